"""Which cards may be played: calls, forced cards, following, bans, and the declarer's request.

The duties come in order of firmness (rule book, section E): a ripper's call binds before anything
else, then a mighty or joker that may not be kept, then following, then the bans of the first and
last trick, then the request. Bans are released one class at a time, trump first, so they stand in
the opposite order: mighty, joker, ripper, trump.
"""

from collections.abc import Iterator
from typing import Final

from weli.cards import Card, Rank, Suit
from weli.games.mighty.powers import (
    OpenTrick,
    Specials,
    calls_now,
    follow_suits,
    has_power,
    policy_of,
)
from weli.games.mighty.rules import MightyRules
from weli.kernel.tricks import Duty

__all__ = ["follower_duties", "leader_duties"]

Cards = tuple[Card, ...]

BANNED_KINDS: Final = ("mighty", "joker", "ripper", "trump")
FORCED_EARLY_HAND: Final = 2


def _kind(card: Card, kind: str, specials: Specials) -> bool:
    """Say whether a card is of a kind; one card may be of two."""
    if kind == "mighty":
        return specials.is_mighty(card)
    if kind == "joker":
        return card.rank is Rank.JOKER
    if kind == "ripper":
        return bool(specials.called_by(card))
    return specials.trump is not None and card.suit is specials.trump


def _forced_early(hand: Cards, rules: MightyRules, specials: Specials) -> tuple[Duty, ...]:
    """With two cards left the mighty and the joker may not be kept (U)."""
    if not rules.play.forced_early or len(hand) != FORCED_EARLY_HAND:
        return ()
    kept = tuple([c for c in hand if specials.is_mighty(c) or c.rank is Rank.JOKER])
    return (Duty("forced_early", kept, "play.forced_early"),) if kept else ()


def leader_duties(
    hand: Cards,
    rules: MightyRules,
    specials: Specials,
    trick: OpenTrick,
    *,
    requested: Suit | None,
    void_seen: bool,
) -> tuple[Duty, ...]:
    """Return the duties of the leader.

    Args:
        hand: the leader's hand.
        rules: the house rules.
        specials: the special cards under the contract.
        trick: the trick, still empty.
        requested: the suit that this leader owes the declarer, if any.
        void_seen: whether somebody could not follow suit in this deal.
    """
    early = _forced_early(hand, rules, specials)
    if early:
        return early
    duties = list(_bans(hand, rules, specials, trick, ("no_lead", "forbidden")))
    if rules.special.trump_needs_void and specials.trump is not None and not void_seen:
        others = tuple([card for card in hand if card.suit is not specials.trump])
        duties.append(Duty("trump_needs_void", others, "special.trump_needs_void"))
    if requested is not None:
        wanted = tuple([card for card in hand if card.suit is requested])
        duties.append(Duty("request", wanted, "friend.request"))
    return tuple(duties)


def follower_duties(
    hand: Cards, rules: MightyRules, specials: Specials, trick: OpenTrick
) -> tuple[Duty, ...]:
    """Return the duties of a follower."""
    called = _called(hand, rules, specials, trick)
    if called:
        return called
    early = _forced_early(hand, rules, specials)
    if early:
        return early
    bans = _bans(hand, rules, specials, trick, ("forbidden",))
    return (*_following(hand, rules, specials, trick), *bans)


def _called(
    hand: Cards, rules: MightyRules, specials: Specials, trick: OpenTrick
) -> tuple[Duty, ...]:
    """Return the duty of a holder of the joker that is called."""
    copies = calls_now(specials, trick)
    jokers = tuple([c for c in hand if c.rank is Rank.JOKER and c.copy in copies])
    barred = policy_of(rules, "joker", first=trick.first, last=trick.last) == "forbidden"
    if not jokers or barred or _answered(rules, specials, trick):
        return ()
    defends = _defends(rules, trick)
    mighties = tuple([c for c in hand if defends and specials.is_mighty(c)])
    return (Duty("called_joker", jokers + mighties, "play.ripper_call"),)


def _answered(rules: MightyRules, specials: Specials, trick: OpenTrick) -> bool:
    """Say whether a call of the next holder only has been answered on the table already.

    A mighty that was played instead answers it too; who held what is not known to the others.
    """
    if rules.play.ripper_multi == "all_holders":
        return False
    copies, defends = calls_now(specials, trick), _defends(rules, trick)
    return any(
        (card.rank is Rank.JOKER and card.copy in copies) or (defends and specials.is_mighty(card))
        for card in trick.cards[1:]
    )


def _defends(rules: MightyRules, trick: OpenTrick) -> bool:
    """Say whether the mighty may be played instead of a called joker; a powerless one may not."""
    return rules.play.mighty_defence and has_power(rules, "mighty", trick, led=False)


def _following(
    hand: Cards, rules: MightyRules, specials: Specials, trick: OpenTrick
) -> tuple[Duty, ...]:
    """Return the duty to follow suit; the mighty and the joker are exempt (rule book A11)."""
    suits = follow_suits(trick)
    in_suit = tuple([card for card in hand if card.suit in suits])
    if not in_suit:
        return ()
    powered = has_power(rules, "mighty", trick, led=False)
    if powered and rules.play.mighty_forced == "strict" and all(map(specials.is_mighty, in_suit)):
        return (Duty("only_mighty", in_suit, "play.mighty_forced"),)
    exempt = tuple([c for c in hand if c.rank is Rank.JOKER or (powered and specials.is_mighty(c))])
    return (Duty("follow_suit", in_suit + exempt),)


def _bans(
    hand: Cards,
    rules: MightyRules,
    specials: Specials,
    trick: OpenTrick,
    policies: tuple[str, ...],
) -> Iterator[Duty]:
    """Yield the bans of the first and last trick, the one to be released last first.

    Bans add up: a card of two kinds is free once both are released, like a card of the later one.
    """
    if not (trick.first or trick.last):
        return
    free = hand
    for kind in BANNED_KINDS:
        policy = policy_of(rules, kind, first=trick.first, last=trick.last)
        if policy not in policies:
            continue
        if kind == "trump" and not trick.cards and _only_trumps(hand, rules, specials):
            continue
        free = tuple([card for card in free if not _kind(card, kind, specials)])
        where = "first" if trick.first else "last"
        yield Duty(f"banned_{kind}", free, f"{where}.{kind}")


def _only_trumps(hand: Cards, rules: MightyRules, specials: Specials) -> bool:
    """Say whether a leader has nothing but trumps beside joker and mighty, where that counts."""
    if rules.play.trump_release == "nothing_else":
        return False
    return all(
        card.suit is specials.trump or specials.is_mighty(card) or card.rank is Rank.JOKER
        for card in hand
    )
