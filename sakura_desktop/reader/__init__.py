"""Reading: a card large with its text in one language or two, every term marked and explained."""

from __future__ import annotations

from sakura_desktop.reader.card_reader import CardReader
from sakura_desktop.reader.card_words import read_beside
from sakura_desktop.reader.term_popup import TermPopup

__all__ = ["CardReader", "TermPopup", "read_beside"]
