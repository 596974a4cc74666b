"""Options of staying home, exchanging and playing the tricks.

The tags of the sources are explained in the rule book, `docs/rulebook/mulatschak.md`.
"""

from typing import Annotated, Literal

from weli.kernel.options import Group, PerSeats, option

__all__ = ["Exchange", "Home", "Play"]

ALL_CARDS = 5
"""A hand has five cards, so nobody can exchange more."""


class Home(Group, frozen=True):
    """Playing along or staying home."""

    decision: Annotated[
        Literal["before_exchange", "after_declarer_exchange"],
        option(
            "When players stay home: before any exchange, or after the declarer's exchange.",
            number=26,
            source="S1: before; S2: after the declarer's",
            book="home_decision",
        ),
    ] = "before_exchange"
    cost: Annotated[
        int,
        option(
            "What staying home costs, in points.",
            number=27,
            source="S1, S2: one; MU, DM, TR: two",
            book="home_cost",
            least=0,
            most=10,
        ),
    ] = 1
    last_must_play: Annotated[
        bool,
        option(
            "The last to decide must play when everyone else stays home.",
            number=28,
            source="S2, FK, DM, SN",
        ),
    ] = True
    no_consecutive: Annotated[
        bool,
        option(
            "Nobody may stay home in two deals running.",
            number=29,
            source="DM, DB",
            book="no_consecutive_home",
        ),
    ] = False


class Exchange(Group, frozen=True):
    """Exchanging cards with the talon."""

    most: Annotated[
        PerSeats,
        option(
            "How many cards a player may exchange at most.",
            number=30,
            source="S1: five; MU: three with four players",
            book="max_exchange",
            least=0,
            most=ALL_CARDS,
        ),
    ] = PerSeats(ALL_CARDS)
    forbid_four: Annotated[
        bool, option("Nobody may exchange exactly four cards.", number=31, source="DM, DB")
    ] = False
    cap_to_declarer: Annotated[
        bool,
        option(
            "Nobody may exchange more cards than the declarer did.",
            number=32,
            source="S2 read to the letter (A9)",
        ),
    ] = False
    one_on_sight: Annotated[
        Literal["refuse_once", "chain", "off"],
        option(
            "A single new card is dealt face up and may be refused: once, in a chain, or never.",
            number=33,
            source="S1: once; S2: chain; FK, DM: never",
        ),
    ] = "refuse_once"
    five_on_sow: Annotated[
        bool,
        option(
            "Who holds the trump Sow may lay off the other four, take five and lay one off.",
            number=34,
            source="S1",
        ),
    ] = True
    packerl: Annotated[
        bool,
        option(
            "Who lays off all five takes the Packerl: five cards and more for each trump turned.",
            number=35,
            source="S1, DB",
        ),
    ] = True
    six_on_seven: Annotated[
        bool,
        option(
            "With Bells as trump, who shows the Bells seven may lay off the rest, take six and lay "
            "two off.",
            number=36,
            source="S1, 'Parenzinern'",
        ),
    ] = True
    five_served_last: Annotated[
        bool,
        option(
            "Who changes all five cards is served after everyone else.", number=37, source="S1, FK"
        ),
    ] = True
    first: Annotated[
        Literal["declarer", "forehand"],
        option(
            "Who exchanges first, the others following clockwise: the declarer, or forehand.",
            number=59,
            source="S1: the declarer; FK: forehand",
            book="exchange_first",
        ),
    ] = "declarer"


class Play(Group, frozen=True):
    """Playing the tricks."""

    trumpfzwang: Annotated[
        Literal["always", "only_if_wins", "off"],
        option(
            "Who cannot follow suit must trump: always, only with a trump that wins, or never.",
            number=38,
            source="S1, DM: always; S2 names no such duty",
        ),
    ] = "always"
    stichzwang: Annotated[
        bool, option("Who can head the trick must do so.", number=39, source="S1, S2; FK: no")
    ] = True
