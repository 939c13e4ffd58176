"""The catalogs of a language: every word that a person reads, from `translations/<game>/<lang>/*.ftl`.

What every game shares, and the program's own words, stand in `translations/common/`; each game has a folder of its own.
An id stands once in all of them together.

A file holds messages (`card-<slug> = 斬`), their attributes (`.ruby`), and terms (`-aura = オーラ`). Terms
are reached from outside as messages `term-<key>`. Functions for catalogs: `JOSA("을/를")`, the Korean particle that
follows the sound of what stands before it; `SIGNED($n)`, a number with its sign; `CAP()`, the next letter is a capital;
`AN()`, “a” or “an”, as the next word sounds; `TERM("flinch", "flinches")`, words that name a term in
another form than its own.

What a message says is Project Fluent's affair: its parser and its runtime's resolver. Compiled entries are kept between
runs (`engine.text.compiled`), so that a language is ready in milliseconds.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final, cast

import babel
import msgspec
from babel.plural import PluralRule, to_python
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.utils import native_to_fluent

from engine.text import compiled, marks
from engine.text.ftl import SHOW, CatalogError, Chunk, Entry, called, cut, parse, speaking_message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Term
    from fluent.runtime.types import FluentType

LANGUAGES: Final = ("ja", "ko", "en")
PLURALS: Final = {"ja": PluralRule({}), "ko": PluralRule({}), "en": PluralRule({"one": "i = 1 and v = 0"})}
"""Which plural form a number takes, as CLDR has it: for this alone Babel would read two megabytes a language."""
"""The languages of the program."""

COMMON: Final = "common"
"""The folder of what no single game says."""
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


def name_message_id(kind: str, key: str) -> str:
    """The message that names a thing of a game, by its kind and its key."""
    return f"{kind}-{key}"


def translations_folder() -> Path:
    """Where the catalogs are: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "translations", package.parent / "translations"):
        if folder.is_dir():
            return folder
    raise MissingTranslations(
        f"no folder “translations” in {package} or beside it: the installation is incomplete, install it again"
    )


def games_translated(folder: Path, language: str) -> tuple[str, ...]:
    """The games whose words are there in that language, by their keys."""
    return tuple(sorted(path.parent.name for path in folder.glob(f"*/{language}") if path.parent.name != COMMON))


def catalog_files(folder: Path, language: str, games: Iterable[str] | None = None) -> list[Path]:
    """The files of a language's catalogs, in the order in which their entries are told: what all games share, then
    those games, or every game that is there.
    """
    chosen = games_translated(folder, language) if games is None else games
    found = [path for part in (COMMON, *chosen) for path in sorted((folder / part / language).glob("*.ftl"))]
    if not found:
        raise MissingTranslations(f"no catalogs (*.ftl) for {language!r} in {folder / COMMON / language}")
    return found


class _Sources:
    """The entries of files, each parsed when it is needed."""

    def __init__(self, files: Iterable[tuple[Path, bytes]]) -> None:
        self._chunks: dict[str, Chunk] = {}
        self._paths: dict[str, Path] = {}
        for path, content in files:
            self._paths[called(path)] = path
            self._cut(path, content)
        self.places = {key: chunk.file for key, chunk in self._chunks.items()}
        """The file of each entry, in order."""

    def _cut(self, path: Path, content: bytes) -> None:
        for chunk in cut(path, content.decode("utf-8")):
            if chunk.key in self._chunks:
                there = self._chunks[chunk.key]
                raise DuplicateMessage(
                    f"{path}, line {chunk.line}: {chunk.key} is also in {there.file}, line {there.line}"
                )
            if chunk.key.startswith(_SPOKEN_TERM):
                raise DuplicateMessage(f"{path}, line {chunk.line}: ids that begin with term- are those of terms")
            self._chunks[chunk.key] = chunk

    def entry(self, key: str) -> Entry:
        chunk = self._chunks[key]
        return parse(chunk, self._paths[chunk.file])

    def compiled(self, goes_on: Callable[[], bool]) -> compiled.Entries | None:
        """All of them as they are kept; None if one is broken, which is told when it is needed, or if between two it
        doesn't go on.
        """
        found: compiled.Entries = {}
        try:
            for key, file in self.places.items():
                if not goes_on():
                    return None
                kept = compiled.keep(self.entry(key))
                found.setdefault(file, {})[key] = msgspec.Raw(msgspec.msgpack.encode(kept))
        except (CatalogError, compiled.CannotKeep):
            return None
        return found


