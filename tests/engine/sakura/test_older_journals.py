"""Duels and words kept by an older program are opened by this one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.cardgame.match import Match
from engine.kernel.codec import DamagedJournal
from engine.rulebook.library import Library
from engine.sakura.door import GAME
from engine.sakura.rulebook import DIALECT
from engine.study.records import Records
from engine.study.schedule import Grade, Pair, Schedule
from engine.study.words import Lexicon
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer

KEPT = Path(__file__).parents[2] / "fixtures" / "da13e1c"
JOURNALS = sorted((KEPT / "duels").glob("*.sakura"))
PLAIN = "2026-03-07-201500.sakura"
"""Four forms of the first box, a few turns."""
CORRECTED = frozenset({"kind", "seat", "answer", "not-asked", "lot"})
"""How a journal may end before its time since a rule was corrected: another question is asked at that moment."""


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_kept_duel_is_opened_to_its_end_or_to_a_rule_that_was_corrected(path: Path) -> None:
    before = path.read_bytes()
    assert why(path) in CORRECTED | {""}
    assert Match.load(GAME, path, rescue=True).answers > 0
    assert path.read_bytes() == before


def test_most_kept_duels_are_opened_to_their_end() -> None:
    whole = [Match.load(GAME, path) for path in JOURNALS if not why(path)]
    assert 2 * len(whole) > len(JOURNALS)
    assert any(duel.winner is not None for duel in whole)


@pytest.mark.parametrize("path", sorted((KEPT / "whole").glob("*.sakura")), ids=lambda path: path.stem)
def test_a_duel_with_answers_to_what_is_no_longer_asked_is_opened_to_its_end(path: Path) -> None:
    """Crystals that all have to be taken, payments that can't be made: such answers are taken as they were given."""
    assert Match.load(GAME, path).winner is not None


def test_an_unfinished_duel_goes_on_in_its_own_file(tmp_path: Path) -> None:
    path = tmp_path / PLAIN
    shutil.copy(KEPT / "duels" / PLAIN, path)
    before = Match.load(GAME, path)
    duel = Match.load(GAME, path, autosave=path)
    assert (duel.answers, duel.decision is not None, [side.name for side in duel.setup.sides]) == (
        24, True, ["Hana", "Mia"],
    )
    duel.undo()
    duel.redo()
    duel.close()
    assert duel.save_error is None
    assert Match.load(GAME, path).view(0) == before.view(0)
    assert [found.name for found in tmp_path.iterdir()] == [PLAIN]


def test_kept_words_are_all_there_and_asked_again(tmp_path: Path) -> None:
    shutil.copy(KEPT / "words.db", tmp_path)
    records = Records(tmp_path / "words.db")
    lexicon = Lexicon({language: Renderer(Catalog.load(language)) for language in LANGUAGES})
    words = [kept.word for kept in records.list.words()]
    assert words == ["term:aura", "term:life", "card:NA-01-yurina-O-N-1", "clause:NA-02-saine-O-N-3#0"]
    assert all(lexicon.knows(word) for word in words)
    assert [len(records.history()), len(records.memories("ja", "ko"))] == [4, 3]
    schedule = Schedule(records)
    assert schedule.today(Pair("ja", "ko"), 2e9).words[-1] == words[-1]
    schedule.review("term:life", Pair("ja", "ko"), Grade.GOOD, "recognise", 2e9)
    assert schedule.undo(Pair("ja", "ko")) is not None
    records.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_were_kept_are_worded(tmp_path: Path, language: str) -> None:
    """Names of megami among them, which were written otherwise."""
    shutil.copy(KEPT / "words.db", tmp_path)
    records = Records(tmp_path / "words.db")
    words = Renderer(Catalog.load(language), strict=True)
    (met,) = records.list.examples("term:life")
    assert words.name("megami", "yurina").text in words.text(met)
    assert [words.text(one) for one in records.list.examples("term:aura")]
    records.close()


def test_kept_rule_documents_are_read(tmp_path: Path) -> None:
    shutil.copytree(KEPT / "rules", tmp_path / "rules")
    assert [document.language for document in Library(tmp_path / "rules", (DIALECT,)).documents()] == ["ja", "ko"]


def why(path: Path) -> str:
    """Why a journal isn't opened to its end; empty where it is."""
    try:
        Match.load(GAME, path)
    except DamagedJournal as error:
        return error.reason
    return ""
