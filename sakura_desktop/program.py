"""The wiring: makes every part once, hands each what it needs, and connects what one tells to what another does."""

from __future__ import annotations

import linecache
import logging
import os
import sys
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLibraryInfo, QObject, Qt, QTimer, QTranslator
from PySide6.QtWidgets import QApplication, QMessageBox

from engine.text.phrase import say
from sakura_desktop.aloud.speaker import Speaker
from sakura_desktop.appearance import Appearance
from sakura_desktop.command_line import BROKEN, NO_WINDOW, PROGRAM, Speech, no_window, window_trouble
from sakura_desktop.errors import Guard, keep_report, qt_to_log, report_text, start_log
from sakura_desktop.games import games
from sakura_desktop.idle_work import IdleWork
from sakura_desktop.languages.reading import Reading
from sakura_desktop.languages.words import CatalogLoader, Words, shipped_renderer, system_language
from sakura_desktop.lessons.progress import LessonProgress
from sakura_desktop.match.saved_matches import SavedMatches
from sakura_desktop.navigation import Navigation
from sakura_desktop.paths import assets_folder, find_paths, probe_file
from sakura_desktop.pictures.fonts import FontBook
from sakura_desktop.pictures.pictures import Pictures, app_icon
from sakura_desktop.puzzles.progress import PuzzleProgress
from sakura_desktop.screen_factory import ScreenFactory
from sakura_desktop.settings import Settings
from sakura_desktop.sound.player import Clips, Output, Sounds
from sakura_desktop.study.collector import Collector
from sakura_desktop.study.recorder import MeetingRecorder
from sakura_desktop.study.store import WordStore
from sakura_desktop.stylesheet import STYLE
from sakura_desktop.widgets.broken_lines import copy_as_read
from sakura_desktop.widgets.menu_key import offer_menu_key
from sakura_desktop.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.command_line import Options
    from sakura_desktop.files import FileTrouble
    from sakura_desktop.paths import Paths
    from sakura_desktop.reader import CardReader

LOG: Final = logging.getLogger("sakura_desktop")
SETTLED: Final = 300
"""So many milliseconds after a game was chosen what can be learned of it is gathered: the first press goes before."""


