"""Reading: a card large with its text in one language or two, every term marked and explained."""

from __future__ import annotations

from sakura_desktop.reader.cardreader import CardReader
from sakura_desktop.reader.termpopup import TermPopup

__all__ = ["CardReader", "TermPopup"]
