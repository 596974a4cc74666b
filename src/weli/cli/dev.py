"""`weli dev`: for those who work on Weli itself; and `weli doctor`."""

import time
from importlib.metadata import version
from platform import python_version
from secrets import randbelow
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from weli import __version__
from weli.cli import common
from weli.games import GAMES

if TYPE_CHECKING:
    from weli.fast.cache import Folder
    from weli.i18n.texts import Texts

__all__ = ["app", "doctor"]

app = App(
    name="dev",
    help="For those who work on Weli itself.",
    help_format="plaintext",
)

DEALS: Final = 3
"""So many deals are played at each table, unless a match ends before."""
OBSERVED: Final = 8
"""At one table of so many, what every seat knows is compared as well."""
PACKED: Final = 8
"""At the others the whole state is compared before every so manieth move only."""
REPORT_EVERY: Final = 60


@app.command
def fuzz(
    *,
    minutes: float = 1.0,
    games: str = ",".join(GAMES),
    seed: int | None = None,
    first: int = 0,
    lang: str | None = None,
) -> None:
    """Play random deals under random house rules in both engines, and compare every move.

    Ends with exit code 1 at the first difference, and prints the table at which it happened. A run
    that ended can be gone on with: its last line says how.

    Args:
        minutes: How long.
        games: Which games, with commas between.
        seed: A number that decides everything; by default another one every time.
        first: The number of the first table; the same seed and number are always the same table.
        lang: Language: en, de or ko.
    """
    words = common.texts(lang)
    chosen = [common.game_named(name.strip(), words) for name in games.split(",")]
    if minutes <= 0:
        common.fail(words("doctor-minutes", minutes=str(minutes)))
    if first < 0:
        common.fail(words("doctor-first", first=str(first)))
    seed = randbelow(10**6) if seed is None else seed
    print(words("doctor-fuzz-seed", seed=str(seed)), flush=True)
    _fuzz(words, chosen, (seed, first), minutes * 60)


def _fuzz(words: "Texts", games: list[str], begin_at: tuple[int, int], seconds: float) -> None:
    """Compare tables until the time is up, and say now and then how many."""
    from weli.fast.lockstep import Difference, compare, random_table
    from weli.kernel.chance import KeyedRandom

    seed, number = begin_at
    begin = told = time.monotonic()
    tables = deals = moves = 0
    while time.monotonic() - begin < seconds:
        place = number + tables
        table = random_table(games[place % len(games)], KeyedRandom.of("fuzz", seed, place))
        observed = place // len(games) % OBSERVED == 0
        try:
            done = compare(table, DEALS, observed=observed, packed=1 if observed else PACKED)
        except Difference as difference:
            print(words("doctor-fuzz-table", seed=str(seed), first=str(place)))
            print(f"{table}\n{difference}")
            raise SystemExit(1) from None
        tables, deals, moves = tables + 1, deals + done.deals, moves + done.moves
        if time.monotonic() - told > REPORT_EVERY:
            told = time.monotonic()
            print(words("doctor-fuzz-done", tables=tables, deals=deals, moves=moves), flush=True)
    print(words("doctor-fuzz-done", tables=tables, deals=deals, moves=moves))
    print(words("doctor-fuzz-on", seed=str(seed), first=str(number + tables)))


def doctor(
    *,
    build: Annotated[bool, Parameter(name="--compile", negative=())] = False,
    lang: str | None = None,
) -> None:
    """Say what Weli runs on, and whether the compiled engines are ready.

    Args:
        build: Compile now what is not compiled yet; takes about two minutes.
        lang: Language: en, de or ko.
    """
    words = common.texts(lang)
    print(words("doctor-versions", weli=__version__, python=python_version()))
    print(words("doctor-compiler", numba=version("numba"), numpy=version("numpy")))
    import warnings

    from weli.fast.cache import CacheWarning, folder

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", CacheWarning)
        places = {game: folder(f"weli.fast.{game}") for game in GAMES}
        broken = next((place for place in places.values() if place.problem), None)
        if broken:
            print(words("doctor-folder-bad", folder=str(broken.path), reason=broken.problem))
        for game, place in places.items():
            print(_state(words, game, place, build=build))
    if broken:
        raise SystemExit(1)


def _state(words: "Texts", game: str, place: "Folder", *, build: bool) -> str:
    """Say whether a game's engine is compiled; compile it first where that is wished."""
    from weli.fast.preparing import busy, compile_game

    name = words(f"game-{game}")
    if build and not place.filled:
        return words("doctor-compiled", game=name, seconds=f"{compile_game(game):.0f}")
    if place.filled:
        seconds = f"{place.seconds:.0f}"
        return words("doctor-ready", game=name, folder=str(place.path), seconds=seconds)
    state = "doctor-busy" if busy(place) else "doctor-not-ready"
    return words(state, game=name, folder=str(place.path))
