"""Writes the files anew from the words as they are."""
from __future__ import annotations

from engine.text.catalog import Catalog
from tests.golden.gateruler import FOLDER, written

for language in Catalog.languages:
    (FOLDER / f"{language}.txt").write_text(written(language), encoding="utf-8")
