"""Tables: each reader is told what is meant for it, in order, and nothing else leaves the house."""

import pytest

from tests.laws.tables import SHIPPED
from tests.play.tables import Chooser, MemoryJournal, by_chance, new_match, play_on, played_out
from weli.games import profile_names
from weli.games.mulatschak.actions import LeaveCard, Lift, Play
from weli.games.mulatschak.events import CardSeen, Dealt, Did, Drew, LaidOff, Reveal
from weli.kernel.actions import NATURE, SPECTATOR, Event, IllegalAction, Reason
from weli.kernel.engine import Question
from weli.play.match import Match
from weli.play.table import Table

LONG = "match.start_score=99"
LONG_MATCHES = {"mighty": "match.deals=9", "mulatschak": LONG}
PRIVATE = (Dealt, Drew, LaidOff)


def events(table: Table, reader: int, since: int = 0) -> list[Event]:
    """What a reader was told."""
    return [event for _, event in table.envelopes(reader, since)]


def long_match(name: str, seats: int, seed: int) -> Match:
    """A match that does not end with its first deals."""
    return new_match(name, seats, seed, LONG_MATCHES[profile_names()[name]])


def at_the_cut(people: tuple[int, ...]) -> Table:
    """A table in its first deal, when the cutter is asked; the other seats are bots."""
    match = new_match("murln", 4, settings="seating.first_dealer=seat0")
    table = Table(match, {seat: Chooser() for seat in range(4) if seat not in people})
    table.begin_deal()
    while table.question is not None and table.question.name != "cut":
        assert table.work()
    return table


# ------------------------------------------------------------------------ who is told what


@pytest.mark.parametrize(("name", "seats"), SHIPPED[::2])
def test_each_view_is_the_sum_of_its_envelopes(name: str, seats: int) -> None:
    table = play_on(by_chance(long_match(name, seats, 3)), deals=2)
    for reader in (*range(seats), SPECTATOR):
        view = table.match.game.view(table.match.rules, seats, reader)
        for event in events(table, reader):
            view = view.receive(event)
        assert view == table.view(reader)


def test_envelopes_are_numbered_through() -> None:
    table = play_on(by_chance(new_match()), deals=1)
    readers = (0, 1, 2, SPECTATOR)
    numbers = {reader: [number for number, _ in table.envelopes(reader)] for reader in readers}
    assert set().union(*numbers.values()) == set(range(table.sent))
    for reader in readers:
        assert numbers[reader] == sorted(set(numbers[reader]))
        whole = table.envelopes(reader)
        for since in (0, 1, 7, table.sent - 1, table.sent, table.sent + 5):
            later = [(number, event) for number, event in whole if number >= since]
            assert table.envelopes(reader, since) == later


def test_a_reader_who_comes_back_misses_nothing() -> None:
    table = by_chance(new_match())
    table.begin_deal()
    known, since = events(table, 1), table.sent
    while table.work():
        known += events(table, 1, since)
        since = table.sent
    assert known == events(table, 1)


@pytest.mark.parametrize(("name", "seats"), SHIPPED[::3])
def test_nobody_is_shown_the_cards_of_others(name: str, seats: int) -> None:
    table = play_on(by_chance(long_match(name, seats, 5)), deals=2)
    for reader in (*range(seats), SPECTATOR):
        for event in events(table, reader):
            if isinstance(event, PRIVATE):
                assert (event.cards is not None) == (event.seat == reader)
            if isinstance(event, CardSeen) and not event.last:
                assert (event.card is not None) == (event.seat == reader)


def test_a_spectator_sees_only_what_is_public() -> None:
    table = play_on(by_chance(new_match(seats=4, settings=LONG)), deals=2)
    told = events(table, SPECTATOR)
    everyone = [events(table, seat) for seat in range(4)]
    for event in told:
        others = sum(event in heard for heard in everyone)
        # What is private is told to the others as a public event without the cards.
        assert others == 4 or (others == 3 and isinstance(event, (*PRIVATE, CardSeen)))
    view = table.view(SPECTATOR)
    assert (view.me, view.hand, view.discards) == (SPECTATOR, (), ())


