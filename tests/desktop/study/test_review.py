"""A sitting by the keyboard and by the mouse: every kind of question, the grades, taking back, what can't be kept."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.study.exercises import BOARD, FACE, RECALL, RECOGNISE, Asker, difference
from engine.study.own import Meaning, Remark
from engine.study.records import BURIED, KNOWN, LEECH, SUSPENDED
from engine.study.schedule import LEECH_AFTER, Grade, Pair
from engine.text.phrase import CardName, say
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.reader.blocks import Stack
from sakura_desktop.reader.page_fonts import TextStyle
from sakura_desktop.study import boards, word_blocks
from sakura_desktop.study.boards import Figure
from sakura_desktop.study.choices import OPEN, OTHER, RIGHT, WRONG, WordChoice
from sakura_desktop.study.review_queue import AGAIN_AFTER
from sakura_desktop.study.store import WordStore
from sakura_desktop.theme import DARK, LIGHT
from tests.desktop.study.conftest import CARD, DAY, JA_EN, MOVES, press

NUMBERS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
MANY = tuple(f"term:{key}" for key in (
    "aura", "life", "flare", "distance", "shadow", "vigor", "hand", "deck", "cover", "discard", "turn", "phase",
))
LEFT = Qt.MouseButton.LeftButton


def ask(room, store, word, exercise):
    """Let the sitting ask a word in a way of the test's choice."""
    sitting = room.sitting
    sitting.question = Asker(store.lexicon, random.Random(4)).ask(word, sitting.pair, exercise)
    sitting.answer = None
    sitting.changed.emit()
    QApplication.processEvents()
    return sitting.question


def look_at_new(room):
    """Go on from words that are only shown."""
    while room.sitting.shows:
        press(room, Qt.Key.Key_Space)


def answer_wrong(room):
    press(room, NUMBERS[(room.sitting.question.right + 1) % 4])


def given(store):
    return [(one.word, one.exercise, one.rating) for one in store.records.history()]


def test_a_whole_sitting_by_the_keyboard(make_room, store):
    room = make_room("term:aura", CARD, MOVES)
    sitting = room.sitting
    assert sitting.left == (0, 3)
    for word in ("term:aura", CARD, MOVES):
        assert (sitting.shows, sitting.question.word) == (True, word)
        assert QApplication.focusWidget() is room.review.bar.go_on
        assert room.review.answer.isVisible()
        press(room, NUMBERS[0])
        assert sitting.shows
        press(room, Qt.Key.Key_Space)
    assert given(store) == []
    for count, word in enumerate(("term:aura", CARD, MOVES)):
        assert sitting.question.word == word
        assert len(sitting.done) == count
        press(room, NUMBERS[sitting.question.right])
        assert sitting.answer.right
        assert QApplication.focusWidget() is room.review.bar.grades[Grade.GOOD]
        press(room, Qt.Key.Key_Space)
    assert given(store) == [(word, RECOGNISE, 3) for word in ("term:aura", CARD, MOVES)]
    assert sitting.question is None
    assert room.review.pages.currentIndex() == 1
    assert "3 of 3" in room.review.end.text.text()
    assert "in 10 minutes" in room.review.end.text.text()


def test_a_word_graded_again_comes_again_at_the_end_of_the_sitting(make_room, store):
    room = make_room("term:aura", "term:life")
    sitting = room.sitting
    look_at_new(room)
    answer_wrong(room)
    assert not sitting.answer.right
    assert QApplication.focusWidget() is room.review.bar.grades[Grade.AGAIN]
    press(room, Qt.Key.Key_1)
    assert sitting.question.word == "term:life"
    press(room, NUMBERS[sitting.question.right])
    press(room, Qt.Key.Key_4)
    assert sitting.question.word == "term:aura"
    assert sitting.question.exercise == RECOGNISE  # in the same way, until it was known so
    assert given(store) == [("term:aura", RECOGNISE, 1), ("term:life", RECOGNISE, 4)]


