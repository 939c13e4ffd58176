"""Our readings: each stands in the document with its number, and the game turns with its line."""

from __future__ import annotations

import re
from pathlib import Path

from engine.gateruler import readings
from engine.gateruler.sheet import READINGS, section_name
from engine.text.phrase import say

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "rulings-gateruler.md"


def test_the_document_lists_every_reading_in_its_order() -> None:
    rows = re.findall(r"(?m)^\| (\d+) \| ([A-Z_]+) \|", DOCUMENT.read_text("utf-8"))
    assert [int(number) for number, _ in rows] == list(range(1, len(READINGS) + 1))
    assert [f"{readings.SECTION}{name.lower().replace('_', '-')}" for _, name in rows] == list(READINGS)
    assert all(hasattr(readings, name) for _, name in rows)


def test_a_section_names_a_reading_by_its_number() -> None:
    assert section_name("reading-defender-strikes-back") == say("gateruler-section-reading", number=2)
