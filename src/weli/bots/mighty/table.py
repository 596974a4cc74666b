"""The open trick as the player to it sees it: which cards beat which, and who may still do so."""

from typing import Final

from weli.bots.mighty.chances import ALL, none_held
from weli.bots.mighty.sides import DECLARER, DEFENDER, Sides
from weli.bots.mighty.sight import FACE_BITS, JOKERS, SUIT_BITS, Sight, bits_of
from weli.bots.mighty.weights import Weights
from weli.cards import FRENCH_CARDS, Card, Rank
from weli.games.mighty.powers import (
    COLOURS,
    OpenTrick,
    best_place,
    calls_now,
    follow_suits,
    has_power,
    led_suit,
)
from weli.games.mighty.view import View
from weli.kernel.actions import Seat

__all__ = ["JOKER", "MIGHTY", "PLAIN", "TRUMP", "Table"]

MIGHTY: Final = 100
JOKER: Final = 90
TRUMP: Final = 60
LOW_JOKER: Final = 50
PLAIN: Final = 30
NOTHING: Final = 0
"""How strong a card is: its kind, and for trumps and plain cards the rank on top."""


class Table:
    """The trick that the player is to play to.

    Attributes:
        view: what the player knows.
        trick: the open trick; still empty when the player leads.
        sight: the cards not seen.
        sides: who is on the player's side.
        trump: the trump suit's cards, as bits; none in no-trump.
        best: how strong the winning card is; below nothing when the player leads.
        winner: who is winning.
        behind: who plays after the player, in order.
        points: the points that lie in the trick.
    """

    def __init__(self, view: View, weights: Weights) -> None:
        """Look at the trick."""
        self.view, self.weights = view, weights
        self.specials = specials = view.specials
        self.sight = sight = Sight(view, specials)
        self.sides = Sides(view, sight)
        self.role = self.sides.role
        self.trick = trick = view.trick or self._empty(view)
        self.behind = trick.order[len(trick.cards) + 1 :]
        self.leads = not trick.cards
        self.trump = SUIT_BITS[specials.trump] if specials.trump is not None else 0
        self.mighty = FACE_BITS[specials.mighty]
        self._read_powers()
        self.unseen = sight.unseen
        # Who holds a called card is known to be the friend, and is asked about on its own.
        self.open = sight.unseen & ~self.sides.called
        self.left = view.left
        self.points = sum([sight.points >> card.index & 1 for card in trick.cards])
        self.best, self.winner = -1, view.me
        if trick.cards:
            place = best_place(view.rules, specials, trick)
            self.winner = trick.order[place]
            self.best = self.strength(trick.cards[place], led=place == 0)
        self._weigh_specials()
        self._holds: dict[tuple[Seat, int], int] = {}
        self._beaten: dict[tuple[Seat, int, int], int] = {}

    @staticmethod
    def _empty(view: View) -> OpenTrick:
        """Return the trick that the player is to lead to."""
        place = view.table.index(view.me)
        order = view.table[place:] + view.table[:place]
        return OpenTrick(order, first=not view.tricks, last=view.left == 1)

    def _read_powers(self) -> None:
        """Read which kinds of card have their power in this trick, led and followed with."""
        rules, trick = self.view.rules, self.trick
        self.powers = {
            (kind, led): has_power(rules, kind, trick, led=led)
            for kind in ("mighty", "joker", "trump")
            for led in (True, False)
        }
        kept = rules.play.called_joker_power
        self.called = frozenset[int]() if kept else calls_now(self.specials, trick)
        self.led = led_suit(trick)
        self.follow = 0
        for suit in follow_suits(trick):
            self.follow |= SUIT_BITS[suit]

    def strength(self, card: Card, *, led: bool) -> int:
        """Return how strong a card is in this trick (rule book A3); a leader sets the suit."""
        if self.mighty >> card.index & 1 and self.powers["mighty", led]:
            return MIGHTY
        if card.rank is Rank.JOKER:
            return self._joker_strength(card, led=led)
        if self.trump >> card.index & 1 and self.powers["trump", led]:
            return TRUMP + card.rank
        return PLAIN + card.rank if led or card.suit is self.led else NOTHING

    def _joker_strength(self, card: Card, *, led: bool) -> int:
        if card.copy in self.called or not self.powers["joker", led]:
            return NOTHING
        if self.specials.two_jokers and self.specials.trump is not None:
            colour = COLOURS["black"] if card.copy == 0 else COLOURS["red"]
            return JOKER if self.specials.trump in colour else LOW_JOKER
        return JOKER

    # ------------------------------------------------------------------ who may beat a card

    def beaten(self, seat: Seat, strength: int, suit: int) -> int:
        """Return the chance that a seat behind can and would beat a card.

        Args:
            seat: the seat.
            strength: how strong the card is.
            suit: the suit that is followed, as bits.
        """
        known = self._beaten.get((seat, strength, suit))
        if known is None:
            plain = self._beaten_in_suit(seat, strength, suit)
            special = self._beaten_by_special(seat, strength)
            known = ALL - (ALL - plain) * (ALL - special) // ALL
            self._beaten[seat, strength, suit] = known
        return known

    def _beaten_in_suit(self, seat: Seat, strength: int, suit: int) -> int:
        """Return the chance that a seat can beat a card with a card of the suit, or with trump."""
        if strength >= JOKER:
            return 0
        pool = self.open & ~self.sight.lacks[seat] & ~self.mighty & ~JOKERS
        held = self.view.counts[seat]
        size = pool.bit_count()
        trumps = pool & self.trump if self.powers["trump", False] else 0
        if strength >= TRUMP:
            trumps &= _ranked_above(strength - TRUMP)
        skewed = self._skewed(seat, held)
        if suit & self.trump and trumps:
            return ALL - none_held(size, trumps.bit_count(), skewed)
        in_suit = pool & suit
        safe = ALL
        if strength < LOW_JOKER:
            higher = in_suit & _ranked_above(strength - PLAIN) if strength >= PLAIN else in_suit
            safe = none_held(size, higher.bit_count(), held)
        if trumps:
            void = none_held(size, in_suit.bit_count(), held)
            ruff = ALL - none_held(size - in_suit.bit_count(), trumps.bit_count(), skewed)
            safe = safe * (ALL - void * ruff // ALL * self.weights.will_ruff // ALL) // ALL
        return ALL - safe

    def _skewed(self, seat: Seat, held: int) -> int:
        """Return for how many cards a seat counts where trumps are asked for."""
        if self.role == DECLARER:
            return held
        skew = (
            self.weights.declarer_trumps
            if seat == self.view.declarer
            else self.weights.others_trumps
        )
        return held * skew // 10

    def _beaten_by_special(self, seat: Seat, strength: int) -> int:
        """Return the chance that a seat would beat a card with the mighty or a joker."""
        safe = ALL
        if strength < MIGHTY and self.mighty_out:
            holds = self.holds(seat, self.mighty_out)
            safe -= safe * (holds * self.spends[0] // ALL) // ALL
        if strength < JOKER and self.jokers_out:
            holds = self.holds(seat, self.jokers_out)
            safe -= safe * (holds * self.spends[1] // ALL) // ALL
        return ALL - safe

    def _weigh_specials(self) -> None:
        """See which specials may still be played to this trick, and how likely they are spent."""
        live, out = self.powers, self.open
        self.mighty_out = out & self.mighty if live["mighty", False] else 0
        self.jokers_out = out & JOKERS if live["joker", False] and not self.called else 0
        mighty, joker = self.weights.will_mighty, self.weights.will_joker
        # With two tricks left nobody keeps them any longer.
        points = (
            len(mighty) - 1 if self.left <= 2 else min(self.points + 1, len(mighty) - 1)
        )  # see above
        self.spends = mighty[points], joker[points]

    def holds(self, seat: Seat, cards: int) -> int:
        """Return the chance that a seat holds at least one of these unseen specials."""
        if not cards:
            return 0
        known = self._holds.get((seat, cards))
        if known is None:
            one = self.sight.chance(self.view, seat, cards, self.weights.declarer_specials)
            none = ALL
            for _ in range(cards.bit_count()):
                none = none * (ALL - one) // ALL
            known = self._holds[seat, cards] = ALL - none
        return known

    def foes_joker(self, ripper: Card) -> int:
        """Return by how much likelier foes hold the joker that a ripper calls than friends do."""
        copies = self.specials.called_by(ripper)
        called = [card for card in _JOKERS if card.copy in copies]
        out = self.unseen & bits_of(called)
        known = out & self.sides.called
        balance = 0
        for seat in self.view.table:
            if seat == self.view.me or not out:
                continue
            friendly = self.sides.ally[seat]
            if known:
                friendly = 0 if self.role == DEFENDER else ALL
            balance += self.holds(seat, out) * (ALL - 2 * friendly) // ALL
        return balance


_JOKERS: Final = tuple(card for card in FRENCH_CARDS if card.rank is Rank.JOKER)

_RANKED: Final = tuple(
    sum(1 << card.index for card in FRENCH_CARDS if card.rank > rank and card.suit is not None)
    for rank in range(Rank.JOKER + 1)
)


def _ranked_above(rank: int) -> int:
    """Return all cards of a higher rank, as bits."""
    return _RANKED[rank]
