"""A row of the twin as a deal of the readable engine."""

from typing import Any, Final

from weli.cards import CARDS, GERMAN_SUITS, Card
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.facts import logged_cards, talon
from weli.fast.mulatschak.moves import MULI_RANK
from weli.fast.mulatschak.options import numbers_of
from weli.fast.rules_vector import Numbers
from weli.games.mulatschak.contracts import MULI, Contract
from weli.games.mulatschak.doublings import Carried
from weli.games.mulatschak.events import Cards, Standing
from weli.games.mulatschak.flow import flow
from weli.games.mulatschak.phases import bidding, exchange, opening, playing, trump
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.scoring import scoring
from weli.games.mulatschak.seating import table_of
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.trumps import best_place
from weli.kernel.actions import Seat
from weli.kernel.tricks import Trick

__all__ = ["unpack"]

Agenda = tuple[Any, ...]


def unpack(row: Numbers, rules: MulatschakRules) -> Deal:
    """Return a row as a deal; cards chosen so far in a choice of several are not in it."""
    deal = _bare(row, rules)
    if row[at.PHASE] >= phase.WHITE:
        deal = _with_cards(row, deal)
    if row[at.PHASE] >= phase.PLAY:
        deal = _with_tricks(row, deal)
    if row[at.PHASE] == phase.OVER:
        return scoring(deal.but(agenda=(scoring,)))[0]
    return deal.but(agenda=_agenda(row, deal))


def _group(bits: int) -> frozenset[Seat]:
    """Return the seats of a set."""
    return frozenset(seat for seat in range(at.MOST_SEATS) if int(bits) >> seat & 1)


def _cards(bits: int) -> Cards:
    """Return the cards of a set, in pack order."""
    return tuple(card for card in CARDS if int(bits) >> card.index & 1)


def _hands(row: Numbers, first: int) -> tuple[Cards, ...]:
    """Return a set of cards for each seat."""
    return tuple(_cards(row[first + seat]) for seat in range(row[at.SEATS]))


def _named(numbers: list[int]) -> Cards:
    """Return the cards with these numbers."""
    return tuple(CARDS[number] for number in numbers)


def _bare(row: Numbers, rules: MulatschakRules) -> Deal:
    """Return the deal with all that is there before cards are dealt, and the contract."""
    seats, dealer = int(row[at.SEATS]), int(row[at.DEALER])
    contract, suit = int(row[at.CONTRACT]), int(row[at.TRUMP])
    promise = MULI if contract == MULI_RANK else Contract(contract)
    steps = flow(rules)
    carried = (int(row[place]) for place in (at.WHITES, at.KNOCKS, at.PASSED, at.DOUBLED))
    return Deal(
        rules=rules,
        seats=seats,
        dealer=dealer,
        standing=Standing(
            scores=tuple(row[at.SCORES : at.SCORES + seats].tolist()),
            home=_group(row[at.LAST_HOME]),
            deals=int(row[at.DEALS]),
        ),
        hands=_hands(row, at.HAND),
        again=steps[1:],
        table=table_of(rules, seats, dealer) if dealer >= 0 else (),
        pack=_named(talon(row, numbers_of(rules, seats))),
        carried=Carried(*carried),
        declarer=int(row[at.DECLARER]),
        contract=promise if contract else None,
        trump=GERMAN_SUITS[suit] if suit >= 0 else None,
        blind=bool(row[at.BLIND]),
        home=_group(row[at.HOME_SEATS]),
        late=_group(row[at.LATE]),
    )


def _with_cards(row: Numbers, deal: Deal) -> Deal:
    """Return the deal with what was dealt and laid off."""
    laid = _named(logged_cards(row, at.DISCARD_LOG, int(row[at.LAID])))
    said = row[at.LAID_OFF : at.LAID_OFF + deal.seats].tolist()
    owned = [int(row[at.DISCARDS + seat]) for seat in range(deal.seats)]
    return deal.but(
        dealt=_hands(row, at.DEALT),
        discards=tuple(tuple(card for card in laid if own >> card.index & 1) for own in owned),
        laid_off=tuple(None if count < 0 else count for count in said),
    )


def _with_tricks(row: Numbers, deal: Deal) -> Deal:
    """Return the deal with its full tricks and the hands as they were when play began."""
    tricks: list[Trick] = []
    cards = _named(logged_cards(row, at.PLAY_LOG, int(row[at.PLAYS])))
    order = deal.players()
    while len(cards) >= len(order):
        shown, cards = cards[: len(order)], cards[len(order) :]
        place = best_place(shown, deal.named_trump)
        tricks.append(Trick(order, shown, order[place]))
        order = order[place:] + order[:place]
    began = [int(row[at.HAND + seat] | row[at.PLAYED + seat]) for seat in range(deal.seats)]
    return deal.but(tricks=tuple(tricks), played=tuple(map(_cards, began)))


# ------------------------------------------------------------------------ what comes next


def _agenda(row: Numbers, deal: Deal) -> Agenda:
    """Return the steps still to come."""
    asked = int(row[at.PHASE])
    if asked <= phase.TAKE_WELI:
        return _opening(row, deal, asked)
    if asked <= phase.BIDDING:
        return _auction(row, deal, asked)
    if asked <= phase.HOME:
        return _contract(row, deal, asked)
    if asked == phase.PLAY:
        return playing.Playing(_open_trick(row, deal)), scoring
    return _exchange(row, deal, asked)


