"""§10-3, §10-5, §10-11, §10-21 to §10-23, §10-26 to §10-28, §10-34: what effects do with attacks."""

from __future__ import annotations

import pytest

from engine.cardgame.hooks import ADD, AroundStep, Modify
from engine.sakura.clauses.conditions import chose
from engine.sakura.events import AttackDeclared, AttackMade, DamageChosen, Damaged
from engine.sakura.layers import TRAIT_LOST
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.attack import cancel, grant
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.use import copy_attack
from engine.sakura.values.attacks import figures
from tests.engine.sakura.rules.attack_cards import (
    Only,
    attack_of,
    granting,
    holder,
    no_reactions,
    own,
    plus,
    trait,
)
from tests.engine.sakura.rules.small_cards import (
    REACTION,
    Attacks,
    Strike,
    does,
    effect,
    small,
    stands,
)


def test_10_3_plus_x_plus_y_and_nothing_is_added_to_a_dash():
    for aura, life, found in ((2, 1, (3, 3)), (None, 1, (None, 3)), (2, None, (3, None))):
        clause = granting(1, 2)
        holder(clause)
        attack = small(aura=aura, life=life)
        scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(REACTION,)))
        scene.use(attack)
        scene.resolve(grant(scene.table, attack_of(scene).id, clause, attack_of(scene).source))
        now = figures(scene.state, attack_of(scene))
        assert (now.aura, now.life) == found


def test_10_5_an_effect_makes_an_attack_of_no_kind():
    maker = small(type="action", effects=(effect("on-use", Attacks(Strike((3, 4), 2, 1))),), megami=("one",))
    scene = Scene(SideLaid(hand=(maker,)), SideLaid(hand=(REACTION,)))
    scene.use(maker)
    attack = attack_of(scene)
    assert (attack.kind, attack.subtype, attack.from_card, attack.users) == (None, None, False, ("one",))
    assert scene.decision.kind == "ChooseReaction"
    scene.answer("pass").answer("life")
    assert scene.count("life.1") == 9


def test_10_5_2_out_of_range_it_is_not_made():
    maker = small(type="action", effects=(effect("on-use", Attacks(Strike((1,), 2, 1))),))
    scene = Scene(SideLaid(hand=(maker,)), SideLaid(hand=(REACTION,)))
    scene.use(maker)
    assert scene.decision.kind == "ChooseAct"
    assert not scene.happened(AttackMade)


def test_10_5_with_effects_of_its_own():
    spec = Strike(
        range(11),
        1,
        None,
        does("after-attack", lambda t, s: move_crystals(t, "shadow", "flare.0", 1, "arrow", 0)),
        no_reactions(),
    )
    maker = small(type="action", effects=(effect("on-use", Attacks(spec)),))
    scene = Scene(SideLaid(hand=(maker,)), SideLaid(hand=(REACTION,)))
    scene.use(maker)
    assert scene.count("flare.0") == 1
    assert scene.count("aura.1") == 2


def test_10_21_overwhelm_takes_the_limit_of_damage_to_aura_away():
    attack = small(aura=5, life=1, effects=(trait("overwhelms"), own(plus(3, 0), ADD)))
    plain = small(aura=5, life=1, effects=(own(plus(3, 0), ADD),))
    for card, expected in ((attack, 8), (plain, 5)):
        scene = Scene(SideLaid(hand=(card,)), SideLaid(hand=(REACTION,)))
        scene.use(card)
        assert figures(scene.state, attack_of(scene)).aura == expected


def test_10_22_no_reactions():
    special = small(kind="special", cost=0, subtype="reaction")
    right = SideLaid(hand=(REACTION,), specials=(special,))
    for bar, offered in ((None, None), (Only("normal"), [special]), (Only("special"), [REACTION])):
        attack = small(effects=(no_reactions(bar),))
        scene = Scene(SideLaid(hand=(attack,)), right)
        scene.use(attack)
        if offered is None:
            assert scene.decision.kind == "ChooseDamage"
        else:
            assert [key for key in scene.keys if key != "pass"] == [f"use:{scene.card(number)}" for number in offered]


