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
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_cache_path

__all__ = ["CacheWarning", "Folder", "base", "folder"]

VARIABLE: Final = "NUMBA_CACHE_DIR"
"""The environment variable by which a user chooses another place."""

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
        """Whether compiled code lies there already."""
        return not self.problem and any(self.path.rglob("*.nbc"))


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

    A game's twin is made of what all twins share and of its own files, and takes its tables from
    the game; what is not of one game counts on everything.
    """
    room = Path(__file__).parent
    own = [
        room.glob("*.py"),
        (room / game).rglob("*.py"),
        (room.parent / "games" / game).rglob("*.py"),
    ]
    digest = hashlib.blake2b(version("weli").encode(), digest_size=8)
    for file in sorted({room.parent / "cards.py", *chain.from_iterable(own)}):
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
