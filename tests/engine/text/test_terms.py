"""The terminology: one table, three languages, each word where the rule documents define it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, get_args

import pytest

from engine.rulebook.checking import check, defined
from engine.rulebook.shapes import FRONT, chapter
from engine.sakura.areas import CORE_AREAS
from engine.sakura.cards import EffectKind, Kind, Subtype, Type
from engine.sakura.procedures.basic import BASIC_ACTIONS
from engine.sakura.rulebook import DIALECT
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from engine.text.ruby import ruby_pairs
from tests.engine.rulebook.documents import shared_document
from tests.engine.text import usage

if TYPE_CHECKING:
    from pathlib import Path

    from engine.rulebook.shapes import Language

ROW = re.compile(
    r"\| `(?P<key>[a-z-]+)` \|(?: `(?P<code>[^`]+)`)? +\| (?P<ja>[^|]+) \| (?P<ko>[^|]+) \| (?P<en>[^|]+) "
    r"\| (?P<ja_section>[^|]+) \| (?P<ko_section>[^|]+) \|"
)
LANGUAGES: tuple[Language, ...] = ("ja", "ko")
KANJI = re.compile(r"[々一-鿿]")
HOMELESS = {
    *("resolve", "idea", "inferno", "ashen", "artistic", "unwavering", "mulligan", "three-one", "bloom"),
    *("beta-edge", "gamma-ray", "delta-wing", "sigma-drive", "zeta-voice", "phi-cycle"),
}
"""Printed on cards or the program's own: the rules don't define them."""
GATHERING = {"1", "2", "3", "4", "5", "5-1", "5-2", "6", "6-2", "6-4-1", "7", "9", "9-1-3", "10"}
"""Sections that are only the heading of others."""
REPEATING = {"3-1", "5-5-1", "5-5-2", "5-5-3", "5-5-5", "5-5-6", "5-8-3-1", "5-8-3-2", "8-1-1", "8-2-2"}
"""Sections that use terms of other sections and define none of their own."""

EXTRA_GATHERING = {
    *("x2", "x3", "x4", "x4-1", "x4-2", "x5", "x6", "x6-3", "x7", "x7-3", "x8", "x9", "x9-2-1", "x9-3-1", "x10"),
    *("x10-2", "x10-3", "x10-3-1", "x11", "x13", "x14", "x14-2", "x15", "x15-1", "x16", "x16-3", "x17", "x17-2-1"),
    *("x18", "x18-2-1", "x18-2-2", "x18-3", "x18-4", "x19", "x19-2", "x20", "x20-2", "x20-6", "x21", "x21-2"),
    *("x21-3", "x21-6", "x22", "x22-9", "x22-11", "x23", "x23-1"),
}
EXTRA_REPEATING = {
    *("x3-1", "x3-3", "x3-4-3", "x3-5", "x4-4", "x5-3", "x6-1", "x7-1", "x7-2", "x7-5", "x8-1", "x8-5", "x8-6"),
    *("x9-1", "x9-3-1-2", "x9-3-1-3", "x9-3-1-4", "x9-6", "x9-7", "x10-1", "x11-1", "x13-3", "x13-4", "x13-6"),
    *("x14-1", "x16-1", "x16-2", "x16-3-1", "x17-1", "x17-4", "x17-5", "x17-7", "x17-7-1", "x18-1", "x18-2-1-2"),
    *("x18-2-1-3", "x18-2-1-4", "x18-2-2-1", "x18-4-3", "x18-5", "x19-1", "x19-4", "x20-1", "x20-2-1", "x20-6-2"),
    *("x20-6-4", "x22-2", "x22-3", "x22-4", "x22-5", "x22-6-3-1", "x22-6-3-2", "x22-7-1", "x22-7-2", "x22-7-3"),
    *("x22-7-4", "x22-9-1", "x22-10", "x22-11-1", "x23-2"),
}
NO_WORDS = {"x1", "x12", "x12-1"}
"""What the extra rules are, and cards that are only listed: sections and chapters that bring no words."""


def cited(language: str) -> set[str]:
    """The sections that a language's terms name."""
    known = usage.catalog_of("sakura", language)
    return {known.term(key).section for key in known.term_keys()}


@pytest.fixture(scope="module")
def glossary() -> dict[str, dict[str, str]]:
    """The rows of docs/glossary.md by key."""
    text = (usage.ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    return {row["key"]: row.groupdict() for row in ROW.finditer(text)}


def test_the_glossary_lists_the_terms_of_the_catalogs_in_their_order(glossary: dict[str, dict[str, str]]) -> None:
    assert tuple(glossary) == usage.catalog_of("sakura", "ja").term_keys()


@pytest.mark.parametrize("language", Catalog.languages)
def test_the_glossary_spells_as_the_catalogs_do(glossary: dict[str, dict[str, str]], language: str) -> None:
    spelled = {key: row[language].partition("~")[0] for key, row in glossary.items()}
    assert {key: usage.catalog_of("sakura", language).term(key).text for key in spelled} == spelled


@pytest.mark.parametrize(("language", "column"), [("ja", "ja_section"), ("ko", "ko_section"), ("en", "ja_section")])
def test_the_glossary_cites_as_the_catalogs_do(glossary: dict[str, dict[str, str]], language: str, column: str) -> None:
    cited = {key: row[column].replace("–", "") for key, row in glossary.items()}
    assert {key: usage.catalog_of("sakura", language).term(key).section for key in cited} == cited


def test_the_code_that_the_glossary_names_is_there(glossary: dict[str, dict[str, str]]) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (usage.ROOT / "engine").rglob("*.py"))
    gone = [
        row["code"]
        for row in glossary.values()
        if row["code"] and not re.search(rf"(?<![\w-]){re.escape(row['code'])}(?![\w-])", source)
    ]
    assert gone == []


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_every_term_is_spelled_so_at_its_section(shared: Path, language: Language) -> None:
    found = check(shared_document(shared, language), defined(usage.catalog_of("sakura", language), "sakura"), DIALECT)
    assert len(found) > 480
    assert [one for one in found if one.outcome != "spelled"] == []


