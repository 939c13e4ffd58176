"""The list of words: found by kind, set, state, tag, star and any text; written to, removed, opened in the reader."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.study.own import OWN, SENTENCE, is_own
from engine.study.records import KNOWN, LAST, SUSPENDED
from engine.study.wordfile import CannotOpen
from engine.study.words import CARD, CLAUSE, KINDS, TERM, bare, kind_of, number_of
from engine.text.phrase import Phrase, say
from sakura_desktop.aloud.aloud import KEY
from sakura_desktop.idle_work import LatestWork
from sakura_desktop.study.entry_dialog import Writing
from sakura_desktop.study.list_menu import TAKEN_UP, ListMenu
from sakura_desktop.study.word_details import WordDetails
from sakura_desktop.study.word_table import LISTED, UNTAGGED, Row, WordFilter, WordModel, WordView
from sakura_desktop.study.word_texts import STAR
from sakura_desktop.widgets.dialogs import confirm
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.layouts import scrolling, walked
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtWidgets import QPushButton

    from engine.study.schedule import Pair
    from engine.study.words import Lexicon
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.edits import Edits
    from sakura_desktop.study.store import WordStore
    from sakura_desktop.study.word_texts import WordIndex

NARROWEST: Final = 64
"""Pixels that a choice above the table has at the least."""
STATES: Final = ("new", "due", "learning", "known", "aside")
READ_AT_ONCE: Final = 500
"""So many words are read in one step."""
FIXED_TAGS: Final = 2
"""Above the tags: every tag, none."""


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
        self.text.setMinimumWidth(2 * NARROWEST)
        self.wording.name(self.text, "study-find")
        self.wording.bind(self.text, "hint", self.text.setPlaceholderText, say("study-find"))
        self.text.textChanged.connect(lambda text: model.only("text", text))
        self.boxes: dict[str, QComboBox] = {}
        self.star: QPushButton | None = None
        self.all = self.wording.button(f"{name}.everything", "study-everything", self.reset)
        self.all.hide()
        model.modelReset.connect(self._offer_all)

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """Them, as they stand beside each other."""
        return self.text, *self.boxes.values(), *([self.star] if self.star is not None else []), self.all

    def lead_to(self, table: QWidget) -> None:
        """Enter and the arrow down go from the field to what it has found."""
        self.text.returnPressed.connect(table.setFocus)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.text, table.setFocus)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)

    def give_up(self) -> bool:
        """Show everything again; whether something was left out."""
        narrowed = self._model.narrows
        if narrowed:
            self.reset()
        return narrowed

    def reset(self) -> None:
        """Everything is shown again."""
        self.text.clear()
        if self.star is not None:
            self.star.setChecked(False)
        for box in self.boxes.values():
            box.setCurrentIndex(0)

    def _offer_all(self) -> None:
        """Where something is left out it can be brought back."""
        self.all.setVisible(self._model.narrows)

    def box(self, what: str, values: tuple[str, ...], said: Callable[[str], Phrase]) -> QComboBox:
        """A choice of one of these values, or of any."""
        offered = [("", say(f"study-any-{what}")), *((value, said(value)) for value in values)]
        box = self.wording.choice(f"{self._name}.{what}", offered, f"study-pick-{what}")
        box.setMinimumWidth(NARROWEST)  # in a narrow window it may be cut short
        box.currentIndexChanged.connect(lambda _index: self._model.only(what, box.currentData() or ""))
        self.boxes[what] = box
        return box

    def kind(self) -> QComboBox:
        """A choice of the kind."""
        return self.box("kind", KINDS, lambda kind: say(f"study-kind-{kind}"))

    def starred(self) -> QPushButton:
        """A choice of words with a star."""
        button = self.wording.button(f"{self._name}.starred")
        button.setText(STAR)
        button.setCheckable(True)
        self.wording.name(button, "own-starred-only")
        self.wording.tip(button, "own-starred-only")
        button.toggled.connect(lambda on: self._model.only("star", "1" if on else ""))
        self.star = button
        return button

    def tag(self) -> QComboBox:
        """A choice of a tag, or of none."""
        box = self.box("tag", (UNTAGGED,), lambda _tag: say("own-tag-none"))
        box.setMaxVisibleItems(20)
        return box

    def offer_tags(self, tags: Sequence[str]) -> None:
        """Let one of these tags be chosen; the one that was chosen stays, if it is there."""
        box = self.boxes["tag"]
        if tuple(box.itemData(at) for at in range(FIXED_TAGS, box.count())) == tuple(tags):
            return
        before = box.currentData()
        box.blockSignals(True)
        while box.count() > FIXED_TAGS:
            box.removeItem(box.count() - 1)
        for tag in tags:
            box.addItem(tag, tag)
        box.setCurrentIndex(max(0, box.findData(before)))
        box.blockSignals(False)
        self._model.only("tag", box.currentData() or "")

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
        edits: Edits,
    ) -> None:
        """No words yet; `show_pair` brings them."""
        super().__init__(parent)
        self._words = words
        self.edits = edits
        self.writing = Writing(words, look, store, index, edits, self)
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
        self.edit = button("study.list.edit", "own-edit", self.edit_current)
        self.star = button("study.list.star", "own-star", self.turn_star)
        self.more = button("study.list.more", "own-more")
        self.wording.tip(self.edit, "own-edit-tip")
        self.wording.tip(self.star, "own-star-tip")
        self.wording.tip(self.more, "own-more-tip")
        acts: dict[str, Callable[[], object]] = {
            "own-tag-chosen": self.tag_chosen,
            "own-sentence-here": lambda: self.write_new(SENTENCE, self.view.current()),
            **{f"study-list-{how}": partial(self.put_aside, how) for how in (SUSPENDED, KNOWN, TAKEN_UP)},
            "own-delete": lambda: self.writing.delete(self.view.selected()),
            "own-new-word": lambda: self.write_new(OWN), "own-new-sentence": lambda: self.write_new(SENTENCE),
            "own-undo": edits.undo,
        }
        self.menu = ListMenu(self, words, self.view, self.model, edits, acts)
        self.more.setMenu(self.menu)
        self._wanted = ""
        """A word that the mark is to come to when the list is read."""
        self.view.looked.connect(self._look)
        self.view.opened.connect(self.show_word)
        self.view.removed.connect(self.remove_chosen)
        self.view.chosen.connect(self._counted)
        self.view.lettered.connect(self._letter)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(edits.undo)
        self.details.link.connect(self._follow)
        self._hear = QShortcut(QKeySequence(KEY), self)
        self._hear.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._hear.activated.connect(self.hear)
        self._reading = LatestWork(self)
        self._reading.done.connect(self._counted)
        self._stands: object = None
        """What is shown: a direction, and how the file stood."""
        self._reader = reader
        self._lay_out(reader)

    def _lay_out(self, reader: QWidget) -> None:
        top = QHBoxLayout()
        top.addWidget(self.picks.text, 1)
        for box in (
            self.picks.kind(), self.picks.form(self._store.lexicon),
            self.picks.box("state", STATES, lambda one: say(f"study-state-{one}")), self.picks.tag(),
            self.picks.starred(),
        ):
            top.addWidget(box)
        top.addWidget(self.picks.all)
        tools = FlowLayout()
        acts = (self.add, self.open, self.edit, self.star, self.remove, self.more)
        for part in acts:
            tools.addWidget(part)
        self.count.setContentsMargins(2, 6, 0, 0)  # as the words of the buttons stand
        tools.addWidget(self.count)
        left = QVBoxLayout()
        left.addWidget(self.view, 1)
        left.addLayout(tools)
        right = QVBoxLayout()
        area = scrolling(self.details, self, sideways=False)
        self.details.reached.connect(lambda anchor: area.ensureVisible(0, round(anchor.bounds.center().y())))
        right.addWidget(area, 1)
        right.addWidget(reader, 1)
        columns = QHBoxLayout()
        columns.addLayout(left, 72)
        columns.addLayout(right, 28)
        page = QVBoxLayout(self)
        page.addLayout(top)
        page.addLayout(columns, 1)
        self.picks.lead_to(self.view)
        walked(*self.picks.fields, self.view, *acts, self.details)

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
        later: dict[str, str] = {}
        """By the further places of words that stand on several cards their first."""
        self.picks.offer_tags(self._store.lexicon.own.tags())
        place, first_of, knows = LAST, self._store.lexicon.one, self._store.lexicon.knows
        while True:
            try:
                found = self._store.records.standing(*pair, place, READ_AT_ONCE)
                lapses = self._store.records.lapses_of([one.word for one in found], *pair)
            except CannotOpen:
                self._stands = None
                return  # the room says so when it is entered again
            for one in filter(lambda one: knows(one.word), found):
                times = lapses.get(one.word, 0)
                rows[one.word] = Row(one.word, one.origin, one.added, one.due, one.known, one.aside, None, times)
                if (first := first_of(one.word)) != one.word:
                    later[one.word] = first
            if len(found) < READ_AT_ONCE:
                break
            place = found[-1].place
            yield True
        for word, first in later.items():  # what stands in the list under its first place isn't shown again
            if first in rows:
                del rows[word]
        before, self._wanted = self._wanted or self.view.current(), ""
        self.model.show_rows(tuple(rows.values()), pair)
        if before or self.view.hasFocus():
            self.view.go_to(before)
        self._look(self.view.current())

    def step_back(self) -> bool:
        """Leave what was looked for, else the rows chosen; whether there was something to leave."""
        return self.picks.give_up() or self.view.choose_current()

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
        if is_own(word):
            self.edit_word(word)
        elif kind_of(word) == TERM:
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
            self.edits.remove(tuple(dict.fromkeys((*chosen, *places))))

    def put_aside(self, how: str) -> None:
        """The chosen words aren't asked any more, or are asked again."""
        self.edits.set_aside(self.view.selected(), "" if how == TAKEN_UP else how)

    # --- what is written ---

    def edit_current(self) -> None:
        """Ask what is to be written to the word that the mark is on."""
        if self.view.current():
            self.edit_word(self.view.current())

    def edit_word(self, word: str) -> None:
        """Ask what is to be written to a word."""
        self.writing.edit(word, self.model.pair)

    def write_new(self, kind: str, about: str = "") -> None:
        """Ask for a new word or sentence; the mark comes to it."""
        self._wanted = self.writing.edit(kind, self.model.pair, about=about)
        if self._wanted and self.complete:
            self.view.go_to(self._wanted)
            self._wanted = ""

    def turn_star(self) -> None:
        """Give the chosen words a star, or take it away."""
        if chosen := self.view.selected():
            self.edits.turn_star(chosen)

    def tag_chosen(self) -> None:
        """Ask for tags of the chosen words."""
        self.writing.tag(self.view.selected())

    def _letter(self, letter: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            "s": self.turn_star, "t": self.tag_chosen, "e": self.edit_current, "n": partial(self.write_new, OWN),
            "m": partial(self.write_new, SENTENCE), "k": partial(self.put_aside, KNOWN),
        }
        acts[letter]()

    def _open_menu(self, point: QPoint) -> None:
        self.menu.popup(self.view.viewport().mapToGlobal(point))

    def _look(self, word: str) -> None:
        self.details.show_word(word, self.model.pair)
        self.details.setVisible(bool(word))
        on_card = bool(word) and kind_of(word) in {CARD, CLAUSE}
        self._reader.setVisible(on_card)  # what else it showed has nothing to do with the word
        if on_card:
            self.card_looked.emit(number_of(word))

    def _follow(self, ref: str) -> None:
        """A card that is named in the details is read below them."""
        if ref.startswith(f"{CARD}:"):
            self._reader.show()
        self.link.emit(ref)

    def _counted(self) -> None:
        chosen = self.view.chosen_count()
        for button in (self.open, self.edit):
            button.setEnabled(bool(self.view.current()))
        for button in (self.remove, self.star):
            button.setEnabled(chosen > 0)
        shown = self.found.rowCount()
        phrase = say("study-count", shown=shown, all=len(self.model.rows), chosen=chosen)
        if not self.complete:
            phrase = say("study-words-read")
        elif not shown:
            phrase = say("study-none-found" if self.model.rows else "study-list-empty")
            self._look("")
        self.wording.phrase(self.count, phrase)
        self.count.setVisible(bool(shown) or not self.complete)  # why there are no rows stands where they would
        self.wording.bind(self.view, "empty", self.view.tell_empty, phrase)
