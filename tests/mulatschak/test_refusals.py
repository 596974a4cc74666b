"""Every reason for a refusal is reached, and names an existing house rule or a fixed one."""

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tests.mulatschak.scene import GAME, Scene, begun, cards, deal_out, dealt, mixed
from tests.setup.project import ROOT
from weli.cards import CARDS
from weli.games.mulatschak.actions import Exchange, Play
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.actions import NATURE, Action, Move, Reason, Shuffle
from weli.kernel.legal import NOT_NOW

HAND = "A: LS LK H7 B7 A9 | B: L7 L8 H8 BU A8"


class Refusal(NamedTuple):
    """A code, the house rule it names, a scene that leads to it, and the refused move."""

    code: str
    option: str
    scene: Callable[[], Scene]
    move: str


def cut(settings: str = "", weli: str = "") -> Scene:
    """The cutter has lifted one card."""
    scene = begun(settings)
    return scene.shuffle(mixed(scene, weli=weli)).play("C lift 1")


def bidding(settings: str = "", scores: tuple[int, ...] = ()) -> Scene:
    """A is to bid."""
    return dealt(HAND, settings, scores=scores).go_on("bidding")


def won(settings: str = "", bid: str = "A bid 2", scores: tuple[int, ...] = ()) -> Scene:
    """The bidding is over."""
    return dealt(HAND, settings, scores=scores).go_on("bidding").play(bid).go_on("trump")


def home(settings: str = "", scores: tuple[int, ...] = (), away: str = "") -> Scene:
    """B decides whether to stay home."""
    scene = dealt(HAND, settings, scores=scores, home=away).go_on("bidding").play("A bid 2")
    return scene.go_on("trump").play("A trump leaves")


def exchange(settings: str = "", *, trump: str = "leaves", left: int = 16) -> Scene:
    """A is to exchange, from a talon of so many cards."""
    scene = won(settings).play(f"A trump {trump}").go_on("exchange")
    scene.deal = scene.deal.but(pack=scene.deal.pack[:left])
    return scene


def anew() -> Scene:
    """A, who said Packerl, chooses anew."""
    scene = exchange().play("A Packerl, B exchange none, C exchange none")
    scene.deal = scene.deal.but(pack=scene.deal.pack[:2])
    return scene.play("D exchange none")


def trick(settings: str, lead: str, hand: str) -> Scene:
    """B, with this hand, follows to A's lead; Leaves are trump."""
    scene = dealt(f"A: {lead} LS LK LO LU | B: {hand}", settings).go_on("bidding").play("A bid 2")
    return scene.go_on("trump").play("A trump leaves").go_on("play").play(f"A play {lead}")


def passed_out(settings: str) -> Scene:
    """A, B and C have passed."""
    return bidding(settings).play("A pass, B pass, C pass")


def passed_out_again() -> Scene:
    """A, B and C have passed for the second time, where that is once too often."""
    scene = passed_out("bidding.max_all_pass=1").play("D pass")
    deal_out(scene)
    return scene.go_on("bidding").play("A pass, B pass, C pass")


