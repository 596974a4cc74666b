"""A deal of Mulatschak set up at any point: chosen hands, a chosen talon, moves in words.

Seats are called A to E. Unless told otherwise the last one deals, so that A is forehand and bids
first, and the seat before the dealer cuts, as in the seeds' examples:

    scene = dealt("A: LS LK H7 B8 A9 | B: Weli HS HK BU A7", talon="LO B9")
    scene.play("A bid 2, B bid 3, C pass, D hold")
    assert scene.asks == "B bidding"
"""

from collections.abc import Iterable

from tests.mulatschak.marks import MARKS
from tests.scene import SEATS, AnyScene, name_of, seat_of
from weli.cards import WELI, Card, Rank, parse_card
from weli.games import GAMES, load_profile
from weli.games.mulatschak.events import DealScored, Standing, Turned
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.seating import table_of
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.trumps import is_white, pack_of
from weli.games.mulatschak.view import View
from weli.kernel.actions import Seat

GAME = GAMES["mulatschak"]

# What a scene does when it is told to go on by itself: the quietest legal answer.
QUIET = {
    "take_weli": ("leave card", "take Weli"),
    "white_hand": ("keep hand",),
    "muli": ("no muli",),
    "bidding": ("pass", "bid 1", "bid 2"),
    "hold_muli": ("pass",),
    "home": ("play along",),
    "exchange": ("exchange none",),
    "on_sight": ("keep card",),
}


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `LS Weli H7`, in its order."""
    return tuple(parse_card(code) for code in text.split())


def rules_of(settings: str = "", profile: str = "salzburg") -> MulatschakRules:
    """The rules of a profile with settings such as `home.cost=2 exchange.most=5,4:3`."""
    pairs = dict(setting.split("=", 1) for setting in settings.split())
    rules = load_profile(profile).with_values(pairs)
    assert isinstance(rules, MulatschakRules)
    MARKS.used.append(rules)
    return rules


class Scene(AnyScene[Deal, View]):
    """A deal of Mulatschak in progress."""

    game = GAME
    quiet_words = QUIET

    # ---------------------------------------------------------------- what is known

    @property
    def talon(self) -> list[str]:
        """The cards that are left, next first."""
        return [card.code for card in self.deal.pack]

    def turned(self, name: str) -> list[str]:
        """The cards turned up from the talon that a reader saw, in order."""
        events = self.told(name, Turned)
        return [event.card.code for event in events if isinstance(event, Turned)]

    # ---------------------------------------------------------------- what it was worth

    @property
    def result(self) -> DealScored:
        """The score sheet's entries of a deal that is over."""
        assert self.deal.result is not None, f"the deal is not over: {self.asks}"
        return self.deal.result

    @property
    def points(self) -> dict[str, int]:
        """What each seat has written down for the deal."""
        return {name_of(line.seat): line.total for line in self.result.lines}

    @property
    def kinds(self) -> dict[str, str]:
        """What each seat's entry is for."""
        return {name_of(line.seat): line.kind for line in self.result.lines}

    @property
    def winners(self) -> set[str]:
        """Who has won the match."""
        return {name_of(seat) for seat in self.result.standing.winners}


# -------------------------------------------------------------------- setting the cards


def begun(
    settings: str = "",
    *,
    profile: str = "salzburg",
    seats: int = 4,
    dealer: str = "",
    scores: tuple[int, ...] = (),
    home: str = "",
) -> Scene:
    """A deal that has begun and waits for the shuffle.

    Args:
        settings: options that differ from the profile's.
        profile: the profile.
        seats: how many people play.
        dealer: who deals; the last seat unless told otherwise, `nature` to find the first dealer.
        scores: the scores before the deal; everyone's start score unless told otherwise.
        home: who stayed home in the last scored deal, such as `AC`.
    """
    rules = rules_of(settings, profile)
    scores = scores or (rules.match.start_score,) * seats
    standing = Standing(scores, frozenset(map(seat_of, home)))
    return Scene(*GAME.deal(rules, seats, seat_of(dealer or SEATS[seats - 1]), standing))


