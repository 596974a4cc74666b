"""From a row of the twin to the numbers of a search."""

from typing import Final

import numpy as np

from weli.cards import CARDS, GERMAN_SUITS
from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.mulatschak import layout as row_at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak.playing import BREAKER, promised
from weli.fast.mulatschak.solving import place as at
from weli.fast.mulatschak.solving.search import NOTHING, allowed
from weli.fast.mulatschak.tables import SUIT_OF
from weli.fast.rules_vector import Numbers
from weli.games.mulatschak.trumps import strength, suit_of

__all__ = ["claim_ends", "lost_already", "player_of", "renew", "root", "set_out"]

SUITS: Final = len(GERMAN_SUITS)


def _descending(trump_number: int) -> list[int]:
    """Return all cards, trumps first and then suit by suit, from the strongest down."""
    trump = GERMAN_SUITS[trump_number]
    others = [suit for suit in GERMAN_SUITS if suit is not trump]
    return [
        card.index
        for suit in (trump, *others)
        for card in sorted(
            (card for card in CARDS if suit_of(card, trump) is suit),
            key=lambda card: strength(card, trump, suit_of(card, trump)),
            reverse=True,
        )
    ]


DESCENDING: Final = np.array([_descending(trump) for trump in range(SUITS)], dtype=np.int64).ravel()
"""By trump: all cards, trumps first and then suit by suit, from the strongest down."""

