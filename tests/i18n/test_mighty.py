"""What happens at a Mighty table, in words."""

import re
from fractions import Fraction
from typing import Any

import pytest

from tests.i18n.test_mulatschak import classes
from weli.bots.chance import RandomBot
from weli.cards import Suit, parse_french_card
from weli.games import load_profile, profile_names
from weli.games.mighty import actions as act
from weli.games.mighty import events, phases
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import DealScored, Line, Standing
from weli.i18n.mighty import (
    say_action,
    say_contract,
    say_event,
    say_question,
    say_result,
    say_winners,
)
from weli.i18n.problems import say_reason
from weli.i18n.texts import LANGUAGES, Texts
from weli.i18n.words import at_table, playable_numbers
from weli.kernel.actions import NATURE, SPECTATOR, Action, Event, Reason
from weli.kernel.chance import Chance
from weli.kernel.engine import Phase
from weli.kernel.legal import Offer
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table

EN, DE, KO = Texts("en"), Texts("de"), Texts("ko")
NAMES = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Fanni", "Gerd", "Hanna")
SA, C3, JOKER = (parse_french_card(code) for code in ("SA", "C3", "Joker"))
RED = parse_french_card("Joker'")
KOREAN = load_profile("korean")

ACTIONS: dict[type, Action] = {
    type(action): action
    for action in (
        act.Alone(),
        act.Bid(14, Suit.HEARTS),
        act.Bury((C3, SA)),
        act.CallCard(SA),
        act.CallCards(SA, JOKER),
        act.CallJoker(),
        act.CallSeat(2),
        act.CallTrick(1),
        act.Declare(16, None),
        act.FirstDealer(2),
        act.Misdeal(),
        act.NameColour("red"),
        act.NameSuit(Suit.CLUBS),
        act.NoCall(),
        act.NoMisdeal(),
        act.NoRequest(),
        act.Pass(),
        act.Play(SA),
        act.Request(Suit.DIAMONDS),
        act.Shuffle((SA,)),
    )
}
RESULT = DealScored(
    declarer=1,
    friends=(0,),
    contract=Contract(15, Suit.DIAMONDS),
    taken=16,
    made=True,
    base=5,
    multipliers=(),
    worth=5,
    lines=(
        Line(0, "friend", 5),
        Line(1, "declarer", 10),
        *(Line(seat, "defender", -5) for seat in (2, 3, 4)),
    ),
    standing=Standing((5, 10, -5, -5, -5), deals=1),
    captured=(10, 6, 2, 1, 1),
)
EVENTS: dict[type, Event] = {
    type(event): event
    for event in (
        RESULT,
        events.ContractFixed(Contract(16, Suit.SPADES), doubled=True),
        events.DealBegan(1, Standing((0,) * 5)),
        events.DealerFound(1),
        events.Dealt(1, 2, (SA, JOKER)),
        events.DeclarerFound(1, Contract(14, None)),
        events.Did(1, act.Pass()),
        events.Drew(1, 3, (C3, SA, JOKER)),
        events.FriendShown(1),
        events.LaidOff(1, 3, (C3, SA, JOKER)),
        events.LeadSettled((Suit.CLUBS,), called=False),
        events.MisdealShown(1, (C3,)),
        events.Reveal((), (), (), ()),
        events.ThrownIn("misdeal", 1, Standing((0,) * 5), 1),
        events.TrickTaken(1),
    )
}


# ------------------------------------------------------------------------ actions and questions


