"""What one seat may know of a deal of Mighty, told by somebody who sees everything.

The truth is worked out from the deals and the moves, never from an envelope, so that it can be
held against the views that are folded from envelopes; only what was told is the envelopes' events.
"""

from collections.abc import Callable
from typing import Any

from tests.laws.walks import Stage, Walk, since_shuffle, thrown
from tests.mighty.retelling import Company, friends_of
from weli.cards import FRENCH_CARDS, Card, Rank
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import Contract
from weli.games.mighty.state import Deal
from weli.kernel.actions import NATURE, CardsAction, Move, Seat

HIDDEN: tuple[type[CardsAction], ...] = (act.Bury,)
"""What is laid off face down: others see how many cards, not which."""

COUNTED = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)

ROTH_FOUR = {"H2", "C2"}
LEFT_OUT = {
    3: {suit + rank for suit in "SHDC" for rank in "23456"},
    4: {suit + rank for suit in "SHDC" for rank in "24"} | {"H3", "D3"},
    6: set(),
    7: {"C2", "C2'", "H2", "H2'"},
    8: {"C2", "C2'", "H2", "H2'", "D2'", "S2'"},
}
"""The cards that are left out of one deck, for six and more players of two."""

Hands = list[tuple[Card, ...]]


def cards_of(deal: Deal) -> list[Card]:
    """Every card of a deal that has been dealt, wherever it is."""
    trick = _open_trick(deal)
    held = [card for hand in deal.hands for card in hand]
    down = deal.buried if deal.auction else deal.kitty
    taken = [card for pile in deal.captured for card in pile]
    return sorted([*held, *down, *taken, *(trick.cards if trick else ())])


def pack(deal: Deal) -> list[Card]:
    """The cards of the table's pack (rule book A1, A3)."""
    rules, players = deal.rules.pack, len(deal.table)
    two_decks = players > 5 and rules.many == "two_decks"
    jokers = rules.two_deck_jokers if two_decks else rules.one_deck_jokers
    roth = players == 4 and rules.four == "roth51"
    gone = ROTH_FOUR if roth else LEFT_OUT[players] if two_decks or players < 5 else set()
    return [
        card
        for card in FRENCH_CARDS
        if card.copy < (jokers if card.suit is None else 1 + two_decks) and card.code not in gone
    ]


def truth(walk: Walk, upto: int) -> Callable[[Seat], dict[str, Any]]:
    """What each seat, or a spectator, may know after the first so many moves."""
    deal: Deal = walk.stages[upto - 1].after if upto else walk.began
    stages = since_shuffle(walk.stages[:upto]) if upto else []
    hands = _hands(deal, stages)
    public = _public(walk, upto, stages)

    def known(me: Seat) -> dict[str, Any]:
        declares = me == deal.declarer
        return {
            **public,
            "me": me,
            "counts": tuple(map(len, hands)),
            "hand": hands[me] if me >= 0 else (),
            "kitty": _kitty(deal, stages) if deal.auction and declares else (),
            "buried": _buried(stages) if declares else (),
            "told": tuple(
                sealed.event for stage in stages for sealed in stage.envelopes if sealed.reaches(me)
            ),
        }

    return known


def _public(walk: Walk, upto: int, stages: list[Stage]) -> dict[str, Any]:
    """What everybody may know."""
    deal: Deal = walk.stages[upto - 1].after if upto else walk.began
    thrown_in = [stage for stage in walk.stages[:upto] if thrown(stage)]
    final = _first(stages, act.Declare)
    request = _first(stages, act.Request)
    return {
        "rules": walk.setting.rules,
        "seats": walk.setting.seats,
        "standing": deal.result.standing if deal.result else deal.standing,
        "dealer": deal.dealer,
        "table": _table(deal),
        "redeals": len(thrown_in),
        "calls": _calls(stages),
        "declarer": _highest_bidder(stages),
        "contract": _contract(stages),
        "fixed": final is not None,
        "doubled": final is not None and _doubled(deal, stages),
        "call": _friend_call(stages),
        "friends": _friends(deal, stages),
        "request": request.suit if request else None,
        "shown": _shown(thrown_in),
        "trick": _open_trick(deal),
        "tricks": deal.tricks,
        "captured": _captured(deal),
        "result": deal.result,
        "reveal": None,
    }


def known_cards(walk: Walk, first: int, end: int, me: Seat) -> set[Card]:
    """The cards that a reader saw between one shuffle, the move `first`, and the move `end`."""
    known: set[Card] = set()
    for stage in walk.stages[first:end]:
        action = stage.move.action
        if isinstance(action, act.Play):
            known.add(action.card)
        if isinstance(action, act.Misdeal):
            known.update(stage.deal.hands[stage.move.seat])
        known.update(stage.after.hands[me] if me >= 0 else ())
    return known


def wanted(stages: list[Stage]) -> list[Card]:
    """The called cards: other worlds should above all give them to another friend."""
    call = _friend_call(stages)
    if isinstance(call, act.CallCard):
        return [call.card]
    return [call.one, call.other] if isinstance(call, act.CallCards) else []


