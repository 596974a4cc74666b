"""Every house rule has a name, a sentence for every value, and names for its values."""

import pytest

from tests.i18n.messages import patterns
from tests.i18n.random_rules import ALL_OPTIONS, some_values
from weli.cards import Suit
from weli.games import GAMES
from weli.games.mulatschak.rules import MulatschakRules
from weli.i18n.problems import message_of
from weli.i18n.sheets import group_name, option_name, rule_sentence, say_value, typed_value
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.domains import Choice, Flag, PerSeats
from weli.kernel.options import Described

BY_PATH = {each.path: each for each in MulatschakRules().describe()}
EN, DE = Texts("en"), Texts("de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ALL_OPTIONS.values(), ids=list(ALL_OPTIONS))
def test_every_value_of_every_option_reads_as_a_rule(option: Described, language: str) -> None:
    words = Texts(language)
    assert option_name(words, option)[0].isupper()
    for value in some_values(option):
        sentence = rule_sentence(words, option, value)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert say_value(words, option, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ALL_OPTIONS.values(), ids=list(ALL_OPTIONS))
def test_different_values_are_different_rules(option: Described, language: str) -> None:
    """Except that factors of one are told in words, and so on: never two values alike."""
    words = Texts(language)
    values = list(some_values(option))
    sentences = [rule_sentence(words, option, value) for value in values]
    assert len(set(sentences)) == len(values)
    if isinstance(option.domain, Flag | Choice):
        assert len({say_value(words, option, value) for value in values}) == len(values)


def test_no_name_or_value_is_left_over() -> None:
    known = set()
    for game in GAMES.values():
        for each in game.rules().describe():
            message = message_of("option", each.message)
            known |= {message, f"{message}.sentence"}
            if isinstance(each.domain, Choice):
                words = [value for value in each.domain.values() if isinstance(value, str)]
                known |= {f"{message}.{word}" for word in words}
    assert {name for name in patterns("en") if name.startswith("option-")} == known


def test_every_group_has_its_heading() -> None:
    for game in GAMES.values():
        groups = {each.group for each in game.rules().describe()}
        for language in LANGUAGES:
            assert len({group_name(Texts(language), group) for group in groups}) == len(groups)


@pytest.mark.parametrize(
    ("path", "value", "english", "german"),
    [
        (
            "exchange.forbid_four",
            True,
            "Nobody may exchange exactly four cards.",
            "Genau vier Karten darf niemand tauschen.",
        ),
        (
            "exchange.most",
            PerSeats(5, {4: 3}),
            "The most cards that may be exchanged: five; with four players three.",
            "Tauschen darf man höchstens so viele Karten: fünf; zu viert drei.",
        ),
        ("home.cost", 1, "Staying home costs one point.", "Daheim bleiben kostet einen Punkt."),
        ("home.cost", 2, "Staying home costs 2 points.", "Daheim bleiben kostet 2 Punkte."),
        (
            "limits.no_bid_at",
            None,
            "Everyone may bid, whatever the score.",
            "Ansagen darf jeder, wie immer er steht.",
        ),
        (
            "trump.must_play_suits",
            frozenset({Suit.HEARTS, Suit.ACORNS}),
            "When Acorns or Hearts are trump, nobody may stay home.",
            "Ist Eichel oder Herz Trumpf, darf niemand daheim bleiben.",
        ),
        (
            "scoring.no_trick",
            5,
            "Playing without a trick costs +5.",
            "Mitgehen ohne Stich kostet +5.",
        ),
    ],
)
def test_sentences_read_as_rules(path: str, value: object, english: str, german: str) -> None:
    assert rule_sentence(EN, BY_PATH[path], value) == english
    assert rule_sentence(DE, BY_PATH[path], value) == german


def test_a_number_for_a_known_table_is_told_for_that_table() -> None:
    most = PerSeats(5, {4: 3, 5: 3})
    option = BY_PATH["exchange.most"]
    assert rule_sentence(EN, option, most, seats=4) == "Everyone may exchange up to three cards."
    assert rule_sentence(EN, option, most, seats=3) == "Everyone may exchange up to five cards."
    assert say_value(EN, option, most) == "five; with four or five players three"
    mixed = PerSeats(5, {2: 1, 4: 3, 5: 2})
    assert say_value(DE, option, mixed) == "fünf; zu zweit eins, zu viert drei, zu fünft zwei"


@pytest.mark.parametrize(
    ("path", "value", "english", "german"),
    [
        ("pack.size", 33, "33", "33"),
        ("cut.knock", True, "yes", "ja"),
        ("limits.no_bid_at", None, "none", "keine"),
        ("bidding.all_pass", "redeal", "deal again", "neu geben"),
        ("exchange.one_on_sight", "chain", "refused again and again", "immer wieder ablehnen"),
        ("trump.must_play_suits", frozenset(), "none", "keine"),
    ],
)
def test_values_have_names(path: str, value: object, english: str, german: str) -> None:
    assert say_value(EN, BY_PATH[path], value) == english
    assert say_value(DE, BY_PATH[path], value) == german


@pytest.mark.parametrize("option", ALL_OPTIONS.values(), ids=list(ALL_OPTIONS))
def test_what_is_typed_is_read_again(option: Described) -> None:
    for value in some_values(option):
        assert option.domain.parse(typed_value(option.domain.plain(value))) == value
