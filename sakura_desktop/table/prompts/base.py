"""What every prompt is: one decision asked, its buttons, the choice of several under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Signal

from engine.text.phrase import Phrase, say
from sakura_desktop.table.models.base import area_phrase
from sakura_desktop.table.prompts.sheet import CONFIRM, ENDING, PromptContext, Sheet, note

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from engine.kernel.decisions import Decision, Option
    from sakura_desktop.table.offer import Offer


class Prompt(Sheet):
    """One decision asked. Subclasses say which options have buttons and what stands beside them."""

    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of decision that it is for."""
    takes_cards: ClassVar[bool] = True
    """What is chosen are cards, not pieces."""
    endings: ClassVar[frozenset[str]] = ENDING
    """The options that end the matter."""
    spreads: ClassVar[bool] = True
    """A pile from which something is to be taken is spread at once; else when somebody clicks it."""
    renewed = Signal()
    """Other buttons can be pressed."""

    def __init__(self, asking: PromptContext, decision: Decision, parent: QWidget) -> None:
        """Ask that decision; `reword` gives it its words."""
        super().__init__(asking, parent)
        self.decision = decision
        self._hint = note(self.body)
        self.box.addWidget(self._hint)
        self.build()
        self.box.addStretch(1)
        self.lay_out()
        asking.hand.changed.connect(self.renew)

    # for subclasses

    def build(self) -> None:
        """Lay the buttons out."""
        options = list(self.with_buttons())
        self.add_row(option for option in options if option.key not in self.endings)
        if self.gathers:
            self.add_confirm()
        self.add_endings(option for option in options if option.key in self.endings)

    def by_button(self) -> set[str]:
        """The keys of the options that can be chosen by buttons."""
        return {button.key for button in self.buttons}

    def with_buttons(self) -> Iterable[Option]:
        """The options that have a button: those that no thing on the table stands for."""
        named = self.asking.hand.offer.named
        return [option for option in self.decision.options if not option.moves and named(option) is None]

    def hint(self) -> Phrase | None:
        """What stands above the buttons: how many are chosen, where there is anything to choose."""
        if not self.gathers or not self.decision.options:
            return None
        chosen, least, most = len(self.asking.hand.offer.picked), self.decision.least, self.decision.most
        limits = "exact" if least == most else "between" if least else "up-to"
        return say("board-chosen", chosen=chosen, least=least, most=most, limits=limits)

    def missing_phrase(self, count: int) -> Phrase:
        """What the confirmation says while so many are missing."""
        return say("board-confirm-short", count=count, what=self._what)

    def confirm_phrase(self, count: int) -> Phrase:
        """What the confirmation does with so many."""
        target = str(getattr(self.decision, "target", ""))
        if not count:
            return say("board-confirm-none")
        if not target or target.startswith("card."):
            return say("board-confirm", count=count, what=self._what)
        key = "board-confirm-cards-to" if self.takes_cards else "board-confirm-pieces-to"
        return say(key, count=count, area=area_phrase(self.asking.game, target.partition(".")[0]))

    @property
    def _what(self) -> str:
        """What is counted: languages have words of their own for so many cards."""
        moved = [move.what for option in self.decision.options for move in option.moves[:1]]
        return "cards" if moved and all(what.startswith("card:") for what in moved) else "other"

    @property
    def gathers(self) -> bool:
        """The answer is confirmed: several are chosen, or none may be."""
        return self.decision.most > 1 or self.decision.least == 0

    def choose(self, option: Option) -> None:
        """Do what the button of an option does."""
        if self.asking.hand.offer.several and option.key in self.asking.hand.offer.picked and option.limit == 1:
            self.asking.hand.put_back(option.key)
        else:
            self.asking.hand.choose(option)

    def reword(self) -> None:
        """Say everything again."""
        super().reword()
        self.renew()

    def renew(self) -> None:
        """Show what is chosen so far."""
        offer = self.asking.hand.offer
        if offer.decision != self.decision:
            return
        hint = self.hint()
        self._hint.setVisible(hint is not None)
        if hint is not None:
            self._hint.setText(self.asking.words.text(hint))
        self.show_chosen(offer)
        self.renewed.emit()

    def show_chosen(self, offer: Offer) -> None:
        """Show what is chosen on the buttons, and which of them can be pressed still."""
        for button in self.buttons:
            if button.key == CONFIRM:
                short = self.decision.least - len(offer.picked)
                said = self.missing_phrase(short) if short > 0 else self.confirm_phrase(len(offer.picked))
                button.setEnabled(offer.enough)
                button.say(self.asking.words.text(said))
            elif offer.several:
                option = self.decision.option(button.key)
                chosen = button.key in offer.picked
                button.setCheckable(True)
                button.setChecked(chosen)
                button.setEnabled(chosen or (option is not None and option in offer.free))
