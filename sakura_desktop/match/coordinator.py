"""The duel that is played, on the screen and in its file: begun, gone on with, saved, ended, looked at again."""

from __future__ import annotations

import linecache
import os
import random
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.games import open_match
from engine.kernel.codec import DamagedJournal
from engine.kernel.store import CannotSave
from engine.text.phrase import say
from sakura_desktop.games import game, key_of
from sakura_desktop.garbage import keep_loaded
from sakura_desktop.idle_work import IdleWork
from sakura_desktop.match.builders import Builders
from sakura_desktop.match.keeper import MatchKeeper, why_damaged, why_unsaved
from sakura_desktop.match.saved_matches import JOURNAL_SUFFIX
from sakura_desktop.match.seating import PUBLIC
from sakura_desktop.match.seats import FIRST, TWO, Seats
from sakura_desktop.match.thinking import Thinking
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.dialogs import ask_file, confirm, tell
from sakura_desktop.widgets.transition import Transition, fading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import JournalLine
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.computers import Computers
    from sakura_desktop.match.saved_matches import MatchRecord, SavedMatches
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.screen_factory import ScreenFactory
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.steps import Step
    from sakura_desktop.window import MainWindow

COMPUTER: Final = "computer"
"""What a message about the computers of the table is kept under."""
BANNER_STANDS: Final = 0.5
"""Seconds at the normal pace until the banner of who won moves no more …"""
FADES: Final = 0.36
"""… and in which the table gives way to the page that follows."""
SEEDS: Final = 2**53
"""So many seeds; every reader of journals keeps numbers below it whole."""
SEED_VARIABLE: Final = "SAKURA_TEST_SEED"
"""A test from outside that wants the same luck on every run sets this."""


def _luck(environment: Mapping[str, str]) -> random.Random:
    """Chance itself, unless a test wants to know beforehand what it brings."""
    seed = environment.get(SEED_VARIABLE, "")
    return random.Random(seed) if seed else random.SystemRandom()


@cache
def _all_loaded() -> None:
    """What was loaded for the first match stays to the end: no collection of garbage looks through all of it again, and
    the sources that PySide has read of every module go.
    """
    linecache.clearcache()
    keep_loaded()


def _up_to(lines: list[JournalLine], shown: int) -> list[JournalLine]:
    """The lines of what has been shown."""
    return [line for line in lines if line.index <= shown]


