"""The proof of a twin: it and the readable engine play the same deal, compared after every move.

At tables with random house rules both engines are given the same shuffles and the same random
moves. Before every move they must agree on who decides what and on the legal steps, and all that
the twin's row holds must be what the engine's deal packs into; after the last move, on the points
and on who has won. On request they are compared as seen from every seat too: the twin's
observations with those worked out from the views.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from weli.cards import WELI
from weli.fast.codec import SPACES, Steps
from weli.fast.twin import Job, twin_of
from weli.games import GAMES, load_profile, profile_names
from weli.games.mighty.actions import Declare
from weli.games.mighty.events import Standing as MightyStanding
from weli.kernel.actions import NATURE, Action, CardsAction, Envelopes, FirstDealer, Move
from weli.kernel.chance import KeyedRandom
from weli.kernel.engine import Question
from weli.kernel.legal import Arrangements, Legal
from weli.kernel.options import Described, Rules

__all__ = ["Compared", "Difference", "Table", "compare", "mended", "play_both", "random_table"]
__all__ += ["some_value"]

RARE: Final = {"Muli": 1, "Misdeal": 1, "Alone": 2}
"""What ends the bidding or the deal at once must be rare for everything else to happen."""
USUAL: Final = 8
FEW: Final = 5
"""Of more bids than this mostly the lowest are drawn, so that an auction goes on."""
LISTED: Final = 300
REPAIRS: Final = 50
SIXTH: Final = (15, 20, 25, 30)
"""Where the sixth card of the talon lies in the pack, with two to five players."""


class Table(NamedTuple):
    """House rules and a number of players; `seed` decides what happens there."""

    game: str
    rules: Any
    seats: int
    seed: int

    def __repr__(self) -> str:
        """Show the differences from the game's defaults, so that a failure can be read."""
        changed = {path: pair[1] for path, pair in type(self.rules)().diff(self.rules).items()}
        return f"Table({self.game}, seats={self.seats}, seed={self.seed}, {changed})"


class Difference(AssertionError):
    """The twin and the engine do not agree; the text says on what."""


def random_table(game: str, rng: KeyedRandom) -> Table:
    """Draw a profile, change about a third of its options, and mend what cannot be played."""
    kind = GAMES[game].rules
    seats = rng.choice(kind.seat_numbers)
    rules = load_profile(rng.choice([name for name, of in profile_names().items() if of == game]))
    share = 2 + rng.below(5)
    changed = [row for row in rules.describe() if not rng.below(share)]
    rules = rules.with_values({row.path: some_value(row, rng) for row in changed})
    return Table(game, mended(rules, seats), seats, rng.below(2**32 - 1))


def some_value(described: Described, rng: KeyedRandom) -> Any:
    """Draw a value of an option, the first and the last more often than those between."""
    values = described.domain.values()
    return rng.choice((values[0], values[-1], rng.choice(values), rng.choice(values)))


def mended(rules: Rules, seats: int) -> Rules:
    """Return the rules with every problem remedied as the problem itself says."""
    for _ in range(REPAIRS):
        problems = rules.check(seats)
        if not problems:
            return rules
        rules = rules.with_values({problems[0].path: problems[0].remedy})
    raise AssertionError(f"the remedies do not help: {problems}")


class Compared(NamedTuple):
    """How much was compared at a table."""

    deals: int
    moves: int


def play_both(
    table: Table,
    deals: int = 1,
    *,
    observed: bool = False,
    misread: Rules | None = None,
    packed: int = 1,
) -> int:
    """Play some deals of a match in both engines; return how many moves were compared.

    Takes and raises what `compare` does.
    """
    return compare(table, deals, observed=observed, misread=misread, packed=packed).moves


def compare(
    table: Table,
    deals: int = 1,
    *,
    observed: bool = False,
    misread: Rules | None = None,
    packed: int = 1,
) -> Compared:
    """Play some deals of a match in both engines, comparing before every move.

    Args:
        table: where they play.
        deals: how many deals, unless the match is won before.
        observed: whether to compare what every seat knows as well.
        misread: other house rules for the twin to play by, to see that the difference is found.
        packed: the whole state is compared before every so manieth move and at the end.

    Raises:
        Difference: the twin does something else than the engine.
    """
    rng = KeyedRandom.of("lockstep", table.seed)
    game, both = GAMES[table.game], _Both(table, misread, observed=observed)
    standing, dealer = game.start(table.rules, table.seats), NATURE
    fresh = not rng.below(4)
    if not fresh:
        standing = _some_standing(table, standing, rng)
        dealer = NATURE if not rng.below(4) else rng.below(table.seats)
    moves = number = 0
    for number in range(deals):
        deal, greeting = game.deal(table.rules, table.seats, dealer, standing)
        both.begin(deal, greeting, packed=not fresh and number == 0)
        moves += both.play(rng, packed)
        standing, dealer = both.deal.result.standing, game.next_dealer(both.deal)
        if standing.winners:
            break
    return Compared(number + 1, moves)


