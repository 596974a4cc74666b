"""Every reason for a refusal is reached, and names an existing house rule or a fixed one."""

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tests.mighty.scene import GAME, Scene, begun, cards, dealt, position
from tests.setup.project import ROOT
from weli.games.mighty.actions import Bury, Play
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.words import FriendKind
from weli.kernel.actions import NATURE, Action, Move, Shuffle
from weli.kernel.legal import NOT_NOW


class Refusal(NamedTuple):
    """A code, the house rule it names, a scene that leads to it, and the refused move."""

    code: str
    option: str
    scene: Callable[[], Scene]
    move: str


def burying(settings: str = "") -> Scene:
    """A, who bid 14 hearts, is to bury."""
    return dealt("A: SA Joker HA", settings, kitty="D2 D3 D4").won("A bid 14 hearts")


def fixing(settings: str = "", bid: str = "14 hearts") -> Scene:
    """A is to fix the contract."""
    return dealt("", settings, profile="korean").won(f"A bid {bid}").go_on("contract")


def calling(settings: str = "", hands: str = "", seats: int = 5) -> Scene:
    """A is to call a friend."""
    level = 14 if seats < 6 else 30
    scene = dealt(hands, settings, seats=seats).won(f"A bid {level} hearts")
    return scene.go_on("friend")


def follow(lead: str, hand: str, settings: str = "", trick: int | str = 2) -> Scene:
    """B, with this hand, follows to A's lead."""
    scene = position(f"A: {lead} | B: {hand}", settings, trick=trick)
    return scene.play(f"A play {lead}")


def lead(hand: str, settings: str, trick: int | str = 1) -> Scene:
    """A leads from this hand."""
    return position(f"A: {hand}", settings, trick=trick)


def all_passed(settings: str) -> Scene:
    """Everybody has passed."""
    return dealt("", settings).play("A pass, B pass, C pass, D pass, E pass")


def asked_for_hearts() -> Scene:
    """A called the ace of clubs and asked for hearts; B, who has it, leads."""
    scene = dealt("A: C2 SA | B: CA H2 D9").won("A bid 20 no-trump").ready(friend="call CA")
    scene.play("A request hearts, A play C2, B play CA")
    while scene.asks != "B play" or scene.deal.agenda[0].trick.cards:
        scene.quiet()
    return scene


FORBIDDEN = ("mighty", "trump", "joker", "ripper")
REFUSALS = [
    Refusal("deal_over", "", lambda: burying().go_on(), "A pass"),
    Refusal("not_your_turn", "", dealt, "B pass"),
    Refusal("not_now", "", dealt, "A play SA"),
    Refusal(
        "no_misdeal",
        "misdeal.at_most",
        lambda: dealt("A: HA HK HQ", "misdeal.allowed=yes"),
        "A misdeal",
    ),
    Refusal("bid_too_low", "", lambda: dealt().play("A bid 14 hearts"), "B bid 14 clubs"),
    Refusal("bid_too_high", "", dealt, "A bid 21 hearts"),
    Refusal("bid_below_minimum", "bidding.min", dealt, "A bid 12 hearts"),
    Refusal(
        "no_no_trump",
        "bidding.no_trump",
        lambda: dealt("", "bidding.no_trump=forbidden"),
        "A bid 14 no-trump",
    ),
    Refusal(
        "opener_must_bid",
        "bidding.opener_must_bid",
        lambda: dealt("", "bidding.opener_must_bid=yes"),
        "A pass",
    ),
    Refusal(
        "opener_forced",
        "bidding.all_pass",
        lambda: all_passed("bidding.all_pass=opener_forced"),
        "A pass",
    ),
    Refusal("wrong_number", "", burying, "A bury D2 D3"),
    Refusal("card_not_yours", "", burying, "A bury D2 D3 D5"),
    Refusal(
        "not_buried",
        "exchange.forbid",
        lambda: burying("exchange.forbid=mighty"),
        "A bury SA D2 D3",
    ),
    Refusal(
        "no_raise",
        "exchange.raise_after",
        lambda: fixing("exchange.raise_after=no"),
        "A contract 15 hearts",
    ),
    Refusal(
        "no_change", "change.mode", lambda: fixing("change.mode=forbidden"), "A contract 16 spades"
    ),
    Refusal("change_costs_more", "change.mode", fixing, "A contract 15 spades"),
    Refusal("no_card_call", "friend.kinds", lambda: calling("friend.kinds=seat"), "A call SK"),
    Refusal("not_alone", "friend.kinds", lambda: calling("friend.kinds=seat"), "A alone"),
    Refusal(
        "joker_not_called",
        "friend.joker_card",
        lambda: calling("friend.joker_card=no"),
        "A call Joker",
    ),
    Refusal(
        "mighty_not_called",
        "friend.mighty_card",
        lambda: calling("friend.mighty_card=no"),
        "A call SA",
    ),
    Refusal(
        "fake_not_called",
        "friend.fake",
        lambda: calling("friend.fake=no", "A: SK"),
        "A call SK",
    ),
    Refusal("too_many_copies", "pack.two_deck_jokers", lambda: calling(seats=6), "A call Joker"),
    Refusal("follow_suit", "", lambda: follow("D2", "D9 H2"), "B play H2"),
    Refusal("only_mighty", "play.mighty_forced", lambda: follow("S2", "SA H2"), "B play H2"),
    Refusal("called_joker", "play.ripper_call", lambda: follow("C3", "Joker C9"), "B play C9"),
    Refusal(
        "forced_early",
        "play.forced_early",
        lambda: follow("D2", "Joker D9", "play.forced_early=yes", 9),
        "B play D9",
    ),
    Refusal(
        "trump_needs_void",
        "special.trump_needs_void",
        lambda: lead("H2 D2", "special.trump_needs_void=yes", 2),
        "A play H2",
    ),
    Refusal("request", "friend.request", asked_for_hearts, "B play D9"),
    *(
        Refusal(
            f"banned_{kind}",
            f"{where}.{kind}",
            lambda kind=kind, where=where: lead(  # type: ignore[misc]  # bound at once
                "SA H9 Joker C3 D2",
                f"{where}.{kind}=forbidden",
                1 if where == "first" else "last",
            ),
            f"A play {card}",
        )
        for where in ("first", "last")
        for kind, card in zip(FORBIDDEN, ("SA", "H9", "Joker", "C3"), strict=True)
    ),
]

