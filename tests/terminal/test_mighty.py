"""Mighty in line mode: what is told, what is understood, and what stays secret."""

from io import StringIO

import pytest

from tests.terminal.mighty_tables import find, shy, table
from weli.cards import FRENCH_CARDS, Suit, parse_french_card
from weli.games import load_profile
from weli.games.mighty import actions as act
from weli.i18n.texts import LANGUAGES, Texts
from weli.kernel.actions import Action, Play
from weli.terminal.decisions import Decision
from weli.terminal.games import face_for
from weli.terminal.line import LineFace
from weli.terminal.session import Session
from weli.terminal.tellings import tell_opening, tell_revealed, tell_scores, tell_table
from weli.terminal.words import NotUnderstood, card_index, understand


def play(session: Session, typed: str) -> tuple[bool, str]:
    out = StringIO()
    over = LineFace(session, ["THE RULES"], StringIO(typed), out).play()
    return over, out.getvalue()


def told(session: Session, typed: str) -> list[str]:
    """What is told after this line, up to the next prompt."""
    return play(session, f"{typed}\n")[1].split("\n> ")[-2].split("\n")[1:]


# ------------------------------------------------------------------------ whole matches


@pytest.mark.parametrize(
    ("profile", "seats", "lang"),
    [
        ("seed", 5, "en"),
        ("seed", 8, "ko"),
        ("korean", 4, "ko"),
        ("korean", 3, "de"),
        ("league", 5, "en"),
        ("roth", 4, "en"),
        ("gyeonggi2", 5, "de"),
    ],
)
def test_a_match_can_be_played_to_its_end_by_number(profile: str, seats: int, lang: str) -> None:
    session = table(profile, seats=seats, seed=4, lang=lang)
    over, text = play(session, "1\n" * 300)
    assert over
    assert text.count("\n> ") > 10
    assert "Traceback" not in text


def test_the_rules_in_short_tell_what_everyone_must_know() -> None:
    session = table()
    lines = tell_opening(session.texts, session.view.rules, "seed", 5)
    assert lines[0].startswith("Mighty, rules ")
    assert any("13" in line for line in lines)
    assert any(line.startswith("Different from ") for line in lines)
    assert lines[-1].startswith("Code of these rules: T1-")


@pytest.mark.parametrize(("profile", "headings"), [("seed", 0), ("korean", 1), ("league", 1)])
def test_the_rules_in_short_tell_how_the_profile_differs_from_the_usual_one(
    profile: str, headings: int
) -> None:
    lines = tell_opening(Texts("en"), load_profile(profile), profile, 5)
    assert lines.count("Different from Tout-Puissant:") == headings
    assert sum(line.startswith("Different from ") for line in lines) == headings
    assert any("(before: " in line for line in lines) == bool(headings)


def test_differences_of_the_table_and_of_its_profile_are_told_apart() -> None:
    rules = load_profile("korean").with_values({"misdeal.allowed": False})
    lines = tell_opening(Texts("en"), rules, "korean", 5)
    own, usual = lines.index("Different from Korean:"), lines.index("Different from Tout-Puissant:")
    assert usual == own + 2
    assert "misdeal" in lines[own + 1]


def test_the_rules_in_short_leave_out_what_other_numbers_of_players_do() -> None:
    five = tell_opening(Texts("en"), load_profile("korean"), "korean", 5)
    four = tell_opening(Texts("en"), load_profile("korean"), "korean", 4)
    lowest = "- The lowest bid, in points: 14. (before: The lowest bid, in points: 12.)"
    assert lowest in four
    assert not any("(before: The lowest bid" in line for line in five)
    assert not any("These rules are for" in line for line in five + four)


# ------------------------------------------------------------------------ what is told


def test_the_table_tells_contract_special_cards_call_and_seats() -> None:
    session, _ = find(lambda it, _: len(it.view.tricks) == 3, person=shy)
    text = "\n".join(tell_table(session))
    assert "Declarer: " in text
    assert "Mighty: " in text
    assert "Ripper: " in text
    assert "The declarer's call: " in text
    assert text.count(": score ") == session.view.seats


def test_a_friend_is_told_only_to_the_friend_until_all_know() -> None:
    def secret(it: Session, decision: Decision) -> bool:
        call = it.view.call
        mine = isinstance(call, act.CallCard) and call.card in it.view.hand
        return decision.name == "play" and mine and not it.view.friends

    session, _ = find(secret, person=shy)
    assert any("you play with the declarer" in line for line in tell_table(session))

    def not_me(it: Session, decision: Decision) -> bool:
        call = it.view.call
        other = isinstance(call, act.CallCard) and call.card not in it.view.hand
        return decision.name == "play" and other and not it.view.friends and not it.view.tricks

    session, _ = find(not_me, person=shy)
    text = "\n".join(tell_table(session))
    assert "you play with the declarer" not in text
    assert "Known friend" not in text
    assert ", friend" not in text


def test_a_question_asked_for_secrecy_alone_answers_itself() -> None:
    _, text = play(table("pagat", seed=2), "1\n" * 60)
    assert "A misdeal?" not in text or "Call a misdeal" in text


