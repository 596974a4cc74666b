"""The glossary has every card word of the German deck, as the screens show it."""

import re

import pytest

from tests.setup.project import ROOT
from weli.cards import CARDS, GERMAN_SUITS, Rank
from weli.i18n.texts import Texts

LANGUAGES = ("en", "de")
"""The languages of the table of card words."""

ROW = re.compile(r"^\| `(?P<code>\w+)` \| (?P<en>[^|]+) \| (?P<de>[^|]+) \|", re.MULTILINE)


def rows() -> dict[str, dict[str, str]]:
    """The rows of the card tables by code."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    return {
        row["code"]: {language: row[language].strip() for language in LANGUAGES}
        for row in ROW.finditer(text)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_and_rank_is_named_as_on_the_screen(language: str) -> None:
    texts = Texts(language)
    suits = {suit.name[0]: texts("german-suit", suit=suit.value) for suit in GERMAN_SUITS}
    ranks = {
        "Weli" if rank is Rank.WELI else rank.code: texts("german-rank", rank=rank.name.lower())
        for rank in sorted({card.rank for card in CARDS})
    }
    assert {code: row[language] for code, row in rows().items()} == suits | ranks


def test_the_codes_are_those_of_the_cards() -> None:
    parts = {card.code if card.suit is None else card.code[:1] for card in CARDS}
    parts |= {card.code if card.suit is None else card.code[1:] for card in CARDS}
    assert set(rows()) == parts