def test_a_word_not_known_comes_again_before_the_many_that_wait(make_room, store):
    del store
    room = make_room(*MANY)
    sitting = room.sitting
    look_at_new(room)
    word = sitting.question.word
    answer_wrong(room)
    press(room, Qt.Key.Key_1)
    others = 0
    while sitting.question.word != word:
        others += 1
        look_at_new(room)
        if sitting.question.word != word:
            press(room, NUMBERS[sitting.question.right])
            press(room, Qt.Key.Key_3)
    assert others <= AGAIN_AFTER < len(MANY)


def test_choices_show_how_they_are_read_where_that_is_asked_for(make_room):
    room = make_room("term:distance")
    room.direction.turn_round()
    QApplication.processEvents()
    look_at_new(room)
    shown = room.review.sheet.choices.shown
    right = shown[room.sitting.question.right]
    assert (right.text(), room.review.reading.isVisible()) == ("間合", True)
    press(room, Qt.Key.Key_F)
    assert right.text() == "間合（まあい）"
    press(room, Qt.Key.Key_F)
    assert right.text() == "間合"


def test_japanese_is_written_in_latin_letters_too(make_room, store):
    room = make_room("term:distance")
    room.direction.turn_round()
    look_at_new(room)
    ask(room, store, "term:distance", RECALL)
    assert "Latin" in room.review.sheet.line.placeholderText()
    QTest.keyClicks(room.review.sheet.line, "maai")
    press(room, Qt.Key.Key_Return)
    assert room.sitting.answer.right
    ask(room, store, "term:distance", RECALL)
    QTest.keyClicks(room.review.sheet.line, "mai")
    press(room, Qt.Key.Key_Return)
    assert not room.sitting.answer.right
    assert "a" in "".join(piece.text for piece in difference("mai", "term:distance", "ja", store.lexicon)
                          if piece.how == "missing")


def test_what_was_told_of_a_word_goes_with_the_question_that_came_with_it(make_room):
    room = make_room("term:aura", "term:life", "term:flare")
    told = room.review.told
    press(room, Qt.Key.Key_Exclam)
    assert told.isVisible()
    press(room, Qt.Key.Key_Space)
    assert not told.isVisible()


def test_the_verdict_is_seen_where_the_answer_is_higher_than_the_window(make_room):
    room = make_room(CARD)
    room.review.area.setFixedHeight(150)
    look_at_new(room)
    answer_wrong(room)
    QApplication.processEvents()
    seen = room.review.area.viewport()
    answer = room.review.answer
    assert answer.height() > seen.height()
    assert answer.mapTo(seen, QPoint()).y() == 0


def test_after_the_answer_what_is_right_has_the_room_of_what_was_asked(make_room):
    room = make_room("term:aura")
    look_at_new(room)
    assert room.review.sheet.ask.isVisible()
    answer_wrong(room)
    assert not room.review.sheet.ask.isVisible()
    press(room, Qt.Key.Key_1)
    assert room.review.sheet.ask.isVisible()


def test_the_mouse_chooses_and_grades(make_room, store):
    room = make_room("term:aura")
    sitting, choices = room.sitting, room.review.sheet.choices
    look_at_new(room)
    wrong = (sitting.question.right + 2) % 4
    QTest.mouseClick(choices.words[wrong], LEFT)
    stands = [choice.stand for choice in choices.words]
    assert stands[wrong] == WRONG
    assert stands[sitting.question.right] == RIGHT
    assert stands.count(OTHER) == 2
    assert room.review.answer.isVisible()
    assert not any(room.review.bar.grades[grade].isEnabled() for grade in (Grade.HARD, Grade.GOOD, Grade.EASY))
    press(room, Qt.Key.Key_4)
    assert given(store) == []
    QTest.mouseClick(room.review.bar.insist, LEFT)
    QTest.mouseClick(room.review.bar.grades[Grade.HARD], LEFT)
    assert given(store) == [("term:aura", RECOGNISE, 2)]
    assert not room.review.answer.isVisible()


