"""Only what a reader may know crosses the wire, and what comes back is read as it was meant."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import pytest

from tests.server.frames import TABLES, frames, frames_of, samples, state_for, table_of
from weli.games import GAMES, load_profile
from weli.kernel.actions import SECRET, SPECTATOR, Envelope, Reason
from weli.kernel.chance import Chance, KeyedRandom
from weli.play.table import Table
from weli.server import wire
from weli.server.faces import face_for
from weli.server.protocol import (
    MAX_FRAME,
    Accepted,
    Decision,
    Refused,
    RefusedChoice,
    Said,
    State,
    Told,
    Welcome,
)

KINDS = [(game, kind) for game in GAMES for kind in get_args(face_for(game).ACTIONS)]


def as_sent(action: Any) -> bytes:
    """An action as it crosses the wire."""
    state = wire.encode(state_with(decision=Decision(name="play", actions=(action,))))
    return msgspec.json.encode(json_of(state)["decision"]["actions"][0])


def state_with(**changes: Any) -> State:
    """A state of a table of Mulatschak, with some fields changed."""
    table = table_of(load_profile("salzburg"), 3)
    table.begin_deal()
    return msgspec.structs.replace(state_for(table, SPECTATOR), **changes)


# ------------------------------------------------------------------------ actions that come back


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_action_is_read_as_it_was_written(game: str, kind: type) -> None:
    for action in samples(kind, game):
        assert wire.read_action(game, as_sent(action)) == action


@pytest.mark.parametrize(("profile", "seats"), TABLES)
def test_everything_that_a_decision_offers_is_legal(profile: str, seats: int) -> None:
    game = load_profile(profile).game
    for frame in frames(profile, seats):
        decision = json_of(frame.data)["decision"]
        if decision is None:
            continue
        chosen = decision["actions"] + [each for pick in decision["picks"] for each in picked(pick)]
        if decision["pairs"]:
            one, other, *_ = decision["pairs"]
            chosen.append({"type": "CallCards", "one": one, "other": other})
        assert chosen
        for plain in chosen:
            action = wire.read_action(game, msgspec.json.encode(plain))
            assert action in frame.legal, (plain, frame.question)
        for refused in decision["refused"]:
            assert wire.read_action(game, msgspec.json.encode(refused["action"])) not in frame.legal


def picked(pick: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Choices of each size, of the first cards and of the last, in no order."""
    for size in pick["sizes"]:
        for cards in (pick["cards"][:size][::-1], pick["cards"][len(pick["cards"]) - size :]):
            yield {"type": pick["make"], "cards": cards}


def json_of(data: bytes) -> dict[str, Any]:
    """A frame read without Weli."""
    decoded: dict[str, Any] = msgspec.json.decode(data)
    return decoded


@pytest.mark.parametrize(("profile", "seats"), TABLES)
def test_an_odd_action_is_refused_with_a_reason_that_can_be_sent(profile: str, seats: int) -> None:
    game = load_profile(profile).game
    kinds = get_args(face_for(game).ACTIONS)
    odd = [action for kind in kinds for action in samples(kind, game, odd=True)]
    for frame in frames(profile, seats):
        for action in odd if frame.state.decision else ():
            reason = frame.legal.why_not(action)
            assert (reason is None) == (action in frame.legal)
            if reason is not None:
                wire.encode(Refused(command_id="a", reason=wire.reason(reason), seq=0))


def test_cards_may_be_chosen_in_any_order() -> None:
    there = wire.read_action("mulatschak", b'{"type":"Exchange","cards":["B9","L8"]}')
    back = wire.read_action("mulatschak", b'{"type":"Exchange","cards":["L8","B9"]}')
    assert there == back


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"type":"Play","card":"XX"}', "there is no card 'XX'.*card"),
        ('{"type":"Play","card":7}', "7 is no card|Expected"),
        ('{"type":"Play"}', "missing required field `card`"),
        ('{"type":"Playe","card":"LO"}', "Invalid value 'Playe' - at `\\$.type`"),
        ('{"type":"Shuffle","cards":[]}', "Invalid value 'Shuffle'"),
        ('{"type":"FirstDealer","seat":0}', "Invalid value 'FirstDealer'"),
        ('{"type":"Draw","cards":["LO"]}', "Invalid value 'Draw'"),
        ('{"type":"Bid","tricks":2.5}', "Expected `int`, got `float`"),
        ('["Play"]', "Expected `object`"),
        ("{", "truncated"),
    ],
)
def test_what_is_no_action_is_refused_with_the_place(text: str, told: str) -> None:
    with pytest.raises(msgspec.DecodeError, match=told):
        wire.read_action("mulatschak", text.encode())


