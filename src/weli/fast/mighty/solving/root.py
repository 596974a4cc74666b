"""The questions asked of a row: what every step is worth there, or whether a seat takes all."""

from weli.fast.jit import compiled, trailing_zeros
from weli.fast.mighty import layout as row_at
from weli.fast.mighty import moves as do
from weli.fast.mighty import options as option
from weli.fast.mighty import phases as phase
from weli.fast.mighty.solving import layout as at
from weli.fast.mighty.solving.moves import list_moves
from weli.fast.mighty.solving.playing import allowed_faces, name, play, take_back
from weli.fast.mighty.solving.search import enough, most_to_come
from weli.fast.mighty.solving.setting import set_sweep, set_up, taken_so_far
from weli.fast.mighty.tables import JOKERS
from weli.fast.rules_vector import Numbers

__all__ = ["solve_row"]

POINTS, CONTRACT, MADE, SURE = range(4)
"""The jobs: points by step, the contract by step, the contract alone, all tricks for a seat."""


@compiled
def solve_row(
    s: Numbers,
    row: Numbers,
    rules: Numbers,
    table: Numbers,
    values: Numbers,
    value: Numbers,
    told: Numbers,
) -> None:
    """Answer a question of a row.

    Args:
        s: the position, in which the job and its limits are set.
        row: a decision of the play phase.
        rules: the house rules as numbers.
        table: what the search remembers.
        values: gets by step what the mover gets, for the jobs by step.
        value: gets by seat what it gets; for `SURE` the answer alone.
        told: the seat that is asked about for `SURE`; gets whether the answer is proven, and the
            nodes.
    """
    f, job = at.FRAMES, s[at.JOB]
    set_up(s, row, rules)
    if job == SURE:
        set_sweep(s, told[0])
    taken = taken_so_far(s, row, rules)
    all_points = most_to_come(s, f) if job == POINTS else 1
    guess, best, proven = all_points // 2, -1, 1
    for number in range(list_root(s, row, rules)):
        move = s[at.MOVES + number] & 0xFFFF
        least, most = 0, all_points
        need = max(guess, 1)
        while least < most:
            if job != SURE:
                s[f + at.NEED] = need if job == POINTS else row[row_at.LEVEL] - taken
            begin(s, row, rules, move)
            found = enough(s, rules, table, 1)
            if row[row_at.PHASE] == phase.PLAY:
                take_back(s, f, move)
            if s[at.STOPPED]:
                proven = 0
                break
            if found:
                least, need = need, need + 1
            else:
                most, need = need - 1, need - 1
        guess = (least + most) // 2 if job == POINTS else 1
        result = taken + guess if job == POINTS else least
        best = max(best, told_of(s, row, rules, move, result, values))
        if job >= MADE and best == 1:
            break
    tell(s, row, rules, best, value)
    told[0], told[1] = proven, s[at.NODES]


@compiled
def told_of(
    s: Numbers, row: Numbers, rules: Numbers, move: int, result: int, values: Numbers
) -> int:
    """Return what the mover gets by a move, from what the side gets; write it by step."""
    mine = s[at.FRAMES + at.SIDE] >> s[at.FRAMES + at.ACTOR] & 1
    gets = result if mine else full_of(s, rules) - result
    if s[at.JOB] < MADE:
        write_steps(s, row, rules, move, gets, values)
    return gets


@compiled
def full_of(s: Numbers, rules: Numbers) -> int:
    """Return what both sides get together."""
    return rules[option.PACK_POINTS] if s[at.JOB] == POINTS else 1


@compiled
def tell(s: Numbers, row: Numbers, rules: Numbers, best: int, value: Numbers) -> None:
    """Write what every seat gets when the mover gets this."""
    f, full = at.FRAMES, full_of(s, rules)
    side = s[f + at.SIDE]
    result = best if side >> s[f + at.ACTOR] & 1 else full - best
    if s[at.JOB] == SURE:
        value[0] = result
        return
    for seat in range(row[row_at.SEATS]):
        value[seat] = result if side >> seat & 1 else full - result


