"""Words met in duels: what a journal tells is noted as met, in the background of the duel and never in its way."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.study.wordfile import CannotKeep, CannotOpen
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import JournalLine
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.store import WordStore

LOG: Final = logging.getLogger(__name__)
WAIT: Final = 1500
"""Milliseconds of quiet before what came up is written down."""
MOST_WAITING: Final = 400
"""So many sentences wait at most; the oldest are let go."""


class MeetingRecorder(QObject):
    """Is told what a seat read; writes it when the duel rests."""

    trouble = Signal(object)
    """A `Phrase`, once: words met can't be noted. The duel goes on."""

    def __init__(self, store: WordStore, words: Words, settings: Settings, parent: QObject | None = None) -> None:
        """Nothing read."""
        super().__init__(parent)
        self._store = store
        self._words = words
        self._settings = settings
        self._waiting: dict[Phrase, None] = {}
        self._duel: object = None
        self._read = -1
        self._met: dict[str, Phrase] = {}
        """The words of the duel, each with the sentence in which it was met last."""
        self._before: frozenset[Phrase] = frozenset()
        """What still waits of the duel before."""
        self._given_up = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self._rested)

    def read(self, duel: AnyMatch, lines: Iterable[JournalLine]) -> None:
        """A seat read these lines of a duel's journal; those that were read before are passed over."""
        if not self._settings.meet_words or self._given_up:
            return
        if self._duel is not duel:
            self._duel, self._read, self._met = duel, -1, {}
            self._before = frozenset(self._waiting)
        shown = list(lines)
        if shown and shown[-1].index < self._read:
            self._read = shown[-1].index  # answers were taken back
        fresh = [line for line in shown if line.index > self._read]
        if fresh:
            self._read = max(line.index for line in fresh)
            self._waiting.update(dict.fromkeys(line.phrase for line in fresh))
            for phrase in list(self._waiting)[:-MOST_WAITING]:
                del self._waiting[phrase]
            self._timer.start()

    def _rested(self) -> None:
        """The duel rests; what is written down needs every language, for which no window waits."""
        if self._words.all_loaded:
            self.write()
        else:
            self._timer.start()

    def met(self) -> tuple[str, ...]:
        """The words that were met in the duel read last."""
        self.write()
        return tuple(self._met)

    def write(self) -> None:
        """Note what waits."""
        self._timer.stop()
        sentences, self._waiting = list(self._waiting), {}
        if not sentences:
            return
        from engine.study.meetings import words_in_all

        try:
            met = words_in_all(sentences, self._words.renderer(self._words.chosen), self._store.lexicon)
            told = (pair for pair in met if pair[0] not in self._before)
            self._met.update((word, sentence) for sentence, words in told for word in words)
            self._store.records.list.meet_all(met, self._store.now())
        except (CannotOpen, CannotKeep, OSError) as error:
            self._given_up = True
            LOG.warning("words met can't be noted: %s", error)
            self.trouble.emit(say("study-meeting-trouble", path=str(self._store.path)))
