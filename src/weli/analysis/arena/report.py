"""What the results of the arena say: every figure with its 95 % interval.

Results are averages over seats that were held; more is better, whatever the scoring. In single
deals a result is the points that a deal brings, in matches the part of a match that was won.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256
from itertools import combinations
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from weli import __version__
from weli.analysis.arena.bootstrap import Draws, Estimate
from weli.analysis.arena.league import Rating, ratings
from weli.analysis.arena.plan import BOTTOM, TOP, Kind, Plan
from weli.analysis.arena.playing import Place, Tally, Unit
from weli.analysis.arena.sprt import Verdict, Walk
from weli.analysis.arena.table import Round
from weli.analysis.arena.times import TimeReport, Times
from weli.analysis.stats import share
from weli.games import game_of
from weli.kernel.actions import NATURE

__all__ = ["ROLES", "ArenaReport", "Difference", "PlayerReport", "deal_set", "report"]

ROLES: Final = ("declarer", "friend", "defender", "home")
"""The roles that are told of, in the order of tables."""


class PlayerReport(Struct, frozen=True, kw_only=True):
    """How a player did.

    Attributes:
        player: its name with its version.
        places: how many seats it held, over all deals or matches.
        result: what a seat brought it: points a deal, or the part of a match that it won.
        points: in matches, the points of a whole match.
        roles: the points of a deal in each role.
        scale: where only the cards are played: its place between `random` (0) and `cheater` (100).
        rating: its place in the league.
        time: how long its decisions took; `None` when it never had a choice.
    """

    player: str
    places: int
    result: Estimate
    points: Estimate | None = None
    roles: dict[str, Estimate] = {}
    scale: Estimate | None = None
    rating: Rating
    time: TimeReport | None = None


class Difference(Struct, frozen=True, kw_only=True):
    """By how much one player did better than another with the same cards at the same seats.

    Attributes:
        one: the player.
        other: whom it is compared with.
        result: the difference of their results.
        roles: the difference of their averages in each role; they may have had it in other deals.
        instead: where the bots were measured one at a time and `other` held the other seats: the
            difference in the deals and seats in which `other` would have had each role.
    """

    one: str
    other: str
    result: Estimate
    roles: dict[str, Estimate] = {}
    instead: dict[str, Estimate] = {}


class ArenaReport(Struct, frozen=True, kw_only=True):
    """What a plan's deals or matches showed.

    Attributes:
        weli: the version of Weli.
        settings: everything that decides the results, with the players' versions.
        fingerprint: the settings as a short text.
        deal_set: a hash of all deals: who deals, and the order of the cards.
        profile: the profile the rules are told from.
        count: how many deals, or matches.
        played: in how many of them somebody was measured.
        given_up: how many tables did not end.
        players: everybody who was measured.
        differences: each pair of them.
        sprt: what the test of the first two said, where there was one.
    """

    weli: str
    settings: dict[str, Any]
    fingerprint: str
    deal_set: str
    profile: str
    count: int
    played: int
    given_up: int
    players: tuple[PlayerReport, ...]
    differences: tuple[Difference, ...]
    sprt: Verdict | None = None

    @property
    def kind(self) -> Kind:
        """What was played."""
        kind: Kind = self.settings["kind"]
        return kind


def deal_set(plan: Plan) -> str:
    """Return a hash of the deals of a plan: the choices of chance that open each of them."""
    game, digest = game_of(plan.rules), sha256()
    for number in range(plan.count):
        dealer = NATURE if plan.kind == "matches" else number % plan.seats
        standing = game.start(plan.rules, plan.seats)
        opening = Round(plan.rules, plan.seats, (plan.seed, number, 0), dealer, standing)
        digest.update(f"{number} {dealer}\n".encode())
        while (question := opening.question) is not None and question.seat == NATURE:
            digest.update(f"{game.write(opening.nature())}\n".encode())
    return digest.hexdigest()


class _Sums:
    """The columns that everything is worked out from, and where each of them stands."""

    def __init__(self, plan: Plan, units: Sequence[Unit]) -> None:
        """Add up the places of each deal by player and role."""
        self.columns: list[list[float]] = []
        self._at: dict[tuple[int, str], tuple[int, int]] = {}
        for player in range(len(plan.players)):
            mine = [[each for each in unit.places if each.player == player] for unit in units]
            self._note(player, "part", mine, lambda place: (place.part, 1))
            self._note(player, "gain", mine, lambda place: (place.gain, 1))
            for role in ROLES:
                self._note(player, role, mine, partial(_tally, role))
            for role in ROLES if plan.others and plan.kind != "matches" else ():
                against = _instead(plan, units, player, role)
                self._put((player, f"instead {role}"), against)

    def _note(
        self,
        player: int,
        name: str,
        mine: Iterable[list[Place]],
        value: Callable[[Place], Tally | None],
    ) -> None:
        """Note a sum and its number of parts for each deal."""
        pairs = []
        for places in mine:
            found = [pair for pair in map(value, places) if pair is not None]
            pairs.append((sum(total for total, _ in found), sum(number for _, number in found)))
        self._put((player, name), pairs)

    def _put(self, key: tuple[int, str], pairs: list[tuple[float, int]]) -> None:
        self._at[key] = len(self.columns), len(self.columns) + 1
        self.columns.append([total for total, _ in pairs])
        self.columns.append([number for _, number in pairs])

    def at(self, player: int, name: str) -> tuple[int, int] | None:
        """Return the columns of a sum and of its number of parts."""
        return self._at.get((player, name))


def _tally(role: str, place: Place) -> Tally | None:
    """Return what a seat got in a role."""
    return place.roles.get(role)


def _instead(plan: Plan, units: Sequence[Unit], player: int, role: str) -> list[tuple[float, int]]:
    """Return by deal what a player got beyond the steady one, where that one had this role."""
    steady = plan.players.index(plan.others)
    pairs = []
    for unit in units:
        usual = {each.seat: each for each in unit.places if each.player == steady}
        gains = [
            each.gain - usual[each.seat].gain
            for each in unit.places
            if each.player == player and role in usual[each.seat].roles
        ]
        pairs.append((sum(gains), len(gains)))
    return pairs


class _Figures:
    """Works out figures with their intervals."""

    def __init__(self, plan: Plan, units: Sequence[Unit]) -> None:
        self.plan = plan
        self.main = "part" if plan.kind == "matches" else "gain"
        self._sums = _Sums(plan, units)
        self._draws = Draws(self._sums.columns, f"{plan.fingerprint} {plan.count}")

    def average(self, player: int, name: str) -> Estimate:
        """Return a player's average."""
        at = self._sums.at(player, name)
        if at is None:
            return Estimate(None, None, None, 0)
        top, bottom = at
        found = self._estimate(lambda sums: sums[top] / sums[bottom], bottom)
        return _bounded(found) if name == "part" else found

    def difference(self, one: int, other: int, name: str) -> Estimate:
        """Return by how much an average is higher than another player's."""
        ours, theirs = self._sums.at(one, name), self._sums.at(other, name)
        assert ours is not None, "every player has its columns"
        assert theirs is not None, "every player has its columns"
        return self._estimate(
            lambda sums: sums[ours[0]] / sums[ours[1]] - sums[theirs[0]] / sums[theirs[1]], ours[1]
        )

    def scale(self, player: int) -> Estimate:
        """Return a player's place between the lowest and the highest of the scale."""
        columns = [self._sums.at(self.plan.players.index(name), "gain") for name in (BOTTOM, TOP)]
        (low, low_of), (high, high_of) = (at for at in columns if at is not None)
        mine, mine_of = self._sums.at(player, "gain") or (low, low_of)

        def figure(sums: Any) -> Any:
            least = sums[low] / sums[low_of]
            return 100 * (sums[mine] / sums[mine_of] - least) / (sums[high] / sums[high_of] - least)

        return self._estimate(figure, mine_of)

    def _estimate(self, figure: Callable[[Any], Any], counted: int) -> Estimate:
        found = self._draws.estimate(figure, counted)
        # The last digits depend on the machine's way of adding.
        mean, low, high = (_rounded(each) for each in (found.mean, found.low, found.high))
        return Estimate(mean, low, high, found.of)


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 6) + 0.0


