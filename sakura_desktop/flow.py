"""The way through the program: from the first screen to the choice, the decks, the duel, its end, and back."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.duel import CannotSave, DamagedJournal, Duel, Setup, SideSetup
from engine.text.phrase import say
from sakura_desktop.keeper import DuelKeeper, why_damaged, why_unsaved
from sakura_desktop.parts.dialogs import ask_file, confirm, tell
from sakura_desktop.shelf.duels import JOURNAL_SUFFIX, left_behind

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.duel import Deck
    from sakura_desktop.i18n import Words
    from sakura_desktop.rooms import Rooms
    from sakura_desktop.screens.build import Built
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.settings import Settings
    from sakura_desktop.shelf.duels import DuelRecord, DuelShelf
    from sakura_desktop.window import MainWindow

Pairs = tuple[tuple[str, str], tuple[str, str]]
SEEDS: Final = 2**53
"""So many seeds; every reader of journals keeps numbers below it whole."""
READ_ONLY_PAGES: Final = frozenset({"settings", "help", "about"})
"""Screens that lead back to where one was."""


class Flow(QObject):
    """Which screen comes after which, and what is carried from one to the next."""

    def __init__(
        self, window: MainWindow, rooms: Rooms, words: Words, settings: Settings, duels: DuelShelf,
        rng: random.Random | None = None, parent: QObject | None = None,
    ) -> None:
        """Nowhere yet; `home` is where it begins. `rng` draws the seeds of duels."""
        super().__init__(parent)
        self.rooms = rooms
        self._window = window
        self._words = words
        self._settings = settings
        self._duels = duels
        self._rng = rng or random.SystemRandom()
        self.keeper = DuelKeeper(duels, self)
        self._wired: set[str] = set()
        self._before = "home"
        self._pairs: Pairs | None = None
        self._decks: tuple[Deck, Deck] | None = None
        window.menus.asked.connect(self.ask)
        window.shown.connect(lambda _name: self._renew_menus())
        duels.changed.connect(self._renew_menus)

    # --- going somewhere ---

    def ask(self, way: str) -> None:
        """Go where an entry of the menu or a button of the first screen leads."""
        ways: dict[str, Callable[[], object]] = {
            "home": self.home, "new": self.choose, "continue": self.resume_latest, "open": self.open_asked,
            "save": self.save_asked, "undo": lambda: self.rooms.duel.undo(), "redo": lambda: self.rooms.duel.redo(),
        }
        act = ways.get(way)
        if act is not None:
            act()
        elif way in {"replays", "decks", "settings", "help", "about"}:
            self._enter(getattr(self.rooms, way))

    def home(self) -> None:
        """The first screen."""
        self._enter(self.rooms.home)

    def choose(self) -> None:
        """The choice of megami, anew."""
        screen = self.rooms.choose
        self._enter(screen)
        screen.begin(strike=screen.choosing.strike)

    def _build(self, pairs: Pairs) -> None:
        self._pairs = pairs
        self._enter(self.rooms.build)
        self.rooms.build.begin(pairs)

    def _play(self, duel: Duel) -> None:
        """Play a duel from where it stands."""
        if duel.decision is None:
            self._ended(-1)
            return
        screen = self.rooms.duel
        self._enter(screen)
        screen.open(duel)
        if duel.save_error is not None:
            self._save_failed(duel.save_error)

    def _enter(self, screen: Screen) -> None:
        name = screen.objectName()
        if name not in self._wired:
            self._wired.add(name)
            wire = getattr(self, f"_wire_{name}", None)
            if wire is not None:
                wire()
        if self._window.current and self._window.current not in READ_ONLY_PAGES:
            self._before = self._window.current
        self._window.show_screen(screen)

    def _back(self) -> None:
        """From a page that is only read to where one was."""
        screen = self._window.screen_named(self._before)
        if screen is None or self._before in {"duel", "build"} and self._lost(self._before):
            self.home()
        else:
            self._window.show_screen(screen)

    def _lost(self, name: str) -> bool:
        return name == "duel" and self.keeper.duel is None

    # --- wiring, when a screen is first entered ---

    def _wire_home(self) -> None:
        home = self.rooms.home
        home.asked.connect(self.ask)
        home.resumed.connect(self.resume)
        home.watched.connect(self.watch)

    def _wire_choose(self) -> None:
        self.rooms.choose.settled.connect(self._build)
        self.rooms.choose.cancelled.connect(self.home)

    def _wire_build(self) -> None:
        self.rooms.build.built.connect(self._built)
        self.rooms.build.cancelled.connect(self.choose)

    def _wire_duel(self) -> None:
        screen, journal = self.rooms.duel, self.rooms.journal
        screen.ended.connect(self._ended)
        screen.advanced.connect(self._advanced)
        screen.session.save_failed.connect(self._save_failed)
        screen.session.saved.connect(lambda: self._window.banners.drop("save"))
        screen.history.changed.connect(self._renew_menus)
        screen.session.decision_asked.connect(lambda _decision: self._renew_menus())
        journal.lit.connect(screen.board.mark)
        journal.visited.connect(lambda line: screen.history.look_at(line.answers))
        journal.returned.connect(screen.history.back_to_present)
        screen.history.looking_changed.connect(lambda answers: journal.show_past(answers if answers >= 0 else None))
        journal.setVisible(self._settings.journal_shown)
        self._settings.changed.connect(self._setting_changed)

    def _wire_result(self) -> None:
        self.rooms.result.asked.connect(self._after)

    def _wire_replay(self) -> None:
        self.rooms.replay.forked.connect(self._fork)
        self.rooms.replay.cancelled.connect(self.home)

    def _wire_replays(self) -> None:
        screen = self.rooms.replays
        screen.watched.connect(self.watch)
        screen.resumed.connect(self.resume)
        screen.saving.connect(self._save_record)
        screen.opening.connect(self.open_asked)
        screen.troubled.connect(lambda trouble: self._window.banners.tell("write", trouble.phrase()))
        screen.cancelled.connect(self.home)

    def _wire_decks(self) -> None:
        self.rooms.decks.cancelled.connect(self.home)

    def _wire_settings(self) -> None:
        self.rooms.settings.cancelled.connect(self._back)

    def _wire_help(self) -> None:
        self.rooms.help.cancelled.connect(self._back)

    def _wire_about(self) -> None:
        self.rooms.about.cancelled.connect(self._back)
