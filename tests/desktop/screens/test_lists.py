"""The item models behind the screens, under Qt's own tester: duels, forms, cards, the journal."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.view import JournalLine
from engine.sakura.door import GAME, Duel, Setup, SideSetup, forms
from engine.text.phrase import say
from sakura_desktop.languages.speech import Choice
from sakura_desktop.languages.words import LANGUAGES, Words
from sakura_desktop.match.journal import DEPTH_ROLE, LINE_ROLE, PLAYER_ROLE, JournalModel, JournalPanel, rows_of
from sakura_desktop.match.saved_matches import MatchRecord
from sakura_desktop.sakura.form_grid import FORM_ROLE, FormFilter, FormModel
from sakura_desktop.screens.match_list import DETAIL_ROLE, RECORD_ROLE, MatchModel
from sakura_desktop.theme import LIGHT
from sakura_desktop.widgets.card_rows import GONE_ROLE, MARK_ROLE, NUMBER_ROLE, CardRow, Mark
from tests.desktop.looks import PlainAppearance
from tests.desktop.shell import decks, pairs

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel

    from sakura_desktop.settings import Settings

CARDS = decks()[0].normals


@pytest.fixture
def owner(qapp: object) -> QWidget:
    return QWidget()


def under_test(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)


def shown(model: QAbstractItemModel) -> list[str]:
    return [str(model.index(row, 0).data()) for row in range(model.rowCount(QModelIndex()))]


def record(number: int, winner: int | None) -> MatchRecord:
    return MatchRecord(
        file=f"{number}.sakura", started=f"2024-06-{number:02d}T12:00:00+00:00", names=("Hana", ""), brought=pairs(),
        turn=number, winner=winner,
    )


def made_panel(settings: Settings) -> JournalPanel:
    return JournalPanel(Words("en"), PlainAppearance(), settings)  # type: ignore[arg-type]  # a look in all it is asked


def lines(*turns: int, first: int = 0) -> list[JournalLine]:
    return [
        JournalLine(
            index=first + at, answers=at, turn=turn, turn_player=(turn - 1) % 2 if turn else -1, depth=at % 3,
            phrase=say("journal-past", answers=first + at),
        )
        for at, turn in enumerate(turns)
    ]


@pytest.fixture(scope="module")
def duel() -> Duel:
    """A duel some way on."""
    sides = [SideSetup(megami=deck.megami, normals=deck.normals, specials=deck.specials) for deck in decks(7)]
    made = Match.start(GAME, Setup(sides=(sides[0], sides[1]), seed=7))
    rng = random.Random(7)
    for _ in range(60):
        if made.decision is not None:
            made.submit(random_answer(made.decision, rng))
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_duels_say_who_played_and_how_it_ended(owner: QWidget, language: str) -> None:
    words = Words(language)
    model = MatchModel(words, owner)
    under_test(model)
    records = (record(1, 0), record(2, 1), record(3, None))
    model.show_records(records)
    model.show_records(records[:2])
    model.show_records(records)
    assert [model.index(row).data(RECORD_ROLE) for row in range(3)] == list(records)
    details = [model.index(row).data(DETAIL_ROLE) for row in range(3)]
    assert len(set(details)) == 3
    assert "Hana" in details[0]
    assert words.say("player-seat", seat=1) in details[1]
    assert all("Hana" in text and "⟦" not in text for text in shown(model))
    assert "2024" in details[0] or "24" in details[0]


def test_forms_follow_the_language_and_the_marks_of_the_sides(owner: QWidget) -> None:
    words = Words("en")
    model = FormModel(words, forms(), owner)
    under_test(model)
    english = shown(model)
    words.set_language("ja")
    assert len(english) == len(forms())
    assert not set(english) & set(shown(model))
    key = model.index(2).data(FORM_ROLE)
    model.show_taken({key: "1 · 2"}, {key: [say("seat", seat=0)]})
    heard = str(model.index(2).data(Qt.ItemDataRole.AccessibleTextRole))
    assert words.text(say("seat", seat=0)) in heard
    assert model.row_of(key) == 2
    assert model.row_of("nobody") == -1


def test_the_filter_of_forms_keeps_what_is_found(owner: QWidget) -> None:
    words = Words("ko")
    model = FormModel(words, forms(), owner)
    found = FormFilter(words, owner)
    found.setSourceModel(model)
    under_test(found)
    key = model.index(4).data(FORM_ROLE)
    for language in LANGUAGES:
        name = words.renderer(language).name("megami", key).text
        found.find(f"  {name.upper()} ")
        assert key in [found.index(row, 0).data(FORM_ROLE) for row in range(found.rowCount())]
    found.find("nobody is called that")
    assert found.rowCount() == 0
    found.find("")
    assert found.rowCount() == model.rowCount()


def test_cards_come_and_go_in_their_places(owner: QWidget) -> None:
    row = CardRow(Words("en"), owner)
    under_test(row)
    changed: list[int] = []
    row.dataChanged.connect(lambda top, bottom: changed.extend(range(top.row(), bottom.row() + 1)))
    row.show_cards(CARDS[:3], room=7)
    assert len(row) == 7
    assert [row.index(at).data(NUMBER_ROLE) for at in range(7)] == [*CARDS[:3], None, None, None, None]
    row.show_cards(CARDS[:4], room=7)
    assert changed == [3]
    row.show_cards((CARDS[1], CARDS[0]), room=7)
    assert [row.index(at).data(NUMBER_ROLE) for at in range(3)] == [CARDS[1], CARDS[0], None]
    row.show_cards(CARDS)
    assert len(row) == len(CARDS)


def test_only_cards_that_are_there_can_be_taken(owner: QWidget) -> None:
    row = CardRow(Words("en"), owner)
    row.show_cards(CARDS[:2], room=3)
    row.show_gone(frozenset({CARDS[1]}))
    drag = Qt.ItemFlag.ItemIsDragEnabled
    assert [bool(row.flags(row.index(at)) & drag) for at in range(3)] == [True, False, False]
    assert [row.index(at).data(GONE_ROLE) for at in range(3)] == [False, True, True]
    row.show_gone(frozenset())
    assert bool(row.flags(row.index(1)) & drag)


def test_a_marked_card_says_why(owner: QWidget) -> None:
    words = Words("en")
    row = CardRow(words, owner)
    row.show_cards(CARDS[:2])
    mark = Mark("↺", say("choose-replaces", card="x"))
    row.show_marks({CARDS[0]: mark})
    assert row.index(0).data(MARK_ROLE) == mark
    assert words.text(mark.said) in str(row.index(0).data())
    assert words.text(mark.said) in str(row.index(0).data(Qt.ItemDataRole.ToolTipRole))
    assert row.index(1).data(Qt.ItemDataRole.ToolTipRole) is None
    words.set_second("ja")
    first, second = str(row.index(1).data(Qt.ItemDataRole.ToolTipRole)).split("\n")
    assert first == row.index(1).data()
    assert second != first
    words.choose("card-name", Choice("ko"))
    assert str(row.index(1).data()) not in first
    assert row.index(1).data(Qt.ItemDataRole.ToolTipRole).endswith(second)
    assert row.index(1).data(MARK_ROLE) is None


def test_the_journal_has_a_heading_wherever_a_turn_begins() -> None:
    rows = rows_of(lines(0, 0, 1, 1, 1, 2), None)
    assert [row.turn for row in rows if row.line is None] == [0, 1, 2]
    assert len(rows) == 9
    assert rows_of(lines(2, 2), 2)[0].line is not None


def test_a_turn_s_heading_says_whose_turn_it_is(owner: QWidget, settings: Settings) -> None:
    model = JournalModel(Words("en"), settings, owner)
    model.show_lines(lines(0, 1, 2))
    heads = [row for row in range(model.rowCount()) if model.index(row).data(LINE_ROLE) is None]
    assert [model.index(row).data() for row in heads] == ["Setup", "Turn 1 · Player 1", "Turn 2 · Player 2"]
    assert [model.index(row).data(PLAYER_ROLE) for row in heads] == [-1, 0, 1]
    settings.names = ("Hana", "")
    assert model.index(heads[1]).data() == "Turn 1 · Hana"


def test_a_turn_s_heading_has_the_mark_and_the_colour_of_the_player(settings: Settings) -> None:
    panel = made_panel(settings)
    panel.resize(320, 400)
    panel.show_lines(lines(1, 2))
    panel.show()
    view = panel.view
    picture = view.viewport().grab().toImage()
    for row, seat in ((0, 0), (2, 1)):
        box = view.visualRect(view.lines.index(row))
        colours = {picture.pixelColor(x, y).name() for x in range(box.left(), box.left() + 24)
                   for y in range(box.top(), box.bottom() + 1)}  # fmt: skip
        assert LIGHT.seats[seat] in colours
        assert LIGHT.seats[1 - seat] not in colours
    panel.close()


def test_the_journal_only_grows(owner: QWidget, settings: Settings) -> None:
    model = JournalModel(Words("en"), settings, owner)
    under_test(model)
    inserted: list[tuple[int, int]] = []
    removed: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _parent, first, last: inserted.append((first, last)))
    model.rowsRemoved.connect(lambda _parent, first, last: removed.append((first, last)))
    whole = lines(0, 0, 1, 1, 2)
    model.show_lines(whole[:2])
    model.show_lines(whole[:3])
    model.show_lines(whole)
    assert inserted == [(0, 2), (3, 4), (5, 7)]
    assert removed == []


def test_the_journal_goes_back_to_where_another_way_parts(owner: QWidget, settings: Settings) -> None:
    model = JournalModel(Words("en"), settings, owner)
    under_test(model)
    removed: list[tuple[int, int]] = []
    model.show_lines(lines(0, 0, 1, 1, 2))
    model.rowsRemoved.connect(lambda _parent, first, last: removed.append((first, last)))
    model.show_lines(lines(0, 0, 1))
    assert removed == [(5, 7)]
    other = [*lines(0, 0), *lines(1, 1, first=50)]
    model.show_lines(other)
    assert [model.index(row).data(LINE_ROLE) for row in (1, 2, 4, 5)] == other
    model.show_lines([])
    assert model.rowCount() == 0


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_duel_speaks_every_language(
    owner: QWidget, settings: Settings, duel: Duel, seat: int, language: str
) -> None:
    words = Words(language)
    model = JournalModel(words, settings, owner)
    under_test(model)
    found = duel.journal(seat)
    model.show_lines(found)
    sentences = shown(model)
    assert len(sentences) > len(found) > 60
    assert not [sentence for sentence in sentences if "⟦" in sentence or not sentence]
    depths = {model.index(row).data(DEPTH_ROLE) for row in range(model.rowCount())}
    assert {-1, 0} <= depths


def test_a_line_lights_its_things_up_and_leads_back(settings: Settings, duel: Duel) -> None:
    panel = made_panel(settings)
    lit: list[object] = []
    visited: list[object] = []
    panel.lit.connect(lit.append)
    panel.visited.connect(visited.append)
    panel.resize(320, 400)
    panel.show_lines(duel.journal(-1))
    panel.show()
    model = panel.view.lines
    row = next(row for row in range(model.rowCount()) if (line := model.index(row).data(LINE_ROLE)) and line.things)
    panel.view.entered.emit(model.index(row))
    panel.view.clicked.emit(model.index(row))
    line = model.index(row).data(LINE_ROLE)
    assert lit[-1] == line.things
    assert visited == [line]
    panel.mark(line.answers)
    marked = panel.view.currentIndex().data(LINE_ROLE)
    assert marked.answers <= line.answers
    panel.close()


def test_the_way_back_is_offered_only_in_the_past(settings: Settings) -> None:
    panel = made_panel(settings)
    assert panel.back.isHidden()
    panel.show_past(12)
    assert not panel.back.isHidden()
    panel.show_past(None)
    assert panel.back.isHidden()
