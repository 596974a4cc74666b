"""Every house rule has a name, a sentence for every value, and names for its values."""

import re

import pytest

from tests.i18n.messages import patterns
from tests.i18n.random_rules import ALL_OPTIONS, some_values
from weli.cards import Suit
from weli.games import GAMES
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.words import FriendKind, MisdealHand, Unburied
from weli.games.mulatschak.rules import MulatschakRules
from weli.i18n.problems import message_of
from weli.i18n.sheets import group_name, option_name, rule_sentence, say_value, typed_value
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.domains import Choice, Flag, PerSeats, Subset
from weli.kernel.options import Described

BY_PATH = {each.path: each for each in MulatschakRules().describe()}
MIGHTY = {each.path: each for each in MightyRules().describe()}
EN, DE, KO = Texts("en"), Texts("de"), Texts("ko")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ALL_OPTIONS.values(), ids=list(ALL_OPTIONS))
def test_every_value_of_every_option_reads_as_a_rule(option: Described, language: str) -> None:
    words = Texts(language)
    assert not option_name(words, option)[0].islower()
    for value in some_values(option):
        sentence = rule_sentence(words, option, value)
        assert not sentence[0].islower()
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


SHARED = re.compile(r"value-[a-z-]+")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_name_or_value_is_left_over(game: str) -> None:
    named, known = set(patterns("en", game)), set()
    for each in GAMES[game].rules().describe():
        message = message_of("option", each.message)
        known |= {message, f"{message}.sentence"}
        for word in words_of(each):
            own, shared = f"{message}.{word}", message_of("value", word)
            known.add(own if own in named else shared)
    left_over = {name for name in named if name.startswith("option-") or SHARED.fullmatch(name)}
    assert left_over - known == set()


def words_of(described: Described) -> list[str]:
    """The words that an option chooses from."""
    if isinstance(described.domain, Subset):
        return list(map(str, described.domain.members))
    if isinstance(described.domain, Choice):
        return [value for value in described.domain.values() if isinstance(value, str)]
    return []


def test_every_group_has_its_heading() -> None:
    for game in GAMES.values():
        groups = {each.group for each in game.rules().describe()}
        for language in LANGUAGES:
            headings = {group_name(Texts(language), game.id, group) for group in groups}
            assert len(headings) == len(groups)


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


@pytest.mark.parametrize(
    ("path", "value", "english", "german", "korean"),
    [
        (
            "special.mighty",
            "SA",
            "The mighty, the highest card of all, is the ace of spades.",
            "Der Mighty, die höchste Karte von allen: Pik-Ass.",
            "가장 센 카드인 마이티는 스페이드 에이스입니다.",
        ),
        (
            "special.alt_ripper",
            "same",
            "When its suit is trump, the ripper stays the same.",
            "Ist seine Farbe Trumpf, bleibt der Ripper derselbe.",
            "그 무늬가 기루다여도 조커콜은 그대로입니다.",
        ),
        (
            "misdeal.joker",
            -1,
            "For a misdeal, a joker counts -½.",
            "In einem schwachen Blatt zählt ein Joker -½.",
            "딜미스를 따질 때 조커는 -½점입니다.",
        ),
        (
            "misdeal.also",
            frozenset({MisdealHand.NO_POINTS, MisdealHand.ONLY_MIGHTY}),
            "Always a misdeal: a hand without a point or the mighty as the only point.",
            "Immer schwach genug: ein Blatt ohne Augen oder der Mighty als einziges Auge.",
            "언제나 딜미스인 것: 점수 카드가 없는 패 또는 점수 카드가 마이티뿐인 패.",
        ),
        (
            "exchange.forbid",
            frozenset(Unburied),
            "Nobody may bury the mighty or the joker.",
            "Niemand darf den Mighty oder den Joker drücken.",
            "묻을 수 없는 카드: 마이티 또는 조커.",
        ),
        (
            "friend.kinds",
            frozenset({FriendKind.CARD, FriendKind.FIRST, FriendKind.SEAT, FriendKind.NONE}),
            "The friend may be: the holder of a called card, the winner of the first trick, a "
            "player named openly or nobody.",
            "Freund wird: wer die gerufene Karte hat, wer den ersten Stich macht, ein offen "
            "genannter Mitspieler oder niemand.",
            "주공이 부를 수 있는 것: 카드 프렌드, 초구 프렌드, 너 프렌드 또는 노프렌드.",
        ),
        (
            "friend.kinds",
            frozenset({FriendKind.NONE}),
            "The declarer always plays alone.",
            "Der Ansager spielt immer allein.",
            "주공은 언제나 노프렌드입니다.",
        ),
        (
            "first.joker",
            "no_lead",
            "In the first trick: the joker has no power and may not be led while anything else "
            "may.",
            "Im ersten Stich gilt: der Joker hat keine Kraft, und man darf ihn nicht ausspielen, "
            "solange etwas anderes geht.",
            "초구에는 조커에 힘이 없고, 다른 카드가 있으면 조커로 시작할 수 없습니다.",
        ),
        (
            "bidding.min",
            PerSeats(13, {3: 12, 4: 14}),
            "The lowest bid, in points: 13; with three players 12, with four players 14.",
            "Die kleinste Ansage: 13; zu dritt 12, zu viert 14.",
            "가장 낮은 공약: 13, 3명이면 12, 4명이면 14.",
        ),
        (
            "score.cap",
            2000,
            "A deal with a trump is worth 2,000 at most.",
            "Ein Spiel mit Trumpf ist höchstens 2.000 wert.",
            "기루다가 있는 판은 많아야 2,000입니다.",
        ),
    ],
)
def test_mightys_sentences_read_as_rules(
    path: str, value: object, english: str, german: str, korean: str
) -> None:
    assert rule_sentence(EN, MIGHTY[path], value) == english
    assert rule_sentence(DE, MIGHTY[path], value) == german
    assert rule_sentence(KO, MIGHTY[path], value) == korean


@pytest.mark.parametrize(
    ("path", "value", "english", "korean"),
    [
        ("special.ripper", "C3", "three of clubs", "클로버 3"),
        ("special.alt_ripper", "none", "no card", "없음"),
        ("last.joker", "powerless_lead", "without power when led", "시작하면 힘없음"),
        ("table.players", frozenset({"3", "5"}), "three or five", "3 또는 5"),
        ("score.cap", None, "none", "없음"),
        ("pack.two_deck_jokers", 4, "4", "4"),
    ],
)
def test_mightys_values_have_names(path: str, value: object, english: str, korean: str) -> None:
    assert say_value(EN, MIGHTY[path], value) == english
    assert say_value(KO, MIGHTY[path], value) == korean


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
