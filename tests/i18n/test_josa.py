"""Korean particles fit the last sound of the word before them."""

import re

import pytest

from weli.i18n.josa import last_sound, with_particles
from weli.i18n.texts import Texts, games, sources

FORMS = ("은(는)", "이(가)", "을(를)", "과(와)", "아(야)", "(으)로", "(이)라면")
AFTER = {
    "vowel": ("는", "가", "를", "와", "야", "로", "라면"),
    "consonant": ("은", "이", "을", "과", "아", "으로", "이라면"),
    "rieul": ("은", "이", "을", "과", "아", "로", "이라면"),
}
SOUNDS = {
    # Korean syllables: no final consonant, ㄹ, any other.
    **dict.fromkeys(
        ["하트", "클로버", "조커", "마이티", "노기루다", "스페이드", "다이아"], "vowel"
    ),
    **dict.fromkeys(["딜", "방울", "파컬"], "rieul"),
    **dict.fromkeys(["여당", "런", "공약", "킹", "퀸", "주공", "판", "값", "닭"], "consonant"),
    # Figures: 영 일 이 삼 사 오 육 칠 팔 구.
    **dict.fromkeys(["2", "4", "5", "9", "12", "3.5", "하트 9", "1004"], "vowel"),
    **dict.fromkeys(["1", "7", "8", "11", "하트 17", "2.1"], "rieul"),
    **dict.fromkeys(["0", "3", "6", "13", "0.0"], "consonant"),
    # Numbers with noughts at the end: 십 백 천 만 억.
    **dict.fromkeys(["10", "20", "100", "1000", "2,000", "10000", "300,000"], "consonant"),
    "1000000000000": "vowel",
    # Fractions: 이분의 일, 삼분의 이, 사분의 삼, 육분의 오.
    **dict.fromkeys(["½", "2½", "⅓"], "rieul"),
    **dict.fromkeys(["¾", "⅜"], "consonant"),
    **dict.fromkeys(["⅔", "⅚"], "vowel"),
    # Letters by their names, 엘 엠 엔 알, and words as they are read.
    **dict.fromkeys(["A", "SA", "K", "J", "bid-B"], "vowel"),
    **dict.fromkeys(["L", "TOML", "R"], "rieul"),
    **dict.fromkeys(["M", "N", "JSON"], "consonant"),
    **dict.fromkeys(["Anna", "Peter", "Mike", "Bert", "Max", "Mark", "Sophie", "René"], "vowel"),
    **dict.fromkeys(["Paul", "Emil", "Michelle", "apple"], "rieul"),
    **dict.fromkeys(
        ["Bob", "Jack", "Scott", "Philipp", "John", "Anne", "Tim", "Jung"], "consonant"
    ),
    # What is not read aloud stands between the word and the particle.
    **dict.fromkeys(["“하트”", "‘7시’", "조커(Joker)", "score.made (성공의 값)", "하트 "], "vowel"),
    **dict.fromkeys(["“공약”", "공약(하트)", "game = “L10”"], "consonant"),
}
UNKNOWN = ["", " ", ".", "끝.", "<이름>", "漢字", "€"]


@pytest.mark.parametrize(("word", "sound"), SOUNDS.items())
def test_a_word_takes_its_particles(word: str, sound: str) -> None:
    assert last_sound(word) == sound
    for form, told in zip(FORMS, AFTER[sound], strict=True):
        assert with_particles(f"{word}{form} 냅니다") == f"{word}{told} 냅니다"


@pytest.mark.parametrize("word", UNKNOWN)
def test_both_forms_stay_where_the_sound_is_not_known(word: str) -> None:
    assert last_sound(word) is None
    assert with_particles(f"{word}은(는)") == f"{word}은(는)"


def test_the_forms_may_stand_in_either_order() -> None:
    assert with_particles("여당는(은) 하트가(이) 7를(을) 조커와(과)") == "여당은 하트가 7을 조커와"


def test_a_sentence_may_have_several_particles() -> None:
    told = with_particles("Bert이(가) 하트 10을(를) 내고 Bob은(는) 조커(으)로 시작합니다.")
    assert told == "Bert가 하트 10을 내고 Bob은 조커로 시작합니다."


def test_other_parentheses_are_left_alone() -> None:
    assert with_particles("백런(두 배)과 (이것)은") == "백런(두 배)과 (이것)은"


def test_words_that_are_put_in_get_their_particles() -> None:
    korean = Texts("ko")
    assert korean.listing(["스페이드 에이스", "조커"]) == "스페이드 에이스와 조커"
    assert korean.listing(["하트 킹", "조커"]) == "하트 킹과 조커"
    told = korean("event-did-play", who="other", name="지훈", card="하트 10", the_card="")
    assert told == "지훈이 하트 10을 냅니다."


@pytest.mark.parametrize("game", ["", *games()])
def test_no_particle_is_left_to_chance(game: str) -> None:
    """After a word that is put in, a particle is written in both forms."""
    bare = re.compile(r"[}”](은|는|이|가|을|를|과|와|으로|로)(?=[\s.,:;]|$)", re.MULTILINE)
    found = {
        f"{name}: {match.group()}"
        for name, text in sources("ko", game).items()
        for line in text.splitlines()
        if not line.startswith("#")
        for match in bare.finditer(line)
    }
    assert found == set()
