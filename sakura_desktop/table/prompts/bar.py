"""The prompt, a band before the own hand: what is asked, by which rule and card, and the answers that need a button.

Everything is seen whole. What the band has no room for makes it higher, over what lies above it and is no answer now;
only where that isn't enough do the letters become smaller.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.text.phrase import CardName, say
from sakura_desktop.table.prompts.option_button import OptionButton
from sakura_desktop.table.prompts.pieces import Question, SourceFace, TurnLine
from sakura_desktop.table.prompts.registry import prompt_for
from sakura_desktop.widgets.section_button import SectionButton
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase
    from sakura_desktop.table.prompts.base import Prompt
    from sakura_desktop.table.prompts.sheet import PromptContext

LETTERS: Final = 14.6
"""Size of the text at scale 1 of the board."""
LEAST: Final = 14
"""Pixels of the text on a board that is large enough for them."""
SMALLEST: Final = 9
"""Pixels that nothing is written smaller than."""
SHRINKS: Final = (0.93, 0.86, 0.78, 0.7, 0.62)
"""How much smaller the letters become, one after the other, where nothing else makes room."""
SHARES: Final = (0.5, 0.64)
"""How much of the width the answers have beside the question, always at its end: the first in which both have room, so
that answers stand where those of the question before did.
"""
NARROW: Final = 30
"""Of so few letters' width, the question stands above its answers."""
TOO_MUCH: Final = 10_000
"""A height that no board has."""
MARGIN: Final = 9
GAP: Final = 8


def tight(pixels: int) -> str:
    """Buttons stand closer here than on the pages."""
    return f"* {{ font-size: {pixels}px; }} QPushButton {{ padding: {pixels // 5}px {pixels * 5 // 8}px; }}"


