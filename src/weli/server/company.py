"""A table as it is kept: who sits where, by which rules, and how far it has come."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from weli.games import GAMES, closest_profile, load_profile, profile_names
from weli.i18n.texts import LANGUAGES, Texts
from weli.i18n.words import at_table
from weli.kernel import codes
from weli.server.protocol import Policy, RulesChosen, SeatInfo, TableInfo

__all__ = ["USUAL_LEVEL", "SeatRow", "Stage", "TableRow", "chosen_rules", "rules_of", "told_of"]

USUAL_LEVEL = "regular"
"""How well a computer player plays when nobody says it."""

Stage = Literal["lobby", "playing", "over"]

_RULE_SETS = 512


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat as it is kept.

    Attributes:
        kind: who holds it.
        name: the person's name.
        lang: the person's language.
        level: the level of the computer player, or of the one that would stand in.
        token: the SHA-256 of what the person's browser holds; empty for an open seat and a bot.
        agreed: the code of the rules the person has agreed to.
        host: whether the person runs the table.
        stood_in: whether a computer player plays for the person at the moment.
        standing: answers given to questions that everybody is asked, as JSON by question.
        laid_open: whether the hand lies open, after a claim that did not hold.
        claims_lost: whether the person may claim nothing more in this match.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    lang: str = ""
    level: str = USUAL_LEVEL
    token: str = ""
    agreed: str = ""
    host: bool = False
    stood_in: bool = False
    standing: Mapping[str, str] = {}
    laid_open: bool = False
    claims_lost: bool = False


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is kept.

    Attributes:
        id: its name in addresses.
        game: the game that is played.
        stage: how far it has come.
        code: the rules, as their short code.
        profile: the profile the rules are told from.
        policy: what holds beside the rules.
        paused: whether the host has paused the table.
        invite: the secret of the invite link.
        spoken: the number of the code that can be said aloud while the lobby is open; -1 for none.
        header: the record's first line, once the match has begun.
        secret: what the shuffles follow from, once the match has begun.
        match: the number of the match at this table, from 0; in the lobby that of the next one.
        created: when it was opened, in seconds since 1970.
        seats: who sits where.
    """

    id: str
    game: str
    code: str
    profile: str
    invite: str
    spoken: int
    created: float
    seats: tuple[SeatRow, ...]
    stage: Stage = "lobby"
    policy: Policy = Policy()
    paused: bool = False
    header: str = ""
    secret: str = ""
    match: int = 0

    def with_seat(self, seat: int, **changes: Any) -> "TableRow":
        """Return the table with one seat changed."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self, seats=tuple(seats))

    def seat_of(self, token: str) -> int | None:
        """Return the seat that somebody holds, if any."""
        return next((n for n, seat in enumerate(self.seats) if token and seat.token == token), None)

    @property
    def host(self) -> int | None:
        """The seat of whoever runs the table; nobody's after all people have left."""
        return next((number for number, seat in enumerate(self.seats) if seat.host), None)

    def info(self, here: frozenset[int], ready: frozenset[int]) -> TableInfo:
        """Return the table as everybody at it sees it, given who is connected and who is ready."""
        seats = [
            SeatInfo(
                kind=row.kind,
                name=row.name,
                level=row.level if row.kind != "open" else "",
                here=number in here,
                stood_in=row.stood_in,
                agreed=row.kind == "person" and row.agreed == self.code,
                host=row.host,
                ready=number in ready,
                lang=row.lang,
            )
            for number, row in enumerate(self.seats)
        ]
        return TableInfo(
            id=self.id,
            game=self.game,
            stage=self.stage,
            seats=tuple(seats),
            rules=chosen_rules(self.game, self.code, self.profile),
            policy=self.policy,
            paused=self.paused,
            told=told_of(self.game, self.code, len(self.seats)),
            match=self.match,
        )


@lru_cache(maxsize=_RULE_SETS)
def rules_of(game: str, code: str) -> Any:
    """Return the rules that a code stands for; raises `RulesError` for what is none."""
    return codes.decode(GAMES[game].rules, code)


@lru_cache(maxsize=_RULE_SETS)
def told_of(game: str, code: str, seats: int) -> Mapping[str, str | int]:
    """Return what sentences about a table need to know of it; see `weli.i18n.words`."""
    return dict(at_table(Texts(LANGUAGES[0]), rules_of(game, code), seats).table)


@lru_cache(maxsize=_RULE_SETS)
def chosen_rules(game: str, code: str, profile: str) -> RulesChosen:
    """Return the rules of a table as everybody at it sees them."""
    rules = rules_of(game, code)
    known = profile if profile_names().get(profile) == game else closest_profile(rules)
    return RulesChosen(
        plain=rules.plain(),
        code=code,
        profile=known,
        changed=tuple(rules.diff(load_profile(known))),
    )
