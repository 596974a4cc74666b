"""What somebody cannot hold who plays a card of Mighty: the duties read backwards.

The cards of `weli.games.mighty.duties` fulfil a duty or not, whoever holds them. So a card that
does not fulfil a duty tells that none was held that does. The few duties that go by the whole hand
(the mighty as the only card of its suit, trumps beside special cards only, what a hidden friend
owes) tell no more here than is sure; deals in which they were not fulfilled are thrown away when
they are played again.
"""

from typing import Final, NamedTuple

from weli.bots.beliefs.mighty.cardsets import ALL, JOKERS, SUITS, Kinds, bit_of, kinds_of
from weli.cards import Card, Rank, Suit
from weli.games.mighty.duties import BANNED_KINDS, FORCED_EARLY_HAND
from weli.games.mighty.powers import (
    OpenTrick,
    Specials,
    calls_now,
    follow_suits,
    has_power,
    policy_of,
)
from weli.games.mighty.rules import MightyRules

__all__ = ["Played", "misses_suit", "not_held"]

FOLLOWERS: Final = ("forbidden",)
LEADERS: Final = ("no_lead", "forbidden")


class Played(NamedTuple):
    """A card as it is played.

    Attributes:
        rules: the house rules.
        specials: the special cards of the contract.
        trick: the trick before it.
        card: the card.
        left: how many cards its player held, this one too.
        void_seen: whether somebody could not follow suit before.
        owed: the suit that its player is known to owe the declarer, if any.
    """

    rules: MightyRules
    specials: Specials
    trick: OpenTrick
    card: Card
    left: int
    void_seen: bool
    owed: Suit | None


def misses_suit(played: Played) -> bool:
    """Say whether a card shows that its player could not follow suit."""
    suits = follow_suits(played.trick)
    return (
        bool(played.trick.cards and suits)
        and played.card.rank is not Rank.JOKER
        and played.card.suit not in suits
        and not (played.specials.is_mighty(played.card) and _mighty_follows(played))
    )


def not_held(played: Played) -> int:
    """Return the cards that whoever played a card cannot have held beside it."""
    if played.left == 1:
        return 0
    found = _follower(played) if played.trick.cards else _leader(played)
    return found & ~bit_of(played.card)


def _mighty_follows(played: Played) -> bool:
    """Say whether the mighty has power in the trick when followed with."""
    return has_power(played.rules, "mighty", played.trick, led=False)


def _special(played: Played) -> bool:
    """Say whether the card is the mighty or a joker."""
    return played.card.rank is Rank.JOKER or played.specials.is_mighty(played.card)


def _early(played: Played) -> bool:
    """Say whether the mighty and the joker may not be kept now."""
    return played.rules.play.forced_early and played.left == FORCED_EARLY_HAND


# ------------------------------------------------------------------------ followers


def _follower(played: Played) -> int:
    """Return what a follower cannot have held."""
    kinds, card = kinds_of(played.specials), bit_of(played.card)
    called = _called(played)
    defends = played.rules.play.mighty_defence and _mighty_follows(played)
    if called and card & (called | (kinds.mighty if defends else 0)):
        return 0
    found = called
    if _early(played):
        if _special(played):
            return found
        found |= kinds.mighty | JOKERS
    follow = 0
    for suit in follow_suits(played.trick):
        follow |= SUITS[suit]
    exempt = JOKERS | (kinds.mighty if _mighty_follows(played) else 0)
    allowed = follow | exempt if follow else ALL
    if not card & allowed:
        found |= follow
        allowed = ALL
    elif played.rules.play.mighty_forced == "strict" and card & kinds.mighty & follow:
        allowed = kinds.mighty
    more, _ = _banned(played, kinds, allowed, FOLLOWERS)
    return found | more


def _called(played: Played) -> int:
    """Return the jokers that a follower must play who holds one."""
    trick, rules = played.trick, played.rules
    copies = calls_now(played.specials, trick)
    barred = policy_of(rules, "joker", first=trick.first, last=trick.last) == "forbidden"
    if not copies or barred or (rules.play.ripper_multi == "next_holder" and _answered(played)):
        return 0
    first = JOKERS & -JOKERS
    return sum(first << copy for copy in copies) & JOKERS


def _answered(played: Played) -> bool:
    """Say whether the call of the next holder only has been answered on the table already."""
    copies = calls_now(played.specials, played.trick)
    defends = played.rules.play.mighty_defence and _mighty_follows(played)
    return any(
        (card.rank is Rank.JOKER and card.copy in copies)
        or (defends and played.specials.is_mighty(card))
        for card in played.trick.cards[1:]
    )


# ------------------------------------------------------------------------ leaders


def _leader(played: Played) -> int:
    """Return what a leader cannot have held."""
    kinds, card = kinds_of(played.specials), bit_of(played.card)
    found = 0
    if _early(played):
        if _special(played):
            return 0
        found = kinds.mighty | JOKERS
    more, allowed = _banned(played, kinds, ALL, LEADERS)
    found |= more
    if played.rules.special.trump_needs_void and kinds.trump and not played.void_seen:
        if card & kinds.trump:
            found |= allowed & ~kinds.trump
        else:
            allowed &= ~kinds.trump
    if played.owed is not None and not card & SUITS[played.owed]:
        found |= allowed & SUITS[played.owed]
    return found


def _banned(
    played: Played, kinds: Kinds, allowed: int, policies: tuple[str, ...]
) -> tuple[int, int]:
    """Return what the bans of the first and last trick tell, and what they surely allow.

    Args:
        played: the card.
        kinds: the special cards.
        allowed: what was allowed before the bans, for sure.
        policies: what bans a kind of card here.
    """
    trick, rules = played.trick, played.rules
    found, free, card = 0, ALL, bit_of(played.card)
    if not (trick.first or trick.last):
        return found, allowed
    for kind in BANNED_KINDS:
        if policy_of(rules, kind, first=trick.first, last=trick.last) not in policies:
            continue
        free &= ~getattr(kinds, kind)
        if card & free:
            allowed &= free
            continue
        sure = allowed & free
        if kind == "trump" and not trick.cards and rules.play.trump_release != "nothing_else":
            sure &= ~(kinds.mighty | JOKERS)
        found |= sure
    return found, allowed
