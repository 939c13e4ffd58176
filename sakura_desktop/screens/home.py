"""The first screen: go on, begin, look back, and the players' own things."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.lesson_files import lesson_files
from engine.puzzle_files import puzzle_files
from engine.text.phrase import say
from sakura_desktop.games import game, games
from sakura_desktop.screens.match_list import MatchList, names_of
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.big_button import BigButton

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.progress import LessonProgress
    from sakura_desktop.match.saved_matches import MatchRecord, SavedMatches
    from sakura_desktop.puzzles.progress import PuzzleProgress
    from sakura_desktop.settings import Settings

RECENT = 8
FIRST = ("new", "ready", "lessons", "puzzles", "open", "replays")
LAST = ("study", "rulebook", "settings", "about")
"""What the program itself offers, before and after what the game does."""
STEPS: Final = {
    int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Right): 1, int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Left): -1,
}  # fmt: skip
"""Which way an arrow key goes."""
WIDE = 2
"""So many buttons have a line of their own; the others stand two by two."""


class Column(QScrollArea):
    """As wide as what stands in it at the least; where it is too low, what stands in it scrolls."""

    def __init__(self, inside: QWidget, parent: QWidget) -> None:
        """Around a widget."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = inside
        self.setWidget(inside)

    def minimumSizeHint(self) -> QSize:
        """Room for what stands in it, and for the scroll bar."""
        wide = self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(wide, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands in it is larger or smaller now."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class HomeScreen(Screen):
    """Continue, new duel, open, replays, decks, settings, about; beside them the latest duels."""

    resumed = Signal(object)
    """A `MatchRecord` to go on with."""
    watched = Signal(object)
    """A `MatchRecord` to look at again."""
    asked = Signal(str)
    """Another way on: `new`, `ready`, `lessons`, `puzzles`, `open`, `replays`, `decks`, `study`, `rulebook` …"""

    def __init__(
        self, words: Words, settings: Settings, shelf: SavedMatches, progress: LessonProgress,
        solved: PuzzleProgress, parent: QWidget | None = None,
    ) -> None:
        """Offer what there is; the list follows the shelf."""
        super().__init__("home", words, parent)
        self._progress = progress
        self._solved = solved
        self._shelf = shelf
        self._settings = settings
        self._record: MatchRecord | None = None
        self._resume = BigButton("home.continue", leading=True, parent=self)
        self._resume.clicked.connect(self._go_on)
        self.wording.text(self._resume, "home-continue")
        # made in the order in which the keyboard walks them
        self.games = self._games()
        first = [self._way(way) for way in FIRST]
        self.ready, self.lessons, self.puzzles = (first[FIRST.index(way)] for way in ("ready", "lessons", "puzzles"))
        self._newcomer = False
        self._pages = {name: self._way(name) for name in dict.fromkeys(name for one in games() for name in one.pages())}
        self.buttons = [self._resume, *first, *self._pages.values(), *(self._way(way) for way in LAST)]
        for button in self.buttons:
            button.installEventFilter(self)
        self._list = MatchList(words, "home.recent", limit=RECENT, quick=True, parent=self)
        self._list.chosen.connect(self._pick)
        self._lay_out()
        shelf.changed.connect(self.refresh)
        self.refresh()

    def _way(self, way: str) -> BigButton:
        button = BigButton(f"home.{way}", leading=way == "new", parent=self)
        self.wording.text(button, f"home-{way}")
        if way not in {"new", "lessons", "puzzles"}:  # what these say is the game's
            self.wording.bind(button, "detail", button.set_detail, say(f"home-{way}-detail"))
        button.clicked.connect(lambda _checked=False: self.asked.emit(way))
        return button

    def _games(self) -> dict[str, QPushButton]:
        """Which game is played: a button each, one of them down; none where there is one game alone."""
        found: dict[str, QPushButton] = {}
        for one in games() if len(games()) > 1 else ():
            button = self.button(f"home.game.{one.key}", f"game-{one.key}", partial(self._play, one.key))
            button.setCheckable(True)
            found[one.key] = button
        return found

    def _play(self, key: str) -> None:
        self._settings.game = key
        self.refresh()

    def _lay_out(self) -> None:
        ways = QWidget(self)
        left = QVBoxLayout(ways)
        left.setContentsMargins(0, 0, 4, 0)
        left.setSpacing(7)
        left.addWidget(self.label("home-title", role="title"))
        self._subtitle = self.label("home-title", role="note", wrap=True)
        left.addWidget(self._subtitle)
        choice = QHBoxLayout()
        for one in self.games.values():
            choice.addWidget(one)
        choice.addStretch(1)
        left.addLayout(choice)
        left.addSpacing(4)
        for button in self.buttons[:WIDE]:
            left.addWidget(button)
        self._rest = QGridLayout()
        self._rest.setSpacing(7)
        self._rest.setColumnStretch(0, 1)
        self._rest.setColumnStretch(1, 1)
        left.addLayout(self._rest)
        left.addStretch(1)
        left.addWidget(self.label("home-unofficial", role="note", wrap=True))
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.label("home-recent", role="heading"))
        right.addWidget(self._list, 1)
        self._empty = self.label("home-no-duels", role="note", wrap=True)
        right.addWidget(self._empty, 1, Qt.AlignmentFlag.AlignTop)
        page = QFrame(self)
        page.setObjectName("page")
        columns = QHBoxLayout(page)
        columns.setContentsMargins(32, 12, 32, 8)
        columns.setSpacing(40)
        self._column = Column(ways, page)
        columns.addWidget(self._column, 6)
        columns.addLayout(right, 6)
        page.setMaximumWidth(1180)
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        outer.addWidget(page, 100)
        outer.addStretch(1)

    def entered(self) -> None:
        """Begin at what is most likely wanted."""
        self.refresh()
        (self._resume if self._record else self.lessons if self._newcomer else self.buttons[1]).setFocus()

    def refresh(self) -> None:
        """Show the duels as the shelf has them."""
        if games():
            self._show_game()
        records = self._shelf.records()
        self._list.show_records(records)
        self._list.setVisible(bool(records))
        self._empty.setVisible(not records)
        self._record = self._shelf.unfinished()
        self._resume.setVisible(self._record is not None)
        if self._record is not None:
            first, second = names_of(self._record)
            phrase = say("home-continue-detail", first=first, second=second, turn=self._record.turn)
            self.wording.bind(self._resume, "detail", self._resume.set_detail, phrase)

    def _show_game(self) -> None:
        """What the game that is played says of itself, and the screens that it offers, two by two."""
        played = game(self._settings.game)
        for key, one in self.games.items():
            one.setChecked(key == played.key)
        self.wording.text(self._subtitle, f"{played.key}-home-subtitle")
        new = self.buttons[1]
        self.wording.bind(new, "detail", new.set_detail, say(f"{played.key}-home-new"))
        offered = played.pages()
        for name, button in self._pages.items():
            button.setVisible(name in offered)
        elsewhere = {button for name, button in self._pages.items() if name not in offered}
        self._show_lessons(played.key)
        self._show_puzzles(played.key)
        self.ready.setVisible(played.has_ready)
        games_own = (self.ready, self.lessons, self.puzzles)
        elsewhere |= {button for button in games_own if not button.isVisibleTo(self)}
        shown = [button for button in self.buttons[WIDE:] if button not in elsewhere]
        for at, button in enumerate(shown):
            self._rest.addWidget(button, at // 2, at % 2)

    def _show_lessons(self, key: str) -> None:
        """The lessons of the game, where it has some; whoever comes for the first time is led to the first one."""
        keys = list(lesson_files(key))
        self.lessons.setVisible(bool(keys))
        self._newcomer = bool(keys) and self._progress.fresh and not self._shelf.records()
        self.lessons.leading = self._newcomer
        done = sum(self._progress.of(key, one).done for one in keys)
        phrase = say("home-lessons-first") if self._newcomer else say("home-lessons-detail", done=done, all=len(keys))
        self.wording.bind(self.lessons, "detail", self.lessons.set_detail, phrase)

    def _show_puzzles(self, key: str) -> None:
        """The puzzles of the game, where it has some."""
        keys = list(puzzle_files(key))
        self.puzzles.setVisible(bool(keys))
        phrase = say("home-puzzles-detail", done=sum(self._solved.done(key, one) for one in keys), all=len(keys))
        self.wording.bind(self.puzzles, "detail", self.puzzles.set_detail, phrase)

    def _go_on(self) -> None:
        if self._record is not None:
            self.resumed.emit(self._record)

    def _pick(self, record: MatchRecord) -> None:
        (self.watched if record.finished else self.resumed).emit(record)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows walk the buttons, one after the other, and nothing else that Tab comes to."""
        step = STEPS.get(event.key()) if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        shown = [button for button in self.buttons if button.isVisible()]
        if step is None or watched not in shown:
            return super().eventFilter(watched, event)
        at = next(at for at, button in enumerate(shown) if button is watched)
        there = shown[(at + step) % len(shown)]
        there.setFocus(Qt.FocusReason.TabFocusReason)
        self._column.ensureWidgetVisible(there)
        return True
