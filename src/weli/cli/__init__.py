"""The `weli` command. Each command is imported only when it is used, so that help comes at once."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from weli import __version__

__all__ = ["app", "main"]

app = App(
    name="weli",
    help="The card table for Mulatschak and Mighty, and their house rules. Without a command: "
    "serve the table on this computer and open it in the browser.",
    version=__version__,
    version_flags=["--version"],
    help_flags=["--help", "-h"],
    help_format="plaintext",
    exit_on_error=False,
    print_error=False,
)
app.command(
    "weli.cli.arena:arena", name="arena", help="Measure computer players with the same cards."
)
app.command("weli.cli.dev:app", name="dev", help="For those who work on Weli itself.")
app.command(
    "weli.cli.dev:doctor", name="doctor", help="Say what Weli runs on, and what is compiled."
)
app.command("weli.cli.serve:serve", name="serve", help="Serve the table in the browser to others.")
app.command(
    "weli.cli.play:play",
    name="play",
    help="Play against computer players in the terminal; h gives a hint.",
)
app.command("weli.cli.play:resume", name="resume", help="Go on with a match that was left.")
app.command("weli.cli.records:matches", name="matches", help="List the matches that are saved.")
app.command(
    "weli.cli.records:replay_record", name="replay", help="Step through a match move by move."
)
app.command("weli.cli.records:verify", name="verify", help="Check that a record is true.")
app.command("weli.cli.rules:app", name="rules", help="Show, compare and share house rules.")
app.command(
    "weli.cli.simulate:simulate", name="simulate", help="Let computer players play many matches."
)


@app.default
def start(
    *,
    lan: Annotated[bool, Parameter(negative=())] = False,
    no_browser: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Serve the table on this computer and open it in the browser.

    Args:
        lan: Let friends on the same network join.
        no_browser: Only say where the table is.
    """
    from weli.cli.serve import at_home

    at_home(lan=lan, browser=not no_browser)


def main(arguments: list[str] | None = None) -> None:
    """Run the `weli` command; what cannot be understood is one clear line and exit code 2.

    Args:
        arguments: what follows the command's name; by default what was typed.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a character shows a question mark instead of a traceback.
            stream.reconfigure(errors="replace")
    try:
        app(sys.argv[1:] if arguments is None else arguments)
    except CycloptsError as error:
        _fail(error)
    except BrokenPipeError:
        # Whoever read our output has gone (`weli rules show | head`); nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(error: CycloptsError) -> None:
    """Say what could not be understood; a word that is no command gets the nearest one."""
    from weli.cli.common import fail, fail_near, texts
    from weli.kernel.domains import nearest

    unknown = error.unused_tokens if not error.command_chain else None
    if isinstance(error, UnusedCliTokensError) and unknown:
        commands = [name for name in app if not name.startswith("-")]
        near = nearest(unknown[0], commands) or ", ".join(commands)
        words = texts()
        fail_near(words, words("cli-command", command=unknown[0]), near)
    fail(str(error))
