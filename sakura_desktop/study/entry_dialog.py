"""What is written to a word: its note, tags, star and meaning; of one's own words and sentences all that they say."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from engine.study.own import (
    OWN,
    SENTENCE,
    BadOwn,
    Meaning,
    Own,
    Remark,
    Side,
    faces_written,
    is_own,
    sound,
    sound_remark,
)
from engine.study.sound import sound_of
from engine.study.words import kind_of
from engine.text.phrase import say
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.pictures.letters import letters
from sakura_desktop.study.edits import why_bad
from sakura_desktop.study.offer_line import MOST_OFFERED, ChosenLine, TagLine
from sakura_desktop.study.word_texts import one_line, spellings_of
from sakura_desktop.widgets.dialogs import confirm
from sakura_desktop.widgets.layouts import below, beside, scrolling
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.status_label import StatusLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QShowEvent

    from engine.study.schedule import Pair
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.edits import Edits
    from sakura_desktop.study.store import WordStore
    from sakura_desktop.study.word_texts import WordIndex

SIZE: Final = (620, 560)
"""How large the dialog is at zoom 1, where the screen has room."""
EDGE: Final = 60
"""Pixels of the screen that stay free around it."""
READ: Final = {"ja": "own-reading", "ko": "own-sound"}
"""In which languages a word has a reading that isn't plain, and what the field for it is called."""
MEANING_LINES, SENTENCE_LINES, NOTE_LINES = 2, 2, 4


