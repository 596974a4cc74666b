"""Options of the scoring and of the match.

The tags of the sources are explained in the rule book, `docs/rulebook/mighty.md`.
"""

from typing import Annotated, Literal

from weli.kernel.options import Group, option

__all__ = ["MatchEnd", "Score"]


class Score(Group, frozen=True):
    """Points for a deal."""

    style: Annotated[
        Literal["payment", "penalty"],
        option(
            "Players pay each other, or collect penalty points.",
            number=69,
            source="P, N: payment; S: penalty points",
        ),
    ] = "payment"

    base: Annotated[
        Literal["min_minus_1", "fixed_12"],
        option(
            "What is taken off the contract for the penalty: the lowest bid less one, or always "
            "twelve (24 with two decks).",
            number=70,
            source="S; rule book, table B 3",
        ),
    ] = "min_minus_1"

    fail_split: Annotated[
        Literal["each", "shared"],
        option(
            "A failed contract's penalty is full for declarer and friend each, or shared.",
            number=71,
            source="S: each",
        ),
    ] = "each"

    made: Annotated[
        Literal[
            "official",
            "over_10",
            "over_13",
            "over_min",
            "over_min_plus_1",
            "over_bid",
            "over_bid_plus_1",
            "twice",
            "risk",
            "rust",
            "league",
        ],
        option(
            "What a made contract is worth.",
            number=72,
            source="P, N: official; the others in A15",
        ),
    ] = "official"

    failed: Annotated[
        Literal["short", "pays_back", "tooth", "league"],
        option(
            "What a failed contract costs.",
            number=73,
            source="P, N: short; Rust: pays back; SNUCSE: tooth for tooth",
        ),
    ] = "short"

    run: Annotated[
        Literal["any", "bid", "flat", "none"],
        option(
            "When taking every point counts double: always, only when bid, as a flat sum, or "
            "never.",
            number=74,
            source="P, N: always",
        ),
    ] = "any"

    back_run: Annotated[
        Literal["none", "half_plus", "half", "min", "contract", "missed"],
        option(
            "When a failure counts double: the defenders have more than half, half, the lowest "
            "bid, the contract, or it is missed by some points.",
            number=75,
            source="P: eleven of twenty; the schools differ",
        ),
    ] = "half_plus"

    back_run_by: Annotated[
        int,
        option(
            "By how much a contract must be missed for that.",
            number=76,
            source="A15",
            least=1,
            most=20,
        ),
    ] = 5

    no_trump: Annotated[
        int,
        option(
            "What no-trump multiplies the points by.",
            number=77,
            source="P, N: two; S: one",
            least=1,
            most=4,
            book="nt",
        ),
    ] = 2

    no_trump_when: Annotated[
        Literal["always", "win"],
        option(
            "No-trump multiplies always, or only a made contract.",
            number=78,
            source="A15",
            book="nt_when",
        ),
    ] = "always"

    alone: Annotated[
        Literal["one", "one_and_half", "two"],
        option(
            "What playing alone, announced, multiplies the points by.",
            number=79,
            source="P, N: two; S: one",
        ),
    ] = "two"

    max_bid: Annotated[
        int,
        option(
            "What a bid of every point multiplies the points by.",
            number=80,
            source="A15",
            least=1,
            most=4,
        ),
    ] = 1

    buried_special: Annotated[
        int,
        option(
            "What burying the mighty or the joker multiplies the points by.",
            number=81,
            source="P, a variation: two",
            least=1,
            most=4,
        ),
    ] = 1

    redeal_doubles: Annotated[
        bool,
        option(
            "The stake doubles after each redeal, up to four times.",
            number=82,
            source="A15",
        ),
    ] = False

    four_fail: Annotated[
        Literal["equal", "declarer_alone", "two_one"],
        option(
            "Who pays for a failed contract with four players: both equally, the declarer, or "
            "two to one.",
            number=83,
            source="P",
        ),
    ] = "equal"

    cap: Annotated[
        int | None,
        option(
            "The most that a deal can be worth.",
            number=84,
            source="League: 2000",
            least=1,
            most=10000,
        ),
    ] = None

    cap_no_trump: Annotated[
        int | None,
        option(
            "The most that a no-trump deal can be worth.",
            number=85,
            source="League: 3000",
            least=1,
            most=10000,
            book="cap_nt",
        ),
    ] = None


class MatchEnd(Group, frozen=True):
    """How long a match is, and who deals next."""

    deals: Annotated[
        int | None,
        option(
            "How many deals a match has; without a number, twice the number of players.",
            number=86,
            source="A16",
            least=1,
            most=99,
        ),
    ] = None

    target: Annotated[
        int | None,
        option(
            "The match also ends when somebody reaches this score, up or down.",
            number=87,
            source="A16",
            least=1,
            most=9999,
        ),
    ] = None

    next_dealer: Annotated[
        Literal["left", "same", "friend_or_declarer", "declarer_if_made_else_friend"],
        option(
            "Who deals next: the next on the left, the same, the friend, or the declarer if he "
            "made it.",
            number=88,
            source="S is silent: left; P, N: the friend; Lerisia, M: the declarer if made",
        ),
    ] = "friend_or_declarer"
