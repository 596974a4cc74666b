"""Legal sets: listing, membership, counting, drawing and explaining say the same."""

from itertools import islice, permutations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.counting import looks_uniform
from weli.cards import CARDS, GERMAN_SUITS, Card, Suit
from weli.games.mulatschak.actions import Draw, Exchange, Hold, LayOff, NameTrump, Packerl, Pass
from weli.kernel.actions import Action, Play, Reason, Shuffle
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import NOT_NOW, Arrangements, Either, Legal, Offer, OneOf, Pick, Subsets

HAND = CARDS[3:8]
FEW = CARDS[:4]
REFUSED = Reason("not_four", "exchange.forbid_four")

SUITS = OneOf(tuple(map(NameTrump, GERMAN_SUITS)))
CHOICE = OneOf((Pass(),), ((Hold(), Reason("no_hold", "bidding.dealer_hold")),))
EXCHANGE = Subsets(Exchange, HAND, (0, 1, 2, 3, 5), ((4, REFUSED),))
LAY_OFF = Subsets(LayOff, HAND, (2,))
SHUFFLE = Arrangements(Shuffle, FEW, 4)
DRAW = Arrangements(Draw, FEW, 2)
TALON = Reason("talon_too_small")
BOTH = Either((EXCHANGE, OneOf((Packerl(),), ((Pass(), TALON),))))


class Case(NamedTuple):
    """A legal set and how many actions are in it."""

    legal: Legal
    total: int


SETS = {
    "suits": Case(SUITS, 4),
    "one": Case(CHOICE, 1),
    "exchange": Case(EXCHANGE, 1 + 5 + 10 + 10 + 1),
    "lay off": Case(LAY_OFF, 10),
    "shuffle": Case(SHUFFLE, 24),
    "draw": Case(DRAW, 12),
    "either": Case(BOTH, 28),
}
EVERY_SET = pytest.mark.parametrize("name", SETS)

CARD_ACTIONS = [Exchange, LayOff, Shuffle, Draw]


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Any action, most of them about a few cards, also twice the same and in any order."""
    chosen = tuple(draw(st.lists(st.sampled_from(CARDS[:9]), max_size=5)))
    if draw(st.booleans()):
        chosen = tuple(sorted(set(chosen)))
    others: list[Action] = [Pass(), Hold(), Packerl(), Play(CARDS[0]), NameTrump(Suit.BELLS)]
    return draw(st.sampled_from([*others, *(kind(chosen) for kind in CARD_ACTIONS)]))


# ------------------------------------------------------------------------ every kind of set


@EVERY_SET
def test_what_is_listed_is_legal_and_counted(name: str) -> None:
    legal, total = SETS[name]
    listed = list(legal)
    assert len(listed) == len(set(listed)) == legal.total() == total
    assert listed == list(legal)
    for action in listed:
        assert action in legal
        assert legal.why_not(action) is None


@given(st.sampled_from(sorted(SETS)), actions())
def test_membership_listing_and_reasons_agree(name: str, action: Action) -> None:
    legal = SETS[name].legal
    reason = legal.why_not(action)
    assert (action in legal) == (action in set(legal)) == (reason is None)
    assert reason is None or reason.code


@EVERY_SET
@pytest.mark.parametrize("other", ["pass", None, 5, (), CARDS[0]])
def test_only_actions_are_members(name: str, other: object) -> None:
    assert other not in SETS[name].legal


@EVERY_SET
def test_draws_are_members_and_equally_likely(name: str) -> None:
    legal, total = SETS[name]
    numbers = KeyedRandom.of("samples", name)
    drawn = [legal.sample(numbers) for _ in range(150 * total)]
    assert all(action in legal for action in set(drawn))
    if total > 1:
        assert looks_uniform(drawn, total)


@EVERY_SET
def test_a_draw_follows_from_its_numbers(name: str) -> None:
    legal = SETS[name].legal
    first, second = KeyedRandom.of(name), KeyedRandom.of(name)
    assert [legal.sample(first) for _ in range(9)] == [legal.sample(second) for _ in range(9)]


# ------------------------------------------------------------------------ reasons


def test_an_expected_action_is_refused_with_its_reason() -> None:
    assert CHOICE.why_not(Hold()) == Reason("no_hold", "bidding.dealer_hold")
    assert CHOICE.why_not(Packerl()) == Reason(NOT_NOW)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (HAND[:4], REFUSED),
        ((CARDS[0],), Reason("card_not_yours", details={"card": "A6"})),
        ((HAND[1], HAND[0]), Reason("cards_not_sorted")),
        ((HAND[0], HAND[0]), Reason("cards_not_sorted")),
        ((*HAND, CARDS[20]), Reason("card_not_yours", details={"card": CARDS[20].code})),
    ],
    ids=str,
)
def test_why_a_choice_of_cards_is_refused(cards: tuple[Card, ...], reason: Reason) -> None:
    assert EXCHANGE.why_not(Exchange(cards)) == reason
    assert EXCHANGE.why_not(LayOff(cards)) == Reason(NOT_NOW)


def test_another_number_of_cards_is_refused() -> None:
    assert LAY_OFF.why_not(LayOff(HAND[:1])) == Reason("wrong_number", details={"number": 1})


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (FEW[:3], Reason("wrong_number", details={"number": 3})),
        ((*FEW[:3], FEW[0]), Reason("wrong_number", details={"number": 4})),
        ((*FEW[:3], CARDS[9]), Reason("card_not_in_pack", details={"card": CARDS[9].code})),
    ],
    ids=str,
)
def test_why_an_order_is_refused(cards: tuple[Card, ...], reason: Reason) -> None:
    assert SHUFFLE.why_not(Shuffle(cards)) == reason
    assert SHUFFLE.why_not(Draw(cards)) == Reason(NOT_NOW)


def test_of_several_sets_the_one_that_knows_the_action_speaks() -> None:
    assert BOTH.why_not(Exchange(HAND[:4])) == REFUSED
    assert BOTH.why_not(Pass()) == TALON
    assert BOTH.why_not(Hold()) == Reason(NOT_NOW)
    turned = Either((BOTH.parts[1], BOTH.parts[0]))
    assert turned.why_not(Exchange(HAND[:4])) == REFUSED
    assert turned.why_not(Pass()) == TALON


# ------------------------------------------------------------------------ large sets, and faces


def test_the_shuffle_of_a_pack_is_never_listed() -> None:
    pack = Arrangements(Shuffle, CARDS, 36)
    assert pack.total() == 371993326789901217467999448150835200000000
    assert list(islice(pack, 2)) == list(map(Shuffle, islice(permutations(CARDS), 2)))
    assert Shuffle(CARDS[::-1]) in pack
    assert pack.sample(KeyedRandom(b"pack")) in pack
    assert pack.offer() == Offer()


def test_a_shuffle_puts_every_card_everywhere() -> None:
    pack = Arrangements(Shuffle, CARDS, 36)
    numbers = KeyedRandom(b"places")
    orders = [pack.sample(numbers) for _ in range(1500)]
    assert all(isinstance(order, Shuffle) for order in orders)
    for place in (0, 17, 35):
        drawn = [order.cards[place] for order in orders if isinstance(order, Shuffle)]
        assert looks_uniform(drawn, 36)


def test_an_offer_tells_a_face_everything() -> None:
    offer = BOTH.offer()
    assert offer.actions == (Packerl(),)
    assert offer.picks == (Pick(Exchange, HAND, (0, 1, 2, 3, 5)),)
    assert offer.refused == ((Pass(), TALON),)
    assert SUITS.offer() == Offer(actions=tuple(SUITS))