def test_the_shuffle_is_told_to_nobody() -> None:
    table = by_chance(new_match(settings="seating.first_dealer=seat0"))
    table.begin_deal()
    before = table.sent
    assert table.question == Question(NATURE, "shuffle")
    assert table.work()
    assert table.sent == before


# ------------------------------------------------------------------------ moves


def test_only_the_one_who_is_asked_may_know_what_is_legal() -> None:
    table = at_the_cut(people=(3,))
    assert table.question == Question(3, "cut")
    assert Lift(7) in table.legal(3)
    for seat in (0, 1, 2, NATURE, SPECTATOR, 9):
        with pytest.raises(IllegalAction, match=r"^not_your_turn$"):
            table.legal(seat)


def test_work_waits_for_people() -> None:
    table = at_the_cut(people=(3,))
    before = table.sent
    assert not table.work()
    assert table.sent == before
    table.act(3, Lift(7))
    assert Did(3, Lift(7)) in events(table, SPECTATOR, before)
    assert table.question == Question(3, "take_weli")


@pytest.mark.parametrize(("seat", "code"), [(0, "not_your_turn"), (3, "not_now")])
def test_a_refused_act_tells_nobody(seat: int, code: str) -> None:
    journal = MemoryJournal()
    table = at_the_cut(people=(3,))
    watched = Table(table.match, {}, journal=journal)
    with pytest.raises(IllegalAction) as error:
        watched.act(seat, LeaveCard())
    assert error.value.reason.code == code
    assert (watched.sent, journal.lines) == (0, [])


def test_a_refused_act_names_the_house_rule() -> None:
    table = at_the_cut(people=(3,))
    knock = table.match.game.read("knock")
    with pytest.raises(IllegalAction) as error:
        table.act(3, knock)
    assert error.value.reason == Reason("no_knock", "cut.knock")


def test_between_deals_nobody_is_asked() -> None:
    table = by_chance(new_match())
    assert table.question is None
    assert not table.work()
    with pytest.raises(IllegalAction, match=r"^not_your_turn$"):
        table.legal(0)
    with pytest.raises(IllegalAction, match=r"^deal_over$"):
        table.act(0, Lift(3))
    play_on(table, deals=1)
    with pytest.raises(IllegalAction, match=r"^deal_over$"):
        table.act(0, Lift(3))


def test_people_and_computer_players_play_the_same_game() -> None:
    """What bots would choose, typed in by people, makes the same record."""
    automatic = play_on(by_chance(new_match(seed=2)), deals=1)
    by_hand = Table(new_match(seed=2), {})
    by_hand.begin_deal()
    for line in automatic.match.record.entries:
        if line.actor == NATURE:
            assert by_hand.work()
        else:
            assert not by_hand.work()
            by_hand.act(line.actor, by_hand.match.game.read(line.do))
    assert by_hand.match.record == automatic.match.record
    assert events(by_hand, 0) == events(automatic, 0)


# ------------------------------------------------------------------------ after the deal


@pytest.mark.parametrize("shown", [True, False])
def test_cards_are_shown_after_the_deal_where_the_table_does_that(shown: bool) -> None:
    match = new_match()
    table = Table(match, dict.fromkeys(range(3), Chooser()), show_cards=shown)
    play_on(table, deals=1)
    for reader in (0, 1, 2, SPECTATOR):
        reveals = [event for event in events(table, reader) if isinstance(event, Reveal)]
        assert len(reveals) == shown
        assert (table.view(reader).reveal is not None) == shown
    assert not any(isinstance(event, Reveal) for event in events(table, 0)[:-1])


def test_the_journal_gets_every_line_in_order() -> None:
    journal = MemoryJournal()
    match = new_match(settings=LONG)
    play_on(Table(match, dict.fromkeys(range(3), Chooser()), journal=journal), deals=2)
    assert journal.lines == match.record.lines
    assert match.record.lines != []


def test_a_card_is_played_by_its_name() -> None:
    """A record's words are enough to play by."""
    match = played_out()
    plays = [
        line for line in match.record.entries if line.do.startswith("play ") and line.actor >= 0
    ]
    cards = [match.game.read(line.do) for line in plays if line.do != "play along"]
    assert cards
    assert all(isinstance(card, Play) for card in cards)
