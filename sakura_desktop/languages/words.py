"""The languages of the program: which one is shown now, and every phrase worded in it.

Widgets hold phrases or message keys, never sentences; they ask `Words` when they paint and again when `changed` says
that a language, the peek or the readings are others. What the program says of itself is asked of `Words`; the names and
the text of cards and the journal, which may speak other languages, of `Words.of`.
"""

from __future__ import annotations

import html
from collections import deque
from time import sleep
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, QThreadPool, Signal

from engine.text.catalog import Catalog
from engine.text.compiled import cache_folder
from engine.text.phrase import Phrase, say
from engine.text.render import Renderer
from sakura_desktop.aloud.aloud import Aloud
from sakura_desktop.languages.speech import (
    BESIDE_NOTHING,
    ELEMENTS,
    FROM_PROGRAM,
    NOTHING,
    RUBY,
    Choice,
    ElementSpeech,
    ReadingOptions,
    without_readings,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator
    from pathlib import Path

    from engine.text.phrase import Slot
    from engine.text.render import Span
    from sakura_desktop.languages.speech import Element

LANGUAGES: Final = ("ja", "ko", "en")
REST: Final = 0.0002
"""Seconds between two entries that are compiled beside the window."""
MOST_AHEAD: Final = 4000
"""So many phrases wait to be worded ahead, and so many are known to have been; the oldest are left out."""


def system_language() -> str:
    """The first of the system's languages that the program speaks, English if none is."""
    for tag in QLocale.system().uiLanguages():
        language = tag.partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def shipped_renderer(language: str, caches: Path | None = None) -> Renderer:
    """The renderer over the catalogs that the program carries, kept compiled in a folder of caches by `CatalogLoader`;
    a hole in them shows, and doesn't stop a duel.
    """
    return Renderer(Catalog.load(language, cache=cache_folder(caches), at_once=False))


class PhrasePrefetch(QObject):
    """Words in the other languages, ahead, whatever is said, so that a switch of language finds it worded."""

    needed = Signal()
    """There is something to word again, after nothing was left."""

    def __init__(self, words: Words) -> None:
        """Nothing is kept until the first step."""
        super().__init__(words)
        self._words = words
        self._keeps = False
        self._rests = False
        self._said: dict[Phrase, None] = {}
        self._fresh: deque[tuple[Phrase, str]] = deque(maxlen=MOST_AHEAD * len(LANGUAGES))
        """What isn't worded yet, and in which language: one is a step, for its entries may have to be parsed."""

    def remember(self, phrase: Phrase) -> None:
        """A phrase was said."""
        if not self._keeps or phrase in self._said:
            return
        self._said[phrase] = None
        if len(self._said) > MOST_AHEAD:
            del self._said[next(iter(self._said))]
        self._fresh.extend((phrase, language) for language in LANGUAGES)
        if self._rests:
            self._rests = False
            self.needed.emit()

    def steps(self) -> Iterator[bool]:
        """A step at a time; False says that nothing is left until `needed` is told."""
        self._keeps = True
        while True:
            if self._fresh:
                phrase, language = self._fresh.popleft()
                self._words.renderer(language).spans(phrase)
            else:
                self._rests = True
            yield not self._rests

    @property
    def done(self) -> bool:
        """Everything said so far is worded in every language."""
        return not self._fresh


class CatalogLoader(QObject):
    """Reads the catalogs of all languages beside the window, then compiles them, the first time on a machine. Until
    then each entry is parsed when it is first asked for.
    """

    loaded = Signal()
    """The languages are there, compiled or not."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        """Not begun."""
        super().__init__(parent)
        self._words = words
        self._pool = QThreadPool(self)
        self._closing = False

    def start(self) -> None:
        """Begin."""
        self._pool.start(self._work)

    def _work(self) -> None:
        renderers = [self._words.renderer(language) for language in LANGUAGES]
        self.loaded.emit()
        for renderer in renderers:
            renderer.catalog.keep(self._goes_on)

    def _goes_on(self) -> bool:
        """Let the window's thread have the interpreter after each entry: it would wait each time that it needs it."""
        sleep(REST)
        return not self._closing

    def close(self) -> None:
        """Wait for the end; what isn't compiled yet is so at another start."""
        self._closing = True
        self._pool.waitForDone()


class Words(QObject):
    """What language is shown, and phrases in it. While a peek is held, `language` is the second language."""

    changed = Signal()

    def __init__(
        self,
        language: str = "en",
        second: str = "",
        *,
        ways: ReadingOptions = ReadingOptions(),  # noqa: B008  # a value that nothing can change
        renderers: Callable[[str], Renderer] = shipped_renderer,
        parent: QObject | None = None,
    ) -> None:
        """Show that language; catalogs are loaded when a phrase first needs them."""
        super().__init__(parent)
        self._language = self._known(language)
        self._second = self._known(second) if second else ""
        self._ways = ways
        self._choices: dict[Element, Choice] = dict.fromkeys(ELEMENTS, FROM_PROGRAM) | {"journal": BESIDE_NOTHING}
        self._peeking = False
        self._shown = self.of("program").language
        self._speech = self._spoken()
        self._make = renderers
        self._renderers: dict[str, Renderer] = {}
        self.ahead = PhrasePrefetch(self)
        self.aloud = Aloud(self, self)
        """What can be heard."""

    @staticmethod
    def _known(language: str) -> str:
        if language not in LANGUAGES:
            raise ValueError(f"the program doesn't speak {language!r}, only {', '.join(LANGUAGES)}")
        return language

    def of(self, element: Element) -> ElementSpeech:
        """What an element speaks now."""
        return ElementSpeech(self, element, self._choices[element])

    @property
    def language(self) -> str:
        """The language that the program shows now: the second one while a peek is held."""
        return self._shown

    @property
    def chosen(self) -> str:
        """The language chosen, whether or not a peek hides it for the moment."""
        return self._language

    @property
    def second(self) -> str:
        """The second language, beside the first wherever no other is chosen for it; empty for none."""
        return self._second

    @property
    def peek_language(self) -> str:
        """The language that a peek shows: the second, or where none is chosen the game's own, or English."""
        return self.of("program").peek_language

    @property
    def peeking(self) -> bool:
        """A peek at the second language is held."""
        return self._peeking

    @property
    def ways(self) -> ReadingOptions:
        """How it is read besides: readings, blur, sounds in Latin letters, the language being learned."""
        return self._ways

    def set_language(self, language: str) -> None:
        """Show another language from now on."""
        if self._known(language) != self._language:
            self._language = language
            self._speak()

    def set_second(self, language: str) -> None:
        """Choose the second language, or none by the empty string."""
        second = self._known(language) if language else ""
        if second != self._second:
            self._second = second
            self._speak()

    def set_peek(self, peeking: bool) -> None:
        """Hold or let go the peek at the second language."""
        if peeking != self._peeking:
            self._peeking = peeking
            self._speak()

    def choose(self, element: Element, choice: Choice) -> None:
        """Let an element speak languages of its own."""
        for language in choice:
            if language not in {"", NOTHING}:
                self._known(language)
        if choice != self._choices[element]:
            self._choices[element] = choice
            self._speak()

    def set_ways(self, ways: ReadingOptions) -> None:
        """Read in other ways from now on."""
        if ways.ruby not in RUBY:
            raise ValueError(f"readings can't be {ways.ruby!r}, only {', '.join(RUBY)}")
        seen = ways.ruby == "new" or ways._replace(known=self._ways.known) != self._ways
        changed, self._ways = ways != self._ways, ways
        if changed and seen:
            self._speak()

    def _speak(self) -> None:
        """Say everything anew. Every phrase asks for the language shown, so that is worked out once."""
        self._shown = self.of("program").language
        self._speech = self._spoken()
        self.changed.emit()

    def _spoken(self) -> Hashable:
        return self._shown, self._second, self._peeking, tuple(self._choices.values()), self._ways

    @property
    def speech(self) -> Hashable:
        """All that decides how phrases are said: equal where everything is said alike."""
        return self._speech

    def renderer(self, language: str | None = None) -> Renderer:
        """The renderer of a language, the shown one by default."""
        key = language or self.language
        found = self._renderers.get(key)
        if found is None:
            found = self._renderers.setdefault(key, self._make(self._known(key)))
        return found

    @property
    def all_loaded(self) -> bool:
        """The catalogs of every language are there. Before, whoever asks for another language than the one shown waits
        while it is read.
        """
        return self._renderers.keys() >= set(LANGUAGES)

    def text(self, phrase: Phrase, language: str | None = None) -> str:
        """The phrase as plain text."""
        self.ahead.remember(phrase)
        return self.renderer(language).text(phrase)

    def spans(self, phrase: Phrase, language: str | None = None, *, every: bool = False) -> tuple[Span, ...]:
        """The phrase as pieces that know which term or card they name, with the readings that are to be shown: of terms
        and names, or of `every` word.
        """
        self.ahead.remember(phrase)
        every = every and (language or self.language) == "ja"
        return self._ways.read(self.renderer(language).spans(phrase), every=every)

    def say(self, key: str, **slots: Slot) -> str:
        """The message of that key as plain text in the language shown."""
        return self.text(say(key, **slots))

    def html(self, phrase: Phrase, language: str | None = None, *, ruby: bool = True) -> str:
        """The phrase as rich text: terms link to `term:<key>`, cards to `card:<number>`; readings follow in small, if
        they are to be shown and `ruby` lets them.
        """
        spans = self.spans(phrase, language)
        return "".join(_piece(span) for span in (spans if ruby else without_readings(spans)))


def _piece(span: Span) -> str:
    """One span as rich text."""
    text = html.escape(span.text).replace("\n", "<br>")
    if span.ruby:
        text += f"<small>({html.escape(span.ruby)})</small>"
    if span.kind in {"term", "card"}:
        return f'<a href="{span.kind}:{html.escape(span.ref)}">{text}</a>'
    return text
