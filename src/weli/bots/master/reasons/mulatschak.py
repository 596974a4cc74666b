"""Reasons at Mulatschak."""

from collections.abc import Callable
from typing import Any, Final

from weli.bots.master.hint import Details, Why
from weli.bots.master.reasons import tricks
from weli.bots.master.reasons.question import Question
from weli.bots.master.reasons.tricks import TRUMP, Cards
from weli.bots.mulatschak.sight import ABOVE, SUITS, Sight
from weli.cards import GERMAN_SUITS, WELI, Card, Rank, Suit
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.contracts import ALL_TRICKS, Contract
from weli.games.mulatschak.doublings import factor
from weli.games.mulatschak.trumps import best_place, pack_of, strength, suit_of
from weli.games.mulatschak.view import View
from weli.kernel.actions import Action

__all__ = ["find"]

NEAR: Final = 3
"""Who needs no more than so many points, times the deal's factor, is close to the end."""

SOME_TRUMPS: Final = 3
"""So many trumps are worth naming for a bid."""


def find(question: Question) -> Why | None:
    """Return something true that speaks for the best answer, if there is something."""
    feature = _FEATURES.get(type(question.best))
    return None if feature is None else feature(question)


# ------------------------------------------------------------------------ cards


class _Trick(Cards):
    """The cards that may be played to a trick of Mulatschak."""

    def __init__(self, question: Question) -> None:
        view: View = question.view
        self.sight = Sight(view)
        self.trump = self.sight.trump
        self.table = () if view.trick is None else view.trick.cards
        behind = view.players if view.trick is None else view.trick.order[len(self.table) + 1 :]
        self.behind = [seat for seat in behind if seat != view.me]
        super().__init__(question)

    def heads(self, card: Card) -> bool:
        return best_place((*self.table, card), self.trump) == len(self.table)

    def sure(self, card: Card) -> bool:
        beating = ABOVE[self.trump][card.index]
        if not self.is_trump(card):
            beating |= SUITS[self.trump][self.trump]
        return not self.sight.live(self.behind) & beating

    def power(self, card: Card) -> int:
        led = suit_of(self.table[0] if self.table else card, self.trump)
        return strength(card, self.trump, led)

    def is_trump(self, card: Card) -> bool:
        return suit_of(card, self.trump) is self.trump

    def prize(self, card: Card) -> int:
        if self.is_trump(card):
            dear = (Rank.WELI, Rank.SOW)
            return TRUMP + (dear.index(card.rank) + 1 if card.rank in dear else 0)
        return int(card.rank is Rank.SOW)

    def none_higher(self, card: Card) -> bool:
        return not self.sight.live(self.behind) & ABOVE[self.trump][card.index]

    def draws(self) -> bool:
        return bool(self.sight.live(self.behind) & SUITS[self.trump][self.trump])

    def declarer_heads(self) -> bool:
        view, trick = self.view, self.view.trick
        best = trick.order[best_place(trick.cards, self.trump)]
        return bool(best == view.declarer and view.me != view.declarer)


def _play(question: Question) -> Why | None:
    return tricks.find(_Trick(question), _counts)


def _counts(trick: _Trick) -> Why | None:
    """The trick is taken for certain, not so by the next best card, and something hangs on it."""
    view, contract = trick.view, trick.view.contract
    if not trick.takes() or (trick.rival in trick.heading and trick.sure(trick.rival)):
        return None
    left = ALL_TRICKS - len(view.tricks)
    missing = contract.tricks - view.taken(view.declarer)
    if view.me == view.declarer:
        return Why("makes_bid") if missing == 1 else None
    if missing == left:
        return Why("breaks_bid")
    if not contract.muli and not view.taken(view.me):
        fine = view.rules.scoring.no_trick * view.factor
        return Why("first_trick", {"fine": fine}) if fine else None
    return None


# ------------------------------------------------------------------------ bids and trump


def _trumps(view: View, suit: Suit) -> list[Card]:
    """Return the cards of a hand that are trumps when a suit is, highest first."""
    held = [card for card in view.hand if suit_of(card, suit) is suit]
    return sorted(held, key=lambda card: -card.rank)


def _certain(view: View, suit: Suit) -> int:
    """Return how many of the very highest trumps a hand holds: each takes a trick for certain."""
    held, pack = set(view.hand), pack_of(view.rules.pack)
    above = sorted((c for c in pack if suit_of(c, suit) is suit), key=lambda card: -card.rank)
    return next((n for n, card in enumerate(above) if card not in held), len(above))


def _strength(view: View, suit: Suit) -> tuple[int, list[int]]:
    """Return how many trumps a hand holds when a suit is trump, and how high they are."""
    held = _trumps(view, suit)
    return len(held), [int(card.rank) for card in held]


def _bid(question: Question) -> Why | None:
    """A bid, a hold or a Muli."""
    view: View = question.view
    if isinstance(question.usual, act.Pass | act.NoMuli) and (close := _others_close(view)):
        return close
    number = _bid_of(question.best, view)
    sure = {suit: _certain(view, suit) for suit in GERMAN_SUITS}
    best = max(GERMAN_SUITS, key=lambda suit: sure[suit])
    if sure[best] >= number:
        return Why("bid_sure", {"number": number, "suit": str(best)})
    suit = max(GERMAN_SUITS, key=lambda suit: _strength(view, suit))
    held = _trumps(view, suit)
    if len(held) < SOME_TRUMPS:
        return question.against(act.Pass, act.NoMuli, code="over_passing")
    weli = "yes" if WELI in held else "no"
    return Why("bid_trumps", {"number": len(held), "suit": str(suit), "weli": weli})


