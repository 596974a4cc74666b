"""Every number the rule-of-thumb player goes by, in one table of whole numbers.

Strengths are in hundredths of a logit: a lead of 110 over a hurdle is a chance of three in four.
Chances are in thousandths. The strengths and hurdles were fitted to deals that the player played
against itself and then rounded; the rest was chosen by playing variants against each other.
"""

from typing import Final

from msgspec import Struct

__all__ = ["DECLARER", "DEFENDER", "WEIGHTS", "Weights"]

DECLARER: Final = 0
DEFENDER: Final = 1

Numbers = tuple[int, ...]


class Weights(Struct, frozen=True, kw_only=True):
    """The table. Where a tuple goes by rank, its places are the values of `Rank`, up to the Sow.

    Attributes:
        trump_card: strength of a trump that is kept, by rank.
        plain_card: strength of another card that is kept, by rank.
        length: more strength for so many trumps kept.
        drawn: strength of a card that is still to be drawn.
        sight: more strength for a single card that is drawn on sight.
        extra: more strength for drawing one or two cards more than are laid off.
        blind: strength of looking for trump among new cards.
        hurdles: what stands against 1 to 5 tricks, by role and by 2 to 5 players.
        contract: what a bid of so many tricks tells the others about the declarer's strength.
        players: how many are expected to play along, by seats, where staying home is allowed.
        outbid: the chance that one later player takes a bid of so many tricks away for good.
        opens: the chance that one later player bids when nobody has.
        muli_trump: strength of a trump for the Muli, by rank.
        muli_plain: strength of another card for the Muli, by rank.
        muli_length: more strength for so many trumps.
        muli_hurdle: what stands against a Muli, by 2 to 5 players.
        race_keep: what is left of a player's weight in the race when he is a point farther away.
        knock_behind: how many points a player must be behind to knock.
        held: how much of the cards nobody holds counts among those a good card may be met by.
        suited: how many of a plain suit's cards are taken to be still in the hands.
        breaking: how much of the worth of breaking the declarer's bid a trick counts for.
        drawing: more chance for every other card when trumps are drawn, by length.
        later_trump: the chance that a trump takes a later trick, by opponents and higher trumps.
        later_length: more chance with so many other trumps.
        later_plain: the chance that a plain card takes a later trick, by opponents and higher ones.
        later_clear: the same when the opponents have no trump left.
    """

    trump_card: Numbers
    plain_card: Numbers
    length: Numbers
    drawn: int
    sight: int
    extra: Numbers
    blind: int
    hurdles: tuple[tuple[Numbers, ...], tuple[Numbers, ...]]
    contract: Numbers
    players: Numbers
    outbid: Numbers
    opens: int
    muli_trump: Numbers
    muli_plain: Numbers
    muli_length: Numbers
    muli_hurdle: Numbers
    race_keep: int
    knock_behind: int
    held: int
    suited: int
    breaking: int
    drawing: int
    later_trump: tuple[Numbers, ...]
    later_length: Numbers
    later_plain: tuple[Numbers, ...]
    later_clear: Numbers


WEIGHTS: Final = Weights(
    # From the six: 6 7 8 9 10 Unter - Ober - King Weli Sow, by the value of the rank.
    trump_card=(0, 0, 0, 0, 0, 0, 88, 94, 98, 105, 111, 126, 0, 144, 0, 172, 215, 258),
    plain_card=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 0, 10, 0, 16, 0, 54),
    length=(0, 0, 0, 13, 47, 150),
    drawn=43,
    sight=27,
    extra=(0, 57, 77),
    blind=350,
    hurdles=(
        (
            (20, 218, 374, 526, 726),
            (133, 341, 517, 703, 931),
            (201, 411, 594, 791, 1025),
            (214, 425, 609, 819, 1043),
        ),
        (
            (71, 266, 417, 588, 838),
            (189, 392, 574, 790, 1104),
            (247, 465, 661, 907, 1286),
            (259, 496, 702, 956, 1276),
        ),
    ),
    contract=(0, 0, 38, 92, 166, 220),
    players=(0, 0, 2, 3, 3, 4),
    outbid=(0, 400, 250, 120, 50, 20),
    opens=500,
    muli_trump=(0, 0, 0, 0, 0, 0, 200, 210, 215, 215, 220, 235, 0, 240, 0, 245, 263, 306),
    muli_plain=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 65, 0, 120, 0, 203),
    muli_length=(0, 0, 0, 0, 54, 181),
    muli_hurdle=(1160, 1295, 1375, 1450),
    race_keep=940,
    knock_behind=40,
    held=200,
    suited=550,
    breaking=500,
    drawing=70,
    later_trump=(
        (1000, 900, 750, 680, 640, 550),
        (1000, 770, 610, 490, 410, 300),
        (1000, 650, 490, 330, 270, 160),
        (1000, 600, 420, 280, 200, 120),
    ),
    later_length=(-100, -40, 30, 100),
    later_plain=(
        (315, 270, 245, 200),
        (177, 96, 68, 40),
        (114, 35, 20, 10),
        (80, 20, 10, 5),
    ),
    later_clear=(600, 200, 100, 50),
)
"""The weights of the player that is shipped."""
