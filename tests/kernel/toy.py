"""The smallest game: two seats say numbers until somebody says three; then the deal is over.

It shows what a game must bring and what the kernel does by itself.
"""

from typing import Any, ClassVar, Self

from msgspec import Struct

from weli.kernel.actions import Action, Envelopes, Event, Seat, to_all
from weli.kernel.engine import DealState, Game, Phase
from weli.kernel.legal import Legal, OneOf
from weli.kernel.options import Rules


class Say(Action, frozen=True):
    """Says a number."""

    number: int


class Heard(Event, frozen=True):
    """Everybody hears a word."""

    word: str


class ToyRules(Rules, frozen=True):
    """There is nothing to choose."""

    game: ClassVar[str] = "toy"
    letter: ClassVar[str] = "T"
    seat_numbers: ClassVar[tuple[int, ...]] = (2,)


class ToyStanding(Struct, frozen=True):
    """No scores are kept."""

    scores: tuple[int, ...] = (0, 0)
    deals: int = 0
    winners: tuple[Seat, ...] = ()


class ToyDeal(DealState, frozen=True, kw_only=True):
    """What has been said so far."""

    said: tuple[int, ...] = ()


class ToyView(Struct, frozen=True):
    """The words that were heard."""

    words: tuple[str, ...] = ()

    def receive(self, event: Event) -> Self:
        """Hears one more word."""
        assert isinstance(event, Heard)
        return type(self)((*self.words, event.word))


class Saying(Phase[ToyDeal], frozen=True):
    """A seat is to say a number from one to three."""

    name: ClassVar[str] = "say"
    seat: Seat

    def actor(self, deal: ToyDeal) -> Seat:
        """The seat; the deal does not matter."""
        assert deal.seats == 2
        return self.seat

    def legal(self, deal: ToyDeal) -> Legal:
        """One to three, but nothing that has been said."""
        return OneOf(tuple(Say(number) for number in (1, 2, 3) if number not in deal.said))

    def apply(self, deal: ToyDeal, action: Action) -> tuple[ToyDeal, Envelopes]:
        """Notes the number; the other seat goes on unless it is three."""
        assert isinstance(action, Say)
        onward = () if action.number == 3 else (bell, Saying(1 - self.seat))
        return deal.now(*onward, said=(*deal.said, action.number)), to_all(
            Heard(f"{action.number}")
        )


def bell(deal: ToyDeal) -> tuple[ToyDeal, Envelopes]:
    """Rings by itself."""
    return deal.now(), to_all(Heard("ring"))


def two_bells(deal: ToyDeal) -> tuple[ToyDeal, Envelopes]:
    """Puts two more steps in its own place."""
    return deal.now(bell, bell), to_all(Heard("ding"))


def begin(deal: ToyDeal) -> tuple[ToyDeal, Envelopes]:
    """Lets the dealer begin."""
    return deal.now(Saying(deal.dealer)), ()


def end(deal: ToyDeal) -> tuple[ToyDeal, Envelopes]:
    """Books the deal."""
    return deal.now(result="over"), to_all(Heard("end"))


class Toy(Game[ToyRules, ToyDeal, ToyView]):
    """The game itself."""

    id: ClassVar[str] = "toy"
    rules: ClassVar[type[Rules]] = ToyRules
    package: ClassVar[str] = "toy"

    def flow(self, rules: ToyRules) -> tuple[Any, ...]:
        """Bells, then numbers, then the end."""
        assert rules == ToyRules()
        return (two_bells, begin, end)

    def start(self, rules: ToyRules, seats: int) -> ToyStanding:
        """Nothing to one."""
        assert rules.check(seats) == ()
        return ToyStanding()

    def deal(
        self, rules: ToyRules, seats: int, dealer: Seat, standing: ToyStanding
    ) -> tuple[ToyDeal, Envelopes]:
        """Begins a deal."""
        deal = ToyDeal(
            rules=rules,
            seats=seats,
            dealer=dealer,
            standing=standing,
            hands=((),) * seats,
            agenda=self.flow(rules),
        )
        return self.run(deal, to_all(Heard("hello")))

    def view(self, rules: ToyRules, seats: int, me: Seat) -> ToyView:
        """Nothing is known at first."""
        assert (rules, seats, me < seats) == (ToyRules(), 2, True)
        return ToyView()

    def reveal(self, deal: ToyDeal) -> Event:
        """Tells everything."""
        return Heard(f"{deal.said}")

    def next_dealer(self, deal: ToyDeal) -> Seat:
        """The other seat."""
        return 1 - deal.dealer

    def write(self, action: Action) -> str:
        """The number."""
        assert isinstance(action, Say)
        return str(action.number)

    def read(self, text: str) -> Action:
        """The number."""
        return Say(int(text))
