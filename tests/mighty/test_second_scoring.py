"""The engine and the second book-keeper agree on every entry, score, winner and dealer."""

from collections import Counter
from fractions import Fraction

from tests.mighty import second_scoring as second
from tests.mighty.random_deals import (
    GAME,
    Played,
    numbers,
    play_deal,
    random_standing,
    telling_of,
)
from tests.mighty.random_rules import random_rules
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


def agree(deal: Deal, facts: second.Facts) -> None:
    """Compares every line of a score sheet with the second book-keeper's."""
    result = deal.result
    assert result is not None
    assert (result.taken, result.made) == (facts.taken, facts.made)
    assert result.friends == facts.friends
    assert Fraction(result.base) == second.value(facts)
    assert dict(result.multipliers) == second.doublings(facts)
    assert Fraction(result.worth) == second.stake(facts)
    points, pot = second.entries(facts), second.from_pot(facts)
    for line in result.lines:
        assert Fraction(line.points) == points[line.seat]
        assert Fraction(line.pot) == pot[line.seat]
        sides = {
            "declarer": {facts.declarer},
            "friend": set(facts.friends),
            "defender": facts.defenders,
            "sat_out": set(range(facts.seats)) - facts.players,
        }
        assert line.seat in sides[line.side]
    standing = result.standing
    assert standing.scores == second.after(facts)
    assert all(isinstance(s, int) or s.denominator > 1 for s in standing.scores)
    assert set(standing.winners) == second.winners(facts)
    assert standing.pot == (0 if facts.made else facts.pot)
    assert GAME.next_dealer(deal) == second.next_dealer(facts)
    assert standing.declarer == facts.declarer
    assert standing.friend == (facts.friends[0] if facts.friends else -1)


# ------------------------------------------------------------------------ facts by chance


def random_end(rng: KeyedRandom, seats: int) -> tuple[Deal, second.Facts]:
    """Draws a deal after its last trick, and the facts about it."""
    rules = random_rules(rng, seats, GROUPS)
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
    standing, redeals = random_standing(rng, seats), rng.below(4)
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
    for seats, rng in numbers(seed, count):
        deal, facts = random_end(rng, seats)
        agree(deal, facts)
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


# ------------------------------------------------------------------------ whole deals


def compare(count: int, seed: str) -> Counter[str]:
    """Plays so many deals under random rules and tells each again from its moves."""
    seen: Counter[str] = Counter()
    for seats, rng in numbers(seed, count):
        played = play_deal(random_rules(rng, seats), seats, rng)
        check(played)
        seen["deals"] += 1
        seen["friends"] += bool(played.deal.friends.shown)
        assert played.deal.result is not None
        seen["made"] += played.deal.result.made
        seen["redeals"] += played.deal.redeals > 0
        seen["changes"] += played.deal.contract != played.deal.auction
    return seen


def check(played: Played) -> None:
    """Compares a deal's tricks, friends and score with those of its retelling."""
    telling, deal = telling_of(played), played.deal
    assert tuple(telling.winners) == tuple(trick.winner for trick in deal.tricks)
    assert telling.friends == deal.friends.shown
    assert deal.result is not None
    counted = tuple(telling.count(telling.piles.get(seat, [])) for seat in range(deal.seats))
    assert deal.result.captured == counted
    agree(deal, telling.facts())


def test_whole_deals_told_again() -> None:
    seen = compare(300, "whole deals")
    assert min(seen["friends"], seen["made"], seen["redeals"], seen["changes"]) > 10, seen
