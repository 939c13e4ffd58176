"""The models of pieces and tokens: told by views, lit like all else, each taking exactly what the open decision has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.kernel.decisions import Move
from sakura_desktop.sakura.components import PARTS
from sakura_desktop.sakura.playmat import SakuraPlaymat
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.component import ComponentModel
from sakura_desktop.table.models.entries import Role
from sakura_desktop.table.models.table import TableModels
from sakura_desktop.table.things import DARK, Highlight, Thing
from tests.desktop import components, tables
from tests.desktop.table.models.test_models import Gate, _app, signals, watched

__all__ = ["_app"]

TURN = Move("umbrella", "umbrella.0", "umbrella.0")
PREPARE = Move("plan", "plan.0", "plan-1.0")
CHARGE = "token:charge"


def drop(model: ComponentModel, thing: Thing) -> bool:
    return model.drop(thing, 0)


class TestPieces:
    @pytest.mark.parametrize("piece", [piece for pieces in PARTS.values() for piece in pieces])
    def test_each_is_one_item(self, piece: str) -> None:
        model = ComponentModel(f"{piece}.1")
        watched(model)
        assert model.rowCount() == 1
        assert model.data(model.index(0), Role.HANDLE) == piece
        assert model.data(model.index(0), Role.PLACE) == f"{piece}.1"
        assert model.drop_places(0) == (f"{piece}.1",)

    def test_those_that_a_hand_points_at_or_takes_are_things_the_others_only_take(self) -> None:
        table = TableModels(shape=SakuraPlaymat.shape)
        taken = {part: table.part(f"{part}.0").thing(0) for parts in PARTS.values() for part in parts}
        assert {piece: thing for piece, thing in taken.items() if thing is not None} == {
            "umbrella": Thing("umbrella", "umbrella.0"),
            "plan": Thing("plan", "plan.0"),
            "wind": Thing("wind", "wind.0"),
            "thunder": Thing("thunder", "thunder.0"),
            "act": Thing("act", "act.0"),
            "aim": Thing("aim", "aim.0"),
            "dive": Thing("dive", "dive.0"),
            **{place: Thing(place, f"{place}.0") for place in PARTS["memory"]},
        }
        drags = Qt.ItemFlag.ItemIsDragEnabled
        umbrella, half = table.part("umbrella.0"), table.part("plan-0.0")
        assert umbrella.flags(umbrella.index(0)) & drags
        assert not half.flags(half.index(0)) & drags

    def test_it_stands_as_its_component_does(self) -> None:
        model = ComponentModel("wind.0")
        assert model.value("wind") is None
        seen = signals(model)
        model.show(components.panel("gauges", 0, 0, wind=4))
        model.show(components.panel("gauges", 0, 0, wind=4))
        assert (model.value("wind"), model.value("thunder"), seen) == (4, 12, ["changed"])

    def test_what_the_seat_may_not_know_has_no_value(self) -> None:
        model = ComponentModel("plan.0")
        model.show(components.panel("plan", 0, 1))
        assert (model.value("plan"), model.value("plan-open")) == (None, 0)
        model.show(components.panel("plan", 0, 0))
        assert model.value("plan") == 1

    def test_light(self) -> None:
        thing = Thing("plan", "plan.0")
        plan, half = ComponentModel("plan.0"), ComponentModel("plan-1.0")
        glow = Highlight(lit=frozenset({thing}), targets=frozenset({"plan-1.0"}), held=thing,
            marked=frozenset({"plan.0"}))
        for model in (plan, half):
            model.relight(glow)
        roles = (Role.LIT, Role.TARGET, Role.HELD, Role.MARKED, Role.PICKED)
        assert [plan.data(plan.index(0), role) for role in roles] == [True, False, True, True, 0]
        assert [half.data(half.index(0), role) for role in roles] == [False, True, False, False, 0]
        plan.relight(Highlight(picked=(thing, thing)))
        assert plan.data(plan.index(0), Role.PICKED) == 2
        assert not plan.lit

    def test_it_takes_what_the_decision_has_and_nothing_else(self) -> None:
        gate = Gate(TURN, PREPARE)
        umbrella, half, gauge = (ComponentModel(place, gate) for place in ("umbrella.0", "plan-1.0", "wind.0"))
        plan, itself = Thing("plan", "plan.0"), Thing("umbrella", "umbrella.0")
        assert drop(half, plan)
        assert drop(umbrella, itself)
        assert not drop(half, itself)
        assert not drop(gauge, plan)
        assert gate.taken == [PREPARE, TURN]


class TestTokens:
    def test_a_view_tells_them_by_place_and_kind(self) -> None:
        table = TableModels(shape=SakuraPlaymat.shape)
        table.show(components.table((("machine",), ()), tokens={"machine.0": 4, "distance-plus.0": 1}))
        machine = table.tokens("machine.0", "artificial")
        watched(machine)
        assert (machine.what, machine.count, machine.capacity) == ("token:artificial", 4, None)
        assert machine.thing(3) == Thing("token:artificial", "machine.0")
        assert table.tokens("distance-plus.0", "artificial").count == 1
        assert table.tokens("burnt.0", "artificial").count == 0
        assert table.pieces("machine.0").count == 0

    def test_the_tokens_of_a_component_are_of_one_kind_wherever_they_lie(self) -> None:
        table = TableModels(shape=SakuraPlaymat.shape)
        assert table.tokens_of("burnt.0").count == 0
        table.show(components.table((("machine",), ()), tokens={"machine.0": 0, "distance-plus.0": 2}))
        assert table.tokens_of("burnt.0") is table.tokens("burnt.0", "artificial")
        assert table.tokens_of("distance-plus.0").count == 2

    def test_what_is_no_longer_there_is_gone(self) -> None:
        table = TableModels(shape=SakuraPlaymat.shape)
        table.show(components.table((("machine",), ()), tokens={"burnt.0": 2}))
        table.show(components.table((("machine",), ())))
        assert table.tokens("burnt.0", "artificial").count == 0

    def test_pieces_are_told_and_lit_with_the_table(self) -> None:
        table = TableModels(shape=SakuraPlaymat.shape)
        table.show(components.table((("umbrella",), ("gauges",)), counters={"umbrella": 1, "thunder": 9}))
        assert table.part("umbrella.0").value("umbrella") == 1
        assert table.part("thunder.1").value("thunder") == 9
        table.light(Highlight(targets=frozenset({"thunder.1", "burnt.0"})))
        assert table.part("thunder.1").target
        assert table.part("wind.0").target is False
        assert table.tokens("burnt.0", "artificial").target

    def test_tokens_on_a_card_are_lit_apart_from_it(self) -> None:
        model = CardModel("discard.0")
        watched(model)
        model.show([tables.card(5, tokens=(("charge", 1),)), tables.card(6)])
        charge = Thing(CHARGE, "card.5")
        model.relight(Highlight(lit=frozenset({charge})))
        entry = model.entries[0]
        assert (entry.lit, entry.tokens_lit, entry.tokens_gone) == (False, ("charge",), ())
        model.relight(Highlight(lit=frozenset({charge}), held=charge))
        assert model.entries[0].tokens_gone == ("charge",)
        model.relight(Highlight(picked=(charge,)))
        assert model.entries[0].tokens_gone == ("charge",)
        model.relight(DARK)
        assert (model.entries[0].tokens_lit, model.entries[0].tokens_gone) == ((), ())

    def test_what_lies_on_a_card_names_its_bearer(self) -> None:
        assert Thing(CHARGE, "card.5").bearer == "card:5"
        assert Thing("token:artificial", "machine.0").bearer == ""
        assert Thing(CHARGE, "card.5").is_token
        assert not Thing("card:5", "hand.0").is_token
