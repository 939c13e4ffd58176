"""§1 to §4 and §5-1: what a duel begins with, its preparation, victory before all else."""

from __future__ import annotations

import pytest

from engine.cardgame.ending import DuelOver
from engine.cardgame.hooks import AroundStep, Forbid
from engine.kernel.decisions import Chance, IllegalAnswer
from engine.sakura.events import CrystalsMoved, DuelEnded, FateDecided, FirstPlayerDecided, VigorChanged
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.opening import play, table_laid
from engine.sakura.procedures.victory import lose, win
from engine.sakura.procedures.vigor import gain_vigor, lose_vigor, set_vigor
from engine.sakura.state import State
from engine.sakura.table import Table
from tests.engine.sakura.rules.small_cards import ACTION, FILLERS, PLAIN, SPECIAL, does, small, stands
from tests.engine.sakura.support import until_over

DECK = FILLERS[:7]


def opened(first: int = 0):
    """A duel of two plain decks at its first decision, its shuffles leaving the order as it is."""
    table = Table(State())
    cards = [(number, seat, f"deck.{seat}") for seat in (0, 1) for number in DECK]
    cards += [(SPECIAL, seat, f"specials.{seat}") for seat in (0, 1)]
    cards += [(PLAIN, seat, f"outside.{seat}") for seat in (0, 1)]
    table.emit(table_laid((("a", "b"), ("c", "d")), cards))
    scene = Scene()
    scene.table = table
    scene.chance = [(first,)]
    return scene.resolve(play(table))


def test_4_1_1_crystals_at_first():
    scene = opened()
    assert scene.crystals() == {"distance": 10, "aura.0": 3, "aura.1": 3, "life.0": 10, "life.1": 10}
    assert scene.count("shadow") == 0
    assert scene.count("flare.0") == scene.count("flare.1") == 0


def test_4_1_2_cards_at_first():
    scene = opened()
    assert scene.numbers("specials.0") == (SPECIAL,)
    assert scene.state.status[scene.card(SPECIAL, 0)] == "unused"
    assert scene.numbers("outside.1") == (PLAIN,)
    assert not scene.state.face[scene.card(PLAIN, 1)]


def test_4_1_3_first_player_by_chance():
    table = Table(State())
    table.emit(table_laid((("a", "b"), ("c", "d")), [(number, 0, "deck.0") for number in DECK]))
    running = play(table)
    assert next(running) == Chance("pick", 2)
    running.send((1,))
    assert [event.seat for event in table.events if isinstance(event, FirstPlayerDecided)] == [1]


def test_4_1_4_three_cards_each():
    scene = opened()
    assert scene.numbers("hand.0") == DECK[:3]
    assert scene.numbers("hand.1") == DECK[:3]
    assert len(scene.numbers("deck.0")) == 4


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_4_1_5_mulligan_in_any_order(order):
    scene = opened()
    assert scene.decision.kind == "ChooseMulligan"
    assert scene.decision.seat == 0
    hand = [scene.card(number, 0) for number in DECK[:3]]
    scene.answer(*(f"card:{hand[place]}" for place in order))
    assert scene.numbers("hand.0") == DECK[3:6]
    assert scene.numbers("deck.0") == (DECK[6], *(DECK[place] for place in order))
    assert scene.decision.seat == 1


def test_4_1_5_mulligan_of_none_and_of_one():
    scene = opened()
    scene.answer()
    assert scene.numbers("hand.0") == DECK[:3]
    scene.answer(f"card:{scene.card(DECK[1], 1)}")
    assert scene.numbers("hand.1") == (DECK[0], DECK[2], DECK[3])


def test_4_1_5_a_card_is_not_put_back_twice():
    scene = opened()
    card = f"card:{scene.card(DECK[0], 0)}"
    with pytest.raises(IllegalAnswer):
        scene.answer(card, card)
    assert scene.numbers("hand.0") == DECK[:3]


def test_4_1_5_the_first_player_begins_even_if_it_is_seat_1():
    assert opened(first=1).decision.seat == 1


def test_4_1_6_vigor_0_and_1_and_4_1_7_first_turn():
    scene = opened(first=1)
    scene.answer().answer()
    assert scene.state.vigor == [1, 0]
    assert [event.seat for event in scene.happened(VigorChanged)] == [0]
    assert (scene.state.turn, scene.state.turn_player, scene.decision.seat) == (1, 1, 1)


