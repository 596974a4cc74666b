"""Tricks at random points of random deals, with far more special cards than chance would deal."""

from tests.laws.tables import random_rules
from weli.cards import FRENCH_SUITS, Card, Suit
from weli.games.mighty.actions import Alone, CallCard
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Standing
from weli.games.mighty.phases.playing import Playing
from weli.games.mighty.powers import OpenTrick, specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import outfit_of, table_of
from weli.games.mighty.state import Deal, Friends
from weli.kernel.chance import KeyedRandom
from weli.kernel.tricks import Trick

GROUPS = ("pack", "special", "first", "last", "play", "friend")


def random_position(rng: KeyedRandom) -> Deal:
    """Draws a deal in which somebody is about to lead."""
    seats = 3 + rng.below(6)
    rules = random_rules(rng, MightyRules, seats, GROUPS)
    outfit, dealer = outfit_of(rules, seats), rng.below(seats)
    table = table_of(rules, seats, dealer)
    trump = rng.choice((*FRENCH_SUITS, None))
    number = rng.choice((1, 1, 2, outfit.hand - 1, outfit.hand, outfit.hand))
    size = 1 + min(outfit.hand - number, rng.below(6))
    if number == outfit.hand - 1:
        size = 2
    hands = dict(zip(table, _hands(rng, rules, seats, trump, (len(table), size)), strict=True))
    leader = rng.below(len(table))
    top = trump is None and rng.below(2)
    contract = Contract(outfit.points if top else rules.bidding.min[len(table)], trump)
    order = table[leader:] + table[:leader]
    done = Trick(order, (), winner=order[0])
    return Deal(
        rules=rules,
        seats=seats,
        dealer=dealer,
        standing=Standing((0,) * seats),
        outfit=outfit,
        table=table,
        hands=tuple(hands.get(seat, ()) for seat in range(seats)),
        agenda=(Playing(OpenTrick(order, number == 1, number == outfit.hand)), _the_end),
        declarer=rng.choice(table),
        contract=contract,
        auction=contract,
        specials=specials_of(rules, seats, trump),
        friends=_friends(rng, table, outfit.cards, asks=bool(top)),
        captured=((),) * seats,
        tricks=(done,) * (number - 1),
        void_seen=bool(rng.below(2)),
    )


def _the_end(deal: Deal) -> tuple[Deal, tuple[()]]:
    """Nothing comes after these tricks."""
    return deal.now(), ()


def _hands(
    rng: KeyedRandom, rules: MightyRules, seats: int, trump: Suit | None, shape: tuple[int, int]
) -> list[tuple[Card, ...]]:
    """Deals so many hands of so many cards, in which special cards and few suits are frequent."""
    players, size = shape
    outfit, specials = outfit_of(rules, seats), specials_of(rules, seats, trump)
    suits = rng.sample(FRENCH_SUITS, 1 + rng.below(4))
    special = [c for c in outfit.cards if c.suit is None or specials.is_mighty(c)]
    special += [c for c in outfit.cards if specials.called_by(c) and c not in special]
    likely = [c for c in outfit.cards if c.suit in suits and c not in special]
    rest = [c for c in outfit.cards if c not in special and c not in likely]
    need = players * size
    order = [*rng.shuffled(special), *rng.shuffled(likely), *rng.shuffled(rest)][:need]
    dealt = rng.shuffled(order)
    return [tuple(sorted(dealt[size * seat : size * (seat + 1)])) for seat in range(players)]


def _friends(
    rng: KeyedRandom, table: tuple[int, ...], pack: tuple[Card, ...], *, asks: bool
) -> Friends:
    """Draws a friend call, sometimes with a request and friends who are known."""
    if rng.below(2):
        return Friends(call=Alone())
    card = rng.choice(pack)
    called = tuple(other for other in pack if other.face == card.face)
    shown = rng.sample(table, rng.below(2))
    suit = rng.choice(FRENCH_SUITS) if asks else None
    return Friends(call=CallCard(card), cards=called, shown=shown, suit=suit)
