"""Played again, a record that was changed is caught at its first line that differs."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.play.tables import played_out
from weli.kernel.actions import IllegalAction, Move, Shuffle
from weli.kernel.record import Entry, RecordError
from weli.play.journal import read_record
from weli.play.match import Match, refold, reopen

Lines = list[dict[str, Any]]
Change = Callable[[Lines], object]


@cache
def example() -> str:
    """A match of two deals in which the cut, the bidding, the exchange and the play all occur."""
    match = played_out("salzburg", 3, 9, "match.start_score=99 cut.knock=no", deals=2)
    return match.record.dump()


def lines() -> Lines:
    """The example's lines."""
    return [json.loads(line) for line in example().splitlines()]


def number_of(begins: str) -> int:
    """The number of the first line whose action begins with these words."""
    found = enumerate(lines(), start=1)
    return next(number for number, line in found if line.get("do", "").startswith(begins))


def failure(text: str) -> RecordError:
    """Why a record cannot be played again."""
    with pytest.raises(RecordError) as error:
        refold(read_record(text.encode()))
    return error.value


def after(change: Change) -> RecordError:
    """Why the example cannot be played again after a change to its lines."""
    changed = lines()
    change(changed)
    return failure("".join(json.dumps(line) + "\n" for line in changed))


def told(error: RecordError) -> tuple[str, int]:
    """The code and the line of an error."""
    return error.code, error.line


def setting(number: int, **values: object) -> Change:
    """A change of some fields of a line."""
    return lambda found: found[number - 1].update(values)


def swapping(number: int) -> Change:
    """A change of places of a line and the next."""

    def swap(found: Lines) -> None:
        found[number - 1 : number + 1] = found[number - 1 : number + 1][::-1]

    return swap


SCORES = [number for number, line in enumerate(lines(), start=1) if "deal" in line]
MOVES = [number for number, line in enumerate(lines(), start=1) if "do" in line]


def test_the_example_shows_what_it_should() -> None:
    assert len(SCORES) == 2
    assert refold(read_record(example().encode())).record.dump() == example()
    for words in ("dealer", "shuffle", "lift", "leave", "bid", "trump", "exchange", "play"):
        assert number_of(words)


# ------------------------------------------------------------------------ changed moves


@pytest.mark.parametrize("number", MOVES)
def test_a_changed_check_is_named(number: int) -> None:
    check = lines()[number - 1]["check"]
    wrong = check[:-1] + ("0" if check[-1] != "0" else "1")
    error = after(setting(number, check=wrong))
    assert told(error) == ("record_differs", number)
    assert error.details["action"] == lines()[number - 1]["do"]


def other_actions() -> dict[int, str]:
    """By line: a legal action that might have been taken instead, where there was one."""
    record = read_record(example().encode())
    found = {}
    match = reopen(record)
    for line, number in zip(record.lines, range(3, 10_000), strict=False):
        if not isinstance(line, Entry):
            continue
        if match.deal_over:
            match.begin_deal()
        legal = match.legal()
        taken = match.game.read(line.do)
        if isinstance(taken, Shuffle):
            found[number] = match.game.write(
                Shuffle((taken.cards[1], taken.cards[0], *taken.cards[2:]))
            )
        elif legal.total() > 1:
            other = next(action for action in legal if action != taken)
            found[number] = match.game.write(other)
        match.step(Move(line.actor, taken))
    return found


OTHERS = other_actions()


@pytest.mark.parametrize("number", OTHERS)
def test_another_legal_action_is_named(number: int) -> None:
    error = after(setting(number, do=OTHERS[number]))
    nature = lines()[number - 1]["seat"] == "nature"
    assert told(error) == ("record_shuffle" if nature else "record_differs", number)
    assert error.details == {"action": OTHERS[number]}


def test_a_changed_shuffle_is_caught_without_the_secret_too() -> None:
    number = number_of("shuffle")

    def change(found: Lines) -> None:
        found[number - 1]["do"] = OTHERS[number]
        del found[1]

    # Nobody has a hand yet, but the words are part of the fingerprint.
    assert told(after(change)) == ("record_differs", number - 1)


def test_an_illegal_action_names_the_house_rule() -> None:
    number = number_of("lift")
    error = after(setting(number, do="knock"))
    assert told(error) == ("record_illegal", number)
    assert error.details == {"action": "knock", "reason": "no_knock", "option": "cut.knock"}
    assert isinstance(error.__cause__, IllegalAction)
    assert error.__cause__.reason.option == "cut.knock"


