"""Mulatschak as the kernel sees it: it deals, asks, and applies."""

from typing import Any, ClassVar

from weli.games.mulatschak import notation
from weli.games.mulatschak.events import DealBegan, Reveal, Standing
from weli.games.mulatschak.flow import flow
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.view import View
from weli.kernel.actions import Action, Envelopes, Event, Seat, to_all
from weli.kernel.engine import Game

__all__ = ["Mulatschak"]


class Mulatschak(Game[MulatschakRules, Deal, View]):
    """Mulatschak and Murln for two to five players."""

    id: ClassVar[str] = "mulatschak"
    rules: ClassVar[type[MulatschakRules]] = MulatschakRules
    package: ClassVar[str] = __package__
    default_profile: ClassVar[str] = "salzburg"

    def flow(self, rules: MulatschakRules) -> tuple[Any, ...]:
        """Return the steps of a deal in order."""
        return flow(rules)

    def start(self, rules: MulatschakRules, seats: int) -> Standing:
        """Return a match before its first deal."""
        return Standing((rules.match.start_score,) * seats)

    def deal(
        self, rules: MulatschakRules, seats: int, dealer: Seat, standing: Standing
    ) -> tuple[Deal, Envelopes]:
        """Begin a deal; `dealer` is `NATURE` when the first dealer is yet to be found."""
        steps = self.flow(rules)
        deal = Deal(
            rules=rules,
            seats=seats,
            dealer=dealer,
            standing=standing,
            agenda=steps,
            again=steps[1:],
            hands=((),) * seats,
        )
        return self.run(deal, to_all(DealBegan(dealer, standing)))

    def view(self, rules: MulatschakRules, seats: int, me: Seat) -> View:
        """Return what a reader knows before the first envelope."""
        return View.empty(rules, seats, me)

    def next_dealer(self, deal: Deal) -> Seat:
        """Return the next dealer: the deal passes clockwise."""
        return (deal.dealer + 1) % deal.seats

    def reveal(self, deal: Deal) -> Event:
        """Return everybody's cards of a deal that is over."""
        return Reveal(deal.dealt, deal.played, deal.discards, deal.pack)

    def better(self, rules: MulatschakRules) -> int:  # noqa: ARG002  # the same for all rules
        """Return -1: scores count down to zero."""
        return -1

    def shown_scores(self, rules: MulatschakRules, scores: tuple[int, ...]) -> tuple[int, ...]:
        """Return scores as people see them: at least zero where that is played."""
        return tuple([max(score, 0) for score in scores]) if rules.match.clamp_at_zero else scores

    def write(self, action: Action) -> str:
        """Write an action in the words of the rule book."""
        return notation.write(action)

    def read(self, text: str) -> Action:
        """Read an action written by `write`."""
        return notation.read(text)
