"""§8 and §10-13: the three phases of a turn, and phases that an effect ends."""

from __future__ import annotations

import pytest

from engine.cardgame.asked import decision_for
from engine.cardgame.hooks import ADD, AtPhase, Forbid, Modify, React, Replace
from engine.cardgame.lasting import begin
from engine.sakura.events import (
    AttackEnded,
    ConductChosen,
    DeckRebuilt,
    DisenchantBegan,
    DistanceChanged,
    EffectArose,
    PhaseBegan,
    PhaseEnded,
    PhaseLost,
    UpkeepPaid,
)
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.moving import draw, move_crystals
from engine.sakura.procedures.turn import PhaseCut, end_phase, take_turn
from engine.text.phrase import say
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    FULL_POWER,
    OTHER,
    PLAIN,
    SPECIAL,
    Does,
    Stands,
    does,
    effect,
    small,
    stands,
)

DECK = FILLERS[:4]


def turn_of(left=None, right=None, *, turn=4, **more):
    """A table before the turn of seat 0 begins."""
    more.setdefault("conduct", "")
    scene = Scene(left or SideLaid(deck=DECK), right, turn=turn, turn_player=1, phase="end", **more)
    return scene.resolve(take_turn(scene.table))


def test_8_phases_in_their_order_and_the_other_player_s_turn():
    scene = turn_of()
    scene.answer("no").answer("standard").answer("end")
    assert [event.phase for event in scene.happened(PhaseBegan)][1:] == ["start", "main", "end"]
    assert scene.state.turn_player == 0


@pytest.mark.parametrize("turn", [0, 1])
def test_8_1_3_skipped_in_the_first_two_turns(turn):
    scene = turn_of(turn=turn, left=SideLaid(deck=DECK, enhancements=((ENHANCEMENT, 2),)))
    assert scene.decision.kind == "ChooseConduct"
    assert scene.state.vigor[0] == 0
    assert scene.on(ENHANCEMENT) == 2
    assert scene.numbers("hand.0") == ()


def test_8_1_3_i_vigor_and_iv_two_cards():
    scene = turn_of()
    scene.answer("no")
    assert scene.state.vigor[0] == 1
    assert scene.numbers("hand.0") == DECK[:2]


def test_8_1_3_ii_each_enhancement_of_both_players_loses_a_crystal_at_once():
    scene = turn_of(
        SideLaid(deck=DECK, enhancements=((ENHANCEMENT, 2),)), SideLaid(enhancements=((OTHER, 2),)), shadow=0
    )
    assert scene.on(ENHANCEMENT) == 1
    assert scene.on(OTHER) == 1
    assert scene.count("shadow") == 2
    assert len(scene.happened(UpkeepPaid)) == 1


def test_8_1_3_ii_what_is_bare_then_is_disenchanted_in_the_turn_player_s_order():
    first = small(
        type="enhancement",
        effects=(does("disenchant", lambda t, s: move_crystals(t, "shadow", "aura.0", 1, "arrow", 0)),),
    )
    second = small(
        type="enhancement",
        effects=(does("disenchant", lambda t, s: move_crystals(t, "aura.0", "shadow", 1, "arrow", 0)),),
    )
    scene = turn_of(SideLaid(deck=DECK, enhancements=((first, 1), (second, 1)), aura=5))
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseNext", 0)
    assert [option.label for option in scene.decision.options] == [say("option-next-disenchant")] * 2
    scene.answer(scene.keys[1])
    assert scene.count("aura.0") == 5
    assert len(scene.happened(DisenchantBegan)) == 2


def test_8_1_3_ii_a_replacement_reaches_the_upkeep_too():
    from engine.sakura.events import CrystalsMoved

    number = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: Replace(
                    clause=c,
                    event=CrystalsMoved,
                    fits=lambda e, s, src: e.source == f"card.{src.card}" and e.target == "shadow",
                    instead=lambda e, s, src: (CrystalsMoved(e.source, "distance", e.count, e.why),),
                ),
            ),
        ),
    )
    scene = turn_of(SideLaid(deck=DECK, enhancements=((number, 2),)), distance=4)
    assert scene.count("distance") == 5
    scene = turn_of(SideLaid(deck=DECK, enhancements=((number, 2),)), distance=10)
    assert (scene.count("distance"), scene.on(number)) == (10, 2)