def test_10_22_no_reactions_is_lost():
    attack = small(effects=(no_reactions(), own(lambda f, s, src: f.no_reactions.clear(), TRAIT_LOST)))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(REACTION,)))
    scene.use(attack)
    assert scene.may_use(REACTION)


@pytest.mark.parametrize("what", ["attack", "damage", "after"])
def test_10_23_what_can_not_be_cancelled(what):
    seen = []
    reaction = small(
        type="action", subtype="reaction", effects=(does("on-use", lambda t, s: cancel(t, s.answering, what)),)
    )
    attack = small(effects=(trait("uncancellable"), does("after-attack", lambda t, s: seen.append(1) or iter(()))))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,), aura=0))
    scene.use(attack).use(reaction)
    assert scene.happened(Damaged)
    assert seen


def test_10_26_both_damages_at_once():
    attack = small(aura=2, life=2, effects=(trait("both_damages"),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid())
    scene.use(attack)
    assert (scene.count("aura.1"), scene.count("life.1"), scene.count("flare.1")) == (1, 8, 2)
    assert scene.happened(DamageChosen)[0].what == "both"


def test_10_26_both_are_chosen_where_both_are_taken():
    chosen = []

    def look(table, source):
        chosen.extend(where for where in ("aura", "life") if chose(where).holds(table.state, source))
        yield from ()

    attack = small(aura=2, life=2, effects=(trait("both_damages"), does("after-attack", look)))
    Scene(SideLaid(hand=(attack,)), SideLaid()).use(attack)
    assert chosen == ["aura", "life"]


def test_10_26_both_with_too_little_aura():
    attack = small(aura=4, life=1, effects=(trait("both_damages"),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(aura=1))
    scene.use(attack)
    assert (scene.count("aura.1"), scene.count("life.1")) == (0, 9)


def test_10_27_a_copy_has_the_figures_of_now_and_after_attack_effects_only():
    seen = []
    attack = small(
        aura=2,
        life=1,
        range=(4,),
        effects=(own(plus(1, 1), ADD), does("after-attack", lambda t, s: seen.append(s.seat) or iter(()))),
    )

    def copying(table, source):
        return (yield from copy_attack(table, source, table.state.attack(source.answering)))

    reaction = small(type="action", subtype="reaction", effects=(does("on-use", copying),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,)))
    scene.use(attack).use(reaction)
    copied = scene.happened(AttackDeclared)[-1].attack
    assert (copied.aura, copied.life, copied.range, copied.seat, len(copied.effects)) == (3, 2, (4,), 1, 1)
    assert (scene.decision.seat, scene.decision.aura, scene.decision.life) == (0, 3, 2)
    scene.answer("aura")
    assert seen == [1]
    scene.answer("aura")
    assert seen == [1, 0]


def test_10_34_something_instead_of_reacting():
    seen = []

    def instead(table, source, attack):
        seen.append((source.answering, attack))
        yield from ()

    card = small(
        kind="special",
        effects=(stands("used", lambda c: AroundStep(clause=c, step="9-4-i", place="instead", resolve=instead)),),
    )
    barred = small(effects=(no_reactions(),))
    scene = Scene(SideLaid(hand=(barred,)), SideLaid(used=(card,), hand=(REACTION,)))
    scene.use(barred)
    assert scene.keys == ("instead:0", "pass")
    attack = attack_of(scene).id
    scene.answer("instead:0")
    assert seen == [(attack, attack)]


def test_10_11_this_card_is_the_card_that_made_the_attack():
    cards = []
    attack = small(effects=(does("after-attack", lambda t, s: cards.append(s.card) or iter(())),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(aura=0))
    scene.use(attack)
    assert cards == [scene.card(attack)]


def test_10_28_effects_that_cancel_each_other_out():
    card = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: Modify(
                    clause=c, value="distance", layer=ADD, change=lambda n, s, src: n + 1, cancels_duplicates=True
                ),
            ),
        ),
    )
    from engine.sakura.values.numbers import distance

    one = Scene(SideLaid(enhancements=((card, 1),)), conduct="")
    two = Scene(SideLaid(enhancements=((card, 1),)), SideLaid(enhancements=((card, 1),)), conduct="")
    assert distance(one.state) == 5
    assert distance(two.state) == 4
