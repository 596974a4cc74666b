"""Options of the opening: players, pack, special cards, misdeal.

The tags of the sources are explained in the rule book, `docs/rulebook/mighty.md`.
"""

from typing import Annotated, Literal

from weli.games.mighty.words import FACES, MisdealHand, Players
from weli.kernel.options import Group, option

__all__ = ["Misdeal", "Pack", "Special", "Table"]


class Table(Group, frozen=True):
    """Who plays."""

    players: Annotated[
        frozenset[Players],
        option(
            "For how many players these rules are meant.",
            number=1,
            source="D, the profiles",
            choices=tuple(Players),
        ),
    ] = frozenset(Players)

    first_dealer: Annotated[
        Literal["random", "seat0"],
        option(
            "How the first dealer is found: by lot, or seat one deals.",
            number=2,
            source="S: by lot",
        ),
    ] = "random"


class Pack(Group, frozen=True):
    """The cards that are used."""

    four: Annotated[
        Literal["seed43", "roth51"],
        option(
            "The pack of four players: 43 cards, or 51 without the twos of hearts and clubs.",
            number=3,
            source="S, P: 43 cards; R: 51",
        ),
    ] = "seed43"

    two_deck_jokers: Annotated[
        Literal[4, 2],
        option(
            "How many jokers there are in two decks.",
            number=4,
            source="S: four; R: two",
        ),
    ] = 4

    one_deck_jokers: Annotated[
        Literal[1, 2],
        option(
            "How many jokers there are in one deck.",
            number=5,
            source="S: one; Gyeonggi: two",
        ),
    ] = 1

    many: Annotated[
        Literal["two_decks", "small_hands", "sit_out"],
        option(
            "How six and more play: with two decks, with small hands of one deck, or with "
            "players sitting out.",
            number=6,
            source="S, R: two decks; N: small hands, or the dealer sits out",
        ),
    ] = "two_decks"


class Special(Group, frozen=True):
    """The mighty, the joker and the ripper."""

    mighty: Annotated[
        str,
        option(
            "The mighty, the highest card of all.",
            number=7,
            source="S, P, B, F, N",
            choices=FACES,
        ),
    ] = "SA"

    alt_mighty: Annotated[
        str,
        option(
            "The mighty when its own suit is trump.",
            number=8,
            source="S, P, N: the ace of diamonds; U: of clubs",
            choices=FACES,
        ),
    ] = "DA"

    ripper: Annotated[
        str,
        option(
            "The ripper, which calls the joker.",
            number=9,
            source="S, P, F, N; Baekseok: the two of clubs",
            choices=FACES,
        ),
    ] = "C3"

    alt_ripper: Annotated[
        str,
        option(
            "The ripper when its own suit is trump; it may stay the same, or there is none.",
            number=10,
            source="S, P, B, F; SNUCSE: the three of hearts; Dongdaejeon: the same",
            choices=(*FACES, "same", "none"),
        ),
    ] = "S3"

    red_ripper: Annotated[
        str,
        option(
            "The ripper of the red joker, where one deck has two jokers.",
            number=11,
            source="N, Gyeonggi",
            choices=FACES,
        ),
    ] = "H3"

    alt_red_ripper: Annotated[
        str,
        option(
            "The ripper of the red joker when its own suit is trump.",
            number=12,
            source="N, Gyeonggi",
            choices=(*FACES, "same", "none"),
        ),
    ] = "D3"

    joker_is_point: Annotated[
        bool,
        option(
            "A joker counts a point.",
            number=13,
            source="N, Gwangju",
        ),
    ] = False

    mighty_names_suit: Annotated[
        bool,
        option(
            "Who leads the mighty names the suit to follow.",
            number=14,
            source="M, Gwanak",
        ),
    ] = False

    trump_needs_void: Annotated[
        bool,
        option(
            "Trump may not be led until somebody could not follow suit.",
            number=15,
            source="N, Incheon",
        ),
    ] = False


class Misdeal(Group, frozen=True):
    """Hands so poor that the deal may be given up."""

    allowed: Annotated[
        bool,
        option(
            "A player with a very poor hand may call a misdeal.",
            number=16,
            source="P, F, N; S is silent",
            book="on",
        ),
    ] = True

    spade_ace: Annotated[
        int,
        option(
            "What the ace of spades counts, in half points.",
            number=17,
            source="P, F: nothing; Seoul, KMLA: a point",
            least=-4,
            most=4,
        ),
    ] = 0

    honours: Annotated[
        int,
        option(
            "What any other ace, king, queen or jack counts, in half points.",
            number=18,
            source="P, F",
            least=0,
            most=4,
            book="AKQJ",
        ),
    ] = 2

    tens: Annotated[
        int,
        option(
            "What a ten counts, in half points.",
            number=19,
            source="P, F: half a point; SNUCSE: a point",
            least=0,
            most=4,
            book="10",
        ),
    ] = 1

    joker: Annotated[
        int,
        option(
            "What a joker counts, in half points.",
            number=20,
            source="P: minus one; Gyeonggi: minus a half",
            least=-4,
            most=4,
        ),
    ] = -2

    at_most: Annotated[
        int,
        option(
            "The highest sum, in half points, that is a misdeal.",
            number=21,
            source="P: a half or less",
            least=-4,
            most=8,
        ),
    ] = 1

    also: Annotated[
        frozenset[MisdealHand],
        option(
            "Which other hands are a misdeal.",
            number=22,
            source="N, M, the schools",
            choices=tuple(MisdealHand),
        ),
    ] = frozenset()

    when: Annotated[
        Literal["first_turn", "any_turn", "before_bidding"],
        option(
            "When it may be called: at the first turn to speak, at any turn, or before the "
            "bidding.",
            number=23,
            source="F: before the first bid or pass",
        ),
    ] = "first_turn"

    declarer_with_kitty: Annotated[
        bool,
        option(
            "The declarer may call it with the kitty in hand.",
            number=24,
            source="N: yes; league: no",
        ),
    ] = False

    dealer: Annotated[
        Literal["same", "caller"],
        option(
            "Who deals after a misdeal: the same dealer, or the caller.",
            number=25,
            source="Others: the caller deals next, or the same dealer",
        ),
    ] = "same"

    penalty: Annotated[
        Literal["none", "fixed", "doubling"],
        option(
            "What the caller pays into the pot: nothing, five, or two, four, eight and so on.",
            number=26,
            source="N: five; Lerisia: doubling",
        ),
    ] = "none"
