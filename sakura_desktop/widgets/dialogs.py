"""Questions in a box: a text, a yes or no, a file; worded by the program, so that every language is whole."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sakura_desktop.match.saved_matches import JOURNAL_SUFFIX
from sakura_desktop.pictures.line_break import JOINER
from sakura_desktop.widgets.broken_lines import held_text
from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings


WIDE: Final = 24
"""How wide a text that is told in a box is at the least, unless it is shorter, in heights of its letters."""
ROOMY: Final = (46, 28)
"""How large a box of files is, in heights of its letters."""
SIDE: Final = 8
"""How wide the places beside the files are."""
NAMED: Final = 18
"""How wide the names of files are."""
ARROWS: Final = ("backButton", "forwardButton", "toParentButton")
"""The buttons of a box of files whose signs are arrows."""


class TextDialog(QDialog):
    """Asks for a line of text."""

    def __init__(self, words: Words, question: Phrase, value: str, parent: QWidget | None = None) -> None:
        """The question over the line."""
        super().__init__(parent)
        self.setObjectName("dialog.text")
        self.setWindowTitle(words.text(question))
        label = PlainLabel(words.text(question), self)
        label.setWordWrap(True)
        self.line = QLineEdit(value, self)
        self.line.setObjectName("dialog.text.line")
        self.line.setAccessibleName(words.text(question))
        self.line.selectAll()
        label.setBuddy(self.line)
        self.buttons = QDialogButtonBox(self)
        yes = self.buttons.addButton(words.say("button-ok"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(words.say("button-cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        yes.setDefault(True)
        yes.setEnabled(bool(value.strip()))
        self.line.textChanged.connect(lambda text: yes.setEnabled(bool(text.strip())))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(label)
        box.addWidget(self.line)
        box.addWidget(self.buttons)
        self.setMinimumWidth(420)


def ask_text(parent: QWidget, words: Words, question: Phrase, value: str = "") -> str:
    """The text entered, empty if the question was left."""
    dialog = TextDialog(words, question, value, parent.window())
    taken = dialog.exec() == QDialog.DialogCode.Accepted
    text = dialog.line.text().strip() if taken else ""
    dialog.deleteLater()
    return text


class MessageDialog(QMessageBox):
    """Says or asks something; the text can be copied."""

    def __init__(self, words: Words, title: Phrase, text: Phrase, parent: QWidget | None = None) -> None:
        """The title in the frame and over the text."""
        super().__init__(parent)
        self._leaning: QPushButton | None = None
        self.setObjectName("dialog.message")
        self.setWindowTitle(words.text(title))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words.text(title))
        self.setInformativeText(held_text(words.text(text)))
        for label in self.findChildren(QLabel):  # the second of them doesn't follow the format of the box
            label.setTextFormat(Qt.TextFormat.PlainText)
            if label.text() == self.text():
                label.setProperty("role", "heading")
            elif label.text():  # else it would be as narrow as the title
                metrics = label.fontMetrics()
                whole = max(map(metrics.horizontalAdvance, label.text().replace(JOINER, "").splitlines()))
                label.setMinimumWidth(min(whole + metrics.height(), WIDE * metrics.height()))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard,
        )

    def informativeText(self) -> str:
        """The text below the title."""
        return super().informativeText().replace(JOINER, "")

    def lean_to(self, button: QPushButton) -> None:
        """Enter presses this button."""
        self._leaning = button
        self.setDefaultButton(button)

    def changeEvent(self, event: QEvent) -> None:
        """Where the colours change while it is asked Qt would have Enter press the first button instead."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._leaning is not None:
            QTimer.singleShot(0, self._leaning, partial(self.setDefaultButton, self._leaning))


