"""What the cards say, letter for letter (`tests.golden.card_texts` tells how to change it on purpose)."""

from __future__ import annotations

import pytest

from engine.text.catalog import Catalog
from tests.engine.text.sentences import cards_say_amiss
from tests.golden.card_texts import FOLDER, written


@pytest.mark.parametrize("language", Catalog.languages)
def test_every_card_says_what_it_said(language):
    kept = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert written(language).split("\n\n") == kept.split("\n\n")


@pytest.mark.parametrize("language", Catalog.languages)
def test_no_card_or_sheet_says_what_readers_stumble_over(language):
    written_anew = (block.split("\n") for block in written(language).split("\n\n"))
    assert cards_say_amiss(language, ((name, line) for name, *lines in written_anew for line in lines)) == []
