"""What one seat may know of a deal of Mulatschak, told by somebody who sees everything.

The truth is worked out from the deals and the moves, never from an envelope, so that it can be
held against the views that are folded from envelopes; only what was told is the envelopes' events.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.laws.walks import Stage, Walk, since_shuffle, thrown
from weli.cards import CARDS, WELI, Card, Rank, Suit
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.events import CardSeen
from weli.games.mulatschak.phases.playing import Playing
from weli.games.mulatschak.state import Deal
from weli.kernel.actions import NATURE, Action, CardsAction, Move, Seat

FULL_HAND = 5

Hands = tuple[tuple[Card, ...], ...]

HIDDEN: tuple[type[CardsAction], ...] = (act.Exchange, act.LayOff)
"""What is laid off face down: others see how many cards, not which."""


def cards_of(deal: Deal) -> list[Card]:
    """Every card of a deal that has been shuffled, wherever it is."""
    phase = deal.agenda[0] if deal.agenda else None
    on_table = phase.trick.cards if isinstance(phase, Playing) else ()
    held = [card for hand in deal.hands for card in hand]
    laid = [card for cards in deal.discards for card in cards]
    played = [card for trick in deal.tricks for card in trick.cards]
    return sorted([*held, *deal.pack, *laid, *played, *on_table])


def pack(deal: Deal) -> list[Card]:
    """The cards of the table's pack (rule book 1.1)."""
    gone = {Rank.SIX} if deal.rules.pack.size == 33 else set()
    gone |= {Rank.SEVEN} if deal.rules.pack.strip_sevens else set()
    return [card for card in CARDS if card.rank not in gone]


def truth(walk: Walk, upto: int) -> Callable[[Seat], dict[str, Any]]:
    """What each seat, or a spectator, may know after the first so many moves."""
    return partial(_known, walk, upto)


def _known(walk: Walk, upto: int, me: Seat) -> dict[str, Any]:
    deal: Deal = walk.stages[upto - 1].after if upto else walk.began
    stages = since_shuffle(walk.stages[:upto]) if upto else []
    shuffled = bool(stages)
    laid_off = _laid_off(deal, stages)
    assert deal.laid_off in ((), laid_off), "the engine notes what was said"
    return {
        "rules": walk.setting.rules,
        "seats": walk.setting.seats,
        "me": me,
        "standing": deal.result.standing if deal.result else deal.standing,
        "dealer": deal.dealer,
        "table": _table(deal),
        "carried": deal.carried,
        "hand": deal.hands[me] if me >= 0 else (),
        "counts": tuple(len(hand) for hand in deal.hands),
        "talon": len(deal.pack) if shuffled else len(pack(deal)),
        "seen": _seen(deal, stages, me),
        "calls": _calls(stages),
        "declarer": deal.declarer,
        "contract": deal.contract,
        "trump": deal.trump,
        "blind": deal.blind,
        "going": _who(stages, act.PlayAlong),
        "home": deal.home,
        "late": _late(deal, stages),
        "laid_off": laid_off,
        "discards": deal.discards[me] if deal.discards and me >= 0 else (),
        "shown": _shown(deal, stages),
        "trick": _open_trick(deal),
        "tricks": deal.tricks,
        "result": deal.result,
        "reveal": None,
        "told": tuple(
            sealed.event for stage in stages for sealed in stage.envelopes if sealed.reaches(me)
        ),
    }


def known_cards(walk: Walk, first: int, end: int, me: Seat) -> set[Card]:
    """The cards that a reader saw between one shuffle, the move `first`, and the move `end`."""
    stages = walk.stages[first:end]
    known: set[Card] = set()
    for stage in stages:
        known.update(_seen_by_the_move(stage, me))
        known.update(stage.after.hands[me] if me >= 0 else ())
    last = stages[-1].deal if thrown(stages[-1]) else stages[-1].after
    known.update(card for _, card in _shown(last, stages[:-1] if thrown(stages[-1]) else stages))
    known.update(card for trick in last.tricks for card in trick.cards)
    open_trick = _open_trick(last)
    known.update(open_trick.cards if open_trick else ())
    return known


