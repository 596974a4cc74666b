"""How long Weli takes to start, as whole processes.

    uv run python benchmarks/startup.py [--runs 15]

Each command is started anew and waited for; the median of the runs is printed, with the range, by
the clock and (where the system tells it) by CPU time, which a busy machine changes less. A bare
Python that does nothing is in every figure, so it is measured too.

What Python compiles is kept between the runs, as it is for everybody who starts Weli a second time,
wherever the environment says that nothing is to be kept.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "python -c 'import weli'": ["-c", "import weli"],
    "python -m weli --help": ["-m", "weli", "--help"],
}


def seconds(arguments: list[str]) -> tuple[float, float]:
    """Run Python with these arguments; return its seconds by the clock and of CPU time."""
    used = sum(os.times()[2:4])
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start, sum(os.times()[2:4]) - used


def main() -> None:
    """Measure every command in turns and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as compiled:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = compiled
        times = measured(runs)
    version = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{version}, {runs} runs each: median (range)\n")
    print(f"{'':26}{'seconds by the clock':24}of CPU time")
    for name, row in times.items():
        clock, used = zip(*row, strict=True)
        print(f"{name:26}{told(clock):24}{told(used):24}".rstrip())


def measured(runs: int) -> dict[str, list[tuple[float, float]]]:
    """Run every command once to have everything compiled, and then in turns."""
    for arguments in COMMANDS.values():
        seconds(arguments)
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in COMMANDS}
    for _ in range(runs):
        for name, arguments in COMMANDS.items():
            times[name].append(seconds(arguments))
    return times


def told(values: tuple[float, ...]) -> str:
    """Write the median and the range of some seconds."""
    return f"{statistics.median(values):.3f} ({min(values):.3f}-{max(values):.3f})"


if __name__ == "__main__":
    main()
