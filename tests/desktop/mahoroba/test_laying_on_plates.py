"""Piles behind buttons of a plate: what is held is laid there by click and by ear, though nothing lies there yet."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.cardgame.match import Match
from engine.mahoroba.door import DECKS, GAME, Duel, Setup, SideSetup
from sakura_desktop.games import game
from sakura_desktop.match.screen import MatchScreen
from sakura_desktop.table.player_plate import PileButton
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAccessibleInterface
    from pytestqt.qtbot import QtBot

    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from tests.desktop.looks import PlainAppearance

DISCARD, ENERGY = "discard.0", "energy.0"
LIKELY = {"use": 9, "charge": 0, "place": 6, "retreat": 3, "skill": 2, "end": 0.2}
NAME = QAccessible.Text.Name


def at_the_choice(bare: bool) -> Duel:
    """A duel in which a card of the discard pile is to become energy; `bare`: none of that player's lies there yet."""
    side = SideSetup(deck=next(iter(DECKS.values())))
    for seed in range(200):
        rng, duel = random.Random(seed), Match.start(GAME, Setup(sides=(side, side), janken="luck", seed=seed))
        while (decision := duel.decision) is not None and duel.answers < 300:
            keys = [option.key for option in decision.options]
            moves = [move for option in decision.options for move in option.moves]
            if any((move.source, move.target) == (DISCARD, ENERGY) for move in moves):
                energy = duel.view(0).places[ENERGY].cards
                if len(keys) > 2 and bool(energy) != bare:
                    return duel
            count = max(decision.least, min(1, decision.most)) if keys else 0
            weights = [LIKELY.get(key.partition(":")[0], 1) or 0.01 for key in keys]
            duel.submit(tuple(rng.choices(keys, weights)) if count == 1 else tuple(keys[:count]))
    raise AssertionError("no duel comes to that choice")


@pytest.fixture
def opened(qtbot: QtBot, settings: Settings, words: Words, look: PlainAppearance) -> Callable[[Duel], MatchScreen]:
    """Opens a duel on its screen with nobody hidden."""

    def make(duel: Duel) -> MatchScreen:
        settings.curtain = False
        screen = MatchScreen(words, settings, look, game("mahoroba"))  # type: ignore[arg-type]  # a plain look paints as a true one
        qtbot.addWidget(screen)
        screen.resize(1280, 690)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.open(duel)
        QApplication.processEvents()
        return screen

    return make


def spoken(widget: object) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)  # type: ignore[call-overload]
    assert found is not None
    return found


def press(interface: QAccessibleInterface) -> None:
    interface.actionInterface().doAction("Press")
    QApplication.processEvents()


def button(screen: MatchScreen) -> PileButton:
    found = screen.board.playmat.view_for(ENERGY)
    assert isinstance(found, PileButton)
    return found


@pytest.mark.parametrize("bare", [True, False])
def test_by_ear_a_card_is_laid_on_a_pile_behind_a_button(
    opened: Callable[[Duel], MatchScreen], bare: bool
) -> None:
    duel = at_the_choice(bare)
    screen = opened(duel)
    energy, answers = spoken(button(screen)), duel.answers
    before = energy.text(NAME)
    assert button(screen).isEnabled() is not bare
    press(spoken(screen.board.pile_popup.cards).child(1))
    assert screen.board.drag.held is not None
    assert energy.text(NAME).startswith("Lay it here")
    assert before in energy.text(NAME)
    assert "Press" in energy.actionInterface().actionNames()
    press(energy)
    assert duel.answers == answers + 1
    assert not energy.text(NAME).startswith("Lay it here")


def test_a_click_on_the_button_lays_what_is_held_and_spreads_its_pile_else(
    opened: Callable[[Duel], MatchScreen]
) -> None:
    duel = at_the_choice(bare=False)
    screen = opened(duel)
    answers = duel.answers
    QTest.mouseClick(button(screen), Qt.MouseButton.LeftButton)
    assert screen.board.pile_popup.place == ENERGY
    (first, *_) = [move for option in duel.decision.options for move in option.moves]  # type: ignore[union-attr]
    assert screen.board.drag.take(Thing(first.what, first.source))
    QTest.mouseClick(button(screen), Qt.MouseButton.LeftButton)
    assert duel.answers == answers + 1


def test_pressed_again_a_card_is_laid_where_alone_it_can_go(opened: Callable[[Duel], MatchScreen]) -> None:
    duel = at_the_choice(bare=False)
    screen = opened(duel)
    answers = duel.answers
    top = spoken(screen.board.playmat.view_for(DISCARD)).child(0)
    press(top)
    assert screen.board.drag.held is not None
    press(top)
    assert duel.answers == answers + 1
