"""Rules as a file in TOML that people keep, change and pass on, with a sentence for each rule."""

import json
from itertools import groupby
from typing import Any

from weli.games import closest_profile, load_profile
from weli.i18n.sheets import rule_sentence
from weli.i18n.texts import Texts
from weli.kernel import codes
from weli.kernel.options import Rules

__all__ = ["toml_of"]


def toml_of(texts: Texts, rules: Rules) -> str:
    """Write rules as a TOML file: the nearest profile, and the differences with their sentences."""
    base = closest_profile(rules)
    lines = [f"# {codes.encode(rules)}", f'game = "{rules.game}"', f'base = "{base}"']
    differ = rules.diff(load_profile(base))
    changed = [each for each in rules.describe() if each.path in differ]
    for group, options in groupby(changed, key=lambda each: each.group):
        lines += ["", f"[{group}]"]
        for each in options:
            value = rules.get(each.path)
            lines.append(f"# {rule_sentence(texts, each, value)}")
            lines.append(f"{each.name} = {_in_toml(each.domain.plain(value))}")
    return "\n".join(lines)


def _in_toml(value: Any) -> str:
    """Write a plain value in TOML, which differs from JSON only in tables."""
    if isinstance(value, dict):
        pairs = ", ".join(f"{key} = {number}" for key, number in value.items())
        return f"{{ {pairs} }}"
    return json.dumps(value)
