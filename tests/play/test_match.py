"""Matches: deals follow one another, moves come in by one door, the record grows."""

import pytest

from tests.play.tables import by_chance, new_match, play_on, played_out
from weli.games import GAMES, load_profile
from weli.games.mulatschak.actions import FirstDealer, Hold, Pass
from weli.games.mulatschak.events import DealBegan, Reveal
from weli.kernel.actions import NATURE, Action, IllegalAction, Move, Reason
from weli.kernel.chance import Chance, commitment
from weli.kernel.engine import Question
from weli.kernel.record import Header, Player, RecordError, Score
from weli.play.match import Match, refold

LONG = "match.start_score=99"
ANNA, BERT = Player("Anna"), Player("Bert", "random")


# ------------------------------------------------------------------------ deal after deal


def test_nothing_happens_before_the_first_deal() -> None:
    match = new_match()
    assert (match.question, match.deal_over, match.over) == (None, True, False)
    assert match.why_not(Move(0, Pass())) == Reason("deal_over")
    for call in (match.legal, lambda: match.step(Move(0, Pass()))):
        with pytest.raises(IllegalAction, match=r"^deal_over$"):
            call()
    assert match.record.lines == []


def test_the_first_deal_begins_with_the_dealer() -> None:
    match = new_match()
    [sealed] = match.begin_deal()
    assert sealed.to is None
    assert sealed.event == DealBegan(NATURE, match.standing)
    assert match.question == Question(NATURE, "first_dealer")
    assert match.nature_move() == match.nature_move()


def test_a_deal_begins_only_after_the_last() -> None:
    match = new_match()
    match.begin_deal()
    with pytest.raises(IllegalAction, match=r"^deal_not_over$"):
        match.begin_deal()


def test_the_deal_passes_clockwise() -> None:
    match = new_match("murln", 4, settings=LONG)
    table = by_chance(match)
    dealers = []
    for deals in range(1, 6):
        play_on(table, deals=deals)
        dealers.append(match.deal.dealer)
    assert dealers == [(dealers[0] + turn) % 4 for turn in range(5)]


def test_scores_are_carried_from_deal_to_deal() -> None:
    match = new_match(settings=LONG)
    table = by_chance(match)
    for deals in range(1, 4):
        before = match.standing.scores
        play_on(table, deals=deals)
        added = [line.total for line in match.deal.result.lines]
        assert match.standing.scores == tuple(map(sum, zip(before, added, strict=True)))
        assert match.standing.deals == deals
        assert match.record.lines[-1] == Score(deals, match.standing.scores)
        assert match.question is None


def test_the_match_ends_when_somebody_has_won() -> None:
    match = played_out()
    assert match.over
    assert match.standing.winners
    assert isinstance(match.record.lines[-1], Score)
    with pytest.raises(IllegalAction, match=r"^match_over$"):
        match.begin_deal()
    with pytest.raises(IllegalAction, match=r"^deal_over$"):
        match.step(Move(0, Pass()))


def test_cards_are_revealed_after_the_deal() -> None:
    match = played_out(deals=1)
    sealed = match.reveal()
    assert sealed.to is None
    assert isinstance(sealed.event, Reveal)
    known = [card for hand in sealed.event.played for card in hand]
    known += [*sealed.event.talon, *(card for cards in sealed.event.discards for card in cards)]
    assert len(known) == len(set(known)) == 36


def test_nothing_is_revealed_during_a_deal() -> None:
    match = new_match()
    with pytest.raises(AssertionError):
        match.reveal()
    match.begin_deal()
    with pytest.raises(AssertionError):
        match.reveal()


# ------------------------------------------------------------------------ moves and the record


def test_every_move_is_a_line_of_the_record() -> None:
    match = played_out(settings=LONG, deals=2)
    entries = match.record.entries
    assert len(entries) == match.moves
    assert len({line.check for line in entries}) == len(entries)
    assert [line.deal for line in match.record.lines if isinstance(line, Score)] == [1, 2]
    assert entries[0].seat == "nature"
    for line in entries:
        assert match.game.write(match.game.read(line.do)) == line.do


