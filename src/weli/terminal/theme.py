"""The colours of the card table: by day, and under the lamp.

Loden cloth in a pine frame, cream cards; honey means "look here", cranberry means "act". Suits
differ by colour, sign and letter, so that no meaning hangs on colour alone.
"""

from typing import Final, NamedTuple

from textual.theme import Theme

from weli.cards import Suit

__all__ = ["DAY", "LAMP", "THEMES", "Palette", "palette_of"]


class Palette(NamedTuple):
    """The colours of one theme, as hexadecimal text."""

    page: str
    panel: str
    ink: str
    ink_soft: str
    pine: str
    felt: str
    felt_deep: str
    on_felt: str
    soft_on_felt: str
    honey: str
    cranberry: str
    slate: str
    chalk: str
    good: str
    bad: str
    paper: str
    paper_dim: str
    back: str


DAY: Final = Palette(
    page="#f3e9d7",
    panel="#fffaf0",
    ink="#2a2019",
    ink_soft="#665443",
    pine="#d9a868",
    felt="#3a5746",
    felt_deep="#2d4639",
    on_felt="#f6f1e4",
    soft_on_felt="#c3d0c2",
    honey="#f6bd4f",
    cranberry="#a62339",
    slate="#2e3431",
    chalk="#f5f0e4",
    good="#a9dfb0",
    bad="#ff9d8f",
    paper="#fffcf5",
    paper_dim="#c9bca5",
    back="#9fc0e8",
)
"""Light wood and day-white cards."""

LAMP: Final = Palette(
    page="#15110e",
    panel="#271f19",
    ink="#f5eadb",
    ink_soft="#c9b8a3",
    pine="#5b3d22",
    felt="#22382c",
    felt_deep="#15241c",
    on_felt="#f2ebdb",
    soft_on_felt="#a9b8a9",
    honey="#ffc65c",
    cranberry="#c93a50",
    slate="#1d2220",
    chalk="#f5f0e4",
    good="#a9dfb0",
    bad="#ff9d8f",
    paper="#f4e9d6",
    paper_dim="#c9bca5",
    back="#7f9fcf",
)
"""Dark wood; a lamp hangs over the same table, and cream cards glare least."""

INKS: Final[dict[Suit | None, str]] = {
    Suit.ACORNS: "#4a2a0a",
    Suit.LEAVES: "#00735c",
    Suit.HEARTS: "#c8003c",
    Suit.BELLS: "#8f5600",
    Suit.SPADES: "#1f2833",
    Suit.DIAMONDS: "#0a4f9e",
    Suit.CLUBS: "#00694a",
    None: "#5b2a86",
}
"""The ink of each suit on paper, and of cards without one; each at least 4.5 on either paper."""

SIGNS: Final[dict[Suit | None, str]] = {
    Suit.ACORNS: "♣",
    Suit.LEAVES: "♠",
    Suit.HEARTS: "♥",
    Suit.BELLS: "♦",
    Suit.SPADES: "♠",
    Suit.DIAMONDS: "♦",
    Suit.CLUBS: "♣",
    None: "★",
}
"""The suits in signs that every terminal can draw, German ones as the tournament pack has them."""


def _theme(name: str, palette: Palette, *, dark: bool) -> Theme:
    """Make a Textual theme; the colours of the table are there as variables."""
    return Theme(
        name=name,
        primary=palette.cranberry,
        secondary=palette.pine,
        accent=palette.honey,
        foreground=palette.ink,
        background=palette.page,
        surface=palette.panel,
        panel=palette.panel,
        dark=dark,
        variables={
            f"weli-{field.replace('_', '-')}": value for field, value in palette._asdict().items()
        },
    )


_PALETTES: Final = {"weli-day": DAY, "weli-lamp": LAMP}

THEMES: Final = (
    _theme("weli-day", DAY, dark=False),
    _theme("weli-lamp", LAMP, dark=True),
)
"""Both themes; the first is the light one."""


def palette_of(theme: str) -> Palette:
    """Return the colours of a theme by its name; those of the lamp for a theme not ours."""
    return _PALETTES.get(theme, LAMP)
