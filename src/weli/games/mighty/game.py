"""Mighty as the kernel sees it: it deals, asks, and applies."""

from typing import Any, ClassVar

from weli.games.mighty import notation
from weli.games.mighty.events import DealBegan, Reveal, Standing
from weli.games.mighty.flow import FLOW
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import outfit_of
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.actions import NATURE, Action, Envelopes, Event, Seat, to_all
from weli.kernel.engine import Game

__all__ = ["Mighty"]


class Mighty(Game[MightyRules, Deal, View]):
    """Mighty for three to eight players."""

    id: ClassVar[str] = "mighty"
    rules: ClassVar[type[MightyRules]] = MightyRules
    package: ClassVar[str] = __package__
    default_profile: ClassVar[str] = "seed"

    def flow(self, rules: MightyRules) -> tuple[Any, ...]:  # noqa: ARG002  # the same for all rules
        """Return the steps of a deal in order."""
        return FLOW

    def start(self, rules: MightyRules, seats: int) -> Standing:  # noqa: ARG002  # always zero
        """Return a match before its first deal."""
        return Standing((0,) * seats)

    def deal(
        self, rules: MightyRules, seats: int, dealer: Seat, standing: Standing
    ) -> tuple[Deal, Envelopes]:
        """Begin a deal; `dealer` is `NATURE` when the first dealer is yet to be found."""
        deal = Deal(
            rules=rules,
            seats=seats,
            dealer=dealer,
            standing=standing,
            outfit=outfit_of(rules, seats),
            agenda=FLOW,
            again=FLOW[1:],
            hands=((),) * seats,
        )
        return self.run(deal, to_all(DealBegan(dealer, standing)))

    def view(self, rules: MightyRules, seats: int, me: Seat) -> View:
        """Return what a reader knows before the first envelope."""
        return View.empty(rules, seats, me)

    def next_dealer(self, deal: Deal) -> Seat:
        """Return who deals next (rule book, section E, "Match")."""
        rule = deal.rules.match.next_dealer
        friend = deal.friends.shown[0] if deal.friends.shown else NATURE
        friend_or_declarer = deal.declarer if friend == NATURE else friend
        if rule == "left":
            return (deal.dealer + 1) % deal.seats
        if rule == "same":
            return deal.dealer
        made = deal.result is not None and deal.result.made
        if rule == "declarer_if_made_else_friend" and made:
            return deal.declarer
        return friend_or_declarer

    def reveal(self, deal: Deal) -> Event:
        """Return everybody's cards of a deal that is over."""
        return Reveal(deal.dealt, deal.played, deal.kitty, deal.buried)

    def better(self, rules: MightyRules) -> int:
        """Return 1 where points are won, and -1 where they are penalties."""
        return -1 if rules.score.style == "penalty" else 1

    def write(self, action: Action) -> str:
        """Write an action in the words of the rule book."""
        return notation.write(action)

    def read(self, text: str) -> Action:
        """Read an action written by `write`."""
        return notation.read(text)
