"""`weli play` and `weli resume`: a match against computer players in the terminal."""

from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from weli.cli import common
from weli.cli.wishes import Company, Face

if TYPE_CHECKING:
    from weli.kernel.options import Rules

__all__ = ["play", "resume"]

_USUAL_FACE: Final = Face()
_USUAL_COMPANY: Final = Company()


def play(
    game: str = common.DEFAULT_GAME,
    /,
    *,
    rules: str | None = None,
    settings: Annotated[list[str] | None, Parameter(name="--set", negative=())] = None,
    seed: str | None = None,
    ask: Annotated[bool, Parameter(negative=())] = False,
    company: Company = _USUAL_COMPANY,
    face: Face = _USUAL_FACE,
) -> None:
    """Play a match against computer players; every move is saved as it is made.

    Args:
        game: The game: mulatschak or mighty.
        rules: A profile (weli rules list shows them all), a TOML file, or a code that somebody
            gave you.
        settings: One house rule changed, as group.option=value; may be given several times.
        seed: A number or word; the same one gives the same shuffles again.
        ask: Be asked for the game, the rules, the number of players and the level.
        company: Who sits at the table.
        face: How it looks.
    """
    if ask:
        from weli.cli.start import sit_down

        sit_down()
        return
    words = common.texts(face.lang)
    common.game_named(game, words)
    from weli.cli.tables import checked_face, new_match, seat_company

    checked_face(words, face)
    chosen, profile = common.load_rules(rules, settings or (), game, words)
    named = None if company.bots is None else [bot.strip() for bot in company.bots.split(",")]
    seats = company.players if company.players is not None else _usual_seats(chosen, named)
    problems = chosen.check(seats)
    if problems:
        common.fail_with_problems(words, problems)
    levels = [company.level] * (seats - 1) if named is None else named
    if len(levels) != seats - 1:
        common.fail(words("cli-bots", number=len(levels), others=seats - 1))
    new_match(words, chosen, profile, seat_company(words, company.name, levels), seed, face)


def _usual_seats(rules: "Rules", named: list[str] | None) -> int:
    """Return how many sit at a table where the person has not said it."""
    return common.usual_players(rules) if named is None else len(named) + 1


def resume(match: str | None = None, /, *, face: Face = _USUAL_FACE) -> None:
    """Go on with a match that was left, by Ctrl-C or by a crash; nothing is lost.

    Args:
        match: The match as `weli matches` names it; the last unfinished one by default.
        face: How the table looks.
    """
    words = common.texts(face.lang)
    from weli.cli.saves import NoSuchMatch, find, latest_unfinished
    from weli.cli.tables import checked_face, take_up

    checked_face(words, face)
    try:
        path = latest_unfinished() if match is None else find(match)
    except NoSuchMatch as error:
        common.fail_near(words, words("saved-unknown", match=error.name), error.near)
    if path is None:
        common.fail(words("saved-none"))
    take_up(words, path, face)
