"""The choice of rulers and decks, by mouse and by key; the quick start; what is said of our readings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from engine.gateruler import readings
from engine.gateruler.door import DECKS, RULERS, SideSetup, card_face, check_deck, decided
from engine.gateruler.sheet import READINGS
from engine.text.phrase import say
from sakura_desktop.gateruler.deck_kind import deck_called
from sakura_desktop.gateruler.preparation import drawn
from sakura_desktop.gateruler.readings_page import ReadingsPage
from sakura_desktop.gateruler.words import ruler_lines
from sakura_desktop.match.seats import Seats
from sakura_desktop.widgets.card_rows import MARK_ROLE
from tests.desktop.pictures import paintbox
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program, said_by, to_the_choice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.gateruler.side_choice import SideChoiceScreen
    from sakura_desktop.program import Program
    from sakura_desktop.widgets.card_rows import CardView

APPRENTICE, KNIGHT, WIZARD, OVERLORD = "GR-A1", "GR-K11", "GR-W23", "GR-O15"
FIRST, SECOND = tuple(DECKS)


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, game="gateruler", curtain=False) as whole:
        yield whole


@pytest.fixture
def choice(made: Program) -> SideChoiceScreen:
    to_the_choice(made)
    screen: SideChoiceScreen = made.flow.preparation.choose  # type: ignore[attr-defined]  # this game's own
    assert made.window.current == "gateruler-choose"
    return screen


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
    settle()


def spot(view: CardView, number: str) -> QPoint:
    index = next(one for row in range(len(view.row)) if view.key_at(one := view.row.index(row)) == number)
    return view.visualRect(index).center()


def press(widget: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)
        settle()


def taken(choice: SideChoiceScreen) -> list[tuple[str, str]]:
    return [(side.ruler, side.ready) for side in choice.sides]


def test_both_begin_with_a_ruler_and_a_deck_that_it_may_lead(choice: SideChoiceScreen) -> None:
    (ruler, deck), (other, second) = taken(choice)
    assert (ruler, deck) != (other, second)
    assert all(side.wrong is None for side in choice.sides)


def test_a_ruler_and_a_deck_are_taken_by_mouse_and_played_with(choice: SideChoiceScreen, made: Program) -> None:
    side = choice.sides[0]
    click(side.rulers.viewport(), spot(side.rulers, OVERLORD))
    click(side.decks.list.viewport(), side.decks.list.visualItemRect(side.decks.list.item(1)).center())
    assert taken(choice)[0] == (OVERLORD, SECOND)
    click(choice.begin_button)
    setup = made.flow.rooms.duel.session.duel.setup
    assert (setup.sides[0].ruler, setup.sides[0].deck) == (OVERLORD, DECKS[SECOND])
    assert (setup.sides[1].ruler, setup.sides[1].deck) == (choice.sides[1].ruler, DECKS[choice.sides[1].ready])


def test_by_keyboard_alone(choice: SideChoiceScreen, made: Program) -> None:
    side = choice.sides[1]
    side.rulers.setFocus()
    settle()
    press(side.rulers, Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert side.ruler == APPRENTICE
    press(side.rulers, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert side.ruler == OVERLORD
    decks = side.decks.list
    decks.setFocus()
    press(decks, Qt.Key.Key_Home)
    assert side.ready == FIRST
    press(decks, Qt.Key.Key_Down)
    assert side.ready == SECOND
    press(decks, Qt.Key.Key_Return)
    assert made.window.focusWidget() is choice.begin_button
    press(choice.begin_button, Qt.Key.Key_Return)
    assert made.flow.rooms.duel.session.duel.setup.sides[1].ruler == OVERLORD


def test_tab_goes_through_both_sides_to_the_beginning(choice: SideChoiceScreen, made: Program) -> None:
    choice.sides[0].name.setFocus()
    walked = [choice.sides[0].name.objectName()]
    while walked[-1] != "choose.begin" and len(walked) < 20:
        press(made.window.focusWidget(), Qt.Key.Key_Tab)
        walked.append(made.window.focusWidget().objectName())
    sides = [f"sides.{what}.{seat}" for seat in (0, 1) for what in ("name", "build", "rulers", "decks")]
    rest = ["sides.cards", "choose.readings", "choose.back", "reader.page", "choose.begins", "choose.begin"]
    assert walked == [*sides, *rest]


def test_the_ruler_taken_is_marked_and_what_it_can_do_is_said(choice: SideChoiceScreen) -> None:
    side = choice.sides[0]
    for number in RULERS:
        side.take_ruler(number)
        settle()
        marked = [RULERS[row] for row in range(len(RULERS)) if side.rulers.row.index(row).data(MARK_ROLE) is not None]
        assert marked == [number]
        printed = card_face(number).ruler
        assert printed is not None
        said = side.can.text()
        renderer = paintbox.renderer("en")
        assert f"life {printed.life}" in said
        assert all(renderer.text(line) in said for line in ruler_lines(printed))


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (APPRENTICE, ("Has no hand", "drives 2 cards", "any number", "up to 50")),
        (KNIGHT, ("by their level", "4 cards in hand", f"readies {readings.KNIGHT_READIES} energy", "no limit")),
        (WIZARD, ("by their level", "2 cards in hand", "readies 2 energy", "Normal summons a turn: 2")),
        (OVERLORD, ("costs 1 energy, whatever", "3 cards in hand", "readies 3 energy", "Set zones: 2", "up to 60")),
    ],
)
def test_what_each_ruler_can_do_in_words(number: str, says: tuple[str, ...]) -> None:
    printed = card_face(number).ruler
    assert printed is not None
    said = " ".join(paintbox.renderer("en").text(line) for line in ruler_lines(printed))
    assert all(part in said for part in says), said


def test_the_deck_looked_at_is_shown_with_its_curve(choice: SideChoiceScreen) -> None:
    choice.sides[1].take(SideSetup(ruler=KNIGHT, deck=DECKS[SECOND]), say("deck-last"))
    choice.look_at(1)
    settle()
    shown = {choice.cards.key_at(choice.cards.row.index(row)) for row in range(len(choice.cards.row))}
    assert shown == {*DECKS[SECOND]}
    bars = choice.curve.bars()
    assert sum(bar.total for bar in bars) == len(DECKS[SECOND])
    assert all(sum(part.many for part in bar.parts) == bar.total for bar in bars)
    total = sum(card_face(number).level for number in DECKS[SECOND])
    assert f"deck level {total}" in choice.status.text()


def test_a_deck_that_the_ruler_may_not_lead_is_refused_with_its_reason(
    choice: SideChoiceScreen, made: Program
) -> None:
    heavy = ("GR-006",) * 4 + DECKS[FIRST][4:]
    choice.sides[0].take(SideSetup(ruler=APPRENTICE, deck=heavy), say("deck-last"))
    settle()
    assert check_deck(APPRENTICE, heavy) is not None
    click(choice.begin_button)
    assert made.window.current == "gateruler-choose"
    assert choice.status.property("warning")


def test_beside_a_computer_only_the_person_chooses(choice: SideChoiceScreen) -> None:
    choice.seat(("", "adept"))
    settle()
    person, computer = choice.sides
    assert person.rulers.isVisibleTo(choice)
    assert not computer.rulers.isVisibleTo(choice)
    assert not computer.decks.list.isVisibleTo(choice)
    assert computer._note.isVisibleTo(choice)
    assert not choice.begins.isVisibleTo(choice)
    told: list[object] = []
    choice.chosen.disconnect()  # nobody was asked to bring the computer's
    choice.chosen.connect(told.append)
    choice.go_on()
    assert told[0][1] is None  # type: ignore[index]  # a pair
    assert told[0][0] == SideSetup(ruler=person.ruler, deck=DECKS[person.ready])  # type: ignore[index]  # as above


def test_again_begins_with_what_was_brought(choice: SideChoiceScreen) -> None:
    sides = (SideSetup(ruler=OVERLORD, deck=DECKS[SECOND]), SideSetup(ruler=APPRENTICE, deck=DECKS[FIRST]))
    choice.begin(sides)
    assert taken(choice) == [(OVERLORD, SECOND), (APPRENTICE, FIRST)]


def test_who_begins_is_asked_of_two_persons(choice: SideChoiceScreen, made: Program) -> None:
    choice.begins.setCurrentIndex(2)
    click(choice.begin_button)
    assert made.flow.rooms.duel.session.duel.setup.first == 1


def test_the_quick_start_brings_what_may_be_played(made: Program) -> None:
    for _ in range(20):
        side = drawn()
        assert check_deck(side.ruler, side.deck) is None
    told: list[object] = []
    wanted: list[int] = []
    preparation = made.flow.preparation
    preparation.wanted.connect(lambda seat, _chosen, _other: wanted.append(seat))
    made.flow.ask("ready")
    settle()
    made.flow.rooms.seats.next.click()
    settle()
    assert made.window.current == "duel"
    preparation.ready.connect(told.append)
    preparation.wanted.disconnect()
    preparation.wanted.connect(lambda seat, _chosen, _other: wanted.append(seat))
    preparation.ready.disconnect()
    preparation.ready.connect(told.append)
    preparation.quick(Seats(("", "adept")))
    assert wanted == [1]
    assert told[0][1] is None  # type: ignore[index]  # a pair
    assert told[0][0].ruler in RULERS  # type: ignore[index]  # as above


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_the_screen(choice: SideChoiceScreen, made: Program, language: str) -> None:
    made.settings.language = language
    settle()
    said = said_by(made.window)
    assert all("⟦" not in one for one in said)
    rows = [choice.sides[0].decks.list.item(row).text() for row in range(len(DECKS))]
    names = [paintbox.renderer(language).text(deck_called(key)) for key in DECKS]
    assert all(name in row for name, row in zip(names, rows, strict=True))


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_any_size(
    choice: SideChoiceScreen, made: Program, size: tuple[int, int], language: str
) -> None:
    made.settings.language = language
    made.window.resize(*size)
    settle(8)
    assert made.window.size().toTuple() == size
    for button in choice.findChildren(QAbstractButton):
        if button.isVisibleTo(choice) and button.text():
            corner = button.mapTo(choice, QPoint(0, 0))
            assert choice.rect().contains(button.rect().translated(corner)), button.objectName()
            assert QFontMetrics(button.font()).horizontalAdvance(button.text()) <= button.width(), button.objectName()
    for side in choice.sides:
        assert side.rulers.card().height() <= side.rulers.viewport().height()
        assert side.can.width() <= side.width()
        least = min(side.can.heightForWidth(side.can.width()), 100)
        assert side._room.viewport().height() >= least, (side.can.height(), least)


# --- our readings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_is_said_in_a_sentence(choice: SideChoiceScreen, made: Program, language: str) -> None:
    made.settings.language = language
    settle()
    page = ReadingsPage(choice.words, choice._look, choice)
    assert len(page.lines) == len(decided()) == len(READINGS)
    said = [line.text() for line in page.lines]
    assert len(set(said)) == len(said)
    assert not any("⟦" in one for one in said)
    page.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "values"),
    [
        *((name, (True, False)) for name, value in decided().items() if isinstance(value, bool)),
        ("DRIVE_RIGHT", (None, 2)), ("HAND_MOST", (None, 7)), ("UNUSED_COUNTER_TO", ("graveyard", "damage")),
        ("EMPTY_DECK_LOSES", ("at-once", "at-draw")), ("PRIORITY_AFTER_ACTION", ("other", "same")),
        ("EMPTY_SIDE_LINE", ("nothing", "ruler")), ("SETTABLE", (("event",), ("event", "field"))),
    ],
)  # fmt: skip
def test_a_reading_decided_otherwise_is_said_otherwise(
    language: str, name: str, values: tuple[object, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    from sakura_desktop.gateruler.words import readings_said

    at = list(decided()).index(name)
    said = []
    for value in values:
        monkeypatch.setattr(readings, name, value)
        said.append(paintbox.renderer(language).text(readings_said()[at]))
    assert said[0] != said[1]


def test_the_page_of_readings_is_opened_from_the_choice(
    choice: SideChoiceScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(ReadingsPage, "exec", lambda page: opened.append(page.objectName()))
    click(choice.readings)
    assert opened == ["gateruler.readings"]
