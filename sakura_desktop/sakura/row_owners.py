"""Beside the rows of a pool: whose cards lie there, by portrait and name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.sakura.door import cards_of, megami_name
from engine.text.phrase import say
from sakura_desktop.sakura.form_tile import IN_LINES, TITLED, font_in_lines, least_letters, paint_portrait
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.widgets.card_rows import CardView

WIDE: Final = 68
"""How wide it is at zoom 1, at the least …"""
WIDEST: Final = 1.4
"""… and by how much it may be wider."""
PORTRAIT: Final = 0.52
"""How much of a row's height a portrait has at the most."""


class RowOwners(QWidget):
    """The megami of each row of a view; a row that two share has both, one below the other."""

    def __init__(self, words: Words, look: Appearance, view: CardView, parent: QWidget) -> None:
        """Nobody's."""
        super().__init__(parent)
        self._words, self._look, self._view = words, look, view
        self._forms: tuple[str, ...] = ()
        words.changed.connect(self._reword)
        for changed in (look.ready, look.changed):
            changed.connect(self.update)

    def show_forms(self, forms: tuple[str, ...]) -> None:
        """The pool is made of these forms' cards."""
        self._forms = forms
        self._reword()

    def _reword(self) -> None:
        call(self, ", ".join(self._words.say("form-name", megami=megami_name(form)) for form in self._forms))
        self.update()

    def wide(self) -> int:
        """As wide as the words of the names, which break nowhere else, as far as that takes little from the cards."""
        words = [word for form in self._forms for word in self._name(form).split()]
        widest = max((self.fontMetrics().horizontalAdvance(word) for word in words), default=0)
        usual = self._look.px(WIDE)
        return max(usual, min(round(usual * WIDEST), widest + 6))

    def _name(self, form: str) -> str:
        return self._words.text(say("form-name", megami=megami_name(form))).replace(TITLED, f"{TITLED}\n")

    def fit(self, height: int) -> None:
        """As high as the rows."""
        self.setFixedSize(self.wide(), height)
        self.update()

    def rows(self) -> dict[int, list[str]]:
        """Whose cards lie in each row, by the row's top."""
        owners = {number: form for form in self._forms for number in _numbers(form)}
        found: dict[int, list[str]] = {}
        for row in range(len(self._view.row)):
            index = self._view.row.index(row)
            form = owners.get(self._view.key_at(index))
            beside = found.setdefault(self._view.visualRect(index).top(), [])
            if form is not None and form not in beside:
                beside.append(form)
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Portraits and names, each in the middle of its row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().text().color())
        high = self._view.card().height()
        for top, forms in self.rows().items():
            for at, form in enumerate(forms):
                self._one(painter, QRect(0, top + at * high // len(forms), self.width(), high // len(forms)), form)
        painter.end()

    def _one(self, painter: QPainter, room: QRect, form: str) -> None:
        side = min(round(self._view.card().height() * PORTRAIT), room.height() * 3 // 5, room.width())
        text = self._name(form)
        below = QRectF(room.left(), room.top() + side + 2, room.width() - 4, room.height() - side - 2)
        font = font_in_lines(below, text, QFont(self.font()), least_letters(self))
        painter.setFont(font)
        taken = painter.boundingRect(below, IN_LINES, text).height()
        if taken > below.height():  # beside a low row that two share there is room for the portrait alone
            text, taken, side = "", 0, min(room.height() - 4, room.width())
        down = max(0, round((room.height() - side - 2 - taken) / 2))
        place = QRect(room.left() + (room.width() - 4 - side) // 2, room.top() + down, side, side)
        paint_portrait(painter, place, form, self._look)
        painter.setPen(self.palette().text().color())
        painter.drawText(QRectF(below.left(), below.top() + down, below.width(), taken), IN_LINES, text)


def _numbers(form: str) -> tuple[str, ...]:
    pool = cards_of(form)
    return (*pool.normals, *pool.specials)
