"""A server that is killed twenty times under play loses nothing that anybody was told."""

import signal
from pathlib import Path

from tests.server.processes import Killed, Player
from weli.games import load_profile
from weli.play.match import refold
from weli.server.store import Store

KILLS = 20
LONG_MATCHES = (
    load_profile("salzburg").with_values({"match.start_score": 99}),
    load_profile("seed"),
)
"""Rules under which no match is over before the last kill."""


def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    with Killed(tmp_path) as server:
        people = [Player(server, rules) for rules in LONG_MATCHES]
        for kill in range(KILLS):
            for person in people:
                play_some(server, person, 1 + kill % 3)
            server.kill()
            server.start()
        for person in people:
            check_answers(server, person)
        server.kill(signal.SIGTERM)
    check_kept(tmp_path, people)


def play_some(server: Killed, person: Player, decisions: int) -> None:
    """Plays on for some decisions; one more is on its way while the blow falls."""
    person.come(server)
    person.again()
    for _ in range(decisions):
        person.decide()
        person.settle()
    person.decide()


def check_answers(server: Killed, person: Player) -> None:
    """Whatever was acknowledged is acknowledged again, in the same words."""
    person.come(server)
    acts = [name for name in person.acknowledged if name.startswith("act")]
    assert len(acts) > KILLS
    for name in (acts[0], acts[len(acts) // 2], acts[-1]):
        assert person.resend(name, 0) == person.acknowledged[name]
    person.go()


def check_kept(folder: Path, people: list[Player]) -> None:
    """Everything that was acknowledged is in the database, and the records are true."""
    store = Store(folder)
    try:
        for person in people:
            kept = store.load(person.table)
            assert kept is not None
            assert kept.record is not None
            refold(kept.record)
            done = {command_id for _, command_id in kept.answered}
            acts = {name for name in person.acknowledged if name.startswith("act")}
            assert acts <= done
            assert len(done) <= len(acts) + KILLS
    finally:
        store.close()
