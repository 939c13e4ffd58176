"""What asks decisions of Sakura Arms that no other game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from engine.text.phrase import Phrase, say
from sakura_desktop.match.hand import ASKED
from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.kinds import ButtonsPrompt, CardsPrompt, PiecesPrompt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Option
    from sakura_desktop.table.offer import Offer
    from sakura_desktop.table.prompts.option_button import OptionButton


VIGOR: Final = "vigor"


class ChoicePrompt(ButtonsPrompt):
    """Few answers, all with a button, though a drag stands for some of them too."""

    kinds: ClassVar = ("ChooseConduct", "ChooseRebuild", "ChooseDamage", "ChooseBasicAction")


class DirectionPrompt(ButtonsPrompt):
    """Which way an arrow runs: there or back, neither of which ends the matter."""

    kinds: ClassVar = ("ChooseDirection",)
    endings: ClassVar = frozenset[str]()


class MulliganPrompt(CardsPrompt):
    """Cards of the first hand that are put back (§4-1)."""

    kinds: ClassVar = ("ChooseMulligan",)

    def confirm_phrase(self, count: int) -> Phrase:
        """They go to the bottom of the deck; without any the hand stays as it is."""
        return say("sakura-confirm-mulligan", count=count)


class ActPrompt(Prompt):
    """The next act of a main phase (§8-2-2): basic actions, what is meant to pay for them, and the end."""

    kinds: ClassVar = ("ChooseAct",)

    def build(self) -> None:
        """Basic actions, what pays for the next one, the end."""
        row = self.add_row(option for option in self.decision.options if option.key.startswith("basic:"))
        self._otherwise: OptionButton | None = None
        payments, default = getattr(self.decision, "payments", ()), self.asking.hand.payment.default
        self._meant = ASKED if default else VIGOR
        if VIGOR in payments and (not default or len(payments) > 1):
            switch = say("board-pay-asked" if default else "board-pay-vigor")
            self._otherwise = self.add_switch(f"pay.{self._meant}", switch, row)
            self._otherwise.clicked.connect(lambda _checked=False: self.asking.hand.mean(self._meant))
        others = [option for option in self.decision.options if not option.key.startswith(("basic:", "use:"))]
        self.add_row(option for option in others if option.key != "end")
        self.add_endings((option for option in others if option.key == "end"), leading=True)

    def hint(self) -> Phrase | None:
        """What would pay for the next basic action."""
        key = self.asking.hand.payment.key
        return say("board-payment", payment=key if key in (VIGOR, ASKED) else "card") if key else None

    def show_chosen(self, offer: Offer) -> None:
        """Show the payment that is meant."""
        super().show_chosen(offer)
        if self._otherwise is not None:
            self._otherwise.setChecked(self.asking.hand.payment.key == self._meant)


class CrystalsPrompt(PiecesPrompt):
    """Crystals of several places together."""

    kinds: ClassVar = ("ChooseCrystals",)

    def confirm_phrase(self, count: int) -> Phrase:
        """Onto an enhancement they are devoted (§9-2-3 iii)."""
        if count and getattr(self.decision, "target", "").startswith("card."):
            return say("sakura-confirm-devotion", count=count)
        return super().confirm_phrase(count)


class PaymentPrompt(Prompt):
    """What pays for a basic action (§9-6 ii): vigor by a button, hand cards by dragging or clicking them."""

    kinds: ClassVar = ("ChooseBasicPayment",)

    def with_buttons(self) -> Iterable[Option]:
        """Everything that is no card."""
        return [option for option in self.decision.options if not option.key.startswith("cover:")]

    def build(self) -> None:
        """What pays without a card, and the way back, as by Escape."""
        super().build()
        if self.asking.hand.can_unpay:
            back = self.button("take-back", say("option-back"), self.ending)
            back.clicked.connect(lambda _checked=False: self.asking.hand.put_back())
            self.foot.addWidget(back)


PROMPTS: Final[dict[str, type[Prompt]]] = {
    kind: prompt
    for prompt in (ChoicePrompt, DirectionPrompt, MulliganPrompt, ActPrompt, CrystalsPrompt, PaymentPrompt)
    for kind in prompt.kinds
}
