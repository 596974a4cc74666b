"""The round of bids, the dealer's hold and the duel: rule book 1.6 and section 4, "Bidding"."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, dealt, rules_of
from weli.games.mulatschak.contracts import Contract
from weli.games.mulatschak.events import DeclarerFound


def bidding(
    settings: str = "",
    *,
    profile: str = "salzburg",
    seats: int = 4,
    scores: tuple[int, ...] = (),
) -> Scene:
    """A deal whose bidding begins; A speaks first and D, or the last seat, deals."""
    scene = dealt(settings=settings, profile=profile, seats=seats, scores=scores)
    return scene.go_on("bidding")


# ------------------------------------------------------------------------ the round


@option("bidding.dealer_hold", "yes")
@option("bidding.rounds", "single_round_duel")
@cites("A8")
def test_the_worked_example_of_s1() -> None:
    """S1: A says 2, B says 3, C "weiter", D "mit mir"; B may raise to at least 4, D may hold."""
    scene = bidding().play("A bid 2, B bid 3, C pass, D hold")
    assert scene.asks == "B bidding"
    assert scene.legal == {"pass", "bid 4", "muli"}
    scene.play("B bid 4")
    assert scene.asks == "D bidding"
    assert scene.legal == {"pass", "hold", "muli"}
    scene.play("D hold")
    assert scene.asks == "B bidding"
    assert scene.legal == {"pass", "muli"}
    scene.play("B pass")
    assert scene.asks == "D trump"
    assert scene.told("A", DeclarerFound) == [DeclarerFound(3, Contract(4))]


def test_forehand_begins_clockwise_dealer_last_1_6() -> None:
    scene = bidding()
    for name in "ABCD":
        assert scene.asks == f"{name} bidding"
        scene.play(f"{name} {'bid 1' if name == 'A' else 'pass'}")
    assert scene.asks == "A trump"


def test_a_bid_must_top_the_standing_one_1_6() -> None:
    """S1 and S2: the next player must offer at least one trick more, or pass."""
    scene = bidding().play("A bid 2")
    assert scene.legal == {"pass", "bid 3", "bid 4", "muli"}
    assert scene.refuses("B bid 2") == scene.refuses("B bid 1") == ("bid_too_low", "")
    assert scene.refuses("B hold") == ("not_now", "")


@option("bidding.min_bid", 1, 2)
def test_the_lowest_bid_1_6() -> None:
    """LU: minimum 2."""
    assert "bid 1" in bidding().legal
    two = bidding("bidding.min_bid=2")
    assert two.legal == {"pass", "bid 2", "bid 3", "bid 4", "muli"}
    assert two.refuses("A bid 1") == ("bid_below_minimum", "bidding.min_bid")


@option("bidding.five_is_muli", "yes", "no")
@cites("A6")
def test_is_five_the_muli_1_6() -> None:
    """S1: five tricks is called Muli. S2 and MU: a plain five with exchange stands below it."""
    same = bidding()
    assert "bid 5" not in same.legal
    assert same.refuses("A bid 5") == ("five_is_muli", "bidding.five_is_muli")
    two = bidding(profile="geiser").play("A bid 5")
    assert two.legal == {"pass", "muli"}
    assert two.refuses("B bid 5") == ("bid_too_low", "")
    two.play("B muli")
    assert two.told("A", DeclarerFound) == [DeclarerFound(1, Contract(5, muli=True))]


@cites("A Muli ends the bidding")
def test_a_muli_ends_the_bidding() -> None:
    scene = bidding().play("A bid 1, B muli")
    assert scene.asks == "B trump"


# ------------------------------------------------------------------------ the hold and the duel


@option("bidding.dealer_hold", "no")
def test_no_hold_where_it_is_not_played() -> None:
    scene = bidding("bidding.dealer_hold=no").play("A bid 2, B pass, C pass")
    assert scene.refuses("D hold") == ("no_hold", "bidding.dealer_hold")


@cites("Holding needs another player's standing bid")
def test_holding_needs_another_players_bid() -> None:
    scene = bidding().play("A pass, B pass, C pass")
    assert scene.refuses("D hold") == ("nothing_to_hold", "")
    rounds = bidding(profile="krisch").play("A bid 1, B pass, C pass, D bid 2")
    rounds.go_on("bidding").play("A bid 3, D hold")
    assert rounds.asks == "A bidding"
    rounds.play("A bid 4, D bid 5")
    assert rounds.asks == "A bidding"


@cites("a dealer who has not passed and is not barred")
def test_a_barred_dealer_cannot_hold_and_is_not_asked() -> None:
    scene = bidding(scores=(21, 21, 21, 5)).play("A bid 1, B pass, C pass")
    assert scene.asks == "A trump"


@cites("a dealer who has not passed")
def test_a_dealer_who_has_passed_cannot_hold() -> None:
    """In rounds until all pass the dealer's pass is final."""
    scene = bidding(profile="krisch").play("A bid 1, B bid 2, C pass, D pass")
    scene.go_on("bidding").play("A bid 3, B pass")
    assert scene.asks == "A trump"


@cites("The dealer who raises outright in the round has the bid")
@option("bidding.dealer_raise_reopens", "duel")
def test_the_dealer_who_raises_outright_has_the_bid() -> None:
    scene = bidding().play("A bid 1, B pass, C pass, D bid 2")
    assert scene.asks == "D trump"


