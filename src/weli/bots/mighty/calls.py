"""Everything that is said: misdeals, bids, the final contract, the friend, the suit asked for."""

from collections.abc import Callable
from typing import Any

from weli.bots.mighty.chances import ALL
from weli.bots.mighty.prospects import Prospects, usual_friends
from weli.bots.mighty.sight import ABOVE, bits_of, pack_bits
from weli.bots.mighty.weights import Weights
from weli.bots.mighty.worth import SCALE, Stake, contracts_after, expected, worth
from weli.cards import Suit
from weli.games.mighty import actions as act
from weli.games.mighty.contracts import STRAINS, Contract
from weli.games.mighty.view import View
from weli.kernel.actions import Action

__all__ = [
    "Auction",
    "calling",
    "contracting",
    "is_last_chance",
    "misdealing",
    "requesting",
]

Judge = Callable[[Any], int]

DOUBLING = 2
FIXED = 5
NEVER = -(10**12)
"""What a contract is worth that is out of the question."""


class Auction:
    """Weighs bids and passes by the score that they promise."""

    def __init__(self, view: View, weights: Weights) -> None:
        """Estimate the hand under every trump."""
        self.view, self.weights = view, weights
        self.hand = Prospects(view, weights)
        self.points = points = {trump: self.hand.points(trump) for trump in STRAINS}
        self.suit = max(STRAINS[:-1], key=lambda suit: points[suit])
        self.strength = max(points[self.suit], points[None])
        self.least = view.rules.bidding.min[len(view.table)]
        self.lowest = self.least if view.contract is None else view.contract.level + 1
        spoken = {seat for seat, _ in view.calls}
        passed = {seat for seat, said in view.calls if isinstance(said, act.Pass)}
        final = view.rules.bidding.pass_final
        gone = (passed if final else set()) | (spoken if view.rules.bidding.once else set())
        self.rivals = len([seat for seat in view.table if seat != view.me and seat not in gone])

    def __call__(self, action: Action) -> int:
        """Return what a bid or a pass is worth, in hundred-thousandths of a point."""
        if isinstance(action, act.Bid):
            return self.bid(action.level, action.trump)
        return self.passing()

    def chance(self, action: Action) -> int:
        """Return what the last chance is worth, when a pass throws the cards in."""
        if isinstance(action, act.Bid):
            return self.hand.declaring(Contract(action.level, action.trump))
        return -self.impatience()

    def worth_a_look(self, action: Action) -> bool:
        """Say whether an action may be the best: the strongest suit or no-trump, not too high."""
        if not isinstance(action, act.Bid):
            return True
        contract = Contract(action.level, action.trump)
        sane = action.level <= self.lowest or self.hand.in_reach(
            self.points[action.trump], contract
        )
        return sane and action.trump in (None, self.suit)

    def bid(self, level: int, trump: Suit | None) -> int:
        """Return what a bid is worth: that of its contract, or of somebody's higher one."""
        mine = self.hand.declaring(Contract(level, trump))
        stays = ALL
        table = self.weights.outbid[self.hand.deck]
        over = table[min(max(level - self.least, 0), len(table) - 1)]
        for _ in range(self.rivals):
            stays = stays * (ALL - over) // ALL
        return (stays * mine + (ALL - stays) * self.defending(level + 1)) // ALL

    def passing(self) -> int:
        """Return what a pass is worth: somebody else declares, or nobody does.

        After every redeal it is worth less, so that even the most cautious table plays some day.
        """
        view = self.view
        if view.contract is not None and view.declarer != view.me:
            return self.defending(view.contract.level)
        nobody = ALL
        for _ in range(self.rivals):
            nobody = nobody * (ALL - self.weights.opens) // ALL
        pass_ = (ALL - nobody) * self.defending(self.least + 1) // ALL
        return pass_ - self.impatience()

    def impatience(self) -> int:
        """Return what another redeal costs, which grows with every one."""
        contract = Contract(self.least, Suit.HEARTS)
        values = worth(Stake(self.view.rules, self.view.seats, contract, self.hand.friends))[0]
        return (max(values) - min(values)) * self.view.redeals**2 * self.weights.impatience

    def defending(self, level: int) -> int:
        """Return what it is worth when somebody else declares at this level."""
        view, weights = self.view, self.weights
        contract = Contract(min(level, self.hand.top), Suit.HEARTS)
        friends = usual_friends(view)
        values = worth(Stake(view.rules, view.seats, contract, friends))
        usual = self.hand.company.usual
        extra = (self.strength - usual) * weights.resists // ALL
        # A bid tells of a good hand, but the best of hands is only so good.
        best = usual + weights.best_over_usual[self.hand.deck]
        points = min(level * ALL + weights.over[self.hand.deck], best)
        partner = ALL * friends // max(len(view.table) - 1, 1)
        own = expected(self.hand.odds(points - extra, contract.trump), values[2])
        help_ = expected(self.hand.odds(points + extra, contract.trump), values[1])
        return ((ALL - partner) * own + partner * help_) // ALL


