"""A tiny Qt program for test_support.py: a crystal that can be dragged to a place, told by the probe's format.

It writes down what reached it, each with whether it came from outside (a real event) or from the program itself.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QRect, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget


class Tell:
    """Writes the probe's file whenever something was noted."""

    def __init__(self, window: QWidget) -> None:
        self.window, self.seq, self.notes = window, 0, dict[str, str]()
        self.file = Path(os.environ["SAKURA_TEST_PROBE"])

    def note(self, name: str, event: QMouseEvent | QKeyEvent | QDropEvent) -> None:
        count = int(self.notes.get(name, "0 real").split()[0])
        self.notes[name] = f"{count + 1} {'real' if event.spontaneous() else 'made'}"
        self.write()

    def write(self) -> None:
        self.seq += 1
        move = {"what": "crystal", "from": "start", "to": "aura"}
        decision = {"kind": "Drag", "seat": 0, "options": [{"key": "forward", "moves": [move]}]}
        shown = {
            "screen": "tiny",
            "language": "en",
            "seq": self.seq,
            "decision": None if "dropped" in self.notes else decision,
            "places": {"aura": self.rect("aura")},
            "things": {"crystal": self.rect("crystal")},
            "texts": self.notes,
        }
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(shown), "utf-8")
        new.replace(self.file)

    def rect(self, name: str) -> tuple[int, ...]:
        widget = self.window.findChild(QLabel, name)
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size()).getRect()


class Crystal(QLabel):
    """Can be picked up."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.window().tell.note("pressed", event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.window().tell.note("moved", event)
        if self.window().tell.notes["moved"].startswith("2 "):
            drag = QDrag(self)
            drag.setMimeData(QMimeData())
            drag.mimeData().setText("crystal")
            drag.exec(Qt.DropAction.MoveAction)


class Aura(QLabel):
    """Takes what is dropped."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.window().tell.notes["cargo"] = event.mimeData().text()
        event.acceptProposedAction()
        self.window().tell.note("dropped", event)


class Board(QWidget):
    """The window."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Tiny")
        self.resize(640, 400)
        self.setStyleSheet("background: #fdf6ee; color: #332222")
        for kind, name, where in ((Crystal, "crystal", (40, 60)), (Aura, "aura", (480, 300))):
            label = kind(name, self)
            label.setObjectName(name)
            label.setGeometry(*where, 90, 40)
            label.setAcceptDrops(kind is Aura)
        self.tell = Tell(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.tell.note(f"key {event.text() or event.key()}", event)
        if event.key() == Qt.Key.Key_Escape:
            self.close()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.tell.note("F2 released", event)


def main() -> int:
    """Shows the board until it is closed."""
    if "--broken" in sys.argv:
        sys.exit("the tiny program is broken on purpose")
    app = QApplication(sys.argv)
    board = Board()
    board.show()
    app.processEvents()
    board.tell.write()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
