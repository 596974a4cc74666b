"""Tables for the tests of the terminal: a person at seat 0, and others who are easy to foresee."""

from collections.abc import Callable
from itertools import chain
from typing import Any

from weli.bots.chance import RandomBot
from weli.games import load_profile
from weli.games.mulatschak import actions as act
from weli.i18n.texts import Texts
from weli.kernel.actions import Action
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.legal import Legal
from weli.kernel.options import Rules
from weli.kernel.record import Player
from weli.play.bot import Bot
from weli.play.match import Match
from weli.play.table import Table
from weli.terminal.session import Session

Wanted = Callable[[Session], bool]

LONG_ENOUGH = 500
"""So many moves are made before another seed is tried."""


QUIET = (act.Pass, act.NoMuli, act.PlayAlong, act.LeaveCard, act.Play, act.Lift)


class Calm:
    """Passes, exchanges nothing, plays along, and plays its first legal card."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Return the action that makes the least stir."""
        quiet = (action for action in legal.offer().actions if isinstance(action, QUIET))
        return next(chain(quiet, legal))


class Bold(Calm):
    """Bids one where nobody has bid, else is calm; so a match is long and comes to an end."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
        """Return the lowest bid, or what makes the least stir."""
        bids = [action for action in legal.offer().actions if isinstance(action, act.Bid)]
        return (
            bids[0] if bids and view.contract is None else super().choose(view, legal, rng, budget)
        )


def session_at(
    rules: Rules | str = "salzburg",
    *,
    seats: int = 4,
    seed: int = 1,
    lang: str = "en",
    bot: Bot | None = None,
) -> Session:
    """A person at seat 0 of a new match."""
    texts = Texts(lang)
    names = [texts("player-guest"), *(texts(f"player-{seat}") for seat in range(1, seats))]
    players = tuple([Player(name, "random" if seat else "") for seat, name in enumerate(names)])
    chosen = load_profile(rules) if isinstance(rules, str) else rules
    match = Match.new(chosen, players, Chance.from_seed(seed))
    bots = dict.fromkeys(range(1, seats), bot or RandomBot())
    return Session(Table(match, bots), 0, texts)


def first_choice(session: Session) -> None:
    """Makes the move that is first on the list."""
    decision = session.decision()
    assert decision is not None
    session.act(decision.choices[0])


def _play_until(session: Session, wanted: Wanted) -> bool:
    """Plays on, always with the first choice, until this is so; says whether it ever is."""
    for _ in range(LONG_ENOUGH):
        if session.over:
            break
        if session.between_deals:
            session.begin_deal()
        elif session.decision() is not None and wanted(session):
            return True
        elif not session.work():
            first_choice(session)
        session.news()
    return False


def asked(name: str) -> Wanted:
    """Says whether the person is asked this question."""

    def wanted(session: Session) -> bool:
        decision = session.decision()
        return decision is not None and decision.name == name

    return wanted


def find(
    wanted: Wanted | str,
    rules: Rules | str = "salzburg",
    *,
    seats: int = 4,
    lang: str = "en",
    bot: Bot | None = None,
) -> Session:
    """The first table, by seed, at which the person is asked something and this is so.

    A name stands for the question of that name. The others are calm unless told otherwise.
    """
    so = asked(wanted) if isinstance(wanted, str) else wanted
    for seed in range(100):
        session = session_at(rules, seats=seats, seed=seed, lang=lang, bot=bot or Calm())
        if _play_until(session, so):
            return session
    raise AssertionError("this is never so")
