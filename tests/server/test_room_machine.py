"""A table on a bad network: commands are dropped, doubled and reordered, people come and go.

The table crashes, and its disk fails. Whatever happens, nobody hears of what is not kept, nothing
is done twice, the same command gets the same answer, and all see the same table.
"""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.rooms import PACE, STRANGER, TOKENS, Guest, House, row_of
from weli.play.match import refold
from weli.server import wire
from weli.server.claims import Proof
from weli.server.protocol import Policy

PEOPLE = 2
NUMBER = st.integers(0, 30)
MOST_WAITED = 8


class BadNetwork(RuleBasedStateMachine):
    """Two people, a watcher and two bots, with everything between them that can go wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.wire: list[tuple[str, str]] = []
        self.answers: dict[tuple[str, str], dict[str, Any]] = {}
        self.commands = 0

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Does something in the table's event loop."""
        return self.loop.run_until_complete(work)

    @initialize(
        profile=st.sampled_from(["salzburg", "krisch", "korean", "seed"]), cards=st.booleans()
    )
    def sit_down(self, profile: str, cards: bool) -> None:
        """Begins a match, whose shuffles are always the same; perhaps goes on to the cards."""
        seats = 4 if profile in ("salzburg", "krisch") else 5
        policy = Policy(stand_in=20, clock=40)
        row = row_of(profile, seats, people=PEOPLE, policy=policy)
        self.house = self.do(self._house(row))
        for token in (*TOKENS[:PEOPLE], STRANGER):
            self.do(self.house.come(token))
        self.do(self.house.guests[0].ask("start"))
        if cards:
            self.do(self._to_the_cards())

    async def _to_the_cards(self) -> None:
        for _ in range(100):
            for guest in self.house.guests:
                if guest.decision is not None and guest.decision["name"] == "play":
                    return
                if guest.decision is not None:
                    guest.act()
            await self.house.turn(PACE)

    async def _house(self, row: Any) -> House:
        return House(row)

    # -------------------------------------------------------------------- what people do

    def guest(self, number: int) -> Guest | None:
        """One of those who are connected."""
        guests = self.house.guests
        return guests[number % len(guests)] if guests else None

    def put(self, guest: Guest, kind: str, **fields: Any) -> None:
        """Puts a command on the wire."""
        self.commands += 1
        message = {"type": kind, "command_id": f"{kind}.{self.commands}", **fields}
        self.wire.append((guest.connection.token, json.dumps(message)))

    @rule(number=NUMBER, which=NUMBER)
    def decide(self, number: int, which: int) -> None:
        """Somebody decides something, on what was last seen."""
        for _ in range(MOST_WAITED):
            self.do(self.house.turn(PACE))
            if any(guest.decision is not None for guest in self.house.guests):
                break
        self.decide_at_once(number, which)
        if self.wire and which % 4:
            self._deliver(len(self.wire) - 1, keep=bool(which % 3))

    @rule(number=NUMBER, which=NUMBER)
    def decide_at_once(self, number: int, which: int) -> None:
        """Somebody decides something, perhaps for the second time."""
        asked = [guest for guest in self.house.guests if guest.decision is not None]
        if asked:
            guest = asked[number % len(asked)]
            self.put(guest, "act", after=guest.state["seq"], action=guest.first_action(which))

    @rule(which=NUMBER, holds=st.sampled_from([True, False, None]))
    def claim(self, which: int, holds: bool | None) -> None:
        """Whoever is asked for a card claims the rest; what that comes to is known now or later."""
        for _ in range(MOST_WAITED):
            self.do(self.house.turn(PACE))
            if any(guest.decision is not None for guest in self.house.guests):
                break
        for guest in self.house.guests:
            if guest.decision is not None and guest.decision["name"] == "play":
                self.put(guest, "claim", after=guest.state["seq"])
                self._deliver(len(self.wire) - 1, keep=bool(which % 2))
                self.do(self.house.turn(0))
        if which % 4:
            self.look_at_a_claim(holds)

    @rule(holds=st.sampled_from([True, False, None]))
    def look_at_a_claim(self, holds: bool | None) -> None:
        """What a claim comes to is known, perhaps only when everything has changed."""
        asked = self.house.proves.asked
        if asked and not asked[-1][2].done():
            fails = None if holds is None else Proof(holds=False, exact=True)
            proves = self.house.proves
            self.do(proves.hold() if holds else proves.answer(fails))

    @rule(number=NUMBER)
    def ask_for_more(self, number: int) -> None:
        """Somebody wants to go on, or to play again."""
        guest = self.guest(number)
        if guest is not None:
            self.put(guest, "next" if number % 3 else "return")
            self.put(guest, "take_control")

    @rule(number=NUMBER)
    def answer_beforehand(self, number: int) -> None:
        """Somebody gives a standing answer."""
        guest = self.guest(number)
        if guest is not None:
            action = {"type": "NoMuli"} if number % 2 else None
            self.put(guest, "standing_answer", question="muli", action=action)

    # -------------------------------------------------------------------- what the network does

    def _deliver(self, place: int, keep: bool) -> None:
        """Delivers a message on any connection of whoever sent it."""
        place %= len(self.wire)
        token, text = self.wire[place] if keep else self.wire.pop(place)
        for guest in self.house.guests:
            if guest.connection.token == token:
                self.house.room.receive(guest.connection, text)
                return

    @precondition(lambda self: self.wire)
    @rule(place=NUMBER)
    def deliver(self, place: int) -> None:
        """A message arrives, perhaps before an older one."""
        self._deliver(place, keep=False)

    @precondition(lambda self: self.wire)
    @rule(place=NUMBER)
    def double(self, place: int) -> None:
        """A message arrives, and will again."""
        self._deliver(place, keep=True)

    @precondition(lambda self: self.wire)
    @rule(place=NUMBER)
    def lose(self, place: int) -> None:
        """A message is lost."""
        self.wire.pop(place % len(self.wire))

    @rule(number=NUMBER)
    def cut(self, number: int) -> None:
        """A connection is cut; the last one seldom is."""
        guest = self.guest(number)
        if guest is not None and len(self.house.guests) > number % 3:
            self.do(self.house.go(guest))

    @rule(number=NUMBER)
    def come(self, number: int) -> None:
        """Somebody comes, perhaps for the second time."""
        if len(self.house.guests) < 5:
            self.do(self.house.come((*TOKENS[:PEOPLE], STRANGER)[number % (PEOPLE + 1)]))

    @rule(seconds=st.sampled_from([0.0, PACE / 2, PACE, 5 * PACE, 50.0]))
    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.do(self.house.turn(seconds))

    # -------------------------------------------------------------------- what the house does

    @rule()
    def crash(self) -> None:
        """The server is killed, and starts again; the commands on the wire come later."""
        self.do(self._crash())

    async def _crash(self) -> None:
        self.note_answers()
        known = [(guest.connection.token, guest.state) for guest in self.house.guests]
        await self.house.crash()
        for token, state in known:
            again = await self.house.come(token)
            again.read()
            assert again.state.get("seq", 0) >= state.get("seq", 0), "something was told too soon"

    @rule()
    def fail(self) -> None:
        """The disk fails for a moment."""
        self.house.memory.failing = True
        self.do(self.house.turn(PACE))
        self.note_answers()
        self.house.memory.failing = False
        if self.house.room.broken:
            self.do(self._crash())

    # -------------------------------------------------------------------- what always holds

    def note_answers(self) -> None:
        """Reads every answer; the same command must always get the same one."""
        for guest in self.house.guests:
            guest.read()
            for message in guest.heard:
                passing = message.get("reason", {}).get("code") in ("mirror", "not_seated")
                if message["type"] not in ("accepted", "refused") or passing:
                    continue
                key = guest.connection.token, message["command_id"]
                if not key[1].startswith(("act", "claim", "standing")):
                    continue
                if message["type"] == "accepted":
                    assert self.answers.setdefault(key, message) == message
            guest.heard.clear()

    @invariant()
    def what_is_acknowledged_is_kept(self) -> None:
        """No answer is given before its change is kept."""
        self.do(self.house.turn(0))
        self.note_answers()
        kept = self.house.memory.kept().answered
        for key, answer in self.answers.items():
            assert kept[key] == answer["seq"]

    @invariant()
    def all_see_the_same_table(self) -> None:
        """What everybody has been sent is what the table would send anew."""
        self.do(self.house.turn(0))
        room = self.house.room
        if room.broken or room.game is None:
            return
        for guest in self.house.guests:
            if guest.state:
                fresh = room.game.snapshot(guest.you, room.row.policy.history, None)
                now = json.loads(wire.encode(fresh))
                for same in ("seq", "view", "shown", "decision", "over"):
                    assert guest.state[same] == now[same], same

    @invariant()
    def one_connection_acts_for_each_person(self) -> None:
        """Of those who are connected for a seat, one controls it."""
        for seat in range(PEOPLE):
            mine = [each for each in self.house.room.connections if each.seat == seat]
            assert sum(each.controls for each in mine) == bool(mine)

    def teardown(self) -> None:
        """The record that was kept can be folded."""
        self.do(self.house.room.close())
        record = self.house.memory.kept().record
        assert record is not None
        refold(record)
        self.loop.close()


BadNetwork.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
test_a_table_on_a_bad_network = BadNetwork.TestCase
