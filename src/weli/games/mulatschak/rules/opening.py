"""Options of the opening: the pack, the seats, the cut and white hands.

The tags of the sources are explained in the rule book, `docs/rulebook/mulatschak.md`.
"""

from typing import Annotated, Literal

from weli.kernel.options import Group, option

__all__ = ["Cut", "Pack", "Seating", "White"]


class Pack(Group, frozen=True):
    """The cards that are used."""

    size: Annotated[
        Literal[36, 33],
        option(
            "How many cards the pack has: 36, or 33 without the sixes other than the Weli.",
            number=1,
            source="S1 and S2: 36; MU, CK, CT: 33",
            book="pack",
        ),
    ] = 36
    strip_sevens: Annotated[
        bool,
        option(
            "Two players take the sevens out as well.",
            number=2,
            source="MU, advice for two players",
        ),
    ] = False


class Seating(Group, frozen=True):
    """Who deals first and who plays."""

    first_dealer: Annotated[
        Literal["random", "draw_high", "seat0"],
        option(
            "How the first dealer is found: by lot, by drawing the highest card, or seat one.",
            number=3,
            source="MU: cards are drawn; S1 and S2 are silent",
        ),
    ] = "random"
    fifth_sits_out: Annotated[
        bool,
        option(
            "With five players the one on the dealer's right sits out each deal.",
            number=4,
            source="MU and S2, for five players",
        ),
    ] = False


class Cut(Group, frozen=True):
    """Cutting the pack: lifting the Weli, and knocking."""

    cut: Annotated[
        bool,
        option(
            "The player on the dealer's right cuts the pack, and may keep a Weli that he lifts.",
            number=5,
            source="S1, S2",
        ),
    ] = True
    card: Annotated[
        Literal["lifted_bottom", "rest_top"],
        option(
            "Which card the cutter sees: the bottom of the lifted packet, or the top of the rest.",
            number=6,
            source="S2, CK, MU: bottom of the packet; CT: top of the rest",
            book="cut_card",
        ),
    ] = "lifted_bottom"
    must_take_weli: Annotated[
        bool,
        option(
            "A cutter who lifts the Weli has to take it.",
            number=7,
            source="S2: he may",
            book="cutter_must_take_weli",
        ),
    ] = False
    knock: Annotated[
        bool,
        option(
            "Instead of lifting, the cutter may knock: the deal counts double, and the bottom card "
            "is shown; if it is the Weli, he keeps it.",
            number=8,
            source="S1",
        ),
    ] = True
    knock_carries: Annotated[
        bool,
        option(
            "A knock still counts after the cards are thrown in and dealt again.",
            number=9,
            source="A26: a knock concerns one shuffle",
        ),
    ] = False


class White(Group, frozen=True):
    """White hands, without Unter, Ober, King, Sow or Weli: the deal is thrown in."""

    redeal: Annotated[
        Literal["mandatory", "optional", "off"],
        option(
            "Whether a white hand is thrown in: always, as its holder likes, or never.",
            number=10,
            source="S1, S2: always; CK, FK: may",
            book="white_redeal",
        ),
    ] = "mandatory"
    timing: Annotated[
        Literal["before_bidding", "after_first_round"],
        option(
            "When a white hand is thrown in: before the bidding, or after its first round.",
            number=11,
            source="S1, S2: before; CK: after the first round",
            book="white_timing",
        ),
    ] = "before_bidding"
