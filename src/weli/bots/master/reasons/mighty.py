"""Reasons at Mighty."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from weli.bots.master.hint import Details, Why
from weli.bots.master.reasons import tricks
from weli.bots.master.reasons.question import Question
from weli.bots.master.reasons.tricks import MASTER, PLAIN, TRUMP, Cards
from weli.bots.mighty.sight import ABOVE, FACE_BITS, JOKERS, SUIT_BITS, Sight, bits_of
from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Card, Rank, Suit
from weli.games.mighty import actions as act
from weli.games.mighty.powers import OpenTrick, Specials, best_place, power_of, specials_of
from weli.games.mighty.seating import is_point, outfit_of
from weli.games.mighty.view import View
from weli.kernel.actions import Seat

__all__ = ["find"]

SOME_POINTS: Final = 2
"""From so many points on a trick is worth taking for them."""


def find(question: Question) -> Why | None:
    """Return something true that speaks for the best answer, if there is something."""
    feature = _FEATURES.get(type(question.best))
    return None if feature is None else feature(question)


# ------------------------------------------------------------------------ cards


class _Trick(Cards):
    """The cards that may be played to a trick of Mighty."""

    def __init__(self, question: Question) -> None:
        view: View = question.view
        self.rules, self.specials = view.rules, view.specials
        self.sight = Sight(view, self.specials)
        self.trick = view.trick or _empty(view)
        self.behind = self.trick.order[len(self.trick.cards) + 1 :]
        self.winner = -1
        if self.trick.cards:
            place = best_place(self.rules, self.specials, self.trick)
            self.winner = self.trick.order[place]
        super().__init__(question)

    def with_card(self, *cards: Card) -> OpenTrick:
        """Return the trick with more cards on it."""
        return replace(self.trick, cards=(*self.trick.cards, *cards))

    def heads(self, card: Card) -> bool:
        place = len(self.trick.cards)
        return best_place(self.rules, self.specials, self.with_card(card)) == place

    def sure(self, card: Card) -> bool:
        place = len(self.trick.cards)
        return not any(
            self._may_hold(other) and self._beats(self.with_card(card, other), place)
            for other in FRENCH_CARDS
            if self.sight.unseen >> other.index & 1
        )

    def _beats(self, trick: OpenTrick, place: int) -> bool:
        """Say whether the last card of a trick beats the one at a place."""
        mine, theirs = (
            power_of(self.rules, self.specials, trick, at) for at in (place, len(trick.cards) - 1)
        )
        return theirs > mine

    def _may_hold(self, card: Card) -> bool:
        """Say whether somebody behind may hold a card; mighty and joker are held back at will."""
        if self.specials.is_mighty(card) or card.rank is Rank.JOKER:
            return bool(self.behind)
        return any(not self.sight.lacks[seat] >> card.index & 1 for seat in self.behind)

    def power(self, card: Card) -> int:
        return power_of(self.rules, self.specials, self.with_card(card), len(self.trick.cards))

    def is_trump(self, card: Card) -> bool:
        trump = self.specials.trump
        return trump is not None and card.suit is trump and not self.specials.is_mighty(card)

    def prize(self, card: Card) -> int:
        if self.specials.is_mighty(card):
            return TRUMP + 2
        if card.rank is Rank.JOKER:
            return TRUMP + 1
        if self.is_trump(card):
            return TRUMP
        return MASTER if card.rank is Rank.ACE else PLAIN

    def none_higher(self, card: Card) -> bool:
        higher = self.sight.unseen & ABOVE[card.index]
        return not any(higher & ~self.sight.lacks[seat] for seat in self.behind)

    def draws(self) -> bool:
        trump = self.specials.trump
        if trump is None:
            return False
        held = self.sight.unseen & SUIT_BITS[trump] & ~FACE_BITS[self.specials.mighty]
        return any(held & ~self.sight.lacks[seat] for seat in self.behind)

    def declarer_heads(self) -> bool:
        return self.winner == self.view.declarer and self._attacks(self.view.me) is False

    # ------------------------------------------------------------------ sides and points

    def point(self, card: Card) -> bool:
        """Say whether a card counts a point."""
        return is_point(card, self.rules.special)

    def partner_wins(self) -> bool:
        """Say whether somebody who is surely on the player's side has the best card so far."""
        return self._sides() in ((True, True), (False, False))

    def foe_wins(self) -> bool:
        """Say whether somebody who is surely on the other side has the best card so far."""
        return self._sides() in ((True, False), (False, True))

    def _sides(self) -> tuple[bool | None, bool | None]:
        """Say whether the player, and whoever has the best card, surely are attackers or not."""
        return self._attacks(self.view.me), self._attacks(self.winner)

    def _attacks(self, seat: Seat) -> bool | None:
        """Say whether a seat is on the declarer's side; `None` where it is not certain."""
        view, held = self.view, self.sight.called & bits_of(self.view.hand)
        if seat == view.declarer or seat in view.friends:
            return True
        mine = seat == view.me
        if mine and held:
            # Of two copies perhaps only the first one to be played makes a friend.
            return True if self.sight.called.bit_count() == 1 else None
        by_trick = isinstance(view.call, act.CallTrick)
        if by_trick and len(view.tricks) < view.call.number:
            return None
        known = by_trick or mine or not self.sight.called & (self.sight.unseen | held)
        return False if known and seat >= 0 else None


