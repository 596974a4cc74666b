"""The sources of the page hold together: types, components, and their own tests."""

from tests.web.node import MODULES, run_node


def test_the_page_has_no_errors_and_no_warnings() -> None:
    types = run_node("types.mjs")
    assert types.returncode == 0, types.stdout + types.stderr
    checked = run_node(
        MODULES / "svelte-check" / "bin" / "svelte-check",
        "--fail-on-warnings",
        "--output",
        "machine",
    )
    assert checked.returncode == 0, checked.stdout[-4000:]
    assert "COMPLETED" in checked.stdout


def test_the_tests_of_the_page_pass() -> None:
    ran = run_node(MODULES / "vitest" / "vitest.mjs", "run")
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert "passed" in ran.stdout
