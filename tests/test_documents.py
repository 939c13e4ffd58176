"""The documents of the project: what they name is there. They speak of every game, so they hold while every game is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sakura_desktop.games import KEYS

ROOT = Path(__file__).resolve().parent.parent
DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGES = [ROOT / "README.md", *DOCS, ROOT / "tests" / "scenarios" / "README.md"]
RULINGS = [page for page in DOCS if page.stem.startswith("rulings")]
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
PATH = re.compile(r"`((?:engine|sakura_desktop|translations|assets|tests|docs)/[\w./-]*[\w/])`")
QUOTED = re.compile(r"`([^`]+)`")

pytestmark = pytest.mark.skipif(
    not all((ROOT / "engine" / key).is_dir() for key in KEYS), reason="a game's folders are gone"
)


def called(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def rows(page: Path) -> list[tuple[int, list[str]]]:
    """The rows of a page's tables with their lines; heads and rules left out."""
    lines = list(enumerate(page.read_text("utf-8").splitlines(), 1))
    cut = [(number, [cell.strip() for cell in line.strip("|").split("|")]) for number, line in lines if line[:1] == "|"]
    ruled = {number for number, cells in cut if set("".join(cells)) <= set("-: ")}
    return [(number, cells) for number, cells in cut if not {number, number + 1} & ruled]


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_a_link_leads_somewhere(page: Path) -> None:
    assert [link for link in LINK.findall(page.read_text("utf-8")) if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_a_path_that_is_named_is_there(page: Path) -> None:
    assert [path for path in PATH.findall(page.read_text("utf-8")) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", RULINGS, ids=called)
def test_every_ruling_names_a_test_that_is_there(page: Path) -> None:
    tests = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    scenarios = {path.stem for path in (ROOT / "tests" / "scenarios").rglob("*.toml")}
    named = {number: set(QUOTED.findall(cells[-1])) for number, cells in rows(page)}
    assert named
    assert [number for number, names in named.items() if not names] == []
    assert {number: gone for number, names in named.items() if (gone := names - tests - scenarios)} == {}
