"""The house rules of Mighty: every option of the rule book, once.

Sources are the tags of the rule book (`docs/rulebook/mighty.md`): S is the seed, P pagat, R an
older North American page, B BoardGameArena, F a teaching site, N the Korean wiki pages, W the
Korean Wikipedia, M MightyNet, U a UCLA page; the others are schools, towns and programs.
The defaults are the `korean` profile, from which the rule book counts.
"""

from collections.abc import Iterator
from typing import Any, ClassVar

from weli.games.mighty.rules.auction import Bidding, Change, Exchange
from weli.games.mighty.rules.friends import First, Friend, Last, Play
from weli.games.mighty.rules.opening import Misdeal, Pack, Special, Table
from weli.games.mighty.rules.points import MatchEnd, Score
from weli.games.mighty.words import FriendKind
from weli.kernel.options import Problem, Rules

__all__ = [
    "Bidding",
    "Change",
    "Exchange",
    "First",
    "Friend",
    "Last",
    "MatchEnd",
    "MightyRules",
    "Misdeal",
    "Pack",
    "Play",
    "Score",
    "Special",
    "Table",
]


ONE_DECK_POINTS = 20
ONE_DECK_MINIMUM = 13


class MightyRules(Rules, frozen=True):
    """All house rules of Mighty; the defaults are a Korean table (N)."""

    game: ClassVar[str] = "mighty"
    letter: ClassVar[str] = "T"
    seat_numbers: ClassVar[tuple[int, ...]] = (3, 4, 5, 6, 7, 8)

    table: Table = Table()
    pack: Pack = Pack()
    special: Special = Special()
    misdeal: Misdeal = Misdeal()
    bidding: Bidding = Bidding()
    exchange: Exchange = Exchange()
    change: Change = Change()
    friend: Friend = Friend()
    first: First = First()
    last: Last = Last()
    play: Play = Play()
    score: Score = Score()
    match: MatchEnd = MatchEnd()

    def problems(self, seats: int) -> Iterator[Problem]:
        """Yield what is impossible: numbers of players, and rules that need another one."""
        players = sorted(map(str, self.table.players))
        if str(seats) not in players:
            details: dict[str, str | int] = {"seats": seats, "allowed": ", ".join(players)}
            remedy: list[Any] = [*players, str(seats)]
            yield Problem("players_not_offered", "table.players", details, remedy)
        if seats == 8 and self.pack.many != "two_decks":
            yield Problem("eight_need_two_decks", "pack.many", {"seats": seats}, "two_decks")
        players_in_play = min(seats, 5) if self.pack.many == "sit_out" else seats
        one_deck = seats < 6 or self.pack.many != "two_decks"
        if one_deck and self.bidding.min[players_in_play] > ONE_DECK_POINTS:
            points = {"points": ONE_DECK_POINTS}
            yield Problem("minimum_above_points", "bidding.min", points, ONE_DECK_MINIMUM)
        if FriendKind.CARDS in self.friend.kinds and players_in_play < 6:
            kinds = sorted(self.friend.kinds - {FriendKind.CARDS}) or [FriendKind.NONE]
            yield Problem("two_cards_need_six", "friend.kinds", {"seats": seats}, kinds)
        if self.bidding.opener_must_bid:
            never = {"other": "bidding.opener_must_bid"}
            if self.bidding.all_pass != "redeal":
                yield Problem("needs_other", "bidding.all_pass", never, "redeal")
            if self.bidding.all_pass_fine:
                yield Problem("needs_other", "bidding.all_pass_fine", never, 0)
