"""Setting a table in the terminal: the company, the file of the match, and the right face."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, NoReturn

from weli.cli.common import closest_profile, fail, fail_for_bot, fail_near
from weli.cli.saves import InUse, hold, new_path
from weli.cli.wishes import SPEEDS, Face
from weli.games import profile_names
from weli.i18n.problems import say_record_error
from weli.i18n.texts import Texts
from weli.kernel.actions import Seat
from weli.kernel.chance import Chance
from weli.kernel.domains import nearest
from weli.kernel.options import Rules
from weli.kernel.record import Player, RecordError
from weli.play.bot import Bot
from weli.play.journal import FileJournal
from weli.play.match import Match
from weli.play.table import Table
from weli.terminal.session import Session
from weli.terminal.tellings import tell_opening

__all__ = ["INTERRUPTED", "bot_called", "checked_face", "new_match", "seat_company", "take_up"]

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""


def checked_face(words: Texts, face: Face) -> None:
    """Fail for a speed that there is not."""
    if face.speed not in SPEEDS:
        near = nearest(face.speed, SPEEDS) or ", ".join(SPEEDS)
        fail_near(words, words("cli-speed", speed=face.speed), near)


def bot_called(words: Texts, name: str) -> Bot:
    """Return the computer player with this name; fail when there is none."""
    from weli.bots.levels import LEVELS, UnknownBot, load_bot

    try:
        return load_bot(name)
    except UnknownBot as error:
        fail_for_bot(words, error, LEVELS)


def seat_company(words: Texts, name: str | None, bots: list[str]) -> tuple[Player, ...]:
    """Return who sits at the table: the person at seat 0, then the computer players."""
    person = Player(name or words("player-guest"))
    others = [Player(words(f"player-{seat}"), bot) for seat, bot in enumerate(bots, start=1)]
    return (person, *others)


def new_match(
    words: Texts,
    rules: Rules,
    profile: str,
    players: tuple[Player, ...],
    seed: str | None,
    face: Face,
) -> None:
    """Sit down to a new match and play it; every move is saved as it is made.

    The rules must suit the number of players.
    """
    bots = _bots(words, players)
    now = datetime.now().astimezone()
    chance = Chance.fresh() if seed is None else Chance.from_seed(seed)
    started = now.isoformat(timespec="seconds")
    match = Match.new(rules, players, chance, profile=profile, started=started)
    path = new_path(rules.game, now)
    with _holding(words, path):
        journal = FileJournal.create(path, match.record.header, match.record.secret)
        _sit_down(words, Table(match, bots, journal=journal), face)


def take_up(words: Texts, path: Path, face: Face) -> None:
    """Go on with a match that was left; nothing that was acknowledged is lost."""
    with _holding(words, path):
        journal = FileJournal(path)
        try:
            record = journal.load()
            table = Table.take_up(record, _bots(words, record.header.players), journal=journal)
        except RecordError as error:
            fail(f"{path}: {say_record_error(words, error)}")
        if table.match.over:
            fail(words("saved-over", match=path.stem))
        if not record.secret:
            fail(words("saved-no-secret", match=path.stem))
        _sit_down(words, table, face)


def _bots(words: Texts, players: tuple[Player, ...]) -> Mapping[Seat, Bot]:
    """Return the computer players by seat; fail unless exactly one seat is a person's."""
    people = [player for player in players if not player.bot]
    if len(people) != 1:
        fail(words("saved-people", number=len(people)))
    return {
        seat: bot_called(words, player.bot) for seat, player in enumerate(players) if player.bot
    }


@contextmanager
def _holding(words: Texts, path: Path) -> Iterator[None]:
    """Keep a match for this process; fail when another plays it, or when it cannot be saved."""
    try:
        with hold(path):
            yield
    except InUse:
        fail(words("saved-in-use", match=path.stem))
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell anything.
        sys.stdout = None
    except OSError as error:
        fail(words("saved-disk", file=str(error.filename or path), reason=error.strerror or ""))


def _sit_down(words: Texts, table: Table, face: Face) -> None:
    """Play at the table that suits the terminal; say how to come back when the person leaves."""
    me = next(seat for seat in range(table.match.seats) if seat not in table.bots)
    session = Session(table, me, words)
    rules, named = table.match.rules, table.match.record.header.profile
    profile = named if named in profile_names() else closest_profile(rules)
    opening = tell_opening(words, rules, profile, table.match.seats)
    plain = face.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    try:
        _prepare(words, table)
        over = _play_lines(session, opening) if plain else _play_cards(session, opening, face)
    except KeyboardInterrupt:
        _leave(words)
    if not over:
        print(words("saved-resume"))


def _prepare(words: Texts, table: Table) -> None:
    """Compile what strong computer players need, once after an installation, and say so."""
    from weli.bots.levels import level_called
    from weli.fast.cache import folder

    game = table.match.rules.game
    levels = [level_called(player.bot) for player in table.match.record.header.players]
    strong = any(level is not None and level.compiled for level in levels)
    if not strong or folder(f"weli.fast.{game}").filled:
        return
    from rich.console import Console

    from weli.fast.preparing import compile_game

    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(words("saved-preparing"), soft_wrap=True)
    with console.status(words("saved-preparing")):
        compile_game(game)


def _leave(words: Texts) -> NoReturn:
    """Leave after Ctrl-C: the match is saved already."""
    print(f"\n{words('saved-resume')}")
    raise SystemExit(INTERRUPTED)


def _play_lines(session: Session, opening: list[str]) -> bool:
    from weli.terminal.line import LineFace

    return LineFace(session, opening, sys.stdin, sys.stdout).play()


def _play_cards(session: Session, opening: list[str], face: Face) -> bool:
    from weli.terminal.app import TableApp

    app = TableApp(session, opening, speed=face.speed)
    over = app.run()
    if app.failure is not None:
        raise app.failure
    return bool(over)
