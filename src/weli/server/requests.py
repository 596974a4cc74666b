"""What can be asked over HTTP beside the rules of games: requests, answers and refusals."""

from typing import Final

from msgspec import Struct

from weli.server.company import USUAL_LEVEL
from weli.server.invites import Picture
from weli.server.openapi import Endpoint

__all__ = [
    "ENDPOINTS",
    "Health",
    "InviteTold",
    "JoinWish",
    "LanTold",
    "MyTable",
    "NewTable",
    "SeatWish",
    "Seated",
    "SpokenWish",
]


class SeatWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: anybody who comes, or a computer player of a level."""

    kind: str = "bot"
    level: str = USUAL_LEVEL


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened.

    Attributes:
        game: the game that is played.
        code: the rules, as their short code; by default those of the profile.
        profile: the profile the rules are told from; by default the closest.
        seats: who sits where, all seats in order; the first is for whoever opens the table. By
            default as many as are usual, with computer players.
        name: what the person is called.
        lang: the person's language.
        play_now: whether to begin at once; open seats go to computer players then.
    """

    game: str
    code: str = ""
    profile: str = ""
    seats: tuple[SeatWish, ...] = ()
    name: str = ""
    lang: str = ""
    play_now: bool = False


class Seated(Struct, frozen=True, kw_only=True):
    """A seat at a table."""

    id: str
    seat: int


class JoinWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who comes by an invite link; `seat` is the one that is wished, if any."""

    invite: str
    name: str = ""
    lang: str = ""
    seat: int | None = None


class SpokenWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who was told a code, such as `LEAF 47`."""

    code: str
    name: str = ""
    lang: str = ""


class MyTable(Struct, frozen=True, kw_only=True):
    """A table at which somebody has a seat; `names` are those of its people."""

    id: str
    game: str
    profile: str
    stage: str
    seat: int
    seats: int
    names: tuple[str, ...]


class InviteTold(Struct, frozen=True, kw_only=True):
    """How to invite others.

    Attributes:
        link: the address to send them.
        spoken: the code to tell them; empty once the match has begun.
        picture: the link as a QR code.
        only_this_machine: whether the link works on this computer only.
    """

    link: str
    spoken: str
    picture: Picture
    only_this_machine: bool


class LanTold(Struct, frozen=True, kw_only=True):
    """The addresses at which others on the same network reach this server."""

    origins: tuple[str, ...]


class RecordWish(Struct, frozen=True, kw_only=True):
    """Which of the table's matches, from 0; -1 is the last one that is over."""

    match: int = -1


class LangWish(Struct, frozen=True, kw_only=True):
    """The reader's language."""

    lang: str = ""


class Health(Struct, frozen=True, kw_only=True):
    """That the server works, the protocol it speaks, and how many tables are in memory."""

    protocol: int
    tables: int


_BAD: Final = {400: "The request could not be understood: `bad_message`, `no_such_game`, ..."}
_MANY: Final = {429: "Too many requests: `too_many`, with the `seconds` to wait."}
_NO_TABLE: Final = {404: "There is no such table: `no_such_table`."}
_SEATED: Final = {403: "Only for people with a seat: `not_seated`."}

ENDPOINTS: Final = (
    Endpoint(
        method="POST",
        path="/api/tables",
        summary="Open a table and take its first seat.",
        body=NewTable,
        answer=Seated,
        status=201,
        errors={**_BAD, **_MANY, 413: "Too long.", 503: "Too many tables are open: `busy`."},
    ),
    Endpoint(
        method="GET",
        path="/api/tables/mine",
        summary="The tables at which the guest has a seat, the last one first.",
        answer=tuple[MyTable, ...],
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{id}/join",
        summary="Take a seat by an invite link.",
        body=JoinWish,
        answer=Seated,
        errors={
            **_BAD,
            **_MANY,
            **_NO_TABLE,
            403: "The invite is another one: `wrong_invite`.",
            409: "No seat is free: `full`, `not_in_lobby`.",
            413: "Too long.",
        },
    ),
    Endpoint(
        method="POST",
        path="/api/join",
        summary="Take a seat by a spoken code, while the table waits for people.",
        body=SpokenWish,
        answer=Seated,
        errors={
            **_BAD,
            **_MANY,
            404: "No table has this code: `no_such_table`.",
            409: "No seat is free: `full`, `not_in_lobby`.",
            413: "Too long.",
        },
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{id}/invite",
        summary="How to invite others, for people with a seat.",
        query=LangWish,
        answer=InviteTold,
        errors={**_NO_TABLE, **_SEATED},
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{id}/record",
        summary="The record of a match that is over, for people with a seat, as JSON lines.",
        query=RecordWish,
        answer=str,
        media="application/x-ndjson",
        errors={
            400: "The number of the match is none: `bad_message`.",
            **_NO_TABLE,
            **_SEATED,
            409: "The match is still played: `not_over`.",
        },
    ),
    Endpoint(
        method="POST",
        path="/api/lan",
        summary="Let others on the same network join; only from the server's own computer.",
        answer=LanTold,
        errors={403: "Not from another computer: `only_here`.", 409: "No network: `no_lan`."},
    ),
    Endpoint(method="GET", path="/api/health", summary="Whether it works.", answer=Health),
)
"""What this module answers."""
