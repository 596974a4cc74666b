"""Line mode: what is told, what is understood, how one leaves."""

from io import StringIO

import pytest

from tests.terminal.tables import Bold, Calm, find, session_at
from weli.bots.chance import RandomBot
from weli.games import load_profile, profile_names
from weli.games.mulatschak import actions as act
from weli.i18n.texts import LANGUAGES
from weli.kernel.actions import Play
from weli.kernel.options import Rules
from weli.terminal.line import LineFace
from weli.terminal.session import Session
from weli.terminal.tellings import tell_opening

MULATSCHAK = [name for name, game in profile_names().items() if game == "mulatschak"]


def play(session: Session, typed: str) -> tuple[bool, str]:
    """Plays at this table with these lines typed; returns whether it is over, and what was told."""
    out = StringIO()
    over = LineFace(session, ["THE RULES"], StringIO(typed), out).play()
    return over, out.getvalue()


def told(session: Session, *typed: str) -> list[str]:
    """What is told after the last of these lines, up to the next prompt."""
    _, text = play(session, "".join(f"{line}\n" for line in typed))
    return text.split("\n> ")[-2].split("\n")[1:]


# ------------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("profile", MULATSCHAK)
def test_a_match_can_be_played_to_its_end_by_number(profile: str, lang: str) -> None:
    rules: Rules = load_profile(profile).with_values({"match.start_score": 9})
    over, text = play(session_at(rules, seed=3, lang=lang, bot=Bold()), "1\n" * 3_000)
    assert over
    assert text.count("\n> ") > 10
    assert "Traceback" not in text


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_match_of_every_size_can_be_played(seats: int) -> None:
    over, text = play(session_at(seats=seats, seed=5), "1\n" * 2_000)
    assert over
    assert "won" in text


def test_the_same_seed_and_input_tell_the_same() -> None:
    first = play(session_at(seed=9), "1\n" * 2_000)
    assert play(session_at(seed=9), "1\n" * 2_000) == first
    assert play(session_at(seed=10), "1\n" * 2_000) != first


def test_words_do_as_well_as_numbers() -> None:
    session = find("play")
    decision = session.decision()
    assert decision is not None
    action = decision.choices[-1]
    assert isinstance(action, Play)
    _, text = play(session, f"play {action.card}\n")
    assert (
        f"You play the {session.texts('german-rank', rank=action.card.rank.name.lower())}" in text
    )


# ------------------------------------------------------------------------ leaving


def test_the_end_of_the_input_leaves_the_table() -> None:
    over, text = play(session_at(), "")
    assert not over
    assert text.endswith("> \n")


def test_q_leaves_the_table_and_nothing_is_done() -> None:
    session = find("bidding")
    over, _ = play(session, "q\n1\n1\n")
    assert not over
    assert session.view.calls == find("bidding").view.calls


def test_a_table_taken_up_again_says_how_it_stands() -> None:
    _, text = play(find("play"), "q\n")
    assert "The match is taken up again where it was left." in text
    assert "Declarer: " in text
    assert "The match is taken up again" not in play(session_at(), "q\n")[1]


# ------------------------------------------------------------------------ commands


def test_the_hand_is_told_on_demand() -> None:
    session = find("play")
    assert told(session, "h") == [
        line for line in told(session, "h") if line.startswith("Your hand:")
    ]


def test_the_table_tells_trump_bids_home_talon_and_doublings() -> None:
    session = find(lambda it: bool(it.view.home) and bool(it.view.tricks), bot=RandomBot())
    text = "\n".join(told(session, "t"))
    assert "trump" in text
    assert "cards in the talon" in text
    assert text.count("at home") == len(session.view.home)
    assert text.count("points") >= session.view.seats
    hearts = find(lambda it: it.view.factor > 1)
    assert "All points count 2 times" in "\n".join(told(hearts, "t"))


def test_the_last_trick_is_told_with_its_winner() -> None:
    session = find(lambda it: bool(it.view.tricks))
    (line,) = told(session, "l")
    assert line.endswith(f"Taken by: {session.name(session.view.tricks[-1].winner)}.")
    assert told(find("bidding"), "l") == ["There is no full trick yet in this deal."]


def test_the_rules_are_told_again_on_demand() -> None:
    assert told(find("play"), "r") == ["THE RULES"]


def test_a_question_mark_explains_the_decision_in_two_sentences() -> None:
    explanation, commands = told(find("exchange"), "?")
    assert explanation.count(". ") == 1
    assert explanation.endswith(".")
    assert "q leaves" in commands


