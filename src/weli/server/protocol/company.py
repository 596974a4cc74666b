"""The company of a table and what it has agreed on, as everybody at the table sees it."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

__all__ = [
    "Policy",
    "RulesChosen",
    "SeatInfo",
    "TableInfo",
]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits in a seat.

    Attributes:
        kind: `open` until somebody takes it, `person`, or `bot`.
        name: the person's name; empty for an open seat and for a computer player, whose name each
            client says in its own language.
        level: the level of the computer player, or of the one that would stand in.
        here: whether the person is connected.
        stood_in: whether a computer player plays for the person at the moment.
        agreed: whether the person has agreed to the rules as they are now.
        host: whether the person runs the table.
        ready: whether the person waits for the next deal.
        lang: the person's language, so that others know.
    """

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    here: bool = False
    stood_in: bool = False
    agreed: bool = False
    host: bool = False
    ready: bool = False
    lang: str = ""


class RulesChosen(Struct, frozen=True, kw_only=True):
    """The house rules of a table.

    Attributes:
        plain: every option, group by group, as in records and TOML files.
        code: the short code that stands for all of them.
        profile: the profile they are told from.
        changed: the options that differ from that profile, as `group.option`.
    """

    plain: Mapping[str, Mapping[str, Any]]
    code: str
    profile: str
    changed: tuple[str, ...] = ()


class Policy(Struct, frozen=True, kw_only=True):
    """What holds at this table beside the rules of the game.

    Attributes:
        history: which tricks may be looked at again: `none`, `last` or `all` of the deal.
        show_cards: whether everybody's cards can be looked at after a deal.
        spectators: whether people without a seat may watch.
        clock: seconds for a decision before a computer player makes it; 0 for no clock.
        stand_in: seconds after which a computer player stands in for somebody who is gone.
        claims: whether people may say "the rest are mine", and what it costs when it does not
            hold: `off`; `free`, nothing; `open`, the hand lies open to the end of the deal; `once`,
            that and no other claim in this match.
        hints: whether people may ask what the computer player `master` would do: `off`; `alone`,
            only while no other person sits at the table; `all`.
    """

    history: Literal["none", "last", "all"] = "last"
    show_cards: bool = True
    spectators: bool = True
    clock: int = 0
    stand_in: int = 60
    claims: Literal["off", "free", "open", "once"] = "open"
    hints: Literal["off", "alone", "all"] = "alone"


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody at it sees it.

    Attributes:
        id: its name in addresses; it opens no seat.
        game: `mulatschak` or `mighty`.
        stage: `lobby` until the first deal, then `playing`, `over` after the match.
        seats: who sits where.
        rules: what is played by.
        policy: what else holds.
        paused: whether the host has paused the table.
        told: what sentences about the table need to know, such as the number of the last trick.
        match: the number of the match at this table, from 0; in the lobby that of the next one.
    """

    id: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    rules: RulesChosen
    policy: Policy = Policy()
    paused: bool = False
    told: Mapping[str, str | int] = {}
    match: int = 0
