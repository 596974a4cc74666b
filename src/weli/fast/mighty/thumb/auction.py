"""What is said before the exchange: misdeals, bids and passes; see `bots/mighty/calls.py`."""

from typing import Final

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.opening import FIXED, FIXED_PENALTY, MOST_DOUBLINGS
from weli.fast.mighty.thumb import desk as on
from weli.fast.mighty.thumb.prospects import USUAL, declaring, estimate, reach, take_up
from weli.fast.mighty.thumb.weights import SIZES, weight_at
from weli.fast.mighty.thumb.worth import ALL, SCALE, expected, worth
from weli.fast.rules_vector import Numbers

__all__ = ["best_bid", "best_misdeal"]

OUTBID: Final = weight_at("outbid")
ONE_DECK, TWO_DECKS = SIZES["outbid"]
"""For how many levels the weights say how likely another player bids higher."""
OPENS: Final = weight_at("opens")
OVER: Final = weight_at("over")
BEST_OVER_USUAL: Final = weight_at("best_over_usual")
RESISTS: Final = weight_at("resists")
IMPATIENCE: Final = weight_at("impatience")
SUITS: Final = 4
LEAST: Final = -(1 << 60)


@compiled
def weigh_hand(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> None:
    """Estimate the hand under every trump, and count who may still bid."""
    take_up(row, rules, desk, 0)
    for strain in range(at.STRAINS):
        estimate(row, rules, weights, desk, strain)
    best = 0
    for suit in range(1, SUITS):
        if desk[on.POINTS + suit] > desk[on.POINTS + best]:
            best = suit
    desk[on.STRONGEST] = best
    desk[on.STRENGTH] = max(desk[on.POINTS + best], desk[on.POINTS + at.NO_TRUMP])
    gone, rivals = gone_seats(row, rules) | 1 << row[at.ACTOR], 0
    for seat in range(row[at.SEATS]):
        if row[at.TABLE] & ~gone & 1 << seat:
            rivals += 1
    desk[on.RIVALS] = rivals


@compiled
def gone_seats(row: Numbers, rules: Numbers) -> int:
    """Return who may bid no more; once all have passed, everybody has."""
    passed = row[at.TABLE] if row[at.LOWERED] else row[at.PASSED]
    gone = passed if rules[option.BIDDING_PASS_FINAL] else 0
    if rules[option.BIDDING_ONCE]:
        gone |= row[at.PASSED]
        for seat in range(row[at.SEATS]):
            gone |= 1 << seat if row[at.BIDS + seat] else 0
    return gone


# ------------------------------------------------------------------------ bids and passes


@compiled
def best_bid(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Bid or pass, whatever promises the better score."""
    weigh_hand(row, rules, weights, desk)
    last = is_last_chance(row)
    best, most = -1, LEAST
    if row[at.LEGAL_WORDS]:
        best = do.PASS
        waits = impatience(row, rules, weights, desk)
        most = -waits if last else passing(row, rules, weights, desk, waits)
    suit = desk[on.STRONGEST]
    lowest = rules[option.BIDDING_MIN] if row[at.TRUMP] < 0 else row[at.LEVEL] + 1
    levels = row[at.LEVELS + suit] | row[at.LEVELS + at.NO_TRUMP]
    while levels:
        level = trailing_zeros(levels)
        levels &= levels - 1
        for turn in range(2):
            strain = at.NO_TRUMP if turn else suit
            if worth_a_look(row, weights, desk, level, strain, lowest):
                value = declaring(desk, rules, weights, level, strain, 0)
                if not last:
                    value = bidding(rules, weights, desk, level, value)
                if value > most:
                    best, most = do.CONTRACT + at.STRAINS * level + strain, value
    return best


@compiled
def is_last_chance(row: Numbers) -> bool:
    """Say whether all have passed and only one level may still be bid, or must be."""
    levels = 0
    for strain in range(at.STRAINS):
        levels |= row[at.LEVELS + strain]
    if levels == 0 or levels & (levels - 1) or row[at.TRUMP] >= 0:
        return False
    return row[at.PHASE] == phase.LAST_CHANCE or row[at.LOWERED] != 0


@compiled
def worth_a_look(
    row: Numbers, weights: Numbers, desk: Numbers, level: int, strain: int, lowest: int
) -> bool:
    """Say whether a bid is legal and not too high."""
    if not row[at.LEVELS + strain] >> level & 1:
        return False
    plain = 1 if strain == at.NO_TRUMP else 0
    points = desk[on.POINTS + strain]
    return level <= lowest or level * ALL <= reach(desk, weights, points, plain)


@compiled
def bidding(rules: Numbers, weights: Numbers, desk: Numbers, level: int, mine: int) -> int:
    """Return what a bid is worth: that of its contract, or of somebody's higher one."""
    if not desk[on.RIVALS]:
        return mine
    above, stays = max(level - rules[option.BIDDING_MIN], 0), ALL
    if rules[option.DECKS] > 1:
        over = weights[OUTBID + ONE_DECK + min(above, TWO_DECKS - 1)]
    else:
        over = weights[OUTBID + min(above, ONE_DECK - 1)]
    for _ in range(desk[on.RIVALS]):
        stays = stays * (ALL - over) // ALL
    return (stays * mine + (ALL - stays) * defending(rules, weights, desk, level + 1)) // ALL


@compiled
def passing(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers, waits: int) -> int:
    """Return what a pass is worth: somebody else declares, or nobody does and all must wait."""
    if row[at.TRUMP] >= 0 and row[at.DECLARER] != row[at.ACTOR]:
        return defending(rules, weights, desk, row[at.LEVEL])
    nobody = ALL
    for _ in range(desk[on.RIVALS]):
        nobody = nobody * (ALL - weights[OPENS]) // ALL
    theirs = defending(rules, weights, desk, rules[option.BIDDING_MIN] + 1)
    return (ALL - nobody) * theirs // ALL - waits


@compiled
def impatience(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Return what another redeal costs, which grows with every one."""
    if not row[at.REDEALS]:
        return 0
    values = worth(desk, rules, rules[option.BIDDING_MIN], 0, desk[on.USUAL_FRIENDS], 0)
    least = most = desk[values]
    for taken in range(1, rules[option.PACK_POINTS] + 1):
        least, most = min(least, desk[values + taken]), max(most, desk[values + taken])
    return (most - least) * row[at.REDEALS] * row[at.REDEALS] * weights[IMPATIENCE]


@compiled
def defending(rules: Numbers, weights: Numbers, desk: Numbers, level: int) -> int:
    """Return what it is worth when somebody else declares at this level."""
    deck, friends = rules[option.DECKS] - 1, desk[on.USUAL_FRIENDS]
    values = worth(desk, rules, min(level, rules[option.PACK_POINTS]), 0, friends, 0)
    usual = weights[desk[on.PLACE] + USUAL]
    extra = (desk[on.STRENGTH] - usual) * weights[RESISTS] // ALL
    best = usual + weights[BEST_OVER_USUAL + deck]
    points = min(level * ALL + weights[OVER + deck], best)
    partner = ALL * friends // (rules[option.TABLE_COUNT] - 1)
    theirs = values + 2 * on.MOST_POINTS
    own = expected(desk, rules, weights, points - extra, 0, theirs)
    if not partner:
        return own
    help_ = expected(desk, rules, weights, points + extra, 0, values + on.MOST_POINTS)
    return ((ALL - partner) * own + partner * help_) // ALL


# ------------------------------------------------------------------------ misdeals


@compiled
def best_misdeal(row: Numbers, rules: Numbers, weights: Numbers, desk: Numbers) -> int:
    """Call a misdeal unless the hand is worth more than that."""
    if row[at.TRUMP] >= 0 and row[at.DECLARER] == row[at.ACTOR]:
        take_up(row, rules, desk, 0)
        estimate(row, rules, weights, desk, row[at.TRUMP])
        goes_on = declaring(desk, rules, weights, row[at.LEVEL], row[at.TRUMP], 0)
        waits = impatience(row, rules, weights, desk)
    else:
        weigh_hand(row, rules, weights, desk)
        waits = impatience(row, rules, weights, desk)
        goes_on = passing(row, rules, weights, desk, waits)
        least = rules[option.BIDDING_MIN]
        mine = declaring(desk, rules, weights, least, desk[on.STRONGEST], 0)
        goes_on = max(goes_on, bidding(rules, weights, desk, least, mine))
    rule, price = rules[option.MISDEAL_PENALTY], 0
    if rule:
        doubled = 1 << min(row[at.MISDEALS] + 1, MOST_DOUBLINGS)
        price = FIXED_PENALTY if rule == FIXED else doubled
    misdeal = -price * SCALE * ALL - waits
    return do.MISDEAL if misdeal > goes_on else do.NO_MISDEAL
