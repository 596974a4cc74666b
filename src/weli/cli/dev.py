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
REPORT_EVERY: Final = 60


@app.command
def fuzz(
    *,
    minutes: float = 1.0,
    games: str = ",".join(GAMES),
    seed: int | None = None,
    lang: str | None = None,
) -> None:
    """Play random deals under random house rules in both engines, and compare every move.

    Ends with exit code 1 at the first difference, and prints the table at which it happened.

    Args:
        minutes: How long.
        games: Which games, with commas between.
        seed: A number that decides everything; by default another one every time.
        lang: Language: en, de or ko.
    """
    words = common.texts(lang)
    chosen = [common.game_named(name.strip(), words) for name in games.split(",")]
    if minutes <= 0:
        common.fail(words("doctor-minutes", minutes=str(minutes)))
    seed = randbelow(10**6) if seed is None else seed
    print(words("doctor-fuzz-seed", seed=str(seed)), flush=True)
    _fuzz(words, chosen, seed, minutes * 60)


def _fuzz(words: "Texts", games: list[str], seed: int, seconds: float) -> None:
    """Compare tables until the time is up, and say now and then how many."""
    from weli.fast.lockstep import Difference, play_both, random_table
    from weli.kernel.chance import KeyedRandom

    rng = KeyedRandom.of("fuzz", seed)
    begin = told = time.monotonic()
    tables = moves = 0
    while time.monotonic() - begin < seconds:
        table = random_table(games[tables % len(games)], rng)
        try:
            moves += play_both(table, DEALS, observed=tables // len(games) % OBSERVED == 0)
        except Difference as difference:
            print(f"{table}\n{difference}")
            raise SystemExit(1) from None
        tables += 1
        if time.monotonic() - told > REPORT_EVERY:
            told = time.monotonic()
            print(words("doctor-fuzz-done", tables=tables, moves=moves), flush=True)
    print(words("doctor-fuzz-done", tables=tables, moves=moves))


def doctor(
    *,
    build: Annotated[bool, Parameter(name="--compile", negative=())] = False,
    lang: str | None = None,
) -> None:
    """Say what Weli runs on, and whether the compiled engines are ready.

    Args:
        build: Compile now what is not compiled yet; takes up to a minute.
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
            print(_state(words, game, ready=place.filled, build=build, folder=str(place.path)))
    if broken:
        raise SystemExit(1)


def _state(words: "Texts", game: str, *, ready: bool, build: bool, folder: str) -> str:
    """Say whether a game's engine is compiled; compile it first where that is wished."""
    if build and not ready:
        from weli.fast.batch import BatchEnv
        from weli.games import load_profile

        begin = time.monotonic()
        rules = load_profile(GAMES[game].default_profile)
        BatchEnv(game, rules, common.usual_players(rules), 1, 0).warm()
        seconds = f"{time.monotonic() - begin:.0f}"
        return words("doctor-compiled", game=words(f"game-{game}"), seconds=seconds)
    state = "doctor-ready" if ready else "doctor-not-ready"
    return words(state, game=words(f"game-{game}"), folder=folder)