def test_4_2_1_life_0_loses_at_once_in_the_middle_of_an_effect():
    reached = []

    def strike(table, source):
        yield from take_on(table, 1, "life", 1, "effect")
        reached.append("after")

    number = small(type="action", effects=(does("on-use", strike),))
    scene = Scene(SideLaid(hand=(number,)), SideLaid(life=1))
    scene.use(number)
    assert scene.decision is None
    assert (scene.state.winner, scene.state.ending) == (0, "life")
    assert not reached


def test_4_2_1_not_while_an_effect_says_that_the_player_does_not_lose():
    number = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: Forbid(clause=c, what="lose", fits=lambda _s, src, seat: src.seat == seat)),
        ),
    )
    scene = Scene(SideLaid(), SideLaid(life=1, enhancements=((number, 2),)), conduct="")
    scene.resolve(take_on(scene.table, 1, "life", 1, "effect"))
    assert scene.count("life.1") == 0
    assert scene.state.winner is None


def test_4_2_1_not_while_an_effect_says_that_the_other_cannot_win():
    number = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: Forbid(clause=c, what="win", fits=lambda _s, src, seat: src.seat != seat)),
        ),
    )
    scene = Scene(SideLaid(), SideLaid(life=1, enhancements=((number, 2),)), conduct="")
    scene.resolve(take_on(scene.table, 1, "life", 1, "effect"))
    assert scene.state.winner is None


def test_4_2_2_an_effect_makes_a_player_lose():
    scene = Scene(
        SideLaid(hand=(number := small(type="action", effects=(does("on-use", lambda t, s: lose(t, s.seat)),)),))
    )
    scene.use(number)
    assert (scene.state.winner, scene.state.ending) == (1, "effect-lost")


def test_4_2_3_an_effect_makes_a_player_win():
    scene = Scene(
        SideLaid(hand=(number := small(type="action", effects=(does("on-use", lambda t, s: win(t, s.seat)),)),))
    )
    scene.use(number)
    assert (scene.state.winner, scene.state.ending) == (0, "effect-won")


def test_4_2_3_a_victory_is_not_had_by_a_player_who_cannot_win():
    bar = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what="win")),))
    scene = Scene(SideLaid(), SideLaid(enhancements=((bar, 1),)), conduct="")
    scene.resolve(win(scene.table, 0))
    assert scene.state.winner is None


def test_9_1_3_1_something_is_resolved_instead_of_the_defeat():
    def rescue(table, source, _reason):
        yield from move_crystals(table, "shadow", f"life.{source.seat}", 2, "effect")

    number = small(
        type="enhancement",
        effects=(stands("ongoing", lambda c: AroundStep(clause=c, step="defeat", place="instead", resolve=rescue)),),
    )
    scene = Scene(SideLaid(), SideLaid(life=1, enhancements=((number, 1),)), conduct="")
    scene.resolve(take_on(scene.table, 1, "life", 3, "effect"))
    assert scene.count("life.1") == 2
    assert scene.state.winner is None


def test_9_1_3_1_no_judgement_while_it_resolves_but_at_its_end():
    def fail(table, source, _reason):
        yield from move_crystals(table, "shadow", f"flare.{source.seat}", 1, "effect")
        yield from table.happen()

    card = small(
        kind="special",
        effects=(
            stands(
                "used",
                lambda c: AroundStep(
                    clause=c,
                    step="defeat",
                    place="instead",
                    resolve=fail,
                    fits=lambda s, src, _r: s.count(f"flare.{src.seat}") < 2,
                ),
            ),
        ),
    )
    scene = Scene(SideLaid(), SideLaid(life=1, used=(card,)), conduct="")
    with pytest.raises(DuelOver):
        scene.resolve(take_on(scene.table, 1, "life", 1, "effect"))
    assert scene.count("flare.1") == 2
    assert scene.state.winner == 0


def test_9_1_3_1_the_player_chooses_among_several():
    def rescue(count):
        def do(table, source, _reason):
            yield from move_crystals(table, "shadow", f"life.{source.seat}", count, "effect")

        return do

    first, second = (
        small(
            kind="special",
            effects=(
                stands("used", lambda c, n=n: AroundStep(clause=c, step="defeat", place="instead", resolve=rescue(n))),
            ),
        )
        for n in (1, 4)
    )
    scene = Scene(SideLaid(), SideLaid(life=1, used=(first, second)), conduct="")
    scene.resolve(take_on(scene.table, 1, "life", 1, "effect"))
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseOne", 1)
    scene.answer("1")
    assert scene.count("life.1") == 4