def test_8_1_3_iii_rebuild_is_a_choice_and_costs_life():
    scene = turn_of(SideLaid(discard=(PLAIN,), cover=(OTHER,)))
    assert (scene.decision.kind, scene.keys) == ("ChooseRebuild", ("yes", "no"))
    scene.answer("yes")
    assert scene.count("life.0") == 9
    assert set(scene.numbers("hand.0")) == {PLAIN, OTHER}
    assert len(scene.happened(DeckRebuilt)) == 1


def at_phase(timing, do, whose="mine"):
    return small(
        type="enhancement",
        effects=(stands("ongoing", lambda c: AtPhase(clause=c, timing=timing, resolve=do, whose=whose)),),
    )


def gains(table, source):
    yield from move_crystals(table, "shadow", f"flare.{source.seat}", 1, "effect")


@pytest.mark.parametrize("timing", ["start", "main-begin", "main-end", "end"])
@pytest.mark.parametrize(("whose", "mine", "theirs"), [("mine", 1, 0), ("opponent", 0, 1), ("each", 1, 1)])
def test_8_1_2_8_2_1_8_2_3_8_3_1_effects_of_a_phase_once_a_phase(timing, whose, mine, theirs):
    card = at_phase(timing, gains, whose)
    for owner, expected in ((0, mine), (1, theirs)):
        sides = [SideLaid(deck=DECK), SideLaid(deck=DECK)]
        sides[owner].enhancements = ((card, 3),)
        scene = turn_of(*sides)
        scene.answer("no")
        if scene.decision.kind == "ChooseNext":
            scene.answer(scene.keys[0])  # the effect before the choice of conduct
        scene.answer("standard").answer("end")
        assert scene.count(f"flare.{owner}") == expected


def test_8_2_1_the_choice_of_conduct_stands_anywhere_among_the_effects():
    card = at_phase("main-begin", gains)
    scene = turn_of(SideLaid(deck=DECK, enhancements=((card, 3),)))
    scene.answer("no")
    assert (scene.decision.kind, scene.decision.seat, len(scene.keys)) == ("ChooseNext", 0, 2)
    scene.answer(scene.keys[1]).answer("standard")
    assert scene.decision.kind == "ChooseAct"
    assert scene.count("flare.0") == 1
    chosen = scene.table.events.index(scene.happened(ConductChosen)[0])
    assert chosen < scene.table.events.index(scene.happened(EffectArose)[0])


def test_8_1_2_an_effect_of_the_start_phase_comes_before_the_default_steps():
    card = at_phase("start", gains)
    scene = turn_of(SideLaid(deck=DECK, enhancements=((card, 2),)))
    arose = scene.table.events.index(scene.happened(EffectArose)[0])
    assert arose < scene.table.events.index(scene.happened(UpkeepPaid)[0])


def test_8_1_2_several_effects_in_the_turn_player_s_order():
    seen = []

    def note(name):
        def do(table, source):
            seen.append(name)
            yield from ()

        return do

    scene = turn_of(SideLaid(deck=DECK, enhancements=tuple((at_phase("start", note(name)), 3) for name in "abc")))
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseNext", 0)
    scene.answer(scene.keys[2]).answer(scene.keys[1])
    assert seen == ["c", "b", "a"]


def test_8_2_1_the_turn_player_chooses_the_conduct():
    scene = turn_of()
    scene.answer("no")
    assert (scene.decision.kind, scene.keys) == ("ChooseConduct", ("standard", "full-power"))
    scene.answer("full-power")
    assert scene.happened(ConductChosen)[0].conduct == "full-power"


def test_8_2_1_each_conduct_leads_on_by_the_moves_of_its_acts():
    scene = turn_of(SideLaid(deck=DECK, hand=(FULL_POWER, PLAIN)))
    scene.answer("no")
    standard, full = scene.decision.options
    card = {number: f"card:{scene.card(number)}" for number in (FULL_POWER, PLAIN)}
    assert standard.leads
    assert full.leads
    assert [move.what for move in full.moves] == [card[FULL_POWER]]
    assert standard.moves == ()  # they are made when a screen asks
    shown = decision_for(scene.state, scene.decision, 0).option("standard").moves
    assert card[PLAIN] in [move.what for move in shown]
    assert ("piece", "distance", "aura.0") in [(m.what, m.source, m.target) for m in shown]


