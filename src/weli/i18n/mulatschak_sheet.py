"""The rules sheet of Mulatschak: what it tells in which order, and what it leaves out."""

from collections.abc import Callable
from typing import Any, Final

from weli.games.mulatschak.rules import MulatschakRules
from weli.i18n.texts import Texts, signed
from weli.i18n.words import Section

__all__ = ["comes_up", "in_play", "not_played", "outline", "say_fixed", "worth_saying"]

OUTLINE: Final = (
    Section("sheet-cards", (("pack.size", "pack.strip_sevens", "sheet-ranks"),)),
    Section(
        "sheet-dealing",
        (
            ("seating.first_dealer", "sheet-dealer-moves", "seating.fifth_sits_out"),
            ("cut.cut", "cut.card", "cut.must_take_weli", "cut.knock", "cut.knock_carries"),
            ("sheet-deal", "white.redeal", "white.timing"),
        ),
    ),
    Section(
        "sheet-bidding",
        (
            ("sheet-bidding-lead", "bidding.min_bid", "bidding.rounds"),
            ("bidding.dealer_hold", "bidding.dealer_raise_reopens"),
            ("bidding.five_is_muli", "bidding.muli_out_of_turn", "bidding.muli_first_round_only"),
            ("bidding.dealer_may_hold_muli", "bidding.all_pass", "bidding.max_all_pass"),
        ),
    ),
    Section(
        "sheet-trump",
        (("sheet-trump-lead", "bidding.one_forces_hearts", "trump.blind", "trump.blind_weli"),),
    ),
    Section(
        "sheet-home",
        (
            (
                "sheet-two-play",
                "home.decision",
                "home.cost",
                "home.last_must_play",
                "home.no_consecutive",
                "trump.must_play_suits",
            ),
        ),
    ),
    Section(
        "sheet-exchange",
        (
            (
                "exchange.most",
                "exchange.forbid_four",
                "exchange.cap_to_declarer",
                "exchange.first",
                "sheet-exchange-lead",
            ),
            ("exchange.one_on_sight",),
            ("exchange.five_on_sow",),
            ("exchange.six_on_seven",),
            ("exchange.packerl", "exchange.five_served_last"),
        ),
    ),
    Section("sheet-play", (("sheet-play-lead", "play.trumpfzwang", "play.stichzwang"),)),
    Section(
        "sheet-points",
        (
            (
                "match.start_score",
                "sheet-points-lead",
                "scoring.trick",
                "scoring.no_trick",
                "scoring.failed_bid",
            ),
            ("sheet-muli-won", "sheet-muli-lost", "scoring.stop_failed_muli"),
            ("scoring.hearts_factor", "scoring.max_multiplier"),
        ),
    ),
    Section(
        "sheet-end",
        (
            ("sheet-limits", "limits.low_score_may_muli"),
            ("sheet-end-lead", "match.bust_limit", "match.tie", "match.clamp_at_zero"),
        ),
    ),
)

Condition = Callable[[MulatschakRules, int | None], bool]

TWO, FOUR, FIVE = 2, 4, 5
FULL_PACK = 36


def _most(rules: MulatschakRules, seats: int | None) -> int:
    """Return how many cards somebody may exchange at most, at any table or at this one."""
    numbers = rules.seat_numbers if seats is None else (seats,)
    return max(rules.exchange.most[number] for number in numbers)


def _home(rules: MulatschakRules, seats: int | None) -> bool:
    """Say whether anybody can ever stay home."""
    bound = rules.home.last_must_play and seats == TWO
    return len(rules.trump.must_play_suits) < FOUR and not bound


def _blind(rules: MulatschakRules, seats: int | None) -> bool:
    """Say whether trump can be found blind."""
    return rules.trump.blind and _most(rules, seats) == FIVE


def _doubles(rules: MulatschakRules) -> bool:
    """Say whether anything can double the points."""
    return (
        rules.scoring.hearts_factor > 1
        or rules.white.redeal != "off"
        or (rules.cut.cut and rules.cut.knock)
        or rules.bidding.all_pass == "redeal_double"
    )


