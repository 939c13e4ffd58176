"""The sheet of a prompt: buttons that flow, and at the right what ends the matter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.table.prompts.option_button import OptionButton
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine.cardgame.view import View
    from engine.kernel.decisions import Option
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.hand import Hand
    from sakura_desktop.match.session import MatchSession

CONFIRM = "confirm"
ENDING = frozenset({"pass", "back", "end", "seen"})
"""Options that end the matter: their buttons stand at the foot."""
LETTERS = 12
"""So many letters an answer has in a line, where the width allows it."""
GAP = 5
"""Pixels between answers …"""
BESIDE = 8
"""… and between them and what ends the matter."""


class PromptContext(QObject):
    """What a prompt needs around it: who holds the duel, the hand, the words, the look."""

    looked = Signal(str)
    """An answer was pointed at that a card is used for, or moved by: the card's handle."""

    def __init__(
        self, session: MatchSession, hand: Hand, words: Words, look: Appearance,
        numbers: Callable[[View], dict[str, str | None]], prompts: Mapping[str, type[Any]], game: str,
        seen: Callable[[], View | None], parent: QObject | None = None,
    ) -> None:
        """Keep them together; `numbers` tells of a view which card a handle is, `prompts` the game's own
        prompts, `game` its key, `seen` the table as it is shown by now.
        """
        super().__init__(parent)
        self.session, self.hand, self.words, self.look = session, hand, words, look
        self.numbers, self.prompts, self.game, self.seen = numbers, prompts, game, seen

    def label(self, option: Option) -> Phrase:
        """An option in words."""
        return self.session.duel.label(option) or option.label or say("board-option", key=option.key)


class Sheet(QWidget):
    """Buttons with words, laid out in flowing rows; beside them, at the right, what ends the matter."""

    def __init__(self, asking: PromptContext, parent: QWidget) -> None:
        """An empty sheet."""
        super().__init__(parent)
        self.asking = asking
        self.buttons: list[OptionButton] = []
        self._phrases: dict[OptionButton, Phrase] = {}
        self._broken = (0, 0)
        """How wide answers are, and those that have a line of their own."""
        self._alone: set[OptionButton] = set()
        self.body = QWidget(self)
        self.box = QVBoxLayout(self.body)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(4)
        self.ending = QWidget(self)
        self.foot = QVBoxLayout(self.ending)
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.foot.setSpacing(GAP)
        self.foot.addStretch(1)

    def lay_out(self) -> None:
        """The answers, and at the right what ends the matter."""
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(BESIDE)
        whole.addWidget(self.body, 1)
        whole.addWidget(self.ending)

    def break_lines(self, width: int) -> None:
        """Break the words of buttons so that two columns have room in that width, if there are two buttons, beside what
        ends the matter, which has a third of it at the most, or beside no other button three quarters; where all have
        room in one line nothing is broken.
        """
        least = LETTERS * self.fontMetrics().averageCharWidth()
        endings = [button for button in self._phrases if button.parentWidget() is self.ending]
        others = len(endings) < len(self._phrases)
        flowing = [button for button in self._phrases if button not in endings and button not in self._alone]
        ending = max((button.in_a_line() for button in endings), default=0)
        if not flowing or sum(button.in_a_line() + GAP for button in flowing) + BESIDE + ending > width:
            ending = min(ending, max(least, width // 3 if others else width * 3 // 4))
        room = width - ending - BESIDE if ending else width
        widest = max(80, min(width, max((room - GAP) // 2 if len(flowing) > 1 else room, least)))
        if (widest, room) != self._broken:
            self._broken = (widest, room)
            for button in self._phrases:
                button.break_lines(ending if button in endings else room if button in self._alone else widest)

    def add_row(self, options: Iterable[Option], *, leading: bool = False) -> FlowLayout | None:
        """Buttons for options, flowing; without any there is no row."""
        found = list(options)
        if not found:
            return None
        flow = self.new_row()
        for option in found:
            flow.addWidget(self.option_button(option, self.body, leading=leading))
        return flow

    def new_row(self) -> FlowLayout:
        """A row without buttons."""
        row = QWidget(self.body)
        self.box.addWidget(row)
        return FlowLayout(GAP, row)

    def add_switch(self, key: str, phrase: Phrase, row: FlowLayout | None) -> OptionButton:
        """A button that answers nothing yet: it says how something is meant, and whether it is. It stands behind those
        of a row, or in one of its own.
        """
        flow = row or self.new_row()
        button = self.button(key, phrase, self.body)
        button.setCheckable(True)
        button.setProperty("role", "switch")
        self._alone.add(button)
        flow.addWidget(button)
        return button

    def label(self, option: Option) -> Phrase:
        """What stands on the button of an option."""
        return self.asking.label(option)

    def option_button(self, option: Option, parent: QWidget, *, leading: bool = False) -> OptionButton:
        """A button that chooses an option."""
        button = self.button(option.key, self.label(option), parent)
        if leading:
            button.setProperty("role", "leading")
        button.clicked.connect(lambda _checked=False: self.choose(option))
        self.tell_card(button, option)
        return button

    def tell_card(self, button: OptionButton, option: Option) -> None:
        """Who points at the button reads the card that the answer is of, where there is one."""
        handle = next((move.what for move in option.moves if move.what.startswith("card:")), "")
        if handle:
            button.pointed.connect(lambda: self.asking.looked.emit(handle))

    def button(self, key: str, phrase: Phrase, parent: QWidget) -> OptionButton:
        """A button with words."""
        button = OptionButton(key, parent)
        self.buttons.append(button)
        self._phrases[button] = phrase
        return button

    def add_confirm(self) -> OptionButton:
        """A button that gives what is chosen as the answer."""
        button = self.button(CONFIRM, say("board-confirm-none"), self.ending)
        button.setProperty("role", "leading")
        button.clicked.connect(lambda _checked=False: self.asking.hand.confirm())
        self.foot.addWidget(button)
        return button

    def add_endings(self, options: Iterable[Option], *, leading: bool = False) -> None:
        """Buttons at the foot for what ends the matter: pass, go back, end."""
        for option in options:
            self.foot.addWidget(self.option_button(option, self.ending, leading=leading))

    def choose(self, option: Option) -> None:
        """Do what the button of an option does."""
        self.asking.hand.choose(option)

    def reword(self) -> None:
        """Say every button again."""
        for button, phrase in self._phrases.items():
            button.say(self.asking.words.text(phrase))


def note(parent: QWidget) -> PlainLabel:
    """A line in small."""
    label = PlainLabel(parent)
    label.setWordWrap(True)
    label.setProperty("role", "note")
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label
