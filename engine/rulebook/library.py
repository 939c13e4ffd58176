"""The program's own copies of the rule documents that a person opened, one for each language, in a data folder.

A copy is one file: the text of the person's file, and what was made of it. It is written whole or not at all; another
import takes its place. A damaged copy is refused and left as it is; the next import puts it aside.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final, get_args

import msgspec
from msgspec.structs import replace

from engine.kernel.files import MEGABYTE, TooLarge, contents, put, said
from engine.rulebook.checking import defined
from engine.rulebook.cutting import cut
from engine.rulebook.problems import RulebookError
from engine.rulebook.reading import Raw, read
from engine.rulebook.recognising import is_rules
from engine.rulebook.shapes import Document, Language
from engine.text.catalog import Catalog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from threading import Event

    from engine.rulebook.dialect import Dialect
    from engine.text.catalog import TermEntry

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LARGEST: Final = 64 * MEGABYTE
"""A copy holds a text of some 400 kB and what was made of it."""
_FORMAT: Final = 1
"""Of what is made of a text; a copy of another format is cut anew from its text."""


class _Copy(msgspec.Struct):
    """What a file of the library holds."""

    format: int
    name: str
    pages: tuple[str, ...]
    digest: str
    document: msgspec.Raw


def open_document(
    path: Path,
    dialects: Sequence[Dialect],
    terms: Callable[[Dialect, Language], Sequence[TermEntry]] | None = None,
    stop: Event | None = None,
) -> tuple[Document, Raw]:
    """A person's file as a document of one of these games, and its text, unless `stop` is set meanwhile. Raises
    `RulebookError`.

    `terms` are those by which the rules are known; the program's own catalogs if none are given.
    """
    raw = read(path, stop)
    refused: RulebookError | None = None
    for dialect in dialects:
        try:
            document = cut(raw, dialect)
        except RulebookError as error:
            refused = refused or error
            continue
        if is_rules(document, (terms or _shipped)(dialect, document.language), dialect):
            return document, raw
        refused = RulebookError("not-rules", raw.name)
    raise refused or RulebookError("not-rules", raw.name)


def _shipped(dialect: Dialect, language: Language) -> Sequence[TermEntry]:
    return defined(Catalog.load(language), dialect.game)


class Library:
    """The documents that a person has opened."""

    def __init__(
        self,
        folder: Path,
        dialects: Sequence[Dialect],
        terms: Callable[[Dialect, Language], Sequence[TermEntry]] | None = None,
    ) -> None:
        """The copies of these games' documents in that folder, which needn't be there yet."""
        self.folder = folder
        first = sorted(dialects, key=lambda dialect: not dialect.unprefixed)
        self.dialects = {dialect.game: dialect for dialect in first}
        self._terms = terms

    def path(self, language: Language, game: str = "") -> Path:
        """Where the copy of a game's document in that language is kept; of the game without a key if none is named."""
        plain = not game or self.dialects[game].unprefixed
        return self.folder / (f"rules-{language}.json" if plain else f"rules-{game}-{language}.json")

    @property
    def plain(self) -> str:
        """The key of the game whose copies are called by their language alone; empty if it isn't there."""
        return next((game for game, dialect in self.dialects.items() if dialect.unprefixed), "")

    def add(self, path: Path, stop: Event | None = None) -> Document:
        """Open a person's file and keep a copy of it, in place of an older one of its language.

        Raises `RulebookError`; what was kept before then stays.
        """
        document, raw = open_document(path, tuple(self.dialects.values()), self._terms, stop)
        copy = _Copy(_FORMAT, raw.name, raw.pages, "", msgspec.Raw(msgspec.json.encode(document)))
        copy.digest = _digest(copy)
        target = self.path(document.language, document.game)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if self._damaged(document.language, document.game):
                os.replace(target, target.with_suffix(".damaged.json"))
            put(target, msgspec.json.encode(copy))
        except OSError as error:
            raise RulebookError("cannot-keep", target.name, said(error)) from error
        return document

    def load(self, language: Language, game: str = "") -> Document | None:
        """A game's document in that language; None where none was opened. Raises `RulebookError` for a damaged copy."""
        game = game or self.plain
        if game not in self.dialects:
            return None
        path = self.path(language, game)
        try:
            copy = msgspec.json.decode(contents(path, LARGEST), type=_Copy)
            if copy.digest != _digest(copy):
                raise RulebookError("copy-damaged", path.name)
            if copy.format != _FORMAT:
                return cut(Raw(copy.pages, copy.name), self.dialects[game])
            return replace(msgspec.json.decode(copy.document, type=Document), game=game)
        except FileNotFoundError:
            return None
        except TooLarge as error:
            raise RulebookError("copy-damaged", path.name) from error
        except OSError as error:
            raise RulebookError("unreadable", path.name, said(error)) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RulebookError("copy-damaged", path.name) from error

    def documents(self) -> tuple[Document, ...]:
        """The documents that can be read; `load` says what is wrong with another."""
        found = []
        for game, dialect in self.dialects.items():
            for language in dialect.languages:
                with suppress(RulebookError):
                    found.append(self.load(language, game))
        return tuple(document for document in found if document is not None)

    def forget(self, language: Language, game: str = "") -> None:
        """Take the copy of a document away. Raises `RulebookError` where the system doesn't let it."""
        path = self.path(language, game)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise RulebookError("cannot-keep", path.name, said(error)) from error

    def _damaged(self, language: Language, game: str) -> bool:
        """There is a copy and it can't be read."""
        try:
            self.load(language, game)
        except RulebookError:
            return True
        return False


def _digest(copy: _Copy) -> str:
    """By what a copy is known to be whole: over the text and what was made of it."""
    parts = [copy.name, str(copy.format), *copy.pages]
    whole = hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass"))
    whole.update(bytes(copy.document))
    return whole.hexdigest()
