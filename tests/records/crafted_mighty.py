"""Golden games of Mighty made by hand, one for each special form of the rule book."""

from tests.mighty.scene import Scene, begun, deal_out
from tests.records.crafted import Crafted

POOR = "C: H2 H3 H4 D2 D3 D4 C4 C5 C6 S2"
STRONG = "A: SA SK SQ HA HK HQ HJ H10 DA CA"
MIXED = "A: SA SK HA HK HQ H9 H8 DK DQ C3 | B: Joker H2 H3 S2 S3 D2 D3 D4 C4 C5"
TOP = "A: SA SK SQ SJ DA DK CA CK H2 H3 | B: HA HK D2 S2 S3 S4 C4 C5 C6 D3"
COPIES = "A: SA HA HK HQ HJ H10 H9 H8 DA CA | B: SK D2 D3 | C: SK' D4 D5 | D: DK | E: CK"
POINTS = "HA HK HQ"


def first(
    hands: str = "",
    settings: str = "",
    *,
    kitty: str = "",
    profile: str = "seed",
    seats: int = 5,
) -> Scene:
    """The first deal of a match, dealt; the last seat deals, so that A sits left of the dealer."""
    scene = begun(settings, profile=profile, seats=seats, dealer="nature")
    scene.play(f"nature dealer {seats - 1}")
    return deal_out(scene, hands, kitty)


def says(scene: Scene, bid: str) -> Scene:
    """Lets the others pass until somebody bids, whether or not another bid stands."""
    return scene.until(bid[0]).go_on("bidding").play(bid)


def called(
    friend: str, settings: str = "", *, hands: str = MIXED, profile: str = "korean"
) -> Scene:
    """A declares with hearts and calls a friend."""
    return first(hands, settings, profile=profile).won("A bid 14 hearts").ready(friend=friend)


def misdeals() -> Scene:
    """C shows poor hands twice, pays two and four, and the attackers take the pot."""
    scene = first(POOR, "misdeal.penalty=doubling misdeal.dealer=caller", profile="korean")
    for _ in range(2):
        scene.until("C").play("C misdeal")
        deal_out(scene, POOR.replace("S2", "S3"))
    scene.until("C").play("C no misdeal")
    return scene.won("B bid 13 hearts").ready(friend="call SA").go_on()


def misdeal_with_kitty() -> Scene:
    """The declarer calls a misdeal after the kitty has not helped."""
    scene = first(POOR, "misdeal.declarer_with_kitty=yes", kitty="C7 C8 C9", profile="korean")
    scene.won("C bid 13 clubs").play("C misdeal")
    return deal_out(scene).won("A bid 13 hearts").go_on()


def nobody_bids() -> Scene:
    """All pass; the same dealer deals again."""
    scene = first(STRONG).play("A pass, B pass, C pass, D pass, E pass")
    return deal_out(scene).won("B bid 13 clubs").ready(friend="call SA").go_on()


def fined() -> Scene:
    """All pass, pay one each, and the next player deals."""
    settings = "bidding.all_pass=redeal_next bidding.all_pass_fine=1"
    scene = first(STRONG, settings).play("A pass, B pass, C pass, D pass, E pass")
    return deal_out(scene).won("B bid 13 clubs").ready(friend="call SA").go_on()


def all_pass(rule: str, answer: str) -> Scene:
    """All pass under one of the other rules."""
    scene = first(STRONG, f"bidding.all_pass={rule}").play("A pass, B pass, C pass, D pass, E pass")
    return scene.play(answer).go_on()


def request(binding: str) -> Scene:
    """Twenty no-trump, a friend, and the suit that he is asked to lead."""
    scene = first(TOP, f"friend.request_binding={binding}").play("A bid 20 no-trump")
    scene.ready(friend="call HA").play("A request diamonds, A play H2").until("B")
    return scene.play("B play HA").until("B").play("B play D2").go_on()


def ripper(*, calls: bool) -> Scene:
    """A leads the ripper in the second trick, and calls the joker or not."""
    scene = called("call SQ").play("A play SA").until("A")
    scene.play(f"A play C3, A {'call the joker' if calls else 'no call'}")
    if calls:
        scene.play("B play Joker")
    return scene.go_on()


