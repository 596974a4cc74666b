"""What a declarer's hand promises: points under each trump, and what they are worth in score."""

from weli.bots.mighty.chances import ALL, spread
from weli.bots.mighty.hand import company, traits
from weli.bots.mighty.sight import (
    ABOVE,
    FACE_BITS,
    JOKERS,
    SUIT_BITS,
    bits_of,
    pack_bits,
    point_bits,
)
from weli.bots.mighty.weights import Weights
from weli.bots.mighty.worth import Stake, expected, worth
from weli.cards import FRENCH_CARDS, FRENCH_SUITS, Card, Rank, Suit
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import Cards
from weli.games.mighty.powers import specials_of
from weli.games.mighty.seating import outfit_of
from weli.games.mighty.view import View
from weli.games.mighty.words import FriendKind
from weli.kernel.actions import Action

__all__ = ["Prospects", "usual_friends"]

TWO_COPIES = 2
ROUNDED = 100


def usual_friends(view: View) -> int:
    """Return how many friends a declarer usually has at this table."""
    rules = view.rules.friend
    if len(view.table) == 3 or rules.kinds == {FriendKind.NONE}:  # three: no friend
        return 0
    two_decks = outfit_of(view.rules, view.seats).decks == 2  # two decks
    if rules.kinds & {FriendKind.CARDS}:
        return 2
    return 2 if two_decks and rules.two_deck == "both" and FriendKind.CARD in rules.kinds else 1


