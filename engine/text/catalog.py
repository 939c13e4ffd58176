"""The catalogs of a language: every word that a person reads, from `translations/<lang>/*.ftl`.

A file holds messages (`card-<slug> = 斬`), their attributes (`.ruby`), and terms (`-aura = オーラ`). Terms
are reached from outside as messages `term-<key>`. Functions for catalogs: `JOSA("을/를")`, the Korean particle that
follows the sound of what stands before it; `SIGNED($n)`, a number with its sign; `CAP()`, the next letter is a capital;
`TERM("flinch", "flinches")`, words that name a term in another form than its own.
"""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, cast

import msgspec
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from engine.text import marks
from engine.text.ftl import SHOW, CatalogError, Chunk, Entry, cut, parse, speaking_message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fluent.runtime.types import FluentType

LANGUAGES: Final = ("ja", "ko", "en")
"""The languages of the program."""

_OUTSIDE_ID: Final = re.compile(r"[^a-z0-9]")
_SPOKEN_TERM: Final = "term-"


class MissingTranslations(CatalogError):
    """There is no folder with the catalogs of a language."""


class DuplicateMessage(CatalogError):
    """Two entries of a language have one id."""


class UnknownMessage(CatalogError):
    """A message, attribute or term that the catalogs don't have."""


class UnknownVariable(CatalogError):
    """A message was asked for without a variable that it needs, or is broken in another way."""


class TermEntry(msgspec.Struct, frozen=True):
    """A term as its language spells it; what a language doesn't give is empty."""

    key: str
    text: str
    ruby: str
    section: str


def card_message_id(number: str) -> str:
    """The message that names a card: its number in small letters, every other sign a hyphen."""
    return "card-" + _OUTSIDE_ID.sub("-", number.lower())


def megami_message_id(key: str) -> str:
    """The message that names a megami or one of her forms."""
    return f"megami-{key}"


