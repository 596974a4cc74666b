"""Mulatschak as the faces of the terminal show it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from weli.cards import CARDS, Card, Suit, parse_card
from weli.games import load_profile
from weli.games.mulatschak.actions import Bid, Exchange, Hold, Lift, Pass, Play
from weli.games.mulatschak.doublings import doublings
from weli.games.mulatschak.events import Cards, DealScored, Reveal
from weli.games.mulatschak.trumps import best_place, suit_of
from weli.games.mulatschak.view import View
from weli.i18n.cards import card_name, card_names, suit_name
from weli.i18n.mulatschak import say_action, say_contract
from weli.i18n.problems import message_of
from weli.i18n.sheets import profile_about, profile_title
from weli.i18n.texts import Texts
from weli.kernel.actions import Action, Reason, Seat
from weli.kernel.legal import Legal, Offer, Pick
from weli.kernel.tricks import Trick
from weli.terminal import hands
from weli.terminal.decisions import Decision
from weli.terminal.hands import sort_hand
from weli.terminal.session import Onlooker
from weli.terminal.tellings import around, shown_scores, tell_trick

__all__ = [
    "CARDS",
    "REVEAL",
    "SCORED",
    "also_called",
    "booked",
    "contract_line",
    "decide",
    "decision",
    "mark",
    "obvious",
    "of_cards",
    "pages",
    "parse",
    "revealed_rows",
    "seat_state",
    "sort_cards",
    "tell_duty",
    "tell_more",
    "tell_opening",
    "tell_profile",
    "tell_revealed",
    "tell_signs",
    "tell_situation",
    "tell_table",
    "weakest",
    "winning",
]

SCORED: Final = DealScored
REVEAL: Final = Reveal

_NOT_PLAYED_HERE: Final = frozenset(
    (
        "five_is_muli",
        "hand_not_white",
        "no_bells_seven",
        "no_blind_trump",
        "no_five_on_sow",
        "no_hold",
        "no_knock",
        "no_packerl",
        "no_six_on_seven",
        "no_trump_sow",
        "not_the_weli",
        "nothing_to_hold",
        "plain_only",
    )
)
"""Reasons against actions that nobody at this table expects now, so they are not shown greyed."""

_ASKED_FOR_SECRECY: Final = ("take_weli", "white_hand")
"""Questions that are put to everyone only so that being asked tells nothing."""

_MOST_LISTED: Final = 6
"""So many choices of cards are listed one by one; of more, the weakest cards are proposed."""


# ------------------------------------------------------------------------ cards


def parse(code: str) -> Card:
    """Return the card with this code; raises `ValueError` when there is none."""
    return parse_card(code)


def sort_cards(view: View, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a hand is held."""
    return sort_hand(cards, view.trump)