def test_9_1_3_1_after_one_that_is_declined_the_rest_is_still_there():
    asked_first = []

    def refuse(_table, source, _reason):
        asked_first.append(source.card)
        yield from ()
        return False

    def rescue(table, source, _reason):
        yield from move_crystals(table, "shadow", f"life.{source.seat}", 2, "effect")

    def lying(resolve, optional):
        hook = {"step": "defeat", "place": "instead", "resolve": resolve, "optional": optional}
        return small(kind="special", effects=(stands("used", lambda c: AroundStep(clause=c, **hook)),))

    may, must = lying(refuse, optional=True), lying(rescue, optional=False)
    scene = Scene(SideLaid(), SideLaid(life=1, used=(may, must)), conduct="")
    scene.resolve(take_on(scene.table, 1, "life", 1, "effect"))
    scene.answer("0")
    assert asked_first == [scene.card(may)]
    assert (scene.count("life.1"), scene.state.winner, scene.decision) == (2, None, None)
    scene = Scene(SideLaid(), SideLaid(life=1, used=(may, may)), conduct="")
    scene.resolve(until_over(take_on(scene.table, 1, "life", 1, "effect")))
    scene.answer("0")
    assert (len(asked_first), scene.state.winner) == (3, 0)


@pytest.mark.parametrize("turn_player", [0, 1])
@pytest.mark.parametrize(
    ("events", "ending"),
    [
        ([CrystalsMoved(f"life.{seat}", "shadow", 1, "effect") for seat in (0, 1)], "life"),
        ([FateDecided(seat, wins=False) for seat in (0, 1)], "effect-lost"),
        ([FateDecided(seat, wins=True) for seat in (0, 1)], "effect-won"),
        ([FateDecided(0, wins=True), FateDecided(1, wins=True), FateDecided(0, wins=False)], "effect-lost"),
    ],
)
def test_4_2_of_two_judgements_at_once_the_turn_players_comes_as_that_player_would_choose(turn_player, events, ending):
    scene = Scene(SideLaid(life=1), SideLaid(life=1), turn_player=turn_player)
    scene.resolve(until_over(scene.table.happen(*events)))
    winner = 1 if len(events) == 3 else turn_player
    assert scene.happened(DuelEnded) == [DuelEnded(winner, ending)]


def test_4_2_the_end_is_an_event_and_nothing_follows():
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(life=1, aura=0))
    scene.use(PLAIN)
    assert scene.happened(DuelEnded) == [DuelEnded(0, "life")]
    assert scene.table.events[-1] == DuelEnded(0, "life")


def test_5_1_1_turn_player_and_other():
    scene = Scene(SideLaid(hand=(ACTION,)), turn_player=1)
    assert scene.decision.seat == 1


@pytest.mark.parametrize(("start", "gain", "end"), [(0, 1, 1), (1, 2, 2), (2, 1, 2), (0, 5, 2)])
def test_5_1_2_vigor_stops_at_its_limit(start, gain, end):
    scene = Scene(SideLaid(vigor=start), conduct="")
    scene.resolve(gain_vigor(scene.table, 0, gain))
    assert scene.state.vigor[0] == end


@pytest.mark.parametrize(("start", "loss", "end"), [(2, 1, 1), (1, 2, 0), (0, 1, 0)])
def test_5_1_2_vigor_does_not_fall_below_0(start, loss, end):
    scene = Scene(SideLaid(vigor=start), conduct="")
    scene.resolve(lose_vigor(scene.table, 0, loss))
    assert scene.state.vigor[0] == end


def test_5_1_2_vigor_becomes_a_value():
    scene = Scene(SideLaid(vigor=1), conduct="")
    scene.resolve(set_vigor(scene.table, 0, 9))
    assert scene.state.vigor[0] == 2
    scene.resolve(set_vigor(scene.table, 0, -3))
    assert scene.state.vigor[0] == 0


@pytest.mark.parametrize("vigor", [0, 1, 2])
def test_5_1_4_who_flinches_stops_to_instead_of_gaining_vigor(vigor):
    scene = Scene(SideLaid(vigor=vigor, flinched=True), conduct="")
    scene.resolve(gain_vigor(scene.table, 0))
    assert scene.state.vigor[0] == vigor
    assert not scene.state.flinched[0]
    scene.resolve(gain_vigor(scene.table, 0))
    assert scene.state.vigor[0] == min(2, vigor + 1)


def test_5_1_4_vigor_that_becomes_a_value_is_not_gained():
    scene = Scene(SideLaid(vigor=0, flinched=True), conduct="")
    scene.resolve(set_vigor(scene.table, 0, 2))
    assert scene.state.vigor[0] == 2
    assert scene.state.flinched[0]
