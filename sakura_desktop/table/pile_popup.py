"""A tray over the board: the cards of a pile one beside the other, to be read, taken and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.item_layout import in_rows, rows_of
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Measures
    from sakura_desktop.table.models.cards import CardModel
    from sakura_desktop.table.models.entries import CardEntry


LETTERS: Final = 14.6
"""Size of the title at scale 1 of the board."""


def _may_be_taken(entry: CardEntry) -> bool:
    """A card, or what lies on it, is lit or taken."""
    return bool(entry.lit or entry.picked or entry.held or entry.pieces_lit or entry.pieces_picked or entry.tokens_lit)


class PilePopupCards(CardsView):
    """A whole pile, its top first, in as many rows as the tray has."""

    dims = True
    row = 0
    """How high a row is at the most, in pixels."""

    def caption(self) -> Phrase | None:
        """The tray has a title."""
        return None

    def card_size(self) -> QSize:
        """As the board has it, or as high as a row."""
        size = self.measures.card if self.measures else super().card_size()
        return size if size.height() <= self.row else QSize(size.width() * self.row // size.height(), self.row)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """From the left, what is known or may be taken whole."""
        del count
        return in_rows(room, self._whole(), self.card_size(), self._gap())

    def rows(self, width: int) -> int:
        """How many rows they take, so wide."""
        return rows_of(width, self._whole(), self.card_size(), self._gap())

    def high(self, rows: int) -> int:
        """How high so many rows are."""
        return rows * (self.card_size().height() + self._gap()) - self._gap()

    def _gap(self) -> int:
        return self.measures.px(4) if self.measures else 4

    def _whole(self) -> list[bool]:
        found = [entry.seen.number is not None or entry.lit for entry in self.cards().entries]
        return found if any(found) else [True] * len(found)

    def _idle(self, entry: CardEntry) -> bool:
        """Some of the pile can be taken, and this one can't; a pile that is only read is veiled nowhere."""
        return any(map(_may_be_taken, self.cards().entries)) and not _may_be_taken(entry) and super()._idle(entry)

    def paint_ground(self, painter: QPainter) -> None:
        """The tray is the ground."""


class PilePopup(QFrame):
    """The frame around a spread pile."""

    closed = Signal()

    def __init__(self, words: Words, look: Appearance, settings: Settings, parent: QWidget) -> None:
        """Closed."""
        super().__init__(parent)
        self.setObjectName("tray")
        self._words = words
        self._settings = settings
        self.title = PlainLabel(self)
        self.close_button = QPushButton("✕", self)
        self.close_button.setObjectName("tray.close")
        self.close_button.clicked.connect(self.shut)
        self.cards = PilePopupCards("tray.cards", words, look, self)
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        box = QHBoxLayout(self)
        box.setContentsMargins(4, 4, 6, 4)
        box.setSpacing(4)
        box.addWidget(self.cards, 1)
        box.addWidget(self.title)
        box.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        words.changed.connect(self.renew)
        self.hide()

    @property
    def place(self) -> str:
        """The place that is spread; empty while the tray is closed."""
        return self.cards.place if self.isVisible() and self.cards.model() is not None else ""

    def open(self, model: CardModel, measures: Measures) -> None:
        """Spread a pile."""
        self.cards.setModel(model)
        self.measure(measures)
        self.renew()
        self.show()
        self.raise_()

    def measure(self, measures: Measures) -> None:
        """As large as the board has it."""
        self.cards.set_measures(measures)
        letters = f"font-size: {measures.letters(LETTERS)}px;"
        self.title.setStyleSheet(letters)
        self.title.setFixedWidth(measures.px(110))
        self.close_button.setStyleSheet(f"{letters} padding: 2px {measures.gap}px;")

    def lie(self, home: QRect, room: QRect) -> None:
        """Lie at home; with more cards than one row holds, with more rows, towards the middle of the room."""
        self.setGeometry(home)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        cards, frame = self.cards, self.height() - self.cards.item_room().height()
        cards.row = home.height() - frame
        rows = cards.rows(cards.item_room().width())
        if rows > 1:
            wanted = min(room.height(), cards.high(rows) + frame)
            top = home.bottom() + 1 - wanted if home.center().y() > room.center().y() else home.top()
            top = max(room.top(), min(top, room.bottom() + 1 - wanted))
            self.setGeometry(QRect(home.left(), top, home.width(), wanted))
        cards.refresh()

    def shut(self) -> None:
        """Put the pile together again."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def renew(self) -> None:
        """Say the title again."""
        call(self.close_button, self._words.say("board-tray-close"))
        self.close_button.setToolTip(plain_tip(self._words.say("board-tray-close")))
        if self.cards.model() is None:
            return
        place = self.cards.place
        seat = place.partition(".")[2]
        text = self._words.text(
            say(
                "board-tray",
                area=self.cards.model_of().area_phrase(),
                player=player_phrase(self._settings, int(seat or 0)),
                count=self.cards.model_of().rowCount(),
            )
        )
        self.title.setText(text)
        call(self, text)
        self.cards.refresh()

    def keyPressEvent(self, event: object) -> None:
        """Escape closes."""
        if getattr(event, "key", lambda: None)() == Qt.Key.Key_Escape:
            self.shut()
            return
        super().keyPressEvent(event)  # type: ignore[arg-type]  # the event as Qt gave it
