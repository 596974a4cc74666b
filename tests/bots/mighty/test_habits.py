"""What never happens in the player's own deals, and what it is worth against chance."""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

import pytest

from tests.bots.mighty.asked import CHANCE, PLAYER, Table, alike
from tests.mighty.scene import GAME
from weli.cards import Card, Rank
from weli.games import load_profile
from weli.games.mighty.actions import Play
from weli.games.mighty.powers import OpenTrick, best_place
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import is_point
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.actions import Action, Move, Seat
from weli.kernel.chance import KeyedRandom
from weli.kernel.legal import Legal
from weli.play.bot import Bot


class LastCard(NamedTuple):
    """The last card of a trick that could be chosen: what was played, and from what."""

    deal: Deal
    seat: Seat
    card: Card
    choice: tuple[Card, ...]
    trick: OpenTrick

    @property
    def before(self) -> Seat:
        """Who was winning before the card."""
        place = best_place(self.deal.rules, self.deal.powers, self.trick)
        return self.trick.order[place]

    @property
    def side(self) -> set[Seat]:
        """Who is known to this player to be on its side."""
        deal = self.deal
        called = bool(set(deal.hands[self.seat]) & set(deal.friends.cards))
        attackers = {deal.declarer, *deal.friends.shown}
        if self.seat in attackers:
            return attackers
        return {deal.declarer, self.seat} if called else {self.seat}


def last_cards(profile: str, seats: int, deals: int) -> Iterator[LastCard]:
    """Every last card of a trick in so many deals of the player with itself."""
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    for number in range(deals):
        table = Watched(rules, seats, f"habits {profile} {seats} {number}")
        table.play(alike(seats))
        yield from table.last


class Watched(Table):
    """A table that notes the last cards of all tricks."""

    def __init__(self, rules: MightyRules, seats: int, seed: str) -> None:
        super().__init__(rules, seats, seed)
        self.last: list[LastCard] = []

    def made(self, before: Deal, move: Move) -> None:
        """Notes a last card where there was a choice."""
        trick = getattr(before.agenda[0], "trick", None)
        if not isinstance(move.action, Play) or not isinstance(trick, OpenTrick):
            return
        legal = GAME.legal(before)
        if len(trick.cards) == len(trick.order) - 1 and legal.total() > 1:
            choice = tuple(play.card for play in legal if isinstance(play, Play))
            self.last.append(LastCard(before, move.seat, move.action.card, choice, trick))


CASES = [("seed", 5, 25), ("korean", 4, 25), ("seed", 3, 25), ("seed", 6, 8)]


@pytest.mark.parametrize(("profile", "seats", "deals"), CASES)
def test_mighty_and_joker_are_never_spent_last_on_a_trick_that_is_won_already(
    profile: str, seats: int, deals: int
) -> None:
    seen = 0
    for last in last_cards(profile, seats, deals):
        if last.before not in last.side - {last.seat}:
            continue
        special = [c for c in last.choice if last.deal.powers.is_mighty(c) or c.rank is Rank.JOKER]
        if special and len(special) < len(last.choice) and len(last.deal.hands[last.seat]) > 2:
            seen += 1
            assert last.card not in special
    assert seen or seats == 3


@pytest.mark.parametrize(("profile", "seats", "deals"), CASES)
def test_no_point_of_the_suit_is_given_last_to_a_foe_while_a_lower_card_will_do(
    profile: str, seats: int, deals: int
) -> None:
    seen = 0
    for last in last_cards(profile, seats, deals):
        special = last.deal.rules.special
        defends = last.seat not in {last.deal.declarer, *last.deal.friends.shown}
        foe = last.before == last.deal.declarer if defends else last.before not in last.side
        if not foe or last.side == {last.seat, last.before} or last.before in last.side:
            continue
        after = OpenTrick(
            last.trick.order,
            last.trick.first,
            last.trick.last,
            (*last.trick.cards, last.card),
            last.trick.named,
            last.trick.called,
        )
        loses = best_place(last.deal.rules, last.deal.powers, after) < len(last.trick.cards)
        others = [c for c in last.choice if c.suit is last.card.suit and not is_point(c, special)]
        if loses and others:
            seen += 1
            assert not is_point(last.card, special)
    assert seen


@pytest.mark.parametrize(
    ("profile", "seats", "deals"),
    [("seed", 3, 60), ("korean", 4, 60), ("korean", 5, 60), ("seed", 6, 40), ("seed", 8, 40)],
)
def test_beats_players_of_chance_at_the_same_table_beyond_doubt(
    profile: str, seats: int, deals: int
) -> None:
    rules = load_profile(profile)
    assert isinstance(rules, MightyRules)
    sign = 1 if rules.score.style == "payment" else -1
    leads = []
    for number in range(deals):
        mine = {seat for seat in range(seats) if (seat + number) % 2}
        bots: dict[Seat, Bot] = {seat: PLAYER if seat in mine else CHANCE for seat in range(seats)}
        table = Table(rules, seats, f"chance {profile} {seats} {number}").play(bots)
        result = table.deal.result
        assert result is not None
        points = [sign * float(line.points) for line in result.lines]
        own = sum(points[seat] for seat in mine)
        leads.append(own / len(mine) - (sum(points) - own) / (seats - len(mine)))
    mean = sum(leads) / deals
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (deals - 1) / deals)
    assert mean > 3 * error


def test_the_answer_depends_on_nothing_but_the_view_and_the_legal_set() -> None:
    rules = load_profile("korean")
    assert isinstance(rules, MightyRules)
    asked = []

    class Noting:
        """Notes what the player was asked and answered."""

        def choose(self, view: View, legal: Legal, rng: KeyedRandom, budget: int) -> Action:
            answer = PLAYER.choose(view, legal, rng, budget)
            asked.append((view, legal, answer))
            return answer

    Table(rules, 5, "noted").play(alike(5, Noting()))
    other = KeyedRandom.of("other numbers")
    for view, legal, answer in reversed(asked):
        assert PLAYER.choose(view, legal, other, 10**6) == answer
