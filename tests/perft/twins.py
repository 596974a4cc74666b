"""Perft through a compiled twin: all sequences of one length at a time, by the codec's steps."""

from typing import Any

import numpy as np

from weli.fast.codec import SPACES
from weli.fast.pack import pack
from weli.fast.rules_vector import Numbers
from weli.fast.twin import Job, Twin, twin_of


def count_in_twin(deal: Any, depth: int) -> tuple[int, ...]:
    """The numbers of sequences of exactly 1, 2, ... `depth` moves from here, as `count` has them.

    A choice of several cards is one move, however many steps it takes.
    """
    twin = twin_of(deal.rules.game)
    rules = twin.numbers(deal.rules, deal.seats)
    rows, leaves = pack(deal)[np.newaxis], []
    for _ in range(depth):
        rows = after_every_move(twin, rows, rules)
        leaves.append(len(rows))
    return tuple(leaves)


def after_every_move(twin: Twin, rows: Numbers, rules: Numbers) -> Numbers:
    """The rows one whole decision later, one for each that can be made."""
    whole = [rows[:0]]
    while len(rows):
        rows = after_every_step(twin, rows, rules)
        begun = twin.choosing(rows)
        whole.append(rows[~begun])
        rows = rows[begun]
    return np.concatenate(whole)


def after_every_step(twin: Twin, rows: Numbers, rules: Numbers) -> Numbers:
    """The rows one step later, one for each legal step; none where nobody is to decide."""
    masks = np.zeros((len(rows), SPACES[twin.game].size), np.uint8)
    twin.masks(rows, masks)
    parents, steps = np.nonzero(masks)
    found = np.ascontiguousarray(rows[parents])
    nothing = np.zeros((1, 1), np.int64)
    assert twin.drive(Job.TAKE, found, rules, steps.astype(np.int64), nothing, nothing) == -1
    return found