class Lines(QPlainTextEdit):
    """A few lines to write in; Tab goes on to the next field."""

    def __init__(self, name: str, count: int, parent: QWidget, language: str = "") -> None:
        """So many lines high, in the letters of a language."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setTabChangesFocus(True)
        self.setFont(letters(self.font(), language))
        self._count = count
        self.setFixedHeight(round(self.fontMetrics().lineSpacing() * count + self.fontMetrics().height() * 0.9))

    @property
    def said(self) -> str:
        """What is written."""
        return self.toPlainText().strip()


def written(line: QLineEdit | Lines) -> str:
    """What stands in a field."""
    return line.said if isinstance(line, Lines) else line.text().strip()


class EntryDialog(QDialog):
    """All that can be written to a word, in a form; nothing is kept before it is saved."""

    def __init__(
        self, words: Words, look: Appearance, store: WordStore, index: WordIndex, pair: Pair, word: str,
        parent: QWidget, *, about: str = "", said: Mapping[str, str] | None = None,
    ) -> None:
        """Of a word; `own` and `sentence` alone begin a new one, which may belong to a word and be `said` already in a
        language.
        """
        super().__init__(parent)
        self.setObjectName("study.entry")
        self._words = words
        self._store = store
        self._index = index
        self.word = word
        self.kind = word if word in (OWN, SENTENCE) else kind_of(word)
        self._mine = self.kind in (OWN, SENTENCE)
        self._languages = tuple(dict.fromkeys((*pair, *LANGUAGES)))
        self._own: Own | None = store.lexicon.own.entries.get(word)
        self._said = said or {}
        remark = store.lexicon.own.remark(word)
        self.wording = Translated(words, self)
        self.form = QFormLayout()
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.faces: dict[str, QLineEdit | Lines] = {}
        self.readings = {language: QLineEdit(self) for language in READ}
        """How words of one's own are read; of Korean what is heard by rule stands there until something is written."""
        self.about = ChosenLine("study.entry.about", self._found, self)
        self.meanings: dict[str, Lines] = {}
        self.instead = QCheckBox(self)
        self.instead.setObjectName("study.entry.instead")
        self.revert = self.wording.button("study.entry.revert", "own-revert", self._revert)
        self.tags = TagLine("study.entry.tags", store.lexicon.own.tags(), self)
        self.star = QCheckBox(self)
        self.star.setObjectName("study.entry.star")
        self.note = Lines("study.entry.note", NOTE_LINES, self)
        self.told = StatusLabel("study.entry.told", words, self)
        self.save = self.wording.button("study.entry.save", "own-save", self.accept)
        self.leave = self.wording.button("study.entry.cancel", "button-cancel", self.reject)
        self._in_turn: list[QWidget] = []
        """The fields, as the keyboard walks them: as they stand below each other."""
        self._fill(remark, about or (self._own.about if self._own is not None else ""))
        self._lay_out(look)
        for field, after in pairwise((*self._in_turn, self.save, self.leave)):
            QWidget.setTabOrder(field, after)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):  # in a note Enter alone begins a line
            QShortcut(QKeySequence(keys), self, self.save.click)
        self._check()

    # --- the form ---

    def _fill(self, remark: Remark, about: str) -> None:
        if self._mine:
            self._fill_faces()
        if self.kind == SENTENCE:
            self._row("own-about", self.about)
            self.wording.bind(self.about, "hint", self.about.setPlaceholderText, say("own-about-hint"))
            if about and self._store.lexicon.knows(about):
                self.about.choose(about, self._called(about))
        else:
            self._fill_meanings(remark.meanings)
        self._row("own-tags", self.tags)
        self.wording.bind(self.tags, "hint", self.tags.setPlaceholderText, say("own-tags-hint"))
        self.tags.show_tags(remark.tags)
        self.wording.text(self.star, "own-star-word")
        self.star.setChecked(remark.star)
        self.form.addRow("", beside(self.star, None))
        self._in_turn.append(self.star)
        self._row("own-note", self.note)
        self.note.setPlainText(remark.note)

    def _fill_faces(self) -> None:
        for language in self._languages:
            name = f"study.entry.face.{language}"
            new = Side(self._said.get(language, ""))
            face = self._own.faces.get(language, Side("")) if self._own is not None else new
            line: QLineEdit | Lines
            if self.kind == SENTENCE:
                line = Lines(name, SENTENCE_LINES, self, language)
                line.setPlainText(face.text)
            else:
                line = QLineEdit(face.text, self)
                line.setObjectName(name)
                line.setFont(letters(line.font(), language))
            line.textChanged.connect(self._check)
            self.faces[language] = line
            self._row(f"study-language-{language}", line)
            if language in self.readings:
                self._fill_reading(language, face, line)

    def _fill_reading(self, language: str, face: Side, line: QLineEdit | Lines) -> None:
        reading = self.readings[language]
        reading.setObjectName(f"study.entry.reading.{language}")
        reading.setText(face.reading)
        reading.setFont(letters(reading.font(), language))
        self._row(READ[language], reading)
        if language == "ko":
            line.textChanged.connect(lambda: reading.setPlaceholderText(sound_of(written(line))))
            reading.setPlaceholderText(sound_of(face.text))
        else:
            self.wording.bind(reading, "hint", reading.setPlaceholderText, say("own-reading-hint"))

    def _fill_meanings(self, meanings: Mapping[str, Meaning]) -> None:
        """A field for each language; what the program says stands in it as long as nothing is written."""
        for language in self._languages:
            line = Lines(f"study.entry.meaning.{language}", MEANING_LINES, self, language)
            line.setPlainText(meanings.get(language, Meaning("")).text)
            shipped = "" if self._mine else self._store.lexicon.gloss(self.word, language)
            if shipped:
                line.setPlaceholderText(shipped)
            else:
                self.wording.bind(line, "hint", line.setPlaceholderText, say("own-meaning-hint"))
            self.meanings[language] = line
            self._row("own-meaning", line, language=say(f"study-language-{language}"))
        if self._mine:
            self.instead.hide()
            self.revert.hide()
            return
        self.wording.text(self.instead, "own-instead")
        self.wording.tip(self.instead, "own-instead-tip")
        self.wording.tip(self.revert, "own-revert-tip")
        self.instead.setChecked(any(one.instead for one in meanings.values()))
        self.form.addRow("", beside(self.instead, None, self.revert))
        self._in_turn += [self.instead, self.revert]

    def _row(self, key: str, field: QWidget, **slots: object) -> None:
        label = PlainLabel(self)
        self.wording.text(label, key, **slots)  # type: ignore[arg-type]  # what a phrase may hold
        self.wording.name(field, key, **slots)  # type: ignore[arg-type]  # the same
        label.setBuddy(field)
        self.form.addRow(label, field)
        self._in_turn.append(field)

    def _lay_out(self, look: Appearance) -> None:
        key = {OWN: "own-title-word", SENTENCE: "own-title-sentence"}.get(self.kind)
        title = say(key) if key else say("own-title-entry", word=self._called(self.word))
        self.wording.bind(self, "title", self.setWindowTitle, title)
        if self.kind != SENTENCE:
            self.about.hide()
        if not self._mine:
            for reading in self.readings.values():
                reading.hide()
        if self.kind == SENTENCE:
            self.instead.hide()
            self.revert.hide()
        self._inside = inside = QWidget(self)
        inside.setLayout(self.form)
        self.save.setProperty("role", "leading")
        self.save.setDefault(True)
        self.area = scrolling(inside, self, sideways=False)
        self.setLayout(below((self.area, 1), self.told, beside(None, self.leave, self.save)))
        self._least = QSize(look.px(SIZE[0]), look.px(SIZE[1]))
        self._fit()
        first = next(iter(self.faces.values()), None)
        (self.note if first is None else first).setFocus()

    def _fit(self) -> None:
        """As high as its fields need, as far as the screen has room."""
        room = self.screen().availableSize() - QSize(EDGE, EDGE)
        layout = self.layout()
        assert layout is not None
        for field in self._inside.findChildren(QWidget):
            field.ensurePolished()
        beyond = layout.totalSizeHint().height() - self.area.sizeHint().height() + 2 * self.area.frameWidth()
        wanted = QSize(self._least.width(), max(self._least.height(), self._inside.sizeHint().height() + beyond))
        self.resize(wanted.boundedTo(room))

    def showEvent(self, event: QShowEvent) -> None:
        """Only now its fields have the letters that they are shown in."""
        if not event.spontaneous():
            self._fit()
        super().showEvent(event)

    def focusNextPrevChild(self, forth: bool) -> bool:
        """The field that the keyboard comes to is in sight."""
        went = super().focusNextPrevChild(forth)
        there = next((field for field in self._inside.findChildren(QWidget) if field.hasFocus()), None)
        if there is not None:
            self.area.ensureWidgetVisible(there, 0, 12)
        return went

    # --- what is written ---

    def own(self) -> Own | None:
        """The word or sentence of one's own as it is written; None for a word of the games."""
        if not self._mine:
            return None
        faces = {}
        for language, line in self.faces.items():
            before = self._own.faces.get(language, Side("")) if self._own is not None else Side("")
            reading = self.readings.get(language)
            faces[language] = Side(written(line), before.reading if reading is None else reading.text())
        new = self._own is None
        word = f"{self.kind}:{uuid4().hex}" if new else self.word
        made = self._store.now() if self._own is None else self._own.made
        faces = faces_written(faces)
        return Own(word, faces, self.about.chosen if self.kind == SENTENCE else "", made)

    def remark(self) -> Remark:
        """What is written to it."""
        meanings = {
            language: Meaning(line.said, self.instead.isChecked())
            for language, line in self.meanings.items() if line.said
        }
        return Remark(self.note.said, self.star.isChecked(), self.tags.tags, meanings)

    def _check(self) -> None:
        """What is missing is said, and nothing can be saved before it is there."""
        count = sum(map(bool, map(written, self.faces.values())))
        missing = ""
        if self._mine and count < (1 if self.kind == SENTENCE else 2):
            missing = "own-needs-one" if self.kind == SENTENCE else "own-needs-two"
        self.save.setEnabled(not missing)
        hint = missing or ("own-untranslated" if self.kind == SENTENCE and count == 1 else "")
        self.told.setVisible(bool(hint))
        if hint:
            self.told.tell(say(hint))

    def accept(self) -> None:
        """Saved only if it can be kept."""
        try:
            sound_remark(self.remark())
            own = self.own()
            if own is not None:
                sound(own)
        except BadOwn as error:
            self.refuse(why_bad(error))
            return
        super().accept()

    def refuse(self, why: Phrase) -> None:
        """Say why it isn't kept."""
        self.told.setVisible(True)
        self.told.tell(why, warning=True)

    def _revert(self) -> None:
        for line in self.meanings.values():
            line.clear()
        self.instead.setChecked(False)

    def _called(self, word: str) -> str:
        """A word on one line, in the languages of the direction."""
        texts = (self._store.lexicon.side(word, language).text for language in self._languages)
        return " — ".join(one_line(text) for text in list(filter(None, texts))[:2])

    def _found(self, text: str) -> Sequence[tuple[str, str]]:
        """The words that a text finds: those of the list first."""
        sought = spellings_of(text)
        listed = (kept.word for kept in self._store.records.list.words())
        known = self._store.lexicon.knows
        found: dict[str, str] = {}
        for word in (*listed, *self._index.all):
            if word != self.word and self._index.has_read(word) and self._index.has(word, sought) and known(word):
                found.setdefault(word, self._called(word))
                if len(found) == MOST_OFFERED:
                    break
        return tuple(found.items())