def test_after_the_answer_the_word_is_shown_in_both_languages(make_room, store):
    room = make_room("term:flinch")
    look_at_new(room)
    assert room.review.sheet.prompt.text() == "畏縮"
    press(room, Qt.Key.Key_0)
    shown = room.review.answer.details.text()
    assert "畏縮" in shown
    assert "Flinch" in shown
    assert store.lexicon.gloss("term:flinch", "en")[:12] in shown
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
    assert not room.review.bar.insist.isVisible()
    QTest.keyClicks(room.review.sheet.line, "the shield of petals")
    press(room, Qt.Key.Key_Return)
    assert room.review.bar.insist.isVisible()
    assert not room.sitting.answer.right
    press(room, Qt.Key.Key_R)
    assert room.sitting.answer.right
    assert QApplication.focusWidget() is room.review.bar.grades[Grade.GOOD]
    assert not room.review.bar.insist.isVisible()


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
    assert not any(choice.toolTip() for choice in sheet.choices.boards), "a tip would lie over the choice below"
    assert "→" in sheet.choices.boards[question.right].accessibleName()
    asked, answered = (words.renderer(language).term("shadow").text for language in question.pair)
    for shown in (sheet.before, *sheet.choices.boards):
        drawn = " ".join(text for text, _, _ in shown._row.placed(shown.letters(), 900))
        assert answered in drawn
        for said in (drawn, shown.accessibleName()):
            assert asked not in said, "the line says the same word: nobody would need to know what it means"
    assert answered in sheet.choices.boards[question.right].accessibleName()
    QTest.mouseClick(sheet.choices.boards[question.right], LEFT)
    assert room.sitting.answer.right
    assert sheet.choices.boards[question.right].stand == RIGHT


def test_a_board_is_read_aloud_as_it_is_drawn_whatever_the_program_speaks(make_room, store, words):
    room = make_room(MOVES)
    question = ask(room, store, MOVES, BOARD)
    words.set_language(question.pair.asks)
    sheet = room.review.sheet
    sheet.show_question(question)
    asked, answered = (words.renderer(language).term("shadow").text for language in question.pair)
    assert answered in sheet.before.accessibleName()
    assert answered in sheet.choices.boards[question.right].accessibleName()
    assert asked not in sheet.before.accessibleName()


def test_a_card_is_named_by_its_face(make_room, store):
    room = make_room(CARD)
    question = ask(room, store, CARD, FACE)
    sheet = room.review.sheet
    assert sheet.face.isVisible()
    assert sheet.face.geometry().right() < sheet.choices.geometry().left()
    assert abs(sheet.face.y() - sheet.choices.y()) < 3, "beside each other, so that every choice is seen"
    assert not sheet.prompt.isVisible()
    texts = [choice.text() for choice in sheet.choices.words]
    assert texts[question.right] == "Slash"
    assert "Slash" not in sheet.face.accessibleName()
    press(room, NUMBERS[question.right])
    assert room.sitting.answer.right
    assert all(choice.stand != OPEN for choice in sheet.choices.words)
    assert not sheet.face.isVisible()  # it stands with its name beside what is right
    assert "Slash" in room.review.answer.details.accessibleName()


def test_what_differs_is_told_apart_in_the_colours_of_the_theme_as_it_is_now(make_room, store, look):
    room = make_room("term:aura")
    ask(room, store, "term:aura", RECALL)
    room.sitting.write("Awra")
    for theme in (LIGHT, DARK):
        look.theme = theme
        look.changed.emit()
        assert theme.warning in room.review.answer.written.text()
        assert theme.good in room.review.answer.written.text()


def test_the_right_line_is_not_written_out_twice_below_its_choices(make_room, store, words):
    room = make_room(MOVES)
    question = ask(room, store, MOVES, RECOGNISE)
    room.sitting.choose((question.right + 1) % 4)
    assert room.review.answer.told.text().endswith(words.say("study-wrong-line"))


def test_the_grades_end_where_the_column_ends(make_room, store, qtbot):
    room = make_room("term:aura")
    question = ask(room, store, "term:aura", RECOGNISE)
    room.sitting.choose(question.right)
    review = room.review

    def right_of(part):
        return part.mapTo(room, QPoint(part.width(), 0)).x()

    qtbot.waitUntil(lambda: right_of(review.bar.grades[Grade.EASY]) == right_of(review.answer), timeout=60_000)


