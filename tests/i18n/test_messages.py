"""Both languages say the same things, and every message can be said."""

import pytest

from tests.i18n.messages import needs, patterns, ways
from weli.i18n import texts
from weli.i18n.texts import LANGUAGES, Texts, sources

OTHERS = [language for language in LANGUAGES if language != "en"]
ISOLATION_MARKS = {chr(code) for code in range(0x2066, 0x206A)}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert set(sources(language)) == set(sources("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    ours, english = set(patterns(language)), set(patterns("en"))
    assert english - ours == set(), f"missing in {language}"
    assert ours - english == set(), "missing in en"


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_needs_to_know_more_than_english(language: str) -> None:
    """A sentence may leave a detail out, as German does with "two" in "zu zweit"."""
    asked_more = {
        message: set(needs(language, message)) - set(needs("en", message))
        for message in patterns(language)
        if message in patterns("en")
    }
    # A label has no article in German, and "spielst" needs one: the two say the same card.
    same = {frozenset({"card"}), frozenset({"the_card"})}
    wrong = {name: more for name, more in asked_more.items() if more and more not in same}
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_every_way(language: str) -> None:
    told = Texts(language)
    for message in patterns(language):
        for details in ways(language, message):
            sentence = told(message, **details)
            assert not ISOLATION_MARKS & set(sentence), message
            assert "\n" not in sentence, message
            assert "{" not in sentence, message
            assert sentence.strip(), message


def test_there_are_messages_to_test() -> None:
    assert len(patterns("en")) > 400


def test_a_message_that_does_not_exist_is_a_key_error() -> None:
    told = Texts("en")
    assert told.has("reason-not-now")
    assert told.has("option-home-cost.sentence")
    assert not told.has("reason-of-state")
    assert not told.has("option-home-cost.colour")
    with pytest.raises(KeyError, match="reason-of-state"):
        told("reason-of-state")


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
