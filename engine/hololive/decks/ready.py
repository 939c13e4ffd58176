"""The start decks: game decks for whoever wants to play without building (§6.1), each an entry of a data file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from engine.hololive.registry import REGISTRY
from engine.hololive.setup import SideSetup
from engine.text.phrase import Name, Phrase, say

FILE: Final = Path(__file__).with_name("ready_decks.toml")


class ReadyDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game deck: its oshi, and how often each card is in its deck and its cheer deck."""

    oshi: str
    deck: dict[str, int]
    cheer: dict[str, int]

    def side(self) -> SideSetup:
        """What a player brings."""
        return SideSetup(oshi=self.oshi, deck=_each(self.deck), cheer=_each(self.cheer))

    def name(self) -> Phrase:
        """What it is called: by its oshi, and the set in which it is sold."""
        oshi = Name("hololive-name", REGISTRY.cards[self.oshi].names[0])
        return say("hololive-ready-deck", oshi=oshi, set=self.oshi.partition("-")[0])


class _File(msgspec.Struct, forbid_unknown_fields=True):
    deck: tuple[ReadyDeck, ...]


def _each(counts: dict[str, int]) -> tuple[str, ...]:
    return tuple(number for number, count in counts.items() for _ in range(count))


@cache
def ready_decks() -> tuple[ReadyDeck, ...]:
    """All of them, in their order; each by its oshi."""
    return msgspec.toml.decode(FILE.read_bytes(), type=_File).deck
