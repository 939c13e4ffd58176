"""A person's own rule document is opened, and a refusal leads to its section in it; the duel stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.desktop.rulebook.documents import written
from tests.e2e.hands import MouseHands
from tests.e2e.moments import duel_at, saved
from tests.e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program, Seen

pytestmark = pytest.mark.e2e


def lying(seen: Seen) -> dict[str, str]:
    return {name: seen.texts[name] for name in seen.texts if name.startswith(("pieces@", "cards@", "answers"))}


def test_a_refusal_leads_into_a_document_that_was_opened(begin: Callable[..., Program], tmp_path: Path) -> None:
    document = written(tmp_path, "ja")
    journal = saved(duel_at(lambda decision, view: decision.kind == "ChooseAct" and view.turn == 1), tmp_path)
    program = begin("--lang", "en", str(journal))
    found = Table(program, MouseHands(program)).question()
    assert found is not None
    before = found[1]
    program.drag("piece@distance", "aura.1")
    refused = program.wait(lambda seen: seen.has("status.section") and not seen.busy, "the refusal with its section")
    section = refused.texts["status.section"].rpartition("§")[2]
    program.click("status.section")
    empty = program.wait(lambda seen: seen.has("rulebook.open"), "the rulebook, which has no document yet")
    assert section in empty.texts["rulebook.wanted"]

    program.click("rulebook.open")
    program.wait(lambda seen: seen.focus == "fileNameEdit", "the question for a file")
    program.keyboard.type(str(document))
    program.keyboard.press("Return")
    seen = program.wait(lambda now: now.has("rulebook.page") and not now.has("rulebook.reading"), "the document")
    assert seen.texts["rulebook.chapter"] == f"§{section}"
    assert seen.screen == "duel"

    program.keyboard.press("ctrl+f")
    program.keyboard.type("9-6")
    program.keyboard.press("Return")
    program.wait(lambda now: now.texts["rulebook.chapter"] == "§9-6", "the section looked for")
    program.keyboard.press("alt+Left")
    program.wait(lambda now: now.texts["rulebook.chapter"] == f"§{section}", "the section that one came from")
    program.keyboard.press("Escape", "Escape")
    after = program.wait(lambda now: not now.has("rulebook.page"), "the duel alone")
    assert (after.decision, lying(after)) == (before.decision, lying(before))

    program.click("status.section")
    again = program.wait(lambda now: now.has("rulebook.page"), "the rulebook again, with what was opened")
    assert again.texts["rulebook.chapter"] == f"§{section}"
    assert "Traceback" not in program.log()
