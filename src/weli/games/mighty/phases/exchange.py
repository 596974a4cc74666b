"""Taking the kitty, burying, the final contract, the friend call and the request."""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from weli.cards import FRENCH_SUITS, Card, Rank
from weli.games.mighty.actions import (
    Alone,
    Bury,
    CallCard,
    CallCards,
    CallSeat,
    CallTrick,
    Declare,
    NoRequest,
    Request,
)
from weli.games.mighty.contracts import STRAINS, Contract
from weli.games.mighty.events import (
    Cards,
    ContractFixed,
    Did,
    Drew,
    FriendShown,
    LaidOff,
)
from weli.games.mighty.phases.opening import AskingMisdeal
from weli.games.mighty.powers import specials_of
from weli.games.mighty.seating import RULES_KEPT, Outfit
from weli.games.mighty.state import Deal, Friends
from weli.games.mighty.words import FriendKind, Unburied
from weli.kernel.actions import Action, Envelopes, Reason, Seat, to_all, to_one
from weli.kernel.engine import Phase
from weli.kernel.legal import Legal, OneOf, Subsets

__all__ = [
    "Burying",
    "CallingFriend",
    "FixingContract",
    "Requesting",
    "burying",
    "calling_friend",
    "fixing_contract",
    "requesting",
    "taking_kitty",
]

THREE = 3
"""So many players have no friends: the declarer plays alone."""

TWO_COPIES = 2
"""A face with more copies than this may not be called (rule book, section E)."""


# ------------------------------------------------------------------------ the kitty


def taking_kitty(deal: Deal) -> tuple[Deal, Envelopes]:
    """Give the kitty to the declarer, who may then call a misdeal where that is played."""
    seat, kitty = deal.declarer, deal.kitty
    hands = deal.with_hand(seat, deal.hands[seat] + kitty)
    drew = to_one(seat, deal.seats, Drew(seat, len(kitty), kitty), Drew(seat, len(kitty), None))
    misdeal = deal.rules.misdeal
    asks = misdeal.allowed and misdeal.declarer_with_kitty
    return deal.now(*((AskingMisdeal(seat),) if asks else ()), hands=hands), drew


