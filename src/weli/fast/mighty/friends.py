"""The friend call and the request; the readable twin is `phases/exchange.py`."""

from weli.fast.jit import compiled
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.tables import JOKER, JOKERS
from weli.fast.mighty.words import highest
from weli.fast.rules_vector import Numbers

__all__ = [
    "ask_friend",
    "call_friend",
    "callable_cards",
    "calling",
    "make_friend",
    "request",
    "requesting",
]

CARD, CARDS, FIRST, LAST, NTH, SEAT, NOBODY = (1 << n for n in range(7))
FIRST_PLAYED = 1
FEWEST_WITH_FRIEND = 4


@compiled
def calling(row: Numbers, rules: Numbers) -> None:
    """Let the declarer call a friend; with three players he always plays alone."""
    row[at.ACTOR] = row[at.DECLARER]
    few = rules[option.TABLE_COUNT] < FEWEST_WITH_FRIEND
    row[at.PHASE] = phase.REQUESTING if few else phase.FRIEND


@compiled
def callable_cards(row: Numbers, rules: Numbers) -> int:
    """Return the cards that may be called, each by its first copy."""
    if not rules[option.FRIEND_KINDS] & (CARD | CARDS):
        return 0
    cards = rules[option.CALLABLE]
    if not rules[option.FRIEND_JOKER_CARD]:
        cards &= ~JOKERS
    if not rules[option.FRIEND_MIGHTY_CARD]:
        cards &= ~row[at.MIGHTY]
    if not rules[option.FRIEND_FAKE]:
        hand = at.HAND + 2 * row[at.DECLARER]
        first = row[hand] | row[at.BURIED_FIRST]
        second = row[hand + 1] | row[at.BURIED_SECOND]
        copies = rules[option.JOKER_COPIES]
        own = first & (second | ~rules[option.PACK_SECOND]) & ~copies
        if copies and first & copies == copies:
            own |= JOKER
        cards &= ~own
    return cards


@compiled
def ask_friend(row: Numbers, rules: Numbers) -> None:
    """Offer the calls of the house; where none is left, playing alone."""
    cards, kinds, words = callable_cards(row, rules), rules[option.FRIEND_KINDS], 0
    if row[at.BEGUN]:
        if row[at.BEGUN] == 1:
            cards ^= highest(cards)
        else:
            bit = 1 << row[at.LAST_CHOSEN]
            cards &= ~(2 * bit - 1)
        row[at.LEGAL_FIRST] = cards
        return
    if kinds & CARD:
        row[at.LEGAL_FIRST] = cards
    if kinds & CARDS and cards & (cards - 1):
        words |= do.word_of(do.PAIR)
    words |= trick_words(rules, kinds)
    if kinds & SEAT:
        others = row[at.TABLE] & ~(1 << row[at.DECLARER])
        words |= others * do.word_of(do.SEAT)
    if kinds & NOBODY or not (words | row[at.LEGAL_FIRST]):
        words |= do.word_of(do.ALONE)
    row[at.LEGAL_WORDS] = words


@compiled
def trick_words(rules: Numbers, kinds: int) -> int:
    """Return the calls of a trick's winner."""
    last, tricks = rules[option.HAND_SIZE], 0
    if kinds & FIRST:
        tricks |= 2
    if kinds & LAST:
        tricks |= 1 << last
    if kinds & NTH:
        tricks |= (1 << last) - 4
    return (tricks >> 1) * do.word_of(do.TRICK + 1)


@compiled
def call_friend(row: Numbers, rules: Numbers, step: int) -> None:
    """Note the call, or one step of a call of two cards; a called seat is the friend at once."""
    row[at.PHASE] = phase.REQUESTING
    if step == do.PAIR:
        row[at.BEGUN] = 1
        row[at.PHASE] = phase.FRIEND
    elif step < do.STOP:
        call_card(row, rules, do.place_of(step))
    elif step == do.ALONE:
        row[at.CALL] = do.NOBODY
    elif step >= do.SEAT:
        row[at.CALL], row[at.CALLED] = do.BY_SEAT, step - do.SEAT
        make_friend(row, step - do.SEAT)
    else:
        row[at.CALL], row[at.CALLED] = do.BY_TRICK, step - do.TRICK


@compiled
def call_card(row: Numbers, rules: Numbers, place: int) -> None:
    """Call a card, or one of two."""
    bit = 1 << place
    copies = rules[option.JOKER_COPIES] if bit & rules[option.JOKER_COPIES] else bit
    row[at.FRIEND_FIRST] |= copies
    row[at.FRIEND_SECOND] |= bit & rules[option.PACK_SECOND]
    if row[at.BEGUN] == 1:
        row[at.CALLED] = row[at.LAST_CHOSEN] = place
        row[at.BEGUN] = 2
        row[at.PHASE] = phase.FRIEND
        return
    row[at.CALL] = do.BY_CARDS if row[at.BEGUN] else do.BY_CARD
    row[at.CALLED_TOO if row[at.BEGUN] else at.CALLED] = place
    row[at.LAST_CHOSEN] = -1
    first_played = rules[option.FRIEND_TWO_DECK] == FIRST_PLAYED or row[at.BEGUN]
    row[at.FIRST_PLAYER_ONLY] = 1 if rules[option.DECKS] > 1 and first_played else 0
    row[at.BEGUN] = 0


@compiled
def make_friend(row: Numbers, seat: int) -> None:
    """Let everybody know a friend."""
    place = 0
    while row[at.FRIEND_ORDER] >> place:
        place += 4
    row[at.FRIENDS] |= 1 << seat
    row[at.FRIEND_ORDER] |= (seat + 1) << place


@compiled
def requesting(row: Numbers, rules: Numbers) -> None:
    """At the highest no-trump let the declarer ask the friend for a suit."""
    top = row[at.TRUMP] == at.NO_TRUMP and row[at.LEVEL] == rules[option.PACK_POINTS]
    has_friend = row[at.CALL] != do.NOT_YET and row[at.CALL] != do.NOBODY
    asks = rules[option.FRIEND_REQUEST] and top and has_friend
    row[at.PHASE] = phase.REQUEST if asks else phase.OPENING


@compiled
def request(row: Numbers, step: int) -> None:
    """Note the suit that the declarer asks for, or none."""
    if step != do.NO_REQUEST:
        row[at.REQUEST] = step - do.SUIT
    row[at.PHASE] = phase.OPENING