def _empty(view: View) -> OpenTrick:
    """Return the trick that the player is to lead to."""
    place = view.table.index(view.me)
    order = view.table[place:] + view.table[:place]
    return OpenTrick(order, first=not view.tricks, last=view.left == 1)


def _play(question: Question) -> Why | None:
    return tricks.find(_Trick(question), _finds_friend, _with_points, _for_points)


def _finds_friend(trick: _Trick) -> Why | None:
    """The declarer leads the suit of the called card, and nobody has shown it yet."""
    view, card = trick.view, trick.card
    call = view.call
    if not trick.leads or view.me != view.declarer or view.friends:
        return None
    if not (isinstance(call, act.CallCard) and trick.sight.called & trick.sight.unseen):
        return None
    asks = card.suit is not None and card.suit is call.card.suit is not trick.rival.suit
    return Why("finds_friend", {"suit": str(card.suit)}) if asks else None


def _with_points(trick: _Trick) -> Why | None:
    """It takes points that lie on the table."""
    if trick.leads or not trick.takes() or trick.rival in trick.heading or trick.partner_wins():
        return None
    number = sum(map(trick.point, trick.trick.cards))
    return Why("takes_points", {"number": number}) if number >= SOME_POINTS else None


def _for_points(trick: _Trick) -> Why | None:
    """It gives a point to the own side, or keeps one from the other, and lets the trick go."""
    if trick.leads or trick.card in trick.heading:
        return None
    gives, other = trick.point(trick.card), trick.point(trick.rival)
    if trick.partner_wins():
        if trick.rival in trick.heading:
            return Why("partner_has_it", {"card": trick.rival.code})
        poorer = any(not trick.point(card) for card in trick.all)
        return Why("points_to_partner") if gives and poorer else None
    return Why("saves_points") if trick.foe_wins() and other and not gives else None


# ------------------------------------------------------------------------ bids and contracts


def _held(view: View, suit: Suit, specials: Specials) -> int:
    """Return how many cards of a suit a hand holds beside the mighty."""
    return sum(card.suit is suit and not specials.is_mighty(card) for card in view.hand)


def _specials_in(cards: tuple[Card, ...], specials: Specials) -> str:
    """Say which special cards are among some: `mighty`, `joker`, `both` or `none`."""
    mighty = any(map(specials.is_mighty, cards))
    joker = any(card.rank is Rank.JOKER for card in cards)
    if mighty and joker:
        return "both"
    return "mighty" if mighty else "joker" if joker else "none"


def _bid(question: Question) -> Why | None:
    """What the hand has for the bid."""
    view: View = question.view
    trump: Suit | None = question.best.trump
    specials = specials_of(view.rules, view.seats, trump)
    held = _specials_in(view.hand, specials)
    if trump is None:
        aces = sum(c.rank is Rank.ACE and not specials.is_mighty(c) for c in view.hand)
        return Why("bid_no_trump", {"number": aces, "specials": held})
    number = _held(view, trump, specials)
    if any(_held(view, suit, specials) > number for suit in FRENCH_SUITS):
        return question.against(act.Pass, code="over_passing")
    return Why("bid_hand", {"number": number, "suit": str(trump), "specials": held})


