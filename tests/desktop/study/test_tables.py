"""Words in tables: under Qt's own tester, sorted, filtered, found in any language, added and removed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from engine.study.records import KNOWN, SUSPENDED
from engine.study.schedule import Grade, Pair
from engine.text.phrase import CardName, say
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.study import list_page as listpage
from sakura_desktop.study.list_menu import TAKEN_UP
from sakura_desktop.study.word_table import GIVE_WAY, LISTED, OFFERED, Row, WordFilter, WordModel, WordView
from sakura_desktop.study.word_texts import WordIndex, due_said, said_of
from tests.desktop.study.conftest import CARD, DAY, JA_EN, MOVES, NOON, PATIENCE, narrow, press

ROWS = (
    Row("term:aura", "hand", NOON, NOON - 5, known=False),
    Row("term:flinch", "duel", NOON, NOON + 3 * DAY, known=True),
    Row(CARD, "megami", NOON, NOON + DAY / 2, known=False),
    Row(MOVES, "megami", NOON, None, known=False),
)


@pytest.fixture
def model(words, store):
    made = WordModel(words, store.lexicon, LISTED, store.now)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    made.show_rows(ROWS, JA_EN)
    return made


@pytest.fixture
def found(model, store):
    made = WordFilter(model, WordIndex(store.lexicon))
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def cell(model, row, column):
    return model.index(row, LISTED.index(column)).data()


def shown(found):
    return [found.index(row, 0).data(Qt.ItemDataRole.UserRole + 1) for row in range(found.rowCount())]


def test_a_row_says_the_word_in_both_languages_with_reading_meaning_origin_and_date(model):
    assert cell(model, 1, "asked") == "畏縮"
    assert cell(model, 1, "reading") == "いしゅく"
    assert cell(model, 1, "answered") == "Flinch"
    assert model.index(1, LISTED.index("added")).data(Qt.ItemDataRole.ToolTipRole).endswith(", met in a duel")
    assert [cell(model, row, "due") for row in range(4)] == ["now", "in 3 days", "in 12 hours", "new"]
    assert "Slash" in cell(model, 2, "answered")
    assert cell(model, 2, "meaning") == "Yurina, Attack"


def test_columns_are_called_by_their_languages(model):
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(len(LISTED))]
    assert heads[:4] == ["★", "日本語", "Reading", "English"]
    model.show_rows(ROWS, Pair("ko", "ja"))
    assert model.headerData(1, Qt.Orientation.Horizontal) == "한국어"


def test_a_word_that_this_version_does_not_know_is_left_out(make_room, store):
    used = say("line-used", who=say("seat", seat=0), card=CardName("NA-01-yurina-O-N-1"))
    store.records.list.meet(["card:gone", "term:aura"], used, NOON)
    room = make_room("card:gone", "term:life")
    room.show_tab("list")
    assert room.list.view.shown() == ("term:life",)
    room.show_tab("add")
    room.add.show_source("duel")
    assert room.add.view.shown() == ("term:aura",)


def test_sorted_by_when_they_are_due_those_never_asked_come_last(found):
    found.sort(LISTED.index("due"))
    assert shown(found) == ["term:aura", CARD, "term:flinch", MOVES]
    found.sort(LISTED.index("answered"), Qt.SortOrder.DescendingOrder)
    texts = [found.index(row, LISTED.index("answered")).data().casefold() for row in range(found.rowCount())]
    assert texts == sorted(texts, reverse=True)


@pytest.mark.parametrize(
    ("what", "value", "left"),
    [
        ("kind", "term", ["term:aura", "term:flinch"]),
        ("form", "yurina", [CARD]),
        ("state", "due", ["term:aura"]),
        ("state", "known", ["term:flinch"]),
        ("state", "learning", [CARD]),
        ("state", "new", [MOVES]),
        ("text", "オーラ 오라 aura", ["term:aura", MOVES]),
        ("text", "위축", ["term:flinch"]),
        ("text", "いしゅく", ["term:flinch"]),
        ("text", "Ishuku", ["term:flinch"]),
        ("text", "isyu", ["term:flinch"]),
        ("text", "ish", ["term:flinch"]),
        ("text", "wichuk", ["term:flinch"]),
        ("text", "wichuk ish", ["term:flinch"]),
        ("text", "wichuk oora", []),
        ("text", "ŌRA", ["term:aura"]),
        ("text", "SLASH", [CARD]),
    ],
)
def test_filters(found, what, value, left, qtbot):
    narrow(found, what, value, qtbot)
    assert shown(found) == left
    narrow(found, what, "", qtbot)
    assert len(shown(found)) == len(ROWS)


def test_the_index_knows_every_word_and_reads_them_ahead(store):
    index = WordIndex(store.lexicon)
    assert set(index.all) == set(store.lexicon.every_word())
    steps = index.steps()
    assert not index.has_read(index.all[0])
    next(steps)
    assert index.has_read(index.all[0])
    assert not index.has_read(index.all[1])


def test_a_first_search_among_many_words_goes_on_until_all_are_read(words, store, qtbot):
    index = WordIndex(store.lexicon)
    model = WordModel(words, store.lexicon, LISTED, store.now)
    found = WordFilter(model, index)
    QAbstractItemModelTester(found, QAbstractItemModelTester.FailureReportingMode.Fatal, found)
    model.show_rows([Row(word) for word in index.all], JA_EN)
    found.only("text", words.renderer("ko").term("player").text)
    assert not found.complete
    qtbot.waitUntil(lambda: found.complete, timeout=PATIENCE)
    assert "term:player" in shown(found)
    assert all(index.has_read(word) for word in index.all)


def test_what_is_found_is_worded_before_it_is_painted(model, found, qtbot):
    """In steps of their own: together they would hold the window for too long."""
    worded = []
    found.rowsInserted.connect(lambda *_: worded.append({column for column, word in model._texts if word == MOVES}))
    found.only("text", "間合")
    qtbot.waitUntil(lambda: found.complete and shown(found) == [MOVES], timeout=PATIENCE)
    assert worded == [{"asked", "reading", "answered", "meaning"}]


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (None, "new"), (-5, "now"), (600, "in 10 minutes"), (3600, "in 1 hour"), (DAY, "in 1 day"),
        (9 * DAY, "in 9 days"),
    ],
)
def test_when_a_word_is_due(words, left, said):
    assert words.text(due_said(None if left is None else NOON + left, NOON)) == said


# --- the pages ---


def test_the_list_shows_the_newest_first_and_what_is_looked_at(make_room, store):
    room = make_room("term:aura", CARD)
    looked = []
    room.card_looked.connect(looked.append)
    room.show_tab("list")
    assert room.list.view.shown() == (CARD, "term:aura")
    room.list.view.setCurrentIndex(room.list.found.index(0, 0))
    assert looked[-1] == "NA-01-yurina-O-N-1"
    assert "Slash" in room.list.details.text()
    links = []
    room.link.connect(links.append)
    room.list.view.setCurrentIndex(room.list.found.index(1, 0))
    room.list.view.setFocus()
    press(room, Qt.Key.Key_Return)
    assert links == ["term:aura"]


def test_the_marked_sentence_of_a_met_word_is_its_example(make_room, store, words):
    used = say("line-used", who=say("seat", seat=0), card=CardName("NA-01-yurina-O-N-1"))
    store.records.list.meet([CARD], used, NOON)
    room = make_room(CARD)
    room.show_tab("list")
    room.list.view.setCurrentIndex(room.list.found.index(0, 0))
    assert words.say("study-example") in room.list.details.text()


def test_words_are_removed_after_asking(make_room, store, monkeypatch):
    asked = []
    monkeypatch.setattr(listpage, "confirm", lambda *args: asked.append(args) or len(asked) > 1)
    room = make_room("term:aura", "term:life", "term:flare")
    room.show_tab("list")
    room.list.view.setFocus()
    room.list.view.go_to("term:life")
    press(room, Qt.Key.Key_Delete)
    assert len(room.list.view.shown()) == 3
    press(room, Qt.Key.Key_Delete)
    assert store.listed() == {"term:aura", "term:flare"}
    assert room.list.view.shown() == ("term:flare", "term:aura")


def test_by_hand_a_word_is_found_in_any_language_and_added_by_enter(make_room, store, qtbot):
    room = make_room()
    room.show_tab("add")
    assert room.add.picks.text.hasFocus()
    room.add.picks.text.setText("위축")
    qtbot.waitUntil(lambda: room.add.found.complete, timeout=PATIENCE)
    press(room, Qt.Key.Key_Return)
    assert room.add.view.hasFocus()
    room.add.view.go_to("term:flinch")
    press(room, Qt.Key.Key_Return)
    assert store.listed() == {"term:flinch"}
    assert [kept.origin for kept in store.records.list.words()] == ["hand"]
    assert room.add.view.current() == "term:flinch"
    at = room.add.model.columns.index("there")
    assert room.add.found.index(0, at).data() == "✓ there"
    assert room.add.view.hasFocus()
    qtbot.waitUntil(lambda: room.add.found.complete, timeout=PATIENCE)
    assert room.add.status.text() == "Added 1."


def test_the_arrow_down_goes_from_the_field_to_what_was_found_and_chooses_its_first_row(make_room, store, qtbot):
    room = make_room("term:aura", "term:flare")
    for name in ("add", "list"):
        room.show_tab(name)
        page = getattr(room, name)
        qtbot.waitUntil(lambda page=page: page.found.complete and bool(page.view.shown()), timeout=PATIENCE)
        page.view.clearSelection()
        page.picks.text.setFocus()
        press(room, Qt.Key.Key_Down)
        assert page.view.hasFocus()
        assert page.view.selected() == (page.view.shown()[0],)


def test_tab_goes_over_the_page_for_adding_as_the_eye_does(make_room):
    room = make_room()
    room.show_tab("add")
    walked = []
    for _ in range(7):
        walked.append(QApplication.focusWidget().objectName())
        press(room, Qt.Key.Key_Tab)
    assert walked[:5] == [
        "study.add.filter", "study.add.kind", "study.add", "study.add.known", "study.add.all",
    ]
    room.direction.asks.setFocus()
    press(room, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is room.direction.turn
    press(room, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is room.direction.answers


def test_what_is_known_already_is_added_as_known_by_button_and_key_and_taken_back(make_room, store, qtbot):
    room = make_room()
    room.show_tab("add")
    assert not room.add.known.isEnabled()
    room.add.view.setFocus()
    room.add.view.go_to("term:flinch")
    QTest.mouseClick(room.add.known, Qt.MouseButton.LeftButton)
    room.add.view.go_to("term:aura")
    room.add.view.setFocus()
    press(room, Qt.Key.Key_K)
    assert store.listed() == {"term:flinch", "term:aura"}
    assert store.records.aside() == dict.fromkeys(("term:flinch", "term:aura"), KNOWN)
    assert {kept.origin for kept in store.records.list.words()} == {"hand"}
    assert "added as known" in room.status.text()
    room.show_tab("review")
    assert room.sitting.question is None, "it isn't asked"
    room.edits.undo()
    assert store.listed() == {"term:flinch"}
    assert store.records.aside() == {"term:flinch": KNOWN}


def test_from_chosen_megami_by_the_mouse(make_room, store):
    room = make_room()
    room.show_tab("add")
    QTest.mouseClick(room.add.sources["megami"], Qt.MouseButton.LeftButton)
    grid = room.add.grid
    assert grid.isVisible()
    QTest.mouseClick(
        grid.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, grid.place_of("yurina").center()
    )
    assert room.add.forms == ("yurina",)
    heard = [
        str(grid.forms.index(grid.forms.row_of(form), 0).data(Qt.ItemDataRole.AccessibleTextRole))
        for form in ("yurina", "saine")
    ]
    assert [line.endswith(room.add.wording.words.say("study-form-chosen")) for line in heard] == [True, False]
    assert "✓" not in heard[0]
    assert set(room.add.view.shown()) == {store.lexicon.one(word) for word in store.lexicon.words_of("yurina")}
    grid.setFocus()
    press(room, Qt.Key.Key_Tab)
    assert room.add.view.hasFocus(), "what the megami bring stands beside them"
    press(room, Qt.Key.Key_Backtab)
    assert grid.hasFocus()
    press(room, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() in room.add.picks.fields
    QTest.mouseClick(room.add.all, Qt.MouseButton.LeftButton)
    assert store.listed() == {store.lexicon.one(word) for word in store.lexicon.words_of("yurina")}
    assert {kept.origin for kept in store.records.list.words()} == {"megami"}
    room.add.toggle_form("yurina")
    assert room.add.view.shown() == ()


def test_from_what_was_met_in_duels_with_the_sentence(make_room, store, words):
    room = make_room()
    room.show_tab("add")
    room.add.show_source("duel")
    assert room.add.status.text() == words.say("study-none-met")
    sentence = say("cards-name", card=CardName("NA-01-yurina-O-N-1"))
    store.records.list.meet([CARD], sentence, NOON)
    room.add.show_source("duel")
    at = OFFERED.index("meaning")
    assert room.add.found.index(0, at).data() == words.text(sentence, "ja")
    room.add.view.selectAll()
    room.add.take.click()
    assert store.listed() == {CARD}


def test_a_tool_tip_holds_the_whole_line(make_room):
    room = make_room(MOVES)
    room.show_tab("list")
    tip = room.list.found.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert len(tip) > 10
    place = room.list.view.visualRect(room.list.found.index(0, 0)).center()
    assert room.list.view.indexAt(QPoint(place)).isValid()


def test_a_word_answered_moves_in_the_list(make_room, store):
    room = make_room("term:aura")
    store.schedule.review("term:aura", JA_EN, Grade.EASY, "recognise", NOON)
    room.show_tab("list")
    assert room.list.found.index(0, LISTED.index("due")).data().startswith("in ")


@pytest.mark.parametrize("word", ["term:aura", "term:life", CARD])
def test_in_another_order_the_mark_stays_on_its_word_and_the_count_is_told_again(make_room, qtbot, word):
    room = make_room("term:aura", "term:life", CARD)
    room.show_tab("list")
    page = room.list
    qtbot.waitUntil(lambda: page.complete and page.found.complete, timeout=20_000)
    page.view.go_to(word)
    for column in (LISTED.index("answered"), -1):
        page.view.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        qtbot.waitUntil(lambda: page.found.complete, timeout=20_000)
        QApplication.processEvents()
        assert page.view.current() == word
        assert page.view.selected() == (word,)
        assert page.count.text() == room.words.say("study-count", shown=3, all=3, chosen=1)


def test_a_table_without_rows_says_why_where_they_would_stand(make_room, store, words, qtbot):
    room = make_room()
    room.show_tab("list")
    qtbot.waitUntil(lambda: room.list.complete, timeout=20_000)
    before = room.list.view.viewport().grab().toImage()
    assert room.list.view.accessibleDescription() == words.say("study-list-empty")
    assert not room.list.count.isVisible()
    room.list.view.tell_empty("")
    assert room.list.view.viewport().grab().toImage() != before
    room.show_tab("add")
    for source, key in (("duel", "study-none-met"), ("own", "own-none"), ("megami", "study-hint-megami")):
        room.add.show_source(source)
        assert room.add.view.accessibleDescription() == words.say(key)
        assert not room.add.status.isVisible()
    room.add.show_source("hand")
    assert room.add.status.isVisible()


def test_a_search_text_of_before_narrows_nothing_any_more(make_room, store, qtbot):
    room = make_room("term:aura")
    room.show_tab("add")
    room.add.picks.text.setText("いしゅく")
    qtbot.waitUntil(lambda: room.add.view.shown() == ("term:flinch",), timeout=20_000)
    assert room.add.picks.all.isVisible()
    room.add.show_source("duel")
    assert room.add.picks.text.text() == ""
    assert not room.add.picks.all.isVisible()
    room.show_tab("list")
    room.list.picks.text.setText("nothing like that")
    qtbot.waitUntil(lambda: room.list.found.complete and not room.list.view.shown(), timeout=20_000)
    assert room.list.count.text() == "Nothing is found like that."
    QTest.mouseClick(room.list.picks.all, Qt.MouseButton.LeftButton)
    assert room.list.view.shown() == ("term:aura",)
    room.list.picks.text.setText("nothing like that")
    room.entered()
    assert room.list.picks.text.text() == ""


# --- put aside in the list ---


def test_chosen_words_are_put_aside_and_taken_up_again(make_room, store):
    room = make_room("term:aura", "term:life")
    room.show_tab("list")
    page = room.list
    acts = page.menu.acts
    page.view.clearSelection()
    page.menu.aboutToShow.emit()
    assert not acts[f"study-list-{SUSPENDED}"].isEnabled()
    page.view.selectAll()
    page.menu.aboutToShow.emit()
    assert acts[f"study-list-{SUSPENDED}"].isEnabled()
    acts[f"study-list-{SUSPENDED}"].trigger()
    assert set(store.records.aside().values()) == {SUSPENDED}
    assert room.sitting.question is None
    page.picks.boxes["state"].setCurrentIndex(page.picks.boxes["state"].findData("aside"))
    assert len(page.view.shown()) == 2
    page.view.selectAll()
    acts[f"study-list-{TAKEN_UP}"].trigger()
    assert store.records.aside() == {}
    assert page.view.shown() == ()
    assert room.sitting.left == (0, 2)


def test_a_line_of_several_cards_stands_in_the_list_once_and_goes_as_one(make_room, store, monkeypatch):
    first, second = "clause:NA-03-himika-O-N-5#1", "clause:NA-05-oboro-O-N-4#1"
    room = make_room(first, second)
    room.show_tab("list")
    assert room.list.view.shown() == (first,)
    assert room.words.text(said_of(first, store.lexicon)).count(",") >= 2
    monkeypatch.setattr("sakura_desktop.study.list_page.confirm", lambda *_args: True)
    room.list.view.selectAll()
    room.list.remove_chosen()
    assert store.listed() == frozenset()


@pytest.fixture
def table_of(words, store, look, qtbot):
    """A model of no words yet, and the table over it."""

    def make(columns):
        model = WordModel(words, store.lexicon, columns, store.now)
        view = WordView("table", look, WordFilter(model, WordIndex(store.lexicon), model), None)
        qtbot.addWidget(view)
        return model, view

    return make


@pytest.mark.parametrize("columns", [LISTED, OFFERED])
def test_in_a_wide_table_what_a_word_means_has_the_most_room(table_of, columns):
    _, view = table_of(columns)
    view.show()
    view.resize(1790, 300)
    QApplication.processEvents()
    wide = {column: view.columnWidth(at) for at, column in enumerate(columns)}
    assert wide.pop("meaning") > 1.2 * max(wide.values())


@pytest.mark.parametrize("columns", [LISTED, OFFERED])
def test_readings_have_a_column_where_words_have_any(table_of, words, columns):
    model, view = table_of(columns)
    view.show()
    view.resize(1200, 300)
    at = columns.index("reading")
    for pair, learned, hidden in (
        (JA_EN, "", False), (Pair("ko", "en"), "en", True), (Pair("en", "ko"), "ko", False), (JA_EN, "en", True),
    ):
        words.set_ways(ReadingOptions(learned=learned))
        model.show_rows(ROWS, pair)
        QApplication.processEvents()
        assert view.isColumnHidden(at) is hidden
        assert any(model.index(row, at).data() for row in range(len(ROWS))) is not hidden
        assert sum(view.columnWidth(one) for one in range(len(columns))) > 0.95 * view.viewport().width()
    words.set_ways(ReadingOptions(learned="ja"))
    assert not view.isColumnHidden(at), "who learns another language needs other columns at once"


@pytest.mark.parametrize("columns", [LISTED, OFFERED])
def test_a_table_never_scrolls_sideways_what_matters_less_gives_way(table_of, columns):
    model, view = table_of(columns)
    model.show_rows(ROWS, JA_EN)
    view.show()
    gone = []
    for width in (1200, 560, 400, 300, 1200):
        view.resize(width, 300)
        QApplication.processEvents()
        assert view.horizontalScrollBar().maximum() == 0
        assert sum(view.columnWidth(at) for at in range(len(columns))) > 0.95 * view.viewport().width()
        hidden = {column for at, column in enumerate(columns) if view.isColumnHidden(at)}
        assert hidden == set([column for column in GIVE_WAY if column in columns][:len(hidden)])
        gone.append(len(hidden))
    assert gone[0] == gone[-1] == 0
    assert gone[:-1] == sorted(gone[:-1])
    assert gone[-2] > 0


def test_pages_with_tables_are_made_while_the_first_is_looked_at(make_room, qtbot):
    room = make_room("term:aura")
    qtbot.waitUntil(lambda: {"list", "add"} <= vars(room).keys(), timeout=PATIENCE)
    assert not room.list.model.rows, "they are read when they are shown"
    room.show_tab("list")
    assert room.list.view.shown() == ("term:aura",)
