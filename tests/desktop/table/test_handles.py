"""What a drag carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData

from sakura_desktop.table.drag_data import MIME, ClosedGate, decode, encode, first_accepted, move_of
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from engine.kernel.decisions import Move


@pytest.mark.parametrize("thing", [Thing("crystal", "aura.0"), Thing("card:12", "hand.1"), Thing("hand.1#0", "hand.1")])
def test_a_thing_comes_back_as_it_was(thing: Thing) -> None:
    assert decode(encode(thing)) == thing


@pytest.mark.parametrize("data", [b"", b"[]", b"not json", b'["one"]', b'{"a": 1}'])
def test_a_foreign_or_broken_drag_carries_nothing(data: bytes) -> None:
    mime = QMimeData()
    assert decode(mime) is None
    mime.setData(MIME, data)
    assert decode(mime) is None


def test_the_first_place_that_takes_the_thing_is_chosen() -> None:
    class Gate(ClosedGate):
        def accepts(self, move: Move) -> bool:
            return move.target in {"b", "c"}

    assert first_accepted(Gate(), Thing("crystal", "x"), ["a", "b", "c"]) == "b"
    assert first_accepted(ClosedGate(), Thing("crystal", "x"), ["a"]) is None
    assert not ClosedGate().drop(move_of(Thing("crystal", "x"), "a"))


def test_cards_are_told_from_crystals() -> None:
    assert Thing("card:1", "hand.0").is_card
    assert Thing("deck.0#2", "deck.0").is_card
    assert not Thing("crystal", "aura.0").is_card
    assert not Thing("vigor", "vigor.0").is_card
