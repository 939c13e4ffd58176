"""The mat: the gate as a stack, the attack under way, damage against life, energy, zones that not every ruler has."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from engine.cardgame.view import Change
from engine.gateruler.door import CardSeen
from engine.text.phrase import say
from sakura_desktop.gateruler.playmat import GateRulerPlaymat
from sakura_desktop.gateruler.unit_view import RulerView, UnitView, changed, flowing
from sakura_desktop.gateruler.zone_views import DamageZone, DriveZone, EnergyZone, HandZone, SetZone, SpentZone
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.table.board import Board
from sakura_desktop.table.things import Highlight, Thing
from tests.desktop.gateruler.tables import attack, backs, card, on_gate, player, ruler, unit, view

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from engine.gateruler.door import View
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.place_view import PlaceView
    from tests.desktop.looks import PlainAppearance

SIZES = ((568, 420), (950, 660), (1500, 980), (2100, 1380))


@pytest.fixture
def board_of(
    qtbot: QtBot, settings: Settings, words: Words, look: PlainAppearance
) -> Callable[..., tuple[Board, GateRulerPlaymat]]:
    """A board that shows a view, without a hand over it."""

    def make(shown: View, size: tuple[int, int] = (950, 660), lower: int = 0) -> tuple[Board, GateRulerPlaymat]:
        board = Board(words, look, settings, GateRulerPlaymat)  # type: ignore[arg-type]  # a plain look paints as a true one
        qtbot.addWidget(board)
        board.resize(*size)
        board.show_view(shown, lower=lower, reset=True)
        with qtbot.waitExposed(board):
            board.show()
        mat = board.playmat
        assert isinstance(mat, GateRulerPlaymat)
        return board, mat

    return make


def painted(board: Board, widget: PlaceView) -> QImage:
    """What is to be seen where a view is."""
    return board.grab(QRect(widget.pos(), widget.size())).toImage()


def has_colour(image: QImage, colour: str, rect: QRect | None = None) -> bool:
    """Whether a colour is to be seen somewhere in a picture."""
    room, wanted = rect or image.rect(), QColor(colour).rgb()
    return any(
        image.pixel(x, y) == wanted
        for x in range(max(0, room.left()), min(image.width(), room.right()))
        for y in range(max(0, room.top()), min(image.height(), room.bottom()))
    )


# --- the gate


def full_gate() -> View:
    """A unit that is summoned, an ability of a unit in play, an event, what was driven."""
    guard, summoned, event = unit(1), card(0), card(1, "GR-002")
    items = (
        on_gate(1, 0, summoned), on_gate(2, 1, guard, "ability"), on_gate(3, 1, event, aims=(guard.handle,)),
        on_gate(4, 0, kind="drive"),
    )  # fmt: skip
    return view({"gate": (summoned, event), "left.1": (guard,)}, gate=items)


@pytest.mark.parametrize("size", SIZES)
def test_the_gate_is_a_stack_from_the_bottom_up(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]], size: tuple[int, int]
) -> None:
    shown = full_gate()
    _, mat = board_of(shown, size)
    slots = mat.gate.slots()
    assert len(slots) == len(shown.gate)
    assert [slot.top() for slot in slots] == sorted((slot.top() for slot in slots), reverse=True)
    for slot in slots:
        assert mat.gate.viewport().rect().contains(slot)
    assert all(not one.intersects(other) for one, other in pairwise(slots))
    for row, entry in enumerate(mat.gate.cards().entries):
        at = next(at for at, item in enumerate(shown.gate) if item.handle == entry.seen.handle)
        assert slots[at].contains(mat.gate.boxes()[row]), "a card lies where its item is"


def test_more_than_have_room_lie_over_each_other_within_the_gate(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    guard = unit(1)
    items = tuple(on_gate(at, at % 2, guard, "ability") for at in range(30))
    _, mat = board_of(view({"left.1": (guard,)}, gate=items), (568, 420))
    slots, room = mat.gate.slots(), mat.gate.item_room()
    assert len(slots) == 30
    assert slots[0].bottom() == room.bottom()
    assert slots[-1].top() >= room.top() - 1
    assert min(slot.height() for slot in slots) >= 24


def test_each_item_has_the_colour_of_whose_it_is(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    shown = full_gate()
    board, mat = board_of(shown)
    image, seats = painted(board, mat.gate), mat.look.theme.seats
    for slot, item in zip(mat.gate.slots(), shown.gate, strict=True):
        assert has_colour(image, seats[item.seat], slot), item.id
        assert not has_colour(image, seats[1 - item.seat], slot.adjusted(2, 2, -2, -2)), item.id


def test_an_item_is_pointed_at_as_its_card(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    shown = full_gate()
    _, mat = board_of(shown)
    for slot, item in zip(mat.gate.slots(), shown.gate, strict=True):
        row = mat.gate.row_at(slot.center())
        seen = mat.gate.card_at(row)
        assert (seen.handle if seen is not None else "") == item.handle, item.id
        assert mat.gate.boxes()[row].intersects(slot)
    assert mat.gate.row_at(QPoint(mat.gate.width() // 2, mat.gate.title_height() + 2)) == -1


def test_what_resolves_just_now_stays_seen_where_it_lay(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    event = card(0)
    board, mat = board_of(view({"gate": (event,)}, gate=(on_gate(1, 0, event),)))
    before = mat.gate.boxes()[0]
    board.show_table(view({"gate": (event,)}))
    assert mat.gate.items == ()
    assert mat.gate.boxes()[0] == before


def test_whoever_listens_is_told_what_resolves_first(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    shown = full_gate()
    _, mat = board_of(shown)
    told = mat.gate.accessibleName()
    places = [told.index(f"item {item.id}") for item in shown.gate]
    assert places == sorted(places, reverse=True)


def test_an_empty_gate_says_what_it_is_for(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    board, mat = board_of(view())
    assert has_colour(painted(board, mat.gate), mat.look.theme.ink_soft)
    assert mat.gate.figure() == ""


def test_a_line_goes_from_the_top_of_the_gate_to_what_was_chosen_for_it(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    aimed, event = unit(1), card(0)
    places = {"gate": (event,), "right.1": (aimed,)}
    board, mat = board_of(view(places, gate=(on_gate(1, 0, event, aims=(aimed.handle,)),)))
    assert mat.aims.isVisibleTo(board)
    source, targets = mat.aims.chosen(mat.gate.items[-1])
    assert mat.gate.geometry().contains(source)
    assert mat.layout_now is not None
    assert [mat.layout_now.rects["right.1"].contains(target) for target in targets] == [True]
    board.show_table(view(places))
    assert not mat.aims.isVisibleTo(board)


# --- the attack under way


@pytest.mark.parametrize("line", ["left", "centre", "right"])
@pytest.mark.parametrize("lower", [0, 1])
def test_an_attack_is_a_line_onto_what_is_foremost(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]], line: str, lower: int
) -> None:
    by, aim, own = unit(0), unit(1), ruler(1)
    front = "defence" if line == "centre" else line
    places = {"left.0": (by,), f"{front}.1": (aim,), "ruler.1": (own,)}
    board, mat = board_of(view(places, attack=attack(by, line, aim, amount=7)), lower=lower)
    assert mat.layout_now is not None
    rects = mat.layout_now.rects
    under_way = mat.aims.attack
    assert under_way is not None
    ends = mat.aims.ends(under_way)
    assert ends is not None
    assert rects["left.0"].contains(ends.source)
    assert rects[f"{front}.1"].contains(ends.target)
    assert ends.zone == rects[f"{front}.1"]
    assert mat.words.text(mat.aims.said(under_way)) == "ATK 7"
    assert mat.aims.accessibleName() == "ATK 7"
    board.show_table(view({**places, f"{front}.1": ()}, attack=attack(by, line, own if line == "centre" else None)))
    under_way = mat.aims.attack
    assert under_way is not None
    target = "ruler.1" if line == "centre" else f"{line}.1"
    ends = mat.aims.ends(under_way)
    assert ends is not None
    assert ends.zone == rects[target]
    assert rects[target].contains(ends.target)
    assert mat.words.text(mat.aims.said(under_way)) == ("STK 3" if line == "centre" else "An empty line")


def test_a_line_takes_no_press_from_what_lies_below(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    by, aim = unit(0), unit(1)
    board, mat = board_of(view({"left.0": (by,), "left.1": (aim,)}, attack=attack(by, "left", aim)))
    middle = mat.halves["upper"].views["left"].geometry().center()
    assert board.childAt(middle) is mat.halves["upper"].views["left"].viewport()


# --- what a ruler bears and spends


def test_damage_is_counted_against_life(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    cards = (*(card(0) for _ in range(3)), card(0, face_up=False))
    shown = view({"damage.0": cards}, players=(player(0, damage=4, reversed=1), player(1)))
    _, mat = board_of(shown)
    zone, own = mat.view_for("damage.0"), mat.view_for("ruler.0")
    assert isinstance(zone, DamageZone)
    assert isinstance(own, RulerView)
    assert zone.accessibleName() == "Damage zone: 4 of 10, 1 face down"
    assert zone.figure() == "1 down"
    seen = own.card_at(0)
    assert isinstance(seen, CardSeen)
    assert own.lasts(seen) == ("life", 6, 10)
    assert not any(box.intersects(zone.number_room()) for box in zone.boxes())


def test_little_life_left_is_a_warning(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    for damage, warns in ((6, False), (7, True)):
        cards = tuple(card(0) for _ in range(damage))
        board, mat = board_of(view({"damage.0": cards}, players=(player(0, damage=damage), player(1))))
        zone = mat.view_for("damage.0")
        assert isinstance(zone, DamageZone)
        image = painted(board, zone)
        assert has_colour(image, mat.look.theme.warning, zone.number_room()) is warns


def test_the_damage_zone_is_spread_by_a_click(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    board, mat = board_of(view({"damage.0": tuple(card(0) for _ in range(5))}))
    zone = mat.view_for("damage.0")
    assert isinstance(zone, DamageZone)
    assert board.hits.can_spread(zone)
    assert board.hits.is_hidden_pile("damage.0")


def test_ready_and_spent_energy_are_counted_apart(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    board, mat = board_of(view(energy={"energy.0": 2, "spent.0": 1}))
    ready, spent = mat.view_for("energy.0"), mat.view_for("spent.0")
    assert isinstance(ready, EnergyZone)
    assert isinstance(spent, SpentZone)
    assert (len(ready.boxes()), len(spent.boxes())) == (2, 1)
    assert (ready.pieces().count, spent.pieces().count) == (2, 1)
    first, second = ready.boxes()
    assert not first.intersects(second)
    assert painted(board, ready) != painted(board, spent)


# --- zones that not every ruler has


def test_a_ruler_without_a_hand_has_its_drive_zone_there(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    drives = view(players=(player(0), player(1, has_hand=False, right=None)))
    board, mat = board_of(drives)
    upper, lower = mat.halves["upper"].views, mat.halves["lower"].views
    assert not upper["hand"].isVisibleTo(board)
    assert lower["hand"].isVisibleTo(board)
    driven, seldom = upper["drive"], lower["drive"]
    assert isinstance(driven, DriveZone)
    assert isinstance(seldom, DriveZone)
    assert driven.shown
    assert not seldom.shown, "who has a hand drives seldom"
    assert seldom.accessibleName() == ""
    assert mat.layout_now is not None
    before = mat.layout_now.rects
    assert before["drive.1"].width() > 3 * before["drive.0"].width()
    board.show_table(view())
    assert upper["hand"].isVisibleTo(board), "another duel, another ruler"
    assert isinstance(upper["hand"], HandZone)
    assert upper["hand"].width() > driven.width()


def test_a_ruler_has_as_many_set_zones_as_it_says(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    board, mat = board_of(view(players=(player(0, sets=2), player(1, sets=3))))
    for seat, there in ((0, [True, True, False]), (1, [True, True, True])):
        zones = [mat.view_for(f"set-{number}.{seat}") for number in (1, 2, 3)]
        assert [isinstance(zone, SetZone) and zone.shown for zone in zones] == there
    missing = mat.view_for("set-3.0")
    assert isinstance(missing, SetZone)
    assert not missing.titled
    assert not has_colour(painted(board, missing), mat.look.theme.line)


def test_the_counter_zone_is_seen_while_a_card_lies_there(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    board, mat = board_of(view())
    zone = mat.halves["lower"].views["counter"]
    empty = painted(board, zone)
    assert zone.accessibleName() == ""
    board.show_table(view({"counter.0": (card(0),)}))
    assert zone.accessibleName() == "Counter zone 1"
    assert painted(board, zone) != empty


# --- units


def test_a_unit_that_rests_lies_across_within_its_zone(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    for size in SIZES:
        _, mat = board_of(view({"left.0": (unit(0),), "right.0": (unit(0, status="rest"),)}), size)
        for place, across in (("left.0", False), ("right.0", True)):
            zone = mat.view_for(place)
            assert isinstance(zone, UnitView)
            (box,) = zone.boxes()
            assert (box.width() > box.height()) is across, (place, size)
            assert zone.viewport().rect().contains(box), (place, size)


def test_all_of_a_zone_is_its_unit_to_what_is_dropped_there(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    aimed = unit(1)
    _, mat = board_of(view({"left.1": (aimed,)}))
    zone = mat.view_for("left.1")
    assert isinstance(zone, UnitView)
    corner = zone.geometry().bottomRight() - QPoint(6, 6)
    spots = mat.spots_over(corner)
    assert [spot.model.drop_places(spot.row)[0] for spot in spots] == [aimed.handle.replace(":", "."), "left.1"]
    assert mat.spots_over(mat.halves["upper"].views["right"].geometry().center()) == []


def test_figures_say_whether_they_are_more_or_less_than_printed() -> None:
    def change(what: str, before: int, after: int) -> Change:
        return Change(what=what, before=str(before), after=str(after), source=None, phrase=say("board-card"))

    stronger = unit(0, changes=(change("atk", 3, 5), change("hp", 4, 6), change("hp", 6, 3)))
    assert (changed(stronger, "atk"), changed(stronger, "hp"), changed(stronger, "stk")) == (1, -1, 0)


def test_words_that_have_no_room_are_counted() -> None:
    assert flowing(["ab", "cd", "ef"], 5, 2, len) == ["ab・cd", "ef"]
    assert flowing(["ab", "cd", "ef", "gh"], 3, 2, len) == ["ab", "cd +2"]
    assert flowing(["ab"], 5, 0, len) == []
    assert flowing([], 5, 2, len) == []


@pytest.mark.parametrize("size", [(950, 660), (1500, 980), (2100, 1380)])
def test_figures_are_to_be_read(board_of: Callable[..., tuple[Board, GateRulerPlaymat]], size: tuple[int, int]) -> None:
    _, mat = board_of(view({"left.0": (unit(0),)}), size)
    zone = mat.view_for("left.0")
    assert isinstance(zone, UnitView)
    assert zone.least >= 14


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [56, 72, 120])
def test_figures_stay_in_their_room(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]], words: Words, language: str, width: int
) -> None:
    words.set_language(language)
    _, mat = board_of(view({"left.0": (unit(0),)}), (568, 420))
    zone = mat.view_for("ruler.0")
    assert isinstance(zone, RulerView)
    life = replace(unit(0), hp=11, atk=4, stk=3)
    picture = QImage(width + 60, 80, QImage.Format.Format_ARGB32)
    picture.fill(0)
    room = QRect(0, 0, width, 70)
    painter = QPainter(picture)
    zone.paint_figures(painter, room, life)
    painter.end()
    inked = [x for x in range(picture.width()) for y in range(80) if picture.pixel(x, y) >> 24]
    assert width // 2 < max(inked) <= width + 1


def test_damage_on_a_unit_is_told_and_what_is_left_of_it(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    hurt = unit(0, hp=4, damage=3)
    board, mat = board_of(view({"left.0": (hurt,)}))
    said = mat.said_of_card(hurt)
    assert (said["unit"], said["left"], said["hp"]) == ("yes", 1, 4)
    assert mat.said_of_card(ruler(0))["unit"] == "yes", "it lies nowhere on this table"
    own = mat.table.cards("ruler.0").entries[0].seen
    assert mat.said_of_card(own)["unit"] == "ruler"
    zone = mat.view_for("left.0")
    assert isinstance(zone, UnitView)
    hurt_picture = painted(board, zone)
    board.show_table(view({"left.0": (replace(hurt, pieces=()),)}))
    assert painted(board, zone) != hurt_picture


def test_while_an_attacker_is_held_it_is_seen_what_it_would_take(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    by, aim, other = unit(0, atk=3, stk=2), unit(1, hp=4), unit(1)
    _, mat = board_of(view({"left.0": (by,), "left.1": (aim,), "right.1": (other,)}))

    def zone(place: str) -> UnitView:
        found = mat.view_for(place)
        assert isinstance(found, UnitView)
        return found

    own = mat.table.cards("ruler.1").entries[0].seen
    assert isinstance(own, CardSeen)
    held = Thing(by.handle, "left.0")
    targets = frozenset({aim.handle.replace(":", "."), "left.1", "ruler.1"})
    mat.table.light(Highlight(lit=frozenset({held}), held=held, targets=targets))
    assert zone("left.1").threat(aim) == 3
    assert zone("ruler.1").threat(own) == 2, "STK to a ruler"
    assert zone("right.1").threat(other) == 0, "it can't be attacked"
    summoned = Thing(card(0).handle, "hand.0")
    mat.table.light(Highlight(held=summoned, targets=frozenset({"left.1"})))
    assert zone("left.1").threat(aim) == 0, "a card that comes attacks nothing"


# --- where a spread pile lies


def test_a_spread_pile_lies_where_nothing_is_an_answer(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    lying = card(0)
    _, mat = board_of(view({"graveyard.0": (card(0),), "set-1.0": (lying,)}))
    assert mat.layout_now is not None
    zone = mat.layout_now.rects["set-1.0"]
    assert mat.popup_rect("graveyard.0", 950).intersects(zone)
    mat.table.light(Highlight(lit=frozenset({Thing(lying.handle, "set-1.0")})))
    assert not mat.popup_rect("graveyard.0", 950).intersects(zone)


def test_souls_lie_in_a_zone_that_is_not_seen(board_of: Callable[..., tuple[Board, GateRulerPlaymat]]) -> None:
    soul = card(0, status="soul")
    shown = view({"left.0": (unit(0, attached=(soul,)),), "soul.0": (soul,)})
    board, mat = board_of(shown)
    assert mat.place_of(shown, soul.handle) == "soul.0"
    assert board.hits.rect_of_thing(Thing(soul.handle, "soul.0")) is None, "it is chosen by its name"


def test_backs_of_a_drive_zone_are_no_cards_that_anybody_knows(
    board_of: Callable[..., tuple[Board, GateRulerPlaymat]],
) -> None:
    _, mat = board_of(
        view({"drive.1": backs("drive.1", 2)}, players=(player(0), player(1, has_hand=False))), (950, 660)
    )
    zone = mat.view_for("drive.1")
    assert isinstance(zone, DriveZone)
    assert [thing for thing, _ in zone.readable()] == [None]
    assert zone.card_size().height() <= zone.item_room().height()
