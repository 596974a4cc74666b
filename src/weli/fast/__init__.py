"""Compiled twins of the games: millions of decisions a second, for bots, learning and search.

A twin plays a game exactly as the readable engine does; the tests play both side by side and
compare after every move. Nothing here is loaded before it is asked for, since the compiler is
slow to load.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from weli.fast.batch import BatchEnv
    from weli.fast.codec import SPACES, Space
    from weli.fast.pack import pack, unpack
    from weli.fast.rules_vector import Unsupported

_HOMES: Final = {
    "BatchEnv": "weli.fast.batch",
    "SPACES": "weli.fast.codec",
    "Space": "weli.fast.codec",
    "Unsupported": "weli.fast.rules_vector",
    "pack": "weli.fast.pack",
    "unpack": "weli.fast.pack",
}

__all__ = ["SPACES", "BatchEnv", "Space", "Unsupported", "pack", "unpack"]


def __getattr__(name: str) -> Any:
    """Load a public name from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'weli.fast' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
