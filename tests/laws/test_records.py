"""A match is a fold of its record: play, dump, load and replay agree."""

from typing import Any

from hypothesis import given, settings

from tests.laws.tables import TableSetting, settings_of_tables
from tests.laws.walks import choose
from weli.kernel.actions import SPECTATOR, Action
from weli.kernel.chance import Chance, KeyedRandom
from weli.kernel.codes import decode, encode
from weli.kernel.legal import Legal
from weli.kernel.record import Player, Record
from weli.play.match import Match, refold
from weli.play.table import Table


class Wanderer:
    """A player who draws a kind of action first, so that rare ones come up."""

    def choose(self, view: Any, legal: Legal, rng: KeyedRandom, budget: int) -> Action:  # noqa: ARG002  # a bot's signature
        """Draws a legal action."""
        return choose(legal, rng)


def played(setting: TableSetting, deals: int) -> Table:
    """A table after some deals."""
    players = tuple(Player(f"P{seat}", "wanderer") for seat in range(setting.seats))
    match = Match.new(setting.rules, players, Chance.from_seed(setting.seed))
    table = Table(match, {seat: Wanderer() for seat in range(setting.seats)})
    while match.standing.deals < deals and not match.over:
        table.begin_deal()
        while table.work():
            pass
    return table


@settings(max_examples=60)
@given(settings_of_tables())
def test_a_record_survives_dump_and_load_and_folds_to_the_same_match(
    setting: TableSetting,
) -> None:
    table = played(setting, deals=2)
    record = table.match.record
    text = record.dump()
    loaded = Record.load(text)
    assert loaded.dump() == text
    again = refold(loaded)
    assert (again.deal, again.standing, again.rules) == (
        table.match.deal,
        table.match.standing,
        table.match.rules,
    )
    assert again.record.dump() == text
    public = Record.load(record.dump(secret=False))
    assert public.secret == ""
    assert refold(public).standing == table.match.standing


@settings(max_examples=40)
@given(settings_of_tables())
def test_a_table_taken_up_again_shows_everyone_the_same(setting: TableSetting) -> None:
    table = played(setting, deals=2)
    again = Table.take_up(Record.load(table.match.record.dump()), {})
    assert again.sent == table.sent
    for reader in (*range(setting.seats), SPECTATOR):
        assert again.view(reader) == table.view(reader)
        assert again.envelopes(reader) == table.envelopes(reader)


@settings(max_examples=25)
@given(settings_of_tables())
def test_a_match_can_be_taken_up_after_any_move(setting: TableSetting) -> None:
    """And then goes on exactly as it did."""
    whole = played(setting, deals=1).match.record
    rng = KeyedRandom.of("broken off", setting.seed)
    cut = rng.below(len(whole.lines) - 1)
    broken = Record(header=whole.header, secret=whole.secret, lines=whole.lines[:cut])
    bots = {seat: Wanderer() for seat in range(setting.seats)}
    table = Table.take_up(Record.load(broken.dump()), bots)
    if table.match.deal is None:
        table.begin_deal()
    while table.work():
        pass
    assert table.match.record.dump() == whole.dump()


@settings(max_examples=300)
@given(settings_of_tables())
def test_codes_and_plain_data_stand_for_the_same_rules(setting: TableSetting) -> None:
    kind = type(setting.rules)
    assert decode(kind, encode(setting.rules)) == setting.rules
    assert kind().with_tables(setting.rules.plain()) == setting.rules
    assert hash(decode(kind, encode(setting.rules))) == hash(setting.rules)
