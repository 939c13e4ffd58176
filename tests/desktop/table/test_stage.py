"""What travels: seen from place to place, never in anyone's way, ended at once when someone acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap

from engine.cardgame.view import SeenMove
from engine.kernel.decisions import Option
from engine.sakura.decisions import ChooseReaction
from sakura_desktop.table.effects import Flight
from sakura_desktop.table.things import PIECE, Thing
from tests.desktop import tables
from tests.desktop.mouse import Mouse
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen

FORWARD = SeenMove(what=PIECE, source="distance", target="aura.0")
AFTER = {"crystals": {"distance": 5, "aura.0": 4}}
DREW = SeenMove(what="card", source="deck.0", target="hand.0", before="deck.0#0", card=tables.card(4, face_up=False))
HAND = {"cards": {"hand.0": tuple(tables.card(n, face_up=False) for n in (1, 2, 3, 4))}}


def test_a_flight_goes_from_here_to_there(qapp: QApplication) -> None:
    assert qapp is not None, "pictures need an application"
    flight = Flight(pixmap=QPixmap(), source=QRect(0, 0, 20, 20), target=QRect(200, 100, 40, 40))
    assert flight.at(0) == QRect(0, 0, 20, 20)
    assert flight.at(1) == QRect(200, 100, 40, 40)
    middle = flight.at(0.5)
    assert middle.width() == 30
    assert abs(middle.center().x() - 110) < 20


def test_without_movement_everything_stands_at_once(make_screen: MakeScreen) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=AFTER, moves=(FORWARD,))))
    screen.session.submit(("basic:forward",))
    assert not screen.board.animation.busy
    assert screen.board.table.pieces("aura.0").count == 4


def test_a_crystal_is_seen_to_travel_and_is_there_when_it_lands(
    make_screen: MakeScreen, settings: Settings, qtbot: QtBot
) -> None:
    settings.pace = "fast"
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=AFTER, moves=(FORWARD,))))
    aura = screen.board.playmat.view_for("aura.0")
    with qtbot.waitSignal(screen.board.settled, timeout=5000):
        screen.session.submit(("basic:forward",))
        assert len(flights_of(screen)) == 1
        assert aura.veiled == {3}, "what is under way isn't there yet"
    assert aura.veiled == set()
    assert not screen.board.animation.busy
    assert not screen.board.ticker.running


def test_an_answer_given_during_the_last_flight_is_shown_after_it(
    make_screen: MakeScreen, settings: Settings, qtbot: QtBot
) -> None:
    settings.pace = "fast"
    further = {"crystals": {"distance": 4, "aura.0": 5}}
    steps = (Step(tables.act(), table=AFTER, moves=(FORWARD,)), Step(tables.damage(0), table=further, moves=(FORWARD,)))
    screen = make_screen(ScriptedDuel(Step(tables.act()), *steps, Step(None)))
    for _ in range(2):
        screen.session.submit(("basic:forward",))
        assert screen.board.animation.busy
    qtbot.waitUntil(lambda: not screen.board.animation.busy, timeout=5000)
    assert screen.board.table.pieces("aura.0").count == 5


def test_a_card_is_seen_to_travel(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=HAND, moves=(DREW,))))
    screen.session.submit(("end",))
    hand = screen.board.playmat.view_for("hand.0")
    assert hand.veiled == {3}
    screen.board.hurry()
    assert hand.veiled == set()


def test_acting_ends_every_movement_and_is_not_lost(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    duel = ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=AFTER, moves=(FORWARD,)), Step(None))
    screen = make_screen(duel)
    screen.session.submit(("basic:forward",))
    assert screen.board.animation.busy
    Mouse(screen).drag_thing(PIECE, "aura.0", "shadow")
    assert duel.given == [("basic:forward",), ("aura",)]


def test_nothing_is_lit_while_things_travel(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=AFTER, moves=(FORWARD,))))
    screen.session.submit(("basic:forward",))
    assert screen.board.table.glow.lit == frozenset()
    screen.board.hurry()
    assert Thing(PIECE, "aura.0") in screen.board.table.glow.lit


def test_the_board_turns_after_what_happened_was_seen(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(1), table=AFTER, moves=(FORWARD,))))
    screen.session.submit(("basic:forward",))
    assert screen.board.playmat.halves["lower"].seat == 0
    assert screen.board.hurry(), "the board was turned by it"
    assert screen.board.playmat.halves["lower"].seat == 1


def test_a_thing_not_taken_springs_back(make_screen: MakeScreen, settings: Settings, qtbot: QtBot) -> None:
    settings.pace = "slow"
    screen = make_screen(ScriptedDuel(Step(tables.act())))
    with qtbot.waitSignal(screen.board.overlay.landed, timeout=5000):
        Mouse(screen).drag_thing(PIECE, "distance", "flare.1")
        assert len(flights_of(screen)) == 1
    assert screen.board.overlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def flights_of(screen: MatchScreen) -> list[Flight]:
    return [effect for effect in screen.board.overlay.effects if isinstance(effect, Flight)]


def test_a_card_dropped_goes_on_from_where_the_hand_let_it_go(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    used = SeenMove(what="card", source="hand.0", target="in-use.0", before="card:1", card=tables.card(1))
    after = {"cards": {"hand.0": tuple(tables.card(n, face_up=False) for n in (2, 3)), "in-use.0": (tables.card(1),)}}
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=after, moves=(used,))))
    home = screen.board.hits.rect_of_thing(Thing("card:1", "hand.0"))
    let_go = screen.board.hits.rect_of_place("in-use.0")
    Mouse(screen).drag_thing("card:1", "hand.0", "in-use.0")
    (flight,) = flights_of(screen)
    assert home is not None
    assert let_go is not None
    assert flight.source.contains(let_go.center())
    assert not flight.source.intersects(home)


def test_without_a_drop_it_leaves_from_where_it_lay(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=AFTER, moves=(FORWARD,))))
    home = screen.board.hits.rect_of_thing(Thing(PIECE, "distance"))
    screen.session.submit(("basic:forward",))
    (flight,) = flights_of(screen)
    assert flight.source == home


def test_a_crystal_dropped_goes_on_from_there_as_well(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.damage(0), table=AFTER, moves=(FORWARD,))))
    aura = screen.board.hits.rect_of_place("aura.0")
    Mouse(screen).drag_thing(PIECE, "distance", "aura.0")
    (flight,) = flights_of(screen)
    assert aura is not None
    assert aura.contains(flight.source.center())
    assert screen.board.overlay.holding is None


@pytest.mark.parametrize("pile", ["discard.0", "cover.0"])
def test_the_card_that_came_last_lies_on_top(pile: str, make_screen: MakeScreen) -> None:
    cards = {pile: tuple(tables.card(n) for n in (5, 6, 7))}
    screen = make_screen(ScriptedDuel(Step(tables.act(), table={"cards": cards}), Step(None)))
    view = screen.board.playmat.view_for(pile)
    top = view.stacking()[0]
    assert view.card_at(top).handle == "card:7"
    assert screen.board.table.cards("deck.0").cards[0].handle == "deck.0#0"


def test_the_pictures_on_the_curtain_are_asked_for_before_it_falls(
    make_screen: MakeScreen, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.pace, settings.curtain = "slow", True
    reaction = ChooseReaction(seat=1, options=(Option("pass"),), secret=True)
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(reaction, table=AFTER, moves=(FORWARD,))))
    screen.curtain.lift()
    asked: list[str] = []
    monkeypatch.setattr(screen.curtain._emblems, "painted", lambda keys: asked.extend(keys) or [])
    screen.session.submit(("basic:forward",))
    assert not screen.curtain.is_down
    assert tuple(asked) == screen.board.playmat.emblems(screen.session.view(), 1)
