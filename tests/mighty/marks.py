"""What the tests of Mighty say about themselves: see `tests.marks`.

`@cites(...)` quotes the rule book, or names a section of part A (`A15`) or a row of table B (`B7`).
"""

from typing import Final

from tests.marks import Marks
from weli.games.mighty.rules import MightyRules

MARKS: Final = Marks(MightyRules)
option, cites = MARKS.option, MARKS.cites