SUIT_NUMBER: Final = np.array(
    [
        GERMAN_SUITS.index(suit_of(CARDS[card], GERMAN_SUITS[place // len(CARDS)]))
        for place, card in enumerate(DESCENDING)
    ],
    dtype=np.int64,
)
"""By trump: the suits of those cards."""


@compiled
def lost_already(row: Numbers) -> bool:
    """Say whether this is a Muli whose declarer has lost a trick: nothing is at stake any more."""
    muli = row[row_at.CONTRACT] == do.MULI_RANK
    tricks = 0
    for seat in range(row[row_at.SEATS]):
        tricks += row[row_at.TAKEN + seat]
    return muli and tricks != row[row_at.TAKEN + row[row_at.DECLARER]]


@compiled
def renew(memory: Numbers) -> None:
    """Make the table forget what it knows."""
    memory[at.TURN] += 1
    if memory[at.TURN] > at.LAST_TURN:
        memory[at.TURN] = 1
        for place in range(at.PATTERNS, at.MEMORY):
            memory[place] = 0
    memory[at.SALT] = memory[at.TURN]


@compiled
def set_out(row: Numbers, rules: Numbers, work: Numbers) -> None:
    """Write the numbers of a search: the players, their cards, and what they play for."""
    playing = row[row_at.TABLE] & ~row[row_at.HOME_SEATS]
    players = 0
    for seat in range(row[row_at.SEATS]):
        if playing >> seat & 1:
            work[at.SEAT + players] = seat
            work[at.HAND + players] = 0
            if seat == row[row_at.DECLARER]:
                work[at.DECLARER] = players
            players += 1
    work[at.PLAYERS] = players
    work[at.TRUMPFZWANG] = rules[option.PLAY_TRUMPFZWANG]
    work[at.STICHZWANG] = rules[option.PLAY_STICHZWANG]
    work[at.BRIEF] = 0
    number_cards(row, work)
    work[at.MULI] = row[row_at.CONTRACT] == do.MULI_RANK
    work[at.PROMISE] = promised(row)
    if work[at.MULI]:
        muli_ends(rules, work)
    else:
        for player in range(players):
            trick_ends(rules, work, player)


@compiled
def number_cards(row: Numbers, work: Numbers) -> None:
    """Number the cards in play, the strongest first."""
    best = 1 << row[row_at.BEST_CARD] if row[row_at.IN_TRICK] else 0
    left = best
    for player in range(work[at.PLAYERS]):
        left |= row[row_at.HAND + work[at.SEAT + player]]
    first = row_at.CARD_COUNT * row[row_at.TRUMP]
    number, start, suit = 0, 0, row[row_at.TRUMP]
    work[at.FREE] = work[at.TRUMPS] = work[at.SUITS] = 0
    for place in range(first, first + row_at.CARD_COUNT):
        card = DESCENDING[place]
        if SUIT_NUMBER[place] != suit:
            end_suit(work, start, number)
            number += 1
            start, suit = number, SUIT_NUMBER[place]
        if left >> card & 1:
            work[at.CARD + number] = card
            number += 1
    end_suit(work, start, number)
    owners(row, work)


@compiled
def end_suit(work: Numbers, start: int, end: int) -> None:
    """Note the cards of a suit; the trumps come first."""
    cards = (1 << end) - (1 << start)
    for number in range(start, end):
        work[at.SUIT + number] = cards
    work[at.FREE] |= cards
    suits = work[at.SUITS]
    work[at.START + suits] = start
    work[at.WIDTH + suits] = (1 << (end - start)) - 1
    work[at.SUITS] = suits + 1
    if start == 0:
        work[at.TRUMPS] = cards


@compiled
def owners(row: Numbers, work: Numbers) -> None:
    """Note who holds which card; the one that is winning counts as its player's."""
    cards = work[at.FREE]
    while cards:
        number = trailing_zeros(cards)
        cards &= cards - 1
        card = work[at.CARD + number]
        for player in range(work[at.PLAYERS]):
            seat = work[at.SEAT + player]
            if row[row_at.HAND + seat] >> card & 1:
                work[at.HAND + player] |= 1 << number
                work[at.OWNER + number] = player
        if row[row_at.IN_TRICK] and card == row[row_at.BEST_CARD]:
            work[at.OWNER + number] = player_of(work, row[row_at.BEST_SEAT])


@compiled
def player_of(work: Numbers, seat: int) -> int:
    """Return the number of the player on a seat, -1 when he does not play."""
    for player in range(work[at.PLAYERS]):
        if work[at.SEAT + player] == seat:
            return player
    return -1


@compiled
def root(row: Numbers, work: Numbers) -> int:
    """Write the position of a row before the first frame, and return whose turn it is."""
    frame = at.ROOT
    player, place = player_of(work, row[row_at.ACTOR]), row[row_at.IN_TRICK]
    led, best = led_cards(row, work), winning_card(row, work)
    hand, left, beat = work[at.HAND + player], 0, -1
    for other in range(work[at.PLAYERS]):
        left |= work[at.HAND + other]
    moves = hand
    if place:
        beat = (work[at.SUIT + best] | work[at.TRUMPS]) & ((1 << best) - 1)
        moves = allowed(work, hand, led, beat)
    work[frame + at.LEFT], work[frame + at.LED], work[frame + at.BEST] = left, led, best
    work[frame + at.PLAYER], work[frame + at.PLACE] = player, place
    work[frame + at.TAKEN], work[frame + at.REST] = tricks_so_far(row, work), popcount(hand)
    work[frame + at.MOVES], work[frame + at.BEAT] = moves, beat
    work[frame + at.SINGLE], work[frame + at.MOST] = 0, NOTHING
    return player


@compiled
def led_cards(row: Numbers, work: Numbers) -> int:
    """Return the cards in play of the suit that is led; none when no card lies in the trick."""
    found, cards = 0, work[at.FREE] if row[row_at.IN_TRICK] else 0
    first = row_at.CARD_COUNT * row[row_at.TRUMP]
    while cards:
        number = trailing_zeros(cards)
        cards &= cards - 1
        if SUIT_OF[first + work[at.CARD + number]] == row[row_at.LED]:
            found |= 1 << number
    return found


@compiled
def winning_card(row: Numbers, work: Numbers) -> int:
    """Return the number of the card that is winning, 0 when none lies in the trick."""
    number = 0
    if row[row_at.IN_TRICK]:
        while not work[at.FREE] >> number & 1 or work[at.CARD + number] != row[row_at.BEST_CARD]:
            number += 1
    return number


@compiled
def tricks_so_far(row: Numbers, work: Numbers) -> int:
    """Return the tricks taken so far, as an outcome."""
    found = 0
    for player in range(work[at.PLAYERS]):
        found |= row[row_at.TAKEN + work[at.SEAT + player]] << (4 * player)
    return found


# ------------------------------------------------------------------------ what they play for


@compiled
def trick_ends(rules: Numbers, work: Numbers, player: int) -> None:
    """Write what each number of tricks is worth to a player: minus what is added to his score."""
    own = player == work[at.DECLARER]
    for tricks in range(at.TRICKS + 1):
        points = tricks * rules[option.SCORING_TRICK]
        if own and tricks < work[at.PROMISE]:
            points = rules[option.SCORING_FAILED_BID]
        elif tricks == 0:
            points = rules[option.SCORING_NO_TRICK]
        note_worth(work, player, tricks, -points)


@compiled
def note_worth(work: Numbers, player: int, number: int, worth: int) -> None:
    """Write what an end is worth to a player, and the lowest one that is worth as much."""
    place = at.CLASSES * player + number
    work[at.WORTH + place] = worth
    same = number > 0 and work[at.WORTH + place - 1] == worth
    work[at.LOWEST + place] = work[at.LOWEST + place - 1] if same else number


@compiled
def muli_ends(rules: Numbers, work: Numbers) -> None:
    """Write what the ends of a Muli are worth.

    Made: 1 for the declarer, 0 for the others. Failed: 0 for the declarer, 1 for the others, and 2
    for the one who broke it where he alone is rewarded.
    """
    alone = rules[option.SCORING_MULI_FAIL] == BREAKER
    lost = -rules[option.SCORING_MULI_LOST_OTHERS]
    for player in range(work[at.PLAYERS]):
        if player == work[at.DECLARER]:
            note_worth(work, player, 0, -rules[option.SCORING_MULI_LOST_DECLARER])
            note_worth(work, player, 1, -rules[option.SCORING_MULI_WON_DECLARER])
        else:
            note_worth(work, player, 0, -rules[option.SCORING_MULI_WON_OTHERS])
            note_worth(work, player, 1, 0 if alone else lost)
            note_worth(work, player, 2, lost)
    two_ends(work, alone)


@compiled
def claim_ends(row: Numbers, rules: Numbers, work: Numbers, player: int) -> None:
    """Let a player try to take all tricks that are left, as if it were his Muli."""
    stops = row[row_at.CONTRACT] == do.MULI_RANK and rules[option.SCORING_STOP_FAILED_MULI]
    work[at.BRIEF] = stops and not lost_already(row) and player != work[at.DECLARER]
    work[at.MULI], work[at.DECLARER], work[at.PROMISE] = 1, player, at.TRICKS
    for other in range(work[at.PLAYERS]):
        note_worth(work, other, 0, 0)
        note_worth(work, other, 1, 1)
    two_ends(work, False)


@compiled
def two_ends(work: Numbers, alone: bool) -> None:
    """Write the ends of a Muli as outcomes, and which end no player can better."""
    players, declarer, failed = work[at.PLAYERS], work[at.DECLARER], 0
    for player in range(players):
        if player != declarer:
            failed |= 1 << (4 * player)
    work[at.MADE] = 1 << (4 * declarer)
    for player in range(players):
        work[at.FAILED + player] = failed + (1 << (4 * player) if alone else 0)
        # An end above all others that leaves nothing open about anybody else's.
        stop = 1 if player == declarer or not alone else 2
        place = at.WORTH + at.CLASSES * player + stop
        work[at.STOP + player] = stop if work[place] > work[place - 1] else -1
