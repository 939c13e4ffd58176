"""Which messages the source uses: literal keys, keys that other messages refer to, families made at run time."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from engine.text.catalog import Catalog

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ("engine", "sakura_desktop")
CALLS = {"say", "Phrase"}
MADE = re.compile(r"[a-z{][a-z0-9{}.-]*")
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z]+)?")


class Call(NamedTuple):
    """A phrase made in the source: the key (holes of an f-string as `{}`), its variables, where."""

    key: str
    variables: frozenset[str] | None
    """None where they can't be read off (`**slots`)."""
    where: str


@cache
def catalog(language: str) -> Catalog:
    """The shipped catalog of a language, parsed once for all tests."""
    return Catalog.load(language)


@cache
def catalog_of(game: str, language: str) -> Catalog:
    """What all games share, and the words of one."""
    return Catalog.load(language, games=(game,))


class Said(NamedTuple):
    """What the source says."""

    literals: frozenset[str]
    calls: tuple[Call, ...]
    terms: frozenset[tuple[str, str]]


@cache
def said() -> Said:
    """What every module of the source says, each parsed once; the trees, which are large, aren't kept."""
    literals: set[str] = set()
    found: list[Call] = []
    terms: set[tuple[str, str]] = set()
    for folder in SOURCES:
        for file in sorted((ROOT / folder).rglob("*.py")):
            path = file.relative_to(ROOT).as_posix()
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                    literals.add(node.value)
                elif isinstance(node, ast.Call) and node.args:
                    keys, where, name = [*_keys(node.args[0])], f"{path}:{node.lineno}", _name(node.func)
                    if name in CALLS:
                        found += [Call(key, _variables(node), where) for key in keys if MADE.fullmatch(key)]
                    if name == "Term":
                        terms |= {(key, where) for key in keys if "{" not in key}
    return Said(frozenset(literals), tuple(found), frozenset(terms))


def literals() -> frozenset[str]:
    """Every string in the source that could be a key, wherever it stands: in a call, in a table, as a default."""
    return said().literals


def calls() -> tuple[Call, ...]:
    """Every `say(…)` and `Phrase(…)` whose key stands in the call, literally or as an f-string."""
    return said().calls


def named_terms() -> frozenset[tuple[str, str]]:
    """Every `Term("…")` of the source: the key and where it stands."""
    return said().terms


@cache
def referred() -> frozenset[str]:
    """Messages that other messages of any language refer to."""
    return frozenset(
        reference.partition(".")[0]
        for language in Catalog.languages
        for key in catalog(language).keys()  # noqa: SIM118  # a catalog is no mapping
        for reference in catalog(language).entry(key).references
    )


def fits(key: str, patterns: tuple[str, ...]) -> bool:
    """Whether the key is one of those that the patterns stand for; `*` stands for anything."""
    return any(fnmatchcase(key, pattern) for pattern in patterns)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)  # type: ignore[misc]
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)


def _variables(node: ast.Call) -> frozenset[str] | None:
    if _name(node.func) != "say" or any(keyword.arg is None for keyword in node.keywords):
        return None
    return frozenset(keyword.arg.replace("_", "-") for keyword in node.keywords if keyword.arg)
