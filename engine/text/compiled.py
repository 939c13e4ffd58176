"""Compiled catalogs: what Fluent's runtime made of a language's entries, kept in a file so that it is made once.

A file holds plain data (MessagePack), never code. It is read only if its check sum is right and if it was made of these
very sources by this very version of the program and of Fluent; any other file is as good as none and is written anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import tempfile
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import platformdirs
from fluent.runtime import resolver
from fluent.runtime.types import FluentFloat, FluentInt

from engine.text.ftl import Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

APP: Final = "sakura-engine"
CACHE_VARIABLE: Final = "SAKURA_CATALOG_CACHE"
"""The environment variable that names another folder for compiled catalogs."""
SUFFIX: Final = ".catalog"
KEPT_OF_A_LANGUAGE: Final = 3
"""So many versions of a language's catalogs stay: a person may have several versions of the program."""
DIGEST_SIZE: Final = 16

_LOG: Final = logging.getLogger(__name__)
MADE_BY: Final = (
    ("engine.text", ("ftl.py", "marks.py", "compiled.py")),
    ("fluent.syntax", ("ast.py", "parser.py", "stream.py")),
    ("fluent.runtime", ("prepare.py", "resolver.py")),
)
"""The code on which it depends what is made of a source."""

_FIELDS: Final[tuple[tuple[type[Any], tuple[str, ...]], ...]] = (
    (resolver.TextElement, ("value",)),
    (resolver.Identifier, ("name",)),
    (resolver.Pattern, ("elements",)),
    (resolver.Placeable, ("expression",)),
    (resolver.NeverIsolatingPlaceable, ("expression",)),
    (resolver.TermReference, ("id", "attribute", "arguments")),
    (resolver.MessageReference, ("id", "attribute")),
    (resolver.VariableReference, ("id",)),
    (resolver.FunctionReference, ("id", "arguments")),
    (resolver.CallArguments, ("positional", "named")),
    (resolver.NamedArgument, ("name", "value")),
    (resolver.SelectExpression, ("selector", "variants")),
    (resolver.Variant, ("key", "value", "default")),
    (resolver.StringLiteral, ("value",)),
    (resolver.NumberLiteral, ("value",)),
    (resolver.Message, ("id", "value", "attributes")),
    (resolver.Term, ("id", "value", "attributes")),
)
"""The nodes of a compiled entry and what makes them up; a node is kept as its number here and its parts."""
_NUMBERS: Final = {kind: number for number, (kind, _) in enumerate(_FIELDS)}
_LEFT_OUT: Final = frozenset({"span", "comment"})
_WHOLE, _FRACTION = "whole", "fraction"


class CannotKeep(Exception):
    """Fluent's runtime makes something of an entry that this file doesn't know: its version is another."""


