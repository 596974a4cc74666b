# /// script
# requires-python = ">=3.11"
# dependencies = ["weli", "rlcard==1.2.0", "pokerkit==0.7.7"]
#
# [tool.uv.sources]
# weli = { path = "..", editable = true }
# ///
"""How fast whole deals are played at random, beside two libraries of card games.

    uv run benchmarks/engine.py [--seconds 2] [--rounds 5] [--only WORD]

uv makes an environment of its own for this file, so the peers never enter the project's. Every
contestant plays whole deals of random legal moves in one process on one core. A step is one
decision made and applied; dealing, scoring and drawing the random move are in the time. Weli
checks every move before it applies it, as it always does. The rounds take turns, so that a
machine that slows down slows everybody down.
"""

import argparse
import importlib.metadata
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from weli import GAMES, NATURE, Chance, KeyedRandom, Match, Move, Player, Table, load_profile
from weli.bots.chance import RandomBot

Deal = Callable[[], int]
"""Plays one deal, or one game of a peer, and returns how many steps it took."""

PLAYERS = 4
PEERS = ("rlcard", "pokerkit")
RLCARD_GAMES = (
    "limit-holdem",
    "no-limit-holdem",
    "leduc-holdem",
    "gin-rummy",
    "doudizhu",
    "bridge",
    "uno",
    "mahjong",
)


def weli_engine(profile: str) -> Deal:
    """Deals of the engine alone: `legal`, a random action, `step`."""
    rules: Any = load_profile(profile)
    game = GAMES[rules.game]
    rng = KeyedRandom.of("benchmark", profile)
    standing, dealer = game.start(rules, PLAYERS), NATURE

    def play() -> int:
        nonlocal standing, dealer
        deal, _ = game.deal(rules, PLAYERS, dealer, standing)
        steps = 0
        while (seat := game.actor(deal)) is not None:
            deal, _ = game.step(deal, Move(seat, game.legal(deal).sample(rng)))
            steps += 1
        standing, dealer = deal.result.standing, game.next_dealer(deal)
        if standing.winners:
            standing, dealer = game.start(rules, PLAYERS), NATURE
        return steps

    return play


def weli_table(profile: str) -> Deal:
    """Deals at a whole table: the record with its fingerprints, envelopes, five views, bots."""
    rules = load_profile(profile)
    bots = dict.fromkeys(range(PLAYERS), RandomBot())
    players = tuple(Player(f"Seat {seat}", "random") for seat in range(PLAYERS))

    def tables() -> Iterator[Table]:
        seed = 0
        while True:
            seed += 1
            table = Table(Match.new(rules, players, Chance.from_seed(seed)), bots)
            for _ in range(20):
                if not table.match.over:
                    yield table

    ready = tables()

    def play() -> int:
        table = next(ready)
        before = table.match.moves
        table.begin_deal()
        while table.work():
            pass
        return table.match.moves - before

    return play


def rlcard_game(name: str) -> Deal:
    """Games of RLCard through its step interface, which hands out the next player's state."""
    env = import_module("rlcard").make(name, config={"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        env.get_payoffs()
        return steps

    return play


def pokerkit_holdem() -> Deal:
    """Hands of six-handed no-limit hold'em in PokerKit, everything but the decisions automatic."""
    pokerkit = import_module("pokerkit")
    automatic = tuple(pokerkit.Automation)
    rng = random.Random(1)

    def play() -> int:
        state = pokerkit.NoLimitTexasHoldem.create_state(automatic, True, 0, (1, 2), 2, 200, 6)
        steps = 0
        while state.status:
            chance = rng.random()
            if chance < 0.7 and state.can_check_or_call():
                state.check_or_call()
            elif chance < 0.8 and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            elif state.can_fold():
                state.fold()
            else:
                state.check_or_call()
            steps += 1
        return steps

    return play


def contestants() -> dict[str, Callable[[], Deal]]:
    """Everything that can be measured, by name; the first is what the ratios compare."""
    found: dict[str, Callable[[], Deal]] = {}
    for profile in ("salzburg", "geiser"):
        found[f"weli engine, {profile}"] = partial(weli_engine, profile)
    for profile in ("salzburg", "geiser"):
        found[f"weli table, {profile}"] = partial(weli_table, profile)
    for game in RLCARD_GAMES:
        found[f"rlcard {game}"] = partial(rlcard_game, game)
    found["pokerkit no-limit hold'em"] = pokerkit_holdem
    return found


def measure(play: Deal, seconds: float) -> tuple[float, float]:
    """Return steps a second of CPU time, and steps a deal, over so many seconds."""
    start = time.process_time()
    deals = steps = 0
    while (spent := time.process_time() - start) < seconds:
        steps += play()
        deals += 1
    return steps / spent, steps / deals


def main() -> None:
    """Measure every contestant in turns and print the table of rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of one round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="measure only names with this word")
    chosen = parser.parse_args()
    games = {name: make() for name, make in contestants().items() if not name.find(chosen.only) < 0}
    if not games:
        sys.exit(f"nothing is called {chosen.only!r}; known: {', '.join(contestants())}")
    rates: dict[str, list[float]] = {name: [] for name in games}
    lengths: dict[str, float] = {}
    for play in games.values():
        measure(play, chosen.seconds / 4)
    for _ in range(chosen.rounds):
        for name, play in games.items():
            rate, lengths[name] = measure(play, chosen.seconds)
            rates[name].append(rate)
    report(rates, lengths)


def report(rates: dict[str, list[float]], lengths: dict[str, float]) -> None:
    """Print medians, ranges, and how many times as fast the first row is as each other row."""
    versions = ", ".join(f"{peer} {importlib.metadata.version(peer)}" for peer in ("weli", *PEERS))
    print(f"{platform.python_implementation()} {platform.python_version()}, {versions}")
    print("steps a second of CPU time, one core; the median of the rounds and their range\n")
    first = statistics.median(next(iter(rates.values())))
    print(f"{'':28}{'steps/s':>9}  {'range':>17}  {'steps/deal':>10}  {'ratio':>6}")
    for name, row in rates.items():
        middle = statistics.median(row)
        spread = f"{min(row):,.0f}-{max(row):,.0f}"
        times = first / middle
        length = lengths[name]
        print(f"{name:28}{middle:>9,.0f}  {spread:>17}  {length:>10.1f}  {times:>6.2f}")


if __name__ == "__main__":
    main()
