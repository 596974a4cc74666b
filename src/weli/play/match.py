"""A match: one deal after another until somebody has won, with its record."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct, json

from weli.games import GAMES
from weli.kernel.actions import (
    NATURE,
    SECRET,
    Action,
    Envelope,
    Envelopes,
    IllegalAction,
    Move,
    Reason,
)
from weli.kernel.chance import Chance, commitment
from weli.kernel.domains import nearest
from weli.kernel.engine import Game, Question
from weli.kernel.legal import Legal
from weli.kernel.options import RulesError
from weli.kernel.record import (
    Entry,
    Guard,
    Header,
    Player,
    Record,
    RecordError,
    Score,
    entry,
    fingerprint,
    lines_of,
    score,
)

__all__ = ["Match", "Replayed", "refold", "reopen", "replay"]

_RULE_SETS: Final = 256
"""So many rule sets stay in memory; a server meets more over the years."""


class Match:
    """A match in progress. Moves go in, envelopes come out, and the record grows.

    A deal is begun with `begin_deal`, the first one too, so that people can look at the last one
    as long as they like.

    Attributes:
        game: the game that is played.
        rules: the house rules in force.
        seats: how many people play.
        chance: decides nature's moves; `None` for a record without its secret.
        standing: the scores and the like after the last deal.
        deal: the current deal, or the last one; it must not leave the engine.
        record: every move so far.
    """

    def __init__(self, header: Header, chance: Chance | None = None) -> None:
        """Sit down to a new match.

        Raises:
            RecordError: the header names no game of the house, or rules that cannot be used.
        """
        self.game: Game[Any, Any, Any] = _game(header.game)
        # The rules as the record writes them: an option added later changes no old fingerprint.
        rules = json.encode(header.rules, order="deterministic").decode()
        self.rules = _rules(header.game, rules)
        self.seats = len(header.players)
        problems = self.rules.check(self.seats)
        if problems:
            unplayable = RulesError(*problems)
            raise RecordError("record_rules", 1, error=str(unplayable)) from unplayable
        self.chance = chance
        self.standing: Any = self.game.start(self.rules, self.seats)
        self.deal: Any = None
        secret = chance.secret.hex() if chance else ""
        self.record = Record(header=header, secret=secret)
        self.moves = 0
        self._asked: tuple[Any, Question | None] = (None, None)
        self._check = fingerprint("", header.game, rules, self.seats)

    @classmethod
    def new(
        cls,
        rules: Any,
        players: tuple[Player, ...],
        chance: Chance,
        *,
        profile: str = "",
        started: str = "",
    ) -> "Match":
        """Sit down to a new match under these rules."""
        header = Header(
            game=rules.game,
            rules=rules.plain(),
            profile=profile,
            players=players,
            commitment=commitment(chance.secret),
            nonces=chance.nonces,
            started=started,
        )
        return cls(header, chance)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.standing.winners)

    @property
    def deal_over(self) -> bool:
        """Whether no deal is being played, so that the next one may begin."""
        return self.deal is None or self.deal.result is not None

    @property
    def question(self) -> Question | None:
        """Who decides what now; `None` between deals and after the match."""
        deal, question = self._asked
        if deal is not self.deal:
            question = self.game.question(self.deal)
            self._asked = self.deal, question
        return question

    def begin_deal(self) -> Envelopes:
        """Begin the first deal, or the next one after a deal that is over.

        Raises:
            IllegalAction: the deal is not over, or the match is.
        """
        if self.over:
            raise IllegalAction(Reason("match_over"))
        if not self.deal_over:
            raise IllegalAction(Reason("deal_not_over"))
        dealer = NATURE if self.deal is None else self.game.next_dealer(self.deal)
        self.deal, envelopes = self.game.deal(self.rules, self.seats, dealer, self.standing)
        return envelopes

    def legal(self) -> Legal:
        """Return what the actor may do; raises `IllegalAction` between deals."""
        if self.deal is None:
            raise IllegalAction(Reason("deal_over"))
        return self.game.legal(self.deal)

    def ahead(self) -> tuple[tuple[str, Legal], ...]:
        """Return what the actor is asked next, as far as it is known."""
        return () if self.deal is None else self.game.ahead(self.deal)

    def why_not(self, move: Move) -> Reason | None:
        """Return why a move is refused, or `None` when it is legal."""
        return Reason("deal_over") if self.deal is None else self.game.why_not(self.deal, move)

    def nature_move(self) -> Move:
        """Return what nature does now; it follows from the secret and the place in the record."""
        assert self.chance is not None, "a match that is played has a source of chance"
        numbers = self.chance.numbers("nature", self.moves)
        return Move(NATURE, self.legal().sample(numbers))

    def step(self, move: Move, guard: Guard | None = None) -> Envelopes:
        """Make a move, note it in the record, and book the deal when it is over.

        Args:
            move: the move.
            guard: what cut short the thinking about it; it is noted before the move.

        Raises:
            IllegalAction: the move is refused; nothing has changed.
        """
        if self.deal is None:
            raise IllegalAction(Reason("deal_over"))
        self.deal, envelopes = self.game.step(self.deal, move)
        self.moves += 1
        words = self.game.write(move.action)
        self._check = fingerprint(
            self._check, move.seat, words, self.question, self.deal.hands, self.deal.standing.scores
        )
        if guard is not None:
            self.record.lines.append(guard)
        self.record.lines.append(entry(move.seat, words, self._check))
        if self.deal.result is not None:
            self.standing = self.deal.result.standing
            self.record.lines.append(score(self.standing.deals, self.standing.scores))
        return envelopes

    def reveal(self) -> Envelope:
        """Return everybody's cards of the deal that is over, in an envelope for everyone."""
        assert self.deal is not None, "a deal has been begun"
        assert self.deal.result is not None, "the deal is over"
        return Envelope(self.game.reveal(self.deal))


