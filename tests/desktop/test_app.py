"""The program's door: what the command line may say, and what is said where no window can open."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.cli import main as engine_door
from engine.text.phrase import say
from sakura_desktop.app import display_trouble, library_trouble, main
from sakura_desktop.command_line import NO_WINDOW, WRONG, Options, Refused, Speech, read, system_language

if TYPE_CHECKING:
    from collections.abc import Callable

LANGUAGES = ("ja", "ko", "en")
CHECKOUT = Path(__file__).resolve().parents[2]


def refused(*argv: str) -> Refused:
    with pytest.raises(Refused) as found:
        read(argv)
    return found.value


def start(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own; a variable set to the empty string is taken away."""
    variables = {**os.environ, **environment}
    variables = {name: value for name, value in variables.items() if value or name not in environment}
    return subprocess.run(
        [sys.executable, "-m", "sakura_desktop", *argv], cwd=CHECKOUT, env=variables, capture_output=True, text=True,
        check=False, stdin=subprocess.DEVNULL,
    )


def test_nothing_asked_for_is_nothing_special() -> None:
    assert read([]) == Options()


def test_language_folder_and_journal_are_read(tmp_path: Path) -> None:
    journal = tmp_path / "a duel.sakura"
    journal.write_text("", "utf-8")
    found = read(["--lang", "ko", "--data-dir", str(tmp_path), str(journal)])
    assert found == Options("ko", tmp_path, journal)
    assert read(["--lang=ja", f"--data-dir={tmp_path}"]) == Options("ja", tmp_path, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(language: str) -> None:
    help_ = refused("--lang", language, "--help")
    assert help_.code == 0
    assert Speech(language).say("command-lang") in help_.text
    assert "⟦" not in help_.text
    assert all(option in help_.text for option in ("--lang", "--data-dir", "--version", "--help", "FILE"))


def test_version_is_the_packages() -> None:
    assert refused("--version").text == f"sakura-desktop {metadata.version('sakura-desktop')}"


@pytest.mark.parametrize(("argv", "key", "slots"), [
    (("--lang", "xx"), "command-unknown-language", {"language": "xx"}),
    (("--wrong",), "command-unknown", {"word": "--wrong"}),
    (("-x",), "command-unknown", {"word": "-x"}),
    (("nowhere.sakura",), "command-no-file", {"path": str(Path("nowhere.sakura").absolute())}),
    (("--data-dir", __file__), "command-no-folder", {"path": __file__}),
])
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_command_lines_are_refused_in_words(
    argv: tuple[str, ...], key: str, slots: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    found = refused(*argv)
    assert found.code == WRONG
    assert Speech(language).say(key, **slots) in found.text
    assert "--help" in found.text


def test_an_option_without_its_value_is_refused() -> None:
    found = refused("--lang")
    assert found.code == WRONG
    assert "--lang" in found.text


@pytest.mark.parametrize(("variables", "language"), [
    ({"LANGUAGE": "ko:en"}, "ko"), ({"LANG": "ja_JP.UTF-8"}, "ja"), ({"LC_ALL": "de_DE", "LANG": "ko_KR"}, "ko"),
    ({"LANGUAGE": "fr", "LANG": "en_GB"}, "en"),
])
def test_the_environment_says_which_language_to_speak(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str,
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


class Gone(BaseException):
    """A packed program that turned out to be one of its own processes: it never comes back from there."""


@pytest.mark.parametrize("door", [main, engine_door.main])
def test_a_packed_program_that_is_one_of_its_processes_does_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], door: Callable[[list[str]], int]
) -> None:
    def become() -> None:
        raise Gone

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", become)
    monkeypatch.setattr(engine_door, "freeze_support", become)
    with pytest.raises(Gone):
        door(["--multiprocessing-fork", "no words for a person"])
    assert capsys.readouterr() == ("", "")


def test_processes_that_come_through_the_door_load_nothing() -> None:
    """As `spawn` does it: the main module is run again under another name."""
    told = (
        "import runpy, sys; before = set(sys.modules);"
        "runpy.run_module('sakura_desktop.__main__', run_name='__mp_main__');"
        "print(*set(sys.modules) - before - {'__future__'})"
    )
    done = subprocess.run([sys.executable, "-c", told], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert done.stdout == "sakura_desktop\n"


def test_the_main_door_prints_where_it_belongs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("sakura-desktop ")
    assert main(["--lang", "en", "--wrong"]) == WRONG
    said = capsys.readouterr()
    assert said.out == ""
    assert "--wrong" in said.err


@pytest.mark.parametrize(("system", "variables", "fits"), [
    ("linux", {}, False), ("linux", {"DISPLAY": ":0"}, True), ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
    ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True), ("darwin", {}, True), ("win32", {}, True),
])
def test_a_screen_is_looked_for_before_qt_is(system: str, variables: dict[str, str], fits: bool) -> None:
    assert display_trouble(system, variables) == (None if fits else say("start-no-display"))


def test_a_missing_library_is_told_from_a_missing_qt() -> None:
    without_qt = ImportError("No module named 'PySide6'")
    without_gl = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert library_trouble(without_qt).key == "start-no-qt"
    assert library_trouble(without_gl).key == "start-no-library"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_screen_the_program_says_so_and_ends(language: str, tmp_path: Path) -> None:
    done = start(
        "--lang", language, "--data-dir", str(tmp_path), DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="",
        PYTHONIOENCODING="utf-8",
    )
    assert done.returncode == NO_WINDOW
    assert Speech(language).say("start-no-display") in done.stderr
    assert "Traceback" not in done.stderr


def test_a_platform_that_qt_does_not_have_is_said_without_a_trace(tmp_path: Path) -> None:
    done = start("--lang", "en", "--data-dir", str(tmp_path), QT_QPA_PLATFORM="nowhere")
    assert done.returncode == NO_WINDOW
    assert "No window can be opened" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_wrong_command_line_needs_no_qt(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from sakura_desktop.app import main\n"
        "sys.exit(main(['--lang', 'en', '--wrong']))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == WRONG
    assert "--wrong" in done.stderr


def test_no_source_is_read_for_what_is_imported_after_qt() -> None:
    code = "import linecache; from sakura_desktop.app import load_qt; load_qt(); import sakura_desktop.program; " \
        "print(sum('sakura_desktop' in name for name in linecache.cache))"
    done = subprocess.run([sys.executable, "-c", code], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
