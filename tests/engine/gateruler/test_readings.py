"""Our readings: each stands in the document with its number; what is played when one is switched is in
test_switched_readings.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.gateruler import readings
from engine.gateruler.pool import EVERY_NUMBER
from engine.gateruler.registry import REGISTRY
from engine.gateruler.sheet import ADDENDUM, READINGS, section_name
from engine.text.phrase import say

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "rulings-gateruler.md"


def test_the_document_lists_every_reading_in_its_order() -> None:
    rows = re.findall(r"(?m)^\| (\d+) \| ([A-Z_]+) \|", DOCUMENT.read_text("utf-8"))
    assert [int(number) for number, _ in rows] == list(range(1, len(READINGS) + 1))
    assert [f"{readings.SECTION}{name.lower().replace('_', '-')}" for _, name in rows] == list(READINGS)
    assert all(hasattr(readings, name) for _, name in rows)


def test_the_document_lists_what_is_chosen_of_each_published_card() -> None:
    rows = re.findall(r"(?m)^- `(GR-\w+)` [^:]+: ([a-z, -]+)\.$", DOCUMENT.read_text("utf-8"))
    cards = [REGISTRY.cards[number] for number in EVERY_NUMBER]
    chosen = [(card.number, ", ".join(card.known.split(","))) for card in cards if card.published and card.known]
    assert rows == chosen


def test_a_section_names_a_rule_a_heading_or_a_reading() -> None:
    assert section_name("reading-defender-strikes-back") == say("gateruler-section-reading", number=2)
    assert [section_name(whole).key for whole in ("add", "reading")] == [
        "gateruler-chapter-addendum", "gateruler-chapter-readings",
    ]  # fmt: skip
    assert section_name("14-3b-6a") == say("gateruler-section-rules", section="14-3b-6a")
    assert all(section_name(heading).key == "gateruler-section-addendum" for heading in ADDENDUM)
    for section in ("8.3", "reading-nothing", "add-nothing", "", "x4"):
        with pytest.raises(ValueError, match="no rule"):
            section_name(section)
