"""The rules sheet of Mighty: what it tells in which order, and what it leaves out."""

from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from typing import Any, Final

from weli.cards import parse_face
from weli.games.mighty.rules import First, Last, MightyRules
from weli.games.mighty.seating import outfit_of
from weli.games.mighty.words import FriendKind
from weli.i18n.problems import message_of
from weli.i18n.texts import Texts, figure
from weli.i18n.words import Section, playable_numbers

__all__ = ["comes_up", "in_play", "not_played", "outline", "say_fixed", "worth_saying"]

PACK: Final = "sheet-pack-"
"""What begins the name of the sentence about the pack of so many players."""

PACK_OPTIONS: Final = (
    "pack.many",
    "pack.one_deck_jokers",
    "pack.two_deck_jokers",
    "sheet-ranks",
    "special.joker_is_point",
)

OUTLINE: Final = (
    Section(
        "sheet-cards",
        (*((f"{PACK}{seats}",) for seats in range(3, 9)), PACK_OPTIONS),
    ),
    Section(
        "sheet-specials",
        (
            ("special.mighty", "special.alt_mighty", "sheet-joker"),
            (
                "special.ripper",
                "special.alt_ripper",
                "special.red_ripper",
                "special.alt_red_ripper",
                "sheet-lowest-ripper",
                "sheet-two-jokers",
            ),
        ),
    ),
    Section(
        "sheet-dealing",
        (
            ("table.first_dealer", "match.next_dealer"),
            (
                "misdeal.allowed",
                "sheet-misdeal-values",
                "misdeal.also",
                "misdeal.when",
                "misdeal.declarer_with_kitty",
                "misdeal.dealer",
                "misdeal.penalty",
            ),
        ),
    ),
    Section(
        "sheet-bidding",
        (
            (
                "sheet-bidding-lead",
                "bidding.opener",
                "bidding.opener_must_bid",
                "bidding.min",
                "bidding.above_max",
                "bidding.no_trump",
                "bidding.no_trump_below_min",
                "bidding.pass_final",
                "bidding.once",
                "bidding.all_pass",
                "bidding.all_pass_fine",
            ),
        ),
    ),
    Section(
        "sheet-exchange",
        (
            ("sheet-exchange-lead", "exchange.forbid", "exchange.buried_points"),
            (
                "change.mode",
                "change.suit_cost",
                "change.no_trump_cost",
                "change.clamp_to_max",
                "change.max_no_trump_free",
                "exchange.raise_after",
                "sheet-top-no-trump",
            ),
        ),
    ),
    Section(
        "sheet-friend",
        (
            (
                "sheet-three-alone",
                "friend.kinds",
                "sheet-friend-lead",
                "friend.two_deck",
                "friend.joker_card",
                "friend.mighty_card",
                "friend.fake",
                "friend.request",
                "friend.request_binding",
            ),
        ),
    ),
    Section(
        "sheet-play",
        (
            (
                "sheet-play-lead",
                "sheet-equal-cards",
                "special.trump_needs_void",
                "play.mighty_forced",
                "special.mighty_names_suit",
                "play.forced_early",
            ),
            (
                "play.joker_lead",
                "play.powerless_lead",
                "play.ripper_call",
                "play.ripper_multi",
                "play.mighty_defence",
                "play.called_joker_power",
            ),
        ),
    ),
    Section(
        "sheet-edges",
        (("sheet-first-trick", "play.trump_release", "sheet-last-trick"),),
    ),
    Section(
        "sheet-points",
        (
            (
                "sheet-made-lead",
                "score.style",
                "score.base",
                "score.fail_split",
                "score.made",
                "score.failed",
                "sheet-shares",
                "score.four_fail",
                "score.run",
                "score.back_run",
                "score.back_run_by",
                "score.no_trump",
                "score.no_trump_when",
                "score.alone",
                "score.max_bid",
                "score.buried_special",
                "score.redeal_doubles",
                "score.cap",
                "score.cap_no_trump",
            ),
        ),
    ),
    Section("sheet-end", (("match.deals", "match.target", "sheet-end-lead"),)),
)

Condition = Callable[[MightyRules, tuple[int, ...]], bool]
"""Says whether something matters under some rules, with one of so many players."""

