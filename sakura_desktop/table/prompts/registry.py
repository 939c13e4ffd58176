"""Which prompt asks which kind of decision. A kind that is not listed is asked by the general one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.kinds import (
    ButtonsPrompt,
    CardsPrompt,
    LookPrompt,
    NamePrompt,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.kernel.decisions import Decision
    from sakura_desktop.table.prompts.sheet import PromptContext

PROMPTS: Final[dict[str, type[Prompt]]] = {
    kind: prompt
    for prompt in (ButtonsPrompt, CardsPrompt, NamePrompt, LookPrompt)
    for kind in prompt.kinds
}


FEW_NAMES: Final = 8
"""So many names are found without letters: each has a button."""


def prompt_for(asking: PromptContext, decision: Decision, parent: QWidget) -> Prompt:
    """The widget that asks a decision: the game's own, else that of its kind, else the general one."""
    kind = asking.prompts.get(decision.kind) or PROMPTS.get(decision.kind, Prompt)
    if kind is NamePrompt and len(decision.options) <= FEW_NAMES:
        kind = ButtonsPrompt
    return kind(asking, decision, parent)
