"""The page a group reads before it starts, and what is different from the game it knows."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.i18n.random_rules import random_rules, two_rules
from weli.games import GAMES, load_profile, profile_names
from weli.games.mulatschak.rules import MulatschakRules
from weli.i18n.lines import WIDTH, columns, wrapped
from weli.i18n.sheets import (
    compare,
    difference,
    offered_profiles,
    profile_title,
    rule_sentence,
    sheet,
)
from weli.i18n.texts import LANGUAGES, Texts
from weli.i18n.words import Words, playable_numbers, words_for
from weli.kernel import codes
from weli.kernel.domains import PerSeats
from weli.kernel.options import Rules

EN, DE, KO = Texts("en"), Texts("de"), Texts("ko")
PAGE = 70
"""So many lines has a page of A4 in the usual print of a program."""

LONG_PAGE = 75
"""And so many in a smaller one, for rules that tell every number of players at once."""


def unwrapped(text: str) -> str:
    """A sheet's text with its line breaks taken out."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", profile_names())
def test_a_profiles_sheet_is_one_page(profile: str, language: str) -> None:
    rules = load_profile(profile)
    for seats in (None, *playable_numbers(rules)):
        told = sheet(Texts(language), rules, profile, seats)
        lines = told.splitlines()
        assert len(lines) <= (LONG_PAGE if seats is None else PAGE)
        assert max(map(columns, lines)) <= WIDTH
        assert profile_title(Texts(language), profile) in lines[0]
        assert not re.search(r"[{}<>]|\((는|가|를|와|이|으)\)|  \S.*  ", told)


@settings(max_examples=60)
@given(
    rules=random_rules(), language=st.sampled_from(LANGUAGES), seats=st.sampled_from([None, 3, 4])
)
def test_any_rules_can_be_told(rules: Rules, language: str, seats: int | None) -> None:
    words = Texts(language)
    told = sheet(words, rules, "salzburg" if rules.game == "mulatschak" else "seed", seats)
    assert max(map(columns, told.splitlines())) <= max(WIDTH, len(codes.encode(rules)) + 30)
    assert "{" not in told
    code = told.split()[-1]
    assert codes.decode(type(rules), code) == rules


@settings(max_examples=60)
@given(both=two_rules(), language=st.sampled_from(LANGUAGES))
def test_any_two_rules_can_be_compared(both: tuple[Rules, Rules], language: str) -> None:
    words = Texts(language)
    rules, other = both
    found = {each.described.path for each in compare(words, rules, other)}
    assert found <= set(rules.diff(other))
    assert len(difference(words, rules, other)) == len(found)
    told_by_game = words_for(rules.game)
    for path, values in rules.diff(other).items():
        matters = any(told_by_game.comes_up(each, path, None) for each in both)
        # A number may differ only for so many players as cannot play.
        assert matters == (path in found) or (matters and isinstance(values[0], PerSeats))


