"""How far something is, as a bar."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget


class ShareBar(QProgressBar):
    """A bar without figures. Qt's own paints at once whatever value it is told, and with it all else in the window that
    waits to be painted; this one waits for its turn, so that whoever tells it a value isn't held up.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Nothing done."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setRange(0, 100)
        self.setTextVisible(False)

    def show_share(self, share: float) -> None:
        """How much is done, between 0 and 1."""
        self.setUpdatesEnabled(False)
        self.setValue(round(100 * share))
        self.setUpdatesEnabled(True)
