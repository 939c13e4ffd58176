"""The end of a duel (§4-2): who won and why, and what one may do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.text.phrase import Name, Phrase, say
from sakura_desktop.games import game, key_of
from sakura_desktop.players import player_name
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.layouts import centred
from sakura_desktop.widgets.ruby_label import RubyLine
from sakura_desktop.widgets.seat_mark import SeatMark

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

WAYS = ("again", "same", "rechoose", "watch", "analyse", "save", "home")
COLUMNS = 4
MARK = 22
"""How large the mark beside a player's name is, in pixels at zoom 1."""
SHARED = frozenset({"watch", "analyse", "save", "home"})
"""Ways that are worded alike for every game."""


class Emblems(QWidget):
    """What a player brought: emblems with names below."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """Nobody."""
        super().__init__(parent)
        self._words = words
        self._whole = self._look = look
        self._pair: tuple[str, ...] = ()
        self._kind = ""
        words.changed.connect(self._reword)
        look.ready.connect(self.update)

    def show_pair(self, key: str, kind: str, pair: tuple[str, ...]) -> None:
        """Show what a side brought to a match of the game of that key, by the kind and the keys of its names."""
        self._look = self._whole.of(key)
        self._kind, self._pair = kind, pair
        self._reword()

    def _reword(self) -> None:
        self.setAccessibleName(", ".join(self._words.text(self._named(key)) for key in self._pair))
        self.update()

    def _named(self, key: str) -> Phrase:
        return say("player-named", name=Name(self._kind, key))

    def sizeHint(self) -> QSize:
        """Two emblems beside each other."""
        return QSize(self._look.px(300), self._look.px(150))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The emblems and the names."""
        painter = QPainter(self)
        painter.setPen(self.palette().text().color())
        wide = self.width() / max(1, len(self._pair))
        side = min(self.width() // 2 - 16, self.height() - self.fontMetrics().height() * 2 - 8)
        for index, key in enumerate(self._pair):
            left = wide * index
            painter.drawPixmap(round(left + (wide - side) / 2), 4, self._look.emblem(key, QSize(side, side)))
            spans = self._words.spans(self._named(key))
            box = QRectF(left + 4, side + 6, wide - 8, self.height() - side - 8)
            RubyLine(spans, self.font(), ruby=True).paint(painter, box)
        painter.end()


class ResultScreen(Screen):
    """The winner, the reason, and again, another choice, the replay, save, home."""

    asked = Signal(str)
    """`again`, `same`, `rechoose`, `watch`, `analyse`, `save`, `home`."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget | None = None) -> None:
        """No duel yet."""
        super().__init__("result", words, parent)
        self._winner = self.label(name="result.winner", role="title", wrap=True)
        self._reason = self.label(name="result.reason", wrap=True)
        self._figures = self.label(role="note")
        for label in (self._winner, self._reason, self._figures):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._names = tuple(self.label(role="heading") for _ in range(2))
        self._marks = tuple(SeatMark(look, MARK, self) for _ in range(2))
        self._pairs = tuple(Emblems(words, look, self) for _ in range(2))
        self.buttons = [self._way(way) for way in WAYS]
        self._lay_out()

    def _way(self, way: str) -> BigButton:
        button = BigButton(f"result.{way}", leading=way == "again", parent=self)
        if way in SHARED:
            self.wording.text(button, f"result-{way}")
            self._explain(button, f"result-{way}-detail")
        button.clicked.connect(lambda _checked=False: self.asked.emit(way))
        return button

    def _explain(self, button: BigButton, key: str) -> None:
        self.wording.bind(button, "detail", button.set_detail, say(key))

    def _word_ways(self, key: str) -> None:
        """The ways to play once more, in the words of the game of that key: what is chosen again, what is kept."""
        by_way = dict(zip(WAYS, self.buttons, strict=True))
        self.wording.text(by_way["again"], "result-again")
        self.wording.text(by_way["same"], "result-same")
        self.wording.text(by_way["rechoose"], f"{key}-rechoose")
        self._explain(by_way["again"], f"{key}-again-detail")
        self._explain(by_way["same"], f"{key}-same-detail")
        self._explain(by_way["rechoose"], f"{key}-rechoose-detail")

    def _lay_out(self) -> None:
        sides = QHBoxLayout()
        for seat, (mark, name, pair) in enumerate(zip(self._marks, self._names, self._pairs, strict=True)):
            mark.show_seat(seat)
            head = QHBoxLayout()
            head.addStretch(1)
            head.addWidget(mark)
            head.addWidget(name)
            head.addStretch(1)
            column = QVBoxLayout()
            column.addLayout(head)
            column.addWidget(pair, 1)
            frame = QFrame(self)
            frame.setProperty("role", "side")
            frame.setLayout(column)
            sides.addWidget(frame, 1)
        ways = QGridLayout()
        ways.setSpacing(8)
        for index, button in enumerate(self.buttons):
            ways.addWidget(button, index // COLUMNS, index % COLUMNS)
        for index in range(COLUMNS):
            ways.setColumnStretch(index, 1)
        page = QFrame(self)
        page.setMaximumWidth(1080)
        box = QVBoxLayout(page)
        box.setContentsMargins(24, 20, 24, 20)
        box.setSpacing(12)
        box.addStretch(1)
        box.addWidget(self._winner)
        box.addWidget(self._reason)
        box.addWidget(self._figures)
        box.addLayout(sides)
        box.addSpacing(8)
        box.addLayout(ways)
        box.addStretch(1)
        self.setLayout(centred(page))

    def show_duel(self, duel: AnyMatch) -> None:
        """Show how a duel ended."""
        view = duel.view(-1)
        brought = game(key_of(duel))
        self._word_ways(brought.key)
        players = [player_name(name, seat, duel.players) for seat, name in enumerate(duel.names)]
        if duel.winner is None:
            self.wording.text(self._winner, "result-nobody")
        else:
            self.wording.text(self._winner, "result-won", player=players[duel.winner])
        self._reason.setVisible(view.ending is not None)
        if view.ending is not None:
            self.wording.phrase(self._reason, view.ending)
        self.wording.text(self._figures, "result-figures", turn=view.turn, answers=duel.answers)
        for seat in range(2):
            won = duel.winner == seat
            self.wording.text(self._names[seat], "result-side-won" if won else "result-side", player=players[seat])
            self._pairs[seat].show_pair(brought.key, brought.brought_kind, brought.brought(duel.setup)[seat])

    def entered(self) -> None:
        """Again is what most want."""
        self.buttons[0].setFocus()
