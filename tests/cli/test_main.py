"""The command itself: help, version, words it does not know, and what it does not import."""

import subprocess
import sys
from pathlib import Path

import pytest

import weli
from tests.cli.commands import Home, make_home

COMMANDS = ("serve", "play", "resume", "matches", "replay", "verify", "rules", "simulate")
HEAVY = (
    "fluent",
    "msgspec",
    "sqlalchemy",
    "starlette",
    "textual",
    "uvicorn",
    "weli.games",
    "weli.kernel",
    "weli.play",
    "weli.server",
    "weli.terminal",
)


@pytest.fixture
def home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Home:
    return make_home(tmp_path, monkeypatch, capsys)


def test_help_names_every_command(home: Home) -> None:
    done = home.weli("--help")
    assert done.code == 0
    assert all(command in done.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(home: Home, command: str) -> None:
    done = home.weli(command, "--help")
    assert done.code == 0
    assert "--lang" in done.out or command == "rules"


def test_help_and_the_package_load_nothing_heavy() -> None:
    script = (
        "import sys, weli.cli\n"
        "try: weli.cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        f"print([name for name in sys.modules if name.startswith({HEAVY!r})], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stderr.strip() == "[]"


def test_the_version_is_told(home: Home) -> None:
    assert home.weli("--version").out.strip() == weli.__version__


def test_python_can_run_the_package() -> None:
    command = [sys.executable, "-m", "weli", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == weli.__version__


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pla"], "There is no command “pla” (weli --help lists them). Nearest: play."),
        (["xyzzy"], "There is no command “xyzzy”"),
        (["--foo"], "--foo"),
        (["play", "--foo"], "--foo"),
        (["play", "--players", "four"], "four"),
        (["play", "tarock"], "There is no game “tarock”. Nearest: mulatschak, mighty."),
        (["play", "--players", "9"], "These rules are for 2, 3, 4, 5 players, not for 9."),
        (["play", "--players", "-1"], "not for -1."),
        (["play", "--rules", "salzbrg"], "Nearest: salzburg."),
        (["play", "--rules", "nix.toml"], "nix.toml cannot be read: "),
        (["play", "--rules", "M1-XYZ"], "code"),
        (["play", "--set", "exchange.mst=3"], "Nearest: exchange.most."),
        (["play", "--set", "exchange.most"], "“exchange.most” is no setting; write group.option="),
        (["play", "--set", "exchange.most=many"], "“many”"),
        (["play", "--players", "4", "--set", "pack.strip_sevens=yes"], "pack.strip_sevens"),
        (["play", "--level", "reglar"], "Nearest: regular."),
        (["play", "--level", "no.such:Bot"], "“no.such:Bot” cannot be loaded"),
        (["play", "--level", "weli.cards:Nobody"], "has no such class"),
        (["play", "--level", "weli.cards:Card"], "has no method choose"),
        (
            ["play", "--bots", "random,random", "--players", "4"],
            "2 computer players are named",
        ),
        (["play", "--speed", "norml"], "There is no speed “norml”. Nearest: normal."),
        (
            ["play", "--lang", "dee"],
            "There are no words in the language “dee”; there are: en, de, ko.",
        ),
        (["resume"], "No match is waiting to be continued."),
        (["resume", "nothing"], "There is no saved match “nothing”."),
        (["replay", "nothing"], "There is no saved match “nothing”."),
        (["verify", "nothing"], "There is no saved match “nothing”."),
        (["replay"], "requires an argument"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_what_is_wrong_is_said_in_one_line(home: Home, arguments: list[str], said: str) -> None:
    done = home.weli(*arguments)
    assert said in done.complaint()
    assert not home.matches.exists() or not list(home.matches.iterdir())


def test_complaints_come_in_the_readers_language(home: Home) -> None:
    said = home.weli("play", "--players", "9", "--lang", "de").complaint()
    assert "Spieler" in said


def test_a_data_folder_that_cannot_be_written_is_one_line(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("WELI_DATA", str(tmp_path / "file"))
    assert "The match cannot be saved: " in home.weli("play", "--plain").complaint()
