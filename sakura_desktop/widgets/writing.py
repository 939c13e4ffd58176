"""Whether the keyboard writes: letters belong to the field then, and to no key of the program."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit


def writing() -> bool:
    """The keyboard writes into a field."""
    focus = QApplication.focusWidget()
    if isinstance(focus, QLineEdit):
        return not focus.isReadOnly()
    return isinstance(focus, QPlainTextEdit | QTextEdit) and not focus.isReadOnly()
