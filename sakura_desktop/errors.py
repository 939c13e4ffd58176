"""A fault of the program: told calmly, with a report that can be copied and is kept; the duel is in its journal."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections import deque
from datetime import datetime
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Qt, QtMsgType, Signal, Slot, qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from engine import VERSION
from sakura_desktop.files import write_whole
from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext

    from sakura_desktop.languages.words import Words

T = TypeVar("T")

LOG: Final = logging.getLogger("sakura_desktop")
LOG_BYTES: Final = 500_000
WIDTH: Final = 560
"""Of the words of the dialog."""
MOST_DIALOGS: Final = 3
"""A fault that comes again and again is logged, but doesn't bury the person under boxes."""


def start_log(path: Path) -> None:
    """Write the program's log to that file; where it can't be written, to the error output."""
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
        with path.open("a", encoding="utf-8"):
            pass
    except OSError:
        handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    root.addHandler(handler)


def qt_to_log(fatal: Callable[[str], None]) -> None:
    """Send what Qt says to the log. Where Qt gives up, what it warned of goes to `fatal` first: the reason is there."""
    warned: deque[str] = deque(maxlen=6)
    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING, QtMsgType.QtCriticalMsg: logging.ERROR,
    }

    def handle(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            fatal("\n".join((*warned, message)))
        elif kind in {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg}:
            warned.append(message)
        logging.getLogger("qt").log(levels.get(kind, logging.CRITICAL), "%s", message)

    qInstallMessageHandler(handle)


def report_text(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None, facts: dict[str, str], journal: str,
) -> str:
    """All that helps to find a fault: what happened where, in which versions, and the duel's journal."""
    lines = [
        f"sakura-desktop {VERSION}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        *(f"{name}: {value}" for name, value in facts.items()),
        "",
        "".join(traceback.format_exception(kind, error, trace)).rstrip(),
    ]
    # The rules' own failure carries the duel with the very answer that it broke on.
    kept = getattr(error, "journal", "") or journal
    if kept:
        lines += ["", "journal:", kept.rstrip()]
    return "\n".join(lines) + "\n"


def keep_report(folder: Path, report: str) -> Path | None:
    """Keep a report in a file of its own; None where it can't be kept."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
    path = folder / f"report-{stamp}.txt"
    return path if write_whole(path, report) is None else None


class FaultDialog(QDialog):
    """What happened, that nothing is lost, and the report to be copied."""

    def __init__(self, words: Words, report: str, path: Path | None, parent: QWidget | None = None) -> None:
        """The report below the words."""
        super().__init__(parent)
        self.setObjectName("dialog.fault")
        self.setWindowTitle(words.say("fault-title"))
        icon = PlainLabel(self)
        icon.setPixmap(self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning).pixmap(32, 32))
        text = words.say("fault-text", path=str(path)) if path is not None else words.say("fault-text-unsaved")
        label = PlainLabel(text, self)
        label.setWordWrap(True)
        label.setMinimumSize(WIDTH, label.heightForWidth(WIDTH))
        self.report = QPlainTextEdit(report, self)
        self.report.setObjectName("dialog.fault.report")
        self.report.setReadOnly(True)
        self.report.setAccessibleName(words.say("fault-report"))
        self.report.hide()
        buttons = QDialogButtonBox(self)
        go_on = buttons.addButton(words.say("fault-go-on"), QDialogButtonBox.ButtonRole.AcceptRole)
        copy = buttons.addButton(words.say("fault-copy"), QDialogButtonBox.ButtonRole.ActionRole)
        show = buttons.addButton(words.say("fault-show"), QDialogButtonBox.ButtonRole.ActionRole)
        leave = buttons.addButton(words.say("fault-quit"), QDialogButtonBox.ButtonRole.DestructiveRole)
        go_on.setDefault(True)
        buttons.accepted.connect(self.accept)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        show.clicked.connect(lambda: self.report.setVisible(not self.report.isVisible()))
        leave.clicked.connect(self._leave)
        box = QVBoxLayout(self)
        box.addWidget(icon)
        box.addWidget(label)
        box.addWidget(self.report, 1)
        box.addWidget(buttons)

    def _leave(self) -> None:
        self.reject()
        QApplication.closeAllWindows()


class Guard(QObject):
    """Takes every exception that nobody expected, from any thread, and tells it in the window's thread."""

    _came = Signal(str, object)

    def __init__(
        self, words: Words, reports: Path, facts: Callable[[], dict[str, str]], journal: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """`facts` says where the program stands; `journal` gives the text of the duel under way."""
        super().__init__(parent)
        self._words = words
        self._reports = reports
        self._facts = facts
        self._journal = journal
        self._shown = 0
        self._open = False
        # later, since a fault may come while Qt paints, and no box can be opened then
        self._came.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take exceptions from now on."""
        sys.excepthook = self.take
        threading.excepthook = self._take_from_thread

    def _take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        self.take(args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback)

    @staticmethod
    def remove() -> None:
        """Leave exceptions to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log, keep and tell one exception."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        LOG.error("an exception nobody expected", exc_info=(kind, error, trace))
        report = report_text(kind, error, trace, self._safely(self._facts, {}), self._safely(self._journal, ""))
        self._came.emit(report, keep_report(self._reports, report))

    @staticmethod
    def _safely(ask: Callable[[], T], otherwise: T) -> T:
        """What a report would like to know must not break the report."""
        try:
            return ask()
        except Exception:
            LOG.exception("a report couldn't learn all it asked")
            return otherwise

    @Slot(str, object)
    def _show(self, report: str, path: Path | None) -> None:
        if self._open or self._shown >= MOST_DIALOGS:
            return
        self._open = True
        self._shown += 1
        dialog = FaultDialog(self._words, report, path, QApplication.activeWindow())
        try:
            dialog.exec()
        finally:
            dialog.deleteLater()
            self._open = False
