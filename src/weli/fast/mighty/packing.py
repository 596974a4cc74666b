"""A deal of the readable engine as a row of the twin."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final

import numpy as np

from weli.cards import FRENCH_SUITS, Card, Rank, Suit
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.duties import MIGHTY_FOLLOWS
from weli.fast.mighty.opening import MOST_DOUBLINGS
from weli.fast.mighty.tables import SUIT_OF, bits_of, first_order, place_of_card
from weli.fast.rules_vector import Numbers, Unsupported
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import Contract
from weli.games.mighty.phases import auction, opening, playing
from weli.games.mighty.powers import (
    LED_POWER,
    TRUMP_POWER,
    OpenTrick,
    best_place,
    calls_now,
    follow_suits,
    power_of,
)
from weli.games.mighty.seating import is_point
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View

__all__ = ["pack"]

NOBODY: Final = -1
RESUMES: Final = {"bidding": phase.BIDDING, "bury": phase.BURY}
"""What follows a question for a misdeal; before the bidding, the auction."""
AFTER_LEAD: Final = (playing.Playing, playing.NamingSuit, playing.CallingJoker)


def pack(deal: Deal, rules: Numbers, views: Iterable[View] = (), seed: int = 0) -> Numbers:
    """Return a deal as a row of the twin, without its legal steps.

    Args:
        deal: the deal, which waits for somebody or is over.
        rules: its house rules as numbers.
        views: what readers know; the twin's observations then tell who bid and passed.
        seed: the state of the row's random numbers.

    Raises:
        ValueError: a score is no whole number of 24ths.
        Unsupported: more misdeals have doubled their price
            than the twin counts (`opening.MOST_DOUBLINGS`).
    """
    row = np.zeros(at.ROW, dtype=np.int64)
    row[at.GENERATOR] = seed
    _pack_company(row, deal)
    _pack_cards(row, deal)
    _pack_contract(row, deal, rules)
    _pack_friends(row, deal)
    _pack_phase(row, deal)
    _pack_tricks(row, deal, rules)
    if deal.result is not None:
        _pack_result(row, deal)
    for view in views:
        _remember(row, view)
    return row


def _seats(seats: Iterable[int]) -> int:
    """Return a set of seats as bits."""
    return sum({1 << seat for seat in seats})


def _write(row: Numbers, first: int, numbers: Iterable[int]) -> None:
    """Write numbers into the row from a place on."""
    for place, number in enumerate(numbers, first):
        row[place] = number


def parts(number: int | Fraction) -> int:
    """Return a score in 24ths; raises `ValueError` where that would round it."""
    scaled = Fraction(number) * at.UNIT
    if scaled.denominator != 1:
        raise ValueError(f"{number} is no whole number of {at.UNIT}ths")
    return scaled.numerator


def strain_of(trump: Suit | None) -> int:
    """Return the number of a trump suit, or of no-trump."""
    return at.NO_TRUMP if trump is None else FRENCH_SUITS.index(trump)


def _pack_company(row: Numbers, deal: Deal) -> None:
    """Write who sits at the table, and the match so far."""
    standing = deal.standing
    if deal.rules.misdeal.penalty == "doubling" and standing.misdeals > MOST_DOUBLINGS:
        raise Unsupported("misdeal.penalty", f"doubling: {standing.misdeals} misdeals")
    row[at.SEATS], row[at.DEALER], row[at.TABLE] = deal.seats, deal.dealer, _seats(deal.table)
    row[at.REDEALS], row[at.LOWERED], row[at.DEALS] = deal.redeals, deal.lowered, standing.deals
    row[at.LAST_DECLARER], row[at.LAST_FRIEND] = standing.declarer, standing.friend
    row[at.POT], row[at.MISDEALS] = standing.pot, standing.misdeals
    _write(row, at.SCORES, map(parts, standing.scores))


def _pack_cards(row: Numbers, deal: Deal) -> None:
    """Write the pack and the hands."""
    _write(row, at.ORDER, first_order(deal.rules, deal.seats).tolist())
    _write(row, at.ORDER, map(place_of_card, deal.pack))
    for seat, hand in enumerate(deal.hands):
        _write(row, at.HAND + 2 * seat, bits_of(hand))
    _write(row, at.BURIED_FIRST, bits_of(deal.buried))


def _pack_contract(row: Numbers, deal: Deal, rules: Numbers) -> None:
    """Write the highest bid or the contract, and the special cards once it is final."""
    row[at.DECLARER], row[at.DOUBLED] = deal.declarer, deal.doubled
    row[at.TRUMP] = row[at.BID_TRUMP] = NOBODY
    if deal.contract is not None:
        row[at.LEVEL], row[at.TRUMP] = deal.contract.level, strain_of(deal.contract.trump)
    if deal.auction is not None:
        row[at.BID_LEVEL], row[at.BID_TRUMP] = deal.auction.level, strain_of(deal.auction.trump)
    if deal.specials is not None:
        first = option.SPECIALS + option.SPECIAL_COUNT * row[at.TRUMP]
        row[at.MIGHTY] = rules[first + option.MIGHTY]
        row[at.RIPPERS] = rules[first + option.RIPPER] | rules[first + option.RED_RIPPER]
        no_trump = row[at.TRUMP] == at.NO_TRUMP
        row[at.TRUMPS] = 0 if no_trump else SUIT_OF[13 * row[at.TRUMP]]


def _pack_friends(row: Numbers, deal: Deal) -> None:
    """Write the friend call and what has come of it."""
    friends = deal.friends
    row[at.CALLED] = row[at.CALLED_TOO] = NOBODY
    match friends.call:
        case act.CallCard(card=card):
            row[at.CALL], row[at.CALLED] = do.BY_CARD, place_of_card(card)
        case act.CallCards(one=one, other=other):
            row[at.CALL] = do.BY_CARDS
            row[at.CALLED], row[at.CALLED_TOO] = place_of_card(one), place_of_card(other)
        case act.CallTrick(number=number):
            row[at.CALL], row[at.CALLED] = do.BY_TRICK, number
        case act.CallSeat(seat=seat):
            row[at.CALL], row[at.CALLED] = do.BY_SEAT, seat
        case act.Alone():
            row[at.CALL] = do.NOBODY
    _write(row, at.FRIEND_FIRST, bits_of(friends.cards))
    cards = row[at.CALL] in (do.BY_CARD, do.BY_CARDS)
    row[at.FIRST_PLAYER_ONLY] = cards and deal.first_player_only
    row[at.FRIENDS], row[at.HONOURED] = _seats(friends.shown), _seats(friends.honoured)
    row[at.FRIEND_ORDER] = sum((seat + 1) << 4 * n for n, seat in enumerate(friends.shown))
    row[at.REQUEST] = NOBODY if friends.suit is None else FRENCH_SUITS.index(friends.suit)


def _pack_phase(row: Numbers, deal: Deal) -> None:
    """Write what the deal waits for."""
    row[at.LAST_CHOSEN] = row[at.ACTOR] = NOBODY
    if not deal.agenda:
        row[at.PHASE] = phase.OVER
        return
    now, rest = deal.agenda[0], deal.agenda[1:]
    row[at.ACTOR] = now.actor(deal)
    row[at.PHASE] = phase.QUESTIONS.index(now.name)
    if isinstance(now, opening.AskingMisdeal):
        asked = [each.seat for each in deal.agenda if isinstance(each, opening.AskingMisdeal)]
        _pack_misdeal(row, asked, rest[len(asked) - 1], deal)
    elif isinstance(now, auction.Bidding):
        _pack_bidding(row, now)
    elif isinstance(now, auction.LastChance):
        row[at.FORCED] = now.forced


def _pack_misdeal(row: Numbers, asked: list[int], follows: Any, deal: Deal) -> None:
    """Write what follows the question for a misdeal."""
    row[at.RESUME] = phase.AUCTION
    if isinstance(follows, auction.Bidding):
        row[at.RESUME] = phase.BIDDING
        _pack_bidding(row, follows)
    elif deal.auction is not None:
        row[at.RESUME] = phase.BURY
    else:
        row[at.ASKED] = _seats(asked)


def _pack_bidding(row: Numbers, asked: auction.Bidding) -> None:
    """Write the state of the bidding."""
    row[at.QUEUE], row[at.UNSPOKEN] = _seats(asked.queue), _seats(asked.unspoken)
    row[at.PASSES] = asked.passes


# ------------------------------------------------------------------------ tricks


def _pack_tricks(row: Numbers, deal: Deal, rules: Numbers) -> None:
    """Write the tricks, and who has captured what."""
    row[at.VOID_SEEN], row[at.TRICK] = deal.void_seen, len(deal.tricks)
    row[at.LEADER] = row[at.BEST_SEAT] = NOBODY
    for number, trick in enumerate(deal.tricks):
        row[at.TRICKS + number] = _word(trick.order[0], trick.cards)
        row[at.BEST_SEAT] = NOBODY if trick.winner is None else trick.winner
    captured = [sum(is_point(c, deal.rules.special) for c in pile) for pile in deal.captured]
    _write(row, at.CAPTURED, captured)
    now = deal.agenda[0] if deal.agenda else None
    if isinstance(now, AFTER_LEAD):
        _pack_open(row, deal, now.trick, rules)


def _word(leader: int, cards: Iterable[Card]) -> int:
    """Return a trick as one number."""
    word = leader << at.LEADER_BITS
    for place, card in enumerate(cards):
        word |= place_of_card(card) << at.PLACE_BITS * place
    return word


def _suits(suits: Iterable[Suit]) -> int:
    """Return the faces of some suits."""
    return sum(int(SUIT_OF[13 * FRENCH_SUITS.index(suit)]) for suit in suits)


def _pack_open(row: Numbers, deal: Deal, trick: OpenTrick, rules: Numbers) -> None:
    """Write the open trick."""
    stage = 1 if trick.first else 2 if trick.last else 0
    row[at.POWERS] = rules[option.POWERS + stage]
    row[at.LEADER], row[at.IN_TRICK] = trick.order[0], len(trick.cards)
    row[at.TRICKS + row[at.TRICK]] = _word(trick.order[0], trick.cards)
    row[at.TRICK_POINTS] = sum(is_point(card, deal.rules.special) for card in trick.cards)
    row[at.FOLLOW], row[at.NAMED] = _suits(follow_suits(trick)), _suits(trick.named)
    follow = int(row[at.FOLLOW])
    suits = [card.suit for card in trick.cards if card.suit is not None]
    played = [suit for suit in suits if _suits((suit,)) & follow]
    row[at.LED] = follow if len(trick.named) == 1 else _suits(played[:1])
    ripped = calls_now(deal.powers, trick)
    row[at.RIPPED] = sum(1 << at.FACES + copy for copy in ripped)
    row[at.BEST_SEAT] = row[at.BEST_POWER] = NOBODY
    if trick.cards:
        place = best_place(deal.rules, deal.powers, trick)
        row[at.BEST_SEAT] = trick.order[place]
        row[at.BEST_POWER] = _power(deal, trick, place)
    if deal.rules.play.ripper_multi == "next_holder" and ripped:
        row[at.ANSWERED] = _answered(deal, trick, int(row[at.POWERS]))


def _power(deal: Deal, trick: OpenTrick, place: int) -> int:
    """Return how strong a card of the open trick is; the twin tells ranks by the card's face."""
    card = trick.cards[place]
    power = power_of(deal.rules, deal.powers, trick, place)
    ranked = power - card.rank in (TRUMP_POWER, LED_POWER)
    return power - card.rank + (place_of_card(card) & 63) if ranked else power


