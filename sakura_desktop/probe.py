"""What a test from outside sees: where everything is on the screen and what is asked, written to a file.

It is there only where the environment asks for it (`SAKURA_TEST_PROBE` names the file), and changes nothing else.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject, QPoint, QRect, QRegularExpression, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QMessageBox,
    QStackedWidget,
    QWidget,
)

from sakura_desktop.match.confirmations import Confirmation
from sakura_desktop.paths import probe_file
from sakura_desktop.widgets.drag_list import DragList

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtGui import QAction

    from engine.kernel.decisions import Decision
    from sakura_desktop.languages.words import Words

LOOK_EVERY: Final = 40
"""Milliseconds between two looks at whether something changed without telling."""
IDLE: Final = 0.0005
"""Seconds of work between two looks below which hardly anything can have changed: the timer alone takes less."""
LOOKS_SPARED: Final = 9
"""So many looks in a row may be spared."""
BEAT: Final = 5
"""Milliseconds between two beats of a window that has nothing else to do."""

NAMED: Final = QRegularExpression("^(?!qt_).")
"""Of widgets with names that Qt has not given them itself."""

Rect = tuple[int, int, int, int]


class Shows(Protocol):
    """A window that shows one screen at a time. A screen may have a method `probe` that tells parts of the report:
    `decision`, `places`, `things`, `texts`, `busy`; and say whether a computer `thinks` about its answer there, and
    whether something `moves` that is seen before anybody can answer.
    """

    stack: QStackedWidget


def rect_of(rect: QRect) -> Rect:
    """A rectangle as numbers: left, top, width, height."""
    return rect.x(), rect.y(), rect.width(), rect.height()


def on_screen(widget: QWidget) -> QRect:
    """A widget's rectangle on the screen."""
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())


def decision_told(decision: Decision | None) -> dict[str, Any] | None:
    """A decision as plain values."""
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "seat": decision.seat,
        "least": decision.least,
        "most": decision.most,
        "options": [
            {
                "key": option.key,
                "limit": option.limit,
                "leads": option.leads,
                "moves": [{"what": move.what, "from": move.source, "to": move.target} for move in option.moves],
            }
            for option in decision.options
        ],
    }


class Pause(NamedTuple):
    """For how long at the most the window took nothing in, by the clock, where it waits for other programs as well; and
    how long at the most it worked itself without a break; in seconds.
    """

    clock: float = 0.0
    worked: float = 0.0

    @property
    def told(self) -> str:
        """Both in whole milliseconds."""
        return f"{1000 * self.clock:.0f} {1000 * self.worked:.0f}"


class Pauses(QObject):
    """The longest pause of the window while a computer thinks: a timer beats in the window's own thread, and a beat
    that comes late was kept waiting by what the window did, or by other programs.
    """

    def __init__(self, thinks: Callable[[], bool], parent: QObject | None = None) -> None:
        """None yet; `thinks` says whether a pause counts now."""
        super().__init__(parent)
        self._thinks = thinks
        self.longest = Pause()
        self._last = 0.0, 0.0, False
        """Clock, own work and whether it was thought about something, at the last beat."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self.beat)

    def start(self) -> None:
        """Beat from now on."""
        self._timer.start()

    def leave_out(self, clock: float, worked: float) -> None:
        """So many seconds since the last beat were not the window's own: whoever measures worked then."""
        self._last = self._last[0] + clock, self._last[1] + worked, self._last[2]

    def beat(self) -> None:
        """The window takes something in."""
        clock, worked, thought = self._last
        self._last = time.monotonic(), time.thread_time(), self._thinks()
        if thought:
            late, own = self._last[0] - clock - BEAT / 1000, self._last[1] - worked
            self.longest = Pause(max(late, self.longest.clock), max(own, self.longest.worked))


