"""The end of a match: who won and who lost, the blow, the last board, how it went; and what one may do next.

What is told of it is the game's (`Game.teller`); a match that was given up, or that a rule ended, tells that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.text.phrase import Name, Phrase, say
from sakura_desktop.games import game, key_of
from sakura_desktop.match.course_plot import CoursePlot
from sakura_desktop.match.last_board import LastBoard
from sakura_desktop.match.seating import lower_half
from sakura_desktop.match.tale import tell
from sakura_desktop.players import player_name
from sakura_desktop.screens.screen import Screen
from sakura_desktop.study.met_words import MetWords
from sakura_desktop.widgets.backdrop import Backdrop, Sheet
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.layouts import below, beside, scrolling
from sakura_desktop.widgets.ruby_label import RubyLine
from sakura_desktop.widgets.seat_mark import SeatMark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.match import AnyMatch
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.tale import Blow, Tale
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.collector import Collector

ONCE_MORE = ("again", "same", "rechoose")
"""Ways to play once more, in the words of the game; the last one where it would come elsewhere than the first."""
BESIDE = ("watch", "analyse", "save", "home")
"""Ways that are worded alike for every game."""
WAYS = (*ONCE_MORE, *BESIDE)
NAMED = 60
"""Pixels of a name at least: a longer one loses its end before it takes the width of the page."""
MARK = 18
"""How large the mark beside a player's name is, in pixels at zoom 1."""
WON = 34
"""… and beside the name of who won."""
FACE: Final = QSize(128, 179)
"""How large the card is that decided it, at zoom 1."""
EMBLEM: Final = 36
TOLD: Final = 64
"""How much of the width is told on, in hundredths: the rest is the picture and the ways on …"""
WAYS_WIDE: Final = 400
"""… which have so much at the least, at zoom 1."""
SMALLEST: Final = 120
"""How high the picture is at the least, at zoom 1."""
NARROW: Final = 560
"""Of less width, the board stands below the blow, and the numbers below the curve, at zoom 1."""
MINUTE: Final = 60


class Emblems(QWidget):
    """What a player brought: emblems, each with its name beside it."""

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
        """A line of emblems."""
        return QSize(self._look.px(240), self._look.px(EMBLEM) + 4)

    def minimumSizeHint(self) -> QSize:
        """Names become smaller before emblems do."""
        return QSize(self._look.px(150), self._look.px(EMBLEM) + 4)

    def ask(self) -> list[QPixmap]:
        """The emblems as they are by now; those that aren't painted yet will be."""
        side = self._look.px(EMBLEM)
        return [self._look.emblem(key, QSize(side, side)) for key in self._pair]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The emblems and the names."""
        painter = QPainter(self)
        painter.setPen(self.palette().text().color())
        wide, side = self.width() / max(1, len(self._pair)), self._look.px(EMBLEM)
        for index, (key, emblem) in enumerate(zip(self._pair, self.ask(), strict=True)):
            left = wide * index
            painter.drawPixmap(round(left), (self.height() - side) // 2, emblem)
            spans = self._words.spans(self._named(key))
            RubyLine(spans, self.font(), ruby=True).paint(
                painter, QRectF(left + side + 6, 0, wide - side - 10, self.height()), centred=False
            )
        painter.end()


class Face(QWidget):
    """The card that decided a match."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        """None."""
        super().__init__(parent)
        self._whole = self._look = look
        self._number = ""
        look.ready.connect(self.update)
        look.changed.connect(self._fit)
        self._fit()

    def show_card(self, key: str, number: str) -> None:
        """Show a card of the game of that key."""
        self._look, self._number = self._whole.of(key), number
        self.update()

    def _fit(self) -> None:
        self.setFixedSize(FACE * self._whole.zoom)

    def ask(self) -> QPixmap:
        """Its face as it is by now; one that isn't painted yet will be."""
        return self._look.face(self._number, self._look.language, self.size()) if self._number else QPixmap()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its face."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self.ask())
        painter.end()


