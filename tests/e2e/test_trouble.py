"""What goes wrong outside the program is said in clear words, without a traceback; it goes on where it can."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import KeyHands, MouseHands
from tests.e2e.moments import duel_at, saved
from tests.e2e.table import SEED, Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e

NO_SCREEN = {
    "ja": ("画面", "ウィンドウ"),
    "ko": ("화면", "창"),
    "en": ("display", "window"),
}


def test_folder_that_cannot_be_written_is_said_and_the_duel_goes_on(
    begin: Callable[..., Program], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    folder = tmp_path / "file" / "data"
    program = begin("--lang", "en", "--data-dir", str(folder), **{SEED: "readonly"})
    table = Table(program, MouseHands(program, clicks=True))
    table.wait_for("home")
    table.hands.push("home.new")
    table.hands.push("seats.sits.two")  # kept as a setting: the bar comes now, and moves what is below it
    program.wait(lambda now: now.has("banner"), "the bar that says what is wrong")
    table.hands.push("seats.next")
    table.set_up()
    seen = program.wait(lambda now: now.has("banner") and now.screen == "duel", "the bar at the table")
    assert str(folder) in seen.texts["banner.text"]
    table.hands = KeyHands(program, letters=True)
    table.play(until=lambda _: sum(table.done.values()) >= 4)
    assert table.answers() >= 4
    assert (tmp_path / "file").read_text() == "no folder"
    assert "Traceback" not in program.log()


def run(command: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """The program where there is no screen."""
    surroundings = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **variables}
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":987"}], ids=["no display", "a display that is not there"])
def test_missing_screen_is_said(
    installed_program: Path, tmp_path: Path, language: str, display: dict[str, str]
) -> None:
    command = [str(installed_program / "sakura-desktop"), "--lang", language]
    done = run(command, HOME=str(tmp_path), **display)
    assert done.returncode == 3
    assert done.stdout == ""
    assert done.stderr.startswith("sakura-desktop: ")
    assert any(word in done.stderr for word in NO_SCREEN[language])
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "named"),
    [(["--colour"], "--colour"), (["--lang", "fr"], "fr"), (["nowhere.sakura"], "nowhere.sakura")],
)
def test_wrong_command_line_is_said(
    installed_program: Path, tmp_path: Path, words: list[str], named: str
) -> None:
    done = run([str(installed_program / "sakura-desktop"), *words], HOME=str(tmp_path))
    assert done.returncode == 2
    assert named in done.stderr
    assert "--help" in done.stderr
    assert "Traceback" not in done.stderr


def test_damaged_duel_is_refused_and_left_as_it_is(begin: Callable[..., Program], tmp_path: Path) -> None:
    journal = saved(duel_at(lambda decision, _view: decision.kind == "ChooseAct"), tmp_path)
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    lines[4] = lines[4][: len(lines[4]) // 2] + "\n"
    journal.write_text("".join(lines), "utf-8")
    before = journal.read_bytes()
    program = begin("--lang", "en", str(journal))
    told = program.wait(lambda seen: seen.has("dialog.message"), "the refusal")
    assert str(journal) in told.texts["dialog.message"]
    assert "5" in told.texts["dialog.message"], "the line"
    program.click("dialog.message.RejectRole")
    program.wait(lambda now: not now.has("dialog.message") and now.screen == "home", "the first screen")
    assert journal.read_bytes() == before
    assert program.log() == ""
