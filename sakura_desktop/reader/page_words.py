"""What can be done with what a page names and says: put on the list of words, heard, and copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence

from engine.text.phrase import say
from sakura_desktop.aloud.aloud import HEARD, is_heard_key, named_spans, spans_of_runs
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.reader.blocks import TextBlock
from sakura_desktop.reader.page_fonts import TextStyle
from sakura_desktop.reader.term_entry import languages_in_order
from sakura_desktop.study.word_menu import Chosen, Heard, Named, WordMenu, copy, is_key, said_line
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.reader.page import Page
    from sakura_desktop.study.collector import Collector

MINE: Final = "mine:"
"""How the reference of an anchor begins that puts a word on the list or takes it off: `mine:term:hand`."""
SIGNS: Final = {"": "＋", "new": "○", "learning": "◐", "known": "●"}
"""How a word stands, in a sign: what it says in words is shown when it is pointed at."""


def offer_block(words: Words, collector: Collector | None, ref: str, languages: Sequence[str] = ()) -> TextBlock | None:
    """The line that says how a word stands, lets it be added or taken off, and heard in the first of these languages
    that can be; None where there is none of that.
    """
    runs: list[Run] = []
    word = collector.word_of(ref) if collector is not None else ""
    if collector is not None and word:
        runs.append(Run(words.text(collector.offer(word)), "", MINE + ref))
    heard = words.aloud.offered(ref, languages, key=True)
    if heard:
        runs += [*([Run("  ·  ")] if runs else []), *heard]
    return TextBlock([runs], TextStyle(words.language)) if runs else None


def sign_block(collector: Collector, ref: str, language: str) -> TextBlock | None:
    """The same as a sign alone, for a line of a card."""
    word = collector.word_of(ref)
    if not word:
        return None
    return TextBlock([[Run(SIGNS[collector.stage(word)], "", MINE + ref)]], TextStyle(language, 1.0))


class PageWords(QObject):
    """On a page: the key takes what is pointed at, or else what the page is about, or its sentence where that can be
    taken; the right button opens a menu of that and of the line; Ctrl+C copies what is chosen, or else the line.
    """

    def __init__(self, page: Page, words: Words, collector: Collector | None) -> None:
        """The page is about nothing yet."""
        super().__init__(page)
        self._page = page
        self.about = ""
        """What the page is about, as a text names it: `term:hand`, `card:…`; empty for none."""
        self._words = words
        self.quoted: Callable[[QPointF | None], str] | None = None
        """Of a page whose sentences can be taken: the id of what is chosen there, or of the sentence at a point."""
        self.menu = WordMenu(words, collector, page)
        self._point = QPointF()
        page.installEventFilter(self)
        page.rested.connect(self._say_sign)

    @property
    def collector(self) -> Collector | None:
        """By what words are added."""
        return self.menu.collector

    def press(self, anchor: Anchor) -> bool:
        """Do what an anchor of this kind stands for; false for one of another kind."""
        if self._words.aloud.say_ref(anchor.ref):
            return True
        if not anchor.ref.startswith(MINE):
            return False
        self.take(anchor.ref.removeprefix(MINE))
        return True

    def take(self, ref: str) -> None:
        """Put on the list what is named so, or take it off."""
        if self.collector is not None:
            self.menu.take(self.collector.word_of(ref), None, self._clear_of_words())

    def take_meant(self) -> bool:
        """The same with the text that is chosen, where it can be taken, what is pointed at, or what the page is about;
        false where there is nothing.
        """
        meant = self._page.meant
        if self._page.chosen.said and self._take_quoted(None):
            return True
        ref = meant.ref.removeprefix(MINE) if meant is not None else ""
        ref = next((one for one in (ref, self.about) if one and self._word(one)), "")
        if ref:
            self.take(ref)
            return True
        return self._page.underMouse() and self._take_quoted(self._point)

    def _quoted(self, point: QPointF | None) -> str:
        return self.quoted(point) if self.quoted is not None and self.collector is not None else ""

    def _take_quoted(self, point: QPointF | None) -> bool:
        word = self._quoted(point)
        self.menu.take(word, None, self._clear_of_words())
        return bool(word)

    def hear_meant(self) -> bool:
        """Let what is pointed at be heard, a word or a line, or what the page is about; false where nothing can be."""
        aloud, heard = self._words.aloud, self._heard(self._page.meant, self._page.underMouse())
        if not heard or heard[0].language not in aloud.languages:
            return self.hear_about()
        aloud.say((heard[0].language, heard[0].spans))
        return True

    def hear_about(self) -> bool:
        """Let what the page is about be heard."""
        aloud = self._words.aloud
        language = aloud.first(languages_in_order(self._words)) if self.about else ""
        return bool(language) and aloud.say_ref(f"{HEARD}{language}:{self.about}")

    def _heard(self, meant: Anchor | None, pointed: bool) -> tuple[Heard, ...]:
        """What can be heard where one points: the word, then the line in which it stands."""
        found: list[Heard] = []
        if meant is not None and meant.ref.partition(":")[0] in {"term", "card"}:
            spans = named_spans(self._words.renderer(meant.language), meant.ref)
            word = "".join(span.text for span in spans)
            found.append(Heard(say("aloud-hear-word", word=word), meant.language, spans))
        text = self._block(meant) if pointed or meant is not None else None
        if text is not None and self._is_said(text):
            language = text.style.language
            spans = spans_of_runs(self._words.renderer(language), text.paragraphs)
            found.append(Heard(said_line(language), language, spans))
        return tuple(found)

    @staticmethod
    def _is_said(text: TextBlock) -> bool:
        """It is text, and not what lets one do something."""
        return not any(run.ref.startswith((MINE, HEARD)) for runs in text.paragraphs for run in runs)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Hear the right button and the keys of the page."""
        if event.type() == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            self._open(event)
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if is_key(event):
                return self.take_meant()
            if is_heard_key(event):
                return self.hear_meant()
            if event.matches(QKeySequence.StandardKey.Copy):
                copy(self._page.chosen.said or self._line(self._page.meant).text)
                return True
        if event.type() == QEvent.Type.MouseMove:
            self._point = event.position()  # type: ignore[attr-defined]  # a mouse's event
        return False

    def _word(self, ref: str) -> str:
        return self.collector.word_of(ref) if self.collector is not None else ""

    def _open(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if by_mouse:
            self._point = QPointF(event.pos())
        meant = self._page.named_at(self._point) if by_mouse else self._page.meant
        line = self._line(meant)
        refs = [meant.ref.removeprefix(MINE) if meant is not None else "", *line.words, self.about]
        words = tuple(dict.fromkeys(word for ref in refs if ref and (word := self._word(ref))))
        at = event.globalPos() if by_mouse else self._corner()
        chosen = Chosen(self._page.chosen.said, self._page.chosen.language)
        spot = None if chosen.text else self._point if by_mouse or meant is None else meant.bounds.center()
        heard = self._heard(meant, by_mouse)
        self.menu.open(Named(words, None, line.text, heard=heard, passage=self._quoted(spot)), at, chosen)

    def _line(self, meant: Anchor | None) -> Named:
        """The text where one points, and what it is called among the words to learn."""
        text = self._block(meant)
        return Named((text.word,) if text is not None and text.word else (), None, text.text() if text else "")

    def _block(self, meant: Anchor | None) -> TextBlock | None:
        """The text where one points; of a line's sign the line."""
        ref = meant.ref.removeprefix(MINE) if meant is not None else ""
        lines = (text for text in self._page.texts() if text.word and text.word == ref)
        return next(lines, None) or self._page.line_at(meant.bounds.center() if meant is not None else self._point)

    def _corner(self) -> QPoint:
        meant = self._page.meant
        if meant is not None:
            return self._page.box_of(meant).bottomLeft()
        return self._page.mapToGlobal(self._page.visibleRegion().boundingRect().topLeft())

    def _clear_of_words(self) -> QPoint:
        """Where it is said what was done: below what is pointed at; of the page as a whole at its foot, since its head
        is the very word.
        """
        if self._page.meant is not None:
            return self._corner()
        return self._page.mapToGlobal(self._page.visibleRegion().boundingRect().bottomLeft())

    def _say_sign(self, anchor: Anchor) -> None:
        """A sign that is pointed at says in words how the line stands."""
        word = self._word(anchor.ref.removeprefix(MINE)) if anchor.ref.startswith(MINE) else ""
        said = self._words.text(self.collector.entry(word)) if self.collector is not None and word else ""
        self._page.setToolTip(plain_tip(said))
