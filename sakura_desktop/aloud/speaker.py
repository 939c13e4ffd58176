"""Says what is to be heard by the system's voices, on a thread of its own, as the settings want it: the window never
waits, what is said is cut off by what comes next, and a voice that fails is a silence that only the log knows of.
"""

from __future__ import annotations

import logging
from collections import deque
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from sakura_desktop.languages.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sakura_desktop.aloud.aloud import Aloud
    from sakura_desktop.aloud.system_voices import Utterance, Voices
    from sakura_desktop.settings import Settings

T = TypeVar("T")

LOG: Final = logging.getLogger("sakura_desktop")
LOOKS: Final = 0.05
"""Seconds between two looks at whether what is being said is through, while more waits or it isn't."""
ENDING: Final = 2.0
"""Seconds that are waited for the thread at the end."""
OF_SPEECH: Final = frozenset({*(f"aloud_{one}" for one in LANGUAGES), "aloud_volume"})
"""Settings by which something can be heard or not."""


def voices_here() -> Sequence[Voices]:
    """What may speak here, the best first; it is looked for when the window has long been there."""
    from sakura_desktop.aloud.system_voices import of_this_system

    return of_this_system()


class Mouth:
    """The thread on which the voices are. Whatever is asked of it returns at once."""

    def __init__(
        self, voices: Callable[[], Sequence[Voices]], found: Callable[[dict[str, bool]], object],
    ) -> None:
        """`found` is told, on the thread, for which languages there is a voice, and whether it is phonetic."""
        self._make = voices
        self._tell_found = found
        self._by_language: dict[str, Voices] = {}
        self._all: Sequence[Voices] = ()
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._waiting: deque[Utterance] = deque()
        self._speaking: Voices | None = None
        """Whose end is waited for."""
        self._last: Voices | None = None
        """Who spoke last, and may do so still."""
        self._thread: Thread | None = None

    def look(self) -> None:
        """Look which voices there are."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="aloud", daemon=True)
            self._thread.start()
            self._work.put(self._look)

    def say(self, all_said: Iterable[Utterance]) -> None:
        """Say these one after the other, in place of what is being said; none for silence."""
        if self._thread is not None:
            self._work.put(partial(self._begin, tuple(all_said)))

    def close(self) -> None:
        """Be silent and end; a voice that hangs isn't waited for."""
        if self._thread is not None:
            self._work.put(None)
            self._thread.join(ENDING)
            self._thread = None

    def _run(self) -> None:
        while True:
            try:
                work = self._work.get(timeout=LOOKS if self._speaking is not None else None)
            except Empty:
                work = self._go_on
            if work is None:
                self._end()
                return
            work()

    def _end(self) -> None:
        for voices in self._all:
            self._safely(voices.close)

    def _look(self) -> None:
        self._all = self._make()
        for voices in self._all:
            if self._by_language.keys() >= set(LANGUAGES):
                break
            for language in self._safely(voices.find) or ():
                self._by_language.setdefault(language, voices)
        self._tell_found({language: voices.phonetic for language, voices in self._by_language.items()})

    def _begin(self, all_said: tuple[Utterance, ...]) -> None:
        if self._last is not None:
            self._safely(self._last.stop)
        self._last = self._speaking = None
        self._waiting = deque(all_said)
        self._go_on()

    def _go_on(self) -> None:
        """Say the next when the one before is through."""
        while self._speaking is None or not self._safely(self._speaking.busy):
            self._speaking = None
            if not self._waiting:
                return
            said = self._waiting.popleft()
            voices = self._by_language.get(said.language)
            if voices is not None:
                self._last = self._speaking = voices
                self._safely(partial(voices.say, said))

    @staticmethod
    def _safely(act: Callable[[], T]) -> T | None:
        """Do something with the voices; None where it fails, whatever the reason."""
        try:
            return act()
        except Exception as error:  # a program of the system's, with all that can be wrong with one
            LOG.info("nothing is read aloud: %s", error)
            return None


class Speaker(QObject):
    """Between the settings, what asks to be heard, and the voices."""

    _found = Signal(object)

    def __init__(
        self, settings: Settings, aloud: Aloud, parent: QObject | None = None, *,
        voices: Callable[[], Sequence[Voices]] = voices_here,
    ) -> None:
        """Silent until `look`."""
        super().__init__(parent)
        self._settings = settings
        self._aloud = aloud
        self._voices: dict[str, bool] = {}
        self._mouth = Mouth(voices, self._found.emit)
        self._found.connect(self._were_found)
        aloud.asked.connect(self._say)
        settings.changed.connect(self._setting_changed)

    def look(self) -> None:
        """Look which voices there are, on the thread."""
        self._mouth.look()

    def close(self) -> None:
        """Silence, for good."""
        self._mouth.close()

    def _were_found(self, voices: dict[str, bool]) -> None:
        self._voices = voices
        self._take_over()

    def _setting_changed(self, name: str) -> None:
        if name in OF_SPEECH:
            self._take_over()

    def _take_over(self) -> None:
        """Offer what there is a voice for and the settings want."""
        wanted = {one: getattr(self._settings, f"aloud_{one}") for one in self._voices}
        loud = self._settings.aloud_volume > 0
        self._aloud.hear(
            frozenset(one for one, how in wanted.items() if how != "off" and loud), voiced=frozenset(self._voices),
            automatic=frozenset(one for one, how in wanted.items() if how == "auto"),
            phonetic=frozenset(one for one, phonetic in self._voices.items() if phonetic),
        )

    def _say(self, parts: tuple[tuple[str, str], ...]) -> None:
        from sakura_desktop.aloud.system_voices import Utterance

        settings = self._settings
        self._mouth.say(
            Utterance(text, language, settings.aloud_speed, settings.aloud_volume) for language, text in parts
        )
