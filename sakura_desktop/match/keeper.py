"""The duel under way and its file: begun, gone on with, opened from elsewhere, played on from a moment."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject

from engine.cardgame.match import AnyMatch, Match
from engine.games import game, open_match
from engine.text.phrase import Phrase, say
from sakura_desktop.files import why_unwritten

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.kernel.codec import DamagedJournal
    from engine.kernel.store import CannotSave
    from sakura_desktop.match.saved_matches import MatchRecord, SavedMatches

LONGEST_THOUGHT: Final = 180
"""Seconds that an answer is thought about at the most: who takes longer is away."""
_SAID: Final = frozenset({"missing", "unreadable", "empty", "foreign", "newer", "older", "other-rules"})
_NO_JOURNAL: Final = frozenset({"not-utf8", "not-json"})
"""Of the first line: no journal begins like that."""
_DIVERGED: Final = frozenset({"not-asked", "kind", "seat", "answer", "lot", "rest", "breaks"})


def why_damaged(error: DamagedJournal) -> Phrase:
    """Why a journal can't be opened: the file, the line, the reason, and that nothing was overwritten."""
    known = error.reason if error.reason in _SAID else "diverged" if error.reason in _DIVERGED else "damaged"
    if error.line == 1 and error.reason in _NO_JOURNAL:
        known = "foreign"
    why = say(f"cannot-open-{known}")
    if error.detail:
        why = say("cannot-open-detail", why=why, detail=error.detail)
    if error.line:
        return say("cannot-open-line", file=error.file, line=error.line, why=why)
    return say("cannot-open-file", file=error.file, why=why)


def why_unsaved(error: CannotSave) -> Phrase:
    """Why a journal can't be written, and what to do."""
    if error.code == "occupied":
        return say("cannot-save-occupied", path=str(error.path))
    return why_unwritten(error.code, error.path, error.detail)


class MatchKeeper(QObject):
    """Holds the duel that is played and knows where its journal is."""

    def __init__(self, shelf: SavedMatches, parent: QObject | None = None) -> None:
        """No duel."""
        super().__init__(parent)
        self._shelf = shelf
        self.duel: AnyMatch | None = None
        self.path: Path | None = None
        self._noted = (-1, False)
        self.clock: Callable[[], float] = monotonic
        self._seen, self._played = 0.0, 0.0

    def begin(self, key: str, setup: Any) -> AnyMatch:
        """A new duel, saved from its first moment on."""
        self._shelf.prepare()
        path = self._shelf.new_path()
        return self._hold(Match.start(game(key), setup, autosave=path), path)

    def go_on(self, path: Path) -> AnyMatch:
        """A duel of the shelf where it stood. Raises `DamagedJournal`; `CannotSave` where another program plays it."""
        if self.duel is not None and path == self.path:
            return self.duel
        duel = open_match(path, autosave=path)
        if duel.save_error is not None and duel.save_error.code == "in-use":
            raise duel.save_error
        return self._hold(duel, path)

    def bring_in(self, path: Path, *, rescue: bool = False) -> AnyMatch:
        """A duel of a file elsewhere, gone on with as a duel of the shelf; the file stays as it is.

        With `rescue` the duel is taken as far as the file holds, wherever it lies.
        """
        if not rescue and self._shelf.holds(path):
            return self.go_on(path)
        self._shelf.prepare()
        own = self._shelf.new_path()
        return self._hold(open_match(path, autosave=own, rescue=rescue), own)

    def play_on(self, moment: AnyMatch) -> AnyMatch:
        """A duel of its own from a moment of another. Raises `CannotSave`."""
        self._shelf.prepare()
        path = self._shelf.new_path()
        moment.save_as(path)
        return self._hold(open_match(path, autosave=path), path)

    def note(self) -> None:
        """Put the duel's state into the list, where it has come to another turn or to its end."""
        if self.duel is None or self.path is None:
            return
        self._look_at_the_clock()
        now = (self.duel.turn, self.duel.decision is None)
        if now != self._noted:
            self._noted = now
            self.record()

    def _look_at_the_clock(self) -> None:
        """Count the time since the last answer, of a long absence a part alone."""
        now = self.clock()
        self._played += min(now - self._seen, LONGEST_THOUGHT)
        self._seen = now

    def record(self) -> MatchRecord | None:
        """The duel's line in the list."""
        if self.duel is None or self.path is None:
            return None
        seconds = int(self._played)
        self._played -= seconds
        return self._shelf.note(self.path, self.duel, seconds)

    def text(self) -> str:
        """The journal of the duel as it is in its file, for a report."""
        return self.path.read_text(encoding="utf-8", errors="replace") if self.path is not None else ""

    def close(self) -> None:
        """Let the duel and its file go."""
        if self.duel is not None:
            self.record()
            self.duel.close()
        self.duel, self.path = None, None

    def _hold(self, duel: AnyMatch, path: Path) -> AnyMatch:
        """Keep this duel from now on; the one before it is let go only now that there is another."""
        self.close()
        self.duel, self.path = duel, path
        self._noted = (-1, False)
        self._seen, self._played = self.clock(), 0.0
        self.note()
        return duel
