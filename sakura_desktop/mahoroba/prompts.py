"""What asks decisions of まほろば妖女奇譚 that no other game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.kinds import ButtonsPrompt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Option

BY_BUTTON: Final = ("ex:", "use:")
"""Acts of the main phase that have a button as well: a click on the unit alone would not say which skill it is."""


class ActPrompt(Prompt):
    """The next act of the main phase: EX skills and commands by name, and the way on to the battle phase."""

    kinds: ClassVar = ("ChooseAct",)

    def with_buttons(self) -> Iterable[Option]:
        """What is done by name; what is laid somewhere is dragged."""
        return [option for option in self.decision.options if option.key.startswith(BY_BUTTON)]

    def build(self) -> None:
        """Acts by name, then the battle phase."""
        self.add_row(self.with_buttons())
        self.add_endings((option for option in self.decision.options if option.key == "battle"), leading=True)


class ButtonPrompt(ButtonsPrompt):
    """Few answers, all with a button, though a drag stands for some of them too."""

    kinds: ClassVar = ("ChooseSkill", "ChooseHand", "ChooseCourtesyDraw", "ChooseOrder")


PROMPTS: Final[dict[str, type[Prompt]]] = {
    kind: prompt for prompt in (ActPrompt, ButtonPrompt) for kind in prompt.kinds
}
