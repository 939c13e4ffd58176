"""The language changes at once, by keys and by menu, in the middle of an attack; a key held peeks at the second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import MouseHands
from tests.e2e.moments import duel_at, saved
from tests.e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.kernel.decisions import Decision
    from engine.sakura.door import View
    from tests.e2e.support import Program, Seen

pytestmark = pytest.mark.e2e


def under_attack(decision: Decision, _view: View) -> bool:
    """A reaction is possible."""
    return decision.kind == "ChooseReaction" and len(decision.options) > 1


def said(seen: Seen) -> dict[str, str]:
    """The question, its buttons, the reader and the window, in words."""
    wanted = ("question", "prompt.question", "option:pass", "duel.undo", "plate.0", "place.aura.0")
    return {name: seen.texts[name] for name in wanted}


def test_language_in_the_middle_of_an_attack(begin: Callable[..., Program], tmp_path: Path) -> None:
    journal = saved(duel_at(under_attack), tmp_path)
    program = begin("--lang", "ja", str(journal))
    table = Table(program, MouseHands(program))
    opened = table.question()
    assert opened is not None
    decision, seen = opened
    assert decision.kind == "ChooseReaction"
    words = {"ja": said(seen)}

    def shown(language: str) -> Callable[[Seen], bool]:
        return lambda now: now.language == language and now.texts["question"] != words["ja"]["question"]

    words["ko"] = said(program.after(lambda: program.keyboard.press("ctrl+2"), shown("ko"), "Korean by its keys"))
    table.hands.push("menu.view")
    table.hands.push("menu.language")
    words["en"] = said(program.after(lambda: table.hands.push("action.language.en"), shown("en"), "English by menu"))
    for name in words["ja"]:
        assert len({words[language][name] for language in words}) == 3, f"{name} stays the same in another language"
    now = program.wait(lambda seen: seen.decision is not None, "the question")
    assert now.decision == decision
    assert now.texts["answers"] == seen.texts["answers"]
    assert now.things.keys() == seen.things.keys()

    react = next(option.key for option in decision.options if option.key != "pass")
    table.answer(decision, (react,))
    assert table.count("react", "drag") == 1


def test_peek_at_the_second_language_while_a_key_is_held(begin: Callable[..., Program], tmp_path: Path) -> None:
    journal = saved(duel_at(under_attack), tmp_path)
    program = begin("--lang", "en", str(journal))
    table = Table(program, MouseHands(program))
    for name in ("menu.view", "menu.second_language", "action.second_language.ko"):
        table.hands.push(name)
    opened = table.question()
    assert opened is not None
    before = said(opened[1])
    for key in ("F8", "grave"):
        held = program.after(lambda key=key: program.keyboard.hold(key), lambda now: now.language == "ko", "the peek")
        assert held.decision == opened[0]
        assert not set(said(held).values()) & set(before.values())
        back = program.after(lambda key=key: program.keyboard.let_go(key), lambda now: now.language == "en", "its end")
        assert said(back) == before
