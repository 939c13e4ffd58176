"""Law: names stay at home. With the folders of all other games deleted a game still runs alone, tests included: neither
it nor what games share needs any of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import games

ROOT = Path(__file__).resolve().parent.parent
TREE = ("engine", "sakura_desktop", "translations", "assets", "tests", "docs", "pyproject.toml", "play.py", "check.py")
HOMES = (
    "engine/{}", "sakura_desktop/{}", "translations/{}", "assets/{}",
    "tests/engine/{}", "tests/desktop/{}", "tests/scenarios/{}", "tests/golden/{}",
)  # fmt: skip
"""Where a game lives."""
GENERAL = ("tests/engine/kernel", "tests/engine/cardgame", "tests/engine/test_games.py")
"""Tests of what every game shares."""
IMPORT_ALL = """
import importlib, pkgutil, sys
failed = []
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        if not module.name.endswith("__main__"):
            try:
                importlib.import_module(module.name)
            except ImportError as error:
                failed.append(f"{module.name}: {error}")
sys.exit("\\n".join(failed) or 0)
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYTHONPATH", None)
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module", params=[one.key for one in games()])
def alone(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """The tree without the folders of any other game."""
    key = request.param
    folder = tmp_path_factory.mktemp(f"{key}-alone")
    others = [home.format(one.key) for one in games() if one.key != key for home in HOMES]
    homes = {ROOT / home for home in others}
    for name in TREE:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name,
                folder / name,
                ignore=lambda at, names: [
                    one for one in names if one == "__pycache__" or Path(at, one) in homes
                ],
            )
        else:
            shutil.copy(ROOT / name, folder / name)
    assert not any((folder / home).exists() for home in others)
    return key, folder


def test_every_module_that_is_left_can_be_imported(alone: tuple[str, Path]) -> None:
    done = run(alone[1], "-c", IMPORT_ALL, "engine", "sakura_desktop")
    assert done.returncode == 0, done.stderr


def test_no_other_game_is_listed(alone: tuple[str, Path]) -> None:
    key, folder = alone
    done = run(folder, "-c", "from engine.games import games; print(*(one.key for one in games()))")
    assert done.stdout.split() == [key], done.stderr


def test_its_tests_and_those_of_what_games_share_pass(alone: tuple[str, Path]) -> None:
    """But for those of Sakura Arms, which take as long as all others."""
    key, folder = alone
    own = [f"tests/engine/{key}"] if key != "sakura" else []
    done = run(folder, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *GENERAL, *own)
    assert done.returncode == 0, done.stdout[-3000:]
