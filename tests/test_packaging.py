"""The wheel carries all that the program needs, and what is installed from it runs away from the checkout."""

from __future__ import annotations

import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from engine.text.compiled import MADE_BY
from sakura_desktop.sound.sounds import Sound

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ja", "ko")


@pytest.fixture(scope="module")
def carried(built_wheel: Path) -> set[str]:
    with zipfile.ZipFile(built_wheel) as wheel:
        return set(wheel.namelist())


def files_under(folder: str, suffix: str = "") -> set[str]:
    return {
        path.relative_to(ROOT / folder).as_posix()
        for path in (ROOT / folder).rglob(f"*{suffix}")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_wheel_carries_every_catalog(carried: set[str], language: str) -> None:
    catalogs = {path for path in files_under("translations", ".ftl") if path.split("/")[1] == language}
    assert {path.split("/")[0] for path in catalogs} >= {"common", "sakura"}
    assert {f"engine/translations/{path}" for path in catalogs} <= carried


def test_wheel_carries_every_asset(carried: set[str]) -> None:
    packed = {name for name in carried if name.startswith("sakura_desktop/assets/")}
    assert packed == {f"sakura_desktop/assets/{path}" for path in files_under("assets")}


def test_wheel_carries_the_sounds(carried: set[str]) -> None:
    assert {f"sakura_desktop/assets/sounds/{file}" for sound in Sound for file in sound.files()} <= carried


@pytest.mark.parametrize("package", ["engine", "sakura_desktop"])
def test_wheel_carries_every_module(carried: set[str], package: str) -> None:
    modules = {f"{package}/{path}" for path in files_under(package, ".py")}
    assert modules
    assert modules <= carried


def test_wheel_carries_nothing_else(carried: set[str]) -> None:
    assert {name.split("/")[0] for name in carried if ".dist-info/" not in name} == {"engine", "sakura_desktop"}


def test_wheel_says_that_it_is_typed_and_licensed(carried: set[str]) -> None:
    assert {"engine/py.typed", "sakura_desktop/py.typed"} <= carried
    assert [name for name in carried if name.endswith(".dist-info/licenses/LICENSE")]


def test_wheel_asks_for_a_sound_pyside(built_wheel: Path) -> None:
    with zipfile.ZipFile(built_wheel) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        lines = wheel.read(name).decode().lower().replace('"', "'").splitlines()
    wanted = {line.removeprefix("requires-dist: ") for line in lines if line.startswith("requires-dist: pyside6")}
    assert wanted == {
        "pyside6-essentials<6.12,>=6.11; python_version < '3.12'",
        "pyside6-essentials<7,>=6.12; python_version >= '3.12'",
    }


def test_wheel_asks_for_sound_only_where_it_needs_no_compiler(built_wheel: Path) -> None:
    with zipfile.ZipFile(built_wheel) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        lines = wheel.read(name).decode().splitlines()
    (line,) = (line for line in lines if line.startswith("Requires-Dist: miniaudio"))
    asked = Requirement(line.partition(": ")[2]).marker
    assert asked is not None
    for system, machine, wheels in (
        ("linux", "x86_64", True), ("linux", "aarch64", False), ("darwin", "arm64", True), ("darwin", "x86_64", True),
        ("win32", "AMD64", True), ("win32", "ARM64", False),
    ):
        assert asked.evaluate({"sys_platform": system, "platform_machine": machine}) == wheels, (system, machine)


def test_packing_collects_whatever_is_read_at_run_time() -> None:
    said = (ROOT / "docs" / "packing.md").read_text("utf-8")
    collected = set(re.findall(r"--collect-all ([\w.]+)", said))
    assert collected == {"engine", "sakura_desktop", *(package for package, _ in MADE_BY if "engine" not in package)}
    assert re.findall(r"--collect-data ([\w.]+)", said.partition("`sakura-engine`")[0]) == ["budoux"]


def test_no_process_is_made_by_calling_python_which_a_packed_program_has_not() -> None:
    calling = {
        path.relative_to(ROOT).as_posix()
        for package in ("engine", "sakura_desktop")
        for path in (ROOT / package).rglob("*.py")
        if "sys.executable" in path.read_text("utf-8")
    }
    assert calling == {"engine/cli/comparison.py"}, "which runs older commits of a checkout"


def outside(program: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(program), *arguments], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    return tmp_path


def test_installed_code_is_not_the_checkout(installed_program: Path, elsewhere: Path) -> None:
    where = "import engine, sakura_desktop; print(engine.__file__); print(sakura_desktop.__file__)"
    done = outside(installed_program / "python", elsewhere, "-c", where)
    assert done.returncode == 0, done.stderr
    venv = installed_program.parent
    assert all(Path(line).is_relative_to(venv) for line in done.stdout.split("\n") if line)


def test_both_commands_are_installed(installed_program: Path) -> None:
    assert {"sakura-engine", "sakura-desktop"} <= {path.stem for path in installed_program.iterdir()}


def test_installed_engine_explains_itself(installed_program: Path, elsewhere: Path) -> None:
    done = outside(installed_program / "sakura-engine", elsewhere, "--help")
    assert done.returncode == 0, done.stderr
    for command in ("selfplay", "cards", "terms", "scenario", "replay", "bench"):
        assert command in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_installed_engine_lists_its_cards_in_words(installed_program: Path, elsewhere: Path, language: str) -> None:
    done = outside(installed_program / "sakura-engine", elsewhere, "cards", "--lang", language, "--json")
    assert done.returncode == 0, done.stderr
    cards = json.loads(done.stdout)
    assert cards
    assert all(card["number"] and card["name"] for card in cards)
    assert any(card["text"] for card in cards)
