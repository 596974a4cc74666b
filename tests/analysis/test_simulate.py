"""Simulated matches: the counts add up, and the same seed gives the same result."""

from pathlib import Path

import pytest

from weli import Record, load_profile, profile_names, refold
from weli.analysis.mulatschak import MulatschakReport
from weli.analysis.report import Outcome, common
from weli.analysis.simulate import MATCHES_PER_TASK, Plan, Report, play_match, simulate
from weli.bots.levels import UnknownBot

PROFILES = [name for name, game in profile_names().items() if game == "mulatschak"]


def plan(matches: int, *bots: str, profile: str = "salzburg", records: str = "") -> Plan:
    return Plan(load_profile(profile), bots or ("regular",) * 3, matches, "7", profile, records)


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(plan(4, "regular", "random", "regular", "random"), workers=1)


def test_every_match_is_won_by_somebody(report: Report) -> None:
    wins = sum(part.count for part in report.seats)
    assert wins >= report.matches - report.given_up
    assert wins == sum(row.won.count for row in report.bots)
    assert all(part.of == report.matches == 4 for part in report.seats)
    assert report.shared <= report.matches


def test_a_shared_win_is_divided_and_no_win_alone() -> None:
    """Random players under `salzburg` share most of their wins (docs/players.md)."""
    whole = plan(6, "random", "random", "random", "random")
    found = simulate(whole, workers=1)
    winners = [play_match(whole, number)[0].standing.winners for number in range(6)]
    assert 0 < found.shared < 6
    assert found.shared == sum(len(each) > 1 for each in winners)
    for place, row in enumerate(found.bots):
        won = [
            len(each)
            for number, each in enumerate(winners)
            if whole.seating(number).index(place) in each
        ]
        assert row.won.count == len(won)
        assert row.alone.count == won.count(1)
        assert row.alone.of == 6
        assert row.parts.mean == pytest.approx(sum(1 / shared for shared in won) / 6)
        assert row.parts.low <= row.parts.mean <= row.parts.high
    assert sum(row.parts.mean for row in found.bots) == pytest.approx(1)


def test_the_interval_of_divided_wins_is_that_of_a_mean() -> None:
    outcome = Outcome.empty(2)
    outcome.matches = 4
    # One match won alone, two shared by two, one lost: the parts 1, 1/2, 1/2 and 0.
    outcome.bot_parts[0], outcome.bot_part_squares[0] = 2.0, 1.5
    parts = common(plan(4, "random", "random"), outcome)["bots"][0].parts
    assert parts.mean == 0.5
    # The variance is (1/4 + 1/4) / 3, and the standard error the square root of 1/24.
    assert parts.high - parts.mean == pytest.approx(1.959964 * (1 / 24) ** 0.5, abs=1e-5)


def test_every_deal_has_one_contract(report: Report) -> None:
    assert sum(row.declared.count for row in report.contracts) == report.deals
    assert all(row.made.of == row.declared.count for row in report.contracts)
    assert all(0 <= row.made.count <= row.made.of for row in report.contracts)
    assert report.deals_per_match == report.deals / report.matches


def test_exchanges_are_shares_of_one_whole(report: Report) -> None:
    assert isinstance(report, MulatschakReport)
    parts = report.exchanged.values()
    assert sum(part.count for part in parts) == next(iter(parts)).of


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    whole = plan(MATCHES_PER_TASK + 2, "random", "random", "regular")
    assert simulate(whole, workers=1) == simulate(whole, workers=2)


def test_the_progress_reaches_the_number_of_matches() -> None:
    told: list[int] = []
    simulate(plan(3), workers=1, progress=told.append)
    assert sum(told) == 3


def test_another_seed_gives_another_result() -> None:
    first = play_match(plan(1), 0)[0].record.entries
    other = play_match(Plan(load_profile("salzburg"), ("regular",) * 3, 1, "8"), 0)[0]
    assert first != other.record.entries


def test_players_change_seats_from_match_to_match() -> None:
    seatings = [plan(3).seating(number) for number in range(3)]
    for seat in range(3):
        assert sorted(seating[seat] for seating in seatings) == [0, 1, 2]


@pytest.mark.parametrize("profile", PROFILES)
def test_records_are_true(profile: str, tmp_path: Path) -> None:
    simulate(plan(2, profile=profile, records=str(tmp_path)), workers=1)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file in files:
        text = file.read_text("utf-8")
        match = refold(Record.load(text))
        assert match.over
        assert match.record.dump() == text


def test_an_unknown_player_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        simulate(plan(1, "regular", "regulr", "random"), workers=1)