class Kept(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A compiled entry as it is kept."""

    attributes: tuple[str, ...]
    variables: tuple[str, ...]
    references: tuple[str, ...]
    functions: tuple[str, ...]
    node: msgspec.Raw

    def entry(self) -> Entry:
        """The entry."""
        return Entry(
            unpack(msgspec.msgpack.decode(self.node)),
            _set(self.attributes),
            _set(self.variables),
            _set(self.references),
            _set(self.functions),
        )


Entries: TypeAlias = dict[str, dict[str, msgspec.Raw]]
"""Entries by file and id, as bytes until they are needed: of most entries a match needs none."""
_FILES: Final = msgspec.msgpack.Decoder(Entries)
_ENTRY: Final = msgspec.msgpack.Decoder(Kept)
_set: Final[Callable[[tuple[str, ...]], frozenset[str]]] = cache(frozenset)
"""Entries have much the same variables and functions: each set of them is there once."""
_identifier: Final[Callable[[str], resolver.Identifier]] = cache(resolver.Identifier)
"""Nodes name the same variables and terms over and over."""


def entry_of(raw: msgspec.Raw) -> Entry:
    """The entry that is kept as these bytes."""
    return _ENTRY.decode(raw).entry()


def keep(entry: Entry) -> Kept:
    """An entry as it is kept."""
    attributes, variables = tuple(sorted(entry.attributes)), tuple(sorted(entry.variables))
    references, functions = tuple(sorted(entry.references)), tuple(sorted(entry.functions))
    node = msgspec.Raw(msgspec.msgpack.encode(pack(entry.node)))
    return Kept(attributes, variables, references, functions, node)


def pack(part: Any) -> Any:
    """A node or a part of one as lists and words."""
    number = _NUMBERS.get(type(part))
    if number is not None:
        fields = _FIELDS[number][1]
        if vars(part).keys() - _LEFT_OUT != set(fields):
            raise CannotKeep(f"{type(part).__name__} of this version of Fluent has other parts: {sorted(vars(part))}")
        return [number, *[pack(getattr(part, field)) for field in fields]]
    if isinstance(part, list):
        return {"": [pack(one) for one in part]}
    if isinstance(part, dict):
        return {"=": {name: pack(one) for name, one in part.items()}}
    if isinstance(part, (FluentInt, FluentFloat)):
        return {_WHOLE if isinstance(part, int) else _FRACTION: repr(part)}
    if part is None or isinstance(part, (str, bool)):
        return part
    raise CannotKeep(f"a compiled entry holds {type(part).__name__}, which isn't kept")


def unpack(packed: Any) -> Any:
    """The node or part that was packed."""
    if isinstance(packed, list):
        kind, fields = _FIELDS[packed[0]]
        if kind is resolver.Identifier:
            return _identifier(packed[1])
        node = object.__new__(kind)
        for field, part in zip(fields, packed[1:], strict=True):  # field by field: nodes of a kind share their keys
            setattr(node, field, unpack(part))
        return node
    if isinstance(packed, dict):
        ((mark, inside),) = packed.items()
        if mark == "":
            return [unpack(one) for one in inside]
        if mark == "=":
            return {name: unpack(one) for name, one in inside.items()}
        return FluentInt(inside) if mark == _WHOLE else FluentFloat(inside)
    return packed


@cache
def _edition() -> bytes:
    """Changes with the code that compiles."""
    found = hashlib.blake2b(digest_size=DIGEST_SIZE)
    for package, names in MADE_BY:
        for name in names:
            found.update((resources.files(package) / name).read_bytes())
    return found.digest()


def digest_of(language: str, sources: Iterable[tuple[str, bytes]]) -> str:
    """Tells what is made of these files, by name and content, from what is made of any others or by other code."""
    found = hashlib.blake2b(_edition(), digest_size=DIGEST_SIZE, person=language.encode())
    for name, content in sources:
        found.update(f"{name}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def cache_folder(caches: Path | None = None) -> Path:
    """Where compiled catalogs are kept: where the environment says, else in a folder of caches, by default the person's
    own.
    """
    chosen = os.environ.get(CACHE_VARIABLE, "")
    return Path(chosen) if chosen else (caches or Path(platformdirs.user_cache_dir(APP, appauthor=False))) / "catalogs"


def read(folder: Path, language: str, digest: str) -> Entries | None:
    """What is kept under that digest, in the order of the sources; None if nothing sound is."""
    path = _path(folder, language, digest)
    try:
        data = path.read_bytes()
        checked, body = data[:DIGEST_SIZE], memoryview(data)[DIGEST_SIZE:]
        if checked != _check_sum(digest, body):
            raise ValueError("its check sum is wrong")
        return _FILES.decode(body)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        _LOG.info("a compiled catalog is damaged and is made again: %s: %s", path, error)
        return None


def write(folder: Path, language: str, digest: str, entries: Entries) -> None:
    """Keep the entries under that digest, whole or not at all, and of older versions a few."""
    body = msgspec.msgpack.encode(entries)
    path, part = _path(folder, language, digest), ""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(suffix=".part", dir=folder)
        with os.fdopen(handle, "wb") as file:
            file.write(_check_sum(digest, body) + body)
        Path(part).replace(path)
        _tidy(folder, language)
    except OSError as error:
        _LOG.info("compiled catalogs can't be kept in %s: %s", folder, error)
        with contextlib.suppress(OSError):
            Path(part or path).unlink(missing_ok=True)


def _tidy(folder: Path, language: str) -> None:
    kept = sorted(folder.glob(f"{language}.*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept[KEPT_OF_A_LANGUAGE:]:
        path.unlink(missing_ok=True)


def _path(folder: Path, language: str, digest: str) -> Path:
    return folder / f"{language}.{digest}{SUFFIX}"


def _check_sum(digest: str, body: bytes | memoryview) -> bytes:
    return hashlib.blake2b(body, digest_size=DIGEST_SIZE, key=digest.encode()).digest()