def _limited(rules: MulatschakRules) -> bool:
    """Say whether a low score keeps anybody from bidding."""
    return rules.limits.no_bid_at is not None


def _duel(rules: MulatschakRules) -> bool:
    """Say whether a raise by the dealer can be answered outside of rounds until all pass."""
    return rules.bidding.rounds == "single_round_duel"


_COMES_UP: Final[dict[str, Condition]] = {
    "pack.strip_sevens": lambda _, seats: seats in (TWO, None),
    "seating.fifth_sits_out": lambda _, seats: seats in (FIVE, None),
    "cut.card": lambda rules, _: rules.cut.cut,
    "cut.must_take_weli": lambda rules, _: rules.cut.cut,
    "cut.knock": lambda rules, _: rules.cut.cut,
    "cut.knock_carries": lambda rules, _: rules.cut.cut and rules.cut.knock,
    "white.timing": lambda rules, _: rules.white.redeal != "off",
    "bidding.one_forces_hearts": lambda rules, _: rules.bidding.min_bid == 1,
    "bidding.dealer_raise_reopens": lambda rules, _: _duel(rules),
    "bidding.max_all_pass": lambda rules, _: rules.bidding.all_pass != "dealer_must_bid",
    "trump.blind": lambda rules, seats: _most(rules, seats) == FIVE,
    "trump.blind_weli": _blind,
    "trump.must_play_suits": lambda rules, seats: seats != TWO or not rules.home.last_must_play,
    "home.decision": _home,
    "home.cost": _home,
    "home.last_must_play": lambda rules, _: len(rules.trump.must_play_suits) < FOUR,
    "home.no_consecutive": _home,
    "exchange.forbid_four": lambda rules, seats: _most(rules, seats) >= FOUR,
    "exchange.cap_to_declarer": lambda rules, seats: _most(rules, seats) > 0,
    "exchange.first": lambda rules, seats: _most(rules, seats) > 0,
    "exchange.one_on_sight": lambda rules, seats: _most(rules, seats) > 0,
    "exchange.five_on_sow": lambda rules, seats: _most(rules, seats) >= FOUR,
    "exchange.six_on_seven": lambda rules, seats: (
        _most(rules, seats) >= FOUR and not rules.pack.strip_sevens
    ),
    "exchange.packerl": lambda rules, seats: _most(rules, seats) == FIVE,
    "exchange.five_served_last": lambda rules, seats: _most(rules, seats) == FIVE,
    "scoring.max_multiplier": lambda rules, _: _doubles(rules),
    "limits.no_home_at": _home,
    "limits.no_exchange_at": lambda rules, seats: _most(rules, seats) > 0,
    "limits.low_score_may_muli": lambda rules, _: _limited(rules),
}
"""When an option has anything to say at all; the others always have."""

_SPOKEN_WHEN_ON: Final = frozenset(
    {
        "pack.strip_sevens",
        "seating.fifth_sits_out",
        "cut.must_take_weli",
        "cut.knock",
        "cut.knock_carries",
        "bidding.dealer_hold",
        "bidding.muli_first_round_only",
        "bidding.dealer_may_hold_muli",
        "bidding.one_forces_hearts",
        "trump.blind",
        "trump.must_play_suits",
        "home.no_consecutive",
        "exchange.forbid_four",
        "exchange.cap_to_declarer",
        "exchange.five_on_sow",
        "exchange.six_on_seven",
        "exchange.packerl",
        "exchange.five_served_last",
        "limits.low_score_may_muli",
        "match.bust_limit",
        "match.clamp_at_zero",
    }
)
"""Options of which the sheet says nothing when they are off: nobody expects them."""

_UNSPOKEN: Final[dict[str, Any]] = {
    "white.timing": "before_bidding",
    "bidding.min_bid": 1,
    "bidding.dealer_raise_reopens": "duel",
    "exchange.one_on_sight": "off",
    "scoring.stop_failed_muli": True,
}
"""Values of which the sheet says nothing: everybody expects them, or finds them in the list."""

