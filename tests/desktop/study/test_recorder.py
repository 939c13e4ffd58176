"""Words met in duels: noted when the duel rests, once, silently; never if it isn't wanted."""

from __future__ import annotations

import pytest

from engine.cardgame.view import JournalLine
from engine.text.phrase import CardName, Term, say
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.study.recorder import MOST_WAITING, MeetingRecorder
from tests.desktop.shell import begin, play, program
from tests.desktop.study.conftest import CARD


def line(index, phrase):
    return JournalLine(index=index, answers=index, turn=1, depth=0, phrase=phrase)


SLASH = say("cards-name", card=CardName("NA-01-yurina-O-N-1"))
AURA = say("study-board-figure", figure=Term("aura"), value="1")
LIFE = say("study-board-figure", figure=Term("life"), value="1")


@pytest.fixture
def recorder(store, words, settings):
    return MeetingRecorder(store, words, settings)


def test_words_are_noted_a_moment_after_they_were_read_once_every_language_is_there(recorder, store, words, qtbot):
    recorder._timer.setInterval(0)
    recorder.read(object(), [line(0, SLASH), line(1, AURA)])
    assert not words.all_loaded
    for _ in range(3):
        recorder._timer.timeout.emit()
        assert not store.path.exists()
        assert not words.all_loaded, "no window waits for them"
        assert recorder._timer.isActive()
    for language in LANGUAGES:
        words.renderer(language)
    qtbot.waitUntil(lambda: store.path.exists() and len(store.records.list.met()) == 2, timeout=60_000)
    assert store.records.list.met() == ("term:aura", CARD)
    assert store.records.list.examples(CARD) == (SLASH,)


def test_lines_shown_again_to_another_seat_are_passed_over(recorder, store):
    duel = object()
    recorder.read(duel, [line(0, SLASH), line(1, AURA)])
    recorder.write()
    store.records.list.remove(CARD)
    recorder.read(duel, [line(0, SLASH), line(1, AURA), line(2, LIFE)])
    assert list(recorder._waiting) == [LIFE]
    recorder.write()
    recorder.read(duel, [line(0, SLASH), line(1, LIFE)])
    assert list(recorder._waiting) == []
    recorder.read(duel, [line(2, AURA)])
    assert list(recorder._waiting) == [AURA]
    recorder.read(object(), [line(0, SLASH)])
    assert list(recorder._waiting) == [AURA, SLASH]


def test_nothing_is_noted_where_it_is_not_wanted(recorder, store, settings):
    settings.meet_words = False
    recorder.read(object(), [line(0, SLASH)])
    recorder.write()
    assert not store.path.exists()


def test_trouble_is_told_once_and_then_let_be(recorder, store, words):
    store.path.write_text("no words")
    told = []
    recorder.trouble.connect(told.append)
    for turn in range(3):
        recorder.read(object(), [line(turn, SLASH)])
        recorder.write()
    assert len(told) == 1
    assert {words.text(told[0], language)[:5] for language in ("ja", "ko", "en")} >= {"Words"}
    assert store.path.read_text() == "no words"


def test_not_too_many_sentences_wait(recorder):
    recorder.read(object(), [line(at, say("journal-turn", turn=at)) for at in range(MOST_WAITING + 9)])
    assert len(recorder._waiting) == MOST_WAITING


def test_a_duel_in_the_program_fills_the_list_of_words_met(qapp, tmp_path):
    with program(tmp_path, curtain=False) as made:
        begin(made)
        play(made, 12)
        made.meetings.write()
        met = made.vocabulary.records.list.met()
        assert {word.partition(":")[0] for word in met} == {"term", "card"}
        said = made.words.text(made.vocabulary.records.list.examples(met[0])[0])
        assert said
        assert "⟦" not in said


def test_a_duel_goes_on_where_words_cannot_be_noted(qapp, tmp_path):
    (tmp_path / "words.db").write_text("no words")
    with program(tmp_path, curtain=False) as made:
        duel = begin(made)
        play(made, 5)
        made.meetings.write()
        before = duel.answers
        play(made, 5)
        made.meetings.write()
        assert duel.answers == before + 5
        assert [bar.label.text() for bar in made.window.banners._bars.values() if "words.db" in bar.label.text()]
