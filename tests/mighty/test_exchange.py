"""Taking the kitty, burying, and the final contract: rule book A7, A8, B14 and section E."""

from tests.mighty.finished import finished
from tests.mighty.marks import cites, option
from tests.mighty.scene import cards, dealt
from weli.games import load_profile
from weli.games.mighty.events import ContractFixed


def contracts(bid: str, settings: str = "", profile: str = "korean", seats: int = 5) -> set[str]:
    """The contracts that the declarer may fix after a bid."""
    scene = dealt("", settings, profile=profile, seats=seats).won(f"A bid {bid}").go_on("contract")
    return {words.removeprefix("contract ") for words in scene.legal}


def lowest(bid: str, strain: str, settings: str = "", profile: str = "korean") -> int | None:
    """The lowest contract in a strain."""
    found = contracts(bid, settings, profile)
    return min((int(c.split()[0]) for c in found if c.endswith(strain)), default=None)


# ------------------------------------------------------------------------ burying


@cites("A7")
def test_the_declarer_buries_as_many_cards_as_the_kitty_had() -> None:
    """S: "exchange three unwanted cards"; returning picked-up cards is allowed."""
    scene = dealt("A: HA HK", kitty="D2 D3 D4").won("A bid 13 hearts")
    assert scene.asks == "A bury"
    assert {"D2", "D3", "D4", "HA"} <= scene.hand("A")
    assert len(scene.hand("A")) == 13
    assert scene.deal.agenda[0].legal(scene.deal).total() == 286
    assert scene.refuses("A bury D2 D3") == ("wrong_number", "")
    assert scene.refuses("A bury D2 D3 SA") == ("card_not_yours", "")
    scene.play("A bury D2 D3 D4")
    assert len(scene.hand("A")) == 10


def test_burials_in_two_decks_are_counted_not_listed_a7() -> None:
    """Six of twenty-three cards: more than a hundred thousand burials."""
    scene = dealt(seats=6).won("A bid 25 hearts")
    assert scene.deal.agenda[0].legal(scene.deal).total() == 100_947


@option("exchange.buried_points", "attackers", "defenders", "last_trick")
def test_who_owns_the_buried_points_a7() -> None:
    """S, P, N: the attackers; Sinchon: the defenders; league option: the last trick's winner."""
    hands = "A: HA HK HQ HJ H10 H9 H8 H7 SA {} | B: DA C2 C3 C4 C5 C6 C7 C8 C9 C10"
    for owner, last, points in (
        ("attackers", "D2", 2),
        ("attackers", "SK", 2),
        ("defenders", "SK", 0),
        ("last_trick", "D2", 0),
        ("last_trick", "SK", 2),
    ):
        settings = f"exchange.buried_points={owner} first.trump=valid"
        scene = dealt(hands.format(last), settings, kitty="CA CK D3").won("A bid 13 hearts").ready()
        scene.leads(f"HA HK HQ HJ H10 H9 H8 H7 SA {last}")
        assert scene.takers == "AAAAAAAAA" + ("A" if last == "SK" else "B")
        assert scene.result.taken == scene.result.captured[0] + points
        assert sum(scene.result.captured) == 18
    rule = "exchange.buried_points=last_trick"
    friend = finished("15 hearts", 16, rule, friends="B", last="B", buried="HA D2 D3")
    assert friend.result.taken == 16, "the friend took the last trick"


@option("exchange.forbid", "none", "mighty", "joker", "mighty,joker")
@cites("A ban on burying the mighty goes by the auction's trump.")
def test_cards_that_may_not_be_buried() -> None:
    """C: forbidden burials."""
    hands = "A: SA DA Joker HA"
    for forbidden, refused in (
        ("none", ()),
        ("mighty", ("SA",)),
        ("joker", ("Joker",)),
        ("mighty,joker", ("SA", "Joker")),
    ):
        scene = dealt(hands, f"exchange.forbid={forbidden}", kitty="D2 D3 D4")
        scene.won("A bid 13 hearts")
        for card in ("SA", "DA", "Joker", "HA"):
            expected = ("not_buried", "exchange.forbid") if card in refused else ("", "")
            assert scene.refuses(f"A bury {_sorted(card, 'D2', 'D3')}") == expected
    spades = dealt(hands, "exchange.forbid=mighty", kitty="D2 D3 D4").won("A bid 13 spades")
    assert spades.refuses("A bury SA D2 D3") == ("", "")
    assert spades.refuses("A bury D2 D3 DA") == ("not_buried", "exchange.forbid")


