"""Every package version is fixed, and the tool that fixes them changes nothing else."""

import importlib.metadata
import re
import tomllib

import pytest

from tests.setup.project import ROOT, pyproject
from tools.pins import BUILD_PINS, RUNTIME_PINS, replace_list

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.!+]+)(?: ; .+)?")


def pins(key: str) -> dict[str, set[str]]:
    """The pinned versions of each package in one of the two lists, one for each kind of Python."""
    found: dict[str, set[str]] = {}
    for pin in pyproject()["tool"]["uv"][key]:
        if match := PIN.fullmatch(pin):
            found.setdefault(match["name"], set()).add(match["version"])
    return found


def canonical(name: str) -> str:
    """A package's name as the lists spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("key", [RUNTIME_PINS, BUILD_PINS])
def test_every_entry_fixes_one_version_of_one_package(key: str) -> None:
    entries = pyproject()["tool"]["uv"][key]
    assert entries
    assert sum(map(len, pins(key).values())) == len(entries)
    several = [entry for entry in entries if len(pins(key)[entry.partition("==")[0]]) > 1]
    assert all("python_full_version" in entry for entry in several)


def test_everything_installed_is_pinned_at_its_version() -> None:
    installed = {
        canonical(distribution.name): distribution.version
        for distribution in importlib.metadata.distributions()
    }
    del installed["weli"]
    pinned = pins(RUNTIME_PINS)
    strange = {
        name: is_at for name, is_at in installed.items() if is_at not in pinned.get(name, ())
    }
    assert not strange


def test_the_resolution_for_all_platforms_is_what_is_pinned() -> None:
    lock = ROOT / "uv.lock"
    if not lock.exists():
        pytest.skip("uv has not resolved the project here")
    packages = tomllib.loads(lock.read_text(encoding="utf-8"))["package"]
    resolved: dict[str, set[str]] = {}
    for package in packages:
        resolved.setdefault(package["name"], set()).add(package["version"])
    del resolved["weli"]
    assert resolved == pins(RUNTIME_PINS)


def test_build_requirements_are_pinned() -> None:
    requirements = {canonical(name) for name in pyproject()["build-system"]["requires"]}
    assert requirements <= set(pins(BUILD_PINS))


def test_replacing_a_list_leaves_the_rest_alone() -> None:
    text = '[tool.uv]\na = 1\nb = [\n    "x==1",\n]\nc = [\n]\n'
    changed = replace_list(text, "b", ["x==2", "y==3 ; sys_platform == 'win32'"])
    assert tomllib.loads(changed) == {
        "tool": {"uv": {"a": 1, "b": ["x==2", "y==3 ; sys_platform == 'win32'"], "c": []}}
    }
    assert replace_list(changed, "b", ["x==1"]) == text


def test_replacing_a_list_that_is_not_there_names_it() -> None:
    with pytest.raises(ValueError, match="found no list 'b = \\['"):
        replace_list("a = 1\n", "b", [])
