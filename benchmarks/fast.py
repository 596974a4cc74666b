# /// script
# requires-python = ">=3.11"
# dependencies = ["weli", "open-spiel==2.0.2", "pgx==2.6.0", "jax==0.10.2"]
#
# [tool.uv.sources]
# weli = { path = "..", editable = true }
# ///
"""How fast the compiled twins play, beside OpenSpiel's C++ trick games and pgx.

    uv run benchmarks/fast.py [--seconds 2] [--rounds 5] [--only WORD] [--no-peers] [--compile]

uv makes an environment of its own for this file, so the peers never enter the project's. A
decision has two or more legal answers; a choice of several cards counts once. All rates are
decisions a second of CPU time on one core, the median of the rounds, which take turns; only the
row of two threads is by the clock on the wall.

* playouts: whole random deals under full rules inside the compiled code;
* step: one step at each of 4,096 tables by `BatchEnv.step`, with `legal_mask`, and with `observe`
  too; what is not the twin's work (choosing the steps) is not in the time;
* OpenSpiel: whole random games, driven from Python, as a program that learns would;
* pgx: Leduc hold'em, 4,096 tables, random steps inside one compiled loop.
"""

import argparse
import importlib.metadata
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from weli import load_profile
from weli.fast import BatchEnv
from weli.fast.cache import GAMES, VARIABLE
from weli.fast.playouts import play_out
from weli.fast.twin import twin_of

Round = Callable[[float], float]
"""Plays for so many CPU seconds, and returns decisions a second."""

TABLES = 4096
PLAYOUT_TABLES = 64
PROFILES = {"salzburg": 4, "geiser": 4, "seed": 5, "korean": 5}
NO_BYTE_CODE = "PYTHONDONTWRITEBYTECODE"
PEERS = ("open-spiel", "pgx")
START = """
import time
begin = time.perf_counter()
from weli import load_profile
from weli.fast import BatchEnv
env = BatchEnv("{game}", load_profile("{profile}"), {seats}, 1, 1)
env.playout(1)
print(time.perf_counter() - begin)
"""


COMPILE = """
from weli.fast.preparing import compile_game
print(compile_game("{game}"))
"""


def tables(profile: str, n: int) -> BatchEnv:
    """Tables under the rules of a profile."""
    rules = load_profile(profile)
    return BatchEnv(rules.game, rules, PROFILES[profile], n, 1)


def playouts(profile: str) -> Round:
    """Whole random deals inside the compiled code."""
    env = tables(profile, PLAYOUT_TABLES)

    def play(seconds: float) -> float:
        decisions, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            decisions += env.playout(100).decisions
        return decisions / spent

    return play


def two_threads(profile: str) -> Round:
    """The same on two threads, by the clock on the wall."""
    env = tables(profile, PLAYOUT_TABLES)
    twin = twin_of(load_profile(profile).game)

    def play(seconds: float) -> float:
        decisions, begin = 0, time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            decisions += play_out(twin, env.rows, env.numbers, 400, threads=2).decisions
        return decisions / spent

    return play


