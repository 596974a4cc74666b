"""What a player says: the cut, a white hand, the Muli, bids, trump, going or staying home.

Each function looks at a view once and returns a judge: what an action is worth, higher is better.
"""

from collections.abc import Callable
from typing import Any, Final

from weli.bots.mulatschak.prospects import Prospects
from weli.bots.mulatschak.race import Race
from weli.bots.mulatschak.strength import strength_of
from weli.bots.mulatschak.weights import Weights
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.contracts import ALL_TRICKS
from weli.games.mulatschak.trumps import pack_of
from weli.games.mulatschak.view import View
from weli.kernel.actions import Action

__all__ = ["Judge", "bidding", "cutting", "going_muli", "home", "naming", "taking_weli", "white"]

Judge = Callable[[Any], int]

CERTAINLY: Final = 1000

USUAL_BID: Final = 2
"""What others are taken to bid as long as nobody has."""


def cutting(view: View, weights: Weights) -> Judge:
    """Lift about half of the pack; knock only when far enough behind for double points."""
    half = len(pack_of(view.rules.pack)) // 2
    knocks = Race(view, weights).behind >= weights.knock_behind

    def judge(action: Action) -> int:
        if isinstance(action, act.Lift):
            return -abs(action.count - half)
        return 1 if knocks else -len(pack_of(view.rules.pack))

    return judge


def taking_weli(_view: View, _weights: Weights) -> Judge:
    """Take the Weli whenever it may be taken."""
    return lambda action: isinstance(action, act.TakeWeli)


def white(view: View, weights: Weights) -> Judge:
    """Throw a white hand in unless the match is worth more with it than with a new deal."""
    prospects = Prospects(view, weights)

    def judge(action: Action) -> int:
        if isinstance(action, act.ThrowIn):
            return prospects.race.after(0)
        if view.contract is None:
            return prospects.defending(USUAL_BID)
        if view.declarer != view.me:
            return prospects.defending(view.contract.tricks)
        if view.contract.muli:
            return prospects.best_muli()
        return prospects.best_declaring(view.contract.tricks)

    return judge


def going_muli(view: View, weights: Weights) -> Judge:
    """Go Muli before the bidding only when it beats every plain bid, and passing."""
    prospects = Prospects(view, weights)
    plain = ALL_TRICKS - view.rules.bidding.five_is_muli

    muli = prospects.best_muli()

    def judge(action: Action) -> int:
        if isinstance(action, act.Muli):
            return muli
        now = prospects.race.after(0)
        if now >= muli:
            return now
        bids = range(view.rules.bidding.min_bid, plain + 1)
        best = max([prospects.best_declaring(tricks) for tricks in bids])
        return max(best, now)

    return judge


def _to_speak(view: View) -> int:
    """Return how many may still take the bidding away from a player who bids now."""
    called = {seat for seat, _ in view.calls}
    if view.rules.bidding.rounds == "until_passes":
        out = {seat for seat, action in view.calls if isinstance(action, act.Pass)}
        rest = [seat for seat in view.table if seat != view.me and seat not in out]
    elif view.me in called:
        rest = [view.declarer]
    else:
        rest = list(view.table[view.table.index(view.me) + 1 :])
    limit = view.rules.limits.no_bid_at
    return len([seat for seat in rest if limit is None or view.standing.scores[seat] > limit])


def _none(one: int, players: int) -> int:
    """Return the chance, in thousandths, that none of the players does what one may do."""
    chance = CERTAINLY
    for _ in range(players):
        chance = chance * (CERTAINLY - one) // CERTAINLY
    return chance


def bidding(view: View, weights: Weights) -> Judge:
    """Bid what is worth most: promising more is harder to make and harder to take away."""
    prospects = Prospects(view, weights)
    rivals = _to_speak(view)
    standing = view.contract

    def passing() -> int:
        if standing is not None:
            return prospects.defending(standing.tricks)
        silent = _none(weights.opens, rivals)
        others = prospects.defending(USUAL_BID)
        return (silent * prospects.race.after(0) + (CERTAINLY - silent) * others) // CERTAINLY

    def promising(tricks: int) -> int:
        stays = _none(weights.outbid[tricks], rivals)
        mine = prospects.best_declaring(tricks)
        if stays == CERTAINLY:
            return mine
        others = prospects.defending(min(tricks + 1, ALL_TRICKS))
        return (stays * mine + (CERTAINLY - stays) * others) // CERTAINLY

    def judge(action: Action) -> int:
        if isinstance(action, act.Pass):
            return passing()
        if isinstance(action, act.Bid):
            return promising(action.tricks)
        if isinstance(action, act.Muli) or standing is None or standing.muli:
            return prospects.best_muli()
        return prospects.best_declaring(standing.tricks)

    return judge


def naming(view: View, weights: Weights) -> Judge:
    """Name the trump with which the contract is worth most, or look for it blind."""
    prospects = Prospects(view, weights)
    contract = view.contract
    assert contract is not None, "trump is named for a contract"

    def judge(action: act.NameTrump | act.BlindTrump) -> int:
        if isinstance(action, act.BlindTrump):
            return prospects.blind(contract.tricks)
        suit = action.suit
        if contract.muli:
            return prospects.muli(suit)
        if view.blind:
            strength = strength_of(view.hand, suit, weights)
            return prospects.declaring_with(strength, suit, contract.tricks)
        return prospects.declaring(suit, contract.tricks)

    return judge


def home(view: View, weights: Weights) -> Judge:
    """Stay home when that costs less than playing along is likely to cost."""
    prospects = Prospects(view, weights)
    trump, contract = view.trump, view.contract
    assert trump is not None, "trump is known when players decide"
    assert contract is not None, "the contract is known when players decide"
    undecided = len(view.table) - 2 - len(view.home) - len(view.going)
    players = 2 + len(view.going) + (undecided + 1) // 2

    def judge(action: Action) -> int:
        if isinstance(action, act.StayHome):
            return prospects.home(trump)
        return prospects.going(trump, contract.tricks, players)

    return judge
