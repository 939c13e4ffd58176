"""`sakura-engine games`, and commands about one of several games."""

from __future__ import annotations

import pytest

from engine.cli.game import keys
from engine.games import all_printed, games, printed
from engine.sakura.pool import every_number
from engine.text.catalog import LANGUAGES


def test_every_game_is_told_with_its_names_sets_and_cards(command):
    done = command("games", "--json")
    assert (done.code, done.err) == (0, "")
    assert [one["key"] for one in done.document] == keys()
    for one in done.document:
        assert set(one["names"]) == set(LANGUAGES)
        assert not [name for name in one["names"].values() if "⟦" in name]
        assert one["sets"] == list(printed(one["key"]).sets)
        assert one["cards"] == len(set(printed(one["key"]).numbers())) > 0


def test_without_json_it_is_a_line_each(command):
    assert [line.split()[0] for line in command("games").out.splitlines()] == keys()


def test_sakura_stands_first_with_its_season(command):
    (first, *_) = command("games", "--json").document
    assert (first["key"], first["names"]["ja"], first["sets"], first["cards"]) == (
        "sakura", "桜降る代に決闘を", ["s9-2"], len(every_number()),
    )  # fmt: skip


@pytest.mark.parametrize("name", ["selfplay", "cards", "terms", "bench"])
def test_an_unknown_game_is_refused_in_words(command, name):
    done = command(name, "--game", "chess")
    assert (done.code, done.out) == (2, "")
    assert "'chess'" in done.err
    assert all(key in done.err for key in keys())


@pytest.mark.parametrize("key", keys())
def test_each_game_lists_its_cards_and_terms(command, key):
    rows = command("cards", "--game", key, "--lang", "en", "--json").document
    assert len(rows) == len(printed(key).numbers())
    for row in rows:
        assert row["number"]
        assert row["name"]
        assert row["kind"]
        assert isinstance(row["text"], list)
    assert command("cards", "--game", key).code == 0
    assert command("terms", "--game", key, "--json").document


def test_games_without_cards_are_not_asked_for_them():
    assert set(all_printed()) <= {one.key for one in games()}
    with pytest.raises(KeyError):
        printed("kernel")
