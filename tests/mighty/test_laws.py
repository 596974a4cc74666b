"""Laws of Mighty under random rules: secrets, sums, conservation, and no player without a move.

`python -m tests.mighty.nightly` puts thousands of rules and deals through the same laws.
"""

import pickle
from collections import Counter
from fractions import Fraction

import pytest

from tests.mighty.random_deals import GAME, Played, choice, numbers, play_deal
from tests.mighty.random_rules import PROFILES, mended, random_rules
from tests.mighty.worlds import compare_worlds
from weli.games import load_profile
from weli.games.mighty.actions import (
    Bid,
    Bury,
    CallCard,
    Misdeal,
    Pass,
    Play,
    Request,
    Shuffle,
)
from weli.games.mighty.events import FriendShown
from weli.games.mighty.phases.playing import Playing
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.actions import NATURE, SPECTATOR, Move, Seat
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.record import Player, Record
from weli.play.match import Match, refold

TABLES = [
    (name, seats)
    for name in PROFILES
    for seats in range(3, 9)
    if not load_profile(name).check(seats)
]


# ------------------------------------------------------------------------ a legal action, always


def fuzz(rules: MightyRules, seats: int, rng: KeyedRandom) -> Played:
    """Plays a deal and looks at every decision: something is legal, and the set agrees."""
    played = play_deal(rules, seats, rng)
    for step in played.steps:
        legal = GAME.legal(step.deal)
        assert legal.total() > 0
        assert step.move.action in legal
        for refused, reason in legal.offer().refused:
            assert GAME.why_not(step.deal, Move(step.move.seat, refused)) == reason
    return played


def test_some_action_is_legal_under_any_rules() -> None:
    """No combination of options leaves a player without a legal action; every deal ends."""
    for seats, rng in numbers("fuzz", 300):
        assert fuzz(random_rules(rng, seats), seats, rng).deal.result is not None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_listed_action_is_accepted(name: str, seats: int) -> None:
    """Every action that is listed is accepted; large sets are sampled instead of listed."""
    rng = KeyedRandom.of("listed", name, seats)
    rules = load_profile(name)
    assert isinstance(rules, MightyRules)
    for step in play_deal(rules, seats, rng).steps:
        legal = GAME.legal(step.deal)
        listed = list(legal) if legal.total() < 20 else [legal.sample(rng) for _ in range(3)]
        for action in listed:
            GAME.step(step.deal, Move(step.move.seat, action))


def test_burials_are_sampled_evenly() -> None:
    """A hundred thousand burials are counted and sampled, never listed."""
    rules = load_profile("seed")
    assert isinstance(rules, MightyRules)
    played = play_deal(rules, 6, KeyedRandom.of("burials"))
    (deal,) = [step.deal for step in played.steps if isinstance(step.move.action, Bury)]
    legal, rng = GAME.legal(deal), KeyedRandom.of("sampled burials")
    assert legal.total() == 100_947
    sampled = [legal.sample(rng) for _ in range(800)]
    drawn = Counter(c for action in sampled if isinstance(action, Bury) for c in action.cards)
    hand = deal.hands[deal.declarer]
    assert set(drawn) == set(hand)
    expected = 800 * 6 / len(hand)
    assert all(0.75 * expected < drawn[card] < 1.25 * expected for card in hand)


def test_what_is_legal_is_plain_data() -> None:
    """A set of legal actions handed to a bot holds no deal: pickled, it is small and the same."""
    for seats, rng in numbers("plain", 12):
        for step in play_deal(random_rules(rng, seats), seats, rng).steps:
            if step.move.seat == NATURE:
                continue
            legal = GAME.legal(step.deal)
            data = pickle.dumps(legal)
            assert pickle.loads(data) == legal
            assert b"MightyRules" not in data
            assert b"DealState" not in data


# ------------------------------------------------------------------------ secrets


def test_nobody_learns_what_he_has_not_seen() -> None:
    """Non-interference: in every other world the envelopes and the actors are the same."""
    seen = other_worlds(240, "worlds")
    assert seen["survived"] > 0.4 * seen["worlds"], seen
    assert seen["another friend"] > 60, seen


def other_worlds(count: int, seed: str) -> Counter[str]:
    """Compares so many deals, each for some readers and points of time, with other worlds."""
    seen: Counter[str] = Counter()
    for seats, rng in numbers(seed, count):
        played = play_deal(calling_rules(rng, seats), seats, rng)
        for _ in range(4):
            reader = rng.choice((*range(seats), SPECTATOR))
            compare_worlds(played, reader, rng, seen)
    return seen


