"""What a form brings: its name, its weapon, its cards, and which cards of the first form they stand in for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.duel import cards_of, replaced_by
from engine.text.phrase import CardName, Listing, MegamiName, Phrase, say
from sakura_desktop.parts.ruby import RubyLine
from sakura_desktop.screens.cardrows import CardView
from sakura_desktop.screens.formgrid import weapon_of

if TYPE_CHECKING:
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look

COLUMNS = {"normals": 7, "specials": 4}
ONE_LINE = 78
"""How wide cards must be to lie in one line, specials beside normal cards."""


class NamePlate(QWidget):
    """A megami's name with its reading, in large."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """No name."""
        super().__init__(parent)
        self._words = words
        self._form = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        words.changed.connect(self._reword)

    def show_form(self, form: str) -> None:
        """Show a form's name."""
        self._form = form
        self._reword()

    def _reword(self) -> None:
        if self._form:
            self.setAccessibleName(self._words.say("form-name", megami=MegamiName(self._form)))
        self.updateGeometry()
        self.update()

    def _line(self) -> RubyLine:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setWeight(QFont.Weight.DemiBold)
        spans = self._words.spans(say("form-name", megami=MegamiName(self._form))) if self._form else ()
        return RubyLine(spans, font, ruby=self._words.ruby)

    def sizeHint(self) -> QSize:
        """Room for the name and its reading."""
        font = QFont(self.font())
        return QSize(round(self._line().width) + 4, round(font.pointSizeF() * 1.5 * 2.6))

    def minimumSizeHint(self) -> QSize:
        """Long names shrink."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The name from the left."""
        if not self._form:
            return
        painter = QPainter(self)
        painter.setPen(self.palette().text().color())
        self._line().paint(painter, QRectF(self.rect()), centred=False)
        painter.end()


class FormSheet(QFrame):
    """The form that one looks at, with its cards in two rows."""

    looked = Signal(str)
    """A card to be shown large."""

    def __init__(self, words: Words, look: Look, parent: QWidget | None = None) -> None:
        """No form yet."""
        super().__init__(parent)
        self.setObjectName("choose.sheet")
        self.setProperty("role", "side")
        self.form = ""
        self._words = words
        self._look = look
        self._name = NamePlate(words, self)
        self._note = QLabel(self)
        self._note.setProperty("role", "note")
        self._note.setWordWrap(True)
        self._note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.rows = {
            kind: CardView(
                f"choose.{kind}", words, look, columns=columns, smallest=44, largest=96, movable=False, parent=self,
            )
            for kind, columns in COLUMNS.items()
        }
        for kind, row in self.rows.items():
            row.looked.connect(self.looked)
            row.picked.connect(self.looked)
            row.setAccessibleName(words.say(f"cards-{kind}"))
        head = QHBoxLayout()
        head.addWidget(self._name)
        head.addWidget(self._note, 1, Qt.AlignmentFlag.AlignVCenter)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._cards.setSpacing(6)
        self._cards.addWidget(self.rows["normals"], 0, Qt.AlignmentFlag.AlignLeft)
        self._cards.addWidget(self.rows["specials"], 0, Qt.AlignmentFlag.AlignLeft)
        self._cards.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 2, 10, 6)
        box.setSpacing(2)
        box.addLayout(head)
        box.addLayout(self._cards)
        words.changed.connect(self._reword)
        look.changed.connect(self._fit)

    def show_form(self, form: str) -> None:
        """Show a form and its cards."""
        if not form or form == self.form:
            return
        self.form = form
        pool = cards_of(form)
        self._name.show_form(form)
        self.rows["normals"].row.show_cards(pool.normals)
        self.rows["specials"].row.show_cards(pool.specials)
        marks = {new: say("choose-replaces", card=CardName(old)) for old, new in replaced_by(form).items()}
        for row in self.rows.values():
            row.row.show_marks(marks)
        self._reword()
        self._fit()

    def _replaced(self) -> Phrase:
        weapon = weapon_of(self.form)
        pairs = tuple(
            say("choose-replaced", old=CardName(old), new=CardName(new)) for old, new in replaced_by(self.form).items()
        )
        if not pairs:
            return say("form-weapon-line", weapon=weapon)
        return say("form-replaces-line", weapon=weapon, cards=Listing(pairs, "comma"))

    def _reword(self) -> None:
        for kind, row in self.rows.items():
            row.setAccessibleName(self._words.say(f"cards-{kind}"))
        if self.form:
            self._note.setText(self._words.text(self._replaced()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards as large as the width lets them be."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """One line of cards where they are large enough in it, two lines else."""
        across = self.width() - 26
        total = sum(COLUMNS.values())
        wide = across // total >= self._look.px(ONE_LINE)
        direction = QBoxLayout.Direction
        self._cards.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        for kind, row in self.rows.items():
            room = across * COLUMNS[kind] // (total if wide else max(COLUMNS.values()))
            row.setFixedSize(row.fit(room, self._look.px(150)))
