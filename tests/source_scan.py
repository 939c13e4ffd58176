"""Reads the project's own source for tests/test_architecture.py: its files, its texts, what writes to the state."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

TOP_LEVEL = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "play.py",
    "check.py",
    ".ci",
    "engine",
    "sakura_desktop",
    "assets",
    "translations",
    "tests",
    "docs",
)
"""All that the project consists of; a clone and an unpacked archive are read alike."""

TEXTS = {".py", ".ftl", ".md", ".toml", ".json", ".jsonl", ".txt", ".svg", ".qss", ""}

MUTATORS = (
    "append extend insert remove pop clear sort reverse add discard update setdefault popitem "
    "difference_update intersection_update symmetric_difference_update appendleft popleft extendleft rotate "
    "__setitem__ __delitem__ __setattr__"
)
MUTATING_FUNCTIONS = "setattr delattr shuffle heappush heappop heapify insort insort_left insort_right"


def python_files(root: Path, names: Iterable[str]) -> list[Path]:
    """The Python sources under these files and folders."""
    return [path for path in walk(root, names) if path.suffix == ".py"]


def project_texts(root: Path) -> Iterator[tuple[str, str]]:
    """Every text of the project, with its path inside it."""
    for path in walk(root, TOP_LEVEL):
        if path.suffix in TEXTS:
            yield path.relative_to(root).as_posix(), path.read_text("utf-8")


def walk(root: Path, names: Iterable[str]) -> Iterator[Path]:
    """The files under these files and folders, but for what Python left there."""
    for name in names:
        start = root / name
        if start.is_file():
            yield start
        for path in sorted(start.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def state_writes(tree: ast.Module) -> list[str]:
    """Where a source assigns to something of a `state`, deletes it, or calls what changes it, with line and text."""
    scopes: list[ast.AST] = [tree]
    scopes += [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    found: dict[int, str] = {}
    for scope in scopes:
        aliases = aliases_of_state(scope)
        for node in ast.walk(scope):
            if writes(node, aliases):
                found[node.lineno] = ast.unparse(node).split("\n")[0]  # type: ignore[attr-defined]  # has a line
    return [f"{line}: {text}" for line, text in sorted(found.items())]


def aliases_of_state(scope: ast.AST) -> set[str]:
    """Local names for a part of the state: what was read from it without a copy, and what a loop over it gives."""
    aliases: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute | ast.Subscript):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.For):
            targets, value = [node.target], node.iter
            if isinstance(value, ast.Call) and not (
                isinstance(value.func, ast.Attribute) and value.func.attr in {"values", "items"}
            ):
                continue
        else:
            continue
        if leads_to_state(value, set()):
            aliases |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return aliases


def leads_to_state(node: ast.AST, aliases: set[str]) -> bool:
    """Whether an expression is the state or reaches into it: `state…`, `….state…`, or a local name for a part."""
    while True:
        if isinstance(node, ast.Name):
            return node.id == "state" or node.id in aliases
        if isinstance(node, ast.Attribute):
            if node.attr in {"state", "memo"}:  # the memo hangs on the state and is no part of it
                return node.attr == "state"
            node = node.value
        elif isinstance(node, ast.Subscript):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        else:
            return False


def writes(node: ast.AST, aliases: set[str]) -> bool:
    """Whether this very node changes something of the state."""
    if isinstance(node, ast.Call):
        return is_changing_call(node, aliases)
    return any(reaches_inside(target, aliases) for target in targets_of(node))


def is_changing_call(node: ast.Call, aliases: set[str]) -> bool:
    """A method that changes what it is called on, or a function that changes its first argument."""
    function = node.func
    if isinstance(function, ast.Attribute) and function.attr in MUTATORS.split():
        return leads_to_state(function.value, aliases)
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in MUTATING_FUNCTIONS.split() and bool(node.args) and leads_to_state(node.args[0], aliases)


def targets_of(node: ast.AST) -> list[ast.expr]:
    """What a statement gives a new value or takes away, tuples taken apart."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            given = list(targets)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
            given = [target]
        case _:
            given = []
    return [part for target in given for part in ast.walk(target) if isinstance(part, ast.Attribute | ast.Subscript)]


def reaches_inside(target: ast.expr, aliases: set[str]) -> bool:
    """Whether an assignment target is a part of the state; `….state = …` itself only changes who holds one."""
    stored = isinstance(getattr(target, "ctx", None), ast.Store | ast.Del)
    return stored and isinstance(target, ast.Attribute | ast.Subscript) and leads_to_state(target.value, aliases)
