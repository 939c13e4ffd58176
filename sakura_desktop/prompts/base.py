"""What every prompt is: an answer's buttons, the choice of several under way, and the words for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.prompts.parts import FlowLayout, OptionButton

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Decision, Option
    from sakura_desktop.dnd.offer import Offer
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.session.hand import Hand
    from sakura_desktop.session.holder import DuelSession

CONFIRM = "confirm"
ENDING = frozenset({"pass", "back", "end", "seen"})
"""Options that end the matter: their buttons stand at the foot."""


class Asking(QObject):
    """What a prompt needs around it: who holds the duel, the hand, the words, the look."""

    def __init__(
        self, session: DuelSession, hand: Hand, words: Words, look: Look, parent: QObject | None = None
    ) -> None:
        """Keep them together."""
        super().__init__(parent)
        self.session, self.hand, self.words, self.look = session, hand, words, look

    def label(self, option: Option) -> Phrase:
        """An option in words."""
        return self.session.duel.label(option) or option.label or say("board-option", key=option.key)


class Prompt(QWidget):
    """One decision asked. Subclasses say which options have buttons and what stands beside them."""

    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of decision that it is for."""
    renewed = Signal()
    """Other buttons can be pressed."""

    def __init__(self, asking: Asking, decision: Decision, parent: QWidget) -> None:
        """Ask that decision."""
        super().__init__(parent)
        self.asking = asking
        self.decision = decision
        self.buttons: list[OptionButton] = []
        self._phrases: dict[OptionButton, Phrase] = {}
        self.body = QWidget(self)
        self.box = QVBoxLayout(self.body)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(4)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(5)
        self._hint = note(self.body)
        self.box.addWidget(self._hint)
        self.build()
        self.box.addStretch(1)
        self._lay_out()
        asking.hand.changed.connect(self.renew)
        self.reword()

    def _lay_out(self) -> None:
        """What may be long scrolls; what ends the matter stays in sight below it."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.body)
        for widget in (area.viewport(), self.body):
            widget.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(area, 1)
        whole.addLayout(self.foot)

    # for subclasses

    def build(self) -> None:
        """Lay the buttons out."""
        options = list(self.with_buttons())
        self.add_row(option for option in options if option.key not in ENDING)
        if self.gathers:
            self.add_confirm()
        self.add_endings(option for option in options if option.key in ENDING)

    def with_buttons(self) -> Iterable[Option]:
        """The options that have a button: those that no thing on the table stands for."""
        named = self.asking.hand.offer.named
        return [option for option in self.decision.options if not option.moves and named(option) is None]

    def hint(self) -> Phrase | None:
        """What stands above the buttons."""
        if not self.gathers:
            return None
        chosen = len(self.asking.hand.offer.picked)
        return say("board-chosen", chosen=chosen, least=self.decision.least, most=self.decision.most)

    @property
    def gathers(self) -> bool:
        """The answer is confirmed: several are chosen, or none may be."""
        return self.decision.most > 1 or self.decision.least == 0

    # pieces

    def add_row(self, options: Iterable[Option], *, leading: bool = False) -> None:
        """Buttons for options, flowing."""
        row = QWidget(self.body)
        flow = FlowLayout(5, row)
        for option in options:
            flow.addWidget(self.option_button(option, row, leading=leading))
        if flow.count():
            self.box.addWidget(row)
        else:
            row.deleteLater()

    def option_button(self, option: Option, parent: QWidget, *, leading: bool = False) -> OptionButton:
        """A button that chooses an option."""
        button = self.button(option.key, self.asking.label(option), parent)
        if leading:
            button.setProperty("role", "leading")
        button.clicked.connect(lambda _checked=False: self.choose(option))
        return button

    def button(self, key: str, phrase: Phrase, parent: QWidget) -> OptionButton:
        """A button with words."""
        button = OptionButton(key, parent)
        self.buttons.append(button)
        self._phrases[button] = phrase
        return button

    def add_confirm(self) -> None:
        """A button that gives what is chosen as the answer."""
        button = self.button(CONFIRM, say("board-confirm", count=0), self)
        button.setProperty("role", "leading")
        button.clicked.connect(lambda _checked=False: self.asking.hand.confirm())
        self.foot.addWidget(button)

    def add_endings(self, options: Iterable[Option], *, leading: bool = False) -> None:
        """Buttons at the foot for what ends the matter: pass, go back, end."""
        self.foot.addStretch(1)
        for option in options:
            self.foot.addWidget(self.option_button(option, self, leading=leading))

    def choose(self, option: Option) -> None:
        """Do what the button of an option does."""
        if self.asking.hand.offer.several and option.key in self.asking.hand.offer.picked and option.limit == 1:
            self.asking.hand.put_back(option.key)
        else:
            self.asking.hand.choose(option)

    # words

    def rephrase(self, button: OptionButton, phrase: Phrase) -> None:
        """Let a button say something else."""
        self._phrases[button] = phrase

    def reword(self) -> None:
        """Say everything again."""
        widest = max(160, round(300 * self.asking.look.zoom))
        for button, phrase in self._phrases.items():
            button.say(self.asking.words.text(phrase), widest)
        self.renew()

    def renew(self) -> None:
        """Show what is chosen so far."""
        offer = self.asking.hand.offer
        if offer.decision is not self.decision:
            return
        hint = self.hint()
        self._hint.setVisible(hint is not None)
        if hint is not None:
            self._hint.setText(self.asking.words.html(hint, ruby=False))
        self.show_chosen(offer)
        self.renewed.emit()

    def show_chosen(self, offer: Offer) -> None:
        """Show what is chosen on the buttons, and which of them can be pressed still."""
        for button in self.buttons:
            if button.key == CONFIRM:
                button.setEnabled(offer.enough)
                button.say(self.asking.words.text(say("board-confirm", count=len(offer.picked))))
            elif offer.several:
                option = self.decision.option(button.key)
                chosen = button.key in offer.picked
                button.setCheckable(True)
                button.setChecked(chosen)
                button.setEnabled(chosen or (option is not None and option in offer.free))


def note(parent: QWidget) -> QLabel:
    """A line in small."""
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setProperty("role", "note")
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label
