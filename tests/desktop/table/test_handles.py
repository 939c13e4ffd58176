"""Who is asked whether a place takes a thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.drop_gate import ClosedGate, first_accepted, move_of
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from engine.kernel.decisions import Move


def test_the_first_place_that_takes_the_thing_is_chosen() -> None:
    class Gate(ClosedGate):
        def accepts(self, move: Move) -> bool:
            return move.target in {"b", "c"}

    assert first_accepted(Gate(), Thing("piece", "x"), ["a", "b", "c"]) == "b"
    assert first_accepted(ClosedGate(), Thing("piece", "x"), ["a"]) is None
    assert not ClosedGate().drop(move_of(Thing("piece", "x"), "a"))


def test_cards_are_told_from_crystals() -> None:
    assert Thing("card:1", "hand.0").is_card
    assert Thing("deck.0#2", "deck.0").is_card
    assert not Thing("piece", "aura.0").is_card
    assert not Thing("vigor", "vigor.0").is_card
