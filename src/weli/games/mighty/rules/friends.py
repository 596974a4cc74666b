"""Options of the friend, and of the powers in the first and last trick.

The tags of the sources are explained in the rule book, `docs/rulebook/mighty.md`.
"""

from typing import Annotated, Literal

from weli.games.mighty.words import FriendKind, Policy
from weli.kernel.options import Group, option

__all__ = ["First", "Friend", "Last", "Play"]


class Friend(Group, frozen=True):
    """Calling the friend."""

    kinds: Annotated[
        frozenset[FriendKind],
        option(
            "Who may be the friend: the holder of a called card, of two cards, the winner of the "
            "first, last or any trick, a player named openly, or nobody; several may be allowed.",
            number=45,
            source="S: card, nobody; P, N, F, B: first trick too; M: the others",
            choices=tuple(FriendKind),
        ),
    ] = frozenset({FriendKind.CARD, FriendKind.FIRST, FriendKind.NONE})

    joker_card: Annotated[
        bool,
        option(
            "The joker may be called.",
            number=46,
            source="P: yes; M with four players: no",
        ),
    ] = True

    mighty_card: Annotated[
        bool,
        option(
            "The mighty may be called.",
            number=47,
            source="P, N",
        ),
    ] = True

    fake: Annotated[
        bool,
        option(
            "A card that the declarer holds or has buried may be called.",
            number=48,
            source="P, N",
        ),
    ] = True

    two_deck: Annotated[
        Literal["both", "first_played"],
        option(
            "With two decks the friend is every holder of the called card, or who plays it first.",
            number=49,
            source="R: partners; rule book, table B 4",
        ),
    ] = "both"

    request: Annotated[
        bool,
        option(
            "At the highest no-trump the declarer may ask the friend for a suit.",
            number=50,
            source="S, P",
        ),
    ] = True

    request_binding: Annotated[
        Literal["first_holding", "every"],
        option(
            "When the friend must honour it: the first time he leads and can, or every time.",
            number=51,
            source="P; rule book, table B 24",
        ),
    ] = "first_holding"


class First(Group, frozen=True):
    """What special cards and trumps may do in the first trick."""

    mighty: Annotated[
        Policy,
        option(
            "The mighty in the first trick.",
            number=52,
            source="S, P: valid; Daegu: powerless",
        ),
    ] = "valid"

    trump: Annotated[
        Policy,
        option(
            "Trumps in the first trick.",
            number=53,
            source="S, P, N: not led",
        ),
    ] = "no_lead"

    joker: Annotated[
        Policy,
        option(
            "The joker in the first trick.",
            number=54,
            source="P, N: powerless; S: not led; Sinchon: forbidden",
        ),
    ] = "powerless"

    ripper: Annotated[
        Policy,
        option(
            "The ripper in the first trick.",
            number=55,
            source="P, N: calls nothing; S: not led",
        ),
    ] = "powerless"


class Last(Group, frozen=True):
    """What special cards and trumps may do in the last trick."""

    mighty: Annotated[
        Policy,
        option(
            "The mighty in the last trick.",
            number=56,
            source="P, N",
        ),
    ] = "valid"

    trump: Annotated[
        Policy,
        option(
            "Trumps in the last trick.",
            number=57,
            source="P, N",
        ),
    ] = "valid"

    joker: Annotated[
        Policy,
        option(
            "The joker in the last trick.",
            number=58,
            source="P, N: powerless; B: valid",
        ),
    ] = "powerless"

    ripper: Annotated[
        Policy,
        option(
            "The ripper in the last trick.",
            number=59,
            source="P, N",
        ),
    ] = "valid"


class Play(Group, frozen=True):
    """Following, the joker and the ripper."""

    trump_release: Annotated[
        Literal["nothing_else", "specials_ignored"],
        option(
            "When trump may be led to the first trick all the same: with nothing else, or with "
            "only specials beside it.",
            number=60,
            source="S, P: nothing else; league: specials do not count",
        ),
    ] = "nothing_else"

    mighty_forced: Annotated[
        Literal["strict", "joker_allowed"],
        option(
            "When the mighty is the only card of the led suit it must be played, or the joker "
            "may be.",
            number=61,
            source="S: must; N: the joker may",
        ),
    ] = "joker_allowed"

    joker_lead: Annotated[
        Literal["names_suit", "calls_trump", "names_colour"],
        option(
            "Who leads the joker names a suit, calls for trump, or names a colour.",
            number=62,
            source="P, G, F, N: a suit; Gyeonggi: a colour",
        ),
    ] = "names_suit"

    powerless_lead: Annotated[
        Literal["names_suit", "next_card"],
        option(
            "A joker led without power still names a suit, or the next card decides.",
            number=63,
            source="Rule book, table B 7; Gyeonggi: the next card",
        ),
    ] = "names_suit"

    ripper_call: Annotated[
        Literal["always", "optional"],
        option(
            "A led ripper always calls the joker, or if its leader likes.",
            number=64,
            source="S: always; P, N: if he likes",
        ),
    ] = "optional"

    ripper_multi: Annotated[
        Literal["all_holders", "next_holder"],
        option(
            "With several jokers every holder must play one, or only the next.",
            number=65,
            source="Rule book, table B 31",
        ),
    ] = "all_holders"

    mighty_defence: Annotated[
        bool,
        option(
            "Who is called may play the mighty instead of the joker.",
            number=66,
            source="P, B, N: yes; KMLA: no",
        ),
    ] = True

    called_joker_power: Annotated[
        bool,
        option(
            "A called joker keeps its power.",
            number=67,
            source="Suwon, Gyeonggi: yes",
        ),
    ] = False

    forced_early: Annotated[
        bool,
        option(
            "The mighty and the joker may not be kept for the last trick.",
            number=68,
            source="U",
        ),
    ] = False