# ------------------------------------------------------------------------ the steps


@compiled
def list_root(s: Numbers, row: Numbers, rules: Numbers) -> int:
    """Write the moves at the root, the most promising first; returns how many there are."""
    if row[row_at.PHASE] == phase.PLAY:
        count = list_moves(s, rules, 0, -1)
        for one in range(at.MOVES, at.MOVES + count):
            for other in range(one + 1, at.MOVES + count):
                if s[other] > s[one]:
                    s[one], s[other] = s[other], s[one]
        s[at.FRAMES + at.LISTED] = count
        return count
    count, words = 0, row[row_at.LEGAL_WORDS]
    card = row[row_at.TRICKS + row[row_at.TRICK]] & 63
    while words:
        step = do.step_of_word(trailing_zeros(words))
        words &= words - 1
        s[at.MOVES + count] = card | naming_of(step) << at.FACE_BITS
        count += 1
    return count


@compiled
def naming_of(step: int) -> int:
    """Return what a step names after a lead."""
    if step == do.CALL_JOKER:
        return at.CALLS
    if step == do.NO_CALL:
        return at.PLAIN
    if step == do.BLACK or step == do.RED:
        return at.BLACK if step == do.BLACK else at.RED
    return at.NAMED + step - do.SUIT


@compiled
def step_named(naming: int) -> int:
    """Return the step that names this after a lead."""
    if naming == at.CALLS or naming == at.PLAIN:
        return do.CALL_JOKER if naming == at.CALLS else do.NO_CALL
    if naming == at.BLACK or naming == at.RED:
        return do.BLACK if naming == at.BLACK else do.RED
    return do.SUIT + naming - at.NAMED


@compiled
def begin(s: Numbers, row: Numbers, rules: Numbers, move: int) -> None:
    """Make a move at the root: play the card, or name what the card led asks for."""
    f = at.FRAMES
    if row[row_at.PHASE] == phase.PLAY:
        play(s, rules, f, move)
        return
    for place in range(at.COPIED):
        s[f + at.FRAME + place] = s[f + place]
    s[f + at.FRAME + at.ACTOR] = s[at.NEXT + s[f + at.ACTOR]]
    name(s, rules, f + at.FRAME, move)


@compiled
def write_steps(
    s: Numbers, row: Numbers, rules: Numbers, move: int, gets: int, values: Numbers
) -> None:
    """Write what the mover gets by a move for all the steps that it stands for."""
    if row[row_at.PHASE] != phase.PLAY:
        values[step_named(move >> at.FACE_BITS)] = gets
        return
    cards, bit = same_as(s, rules, move & 63), 0
    hand = row_at.HAND + 2 * row[row_at.ACTOR]
    while cards:
        bit = cards & -cards
        cards ^= bit
        place = trailing_zeros(bit)
        if row[hand] & bit:
            step = do.step_of(place)
            values[step] = max(values[step], gets)
        if row[hand + 1] & bit:
            step = do.step_of(place + row_at.SECOND)
            values[step] = max(values[step], gets)


@compiled
def same_as(s: Numbers, rules: Numbers, face: int) -> int:
    """Return the cards of the mover that are equal to one, itself among them."""
    allowed = allowed_faces(s, rules, at.FRAMES)
    if 1 << face & JOKERS:
        same = allowed & JOKERS
        return same if s[at.DECKS] > 1 else 1 << face
    cards = 1 << face
    above = allowed & ~JOKERS & ~(2 * cards - 1)
    while above:
        bit = above & -above
        above ^= bit
        for number in range(s[at.FRAMES + at.LISTED]):
            if s[at.MOVES + number] & 63 == trailing_zeros(bit):
                return cards
        cards |= bit
    return cards
