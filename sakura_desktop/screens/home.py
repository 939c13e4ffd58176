"""The first screen: go on, begin, look back, and the players' own things."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.lesson_files import lesson_files
from engine.puzzle_files import puzzle_files
from engine.text.phrase import say
from sakura_desktop.games import game, games
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.screens.match_list import MatchList, names_of, sides_phrase
from sakura_desktop.screens.screen import Screen
from sakura_desktop.screens.setting_fields import SettingFields
from sakura_desktop.widgets.arrow_walk import ArrowWalk
from sakura_desktop.widgets.backdrop import Backdrop, Sheet
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.layouts import beside, centred, walked

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QResizeEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.progress import LessonProgress
    from sakura_desktop.match.saved_matches import MatchRecord, SavedMatches
    from sakura_desktop.puzzles.progress import PuzzleProgress
    from sakura_desktop.settings import Settings

RECENT = 4
FIRST = ("new", "ready", "same", "lessons", "puzzles", "replays")
LAST = ("study", "rulebook", "open", "settings", "about")
"""What the program itself offers, before and after what the game does."""
AT_ONCE = ("ready", "same")
"""Ways to play at once …"""
LEARNING = ("lessons", "puzzles")
"""… and to learn: they say more of themselves …"""
ASIDE = ("open", "settings", "about")
"""… and what is seldom wanted, below the collections."""
WIDEST = 1600
"""In a window wider than this the page stands in its middle, and the picture goes on to both sides."""
NARROW = 1000
"""In a window narrower than this, at zoom 1, the ways stand one below the other."""
WIDE = 2
"""So many buttons have a line of their own."""
ACROSS = 3
"""So many of the small ones stand beside each other."""


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
        self._wide = -1
        self.setWidget(inside)

    def sizeHint(self) -> QSize:
        """As large as what stands in it, and no higher than that is in the width that it has."""
        hint = self._inside.sizeHint()
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized) and self._inside.hasHeightForWidth():
            wide = max(self.width(), self._inside.minimumSizeHint().width())
            hint.setHeight(self._inside.heightForWidth(wide))
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width what stands in it may be of another height; that a scroll bar comes or goes is none."""
        super().resizeEvent(event)
        if self.width() != self._wide:
            self._wide = self.width()
            self.updateGeometry()

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
        self, words: Words, look: Appearance, settings: Settings, shelf: SavedMatches, progress: LessonProgress,
        solved: PuzzleProgress, parent: QWidget | None = None,
    ) -> None:
        """Offer what there is; the list follows the shelf."""
        super().__init__("home", words, parent)
        self._look = look
        self._shown: list[BigButton] = []
        self.backdrop = Backdrop(look, self)
        self._progress = progress
        self._solved = solved
        self._shelf = shelf
        self._settings = settings
        self._record: MatchRecord | None = None
        self._taken: BigButton | None = None
        """The way that was gone last; None where it was a duel of before."""
        # made in the order in which the keyboard walks them
        self.spoken = self._asking()
        self.languages = self._languages()
        self.games = self._games()
        self._resume = BigButton("home.continue", leading=True, parent=self)
        self._resume.clicked.connect(self._go_on)
        self.wording.text(self._resume, "home-continue")
        first = [self._way(way) for way in FIRST]
        self.ready, self.same, self.lessons, self.puzzles = (
            first[FIRST.index(way)] for way in ("ready", "same", "lessons", "puzzles")
        )
        self._newcomer = False
        self._pages = {name: self._way(name) for name in dict.fromkeys(name for one in games() for name in one.pages())}
        self.buttons = [self._resume, *first, *self._pages.values(), *(self._way(way) for way in LAST)]
        self._list = MatchList(words, "home.recent", limit=RECENT, quick=True, parent=self)
        self._list.chosen.connect(self._pick)
        self._lay_out()
        asked = (*self._fields.fields.values(), self._said)
        walked(self.lessons, *asked, self.puzzles)  # a newcomer begins at the lessons, and is asked next
        ArrowWalk(self.buttons, self, arrived=self._column.ensureWidgetVisible)
        shelf.changed.connect(self.while_seen(self.refresh))
        self.refresh()

    def _way(self, way: str) -> BigButton:
        terse = way not in {"new", *AT_ONCE, *LEARNING}
        button = BigButton(f"home.{way}", leading=way == "new", terse=terse, parent=self)
        self.wording.text(button, f"home-{way}")
        if way not in {"new", "same", "lessons", "puzzles"}:  # what these say is the game's
            self.wording.bind(button, "detail", button.set_detail, say(f"home-{way}-detail"))
        button.clicked.connect(lambda _checked=False: self._go(button, way))
        return button

    def _go(self, button: BigButton, way: str) -> None:
        self._taken = button
        self.asked.emit(way)

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

    def _asking(self) -> QFrame:
        """Asks a newcomer once which language is spoken and which one is learned, as far as the system says."""
        frame = QFrame(self)
        frame.setObjectName("home.asking")
        frame.setProperty("role", "side")
        fields = SettingFields(self.words, self._settings, frame)
        self._fields = fields
        rows = QGridLayout(frame)
        rows.setContentsMargins(12, 8, 12, 8)
        rows.setSpacing(6)
        rows.setColumnStretch(1, 1)
        rows.addWidget(self.label("home-learns-question", wrap=True), 0, 0, 1, 2)
        for row, entry in enumerate(("speaks", "learns"), start=1):
            field = fields.make(entry)
            field.setObjectName(f"home.{entry}")
            rows.addWidget(self.label(f"settings-{entry}"), row, 0)
            rows.addWidget(field, row, 1)
        self._said = self.button("home.languages.done", "home-learns-done", self._languages_said)
        rows.addWidget(self._said, 3, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        frame.setVisible(self._settings.first_time and not self._settings.languages_asked)
        return frame

    def _languages_said(self) -> None:
        self._settings.languages_asked = True
        self.spoken.hide()
        self.entered()

    def _languages(self) -> dict[str, QPushButton]:
        """A button for each language of the program, the one that is shown down."""
        found: dict[str, QPushButton] = {}
        for language in LANGUAGES:
            speak = partial(self._speak, language)
            found[language] = self.button(f"home.language.{language}", f"settings-language-{language}", speak)
            found[language].setCheckable(True)
        return found

    def _speak(self, language: str) -> None:
        self._settings.language = language
        self.reword()

    def reword(self) -> None:
        """Show which language is shown."""
        for language, button in self.languages.items():
            button.setChecked(language == self.words.language)

    def _lay_out(self) -> None:
        ways = QWidget(self)
        left = QVBoxLayout(ways)
        left.setContentsMargins(0, 0, 4, 0)
        left.setSpacing(6)
        self._subtitle = self.label("home-title", role="note", wrap=True)
        left.addWidget(self.label("home-title", role="title"))
        left.addWidget(self._subtitle)
        games_row = FlowLayout()
        for one in self.games.values():
            games_row.addWidget(one)
        left.addLayout(games_row)
        left.addSpacing(4)
        for button in self.buttons[:WIDE]:
            left.addWidget(button)
        self._grids = tuple(QGridLayout() for _ in range(4))
        for grid in self._grids:
            grid.setSpacing(7)
            left.addLayout(grid)
            left.addSpacing(2)
        left.addWidget(self.label("home-unofficial", role="note", wrap=True))
        self._column = Column(ways, self)
        self._empty = self.label("home-no-duels", role="note", wrap=True)
        self._latest = self._sheet(self.label("home-recent", role="heading"), self._empty, self._list)
        tongues = self._sheet(beside(None, *self.languages.values(), spacing=6), self.spoken)
        right = QVBoxLayout()
        right.addLayout(beside(None, tongues))  # an alignment would ask it for its height at the column's width
        right.addStretch(1)
        right.addWidget(self._latest)
        page = QFrame(self)
        page.setObjectName("page")
        columns = QHBoxLayout(page)
        columns.setContentsMargins(24, 8, 24, 8)
        columns.setSpacing(36)
        columns.addWidget(self._sheet(self._column), 7, Qt.AlignmentFlag.AlignVCenter)
        columns.addLayout(right, 6)
        page.setMaximumWidth(WIDEST)
        self.setLayout(centred(page))
        self.reword()

    def _sheet(self, *parts: QWidget | QLayout) -> Sheet:
        """Paper before the picture, on which things stand one below the other."""
        sheet = Sheet(self)
        box = QVBoxLayout(sheet)
        box.setContentsMargins(16, 10, 12, 10)
        for part in parts:
            if isinstance(part, QWidget):
                box.addWidget(part, int(part is self._list))
            else:
                box.addLayout(part)
        return sheet

    def entered(self) -> None:
        """Begin at what is most likely wanted: where one left, unless a duel was left meanwhile that can go on; a
        newcomer at the question that is asked once.
        """
        before, taken = self._record, self._taken
        self.refresh()
        if taken is not None and taken.isVisibleTo(self) and self._record == before:
            taken.setFocus()
            return
        if self._newcomer and self._record is None and not self.spoken.isHidden():
            self._fields.fields["speaks"].setFocus(Qt.FocusReason.TabFocusReason)
            return
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
        self._resume.grand = self._record is not None
        self.buttons[1].grand = self._record is None
        if self._record is not None:
            first, second = names_of(self._record)
            phrase = say("home-continue-detail", first=first, second=second, turn=self._record.turn)
            self.wording.bind(self._resume, "detail", self._resume.set_detail, phrase)

    def show_due(self, count: int) -> None:
        """Say how many words are to be gone over today."""
        study = next(button for button in self.buttons if button.objectName() == "home.study")
        if count:
            self.wording.text(study, "home-study-due", count=count)
        else:
            self.wording.text(study, "home-study")

    def _show_game(self) -> None:
        """What the game that is played says of itself, and the screens that it offers."""
        played = game(self._settings.game)
        for key, one in self.games.items():
            one.setChecked(key == played.key)
        self.backdrop.show_scene(played.key, "home")
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
        self._show_same(played.key)
        games_own = (self.ready, self.same, self.lessons, self.puzzles)
        elsewhere |= {button for button in games_own if not button.isVisibleTo(self)}
        self._shown = [button for button in self.buttons[WIDE:] if button not in elsewhere]
        self._put()

    def _put(self) -> None:
        """What belongs together beside each other, or one below the other where that would be cut short."""
        wide = self.width() >= self._look.px(NARROW)
        groups: tuple[list[BigButton], ...] = ([], [], [], [])
        for button in self._shown:
            name = button.objectName().removeprefix("home.")
            groups[0 if name in AT_ONCE else 1 if name in LEARNING else 3 if name in ASIDE else 2].append(button)
        for grid, buttons in zip(self._grids, groups, strict=True):
            rows = -(-len(buttons) // ACROSS)
            across = -(-len(buttons) // rows) if wide and rows else 1
            for at, button in enumerate(buttons):
                grid.addWidget(button, at // across, at % across)
            for column in range(ACROSS):
                grid.setColumnStretch(column, int(column < across))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many ways beside each other as there is room for."""
        super().resizeEvent(event)
        self._put()

    def _show_same(self, key: str) -> None:
        """The latest duel of the game once more, where there is one."""
        last = next((record for record in self._shelf.records() if record.game == key), None)
        self.same.setVisible(last is not None)
        if last is not None:
            self.wording.bind(self.same, "detail", self.same.set_detail, sides_phrase(last))

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
            self._pick(self._record)

    def _pick(self, record: MatchRecord) -> None:
        self._taken = None
        (self.watched if record.finished else self.resumed).emit(record)