def tell(parent: QWidget | None, words: Words, title: Phrase, text: Phrase) -> None:
    """Say something and wait until it is read."""
    box = MessageDialog(words, title, text, parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.addButton(words.say("button-ok"), QMessageBox.ButtonRole.AcceptRole)
    box.exec()
    box.deleteLater()


def confirm(parent: QWidget | None, words: Words, title: Phrase, text: Phrase, yes: str) -> bool:
    """Ask before something that can't be taken back; `yes` is the key of what the button says."""
    box = MessageDialog(words, title, text, parent)
    box.setIcon(QMessageBox.Icon.Question)
    accept = box.addButton(words.say(yes), QMessageBox.ButtonRole.AcceptRole)
    accept.setObjectName("dialog.yes")
    reject = box.addButton(words.say("button-cancel"), QMessageBox.ButtonRole.RejectRole)
    reject.setObjectName("dialog.no")
    box.lean_to(reject)
    box.setEscapeButton(reject)
    box.exec()
    taken = box.clickedButton() is accept
    box.deleteLater()
    return taken


class FileKind(NamedTuple):
    """What a file dialog is about: the keys of its titles and of what such files are called, and how they end."""

    opening: str
    saving: str
    named: str
    suffixes: tuple[str, ...]
    """With their dots; a file saved without one gets the first."""


DUELS: Final = FileKind("file-open-title", "file-save-title", "file-duels", (JOURNAL_SUFFIX,))


class FileDialog(QFileDialog):
    """Opens or saves a file. Qt's own dialog, since the system's speaks the system's language only."""

    def __init__(
        self, words: Words, settings: Settings, *, save: bool, kind: FileKind = DUELS, parent: QWidget | None = None,
    ) -> None:
        """Where something was opened or saved last."""
        super().__init__(parent)
        self.setObjectName("dialog.file")
        self.setOption(QFileDialog.Option.DontUseNativeDialog)
        high = self.fontMetrics().height()
        self.resize(ROOMY[0] * high, ROOMY[1] * high)
        self.setWindowTitle(words.say(kind.saving if save else kind.opening))
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave if save else QFileDialog.AcceptMode.AcceptOpen)
        self.setFileMode(QFileDialog.FileMode.AnyFile if save else QFileDialog.FileMode.ExistingFile)
        self.setNameFilters([
            f"{words.say(kind.named)} ({' '.join(f'*{suffix}' for suffix in kind.suffixes)})",
            f"{words.say('file-all')} (*)",
        ])
        self.setDefaultSuffix(kind.suffixes[0].lstrip("."))
        folder = settings.last_folder
        self.setDirectory(folder if folder and Path(folder).is_dir() else str(Path.home()))
        label = QFileDialog.DialogLabel
        self.setLabelText(label.Accept, words.say("file-save" if save else "file-open"))
        self.setLabelText(label.Reject, words.say("button-cancel"))
        self.setLabelText(label.FileName, words.say("file-name"))
        self.setLabelText(label.FileType, words.say("file-type"))
        self.setLabelText(label.LookIn, words.say("file-look-in"))
        for name in ARROWS:
            if (button := self.findChild(QToolButton, name)) is not None:
                button.setIcon(inked(button.icon(), button.iconSize(), self.palette()))
        for splitter in self.findChildren(QSplitter):
            splitter.setSizes([SIDE * high, (ROOMY[0] - SIDE) * high])
        for head in self.findChildren(QHeaderView):
            head.resizeSection(0, NAMED * high)


def inked(icon: QIcon, size: QSize, colours: QPalette) -> QIcon:
    """A sign in one colour, in the ink of the theme: Qt draws it black, which isn't seen on dark paper."""
    found = QIcon()
    modes = {QIcon.Mode.Normal: QPalette.ColorGroup.Active, QIcon.Mode.Disabled: QPalette.ColorGroup.Disabled}
    for mode, group in modes.items():
        drawn = icon.pixmap(size)
        painter = QPainter(drawn)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(drawn.rect(), colours.color(group, QPalette.ColorRole.ButtonText))
        painter.end()
        found.addPixmap(drawn, mode)
    return found


def ask_files(parent: QWidget, words: Words, settings: Settings, kind: FileKind) -> tuple[Path, ...]:
    """The files chosen to be opened, one or more; none if the question was left."""
    dialog = FileDialog(words, settings, save=False, kind=kind, parent=parent)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    taken = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = tuple(Path(name) for name in dialog.selectedFiles()) if taken else ()
    dialog.deleteLater()
    if chosen:
        settings.last_folder = str(chosen[0].parent)
    return chosen


def ask_file(
    parent: QWidget, words: Words, settings: Settings, *, save: bool, name: str = "", kind: FileKind = DUELS,
) -> Path | None:
    """The file chosen, or None if the question was left."""
    dialog = FileDialog(words, settings, save=save, kind=kind, parent=parent)
    if name:
        dialog.selectFile(name)
    taken = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles()
    dialog.deleteLater()
    if not taken or not chosen:
        return None
    path = Path(chosen[0])
    settings.last_folder = str(path.parent)
    return path