def weakest(view: View, cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """Return so many of the weakest cards, in pack order."""
    return hands.weakest(cards, count, view.trump)


def winning(view: View, trick: Trick) -> int:
    """Return the place of the card that wins a trick so far; -1 while that is not known."""
    if view.trump is None or not trick.cards:
        return -1
    return best_place(trick.cards, view.trump)


def mark(texts: Texts, view: View, card: Card) -> str:  # noqa: ARG001  # other games look at them
    """Return a mark for a card that is special now: here colours and signs say enough."""
    return ""


# ------------------------------------------------------------------------ decisions


def decision(name: str, legal: Legal, view: View) -> Decision:
    """Arrange what is legal for a face."""
    return decide(name, legal, view.hand, view.trump)


def decide(name: str, legal: Legal, hand: Iterable[Card], trump: Suit | None) -> Decision:
    """Arrange what is legal for a face; cards stand in the order of the hand."""
    offer = legal.offer()
    if name == "play":
        return _play(name, offer, sort_hand(hand, trump))
    refused = tuple([pair for pair in offer.refused if pair[1].code not in _NOT_PLAYED_HERE])
    if name == "cut":
        return _cut(name, offer, refused)
    pick = offer.picks[0] if offer.picks else None
    proposed = () if pick is None else _proposed(pick, trump)
    return Decision(name, (*proposed, *offer.actions), refused, pick)


def obvious(decision: Decision) -> Action | None:
    """Return the answer to a question that was put only for secrecy and has just one."""
    single = len(decision.choices) == 1 and decision.name in _ASKED_FOR_SECRECY
    return decision.choices[0] if single else None


def _play(name: str, offer: Offer, hand: tuple[Card, ...]) -> Decision:
    """Put the plays in the order of the hand."""
    allowed = [Play(card) for card in hand if Play(card) in offer.actions]
    return Decision(name, tuple(allowed), offer.refused)


def _cut(name: str, offer: Offer, refused: tuple[tuple[Action, Reason], ...]) -> Decision:
    """Name three packets instead of all of them, about half a pack first."""
    counts = sorted(action.count for action in offer.actions if isinstance(action, Lift))
    pack = counts[-1] + 1
    proposed = [Lift(count) for count in (pack // 2, pack // 4, 3 * pack // 4)]
    others = [action for action in offer.actions if not isinstance(action, Lift)]
    lifts = (counts[0], counts[-1])
    return Decision(name, (*proposed, *others), refused, lifts=lifts, lift=Lift)


def _proposed(pick: Pick, trump: Suit | None) -> tuple[Action, ...]:
    """Return the choices of cards that can be had by number: all of a few, else the weakest."""
    if pick.make is Exchange:
        return (pick.make(()),) if 0 in pick.sizes else ()
    size = pick.sizes[0]
    if size == 1 and len(pick.cards) <= _MOST_LISTED:
        return tuple([pick.make((card,)) for card in sort_hand(pick.cards, trump)])
    return (pick.make(hands.weakest(pick.cards, size, trump)),)


def also_called(texts: Texts, action: Action) -> Sequence[str]:  # noqa: ARG001  # other games look at them
    """Return further words for an action: here its label and the rule book's words are enough."""
    return ()


def of_cards(decision: Decision, cards: tuple[Card, ...]) -> Action | None:  # noqa: ARG001  # other games look at them
    """Return the action that cards alone mean, beside playing and picking: here there is none."""
    return None


def pages(decision: Decision) -> tuple[tuple[Action, ...], ...]:  # noqa: ARG001  # other games look at it
    """Return the answers that have no number, page by page: here all have one."""
    return ()


# ------------------------------------------------------------------------ the rules


def tell_profile(texts: Texts, profile: str) -> str:
    """Describe a profile in one line, for whoever chooses one."""
    rules = load_profile(profile)
    return texts(
        "start-profile",
        name=profile_title(texts, profile),
        points=rules.get("match.start_score"),
        cards=rules.get("pack.size"),
        about=profile_about(texts, profile),
    )


def tell_opening(texts: Texts, rules: Any, profile: str) -> list[str]:
    """Tell what is played: the title of the rules, and from how many points."""
    title = profile_title(texts, profile)
    return [texts("opening-rules", profile=title, points=rules.match.start_score)]


# ------------------------------------------------------------------------ the table


def tell_table(reader: Onlooker) -> list[str]:
    """Tell trump, bids, who is home, talon and doublings, then each seat."""
    texts, view = reader.texts, reader.view
    lines = [_tell_trump(reader)]
    if view.factor > 1:
        causes = doublings(view.rules, view.carried, view.trump)
        named = [texts(message_of("doubling", cause), factor=times) for cause, times in causes]
        lines.append(texts("table-factor", factor=view.factor, causes=", ".join(named)))
    lines.append(texts("table-talon", number=view.talon))
    if view.seen is not None and view.seen.last:
        lines.append(texts("table-bottom", card=card_name(texts, view.seen.card)))
    if view.trick is not None:
        lines.append(tell_trick(reader, view.trick))
    return [*lines, *(_tell_seat(reader, seat) for seat in around(reader))]


def tell_situation(reader: Onlooker, decision: Decision) -> list[str]:  # noqa: ARG001  # other games look at them
    """Tell what a decision needs beside hand and trick: here nothing."""
    return []


def tell_more(reader: Onlooker, decision: Decision, example: str) -> str:  # noqa: ARG001  # other games look at them
    """Say how to choose what has no number: here everything has one."""
    raise AssertionError("every choice has a number")


def _tell_trump(reader: Onlooker) -> str:
    """Tell who declares what with which trump, as far as it is known."""
    texts, view = reader.texts, reader.view
    trump = "" if view.trump is None else suit_name(texts, view.trump)
    if view.contract is None:
        return texts("table-no-bid")
    contract = say_contract(texts, view.contract)
    named = "yes" if trump else "no"
    name = reader.name(view.declarer)
    return texts("table-contract", name=name, contract=contract, trump=trump, named=named)


def _tell_seat(reader: Onlooker, seat: Seat) -> str:
    """Tell of one seat: score, cards, tricks, and what it does in this deal."""
    texts, view = reader.texts, reader.view
    state = seat_state(reader, seat)
    return texts(
        "table-seat",
        name=reader.name(seat),
        score=shown_scores(reader)[seat],
        cards=view.counts[seat] if view.counts else 0,
        tricks=view.taken(seat),
        dealer="yes" if seat == view.dealer else "no",
        state=f", {state}" if state else "",
    )


def seat_state(reader: Onlooker, seat: Seat) -> str:
    """Say in a word or two what a seat does in this deal; nothing when there is nothing to say."""
    texts, view = reader.texts, reader.view
    if view.table and seat not in view.table:
        return texts("seat-sits-out")
    if seat in view.home:
        return texts("seat-home")
    said: list[str] = []
    if view.trump is None:
        said += [_say_call(reader, call) for caller, call in view.calls if caller == seat][-1:]
    elif seat == view.declarer and view.contract is not None:
        muli = "yes" if view.contract.muli else "no"
        said.append(texts("seat-declares", muli=muli, tricks=view.contract.tricks))
    elif seat in view.going:
        said.append(texts("seat-goes"))
    changed = view.laid_off[seat] if view.laid_off else None
    if changed is not None and not view.tricks and view.trick is None:
        message = "seat-served-last" if seat in view.late else "seat-changed"
        said.append(texts(message, number=changed))
    return ", ".join(said)


def _say_call(reader: Onlooker, call: Action) -> str:
    """Say what a player called, in a word or two."""
    match call:
        case Pass():
            return reader.texts("seat-passed")
        case Hold():
            return reader.texts("seat-holds")
        case Bid(tricks=tricks):
            return reader.texts("seat-bids", tricks=tricks)
        case _:
            return say_action(reader.texts, call)


def tell_duty(reader: Onlooker, decision: Decision) -> str:
    """Say in a few words what the rules ask of the player to a trick."""
    texts, trick = reader.texts, reader.view.trick
    if trick is None:
        return texts("duty-lead")
    asked = {reason.code for _, reason in decision.refused}
    led = suit_of(trick.cards[0], reader.view.trump)
    duties = []
    if "farbzwang" in asked:
        duties.append(texts("duty-follow", suit=suit_name(texts, led)))
    if asked & {"trumpfzwang", "trumpfzwang_wins"}:
        duties.append(texts("duty-trump"))
    if "stichzwang" in asked:
        duties.append(texts("duty-head"))
    return texts.listing(duties) if duties else texts("duty-free")


def tell_signs(texts: Texts) -> str:
    """Explain the signs on the card table."""
    return texts("signs-explained")


def contract_line(reader: Onlooker) -> str:
    """Say in a few words who has bid what."""
    view = reader.view
    return f"{reader.name(view.declarer)}: {say_contract(reader.texts, view.contract)}"


def booked(rules: Any, line: Any) -> tuple[int, bool]:  # noqa: ARG001  # other games look at them
    """Return what a deal adds to a score, and whether that is good: few points are."""
    return line.total, line.total <= 0


def revealed_rows(reader: Onlooker, revealed: Reveal) -> Iterator[tuple[str, str, Cards]]:
    """Yield everybody's cards: whose they are, what they are, and the cards."""
    texts = reader.texts
    for seat, dealt in enumerate(revealed.dealt):
        played, discards = revealed.played[seat], revealed.discards[seat]
        yield reader.name(seat), texts("cards-dealt"), dealt
        if discards:
            yield "", texts("cards-laid-off"), discards
        if played != dealt:
            yield "", texts("cards-played"), played
    yield texts("cards-rest"), "", revealed.talon


def tell_revealed(reader: Onlooker, revealed: Reveal) -> list[str]:
    """Tell everybody's cards of a deal that is over: dealt, laid off, played, talon."""
    texts = reader.texts
    lines = [texts("cards-heading")]
    for seat, dealt in enumerate(revealed.dealt):
        details = {
            "name": reader.name(seat),
            "dealt": card_names(texts, sort_hand(dealt)),
            "discards": card_names(texts, sort_hand(revealed.discards[seat])),
            "played": card_names(texts, sort_hand(revealed.played[seat])),
        }
        changed = revealed.played[seat] != dealt
        lines.append(texts("cards-changed" if changed else "cards-kept", **details))
    return [*lines, texts("cards-talon", cards=card_names(texts, sort_hand(revealed.talon)))]