def _some_standing(table: Table, start: Any, rng: KeyedRandom) -> Any:
    """Return a match in progress, at Mulatschak often with scores that forbid something."""
    if table.game == "mighty":
        return _mighty_standing(table.seats, rng)
    scores = tuple(1 + rng.below(6 if rng.below(2) else 30) for _ in range(table.seats))
    home = frozenset(seat for seat in range(table.seats) if not rng.below(4))
    return type(start)(scores=scores, home=home, deals=1)


def _mighty_standing(seats: int, rng: KeyedRandom) -> MightyStanding:
    """Return a match at Mighty with a last declarer and friend, a pot, and paid misdeals."""
    people = (NATURE, *range(seats))
    declarer = rng.choice(people)
    return MightyStanding(
        scores=tuple(rng.below(41) - 20 for _ in range(seats)),
        deals=rng.below(2 * seats),
        declarer=declarer,
        friend=NATURE if declarer == NATURE else rng.choice(people),
        pot=rng.choice((0, 0, 5, 7, 13)),
        misdeals=rng.below(3),
    )


class _Both:
    """A match in both engines."""

    def __init__(self, table: Table, misread: Rules | None, *, observed: bool) -> None:
        """Set the table up; the first deal is still to begin."""
        self.table, self.game, self.twin = table, GAMES[table.game], twin_of(table.game)
        self.space, self.observed = SPACES[table.game], observed
        self.rules = self.twin.numbers(misread or table.rules, table.seats)
        self.rows = np.zeros((1, self.twin.row), dtype=np.int64)
        self.mask = np.zeros((1, self.space.size), dtype=np.uint8)
        self.seen = np.zeros((1, self.twin.features), dtype=np.float32)
        self.views: list[Any] = []
        self.deal: Any = None
        order = self.twin.order(table.rules, table.seats)
        self._drive(Job.BEGIN, [table.seed, *order.tolist()])

    def begin(self, deal: Any, greeting: Envelopes, *, packed: bool) -> None:
        """Begin a deal in both: the twin by itself, or from the engine's deal."""
        self.deal = deal
        readers = range(self.table.seats) if self.observed else ()
        self.views = [self.game.view(deal.rules, deal.seats, seat) for seat in readers]
        self._tell(greeting)
        if packed:
            self.rows[0] = self.twin.pack(deal)
        elif self.twin.question(self.rows[0]) is None:
            self._drive(Job.NEXT, [])

    def _tell(self, envelopes: Envelopes) -> None:
        """Let every seat open its envelopes."""
        for seat in range(len(self.views)):
            for sealed in envelopes:
                if sealed.reaches(seat):
                    self.views[seat] = self.views[seat].receive(sealed.event)

    def play(self, rng: KeyedRandom, packed: int) -> int:
        """Play the deal to its end, comparing before every move; return how many there were."""
        moves = 0
        while self.game.question(self.deal) is not None:
            self._compare_question()
            if moves % packed == 0:
                self._compare_state()
            self.make(_some_action(self.game.legal(self.deal), rng))
            moves += 1
        self._compare_question()
        self._compare_state()
        return moves

    def make(self, action: Action) -> None:
        """Make a move in both engines, comparing the legal steps on the way."""
        question = self.game.question(self.deal)
        assert question is not None, "the deal goes on"
        if question.seat == NATURE:
            self._nature(action)
        else:
            taken: Steps = ()
            for step in self.space.encode(action):
                self._compare_legal(taken)
                self._compare_views(question, taken)
                self._drive(Job.TAKE, [step])
                taken += (step,)
        self.deal, envelopes = self.game.step(self.deal, Move(question.seat, action))
        self._tell(envelopes)

    def _nature(self, action: Action) -> None:
        """Tell the twin what nature does."""
        if isinstance(action, FirstDealer):
            self._drive(Job.LOT, [action.seat])
        else:
            assert isinstance(action, CardsAction)
            self._drive(Job.GIVEN, [card.index for card in action.cards])

    def _drive(self, job: int, given: list[int]) -> None:
        numbers = np.array(given, dtype=np.int64)
        nothing = np.zeros((1, 1), dtype=np.int64)
        wrong = self.twin.drive(job, self.rows, self.rules, numbers, nothing, nothing)
        self._same("legality of the step", wrong, -1)

    def _compare_legal(self, taken: Steps) -> None:
        """Compare the legal steps."""
        self.twin.masks(self.rows, self.mask)
        ours = set(np.flatnonzero(self.mask[0]).tolist())
        self._same("legal steps", ours, set(self.space.steps(self.game.legal(self.deal), taken)))

    def _compare_question(self) -> None:
        """Compare who decides what."""
        question = self.game.question(self.deal)
        theirs = None if question is None else (question.seat, question.name)
        self._same("question", self.twin.question(self.rows[0]), theirs)

    def _compare_state(self) -> None:
        """Compare everything that is packed, and what is unpacked."""
        self._same("unpacked deal", self.twin.unpack(self.rows[0], self.deal.rules), self.deal)
        memory = bool(self.views)
        packed = self.twin.facts(self.twin.pack(self.deal, self.views), self.rules, memory=memory)
        for name, ours in self.twin.facts(self.rows[0], self.rules, memory=memory).items():
            self._same(name, ours, packed[name])

    def _compare_views(self, question: Question, taken: Steps) -> None:
        """Compare what every seat knows; cards chosen so far only their chooser knows."""
        for seat, view in enumerate(self.views):
            self.twin.observe(self.rows, self.rules, np.array([seat]), self.seen)
            told = taken if seat == question.seat else ()
            theirs = self.twin.observation(view, question, told)
            places = np.flatnonzero(self.seen[0] != theirs)
            if places.size:
                raise Difference(f"observation of seat {seat} at {places.tolist()}; {view}")

    def _same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Difference(f"{what}: the twin has {ours}, the engine {theirs}; {self.deal}")


