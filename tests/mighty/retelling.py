"""A deal told again from what was said and played, for the second formulations.

It reads the moves, the shuffle among them, and nothing else of the engine's.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from tests.laws.walks import Walk, since_shuffle
from tests.mighty.second_formulation import Law, face, is_joker
from tests.mighty.second_scoring import Facts
from weli.cards import Card
from weli.games.mighty import actions as act
from weli.games.mighty.events import Standing
from weli.games.mighty.rules import MightyRules
from weli.kernel.actions import Action, Move

A = TypeVar("A")

LETTERS = {"black": "SC", "red": "HD"}
POINTS = ("A", "K", "Q", "J", "10")


class Opening(NamedTuple):
    """How a deal began: the rules, the company, the dealer, the match so far."""

    rules: MightyRules
    seats: int
    dealer: int
    standing: Standing
    hand: int
    decks: int
    redeals: int


def letter(suit: str | None) -> str:
    """A suit's letter; nothing for no-trump."""
    return str(suit)[0].upper() if suit else ""


class Company(NamedTuple):
    """Who may have a friend, and what counts where there are two copies of a card."""

    declarer: int
    two_decks: bool
    first_played: bool


def friends_of(
    company: Company,
    call: Action | None,
    played: Sequence[tuple[int, Card]],
    winners: Sequence[int | None],
) -> tuple[int, ...]:
    """Who has turned out to be a friend so far, in the order in which they showed."""
    if isinstance(call, act.CallSeat):
        return (call.seat,)
    if isinstance(call, act.CallTrick):
        taken = winners[call.number - 1 : call.number]
        return tuple(seat for seat in taken if seat is not None and seat != company.declarer)
    if isinstance(call, act.CallCard):
        return _holders(company, [call.card], played, race=company.first_played)
    if isinstance(call, act.CallCards):
        return _holders(company, [call.one, call.other], played, race=True)
    return ()


def _holders(
    company: Company, called: list[Card], played: Sequence[tuple[int, Card]], *, race: bool
) -> tuple[int, ...]:
    """Who played a called card; of two copies both count, or only the first."""
    found: list[int] = []
    gone: set[str] = set()
    for seat, card in played:
        same = [
            one for one in called if (face(one) == face(card) if company.two_decks else one is card)
        ]
        late = company.two_decks and race and face(card) in gone
        if not same or seat == company.declarer or late:
            continue
        gone.add(face(card))
        if seat not in found:
            found.append(seat)
    return tuple(found)


class Telling:
    """Everything that follows from the moves of one deal, from its shuffle to its last card."""

    def __init__(self, opening: Opening, table: Sequence[int], moves: Sequence[Move]) -> None:
        self.opening, self.table = opening, tuple(table)
        self.moves = moves
        self.pack = self._last(act.Shuffle).cards
        bids = [move for move in moves if isinstance(move.action, act.Bid)]
        self.declarer = bids[-1].seat
        self.bid = _contract(self._last(act.Bid))
        self.buried = self._last(act.Bury).cards
        self.contract = _contract(self._last(act.Declare))
        self.trump = letter(self.contract[1])
        self.winners: list[int] = []
        self.piles: dict[int, list[Card]] = {seat: [] for seat in table}
        self.played: list[tuple[int, Card]] = []
        self._play()

    def _last(self, kind: type[A]) -> A:
        return [move.action for move in self.moves if isinstance(move.action, kind)][-1]

    def law(self, number: int) -> Law:
        """The law of a trick, counted from 0."""
        where = "first" if number == 0 else "last" if number == self.opening.hand - 1 else ""
        faces = frozenset(map(face, self.pack))
        return Law(self.opening.rules, faces, self.opening.decks, self.trump, where)

    def _play(self) -> None:
        """Gives every trick to its winner."""
        open_trick: list[tuple[int, Card]] = []
        named, called = "", False
        for move in self.moves:
            action, law = move.action, self.law(len(self.winners))
            if isinstance(action, act.Play):
                open_trick.append((move.seat, action.card))
                self.played.append((move.seat, action.card))
                if len(open_trick) == 1:
                    follows = law.after_lead(action.card)
                    called = follows == "calls"
                    named = self.trump if follows == "trump" else ""
            elif isinstance(action, act.NameSuit):
                named = letter(action.suit)
            elif isinstance(action, act.NameColour):
                named = LETTERS[action.colour]
            elif isinstance(action, act.CallJoker):
                called = True
            if len(open_trick) == len(self.table):
                cards = [card for _, card in open_trick]
                winner = open_trick[law.taker(cards, named, called=called)][0]
                self.winners.append(winner)
                self.piles[winner] += cards
                open_trick = []

    @property
    def friends(self) -> tuple[int, ...]:
        """Who turned out to be a friend, in the order in which they showed."""
        calls = (act.CallCard, act.CallCards, act.CallTrick, act.CallSeat)
        call = next((m.action for m in self.moves if isinstance(m.action, calls)), None)
        first_played = self.opening.rules.friend.two_deck == "first_played"
        company = Company(self.declarer, self.opening.decks == 2, first_played)
        return friends_of(company, call, self.played, self.winners)

    # ------------------------------------------------------------ facts for the book-keeper

    def is_point(self, card: Card) -> bool:
        """A2: ace, king, queen, jack, ten; the joker where that is played."""
        if is_joker(card):
            return self.opening.rules.special.joker_is_point
        return face(card)[1:] in POINTS

    def count(self, cards: Sequence[Card]) -> int:
        """The points among some cards."""
        return sum(1 for card in cards if self.is_point(card))

    def facts(self) -> Facts:
        """What the score sheet needs to know."""
        rules, friends, standing = self.opening.rules, self.friends, self.opening.standing
        law = self.law(1)
        return Facts(
            rules=rules,
            players=frozenset(self.table),
            seats=self.opening.seats,
            declarer=self.declarer,
            friends=friends,
            bid=self.bid,
            contract=self.contract,
            own=sum(self.count(self.piles[seat]) for seat in {self.declarer, *friends}),
            down=self.count(self.buried),
            buried_special=any(is_joker(c) or law.is_mighty(c) for c in self.buried),
            last=self.winners[-1],
            alone=any(isinstance(move.action, act.Alone) for move in self.moves),
            points=self.count(self.pack),
            decks=self.opening.decks,
            redeals=self.opening.redeals,
            scores=standing.scores,
            deals=standing.deals,
            pot=standing.pot,
            dealer=self.opening.dealer,
        )


def _contract(action: act.Bid | act.Declare) -> tuple[int, str | None]:
    return action.level, None if action.trump is None else str(action.trump)


def telling_of(walk: Walk) -> Telling:
    """A deal that is over told again from its moves."""
    deal = walk.over
    opening = Opening(
        rules=deal.rules,
        seats=deal.seats,
        dealer=deal.dealer,
        standing=deal.standing,
        hand=deal.outfit.hand,
        decks=deal.outfit.decks,
        redeals=deal.redeals,
    )
    return Telling(opening, deal.table, [stage.move for stage in since_shuffle(walk.stages)])