def _sorted(*codes: str) -> str:
    """Cards as an action names them, in pack order."""
    return " ".join(card.code for card in sorted(cards(" ".join(codes))))


@cites("Order: burial, contract, friend, request.")
def test_the_order_of_the_exchange() -> None:
    scene = dealt().won("A bid 20 no-trump")
    assert scene.asks == "A bury"
    scene.quiet()
    assert scene.asks == "A contract"
    scene.play("A contract 20 no-trump")
    assert scene.asks == "A friend"
    scene.play("A call SK")
    assert scene.asks == "A request"
    assert scene.play("A no request").asks == "A play"


# ------------------------------------------------------------------------ raising and changing


@option("exchange.raise_after", "yes", "no")
@cites("Raising without a change: `raise_after` (pagat, korean yes; seed no).", "A8")
def test_raising_without_a_change() -> None:
    """P: the declarer may also raise without changing."""
    assert {f"{level} hearts" for level in range(14, 21)} <= contracts("14 hearts")
    kept = contracts("14 hearts", "exchange.raise_after=no")
    assert {c for c in kept if c.endswith("hearts")} == {"14 hearts"}
    assert load_profile("pagat").get("exchange.raise_after") is True
    assert load_profile("korean").get("exchange.raise_after") is True
    assert load_profile("seed").get("exchange.raise_after") is False
    settings = "exchange.raise_after=no"
    scene = dealt("", settings, profile="korean").won("A bid 14 hearts").go_on("contract")
    assert scene.refuses("A contract 15 hearts") == ("no_raise", "exchange.raise_after")
    assert scene.refuses("A contract 17 spades") == ("no_raise", "exchange.raise_after")
    assert scene.refuses("A contract 15 spades") == ("change_costs_more", "change.mode")


@option("change.mode", "raise", "free", "forbidden", "double_stake")
@cites("B14")
def test_what_a_change_of_trump_costs() -> None:
    """P, N: +2 to a suit, +1 to no-trump; S: the stake doubles; Suwon: nothing."""
    for mode, suit, no_trump in (
        ("raise", 16, 15),
        ("free", 14, 14),
        ("double_stake", 14, 14),
        ("forbidden", None, 20),
    ):
        settings = f"change.mode={mode} exchange.raise_after=no"
        assert lowest("14 hearts", "spades", settings) == suit
        assert lowest("14 hearts", "no-trump", settings) == no_trump
        assert lowest("14 no-trump", "spades", settings) == suit
    settings = "change.mode=forbidden"
    scene = dealt("", settings, profile="korean").won("A bid 14 hearts").go_on("contract")
    assert scene.refuses("A contract 16 spades") == ("no_change", "change.mode")


@option("change.suit_cost", "2", "1", "0")
@option("change.no_trump_cost", "1", "2", "0")
def test_the_prices_a8() -> None:
    """N: +2 / +1; W: +2; Gyeonggi: +1."""
    for cost in (0, 1, 2):
        prices = f"change.suit_cost={cost} change.no_trump_cost={cost}"
        assert lowest("14 hearts", "spades", prices) == 14 + cost
        assert lowest("14 no-trump", "spades", prices) == 14 + cost
        assert lowest("14 hearts", "no-trump", prices) == 14 + cost
    scene = dealt("", profile="korean").won("A bid 14 hearts").go_on("contract")
    reason = scene.reason("A contract 15 spades")
    assert reason is not None
    assert (reason.code, reason.details) == ("change_costs_more", {"least": 16})


@option("change.clamp_to_max", "yes", "no")
@cites("A price above the maximum is clamped to it when the bid is below it.")
def test_a_price_above_the_maximum() -> None:
    """P: from 19 a change to a suit goes to 20; at 20 there is none."""
    assert lowest("19 hearts", "spades", "change.clamp_to_max=yes") == 20
    assert lowest("20 hearts", "spades", "change.clamp_to_max=yes") is None
    assert lowest("18 hearts", "spades", "change.clamp_to_max=no") == 20
    assert lowest("19 hearts", "spades", "change.clamp_to_max=no") is None
    settings = "change.clamp_to_max=no"
    scene = dealt("", settings, profile="korean").won("A bid 19 hearts").go_on("contract")
    assert scene.refuses("A contract 20 spades") == ("no_change", "change.clamp_to_max")


