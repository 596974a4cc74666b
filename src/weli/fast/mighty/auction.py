"""The bidding; the readable twin is `phases/auction.py`."""

from weli.fast.jit import compiled, popcount
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.opening import pay_into_pot, redeal
from weli.fast.rules_vector import Numbers
from weli.fast.seats import after, before

__all__ = [
    "answer_last_chance",
    "ask_bids",
    "ask_last_chance",
    "auction_ends",
    "bid",
    "open_bidding",
]

LEFT, DEALER, THEN_DECLARER, FIRST_PARTNER = range(4)
OVER_EQUAL, PLUS_ONE, EQUAL, FORBIDDEN = range(4)
REDEAL, REDEAL_NEXT, ONE_LESS, DEALERS_CHANCE, OPENER_FORCED = range(5)
FIRST_TURN, ANY_TURN = range(2)


# ------------------------------------------------------------------------ who speaks


@compiled
def opener(row: Numbers, rules: Numbers) -> int:
    """Return who speaks first; one who sits out is replaced by the first of the table."""
    rule, seat, left = rules[option.BIDDING_OPENER], row[at.DEALER], row[at.DEALER]
    if rule >= THEN_DECLARER and row[at.LAST_DECLARER] >= 0:
        seat = row[at.LAST_DECLARER]
        if rule == FIRST_PARTNER and row[at.LAST_FRIEND] >= 0:
            seat = row[at.LAST_FRIEND]
    if rule == LEFT or not row[at.TABLE] >> seat & 1:
        return after(row[at.TABLE], left, row[at.SEATS])
    return seat


@compiled
def open_bidding(row: Numbers, rules: Numbers, unspoken: int) -> None:
    """Open the bidding, or bid once more with a lower minimum when all have spoken."""
    row[at.QUEUE] = row[at.TABLE]
    row[at.UNSPOKEN] = unspoken
    row[at.PASSES] = 0
    speak(row, rules, opener(row, rules))


@compiled
def speak(row: Numbers, rules: Numbers, seat: int) -> None:
    """Let a player speak, asking first for a misdeal where that is due."""
    row[at.ACTOR] = seat
    row[at.PHASE] = phase.BIDDING
    when = rules[option.MISDEAL_WHEN]
    due = when == ANY_TURN or (when == FIRST_TURN and row[at.UNSPOKEN] >> seat & 1)
    if rules[option.MISDEAL_ALLOWED] and due:
        row[at.RESUME] = phase.BIDDING
        row[at.PHASE] = phase.MISDEAL


# ------------------------------------------------------------------------ what may be bid


@compiled
def levels_from(least: int, most: int) -> int:
    """Return the levels from the least to the most, as bits."""
    if most < least:
        return 0
    return (1 << (most + 1)) - (1 << least)


