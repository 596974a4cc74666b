"""A deal of Mighty set up at any point: chosen hands, a chosen kitty, moves in words.

Seats are called A to H. Unless told otherwise the last one deals, so that A is left of the dealer:

    scene = dealt("A: SA SK | B: Joker C3", kitty="D2 D3 D4").won("A bid 14 hearts")
    scene.ready(bury="D2 D3 D4", contract="15 hearts", friend="call HA")
    scene.play("A play SK")

    scene = position("A: HA H2 | B: SA S2", trump="clubs", trick=2)
    scene.play("A play HA, B play SA")
"""

from collections.abc import Iterable

from msgspec.structs import replace

from tests.mighty.marks import MARKS
from tests.scene import SEATS, AnyScene, name_of, seat_of
from weli.cards import Card, parse_french_card
from weli.games import GAMES, load_profile
from weli.games.mighty.actions import Alone, Declare
from weli.games.mighty.contracts import Contract
from weli.games.mighty.events import DealScored, Standing
from weli.games.mighty.phases.playing import Playing
from weli.games.mighty.powers import OpenTrick, specials_of
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.scoring import scoring
from weli.games.mighty.seating import outfit_of, table_of
from weli.games.mighty.state import Deal, Friends
from weli.games.mighty.view import View
from weli.kernel.actions import NATURE, Seat
from weli.kernel.engine import Question
from weli.kernel.tricks import Trick

GAME = GAMES["mighty"]

