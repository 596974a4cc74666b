"""The long command runs, part by part."""

import pytest

from tests.laws.long import PARTS, main


def test_the_long_command_in_small(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--percent", "0.05", "--seed", "1"])
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == "seed 1"
    assert [line.partition(":")[0] for line in lines] == list(PARTS)


def test_an_unknown_part_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["statistic"])
    assert stopped.value.code == 2
    assert "statistics" in capsys.readouterr().err
