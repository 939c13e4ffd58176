"""The two commands: what they ask of a machine, how they recover, and that a person gets words and not a traceback."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import check
import play

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent


class Machine:
    """A machine that is made up: what it lacks, who we are on it, and what was run."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lacking: set[str] = set()
        self.superuser, self.fonts, self.failing = False, True, ""
        self.ran: list[list[str]] = []
        patch.setattr(play.sys, "platform", "linux")
        patch.setattr(play, "is_loadable", lambda library: library not in self.lacking)
        patch.setattr(play, "has_cjk_fonts", lambda: self.fonts)
        patch.setattr(play, "is_superuser", lambda: self.superuser)
        patch.setattr(play.importlib.util, "find_spec", lambda name: None if name in self.lacking else name)
        patch.setattr(play.shutil, "which", lambda name, **_: None if name in self.lacking else f"/usr/bin/{name}")
        patch.setattr(play, "call", self.call)

    def call(self, command: Sequence[str], **_: str) -> int:
        self.ran.append(list(command))
        return int(self.failing in command) if self.failing else 0


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


# --- the system ------------------------------------------------------------------------------------------------------


def test_whole_machine_lacks_nothing(machine: Machine) -> None:
    assert play.missing_packages(["Xvfb", "xdotool"], with_venv=True) == []


