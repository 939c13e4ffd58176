"""A sitting by the keyboard and by the mouse: every kind of question, the grades, taking back, what can't be kept."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.study.exercises import BOARD, FACE, RECALL, RECOGNISE, Asker
from engine.study.schedule import Grade
from sakura_desktop.study.choices import OPEN, OTHER, RIGHT, WRONG
from tests.desktop.study.conftest import CARD, DAY, JA_EN, MOVES, press

NUMBERS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
LEFT = Qt.MouseButton.LeftButton


def ask(room, store, word, exercise):
    """Let the sitting ask a word in a way of the test's choice."""
    sitting = room.sitting
    sitting.question = Asker(store.lexicon, random.Random(4)).ask(word, sitting.pair, exercise)
    sitting.answer = None
    sitting.changed.emit()
    QApplication.processEvents()
    return sitting.question


def given(store):
    return [(one.word, one.exercise, one.rating) for one in store.records.history()]


def test_a_whole_sitting_by_the_keyboard(make_room, store):
    room = make_room("term:aura", CARD, MOVES)
    sitting = room.sitting
    assert sitting.left == (0, 3)
    for count, word in enumerate(("term:aura", CARD, MOVES)):
        assert sitting.question.word == word
        assert len(sitting.done) == count
        press(room, NUMBERS[sitting.question.right])
        assert sitting.answer.right
        assert QApplication.focusWidget() is room.review.answer.grades[Grade.GOOD]
        press(room, Qt.Key.Key_Space)
    assert given(store) == [(word, RECOGNISE, 3) for word in ("term:aura", CARD, MOVES)]
    assert sitting.question is None
    assert room.review.pages.currentIndex() == 1
    assert "3 of 3" in room.review.end.text.text()
    assert "in 10 minutes" in room.review.end.text.text()


def test_a_word_graded_again_comes_again_at_the_end_of_the_sitting(make_room, store):
    room = make_room("term:aura", "term:life")
    sitting = room.sitting
    press(room, NUMBERS[(sitting.question.right + 1) % 4])
    assert not sitting.answer.right
    assert QApplication.focusWidget() is room.review.answer.grades[Grade.AGAIN]
    press(room, Qt.Key.Key_1)
    assert sitting.question.word == "term:life"
    press(room, NUMBERS[sitting.question.right])
    press(room, Qt.Key.Key_4)
    assert sitting.question.word == "term:aura"
    assert sitting.question.exercise == RECALL
    assert given(store) == [("term:aura", RECOGNISE, 1), ("term:life", RECOGNISE, 4)]


def test_the_mouse_chooses_and_grades(make_room, store):
    room = make_room("term:aura")
    sitting, choices = room.sitting, room.review.sheet.choices
    wrong = (sitting.question.right + 2) % 4
    QTest.mouseClick(choices.words[wrong], LEFT)
    stands = [choice.stand for choice in choices.words]
    assert stands[wrong] == WRONG
    assert stands[sitting.question.right] == RIGHT
    assert stands.count(OTHER) == 2
    assert room.review.answer.isVisible()
    QTest.mouseClick(room.review.answer.grades[Grade.HARD], LEFT)
    assert given(store) == [("term:aura", RECOGNISE, 2)]
    assert not room.review.answer.isVisible()


def test_after_the_answer_the_word_is_shown_in_both_languages(make_room, store):
    room = make_room("term:flinch")
    assert room.review.sheet.prompt.text() == "畏縮"
    assert "いしゅく" not in room.review.sheet.prompt.text()
    press(room, Qt.Key.Key_0)
    shown = room.review.answer.details.text()
    assert "いしゅく" in shown
    assert "Flinch" in shown
    assert store.lexicon.gloss("term:flinch", "en")[:12] in room.review.answer.details.text()
    assert "Flinch" in room.review.answer.told.text()


def test_written_right_or_wrong_and_enter_grades_nothing_by_itself(make_room, store, qtbot):
    room = make_room("term:aura")
    ask(room, store, "term:aura", RECALL)
    assert room.review.sheet.line.hasFocus()
    QTest.keyClicks(room.review.sheet.line, "AURA")
    press(room, Qt.Key.Key_Return)
    assert room.sitting.answer.right
    assert given(store) == []
    press(room, Qt.Key.Key_Return)
    assert given(store) == [("term:aura", RECALL, 3)]


def test_a_person_may_say_that_it_was_right(make_room, store):
    room = make_room("term:aura")
    ask(room, store, "term:aura", RECALL)
    assert not room.review.answer.insist.isVisible()
    QTest.keyClicks(room.review.sheet.line, "the shield of petals")
    press(room, Qt.Key.Key_Return)
    assert room.review.answer.insist.isVisible()
    assert not room.sitting.answer.right
    press(room, Qt.Key.Key_R)
    assert room.sitting.answer.right
    assert QApplication.focusWidget() is room.review.answer.grades[Grade.GOOD]
    assert not room.review.answer.insist.isVisible()


def test_nothing_written_is_not_known_and_nothing_to_insist_on(make_room, store):
    room = make_room("term:aura")
    ask(room, store, "term:aura", RECALL)
    press(room, Qt.Key.Key_Return)
    assert not room.sitting.answer.right
    assert not room.sitting.answer.can_insist


def test_digits_are_written_into_the_line(make_room, store):
    room = make_room("term:aura")
    ask(room, store, "term:aura", RECALL)
    QTest.keyClicks(room.review.sheet.line, "10")
    assert room.review.sheet.line.text() == "10"
    assert room.sitting.answer is None


