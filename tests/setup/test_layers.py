"""What the import contracts cannot say by themselves."""

import sys

import grimp

from tests.setup.project import ROOT, pyproject

PLAIN_ROOMS = ("weli.cards", "weli.kernel", "weli.games", "weli.play")


def test_engine_and_matches_need_only_msgspec() -> None:
    graph = grimp.build_graph("weli", include_external_packages=True, cache_dir=None)
    outside = {
        imported.partition(".")[0]
        for module in graph.modules
        if any(module == room or module.startswith(f"{room}.") for room in PLAIN_ROOMS)
        for imported in graph.find_modules_directly_imported_by(module)
    }
    assert outside - {"weli"} - sys.stdlib_module_names == {"msgspec"}


def test_every_face_that_exists_is_kept_from_the_state() -> None:
    contracts = pyproject()["tool"]["importlinter"]["contracts"]
    kept_away = {
        room
        for contract in contracts
        if "weli.games.*.state" in contract.get("forbidden_modules", [])
        for room in contract["source_modules"]
    }
    rooms = ROOT / "src" / "weli"
    faces = {f"weli.{name}" for name in ("terminal", "server") if (rooms / name).is_dir()}
    assert faces
    assert faces <= kept_away