class Program(QObject):
    """Everything that lives as long as the program."""

    def __init__(self, app: QApplication, paths: Paths, language: str = "") -> None:
        """Settings and words first, since everything speaks and looks by them; the window last."""
        super().__init__()
        self.app = app
        self.paths = paths
        self.settings = Settings(paths.settings, self)
        self.settings.write_soon()
        if language:
            self.settings.this_time["language"] = language
        renderers = partial(shipped_renderer, caches=paths.cache)
        self.words = Words(self.settings.language or self.settings.native, renderers=renderers, parent=self)
        self.reading = Reading(self.settings, self.words, self)
        self.guard = Guard(self.words, paths.reports, self.facts, self.journal, self)
        self.fonts = FontBook()
        self.faces = Pictures(paths.cache, self.fonts, self.words)
        self.look = Appearance(app, self.settings, self.words, self.faces, self)
        self.duels = SavedMatches(paths.duels, self)
        self.kept = {one.key: kept for one in games() if (kept := one.kept(paths, self)) is not None}
        self.vocabulary = WordStore(paths.words, self.words, self, settings=self.settings)
        self.collector = Collector(self.vocabulary, self.words, self)
        self.lessons = LessonProgress(paths.lessons, self)
        self.puzzles = PuzzleProgress(paths.puzzles, self)
        self.sounds = Sounds(self.settings, Output(Clips(assets_folder() / "sounds")), self)
        self.speaker = Speaker(self.settings, self.words.aloud, self)
        self.window = MainWindow(self.words, self.settings)
        offer_menu_key(self.window)
        self.window.heard.connect(self.sounds.play)
        self.look.fit(self.window.size())
        self.look.refit()
        self.window.sized.connect(self.look.fit)
        rooms = ScreenFactory(
            self.window, self.words, self.settings, self.look, paths, self.duels, self.kept, self.vocabulary,
            self.collector, self.lessons, self.puzzles, self._make_reader,
        )
        self.flow = Navigation(self.window, rooms, self.words, self.settings, self.duels, self)
        self.meetings = MeetingRecorder(self.vocabulary, self.words, self.settings, self)
        self.flow.told.connect(self.meetings.read)
        self.meetings.trouble.connect(lambda phrase: self.window.banners.tell("meeting", phrase))
        self.collector.ask_own = lambda *asked: self.flow.rooms.study.write_down(*asked)
        self.collector.trouble.connect(lambda phrase: self.window.banners.tell("words", phrase))
        if probe_file() is not None:
            from sakura_desktop.probe import Probe

            self.probe = Probe(self.window, self.words)
        self._qt_words = QTranslator(self)
        self._speak_qt()
        self.settings.changed.connect(self._setting_changed)
        for keeper in (self.settings, self.duels, self.lessons, self.puzzles, *self.kept.values()):
            keeper.save_failed.connect(self._cannot_write)
        self._catalogs = CatalogLoader(self.words, self)
        self._ahead = IdleWork(self.words.ahead.steps(), self)
        for ready in (self._catalogs.loaded, self.words.ahead.needed):
            ready.connect(self._ahead.start)
        self._learnable = IdleWork(self.collector.ahead(lambda: self.flow.rooms.game.key), self)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self._learnable.start)
        self._catalogs.loaded.connect(self._settled.start)
        self.window.painted.connect(lambda: QTimer.singleShot(0, self._settle_in))

    def facts(self) -> dict[str, str]:
        """Where the program stands, for a report."""
        return {"screen": self.window.current, "language": self.words.language, "theme": self.look.theme.name}

    def journal(self) -> str:
        """The journal of the duel under way, for a report."""
        return self.flow.journal()

    def _make_reader(self) -> CardReader:
        """A large card; each screen that shows one has its own."""
        from sakura_desktop.reader import CardReader

        reader = CardReader(self.words, self.look, collector=self.collector)
        reader.section_asked.connect(self.flow.read_rules)
        return reader

    def start(self, options: Options) -> None:
        """Show the window: the first screen, or the duel that was asked for."""
        self.flow.home()
        self.window.show()
        for keeper in (self.settings, self.duels, self.lessons, self.puzzles, *self.kept.values()):
            if keeper.trouble is not None:
                self._cannot_read(keeper.trouble)
        self.flow.offer_unclosed()
        if options.journal is not None:
            journal = options.journal
            QTimer.singleShot(0, lambda: self.flow.open_file(journal))

    def close(self) -> None:
        """Let the duel's file, that of the words and the sound device go, and what is being painted be finished."""
        self.speaker.close()
        self.flow.close()
        self.sounds.close()
        self.meetings.write()
        self.settings.write_now()
        self.vocabulary.close()
        self.faces.close()
        self._catalogs.close()

    def _settle_in(self) -> None:
        """What can wait until the window is there: the other languages, the rules, a look at the fonts."""
        linecache.clearcache()  # PySide has read the source of every module into it
        self._catalogs.start()
        self.reading.learn(self.vocabulary)
        for known_anew in (self.vocabulary.changed, self.vocabulary.opened):
            known_anew.connect(lambda: self.reading.learn(self.vocabulary))
            known_anew.connect(self._tell_due)
        self.vocabulary.answered.connect(self._tell_due)
        self.window.shown.connect(self._shown)
        self._tell_due()
        QTimer.singleShot(50, self._look_at_fonts)
        QTimer.singleShot(200, self.flow.load_engine)
        QTimer.singleShot(400, self.speaker.look)

    def _shown(self, screen: str) -> None:
        """What is learned shows on other screens: what is known there, what is due on the first, what was met in a
        duel at its end.
        """
        self.reading.learn(self.vocabulary)
        if screen == "home":
            self._tell_due()
        elif screen == "result":
            self.flow.rooms.result.offer_words(self.meetings.met())

    def _tell_due(self) -> None:
        if self.window.current == "home":
            self.flow.rooms.home.show_due(self._due() if self.vocabulary.path.is_file() else 0)

    def _due(self) -> int:
        """How many words are to be asked today; the scheduler comes with it."""
        from sakura_desktop.study.direction import direction

        return self.vocabulary.due(direction(self.settings, self.words))

    def _look_at_fonts(self) -> None:
        missing = self.fonts.missing_fonts()
        if missing is not None:
            shown = self.words.language if self.words.language not in self.fonts.missing() else "en"
            self.window.banners.tell("fonts", say("app-spoken", text=self.words.text(missing, shown)))

    # --- settings that are not the look's ---

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self._speak_qt()
        elif name == "game" and self.words.all_loaded:  # else it is begun when they are
            self._settled.start()

    def _speak_qt(self) -> None:
        """Qt's own words (standard buttons, the file dialog) in the language chosen."""
        self.app.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self.words.chosen != "en" and self._qt_words.load(f"qtbase_{self.words.chosen}", folder):
            self.app.installTranslator(self._qt_words)

    # --- files ---

    def _cannot_read(self, trouble: FileTrouble) -> None:
        self.window.banners.tell(f"read-{trouble.path.name}", trouble.phrase())

    def _cannot_write(self, trouble: FileTrouble) -> None:
        LOG.warning("can't write %s: %s", trouble.path, trouble.detail)
        self.window.banners.tell("write", trouble.phrase())


def run(options: Options) -> int:
    """Open the window and stay until it is closed."""
    paths = find_paths(options.data_dir)
    start_log(paths.log)
    qt_to_log(_give_up(options))
    app = QApplication.instance() or QApplication([PROGRAM])
    if not isinstance(app, QApplication):
        return NO_WINDOW
    app.setApplicationName(PROGRAM)
    app.setDesktopFileName(PROGRAM)
    app.setStyle(STYLE)
    app.setWindowIcon(app_icon())
    copy_as_read(app.clipboard())
    try:
        program = Program(app, paths, options.language)
        program.guard.install()
        program.start(options)
    except Exception as error:
        return cannot_start(options, paths, error)
    try:
        return app.exec()
    finally:
        program.guard.remove()
        program.close()


def cannot_start(options: Options, paths: Paths, error: Exception) -> int:
    """A fault before there is a window: kept in a report, and said in a box and on the error output."""
    LOG.error("the program can't start", exc_info=error)
    report = keep_report(paths.reports, report_text(type(error), error, error.__traceback__, {}, ""))
    text = Speech(options.language or system_language()).text(say("start-fault", path=str(report or paths.log)))
    sys.stderr.write(f"{PROGRAM}: {text}\n")
    box = QMessageBox(QMessageBox.Icon.Warning, PROGRAM, text)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
    return BROKEN


def _give_up(options: Options) -> Callable[[str], None]:
    """What to do when Qt gives up: say why without a trace, and end."""
    def end(message: str) -> None:
        no_window(options, window_trouble(message))
        sys.stderr.flush()
        os._exit(NO_WINDOW)

    return end
