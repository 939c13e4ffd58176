"""The lines beside the board that keep why something isn't possible, in a sentence with its section. They take no room
while nothing is to be said, and then lie over what is above the tools: nothing moves for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.rich_label import RichLabel
from sakura_desktop.widgets.section_button import SectionButton
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


LINES: Final = 3
SPARE: Final = 2
"""Pixels besides."""
ROUND: Final = 4
"""Pixels above and below."""
SCALES: Final = (1.0, 0.93, 0.86, 0.79)
"""How large letters are, so that a long sentence has room; what was said at the place itself had large ones."""


class StatusLine(QFrame):
    """One sentence, worded again with the language."""

    link = Signal(str)
    """A term or card of the sentence was clicked, or its section: `term:hand`, `card:NUMBER`, `section:9-4`."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName("status")
        self.setProperty("role", "side")
        self._below: QWidget | None = None
        self._words = words
        self._look = look
        self._phrase: Phrase | None = None
        self._section = ""
        self._sign = RichLabel(self)
        self._label = RichLabel(self)
        self._label.setObjectName("status.text")
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._label.linkActivated.connect(self.link)
        self.section = SectionButton("status.section", words, self)
        self.section.asked.connect(self.link)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, ROUND, 8, ROUND)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        row.addWidget(self.section, 0, Qt.AlignmentFlag.AlignTop)
        self._resized = QTimer(self, singleShot=True, interval=0)  # of `QTimer.singleShot` PySide keeps who dies before
        self._resized.timeout.connect(self._fit)
        words.changed.connect(self.renew)
        look.changed.connect(self.renew)
        self._label.installEventFilter(self)
        self.renew()

    def changeEvent(self, event: QEvent) -> None:
        """Letters have another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def stand_above(self, widget: QWidget) -> None:
        """Lie at the lower edge of what is above a widget beside it, as wide as that."""
        self._below = widget
        widget.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """There is more room for the sentence, or less; or it is elsewhere."""
        if watched is self._label and event.type() == QEvent.Type.Resize:
            self._resized.start()
        elif watched is self._below and event.type() in {QEvent.Type.Resize, QEvent.Type.Move}:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        if self._below is not None:
            below = self._below.geometry()
            self.setGeometry(below.left(), below.top() - self.height(), below.width(), self.height())

    def _fit(self) -> None:
        """As high as the sentence, up to some lines; one that needs more of them has smaller letters."""
        most = LINES * self.fontMetrics().height() + SPARE
        high = 0
        for scale in SCALES:
            font = self.font()
            font.setPointSizeF(self.font().pointSizeF() * scale)
            self._label.setFont(font)
            high = self._label.heightForWidth(self._label.width()) if self._phrase is not None else 0
            if high <= most:
                break
        margins = self.contentsMargins()
        least = self.section.sizeHint().height() if self._section else self.fontMetrics().height()
        self.setFixedHeight(min(most, max(high, least)) + margins.top() + margins.bottom() + 2 * ROUND)
        self._place()

    @property
    def text(self) -> str:
        """What it says, as plain text."""
        return self.accessibleName()

    def refuse(self, refusal: Refusal) -> None:
        """Say why not."""
        self._say(refusal.phrase, refusal.section, "!")

    def tell(self, phrase: Phrase) -> None:
        """Say something quietly."""
        self._say(phrase, "", "")

    def clear(self) -> None:
        """Say nothing."""
        self._phrase = None
        self._section = ""
        self._sign.clear()
        self._sign.hide()
        self.renew()

    def _say(self, phrase: Phrase, section: str, sign: str) -> None:
        self._phrase, self._section = phrase, section
        theme = self._look.theme
        self._sign.setText(f'<b style="color:{theme.warning}">⚠</b>' if sign else "")
        self._sign.setVisible(bool(sign))
        self.renew()

    def renew(self) -> None:
        """Say it again in the language and the colours of now."""
        self.section.put(self._section)
        if self._phrase is None:
            self._label.clear()
            call(self, "")
            self.hide()
            self._fit()
            return
        plain = self._words.text(self._phrase)
        if self._section:
            where = say("board-section", section=self.section.name_section(self._section))
            plain = f"{plain} {self._words.text(where)}"
        self._label.setText(self._words.html(self._phrase, ruby=False))
        self._label.setToolTip(plain_tip(plain))
        call(self, plain)
        self.show()
        self.raise_()
        self._fit()
