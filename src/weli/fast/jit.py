"""The compiler, behind one door: what is marked `compiled` runs as machine code.

Compiled functions work on whole numbers and on rows of them, never on objects, and let other
threads run meanwhile. A row is handed on as a bare pointer (`row_of`), which costs nothing to pass.
The inner functions become part of whoever calls them, so only those marked `entry` are kept on the
disk for the next start.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar, cast

import numba
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic
from numpy import uint64
from numpy.typing import NDArray

from weli.fast.cache import folder

__all__ = [
    "compiled",
    "entry",
    "inlined",
    "look_ahead",
    "popcount",
    "row_of",
    "trailing_zeros",
    "upper_product",
]

F = TypeVar("F", bound=Callable[..., Any])

# The compiler's own types do not know everything that it can do.
_NJIT: Final[Any] = njit
_CONFIG: Final[Any] = numba.config
_TYPES: Final[Any] = types
_INNER: Final[Any] = {
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "no_rewrites": True,
}


def compiled(function: F) -> F:
    """Compile a function that others are made of; Python itself cannot call it."""
    return cast(F, _NJIT(**_INNER)(function))


def inlined(function: F) -> F:
    """Compile a function into each of its few callers: no call is paid for."""
    return cast(F, _NJIT(forceinline=True, **_INNER)(function))


def entry(function: F) -> F:
    """Compile a function that Python calls, and keep the machine code on the disk."""
    place = folder(function.__module__)
    if not place.problem:
        _CONFIG.CACHE_DIR = str(place.path)
    outer = _NJIT(nogil=True, error_model="numpy", no_cfunc_wrapper=True, cache=not place.problem)
    return cast(F, outer(function))


Generated = tuple[Any, Callable[[Any, Any, Any, Any], Any]]
"""The types of an operation, and what writes its machine code."""


def _popcount(_typing: Any, _word: Any) -> Generated:
    """Count the bits of a word."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _trailing_zeros(_typing: Any, _word: Any) -> Generated:
    """Return the place of the lowest bit of a word that is not zero."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        no = context.get_constant(types.boolean, 0)
        return builder.cttz(arguments[0], no)

    return types.int64(types.int64), generate


def _upper_product(_typing: Any, _one: Any, _other: Any) -> Generated:
    """Return the upper 64 of the 128 bits of a product."""
    word, both = ir.IntType(64), ir.IntType(128)

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        product = builder.mul(*(builder.zext(factor, both) for factor in arguments))
        return builder.trunc(builder.lshr(product, ir.Constant(both, 64)), word)

    return types.uint64(types.uint64, types.uint64), generate


def _row_of(_typing: Any, rows: Any, _number: Any) -> Generated | None:
    """Return a pointer to one row of a table of numbers, or to one number of a list.

    The table must stay alive while the pointer is used.
    """
    if not isinstance(rows, types.Array) or rows.layout != "C":
        return None

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        table = context.make_array(rows)(context, builder, value=arguments[0])
        place = arguments[1]
        if rows.ndim > 1:
            place = builder.mul(builder.extract_value(table.shape, rows.ndim - 1), place)
        return builder.gep(table.data, [place])

    return _TYPES.CPointer(rows.dtype)(rows, types.int64), generate


def _look_ahead(_typing: Any, row: Any, _place: Any) -> Generated:
    """Ask for the part of memory where a row's number at this place lies, to be read soon."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(32)
        there = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), ir.PointerType())
        kind = ir.FunctionType(ir.VoidType(), [there.type, word, word, word])
        ask = builder.module.declare_intrinsic("llvm.prefetch", [there.type], kind)
        # To be read, to be kept near, data.
        builder.call(ask, [there, word(0), word(3), word(1)])
        return context.get_dummy_value()

    return types.void(row, types.int64), generate


A = TypeVar("A", bound=NDArray[Any])

popcount: Final[Callable[[int], int]] = cast(Any, intrinsic(_popcount))
"""Counts the bits of a word."""

trailing_zeros: Final[Callable[[int], int]] = cast(Any, intrinsic(_trailing_zeros))
"""Returns the place of the lowest bit of a word that is not zero."""

upper_product: Final[Callable[[uint64, uint64], uint64]] = cast(Any, intrinsic(_upper_product))
"""Returns the upper 64 of the 128 bits of a product."""


look_ahead: Final[Callable[[Any, int], None]] = cast(Any, intrinsic(_look_ahead))
"""Asks for the memory where a row's number at this place lies, since it will be read soon."""


class _RowOf(Protocol):
    def __call__(self, rows: A, number: int, /) -> A: ...


row_of: Final[_RowOf] = cast(Any, intrinsic(_row_of))
"""Returns a pointer to one row of a table of numbers, or to one number of a list."""
