"""Going or staying home, and exchanging cards with every special form."""

from typing import ClassVar

from weli.cards import Card, Suit
from weli.games.mulatschak.actions import (
    Exchange,
    FiveOnSow,
    KeepCard,
    Packerl,
    PlayAlong,
    RefuseCard,
    SixOnSeven,
    StayHome,
)
from weli.games.mulatschak.contracts import ALL_TRICKS
from weli.games.mulatschak.events import Did, ServedLast
from weli.games.mulatschak.phases.trump import LayingOff, draw, lay_off, turn_up
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.trumps import BELLS_SEVEN, SOWS, suit_of
from weli.kernel.actions import Action, Envelopes, Reason, Seat, to_all
from weli.kernel.engine import Phase
from weli.kernel.legal import Either, Legal, OneOf, Subsets

__all__ = [
    "DecidingHome",
    "Exchanging",
    "OnSight",
    "declarer_exchanging",
    "exchanging",
    "others_exchanging",
    "serving_last",
    "stay_or_go",
]

FOUR = 4
FORM_NEEDS = {FiveOnSow: 5, Packerl: 6, SixOnSeven: 6}
"""How many cards must lie in the talon for each special form (rule book 1.9)."""


# ------------------------------------------------------------------------ staying home


def stay_or_go(deal: Deal) -> tuple[Deal, Envelopes]:
    """Ask everyone but the declarer, clockwise; with Hearts or in a Muli all must play."""
    if deal.promise.muli or deal.named_trump in deal.rules.trump.must_play_suits:
        return deal.now(), ()
    return deal.now(DecidingHome(deal.clockwise_from(deal.declarer)[1:])), ()


class DecidingHome(Phase[Deal], frozen=True):
    """Each player in turn plays along or stays home."""

    name: ClassVar[str] = "home"
    waiting: tuple[Seat, ...]

    def actor(self, deal: Deal) -> Seat:
        """The next player who has not decided."""
        return self.waiting[0]

    def legal(self, deal: Deal) -> Legal:
        """Play along, and stay home unless a rule forbids it."""
        reason = self._no_home(deal, self.waiting[0])
        if reason is None:
            return OneOf((PlayAlong(), StayHome()))
        return OneOf((PlayAlong(),), ((StayHome(), reason),))

    def _no_home(self, deal: Deal, seat: Seat) -> Reason | None:
        """Return why a seat may not stay home (rule book 1.8 and 1.12)."""
        rules = deal.rules
        if deal.at_most(seat, rules.limits.no_home_at):
            limit = rules.limits.no_home_at or 0
            return Reason("score_too_low_for_home", "limits.no_home_at", {"limit": limit})
        if rules.home.no_consecutive and seat in deal.standing.home:
            return Reason("home_twice", "home.no_consecutive")
        alone = len(deal.home) == len(deal.table) - 2
        if rules.home.last_must_play and alone:
            return Reason("last_must_play", "home.last_must_play")
        return None

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Note the decision and ask the next."""
        seat, rest = self.waiting[0], self.waiting[1:]
        home = deal.home | {seat} if isinstance(action, StayHome) else deal.home
        steps = (DecidingHome(rest),) if rest else ()
        return deal.now(*steps, home=home), to_all(Did(seat, action))


# ------------------------------------------------------------------------ who exchanges when


def exchanging(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let everybody who plays exchange, the declarer or forehand first."""
    return _exchange_in_turn(deal, _serving_order(deal))


