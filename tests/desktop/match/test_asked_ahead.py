"""No card is blank when a player takes the seat: its picture was asked for while the other one had it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from tests.desktop import tables
from tests.desktop.looks import nothing_kept
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap

    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen
    from tests.desktop.looks import PlainAppearance

Asked = set[tuple[str, int, int]]


@pytest.fixture
def faces(look: PlainAppearance, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Every face that was asked for so far, with its size."""
    found: Asked = set()
    plain = look.face

    def face(number: str, language: str, size: QSize, *more: str, **wish: bool) -> QPixmap:
        found.add((number, size.width(), size.height()))
        return plain(number, language, size, *more, **wish)

    monkeypatch.setattr(look, "face", face)
    return found


HAND_OF_SECOND = {tables.card(number).number for number in (11, 12)}


def two_turns() -> ScriptedDuel:
    """Player 1 decides, then player 2; each sees the own hand alone."""
    return ScriptedDuel(Step(tables.act(0)), Step(tables.act(1, (11, 12), (30,))))


@pytest.mark.parametrize("turn_board", ["turn", "stay"])
@pytest.mark.parametrize("curtain", [False, True])
def test_the_other_hand_is_painted_before_its_turn(
    make_screen: MakeScreen, settings: Settings, faces: Asked, *, curtain: bool, turn_board: str
) -> None:
    settings.curtain, settings.turn_board = curtain, turn_board
    screen = make_screen(two_turns())
    if curtain:
        screen.session.lift_curtain()
    QApplication.processEvents()
    before = set(faces)
    assert screen.session.submit(("basic:forward",))
    if curtain:
        screen.session.lift_curtain()
    QApplication.processEvents()
    assert screen.session.seat == 1
    faces.clear()
    nothing_kept(screen.board).grab()
    assert {number for number, *_ in faces} >= HAND_OF_SECOND
    assert faces <= before


def test_against_a_computer_nothing_of_its_hand_is_painted(make_screen: MakeScreen, faces: Asked) -> None:
    duel = two_turns()
    duel.players = ("", "skilled")
    make_screen(duel)
    assert not {number for number, *_ in faces} & HAND_OF_SECOND
