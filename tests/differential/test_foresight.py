"""What the cheater foresees is what comes about when everybody goes on by rule of thumb."""

from typing import Any

import pytest

from weli.analysis.arena.plan import Plan
from weli.analysis.arena.report import report
from weli.analysis.arena.runs import run
from weli.analysis.arena.table import Round, Sitter
from weli.analysis.arena.times import Times
from weli.bots.cheater import Cheater
from weli.bots.foresight import Foresight, foreseen
from weli.bots.levels import load_bot
from weli.games import game_of, load_profile
from weli.kernel.actions import NATURE, Move
from weli.kernel.chance import KeyedRandom

MULATSCHAK = pytest.param("salzburg", 4, marks=pytest.mark.xdist_group("mulatschak twin"))
MIGHTY = pytest.param("korean", 5, marks=pytest.mark.xdist_group("mighty twin"))
PENALTIES = pytest.param("seed", 6, marks=pytest.mark.xdist_group("mighty twin"))

FEW = 3
"""So many cards are left where every line can be tried."""


def regulars(seats: int) -> list[Sitter]:
    return [Sitter(load_bot("regular"), "regular", Times(), 0)] * seats


def gains(table: Round, game: Any) -> list[float]:
    """What a deal brought each seat beyond the pot; more is better."""
    deal = table.deal
    sign = game.better(deal.rules)
    lines = deal.result.lines
    return [sign * float(getattr(line, "total", line.points)) for line in lines]


@pytest.mark.parametrize(("profile", "seats"), [MULATSCHAK, MIGHTY, PENALTIES])
def test_what_is_foreseen_comes_about(profile: str, seats: int) -> None:
    rules = load_profile(profile)
    game, unit = game_of(rules), 24 if rules.game == "mighty" else 1
    compared = 0
    for number in range(2 if rules.game == "mighty" else 6):
        table = Round(rules, seats, ("foresight", number, 0), 0, game.start(rules, seats))
        while not table.cards_are_played:
            table.step(regulars(seats))
        over = table.fork()
        over.play(regulars(seats))
        while table.question is not None:
            (found,) = foreseen([table.deal])
            compared += 1
            assert [points / unit for points in found] == pytest.approx(gains(over, game))
            table.step(regulars(seats))
    assert compared > 20


@pytest.mark.xdist_group("mulatschak twin")
def test_cards_that_are_thrown_in_bring_nothing() -> None:
    rules = load_profile("salzburg")
    game = game_of(rules)
    deal, _ = game.deal(rules, 4, 0, game.start(rules, 4))
    assert game.actor(deal) == NATURE
    assert foreseen([deal]) == [(0, 0, 0, 0)]


@pytest.mark.xdist_group("mulatschak twin")
def test_an_action_that_is_as_good_as_the_usual_one_is_not_preferred() -> None:
    rules = load_profile("salzburg")
    game, cheater = game_of(rules), Cheater()
    table = Round(rules, 4, ("usual", 1, 0), 0, game.start(rules, 4))
    while not table.cards_are_played:
        table.step(regulars(4))
    changed = asked = 0
    while (question := table.question) is not None:
        legal = game.legal(table.deal)
        view = table.views[question.seat]
        rng = KeyedRandom(b"x")
        usual = load_bot("regular").choose(view, legal, rng, 0)
        chosen = cheater.look(table.deal, question, view, legal, rng)
        asked += 1
        if chosen != usual:
            changed += 1
            after = [
                game.step(table.deal, Move(question.seat, each))[0] for each in (chosen, usual)
            ]
            better, worse = foreseen(after)
            mine = better[question.seat], worse[question.seat]
            assert mine[0] > mine[1] or (mine[0] == mine[1] and sum(better) < sum(worse))
        table.step(regulars(4))
    assert asked >= 10


@pytest.mark.parametrize(
    ("profile", "seats", "deals"),
    [
        pytest.param("salzburg", 4, 8, marks=pytest.mark.xdist_group("mulatschak twin")),
        pytest.param("korean", 5, 2, marks=pytest.mark.xdist_group("mighty twin")),
    ],
)
def test_who_sees_all_cards_plays_them_better(profile: str, seats: int, deals: int) -> None:
    plan = Plan(
        rules=load_profile(profile),
        bots=("regular",),
        seats=seats,
        kind="cards",
        count=deals,
        seed="1",
    )
    found = {each.player: each for each in report(plan, run(plan, processes=1)).players}
    cheater, regular, random = (
        found[name].result.mean or 0.0 for name in ("cheater-2", "regular-1", "random-1")
    )
    assert cheater > regular > random
    assert found["cheater-2"].scale is not None
    assert found["cheater-2"].scale.mean == 100


def ends(rules: Any, seats: int, number: int) -> Round:
    """A deal of which few cards are left, played so far by rule of thumb."""
    game = game_of(rules)
    table = Round(rules, seats, ("ends", number, 0), number % seats, game.start(rules, seats))
    while (question := table.question) is not None:
        few = table.cards_are_played and len(table.deal.hands[question.seat]) <= FEW
        if few and question.name == "play" and game.legal(table.deal).total() > 1:
            break
        table.step(regulars(seats))
    return table


def best_line(table: Round, seat: int) -> float:
    """The most that a seat can get when all others play by rule of thumb, by trying everything."""
    game, others = game_of(table.deal.rules), regulars(len(table.views))
    while (question := table.question) is not None:
        legal = game.legal(table.deal)
        if question.seat == seat and question.name == "play" and legal.total() > 1:
            found = []
            for action in legal:
                branch = table.fork()
                branch._make(Move(seat, action))
                found.append(best_line(branch, seat))
            return max(found)
        table.step(others)
    return gains(table, game)[seat]


@pytest.mark.parametrize(("profile", "seats"), [MULATSCHAK, MIGHTY, PENALTIES])
def test_looking_far_finds_the_best_line(profile: str, seats: int) -> None:
    rules = load_profile(profile)
    game, unit = game_of(rules), 24 if rules.game == "mighty" else 1
    compared = 0
    for number in range(12):
        table = ends(rules, seats, number)
        if table.question is None:
            continue
        seat = table.question.seat
        after = [game.step(table.deal, Move(seat, each))[0] for each in game.legal(table.deal)]
        sight = Foresight(table.deal, seat)
        worths = [sight.gains(after, depth) for depth in range(4)]
        best = [max(own for own, _ in each) / unit for each in worths]
        assert best == sorted(best), "who looks further finds no less"
        assert best[FEW - 1] == pytest.approx(best_line(table, seat))
        assert worths[0] == [(each[seat], 2 * each[seat] - sum(each)) for each in foreseen(after)]
        compared += 1
    assert compared >= 4
