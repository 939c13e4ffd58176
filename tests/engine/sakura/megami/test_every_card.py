"""All cards together: every one has its test, its words in each language, and the figures of the reference data."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest

from engine.sakura.clauses.wording import card_face, card_text
from engine.sakura.megami.roster import ROSTER
from engine.sakura.registry import REGISTRY
from engine.text.catalog import Catalog
from engine.text.render import Renderer

HERE = Path(__file__).resolve().parent
REFERENCE = HERE.parents[4] / "shared" / "reference" / "cards-s9-2.json"
SHARED = "NA-02/04--saine/tokoyo-A1-N-1/4"
NUMBERS = tuple(dict.fromkeys(card.number for megami in ROSTER for card in megami.all_cards()))
TYPES = {"enhance": "enhancement", "fullpower": "full-power", "variable": "undefined"}
KINDS = {"main-part": "part", "custom-part": "part", "plan": "plot", "troop": "unit"}
SENTENCE = {"ja": 34, "ko": 34, "en": 60}
"""From this length on a line is a sentence, not a set phrase of the game."""
LACERATED = re.compile(r"\{[-\dXY]+/[-\dXY]+\}")
"""Damage that is a laceration is printed in braces (§x22-8)."""
UNREAD = {
    "NA-20-kanawe-O-P-01": "たて",
    "NA-20-kanawe-O-P-02": "さくらしぶき",
    "NA-20-kanawe-O-P-03": "こどう",
    "NA-20-kanawe-O-P-04": "めいてん",
    "NA-20-kanawe-O-P-05": "つぶだて",
    "NA-20-kanawe-O-P-06": "いちどり",
    "NA-24-shisui-O-N-7": "くろききずな",
}
"""Names in kanji for which the reference has no reading."""


@cache
def renderer(language):
    return Renderer(Catalog.load(language), strict=True)


@cache
def reference():
    """The reference data of our cards by number, where it lies beside the checkout."""
    if not REFERENCE.is_file():
        pytest.skip("the reference data is not beside this checkout (../shared/reference)")
    return {card["no"]: card for card in json.loads(REFERENCE.read_text(encoding="utf-8"))["cards"]}


def lines(number, language):
    return [line for phrase in card_text(number) for line in renderer(language).text(phrase).split("\n")]


@cache
def source(module):
    """The tests of a megami's cards."""
    return (HERE / module).read_text(encoding="utf-8")


def test_there_are_404_cards():
    assert len(NUMBERS) == 404


def test_a_card_has_a_test_under_its_number():
    without = []
    for number in NUMBERS:
        if number == SHARED:
            module, name = "test_saine.py", "test_shared_card"
        else:
            megami = re.split("[-/]", card_face(number).form)[0]
            code = re.sub(r"NA-\d\d-[a-z]+-(O-)?", "", number)
            module, name = f"test_{megami}.py", "test_" + re.sub("[- ]", "_", code.lower())
        if not re.search(rf"^def {name}_", source(module), re.MULTILINE):
            without.append(number)
    assert without == []


@pytest.mark.parametrize("language", Catalog.languages)
def test_a_card_words_itself_without_holes(language):
    for number in NUMBERS:
        assert renderer(language).card(number).text, number
        for line in lines(number, language):
            assert line.strip() == line, number
            assert not re.search(r"[⟦⟧{}]|  |を、|은\(|는\(", LACERATED.sub("X/Y", line)), number
        assert (lines(number, language) == []) is (card_text(number) == ()), number


def test_a_card_has_as_many_lines_in_each_language():
    counts = {number: {len(lines(number, language)) for language in Catalog.languages} for number in NUMBERS}
    assert {number: count for number, count in counts.items() if len(count) != 1} == {}


def times_to_be_met(number):
    """How often the condition of a plot is to be met on either side (§x18-2-1-6)."""
    return [str(effect.clause.times) for side in REGISTRY.cards[number].faces for effect in side.effects]


def test_a_cards_figures_are_those_of_the_reference():
    for number in NUMBERS:
        card, face = reference()[number], card_face(number)
        printed = {key: card.get(key) for key in ("kind", "type", "subtype", "range", "damage", "capacity", "cost")}
        printed = {
            key: None if value is None else unicodedata.normalize("NFKC", value) for key, value in printed.items()
        }
        printed |= {key: TYPES.get(printed[key], printed[key]) for key in ("type", "subtype")}
        printed |= {"kind": KINDS.get(printed["kind"], printed["kind"]), "type": printed["type"] or "undefined"}
        if face.kind == "plot":  # the reference notes there how often its condition is to be met
            assert times_to_be_met(number) == [printed.pop("capacity"), reference()[f"{number}-will"]["capacity"]]
        assert {key: getattr(face, key) for key in printed} == printed, number
        form = "-".join(filter(None, (card["megami"], (card["another"] or "").lower())))
        assert face.form.partition("/")[0] == form, number


def test_a_cards_names_are_those_of_the_reference():
    for number in NUMBERS:
        name = reference()[number]["name"]
        japanese = renderer("ja").card(number)
        assert japanese.text == name["ja"], number
        ruby = name.get("ruby") or UNREAD.get(number, "")
        assert "".join(japanese.ruby.split()) == "".join(ruby.split()), number  # words apart or not
        assert renderer("ko").card(number).text == name["ko"].strip(), number
        english = renderer("en").card(number).text
        written = re.sub("<[^>]+>", "", name["en"] or "").strip()  # a letter may be set apart by its colour
        assert english == (written or english), number


@pytest.mark.parametrize("language", Catalog.languages)
def test_the_wording_is_ours(language):
    official = {
        "".join(line.split())
        for card in reference().values()
        for line in (card["effect"].get(language) or "").split("\n")
        if len(line) >= SENTENCE[language]
    }
    said = [line for number in NUMBERS for line in lines(number, language)]
    ours = {"".join(line.split()) for line in said if len(line) >= SENTENCE[language]}
    assert [line for line in ours if any(line in one or one in line for one in official)] == []
