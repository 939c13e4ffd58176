"""The message bar: what went wrong or is offered, in a line, with what can be done; the duel goes on below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QStyle, QVBoxLayout, QWidget

from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.spoken import announce
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words


Offer = tuple[str, "Callable[[], object]"]
"""What a button says (a message key) and does."""


class Banner(QFrame):
    """One message with its buttons."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName("banner")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.wording = Translated(words, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        self._icon = PlainLabel(self)
        self._warning = False
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        self.label = self.wording.label(name="banner.text", wrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(self.label, 1)
        self._row = row
        self._buttons: list[QPushButton] = []

    def show_message(self, phrase: Phrase, *, warning: bool) -> None:
        """Say a message; a warning has another sign before it than an offer."""
        self._warning = warning
        self._show_sign()
        self.wording.phrase(self.label, phrase)

    def _show_sign(self) -> None:
        """As high as a line of the words."""
        pixmap, side = QStyle.StandardPixmap, self.label.fontMetrics().height()
        sign = pixmap.SP_MessageBoxWarning if self._warning else pixmap.SP_MessageBoxInformation
        self._icon.setPixmap(self.style().standardIcon(sign).pixmap(side, side))

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_sign()

    def add_button(self, key: str, act: Callable[[], object]) -> QPushButton:
        """Offer something to do about it."""
        button = self.wording.button(key, key, act)
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons.append(button)
        return button


class Banners(QWidget):
    """The bars above the screen, one a matter: a second message of the same matter takes the first's place."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        """No bars."""
        super().__init__(parent)
        self._words = words
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._bars: dict[str, Banner] = {}
        self.hide()

    def tell(self, matter: str, phrase: Phrase, *offers: Offer, warning: bool = True) -> Banner:
        """Show a message, with a button for each thing that is offered, and one that closes it."""
        self.drop(matter)
        bar = Banner(self._words, self)
        bar.show_message(phrase, warning=warning)
        for key, act in offers:
            bar.add_button(key, act).clicked.connect(lambda: self.drop(matter))
        bar.add_button("banner-close", lambda: self.drop(matter))
        self._bars[matter] = bar
        self._box.addWidget(bar)
        self.show()
        announce(self, bar.label.text(), at_once=warning)
        return bar

    def drop(self, matter: str) -> None:
        """Take a message away."""
        bar = self._bars.pop(matter, None)
        if bar is not None:
            self._box.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
        self.setVisible(bool(self._bars))

    def matters(self) -> dict[str, str]:
        """What is said now, by matter."""
        return {matter: bar.label.text() for matter, bar in self._bars.items()}
