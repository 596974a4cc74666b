"""Following, winning and scoring once more, written straight from the rule book in another style.

The engine lists duties and looks strengths up in tables; this module asks of each card on its own
whether the rule book forbids it, compares two cards at a time, and scores from the bare facts of
a deal. It shares nothing with the engine but the cards.
"""

from typing import NamedTuple

from weli.cards import WELI, Card, Rank, Suit

# ------------------------------------------------------------------------ tricks


def belongs_to(card: Card, suit: Suit, trump: Suit) -> bool:
    """1.1: the Weli belongs to the trump suit for every purpose, and to no other."""
    if card is WELI:
        return suit == trump
    return card.suit == suit


def beats(later: Card, earlier: Card, trump: Suit) -> bool:
    """Whether a card played later takes the trick from one that is winning so far."""
    later_trumps, earlier_trumps = (belongs_to(card, trump, trump) for card in (later, earlier))
    if later_trumps and not earlier_trumps:
        return True
    if later_trumps != earlier_trumps:
        return False
    same_suit = later_trumps or later.suit == earlier.suit
    return same_suit and _height(later) > _height(earlier)


def _height(card: Card) -> int:
    """1.1: Sow, Weli, King, Ober, Unter, ten down to six."""
    order = [Rank.SOW, Rank.WELI, Rank.KING, Rank.OBER, Rank.UNTER]
    numbers = [Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX]
    return -[*order, *numbers].index(card.rank)


def winning(trick: list[Card], trump: Suit) -> int:
    """The place of the card that takes the trick: each card in turn may take it over."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def is_allowed(
    card: Card,
    hand: list[Card],
    trick: list[Card],
    trump: Suit,
    *,
    trumpfzwang: str,
    stichzwang: bool,
) -> bool:
    """Whether the rule book lets this card of the hand be played to the trick."""
    if not trick:
        return True
    led = trump if trick[0] is WELI else trick[0].suit
    assert led is not None
    best = trick[winning(trick, trump)]

    def heads(one: Card) -> bool:
        return beats(one, best, trump)

    if any(belongs_to(one, led, trump) for one in hand):
        if not belongs_to(card, led, trump):
            return False
        could_head = any(belongs_to(one, led, trump) and heads(one) for one in hand)
        return heads(card) or not (stichzwang and could_head)
    trumps = [one for one in hand if belongs_to(one, trump, trump)]
    winners = [one for one in trumps if heads(one)]
    if trumpfzwang == "always" and trumps:
        return card in (winners if stichzwang and winners else trumps)
    if trumpfzwang == "only_if_wins" and winners:
        return card in winners
    return True


# ------------------------------------------------------------------------ points


class Facts(NamedTuple):
    """What happened in a deal, as somebody at the table could tell it afterwards."""

    playing: frozenset[int]
    sitting_out: frozenset[int]
    declarer: int
    bid: int
    muli: bool
    trump: Suit
    trick_winners: tuple[int, ...]
    whites: int
    knocks: int
    doubled_passes: int


class Prices(NamedTuple):
    """The points of a table, as its score sheet's head would list them."""

    trick: int
    no_trick: int
    failed: int
    home: int
    muli_won: tuple[int, int]
    muli_lost: tuple[int, int]
    only_breaker: bool
    hearts: int
    cap: int


def points_of(seat: int, facts: Facts, prices: Prices) -> int:
    """What a seat writes down for a deal, everything multiplied."""
    return _base(seat, facts, prices) * multiplier(facts, prices)


def multiplier(facts: Facts, prices: Prices) -> int:
    """1.11: Hearts, and two for each white redeal, knock and doubled all-pass, up to the cap."""
    times = prices.hearts if facts.trump == Suit.HEARTS else 1
    for _ in range(facts.whites + facts.knocks + facts.doubled_passes):
        times += times
    return times if times < prices.cap else prices.cap


def _base(seat: int, facts: Facts, prices: Prices) -> int:
    """The table of 1.11, before multiplication."""
    if seat in facts.sitting_out:
        return 0
    own = seat == facts.declarer
    taken = sum(1 for winner in facts.trick_winners if winner == seat)
    declarers = sum(1 for winner in facts.trick_winners if winner == facts.declarer)
    if facts.playing == {facts.declarer}:
        declarers = 5
        taken = 5 if own else 0
    if facts.muli:
        if declarers == 5:
            return prices.muli_won[0 if own else 1]
        lost_first = next(winner for winner in facts.trick_winners if winner != facts.declarer)
        if own:
            return prices.muli_lost[0]
        return 0 if prices.only_breaker and seat != lost_first else prices.muli_lost[1]
    if seat not in facts.playing:
        return prices.home
    if own and declarers < facts.bid:
        return prices.failed
    return taken * prices.trick if taken else prices.no_trick
