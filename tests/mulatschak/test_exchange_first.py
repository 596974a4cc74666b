"""Who exchanges first: the declarer, or forehand (rule book 1.9 and "Options added since")."""

from tests.mulatschak.marks import cites, option
from tests.mulatschak.scene import Scene, dealt, rules_of


def exchanges(scene: Scene) -> list[str]:
    """The seats in the order in which they exchange from here on."""
    order = []
    while scene.go_on("exchange").asks != "over":
        name = scene.asks[0]
        order.append(name)
        scene.play(f"{name} exchange none")
    return order


def at_exchange(settings: str, profile: str = "salzburg") -> Scene:
    """B of four declares Leaves; all that is left to decide is what each does."""
    scene = dealt("A: LS LK H7 B8 A9", settings, profile=profile).go_on("bidding")
    scene.play("A pass, B bid 1, C pass, D pass, B trump leaves")
    return scene


@option("exchange.first", "declarer")
@cites("Order: S1 declarer first, then clockwise")
def test_the_declarer_exchanges_first() -> None:
    """S1: the player with the bid gets his cards first, then clockwise from him."""
    assert exchanges(at_exchange("exchange.first=declarer")) == ["B", "C", "D", "A"]


@option("exchange.first", "forehand")
@cites("FK: from forehand, five-changers last")
def test_forehand_exchanges_first() -> None:
    """FK: forehand is served first, whoever declares."""
    assert exchanges(at_exchange("exchange.first=forehand")) == ["A", "B", "C", "D"]


@option("exchange.first", "forehand")
@cites("those who play along exchange clockwise from forehand, whoever declares")
def test_who_stays_home_is_left_out() -> None:
    scene = at_exchange("exchange.first=forehand")
    scene.play("C play along, D play along, A stay home")
    assert exchanges(scene) == ["B", "C", "D"]


@option("exchange.first", "forehand", "declarer")
@cites("the declarer has exchanged already and the order is that of the others")
def test_a_declarer_who_exchanges_alone_is_first_in_any_case() -> None:
    """Where the others decide after his exchange (S2), the order is that of the others."""
    assert exchanges(at_exchange("exchange.first=forehand", "geiser")) == ["B", "A", "C", "D"]
    assert exchanges(at_exchange("exchange.first=declarer", "geiser")) == ["B", "C", "D", "A"]


@option("exchange.first", "forehand", "declarer")
@cites("Who changes all five is served after everyone else, in the same order")
def test_those_served_last_are_served_in_the_same_order() -> None:
    """A and B both change all five: who gets the talon's first cards depends on the order."""
    assert first_served("forehand") == "A"
    assert first_served("declarer") == "B"


def first_served(first: str) -> str:
    """Who of A and B gets the talon's first five cards when both change all five."""
    top = "L6 L7 L8 L9 L10"
    settings = f"exchange.first={first} exchange.packerl=no"
    scene = dealt("A: AS AK H7 B8 A9 | B: HS HK B7 B9 A8", settings, talon=top).go_on("bidding")
    scene.play("A pass, B bid 1, C pass, D pass, B trump leaves")
    scene.go_on("exchange")
    changes = {"A": "AS AK H7 B8 A9", "B": "HS HK B7 B9 A8"}
    while scene.asks.endswith("exchange"):
        name = scene.asks[0]
        scene.play(f"{name} exchange {changes.get(name, 'none')}")
    return next(name for name in changes if scene.hand(name) == set(top.split()))


@option("exchange.first", "forehand", "declarer")
@cites("it cannot be combined with `forehand` and `before_exchange`")
def test_a_cap_by_the_declarer_needs_a_declarer_who_exchanges_before_the_others() -> None:
    capped = "exchange.cap_to_declarer=yes exchange.first="
    problem = rules_of(capped + "forehand").check(4)[0]
    assert (problem.code, problem.path) == ("needs_other", "exchange.cap_to_declarer")
    assert problem.details == {"other": "exchange.first"}
    assert rules_of(capped + "declarer").check(4) == ()
    assert rules_of(capped + "forehand", "geiser").check(4) == ()
