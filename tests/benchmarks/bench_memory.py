"""Memory of the whole program as it is played: `python tests/benchmarks/bench_memory.py [--answers 600] [--json]`.

Plays duel after duel offscreen with every picture painted, the language changed every few answers and a card read at
each of them, and prints how much memory is resident at home and after each duel, how much of it are no files that
others share (libraries, fonts), and the ratio of last to first. Qt and the catalogs are loaded as the program has them.
Six hundred answers are some twenty minutes at the table. It measures the checkout it is started in, so an older one is
measured by the same script: `cd OLDER && python NEWER/tests/benchmarks/bench_memory.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from itertools import count, cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path.cwd()))

import sakura_desktop.app

if TYPE_CHECKING:
    from collections.abc import Iterator

LANGUAGES = ("ja", "ko", "en")
SWITCH_EVERY = 7
MEGABYTE = 1024 * 1024
COMPILE = """
from engine.text.catalog import LANGUAGES, Catalog
for language in LANGUAGES:
    Catalog.load(language)
"""
"""What a machine has after the program's first minute."""


class Held(NamedTuple):
    """Megabytes of memory that the process holds."""

    resident: float
    own: float
    """Without files that are mapped."""


def held() -> Held:
    """What it holds now."""
    resident, mapped = map(int, Path("/proc/self/statm").read_text().split()[1:3])
    page = os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    return Held(resident * page, (resident - mapped) * page)


def paint(made: Any) -> None:
    """Let everything that is shown be painted, pictures too; what was to be deleted goes, as in a running program."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    while True:
        made.window.grab()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if not made.faces.waiting:
            return
        while made.faces.waiting:
            QApplication.processEvents()


def figures(answers: int) -> Iterator[tuple[str, Held]]:
    """What is held, by when."""
    getattr(sakura_desktop.app, "load_qt", int)()  # as its door loads it; commits before had no way of their own
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.desktop.shell import begin, play, program

    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder, program(Path(folder), "ja", curtain=False) as made:
        made.faces.studio._closed = False  # the tests let nothing paint
        made.window.resize(1280, 720)
        paint(made)
        yield "home", held()
        languages, given = cycle(LANGUAGES), 0
        for number in count(1):
            duel = begin(made, number)
            numbers = cycle([card for side in duel.setup.sides for card in (*side.normals, *side.specials)])
            while duel.decision is not None and given < answers:
                play(made, 1, given)
                for reader in made.window.findChildren(QWidget, "reader"):
                    reader.show_number(next(numbers))
                paint(made)
                given += 1
                if given % SWITCH_EVERY == 0:
                    made.settings.language = next(languages)
            paint(made)
            yield f"duel {number}, {given} answers", held()
            if given >= answers:
                break
    del app


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=600)
    parser.add_argument("--json", action="store_true", help="one object, the last figure by name")
    options = parser.parse_args()
    found = []
    with tempfile.TemporaryDirectory() as compiled:
        os.environ["SAKURA_CATALOG_CACHE"] = compiled
        subprocess.run([sys.executable, "-c", COMPILE], check=True)
        for when, held_then in figures(options.answers):
            found.append(held_then)
            if not options.json:
                sys.stdout.write(f"{when:<32}{held_then.resident:>8.1f} MB, of its own {held_then.own:>8.1f} MB\n")
                sys.stdout.flush()
    first, last = found[0].resident, found[-1].resident
    if options.json:
        sys.stdout.write(json.dumps({"memory_at_home_mb": first, "memory_after_play_mb": last}) + "\n")
    else:
        sys.stdout.write(f"{'last over first':<32}{last / first:>8.2f}\n")


if __name__ == "__main__":
    main()
