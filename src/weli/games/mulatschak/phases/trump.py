"""Naming trump, finding it blind, and laying off cards that are too many."""

from typing import ClassVar

from weli.cards import GERMAN_SUITS, Suit
from weli.games.mulatschak.actions import BlindTrump, LayOff, NameTrump
from weli.games.mulatschak.contracts import ALL_TRICKS
from weli.games.mulatschak.events import Cards, Did, Drew, LaidOff, TrumpFixed, Turned
from weli.games.mulatschak.state import Deal
from weli.kernel.actions import Action, Envelopes, Reason, Seat, to_all, to_one
from weli.kernel.engine import Phase
from weli.kernel.legal import Legal, OneOf, Subsets

__all__ = ["ChoosingBlindTrump", "LayingOff", "NamingTrump", "draw", "lay_off", "naming_trump"]

BLIND_CARDS = 7
"""So many cards must lie in the talon before trump can be found blind (rule book 1.9)."""


# ------------------------------------------------------------------------ moving cards


def lay_off(deal: Deal, seat: Seat, cards: Cards) -> tuple[Deal, Envelopes]:
    """Lay cards off face down; everyone else sees only how many."""
    hand = tuple([card for card in deal.hands[seat] if card not in cards])
    discards = (
        *deal.discards[:seat],
        deal.discards[seat] + cards,
        *deal.discards[seat + 1 :],
    )
    private, public = LaidOff(seat, len(cards), cards), LaidOff(seat, len(cards), None)
    deal = deal.but(hands=deal.with_hand(seat, hand), discards=discards)
    return deal, to_one(seat, deal.seats, private, public)


def draw(deal: Deal, seat: Seat, count: int) -> tuple[Deal, Envelopes]:
    """Draw cards from the talon face down, as many as are left; everyone else sees how many."""
    cards, pack = deal.pack[:count], deal.pack[count:]
    if not cards:
        return deal, ()
    private, public = Drew(seat, len(cards), cards), Drew(seat, len(cards), None)
    deal = deal.but(hands=deal.with_hand(seat, deal.hands[seat] + cards), pack=pack)
    return deal, to_one(seat, deal.seats, private, public)


def turn_up(deal: Deal, seat: Seat) -> tuple[Deal, Envelopes]:
    """Turn the talon's next card up for a player; it goes to his hand."""
    card = deal.pack[0]
    hands = deal.with_hand(seat, (*deal.hands[seat], card))
    return deal.but(hands=hands, pack=deal.pack[1:]), to_all(Turned(seat, card))


class LayingOff(Phase[Deal], frozen=True):
    """A player lays off the cards that are too many; any of them, face down."""

    name: ClassVar[str] = "lay_off"
    seat: Seat

    def actor(self, deal: Deal) -> Seat:
        """The player with too many cards."""
        return self.seat

    def legal(self, deal: Deal) -> Legal:
        """Any choice that leaves five cards."""
        hand = deal.hands[self.seat]
        return Subsets(LayOff, hand, (len(hand) - ALL_TRICKS,))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Lay the cards off."""
        assert isinstance(action, LayOff)
        return lay_off(deal.now(), self.seat, action.cards)


# ------------------------------------------------------------------------ naming trump


def naming_trump(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the declarer name trump."""
    return deal.now(NamingTrump()), ()


