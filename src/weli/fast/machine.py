"""The parts of a twin's state machine that are the same for every game, made from a game's own."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from weli.fast.jit import compiled, inlined, row_of
from weli.fast.memory import bring
from weli.fast.rules_vector import Numbers

__all__ = ["Course", "Match", "course", "legality", "match"]

GOES_ON, DEAL_ENDED, MATCH_ENDED = range(3)
"""What the step of a batch says about its deal (`weli.fast.twin.Job.STEP`)."""

Deed = Callable[[Numbers, Numbers], None]
"""Changes a row under the house rules."""


class Course(NamedTuple):
    """How a deal goes on by itself.

    Attributes:
        settle: runs what runs by itself, up to a question, a move of nature or the end of the deal.
        start: makes nature's moves until a player is to act or the deal is over.
    """

    settle: Deed
    start: Deed


class Match(NamedTuple):
    """How games of a batch go on.

    Attributes:
        reset: begins a match in a row, up to nature's first move, with a seed and the pack.
        step_on: takes a step and goes on to the next decision, with the next deal if need be.
    """

    reset: Callable[[Numbers, Numbers, int, Numbers], None]
    step_on: Callable[[Numbers, Numbers, int, Numbers, Numbers], None]


def course(
    at: ModuleType,
    phase: ModuleType,
    *,
    run: Callable[[Numbers, Numbers, int], None],
    ask: Deed,
    nature: Deed,
) -> Course:
    """Return how a deal goes on by itself.

    Args:
        at: where in a row each number lies (`layout`); the legal steps stand behind the actor.
        phase: what a deal waits for (`phases`).
        run: runs one step of the deal that needs no decision.
        ask: works out the legal steps of the present question.
        nature: makes nature's move by the game's own random numbers.
    """
    phase_at, actor_at = at.PHASE, at.ACTOR
    over, last_of_nature = phase.OVER, phase.SHUFFLE
    first_legal, behind_legal = actor_at + 1, at.LEGAL_WORDS + 1

    @compiled
    def settle(row: Numbers, rules: Numbers) -> None:
        while row[phase_at] > over:
            run(row, rules, row[phase_at])
        if row[phase_at] <= last_of_nature:
            row[actor_at] = -1
        if row[actor_at] >= 0:
            ask(row, rules)
        else:
            for place in range(first_legal, behind_legal):
                row[place] = 0

    @compiled
    def start(row: Numbers, rules: Numbers) -> None:
        while row[phase_at] <= last_of_nature:
            nature(row, rules)
            settle(row, rules)

    return Course(settle, start)


def match(
    at: ModuleType,
    phase: ModuleType,
    *,
    steps: ModuleType,
    scored: Callable[[Numbers, int], Any],
) -> Match:
    """Return how games of a batch go on.

    Args:
        at: where in a row each number lies (`layout`).
        phase: what a deal waits for (`phases`).
        steps: the game's own state machine.
        scored: returns what a deal that is over has brought a seat.
    """
    phase_at, seats_at, winners_at, generator_at = at.PHASE, at.SEATS, at.WINNERS, at.GENERATOR
    order_at, card_count, over = at.ORDER, at.CARD_COUNT, phase.OVER
    begin_match, next_deal, step = steps.begin_match, steps.next_deal, steps.step
    settle, start = steps.settle, steps.start

    @compiled
    def reset(row: Numbers, rules: Numbers, seed: int, order: Numbers) -> None:
        for place in range(order_at):
            row[place] = 0
        for place in range(card_count):
            row[order_at + place] = order[place]
        row[generator_at] = seed
        begin_match(row, rules)
        settle(row, rules)

    @compiled
    def step_on(row: Numbers, rules: Numbers, number: int, points: Numbers, ended: Numbers) -> None:
        step(row, rules, number)
        ended[0] = GOES_ON
        for seat in range(row[seats_at]):
            points[seat] = 0
        if row[phase_at] == over:
            ended[0] = MATCH_ENDED if row[winners_at] else DEAL_ENDED
            for seat in range(row[seats_at]):
                points[seat] = scored(row, seat)
            next_deal(row, rules)
        start(row, rules)

    return Match(reset, step_on)


def legality(
    at: ModuleType, is_legal: Callable[[Numbers, int], bool]
) -> Callable[[Numbers, Numbers], int]:
    """Return what finds the first game of many whose step is illegal; -1 when there is none.

    Args:
        at: where in a row each number lies (`layout`).
        is_legal: says whether a step is among the legal ones.
    """
    legal_part = at.LEGAL_WORDS + 1

    @inlined
    def first_illegal(rows: Numbers, numbers: Numbers) -> int:
        for game in range(rows.shape[0]):
            bring(rows, game, legal_part)
            if not is_legal(row_of(rows, game), numbers[game]):
                return game
        return -1

    return first_illegal