def misdealing(view: View, weights: Weights) -> Judge:
    """Weigh a misdeal against playing on."""
    if view.declarer == view.me and view.contract is not None:
        goes_on = Prospects(view, weights).declaring(view.contract)
    else:
        auction = Auction(view, weights)
        goes_on = max(auction.passing(), auction.bid(auction.least, auction.suit))
    rule, before = view.rules.misdeal.penalty, view.standing.misdeals
    price = {"none": 0, "fixed": FIXED, "doubling": DOUBLING ** (before + 1)}[rule]
    misdeal = -price * SCALE * ALL - Auction(view, weights).impatience()
    return lambda action: misdeal if isinstance(action, act.Misdeal) else goes_on


def is_last_chance(view: View, actions: list[Action]) -> bool:
    """Say whether all have passed and only the lowest contract may still be bid, or must be."""
    levels = {action.level for action in actions if isinstance(action, act.Bid)}
    return view.contract is None and len(view.calls) >= len(view.table) and len(levels) == 1


def contracting(view: View, weights: Weights) -> Judge:
    """Weigh the contracts that may be declared."""
    hand = Prospects(view, weights, hand=view.hand, buried=view.buried)
    bid = view.contract
    assert bid is not None, "there is a bid"
    doubled = dict(contracts_after(view.rules, view.seats, bid))
    points = {trump: hand.points(trump) + hand.best_call(trump)[0] for trump in STRAINS}

    def judge(action: act.Declare) -> int:
        contract = Contract(action.level, action.trump)
        if contract != bid and not hand.in_reach(points[action.trump], contract):
            return NEVER
        return hand.declaring(contract, doubled=doubled[contract])

    return judge


def calling(view: View, weights: Weights) -> Judge:
    """Weigh the ways of calling a friend."""
    hand = Prospects(view, weights, hand=view.hand, buried=view.buried)
    contract = view.contract
    assert contract is not None, "the contract is final"

    def judge(action: Action) -> int:
        help_, friends = hand.call(action, contract.trump)
        points = hand.points(contract.trump) + help_
        alone = isinstance(action, act.Alone)
        if not friends:
            points = hand.alone(points)
        score = hand.score(points, contract, friends, alone=alone, doubled=view.doubled)
        # Where the score is certain, the better friend is still the better one.
        return score * ALL + help_

    return judge


def requesting(view: View, weights: Weights) -> Judge:
    """Weigh the suits to ask the friend for: a long one with its top cards."""
    hand = bits_of(view.hand)
    out = pack_bits(view.rules, view.seats) & ~hand & ~bits_of(view.buried)

    def judge(action: Action) -> int:
        if not isinstance(action, act.Request):
            return weights.request
        held = [card for card in view.hand if card.suit is action.suit]
        tops = sum([not out & ABOVE[card.index] for card in held])
        return tops * ALL + len(held)

    return judge
