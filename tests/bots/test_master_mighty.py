"""Master at Mighty: answers that can be proven, what it says of a contract, and what it looks at.

Seats and hands are those of `tests.bots.mighty.test_tricks`.
"""

from typing import Any

import numpy as np
import pytest

from tests.bots.mighty.asked import Table, alike
from tests.bots.mighty.test_roles import LAST
from tests.bots.mighty.test_said import GREAT, JUNK, LEFT, opening, to_call, won
from tests.bots.mighty.test_tricks import ready
from tests.mighty.scene import GAME, Scene, dealt
from tests.scene import name_of
from weli.bots.master.candidates import MOST, candidates
from weli.bots.master.judging import Judgement, judge
from weli.bots.master.making import chance_made
from weli.bots.master.rollouts import Played
from weli.bots.mighty.player import MightyThumb
from weli.games import load_profile
from weli.games.mighty import actions as act
from weli.games.mighty.rules import MightyRules
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal

pytestmark = pytest.mark.xdist_group("mighty twin")

BUDGET = 20_000


def judged(scene: Scene, seed: str = "judged", budget: int = BUDGET) -> Judgement:
    """What the answers to the scene's question are worth to whoever is asked."""
    question = GAME.question(scene.deal)
    assert question is not None
    view, legal = scene.view(name_of(question.seat)), GAME.legal(scene.deal)
    return judge(view, legal, KeyedRandom.of(seed), budget)


def best(scene: Scene) -> str:
    """The best answer in words."""
    return GAME.write(judged(scene).choices[0].action)


# ------------------------------------------------------------------------ proven answers


@pytest.mark.parametrize(("friend", "given"), [("call DJ", "H10"), ("call DA", "H6")])
def test_the_last_hand_gives_a_point_to_its_side_and_none_to_the_other(
    friend: str, given: str
) -> None:
    scene = ready(friend, profile="korean", **LAST).trick("CA C4 C6 C9 C10 HA H2 H4 HJ")
    assert scene.playable == {"H10", "H6"}
    assert best(scene) == f"play {given}"


def test_a_hand_that_takes_every_trick_makes_any_contract() -> None:
    scene = won("SA SK SQ HA HK HQ HJ H10 CA Joker", "13 hearts", kitty="H9 C5 C2")
    found = judged(scene)
    assert found.choices[0].made == 1.0


def test_a_hand_without_anything_makes_no_contract_of_twenty() -> None:
    scene = won(JUNK, "20 hearts", kitty="C2 C3 C4")
    assert {choice.made for choice in judged(scene).choices} == {0.0}


def test_the_strongest_missing_card_is_called() -> None:
    hand, kinds = "SK SQ S4 HA HK HQ HJ H10 CA Joker", "friend.kinds=card"
    scene = to_call(hand, "17 hearts", kitty="H9 C5 C2", settings=kinds)
    assert best(scene) == "call SA"


def test_a_hand_without_points_is_thrown_in() -> None:
    scene = dealt(f"A: {JUNK}", LEFT, profile="korean")
    assert best(scene) == "misdeal"


def test_what_a_misdeal_costs_is_counted() -> None:
    worths = []
    for penalty in ("none", "fixed"):
        scene = dealt(f"A: {JUNK}", f"{LEFT} misdeal.penalty={penalty}", profile="korean")
        found = {GAME.write(choice.action): choice.worth for choice in judged(scene).choices}
        worths.append(found["misdeal"])
    assert worths[1] < worths[0] - 2  # five points, some of which may come back from the pot


def test_the_best_of_hands_is_bid() -> None:
    assert best(opening(GREAT)).startswith("bid")


# ------------------------------------------------------------------------ the contract


def test_what_always_happens_is_certain_and_what_never_happens_is_out_of_the_question() -> None:
    view = ready().view("A")
    weights = np.full(4, 0.25)
    for points, least, most in (([5, 5, 0, 9], 1, 1), ([-1] * 4, 0, 0), ([-1, 3, 3, -2], 0.1, 0.9)):
        table = np.zeros((4, 5), dtype=np.int64)
        table[:, view.me] = points
        made = chance_made(view, Played(table, np.full(4, view.me)), 1, weights)
        assert made is not None
        assert least <= made <= most


# ------------------------------------------------------------------------ what is looked at


class Looking(MightyThumb):
    """The rule of thumb; it notes what a Master would look at."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[Legal, Action, list[Action]]] = []

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        usual = super().choose(view, legal, rng, budget)
        if legal.total() > 1:
            self.seen.append((legal, usual, candidates(legal, usual, KeyedRandom.of("some"))))
        return usual


@pytest.mark.parametrize(
    ("profile", "seats"), [("korean", 5), ("seed", 3), ("seed", 8), ("daejeon6", 6)]
)
def test_the_usual_answer_and_some_near_it_are_looked_at(profile: str, seats: int) -> None:
    looking = Looking()
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    Table(rules, seats, "looked at").play(alike(seats, looking))
    sizes = set()
    for legal, usual, found in looking.seen:
        assert usual in found
        assert all(action in legal for action in found)
        assert len(found) == len(set(found)) <= MOST + 1
        assert len(found) == legal.total() or legal.total() > MOST
        sizes.add(type(usual))
    assert act.Bury in sizes


# ------------------------------------------------------------------------ adapting


HANDS = (
    "SA S4 HK HQ HJ H9 H2 C6 DA D4",
    "S5 S4 HA HK HJ H9 H2 C6 DA D4",
    "SK SQ S9 S8 S2 HA H3 C9 DA D5",
    "Joker S9 HQ H7 CA CK CJ C10 C2 D6",
    "SA SJ S3 HK H6 CK CQ C5 DK D7",
    "S7 S6 HA HQ H10 H8 H5 C7 DK DQ",
)


def test_bids_fall_where_a_failed_contract_costs_more() -> None:
    levels = {}
    for formula in ("short", "pays_back"):
        said = [best(opening(hand, f"score.failed={formula}")).split() for hand in HANDS]
        levels[formula] = [int(words[1]) if words[0] == "bid" else 0 for words in said]
    assert sum(levels["pays_back"]) < sum(levels["short"])
    assert sum(map(bool, levels["pays_back"])) <= sum(map(bool, levels["short"]))


def test_the_same_seed_gives_the_same_judgement() -> None:
    scene = ready(profile="korean")
    one, two = (judged(scene) for _ in range(2))
    assert (one.choices, one.effective) == (two.choices, two.effective)
    assert one.choices != judged(scene, "another").choices


def test_the_oftener_the_contract_is_made_in_imagined_deals_the_likelier_it_is() -> None:
    view, told = ready().view("A"), []
    for times in range(11):
        table = np.full((10, 5), -2, dtype=np.int64)
        table[:times, view.me] = 4
        made = chance_made(view, Played(table, np.full(10, view.me)), 1, np.full(10, 0.1))
        assert made is not None
        told.append(made)
    assert told == sorted(told)
    assert len(set(told)) == len(told)
