"""The list of games and the journals that name them."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

import engine
from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.play.selfplay import play_out
from engine.cardgame.play.tools import UnknownSide
from engine.games import game, games, open_match, tools
from engine.kernel.codec import DamagedJournal
from engine.kernel.store import CannotSave


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


@pytest.mark.parametrize("key", [one.key for one in games() if one.key != "sakura"])
def test_moods_are_for_acts_that_there_are(key) -> None:
    moods = import_module(f"engine.{key}.play.selfplay").MOODS
    field, there = tools(key).field, set()
    for seed in range(12):
        rng = Random(seed)
        player = field.players["random"](rng, {})

        def playing(decision, state, player=player):
            for mood in moods:
                if decision.kind in mood.asked:
                    there.update(option.key.partition(":")[0] for option in decision.options)
            return player(decision, state)

        play_out(field.game(check=False), field.drawn(rng, None), playing)
    assert {act for mood in moods for act in mood.likelier} <= there


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


def journal(tmp_path: Path, key: str, **changes: object) -> Path:
    """A journal of that game in whose first line some things are otherwise."""
    path = tmp_path / "match.sakura"
    field = tools(key).field
    Match.start(game(key), field.drawn(Random(1), None), autosave=path).close()
    first, *rest = path.read_text("utf-8").splitlines()
    path.write_text("\n".join((json.dumps(json.loads(first) | changes), *rest, "")), "utf-8")
    return path


@pytest.mark.parametrize("key", [one.key for one in games()])
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "chess-duel"}, "foreign"), ({"format": 5}, "foreign"), ({"format": "x" * 500_000}, "foreign"),
        ({"set": "s99"}, "other-rules"), ({"edition": "ja-1900-01-01"}, "other-rules"), ({"version": 99}, "newer"),
    ],
)
def test_a_journal_of_an_unknown_game_or_set_is_refused_and_left_as_it_is(tmp_path, key, changes, reason) -> None:
    path = journal(tmp_path, key, **changes)
    before = path.read_bytes()
    with pytest.raises(DamagedJournal) as damage:
        open_match(path)
    assert damage.value.reason == reason
    assert len(str(damage.value)) < 1_000
    other = Match.start(game(key), tools(key).field.drawn(Random(2), None))
    with pytest.raises(CannotSave) as refused:
        other.save_as(path)
    assert refused.value.code == "occupied"
    assert path.read_bytes() == before


@pytest.mark.parametrize("key", [one.key for one in games()])
def test_a_journal_without_a_revision_is_of_the_first_and_goes_on_by_it(tmp_path, key) -> None:
    """Also when it is written on, into a file whose first line says nothing of it."""
    setup = replace(tools(key).field.drawn(Random(1), None), revision=0)
    path, rng = tmp_path / "match.sakura", Random(1)
    match = Match.start(game(key), setup, autosave=path)
    for _ in range(20):
        match.submit(random_answer(match.decision, rng))
    match.close()
    first, *rest = path.read_text("utf-8").splitlines()
    header = json.loads(first)
    assert header["setup"].pop("revision") == 0
    path.write_text("\n".join((json.dumps(header), *rest, "")), "utf-8")
    loaded = open_match(path, autosave=path)
    assert (loaded.setup.revision, loaded.answers, loaded.decision) == (0, 20, match.decision)
    loaded.submit(random_answer(loaded.decision, rng))
    assert loaded.save_error is None
    loaded.close()
    assert open_match(path).answers == 21
    assert "revision" not in path.read_text("utf-8")


@pytest.mark.parametrize("key", [one.key for one in games()])
def test_a_journal_of_a_newer_revision_than_this_program_s_is_refused_as_newer(tmp_path, key) -> None:
    newest = game(key).form.revision
    setup = to_builtins(tools(key).field.drawn(Random(1), None))
    assert setup["revision"] == newest
    assert all(0 < since <= newest for since in game(key).asked_before.values())
    with pytest.raises(DamagedJournal) as damage:
        open_match(journal(tmp_path, key, setup=setup | {"revision": newest + 1}))
    assert (damage.value.reason, damage.value.line, damage.value.values["revision"]) == ("newer", 1, newest + 1)


def test_a_match_of_one_game_is_not_saved_over_that_of_another(tmp_path) -> None:
    keys = [one.key for one in games()]
    path = journal(tmp_path, keys[0])
    before = path.read_bytes()
    for key in keys[1:]:
        other = Match.start(game(key), tools(key).field.drawn(Random(2), None))
        with pytest.raises(CannotSave) as refused:
            other.save_as(path)
        assert refused.value.code == "occupied"
        assert path.read_bytes() == before
    assert open_match(path).game is game(keys[0])
