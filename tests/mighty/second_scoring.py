"""What a deal is worth and who pays whom, once more, from its final facts.

The engine looks formulas up in tables and multiplies products; this module reads A15 and section E
as a book-keeper would: one condition after another, and money that goes from hand to hand. The
facts are what anybody could tell after the deal: bids, cards and calls.
"""

from fractions import Fraction
from typing import Any, NamedTuple

from weli.games.mighty.rules import MightyRules


class Facts(NamedTuple):
    """What happened in a deal, as somebody at the table could tell it afterwards.

    Attributes:
        rules: the house rules.
        players: who took part, the others sat out.
        seats: how many sit at the table.
        declarer: who declared.
        friends: who turned out to be a friend, in the order in which they showed.
        bid: what the auction ended with: a number and a trump, `None` for no-trump.
        contract: the final contract.
        own: the points in the tricks of the declarer's side.
        down: the points that were buried.
        buried_special: whether the mighty or a joker was buried.
        last: who took the last trick.
        alone: whether the declarer announced that nobody is the friend.
        points: how many points the pack has.
        decks: one or two.
        redeals: how often the cards were thrown in.
        scores: the scores before the deal.
        deals: how many deals were scored before this one.
        pot: what lies in the pot.
        dealer: who dealt.
    """

    rules: MightyRules
    players: frozenset[int]
    seats: int
    declarer: int
    friends: tuple[int, ...]
    bid: tuple[int, Any]
    contract: tuple[int, Any]
    own: int
    down: int
    buried_special: bool
    last: int
    alone: bool
    points: int
    decks: int
    redeals: int
    scores: tuple[int | Fraction, ...]
    deals: int
    pot: int
    dealer: int

    @property
    def attackers(self) -> set[int]:
        """The declarer and the friends."""
        return {self.declarer, *self.friends}

    @property
    def defenders(self) -> set[int]:
        """Everybody else who took part."""
        return set(self.players) - self.attackers

    @property
    def taken(self) -> int:
        """P: burials belong to the attackers, the defenders, or who took the last trick (A7)."""
        owner = self.rules.exchange.buried_points
        if owner == "defenders" or (owner == "last_trick" and self.last in self.defenders):
            return self.own
        return self.own + self.down

    @property
    def made(self) -> bool:
        """A15: made when P ≥ C."""
        return self.taken >= self.contract[0]

    @property
    def minimum(self) -> int:
        """M: the lowest bid of the table."""
        return self.rules.bidding.min[len(self.players)]


def value(facts: Facts) -> Fraction:
    """S before doubling, or the penalty."""
    score, c, p, m = facts.rules.score, facts.contract[0], facts.taken, facts.minimum
    if score.style == "penalty":
        base = m - 1
        if score.base == "fixed_12":
            base = 12 if facts.decks == 1 else 24
        return Fraction(max(c - base, 0))
    low, high = (10, 13) if facts.decks == 1 else (20, 25)
    if not facts.made:
        return Fraction(_lost(score.failed, c, p, m, low, high))
    if score.run == "flat" and p == facts.points:
        return Fraction(facts.points)
    return max(_won(score.made, c, p, m, low, high), Fraction(0))


def _won(name: str, c: int, p: int, m: int, low: int, high: int) -> Fraction:
    """The formulas of A15 for a made contract."""
    if name in ("official", "risk"):
        per_bid = Fraction(2) if name == "official" else Fraction(3, 2)
        return per_bid * (c - m) + (p - c)
    if name == "over_10":
        return Fraction(p - low if p > low else 1)
    if name == "rust":
        return Fraction(max(p + c - 2 * high, 1))
    if name == "twice":
        return Fraction(2 * c - 2 * m + 2)
    if name == "league":
        return Fraction(300 * c - 300 * high + 200 * p - 200 * c + 200)
    start = {"over_13": high, "over_min": m, "over_bid": c}[name.removesuffix("_plus_1")]
    return Fraction(p - start + (1 if name.endswith("_plus_1") else 0))


def _lost(name: str, c: int, p: int, m: int, low: int, high: int) -> int:
    """The formulas of A15 for a failed contract."""
    if name == "pays_back":
        return 2 * c - low - p
    if name == "league":
        return 300 * (c - high) + 200 * (c - p)
    if name == "tooth" and p < m:
        return c - m + 2 * m - 2 * p
    return c - p


def doublings(facts: Facts) -> dict[str, Fraction]:
    """Everything that multiplies the deal, by its cause."""
    score, level = facts.rules.score, facts.contract[0]
    found: dict[str, Fraction] = {}
    every = facts.made and facts.taken == facts.points
    if every and (score.run == "any" or (score.run == "bid" and level == facts.points)):
        found["run"] = Fraction(2)
    if not facts.made and _crushed(facts):
        found["back_run"] = Fraction(2)
    if facts.contract[1] is None and not (score.no_trump_when == "win" and not facts.made):
        found["no_trump"] = Fraction(score.no_trump)
    others = {str(kind) for kind in facts.rules.friend.kinds} - {"none"}
    if facts.alone and others and len(facts.players) > 3:
        found["alone"] = {"one": Fraction(1), "two": Fraction(2)}.get(score.alone, Fraction(3, 2))
    if level >= facts.points:
        found["max_bid"] = Fraction(score.max_bid)
    if facts.buried_special:
        found["buried_special"] = Fraction(score.buried_special)
    if stake_doubled(facts):
        found["change"] = Fraction(2)
    if score.redeal_doubles and facts.redeals:
        found["redeal"] = Fraction(2 if facts.redeals == 1 else 4)
    return {cause: times for cause, times in found.items() if times != 1}


