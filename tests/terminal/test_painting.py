"""Painting: everything has its place at every size, and nothing hangs on colour alone."""

import itertools

import pytest
from rich.style import Style

from tests.terminal.tables import find, session_at
from weli.bots.chance import RandomBot
from weli.cards import CARDS, FRENCH_SUITS, GERMAN_SUITS, WELI, Suit
from weli.games import profile_names
from weli.i18n.texts import LANGUAGES, Texts
from weli.terminal.canvas import Canvas, clip
from weli.terminal.cards import LARGE, MEDIUM, SMALL, Look, Size, card_mark, paint_card
from weli.terminal.felt import Scene, paint_table
from weli.terminal.hand_view import Hand, paint_hand, place_at
from weli.terminal.session import Session
from weli.terminal.tellings import around
from weli.terminal.theme import DAY, INKS, LAMP, SIGNS, Palette

SIZES = [(80, 12), (66, 19), (100, 14), (90, 28), (40, 11), (10, 3)]
PLAIN = Style()

MULATSCHAK = [name for name, game in profile_names().items() if game == "mulatschak"]


def last_to_play(session: Session) -> bool:
    """Whether everybody else has played to the trick."""
    trick = session.view.trick
    return trick is not None and len(trick.cards) == session.view.seats - 1


def luminance(colour: str) -> float:
    """The relative luminance of a colour, as WCAG 2 has it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def painted(card: object, size: Size, look: Look = Look(), lang: str = "en") -> str:  # noqa: B008  # a frozen value
    canvas = Canvas(*size, PLAIN)
    paint_card(canvas, (0, 0), card, size, look, (DAY, Texts(lang)))  # type: ignore[arg-type]  # parametrised
    return canvas.text()


# ------------------------------------------------------------------------ canvas


def test_what_lies_outside_is_left_out() -> None:
    canvas = Canvas(4, 2, PLAIN)
    canvas.put(-2, 0, "abcdef", PLAIN)
    canvas.put(0, 5, "x", PLAIN)
    canvas.put(2, 1, "xyz", PLAIN)
    assert canvas.text() == "cdef\n  xy"
    assert canvas.strip(7).cell_length == 4


def test_wide_characters_take_two_cells() -> None:
    canvas = Canvas(6, 1, PLAIN)
    canvas.put(0, 0, "로이x", PLAIN)
    assert canvas.strip(0).cell_length == 6
    assert canvas.text() == "로이x"


@pytest.mark.parametrize(
    ("text", "width", "cut"),
    [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("로이x", 4, "로…"), ("abc", 0, ""), ("abc", 1, "…")],
)
def test_a_long_text_is_clipped(text: str, width: int, cut: str) -> None:
    assert clip(text, width) == cut


# ------------------------------------------------------------------------ cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
def test_no_two_cards_look_alike_without_colours(lang: str, size: Size) -> None:
    assert len({painted(card, size, lang=lang) for card in CARDS}) == len(CARDS)


def test_a_card_shows_rank_sign_letter_and_key() -> None:
    ober = next(card for card in CARDS if card.code == "LO")
    assert painted(ober, MEDIUM, Look(below="3")).split("\n") == [
        "▄▄▄▄▄▄▄",
        "█O    █",
        "█ ♠ L █",
        "█    O█",
        "▀▀ 3 ▀▀",
    ]
    assert "♠ L" in painted(ober, MEDIUM, lang="de")
    bells = next(card for card in CARDS if card.code == "B10")
    assert "10 ♦S" in painted(bells, SMALL, lang="de")
    assert card_mark(WELI, Texts("en")) == "Weli★"


@pytest.mark.parametrize("palette", [DAY, LAMP])
@pytest.mark.parametrize("suit", [*Suit, None])
def test_suits_can_be_read_on_paper_and_on_dimmed_paper(
    palette: Palette, suit: Suit | None
) -> None:
    assert contrast(INKS[suit], palette.paper) >= 4.5
    assert contrast(INKS[suit], palette.paper_dim) >= 3.1


@pytest.mark.parametrize("palette", [DAY, LAMP])
def test_words_can_be_read_on_their_ground(palette: Palette) -> None:
    grounds = {
        palette.felt: (palette.on_felt, palette.soft_on_felt, palette.honey),
        palette.felt_deep: (palette.on_felt, palette.soft_on_felt, palette.honey, palette.back),
        palette.page: (palette.ink, palette.ink_soft),
        palette.panel: (palette.ink, palette.ink_soft),
        palette.pine: (palette.ink,),
        palette.slate: (palette.chalk, palette.good, palette.bad, palette.honey),
        palette.honey: ("#2a2019",),
        palette.cranberry: ("#fffaf0",),
        palette.paper: ("#2a2019",),
    }
    poor = [
        (ground, ink, round(contrast(ground, ink), 2))
        for ground, inks in grounds.items()
        for ink in inks
        if contrast(ground, ink) < 4.5
    ]
    assert poor == []


def test_signs_and_inks_are_all_different() -> None:
    for suits in (GERMAN_SUITS, FRENCH_SUITS):
        deck = (*suits, None)
        assert len({SIGNS[suit] for suit in deck}) == len({INKS[suit] for suit in deck}) == 5


# ------------------------------------------------------------------------ the hand


@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("size", [MEDIUM, LARGE])
def test_every_card_of_a_hand_can_be_seen_and_clicked(count: int, width: int, size: Size) -> None:
    cards = CARDS[:count]
    canvas = paint_hand(width, size, Hand(cards, frozenset(cards)), DAY, Texts("en"))
    places = [place_at(x, 2, width, size, count) for x in range(width)]
    assert [place for place in dict.fromkeys(places) if place is not None] == list(range(count))
    ranks = [card.code[1:] for card in cards]
    row = canvas.text().split("\n")[1]
    assert row.replace("█", " ").split() == ranks


def test_legal_cards_are_lifted_and_picked_ones_ticked() -> None:
    cards = CARDS[:3]
    hand = Hand(cards, frozenset(cards[:2]), frozenset(cards[:1]), cursor=1)
    rows = paint_hand(40, MEDIUM, hand, DAY, Texts("en")).text().split("\n")
    assert rows[0].split() == ["▄▄", "✓", "▄▄", "▄▄", "▼", "▄▄"]
    assert rows[1].endswith("▄▄▄▄▄▄▄")
    assert rows[4].split()[:6] == ["▀▀", "1", "▀▀", "▀▀", "2", "▀▀"]


def test_without_a_choice_no_card_has_a_key() -> None:
    rows = paint_hand(40, MEDIUM, Hand(CARDS[:3]), DAY, Texts("en")).text().split("\n")
    assert rows[-1].split() == ["▀▀▀▀▀▀▀"] * 3


# ------------------------------------------------------------------------ the table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_of_every_size_can_be_painted(size: tuple[int, int], seats: int) -> None:
    session = find("play", "geiser", seats=seats)
    scene = Scene(session, session.turn, session.view.trick, ticker=("Something has happened.",))
    canvas = paint_table(*size, scene, LAMP)
    assert {canvas.strip(row).cell_length for row in range(size[1])} == {size[0]}


@pytest.mark.parametrize(("width", "height"), [(80, 12), (70, 20), (100, 28)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_on_the_table(width: int, height: int, seats: int, lang: str) -> None:
    session = find(last_to_play, seats=seats, lang=lang, bot=RandomBot())
    trick = session.view.trick
    text = paint_table(width, height, Scene(session, session.turn, trick), DAY).text()
    for seat in around(session):
        assert session.name(seat)[:3] in text
    for card in trick.cards:
        letter, rank = card_mark(card, session.texts)[-1], card_mark(card, session.texts)[:-2]
        assert rank in text
        assert letter in text
    assert session.texts("felt-winning") in text
    assert text.count("▮") == sum(session.view.counts)
    assert text.count("■") == len(session.view.tricks)


def test_mats_and_cards_do_not_lie_on_each_other() -> None:
    for seats, (width, height) in itertools.product((2, 3, 4, 5), ((80, 12), (70, 20), (120, 30))):
        session = find(last_to_play, seats=seats, bot=RandomBot())
        text = paint_table(width, height, Scene(session, 0, session.view.trick), DAY).text()
        assert text.count("╭") == text.count("╯") == seats - 1
        assert text.count("┏") == text.count("┛") == 1


def test_the_pack_is_shown_while_it_is_cut() -> None:
    text = paint_table(80, 12, Scene(find("cut"), 0, lift=(17, 36)), DAY).text()
    assert " 17 " in text
    assert " 19 " in text


def test_who_stays_home_and_who_plays_is_on_the_mats() -> None:
    session = find(lambda it: bool(it.view.home) and it.view.trick is not None, bot=RandomBot())
    text = paint_table(100, 20, Scene(session), DAY).text()
    assert text.count("at home") == len(session.view.home)
    assert "plays" in text


@pytest.mark.parametrize("profile", MULATSCHAK)
def test_a_whole_match_of_every_profile_can_be_painted(profile: str) -> None:
    session = session_at(profile, seed=2)
    for _ in range(120):
        if session.between_deals:
            if session.over:
                break
            session.begin_deal()
        elif not session.work():
            decision = session.decision()
            assert decision is not None
            session.act(decision.choices[-1])
        session.news()
        paint_table(80, 12, Scene(session, session.turn, session.view.trick), DAY)