def test_every_section_of_the_core_rules_has_its_terms(shared: Path) -> None:
    ja, ko = (
        {key for key in shared_document(shared, language).numbers if key[0] not in "xa"} - {FRONT}
        for language in LANGUAGES
    )
    assert ja == ko
    assert ja - cited("ja") == GATHERING | REPEATING


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_every_section_of_the_extra_rules_has_its_terms(shared: Path, language: Language) -> None:
    listed = {section for section in shared_document(shared, language).numbers if section.startswith("x")}
    assert {chapter(section) for section in listed} == {f"x{number}" for number in range(1, 24)}
    # the Korean document has no headings x4-2-1 and x13-2-1: what they say stands under x4-2 and x13-2
    merged, heads = ({"x4-2"}, set()) if language == "ko" else (set(), {"x13-2"})
    assert listed - cited(language) == (EXTRA_GATHERING | EXTRA_REPEATING | NO_WORDS | heads) - merged


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_the_appendices_have_their_terms(shared: Path, language: Language) -> None:
    listed = {section for section in shared_document(shared, language).numbers if section.startswith("a")}
    assert listed == {section for section in cited(language) if section.startswith("a")} == {"a1", "a2"}


@pytest.mark.parametrize("language", Catalog.languages)
def test_the_season_s_megami_and_the_epithets_of_their_forms_are_terms(shared: Path, language: str) -> None:
    """The catalogs name a form by its card, which in Korean calls one of them otherwise than the document does."""
    season = json.loads((shared / "reference" / "cards-s9-2.json").read_text("utf-8"))["megami"]
    known = usage.catalog_of("sakura", language)
    assert len(season) == 48
    names = {key: known.term(key).text for key, form in season.items() if not form["base"]}
    assert len(names) == 25
    assert {key: known.format(f"megami-{key}") for key in names} == names
    epithets = {known.term(key).text for key in known.term_keys() if key.startswith("epithet-")}
    borne = {
        re.sub(r"[『』]|\s", "", known.format(f"megami-{key}").replace(names[form["base"]], "")) if language != "en"
        else known.format(f"megami-{key}").replace(names[form["base"]], "").strip()
        for key, form in season.items()
        if form["base"]
    }  # fmt: skip
    assert borne ^ epithets == ({"음유시인", "방랑예인"} if language == "ko" else set())


@pytest.mark.parametrize("language", Catalog.languages)
def test_only_words_that_the_rules_do_not_define_have_no_section(language: str) -> None:
    known = usage.catalog_of("sakura", language)
    assert {key for key in known.term_keys() if not known.term(key).section} == HOMELESS


@pytest.mark.parametrize("language", Catalog.languages)
def test_every_term_has_a_meaning_in_one_or_two_sentences(language: str) -> None:
    words = Renderer(usage.catalog_of("sakura", language), strict=True)
    meanings = {key: "".join(span.text for span in words.term(key).gloss) for key in words.catalog.term_keys()}
    assert [key for key, text in meanings.items() if not text.endswith(("。", ".", "?"))] == []
    assert [key for key, text in meanings.items() if len(text) > 140] == []
    assert [key for key, text in meanings.items() if "(" in text] == []


def test_japanese_terms_with_kanji_have_a_reading_that_fits_them() -> None:
    known = usage.catalog_of("sakura", "ja")
    terms = [known.term(key) for key in known.term_keys()]
    assert [term.key for term in terms if bool(KANJI.search(term.text)) != bool(term.ruby)] == []
    assert [
        term.key
        for term in terms
        if term.ruby and re.search("[ぁ-ん]", term.text) and len(ruby_pairs(term.text, term.ruby)) == 1
    ] == []


def test_every_term_that_the_source_names_is_in_the_catalogs() -> None:
    known = set(usage.catalog_of("sakura", "ja").term_keys())
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
    assert identifiers - set(usage.catalog_of("sakura", language).term_keys()) == set()


def test_english_plurals_are_that_term_too() -> None:
    words = Renderer(usage.catalog_of("sakura", "en"), strict=True)
    spans = words.term("normal").gloss
    assert [(span.text, span.ref) for span in spans if span.kind == "term"] == [
        ("card", "card"),
        ("deck", "deck"),
        ("played pile", "discard"),
    ]
    assert ("Normal cards", "normal") in [(span.text, span.ref) for span in words.term("deck-building").gloss]
