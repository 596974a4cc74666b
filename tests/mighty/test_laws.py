"""Laws that only Mighty has; those of every game, Mighty too, are in `tests/laws`."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest

from tests.laws.mighty_sums import check_payments
from tests.laws.mighty_truth import wanted
from tests.laws.tables import TableSetting, random_rules, repaired, shipped
from tests.laws.test_views import check_views
from tests.laws.walks import Walk, choose, readers, since_shuffle, walk
from tests.laws.worlds import other_world
from weli.cards import Card
from weli.games import GAMES, load_profile
from weli.games.mighty.actions import Bury, CallCard, Misdeal, Play
from weli.games.mighty.events import FriendShown
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.record import Player, Record
from weli.play.match import Match, refold

GAME = GAMES["mighty"]
NO_CHANGES: Mapping[str, object] = {}


def tables(
    seed: str, count: int, changes: Mapping[str, object] = NO_CHANGES
) -> Iterator[TableSetting]:
    """Tables of three to eight players under random rules with some options set."""
    for number in range(count):
        rng, seats = KeyedRandom.of(seed, number), 3 + number % 6
        rules = random_rules(rng, MightyRules, seats)
        rules = repaired(rules.with_values(changes), seats)
        yield TableSetting(GAME, rules, seats, rng.below(2**32))


# ------------------------------------------------------------------------ burials


def test_burials_are_sampled_evenly() -> None:
    """A hundred thousand burials are counted and sampled, never listed."""
    played = walk(shipped("seed", 6, 0))
    (stage,) = [stage for stage in played.stages if isinstance(stage.move.action, Bury)]
    legal, rng = stage.legal, KeyedRandom.of("sampled burials")
    assert legal.total() == 100_947
    sampled = [legal.sample(rng) for _ in range(800)]
    drawn = Counter(c for action in sampled if isinstance(action, Bury) for c in action.cards)
    hand = stage.deal.hands[stage.deal.declarer]
    assert set(drawn) == set(hand)
    expected = 800 * 6 / len(hand)
    assert all(0.75 * expected < drawn[card] < 1.25 * expected for card in hand)


# ------------------------------------------------------------------------ the friend


def test_nobody_learns_who_the_friend_is() -> None:
    """In many worlds that a reader cannot tell apart somebody else holds the called card."""
    seen = other_friends(160, "worlds")
    assert seen["stayed"] > 0.3 * seen["worlds"], seen
    assert seen["another friend"] > 40, seen


def other_friends(count: int, seed: str) -> Counter[str]:
    """Compares so many deals, each for some readers and points of time, with other worlds."""
    seen: Counter[str] = Counter()
    for setting in calling_tables(seed, count):
        played = walk(setting)
        rng = KeyedRandom.of("readers", setting.seed)
        for _ in range(4):
            me, upto = rng.choice(readers(played)), 1 + rng.below(len(played.stages))
            deals = other_world(played, upto, me, rng)
            called = wanted(since_shuffle(played.stages[:upto]))
            seen["worlds"] += 1
            if deals is not None:
                truth = played.stages[upto - 1].after
                seen["stayed"] += 1
                seen["another friend"] += holders(deals[-1], called) != holders(truth, called)
    return seen


def calling_tables(seed: str, count: int) -> Iterator[TableSetting]:
    """Random rules, in which a card is mostly called."""
    for number, setting in enumerate(tables(seed, count)):
        kinds = ["cards"] if setting.seats > 5 and number % 2 else ["card"]
        changes = {} if number % 5 == 0 else {"friend.kinds": kinds}
        yield setting._replace(rules=repaired(setting.rules.with_values(changes), setting.seats))


def holders(deal: Deal, called: list[Card]) -> list[list[int]]:
    """Where each called card lies: with a seat, or in the burial, which is -1."""
    places = [*enumerate(deal.hands), (-1, deal.buried)]
    return [[seat for seat, cards in places if card in cards] for card in called]


@pytest.mark.parametrize(("profile", "seats"), [("seed", 4), ("korean", 4), ("roth", 6)])
def test_the_friend_shows_only_when_the_called_card_is_played(profile: str, seats: int) -> None:
    """Until then nobody's envelopes name him, nor does any seat's question differ."""
    shown = 0
    for number in range(12):
        played = walk(shipped(profile, seats, number))
        called = [s.move.action for s in played.stages if isinstance(s.move.action, CallCard)]
        for stage in played.stages if called else ():
            for sealed in stage.envelopes:
                if isinstance(sealed.event, FriendShown):
                    action = stage.move.action
                    assert isinstance(action, Play)
                    assert action.card.face == called[0].card.face
                    assert sealed.event.seat == stage.move.seat
                    shown += 1
    assert shown > 2


# ------------------------------------------------------------------------ misdeals and the pot


def test_a_misdeal_shown_before_this_deal_is_remembered() -> None:
    seen = 0
    poor = {"misdeal.allowed": True, "misdeal.at_most": 8, "misdeal.when": "before_bidding"}
    for setting in tables("shown", 24, poor):
        played = walk(setting)
        check_views(played)
        seen += any(isinstance(stage.move.action, Misdeal) for stage in played.stages)
    assert seen > 5


def test_misdeals_and_fines_go_into_the_pot() -> None:
    """Payments and pot together stay what they were over every redeal."""
    paid = 0
    for number, penalty in enumerate(("fixed", "doubling")):
        for style in ("payment", "penalty"):
            changes = {
                "misdeal.allowed": True,
                "misdeal.at_most": 4,
                "misdeal.penalty": penalty,
                "bidding.opener_must_bid": False,
                "bidding.all_pass_fine": 1 + number,
                "score.style": style,
            }
            for setting in tables(f"pot {penalty} {style}", 18, changes):
                paid += _pays_into_the_pot(walk(setting))
    assert paid > 10


def _pays_into_the_pot(played: Walk) -> bool:
    """Whether the pot grew; what lies in it and the scores together never change."""
    rules = played.setting.rules
    sign = -1 if rules.score.style == "penalty" else 1
    standings = [stage.deal.standing for stage in played.stages]
    totals = {sum(map(Fraction, each.scores)) + sign * each.pot for each in standings}
    assert len(totals) == 1
    return bool(standings[-1].pot > standings[0].pot)


# ------------------------------------------------------------------------ sums


def test_a_match_with_fractions_is_recorded_and_told_again() -> None:
    """E: fractions stay exact, in the record too."""
    settings = {"score.fail_split": "shared", "friend.kinds": ["card"], "match.deals": 20}
    rules = load_profile("seed").with_values(settings)
    players = tuple(Player(name) for name in "ABCDE")
    match = Match.new(rules, players, Chance.from_seed("fractions"))
    scores: list[object] = []
    while not match.over:
        match.begin_deal()
        while (question := match.question) is not None:
            action = choose(match.legal(), KeyedRandom.of("fractions", match.moves))
            nature = question.seat == NATURE
            match.step(match.nature_move() if nature else Move(question.seat, action))
        scores += match.standing.scores
    assert any(isinstance(score, Fraction) for score in scores)
    again = refold(Record.load(match.record.dump()))
    assert again.standing == match.standing


@pytest.mark.parametrize("name", ["seed", "korean"])
def test_sums_over_some_hundreds_of_deals(name: str) -> None:
    """Five players: `korean` sums to zero, `seed` charges one side alone.

    Ten thousand deals of each are a part of `python -m tests.laws.long`.
    """
    assert statistics(name, 200)["deals"] == 200


def statistics(name: str, count: int) -> Counter[str]:
    """Plays so many five-player deals of a profile and checks every sum; counts what came out."""
    seen: Counter[str] = Counter()
    for number in range(count):
        deal: Any = walk(shipped(name, 5, number)).over
        check_payments(deal)
        result = deal.result
        if name == "seed":
            worth = (result.contract.level - 12) * (2 if deal.doubled else 1)
            charged = 4 - len(result.friends) if result.made else 1 + len(result.friends)
            assert sum(line.points for line in result.lines) == worth * charged
        seen["deals"] += 1
        seen["made"] += result.made
        seen[f"{len(result.friends)} friends"] += 1
    return seen