def test_everybodys_cards_and_the_score_are_told_after_the_deal() -> None:
    session = table(seed=3, settings={"match.deals": 2})
    play(session, "1\n" * 40)
    assert session.results
    lines = tell_revealed(session)
    assert sum("; buried " in line for line in lines) == 1
    assert lines[-1].startswith("Kitty: ")
    assert any(line.startswith("Deal 1") for line in tell_scores(session))


# ------------------------------------------------------------------------ what is understood


def test_of_many_bids_the_lowest_of_each_trump_are_numbered() -> None:
    _, decision = find("bidding")
    assert decision.choices[0] == act.Pass()
    assert len(decision.choices) <= 6
    assert len(decision.more) > 6
    assert not set(decision.more) & set(decision.choices)


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        ("bid 18 spades", "en"),
        ("18 spades", "en"),
        ("18 S", "en"),
        ("18s", "en"),
        ("18 P", "de"),
        ("18 s", "de"),
        ("18 Pik", "de"),
        ("18S", "ko"),
        ("스페이드 18", "ko"),
    ],
)
def test_any_bid_can_be_said_in_words(typed: str, lang: str) -> None:
    session, decision = find("bidding", lang=lang)
    assert understand(session, decision, typed) == act.Bid(18, Suit.SPADES)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bid 33 hearts", "Not allowed: Nobody may bid more than 20."),
        ("bid 9 hearts", "Not allowed: "),
        ("play SA", "Not allowed: "),
        ("99", "There is no choice 99"),
        ("xyzzy", "“xyzzy” is not understood."),
    ],
)
def test_what_is_refused_says_why(typed: str, said: str) -> None:
    session, _ = find("bidding")
    assert told(session, typed)[0].startswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_to_bury_are_named_by_code_by_corner_and_by_name(lang: str) -> None:
    session, decision = find("bury", lang=lang)
    cards = session.view.hand[:3]
    codes = " ".join(card.code for card in cards)
    corners = " ".join("".join(card_index(session.texts, card)) for card in cards)
    for typed in (f"bury {codes}", codes.lower(), corners):
        assert understand(session, decision, typed) == act.Bury(cards)
    _, text = play(session, f"bury {cards[0]}\nbury {codes}\n")
    assert session.texts("line-refused", reason="").strip() in text
    assert session.view.buried == cards


def test_a_friend_is_called_by_a_card_alone_and_a_bad_call_says_why() -> None:
    session, decision = find("friend", settings={"friend.fake": False})
    called = next(action for action in decision.more if isinstance(action, act.CallCard))
    assert understand(session, decision, called.card.code) == called
    assert understand(session, decision, f"call {called.card}") == called
    assert understand(session, decision, "alone") == act.Alone()
    own = session.view.hand[0]
    assert told(session, "")[0].startswith("Please choose")
    assert told(session, f"call {own}")[0].startswith("Not allowed: You hold or have buried")


def test_likely_calls_come_first() -> None:
    session, decision = find("friend")
    own = {card.face for card in (*session.view.hand, *session.view.buried)}
    called = [action for action in decision.choices if isinstance(action, act.CallCard)]
    assert called
    assert not {action.card.face for action in called} & own
    assert decision.choices[-1] == act.Alone()


def test_of_two_equal_cards_the_one_in_the_hand_is_meant() -> None:
    def has_second_copy(it: Session, decision: Decision) -> bool:
        seconds = [a for a in decision.choices if isinstance(a, Play) and a.card.copy]
        firsts = {card.face for card in it.view.hand if not card.copy}
        return decision.name == "play" and any(a.card.face not in firsts for a in seconds)

    session, decision = find(has_second_copy, seats=6, person=shy)
    firsts = {card.face for card in session.view.hand if not card.copy}
    meant: Action = next(
        a
        for a in decision.choices
        if isinstance(a, Play) and a.card.copy and a.card.face not in firsts
    )
    assert isinstance(meant, Play)
    assert understand(session, decision, f"play {meant.card.face.code}") == meant


def test_nonsense_names_the_nearest() -> None:
    session, decision = find("bidding")
    with pytest.raises(NotUnderstood, match="Did you mean “pass”"):
        understand(session, decision, "pss")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_corner_of_its_own(lang: str) -> None:
    corners = {card_index(Texts(lang), card) for card in FRENCH_CARDS}
    assert len(corners) == len({card.face for card in FRENCH_CARDS})


# ------------------------------------------------------------------------ hands


def test_a_hand_holds_mighty_joker_trumps_and_then_colours_in_turn() -> None:
    session, _ = find("contract")
    hand = session.face.sort_cards(session.view, session.view.hand)
    assert sorted(hand) == list(session.view.hand)
    suits = [card.suit for card in hand if card.suit and not session.view.specials.is_mighty(card)]
    assert [suit for place, suit in enumerate(suits) if suit not in suits[:place]] == list(
        dict.fromkeys(suits)
    )
    if session.view.trump in suits:
        assert suits[0] is session.view.trump


def test_a_hand_is_not_sorted_anew_with_every_bid() -> None:
    face, (session, _) = face_for("mighty"), find("bidding")
    cards = tuple(map(parse_french_card, ("SA", "S2", "HK", "C9", "D3")))
    before = face.sort_cards(session.view, cards)
    session.act(act.Bid(20, Suit.DIAMONDS))
    assert face.sort_cards(table().view, cards) == before