def test_the_score_sheet_explains_every_point() -> None:
    session = find(lambda it: len(it.results) == 2)
    lines = told(session, "s")
    assert lines[0] == "Deal 1"
    assert sum("; score " in line for line in lines) == 2 * session.view.seats
    assert lines[-1].startswith("Scores now: You ")


def test_everybodys_cards_are_shown_after_the_deal_and_not_before() -> None:
    assert told(find("play"), "c") == ["Everybody's cards are shown after the deal."]
    session = session_at(seed=3, bot=Calm())
    out = StringIO()
    LineFace(session, [], StringIO("1\n" * 30), out).play()
    _, text = play(session, "c\n")
    shown = text.split("Everybody's cards in the last deal:\n")[1].split("\n")
    assert len(shown) >= session.view.seats + 1
    assert shown[session.view.seats].startswith("Talon: ")


# ------------------------------------------------------------------------ refusals


def test_a_refused_card_says_why_and_the_question_stays() -> None:
    def may_not_all(it: Session) -> bool:
        decision = it.decision()
        return decision is not None and decision.name == "play" and bool(decision.refused)

    session = find(may_not_all)
    decision = session.decision()
    assert decision is not None
    action = decision.refused[0][0]
    assert isinstance(action, Play)
    (line,) = told(session, f"play {action.card}")
    assert line.startswith("Not allowed: ")
    assert session.view.trick == find(may_not_all).view.trick


@pytest.mark.parametrize(
    ("settings", "question", "typed", "option"),
    [
        ({"exchange.most": 3}, "exchange", None, "exchange.most"),
        ({"exchange.packerl": False}, "exchange", "Packerl", "exchange.packerl"),
        ({"bidding.min_bid": 3}, "bidding", "bid 2", "bidding.min_bid"),
        ({"cut.knock": False}, "cut", "knock", "cut.knock"),
    ],
)
def test_a_refusal_names_the_house_rule(
    settings: dict[str, object], question: str, typed: str | None, option: str
) -> None:
    rules: Rules = load_profile("salzburg").with_values(settings)
    session = find(question, rules)
    four = " ".join(card.code for card in session.view.hand[:4])
    (line,) = told(session, typed or f"exchange {four}")
    assert f"(house rule {option}: " in line


def test_nonsense_is_answered_and_the_question_stays() -> None:
    assert told(find("bidding"), "xyzzy") == ["“xyzzy” is not understood. Type ? for help."]
    assert told(find("bidding"), "") == ["Please choose: a number from 1 to 6, or words."]
    assert told(find("bidding"), "99") == ["There is no choice 99; the choices go from 1 to 6."]


def test_an_empty_line_takes_what_leaves_no_choice() -> None:
    session = find(lambda it: it.decision() is not None and len(it.view.hand) == 1)
    _, text = play(session, "\n")
    assert "You play " in text


def test_a_refused_knock_needs_no_packet() -> None:
    session = find("cut")
    _, text = play(session, "lift 36\nlift 7\n")
    assert "Not allowed: " in text
    assert "You lift 7 cards." in text


# ------------------------------------------------------------------------ before the first deal


def test_the_rules_in_short_name_profile_differences_and_code() -> None:
    texts = session_at().texts
    plain = tell_opening(texts, load_profile("salzburg"), "salzburg", 4)
    assert plain == [
        "Mulatschak, rules Salzburg: 21 points.",
        "Code of these rules: M1-C (the whole sheet: weli rules sheet M1-C)",
    ]
    changed = load_profile("murln").with_values({"exchange.forbid_four": True})
    lines = tell_opening(texts, changed, "murln", 3)
    assert lines[0] == "Mulatschak, rules Murln: 21 points."
    assert lines[1] == "Different from Murln:"
    assert lines[2].startswith("- ")
    assert "Different from Salzburg:" in lines
    assert lines[-1].startswith("Code of these rules: M1-")
    # With four players no more than three cards are exchanged, so nothing differs there.
    assert "Different from Murln:" not in tell_opening(texts, changed, "murln", 4)


def test_forced_answers_leave_no_trace_of_a_question() -> None:
    session = session_at("salzburg", seed=2)
    _, text = play(session, "1\n" * 2_000)
    assert act.LeaveCard.__name__ not in text
    assert "The Weli at the cut" not in text or "Take the Weli" in text
