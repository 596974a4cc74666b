"""Short codes: they come back, mean the same for ever, and show mistyping."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.i18n.random_rules import random_rules
from weli.games import load_profile, profile_names
from weli.games.mighty.rules import MightyRules
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.codes import decode, encode, looks_like_code
from weli.kernel.options import Problem, Rules, RulesError

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

KINDS: dict[str, type[Rules]] = {"M": MulatschakRules, "T": MightyRules}
"""The rules of each game by the letter of its codes."""

# What the empty codes stand for. A new option may be added; these values never change.
DEFAULTS = {
    "M": """
    pack.size=36 pack.strip_sevens=no seating.first_dealer=random seating.fifth_sits_out=no
    cut.cut=yes cut.card=lifted_bottom cut.must_take_weli=no cut.knock=yes cut.knock_carries=no
    white.redeal=mandatory white.timing=before_bidding bidding.min_bid=1 bidding.five_is_muli=yes
    bidding.one_forces_hearts=no bidding.dealer_hold=yes bidding.rounds=single_round_duel
    bidding.dealer_raise_reopens=duel bidding.muli_first_round_only=no
    bidding.muli_out_of_turn=yes bidding.dealer_may_hold_muli=no bidding.all_pass=redeal
    bidding.max_all_pass=3 trump.blind=yes trump.blind_weli=next_card
    trump.must_play_suits=hearts home.decision=before_exchange home.cost=1
    home.last_must_play=yes home.no_consecutive=no exchange.most=5 exchange.forbid_four=no
    exchange.cap_to_declarer=no exchange.one_on_sight=refuse_once exchange.five_on_sow=yes
    exchange.packerl=yes exchange.six_on_seven=yes exchange.five_served_last=yes
    exchange.first=declarer play.trumpfzwang=always play.stichzwang=yes scoring.trick=-1
    scoring.no_trick=5 scoring.failed_bid=10 scoring.muli_won_declarer=-10
    scoring.muli_won_others=10 scoring.muli_lost_declarer=10 scoring.muli_lost_others=-10
    scoring.muli_fail=all_others scoring.stop_failed_muli=yes scoring.hearts_factor=2
    scoring.max_multiplier=64 limits.no_bid_at=5 limits.no_home_at=3 limits.no_exchange_at=3
    limits.low_score_may_muli=no match.start_score=21 match.bust_limit=none
    match.tie=lowest_then_declarer match.clamp_at_zero=no
""",
    "T": """
    table.players=3,4,5,6,7,8 table.first_dealer=random pack.four=seed43 pack.two_deck_jokers=4
    pack.one_deck_jokers=1 pack.many=two_decks special.mighty=SA special.alt_mighty=DA
    special.ripper=C3 special.alt_ripper=S3 special.red_ripper=H3 special.alt_red_ripper=D3
    special.joker_is_point=no special.mighty_names_suit=no special.trump_needs_void=no
    misdeal.allowed=yes misdeal.spade_ace=0 misdeal.honours=2 misdeal.tens=1 misdeal.joker=-2
    misdeal.at_most=1 misdeal.also=none misdeal.when=first_turn misdeal.declarer_with_kitty=no
    misdeal.dealer=same misdeal.penalty=none bidding.opener=dealer bidding.opener_must_bid=no
    bidding.min=13,3:11,4:12,6:25,7:25,8:25 bidding.above_max=0 bidding.no_trump=over_equal
    bidding.no_trump_below_min=no bidding.pass_final=yes bidding.once=no
    bidding.all_pass=redeal bidding.all_pass_fine=0 exchange.buried_points=attackers
    exchange.forbid=none exchange.raise_after=yes change.mode=raise change.suit_cost=2
    change.no_trump_cost=1 change.clamp_to_max=yes change.max_no_trump_free=yes
    friend.kinds=card,first,none friend.joker_card=yes friend.mighty_card=yes friend.fake=yes
    friend.two_deck=both friend.request=yes friend.request_binding=first_holding
    first.mighty=valid first.trump=no_lead first.joker=powerless first.ripper=powerless
    last.mighty=valid last.trump=valid last.joker=powerless last.ripper=valid
    play.trump_release=nothing_else play.mighty_forced=joker_allowed play.joker_lead=names_suit
    play.powerless_lead=names_suit play.ripper_call=optional play.ripper_multi=all_holders
    play.mighty_defence=yes play.called_joker_power=no play.forced_early=no score.style=payment
    score.base=min_minus_1 score.fail_split=each score.made=official score.failed=short
    score.run=any score.back_run=half_plus score.back_run_by=5 score.no_trump=2
    score.no_trump_when=always score.alone=two score.max_bid=1 score.buried_special=1
    score.redeal_doubles=no score.four_fail=equal score.cap=none score.cap_no_trump=none
    match.deals=none match.target=none match.next_dealer=friend_or_declarer
