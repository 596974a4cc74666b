"""How heavy and how fast the page is, in a real browser against a real server.

    uv run python benchmarks/page.py [size] [motion] [lighthouse] [--runs 5]

* `size`: the compressed JavaScript and CSS that one reader loads who visits the lobby, a table that
  waits and a deal of each game, by Brotli, and by gzip, which browsers take from other machines
  over plain http; and of all languages together.
* `motion`: a deal of each game at the usual speed with the processor slowed down fourfold: tasks
  that keep the page busy for more than 50 ms while the cards are dealt, and everything that is
  animated besides transform and opacity.
* `lighthouse`: Lighthouse with its phone profile, the median of five runs, for the lobby and for a
  table. npm fetches Lighthouse into a folder of its own; it is no part of the project.

It needs Chromium, and the built page (`npm --prefix web run build`).
"""

import argparse
import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    sync_playwright,
)

from weli.server.pages import STATIC

LIGHTHOUSE: Final = "lighthouse@12.8.2"
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")
GAMES: Final = ("mulatschak", "mighty")
SLOWER: Final = 4
CHEAP: Final = ("opacity", "rotate", "scale", "transform", "translate")
"""What moves without being laid out or painted again; the middle three are transforms, too."""

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
KB: Final = 1000

STEP: Final = """
() => {
  const decide = document.querySelector('.decide');
  if (decide === null || decide.inert) return '';
  const may = (b) => !b.disabled && b.getAttribute('aria-disabled') !== 'true';
  const press = (b) => { if (b) b.click(); return Boolean(b); };
  const all = (query) => [...decide.querySelectorAll(query)].filter(may);
  const panel = decide.querySelector('.decide-panel');
  if (panel?.matches('.result')) return all('footer .go').length ? 'result' : '';
  if (panel) {
    const fresh = (b) => b.getAttribute('aria-pressed') !== 'true';
    press(all('footer .go')[0]) || press(all('[aria-keyshortcuts~="w"]').find(fresh) ??
      null) && press(all('footer .go')[0]) || press(all('.strains button').find(fresh)) ||
      press(all('.fc, .others button').find(fresh)) || press(all('footer button')[0]);
    return '';
  }
  if (decide.querySelector('.decide-prompt:not(.quiet)'))
    press(document.querySelector('[data-hand] [data-card]:not([aria-disabled])'));
  return '';
}
"""
"""Makes one decision if one is asked for; says when the deal is over."""

COUNT: Final = """
() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.tasks.push(Math.round(duration));
  }).observe({entryTypes: ['longtask']});
}
"""
"""Counts what keeps the page busy for long."""

WATCH: Final = """
() => {
  window.animated = {};
  const plain = ['offset', 'computedOffset', 'easing', 'composite'];
  const look = () => {
    for (const {effect, animationName, transitionProperty} of document.getAnimations())
      for (const frame of effect.getKeyframes())
        for (const property of Object.keys(frame).filter((name) => !plain.includes(name))) {
          const where = effect.target?.className?.baseVal ?? effect.target?.className ?? '';
          (window.animated[property] ??= new Set()).add(
            `${where} ${animationName ?? transitionProperty ?? ''}`.trim());
        }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Notes what is animated, in every frame; that alone keeps a slow page busy."""

DEALT: Final = f"""
() => {{
  const hand = document.querySelector('[data-hand] [data-card]');
  const result = document.querySelector('.decide-panel.result');
  if (hand !== null && result === null) return true;
  if (result === null) ({STEP})();
  return false;
}}
"""
"""Says when there are cards again; whoever cuts the pack is asked before."""


# ------------------------------------------------------------------------ server and browser


@contextmanager
def served() -> Iterator[str]:
    """Serve in another process, as `weli serve` does; gives the address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "weli", "serve", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None, "it was asked for"
            try:
                found = re.search(r"http://\S+:\d+", process.stdout.readline())
                assert found is not None, "the server says where it is"
                yield found[0]
            finally:
                process.terminate()


def chromium() -> str:
    """Return where the browser is."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        sys.exit("There is no Chromium on this machine.")
    return found


def play_now(page: Page, address: str, game: str) -> None:
    """Sit down to a deal against computer players."""
    page.goto(address)
    page.locator(f'section[data-game="{game}"] .go').click()
    # Whoever cuts the pack is asked before there are cards.
    page.locator("[data-hand] [data-card], .decide-panel").first.wait_for()


def play_deal(page: Page) -> None:
    """Play up to the end of the deal."""
    page.wait_for_function(f"() => ({STEP})() === 'result'", polling=100, timeout=300_000)


# ------------------------------------------------------------------------ how heavy