def declarer_exchanging(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the declarer exchange before the others decide."""
    return _exchange_in_turn(deal, (deal.declarer,))


def others_exchanging(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the others who play exchange."""
    others = [seat for seat in _serving_order(deal) if seat != deal.declarer]
    return _exchange_in_turn(deal, tuple(others))


def _serving_order(deal: Deal) -> tuple[Seat, ...]:
    """Return who plays along, in the order in which they are served (rule book 1.9)."""
    if deal.rules.exchange.first == "forehand":
        return tuple([seat for seat in deal.table if seat not in deal.home])
    return deal.players()


def _exchange_in_turn(deal: Deal, seats: tuple[Seat, ...]) -> tuple[Deal, Envelopes]:
    """Ask these seats in turn; nobody exchanges in a Muli, nor after a trump found blind."""
    if deal.blind:
        seats = tuple([seat for seat in seats if seat != deal.declarer])
    if deal.promise.muli or _alone(deal) or not seats:
        return deal.now(), ()
    return deal.now(Exchanging(seats)), ()


def _alone(deal: Deal) -> bool:
    """Say whether everybody else is known to stay home, so that nothing is left to play for."""
    return len(deal.home) == len(deal.table) - 1


def serving_last(deal: Deal) -> tuple[Deal, Envelopes]:
    """Serve those who changed all five after everyone else, in the same order.

    Whoever finds too few cards still holds his own, and chooses anew (rule book, section 4).
    """
    waiting = tuple([seat for seat in _serving_order(deal) if seat in deal.late])
    if not waiting or _alone(deal):
        return deal.now(), ()
    seat = waiting[0]
    deal = deal.but(late=frozenset(waiting[1:]))
    packerl = deal.rules.exchange.packerl
    if len(deal.pack) < (FORM_NEEDS[Packerl] if packerl else ALL_TRICKS):
        return deal.now(Exchanging((seat,), anew=True), serving_last), ()
    deal, envelopes = lay_off(deal, seat, deal.hands[seat])
    deal, more = draw(deal, seat, ALL_TRICKS)
    envelopes += more
    if not packerl:
        return deal.now(serving_last), envelopes
    deal, more = _turn_packerl(deal, seat)
    return deal.now(LayingOff(seat), serving_last), envelopes + more


def _turn_packerl(deal: Deal, seat: Seat) -> tuple[Deal, Envelopes]:
    """Turn the sixth card of a Packerl, and another for each trump, the Weli included."""
    envelopes: Envelopes = ()
    goes_on = True
    while goes_on and deal.pack:
        goes_on = suit_of(deal.pack[0], deal.named_trump) is deal.named_trump
        deal, more = turn_up(deal, seat)
        envelopes += more
    return deal, envelopes


# ------------------------------------------------------------------------ what may be exchanged


class Exchanging(Phase[Deal], frozen=True):
    """A player exchanges cards, or takes one of the special forms.

    Attributes:
        waiting: who is to exchange, next first.
        anew: whether he chooses again since the talon ran out before he was served.
    """

    name: ClassVar[str] = "exchange"
    waiting: tuple[Seat, ...]
    anew: bool = False

    def actor(self, deal: Deal) -> Seat:
        """The next player to exchange."""
        return self.waiting[0]

    def legal(self, deal: Deal) -> Legal:
        """Any number of cards that the house rules, the score and the talon leave; the forms."""
        seat = self.waiting[0]
        refused = [(n, self._no_plain(deal, seat, n)) for n in range(1, ALL_TRICKS + 1)]
        sizes = (0, *(n for n, reason in refused if reason is None))
        reasons = tuple([(n, reason) for n, reason in refused if reason is not None])
        plain = Subsets(Exchange, deal.hands[seat], sizes, reasons)
        forms = ((form(), self._no_form(deal, seat, form)) for form in FORM_NEEDS)
        judged = [(form, reason) for form, reason in forms]
        special = OneOf(
            tuple([form for form, reason in judged if reason is None]),
            tuple([(form, reason) for form, reason in judged if reason is not None]),
        )
        return Either((plain, special))

    def _no_plain(self, deal: Deal, seat: Seat, count: int) -> Reason | None:
        """Return why so many cards may not be exchanged."""
        rules = deal.rules.exchange
        if count == FOUR and rules.forbid_four:
            return Reason("not_four", "exchange.forbid_four")
        last = rules.packerl and rules.five_served_last and not self.anew
        if count == ALL_TRICKS and last:
            return _no_count(deal, seat, count, 0) or Reason("five_is_packerl", "exchange.packerl")
        return _no_count(deal, seat, count, count)

    def _no_form(self, deal: Deal, seat: Seat, form: type[Action]) -> Reason | None:
        """Return why a special form may not be taken."""
        rules, hand = deal.rules.exchange, deal.hands[seat]
        if self.anew:
            return Reason("plain_only", details={"left": len(deal.pack)})
        if form is Packerl:
            if not rules.packerl:
                return Reason("no_packerl", "exchange.packerl")
            return _no_count(deal, seat, ALL_TRICKS, FORM_NEEDS[form])
        if form is FiveOnSow:
            if not rules.five_on_sow:
                return Reason("no_five_on_sow", "exchange.five_on_sow")
            if SOWS[deal.named_trump] not in hand:
                return Reason("no_trump_sow")
        if form is SixOnSeven:
            if not rules.six_on_seven:
                return Reason("no_six_on_seven", "exchange.six_on_seven")
            if deal.trump is not Suit.BELLS or BELLS_SEVEN not in hand:
                return Reason("no_bells_seven")
        return _no_count(deal, seat, FOUR, FORM_NEEDS[form])

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Exchange, and go on to the next player."""
        seat, rest = self.waiting[0], self.waiting[1:]
        steps = (Exchanging(rest),) if rest else ()
        served_last = deal.rules.exchange.five_served_last and not self.anew
        if isinstance(action, Exchange):
            deal = _changes(deal.now(*steps), seat, len(action.cards))
            if len(action.cards) == ALL_TRICKS and served_last:
                return deal.but(late=deal.late | {seat}), to_all(ServedLast(seat))
            return _exchange(deal, seat, action.cards)
        said = to_all(Did(seat, action))
        if isinstance(action, Packerl):
            deal = _changes(deal.now(*steps), seat, ALL_TRICKS)
            return deal.but(late=deal.late | {seat}), said + to_all(ServedLast(seat))
        kept, count = SOWS[deal.named_trump], FORM_NEEDS[FiveOnSow]
        if isinstance(action, SixOnSeven):
            kept, count = BELLS_SEVEN, FORM_NEEDS[SixOnSeven]
        deal = _changes(deal.now(LayingOff(seat), *steps), seat, FOUR)
        others = tuple([card for card in deal.hands[seat] if card is not kept])
        deal, laid = lay_off(deal, seat, others)
        deal, drew = draw(deal, seat, count)
        return deal, said + laid + drew


def _no_count(deal: Deal, seat: Seat, count: int, needed: int) -> Reason | None:
    """Return why a seat may not lay off so many cards when so many must be in the talon."""
    rules = deal.rules
    most = rules.exchange.most[len(deal.table)]
    declarers = deal.laid_off[deal.declarer]
    if deal.at_most(seat, rules.limits.no_exchange_at):
        limit = rules.limits.no_exchange_at or 0
        return Reason("score_too_low_to_exchange", "limits.no_exchange_at", {"limit": limit})
    if count > most:
        return Reason("too_many_cards", "exchange.most", {"most": most})
    capped = rules.exchange.cap_to_declarer and seat != deal.declarer and declarers is not None
    if capped and declarers is not None and count > declarers:
        return Reason("more_than_declarer", "exchange.cap_to_declarer", {"most": declarers})
    if len(deal.pack) < needed:
        return Reason("talon_too_small", details={"left": len(deal.pack), "needed": needed})
    return None


def _changes(deal: Deal, seat: Seat, count: int) -> Deal:
    """Note how many cards a seat says it changes."""
    return deal.but(laid_off=(*deal.laid_off[:seat], count, *deal.laid_off[seat + 1 :]))


# ------------------------------------------------------------------------ on sight


def _exchange(deal: Deal, seat: Seat, cards: tuple[Card, ...]) -> tuple[Deal, Envelopes]:
    """Serve a plain exchange; a single card may be dealt on sight."""
    deal, laid = lay_off(deal, seat, cards)
    if len(cards) == 1 and deal.rules.exchange.one_on_sight != "off":
        deal, turned = _turn_on_sight(deal, seat)
        return deal, laid + turned
    deal, drew = draw(deal, seat, len(cards))
    return deal, laid + drew


def _turn_on_sight(deal: Deal, seat: Seat, *, only_trumps: bool = False) -> tuple[Deal, Envelopes]:
    """Turn a card for a player; he may refuse it while the talon has another.

    `only_trumps` is the chain after a refusal: only another trump may be refused again.
    """
    card = deal.pack[0]
    deal, turned = turn_up(deal, seat)
    refusable = not only_trumps or suit_of(card, deal.named_trump) is deal.named_trump
    if deal.pack and refusable:
        return deal.but(agenda=(OnSight(seat, card), *deal.agenda)), turned
    return deal, turned


class OnSight(Phase[Deal], frozen=True):
    """A single new card lies face up: its player keeps it or refuses it.

    Refused once: the next card comes face down and stays. In the chain a refused trump is followed
    by another card face up (rule book, `one_on_sight=chain`).
    """

    name: ClassVar[str] = "on_sight"
    seat: Seat
    card: Card

    def actor(self, deal: Deal) -> Seat:
        """The player whose card lies face up."""
        return self.seat

    def legal(self, deal: Deal) -> Legal:
        """Keep it or refuse it."""
        return OneOf((KeepCard(), RefuseCard()))

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Keep the card, or put it among the discards for all to see and take another."""
        said = to_all(Did(self.seat, action))
        deal = deal.now()
        if isinstance(action, KeepCard):
            return deal, said
        deal, _ = lay_off(deal, self.seat, (self.card,))
        chain = deal.rules.exchange.one_on_sight == "chain"
        if chain and suit_of(self.card, deal.named_trump) is deal.named_trump:
            deal, more = _turn_on_sight(deal, self.seat, only_trumps=True)
        else:
            deal, more = draw(deal, self.seat, 1)
        return deal, said + more