# Reasons against actions that cannot be written down, and so are made by hand.
BY_HAND: dict[str, tuple[Callable[[], Scene], int, Action]] = {
    "cards_not_sorted": (burying, 0, Bury(cards("D3 D2 D4"))),
    "card_not_in_pack": (begun, NATURE, Shuffle((cards("SA'")[0], *begun().deal.outfit.cards[1:]))),
    "card_not_yours": (lambda: follow("D2", "D9 H2"), 1, Play(cards("SA")[0])),
}


@pytest.mark.parametrize(
    "refusal", REFUSALS, ids=lambda refusal: f"{refusal.code}-{refusal.option}"
)
def test_a_refusal_names_its_rule(refusal: Refusal) -> None:
    assert refusal.scene().refuses(refusal.move) == (refusal.code, refusal.option)


def test_a_refusal_of_an_action_that_cannot_be_written() -> None:
    for code, (scene, seat, action) in BY_HAND.items():
        reason = GAME.why_not(scene().deal, Move(seat, action))
        assert reason is not None
        assert (reason.code, reason.option) == (code, "")


def codes_in_source() -> Iterator[str]:
    """The code of every reason that the kernel and the game can give, from their source."""
    src = ROOT / "src" / "weli"
    for path in [*(src / "kernel").glob("*.py"), *(src / "games" / "mighty").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("Reason", "Duty"):
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant):
                yield str(first.value)
            elif isinstance(first, ast.JoinedStr):
                yield from (f"banned_{kind}" for kind in FORBIDDEN)


def test_every_reason_is_reached_by_some_test() -> None:
    reached = {refusal.code for refusal in REFUSALS} | set(BY_HAND)
    assert reached == {*codes_in_source(), NOT_NOW}


def test_every_reason_names_an_option_that_exists_or_none() -> None:
    paths = {described.path for described in MightyRules().describe()}
    assert {refusal.option for refusal in REFUSALS} <= {*paths, ""}


def test_every_problem_names_an_option_that_exists_and_its_remedy_helps() -> None:
    """The rules' own complaints: what they name exists, and their remedy takes them away."""
    rules = MightyRules()
    cases = [
        ("table.players", ["5"], 4),
        ("pack.many", "sit_out", 8),
        ("bidding.min", 21, 5),
        ("friend.kinds", ["card", "cards"], 5),
    ]
    for path, value, seats in cases:
        bad = rules.with_values({path: value})
        for problem in bad.check(seats):
            better = bad.with_values({problem.path: problem.remedy})
            assert problem.code not in {other.code for other in better.check(seats)}
    assert FriendKind.CARDS not in rules.friend.kinds
