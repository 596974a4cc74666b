"""Every code in the source that stands for a sentence, found by reading the source."""

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.setup.project import ROOT

SOURCE = ROOT / "src" / "weli"
THEMES = {
    "Reason": "reason",
    "Duty": "reason",
    "Problem": "problem",
    "RecordError": "record-error",
}
"""The class whose first argument is a code, and what its messages begin with."""


class Use(NamedTuple):
    """One place where a code is used; `details` is None where they cannot be read off."""

    place: str
    theme: str
    code: str
    details: frozenset[str] | None


@cache
def uses() -> tuple[Use, ...]:
    """Every use of a code in the source."""
    found: list[Use] = []
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = {
            target.id: node.value.value
            for node in ast.walk(tree)
            if isinstance(node, ast.AnnAssign)
            and isinstance(target := node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                found += _use(node, node.func.id, place, words)
    return tuple(found)


def _use(node: ast.Call, name: str, place: str, words: dict[str, str]) -> Iterator[Use]:
    """The use of a code in a call, if it is one; a code that is computed is none."""
    if name not in THEMES or not node.args:
        return
    first = node.args[0]
    code = words.get(first.id) if isinstance(first, ast.Name) else getattr(first, "value", None)
    if isinstance(code, str):
        yield Use(place, THEMES[name], code, _details(node, name))


def _details(node: ast.Call, name: str) -> frozenset[str] | None:
    """The names of the details that a call gives."""
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    keywords = {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
    if name == "RecordError":
        return frozenset(keywords)
    details = keywords.get("details") or (node.args[2] if len(node.args) > 2 else None)
    if details is None:
        return frozenset()
    if not isinstance(details, ast.Dict):
        return None
    return frozenset(str(key.value) for key in details.keys if isinstance(key, ast.Constant))
