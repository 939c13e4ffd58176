"""A sentence in no language yet: a message key with slots.

Rules code, clauses, refusals and journal lines speak in phrases only; `engine.text.render` gives them a language.
Phrases are values: frozen, hashable, encodable with msgspec.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Term(msgspec.Struct, frozen=True, gc=False, tag="term"):
    """A word that the rule documents define: `key` names a term in `translations/<game>/<lang>/terms.ftl`."""

    key: str


class CardName(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """The name of a card, by its number, with the quotation marks that the language puts around card names."""

    number: str


class Name(msgspec.Struct, frozen=True, gc=False, tag="name"):
    """The name of a thing that a game names otherwise than by a card or term: what kind of thing, and its key.

    The catalogs of the game name it `<kind>-<key>`.
    """

    kind: str
    key: str


class Listing(msgspec.Struct, frozen=True, gc=False, tag="list"):
    """Several slots said one after the other: joined by the language's "and", "or", or set as lines."""

    items: tuple[Slot, ...]
    joiner: str = "and"
    """`and`, `or`, `comma`, `then` (one step after the other, one sentence each) or `lines`."""


class Phrase(msgspec.Struct, frozen=True, gc=False, tag="phrase"):
    """The message `key` of the catalogs, with its variables: `Phrase("journal-drew", (("seat", 0), ("count", 2)))`."""

    key: str
    slots: tuple[tuple[str, Slot], ...] = ()


Slot: TypeAlias = int | str | Term | CardName | Name | Listing | Phrase


def say(key: str, /, **slots: Slot) -> Phrase:
    """The phrase of a message with its variables by name; underscores in a variable's name become hyphens."""
    return Phrase(key, tuple([(name.replace("_", "-"), slot) for name, slot in slots.items()]) if slots else ())