def steps(profile: str, *, observed: bool) -> Round:
    """Single steps of a large batch, with masks and perhaps observations."""
    env = tables(profile, TABLES)
    twin = twin_of(load_profile(profile).game)
    masks = np.zeros((env.n, env.actions), np.uint8)
    seen = np.zeros((env.n, env.features), np.float32)
    rng = np.random.default_rng(1)
    env.legal_mask(masks)

    def play(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            at_start = ~twin.choosing(env.rows)
            decisions += int(((masks.sum(axis=1) > 1) & at_start).sum())
            # From 1 to 2, since a legal step that drew 0 would look like an illegal one.
            weights = 1 + rng.random(masks.shape, np.float32)
            actions = (masks * weights).argmax(axis=1)
            begin = time.process_time()
            env.step(actions)
            env.legal_mask(masks)
            if observed:
                env.observe(seen)
            spent += time.process_time() - begin
        return decisions / spent

    return play


def openspiel(name: str) -> Round:
    """Whole random games of OpenSpiel, driven from Python."""
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(1)

    def play(seconds: float) -> float:
        decisions, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                decisions += len(legal) > 1 and not state.is_chance_node()
                state.apply_action(legal[int(rng.random() * len(legal))])
            state.returns()
        return decisions / spent

    return play


def pgx_leduc() -> Round:
    """Leduc hold'em in pgx on the CPU; a finished game begins anew by itself."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("leduc_holdem")
    advance = import_module("pgx.experimental").auto_reset(env.step, env.init)
    length = 32

    def body(carry: Any, _: Any) -> Any:
        state, key = carry
        key, chooser, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(chooser, odds, axis=-1)
        return (jax.vmap(advance)(state, action, jax.random.split(chance, TABLES)), key), None

    roll = jax.jit(lambda carry: jax.lax.scan(body, carry, None, length=length)[0])
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))
    now = [roll((begun, jax.random.PRNGKey(1)))]

    def play(seconds: float) -> float:
        taken, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            now[0] = jax.block_until_ready(roll(now[0]))
            taken += length * TABLES
        return taken / spent

    return play


def contestants(*, peers: bool) -> dict[str, Callable[[], Round]]:
    """Everything that can be measured, by name."""
    found: dict[str, Callable[[], Round]] = {}
    for profile in PROFILES:
        found[f"playouts, {profile}"] = partial(playouts, profile)
        found[f"playouts, {profile}, two threads"] = partial(two_threads, profile)
        found[f"step + masks, {profile}"] = partial(steps, profile, observed=False)
        found[f"step + masks + observations, {profile}"] = partial(steps, profile, observed=True)
    if peers:
        found |= {f"OpenSpiel {name}": partial(openspiel, name) for name in ("spades", "hearts")}
        found["pgx leduc_holdem"] = pgx_leduc
    return found


def starts(profile: str) -> float:
    """Return how long imports and the first call take in a new process, everything on the disk."""
    game = load_profile(profile).game
    code = START.format(game=game, profile=profile, seats=PROFILES[profile])
    # The byte code of the libraries is on the disk in any installation that has been used.
    places = {name: value for name, value in os.environ.items() if name != NO_BYTE_CODE}
    taken = []
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=places
        )
        taken.append(float(done.stdout))
    return min(taken)


def compiles(game: str) -> float:
    """Return how many seconds of one core it takes to compile everything of a game."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", COMPILE.format(game=game)],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {VARIABLE: folder},
        )
    return float(done.stdout)


def main() -> None:
    """Measure every contestant in turns and print the rates and ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of one round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="measure only names with this word")
    parser.add_argument("--no-peers", action="store_true", help="leave the other libraries out")
    parser.add_argument("--compile", action="store_true", help="compile everything anew as well")
    chosen = parser.parse_args()
    known = contestants(peers=not chosen.no_peers)
    plays = {name: make() for name, make in known.items() if chosen.only in name}
    if not plays:
        sys.exit(f"nothing is called {chosen.only!r}; known: {', '.join(known)}")
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play(chosen.seconds / 4)
    for _ in range(chosen.rounds):
        for name, play in plays.items():
            rates[name].append(play(chosen.seconds))
    report(rates, peers=not chosen.no_peers)
    for profile in ("salzburg", "seed"):
        if chosen.only in f"start, {profile}":
            print(f"first call in a new process, {profile}: {starts(profile):.2f} s")
    for game in GAMES if chosen.compile else ():
        print(f"everything compiled, {game}: {compiles(game):.0f} s of one core")


def report(rates: dict[str, list[float]], *, peers: bool) -> None:
    """Print medians and ranges, and how many times as fast each row is as each peer."""
    shown = ("weli", *(PEERS if peers else ()))
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in shown)
    print(f"{platform.python_implementation()} {platform.python_version()}, {versions}")
    print("million decisions a second, the median of the rounds and their range\n")
    middles = {name: statistics.median(row) for name, row in rates.items()}
    others = [name for name in rates if name.startswith(("OpenSpiel", "pgx"))]
    print(f"{'':42}{'M/s':>7}  {'range':>15}" + "".join(f"  x {name}" for name in others))
    for name, row in rates.items():
        spread = f"{min(row) / 1e6:.3f}-{max(row) / 1e6:.3f}"
        times = "".join(
            f"  {middles[name] / middles[other]:>{len(other) + 2}.1f}" for other in others
        )
        print(f"{name:42}{middles[name] / 1e6:>7.3f}  {spread:>15}{times}")


if __name__ == "__main__":
    main()