def test_another_seat_is_named() -> None:
    number = number_of("lift")
    seat = lines()[number - 1]["seat"]
    error = after(setting(number, seat=(seat + 1) % 3))
    assert told(error) == ("record_illegal", number)
    assert error.details["reason"] == "not_your_turn"
    assert told(after(setting(number, seat="nature"))) == ("record_illegal", number)
    assert told(after(setting(MOVES[0], seat=0))) == ("record_illegal", MOVES[0])


@pytest.mark.parametrize("words", ["", "shout", "lift", "lift x", "lift 1000", "play XX", "trump"])
def test_words_that_are_no_action_are_named(words: str) -> None:
    number = number_of("lift")
    error = after(setting(number, do=words))
    assert told(error) == ("record_bad_action", number)
    assert error.details["action"] == words
    assert error.details["error"]


@pytest.mark.parametrize("number", [*MOVES[:12:3], *MOVES[-6::2]])
def test_a_missing_move_is_noticed_at_once(number: int) -> None:
    if number == MOVES[-1]:
        error = after(lambda found: found.pop(number - 1))
        assert told(error) == ("record_deal_number", number)
        return
    error = after(lambda found: found.pop(number - 1))
    assert error.line == number


@pytest.mark.parametrize("number", [*MOVES[:12:3], *MOVES[-6::2]])
def test_a_doubled_move_is_noticed_at_once(number: int) -> None:
    error = after(lambda found: found.insert(number, dict(found[number - 1])))
    assert error.line == number + 1


@pytest.mark.parametrize("number", MOVES[1:14:3])
def test_moves_in_another_order_are_noticed_at_once(number: int) -> None:
    assert after(swapping(number)).line == number


def test_capitals_and_spaces_do_not_matter() -> None:
    changed = lines()
    for line in changed:
        if "do" in line:
            line["do"] = "  " + line["do"].upper().replace(" ", "  ")
    text = "".join(json.dumps(line) + "\n" for line in changed)
    assert refold(read_record(text.encode())).record.dump() == example()


# ------------------------------------------------------------------------ scores and the end


@pytest.mark.parametrize("number", SCORES)
@pytest.mark.parametrize("scores", [[1, 2, 3], [], [1, 2], [1, 2, 3, 4]])
def test_changed_scores_are_named(number: int, scores: list[int]) -> None:
    error = after(setting(number, scores=scores))
    assert told(error) == ("record_scores", number)
    assert error.details == {"deal": lines()[number - 1]["deal"]}


@pytest.mark.parametrize("number", SCORES)
def test_another_number_of_the_deal_is_named(number: int) -> None:
    error = after(setting(number, deal=lines()[number - 1]["deal"] + 1))
    assert told(error) == ("record_deal_number", number)


def test_scores_in_the_wrong_place_are_named() -> None:
    first = SCORES[0]
    assert told(after(swapping(first - 1))) == ("record_deal_number", first - 1)
    twice = after(lambda found: found.insert(first, dict(found[first - 1])))
    assert told(twice) == ("record_deal_number", first + 1)
    early = after(lambda found: found.insert(2, {"deal": 0, "scores": [99, 99, 99]}))
    assert told(early) == ("record_deal_number", 3)


def test_missing_scores_are_noticed_with_the_next_move() -> None:
    first = SCORES[0]
    assert told(after(lambda found: found.pop(first - 1))) == ("record_scores", first)


def test_the_last_scores_may_be_missing() -> None:
    """A crash may have come between the last move and the scores."""
    text = "".join(example().splitlines(keepends=True)[:-1])
    assert refold(read_record(text.encode())).record.dump() == example()


def test_nothing_comes_after_the_end_of_a_match() -> None:
    over = played_out("murln", 2, 1).record.dump()
    count = over.count("\n")
    move = over.splitlines()[2]
    error = failure(over + move + "\n")
    assert told(error) == ("record_after_end", count + 1)
    score = over.splitlines()[-1]
    assert told(failure(over + score + "\n")) == ("record_deal_number", count + 1)


# ------------------------------------------------------------------------ the header


def test_a_wrong_secret_is_named() -> None:
    secret = lines()[1]["secret"]
    for wrong in (secret[::-1], secret[:-2], secret + "00", "00"):
        assert told(after(setting(2, secret=wrong))) == ("record_commitment", 2)
    for wrong in ("xyz", "0", "ä"):
        assert told(after(setting(2, secret=wrong))) == ("record_bad_secret", 2)
    assert told(after(setting(1, commitment=""))) == ("record_commitment", 2)