ALONE_PLAYERS, FOUR, FULL_TABLE, TWO_DECK_PLAYERS, EIGHT = 3, 4, 5, 6, 8

# ------------------------------------------------------------------------ what can come up


def _numbers(rules: MightyRules, seats: int | None) -> tuple[int, ...]:
    """Return the number of players, or where it is not known all that can play."""
    numbers = playable_numbers(rules) if seats is None else (seats,)
    # Rules that nobody can play are told as well, but eight always need two decks.
    return tuple(n for n in numbers if n < EIGHT or rules.pack.many == "two_decks")


def in_play(rules: MightyRules, seats: int) -> int:
    """Return for how many players a number counts that depends on them; some may sit out."""
    return min(seats, FULL_TABLE) if rules.pack.many == "sit_out" else seats


def _plays(seats: int) -> Condition:
    """Return the condition that so many people may play."""
    return lambda _, numbers: seats in numbers


def _two_decks(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    return any(outfit_of(rules, seats).decks > 1 for seats in numbers)


def _one_deck(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    return any(outfit_of(rules, seats).decks == 1 for seats in numbers)


def _two_jokers(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    """Say whether one deck has a black and a red joker."""
    return rules.pack.one_deck_jokers > 1 and _one_deck(rules, numbers)


def _friends(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    """Say whether there can be a friend at all."""
    enough = any(in_play(rules, seats) > ALONE_PLAYERS for seats in numbers)
    return enough and bool(rules.friend.kinds - {FriendKind.NONE})


def _called_cards(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    """Say whether the friend can be called by a card."""
    by_card = rules.friend.kinds & {FriendKind.CARD, FriendKind.CARDS}
    return bool(by_card) and _friends(rules, numbers)


def _no_trump(rules: MightyRules, _numbers: tuple[int, ...]) -> bool:
    return rules.bidding.no_trump != "forbidden"


def _priced(rules: MightyRules, _numbers: tuple[int, ...]) -> bool:
    """Say whether a change of trump has a price."""
    return rules.change.mode == "raise"


def _payment(rules: MightyRules, _numbers: tuple[int, ...]) -> bool:
    return rules.score.style == "payment"


def _misdeals(rules: MightyRules, _numbers: tuple[int, ...]) -> bool:
    return rules.misdeal.allowed


def _asks_suit(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    """Say whether the declarer can ask the friend for a suit."""
    return _no_trump(rules, numbers) and _friends(rules, numbers)


def _dull_joker_leads(rules: MightyRules, _numbers: tuple[int, ...]) -> bool:
    """Say whether a joker can be led without power."""
    return rules.first.joker != "valid" or rules.last.joker != "valid"


def _trump_bans(rules: MightyRules, _numbers: tuple[int, ...]) -> bool:
    """Say whether trumps may not be led to the first trick, or the last."""
    return bool({rules.first.trump, rules.last.trump} & {"no_lead", "forbidden"})


def _forms_of_failure(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    """Say whether four players share out a failure."""
    four = any(in_play(rules, seats) == FOUR for seats in numbers)
    return four and _payment(rules, numbers) and _friends(rules, numbers)


def _alone_by_choice(rules: MightyRules, numbers: tuple[int, ...]) -> bool:
    return FriendKind.NONE in rules.friend.kinds and _friends(rules, numbers)


_COMES_UP: Final[dict[str, Condition]] = {
    "pack.four": lambda _, numbers: FOUR in numbers,
    "pack.two_deck_jokers": _two_decks,
    "pack.one_deck_jokers": _one_deck,
    "pack.many": lambda _, numbers: any(seats >= TWO_DECK_PLAYERS for seats in numbers),
    "special.red_ripper": _two_jokers,
    "special.alt_red_ripper": _two_jokers,
    **{
        f"misdeal.{name}": _misdeals
        for name in (
            *("spade_ace", "honours", "tens", "joker", "at_most", "also", "when"),
            *("declarer_with_kitty", "dealer", "penalty"),
        )
    },
    "bidding.no_trump_below_min": _no_trump,
    "bidding.all_pass": lambda rules, _: not rules.bidding.opener_must_bid,
    "bidding.all_pass_fine": lambda rules, _: not rules.bidding.opener_must_bid,
    "change.suit_cost": _priced,
    "change.no_trump_cost": lambda *those: _priced(*those) and _no_trump(*those),
    "change.clamp_to_max": _priced,
    "change.max_no_trump_free": lambda *those: _priced(*those) and _no_trump(*those),
    "friend.kinds": lambda rules, numbers: any(
        in_play(rules, seats) > ALONE_PLAYERS for seats in numbers
    ),
    "friend.joker_card": _called_cards,
    "friend.mighty_card": _called_cards,
    "friend.fake": _called_cards,
    "friend.two_deck": lambda rules, numbers: (
        FriendKind.CARD in rules.friend.kinds
        and _two_decks(rules, numbers)
        and _friends(rules, numbers)
    ),
    "friend.request": _asks_suit,
    "friend.request_binding": lambda rules, numbers: (
        rules.friend.request and _asks_suit(rules, numbers)
    ),
    "play.trump_release": _trump_bans,
    "play.powerless_lead": _dull_joker_leads,
    "play.ripper_multi": _two_decks,
    "score.base": lambda *those: not _payment(*those),
    "score.fail_split": lambda *those: not _payment(*those) and _friends(*those),
    "score.made": _payment,
    "score.failed": _payment,
    "score.four_fail": _forms_of_failure,
    "score.back_run_by": lambda rules, _: rules.score.back_run == "missed",
    "score.no_trump": _no_trump,
    "score.no_trump_when": lambda *those: those[0].score.no_trump > 1 and _no_trump(*those),
    "score.alone": _alone_by_choice,
    "score.cap_no_trump": _no_trump,
}
"""When an option has anything to say at all; the others always have."""

_SPOKEN_WHEN_ON: Final = frozenset(
    {
        "special.joker_is_point",
        "special.mighty_names_suit",
        "special.trump_needs_void",
        "misdeal.allowed",
        "misdeal.also",
        "misdeal.declarer_with_kitty",
        "bidding.opener_must_bid",
        "bidding.above_max",
        "bidding.no_trump_below_min",
        "bidding.once",
        "bidding.all_pass_fine",
        "exchange.forbid",
        "friend.request",
        "play.called_joker_power",
        "play.forced_early",
        "score.redeal_doubles",
        "score.cap",
        "score.cap_no_trump",
        "match.target",
    }
)
"""Options of which the sheet says nothing when they are off: nobody expects them."""

_UNSPOKEN: Final[dict[str, Any]] = {
    "table.first_dealer": "random",
    "misdeal.dealer": "same",
    "misdeal.penalty": "none",
    "friend.joker_card": True,
    "friend.mighty_card": True,
    "friend.request_binding": "first_holding",
    "score.run": "none",
    "score.back_run": "none",
    "score.no_trump": 1,
    "score.no_trump_when": "always",
    "score.alone": "one",
    "score.max_bid": 1,
    "score.buried_special": 1,
    "score.four_fail": "equal",
}
"""Values of which the sheet says nothing: everybody expects them, or finds them in the list."""

_LISTED_WHEN_OFF: Final = ("misdeal.allowed", "friend.request", "score.run", "score.back_run")
"""What many tables play, so that a sheet without it says so at its end."""

_FIXED: Final[dict[str, Condition]] = {
    **{f"{PACK}{seats}": _plays(seats) for seats in range(3, 9)},
    "sheet-lowest-ripper": lambda rules, numbers: any(_lacks_ripper(rules, n) for n in numbers),
    "sheet-two-jokers": _two_jokers,
    "sheet-misdeal-values": _misdeals,
    "sheet-top-no-trump": lambda rules, numbers: (
        _no_trump(rules, numbers)
        and (not rules.exchange.raise_after or rules.change.mode == "forbidden")
    ),
    "sheet-three-alone": lambda _, numbers: ALONE_PLAYERS in numbers,
    "sheet-friend-lead": _called_cards,
    "sheet-equal-cards": _two_decks,
    "sheet-first-trick": lambda rules, _: bool(_policies(rules.first)),
    "sheet-last-trick": lambda rules, _: bool(_policies(rules.last)),
    "sheet-shares": _payment,
}
"""When the sheet tells a fixed sentence; the others it always tells."""


def _lacks_ripper(rules: MightyRules, seats: int) -> bool:
    """Say whether the pack lacks one of the rippers."""
    special = rules.special
    rippers = [special.ripper, special.alt_ripper]
    if _two_jokers(rules, (seats,)):
        rippers += [special.red_ripper, special.alt_red_ripper]
    pack = {card.face for card in outfit_of(rules, seats).cards}
    return any(code not in ("same", "none") and parse_face(code) not in pack for code in rippers)


def _policies(trick: First | Last) -> dict[str, str]:
    """Return what is special about mighty, trumps, joker and ripper in the first or last trick."""
    policies = {kind: str(getattr(trick, kind)) for kind in ("trump", "mighty", "joker", "ripper")}
    return {kind: policy for kind, policy in policies.items() if policy != "valid"}


def outline() -> tuple[Section, ...]:
    """Return the sections of the sheet, in the order of play."""
    return OUTLINE


def comes_up(rules: MightyRules, path: str, seats: int | None) -> bool:
    """Say whether an option matters under these rules, with so many players if it is known."""
    if path == "table.players":
        return seats is None
    condition = _COMES_UP.get(path)
    return condition is None or condition(rules, _numbers(rules, seats))


def worth_saying(rules: MightyRules, name: str, seats: int | None) -> bool:
    """Say whether the sheet tells an option, by path, or a fixed sentence, by message."""
    if name.startswith("sheet-"):
        return name not in _FIXED or _FIXED[name](rules, _numbers(rules, seats))
    value = rules.get(name)
    if name in _SPOKEN_WHEN_ON and not value:
        return False
    return comes_up(rules, name, seats) and (name not in _UNSPOKEN or value != _UNSPOKEN[name])


def not_played(rules: MightyRules, seats: int | None) -> tuple[str, ...]:
    """Return the options, by path, for things that others play and these rules do not."""
    off = [path for path in _LISTED_WHEN_OFF if rules.get(path) in (False, "none")]
    return tuple(path for path in off if comes_up(rules, path, seats))


# ------------------------------------------------------------------------ fixed sentences


def say_fixed(texts: Texts, rules: MightyRules, name: str, _seats: int | None) -> str:
    """Return a sentence of the sheet that no single option stands for."""
    if name.startswith(PACK):
        return _say_pack(texts, rules, int(name.removeprefix(PACK)))
    if name in ("sheet-first-trick", "sheet-last-trick"):
        policies = _policies(rules.first if name == "sheet-first-trick" else rules.last)
        told = [texts(f"policy-{kind}", value=policy) for kind, policy in policies.items()]
        joined = reduce(lambda before, more: texts("clauses", before=before, next=more), told)
        return texts(name, policies=joined)
    if name == "sheet-misdeal-values":
        return _say_misdeal(texts, rules)
    return texts(name, style=rules.score.style)


def _say_pack(texts: Texts, rules: MightyRules, seats: int) -> str:
    """Say how the cards are dealt to so many players, and which are taken out."""
    outfit, kind = outfit_of(rules, seats), _pack_kind(rules, seats)
    return texts("sheet-pack", players=seats, hand=outfit.hand, kitty=outfit.kitty, kind=kind)


def _pack_kind(rules: MightyRules, seats: int) -> str:
    """Return how the pack of so many players is made (rule book A1)."""
    if outfit_of(rules, seats).decks > 1:
        return {6: "two_decks", 7: "red_twos"}.get(seats, "few_twos")
    players = in_play(rules, seats)
    if players == FOUR:
        return "red_twos" if rules.pack.four == "roth51" else "threes"
    return "sevens" if players == ALONE_PLAYERS else "full"


def _say_misdeal(texts: Texts, rules: MightyRules) -> str:
    """Say what each card counts for a misdeal, and how much is one."""
    misdeal = rules.misdeal
    halves = {
        "ace": misdeal.spade_ace,
        "honours": misdeal.honours,
        "tens": misdeal.tens,
        "joker": misdeal.joker,
    }
    values = [
        texts(message_of("sheet-misdeal-value", kind), half=figure(Fraction(half, 2)))
        for kind, half in halves.items()
    ]
    most = figure(Fraction(misdeal.at_most, 2))
    return texts("sheet-misdeal-values", values=texts.listing(values), most=most)
