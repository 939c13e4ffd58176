"""What the cards of this game say, letter for letter (`tests.golden.gateruler` tells how to change it on purpose)."""

from __future__ import annotations

import pytest

from engine.text.catalog import Catalog
from tests.golden.gateruler import FOLDER, written


@pytest.mark.parametrize("language", Catalog.languages)
def test_every_card_says_what_it_said(language):
    kept = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert written(language).split("\n\n") == kept.split("\n\n")
