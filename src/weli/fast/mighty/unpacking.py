"""A row of the twin as a deal of the readable engine."""

from fractions import Fraction
from typing import Any, Final

from weli.cards import FRENCH_SUITS, Card, Suit
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import phases as phase
from weli.fast.mighty.tables import CARD_AT, SUIT_OF
from weli.fast.rules_vector import Numbers
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Cards, Number, Standing
from weli.games.mighty.flow import FLOW
from weli.games.mighty.phases import auction, exchange, opening, playing
from weli.games.mighty.powers import OpenTrick, specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.scoring import exact, scoring
from weli.games.mighty.seating import outfit_of, table_of
from weli.games.mighty.state import Deal, Friends
from weli.kernel.actions import Action, Seat
from weli.kernel.tricks import Trick

__all__ = ["unpack"]

Agenda = tuple[Any, ...]


def unpack(row: Numbers, rules: MightyRules) -> Deal:
    """Return a row as a deal; cards chosen so far in a choice of several are not in it."""
    deal = _bare(row, rules)
    if row[at.PHASE] >= phase.MISDEAL:
        deal = _with_cards(row, deal)
    if row[at.PHASE] > phase.BURY:
        buried = _cards(row[at.BURIED_FIRST], row[at.BURIED_SECOND])
        deal = deal.but(buried=buried, friends=_friends(row))
    if row[at.PHASE] >= phase.PLAY:
        deal = _with_tricks(row, deal)
    if row[at.PHASE] == phase.OVER:
        return scoring(deal.but(agenda=(scoring,)))[0]
    return deal.but(agenda=_agenda(row, deal))


def _group(bits: int) -> frozenset[Seat]:
    """Return the seats of a set."""
    return frozenset(seat for seat in range(at.MOST_SEATS) if int(bits) >> seat & 1)


def _cards(first: int, second: int) -> Cards:
    """Return the cards of two words, in pack order."""
    found = []
    for base, cards in ((0, int(first)), (at.SECOND, int(second))):
        left = cards
        while left:
            lowest = left & -left
            found.append(CARD_AT[base + lowest.bit_length() - 1])
            left ^= lowest
    return tuple(sorted(found))


def _hand(row: Numbers, seat: Seat) -> Cards:
    """Return a seat's hand."""
    return _cards(row[at.HAND + 2 * seat], row[at.HAND + 2 * seat + 1])


def _score(parts: int) -> Number:
    """Return a score that is kept in 24ths."""
    return exact(Fraction(int(parts), at.UNIT))


def _trump(strain: int) -> Suit | None:
    """Return the trump suit of a strain; none for no-trump."""
    return None if strain == at.NO_TRUMP else FRENCH_SUITS[strain]


def _contract(level: int, strain: int) -> Contract | None:
    """Return a contract; `None` before there is one."""
    return None if strain < 0 else Contract(int(level), _trump(strain))


def _bare(row: Numbers, rules: MightyRules) -> Deal:
    """Return the deal with all that is there before cards are dealt, and the contract."""
    seats, dealer, trump = int(row[at.SEATS]), int(row[at.DEALER]), int(row[at.TRUMP])
    return Deal(
        rules=rules,
        seats=seats,
        dealer=dealer,
        standing=Standing(
            scores=tuple(map(_score, row[at.SCORES : at.SCORES + seats])),
            deals=int(row[at.DEALS]),
            declarer=int(row[at.LAST_DECLARER]),
            friend=int(row[at.LAST_FRIEND]),
            pot=int(row[at.POT]),
            misdeals=int(row[at.MISDEALS]),
        ),
        outfit=outfit_of(rules, seats),
        again=FLOW[1:],
        table=table_of(rules, seats, dealer) if dealer >= 0 else (),
        hands=tuple(_hand(row, seat) for seat in range(seats)),
        redeals=int(row[at.REDEALS]),
        lowered=int(row[at.LOWERED]),
        declarer=int(row[at.DECLARER]),
        contract=_contract(row[at.LEVEL], trump),
        auction=_contract(row[at.BID_LEVEL], int(row[at.BID_TRUMP])),
        doubled=bool(row[at.DOUBLED]),
        specials=specials_of(rules, seats, _trump(trump)) if row[at.MIGHTY] else None,
    )


def _with_cards(row: Numbers, deal: Deal) -> Deal:
    """Return the deal with the pack as it was dealt."""
    size, count = deal.outfit.hand, len(deal.outfit.cards)
    pack = tuple(CARD_AT[int(place)] for place in row[at.ORDER : at.ORDER + count])
    dealt: list[Cards] = [()] * deal.seats
    for place, seat in enumerate(deal.table):
        dealt[seat] = tuple(sorted(pack[place * size : (place + 1) * size]))
    kitty = tuple(sorted(pack[size * len(deal.table) :]))
    captured: tuple[Cards, ...] = ((),) * deal.seats
    return deal.but(pack=pack, dealt=tuple(dealt), kitty=kitty, captured=captured)


def _friends(row: Numbers) -> Friends:
    """Return the friend call and what has come of it; nothing before it is made."""
    call = _call(row)
    if call is None:
        return Friends()
    order, shown = int(row[at.FRIEND_ORDER]), []
    while order:
        shown.append((order & 15) - 1)
        order >>= 4
    suit = int(row[at.REQUEST])
    return Friends(
        call=call,
        cards=_cards(row[at.FRIEND_FIRST], row[at.FRIEND_SECOND]),
        shown=tuple(shown),
        suit=FRENCH_SUITS[suit] if suit >= 0 else None,
        honoured=_group(row[at.HONOURED]),
    )