def _after(deal: Deal, step: object) -> Agenda:
    """Return the steps of a deal after this one."""
    return deal.again[deal.again.index(step) + 1 :]


def _queue(deal: Deal, bits: int, first: Seat) -> tuple[Seat, ...]:
    """Return the seats of a set, clockwise from a seat on."""
    around = [(first + step) % deal.seats for step in range(deal.seats)]
    return tuple(seat for seat in around if int(bits) >> seat & 1)


def _opening(row: Numbers, deal: Deal, asked: int) -> Agenda:
    """Return the steps from the choice of the dealer or the cut on."""
    if asked == phase.LOT:
        return opening.LotForDealer(), *deal.again
    if asked == phase.DRAW:
        return opening.DrawingForDealer(_queue(deal, row[at.WAITING], 0)), *deal.again
    if asked == phase.SHUFFLE:
        return opening.Shuffling(), *_after(deal, opening.shuffling)
    rest = _after(deal, opening.cutting)
    if asked == phase.CUT:
        return opening.Cutting(), *rest
    return opening.TakingWeli(CARDS[row[at.CARD]]), *rest


def _auction(row: Numbers, deal: Deal, asked: int) -> Agenda:
    """Return the steps from the first questions after the deal on."""
    actor = int(row[at.ACTOR])
    naming = _after(deal, bidding.bidding)
    if asked == phase.WHITE:
        resume = int(row[at.RESUME])
        follows: Agenda = (bidding.bidding_ends, *naming)
        if resume == phase.WINDOW:
            follows = _after(deal, opening.white_before_bidding)
        elif resume == phase.BIDDING:
            follows = (_bidding(row, deal), *naming)
        return opening.AskingWhite(_queue(deal, row[at.ASKED], actor)), *follows
    if asked == phase.MULI:
        waiting = _queue(deal, row[at.WAITING], actor)
        return bidding.AskingMuli(waiting), *_after(deal, bidding.muli_window)
    if asked == phase.HOLD_MULI:
        ends: Agenda = (bidding.bidding_ends,)
        due = (ends, (bidding.white_after_first_round, *ends), (bidding.bidding,))
        return bidding.HoldingMuli(), *due[int(row[at.WHITE_DUE])], *naming
    return _bidding(row, deal), *naming


def _bidding(row: Numbers, deal: Deal) -> bidding.Bidding:
    """Return the bidding."""
    displaced = int(row[at.DISPLACED])
    return bidding.Bidding(
        waiting=_queue(deal, row[at.WAITING], int(row[at.SPEAKER])),
        unspoken=_group(row[at.UNSPOKEN]),
        dealer_out=bool(row[at.DEALER_OUT]),
        displaced=displaced if displaced >= 0 else None,
    )


def _contract(row: Numbers, deal: Deal, asked: int) -> Agenda:
    """Return the steps from naming trump or the decision to stay home on."""
    if asked == phase.HOME:
        waiting = _queue(deal, row[at.WAITING], int(row[at.ACTOR]))
        return exchange.DecidingHome(waiting), *_after(deal, exchange.stay_or_go)
    names = trump.NamingTrump() if asked == phase.TRUMP else trump.ChoosingBlindTrump()
    return names, *_after(deal, trump.naming_trump)


def _exchange(row: Numbers, deal: Deal, asked: int) -> Agenda:
    """Return the steps from a player's exchange on."""
    actor = int(row[at.ACTOR])
    if asked == phase.EXCHANGE and row[at.ANEW]:
        return exchange.Exchanging((actor,), anew=True), *_following(row, deal)
    waiting = _queue(deal, row[at.WAITING], actor)
    queue = (exchange.Exchanging(waiting),) if waiting else ()
    if asked == phase.ON_SIGHT:
        return exchange.OnSight(actor, _card(row)), *queue, *_following(row, deal)
    if asked == phase.LAY_OFF:
        return trump.LayingOff(actor), *queue, *_following(row, deal)
    return *queue, *_following(row, deal)


def _card(row: Numbers) -> Card:
    """Return the card that lies face up."""
    return CARDS[row[at.CARD]]


_FOLLOWING: Final = {
    phase.NEXT_DECLARER: (exchange.declarer_exchanging,),
    phase.NEXT_HOME: (exchange.stay_or_go,),
    phase.NEXT_EXCHANGE: (exchange.exchanging, exchange.others_exchanging),
    phase.NEXT_LAST: (exchange.serving_last,),
}


def _following(row: Numbers, deal: Deal) -> Agenda:
    """Return the steps that follow when nobody waits to exchange."""
    (step,) = (each for each in _FOLLOWING[int(row[at.NEXT])] if each in deal.again)
    return step, *_after(deal, step)


def _open_trick(row: Numbers, deal: Deal) -> Trick:
    """Return the open trick."""
    cards = logged_cards(row, at.PLAY_LOG, int(row[at.PLAYS]))
    open_cards = cards[len(cards) - int(row[at.IN_TRICK]) :]
    players = int(row[at.TABLE]) & ~int(row[at.HOME_SEATS])
    return Trick(_queue(deal, players, int(row[at.LEADER])), _named(open_cards))