@pytest.mark.parametrize("action", [Hold(), Action(), FirstDealer(99)])
@pytest.mark.parametrize("seat", [NATURE, 0, 1, 2])
def test_a_refused_move_changes_nothing(action: Action, seat: int) -> None:
    match = play_on(by_chance(new_match()), moves=4).match
    deal, text, moves = match.deal, match.record.dump(), match.moves
    reason = match.why_not(Move(seat, action))
    assert reason is not None
    with pytest.raises(IllegalAction) as error:
        match.step(Move(seat, action))
    assert error.value.reason == reason
    assert match.deal is deal
    assert (match.record.dump(), match.moves) == (text, moves)


def test_the_same_seed_plays_the_same_match() -> None:
    first, second, other = played_out(seed=7), played_out(seed=7), played_out(seed=8)
    assert first.record.dump() == second.record.dump()
    assert first.record.dump() != other.record.dump()


def test_nature_follows_from_the_secret_and_the_place() -> None:
    match = new_match()
    match.begin_deal()
    numbers = match.record.header.commitment, Chance.from_seed(0).numbers("nature", 0)
    assert numbers[0] == commitment(Chance.from_seed(0).secret)
    assert match.nature_move() == Move(NATURE, match.legal().sample(numbers[1]))
    nonces = Match.new(match.rules, (ANNA, BERT), Chance(bytes(32), ("salt",)))
    plain = Match.new(match.rules, (ANNA, BERT), Chance(bytes(32)))
    drawn = []
    for each in (nonces, plain):
        each.begin_deal()
        each.step(each.nature_move())
        drawn.append(each.nature_move())
    assert drawn[0] != drawn[1]
    assert nonces.record.header.nonces == ("salt",)


def test_the_header_says_everything_that_is_needed() -> None:
    rules = load_profile("murln")
    started = "2024-01-02T03:04:05Z"
    match = Match.new(rules, (ANNA, BERT), Chance.from_seed(1), profile="murln", started=started)
    assert match.record.header == Header(
        game="mulatschak",
        rules=rules.plain(),
        profile="murln",
        players=(ANNA, BERT),
        commitment=commitment(Chance.from_seed(1).secret),
        started=started,
    )
    assert match.record.secret == Chance.from_seed(1).secret.hex()
    assert Match(match.record.header).rules == rules


# ------------------------------------------------------------------------ headers of no use


def header(**changes: object) -> Header:
    """A header of a match between two, with some fields changed."""
    fields: dict[str, object] = {"game": "mulatschak", "rules": {}, "players": (ANNA, BERT)}
    return Header(**{**fields, **changes})  # type: ignore[arg-type] # the fields are of many types


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (header(game="mulatshak"), "record_game"),
        (header(rules={"exchang": {}}), "record_rules"),
        (header(rules={"exchange": {"most": 6}}), "record_rules"),
        (header(players=()), "record_rules"),
        (header(players=(ANNA,) * 6), "record_rules"),
        (header(players=(ANNA,) * 3, rules={"pack": {"strip_sevens": True}}), "record_rules"),
        (header(rules={"cut": {"cut": False}}), "record_rules"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_header_that_cannot_be_played_is_refused(wrong: Header, code: str) -> None:
    with pytest.raises(RecordError) as error:
        Match(wrong)
    assert (error.value.code, error.value.line) == (code, 1)
    assert error.value.details


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(RecordError) as error:
        Match(header(game="mulatshak"))
    assert error.value.details == {"game": "mulatshak", "near": "mulatschak"}
    with pytest.raises(RecordError) as error:
        Match(header(game="xyz"))
    assert error.value.details == {"game": "xyz", "near": ", ".join(GAMES)}


def test_rules_that_a_record_leaves_out_are_the_defaults() -> None:
    assert Match(header()).rules == GAMES["mulatschak"].rules()


# ------------------------------------------------------------------------ played again


@pytest.mark.parametrize("secret", [True, False])
def test_a_record_refolds_to_the_same_match(secret: bool) -> None:
    match = played_out("murln", 4)
    again = refold(type(match.record).load(match.record.dump(secret=secret)))
    assert again.deal == match.deal
    assert again.standing == match.standing
    assert again.record.dump() == match.record.dump(secret=secret)
    assert again.moves == match.moves
