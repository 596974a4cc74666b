"""Both languages say the same things, and every message can be said."""

from fractions import Fraction

import pytest

from tests.i18n.messages import SCOPES, all_patterns, needs, patterns, ways
from weli.i18n import texts
from weli.i18n.problems import option_called
from weli.i18n.texts import LANGUAGES, Texts, sources

OTHERS = [language for language in LANGUAGES if language != "en"]
ISOLATION_MARKS = {chr(code) for code in range(0x2066, 0x206A)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SCOPES)
def test_every_language_has_the_same_files(language: str, game: str) -> None:
    assert set(sources(language, game)) == set(sources("en", game))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SCOPES)
def test_every_language_has_the_same_messages(language: str, game: str) -> None:
    ours, english = set(patterns(language, game)), set(patterns("en", game))
    assert english - ours == set(), f"missing in {language}"
    assert ours - english == set(), "missing in en"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SCOPES)
def test_no_language_needs_to_know_more_than_english(language: str, game: str) -> None:
    """A sentence may leave a detail out, as German does with "two" in "zu zweit"."""
    asked_more = {
        message: set(needs(language, message, game)) - set(needs("en", message, game))
        for message in patterns(language, game)
        if message in patterns("en", game)
    }
    # A label has no article in German, and "spielst" needs one: these say the same cards.
    same = {"card", "the_card", "cards"}
    wrong = {name: more for name, more in asked_more.items() if more - same}
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SCOPES)
def test_every_message_can_be_said_in_every_way(language: str, game: str) -> None:
    told = Texts(language, game)
    for message in patterns(language, game):
        for details in ways(language, message, game):
            sentence = told(message, **details)
            assert not ISOLATION_MARKS & set(sentence), message
            assert "\n" not in sentence, message
            assert "{" not in sentence, message
            assert sentence.strip(), message


def test_a_refusal_and_a_problem_are_told_alike_at_every_table() -> None:
    """Their codes do not say of which game they are, so no two games may have the same."""
    for theme in ("reason-", "problem-", "record-error-"):
        names = [name for game in SCOPES for name in patterns("en", game) if name.startswith(theme)]
        assert len(names) == len(set(names))


def test_options_with_the_same_path_have_the_same_name() -> None:
    """A refusal names its house rule by path, and does not say of which game it is."""
    for language in LANGUAGES:
        names: dict[str, set[str]] = {}
        for words in Texts(language).each_game():
            for message in patterns(language, words.game):
                if message.startswith("option-") and "." not in message:
                    names.setdefault(message, set()).add(words(message))
        assert [each for each in names.values() if len(each) > 1] == []
    assert option_called(Texts("en"), "bidding.all_pass") == "when all pass"


def test_there_are_messages_to_test() -> None:
    assert len(all_patterns("en")) > 900


def test_a_message_that_does_not_exist_is_a_key_error() -> None:
    told = Texts("en")
    assert told.has("reason-not-now")
    assert told.has("option-home-cost.sentence")
    assert not told.has("reason-of-state")
    assert not told.has("option-home-cost.colour")
    with pytest.raises(KeyError, match="reason-of-state"):
        told("reason-of-state")


def test_words_are_those_of_the_table() -> None:
    told = Texts("en")
    assert told.at("mulatschak")("action-bid", tricks=2) == "Bid 2"
    assert told.at("mighty")("action-bid", contract="14 hearts") == "Bid 14 hearts"
    assert told.at("mighty")("yes") == "yes"
    assert not told.at("mighty").has("action-knock")
    assert told("action-knock") == "Knock"
    with pytest.raises(KeyError, match="mighty or mulatschak"):
        told("action-bid", tricks=2)


def test_what_is_known_of_a_table_is_kept() -> None:
    table = Texts("en").at("mighty", last_trick=10)
    assert table.at("mighty") is table
    assert table.at("mighty", jokers_apart="yes").table == {"last_trick": 10, "jokers_apart": "yes"}
    assert table.at("mulatschak").table == {}


def test_a_missing_detail_is_an_error_that_names_the_message() -> None:
    with pytest.raises(ValueError, match="event-did-lift"):
        Texts("en")("event-did-lift", who="you")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "de_AT.UTF-8", "WELI_LANG": "en"}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "en"),
        ({"WELI_LANG": "", "LANG": "de"}, "de"),
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert texts.default_language(environment) == language


def test_a_language_without_words_is_named_with_the_nearest() -> None:
    with pytest.raises(texts.UnknownLanguage) as caught:
        Texts("den")
    assert caught.value.language == "den"
    assert caught.value.near == "de"


def test_lists_are_told_as_people_do() -> None:
    english, german = Texts("en"), Texts("de")
    assert english.listing([]) == ""
    assert english.listing(["a"]) == "a"
    assert english.listing(["a", "b", "c"]) == "a, b and c"
    assert german.listing(["a", "b"], "or") == "a oder b"


def test_points_have_their_sign() -> None:
    assert [texts.signed(points) for points in (-12, 0, 5)] == ["-12", "0", "+5"]
    halves = (Fraction(5, 2), Fraction(-1, 2), Fraction(-10, 3), Fraction(4, 2), Fraction(7, 24))
    assert [texts.signed(points) for points in halves] == ["+2½", "-½", "-3⅓", "+2", "+7/24"]
