"""What a person may type for an action."""

import pytest

from tests.terminal.tables import find
from weli.cards import CARDS, parse_card
from weli.games.mulatschak import actions as act
from weli.i18n.cards import card_name
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.actions import Action, Play
from weli.terminal.words import NotUnderstood, card_index, understand


def read(name: str, typed: str, lang: str = "en") -> Action:
    session = find(name, lang=lang)
    decision = session.decision()
    assert decision is not None
    return understand(session, decision, typed)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("1", act.Pass()),
        ("pass", act.Pass()),
        ("  PASS ", act.Pass()),
        ("bid 2", act.Bid(2)),
        ("Bid 2", act.Bid(2)),
        ("muli", act.Muli()),
        ("mul", act.Muli()),
        ("bid 5", act.Bid(5)),
    ],
)
def test_a_bid_can_be_made_by_number_by_label_and_in_the_rule_books_words(
    typed: str, action: Action
) -> None:
    assert read("bidding", typed) == action


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "There is no choice 0; the choices go from 1 to 6."),
        ("7", "There is no choice 7; the choices go from 1 to 6."),
        ("pss", "“pss” is not understood. Did you mean “pass”?"),
        ("zzzzzz", "“zzzzzz” is not understood. Type ? for help."),
        ("²", "“²” is not understood. Type ? for help."),
        ("bid", "“bid” is not understood. Did you mean “bid 1”?"),
    ],
)
def test_what_is_not_understood_is_said_with_the_nearest(typed: str, said: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        read("bidding", typed)
    assert str(error.value) == said


def test_german_labels_and_the_words_of_the_rule_book_both_do() -> None:
    assert read("bidding", "weiter", "de") == act.Pass()
    assert read("bidding", "pass", "de") == act.Pass()
    assert read("bidding", "2 ansagen", "de") == act.Bid(2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_can_be_played_by_code_by_corner_and_by_name(lang: str, card: object) -> None:
    session = find("play", lang=lang)
    decision = session.decision()
    assert decision is not None
    played = Play(parse_card(str(card)))
    own = "".join(card_index(session.texts, played.card))
    for typed in (
        f"play {card}",
        str(card),
        own,
        own.lower(),
        card_name(session.texts, played.card),
    ):
        assert understand(session, decision, typed) == played


def test_corners_are_different_in_each_language() -> None:
    for lang in LANGUAGES:
        corners = {card_index(Texts(lang), card) for card in CARDS}
        assert len(corners) == len(CARDS)


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("exchange B9 L8", "L8 B9"),
        ("exchange l8, b9", "L8 B9"),
        ("L8 B9", "L8 B9"),
        ("exchange none", ""),
        ("exchange nothing", ""),
        ("nine of Bells, eight of Leaves", "L8 B9"),
    ],
)
def test_cards_to_exchange_can_be_named_in_any_order(typed: str, codes: str) -> None:
    expected = tuple([parse_card(code) for code in codes.split()])
    assert read("exchange", typed) == act.Exchange(expected)


def test_german_letters_name_cards_to_exchange() -> None:
    expected = act.Exchange((parse_card("A7"), parse_card("BO")))
    assert read("exchange", "SO E7", "de") == expected
    assert read("exchange", "Schell-Ober Eichel-Siebener", "de") == expected


def test_a_suit_names_trump() -> None:
    assert read("trump", "trump hearts") == act.NameTrump(parse_card("H7").suit)  # type: ignore[arg-type]  # Hearts have a suit
    assert read("trump", "hearts") == act.NameTrump(parse_card("H7").suit)  # type: ignore[arg-type]  # Hearts have a suit
