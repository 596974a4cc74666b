"""What a card is still good for when it is kept for a later trick."""

from weli.bots.mighty.chances import ALL
from weli.bots.mighty.sight import ABOVE, FACE_BITS, SUIT_BITS
from weli.bots.mighty.table import Table
from weli.bots.mighty.weights import Weights
from weli.cards import Card, Rank
from weli.games.mighty.powers import policy_of

__all__ = ["Keeping"]


class Keeping:
    """Weighs the cards of a hand for the tricks to come, in thousandths of a point."""

    def __init__(self, table: Table, weights: Weights) -> None:
        """Count what is left to be won."""
        view, sight = table.view, table.sight
        self.table, self.weights = table, weights
        self.left = table.left - 1
        self.role = table.role
        mine = sum([sight.points >> card.index & 1 for card in view.hand])
        out = (sight.unseen & sight.points).bit_count()
        self.trick = (mine + out) * ALL // max(table.left, 1)
        self.live = sight.unseen & ~table.mighty
        self.trumps = (self.live & table.trump).bit_count()
        self.gain = weights.gain[self.role]
        self.base = weights.base[self.role]

    def worth(self, card: Card) -> int:
        """Return what a card is worth when it is kept."""
        if self.left == 0:
            return 0
        table = self.table
        point = table.sight.points >> card.index & 1
        if table.mighty >> card.index & 1:
            late = self.weights.keep_mighty
            return self.trick * late[min(self.left, len(late) - 1)] // ALL + point * ALL
        if card.rank is Rank.JOKER:
            return self._joker() + point * ALL
        wins = self._wins(card)
        return wins * self.trick * self.gain // (ALL * ALL) + point * (
            wins + (ALL - wins) * self.base // ALL
        )

    def _joker(self) -> int:
        """Return what the joker is worth: nothing once only tricks are left where it is dull."""
        late, rules = self.weights.keep_joker, self.table.view.rules
        left = self.left
        if policy_of(rules, "joker", first=False, last=True) in (
            "powerless",
            "no_lead",
            "forbidden",
        ):
            left -= 1
        worth = self.trick * late[min(left, len(late) - 1)] // ALL
        return worth * self._uncalled() // ALL

    def _uncalled(self) -> int:
        """Return how much of the joker's worth is left while a ripper may call it."""
        sight, specials = self.table.sight, self.table.specials
        for face, _ in specials.rippers:
            if sight.unseen & FACE_BITS[face]:
                return self.weights.under_ripper
        return ALL

    def _wins(self, card: Card) -> int:
        """Return the chance that a card wins a later trick."""
        higher = (self.live & ABOVE[card.index]).bit_count()
        weights = self.weights
        if self.table.trump >> card.index & 1:
            odds = weights.later_trump[self.role]
            if not self.trumps:
                return odds[0]
            return odds[min(higher, len(odds) - 1)]
        odds = weights.later_plain[1 if self.trumps else 0]
        chance = odds[min(higher, len(odds) - 1)]
        if self.trumps and card.suit is not None:
            # The fewer of a suit are out, the sooner it is ruffed.
            out = (self.live & SUIT_BITS[card.suit]).bit_count()
            chance = chance * weights.thin[min(out, len(weights.thin) - 1)] // ALL
        return chance