class TagDialog(QDialog):
    """Tags for several words: given, or taken away."""

    def __init__(self, words: Words, tags: Sequence[str], count: int, parent: QWidget) -> None:
        """These tags are offered."""
        super().__init__(parent)
        self.setObjectName("study.tags")
        self.on = True
        self.wording = Translated(words, self)
        self.wording.bind(self, "title", self.setWindowTitle, say("own-title-tags", count=count))
        label = self.wording.label("own-title-tags", count=count)
        self.line = TagLine("study.tags.line", tags, self)
        self.wording.name(self.line, "own-tags")
        self.wording.bind(self.line, "hint", self.line.setPlaceholderText, say("own-tags-hint"))
        label.setBuddy(self.line)
        self.add = self.wording.button("study.tags.add", "own-tags-add", self.accept)
        self.take = self.wording.button("study.tags.take", "own-tags-take", self._take)
        leave = self.wording.button("study.tags.cancel", "button-cancel", self.reject)
        self.add.setProperty("role", "leading")
        self.add.setDefault(True)
        self.line.textChanged.connect(self._check)
        self.setLayout(below(label, self.line, beside(None, leave, self.take, self.add)))
        self.setMinimumWidth(420)
        self._check()

    def _take(self) -> None:
        self.on = False
        self.accept()

    def _check(self) -> None:
        for button in (self.add, self.take):
            button.setEnabled(bool(self.line.tags))


