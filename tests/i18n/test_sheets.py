"""The page a group reads before it starts, and what is different from the game it knows."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.i18n.random_rules import random_rules
from weli.games import GAMES, load_profile, profile_names
from weli.games.mulatschak.rules import MulatschakRules
from weli.i18n.sheets import WIDTH, compare, difference, profile_title, rule_sentence, sheet
from weli.i18n.texts import LANGUAGES, Texts
from weli.i18n.words import Words, words_for
from weli.kernel import codes
from weli.kernel.options import Rules

EN, DE = Texts("en"), Texts("de")
PAGE = 70
"""So many lines has a page of A4 in the usual print of a program."""


def unwrapped(text: str) -> str:
    """A sheet's text with its line breaks taken out."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", sorted(profile_names()))
def test_a_profiles_sheet_is_one_page(profile: str, language: str) -> None:
    told = sheet(Texts(language), load_profile(profile), profile)
    lines = told.splitlines()
    assert len(lines) <= PAGE
    assert max(map(len, lines)) <= WIDTH
    assert profile_title(Texts(language), profile) in lines[0]


@given(
    rules=random_rules(), language=st.sampled_from(LANGUAGES), seats=st.sampled_from([None, 2, 4])
)
def test_any_rules_can_be_told(rules: Rules, language: str, seats: int | None) -> None:
    words = Texts(language)
    told = sheet(words, rules, "salzburg", seats)
    assert max(map(len, told.splitlines())) <= max(WIDTH, len(codes.encode(rules)) + 30)
    assert "{" not in told
    code = told.split()[-1]
    assert codes.decode(type(rules), code) == rules


@given(rules=random_rules(), other=random_rules(), language=st.sampled_from(LANGUAGES))
def test_any_two_rules_can_be_compared(rules: Rules, other: Rules, language: str) -> None:
    words = Texts(language)
    found = compare(words, rules, other)
    assert {each.described.path for each in found} <= set(rules.diff(other))
    assert len(difference(words, rules, other)) == len(found)
    told_by_game = words_for(rules.game)
    for path in rules.diff(other):
        matters = any(told_by_game.comes_up(each, path, None) for each in (rules, other))
        assert matters == (path in {each.described.path for each in found})


def test_the_sheet_has_a_place_for_every_option() -> None:
    by_hand = {
        *(f"scoring.muli_{name}" for name in ("won_declarer", "won_others", "fail")),
        *(f"scoring.muli_lost_{name}" for name in ("declarer", "others")),
        *(f"limits.no_{name}_at" for name in ("bid", "home", "exchange")),
    }
    """Told together with others, in sentences of the sheet's own."""
    for game in GAMES.values():
        placed = [
            name
            for section in words_for(game.id).outline()
            for paragraph in section.paragraphs
            for name in paragraph
            if not name.startswith("sheet-")
        ]
        assert len(placed) == len(set(placed))
        assert set(placed) | by_hand == {each.path for each in game.rules().describe()}


SALZBURG = load_profile("salzburg")
OWN = {
    "cut.knock_carries": "yes",
    "cut.must_take_weli": "yes",
    "white.timing": "after_first_round",
    "bidding.one_forces_hearts": "yes",
    "bidding.dealer_may_hold_muli": "yes",
    "trump.blind_weli": "choose",
    "home.no_consecutive": "yes",
    "exchange.cap_to_declarer": "yes",
    "limits.low_score_may_muli": "yes",
    "match.bust_limit": "100",
    "scoring.stop_failed_muli": "no",
    "bidding.min_bid": "2",
}


@pytest.mark.parametrize("path", sorted(OWN))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_ones_own_is_on_the_sheet(path: str, language: str) -> None:
    words = Texts(language)
    described = next(each for each in SALZBURG.describe() if each.path == path)
    changed = SALZBURG.with_values({path: OWN[path]})
    sentence = rule_sentence(words, described, changed.get(path))
    assert sentence in unwrapped(sheet(words, changed, "salzburg"))
    assert sentence not in unwrapped(sheet(words, SALZBURG, "salzburg"))


