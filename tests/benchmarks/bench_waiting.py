"""How long the window waits for anything while a computer plays: `python tests/benchmarks/bench_waiting.py [LEVEL]`.

A duel against a computer on the screen, its other side played by chance. A timer that is always due tells how long
the window heard nothing: while an answer was thought about, and while what came of answers was worked out and drawn.
Nothing fails on a time.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path.cwd()))

ANSWERS = 60
"""Answers of both sides together."""
SETTLING = 4.0
"""Seconds that the program has to itself at first."""


def measure(level: str) -> dict[str, float]:
    """The pauses in milliseconds."""
    from PySide6.QtCore import QCoreApplication, QTimer
    from PySide6.QtWidgets import QApplication

    from engine.cardgame.play.random_player import random_answer
    from sakura_desktop.match.seats import Seats
    from tests.desktop.shell import decks, program

    app = QApplication.instance() or QApplication([])
    pauses: dict[bool, list[float]] = {True: [], False: []}
    rng = random.Random(3)
    with tempfile.TemporaryDirectory() as folder, program(Path(folder), "en", pace="off") as made:
        settled = perf_counter() + SETTLING
        while perf_counter() < settled:  # what the program does when it has opened its window is another matter
            app.processEvents()
        made.flow.duelling.rng = random.Random(3)
        made.flow.duelling.begin(decks(3), Seats(("", level)))
        screen = made.flow.rooms.duel
        computers, session = screen.computers, screen.session
        assert computers is not None
        last, thought = perf_counter(), False

        def beat() -> None:
            nonlocal last, thought
            now = perf_counter()
            pauses[thought and computers.thinks].append((now - last) * 1000)
            if session.decision is not None:
                session.submit(random_answer(session.decision, rng))
            last, thought = perf_counter(), computers.thinks

        timer = QTimer()
        timer.timeout.connect(beat)
        timer.start(0)
        while session.duel.decision is not None and session.duel.answers < ANSWERS:
            app.processEvents()
            QCoreApplication.sendPostedEvents()
        timer.stop()
        answers = session.duel.answers
    return {
        "answers": answers,
        "longest_pause_while_it_thinks_ms": max(pauses[True], default=0.0),
        "median_pause_while_it_thinks_ms": median(pauses[True] or [0.0]),
        "longest_pause_while_an_answer_is_shown_ms": max(pauses[False], default=0.0),
    }


if __name__ == "__main__":
    for name, value in measure(sys.argv[1] if len(sys.argv) > 1 else "skilled").items():
        sys.stdout.write(f"{name:44} {value:>10,.2f}\n")
