"""The duel's screen among what stands around it: the journal beside the board, the list of duels, the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from engine.sakura.door import Duel
    from sakura_desktop.match.keeper import MatchKeeper
    from sakura_desktop.match.saved_matches import SavedMatches
    from sakura_desktop.screen_factory import ScreenFactory
    from sakura_desktop.settings import Settings
    from sakura_desktop.window import MainWindow


class MatchPage(QObject):
    """Keeps the journal and the menus true while a duel is played."""

    told = Signal(object, object)
    """The duel, and the lines of its journal that were shown."""

    def __init__(
        self, window: MainWindow, rooms: ScreenFactory, settings: Settings, keeper: MatchKeeper, duels: SavedMatches,
        parent: QObject,
    ) -> None:
        """The menus first; the screen is wired when it is first entered."""
        super().__init__(parent)
        self._window = window
        self._rooms = rooms
        self._settings = settings
        self._keeper = keeper
        self._duels = duels
        self._written = (0, 0)
        """Which duel the journal tells, by whose eyes."""
        window.shown.connect(lambda _name: self.renew_menus())
        duels.changed.connect(self.renew_menus)
        settings.changed.connect(self._setting_changed)

    def wire(self) -> None:
        """Connect the duel's screen with its journal and the menus."""
        screen, journal = self._rooms.duel, self._rooms.journal
        screen.advanced.connect(self._advanced)
        screen.history.changed.connect(self._rewrite)
        screen.session.decision_asked.connect(lambda _decision: self.renew_menus())
        screen.history.looking_changed.connect(lambda answers: journal.show_past(answers if answers >= 0 else None))
        journal.lit.connect(screen.board.mark)
        journal.visited.connect(lambda line: screen.history.look_at(line.answers))
        journal.link.connect(screen.link)
        journal.returned.connect(screen.history.back_to_present)
        journal.setVisible(self._settings.journal_shown)

    def _setting_changed(self, name: str) -> None:
        if name == "journal_shown" and self._rooms.made("duel"):
            self._rooms.journal.setVisible(self._settings.journal_shown)

    def _advanced(self) -> None:
        session = self._rooms.duel.session
        if session.is_open:
            self._tell_journal(session.duel, session.seat)
            self._keeper.note()

    def _tell_journal(self, duel: Duel, seat: int) -> None:
        """Add what happened to the journal; for other eyes or another duel, write it anew."""
        journal = self._rooms.journal
        if self._written == (id(duel), seat) and duel.event_count >= journal.told:
            lines = [frame.line for frame in duel.frames(seat, journal.told) if frame.line is not None]
            journal.add_lines(lines)
        else:
            lines = duel.journal(seat)
            journal.show_lines(lines)
            self._written = (id(duel), seat)
        self.told.emit(duel, lines)

    def _rewrite(self) -> None:
        """Answers were taken back or given again, or another duel is shown: what the journal said may not hold."""
        self._written = (0, 0)
        self._advanced()
        self.renew_menus()

    def renew_menus(self) -> None:
        """Let only be chosen what can be done now."""
        enable = self._window.menus.enable
        playing = self._window.current == "duel"
        history = self._rooms.duel.history if playing else None
        enable("undo", history is not None and history.can_undo)
        enable("redo", history is not None and history.can_redo)
        enable("give-up", playing and self._rooms.duel.session.decision is not None)
        enable("save", playing or self._window.current == "result")
        enable("continue", not playing and self._duels.unfinished() is not None)
