"""The cards and terms that the commands list, against the reference data and the rule documents beside the checkout."""

from __future__ import annotations

import json
import re
import unicodedata

import pytest

from engine.cli.cards import cards
from engine.cli.terms import terms
from engine.sakura.megami.roster import ROSTER
from engine.sakura.pool import forms, replaced_by
from tests.engine.rulebook.documents import shared_document

MEGAMI = frozenset(megami.key for megami in ROSTER)
TYPES = {"enhance": "enhancement", "variable": "undefined", None: "undefined"}
KINDS = {"main-part": "part", "custom-part": "part", "plan": "plot", "troop": "unit"}
SHEETS = ("storm-power", "dive")
"""Kinds of rows that are no cards but sheets of rules."""
SECOND_SIDE = "-will"
"""How the number of a row ends that is a card's other side."""
LONG = 30
"""From so many letters on a line of a card is more than terms put together."""
SUBTYPES = {"fullpower": "full-power"}


@pytest.fixture(scope="module")
def reference(shared):
    """The cards of the reference data that belong to this pool, by number."""
    data = json.loads((shared / "reference" / "cards-s9-2.json").read_text("utf-8"))
    rows = [card for card in data["cards"] if card["megami"].split("/")[0] in MEGAMI]
    whole = [card for card in rows if card["kind"] not in SHEETS and not card["no"].endswith(SECOND_SIDE)]
    return {card["no"]: card for card in whole}


@pytest.fixture(scope="module")
def listed():
    return {language: {row["number"]: row for row in cards(language=language)} for language in ("ja", "ko", "en")}


@pytest.fixture(scope="module")
def words():
    return terms()


def plain(printed):
    """A printed value without full-width digits and with one kind of dash."""
    if printed is None:
        return None
    text = unicodedata.normalize("NFKC", printed).strip()
    return text.replace("一", "-").replace("・", "-").replace("−", "-").replace("、", ",").replace(" ", "")


def test_all_are_there(reference, listed):
    assert set(listed["ja"]) == set(reference)


@pytest.mark.parametrize("name", ["range", "damage", "capacity", "cost"])
def test_printed_figures(reference, listed, name):
    """A plot has squares, which the reference lists as its capacity."""
    plots = {number for number, card in reference.items() if card["kind"] == "plan"} if name == "capacity" else ()
    assert {number: row[name] for number, row in listed["ja"].items() if number not in plots} == {
        number: plain(card.get(name)) for number, card in reference.items() if number not in plots
    }


def test_kind_type_and_subtype(reference, listed):
    def facts(card, names, types, subtypes):
        kind, type_, subtype = (card.get(name) for name in names)
        return KINDS.get(kind, kind), types.get(type_, type_), subtypes.get(subtype, subtype)

    names = ("kind", "type", "subtype")
    assert {number: facts(row, names, {}, {}) for number, row in listed["ja"].items()} == {
        number: facts(card, names, TYPES, SUBTYPES) for number, card in reference.items()
    }


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_names(reference, listed, language):
    """Some have no English name in the reference data: there the project's own stands. Marks of web pages are none."""
    for number, row in listed[language].items():
        known = re.sub(r"<[^>]*>", "", reference[number]["name"][language])
        assert row["name"]
        if known:
            assert plain(row["name"]).replace("’", "'") == plain(known).replace("’", "'")


def test_readings(reference, listed):
    """Some names in kanji have no reading in the reference data: there the project's own stands."""
    for number, row in listed["ja"].items():
        known = reference[number]["name"]["ruby"]
        if known:
            assert plain(row["ruby"] or "").replace(":", "") == plain(known).replace(":", "")


def test_megami_and_what_another_form_replaces(reference, listed):
    for form in forms():
        for old, new in replaced_by(form.key).items():
            card = reference[new]
            assert card["another"] == form.another
            assert form.base == card["megami"].split("/")[0] or form.base in new
            if form.base == card["megami"].split("/")[0]:
                first = card["replaces"]
                while replaced := reference[first]["replaces"]:
                    first = replaced
                assert first == old
    for number, row in listed["ja"].items():
        assert row["megami"] == reference[number]["megami"].split("/")[0]


def test_cards_without_an_effect_have_no_text(reference, listed):
    bare = {number for number, card in reference.items() if not card["effect"]["ja"].strip()}
    assert {number for number, row in listed["ja"].items() if not row["text"]} == bare


def test_no_card_says_what_the_official_one_says(reference, listed):
    """Facts are shared, sentences are ours: no longer line is the same."""
    for number, row in listed["ja"].items():
        official = {plain(line) for line in reference[number]["effect"]["ja"].splitlines()}
        same = [line for line in row["text"] if plain(line) in official and len(plain(line)) > LONG]
        assert same == []


def test_sections_of_terms_are_sections_of_the_rules(shared, words):
    listed = shared_document(shared, "ja").numbers
    assert [term["key"] for term in words if term["ja_section"] not in listed] == []


def test_terms_are_spelled_as_the_documents_spell_them(shared, words):
    documents = {
        "ja": (shared / "rules" / "sakura-ja-2024-06-24.txt").read_text("utf-8"),
        "ko": (shared / "rules" / "sakura-ko-2025-01-31.txt").read_text("utf-8"),
    }
    for language, document in documents.items():
        bare = "".join(document.split())
        missing = [term[language] for term in words if "".join(term[language].split()) not in bare]
        assert missing == []
