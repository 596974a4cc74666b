"""What the scores of a deal of Mighty must add up to, and the second book-keeper's entries."""

from fractions import Fraction

from tests.laws.walks import Walk
from tests.mighty import second_scoring as second
from tests.mighty.retelling import telling_of
from weli.games import GAMES
from weli.games.mighty.state import Deal


def check_sums(played: Walk) -> None:
    """Every card and point, what changes hands, and every entry of the deal told again."""
    deal: Deal = played.over
    check_points(deal)
    check_payments(deal)
    telling = telling_of(played)
    assert tuple(telling.winners) == tuple(trick.winner for trick in deal.tricks)
    assert telling.friends == deal.friends.shown
    assert deal.result is not None
    counted = tuple(telling.count(telling.piles.get(seat, [])) for seat in range(deal.seats))
    assert deal.result.captured == counted
    compare_entries(deal, telling.facts())


def check_points(deal: Deal) -> None:
    """Every trick was played, and all points were taken or buried."""
    assert deal.result is not None
    assert len(deal.tricks) == deal.outfit.hand
    down = deal.outfit.points - sum(deal.result.captured)
    assert 0 <= down <= len(deal.buried)


def check_payments(deal: Deal) -> None:
    """Payments sum to zero, with the pot; penalties fall on one side alone."""
    result, before = deal.result, deal.standing
    assert result is not None
    assert [line.seat for line in result.lines] == list(range(deal.seats))
    points, paid = [line.points for line in result.lines], [line.pot for line in result.lines]
    after = result.standing
    assert after.deals == before.deals + 1
    taken = before.pot - after.pot
    if deal.rules.score.style == "payment":
        assert sum(points) == 0
        assert sum(paid) == taken
        assert sum(after.scores) + after.pot == sum(before.scores) + before.pot
        return
    assert all(point >= 0 for point in points)
    assert sum(paid) == -taken
    sides = {line.side for line in result.lines if line.points}
    assert sides <= ({"defender"} if result.made else {"declarer", "friend"})


def compare_entries(deal: Deal, facts: second.Facts) -> None:
    """Compares every line of the engine's score sheet with the second book-keeper's."""
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
    assert GAMES["mighty"].next_dealer(deal) == second.next_dealer(facts)
    assert standing.declarer == facts.declarer
    assert standing.friend == (facts.friends[0] if facts.friends else -1)
