"""A word on a sheet: in every language with its reading, what it means, and a sentence in which it was met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from engine.text.phrase import say
from sakura_desktop.aloud.aloud import HEARD
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.reader.blocks import Stack
from sakura_desktop.reader.page import Page
from sakura_desktop.study.word_blocks import word_block

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.study.schedule import Pair
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.study.store import WordStore


class WordDetails(Page):
    """The sheet. Words in it that lead on tell where to by `link`: `term:hand`, `card:NUMBER`."""

    link = Signal(str)

    def __init__(
        self, name: str, words: Words, look: Appearance, store: WordStore, parent: QWidget, *, picture: bool = False,
    ) -> None:
        """No word; of a word of a card with its `picture`."""
        super().__init__(lambda: look.theme, parent, tab_walks=False)
        self.setObjectName(name)
        self._words = words
        self._look = look
        self._store = store
        self._word = ""
        self._pair: Pair | None = None
        self._both = False
        self.picture = picture
        """Whether a word of a card is shown with its card."""
        self.pressed.connect(self._follow)
        for other in (words.changed, words.aloud.changed):
            other.connect(self._reword)
        look.changed.connect(self._reword)
        look.ready.connect(self.update)

    def show_word(self, word: str, pair: Pair, *, both: bool = False) -> None:
        """Show a word; `both` only in the two languages of the direction. An empty one shows none."""
        self._word, self._pair, self._both = word, pair, both
        self._reword()

    def _reword(self) -> None:
        if not self._word or self._pair is None:
            self.show_blocks(Stack([]), "")
            return
        pair, lexicon = self._pair, self._store.lexicon
        languages = pair if self._both else tuple(dict.fromkeys((*pair, *LANGUAGES)))
        block = word_block(
            self._word, languages, self._words, self._look, lexicon,
            examples=self._store.records.list.examples(self._word), example_in=pair, picture=self.picture,
        )
        asked, answered = (lexicon.written(self._word, language) for language in pair)
        self.show_blocks(block, self._words.text(say("study-spoken", asked=asked, answered=answered)))

    def hear(self, *languages: str) -> None:
        """Say the word in these languages, one after the other, where there is a voice."""
        if self._word:
            self._words.aloud.say(*((one, self._store.lexicon.spans(self._word, one)) for one in languages))

    def _follow(self, anchor: Anchor) -> None:
        if anchor.ref.startswith(HEARD):
            self.hear(anchor.ref.removeprefix(HEARD).partition(":")[0])
        else:
            self.link.emit(anchor.ref)
