"""What the screen costs: `python tests/benchmarks/bench_screen.py [--json] [--against COMMIT]` prints the figures.

Processor time to the first painted window, of the program and of a bare window of Qt; of an answer given on the duel's
screen, with how often the whole table is made anew for it; of a change of language, the first time and again; of a
repaint of the window and of the board at 1920×1080; of a picture of what moves, with the share of those that take
longer than there is between two. It measures the checkout in whose folder it is started, whatever the age of that.
Nothing fails on a time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).resolve()
sys.path.insert(0, str(Path.cwd()))

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from PySide6.QtWidgets import QWidget

STARTS = 5
ANSWERS = 120
COUNTED = 30
REPAINTS = 20
MOVED = 25
"""So many answers are shown moving …"""
TICK = 16
"""… in pictures so many milliseconds apart."""
FIRST_WINDOW = """
import os, sys
sys.path.insert(0, os.getcwd())
if sys.argv[1] == "program":
    import sakura_desktop.app
    getattr(sakura_desktop.app, "load_qt", int)()  # as its door loads it; commits before had no way of their own
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Watcher(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, lambda: os._exit(0))
        return False
stay = QApplication.exec
def watch():
    watcher = Watcher()
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QMainWindow):
            window.installEventFilter(watcher)
    return stay()
QApplication.exec = staticmethod(watch)
if sys.argv[1] == "bare":
    app, window = QApplication([]), QMainWindow()
    window.resize(1280, 720)
    window.show()
    sys.exit(watch())
from sakura_desktop.app import main
sys.exit(main(["--data-dir", sys.argv[2], "--lang", "en"]))
"""


def milliseconds(work: Callable[[], object]) -> float:
    """Processor time of a piece of work."""
    start = process_time()
    work()
    return (process_time() - start) * 1000


def started(compiled: str, *words: str) -> float:
    """Processor time in milliseconds that a process took to its first painted window. Modules are kept compiled in a
    folder, as they are for a person, whatever the environment says of that.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", FIRST_WINDOW, *words]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, f"{words} ended with {process.returncode}"
    return (usage.ru_utime + usage.ru_stime) * 1000


def compile_catalogs() -> None:
    """Compile the catalogs of all languages, as a machine has them after the program's first minute."""
    from engine.text.catalog import LANGUAGES, Catalog

    for language in LANGUAGES:
        Catalog.load(language)


def start_figures() -> dict[str, float]:
    """To the first window, files compiled and caches filled."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as compiled:
        started(compiled, "program", folder)
        turns = [(started(compiled, "bare"), started(compiled, "program", folder)) for _ in range(STARTS)]
    bare, program = (median(times) for times in zip(*turns, strict=True))
    return {"bare_window_ms": bare, "first_window_ms": program, "first_window_over_bare": program / bare}


def tables_made(work: Callable[[], object]) -> int:
    """How often a seat's view of the whole table is made."""
    count = 0

    def watch(frame: FrameType, event: str, _arg: object) -> None:
        nonlocal count
        made_here = Path(frame.f_code.co_filename).parts[-2:] == ("view", "seat.py")
        count += made_here and event == "call" and frame.f_code.co_name == "view"

    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def moving_figures(made: Any) -> dict[str, float]:
    """Of what moves over a board whose clock is moved by hand; nothing of a checkout whose board has no such clock."""
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.desktop.shell import begin, play

    made.settings.pace = "normal"
    begin(made, 7)
    board: Any = next(board for board in made.window.findChildren(QWidget, "board") if board.isVisible())
    if not hasattr(board, "ticker"):
        return {}
    board.ticker.by_hand()
    found: list[float] = []

    def picture() -> None:
        board.ticker.advance(TICK)
        QApplication.processEvents()

    for number in range(MOVED):
        play(made, 1, number)
        while board.ticker.running:
            found.append(milliseconds(picture))
    return {"moving_mean_ms": mean(found), "moving_late_share": sum(one > TICK for one in found) / len(found)}


def repaint(widget: QWidget) -> float:
    """Milliseconds of a repaint at the least, over what was there before as in a window: new pixels for each, as
    `grab` takes them, are more work than the painting.
    """
    pixels = widget.grab()
    return min(milliseconds(lambda: widget.render(pixels)) for _ in range(REPAINTS))


def duel_figures() -> dict[str, float]:
    """On the screen of a duel."""
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.desktop.settling import settle
    from tests.desktop.shell import begin, play, program

    app = QApplication([])
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, program(Path(folder), "ja", curtain=False) as made:
        made.window.resize(1280, 720)
        begin(made, 3)
        answers = [milliseconds(lambda number=number: play(made, 1, number)) for number in range(ANSWERS)]
        figures["answer_mean_ms"], figures["answer_median_ms"] = mean(answers), median(answers)

        def speak(language: str) -> None:
            made.settings.language = language
            settle()

        figures["language_first_ms"] = max(milliseconds(lambda word=word: speak(word)) for word in ("ko", "en"))
        again = [milliseconds(lambda word=word: speak(word)) for word in ("ja", "ko", "en") * 3]
        figures["language_again_ms"] = min(again)
        made.window.resize(1920, 1080)
        settle()
        figures["repaint_1080_ms"] = repaint(made.window)
        board = next(board for board in made.window.findChildren(QWidget, "board") if board.isVisible())
        figures["repaint_board_1080_ms"] = repaint(board)
        begin(made, 5)
        figures["tables_made_an_answer"] = tables_made(lambda: [play(made, 1, n) for n in range(COUNTED)]) / COUNTED
        figures |= moving_figures(made)
    del app
    return figures


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object with the figures")
    parser.add_argument("--against", metavar="COMMIT", help="measure that commit too, in turns, and print the ratios")
    options: Any = parser.parse_args()
    if options.against:
        sys.path.insert(0, str(HERE.parents[2]))
        from engine.cli import comparison

        return comparison.run(options.against, [str(HERE), "--json"], json=options.json)
    with tempfile.TemporaryDirectory() as catalogs:
        os.environ["SAKURA_CATALOG_CACHE"] = catalogs
        compile_catalogs()
        figures = {**start_figures(), **duel_figures()}
    if options.json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        sys.stdout.write("".join(f"{name:<32}{figure:>10.2f}\n" for name, figure in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
