"""The duel that is played, on the screen and in its file: begun, gone on with, saved, ended, looked at again."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from engine.cardgame.match import Match
from engine.sakura.door import GAME, Duel, Setup, SideSetup
from engine.text.phrase import say
from sakura_desktop.match.files import MatchFiles
from sakura_desktop.match.keeper import MatchKeeper, why_unsaved
from sakura_desktop.match.page import MatchPage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from engine.kernel.store import CannotSave
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.saved_matches import MatchRecord, SavedMatches
    from sakura_desktop.screen_factory import ScreenFactory
    from sakura_desktop.settings import Settings
    from sakura_desktop.window import MainWindow

SEEDS: Final = 2**53
"""So many seeds; every reader of journals keeps numbers below it whole."""
SEED_VARIABLE: Final = "SAKURA_TEST_SEED"
"""A test from outside that wants the same luck on every run sets this."""


def _luck(environment: Mapping[str, str]) -> random.Random:
    """Chance itself, unless a test wants to know beforehand what it brings."""
    seed = environment.get(SEED_VARIABLE, "")
    return random.Random(seed) if seed else random.SystemRandom()


class MatchCoordinator(QObject):
    """The duel under way between the keeper of its file and the screens that show it."""

    enters = Signal(object)
    """A screen that is to be shown."""
    told = Signal(object, object)
    """The duel, and the lines of its journal that were shown."""

    def __init__(
        self, window: MainWindow, rooms: ScreenFactory, words: Words, settings: Settings, duels: SavedMatches,
        parent: QObject | None = None,
    ) -> None:
        """No duel."""
        super().__init__(parent)
        self._window = window
        self._rooms = rooms
        self._words = words
        self._settings = settings
        self._duels = duels
        self.rng = _luck(os.environ)
        """Draws the seeds of duels; tests put another in its place."""
        self.keeper = MatchKeeper(duels, self)
        self.files = MatchFiles(window, words, settings, self)
        self._last: Duel | None = None
        self._page = MatchPage(window, rooms, settings, self.keeper, duels, self)
        self._page.told.connect(self.told)

    # --- begin and go on ---

    def begin(self, sides: Sequence[Any]) -> None:
        """A new duel; `sides` have megami, normals and specials."""
        first, second = (
            SideSetup(megami=side.megami, normals=side.normals, specials=side.specials, name=name)
            for side, name in zip(sides, self._settings.names, strict=True)
        )
        self._play(self.keeper.begin(Setup(sides=(first, second), seed=self.rng.randrange(SEEDS))))

    def resume(self, record: MatchRecord) -> None:
        """Go on with a duel of the list."""
        self.open(self._duels.path(record))

    def resume_latest(self) -> None:
        """Go on with the newest duel that isn't finished."""
        record = self._duels.unfinished()
        if record is not None:
            self.resume(record)

    def open(self, path: Path) -> None:
        """Go on with the duel of a file, or look at it where it is over."""
        self.files.attempt(lambda: self._open(path))

    def _open(self, path: Path) -> None:
        duel = self.keeper.bring_in(path)
        names = tuple(side.name for side in duel.setup.sides)
        if any(names):
            self._settings.names = (names[0], names[1])
        if duel.decision is not None:
            self._play(duel)
        else:
            self.keeper.close()
            self._show_replay(duel)

    def play_on(self, moment: Duel) -> None:
        """Play on from a moment of a replay, as a duel of its own."""
        if moment.decision is not None:
            self.files.attempt(lambda: self._play(self.keeper.play_on(moment)))

    def _play(self, duel: Duel) -> None:
        self._window.banners.drop("unclosed")
        self._last = duel
        screen = self._rooms.duel
        self.enters.emit(screen)
        screen.open(duel)
        screen.entered()
        if duel.save_error is not None:
            self._save_failed(duel.save_error)

    # --- look again ---

    def watch(self, record: MatchRecord) -> None:
        """Look at a duel of the list again."""
        self.files.attempt(lambda: self._show_replay(Match.load(GAME, self._duels.path(record))))

    def watch_last(self) -> None:
        """Look again at the duel that was played last."""
        if self._last is not None:
            self._show_replay(self._last)

    def _show_replay(self, duel: Duel) -> None:
        self._rooms.replay.show_duel(duel)
        self.enters.emit(self._rooms.replay)

    @property
    def sides(self) -> Sequence[SideSetup] | None:
        """Who played the last duel with what."""
        return self._last.setup.sides if self._last is not None else None

    # --- on the screen ---

    def wire_duel(self) -> None:
        """Connect the duel's screen when it is first entered."""
        self._page.wire()
        screen = self._rooms.duel
        screen.ended.connect(self._ended)
        screen.session.save_failed.connect(self._save_failed)
        screen.session.saved.connect(lambda: self._window.banners.drop("save"))

    def _ended(self, _winner: int) -> None:
        if self._last is not None:
            self.keeper.note()
            self._rooms.result.show_duel(self._last)
            self.enters.emit(self._rooms.result)

    # --- files ---

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        path = self.files.ask_path()
        if path is not None:
            self.open(path)

    def ask_save(self) -> None:
        """Ask for a name and save the last duel there as well."""
        if self._last is not None:
            self.files.save(self._last)

    def save_record(self, record: MatchRecord) -> None:
        """Ask for a name and save a duel of the list there as well."""
        self.files.attempt(lambda: self.files.save(Match.load(GAME, self._duels.path(record))))

    def _save_failed(self, error: CannotSave) -> None:
        self._window.banners.tell(
            "save", say("save-trouble", why=why_unsaved(error)), offer=("save-elsewhere", self.ask_save),
        )
