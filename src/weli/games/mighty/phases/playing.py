"""Playing the tricks: cards, named suits, calls of the joker, and the friend who shows."""

from typing import ClassVar

from msgspec.structs import replace

from weli.cards import FRENCH_SUITS, Card, Rank, Suit
from weli.games.mighty.actions import (
    CallJoker,
    CallTrick,
    NameColour,
    NameSuit,
    NoCall,
)
from weli.games.mighty.duties import follower_duties, leader_duties
from weli.games.mighty.events import Did, FriendShown, LeadSettled, TrickTaken
from weli.games.mighty.powers import COLOURS, OpenTrick, best_place, follow_suits, has_power
from weli.games.mighty.state import Deal, Friends
from weli.kernel.actions import Action, Envelopes, Play, Seat, to_all
from weli.kernel.engine import Phase
from weli.kernel.legal import Legal, OneOf
from weli.kernel.tricks import Plays, Trick

__all__ = ["CallingJoker", "NamingSuit", "Playing", "playing"]


def playing(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the declarer lead to the first trick."""
    return deal.now(Playing(_open(deal, deal.declarer)), played=deal.hands), ()


def _open(deal: Deal, leader: Seat) -> OpenTrick:
    """Return the next trick, still empty."""
    done = len(deal.tricks)
    order = deal.clockwise_from(leader)
    return OpenTrick(order, first=done == 0, last=done == deal.outfit.hand - 1)


class Playing(Phase[Deal], frozen=True):
    """A card is to be played to the trick."""

    name: ClassVar[str] = "play"
    trick: OpenTrick

    def actor(self, deal: Deal) -> Seat:
        """The next player of the trick."""
        return self.trick.turn

    def legal(self, deal: Deal) -> Legal:
        """The cards that calls, following, bans and the request leave."""
        seat, trick = self.trick.turn, self.trick
        hand = deal.hands[seat]
        if trick.cards:
            return Plays.under(hand, follower_duties(hand, deal.rules, deal.powers, trick))
        requested = deal.friends.suit if deal.owes_request(seat) else None
        duties = leader_duties(
            hand,
            deal.rules,
            deal.powers,
            trick,
            requested=requested,
            void_seen=deal.void_seen,
        )
        return Plays.under(hand, duties)

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Play the card; ask its leader for a suit or a call; a full trick goes to its winner."""
        assert isinstance(action, Play)
        seat, card = self.trick.turn, action.card
        envelopes = to_all(Did(seat, action))
        deal = _note_void(deal, self.trick, card)
        friends, shown = _reveal(deal, seat, card)
        friends = _honour(deal, friends, self.trick, seat, card)
        hand = tuple([other for other in deal.hands[seat] if other is not card])
        hands = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])
        trick = replace(self.trick, cards=(*self.trick.cards, card))
        deal = deal.but(hands=hands, friends=friends)
        if len(trick.cards) == 1:
            deal, more = _led(deal, trick, card)
            return deal, envelopes + shown + more
        if len(trick.cards) < len(trick.order):
            return deal.now(Playing(trick)), envelopes + shown
        deal, more = _take(deal, trick)
        return deal, envelopes + shown + more


def _note_void(deal: Deal, trick: OpenTrick, card: Card) -> Deal:
    """Note that somebody could not follow suit, where a trump lead waits for that."""
    suits = follow_suits(trick)
    exempt = deal.powers.is_mighty(card) and has_power(deal.rules, "mighty", trick, led=False)
    plain = card.rank is not Rank.JOKER and not exempt
    if trick.cards and suits and plain and card.suit not in suits and not deal.void_seen:
        return deal.but(void_seen=True)
    return deal


def _reveal(deal: Deal, seat: Seat, card: Card) -> tuple[Friends, Envelopes]:
    """Show the friend when a called card is played by somebody else than the declarer."""
    friends = deal.friends
    if card not in friends.cards:
        return friends, ()
    left = tuple([other for other in friends.cards if other is not card])
    if seat == deal.declarer:
        return replace(friends, cards=left), ()
    if deal.first_player_only:
        left = tuple([other for other in left if other.face != card.face])
    if seat in friends.shown:
        return replace(friends, cards=left), ()
    shown = (*friends.shown, seat)
    return replace(friends, cards=left, shown=shown), to_all(FriendShown(seat))


def _honour(deal: Deal, friends: Friends, trick: OpenTrick, seat: Seat, card: Card) -> Friends:
    """Note that a friend has led the suit that the declarer asked for."""
    leads = not trick.cards and friends.suit is not None and card.suit is friends.suit
    if leads and deal.owes_request(seat):
        return replace(friends, honoured=friends.honoured | {seat})
    return friends


