"""Every code of the source has its sentence in every language, and no sentence is left over."""

import pytest

from tests.i18n.codes import THEMES, Use, uses
from tests.i18n.messages import SCOPES, all_patterns, needs, patterns
from weli.games.mighty.duties import BANNED_KINDS
from weli.i18n.problems import message_of, say_problem, say_reason, say_record_error
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.actions import IllegalAction, Reason
from weli.kernel.options import Problem, RulesError
from weli.kernel.record import RecordError

GIVEN = {
    "reason": frozenset[str](),
    "problem": frozenset({"path", "name", "other_name", "place", "what"}),
    "record-error": frozenset({"why"}),
}
"""What the sentences get besides the details of the code."""

HELPERS = {
    "reason-house-rule",
    "problem-nearest",
    "problem-toml-place",
    "problem-toml-end",
    "record-error-line",
}


BANNED = {f"reason-banned-{kind}" for kind in BANNED_KINDS}
"""Their codes are put together, so the scan does not find them."""


def message(use: Use) -> str:
    """The message that a code stands for."""
    return message_of(use.theme, use.code.removeprefix("record_"))


def asked(language: str, name: str) -> set[str]:
    """The details that a sentence needs, whichever game's it is."""
    (game,) = (game for game in SCOPES if name in patterns(language, game))
    return set(needs(language, name, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    told = all_patterns(language)
    missing = {use.place: use.code for use in uses() if message(use) not in told}
    assert missing == {}


def test_the_scan_finds_the_codes() -> None:
    found = {(use.theme, use.code) for use in uses()}
    assert {
        ("reason", "not_now"),
        ("reason", "farbzwang"),
        ("reason", "too_many_cards"),
        ("problem", "needs_other"),
        ("record-error", "record_commitment"),
    } <= found
    assert len(found) > 95


def test_no_sentence_is_left_over() -> None:
    used = {message(use) for use in uses()} | HELPERS | BANNED
    themes = tuple(f"{theme}-" for theme in {*THEMES.values()})
    told = {name for name in all_patterns("en") if name.startswith(themes)}
    assert told - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_use_gives_what_its_sentence_needs(language: str) -> None:
    short = {
        use.place: lacking
        for use in uses()
        if use.details is not None
        and (lacking := asked(language, message(use)) - use.details - GIVEN[use.theme])
    }
    assert short == {}


# ------------------------------------------------------------------------ the sentences


def test_a_refusal_names_the_house_rule() -> None:
    reason = Reason("too_many_cards", "exchange.most", {"most": 3})
    assert say_reason(Texts("en"), reason) == (
        "At most 3 cards may be exchanged (house rule exchange.most: most cards exchanged)."
    )
    assert say_reason(Texts("de"), reason) == (
        "Höchstens 3 Karten dürfen getauscht werden "
        "(Hausregel exchange.most: Höchstzahl beim Tauschen)."
    )


def test_a_fixed_rule_names_no_house_rule() -> None:
    assert say_reason(Texts("en"), Reason("farbzwang", details={"card": "LO"})) == (
        "You must follow suit."
    )


def test_a_refusal_names_cards_in_words() -> None:
    reason = Reason("card_not_yours", details={"card": "LO"})
    assert say_reason(Texts("de"), reason) == "Diese Karte hast du nicht: Laub-Ober."
    odd = Reason("card_not_yours", details={"card": "X9"})
    assert say_reason(Texts("en"), odd) == "You do not hold this card: X9."


def test_a_problem_names_the_nearest_right_thing() -> None:
    problem = Problem("unknown_key", "exchange.mos", {"near": "exchange.most"})
    assert say_problem(Texts("en"), problem) == (
        "There is no rule “exchange.mos”. Nearest: exchange.most."
    )
    lonely = Problem("unknown_key", "xyzzy", {"near": ""})
    assert say_problem(Texts("en"), lonely) == "There is no rule “xyzzy”."


def test_broken_toml_is_named_with_its_place() -> None:
    problem = Problem("bad_toml", details={"error": "Invalid value (at line 3, column 9)"})
    assert say_problem(Texts("de"), problem) == (
        "Zeile 3, Spalte 9: das ist kein TOML (Invalid value)."
    )
    end = Problem("bad_toml", details={"error": "Expected ']' (at end of document)"})
    assert say_problem(Texts("en"), end).startswith("At the end of the file: ")


def test_what_others_wrote_is_cut_short_and_kept_in_its_line() -> None:
    problem = Problem("unknown_key", "a\nb\x1b[31m" + "c" * 500, {"near": ""})
    sentence = say_problem(Texts("en"), problem)
    assert "a b?[31mccc" in sentence
    assert len(sentence) < 200


def test_a_record_error_says_its_line_and_the_rule_behind_it() -> None:
    error = RecordError("record_illegal", 7, action="exchange A7", reason="not_four", option="")
    error.__cause__ = IllegalAction(Reason("not_four", "exchange.forbid_four"))
    assert say_record_error(Texts("en"), error) == (
        "Line 7: The move “exchange A7” is not allowed. Exactly four cards may not be exchanged "
        "(house rule exchange.forbid_four: never four)."
    )


def test_a_record_error_says_what_is_wrong_with_the_rules() -> None:
    error = RecordError("record_rules", 1, error="")
    error.__cause__ = RulesError(Problem("unknown_key", "exchange.mos", {"near": "exchange.most"}))
    assert say_record_error(Texts("en"), error) == (
        "Line 1: The rules cannot be used. There is no rule “exchange.mos”. Nearest: exchange.most."
    )


def test_a_record_error_without_a_line_names_none() -> None:
    assert say_record_error(Texts("en"), RecordError("record_empty")) == "The file is empty."