def joker_leads(settings: str, named: str, profile: str = "korean") -> Scene:
    """A leads the joker in the second trick."""
    hands = "A: SA SK HA HK HQ H9 H8 DK DQ Joker"
    scene = called("call SQ", settings, hands=hands, profile=profile)
    scene.play("A play SA").until("A").play("A play Joker")
    return (scene.play(f"A {named}") if named else scene).go_on()


def powerless_joker() -> Scene:
    """In the first trick the joker takes nothing."""
    return called("call SQ").play("A play DK, B play Joker").go_on()


def mighty_elsewhere() -> Scene:
    """Spades are trump, so the ace of diamonds is the mighty, played off suit."""
    hands = "A: SA SK SQ SJ S10 HA HK C9 C8 C7 | B: DA D2 C2 H2 H3 H4 H5 D3 D4 D5"
    scene = first(hands, profile="korean").won("A bid 14 spades").ready(friend="call DA")
    return scene.play("A play HA, B play DA").go_on()


def two_friends() -> Scene:
    """Of two packs both kings of spades make a friend."""
    scene = first(COPIES, seats=6).won("A bid 25 hearts").ready(friend="call SK")
    return scene.play("A play SA, B play SK, C play SK'").go_on()


def two_called() -> Scene:
    """Two called cards, each with its first player as a friend."""
    settings = "friend.kinds=cards"
    scene = first(COPIES, settings, seats=6).won("A bid 25 hearts").ready(friend="call DK SK")
    return scene.go_on()


def equal_mighties() -> Scene:
    """Two mighties in one trick: the first played wins."""
    hands = "A: HA HK HQ HJ D2 | B: SA D3 | C: SA' D4"
    scene = first(hands, profile="roth", seats=6).won("A bid 25 hearts").ready(friend="call SA")
    return scene.play("A play D2, B play SA, C play SA'").go_on()


def jokers_called(multi: str) -> Scene:
    """A ripper of two packs is led while three others hold jokers."""
    hands = "A: SA HA HK HQ HJ C3 | B: Joker | C: Joker' | D: Joker''"
    scene = first(hands, f"play.ripper_multi={multi}", seats=6).won("A bid 25 hearts")
    scene.ready(friend="call SK").play("A play SA").until("A")
    return scene.play("A play C3, B play Joker").go_on()


def owned(owner: str) -> Scene:
    """Points are buried, and somebody owns them."""
    scene = first(STRONG, f"exchange.buried_points={owner}", profile="korean")
    return scene.won("A bid 14 spades").ready(bury=POINTS, friend="call SJ").go_on()


def all_made() -> Scene:
    """Three players, and the declarer takes every point: a run, at the highest bid."""
    hands = "A: SA SK SQ SJ S10 S9 S8 S7 Joker HA"
    scene = first(hands, kitty="HK DA CA", profile="korean", seats=3).won("A bid 20 spades")
    scene.ready(bury="HA HK CA").leads("DA").play("A play Joker, A name hearts").until("A")
    return scene.leads("SA SK SQ SJ S10 S9 S8 S7").go_on()


def too_high() -> Scene:
    """A bid above the points of the pack can only fail."""
    scene = says(first(STRONG, profile="sinchon"), "A bid 21 spades")
    return scene.ready(friend="call SJ").go_on()


def comes_back() -> Scene:
    """Who has passed bids again later."""
    scene = says(first(profile="gyeonggi2"), "B bid 14 hearts")
    return says(scene, "A bid 15 clubs").go_on("bury").ready(friend="call SA").go_on()


def sits_out() -> Scene:
    """Six at the table, one deck: the dealer sits out."""
    scene = first(settings="pack.many=sit_out table.players=6", profile="korean", seats=6)
    return scene.won("A bid 14 hearts").ready(friend="call SA").go_on()


def contract(bid: str, final: str, profile: str = "korean") -> Scene:
    """A wins the auction with one contract and plays another."""
    scene = first(STRONG, profile=profile).won(f"A bid {bid}")
    return scene.ready(contract=final, friend="call SJ").go_on()


