"""Which card to play.

Every card that may be played is weighed by the tricks it leaves to be expected: its own chance
to take this trick, and the chance of each other card in hand to take a later one. What so many
tricks are worth is known (`worth_by_tricks`), so the same sum leads trumps as declarer, heads
cheaply, throws losers away, fights for a first trick and breaks a bid.
"""

from typing import Final

from weli.bots.mulatschak.prospects import worth_of
from weli.bots.mulatschak.race import Race
from weli.bots.mulatschak.sight import ABOVE, SUITS, Sight, cards_of, chance_of_none
from weli.bots.mulatschak.weights import Weights
from weli.cards import Card
from weli.games.mulatschak.contracts import ALL_TRICKS
from weli.games.mulatschak.trumps import best_place, suit_of
from weli.games.mulatschak.view import View
from weli.kernel.actions import Play

__all__ = ["Playing", "worth_by_tricks"]

CERTAINLY: Final = 1000

LONG_TRUMPS: Final = 4
"""Trumps are drawn with more than so many, the highest counted twice."""


def worth_by_tricks(view: View, weights: Weights) -> tuple[int, ...]:
    """Return what the match is worth to the player when he ends with 0 to 5 tricks."""
    race = Race(view, weights)
    contract = view.contract
    assert contract is not None, "a contract is being played"
    if contract.muli:
        return _worth_in_muli(view, race)
    worth = worth_of(view, race, view.factor)
    if view.declarer == view.me:
        kept = worth.tricks[contract.tricks :]
        return (worth.failed,) * contract.tricks + kept
    return _with_breaking(view, worth.tricks, race, weights)


def _worth_in_muli(view: View, race: Race) -> tuple[int, ...]:
    """Return what tricks are worth in a Muli: all five to its player, any one to the others."""
    points, times = view.rules.scoring, view.factor
    if view.declarer == view.me:
        won = race.after_all(points.muli_won_declarer * times, points.muli_won_others * times)
        lost = race.after_all(points.muli_lost_declarer * times, points.muli_lost_others * times)
        return (lost,) * ALL_TRICKS + (won,)
    won = race.after(points.muli_won_others * times)
    lost = race.after(points.muli_lost_others * times)
    return (won,) + (lost,) * ALL_TRICKS


def _with_breaking(
    view: View, worth: tuple[int, ...], race: Race, weights: Weights
) -> tuple[int, ...]:
    """Add what it is worth to keep tricks from a declarer whose bid can still be broken."""
    assert view.contract is not None, "a contract is being played"
    taken = view.taken(view.me)
    missing = view.contract.tricks - view.taken(view.declarer)
    spare = ALL_TRICKS - len(view.tricks) - missing
    if missing <= 0 or spare < 0:
        return worth
    points = view.rules.scoring
    made, failed = points.trick * view.contract.tricks, points.failed_bid
    relief = race.relief(view.standing.scores[view.declarer], (failed - made) * view.factor)
    each = relief * weights.breaking // (CERTAINLY * (spare + 1))
    return tuple(
        [
            value + each * min(max(tricks - taken, 0), spare + 1)
            for tricks, value in enumerate(worth)
        ]
    )