def _declare(question: Question) -> Why | None:
    """The trump is the longest suit."""
    view: View = question.view
    trump: Suit | None = question.best.trump
    if trump is None or question.rival.trump is trump:
        return None
    specials = specials_of(view.rules, view.seats, trump)
    number = _held(view, trump, specials)
    others = [_held(view, suit, specials) for suit in FRENCH_SUITS if suit is not trump]
    details: Details = {"number": number, "suit": str(trump)}
    return Why("longest_trump", details) if number > max(others) else None


def _bury(question: Question) -> Why | None:
    """Points are buried for the own side, a suit is left, or what is strong is kept."""
    view: View = question.view
    buried, rival = question.best.cards, question.rival.cards
    points, others = (
        sum(is_point(card, view.rules.special) for card in cards) for cards in (buried, rival)
    )
    own = view.rules.exchange.buried_points == "attackers"
    if own and points > others:
        return Why("buries_points", {"number": points})
    if not own and points < others and not points:
        return Why("buries_no_points")
    voids = [suit for suit in _voids(view, buried) if suit not in _voids(view, rival)]
    if voids:
        return Why("buries_suit", {"suit": str(voids[0])})
    if not any(_strong(view, card) for card in buried) and any(
        _strong(view, card) for card in rival
    ):
        return Why("keeps_strong")
    return None


def _voids(view: View, buried: tuple[Card, ...]) -> list[Suit]:
    """Return the side suits of which a burial leaves nothing."""
    before, after = view.hand, [card for card in view.hand if card not in buried]
    return [
        suit
        for suit in FRENCH_SUITS
        if suit is not view.trump
        and any(card.suit is suit for card in before)
        and not any(card.suit is suit for card in after)
    ]


def _strong(view: View, card: Card) -> bool:
    """Say whether a card is a trump or special under the contract as it was bid."""
    special = view.specials.is_mighty(card) or card.rank is Rank.JOKER
    return special or (view.trump is not None and card.suit is view.trump)


# ------------------------------------------------------------------------ friend and calls


def _call(question: Question) -> Why | None:
    """The called card is the strongest that the declarer lacks, or the highest of its suit."""
    view: View = question.view
    card: Card = question.best.card
    held = {each.face for each in (*view.hand, *view.buried)}
    pack = {each.face: each for each in outfit_of(view.rules, view.seats).cards}
    lacking = [each for face, each in pack.items() if face not in held]
    if card.face in held or not lacking:
        return None
    power = _power_of(view, card)
    if power and power >= max(_power_of(view, each) for each in lacking):
        return Why("calls_strongest")
    in_suit = [each for each in lacking if each.suit is card.suit]
    mine = any(each.suit is card.suit for each in view.hand)
    if card.suit is not None and mine and all(each.rank <= card.rank for each in in_suit):
        return Why("calls_highest", {"suit": str(card.suit)})
    return None


def _power_of(view: View, card: Card) -> int:
    """Return how strong a card is in the middle of a deal, played to another plain suit."""
    plain = [suit for suit in FRENCH_SUITS if suit not in (card.suit, view.trump)]
    led = next(each for each in FRENCH_CARDS if each.suit in plain)
    trick = OpenTrick((0, 1), first=False, last=False, cards=(led, card))
    return power_of(view.rules, view.specials, trick, 1)


def _alone(question: Question) -> Why | None:
    """The strongest cards are the declarer's own."""
    view: View = question.view
    both = _specials_in(view.hand, view.specials) == "both"
    return Why("alone") if both else None


def _calls_joker(question: Question) -> Why | None:
    """The joker that is called is out, and loses its power."""
    view: View = question.view
    assert view.trick is not None, "a ripper was led"
    copies = view.specials.called_by(view.trick.cards[0])
    unseen = Sight(view, view.specials).unseen & JOKERS
    out = any(unseen >> card.index & 1 and card.copy in copies for card in FRENCH_CARDS)
    return Why("calls_joker") if out and not view.rules.play.called_joker_power else None


def _names(question: Question) -> Why | None:
    """The leader of a joker asks for trumps."""
    trump = question.view.trump
    return Why("names_trump") if trump is not None and question.best.suit is trump else None


_FEATURES: Final[dict[type[Any], Callable[[Question], Why | None]]] = {
    act.Play: _play,
    act.Bid: _bid,
    act.Pass: lambda _: Why("passes"),
    act.Declare: _declare,
    act.Bury: _bury,
    act.CallCard: _call,
    act.Alone: _alone,
    act.CallJoker: _calls_joker,
    act.NameSuit: _names,
}
