"""`sakura-engine terms`."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import pytest

from engine.cli.terms import add_parser, terms
from engine.text.catalog import Catalog

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS = ["key", "ja", "ko", "en", "ja_section", "ko_section"]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run `terms` with those arguments; what it prints."""
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())

    def run(*arguments: str) -> str:
        parsed = parser.parse_args(["terms", *arguments])
        assert parsed.func(parsed) == 0
        return capsys.readouterr().out

    return run


def test_json_is_one_document_with_every_term_that_has_a_section(command: Callable[..., str]) -> None:
    listed = json.loads(command("--json"))
    assert listed == terms()
    known = Catalog.load("ja")
    assert [term["key"] for term in listed] == [key for key in known.term_keys() if known.term(key).section]
    assert all(list(term) == KEYS and all(term.values()) for term in listed)


def test_a_term_in_three_languages_with_its_sections() -> None:
    by_key = {term["key"]: term for term in terms()}
    assert by_key["aura"] == {
        "key": "aura",
        "ja": "オーラ",
        "ko": "오라",
        "en": "Aura",
        "ja_section": "7-1-3",
        "ko_section": "7-1-3",
    }
    assert by_key["hand"]["en"] == "hand"
    assert "resolve" not in by_key


def test_the_readable_table_has_a_line_for_each_term(command: Callable[..., str]) -> None:
    lines = command().splitlines()
    assert lines[0].split() == ["key", "ja", "ko", "en", "ja", "§", "ko", "§"]
    assert len(lines) == 1 + len(terms())
    assert lines[1].startswith("game ")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ja", "10-21 超克 この攻撃のオーラへのダメージは5を超えてよい。"),
        ("ko", "10-21 초극 이 공격의 오라 데미지는 5를 넘을 수 있다."),
        ("en", "10-21 Overwhelm This attack's Damage to Aura may exceed 5."),
    ],
)
def test_in_one_language_each_term_has_its_meaning(command: Callable[..., str], language: str, line: str) -> None:
    lines = [" ".join(printed.split()) for printed in command("--lang", language).splitlines()]
    assert line in lines
    assert len(lines) == len(terms())


def test_an_unknown_language_is_refused(command: Callable[..., str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        command("--lang", "fr")
