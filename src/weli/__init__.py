"""Weli: the card table for Mulatschak, under your own house rules.

The names below are the public ones. They are loaded when they are first used, so that
`import weli` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from weli.cards import CARDS, WELI, Card, Rank, Suit, parse_card
    from weli.games import GAMES, game_of, load_profile, profile_names
    from weli.kernel.actions import NATURE, SPECTATOR, Envelope, IllegalAction, Move, Reason
    from weli.kernel.chance import Chance, KeyedRandom, commitment
    from weli.kernel.codes import decode, encode
    from weli.kernel.options import PerSeats, Problem, Rules, RulesError
    from weli.kernel.record import Header, Player, Record, RecordError
    from weli.play.bot import Bot
    from weli.play.journal import FileJournal, Journal
    from weli.play.match import Match, refold, reopen, replay
    from weli.play.table import Table, TableBroken

__version__ = "0.1.0"

_HOMES: Final = {
    "weli.cards": ("CARDS", "WELI", "Card", "Rank", "Suit", "parse_card"),
    "weli.games": ("GAMES", "game_of", "load_profile", "profile_names"),
    "weli.kernel.actions": (
        "NATURE",
        "SPECTATOR",
        "Envelope",
        "IllegalAction",
        "Move",
        "Reason",
    ),
    "weli.kernel.chance": ("Chance", "KeyedRandom", "commitment"),
    "weli.kernel.codes": ("decode", "encode"),
    "weli.kernel.options": ("PerSeats", "Problem", "Rules", "RulesError"),
    "weli.kernel.record": ("Header", "Player", "Record", "RecordError"),
    "weli.play.bot": ("Bot",),
    "weli.play.journal": ("FileJournal", "Journal"),
    "weli.play.match": ("Match", "refold", "reopen", "replay"),
    "weli.play.table": ("Table", "TableBroken"),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CARDS",
    "GAMES",
    "NATURE",
    "SPECTATOR",
    "WELI",
    "Bot",
    "Card",
    "Chance",
    "Envelope",
    "FileJournal",
    "Header",
    "IllegalAction",
    "Journal",
    "KeyedRandom",
    "Match",
    "Move",
    "PerSeats",
    "Player",
    "Problem",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Rules",
    "RulesError",
    "Suit",
    "Table",
    "TableBroken",
    "commitment",
    "decode",
    "encode",
    "game_of",
    "load_profile",
    "parse_card",
    "profile_names",
    "refold",
    "reopen",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Load a public name from the module it lives in."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'weli' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)
