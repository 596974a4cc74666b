"""Options of the bidding, the exchange and the change of trump.

The tags of the sources are explained in the rule book, `docs/rulebook/mighty.md`.
"""

from typing import Annotated, Literal

from weli.games.mighty.words import Unburied
from weli.kernel.options import Group, PerSeats, option

__all__ = ["Bidding", "Change", "Exchange"]


class Bidding(Group, frozen=True):
    """Bidding for the number of points."""

    opener: Annotated[
        Literal["left", "dealer", "dealer_then_declarer", "first_partner"],
        option(
            "Who speaks first: left of the dealer, the dealer, later the last declarer, or the "
            "last first partner.",
            number=27,
            source="S: left of the dealer; P, G: dealer, then declarer; R: first partner",
        ),
    ] = "dealer"

    opener_must_bid: Annotated[
        bool,
        option(
            "Who speaks first must bid.",
            number=28,
            source="M: a local rule",
        ),
    ] = False

    min: Annotated[
        PerSeats,
        option(
            "The lowest bid, in points.",
            number=29,
            source="S; P: fourteen with four players",
            least=7,
            most=40,
        ),
    ] = PerSeats(13, {3: 11, 4: 12, 6: 25, 7: 25, 8: 25})

    above_max: Annotated[
        int,
        option(
            "How far bids may go above the points in the pack.",
            number=30,
            source="Sinchon: to 23; M: to 25",
            least=0,
            most=5,
            book="max",
        ),
    ] = 0

    no_trump: Annotated[
        Literal["over_equal", "plus_one", "equal_no", "forbidden"],
        option(
            "How no-trump ranks: above a suit of the same number, as one more, as equal, or not "
            "bid at all.",
            number=31,
            source="P, F, N: above; Gyeonggi: one more; East-Daejeon: none",
            book="nt",
        ),
    ] = "over_equal"

    no_trump_below_min: Annotated[
        bool,
        option(
            "No-trump may open one below the lowest bid.",
            number=32,
            source="M, the schools",
            book="nt_below_min",
        ),
    ] = False

    pass_final: Annotated[
        bool,
        option(
            "Who has passed is out of the bidding.",
            number=33,
            source="P, W: yes; Gyeonggi: no",
        ),
    ] = True

    once: Annotated[
        bool,
        option(
            "Each player may bid only once.",
            number=34,
            source="N: a local rule",
        ),
    ] = False

    all_pass: Annotated[
        Literal["redeal", "redeal_next", "min_minus_1", "dealer_last_chance", "opener_forced"],
        option(
            "When all pass: deal again, the next deals, one less is enough, a last chance for "
            "the dealer, or the opener must bid.",
            number=35,
            source="S: deal again; mighty-online: one less; Rust: last chance",
        ),
    ] = "redeal"

    all_pass_fine: Annotated[
        int,
        option(
            "What each pays when all pass.",
            number=36,
            source="N: one point",
            least=0,
            most=5,
        ),
    ] = 0


class Exchange(Group, frozen=True):
    """Taking the kitty and burying cards."""

    buried_points: Annotated[
        Literal["attackers", "defenders", "last_trick"],
        option(
            "Who owns the buried points: the declarer's side, the defenders, or who takes the "
            "last trick.",
            number=37,
            source="S, P, N: the attackers; Sinchon: the defenders",
        ),
    ] = "attackers"

    forbid: Annotated[
        frozenset[Unburied],
        option(
            "Which special cards may not be buried.",
            number=38,
            source="C: a local rule",
            choices=tuple(Unburied),
        ),
    ] = frozenset()

    raise_after: Annotated[
        bool,
        option(
            "The contract may be raised after the exchange without a change of trump.",
            number=39,
            source="P: yes; S: no",
        ),
    ] = True


class Change(Group, frozen=True):
    """Changing trump after the exchange."""

    mode: Annotated[
        Literal["raise", "double_stake", "free", "forbidden"],
        option(
            "What a change of trump costs: a higher contract, a doubled stake, nothing, or it "
            "is forbidden.",
            number=40,
            source="S: a doubled stake; P, N: a higher contract; Suwon: nothing",
        ),
    ] = "raise"

    suit_cost: Annotated[
        int,
        option(
            "How much higher the contract must be for another suit.",
            number=41,
            source="P, N: two; Gyeonggi: one",
            least=0,
            most=5,
        ),
    ] = 2

    no_trump_cost: Annotated[
        int,
        option(
            "How much higher the contract must be for no-trump.",
            number=42,
            source="P, N: one",
            least=0,
            most=5,
            book="nt_cost",
        ),
    ] = 1

    clamp_to_max: Annotated[
        bool,
        option(
            "A price above the maximum is cut down to it.",
            number=43,
            source="P: from 19 a change goes to 20",
        ),
    ] = True

    max_no_trump_free: Annotated[
        bool,
        option(
            "At the maximum, the change to no-trump is free.",
            number=44,
            source="P",
            book="max_nt_free",
        ),
    ] = True
