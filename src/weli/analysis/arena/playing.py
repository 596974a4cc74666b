"""Deals, matches and card play alone: what each player got from one deal at all its tables."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final

from msgspec import Struct

from weli.analysis.arena.plan import STEADY, Kind, Plan, Seating
from weli.analysis.arena.table import Endless, Round, Sitter
from weli.analysis.arena.times import Times
from weli.analysis.simulate import MOST_DEALS
from weli.bots.levels import load_player
from weli.games import game_of
from weli.kernel.actions import NATURE

__all__ = ["Place", "Tally", "Unit", "play_unit", "role_of"]

Tally = tuple[float, int]
"""A sum, and of how many deals."""


class Place(Struct, frozen=True, array_like=True):
    """What a player got at one seat of one table.

    Attributes:
        player: by its place in `Plan.players`.
        seat: where it sat.
        part: the part of the match that it won: 1 alone, one `k`-th of `k` winners; else 0.
        roles: what its deals brought it in each role, more being better, and how many they were.
    """

    player: int
    seat: int
    part: float
    roles: dict[str, Tally]

    @property
    def gain(self) -> float:
        """What all its deals brought it."""
        return sum(total for total, _ in self.roles.values())


class Unit(Struct, frozen=True):
    """One deal, or one match, at all its tables.

    Attributes:
        number: which, counted from 0.
        places: what everybody got who is measured.
        times: by place in `Plan.players`: how long decisions took.
        given_up: at how many tables it did not end, so that nobody got anything.
    """

    number: int
    places: tuple[Place, ...]
    times: dict[int, Times]
    given_up: int = 0


class Sitting:
    """Everything that one deal or match needs at its tables: players, and what they took."""

    def __init__(self, plan: Plan, number: int) -> None:
        """Make the players anew for each deal: nobody remembers one from another."""
        self.plan, self.number = plan, number
        self.places: list[Place] = []
        self.given_up = 0
        self.times = {player: Times() for player in range(len(plan.players))}
        self._bots = {place: load_player(name) for place, name in enumerate(plan.players)}

    def sitter(self, player: int) -> Sitter:
        """Return a player on a chair."""
        bot, name = self._bots[player], self.plan.players[player]
        return Sitter(bot, name, self.times[player], self.plan.budget)

    def begin(self, deal: int, dealer: int, standing: Any) -> Round:
        """Begin a deal of this match."""
        key = (self.plan.seed, self.number, deal)
        return Round(self.plan.rules, self.plan.seats, key, dealer, standing)

    def book(self, seating: Seating, results: list[dict[str, Tally]], parts: list[float]) -> None:
        """Note what the measured seats of a table got, by seat: by role, and of the match."""
        self.places += [
            Place(seating.players[seat], seat, parts[seat], results[seat])
            for seat in seating.measured
        ]


def role_of(deal: Any, seat: int) -> str:
    """Return a seat's role in a deal that is scored.

    It is `declarer`, `friend`, `defender`, `home` or `sat_out`.
    """
    if seat in getattr(deal, "home", ()):
        return "home"
    line = next(line for line in deal.result.lines if line.seat == seat)
    side = getattr(line, "side", None) or line.kind
    if side in ("friend", "sat_out"):
        return str(side)
    return "declarer" if seat == deal.declarer else "defender"


def gains_of(standing: Any, deal: Any) -> list[float]:
    """Return what a scored deal brought each seat since this standing; more is better.

    What was paid for misdeals before the cards were played out is in it.
    """
    sign = game_of(deal.rules).better(deal.rules)
    pairs = zip(deal.result.standing.scores, standing.scores, strict=True)
    return [sign * float(now - was) + 0.0 for now, was in pairs]  # no minus zero


def _results(standing: Any, deal: Any) -> list[dict[str, Tally]]:
    """Return by seat what a deal brought in its role."""
    gains = gains_of(standing, deal)
    return [{role_of(deal, seat): (gain, 1)} for seat, gain in enumerate(gains)]


def _play_deal(sitting: Sitting) -> None:
    """Play a single deal at every table; the deal passes on from number to number."""
    plan = sitting.plan
    for seating in plan.seatings(sitting.number):
        standing = game_of(plan.rules).start(plan.rules, plan.seats)
        table = sitting.begin(0, sitting.number % plan.seats, standing)
        results: list[dict[str, Tally]] = [{}] * plan.seats
        try:
            table.play([sitting.sitter(player) for player in seating.players])
            results = _results(standing, table.deal)
        except Endless:
            sitting.given_up += 1
        sitting.book(seating, results, [0.0] * plan.seats)


def _play_match(sitting: Sitting) -> None:
    """Play a match at every table; its third deal has the same cards wherever it is reached."""
    for seating in sitting.plan.seatings(sitting.number):
        sitters = [sitting.sitter(player) for player in seating.players]
        results: list[dict[str, Tally]] = [{} for _ in sitters]
        winners = _play_deals(sitting, sitters, results)
        if not winners:
            sitting.given_up += 1
        parts = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(sitters))]
        sitting.book(seating, results, parts)


def _play_deals(
    sitting: Sitting, sitters: list[Sitter], results: list[dict[str, Tally]]
) -> tuple[int, ...]:
    """Play the deals of a match, add up what they brought, and return who has won."""
    plan = sitting.plan
    game = game_of(plan.rules)
    standing, dealer = game.start(plan.rules, plan.seats), NATURE
    for number in range(MOST_DEALS):
        table = sitting.begin(number, dealer, standing)
        try:
            table.play(sitters)
        except Endless:
            return ()
        for seat, gain in enumerate(gains_of(standing, table.deal)):
            role = role_of(table.deal, seat)
            total, deals = results[seat].get(role, (0.0, 0))
            results[seat][role] = (total + gain, deals + 1)
        standing, dealer = table.deal.result.standing, game.next_dealer(table.deal)
        if standing.winners:
            winners: tuple[int, ...] = standing.winners
            return winners
    return ()


def _play_cards(sitting: Sitting) -> None:
    """Let everybody bid and exchange steadily once, and play the same cards at every table.

    Seats that play no card, since they stay home or sit out, are not measured; nor are deals
    without a trick.
    """
    plan = sitting.plan
    steady = sitting.sitter(plan.players.index(STEADY))
    standing = game_of(plan.rules).start(plan.rules, plan.seats)
    opening = sitting.begin(0, sitting.number % plan.seats, standing)
    try:
        while not opening.cards_are_played:
            opening.step([steady] * plan.seats)
    except Endless:
        sitting.given_up += 1
        return
    if opening.deal.result is not None:
        return
    playing = {seat for seat, hand in enumerate(opening.deal.played) if hand}
    playing -= set(getattr(opening.deal, "home", ()))
    for seating in plan.seatings(sitting.number):
        measured = tuple(seat for seat in seating.measured if seat in playing)
        if measured:
            table = opening.fork()
            table.play([sitting.sitter(player) for player in seating.players])
            results = _results(standing, table.deal)
            sitting.book(Seating(seating.players, measured), results, [0.0] * plan.seats)


_PLAYED: Final[dict[Kind, Callable[[Sitting], None]]] = {
    "deals": _play_deal,
    "matches": _play_match,
    "cards": _play_cards,
}


@cache
def _warm_up(plan: Plan) -> None:
    """Let every player decide in a deal that does not count, once in each process.

    What is worked out or compiled only once is so kept out of the times.
    """
    players, seats = len(plan.players), plan.seats
    for first in range(0, players, seats):
        sitting = Sitting(plan, 0)
        sitters = [sitting.sitter((first + seat) % players) for seat in range(seats)]
        standing = game_of(plan.rules).start(plan.rules, seats)
        with suppress(Endless):
            sitting.begin(0, 0, standing).play(sitters)


def play_unit(plan: Plan, number: int) -> Unit:
    """Play one deal or match of a plan at all its tables.

    Raises:
        UnknownBot: a player's name belongs to nobody.
        BotFailed: a player broke down or did what is not allowed.
    """
    _warm_up(plan)
    sitting = Sitting(plan, number)
    _PLAYED[plan.kind](sitting)
    times = {player: each for player, each in sitting.times.items() if each.counts}
    return Unit(number, tuple(sitting.places), times, sitting.given_up)