@option("bidding.dealer_raise_reopens", "duel")
@cites("inside a duel a raise by the dealer may be answered")
def test_inside_a_duel_a_raise_by_the_dealer_may_be_answered() -> None:
    scene = bidding().play("A bid 1, B pass, C pass, D hold, A bid 2, D bid 3")
    assert scene.asks == "A bidding"
    scene.play("A bid 4, D pass")
    assert scene.asks == "A trump"


@option("bidding.dealer_raise_reopens", "never")
@cites("`dealer_raise_reopens = duel | never | always`")
def test_never_a_raise_by_the_dealer_ends_the_duel_too() -> None:
    scene = bidding("bidding.dealer_raise_reopens=never")
    scene.play("A bid 1, B pass, C pass, D hold, A bid 2, D bid 3")
    assert scene.asks == "D trump"
    holds = bidding("bidding.dealer_raise_reopens=never")
    holds.play("A bid 1, B pass, C pass, D hold, A bid 2, D hold")
    assert holds.asks == "A bidding"


@option("bidding.dealer_raise_reopens", "always")
@cites("`dealer_raise_reopens = duel | never | always`")
def test_always_an_outright_raise_may_be_answered_by_the_displaced_bidder() -> None:
    scene = bidding("bidding.dealer_raise_reopens=always")
    scene.play("A bid 1, B bid 2, C pass, D bid 3")
    assert scene.asks == "B bidding"
    assert scene.legal == {"pass", "bid 4", "muli"}
    scene.play("B bid 4, D hold, B pass")
    assert scene.asks == "D trump"


@option("bidding.dealer_raise_reopens", "always")
def test_always_is_about_the_dealer_only() -> None:
    """With the dealer barred C speaks last, and his raise is not answered."""
    scene = dealt(settings="bidding.dealer_raise_reopens=always", scores=(21, 21, 21, 5))
    scene.go_on("bidding").play("A bid 1, B pass, C bid 2")
    assert scene.asks == "C trump"


@option("bidding.dealer_raise_reopens", "always")
def test_always_a_first_bid_by_the_dealer_displaces_nobody() -> None:
    scene = bidding("bidding.dealer_raise_reopens=always").play("A pass, B pass, C pass, D bid 1")
    assert scene.asks == "D trump"


def test_in_the_duel_only_the_displaced_bidder_may_raise_1_6() -> None:
    """A8: S1's example; A, who bid first, hears nothing more."""
    scene = bidding().play("A bid 1, B bid 2, C bid 3, D hold, C pass")
    assert scene.asks == "D trump"


@cites("A plain five held: the displaced bidder may still go to Mulatschak")
def test_a_plain_five_held_may_still_become_mulatschak() -> None:
    scene = bidding(profile="geiser").play("A bid 5, B pass, C pass, D hold")
    assert (scene.asks, scene.legal) == ("A bidding", {"pass", "muli"})
    scene.play("A muli")
    assert scene.asks == "A trump"


def test_a_dealer_who_passes_in_the_duel_gives_the_bid_back() -> None:
    scene = bidding().play("A bid 1, B pass, C pass, D hold, A bid 2, D pass")
    assert scene.asks == "A trump"


# ------------------------------------------------------------------------ rounds until all pass


@option("bidding.rounds", "until_passes")
@cites("In `until_passes` everyone who has not passed may raise")
def test_until_passes_everyone_who_has_not_passed_may_raise() -> None:
    """CK: the rounds go on until all have passed; a pass is final."""
    scene = bidding(profile="krisch").play("A bid 1, B bid 2, C pass, D hold").go_on("bidding")
    assert scene.asks == "A bidding"
    scene.play("A bid 3")
    assert scene.asks == "B bidding"
    scene.play("B pass")
    assert scene.asks == "D bidding"
    scene.play("D hold")
    assert scene.asks == "A bidding"
    scene.play("A pass")
    assert scene.asks == "D trump"
    assert scene.told("B", DeclarerFound) == [DeclarerFound(3, Contract(3))]


@option("bidding.rounds", "until_passes")
def test_until_passes_the_last_bidder_has_it_without_being_asked_again() -> None:
    scene = bidding(profile="krisch").play("A bid 1, B pass, C pass, D pass").go_on("home")
    assert scene.told("B", DeclarerFound) == [DeclarerFound(0, Contract(1))]


@option("bidding.rounds", "until_passes")
def test_until_passes_a_raise_by_the_dealer_may_always_be_answered() -> None:
    scene = bidding(profile="krisch").play("A bid 1, B bid 2, C pass, D bid 3").go_on("bidding")
    scene.play("A pass, B bid 4, D hold, B pass")
    assert scene.asks == "D trump"


@option("bidding.rounds", "until_passes")
@option("bidding.dealer_raise_reopens", "never")
def test_until_passes_knows_no_other_answer_to_a_raise() -> None:
    """Whose raise reopens what is a question of the duel only."""
    rules = rules_of("bidding.rounds=until_passes bidding.dealer_raise_reopens=never")
    problem = rules.check(4)[0]
    assert (problem.path, problem.remedy) == ("bidding.dealer_raise_reopens", "duel")