# --- taking back ---


def test_the_last_grade_is_taken_back_by_key_and_given_anew(make_room, store):
    room = make_room("term:aura", "term:life")
    look_at_new(room)
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
    look_at_new(room)
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


def test_after_a_restart_taking_back_opens_the_question_of_the_answer_taken_back(make_room, store, clock):
    store.records.list.add(["term:aura", "term:life", "term:flare"], "hand", clock.now)
    store.schedule.review("term:flare", JA_EN, Grade.EASY, RECALL, clock.now)
    room = make_room()
    other = room.sitting.question.word
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (room.sitting.question.word, room.sitting.question.exercise) == ("term:flare", RECALL)
    assert room.review.sheet.line.hasFocus()
    assert room.sitting.left == (0, 3)
    press(room, Qt.Key.Key_Return)
    press(room, Qt.Key.Key_1)
    assert room.sitting.question.word == other


def test_what_was_done_with_a_word_goes_with_it_off_the_list(make_room, store):
    room = make_room("term:aura", "term:life", "term:flare")
    look_at_new(room)
    for _ in range(2):
        press(room, NUMBERS[room.sitting.question.right])
        press(room, Qt.Key.Key_4)
    store.records.list.remove("term:life")
    store.changed.emit()
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.sitting.question.word == "term:aura"
    assert store.records.memory("term:aura", *JA_EN) is None
    assert not room.sitting.can_undo


def test_in_the_writing_exercise_enter_gives_up_and_ctrl_z_takes_back(make_room, store):
    room = make_room("term:aura", "term:life")
    look_at_new(room)
    press(room, NUMBERS[room.sitting.question.right])
    press(room, Qt.Key.Key_4)
    ask(room, store, "term:life", RECALL)
    assert "Enter" in room.review.bar.unknown.text()
    QTest.keyClicks(room.review.sheet.line, "x")
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.review.sheet.line.text() == ""
    assert len(given(store)) == 1
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert given(store) == []
    assert room.sitting.question.word == "term:aura"


