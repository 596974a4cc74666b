"""What the player reads off the table, held against the engine and against plain counting."""

from math import comb

import pytest

from tests.bots.mighty.asked import Table, alike
from tests.laws.tables import random_rules
from tests.mighty.scene import GAME, contract_of, dealt, rules_of
from weli.bots.mighty import table as reading
from weli.bots.mighty.chances import ALL, none_held, spread
from weli.bots.mighty.sides import DECLARER, DEFENDER, FRIEND
from weli.bots.mighty.weights import WEIGHTS
from weli.bots.mighty.worth import Stake, contracts_after, worth
from weli.games.mighty.actions import Play
from weli.games.mighty.powers import OpenTrick, best_place
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.state import Deal
from weli.kernel.actions import Move
from weli.kernel.chance import KeyedRandom


class Compared(Table):
    """A table where every card that may be played is judged by the engine too."""

    compared = 0

    def made(self, before: Deal, move: Move) -> None:
        """Compares whether each legal card would take the trick so far."""
        trick = getattr(before.agenda[0], "trick", None)
        if not isinstance(move.action, Play) or not isinstance(trick, OpenTrick) or not trick.cards:
            return
        seen = reading.Table(self.views[move.seat], WEIGHTS)
        assert seen.winner == trick.order[best_place(before.rules, before.powers, trick)]
        for action in GAME.legal(before):
            assert isinstance(action, Play)
            cards = (*trick.cards, action.card)
            after = OpenTrick(
                trick.order, trick.first, trick.last, cards, trick.named, trick.called
            )
            takes = best_place(before.rules, before.powers, after) == len(trick.cards)
            assert (seen.strength(action.card, led=False) > seen.best) == takes
            self.compared += 1


@pytest.mark.parametrize("part", range(4))
def test_a_card_is_thought_to_take_a_trick_exactly_when_it_would(part: int) -> None:
    compared = 0
    for number in range(part, 40, 4):
        seats = 3 + number // 4 % 5
        rules = random_rules(
            KeyedRandom.of("reading", number),
            MightyRules,
            seats,
            ("special", "first", "last", "play", "pack"),
        )
        table = Compared(rules, seats, f"reading {number}")
        table.play(alike(seats))
        compared += table.compared > 0
    assert compared == 10


# ------------------------------------------------------------------------ sides

HANDS = "A: HA HK HQ HJ | B: SA S2 | C: Joker D2"


def sides(name: str, friend: str = "call SA", moves: str = "") -> reading.Table:
    """What a seat makes of the table, after some cards."""
    scene = dealt(HANDS, kitty="C4 C5 C6").won("A bid 14 hearts")
    scene.ready(bury="C4 C5 C6", friend=friend)
    if moves:
        scene.trick(moves)
    return reading.Table(scene.view(name), WEIGHTS)


def test_everybody_knows_his_own_role_and_only_his_own() -> None:
    assert [sides(name).role for name in "ABCDE"] == [
        DECLARER,
        FRIEND,
        DEFENDER,
        DEFENDER,
        DEFENDER,
    ]


def test_an_unknown_player_is_two_thirds_ally_to_a_defender_of_five() -> None:
    ally = sides("C").sides.ally
    assert ally[0] == 0
    assert ally[1] == ally[3] == ally[4] == 667


def test_the_secret_friend_knows_that_all_others_are_foes() -> None:
    assert sides("B").sides.ally == [ALL, ALL, 0, 0, 0]


def test_the_declarer_expects_the_friend_at_any_seat_alike() -> None:
    assert sides("A").sides.ally[1:] == [250] * 4


def test_who_could_not_follow_the_called_suit_is_no_friend() -> None:
    hands = "A: HA HK HQ S9 | B: S2 D3 | C: S3 SK | D: D4 D5 D6 D7 D8 D9 H2 H3 H4 C2 | E: S5 S6"
    scene = dealt(hands, kitty="C4 C5 C6").won("A bid 14 hearts")
    scene.ready(bury="C4 C5 C6", friend="call SK").trick("S9 S2 S3 D4")
    assert reading.Table(scene.view("E"), WEIGHTS).sides.ally == [0, 500, 500, ALL, ALL]


def test_with_three_players_the_other_defender_is_an_ally() -> None:
    scene = dealt("A: HA HK HQ HJ", seats=3).won("A bid 12 hearts").ready()
    assert reading.Table(scene.view("B"), WEIGHTS).sides.ally == [0, ALL, ALL]


# ------------------------------------------------------------------------ numbers


@pytest.mark.parametrize(("pool", "marked", "held"), [(40, 5, 10), (12, 3, 4), (30, 12, 10)])
def test_the_chance_to_hold_none_is_that_of_counting_all_hands(
    pool: int, marked: int, held: int
) -> None:
    exact = ALL * comb(pool - marked, held) / comb(pool, held)
    assert abs(none_held(pool, marked, held) - exact) <= held


def test_a_hand_of_the_whole_pool_holds_every_card() -> None:
    assert none_held(4, 1, 4) == 0
    assert none_held(0, 0, 3) == ALL


@pytest.mark.parametrize("mean", [-2000, 5000, 13400, 25000])
def test_the_chances_of_all_points_sum_to_one(mean: int) -> None:
    odds = spread(mean, 2600, 20)
    assert sum(odds) == ALL
    assert min(odds) >= 0
    assert len(odds) == 21


def test_a_contract_is_worth_what_the_engine_pays_for_it() -> None:
    rules = rules_of(profile="korean")
    declarer, friend, defender = worth(Stake(rules, 5, contract_of("15 diamonds"), friends=1))
    # 15 taken at 16: ten for the declarer, five for the friend, five from each defender.
    assert (declarer[16], friend[16], defender[16]) == (1250, 625, -625)


def test_in_penalty_points_a_contract_is_worth_what_the_others_must_write_down() -> None:
    stake = Stake(rules_of(), 5, contract_of("15 hearts"), friends=1)
    declarer, _, defender = worth(stake)
    assert declarer[15] == -declarer[14] > 0 > defender[15]


def test_every_contract_that_may_be_declared_is_known_with_its_stake() -> None:
    found = dict(contracts_after(rules_of(), 5, contract_of("14 hearts")))
    assert found[contract_of("14 hearts")] is False
    assert found[contract_of("14 clubs")] is True
    assert found[contract_of("20 no-trump")] is False
