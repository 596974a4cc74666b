"""Judgements made up by hand, so that a test can say what the Master found best at a position."""

from tests.mighty.scene import Scene as MightyScene
from tests.mulatschak.scene import Scene as MulatschakScene
from tests.scene import seat_of
from weli.bots.master.hint import UNITS, Hint, Weighed
from weli.bots.master.judging import Choice, Judgement
from weli.bots.master.reasons import reason_for
from weli.i18n.hints import say_reason
from weli.i18n.texts import LANGUAGES, Texts
from weli.i18n.words import at_table

AnyScene = MulatschakScene | MightyScene

STEPS = {"match": 0.01, "points": 1.0}
"""By so much each answer is worth less than the one before it."""


def hinted(scene: AnyScene, *best: str, usual: str = "", error: float = 0.1) -> Hint:
    """The hint to whoever is asked, when these answers are the best, in this order.

    Args:
        scene: the deal.
        best: the best answers in the words of the rule book; the other legal ones follow.
        usual: what the rule of thumb would answer; the best unless told otherwise.
        error: the standard error of every distance, in steps.
    """
    name = scene.asks.split()[0]
    legal = list(scene.game.legal(scene.deal))
    chosen = [scene.game.read(words) for words in best]
    assert set(chosen) <= set(legal), scene.legal
    ordered = [*chosen, *(action for action in legal if action not in chosen)]
    unit = UNITS[scene.rules.game]
    step = STEPS[unit]
    choices = [Choice(each, 0.5 - step * place, step * error) for place, each in enumerate(ordered)]
    judged = Judgement(
        unit=unit,
        choices=tuple(choices),
        usual=scene.game.read(usual) if usual else ordered[0],
        worlds=100,
        effective=100.0,
        seconds=0.1,
    )
    why = reason_for(scene.view(name), judged)
    weighed = tuple(Weighed(each.action, each.worth, each.error) for each in choices)
    return Hint(ordered[0], unit, weighed, why, judged.worlds, judged.effective)


def told(scene: AnyScene, *best: str, usual: str = "", error: float = 0.1) -> str:
    """The reason in English; it can be said in every language."""
    found = hinted(scene, *best, usual=usual, error=error)
    view = scene.view(scene.asks.split()[0])
    names = tuple("ABCDEFGH"[: scene.seats])
    said = {
        lang: say_reason(at_table(Texts(lang), scene.rules, scene.seats), view, found, names)
        for lang in LANGUAGES
    }
    assert len(set(said.values())) == len(LANGUAGES)
    assert view.me == seat_of(scene.asks.split()[0])
    return said["en"]
