"""One's own in the room of words: written on its pages, found, put in order, asked, taken back."""

from __future__ import annotations

import re
import sqlite3
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit

from engine.study.exercises import RECALL, RECOGNISE, TURN
from engine.study.own import OWN, SENTENCE, Meaning, Own, Remark, Side
from engine.study.records import KNOWN
from engine.study.schedule import Grade, Pair
from engine.study.wordfile import CannotKeep
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.study import entry_dialog, list_page
from sakura_desktop.study.entry_dialog import EntryDialog, Lines, TagDialog
from sakura_desktop.study.import_export import ImportExport
from sakura_desktop.study.offer_line import ChosenLine, TagLine
from sakura_desktop.study.word_table import LETTERS, LISTED, UNTAGGED, Row, WordFilter, WordModel
from sakura_desktop.study.word_texts import WordIndex
from tests.desktop.study.conftest import CARD, DAY, JA_EN, NOON, backed_up, narrow, press, restored

if TYPE_CHECKING:
    from collections.abc import Callable

AURA, LIFE, FLARE = "term:aura", "term:life", "term:flare"
FACES = {"ja": Side("上限", "じょうげん"), "ko": Side("상한"), "en": Side("upper limit")}
LIMIT = Own("own:limit", FACES, "", NOON)
LINE = Own("sentence:line", {"ja": Side("上限は5。"), "en": Side("The limit is 5.")}, AURA, NOON)


@pytest.fixture
def written(store):
    """The file with something of one's own."""
    store.records.own.keep(LIMIT, Remark("as in “limit”", star=True, tags=("数", "第7章")))
    store.records.own.keep(LINE)
    store.records.own.write(AURA, Remark("blocks", tags=("数",), meanings={"en": Meaning("My shield")}))
    return store


def in_dialog(act: Callable[[QDialog], object]) -> None:
    """Do something in the dialog that opens next, and leave it if it is still open."""

    def do() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(5, do)
            return
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, do)


def write_word(dialog: EntryDialog, **faces: str) -> None:
    for language, text in faces.items():
        field = dialog.faces[language]
        if isinstance(field, Lines):
            field.setPlainText(text)
        else:
            field.setText(text)


def listed(room):
    room.show_tab("list")
    QApplication.processEvents()
    return room.list


# --- the table ---

ROWS = (
    Row(FLARE, "hand", NOON, NOON + DAY, lapses=3), Row(AURA, "hand", NOON + 5, None), Row(LINE.word, "own", NOON + 2),
    Row(LIMIT.word, "own", NOON - 5, NOON, lapses=1), Row(CARD, "megami", NOON + 1, NOON + 2),
)


@pytest.fixture
def found(words, written):
    assert written.records
    model = WordModel(words, written.lexicon, LISTED, written.now)
    made = WordFilter(model, WordIndex(written.lexicon), model)
    model.show_rows(ROWS, JA_EN)
    return made


def column(found, name):
    return [found.index(row, LISTED.index(name)).data() for row in range(found.rowCount())]


@pytest.mark.parametrize(("what", "value", "left"), [
    ("kind", "own", {LIMIT.word}), ("kind", "sentence", {LINE.word}), ("tag", "数", {LIMIT.word, AURA}),
    ("tag", UNTAGGED, {FLARE, LINE.word, CARD}), ("star", "1", {LIMIT.word}), ("text", "zyouge", {LIMIT.word}),
    ("text", "ジョウゲン", {LIMIT.word}), ("text", "상하", {LIMIT.word, LINE.word} - {LINE.word}),
    ("text", "ＢＬＯＣＫＳ", {AURA}), ("text", "my shield", {AURA}), ("text", "第7", {LIMIT.word}),
    ("text", "数 blocks", {AURA}), ("text", "limit is", {LINE.word}),
])
def test_it_is_found_by_kind_tag_star_and_all_that_is_written(found, what, value, left, qtbot):
    narrow(found, what, value, qtbot)
    assert set(found.words()) == left