class Probe(QObject):
    """Writes the report, each with a number higher than the one before, whole or not at all."""

    def __init__(self, window: Shows, words: Words, path: Path | None = None, parent: QObject | None = None) -> None:
        """Report to that file, or to the one that the environment asks for; without either it does nothing."""
        super().__init__(parent)
        self._path = path or probe_file()
        self._window = window
        self._words = words
        self._last: dict[str, Any] = {}
        self._seq = 0
        self._worked = 0.0
        """What the thread had worked when it looked last."""
        self._spared = 0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        self.pauses = Pauses(lambda: bool(getattr(self._window.stack.currentWidget(), "thinks", False)), self)
        if self._path is not None:
            self._timer.start()
            self.pauses.start()

    def write(self) -> None:
        """Report, if anything is other than in the last report."""
        if self._path is None:
            return
        clock, worked = time.monotonic(), time.thread_time()
        report = self.report()
        if report != self._last:
            self._last = report
            self._seq += 1
            self._put(self._path, msgspec.json.encode({**report, "seq": self._seq}))
        self._worked, self._spared = time.thread_time(), 0
        self.pauses.leave_out(time.monotonic() - clock, self._worked - worked)

    @staticmethod
    def _put(path: Path, data: bytes) -> None:
        """Readers find the old report or the new one; the window doesn't wait until it is on the disk."""
        beside = path.with_name(f"{path.name}.new")
        beside.write_bytes(data)
        beside.replace(path)

    def _look(self) -> None:
        """Report, unless the program has rested since the last look, or moves what it moved then."""
        moves = self._last.get("busy", False) and getattr(self._window.stack.currentWidget(), "moves", False)
        rested = time.thread_time() - self._worked <= IDLE
        if (moves or rested) and self._spared < LOOKS_SPARED:
            self._worked, self._spared = time.thread_time(), self._spared + 1
        else:
            self.write()

    def report(self) -> dict[str, Any]:
        """What is to be seen now."""
        screen = self._window.stack.currentWidget()
        told: dict[str, Any] = {
            "screen": screen.objectName() if screen is not None else "",
            "language": self._words.language,
            "decision": None,
            "busy": False,
            "places": {},
            "things": {},
            "texts": {"pause": self.pauses.longest.told},
            "widgets": {},
            "focus": _name_of(QApplication.focusWidget()),
        }
        for widget in _visible():
            _tell(told, widget)
        probe = getattr(screen, "probe", None)
        if probe is not None:
            for part, value in probe().items():
                told[part] = {**told[part], **value} if isinstance(told.get(part), dict) else value
        return told


def _name_of(widget: QWidget | None) -> str:
    return widget.objectName() if widget is not None else ""


def _visible() -> Iterator[QWidget]:
    """Every window and every named widget that can be seen, menus and dialogs among them."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            yield window
            inside = window.findChildren(QWidget, NAMED)
            yield from (widget for widget in inside if widget.isVisible() and not widget.isWindow())


def _tell(told: dict[str, Any], widget: QWidget) -> None:
    """Where a named widget is and what it says; the rows of lists, the entries of menus, the buttons of questions."""
    name = widget.objectName()
    if isinstance(widget, QMenu | QMenuBar):
        told["widgets"].update(_entries(widget))
        told["texts"][f"current:{name}"] = _entry_name(widget, widget.activeAction())
        return  # the entry that opens a menu has the menu's name: a hand that follows it mustn't go into the menu
    if not name:
        return
    told["widgets"][name] = rect_of(on_screen(widget))
    said = widget.accessibleName()
    walked = getattr(widget, "walked_to", None)  # a page of text whose terms Tab walks through
    if walked is not None:
        told["texts"][f"current:{name}"] = str(walked)
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        said = said or widget.text()
    elif isinstance(widget, DragList):
        told["things"].update(_rows(widget))
        told["texts"][f"current:{name}"] = widget.current()
    elif isinstance(widget, Confirmation):
        said = widget.text()
    elif isinstance(widget, QMessageBox):
        said = " ".join(text for text in (widget.text(), widget.informativeText()) if text)
        for button in widget.buttons():
            told["widgets"][f"{name}.{widget.buttonRole(button).name}"] = rect_of(on_screen(button))
    if said:
        told["texts"][name] = said


def _entries(menu: QMenu | QMenuBar) -> dict[str, Rect]:
    """The entries of a menu where they are."""
    named = {_entry_name(menu, action): action for action in menu.actions() if action.isVisible()}
    return {name: rect_of(_moved(menu, menu.actionGeometry(action))) for name, action in named.items() if name}


def _entry_name(menu: QMenu | QMenuBar, action: QAction | None) -> str:
    """An entry's own name, or of the menu that it opens; the key of the option that it stands for."""
    if action is None:
        return ""
    below = action.menu()
    key = f"{menu.objectName()}:{action.data()}" if action.data() else ""
    return action.objectName() or (below.objectName() if isinstance(below, QMenu) else key)


def _rows(view: DragList) -> dict[str, Rect]:
    """The things of a list that can be seen: `build.pool.normal/NUMBER`."""
    found = {}
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        rect = view.visualRect(index)
        if view.key_at(index) and view.viewport().rect().contains(rect.center()):
            found[f"{view.objectName()}/{view.key_at(index)}"] = rect_of(_moved(view.viewport(), rect))
    return found


def _moved(widget: QWidget, rect: QRect) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(rect.topLeft())), rect.size())
