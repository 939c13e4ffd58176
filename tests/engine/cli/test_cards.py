"""`sakura-engine cards`."""

from __future__ import annotations

import json

import pytest

from engine.cli.cards import cards
from engine.cli.main import main
from engine.cli.output import Complaint
from engine.sakura.pool import every_number

FIGURES = ["range", "damage", "capacity", "cost"]
KEYS = ["number", "name", "ruby", "megami", "form", "kind", "type", "subtype", *FIGURES, "text"]


@pytest.fixture
def printed(capfdbinary):
    """Run the command line; what it prints."""

    def run(*arguments):
        assert main(["cards", *arguments]) == 0
        return capfdbinary.readouterr().out.decode()

    return run


def by_number(rows):
    return {row["number"]: row for row in rows}


def test_json_is_one_list_with_every_card_once(printed):
    rows = json.loads(printed("--json"))
    assert rows == cards()
    assert (len(rows), len(by_number(rows))) == (len(every_number()), len(every_number()))
    assert all(list(row) == KEYS for row in rows)


def test_figures_are_as_printed_and_null_where_there_are_none():
    rows = by_number(cards())
    assert rows["NA-01-yurina-A2-S-1"] | {"text": [], "name": "", "ruby": ""} == {
        "number": "NA-01-yurina-A2-S-1", "name": "", "ruby": "", "megami": "yurina", "form": "yurina-a2",
        "kind": "special", "type": "attack", "subtype": "full-power", "range": "0-5", "damage": "X/2",
        "capacity": None, "cost": "X", "text": [],
    }  # fmt: skip
    assert [rows["NA-01-yurina-O-N-6"][key] for key in ("range", "damage", "capacity", "cost")] == [
        None, None, "2", None,
    ]  # fmt: skip
    assert rows["NA-04-tokoyo-O-N-1"]["damage"] == "-/1"


def test_text_is_in_the_language_asked_for():
    number = "NA-04-tokoyo-O-N-4"
    lines = {language: by_number(cards("tokoyo", language))[number]["text"] for language in ("ja", "ko", "en")}
    assert lines["en"][-2:] == ["・Your Flare → your Aura: 1", "・Your Aura → Distance: 1"]
    assert len({len(text) for text in lines.values()}) == 1
    names = {language: by_number(cards("tokoyo", language))[number]["name"] for language in ("ja", "ko", "en")}
    assert names == {"ja": "詩舞", "ko": "시의 춤", "en": "Song and Dance"}


@pytest.mark.parametrize(
    ("megami", "count", "forms"),
    [
        ("yurina", 17, {"yurina", "yurina-a1", "yurina-a2"}),
        ("Yurina-A1 ", 11, {"yurina", "yurina-a1"}),
        ("himika", 14, {"himika", "himika-a1"}),
        ("tokoyo-a1", 11, {"tokoyo", "tokoyo-a1"}),
        ("saine", 17, {"saine", "saine-a1", "saine-a2"}),
    ],
)
def test_a_megami_or_one_of_her_forms(megami, count, forms):
    rows = cards(megami)
    assert (len(rows), {row["form"] for row in rows}) == (count, forms)


def test_the_shared_card_is_of_the_megami_that_is_asked_for():
    shared = "NA-02/04--saine/tokoyo-A1-N-1/4"
    found = [by_number(cards(key))[shared] for key in ("saine", "tokoyo-a1")]
    assert [(row["megami"], row["form"]) for row in found] == [("saine", "saine-a1"), ("tokoyo", "tokoyo-a1")]


def test_an_unknown_megami_is_a_clear_word_and_exit_code_2(capsys):
    with pytest.raises(Complaint, match="nobody"):
        cards("nobody")
    assert main(["cards", "--megami", "nobody", "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "yurina-a1" in told.err


def test_the_readable_list_has_names_figures_and_text(printed):
    text = printed("--megami", "yurina-a1", "--lang", "en")
    assert "Wild Swing  NA-01-yurina-A1-N-1\n  normal attack; range 2; damage 2/1\n  Forced: Resolve" in text
