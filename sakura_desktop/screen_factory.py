"""The screens, made when they are first entered: the program starts with the first one alone."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from engine.text.phrase import say
from sakura_desktop.games import game
from sakura_desktop.match.preparation import Rooms
from sakura_desktop.screens.home import HomeScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.exercise_screen import ExerciseScreen
    from sakura_desktop.lessons.list_screen import LessonsScreen
    from sakura_desktop.lessons.progress import LessonProgress
    from sakura_desktop.lessons.screen import LessonScreen
    from sakura_desktop.match.analysis_screen import AnalysisScreen
    from sakura_desktop.match.journal import JournalPanel
    from sakura_desktop.match.preparation import Preparation
    from sakura_desktop.match.replay import ReplayScreen
    from sakura_desktop.match.result import ResultScreen
    from sakura_desktop.match.saved_matches import SavedMatches
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.match.seats_screen import SeatsScreen
    from sakura_desktop.match.thinking import Thinking
    from sakura_desktop.matchups.screen import MatchupsScreen
    from sakura_desktop.paths import Paths
    from sakura_desktop.puzzles.list_screen import PuzzlesScreen
    from sakura_desktop.puzzles.progress import PuzzleProgress
    from sakura_desktop.puzzles.screen import PuzzleScreen
    from sakura_desktop.reader import CardReader
    from sakura_desktop.record_file import KeptFile
    from sakura_desktop.rulebook.window import RulebookWindow
    from sakura_desktop.screens.pages import AboutScreen, HelpScreen
    from sakura_desktop.screens.saved_matches import SavedMatchesScreen
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.screens.settings import SettingsScreen
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.collector import Collector
    from sakura_desktop.study.store import WordStore
    from sakura_desktop.study.words_screen import StudyScreen
    from sakura_desktop.window import MainWindow

S = TypeVar("S", bound="Screen")


class ScreenFactory:
    """Every screen by name. Imports stand where one is made: the first window needn't wait for the others. The screens
    of a match are those of the game that is played now.
    """

    def __init__(
        self, window: MainWindow, words: Words, settings: Settings, look: Appearance, paths: Paths, duels: SavedMatches,
        kept: Mapping[str, KeptFile], vocabulary: WordStore, collector: Collector, lessons: LessonProgress,
        puzzles: PuzzleProgress, make_reader: Callable[[], CardReader],
    ) -> None:
        """Nothing made yet."""
        self._kept = kept
        self._preparations: dict[str, Preparation] = {}
        self._of_games: dict[tuple[str, str], Any] = {}
        """The screens of each game, by its key and by what they are."""
        self._journals: dict[str, JournalPanel] = {}
        self._window = window
        self._words = words
        self._settings = settings
        self._look = look
        self._paths = paths
        self._duels = duels
        self._vocabulary = vocabulary
        self._collector = collector
        self._progress = lessons
        self._solved = puzzles
        self._make_reader = make_reader

    def _take(self, screen: S) -> S:
        self._window.add(screen)
        return screen

    def _of_game(self, name: str, make: Callable[[], S]) -> S:
        """A screen of the game that is played now."""
        key = (self.game.key, name)
        if key not in self._of_games:
            self._of_games[key] = self._take(make())
        found: S = self._of_games[key]
        return found

    def _read_beside(self, screen: MatchScreen, stretch: int) -> CardReader:
        """A reader beside a board, of what is pointed at there."""
        from sakura_desktop.reader import read_beside

        reader = self._make_reader()
        screen.add_beside(reader, "beside-card", stretch)
        reader.foresee = lambda seen: screen.board.prospect(seen.handle)
        screen.card_shown.connect(reader.show_card)
        screen.item_shown.connect(reader.show_item)
        screen.link.connect(reader.follow)
        read_beside(screen, reader, self._words)
        screen.lists_made.connect(lambda lists: read_beside(lists, reader, self._words))
        return reader

    @cached_property
    def home(self) -> HomeScreen:
        """The first screen."""
        return self._take(
            HomeScreen(self._words, self._look, self._settings, self._duels, self._progress, self._solved)
        )

    @cached_property
    def replays(self) -> SavedMatchesScreen:
        """The list of duels."""
        from sakura_desktop.screens.saved_matches import SavedMatchesScreen

        return self._take(SavedMatchesScreen(self._words, self._settings, self._look, self._duels))

    @cached_property
    def seats(self) -> SeatsScreen:
        """Who sits at the table."""
        from sakura_desktop.match.seats_screen import SeatsScreen

        return self._take(SeatsScreen(self._words, self._settings, self._look))

    # --- the game that is played ---

    @property
    def game(self) -> Game:
        """The game that the settings name."""
        found: Game = game(self._settings.game)
        return found

    def _rooms(self) -> Rooms:
        """What the screens of that game are made with."""
        kept = self._kept.get(self.game.key)
        return Rooms(self._words, self._settings, self._look, kept, self._make_reader, self._window.add)

    @property
    def preparation(self) -> Preparation:
        """The way to a match of that game."""
        key = self.game.key
        if key not in self._preparations:
            self._preparations[key] = self.game.preparation(self._rooms())
        return self._preparations[key]

    def page(self, name: str) -> Screen | None:
        """A screen of the game's own by name; None where it has none of that name."""
        make = self.game.pages().get(name)
        return self._of_game(name, lambda: make(self._rooms())) if make is not None else None

    @property
    def lessons(self) -> LessonsScreen:
        """The lessons of that game."""
        from sakura_desktop.lessons.list_screen import LessonsScreen

        return self._of_game("lessons", lambda: LessonsScreen(self._words, self._look, self.game.key, self._progress))

    @property
    def lesson(self) -> LessonScreen:
        """A lesson of that game, with the reader beside the board."""
        return self._of_game("lesson", self._lesson)

    @property
    def exercise(self) -> ExerciseScreen:
        """A lesson of that game that isn't at its table."""
        return self._of_game("exercise", self._exercise)

    def _exercise(self) -> ExerciseScreen:
        from sakura_desktop.lessons.exercise_screen import ExerciseScreen
        from sakura_desktop.reader import read_beside

        reader = self._make_reader()
        screen = ExerciseScreen(self._words, self._look, self.game, self._progress, reader)
        for exercise in screen.exercises.values():
            exercise.card_looked.connect(reader.show_number)
        screen.link.connect(reader.follow)
        read_beside(screen, reader, self._words)
        return screen

    def _lesson(self) -> LessonScreen:
        from sakura_desktop.lessons.screen import LessonScreen

        screen = LessonScreen(self._words, self._settings, self._look, self.game, self._progress)
        self._read_beside(screen, 2)
        return screen

    @property
    def puzzles(self) -> PuzzlesScreen:
        """The puzzles of that game."""
        from sakura_desktop.puzzles.list_screen import PuzzlesScreen

        return self._of_game("puzzles", lambda: PuzzlesScreen(self._words, self._look, self.game.key, self._solved))

    def puzzle(self, thinking: Thinking) -> PuzzleScreen:
        """A puzzle of that game, with the reader beside the board; its proof is worked out by who thinks."""
        return self._of_game("puzzle", lambda: self._puzzle(thinking))

    def _puzzle(self, thinking: Thinking) -> PuzzleScreen:
        from sakura_desktop.puzzles.screen import PuzzleScreen

        screen = PuzzleScreen(
            self._words, self._settings, self._look, self.game, self._solved, self.puzzles, thinking
        )
        self._read_beside(screen, 2)
        return screen

    # --- the program's own ---

    @cached_property
    def study(self) -> StudyScreen:
        """The words that are learned, in a window of their own beside whatever is shown."""
        from sakura_desktop.study.words_screen import StudyScreen

        reader = self._make_reader()
        screen = StudyScreen(
            self._words, self._settings, self._look, self._vocabulary, reader, keys=self._window,
        )
        screen.card_looked.connect(reader.show_number)
        screen.link.connect(reader.follow)
        screen.list_made.connect(reader.hear)
        screen.share(self._window)
        return screen

    @cached_property
    def matchups(self) -> MatchupsScreen:
        """What was measured of form against form."""
        from sakura_desktop.matchups.screen import MatchupsScreen

        return self._take(MatchupsScreen(self._words, self._settings, self._look))

    @cached_property
    def rulebook(self) -> RulebookWindow:
        """The rules, in a window of their own beside whatever is shown."""
        from sakura_desktop.rulebook.window_link import open_beside

        return open_beside(
            self._window, self._words, self._settings, self._look, self._paths.rules, self._collector
        )

    @cached_property
    def settings(self) -> SettingsScreen:
        """The settings."""
        from sakura_desktop.screens.settings import SettingsScreen

        return self._take(SettingsScreen(self._words, self._settings, self._paths))

    @cached_property
    def help(self) -> HelpScreen:
        """How to play."""
        from sakura_desktop.screens.pages import HelpScreen

        return self._take(HelpScreen(self._words, self._look, collector=self._collector))

    @cached_property
    def about(self) -> AboutScreen:
        """What the program is made of."""
        from sakura_desktop.screens.pages import AboutScreen

        return self._take(AboutScreen(self._words, self._look, collector=self._collector))

    # --- a match ---

    @property
    def duel(self) -> MatchScreen:
        """The match, with the reader and the journal beside the board."""
        return self._of_game("duel", self._match)

    def _match(self) -> MatchScreen:
        from sakura_desktop.match.journal_words import LineWords
        from sakura_desktop.match.screen import MatchScreen

        screen = MatchScreen(self._words, self._settings, self._look, self.game)
        reader = self._read_beside(screen, 3)
        reader.first_read.in_play = True
        reader.say_besides(say("board-how-to-move"))
        journal = self.journal
        LineWords(journal.view, self._words, self._collector, reader)
        screen.add_beside(journal, "journal-title", 2)
        self._settings.changed.connect(
            lambda name: self._put_away(screen, journal) if name == "journal_shown" else None
        )
        if not self._settings.journal_shown:
            self._put_away(screen, journal)
        return screen

    def _put_away(self, screen: MatchScreen, journal: JournalPanel) -> None:
        screen.side.put_away(journal, away=not self._settings.journal_shown)

    @property
    def journal(self) -> JournalPanel:
        """The journal beside the board of that game."""
        from sakura_desktop.match.journal import JournalPanel

        key = self.game.key
        if key not in self._journals:
            self._journals[key] = JournalPanel(self._words, self._look, self._settings)
        return self._journals[key]

    @cached_property
    def result(self) -> ResultScreen:
        """The end of a duel."""
        from sakura_desktop.match.result import ResultScreen

        return self._take(ResultScreen(self._words, self._settings, self._look, collector=self._collector))

    @property
    def replay(self) -> ReplayScreen:
        """A match looked at again."""
        return self._of_game("replay", self._replay)

    @property
    def analysis(self) -> AnalysisScreen:
        """A match looked through. Raises KeyError before one was."""
        found: AnalysisScreen = self._of_games[self.game.key, "analysis"]
        return found

    def analysed_by(self, thinking: Thinking) -> AnalysisScreen:
        """The screen on which matches are looked through, by what thinks there."""
        from sakura_desktop.match.analysis_screen import AnalysisScreen

        return self._of_game(
            "analysis", lambda: AnalysisScreen(self._words, self._settings, self._look, self.game, thinking)
        )

    def _replay(self) -> ReplayScreen:
        from sakura_desktop.match.journal_words import LineWords
        from sakura_desktop.match.replay import ReplayScreen
        from sakura_desktop.reader import read_beside

        reader = self._make_reader()
        screen = ReplayScreen(self._words, self._settings, self._look, self.game, reader)
        LineWords(screen.journal.view, self._words, self._collector, reader)
        screen.card_looked.connect(reader.show_card)
        screen.item_looked.connect(reader.show_item)
        screen.journal.link.connect(reader.follow)
        read_beside(screen, reader, self._words)
        return screen
