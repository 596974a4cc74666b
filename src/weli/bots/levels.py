"""The levels of computer players, and how to name one of one's own."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from weli.kernel.domains import nearest
from weli.play.bot import Bot

__all__ = ["LEVELS", "UnknownBot", "load_bot"]


def _random() -> Bot:
    from weli.bots.chance import RandomBot

    return RandomBot()


def _regular() -> Bot:
    from weli.bots.rule_of_thumb import RuleOfThumb

    return RuleOfThumb()


_MAKERS: Final[dict[str, Callable[[], Bot]]] = {"random": _random, "regular": _regular}

LEVELS: Final = tuple(_MAKERS)
"""The levels that come with Weli, weakest first."""


class UnknownBot(ValueError):
    """A name that belongs to no computer player.

    Attributes:
        name: the name as it was given.
        code: what is wrong: `unknown_level`, `no_module`, `no_class` or `no_bot`.
        near: the nearest level, or an empty text.
    """

    def __init__(self, name: str, code: str, near: str = "") -> None:
        """Keep the name and what is wrong with it."""
        super().__init__(f"{code}: {name}")
        self.name = name
        self.code = code
        self.near = near


def load_bot(name: str) -> Bot:
    """Return a new computer player: a level, or `package.module:Class` for one of one's own.

    The class is made without arguments and has the method `choose` of `weli.play.bot.Bot`.

    Raises:
        UnknownBot: there is no such level, module or class, or it is no computer player.
    """
    module_name, colon, class_name = name.partition(":")
    if not colon:
        if name not in _MAKERS:
            raise UnknownBot(name, "unknown_level", nearest(name, LEVELS))
        return _MAKERS[name]()
    try:
        module = import_module(module_name)
    except (ImportError, ValueError, SyntaxError):
        raise UnknownBot(name, "no_module") from None
    kind = getattr(module, class_name, None)
    if not isinstance(kind, type):
        raise UnknownBot(name, "no_class", nearest(class_name, vars(module)))
    if not callable(getattr(kind, "choose", None)):
        raise UnknownBot(name, "no_bot")
    bot: Bot = kind()
    return bot
