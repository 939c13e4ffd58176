"""Weights of figures are learned from duels: the same for the same seed, and such that what must be preferred is."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import log

import msgspec
import pytest

from engine.cardgame.play.judge import BadWeights, Figures, Learned, learned_weights
from engine.games import tools
from engine.players.learning import learn
from engine.sakura.play.scene import Scene, SideLaid

GAMES = ["sakura", "mahoroba", "hololive"]
CHANCE = log(2.0)
"""The loss of one who takes both sides' chances for even."""


@cache
def learned(game, duels, seed):
    return learn(tools(game), duels, seed)


def read(path, names=("life", "aura"), **changed):
    """The weights in a file of two figures, with these fields changed."""
    file = {"weights": {"life": 0.5, "aura": 0.25}, "duels": 3, "seed": 1, "loss": 0.5} | changed
    path.write_bytes(msgspec.json.encode(file))
    return learned_weights(path, names)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_learns_the_same_and_another_something_else(game):
    found, judge = learned(game, 30, 2), tools(game).judge
    assert learn(tools(game), 30, 2) == found
    assert learn(tools(game), 30, 3).weights != found.weights
    assert (found.duels, found.seed, tuple(found.weights)) == (30, 2, judge.figures.names)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learned_is_shown_by_duels_that_were_not_learned_from_and_knows_more_than_chance(game):
    assert 0 < learned(game, 200, 3).loss < CHANCE
    alone = learned(game, 1, 1)
    assert (set(alone.weights.values()), alone.loss) == ({0.0}, round(CHANCE, 4))


def test_both_sides_may_bring_the_same():
    found, brought = tools("hololive"), []

    def setup(sides, seed):
        brought.append(sides)
        return found.bringing.setup(sides, seed)

    watched = found._replace(bringing=found.bringing._replace(setup=setup))
    assert not learn(watched, 6, 1).alike
    assert any(one != other for one, other in brought)
    brought.clear()
    assert learn(watched, 6, 1, alike=True).alike
    assert all(one == other for one, other in brought)


def test_how_far_it_is_is_told():
    told = []
    learn(tools("mahoroba"), 4, 1, told.append)
    assert told == [0.25, 0.5, 0.75, 1.0]


def just_learned():
    figures = tools("sakura").judge.figures
    return Figures(figures.names, figures.count, tuple(learned("sakura", 100, 3).weights.values()))


@pytest.mark.parametrize("of", [just_learned, lambda: tools("sakura").judge.figures], ids=["just learned", "shipped"])
def test_more_life_is_preferred_however_much_there_is(of):
    figures = of()
    chances = [figures.chance(Scene(SideLaid(life=life), SideLaid(life=5)).state, 0) for life in range(1, 11)]
    assert chances == sorted(set(chances))
    assert chances[4] == 0.5


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_knows_more_than_chance(game):
    file = files(f"engine.{game}.play") / "judgement.json"
    figures = tools(game).judge.figures
    assert msgspec.json.decode(file.read_bytes(), type=Learned).loss < CHANCE
    assert learned_weights(file, figures.names) == figures.weights
    assert any(figures.weights)


def test_weights_come_in_the_order_of_the_names_and_what_was_not_learned_yet_weighs_nothing(tmp_path):
    assert read(tmp_path / "weights.json", ("aura", "flare", "life")) == (0.25, 0.0, 0.5)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"weights": {"life": 0.5, "lief": 0.1}}, "weighs lief, but counted are life, aura"),
        ({"weights": {"life": "much"}}, "holds no weights: Expected `float`, got `str`"),
        ({"weights": [0.5, 0.25]}, "holds no weights: Expected `object`, got `array`"),
        ({"author": "me"}, "holds no weights: Object contains unknown field `author`"),
    ],
)
def test_a_wrong_file_is_refused_in_words(tmp_path, changed, says):
    path = tmp_path / "weights.json"
    with pytest.raises(BadWeights) as refused:
        read(path, **changed)
    assert str(refused.value).startswith(f"{path} {says}")


def test_a_file_that_is_none_or_broken_off_is_refused_in_words(tmp_path):
    path = tmp_path / "weights.json"
    with pytest.raises(BadWeights, match="can't be read: "):
        learned_weights(path, ("life",))
    path.write_bytes(b'{"weights": {"li')
    with pytest.raises(BadWeights, match="holds no weights: Input data was truncated"):
        learned_weights(path, ("life",))
