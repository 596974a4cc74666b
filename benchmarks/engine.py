# /// script
# requires-python = ">=3.11"
# dependencies = ["weli", "rlcard==1.2.0", "pokerkit==0.7.7"]
#
# [tool.uv.sources]
# weli = { path = "..", editable = true }
# ///
"""How fast whole deals are played at random, beside other card games in Python.

    uv run benchmarks/engine.py [--seconds 2] [--rounds 5] [--only WORD]

uv makes an environment of its own for this file, so the peers never enter the project's. Every
contestant plays whole deals of random legal moves in one process on one core. A step is one
decision made and applied; dealing, scoring and drawing the random move are in the time. Weli
checks every move before it applies it, as it always does. The rounds take turns, so that a
machine that slows down slows everybody down. Mulatschak is compared with the games of RLCard and
PokerKit by steps, Mighty with the PyPI package `mighty` by deals, which are the same there; that
package runs in a process and an environment of its own (`mighty_peer.py`).
"""

import argparse
import importlib.metadata
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from weli import GAMES, NATURE, Chance, KeyedRandom, Match, Move, Player, Table, load_profile
from weli.bots.chance import RandomBot

Deal = Callable[[], int]
"""Plays one deal, or one game of a peer, and returns how many steps it took."""

PLAYERS = {"mulatschak": 4, "mighty": 5}
PROFILES = {"mulatschak": ("salzburg", "geiser"), "mighty": ("seed", "korean")}
PEERS = ("rlcard", "pokerkit")
MIGHTY_PEER = Path(__file__).with_name("mighty_peer.py")
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


class Rate(NamedTuple):
    """What one round of one contestant gave: steps and deals a second of CPU time."""

    steps: float
    deals: float


Measure = Callable[[float], Rate]
"""Plays for so many seconds of CPU time."""


class Contest(NamedTuple):
    """A part of the table: its ratios compare each contestant with the first one, by this unit."""

    title: str
    unit: str
    contestants: dict[str, Callable[[], Measure]]


def weli_engine(profile: str) -> Deal:
    """Deals of the engine alone: `legal`, a random action, `step`."""
    rules: Any = load_profile(profile)
    game, players = GAMES[rules.game], PLAYERS[rules.game]
    rng = KeyedRandom.of("benchmark", profile)
    standing, dealer = game.start(rules, players), NATURE

    def play() -> int:
        nonlocal standing, dealer
        deal, _ = game.deal(rules, players, dealer, standing)
        steps = 0
        while (seat := game.actor(deal)) is not None:
            deal, _ = game.step(deal, Move(seat, game.legal(deal).sample(rng)))
            steps += 1
        standing, dealer = deal.result.standing, game.next_dealer(deal)
        if standing.winners:
            standing, dealer = game.start(rules, players), NATURE
        return steps

    return play


def weli_table(profile: str) -> Deal:
    """Deals at a whole table: the record with its fingerprints, envelopes, all views, bots."""
    rules = load_profile(profile)
    seats = range(PLAYERS[rules.game])
    bots = dict.fromkeys(seats, RandomBot())
    players = tuple(Player(f"Seat {seat}", "random") for seat in seats)

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


def mighty_peer(seconds: float) -> Rate:
    """Measure the PyPI package `mighty`, which runs in a process of its own."""
    # `uv run` tells the programs it starts where uv is.
    uv = os.environ.get("UV", "uv")
    command = [uv, "run", "--quiet", "--python", sys.executable, str(MIGHTY_PEER)]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, check=True
    )
    told = json.loads(done.stdout)
    return Rate(told["steps"] / told["seconds"], told["deals"] / told["seconds"])


def contests() -> tuple[Contest, ...]:
    """Everything that can be measured, by name."""
    found: dict[str, dict[str, Callable[[], Measure]]] = {}
    for game, profiles in PROFILES.items():
        found[game] = {}
        for name, make in (("engine", weli_engine), ("table", weli_table)):
            for profile in profiles:
                found[game][f"weli {name}, {profile}"] = playing(partial(make, profile))
    for name in RLCARD_GAMES:
        found["mulatschak"][f"rlcard {name}"] = playing(partial(rlcard_game, name))
    found["mulatschak"]["pokerkit no-limit hold'em"] = playing(pokerkit_holdem)
    found["mighty"]["mighty (PyPI)"] = lambda: mighty_peer
    return (
        Contest("Mulatschak, four players", "steps", found["mulatschak"]),
        Contest("Mighty, five players", "deals", found["mighty"]),
    )


def playing(make: Callable[[], Deal]) -> Callable[[], Measure]:
    """Say how to measure deals that are played in this process."""
    return lambda: partial(measure, make())


def measure(play: Deal, seconds: float) -> Rate:
    """Play deals over so many seconds of CPU time."""
    start = time.process_time()
    deals = steps = 0
    while (spent := time.process_time() - start) < seconds:
        steps += play()
        deals += 1
    return Rate(steps / spent, deals / spent)


def main() -> None:
    """Measure every contestant in turns and print the table of rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of one round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="measure only names with this word")
    chosen = parser.parse_args()
    names = [name for contest in contests() for name in contest.contestants]
    if not any(chosen.only in name for name in names):
        sys.exit(f"nothing is called {chosen.only!r}; known: {', '.join(names)}")
    ready = {
        name: make()
        for contest in contests()
        for name, make in contest.contestants.items()
        if chosen.only in name
    }
    rates: dict[str, list[Rate]] = {name: [] for name in ready}
    for play in ready.values():
        play(chosen.seconds / 4)
    for _ in range(chosen.rounds):
        for name, play in ready.items():
            rates[name].append(play(chosen.seconds))
    report(rates)


def report(rates: dict[str, list[Rate]]) -> None:
    """Print medians and ranges, and how many times as fast the first row of a part is as each."""
    versions = [f"{peer} {importlib.metadata.version(peer)}" for peer in ("weli", *PEERS)]
    print(f"{platform.python_implementation()} {platform.python_version()}, {', '.join(versions)},")
    print(f"{pin_of(MIGHTY_PEER)} in an environment of its own")
    print("a second of CPU time, one core; the median of the rounds and their range")
    for title, unit, contestants in contests():
        rows = {name: rates[name] for name in contestants if rates.get(name)}
        if rows:
            print(f"\n{title:28}{'steps/s':>9}  {'range':>17}  {'deals/s':>8}  ratio by {unit}")
        medians = [median(row, unit) for row in rows.values()]
        for name, row in rows.items():
            steps, deals = median(row, "steps"), median(row, "deals")
            spread = f"{min(row).steps:,.0f}-{max(row).steps:,.0f}"
            times = medians[0] / median(row, unit)
            print(f"{name:28}{steps:>9,.0f}  {spread:>17}  {deals:>8,.0f}  {times:>6.2f}")


def median(row: list[Rate], unit: str) -> float:
    """Return the middle of the rounds, by steps or by deals."""
    return statistics.median(rate.deals if unit == "deals" else rate.steps for rate in row)


def pin_of(script: Path) -> str:
    """Return what a script of one dependency pins, such as `mighty 1.0.1`."""
    text = script.read_text(encoding="utf-8")
    return text.split('dependencies = ["')[1].split('"')[0].replace("==", " ")


if __name__ == "__main__":
    main()
