"""Where compiled code is kept between runs, so that a twin starts at once the second time.

The folder lies in the user's cache, in a place of its own for every state of the twins' source:
Numba looks only at the file of the function that is called, not at those it is made of, and would
take old code for new. A folder that cannot be written is reported, never passed over in silence.
"""

import hashlib
import os
import tempfile
import warnings
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_cache_path

__all__ = ["CacheWarning", "Folder", "base", "folder"]

VARIABLE: Final = "NUMBA_CACHE_DIR"
"""The environment variable by which a user chooses another place."""

READY: Final = "ready.txt"
"""Lies beside the code when all of it is there, and says how long it took."""

GAMES: Final = ("mulatschak", "mighty")
"""The games whose twins are compiled apart from each other."""


class CacheWarning(RuntimeWarning):
    """Compiled code cannot be kept, so every start compiles it anew."""


class Folder(NamedTuple):
    """The place of the compiled code.

    Attributes:
        path: the folder.
        problem: why it cannot be written; empty when it can.
    """

    path: Path
    problem: str

    @property
    def filled(self) -> bool:
        """Whether everything lies there compiled."""
        return not self.problem and (self.path / READY).is_file()

    @property
    def seconds(self) -> float:
        """How many seconds of one core everything took; 0 when it is not compiled."""
        return float((self.path / READY).read_text()) if self.filled else 0.0

    def fill(self, seconds: float) -> None:
        """Note that everything lies there, and how many seconds of one core it took."""
        half = self.path / f"{READY}.new"
        half.write_text(f"{seconds:.1f}")
        half.replace(self.path / READY)


def folder(module: str = "weli.fast") -> Folder:
    """Return the folder for a module's compiled code, made if need be.

    Warns, once, when it cannot be written.
    """
    words = module.split(".")
    return _folder(words[2] if len(words) > 2 and words[2] in GAMES else "")


@cache
def _folder(game: str) -> Folder:
    path = base() / fingerprint(game)
    problem = _problem(path)
    if problem:
        warnings.warn(f"{path}: {problem}", CacheWarning, stacklevel=4)
    return Folder(path, problem)


def base() -> Path:
    """Return the place that the user chose for compiled code, or the one in the user's cache."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else user_cache_path("weli") / "compiled"


def fingerprint(game: str = "") -> str:
    """Return a short name for the present state of the source that is compiled.

    A game's twin and its solver are made of what all games share and of their own files, and take
    their tables from the game; what is not of one game counts on everything.
    """
    room = Path(__file__).parent
    others = {room / each for each in GAMES if game and each != game}
    shared = [file for file in room.rglob("*.py") if others.isdisjoint(file.parents)]
    own = (room.parent / "games" / game).rglob("*.py")
    digest = hashlib.blake2b(version("weli").encode(), digest_size=8)
    for file in sorted({room.parent / "cards.py", *shared, *own}):
        digest.update(file.relative_to(room.parent).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _problem(path: Path) -> str:
    """Return why nothing can be written into a folder; empty when it can."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return ""
    except OSError as error:
        return error.strerror or str(error)
