"""What a try at a puzzle has come to: won, refuted and why, shown, lucky."""

from __future__ import annotations

from queue import SimpleQueue

from engine.cardgame.play.puzzle import Puzzle, key_of
from engine.cardgame.play.tried import TriedMatch
from engine.games import game, tools
from engine.kernel.decisions import GIVE_UP
from engine.players.process import Attempt, Done, Thinker
from engine.players.solving import Solver, script_of
from engine.text.phrase import Term
from tests.engine.sakura.support import saine, yurina

WAVE, FLASH, ECHO = yurina("N-1"), yurina("N-2"), saine("N-6")


def laid(**right):
    return {
        "table": {"distance": 4},
        "left": {"megami": ["yurina", "saine"], "hand": [WAVE, FLASH], "vigor": 1, "aura": 2},
        "right": {"megami": ["yurina", "saine"], "life": 1, "aura": 4, "hand": [saine("N-3")], **right},
    }


def tried(table):
    return TriedMatch(Puzzle(key_of(table), 5, 3, table), game("sakura"), tools("sakura").words)


def judged(solver, match):
    """The other side answers as long as it is asked."""
    while True:
        found = solver.judged(script_of(match.entries))
        if found.reply is None:
            return found
        match.submit(found.reply)


def test_what_is_shown_leads_to_the_win_against_the_longest_defence():
    table = laid()
    solver, match = Solver("sakura", table), tried(table)
    found = judged(solver, match)
    while found.verdict == "open":
        match.submit(found.shown)
        found = judged(solver, match)
    assert found.verdict == "solved"
    assert match.winner == 0
    assert match.decision is None


def test_a_wrong_try_is_refuted_and_nothing_is_shown_any_more():
    table = laid()
    solver, match = Solver("sakura", table), tried(table)
    match.submit(("use:0",))
    found = judged(solver, match)
    assert found.verdict == "refuted"
    assert found.shown is None
    assert found.why is not None
    match.undo()
    assert match.answers == 0
    assert judged(solver, match).verdict == "open"
    match.redo()
    assert match.decision is None or match.decision.seat == 0


def test_the_reaction_that_refutes_is_named():
    """With the reaction in the other hand the wave is weakened, and the aura takes it."""
    table = laid(aura=2, hand=[ECHO])
    table["table"]["distance"] = 3
    table["left"] = {"hand": [WAVE], "vigor": 0}
    solver, match = Solver("sakura", table), tried(table)
    match.submit(("use:0",))
    found = judged(solver, match)
    assert found.verdict in {"refuted", "over"}
    assert found.why.key == "puzzle-why-answer"
    assert ECHO in str(found.why)


def test_when_the_turn_is_over_nothing_is_asked():
    table = laid()
    solver, match = Solver("sakura", table), tried(table)
    match.submit(("end",))
    found = judged(solver, match)
    while match.decision is not None:
        decision = match.decision
        match.submit(tuple(option.key for option in decision.options[: decision.least]))
        found = judged(solver, match)
    assert found.verdict == "over"
    assert found.why is not None
    assert match.can_undo


def test_giving_up_is_no_solution():
    table = laid()
    match = tried(table)
    match.submit(GIVE_UP)
    assert match.winner == 1
    assert match.decision is None


def test_what_lies_face_down_is_told_by_place():
    match = tried(laid(specials=[yurina("S-1")]))
    found = {one.place.slots[1][1]: one.cards for one in match.hidden()}
    assert found[Term("hand")].number == saine("N-3")
    assert found[Term("specials")].number == yurina("S-1")


def test_the_process_that_thinks_judges_tries():
    said: SimpleQueue[object] = SimpleQueue()
    thinker = Thinker(said.put)
    try:
        task = thinker.give(Attempt(game="sakura", laid=laid(), script=()))
        done = said.get(timeout=60)
    finally:
        thinker.close()
    assert done == Done(task, Solver("sakura", laid()).judged(()))


def test_before_the_choice_of_conduct_the_wrong_one_is_refuted_and_taken_back():
    table = laid(life=3, aura=3, hand=[])
    table["table"] |= {"distance": 3, "conduct": ""}
    table["left"] = {"hand": [yurina("N-4"), WAVE], "vigor": 0}
    solver, match = Solver("sakura", table), tried(table)
    match.submit(("standard",))
    found = judged(solver, match)
    assert (found.verdict, found.shown) == ("refuted", None)
    match.undo()
    assert match.answers == 0
    assert judged(solver, match).shown == ("full-power",)
    while (found := judged(solver, match)).verdict == "open":
        match.submit(found.shown)
    assert found.verdict == "solved"
