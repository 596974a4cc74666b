"""Deals of Mulatschak in progress, with what every reader knows of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from weli.bots.beliefs.replay import tell
from weli.bots.rule_of_thumb import RuleOfThumb
from weli.cards import WELI
from weli.fast.lockstep import mended, random_table
from weli.games import GAMES, load_profile
from weli.games.mulatschak.actions import Lift
from weli.games.mulatschak.events import Standing
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.view import View
from weli.kernel.actions import NATURE, SPECTATOR, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.engine import Question
from weli.kernel.legal import Legal

GAME = GAMES["mulatschak"]

BLIND = {"trump.blind": True, "trump.blind_weli": "choose", "limits.no_exchange_at": None}
"""House rules by which the Weli may be turned up before trump is known."""

RARE = {"Muli": 2, "ThrowIn": 1}
USUAL = 8


class Asked(NamedTuple):
    """A question that is asked in a deal.

    Attributes:
        deal: the deal.
        views: what each seat, and a spectator, knows.
        question: what is asked.
    """

    deal: Deal
    views: dict[Seat, View]
    question: Question


def any_action(legal: Legal, rng: KeyedRandom) -> Any:
    """Draws a kind of action first, so that rare ones come up."""
    if legal.total() > 600:
        return legal.sample(rng)
    kinds: dict[str, list[Any]] = {}
    for action in legal:
        cards = getattr(action, "cards", ())
        kinds.setdefault(f"{type(action).__name__} {len(cards)}", []).append(action)
    names = [name for name in kinds for _ in range(RARE.get(name.split()[0], USUAL))]
    return rng.choice(kinds[rng.choice(names)])


def any_cut(deal: Deal, legal: Legal, rng: KeyedRandom) -> Any:
    """Often lifts the Weli, or cuts so that it is the sixth card of the talon."""
    weli, players, cards = deal.pack.index(WELI), len(deal.table), len(deal.pack)
    last = deal.rules.cut.card == "lifted_bottom"
    sixth = 5 * players + 5
    lifts = [weli + 1 if last else weli, (weli - sixth) % cards, 1 + rng.below(cards - 1)]
    chosen = Lift(rng.choice(lifts))
    return chosen if chosen in legal and rng.below(4) else any_action(legal, rng)


def any_deal(rng: KeyedRandom) -> Iterator[Asked]:
    """Plays a deal by chance, under any rules and with any number of players."""
    table = random_table("mulatschak", rng)
    rules = table.rules
    if not rng.below(5):
        rules = mended(rules.with_values(BLIND), table.seats)
    scores = tuple(1 + rng.below(6 if rng.below(2) else 30) for _ in range(table.seats))
    yield from deal_of(rules, table.seats, Standing(scores), rng, thoughtful=False)


def usual_deal(profile: str, seats: int, rng: KeyedRandom) -> Iterator[Asked]:
    """Plays a deal by rule of thumb."""
    rules = load_profile(profile)
    yield from deal_of(rules, seats, GAME.start(rules, seats), rng, thoughtful=True)


def deal_of(
    rules: Any, seats: int, standing: Standing, rng: KeyedRandom, *, thoughtful: bool
) -> Iterator[Asked]:
    """Plays a deal and yields every question after the cards are dealt."""
    deal, told = GAME.deal(rules, seats, rng.below(seats), standing)
    views = {seat: GAME.view(rules, seats, seat) for seat in (*range(seats), SPECTATOR)}
    bot = RuleOfThumb()
    while True:
        views = tell(views, told)
        question = GAME.question(deal)
        if question is None:
            return
        if deal.dealt:
            yield Asked(deal, dict(views), question)
        legal = GAME.legal(deal)
        if thoughtful and question.seat != NATURE:
            action = bot.choose(views[question.seat], legal, rng, 0)
        elif question.name == "cut":
            action = any_cut(deal, legal, rng)
        else:
            action = any_action(legal, rng)
        deal, told = GAME.step(deal, Move(question.seat, action))
