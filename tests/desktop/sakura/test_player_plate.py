"""What a player's plate says of the megami where it is small."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QFontMetrics, QPainter

from tests.desktop import tables
from tests.desktop.looks import nothing_kept
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from tests.desktop.conftest import MakeScreen


@pytest.mark.parametrize(("width", "height"), [(800, 456), (960, 515), (1024, 575), (1280, 693)])
def test_a_long_title_gives_way_before_the_name(
    make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    pair = ("chikage-a1", "shinra-a1")
    players = (tables.player(0, megami=pair), tables.player(1))
    screen = make_screen(ScriptedDuel(Step(tables.act(), table={"players": players})), width, height)
    plate = screen.board.playmat.halves["lower"].plate
    drawn: list[tuple[str, int, int]] = []
    write = QPainter.drawText

    def heard(painter: QPainter, *more: object) -> object:
        text = more[-1]
        assert isinstance(text, str)
        drawn.append((text, QFontMetrics(painter.font()).horizontalAdvance(text), painter.font().pixelSize()))
        return write(painter, *more)  # type: ignore[call-overload]  # as it was called

    with monkeypatch.context() as one:
        one.setattr(QPainter, "drawText", heard)
        nothing_kept(plate).grab()
    names = [text for text, *_ in drawn if "Chikage" in text or "Shinra" in text]
    assert len(names) == 2, drawn
    assert all(wide <= plate.face_room().width() for text, wide, _ in drawn if text in names)
    assert all(pixels >= 12 for *_, pixels in drawn)