class Picture(QWidget):
    """The illustration of what won; where the game has none, its emblem."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        """Nothing."""
        super().__init__(parent)
        self._look = look
        self.backdrop = Backdrop(look, self, whole_above=True)
        self.key = ""
        self._drawn = True
        self.free = 0
        """How much of its height nothing stands before."""
        look.ready.connect(self.update)

    def show_of(self, game: str, key: str) -> None:
        """Show what a game calls so."""
        self._look = self._look.of(game)
        self.key, self._drawn = key, key == "home" or self._look.has_scene(key)
        self.backdrop.show_scene(game, key)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The emblem, where there is room for it."""
        side = min(self.width(), self.height()) * 6 // 10
        if self._drawn or side < EMBLEM or not self.key:
            return
        painter = QPainter(self)
        emblem = self._look.emblem(self.key, QSize(side, side))
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, emblem)
        painter.end()


class ResultScreen(Screen):
    """What happened, before the picture of who won; on it again, another choice, the replay, save, home."""

    asked = Signal(str)
    """`again`, `same`, `rechoose`, `watch`, `analyse`, `save`, `home`."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, parent: QWidget | None = None, *,
        collector: Collector | None = None,
    ) -> None:
        """No duel yet."""
        super().__init__("result", words, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._look = look
        self._settings = settings.for_players(("", ""))
        self.picture = Picture(look, self)
        self._winner = self.label(name="result.winner", role="winner", wrap=True)
        self._won = SeatMark(look, WON, self)
        self._reason = self.label(name="result.reason", wrap=True)
        self._figures = self.label(name="result.figures", role="note", wrap=True)
        self._names = tuple(self.label(name=f"result.player.{seat}", role="heading") for seat in range(2))
        for name in self._names:
            name.setMinimumWidth(NAMED)
        self._marks = tuple(SeatMark(look, MARK, self) for _ in range(2))
        self._pairs = tuple(Emblems(words, look, self) for _ in range(2))
        self.face = Face(look, self)
        self._blow = self.label(name="result.blow", role="heading", wrap=True)
        self.board = LastBoard(words, self._settings, look, self)
        self.wording.name(self.board, "result-board")
        self.wording.tip(self.board, "result-board")
        self.board.clicked.connect(lambda _checked=False: self.asked.emit("watch"))
        self.course = CoursePlot("result.course", words, look, self)
        self._tallies: list[tuple[QLabel, QLabel, QLabel]] = []
        self.buttons = [self._way(way) for way in WAYS]
        self.met = MetWords(words, collector, self)
        self.choose_met = self.button("result.words.choose", "mine-met-choose", lambda: self.asked.emit("met"))
        self.choose_met.hide()
        self._lay_out()
        self.setTabOrder(self, self.buttons[0])

    def _way(self, way: str) -> BigButton:
        button = BigButton(f"result.{way}", leading=way == "again", parent=self)
        if way in BESIDE:
            self.wording.text(button, f"result-{way}")
            self.wording.tip(button, f"result-{way}-detail")
        button.clicked.connect(lambda _checked=False: self.asked.emit(way))
        return button

    def _word_ways(self, played: Game) -> None:
        """The ways to play once more, in the words of the game: what is chosen again, what is kept."""
        for way, button in zip(ONCE_MORE, self.buttons, strict=False):
            if way == "rechoose" and not played.builds_from_choice:
                continue
            self.wording.text(button, f"{played.key}-rechoose" if way == "rechoose" else f"result-{way}")
            self.wording.bind(button, "detail", button.set_detail, say(f"{played.key}-{way}-detail"))
        self._place_ways(played.builds_from_choice)

    def _place_ways(self, rechoosing: bool) -> None:
        """Two beside each other; without the choice anew, the same once more has a row to itself."""
        again, same, rechoose, *others = self.buttons
        rechoose.setVisible(rechoosing)
        self._once_more.addWidget(again, 0, 0, 1, 2)
        self._once_more.addWidget(same, 1, 0, 1, 1 if rechoosing else 2)
        if rechoosing:
            self._once_more.addWidget(rechoose, 1, 1)
        for at, button in enumerate(others):
            self._once_more.addWidget(button, 2 + at // 2, at % 2)

    # --- where things stand ---

    def _lay_out(self) -> None:
        told = QFrame(self)
        box = QVBoxLayout(told)
        box.setContentsMargins(20, 8, 16, 12)
        box.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._won)
        head.addWidget(self._winner, 3)
        for said in (self._reason, self._figures):
            said.setAlignment(Qt.AlignmentFlag.AlignRight)
        head.addLayout(below(None, self._reason, self._figures, None, spacing=0), 2)
        box.addLayout(head)
        box.addLayout(self._sides())
        self._struck = below(self.face, self._blow, None, spacing=6)
        self._board_row = beside(self._struck, (self.board, 1), spacing=12)
        box.addLayout(self._board_row, 1)
        self._course_row = beside((self.course, 5), (self._counted(), 4), spacing=14)
        box.addLayout(self._course_row)
        self._inside = told
        self._told = scrolling(told, self, sideways=False)
        self._ways = Sheet(self)
        self._once_more = ways = QGridLayout(self._ways)
        ways.setContentsMargins(12, 12, 12, 12)
        ways.setSpacing(8)
        self._place_ways(True)
        ways.addLayout(beside((self.met, 1), self.choose_met), ways.rowCount(), 0, 1, 2)

    def _counted(self) -> QFrame:
        """What both did, a column each under the mark."""
        frame = QFrame(self)
        frame.setProperty("role", "side")
        self._numbers = QGridLayout(frame)
        self._numbers.setContentsMargins(12, 6, 12, 6)
        self._numbers.setHorizontalSpacing(16)
        self._numbers.setVerticalSpacing(2)
        self._numbers.setColumnStretch(0, 1)
        for seat in range(2):
            mark = SeatMark(self._look, MARK, self)
            mark.show_seat(seat)
            self._numbers.addWidget(mark, 0, seat + 1, Qt.AlignmentFlag.AlignRight)
        return frame

    def _sides(self) -> QHBoxLayout:
        sides = QHBoxLayout()
        self._frames: list[QFrame] = []
        for seat, (mark, name, pair) in enumerate(zip(self._marks, self._names, self._pairs, strict=True)):
            mark.show_seat(seat)
            frame = QFrame(self)
            frame.setProperty("role", "side")
            column = QVBoxLayout(frame)
            column.setContentsMargins(10, 5, 10, 5)
            column.setSpacing(3)
            column.addLayout(beside(mark, (name, 1)))
            column.addWidget(pair)
            sides.addWidget(frame, 1)
            self._frames.append(frame)
        return sides

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is told has the larger part of the width, the picture the rest; the ways stand below the picture."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        told = min(self.width() * TOLD // 100, self.width() - self._look.px(WAYS_WIDE))
        narrow = told < self._look.px(NARROW)
        direction = QBoxLayout.Direction
        for row in (self._course_row, self._board_row):
            row.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)
        self._struck.setDirection(direction.LeftToRight if narrow else direction.TopToBottom)
        beside = told - self.face.width() - self._look.px(EMBLEM) * 2
        self._blow.setFixedWidth(max(beside, self.face.width()) if narrow else self.face.width())
        inside = self._inside.layout()
        assert inside is not None
        inside.invalidate()
        wide = told - self._told.verticalScrollBar().width()
        self._inside.setMinimumHeight(max(0, inside.minimumHeightForWidth(wide)))
        self._told.setGeometry(0, 0, told, self.height())
        edge = self._look.px(14)
        wide = min(self.width() - told - 2 * edge, self._look.px(440))
        ways = self._ways.layout()
        assert ways is not None
        ways.invalidate()
        high = ways.totalHeightForWidth(wide)
        left = told + (self.width() - told - wide) // 2
        top = max(0, self.height() - high - edge)
        self._ways.setGeometry(left, top, wide, high)
        free = top - edge
        self.picture.setVisible(free >= self._look.px(SMALLEST))
        self.picture.setGeometry(told, 0, self.width() - told, max(0, free))

    # --- what is told ---

    def show_duel(self, duel: AnyMatch, seconds: int = 0) -> None:
        """Show how a duel ended, and how long it was played, where that is known."""
        played = game(key_of(duel))
        players = (player_name(duel.names[0], 0, duel.players), player_name(duel.names[1], 1, duel.players))
        self._settings.names = (duel.names[0], duel.names[1])
        self._settings.seat_computers(duel.players)
        self._word_ways(played)
        won = -1 if duel.winner is None else duel.winner
        if won < 0:
            self.wording.text(self._winner, "result-nobody")
        else:
            self.wording.text(self._winner, "result-won", player=players[won])
        self._won.show_seat(won)
        self._won.setVisible(won >= 0)
        ending = duel.ending
        self._reason.setVisible(ending is not None)
        if ending is not None:
            self.wording.phrase(self._reason, ending)
        brought = played.brought(duel.setup)
        for seat in range(2):
            key = "result-side" if won < 0 else "result-side-won" if won == seat else "result-side-lost"
            self.wording.text(self._names[seat], key, player=players[seat])
            self._frames[seat].setProperty("lit", won == seat)
            self._frames[seat].setStyleSheet("")  # by it the frame looks at its properties again
            self._pairs[seat].show_pair(played.key, played.brought_kind, brought[seat])
        tale = tell(duel, played.teller())
        self._show_blow(played, tale.blow)
        computers = {seat for seat, player in enumerate(duel.players) if player}
        lower = lower_half(max(0, won), 0, self._settings, computers)
        self.board.show_end(played, duel.view(-1), lower, tale.blow.things if tale.blow else ())
        self._show_picture(played, tale.blow, brought[won] if won >= 0 else ())
        self._show_course(tale, players)
        self.say_figures(duel, seconds)
        self._arrange()

    def ask_ahead(self, duel: AnyMatch, size: QSize) -> None:
        """Tell how a duel ended on a page of that size, and have the pictures painted that it needs, while the end is
        still to be seen at the table: the page comes without placeholders. What takes longest is painted first.
        """
        self.resize(size)
        self.show_duel(duel)
        self.grab(QRect(0, 0, 1, 1))  # what isn't seen has its size from then on
        self.board.ask_ahead()
        for pair in self._pairs:
            pair.ask()
        self.face.ask()
        self.picture.backdrop.ask()

    def offer_words(self, met: Sequence[str]) -> None:
        """Offer the words met in the duel, as far as they aren't on the list."""
        self.met.offer(met)
        self.choose_met.setVisible(not self.met.isHidden())
        self._arrange()

    def _show_blow(self, played: Game, blow: Blow | None) -> None:
        self.face.setVisible(blow is not None and blow.number is not None)
        self._blow.setVisible(blow is not None)
        if blow is not None:
            self.wording.phrase(self._blow, blow.said)
            if blow.number is not None:
                self.face.show_card(played.key, blow.number)

    def _show_picture(self, played: Game, blow: Blow | None, brought: tuple[str, ...]) -> None:
        """Who struck the blow, or else who won; where nobody did, what lies behind the first screen."""
        by = played.teller().struck_by(blow, brought) if blow is not None and brought else next(iter(brought), "home")
        self.picture.show_of(played.key, by)

    def _show_course(self, tale: Tale, players: tuple[Phrase, Phrase]) -> None:
        self.course.setVisible(bool(tale.followed))
        self.course.show_course(tale.followed, players, say("result-course"))
        for labels in self._tallies:
            for label in labels:
                label.hide()
                label.deleteLater()
        self._tallies = [
            (self.label(), self.label(role="heading"), self.label(role="heading")) for _ in tale.tallies
        ]
        for row, (labels, tally) in enumerate(zip(self._tallies, tale.tallies, strict=True)):
            self.wording.phrase(labels[0], tally.name)
            for seat, label in enumerate(labels[1:]):
                self.wording.text(label, "result-tally", count=tally.of[seat])
                self.wording.bind(label, "name", label.setAccessibleName, say(
                    "result-tally-of", name=tally.name, player=players[seat], count=tally.of[seat],
                ))
            for column, label in enumerate(labels):
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag(0)
                self._numbers.addWidget(label, row + 1, column, side | Qt.AlignmentFlag.AlignVCenter)

    def say_figures(self, duel: AnyMatch, seconds: int) -> None:
        """Say how long a duel was, in turns, answers and minutes."""
        minutes = max(1, round(seconds / MINUTE)) if seconds else 0
        self.wording.text(self._figures, "result-figures", turn=duel.turn, answers=duel.answers, minutes=minutes)

    def reword(self) -> None:
        """Sentences of another length."""
        if hasattr(self, "_inside"):
            self._arrange()

    def entered(self) -> None:
        """The page itself has the keyboard: who pressed Enter once too often goes nowhere."""
        self.setFocus()
