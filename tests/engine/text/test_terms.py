"""The terminology: one table, three languages, each word where the rule documents define it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

import pytest

from engine.sakura.areas import CORE_AREAS
from engine.sakura.cards import EffectKind, Kind, Subtype, Type
from engine.sakura.procedures.basic import BASIC_ACTIONS
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from engine.text.ruby import ruby_pairs
from tests.engine.text import usage
from tests.engine.text.rule_documents import chapter, normalised, sections

if TYPE_CHECKING:
    from pathlib import Path

ROW = re.compile(
    r"\| `(?P<key>[a-z-]+)` \|(?: `(?P<code>[^`]+)`)? +\| (?P<ja>[^|]+) \| (?P<ko>[^|]+) \| (?P<en>[^|]+) "
    r"\| (?P<ja_section>[^|]+) \| (?P<ko_section>[^|]+) \|"
)
KANJI = re.compile(r"[々一-鿿]")
HOMELESS = {"resolve", "idea", "inferno", "artistic", "mulligan", "three-one"}
"""Printed on cards or the program's own: the rules don't define them."""
GATHERING = {"1", "2", "3", "4", "5", "5-1", "5-2", "6", "6-2", "6-4-1", "7", "9", "9-1-3", "10"}
"""Sections that are only the heading of others."""
REPEATING = {"3-1", "5-5-1", "5-5-2", "5-5-3", "5-5-5", "5-5-6", "5-8-3-1", "5-8-3-2", "8-1-1", "8-2-2"}
"""Sections that use terms of other sections and define none of their own."""

EXTRA_GATHERING = {
    *("x3", "x4", "x4-1", "x4-2", "x5", "x6", "x6-3", "x7", "x7-3", "x8", "x9", "x9-2-1", "x9-3-1", "x10", "x10-2"),
    *("x10-3", "x10-3-1"),
}
EXTRA_REPEATING = {
    *("x3-1", "x3-3", "x3-4-3", "x3-5", "x4-4", "x5-3", "x6-1", "x7-1", "x7-2", "x7-5", "x8-1", "x8-5", "x8-6"),
    *("x9-1", "x9-3-1-2", "x9-3-1-3", "x9-3-1-4", "x9-6", "x9-7", "x10-1"),
}


def cited(language: str) -> set[str]:
    """The sections that a language's terms name."""
    return {usage.catalog(language).term(key).section for key in usage.catalog(language).term_keys()}


@pytest.fixture(scope="module")
def glossary() -> dict[str, dict[str, str]]:
    """The rows of docs/glossary.md by key."""
    text = (usage.ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    return {row["key"]: row.groupdict() for row in ROW.finditer(text)}


def test_the_glossary_lists_the_terms_of_the_catalogs_in_their_order(glossary: dict[str, dict[str, str]]) -> None:
    assert tuple(glossary) == usage.catalog("ja").term_keys()


@pytest.mark.parametrize("language", Catalog.languages)
def test_the_glossary_spells_as_the_catalogs_do(glossary: dict[str, dict[str, str]], language: str) -> None:
    spelled = {key: row[language].partition("~")[0] for key, row in glossary.items()}
    assert {key: usage.catalog(language).term(key).text for key in spelled} == spelled


@pytest.mark.parametrize(("language", "column"), [("ja", "ja_section"), ("ko", "ko_section"), ("en", "ja_section")])
def test_the_glossary_cites_as_the_catalogs_do(glossary: dict[str, dict[str, str]], language: str, column: str) -> None:
    cited = {key: row[column].replace("–", "") for key, row in glossary.items()}
    assert {key: usage.catalog(language).term(key).section for key in cited} == cited


def test_the_code_that_the_glossary_names_is_there(glossary: dict[str, dict[str, str]]) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (usage.ROOT / "engine").rglob("*.py"))
    gone = [
        row["code"]
        for row in glossary.values()
        if row["code"] and not re.search(rf"(?<![\w-]){re.escape(row['code'])}(?![\w-])", source)
    ]
    assert gone == []


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_every_term_is_spelled_so_at_its_section(shared: Path, language: str) -> None:
    document = sections(shared / "rules", language)
    terms = [usage.catalog(language).term(key) for key in usage.catalog(language).term_keys()]
    strangers = [
        (term.key, term.text, term.section)
        for term in terms
        if term.section and normalised(term.text) not in document.get(term.section, "")
    ]
    assert strangers == []


def test_every_section_of_the_core_rules_has_its_terms(shared: Path) -> None:
    ja, ko = (
        {key for key in sections(shared / "rules", language) if not key.startswith("x")} for language in ("ja", "ko")
    )
    assert ja == ko
    assert ja - cited("ja") == GATHERING | REPEATING


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_every_section_of_the_extra_rules_whose_words_are_there_has_its_terms(shared: Path, language: str) -> None:
    known = cited(language)
    chapters = {chapter(section) for section in known if section.startswith("x")}
    listed = {section for section in sections(shared / "rules", language) if chapter(section) in chapters}
    assert chapters == {"x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10"}
    # the Korean document has no heading x4-2-1: what it says stands under x4-2
    merged = {"x4-2"} if language == "ko" else set()
    assert listed - known == (EXTRA_GATHERING | EXTRA_REPEATING) - merged


@pytest.mark.parametrize("language", Catalog.languages)
def test_only_words_that_the_rules_do_not_define_have_no_section(language: str) -> None:
    known = usage.catalog(language)
    assert {key for key in known.term_keys() if not known.term(key).section} == HOMELESS


@pytest.mark.parametrize("language", Catalog.languages)
def test_every_term_has_a_meaning_in_one_or_two_sentences(language: str) -> None:
    words = Renderer(usage.catalog(language), strict=True)
    meanings = {key: "".join(span.text for span in words.term(key).gloss) for key in words.catalog.term_keys()}
    assert [key for key, text in meanings.items() if not text.endswith(("。", ".", "?"))] == []
    assert [key for key, text in meanings.items() if len(text) > 140] == []
    assert [key for key, text in meanings.items() if "(" in text] == []


def test_japanese_terms_with_kanji_have_a_reading_that_fits_them() -> None:
    known = usage.catalog("ja")
    terms = [known.term(key) for key in known.term_keys()]
    assert [term.key for term in terms if bool(KANJI.search(term.text)) != bool(term.ruby)] == []
    assert [
        term.key
        for term in terms
        if term.ruby and re.search("[ぁ-ん]", term.text) and len(ruby_pairs(term.text, term.ruby)) == 1
    ] == []


def test_every_term_that_the_source_names_is_in_the_catalogs() -> None:
    known = set(usage.catalog("ja").term_keys())
    assert sorted(f"{key} ({where})" for key, where in usage.named_terms() if key not in known) == []


@pytest.mark.parametrize("language", Catalog.languages)
def test_what_the_rules_are_made_of_is_worded_by_its_identifier(language: str) -> None:
    identifiers = {
        *(area.key for area in CORE_AREAS),
        *get_args(Kind),
        *get_args(Type),
        *get_args(Subtype),
        *get_args(EffectKind),
        *BASIC_ACTIONS,
    }
    assert identifiers - set(usage.catalog(language).term_keys()) == set()


def test_english_plurals_are_that_term_too() -> None:
    words = Renderer(usage.catalog("en"), strict=True)
    spans = words.term("normal").gloss
    assert [(span.text, span.ref) for span in spans if span.kind == "term"] == [
        ("card", "card"),
        ("deck", "deck"),
        ("played pile", "discard"),
    ]
    assert ("Normal cards", "normal") in [(span.text, span.ref) for span in words.term("deck-building").gloss]
