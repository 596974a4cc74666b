"""Following a record: from a seat, or with all cards open."""

from io import StringIO

import pytest

from weli.bots.chance import RandomBot
from weli.games import load_profile
from weli.i18n.texts import Texts
from weli.kernel.chance import Chance
from weli.kernel.record import Player, Record, RecordError
from weli.play.match import Match
from weli.play.table import Table
from weli.terminal.replaying import ReplayFace, steps

EN = Texts("en")


@pytest.fixture(scope="module")
def record() -> Record:
    """A match of three."""
    players = tuple([Player(name, "random") for name in ("Ann", "Ben", "Cleo")])
    match = Match.new(load_profile("salzburg"), players, Chance.from_seed(4))
    table = Table(match, dict.fromkeys(range(3), RandomBot()))
    while not match.over:
        table.begin_deal()
        while table.work():
            pass
    return match.record


def step_through(record: Record, typed: str, seat: int | None = None) -> list[str]:
    out = StringIO()
    ReplayFace(record, EN, seat, StringIO(typed), out).run()
    return out.getvalue().split("\n")


def test_with_all_cards_open_every_hand_is_told(record: Record) -> None:
    lines = [line for step in steps(record, EN, None) for line in step.lines]
    dealt = [line for line in lines if " is dealt " in line]
    deals = sum(line.startswith("Deal ") for line in lines)
    assert len(dealt) >= 3 * deals
    assert not any(line.startswith("You ") for line in lines)
    assert lines[-1].endswith(" won.") or lines[-1].endswith(" together.")


def test_from_a_seat_only_its_own_cards_are_told(record: Record) -> None:
    lines = [line for step in steps(record, EN, 1) for line in step.lines]
    assert any(line.startswith("You are dealt ") for line in lines)
    assert not any(" is dealt " in line for line in lines)


def test_every_move_is_told_once_and_in_order(record: Record) -> None:
    numbers = [step.number for step in steps(record, EN, None)]
    assert numbers == sorted(set(numbers))
    plays = sum(entry.do.startswith("play ") for entry in record.entries)
    told = [
        line for step in steps(record, EN, None) for line in step.lines if " plays the " in line
    ]
    assert len(told) == plays


def test_one_can_go_on_and_back_and_to_a_deal_and_to_a_place(record: Record) -> None:
    lines = step_through(record, "\nn\nb\nd\n1\nq\n")
    places = [
        line.split(" of ")[0].removeprefix("> ")
        for line in lines
        if " of " in line and ": " in line
    ]
    assert places[:4] == ["1", "2", "3", "2"]
    assert int(places[4]) > 4
    assert places[5] == "1"


def test_the_table_and_the_cards_can_be_looked_at(record: Record) -> None:
    lines = step_through(record, "\n\n\n\nh\nt\nq\n")
    assert (
        sum(line.removeprefix("> ").startswith(("Ann: ", "Ben: ", "Cleo: ")) for line in lines) == 6
    )
    mine = step_through(record, "\n\n\n\nh\nq\n", seat=0)
    assert any(line.removeprefix("> ").startswith("Your hand: ") for line in mine)


def test_the_end_of_the_record_is_said(record: Record) -> None:
    last = str(len(list(steps(record, EN, None))))
    assert "> That is the end of the record." in step_through(record, f"{last}\n\nq\n")


def test_the_end_of_the_input_leaves(record: Record) -> None:
    assert step_through(record, "")[-1] == "> "


def test_a_record_that_is_untrue_says_where(record: Record) -> None:
    lines = record.dump().split("\n")
    lines[5] = lines[5].replace('"do":"', '"do":"play H9 ')
    broken = Record.load("\n".join(lines))
    with pytest.raises(RecordError) as error:
        list(steps(broken, EN, None))
    assert error.value.line == 6