def wanted(stages: list[Stage]) -> list[Card]:  # noqa: ARG001  # as in Mighty
    """The hidden cards that other worlds should move above all: the Weli."""
    return [WELI]


def seen_otherwise(stage: Stage, move: Move, deal: Deal) -> bool:
    """Whether a white hand must be shown in one world and not in the other.

    Everybody sees whether the deal is thrown in, so such worlds differ in what the seat has seen.
    """
    if deal.rules.white.redeal != "mandatory":
        return False
    ours = deal.dealt or dealt_by(deal, move.action)
    theirs = stage.deal.dealt or dealt_by(stage.deal, stage.move.action)
    return [white(hand) for hand in ours] != [white(hand) for hand in theirs]


def _seen_by_the_move(stage: Stage, me: Seat) -> Iterator[Card]:
    """The cards that a reader sees at the cut and at the dealing, though they may be thrown in."""
    before, action = stage.deal, stage.move.action
    match action:
        case act.TakeWeli():
            yield WELI
        case act.Knock():
            yield before.pack[-1]
        case act.Lift(count=count) if me == before.cutter:
            yield before.pack[count - 1 if before.rules.cut.card == "lifted_bottom" else count]
    hands = before.dealt or dealt_by(stage.deal, action)
    if stage.after.carried.whites > before.carried.whites:
        thrower = isinstance(action, act.ThrowIn)
        yield from hands[stage.move.seat if thrower else first_white(before, hands)]
    if hands and me >= 0:
        yield from hands[me]


def first_white(deal: Deal, hands: Hands) -> Seat:
    """The first seat from forehand with a white hand."""
    return next(seat for seat in deal.table if white(hands[seat]))


def dealt_by(deal: Deal, action: Action) -> Hands:
    """The hands that this move deals: three and two, or two and two (rule book 1.3, 1.4)."""
    if deal.dealt or not _deals(deal, action):
        return ()
    order = list(action.cards if isinstance(action, act.Shuffle) else deal.pack)
    hands: list[tuple[Card, ...]] = [()] * deal.seats
    taker = deal.cutter if isinstance(action, act.TakeWeli) else NATURE
    if taker != NATURE:
        order.remove(WELI)
    for packet in (3, 2):
        for seat in deal.table:
            count = 2 if seat == taker else packet
            hands[seat] += tuple(order[:count])
            del order[:count]
    if taker != NATURE:
        hands[taker] += (WELI,)
    return tuple(hands)


def _deals(deal: Deal, action: Action) -> bool:
    """Whether the hands are dealt right after this move."""
    match action:
        case act.Shuffle():
            return not deal.rules.cut.cut
        case act.Knock():
            return deal.pack[-1] is not WELI
        case act.LeaveCard() | act.TakeWeli():
            return True
    return False


def white(hand: tuple[Card, ...]) -> bool:
    """Whether a hand has no card above a ten (rule book 1.5)."""
    return bool(hand) and max(card.rank for card in hand) <= Rank.TEN


def _table(deal: Deal) -> tuple[Seat, ...]:
    if deal.dealer == NATURE:
        return ()
    seats = [*range(deal.dealer + 1, deal.seats), *range(deal.dealer + 1)]
    if deal.rules.seating.fifth_sits_out and deal.seats == 5:
        del seats[-2]
    return tuple(seats)


def _seen(deal: Deal, stages: list[Stage], me: Seat) -> CardSeen | None:
    for stage in stages:
        action, before = stage.move.action, stage.deal
        if isinstance(action, act.Knock):
            seen = CardSeen(before.cutter, before.pack[-1], last=True)
            return seen if seen.card in deal.pack else None
        if isinstance(action, act.Lift) and me == before.cutter:
            last = deal.rules.cut.card == "lifted_bottom"
            card = before.pack[action.count - 1 if last else action.count]
            dealt = any(stage.question.name == "take_weli" for stage in stages)
            gone = card not in deal.pack or (dealt and not last)
            return None if gone else CardSeen(me, card, last)
    return None


