"""The virtual screen's hands are real: what they do arrives in a Qt program as events from outside."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.support import Screen, Seen, Vain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.e2e.support import Program

TINY = Path(__file__).with_name("tiny_program.py")

pytestmark = pytest.mark.e2e


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with Screen(tmp_path, 1000, 700) as started:
        yield started


@pytest.fixture
def tiny(screen: Screen) -> Program:
    program = screen.start([sys.executable, str(TINY)])
    program.wait(lambda seen: seen.has("crystal"), "the tiny program's board")
    return program


def test_drag_arrives_as_real_mouse_events(tiny: Program) -> None:
    decision = tiny.wait(lambda seen: seen.decision is not None, "the decision").decision
    assert decision is not None
    ((move,),) = [option.moves for option in decision.options]
    seen = tiny.after(lambda: tiny.drag(move.what, move.target), lambda seen: seen.decision is None, "the drop")
    assert seen.texts["pressed"] == "1 real"
    assert seen.texts["moved"] == "2 real"
    assert seen.texts["cargo"] == "crystal"
    assert "dropped" in seen.texts


def test_drop_beside_the_place_changes_nothing(tiny: Program) -> None:
    crystal = tiny.wait(lambda seen: seen.has("crystal"), "the crystal").where("crystal")
    tiny.mouse.pick_up(crystal.center)
    tiny.mouse.drop(crystal.center._replace(x=crystal.x + 200))
    seen = tiny.after(lambda: tiny.keyboard.press("x"), lambda seen: "key x" in seen.texts, "a sign of life")
    assert "dropped" not in seen.texts
    assert seen.decision is not None


def test_keys_arrive_held_and_let_go(tiny: Program) -> None:
    tiny.after(lambda: tiny.keyboard.type("ab"), lambda seen: {"key a", "key b"} <= set(seen.texts), "a and b")
    tiny.keyboard.hold("F2")
    assert "F2 released" not in tiny.wait(lambda seen: seen.seq > 0, "anything").texts
    tiny.after(lambda: tiny.keyboard.let_go("F2"), lambda seen: "F2 released" in seen.texts, "F2 let go")
    tiny.keyboard.press("Escape")
    assert tiny.wait_for_end() == 0


def test_window_is_found_and_pictured(screen: Screen, tiny: Program, tmp_path: Path) -> None:
    window = tiny.window()
    assert (window.title, window.rect.width, window.rect.height) == ("Tiny", 640, 400)
    kept, middle = tmp_path / "pictures" / "tiny.png", window.rect.center
    assert screen.picture(kept).size == (1000, 700)

    def painted() -> bool:
        """A window is there before the server has its first picture."""
        return screen.picture(kept).convert("RGB").getpixel((middle.x, middle.y)) == (0xFD, 0xF6, 0xEE)

    tiny.until(painted, "the window's own colour in its middle")
    assert kept.stat().st_size > 0


def test_program_lives_in_its_own_home(tiny: Program, tmp_path: Path) -> None:
    variables = Path(f"/proc/{tiny.process.pid}/environ").read_text().split("\0")
    own = dict(line.split("=", 1) for line in variables if line)
    assert all(Path(own[name]).is_relative_to(tmp_path) for name in own if name == "HOME" or name.startswith("XDG_"))
    assert "PYTHONPATH" not in own


def test_two_screens_do_not_disturb_each_other(screen: Screen, tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    with Screen(tmp_path / "second", 800, 600) as second:
        assert second.display != screen.display
        assert second.picture().size == (800, 600)


def test_ended_program_is_told_with_its_words(screen: Screen) -> None:
    program = screen.start([sys.executable, str(TINY), "--broken"])
    with pytest.raises(Vain, match=r"ended \(1\)[^$]*broken on purpose") as told:
        program.wait(lambda seen: True, "a window that never comes")
    assert (program.home / "in-vain.png").exists()
    assert "a window that never comes" in str(told.value)


def test_message_of_the_probe_is_read_whole() -> None:
    seen = Seen("home", "ko", 3)
    assert not seen.has("aura")
    with pytest.raises(AssertionError, match="'aura' is not shown"):
        seen.where("aura")
