"""What is heard of a duel: of each event what its game says, once, when it is shown; and what every game shares."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from engine.cardgame import events as shared_events
from engine.cardgame.view import SeenMove
from engine.kernel.events import Event
from sakura_desktop.games import games
from sakura_desktop.sound.sounds import Heard, Sound
from tests.desktop import tables
from tests.desktop.mouse import Mouse
from tests.desktop.shell import program
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.game import Game
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen

@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_every_event_that_is_heard_happens_and_sounds_as_something_that_is_there(game: Game) -> None:
    own = import_module(f"engine.{game.key}.events")
    happens = {
        name for module in (own, shared_events) for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Event)
    }
    sounds = game.playmat().sounds
    assert set(sounds) <= happens
    assert set(sounds.values()) <= set(Sound)
    for event in sounds:
        assert isinstance(game.playmat().sound_of(tables.frame(event)), Heard)


# --- on the screen ---------------------------------------------------------------------------------------------------

FORWARD = SeenMove(what="piece", source="distance", target="aura.0")
HURT = SeenMove(what="piece", source="life.1", target="flare.1", count=2)


def listened(screen: MatchScreen) -> list[tuple[str, int]]:
    noted: list[tuple[str, int]] = []
    screen.heard.connect(lambda name, strength: noted.append((name, strength)))
    return noted


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_each_event_is_heard_once_when_it_is_shown(
    make_screen: MakeScreen, settings: Settings, qtbot: QtBot, animation: str
) -> None:
    settings.pace = animation
    forward = Step(tables.damage(0), moves=(FORWARD,), event="CrystalsMoved")
    screen = make_screen(ScriptedDuel(Step(tables.act()), forward, Step(None, moves=(HURT,), event="CrystalsMoved")))
    noted = listened(screen)
    screen.session.submit(("basic:forward",))
    assert noted == [("step", 1)]
    qtbot.waitUntil(lambda: not screen.board.animation.busy)
    screen.session.submit((screen.session.duel.decision.options[0].key,))
    assert noted[1] == ("pieces", 2)
    qtbot.waitUntil(lambda: not screen.board.animation.busy)
    assert noted == [("step", 1), ("pieces", 2), ("win", 1)]


def test_what_is_passed_over_is_not_heard(make_screen: MakeScreen, settings: Settings) -> None:
    settings.pace = "slow"
    steps = [Step(tables.act(), moves=(FORWARD,), event="CrystalsMoved") for _ in range(3)]
    screen = make_screen(ScriptedDuel(Step(tables.act()), *steps))
    noted = listened(screen)
    duel = screen.session.duel
    for _ in range(3):
        duel.submit(("basic:forward",))
    screen.session.settle()
    screen.board.hurry()
    assert noted == [("step", 1)]


def test_a_curtain_and_a_refusal_are_heard(make_screen: MakeScreen, settings: Settings) -> None:
    settings.curtain = True
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(tables.act(1)), Step(None)))
    noted = listened(screen)
    mouse = Mouse(screen)
    mouse.sit_down()
    screen.session.submit(("nothing",))
    assert noted == [("refused", 1)]
    mouse.press_button("end")
    assert noted == [("refused", 1), ("curtain", 1)]


def test_a_choice_of_several_is_heard(make_screen: MakeScreen) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act()), Step(None)))
    noted = listened(screen)
    screen.hand.chosen.emit()
    assert noted == [("tick", 1)]


@pytest.mark.parametrize(
    ("alone", "winner", "heard"), [(None, 1, ["win"]), (0, 0, ["win"]), (0, 1, ["loss"]), (0, -1, []), (None, -1, [])]
)
def test_the_end_is_heard_by_whose_it_is(
    make_screen: MakeScreen, alone: int | None, winner: int, heard: list[str]
) -> None:
    screen = make_screen(ScriptedDuel(Step(tables.act())))
    screen.session.alone = alone
    noted = listened(screen)
    screen.showing.ended.emit(winner)
    assert [name for name, _ in noted] == heard


def test_every_screen_with_a_board_is_heard_through_the_window(qapp: object, tmp_path: Path) -> None:
    del qapp
    with program(tmp_path) as made:
        noted: list[str] = []
        made.window.heard.connect(lambda name, _strength: noted.append(name))
        rooms = made.flow.rooms
        for number, screen in enumerate((rooms.duel, rooms.replay)):
            screen.board.animation.heard.emit("tick", 1)
            assert noted == ["tick"] * (number + 1)
