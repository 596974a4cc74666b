"""The engine and the second formulation agree on every card and every winner."""

from collections import Counter

import pytest

from tests.mighty.random_positions import random_position
from tests.mighty.second_formulation import Law, face
from weli.cards import Card
from weli.games import GAMES
from weli.games.mighty.actions import CallCards, CallJoker, NameColour, NameSuit, Play
from weli.games.mighty.phases.playing import Playing
from weli.games.mighty.state import Deal
from weli.kernel.actions import Action, Move
from weli.kernel.chance import KeyedRandom

GAME = GAMES["mighty"]
LETTERS = {"black": "SC", "red": "HD"}
ASKED = {"suit": "name_suit", "colour": "name_suit", "call": "ripper_call"}


class Reader:
    """Follows one trick of the engine's with the second formulation."""

    def __init__(self, deal: Deal) -> None:
        done, hand = len(deal.tricks), deal.outfit.hand
        self.law = Law(
            deal.rules,
            frozenset(map(face, deal.outfit.cards)),
            deal.outfit.decks,
            letter(deal.promise.trump),
            "first" if done == 0 else "last" if done == hand - 1 else "",
        )
        self.named = ""
        self.called = False

    def legal(self, deal: Deal, seat: int, table: tuple[Card, ...]) -> set[Card]:
        """The cards that the rule book allows."""
        hand = deal.hands[seat]
        if table:
            return set(self.law.may_follow(hand, table, self.named, called=self.called))
        owes = letter(deal.friends.suit) if owes_request(deal, seat) else ""
        return set(self.law.may_lead(hand, owes=owes, void_seen=deal.void_seen))

    def led(self, card: Card, asks: str) -> None:
        """Checks what the leader is asked after his card, and notes what needs no answer."""
        follows = self.law.after_lead(card)
        assert asks == ASKED.get(follows, "play"), (card, follows, asks)
        self.called = follows == "calls"
        self.named = self.law.trump if follows == "trump" else ""

    def answered(self, action: Action) -> None:
        """Notes what the leader named, or called."""
        if isinstance(action, NameSuit):
            self.named = letter(action.suit)
        elif isinstance(action, NameColour):
            self.named = LETTERS[action.colour]
        else:
            self.called = isinstance(action, CallJoker)


def letter(suit: str | None) -> str:
    """A suit's letter; nothing for no suit."""
    return str(suit)[0].upper() if suit else ""


def owes_request(deal: Deal, seat: int) -> bool:
    """E: a friend is bound, known to all or to himself; where the first player of a card is the
    friend, or nobody asked, or he has honoured it, he is not.
    """
    friends, rules = deal.friends, deal.rules.friend
    if friends.suit is None or seat == deal.declarer:
        return False
    if seat in friends.honoured and rules.request_binding == "first_holding":
        return False
    if seat in friends.shown:
        return True
    race = rules.two_deck == "first_played" or isinstance(friends.call, CallCards)
    if deal.outfit.decks == 2 and race:
        return False
    return any(card in friends.cards for card in deal.hands[seat])


def play_a_trick(deal: Deal, rng: KeyedRandom, seen: Counter[str]) -> Deal:
    """Plays a trick by chance, comparing the engine with the second formulation at every card."""
    reader, done = Reader(deal), len(deal.tricks)
    while len(deal.tricks) == done:
        phase, question = deal.agenda[0], GAME.question(deal)
        assert question is not None
        legal = GAME.legal(deal)
        if isinstance(phase, Playing):
            table = phase.trick.cards
            found = {action.card for action in legal if isinstance(action, Play)}
            assert found == reader.legal(deal, question.seat, table), (reader.law, table)
            seen["cards"] += 1
            seen["choices"] += len(found) < len(deal.hands[question.seat])
        action = legal.sample(rng)
        deal, _ = GAME.step(deal, Move(question.seat, action))
        if not isinstance(phase, Playing):
            reader.answered(action)
        elif not phase.trick.cards:
            after = GAME.question(deal)
            assert isinstance(action, Play)
            reader.led(action.card, after.name if after else "")
    trick = deal.tricks[-1]
    place = reader.law.taker(trick.cards, reader.named, called=reader.called)
    assert trick.order[place] == trick.winner, (reader.law, trick, reader.named, reader.called)
    seen["tricks"] += 1
    seen["called"] += reader.called
    seen["named"] += bool(reader.named)
    seen["upset"] += place > 0
    return deal


def compare(count: int, seed: str) -> Counter[str]:
    """Compares so many random tricks; counts what they were like."""
    seen: Counter[str] = Counter()
    for number in range(count):
        rng = KeyedRandom.of(seed, number)
        deal = random_position(rng)
        seen[f"{deal.seats} players"] += 1
        play_a_trick(deal, rng, seen)
    return seen


@pytest.mark.parametrize("part", range(4))
def test_legal_cards_and_winners_agree(part: int) -> None:
    """More than twenty thousand decisions over all parts."""
    seen = compare(1250, f"second formulation {part}")
    assert seen["cards"] > 5000
    assert seen["choices"] > 1500, "in many positions some card is refused"
    assert min(seen["called"], seen["named"], seen["upset"]) > 50
    assert all(seen[f"{seats} players"] > 100 for seats in range(3, 9))