def test_each_thing_that_is_missing_has_its_package(machine: Machine) -> None:
    machine.lacking, machine.fonts = {"libEGL.so.1", "libxcb-cursor.so.0", "xdotool", "ensurepip"}, False
    venv = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert play.missing_packages(["Xvfb", "xdotool"], with_venv=True) == [
        "fonts-noto-cjk",
        "libegl1",
        "libxcb-cursor0",
        venv,
        "xdotool",
    ]
    assert venv not in play.missing_packages([], with_venv=False)


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_need_no_packages(machine: Machine, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    machine.lacking = {"libEGL.so.1"}
    monkeypatch.setattr(play.sys, "platform", system)
    assert play.missing_packages([], with_venv=True) == []


def test_person_without_rights_gets_the_exact_command(machine: Machine) -> None:
    with pytest.raises(play.Stopped) as stopped:
        play.look_after_system(["libegl1", "libgl1"], fonts_decide=False)
    assert "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1" in str(stopped.value)
    assert stopped.value.code == play.PERSON_MUST_ACT == 3
    assert machine.ran == []


def test_fonts_alone_do_not_keep_from_playing(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    play.look_after_system(["fonts-noto-cjk"], fonts_decide=False)
    assert "sudo apt-get install -y --no-install-recommends fonts-noto-cjk" in capsys.readouterr().out


def test_tests_need_the_fonts(machine: Machine) -> None:
    with pytest.raises(play.Stopped, match="fonts-noto-cjk"):
        play.look_after_system(["fonts-noto-cjk"], fonts_decide=True)


def test_superuser_installs_just_what_is_missing(machine: Machine) -> None:
    machine.superuser = True
    play.look_after_system(["libegl1"], fonts_decide=True)
    update, install = machine.ran
    assert (update[0], update[-1]) == ("apt-get", "update")
    assert install[-4:] == ["install", "-y", "--no-install-recommends", "libegl1"]


@pytest.mark.parametrize("failing", ["update", "install"])
def test_failed_installation_of_packages_stops(machine: Machine, failing: str) -> None:
    machine.superuser, machine.failing = True, failing
    with pytest.raises(play.Stopped, match=f"apt-get {failing}"):
        play.look_after_system(["libegl1"], fonts_decide=True)


def test_system_without_apt_is_told_and_goes_on(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.lacking = {"apt-get"}
    play.look_after_system(["libegl1"], fonts_decide=True)
    assert "libegl1" in capsys.readouterr().out
    assert machine.ran == []


def test_nothing_missing_asks_nobody(machine: Machine) -> None:
    play.look_after_system([], fonts_decide=True)
    assert machine.ran == []


def test_loader_is_asked_truly() -> None:
    assert not play.is_loadable("libno-such-thing-anywhere.so.77")


def test_old_python_is_refused_with_the_way_to_a_newer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(play.Stopped, match=r"Python 3\.11 or later is needed"):
        play.require_python()


# --- the environment ---------------------------------------------------------------------------------------------


class Workshop:
    """A checkout whose environment is made by hands that only leave marks."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        root.mkdir(parents=True)
        (root / "pyproject.toml").write_text("[project]\n", "utf-8")
        self.home = play.Home(root, root / ".venv")
        self.installed: list[str] = []
        self.interrupted = self.broken = False
        patch.setattr(play, "call", self.make_venv)
        patch.setattr(play, "install_project", self.install)
        patch.setattr(play, "is_usable", lambda home: home.python.exists() and not self.broken)

    def make_venv(self, command: Sequence[str], **_: str) -> int:
        python = self.home.python
        python.parent.mkdir(parents=True)
        python.touch()
        self.broken = False
        return 0

    def install(self, home: play.Home, what: str) -> None:
        if self.interrupted:
            raise KeyboardInterrupt
        self.installed.append(what)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path / "벚꽃 길", monkeypatch)


def test_first_set_up_makes_all_and_the_next_nothing(workshop: Workshop) -> None:
    assert not play.is_whole(workshop.home, "")
    play.install(workshop.home, "")
    assert play.is_whole(workshop.home, "")
    assert not play.is_whole(workshop.home, "test")
    assert workshop.installed == [str(workshop.home.root)]


def test_environment_of_the_tests_serves_to_play(workshop: Workshop) -> None:
    play.install(workshop.home, "test")
    assert play.is_whole(workshop.home, "")
    assert workshop.installed == [f"{workshop.home.root}[test]"]


def test_changed_dependencies_are_installed_with_the_extras_that_were_there(workshop: Workshop) -> None:
    play.install(workshop.home, "test")
    (workshop.home.root / "pyproject.toml").write_text("[project]\nname = 'other'\n", "utf-8")
    assert not play.is_whole(workshop.home, "")
    play.install(workshop.home, "")
    assert workshop.installed[-1].endswith("[test]")
    assert play.is_whole(workshop.home, "test")


def test_interrupted_set_up_starts_afresh(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.interrupted = True
    with pytest.raises(KeyboardInterrupt):
        play.install(workshop.home, "")
    remains = workshop.home.venv / "half-written"
    remains.touch()
    assert not play.is_whole(workshop.home, "")
    workshop.interrupted = False
    play.install(workshop.home, "")
    assert "interrupted" in capsys.readouterr().out
    assert not remains.exists()
    assert play.is_whole(workshop.home, "")


def test_failed_installation_leaves_the_environment_to_go_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = play.Home(tmp_path, tmp_path / ".venv")
    home.venv.mkdir()
    home.unfinished.touch()
    monkeypatch.setattr(play, "call", lambda command, **_: 1)
    with pytest.raises(play.Stopped):
        play.install_project(home, str(tmp_path))
    assert not home.unfinished.exists()


def test_environment_of_another_python_is_made_anew(workshop: Workshop) -> None:
    play.install(workshop.home, "")
    old = workshop.home.venv / "old"
    old.touch()
    workshop.home.stamp.unlink()
    workshop.broken = True
    play.install(workshop.home, "")
    assert not old.exists()


def test_working_environment_of_a_person_is_kept(workshop: Workshop) -> None:
    workshop.make_venv([])
    own = workshop.home.venv / "own"
    own.touch()
    play.install(workshop.home, "test")
    assert own.exists()


def test_read_only_checkout_lives_among_the_caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.os, "access", lambda path, mode: False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setattr(play.Path, "home", lambda: tmp_path)
    (tmp_path / "checkout").mkdir()
    home = play.find_home(tmp_path / "checkout", "")
    assert home.venv.parent.is_dir()
    assert home.venv.parent == home.caches == play.spare_place(tmp_path / "checkout")
    assert home.venv != play.find_home(tmp_path / "other", "").venv


def test_no_place_to_write_stops_with_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.os, "access", lambda path, mode: False)
    (tmp_path / "in the way").touch()
    monkeypatch.setattr(play, "spare_place", lambda root: tmp_path / "in the way" / "place")
    with pytest.raises(play.Stopped, match="make one of them writable"):
        play.find_home(tmp_path, "")


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("urllib3 NewConnectionError: Failed to establish a new connection", "no network connection"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for PySide6-Essentials", "does not exist for this Python"),
        ("something else", "lines above say why"),
    ],
)
def test_failed_installation_is_told_in_words(log: str, words: str) -> None:
    assert words in play.why_not_installed(log)


def test_ctrl_c_and_stops_end_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(arguments: Sequence[str]) -> int:
        raise KeyboardInterrupt

    def stopped(arguments: Sequence[str]) -> int:
        raise play.Stopped("Please plug it in.")

    assert (play.plainly(interrupted), play.plainly(stopped)) == (130, 3)
    assert "Please plug it in." in capsys.readouterr().err


# --- check -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "fast", "chosen"),
    [
        ([], False, []),
        (["--fast"], True, []),
        (["--fast", "--", "-k", "aura"], True, ["-k", "aura"]),
        (["--", "--fast"], False, ["--fast"]),
    ],
)
def test_check_hands_on_what_follows_the_dashes(arguments: list[str], fast: bool, chosen: list[str]) -> None:
    assert check.read(arguments) == (fast, chosen)


def test_check_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        check.read(["tests/engine"])
    assert ended.value.code == 2
    assert "unrecognized arguments" in capsys.readouterr().err


@pytest.mark.parametrize(("failing", "code", "words"), [("", 0, "everything passed"), ("types", 1, "FAILED in types")])
def test_check_runs_all_and_sums_up(
    failing: str, code: int, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def run_all(found: list[check.Step], home: play.Home) -> list[str]:
        ran.extend(step.name for step in found)
        return [failing] if failing else []

    monkeypatch.setattr(play.sys, "platform", "linux")
    monkeypatch.setattr(check, "run_all", run_all)
    monkeypatch.setattr(play, "prepare", lambda extra, programs: play.Home(ROOT, ROOT / ".venv"))
    assert check.main([]) == code
    assert ran == ["tests", "lint", "types", "imports", "end-to-end tests"]
    assert words in capsys.readouterr().out.splitlines()[-1]
    ran.clear()
    check.main(["--fast"])
    assert ran == ["tests", "lint", "types", "imports"]


def telling(folder: Path, name: str, *before: str, code: int = 0) -> check.Step:
    """A step that does something, prints its name, and ends with a code."""
    script = folder / f"{name}.py"
    script.write_text("\n".join([*before, f"print({name!r})", f"raise SystemExit({code})"]), "utf-8")
    return check.Step(name, (sys.executable, script.name))


def test_check_runs_its_steps_at_once_and_tells_each_as_a_whole(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    home = play.Home(tmp_path, tmp_path / ".venv")
    # the first waits for the second, which waits for the third: one after the other they would never end
    imports = "import pathlib, time"
    wait, make = "while not pathlib.Path({!r}).exists(): time.sleep(0.01)", "pathlib.Path({!r}).touch()"
    steps = [
        telling(tmp_path, "one", imports, wait.format("2")),
        telling(tmp_path, "two", imports, wait.format("3"), make.format("2"), code=3),
        telling(tmp_path, "three", imports, make.format("3")),
    ]
    assert check.run_all(steps, home) == ["two"]
    lines = [line.split(":")[0] for line in capfd.readouterr().out.splitlines() if line]
    assert lines == ["== one", "one", "== two", "two", "== three", "three"]


def test_a_check_that_is_broken_off_leaves_nothing_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = play.Home(tmp_path, tmp_path / ".venv")
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*words: object, **more: object) -> object:
        started.append(popen(*words, **more))  # type: ignore[call-overload]  # whatever it is given
        return started[-1]

    def interrupt(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(check.subprocess, "Popen", start)
    monkeypatch.setattr(check, "call", interrupt)
    steps = [telling(tmp_path, "one"), telling(tmp_path, "two", "import time", "time.sleep(600)")]
    with pytest.raises(KeyboardInterrupt):
        check.run_all(steps, home)
    assert [process.poll() is None for process in started] == [False]


def test_everything_gives_way_to_the_tests_that_wait_for_a_window() -> None:
    home = play.Home(ROOT, ROOT / ".venv")
    for with_screen in (True, False):
        for step in check.steps(home, with_screen, []):
            calm = with_screen and step.name != "end-to-end tests" and os.name == "posix"
            given = step.as_run(beside_waiting=with_screen)
            assert given == (("nice", "-n", "5", *step.command) if calm else step.command)


def test_the_tools_keep_what_they_remember_where_they_may(tmp_path: Path) -> None:
    found = check.surroundings(play.Home(tmp_path, tmp_path / ".venv"))
    assert {Path(folder).parent for folder in found.values()} == {tmp_path}


def test_nothing_collected_passes_only_where_a_person_chose() -> None:
    home = play.Home(ROOT, ROOT / ".venv")
    assert {5} & check.steps(home, True, ["-k", "aura"])[-1].passing
    assert not {5} & check.steps(home, True, [])[-1].passing


if os.name == "posix":  # it is a shell script

    def test_clean_clone_run_is_the_check_without_a_person(tmp_path: Path) -> None:
        script = tmp_path / "python3"
        script.write_text('#!/bin/sh\nread line && echo "someone is there"\necho "$CI $PWD $*"\nexit 7\n', "utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        variables = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
        command = [str(ROOT / ".ci" / "run")]
        done = subprocess.run(command, env=variables, input="yes\n", capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (7, f"true {ROOT} check.py\n")
