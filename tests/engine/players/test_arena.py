"""Players measured against each other."""

from __future__ import annotations

import pytest

from engine.kernel.session import Session
from engine.players.arena import (
    Budget,
    Contender,
    Contest,
    Ended,
    Outcome,
    Times,
    UnknownPlayer,
    arena,
    contender,
    scored,
    times,
    wilson,
)
from engine.players.bringing import TRIED, side_of
from engine.players.measuring import Folder, Unmeasured
from engine.players.player import LEVELS

GREEDY, RANDOM = Contender("greedy"), Contender("random")


def untimed(score):
    return (score.games, score.wins_a, score.wins_b, score.nobody, score.decisions, score.errors)


def setups(monkeypatch, *args, **more):
    """The setups that are played in an arena."""
    begun = []
    submit = Session.__init__

    def noted(self, game, setup, *rest, **others):
        begun.append(setup)
        submit(self, game, setup, *rest, **others)

    with monkeypatch.context() as patched:
        patched.setattr(Session, "__init__", noted)
        arena(*args, **more)
    return begun


def test_who_is_meant_by_a_name():
    assert contender("greedy", "sakura") == GREEDY
    for level in LEVELS:
        assert contender(level.key, "sakura") == Contender(level.key, Budget(level.looks, level.seconds))
    assert contender("flat", "mahoroba").budget == Budget(seconds=0.5)
    assert contender("looks:7", "sakura").budget == Budget(looks=7)
    assert contender("master:1.5s", "sakura").budget == Budget(seconds=1.5)


def test_a_budget_holds_for_who_thinks_and_says_nothing_of_its_own():
    given = Budget(looks=9)
    assert contender("master", "sakura", given).budget == given
    assert contender("flat", "sakura", given).budget == given
    assert contender("looks", "sakura", given).budget == given
    assert contender("flat:5", "sakura", given).budget == Budget(looks=5)
    assert contender("random", "sakura", given) == RANDOM


@pytest.mark.parametrize(
    ("text", "game", "says"),
    [
        ("nobody", "sakura", "no player is called 'nobody'; there are: random, greedy, seeker, beginner"),
        ("seeker", "mahoroba", "no player is called 'seeker'"),
        ("looks", "sakura", "needs a number"),
        ("looks:0", "sakura", "no number of looks"),
        ("flat:-1s", "sakura", "no number of looks"),
        ("flat:many", "sakura", "no number of looks"),
        ("random:5", "sakura", "doesn't think"),
    ],
)
def test_a_wrong_name_is_told(text, game, says):
    with pytest.raises(UnknownPlayer, match=says):
        contender(text, game)


def test_the_same_seed_gives_the_same_matches_and_another_one_others():
    first, again, other = (arena("sakura", GREEDY, RANDOM, 4, seed) for seed in (5, 5, 6))
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(other)
    assert (first.games, first.errors) == (4, [])


def test_who_thinks_by_looks_plays_the_same_again_in_processes():
    few = Contender("looks", Budget(looks=2))
    alone = arena("mahoroba", few, Contender("flat", Budget(looks=4)), 2, seed=3)
    beside = arena("mahoroba", few, Contender("flat", Budget(looks=4)), 2, seed=3, workers=2)
    assert untimed(alone) == untimed(beside)
    assert alone.wins_a + alone.wins_b + alone.nobody == 2
    assert alone.errors == []


def test_each_setup_is_played_from_both_seats(monkeypatch):
    outcomes = {}
    begun = setups(monkeypatch, "sakura", GREEDY, RANDOM, 4, told=outcomes.__setitem__)
    assert begun[0] == begun[1] != begun[2] == begun[3]
    assert [outcomes[number].winner for number in range(4)] == [0, 1, 0, 1]


def test_the_first_matches_of_a_seed_can_be_left_out_that_were_played_elsewhere(monkeypatch):
    whole, rest = {}, {}
    begun = setups(monkeypatch, "sakura", GREEDY, RANDOM, 4, told=whole.__setitem__)
    again = setups(monkeypatch, "sakura", GREEDY, RANDOM, 3, start=1, told=rest.__setitem__)
    assert again == begun[1:]
    assert {number: rest[number].winner for number in rest} == {number: whole[number].winner for number in (1, 2, 3)}
    assert arena("sakura", GREEDY, RANDOM, 1, start=1).wins_a == 1, "who is second there is player A"


