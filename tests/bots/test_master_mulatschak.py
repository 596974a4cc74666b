"""Master at Mulatschak: what can be proven, and that its play follows rules and scores."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from weli.bots.master.judging import Judgement, judge
from weli.bots.master.player import Master
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.cards import WELI, Card, Suit, parse_card
from weli.games import GAMES, load_profile
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.events import Standing
from weli.games.mulatschak.trumps import pack_of
from weli.kernel.actions import NATURE, Action, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

pytestmark = pytest.mark.xdist_group("mulatschak twin")

GAME = GAMES["mulatschak"]
DEALER, FOREHAND, CUTTER = 3, 0, 2
BUDGET = 20_000
TOP = "HS Weli HK HO HU"
LEVEL = (21, 21, 21, 21)


class Asking:
    """A deal that waits for somebody.

    Attributes:
        view: what whoever decides knows.
        legal: what he may do.
        name: what is asked.
    """

    def __init__(self, view: Any, legal: Legal, name: str) -> None:
        self.view, self.legal, self.name = view, legal, name

    def judged(self, budget: int = BUDGET, **rules: Any) -> Judgement:
        """What Master thinks, under other house rules where they are given."""
        view = self.view
        if rules:
            changed = view.rules.with_values({k.replace("__", "."): v for k, v in rules.items()})
            view = replace(view, rules=changed)
        return judge(view, self.legal, KeyedRandom.of("master"), budget)

    def chosen(self, budget: int = BUDGET, **rules: Any) -> Action:
        """What Master does."""
        return self.judged(budget, **rules).choices[0].action


def questions(
    profile: str,
    key: int,
    *,
    hand: str = "",
    scores: tuple[int, ...] = LEVEL,
    first: tuple[Action, ...] = (),
    cut: bool = False,
) -> Iterator[Asking]:
    """Plays a deal by rule of thumb; forehand is dealt a hand, and first does what is given."""
    rules = load_profile(profile).with_values(
        {"cut.cut": cut, "cut.knock": cut, "white.redeal": "off"}
    )
    deal, told = GAME.deal(rules, 4, DEALER, Standing(scores))
    views = {seat: GAME.view(rules, 4, seat) for seat in range(4)}
    rng, bot, to_do = KeyedRandom.of("questions", key), RuleOfThumb(), list(first)
    while (question := GAME.question(deal)) is not None:
        for seat in views:
            for sealed in told:
                if sealed.reaches(seat):
                    views[seat] = views[seat].receive(sealed.event)
        legal = GAME.legal(deal)
        if question.seat == NATURE:
            action: Action = act.Shuffle(stacked(rules, hand, rng))
        else:
            asking = Asking(views[question.seat], legal, question.name)
            action = bot.choose(asking.view, legal, rng, 0)
            if question.seat == FOREHAND and to_do and to_do[0] in legal:
                action = to_do.pop(0)
            if legal.total() > 1:
                yield asking
        deal, told = GAME.step(deal, Move(question.seat, action))


def stacked(rules: Any, hand: str, rng: KeyedRandom) -> tuple[Card, ...]:
    """Shuffles a pack so that forehand is dealt a hand: three cards, and two after everybody."""
    cards = [parse_card(code) for code in hand.split()]
    rest = rng.sample([card for card in pack_of(rules.pack) if card not in cards], 36 - len(cards))
    return (*cards[:3], *rest[:9], *cards[3:], *rest[9:])


def asked(name: str, profile: str = "salzburg", key: int = 0, **more: Any) -> Asking:
    """The first question of a kind that forehand is asked, or anybody without a hand."""
    for asking in questions(profile, key, **more):
        if asking.name == name and (asking.view.me == FOREHAND or not more.get("hand")):
            return asking
    raise AssertionError(f"nobody is asked for {name}")


# ------------------------------------------------------------------------ what can be proven


def test_a_sure_muli_that_wins_the_match_is_announced() -> None:
    judged = asked("bidding", hand=TOP, scores=(20, 25, 25, 25), first=(act.NoMuli(),)).judged()
    assert judged.choices[0].action == act.Muli()
    assert judged.choices[0].worth == pytest.approx(1)
    assert all(choice.worth < 1 for choice in judged.choices[1:])


def test_with_a_sure_muli_hearts_are_named() -> None:
    asking = asked("trump", hand=TOP, scores=(10, 20, 20, 20), first=(act.Muli(),))
    judged = asking.judged()
    assert getattr(judged.choices[0].action, "suit", None) == Suit.HEARTS
    assert judged.choices[0].worth == pytest.approx(1)


def test_nobody_goes_muli_with_nothing() -> None:
    assert asked("muli", hand="H7 B8 L9 A7 A9").chosen() == act.NoMuli()


def test_five_sure_tricks_are_kept() -> None:
    hearts = act.NameTrump(Suit.HEARTS)
    asking = asked("exchange", hand=TOP, first=(act.NoMuli(), act.Bid(4), hearts))
    assert asking.view.declarer == FOREHAND
    assert asking.chosen() == act.Exchange(())


def test_the_weli_is_taken_at_the_cut() -> None:
    for key in range(200):
        for asking in questions("salzburg", key, cut=True):
            if asking.name == "take_weli":
                assert asking.view.seen.card is WELI
                assert asking.chosen() == act.TakeWeli()
                return
            if asking.name != "cut":
                break
    raise AssertionError("somebody lifts the Weli")


def test_lifting_any_packet_is_worth_the_same_so_one_is_looked_at() -> None:
    asking = asked("cut", cut=True)
    judged = asking.judged()
    assert [type(choice.action) for choice in judged.choices] in (
        [act.Lift, act.Knock],
        [act.Knock, act.Lift],
    )
    assert judged.worlds > 200


# ------------------------------------------------------------------------ rules and scores


def at_home(count: int) -> list[Asking]:
    """Questions whether to stay at home."""
    found = []
    for key in range(200):
        found += [asking for asking in questions("salzburg", key) if asking.name == "home"]
        if len(found) >= count:
            return found[:count]
    raise AssertionError("people may stay home")


def test_a_dearer_home_keeps_more_at_the_table() -> None:
    asked_home = at_home(30)
    stay = {
        cost: sum(asking.chosen(home__cost=cost) == act.StayHome() for asking in asked_home)
        for cost in (1, 3)
    }
    assert stay[1] >= stay[3] + 3
    worths = [
        next(c.worth for c in asking.judged(home__cost=cost).choices if c.action == act.StayHome())
        for asking in asked_home[:5]
        for cost in (1, 3)
    ]
    assert all(cheap > dear for cheap, dear in zip(worths[::2], worths[1::2], strict=True))


STRONG = ("HS Weli HK HO AS", "HS Weli HK AS LS", "HS HK HO HU AS", "Weli HS HU H9 BS")
"""Hands with which a Muli is neither mad nor sure."""


def gain_of_muli(hand: str, scores: tuple[int, ...] = LEVEL, **rules: Any) -> float:
    """How much more a Muli is worth than to pass."""
    judged = asked("bidding", hand=hand, scores=scores, first=(act.NoMuli(),)).judged(**rules)
    worth = {type(choice.action): choice.worth for choice in judged.choices}
    return worth[act.Muli] - worth[act.Pass]


def test_a_muli_that_brings_more_is_announced_sooner() -> None:
    gains = [
        [
            gain_of_muli(hand, scoring__muli_won_declarer=won, scoring__muli_lost_declarer=lost)
            for hand in STRONG
        ]
        for won, lost in ((-4, 20), (-10, 10), (-20, 4))
    ]
    for dear, usual, cheap in zip(*gains, strict=True):
        assert dear < usual < cheap
    announced = [sum(gain > 0 for gain in each) for each in gains]
    assert announced[0] <= announced[2]
    assert announced[2] > 0


def test_who_is_behind_takes_the_risk_that_who_is_ahead_avoids() -> None:
    """A Muli that comes off as often as not; made or lost, it moves everybody by ten points."""
    ahead, behind = (12, 40, 40, 40), (40, 12, 12, 12)
    gains = [sum(gain_of_muli(hand, scores) for hand in STRONG[1:]) for scores in (ahead, behind)]
    assert gains[0] < gains[1]


def test_who_needs_few_points_doubles_the_deal_and_who_needs_many_does_not() -> None:
    for scores, knocks in (((21, 60, 4, 21), True), ((4, 60, 21, 21), False)):
        judged = asked("cut", cut=True, scores=scores).judged(100_000)
        assert isinstance(judged.choices[0].action, act.Knock) == knocks
        worth = {type(choice.action): choice.worth for choice in judged.choices}
        assert (worth[act.Knock] > worth[act.Lift]) == knocks


# ------------------------------------------------------------------------ every question


def test_master_answers_every_question_and_the_same_with_the_same_numbers() -> None:
    names = set()
    for key in range(6):
        for asking in questions("salzburg", key, cut=True):
            answers = [
                Master().choose(asking.view, asking.legal, KeyedRandom.of("again"), 2_000)
                for _ in range(2)
            ]
            assert answers[0] == answers[1]
            assert answers[0] in asking.legal
            names.add(asking.name)
    assert names >= {"cut", "muli", "bidding", "trump", "home", "exchange", "play"}
