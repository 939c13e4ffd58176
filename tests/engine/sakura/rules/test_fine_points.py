"""Fine points of §1 to §10: where two rules meet, and the places at which a rule counts that is seldom thought of."""

from __future__ import annotations

import pytest

from engine.cardgame.hooks import ADD, SET, Forbid, Modify, React, Replace
from engine.cardgame.lasting import schedule
from engine.cardgame.source import Source
from engine.cardgame.words.flow import IfSo
from engine.sakura.clauses.build import after_attack, ongoing, unguarded, use
from engine.sakura.clauses.filters import NOT_ATTACK
from engine.sakura.clauses.happenings import aura_changed
from engine.sakura.clauses.picking import my
from engine.sakura.clauses.sides import MY_FLARE, SHADOW
from engine.sakura.clauses.steps_attacks import CopyAttack, next_attack
from engine.sakura.clauses.steps_cards import draw_cards, opponent_mills, put
from engine.sakura.clauses.steps_crystals import arrow, deal, gain_vigor
from engine.sakura.clauses.timings import afterwards
from engine.sakura.events import AttackDeclared, CardsRevealed, CrystalsMoved, Damaged, EffectArose
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.basic import basic_action
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.lasting import for_next_attack
from engine.sakura.procedures.moving import discard, move_crystals
from engine.sakura.procedures.opening import mulligan
from engine.sakura.procedures.turn import end_phase
from engine.sakura.procedures.victory import lose, win
from engine.sakura.values.attacks import figures
from tests.engine.sakura.rules.attack_cards import attack_of
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    FILLERS,
    OTHER,
    PLAIN,
    REACTION,
    SPECIAL,
    does,
    small,
    stands,
)
from tests.engine.sakura.spare import GainsEffect


def banning(what, *numbers):
    """An enhancement that forbids something of the cards with these numbers."""

    def fits(state, source, card):
        return state.defs[card].number in numbers

    return small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what=what, fits=fits)),))


def card_keys(scene, *numbers, prefix="card"):
    return {f"{prefix}:{scene.card(number, scene.decision.seat)}" for number in numbers}


# --- §9-1-3-4: what waits for the next attack


@pytest.mark.parametrize(("kinds", "waits"), [(("normal", "normal"), False), (("normal", "special"), True)])
def test_9_1_3_4_what_waits_goes_to_an_attack_that_fits_all_of_it(kinds, waits):
    def grows(kind):
        def change(found, state, source):
            found.aura += 1

        return lambda c: Modify(
            clause=c, value="attack", layer=ADD, change=change, fits=lambda s, src, attack: attack.kind == kind
        )

    clause = stands("ongoing", *map(grows, kinds))
    small(type="enhancement", effects=(clause,))
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(REACTION,)))
    for_next_attack(scene.table, Source(0), clause.clause)
    scene.use(PLAIN)
    found = figures(scene.state, scene.state.attacks[-1])
    assert (bool(scene.state.lasting), found.aura) == (waits, 1 if waits else 3)


# --- §10-40: "if you do" after damage


PREVENTS = small(
    type="enhancement",
    effects=(
        stands(
            "ongoing",
            *(
                lambda c, event=event: Replace(
                    clause=c, event=event, instead=lambda e, s, src: (),
                    fits=lambda e, s, src: e.seat == src.seat and getattr(e, "why", "damage") == "damage",
                )
                for event in (Damaged, CrystalsMoved)
            ),
        ),
    ),
)
"""Damage to its player is prevented."""


@pytest.mark.parametrize(
    ("step", "laid", "vigor"),
    [
        (deal(1, "life"), {}, 1), (deal(1, "life"), {"enhancements": ((PREVENTS, 1),)}, 0),
        (deal(2, "aura"), {"aura": 2}, 1), (deal(2, "aura"), {"aura": 1}, 0),
    ],
)
def test_10_40_damage_was_done_only_if_it_was_dealt_in_full(step, laid, vigor):
    number = small(type="action", effects=(use(IfSo(step, gain_vigor(1))),))
    scene = Scene(SideLaid(hand=(number,)), SideLaid(**laid)).use(number)
    assert (scene.state.vigor[0], scene.decision.kind) == (vigor, "ChooseAct")


