"""The choice of decks: what each of them is made of is seen at a glance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from engine.mahoroba.door import DECKS
from tests.desktop.settling import settle
from tests.desktop.shell import program

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_card_is_in_sight_and_how_often_it_is_there_stands_below_it(
    qapp: object, tmp_path: Path, size: tuple[int, int],
) -> None:
    """Over the card it would hide what is printed there: HP and damage."""
    with program(tmp_path, game="mahoroba", pace="off") as made:
        made.window.resize(*size)
        made.flow.preparation.begin()
        settle()
        screen = made.flow.preparation.screen
        for side in screen.sides:
            counts = Counter(DECKS[side.key])
            assert {number: mark.sign for number, mark in side.cards.row._marks.items()} == {
                number: f"×{count}" for number, count in counts.items() if count > 1
            }
            assert side.cards.below() > 0
            assert side.cards.verticalScrollBar().maximum() == 0
