"""`sakura-engine cards` of this game: number, name, kind, colours, HP or life, level, arts, text of every card."""

from __future__ import annotations

import pytest

from engine.cli.cards import cards
from engine.hololive.pool import EVERY_NUMBER

FIGURES = ["set", "kind", "support", "limited", "colours", "level", "buzz", "hp", "life", "baton", "tags", "arts"]


def by_number(language: str) -> dict[str, dict]:
    return {row["number"]: row for row in cards(None, language, "hololive")}


def test_every_card_is_a_row_with_all_its_facts() -> None:
    rows = by_number("en")
    assert set(rows) == set(EVERY_NUMBER)
    assert all(list(row) == ["number", "name", "ruby", *FIGURES, "text"] for row in rows.values())
    kinds = {"oshi": "life", "holomem": "hp"}
    assert all(isinstance(row[kinds[row["kind"]]], int) for row in rows.values() if row["kind"] in kinds)
    assert all((row["arts"] is None) == (row["kind"] != "holomem") for row in rows.values())


@pytest.mark.parametrize(
    ("language", "name"), [("ja", "ReGLOSSの番長"), ("ko", "ReGLOSS의 반초"), ("en", "The Boss of ReGLOSS")]
)
def test_arts_have_their_name_in_the_language_their_cost_and_their_damage(language: str, name: str) -> None:
    assert by_number(language)["hSD05-004"]["arts"] == [
        {"name": name, "cost": ["white", "colourless"], "damage": 40, "plus": False, "against": None, "extra": None}
    ]
