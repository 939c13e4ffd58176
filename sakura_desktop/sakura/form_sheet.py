"""What a form brings: its name, its weapon, its cards, and which cards of the first form they stand in for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.sakura.door import megami_name
from engine.text.phrase import CardName, Listing, Phrase, say
from sakura_desktop.sakura.form_cards import FormCards
from sakura_desktop.sakura.form_tile import weapon_of
from sakura_desktop.widgets.broken_lines import broken_height
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from sakura_desktop.widgets.ruby_label import RubyLine

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.form_list import FormList
    from sakura_desktop.widgets.card_rows import CardView


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
            self.setAccessibleName(self._words.say("form-name", megami=megami_name(self._form)))
        self.updateGeometry()
        self.update()

    def _line(self) -> RubyLine:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setWeight(QFont.Weight.DemiBold)
        spans = self._words.spans(say("form-name", megami=megami_name(self._form))) if self._form else ()
        return RubyLine(spans, font, ruby=True)

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


class Note(PlainLabel):
    """Some words in the height that is there: smaller where they are many, cut where even that isn't enough."""

    def __init__(self, parent: QWidget) -> None:
        """No words."""
        super().__init__(parent)
        self._page = parent
        self.setProperty("role", "note")
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._said = ""

    def say(self, said: str) -> None:
        """Say this; where it has lost its end, all of it stands in the tool tip."""
        self._said = said
        self.setAccessibleName(said)
        self.fit()

    def minimumSizeHint(self) -> QSize:
        """Few words, no height of its own."""
        return QSize(80, 0)

    def hasHeightForWidth(self) -> bool:
        """Words in more lines don't make it higher."""
        return False

    def fit(self) -> None:
        """As many words, as large, as there is room for."""
        font = QFont(self._page.font())
        size = font.pointSizeF()
        for share in (1.0, 0.92, 0.85, 0.78):
            font.setPointSizeF(size * share)
            if self._fits(self._said, font):
                break
        shown = self._said
        while shown and not self._fits(shown, font):
            shown = shown[:-2].rstrip("…") + "…" if len(shown) > 2 else ""
        self.setFont(font)
        self.setText(shown)
        self.setToolTip(plain_tip(self._said if shown != self._said else ""))

    def _fits(self, text: str, font: QFont) -> bool:
        return broken_height(text, font, max(1, self.width())) <= self.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or fewer words have room."""
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self.fit()


class FormSheet(QFrame):
    """The form that one looks at, with its cards in groups."""

    looked = Signal(str)
    """A card to be shown large."""
    turned = Signal(str)
    """Another form is looked at."""

    def __init__(self, words: Words, look: Appearance, listed: FormList, parent: QWidget | None = None) -> None:
        """No form yet."""
        super().__init__(parent)
        self.setObjectName("choose.sheet")
        self.setProperty("role", "side")
        self.form = ""
        self._words = words
        self._look = look
        self._listed = listed
        self._allowed = 0
        # whatever is shown here, the columns of the page stay as they are: nothing may move under the mouse
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._name = NamePlate(words, self)
        self._note = Note(self)
        self.cards = FormCards(words, look, listed, self)
        self.cards.looked.connect(self.looked)
        self._head = QHBoxLayout()
        self._head.addWidget(self._name)
        self._head.addWidget(self._note, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 2, 10, 6)
        box.setSpacing(2)
        box.addLayout(self._head)
        box.addWidget(self.cards, 1)
        words.changed.connect(self._reword)
        look.changed.connect(self._fit)

    @property
    def rows(self) -> dict[str, CardView]:
        """The cards by group."""
        return self.cards.rows

    def allow(self, height: int) -> None:
        """Take so much height and no more."""
        self._allowed = height
        self.setFixedHeight(height)
        self._fit()

    def show_form(self, form: str) -> None:
        """Show a form and its cards."""
        if not form or form == self.form:
            return
        self.form = form
        self._name.show_form(form)
        self.cards.show_form(form)
        self._reword()
        self._fit()
        self.turned.emit(form)

    def _replaced(self) -> Phrase:
        weapon = weapon_of(self.form)
        pairs = tuple(
            say("choose-replaced", old=CardName(old), new=CardName(new))
            for old, new in self._listed.replaced(self.form).items()
        )
        if not pairs:
            return say("form-weapon-line", weapon=weapon)
        return say("form-replaces-line", weapon=weapon, cards=Listing(pairs, "comma"))

    def _reword(self) -> None:
        if self.form:
            said = self._words.text(self._replaced())
            self._note.say(said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards as large as the width lets them be."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        head = self._name.sizeHint().height()
        self._note.fit()
        self.cards.fit(self.width() - 22, (self._allowed or self.height()) - head - 12)