class _Compiled:
    """The entries of a compiled catalog."""

    def __init__(self, kept: compiled.Entries) -> None:
        self._kept = kept
        self.places = {key: file for file, entries in kept.items() for key in entries}

    def entry(self, key: str) -> Entry:
        return compiled.entry_of(self._kept[self.places[key]][key])


class _Cached:
    """The entries of a language's files, as the cache has them or as they are cut from the files."""

    def __init__(self, language: str, files: Sequence[Path], cache: Path | None) -> None:
        contents = [(path, path.read_bytes()) for path in files]
        self._language, self._cache = language, cache
        self._digest = ""
        """Under what they are to be kept; empty where they aren't, or are there."""
        kept: compiled.Entries | None = None
        if cache is not None:
            self._digest = compiled.digest_of(language, ((called(path), content) for path, content in contents))
            kept = compiled.read(cache, language, self._digest)
        self.entries: _Sources | _Compiled = _Sources(contents) if kept is None else _Compiled(kept)

    def keep(self, goes_on: Callable[[], bool]) -> None:
        """Compile them all, so that they are in the cache the next time, and here from now on."""
        if self._cache is None or not self._digest or not isinstance(self.entries, _Sources):
            return
        kept = self.entries.compiled(goes_on)
        if kept is not None:
            compiled.write(self._cache, self._language, self._digest, kept)
            # read back, all entries share the file's bytes
            self.entries = _Compiled(compiled.read(self._cache, self._language, self._digest) or kept)


class _Bundle:
    """What Fluent's resolver asks of a bundle: entries, functions, and the language's plural forms."""

    use_isolating: Final = False

    def __init__(self, language: str, message: Callable[[str], Message | Term]) -> None:
        self._language = language
        self._message = message
        self._functions = {**BUILTINS, **_FUNCTIONS}

    def _lookup(self, entry_id: str, term: bool = False) -> Message | Term:
        return self._message(f"-{entry_id}" if term else entry_id)

    @cached_property
    def _babel_locale(self) -> babel.Locale:
        return babel.Locale.parse(self._language)

    @cached_property
    def _plural_form(self) -> Callable[[float], str]:
        return cast("Callable[[float], str]", to_python(PLURALS[self._language]))