def calling_rules(rng: KeyedRandom, seats: int) -> MightyRules:
    """Random rules, in which a card is mostly called."""
    rules = random_rules(rng, seats)
    if rng.below(4):
        kinds = ["card"] if seats < 6 or rng.below(2) else ["cards"]
        rules = mended(rules.with_values({"friend.kinds": kinds}), seats)
    return rules


@pytest.mark.parametrize("profile", ["seed", "korean", "roth"])
def test_the_friend_shows_only_when_the_called_card_is_played(profile: str) -> None:
    """Until then nobody's envelopes name him, nor does any seat's question differ."""
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    seats = 6 if profile == "roth" else 4
    for number in range(12):
        played = play_deal(rules, seats, KeyedRandom.of("shows", profile, number))
        called = [s.move.action for s in played.steps if isinstance(s.move.action, CallCard)]
        if not called:
            continue
        for step in played.steps:
            events = [sealed.event for sealed in step.envelopes]
            for event in events:
                if isinstance(event, FriendShown):
                    action = step.move.action
                    assert isinstance(action, Play)
                    assert action.card.face == called[0].card.face
                    assert event.seat == step.move.seat


# ------------------------------------------------------------------------ views


def truth(deal: Deal, reader: Seat, played: Played, upto: int) -> dict[str, object]:
    """What a reader may know of a deal, taken from the deal and the moves, not from envelopes."""
    moves = [step.move for step in played.steps[:upto]]
    last = max((n for n, move in enumerate(moves) if move.seat == NATURE), default=0)
    moves = moves[last:] if deal.pack else []
    drawn = deal.auction is not None and reader == deal.declarer
    phase = deal.agenda[0] if deal.agenda else None
    open_trick = getattr(phase, "trick", None)
    if isinstance(phase, Playing) and not phase.trick.cards:
        open_trick = None
    asked = [move.action.suit for move in moves if isinstance(move.action, Request)]
    return {
        "dealer": deal.dealer,
        "table": deal.table,
        "redeals": deal.redeals,
        "hand": deal.hands[reader] if reader != SPECTATOR else (),
        "counts": tuple(map(len, deal.hands)),
        "kitty": deal.kitty if drawn else (),
        "buried": deal.buried if drawn else (),
        "calls": tuple((m.seat, m.action) for m in moves if isinstance(m.action, Bid | Pass)),
        "declarer": deal.declarer,
        "contract": deal.contract,
        "fixed": deal.specials is not None,
        "doubled": deal.doubled,
        "call": deal.friends.call,
        "friends": deal.friends.shown,
        "request": asked[-1] if asked else None,
        "trick": open_trick,
        "tricks": deal.tricks,
        "captured": tuple(counted(deal)),
        "result": deal.result,
        "standing": deal.result.standing if deal.result else deal.standing,
    }


def counted(deal: Deal) -> list[int]:
    """The points that each seat has taken (A2)."""
    honours = ("A", "K", "Q", "J", "10")
    joker = deal.rules.special.joker_is_point
    piles = deal.captured or ((),) * deal.seats
    return [
        sum(joker if c.suit is None else c.code[1:].rstrip("'") in honours for c in pile)
        for pile in piles
    ]


def test_views_equal_the_truth_that_a_reader_may_know() -> None:
    for seats, rng in numbers("views", 60):
        rules = random_rules(rng, seats)
        played = play_deal(rules, seats, rng)
        reader = rng.choice((*range(seats), SPECTATOR))
        view: View = GAME.view(rules, seats, reader)
        for sealed in played.first:
            view = view.receive(sealed.event) if sealed.reaches(reader) else view
        after = [*(step.deal for step in played.steps[1:]), played.deal]
        for number, (step, deal) in enumerate(zip(played.steps, after, strict=True), start=1):
            for sealed in step.envelopes:
                view = view.receive(sealed.event) if sealed.reaches(reader) else view
            known = truth(deal, reader, played, number)
            assert {name: getattr(view, name) for name in known} == known
            assert view.rules is rules


def test_a_misdeal_shown_before_this_deal_is_remembered() -> None:
    seen = 0
    for seats, rng in numbers("shown", 30):
        poor = {"misdeal.allowed": True, "misdeal.at_most": 8, "misdeal.when": "before_bidding"}
        rules = mended(random_rules(rng, seats).with_values(poor), seats)
        played = play_deal(rules, seats, rng)
        view: View = GAME.view(rules, seats, SPECTATOR)
        for sealed in played.log:
            view = view.receive(sealed.event) if sealed.reaches(SPECTATOR) else view
        again = [n for n, s in enumerate(played.steps) if isinstance(s.move.action, Shuffle)]
        before = played.steps[again[-1] - 1] if len(again) > 1 else None
        misdeal = before is not None and isinstance(before.move.action, Misdeal)
        seat = before.move.seat if before else NATURE
        assert view.shown == (((seat, before.deal.hands[seat]),) if misdeal and before else ())
        seen += misdeal
    assert seen > 10


