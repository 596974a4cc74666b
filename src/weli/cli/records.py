"""`weli matches`, `weli replay` and `weli verify`: looking at records."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from weli.cli.common import fail, fail_near, texts
from weli.cli.saves import NoSuchMatch, Saved, find, match_files, open_saved
from weli.kernel.actions import NATURE
from weli.kernel.domains import nearest
from weli.kernel.record import Entry, Guard, Record, RecordError, score
from weli.play.journal import read_record
from weli.play.match import Match, reopen, replay

if TYPE_CHECKING:
    from weli.i18n.texts import Texts

__all__ = ["matches", "replay_record", "verify"]

On = Annotated[bool, Parameter(negative=())]

UNREADABLE: Final = 2
DIFFERS: Final = 1

_UNREADABLE_CODES: Final = (
    "record_bad_action",
    "record_bad_secret",
    "record_game",
    "record_rules",
)
"""What is found out only while folding, and still means that the file cannot be read."""


# ------------------------------------------------------------------------ the list of matches


def matches(*, json: On = False, lang: str | None = None) -> None:
    """List the matches that are saved, the one played last first.

    They lie in the user's data folder, or in the folder that WELI_DATA names, as files that can
    be given to `weli replay` and `weli verify`.

    Args:
        json: Print JSON for a program.
        lang: Language: en, de or ko.
    """
    words = texts(lang)
    saved = [open_saved(path) for path in match_files()]
    if json:
        _print_json([_plain(each, words) for each in saved])
        return
    for each in saved:
        print(_listed(each, words))
    if not saved:
        print(words("saved-empty"))


def _plain(saved: Saved, words: "Texts") -> dict[str, Any]:
    """Return what a program might want to know of a saved match."""
    about: dict[str, Any] = {"name": saved.name, "file": str(saved.path), "state": _state(saved)}
    match = saved.match
    if match is None:
        assert saved.error is not None, "a match that could not be folded has an error"
        return about | {"line": saved.error.line, "error": _say_error(words, saved.error)}
    header = match.record.header
    return about | {
        "started": header.started,
        "game": header.game,
        "profile": header.profile,
        "players": [player.name for player in header.players],
        "scores": _plain_scores(match),
        "deals": match.standing.deals,
        "winners": list(match.standing.winners),
    }


def _plain_scores(match: Match) -> list[int | str]:
    """Return the scores as records write them; a fraction is a text such as "7/2"."""
    return list(score(match.standing.deals, match.standing.scores).scores)


def _state(saved: Saved) -> str:
    if saved.match is None:
        return "broken"
    return "finished" if saved.match.over else "unfinished"


def _listed(saved: Saved, words: "Texts") -> str:
    """Return a saved match as one line of the list."""
    match = saved.match
    if match is None:
        assert saved.error is not None, "a match that could not be folded has an error"
        return words("saved-broken", match=saved.name, error=_say_error(words, saved.error))
    from weli.i18n.texts import figure

    header = match.record.header
    scores = match.game.shown_scores(match.rules, match.standing.scores)
    told = [
        words("scores-one", name=player.name, score=figure(points))
        for player, points in zip(header.players, scores, strict=True)
    ]
    return words(
        "saved-listed",
        match=saved.name,
        date=header.started[:16].replace("T", " "),
        game=header.game,
        profile=header.profile,
        scores=", ".join(told),
        deals=match.standing.deals,
        state=_state(saved),
    )


def _say_error(words: "Texts", error: RecordError) -> str:
    from weli.i18n.problems import say_record_error

    return say_record_error(words, error)


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


# ------------------------------------------------------------------------ stepping through


def replay_record(
    file: str, /, *, seat: str | None = None, text: On = False, lang: str | None = None
) -> None:
    """Step through a match move by move: Enter goes on, b back, d to the next deal, q leaves.

    Args:
        file: A record, or a saved match as `weli matches` names it.
        seat: Whose eyes: a seat's number from 0, as in the record, or a player's name. Without it
            all cards are shown.
        text: Print the whole match at once.
        lang: Language: en, de or ko.
    """
    words = texts(lang)
    from weli.terminal.replaying import ReplayFace, steps

    path = _file_of(file, words)
    record = _load(path, words)
    eyes = None if seat is None else _seat(record, seat, words)
    try:
        if text:
            for step in steps(record, words, eyes):
                print("\n".join(step.lines))
        else:
            ReplayFace(record, words, eyes, sys.stdin, sys.stdout).run()
    except RecordError as error:
        fail(f"{path}: {_say_error(words, error)}")
    except KeyboardInterrupt:
        print()


def _file_of(name: str, words: "Texts") -> Path:
    """Return the file that is meant; fail when there is none."""
    try:
        return find(name)
    except NoSuchMatch as error:
        fail_near(words, words("saved-unknown", match=error.name), error.near)


def _load(path: Path, words: "Texts") -> Record:
    """Read a record; fail with the line that cannot be read."""
    try:
        return read_record(path.read_bytes())
    except RecordError as error:
        fail(f"{path}: {_say_error(words, error)}")
    except OSError as error:
        fail(words("cli-file", file=str(path), reason=error.strerror or ""))


def _seat(record: Record, named: str, words: "Texts") -> int:
    """Return the seat with this number or name; fail when there is none."""
    players = [player.name for player in record.header.players]
    if named.isdecimal() and int(named) < len(players):
        return int(named)
    for seat, name in enumerate(players):
        if name.casefold() == named.casefold():
            return seat
    known = ", ".join(players)
    sentence = words("replay-seat", seat=named, most=len(players) - 1, known=known)
    return fail_near(words, sentence, nearest(named, players))


# ------------------------------------------------------------------------ verifying


def verify(file: str, /, *, json: On = False, lang: str | None = None) -> int:
    """Check that a record is true: exit code 0 if it is, 1 if it differs, 2 if it is unreadable.

    Every move is made again. Each must be legal, lead to the fingerprint and the scores that the
    record names, and each shuffle must follow from the secret that was committed to.

    Args:
        file: A record, or a saved match as `weli matches` names it.
        json: Print JSON for a program.
        lang: Language: en, de or ko.
    """
    words = texts(lang)
    path = _file_of(file, words)
    report: dict[str, Any] = {"file": str(path)}
    try:
        raw = path.read_bytes()
        record = read_record(raw)
        report |= _about(record, cut_off=not raw.endswith(b"\n"))
        match = reopen(record)
        for made in replay(match, record):
            report["line"] = made.line
    except OSError as error:
        fail(words("cli-file", file=str(path), reason=error.strerror or ""))
    except RecordError as error:
        unreadable = "moves" not in report or error.code in _UNREADABLE_CODES
        state = "unreadable" if unreadable else "differs"
        report |= {"state": state, "line": error.line, "code": error.code}
        report["error"] = _say_error(words, error)
        _report(report, words, as_json=json)
        return UNREADABLE if unreadable else DIFFERS
    report |= _proved(match)
    _report(report, words, as_json=json)
    return 0


def _about(record: Record, *, cut_off: bool) -> dict[str, Any]:
    """Return what a record says of itself."""
    entries = record.entries
    return {
        "moves": len(entries),
        "shuffles": sum(entry.actor == NATURE for entry in entries),
        "guards": len([line for line in record.lines if isinstance(line, Guard)]),
        "commitment": record.header.commitment,
        "secret": bool(record.secret),
        "cut_off": cut_off,
    }


def _proved(match: Match) -> dict[str, Any]:
    """Return what a record that is true has shown."""
    last = [line.check for line in match.record.lines if isinstance(line, Entry)][-1:]
    return {
        "state": "true",
        "fingerprint": last[0] if last else "",
        "deals": match.standing.deals,
        "scores": _plain_scores(match),
        "finished": match.over,
    }


def _report(report: dict[str, Any], words: "Texts", *, as_json: bool) -> None:
    """Print what was found, for a person or for a program."""
    if as_json:
        _print_json(report)
        return
    if report["state"] == "true":
        finished = "yes" if report["finished"] else "no"
        print(words("verify-true", moves=report["moves"], deals=report["deals"], finished=finished))
        print(words("verify-fingerprint", fingerprint=report["fingerprint"]))
        shuffles = "verify-shuffles" if report["secret"] else "verify-no-secret"
        print(words(shuffles, number=report["shuffles"], commitment=report["commitment"]))
        if report["guards"]:
            print(words("verify-guards", number=report["guards"]))
    else:
        print(words(f"verify-{report['state']}", error=report["error"]), file=sys.stderr)
    if report.get("cut_off"):
        print(words("verify-cut-off"), file=sys.stderr)
