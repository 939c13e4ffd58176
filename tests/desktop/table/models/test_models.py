"""Each model under Qt's own tester, told by views, lit by decisions, walked by legal and illegal drops with no view."""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from engine.kernel.decisions import Move
from sakura_desktop.sakura.attack_model import AttackModel
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.component import PanelModel
from sakura_desktop.table.models.entries import Role
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.models.table import TableModels
from sakura_desktop.table.things import DARK, PIECE, Highlight, Thing
from tests.desktop import tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from sakura_desktop.table.models.base import PlaceModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


class Gate:
    """Takes the moves that it is told to take."""

    def __init__(self, *moves: Move) -> None:
        self.moves = moves
        self.taken: list[Move] = []

    def accepts(self, move: Move) -> bool:
        return move in self.moves

    def drop(self, move: Move) -> bool:
        self.taken.append(move)
        return True


def watched(model: PlaceModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, FATAL, model)


def signals(model: PlaceModel) -> list[str]:
    """The structural signals of a model as they come."""
    seen: list[str] = []

    def note(name: str) -> Callable[..., None]:
        return lambda *_args: seen.append(name)

    model.rowsInserted.connect(note("inserted"))
    model.rowsRemoved.connect(note("removed"))
    model.rowsMoved.connect(note("moved"))
    model.dataChanged.connect(note("changed"))
    model.modelReset.connect(note("reset"))
    return seen


@pytest.fixture(autouse=True)
def _app(qtbot: QtBot) -> None:
    """Models of Qt live in an application."""


class TestCrystals:
    def test_each_crystal_is_an_item_and_each_empty_place_of_a_capacity(self) -> None:
        model = PieceModel("aura.0")
        watched(model)
        model.show(3, 5)
        assert model.rowCount() == 5
        assert [model.data(model.index(row), Role.EMPTY) for row in range(5)] == [False, False, False, True, True]
        assert model.thing(2) == Thing(PIECE, "aura.0")
        assert model.thing(3) is None

    def test_a_crystal_that_comes_is_a_row_inserted_or_a_place_filled(self) -> None:
        heap, places = PieceModel("flare.0"), PieceModel("aura.0")
        heap.show(2)
        places.show(2, 5)
        came, filled = signals(heap), signals(places)
        heap.show(4)
        places.show(3, 5)
        assert came == ["inserted"]
        assert filled == ["changed"]

    @given(st.lists(st.tuples(st.integers(0, 12), st.sampled_from([None, 5, 10])), max_size=8))
    def test_any_course_of_counts_keeps_the_model_sound(self, course: list[tuple[int, int | None]]) -> None:
        model = PieceModel("life.0")
        watched(model)
        for count, capacity in course:
            model.show(count, capacity)
            assert model.rowCount() == max(count, capacity or 0)
            assert sum(not entry.empty for entry in model.entries) == count

    def test_what_is_chosen_is_marked_where_it_leaves_and_ghostly_where_it_goes(self) -> None:
        source, target = PieceModel("shadow"), PieceModel("flare.0")
        watched(source), watched(target)
        source.show(4)
        target.show(1)
        thing = Thing(PIECE, "shadow")
        glow = Highlight(lit=frozenset({thing}), picked=(thing, thing), ghosts=((PIECE, "flare.0"),) * 2, held=thing)
        source.relight(glow)
        target.relight(glow)
        assert [entry.picked for entry in source.entries] == [False, False, True, True]
        assert [entry.held for entry in source.entries] == [False, True, False, False]
        assert [entry.ghost for entry in target.entries] == [False, True, True]
        target.relight(DARK)
        assert target.rowCount() == 1

    def test_roles_say_what_a_crystal_is(self) -> None:
        model = PieceModel("aura.1")
        model.show(1, 2)
        model.relight(
            Highlight(lit=frozenset({Thing(PIECE, "aura.1")}), targets=frozenset({"aura.1"}),
                marked=frozenset({"aura.1"}))
        )
        first, second = model.index(0), model.index(1)
        assert model.data(first, Role.HANDLE) == PIECE
        assert model.data(first, Role.PLACE) == "aura.1"
        assert model.data(first, Role.LIT) is True
        assert model.data(first, Role.MARKED) is True
        assert model.data(first, Role.PICKED) == 0
        assert model.data(first, Role.HELD) is False
        assert model.data(second, Role.TARGET) is True
        assert model.data(second, Role.GHOST) is False
        assert model.data(first, Role.CARD) is None


