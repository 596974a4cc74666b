"""Mighty tables for the tests of the terminal: a person at seat 0, and others easy to foresee."""

from collections.abc import Callable
from typing import Any

from tests.terminal.tables import session_at
from weli.games import load_profile
from weli.games.mighty import actions as act
from weli.kernel.actions import Action
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.terminal.decisions import Decision
from weli.terminal.session import Session

LONG_ENOUGH = 400


class Steady:
    """Bids the lowest where nobody has bid, and else does what is first on the list."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Return one of the legal actions."""
        actions = legal.offer().actions
        bids = [action for action in actions if isinstance(action, act.Bid)]
        quiet = [action for action in actions if isinstance(action, act.Pass | act.NoMisdeal)]
        if bids and view.contract is None:
            return bids[0]
        return quiet[0] if quiet else next(iter(legal))


def keen(decision: Decision) -> Action:
    """Bids, keeps the contract, calls the first on the list, and plays the first legal card."""
    bids = [action for action in decision.choices if isinstance(action, act.Bid)]
    return bids[0] if bids else decision.choices[0]


def shy(decision: Decision) -> Action:
    """Passes where that is allowed, and takes the first choice elsewhere."""
    return decision.choices[0]


def table(
    profile: str = "seed",
    *,
    seats: int = 5,
    seed: int = 1,
    lang: str = "en",
    settings: dict[str, object] | None = None,
) -> Session:
    """A new match of one deal, unless the settings say otherwise."""
    rules = load_profile(profile).with_values({"match.deals": 1, **(settings or {})})
    return session_at(rules, seats=seats, seed=seed, lang=lang, bot=Steady())


def find(
    wanted: Callable[[Session, Decision], bool] | str,
    profile: str = "seed",
    *,
    seats: int = 5,
    lang: str = "en",
    settings: dict[str, object] | None = None,
    person: Callable[[Decision], Action] = keen,
) -> tuple[Session, Decision]:
    """The first table, by seed, at which the person is asked something and this is so."""
    for seed in range(60):
        session = table(profile, seats=seats, seed=seed, lang=lang, settings=settings)
        for _ in range(LONG_ENOUGH):
            if session.over:
                break
            if session.between_deals:
                session.begin_deal()
            elif not session.work():
                decision = session.decision()
                assert decision is not None
                named = isinstance(wanted, str)
                if decision.name == wanted if named else wanted(session, decision):  # type: ignore[operator]  # a name is no function
                    return session, decision
                session.act(person(decision))
            session.news()
    raise AssertionError("this is never so")