@compiled
def bids_above(row: Numbers, rules: Numbers, strain: int) -> int:
    """Return the levels at which a strain may be bid over the standing bid, as bits."""
    rule = rules[option.BIDDING_NO_TRUMP]
    if strain == at.NO_TRUMP and rule == FORBIDDEN:
        return 0
    above = 2 if rule == PLUS_ONE else 1 if rule == OVER_EQUAL else 0
    least = rules[option.BIDDING_MIN] - row[at.LOWERED]
    if row[at.TRUMP] >= 0:
        value = 2 * row[at.LEVEL] + (above if row[at.TRUMP] == at.NO_TRUMP else 0)
        own = above if strain == at.NO_TRUMP else 0
        least = max(least, (value - own) // 2 + 1)
    elif strain == at.NO_TRUMP and rules[option.BIDDING_NO_TRUMP_BELOW_MIN]:
        least -= 1
    return levels_from(least, rules[option.PACK_POINTS] + rules[option.BIDDING_ABOVE_MAX])


@compiled
def ask_bids(row: Numbers, rules: Numbers) -> None:
    """Offer pass, unless the opener must bid, and any bid that tops the standing one."""
    for strain in range(at.STRAINS):
        row[at.LEVELS + strain] = bids_above(row, rules, strain)
    first = row[at.TRUMP] < 0 and row[at.UNSPOKEN] == row[at.TABLE]
    forced = rules[option.BIDDING_OPENER_MUST_BID] and first
    row[at.LEGAL_WORDS] = 0 if forced else do.word_of(do.PASS)


@compiled
def ask_last_chance(row: Numbers, rules: Numbers) -> None:
    """Offer the minimum with any trump, and pass unless forced."""
    least = rules[option.BIDDING_MIN]
    most = rules[option.PACK_POINTS] + rules[option.BIDDING_ABOVE_MAX]
    for strain in range(at.STRAINS):
        row[at.LEVELS + strain] = 1 << least if least <= most else 0
    if rules[option.BIDDING_NO_TRUMP] == FORBIDDEN:
        row[at.LEVELS + at.NO_TRUMP] = 0
    row[at.LEGAL_WORDS] = 0 if row[at.FORCED] else do.word_of(do.PASS)


# ------------------------------------------------------------------------ bidding


@compiled
def note_bid(row: Numbers, seat: int, step: int) -> None:
    """Note a bid as the standing one."""
    level, strain = (step - do.CONTRACT) // at.STRAINS, (step - do.CONTRACT) % at.STRAINS
    row[at.LEVEL], row[at.TRUMP], row[at.DECLARER] = level, strain, seat
    row[at.BIDS + seat] = 8 * level + strain
    row[at.PASSED] &= ~(1 << seat)


@compiled
def bid(row: Numbers, rules: Numbers, step: int) -> None:
    """Note a bid or a pass; go on, or end the bidding."""
    seat = row[at.ACTOR]
    row[at.UNSPOKEN] &= ~(1 << seat)
    if step == do.PASS:
        row[at.PASSES] += 1
        row[at.PASSED] |= 1 << seat
        leaves = rules[option.BIDDING_PASS_FINAL]
    else:
        note_bid(row, seat, step)
        row[at.PASSES] = 0
        leaves = rules[option.BIDDING_ONCE]
    if leaves:
        row[at.QUEUE] &= ~(1 << seat)
    if bidding_ended(row, rules):
        row[at.PHASE] = phase.AUCTION_ENDS
    else:
        speak(row, rules, after(row[at.QUEUE], seat, row[at.SEATS]))


@compiled
def bidding_ended(row: Numbers, rules: Numbers) -> bool:
    """Say whether nobody can or will bid any more."""
    final, others = rules[option.BIDDING_PASS_FINAL], row[at.QUEUE]
    if row[at.TRUMP] < 0:
        return others == 0 or (not final and row[at.PASSES] >= rules[option.TABLE_COUNT])
    others &= ~(1 << row[at.DECLARER])
    if others == 0 or (not final and row[at.PASSES] >= popcount(others)):
        return True
    return bids_above(row, rules, 0) | bids_above(row, rules, at.NO_TRUMP) == 0


# ------------------------------------------------------------------------ the end


@compiled
def auction_ends(row: Numbers, rules: Numbers) -> None:
    """Go on with the declarer, or do what the house does when all have passed."""
    if row[at.TRUMP] >= 0:
        row[at.BID_LEVEL], row[at.BID_TRUMP] = row[at.LEVEL], row[at.TRUMP]
        row[at.PHASE] = phase.KITTY
        return
    rule = rules[option.BIDDING_ALL_PASS]
    if rule == ONE_LESS and not row[at.LOWERED]:
        row[at.LOWERED] = 1
        open_bidding(row, rules, 0)
    elif rule == DEALERS_CHANCE:
        seat, table = row[at.DEALER], row[at.TABLE]
        sits = table >> seat & 1
        row[at.ACTOR] = seat if sits else before(table, seat, row[at.SEATS])
        row[at.PHASE] = phase.LAST_CHANCE
    elif rule == OPENER_FORCED:
        row[at.ACTOR] = opener(row, rules)
        row[at.FORCED] = 1
        row[at.PHASE] = phase.LAST_CHANCE
    else:
        all_pass(row, rules)


@compiled
def all_pass(row: Numbers, rules: Numbers) -> None:
    """Throw the cards in after all have passed."""
    dealer = row[at.DEALER]
    if rules[option.BIDDING_ALL_PASS] == REDEAL_NEXT:
        dealer = (dealer + 1) % row[at.SEATS]
    pay_into_pot(row, rules, row[at.TABLE], rules[option.BIDDING_ALL_PASS_FINE])
    redeal(row, rules, dealer)


@compiled
def answer_last_chance(row: Numbers, rules: Numbers, step: int) -> None:
    """Make the player declarer, or deal again."""
    if step == do.PASS:
        all_pass(row, rules)
    else:
        note_bid(row, row[at.ACTOR], step)
        row[at.PHASE] = phase.AUCTION_ENDS