def dealt(  # noqa: PLR0913  # everything about a deal may matter to some test
    hands: str = "",
    settings: str = "",
    *,
    talon: str = "",
    bottom: str = "",
    cut: str = "lift",
    profile: str = "salzburg",
    seats: int = 4,
    dealer: str = "",
    scores: tuple[int, ...] = (),
    home: str = "",
) -> Scene:
    """A deal that has been dealt and waits for the first answer after that.

    Args:
        hands: hands such as `A: LS LK H7 B8 A9 | C: Weli`, filled up with low cards and one court
            card, so that they are not white.
        talon: the next cards of the talon.
        bottom: the talon's last card.
        cut: `lift` (and leave what is seen), `knock`, `take` or `knock take` for the Weli.
        settings, profile, seats, dealer, scores, home: as for `begun`.
    """
    scene = begun(settings, profile=profile, seats=seats, dealer=dealer, scores=scores, home=home)
    deal_out(scene, hands, talon=talon, bottom=bottom, cut=cut)
    return scene


def deal_out(
    scene: Scene, hands: str = "", *, talon: str = "", bottom: str = "", cut: str = "lift"
) -> None:
    """Shuffles, cuts and deals; the arguments are those of `dealt`."""
    table = table_of(scene.rules, scene.seats, scene.deal.dealer)
    takes = cut.endswith("take")
    given = {
        seat_of(part.split(":")[0].strip()): cards(part.split(":")[1])
        for part in hands.split("|")
        if part.strip()
    }
    if takes:
        given[table[-2]] = tuple(card for card in given.get(table[-2], ()) if card is not WELI)
    first, last = cards(talon), cards(bottom)
    free = _free(scene.rules, [*first, *last, *(card for hand in given.values() for card in hand)])
    if takes:
        free.remove(WELI)
    lengths = {seat: 4 if takes and seat == table[-2] else 5 for seat in table}
    full = {seat: _filled(given.get(seat, ()), lengths[seat], free) for seat in table}
    order = [*_packets(table, full, lengths), *first, *free, *last]
    scene.shuffle(_cut(scene, order, cut))
    if not scene.rules.cut.cut:
        return
    cutter = name_of(table[-2])
    scene.play(f"{cutter} knock" if cut.startswith("knock") else f"{cutter} lift 1")
    if takes:
        scene.play(f"{cutter} take Weli")
    elif scene.asks.endswith("take_weli"):
        scene.play(f"{cutter} leave card")


def mixed(scene: Scene, *, weli: str = "") -> list[Card]:
    """The pack well mixed, in an order that deals nobody a white hand.

    Args:
        scene: the deal whose pack it is.
        weli: where to put the Weli, `first` or `last`; anywhere unless told otherwise.
    """
    order = sorted(pack_of(scene.rules.pack), key=lambda card: card.index * 11 % 36)
    if not weli:
        return order
    others = [card for card in order if card is not WELI]
    return [WELI, *others] if weli == "first" else [*others, WELI]


def _free(rules: MulatschakRules, used: list[Card]) -> list[Card]:
    """The other cards of the pack, the Weli last so that it stays in the talon."""
    assert len(used) == len(set(used)), f"a card is given twice: {used}"
    free = [card for card in pack_of(rules.pack) if card not in used]
    return [card for card in free if card is not WELI] + [card for card in free if card is WELI]


def _filled(hand: Iterable[Card], length: int, free: list[Card]) -> list[Card]:
    """Fills a hand up from the free cards; with a court card where it would be white."""
    full = list(hand)
    if len(full) < length and is_white(tuple(full)):
        full.append(next(card for card in free if Rank.TEN < card.rank < Rank.WELI))
        free.remove(full[-1])
    while len(full) < length:
        full.append(free.pop(0))
    return full


def _packets(
    table: tuple[Seat, ...], full: dict[Seat, list[Card]], lengths: dict[Seat, int]
) -> list[Card]:
    """The order of the pack that deals these hands: three and two, or two and two."""
    firsts = {seat: 3 if lengths[seat] == 5 else 2 for seat in table}
    return [card for seat in table for card in full[seat][: firsts[seat]]] + [
        card for seat in table for card in full[seat][firsts[seat] :]
    ]


def _cut(scene: Scene, order: list[Card], cut: str) -> list[Card]:
    """The order before the cut that becomes this order by it, with the Weli put to be taken."""
    top = scene.rules.cut.card == "rest_top" and not cut.startswith("knock")
    if cut.endswith("take"):
        order = [WELI, *order] if top else [*order, WELI]
    if cut.startswith("knock") or not scene.rules.cut.cut:
        return order
    return [order[-1], *order[:-1]]
