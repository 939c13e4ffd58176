"""The prompt beside the attack lane: what is asked, by which rule and card, and the answers that need a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.table.prompts.parts import OptionButton
from sakura_desktop.table.prompts.pieces import Question, SourceFace, TurnLine
from sakura_desktop.table.prompts.registry import prompt_for
from sakura_desktop.widgets.section_button import SectionButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase
    from sakura_desktop.table.prompts.base import Prompt
    from sakura_desktop.table.prompts.sheet import PromptContext

POINTS = 9.6
"""Size of the text at zoom 1: a little smaller than on the pages, since room is dear on the board."""
LARGEST = 1.35
"""How much larger it may become on a large board."""


def tight(size: float) -> str:
    """Buttons stand closer here than on the pages."""
    return f"* {{ font-size: {POINTS * size:.1f}pt; }} QPushButton {{ padding: {2 * size:.0f}px {8 * size:.0f}px; }}"


def in_a_line(first: QWidget, last: QWidget) -> QHBoxLayout:
    """Two widgets beside each other: the first has all the room that the last leaves."""
    row = QHBoxLayout()
    row.addWidget(first, 1)
    row.addWidget(last)
    return row


class PromptBar(QFrame):
    """The open decision in words and buttons."""

    link = Signal(str)
    """A term or card in the question was clicked, or the section of the rule that asks."""
    changed = Signal()
    """Other buttons are shown."""
    left = Signal()
    """What had the keyboard goes away: the board takes it."""

    def __init__(self, asking: PromptContext, parent: QWidget | None = None) -> None:
        """Nothing is asked."""
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setProperty("role", "side")
        self._asking = asking
        self.decision: Decision | None = None
        """What is asked."""
        self.prompt: Prompt | None = None
        self.by_keyboard = False
        """The last answer was given here by a key."""
        self._idle: Phrase | None = None
        self._pause: OptionButton | None = None
        self._scale = 1.0
        self._when = TurnLine(asking, self)
        self._question = Question(asking, self)
        self._question.linkActivated.connect(self.link)
        self.section = SectionButton("prompt.section", asking.words, self)
        self.section.asked.connect(self.link)
        self._face = SourceFace(asking, self)
        self._seat = OptionButton("take-seat", self)
        self._seat.clicked.connect(lambda _checked=False: asking.session.take_seat())
        self._seat.hide()
        self._room = QVBoxLayout()
        self.setStyleSheet(tight(asking.look.zoom))
        self._lay_out()
        asking.words.changed.connect(self.reword)
        asking.look.changed.connect(self._dress)

    def _lay_out(self) -> None:
        box = QVBoxLayout()
        box.setSpacing(4)
        box.addLayout(in_a_line(self._when, self.section))
        box.addWidget(self._question)
        box.addLayout(self._room, 1)
        box.addWidget(self._seat, 0, Qt.AlignmentFlag.AlignLeft)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(10, 6, 8, 6)
        whole.setSpacing(8)
        whole.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(box, 1)

    @property
    def waiting(self) -> bool:
        """Something is shown that is to be looked at before it goes on."""
        return self._pause is not None

    def ask(self, decision: Decision | None) -> None:
        """Ask a decision; None asks nothing."""
        self._clear()
        self.decision = decision
        if decision is not None:
            self.prompt = prompt_for(self._asking, decision, self)
            self._room.addWidget(self.prompt)
            self.prompt.renewed.connect(self.changed)
            self.prompt.show()
        self.reword()
        self.changed.emit()

    def wait(self, phrase: Phrase, go_on: Callable[[], None]) -> None:
        """Say something that is to be looked at, with a button that goes on; the next question takes its place."""
        self.ask(None)
        self.say_instead(phrase)
        self._pause = OptionButton("go-on", self)
        self._pause.setProperty("role", "leading")
        self._pause.say(self._asking.words.say("board-go-on"))
        self._pause.clicked.connect(lambda _checked=False: go_on())
        self._room.addWidget(self._pause, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self.changed.emit()

    def say_instead(self, phrase: Phrase | None) -> None:
        """Say something while nothing is asked: that the duel is over, that the past is shown."""
        if phrase != self._idle:
            self._idle = phrase
            self.reword()

    def places_needed(self) -> set[str]:
        """The places of the cards that can only be chosen where they lie, or from which something is taken: no button
        stands for them.
        """
        if self.prompt is None:
            return set()
        offer = self._asking.hand.offer
        having = {button.key for button in self.prompt.buttons}
        options = [option for option in offer.free if option.key not in having]
        things = [thing for thing in offer.things() if any(option in options for option in offer.options_of(thing))]
        lying = [self._asking.hand.find(thing.bearer) for thing in things if thing.bearer]
        return {thing.source for thing in things if thing.is_card} | {place for place in lying if place}

    def buttons(self) -> list[OptionButton]:
        """The buttons that can be pressed now, in order."""
        found = list(self.prompt.buttons) if self.prompt is not None else []
        found += [button for button in (self._pause, self._seat) if button is not None]
        return [button for button in found if button.isVisibleTo(self) and button.isEnabled()]

    def set_scale(self, scale: float) -> None:
        """Grow with the board."""
        scale = round(min(max(scale, 1.0), LARGEST), 2)
        if scale != self._scale:
            self._scale = scale
            self._dress()

    def reword(self) -> None:
        """Say everything again in the language of now."""
        decision, session = self.decision, self._asking.session
        self._when.reword()
        self._face.show_source(decision)
        self._seat.setVisible(decision is not None and session.seat != decision.seat)
        self.section.put(decision.section if decision is not None else "")
        if decision is None:
            self._question.put(self._idle)
        else:
            self._question.put(session.duel.prompt() or say("board-ask", kind=decision.kind))
            self._seat.say(self._asking.words.say("board-take-seat"))
        self.setAccessibleName(self._question.accessibleName())
        if self._pause is not None:
            self._pause.say(self._asking.words.say("board-go-on"))
        if self.prompt is not None:
            self.prompt.reword()

    def _clear(self) -> None:
        focus = QApplication.focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        # where Qt put the keyboard by itself, when a button went away, nobody walked
        self.by_keyboard = inside and isinstance(focus, OptionButton) and focus.by_keyboard
        if inside:
            self.left.emit()
        if self.prompt is not None:
            self._asking.hand.changed.disconnect(self.prompt.renew)
        for widget in (self.prompt, self._pause):
            if widget is not None:
                self._room.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.prompt, self._pause = None, None

    def _dress(self) -> None:
        """Another zoom, theme or size of the board."""
        self.setStyleSheet(tight(max(self._asking.look.zoom, self._scale)))
        self.reword()