def in_a_line(first: QWidget, last: QWidget) -> QHBoxLayout:
    """Two widgets beside each other: the first has all the room that the last leaves."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
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
    outgrown = Signal()
    """Something else is said: it may need another height."""

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
        self._told: Phrase | None = None
        self._pause: OptionButton | None = None
        self._wanted = LEAST
        self._pixels = 0
        self._home = 0
        """How high it is where nothing makes it higher."""
        self._split: dict[tuple[int, int], tuple[int, int, int]] = {}
        """How high question and answers are, and how wide each, by width and letters: to be found they are laid out
        several times.
        """
        self._fresh = False
        """Something else is said, and the style hasn't dressed it yet."""
        self._wording = False
        """It is being worded, and asks for its height when that is done."""
        self._head = QWidget(self)
        self._when = TurnLine(asking, self._head)
        self._question = Question(asking, self)
        self._question.linkActivated.connect(self.link)
        self.section = SectionButton("prompt.section", asking.words, self._head)
        self.section.asked.connect(self.link)
        self._head.setLayout(in_a_line(self._when, self.section))
        self._face = SourceFace(asking, self)
        self._answers = QWidget(self)
        self._seat = OptionButton("take-seat", self._answers)
        self._seat.clicked.connect(lambda _checked=False: asking.session.take_seat())
        self._seat.hide()
        self._room = QVBoxLayout()
        whole = QVBoxLayout(self._answers)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(self._room, 1)
        whole.addWidget(self._seat, 0, Qt.AlignmentFlag.AlignRight)
        self._write(LEAST)
        asking.words.changed.connect(self.reword)
        asking.look.changed.connect(self.reword)

    @property
    def waiting(self) -> bool:
        """Something is shown that is to be looked at before it goes on."""
        return self._pause is not None

    def ask(self, decision: Decision | None) -> None:
        """Ask a decision; None asks nothing."""
        self._clear()
        self.decision = decision
        if decision is not None:
            self._told = None
            self.prompt = prompt_for(self._asking, decision, self._answers)
            self._room.addWidget(self.prompt)
            self.prompt.renewed.connect(self._renewed)
            self.prompt.show()
        self.reword()
        self.changed.emit()

    def wait(self, phrase: Phrase, go_on: Callable[[], None]) -> None:
        """Say something that is to be looked at, with a button that goes on; the next question takes its place."""
        self.ask(None)
        self.say_instead(phrase)
        self._pause = OptionButton("go-on", self._answers)
        self._pause.setProperty("role", "leading")
        self._pause.say(self._asking.words.say("board-go-on"))
        self._pause.clicked.connect(lambda _checked=False: go_on())
        self._room.addWidget(self._pause, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._pause.show()
        self.changed.emit()
        self.outgrown.emit()

    def say_instead(self, phrase: Phrase | None) -> None:
        """Say something while nothing is asked: that the duel is over, that the past is shown."""
        if phrase != self._idle:
            self._idle = phrase
            self.reword()

    def tell(self, phrase: Phrase | None) -> None:
        """Tell what was done, before what else is said while nothing is asked, until something is."""
        if phrase != self._told and (self.decision is None or phrase is None):
            self._told = phrase
            self.reword()

    def tell_when(self) -> None:
        """More has been seen: another turn or phase may have begun, which may need more room than the one before."""
        self._when.reword()
        if self._when.whole_width() > self._when.width():
            self._arrange()

    def places_needed(self) -> set[str]:
        """The places of the cards that can only be chosen where they lie, or from which something is taken: no button
        stands for them.
        """
        if self.prompt is None or not self.prompt.spreads:
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

    # --- how large it is ---

    def set_letters(self, pixels: int) -> None:
        """Letters as large as the board has them."""
        self._wanted = max(SMALLEST, pixels)

    def fit(self, home: QRect, limits: Iterator[int]) -> None:
        """Take `home`, or that with more height, up to one of the limits above it, the nearest first."""
        self._split.clear()
        self._home = home.height() - 2 * (MARGIN - 3)
        self.setGeometry(self._fitted(home, limits))
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """What new buttons really need is known only when the style has dressed them."""
        if event.type() == QEvent.Type.LayoutRequest and self._fresh:
            self._fresh = False
            layout, room = self._answers.layout(), self._answers.size()
            assert layout is not None
            least = layout.totalMinimumSize()
            high = layout.totalHeightForWidth(room.width()) if layout.hasHeightForWidth() else least.height()
            if least.width() > room.width() or high > room.height():
                self.outgrown.emit()
        return super().event(event)

    def _fitted(self, home: QRect, limits: Iterator[int]) -> QRect:
        *free, over_all = [min(top, home.top()) for top in limits] or [home.top()]
        tries = [(most, 1.0) for most in free]
        if self._wanted < LEAST:  # on a small board what lies above the open table is rather seen whole
            tries[2:2] = [(most, SHRINKS[0]) for most in free[1:2]]
        tries += [(most, share) for most in free[-1:] for share in SHRINKS]
        tries += [(over_all, share) for share in (1.0, *SHRINKS)]
        for most, share in tries:
            self._write(max(SMALLEST, round(self._wanted * share)))
            high = self._needed(home.width())
            if high <= home.bottom() + 1 - most:
                return home.adjusted(0, min(0, home.height() - high), 0, 0)
        return home.adjusted(0, over_all - home.top(), 0, 0)

    def _write(self, pixels: int) -> None:
        if pixels != self._pixels:
            self._pixels = pixels
            self.setStyleSheet(tight(pixels))
            self._face.renew()

    def _inner(self, width: int) -> int:
        face = self._face.width() + GAP if not self._face.isHidden() else 0
        return width - 2 * MARGIN - face

    def _split_of(self, width: int) -> tuple[int, int, int]:
        """How high question and answers are in that width, and how wide each. Beside each other they have the widths
        together; the question stands above its answers, each as wide as there is room, where it would be too narrow
        beside them, or where they are lower so and wouldn't have room else.
        """
        found = self._split.get((width, self._pixels))
        if found is None:
            found = self._split[width, self._pixels] = self._shared(width)
        return found

    def _shared(self, width: int) -> tuple[int, int, int]:
        inner, tries = self._inner(width), []
        for share in SHARES:
            answers = round((width - 2 * MARGIN) * share)
            asked = inner - answers - GAP
            if asked >= NARROW * self._pixels * 0.36:
                high = max(self._asked_height(asked), self._answers_height(answers))
                if not self._overflows(answers):
                    if high <= self._home:
                        return high, asked, answers
                    tries.append((high, asked, answers))
        tries.append((self._above(inner), inner, inner))
        return min(tries, key=lambda one: one[0])

    def _overflows(self, width: int) -> bool:
        """An answer is wider than that, as they were measured last."""
        layout = self._answers.layout()
        return layout is not None and layout.totalMinimumSize().width() > width

    def _above(self, inner: int) -> int:
        below = self._answers_height(inner)
        asked = self._line_height() if self._in_one_line(inner) else self._asked_height(inner)
        return asked + (GAP // 2 + below if below else 0)

    def _in_one_line(self, inner: int) -> bool:
        """Above answers the question stands behind the turn where both have room in one line."""
        rest = inner - self._head_width() - 2 * GAP
        one, least = self._question.heightForWidth(TOO_MUCH), NARROW * self._pixels * 0.36
        return self._has_head() and rest >= least and self._question.heightForWidth(rest) <= one

    def _line_height(self) -> int:
        return max(self._question_height(TOO_MUCH), self._head.sizeHint().height())

    def _head_width(self) -> int:
        section = self.section.sizeHint().width() + GAP if not self.section.isHidden() else 0
        return self._when.whole_width() + section + GAP // 2

    def _needed(self, width: int) -> int:
        high, _, answers = self._split_of(width)
        face = self._face.height() if not self._face.isHidden() else 0
        return max(high, face) + 2 * (MARGIN - 3) + (TOO_MUCH if self._overflows(answers) else 0)

    def _asked_height(self, width: int) -> int:
        head = self._head.sizeHint().height() if self._has_head() else 0
        return head + 2 + self._question_height(width)

    def _question_height(self, width: int) -> int:
        return max(0, self._question.heightForWidth(width) - self._question.air)

    def _has_head(self) -> bool:
        return not (self._when.isHidden() and self.section.isHidden())

    def _answers_height(self, width: int) -> int:
        prompt = (self.prompt, *self.prompt.findChildren(QWidget)) if self.prompt is not None else ()
        inside = [self._answers, self._seat, *prompt]
        if self._pause is not None:
            inside.append(self._pause)
        for widget in inside:
            widget.ensurePolished()  # its size is told by the style sheet, which Qt applies only when it is shown
        if self.prompt is not None:
            self.prompt.break_lines(width)
        for widget in reversed(inside):  # Qt keeps what it asked of each before, and forgets it only at its leisure
            layout = widget.layout()
            if layout is not None:
                layout.invalidate()
            widget.updateGeometry()
        layout = self._answers.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()

    def _arrange(self) -> None:
        room = self.rect().adjusted(MARGIN, MARGIN - 3, -MARGIN, 3 - MARGIN)
        if not self._face.isHidden():
            self._face.move(room.topLeft())
            room.setLeft(room.left() + self._face.width() + GAP)
        _, asked, wide = self._split_of(self.width())
        stacked = asked + wide > room.width()
        below = self._arrange_question(room, asked, one_line=stacked and self._in_one_line(room.width()))
        answers = room.adjusted(room.width() - wide, 0, 0, 0)
        if stacked:
            answers = QRect(room.left(), below + GAP // 2, room.width(), 0)
            answers.setBottom(room.bottom())
        self._answers_height(answers.width())
        self._answers.setGeometry(answers)
        for widget in (self._head, self._answers):
            layout = widget.layout()
            assert layout is not None
            layout.activate()

    def _arrange_question(self, room: QRect, asked: int, *, one_line: bool) -> int:
        """The turn and below it, or behind it, the question; how far down that reaches."""
        head, air = self._head.sizeHint().height() if self._has_head() else 0, self._question.air
        left, top, high = room.left(), room.top() + head + 2, self._question.heightForWidth(asked)
        if one_line:
            wide = self._head_width()
            left, high = left + wide + 2 * GAP, self._question.heightForWidth(asked - wide - 2 * GAP)
            foot = room.top() + self._line_height()
            self._head.setGeometry(QRect(room.left(), foot - head, wide, head))
            top = foot - (high - air) - (air // 2 or max(0, head - high) // 2)
            self._question.setGeometry(QRect(left, top - air // 2, room.right() - left, high))
            return foot
        self._head.setGeometry(QRect(room.topLeft(), QSize(asked, head)))
        self._question.setGeometry(QRect(left, top - air // 2, asked, max(0, high)))
        return top + max(0, high) - air

    # --- what it says ---

    def _renewed(self) -> None:
        self._fresh = True
        self.changed.emit()
        if not self._wording:
            self.outgrown.emit()

    def reword(self) -> None:
        """Say everything again in the language of now."""
        decision, session = self.decision, self._asking.session
        self._when.reword()
        self._face.show_source(decision)
        self._seat.setVisible(decision is not None and session.seat != decision.seat)
        self.section.put(decision.section if decision is not None else "")
        if decision is None:
            self._question.put(_in_turn(self._told, self._idle))
        else:
            self._question.put(self._asked(decision))
            self._seat.say(self._asking.words.say("board-take-seat"))
        call(self, self._question.accessibleName())
        if self._pause is not None:
            self._pause.say(self._asking.words.say("board-go-on"))
        if self.prompt is not None:
            self._wording = True
            self.prompt.reword()
            self._wording = False
        self._fresh = True
        self.outgrown.emit()

    def _asked(self, decision: Decision) -> Phrase:
        """What is asked, and for which card, where the question itself doesn't name it."""
        asks = self._asking.session.duel.prompt() or say("board-ask", kind=decision.kind)
        number = self._face.number
        if number is None or CardName(number) in (value for _, value in asks.slots):
            return asks
        return say("board-question-of", card=CardName(number), question=asks)

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


def _in_turn(first: Phrase | None, second: Phrase | None) -> Phrase | None:
    """One sentence after the other, where there are two."""
    return say("told-on", before=first, next=second) if first is not None and second is not None else first or second