def burying(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the declarer bury as many cards as the kitty had."""
    return deal.now(Burying()), ()


class Burying(Phase[Deal], frozen=True):
    """The declarer buries cards face down."""

    name: ClassVar[str] = "bury"

    def actor(self, deal: Deal) -> Seat:
        """The declarer."""
        return deal.declarer

    def legal(self, deal: Deal) -> Legal:
        """Any cards, except special ones that the house forbids to bury."""
        hand = deal.hands[deal.declarer]
        forbidden = deal.rules.exchange.forbid
        special = specials_of(deal.rules, deal.seats, deal.promise.trump)
        free = tuple(
            [
                card
                for card in hand
                if not (Unburied.MIGHTY in forbidden and special.is_mighty(card))
                and not (Unburied.JOKER in forbidden and card.rank is Rank.JOKER)
            ]
        )
        return Burials(Bury, free, (deal.outfit.kitty,), hand=hand)

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Bury the cards; everyone else sees only how many."""
        assert isinstance(action, Bury)
        seat, count = deal.declarer, len(action.cards)
        kept = tuple([card for card in deal.hands[seat] if card not in action.cards])
        laid = to_one(
            seat, deal.seats, LaidOff(seat, count, action.cards), LaidOff(seat, count, None)
        )
        return deal.now(hands=deal.with_hand(seat, kept), buried=action.cards), laid

    def ahead(self, deal: Deal) -> tuple[tuple[str, Legal], ...]:
        """The contract, the friend and the request, with the special cards of the bid."""
        steps: list[Phase[Deal]] = [FixingContract()]
        if len(deal.table) > THREE:
            steps.append(CallingFriend())
        if len(deal.table) > THREE and deal.rules.friend.request:
            steps.append(Requesting())
        as_bid = deal.but(specials=specials_of(deal.rules, deal.seats, deal.promise.trump))
        return tuple([(step.name, step.legal(as_bid)) for step in steps])


class Burials(Subsets, frozen=True):
    """The burials that are allowed; `hand` tells a forbidden card from one that is not held."""

    hand: Cards = ()

    def why_not(self, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` when it is legal."""
        if isinstance(action, Bury):
            for card in action.cards:
                if card in self.hand and card not in self.cards:
                    return Reason("not_buried", "exchange.forbid", {"card": card.code})
        return Subsets.why_not(self, action)


# ------------------------------------------------------------------------ the final contract


def fixing_contract(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the declarer fix the contract: as it was bid, raised, or with another trump."""
    return deal.now(FixingContract()), ()


class FixingContract(Phase[Deal], frozen=True):
    """The declarer keeps the contract, raises it, or changes trump for its price."""

    name: ClassVar[str] = "contract"

    def actor(self, deal: Deal) -> Seat:
        """The declarer."""
        return deal.declarer

    def legal(self, deal: Deal) -> Legal:
        """The contracts that may be declared, the one that was bid first."""
        found = _contracts(deal)
        actions = tuple([Declare(contract.level, contract.trump) for contract in found])
        refused = tuple(
            [
                (Declare(level, trump), _no_contract(deal, Contract(level, trump)))
                for trump in STRAINS
                for level in range(deal.promise.level, deal.outfit.points + 1)
                if Contract(level, trump) not in found
            ]
        )
        return OneOf(actions, refused)

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Fix the contract, and with it the mighty, the joker's rank and the ripper."""
        assert isinstance(action, Declare)
        contract = Contract(action.level, action.trump)
        doubled = _doubles(deal, contract)
        said = to_all(Did(deal.declarer, action), ContractFixed(contract, doubled))
        specials = specials_of(deal.rules, deal.seats, contract.trump)
        return deal.now(contract=contract, doubled=doubled, specials=specials), said


def _contracts(deal: Deal) -> tuple[Contract, ...]:
    """Return the contracts the declarer may fix (rule book A8 and section E)."""
    bid, top = deal.promise, deal.outfit.points
    found = [bid]
    if bid.level > top:
        return tuple(found)
    for trump in STRAINS:
        lowest = _price(deal, trump)
        if lowest is None:
            continue
        highest = top if deal.rules.exchange.raise_after else lowest
        found += [Contract(level, trump) for level in range(lowest, highest + 1)]
    if deal.rules.bidding.no_trump != "forbidden" and bid.level < top:
        found.append(Contract(top, None))
    return tuple(dict.fromkeys(found))


def _price(deal: Deal, trump: object) -> int | None:
    """Return the lowest level with this trump, or `None` where it cannot be had."""
    bid, top, change = deal.promise, deal.outfit.points, deal.rules.change
    if trump is bid.trump:
        return bid.level
    to_no_trump = trump is None
    if change.mode == "forbidden" or (to_no_trump and deal.rules.bidding.no_trump == "forbidden"):
        return None
    if change.mode in ("free", "double_stake"):
        return bid.level
    if to_no_trump and bid.level == top:
        return top if change.max_no_trump_free else None
    cost = change.no_trump_cost if to_no_trump else change.suit_cost
    if deal.rules.bidding.no_trump == "plus_one":
        cost += -1 if to_no_trump else int(bid.trump is None)
    level = bid.level + max(cost, 0)
    if level > top and change.clamp_to_max and bid.level < top:
        return top
    return level if level <= top else None


def _no_contract(deal: Deal, contract: Contract) -> Reason:
    """Return the reason against a contract that may not be fixed."""
    bid, trump = deal.promise, contract.trump
    if trump is None and deal.rules.bidding.no_trump == "forbidden":
        return Reason("no_no_trump", "bidding.no_trump")
    lowest = _price(deal, trump)
    if lowest is None and deal.rules.change.mode == "forbidden":
        return Reason("no_change", "change.mode")
    if lowest is None:
        at_top = trump is None and bid.level == deal.outfit.points
        return Reason("no_change", f"change.{'max_no_trump_free' if at_top else 'clamp_to_max'}")
    if contract.level < lowest:
        return Reason("change_costs_more", "change.mode", {"least": lowest})
    return Reason("no_raise", "exchange.raise_after")


def _doubles(deal: Deal, final: Contract) -> bool:
    """Say whether the change of trump doubles the stake, judged on the final contract."""
    bid, top = deal.promise, deal.outfit.points
    if deal.rules.change.mode != "double_stake" or final.trump is bid.trump:
        return False
    raised = final == Contract(top, None) and bid.level < top
    return not raised


# ------------------------------------------------------------------------ the friend


def calling_friend(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the declarer call a friend; with three players he always plays alone."""
    return deal.now(*((CallingFriend(),) if len(deal.table) > THREE else ())), ()


@lru_cache(maxsize=RULES_KEPT)
def _copies(outfit: Outfit) -> Mapping[Card, Cards]:
    """Return all copies of each card, by the first of them, by which it is called.

    The black and the red joker of one deck are two cards.
    """
    copies: dict[object, Cards] = {}
    for card in outfit.cards:
        name = card if outfit.decks == 1 else card.face
        copies[name] = (*copies.get(name, ()), card)
    return {same[0]: same for same in copies.values()}


class CallingFriend(Phase[Deal], frozen=True):
    """The declarer calls the friend: a card, a trick, a seat, or nobody."""

    name: ClassVar[str] = "friend"

    def actor(self, deal: Deal) -> Seat:
        """The declarer."""
        return deal.declarer

    def legal(self, deal: Deal) -> Legal:
        """The calls of the house; where none is left, playing alone."""
        rules, seat = deal.rules.friend, deal.declarer
        refused: list[tuple[Action, Reason]] = []
        callable_cards = []
        for card, copies in _copies(deal.outfit).items():
            reason = self._no_card(deal, card, copies)
            if reason is None:
                callable_cards.append(card)
            else:
                refused.append((CallCard(card), reason))
        actions: list[Action] = []
        if FriendKind.CARD in rules.kinds:
            actions += [CallCard(card) for card in callable_cards]
        if FriendKind.CARDS in rules.kinds:
            actions += [
                CallCards(one, other)
                for place, one in enumerate(callable_cards)
                for other in callable_cards[place + 1 :]
            ]
        actions += self._tricks(deal)
        if FriendKind.SEAT in rules.kinds:
            actions += [CallSeat(other) for other in deal.clockwise_from(seat)[1:]]
        if FriendKind.NONE in rules.kinds or not actions:
            actions.append(Alone())
        else:
            refused.append((Alone(), Reason("not_alone", "friend.kinds")))
        return OneOf(tuple(actions), tuple(refused))

    @staticmethod
    def _tricks(deal: Deal) -> list[Action]:
        """Return the calls of a trick's winner."""
        kinds, last = deal.rules.friend.kinds, deal.outfit.hand
        numbers = [1] if FriendKind.FIRST in kinds else []
        numbers += list(range(2, last)) if FriendKind.NTH in kinds else []
        numbers += [last] if FriendKind.LAST in kinds else []
        return [CallTrick(number) for number in numbers]

    @staticmethod
    def _no_card(deal: Deal, card: Card, copies: Cards) -> Reason | None:
        """Return why a card, of which there are these copies, may not be called."""
        rules = deal.rules.friend
        if not rules.kinds & {FriendKind.CARD, FriendKind.CARDS}:
            return Reason("no_card_call", "friend.kinds")
        if card.rank is Rank.JOKER and not rules.joker_card:
            return Reason("joker_not_called", "friend.joker_card")
        if deal.powers.is_mighty(card) and not rules.mighty_card:
            return Reason("mighty_not_called", "friend.mighty_card")
        if len(copies) > TWO_COPIES:
            return Reason("too_many_copies", "pack.two_deck_jokers", {"card": card.code})
        own = deal.hands[deal.declarer] + deal.buried
        if not rules.fake and all(copy in own for copy in copies):
            return Reason("fake_not_called", "friend.fake", {"card": card.code})
        return None

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Note the call, for all to hear; a called seat is the friend at once."""
        said = to_all(Did(deal.declarer, action))
        if isinstance(action, CallSeat):
            friends = Friends(call=action, shown=(action.seat,))
            return deal.now(friends=friends), said + to_all(FriendShown(action.seat))
        return deal.now(friends=Friends(call=action, cards=_called(deal, action))), said


def _called(deal: Deal, action: Action) -> Cards:
    """Return every copy of the called cards."""
    copies = _copies(deal.outfit)
    if isinstance(action, CallCard):
        return copies[action.card]
    if isinstance(action, CallCards):
        return copies[action.one] + copies[action.other]
    return ()


# ------------------------------------------------------------------------ the request


def requesting(deal: Deal) -> tuple[Deal, Envelopes]:
    """At the highest no-trump let the declarer ask the friend for a suit."""
    top = deal.promise == Contract(deal.outfit.points, None)
    has_friend = deal.friends.call is not None and not isinstance(deal.friends.call, Alone)
    asks = deal.rules.friend.request and top and has_friend
    return deal.now(*((Requesting(),) if asks else ())), ()


class Requesting(Phase[Deal], frozen=True):
    """The declarer may ask the friend to lead a suit."""

    name: ClassVar[str] = "request"

    def actor(self, deal: Deal) -> Seat:
        """The declarer."""
        return deal.declarer

    def legal(self, deal: Deal) -> Legal:
        """Any suit, or none."""
        return OneOf((NoRequest(), *(Request(suit) for suit in FRENCH_SUITS)))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Note the request, for all to hear."""
        said = to_all(Did(deal.declarer, action))
        if isinstance(action, Request):
            return deal.now(friends=_asks(deal.friends, action)), said
        return deal.now(), said


def _asks(friends: Friends, action: Request) -> Friends:
    return Friends(call=friends.call, cards=friends.cards, shown=friends.shown, suit=action.suit)