def test_every_column_puts_the_list_in_order(found):
    for at, name in enumerate(LISTED):
        found.sort(at)
        up = found.words()
        found.sort(at, Qt.SortOrder.DescendingOrder)
        assert sorted(up) == sorted(found.words()), name
    found.sort(LISTED.index("star"))
    assert found.words()[0] == LIMIT.word
    found.sort(LISTED.index("tags"))
    assert [bool(tags) for tags in column(found, "tags")] == [True, True, False, False, False]
    found.sort(LISTED.index("lapses"), Qt.SortOrder.DescendingOrder)
    assert column(found, "lapses") == ["3", "1", "", "", ""]
    found.sort(LISTED.index("added"))
    assert found.words()[0] == LIMIT.word
    found.sort(LISTED.index("due"))
    assert found.words()[:3] == (LIMIT.word, CARD, FLARE)


def test_a_changed_meaning_shows_at_once_and_goes_back(found, written):
    at = found.words().index(AURA)
    cell = found.index(at, LISTED.index("meaning"))
    shipped = written.lexicon.gloss(AURA, "en")
    assert cell.data() == f"My shield · {shipped}"
    written.records.own.write(AURA, Remark(meanings={"en": Meaning("Shield", instead=True)}))
    assert cell.data() == "Shield"
    written.records.own.write(AURA, Remark())
    assert cell.data() == shipped


# --- writing ---


def test_what_was_read_is_written_down_over_whatever_is_shown_a_long_text_as_a_sentence(make_room, store, qtbot):
    room = make_room(AURA)
    other = QLineEdit()
    qtbot.addWidget(other)
    seen = []

    def fill(dialog):
        seen.append((dialog.kind, dialog.faces["ja"].text() if dialog.kind == OWN else dialog.faces["ja"].said))
        write_word(dialog, en="from then on")
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)

    in_dialog(fill)
    kept = room.write_down("以降", "ja", other)
    in_dialog(lambda dialog: seen.append((dialog.kind, dialog.faces["ja"].said)))
    assert not room.write_down("ダ" * 30, "ja", other)
    assert seen == [(OWN, "以降"), (SENTENCE, "ダ" * 30)]
    assert store.records.own.entries[kept].faces == {"ja": Side("以降"), "en": Side("from then on")}
    assert kept in store.listed()


def test_a_new_word_is_written_by_a_key_and_taken_back_by_another(make_room, store):
    room = make_room(AURA)
    page = listed(room)
    page.view.setFocus()

    def fill(dialog):
        assert not dialog.save.isEnabled()
        write_word(dialog, ja="上限[じょうげん]")
        assert not dialog.save.isEnabled()
        write_word(dialog, en="upper limit")
        dialog.tags.setText("数、第7章")
        dialog.star.setChecked(True)
        dialog.note.setPlainText("as in “limit”")
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)

    in_dialog(fill)
    press(room, Qt.Key.Key_N)
    (own,) = store.records.own.entries.values()
    assert own.faces == {"ja": Side("上限", "じょうげん"), "en": Side("upper limit")}
    assert store.records.own.remark(own.word) == Remark("as in “limit”", True, ("数", "第7章"))
    assert page.view.current() == own.word
    assert [kept.origin for kept in store.records.list.words()] == ["hand", "own"]
    assert "as in “limit”" in page.details.text()
    assert room.status.text().startswith("Done: new: “上限”")
    room.activateWindow()
    page.view.setFocus()
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not store.records.own.entries
    assert store.listed() == {AURA}
    assert page.view.selected() == (AURA,), "what is chosen doesn't go because Ctrl is held"


