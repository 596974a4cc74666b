"""The engine and the second book-keeper agree on every entry, score, winner and dealer.

Here about ends of deals drawn by chance; the laws compare whole deals.
"""

from collections import Counter

from tests.laws.mighty_sums import compare_entries
from tests.laws.tables import random_rules
from tests.laws.walks import STANDINGS
from tests.mighty import second_scoring as second
from weli.cards import FRENCH_SUITS, Card, Rank
from weli.games.mighty.actions import Alone, CallCard
from weli.games.mighty.contracts import Contract
from weli.games.mighty.powers import specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.scoring import scoring
from weli.games.mighty.seating import is_point, outfit_of, table_of
from weli.games.mighty.state import Deal, Friends
from weli.kernel.chance import KeyedRandom
from weli.kernel.tricks import Trick

GROUPS = ("pack", "special", "bidding", "exchange", "change", "score", "match")


# ------------------------------------------------------------------------ facts by chance


def random_end(rng: KeyedRandom, seats: int) -> tuple[Deal, second.Facts]:
    """Draws a deal after its last trick, and the facts about it."""
    rules = random_rules(rng, MightyRules, seats, GROUPS)
    outfit, dealer = outfit_of(rules, seats), rng.below(seats)
    table = table_of(rules, seats, dealer)
    declarer, *others = rng.shuffled(table)
    friends = tuple(others[: rng.below(3 if len(table) > 5 else 2)]) if len(table) > 3 else ()
    bid, final = random_contracts(rng, rules, outfit.points, len(table))
    order, last = rng.shuffled(outfit.cards), rng.choice(table)
    down = order[: outfit.kitty]
    piles: list[tuple[Card, ...]] = [()] * seats
    greed = rng.below(101)
    for card in order[outfit.kitty :]:
        seat = rng.choice((declarer, *friends) if rng.below(100) < greed else table)
        piles[seat] = (*piles[seat], card)
    specials = specials_of(rules, seats, final.trump)
    standing, redeals = STANDINGS["mighty"](seats, rng), rng.below(4)
    alone = not friends and len(table) > 3 and bool(rng.below(2))
    facts = second.Facts(
        rules=rules,
        players=frozenset(table),
        seats=seats,
        declarer=declarer,
        friends=friends,
        bid=(bid.level, bid.trump),
        contract=(final.level, final.trump),
        own=sum(is_point(c, rules.special) for s in {declarer, *friends} for c in piles[s]),
        down=sum(is_point(card, rules.special) for card in down),
        buried_special=any(specials.is_mighty(c) or c.rank is Rank.JOKER for c in down),
        last=last,
        alone=alone,
        points=outfit.points,
        decks=outfit.decks,
        redeals=redeals,
        scores=standing.scores,
        deals=standing.deals,
        pot=standing.pot,
        dealer=dealer,
    )
    deal = Deal(
        rules=rules,
        seats=seats,
        dealer=dealer,
        standing=standing,
        outfit=outfit,
        table=table,
        hands=((),) * seats,
        agenda=(scoring,),
        declarer=declarer,
        contract=final,
        auction=bid,
        doubled=second.stake_doubled(facts),
        buried=down,
        redeals=redeals,
        specials=specials,
        friends=Friends(call=Alone() if alone else CallCard(order[0]), shown=friends),
        captured=tuple(piles),
        tricks=(Trick(table, (), winner=last),),
    )
    return scoring(deal)[0], facts


def random_contracts(
    rng: KeyedRandom, rules: MightyRules, points: int, players: int
) -> tuple[Contract, Contract]:
    """Draws what was bid, and the final contract: often the same, sometimes every point."""
    most = points + rules.bidding.above_max
    least = rules.bidding.min[players] - 1
    low = least + rng.below(min(5, most - least + 1))
    level = rng.choice((points, most, low, low, least + rng.below(most - least + 1)))
    bid = Contract(level, rng.choice((*FRENCH_SUITS, None)))
    higher = rng.choice((level, level, level, points, level + rng.below(most - level + 1)))
    trump = rng.choice((bid.trump, bid.trump, *FRENCH_SUITS, None))
    return bid, Contract(max(level, higher), trump)


def compare_ends(count: int, seed: str) -> Counter[str]:
    """Compares so many random ends; counts what they were like."""
    seen: Counter[str] = Counter()
    for number in range(count):
        rng = KeyedRandom.of(seed, number)
        deal, facts = random_end(rng, 3 + number % 6)
        compare_entries(deal, facts)
        seen["made" if facts.made else "failed"] += 1
        seen["penalties"] += facts.rules.score.style == "penalty"
        seen.update(second.doublings(facts).keys())
        seen["winners"] += bool(second.winners(facts))
        score = facts.rules.score
        seen["capped"] += second.stake(facts) in (score.cap, score.cap_no_trump)
    return seen


def test_the_score_of_random_ends() -> None:
    seen = compare_ends(3000, "ends")
    assert min(seen["made"], seen["failed"], seen["penalties"]) > 300
    causes = ("run", "back_run", "no_trump", "alone", "max_bid", "buried_special", "change")
    assert all(seen[cause] > 20 for cause in (*causes, "redeal")), seen
    assert min(seen["winners"], seen["capped"]) > 20