@option("change.max_no_trump_free", "yes", "no")
def test_from_the_maximum_in_a_suit_to_no_trump_a8() -> None:
    """P: at 20, 20-suit → 20 no-trump is free."""
    free = "change.max_no_trump_free=yes"
    assert contracts("20 hearts", free) == {"20 hearts", "20 no-trump"}
    costs = "change.max_no_trump_free=no"
    assert contracts("20 hearts", costs) == {"20 hearts"}
    scene = dealt("", costs, profile="korean").won("A bid 20 hearts").go_on("contract")
    assert scene.refuses("A contract 20 no-trump") == ("no_change", "change.max_no_trump_free")


@cites(
    "The 20 no-trump raise (40) overrides `forbidden` and prices; "
    "where no-trump is forbidden it does not exist."
)
def test_raising_to_the_highest_no_trump() -> None:
    """S: "he may raise his bid to '20 no-trump …'": always legal after the exchange."""
    closed = "change.mode=forbidden exchange.raise_after=no"
    assert contracts("14 hearts", closed) == {"14 hearts", "20 no-trump"}
    assert contracts("14 no-trump", closed) == {"14 no-trump", "20 no-trump"}
    dear = "change.no_trump_cost=5 change.clamp_to_max=no exchange.raise_after=no"
    assert lowest("17 hearts", "no-trump", dear) == 20
    assert contracts("14 hearts", f"{closed} bidding.no_trump=forbidden") == {"14 hearts"}
    two = contracts("30 hearts", closed, profile="seed", seats=6)
    assert two == {"30 hearts", "40 no-trump"}
    scene = dealt("", "bidding.no_trump=forbidden", profile="korean").won("A bid 14 hearts")
    scene.go_on("contract")
    assert scene.refuses("A contract 20 no-trump") == ("no_no_trump", "bidding.no_trump")


@option("bidding.no_trump", "plus_one")
@cites(
    "No-trump counted as n+1: prices are in bid values (to no-trump one less, from no-trump one "
    "more)."
)
def test_prices_where_no_trump_counts_one_more() -> None:
    """A8: with +2, to no-trump +1, from no-trump +3."""
    settings = "bidding.no_trump=plus_one change.suit_cost=2 change.no_trump_cost=2"
    assert lowest("14 hearts", "no-trump", settings) == 15
    assert lowest("14 no-trump", "spades", settings) == 17
    assert lowest("14 hearts", "spades", settings) == 16
    assert lowest("14 hearts", "no-trump", "bidding.no_trump=plus_one change.no_trump_cost=0") == 14


@option("change.mode", "double_stake", "raise")
@cites(
    "`double_stake`: every change of strain doubles, also 20 in a suit to 20 no-trump; "
    "a raise from below 20 to 20 no-trump does not; judged once, on the final contract."
)
def test_when_the_stake_doubles() -> None:
    """S: "he may announce a new trump or a no-trump game; in that case … double the stake"."""

    def doubled(bid: str, final: str, mode: str = "double_stake") -> bool:
        scene = dealt("", f"change.mode={mode} exchange.raise_after=yes").won(f"A bid {bid}")
        scene.ready(contract=final)
        (fixed,) = scene.told("C", ContractFixed)
        assert isinstance(fixed, ContractFixed)
        assert fixed.doubled is scene.deal.doubled is scene.view("C").doubled
        return fixed.doubled

    assert doubled("14 hearts", "14 spades")
    assert doubled("14 hearts", "14 no-trump")
    assert doubled("14 no-trump", "14 hearts")
    assert doubled("20 hearts", "20 no-trump")
    assert doubled("14 hearts", "19 no-trump")
    assert not doubled("14 hearts", "20 no-trump")
    assert not doubled("14 no-trump", "20 no-trump")
    assert not doubled("14 hearts", "14 hearts")
    assert not doubled("14 hearts", "18 hearts")
    assert not doubled("14 hearts", "16 spades", "raise")


def test_special_cards_go_by_the_final_trump_a3() -> None:
    """A3: identities are fixed after any change of trump following the exchange."""
    scene = dealt().won("A bid 14 hearts").ready(contract="14 spades")
    assert scene.deal.powers.mighty.code == "DA"
    assert scene.view("B").specials.mighty.code == "DA"


def test_the_contract_is_fixed_for_all_to_hear() -> None:
    scene = dealt().won("A bid 14 hearts").ready(contract="14 clubs")
    for name in ("A", "B", "spectator"):
        view = scene.view(name)
        assert view.fixed
        assert (view.contract, view.declarer) == (scene.deal.contract, 0)