# ------------------------------------------------------------------------ sums


def conserve(played: Played) -> None:
    """Cards and points are conserved; payments sum to zero, with the pot; penalties as they say."""
    deal, result = played.deal, played.deal.result
    assert result is not None
    cards = [card for pile in deal.captured for card in pile] + list(deal.buried)
    assert sorted(cards) == list(deal.outfit.cards)
    down = deal.outfit.points - sum(result.captured)
    assert 0 <= down <= len(deal.buried)
    points, paid = [line.points for line in result.lines], [line.pot for line in result.lines]
    before, after = deal.standing, result.standing
    taken = before.pot - after.pot
    if deal.rules.score.style == "payment":
        assert sum(points) == 0
        assert sum(paid) == taken
        assert sum(after.scores) + after.pot == sum(before.scores) + before.pot
        return
    assert all(point >= 0 for point in points)
    assert sum(paid) == -taken
    sides = {line.side for line in result.lines if line.points}
    assert sides <= ({"defender"} if result.made else {"declarer", "friend"})


def test_points_are_conserved_and_payments_sum_to_zero() -> None:
    for seats, rng in numbers("sums", 150):
        conserve(play_deal(random_rules(rng, seats), seats, rng))


def test_misdeals_and_fines_go_into_the_pot() -> None:
    """Payments and pot together stay what they were over every redeal."""
    paid = 0
    for seats, rng in numbers("pot", 60):
        changes = {
            "misdeal.allowed": True,
            "misdeal.at_most": 4,
            "misdeal.penalty": rng.choice(("fixed", "doubling")),
            "bidding.opener_must_bid": False,
            "bidding.all_pass_fine": 1 + rng.below(5),
            "score.style": rng.choice(("payment", "penalty")),
        }
        rules = mended(random_rules(rng, seats).with_values(changes), seats)
        sign = -1 if rules.score.style == "penalty" else 1
        played = play_deal(rules, seats, rng)
        totals = {
            sum(map(Fraction, step.deal.standing.scores)) + sign * step.deal.standing.pot
            for step in played.steps
        }
        assert len(totals) == 1
        paid += played.deal.standing.pot > played.steps[0].deal.standing.pot
    assert paid > 10


def test_a_match_with_fractions_is_recorded_and_told_again() -> None:
    """E: fractions stay exact, in the record too."""
    settings = {"score.fail_split": "shared", "friend.kinds": ["card"], "match.deals": 6}
    rules = load_profile("seed").with_values(settings)
    players = tuple(Player(name) for name in "ABCDE")
    match = Match.new(rules, players, Chance.from_seed("fractions"))
    scores: list[object] = []
    while not match.over:
        match.begin_deal()
        while (question := match.question) is not None:
            rng = KeyedRandom.of("fractions", match.moves)
            action = choice(match.deal, question.name, match.legal(), rng)
            nature = question.seat == NATURE
            match.step(match.nature_move() if nature else Move(question.seat, action))
        scores += match.standing.scores
    assert any(isinstance(score, Fraction) for score in scores)
    again = refold(Record.load(match.record.dump()))
    assert again.standing == match.standing


@pytest.mark.parametrize("name", ["seed", "korean"])
def test_sums_over_some_hundreds_of_deals(name: str) -> None:
    """Five players: `korean` sums to zero, `seed` charges one side alone; ten thousand nightly."""
    assert statistics(name, 200)["deals"] == 200


def statistics(name: str, count: int) -> Counter[str]:
    """Plays so many five-player deals of a profile and checks every sum; counts what came out."""
    rules = load_profile(name)
    assert isinstance(rules, MightyRules)
    seen: Counter[str] = Counter()
    for number in range(count):
        played = play_deal(rules, 5, KeyedRandom.of("statistics", name, number))
        conserve(played)
        result = played.deal.result
        assert result is not None
        if name == "seed":
            worth = (result.contract.level - 12) * (2 if played.deal.doubled else 1)
            charged = 4 - len(result.friends) if result.made else 1 + len(result.friends)
            assert sum(line.points for line in result.lines) == worth * charged
        seen["deals"] += 1
        seen["made"] += result.made
        seen[f"{len(result.friends)} friends"] += 1
    return seen