# What a scene does when it is told to go on by itself: the quietest legal answer.
QUIET = {
    "misdeal": ("no misdeal",),
    "bidding": ("pass",),
    "last_chance": ("pass",),
    "friend": ("alone",),
    "request": ("no request",),
    "ripper_call": ("no call",),
}


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `SA Joker H10`, in its order."""
    return tuple(parse_french_card(code) for code in text.split())


def rules_of(settings: str = "", profile: str = "seed") -> MightyRules:
    """The rules of a profile with settings such as `first.trump=valid bidding.min=13,4:14`."""
    pairs = dict(setting.split("=", 1) for setting in settings.split())
    rules = load_profile(profile).with_values(pairs)
    assert isinstance(rules, MightyRules)
    MARKS.used.append(rules)
    return rules


def contract_of(words: str) -> Contract:
    """The contract of words such as `14 hearts` or `20 no-trump`."""
    action = GAME.read(f"contract {words}")
    assert isinstance(action, Declare)
    return Contract(action.level, action.trump)


class Scene(AnyScene[Deal, View]):
    """A deal of Mighty in progress."""

    game = GAME
    quiet_words = QUIET

    # ---------------------------------------------------------------- moves

    def quiet_answers(self, question: Question) -> tuple[str, ...]:
        """The quietest answers; the declarer buries the kitty again."""
        if question.name == "bury":
            return ("bury " + " ".join(card.code for card in self.deal.kitty),)
        return super().quiet_answers(question)

    def trick(self, codes: str) -> "Scene":
        """Plays these cards in turn, from whoever is to play."""
        for card in cards(codes):
            self.play(f"{self.asks[0]} play {card.code}")
        return self

    def leads(self, codes: str) -> "Scene":
        """Leads these cards one after another, by whoever leads; the others follow quietly."""
        for card in cards(codes):
            done = len(self.deal.tricks)
            self.play(f"{self.asks[0]} play {card.code}")
            while len(self.deal.tricks) == done:
                self.quiet()
        return self

    def until(self, name: str) -> "Scene":
        """Lets everyone answer quietly until this seat is asked."""
        while not self.asks.startswith(name):
            self.quiet()
        return self

    def won(self, bid: str) -> "Scene":
        """Lets a seat win the bidding with a bid such as `A bid 14 hearts`; the others pass."""
        seat, _ = self.parsed(bid)
        while self.deal.auction is None:
            question = GAME.question(self.deal)
            assert question is not None
            speaks = question.seat == seat and question.name == "bidding"
            if speaks and self.deal.declarer == NATURE:
                self.play(bid)
            else:
                self.quiet()
        return self

    def ready(self, *, bury: str = "", contract: str = "", friend: str = "") -> "Scene":
        """Lets the declarer exchange, declare and call, up to the request or the first lead.

        Args:
            bury: the cards; the kitty unless told otherwise.
            contract: such as `16 spades`; as it was bid unless told otherwise.
            friend: such as `call SK`; nobody unless told otherwise.
        """
        words = [f"bury {bury}", f"contract {contract}", friend]
        stages = ["bury", "contract", "friend", "request", "play"]
        for place, given in enumerate((bury, contract, friend)):
            if given:
                self.go_on(*stages[place:])
                self.move(self.deal.declarer, GAME.read(words[place]))
        return self.go_on("request", "play")

    # ---------------------------------------------------------------- what is asked

    @property
    def playable(self) -> set[str]:
        """The cards that may be played."""
        return {words.removeprefix("play ") for words in self.legal}

    # ---------------------------------------------------------------- what is known

    @property
    def contract(self) -> str:
        """The contract as it stands, such as `14 hearts`."""
        promise = self.deal.promise
        return f"{promise.level} {promise.trump or 'no-trump'}"

    @property
    def takers(self) -> str:
        """Who took the tricks so far, in order, such as `AAB`."""
        return "".join(
            name_of(trick.winner) for trick in self.deal.tricks if trick.winner is not None
        )

    @property
    def friends(self) -> str:
        """The friends known so far."""
        return "".join(map(name_of, self.deal.friends.shown))

    # ---------------------------------------------------------------- what it was worth

    @property
    def result(self) -> DealScored:
        """The score sheet's entries of a deal that is over."""
        assert self.deal.result is not None, f"the deal is not over: {self.asks}"
        return self.deal.result

    @property
    def points(self) -> dict[str, object]:
        """What the deal adds to each seat's score, without the pot."""
        return {name_of(line.seat): line.points for line in self.result.lines}

    @property
    def sides(self) -> dict[str, str]:
        """Which side each seat was on."""
        return {name_of(line.seat): line.side for line in self.result.lines}

    @property
    def winners(self) -> str:
        """Who has won the match."""
        return "".join(map(name_of, self.result.standing.winners))

    @property
    def next_dealer(self) -> str:
        """Who deals after this deal."""
        return name_of(GAME.next_dealer(self.deal))


def _given(hands: str) -> dict[Seat, tuple[Card, ...]]:
    parts = [part.partition(":") for part in hands.split("|") if part.strip()]
    return {seat_of(name.strip()): cards(codes) for name, _, codes in parts}


# -------------------------------------------------------------------- setting the cards


def standing_of(seats: int, before: str = "") -> Standing:
    """The match before a deal, from words such as `scores=5,0,0,0,0 declarer=B pot=7`."""
    words = dict(word.split("=", 1) for word in before.split())
    given = words.pop("scores", "").split(",")
    scores = tuple(map(int, given)) if given != [""] else (0,) * seats
    people = {name: seat_of(words.pop(name)) for name in ("declarer", "friend") if name in words}
    return replace(Standing(scores), **people, **{name: int(words[name]) for name in words})


def begun(
    settings: str = "",
    *,
    profile: str = "seed",
    seats: int = 5,
    dealer: str = "",
    before: str = "",
) -> Scene:
    """A deal that has begun and waits for the shuffle.

    Args:
        settings: options that differ from the profile's.
        profile: the profile.
        seats: how many people play.
        dealer: who deals; the last seat unless told otherwise, `nature` to find the first dealer.
        before: the match before the deal, as for `standing_of`.
    """
    rules = rules_of(settings, profile)
    seat = seat_of(dealer or SEATS[seats - 1])
    deal, log = GAME.deal(rules, seats, seat, standing_of(seats, before))
    return Scene(deal, log)


