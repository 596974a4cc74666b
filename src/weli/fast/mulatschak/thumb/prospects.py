"""What each way through a deal is worth; the readable twin is `bots/mulatschak/prospects.py`."""

from typing import Final

from weli.fast.jit import compiled
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak.playing import BREAKER, factor_under
from weli.fast.mulatschak.tables import HEARTS, SUITS
from weli.fast.mulatschak.thumb import weights as weigh
from weli.fast.mulatschak.thumb.race import after, after_all
from weli.fast.mulatschak.thumb.strength import best_strength, chance, most_allowed, muli_chance
from weli.fast.rules_vector import Numbers

__all__ = [
    "best_declaring",
    "best_muli",
    "blind",
    "declaring",
    "declaring_with",
    "defending",
    "going",
    "home",
    "muli",
    "tricks_worth",
]

ALL: Final = 5
BLIND_NEEDS: Final = 7
DECLARER, DEFENDER = 0, 1


@compiled
def tricks_worth(
    row: Numbers, rules: Numbers, weights: Numbers, me: int, times: int, tricks: int
) -> int:
    """Return what the match is worth after so many tricks, points multiplied by `times`."""
    points = rules[option.SCORING_TRICK] * tricks if tricks else rules[option.SCORING_NO_TRICK]
    return after(row, rules, weights, me, points * times)


@compiled
def players(rules: Numbers, weights: Numbers, trump: int) -> int:
    """Return how many are expected to play along under this trump."""
    seats = rules[option.TABLE_COUNT]
    return seats if all_play(rules, trump) else weights[weigh.PLAYERS + seats]


@compiled
def all_play(rules: Numbers, trump: int) -> bool:
    """Say whether nobody may stay home under this trump."""
    return rules[option.TRUMP_MUST_PLAY_SUITS] >> trump & 1 == 1


@compiled
def odds(weights: Numbers, role: int, playing: int, tricks: int, strength: int) -> int:
    """Return the chance, in thousandths, of at least so many tricks."""
    hurdle = weights[weigh.HURDLES + ALL * (4 * role + playing - 2) + tricks - 1]
    return chance(weights, strength - hurdle)


@compiled
def declaring_with(
    row: Numbers, rules: Numbers, weights: Numbers, strength: int, trump: int, tricks: int
) -> int:
    """Return what it is worth to have promised so many tricks with this strength."""
    me, times = row[at.ACTOR], factor_under(row, rules, trump)
    playing = players(rules, weights, trump)
    failed = after(row, rules, weights, me, rules[option.SCORING_FAILED_BID] * times)
    less, total = failed, failed * 1000
    for made in range(tricks, ALL + 1):
        worth = tricks_worth(row, rules, weights, me, times, made)
        total += odds(weights, DECLARER, playing, made, strength) * (worth - less)
        less = worth
    return total // 1000


@compiled
def declaring(row: Numbers, rules: Numbers, weights: Numbers, trump: int, tricks: int) -> int:
    """Return what it is worth to declare this trump."""
    me = row[at.ACTOR]
    most = most_allowed(row, rules, me, False)
    strength = best_strength(row, rules, weights, row[at.HAND + me], trump, most)
    return declaring_with(row, rules, weights, strength, trump, tricks)


@compiled
def blind(row: Numbers, rules: Numbers, weights: Numbers, tricks: int) -> int:
    """Return what it is worth to look for trump among new cards; each suit is as likely."""
    total = 0
    for suit in range(SUITS):
        total += declaring_with(row, rules, weights, weights[weigh.BLIND], suit, tricks)
    return total // SUITS


@compiled
def best_declaring(row: Numbers, rules: Numbers, weights: Numbers, tricks: int) -> int:
    """Return what it is worth to declare so many tricks with the best trump for them."""
    if tricks == 1 and rules[option.BIDDING_ONE_FORCES_HEARTS]:
        return declaring(row, rules, weights, HEARTS, 1)
    best = declaring(row, rules, weights, 0, tricks)
    for suit in range(1, SUITS):
        best = max(best, declaring(row, rules, weights, suit, tricks))
    all_five = most_allowed(row, rules, row[at.ACTOR], False) == ALL
    if rules[option.TRUMP_BLIND] and all_five and row[at.LEFT] >= BLIND_NEEDS:
        best = max(best, blind(row, rules, weights, tricks))
    return best


@compiled
def muli(row: Numbers, rules: Numbers, weights: Numbers, trump: int) -> int:
    """Return what a Muli with this trump is worth."""
    me, times = row[at.ACTOR], factor_under(row, rules, trump)
    made = muli_chance(weights, row[at.HAND + me], trump, rules[option.TABLE_COUNT])
    won = after_all(
        row,
        rules,
        weights,
        me,
        rules[option.SCORING_MULI_WON_DECLARER] * times,
        rules[option.SCORING_MULI_WON_OTHERS] * times,
    )
    theirs = rules[option.SCORING_MULI_LOST_OTHERS]
    if rules[option.SCORING_MULI_FAIL] == BREAKER:
        theirs = 0
    points = rules[option.SCORING_MULI_LOST_DECLARER] * times
    lost = after_all(row, rules, weights, me, points, theirs * times)
    return (made * won + (1000 - made) * lost) // 1000


@compiled
def best_muli(row: Numbers, rules: Numbers, weights: Numbers) -> int:
    """Return what a Muli with the best trump for it is worth."""
    best = muli(row, rules, weights, 0)
    for suit in range(1, SUITS):
        best = max(best, muli(row, rules, weights, suit))
    return best


@compiled
def going(
    row: Numbers, rules: Numbers, weights: Numbers, trump: int, tricks: int, playing: int
) -> int:
    """Return what it is worth to play along against a bid of so many tricks."""
    me, times = row[at.ACTOR], factor_under(row, rules, trump)
    defends = rules[option.EXCHANGE_CAP_TO_DECLARER] != 0
    most = most_allowed(row, rules, me, defends)
    strength = best_strength(row, rules, weights, row[at.HAND + me], trump, most)
    strength -= weights[weigh.CONTRACT + tricks]
    less = tricks_worth(row, rules, weights, me, times, 0)
    total = less * 1000
    for made in range(1, ALL + 1):
        worth = tricks_worth(row, rules, weights, me, times, made)
        total += odds(weights, DEFENDER, playing, made, strength) * (worth - less)
        less = worth
    return total // 1000


@compiled
def home(row: Numbers, rules: Numbers, weights: Numbers, trump: int) -> int:
    """Return what it is worth to stay home."""
    points = rules[option.HOME_COST] * factor_under(row, rules, trump)
    return after(row, rules, weights, row[at.ACTOR], points)


@compiled
def defending(row: Numbers, rules: Numbers, weights: Numbers, tricks: int) -> int:
    """Return what it is worth that somebody else declares, whatever trump will be."""
    total = 0
    for suit in range(SUITS):
        playing = players(rules, weights, suit)
        worth = going(row, rules, weights, suit, tricks, playing)
        if not all_play(rules, suit):
            worth = max(worth, home(row, rules, weights, suit))
        total += worth
    return total // SUITS