class TestCards:
    def test_cards_come_go_and_move_as_rows(self) -> None:
        model = CardModel("hand.0")
        watched(model)
        seen = signals(model)
        cards = [tables.card(n) for n in range(4)]
        model.show(cards[:3])
        model.show([cards[2], cards[0], cards[1]])
        model.show([cards[0], cards[1], cards[3]])
        assert seen == ["inserted", "moved", "removed", "inserted"]
        assert [entry.seen.handle for entry in model.entries] == ["card:0", "card:1", "card:3"]

    def test_a_card_that_changes_in_its_place_is_data_changed(self) -> None:
        model = CardModel("enhancements.0")
        model.show([tables.card(1, crystals=3)])
        seen = signals(model)
        model.show([tables.card(1, crystals=2)])
        assert seen == ["changed"]
        card = model.data(model.index(0), Role.CARD)
        assert card.crystals == 2

    def test_only_load_and_undo_reset(self) -> None:
        model = CardModel("hand.0")
        watched(model)
        seen = signals(model)
        model.show([tables.card(1)])
        model.show([tables.card(2)], reset=True)
        assert seen == ["inserted", "reset"]

    @given(st.lists(st.tuples(st.lists(st.integers(0, 7), unique=True, max_size=6), st.booleans()), max_size=6))
    def test_any_course_of_hands_keeps_the_model_sound(self, course: list[tuple[list[int], bool]]) -> None:
        """Whoever is told that rows came, went or moved already finds every card where it is now."""
        model = CardModel("hand.0")
        watched(model)
        wrong: list[str] = []

        def look() -> None:
            rows = {entry.seen.handle: row for row, entry in enumerate(model.entries)}
            wrong.extend(name for n in range(8) if model.row_of(name := f"card:{n}") != rows.get(name, -1))

        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset):
            signal.connect(look)
        for hand, reset in course:
            model.show([tables.card(n) for n in hand], reset=reset)
            assert [entry.seen.handle for entry in model.entries] == [f"card:{n}" for n in hand]
            look()
        assert wrong == []

    def test_lit_chosen_held_and_marked_are_roles(self) -> None:
        model = CardModel("hand.0")
        model.show([tables.card(n) for n in range(3)])
        things = [Thing(f"card:{n}", "hand.0") for n in range(3)]
        model.relight(
            Highlight(lit=frozenset(things[:1]), picked=(things[2], things[1]), held=things[0],
                marked=frozenset({"card:1"}))
        )
        found = [
            [model.data(model.index(row), role) for role in (Role.LIT, Role.PICKED, Role.HELD, Role.MARKED)]
            for row in range(3)
        ]
        assert found == [[True, 0, True, False], [False, 2, False, True], [False, 1, False, False]]

    def test_crystals_on_a_card_are_lit_on_it(self) -> None:
        model = CardModel("enhancements.1")
        model.show([tables.card(5, crystals=4)])
        on = Thing(PIECE, "card.5")
        model.relight(
            Highlight(lit=frozenset({on}), picked=(on,), targets=frozenset({"card.5"}), ghosts=((PIECE, "card.5"),))
        )
        entry = model.entries[0]
        assert (entry.pieces_lit, entry.pieces_picked, entry.pieces_coming, entry.target) == (True, 1, 1, True)
        assert model.data(model.index(0), Role.TARGET) is True

    def test_row_of_finds_a_card(self) -> None:
        model = CardModel("hand.0")
        model.show([tables.card(3), tables.card(4)])
        assert model.row_of("card:4") == 1
        assert model.row_of("card:9") == -1


class TestDrops:
    def test_a_drop_is_legal_only_if_the_decision_has_the_move(self) -> None:
        move = Move(PIECE, "distance", "aura.0")
        gate = Gate(move)
        model = PieceModel("aura.0", gate)
        model.show(2, 5)
        data = Thing(PIECE, "distance")
        other = Thing(PIECE, "shadow")
        assert model.takes(data)
        assert not model.takes(other)
        assert model.drop(data)
        assert not model.drop(other)
        assert gate.taken == [move]
        assert model.count == 2, "rows move when the event comes back, not at the drop"

    def test_a_drop_on_a_card_means_the_card_before_its_place(self) -> None:
        on, at = Move(PIECE, "shadow", "card.5"), Move("card:9", "hand.0", "enhancements.0")
        gate = Gate(on, at)
        model = CardModel("enhancements.0", gate)
        model.show([tables.card(5)])
        assert model.drop(Thing(PIECE, "shadow"), 0)
        assert model.drop(Thing("card:9", "hand.0"), 0)
        assert gate.taken == [on, at]

    def test_a_drop_on_an_attack_means_the_attack(self) -> None:
        react = Move("card:9", "hand.0", "attack.1")
        gate = Gate(react)
        model = AttackModel(gate)
        watched(model)
        model.show([tables.attack(1), tables.attack(2)])
        data = Thing("card:9", "hand.0")
        assert model.drop(data, 0)
        assert not model.takes(data, 1)
        assert gate.taken == [react]

    def test_a_closed_gate_takes_nothing(self) -> None:
        model = CardModel("hand.0")
        assert not model.takes(Thing("card:1", "deck.0"))


    def test_empty_places_take_but_are_not_taken(self) -> None:
        model = PieceModel("aura.0")
        model.show(1, 2)
        drag = Qt.ItemFlag.ItemIsDragEnabled
        assert model.flags(model.index(0)) & drag
        assert not model.flags(model.index(1)) & drag
        assert model.flags(QModelIndex()) == Qt.ItemFlag.ItemIsDropEnabled