class Writing:
    """Asks in dialogs over a page, and has done what was written there."""

    def __init__(
        self, words: Words, look: Appearance, store: WordStore, index: WordIndex, edits: Edits, page: QWidget
    ) -> None:
        """Over that page."""
        self._words = words
        self._look = look
        self._store = store
        self._index = index
        self.edits = edits
        self._page = page

    def edit(self, word: str, pair: Pair, *, about: str = "", said: Mapping[str, str] | None = None) -> str:
        """Ask what is to be written to a word (`own` and `sentence` alone: to a new one, which may be `said` already in
        a language); its id where it is kept.
        """
        dialog = EntryDialog(
            self._words, self._look, self._store, self._index, pair, word, self._page.window(), about=about, said=said,
        )
        self.edits.refused.connect(dialog.refuse)
        kept = ""
        while not kept and dialog.exec() == QDialog.DialogCode.Accepted:  # what can't be kept isn't lost
            own, remark = dialog.own(), dialog.remark()
            if own is not None:
                kept = own.word if self.edits.keep(own, remark) else ""
            else:
                kept = word if self.edits.write(word, remark) else ""
        self.edits.refused.disconnect(dialog.refuse)
        dialog.deleteLater()
        return kept

    def tag(self, words: Sequence[str]) -> None:
        """Ask for tags of several words."""
        if not words:
            return
        dialog = TagDialog(self._words, self._store.lexicon.own.tags(), len(words), self._page.window())
        saved = dialog.exec() == QDialog.DialogCode.Accepted
        tags, on = dialog.line.tags, dialog.on
        dialog.deleteLater()
        if saved:
            self.edits.tag(words, tags, on=on)

    def delete(self, words: Sequence[str]) -> None:
        """Ask whether words of one's own are to be gone."""
        mine = tuple(word for word in words if is_own(word))
        text = say("own-delete-text", count=len(mine))
        if mine and confirm(self._page, self._words, say("own-delete-title"), text, "own-delete-yes"):
            self.edits.delete(mine)
