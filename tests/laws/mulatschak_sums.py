"""What the scores of a deal of Mulatschak must add up to, and the second formulation of them."""

from tests.laws.walks import Walk
from tests.mulatschak.second_formulation import points_of
from tests.mulatschak.test_second_formulation import facts_of, prices_of


def check_sums(played: Walk) -> None:
    """Every line, every score, the tricks, and who has won."""
    deal = played.over
    result, rules = deal.result, deal.rules
    assert [line.seat for line in result.lines] == list(range(deal.seats))
    for line in result.lines:
        assert line.total == line.count * line.points * line.factor
    before, after = deal.standing, result.standing
    booked = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
    assert booked == [line.total for line in result.lines]
    facts, prices = facts_of(deal), prices_of(rules)
    assert booked == [points_of(seat, facts, prices) for seat in range(deal.seats)]
    assert after.deals == before.deals + 1
    assert after.home == deal.home
    check_tricks(played)
    check_winners(played)


def check_tricks(played: Walk) -> None:
    """Five tricks, or fewer when a Muli is broken or everybody is at home."""
    deal, result = played.over, played.over.result
    alone = len(deal.table) - len(deal.home) == 1
    broken = deal.contract.muli and not result.made and deal.rules.scoring.stop_failed_muli
    assert sum(result.tricks) == (len(deal.tricks) if not alone else 5)
    assert alone or broken or len(deal.tricks) == 5
    assert result.made == (result.tricks[deal.declarer] >= deal.contract.tricks)
    for trick in deal.tricks:
        assert trick.winner in trick.order
        assert set(trick.order) == set(deal.table) - deal.home


def check_winners(played: Walk) -> None:
    """Somebody at zero or below, or at the limit, ends the match (rule book 1.13)."""
    deal, after = played.over, played.over.result.standing
    limit = deal.rules.match.bust_limit
    ends = min(after.scores) <= 0 or (limit is not None and max(after.scores) >= limit)
    assert bool(after.winners) == ends
    if deal.rules.match.tie == "lowest_then_declarer" or min(after.scores) > 0:
        assert all(after.scores[seat] == min(after.scores) for seat in after.winners)
    else:
        assert set(after.winners) == {seat for seat, score in enumerate(after.scores) if score <= 0}
