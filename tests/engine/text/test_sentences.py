"""No sentence contains what readers stumbled over once: texts of cards as read, messages as the catalogs have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cli.cards import cards
from engine.cli.game import keys
from engine.text.catalog import Catalog
from tests.engine.text import usage
from tests.engine.text.sentences import ANYWHERE, cards_say_amiss, said_amiss

if TYPE_CHECKING:
    from collections.abc import Iterator


def _messages(language: str) -> Iterator[tuple[str, str]]:
    """Every line of the catalogs but comments and names of cards, which are as they are published."""
    for path in usage.catalog(language).sources:
        if path.name != "cards.ftl":
            for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
                if not line.startswith("#"):
                    yield f"{path.parent.parent.name}/{path.name}:{number}", line


@pytest.mark.parametrize("language", Catalog.languages)
def test_no_message_contains_it(language: str) -> None:
    assert said_amiss(ANYWHERE[language], _messages(language)) == []


@pytest.mark.parametrize("language", Catalog.languages)
def test_no_card_contains_it(language: str) -> None:
    lines = [(row["number"], line) for game in keys() for row in cards(None, language, game) for line in row["text"]]
    assert cards_say_amiss(language, lines) == []


@pytest.mark.parametrize("language", Catalog.languages)
def test_a_sentence_names_languages_in_its_own(language: str) -> None:
    catalog = usage.catalog(language)
    for one in Catalog.languages:
        itself = catalog.format(f"settings-language-{one}")
        assert (catalog.format(f"study-language-{one}") == itself) == (one == language)
        lines = [line for _, line in _messages(language) if not line.startswith("settings-language-")]
        assert one == language or [line for line in lines if itself in line] == []