class MatchCoordinator(QObject):
    """The match under way between the keeper of its file, the screens that show it, the journal beside the board and
    the menus.
    """

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
        self.thinking = Thinking(self)
        self.builders = Builders(window, self.thinking, lambda: self._rooms.game.key, self.rng, self)
        self._last: AnyMatch | None = None
        self._written = (0, 0)
        """Which match the journal tells, by whose eyes."""
        self._foreseen = False
        """The page that tells the end tells that of this match already."""
        self._expecting = IdleWork(self._expect(), self)
        self._fade = Transition(settings, window.stack)
        self._fade.setObjectName("crossfade")
        window.shown.connect(lambda _name: self.renew_menus())
        duels.changed.connect(self.renew_menus)

    # --- begin and go on ---

    def begin(self, sides: Sequence[Any], seats: Seats = TWO) -> None:
        """A new match with what the players bring; what computers are still to bring is waited for."""
        self.builders.complete(sides, lambda whole: self._begin(whole, seats))

    def _begin(self, sides: Sequence[Any], seats: Seats) -> None:
        seed = self.rng.randrange(SEEDS)
        first, second = ("" if level else name for name, level in zip(self._settings.names, seats.players, strict=True))
        setup = self._rooms.preparation.setup(sides, (first, second), seed, seats)
        self._play(self.keeper.begin(self._rooms.game.key, setup), self._rooms.preparation.sitting, new=True)

    def resume(self, record: MatchRecord) -> None:
        """Go on with a duel of the list."""
        self.open(self._duels.journal(record))

    def resume_latest(self) -> None:
        """Go on with the newest duel that isn't finished."""
        record = self._duels.unfinished()
        if record is not None:
            self.resume(record)

    def open(self, path: Path) -> None:
        """Go on with the duel of a file, or look at it where it is over."""
        self.attempt(lambda: self._open(path), rescue=lambda: self._open(path, rescue=True))

    def _open(self, path: Path, *, rescue: bool = False) -> None:
        duel = self.keeper.bring_in(path, rescue=rescue)
        if any(duel.names):
            kept = zip(duel.names, duel.players, self._settings.names, strict=True)
            first, second = (old if level else name for name, level, old in kept)
            self._settings.names = (first, second)
        if duel.decision is not None:
            self._play(duel)
        else:
            self.keeper.close()
            self.show_replay(duel)

    def play_on(self, moment: AnyMatch) -> None:
        """Play on from a moment of a replay, as a duel of its own."""
        if moment.decision is not None:
            self.attempt(lambda: self._play(self.keeper.play_on(moment)))

    def _play(self, duel: AnyMatch, sitting: int = PUBLIC, *, new: bool = False) -> None:
        self._settings.game = key_of(duel)
        self._window.banners.drop("unclosed")
        self._window.banners.drop("computer")
        self._last, self._foreseen = duel, False
        self._settings.seat_computers(duel.players)
        screen = self._rooms.duel
        self.enters.emit(screen)
        screen.open(duel, sitting, new=new)
        screen.entered()
        _all_loaded()
        if duel.save_error is not None:
            self._save_failed(duel.save_error)

    # --- look again ---

    def watch(self, record: MatchRecord) -> None:
        """Look at a duel of the list again."""
        path = self._duels.journal(record)
        self.attempt(
            lambda: self.show_replay(open_match(path)),
            rescue=lambda: self.show_replay(open_match(path, rescue=True)),
        )

    def watch_last(self) -> None:
        """Look again at the duel that was played last."""
        if self._last is not None:
            self.show_replay(self._last)

    def show_replay(self, duel: AnyMatch, at: int = 0) -> None:
        """Look at a duel again from the moment after so many answers."""
        self._settings.game = key_of(duel)
        self._rooms.replay.show_duel(duel, at)
        self.enters.emit(self._rooms.replay)

    def analyse(self, record: MatchRecord) -> None:
        """Look through a duel of the list for what was lost in it."""
        path = self._duels.journal(record)
        self.attempt(
            lambda: self.show_analysis(open_match(path)),
            rescue=lambda: self.show_analysis(open_match(path, rescue=True)),
        )

    def analyse_last(self) -> None:
        """Look through the duel that was played last."""
        if self._last is not None:
            self.show_analysis(self._last)

    def show_analysis(self, duel: AnyMatch) -> None:
        """Look through a duel: the chances move by move, and where they turned."""
        self._settings.game = key_of(duel)
        screen = self._rooms.analysed_by(self.thinking)
        screen.show_duel(duel)
        self.enters.emit(screen)

    def recall(self) -> None:
        """Where none was played since the program began, the latest duel of the game was the last one."""
        key = self._rooms.game.key
        if self._last is None or key_of(self._last) != key:
            path = next((self._duels.journal(one) for one in self._duels.records() if one.game == key), None)
            if path is not None:
                self.attempt(lambda: setattr(self, "_last", open_match(path)))

    @property
    def sides(self) -> Sequence[Any] | None:
        """Who played the last duel with what."""
        return self._last.setup.sides if self._last is not None else None

    @property
    def seats(self) -> Seats:
        """Who sat there in the last duel; who begins is drawn, unless the settings say who does against a computer."""
        if self._last is None:
            return TWO
        players = self._last.players
        alone = sum(not level for level in players) == 1
        return Seats((players[0], players[1]), FIRST[self._settings.begins] if alone else None)

    # --- on the screen ---

    def wire_duel(self) -> None:
        """Connect the duel's screen when it is first entered."""
        screen = self._rooms.duel
        self._wire_journal(screen)
        computers = screen.host(self.thinking)
        computers.failed.connect(partial(self._lost, computers))
        computers.changed.connect(partial(self._found_again, computers))
        screen.ended.connect(self._ended)
        screen.session.decided.connect(self._foresee)
        screen.board.animation.began.connect(self._make_ready)
        screen.session.save_failed.connect(self._save_failed)
        screen.session.saved.connect(lambda: self._window.banners.drop("save"))

    def _lost(self, computers: Computers, seat: int) -> None:
        """A computer found no answer: it may think once more, or a person play on for it."""
        self._window.banners.tell(
            COMPUTER, say("computer-lost", player=player_phrase(self._settings, seat)),
            ("computer-again", computers.again),
            ("computer-by-hand", lambda: self._rooms.duel.session.take_over(seat)),
        )

    def _found_again(self, computers: Computers) -> None:
        """What was said of a computer that found no answer is over as soon as it isn't so any more."""
        if not computers.lost:
            self._window.banners.drop(COMPUTER)

    def close(self) -> None:
        """Let the duel's file go, and end the process that thinks."""
        self.thinking.close()
        self.keeper.close()

    def _expect(self) -> Iterator[bool]:
        """What the end of a match is told on is made while nothing moves."""
        result = self._rooms.result
        yield True
        result.board.board_of(self._rooms.duel.game)

    def _foresee(self) -> None:
        """Before the last things are seen, the pictures of the page that follows are asked for."""
        self._foreseen = self._last is not None and self._settings.tempo > 0
        if self._last is not None and self._foreseen:
            self._rooms.result.ask_ahead(self._last, self._window.stack.size())

    def _make_ready(self, seen: Step) -> None:
        """While the banner of who won stands still, nobody sees that the page that follows takes its time."""
        if seen.kind == "end":
            QTimer.singleShot(round(BANNER_STANDS * 1000 * self._settings.tempo), self, self._rehearse)

    def _rehearse(self) -> None:
        if self._foreseen and self._window.current == "duel":
            self._rooms.result.grab()

    def _ended(self, _winner: int) -> None:
        """Where who won still stands on the table, that gives way slowly; whoever didn't wait is there at once."""
        if self._last is None:
            return
        stands = bool(self._rooms.duel.board.overlay.effects) and self._fade.shown and not self._fade.still
        before = self._fade.over.grab() if stands else None
        if not self._foreseen:
            self._rooms.result.show_duel(self._last)
        self._foreseen = False
        self.keeper.note()
        record = self.keeper.record()
        self._rooms.result.say_figures(self._last, record.seconds if record is not None else 0)
        self.enters.emit(self._rooms.result)
        if before is not None:
            self._fade.run(FADES, fading(before, self._fade.over.grab()), covers=True, keeps=True)

    # --- the journal beside the board, the menus above ---

    def _wire_journal(self, screen: MatchScreen) -> None:
        """Connect the duel's screen with its journal and the menus."""
        journal = self._rooms.journal
        screen.advanced.connect(self._advanced)
        screen.seen.connect(self._tell_on)
        screen.board.settled.connect(self._note)
        screen.history.changed.connect(self._rewrite)
        screen.session.decision_asked.connect(lambda _decision: self.renew_menus())
        screen.history.looking_changed.connect(lambda answers: journal.show_past(answers if answers >= 0 else None))
        journal.lit.connect(screen.board.mark)
        journal.visited.connect(lambda line: screen.history.look_at(line.answers))
        journal.link.connect(screen.link)
        journal.returned.connect(screen.history.back_to_present)

    def _advanced(self) -> None:
        if self._rooms.duel.session.is_open:
            self._tell_on()
            self._note()

    def _note(self) -> None:
        """Put the match into the list when nothing moves: the file is written through, which takes longer than there
        is between two pictures. Its journal has every answer as soon as it is given.
        """
        screen = self._rooms.duel
        if screen.session.is_open and not screen.board.busy():
            self.keeper.note()
            self._expecting.start()

    def _tell_on(self) -> None:
        """The journal says what has been seen."""
        screen = self._rooms.duel
        if screen.session.is_open:
            shown = screen.board.animation.shown
            told = screen.session.told - 1 if shown is None else shown
            self._tell_journal(screen.session.duel, screen.session.seat, told)

    def _tell_journal(self, duel: AnyMatch, seat: int, shown: int) -> None:
        """Add what happened to the journal, up to the event that is shown; for other eyes or another duel, write it
        anew.
        """
        journal = self._rooms.journal
        if self._written == (id(duel), seat) and duel.event_count >= journal.told:
            lines = _up_to(duel.journal(seat, journal.told), shown)
            if not lines:
                return
            journal.add_lines(lines)
        else:
            lines = _up_to(duel.journal(seat), shown)
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
        history = getattr(self._window.current_screen, "history", None)
        enable("undo", history is not None and history.can_undo)
        enable("redo", history is not None and history.can_redo)
        enable("hint", playing and self._rooms.duel.tools["hint"].isEnabled())
        enable("lists", playing and self._rooms.duel.tools["lists"].isVisibleTo(self._rooms.duel))
        enable("give-up", playing and self._rooms.duel.session.decision is not None)
        enable("save", playing or self._window.current == "result")
        enable("continue", not playing and self._duels.unfinished() is not None)

    # --- files ---

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        path = ask_file(self._window, self._words, self._settings, save=False)
        if path is not None:
            self.open(path)

    def ask_save(self) -> None:
        """Ask for a name and save the last duel there as well."""
        if self._last is not None:
            self.save(self._last)

    def save_record(self, record: MatchRecord) -> None:
        """Ask for a name and save a duel of the list there as well."""
        self.attempt(lambda: self.save(open_match(self._duels.journal(record))))

    def _save_failed(self, error: CannotSave) -> None:
        self._window.banners.tell(
            "save", say("save-trouble", why=why_unsaved(error)), ("save-elsewhere", self.ask_save),
        )

    def attempt(self, act: Callable[[], None], rescue: Callable[[], None] | None = None) -> None:
        """Do something with a file; say why if it can't be done. Where a journal holds up to some line, `rescue` is
        offered: it does the same with what holds.
        """
        try:
            act()
        except DamagedJournal as error:
            if rescue is None or error.line <= 1:
                tell(self._window, self._words, say("cannot-open-title"), why_damaged(error))
            elif self._to_rescue(error):
                self.attempt(rescue)
        except CannotSave as error:
            tell(self._window, self._words, say("cannot-save-title"), why_unsaved(error))

    def _to_rescue(self, error: DamagedJournal) -> bool:
        text = say("cannot-open-rescue", why=why_damaged(error))
        return confirm(self._window, self._words, say("cannot-open-title"), text, "cannot-open-rescue-yes")

    def save(self, duel: AnyMatch) -> None:
        """Ask for a name and save the duel there as well."""
        name = f"{'-'.join('+'.join(keys) for keys in game(key_of(duel)).brought(duel.setup))}{JOURNAL_SUFFIX}"
        path = ask_file(self._window, self._words, self._settings, save=True, name=name)
        if path is not None:
            self.attempt(lambda: self.save_to(duel, path))

    def save_to(self, duel: AnyMatch, path: Path) -> None:
        """Save the duel there as well; what is no duel is replaced only if a person says so. Raises `CannotSave`."""
        try:
            duel.save_as(path)
        except CannotSave as error:
            if error.code != "occupied":
                raise
            text = say("file-overwrite-text", path=str(path))
            if not confirm(self._window, self._words, say("file-overwrite-title"), text, "file-overwrite"):
                return
            duel.save_as(path, overwrite=True)
        self._window.note.tell(say("file-saved", path=str(path)))
