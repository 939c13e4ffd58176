"""The way through the program: from the first screen to the choice, the decks, the duel, its end, and back."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.text.phrase import say
from sakura_desktop.match.saved_matches import left_behind
from sakura_desktop.match.seats import TWO, seats_of
from sakura_desktop.screen_picture import copy_picture, save_picture

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.coordinator import MatchCoordinator
    from sakura_desktop.match.preparation import Preparation
    from sakura_desktop.match.saved_matches import SavedMatches
    from sakura_desktop.match.seats import Seats
    from sakura_desktop.puzzles.screen import PuzzleScreen
    from sakura_desktop.screen_factory import ScreenFactory
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.settings import Settings
    from sakura_desktop.window import MainWindow

PAGES: Final = ("replays", "lessons", "puzzles", "matchups", "settings", "help", "about")
READ: Final = frozenset({"matchups", "settings", "help", "about"})
"""Pages that lead back to where one was."""


class Navigation(QObject):
    """Which screen comes after which, and what is carried from one to the next."""

    told = Signal(object, object)
    """The duel under way, and the lines of its journal that were shown."""

    def __init__(
        self, window: MainWindow, rooms: ScreenFactory, words: Words, settings: Settings, duels: SavedMatches,
        parent: QObject | None = None,
    ) -> None:
        """Nowhere yet; `home` is where it begins."""
        super().__init__(parent)
        self.rooms = rooms
        self._window = window
        self._wired: set[Screen] = set()
        self._seats = TWO
        self._wired_pages: set[Screen] = set()
        self._before = "home"
        self._prepared: set[Preparation] = set()
        self._words = words
        self._settings = settings
        self._duels = duels
        window.menus.asked.connect(self.ask)

    @cached_property
    def duelling(self) -> MatchCoordinator:
        """The duel under way. The engine is loaded with it: a window opens without."""
        from sakura_desktop.match.coordinator import MatchCoordinator

        made = MatchCoordinator(self._window, self.rooms, self._words, self._settings, self._duels, self)
        made.enters.connect(self.enter)
        made.told.connect(self.told)
        return made

    def load_engine(self) -> None:
        """Load the engine before the first duel, so that the first press isn't slow."""
        self.duelling.keeper  # noqa: B018  # asking for it is enough

    def offer_unclosed(self) -> None:
        """Offer to go on with a duel that a program which ended unexpectedly left open."""
        record = self._duels.unfinished()
        if record is not None and left_behind(self._duels.journal(record)):
            self._window.banners.tell(
                "unclosed", say("home-unclosed", turn=record.turn),
                ("home-unclosed-continue", lambda: self.duelling.resume(record)), warning=False,
            )

    def journal(self) -> str:
        """The journal of the duel under way; empty if there is none."""
        return self.duelling.keeper.text() if "duelling" in vars(self) else ""

    def close(self) -> None:
        """Let the file of the duel under way go."""
        if "duelling" in vars(self):
            self.duelling.close()

    def ask(self, way: str) -> None:
        """Go where an entry of the menu or a button leads."""
        ways: dict[str, Callable[[], object]] = {
            "home": self.home, "new": self.choose, "ready": self.quick,
            "continue": lambda: self.duelling.resume_latest(),
            "open": lambda: self.duelling.ask_open(), "save": lambda: self.duelling.ask_save(),
            "undo": lambda: self._on_table("undo"), "redo": lambda: self._on_table("redo"),
            "hint": lambda: self.rooms.duel.hint(), "lists": lambda: self.rooms.duel.show_lists(),
            "give-up": lambda: self.rooms.duel.give_up(),
            "again": self._build_again, "same": self._same_again, "rechoose": self._choose_again,
            "watch": lambda: self.duelling.watch_last(), "analyse": lambda: self.duelling.analyse_last(),
            "rulebook": self.read_rules, "study": lambda: self.rooms.study.open(),
            "met": lambda: self.rooms.study.choose_met(),
            "copy-picture": lambda: copy_picture(self._window),
            "save-picture": lambda: save_picture(self._window, self._words, self._settings),
        }
        act = ways.get(way)
        if act is not None:
            act()
        elif way in PAGES:
            self.enter(getattr(self.rooms, way))
        else:
            self._enter_page(way)

    def _on_table(self, act: str) -> None:
        """What is done at whichever table is shown."""
        done = getattr(self._window.current_screen, act, None)
        if done is not None:
            done()

    def _enter_page(self, name: str) -> None:
        """A screen that the game offers."""
        page = self.rooms.page(name)
        if page is not None:
            cancelled = getattr(page, "cancelled", None)
            if page not in self._wired_pages and cancelled is not None:
                self._wired_pages.add(page)
                cancelled.connect(self.home)
                enters = getattr(page, "enters", None)
                if enters is not None:
                    enters.connect(self.enter)
            self.enter(page)

    def home(self) -> None:
        """The first screen."""
        self.enter(self.rooms.home)

    def choose(self) -> None:
        """What comes before a match, anew: first who sits there."""
        self.enter(self.rooms.seats)

    def quick(self) -> None:
        """A match with what the game has ready, for who sat there last."""
        self._seats = seats_of(self._settings)
        self.duelling.builders.clear()
        self.preparation.quick(self._seats)

    def _seat(self, seats: Seats) -> None:
        self._seats = seats
        self.duelling.builders.clear()
        self.preparation.begin(seats)

    @property
    def preparation(self) -> Preparation:
        """The way to a match of the game that is played, connected when it is first gone."""
        found = self.rooms.preparation
        if found not in self._prepared:
            self._prepared.add(found)
            found.enters.connect(self.enter)
            found.ready.connect(lambda sides: self.duelling.begin(sides, self._seats))
            found.wanted.connect(lambda seat, own, facing: self.duelling.builders.want(seat, own, facing))
            found.left.connect(self.home)
        return found

    def enter(self, screen: Screen) -> None:
        """Show a screen; the first time it is connected to what follows from it."""
        if screen not in self._wired:
            self._wired.add(screen)
            wire = getattr(self, f"_wire_{screen.objectName()}", None)
            if wire is not None:
                wire()
            else:
                self._follow(screen)
        if self._window.current and self._window.current not in READ:
            self._before = self._window.current
        self._window.show_screen(screen)

    def _follow(self, screen: Screen) -> None:
        """The menus know what can be taken back on a screen that has a history."""
        history = getattr(screen, "history", None)
        if history is not None:
            history.changed.connect(self.duelling.renew_menus)

    def open_file(self, path: Path) -> None:
        """Open a journal that the command line names."""
        self.duelling.open(path)

    def read_rules(self, section: str = "") -> None:
        """Open the rules, at a section if one is named; what is shown here stays as it is."""
        self.rooms.rulebook.open(section)

    def _back(self) -> None:
        """From a page that is only read to where one was."""
        screen = self._window.screen_named(self._before)
        if screen is None:
            self.home()
        else:
            self._window.show_screen(screen)

    # --- once more ---

    def _build_again(self) -> None:
        sides = self.duelling.sides
        if sides is None:
            self.choose()
        else:
            self._seats = self.duelling.seats
            self.duelling.builders.clear()
            self.preparation.again(sides, self._seats)

    def _choose_again(self) -> None:
        self._seat(self.duelling.seats)

    def _same_again(self) -> None:
        self.duelling.recall()
        sides = self.duelling.sides
        if sides is None:
            self.choose()
        else:
            self.duelling.begin(sides, self.duelling.seats)

    # --- what follows from a screen, connected when it is first entered ---

    def _wire_home(self) -> None:
        home = self.rooms.home
        home.asked.connect(self.ask)
        home.resumed.connect(lambda record: self.duelling.resume(record))
        home.watched.connect(lambda record: self.duelling.watch(record))

    def _wire_seats(self) -> None:
        self.rooms.seats.settled.connect(self._seat)
        self.rooms.seats.cancelled.connect(self.home)

    def _wire_duel(self) -> None:
        self.duelling.wire_duel()

    def _wire_result(self) -> None:
        self.rooms.result.asked.connect(self.ask)

    def _wire_replay(self) -> None:
        self.rooms.replay.forked.connect(self.duelling.play_on)
        self.rooms.replay.cancelled.connect(self._back)
        self.rooms.replay.analysing.connect(self.duelling.show_analysis)

    def _wire_analysis(self) -> None:
        screen = self.rooms.analysis
        screen.forked.connect(self.duelling.play_on)
        screen.watching.connect(self.duelling.show_replay)
        screen.cancelled.connect(self._back)

    def _wire_replays(self) -> None:
        screen = self.rooms.replays
        screen.watched.connect(self.duelling.watch)
        screen.resumed.connect(self.duelling.resume)
        screen.analysing.connect(self.duelling.analyse)
        screen.saving.connect(self.duelling.save_record)
        screen.opening.connect(self.duelling.ask_open)
        screen.troubled.connect(lambda trouble: self._window.banners.tell("write", trouble.phrase()))
        screen.cancelled.connect(self.home)

    def _wire_lessons(self) -> None:
        self.rooms.lessons.chosen.connect(self.learn)
        self.rooms.lessons.cancelled.connect(self.home)

    def _wire_lesson(self) -> None:
        screen = self.rooms.lesson
        screen.asked.connect(self.ask)
        screen.finished.connect(self.learn_on)
        screen.history.changed.connect(self.duelling.renew_menus)
        screen.session.decision_asked.connect(lambda _decision: self.duelling.renew_menus())

    def _wire_exercise(self) -> None:
        self.rooms.exercise.asked.connect(self.ask)
        self.rooms.exercise.finished.connect(self.learn_on)

    def _wire_puzzles(self) -> None:
        self.rooms.puzzles.chosen.connect(self.solve)
        self.rooms.puzzles.cancelled.connect(self.home)

    def _wire_puzzle(self) -> None:
        screen = self._puzzle
        screen.asked.connect(self.ask)
        screen.history.changed.connect(self.duelling.renew_menus)
        screen.session.decision_asked.connect(lambda _decision: self.duelling.renew_menus())

    @property
    def _puzzle(self) -> PuzzleScreen:
        return self.rooms.puzzle(self.duelling.thinking)

    def solve(self, puzzle: str) -> None:
        """Try a puzzle from its beginning."""
        from engine.cardgame.play.puzzle import BadPuzzle

        screen = self._puzzle
        try:
            screen.begin(puzzle)
        except BadPuzzle as error:
            self._window.banners.tell("puzzle", say("puzzles-damaged", why=str(error)))
            return
        self.enter(screen)
        screen.entered()

    def learn(self, lesson: str) -> None:
        """Begin a lesson, or go on with it where it was left."""
        from engine.games import lesson as read

        practised = read(self.rooms.game.key, lesson).exercise
        screen = self.rooms.exercise if practised else self.rooms.lesson
        self.enter(screen)
        screen.begin(lesson)
        screen.entered()

    def learn_on(self, lesson: str) -> None:
        """Begin the lesson after that one; after the last, choose who plays a duel."""
        from sakura_desktop.lessons.order import lesson_after

        following = lesson_after(self.rooms.game.key, lesson)
        if following:
            self.learn(following)
        else:
            self.choose()

    def _wire_matchups(self) -> None:
        self.rooms.matchups.cancelled.connect(self._back)

    def _wire_settings(self) -> None:
        self.rooms.settings.cancelled.connect(self._back)

    def _wire_help(self) -> None:
        self.rooms.help.cancelled.connect(self._back)
        self.rooms.help.popup.section_asked.connect(self.read_rules)

    def _wire_about(self) -> None:
        self.rooms.about.cancelled.connect(self._back)
        self.rooms.about.popup.section_asked.connect(self.read_rules)