def _some_action(legal: Legal, rng: KeyedRandom) -> Action:
    """Draw a kind of action first and then an action of that kind, so that rare ones come up."""
    if isinstance(legal, Arrangements) and not rng.below(3):
        return _stacked(legal, rng)
    if legal.total() > LISTED:
        return legal.sample(rng)
    actions = list(legal)
    kinds = sorted({_kind(action) for action in actions})
    weighted = [kind for kind in kinds for _ in range(RARE.get(kind, USUAL))]
    kind = rng.choice(weighted)
    return rng.choice(_likely(kind, [each for each in actions if _kind(each) == kind], rng))


def _likely(kind: str, same: list[Action], rng: KeyedRandom) -> list[Action]:
    """Return those of many actions of a kind that lead on: low bids, the contract as bid or top."""
    if kind == "Bid" and len(same) > FEW:
        return same[: rng.choice((FEW, FEW, FEW, len(same)))]
    if kind == "Declare" and len(same) > 1 and rng.below(3):
        top = max((each for each in same if isinstance(each, Declare)), key=_height)
        return [same[0], same[0], same[0], top]
    return same


def _height(declared: Declare) -> tuple[int, bool]:
    """Return how high a contract is, no-trump above a suit."""
    return declared.level, declared.trump is None


def _stacked(legal: Arrangements, rng: KeyedRandom) -> Action:
    """Draw an order in which like cards lie together, so that hands are very good or very poor."""
    by_suit = rng.below(2)
    cards = sorted(
        rng.shuffled(legal.cards), key=lambda card: str(card.suit) if by_suit else card.rank
    )
    if WELI in cards and not rng.below(3):
        # At a table without a cut the Weli is then the sixth card of the talon.
        cards.remove(WELI)
        cards.insert(rng.choice(SIXTH), WELI)
    for _ in range(rng.below(12)):
        one, other = rng.below(len(cards)), rng.below(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    return legal.make(tuple(cards[: legal.count]))


def _kind(action: Action) -> str:
    """Return the kind of an action: its name, and for choices of cards how many."""
    cards = getattr(action, "cards", None)
    name = type(action).__name__
    return name if cards is None else f"{name} {len(cards)}"