def _settle(deal: Deal, trick: OpenTrick) -> tuple[Deal, Envelopes]:
    """Go on to the next player, telling everybody what the lead asks for."""
    told = to_all(LeadSettled(trick.named, trick.called)) if trick.named or trick.called else ()
    return deal.now(Playing(trick)), told


def _led(deal: Deal, trick: OpenTrick, card: Card) -> tuple[Deal, Envelopes]:
    """Go on after a lead: ask for the suit of a joker, or whether the ripper calls."""
    rules, specials = deal.rules, deal.powers
    if card.rank is Rank.JOKER:
        return _joker_led(deal, trick)
    if specials.is_mighty(card):
        powered = has_power(rules, "mighty", trick, led=True)
        if rules.special.mighty_names_suit and powered:
            return deal.now(NamingSuit(trick)), ()
    elif specials.called_by(card) and has_power(rules, "ripper", trick, led=True):
        if rules.play.ripper_call == "optional":
            return deal.now(CallingJoker(trick)), ()
        return _settle(deal, replace(trick, called=True))
    return _settle(deal, trick)


def _joker_led(deal: Deal, trick: OpenTrick) -> tuple[Deal, Envelopes]:
    """Go on after a joker was led; without power the next card may decide instead."""
    rules = deal.rules.play
    powered = has_power(deal.rules, "joker", trick, led=True)
    if not powered and rules.powerless_lead == "next_card":
        return _settle(deal, trick)
    trump = deal.promise.trump
    if rules.joker_lead == "calls_trump" and trump is not None:
        return _settle(deal, replace(trick, named=(trump,)))
    return deal.now(NamingSuit(trick, colours=rules.joker_lead == "names_colour")), ()


class NamingSuit(Phase[Deal], frozen=True):
    """The leader names the suit, or the colour, that is to be followed."""

    name: ClassVar[str] = "name_suit"
    trick: OpenTrick
    colours: bool = False

    def actor(self, deal: Deal) -> Seat:
        """The leader."""
        return self.trick.order[0]

    def legal(self, deal: Deal) -> Legal:
        """Any suit, or either colour."""
        if self.colours:
            return OneOf(tuple([NameColour(colour) for colour in COLOURS]))
        return OneOf(tuple([NameSuit(suit) for suit in FRENCH_SUITS]))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Note what is to be followed."""
        named: tuple[Suit, ...] = ()
        if isinstance(action, NameSuit):
            named = (action.suit,)
        elif isinstance(action, NameColour):
            named = COLOURS[action.colour]
        onward, told = _settle(deal, replace(self.trick, named=named))
        return onward, to_all(Did(self.trick.order[0], action)) + told


class CallingJoker(Phase[Deal], frozen=True):
    """The leader of the ripper calls the joker, or not."""

    name: ClassVar[str] = "ripper_call"
    trick: OpenTrick

    def actor(self, deal: Deal) -> Seat:
        """The leader."""
        return self.trick.order[0]

    def legal(self, deal: Deal) -> Legal:
        """Call or not; it is asked even when no joker can be out."""
        return OneOf((NoCall(), CallJoker()))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Note the call."""
        called = isinstance(action, CallJoker)
        onward, told = _settle(deal, replace(self.trick, called=called))
        return onward, to_all(Did(self.trick.order[0], action)) + told


def _take(deal: Deal, trick: OpenTrick) -> tuple[Deal, Envelopes]:
    """Give a full trick to its winner, who may turn out to be the friend, and leads the next."""
    winner = trick.order[best_place(deal.rules, deal.powers, trick)]
    tricks = (*deal.tricks, Trick(trick.order, trick.cards, winner))
    pile = deal.captured[winner] + trick.cards
    captured = (*deal.captured[:winner], pile, *deal.captured[winner + 1 :])
    deal = deal.but(tricks=tricks, captured=captured)
    envelopes = to_all(TrickTaken(winner))
    call = deal.friends.call
    chosen = isinstance(call, CallTrick) and call.number == len(tricks)
    if chosen and winner != deal.declarer:
        deal = deal.but(friends=replace(deal.friends, shown=(winner,)))
        envelopes += to_all(FriendShown(winner))
    if len(tricks) == deal.outfit.hand:
        return deal.now(), envelopes
    return deal.now(Playing(_open(deal, winner))), envelopes
