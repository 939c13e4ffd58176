"""Proofs over a small game of answers: who is asked, chance, what is taken back, bounds."""
from __future__ import annotations

import pytest

from engine.cardgame.areas import Areas
from engine.kernel.decisions import Chance, Decision, Option
from engine.players.proof import Proof, Unbounded, every_answer, every_outcome


class Choose(Decision, frozen=True, kw_only=True):
    """Any question of the game."""


class State:
    """A path of letters taken so far; nobody has won."""

    __slots__ = ("happened", "memo", "path", "phase_from", "piles", "rules", "turn", "turn_player", "winner")

    def __init__(self, path=""):
        self.path = path
        self.turn, self.turn_player, self.winner = 1, 0, None
        self.happened, self.phase_from, self.piles, self.rules, self.memo = (), 0, {}, RULES, None

    def copy(self):
        return State(self.path)


class RULES:
    """A game without areas."""

    areas = Areas(())


class Table:
    def __init__(self, state):
        self.state = state
        self.events = []


class Letters:
    """The tree says by path who is asked what: `me`, `you` and `chance` with their letters, or the end."""

    def __init__(self, tree):
        self.tree = tree

    def table(self, state, _events):
        return Table(state)

    def run(self, table):
        state = table.state
        while True:
            who, letters = self.tree[state.path]
            if who in ("won", "lost", "next-turn"):
                state.winner = {"won": 0, "lost": 1}.get(who)
                state.turn += who == "next-turn"
                if who == "next-turn":
                    yield question(0, "x", rest=True)
                return
            if who == "chance":
                (number,) = yield Chance("pick", len(letters))
                state.path += letters[number]
            else:
                (key,) = yield question(who == "you", letters, rest=who == "me")
                state.path = state.path[: len(state.path) - 1] if key == "<" else state.path + key


def question(seat, letters, *, rest):
    return Choose(seat=int(seat), options=tuple(map(Option, letters)), rest=rest)


def proof(tree, **more):
    return Proof(Letters(tree), State(), **more)


WINS, FAILS = ("won", ""), ("lost", "")


def test_one_answer_of_the_attackers_is_enough():
    found = proof({"": ("me", "ab"), "a": FAILS, "b": WINS})
    assert found.acts() == 1
    assert [(way.reply, way.acts) for way in found.ways()] == [(("a",), None), (("b",), 0)]


@pytest.mark.parametrize(("other", "acts"), [(WINS, 1), (FAILS, None), (("next-turn", ""), None)])
def test_every_answer_of_the_other_side_must_win(other, acts):
    assert proof({"": ("me", "a"), "a": ("you", "cd"), "ac": WINS, "ad": other}).acts() == acts


@pytest.mark.parametrize(("other", "acts"), [(WINS, 1), (FAILS, None)])
def test_every_outcome_of_chance_must_win(other, acts):
    assert proof({"": ("me", "a"), "a": ("chance", "xyz"), "ax": WINS, "ay": WINS, "az": other}).acts() == acts


def test_the_shortest_way_is_found_and_the_longest_defence():
    tree = {
        "": ("me", "ab"), "a": ("me", "c"), "ac": ("me", "d"), "acd": WINS,
        "b": ("you", "ef"), "be": WINS, "bf": ("me", "g"), "bfg": WINS,
    }  # fmt: skip
    found = proof(tree)
    assert found.acts() == 2
    assert found.line() == [("b",), ("f",), ("g",)]
    assert {way.reply: way.acts for way in found.ways()} == {("a",): 2, ("b",): 1}


def test_what_is_won_only_after_this_turn_isnt_won():
    assert proof({"": ("me", "a"), "a": ("next-turn", "")}).acts() is None


def test_beginning_something_and_taking_it_back_leads_nowhere():
    found = proof({"": ("me", "ab"), "a": ("me-too", "<"), "b": FAILS})
    assert found.acts() is None
    assert found.given < 20


def test_nothing_more_is_looked_through_where_all_is_spent():
    tree = {"": ("me", "a"), "a": ("me", "b"), "ab": FAILS}
    assert proof(tree, spent=lambda state, _seat: state.path == "a").given == 0
    found = proof(tree, spent=lambda state, _seat: state.path == "a")
    assert found.acts() is None
    assert found.given == 1


def test_more_than_is_allowed_is_no_answer():
    with pytest.raises(Unbounded):
        proof({"": ("me", "ab"), "a": FAILS, "b": WINS}, most=1).acts()


def test_answers_and_outcomes_are_all_of_them():
    several = Choose(seat=0, options=(Option("a", limit=2), Option("b")), least=1, most=2)
    assert set(every_answer(several)) == {("a",), ("b",), ("a", "a"), ("a", "b")}
    assert set(every_outcome(Chance("pick", 3, 2))) == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}
    with pytest.raises(Unbounded):
        list(every_outcome(Chance("shuffle", 9)))
    with pytest.raises(Unbounded):
        list(every_answer(Choose(seat=0, options=tuple(map(Option, "abcdefghij")), most=9)))