""",
}

# Codes that people have: each must mean the same for ever. Only add to this table.
GOLDEN = {
    "M1-C": "",
    "M1-80506-04031-71101-01010-11D01-53A-H": """
        cut.knock=no bidding.five_is_muli=no bidding.muli_out_of_turn=no trump.blind=no
        home.decision=after_declarer_exchange exchange.one_on_sight=chain exchange.five_on_sow=no
        exchange.packerl=no exchange.six_on_seven=no exchange.five_served_last=no
        play.trumpfzwang=only_if_wins limits.no_bid_at=none limits.no_home_at=5
        match.start_score=15
    """,
    "M1-11215-05060-40311-23NTQ-13110-10101-0116M-11M16-015-7": """
        pack.size=33 seating.first_dealer=draw_high cut.knock=no bidding.five_is_muli=no
        bidding.muli_out_of_turn=no trump.blind=no home.decision=after_declarer_exchange
        home.cost=2 exchange.most=5,4:3,5:3 exchange.one_on_sight=chain exchange.five_on_sow=no
        exchange.packerl=no exchange.six_on_seven=no exchange.five_served_last=no
        play.trumpfzwang=only_if_wins scoring.muli_won_others=20 scoring.muli_lost_declarer=20
        limits.no_bid_at=none limits.no_home_at=5
    """,
    "M1-S155N-P3N10-5S7-Y": """
        trump.must_play_suits=acorns,hearts exchange.most=5,4:3 limits.no_bid_at=none
        match.bust_limit=150
    """,
    "T1-5": "",
    "T1-G10B0-C0115-G4931-36030-51531-02020-90-1": """
        misdeal.allowed=no bidding.opener=left exchange.raise_after=no change.mode=double_stake
        friend.kinds=card,none first.joker=no_lead first.ripper=no_lead play.mighty_forced=strict
        play.ripper_call=always score.style=penalty score.run=none score.back_run=none
        score.no_trump=1 score.alone=one match.next_dealer=left
    """,
    "T1-1441C-62213-14872-12081-C0101-03042-1141-0": """
        table.players=5 pack.one_deck_jokers=2 misdeal.spade_ace=2 misdeal.tens=2
        misdeal.joker=-1 misdeal.at_most=0 bidding.min=14 bidding.no_trump=plus_one
        bidding.pass_final=no change.suit_cost=1 first.trump=valid first.joker=valid
        first.ripper=valid last.joker=valid play.joker_lead=names_colour
        play.powerless_lead=next_card play.called_joker_power=yes
    """,
    "T1-17W1J-HHQZG-HKQ9-2": """
        table.players=3,4,5 bidding.min=13,3:12,4:14,6:25,7:25,8:25
    """,
}


def ruled(letter: str, settings: str) -> Rules:
    """A game's default rules with settings such as `home.cost=2 cut.knock=no`."""
    pairs = dict(setting.split("=", 1) for setting in settings.split())
    return KINDS[letter]().with_values(pairs)


def with_check(body: str, letter: str = "M") -> str:
    """A code with the check character that fits its body, whatever the body means."""
    codes = (f"{letter}1{body}{check}" for check in SYMBOLS)
    return next(code for code in codes if refused(code) != "code_check")


def squeezed(code: str) -> str:
    """A code without what means nothing in it."""
    return code.replace("-", "")


SQUEEZED = [squeezed(code) for code in GOLDEN]


def problem(code: str) -> Problem | None:
    """What is wrong with a code, if anything; nothing but a `RulesError` may say so."""
    try:
        decode(KINDS.get(code[:1].upper(), MulatschakRules), code)
    except RulesError as error:
        [only] = error.problems
        return only
    return None


def refused(code: str) -> str:
    """The code of what is wrong with a code; empty when nothing is."""
    found = problem(code)
    return found.code if found else ""


# ------------------------------------------------------------------------ what codes mean


@given(random_rules())
def test_codes_come_back(rules: Rules) -> None:
    code = encode(rules)
    assert decode(type(rules), code) == rules
    assert encode(decode(type(rules), code)) == code
    assert looks_like_code(code, type(rules).letter)


@pytest.mark.parametrize("name", profile_names())
def test_profiles_have_short_codes(name: str) -> None:
    rules = load_profile(name)
    code = encode(rules)
    assert decode(type(rules), code) == rules
    assert len(code) < 60
    assert code not in profile_names()


@pytest.mark.parametrize("code", GOLDEN)
def test_old_codes_mean_what_they_meant(code: str) -> None:
    letter = code[0]
    assert decode(KINDS[letter], code) == ruled(letter, DEFAULTS[letter] + GOLDEN[code])
    assert encode(ruled(letter, GOLDEN[code])) == code


