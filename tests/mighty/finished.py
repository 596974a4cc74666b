"""A deal that has been played, made from its final facts: who took what, and for which contract.

scene = finished("15 diamonds", 16, friends="B")
assert scene.points == {"A": 10, "B": 5, "C": -5, "D": -5, "E": -5}
"""

from typing import Any

from tests.mighty.scene import Scene, cards, contract_of, rules_of, standing_of
from tests.scene import seat_of
from weli.cards import Card
from weli.games.mighty.actions import Alone, CallCard
from weli.games.mighty.powers import specials_of
from weli.games.mighty.scoring import scoring
from weli.games.mighty.seating import is_point, outfit_of, table_of
from weli.games.mighty.state import Deal, Friends
from weli.kernel.tricks import Trick


def finished(  # noqa: PLR0913  # everything about a deal may matter to some test
    contract: str,
    taken: int,
    settings: str = "",
    *,
    friends: str = "",
    alone: bool = False,
    seats: int = 5,
    profile: str = "korean",
    buried: str = "",
    last: str = "A",
    doubled: bool = False,
    redeals: int = 0,
    before: str = "",
) -> Scene:
    """A deal that A declared, played to its end and scored.

    Args:
        contract: the final contract, such as `16 no-trump`.
        taken: the points in the tricks of A's side, with the buried ones.
        settings: options that differ from the profile's.
        friends: who turned out to be a friend, first revealed first.
        alone: whether A announced that nobody is the friend.
        seats: how many people play; the last one deals.
        profile: the profile.
        buried: what A buried.
        last: who took the last trick.
        doubled: whether a change of trump doubled the stake.
        redeals: how often the cards were thrown in.
        before: the match before the deal, as for `standing_of`.
    """
    rules = rules_of(settings, profile)
    outfit, table = outfit_of(rules, seats), table_of(rules, seats, seats - 1)
    down, final = cards(buried), contract_of(contract)
    shown = tuple(map(seat_of, friends))
    call = None if len(table) == 3 else Alone() if alone else CallCard(cards("SK")[0])
    theirs = [c for c in outfit.cards if is_point(c, rules.special) and c not in down]
    own = taken - sum(is_point(card, rules.special) for card in down)
    piles: list[tuple[Card, ...]] = [()] * seats
    defender = next(seat for seat in table if seat not in (0, *shown))
    piles[shown[0] if shown else 0] = tuple(theirs[:own])
    piles[defender] = tuple(theirs[own:])
    deal = Deal(
        rules=rules,
        seats=seats,
        dealer=seats - 1,
        standing=standing_of(seats, before),
        outfit=outfit,
        table=table,
        hands=((),) * seats,
        agenda=(scoring,),
        declarer=0,
        contract=final,
        auction=final,
        doubled=doubled,
        buried=down,
        redeals=redeals,
        specials=specials_of(rules, seats, final.trump),
        friends=Friends(call=call, shown=shown),
        captured=tuple(piles),
        tricks=(Trick(table, (), winner=seat_of(last)),),
    )
    return Scene(*scoring(deal))


def worth(contract: str, taken: int, settings: str = "", **more: Any) -> object:
    """What each defender pays for a deal that is made, or gets for one that is not."""
    more.setdefault("friends", "B")
    return finished(contract, taken, settings, **more).result.worth
