"""Who is on the player's side, as far as the player can tell."""

from typing import Final

from weli.bots.mighty.chances import ALL
from weli.bots.mighty.sight import FACE_BITS, Sight, bits_of
from weli.games.mighty.actions import CallCards, CallTrick
from weli.games.mighty.view import View
from weli.kernel.actions import Seat

__all__ = ["DECLARER", "DEFENDER", "FRIEND", "Sides"]

DECLARER: Final = 0
FRIEND: Final = 1
DEFENDER: Final = 2


class Sides:
    """The sides as one player sees them.

    Attributes:
        role: `DECLARER`, `FRIEND` (known, or in secret) or `DEFENDER`.
        ally: for each seat the chance, in thousandths, that it is on the player's side.
        called: the called cards that somebody else may still hold and that make a friend, as bits.
    """

    __slots__ = ("ally", "called", "role")

    def __init__(self, view: View, sight: Sight) -> None:
        """Weigh every seat; who cannot hold a called card cannot be the friend."""
        live = sight.called & ~self._spent(view, sight)
        self.called = live & sight.unseen
        self.role = self._role(view, live)
        attackers = self._attackers(view, sight)
        attacks = self.role != DEFENDER
        self.ally = [chance if attacks else ALL - chance for chance in attackers]
        self.ally[view.me] = ALL

    @staticmethod
    def _role(view: View, live: int) -> int:
        if view.me == view.declarer:
            return DECLARER
        holds = bool(bits_of(view.hand) & live)
        return FRIEND if holds or view.me in view.friends else DEFENDER

    @staticmethod
    def _spent(view: View, sight: Sight) -> int:
        """Return the copies that make no friend any more, since only the first played one does."""
        if not view.friends or not sight.called:
            return 0
        if not isinstance(view.call, CallCards):
            first = view.rules.friend.two_deck == "first_played"
            return sight.called if first else 0
        tricks = [(trick.order, trick.cards) for trick in view.tricks]
        if view.trick is not None:
            tricks.append((view.trick.order, view.trick.cards))
        spent = 0
        for order, cards in tricks:
            for seat, card in zip(order, cards, strict=False):
                if seat != view.declarer and sight.called >> card.index & 1:
                    spent |= FACE_BITS[card.face]
        return spent

    def _attackers(self, view: View, sight: Sight) -> list[int]:
        """Return for each seat the chance that it is on the declarer's side."""
        chances = [0] * view.seats
        others = [seat for seat in view.table if seat not in (view.me, view.declarer)]
        if self.called:
            self._weigh_holders(view, sight, others, chances)
        elif isinstance(view.call, CallTrick) and len(view.tricks) < view.call.number:
            self._weigh_takers(view, view.call.number, others, chances)
        for friend in view.friends:
            chances[friend] = ALL
        if view.declarer >= 0:
            chances[view.declarer] = ALL
        return chances

    def _weigh_holders(
        self, view: View, sight: Sight, others: list[Seat], chances: list[int]
    ) -> None:
        """Share the called cards that are out among those who may hold them."""
        weights = {seat: view.counts[seat] for seat in others if self.called & ~sight.lacks[seat]}
        total = sum(weights.values())
        copies = self.called.bit_count()
        if view.rules.friend.two_deck == "first_played" and copies > 1:
            copies = 2 if isinstance(view.call, CallCards) else 1
        for seat, weight in weights.items():
            chances[seat] = min(ALL * copies * weight // max(total, 1), ALL)

    @staticmethod
    def _weigh_takers(view: View, number: int, others: list[Seat], chances: list[int]) -> None:
        """Before the trick that makes a friend anybody may take it; in it, whoever does is one."""
        deciding = len(view.tricks) + 1 == number and view.me == view.declarer
        for seat in others:
            chances[seat] = ALL if deciding else ALL // (len(view.table) - 1)
