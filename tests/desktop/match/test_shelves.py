"""What is kept between two evenings: duels with their results, decks under names."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from engine.cardgame.deck_code import LONGEST
from engine.cardgame.match import Match
from engine.sakura.door import GAME, BadDeckCode, Duel, Setup, SideSetup
from sakura_desktop.decks import desk
from sakura_desktop.decks.saved_decks import LONGEST_CODE, LONGEST_NAME
from sakura_desktop.languages.words import LANGUAGES, Words
from sakura_desktop.match.saved_matches import JOURNAL_SUFFIX, SavedMatches, left_behind
from sakura_desktop.sakura.saved_decks import SavedDecks, code_trouble, fits
from tests.desktop.settling import settle
from tests.desktop.shell import begin, deck, decks, pairs, play, program

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.match.saved_matches import MatchRecord


def start(path: Path | None = None, seed: int = 1) -> Duel:
    """A duel of two named players, saved there."""
    sides = [
        SideSetup(megami=found.megami, normals=found.normals, specials=found.specials, name=name)
        for found, name in zip(decks(seed), ("Hana", "미아"), strict=True)
    ]
    return Match.start(GAME, Setup(sides=(sides[0], sides[1]), seed=seed), autosave=path)


@pytest.fixture
def shelf(tmp_path: Path, qapp: object) -> SavedMatches:
    made = SavedMatches(tmp_path / "duels")
    assert made.prepare() is None
    return made


@pytest.fixture
def kept(tmp_path: Path, qapp: object) -> SavedDecks:
    return SavedDecks(tmp_path / "decks.json")


def test_a_duel_is_listed_with_who_and_how_far(shelf: SavedMatches) -> None:
    told: list[int] = []
    shelf.changed.connect(lambda: told.append(1))
    path = shelf.new_path()
    duel = start(path)
    record = shelf.note(path, duel)
    assert record.names == ("Hana", "미아")
    assert record.brought == pairs()
    assert not record.finished
    assert shelf.unfinished() == record
    shelf.note(path, duel)
    assert told == [1]
    duel.close()
    assert SavedMatches(shelf.folder).records() == (record,)


def test_the_list_is_written_when_nothing_moves(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing a file through takes longer than there is between two pictures of what moves."""
    del qtbot
    with program(tmp_path, curtain=False) as made:
        begin(made, 3)
        made.settings.pace = "normal"
        board, noted = made.flow.rooms.duel.board, []
        board.ticker.by_hand()
        note = made.duels.note

        def watched(path: Path, duel: Duel, seconds: int = 0) -> MatchRecord:
            noted.append((board.busy(), duel.turn))
            return note(path, duel, seconds)

        monkeypatch.setattr(made.duels, "note", watched)
        turns = set()
        for number in range(40):
            play(made, 1, number)
            while board.busy():
                board.ticker.advance(200)
                settle(1)
            turns.add(made.flow.rooms.duel.session.duel.turn)
        assert len(turns) > 2
        assert {turn for _, turn in noted} >= turns - {min(turns)}
        assert not any(busy for busy, _ in noted)


def test_new_duels_never_share_a_file(shelf: SavedMatches) -> None:
    paths = []
    for _ in range(3):
        paths.append(shelf.new_path())
        paths[-1].write_text("", "utf-8")
    assert len(set(paths)) == 3
    assert all(path.suffix == JOURNAL_SUFFIX for path in paths)


def test_the_newest_comes_first_and_only_it_can_be_continued_at_once(shelf: SavedMatches) -> None:
    records = []
    for number in range(3):
        path = shelf.folder / f"{number}{JOURNAL_SUFFIX}"
        start(path).close()
        os.utime(path, (1000.0 + number, 1000.0 + number))
        records.append(shelf.note(path, Match.load(GAME, path)))
    assert shelf.records() == tuple(reversed(records))
    assert shelf.unfinished() == records[2]


def test_a_duel_whose_journal_is_gone_is_not_listed(shelf: SavedMatches) -> None:
    path = shelf.new_path()
    start(path).close()
    shelf.note(path, Match.load(GAME, path))
    path.unlink()
    assert shelf.records() == ()
    assert shelf.unfinished() is None


def test_a_journal_that_the_list_does_not_know_is_found(shelf: SavedMatches) -> None:
    path = shelf.new_path()
    start(path).close()
    assert shelf.unknown() == (path,)
    shelf.note(path, Match.load(GAME, path))
    assert shelf.unknown() == ()


def test_a_duel_is_thrown_away(shelf: SavedMatches) -> None:
    path = shelf.new_path()
    start(path).close()
    record = shelf.note(path, Match.load(GAME, path))
    assert shelf.remove(record) is None
    assert not path.exists()
    assert SavedMatches(shelf.folder).records() == ()


