"""The list of words: found by kind, set, state and any text; removed, and opened in the reader."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.study.records import KNOWN, LAST, SUSPENDED
from engine.study.wordfile import CannotKeep, CannotOpen
from engine.study.words import KINDS, TERM, bare, kind_of, number_of
from engine.text.phrase import Phrase, say
from sakura_desktop.aloud.aloud import KEY
from sakura_desktop.idle_work import LatestWork
from sakura_desktop.study.store import why_unkept
from sakura_desktop.study.word_details import WordDetails
from sakura_desktop.study.word_table import LISTED, Row, WordFilter, WordModel, WordView
from sakura_desktop.widgets.dialogs import confirm
from sakura_desktop.widgets.layouts import walked
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.study.schedule import Pair
    from engine.study.words import Lexicon
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.store import WordStore
    from sakura_desktop.study.word_texts import WordIndex

STATES: Final = ("new", "due", "learning", "known", "aside")
READ_AT_ONCE: Final = 500
"""So many words are read in one step."""
TAKEN_UP: Final = "taken-up"
"""What is done with words that were put aside and are to be asked again."""


class Picks:
    """The fields above a table that say what it shows."""

    def __init__(self, page: QWidget, words: Words, model: WordFilter, name: str) -> None:
        """Everything is shown."""
        self._page = page
        self._model = model
        self._name = name
        self.wording = Translated(words, page)
        self.text = QLineEdit(page)
        self.text.setObjectName(f"{name}.filter")
        self.text.setClearButtonEnabled(True)
        self.wording.name(self.text, "study-find")
        self.wording.bind(self.text, "hint", self.text.setPlaceholderText, say("study-find"))
        self.text.textChanged.connect(lambda text: model.only("text", text))
        self.boxes: dict[str, QComboBox] = {}
        self.all = self.wording.button(f"{name}.everything", "study-everything", self.reset)
        self.all.hide()
        model.modelReset.connect(self._offer_all)

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """Them, as they stand beside each other."""
        return self.text, *self.boxes.values(), self.all

    def lead_to(self, table: QWidget) -> None:
        """Enter and the arrow down go from the field to what it has found."""
        self.text.returnPressed.connect(table.setFocus)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.text, table.setFocus)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)

    def reset(self) -> None:
        """Everything is shown again."""
        self.text.clear()
        for box in self.boxes.values():
            box.setCurrentIndex(0)

    def _offer_all(self) -> None:
        """Where something is left out it can be brought back."""
        self.all.setVisible(self._model.narrows)

    def box(self, what: str, values: tuple[str, ...], said: Callable[[str], Phrase]) -> QComboBox:
        """A choice of one of these values, or of any."""
        box = QComboBox(self._page)
        box.setObjectName(f"{self._name}.{what}")
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.wording.name(box, f"study-pick-{what}")
        for index, value in enumerate(("", *values)):
            box.addItem("", value)
            phrase = said(value) if value else say(f"study-any-{what}")
            self.wording.bind(box, f"item-{index}", partial(box.setItemText, index), phrase)
        box.currentIndexChanged.connect(lambda _index: self._model.only(what, box.currentData() or ""))
        self.boxes[what] = box
        return box

    def kind(self) -> QComboBox:
        """A choice of the kind."""
        return self.box("kind", KINDS, lambda kind: say(f"study-kind-{kind}"))

    def form(self, lexicon: Lexicon) -> QComboBox:
        """A choice of what brings cards: forms, decks."""
        return self.box("form", lexicon.groups(), lexicon.name_of)


class ListPage(QWidget):
    """The table with the fields above it; beside it the word looked at and the reader."""

    card_looked = Signal(str)
    link = Signal(str)
    """A term or a card to be shown: `term:hand`."""
    adding = Signal()
    """A person wants to add words."""

    def __init__(
        self, words: Words, look: Appearance, store: WordStore, index: WordIndex, reader: QWidget, parent: QWidget,
    ) -> None:
        """No words yet; `show_pair` brings them."""
        super().__init__(parent)
        self._words = words
        self._store = store
        self.wording = Translated(words, self)
        self.model = WordModel(words, store.lexicon, LISTED, store.now, self)
        self.found = WordFilter(self.model, index, self)
        self.picks = Picks(self, words, self.found, "study.list")
        self.view = WordView("study.list", look, self.found, self)
        self.wording.name(self.view, "study-tab-list")
        self.details = WordDetails("study.list.details", words, look, store, self)
        self.count = self.wording.label(name="study.list.count", role="note")
        button = self.wording.button
        self.open = button("study.list.open", "study-open", lambda: self.show_word(self.view.current()))
        self.remove = button("study.list.remove", "study-remove", self.remove_chosen)
        self.add = button("study.list.add", "study-add", self.adding.emit)
        self.aside = {
            how: button(f"study.list.{how}", f"study-list-{how}", partial(self.put_aside, how))
            for how in (SUSPENDED, KNOWN, TAKEN_UP)
        }
        self.view.looked.connect(self._look)
        self.view.opened.connect(self.show_word)
        self.view.removed.connect(self.remove_chosen)
        self.view.chosen.connect(self._counted)
        self.details.link.connect(self.link)
        self._hear = QShortcut(QKeySequence(KEY), self)
        self._hear.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._hear.activated.connect(self.hear)
        self._reading = LatestWork(self)
        self._reading.done.connect(self._counted)
        self._stands: object = None
        """What is shown: a direction, and how the file stood."""
        self._lay_out(reader)

    def _lay_out(self, reader: QWidget) -> None:
        top = QHBoxLayout()
        top.addWidget(self.picks.text, 1)
        for box in (
            self.picks.kind(), self.picks.form(self._store.lexicon),
            self.picks.box("state", STATES, lambda one: say(f"study-state-{one}")),
        ):
            top.addWidget(box)
        top.addWidget(self.picks.all)
        tools = QHBoxLayout()
        for part in (self.add, self.open, *self.aside.values(), self.remove):
            tools.addWidget(part)
        tools.addStretch(1)
        tools.addWidget(self.count)
        left = QVBoxLayout()
        left.addLayout(top)
        left.addWidget(self.view, 1)
        left.addLayout(tools)
        right = QVBoxLayout()
        right.addWidget(self.details)
        right.addWidget(reader, 1)
        columns = QHBoxLayout(self)
        columns.addLayout(left, 72)
        columns.addLayout(right, 28)
        self.picks.lead_to(self.view)
        walked(*self.picks.fields, self.view, self.add, self.open, *self.aside.values(), self.remove, self.details)

    def show_pair(self, pair: Pair) -> None:
        """Show the list in that direction: read anew in steps if it changed, while it stands as it stood. Raises
        `CannotOpen`.
        """
        stands = (pair, self._store.records.file.revision)
        if stands == self._stands:
            self._counted()
            return
        self._stands = stands
        self._reading.begin(self._read(pair))
        self._counted()

    @property
    def complete(self) -> bool:
        """Everything is shown."""
        return not self._reading.active and self.found.complete

    def _read(self, pair: Pair) -> Iterator[bool]:
        rows: dict[str, Row] = {}
        place, first_of = LAST, self._store.lexicon.one
        while True:
            try:
                found = self._store.records.standing(*pair, place, READ_AT_ONCE)
            except CannotOpen:
                self._stands = None
                return  # the room says so when it is entered again
            for one in found:
                rows[one.word] = Row(one.word, one.origin, one.added, one.due, one.known, one.aside)
            if len(found) < READ_AT_ONCE:
                break
            place = found[-1].place
            yield True
        # what stands in the list under its first place isn't shown again
        twice = [word for word in rows if (first := first_of(word)) != word and first in rows]
        for word in twice:
            del rows[word]
        before = self.view.current()
        self.model.show_rows(tuple(rows.values()), pair)
        if before or self.view.hasFocus():
            self.view.go_to(before)
        self._look(self.view.current())

    def take_focus(self) -> None:
        """The table has the keyboard, or the way to fill it."""
        (self.view if self.model.rows or not self.complete else self.add).setFocus()

    def hear(self) -> None:
        """Say the word that is looked at, in the language that is learned where both have a voice."""
        self.details.hear(self._words.aloud.first(self.model.pair))

    def show_word(self, word: str) -> None:
        """Open a word: a card in the reader, a term's entry."""
        if not word:
            return
        if kind_of(word) == TERM:
            self.link.emit(bare(word))
        else:
            self.card_looked.emit(number_of(word))

    def remove_chosen(self) -> None:
        """Take the chosen words off the list, after asking."""
        chosen = self.view.selected()
        text = say("study-remove-text", count=len(chosen))
        if chosen and confirm(self, self._words, say("study-remove-title"), text, "study-remove"):
            words, one, gone = self._store.records.list, self._store.lexicon.one, frozenset(chosen)
            places = [kept.word for kept in words.words() if one(kept.word) in gone]
            self._keep(lambda: words.remove(*chosen, *places))

    def put_aside(self, how: str) -> None:
        """The chosen words aren't asked any more, or are asked again."""
        chosen, records = self.view.selected(), self._store.records
        if how == TAKEN_UP:
            self._keep(lambda: records.take_up(chosen))
        else:
            self._keep(lambda: records.set_aside(chosen, how))

    def _keep(self, act: Callable[[], None]) -> None:
        try:
            act()
        except CannotKeep as error:
            self.wording.phrase(self.count, why_unkept(error, error.path))
            return
        self._store.changed.emit()

    def _look(self, word: str) -> None:
        self.details.show_word(word, self.model.pair)
        self.details.setVisible(bool(word))
        if word and kind_of(word) != TERM:
            self.card_looked.emit(number_of(word))

    def _counted(self) -> None:
        chosen = self.view.chosen_count()
        self.open.setEnabled(bool(self.view.current()))
        for button in (self.remove, *self.aside.values()):
            button.setEnabled(chosen > 0)
        shown = self.found.rowCount()
        phrase = say("study-count", shown=shown, all=len(self.model.rows), chosen=chosen)
        if not self.complete:
            phrase = say("study-words-read")
        elif not shown:
            phrase = say("study-none-found" if self.model.rows else "study-list-empty")
        self.wording.phrase(self.count, phrase)