# --- the keyboard before the answer ---


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_no_thumb_takes_a_choice_that_was_not_walked_to(make_room, key):
    room = make_room("term:aura")
    look_at_new(room)
    press(room, key)
    assert room.sitting.answer is None
    press(room, Qt.Key.Key_Down)
    press(room, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is room.review.sheet.choices.words[1]
    press(room, key)
    assert room.sitting.answer.choice == 1


def test_readings_stand_over_the_question_when_they_are_asked_for(make_room, store, settings):
    settings.learning = ("ko", "ja")
    room = make_room("term:flinch")
    look_at_new(room)
    prompt = room.review.sheet.prompt
    plain = prompt.text()
    press(room, Qt.Key.Key_F)
    assert prompt.reading
    assert prompt.text() != plain
    press(room, Qt.Key.Key_F)
    assert prompt.text() == plain
    press(room, Qt.Key.Key_0)
    assert not room.review.reading.isVisible()


@pytest.mark.parametrize(
    ("asked", "learned", "prompt", "choices"),
    [("ja", "ja", True, False), ("ko", "ja", False, True), ("ja", "ko", False, True), ("ko", "ko", True, False)],
)
def test_nobody_is_told_how_their_own_language_is_read(make_room, settings, asked, learned, prompt, choices):
    settings.learning = (asked, "ko" if asked == "ja" else "ja")
    room = make_room("term:flinch")
    room.words.set_ways(ReadingOptions(learned=learned))
    look_at_new(room)
    sheet = room.review.sheet

    def shown():
        names = [choice.accessibleName() for choice in sheet.choices.shown]
        return [block.paragraphs for block in sheet.prompt.texts()], names

    plain = shown()
    press(room, Qt.Key.Key_F)
    assert [before != after for before, after in zip(plain, shown(), strict=True)] == [prompt, choices]


def test_choices_keep_their_size_when_they_are_answered(make_room, qtbot):
    room = make_room("term:aura", "clause:NA-02-saine-O-N-3#0")
    look_at_new(room)
    for _ in range(2):
        shown = room.review.sheet.choices.shown
        before = [choice.geometry() for choice in shown]
        fonts = [choice.letters().pointSizeF() for choice in shown]
        press(room, NUMBERS[room.sitting.question.right])
        qtbot.waitUntil(lambda shown=shown, before=before: [choice.geometry() for choice in shown] == before)
        assert [choice.letters().pointSizeF() for choice in shown] == fonts
        press(room, Qt.Key.Key_3)


def test_each_grade_says_how_long_the_word_waits(make_room, store):
    room = make_room("term:aura")
    look_at_new(room)
    press(room, NUMBERS[room.sitting.question.right])
    said = [button.text() for button in room.review.bar.grades.values()]
    assert said[0] == "1 Again · 1 min"
    assert said[3].startswith("4 Easy · ")
    assert said[3].endswith(" d")


def test_what_was_written_is_shown_beside_what_is_right(make_room, store):
    room = make_room("term:aura")
    ask(room, store, "term:aura", RECALL)
    QTest.keyClicks(room.review.sheet.line, "aoura")
    press(room, Qt.Key.Key_Return)
    assert room.review.answer.written.isVisible()
    assert "<s" in room.review.answer.written.text()
    assert "aoura" in room.review.answer.written.accessibleName()
    press(room, Qt.Key.Key_R)
    assert not room.review.answer.written.isVisible()


# --- today ---


def test_today_is_a_day_whatever_happens_to_the_room(make_room, store, clock):
    store.records.list.add(["term:aura", "term:life"], "hand", clock.now)
    store.schedule.review("term:aura", JA_EN, Grade.AGAIN, RECOGNISE, clock.now - DAY)
    store.schedule.review("term:aura", JA_EN, Grade.AGAIN, RECOGNISE, clock.now - 300)
    store.schedule.review("term:aura", JA_EN, Grade.EASY, RECOGNISE, clock.now - 200)
    room = make_room()
    assert room.sitting.today == (2, 1)
    assert "2 done, 1 right" in room.review.counts.text()
    room.sitting.begin(JA_EN)
    assert "2 done, 1 right" in room.review.counts.text()


def test_the_end_wakes_when_a_word_is_due_and_enter_there_goes_nowhere(make_room, store, clock):
    room = make_room("term:aura")
    look_at_new(room)
    press(room, NUMBERS[room.sitting.question.right])
    press(room, Qt.Key.Key_3)
    assert room.sitting.question is None
    assert QApplication.focusWidget() is room.review.end
    press(room, Qt.Key.Key_Return)
    press(room, Qt.Key.Key_Space)
    assert room.tabs.currentIndex() == 0
    assert "in 10 minutes" in room.review.end.text.text()
    clock.now += 240
    room.review.wake()
    assert "in 6 minutes" in room.review.end.text.text()
    clock.now += 340
    room.review.wake()
    assert room.sitting.question is None
    assert "in less than a minute" in room.review.end.text.text(), "what isn't asked isn't due now"
    clock.now += 60
    room.review.wake()
    assert room.sitting.question.word == "term:aura"


def test_a_word_that_became_due_while_the_last_one_was_asked_comes_next(make_room, store, clock):
    """Not the end first, with "next word: now", until the room looks at the clock again."""
    room = make_room("term:aura", "term:life")
    look_at_new(room)
    for word in ("term:aura", "term:life"):
        assert room.sitting.question.word == word
        press(room, NUMBERS[room.sitting.question.right])
        press(room, Qt.Key.Key_3)
        clock.now += 350
    assert room.sitting.question is None
    room.review.wake()
    assert (room.sitting.question.word, room.sitting.left.due) == ("term:aura", 2)
    clock.now += 300
    press(room, Qt.Key.Key_Return)
    press(room, Qt.Key.Key_Space)
    assert room.sitting.question.word == "term:life", "before the one that is asked again"
    assert given(store)[-1] == ("term:aura", RECALL, Grade.AGAIN)


def test_more_new_words_than_a_day_has(make_room, store):
    store.schedule.new_a_day = 1
    room = make_room("term:aura", "term:life", "term:flare")
    look_at_new(room)
    press(room, NUMBERS[room.sitting.question.right])
    press(room, Qt.Key.Key_4)
    assert room.sitting.question is None
    QTest.mouseClick(room.review.end.more_new, LEFT)
    assert room.sitting.left == (0, 2)
    assert room.sitting.question.word == "term:life"


def test_words_are_asked_ahead_each_once(make_room, store, clock):
    store.records.list.add(["term:aura", "term:life"], "hand", clock.now)
    for word in ("term:aura", "term:life"):
        store.schedule.review(word, JA_EN, Grade.EASY, RECOGNISE, clock.now)
    room = make_room()
    assert room.sitting.question is None
    assert not room.review.end.more_new.isVisible()
    QTest.mouseClick(room.review.end.go_ahead, LEFT)
    for _ in range(2):
        room.sitting.give_up()
        room.sitting.insist()
        if not room.sitting.answer.right:
            room.sitting.answer = room.sitting.answer._replace(right=True)
        room.sitting.grade(Grade.GOOD)
    assert room.sitting.question is None
    assert len(given(store)) == 4


# --- put aside ---


@pytest.mark.parametrize(
    ("key", "how"), [(Qt.Key.Key_Equal, BURIED), (Qt.Key.Key_At, SUSPENDED), (Qt.Key.Key_Exclam, KNOWN)]
)
def test_a_word_is_put_aside_by_its_key_and_taken_back(make_room, store, key, how):
    room = make_room("term:aura", "term:life")
    press(room, key)
    assert store.records.aside() == {"term:aura": how}
    assert room.sitting.question.word == "term:life"
    assert "オーラ" in room.review.told.text()
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert store.records.aside() == {}
    assert room.sitting.question.word == "term:aura"
    assert room.sitting.left == (0, 2)


@pytest.mark.parametrize(
    ("key", "how"), [(Qt.Key.Key_Equal, BURIED), (Qt.Key.Key_At, SUSPENDED), (Qt.Key.Key_Exclam, KNOWN)]
)
def test_where_an_answer_is_to_be_written_the_keys_put_aside_before_anything_is(make_room, store, key, how):
    room = make_room("term:aura", "term:life")
    ask(room, store, "term:aura", RECALL)
    sign = {BURIED: "=", SUSPENDED: "@", KNOWN: "!"}[how]
    room.review.sheet.line.setText("o")
    QTest.keyClick(room.review.sheet.line, sign)
    assert room.review.sheet.line.text() == f"o{sign}"
    assert store.records.aside() == {}
    room.review.sheet.line.clear()
    press(room, key)
    assert room.review.sheet.line.text() == ""
    assert store.records.aside() == {"term:aura": how}


def test_who_types_an_answer_where_one_is_to_be_chosen_puts_nothing_aside(make_room, store):
    room = make_room("term:aura", "term:life")
    ask(room, store, "term:aura", RECOGNISE)
    question = room.sitting.question
    for letter in "o-ra, wakaranai":
        QTest.keyClick(room.window().windowHandle(), letter)
    assert room.sitting.question is question
    assert room.sitting.answer is None
    assert store.records.aside() == {}


def test_the_menu_puts_aside_as_the_keys_do(make_room, store):
    room = make_room("term:aura")
    room.review.acts[SUSPENDED].trigger()
    assert store.records.aside() == {"term:aura": SUSPENDED}
    assert room.sitting.question is None
    assert not room.review.aside.isVisible()


def test_another_new_word_takes_the_place_of_one_that_is_known(make_room, store):
    store.schedule.new_a_day = 1
    room = make_room("term:aura", "term:life")
    press(room, Qt.Key.Key_Exclam)
    assert room.sitting.question.word == "term:life"


def test_taken_back_it_has_its_place_in_the_day_again(make_room, store):
    store.schedule.new_a_day = 2
    room = make_room("term:aura", "term:life", "term:flare")
    press(room, Qt.Key.Key_Minus)
    assert room.sitting.left == (0, 2)
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.sitting.question.word == "term:aura"
    assert room.sitting.left == (0, 2), "not one more than a day has"


def test_a_word_forgotten_again_and_again_is_put_aside_and_said(make_room, store, clock):
    store.records.list.add(["term:aura"], "hand", clock.now)
    store.schedule.review("term:aura", JA_EN, Grade.EASY, RECOGNISE, clock.now)
    for _ in range(LEECH_AFTER - 1):
        clock.now += 100 * DAY
        store.schedule.review("term:aura", JA_EN, Grade.AGAIN, RECOGNISE, clock.now)
        store.schedule.review("term:aura", JA_EN, Grade.EASY, RECOGNISE, clock.now + 60)
    clock.now += 100 * DAY
    room = make_room()
    room.sitting.give_up()
    room.sitting.grade(Grade.AGAIN)
    assert store.records.aside() == {"term:aura": LEECH}
    assert room.sitting.question is None
    assert "オーラ" in room.review.told.text()
    room.review.take_back()
    assert store.records.aside() == {}
    assert room.sitting.question.word == "term:aura"


# --- one word is asked once ---


def test_words_written_alike_in_both_languages_are_asked_once_unless_wished(store, settings, words):
    store.records.list.add(["term:life", "term:life-total", "card:NA-11-thallya-O-N-5"], "hand", store.now())
    store.close()
    mine = WordStore(store.path, words, clock=store.now, settings=settings)
    ja_ko = Pair("ja", "ko")
    assert mine.schedule.today(ja_ko, mine.now()).new == ("term:life-total",)
    settings.study_homonyms = True
    assert len(mine.schedule.today(ja_ko, mine.now()).new) == 3
    settings.study_new = 1
    assert len(mine.schedule.today(ja_ko, mine.now()).new) == 1
    mine.close()


def test_a_line_that_stands_on_several_cards_is_asked_once(make_room, store):
    make_room("clause:NA-03-himika-O-N-5#1", "clause:NA-05-oboro-O-N-4#1")
    assert store.schedule.today(JA_EN, store.now()).new == ("clause:NA-03-himika-O-N-5#1",)


# --- what goes wrong, and what changes meanwhile ---


def test_a_grade_that_cannot_be_kept_is_said_and_the_question_stays(make_room, store):
    room = make_room("term:aura")
    look_at_new(room)
    press(room, Qt.Key.Key_0)
    store.records.file.read("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        press(room, Qt.Key.Key_1)
        assert str(store.path) in room.review.told.text()
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
    look_at_new(room)
    press(room, NUMBERS[room.sitting.question.right])
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


@pytest.mark.parametrize("looked", [True, False])
def test_over_midnight_the_words_of_the_new_day_come_while_a_question_is_open(make_room, clock, looked):
    room = make_room("term:aura", "term:life")
    look_at_new(room)
    for key in (NUMBERS[room.sitting.question.right], Qt.Key.Key_4):
        press(room, key)
    open_now = room.sitting.question
    clock.now += 30 * DAY
    if looked:
        room.review.wake()
        assert "1 due, 1 new · 0 done" in room.review.counts.text()
    assert room.sitting.question is open_now
    for key in (NUMBERS[open_now.right], Qt.Key.Key_4):
        press(room, key)
    assert room.sitting.question.word == "term:aura"


def test_a_clock_set_back_keeps_the_sitting(make_room, store, clock):
    room = make_room(*MANY)
    look_at_new(room)
    press(room, NUMBERS[room.sitting.question.right])
    press(room, Qt.Key.Key_3)
    clock.now -= 2 * DAY
    room.review.wake()
    open_now = room.sitting.question.word
    press(room, Qt.Key.Key_0)
    press(room, Qt.Key.Key_1)
    press(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.sitting.question.word == open_now
    assert [one.rating for one in store.records.history()] == [3]
    assert store.schedule.given_today(JA_EN, clock.now) == (1, 1)


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


def test_the_right_word_stands_with_its_reading_in_japanese_brackets(make_room, settings):
    settings.learning = ("en", "ja")
    room = make_room("term:flinch")
    look_at_new(room)
    answer_wrong(room)
    assert room.review.answer.told.text().endswith("畏縮（いしゅく）")


@pytest.mark.parametrize("wanted", [True, False])
def test_a_word_is_told_with_the_readings_that_a_person_wants(words, look, store, monkeypatch, wanted):
    words.set_ways(ReadingOptions(romanised=wanted, ruby="all" if wanted else "off"))
    asked = []

    def heading(_word, _lexicon, language, _scale, *, reading):
        asked.append((language, reading))
        return Stack([], 0)

    monkeypatch.setattr(word_blocks, "heading_block", heading)
    both = ("ja", "ko")
    word_blocks.word_block(
        "term:flinch", both, words, look, store.lexicon, examples=(), example_in=both, picture=False
    )
    assert asked == [("ja", wanted), ("ko", wanted)]


def test_nothing_that_is_told_of_a_word_is_smaller_than_other_text(words, look, store, monkeypatch):
    told = []

    def style(*how, **more):
        told.append(TextStyle(*how, **more))
        return told[-1]

    monkeypatch.setattr(word_blocks, "TextStyle", style)
    words.aloud.hear(frozenset(("ja",)))
    store.records.own.write("term:aura", Remark("a note", star=True, tags=("tag",), meanings={"en": Meaning("mine")}))
    both = ("ja", "ko", "en")
    word_blocks.word_block("term:aura", both, words, look, store.lexicon, examples=(), example_in=both, picture=False)
    assert len(told) > 8
    assert min(one.scale for one in told) >= 1


def test_everything_that_is_told_has_the_readings_that_a_person_wants(words, look, store):
    heard = "term:flinch"
    found = {}
    for ruby in ("all", "off"):
        words.set_ways(ReadingOptions(ruby=ruby))
        block = word_blocks.word_block(
            heard, ("ja",), words, look, store.lexicon, examples=(), example_in=("ja",), picture=False
        )
        found[ruby] = [run for text in block.texts() for runs in text.paragraphs for run in runs if run.ruby]
    assert len(found["all"]) > 1, "its meaning has readings too"
    assert found["off"] == []


def test_a_sentence_of_a_duel_is_read_as_in_the_journal(words, look, store):
    words.set_ways(ReadingOptions(ruby="all"))
    used = say("line-used", who=say("seat", seat=0), card=CardName("NA-01-yurina-O-N-1"))
    block = word_blocks.word_block(
        CARD, ("ja",), words, look, store.lexicon, examples=(used,), example_in=("ja",), picture=False
    )
    over = {run.text: run.ruby for text in block.texts() for runs in text.paragraphs for run in runs if run.ruby}
    assert over["使用"] == "しよう", "no term, but a word that somebody who learns can't read"


def test_a_question_s_boards_show_the_places_that_change_on_any_of_them_alone(monkeypatch):
    class Rows:
        """Boards that are rows of figures."""

        def figures(self, board, before):
            return tuple(
                Figure(None, say("study-board-figure", figure=str(at), value=""), value, was)
                for at, (value, was) in enumerate(zip(board, before, strict=True))
            )

    monkeypatch.setattr(boards, "small_boards", Rows)
    before = (3, 3, 3, 3)
    shown = boards.told_apart([(3, 4, 3, 3), (3, 3, 2, 3), before], before)
    assert [[figure.said() for figure in row] for row in shown] == [["3→4", "3"], ["3", "3→2"], ["3", "3"]]


def test_a_choice_under_the_mouse_is_lit_while_it_can_be_taken(look, qtbot, monkeypatch):
    choice = WordChoice(1, look, None)
    qtbot.addWidget(choice)
    choice.resize(300, 40)
    pictures = {}
    for pointed in (False, True):
        monkeypatch.setattr(choice, "underMouse", lambda pointed=pointed: pointed)
        for stand in (OPEN, RIGHT, WRONG, OTHER):
            choice.set_stand(stand)
            pictures[stand, pointed] = choice.grab().toImage()
    assert [stand for stand in (OPEN, RIGHT, WRONG, OTHER) if pictures[stand, True] != pictures[stand, False]] == [OPEN]