def test_a_korean_word_sounds_by_its_letters_until_something_is_written(make_room, store, settings):
    settings.learning = ("ja", "ko")
    room = make_room(AURA)
    room.words.set_ways(ReadingOptions(romanised=True, learned="ko"))
    page = listed(room)
    page.view.setFocus()
    sounds = []

    def fill(dialog):
        write_word(dialog, ja="上限", ko="상한")
        assert dialog.readings["ko"].placeholderText() == "sanghan"
        write_word(dialog, ko="십리")
        assert dialog.readings["ko"].placeholderText() == "simni"
        assert not dialog.readings["ko"].text(), "by rule unless somebody writes otherwise"
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)

    in_dialog(fill)
    press(room, Qt.Key.Key_N)
    (own,) = store.records.own.entries.values()
    assert own.faces["ko"] == Side("십리")

    def sound():
        at = page.found.words().index(own.word)
        sounds.append(page.found.index(at, LISTED.index("reading")).data())
        return sounds[-1]

    assert sound() == "simni"
    assert "simni" in page.details.text()
    in_dialog(lambda dialog: (dialog.readings["ko"].setText("shimni"), dialog.accept()))
    page.edit_word(own.word)
    assert store.records.own.entries[own.word].faces["ko"] == Side("십리", "shimni")
    assert sound() == "shimni"
    assert "shimni" in page.details.text()
    assert "십리" in page.details.text()


def test_a_sentence_is_written_for_a_word(make_room, store):
    room = make_room(AURA)
    page = listed(room)
    page.view.setFocus()
    page.view.go_to(AURA)

    def fill(dialog):
        assert dialog.about.chosen == AURA
        write_word(dialog, ja="オーラは5つまで。")
        assert dialog.told.text() == "A sentence is asked once it stands in two languages."
        write_word(dialog, en="Aura holds five at most.", ja="オーラは5つまで[以下]。上限[じょうげん]だ。")
        assert dialog.told.isHidden()
        dialog.accept()

    in_dialog(fill)
    page.menu.acts["own-sentence-here"].trigger()
    QApplication.processEvents()
    (sentence,) = store.records.own.sentences_of(AURA)
    page.view.go_to(AURA)
    assert store.records.own.entries[sentence].faces["ja"] == Side(
        "オーラは5つまで[以下]。上限だ。", "オーラは5つまで[以下]。じょうげんだ。"
    )
    in_dialog(lambda dialog: (
        dialog.readings["ja"].setText("おーらは5つまで"), write_word(dialog, ja="オーラは5つまで。"), dialog.accept(),
    ))
    page.edit_word(sentence)
    assert store.records.own.entries[sentence].faces["ja"] == Side("オーラは5つまで。", "おーらは5つまで")
    assert "Aura holds five at most." in page.details.text()
    page.view.go_to(sentence)
    assert "オーラ" in page.details.text()


def test_what_is_written_to_a_word_is_heard_in_the_list_and_beside_it(make_room, store):
    room = make_room(AURA)
    store.records.own.write(AURA, Remark("at most five", star=True, meanings={"en": Meaning("my shield")}))
    page = listed(room)
    page.view.go_to(AURA)
    heard = QAccessible.queryAccessibleInterface(page.details).text(QAccessible.Text.Description).split("\n")
    assert {"at most five", "my shield"} <= set(heard)
    name, described = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole
    assert page.view.currentIndex().data(name) == "オーラ, Aura, Star"
    assert page.view.currentIndex().data(described) == "at most five"
    store.records.own.write(AURA, Remark())
    store.changed.emit()
    assert "at most five" not in page.details.accessibleDescription()
    assert (page.view.currentIndex().data(name), page.view.currentIndex().data(described)) == ("オーラ, Aura", "")