def test_8_2_2_a_standard_actions_again_and_again():
    scene = Scene(SideLaid(hand=(ACTION, PLAIN), vigor=1, aura=0), SideLaid(aura=0, deck=DECK))
    scene.use(ACTION).basic("forward").use(PLAIN).answer("end")
    assert scene.state.turn_player == 1
    assert set(scene.numbers("discard.0")) == {ACTION, PLAIN}


def test_8_2_2_a_full_power_cards_are_not_for_standard_actions():
    scene = Scene(SideLaid(hand=(FULL_POWER,)))
    assert not scene.may_use(FULL_POWER)


def test_8_2_2_b_one_card_and_the_phase_is_over():
    scene = turn_of(SideLaid(deck=DECK, hand=(FULL_POWER, ACTION)), SideLaid(aura=0, deck=DECK))
    scene.answer("no").answer("full-power")
    assert scene.may_use(FULL_POWER)
    assert scene.may_use(ACTION)
    assert not any(key.startswith("basic") for key in scene.keys)
    scene.use(FULL_POWER)
    assert scene.state.phase == "end"


def test_8_2_2_b_a_full_power_action_may_be_left():
    scene = turn_of()
    scene.answer("no").answer("full-power").answer("end")
    assert scene.state.phase == "end"


def test_8_2_2_unused_specials_can_be_used_used_ones_not():
    scene = Scene(SideLaid(specials=(SPECIAL,), used=(small(kind="special", cost=0),), flare=5))
    assert [key for key in scene.keys if key.startswith("use:")] == [f"use:{scene.card(SPECIAL)}"]


def test_8_3_2_cards_beyond_the_hand_limit_are_covered_one_by_one():
    scene = Scene(SideLaid(hand=(PLAIN, OTHER, ACTION, ENHANCEMENT)), SideLaid(deck=DECK))
    scene.answer("end")
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseCards", 0)
    scene.answer(f"card:{scene.card(OTHER)}").answer(f"card:{scene.card(PLAIN)}")
    assert scene.numbers("cover.0") == (OTHER, PLAIN)
    assert scene.state.turn_player == 1


def test_8_3_2_cards_that_can_not_be_covered_stay():
    bar = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what="cover")),))
    scene = Scene(SideLaid(hand=(PLAIN, OTHER, ACTION), enhancements=((bar, 2),)), SideLaid(deck=DECK))
    scene.answer("end")
    assert len(scene.numbers("hand.0")) == 3


def test_8_3_2_the_hand_limit_can_be_modified():
    more = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: Modify(clause=c, value="hand-limit", layer=ADD, change=lambda n, s, src: n + 1),
            ),
        ),
    )
    scene = Scene(SideLaid(hand=(PLAIN, OTHER, ACTION), enhancements=((more, 2),)), SideLaid(deck=DECK))
    scene.answer("end")
    assert len(scene.numbers("hand.0")) == 3


def cut(table, source):
    end_phase(table)
    yield from ()


CUTTER = small(type="action", effects=(does("on-use", cut),))


def test_10_13_a_phase_that_an_effect_ends_leaves_the_rest_undone():
    late = at_phase("main-end", gains)
    scene = Scene(SideLaid(hand=(CUTTER,), enhancements=((late, 2),)), SideLaid(deck=DECK))
    scene.use(CUTTER)
    assert scene.count("flare.0") == 0
    assert scene.happened(PhaseEnded)[0] == PhaseEnded("main", cut=True)
    assert scene.where(CUTTER) == "discard.0"


def test_10_13_attacks_leave_the_air_and_enhancements_in_use_are_laid_down():
    cutter = small(type="enhancement", capacity=2, effects=(does("initialize", cut),))
    attack = small(effects=(does("after-attack", cut),))
    scene = Scene(SideLaid(hand=(cutter,), aura=0), SideLaid(deck=DECK))
    scene.use(cutter)
    assert (scene.where(cutter), scene.on(cutter)) == ("enhancements.0", 1)  # the upkeep of the next turn took one
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(deck=DECK, aura=0))
    scene.use(attack)
    assert scene.happened(AttackEnded)[0].outcome == "cut"
    assert scene.state.attacks == ()
    assert scene.where(attack) == "discard.0"


