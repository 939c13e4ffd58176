"""What can be heard, as widgets ask it: in which languages, and what is to be said. Whoever has a voice listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from engine.text.phrase import say
from engine.text.render import Span
from sakura_desktop.aloud.spoken_form import spoken
from sakura_desktop.pictures.line_break import Run

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QKeyEvent

    from engine.text.render import Renderer
    from sakura_desktop.languages.speech import Voice

KEY: Final = Qt.Key.Key_V
"""Lets what is pointed at be heard."""
HEARD: Final = "heard:"
"""How the reference of an anchor begins that lets something be heard: `heard:ja:term:hand`."""


def is_heard_key(event: QKeyEvent) -> bool:
    """The key, alone."""
    return event.key() == KEY and event.modifiers() in (
        Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier,
    )


class Aloud(QObject):
    """Nothing can be heard until somebody says in which languages there is a voice."""

    changed = Signal()
    """Other languages can be heard."""
    asked = Signal(object)
    """What is to be said, one after the other, in place of what is being said: pairs of language and plain text; none
    for silence.
    """

    def __init__(self, words: Voice, parent: QObject | None = None) -> None:
        """Silence."""
        super().__init__(parent)
        self._words = words
        self.languages: frozenset[str] = frozenset()
        """Those in which something can be heard."""
        self.voiced: frozenset[str] = frozenset()
        """Those for which there is a voice, whether or not it is wanted."""
        self.automatic: frozenset[str] = frozenset()
        """Those in which an answer is heard unasked."""
        self._phonetic: frozenset[str] = frozenset()

    def hear(
        self, languages: frozenset[str], *, voiced: frozenset[str] = frozenset(),
        automatic: frozenset[str] = frozenset(), phonetic: frozenset[str] = frozenset(),
    ) -> None:
        """These can be heard from now on, `phonetic` ones by a voice that reads no kanji."""
        now = (languages, voiced | languages, automatic & languages, phonetic)
        if now != (self.languages, self.voiced, self.automatic, self._phonetic):
            self.languages, self.voiced, self.automatic, self._phonetic = now
            self.changed.emit()

    def first(self, languages: Iterable[str]) -> str:
        """Of these languages the one to be heard: the learned one, or else the first that can be; empty for none."""
        there = [language for language in languages if language in self.languages]
        learned = self._words.ways.learned
        return learned if learned in there else next(iter(there), "")

    def say(self, *parts: tuple[str, Iterable[Span]]) -> None:
        """Say spans, each in its language, one after the other; what can't be heard is left out."""
        said = [
            (language, spoken(spans, self._words.renderer(language), phonetic=language in self._phonetic))
            for language, spans in parts if language in self.languages
        ]
        self.asked.emit(tuple((language, text) for language, text in said if text))

    def stop(self) -> None:
        """Be silent."""
        self.asked.emit(())

    # --- what pages and menus name ---

    def say_ref(self, ref: str) -> bool:
        """Say what an anchor of this kind stands for (`heard:ja:term:hand`); false for one of another kind."""
        if not ref.startswith(HEARD):
            return False
        language, _, named = ref.removeprefix(HEARD).partition(":")
        self.say((language, named_spans(self._words.renderer(language), named)))
        return True

    def offered(self, named: str, languages: Sequence[str], *, key: bool = False) -> tuple[Run, ...]:
        """What stands on a page where something can be heard in the first of these languages that can be; nothing
        where none can. `key`: the key does it too.
        """
        language = self.first(languages)
        if not language:
            return ()
        text = self._words.text(say("aloud-hear-key" if key else "aloud-hear"), self._words.language)
        return (Run(text, "", f"{HEARD}{language}:{named}"),)


def named_spans(renderer: Renderer, named: str) -> tuple[Span, ...]:
    """What a text names so (`term:hand`, `card:…`), with its reading."""
    kind, _, ref = named.partition(":")
    if kind == "card":
        return (renderer.card(ref),)
    term = renderer.term(ref)
    return (Span(term.text, "term", ref, term.ruby),)


def spans_of_runs(renderer: Renderer, paragraphs: Iterable[Iterable[Run]]) -> tuple[Span, ...]:
    """Text that is set on a page as spans again, with readings also where none are shown."""
    found: list[Span] = []
    for at, runs in enumerate(paragraphs):
        found += [Span("\n")] if at else []
        for run in runs:
            kind, _, ref = run.ref.partition(":")
            if run.ruby or kind not in {"term", "card"}:
                found.append(Span(run.text, "term" if kind == "term" else "plain", "", run.ruby))
                continue
            named = named_spans(renderer, run.ref)[0]
            ruby = named.ruby if named.text == run.text else ""
            found.append(Span(run.text, kind, ref, ruby))
    return tuple(found)
