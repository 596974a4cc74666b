"""What the tests of Mulatschak say about themselves: see `tests.marks`.

`@cites(...)` quotes the rule book, or names an ambiguity (`A7`).
"""

from typing import Final

from tests.marks import Marks
from weli.games.mulatschak.rules import MulatschakRules

MARKS: Final = Marks(MulatschakRules)
option, cites = MARKS.option, MARKS.cites
