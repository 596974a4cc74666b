"""What a reason says is true: held against the whole deal, which the reason has not seen."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from weli.bots.beliefs.replay import tell
from weli.bots.master.judging import Choice, Judgement
from weli.bots.master.reasons import reason_for
from weli.cards import Card, Rank
from weli.fast.lockstep import random_table
from weli.games import game_of
from weli.games.mighty.powers import best_place
from weli.games.mulatschak.trumps import suit_of
from weli.kernel.actions import Move, Play, Seat
from weli.kernel.chance import KeyedRandom

DEALS = {"mulatschak": 160, "mighty": 24}
ENDINGS = 3
"""So many ways to go on are tried for every claim."""

TAKES = {
    *("only_taker", "cheap_taker", "safe_taker", "unbeatable", "top_trump", "from_declarer"),
    *("makes_bid", "breaks_bid", "first_trick", "takes_points"),
}
"""Reasons that say that the card takes the trick, whatever the others do."""

SAME_SIDE = {"points_to_partner", "partner_has_it"}
OTHER_SIDE = {"saves_points"}


class Asked(NamedTuple):
    """A card is to be played: the deal, whose turn it is, and what the player knows."""

    deal: Any
    seat: Seat
    view: Any


def plays(game: str, rng: KeyedRandom) -> Iterator[Asked]:
    """Plays a deal at random under any house rules, and yields every choice of a card."""
    table = random_table(game, rng)
    engine = game_of(table.rules)
    deal, told = engine.deal(
        table.rules, table.seats, rng.below(table.seats), engine.start(table.rules, table.seats)
    )
    views = {seat: engine.view(table.rules, table.seats, seat) for seat in range(table.seats)}
    while True:
        views = tell(views, told)
        question = engine.question(deal)
        if question is None:
            return
        legal = engine.legal(deal)
        if question.name == "play" and legal.total() > 1:
            yield Asked(deal, question.seat, views[question.seat])
        action = legal.sample(rng)
        deal, told = engine.step(deal, Move(question.seat, action))


def ordered(actions: list[Any]) -> Judgement:
    """A judgement in which these answers come in this order."""
    choices = [Choice(action, -0.1 * place, 0.001) for place, action in enumerate(actions)]
    return Judgement("points", tuple(choices), actions[0], 10, 10.0, 0.0)


def trick_after(deal: Any, seat: Seat, card: Card, rng: KeyedRandom) -> tuple[Any, Any]:
    """Plays a card and goes on at random: the trick it was played to, and the deal at its end."""
    engine = game_of(deal.rules)
    number = len(deal.tricks)
    deal, _ = engine.step(deal, Move(seat, Play(card)))
    while (question := engine.question(deal)) is not None:
        deal, _ = engine.step(deal, Move(question.seat, engine.legal(deal).sample(rng)))
    return deal.tricks[number], deal


@pytest.mark.parametrize("game", ["mulatschak", "mighty"])
def test_what_is_said_of_a_card_is_true(game: str) -> None:
    rng = KeyedRandom.of("true", game)
    seen: Counter[str] = Counter()
    for _ in range(DEALS[game]):
        for asked in plays(game, rng):
            actions = list(game_of(asked.deal.rules).legal(asked.deal))
            order = list(rng.shuffled(actions))
            why = reason_for(asked.view, ordered(order))
            seen[why.code] += 1
            check(asked, order, why.code, why.details, rng)
    assert len(seen) > 12, seen


def check(asked: Asked, order: list[Any], code: str, details: Any, rng: KeyedRandom) -> None:
    """Holds a reason against the deal."""
    deal, seat, view = asked
    card, rival = order[0].card, order[1].card
    for _ in range(ENDINGS if code in TAKES | SAME_SIDE | OTHER_SIDE else 0):
        trick, over = trick_after(deal, seat, card, rng)
        if code in TAKES:
            assert trick.winner == seat, (code, card, trick)
        if code in SAME_SIDE | OTHER_SIDE:
            sides = [line.side == "defender" for line in over.result.lines]
            best = winner_so_far(view)
            assert (sides[best] == sides[seat]) is (code in SAME_SIDE), (code, over.result)
    if code == "top_of_suit":
        plays_on = view.table if view.rules.game == "mighty" else view.players
        others = [each for other in plays_on if other != seat for each in deal.hands[other]]
        assert not any(same_suit(view, c, card) and c.rank > card.rank for c in others)
    if code in ("keeps", "keeps_last", "lets_go", "partner_has_it"):
        assert details["card"] == rival.code
        assert rival in view.hand
    if code == "makes_void":
        assert sum(c.suit is card.suit for c in view.hand) == 1
    if code == "first_trick":
        assert view.taken(seat) == 0
    if code == "breaks_bid":
        assert view.contract.tricks - view.taken(view.declarer) == 5 - len(view.tricks)


def winner_so_far(view: Any) -> Seat:
    """Who has the best card on the table."""
    best: Seat = view.trick.order[best_place(view.rules, view.specials, view.trick)]
    return best


def same_suit(view: Any, one: Card, other: Card) -> bool:
    """Whether two cards count as the same suit."""
    if view.rules.game == "mighty" or Rank.WELI not in (one.rank, other.rank):
        return one.suit is other.suit
    return suit_of(one, view.trump) is suit_of(other, view.trump)