def seen_otherwise(stage: Stage, move: Move, deal: Deal) -> bool:  # noqa: ARG001  # as in Mulatschak
    """Whether a move shows something else in another world; nothing does in Mighty."""
    return False


# ------------------------------------------------------------------------ the cards


def _hands(deal: Deal, stages: list[Stage]) -> Hands:
    """Every hand: as it was dealt from the shuffle, with the kitty, without what was laid."""
    hands: Hands = [()] * deal.seats
    if not stages:
        return hands
    shuffle = stages[0].move.action
    assert isinstance(shuffle, act.Shuffle)
    size = deal.outfit.hand
    for place, seat in enumerate(_table(deal)):
        hands[seat] = shuffle.cards[place * size : (place + 1) * size]
    if deal.auction:
        hands[deal.declarer] += _kitty(deal, stages)
    gone = {*_buried(stages), *(card for _, card in _plays(stages))}
    return [tuple(sorted(set(hand) - gone)) for hand in hands]


def _kitty(deal: Deal, stages: list[Stage]) -> tuple[Card, ...]:
    shuffle = stages[0].move.action
    assert isinstance(shuffle, act.Shuffle)
    return tuple(sorted(shuffle.cards[deal.outfit.hand * len(deal.table) :]))


def _buried(stages: list[Stage]) -> tuple[Card, ...]:
    burial = _first(stages, act.Bury)
    return burial.cards if burial else ()


def _plays(stages: list[Stage]) -> list[tuple[Seat, Card]]:
    moves = [stage.move for stage in stages]
    return [(move.seat, move.action.card) for move in moves if isinstance(move.action, act.Play)]


def _open_trick(deal: Deal) -> Any:
    trick = getattr(deal.agenda[0], "trick", None) if deal.agenda else None
    return trick if trick and trick.cards else None


def _captured(deal: Deal) -> tuple[int, ...]:
    """A2: ace, king, queen, jack and ten count a point; the joker where that is played."""
    counts = [0] * deal.seats
    for trick in deal.tricks:
        assert trick.winner is not None
        counts[trick.winner] += sum(
            deal.rules.special.joker_is_point if card.suit is None else card.rank in COUNTED
            for card in trick.cards
        )
    return tuple(counts)


def _shown(thrown_in: list[Stage]) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """The hand that was shown as a misdeal, when the cards were last thrown in for one."""
    if not thrown_in or not isinstance(thrown_in[-1].move.action, act.Misdeal):
        return ()
    seat = thrown_in[-1].move.seat
    return ((seat, thrown_in[-1].deal.hands[seat]),)


# ------------------------------------------------------------------------ what was said


def _first(stages: list[Stage], *kinds: type[Any]) -> Any:
    actions = (stage.move.action for stage in stages)
    return next((action for action in actions if isinstance(action, kinds)), None)


def _table(deal: Deal) -> tuple[Seat, ...]:
    if deal.dealer == NATURE:
        return ()
    seats = [*range(deal.dealer + 1, deal.seats), *range(deal.dealer + 1)]
    return tuple(seats[:5] if deal.rules.pack.many == "sit_out" else seats)


def _calls(stages: list[Stage]) -> tuple[tuple[Seat, Any], ...]:
    moves = [stage.move for stage in stages]
    return tuple((m.seat, m.action) for m in moves if isinstance(m.action, act.Bid | act.Pass))


def _highest_bidder(stages: list[Stage]) -> Seat:
    bidders = [seat for seat, action in _calls(stages) if isinstance(action, act.Bid)]
    return bidders[-1] if bidders else NATURE


def _contract(stages: list[Stage]) -> Contract | None:
    """The highest bid, or after the exchange what the declarer announced."""
    said = [stage.move.action for stage in stages]
    promised = [a for a in said if isinstance(a, act.Bid | act.Declare)]
    return Contract(promised[-1].level, promised[-1].trump) if promised else None


def _doubled(deal: Deal, stages: list[Stage]) -> bool:
    """E: every change of strain doubles, but not a raise from below the top to its no-trump."""
    bids = [action for _, action in _calls(stages) if isinstance(action, act.Bid)]
    final, top = _first(stages, act.Declare), deal.outfit.points
    raised = final.trump is None and final.level == top > bids[-1].level
    changed = final.trump != bids[-1].trump
    return deal.rules.change.mode == "double_stake" and changed and not raised


def _friend_call(stages: list[Stage]) -> Any:
    return _first(stages, act.CallCard, act.CallCards, act.CallTrick, act.CallSeat, act.Alone)


def _friends(deal: Deal, stages: list[Stage]) -> tuple[Seat, ...]:
    company = Company(
        declarer=deal.declarer,
        two_decks=deal.outfit.decks > 1,
        first_played=deal.rules.friend.two_deck == "first_played",
    )
    winners = [trick.winner for trick in deal.tricks]
    return friends_of(company, _friend_call(stages), _plays(stages), winners)