def _crushed(facts: Facts) -> bool:
    """A15: back-run when defenders ≥ 11, ≥ 10, ≥ M, ≥ C, or missed by ≥ k."""
    rule, theirs = facts.rules.score.back_run, facts.points - facts.taken
    if rule == "none":
        return False
    if rule == "missed":
        return facts.contract[0] - facts.taken >= facts.rules.score.back_run_by
    if rule in ("half_plus", "half"):
        return 2 * theirs > facts.points or (rule == "half" and 2 * theirs == facts.points)
    return theirs >= (facts.minimum if rule == "min" else facts.contract[0])


def stake_doubled(facts: Facts) -> bool:
    """E: every change of strain doubles, but not a raise from below the maximum to no-trump."""
    if facts.rules.change.mode != "double_stake" or facts.bid[1] == facts.contract[1]:
        return False
    return not (facts.contract == (facts.points, None) and facts.bid[0] < facts.points)


def stake(facts: Facts) -> Fraction:
    """S, doubled and capped."""
    found, score = value(facts), facts.rules.score
    for times in doublings(facts).values():
        found = found * times
    cap = score.cap if facts.contract[1] is not None else score.cap_no_trump
    if cap is None:
        return found
    run = facts.made and facts.taken == facts.points and score.made == "league"
    return Fraction(cap) if run else min(found, Fraction(cap))


def entries(facts: Facts) -> dict[int, Fraction]:
    """What the deal adds to each score, without the pot."""
    each, style = stake(facts), facts.rules.score.style
    sheet = dict.fromkeys(range(facts.seats), Fraction(0))
    if style == "penalty":
        charged = facts.defenders if facts.made else facts.attackers
        shared = not facts.made and facts.rules.score.fail_split == "shared"
        for seat in charged:
            sheet[seat] += each / len(charged) if shared else each
        return sheet
    bank = Fraction(0)
    for seat in facts.defenders:
        sheet[seat] -= each if facts.made else -each
        bank += each if facts.made else -each
    for seat in facts.friends:
        sheet[seat] += each if facts.made else -each
        bank -= each if facts.made else -each
    sheet[facts.declarer] += bank
    if len(facts.players) == 4 and facts.friends and not facts.made:
        _split_four(facts, sheet, each)
    return sheet


def _split_four(facts: Facts, sheet: dict[int, Fraction], each: Fraction) -> None:
    """P: three splits of a failure with four players."""
    (friend,), rule = facts.friends, facts.rules.score.four_fail
    if rule == "declarer_alone":
        sheet[facts.declarer] += sheet[friend]
        sheet[friend] = Fraction(0)
    if rule == "two_one":
        sheet[facts.declarer] -= each
        for seat in facts.defenders:
            sheet[seat] += each / 2


def from_pot(facts: Facts) -> dict[int, Fraction]:
    """E: the next winning attackers take the pot 3:2; in penalties it comes off the score."""
    parts = dict.fromkeys(range(facts.seats), Fraction(0))
    if not facts.made:
        return parts
    sign = -1 if facts.rules.score.style == "penalty" else 1
    left = facts.pot
    for seat in facts.friends:
        part = facts.pot * 2 // 5 // len(facts.friends)
        parts[seat] += sign * part
        left -= part
    parts[facts.declarer] += sign * left
    return parts


def after(facts: Facts) -> tuple[Fraction, ...]:
    """The scores after the deal."""
    points, pot = entries(facts), from_pot(facts)
    return tuple(facts.scores[seat] + points[seat] + pot[seat] for seat in range(facts.seats))


def winners(facts: Facts) -> set[int]:
    """A16: after so many deals, or at the target; the lowest penalty, or the highest score."""
    match, scores = facts.rules.match, after(facts)
    over = facts.deals + 1 >= (match.deals or 2 * facts.seats)
    if match.target is not None and any(abs(score) >= match.target for score in scores):
        over = True
    best = min(scores) if facts.rules.score.style == "penalty" else max(scores)
    return {seat for seat, score in enumerate(scores) if over and score == best}


def next_dealer(facts: Facts) -> int:
    """A4 and E: who deals next."""
    rule = facts.rules.match.next_dealer
    if rule == "same":
        return facts.dealer
    if rule == "left":
        return 0 if facts.dealer == facts.seats - 1 else facts.dealer + 1
    if not facts.friends or (rule.startswith("declarer_if_made") and facts.made):
        return facts.declarer
    return facts.friends[0]
