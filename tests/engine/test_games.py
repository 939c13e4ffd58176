"""The list of games and the journals that name them."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.tools import UnknownSide
from engine.games import game, game_of, games, open_match, tools
from engine.kernel.codec import DamagedJournal
from engine.sakura.door import GAME
from engine.sakura.play.selfplay import drawn_setup


def test_every_folder_with_a_door_is_listed() -> None:
    assert ("sakura", "engine.sakura.door") in games()
    assert game("sakura") is GAME


def test_a_game_that_is_not_there_is_none() -> None:
    with pytest.raises(KeyError):
        game("kernel")


@pytest.mark.parametrize("key", [one.key for one in games()])
def test_every_game_plays_itself_and_speaks_in_scenarios(key) -> None:
    found = tools(key)
    result = found.selfplay(2, 5, player=found.players[-1], check=True)
    assert (result.finished, result.errors) == (2, [])
    assert set(found.words.verbs).isdisjoint({"expect", "offers", "refuses", "cards"})
    with pytest.raises(UnknownSide):
        found.selfplay(1, 3, left="nobody knows this")


def test_a_game_brings_what_it_is_tried_out_with() -> None:
    assert tools("sakura").words.verbs["use"].takes is str
    assert tools("sakura").selfplay(1, 3, left="yurina,saine").games == 1
    with pytest.raises(KeyError):
        tools("kernel")
    with pytest.raises(UnknownSide):
        tools("sakura").selfplay(1, 3, right="yurina")


def test_a_journal_is_opened_by_the_game_that_it_names(tmp_path) -> None:
    path = tmp_path / "duel.jsonl"
    begun = Match.start(GAME, drawn_setup(Random(4)), path)
    begun.close()
    assert game_of(path) is GAME
    assert open_match(path).view(-1) == begun.view(-1)


@pytest.mark.parametrize(
    ("data", "reason"), [(b"", "empty"), (b"{}\n", "foreign"), (b"not a journal\n", "not-json"), (None, "missing")]
)
def test_a_file_that_names_no_game_is_told_as_what_it_is(tmp_path, data, reason) -> None:
    path = tmp_path / "file"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(DamagedJournal) as damage:
        open_match(path)
    assert damage.value.reason == reason
