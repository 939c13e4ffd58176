"""Fluent sources: cut into entries at once, parsed and compiled one by one.

The parser is exact but takes a fifth of a second for a language's catalogs; cutting takes milliseconds, and what was
compiled once is kept (`engine.text.compiled`). What is broken is found all the same: a line outside any entry when a
file is cut, an entry when it is parsed (the tests parse all of them).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec
from fluent.runtime import resolver
from fluent.runtime.prepare import Compiler
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer, Visitor

from engine.text import marks

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_ENTRY: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_INSIDE: Final = re.compile(r"[ \t}]|$")
SHOW: Final = "SHOW"
"""The function through which every variable is shown; catalogs don't write it."""


class CatalogError(Exception):
    """Something is wrong with the catalogs; the text says where."""


class CatalogSyntaxError(CatalogError):
    """A catalog isn't Fluent: file, line, reason."""


class Chunk(msgspec.Struct, frozen=True):
    """The source of one entry and where it stands."""

    key: str
    """The message's id, or the term's with its dash."""
    file: str
    """As `called` says it."""
    line: int
    source: str


class Entry(msgspec.Struct, frozen=True):
    """One compiled entry: what Fluent's runtime formats, and what it needs."""

    node: resolver.Message | resolver.Term
    attributes: frozenset[str]
    variables: frozenset[str]
    """Variables that its own patterns use; of a term none, for terms see no variables of messages."""
    references: frozenset[str]
    """Ids of the messages, and with a dash of the terms, that it refers to; `id.attribute` where it names one."""
    functions: frozenset[str]


def called(path: Path) -> str:
    """What a file is called: by its game's folder and its name, `sakura/terms.ftl`."""
    return f"{path.parent.parent.name}/{path.name}"


def cut(path: Path, text: str) -> Iterator[Chunk]:
    """The entries of a file's text, in order."""
    key, start, lines = "", 0, list[str]()
    for number, line in enumerate(text.splitlines(), start=1):
        found = _ENTRY.match(line)
        if found or line.startswith("#"):
            if key:
                yield Chunk(key, called(path), start, "\n".join(lines) + "\n")
            key, start, lines = (found[1], number, [line]) if found else ("", number, [])
        elif not _INSIDE.match(line) or (line.strip() and not key):
            raise CatalogSyntaxError(f"{path}, line {number}: neither an entry nor a comment: {line.strip()!r}")
        else:
            lines.append(line)
    if key:
        yield Chunk(key, called(path), start, "\n".join(lines) + "\n")


def parse(chunk: Chunk, path: Path) -> Entry:
    """The entry of a chunk of that file, its terms and variables marked."""
    node = FluentParser(with_spans=False).parse_entry(chunk.source)  # what is broken tells its place all the same
    if not isinstance(node, (ast.Message, ast.Term)):
        raise _syntax_error(node, chunk, path)
    needs = _Needs()
    needs.visit(node)
    term = isinstance(node, ast.Term)
    if isinstance(node, ast.Term):
        _mark_term(node)
    else:
        _ShowVariables().visit(node)
    node.comment = None
    return Entry(
        Compiler()(node),
        frozenset(one.id.name for one in node.attributes),
        frozenset() if term else frozenset(needs.variables),
        frozenset(needs.references),
        frozenset(needs.functions),
    )


def speaking_message(term: resolver.Message | resolver.Term) -> resolver.Message:
    """The message by which a term is reached from outside: `term-<key>`, with the term's attributes."""
    reference = ast.TermReference(ast.Identifier(term.id.name))
    name = ast.Identifier(f"term-{term.id.name}")
    spoken: resolver.Message = Compiler()(ast.Message(name, ast.Pattern([ast.Placeable(reference)])))
    spoken.attributes = term.attributes
    return spoken


def _syntax_error(node: ast.EntryType, chunk: Chunk, path: Path) -> CatalogSyntaxError:
    reason, line = "not Fluent", chunk.line
    if isinstance(node, ast.Junk) and node.annotations:
        note = node.annotations[0]
        reason = note.message or reason
        if note.span is not None:
            line += chunk.source.count("\n", 0, note.span.start)
    return CatalogSyntaxError(f"{path}, line {line}: {chunk.key}: {reason}")


def _mark_term(term: ast.Term) -> None:
    """Put marks around the term's words; its attributes stay as they are."""
    before = ast.TextElement(f"{marks.TERM}{term.id.name}{marks.NAMED}")
    term.value.elements = [before, *term.value.elements, ast.TextElement(marks.END)]


class _Needs(Visitor):
    """Collects what an entry needs from outside."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"{node.id.name}{attribute}")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"-{node.id.name}{attribute}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


class _ShowVariables(Transformer):
    """Lets each variable that is shown, rather than chosen by, pass through the function that marks it."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:
        if isinstance(node.expression, ast.VariableReference):
            arguments = ast.CallArguments([node.expression], [])
            node.expression = ast.FunctionReference(ast.Identifier(SHOW), arguments)
            return node
        self.generic_visit(node)
        return node
