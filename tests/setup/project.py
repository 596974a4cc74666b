"""Where the project's files are, and how the tests run its tools."""

import os
import subprocess
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def pyproject() -> dict[str, Any]:
    """The content of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def committed_files() -> list[Path]:
    """Every file that is committed or would be: what git tracks or has not been told to ignore."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "-c", "-o", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    paths = {ROOT / name for name in listed.split("\0") if name}
    return sorted(path for path in paths if path.is_file())


def run_tool(name: str, *arguments: str) -> None:
    """Runs a tool of this environment in the project's root; its failure fails with its output."""
    tool = Path(sysconfig.get_path("scripts")) / name
    done = subprocess.run(
        [tool, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1", "NO_COLOR": "1"},
        check=False,
    )
    assert done.returncode == 0, (
        f"{name} {' '.join(arguments)} (exit code {done.returncode}):\n{done.stdout}"
    )


def python_files(*folders: str) -> list[Path]:
    """The committed Python files under the named folders of the project."""
    tops = tuple(ROOT / folder for folder in folders)
    return [
        path
        for path in committed_files()
        if path.suffix == ".py" and any(path.is_relative_to(top) for top in tops)
    ]
