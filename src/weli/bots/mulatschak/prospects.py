"""What each way through a deal is worth: declaring, a Muli, playing along, staying home."""

from functools import cached_property

from msgspec import Struct

from weli.bots.mulatschak.race import Race
from weli.bots.mulatschak.strength import (
    BLIND_NEEDS,
    at_least,
    best_strength,
    muli_chance,
    numbers_allowed,
)
from weli.bots.mulatschak.weights import DECLARER, DEFENDER, Weights
from weli.cards import GERMAN_SUITS, Suit
from weli.games.mulatschak.contracts import ALL_TRICKS
from weli.games.mulatschak.doublings import factor
from weli.games.mulatschak.view import View

__all__ = ["Prospects", "Worth", "worth_of"]


class Worth(Struct, frozen=True):
    """What the match is worth to a player after each outcome of a deal.

    Attributes:
        tricks: after so many tricks; none is what a player without a trick gets.
        failed: after a bid that was not made.
        home: after staying home.
    """

    tricks: tuple[int, ...]
    failed: int
    home: int


def worth_of(view: View, race: Race, times: int) -> Worth:
    """Return what the outcomes of a deal are worth when points are multiplied by `times`."""
    points = view.rules.scoring
    made = [race.after(points.trick * tricks * times) for tricks in range(1, ALL_TRICKS + 1)]
    return Worth(
        tricks=(race.after(points.no_trick * times), *made),
        failed=race.after(points.failed_bid * times),
        home=race.after(view.rules.home.cost * times),
    )


class Prospects:
    """What a player may expect of a deal, worked out from the view as far as it is asked for."""

    def __init__(self, view: View, weights: Weights) -> None:
        """Take the view of the player who decides."""
        self.view = view
        self.race = Race(view, weights)
        self._weights = weights
        self._rules = view.rules
        self._worth: dict[Suit, Worth] = {}

    def times(self, trump: Suit) -> int:
        """Return what points are multiplied by under this trump."""
        return factor(self._rules, self.view.carried, trump)

    def worth(self, trump: Suit) -> Worth:
        """Return what the outcomes of the deal are worth under this trump."""
        if trump not in self._worth:
            times = self.times(trump)
            alike = [suit for suit in self._worth if self.times(suit) == times]
            self._worth[trump] = (
                self._worth[alike[0]] if alike else worth_of(self.view, self.race, times)
            )
        return self._worth[trump]

    def all_play(self, trump: Suit) -> bool:
        """Say whether nobody may stay home under this trump."""
        return trump in self._rules.trump.must_play_suits

    def players(self, trump: Suit) -> int:
        """Return how many are expected to play along under this trump."""
        seats = len(self.view.table)
        return seats if self.all_play(trump) else self._weights.players[seats]

    def _strengths(self, role: int) -> dict[Suit, int]:
        view, weights = self.view, self._weights
        numbers = numbers_allowed(view, role)
        return {
            suit: best_strength(view.hand, suit, numbers, view, weights) for suit in GERMAN_SUITS
        }

    @cached_property
    def strengths(self) -> dict[Suit, int]:
        """The hand's strength as declarer, under each trump."""
        return self._strengths(DECLARER)

    @cached_property
    def other_strengths(self) -> dict[Suit, int]:
        """The hand's strength when somebody else declares, under each trump."""
        return self._strengths(DEFENDER) if self._rules.exchange.cap_to_declarer else self.strengths

    # -------------------------------------------------------------------- declaring

    def declaring_with(self, strength: int, trump: Suit, tricks: int) -> int:
        """Return what it is worth to have promised so many tricks with this strength."""
        worth = self.worth(trump)
        odds = at_least(strength, self._weights.hurdles[DECLARER][self.players(trump) - 2])
        total = worth.failed * 1000 + odds[tricks - 1] * (worth.tricks[tricks] - worth.failed)
        for more in range(tricks + 1, ALL_TRICKS + 1):
            total += odds[more - 1] * (worth.tricks[more] - worth.tricks[more - 1])
        return total // 1000

    def declaring(self, trump: Suit, tricks: int) -> int:
        """Return what it is worth to declare this trump."""
        return self.declaring_with(self.strengths[trump], trump, tricks)

    def blind(self, tricks: int) -> int:
        """Return what it is worth to look for trump among new cards; each suit is as likely."""
        strength = self._weights.blind
        return sum([self.declaring_with(strength, suit, tricks) for suit in GERMAN_SUITS]) // len(
            GERMAN_SUITS
        )

    def _may_go_blind(self) -> bool:
        numbers = numbers_allowed(self.view, DECLARER)
        return (
            self._rules.trump.blind and numbers[-1] == ALL_TRICKS and self.view.talon >= BLIND_NEEDS
        )

    def best_declaring(self, tricks: int) -> int:
        """Return what it is worth to declare so many tricks with the best trump for them."""
        if tricks == 1 and self._rules.bidding.one_forces_hearts:
            return self.declaring(Suit.HEARTS, 1)
        best = max([self.declaring(suit, tricks) for suit in GERMAN_SUITS])
        return max(best, self.blind(tricks)) if self._may_go_blind() else best

    # -------------------------------------------------------------------- the Muli

    def muli(self, trump: Suit) -> int:
        """Return what a Muli with this trump is worth."""
        points, times = self._rules.scoring, self.times(trump)
        made = muli_chance(self.view.hand, trump, len(self.view.table), self._weights)
        won = self.race.after_all(points.muli_won_declarer * times, points.muli_won_others * times)
        lost_others = points.muli_lost_others if points.muli_fail == "all_others" else 0
        lost = self.race.after_all(points.muli_lost_declarer * times, lost_others * times)
        return (made * won + (1000 - made) * lost) // 1000

    def best_muli(self) -> int:
        """Return what a Muli with the best trump for it is worth."""
        return max([self.muli(suit) for suit in GERMAN_SUITS])

    # -------------------------------------------------------------------- against a declarer

    def going(self, trump: Suit, tricks: int, players: int) -> int:
        """Return what it is worth to play along against a bid of so many tricks."""
        worth = self.worth(trump).tricks
        strength = self.other_strengths[trump] - self._weights.contract[tricks]
        odds = at_least(strength, self._weights.hurdles[DEFENDER][players - 2])
        total = worth[0] * 1000
        for tricks_made, odd in enumerate(odds, start=1):
            total += odd * (worth[tricks_made] - worth[tricks_made - 1])
        return total // 1000

    def home(self, trump: Suit) -> int:
        """Return what it is worth to stay home."""
        return self.worth(trump).home

    def defending(self, tricks: int) -> int:
        """Return what it is worth that somebody else declares, whatever trump will be."""
        total = 0
        for suit in GERMAN_SUITS:
            going = self.going(suit, tricks, self.players(suit))
            total += going if self.all_play(suit) else max(going, self.home(suit))
        return total // len(GERMAN_SUITS)