def test_every_action_is_among_the_examples() -> None:
    assert set(classes(act, Action)) == set(ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    labels = [say_action(Texts(language), action, NAMES) for action in ACTIONS.values()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("action", "english", "german", "korean"),
    [
        (act.Bid(14, Suit.HEARTS), "Bid 14 hearts", "14 Herz ansagen", "하트 14 부르기"),
        (act.Bid(15, None), "Bid 15 no-trump", "15 ohne Trumpf ansagen", "노기루다 15 부르기"),
        (act.Declare(16, Suit.CLUBS), "Play 16 clubs", "16 Kreuz spielen", "공약 클로버 16"),
        (act.Play(SA), "Play the ace of spades", "Pik-Ass spielen", "스페이드 에이스 내기"),
        (act.CallCard(JOKER), "Call the joker", "Joker rufen", "조커 프렌드"),
        (
            act.CallCards(SA, JOKER),
            "Call the ace of spades and the joker",
            "Pik-Ass und Joker rufen",
            "스페이드 에이스와 조커 프렌드",
        ),
        (
            act.CallTrick(1),
            "Call the winner of the first trick",
            "Den Gewinner des ersten Stichs rufen",
            "초구 프렌드",
        ),
        (
            act.CallTrick(10),
            "Call the winner of the last trick",
            "Den Gewinner des letzten Stichs rufen",
            "막구 프렌드",
        ),
        (
            act.CallTrick(5),
            "Call the winner of trick 5",
            "Den Gewinner von Stich 5 rufen",
            "5구 프렌드",
        ),
        (act.CallSeat(1), "Call Bert", "Bert rufen", "Bert 너 프렌드"),
        (act.Alone(), "Play alone", "Allein spielen", "노프렌드"),
        (
            act.Bury((C3, SA)),
            "Bury three of clubs, ace of spades",
            "Drücken: Kreuz-Drei, Pik-Ass",
            "묻기: 클로버 3, 스페이드 에이스",
        ),
        (act.NameColour("black"), "Name black", "Schwarz verlangen", "검은 무늬 내라고 하기"),
    ],
)
def test_labels_are_what_people_say(action: Action, english: str, german: str, korean: str) -> None:
    told = [say_action(at_table(words, KOREAN, 5), action, NAMES) for words in (EN, DE, KO)]
    assert told == [english, german, korean]


def test_what_is_not_known_of_a_table_is_told_plainly() -> None:
    assert say_action(EN, act.CallTrick(10)) == "Call the winner of trick 10"
    assert say_action(EN, act.CallSeat(1)) == "Call Seat 2"
    assert say_action(EN, act.Play(RED)) == "Play the joker"


def test_two_jokers_of_one_deck_are_told_apart() -> None:
    two = at_table(EN, load_profile("gyeonggi2"), 5)
    assert say_action(two, act.Play(RED)) == "Play the red joker"
    eight = at_table(EN, load_profile("seed"), 8)
    assert say_action(eight, act.Play(RED)) == "Play the joker"


def phase_names() -> set[str]:
    """The name of every question that the game asks."""
    return {
        each.name for each in Phase.__subclasses__() if each.__module__.startswith(phases.__name__)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_heading_and_two_sentences(language: str) -> None:
    assert len(phase_names()) == 12
    for name in phase_names():
        heading, explanation = say_question(Texts(language), name)
        assert heading
        assert len(re.findall(r"[.!?](?= |$)", explanation)) == 2, name


# ------------------------------------------------------------------------ the log


def test_every_event_is_among_the_examples() -> None:
    assert set(classes(events, Event)) == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_or_is_not_worth_a_line(language: str) -> None:
    to_all = {events.ContractFixed, events.LeadSettled}
    for kind, event in EVENTS.items():
        mine = say_event(Texts(language), event, 1, NAMES)
        others = say_event(Texts(language), event, SPECTATOR, NAMES)
        if kind is events.Reveal:
            assert mine is None
        elif kind in to_all:
            assert mine == others
        else:
            assert "Bert" not in (mine or "Bert")
            assert "Bert" in (others or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_that_all_see_is_told_or_is_not_worth_a_line(language: str) -> None:
    by_events = {act.Bury, act.FirstDealer, act.Shuffle}
    untold = set()
    for kind, action in ACTIONS.items():
        if kind in by_events:
            continue
        told = say_event(Texts(language), events.Did(1, action), 0, NAMES)
        if told is None:
            untold.add(kind)
        else:
            assert told.startswith(("Bert ", "Bert가 ", "Bert는 ", "Bert의 ")), told
    by_what_follows = {act.Misdeal, act.NameSuit, act.NameColour, act.CallJoker}
    assert untold == {act.NoMisdeal, act.NoRequest, *by_what_follows}


@pytest.mark.parametrize(
    ("event", "english", "german", "korean"),
    [
        (
            events.Did(1, act.Bid(14, Suit.HEARTS)),
            "Bert bids 14 hearts.",
            "Bert sagt 14 Herz an.",
            "Bert가 하트 14를 부릅니다.",
        ),
        (
            events.Did(1, act.CallCard(SA)),
            "Bert calls the ace of spades: whoever has it is the friend.",
            "Bert ruft das Pik-Ass: wer die Karte hat, ist der Freund.",
            "Bert가 스페이드 에이스 프렌드를 부릅니다.",
        ),
        (
            events.Did(1, act.CallSeat(4)),
            "Bert calls Emil as friend.",
            "Bert ruft Emil als Freund.",
            "Bert가 Emil을 너 프렌드로 부릅니다.",
        ),
        (
            events.LeadSettled((Suit.SPADES, Suit.CLUBS), called=False),
            "Spades or clubs must be followed.",
            "Pik oder Kreuz muss bedient werden.",
            "스페이드 또는 클로버를 내야 합니다.",
        ),
        (
            events.LeadSettled((), called=True),
            "The joker is called.",
            "Der Joker ist gefordert.",
            "조커콜입니다.",
        ),
        (
            events.Drew(1, 3, None),
            "Bert takes the kitty, 3 cards.",
            "Bert nimmt den Stock, 3 Karten.",
            "Bert가 바닥패 3장을 가져갑니다.",
        ),
        (
            events.ThrownIn("all_pass", 2, Standing((0,) * 5), 1),
            "Everyone has passed: Cilli deals again.",
            "Alle haben gepasst: Cilli gibt noch einmal.",
            "모두 패스했습니다. Cilli가 다시 나눕니다.",
        ),
        (
            RESULT,
            "Bert has made 15 diamonds, with 16 points.",
            "Bert hat 15 Karo gewonnen, mit 16 Augen.",
            "Bert가 16점을 따서 공약 다이아 15를 지켰습니다.",
        ),
    ],
)
def test_events_are_told_as_people_do(event: Event, english: str, german: str, korean: str) -> None:
    assert [say_event(words, event, 0, NAMES) for words in (EN, DE, KO)] == [
        english,
        german,
        korean,
    ]


def test_what_is_not_worth_a_line_is_not_told() -> None:
    assert say_event(EN, events.Dealt(1, 5, None), 0, NAMES) is None
    plain = events.ContractFixed(Contract(15, None), doubled=False)
    assert say_event(EN, plain, 0, NAMES) is None
    assert say_event(EN, events.DealBegan(NATURE, Standing((0,) * 5)), 0, NAMES) == (
        "Deal 1 begins."
    )


# ------------------------------------------------------------------------ the score sheet


def scored(profile: str, **changes: Any) -> list[str]:
    """The first two lines of a result at a table of five."""
    rules = load_profile(profile)
    result = DealScored(**{name: getattr(RESULT, name) for name in FIELDS} | changes)
    return say_result(at_table(EN, rules, 5), result, NAMES)


FIELDS = DealScored.__struct_fields__


def test_a_result_tells_the_contract_the_worth_and_a_line_for_every_seat() -> None:
    assert scored("korean") == [
        "Bert and Anna: 15 diamonds made with 16 points.",
        "The deal is worth 2 × (15 − 13) + (16 − 15) = 5.",
        "Anna: friend +5; score 5",
        "Bert: declarer 2 × 5 = +10; score 10",
        "Cilli: defender -5; score -5",
        "Dora: defender -5; score -5",
        "Emil: defender -5; score -5",
    ]


@pytest.mark.parametrize(
    ("profile", "changes", "told"),
    [
        (  # The rule book's check values, A15: 16 no-trump, 18 taken.
            "korean",
            {
                "contract": Contract(16, None),
                "taken": 18,
                "base": 8,
                "multipliers": (("no_trump", 2),),
                "worth": 16,
            },
            "2 × (16 − 13) + (18 − 16) = 8, ×2 (no-trump) = 16",
        ),
        (
            "korean",
            {
                "contract": Contract(17, Suit.HEARTS),
                "taken": 20,
                "base": 11,
                "multipliers": (("run", 2),),
                "worth": 22,
            },
            "2 × (17 − 13) + (20 − 17) = 11, ×2 (run) = 22",
        ),
        ("korean", {"made": False, "taken": 12, "base": 3, "worth": 3}, "15 − 12 = 3"),
        (
            "snucse",
            {"made": False, "taken": 10, "base": 8, "worth": 8},
            "(15 − 13) + 2 × (13 − 10) = 8",
        ),
        (
            "seed",
            {"base": 3, "multipliers": (("change", 2),), "worth": 6},
            "15 − 12 = 3, ×2 (trump changed) = 6",
        ),
        (
            "league",
            {"taken": 20, "base": 1800, "multipliers": (("no_trump", 2),), "worth": 3000},
            "300 × (15 − 13) + 200 × (21 − 15) = 1800, ×2 (no-trump), at most 3000 = 3000",
        ),
        (
            "korean",
            {"multipliers": (("alone", Fraction(3, 2)),), "worth": Fraction(15, 2)},
            "2 × (15 − 13) + (16 − 15) = 5, ×1½ (alone) = 7½",
        ),
    ],
)
def test_what_a_deal_is_worth_is_explained(
    profile: str, changes: dict[str, Any], told: str
) -> None:
    assert scored(profile, **changes)[1] == f"The deal is worth {told}."


def test_the_pot_and_halves_are_told() -> None:
    lines = (
        Line(0, "friend", Fraction(5, 2)),
        Line(1, "declarer", 10, 3),
        Line(2, "sat_out", 0),
        Line(3, "declarer", -20),
    )
    assert scored("korean", lines=lines)[2:] == [
        "Anna: friend ½ × 5 = +2½; score 5",
        "Bert: declarer 2 × 5 = +10, +3 from the pot; score 10",
        "Cilli: sat out; score -5",
        "Dora: declarer 4 × -5 = -20; score -5",
    ]


def test_without_a_table_only_the_worth_is_told() -> None:
    assert say_result(EN, RESULT, NAMES)[1] == "The deal is worth 5."
    alone = scored("korean", friends=(), made=False)[0]
    assert alone == "Bert alone: 15 diamonds failed with 16 points."


def test_results_are_told_in_every_language() -> None:
    german = say_result(at_table(DE, KOREAN, 5), RESULT, NAMES)
    assert german[:2] == [
        "Bert und Anna: 15 Karo gewonnen mit 16 Augen.",
        "Das Spiel ist wert: 2 × (15 − 13) + (16 − 15) = 5.",
    ]
    korean = say_result(at_table(KO, KOREAN, 5), RESULT, NAMES)
    assert korean[0] == "Bert와 Anna: 16점으로 다이아 15 성공."
    assert korean[3] == "Bert: 주공 2 × 5 = +10; 합계 10"


def test_contracts_and_winners_are_told() -> None:
    assert say_contract(KO, Contract(20, None)) == "노기루다 20"
    assert say_winners(KO, (4,), NAMES) == "Emil이 이겼습니다."
    assert say_winners(EN, (1,), NAMES, me=1) == "You have won!"


def test_a_refusal_names_cards_of_the_french_deck() -> None:
    reason = Reason("fake_not_called", "friend.fake", {"card": "H10"})
    assert say_reason(at_table(DE, KOREAN, 5), reason) == (
        "Diese Karte hast du selbst oder hast du gedrückt: Herz-Zehn "
        "(Hausregel friend.fake: eine eigene Karte rufen)."
    )
    bid = Reason("bid_below_minimum", "bidding.min", {"least": 13})
    assert say_reason(KO, bid) == (
        "가장 낮게는 13부터 부를 수 있습니다 (규칙 bidding.min: 가장 낮은 공약)."
    )


# ------------------------------------------------------------------------ whole matches

MIGHTY = [name for name, game in profile_names().items() if game == "mighty"]


@pytest.mark.parametrize("profile", MIGHTY)
def test_whole_deals_can_be_told(profile: str) -> None:
    """Every event, question, legal action and refusal that comes up has its words."""
    rules = load_profile(profile)
    for seats in playable_numbers(rules):
        players = tuple(Player(name, "random") for name in NAMES[:seats])
        match = Match.new(rules, players, Chance(bytes([seats]) * 32))
        table = Table(match, {seat: RandomBot() for seat in range(seats)})
        told = [at_table(words, rules, seats) for words in (EN, DE, KO)]
        play_a_deal(table, told)
        for reader in (0, SPECTATOR):
            for _, event in table.envelopes(reader):
                lines = [say_event(words, event, reader, NAMES) for words in told]
                assert BOTH_FORMS.search(lines[-1] or "") is None
                if isinstance(event, DealScored):
                    results = [say_result(words, event, NAMES) for words in told]
                    assert {len(result) for result in results} == {seats + 2}


BOTH_FORMS = re.compile(r"\((는|가|를|와|이|으)\)")


def play_a_deal(table: Table, told: list[Texts]) -> None:
    """Plays one deal, saying everything that is asked and offered, but long lists only once."""
    said: set[object] = set()
    table.begin_deal()
    while table.question is not None:
        offer: Offer = table.match.legal().offer()
        for words in told:
            say_question(words, table.question.name)
            for action in {*offer.actions} - said:
                say_action(words, action, NAMES)
            for _, reason in offer.refused:
                if reason.code not in said:
                    say_reason(words, reason)
        said |= {*offer.actions, *(reason.code for _, reason in offer.refused)}
        table.work()