def _bounded(found: Estimate) -> Estimate:
    """Give a share of none or of all an interval; drawing the same again and again shows none."""
    if found.mean not in (0.0, 1.0) or found.low != found.high or found.of < 1:
        return found
    wilson = share(round(found.mean * found.of), found.of)
    return Estimate(found.mean, round(wilson.low, 6), round(wilson.high, 6), found.of)


def report(plan: Plan, units: Sequence[Unit], walk: Walk | None = None) -> ArenaReport:
    """Return what the results of a plan say.

    Args:
        plan: what was played.
        units: all its deals or matches, in order.
        walk: the test that may have ended it earlier; then only so many count.
    """
    if walk is not None:
        plan = replace(plan, count=len(units))
    figures = _Figures(plan, units)
    league = ratings(len(plan.players), (_contest(plan, unit) for unit in units))
    numbers = range(len(plan.players))
    return ArenaReport(
        weli=__version__,
        settings=plan.settings(),
        fingerprint=plan.fingerprint,
        deal_set=deal_set(plan),
        profile=plan.profile,
        count=plan.count,
        played=sum(bool(unit.places) for unit in units),
        given_up=sum(unit.given_up for unit in units),
        players=tuple(_player(plan, units, figures, league, number) for number in numbers),
        differences=tuple(
            _difference(plan, figures, one, other) for one, other in combinations(numbers, 2)
        ),
        sprt=None if walk is None else walk.verdict(*plan.players[:2]),
    )


def _contest(plan: Plan, unit: Unit) -> dict[int, float]:
    """Return by player the average of what a deal or match brought it at its seats."""
    got: dict[int, list[float]] = {}
    for place in unit.places:
        result = place.part if plan.kind == "matches" else place.gain
        got.setdefault(place.player, []).append(result)
    return {player: sum(results) / len(results) for player, results in sorted(got.items())}


def _player(
    plan: Plan, units: Sequence[Unit], figures: _Figures, league: list[Rating], number: int
) -> PlayerReport:
    """Report on a player."""
    times = Times.of(unit.times[number] for unit in units if number in unit.times)
    roles = {role: figures.average(number, role) for role in ROLES}
    return PlayerReport(
        player=plan.players[number],
        places=sum(place.player == number for unit in units for place in unit.places),
        result=figures.average(number, figures.main),
        points=figures.average(number, "gain") if plan.kind == "matches" else None,
        roles={role: found for role, found in roles.items() if found.of},
        scale=figures.scale(number) if plan.kind == "cards" else None,
        rating=league[number],
        time=times.report() if times.counts else None,
    )


def _difference(plan: Plan, figures: _Figures, one: int, other: int) -> Difference:
    """Compare two players; where one holds all the other seats, it is the one compared with."""
    if plan.others and plan.players[one] == plan.others:
        one, other = other, one
    roles = {role: figures.difference(one, other, role) for role in ROLES}
    instead = {}
    if plan.players[other] == plan.others:
        instead = {role: figures.average(one, f"instead {role}") for role in ROLES}
    return Difference(
        one=plan.players[one],
        other=plan.players[other],
        result=figures.difference(one, other, figures.main),
        roles={role: found for role, found in roles.items() if found.of},
        instead={role: found for role, found in instead.items() if found.of},
    )
