"""The languages of the program: which one is shown now, and every phrase worded in it.

Widgets hold phrases or message keys, never sentences; they ask `Words` when they paint and again when `changed` says
that the language, the peek or the ruby is another.
"""

from __future__ import annotations

import html
from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, Signal

from engine.text.catalog import Catalog
from engine.text.phrase import Phrase, say
from engine.text.render import Renderer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.text.phrase import Slot
    from engine.text.render import Span

LANGUAGES: Final = ("ja", "ko", "en")
MOST_AHEAD: Final = 4000
"""So many phrases wait to be worded ahead; the oldest are left out."""


def system_language() -> str:
    """The first of the system's languages that the program speaks, English if none is."""
    for tag in QLocale.system().uiLanguages():
        language = tag.partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def shipped_renderer(language: str) -> Renderer:
    """The renderer over the catalogs that the program carries; a hole in them shows, and doesn't stop a duel."""
    return Renderer(Catalog.load(language))


class Words(QObject):
    """What language is shown, and phrases in it. While a peek is held, `language` is the second language."""

    changed = Signal()

    def __init__(
        self,
        language: str = "en",
        second: str = "",
        *,
        ruby: bool = True,
        renderers: Callable[[str], Renderer] = shipped_renderer,
        parent: QObject | None = None,
    ) -> None:
        """Show that language; catalogs are loaded when a phrase first needs them."""
        super().__init__(parent)
        self._language = self._known(language)
        self._second = self._known(second) if second else ""
        self._ruby = ruby
        self._peeking = False
        self._make = renderers
        self._renderers: dict[str, Renderer] = {}
        self._keeps = False
        self._said: set[Phrase] = set()
        self._fresh: deque[Phrase] = deque(maxlen=MOST_AHEAD)

    @staticmethod
    def _known(language: str) -> str:
        if language not in LANGUAGES:
            raise ValueError(f"the program doesn't speak {language!r}, only {', '.join(LANGUAGES)}")
        return language

    @property
    def language(self) -> str:
        """The language shown now: the second one while a peek is held."""
        return self.peek_language if self._peeking else self._language

    @property
    def chosen(self) -> str:
        """The language chosen, whether or not a peek hides it for the moment."""
        return self._language

    @property
    def second(self) -> str:
        """The second language, shown beside the first by the card reader; empty for none."""
        return self._second

    @property
    def peek_language(self) -> str:
        """The language that a peek shows: the second, or where none is chosen the game's own, or English."""
        if self._second and self._second != self._language:
            return self._second
        return "en" if self._language == "ja" else "ja"

    @property
    def peeking(self) -> bool:
        """A peek at the second language is held."""
        return self._peeking

    @property
    def ruby(self) -> bool:
        """Readings are shown over names and terms."""
        return self._ruby

    def set_language(self, language: str) -> None:
        """Show another language from now on."""
        if self._known(language) != self._language:
            self._language = language
            self.changed.emit()

    def set_second(self, language: str) -> None:
        """Choose the second language, or none by the empty string."""
        second = self._known(language) if language else ""
        if second != self._second:
            self._second = second
            self.changed.emit()

    def set_peek(self, peeking: bool) -> None:
        """Hold or let go the peek at the second language."""
        if peeking != self._peeking:
            self._peeking = peeking
            self.changed.emit()

    def set_ruby(self, ruby: bool) -> None:
        """Show or hide readings."""
        if ruby != self._ruby:
            self._ruby = ruby
            self.changed.emit()

    def renderer(self, language: str | None = None) -> Renderer:
        """The renderer of a language, the shown one by default."""
        key = language or self.language
        found = self._renderers.get(key)
        if found is None:
            found = self._renderers.setdefault(key, self._make(self._known(key)))
        return found

    def text(self, phrase: Phrase, language: str | None = None) -> str:
        """The phrase as plain text."""
        if language is None:
            self._remember(phrase)
        return self.renderer(language).text(phrase)

    def spans(self, phrase: Phrase, language: str | None = None) -> tuple[Span, ...]:
        """The phrase as pieces that know which term or card they name."""
        if language is None:
            self._remember(phrase)
        return self.renderer(language).spans(phrase)

    def _remember(self, phrase: Phrase) -> None:
        if self._keeps and phrase not in self._said:
            self._said.add(phrase)
            self._fresh.append(phrase)

    def ahead(self) -> Iterator[None]:
        """Word ahead, in the other languages, whatever is said, so that a switch of language finds it worded.

        A step at a time; it never ends, and a step does nothing while there is nothing new.
        """
        self._keeps = True
        entries = [(language, key) for language in LANGUAGES for key in sorted(self.renderer(language).catalog.keys())]
        while True:
            if self._fresh:
                phrase = self._fresh.popleft()
                for language in LANGUAGES:
                    self.renderer(language).spans(phrase)
            elif entries:
                language, key = entries.pop()
                self.renderer(language).catalog.entry(key)
            yield

    @property
    def is_ahead(self) -> bool:
        """Everything said so far is worded in every language."""
        return not self._fresh

    def say(self, key: str, **slots: Slot) -> str:
        """The message of that key as plain text in the language shown."""
        return self.text(say(key, **slots))

    def html(self, phrase: Phrase, language: str | None = None, ruby: bool | None = None) -> str:
        """The phrase as rich text: terms link to `term:<key>`, cards to `card:<number>`; readings follow in small."""
        readings = self._ruby if ruby is None else ruby
        return "".join(_piece(span, readings) for span in self.spans(phrase, language))


def _piece(span: Span, readings: bool) -> str:
    """One span as rich text."""
    text = html.escape(span.text).replace("\n", "<br>")
    if readings and span.ruby:
        text += f"<small>({html.escape(span.ruby)})</small>"
    if span.kind in {"term", "card"}:
        return f'<a href="{span.kind}:{html.escape(span.ref)}">{text}</a>'
    return text