def test_a_clause_is_answered_with_a_board(make_room, store, words):
    room = make_room(MOVES)
    question = ask(room, store, MOVES, BOARD)
    sheet = room.review.sheet
    assert sheet.before.isVisible()
    assert [choice.isVisible() for choice in sheet.choices.boards] == [True] * 4
    assert not any(choice.isVisible() for choice in sheet.choices.words)
    said = sheet.choices.boards[question.right].accessibleName()
    assert "→" in said
    assert words.renderer().term("shadow").text in said
    QTest.mouseClick(sheet.choices.boards[question.right], LEFT)
    assert room.sitting.answer.right
    assert sheet.choices.boards[question.right].stand == RIGHT


def test_a_card_is_named_by_its_face(make_room, store):
    room = make_room(CARD)
    question = ask(room, store, CARD, FACE)
    sheet = room.review.sheet
    assert sheet.face.isVisible()
    assert not sheet.prompt.isVisible()
    texts = [choice.text() for choice in sheet.choices.words]
    assert texts[question.right] == "Slash"
    assert "Slash" not in sheet.face.accessibleName()
    press(room, NUMBERS[question.right])
    assert room.sitting.answer.right
    assert all(choice.stand != OPEN for choice in sheet.choices.words)


# --- taking back ---


def test_the_last_grade_is_taken_back_by_key_and_given_anew(make_room, store):
    room = make_room("term:aura", "term:life")
    before = room.sitting.question
    press(room, NUMBERS[before.right])
    press(room, Qt.Key.Key_4)
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.sitting.question is before
    assert room.sitting.answer.right
    assert given(store) == []
    assert room.sitting.left == (0, 2)
    press(room, Qt.Key.Key_2)
    assert given(store) == [("term:aura", RECOGNISE, 2)]
    assert room.sitting.question.word == "term:life"


def test_taking_back_by_the_button_forgets_that_it_was_to_come_again(make_room, store):
    room = make_room("term:aura", "term:life")
    press(room, Qt.Key.Key_0)
    press(room, Qt.Key.Key_1)
    assert room.sitting.left == (1, 1)
    QTest.mouseClick(room.review.undo, LEFT)
    assert room.sitting.left == (0, 2)
    assert room.sitting.question.word == "term:aura"


def test_an_answer_of_an_earlier_sitting_is_taken_back_too(make_room, store, clock):
    store.records.list.add(["term:aura"], "hand", clock.now)
    store.schedule.review("term:aura", JA_EN, Grade.EASY, RECOGNISE, clock.now)
    room = make_room()
    assert room.sitting.question is None
    assert room.review.undo.isEnabled()
    QTest.mouseClick(room.review.undo, LEFT)
    assert store.records.history() == ()
    assert room.sitting.question.word == "term:aura"
    assert not room.review.undo.isEnabled()


# --- what goes wrong, and what changes meanwhile ---


def test_a_grade_that_cannot_be_kept_is_said_and_the_question_stays(make_room, store):
    room = make_room("term:aura")
    press(room, Qt.Key.Key_0)
    store.records.file.read("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        press(room, Qt.Key.Key_1)
        assert str(store.path) in room.review.answer.told.text()
        assert room.sitting.question.word == "term:aura"
        other.execute("ROLLBACK")
    press(room, Qt.Key.Key_1)
    assert given(store) == [("term:aura", RECOGNISE, 1)]


def test_words_added_or_removed_meanwhile_join_and_leave_the_queue(make_room, store):
    room = make_room("term:aura", "term:life")
    open_now = room.sitting.question
    store.records.list.add(["term:flare"], "hand", store.now())
    store.changed.emit()
    assert room.sitting.question is open_now
    assert room.sitting.left == (0, 3)
    store.records.list.remove("term:aura")
    store.changed.emit()
    assert room.sitting.question.word == "term:life"
    assert room.sitting.left == (0, 2)


def test_another_direction_is_another_queue(make_room, store, settings):
    room = make_room("term:aura")
    press(room, Qt.Key.Key_0)
    press(room, Qt.Key.Key_4)
    assert room.sitting.question is None
    room.direction.turn_round()
    assert room.sitting.pair == ("en", "ja")
    assert room.sitting.question.prompt == "Aura"
    settings.learning = ("ja", "en")
    assert room.sitting.question is None


def test_on_another_day_due_words_come_first(make_room, store, clock):
    store.records.list.add(["term:life", "term:aura"], "hand", clock.now)
    store.schedule.review("term:aura", JA_EN, Grade.EASY, RECOGNISE, clock.now)
    clock.now += 30 * DAY
    room = make_room()
    assert room.sitting.left == (1, 1)
    assert room.sitting.question.word == "term:aura"
    assert room.sitting.question.exercise == RECALL


def test_an_empty_list_leads_to_adding(make_room):
    room = make_room()
    assert "No words yet" in room.review.end.title.text()
    assert QApplication.focusWidget() is room.review.end.add
    press(room, Qt.Key.Key_Space)
    assert room.tabs.currentIndex() == 2


@pytest.mark.parametrize("exercise", [RECOGNISE, RECALL, BOARD, FACE])
@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_every_question_is_asked_in_every_language(make_room, store, words, exercise, language):
    word = {BOARD: MOVES, FACE: CARD}.get(exercise, "term:aura")
    room = make_room(word)
    words.set_language(language)
    ask(room, store, word, exercise)
    said = room.review.sheet.ask.text()
    assert said
    assert "⟦" not in said
    room.sitting.give_up()
    assert "⟦" not in room.review.answer.told.text() + room.review.answer.details.text()
