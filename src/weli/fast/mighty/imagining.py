"""Imagining deals of Mighty: hidden cards dealt out, and everything done again.

`weli.bots.beliefs` works out what is known of every card; here the cards are laid out under it, and
what everybody did is done again, step by step, with each step checked. So a deal holds everything
that follows from the cards (who has honoured a request), and a deal in which somebody did what was
not allowed is thrown away, and another drawn.
"""

from math import log
from typing import Final, NamedTuple

import numpy as np

from weli.fast.chance import seeded, shuffle
from weli.fast.jit import compiled, entry, popcount, row_of, trailing_zeros
from weli.fast.layouts import SEED, WORK, Counted, Counts, counted, lay_out, random_share
from weli.fast.mighty import layout as at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.exchange import special
from weli.fast.mighty.judging import burial_weight, every_burial, log_chance
from weli.fast.mighty.legal import is_legal
from weli.fast.mighty.steps import settle, step
from weli.fast.rules_vector import Numbers

__all__ = ["FACTS", "Known", "Player", "imagine", "warm"]

DOWN: Final = at.MOST_SEATS
"""The place of the cards that lie face down: the kitty, or what was buried."""

BURIAL: Final = -1
"""The step of a burial that the reader did not see."""

# What is known of the whole deal:
(
    TABLE_SIZE,  # how many take part
    HAND_SIZE,
    KITTY_SIZE,
    TAKER,  # who has taken the kitty, or -1
    READER,  # the reader's seat; less than 0 for a spectator
    FIRST_SEAT,  # the seats that take part, in the order in which they are dealt to
) = range(6)
FACTS: Final = FIRST_SEAT + at.MOST_SEATS

MOST_HELD: Final = 32
"""No declarer has more cards before burying."""

NEVER: Final = -1e18
"""The logarithm of no weight at all."""


class Known(NamedTuple):
    """What is known of the cards.

    Attributes:
        own: by seat two numbers: the cards known to have been its own; last the known kitty.
        facts: what is known of the whole deal.
        masks: by the place of a card, the seats that may hold it and whether it may lie face down.
        steps: what everybody did; `BURIAL` for an unseen burial.
        layouts: the hidden cards, their places, and the number of layouts.
        start: one row: the deal as it waits for the shuffle.
        rules: the house rules as numbers, one row.
    """

    own: Numbers
    facts: Numbers
    masks: Numbers
    steps: Numbers
    layouts: Counted
    start: Numbers
    rules: Numbers


class Player(NamedTuple):
    """How the others are taken to decide.

    Attributes:
        thumb: the rule of thumb's weights in the tricks, one row.
        promise: what it takes a hand to promise, see `promise`.
        policy: how surely it is followed, see `judging`; empty where nothing is weighed.
    """

    thumb: Numbers
    promise: Numbers
    policy: Counts


class Drawn(NamedTuple):
    """Deals that were drawn.

    Attributes:
        rows: the deals; each waits for the present question, with its legal steps.
        buried: by deal two numbers: what was buried; first copies and jokers, second copies.
        logs: by deal the logarithm of its weight; 0 where nothing is weighed.
    """

    rows: Numbers
    buried: Numbers
    logs: Counts


@entry
def imagine(drawn: Drawn, known: Known, player: Player, tries: int, seed: int) -> int:
    """Draw every deal; return how many were drawn for that, or -1 when the tries are used up.

    Args:
        drawn: gets the deals.
        known: what is known of the cards.
        player: how the others are taken to decide.
        tries: how many deals may be drawn in vain for each that is kept.
        seed: decides everything random.
    """
    work = np.zeros(WORK, dtype=np.int64)
    where = np.zeros(2 * at.SECOND, dtype=np.int64)
    had = np.zeros((DOWN + 1, 2), dtype=np.int64)
    work[SEED] = seeded(seed, 0)
    count = 0
    for world in range(drawn.rows.shape[0]):
        row, left = row_of(drawn.rows, world), tries
        while left:
            lay_out(known.layouts, work, where)
            count += 1
            if gather(known, where, had):
                deal_out(row, known, had, work)
                drawn.logs[world] = do_again(row, known, player, had, work)
                if drawn.logs[world] > NEVER:
                    break
            left -= 1
        if not left:
            return -1
        drawn.buried[world, 0] = row[at.BURIED_FIRST]
        drawn.buried[world, 1] = row[at.BURIED_SECOND]
        row[at.GENERATOR] = seeded(seed, world + 1)
    return count


@compiled
def gather(known: Known, where: Numbers, had: Numbers) -> bool:
    """Gather the cards of every place; say whether all may lie there."""
    cards = known.layouts.cards
    for place in range(DOWN):
        had[place, 0], had[place, 1] = known.own[place, 0], known.own[place, 1]
    had[DOWN, 0] = had[DOWN, 1] = 0
    for number in range(cards.size):
        card = cards[number]
        place = where[card]
        if not known.masks[card] >> place & 1:
            return False
        had[place, card >> 6] |= 1 << (card & 63)
    return True


# ------------------------------------------------------------------------ the pack


