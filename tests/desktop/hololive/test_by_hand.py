"""Whole stretches of duels by the mouse and by the keyboard: whatever is asked, a hand can answer it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from tests.desktop.hololive.conftest import begun, likely
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Keys
    from sakura_desktop.match.screen import MatchScreen


def choose_in_menu(key: str) -> None:
    """Where a move stands for several answers, a small menu asks which."""
    menu = next((one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()), None)
    if menu is not None:
        next(action for action in menu.actions() if action.data() == key).trigger()
        menu.close()
        settle()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_asked_is_answered_by_the_mouse(opened: Callable[..., MatchScreen], seed: int) -> None:
    rng, screen = random.Random(seed), opened(begun(seed))
    mouse, duel, kinds = Mouse(screen), screen.session.duel, set()
    while (decision := duel.decision) is not None and duel.answers < 130:
        keys, before = likely(decision, rng), duel.answers
        numbers = screen.board.playmat.numbers(duel.view(decision.seat))

        def meant(keys: Keys, numbers: dict[str, str | None] = numbers) -> list[str]:
            """Cheer of one colour is one as good as the other."""
            return sorted(numbers.get(key) or key if key in numbers else key for key in keys)

        kinds.add(decision.kind)
        if not keys:
            mouse.press_button("confirm")
        else:
            mouse.answer(keys, way=0 if decision.kind == "ChooseHolomem" else rng.randint(0, 3))  # onto the one meant
            choose_in_menu(keys[0])
        settle()
        assert duel.answers > before, (decision.kind, keys)
        assert meant(duel.given(before)) == meant(keys), decision.kind
    assert {"ChooseFirstHolomem", "ChooseHolomem", "ChooseAct"} <= kinds
    assert mouse.drags > 40


@pytest.mark.parametrize("letters", [False, True])
def test_whatever_is_asked_is_answered_by_the_keyboard(opened: Callable[..., MatchScreen], letters: bool) -> None:
    rng, screen = random.Random(7), opened(begun(7))
    keyboard, duel = Keyboard(screen), screen.session.duel
    while (decision := duel.decision) is not None and duel.answers < 60:
        keys, before = likely(decision, rng), duel.answers
        if keys:
            keyboard.answer(keys, letters=letters)
            choose_in_menu(keys[0])
        else:
            keyboard.push("confirm", letters=letters)
        settle()
        assert duel.answers > before, (decision.kind, keys)