def dealt(
    hands: str = "",
    settings: str = "",
    *,
    kitty: str = "",
    profile: str = "seed",
    seats: int = 5,
    dealer: str = "",
    before: str = "",
) -> Scene:
    """A deal that has been dealt and waits for the first answer after that.

    Args:
        hands: hands such as `A: SA Joker | C: HA`, filled up with the lowest cards left.
        kitty: the kitty, filled up in the same way.
        settings, profile, seats, dealer, before: as for `begun`.
    """
    scene = begun(settings, profile=profile, seats=seats, dealer=dealer, before=before)
    return deal_out(scene, hands, kitty)


def deal_out(scene: Scene, hands: str = "", kitty: str = "") -> Scene:
    """Shuffles so that these hands are dealt; the arguments are those of `dealt`."""
    outfit, given, down = scene.deal.outfit, _given(hands), cards(kitty)
    free = _free(outfit.cards, [*down, *(card for hand in given.values() for card in hand)])
    lacking = outfit.kitty - len(down)
    down += tuple(free.pop(0) for _ in range(lacking))
    order: list[Card] = []
    for seat in scene.deal.table:
        hand = given.pop(seat, ())
        assert len(hand) <= outfit.hand
        order += [*hand, *(free.pop(0) for _ in range(outfit.hand - len(hand)))]
    assert not given, f"these seats do not take part: {given}"
    return scene.shuffle((*order, *down))


def _free(pack: Iterable[Card], used: list[Card]) -> list[Card]:
    """The other cards of the pack, low ranks first."""
    assert len(used) == len(set(used)), f"a card is given twice: {used}"
    assert set(used) <= set(pack), f"not in this pack: {set(used) - set(pack)}"
    return sorted(set(pack) - set(used), key=lambda card: (card.rank, card.index))


def position(  # noqa: PLR0913  # everything about a position may matter to some test
    hands: str,
    settings: str = "",
    *,
    trump: str = "hearts",
    trick: int | str = 2,
    lead: str = "A",
    level: int = 0,
    seats: int = 5,
    profile: str = "seed",
    friends: Friends | None = None,
) -> Scene:
    """The beginning of a trick in the middle of a deal that A declares.

    Args:
        hands: the hands as they are now, such as `A: HA H2 | B: SA S2`; a seat that is not named
            has no card, and must not be led round to.
        settings: options that differ from the profile's.
        trump: the trump suit, or `no-trump`.
        trick: the number of the trick, or `last`.
        lead: who leads.
        level: the contract's number of points; the lowest unless told otherwise.
        seats: how many people play; the last one deals.
        profile: the profile.
        friends: the friend call and what came of it; alone unless told otherwise.
    """
    rules = rules_of(settings, profile)
    outfit, table = outfit_of(rules, seats), table_of(rules, seats, seats - 1)
    number = outfit.hand if trick == "last" else int(trick)
    contract = contract_of(f"{level or rules.bidding.min[len(table)]} {trump}")
    given = _given(hands)
    done = Trick(table, (), winner=table[0])
    place = table.index(seat_of(lead))
    order = table[place:] + table[:place]
    open_trick = OpenTrick(order, first=number == 1, last=number == outfit.hand)
    deal = Deal(
        rules=rules,
        seats=seats,
        dealer=seats - 1,
        standing=standing_of(seats),
        outfit=outfit,
        table=table,
        hands=tuple(tuple(sorted(given.get(seat, ()))) for seat in range(seats)),
        agenda=(Playing(open_trick), scoring),
        declarer=0,
        contract=contract,
        auction=contract,
        specials=specials_of(rules, seats, contract.trump),
        friends=friends or Friends(call=Alone()),
        captured=((),) * seats,
        tricks=(done,) * (number - 1),
    )
    return Scene(deal)
