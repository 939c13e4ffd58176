"""What all tests share: a screen that is not there, a home of their own, one fixed course of hypothesis."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from engine.text.compiled import CACHE_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# No luck and no clock: the same examples on every run, as long as each takes.
hypothesis.settings.register_profile("house", derandomize=True, deadline=None, database=None, print_blob=False)
hypothesis.settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """Compiled catalogs are kept beside what pytest keeps, for all processes of the tests and from run to run."""
    if CACHE_VARIABLE not in os.environ:
        kept = config.cache.mkdir("catalogs") if config.pluginmanager.hasplugin("cacheprovider") else None
        os.environ[CACHE_VARIABLE] = str(kept or tempfile.mkdtemp(prefix="catalogs-"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long is begun first."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish(session: pytest.Session) -> None:
    """What all modules made stays to the end: no collection of garbage looks through it again."""
    del session
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes what belongs to the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
        for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
            patch.setenv(name, str(home))
        yield


@pytest.fixture(scope="session")
def shared() -> Path:
    """The rule documents and the reference data of the cards, which stand beside the checkout."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("the rule documents and reference data (../shared) do not stand beside this checkout")
    return folder


@pytest.fixture(scope="session")
def built_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout as it is."""
    folder = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)])
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def installed_program(built_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a fresh environment into which the wheel was installed; the checkout is not in it."""
    venv = tmp_path_factory.mktemp("installed") / "venv"
    run([sys.executable, "-m", "venv", "--without-pip", str(venv)])
    commands = Path(sysconfig.get_path("scripts", "venv", {"base": str(venv), "platbase": str(venv)}))
    python = commands / Path(sys.executable).name
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(built_wheel)])
    # What it depends on is lent by the environment of the tests, so that no network is needed.
    ours, theirs = sysconfig.get_path("purelib"), sysconfig.get_path("purelib", "venv", {"base": str(venv)})
    Path(theirs, "lent.pth").write_text(f"import sys; sys.path.append({ours!a})\n", "ascii")
    return commands


def run(command: list[str]) -> None:
    """Runs a command that has to succeed; if it does not, the test says what it said."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=without_checkout())
    if done.returncode:
        pytest.fail(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}", pytrace=False)


def without_checkout() -> dict[str, str]:
    """The variables for a command that must not find the checkout by chance."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
