"""Linter, formatter, type checker and import contracts pass on the whole project."""

import pytest

from tests.setup.project import run_tool


def test_ruff_finds_nothing() -> None:
    run_tool("ruff", "check")


def test_code_is_formatted() -> None:
    run_tool("ruff", "format", "--check", "--diff")


def test_types_are_sound() -> None:
    run_tool("mypy")


def test_imports_keep_to_the_layers() -> None:
    run_tool("lint-imports", "--no-logo")


def test_a_failing_tool_shows_its_output() -> None:
    with pytest.raises(AssertionError, match="no-such-option"):
        run_tool("ruff", "check", "--no-such-option")
