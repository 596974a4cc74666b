"""Options of the points, of low scores and of the end of a match.

The tags of the sources are explained in the rule book, `docs/rulebook/mulatschak.md`.
"""

from typing import Annotated, Literal

from weli.kernel.options import Group, option

__all__ = ["Limits", "MatchEnd", "Scoring"]


class Scoring(Group, frozen=True):
    """Points for one deal, before doubling; points written down (minus) are good."""

    trick: Annotated[
        int, option("Points for each trick.", number=40, source="S1, S2", least=-5, most=0)
    ] = -1
    no_trick: Annotated[
        int,
        option("Points for playing without a trick.", number=41, source="S1, S2", least=0, most=20),
    ] = 5
    failed_bid: Annotated[
        int,
        option(
            "Points for a declarer who does not make the bid.",
            number=42,
            source="S1, S2",
            least=0,
            most=40,
        ),
    ] = 10
    muli_won_declarer: Annotated[
        int,
        option(
            "Points of the declarer for a Muli that is made.",
            number=43,
            source="S1, S2, MU: -10; KK: -20",
            least=-40,
            most=0,
        ),
    ] = -10
    muli_won_others: Annotated[
        int,
        option(
            "Points of each other player for a Muli that is made.",
            number=44,
            source="S1: 10; MU: 20; read literally S2 gives 5 (A18)",
            least=0,
            most=40,
        ),
    ] = 10
    muli_lost_declarer: Annotated[
        int,
        option(
            "Points of the declarer for a Muli that fails.",
            number=45,
            source="S1, S2: 10; MU: 20",
            least=0,
            most=40,
        ),
    ] = 10
    muli_lost_others: Annotated[
        int,
        option(
            "Points of the other players for a Muli that fails.",
            number=46,
            source="S1, S2, MU: -10",
            least=-40,
            most=0,
        ),
    ] = -10
    muli_fail: Annotated[
        Literal["all_others", "breaker"],
        option(
            "Who is rewarded when a Muli fails: all others, or only the player who broke it.",
            number=47,
            source="S1: all others, and its variant: the breaker; FK: the breaker",
        ),
    ] = "all_others"
    stop_failed_muli: Annotated[
        bool,
        option("A Muli ends with the first trick that the declarer loses.", number=48, source="DM"),
    ] = True
    hearts_factor: Annotated[
        int,
        option(
            "What all points are multiplied by when Hearts are trump.",
            number=49,
            source="S1, S2",
            least=1,
            most=4,
        ),
    ] = 2
    max_multiplier: Annotated[
        int,
        option(
            "The highest factor that all doublings together can reach.",
            number=50,
            source="DM and KK cap at 64; S1 and S2 have no cap",
            least=1,
            most=1024,
        ),
    ] = 64


class Limits(Group, frozen=True):
    """What players close to zero may not do; scores are those at the start of the deal."""

    no_bid_at: Annotated[
        int | None,
        option(
            "With this score or less a player may not bid.",
            number=51,
            source="S1, DB: five",
            least=1,
            most=30,
        ),
    ] = 5
    no_home_at: Annotated[
        int | None,
        option(
            "With this score or less a player may not stay home.",
            number=52,
            source="S1, DB: three; S2, FK, SN: five",
            least=1,
            most=30,
        ),
    ] = 3
    no_exchange_at: Annotated[
        int | None,
        option(
            "With this score or less a player may not exchange cards.",
            number=53,
            source="S1, S2, DB: three",
            least=1,
            most=30,
        ),
    ] = 3
    low_score_may_muli: Annotated[
        bool,
        option(
            "A player whose score is too low to bid may still go Muli.",
            number=54,
            source="DB's program; S1: no (A16)",
        ),
    ] = False


class MatchEnd(Group, frozen=True):
    """Where a match starts and how it ends."""

    start_score: Annotated[
        int,
        option(
            "The score that everyone starts with.",
            number=55,
            source="S1, MU: 21; S2: 15; HM: 20; SN: 15, 21, 25",
            least=5,
            most=99,
        ),
    ] = 21
    bust_limit: Annotated[
        int | None,
        option(
            "The match also ends when somebody reaches this score.",
            number=56,
            source="DM, HM, TR: 100",
            least=30,
            most=999,
        ),
    ] = None
    tie: Annotated[
        Literal["lowest_then_declarer", "shared"],
        option(
            "Who wins when several reach zero: the lowest and then the declarer, or all of them.",
            number=57,
            source="A23; DM, TR: all share",
        ),
    ] = "lowest_then_declarer"
    clamp_at_zero: Annotated[
        bool,
        option(
            "Scores below zero are shown as zero; the sheet still counts with the true score.",
            number=58,
            source="DM, KK",
        ),
    ] = False
