"""Going or staying home: rule book 1.8, A20 to A22 and section 4, "Trump, blind trump, home"."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, deal_out, dealt
from weli.games.mulatschak.events import Standing


def asked(
    settings: str = "", *, profile: str = "salzburg", seats: int = 4, home: str = ""
) -> Scene:
    """A deal in which A has won with one trick, Leaves are trump, and others decide."""
    scene = dealt("A: LS LK H7 B8 A9", settings, profile=profile, seats=seats, home=home)
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves")
    return scene.go_on("home")


def test_clockwise_from_the_declarers_left_1_8() -> None:
    scene = dealt().go_on("bidding").play("A pass, B pass, C bid 1").go_on("trump")
    scene.play("C trump leaves, D play along, A stay home, B play along")
    assert scene.asks == "C exchange"


@option("home.decision", "before_exchange")
@cites("A21")
def test_before_any_exchange_in_salzburg() -> None:
    """S1: now the others decide whether they go; then cards are exchanged."""
    scene = asked()
    assert scene.asks == "B home"
    assert scene.play("B play along, C play along, D play along").asks == "A exchange"


@option("home.decision", "after_declarer_exchange")
@cites("A21", "With `after_declarer_exchange` all decide, then all exchange")
def test_after_the_declarers_exchange_with_geiser() -> None:
    """S2: the declarer exchanges first, so that the others see how many he took."""
    scene = dealt("A: LS LK H7 B8 A9", profile="geiser").play("A bid 1").go_on("trump")
    scene.play("A trump leaves")
    assert scene.asks == "A exchange"
    scene.play("A exchange H7 B8")
    assert scene.asks == "B home"
    assert scene.view("B").laid_off[0] == 2
    scene.play("B play along, C stay home, D play along")
    assert scene.asks == "B exchange"
    assert scene.play("B exchange none").asks == "D exchange"


@option("home.last_must_play", "yes")
@cites('"Last in order" to decide is bound by `last_must_play`', "A22")
def test_the_last_to_decide_must_play_when_all_others_stay_home() -> None:
    """S2, FK, DM, SN; S2 names the rearhand, here it is the last in order."""
    scene = asked().play("B stay home, C stay home")
    assert (scene.asks, scene.legal) == ("D home", {"play along"})
    assert scene.refuses("D stay home") == ("last_must_play", "home.last_must_play")
    assert "stay home" in asked().play("B play along, C stay home").legal


def test_with_two_players_nobody_can_ever_stay_home_1_8() -> None:
    assert asked(seats=2).legal == {"play along"}


@option("home.last_must_play", "no")
@cites("All home (`last_must_play` off): the declarer takes all five tricks")
def test_all_home_the_declarer_takes_all_five_tricks() -> None:
    scene = asked("home.last_must_play=no").play("B stay home, C stay home, D stay home")
    assert scene.asks == "over", "nothing is exchanged and nothing played"
    assert scene.points == {"A": -5, "B": 1, "C": 1, "D": 1}
    assert scene.result.made
    assert scene.result.tricks == (5, 0, 0, 0)


@option("home.last_must_play", "no")
@option("home.decision", "after_declarer_exchange")
def test_all_home_after_the_declarers_packerl() -> None:
    """The declarer who waits to be served last needs no more cards."""
    settings = "home.last_must_play=no home.decision=after_declarer_exchange"
    scene = dealt(settings=settings).go_on("bidding").play("A bid 4").go_on("trump")
    scene.play("A trump leaves, A Packerl, B stay home, C stay home, D stay home")
    assert scene.asks == "over"
    assert scene.points["A"] == -5


@option("home.cost", 1, 2)
@cites("A20", "Who stayed home pays whether or not the declarer makes it")
def test_staying_home_costs_and_is_multiplied() -> None:
    """S1, S2: one; MU, DM, TR: two. S2: "all the above doubled"."""
    assert asked().play("B stay home").go_on().points["B"] == 1
    assert asked("home.cost=2").play("B stay home").go_on().points["B"] == 2
    doubled = dealt(cut="knock").go_on("bidding").play("A bid 4").go_on("trump")
    doubled.play("A trump leaves, B stay home").go_on()
    assert (doubled.result.made, doubled.points["A"], doubled.points["B"]) == (False, 20, 2)


def test_home_price_after_a_redeal_with_geiser_1_11() -> None:
    """Rule book 1.11, check values: geiser, Leaves after a redeal (x2), home +2."""
    scene = dealt("B: A7 A8 A9 A10 L7", profile="geiser")
    deal_out(scene)
    scene.play("A bid 1").go_on("trump").play("A trump leaves").go_on("home")
    scene.play("B stay home").go_on()
    assert scene.points["B"] == 2


@option("home.no_consecutive", "yes")
@cites("`no_consecutive_home` looks at the last *scored* deal")
def test_nobody_stays_home_twice_running() -> None:
    """DM and DB."""
    scene = asked(profile="app33", home="B", settings="bidding.one_forces_hearts=no")
    assert scene.refuses("B stay home") == ("home_twice", "home.no_consecutive")
    assert "stay home" in scene.play("B play along").legal


@option("home.no_consecutive", "yes")
def test_who_stayed_home_is_kept_with_the_score() -> None:
    scene = asked("home.no_consecutive=yes").play("B stay home, C play along, D stay home").go_on()
    standing = scene.result.standing
    assert isinstance(standing, Standing)
    assert standing.home == {1, 3}


@option("home.no_consecutive", "yes")
@cites("looks at the last *scored* deal")
def test_a_deal_thrown_in_between_changes_nothing() -> None:
    scene = dealt("C: A7 A8 A9 A10 L7", "home.no_consecutive=yes", home="B")
    deal_out(scene)
    scene.go_on("bidding").play("A bid 1").go_on("trump").play("A trump leaves")
    assert scene.refuses("B stay home") == ("home_twice", "home.no_consecutive")


@option("home.no_consecutive", "no")
def test_staying_home_twice_running_is_allowed() -> None:
    assert "stay home" in asked(home="B").legal
