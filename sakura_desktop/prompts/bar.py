"""The prompt beside the attack lane: what is asked, by which rule and card, and the answers that need a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.prompts.base import note
from sakura_desktop.prompts.parts import OptionButton
from sakura_desktop.prompts.registry import prompt_for
from sakura_desktop.views.plate import player_phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase
    from sakura_desktop.prompts.base import Asking, Prompt


POINTS = 9.6
"""Size of the text at zoom 1: a little smaller than on the pages, since room is dear on the board."""


LARGEST = 1.35
"""How much larger it may become on a large board."""


def tight(size: float) -> str:
    """Buttons stand closer here than on the pages."""
    return f"* {{ font-size: {POINTS * size:.1f}pt; }} QPushButton {{ padding: {2 * size:.0f}px {8 * size:.0f}px; }}"


class PromptBar(QFrame):
    """The open decision in words and buttons."""

    link = Signal(str)
    """A term or card in the question was clicked."""
    changed = Signal()
    """Other buttons are shown."""
    left = Signal()
    """What had the keyboard goes away: the board takes it."""

    def __init__(self, asking: Asking, parent: QWidget | None = None) -> None:
        """Nothing is asked."""
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setProperty("role", "side")
        self._asking = asking
        self._decision: Decision | None = None
        self.prompt: Prompt | None = None
        self.by_keyboard = False
        """The last answer was given here by a key."""
        self._idle: Phrase | None = None
        self._pause: OptionButton | None = None
        self.waiting = False
        """Something is shown that is to be looked at before it goes on."""
        self._face = QLabel(self)
        self._face.setVisible(False)
        self._question = QLabel(self)
        self._question.setObjectName("prompt.question")
        self._question.setWordWrap(True)
        self._question.setTextFormat(Qt.TextFormat.RichText)
        self._question.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._question.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._question.linkActivated.connect(self.link)
        self._seat = OptionButton("take-seat", self)
        self._seat.clicked.connect(lambda _checked=False: asking.session.take_seat())
        self._seat.hide()
        self._room = QVBoxLayout()
        self._scale = 1.0
        self.setStyleSheet(tight(asking.look.zoom))
        self._question.setMinimumWidth(80)
        self._when = note(self)
        box = QVBoxLayout()
        box.setSpacing(4)
        box.addWidget(self._when)
        box.addWidget(self._question)
        box.addLayout(self._room, 1)
        box.addWidget(self._seat, 0, Qt.AlignmentFlag.AlignLeft)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(10, 6, 8, 6)
        whole.setSpacing(8)
        whole.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(box, 1)
        asking.words.changed.connect(self.reword)
        asking.look.changed.connect(self._dress)
        asking.look.ready.connect(self._paint_face)

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return self._decision

    def ask(self, decision: Decision | None) -> None:
        """Ask a decision; None asks nothing."""
        self._decision = decision
        focus = QApplication.focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        self.by_keyboard = inside and (not isinstance(focus, OptionButton) or focus.by_keyboard)
        if inside:
            self.left.emit()
        self.waiting = False
        if self._pause is not None:
            self._room.removeWidget(self._pause)
            self._pause.hide()
            self._pause.deleteLater()
            self._pause = None
        if self.prompt is not None:
            self.prompt.asking.hand.changed.disconnect(self.prompt.renew)
            self._room.removeWidget(self.prompt)
            self.prompt.hide()
            self.prompt.deleteLater()
        self.prompt = None
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
        self.waiting = True
        button = OptionButton("go-on", self)
        button.setProperty("role", "leading")
        button.say(self._asking.words.say("board-go-on"))
        button.clicked.connect(lambda _checked=False: go_on())
        self._room.addWidget(button, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._pause = button
        self.changed.emit()

    def say_instead(self, phrase: Phrase | None) -> None:
        """Say something while nothing is asked: whose turn it is, that the duel is over."""
        self._idle = phrase
        self.reword()

    def places_needed(self) -> set[str]:
        """The places of the cards that can only be chosen where they lie: no button stands for them."""
        if self.prompt is None:
            return set()
        offer = self._asking.hand.offer
        having = {button.key for button in self.prompt.buttons}
        options = [option for option in offer.free if option.key not in having]
        things = [thing for thing in offer.things() if thing.is_card]
        return {thing.source for thing in things if any(option in options for option in offer.options_of(thing))}

    def buttons(self) -> list[OptionButton]:
        """The buttons that can be pressed now, in order."""
        found = list(self.prompt.buttons) if self.prompt is not None else []
        found += [button for button in (self._pause, self._seat) if button is not None]
        return [button for button in found if button.isVisibleTo(self) and button.isEnabled()]

    def reword(self) -> None:
        """Say everything again in the language of now."""
        decision = self._decision
        words = self._asking.words
        self._say_when()
        if decision is None:
            self._question.setText(words.html(self._idle, ruby=False) if self._idle is not None else "")
            self.setAccessibleName(words.text(self._idle) if self._idle is not None else "")
            self._seat.hide()
            self._face.hide()
            return
        question = self._asking.session.duel.prompt() or say("board-ask", kind=decision.kind)
        mark = ""
        if decision.section:
            section = words.text(say("board-section", section=decision.section))
            mark = f' <small style="color:{self._asking.look.theme.ink_soft}">{section}</small>'
        self._question.setText(words.html(question, ruby=False) + mark)
        self.setAccessibleName(words.text(question))
        self._seat.say(words.say("board-take-seat"))
        self._seat.setVisible(self._asking.session.seat != decision.seat)
        self._paint_face()
        if self.prompt is not None:
            self.prompt.reword()

    def _dress(self) -> None:
        """Another zoom, theme or size of the board."""
        self.setStyleSheet(tight(max(self._asking.look.zoom, self._scale)))
        self.reword()

    def set_scale(self, scale: float) -> None:
        """Grow with the board."""
        scale = round(min(max(scale, 1.0), LARGEST), 2)
        if scale != self._scale:
            self._scale = scale
            self._dress()

    def _say_when(self) -> None:
        """The turn, whose it is, and its phase."""
        session = self._asking.session
        self._when.setVisible(session.is_open)
        if session.is_open:
            view = session.view()
            player = player_phrase(session.settings, view.turn_player)
            self._when.setText(
                self._asking.words.text(say("board-turn-line", turn=view.turn, name=player, phase=view.phase or "none"))
            )

    def _source_number(self) -> str | None:
        if self._decision is None or not self._decision.source:
            return None
        view = self._asking.session.view()
        for attack in view.attacks:
            if attack.handle == self._decision.source:
                return attack.number
        for place in view.places.values():
            for card in place.cards:
                if card.handle == self._decision.source:
                    return card.number
        return None

    def _paint_face(self) -> None:
        """The card that asks, small."""
        number = self._source_number()
        self._face.setVisible(number is not None)
        if number is None:
            return
        look = self._asking.look
        size = QSize(look.px(43), look.px(60))
        self._face.setPixmap(look.face(number, look.language, size))
        self._face.setAccessibleName(self._asking.words.renderer().card(number).text)