def _answered(deal: Deal, trick: OpenTrick, powers: int) -> bool:
    """Say whether a call of the joker has been answered on the table."""
    defends = deal.rules.play.mighty_defence and powers & MIGHTY_FOLLOWS
    ripped = calls_now(deal.powers, trick)
    return any(
        (card.rank is Rank.JOKER and card.copy in ripped)
        or (defends and deal.powers.is_mighty(card))
        for card in trick.cards[1:]
    )


# ------------------------------------------------------------------------ the end


def _pack_result(row: Numbers, deal: Deal) -> None:
    """Write what a deal that is over was worth."""
    result = deal.result
    assert result is not None, "the deal is over"
    row[at.TAKEN], row[at.MADE] = result.taken, result.made
    row[at.BASE], row[at.WORTH] = parts(result.base), parts(result.worth)
    _write(row, at.POINTS, (parts(line.points) for line in result.lines))
    _write(row, at.POT_PART, (parts(line.pot) for line in result.lines))
    row[at.WINNERS] = _seats(result.standing.winners)


def _remember(row: Numbers, view: View) -> None:
    """Write what a reader has heard of the bidding, for observations."""
    for seat, action in view.calls:
        if isinstance(action, act.Bid):
            bid = Contract(action.level, action.trump)
            row[at.BIDS + seat] = 8 * bid.level + strain_of(bid.trump)
            row[at.PASSED] &= ~(1 << seat)
        else:
            row[at.PASSED] |= 1 << seat
