"""Ready decks: each player takes one, and the duel begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.sakura.door import KEY, megami_name, ready_decks
from engine.text.phrase import Phrase, say
from sakura_desktop.contained import contained
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.sakura.deck_preview import DeckCards
from sakura_desktop.table.list_closeup import ListCloseup
from sakura_desktop.widgets.backdrop import Backdrop
from sakura_desktop.widgets.layouts import PAGE, below, beside
from sakura_desktop.widgets.seat_mark import SeatMark

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from engine.sakura.door import ReadyDeck
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

ROW = 86
"""How high a row of cards may be at zoom 1."""
MARK = 24
"""How large a player's mark is at zoom 1."""
GAP = 3
"""Pixels between two emblems."""
INSET = 6
"""Pixels at zoom 1 between the edge of a list's row and what stands in it."""
OF = ("ready-of-first", "ready-of-second")


class FormPicture(QWidget):
    """The illustration of a form of a megami."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        """Of none."""
        super().__init__(parent)
        self.backdrop = Backdrop(look, self)


class DeckLines(QStyledItemDelegate):
    """What is said of a deck, and at the end of the line with its name the emblems of its megami."""

    def __init__(self, look: Appearance, view: QListWidget) -> None:
        """Of the ready decks, row by row."""
        super().__init__(view)
        self._look, self._view = look, view

    @contained(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The lines, then the emblems."""
        super().paint(painter, option, index)
        for place, form in zip(self.emblems(option.rect, index.row()), ready_decks()[index.row()].megami, strict=False):
            painter.drawPixmap(place.topLeft(), self._look.emblem(form, place.size()))

    def emblems(self, room: QRect, row: int) -> list[QRect]:
        """Where the emblems are; nowhere where the name needs all of its line."""
        inset, letters = self._look.px(INSET), self._view.fontMetrics()
        side = letters.height()
        first = QRect(room.right() - inset - 2 * side - GAP, room.top() + inset, side, side)
        said = letters.horizontalAdvance(self._view.item(row).text().splitlines()[0])
        return [first, first.translated(side + GAP, 0)] if 2 * inset + said <= first.left() else []


class ReadyScreen(PreparingScreen):
    """A list a player; below them the cards of the deck that was looked at last, a large card beside."""

    settled = Signal(object)
    """The two decks."""
    choosing = Signal()
    """Megami are to be chosen and decks to be built instead."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, reader: QWidget, parent: QWidget | None = None,
    ) -> None:
        """The first deck against the last."""
        super().__init__("ready", words, settings, parent)
        self._names = tuple(self.label(role="heading") for _ in OF)
        self._look = look
        self._marks = tuple(SeatMark(look, MARK, self) for _ in OF)
        self.lists = tuple(self._list(seat) for seat in range(len(OF)))
        self.cards = DeckCards(words, look, self, highest=ROW)
        self.cards.looked.connect(self.card_looked)
        self.pictures = tuple(FormPicture(look, self) for _ in OF)
        self.closeup = ListCloseup(words, look, settings, self)
        self.closeup.watch(*self.cards.rows.values())
        self.next = self.button("ready.play", "ready-play", self.go_on)
        self.next.setProperty("role", "leading")
        self._lay_out(reader)
        self._fill()
        for seat, row in enumerate((0, len(ready_decks()) - 1)):
            self.lists[seat].setCurrentRow(row)
        for at, one in enumerate(self.lists):
            one.viewport().installEventFilter(self)
            one.currentRowChanged.connect(lambda _row, at=at: self._look_at(at))
        self._look_at(0)
        for one in self.lists:
            look.ready.connect(one.viewport().update)

    def _list(self, seat: int) -> QListWidget:
        made = self.wording.lines(f"ready.list.{seat}", OF[seat])
        made.setItemDelegate(DeckLines(self._look, made))
        made.itemActivated.connect(lambda _item: self.next.setFocus(Qt.FocusReason.TabFocusReason))
        return made

    def _lay_out(self, reader: QWidget) -> None:
        heads = [beside(mark, (name, 1)) for mark, name in zip(self._marks, self._names, strict=True)]
        for seat, mark in enumerate(self._marks):
            mark.show_seat(seat)
        for name in self._names:
            name.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        choice = beside(*((below(head, (one, 1)), 1) for head, one in zip(heads, self.lists, strict=True)), spacing=12)
        looked = beside((self.cards, 11), *((picture, 4) for picture in self.pictures), spacing=8)
        left = self._left = below((choice, 100), (looked, 1))
        columns = beside((left, 95), (reader, 33), spacing=12)
        title, note = self.label("ready-title", role="title"), self.label("ready-note", role="note", wrap=True)
        back = self.button("ready.back", "button-home", self.cancelled.emit)
        foot = beside(back, self.button("ready.choose", "ready-choose", self.choosing.emit), None, self.next)
        self.setLayout(below(beside(title, (note, 1), spacing=16), (columns, 1), foot, edges=PAGE))

    def seat(self, players: tuple[str, str]) -> None:
        """Who sits there: the level of a computer, or nothing for a person."""
        super().seat(players)
        self._fill()

    def taken(self, seat: int) -> ReadyDeck:
        """The deck that a player takes."""
        return ready_decks()[max(0, self.lists[seat].currentRow())]

    def go_on(self) -> None:
        """Begin the duel with the decks taken."""
        self.settled.emit((self.taken(0).deck, self.taken(1).deck))

    def entered(self) -> None:
        """The first list has the keyboard; the button is one key away."""
        self.reword()
        self.lists[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def reword(self) -> None:
        """Say decks and players again."""
        if hasattr(self, "next"):
            self._fill()

    def _fill(self) -> None:
        for seat, one in enumerate(self.lists):
            self.wording.phrase(self._names[seat], self.player(seat))
            for row, ready in enumerate(ready_decks()):
                item = one.item(row) if row < one.count() else QListWidgetItem(one)
                whose = self.words.text(_described(ready))
                item.setText(f"{self.words.text(ready.name())}  ·  {whose}\n{self.words.text(ready.aim())}")
        self._keep_in_sight()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The lists have another size."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._keep_in_sight)  # when their lines have been broken anew
        return super().eventFilter(watched, event)

    def _keep_in_sight(self) -> None:
        """Lists take no more room than their lines, the cards what is left; where a list can't stand whole, the deck
        taken is in sight.
        """
        for one in self.lists:
            one.doItemsLayout()  # beside a scroll bar that has come or gone
            one.setMaximumHeight(_whole(one))
            one.scrollToItem(one.currentItem())
        above = self._names[0].sizeHint().height() + max(_whole(one) for one in self.lists)
        self.cards.share(self._left.geometry().height() - above - 3 * self._left.spacing())

    def _look_at(self, seat: int) -> None:
        ready = self.taken(seat)
        self.cards.show_cards(ready.deck, _described(ready))
        for picture, form in zip(self.pictures, ready.megami, strict=True):
            picture.backdrop.show_scene(KEY, form)
            self.wording.bind(picture, "name", picture.setAccessibleName, say("player-named", name=megami_name(form)))


def _whole(lines: QListWidget) -> int:
    """How high a list is that shows all its lines."""
    return 2 * lines.frameWidth() + sum(lines.sizeHintForRow(row) for row in range(lines.count()))


def _described(ready: ReadyDeck) -> Phrase:
    """Whose cards it has."""
    first, second = ready.megami
    return say("decks-of", left=megami_name(first), right=megami_name(second))
