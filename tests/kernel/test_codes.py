"""Short codes: they come back, mean the same for ever, and show mistyping."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games import PROFILES
from tests.i18n.random_rules import random_rules
from weli.games import load_profile, profile_names
from weli.games.mulatschak.rules import MulatschakRules
from weli.kernel.codes import decode, encode, looks_like_code
from weli.kernel.options import Problem, Rules, RulesError

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

# What the empty code stands for. A new option may be added; these values never change.
DEFAULTS = """
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
"""

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
}


def ruled(settings: str) -> MulatschakRules:
    """The default rules with settings such as `home.cost=2 cut.knock=no`."""
    pairs = dict(setting.split("=", 1) for setting in settings.split())
    return MulatschakRules().with_values(pairs)


def with_check(body: str) -> str:
    """A code with the check character that fits its body, whatever the body means."""
    codes = (f"M1{body}{check}" for check in SYMBOLS)
    return next(code for code in codes if refused(code) != "code_check")


def squeezed(code: str) -> str:
    """A code without what means nothing in it."""
    return code.replace("-", "")


SQUEEZED = [squeezed(code) for code in GOLDEN]


def problem(code: str) -> Problem | None:
    """What is wrong with a code, if anything; nothing but a `RulesError` may say so."""
    try:
        decode(MulatschakRules, code)
    except RulesError as error:
        [only] = error.problems
        return only
    return None


def refused(code: str) -> str:
    """The code of what is wrong with a code; empty when nothing is."""
    found = problem(code)
    return found.code if found else ""


# ------------------------------------------------------------------------ what codes mean


@given(random_rules("mulatschak"))
def test_codes_come_back(rules: Rules) -> None:
    code = encode(rules)
    assert decode(type(rules), code) == rules
    assert encode(decode(type(rules), code)) == code
    assert looks_like_code(code, "M")


@pytest.mark.parametrize("name", PROFILES)
def test_profiles_have_short_codes(name: str) -> None:
    code = encode(load_profile(name))
    assert decode(MulatschakRules, code) == load_profile(name)
    assert len(code) < 60
    assert code not in profile_names()


@pytest.mark.parametrize("code", GOLDEN)
def test_old_codes_mean_what_they_meant(code: str) -> None:
    assert decode(MulatschakRules, code) == ruled(DEFAULTS + GOLDEN[code])
    assert encode(ruled(GOLDEN[code])) == code


def test_the_defaults_that_codes_build_on_are_these() -> None:
    pairs = dict(setting.split("=", 1) for setting in DEFAULTS.split())
    assert MulatschakRules() == ruled(DEFAULTS)
    assert len(pairs) == 59
    later = {row.path for row in MulatschakRules().describe() if row.number > len(pairs)}
    assert set(pairs) | later == {row.path for row in MulatschakRules().describe()}


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


@given(random_rules("mulatschak"), st.data())
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
        rules = decode(MulatschakRules, text)
        assert decode(MulatschakRules, encode(rules)) == rules
    else:
        assert found.code in {"code_head", "code_symbol", "code_check", "code_unknown"}


def test_what_looks_like_a_code() -> None:
    assert looks_like_code(" m1-c", "MK")
    assert looks_like_code("K9", "MK")
    for text in ("", "M", "salzburg", "murln", "X1-C", "my rules.toml"):
        assert not looks_like_code(text, "MK")
