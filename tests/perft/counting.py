"""Perft files: positions with their numbers of leaves, read, written and counted again."""

from pathlib import Path
from typing import Any, NamedTuple

from weli.games import GAMES, load_profile, profile_names
from weli.kernel.actions import NATURE, Move, Seat
from weli.kernel.engine import Game

FOLDER = Path(__file__).parent
NATURE_WORD = "nature"


class TooMany(Exception):
    """There are more leaves than anybody wants to count."""


class Position(NamedTuple):
    """A position of a deal and how many leaves lie below it.

    Attributes:
        name: what it is called.
        asks: the question that is asked there.
        seed: the seed from which the moves were made; for people only.
        dealer: who deals.
        scores: the scores before the deal.
        moves: every move of the deal up to the position: who, and the words.
        leaves: the numbers of leaves after one move, two moves and so on.
    """

    name: str
    asks: str
    seed: str
    dealer: Seat
    scores: tuple[int, ...]
    moves: tuple[tuple[Seat, str], ...]
    leaves: tuple[int, ...]


def count(game: Game[Any, Any, Any], deal: Any, depth: int, limit: int = 10**9) -> tuple[int, ...]:
    """The numbers of sequences of exactly 1, 2, ... `depth` moves from here.

    A sequence ends early when the deal is over or nature is asked; it is not counted any deeper.
    Every move is made, the last one too.

    Raises:
        TooMany: there are more than `limit` of one length.
    """
    leaves = [0] * depth

    def go(deal: Any, made: int) -> None:
        question = game.question(deal)
        if made == depth or question is None or question.seat == NATURE:
            return
        for action in game.legal(deal):
            after, _ = game.step(deal, Move(question.seat, action))
            leaves[made] += 1
            if leaves[made] > limit:
                raise TooMany
            go(after, made + 1)

    go(deal, 0)
    return tuple(leaves)


def set_up(profile: str, position: Position) -> Any:
    """The deal of a position, from its moves."""
    rules = load_profile(profile)
    game = GAMES[profile_names()[profile]]
    seats = len(position.scores)
    start = game.start(rules, seats)
    standing = type(start)(scores=position.scores, deals=1)
    deal, _ = game.deal(rules, seats, position.dealer, standing)
    for seat, words in position.moves:
        deal, _ = game.step(deal, Move(seat, game.read(words)))
    return deal


def write(profile: str, positions: list[Position]) -> str:
    """The text of a perft file."""
    lines = [
        "# Perft: how many sequences of moves follow from a position; see README.md.",
        f"game {profile_names()[profile]}",
        f"profile {profile}",
    ]
    for position in positions:
        lines += ["", f"position {position.name}", f"seed {position.seed}"]
        lines += [f"dealer {position.dealer}", f"scores {' '.join(map(str, position.scores))}"]
        lines += [
            f"move {NATURE_WORD if seat == NATURE else seat} {words}"
            for seat, words in position.moves
        ]
        lines += [f"asks {position.asks}"]
        lines += [f"leaves {depth} {number}" for depth, number in enumerate(position.leaves, 1)]
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[str, list[Position]]:
    """The profile and the positions of a perft file."""
    head, *blocks = text.split("\n\n")
    profile = dict(line.split(" ", 1) for line in head.splitlines())["profile"]
    return profile, [_read_position(block.splitlines()) for block in blocks]


def _read_position(lines: list[str]) -> Position:
    pairs = [line.split(" ", 1) for line in lines]
    single = {key: rest for key, rest in pairs if key not in ("move", "leaves")}
    moves = [rest.split(" ", 1) for key, rest in pairs if key == "move"]
    leaves = [rest.split() for key, rest in pairs if key == "leaves"]
    assert [int(depth) for depth, _ in leaves] == list(range(1, len(leaves) + 1))
    return Position(
        single["position"],
        single["asks"],
        single["seed"],
        int(single["dealer"]),
        tuple(map(int, single["scores"].split())),
        tuple((NATURE if who == NATURE_WORD else int(who), words) for who, words in moves),
        tuple(int(number) for _, number in leaves),
    )


def files() -> list[Path]:
    """Every perft file."""
    return sorted(FOLDER.glob("*.perft"))
