"""The shipped catalogs are whole: one set of keys and variables in three languages, all used, none missing."""

from __future__ import annotations

from unicodedata import category

import pytest

from engine.text import marks
from engine.text.catalog import Catalog
from tests.engine.text import usage
from tests.engine.text.families import FAMILIES

FILES = sorted({file for language in Catalog.languages for file in usage.catalog(language).files()})
FIRST, *OTHERS = Catalog.languages
READINGS = {"ruby", "weapon-ruby"}
"""Attributes that only Japanese has: a reading stands over kanji."""


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_file_has_the_same_keys_in_every_language(file: str, language: str) -> None:
    here = set(usage.catalog(FIRST).files().get(file, ()))
    there = set(usage.catalog(language).files().get(file, ()))
    assert (sorted(here - there), sorted(there - here)) == ([], []), f"{file}: only in {FIRST}, only in {language}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_and_attributes_in_every_language(file: str, language: str) -> None:
    one, other = usage.catalog(FIRST), usage.catalog(language)
    both = set(one.files().get(file, ())) & set(other.files().get(file, ()))
    differing = [
        (key, sorted(one.variables(key) ^ other.variables(key)), sorted(attributes))
        for key in sorted(both)
        if (attributes := (one.entry(key).attributes ^ other.entry(key).attributes) - READINGS)
        or one.variables(key) != other.variables(key)
    ]
    assert differing == [], f"{file}: (key, variables, attributes) not in both {FIRST} and {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_only_japanese_has_readings(language: str) -> None:
    other = usage.catalog(language)
    assert [key for keys in other.files().values() for key in keys if other.entry(key).attributes & READINGS] == []


@pytest.mark.parametrize("language", Catalog.languages)
def test_every_entry_is_sound_and_every_reference_leads_somewhere(language: str) -> None:
    usage.catalog(language).check()
    assert usage.catalog(language).keys()


@pytest.mark.parametrize("language", Catalog.languages)
def test_no_message_holds_marks_or_control_characters_of_its_own(language: str) -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in usage.catalog(language).sources}
    assert [name for name, text in texts.items() if marks.MARKS.search(text)] == []
    controls = {name: {char for char in text if category(char) == "Cc"} - {"\n"} for name, text in texts.items()}
    assert {name: found for name, found in controls.items() if found} == {}


def test_every_key_that_the_source_says_is_in_the_catalogs() -> None:
    known = usage.catalog(FIRST)
    missing = sorted(
        {f"{call.key} ({call.where})" for call in usage.calls() if "{" not in call.key if not known.has(call.key)}
    )
    assert missing == []


def test_every_phrase_has_the_variables_that_its_message_needs() -> None:
    known = usage.catalog(FIRST)
    lacking = [
        f"{call.where}: {call.key} needs {', '.join(sorted(needed))}"
        for call in usage.calls()
        if call.variables is not None and "{" not in call.key and known.has(call.key)
        if (needed := known.variables(call.key.partition(".")[0]) - call.variables)
    ]
    assert lacking == []


def test_every_message_is_used() -> None:
    patterns = tuple(pattern for family in FAMILIES for pattern in family.keys)
    used = {key.partition(".")[0] for key in usage.literals()} | usage.referred()
    assert sorted(key for key in usage.catalog(FIRST).keys() - used if not usage.fits(key, patterns)) == []


def test_every_key_made_at_run_time_belongs_to_a_family_that_says_why() -> None:
    patterns = tuple(pattern for family in FAMILIES for pattern in family.keys)
    made = {family.made for family in FAMILIES}
    strangers = [
        f"{call.key} ({call.where})"
        for call in usage.calls()
        if "{}" in call.key and call.key not in made and not usage.fits(call.key.replace("{}", "x"), patterns)
    ]
    assert strangers == []


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.keys[0])
def test_a_family_has_keys_and_a_reason(family: tuple[tuple[str, ...], str, str]) -> None:
    keys, reason, _ = family
    there = usage.catalog(FIRST).keys()
    assert [pattern for pattern in keys if not any(usage.fits(key, (pattern,)) for key in there)] == []
    assert reason