def test_to_a_word_of_the_games_a_meaning_is_written_and_reverted(make_room, store):
    room = make_room(AURA)
    page = listed(room)
    page.view.go_to(AURA)

    def fill(dialog):
        assert not dialog.faces
        assert dialog.meanings["en"].placeholderText() == store.lexicon.gloss(AURA, "en")
        dialog.meanings["en"].setPlainText("My shield")
        dialog.instead.setChecked(True)
        dialog.accept()

    in_dialog(fill)
    page.view.setFocus()
    press(room, Qt.Key.Key_E)
    assert store.records.own.remark(AURA).meanings == {"en": Meaning("My shield", instead=True)}
    assert "My shield" in page.details.text()
    assert store.lexicon.gloss(AURA, "en") not in page.details.text()

    def revert(dialog):
        dialog.revert.click()
        dialog.accept()

    in_dialog(revert)
    QTest.mouseClick(page.edit, Qt.MouseButton.LeftButton)
    assert store.records.own.remark(AURA) == Remark()
    assert store.lexicon.gloss(AURA, "en") in page.details.text()


def test_what_cannot_be_kept_is_said_and_nothing_that_was_written_is_lost(make_room, store, monkeypatch):
    room = make_room(AURA)
    page = listed(room)
    seen = []

    def fail(*_args):
        raise CannotKeep(store.path, sqlite3.OperationalError("no room"))

    def first(dialog):
        dialog.note.setPlainText("much thought")
        in_dialog(lambda same: seen.append((same.note.said, same.told.text())))
        dialog.accept()

    in_dialog(first)
    monkeypatch.setattr(store.records.own, "write", fail)
    page.edit_word(AURA)
    ((note, told),) = seen
    assert note == "much thought"
    assert "no room" in told
    assert room.edits.last is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_that_the_help_names_do_what_it_says(make_room, words, store, monkeypatch, language):
    words.set_language(language)
    named = re.findall(r"[A-Z]", words.say("keys-listed"))
    assert "".join(named).lower() == LETTERS
    room = make_room(AURA, LIFE)
    page, asked = listed(room), []
    monkeypatch.setattr(page.writing, "edit", lambda word, _pair, *, about="": asked.append((word, about)) or "")
    monkeypatch.setattr(page.writing, "tag", lambda chosen: asked.append(tuple(chosen)))
    page.view.setFocus()
    page.view.go_to(AURA)
    for letter in named:
        press(room, Qt.Key[f"Key_{letter}"])
    assert store.records.own.remark(AURA).star
    assert store.records.aside() == {AURA: KNOWN}
    assert asked == [(AURA,), (AURA, ""), (OWN, ""), (SENTENCE, "")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_letter_of_a_review_and_no_other(make_room, words, language):
    words.set_language(language)
    said = " ".join(words.say(f"keys-{row}") for row in ("answers", "asked", "aside"))
    named = {letter for letter in said.upper() if letter in "FVR=@!0"}
    review = make_room(AURA).review
    plain, none = Qt.KeyboardModifier.NoModifier, Qt.Key.Key_unknown
    does = {
        chr(code) for code in range(33, 127)
        if chr(code) == chr(code).upper()
        and review._by_letter(QKeyEvent(QEvent.Type.KeyPress, none, plain, chr(code).lower()))
    }
    assert does == named == set("FVR=@!0")


def test_stars_and_tags_of_several_words_by_keys(make_room, store):
    room = make_room(AURA, LIFE, FLARE)
    page = listed(room)
    page.view.setFocus()
    page.view.selectAll()
    press(room, Qt.Key.Key_S)
    assert all(store.records.own.remark(word).star for word in (AURA, LIFE, FLARE))

    def tag(dialog):
        assert isinstance(dialog, TagDialog)
        assert not dialog.add.isEnabled()
        dialog.line.setText("areas, core")
        dialog.add.click()

    page.view.selectAll()
    in_dialog(tag)
    press(room, Qt.Key.Key_T)
    assert store.records.own.remark(LIFE).tags == ("areas", "core")
    QApplication.processEvents()
    box = page.picks.boxes["tag"]
    assert [box.itemData(at) for at in range(box.count())] == ["", UNTAGGED, "areas", "core"]
    page.view.go_to(LIFE)

    def untag(dialog):
        dialog.line.setText("CORE")
        dialog.take.click()

    in_dialog(untag)
    press(room, Qt.Key.Key_T)
    assert store.records.own.remark(LIFE).tags == ("areas",)
    box.setCurrentIndex(box.findData("core"))
    assert set(page.view.shown()) == {AURA, FLARE}
    for _ in range(3):
        page.edits.undo()
    QApplication.processEvents()
    assert not store.records.own.remarks
    assert page.edits.last is None
    assert len(page.view.shown()) == 3, "a tag that is gone narrows nothing"


def test_words_taken_off_and_put_aside_come_back(make_room, store, monkeypatch):
    monkeypatch.setattr(list_page, "confirm", lambda *_args: True)
    room = make_room(AURA, LIFE)
    store.schedule.review(AURA, JA_EN, Grade.GOOD, RECOGNISE, NOON)
    memory = store.records.memory(AURA, *JA_EN)
    page = listed(room)
    page.view.selectAll()
    page.menu.acts["study-list-known"].trigger()
    page.view.selectAll()
    page.remove_chosen()
    assert store.listed() == frozenset()
    page.edits.undo()
    assert store.listed() == {AURA, LIFE}
    assert store.records.memory(AURA, *JA_EN) == memory
    assert set(store.records.aside().values()) == {"known"}
    page.edits.undo()
    assert store.records.aside() == {}


def test_ones_own_are_deleted_after_asking(make_room, written, monkeypatch):
    answers = [False, True]
    monkeypatch.setattr(entry_dialog, "confirm", lambda *_args: answers.pop(0))
    room = make_room(AURA, LIMIT.word)
    page = listed(room)
    page.view.selectAll()
    page.menu.acts["own-delete"].trigger()
    assert LIMIT.word in written.records.own.entries
    page.menu.acts["own-delete"].trigger()
    assert set(written.records.own.entries) == {LINE.word}
    assert written.listed() == {AURA}
    page.edits.undo()
    assert written.records.own.remark(LIMIT.word).note
    assert written.listed() == {AURA, LIMIT.word}


def test_after_a_restore_nothing_of_before_can_be_taken_back(make_room, written, tmp_path):
    room = make_room(AURA)
    backed_up(written, tmp_path / "copy.db")
    room.edits.turn_star([AURA])
    assert room.edits.last is not None
    restored(written, tmp_path / "copy.db")
    assert room.edits.last is None
    assert not written.records.own.remark(AURA).star
    assert written.lexicon.own.remark(AURA).tags == ("数",)


def test_the_menu_offers_every_order(make_room, written):
    room = make_room(AURA, LIMIT.word)
    page = listed(room)
    page.menu.order.aboutToShow.emit()
    actions = page.menu.order.actions()
    assert len(actions) == 1 + 2 * len(LISTED)
    assert actions[0].isChecked()
    next(action for action in actions if action.text() == "Star").trigger()
    QApplication.processEvents()
    assert page.view.shown()[0] == LIMIT.word
    page.menu.order.aboutToShow.emit()
    assert [action.text() for action in page.menu.order.actions() if action.isChecked()] == ["Star"]
    page.menu.order.actions()[0].trigger()
    QApplication.processEvents()
    assert not written.records.own.remark(AURA).star


# --- lines that offer ---


def test_tags_are_completed_whatever_they_are_typed_in(qtbot):
    parent = QLineEdit()
    qtbot.addWidget(parent)
    line = TagLine("tags", ("オーラ", "Aura", "chapter 7"), parent)
    line.setText("chapter 7, おー")
    assert line.offers() == ["オーラ"]
    line.take("オーラ")
    assert line.text() == "chapter 7, オーラ, "
    assert line.offers() == ["Aura"]
    assert line.tags == ("chapter 7", "オーラ")


def test_a_word_is_chosen_only_as_long_as_the_line_says_it(qtbot):
    parent = QLineEdit()
    qtbot.addWidget(parent)
    line = ChosenLine("about", lambda text: [("term:aura", "オーラ")] if text == "お" else [], parent)
    line.setText("お")
    assert line.offers() == ["オーラ"]
    line.take("オーラ")
    assert line.chosen == "term:aura"
    line.setText("オー")
    assert line.chosen == ""


def test_tab_goes_through_a_word_of_ones_own_as_it_stands_and_ctrl_enter_keeps_it(make_room, written, words, look):
    dialog = EntryDialog(words, look, written, make_room(AURA)._index, JA_EN, OWN, make_room())
    dialog.show()
    walked = [dialog.focusWidget()]
    for _ in range(4):
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
        walked.append(dialog.focusWidget())
    assert walked == [
        dialog.faces["ja"], dialog.readings["ja"], dialog.faces["en"], dialog.faces["ko"], dialog.readings["ko"],
    ]
    write_word(dialog, ja="桜", ko="벚꽃")
    dialog.note.setFocus()
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog.deleteLater()


@pytest.mark.parametrize("word", [OWN, SENTENCE, AURA])
def test_all_fields_are_in_sight_where_the_screen_has_room(make_room, written, words, look, word, monkeypatch):
    monkeypatch.setattr(entry_dialog, "SIZE", (620, 300))
    room = make_room(AURA)
    dialog = EntryDialog(words, look, written, room._index, JA_EN, word, room)
    dialog.show()
    QApplication.processEvents()
    assert dialog.area.verticalScrollBar().maximum() == 0
    assert dialog.height() <= dialog.screen().availableSize().height()
    dialog.close()
    dialog.deleteLater()


def test_the_form_is_walked_as_it_is_read_and_saved_by_ctrl_enter(make_room, written, words, look):
    room = make_room(AURA)
    dialog = EntryDialog(words, look, written, room._index, JA_EN, OWN, room)
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    walked = []
    for _ in range(5):
        walked.append(QApplication.focusWidget().objectName().removeprefix("study.entry."))
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert walked == ["face.ja", "reading.ja", "face.en", "face.ko", "reading.ko"]
    dialog.faces["ja"].setText("刀")
    dialog.faces["en"].setText("sword")
    dialog.note.setFocus()
    QTest.keyClick(dialog.note, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert (dialog.result(), dialog.note.said) == (QDialog.DialogCode.Accepted, "")
    dialog.deleteLater()


def test_an_entry_is_found_for_a_sentence_in_any_language(make_room, written, words, look):
    room = make_room(AURA, LIMIT.word)
    room._index.found_by(AURA)
    dialog = EntryDialog(words, look, written, room._index, JA_EN, SENTENCE, room)
    dialog.about.setText("상한")
    assert dialog.about.offers() == ["上限 — upper limit"]
    dialog.about.take("上限 — upper limit")
    assert dialog.about.chosen == LIMIT.word
    dialog.deleteLater()


# --- adding ---


def test_on_the_page_for_adding_ones_own_are_written_and_edited(make_room, store):
    room = make_room()
    room.show_tab("add")
    QTest.mouseClick(room.add.sources["own"], Qt.MouseButton.LeftButton)
    assert room.add.status.text() == "Nothing of your own yet: “New word… (N)” begins."
    in_dialog(lambda dialog: (write_word(dialog, ja="上限", en="limit"), dialog.accept()))
    QTest.mouseClick(room.add.mine["word"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    (word,) = room.add.view.shown()
    in_dialog(lambda dialog: (write_word(dialog, ko="상한"), dialog.accept()))
    room.add.view.setFocus()
    room.add.view.go_to(word)
    press(room, Qt.Key.Key_E)
    assert set(store.records.own.entries[word].faces) == {"ja", "ko", "en"}
    assert word.startswith(f"{OWN}:")
    room.add.show_source("megami")
    assert not room.add.mine["word"].isVisible()
    store.records.list.remove(word)
    room.add.show_source("own")
    room.add.view.selectAll()
    room.add.take.click()
    assert store.listed() == {word}


# --- asked ---


def test_a_single_word_of_ones_own_is_turned_over_and_graded(make_room, written):
    room = make_room(LIMIT.word)
    sitting = room.sitting
    assert sitting.shows
    press(room, Qt.Key.Key_Space)
    assert sitting.question.exercise == TURN
    assert room.review.bar.turn.hasFocus()
    press(room, Qt.Key.Key_1)
    assert sitting.answer is None
    press(room, Qt.Key.Key_Space)
    assert sitting.answer.turned
    assert "as in “limit”" in room.review.answer.details.text()
    assert all(button.isEnabled() for button in room.review.bar.grades.values())
    press(room, Qt.Key.Key_2)
    assert [(one.exercise, one.rating) for one in written.records.history()] == [(TURN, 2)]


def test_it_is_written_the_next_time_and_a_reading_is_right(make_room, written):
    room = make_room(LIMIT.word)
    room.direction._settings.learning = ("en", "ja")
    en_ja = Pair("en", "ja")
    written.schedule.review(LIMIT.word, en_ja, Grade.GOOD, TURN, NOON - DAY)
    room.sitting.begin(en_ja)
    assert room.sitting.question.exercise == RECALL
    room.sitting.write("ジョウゲン")
    assert room.sitting.answer.right


def test_a_word_that_is_not_there_in_a_language_is_not_asked_in_it(make_room, written):
    room = make_room(LINE.word)
    assert room.sitting.question.word == LINE.word
    room.sitting.begin(Pair("ja", "ko"))
    assert room.sitting.question is None


def test_an_open_question_says_what_was_written_meanwhile(make_room, written):
    room = make_room(LIMIT.word)
    room.sitting.seen()
    room.edits.keep(LIMIT._replace(faces={**FACES, "ja": Side("極限", "きょくげん")}), Remark())
    assert room.sitting.question.prompt == "極限"
    room.edits.delete([LIMIT.word])
    assert room.sitting.question is None


# --- out and back ---


def test_a_table_edited_elsewhere_is_taken_and_said(make_room, store, tmp_path, qtbot):
    room = make_room()
    table = tmp_path / "mine.csv"
    table.write_text("\ufeffja;reading;en;tags;star\n上限;じょうげん;upper limit;数;1\n", encoding="utf-8")
    outside = room.outside
    assert isinstance(outside, ImportExport)
    outside.read_table(table)
    qtbot.waitUntil(lambda: not outside.busy)
    (own,) = store.records.own.entries.values()
    assert store.records.own.remark(own.word) == Remark(star=True, tags=("数",))
    assert store.listed() == {own.word}
    assert "notes or words of your own for 1" in room.status.text()


def test_a_table_that_is_refused_stands_as_stopped_while_it_is_said_why(make_room, tmp_path, qtbot):
    room = make_room()
    table = tmp_path / "mine.csv"
    rows = "".join(f"漢{number},漢{number}\n" for number in range(200))
    table.write_text(f"ja,ko,star\n{rows}上限,상한,perhaps\n", encoding="utf-8")
    seen = []
    in_dialog(lambda dialog: seen.append((dialog.informativeText(), room.status.text())))
    room.outside.read_table(table)
    qtbot.waitUntil(lambda: not room.outside.busy and bool(seen))
    assert seen == [("Row 202 can’t be read (perhaps). Nothing was taken.", "Stopped; nothing was changed.")]
    table.write_text("id,ja,ko\n", encoding="utf-8")
    in_dialog(lambda dialog: seen.append((dialog.informativeText(), room.status.text())))
    room.outside.read_table(table)
    qtbot.waitUntil(lambda: not room.outside.busy and len(seen) > 1)
    assert "is empty" in seen[1][0]
