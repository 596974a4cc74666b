"""Computer players think in other processes; one that fails is replaced, and never by chance."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.rooms import House, row_of, started
from weli.bots.levels import load_bot
from weli.kernel.legal import OneOf
from weli.play.bot import Thought, think
from weli.server import thinking
from weli.server.thinking import COMPILING, CouldNotThink, Situation, Thinkers, thinkers_for


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1, patience=60)
    yield made
    made.close()


async def situation_at(level: str) -> Situation:
    """What a computer player decides from at a table that has just begun."""
    house, _ = await started(row_of("salzburg", 4, people=4))
    game = house.room.game
    assert game is not None
    assert game.question is not None
    found = game.situation(game.question.seat, level)
    await house.room.close()
    return found


def usual(situation: Situation) -> Thought:
    """What the usual computer player does there."""
    bot = load_bot("regular")
    return think(bot, situation.view, situation.legal, situation.numbers, 1)


async def test_a_process_decides_as_this_one_would(thinkers: Thinkers) -> None:
    situation = await situation_at("regular")
    first = await thinkers.choose(situation)
    assert first == usual(await situation_at("regular"))
    # One process answers several questions at once, one after another.
    many = await asyncio.gather(*[thinkers.choose(situation) for _ in range(5)])
    assert many == [first] * 5
    process = thinkers._players._all[0]._process
    assert process is not None
    process.kill()
    process.join()
    assert await thinkers.choose(situation) == first


async def test_what_cut_a_player_short_comes_back_with_its_choice(thinkers: Thinkers) -> None:
    thought = await thinkers.choose(await situation_at("tests.server.bots:Hurried"))
    assert thought.guard == "time"


@pytest.mark.parametrize("name", ["Crashes", "Raises", "Cheats"])
async def test_a_player_that_fails_is_asked_again_and_then_the_usual_one(
    thinkers: Thinkers, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    situation = await situation_at(f"tests.server.bots:{name}")
    assert await thinkers.choose(situation) == usual(await situation_at("regular"))
    assert (caplog.text != "") == (name != "Cheats")


async def test_a_player_that_dawdles_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Thinkers(1, patience=60)
    try:
        situation = await situation_at("regular")
        assert (await thinkers.choose(situation)).action in situation.legal
        worker = thinkers._players._all[0]
        dawdling = await situation_at("tests.server.bots:Dawdles")
        answer = await asyncio.to_thread(worker.ask, dawdling, 0.0)
        assert answer is None
        assert "took too long" in caplog.text
        assert (await thinkers.choose(situation)).action in situation.legal
    finally:
        thinkers.close()


async def test_until_all_is_compiled_a_master_answers_as_the_usual_one(
    thinkers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    situation = await situation_at("master")
    expected = usual(await situation_at("regular"))
    assert await thinkers.choose(situation) == Thought(expected.action, COMPILING)
    with pytest.raises(CouldNotThink, match="hints_not_ready"):
        await thinkers.advise(situation)


async def test_who_gives_up_leaves_the_process_to_its_work(thinkers: Thinkers) -> None:
    situation = await situation_at("regular")
    waiting = asyncio.create_task(thinkers.choose(situation))
    await asyncio.sleep(0)
    waiting.cancel()
    # The answer that nobody waits for any more must not be taken for that to the next question.
    other = await situation_at("tests.server.bots:Raises")
    for _ in range(3):
        answer = await thinkers._players.ask(other)
        assert answer == "RuntimeError: a bug"


async def test_a_hint_comes_from_a_process_of_its_own(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    asked = await situation_at("master")
    only = OneOf((next(iter(asked.legal)),))
    # Where there is no choice nothing need be compiled.
    situation = Situation("master", asked.view, only, asked.numbers)
    hint = await thinkers.advise(situation)
    assert hint.action in only
    assert hint.why.code == "only"
    assert thinkers._players._all[0]._process is None
    process = thinkers._adviser._all[0]._process
    assert process is not None
    process.kill()
    process.join()
    assert await thinkers.advise(situation) == hint
    broken = Situation("master", None, situation.legal, situation.numbers)
    with pytest.raises(CouldNotThink):
        await thinkers.advise(broken)
    assert "No hint was found: AttributeError" in caplog.text


async def test_nothing_is_played_when_nobody_can_think(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "USUAL_LEVEL", "tests.server.bots:Raises")
    situation = await situation_at("tests.server.bots:Raises")
    with caplog.at_level(logging.CRITICAL), pytest.raises(CouldNotThink):
        await thinkers.choose(situation)


def test_a_core_is_left_to_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, wanted, count in ((1, 0, 1), (2, 0, 1), (3, 0, 2), (64, 0, 2), (4, 3, 3)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert thinkers_for(wanted) == count


async def test_a_closed_house_asks_nobody() -> None:
    thinkers = Thinkers(2)
    thinkers.close()
    house = House(row_of())
    await house.room.close()
