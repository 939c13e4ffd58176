"""The review by ear: the button and the key, what is said unasked, the exercise that is only heard."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.study.exercises import FACE, LISTEN, RECALL, RECOGNISE, Asker
from engine.study.schedule import Grade
from engine.study.words import Lexicon
from tests.desktop.study.conftest import CARD, DAY, JA_EN, press, renderer

AURA = "term:aura"


@pytest.fixture
def heard(words):
    """What was to be said, each time it was asked for."""
    found = []
    words.aloud.asked.connect(found.append)
    return found


def shown(room):
    """A room whose new word was looked at: it is asked."""
    press(room, Qt.Key.Key_Space)
    return room.review


def test_without_a_voice_nothing_is_offered(make_room, heard):
    review = shown(make_room(AURA))
    assert review.listen.isHidden()
    press(review, Qt.Key.Key_V)
    assert not any(heard)
    assert "♪" not in review.answer.details.text()


def test_the_question_is_heard_by_button_and_key_and_after_it_the_answer(make_room, words, heard):
    words.aloud.hear(frozenset({"ja", "en"}))
    review = shown(make_room(AURA))
    assert not review.listen.isHidden()
    press(review, Qt.Key.Key_V)
    QTest.mouseClick(review.listen, Qt.MouseButton.LeftButton)
    assert heard[-2:] == [(("ja", "オーラ"),)] * 2
    press(review, Qt.Key.Key_1)
    assert heard[-1] == ()
    assert review.answer.details.text().count("♪") == 2
    english = next(one for one in review.answer.details.anchors if one.ref == f"heard:en:{AURA}")
    review.answer.details.pressed.emit(english)
    assert heard[-1] == (("en", "Aura"),)


def test_what_the_settings_want_is_said_after_the_answer_and_cut_off_by_the_next(make_room, words, heard):
    words.aloud.hear(frozenset({"ja", "en"}), automatic=frozenset({"ja", "en"}))
    room = make_room(AURA, CARD)
    assert heard[-1] == (("ja", "オーラ"), ("en", "Aura"))  # it is shown for the first time
    review = shown(room)
    room.sitting.seen()
    assert heard[-1] == ()
    room.sitting.give_up()
    assert heard[-1] == (("ja", "オーラ"), ("en", "Aura"))
    room.sitting.grade(Grade.AGAIN)
    assert heard[-1] == ()
    del review
    room.sitting.give_up()
    said = len(heard)
    room.hide()
    assert heard[said:][-1] == ()


def test_the_name_of_a_card_is_not_given_away(make_room, words, store, heard):
    words.aloud.hear(frozenset({"ja"}))
    room = make_room(CARD)
    room.sitting.question = Asker(store.lexicon, room.sitting._rng).ask(CARD, JA_EN, FACE)
    room.sitting.answer = None
    room.review.refresh()
    assert room.review.listen.isHidden()
    heard.clear()
    press(room, Qt.Key.Key_V)
    assert not any(heard)
    room.sitting.give_up()
    assert not room.review.listen.isHidden()


def test_the_exercise_by_ear_is_heard_at_once_and_not_read(make_room, words, settings, store, clock, heard):
    words.aloud.hear(frozenset({"ja"}))
    settings.study_listen = True
    store.records.list.add((AURA,), "hand", store.now())
    store.schedule.review(AURA, JA_EN, Grade.GOOD, RECOGNISE, store.now())
    clock.now += 40 * DAY
    room = make_room()
    sheet = room.review.sheet
    assert room.sitting.question.exercise == LISTEN
    assert heard[-1] == (("ja", "オーラ"),)
    assert (sheet.prompt.isHidden(), sheet.ear.isHidden()) == (True, False)
    assert "オーラ" not in sheet.ask.text()
    heard.clear()
    sheet.ear.click()
    assert heard == [(("ja", "オーラ"),)]
    room.sitting.choose(room.sitting.question.right)
    assert room.sitting.answer.right
    assert sheet.ear.isHidden()
    ways = Asker(store.lexicon, room.sitting._rng).exercises(AURA, JA_EN, heard=True)
    assert ways == (RECOGNISE, LISTEN, RECALL)


def test_what_can_not_be_heard_any_more_is_read(make_room, words, settings, store):
    words.aloud.hear(frozenset({"ja"}))
    settings.study_listen = True
    room = make_room(AURA)
    words.aloud.hear(frozenset())
    room.sitting.question = Asker(store.lexicon, room.sitting._rng).ask(AURA, JA_EN, LISTEN)
    room.sitting.answer = None
    room.review.refresh()
    assert (room.review.sheet.prompt.isHidden(), room.review.sheet.ear.isHidden()) == (False, True)


def test_the_own_language_and_one_without_a_voice_are_not_asked_by_ear(make_room, words, settings):
    words.aloud.hear(frozenset({"ja"}))
    room = make_room(AURA)
    assert not room.sitting.by_ear("ja")
    settings.study_listen = True
    assert room.sitting.by_ear("ja")
    assert not room.sitting.by_ear("ko")
    settings.speaks = "ja"
    assert not room.sitting.by_ear("ja")


class HardOfHearing(Asker):
    """Words sound the same that end alike: the printed ones all sound otherwise."""

    def _sound(self, word, language):
        return super()._sound(word, language)[-1:]


def test_of_what_is_heard_no_choice_sounds_the_same_as_what_is_right():
    lexicon = Lexicon({language: renderer(language) for language in ("ja", "ko", "en")})
    for word in list(lexicon.terms("sakura"))[:60]:
        asker = HardOfHearing(lexicon, random.Random(1))
        question = asker.ask(word, JA_EN, LISTEN)
        sounds = [asker._sound(one, "ja") for one in question.choices]
        assert sounds.count(asker._sound(word, "ja")) == 1


def test_v_says_the_word_that_the_list_shows(make_room, words, heard):
    words.aloud.hear(frozenset({"ja"}))
    room = make_room(AURA)
    room.show_tab("list")
    room.list.view.setFocus()
    press(room, Qt.Key.Key_V)
    assert heard[-1] == (("ja", "オーラ"),)