def test_a_damaged_list_is_kept_aside_and_the_duels_are_found_again(shelf: SavedMatches) -> None:
    path = shelf.new_path()
    start(path).close()
    shelf.note(path, Match.load(GAME, path))
    (shelf.folder / "list.json").write_text('{"duels": [{', "utf-8")
    again = SavedMatches(shelf.folder)
    assert again.trouble is not None
    assert again.trouble.kept is not None
    assert again.records() == ()
    assert again.unknown() == (path,)


def test_a_duel_left_open_is_told_from_one_closed_and_one_played_now(shelf: SavedMatches) -> None:
    path = shelf.new_path()
    duel = start(path)
    assert not left_behind(path)
    duel.close()
    assert not left_behind(path)
    path.with_name(f"{path.name}.lock").write_text("", "utf-8")
    assert left_behind(path)
    assert not left_behind(path)


def test_a_deck_is_kept_under_a_name_and_found_again(kept: SavedDecks) -> None:
    found = deck(pairs()[0])
    kept.keep("Spring", found)
    shelf = SavedDecks(kept.path)
    (again,) = shelf.decks()
    assert again.name == "Spring"
    whole = shelf.deck(again)
    assert whole is not None
    assert set(whole.normals) == set(found.normals)


def test_decks_stand_in_the_order_of_their_names(kept: SavedDecks) -> None:
    for name in ("b", "C", "a"):
        kept.keep(name, deck(pairs()[0]))
    assert [found.name for found in kept.decks()] == ["a", "b", "C"]


def test_a_name_is_changed_unless_it_is_taken(kept: SavedDecks) -> None:
    for name in ("one", "two"):
        kept.keep(name, deck(pairs()[0]))
    assert not kept.rename("one", "two")
    assert kept.rename("one", "three")
    assert [found.name for found in SavedDecks(kept.path).decks()] == ["three", "two"]
    assert kept.free_name("two") == "two 2"


def test_a_kept_code_may_be_as_long_as_any_code_is() -> None:
    assert LONGEST_CODE == LONGEST


def test_a_deck_is_duplicated_under_a_free_name_that_can_be_read_again(kept: SavedDecks) -> None:
    long = "n" * LONGEST_NAME
    kept.keep(long, deck(pairs()[0]))
    name = kept.duplicate(kept.decks()[0])
    assert name == f"{'n' * (LONGEST_NAME - 2)} 2"
    again = SavedDecks(kept.path)
    assert again.trouble is None
    assert {one.name for one in again.decks()} == {long, name}
    assert len({one.code for one in again.decks()}) == 1


@pytest.mark.parametrize("yes", [False, True])
def test_another_deck_of_the_same_name_is_replaced_only_if_a_person_says_so(
    kept: SavedDecks, monkeypatch: pytest.MonkeyPatch, yes: bool
) -> None:
    first, second = (deck(pair) for pair in pairs())
    asked: list[str] = []
    monkeypatch.setattr(desk, "ask_text", lambda *_asked: "mine")
    monkeypatch.setattr(desk, "confirm", lambda *about: bool(asked.append(about[-1])) or yes)
    parent, words = QWidget(), Words("en")
    assert desk.keep_under_name(parent, words, kept, first, "wish") == "mine"
    assert desk.keep_under_name(parent, words, kept, first, "wish", own="mine") == "mine"
    assert asked == [], "it is the deck that is kept under that name"
    assert bool(desk.keep_under_name(parent, words, kept, second, "wish")) == yes
    assert asked == ["deck-replace"]
    assert kept.decks()[0].code == kept.written(second if yes else first)


def test_only_decks_of_the_same_two_megami_fit(kept: SavedDecks) -> None:
    pair = pairs()[0]
    other = next(found for seed in range(20) for found in pairs(seed) if set(found) != set(pair))
    kept.keep("mine", deck(pair))
    kept.keep("other", deck(other))
    assert [found.name for found in kept.fitting((pair[1], pair[0]))] == ["mine"]
    assert fits(deck(pair), pair)


def test_a_deck_that_this_version_cannot_read_stays_kept(kept: SavedDecks) -> None:
    kept.path.write_text('{"decks": [{"name": "later", "code": "s12-1:x+y:ff-00"}]}', "utf-8")
    again = SavedDecks(kept.path)
    assert again.deck(again.decks()[0]) is None
    again.keep("now", deck(pairs()[0]))
    assert [found.name for found in SavedDecks(kept.path).decks()] == ["later", "now"]


@pytest.mark.parametrize("code", ["shape", "check", "set", "megami", "cards"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_code_is_worded(qapp: object, code: str, language: str) -> None:
    said = Words(language).text(code_trouble(BadDeckCode(code, "text")))
    assert said
    assert "⟦" not in said