LOW = (3, 4, 21, 21)
REFUSALS = [
    Refusal("deal_over", "", lambda: won().go_on(), "A pass"),
    Refusal("not_your_turn", "", bidding, "B pass"),
    Refusal("not_now", "", bidding, "A play LS"),
    Refusal("not_the_weli", "", cut, "C take Weli"),
    Refusal(
        "must_take_weli",
        "cut.must_take_weli",
        lambda: cut("cut.must_take_weli=yes", weli="first"),
        "C leave card",
    ),
    Refusal(
        "no_knock",
        "cut.knock",
        lambda: (scene := begun("cut.knock=no")).shuffle(mixed(scene)),
        "C knock",
    ),
    Refusal("hand_not_white", "", lambda: dealt(HAND, "white.redeal=optional"), "A throw in"),
    Refusal("bid_too_low", "", lambda: bidding().play("A bid 2"), "B bid 2"),
    Refusal(
        "bid_below_minimum", "bidding.min_bid", lambda: bidding("bidding.min_bid=2"), "A bid 1"
    ),
    Refusal("five_is_muli", "bidding.five_is_muli", bidding, "A bid 5"),
    Refusal(
        "no_hold",
        "bidding.dealer_hold",
        lambda: bidding("bidding.dealer_hold=no").play("A bid 1, B pass, C pass"),
        "D hold",
    ),
    Refusal("nothing_to_hold", "", lambda: bidding().play("A pass, B pass, C pass"), "D hold"),
    Refusal(
        "muli_too_late",
        "bidding.muli_first_round_only",
        lambda: dealt(profile="krisch").play("A bid 1, B bid 2, C pass, D pass").go_on("bidding"),
        "A muli",
    ),
    Refusal(
        "dealer_must_bid",
        "bidding.all_pass",
        lambda: passed_out("bidding.all_pass=dealer_must_bid"),
        "D pass",
    ),
    Refusal(
        "too_many_passes",
        "bidding.max_all_pass",
        passed_out_again,
        "D pass",
    ),
    Refusal(
        "score_too_low_to_bid",
        "limits.no_bid_at",
        lambda: bidding("limits.low_score_may_muli=yes", scores=(4, 21, 21, 21)),
        "A bid 1",
    ),
    Refusal("no_blind_trump", "trump.blind", lambda: won("trump.blind=no"), "A blind trump"),
    Refusal("muli_no_exchange", "", lambda: won(bid="A muli"), "A blind trump"),
    Refusal(
        "one_forces_hearts",
        "bidding.one_forces_hearts",
        lambda: won("bidding.one_forces_hearts=yes", "A bid 1"),
        "A trump leaves",
    ),
    Refusal(
        "score_too_low_to_exchange",
        "limits.no_exchange_at",
        lambda: won("limits.no_bid_at=none", scores=LOW),
        "A blind trump",
    ),
    Refusal("too_many_cards", "exchange.most", lambda: won("exchange.most=4"), "A blind trump"),
    Refusal(
        "score_too_low_for_home",
        "limits.no_home_at",
        lambda: home(scores=(21, 3, 4, 4)),
        "B stay home",
    ),
    Refusal(
        "home_twice",
        "home.no_consecutive",
        lambda: home("home.no_consecutive=yes", away="B"),
        "B stay home",
    ),
    Refusal(
        "last_must_play",
        "home.last_must_play",
        lambda: home().play("B stay home, C stay home"),
        "D stay home",
    ),
    Refusal("card_not_yours", "", exchange, "A exchange L7"),
    Refusal("talon_too_small", "", lambda: exchange(left=1), "A exchange H7 B7"),
    Refusal(
        "not_four",
        "exchange.forbid_four",
        lambda: exchange("exchange.forbid_four=yes"),
        "A exchange LK H7 B7 A9",
    ),
    Refusal("five_is_packerl", "exchange.packerl", exchange, "A exchange LS LK H7 B7 A9"),
    Refusal(
        "no_packerl",
        "exchange.packerl",
        lambda: exchange("exchange.packerl=no exchange.five_served_last=no"),
        "A Packerl",
    ),
    Refusal(
        "no_five_on_sow",
        "exchange.five_on_sow",
        lambda: exchange("exchange.five_on_sow=no"),
        "A five on the Sow",
    ),
    Refusal("no_trump_sow", "", lambda: exchange(trump="bells"), "A five on the Sow"),
    Refusal(
        "no_six_on_seven",
        "exchange.six_on_seven",
        lambda: exchange("exchange.six_on_seven=no", trump="bells"),
        "A six on the Seven",
    ),
    Refusal("no_bells_seven", "", exchange, "A six on the Seven"),
    Refusal(
        "more_than_declarer",
        "exchange.cap_to_declarer",
        lambda: exchange("exchange.cap_to_declarer=yes").play("A exchange H7 B7"),
        "B exchange L7 L8 H8",
    ),
    Refusal("plain_only", "", anew, "A Packerl"),
    Refusal("wrong_number", "", lambda: exchange().play("A five on the Sow"), "A lay off none"),
    Refusal("farbzwang", "", lambda: trick("", "H7", "H8 A9 AU L7 BU"), "B play A9"),
    Refusal(
        "trumpfzwang", "play.trumpfzwang", lambda: trick("", "H7", "A8 A9 AU L7 BU"), "B play A9"
    ),
    Refusal(
        "trumpfzwang_wins",
        "play.trumpfzwang",
        lambda: trick("play.trumpfzwang=only_if_wins", "H7", "A8 A9 AU L7 BU"),
        "B play A9",
    ),
    Refusal(
        "stichzwang", "play.stichzwang", lambda: trick("", "H7", "H6 H8 AU L7 BU"), "B play H6"
    ),
]

