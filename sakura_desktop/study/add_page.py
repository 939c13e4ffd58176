"""Adding words: found among everything, brought by chosen megami, met in one's own duels, or written by oneself."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.study.own import OWN, SENTENCE
from engine.study.wordfile import CannotKeep
from engine.text.phrase import say
from sakura_desktop.games import games
from sakura_desktop.study.entry_dialog import Writing
from sakura_desktop.study.list_page import Picks
from sakura_desktop.study.store import why_unkept
from sakura_desktop.study.word_menu import is_key
from sakura_desktop.study.word_table import OFFERED, Row, WordFilter, WordModel, WordView
from sakura_desktop.widgets.layouts import walked
from sakura_desktop.widgets.one_of import OneOf
from sakura_desktop.widgets.status_label import StatusLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QPushButton

    from engine.study.schedule import Pair
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.edits import Edits
    from sakura_desktop.study.store import WordStore
    from sakura_desktop.study.word_texts import WordIndex
    from sakura_desktop.widgets.drag_list import DragList

SOURCES: Final = ("hand", "megami", "duel", "own")
"""Where words can be taken from; what is kept as their origin."""
MARK: Final = "✓"
NEW: Final = {"n": OWN, "m": SENTENCE}
"""By the letters what can be written anew."""


@lru_cache(maxsize=20_000)
def _row(word: str, there: bool) -> Row:
    """A word that is offered. Each is offered again after every change, and made once."""
    return Row(word, "list" if there else "")


class AddPage(QWidget):
    """Four sources and one table of what the chosen one offers."""

    looked = Signal(str)
    """A word that the mark has come to."""

    def __init__(
        self, words: Words, look: Appearance, store: WordStore, index: WordIndex, parent: QWidget, edits: Edits
    ) -> None:
        """Everything is offered."""
        super().__init__(parent)
        self.edits = edits
        self.writing = Writing(words, look, store, index, edits, self)
        self._words = words
        self._store = store
        self._index = index
        self.source = SOURCES[0]
        self.wording = Translated(words, self)
        self.model = WordModel(words, store.lexicon, OFFERED, store.now, self)
        self.found = WordFilter(self.model, index, self)
        self.picks = Picks(self, words, self.found, "study.add")
        self.view = WordView("study.add", look, self.found, self)
        self.wording.name(self.view, "study-offered")
        self._look = look
        self._sets = next((make for game in games() if (make := game.sets()) is not None), None)
        self.grid: DragList | None = None
        """The megami, once they were asked for."""
        self.status = StatusLabel("study.add.status", words, self)
        keeps = self.status.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.status.setSizePolicy(keeps)
        self.forms: tuple[str, ...] = ()
        self.sources = {source: self._source(source) for source in SOURCES if source != "megami" or self._sets}
        self.take = self.wording.button("study.add.take", act=lambda: self.add(self.view.selected()))
        self.take.setProperty("role", "leading")
        self.all = self.wording.button("study.add.all", act=lambda: self.add(self.view.shown()))
        button = self.wording.button
        self.known = button("study.add.known", "study-add-known", lambda: self.add_known(self.view.selected()))
        self.wording.tip(self.known, "study-add-known-tip")
        self.mine = {
            "word": button("study.add.word", "own-new-word", lambda: self.write(OWN)),
            "sentence": button("study.add.sentence", "own-new-sentence", lambda: self.write(SENTENCE)),
            "edit": button("study.add.edit", "own-edit", lambda: self.write(self.view.current())),
            "delete": button("study.add.delete", "own-delete", lambda: self.writing.delete(self.view.selected())),
        }
        self._hinted: Phrase | None = None
        """What to do here, as it was said last."""
        self._lay_out()
        self._connect()
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(edits.undo)

    def _source(self, source: str) -> QPushButton:
        act = partial(self.show_source, source)
        button = self.wording.button(f"study.source.{source}", f"study-source-{source}", act)
        button.setCheckable(True)
        return button

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        OneOf(self.sources.values(), self)
        for button in self.sources.values():
            top.addWidget(button)
        top.addSpacing(12)
        top.addWidget(self.picks.text, 1)
        top.addWidget(self.picks.kind())
        top.addWidget(self.picks.all)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.view, 48)
        bottom = QHBoxLayout()
        bottom.addWidget(self.status, 1)
        for part in self.mine.values():
            bottom.addWidget(part)
        bottom.addWidget(self.known)
        bottom.addWidget(self.all)
        bottom.addWidget(self.take)
        box = QVBoxLayout(self)
        box.addLayout(top)
        box.addLayout(self._middle, 1)
        box.addLayout(bottom)

    def _connect(self) -> None:
        self.view.opened.connect(lambda _word: self.add(self.view.selected()))
        self.view.looked.connect(self.looked)
        self.view.chosen.connect(self._counted)
        self.view.lettered.connect(self._letter)
        self.view.removed.connect(lambda: self.writing.delete(self.view.selected()))
        self.picks.lead_to(self.view)
        acts = (*self.mine.values(), self.known, self.all, self.take)
        walked(*self.sources.values(), *self.picks.fields, self.view, *acts)

    def show_pair(self, pair: Pair) -> None:
        """Offer what the source has in that direction. Raises `CannotOpen`."""
        self.model.pair = pair
        self._offer()

    def show_source(self, source: str) -> None:
        """Offer the words of another source, all of them."""
        self.source = source
        if source == "megami" and self.grid is None and self._sets is not None:
            self.grid = self._grid(self._sets(self._words, self._look, self))
        self.picks.reset()
        self._offer()

    def write(self, word: str) -> None:
        """Ask what a word of one's own is to say; `own` and `sentence` alone: a new one, to which the mark comes."""
        if word and (kept := self.writing.edit(word, self.model.pair)):
            self.view.go_to(kept)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that takes a word where one reads takes the rows that are chosen."""
        if is_key(event):
            self.add(self.view.selected())
        else:
            super().keyPressEvent(event)

    def _letter(self, letter: str) -> None:
        if letter == "e" and self.view.current():
            self.write(self.view.current())
        elif letter == "k":
            self.add_known(self.view.selected())
        elif letter in NEW:
            self.write(NEW[letter])

    def _grid(self, made: DragList) -> DragList:
        made.setObjectName("study.forms")
        self.wording.name(made, "study-forms")
        made.picked.connect(self.toggle_form)
        self._middle.insertWidget(0, made, 42)
        walked(*self.picks.fields, made, self.view)
        return made

    def toggle_form(self, form: str) -> None:
        """Take a form of a megami among those whose words are offered, or out of them."""
        chosen = dict.fromkeys(self.forms)
        if form in chosen:
            del chosen[form]
        else:
            chosen[form] = None
        self.forms = tuple(chosen)
        if self.grid is not None:
            told = {form: (say("study-form-chosen"),) for form in self.forms}
            self.grid.show_taken(dict.fromkeys(self.forms, MARK), told)
        self._offer()

    def step_back(self) -> bool:
        """Leave what was looked for, else the rows chosen; whether there was something to leave."""
        return self.picks.give_up() or self.view.choose_current()

    def take_focus(self) -> None:
        """The source's own field has the keyboard."""
        {
            "hand": self.picks.text, "megami": self.grid or self.view, "duel": self.view,
            "own": self.view if self.model.rows else self.mine["word"],
        }[self.source].setFocus()

    def offered(self) -> Sequence[str]:
        """The words of the source."""
        if self.source == "hand":
            return (*self._index.all, *self._store.lexicon.own.entries)
        if self.source == "own":
            return tuple(self._store.lexicon.own.entries)[::-1]
        if self.source == "duel":
            return tuple(filter(self._store.lexicon.knows, self._store.records.list.met()))
        lexicon = self._store.lexicon
        return tuple(dict.fromkeys(lexicon.one(word) for form in self.forms for word in lexicon.words_of(form)))

    def add(self, chosen: Sequence[str]) -> None:
        """Put words on the list."""
        if not chosen:
            return
        try:
            new = self._store.records.list.add(chosen, self.source, self._store.now())
        except CannotKeep as error:
            self.status.tell(why_unkept(error, error.path), warning=True)
            return
        self._store.changed.emit()
        self.status.tell(say("study-added", count=new, there=len(chosen) - new))

    def add_known(self, chosen: Sequence[str]) -> None:
        """Put words on the list that are known already: they aren't asked."""
        self.edits.add_known(chosen, self.source)

    def _offer(self) -> None:
        self.sources[self.source].setChecked(True)
        if self.grid is not None:
            self.grid.setVisible(self.source == "megami")
        before, listed = self.view.current(), self._store.listed()
        examples = self._store.records.list.examples
        if self.source == "duel":
            rows = [_row(word, word in listed)._replace(example=examples(word)[0]) for word in self.offered()]
        else:
            rows = [_row(word, word in listed) for word in self.offered()]
        self.model.show_rows(rows, self.model.pair)
        if before:
            self.view.go_to(before)
        self._tell_hint(anew=True)

    def _tell_hint(self, *, anew: bool = False) -> None:
        """Say what to do; what else was said since stays where that is the same still."""
        hint, before = self._hint(), self._hinted
        self._hinted = hint
        self.wording.bind(self.view, "empty", self.view.tell_empty, hint)
        self.status.setVisible(bool(self.found.rowCount()))  # without rows it stands where they would
        if anew or hint != before:
            self.status.tell(hint)

    def _hint(self) -> Phrase:
        if self.source == "duel" and not self.model.rows:
            return say("study-none-met")
        if self.model.rows and not self.found.rowCount():
            return say("study-none-found")
        if self.source == "own":
            return say("own-hint-add" if self.model.rows else "own-none")
        return say("study-hint-megami") if self.source == "megami" and not self.forms else say("study-hint-add")

    def _counted(self) -> None:
        chosen, shown = self.view.chosen_count(), self.found.rowCount()
        self.wording.text(self.take, "study-take", count=chosen)
        self.wording.text(self.all, "study-take-all", count=shown)
        if self.found.complete:
            self._tell_hint()
        self.take.setEnabled(chosen > 0)
        self.all.setEnabled(shown > 0)
        mine = self.source == "own"
        for part in self.mine.values():
            part.setVisible(mine)
        self.all.setVisible(not mine)
        self.known.setVisible(not mine)
        self.known.setEnabled(chosen > 0)
        self.mine["edit"].setEnabled(bool(self.view.current()))
        self.mine["delete"].setEnabled(chosen > 0)