@compiled
def deal_out(row: Numbers, known: Known, had: Numbers, work: Numbers) -> None:
    """Put the pack in an order in which everybody is dealt these cards, and let it be dealt."""
    for place in range(at.ROW):
        row[place] = known.start[0, place]
    facts = known.facts
    size, to = facts[HAND_SIZE], at.ORDER
    kitty = at.ORDER + size * facts[TABLE_SIZE]
    for number in range(facts[TABLE_SIZE]):
        seat = facts[FIRST_SEAT + number]
        first, second = had[seat, 0], had[seat, 1]
        if seat == facts[TAKER]:
            first = (first | had[DOWN, 0]) & ~known.own[DOWN, 0]
            second = (second | had[DOWN, 1]) & ~known.own[DOWN, 1]
        # What somebody holds beyond a hand is the kitty: any of his cards, unless it is known.
        lay(row, to, first, second, size, kitty, work)
        to += size
    if facts[TAKER] < 0:
        lay(row, kitty, had[DOWN, 0], had[DOWN, 1], facts[KITTY_SIZE], 0, work)
    elif known.own[DOWN, 0] | known.own[DOWN, 1]:
        lay(row, kitty, known.own[DOWN, 0], known.own[DOWN, 1], facts[KITTY_SIZE], 0, work)
    row[at.PHASE] = phase.DEALING


@compiled
def lay(
    row: Numbers, to: int, first: int, second: int, size: int, rest: int, work: Numbers
) -> None:
    """Lay cards into the pack in random order: so many from a place on, the rest at another."""
    count = 0
    for base in (0, at.SECOND):
        cards = second if base else first
        while cards:
            count += 1
            work[count] = base + trailing_zeros(cards)
            cards &= cards - 1
    shuffle(work, SEED, 1, count)
    for number in range(count):
        place = to + number if number < size else rest + number - size
        row[place] = work[1 + number]


# ------------------------------------------------------------------------ what everybody did


@compiled
def do_again(row: Numbers, known: Known, player: Player, had: Numbers, work: Numbers) -> float:
    """Take the steps again; return the logarithm of the weight, `NEVER` where one is illegal."""
    rules, thumb = row_of(known.rules, 0), row_of(player.thumb, 0)
    weight, weighs = 0.0, player.policy.size > 0
    settle(row, rules)
    for number in range(known.steps.size):
        code = known.steps[number]
        if code == BURIAL:
            if weighs:
                weight += bury_anew(row, rules, known, player.policy, had, work)
            row[at.BURIED_FIRST], row[at.BURIED_SECOND] = had[DOWN, 0], had[DOWN, 1]
            step(row, rules, do.STOP)
            continue
        if not is_legal(row, code):
            return NEVER
        if weighs and row[at.ACTOR] != known.facts[READER]:
            weight += log_chance(row, rules, thumb, player.promise, player.policy, code)
        step(row, rules, code)
    return weight


@compiled
def bury_anew(
    row: Numbers, rules: Numbers, known: Known, policy: Counts, had: Numbers, work: Numbers
) -> float:
    """Draw anew what the declarer buried, from the same cards; return the logarithm of the weight.

    Hardly anybody buries cards at random. So it is drawn as likely as he would choose it among what
    is possible, and the deal is weighed by how likely he would choose any of that, beside a choice
    at random.
    """
    seat, mighty = row[at.DECLARER], special(rules, row[at.TRUMP], option.MIGHTY)
    size = popcount(had[DOWN, 0]) + popcount(had[DOWN, 1])
    free, count = np.zeros(MOST_HELD, dtype=np.int64), 0
    gladly = np.zeros(MOST_HELD)
    forced, left = 1.0, size
    first = second = 0
    for word in range(2):
        cards = row[at.HAND + 2 * seat + word]
        while cards:
            place = at.SECOND * word + trailing_zeros(cards)
            cards &= cards - 1
            weight = burial_weight(row, rules, policy, mighty, place)
            if not known.masks[place] >> DOWN & 1:
                continue
            if known.masks[place] >> seat & 1:
                free[count], gladly[count] = place, weight
                count += 1
            else:
                forced *= weight
                left -= 1
                first |= 0 if word else 1 << (place & 63)
                second |= 1 << (place & 63) if word else 0
    found, more_first, more_second = choose(free, gladly, count, left, work)
    had[DOWN, 0], had[DOWN, 1] = first | more_first, second | more_second
    return log(forced * found / every_burial(row, rules, policy, mighty, size))


@compiled
def choose(
    free: Numbers, gladly: Counts, count: int, left: int, work: Numbers
) -> tuple[float, int, int]:
    """Choose so many cards, each choice as likely as the product of its factors.

    Returns:
        The mean of these products over all choices; the cards chosen, as two words.
    """
    # By number of cards gone through from the last one back: the sum over all choices.
    sums = np.zeros((count + 1, left + 1))
    sums[count, 0] = 1.0
    for number in range(count - 1, -1, -1):
        for more in range(left + 1):
            sums[number, more] = sums[number + 1, more]
            if more:
                sums[number, more] += sums[number + 1, more - 1] * gladly[number]
    mean = sums[0, left]
    for number in range(left):
        mean *= (number + 1) / (count - number)
    first = second = 0
    for number in range(count):
        if left == 0:
            break
        share = random_share(work) * sums[number, left]
        if share < sums[number + 1, left - 1] * gladly[number]:
            left -= 1
            first |= 1 << (free[number] & 63) if free[number] < at.SECOND else 0
            second |= 0 if free[number] < at.SECOND else 1 << (free[number] & 63)
    return mean, first, second


def warm() -> None:
    """Compile everything that Python can call to imagine deals; no deal is drawn."""
    none, one = np.zeros(0, dtype=np.int64), np.zeros((1, 1), dtype=np.int64)
    layouts = counted((0, 1), (3, 1), (1, 1))
    known = Known(np.zeros((0, 2), dtype=np.int64), none, none, none, layouts, one, one)
    rows, buried = np.zeros((0, at.ROW), dtype=np.int64), np.zeros((0, 2), dtype=np.int64)
    imagine(Drawn(rows, buried, np.zeros(0)), known, Player(one, none, np.zeros(0)), 0, 0)
