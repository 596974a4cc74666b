"""What a test of the rules says about itself: the option it stands for, the lines it cites.

`@option("cut.knock", False)` marks a test of the option at this value. The test must really play
under such rules: it fails when no rules with the value were made while it ran. `@cites(...)` quotes
the rule book, or names a part of it as its game's `test_every_option.py` says, which also sees to
it that no option and no decision is left without a test.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

from weli.kernel.options import Rules

P = ParamSpec("P")


class Marks:
    """The marks of the tests of one game.

    Attributes:
        used: the rules made since the running test began.
        tested: the values of each option that some test stands for.
        cited: what the tests quote from the rule book, in single spaces.
    """

    def __init__(self, rules: type[Rules]) -> None:
        self._options = {row.path: row for row in rules().describe()}
        self.used: list[Rules] = []
        self.tested: dict[str, set[Any]] = defaultdict(set)
        self.cited: set[str] = set()

    def option(self, path: str, *raw: object) -> Callable[[Callable[P, None]], Callable[P, None]]:
        """Marks a test of an option at these values, as they are written on the command line."""
        values = [self._options[path].domain.parse(value) for value in raw]
        self.tested[path].update(values)

        def mark(test: Callable[P, None]) -> Callable[P, None]:
            @wraps(test)
            def marked(*args: P.args, **kwargs: P.kwargs) -> None:
                self.used.clear()
                test(*args, **kwargs)
                played = {rules.get(path) for rules in self.used}
                missing = [value for value in values if value not in played]
                assert not missing, f"{test.__name__} never plays with {path} = {missing}"

            return marked

        return mark

    def cites(self, *quotes: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
        """Marks a test of what these words of the rule book say."""
        self.cited.update(" ".join(quote.split()) for quote in quotes)
        return lambda test: test
