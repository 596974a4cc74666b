"""The score sheet of Mighty: what a deal is worth, why, and who gets how much of it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import DealScored, Line
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import outfit_of, table_of
from weli.i18n.cards import suit_name
from weli.i18n.problems import message_of
from weli.i18n.telling import Names
from weli.i18n.texts import Texts, figure, signed

__all__ = ["counting", "say_contract", "say_result"]

Table = Mapping[str, str | int]
Term = tuple[Fraction | int, int, int]
"""Part of a formula: so many times a higher number less a lower one, or plus nothing."""


def say_contract(texts: Texts, contract: Contract) -> str:
    """Return a contract in words: "14 hearts", "15 no-trump"."""
    suit = "" if contract.trump is None else suit_name(texts, contract.trump, "french")
    trump = "none" if contract.trump is None else "suit"
    return texts.at("mighty")("contract", level=contract.level, trump=trump, suit=suit)


def counting(rules: MightyRules, seats: int) -> dict[str, str | int]:
    """Return what the score sheet has to know of a table: its formulas and their constants."""
    outfit = outfit_of(rules, seats)
    two_decks = outfit.decks > 1
    score = rules.score
    return {
        "style": score.style,
        "base": score.base,
        "made": score.made,
        "failed": score.failed,
        "run": score.run,
        "points": outfit.points,
        "least": rules.bidding.min[len(table_of(rules, seats, 0))],
        "half": 20 if two_decks else 10,
        "thirteen": 25 if two_decks else 13,
        "twelve": 24 if two_decks else 12,
    }


def say_result(texts: Texts, result: DealScored, names: Names) -> list[str]:
    """Explain a deal: the contract, what it is worth, and a line for each seat."""
    told = [names[seat] for seat in (result.declarer, *result.friends)]
    side = texts.listing(told) if result.friends else texts("score-alone", name=told[0])
    outcome = texts(
        "score-outcome",
        made="yes" if result.made else "no",
        side=side,
        contract=say_contract(texts, result.contract),
        taken=result.taken,
    )
    worth = texts("score-worth", sum=_say_worth(texts, result))
    return [outcome, worth, *(_say_seat(texts, result, line, names) for line in result.lines)]


def _say_seat(texts: Texts, result: DealScored, line: Line, names: Names) -> str:
    """Explain what one seat gets."""
    points = signed(line.points)
    times = Fraction(line.points) / result.worth if result.worth else Fraction(0)
    if times not in (0, 1, -1):
        each = result.worth if times > 0 else -result.worth
        points = f"{figure(abs(times))} × {figure(each)} = {points}"
    entry = texts(message_of("score", line.side), points=points)
    if line.pot:
        entry = texts("score-pot", entry=entry, pot=signed(line.pot))
    score = figure(result.standing.scores[line.seat])
    return texts("score-of", name=names[line.seat], entry=entry, score=score)


# ------------------------------------------------------------------------ what a deal is worth


def _say_worth(texts: Texts, result: DealScored) -> str:
    """Say how the worth of a deal is counted: "2 × (15 − 13) + 1 = 5, ×2 (no-trump) = 10"."""
    formula = _formula(texts.table, result)
    base = figure(result.base)
    told = [f"{formula} = {base}" if formula not in ("", base) else base]
    product = Fraction(result.base)
    for cause, factor in result.multipliers:
        product *= factor
        named = texts(message_of("multiplier", cause))
        told.append(texts("score-times", factor=figure(factor), cause=named))
    worth = figure(result.worth)
    if product != result.worth:
        told.append(texts("score-cap", cap=worth))
    return f"{', '.join(told)} = {worth}" if len(told) > 1 else told[0]


def _formula(table: Table, result: DealScored) -> str:
    """Return how the base was counted, with its numbers; nothing where the table is not known."""
    if "style" not in table:
        return ""
    terms = _terms(table, result)
    if sum(times * (high - low) for times, high, low in terms) != result.base:
        return ""
    return " + ".join(_write(term, alone=len(terms) == 1) for term in terms)


def _write(term: Term, *, alone: bool) -> str:
    """Write part of a formula: "2 × (15 − 13)"."""
    times, high, low = term
    if not low:
        return str(high) if times == 1 else f"{figure(times)} × {high}"
    difference = f"{high} − {low}"
    if times == 1:
        return difference if alone else f"({difference})"
    return f"{figure(times)} × ({difference})"


def _terms(table: Table, result: DealScored) -> tuple[Term, ...]:
    """Return the parts of the formula by which a deal is counted (rule book A15)."""
    numbers = {key: value for key, value in table.items() if isinstance(value, int)}
    level, least = result.contract.level, numbers["least"]
    if table["style"] == "penalty":
        return ((1, level, least - 1 if table["base"] == "min_minus_1" else numbers["twelve"]),)
    if not result.made:
        return _failed(str(table["failed"]), level, result.taken, numbers)
    if table["run"] == "flat" and result.taken == numbers["points"]:
        return ((1, result.taken, 0),)
    return _made(str(table["made"]), level, result.taken, numbers)


def _made(formula: str, level: int, taken: int, numbers: Mapping[str, int]) -> tuple[Term, ...]:
    """Return the formula of a made contract."""
    least, thirteen = numbers["least"], numbers["thirteen"]
    over: Term = (1, taken, level)
    formulas: dict[str, tuple[Term, ...]] = {
        "official": ((2, level, least), over),
        "over_10": ((1, taken, numbers["half"]),),
        "over_13": ((1, taken, thirteen),),
        "over_min": ((1, taken, least),),
        "over_min_plus_1": ((1, taken, least), _ONE),
        "over_bid": (over,),
        "over_bid_plus_1": (over, _ONE),
        "twice": ((2, level + 1, least),),
        "risk": ((Fraction(3, 2), level, least), over),
        "rust": ((1, taken, thirteen), (1, level, thirteen)),
        "league": ((300, level, thirteen), (200, taken + 1, level)),
    }
    return formulas[formula]


def _failed(formula: str, level: int, taken: int, numbers: Mapping[str, int]) -> tuple[Term, ...]:
    """Return the formula of a failed contract."""
    least = numbers["least"]
    short: Term = (1, level, taken)
    tooth: tuple[Term, ...] = ((1, level, least), (2, least, taken))
    formulas: dict[str, tuple[Term, ...]] = {
        "short": (short,),
        "pays_back": ((1, level, numbers["half"]), short),
        "tooth": (short,) if taken >= least else tooth,
        "league": ((300, level, numbers["thirteen"]), (200, level, taken)),
    }
    return formulas[formula]


_ONE: Final[Term] = (1, 1, 0)
