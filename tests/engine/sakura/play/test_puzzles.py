"""Puzzles of duels: what wins a turn for certain on hand-made tables, and how tables are written down and composed."""
from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.play.puzzle import BadPuzzle, Puzzle, key_of, lay, read, text_of
from engine.kernel.session import Session
from engine.players.puzzles import composed, proof_of, solve, wins_naively
from engine.puzzle_files import listed_of
from engine.sakura.game import SakuraGame
from engine.sakura.play.puzzles import PUZZLES
from engine.sakura.play.scenario import WORDS
from engine.sakura.play.selfplay import Duels, drawn_setup
from engine.sakura.pool import pool_of
from engine.sakura.registry import REGISTRY
from tests.engine.sakura.support import SHOT, saine, yurina

WAVE = yurina("N-1")
FLASH = yurina("N-2")
LEAF = saine("N-1")
ECHO = saine("N-6")
DRAWN = yurina("N-4")
"""Full power: 2 to 4, damage 4/3."""


def laid(distance=3, *, hand=(), vigor=0, left=(), **right):
    return {
        "table": {"distance": distance},
        "left": {"hand": list(hand), "vigor": vigor, **dict(left)},
        "right": {"life": 1, "aura": 0, **right},
    }


def acts(*args, **more):
    return proof_of("sakura", laid(*args, **more)).acts()


def test_one_attack_that_the_aura_cannot_take_wins():
    assert acts(hand=[WAVE], aura=2) == 1
    assert acts(hand=[WAVE], aura=3) is None


def test_an_attack_out_of_reach_needs_a_step_and_the_step_its_price():
    assert acts(5, hand=[WAVE], vigor=1) == 2
    assert acts(5, hand=[WAVE]) is None
    assert acts(5, hand=[WAVE, FLASH]) == 2


def test_a_reaction_that_may_come_is_reckoned_with():
    table = laid(hand=[WAVE], aura=2)
    assert proof_of("sakura", table).acts() == 1
    table["right"]["hand"] = [ECHO]
    assert proof_of("sakura", table).acts() is None


def test_aura_is_brought_down_first():
    found = proof_of("sakura", laid(hand=[WAVE, FLASH], aura=3))
    assert found.acts() == 2


def test_the_order_matters():
    """At 4 the leaf reaches, nearer it doesn't; whoever steps first has only one attack left."""
    found = proof_of("sakura", laid(4, hand=[LEAF, FLASH], vigor=1, aura=2))
    ways = {way.reply[0]: way.acts for way in found.ways()}
    assert ways["use:0"] == 2
    assert ways["basic:forward"] is None
    assert ways["end"] is None


def test_the_best_line_takes_the_longest_defence_and_ends_with_the_win():
    found = proof_of("sakura", laid(hand=[WAVE, FLASH], aura=3))
    line = found.line()
    solution = solve(found)
    assert solution.line == tuple(line)
    assert solution.acts == solution.length == 2
    asked, state, within = found.standing(line)
    assert asked is None
    assert within
    assert state.winner == found.seat


COMPOSED = {
    "table": {"distance": 4},
    "left": {"hand": [WAVE, FLASH], "vigor": 1, "aura": 2},
    "right": {"life": 7, "aura": 3, "hand": [saine("N-3")]},
}


def test_what_makes_a_puzzle_and_what_it_is_called():
    """One first answer alone wins, who is naive doesn't find the way; what isn't needed is gone."""
    puzzle = composed("sakura", COMPOSED)
    assert puzzle is not None
    found = proof_of("sakura", puzzle.laid, exact=True)
    solution = solve(found)
    assert len(solution.keys) == 1
    assert (solution.length, solution.acts) == (puzzle.length, puzzle.acts)
    assert solution.acts > 1
    assert not wins_naively("sakura", found)
    assert puzzle.key == key_of(puzzle.laid)
    assert puzzle.laid["right"]["life"] == 1


def test_a_table_that_is_won_in_several_ways_or_in_none_is_no_puzzle():
    assert composed("sakura", laid(10, hand=[WAVE])) is None
    assert composed("sakura", laid(3, hand=[WAVE])) is None


def undecided(*args, **more):
    """A table before the choice of conduct."""
    found = laid(*args, **more)
    return {**found, "table": {**found["table"], "conduct": ""}}


def test_a_full_power_action_wins_without_an_act_at_rest():
    found = proof_of("sakura", undecided(hand=[DRAWN, WAVE], life=3, aura=3))
    assert {way.reply[0]: way.acts for way in found.ways()} == {"standard": None, "full-power": 0}


def test_with_a_full_power_card_it_is_looked_whether_that_wins_too():
    def conducts(*hand):
        table = laid(hand=hand, megami=["himika", "raira"])
        return [one["table"].get("conduct", "standard") for one in PUZZLES.beginnings(table)]

    assert conducts(WAVE, DRAWN) == ["standard", ""]
    assert conducts(WAVE) == ["standard"]


