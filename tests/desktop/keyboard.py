"""A player who answers every decision by keyboard alone: by walking and Enter, or by the keys shown on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from engine.kernel.decisions import Keys, Option
    from sakura_desktop.match.screen import MatchScreen

MOST_STEPS = 60


class Keyboard:
    """Two hands on the keyboard before a screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.window = screen.window().windowHandle()
        self.presses = 0

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)
        self.presses += 1

    def type(self, letter: str) -> None:
        assert letter, "no key is shown"
        self.press(Qt.Key(ord(letter.upper())))

    def sit_down(self) -> None:
        """Enter lifts the curtain: its button has the keyboard."""
        self.screen.board.hurry()
        if self.screen.curtain.isVisible():
            self.press(Qt.Key.Key_Return)

    def answer(self, keys: Keys, *, letters: bool = False) -> None:
        self.sit_down()
        decision = self.screen.session.decision
        assert decision is not None
        single = decision.most == 1 and len(keys) == 1
        for key in keys:
            option = decision.option(key)
            assert option is not None
            (self._by_letters if letters else self._by_walking)(option)
        if not single:
            self.push("confirm", letters=letters)

    # by walking

    def _by_walking(self, option: Option, *, buttons: bool = True) -> None:
        if buttons and self._has_button(option.key):
            self.push(option.key)
            return
        thing, target = self._thing(option)
        self._walk_to_thing(thing)
        self.press(Qt.Key.Key_Return)
        if self.screen.board.drag.held == thing:
            assert target, f"{thing} is held, but has nowhere to go"
            self._walk_to_place(target)
            self.press(Qt.Key.Key_Return)

    def _walk_to_thing(self, thing: Thing) -> None:
        walker = self.screen.board.keyboard
        assert walker is not None
        self._to_board()
        for _ in range(MOST_STEPS):
            here = walker.here
            if here is not None and here.thing == thing:
                return
            self.press(Qt.Key.Key_Tab)
            if QApplication.focusWidget() is not self.screen.board:
                self._to_board()
        raise AssertionError(f"Tab never comes to {thing}")

    def _walk_to_place(self, place: str) -> None:
        walker = self.screen.board.keyboard
        assert walker is not None
        there = self.screen.board.hits.spot_of(place)
        assert there is not None
        for _ in range(MOST_STEPS):
            here = walker.here
            if here is not None and here.spot == there[0]:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {place}")

    def _to_board(self) -> None:
        """Shift+Tab or Tab until the board has the keyboard."""
        for _ in range(MOST_STEPS):
            if QApplication.focusWidget() is self.screen.board:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError("Tab never comes to the board")

    def push(self, key: str, *, letters: bool = False) -> None:
        """Push a button of the prompt."""
        if letters:
            self._show_keys()
            for button in self.screen.bar.buttons():
                if button.key == key:
                    self.type(button.letter)
                    return
            raise AssertionError(f"no button {key}")
        for _ in range(MOST_STEPS):
            focus = QApplication.focusWidget()
            if focus is not None and focus.objectName() == f"option.{key}":
                self.press(Qt.Key.Key_Return)
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to the button {key}")

    # by the keys shown

    def _by_letters(self, option: Option, *, buttons: bool = True) -> None:
        if buttons and self._has_button(option.key):
            self.push(option.key, letters=True)
            return
        thing, target = self._thing(option)
        walker = self.screen.board.keyboard
        assert walker is not None
        self._show_keys()
        self._to_board()
        stops = walker.stops()
        at = next(index for index, stop in enumerate(stops) if stop.thing == thing)
        self.type(walker.badges()[at].text.lower())
        if self.screen.board.drag.held == thing:
            there = self.screen.board.hits.spot_of(target)
            assert there is not None
            at = next(index for index, stop in enumerate(walker.stops()) if stop.spot == there[0])
            self.type(walker.badges()[at].text.lower())

    def _show_keys(self) -> None:
        walker = self.screen.board.keyboard
        assert walker is not None
        if not walker.keys_shown:
            self._to_board()
            self.press(Qt.Key.Key_F2)

    def _has_button(self, key: str) -> bool:
        return any(button.key == key for button in self.screen.bar.buttons())

    def _thing(self, option: Option) -> tuple[Thing, str]:
        """The thing of an option that can be seen, and where it goes."""
        for move in option.moves:
            thing = Thing(move.what, move.source)
            if self.screen.board.hits.rect_of_thing(thing) is not None:
                return thing, move.target
        thing = self.screen.hand.offer.named(option)
        assert thing is not None, f"nothing stands for {option}"
        return thing, ""
