"""What the committed schema says about some data."""

import copy
import json
from functools import cache
from typing import Any

import jsonschema_rs

from tools.protocol_schema import FILE


def closed(schema: Any) -> Any:
    """A schema in which no structure may have more fields than are described."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(each) for key, each in schema.items()}
    if inner.get("type") == "object" and "properties" in inner:
        inner.setdefault("additionalProperties", False)
    return inner


@cache
def committed() -> dict[str, Any]:
    """The schema as it lies in the documents."""
    schema: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return schema


@cache
def validator(name: str) -> jsonschema_rs.Draft7Validator:
    """What accepts exactly one of the described things."""
    schema = closed(copy.deepcopy(committed()))
    schema = {key: schema[key] for key in ("$schema", "definitions")}
    schema["allOf"] = [{"$ref": f"#/definitions/{name}"}]
    return jsonschema_rs.Draft7Validator(schema)


def complaints(name: str, data: Any) -> list[str]:
    """What is wrong with some data."""
    return [str(error)[:400] for error in validator(name).iter_errors(data)]
