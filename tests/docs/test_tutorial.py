"""The tutorial: every block runs and prints what the page says."""

from itertools import pairwise

from tests.docs.blocks import blocks, run
from tests.setup.project import ROOT

TUTORIAL = ROOT / "docs" / "tutorial.md"


def test_every_block_prints_what_the_page_says() -> None:
    found = list(run(TUTORIAL))
    assert len(found) > 15
    wrong = {block.line: printed for block, printed, said in found if printed != said}
    assert wrong == {}, f"by line of docs/tutorial.md, what the block really prints: {wrong}"


def test_every_output_belongs_to_a_block_that_was_run() -> None:
    languages = [block.language for block in blocks(TUTORIAL)]
    assert set(languages) == {"python", "text"}
    assert languages[0] == "python"
    assert ("text", "text") not in pairwise(languages)
