"""The two rule documents that stand beside the checkout: everything in them is found where it should be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from engine.rulebook.aligning import align
from engine.rulebook.library import Library, open_document
from engine.rulebook.linking import links
from engine.rulebook.marking import Marker
from engine.rulebook.problems import RulebookError
from engine.rulebook.recognising import folded
from engine.rulebook.repairs import mended
from engine.rulebook.searching import search
from engine.sakura.rulebook import DIALECT
from engine.text.catalog import Catalog
from tests.engine.rulebook.documents import FILES, shared_document, texts
from tests.engine.rulebook.pdfs import pdf

if TYPE_CHECKING:
    from pathlib import Path

    from engine.rulebook.shapes import Document, Language

LANGUAGES: tuple[Language, ...] = ("ja", "ko")
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def document(shared: Path, language: Language) -> Document:
    return shared_document(shared, language)


def letters(text: str) -> str:
    """The letters of a text, folded, without signs and numbers."""
    return "".join(letter for letter in folded(text) if letter.isalpha())


def test_language_name_and_edition(shared: Path) -> None:
    ja, ko = (shared_document(shared, language) for language in LANGUAGES)
    assert (ja.language, ja.edition) == ("ja", "2024-06-24")
    assert (ko.language, ko.edition) == ("ko", "2025-01-31")
    assert "総合ルール" in "".join(texts(ja, "0"))
    assert "통합 규칙" in ko.title


@BOTH
def test_every_chapter_is_there(document: Document) -> None:
    chapters = [section.number for section in document.sections if "-" not in section.number]
    assert chapters == ["0", *map(str, range(1, 11)), *(f"x{number}" for number in range(1, 24)), "a1", "a2"]


@BOTH
def test_every_word_of_the_file_is_in_some_section(shared: Path, document: Document, language: Language) -> None:
    """But for the numbers of headings and steps, and the titles of parts."""
    parts = {"コアルール", "追加ルール", "핵심규칙", "추가규칙"}
    there = letters("".join(section.text for section in document.sections))
    lines = (shared / "rules" / FILES[language]).read_text("utf-8").splitlines()
    label = re.compile(r"^[#\s・-]*(附則\s?\d?|부칙\s\d|[ivx]+(-[A-Z])?\s*[:)]|[a-h]\))")
    bare = [letters(label.sub("", mended(line, language, DIALECT))) for line in lines]
    assert [line for line in bare if line not in there and line not in parts] == []


def test_only_two_sections_are_in_one_document_alone(shared: Path) -> None:
    pairs = align(*(shared_document(shared, language) for language in LANGUAGES))
    assert [(pair.number, pair.only, pair.within) for pair in pairs if pair.only] == [
        ("x4-2-1", "ja", "x4-2"),
        ("x13-2-1", "ja", "x13-2"),
    ]
    assert len(pairs) > 400


def test_headings_that_were_misnumbered_stand_right(shared: Path) -> None:
    ko = shared_document(shared, "ko")
    renumbered = [(repair.was, repair.now) for repair in ko.repairs if repair.code == "renumbered"]
    assert renumbered == [("x18-2-1-1", "x18-2-2-1"), ("x18-2-1-2", "x18-2-2-2")]
    assert not [repair for repair in (*ko.repairs, *shared_document(shared, "ja").repairs) if "lost" in repair.code]


@pytest.mark.parametrize("number", ["10-5", "x3-3", "x8-4", "x21-5", "x21-6-1", "x22-11-1", "9-4", "8-1-3", "x17-7-1"])
def test_steps_have_the_same_numbers_in_both(shared: Path, number: str) -> None:
    ja, ko = (shared_document(shared, language).section(number) for language in LANGUAGES)
    assert ja is not None
    assert ko is not None
    labels = [block.label for block in ja.blocks if block.label]
    assert [block.label for block in ko.blocks if block.label] == labels
    assert len(labels) >= 2


@pytest.mark.parametrize("number", ["x10-5", "x14-3", "x14-4", "x18-3-1", "x19-4", "x21-2-1"])
def test_tables_have_the_same_shape_in_both(shared: Path, number: str) -> None:
    ja, ko = (shared_document(shared, language).section(number) for language in LANGUAGES)
    assert ja is not None
    assert ko is not None
    shapes = [[[len(row) for row in block.rows] for block in section.blocks if block.rows] for section in (ja, ko)]
    assert shapes[0] == shapes[1] != []


def test_sections_name_others_alike_in_both(shared: Path) -> None:
    """But for one class of ranges that the Korean document leaves out and one number that it adds."""
    found = {}
    for language in LANGUAGES:
        document = shared_document(shared, language)
        found[language] = {
            (section.number, link.target)
            for section in document.sections
            for block in section.blocks
            for link in links(block.text, section, document.numbers, DIALECT)
        }
    assert len(found["ja"]) > 35
    assert found["ja"] - found["ko"] == {("5-7", f"10-4-{last}") for last in range(1, 5)}
    assert found["ko"] - found["ja"] == {("x22-10", "9-3")}
    assert ("x3-2", "x3-3") in found["ja"]
    assert ("x15-2", "9-4-1") in found["ja"]


@BOTH
def test_nearly_every_term_is_marked_somewhere(document: Document, language: Language) -> None:
    catalog = Catalog.load(language)
    marker = Marker(catalog, DIALECT)
    marked = {
        key
        for section in document.sections
        for text in (section.title, *(block.text for block in section.blocks))
        for mark in marker.marks(text, section.number)
        for key in mark.keys
    }
    # they stand only inside longer terms
    missing = {key for key in catalog.term_keys(DIALECT.game) if catalog.term(key).section} - marked
    assert missing <= {"near", "far", "storm-power", "enhancement-in-play"}


def test_a_word_is_found_in_both(shared: Path) -> None:
    documents = [shared_document(shared, language) for language in LANGUAGES]
    assert {hit.number for hit in search(documents, "超克")} >= {"10-21", "10-27"}
    assert [(hit.language, hit.number) for hit in search(documents, "10-21")[:2]] == [("ja", "10-21"), ("ko", "10-21")]


@pytest.mark.parametrize(
    "name", ["hololive-ja.txt", "mahoroba-ja.txt", "gateruler-addendum-ja.txt", "ja-ko-differences.md"]
)
def test_rules_of_other_games_are_refused(shared: Path, name: str) -> None:
    with pytest.raises(RulebookError) as caught:
        open_document(shared / "rules" / name, (DIALECT,))
    assert caught.value.code in ("not-rules", "language")


def test_both_are_kept(shared: Path, tmp_path: Path) -> None:
    library = Library(tmp_path, (DIALECT,))
    for language in LANGUAGES:
        library.add(shared / "rules" / FILES[language])
    assert library.documents() == tuple(shared_document(shared, language) for language in LANGUAGES)


@BOTH
def test_a_pdf_of_broken_lines_has_the_same_sections(shared: Path, tmp_path: Path, language: Language) -> None:
    """As a page breaks them: forty letters a line, thirty lines a page, a head and a number on each."""
    broken: list[str] = []
    for line in (shared / "rules" / FILES[language]).read_text("utf-8").splitlines():
        bare = line.strip().lstrip("#").strip()
        broken += [bare[start : start + 40] for start in range(0, len(bare), 40)]
    bodies = [broken[start : start + 30] for start in range(0, len(broken), 30)]
    path = tmp_path / "rules.pdf"
    path.write_bytes(pdf([["総合ルール", *body, str(number)] for number, body in enumerate(bodies, start=1)]))
    document, raw = open_document(path, (DIALECT,))
    whole = shared_document(shared, language)
    assert len(raw.pages) == len(bodies)
    assert document.edition == whole.edition
    assert len(document.numbers & whole.numbers) > 0.97 * len(whole.numbers)
    assert document.numbers <= whole.numbers
