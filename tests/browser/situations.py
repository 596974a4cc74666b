"""Matches that have come to a wanted decision: found by chance, the same ones every time."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.laws.walks import choose
from weli.games import load_profile
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.legal import Legal
from weli.kernel.record import Player, Record
from weli.play.match import Match

NAMES = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Fini", "Gust", "Hedi")
MOST_TRIES = 4_000


def offered(legal: Legal) -> set[str]:
    """The kinds of action that a decision offers."""
    offer = legal.offer()
    kinds = {type(action).__name__ for action in offer.actions}
    return kinds | {pick.make.__name__ for pick in offer.picks}


def situation(
    profile: str,
    settings: Mapping[str, Any],
    question: str,
    action: str,
    *,
    seats: int = 4,
    wanted: Callable[[Match], bool] = lambda _match: True,
) -> Record:
    """The record of a match in which seat 0 is asked something now, and may do something.

    Args:
        profile: the profile of the rules.
        settings: what differs from it.
        question: what seat 0 is asked.
        action: what it may do then.
        seats: how many play.
        wanted: what else has to hold.
    """
    rules = load_profile(profile).with_values(settings)
    players = tuple(Player(name) for name in NAMES[:seats])
    for seed in range(MOST_TRIES):
        chance = Chance.from_seed(f"{question} {action} {seed}")
        match = Match.new(rules, players, chance, profile=profile)
        if _reaches(match, question, action, wanted, KeyedRandom.of("browser", seed)):
            return match.record
    raise AssertionError(f"{profile} {settings}: nobody is ever asked {question} with {action}")


def finished(profile: str, settings: dict[str, Any], *, seats: int = 4) -> Record:
    """The record of a match whose first deal is over, while the match goes on."""
    rules = load_profile(profile).with_values(settings)
    players = tuple(Player(name) for name in NAMES[:seats])
    for seed in range(MOST_TRIES):
        match = Match.new(rules, players, Chance.from_seed(f"finished {seed}"), profile=profile)
        _reaches(match, "", "", lambda _match: False, KeyedRandom.of("browser", seed))
        if match.deal.result is not None and not match.over:
            return match.record
    raise AssertionError(f"{profile} {settings}: every match ends with its first deal")


def _reaches(
    match: Match,
    question: str,
    action: str,
    wanted: Callable[[Match], bool],
    rng: KeyedRandom,
) -> bool:
    """Plays one deal by chance, and stops at the decision that is wanted."""
    match.begin_deal()
    while (asked := match.question) is not None:
        if asked.seat == NATURE:
            match.step(match.nature_move())
            continue
        legal = match.legal()
        mine = asked.seat == 0 and asked.name == question
        if mine and action in offered(legal) and wanted(match):
            return True
        match.step(Move(asked.seat, choose(legal, rng)))
    return False
