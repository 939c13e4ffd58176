"""Ready decks: made by this project for whoever wants to play without building (§3), each an entry of a data file."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from engine.sakura.deck_code import Deck
from engine.sakura.pool import check_deck
from engine.text.phrase import Phrase, say

FILE: Final = Path(__file__).with_name("ready_decks.toml")


class BadReadyDeck(ValueError):
    """An entry that is no deck, with the reason for its writer."""


class ReadyDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck (§3-2) with a name of its own."""

    key: str
    megami: tuple[str, str]
    normals: tuple[str, ...]
    specials: tuple[str, ...]

    @property
    def deck(self) -> Deck:
        """What a player brings."""
        return Deck(self.megami, self.normals, self.specials)

    def name(self) -> Phrase:
        """What it is called."""
        return say(f"ready-deck-{self.key}")

    def aim(self) -> Phrase:
        """What it wants to do."""
        return say(f"ready-deck-{self.key}.aim")


class _File(msgspec.Struct, forbid_unknown_fields=True):
    deck: tuple[ReadyDeck, ...]


def read_ready_decks(path: Path) -> tuple[ReadyDeck, ...]:
    """The decks of a file, each judged by the rules. Raises `BadReadyDeck`."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).deck
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadReadyDeck(f"{path}: {error}") from error
    for one in found:
        wrong = check_deck(*one.deck)
        if wrong is not None:
            raise BadReadyDeck(f"{path}: {one.key}: {wrong.code} (§{wrong.section})")
    if len({one.key for one in found}) < len(found):
        raise BadReadyDeck(f"{path}: two decks have the same key")
    return found


@cache
def ready_decks() -> tuple[ReadyDeck, ...]:
    """All of them, in their order."""
    return read_ready_decks(FILE)