def _call(row: Numbers) -> Action | None:
    """Return the friend call."""
    kind, called = int(row[at.CALL]), int(row[at.CALLED])
    if kind == do.BY_CARD:
        return act.CallCard(CARD_AT[called])
    if kind == do.BY_CARDS:
        return act.CallCards(CARD_AT[called], CARD_AT[int(row[at.CALLED_TOO])])
    if kind == do.BY_TRICK:
        return act.CallTrick(called)
    if kind == do.BY_SEAT:
        return act.CallSeat(called)
    return act.Alone() if kind == do.NOBODY else None


# ------------------------------------------------------------------------ tricks


def _leader(row: Numbers, trick: int) -> Seat:
    """Return who led to a trick."""
    return int(row[at.TRICKS + trick]) >> at.LEADER_BITS


def _played(row: Numbers, trick: int, count: int) -> Cards:
    """Return the first so many cards of a trick."""
    word, mask = int(row[at.TRICKS + trick]), (1 << at.PLACE_BITS) - 1
    return tuple(CARD_AT[word >> (at.PLACE_BITS * place) & mask] for place in range(count))


def _with_tricks(row: Numbers, deal: Deal) -> Deal:
    """Return the deal with its full tricks and the hands as they were when play began."""
    tricks, piles = [], list(deal.captured)
    held = [list(hand) for hand in deal.hands]
    count, full = len(deal.table), int(row[at.TRICK])
    over = row[at.PHASE] == phase.OVER
    for number in range(full):
        last = over and number == full - 1
        winner = int(row[at.BEST_SEAT]) if last else _leader(row, number + 1)
        order = deal.clockwise_from(_leader(row, number))
        trick = Trick(order, _played(row, number, count), winner)
        tricks.append(trick)
        piles[winner] += trick.cards
    opened = () if over else (_open_trick(row, deal),)
    for each in (*tricks, *opened):
        for seat, card in zip(each.order, each.cards, strict=False):
            held[seat].append(card)
    return deal.but(
        tricks=tuple(tricks),
        captured=tuple(piles),
        played=tuple(tuple(sorted(hand)) for hand in held),
        void_seen=bool(row[at.VOID_SEEN]),
    )


def _open_trick(row: Numbers, deal: Deal) -> OpenTrick:
    """Return the open trick."""
    number, named = int(row[at.TRICK]), int(row[at.NAMED])
    suits = [suit for place, suit in enumerate(FRENCH_SUITS) if named & int(SUIT_OF[13 * place])]
    return OpenTrick(
        deal.clockwise_from(_leader(row, number)),
        first=number == 0,
        last=number == deal.outfit.hand - 1,
        cards=_played(row, number, int(row[at.IN_TRICK])),
        named=tuple(suits),
        called=bool(row[at.RIPPED]),
    )


# ------------------------------------------------------------------------ what comes next


_AFTER: Final = {
    phase.LOT: 1,
    phase.SHUFFLE: 2,
    phase.BIDDING: 5,
    phase.LAST_CHANCE: 5,
    phase.BURY: 7,
    phase.CONTRACT: 8,
    phase.FRIEND: 9,
    phase.REQUEST: 10,
    phase.PLAY: 11,
    phase.NAME_SUIT: 11,
    phase.RIPPER: 11,
}
"""Which step of the flow follows each phase."""

_PLAIN: Final = {
    phase.LOT: opening.LotForDealer,
    phase.SHUFFLE: opening.Shuffling,
    phase.BURY: exchange.Burying,
    phase.CONTRACT: exchange.FixingContract,
    phase.FRIEND: exchange.CallingFriend,
    phase.REQUEST: exchange.Requesting,
}
"""The phases that know nothing of their own."""


def _agenda(row: Numbers, deal: Deal) -> Agenda:
    """Return the steps still to come."""
    now = int(row[at.PHASE])
    if now == phase.MISDEAL:
        return _misdeals(row, deal)
    return _phase(row, deal, now), *FLOW[_AFTER[now] :]


def _phase(row: Numbers, deal: Deal, now: int) -> object:
    """Return what the deal waits for."""
    if now in _PLAIN:
        return _PLAIN[now]()
    if now == phase.BIDDING:
        return _bidding(row, deal)
    if now == phase.LAST_CHANCE:
        return auction.LastChance(int(row[at.ACTOR]), forced=bool(row[at.FORCED]))
    trick = _open_trick(row, deal)
    if now == phase.NAME_SUIT:
        joker: Card = trick.cards[0]
        colours = joker.suit is None and deal.rules.play.joker_lead == "names_colour"
        return playing.NamingSuit(trick, colours=colours)
    return playing.CallingJoker(trick) if now == phase.RIPPER else playing.Playing(trick)


def _bidding(row: Numbers, deal: Deal) -> auction.Bidding:
    """Return the bidding."""
    queue = _group(row[at.QUEUE])
    around = deal.clockwise_from(int(row[at.ACTOR]))
    return auction.Bidding(
        tuple(seat for seat in around if seat in queue),
        _group(row[at.UNSPOKEN]),
        int(row[at.PASSES]),
    )


def _misdeals(row: Numbers, deal: Deal) -> Agenda:
    """Return the questions for a misdeal, and what follows them."""
    asked = (opening.AskingMisdeal(int(row[at.ACTOR])),)
    if row[at.RESUME] == phase.BIDDING:
        return *asked, _bidding(row, deal), *FLOW[_AFTER[phase.BIDDING] :]
    if row[at.RESUME] == phase.BURY:
        return *asked, *FLOW[_AFTER[phase.BURY] - 1 :]
    waiting = _group(row[at.ASKED])
    questions = (opening.AskingMisdeal(seat) for seat in deal.table if seat in waiting)
    return *questions, *FLOW[_AFTER[phase.BIDDING] - 1 :]
