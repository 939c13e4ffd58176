"""What a player finds: it takes what wins, keeps what it needs to live, and always has a legal answer."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.decisions import ChooseCards, LookAt
from engine.cardgame.imagining import Imagination, Memory, Trial, Unimagined
from engine.kernel.decisions import Option, check_answer
from engine.kernel.drive import Checkpoint
from engine.kernel.journal import Answered
from engine.players.arena import Budget, Contender, arena
from engine.players.search import MOST_ANSWERS, possible_answers, think
from engine.sakura.game import SakuraGame
from engine.sakura.play.judge import JUDGE
from engine.sakura.play.outlook import OUTLOOK
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.state import State
from tests.engine.players.otherwise import Moment, NoLuck

ZAN, SHOT = "NA-01-yurina-O-N-1", "NA-03-himika-O-N-1"
DECK = ("NA-03-himika-O-N-2", "NA-03-himika-O-N-3", "NA-03-himika-O-N-4")
RANDOM = Contender("random")


def moment_of(scene, *answers):
    """A duel that stands where a laid table comes to by these answers."""
    game, state = SakuraGame(), scene.state
    script = []
    trial = Trial(game, game.table(state.copy(), 0), NoLuck())
    table_events = list(scene.table.events)
    point = Checkpoint(0, 0, len(table_events), state.copy(), trial.decision)
    events, told = table_events, []
    for keys in answers:
        told.append(len(events))
        script.append(Answered(trial.decision.kind, trial.decision.seat, (keys,)))
        table = game.table(state.copy(), 0)
        trial = Trial(game, table, NoLuck(), script)
        events = table_events + table.events
    return Moment(None, trial.state, trial.decision, events, script, [point], told, game)


def thought(moment, looks, seed=1):
    seat = moment.decision.seat
    return think(Imagination(moment, moment.game, Memory(seat, State)), JUDGE, Random(seed), looks)


def card_of(scene, number):
    return next(card for card, one in enumerate(scene.state.defs) if one.number == number)


def test_it_wins_where_one_answer_wins():
    scene = Scene(SideLaid(hand=(ZAN, SHOT), deck=DECK), SideLaid(life=1, aura=0, deck=DECK), distance=3)
    found = thought(moment_of(scene), 80)
    assert found.keys == (f"use:{card_of(scene, ZAN)}",)
    assert found.chance > 0.95
    assert 40 < found.looks < 80


@pytest.mark.parametrize("seed", range(6))
def test_it_stops_when_no_look_could_change_the_answer(seed, monkeypatch):
    scene = Scene(
        SideLaid(hand=(ZAN, SHOT), deck=DECK, aura=2), SideLaid(hand=(ZAN,), deck=DECK, aura=2), distance=4
    )
    moment = moment_of(scene)
    early = thought(moment, 60, seed)
    monkeypatch.setattr("engine.players.search._settled", lambda root, left: False)
    whole = thought(moment, 60, seed)
    assert whole.looks == 60
    assert early.keys == whole.keys
    most, second = (way.looks for way in early.ways[:2])
    assert early.looks == 60 or 60 - early.looks < most - second


def test_who_wants_to_know_what_comes_of_it_gets_every_look():
    scene = Scene(SideLaid(hand=(ZAN, SHOT), deck=DECK), SideLaid(life=1, aura=0, deck=DECK), distance=3)
    moment = moment_of(scene)
    imagination = Imagination(moment, moment.game, Memory(moment.decision.seat, State))
    assert think(imagination, JUDGE, Random(1), 80, outlook=OUTLOOK).looks == 80
    assert think(imagination, JUDGE, Random(1), 80, weighed=[thought(moment, 4).keys]).looks == 80


@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_take_to_its_last_life_what_its_aura_can_take(seed):
    scene = Scene(SideLaid(life=1, aura=4, deck=DECK), SideLaid(hand=(ZAN,), deck=DECK), distance=3, turn_player=1)
    moment = moment_of(scene, f"use:{card_of(scene, ZAN)}")
    assert moment.decision.kind == "ChooseDamage"
    assert thought(moment, 24, seed).keys == ("aura",)


class Imagined:
    """A question of which no match can be imagined."""

    def __init__(self, asked):
        self.asked = asked
        self.draws = 0

    def draw(self, luck):
        self.draws += 1
        raise Unimagined


def cards(count):
    return tuple(Option(f"card:{number}") for number in range(count))


def test_what_has_one_answer_is_not_looked_into():
    imagined = Imagined(LookAt(seat=0, options=(Option("seen"),), secret=True))
    found = think(imagined, JUDGE, Random(1), 10)
    assert (found.keys, found.looks, imagined.draws) == (("seen",), 0, 0)


@pytest.mark.parametrize("bound", [{"stop": lambda: True}, {"seconds": 0.0}])
def test_it_stops_at_once_and_has_an_answer(bound):
    imagined = Imagined(ChooseCards(seat=0, options=cards(3)))
    found = think(imagined, JUDGE, Random(1), 10, **bound)
    check_answer(imagined.asked, found.keys)
    assert (found.looks, imagined.draws) == (0, 0)


def test_it_stops_in_the_middle():
    scene = Scene(SideLaid(hand=(ZAN, SHOT), deck=DECK), SideLaid(deck=DECK), distance=3)
    moment, asked = moment_of(scene), []
    imagination = Imagination(moment, moment.game, Memory(0, State))
    found = think(imagination, JUDGE, Random(1), 1_000, stop=lambda: asked.append(0) or len(asked) > 5)
    assert found.looks == 5


def test_how_far_it_is_only_grows_and_comes_to_the_end():
    scene = Scene(SideLaid(hand=(ZAN, SHOT), deck=DECK), SideLaid(deck=DECK), distance=3)
    moment, told = moment_of(scene), []
    think(Imagination(moment, moment.game, Memory(0, State)), JUDGE, Random(1), 20, told=told.append, outlook=OUTLOOK)
    assert told == sorted(told)
    assert (len(told), told[-1]) == (20, 1.0)


def test_a_match_that_cannot_be_imagined_still_gets_a_legal_answer():
    imagined = Imagined(ChooseCards(seat=0, options=cards(5), least=2, most=3))
    found = think(imagined, JUDGE, Random(1), 10)
    check_answer(imagined.asked, found.keys)
    assert (found.looks, imagined.draws) == (0, 10)


@pytest.mark.parametrize(
    ("count", "least", "most", "ordered"), [(12, 6, 6, False), (10, 5, 5, True), (30, 0, 30, False), (8, 3, 8, True)]
)
def test_of_very_many_answers_some_are_weighed_each_legal_and_once(count, least, most, ordered):
    asked = ChooseCards(seat=0, options=cards(count), least=least, most=most, ordered=ordered)
    found = possible_answers(asked, Random(3))
    assert MOST_ANSWERS / 2 < len(found) <= MOST_ANSWERS
    assert len(set(found)) == len(found)
    for keys in found:
        check_answer(asked, keys)


def test_all_of_few_answers_are_weighed():
    few = ChooseCards(seat=0, options=cards(4), least=1, most=2)
    assert len(possible_answers(few, Random(3))) == 4 + 6
    ordered = ChooseCards(seat=0, options=cards(4), least=1, most=2, ordered=True)
    assert len(possible_answers(ordered, Random(3))) == 4 + 12


@pytest.mark.parametrize(("game", "looks", "games"), [("sakura", 6, 2), ("mahoroba", 24, 2), ("hololive", 12, 2)])
def test_it_beats_one_without_a_plan(game, looks, games):
    score = arena(game, Contender("looks", Budget(looks=looks)), RANDOM, games, seed=4)
    assert score.errors == []
    assert score.wins_a >= games - 1