# ------------------------------------------------------------------------ what is sent


@pytest.mark.parametrize(("profile", "seats"), TABLES)
def test_a_state_fits_into_a_frame(profile: str, seats: int) -> None:
    assert max(len(frame.data) for frame in frames(profile, seats)) < MAX_FRAME


def test_thousands_of_friend_calls_fit_into_a_frame() -> None:
    values = {"friend.kinds": "card,cards,first,last,nth,seat,none", "friend.fake": True}
    rules = load_profile("seed").with_values(values)
    found = [frame for frame in frames_of(rules, 8) if frame.question.name == "friend"]
    assert found
    assert found[0].legal.total() > 1000
    decision = found[0].state.decision
    assert decision is not None
    assert len(decision.pairs) > 40
    assert len(found[0].data) < MAX_FRAME


def test_tricks_are_shown_as_far_as_the_table_looks_back() -> None:
    table = table_of(load_profile("salzburg"), 3)
    table.begin_deal()
    while len(table.view(0).tricks) < 3:
        table.work()
    shown = {history: wire.plain_view(table.view(0), history)["tricks"] for history in HISTORIES}
    assert [len(shown[history]) for history in HISTORIES] == [0, 1, 3]
    assert shown["last"][0] == table.view(0).tricks[-1]
    while table.question is not None:
        table.work()
    assert len(wire.plain_view(table.view(0), "none")["tricks"]) == 5


HISTORIES = ("none", "last", "all")


def test_a_view_leaves_without_the_rules() -> None:
    plain = wire.plain_view(state_table().view(0), "last")
    assert set(wire.LEFT_OUT).isdisjoint(plain)
    assert {"hand", "standing", "trick"} <= set(plain)


# ------------------------------------------------------------------------ what is never sent


def state_table(profile: str = "salzburg", *, over: bool = False) -> Table:
    """A table in the middle of a deal, or after one."""
    table = table_of(load_profile(profile), 4)
    table.begin_deal()
    while table.question is not None and (over or len(table.view(0).tricks) < 2):
        table.work()
    return table


def secrets(table: Table) -> dict[str, Any]:
    """What a programming error might put into a message."""
    deal = table.match.deal
    assert deal is not None
    found: dict[str, Any] = {
        "deal": deal,
        "record": table.match.record,
        "chance": Chance.from_seed(1),
        "numbers": KeyedRandom.of(1),
        "match": table.match,
        "table": table,
        "envelope": Envelope(table.envelopes(0)[0][1], frozenset((0,))),
    }
    if deal.agenda:
        found |= {"phase": deal.agenda[0], "legal": table.match.legal()}
    return found


WRAPPERS: dict[str, Callable[[Any], Any]] = {
    "a field of the view": lambda it: state_with(view={"hand": it}),
    "deep in the view": lambda it: state_with(view={"tricks": ({"cards": [(0, it)]},)}),
    "an event": lambda it: state_with(events=(Told(n=1, event=it),)),
    "an action": lambda it: state_with(decision=Decision(name="play", actions=(it,))),
    "a refused action": lambda it: state_with(
        decision=Decision(
            name="play",
            refused=(RefusedChoice(action=it, reason=wire.reason(Reason("not_now"))),),
        )
    ),
    "a standing answer": lambda it: Welcome(
        protocol=1, you=0, controls=True, table=it, standing={"muli": it}
    ),
    "an answer": lambda it: Accepted(command_id=it, seq=0),
    "nothing else": lambda it: it,
}


@pytest.mark.parametrize("wrapper", WRAPPERS)
@pytest.mark.parametrize("profile", ["salzburg", "korean"])
@pytest.mark.parametrize("over", [False, True], ids=["in play", "over"])
def test_nothing_of_the_engines_can_be_sent(profile: str, over: bool, wrapper: str) -> None:
    for name, secret in secrets(state_table(profile, over=over)).items():
        with pytest.raises(TypeError):
            print(name, wire.encode(WRAPPERS[wrapper](secret)))


def test_people_may_write_what_the_engine_calls_a_secret() -> None:
    text = f'{{"{SECRET}":"deal"}} {SECRET}'
    assert json_of(wire.encode(Said(seat=0, text=text)))["text"] == text


def test_only_messages_to_clients_are_sent() -> None:
    with pytest.raises(TypeError, match="Decision is no message to a client"):
        wire.encode(Decision(name="play"))  # type: ignore[arg-type]  # that is the error