# What the sentence about a refusal needs to know: numbers, scores and cards.
DETAILS: dict[str, dict[str, str | int]] = {
    "not_your_turn": {"seat": 0},
    "bid_too_low": {"standing": 2},
    "bid_below_minimum": {"least": 2},
    "too_many_passes": {"number": 1},
    "score_too_low_to_bid": {"limit": 5, "score": 4},
    "score_too_low_to_exchange": {"limit": 3},
    "score_too_low_for_home": {"limit": 3},
    "too_many_cards": {"most": 4},
    "card_not_yours": {"card": "L7"},
    "talon_too_small": {"left": 1, "needed": 2},
    "more_than_declarer": {"most": 2},
    "plain_only": {"left": 2},
    "wrong_number": {"number": 0},
    "farbzwang": {"card": "A9"},
    "trumpfzwang": {"card": "A9"},
    "trumpfzwang_wins": {"card": "A9"},
    "stichzwang": {"card": "H6"},
}

# Reasons against actions that cannot be written down, and so are made by hand.
BY_HAND: dict[str, tuple[Callable[[], Scene], int, Action]] = {
    "cards_not_sorted": (exchange, 0, Exchange(cards("LS LK"))),
    "card_not_in_pack": (
        lambda: begun("pack.size=33"),
        NATURE,
        Shuffle(CARDS[:33]),
    ),
    "card_not_yours": (lambda: trick("", "H7", "H8 A9 AU L7 BU"), 1, Play(cards("BS")[0])),
}


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.code)
def test_a_refusal_names_its_rule(refusal: Refusal) -> None:
    reason = refusal.scene().reason(refusal.move)
    assert reason == Reason(refusal.code, refusal.option, DETAILS.get(refusal.code, {}))


@pytest.mark.parametrize("code", BY_HAND)
def test_a_refusal_of_an_action_that_cannot_be_written(code: str) -> None:
    scene, seat, action = BY_HAND[code]
    deal = scene().deal
    reason = GAME.why_not(deal, Move(seat, action))
    assert reason is not None
    assert (reason.code, reason.option) == (code, "")


def codes_in_source() -> Iterator[str]:
    """The code of every reason that the kernel and the game can give, from their source."""
    src = ROOT / "src" / "weli"
    for path in [*(src / "kernel").glob("*.py"), *(src / "games" / "mulatschak").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Reason" | "Duty"), args=[ast.Constant(value=code), *_]
                ):
                    yield str(code)


def test_every_reason_is_reached_by_some_test() -> None:
    reached = {refusal.code for refusal in REFUSALS} | set(BY_HAND)
    assert reached == {*codes_in_source(), NOT_NOW}


def test_every_reason_names_an_option_that_exists_or_none() -> None:
    paths = {described.path for described in MulatschakRules().describe()}
    assert {refusal.option for refusal in REFUSALS} <= {*paths, ""}
    assert Reason("fixed").option == ""