def test_other_nonces_are_another_shuffle() -> None:
    assert told(after(setting(1, nonces=["salt"])))[0] == "record_shuffle"


def test_an_unknown_game_is_named() -> None:
    error = after(setting(1, game="mulatshak"))
    assert told(error) == ("record_game", 1)
    assert error.details["near"] == "mulatschak"


def rule(group: str, name: str, value: object) -> Change:
    """A change of one option in the header."""
    return lambda found: found[0]["rules"][group].update({name: value})


@pytest.mark.parametrize(
    "change",
    [
        rule("scoring", "trick", -2),
        rule("exchange", "most", 3),
        rule("match", "start_score", 20),
        lambda found: found[0]["rules"]["home"].pop("cost"),
        lambda found: found[0]["rules"].pop("play"),
    ],
)
def test_changed_rules_show_in_the_first_fingerprint(change: Change) -> None:
    assert told(after(change)) == ("record_differs", 3)


@pytest.mark.parametrize(
    "change",
    [
        rule("scoring", "trick", 1),
        rule("scoring", "tricks", -1),
        rule("pack", "strip_sevens", True),
        lambda found: found[0]["rules"].update(extra={}),
    ],
)
def test_rules_that_cannot_be_played_are_named(change: Change) -> None:
    error = after(change)
    assert told(error) == ("record_rules", 1)
    assert error.__cause__ is not None


def test_another_number_of_players_is_another_match() -> None:
    assert after(lambda found: found[0]["players"].append({"name": "Dora"})).line == 3


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_seat_that_nobody_has_is_named(count: int) -> None:
    error = after(lambda found: found[0].update(players=found[0]["players"][:count]))
    assert error.code == "record_bad_seat"
    assert lines()[error.line - 1]["seat"] >= count


def test_names_are_for_people_only() -> None:
    changed = lines()
    changed[0]["players"][0]["name"] = "Zita"
    changed[0].update(profile="", started="yesterday")
    text = "".join(json.dumps(line) + "\n" for line in changed)
    assert refold(read_record(text.encode())).standing.deals == 2


# ------------------------------------------------------------------------ anything at all


def outcome(raw: bytes) -> Match | None:
    """The match of a record, or none when it is refused in the one way that is allowed."""
    try:
        return refold(read_record(raw))
    except RecordError as error:
        sensible = 0 <= error.line <= raw.count(b"\n") + 1
    assert sensible
    return None


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(raw: bytes) -> None:
    assert outcome(raw) is None


@given(st.data())
def test_a_record_with_random_bytes_in_it_is_refused_or_the_same(data: st.DataObject) -> None:
    raw = example().encode()
    place = data.draw(st.integers(0, len(raw)))
    length = data.draw(st.integers(0, 12))
    noise = data.draw(st.binary(max_size=12))
    match = outcome(raw[:place] + noise + raw[place + length :])
    if match is not None:
        # What is left of a record may end early, but it tells of the same moves.
        ours = match.record.lines
        assert ours == new_record_lines()[: len(ours)]


@cache
def new_record_lines() -> list[object]:
    """The moves and scores of the example."""
    return list(read_record(example().encode()).lines)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["nature", 0]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=4,
)


@given(st.data())
def test_a_record_with_other_values_is_refused_or_the_same(data: st.DataObject) -> None:
    changed = lines()
    number = data.draw(st.integers(0, len(changed) - 1))
    line = changed[number]
    key = data.draw(st.sampled_from([*line, "new"]))
    if data.draw(st.booleans()):
        line[key] = data.draw(VALUES)
    else:
        line.pop(key, None)
    match = outcome("".join(json.dumps(each) + "\n" for each in changed).encode())
    if match is not None:
        assert match.record.lines == new_record_lines()


@given(st.data())
def test_rules_of_any_kind_are_refused_or_differ(data: st.DataObject) -> None:
    changed = lines()
    group = data.draw(st.sampled_from([*changed[0]["rules"], "new"]))
    options = changed[0]["rules"].setdefault(group, {})
    options[data.draw(st.sampled_from([*options, "new"]))] = data.draw(VALUES)
    match = outcome("".join(json.dumps(each) + "\n" for each in changed).encode())
    assert match is None or match.record.header.rules == lines()[0]["rules"]