class Catalog:
    """Every message and term of one language."""

    languages: Final = LANGUAGES

    def __init__(
        self, language: str, files: Sequence[Path], cache: Path | None = None, *, at_once: bool = True
    ) -> None:
        """The entries of these files. They are kept compiled in a folder of caches, if one is given: `at_once`, or
        when `keep` is called.
        """
        self.language = language
        self.sources = tuple(files)
        self._cached = _Cached(language, files, cache)
        if at_once:
            self.keep()
        self._entries: dict[str, Entry] = {}
        self._spoken: dict[str, Message] = {}
        self._lock = RLock()
        self._bundle = cast("FluentBundle", _Bundle(language, self._message))

    @classmethod
    def load(
        cls, language: str, folder: Path | None = None, cache: Path | None = None, games: Iterable[str] | None = None,
        *, at_once: bool = True,
    ) -> Catalog:
        """The catalogs of a language that the program ships, read once and kept compiled in a folder of caches, by
        default that of the person; or those of another folder of translations, which are kept only if a folder of
        caches is given. They are those of every game that is there, or of these games. What isn't in the cache yet is
        compiled `at_once`, which takes seconds, or when `keep` is called.
        """
        if language not in cls.languages:
            raise MissingTranslations(f"no language {language!r}: there are {', '.join(cls.languages)}")
        chosen = None if games is None else tuple(games)
        if folder is None:
            return _shipped(language, translations_folder(), cache or compiled.cache_folder(), chosen, at_once)
        return cls(language, catalog_files(folder, language, chosen), cache, at_once=at_once)

    @property
    def _all(self) -> _Sources | _Compiled:
        return self._cached.entries

    def keep(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        """Compile what isn't in the cache yet, and keep it there. It takes seconds and can be done on a thread of its
        own, while others ask for entries; it is asked between two whether it `goes_on`.
        """
        self._cached.keep(goes_on)

    def files(self) -> dict[str, tuple[str, ...]]:
        """Ids of messages, and with a dash of terms, by file and in order."""
        found: dict[str, list[str]] = {}
        for key, file in self._all.places.items():
            found.setdefault(file, []).append(key)
        return {file: tuple(keys) for file, keys in found.items()}

    def keys(self) -> frozenset[str]:
        """Ids of all messages."""
        return frozenset(key for key in self._all.places if not key.startswith("-"))

    def term_keys(self, game: str = "") -> tuple[str, ...]:
        """Keys of all terms, or of those of a game, in the order of the catalogs."""
        return tuple(
            key[1:]
            for key, file in self._all.places.items()
            if key.startswith("-") and (not game or file.partition("/")[0] == game)
        )

    def game_of_term(self, key: str) -> str:
        """The game that a term belongs to, by its key; empty for a term that there isn't."""
        return self._all.places.get(f"-{key}", "").partition("/")[0]

    def game_of_card(self, number: str) -> str:
        """The game that names a card of that number; empty where none does."""
        return self._all.places.get(card_message_id(number), "").partition("/")[0]

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one, by that id."""
        name, dot, attribute = key.partition(".")
        if self._source_id(name) not in self._all.places:
            return False
        return not dot or attribute in self.entry(name).attributes

    @staticmethod
    def _source_id(name: str) -> str:
        """The id in the source of a message, or of the term that is reached by that message."""
        return f"-{name.removeprefix(_SPOKEN_TERM)}" if name.startswith(_SPOKEN_TERM) else name

    def entry(self, key: str) -> Entry:
        """An entry, once all that it refers to is known. Any thread may ask."""
        key = self._source_id(key)
        found = self._entries.get(key)
        if found is None:
            with self._lock:
                found = self._entries.get(key) or self._load(key)
        return found

    def _load(self, key: str) -> Entry:
        """Take an entry and what it needs; none of them is known before all are."""
        loaded: dict[str, Entry] = {}
        waiting = [(key, "")]
        while waiting:
            name, why = waiting.pop()
            if name in self._entries or name in loaded:
                continue
            if name not in self._all.places:
                kind = "term" if name.startswith("-") else "message"
                raise UnknownMessage(f"{self.language}: no {kind} {name!r}{why}")
            entry = loaded[name] = self._all.entry(name)
            waiting += [
                (self._source_id(one.partition(".")[0]), f", to which {name} refers") for one in entry.references
            ]
        self._entries.update(loaded)
        return loaded[key]

    def _message(self, key: str) -> Message | Term:
        """What Fluent formats of a message, of a term (with its dash), or of the message that speaks a term."""
        node = self.entry(key).node
        if not key.startswith(_SPOKEN_TERM):
            return node
        found = self._spoken.get(key)
        if found is None:
            found = self._spoken.setdefault(key, speaking_message(node))
        return found

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
        for key in self._all.places:
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
        message = self._message(name)
        if name.startswith("-"):
            raise UnknownMessage(f"{self.language}: {name!r} is a term; from outside it is {_SPOKEN_TERM}{name[1:]}")
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(f"{self.language}: {name!r} has no {attribute or 'text of its own'}")
        errors: list[Exception] = []
        given = {name: native_to_fluent(value) for name, value in variables.items()} if variables else {}
        try:
            text = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(given)))
        except ValueError as error:
            text, errors = "", [*errors, error]
        if errors:
            raise UnknownVariable(f"{self.language}: {key!r}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def term_name(self, key: str) -> str:
        """How a term is written."""
        return marks.plain(self.format(f"{_SPOKEN_TERM}{key}"))

    def term_section(self, key: str) -> str:
        """The section of the rules in which a term stands, or its heading."""
        spoken = f"{_SPOKEN_TERM}{key}"
        given = self.entry(spoken).attributes
        return "".join(self.format(f"{spoken}.{name}") for name in ("section", "heading") if name in given)

    def term(self, key: str) -> TermEntry:
        """A term with its reading and its section in the rules (where these have headings without numbers, its
        `heading`); its meaning is the message `term-<key>.gloss`.
        """
        spoken = f"{_SPOKEN_TERM}{key}"
        ruby = self.format(f"{spoken}.ruby") if "ruby" in self.entry(spoken).attributes else ""
        return TermEntry(key, self.term_name(key), ruby, self.term_section(key))


@lru_cache(maxsize=8)
def _shipped(language: str, folder: Path, cache: Path, games: tuple[str, ...] | None, at_once: bool) -> Catalog:
    """Whoever asks for the shipped catalogs of a language in one process gets the same: nothing changes them."""
    return Catalog(language, catalog_files(folder, language, games), cache, at_once=at_once)


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


def _article() -> str:
    return marks.ARTICLE


# the library's types name its own values only, but it takes strings as well
_FUNCTIONS: Final = cast(
    "dict[str, Callable[..., FluentType]]",
    {SHOW: _show, "SIGNED": _signed, "TERM": _term, "JOSA": _josa, "CAP": _capital, "AN": _article},
)
_BUILT_IN: Final = frozenset({"NUMBER", "DATETIME"})
