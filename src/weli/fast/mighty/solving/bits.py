"""The highest bit of a word."""

from collections.abc import Callable
from typing import Any, Final, cast

from numba import types
from numba.extending import intrinsic

__all__ = ["top_place"]

HIGHEST: Final = 63


def _top_place(_typing: Any, _word: Any) -> tuple[Any, Callable[[Any, Any, Any, Any], Any]]:
    """Return the place of the highest bit of a word that is not zero."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        no = context.get_constant(types.boolean, 0)
        zeros = builder.ctlz(arguments[0], no)
        return builder.sub(context.get_constant(types.int64, HIGHEST), zeros)

    return types.int64(types.int64), generate


top_place: Final[Callable[[int], int]] = cast(Any, intrinsic(_top_place))
"""Returns the place of the highest bit of a word that is not zero."""