def _bid_of(action: Action, view: View) -> int:
    """Return how many tricks a call promises."""
    if isinstance(action, act.Bid):
        return action.tricks
    contract = view.contract if isinstance(action, act.Hold) else Contract(ALL_TRICKS)
    return ALL_TRICKS if contract is None else contract.tricks


def _others_close(view: View) -> Why | None:
    """Somebody else is close to the end, and closer than the player."""
    scores = view.standing.scores
    lowest = min(score for seat, score in enumerate(scores) if seat != view.me)
    if lowest > NEAR * view.factor or scores[view.me] <= lowest:
        return None
    return Why("others_close", {"number": lowest})


def _ahead(question: Question, *bold: type[Action]) -> Why | None:
    """The player leads the match, and the usual answer would risk something."""
    view: View = question.view
    scores, usual = view.standing.scores, question.usual
    others = [score for seat, score in enumerate(scores) if seat != view.me]
    leads = scores[view.me] < min(others)
    return Why("ahead") if leads and isinstance(usual, bold) else None


def _pass(question: Question) -> Why | None:
    return _ahead(question, act.Bid, act.Hold, act.Muli) or Why("passes")


def _name(question: Question) -> Why | None:
    """The trump suit: the longest, the highest of two, or one that counts more or less."""
    view: View = question.view
    suit: Suit = question.best.suit
    offered = [each.suit for each in question.actions if isinstance(each, act.NameTrump)]
    lengths = {each: len(_trumps(view, each)) for each in offered}
    details: Details = {"number": lengths[suit], "suit": str(suit)}
    others = [each for each in offered if each is not suit]
    times = factor(view.rules, view.carried, suit)
    if all(lengths[suit] > lengths[other] for other in others):
        return Why("longest_trump", details)
    if any(factor(view.rules, view.carried, each) < times for each in others):
        return Why("doubled_trump", {"suit": str(suit), "factor": times})
    dearer = [e for e in others if factor(view.rules, view.carried, e) > times]
    if any(lengths[other] >= lengths[suit] for other in dearer):
        return Why("not_doubled", {"factor": factor(view.rules, view.carried, dearer[0])})
    mine = _strength(view, suit)
    return Why("highest_trump") if all(mine > _strength(view, e) for e in others) else None


# ------------------------------------------------------------------------ home and exchange


def _home(question: Question) -> Why | None:
    """Staying home, for a price."""
    view: View = question.view
    ahead = _ahead(question, act.PlayAlong)
    if ahead or view.trump is None or view.contract is None or view.contract.muli:
        return ahead
    details: Details = {
        "trumps": len(_trumps(view, view.trump)),
        "cost": view.rules.home.cost * view.factor,
        "fine": view.rules.scoring.no_trick * view.factor,
    }
    return Why("stays_home", details)


def _along(question: Question) -> Why | None:
    """Playing along with trumps."""
    view: View = question.view
    if view.trump is None:
        return None
    certain, held = _certain(view, view.trump), _trumps(view, view.trump)
    if certain:
        return Why("along_sure", {"number": certain})
    return Why("along_trumps", {"number": len(held)}) if held else _saves_home(view)


def _saves_home(view: View) -> Why | None:
    """Staying home would cost something."""
    cost = view.rules.home.cost * view.factor
    return Why("along_saves", {"cost": cost}) if cost > 0 else None


def _exchange(question: Question) -> Why | None:
    """Laying off cards without a trump or a Sow among them, and keeping some."""
    view: View = question.view
    gone = question.best.cards
    kept = [card for card in view.hand if card not in gone]
    trump = view.trump
    if trump is None or any(_dear(card, trump) for card in gone):
        return None
    trumps = sum(suit_of(card, trump) is trump for card in kept)
    dear = sum(_dear(card, trump) for card in kept)
    if not gone:
        return Why("keeps_all") if dear == len(kept) else None
    if not dear:
        return Why("all_new") if not kept else None
    what = "trumps" if trumps == dear else "both" if trumps else "sows"
    return Why("keeps_dear", {"kept": what, "number": len(gone)})


def _dear(card: Card, trump: Suit) -> bool:
    """Say whether a card is a trump or a Sow."""
    return suit_of(card, trump) is trump or card.rank is Rank.SOW


def _lay_off(question: Question) -> Why | None:
    """Laying off what is too many, without a trump or a Sow among it."""
    trump = question.view.trump
    if trump is None or any(_dear(card, trump) for card in question.best.cards):
        return None
    return Why("lays_off_plain")


_FEATURES: Final[dict[type[Any], Callable[[Question], Why | None]]] = {
    act.Play: _play,
    act.Bid: _bid,
    act.Hold: _bid,
    act.Muli: _bid,
    act.Pass: _pass,
    act.NoMuli: lambda _: Why("no_muli"),
    act.NameTrump: _name,
    act.StayHome: _home,
    act.PlayAlong: _along,
    act.Exchange: _exchange,
    act.LayOff: _lay_off,
    act.TakeWeli: lambda _: Why("takes_weli"),
    act.ThrowIn: lambda _: Why("throws_in"),
}