class TestRows:
    def test_attacks_change_in_place_and_leave(self) -> None:
        model = AttackModel()
        watched(model)
        seen = signals(model)
        model.show([tables.attack(1)])
        model.show([tables.attack(1, aura=4), tables.attack(2, answering="attack:1")])
        model.show([tables.attack(1, aura=4)])
        model.show([], reset=True)
        assert seen == ["inserted", "inserted", "changed", "removed", "reset"]

    def test_roles_of_an_attack(self) -> None:
        model = AttackModel()
        model.show([tables.attack(1)])
        thing = Thing("attack:1", "attacking")
        model.relight(
            Highlight(
                lit=frozenset({thing}), targets=frozenset({"attack.1"}), picked=(thing,), marked=frozenset({"attack:1"})
            )
        )
        index = model.index(0)
        assert model.data(index, Role.ATTACK) == tables.attack(1)
        assert [model.data(index, role) for role in (Role.LIT, Role.TARGET, Role.PICKED, Role.MARKED)] == [
            True,
            True,
            1,
            True,
        ]
        assert model.data(index, Role.HANDLE) == "attack:1"
        assert model.thing(0) == thing

    def test_panels_are_rows_told_by_their_counters(self) -> None:
        model = PanelModel()
        watched(model)
        seen = signals(model)
        model.show([tables.panel("gauge", 0, counters=(("wind", 1),))])
        model.show([tables.panel("gauge", 0, counters=(("wind", 2),))])
        model.show([tables.panel("gauge", 0, counters=(("wind", 2),)), tables.panel("umbrella", 1)])
        assert seen == ["reset", "changed", "reset"]
        assert model.data(model.index(1), Role.HANDLE) == "panel:umbrella"
        assert model.data(model.index(0), Role.PANEL).counters == (("wind", 2),)
        assert model.thing(0) is None


class TestTable:
    def test_a_view_tells_every_model(self) -> None:
        table = TableModels()
        told = []
        table.changed.connect(lambda: told.append(True))
        table.show(tables.view(0))
        assert table.pieces("distance").count == 6
        assert table.pieces("aura.0").capacity == 5
        assert [card.number for card in table.cards("hand.1").cards] == [None, None]
        assert told == [True]

    def test_a_place_that_is_no_longer_seen_is_empty(self) -> None:
        table = TableModels()
        table.show(tables.view(0, cards={"extra.0": (tables.card(50),)}))
        assert table.cards("extra.0").rowCount() == 1
        table.pieces("card.50").show(2)
        table.show(tables.view(0))
        assert table.cards("extra.0").rowCount() == 0
        assert table.pieces("card.50").count == 0

    def test_turning_the_seat_changes_rows_and_resets_nothing(self) -> None:
        table = TableModels()
        table.show(tables.view(0))
        seen = [signals(table.cards(place)) for place in ("hand.0", "hand.1", "deck.0")]
        table.show(tables.view(1))
        assert "reset" not in functools.reduce(operator.iadd, seen, [])
        assert [card.number is None for card in table.cards("hand.0").cards] == [True] * 3
        assert [card.number is None for card in table.cards("hand.1").cards] == [False] * 2

    def test_light_reaches_models_made_later(self) -> None:
        table = TableModels()
        table.light(Highlight(targets=frozenset({"flare.0"})))
        assert table.pieces("flare.0").target
        assert table.cards("hand.0").marked is False

    def test_the_same_light_tells_nobody(self) -> None:
        table = TableModels()
        table.show(tables.view(0))
        relit = []
        table.relit.connect(lambda: relit.append(True))
        table.light(Highlight(targets=frozenset({"flare.0"})))
        table.light(Highlight(targets=frozenset({"flare.0"})))
        assert relit == [True]

    def test_find_knows_cards_under_others(self) -> None:
        under = tables.card(60)
        table = TableModels()
        assert table.find("card:60") is None
        table.show(tables.view(0, cards={"enhancements.0": (tables.card(5, attached=(under,)),)}))
        assert table.find("card:60") == ("enhancements.0", under)
        assert table.find("card:5") is not None
        assert table.find("card:99") is None
        table.show(tables.view(0, cards={"discard.0": (under,)}))
        assert table.find("card:60") == ("discard.0", under)
        assert table.find("card:5") is None

    def test_words_for_those_who_listen_are_asked_for_when_needed(self) -> None:
        table = TableModels()
        table.show(tables.view(0))
        table.teller(lambda model, row: f"{model.rowCount()}/{row}")
        assert table.cards("hand.0").data(table.cards("hand.0").index(1), Qt.ItemDataRole.AccessibleTextRole) == "3/1"
        assert table.cards("discard.0").data(QModelIndex()) is None
