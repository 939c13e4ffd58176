"""Everything that sides bring against everything else: kept match by match, gone on with, told as tables."""

from __future__ import annotations

import csv

import pytest

from engine.games import tools
from engine.kernel.lock import InUse
from engine.players import matchups
from engine.players.arena import Contender, Outcome, wilson
from engine.players.matchup_picture import svg
from engine.players.matchups import (
    COLUMNS,
    Cell,
    Ended,
    Matchups,
    left,
    measure,
    play,
    read_cells,
    table,
    write_csv,
    write_parquet,
)
from engine.players.measuring import MATCHES, Folder, Unmeasured

BROUGHT = ("yurina", "saine", "himika")
RANDOM = Contender("random")


def measured(**changed):
    return Matchups(**{"game": "sakura", "player": "random", "brought": BROUGHT, "games": 2} | changed)


def held(path, **changed):
    return Folder(path, measured(**changed), Ended)


@pytest.fixture
def quick(monkeypatch):
    """Matches that are over at once: who comes first in the alphabet wins, but for every third."""
    played = []

    def over(match):
        played.append((match.first, match.second, match.number))
        if len(played) % 5 == 0:
            return Outcome(error="broke")
        return Outcome(winner=0 if match.first < match.second else 1)

    monkeypatch.setattr(matchups, "play", over)
    return played


def test_every_pair_is_played_so_often_and_a_broken_match_again(tmp_path, quick):
    with held(tmp_path / "out") as folder:
        assert len(left(folder, RANDOM)) == 6
        assert measure(folder, RANDOM) == ["yurina against himika, game 1: broke"]
    with held(tmp_path / "out") as folder:
        assert [(one.first, one.second, one.number) for one in left(folder, RANDOM)] == [("yurina", "himika", 1)]
        assert measure(folder, RANDOM) == []
        assert left(folder, RANDOM) == []


def test_who_was_killed_in_the_middle_of_a_line_goes_on_from_the_last_whole_one(tmp_path, quick):
    with held(tmp_path) as folder:
        measure(folder, RANDOM)
    kept = (tmp_path / MATCHES).read_bytes()
    (tmp_path / MATCHES).write_bytes(kept[: kept.rfind(b"\n", 0, -1) + 9])
    with held(tmp_path) as folder:
        assert len(left(folder, RANDOM)) == 2
        measure(folder, RANDOM)
    assert (tmp_path / MATCHES).read_bytes().count(b"\n") == 7
    _, cells = read_cells(tmp_path)
    assert sum(cell.games for cell in cells) == 2 * 6


def test_more_matches_and_more_pairs_can_be_asked_for_later(tmp_path, quick):
    with held(tmp_path, games=1) as folder:
        measure(folder, RANDOM)
    with held(tmp_path, brought=(*BROUGHT, "tokoyo"), games=2) as folder:
        assert len(left(folder, RANDOM)) == 12 - 3


@pytest.mark.parametrize("other", [{"player": "greedy"}, {"seed": 2}, {"game": "mahoroba"}])
def test_another_measurement_wants_another_folder(tmp_path, other):
    with held(tmp_path):
        pass
    with pytest.raises(Unmeasured, match="go on with those, or take another folder"):
        held(tmp_path, **other)


@pytest.mark.parametrize("text", ["", "{}", '{"format": "other", "game": "sakura", "player": "x"}', "\x00"])
def test_a_folder_of_something_else_is_told(tmp_path, text):
    (tmp_path / "matchups.json").write_text(text, encoding="utf-8")
    with pytest.raises(Unmeasured, match=r"matchups\.json is"):
        read_cells(tmp_path)


def test_a_line_that_is_no_match_is_told(tmp_path):
    with held(tmp_path):
        (tmp_path / MATCHES).write_text("[]\n", encoding="utf-8")
    with pytest.raises(Unmeasured, match=r"line 1 of matches\.jsonl is no match"):
        read_cells(tmp_path)


def test_a_folder_that_cannot_be_gone_on_with_is_let_go_of(tmp_path):
    with held(tmp_path):
        (tmp_path / MATCHES).write_text("[]\n", encoding="utf-8")
    for folder in (held(tmp_path), held(tmp_path)):
        with pytest.raises(Unmeasured, match="is no match"):
            folder.__enter__()


def test_two_at_once_do_not_add_to_one_folder(tmp_path):
    with held(tmp_path), pytest.raises(InUse):
        held(tmp_path).__enter__()


def test_the_table_says_both_sides_of_each_pair_with_intervals():
    ended = [
        Ended("yurina", "saine", 0, 1),
        Ended("yurina", "saine", 1, 0),
        Ended("yurina", "saine", 2, 1),
        Ended("yurina", "saine", 3, None),
        Ended("yurina", "saine", 4, None, "broke"),
        Ended("yurina", "saine", 0, 1),
    ]
    cells = {(cell.first, cell.second): cell for cell in table(ended, BROUGHT)}
    assert len(cells) == 6
    low, high = wilson(2, 3)
    assert cells["yurina", "saine"] == Cell("yurina", "saine", 3, 2, 0.6667, round(low, 4), round(high, 4))
    assert cells["saine", "yurina"].wins == 1
    assert cells["himika", "saine"] == Cell("himika", "saine", 0, 0, 0.5, 0.0, 1.0)


@pytest.mark.parametrize("game", ["sakura", "mahoroba", "hololive"])
def test_who_is_first_sits_at_both_seats_in_turn(game):
    """The same match with its first and second exchanged is played with the seats exchanged: somebody wins in each."""
    first, second = tools(game).field.brought()[:2]
    player = Contender("random")
    outcomes = [play(matchups.Match(game, player, 1, first, second, number)) for number in (0, 1)]
    assert [outcome.error for outcome in outcomes] == ["", ""]
    again = [play(matchups.Match(game, player, 1, first, second, number)) for number in (0, 1)]
    assert [one.winner for one in outcomes] == [one.winner for one in again]


def test_what_sides_bring_is_in_their_setups():
    from random import Random

    duels, decks = tools("sakura").field, tools("mahoroba").field
    for key in duels.brought():
        setup = duels.between(Random(3), key, "yurina")
        assert key in setup.sides[0].megami
        assert "yurina" in setup.sides[1].megami
    one, other = decks.brought()
    setup = decks.between(Random(3), one, other)
    assert setup.sides[0].deck != setup.sides[1].deck


def test_tables_say_the_same(tmp_path):
    cells = table([Ended("yurina", "saine", 0, 1)], BROUGHT)
    write_csv(tmp_path / "t.csv", cells)
    with (tmp_path / "t.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == list(COLUMNS)
    assert rows[1] == ["yurina", "saine", "1", "1", "1.0", str(cells[0].low), "1.0"]
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet is of the extra `cluster`")
    assert write_parquet(tmp_path / "t.parquet", cells)
    found = parquet.read_table(tmp_path / "t.parquet").to_pylist()
    assert [tuple(map(str, row.values())) for row in found] == [tuple(row) for row in rows[1:]]


def test_the_picture_says_each_measured_pair_in_colour_and_number():
    cells = table([Ended("yurina", "saine", number, 1) for number in range(4)], BROUGHT)
    picture = svg(cells, BROUGHT, {"yurina": "A & B", "saine": "S", "himika": "H"}.__getitem__, "t")
    assert picture.count("<g>") == 2
    assert "<title>A &amp; B – S: 100% (51%–100%), 4/4</title>" in picture
    assert ">100</text>" in picture
    assert 'fill="#2667a4"' in picture
    assert 'fill="#b25624"' in picture