def test_10_13_bare_enhancements_go_without_their_disenchant_effects():
    done = []
    bare = small(
        type="enhancement",
        capacity=0,
        effects=(does("initialize", cut), does("disenchant", lambda t, s: done.append(1) or iter(()))),
    )
    scene = Scene(SideLaid(hand=(bare,)), SideLaid(deck=DECK))
    scene.use(bare)
    assert scene.where(bare) == "discard.0"
    assert not done


def test_10_13_ending_a_phase_while_it_is_being_ended_is_ignored():
    scene = Scene(conduct="")
    scene.table.cutting = True
    end_phase(scene.table)
    scene.table.cutting = False
    with pytest.raises(PhaseCut):
        end_phase(scene.table)


def test_10_13_a_cut_start_phase_draws_no_cards():
    card = at_phase("start", cut)
    scene = turn_of(SideLaid(deck=DECK, enhancements=((card, 2),)))
    assert scene.decision.kind == "ChooseConduct"
    assert scene.numbers("hand.0") == ()


def test_10_13_a_cut_end_phase_covers_no_cards():
    card = at_phase("end", cut)
    scene = Scene(SideLaid(hand=(PLAIN, OTHER, ACTION), enhancements=((card, 2),)), SideLaid(deck=DECK))
    scene.answer("end")
    assert len(scene.numbers("hand.0")) == 3
    assert scene.state.turn_player == 1


def lasting(until):
    """An action that shifts the current distance until then."""
    shift = Stands(lambda c: Modify(clause=c, value="distance", layer=ADD, change=lambda now, *_: now + 2))

    def lay(table, source):
        begin(table, source, shift, "standing", until)
        yield from table.happen()

    return small(type="action", effects=(effect("on-use", Reserves(shift, lay)),))


class Reserves(Does):
    """A step with a clause that it puts in force."""

    def __init__(self, clause, do):
        super().__init__(do)
        self.clause = clause

    def parts(self):
        return [self.clause]


def ends_when_closer():
    """An enhancement that ends the phase when the current distance becomes less."""
    return small(type="enhancement", effects=(stands("ongoing", lambda c: React(
        clause=c, events=(DistanceChanged,), fits=lambda event, *_: event.distance < event.before,
        resolve=lambda table, source, _: cut(table, source),
    )),))


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("phase", ["main", "end"])
def test_10_13_a_phase_is_ended_by_what_arises_upon_its_end(phase, before):
    """What lasted is over, the distance is another, and what arises upon that ends the phase: whether the phase came to
    its end by itself or was ended by an effect `before`.
    """
    ending = at_phase({"main": "main-end", "end": "end"}[phase], cut)
    laid = ((ends_when_closer(), 3), *(((ending, 3),) if before else ()))
    card = lasting({"main": "phase", "end": "turn"}[phase])
    scene = Scene(SideLaid(hand=(card,), enhancements=laid), SideLaid(deck=DECK), distance=5)
    scene.state.watched = True  # as where a card of the duel speaks of the distance's changes
    scene.use(card).answer("end")
    assert [event for event in scene.happened(PhaseEnded) if event.phase == phase] == [
        PhaseEnded(phase, cut=before), PhaseEnded(phase, cut=True),
    ]
    assert scene.state.turn_player == 1
    assert scene.decision is not None


def test_10_13_a_phase_that_is_lost_can_be_ended_by_what_arises_upon_its_loss():
    card = lasting("main.1")
    bar = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what="phase:main")),))
    scene = Scene(
        SideLaid(hand=(card,), deck=DECK, enhancements=((ends_when_closer(), 5), (bar, 5))), SideLaid(deck=DECK),
        distance=5,
    )
    scene.state.watched = True
    scene.use(card).answer("end")
    while scene.state.turn_player == 1 and scene.decision is not None:
        scene.answer("no")
    lost = scene.table.events.index(PhaseLost("main", 1))
    assert [event for event in scene.table.events[lost:] if isinstance(event, PhaseEnded)][:2] == [
        PhaseEnded("main", cut=True), PhaseEnded("end"),
    ]


def test_5_5_3_draws_of_the_start_phase_from_an_empty_deck():
    scene = turn_of(SideLaid(deck=DECK[:1]))
    scene.answer("no")
    assert scene.decision.kind == "ChooseDamage"
    scene.answer("aura")
    assert scene.count("aura.0") == 2
    scene.resolve(draw(scene.table, 0, 1))
    assert scene.decision.kind == "ChooseDamage"
