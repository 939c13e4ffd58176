"""The choice among 25 megami: by weapon and by name, all in view where there is room, each with what she brings."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.sakura.door import Pool, card_face, forms
from sakura_desktop.sakura import form_tile
from sakura_desktop.sakura.choose_screen import ChooseScreen
from sakura_desktop.sakura.form_grid import FormModel, weapons
from sakura_desktop.sakura.form_list import GROUPS, engine_forms
from sakura_desktop.sakura.form_tile import tile_box
from sakura_desktop.sakura.megami_choice import Step
from tests.desktop.sakura.roster import ALL, FORMS, LISTED, PARTS, POISONS
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.program import Program

SIZES = [(1280, 720), (1440, 900), (1920, 1080)]


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path) as whole:
        yield whole


def opened(made: Program, size: tuple[int, int] = (1280, 720), language: str = "en") -> ChooseScreen:
    """The choice among 48 forms, in a window of that size."""
    made.settings.language = language
    made.settings.curtain = False
    look = made.flow.rooms._look
    screen = ChooseScreen(made.words, made.settings, look, QWidget(), rng=random.Random(3), listed=LISTED)
    made.flow.rooms._take(screen)
    made.flow.enter(screen)
    made.window.resize(*size)
    settle(6)
    return screen


def found(screen: ChooseScreen) -> list[str]:
    """The forms that the grid shows."""
    grid = screen.view.grid
    return [grid.key_at(grid.found.index(row, 0)) for row in range(grid.found.rowCount())]


def choose_weapon(screen: ChooseScreen, word: str) -> None:
    box = screen.view.weapon
    box.setCurrentIndex(box.findText(word))
    settle()


# --- the grid ---


@pytest.mark.parametrize("size", [(800, 480), (1024, 700), *SIZES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_stand_in_a_true_grid_of_tall_tiles(made: Program, size: tuple[int, int], language: str) -> None:
    grid = opened(made, size, language).view.grid
    assert made.window.size() == QSize(*size)
    places = [grid.place_of(form) for form in FORMS]
    lefts = sorted({place.left() for place in places})
    assert len(lefts) == grid.columns
    assert grid.columns > 1
    for row, place in enumerate(places):
        assert place.left() == lefts[row % grid.columns]
        box = tile_box(place)
        assert abs(box.height() * 3 - box.width() * 4) <= 4
    assert lefts[-1] + places[0].width() <= grid.viewport().width()
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_slip_with_the_name_leaves_three_quarters_of_a_tile(
    made: Program, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slips: list[tuple[QRect, QRect]] = []
    monkeypatch.setattr(form_tile, "_paper", lambda _painter, place, slip, _look: slips.append((place, slip)))
    opened(made, (1280, 720), language).view.grid.grab()
    assert len(slips) >= 12
    for place, slip in slips:
        assert place.contains(slip)
        assert slip.height() <= (place.height() + 2) / 4


@pytest.mark.parametrize("size", [(1024, 700), *SIZES[:-1]])
@pytest.mark.parametrize("strike", [False, True])
def test_in_a_small_window_the_grid_scrolls_and_nothing_else_is_lost(
    made: Program, size: tuple[int, int], strike: bool
) -> None:
    screen = opened(made, size)
    if strike:
        screen.begin(strike=True)
        settle()
    assert made.window.size() == QSize(*size)
    view = screen.view
    whole = screen.rect()
    for part in (view.grid, view.sheet, view.filter, view.weapon, screen.next, *view.modes.values(), *view.panels):
        corner = part.mapTo(screen, part.rect().topLeft())
        assert whole.contains(part.rect().translated(corner)), part.objectName()
    grid = view.grid
    grid.scrollTo(grid.found.index(len(FORMS) - 1, 0))
    settle()
    assert grid.viewport().rect().contains(grid.place_of(FORMS[-1]))


def test_a_megami_s_forms_stand_together_herself_first(made: Program) -> None:
    mixed = [*ALL]
    random.Random(1).shuffle(mixed)
    owner = QWidget()
    shown = FormModel(made.words, mixed, owner).forms
    bases = [form.base for form in shown]
    assert len(shown) == len(FORMS)
    for base in set(bases):
        at, count = bases.index(base), bases.count(base)
        assert bases[at : at + count] == [base] * count
        assert shown[at].another == ""
    owner.deleteLater()


def test_arrow_keys_walk_the_grid_and_enter_takes(made: Program) -> None:
    screen = opened(made)
    grid = screen.view.grid
    grid.setFocus()
    grid.setCurrentIndex(grid.found.index(0, 0))
    seen = {grid.current()}
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(grid, key)
        seen.add(grid.current())
    assert len(seen) >= 5
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert screen.choosing.sides[0] == [grid.current()]
    QTest.keyClick(grid, Qt.Key.Key_End)
    assert grid.current() == FORMS[-1]


@pytest.mark.parametrize("size", [(1024, 700), *SIZES])
def test_arrow_keys_lead_from_every_form_to_others_all_over_the_grid(made: Program, size: tuple[int, int]) -> None:
    screen = opened(made, size)
    grid = screen.view.grid
    grid.setFocus()
    for start in FORMS:
        for goal in FORMS[::9]:
            grid.setCurrentIndex(grid.found.index(FORMS.index(start), 0))
            for _ in FORMS:
                here, there = grid.place_of(grid.current()).center(), grid.place_of(goal).center()
                if here == there:
                    break
                if here.y() == there.y():
                    key = Qt.Key.Key_Right if there.x() > here.x() else Qt.Key.Key_Left
                else:
                    key = Qt.Key.Key_Down if there.y() > here.y() else Qt.Key.Key_Up
                QTest.keyClick(grid, key)
            assert grid.current() == goal, (start, goal)


def test_a_click_takes_the_form_under_it(made: Program) -> None:
    screen = opened(made)
    grid = screen.view.grid
    for form in (FORMS[7], FORMS[-1]):
        at = grid.place_of(form).center()
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert screen.choosing.sides[0] == [FORMS[7], FORMS[-1]]


# --- finding ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_weapons_has_each_of_them_after_all(made: Program, language: str) -> None:
    screen = opened(made, language=language)
    box = screen.view.weapon
    words = [box.itemText(row) for row in range(box.count())]
    assert words[0] == made.words.say("choose-weapon-all")
    wanted = [word for form in FORMS for word in weapons(form, made.words, language)]
    assert words[1:] == list(dict.fromkeys(wanted))
    assert box.accessibleName() == made.words.say("choose-weapon")
    for row in range(1, box.count()):
        box.setCurrentIndex(row)
        settle(1)
        bearers = [form for form in FORMS if box.currentText() in weapons(form, made.words, language)]
        assert found(screen) == bearers
        assert bearers


def test_weapon_and_text_work_together(made: Program) -> None:
    screen = opened(made)
    choose_weapon(screen, "Umbrella")
    assert found(screen) == ["yukihi"]
    screen.view.filter.setText("yurina")
    settle()
    assert found(screen) == []
    choose_weapon(screen, "Katana")
    assert found(screen) == ["yurina"]
    screen.view.weapon.setCurrentIndex(0)
    settle()
    assert found(screen) == ["yurina", "yurina-a1", "yurina-a2"]
    screen.view.filter.clear()
    settle()
    assert found(screen) == list(FORMS)


def test_the_chosen_weapon_stays_in_another_language(made: Program) -> None:
    screen = opened(made)
    choose_weapon(screen, "Hairpin")
    before = screen.view.weapon.currentIndex()
    for language in LANGUAGES:
        made.settings.language = language
        settle()
        assert screen.view.weapon.currentIndex() == before
        assert screen.view.weapon.currentText() == weapons("yukihi", made.words, language)[1]
        assert found(screen) == ["yukihi"]


def test_the_list_of_weapons_is_worked_by_keys(made: Program) -> None:
    screen = opened(made)
    view = screen.view
    view.filter.setFocus()
    QTest.keyClick(view.filter, Qt.Key.Key_Tab)
    assert view.weapon.hasFocus()
    QTest.keyClick(view.weapon, Qt.Key.Key_Down)
    assert found(screen) == [FORMS[0]]
    QTest.keyClick(view.weapon, Qt.Key.Key_Home)
    assert found(screen) == list(FORMS)


def test_where_nothing_is_found_a_word_says_so(made: Program) -> None:
    screen = opened(made)
    grid = screen.view.grid
    before = grid.grab().toImage()
    screen.view.filter.setText("nobody is called that")
    settle()
    empty = grid.grab().toImage()
    made.settings.language = "ja"
    settle()
    assert found(screen) == []
    assert len({image.cacheKey() for image in (before, empty)}) == 2
    assert empty != grid.grab().toImage()


# --- what a form brings ---


def test_what_a_form_brings_besides_stands_under_its_own_name(made: Program) -> None:
    screen = opened(made)
    sheet = screen.view.sheet
    shown = {}
    for form in ("yukihi", "chikage", "oboro-a2", "raira", "hagane-a1"):
        sheet.show_form(form)
        settle()
        shown[form] = [group for group in GROUPS if sheet.cards.groups[group].isVisible()]
        for group in shown[form][2:]:
            heading = sheet.cards.groups[group].heading
            assert heading.isVisible()
            assert heading.text() == made.words.say(f"cards-{group}")
    base = ["normals", "specials"]
    assert shown == {
        "yukihi": base, "chikage": [*base, "poison"], "oboro-a2": [*base, "part"], "raira": [*base, "extra"],
        "hagane-a1": base,
    }
    assert len(sheet.rows["normals"].row) == 8


@pytest.mark.parametrize("size", [(1024, 700), *SIZES])
@pytest.mark.parametrize("form", ["saine-a2", "chikage", "oboro-a2", "raira", "hagane-a1"])
def test_every_card_of_a_form_is_in_view(made: Program, form: str, size: tuple[int, int]) -> None:
    screen = opened(made, size)
    sheet = screen.view.sheet
    sheet.show_form(form)
    settle(6)
    whole = sheet.rect()
    seen = []
    for group, row in sheet.rows.items():
        if row.isVisible():
            assert whole.contains(row.rect().translated(row.mapTo(sheet, row.rect().topLeft()))), group
            places = [row.visualRect(row.row.index(at)) for at in range(len(row.row))]
            assert all(row.viewport().rect().adjusted(0, 0, 1, 1).contains(place) for place in places), group
            seen += [place.size() for place in places]
    assert len(seen) == sum(len(cards) for cards in LISTED.groups(form).values())
    assert len({(size.width(), size.height()) for size in seen}) == 1


def test_several_of_one_card_are_counted(made: Program) -> None:
    sheet = opened(made).view.sheet
    sheet.show_form("chikage")
    row = sheet.rows["poison"].row
    assert len(row) == len(POISONS)
    said = [str(row.index(at).data(Qt.ItemDataRole.AccessibleTextRole)) for at in range(len(row))]
    assert [made.words.say("cards-many", count=2) in text for text in said] == [True, False, False, False]


def test_the_note_fits_into_the_head(made: Program) -> None:
    screen = opened(made, (1024, 700))
    note = screen.view.sheet._note
    screen.view.sheet.show_form("saine-a1")
    settle()
    assert note.height() <= screen.view.sheet._name.height() + 4
    said = note.accessibleName()
    assert note.text() == said or note.text().endswith("…")
    assert note.toolTip() == ("" if note.text() == said else said), "a tip lies over its neighbours"
    note.say("word " * 400)
    assert note.text().endswith("…")
    assert note.toolTip() == "word " * 400


def test_cards_are_grouped_by_kind() -> None:
    groups = LISTED.groups("oboro-a2")
    assert list(groups) == list(GROUPS)
    assert groups["part"] == dict.fromkeys(PARTS, 1)
    assert groups["extra"] == groups["poison"] == {}
    assert sum(LISTED.groups("chikage")["poison"].values()) == len(POISONS) + 1
    kinds = {"M": "transform", "Z": "special"}
    odd = LISTED._replace(
        cards=lambda _form: Pool(("N",), (), ("Z", "Z"), (("M", "machine"),)), kind=lambda number: kinds[number]
    )
    assert odd.groups("")["extra"] == {"Z": 2}
    assert odd.groups("")["transform"] == {"M": 1}


def test_the_engine_s_list_is_what_is_chosen_from_by_default() -> None:
    listed = engine_forms()
    assert listed.forms == tuple(forms())
    for form in listed.keys:
        groups = listed.groups(form)
        assert set(groups["normals"]) == set(listed.cards(form).normals)
        numbers = [number for cards in groups.values() for number in cards]
        assert len(numbers) == len(set(numbers))
        assert all(card_face(number).number == number for number in numbers)


# --- the choice ---


def test_chance_takes_from_all_of_them(made: Program) -> None:
    screen = opened(made)
    taken = set()
    for _ in range(30):
        screen.hands.fill(0)
        taken |= set(screen.choosing.sides[0])
        screen.hands.clear(0)
    assert len(taken) > 15
    assert taken <= set(FORMS)


def test_three_are_chosen_and_one_is_struck_among_many(made: Program) -> None:
    screen = opened(made)
    screen.begin(strike=True)
    for seat in (0, 1):
        for form in ("oboro", "thallya-a1", "raira"):
            screen.hands.take(form)
        assert len(screen.choosing.sides[seat]) == 3
        screen.go_on()
    for seat in (0, 1):
        screen.hands.press(1 - seat, 2)
        screen.go_on()
    assert screen.choosing.step is Step.SETTLED
    assert screen.choosing.pairs() == (("oboro", "thallya-a1"), ("oboro", "thallya-a1"))
    assert not [text for text in said_by(screen) if "⟦" in text]