def size(browser: Browser, address: str) -> None:
    """Print what is loaded, compressed."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    loaded: dict[str, int] = {}
    packed: dict[str, int] = {}

    def note(response: Any) -> None:
        path = response.url.removeprefix(address)
        if path.endswith((".js", ".css")):
            loaded[path] = int(response.headers["content-length"])
            packed[path] = len(gzip.compress((STATIC / path.lstrip("/")).read_bytes(), mtime=0))

    context.on("response", note)
    page = context.new_page()
    for game in GAMES:
        page.goto(address)
        page.locator(f'section[data-game="{game}"] .ghost').click()
        page.locator(".rules .list").wait_for()
        play_now(page, address, game)
        sent, zipped = (sum(each.values()) / KB for each in (loaded, packed))
        print(
            f"loaded up to a deal of {game:<12} {sent:8.1f} kB in {len(loaded)} files"
            f" ({zipped:.1f} kB by gzip)"
        )
    context.close()
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css")]
    every = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in files)
    print(f"all languages together             {every / KB:8.1f} kB in {len(files)} files (gzip)")


# ------------------------------------------------------------------------ how smooth


def motion(browser: Browser, address: str) -> None:
    """Print what keeps the page busy while it deals, and what is animated."""
    for game in GAMES:
        context = browser.new_context(locale="en", viewport=PHONE, has_touch=True)
        page = context.new_page()
        play_now(page, address, game)
        play_deal(page)
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(COUNT)
        next_deal(page)
        dealing = page.evaluate("() => window.tasks.splice(0)")
        play_deal(page)
        rest = page.evaluate("() => window.tasks")
        print(
            f"{game}: tasks over 50 ms while dealing: {dealing or 'none'}; later: {rest or 'none'}"
        )
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        page.evaluate(WATCH)
        next_deal(page)
        play_deal(page)
        animated = page.evaluate(
            "() => Object.fromEntries("
            "Object.entries(window.animated).map(([name, where]) => [name, [...where]]))"
        )
        for name, where in sorted(animated.items()):
            places = "" if name in CHEAP else f"  <-- {', '.join(where[:6])}"
            print(f"    {name}{places}")
        context.close()


def next_deal(page: Page) -> None:
    """Go on after a deal, up to the first question that follows the cards."""
    page.locator(".decide-panel.result footer .go").click()
    page.wait_for_function(DEALT, polling=100)
    page.locator(".decide-panel, .decide-prompt").first.wait_for()


# ------------------------------------------------------------------------ Lighthouse


def guest_at_table(browser: Browser, address: str) -> tuple[str, str]:
    """Return the address of a table in play, and the cookie that holds a seat there."""
    context: BrowserContext = browser.new_context()
    answer = context.request.post(
        f"{address}/api/tables", data={"game": "mighty", "play_now": True}
    )
    table = answer.json()["id"]
    (cookie,) = context.cookies()
    context.close()
    return f"{address}/t/{table}", f"{cookie.get('name')}={cookie.get('value')}"


def lighthouse(browser: Browser, address: str, runs: int) -> None:
    """Print Lighthouse's marks: the median of so many runs."""
    npx = shutil.which("npx")
    if npx is None:
        print("Lighthouse needs npm.")
        return
    table, cookie = guest_at_table(browser, address)
    for name, page, headers in (("lobby", address, {}), ("table", table, {"Cookie": cookie})):
        found = [_mark(npx, page, headers) for _ in range(runs)]
        for category in ("performance", "accessibility"):
            marks = [each[category] for each in found]
            spread = f"({min(marks)}-{max(marks)})"
            print(f"Lighthouse, {name}: {category:<14} {statistics.median(marks):g} {spread}")


def _mark(npx: str, page: str, headers: dict[str, str]) -> dict[str, int]:
    """Run Lighthouse once."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "report.json")
        command = [npx, "--yes", LIGHTHOUSE, page, "--quiet", "--output=json"]
        command += [f"--output-path={out}", "--only-categories=performance,accessibility"]
        command += [f"--extra-headers={json.dumps(headers)}"]
        command += [f"--chrome-flags=--headless=new {' '.join(FLAGS)}"]
        environment = {**os.environ, "CHROME_PATH": chromium()}
        subprocess.run(command, check=True, cwd=folder, env=environment)
        told = json.loads(out.read_text(encoding="utf-8"))
        wrong = [
            audit["id"]
            for audit in told["audits"].values()
            if audit["scoreDisplayMode"] == "binary" and audit["score"] == 0
        ]
        if wrong:
            print(f"    not passed: {', '.join(wrong)}")
        return {
            name: round(100 * category["score"]) for name, category in told["categories"].items()
        }


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parts = ["size", "motion", "lighthouse"]
    parser.add_argument("parts", nargs="*", choices=[*parts, "all"], default="all")
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    chosen = parts if "all" in wanted.parts else wanted.parts
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if "size" in chosen:
            size(browser, address)
        if "motion" in chosen:
            motion(browser, address)
        if "lighthouse" in chosen:
            lighthouse(browser, address, wanted.runs)
        browser.close()


if __name__ == "__main__":
    main()
