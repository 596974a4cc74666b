"""What happens at a Mulatschak table, in words."""

import re
from typing import Any

import pytest

from weli.bots.chance import RandomBot
from weli.cards import WELI, Suit, parse_card
from weli.games import load_profile
from weli.games.mulatschak import actions as act
from weli.games.mulatschak import events, phases
from weli.games.mulatschak.contracts import MULI, Contract
from weli.games.mulatschak.doublings import Carried
from weli.games.mulatschak.events import DealScored, Line, Standing
from weli.i18n.mulatschak import (
    say_action,
    say_contract,
    say_event,
    say_line,
    say_question,
    say_result,
    say_winners,
)
from weli.i18n.problems import say_reason
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.actions import NATURE, SPECTATOR, Action, Event
from weli.kernel.chance import Chance
from weli.kernel.engine import Phase
from weli.kernel.record import Player
from weli.play.match import Match
from weli.play.table import Table

EN, DE, KO = Texts("en"), Texts("de"), Texts("ko")
NAMES = ("Anna", "Bert", "Cilli", "Dora")
LO, B7 = parse_card("LO"), parse_card("B7")


def classes(module: Any, kind: type) -> list[type]:
    """The classes of a kind that a module lists."""
    found = [getattr(module, name) for name in module.__all__]
    return [each for each in found if isinstance(each, type) and issubclass(each, kind)]


ACTIONS: dict[type, Action] = {
    type(action): action
    for action in (
        act.Bid(2),
        act.BlindTrump(),
        act.Draw((LO, WELI)),
        act.Exchange((B7, LO)),
        act.FirstDealer(2),
        act.FiveOnSow(),
        act.Hold(),
        act.KeepCard(),
        act.KeepHand(),
        act.Knock(),
        act.LayOff((LO,)),
        act.LeaveCard(),
        act.Lift(12),
        act.Muli(),
        act.NameTrump(Suit.HEARTS),
        act.NoMuli(),
        act.Packerl(),
        act.Pass(),
        act.Play(LO),
        act.PlayAlong(),
        act.RefuseCard(),
        act.Shuffle((LO,)),
        act.SixOnSeven(),
        act.StayHome(),
        act.TakeWeli(),
        act.ThrowIn(),
    )
}
EVENTS: dict[type, Event] = {
    type(event): event
    for event in (
        events.CardSeen(1, WELI, last=True),
        events.DealBegan(NATURE, Standing((21,) * 4)),
        events.DealerFound(1),
        events.Dealt(1, 2, (LO, WELI)),
        events.DeclarerFound(1, Contract(3)),
        events.Did(1, act.Bid(2)),
        events.Drew(1, 1, (LO,)),
        events.LaidOff(1, 1, (LO,)),
        events.Reveal((), (), (), ()),
        events.ServedLast(1),
        events.ThrownIn("white", Carried(whites=1)),
        events.TrickTaken(1),
        events.TrumpFixed(Suit.BELLS),
        events.Turned(1, LO),
        events.WhiteShown(1, (B7,)),
        DealScored((Line(0, "trick", 1, -1, 1),) * 4, (), Standing((20,) * 4), 1, True, (1,) * 4),
    )
}


# ------------------------------------------------------------------------ actions and questions