class NamingTrump(Phase[Deal], frozen=True):
    """The declarer names trump, or does not know yet and takes new cards to find it."""

    name: ClassVar[str] = "trump"

    def actor(self, deal: Deal) -> Seat:
        """The declarer."""
        return deal.declarer

    def legal(self, deal: Deal) -> Legal:
        """Any suit, or only Hearts where a bid of one forces it; blind where that is played."""
        no_blind = _no_blind(deal)
        blind = () if no_blind else (BlindTrump(),)
        refused = ((BlindTrump(), no_blind),) if no_blind else ()
        if _forced_hearts(deal):
            reason = Reason("one_forces_hearts", "bidding.one_forces_hearts")
            others = [(NameTrump(suit), reason) for suit in GERMAN_SUITS if suit is not Suit.HEARTS]
            return OneOf((NameTrump(Suit.HEARTS),), (*others, *refused))
        return OneOf((*(NameTrump(suit) for suit in GERMAN_SUITS), *blind), refused)

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Make the suit trump, or take five new cards and turn the sixth."""
        said = to_all(Did(deal.declarer, action))
        if isinstance(action, NameTrump):
            return deal.now(trump=action.suit), said
        found, envelopes = _find_blind(deal)
        return found, said + envelopes


def _forced_hearts(deal: Deal) -> bool:
    """Say whether a won bid of one trick makes Hearts trump."""
    return deal.rules.bidding.one_forces_hearts and deal.promise.tricks == 1


def _no_blind(deal: Deal) -> Reason | None:
    """Return why trump may not be found blind (rule book 1.7 and section 4)."""
    rules = deal.rules
    most = rules.exchange.most[len(deal.table)]
    if not rules.trump.blind:
        return Reason("no_blind_trump", "trump.blind")
    if deal.promise.muli:
        return Reason("muli_no_exchange")
    if _forced_hearts(deal):
        return Reason("one_forces_hearts", "bidding.one_forces_hearts")
    if deal.at_most(deal.declarer, rules.limits.no_exchange_at):
        limit = rules.limits.no_exchange_at or 0
        return Reason("score_too_low_to_exchange", "limits.no_exchange_at", {"limit": limit})
    if most < ALL_TRICKS:
        return Reason("too_many_cards", "exchange.most", {"most": most})
    if len(deal.pack) < BLIND_CARDS:
        return Reason("talon_too_small", details={"left": len(deal.pack), "needed": BLIND_CARDS})
    return None


def _find_blind(deal: Deal) -> tuple[Deal, Envelopes]:
    """Give up all five, take five face down and a sixth face up: its suit is trump."""
    seat = deal.declarer
    laid = (*deal.laid_off[:seat], ALL_TRICKS, *deal.laid_off[seat + 1 :])
    deal, envelopes = lay_off(deal.but(blind=True, laid_off=laid), seat, deal.hands[seat])
    deal, more = draw(deal, seat, ALL_TRICKS)
    turned = deal.pack[0]
    deal, up = turn_up(deal, seat)
    envelopes += more + up
    if turned.suit is not None:
        deal, more = _fix_blind(deal, turned.suit)
    elif deal.rules.trump.blind_weli == "bells":
        deal, more = _fix_blind(deal, Suit.BELLS)
    elif deal.rules.trump.blind_weli == "choose":
        deal, more = deal.now(ChoosingBlindTrump()), ()
    else:
        suit = deal.pack[0].suit
        assert suit is not None, "the only Weli has been turned already"
        deal, up = turn_up(deal, seat)
        deal, more = _fix_blind(deal, suit)
        more = up + more
    return deal, envelopes + more


def _fix_blind(deal: Deal, suit: Suit) -> tuple[Deal, Envelopes]:
    """Make the suit trump and give the last card face down, if one is left."""
    deal, drew = draw(deal.but(trump=suit), deal.declarer, 1)
    return deal.now(LayingOff(deal.declarer)), to_all(TrumpFixed(suit)) + drew


class ChoosingBlindTrump(Phase[Deal], frozen=True):
    """The Weli was turned: the declarer names trump before the last card."""

    name: ClassVar[str] = "blind_trump"

    def actor(self, deal: Deal) -> Seat:
        """The declarer."""
        return deal.declarer

    def legal(self, deal: Deal) -> Legal:
        """Any suit."""
        return OneOf(tuple([NameTrump(suit) for suit in GERMAN_SUITS]))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Make the suit trump and give the last card."""
        assert isinstance(action, NameTrump)
        said = to_all(Did(deal.declarer, action))
        fixed, envelopes = _fix_blind(deal, action.suit)
        return fixed, said + envelopes
