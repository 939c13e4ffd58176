"""A player who answers every decision with the mouse (or the keyboard) on the duel's screen, as a person would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sakura_desktop.table.things import Thing
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from engine.kernel.decisions import Keys, Move, Option
    from sakura_desktop.match.screen import MatchScreen

LEFT = Qt.MouseButton.LeftButton
STEPS = 4
SHORT = 16
"""A way that a hand may make without meaning to drag."""


class Mouse:
    """A hand on the mouse, moving over the window of a screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.window = screen.window().windowHandle()
        self.drags = 0
        self.clicks = 0

    def _local(self, rect: QRect) -> QPoint:
        """The middle of a rectangle of the board, in the window."""
        return self.screen.board.mapTo(self.screen.window(), rect.center())

    def drag(self, start: QPoint, goal: QPoint) -> None:
        """Press, move in steps, let go; a thing that is dropped where it lies is lifted and taken back."""
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseMove(self.window, start)
        QTest.mousePress(self.window, LEFT, none, start)
        if (goal - start).manhattanLength() < SHORT:
            QTest.mouseMove(self.window, start + QPoint(SHORT, SHORT))
        for step in range(1, STEPS + 1):
            QTest.mouseMove(self.window, start + (goal - start) * step / STEPS)
        QTest.mouseRelease(self.window, LEFT, none, goal)
        self.drags += 1

    def click(self, point: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, Qt.KeyboardModifier.NoModifier, point)
        self.clicks += 1

    def drag_thing(self, what: str, source: str, target: str) -> None:
        """Take a thing from a place to a place."""
        thing = self.screen.board.hits.rect_of_thing(Thing(what, source))
        place = self.screen.board.hits.rect_of_place(target)
        assert thing is not None, f"{what} at {source} can't be seen"
        assert place is not None, f"{target} can't be seen"
        self.drag(self._local(thing), self._local(place))

    def click_thing(self, what: str, source: str) -> None:
        thing = self.screen.board.hits.rect_of_thing(Thing(what, source))
        assert thing is not None, f"{what} at {source} can't be seen"
        self.click(self._local(thing))

    def click_place(self, target: str) -> None:
        place = self.screen.board.hits.rect_of_place(target)
        assert place is not None, f"{target} can't be seen"
        self.click(self._local(place))

    def press_button(self, key: str) -> None:
        """Press the prompt's button of that key."""
        for button in self.screen.bar.buttons():
            if button.key == key:
                self.click(button.mapTo(self.screen.window(), button.rect().center()))
                return
        raise AssertionError(f"no button {key}, only {[button.key for button in self.screen.bar.buttons()]}")

    def has_button(self, key: str) -> bool:
        return any(button.key == key for button in self.screen.bar.buttons())

    def sit_down(self) -> None:
        """Lift the curtain, if it is down."""
        self.screen.board.hurry()
        if self.screen.curtain.isVisible():
            button = self.screen.curtain.button
            self.click(button.mapTo(self.screen.window(), button.rect().center()))

    # answers

    def answer(self, keys: Keys, way: int = 0) -> None:
        """Give an answer: by drags where a drag stands for it, else by buttons; `way` picks among the moves."""
        self.screen.board.hurry()
        self.sit_down()
        decision = self.screen.session.decision
        assert decision is not None
        if decision.most == 1 and len(keys) == 1:
            option = decision.option(keys[0])
            assert option is not None
            self._one(option, way)
            return
        for key in keys:
            option = decision.option(key)
            assert option is not None
            self._one(option, way)
        self.press_button("confirm")

    def _one(self, option: Option, way: int) -> None:
        there = [move for move in option.moves if self.can_take(move)]
        if there and not option.leads:
            self._carry(there[way % len(there)])
        elif self.has_button(option.key):
            self.press_button(option.key)
        else:
            thing = self.screen.hand.offer.named(option)
            assert thing is not None, f"nothing stands for {option}"
            self.click_thing(thing.what, thing.source)

    def can_take(self, move: Move) -> bool:
        """Whether the thing of a move is there to be taken."""
        return self.screen.board.hits.rect_of_thing(Thing(move.what, move.source)) is not None

    def _carry(self, move: Move) -> None:
        self.drag_thing(move.what, move.source, move.target)


def choose_in_menu(key: str) -> None:
    """Where a move stands for several answers, a small menu asks which."""
    menu = next((one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()), None)
    if menu is not None:
        next(action for action in menu.actions() if action.data() == key).trigger()
        menu.close()
        settle()