def _game(name: str) -> Game[Any, Any, Any]:
    if name not in GAMES:
        near = nearest(name, GAMES) or ", ".join(GAMES)
        raise RecordError("record_game", 1, game=name, near=near)
    return GAMES[name]


@lru_cache(maxsize=_RULE_SETS)
def _rules(game: str, plain: str) -> Any:
    """Return the rules of a header, each time the same object: what is kept by them is found.

    Raises:
        RecordError: they cannot be read.
    """
    try:
        return _game(game).rules().with_tables(json.decode(plain))
    except RulesError as error:
        raise RecordError("record_rules", 1, error=str(error)) from error


def read_action(match: Match, line: int, words: str) -> Action:
    """Read an action of a record; raises `RecordError` with the line."""
    try:
        return match.game.read(words)
    except ValueError as error:
        raise RecordError("record_bad_action", line, action=words, error=str(error)) from None


class Replayed(Struct, frozen=True, tag_field=SECRET, tag="replayed"):
    """One move of a record that has been made again.

    Attributes:
        line: its line in the record's file.
        move: the move.
        envelopes: what it told whom; the beginning of its deal comes first.
        guard: what had cut short the thinking about it.
    """

    line: int
    move: Move
    envelopes: Envelopes
    guard: Guard | None = None


def reopen(record: Record) -> Match:
    """Return the match of a record before its first move, ready to be replayed.

    Raises:
        RecordError: the header cannot be used, or the secret does not fit the commitment.
    """
    return Match(record.header, _chance_of(record))


def replay(match: Match, record: Record) -> Iterator[Replayed]:
    """Make the moves of a record again, one by one, in a match that `reopen` returned.

    Raises:
        RecordError: the first line that the engine does not accept or that differs: an action
            that is illegal, another fingerprint, other or missing scores, or a shuffle that does
            not follow from the secret.
    """
    guard: Guard | None = None
    for place, (number, line) in enumerate(lines_of(record)):
        if isinstance(line, Score):
            _compare_scores(match, line, number, place)
        elif len(match.record.lines) > place:
            raise RecordError("record_scores", number, deal=match.standing.deals)
        elif isinstance(line, Guard):
            guard = _note(match, line, number)
        else:
            yield _repeat(match, line, number, guard)
            guard = None


def refold(record: Record) -> Match:
    """Return the match as it stands after the last move of a record; raises as `replay` does."""
    match = reopen(record)
    for _ in replay(match, record):
        pass
    return match


def _chance_of(record: Record) -> Chance | None:
    """Return the source of chance of a record that has its secret."""
    if not record.secret:
        return None
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise RecordError("record_bad_secret", 2) from None
    if commitment(secret) != record.header.commitment:
        raise RecordError("record_commitment", 2)
    return Chance(secret, record.header.nonces)


def _repeat(match: Match, line: Entry, number: int, guard: Guard | None) -> Replayed:
    """Make one move of a record again."""
    if match.over:
        raise RecordError("record_after_end", number)
    began = match.begin_deal() if match.deal_over else ()
    move = Move(line.actor, read_action(match, number, line.do))
    question = match.question
    from_secret = move.seat == NATURE and match.chance is not None
    if from_secret and question is not None and question.seat == NATURE:
        expected = match.nature_move()
        if expected != move:
            raise RecordError("record_shuffle", number, action=line.do)
    try:
        envelopes = match.step(move)
    except IllegalAction as error:
        details = {"action": line.do, "reason": error.reason.code, "option": error.reason.option}
        raise RecordError("record_illegal", number, **details) from error
    done = next(made for made in reversed(match.record.lines) if isinstance(made, Entry))
    if done.check != line.check:
        raise RecordError("record_differs", number, action=line.do)
    return Replayed(number, move, began + envelopes, guard)


def _note(match: Match, line: Guard, number: int) -> Guard:
    """Note a guard again; it stands before a move of the same seat."""
    question = match.question
    if question is None or question.seat != line.seat:
        raise RecordError("record_guard", number, seat=line.seat)
    match.record.lines.append(line)
    return line


def _compare_scores(match: Match, line: Score, number: int, place: int) -> None:
    """Compare the scores after a deal; they stand once, right after its last move."""
    if len(match.record.lines) != place + 1 or match.standing.deals != line.deal:
        raise RecordError("record_deal_number", number, deal=line.deal)
    if score(match.standing.deals, match.standing.scores) != line:
        raise RecordError("record_scores", number, deal=line.deal)
