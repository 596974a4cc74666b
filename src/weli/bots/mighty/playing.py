"""Which card to play."""

from typing import Any

from weli.bots.mighty.chances import ALL
from weli.bots.mighty.keeping import Keeping
from weli.bots.mighty.sides import DECLARER, FRIEND
from weli.bots.mighty.sight import ABOVE, JOKERS, SUIT_BITS, bits_of
from weli.bots.mighty.table import JOKER, MIGHTY, NOTHING, PLAIN, TRUMP, Table
from weli.bots.mighty.weights import Weights
from weli.cards import FRENCH_CARDS, Card, Rank
from weli.games.mighty.powers import has_power
from weli.games.mighty.view import View

__all__ = ["Playing"]


class Playing:
    """Weighs the cards that may be played, in thousandths of a point for the player's side."""

    def __init__(self, view: View, weights: Weights) -> None:
        """Look at the trick, and at what the cards would be good for later."""
        self.view, self.weights = view, weights
        self.table = table = Table(view, weights)
        self.keeping = Keeping(table, weights)
        self.role = table.role
        self.hand = bits_of(view.hand)
        sight = table.sight
        out = max(sight.unseen.bit_count(), 1)
        each = (sight.unseen & sight.points).bit_count() * ALL // out
        self.to_come = len(table.behind) * each
        self._follow: int | None = None

    def __call__(self, action: Any) -> int:
        """Return how good it is to play a card."""
        card: Card = action.card
        table, weights = self.table, self.weights
        strength = table.strength(card, led=table.leads)
        point = table.sight.points >> card.index & 1
        takes = strength > table.best
        chance = self._led(card, strength) if table.leads else self._followed(strength, takes=takes)
        stake = (table.points + point) * ALL + self.to_come * weights.to_come[self.role] // ALL
        value = chance * stake // ALL - self.keeping.worth(card)
        if takes:
            value += chance * weights.tempo[self.role] // ALL
        if table.leads:
            value += self._lead(card)
        elif self._empties(card):
            value += weights.new_void[self.role]
        return value

    def _empties(self, card: Card) -> bool:
        """Say whether a card is the last of a side suit, so that the next may be ruffed."""
        table = self.table
        if card.suit is None or table.trump >> card.index & 1 or not table.trump & self.hand:
            return False
        return (self.hand & SUIT_BITS[card.suit]).bit_count() == 1

    # ------------------------------------------------------------------ who takes the trick

    def _followed(self, strength: int, *, takes: bool) -> int:
        """Return the chance that the player's side takes the trick after following with a card."""
        table = self.table
        if takes:
            return self._chance(strength, table.follow, ALL)
        if self._follow is None:
            start = table.sides.ally[table.winner]
            self._follow = self._chance(table.best, table.follow, start)
        return self._follow

    def _led(self, card: Card, strength: int) -> int:
        """Return the chance that the player's side takes the trick after a lead."""
        return self._chance(strength, self._asked(card), ALL)

    def _asked(self, card: Card) -> int:
        """Return the suit that a lead asks for; a joker without power asks for the shortest."""
        if card.suit is not None:
            return SUIT_BITS[card.suit]
        return min(SUIT_BITS.values(), key=lambda suit: (self.table.unseen & suit).bit_count())

    def _chance(self, strength: int, suit: int, start: int) -> int:
        """Go round the seats behind: enemies may take the trick away, friends may take it back."""
        table = self.table
        ally = table.sides.ally
        chance = start
        retaken = self.weights.retaken if start == ALL else self.weights.taken
        for seat in table.behind:
            beats = table.beaten(seat, strength, suit)
            friendly = ally[seat]
            lost = chance * (ALL - friendly) * beats // (ALL * ALL)
            won = (ALL - chance) * friendly * beats // (ALL * ALL) * retaken // ALL
            chance += won - lost
        if table.sides.called and table.behind and self.role != FRIEND:
            return self._with_called(strength, suit, chance)
        return chance

    def _with_called(self, strength: int, suit: int, chance: int) -> int:
        """Count the called card in: whoever holds it plays for the declarer."""
        table = self.table
        higher, uses = self._called_power(suit)
        if higher <= strength:
            return chance
        declares = self.role == DECLARER
        holder = {
            seat: friendly if declares else ALL - friendly
            for seat, friendly in enumerate(table.sides.ally)
            if seat not in (self.view.me, self.view.declarer)
        }
        behind = sum([holder.get(seat, 0) for seat in table.behind])
        there = ALL * behind // max(sum(holder.values()), 1) * uses // ALL
        if not declares:
            return chance * (ALL - there) // ALL
        safe = ALL
        for seat in table.behind:
            foe = ALL - table.sides.ally[seat]
            safe -= safe * foe * table.beaten(seat, higher, suit) // (ALL * ALL)
        return (there * max(safe, chance) + (ALL - there) * chance) // ALL

    def _called_power(self, suit: int) -> tuple[int, int]:
        """Return how strong the called card is in this trick, and how likely it is spent."""
        table, called = self.table, self.table.sides.called
        card = FRENCH_CARDS[called.bit_length() - 1]
        if called & table.mighty:
            return (MIGHTY if table.powers["mighty", False] else NOTHING), table.spends[0]
        if called & JOKERS:
            live = table.powers["joker", False] and not table.called
            return (JOKER if live else NOTHING), table.spends[1]
        if called & suit:
            trump = called & table.trump and table.powers["trump", False]
            return (TRUMP if trump else PLAIN) + card.rank, self.weights.will_called
        return NOTHING, 0

    # ------------------------------------------------------------------ leads

    def _lead(self, card: Card) -> int:
        """Return what speaks for or against a lead beyond the trick itself."""
        table, weights = self.table, self.weights
        value = 0
        if table.trump >> card.index & 1:
            value += self._trump_lead(card)
        elif card.rank is Rank.JOKER:
            value += weights.lead_joker[self.role]
        if table.specials.called_by(card):
            value += self._ripper_lead(card)
        return value

    def _trump_lead(self, card: Card) -> int:
        """Return what drawing trumps is worth while the other side may hold some."""
        table = self.table
        out = (table.unseen & table.trump & ~table.mighty).bit_count()
        if not out:
            return self.weights.lead_last_trump[self.role]
        top = not table.unseen & ABOVE[card.index] & table.trump & ~table.mighty
        return self.weights.lead_trump[self.role] + top * self.weights.lead_top_trump[self.role]

    def _ripper_lead(self, card: Card) -> int:
        """Return what it is worth to call the joker out of the others' hands."""
        table = self.table
        if not has_power(self.view.rules, "ripper", table.trick, led=True):
            return 0
        return self.weights.ripper * table.foes_joker(card) // ALL
