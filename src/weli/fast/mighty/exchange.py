"""The kitty, burying, the final contract, the friend call and the request.

The readable twin is `phases/exchange.py`.
"""

from weli.fast.jit import compiled
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.auction import FORBIDDEN, PLUS_ONE, levels_from
from weli.fast.mighty.tables import JOKERS, SUIT_OF
from weli.fast.mighty.words import after_card, drop_last
from weli.fast.rules_vector import Numbers

__all__ = [
    "ask_burial",
    "ask_contract",
    "bury",
    "doubles",
    "fix_contract",
    "levels_with",
    "special",
    "take_kitty",
]

FORBID_MIGHTY, FORBID_JOKER = 1, 2
RAISE, DOUBLE_STAKE, FREE, NO_CHANGE = range(4)
NOT_HAD = -1


@compiled
def special(rules: Numbers, strain: int, what: int) -> int:
    """Return a special card, or what a ripper calls, under a strain."""
    return rules[option.SPECIALS + option.SPECIAL_COUNT * strain + what]


# ------------------------------------------------------------------------ the kitty


@compiled
def take_kitty(row: Numbers, rules: Numbers) -> None:
    """Give the kitty to the declarer, who may then call a misdeal where that is played."""
    seat = row[at.ACTOR] = row[at.DECLARER]
    dealt = at.ORDER + rules[option.HAND_SIZE] * rules[option.TABLE_COUNT]
    for card in range(dealt, at.ORDER + rules[option.PACK_COUNT]):
        row[at.HAND + 2 * seat + (row[card] >> 6)] |= 1 << (row[card] & 63)
    row[at.PHASE] = phase.BURY
    if rules[option.MISDEAL_ALLOWED] and rules[option.MISDEAL_DECLARER_WITH_KITTY]:
        row[at.RESUME] = phase.BURY
        row[at.PHASE] = phase.MISDEAL


# ------------------------------------------------------------------------ burying


@compiled
def ask_burial(row: Numbers, rules: Numbers) -> None:
    """Offer the next card to bury, in ascending order, and stop once there are enough."""
    seat, left = row[at.DECLARER], rules[option.KITTY_SIZE] - row[at.BEGUN]
    if left <= 0:
        row[at.LEGAL_WORDS] = do.word_of(do.STOP)
        return
    free = ~0
    forbidden = rules[option.EXCHANGE_FORBID]
    if forbidden & FORBID_MIGHTY:
        free &= ~special(rules, row[at.TRUMP], option.MIGHTY)
    if forbidden & FORBID_JOKER:
        free &= ~JOKERS
    first, second = after_card(
        row[at.HAND + 2 * seat] & free, row[at.HAND + 2 * seat + 1] & free, row[at.LAST_CHOSEN]
    )
    row[at.LEGAL_FIRST], row[at.LEGAL_SECOND] = drop_last(first, second, left - 1)


@compiled
def bury(row: Numbers, step: int) -> None:
    """Choose one more card to bury, or bury the chosen ones and go on to the contract."""
    if step == do.STOP:
        seat = row[at.DECLARER]
        row[at.HAND + 2 * seat] ^= row[at.BURIED_FIRST]
        row[at.HAND + 2 * seat + 1] ^= row[at.BURIED_SECOND]
        row[at.BEGUN] = 0
        row[at.LAST_CHOSEN] = -1
        row[at.PHASE] = phase.CONTRACT
        return
    place = do.place_of(step)
    row[at.BURIED_FIRST + (place >> 6)] |= 1 << (place & 63)
    row[at.LAST_CHOSEN] = place
    row[at.BEGUN] += 1


# ------------------------------------------------------------------------ the final contract


@compiled
def ask_contract(row: Numbers, rules: Numbers) -> None:
    """Offer the contract as it was bid, higher, or with another trump at its price."""
    for strain in range(at.STRAINS):
        row[at.LEVELS + strain] = levels_with(row, rules, strain)


@compiled
def levels_with(row: Numbers, rules: Numbers, strain: int) -> int:
    """Return the levels at which a contract with this trump may be fixed, as bits."""
    level, top, levels = row[at.BID_LEVEL], rules[option.PACK_POINTS], 0
    if level <= top:
        lowest = price(row, rules, strain)
        if lowest != NOT_HAD:
            highest = top if rules[option.EXCHANGE_RAISE_AFTER] else lowest
            levels = levels_from(lowest, highest)
    if strain == at.NO_TRUMP and level < top and rules[option.BIDDING_NO_TRUMP] != FORBIDDEN:
        levels |= 1 << top
    return levels | (1 << level if strain == row[at.BID_TRUMP] else 0)


@compiled
def price(row: Numbers, rules: Numbers, strain: int) -> int:
    """Return the lowest level with this trump, or `NOT_HAD` where it cannot be had."""
    level, top, mode = row[at.BID_LEVEL], rules[option.PACK_POINTS], rules[option.CHANGE_MODE]
    rule, to_no_trump = rules[option.BIDDING_NO_TRUMP], strain == at.NO_TRUMP
    if strain == row[at.BID_TRUMP]:
        return level
    if mode == NO_CHANGE or (to_no_trump and rule == FORBIDDEN):
        return NOT_HAD
    if mode != RAISE:
        return level
    if to_no_trump and level == top:
        return top if rules[option.CHANGE_MAX_NO_TRUMP_FREE] else NOT_HAD
    cost = rules[option.CHANGE_NO_TRUMP_COST if to_no_trump else option.CHANGE_SUIT_COST]
    if rule == PLUS_ONE:
        cost += -1 if to_no_trump else int(row[at.BID_TRUMP] == at.NO_TRUMP)
    wanted = level + max(cost, 0)
    if wanted > top and rules[option.CHANGE_CLAMP_TO_MAX] and level < top:
        return top
    return wanted if wanted <= top else NOT_HAD


@compiled
def doubles(row: Numbers, rules: Numbers, level: int, strain: int) -> int:
    """Return 1 where such a final contract doubles the stake, for its change of trump, else 0."""
    if rules[option.CHANGE_MODE] != DOUBLE_STAKE or strain == row[at.BID_TRUMP]:
        return 0
    top = rules[option.PACK_POINTS]
    raised = level == top and strain == at.NO_TRUMP and row[at.BID_LEVEL] < top
    return 0 if raised else 1


@compiled
def fix_contract(row: Numbers, rules: Numbers, step: int) -> None:
    """Fix the contract, and with it the mighty, the joker's rank and the ripper."""
    level, strain = (step - do.CONTRACT) // at.STRAINS, (step - do.CONTRACT) % at.STRAINS
    row[at.DOUBLED] = doubles(row, rules, level, strain)
    row[at.LEVEL], row[at.TRUMP] = level, strain
    row[at.MIGHTY] = special(rules, strain, option.MIGHTY)
    row[at.RIPPERS] = special(rules, strain, option.RIPPER) | special(
        rules, strain, option.RED_RIPPER
    )
    row[at.TRUMPS] = 0 if strain == at.NO_TRUMP else SUIT_OF[13 * strain]
    row[at.PHASE] = phase.CALLING