FORMS = (
    Crafted(
        "misdeals-paid",
        "A5; E, Misdeal: the penalty pot",
        misdeals,
        ("misdeal", "MisdealShown", "ThrownIn", "misdeal", "MisdealShown", "no misdeal", "bid 13"),
    ),
    Crafted(
        "misdeal-with-kitty",
        "A5; E, Misdeal: declarer with the kitty",
        misdeal_with_kitty,
        ("bid 13 clubs", "DeclarerFound", "Drew", "misdeal", "MisdealShown", "ThrownIn"),
    ),
    Crafted(
        "all-pass",
        "A6; B17",
        nobody_bids,
        (*5 * ("pass",), "ThrownIn", "shuffle", "bid 13 clubs"),
    ),
    Crafted(
        "all-pass-fined",
        "A6; B17: the next player deals",
        fined,
        (*5 * ("pass",), "ThrownIn", "shuffle", "bid 13 clubs", "DealScored"),
    ),
    Crafted(
        "lower-minimum",
        "A6; B17; E, Bidding",
        lambda: all_pass("min_minus_1", "A bid 12 hearts"),
        (*5 * ("pass",), "bid 12 hearts", "DeclarerFound"),
    ),
    Crafted(
        "last-chance",
        "A6; B17; E, Bidding: dealer_last_chance",
        lambda: all_pass("dealer_last_chance", "E bid 13 diamonds"),
        (*5 * ("pass",), "bid 13 diamonds", "DeclarerFound"),
    ),
    Crafted(
        "opener-forced",
        "A6; B17; E, Bidding: opener_forced",
        lambda: all_pass("opener_forced", "A bid 13 hearts"),
        (*5 * ("pass",), "bid 13 hearts", "DeclarerFound"),
    ),
    Crafted(
        "bid-above-points",
        "A6; E, Bidding: bids above the pack's points",
        too_high,
        ("bid 21 spades", "contract 21 spades", "DealScored"),
        made=False,
    ),
    Crafted(
        "back-into-the-bidding",
        "A6; B16; E, Bidding: re-entry",
        comes_back,
        ("pass", "bid 14 hearts", "pass", "bid 15 clubs", "DeclarerFound"),
    ),
    Crafted(
        "no-trump-below-minimum",
        "A6; E, Bidding: nt_below_min",
        lambda: first(STRONG, profile="snucse").won("A bid 12 no-trump").ready().go_on(),
        ("bid 12 no-trump", "contract 12 no-trump"),
    ),
    Crafted(
        "change-raises",
        "A8: suit to suit costs two",
        lambda: contract("14 hearts", "16 spades"),
        ("bid 14 hearts", "contract 16 spades", "ContractFixed"),
    ),
    Crafted(
        "change-at-the-top",
        "A8: from 19 a change goes to 20",
        lambda: contract("19 hearts", "20 spades"),
        ("bid 19 hearts", "contract 20 spades", "ContractFixed"),
    ),
    Crafted(
        "stake-doubled",
        "A8; B14",
        lambda: contract("14 hearts", "14 no-trump", profile="seed"),
        ("bid 14 hearts", "contract 14 no-trump", "ContractFixed"),
    ),
    Crafted(
        "points-buried",
        "A7; E, Scoring: the burial is the attackers'",
        lambda: owned("attackers"),
        ("bury", "LaidOff", "DealScored"),
    ),
    Crafted(
        "points-buried-for-defenders",
        "A7: old Sinchon",
        lambda: owned("defenders"),
        ("LaidOff", "DealScored"),
    ),
    Crafted(
        "points-buried-for-the-last-trick",
        "A7: the league's option",
        lambda: owned("last_trick"),
        ("LaidOff", "TrickTaken", "DealScored"),
    ),
    Crafted("alone", "A9; B23", lambda: called("alone").go_on(), ("alone", "DealScored")),
    Crafted(
        "friend-by-card",
        "A9",
        lambda: called("call SQ").play("A play SA").go_on(),
        ("call SQ", "FriendShown"),
    ),
    Crafted(
        "friend-of-the-first-trick",
        "A9: first-trick friend",
        lambda: called("call trick 1").play("A play C3").go_on(),
        ("call trick 1", "TrickTaken", "FriendShown"),
    ),
    Crafted(
        "friend-of-the-last-trick",
        "A9: last-trick friend",
        lambda: called("call trick 10", "friend.kinds=last").go_on(),
        ("call trick 10", "TrickTaken", "FriendShown", "DealScored"),
    ),
    Crafted(
        "friend-by-seat",
        "A9: seat friend",
        lambda: called("call seat 2", "friend.kinds=seat").go_on(),
        ("call seat 2", "FriendShown", "play"),
    ),
    Crafted("friend-fake", "A9; B22", lambda: called("call HA").go_on(), ("call HA", "DealScored")),
    Crafted(
        "two-friends",
        "A9; B4; E, Friends",
        two_friends,
        ("call SK", "play SA", "FriendShown", "FriendShown"),
    ),
    Crafted(
        "two-called-cards",
        "A9; B4; E, Friends: each card's first player",
        two_called,
        ("call SK DK", "FriendShown", "FriendShown"),
    ),
    Crafted(
        "request-once",
        "A9; B24: the first time he leads",
        lambda: request("first_holding"),
        ("contract 20 no-trump", "request diamonds", "play HA", "FriendShown", "play D2"),
    ),
    Crafted(
        "request-always",
        "A9; B24: every lead",
        lambda: request("every"),
        ("contract 20 no-trump", "request diamonds", "play HA", "FriendShown", "play D2"),
    ),
    Crafted(
        "request-declined",
        "A9; B24",
        lambda: first(TOP).won("A bid 20 no-trump").ready(friend="call HA").go_on(),
        ("contract 20 no-trump", "no request", "play"),
    ),
    Crafted(
        "joker-called",
        "A13; B11",
        lambda: ripper(calls=True),
        ("play C3", "call the joker", "LeadSettled", "play Joker"),
    ),
    Crafted(
        "joker-not-called", "A13; B9", lambda: ripper(calls=False), ("play C3", "no call", "play")
    ),
    Crafted(
        "jokers-all-called",
        "A13; B31: every holder",
        lambda: jokers_called("all_holders"),
        ("play C3", "LeadSettled", "play Joker", "play Joker'", "play Joker''"),
    ),
    Crafted(
        "jokers-next-called",
        "A13; B31; E: next_holder",
        lambda: jokers_called("next_holder"),
        ("play C3", "LeadSettled", "play Joker", "TrickTaken"),
    ),
    Crafted(
        "joker-names-suit",
        "A12; B8",
        lambda: joker_leads("", "name clubs"),
        ("play Joker", "name clubs", "LeadSettled", "TrickTaken"),
    ),
    Crafted(
        "joker-names-colour",
        "A12; E: names_colour",
        lambda: joker_leads("play.joker_lead=names_colour", "name red"),
        ("play Joker", "name red", "LeadSettled", "TrickTaken"),
    ),
    Crafted(
        "joker-calls-trump",
        "A12; B8: calls_trump",
        lambda: joker_leads("play.joker_lead=calls_trump", ""),
        ("play Joker", "LeadSettled", "TrickTaken"),
    ),
    Crafted(
        "joker-powerless",
        "A10, A12; B6: no power in the first trick",
        powerless_joker,
        ("play DK", "play Joker", "TrickTaken", "play"),
    ),
    Crafted(
        "mighty-moves",
        "A3: the mighty when spades are trump",
        mighty_elsewhere,
        ("contract 14 spades", "call DA", "play HA", "play DA", "FriendShown", "TrickTaken"),
    ),
    Crafted(
        "equal-mighties",
        "A3, A14: of equal cards the first played wins",
        equal_mighties,
        ("play SA", "FriendShown", "play SA'", "FriendShown", "TrickTaken"),
    ),
    Crafted(
        "fifty-one-cards",
        "A1: Roth's pack of four players",
        lambda: first(profile="roth", seats=4).won("A bid 13 hearts").ready().go_on(),
        ("bid 13 hearts", "alone", *12 * ("TrickTaken",), "DealScored"),
    ),
    Crafted(
        "dealer-sits-out",
        "A1; E, Bidding: sit_out",
        sits_out,
        ("bid 14 hearts", *10 * ("TrickTaken",), "DealScored"),
    ),
    Crafted(
        "run",
        "A15; B27: all points, three players without a friend",
        all_made,
        ("bid 20 spades", "play Joker", *9 * ("TrickTaken",), "DealScored"),
        made=True,
    ),
    Crafted(
        "back-run",
        "A15; B29: the defenders take more than half",
        lambda: first(POOR.replace("C:", "A:"), profile="korean").won("A bid 14 hearts").go_on(),
        ("contract 14 hearts", "alone", "DealScored"),
        made=False,
    ),
)