# --- §10-33: whoever chooses, whatever for


def test_10_33_an_unselectable_card_is_not_used():
    scene = Scene(SideLaid(hand=(PLAIN, OTHER), enhancements=((banning("be-chosen", PLAIN), 1),)))
    assert (scene.may_use(PLAIN), scene.may_use(OTHER)) == (False, True)


def test_10_33_an_unselectable_card_does_not_react():
    ban = banning("be-chosen", REACTION)
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(REACTION,), enhancements=((ban, 1),)))
    scene.use(PLAIN)
    assert scene.keys == ("pass",)


@pytest.mark.parametrize("what", ["be-chosen", "cover"])
def test_10_33_an_unselectable_card_does_not_pay_for_a_basic_action(what):
    scene = Scene(SideLaid(hand=(PLAIN, OTHER, ACTION), enhancements=((banning(what, PLAIN), 1),)))
    scene.answer("basic:forward")
    assert set(scene.keys) == card_keys(scene, OTHER, ACTION, prefix="cover")


@pytest.mark.parametrize("what", ["be-chosen", "cover"])
def test_10_33_an_unselectable_card_is_not_covered_at_the_end_of_a_turn(what):
    ban = banning(what, PLAIN)
    scene = Scene(SideLaid(hand=(PLAIN, OTHER, ACTION), enhancements=((ban, 1),), deck=FILLERS[:2]))
    scene.answer("end")
    assert (scene.decision.section, set(scene.keys)) == ("8-3-2", card_keys(scene, OTHER, ACTION))


def test_10_33_an_unselectable_card_is_not_put_back_before_the_duel():
    scene = Scene(
        SideLaid(hand=(PLAIN, OTHER), enhancements=((banning("be-chosen", PLAIN), 1),), deck=FILLERS[:2]), conduct=""
    )
    scene.resolve(mulligan(scene.table, 0))
    assert set(scene.keys) == card_keys(scene, OTHER)


# --- §1-4: a card that can't be covered


def test_1_4_an_effect_covers_no_card_that_can_not_be_covered():
    covering = small(type="action", effects=(use(put(my("hand"), "cover")),))
    ban = banning("cover", PLAIN)
    scene = Scene(SideLaid(hand=(covering, PLAIN, OTHER, ACTION), enhancements=((ban, 1),)))
    scene.use(covering)
    assert set(scene.keys) == card_keys(scene, OTHER, ACTION)


def test_1_4_nor_does_it_from_the_deck():
    milling = small(type="action", effects=(use(opponent_mills(3, "cover")),))
    deck = (FILLERS[0], PLAIN, FILLERS[1], FILLERS[2])
    scene = Scene(SideLaid(hand=(milling,)), SideLaid(enhancements=((banning("cover", PLAIN), 1),), deck=deck))
    scene.use(milling)
    assert scene.numbers("cover.1") == (FILLERS[0], FILLERS[1])
    assert scene.numbers("deck.1") == (PLAIN, FILLERS[2])


# --- §10-24, §9-1-1-2: what is shown


def test_10_24_a_hand_without_the_card_asked_for_is_shown():
    discarding = small(type="action", effects=(use(put(my("hand", of=(NOT_ATTACK,)), "discard")),))
    scene = Scene(SideLaid(hand=(discarding, PLAIN)))
    scene.use(discarding)
    assert [event.cards for event in scene.happened(CardsRevealed)] == [(scene.card(PLAIN),)]


def test_10_24_a_deck_without_the_card_asked_for_is_shown():
    taking = small(type="action", effects=(use(put(my("deck", of=(NOT_ATTACK,)), "discard")),))
    scene = Scene(SideLaid(hand=(taking,), deck=(PLAIN, OTHER))).use(taking)
    assert [event.cards for event in scene.happened(CardsRevealed)] == [scene.state.piles["deck.0"]]