def _calls(stages: list[Stage]) -> tuple[tuple[Seat, Action], ...]:
    asked = ("bidding", "hold_muli")
    return tuple(
        (stage.move.seat, stage.move.action)
        for stage in stages
        if stage.question.name in asked
        or (stage.question.name == "muli" and isinstance(stage.move.action, act.Muli))
    )


def _who(stages: list[Stage], kind: type) -> frozenset[Seat]:
    return frozenset(stage.move.seat for stage in stages if isinstance(stage.move.action, kind))


def _said_last(deal: Deal, stages: list[Stage]) -> list[Seat]:
    """Who has said that he changes all five and wants to be served last."""
    exchange = deal.rules.exchange
    said: list[Seat] = []
    for stage in stages:
        action, seat = stage.move.action, stage.move.seat
        five = isinstance(action, act.Exchange) and len(action.cards) == FULL_HAND
        plain = five and exchange.five_served_last and seat not in said
        if plain or isinstance(action, act.Packerl):
            said.append(seat)
    return said


def _late(deal: Deal, stages: list[Stage]) -> frozenset[Seat]:
    """Who waits to be served: has said so, and neither been served nor chosen anew."""
    said = _said_last(deal, stages)
    turns = [stage.move.seat for stage in stages if stage.question.name == "exchange"]
    return frozenset(seat for seat in said if not deal.discards[seat] and turns.count(seat) == 1)


def _laid_off(deal: Deal, stages: list[Stage]) -> tuple[int | None, ...]:
    counts: list[int | None] = [None] * deal.seats
    fixed = {act.BlindTrump: 5, act.Packerl: 5, act.FiveOnSow: 4, act.SixOnSeven: 4}
    for stage in stages:
        action = stage.move.action
        if isinstance(action, act.Exchange):
            counts[stage.move.seat] = len(action.cards)
        elif type(action) in fixed:
            counts[stage.move.seat] = fixed[type(action)]
    return tuple(counts)


def _open_trick(deal: Deal) -> Any:
    phase = deal.agenda[0] if deal.agenda else None
    return phase.trick if isinstance(phase, Playing) and phase.trick.cards else None


# ------------------------------------------------------------------------ cards turned up


def _shown(deal: Deal, stages: list[Stage]) -> tuple[tuple[Seat, Card], ...]:
    """The cards that lay face up, in order, with the seat they were for."""
    shown: list[tuple[Seat, Card]] = []
    late = _said_last(deal, stages)
    for stage in stages:
        shown += _shown_by_the_move(deal, stage)
        shown += [
            (seat, card)
            for seat in late
            if stage.deal.dealt and not stage.deal.discards[seat]
            if len(stage.after.discards[seat]) == FULL_HAND
            for card in _turned_for_a_packerl(deal, stage, seat)
        ]
    return tuple(shown)


def _shown_by_the_move(deal: Deal, stage: Stage) -> list[tuple[Seat, Card]]:
    before, seat, action = stage.deal, stage.move.seat, stage.move.action
    exchange = deal.rules.exchange
    match action:
        case act.TakeWeli():
            return [(seat, WELI)]
        case act.SixOnSeven():
            return [(seat, next(c for c in CARDS if (c.suit, c.rank) == (Suit.BELLS, Rank.SEVEN)))]
        case act.Exchange(cards=(_,)) if exchange.one_on_sight != "off":
            return [(seat, before.pack[0])]
        case act.RefuseCard() if exchange.one_on_sight == "chain":
            refused = stage.after.discards[seat][-1]
            trump = refused is WELI or refused.suit == before.trump
            return [(seat, before.pack[0])] if trump else []
        case act.BlindTrump():
            second = before.pack[5] is WELI and deal.rules.trump.blind_weli == "next_card"
            return [(seat, card) for card in before.pack[5 : 7 if second else 6]]
    return []


def _turned_for_a_packerl(deal: Deal, stage: Stage, seat: Seat) -> list[Card]:
    """What was turned up for a seat that was served a Packerl by this move."""
    if not deal.rules.exchange.packerl:
        return []
    return [card for card in stage.deal.pack if card in stage.after.hands[seat]][FULL_HAND:]