@pytest.mark.parametrize(
    ("settings", "silent"),
    [
        ({"cut.knock": "no"}, "cut.knock_carries"),
        ({"cut.cut": "no", "cut.knock": "no"}, "cut.card"),
        ({"trump.blind": "no"}, "trump.blind_weli"),
        ({"white.redeal": "off"}, "white.timing"),
        ({"exchange.most": "3"}, "exchange.packerl"),
        ({"exchange.most": "0"}, "exchange.one_on_sight"),
        ({"bidding.all_pass": "dealer_must_bid"}, "bidding.max_all_pass"),
        ({"trump.must_play_suits": "acorns,leaves,hearts,bells"}, "home.cost"),
    ],
)
def test_rules_that_cannot_come_up_are_left_out(settings: dict[str, str], silent: str) -> None:
    rules = SALZBURG.with_values(settings)
    described = next(each for each in rules.describe() if each.path == silent)
    sentence = rule_sentence(EN, described, rules.get(silent))
    assert sentence not in unwrapped(sheet(EN, rules, "salzburg"))


def test_what_is_not_played_is_listed() -> None:
    told = unwrapped(sheet(EN, load_profile("geiser"), "geiser"))
    assert (
        "Not played here: knocking, blind trump, five on the Sow, six on the Seven and Packerl."
    ) in told
    assert "Not played here" not in sheet(EN, SALZBURG, "salzburg")


def test_the_sheet_says_when_a_table_has_rules_of_its_own() -> None:
    one = SALZBURG.with_values({"home.cost": 2})
    two = one.with_values({"match.start_score": 15})
    assert "With one rule of this table's own." in sheet(EN, one, "salzburg")
    assert "Mit 2 eigenen Regeln dieser Runde." in sheet(DE, two, "salzburg")


def test_a_sheet_for_two_leaves_out_what_is_for_more() -> None:
    told = unwrapped(sheet(EN, load_profile("murln"), "murln", seats=2))
    assert "For two players." in told
    assert "With two players nobody can stay home." in told
    assert "Staying home costs" not in told
    assert "Everyone may exchange up to five cards." in told
    four = unwrapped(sheet(EN, load_profile("murln"), "murln", seats=4))
    assert "Everyone may exchange up to three cards." in four


def test_limits_of_the_same_score_are_told_together() -> None:
    rules = SALZBURG.with_values({"limits.no_bid_at": 3})
    assert "With 3 points or less nobody may bid, hold, stay home or exchange." in unwrapped(
        sheet(EN, rules, "salzburg")
    )


def test_the_lowest_rank_is_that_of_the_pack() -> None:
    stripped = load_profile("geiser").with_values({"pack.strip_sevens": "yes", "pack.size": 33})
    assert "down to the eight" in unwrapped(sheet(EN, stripped, "geiser", seats=2))
    assert "Zehner bis Siebener" in unwrapped(sheet(DE, load_profile("murln"), "murln"))
    assert "Zehner bis Sechser" in unwrapped(sheet(DE, SALZBURG, "salzburg"))


def test_a_difference_tells_both_sides() -> None:
    rules = SALZBURG.with_values({"home.cost": 2})
    assert difference(EN, rules, SALZBURG, "Salzburg") == [
        "Staying home costs 2 points. (Salzburg: Staying home costs one point.)"
    ]
    assert difference(DE, rules, SALZBURG) == [
        "Daheim bleiben kostet 2 Punkte. (sonst: Daheim bleiben kostet einen Punkt.)"
    ]


def test_a_rule_that_can_no_longer_come_up_is_gone() -> None:
    ours = SALZBURG.with_values({"trump.blind": "no", "trump.blind_weli": "bells"})
    told = difference(EN, ours, SALZBURG)
    assert told[1].startswith("Gone is: ")
    back = difference(EN, SALZBURG, ours)
    assert "(" not in back[1]


def test_no_difference_is_no_line() -> None:
    assert difference(EN, SALZBURG, MulatschakRules()) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_brings_all_its_words(game: str) -> None:
    asked_for = {name for name in vars(Words) if not name.startswith("_")}
    assert len(asked_for) >= 10
    assert {
        name for name in asked_for if not callable(getattr(words_for(game), name, None))
    } == set()
