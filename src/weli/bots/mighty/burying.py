"""Which cards to bury."""

from itertools import combinations
from typing import Final

from weli.bots.mighty.prospects import Prospects
from weli.bots.mighty.sight import ABOVE, FACE_BITS, SUIT_BITS, bits_of, pack_bits, point_bits
from weli.bots.mighty.weights import Weights
from weli.bots.mighty.worth import contracts_after
from weli.cards import FRENCH_SUITS, Card, Rank
from weli.games.mighty.actions import Bury
from weli.games.mighty.contracts import STRAINS
from weli.games.mighty.events import Cards
from weli.games.mighty.powers import Specials, specials_of
from weli.games.mighty.view import View
from weli.kernel.legal import Legal

__all__ = ["burial", "burying"]

NEVER: Final = 20_000
TRUMP: Final = 5_000
EACH_RANK: Final = 20
"""What it costs to bury a special card, a trump, and a rank more, in thousandths of a point."""


def burying(view: View, legal: Legal, weights: Weights) -> Bury:
    """Bury for the contract that then looks best; the trump may still be changed for it."""
    pick = legal.offer().picks[0]
    free, count = pick.cards, pick.sizes[0]
    bid = view.contract
    assert bid is not None, "who buries has bid"
    whole = Prospects(view, weights, hand=view.hand)
    may = contracts_after(view.rules, view.seats, bid)
    best: tuple[int, Cards] | None = None
    for trump in sorted(STRAINS, key=lambda strain: strain is not bid.trump):
        contracts = [(contract, doubled) for contract, doubled in may if contract.trump is trump]
        hopeless = trump is not bid.trump and whole.points(trump) <= whole.points(bid.trump)
        if not contracts or hopeless:
            continue
        cards = burial(view, free, count, specials_of(view.rules, view.seats, trump), weights)
        kept = tuple([card for card in view.hand if card not in cards])
        hand = Prospects(view, weights, hand=kept, buried=cards)
        contract, doubled = contracts[0]
        value = hand.declaring(contract, doubled=doubled)
        if best is None or value > best[0]:
            best = value, cards
    assert best is not None, "the contract that was bid may be declared"
    return Bury(best[1])


def burial(view: View, free: Cards, count: int, specials: Specials, weights: Weights) -> Cards:
    """Return the cards to bury under a trump: losing points first, and whole suits to ruff in."""
    losses = _losses(view, free, specials, weights)
    plain = [suit for suit in FRENCH_SUITS if suit is not specials.trump]
    whole = bits_of(view.hand)
    mighty = FACE_BITS[specials.mighty]
    worth_void = weights.void if specials.trump is not None else 0
    best: tuple[int, Cards] | None = None
    for size in range(len(plain) + 1):
        for suits in combinations(plain, size):
            gone = sum(SUIT_BITS[suit] for suit in suits)
            first = [entry for entry in losses if gone >> entry[1] & 1 and entry[0] < TRUMP]
            if len(first) > count:
                continue
            rest = [entry for entry in losses if entry not in first]
            chosen = first + rest[: count - len(first)]
            left = whole & ~bits_of([entry[2] for entry in chosen]) & ~mighty
            voids = sum([not left & SUIT_BITS[suit] for suit in plain])
            cost = sum([entry[0] for entry in chosen]) - voids * worth_void
            if best is None or cost < best[0]:
                best = cost, tuple(sorted([entry[2] for entry in chosen]))
    assert best is not None, "to empty no suit is always possible"
    return best[1]


def _losses(
    view: View, free: Cards, specials: Specials, weights: Weights
) -> list[tuple[int, int, Card]]:
    """Return what it costs to bury each card, the cheapest first."""
    mighty = FACE_BITS[specials.mighty]
    others = pack_bits(view.rules, view.seats) & ~bits_of(view.hand) & ~mighty
    points = point_bits(view.rules)
    owned = weights.buried[view.rules.exchange.buried_points]
    entries = []
    for card in free:
        point = points >> card.index & 1
        if mighty >> card.index & 1 or card.rank is Rank.JOKER:
            kept = NEVER
        elif card.suit is specials.trump:
            kept = TRUMP + EACH_RANK * card.rank
        else:
            higher = (others & ABOVE[card.index]).bit_count()
            kept = weights.bury_plain[min(higher, len(weights.bury_plain) - 1)] + card.rank
            kept += point * weights.bury_point
        entries.append((kept - point * owned, card.index, card))
    return sorted(entries)