def test_whose_seat_won_and_whose_time_it_was():
    one, other = Outcome(0, ([1.0, 2.0], [9.0]), ([0.5], [0.25])), Outcome(0, ([7.0], [3.0]), ([4.0], [2.0]))
    score = scored(dict(enumerate([one, other, Outcome(None), Outcome(error="broke")])))
    assert (score.games, score.wins_a, score.wins_b, score.nobody) == (4, 1, 1, 1)
    assert score.errors == ["game 3: broke"]
    assert score.decisions == 5
    assert (score.seconds_a, score.seconds_b) == (Times(2.0, 3.0), Times(7.0, 9.0))
    assert (score.processor_a, score.processor_b) == (Times(0.5, 2.0), Times(0.25, 4.0))


def test_what_breaks_a_match_is_told_and_the_others_go_on(monkeypatch):
    submit, broken = Session.submit, []

    def fails(self, keys):
        if not broken:
            broken.append(keys)
            raise RuntimeError("the table fell over")
        submit(self, keys)

    monkeypatch.setattr(Session, "submit", fails)
    score = arena("sakura", GREEDY, RANDOM, 2)
    assert score.errors == ["game 0: RuntimeError: the table fell over"]
    assert score.wins_a + score.wins_b == 1


def test_median_and_percentile():
    assert times([]) == Times(0.0, 0.0)
    assert times([3.0]) == Times(3.0, 3.0)
    assert times(range(1, 101)) == Times(50, 95)


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 0, (0.0, 1.0)), (8, 10, (0.4902, 0.9433)), (0, 10, (0.0, 0.2775)), (380, 400, (0.9241, 0.9674))],
)
def test_wilsons_interval(wins, games, interval):
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_each_builds_of_what_was_drawn_for_it_and_who_thinks_so_that_it_wins(monkeypatch):
    asked = []

    def noted(game, luck, looks, own, facing):
        asked.append((looks, own, facing))
        return side_of(game, luck, 0, own, facing)

    monkeypatch.setattr("engine.players.arena.side_of", noted)
    drawn = setups(monkeypatch, "sakura", GREEDY, RANDOM, 2)
    built = setups(monkeypatch, "sakura", GREEDY, RANDOM, 2, builds=True)
    forms = [side.megami for side in drawn[0].sides]
    assert [[side.megami for side in setup.sides] for setup in built] == [forms, forms]
    assert [setup.sides for setup in built] != [setup.sides for setup in drawn]
    assert asked == [(0, *forms), (0, *reversed(forms))] * 2
    asked.clear()
    arena("sakura", Contender("looks", Budget(looks=1)), Contender("flat", Budget(looks=1)), 2, builds=True)
    assert [looks for looks, *_ in asked] == [TRIED, 0, 0, TRIED]


def contest(path, **changed):
    return Folder(path, Contest(**{"game": "sakura", "a": "greedy", "b": "random"} | changed), Ended)


def test_a_folder_keeps_what_was_played_and_the_same_goes_on_there(tmp_path):
    whole = arena("sakura", GREEDY, RANDOM, 4)
    with contest(tmp_path) as folder:
        assert untimed(arena("sakura", GREEDY, RANDOM, 2, folder=folder)) == untimed(arena("sakura", GREEDY, RANDOM, 2))
    played = []
    with contest(tmp_path) as folder:
        score = arena("sakura", GREEDY, RANDOM, 4, told=lambda number, _: played.append(number), folder=folder)
    assert played == [2, 3]
    assert untimed(score) == untimed(whole)
    with contest(tmp_path) as folder:
        assert [one.number for one in folder.ended] == [0, 1, 2, 3]


def test_a_match_that_broke_is_played_again(tmp_path, monkeypatch):
    with contest(tmp_path) as folder:
        with monkeypatch.context() as patched:
            patched.setattr(Session, "submit", lambda self, keys: 1 // 0)
            assert len(arena("sakura", GREEDY, RANDOM, 2, folder=folder).errors) == 2
        assert untimed(arena("sakura", GREEDY, RANDOM, 2, folder=folder)) == untimed(arena("sakura", GREEDY, RANDOM, 2))


@pytest.mark.parametrize("other", [{"a": "flat:0.5s"}, {"built": True}, {"seed": 2}, {"game": "mahoroba"}])
def test_another_contest_wants_another_folder(tmp_path, other):
    with contest(tmp_path):
        pass
    with pytest.raises(Unmeasured, match="go on with those, or take another folder"):
        contest(tmp_path, **other)


def test_a_level_that_is_set_anew_is_somebody_else():
    assert contender("greedy", "sakura").named() == "greedy"
    assert contender("looks:7", "sakura").named() == "looks:7"
    assert contender("flat", "sakura").named() == "flat:0.5s"
    assert contender("skilled", "sakura").named() == f"skilled:{LEVELS[2].looks}:{LEVELS[2].seconds:g}s"
