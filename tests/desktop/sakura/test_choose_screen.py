"""The choice of megami on the screen, by mouse and by keyboard (§2-1)."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from engine.sakura.door import forms, megami_name
from engine.text.phrase import say
from sakura_desktop.match.seats import TWO, Seats
from sakura_desktop.sakura import choose_side
from sakura_desktop.sakura.form_grid import FORM_MIME, TAKEN_ROLE
from sakura_desktop.sakura.form_picture import FormPicture
from sakura_desktop.sakura.form_tile import in_lines, least_letters, letters, tile_box, tile_size
from sakura_desktop.sakura.megami_choice import Step
from sakura_desktop.sound.sounds import Sound
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.seat_mark import SeatMark
from tests.desktop.looks import PlainAppearance
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, drop, program, said_by, to_the_choice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.program import Program
    from sakura_desktop.sakura.choose_screen import ChooseScreen

LEFT = Qt.MouseButton.LeftButton
KEYS = [form.key for form in forms()]
NUMBERS = {form.key: form.number for form in forms()}
FIRST, ANOTHER = KEYS[0], next(key for key in KEYS[1:] if NUMBERS[key] == NUMBERS[KEYS[0]])
SECOND = next(key for key in KEYS if NUMBERS[key] != NUMBERS[FIRST])
THIRD = next(key for key in KEYS if NUMBERS[key] not in {NUMBERS[FIRST], NUMBERS[SECOND]})


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path) as whole:
        to_the_choice(whole)
        yield whole


@pytest.fixture
def screen(made: Program) -> ChooseScreen:
    return made.flow.preparation.choose


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
    settle()


def click_form(screen: ChooseScreen, form: str) -> None:
    grid = screen.view.grid
    click(grid.viewport(), grid.place_of(form).center())


def test_four_clicks_choose_two_pairs(screen: ChooseScreen) -> None:
    settled: list[object] = []
    screen.settled.connect(settled.append)
    for form in (FIRST, SECOND, SECOND, THIRD):
        click_form(screen, form)
    assert screen.choosing.sides == ([FIRST, SECOND], [SECOND, THIRD])
    assert screen.next.isEnabled()
    click(screen.next)
    assert settled == [((FIRST, SECOND), (SECOND, THIRD))]


def test_who_has_taken_whom_is_told_to_those_who_listen(screen: ChooseScreen) -> None:
    assert screen.view.grid.accessibleName()
    places = [slot.accessibleName() for panel in screen.view.panels for slot in panel.slots]
    assert len(set(places)) == 4, "each is told by its player and its number"
    assert ["Player 1" in name for name in places] == [True, True, False, False]
    click_form(screen, FIRST)
    row = screen.view.grid.forms.row_of(FIRST)
    said = screen.view.grid.forms.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith("taken by Player 1")
    assert "Player 1" in screen.view.panels[0].slots[0].accessibleName()


def test_with_another_megami_the_card_of_the_one_before_is_put_away(screen: ChooseScreen) -> None:
    read: list[str] = []
    screen.card_looked.connect(read.append)
    click_form(screen, FIRST)
    screen.view.sheet.looked.emit("NA-01-yurina-O-N-1")
    click_form(screen, FIRST)
    assert read[-1], "the same megami"
    click_form(screen, SECOND)
    assert not read[-1]


def test_the_megami_looked_at_is_seen_large_also_beside_the_card_of_hers_that_is_read(
    screen: ChooseScreen, made: Program
) -> None:
    made.window.resize(1280, 720)
    settle()
    view = screen.view
    reader = made.flow.preparation.choose.findChild(QWidget, "reader")
    click_form(screen, FIRST)
    assert (view.picture.form, view.picture.isVisible()) == (FIRST, True)
    assert not view.picture.geometry().intersects(view.grid.geometry())
    assert not view.picture.geometry().intersects(view.sheet.geometry())
    view.sheet.looked.emit("NA-01-yurina-O-N-1")
    settle()
    assert (view.picture.form, view.picture.isVisible()) == (FIRST, True)
    assert reader.height() >= 400, "its text has the room"
    assert view.picture.height() >= 110
    click_form(screen, SECOND)
    assert (view.picture.form, view.picture.isVisible()) == (SECOND, True)
    made.window.resize(1280, 560)
    settle()
    assert not view.picture.isVisible(), "where there is little room it goes to what is read"


def test_the_picture_of_a_megami_stays_until_the_next_one_s_is_painted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, page, awaited = PlainAppearance(), QWidget(), set[str]()
    qtbot.addWidget(page)
    picture = FormPicture(look, page)
    picture.resize(300, 240)
    monkeypatch.setattr(look, "awaiting", lambda: nullcontext(awaited))
    first, second = (look.scene(form, picture.size()).cacheKey() for form in (FIRST, SECOND))
    assert first != second
    for form, waits, seen in ((FIRST, False, first), (SECOND, True, first), (SECOND, False, second)):
        awaited.clear()
        awaited.update(("a picture",) if waits else ())
        picture.show_form(form)
        assert picture._newest().cacheKey() == seen


def test_a_card_of_a_list_is_heard_with_its_type_and_figures(screen: ChooseScreen) -> None:
    click_form(screen, "yurina")
    row = screen.view.sheet.findChild(CardView, "choose.normals")
    assert row is not None
    said = row.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Slash" in said
    assert "Attack" in said
    assert "3-4" in said


def test_a_second_click_gives_a_form_back(screen: ChooseScreen) -> None:
    click_form(screen, FIRST)
    click_form(screen, FIRST)
    assert screen.choosing.sides == ([], [])
    assert not screen.next.isEnabled()


def test_2_1_a_form_of_the_same_number_is_refused_in_a_sentence_with_its_section(screen: ChooseScreen) -> None:
    heard: list[str] = []
    screen.heard.connect(lambda sound, _strength: heard.append(sound))
    click_form(screen, FIRST)
    click_form(screen, ANOTHER)
    assert heard == [Sound.CARD, Sound.REFUSED]
    assert screen.choosing.sides == ([FIRST], [])
    assert "2-1" in screen.status.text()
    assert screen.status.text().startswith("⚠")
    click_form(screen, SECOND)
    assert "2-1" not in screen.status.text()


def test_a_form_is_dragged_to_a_side_and_back_to_the_grid(screen: ChooseScreen) -> None:
    slots = [panel.slots for panel in screen.view.panels]
    drop(slots[1][0], FORM_MIME, FIRST, QPoint(20, 20))
    drop(slots[1][1], FORM_MIME, SECOND, QPoint(20, 20))
    assert screen.choosing.sides == ([], [FIRST, SECOND])
    drop(slots[1][0], FORM_MIME, SECOND, QPoint(20, 20))
    assert screen.choosing.sides == ([], [SECOND, FIRST])
    drop(screen.view.grid.viewport(), FORM_MIME, FIRST, QPoint(20, 20))
    assert screen.choosing.sides == ([], [SECOND])


def test_a_click_on_a_slot_gives_its_form_back_or_calls_the_next_there(screen: ChooseScreen) -> None:
    slots = [panel.slots for panel in screen.view.panels]
    click(slots[1][0])
    click_form(screen, FIRST)
    assert screen.choosing.sides == ([], [FIRST])
    click(slots[1][0])
    assert screen.choosing.sides == ([], [])


def test_who_listens_presses_a_slot(screen: ChooseScreen, qtbot: QtBot) -> None:
    slots = [panel.slots for panel in screen.view.panels]
    press = QAccessible.queryAccessibleInterface(slots[1][0]).actionInterface()
    assert "Press" in press.actionNames()
    with qtbot.waitSignal(slots[1][0].clicked):
        press.doAction("Press")
    click_form(screen, FIRST)
    assert screen.choosing.sides == ([], [FIRST]), "the next was called there"
    with qtbot.waitSignal(slots[1][0].clicked):
        press.doAction("Press")
    assert screen.choosing.sides == ([], []), "given back"


def test_a_slot_that_was_carried_away_is_not_pressed(screen: ChooseScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    carried: list[str] = []
    monkeypatch.setattr(choose_side, "carry", lambda _widget, _mime, form, _picture: carried.append(form))
    click_form(screen, FIRST)
    slot = screen.view.panels[0].slots[0]
    start, away = slot.rect().center(), slot.rect().center() + QPoint(0, 30)
    QTest.mousePress(slot, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(slot, away)
    QTest.mouseRelease(slot, LEFT, Qt.KeyboardModifier.NoModifier, away)
    settle()
    assert carried == [FIRST]
    assert screen.choosing.sides == ([FIRST], []), "no click besides"


def test_by_keyboard_alone(screen: ChooseScreen) -> None:
    settled: list[object] = []
    screen.settled.connect(settled.append)
    grid = screen.view.grid
    grid.setFocus()
    for form in (FIRST, SECOND, FIRST, THIRD):
        grid.setCurrentIndex(grid.found.mapFromSource(grid.forms.index(grid.forms.row_of(form))))
        QTest.keyClick(grid, Qt.Key.Key_Return)
    assert screen.choosing.sides == ([FIRST, SECOND], [FIRST, THIRD])
    slot = screen.view.panels[0].slots[1]
    slot.setFocus()
    QTest.keyClick(slot, Qt.Key.Key_Delete)
    assert screen.choosing.sides[0] == [FIRST]
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Return)
    QTest.keyClick(grid, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert settled == [((FIRST, THIRD), (FIRST, THIRD))]


def test_the_filter_finds_names_and_weapons_in_every_language(screen: ChooseScreen, made: Program) -> None:
    view = screen.view
    whole = view.grid.found.rowCount()
    for language in LANGUAGES:
        weapon = made.words.renderer(language).catalog.format(f"megami-{SECOND}.weapon")
        view.filter.setText(weapon)
        settle()
        found = {view.grid.key_at(view.grid.found.index(row, 0)) for row in range(view.grid.found.rowCount())}
        assert SECOND in found
        assert len(found) < whole
    view.filter.clear()
    assert view.grid.found.rowCount() == whole


def test_chance_fills_a_side(screen: ChooseScreen) -> None:
    for panel in screen.view.panels:
        click(panel.random)
    assert screen.choosing.ready
    before = [*screen.choosing.sides[0]]
    click(screen.view.panels[0].clear)
    assert screen.choosing.sides[0] == []
    assert len(before) == 2


def test_looking_at_a_form_shows_its_cards_and_what_they_replace(screen: ChooseScreen, made: Program) -> None:
    looked: list[str] = []
    screen.card_looked.connect(looked.append)
    sheet = screen.view.sheet
    sheet.show_form(ANOTHER)
    assert len(sheet.rows["normals"].row) == 7
    assert len(sheet.rows["specials"].row) == 4
    assert "→" in "".join(label.text() for label in sheet.findChildren(QLabel))
    row = sheet.rows["specials"]
    click(row.viewport(), row.visualRect(row.row.index(0)).center())
    assert looked[-1] == row.key_at(row.row.index(0))


def test_names_are_kept_and_shown(screen: ChooseScreen, made: Program) -> None:
    line = screen.view.panels[0].name
    line.setFocus()
    QTest.keyClicks(line, "Hana")
    assert made.settings.names == ("Hana", "")
    assert made.words.text(screen.player(0)) == "Hana"


def test_three_one_goes_behind_curtains(screen: ChooseScreen) -> None:
    settled: list[object] = []
    screen.settled.connect(settled.append)
    click(screen.view.modes[True])
    for seat in (0, 1):
        assert screen.curtain.isVisible()
        assert not screen.view.isEnabled()
        click(screen.curtain.button)
        assert screen.view.isEnabled()
        other = screen.view.panels[1 - seat]
        click(other.random)
        assert len(screen.choosing.sides[1 - seat]) == (3 if seat else 0)
        click(screen.view.panels[seat].random)
        assert len(screen.choosing.sides[seat]) == 3
        click(screen.next)
    struck = []
    for seat in (0, 1):
        click(screen.curtain.button)
        slot = screen.view.panels[1 - seat].slots[seat]
        struck.append(slot.form)
        click(slot)
        assert slot.struck
        click(screen.next)
    assert screen.choosing.step is Step.SETTLED
    assert not screen.curtain.isVisible()
    click(screen.next)
    (found,) = settled
    first, second = found  # type: ignore[misc]  # two pairs
    assert struck[1] not in first
    assert struck[0] not in second


def test_three_one_hides_the_first_choice_from_the_second_player(screen: ChooseScreen) -> None:
    click(screen.view.modes[True])
    click(screen.curtain.button)
    click(screen.view.panels[0].random)
    chosen = [*screen.choosing.sides[0]]
    click(screen.next)
    for _ in range(2):
        said = " ".join(said_by(screen.view.panels[0]))
        grid = screen.view.grid
        assert all(slot.hidden_form for slot in screen.view.panels[0].slots)
        for form in chosen:
            assert screen.words.renderer("en").name("megami", form).text not in said
            index = grid.found.mapFromSource(grid.forms.index(grid.forms.row_of(form)))
            assert not index.data(Qt.ItemDataRole.UserRole + 2)
        if screen.curtain.isVisible():
            click(screen.curtain.button)


def test_without_curtains_nothing_falls(screen: ChooseScreen, made: Program) -> None:
    made.settings.curtain = False
    click(screen.view.modes[True])
    assert not screen.curtain.isVisible()
    click(screen.view.panels[0].random)
    click(screen.next)
    assert screen.choosing.seat == 1
    assert not screen.curtain.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_every_step(screen: ChooseScreen, made: Program, language: str) -> None:
    made.settings.language = language
    screen.begin(strike=True)
    said = said_by(screen)
    for seat in (0, 1):
        screen.curtain.lift()
        screen.hands.fill(seat)
        said += said_by(screen)
        screen.go_on()
    for seat in (0, 1):
        screen.curtain.lift()
        screen.hands.press(1 - seat, 0)
        said += said_by(screen)
        screen.go_on()
    said += said_by(screen)
    assert not [text for text in said if "⟦" in text]
    assert made.words.say("choose-hint-settled") in said


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_whichever_form_is_looked_at_the_grid_stays_where_it_is(
    size: tuple[int, int], screen: ChooseScreen, made: Program
) -> None:
    made.settings.language = "ja"
    made.window.resize(*size)
    settle()
    placed = set()
    for form in KEYS:
        screen.view.sheet.show_form(form)
        settle()
        placed.add(screen.view.grid.geometry().getRect())
    assert len(placed) == 1


def test_the_weapons_have_room_in_every_language(screen: ChooseScreen, made: Program) -> None:
    for language in ("en", "ko", "ja"):
        made.settings.language = language
        settle()
        box = screen.view.weapon
        words = max(box.fontMetrics().horizontalAdvance(box.itemText(row)) for row in range(box.count()))
        assert box.width() > words


# --- left and come back to ---


def again(made: Program, seats: Seats = TWO) -> None:
    """By the way of a new match."""
    made.flow.ask("new")
    made.flow.rooms.seats.settled.emit(seats)
    settle()


def escape(made: Program) -> None:
    QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_Escape)
    settle()


def test_who_leaves_by_escape_and_comes_back_finds_what_was_chosen(screen: ChooseScreen, made: Program) -> None:
    for form in (FIRST, SECOND, SECOND):
        click_form(screen, form)
    escape(made)
    assert made.window.current == "home"
    again(made)
    assert made.window.current == "choose"
    assert screen.choosing.sides == ([FIRST, SECOND], [SECOND])
    click_form(screen, THIRD)
    assert screen.choosing.pairs() == ((FIRST, SECOND), (SECOND, THIRD))


def test_what_was_chosen_in_secret_is_behind_the_curtain_again(screen: ChooseScreen, made: Program) -> None:
    click(screen.view.modes[True])
    click(screen.curtain.button)
    click_form(screen, FIRST)
    escape(made)
    again(made)
    assert screen.curtain.is_down
    assert screen.choosing.step == Step.PICK_FIRST
    assert screen.choosing.sides[0] == [FIRST]


def test_for_others_and_for_the_next_match_it_is_chosen_anew(screen: ChooseScreen, made: Program) -> None:
    click_form(screen, FIRST)
    escape(made)
    again(made, Seats(("", "beginner")))
    assert screen.choosing.sides[0] == []
    escape(made)
    again(made)
    for seat in (0, 1):
        screen.hands.fill(seat)
    screen.go_on()
    build = made.flow.preparation.build  # type: ignore[attr-defined]  # this game's own
    for _ in range(2):
        build.curtain.lift()
        build.tools.buttons["random"].click()
        build.go_on()
    assert made.window.current == "duel"
    again(made)
    assert screen.choosing.sides == ([], [])


def test_escape_closes_a_tip_and_nothing_else(screen: ChooseScreen, made: Program) -> None:
    QToolTip.showText(screen.mapToGlobal(screen.rect().center()), "a tip", screen)
    settle()
    assert QToolTip.isVisible()
    escape(made)
    assert made.window.current == "choose"
    QToolTip.hideText()


@pytest.mark.parametrize(("pixels", "least"), [(12, 12), (14, 14), (19, 14)])
def test_letters_on_a_tile_are_read(screen: ChooseScreen, pixels: int, least: int) -> None:
    grid = screen.view.grid
    font = grid.font()
    font.setPixelSize(pixels)
    grid.setFont(font)
    assert letters(grid) >= least
    assert 4 * 2 * letters(grid) <= tile_size(grid, 400).height(), "two lines of them have room in a quarter of a tile"


@pytest.mark.parametrize(("size", "zoom"), [((800, 480), 1), ((1280, 720), 1), ((1280, 720), 2), ((1920, 1080), 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_in_lines_has_room_on_its_tile(
    language: str, size: tuple[int, int], zoom: int, screen: ChooseScreen, made: Program
) -> None:
    made.settings.zoom = zoom
    made.settings.language = language
    made.window.resize(*size)
    settle()
    grid = screen.view.grid
    box = tile_box(grid.place_of(FIRST))
    assert box.height() < grid.height(), "a whole tile is seen"
    room = QSize(box.width() - 8, box.height() // 4)
    for form in KEYS:
        name = made.words.text(say("form-name", megami=megami_name(form)))
        font, lines = in_lines(name, grid.font(), room, least_letters(grid))
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert all(QFontMetricsF(font).horizontalAdvance(line) <= room.width() for line in lines), (name, size)


def test_who_took_a_megami_is_seen_by_the_mark_in_the_player_s_colour(screen: ChooseScreen) -> None:
    assert [panel.findChild(SeatMark).seat for panel in screen.view.panels] == [0, 1]
    for form in (FIRST, SECOND, SECOND):
        click_form(screen, form)
    forms_ = screen.view.grid.forms
    marks = {form: forms_.index(forms_.row_of(form), 0).data(TAKEN_ROLE) for form in (FIRST, SECOND, THIRD)}
    assert marks == {FIRST: "seat-0", SECOND: "seat-0 seat-1", THIRD: ""}
    seats = screen.view.grid._look.theme.seats
    place = screen.view.grid.place_of(SECOND)
    picture = screen.view.grid.grab().toImage()
    corner = place.adjusted(0, 0, 0, -place.height() * 2 // 3)
    rows, columns = range(corner.top(), corner.bottom()), range(corner.left(), corner.right())
    assert set(seats) <= {picture.pixelColor(x, y).name() for x in columns for y in rows}


def test_until_a_megami_is_painted_her_emblem_stands_on_her_colour(
    screen: ChooseScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    grid = screen.view.grid
    asked: list[int] = []
    monkeypatch.setattr(grid._look, "awaiting", lambda: nullcontext({"a picture"}))
    monkeypatch.setattr(grid._look, "emblem", lambda _form, size: asked.append(size.width()) or QPixmap(size))
    grid.grab()
    assert asked
    assert min(asked) >= grid.place_of(FIRST).width() * 0.4, "large"
