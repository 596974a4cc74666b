"""A deal of the readable engine as a row of the twin."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from weli.cards import GERMAN_SUITS, Card
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.moves import MULI_RANK
from weli.fast.mulatschak.tables import SUIT_OF, bits_of, first_order
from weli.fast.rules_vector import Numbers
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.phases import bidding, exchange, opening, playing, trump
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.trumps import best_place
from weli.games.mulatschak.view import View
from weli.kernel.tricks import Trick

__all__ = ["pack"]

NOBODY: Final = -1
NEXT_STEPS: Final = {
    exchange.declarer_exchanging: phase.NEXT_DECLARER,
    exchange.stay_or_go: phase.NEXT_HOME,
    exchange.exchanging: phase.NEXT_EXCHANGE,
    exchange.others_exchanging: phase.NEXT_EXCHANGE,
    exchange.serving_last: phase.NEXT_LAST,
}


def pack(deal: Deal, views: Iterable[View] = (), seed: int = 0) -> Numbers:
    """Return a deal as a row of the twin, without its legal steps.

    Args:
        deal: the deal, which waits for somebody or is over.
        views: what readers know; the twin's observations then tell what was shown and called.
        seed: the state of the row's random numbers.
    """
    row = np.zeros(at.ROW, dtype=np.int64)
    row[at.GENERATOR] = seed
    _pack_company(row, deal)
    _pack_cards(row, deal)
    _pack_contract(row, deal)
    _pack_phase(row, deal)
    for view in views:
        _remember(row, view)
    return row


def _seats(seats: Iterable[int]) -> int:
    """Return a set of seats as bits."""
    return sum(1 << seat for seat in seats)


def _write(row: Numbers, first: int, numbers: Iterable[int]) -> None:
    """Write numbers into the row from a place on."""
    for place, number in enumerate(numbers, first):
        row[place] = number


def _log(row: Numbers, first: int, cards: Iterable[Card]) -> int:
    """Write cards into a log of the row, and return how many they are."""
    count = 0
    for count, card in enumerate(cards, 1):
        word, place = divmod(count - 1, at.LOG_CARDS)
        row[first + word] |= card.index << (at.LOG_BITS * place)
    return count


def _pack_company(row: Numbers, deal: Deal) -> None:
    """Write who sits at the table, the match so far, and what was carried over."""
    scores, limit = deal.standing.scores, deal.rules.limits.no_bid_at
    barred = [seat for seat, score in enumerate(scores) if limit is not None and score <= limit]
    everybody = set(deal.table) <= set(barred)
    row[at.SEATS], row[at.DEALER] = deal.seats, deal.dealer
    row[at.TABLE] = _seats(deal.table)
    row[at.BARRED] = 0 if everybody else _seats(barred)
    row[at.LAST_HOME], row[at.DEALS] = _seats(deal.standing.home), deal.standing.deals
    carried = deal.carried
    row[at.WHITES], row[at.KNOCKS] = carried.whites, carried.knocks
    row[at.PASSED], row[at.DOUBLED] = carried.passed, carried.doubled_passes
    _write(row, at.SCORES, scores)
    if deal.result is not None:
        _write(row, at.POINTS, (line.total for line in deal.result.lines))
        row[at.WINNERS] = _seats(deal.result.standing.winners)


def _pack_cards(row: Numbers, deal: Deal) -> None:
    """Write all cards: the ring with the talon in front, the hands and the discards."""
    whole = [int(card) for card in first_order(deal.rules) if card >= 0]
    talon = [card.index for card in deal.pack]
    order = [*talon, *(card for card in whole if card not in talon)]
    _write(row, at.ORDER, [*order, *[NOBODY] * (at.CARD_COUNT - len(order))])
    row[at.LEFT] = len(talon)
    _write(row, at.LAID_OFF, [NOBODY] * at.MOST_SEATS)
    _write(row, at.HAND, map(bits_of, deal.hands))
    _write(row, at.DEALT, map(bits_of, deal.dealt))
    _write(row, at.DISCARDS, map(bits_of, deal.discards))
    row[at.LAID] = _log(row, at.DISCARD_LOG, (card for laid in deal.discards for card in laid))
    _write(row, at.LAID_OFF, (NOBODY if count is None else count for count in deal.laid_off))


def _pack_contract(row: Numbers, deal: Deal) -> None:
    """Write the contract, trump, who plays along, and the full tricks."""
    row[at.DECLARER] = deal.declarer
    row[at.CONTRACT] = 0 if deal.contract is None else deal.contract.rank
    row[at.TRUMP] = NOBODY if deal.trump is None else GERMAN_SUITS.index(deal.trump)
    row[at.BLIND] = deal.blind
    row[at.HOME_SEATS], row[at.LATE] = _seats(deal.home), _seats(deal.late)
    tricks = list(deal.tricks)
    for trick in tricks:
        row[at.TAKEN + _winner(trick)] += 1
    if not deal.agenda and len(deal.players()) == 1:
        row[at.TAKEN + deal.declarer] = at.HAND_CARDS
    waits = deal.agenda[0] if deal.agenda else None
    opened = waits.trick if isinstance(waits, playing.Playing) else None
    row[at.LEADER] = row[at.BEST_CARD] = row[at.BEST_SEAT] = row[at.LED] = NOBODY
    if opened is not None:
        _pack_trick(row, opened, deal)
        tricks.append(opened)
    elif tricks:
        row[at.LEADER] = _winner(tricks[-1])
    for trick in tricks:
        for seat, card in zip(trick.order, trick.cards, strict=False):
            row[at.PLAYED + seat] |= 1 << card.index
    row[at.PLAYS] = _log(row, at.PLAY_LOG, (card for trick in tricks for card in trick.cards))


def _winner(trick: Trick) -> int:
    """Return who took a full trick."""
    assert trick.winner is not None, "a full trick has been taken"
    return trick.winner


def _pack_trick(row: Numbers, trick: Trick, deal: Deal) -> None:
    """Write the open trick."""
    row[at.LEADER] = trick.leader
    row[at.IN_TRICK], row[at.TRICK_CARDS] = len(trick.cards), bits_of(trick.cards)
    if trick.cards:
        place = best_place(trick.cards, deal.named_trump)
        row[at.BEST_CARD] = trick.cards[place].index
        row[at.BEST_SEAT] = trick.order[place]
        row[at.LED] = SUIT_OF[at.CARD_COUNT * row[at.TRUMP] + trick.cards[0].index]


def _pack_phase(row: Numbers, deal: Deal) -> None:
    """Write what the deal waits for."""
    row[at.DISPLACED] = row[at.SPEAKER] = row[at.CARD] = row[at.SEEN_CARD] = NOBODY
    row[at.ACTOR] = NOBODY
    if not deal.agenda:
        row[at.PHASE] = phase.OVER
        return
    now, rest = deal.agenda[0], deal.agenda[1:]
    row[at.ACTOR] = now.actor(deal)
    row[at.PHASE] = phase.DRAW if isinstance(now, opening.DrawingForDealer) else _number(now.name)
    # Whoever waits to exchange after a question to one player stands in the next phase.
    queue = next((each for each in rest if isinstance(each, exchange.Exchanging)), None)
    row[at.NEXT] = next((NEXT_STEPS[each] for each in rest if each in NEXT_STEPS), 0)
    if queue is not None:
        row[at.WAITING] = _seats(queue.waiting)
    _pack_question(row, deal, now, rest)


def _pack_question(row: Numbers, deal: Deal, now: Any, rest: tuple[Any, ...]) -> None:
    """Write what belongs to the question that is asked."""
    match now:
        case opening.TakingWeli(card=card) | exchange.OnSight(card=card):
            row[at.CARD] = card.index
            row[at.SEEN_LAST] = isinstance(now, opening.TakingWeli) and deal.pack[-1] is card
        case opening.AskingWhite(waiting=waiting):
            row[at.ASKED] = _seats(waiting)
            _pack_resume(row, rest[0])
        case bidding.Bidding():
            _pack_bidding(row, now)
        case bidding.HoldingMuli():
            due = {bidding.white_after_first_round: 1, bidding.bidding: 2}
            row[at.WHITE_DUE] = due.get(rest[0], 0)
        case opening.DrawingForDealer(contenders=waiting):
            row[at.WAITING] = _seats(waiting)
        case bidding.AskingMuli(waiting=waiting) | exchange.DecidingHome(waiting=waiting):
            row[at.WAITING] = _seats(waiting)
        case exchange.Exchanging(waiting=waiting, anew=anew):
            row[at.WAITING], row[at.ANEW] = (0 if anew else _seats(waiting)), anew
        case trump.NamingTrump():
            row[at.NEXT] = 0


def _number(name: str) -> int:
    """Return the number of a phase."""
    return phase.QUESTIONS.index(name)


def _pack_resume(row: Numbers, follows: Any) -> None:
    """Write what follows the questions for white hands."""
    row[at.RESUME] = phase.AUCTION_ENDS
    if isinstance(follows, bidding.Bidding):
        row[at.RESUME] = phase.BIDDING
        _pack_bidding(row, follows)
    elif follows is bidding.muli_window:
        row[at.RESUME] = phase.WINDOW


def _pack_bidding(row: Numbers, asked: bidding.Bidding) -> None:
    """Write the state of the bidding."""
    row[at.WAITING], row[at.UNSPOKEN] = _seats(asked.waiting), _seats(asked.unspoken)
    row[at.SPEAKER], row[at.DEALER_OUT] = asked.waiting[0], asked.dealer_out
    row[at.DISPLACED] = NOBODY if asked.displaced is None else asked.displaced


def _remember(row: Numbers, view: View) -> None:
    """Write what a reader has seen and heard, for observations."""
    row[at.GOING] = _seats(view.going)
    contract = 0
    for seat, action in view.calls:
        match action:
            case act.Pass():
                row[at.PASSERS] |= 1 << seat
                continue
            case act.Bid(tricks=tricks):
                contract = tricks
            case act.Muli():
                contract = MULI_RANK
        row[at.CALLS + seat] = contract
    _write(row, at.SHOWN, [0] * at.MOST_SEATS)
    for seat, card in view.shown:
        row[at.SHOWN + seat] |= 1 << card.index
    if view.seen is not None and view.seen.card is not None:
        row[at.SEEN_CARD], row[at.SEEN_LAST] = view.seen.card.index, view.seen.last
        row[at.SEEN_BY] |= 1 << view.me if view.me >= 0 else 0
