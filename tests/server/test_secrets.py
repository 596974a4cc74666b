"""Non-interference on the bytes: a reader is sent the same in all worlds that he cannot tell apart.

The same match is played twice by the real table, with cards that the reader has not seen in other
places. Byte for byte, and at the same time, the reader must be sent the same, watchers too.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.laws import worlds
from tests.laws.tables import TableSetting
from tests.laws.truths import TRUTHS
from tests.laws.walks import walk
from tests.server.frames import TABLES
from tests.server.rooms import PACE, STRANGER, TOKENS, House, row_of
from weli.games import GAMES, load_profile
from weli.kernel.actions import NATURE, SPECTATOR, Action, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.play.match import Match
from weli.server import wire
from weli.server.playing import Game
from weli.server.protocol import Policy

TRIES = 3


def as_json(action: Action) -> Any:
    """An action as a client sends it."""
    return msgspec.json.decode(msgspec.json.encode(action, enc_hook=wire._hook))


async def told(
    profile: str, seats: int, moves: Sequence[Move], reader: Seat, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[float, bytes]]:
    """Plays these moves at a table of people, and returns what a reader is sent, and when."""
    shuffles = iter([move for move in moves if move.seat == NATURE])
    monkeypatch.setattr(Match, "nature_move", lambda _match: next(shuffles))
    policy = Policy(history="all", show_cards=False)
    house = House(row_of(profile, seats, people=seats, policy=policy))
    guests = [await house.come(TOKENS[seat]) for seat in range(seats)]
    watcher = await house.come(STRANGER)
    ear = watcher if reader == SPECTATOR else guests[reader]
    house.guests.remove(ear)
    heard: list[tuple[float, bytes]] = []
    guests[0].send("start")
    for move in moves:
        await house.turn(PACE)
        heard += [(house.hands.now(), data) for data in ear.connection.taken()]
        if move.seat == NATURE:
            continue
        assert house.room.game is not None
        after = house.room.game.seq(move.seat)
        guests[move.seat].send("act", after=after, action=as_json(move.action))
    await house.turn(PACE)
    heard += [(house.hands.now(), data) for data in ear.connection.taken()]
    again = await house.come(STRANGER if reader == SPECTATOR else TOKENS[reader])
    house.room.resync(again.connection)
    await house.turn(0)
    assert house.room.game is not None
    assert house.room.game.moves >= len(moves)
    await house.room.close()
    return heard + [(0.0, msgspec.json.encode(message)) for message in again.heard]


# ------------------------------------------------------------------------ two worlds of a match


def two_worlds(
    profile: str, seats: int, reader: Seat, rng: KeyedRandom
) -> tuple[list[Move], list[Move]] | None:
    """The moves of a deal up to some point, and those of another world."""
    rules = load_profile(profile)
    game = GAMES[rules.game]
    played = walk(TableSetting(game, rules, seats, rng.below(2**30)), fresh=True)
    upto = 1 + rng.below(len(played.stages))
    while upto < len(played.stages) and played.stages[upto].question.seat == NATURE:
        upto += 1
    places = worlds.permutations(played, upto, reader, rng)
    other = list(worlds.moves_of(played, upto, reader, places))
    deal, _ = game.deal(rules, seats, NATURE, game.start(rules, seats))
    for stage, move in other:
        if game.why_not(deal, move) is not None:
            return None
        if TRUTHS[game.id].seen_otherwise(stage, move, deal):
            return None
        deal, _ = game.step(deal, move)
    return [stage.move for stage, _ in other], [move for _, move in other]


async def compare(
    profile: str, seats: int, reader: Seat, rng: KeyedRandom, monkeypatch: pytest.MonkeyPatch
) -> str:
    """Plays both worlds, and says whether they could be compared."""
    found = two_worlds(profile, seats, reader, rng)
    if found is None:
        return "dropped"
    ours, theirs = found
    here = await told(profile, seats, ours, reader, monkeypatch)
    there = await told(profile, seats, theirs, reader, monkeypatch)
    for (when, sent), (other_time, other_sent) in zip(here, there, strict=True):
        assert (sent, when) == (other_sent, other_time)
    return "same" if ours == theirs else "compared"


@pytest.mark.parametrize(("profile", "seats"), TABLES[::2])
async def test_no_byte_tells_what_a_reader_has_not_seen(
    profile: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = KeyedRandom.of("bytes", profile, seats)
    readers = [SPECTATOR, *range(seats)]
    seen = Counter(
        [await compare(profile, seats, rng.choice(readers), rng, monkeypatch) for _ in range(TRIES)]
    )
    assert seen["compared"] + seen["dropped"] + seen["same"] == TRIES


async def test_enough_worlds_can_be_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    for profile, seats in (("salzburg", 4), ("korean", 5)):
        rng = KeyedRandom.of("enough", profile)
        seen = Counter(
            [
                await compare(profile, seats, SPECTATOR if n % 2 else 1, rng, monkeypatch)
                for n in range(12)
            ]
        )
        assert seen["compared"] >= 4, (profile, seen)


@pytest.mark.parametrize("profile", ["salzburg", "korean"])
async def test_a_table_that_tells_too_much_is_found(
    profile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law can fail: here every state holds all hands."""
    honest = wire.plain_view
    hands: list[Any] = []
    tell = Game.tell

    def noting(game: Game) -> None:
        tell(game)
        hands[:] = [[card.code for card in hand] for hand in game._table.match.deal.hands]

    def leaking(view: Any, history: str) -> dict[str, Any]:
        return honest(view, history) | {"leak": list(hands)}

    async def some_worlds() -> None:
        rng = KeyedRandom.of("leak", profile)
        for _ in range(12):
            await compare(profile, 4 if profile == "salzburg" else 5, SPECTATOR, rng, monkeypatch)

    monkeypatch.setattr(Game, "tell", noting)
    monkeypatch.setattr(wire, "plain_view", leaking)
    with pytest.raises(AssertionError):
        await some_worlds()
