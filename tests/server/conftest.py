"""What holds for the server's tests: the same shuffles every time."""

import pytest

from weli.kernel.chance import Chance


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes the secret of a match from a seed instead of the operating system."""
    monkeypatch.setattr(Chance, "fresh", classmethod(lambda cls: cls.from_seed("tests")))