@pytest.mark.parametrize(("letter", "count"), [("M", 59), ("T", 88)])
def test_the_defaults_that_codes_build_on_are_these(letter: str, count: int) -> None:
    pairs = dict(setting.split("=", 1) for setting in DEFAULTS[letter].split())
    rules = KINDS[letter]()
    assert rules == ruled(letter, DEFAULTS[letter])
    assert len(pairs) == count
    later = {row.path for row in rules.describe() if row.number > len(pairs)}
    assert set(pairs) | later == {row.path for row in rules.describe()}


def test_codes_may_be_typed_carelessly() -> None:
    code = "M1-11215-05060-40311-23NTQ-13110-10101-0116M-11M16-015-7"
    rules = decode(MulatschakRules, code)
    body = code[3:].replace("0", "o").replace("1", "l")
    for typed in (code.lower(), f"  {code} ", squeezed(code), code.replace("-", " "), "m1" + body):
        assert decode(MulatschakRules, typed) == rules
    assert decode(MulatschakRules, "M1" + body.replace("l", "I")) == rules


# ------------------------------------------------------------------------ mistyping


@pytest.mark.parametrize("code", SQUEEZED)
def test_every_single_wrong_character_is_found(code: str) -> None:
    missed = [
        (place, symbol)
        for place, right in enumerate(code)
        for symbol in SYMBOLS
        if symbol != right and not refused(code[:place] + symbol + code[place + 1 :])
    ]
    assert missed == []


@given(random_rules(), st.data())
def test_any_single_wrong_character_is_found(rules: Rules, data: st.DataObject) -> None:
    code = squeezed(encode(rules))
    place = data.draw(st.integers(0, len(code) - 1))
    symbol = data.draw(st.sampled_from(SYMBOLS.replace(code[place], "")))
    assert refused(code[:place] + symbol + code[place + 1 :])


def test_nearly_every_swap_of_neighbours_is_found() -> None:
    """Luhn's check misses only 0 beside Z, both ways round: 2 pairs of 992."""
    pairs = [(one, other) for one in SYMBOLS for other in SYMBOLS if one != other]
    missed = []
    for one, other in pairs:
        check = with_check(one + other)[-1]
        if refused(f"M1{other}{one}{check}") != "code_check":
            missed.append(one + other)
    assert missed == ["0Z", "Z0"]
    assert 1 - len(missed) / len(pairs) >= 0.95


@pytest.mark.parametrize("code", SQUEEZED)
def test_swapped_neighbours_of_real_codes_are_found(code: str) -> None:
    swaps = [
        code[:place] + other + one + code[place + 2 :]
        for place, (one, other) in enumerate(pairwise(code))
        if one != other
    ]
    assert [swapped for swapped in swaps if not refused(swapped)] == []


@pytest.mark.parametrize("code", SQUEEZED)
def test_a_code_cut_short_is_seldom_taken_for_another(code: str) -> None:
    taken = [code[:length] for length in range(len(code)) if not refused(code[:length])]
    assert len(taken) <= 1


# ------------------------------------------------------------------------ junk


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "code_head"),
        ("M", "code_head"),
        ("M2-C", "code_head"),
        ("K1-C", "code_head"),
        ("salzburg", "code_head"),
        ("M1", "code_check"),
        ("M1-", "code_check"),
        ("M1-D", "code_check"),
        ("M1-80506-04031-71101-01010-11D01-53A-J", "code_check"),
        ("M1-8050U-C", "code_symbol"),
        ("M1-ä", "code_symbol"),
        ("M1\n-C\n-\n", "code_symbol"),
    ],
)
def test_what_is_wrong_with_a_code(text: str, wrong: str) -> None:
    assert refused(text) == wrong


@pytest.mark.parametrize(
    "body",
    [
        "00",
        "0",
        "1",
        "Z",
        "ZZZZ",
        "Z12",
        "1Z3",
        "13",
        "G1",
        "81G",
        "5" + "Z" * 30 + "1",
        "Z" * 5000 + "10",
        "1" + "Z" * 5000 + "1",
    ],
    ids=lambda body: body[:8],
)
def test_what_this_version_does_not_know_is_never_guessed(body: str) -> None:
    found = problem(with_check(body))
    assert found is not None
    assert found.code == "code_unknown"
    assert len(str(found.details["number"])) < 30


@given(st.text() | st.text("M1-" + SYMBOLS, max_size=60).map(lambda body: "M1" + body))
@example("M1" + "0" * 10_000)
@example("ﬀ1-C")
@example("M\N{ARABIC-INDIC DIGIT ONE}-C")
def test_junk_is_refused_clearly(text: str) -> None:
    found = problem(text)
    if found is None:
        rules = decode(KINDS[text.strip()[0].upper()], text)
        assert decode(type(rules), encode(rules)) == rules
    else:
        assert found.code in {"code_head", "code_symbol", "code_check", "code_unknown"}


def test_what_looks_like_a_code() -> None:
    assert looks_like_code(" m1-c", "MK")
    assert looks_like_code("K9", "MK")
    for text in ("", "M", "salzburg", "murln", "X1-C", "my rules.toml"):
        assert not looks_like_code(text, "MK")
