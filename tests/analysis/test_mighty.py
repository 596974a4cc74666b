"""Simulated matches of Mighty: the counts add up, and records are true."""

from pathlib import Path

import pytest

from weli import Record, load_profile, refold
from weli.analysis.mighty import MightyReport
from weli.analysis.simulate import Plan, simulate


def plan(matches: int, profile: str, *bots: str, records: str = "") -> Plan:
    rules = load_profile(profile).with_values({"match.deals": 4})
    return Plan(rules, bots, matches, "7", profile, records)


@pytest.fixture(scope="module")
def report() -> MightyReport:
    found = simulate(plan(3, "pagat", *["regular"] * 5), workers=1)
    assert isinstance(found, MightyReport)
    return found


def test_every_deal_has_one_contract_one_kind_of_friend_and_one_trump(
    report: MightyReport,
) -> None:
    assert report.deals == 12
    assert sum(row.declared.count for row in report.contracts) == report.deals
    assert sum(row.declared.count for row in report.trumps) == report.deals
    assert sum(part.count for part in report.friends.values()) == report.deals
    made = sum(row.made.count for row in report.contracts)
    assert made == sum(row.made.count for row in report.trumps)
    assert 0 < made <= report.deals
    assert report.without.count <= report.deals


def test_payments_of_all_players_add_up_to_nothing(report: MightyReport) -> None:
    assert sum(row.score.mean for row in report.bots) == pytest.approx(0)
    assert all(row.score.low <= row.score.mean <= row.score.high for row in report.bots)


def test_cards_thrown_in_are_counted_by_their_cause() -> None:
    found = simulate(plan(6, "korean", *["random"] * 5), workers=1)
    assert isinstance(found, MightyReport)
    assert set(found.thrown_in) == {"misdeal", "all_pass"}
    assert found.thrown_in["misdeal"] > 0


@pytest.mark.parametrize(("profile", "seats"), [("seed", 8), ("korean", 3), ("league", 5)])
def test_records_are_true(profile: str, seats: int, tmp_path: Path) -> None:
    simulate(plan(1, profile, *["regular"] * seats, records=str(tmp_path)), workers=1)
    (file,) = tmp_path.iterdir()
    text = file.read_text("utf-8")
    match = refold(Record.load(text))
    assert match.over
    assert match.record.dump() == text
