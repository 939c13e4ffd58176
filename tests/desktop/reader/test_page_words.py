"""What is read is put on the list of words, taken back by the same key, and copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolTip

from engine.study.schedule import Grade, Pair
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.languages.words import Words
from sakura_desktop.reader import CardReader
from sakura_desktop.reader.page_words import MINE, SIGNS
from sakura_desktop.study.collector import Collector
from sakura_desktop.study.store import WordStore
from tests.desktop.looks import PlainAppearance
from tests.desktop.pictures import paintbox
from tests.desktop.reader.reading import LONG

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.reader.blocks import Anchor

NOW = 1_790_000_000.0
TERM, CARD, LINE = "term:flare", f"card:{LONG}", f"clause:{LONG}#0"


@pytest.fixture
def words(qtbot: QtBot) -> Words:
    del qtbot
    return Words("en", "ja", ways=ReadingOptions(ruby="all"), renderers=paintbox.renderer)


@pytest.fixture
def store(tmp_path: Path, words: Words) -> Iterator[WordStore]:
    made = WordStore(tmp_path / "words.db", words, clock=lambda: NOW)
    yield made
    made.close()


@pytest.fixture
def collector(store: WordStore, words: Words) -> Collector:
    return Collector(store, words)


@pytest.fixture
def reader(qtbot: QtBot, words: Words, collector: Collector) -> CardReader:
    made = CardReader(words, PlainAppearance(language="en"), collector=collector)  # type: ignore[arg-type]  # a look in all that is asked of it
    qtbot.addWidget(made)
    made.resize(360, 640)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.show_number(LONG)
    return made


def menu_of(reader: CardReader, at: QPointF) -> dict[str, Callable[[], None]]:
    """The right button at a point of the page: the entries, and what each does."""
    spot = at.toPoint()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, reader.page.mapToGlobal(spot))
    QTest.mouseMove(reader.page, spot)
    QApplication.sendEvent(reader.page, event)
    menu = next(one for one in reader.page.findChildren(QMenu) if one.objectName() == "word-menu" and one.isVisible())
    found = {action.text(): action.trigger for action in menu.actions() if action.text()}
    menu.hide()
    return found


# --- the list ---


def test_nothing_is_on_the_list_and_no_file_is_made_for_that(collector: Collector, store: WordStore) -> None:
    assert collector.stage(TERM) == ""
    assert not store.path.exists()


def test_a_line_of_several_cards_is_one_word_wherever_it_is_taken(collector: Collector, store: WordStore) -> None:
    places = next(found for found in store.lexicon._places("sakura").values() if len(found) > 1)
    words = {collector.word_of(place) for place in places}
    assert len(words) == 1
    collector.toggle(collector.word_of(places[0]))
    assert collector.stage(collector.word_of(places[1])) == "new"


def test_a_popup_takes_its_term_by_the_key_and_takes_it_back(reader: CardReader, store: WordStore) -> None:
    reader.popup.show_term("flare", QRect(40, 40, 30, 16), opened=True)
    assert "＋ Add to my words (A)" in reader.popup.page.text()
    QTest.keyClick(reader.popup.page, Qt.Key.Key_A)
    assert store.listed() == {TERM}
    assert "○ New" in reader.popup.page.text()
    QTest.keyClick(reader.popup.page, Qt.Key.Key_A)
    assert store.listed() == frozenset()
    assert "＋ Add to my words (A)" in reader.popup.page.text()


def test_what_was_taken_is_told_below_the_word_itself(
    reader: CardReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[QPoint] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, *_rest: told.append(at))
    page = reader.popup.page
    reader.popup.show_term("aura", QRect(0, 0, 1, 1), opened=True)
    QApplication.processEvents()
    QTest.keyClick(page, Qt.Key.Key_A)
    assert told
    assert told[0].y() > page.mapToGlobal(page.rect().topLeft()).y() + 3 * page.fontMetrics().height()


def test_a_popup_of_a_resting_mouse_is_taken_wherever_the_keyboard_is(
    reader: CardReader, store: WordStore, qtbot: QtBot,
) -> None:
    reader.popup.show_term("flare", QRect(40, 40, 30, 16), opened=False)
    QTest.keyClick(reader, Qt.Key.Key_A)
    assert store.listed() == {TERM}
    field = QLineEdit(reader)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClick(field, Qt.Key.Key_A)
    assert field.text() == "a"
    assert store.listed() == {TERM}
    QTest.keyClick(reader, Qt.Key.Key_Escape)
    assert not reader.popup.isVisible()
    QTest.keyClick(reader, Qt.Key.Key_A)
    assert store.listed() == {TERM}, "what isn't shown isn't taken"


def test_the_entry_of_a_popup_is_pressed(reader: CardReader, store: WordStore) -> None:
    reader.popup.show_term("flare", QRect(40, 40, 30, 16), opened=True)
    offer = next(one for one in reader.popup.page.anchors if one.ref == MINE + TERM)
    QTest.mouseClick(reader.popup.page, Qt.MouseButton.LeftButton, pos=offer.bounds.center().toPoint())
    assert store.listed() == {TERM}
    assert reader.popup.key == "flare"


def test_a_reader_takes_the_name_and_a_line_by_its_sign(reader: CardReader, store: WordStore) -> None:
    reader.page.setFocus()
    QTest.keyClick(reader.page, Qt.Key.Key_A)
    assert store.listed() == {CARD}
    sign = next(one for one in reader.page.anchors if one.ref == MINE + LINE)
    assert sign.text == SIGNS[""]
    QTest.mouseClick(reader.page, Qt.MouseButton.LeftButton, pos=sign.bounds.center().toPoint())
    assert store.listed() == {CARD, LINE}
    assert next(one for one in reader.page.anchors if one.ref == MINE + LINE).text == SIGNS["new"]


def test_a_reader_takes_the_term_that_the_keyboard_is_on(reader: CardReader, store: WordStore) -> None:
    reader.page.setFocus()
    while reader.page.walked is None or not reader.page.walked.ref.startswith("term:"):
        QTest.keyClick(reader.page, Qt.Key.Key_Right)
    ref = reader.page.walked.ref
    QTest.keyClick(reader.page, Qt.Key.Key_A)
    assert store.listed() == {ref}
    assert reader.page.walked is not None
    assert reader.page.walked.ref == ref


def in_a_line(group: str) -> bool:
    """A group of a line of the text, not one of what stands beside it."""
    return bool(group) and not group.startswith("fact:")


def test_the_mouse_that_stays_takes_a_term_and_takes_it_back(reader: CardReader, store: WordStore) -> None:
    term = next(one for one in reader.page.anchors if one.ref.startswith("term:"))
    QTest.mouseMove(reader.page, term.bounds.center().toPoint())
    assert reader.page.meant is not None
    for listed in ({term.ref}, frozenset()):
        QTest.keyClick(reader.page, Qt.Key.Key_A)
        assert store.listed() == listed


def test_what_was_remembered_comes_back_with_the_word(collector: Collector, store: WordStore) -> None:
    pair = Pair("ja", "en")
    collector.add((TERM,))
    store.schedule.review(TERM, pair, Grade.EASY, "recall", NOW)
    before = store.records.memory(TERM, *pair)
    assert before is not None
    assert collector.stage(TERM) in {"learning", "known"}
    collector.toggle(TERM)
    assert store.records.memory(TERM, *pair) is None
    collector.toggle(TERM)
    assert store.records.memory(TERM, *pair) == before


def test_the_right_button_offers_term_line_and_name(reader: CardReader, store: WordStore) -> None:
    term = next(one for one in reader.page.anchors if one.ref.startswith("term:") and in_a_line(one.group))
    found = menu_of(reader, term.bounds.center())
    assert [text.partition(" ")[0] for text in found] == ["＋", "＋", "＋", "＋", "Copy"]
    named = next(text for text in found if text.startswith("＋ Add “Ongoing:"))
    found[named]()
    assert store.listed() == {LINE}
    again = menu_of(reader, term.bounds.center())
    again[named.replace("＋ Add", "○ New: take").replace(" to my words", " off my words")]()
    assert store.listed() == frozenset()
    menu_of(reader, term.bounds.center())["＋ Add all 3 to my words"]()
    assert store.listed() == {term.ref, LINE, CARD}


# --- copying ---


def test_text_is_drawn_over_and_copied(reader: CardReader) -> None:
    line = next(text for text in reader.page.texts() if text.word and text.style.language == "en")
    box = line.stretch(0, 0, 5)[0]
    start, end = box.topLeft() + QPointF(1, 6), box.topRight() + QPointF(0, 6)
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(reader.page, left, pos=start.toPoint())
    for step in range(1, 6):
        QTest.mouseMove(reader.page, (start + (end - start) * step / 5).toPoint())
    QTest.mouseRelease(reader.page, left, pos=end.toPoint())
    said = line.text()[:5]
    if not reader.page.chosen.begun:  # the platform moves no pressed mouse
        reader.page.chosen.begin(reader.page.texts(), start)
        reader.page.chosen.extend(end)
    assert reader.page.chosen.said == said
    QTest.keyClick(reader.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == said
    assert not reader.popup.isVisible()


def test_what_is_drawn_over_becomes_a_word_of_ones_own(reader: CardReader, collector: Collector) -> None:
    asked: list[tuple[str, str]] = []

    def ask(text: str, language: str, over: object) -> str:
        assert over is reader.page
        asked.append((text, language))
        return "own:written"

    collector.ask_own = ask
    texts = reader.page.texts()
    line = next(text for text in texts if text.word and text.style.language == "ja")
    box = line.stretch(0, 0, 6)[0]
    assert not [said for said in menu_of(reader, box.center()) if said.startswith("＋ Write")]
    reader.page.chosen.begin(texts, box.topLeft() + QPointF(1, box.height() / 2))
    reader.page.chosen.extend(box.topRight() + QPointF(0, box.height() / 2))
    said = reader.page.chosen.said
    assert said
    menu_of(reader, box.center())[f"＋ Write “{said}” down as my own…"]()
    assert asked == [(said, "ja")]


def test_without_a_choice_the_whole_line_is_copied(reader: CardReader) -> None:
    reader.page.setFocus()
    while reader.page.walked is None or not in_a_line(reader.page.walked.group):
        QTest.keyClick(reader.page, Qt.Key.Key_Right)
    QTest.keyClick(reader.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    line = next(text for text in reader.page.texts() if text.word)
    assert QGuiApplication.clipboard().text() == line.text()


def test_a_choice_keeps_to_its_language(reader: CardReader) -> None:
    texts = reader.page.texts()
    lines = [text for text in texts if text.word]
    english, japanese = (next(one for one in lines if one.style.language == language) for language in ("en", "ja"))
    reader.page.chosen.begin(texts, english.corner)
    reader.page.chosen.extend(QPointF(japanese.bounds.bottomRight()))
    assert reader.page.chosen.said
    assert all(letter.isascii() or letter in "’・—–" for letter in reader.page.chosen.said.replace("\n", ""))


def test_a_click_still_opens_a_term(reader: CardReader) -> None:
    term = next(one for one in reader.page.anchors if one.ref.startswith("term:"))
    QTest.mouseClick(reader.page, Qt.MouseButton.LeftButton, pos=term.bounds.center().toPoint())
    assert f"term:{reader.popup.key}" == term.ref
    assert reader.popup.opened


# --- hearing ---


@pytest.fixture
def heard(words: Words) -> list[tuple[tuple[str, str], ...]]:
    """What was to be said; there is a voice for Japanese."""
    found: list[tuple[tuple[str, str], ...]] = []
    words.aloud.asked.connect(found.append)
    words.aloud.hear(frozenset({"ja"}))
    return found


def named_in_a_line(reader: CardReader, language: str) -> Anchor:
    """A term of a line in a language."""
    return next(
        one for one in reader.page.anchors
        if one.ref.startswith("term:") and one.language == language and in_a_line(one.group)
    )


def test_without_a_voice_nothing_can_be_heard(reader: CardReader, words: Words) -> None:
    asked: list[object] = []
    words.aloud.asked.connect(asked.append)
    assert "♪" not in reader.text()
    QTest.keyClick(reader.page, Qt.Key.Key_V)
    term = next(one for one in reader.page.anchors if one.ref.startswith("term:"))
    assert not any("♪" in text for text in menu_of(reader, term.bounds.center()))
    reader.popup.show_term("flare", QRect(40, 40, 30, 16), opened=True)
    assert "♪" not in reader.popup.page.text()
    assert not asked


def test_the_card_is_heard_by_key_and_press(reader: CardReader, heard: list[tuple[tuple[str, str], ...]]) -> None:
    reader.page.setFocus()
    QTest.keyClick(reader.page, Qt.Key.Key_V)
    name = paintbox.renderer("ja").card(LONG)
    assert heard == [(("ja", name.ruby or name.text),)]
    offered = next(one for one in reader.page.anchors if one.ref.startswith("heard:"))
    reader.page.pressed.emit(offered)
    assert heard == [(("ja", name.ruby or name.text),)] * 2


def test_a_term_and_its_line_are_heard_where_one_points(
    reader: CardReader, heard: list[tuple[tuple[str, str], ...]]
) -> None:
    term = named_in_a_line(reader, "ja")
    reading = paintbox.renderer("ja").term(term.ref.removeprefix("term:"))
    QTest.mouseMove(reader.page, term.bounds.center().toPoint())
    QTest.keyClick(reader.page, Qt.Key.Key_V)
    assert heard[-1] == (("ja", reading.ruby or reading.text),)
    found = menu_of(reader, term.bounds.center())
    line = next(act for text, act in found.items() if text.startswith("♪ Listen to this line"))
    line()
    assert heard[-1][0][0] == "ja"
    assert (reading.ruby or reading.text) in heard[-1][0][1]
    assert not set("《》【】「」") & set(heard[-1][0][1])


def test_a_line_in_a_language_without_a_voice_is_not_offered(
    reader: CardReader, heard: list[tuple[tuple[str, str], ...]]
) -> None:
    del heard
    term = named_in_a_line(reader, "en")
    assert not any("♪" in text for text in menu_of(reader, term.bounds.center()))


def test_a_term_is_heard_in_its_entry(reader: CardReader, heard: list[tuple[tuple[str, str], ...]]) -> None:
    reader.popup.show_term("flare", QRect(40, 40, 30, 16), opened=True)
    offered = [one for one in reader.popup.page.anchors if one.ref.startswith("heard:")]
    assert [one.ref for one in offered] == [f"heard:ja:{TERM}"]
    QTest.keyClick(reader.popup.page, Qt.Key.Key_V)
    reader.popup.page.pressed.emit(offered[0])
    assert len(heard) == 2
    assert heard[0] == heard[1]
    assert reader.popup.isVisible()