def translations_folder() -> Path:
    """Where the catalogs are: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "translations", package.parent / "translations"):
        if folder.is_dir():
            return folder
    raise MissingTranslations(
        f"no folder “translations” in {package} or beside it: the installation is incomplete, install it again"
    )


class Catalog:
    """Every message and term of one language."""

    languages: Final = LANGUAGES

    def __init__(self, language: str, folder: Path) -> None:
        """Read the files of that folder; entries are parsed when they are first needed."""
        self.language = language
        self.folder = folder
        self._chunks: dict[str, Chunk] = {}
        self._entries: dict[str, Entry] = {}
        self._lock = Lock()
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        files = sorted(folder.glob("*.ftl")) if folder.is_dir() else []
        if not files:
            raise MissingTranslations(f"no catalogs (*.ftl) for {language!r} in {folder}")
        for path in files:
            self._read(path)

    @classmethod
    def load(cls, language: str, folder: Path | None = None) -> Catalog:
        """The catalogs of a language that the program ships, or of another folder of translations."""
        if language not in cls.languages:
            raise MissingTranslations(f"no language {language!r}: there are {', '.join(cls.languages)}")
        return cls(language, (folder or translations_folder()) / language)

    def _read(self, path: Path) -> None:
        for chunk in cut(path):
            if chunk.key in self._chunks:
                there = self._chunks[chunk.key]
                raise DuplicateMessage(
                    f"{path}, line {chunk.line}: {chunk.key} is also in {there.file}, line {there.line}"
                )
            if chunk.key.startswith(_SPOKEN_TERM):
                raise DuplicateMessage(f"{path}, line {chunk.line}: ids that begin with term- are those of terms")
            self._chunks[chunk.key] = chunk

    def files(self) -> dict[str, tuple[str, ...]]:
        """Ids of messages, and with a dash of terms, by file and in order."""
        found: dict[str, list[str]] = {}
        for chunk in self._chunks.values():
            found.setdefault(chunk.file, []).append(chunk.key)
        return {file: tuple(keys) for file, keys in found.items()}

    def keys(self) -> frozenset[str]:
        """Ids of all messages."""
        return frozenset(key for key in self._chunks if not key.startswith("-"))

    def term_keys(self) -> tuple[str, ...]:
        """Keys of all terms, in the order of the catalogs."""
        return tuple(key[1:] for key in self._chunks if key.startswith("-"))

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one, by that id."""
        name, dot, attribute = key.partition(".")
        if self._source_id(name) not in self._chunks:
            return False
        return not dot or attribute in self.entry(name).attributes

    @staticmethod
    def _source_id(name: str) -> str:
        """The id in the source of a message, or of the term that is reached by that message."""
        return f"-{name.removeprefix(_SPOKEN_TERM)}" if name.startswith(_SPOKEN_TERM) else name

    def entry(self, key: str) -> Entry:
        """A parsed entry, with all that it refers to in the bundle. Any thread may ask."""
        key = self._source_id(key)
        found = self._entries.get(key)
        if found is None:
            with self._lock:
                found = self._entries.get(key) or self._load(key)
        return found

    def _load(self, key: str) -> Entry:
        """Parse an entry and what it needs; none of them is known before all are."""
        loaded: dict[str, Entry] = {}
        waiting = [(key, "")]
        while waiting:
            name, why = waiting.pop()
            if name in self._entries or name in loaded:
                continue
            chunk = self._chunks.get(name)
            if chunk is None:
                kind = "term" if name.startswith("-") else "message"
                raise UnknownMessage(f"{self.language}: no {kind} {name!r}{why}")
            entry = loaded[name] = parse(chunk, self.folder)
            waiting += [(one.partition(".")[0], f", to which {name} refers") for one in entry.references]
        for entry in loaded.values():
            body: list[ast.EntryType] = [entry.node]
            if isinstance(entry.node, ast.Term):
                body.append(speaking_message(entry.node))
            self._bundle.add_resource(ast.Resource(body))
        self._entries.update(loaded)
        return loaded[key]

    def prepare(self) -> None:
        """Parse and compile everything, so that no first use is slow; for a thread beside the one that paints."""
        for key in self._chunks:
            self.entry(key)
            self._bundle.get_message(f"{_SPOKEN_TERM}{key[1:]}" if key.startswith("-") else key)

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a message needs, with those of the messages it refers to."""
        needed: set[str] = set()
        seen: set[str] = set()
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                found = self.entry(name)
                needed |= found.variables
                waiting += [one.partition(".")[0] for one in found.references if not one.startswith("-")]
        return frozenset(needed)

    def check(self) -> None:
        """Parse every entry and follow every reference; raise what is wrong."""
        for key in self._chunks:
            for reference in self.entry(key).references:
                name, dot, attribute = reference.partition(".")
                if dot and attribute not in self.entry(name).attributes:
                    raise UnknownMessage(f"{self.language}: {key} refers to {reference}, which has no such attribute")
            unknown = self.entry(key).functions - _FUNCTIONS.keys() - _BUILT_IN
            if unknown:
                raise UnknownMessage(f"{self.language}: {key} calls {', '.join(sorted(unknown))}, which is no function")

    def format(self, key: str, variables: Mapping[str, int | str] | None = None) -> str:
        """A message, or an attribute `key.attribute`, with marks for `engine.text.render` to read off."""
        name, _, attribute = key.partition(".")
        self.entry(name)
        if not self._bundle.has_message(name):
            raise UnknownMessage(f"{self.language}: {name!r} is a term; from outside it is {_SPOKEN_TERM}{name[1:]}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(f"{self.language}: {name!r} has no {attribute or 'text of its own'}")
        text, errors = self._bundle.format_pattern(pattern, dict(variables) if variables else None)
        if errors:
            raise UnknownVariable(f"{self.language}: {key!r}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def term(self, key: str) -> TermEntry:
        """A term with its reading and its section in the rules; its meaning is the message `term-<key>.gloss`."""
        spoken = f"{_SPOKEN_TERM}{key}"
        given = self.entry(spoken).attributes
        ruby, section = (self.format(f"{spoken}.{name}") if name in given else "" for name in ("ruby", "section"))
        return TermEntry(key, marks.plain(self.format(spoken)), ruby, section)


def _show(value: int | str) -> str:
    return marks.number(str(int(value))) if isinstance(value, int) else value


def _signed(value: int | str) -> str:
    return marks.number(f"{int(value):+d}") if isinstance(value, int) else f"+{value}"


def _term(key: str, words: str) -> str:
    return marks.term(key, words)


def _josa(pair: str) -> str:
    return marks.josa(pair)


def _capital() -> str:
    return marks.CAPITAL


# the library's types name its own values only, but it takes strings as well
_FUNCTIONS: Final = cast(
    "dict[str, Callable[..., FluentType]]",
    {SHOW: _show, "SIGNED": _signed, "TERM": _term, "JOSA": _josa, "CAP": _capital},
)
_BUILT_IN: Final = frozenset({"NUMBER", "DATETIME"})
