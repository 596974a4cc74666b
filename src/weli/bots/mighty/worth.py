"""What a contract is worth under the table's own scoring, asked of the engine itself."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from weli.games.mighty.actions import Alone, CallTrick
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Cards, DealScored
from weli.games.mighty.game import Mighty
from weli.games.mighty.phases.exchange import FixingContract
from weli.games.mighty.powers import specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.scoring import scoring
from weli.games.mighty.seating import RULES_KEPT, is_point
from weli.kernel.actions import Seat
from weli.kernel.tricks import Trick

__all__ = ["SCALE", "Stake", "contracts_after", "expected", "worth"]

SCALE: Final = 100
"""Scores are counted in hundredths."""

_MIGHTY: Final = Mighty()


class Stake(NamedTuple):
    """What is played for.

    Attributes:
        rules: the house rules.
        seats: how many people sit at the table.
        contract: the contract.
        friends: how many friends the declarer has.
        alone: whether the declarer announced to play alone.
        doubled: whether a change of trump has doubled the stake.
    """

    rules: MightyRules
    seats: int
    contract: Contract
    friends: int
    alone: bool = False
    doubled: bool = False


# Bounded, since stakes hold rules, and rules without end may be met.
@lru_cache(maxsize=16 * RULES_KEPT)
def worth(stake: Stake) -> tuple[tuple[int, ...], ...]:
    """Return what a stake is worth to declarer, friend and defender after 0, 1, 2 ... points.

    The worth is the lead over the average of the others, in hundredths: in penalty points, where
    the declarer wins nothing, it is the defenders who pay.
    """
    rules, seats = stake.rules, stake.seats
    begun, _ = _MIGHTY.deal(rules, seats, 0, _MIGHTY.start(rules, seats))
    table = begun.table
    declarer, friends = table[0], table[1 : 1 + stake.friends]
    played = begun.but(
        declarer=declarer,
        contract=stake.contract,
        doubled=stake.doubled,
        friends=replace(
            begun.friends, call=Alone() if stake.alone else CallTrick(1), shown=friends
        ),
        specials=specials_of(rules, seats, stake.contract.trump),
        tricks=(Trick((declarer,), (), declarer),),
        agenda=(scoring,),
    )
    points = [card for card in begun.outfit.cards if is_point(card, rules.special)]
    nothing: tuple[Cards, ...] = ((),) * seats
    roles = declarer, friends[0] if friends else declarer, table[-1]
    rows = []
    for taken in range(len(points) + 1):
        pile = (*nothing[:declarer], tuple(points[:taken]), *nothing[declarer + 1 :])
        done, _ = scoring(played.but(captured=pile))
        assert done.result is not None, "the deal has been scored"
        rows.append(_leads(done.result, table, roles, rules.score.style))
    return tuple(zip(*rows, strict=True))


def _leads(
    result: DealScored, table: tuple[Seat, ...], roles: tuple[Seat, ...], style: str
) -> list[int]:
    """Return by how much each of these seats does better than the others do on average."""
    sign = SCALE if style == "payment" else -SCALE
    players = len(table)
    total = sum([line.points for line in result.lines])
    lines = result.lines
    leads = [players * lines[seat].points - total for seat in roles]
    return [int(sign * lead // (players - 1)) for lead in leads]


def expected(odds: tuple[int, ...], values: tuple[int, ...]) -> int:
    """Return the mean of values, in thousandths of their unit, under these chances."""
    return sum([odd * value for odd, value in zip(odds, values, strict=True)])


@lru_cache(maxsize=4 * RULES_KEPT)
def contracts_after(
    rules: MightyRules, seats: int, bid: Contract
) -> tuple[tuple[Contract, bool], ...]:
    """Return what may be declared after this bid, each with whether it doubles the stake."""
    begun, _ = _MIGHTY.deal(rules, seats, 0, _MIGHTY.start(rules, seats))
    deal, phase = begun.but(contract=bid, declarer=begun.table[0]), FixingContract()
    found = []
    for action in phase.legal(deal):
        fixed, _ = phase.apply(deal, action)
        assert fixed.contract is not None, "the contract has been fixed"
        found.append((fixed.contract, fixed.doubled))
    return tuple(found)
