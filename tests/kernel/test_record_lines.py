"""The lines of records: written and read again, and each bad line named by its number."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from weli.kernel.actions import NATURE
from weli.kernel.record import (
    Body,
    Guard,
    Header,
    Player,
    Record,
    RecordError,
    Score,
    entry,
    fingerprint,
    lines_of,
)

HEADER = Header(
    game="mulatschak",
    rules={"match": {"start_score": 15, "bust_limit": "none"}, "exchange": {"most": {"4": 3}}},
    profile="geiser",
    players=(Player("Anna"), Player("Bert", "random")),
    commitment="ab",
    nonces=("x",),
    started="2024-01-02T03:04:05Z",
)
LINES: list[Body] = [
    entry(NATURE, "dealer 1", "d3134700db0d"),
    Guard("time", 0),
    entry(0, "bid 2", "0123456789ab"),
    Score(1, (14, -2)),
]
TEXT = Record(header=HEADER, secret="00ff", lines=LINES).dump()


def failure(text: str) -> tuple[str, int]:
    """The code of what is wrong with a record, and its line."""
    with pytest.raises(RecordError) as error:
        Record.load(text)
    return error.value.code, error.value.line


def changed(number: int, line: str) -> str:
    """The example with another text for a line, counted from 1."""
    lines = TEXT.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


# ------------------------------------------------------------------------ written and read


def test_how_a_record_is_written() -> None:
    assert TEXT.splitlines() == [
        '{"weli":1,"game":"mulatschak","rules":{"match":{"start_score":15,"bust_limit":"none"},'
        '"exchange":{"most":{"4":3}}},"profile":"geiser","players":[{"name":"Anna"},'
        '{"name":"Bert","bot":"random"}],"commitment":"ab","nonces":["x"],'
        '"started":"2024-01-02T03:04:05Z"}',
        '{"secret":"00ff"}',
        '{"seat":"nature","do":"dealer 1","check":"d3134700db0d"}',
        '{"guard":"time","seat":0}',
        '{"seat":0,"do":"bid 2","check":"0123456789ab"}',
        '{"deal":1,"scores":[14,-2]}',
    ]
    assert TEXT.endswith("\n")


def test_a_record_comes_back() -> None:
    record = Record.load(TEXT)
    assert record.header == HEADER
    assert record.secret == "00ff"
    assert record.lines == LINES
    assert [line.actor for line in record.entries] == [NATURE, 0]
    assert record.dump() == TEXT


@given(st.text().map(json.dumps), st.text(), st.integers(), st.lists(st.integers(), max_size=5))
def test_any_lines_come_back(name: str, do: str, deal: int, scores: list[int]) -> None:
    do = do.encode("utf-8", "replace").decode()
    lines: list[Body] = [entry(1, do, "c"), Score(deal % 2**63, tuple(scores))]
    header = Header(game=name, rules={}, players=(Player(name), Player("")))
    record = Record.load(Record(header=header, lines=lines).dump())
    assert (record.header, record.lines, record.secret) == (header, lines, "")


def test_without_its_secret_a_record_can_be_shown() -> None:
    shown = Record.load(TEXT).dump(secret=False)
    assert "00ff" not in shown
    assert shown == TEXT.replace('{"secret":"00ff"}\n', "")
    assert Record.load(shown).secret == ""


@pytest.mark.parametrize("secret", ["00ff", ""])
def test_lines_are_numbered_as_in_the_file(secret: str) -> None:
    record = Record(header=HEADER, secret=secret, lines=LINES)
    text = record.dump().splitlines()
    numbered = list(lines_of(record))
    assert [line for _, line in numbered] == LINES
    for number, line in numbered:
        assert json.loads(text[number - 1]).get("do") == getattr(line, "do", None)


def test_newer_headers_may_say_more() -> None:
    header = json.loads(TEXT.splitlines()[0])
    header["table"] = "round"
    assert Record.load(changed(1, json.dumps(header))).header == HEADER


# ------------------------------------------------------------------------ cut off


def test_a_last_line_that_was_cut_off_is_left_out() -> None:
    whole = Record.load(TEXT)
    last = len(TEXT.splitlines()[-1])
    for missing in range(2, last + 1):
        assert Record.load(TEXT[:-missing]).lines == whole.lines[:-1]
    assert Record.load(TEXT[:-1]) == whole


def test_a_line_cut_off_before_the_last_is_an_error() -> None:
    assert failure(changed(4, '{"seat":0,"do":"bid')) == ("record_not_json", 4)


# ------------------------------------------------------------------------ bad lines


@pytest.mark.parametrize("text", ["", "\n", " \n\n", "\t"])
def test_an_empty_file(text: str) -> None:
    assert failure(text) == ("record_empty", 0)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "record_not_json"),
        ("hello", "record_not_json"),
        ("\ufeff{}", "record_not_json"),
        ("[1]", "record_not_object"),
        ("1", "record_not_object"),
        ("null", "record_not_object"),
        ("{}", "record_no_header"),
        ('{"weli":true}', "record_no_header"),
        ('{"weli":"1"}', "record_no_header"),
        ('{"weli":2}', "record_version"),
        ('{"weli":0}', "record_version"),
        ('{"weli":1}', "record_bad_line"),
        ('{"weli":1,"game":"x","rules":[],"players":[]}', "record_bad_line"),
        ('{"weli":1,"game":"x","rules":{"a":1},"players":[]}', "record_bad_line"),
        ('{"weli":1,"game":"x","rules":{},"players":[{}]}', "record_bad_line"),
        ('{"weli":1,"game":5,"rules":{},"players":[]}', "record_bad_line"),
        ("[" * 100_000, "record_not_json"),
        ("\ud800", "record_not_json"),
    ],
    ids=lambda text: ascii(text[:24]),
)
def test_a_bad_header_is_named(line: str, code: str) -> None:
    assert failure(changed(1, line)) == (code, 1)


@pytest.mark.parametrize("text", ["hello", "[", "\x89PNG", "\ud800"])
def test_a_file_of_one_line_that_is_no_record(text: str) -> None:
    assert failure(text) == ("record_not_json", 1)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "record_not_json"),
        ("{", "record_not_json"),
        ('{"seat":0,"do":"pass","check":"\\ud800"}', "record_not_json"),
        ("\ud800", "record_not_json"),
        ('"pass"', "record_not_object"),
        ('{"seat":0}', "record_unknown_line"),
        ("{}", "record_unknown_line"),
        ('{"secret":"00ff"}', "record_unknown_line"),
        ('{"do":"pass"}', "record_bad_line"),
        ('{"do":"pass","seat":0}', "record_bad_line"),
        ('{"do":"pass","seat":0.5,"check":""}', "record_bad_line"),
        ('{"do":"pass","seat":true,"check":""}', "record_bad_line"),
        ('{"do":1,"seat":0,"check":""}', "record_bad_line"),
        ('{"do":"pass","seat":0,"check":"","x":1}', "record_bad_line"),
        ('{"do":"pass","seat":2,"check":""}', "record_bad_seat"),
        ('{"do":"pass","seat":-1,"check":""}', "record_bad_seat"),
        ('{"do":"pass","seat":"0","check":""}', "record_bad_seat"),
        ('{"guard":"time"}', "record_bad_line"),
        ('{"guard":1,"seat":0}', "record_bad_line"),
        ('{"guard":"time","seat":"nature"}', "record_bad_line"),
        ('{"guard":"time","seat":0,"do":"pass"}', "record_bad_line"),
        ('{"guard":"time","seat":2}', "record_bad_seat"),
        ('{"deal":1}', "record_bad_line"),
        ('{"deal":"1","scores":[1,2]}', "record_bad_line"),
        ('{"deal":1,"scores":[1.5,2]}', "record_bad_line"),
    ],
    ids=lambda text: ascii(text[:24]),
)
@pytest.mark.parametrize("number", [3, 5])
def test_a_bad_line_is_named(number: int, line: str, code: str) -> None:
    assert failure(changed(number, line)) == (code, number)


def test_the_error_says_where_and_what() -> None:
    with pytest.raises(RecordError) as error:
        Record.load(changed(4, '{"do":"pass","seat":2,"check":""}'))
    assert error.value.details == {"seat": "2", "seats": 2}
    assert str(error.value) == "line 4: record_bad_seat {'seat': '2', 'seats': 2}"


WORDS = st.sampled_from(
    [*'{}[]":,\n0-.', "seat", "do", "check", "deal", "scores", "nature", "weli"]
)


@given(st.text() | st.lists(WORDS).map("".join), st.integers(0, len(TEXT)), st.integers(0, 40))
@example('{"weli":1,"game":"a","rules":{"b":{"c":' + "9" * 5000 + '}},"players":[]}\n', 0, 10_000)
def test_any_text_is_a_record_or_a_clear_error(text: str, place: int, length: int) -> None:
    mangled = TEXT[:place] + text + TEXT[place + length :]
    line = -1
    try:
        record = Record.load(mangled)
    except RecordError as error:
        line = error.line
    else:
        again = Record.load(record.dump())
        assert (again.header, again.secret, again.lines) == (
            record.header,
            record.secret,
            record.lines,
        )
    assert line <= mangled.count("\n") + 1


# ------------------------------------------------------------------------ fingerprints


def test_fingerprints_are_fixed() -> None:
    assert fingerprint("", "mulatschak", "{}", 2) == "920828379ace"
    assert fingerprint("920828379ace", 0, "pass", None) == "431162109636"


def test_every_part_of_a_fingerprint_matters() -> None:
    facts: list[tuple[object, ...]] = [(0, "pass"), (1, "pass"), (0, "hold"), (0,), (0, "pass", "")]
    found = {fingerprint(before, *each) for before in ("", "1") for each in facts}
    assert len(found) == 2 * len(facts)
