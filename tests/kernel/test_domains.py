"""The values of options: read, written as plain data, numbered, and refused with the nearest."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.i18n.random_rules import some_values
from tests.laws.tables import values_of
from weli.cards import GERMAN_SUITS, Suit
from weli.games import GAMES
from weli.games.mighty.words import FriendKind
from weli.kernel.domains import (
    SEAT_NUMBERS,
    BadValue,
    Choice,
    Flag,
    PerSeats,
    PerSeatsDomain,
    Subset,
    Whole,
    nearest,
)
from weli.kernel.options import Described

OPTIONS = [row for game in GAMES.values() for row in game.rules().describe()]
EVERY_OPTION = pytest.mark.parametrize("row", OPTIONS, ids=lambda row: f"{row.game}-{row.path}")


def check_round_trips(row: Described, value: object) -> None:
    """A value comes back from plain data, from JSON, and from its number."""
    domain = row.domain
    plain = domain.plain(value)
    assert domain.parse(value) == value
    assert domain.parse(plain) == value
    assert domain.parse(json.loads(json.dumps(plain))) == value
    assert domain.at(domain.index(value)) == value
    assert domain.index(value) >= 0
    assert type(domain.at(domain.index(value))) is type(value)


@EVERY_OPTION
def test_every_value_comes_back(row: Described) -> None:
    """Every value; where there are thousands, a selection with both ends."""
    values = list(some_values(row, most=320))
    for value in values:
        check_round_trips(row, value)
    assert len({row.domain.index(value) for value in values}) == len(set(values)) == len(values)


@given(st.data())
def test_any_value_comes_back(data: st.DataObject) -> None:
    row = data.draw(st.sampled_from(OPTIONS))
    check_round_trips(row, data.draw(values_of(row)))


@EVERY_OPTION
def test_the_default_is_one_of_the_values(row: Described) -> None:
    check_round_trips(row, row.default)


@EVERY_OPTION
def test_what_is_typed_is_read(row: Described) -> None:
    """The command line gives texts; numbers, words and PerSeats are written as they are shown."""
    for value in row.domain.values()[:50]:
        plain = row.domain.plain(value)
        typed = ",".join(plain) or "none" if isinstance(plain, list) else str(plain)
        if isinstance(value, PerSeats):
            typed = repr(value)
        assert row.domain.parse(typed) == value
        assert row.domain.parse(typed.upper()) == value


@EVERY_OPTION
@pytest.mark.parametrize("raw", ["no such value", -1000, 1.5, {"a": 1}, [["x"]], float("nan")])
def test_every_option_refuses_nonsense(row: Described, raw: object) -> None:
    with pytest.raises(BadValue) as error:
        row.domain.parse(raw)
    assert error.value.allowed == row.domain.allowed() != ""


@EVERY_OPTION
def test_no_value_has_a_number_beyond_the_last(row: Described) -> None:
    beyond = row.domain.index(row.domain.values()[-1]) + 1
    if isinstance(row.domain, PerSeatsDomain):
        numbers = row.domain.number.most - row.domain.number.least + 1
        beyond = numbers ** (1 + len(SEAT_NUMBERS))
    with pytest.raises(BadValue):
        row.domain.at(beyond)


@EVERY_OPTION
def test_the_schema_names_the_same_values(row: Described) -> None:
    schema = row.domain.schema()
    if isinstance(row.domain, Whole):
        number = schema["anyOf"][0] if row.domain.optional else schema
        assert (number["minimum"], number["maximum"]) == (row.domain.least, row.domain.most)
    elif isinstance(row.domain, Choice):
        assert tuple(schema["enum"]) == row.domain.values()
    elif isinstance(row.domain, Subset):
        assert schema["items"]["enum"] == list(row.domain.members)
    else:
        assert schema == {"type": "boolean"} or "otherwise" in json.dumps(schema)


# ------------------------------------------------------------------------ each kind of domain


@pytest.mark.parametrize("raw", [True, "yes", "TRUE", "On"])
def test_yes(raw: object) -> None:
    assert Flag().parse(raw) is True


@pytest.mark.parametrize("raw", [False, "no", "False", "OFF"])
def test_no(raw: object) -> None:
    assert Flag().parse(raw) is False


@pytest.mark.parametrize("raw", [0, 1, "", "nein"])
def test_a_number_is_no_answer(raw: object) -> None:
    with pytest.raises(BadValue):
        Flag().parse(raw)


def test_a_mistyped_word_names_the_nearest() -> None:
    with pytest.raises(BadValue) as error:
        Choice(("mandatory", "optional", "off")).parse("optionel")
    assert (error.value.near, error.value.value) == ("optional", "optionel")
    with pytest.raises(BadValue) as error:
        Subset(GERMAN_SUITS).parse(["hearts", "leafs"])
    assert (error.value.near, error.value.value) == ("leaves", "leafs")
    assert nearest("xyz", ["acorns"]) == ""


def test_a_choice_of_numbers_takes_no_truth_value() -> None:
    choice = Choice((36, 33, 1, 0))
    assert choice.parse("33") == 33
    for raw in (True, False):
        with pytest.raises(BadValue):
            choice.parse(raw)


@pytest.mark.parametrize(("raw", "near"), [(3, "5"), ("100", "99"), (-7, "5"), (10**30, "99")])
def test_a_number_out_of_bounds_names_the_nearest_bound(raw: object, near: str) -> None:
    with pytest.raises(BadValue) as error:
        Whole(5, 99).parse(raw)
    assert error.value.near == near
    assert error.value.allowed == "5 .. 99"


@pytest.mark.parametrize("raw", [True, 7.0, "7.0", "", None, "none"])
def test_a_limit_that_must_be_is_a_whole_number(raw: object) -> None:
    with pytest.raises(BadValue):
        Whole(5, 99).parse(raw)


@pytest.mark.parametrize("raw", [None, "none", "NONE"])
def test_a_limit_may_be_off(raw: object) -> None:
    limit = Whole(1, 30, optional=True)
    assert limit.parse(raw) is None
    assert limit.plain(None) == "none"
    assert limit.at(0) is None
    assert limit.at(1) == 1
    assert limit.allowed() == "1 .. 30, none"


def test_a_selection_of_suits_is_numbered_by_its_bits() -> None:
    suits = Subset(GERMAN_SUITS)
    assert suits.index(frozenset({Suit.ACORNS})) == 1
    assert suits.index(frozenset({Suit.HEARTS, Suit.LEAVES})) == 6
    assert suits.plain(frozenset({Suit.BELLS, Suit.ACORNS})) == ["acorns", "bells"]
    assert suits.parse("hearts, acorns") == {Suit.HEARTS, Suit.ACORNS}
    assert suits.parse("none") == suits.parse([]) == frozenset()
    assert suits.allowed() == "acorns, leaves, hearts, bells (acorns,bells), none"
    for raw in ("", "hearts,,bells", 5, None, {"hearts": True}):
        with pytest.raises(BadValue):
            suits.parse(raw)


def test_the_word_none_may_be_one_of_those_that_are_selected() -> None:
    """Then the example shows that it goes with others, and there is no empty selection."""
    kinds = Subset(tuple(FriendKind))
    assert kinds.allowed() == "card, cards, first, last, nth, seat, none (card,none)"
    assert kinds.parse("none") == {FriendKind.NONE}
    assert kinds.parse("card,none") == {FriendKind.CARD, FriendKind.NONE}
    with pytest.raises(BadValue):
        kinds.parse([])


# ------------------------------------------------------------------------ by number of players


def test_a_number_by_players() -> None:
    most = PerSeats(5, {4: 3, 5: 5})
    assert [most[seats] for seats in range(2, 9)] == [5, 5, 3, 5, 5, 5, 5]
    assert repr(most) == "5,4:3"
    assert most == PerSeats(5, {4: 3})
    assert hash(most) == hash(PerSeats(5, {4: 3}))
    assert most != PerSeats(5)
    assert most != 5


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (3, PerSeats(3)),
        ("3", PerSeats(3)),
        ("5,4:3", PerSeats(5, {4: 3})),
        (" 5 , 4 : 3 , 5 : 2 ", PerSeats(5, {4: 3, 5: 2})),
        ({"otherwise": 5, "4": 3}, PerSeats(5, {4: 3})),
        ({"otherwise": "5", 4: "3"}, PerSeats(5, {4: 3})),
        (PerSeats(2), PerSeats(2)),
    ],
)
def test_how_a_number_by_players_is_written(raw: object, expected: PerSeats) -> None:
    assert PerSeatsDomain(0, 5).parse(raw) == expected


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "6",
        "5,",
        "5,4",
        "5,4:",
        "5,4:9",
        "5,9:3",
        "5;4:3",
        "-1",
        True,
        None,
        2.5,
        {},
        {"4": 3},
        {"otherwise": 5, "1": 2},
        {"otherwise": True},
        {"otherwise": {"4": 3}},
    ],
    ids=str,
)
def test_what_is_no_number_by_players(raw: object) -> None:
    with pytest.raises(BadValue) as error:
        PerSeatsDomain(0, 5).parse(raw)
    assert error.value.allowed == "0 .. 5 (5, 5,4:0)"


def test_the_numbers_of_values_by_players_are_fixed() -> None:
    domain = PerSeatsDomain(0, 5)
    assert [domain.index(PerSeats(number)) for number in range(6)] == [0, 1, 2, 3, 4, 5]
    assert domain.index(PerSeats(5, {2: 0})) == 5 + 6 * 1
    assert domain.index(PerSeats(5, {4: 3})) == 5 + 6 * 6**2 * 4
    assert domain.index(PerSeats(5, {4: 3, 5: 3})) == 5 + 6 * 6**2 * (4 + 6 * 4)


@given(st.integers(0, 6**8 - 1))
def test_every_number_is_a_value_by_players(index: int) -> None:
    domain = PerSeatsDomain(0, 5)
    assert domain.index(domain.at(index)) == index
