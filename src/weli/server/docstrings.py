"""Docstrings of structures as the descriptions of a JSON Schema, field by field."""

import inspect
import re
from collections.abc import Mapping
from typing import Any, Final

__all__ = ["explained"]

_ATTRIBUTE: Final = re.compile(r"^    (\w+): ")


def explained(definitions: Mapping[str, Any]) -> dict[str, Any]:
    """Return definitions in which the docstrings of structures explain them field by field."""
    return {name: _explained(schema) for name, schema in definitions.items()}


def _explained(schema: dict[str, Any]) -> dict[str, Any]:
    if "description" not in schema or "properties" not in schema:
        return schema
    about, _, attributes = inspect.cleandoc(schema["description"]).partition("\n\nAttributes:\n")
    told: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in attributes.splitlines():
        found = _ATTRIBUTE.match(line)
        if found:
            lines = told.setdefault(found[1], [])
        lines.append(line[found.end() if found else 0 :].strip())
    properties = {
        name: _with_words(each, " ".join(told.get(name, ())))
        for name, each in schema["properties"].items()
    }
    return {**schema, "description": about, "properties": properties}


def _with_words(field: dict[str, Any], about: str) -> dict[str, Any]:
    """Explain a field; what refers to a definition stays bare, or generators would copy it."""
    bare = {"allOf": [{"$ref": field["$ref"]}]} if "$ref" in field else field
    return {**bare, "description": about} if about else field
