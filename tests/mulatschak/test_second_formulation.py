"""The engine and the second formulation agree on tens of thousands of random positions."""

import pytest

from tests.laws.tables import profiles_of
from tests.mulatschak.scene import GAME
from tests.mulatschak.second_formulation import Facts, Prices, is_allowed, points_of, winning
from weli.cards import CARDS, GERMAN_SUITS
from weli.games import load_profile
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.rules import Play as PlayRules
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.trumps import best_place, duties
from weli.kernel.actions import Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.tricks import Plays

TRICK_RULES = [
    PlayRules(trumpfzwang=trumpfzwang, stichzwang=stichzwang)
    for trumpfzwang in ("always", "only_if_wins", "off")
    for stichzwang in (True, False)
]


@pytest.mark.parametrize(
    "rules", TRICK_RULES, ids=lambda rules: f"{rules.trumpfzwang}-{rules.stichzwang}"
)
def test_legal_cards_and_winner(rules: PlayRules) -> None:
    """20,000 positions for each way to play: tricks of up to four cards, hands of up to five."""
    rng = KeyedRandom.of("second formulation", rules.trumpfzwang, str(rules.stichzwang))
    for _ in range(20_000):
        drawn = rng.sample(CARDS, rng.below(5) + 1 + rng.below(5))
        size = rng.below(min(5, len(drawn)))
        trick, hand = drawn[:size], tuple(sorted(drawn[size:][:5]))
        trump = rng.choice(list(GERMAN_SUITS))
        engine = Plays.under(hand, duties(hand, trick, trump, rules)).allowed
        ours = [
            card
            for card in hand
            if is_allowed(
                card,
                list(hand),
                list(trick),
                trump,
                trumpfzwang=rules.trumpfzwang,
                stichzwang=rules.stichzwang,
            )
        ]
        assert list(engine) == ours, (trump, trick, hand)
        if trick:
            assert best_place(trick, trump) == winning(list(trick), trump), (trump, trick)


def facts_of(deal: Deal) -> Facts:
    """What happened in a deal that is over."""
    assert deal.contract is not None
    assert deal.trump is not None
    seats = frozenset(range(deal.seats))
    return Facts(
        playing=frozenset(deal.table) - deal.home,
        sitting_out=seats - frozenset(deal.table),
        declarer=deal.declarer,
        bid=deal.contract.tricks,
        muli=deal.contract.muli,
        trump=deal.trump,
        trick_winners=tuple(trick.winner for trick in deal.tricks if trick.winner is not None),
        whites=deal.carried.whites,
        knocks=deal.carried.knocks,
        doubled_passes=deal.carried.doubled_passes,
    )


def prices_of(rules: MulatschakRules) -> Prices:
    """The points of a table."""
    points = rules.scoring
    return Prices(
        trick=points.trick,
        no_trick=points.no_trick,
        failed=points.failed_bid,
        home=rules.home.cost,
        muli_won=(points.muli_won_declarer, points.muli_won_others),
        muli_lost=(points.muli_lost_declarer, points.muli_lost_others),
        only_breaker=points.muli_fail == "breaker",
        hearts=points.hearts_factor,
        cap=points.max_multiplier,
    )


VARIANTS = [
    {},
    {
        "scoring.muli_fail": "breaker",
        "scoring.stop_failed_muli": "no",
        "home.last_must_play": "no",
        "scoring.max_multiplier": 4,
        "seating.fifth_sits_out": "yes",
    },
]


@pytest.mark.parametrize("variant", VARIANTS, ids=["as shipped", "changed"])
@pytest.mark.parametrize("profile", profiles_of("mulatschak"))
def test_scores_of_whole_deals(profile: str, variant: dict[str, object]) -> None:
    """400 random deals a profile and variant, two to five players; every seat's points."""
    rules = load_profile(profile).with_values(variant)
    assert isinstance(rules, MulatschakRules)
    rng = KeyedRandom.of("second scoring", profile)
    for number in range(400):
        seats = 2 + number % 4
        deal, _ = GAME.deal(rules, seats, number % seats, GAME.start(rules, seats))
        while (question := GAME.question(deal)) is not None:
            deal, _ = GAME.step(deal, Move(question.seat, GAME.legal(deal).sample(rng)))
        facts, prices = facts_of(deal), prices_of(rules)
        booked = [line.total for line in deal.result.lines]
        assert booked == [points_of(seat, facts, prices) for seat in range(seats)], facts
        before, after = deal.standing.scores, deal.result.standing.scores
        assert [new - old for old, new in zip(before, after, strict=True)] == booked
