"""What a test of the rules says about itself: the option it stands for, the lines it cites.

`@option("pack.four", "roth51")` marks a test of the option at this value. The test must really play
under such rules: it fails when no rules with the value were made while it ran. `@cites(...)` quotes
the rule book, or names a section of part A (`A15`) or a row of table B (`B7`). The tests of
`test_every_option.py` see to it that no option and no decision is left without a test.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec

from weli.games.mighty.rules import MightyRules

P = ParamSpec("P")

USED: Final[list[MightyRules]] = []
"""The rules made since the running test began."""

TESTED: Final[dict[str, set[Any]]] = defaultdict(set)
"""The values of each option that some test stands for."""

CITED: Final[set[str]] = set()
"""What the tests quote from the rule book, in single spaces."""


def option(path: str, *raw: object) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Marks a test of an option at these values, as they are written on the command line."""
    described = next(row for row in MightyRules().describe() if row.path == path)
    values = [described.domain.parse(value) for value in raw]
    TESTED[path].update(values)

    def mark(test: Callable[P, None]) -> Callable[P, None]:
        @wraps(test)
        def marked(*args: P.args, **kwargs: P.kwargs) -> None:
            USED.clear()
            test(*args, **kwargs)
            played = {rules.get(path) for rules in USED}
            missing = [value for value in values if value not in played]
            assert not missing, f"{test.__name__} never plays with {path} = {missing}"

        return marked

    return mark


def cites(*quotes: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Marks a test of what these words of the rule book say."""
    CITED.update(" ".join(quote.split()) for quote in quotes)
    return lambda test: test
