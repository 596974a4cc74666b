# /// script
# requires-python = ">=3.11"
# dependencies = ["mighty==1.0.1"]
# ///
"""How fast the PyPI package `mighty` plays whole deals at random; `engine.py` runs this.

    uv run benchmarks/mighty_peer.py [--seconds 2]

A file of its own, because the package pins an old pytest: uv gives this file an environment that
neither the project nor the other libraries share. It prints one line of JSON: `steps`, `deals`,
`seconds` of CPU time, and the package's `version`.

The package is asked in the cheapest way that its interface has, the one of its own example: it
lists no legal moves, so moves are drawn until it accepts one, which makes each legal move equally
likely.
"""

import argparse
import importlib.metadata
import json
import random
import time
from importlib import import_module
from typing import Any

CARDS = 10
PLAYERS = 5
HIGHEST = 20


def play_deal(game: Any, suits: list[Any], rng: random.Random) -> int:
    """Play one deal, anew when all pass or nobody can move; return how many steps it took."""
    steps = 0
    while True:
        auction = game.PledgePhase(start_player=rng.randrange(PLAYERS), min_count=13)
        steps += bid(auction, suits, rng)
        if auction.boss is None:
            continue
        exchange = game.ExtraPhase(*auction.pledge_result())
        exchange.prepare_extra_hand()
        exchange.discard_extra(rng.sample(range(CARDS + 3), 3))
        exchange.pick_friend(rng.choice(("first trick", "nobody")))
        tricks = game.PlayPhase(*exchange.extra_result())
        played = play_cards(tricks, rng)
        steps += 2 + played
        if played == CARDS * PLAYERS:
            tricks.final_summary()
            return steps


def bid(auction: Any, suits: list[Any], rng: random.Random) -> int:
    """Bid until the auction is over, and return how many bids and passes it took."""
    bids: list[tuple[Any, int | None]] = [(None, None)]
    bids += [(suit, level) for level in range(12, HIGHEST + 1) for suit in (*suits, None)]
    steps = 0
    while not auction.pledge_done():
        if auction.boss is None and len(auction.pledge_queue) == 1:
            # When the last of five passes too, the package looks for a sixth; deal again instead.
            bids = bids[1:]
        while not auction.pledge_step(*rng.choice(bids)):
            pass
        steps += 1
    return steps


def play_cards(tricks: Any, rng: random.Random) -> int:
    """Play ten tricks, or fewer when the package refuses every card; return how many cards."""
    for number in range(CARDS * PLAYERS):
        left = list(range(CARDS - number // PLAYERS))
        rng.shuffle(left)
        for card in left:
            allowed, actions = tricks.check_submit(card)
            if allowed:
                tricks.submit(card, rng.choice(actions) if actions else None)
                break
        else:
            return number
    return CARDS * PLAYERS


def main() -> None:
    """Warm up, play for so many seconds of CPU time, and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds")
    seconds = parser.parse_args().seconds
    game, suits = import_module("mighty.game"), list(import_module("mighty.card").Shape)
    random.seed(1)
    rng = random.Random(1)
    for _ in range(100):
        play_deal(game, suits, rng)
    deals = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += play_deal(game, suits, rng)
        deals += 1
    version = importlib.metadata.version("mighty")
    print(json.dumps({"steps": steps, "deals": deals, "seconds": spent, "version": version}))


if __name__ == "__main__":
    main()
