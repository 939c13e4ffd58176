"""`sakura-engine terms`."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import pytest

from engine.cli.game import keys
from engine.cli.main import main
from engine.cli.terms import add_parser, terms
from engine.text.catalog import Catalog
from tests.engine.rulebook.documents import FILES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

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
    assert [term["key"] for term in listed] == [key for key in known.term_keys(keys()[0]) if known.term(key).section]
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
        ("en", "10-21 Overwhelm This attack’s Damage to Aura may exceed 5."),
    ],
)
def test_in_one_language_each_term_has_its_meaning(command: Callable[..., str], language: str, line: str) -> None:
    lines = [" ".join(printed.split()) for printed in command("--lang", language).splitlines()]
    assert line in lines
    assert len(lines) == len(terms())


def test_an_unknown_language_is_refused(command: Callable[..., str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        command("--lang", "fr")


# --- checking the documents ------------------------------------------------------------------------------------------


def spoilt(shared: Path, folder: Path, word: str, instead: str) -> Path:
    """The Japanese document with another word."""
    text = (shared / "rules" / FILES["ja"]).read_text("utf-8")
    assert word in text
    path = folder / "spoilt.txt"
    path.write_text(text.replace(word, instead), "utf-8")
    return path


def test_both_documents_spell_every_term_at_its_section(shared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(shared / "rules" / FILES[language]) for language in ("ja", "ko")]
    for given in (paths, paths[::-1]):
        assert main(["terms", "--check", *given]) == 0
        count = len(terms())
        assert capsys.readouterr().out.splitlines() == [
            f"ja 2024-06-24: {count} of {count} terms spelled at their sections",
            f"ko 2025-01-31: {count} of {count} terms spelled at their sections",
        ]


def test_a_miss_is_told_with_where_the_word_stands_instead(
    shared: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ja = spoilt(shared, tmp_path, "#### 7-1-10 <手札>", "#### 7-1-11 <手札>")
    assert main(["terms", "--check", str(ja), str(shared / "rules" / FILES["ko"])]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["language", "key", "spelling", "§", "in", "the", "document"]
    assert ["ja", "hand", "手札", "7-1-10", "no-section"] in [line.split()[:5] for line in lines]
    assert f"of {len(terms())} terms" in lines[-2]


def test_all_findings_as_one_document(shared: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ja = spoilt(shared, tmp_path, "超克", "超越")
    assert main(["terms", "--json", "--check", str(ja), str(shared / "rules" / FILES["ko"])]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [len(rows) for rows in found.values()] == [len(terms())] * 2
    missed = {row["key"]: row["outcome"] for rows in found.values() for row in rows if row["outcome"] != "spelled"}
    assert missed == {"overwhelm": "nowhere"}


def test_what_is_no_rule_document_is_refused(shared: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ja = str(shared / "rules" / FILES["ja"])
    assert main(["terms", "--check", ja, str(tmp_path / "nowhere.txt")]) == 2
    assert "There is no file nowhere.txt" in capsys.readouterr().err
    assert main(["terms", "--check", ja, ja]) == 2
    assert "one of each is needed" in capsys.readouterr().err
