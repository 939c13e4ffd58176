"""Every message of the rulebook's catalog is said somewhere, by its name or by what it is made of."""

from __future__ import annotations

from typing import get_args

from engine.rulebook.problems import CODES
from engine.rulebook.shapes import RepairCode
from sakura_desktop.rulebook.empty_page import SAID
from sakura_desktop.rulebook.headings import PARTS
from sakura_desktop.rulebook.toolbar import SIGNS, VIEWS
from tests.engine.text import usage


def made_at_run_time() -> set[str]:
    """Keys that no literal spells."""
    repairs = [code for code in get_args(RepairCode) if code != "heading-lost"]
    return {
        *(f"rulebook-{code}" for code in CODES),
        *(f"rulebook-{name}{end}" for name in SIGNS for end in ("", "-tip")),
        *(f"rulebook-view-{view}" for view in VIEWS),
        *(f"rulebook-empty-{what}" for what in SAID),
        *(f"rulebook-part-{part}" for part in PARTS.values()),
        *(f"rulebook-repair-{code}" for code in repairs),
        *(f"rulebook-forget-{language}" for language in ("ja", "ko")),
    }


def test_every_message_is_said_somewhere() -> None:
    catalog = usage.catalog("en")
    keys = {key for key in catalog.files()["common/rulebook.ftl"] if key.startswith("rulebook-")}
    assert keys - set(usage.literals()) == made_at_run_time()
