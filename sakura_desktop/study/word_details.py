"""A word on a sheet: in every language with its reading, what it means, and sentences in which it was met."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.study.words import TERM, kind_of
from engine.text.phrase import say
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.study.word_texts import in_html, meaning
from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.study.schedule import Pair
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.store import WordStore


class WordDetails(PlainLabel):
    """The sheet. Words in it that lead on tell where to by `link`: `term:hand`, `card:NUMBER`."""

    link = Signal(str)

    def __init__(self, name: str, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """No word."""
        super().__init__(parent)
        self.setObjectName(name)
        self._words = words
        self._look = look
        self._store = store
        self._word = ""
        self._pair: Pair | None = None
        self._both = False
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.linkActivated.connect(self.link)
        words.changed.connect(self._reword)
        look.changed.connect(self._reword)

    def show_word(self, word: str, pair: Pair, *, both: bool = False) -> None:
        """Show a word; `both` only in the two languages of the direction. An empty one shows none."""
        self._word, self._pair, self._both = word, pair, both
        self._reword()

    def _reword(self) -> None:
        if not self._word or self._pair is None:
            self.clear()
            self.setAccessibleName("")
            return
        parts = [*self._sides(self._pair), *self._means(self._pair), *self._examples(self._pair)]
        self.setText("".join(parts))
        self.setAccessibleName(self._spoken(self._pair))

    def _languages(self, pair: Pair) -> Sequence[str]:
        return pair if self._both else tuple(dict.fromkeys((*pair, *LANGUAGES)))

    def _sides(self, pair: Pair) -> Iterator[str]:
        for language in self._languages(pair):
            side = self._store.lexicon.side(self._word, language)
            name = html.escape(self._words.say(f"settings-language-{language}"))
            soft = self._look.theme.ink_soft
            yield f'<p style="margin:2px 0"><b>{in_html(side)}</b> <small style="color:{soft}">{name}</small></p>'

    def _means(self, pair: Pair) -> Iterator[str]:
        languages = self._languages(pair) if kind_of(self._word) == TERM else (self._words.language,)
        for language in dict.fromkeys(languages):
            phrase = meaning(self._word, self._store.lexicon, language)
            yield f'<p style="margin:2px 0">{self._linked(phrase, language)}</p>'

    def _examples(self, pair: Pair) -> Iterator[str]:
        for sentence in self._sentences()[:1]:
            soft = self._look.theme.ink_soft
            yield f'<p style="margin:6px 0 0 0;color:{soft}">{html.escape(self._words.say("study-example"))}</p>'
            for language in pair:
                yield f'<p style="margin:2px 0">{self._linked(sentence, language)}</p>'

    def _sentences(self) -> tuple[Phrase, ...]:
        return self._store.records.list.examples(self._word)

    def _linked(self, phrase: Phrase, language: str) -> str:
        theme = self._look.theme
        text = self._words.html(phrase, language)
        return text.replace('<a href="term', f'<a style="color:{theme.term}" href="term')

    def _spoken(self, pair: Pair) -> str:
        asked, answered = (self._store.lexicon.side(self._word, language).text for language in pair)
        return self._words.text(say("study-spoken", asked=asked, answered=answered))
