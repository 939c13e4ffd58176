"""Ready decks on the screen: from home to a duel in two presses, and beside building oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.sakura.door import ready_decks
from sakura_desktop.match.seats import TWO
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.program import Program


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False, sits="two") as whole:
        yield whole


def test_two_presses_lead_from_home_to_a_duel(made: Program) -> None:
    made.flow.rooms.home.ready.click()
    settle()
    assert made.window.current == "ready"
    screen = made.window.current_screen
    screen.next.click()  # type: ignore[union-attr]  # the screen of ready decks
    settle()
    assert made.window.current == "duel"
    sides = made.flow.rooms.duel.session.duel.setup.sides
    assert [side.megami for side in sides] == [ready_decks()[0].megami, ready_decks()[-1].megami]
    assert [side.normals for side in sides] == [ready_decks()[0].normals, ready_decks()[-1].normals]


def test_each_deck_names_its_two_megami_and_each_player_has_a_mark(made: Program) -> None:
    made.flow.quick()
    made.window.resize(1280, 720)
    settle(6)
    screen = made.flow.preparation.ready_decks  # type: ignore[attr-defined]  # this game's own
    assert [mark.seat for mark in screen._marks] == [0, 1]
    for one in screen.lists:
        for row, ready in enumerate(ready_decks()):
            item = one.item(row)
            for form in ready.megami:
                assert made.words.renderer("en").name("megami", form).text in item.text()
            place = one.visualItemRect(item)
            emblems = one.itemDelegate().emblems(place, row)
            name = one.fontMetrics().horizontalAdvance(item.text().splitlines()[0])
            assert len(emblems) == 2
            assert all(place.contains(emblem) and emblem.left() > name + 6 for emblem in emblems)
            place.setWidth(name)
            assert one.itemDelegate().emblems(place, row) == [], "the name is to be read"


def test_other_decks_are_taken_by_keyboard(made: Program) -> None:
    made.flow.quick()
    settle()
    screen = made.flow.preparation.ready_decks  # type: ignore[attr-defined]  # this game's own
    assert screen.lists[0].hasFocus()
    QTest.keyClick(screen.lists[0], Qt.Key.Key_Down)
    assert screen.taken(0) == ready_decks()[1]
    QTest.keyClick(screen.lists[0], Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert made.window.current == "duel"
    assert made.flow.rooms.duel.session.duel.setup.sides[0].normals == ready_decks()[1].normals


def test_it_is_offered_where_megami_are_chosen_and_leads_back_there(made: Program) -> None:
    made.flow.preparation.begin(TWO)
    settle()
    made.flow.preparation.choose.ready.click()  # type: ignore[attr-defined]  # this game's own
    settle()
    assert made.window.current == "ready"
    made.flow.preparation.ready_decks.choosing.emit()  # type: ignore[attr-defined]  # as above
    settle()
    assert made.window.current == "choose"


def test_it_is_offered_beside_building_for_the_pairs_that_have_one(made: Program) -> None:
    build = made.flow.preparation.build  # type: ignore[attr-defined]  # this game's own
    ready = ready_decks()[0]
    build.begin((ready.megami, ("oboro", "yukihi")))
    button = build.tools.buttons["ready"]
    assert button.isVisibleTo(build)
    button.click()
    assert set(build.draft.deck().normals) == set(ready.normals)
    assert made.words.text(ready.name()) in build.status.text()
    build.go_on()
    assert not button.isVisibleTo(build)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_is_named_in_every_language(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language) as made:
        made.flow.quick()
        settle()
        screen = made.flow.preparation.ready_decks  # type: ignore[attr-defined]  # this game's own
        texts = [screen.lists[1].item(row).text() for row in range(screen.lists[1].count())]
        said = [(made.words.text(one.name()), made.words.text(one.aim())) for one in ready_decks()]
        assert [text.split("\n")[1] for text in texts] == [aim for _, aim in said]
        assert all(text.startswith(name) for text, (name, _) in zip(texts, said, strict=True))
        assert made.words.say("ready-note") in said_by(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_is_seen_at_once_and_in_a_small_window_the_one_taken(
    qtbot: QtBot, tmp_path: Path, language: str,
) -> None:
    with program(tmp_path, language) as made:
        made.flow.quick()
        lists = made.flow.preparation.ready_decks.lists  # type: ignore[attr-defined]  # this game's own

        def taken_is_seen() -> bool:
            rows = [one.visualItemRect(one.currentItem()) for one in lists]
            return all(
                row.top() >= 0 and row.bottom() <= one.viewport().height()
                for one, row in zip(lists, rows, strict=True)
            )

        made.window.resize(1280, 720)
        qtbot.waitUntil(lambda: [one.verticalScrollBar().maximum() for one in lists] == [0, 0])
        made.window.resize(800, 480)
        settle()
        qtbot.waitUntil(taken_is_seen)


def test_lists_take_the_room_of_their_lines_and_leave_the_rest_to_the_cards(made: Program) -> None:
    made.flow.quick()
    screen = made.flow.preparation.ready_decks  # type: ignore[attr-defined]  # this game's own
    for size in ((1280, 720), (1280, 668), (1920, 1080), (2560, 1440), (1280, 720)):
        made.window.resize(*size)
        settle(10)
        for one in screen.lists:
            last = one.visualItemRect(one.item(one.count() - 1))
            assert 0 <= one.viewport().height() - last.bottom() <= 2, size
        rows = [row.mapTo(screen, row.rect().bottomLeft()).y() for row in screen.cards.rows.values()]
        assert max(rows) < screen.next.y(), size
