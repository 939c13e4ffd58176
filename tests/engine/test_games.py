"""The list of games and the journals that name them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine.cardgame.play.tools import UnknownSide
from engine.games import game, games, open_match, tools
from engine.kernel.codec import DamagedJournal


def test_every_folder_with_a_door_is_listed() -> None:
    folders = {path.parent.name for path in Path(engine.__file__).parent.glob("*/door.py")}
    assert {one.key for one in games()} == folders
    assert all(game(one.key) is import_module(one.module).GAME for one in games())


@pytest.mark.parametrize("key", [one.key for one in games()])
def test_a_game_is_called_as_its_folder_is(key) -> None:
    assert game(key).form.key == key


def test_a_game_that_is_not_there_is_none() -> None:
    with pytest.raises(KeyError):
        game("kernel")
    with pytest.raises(KeyError):
        tools("kernel")


@pytest.mark.parametrize("key", [one.key for one in games()])
def test_every_game_plays_itself_and_speaks_in_scenarios(key) -> None:
    found = tools(key)
    result = found.selfplay(2, 5, player=found.players[-1], check=True)
    assert (result.finished, result.errors) == (2, [])
    assert set(found.words.verbs).isdisjoint({"expect", "offers", "refuses", "cards"})
    with pytest.raises(UnknownSide):
        found.selfplay(1, 3, left="nobody knows this")


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
