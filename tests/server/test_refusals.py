"""Every code with which the server refuses something is used, and can be said in every language."""

import pytest

from tests.setup.project import ROOT
from weli.i18n.texts import LANGUAGES, Texts
from weli.server.refusals import PROBLEMS, REFUSALS, no


@pytest.mark.parametrize("code", sorted({*REFUSALS, *PROBLEMS}))
def test_every_code_is_used(code: str) -> None:
    sources = (ROOT / "src" / "weli" / "server").rglob("*.py")
    used = [path.name for path in sources if f'"{code}"' in path.read_text(encoding="utf-8")]
    assert set(used) - {"refusals.py"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_said(lang: str) -> None:
    words = Texts(lang)
    for code in REFUSALS:
        assert words(f"refusal-{code.replace('_', '-')}", seconds=3)


def test_a_code_that_is_not_listed_is_a_bug() -> None:
    with pytest.raises(AssertionError):
        no("because")
