"""Positions of Mighty from deals that chance played, and every world that they could be of."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from tests.laws.tables import TableSetting
from tests.laws.walks import Walk, walk
from weli.bots.beliefs.mighty.drawing import Drawing
from weli.bots.beliefs.mighty.places import DOWN, Hidden
from weli.bots.beliefs.mighty.story import Story
from weli.bots.beliefs.mighty.world import World, replayed
from weli.bots.beliefs.worlds import Contradiction, Worlds
from weli.cards import Card
from weli.fast.mighty import layout as at
from weli.fast.mighty.unpacking import unpack
from weli.games import GAMES, load_profile
from weli.games.mighty.state import Deal
from weli.games.mighty.view import View
from weli.kernel.actions import Seat
from weli.kernel.chance import KeyedRandom

Layout = tuple[int, ...]
"""For each hidden card, in pack order, the place that holds it."""


class Position(NamedTuple):
    """A question of a deal, and what one reader knows then."""

    deal: Deal
    view: View
    question: str


def table(profile: str, seats: int, seed: int, **changes: Any) -> TableSetting:
    """A profile with some options changed; their paths are written with `__` for the point."""
    values = {path.replace("__", "."): value for path, value in changes.items()}
    rules = load_profile(profile).with_values(values)
    assert not rules.check(seats), rules.check(seats)
    return TableSetting(GAMES["mighty"], rules, seats, seed)


def position(played: Walk, upto: int, me: Seat) -> Position:
    """The deal after the first so many moves, as a reader knows it."""
    game, rules, seats, _ = played.setting
    view = game.view(rules, seats, me)
    for event in played.told(me, upto):
        view = view.receive(event)
    return Position(played.stages[upto - 1].after, view, played.stages[upto].question.name)


def questions(played: Walk) -> dict[str, list[int]]:
    """The places of every question for which cards are hidden, by the question's name."""
    found: dict[str, list[int]] = {}
    for place, stage in enumerate(played.stages):
        if stage.question.name not in ("first_dealer", "shuffle"):
            found.setdefault(stage.question.name, []).append(place)
    return found


def one_of_each(played: Walk, rng: KeyedRandom, readers: Iterable[Seat]) -> Iterator[Position]:
    """For every kind of question one position, each for one of the readers."""
    among = tuple(readers)
    for places in questions(played).values():
        yield position(played, rng.choice(places), rng.choice(among))


def late(setting: TableSetting, me: Seat, tricks: int) -> Position:
    """The position when so many tricks are left, with the open one."""
    played = walk(setting)
    plays = [place for place, stage in enumerate(played.stages) if stage.question.name == "play"]
    left = [n for n in plays if _tricks_left(played.stages[n].deal) == tricks]
    return position(played, left[0], me)


def _tricks_left(deal: Deal) -> int:
    return deal.outfit.hand - len(deal.tricks)


# ------------------------------------------------------------------------ layouts


def layout_of(hidden: Hidden, world: World, deal: Deal, story: Story) -> Layout:
    """Where the hidden cards are in a deal."""
    down = world.buried if story.was_buried else deal.kitty
    where = {card: DOWN for card in down if not story.taken or story.was_buried}
    where |= {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
    return tuple(where[card] for card in hidden.cards)


def every_layout(story: Story, hidden: Hidden) -> set[Layout]:
    """Every layout that the readable engine finds possible, tried one by one."""
    found = set()
    for layout in _fillings(len(hidden.cards), hidden.sizes):
        try:
            replayed(story, world_of(story, hidden, layout))
        except Contradiction:
            continue
        found.add(layout)
    return found


def _fillings(count: int, sizes: tuple[int, ...]) -> Iterator[Layout]:
    """Every way to fill places of these sizes with cards."""
    filled = [-1] * count

    def fill(place: int) -> Iterator[Layout]:
        if place == len(sizes):
            yield tuple(filled)
            return
        free = [number for number, where in enumerate(filled) if where < 0]
        for chosen in combinations(free, sizes[place]):
            for number in chosen:
                filled[number] = place
            yield from fill(place + 1)
            for number in chosen:
                filled[number] = -1

    return fill(0)


def world_of(story: Story, hidden: Hidden, layout: Layout) -> World:
    """A world with this layout; which of the declarer's cards were the kitty is left to chance."""
    view = story.view
    held: dict[int, list[Card]] = {place: [] for place in range(DOWN + 1)}
    for card, place in zip(hidden.cards, layout, strict=True):
        held[place].append(card)
    for trick in view.tricks:
        for seat, card in zip(trick.order, trick.cards, strict=True):
            held[seat].append(card)
    if view.trick is not None:
        for seat, card in zip(view.trick.order, view.trick.cards, strict=False):
            held[seat].append(card)
    if view.me >= 0:
        held[view.me] += [*view.hand, *view.buried]
    buried = tuple(sorted(held[DOWN])) if story.was_buried else ()
    order, kitty = [], list(view.kitty) if story.taken else held[DOWN]
    for seat in view.table:
        cards = [card for card in held[seat] if card not in kitty]
        if story.taken and seat == view.declarer and not view.kitty:
            cards += buried
            kitty = cards[story.outfit.hand :]
        order += cards[: story.outfit.hand]
    return World((*order, *kitty), buried)


def drawn_layouts(drawing: Drawing, worlds: Worlds) -> Counter[Layout]:
    """How often each layout was drawn."""
    found: Counter[Layout] = Counter()
    hands = worlds.rows[:, at.HAND : at.HAND + 2 * at.MOST_SEATS]
    kitty = worlds.rows[:, at.ORDER :][:, : len(drawing.story.outfit.cards)].copy()
    kitty[:, : drawing.story.outfit.hand * len(drawing.story.view.table)] = 0
    kitty.sort(axis=1)
    if drawing.story.taken:
        kitty[:] = 0
    alike = np.concatenate([hands, drawing.drawn.buried, kitty], axis=1)
    _, first, count = np.unique(alike, axis=0, return_index=True, return_counts=True)
    for number, times in zip(first, count, strict=True):
        row = worlds.rows[number]
        world = drawing.world(int(number))
        deal = unpack(row, drawing.story.view.rules)
        found[layout_of(drawing.hidden, world, deal, drawing.story)] += int(times)
    return found


def unlikeliness(counts: Counter[Layout], shares: Mapping[Layout, float]) -> float:
    """How far counts are from what they should be on average, in standard deviations."""
    assert set(counts) <= set(shares), "a layout was drawn that cannot be"
    total = sum(counts.values())
    squares = sum(
        (counts[layout] - total * share) ** 2 / (total * share) for layout, share in shares.items()
    )
    freedom = len(shares) - 1
    return float(abs(squares - freedom) / (2 * freedom) ** 0.5)