class Playing:
    """Weighs the cards that may be played to a trick."""

    def __init__(self, view: View, weights: Weights) -> None:
        """Work out once what all cards are weighed by."""
        sight = Sight(view)
        self._view, self._weights, self._sight = view, weights, sight
        self._worth = worth_by_tricks(view, weights)
        self._taken = view.taken(view.me)
        self._trump = sight.trump
        self._trumps = SUITS[sight.trump][sight.trump]
        self._mine = cards_of(view.hand)
        self._opponents = [seat for seat in view.players if seat != view.me]
        trick = view.trick
        self._table = () if trick is None else trick.cards
        self._behind = self._opponents if trick is None else trick.order[len(trick.cards) + 1 :]
        self._out = sum([view.counts[seat] for seat in self._opponents])
        self._live = sight.live(self._opponents)
        assert view.contract is not None, "a contract is being played"
        self._dealt_only = view.contract.muli

    def __call__(self, action: Play) -> int:
        """Return what playing a card is worth."""
        card = action.card
        more = self._drawing(card)
        chances = [self._wins_now(card)]
        for other in self._view.hand:
            if other is not card:
                chances.append(min(self._wins_later(other, card) + more, CERTAINLY))
        odds = [CERTAINLY]
        for chance in chances:
            miss = CERTAINLY - chance
            odds = [
                (less * miss + more * chance) // CERTAINLY
                for less, more in zip([*odds, 0], [0, *odds], strict=True)
            ]
        worth = self._worth
        last = len(worth) - 1
        return sum([odd * worth[min(self._taken + more, last)] for more, odd in enumerate(odds)])

    def _wins_now(self, card: Card) -> int:
        """Return the chance, in thousandths, that a card takes this trick."""
        table = (*self._table, card)
        trump = self._trump
        if best_place(table, trump) != len(table) - 1:
            return 0
        led, mine = suit_of(table[0], trump), suit_of(card, trump)
        above = ABOVE[trump][card.index]
        chance = CERTAINLY
        for seat in self._behind:
            held = self._view.counts[seat]
            pool = self._sight.unseen & ~self._sight.lacks[seat]
            size = self._pool(pool.bit_count())
            beaten = CERTAINLY - chance_of_none(size, (pool & above).bit_count(), held)
            if led is not trump:
                void = self._void(pool, SUITS[trump][led], held)
                if mine is trump:
                    beaten = void * beaten // CERTAINLY
                else:
                    none = chance_of_none(size, (pool & self._trumps).bit_count(), held)
                    ruffed = void * (CERTAINLY - none) // CERTAINLY
                    beaten = min(beaten + ruffed, CERTAINLY)
            chance = chance * (CERTAINLY - beaten) // CERTAINLY
        return chance

    def _pool(self, size: int) -> int:
        """Return among how many cards a good card is to be looked for: few are left unheld."""
        if self._dealt_only:
            return size
        out = min(self._out, size)
        return out + (size - out) * self._weights.held // CERTAINLY

    def _void(self, pool: int, suit: int, held: int) -> int:
        """Return the chance that a player has none of a plain suit; few are kept in exchanges."""
        count = (pool & suit).bit_count()
        if not self._dealt_only:
            count = count * self._weights.suited // CERTAINLY
        return chance_of_none(pool.bit_count(), count, held)

    def _drawing(self, card: Card) -> int:
        """Return how much better the other cards become when this one is led to draw trumps.

        It pays with the highest trump and several more: whoever leads it from four, or from three
        with the two highest, loses none of them to a ruff or an overruff.
        """
        trumps, above = self._mine & self._trumps, ABOVE[self._trump]
        if self._table or not trumps >> card.index & 1 or self._live & above[card.index]:
            return 0
        highest = [mine for mine in self._view.hand if not self._live & above[mine.index]]
        masters = (cards_of(highest) & trumps).bit_count()
        return self._weights.drawing * max(trumps.bit_count() + masters - LONG_TRUMPS, 0)

    def _wins_later(self, card: Card, now: Card) -> int:
        """Return the chance, in thousandths, that a card takes a later trick."""
        weights, trumps = self._weights, self._trumps
        higher = (self._live & ABOVE[self._trump][card.index]).bit_count()
        row = len(self._opponents) - 1
        if trumps >> card.index & 1:
            found = weights.later_trump[row]
            chance = found[min(higher, len(found) - 1)]
            if not higher:
                return chance
            others = (self._mine & trumps).bit_count() - 1 - (trumps >> now.index & 1)
            length = weights.later_length
            return min(max(chance + length[min(others, len(length) - 1)], 0), CERTAINLY)
        found = weights.later_plain[row] if self._live & trumps else weights.later_clear
        return found[min(higher, len(found) - 1)]