def test_a_table_is_also_looked_at_with_a_reaction_in_the_other_hand():
    def hands(*hand, discard=()):
        table = laid(hand=[WAVE], megami=["yurina", "saine"], discard=list(discard))
        table["right"]["hand"] = list(hand)
        return [one["right"]["hand"] for one in PUZZLES.beginnings(table)]

    pool = [card for card in pool_of(("yurina", "saine")).normals if REGISTRY.cards[card].subtype == "reaction"]
    assert hands() == [[], pool[:1]]
    assert hands(WAVE, FLASH) == [[WAVE, FLASH], [pool[0], FLASH]]
    assert hands(discard=pool[:1]) == [[], pool[1:2]]
    assert hands(WAVE, ECHO) == [[WAVE, ECHO]], "there is one already"
    assert hands(discard=pool) == [[]]


def test_full_power_is_a_puzzle_where_it_takes_several_answers_and_standard_actions_lose():
    assert composed("sakura", undecided(hand=[DRAWN], life=3, aura=3)) is None
    shipped = [read(one.path, WORDS) for one in listed_of("sakura")]
    by_full_power = [one for one in shipped if one.laid["table"].get("conduct") == ""]
    assert by_full_power
    for puzzle in by_full_power:
        solution = solve(proof_of("sakura", puzzle.laid))
        assert (solution.keys, solution.acts) == ((("full-power",),), 0)
        assert solution.length >= 3


def test_where_standard_actions_would_win_from_a_stronger_side_it_is_still_found_what_full_power_wins():
    """The cards that would make more of standard actions are taken away again."""
    (path,) = [one.path for one in listed_of("sakura") if one.key == "5c7a727e"]
    table = read(path, WORDS).laid
    left = {**table["left"], "hand": [*table["left"]["hand"], WAVE, FLASH], "vigor": 2, "aura": 3}
    found = composed("sakura", {**table, "left": left})
    assert found is not None
    assert (found.laid["table"]["conduct"], found.acts) == ("", 0)


def test_a_file_says_the_same_table_again(tmp_path):
    table = laid(4, hand=[LEAF], left={"on_cards": {LEAF: {"freeze-token": 1}}, "used": [[yurina("S-1"), 2]]})
    puzzle = Puzzle(key_of(table), 2, 1, table)
    file = tmp_path / "02-x.toml"
    file.write_text(text_of(puzzle), encoding="utf-8")
    assert read(file, WORDS) == puzzle
    left = file.read_text(encoding="utf-8").partition("[left]")[2].splitlines()
    assert f'hand = ["{LEAF}"]' in left
    assert f'used = [["{yurina("S-1")}", 2]]' in left


@pytest.mark.parametrize(
    "text",
    [
        "length = 1",
        "length = 1\nacts = 1\n[left]\nhand = ['no such card']",
        "length = 1\nacts = 1\n[left]\nhads = []",
        "length = 1\nacts = 1\n[table]\nturn_player = 'right'",
        "length = 1\nacts = 1\n[table]\nphase = 'end'",
        "length = [",
        "\x00",
    ],
)
def test_a_damaged_file_is_told_with_its_name(tmp_path, text):
    file = tmp_path / "01-damaged.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadPuzzle, match="01-damaged"):
        read(file, WORDS)
    with pytest.raises(BadPuzzle, match="can't be read"):
        read(tmp_path / "missing.toml", WORDS)


def test_what_a_match_stands_at_is_written_down_and_laid_again():
    """Crystals, cards by place, vigor, tokens and counters are the same; whose turn it is sits on the left."""
    session = Session(SakuraGame(), drawn_setup(Random(5)), spacing=10_000)
    player = Duels().players["random"](Random(5), {})
    seen = 0
    while (decision := session.decision) is not None and session.answers < 1_000:
        state = session.state
        if decision.rest and PUZZLES.promising(state):
            seen += 1
            again, seat = lay(PUZZLES.written(state), WORDS), state.turn_player
            for ours, theirs in ((0, seat), (1, 1 - seat)):
                for area in ("hand", "specials", "enhancements", "discard", "extra"):
                    assert numbers(again, f"{area}.{ours}") == numbers(state, f"{area}.{theirs}")
                for area in ("life", "aura", "flare"):
                    assert again.count(f"{area}.{ours}") == state.count(f"{area}.{theirs}")
                assert again.vigor[ours] == state.vigor[theirs]
                assert again.megami[ours] == state.megami[theirs]
            assert again.count("distance") == state.count("distance")
        session.submit(player(decision, state))
    assert seen


def numbers(state, where):
    return sorted((state.defs[card].number, state.status[card]) for card in state.piles.get(where, ()))


def test_nothing_more_can_win_without_cards_to_use():
    assert PUZZLES.spent(lay(laid(vigor=2), WORDS), 0)
    assert not PUZZLES.spent(lay(laid(hand=[SHOT]), WORDS), 0)
    assert not PUZZLES.spent(lay(laid(left={"enhancements": [[saine("N-5"), 1]]}), WORDS), 0)