def test_every_action_is_among_the_examples() -> None:
    assert set(classes(act, Action)) == set(ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    labels = [say_action(Texts(language), action) for action in ACTIONS.values()]
    assert len(set(labels)) == len(labels)


def test_labels_are_what_people_say() -> None:
    assert say_action(EN, act.Bid(2)) == "Bid 2"
    assert say_action(EN, act.Play(LO)) == "Play the Ober of Leaves"
    assert say_action(DE, act.Play(LO)) == "Laub-Ober spielen"
    assert say_action(DE, act.Pass()) == "Weiter"
    assert say_action(DE, act.Exchange(())) == "Nichts tauschen"
    assert say_action(DE, act.Exchange((B7, LO))) == "2 Karten tauschen: Schell-Siebener, Laub-Ober"
    assert say_action(EN, act.Lift(1)) == "Lift one card"
    assert say_action(KO, act.Play(LO)) == "나뭇잎 오버 내기"
    assert say_action(KO, act.NameTrump(Suit.BELLS)) == "방울을 으뜸패로"


def test_seats_have_names_where_they_are_known() -> None:
    assert say_action(EN, act.FirstDealer(2)) == "Seat 3 deals first"
    assert say_action(DE, act.FirstDealer(2), NAMES) == "Cilli gibt als Erster"
    assert say_action(KO, act.FirstDealer(2), NAMES) == "Cilli가 첫 딜러"


def test_contracts_are_told_in_tricks() -> None:
    assert [say_contract(EN, each) for each in (Contract(1), Contract(3), MULI)] == [
        "one trick",
        "3 tricks",
        "Muli",
    ]


def phase_names() -> set[str]:
    """The name of every question that the game asks."""
    return {
        each.name for each in Phase.__subclasses__() if each.__module__.startswith(phases.__name__)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_heading_and_two_sentences(language: str) -> None:
    assert {"cut", "bidding", "exchange", "play", "shuffle"} <= phase_names()
    for name in phase_names():
        heading, explanation = say_question(Texts(language), name)
        assert heading
        assert len(re.findall(r"[.!?](?= |$)", explanation)) == 2, name


# ------------------------------------------------------------------------ the log


def test_every_event_is_among_the_examples() -> None:
    assert set(classes(events, Event)) == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_or_is_not_worth_a_line(language: str) -> None:
    untold = set()
    for kind, event in EVENTS.items():
        mine = say_event(Texts(language), event, 1, NAMES)
        others = say_event(Texts(language), event, SPECTATOR, NAMES)
        if mine is None:
            untold.add(kind)
        elif mine == others:
            assert "Bert" not in mine
        else:
            assert "Bert" not in mine
            assert "Bert" in (others or "") or kind is events.CardSeen
    assert untold == {events.Reveal}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_that_all_see_is_told_or_is_not_worth_a_line(language: str) -> None:
    by_events = {act.Exchange, act.FirstDealer, act.LayOff, act.Shuffle}
    untold = set()
    for kind, action in ACTIONS.items():
        if kind in by_events:
            continue
        told = say_event(Texts(language), events.Did(1, action), 0, NAMES)
        if told is None:
            untold.add(kind)
        elif kind is not act.Draw:
            assert told.startswith(("Bert ", "Bert가 ", "Bert는 ")), told
    assert untold == {act.NoMuli, act.KeepHand, act.LeaveCard}


def test_what_the_reader_does_is_told_to_him() -> None:
    bid = events.Did(1, act.Bid(2))
    assert say_event(EN, bid, 1, NAMES) == "You bid 2."
    assert say_event(EN, bid, 0, NAMES) == "Bert bids 2."
    assert say_event(DE, bid, 1, NAMES) == "Du sagst 2 an."
    assert say_event(DE, events.Did(0, act.Play(parse_card("HS"))), 1, NAMES) == (
        "Anna spielt die Herz-Sau."
    )
    assert say_event(KO, bid, 0, NAMES) == "Bert가 2를 부릅니다."


def test_cards_are_told_to_those_who_know_them() -> None:
    assert say_event(EN, events.Drew(1, 2, (LO, WELI)), 1, NAMES) == (
        "You take Ober of Leaves and Weli."
    )
    assert say_event(EN, events.Drew(1, 2, None), 0, NAMES) == "Bert takes 2 cards."
    assert say_event(EN, events.LaidOff(1, 0, ()), 1, NAMES) == "You exchange nothing."
    assert say_event(DE, events.LaidOff(1, 0, None), 0, NAMES) == "Bert tauscht nichts."
    assert say_event(EN, events.CardSeen(1, None, last=True), 0, NAMES) is None
    assert say_event(EN, events.Dealt(1, 5, None), 0, NAMES) is None


def test_a_redeal_says_whether_it_doubles() -> None:
    plain = events.ThrownIn("all_pass", Carried(passed=1))
    double = events.ThrownIn("all_pass", Carried(passed=1, doubled_passes=1))
    assert "double" not in (say_event(EN, plain, 0, NAMES) or "")
    assert "double" in (say_event(EN, double, 0, NAMES) or "")


# ------------------------------------------------------------------------ the score sheet

DOUBLED = (("hearts", 2), ("white", 2))


@pytest.mark.parametrize(
    ("line", "doublings", "told"),
    [
        (Line(0, "trick", 3, -1, 4), DOUBLED, "3 tricks × -1, ×4 (Hearts, white hand) = -12"),
        (Line(0, "no_trick", 1, 5, 4), DOUBLED, "no trick +5, ×4 (Hearts, white hand) = +20"),
        (
            Line(0, "failed_bid", 1, 10, 4),
            DOUBLED,
            "bid not made +10, ×4 (Hearts, white hand) = +40",
        ),
        (Line(0, "home", 1, 1, 2), (("white", 2),), "stayed home +1, ×2 (white hand) = +2"),
        (Line(0, "trick", 1, -1, 1), (), "1 trick × -1 = -1"),
        (Line(0, "no_trick", 1, 5, 1), (), "no trick +5"),
        (Line(0, "muli_lost", 1, 0, 2), (("knock", 2),), "Muli failed 0"),
        (Line(0, "sat_out", 1, 0, 1), (), "sat out"),
        (
            Line(0, "muli_won", 1, -10, 64),
            (("hearts", 2), ("white", 64)),
            "Muli made -10, ×64 (Hearts, white hands ×64, at most ×64) = -640",
        ),
        (Line(0, "trick", 2, -1, 4), (), "2 tricks × -1, ×4 = -8"),
    ],
)
def test_points_are_explained(
    line: Line, doublings: tuple[tuple[str, int], ...], told: str
) -> None:
    """The rule book's check values, 1.11, and the odd ones."""
    assert say_line(EN, line, doublings) == told


def test_points_are_explained_in_german() -> None:
    line = Line(0, "trick", 3, -1, 8)
    causes = (("hearts", 2), ("knock", 2), ("all_pass", 2))
    assert say_line(DE, line, causes) == "3 Stiche × -1, ×8 (Herz, geklopft, alle weiter) = -24"


def test_a_result_has_a_line_for_every_seat() -> None:
    lines = (Line(0, "trick", 3, -1, 1), Line(1, "no_trick", 1, 5, 1))
    result = DealScored(lines, (), Standing((18, 26)), 0, True, (5, 0))
    assert say_result(EN, result, NAMES) == [
        "Anna: 3 tricks × -1 = -3; score 18",
        "Bert: no trick +5; score 26",
    ]


def test_winners_are_named() -> None:
    assert say_winners(EN, (1,), NAMES) == "Bert has won."
    assert say_winners(EN, (1,), NAMES, me=1) == "You have won!"
    assert say_winners(KO, (0, 1), NAMES) == "Anna와 Bert가 함께 이겼습니다."
    assert say_winners(DE, (0, 1, 2), NAMES) == "Anna, Bert und Cilli haben gemeinsam gewonnen."


# ------------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("profile", ["salzburg", "krisch", "app33"])
def test_whole_matches_can_be_told(profile: str) -> None:
    """Every event, question, legal action and refusal that comes up has its words."""
    rules = load_profile(profile)
    players = tuple(Player(name, "random") for name in NAMES)
    for number in range(3):
        chance = Chance(bytes([number]) * 32)
        match = Match.new(rules, players, chance)
        table = Table(match, {seat: RandomBot() for seat in range(4)})
        for _ in range(6):
            if match.over:
                break
            play_a_deal(table)
        for reader in (0, SPECTATOR):
            for _, event in table.envelopes(reader):
                for words in (EN, DE, KO):
                    say_event(words, event, reader, NAMES)
                    if isinstance(event, DealScored):
                        assert len(say_result(words, event, NAMES)) == 4


def play_a_deal(table: Table) -> None:
    """Plays one deal, saying everything that is asked and offered."""
    table.begin_deal()
    while table.question is not None:
        question = table.question
        offer = table.match.legal().offer()
        for words in (EN, DE, KO):
            say_question(words, question.name)
            for action in offer.actions:
                say_action(words, action)
            for _, reason in offer.refused:
                say_reason(words, reason)
        table.work()