def test_10_24_nothing_is_shown_where_it_could_be_done():
    discarding = small(type="action", effects=(use(put(my("hand", of=(NOT_ATTACK,)), "discard")),))
    scene = Scene(SideLaid(hand=(discarding, PLAIN, ACTION)))
    scene.use(discarding)
    assert (scene.keys, scene.decision.secret) == ((f"card:{scene.card(ACTION)}",), True)
    scene.answer(*scene.keys)
    assert scene.where(ACTION) == "discard.0"
    assert scene.happened(CardsRevealed) == []


def test_10_24_nobody_is_asked_where_all_could_only_be_meant():
    discarding = small(type="action", effects=(use(put(my("hand", of=(NOT_ATTACK,)), "discard")),))
    scene = Scene(SideLaid(hand=(discarding, ACTION))).use(discarding)
    assert scene.where(ACTION) == "discard.0"


@pytest.mark.parametrize(("area", "shown"), [("hand", 1), ("cover", 1), ("discard", 0)])
def test_9_1_1_2_a_secret_card_is_shown_before_its_forced_effect_counts(area, shown):
    number = small(
        type="action",
        effects=(
            stands(
                "forced",
                lambda c: React(
                    clause=c,
                    events=(CrystalsMoved,),
                    fits=lambda event, state, source: event.target == "aura.0",
                    resolve=lambda table, source, event: move_crystals(table, "shadow", "flare.0", 1, "effect"),
                ),
            ),
        ),
    )
    scene = Scene(SideLaid(**{area: (number,)}), conduct="")
    scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 1, "effect"))
    told = [type(event) for event in scene.table.events if isinstance(event, CardsRevealed | EffectArose)]
    assert told == [*[CardsRevealed] * shown, EffectArose]


# --- §5-6 i: settings of an attack's damage


def setting(seat_aura=None, seat_life=None):
    """An enhancement that sets the damage of every attack."""

    def change(found, state, source):
        if seat_aura is not None:
            found.aura = seat_aura
        if seat_life is not None:
            found.life = seat_life

    return small(
        type="enhancement",
        effects=(stands("ongoing", lambda c: Modify(clause=c, value="attack", layer=SET, change=change)),),
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [
        ([(2, None), (4, None)], [], (2, 1)),
        ([(4, None)], [(0, None)], (4, 1)),
        ([(4, None)], [(None, 3)], (4, 3)),
        ([], [(4, None), (3, 2)], (3, 2)),
    ],
)
def test_5_6_i_settings_are_sorted_for_each_value_by_itself(mine, theirs, found):
    attack = small(aura=2, life=1)
    sides = [
        tuple((setting(aura, life), 1) for aura, life in wanted) for wanted in (mine, theirs)
    ]
    scene = Scene(SideLaid(hand=(attack,), enhancements=sides[0]), SideLaid(hand=(REACTION,), enhancements=sides[1]))
    scene.use(attack)
    now = figures(scene.state, attack_of(scene))
    assert (now.aura, now.life) == found


# --- §4-2: what couldn't happen doesn't happen later


@pytest.mark.parametrize(("what", "fate"), [("lose", lose), ("win", win)])
def test_4_2_2_and_4_2_3_a_fate_that_was_barred_does_not_come_when_the_bar_falls(what, fate):
    bar = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what=what)),))
    scene = Scene(SideLaid(enhancements=((bar, 1),)), conduct="")
    scene.resolve(fate(scene.table, 0))
    scene.resolve(discard(scene.table, scene.card(bar)))
    assert scene.where(bar) == "discard.0"
    assert scene.state.winner is None


# --- §7-1-12, §10-6, §10-13, §9-6, §10-14, §10-27


def test_7_1_12_specials_that_begin_among_the_extra_cards_count_as_used():
    scene = Scene(SideLaid(extra=(SPECIAL, PLAIN), specials=(SPECIAL,)), conduct="")
    status = {area: scene.state.status[scene.card(SPECIAL, 0, area)] for area in ("extra", "specials")}
    assert status == {"extra": "used", "specials": "unused"}


