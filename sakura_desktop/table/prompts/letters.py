"""The keys of buttons: those that follow the keys of the things on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.keyboard import LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sakura_desktop.table.keyboard import KeyboardWalk
    from sakura_desktop.table.prompts.option_button import OptionButton


def give_letters(walker: KeyboardWalk, buttons: Sequence[OptionButton]) -> bool:
    """Show each button its key, or none while keys are not shown; whether they need other room by that."""
    before = [len(button.letter) for button in buttons]
    taken = len(walker.stops()) if walker.keys_shown else len(LETTERS)
    for number, button in enumerate(buttons, taken):
        button.show_letter(LETTERS[number] if number < len(LETTERS) else "")
    return before != [len(button.letter) for button in buttons]