_LISTED_WHEN_OFF: Final = (
    "cut.knock",
    "bidding.dealer_hold",
    "trump.blind",
    "exchange.one_on_sight",
    "exchange.five_on_sow",
    "exchange.six_on_seven",
    "exchange.packerl",
)
"""What many tables play, so that a sheet without it says so at its end."""

_FIXED: Final[dict[str, Condition]] = {
    "sheet-two-play": lambda rules, seats: seats == TWO and not _home(rules, seats),
    "sheet-exchange-lead": lambda rules, seats: _most(rules, seats) > 0,
    "sheet-limits": lambda rules, _: bool(_limits(rules)),
}
"""When the sheet tells a fixed sentence; the others it always tells."""


def outline() -> tuple[Section, ...]:
    """Return the sections of the sheet, in the order of play."""
    return OUTLINE


def comes_up(rules: MulatschakRules, path: str, seats: int | None) -> bool:
    """Say whether an option matters under these rules, with so many players if it is known."""
    return _COMES_UP[path](rules, seats) if path in _COMES_UP else True


def worth_saying(rules: MulatschakRules, name: str, seats: int | None) -> bool:
    """Say whether the sheet tells an option, by path, or a fixed sentence, by message."""
    if name.startswith("sheet-"):
        return _FIXED[name](rules, seats) if name in _FIXED else True
    value = rules.get(name)
    if name in _SPOKEN_WHEN_ON and not value:
        return False
    return comes_up(rules, name, seats) and (name not in _UNSPOKEN or value != _UNSPOKEN[name])


def in_play(rules: MulatschakRules, seats: int) -> int:  # noqa: ARG001  # as others
    """Return for how many players a number counts that depends on them."""
    return seats


def not_played(rules: MulatschakRules, seats: int | None) -> tuple[str, ...]:
    """Return the options, by path, for things that others play and these rules do not."""
    off = [path for path in _LISTED_WHEN_OFF if rules.get(path) in (False, "off")]
    return tuple(path for path in off if comes_up(rules, path, seats))


# ------------------------------------------------------------------------ fixed sentences


def say_fixed(texts: Texts, rules: MulatschakRules, name: str, seats: int | None) -> str:
    """Return a sentence of the sheet that no single option stands for."""
    if name == "sheet-limits":
        return _say_limits(texts, rules)
    points = rules.scoring
    return texts(
        name,
        lowest=texts("german-rank", rank=_lowest(rules, seats)),
        home="yes" if _home(rules, seats) else "no",
        made_declarer=signed(points.muli_won_declarer),
        made_others=signed(points.muli_won_others),
        failed_declarer=signed(points.muli_lost_declarer),
        failed_others=signed(points.muli_lost_others),
        rewarded=points.muli_fail,
    )


def _lowest(rules: MulatschakRules, seats: int | None) -> str:
    """Return the lowest rank of the pack."""
    stripped = rules.pack.strip_sevens and seats in (TWO, None)
    if rules.pack.size == FULL_PACK:
        return "six"
    return "eight" if stripped else "seven"


def _limits(rules: MulatschakRules) -> dict[int, list[str]]:
    """Return what may not be done any more with which score, the highest score first."""
    deeds = (
        (rules.limits.no_bid_at, "bid"),
        (rules.limits.no_bid_at, "hold"),
        (rules.limits.no_home_at, "home"),
        (rules.limits.no_exchange_at, "exchange"),
    )
    found: dict[int, list[str]] = {}
    for limit, deed in deeds:
        if limit is not None:
            found.setdefault(limit, []).append(deed)
    return dict(sorted(found.items(), reverse=True))


def _say_limits(texts: Texts, rules: MulatschakRules) -> str:
    """Say what a low score forbids, a sentence for each score."""
    return " ".join(
        texts(
            "sheet-limit",
            limit=limit,
            deeds=texts.listing([texts(f"sheet-limit-{deed}") for deed in deeds], "or"),
        )
        for limit, deeds in _limits(rules).items()
    )