def test_the_sheet_has_a_place_for_every_option() -> None:
    by_hand = {
        "mulatschak": {
            *(f"scoring.muli_{name}" for name in ("won_declarer", "won_others", "fail")),
            *(f"scoring.muli_lost_{name}" for name in ("declarer", "others")),
            *(f"limits.no_{name}_at" for name in ("bid", "home", "exchange")),
        },
        "mighty": {
            "table.players",
            "pack.four",
            *(f"misdeal.{name}" for name in ("spade_ace", "honours", "tens", "joker", "at_most")),
            *(
                f"{trick}.{kind}"
                for trick in ("first", "last")
                for kind in ("mighty", "trump", "joker", "ripper")
            ),
        },
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
        paths = {each.path for each in game.rules().describe()}
        assert set(placed) | by_hand[game.id] == paths
        assert not set(placed) & by_hand[game.id]


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


# ------------------------------------------------------------------------ Mighty

SEED = load_profile("seed")
OWN_OF_SEED = {
    "special.joker_is_point": "yes",
    "special.mighty_names_suit": "yes",
    "bidding.all_pass_fine": "1",
    "bidding.once": "yes",
    "exchange.forbid": "joker",
    "exchange.buried_points": "last_trick",
    "friend.kinds": "card,cards,last,none",
    "friend.fake": "no",
    "play.forced_early": "yes",
    "play.called_joker_power": "yes",
    "score.redeal_doubles": "yes",
    "score.max_bid": "2",
    "match.target": "50",
}


@pytest.mark.parametrize("path", sorted(OWN_OF_SEED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_ones_own_is_on_mightys_sheet(path: str, language: str) -> None:
    words = Texts(language)
    described = next(each for each in SEED.describe() if each.path == path)
    changed = SEED.with_values({path: OWN_OF_SEED[path]})
    sentence = rule_sentence(words, described, changed.get(path))
    assert sentence in unwrapped(sheet(words, changed, "seed"))
    assert sentence not in unwrapped(sheet(words, SEED, "seed"))


@pytest.mark.parametrize(
    ("settings", "seats", "silent"),
    [
        ({}, 5, "friend.two_deck"),
        ({}, 3, "friend.kinds"),
        ({}, 5, "pack.two_deck_jokers"),
        ({}, 6, "pack.one_deck_jokers"),
        ({}, 5, "special.red_ripper"),
        ({"misdeal.allowed": "no"}, 5, "misdeal.when"),
        ({"friend.kinds": "none"}, 5, "friend.fake"),
        ({"bidding.opener_must_bid": "yes"}, 5, "bidding.all_pass"),
        ({"bidding.no_trump": "forbidden"}, 5, "friend.request"),
        ({"change.mode": "free"}, 5, "change.suit_cost"),
        ({"score.style": "penalty"}, 5, "score.made"),
        ({"score.style": "payment"}, 5, "score.base"),
        ({"first.trump": "valid"}, 5, "play.trump_release"),
        ({"first.joker": "valid", "last.joker": "valid"}, 5, "play.powerless_lead"),
    ],
)
def test_mightys_rules_that_cannot_come_up_are_left_out(
    settings: dict[str, str], seats: int, silent: str
) -> None:
    rules = SEED.with_values(settings)
    described = next(each for each in rules.describe() if each.path == silent)
    assert not words_for("mighty").comes_up(rules, silent, seats)
    sentence = rule_sentence(EN, described, rules.get(silent))
    assert sentence not in unwrapped(sheet(EN, rules, "seed", seats))


def test_a_pack_is_told_for_the_table() -> None:
    told = sheet(EN, load_profile("roth"), "roth", 8)
    assert "For 8 players." in told
    assert "  8 players: 12 cards each, 4 in the kitty; two twos only, spade and diamond." in told
    assert "7 players" not in told
    assert "The lowest bid, in points: 25." in unwrapped(told)
    assert "  3명: 10장씩, 바닥패 3장. 7 이상만 씁니다.\n" in sheet(KO, SEED, "seed", 3)


def test_the_lowest_bid_is_that_of_those_who_can_play() -> None:
    assert "The lowest bid, in points: 13; with four players 14." in unwrapped(
        sheet(EN, load_profile("pagat"), "pagat")
    )
    sits_out = load_profile("korean").with_values({"pack.many": "sit_out", "table.players": "6"})
    assert "The lowest bid, in points: 13." in unwrapped(sheet(EN, sits_out, "korean", 6))
    assert "the dealer sits out" in unwrapped(sheet(EN, sits_out, "korean", 6))


def test_the_first_and_the_last_trick_are_told_together() -> None:
    assert (
        "In the first trick: trumps may not be led while anything else may; the joker has no "
        "power; the ripper does not call the joker. Who can lead nothing else may lead trump all "
        "the same. In the last trick: the joker has no power."
    ) in unwrapped(sheet(EN, load_profile("korean"), "korean"))
    valid = {f"{trick}.{kind}": "valid" for trick in ("first", "last") for kind in KINDS}
    assert "first trick:" not in sheet(EN, SEED.with_values(valid), "seed")


KINDS = ("mighty", "trump", "joker", "ripper")


def test_koreans_are_offered_their_own_profile_first() -> None:
    assert offered_profiles("mighty", "ko", 5)[:2] == ["korean", "seed"]
    assert offered_profiles("mighty", "ko")[0] == "korean"
    assert offered_profiles("mighty", "ko", 6) == ["seed", "daejeon6", "roth"]
    assert offered_profiles("mighty", "en", 3) == ["seed", "bga", "korean"]
    assert offered_profiles("mulatschak", "ko", 4)[0] == "salzburg"


def test_lines_are_as_wide_as_they_look() -> None:
    assert columns("마이티 2½") == 9
    lines = wrapped("프렌드 " * 40, "  ").splitlines()
    assert len(lines) == 4
    assert {columns(line) <= WIDTH for line in lines} == {True}
    assert wrapped("") == ""
    assert wrapped("word " * 3, "    ", "  - ") == "  - word word word"