def test_10_6_an_unguarded_card_that_has_left_already_stays_where_it_is():
    open_ = small(type="enhancement", capacity=2, effects=(unguarded(),))

    def away(table, source, event):
        return discard(table, table.state.piles["enhancements.0"][0])

    other = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: React(
                    clause=c, events=(Damaged,), fits=lambda event, state, source: event.where == "life", resolve=away
                ),
            ),
        ),
    )
    scene = Scene(SideLaid(enhancements=((open_, 2), (other, 2))), conduct="")
    scene.resolve(take_on(scene.table, 0, "life", 1, "effect"))
    scene.answer(scene.keys[1])
    assert (scene.where(open_), scene.on(open_)) == ("discard.0", 0)


def test_10_13_what_was_reserved_for_a_phase_dies_with_it():
    late = small(type="action", effects=(does("on-use", lambda t, s: move_crystals(t, "shadow", "flare.0", 1, "e")),))

    def cut(table, source):
        end_phase(table)
        yield from ()

    cutter = small(type="action", effects=(does("on-use", cut),))
    scene = Scene(SideLaid(hand=(late, cutter), deck=FILLERS[:3]), SideLaid(deck=FILLERS[3:9]))
    for number in (cutter, late):
        clause = scene.state.defs[scene.card(number)].effects[0].clause
        schedule(scene.table, Source(0, scene.card(number)), clause, "end")
    scene.answer("end")
    scene.answer(scene.keys[0])
    assert scene.state.turn == 4
    assert scene.state.lasting == ()
    assert scene.count("flare.0") == 0


def test_9_6_what_waits_for_a_basic_action_finds_it_after_another_one_in_between():
    def another(table, source, event):
        return basic_action(table, 0, "backward")

    def fits(event, state, source):
        return event.why == "basic" and event.target == "aura.1"

    nested = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: React(clause=c, events=(CrystalsMoved,), fits=fits, resolve=another)),
        ),
    )
    waits = small(type="enhancement", effects=(ongoing(afterwards(aura_changed(), arrow(SHADOW, MY_FLARE, 1))),))
    scene = Scene(SideLaid(enhancements=((nested, 2), (waits, 2))), SideLaid(aura=2), conduct="")
    scene.resolve(basic_action(scene.table, 1, "forward"))
    scene.answer(scene.keys[0])
    assert scene.count("flare.0") == 1


def giving(step):
    """An action by which the next attack gains an After Attack effect."""
    return small(type="action", effects=(use(next_attack(GainsEffect((after_attack(step),)))),))


def test_10_14_effects_that_were_added_resolve_in_the_turn_player_s_order():
    first, second = giving(arrow(SHADOW, MY_FLARE, 1)), giving(draw_cards(1))
    scene = Scene(SideLaid(hand=(first, second, PLAIN), deck=FILLERS[:2]), SideLaid(aura=0))
    scene.use(first).use(second).use(PLAIN)
    if scene.decision.kind == "ChooseDamage":
        scene.answer("life")
    assert (scene.decision.kind, scene.decision.seat, scene.decision.section) == ("ChooseNext", 0, "10-14")
    scene.answer(scene.keys[1])
    moves = [event for event in scene.table.events if getattr(event, "why", "") in ("draw", "arrow")]
    assert [event.why for event in moves] == ["draw", "arrow"]


def test_10_27_a_copy_has_the_after_attack_effects_that_the_attack_was_given():
    first = giving(arrow(SHADOW, MY_FLARE, 1))
    copying = small(type="action", subtype="reaction", effects=(use(CopyAttack()),))
    scene = Scene(SideLaid(hand=(first, PLAIN)), SideLaid(hand=(copying,)))
    scene.use(first).use(PLAIN).use(copying)
    copied = scene.happened(AttackDeclared)[-1].attack
    assert len(copied.effects) == 1
    scene.answers("life", "life")
    assert (scene.count("flare.0"), scene.count("flare.1")) == (2, 2)  # the life lost, and one by the effect each