class Prospects:
    """What a hand promises its declarer, before the exchange or after it.

    Attributes:
        view: what the player knows.
        weights: the weights.
        after: 1 after the exchange, 0 before it.
    """

    def __init__(
        self, view: View, weights: Weights, *, hand: Cards | None = None, buried: Cards = ()
    ) -> None:
        """Take the hand: before the exchange as it was dealt, after it what is to be kept."""
        self.view, self.weights = view, weights
        self.rules, self.seats = view.rules, view.seats
        self.after = 0 if hand is None else 1
        self.hand = bits_of(view.hand if hand is None else hand)
        self.buried = bits_of(buried)
        outfit = outfit_of(view.rules, view.seats)
        self.top, self.deck = outfit.points, outfit.decks - 1
        self.pack = pack_bits(view.rules, view.seats)
        self.missing = self.pack & ~(self.hand | self.buried)
        self.company = weights.companies[company(view.rules, view.seats)]
        self.friends = usual_friends(view)
        self._points: dict[Suit | None, int] = {}

    # ------------------------------------------------------------------ points

    def points(self, trump: Suit | None) -> int:
        """Return the points that the hand promises under a trump, in thousandths.

        Before the exchange they count the kitty and a usual friend in; after it neither.
        """
        known = self._points.get(trump)
        if known is None:
            known = self._points[trump] = self._estimate(trump)
        return known

    def _estimate(self, trump: Suit | None) -> int:
        mighty = self.mighty(trump)
        plain = int(trump is None)
        column = self.company.group + 3 * plain
        counts = traits(self.hand, self.missing, mighty, trump)
        rows = self.weights.traits
        strength = sum([count * row[column] for count, row in zip(counts, rows, strict=True)])
        if self.after and self.rules.exchange.buried_points == "attackers":
            points = (self.buried & point_bits(self.rules)).bit_count()
            strength += points * self.weights.buried_point[column]
        return self.company.start[self.after][plain] + self._scaled(strength, plain)

    def _scaled(self, strength: int, plain: int) -> int:
        return strength * self.company.scale[self.after][plain] // ALL

    def mighty(self, trump: Suit | None) -> int:
        """Return the copies of the mighty under a trump, as bits."""
        return FACE_BITS[specials_of(self.rules, self.seats, trump).mighty]

    # ------------------------------------------------------------------ friends

    def call(self, action: Action, trump: Suit | None) -> tuple[int, int]:
        """Return the points that a friend call adds, in thousandths, and how many friends."""
        help_, friends = self._help(action, trump)
        return self._scaled(help_, int(trump is None)), friends

    def _help(self, action: Action, trump: Suit | None) -> tuple[int, int]:
        helps, column = self.weights.helps, self._column(trump)
        if isinstance(action, act.CallCard):
            return self._card_help(action.card, trump)
        if isinstance(action, act.CallCards):
            pair = [self._card_help(card, trump) for card in (action.one, action.other)]
            return sum(help_ for help_, _ in pair), sum(min(count, 1) for _, count in pair)
        if isinstance(action, act.CallTrick):
            return helps["first" if action.number == 1 else "trick"][column], 1
        if isinstance(action, act.CallSeat):
            return helps["seat"][column] + self._said(action.seat), 1
        return 0, 0

    def _column(self, trump: Suit | None) -> int:
        return self.deck + 2 * int(trump is None)

    def _card_help(self, card: Card, trump: Suit | None) -> tuple[int, int]:
        """Return what the friends who hold a called card are worth."""
        faces = FACE_BITS[card.face] & self.pack
        out = (faces & self.missing).bit_count()
        if not out:
            return 0, 0
        help_ = self.weights.helps[self.kind(card, trump)][self._column(trump)]
        two = faces.bit_count() == TWO_COPIES
        both = self.rules.friend.two_deck == "both"
        if two and (out < TWO_COPIES or not both):
            return help_ * self.weights.lone_friend // ALL, 1
        return help_, out

    def kind(self, card: Card, trump: Suit | None) -> str:
        """Return what kind of card is called; of a suit the highest card that is missing counts."""
        mighty = self.mighty(trump)
        if mighty >> card.index & 1:
            return "mighty"
        if card.rank is Rank.JOKER:
            return "joker"
        higher = (self.missing & ~mighty & ABOVE[card.index]).bit_count()
        if card.suit is trump:
            return "top_trump" if not higher else "trump" if higher <= 1 + self.deck else "other"
        if higher:
            return "other"
        return "top" if card.rank >= Rank.KING else "high"

    def _said(self, seat: int) -> int:
        """Return what a seat's own bids tell about its help."""
        bids = [said for who, said in self.view.calls if who == seat and isinstance(said, act.Bid)]
        return self.weights.bidder if bids else 0

    # ------------------------------------------------------------------ score

    def odds(self, points: int, trump: Suit | None) -> tuple[int, ...]:
        """Return the chances of 0, 1, 2 ... points when so many thousandths are expected."""
        rounded = (points + ROUNDED // 2) // ROUNDED * ROUNDED
        deviation = self.company.deviation[self.after][int(trump is None)]
        return spread(rounded, deviation, self.top)

    def score(
        self,
        points: int,
        contract: Contract,
        friends: int,
        *,
        alone: bool = False,
        doubled: bool = False,
    ) -> int:
        """Return the declarer's expected lead in score, in hundred-thousandths of a point."""
        # All suits score alike, so one stands for them.
        same = Contract(contract.level, None if contract.trump is None else Suit.HEARTS)
        stake = Stake(self.rules, self.seats, same, friends, alone, doubled)
        return expected(self.odds(points, contract.trump), worth(stake)[0])

    def declaring(self, contract: Contract, *, doubled: bool = False) -> int:
        """Return the expected score of a contract with the best way to have a friend or none."""
        points, friends = self.points(contract.trump), self.friends
        plain = int(contract.trump is None)
        if self.after:
            help_, friends = self.best_call(contract.trump)
            best = self.score(points + help_, contract, friends, doubled=doubled)
            points = self.alone(points)
        else:
            best = self.score(points, contract, friends, doubled=doubled)
            points -= self.company.alone[plain]
        alone = self.friends and FriendKind.NONE in self.rules.friend.kinds
        if alone and self.in_reach(points, contract):
            best = max(best, self.score(points, contract, 0, alone=True, doubled=doubled))
        return best

    def alone(self, points: int) -> int:
        """Return the points that a hand promises without a friend, after the exchange.

        A strong hand loses less and a weak one more than the traits, which are for two, say.
        """
        pivot, stretch = self.weights.alone[self.deck]
        return pivot + (points - pivot) * stretch // ALL

    def in_reach(self, points: int, contract: Contract) -> bool:
        """Say whether a contract is not out of the question with so many expected points."""
        deviation = self.company.deviation[self.after][int(contract.trump is None)]
        return contract.level * ALL <= points + deviation * 3 // 2

    def best_call(self, trump: Suit | None) -> tuple[int, int]:
        """Return the points and the friends of the best call that may be made."""
        if not self.friends:
            return 0, 0
        return max([self.call(action, trump) for action in self._calls(trump)])

    def _calls(self, trump: Suit | None) -> list[Action]:
        """Return the calls worth thinking of, of the kinds that the house knows."""
        rules = self.rules.friend
        calls: list[Action] = []
        if FriendKind.FIRST in rules.kinds:
            calls.append(act.CallTrick(1))
        if FriendKind.SEAT in rules.kinds:
            calls += [act.CallSeat(seat) for seat in self.view.table if seat != self.view.me]
        if rules.kinds & {FriendKind.CARD, FriendKind.CARDS}:
            calls += [act.CallCard(card) for card in self._missing(trump)]
        return calls or [act.CallTrick(2)]

    def _missing(self, trump: Suit | None) -> list[Card]:
        """Return the mighty, the joker, and each suit's highest card, as far as missing."""
        rules, missing = self.rules.friend, self.missing
        mighty = self.mighty(trump)
        found = []
        outs = [missing & mighty] if rules.mighty_card else []
        if rules.joker_card and (self.pack & JOKERS).bit_count() <= TWO_COPIES:
            outs.append(missing & JOKERS)
        outs += [missing & SUIT_BITS[suit] & ~mighty for suit in FRENCH_SUITS]
        for out in outs:
            if out:
                found.append(FRENCH_CARDS[out.bit_length() - 1])
        return found
