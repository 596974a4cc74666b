"""The house rules of Mulatschak: every option of the rule book, once.

Sources are the tags of the rule book (`docs/rulebook/mulatschak.md`): S1 is the German Wikipedia
article "Mulatschak", S2 the English one after Geiser (2004), MU the Murln club page, CK and CT
published rules pages, and DM, DB, FK, HM, KK, LU, TR the rules that public programs play.
The defaults are the `salzburg` profile.
"""

from collections.abc import Iterator
from typing import ClassVar

from weli.games.mulatschak.rules.auction import Bidding, Trump
from weli.games.mulatschak.rules.opening import Cut, Pack, Seating, White
from weli.games.mulatschak.rules.points import Limits, MatchEnd, Scoring
from weli.games.mulatschak.rules.tricks import Exchange, Home, Play
from weli.kernel.options import Problem, Rules

__all__ = [
    "Bidding",
    "Cut",
    "Exchange",
    "Home",
    "Limits",
    "MatchEnd",
    "MulatschakRules",
    "Pack",
    "Play",
    "Scoring",
    "Seating",
    "Trump",
    "White",
]


class MulatschakRules(Rules, frozen=True):
    """All house rules of Mulatschak; the defaults are a Salzburg table (S1)."""

    game: ClassVar[str] = "mulatschak"
    letter: ClassVar[str] = "M"
    seat_numbers: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)

    pack: Pack = Pack()
    seating: Seating = Seating()
    cut: Cut = Cut()
    white: White = White()
    bidding: Bidding = Bidding()
    trump: Trump = Trump()
    home: Home = Home()
    exchange: Exchange = Exchange()
    play: Play = Play()
    scoring: Scoring = Scoring()
    limits: Limits = Limits()
    match: MatchEnd = MatchEnd()

    def problems(self, seats: int) -> Iterator[Problem]:
        """Yield what is impossible: a rule that needs another one, or a number of players."""
        if self.pack.strip_sevens and seats != 2:
            yield Problem("strip_sevens_needs_two", "pack.strip_sevens", {"seats": seats}, False)
        if not self.cut.cut:
            yield from self._needs("cut.cut", ("cut.must_take_weli", "cut.knock"))
        if not self.cut.knock:
            yield from self._needs("cut.knock", ("cut.knock_carries",))
        if self.bidding.min_bid > 1:
            yield from self._needs("bidding.min_bid", ("bidding.one_forces_hearts",))
        if self.bidding.rounds == "until_passes" and self.bidding.dealer_raise_reopens != "duel":
            yield Problem(
                "needs_other", "bidding.dealer_raise_reopens", {"other": "bidding.rounds"}, "duel"
            )
        if self.exchange.first == "forehand" and self.home.decision == "before_exchange":
            yield from self._needs("exchange.first", ("exchange.cap_to_declarer",))
        if self.limits.no_bid_at is None:
            yield from self._needs("limits.no_bid_at", ("limits.low_score_may_muli",))

    def _needs(self, other: str, paths: tuple[str, ...]) -> Iterator[Problem]:
        """Yield each of these options that is on although it needs another one to be set."""
        for path in paths:
            if self.get(path):
                yield Problem("needs_other", path, {"other": other}, remedy=False)
