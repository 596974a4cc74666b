"""Rules of the house that no tool checks."""

import importlib.metadata
import re
import tomllib

import pytest

import weli
from tests.setup.budgets import BUDGETS, Spent
from tests.setup.project import ROOT, committed_files, python_files

MAX_LINES = 500
CORES = 2
TEN_MINUTES = 600
# Spelled in parts, since this file is searched too.
HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("python" + "hosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("debian", "org"),
    ]
]
# The top folder of a path that exists on one person's machine only.
MACHINE_PATH = re.compile(r"(?<![\w.}~])/(?:work|root|home|Users)/\w")
SUPPRESSION = re.compile(r"#\s*(?:noqa|type:\s*ignore|mypy:|ruff:|fmt:)[^#]*")


def text_of_committed_files() -> dict[str, str]:
    """The text of each committed file by its name; a file that is not text has no place here."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in committed_files()
    }


def test_no_file_names_a_registry_host_or_a_path_of_one_machine() -> None:
    found = [
        f"{name}: {word}"
        for name, text in text_of_committed_files().items()
        for word in [*(host for host in HOSTS if host in text), *MACHINE_PATH.findall(text)]
    ]
    assert found == []


@pytest.mark.parametrize("top", ["home", "root", "work", "Users"])
def test_a_machine_path_is_recognised(top: str) -> None:
    assert MACHINE_PATH.search(f"open('/{top}/x')")
    assert MACHINE_PATH.search(f"file:///{top}/x")


@pytest.mark.parametrize(
    "line",
    ["cd /workspace", "tests/home/x.py", "/".join(("a", "work", "b")), "/".join(("~", "root"))],
)
def test_an_ordinary_path_is_let_through(line: str) -> None:
    assert not MACHINE_PATH.search(line)


def test_no_source_file_is_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files("src", "tests", "tools", "benchmarks")
    }
    assert {name: length for name, length in lengths.items() if length > MAX_LINES} == {}


def test_every_suppressed_warning_has_a_reason() -> None:
    bare = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in python_files("src", "tests", "tools", "benchmarks")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if (match := SUPPRESSION.search(line)) and match.end() == len(line)
    ]
    assert bare == []


def test_hooks_are_local_only() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"repo:\s*(\S+)", text)) == {"local"}


def test_one_version_everywhere() -> None:
    assert importlib.metadata.version("weli") == weli.__version__


def test_package_is_marked_as_typed() -> None:
    assert (ROOT / "src" / "weli" / "py.typed").is_file()


def test_profiles_parse() -> None:
    for path in committed_files():
        if path.suffix == ".toml":
            tomllib.loads(path.read_text(encoding="utf-8"))


def test_budgets_fit_in_ten_minutes_and_cover_every_folder() -> None:
    assert sum(BUDGETS.values()) <= CORES * TEN_MINUTES
    folders = {
        path.relative_to(ROOT / "tests").parts[0]
        for path in python_files("tests")
        if path.name.startswith("test_")
    }
    assert folders <= set(BUDGETS)


def test_seconds_are_booked_by_folder() -> None:
    spent = Spent({"laws": 2, "kernel": 5})
    spent.add("tests/laws/test_cards.py::test_conserved[salzburg]", 1.5)
    spent.add("tests/laws/test_cards.py::test_conserved[geiser]", 1.0)
    spent.add("tests/kernel/test_tricks.py::test_follow", 1.0)
    spent.add("tests/new/test_x.py::test_x", 0.5)
    assert spent.lines() == [
        "kernel           1.0 of 5",
        "laws             2.5 of 2",
        "new              0.5 of 0",
    ]
    assert [line.split()[2] for line in spent.over_budget()] == ["tests/laws", "tests/new"]
