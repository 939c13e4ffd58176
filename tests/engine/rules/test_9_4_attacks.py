"""§9-4, §10-3, §10-5, §10-21 to §10-23, §10-26, §10-27, §10-34: attacks in the air and their resolution."""

from __future__ import annotations

import pytest

from engine.sakura.clauses.base import Clause
from engine.sakura.events import AttackDeclared, AttackEnded, AttackMade, CardUsed, DamageChosen, Damaged
from engine.sakura.hooks import ADD, RANGE_GROW, TRAIT, TRAIT_LOST, AroundStep, Forbid, Modify, Permit, React
from engine.sakura.procedures.attack import cancel, grant
from engine.sakura.procedures.lasting import for_next_attack, for_this_turn, schedule
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.use import copy_attack, make_attack
from engine.sakura.values.attacks import figures
from engine.scene import Scene, SideLaid
from tests.engine.rules.small_cards import (
    ACTION,
    FILLERS,
    OTHER,
    PLAIN,
    REACTION,
    REACTION_ACTION,
    SPECIAL,
    Attacks,
    Does,
    Stands,
    Strike,
    When,
    does,
    effect,
    small,
    stands,
)

DECK = SideLaid(deck=FILLERS[:4])


def own(change, layer=TRAIT, **more):
    """A forced effect that modifies the card's own attack."""
    return stands("forced", lambda c: Modify(clause=c, value="attack", layer=layer, change=change, own=True, **more))


def trait(name):
    return own(lambda found, state, source: setattr(found, name, True))


def no_reactions(what=None):
    return own(lambda found, state, source: found.no_reactions.append(what))


def plus(aura, life):
    def change(found, state, source):
        if found.aura is not None:
            found.aura += aura
        if found.life is not None:
            found.life += life

    return change


def granting(aura, life):
    """A clause that gives +X/+Y."""
    return Stands(lambda c: Modify(clause=c, value="attack", layer=ADD, change=plus(aura, life)))


def attack_of(scene):
    return scene.state.attacks[-1]


def test_9_4_an_attack_that_proved_legal_was_made():
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(aura=0))
    scene.use(PLAIN)
    assert [
        type(event) for event in scene.table.events if isinstance(event, AttackDeclared | AttackMade | AttackEnded)
    ] == [
        AttackDeclared,
        AttackMade,
        AttackEnded,
    ]
    assert scene.state.attacks_made == [1, 0]


def test_9_4_i_the_attacked_player_may_react_with_a_reaction_card():
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(REACTION, ACTION, REACTION_ACTION)))
    scene.use(PLAIN)
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseReaction", 1)
    assert scene.keys == (f"use:{scene.card(REACTION)}", f"use:{scene.card(REACTION_ACTION)}", "pass")


def test_9_4_i_with_unused_specials_but_not_with_used_ones():
    ready = small(kind="special", cost=1, subtype="reaction")
    spent = small(kind="special", cost=0, subtype="reaction")
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(specials=(ready,), used=(spent,), flare=1))
    scene.use(PLAIN)
    assert scene.keys == (f"use:{scene.card(ready)}", "pass")


def test_9_4_i_is_asked_whenever_a_reaction_is_possible_for_all_that_both_know():
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(ACTION,)))
    scene.use(PLAIN)
    assert scene.keys == ("pass",)
    assert scene.decision.secret
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(used=(SPECIAL,)))
    scene.use(PLAIN)
    assert scene.decision.kind == "ChooseDamage"


def test_9_4_i_a_reaction_is_not_reacted_to():
    scene = Scene(SideLaid(hand=(PLAIN, REACTION), aura=0), SideLaid(hand=(REACTION,), aura=0))
    scene.use(PLAIN).use(REACTION)
    assert scene.decision.kind == "ChooseAct"
    assert [event.seat for event in scene.happened(CardUsed)] == [0, 1]


def test_9_4_i_one_card_only():
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(REACTION, REACTION_ACTION)))
    scene.use(PLAIN).use(REACTION_ACTION)
    assert scene.decision.kind == "ChooseDamage"


def test_9_4_i_reaction_resolves_nested_before_the_attack():
    reaction = small(
        type="action",
        subtype="reaction",
        effects=(does("on-use", lambda t, s: move_crystals(t, "shadow", "aura.1", 2, "arrow", 1)),),
    )
    attack = small(aura=5, life=1)
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,)))
    scene.use(attack).use(reaction)
    assert scene.keys == ("aura", "life")
    scene.answer("aura")
    assert scene.count("aura.1") == 0


def test_9_4_i_the_reaction_knows_the_attack_it_answers():
    seen = []

    def look(table, source):
        seen.append(table.state.attack(source.answering).card)
        yield from ()

    reaction = small(subtype="reaction", effects=(does("after-attack", look),))
    scene = Scene(SideLaid(hand=(PLAIN,), aura=0), SideLaid(hand=(reaction,)))
    scene.use(PLAIN).use(reaction)
    assert seen == [scene.card(PLAIN)]


def test_9_4_a_card_that_may_be_used_as_if_it_were_a_reaction():
    card = small(
        type="action",
        effects=(
            stands(
                "forced",
                lambda c: Permit(
                    clause=c, what="react-with", own=True, guards=(When(lambda s, src: s.count("aura.1") < 2),)
                ),
            ),
        ),
    )
    for aura, may in ((1, True), (2, False)):
        scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(card,), aura=aura))
        scene.use(PLAIN)
        assert scene.may_use(card) == may


def test_9_4_ii_a_cancelled_attack_does_nothing():
    reaction = small(type="action", subtype="reaction", effects=(does("on-use", lambda t, s: cancel(t, s.answering)),))
    seen = []
    attack = small(effects=(does("after-attack", lambda t, s: seen.append(1) or iter(())),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,)))
    scene.use(attack).use(reaction)
    assert scene.happened(AttackEnded)[0].outcome == "cancelled"
    assert not scene.happened(Damaged)
    assert not seen
    assert scene.where(attack) == "discard.0"


def test_9_4_iii_out_of_range_when_it_comes_to_it():
    reaction = small(
        type="action",
        subtype="reaction",
        effects=(does("on-use", lambda t, s: move_crystals(t, "shadow", "distance", 2, "arrow", 1)),),
    )
    attack = small(range=(3, 4))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,)))
    scene.use(attack).use(reaction)
    assert scene.happened(AttackEnded)[0].outcome == "out-of-range"
    assert not scene.happened(Damaged)


def test_9_4_iii_unavoidable_attacks_are_not_checked_again():
    reaction = small(
        type="action",
        subtype="reaction",
        effects=(does("on-use", lambda t, s: move_crystals(t, "shadow", "distance", 2, "arrow", 1)),),
    )
    attack = small(range=(3, 4), effects=(trait("unavoidable"),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,)))
    scene.use(attack).use(reaction)
    assert scene.decision.kind == "ChooseDamage"


@pytest.mark.parametrize(("what", "damaged", "after"), [("damage", False, True), ("after", True, False)])
def test_9_4_iv_and_vi_damage_or_after_attack_effects_cancelled(what, damaged, after):
    seen = []
    reaction = small(
        type="action", subtype="reaction", effects=(does("on-use", lambda t, s: cancel(t, s.answering, what)),)
    )
    attack = small(effects=(does("after-attack", lambda t, s: seen.append(1) or iter(())),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(hand=(reaction,), aura=0))
    scene.use(attack).use(reaction)
    assert bool(scene.happened(Damaged)) == damaged
    assert bool(seen) == after
    assert scene.happened(AttackEnded)[-1].outcome == "resolved"


def test_9_4_v_the_attacked_player_takes_the_damage():
    scene = Scene(SideLaid(hand=(small(aura=2, life=2),)), SideLaid())
    scene.answer(scene.keys[0])
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseDamage", 1)
    assert (scene.decision.aura, scene.decision.life) == (2, 2)
    scene.answer("life")
    assert (scene.count("life.1"), scene.count("flare.1")) == (8, 2)


def test_9_4_vii_after_attack_effects_in_order():
    seen = []
    attack = small(effects=tuple(does("after-attack", lambda t, s, n=n: seen.append(n) or iter(())) for n in "abc"))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(aura=0))
    scene.use(attack)
    assert seen == ["a", "b", "c"]


def test_9_4_attacks_can_not_be_made_while_it_is_forbidden():
    bar = small(
        type="enhancement",
        effects=(stands("ongoing", lambda c: Forbid(clause=c, what="attack", fits=lambda s, src, seat: seat == 0)),),
    )
    maker = small(type="action", effects=(effect("on-use", Attacks(Strike(range(11), 1, 1))),))
    scene = Scene(SideLaid(hand=(maker, PLAIN)), SideLaid(enhancements=((bar, 1),), life=5))
    assert not scene.may_use(PLAIN)
    scene.use(maker)
    assert scene.count("life.1") == 5
    assert not scene.happened(AttackDeclared)


def test_9_4_when_an_attack_is_made_effects_arise_before_the_reaction():
    weaken = Does(lambda t, s: iter(()))

    def react(table, source, event):
        yield from grant(table, event.attack, clause, source)

    clause = granting(-1, 0)
    card = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: React(
                    clause=c, events=(AttackMade,), fits=lambda e, s, src: e.seat != src.seat, resolve=react
                ),
            ),
            effect("disenchant", weaken),
            effect("disenchant", Does(lambda t, s: iter(()))),
            effect("initialize", Given(clause)),
        ),
    )
    attack = small(aura=2, life=1)
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(enhancements=((card, 1),), hand=(REACTION,)))
    scene.use(attack)
    assert scene.decision.kind == "ChooseReaction"
    assert figures(scene.state, attack_of(scene)).aura == 1


class Given(Clause):
    """Holds a clause so that it belongs to a card."""

    def __init__(self, inner):
        self.inner = inner

    def phrase(self):
        return self.inner.phrase()

    def parts(self):
        return (self.inner,)


def holder(*clauses):
    """A card whose clauses can be granted."""
    return small(type="action", effects=tuple(effect("on-use", Given(clause)) for clause in clauses))


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


def test_9_1_3_4_the_next_attack_of_this_turn_gets_it_once():
    clause = granting(1, 0)
    buff = small(
        type="action",
        effects=(
            does("on-use", lambda t, s: for_next_attack(t, s, clause) or iter(())),
            effect("disenchant", Given(clause)),
        ),
    )
    scene = Scene(SideLaid(hand=(buff, PLAIN, OTHER)), SideLaid(aura=5))
    scene.use(buff).use(PLAIN)
    assert scene.decision.aura == 2
    scene.answer("aura").use(OTHER)
    assert scene.decision.aura == 1


def test_9_1_3_4_it_waits_for_an_attack_that_fits_and_ends_with_the_turn():
    clause = Stands(
        lambda c: Modify(
            clause=c, value="attack", layer=ADD, change=plus(2, 0), fits=lambda s, src, a: a.kind == "special"
        )
    )
    buff = small(
        type="action",
        effects=(
            does("on-use", lambda t, s: for_next_attack(t, s, clause) or iter(())),
            effect("disenchant", Given(clause)),
        ),
    )
    scene = Scene(SideLaid(hand=(buff, PLAIN), specials=(SPECIAL,), flare=2), SideLaid(aura=5, deck=FILLERS[:4]))
    scene.use(buff).use(PLAIN)
    assert scene.decision.aura == 1
    scene.answer("aura").use(SPECIAL)
    assert scene.decision.aura == 3
    scene = Scene(SideLaid(hand=(buff,)), DECK)
    scene.use(buff).answer("end")
    assert scene.state.lasting == ()


def test_9_1_3_4_growth_for_the_next_attack_counts_in_its_first_range_check():
    def grow(found, state, source):
        found.range.add(max(found.range) + 1)

    clause = Stands(lambda c: Modify(clause=c, value="attack", layer=RANGE_GROW, change=grow))
    buff = small(
        type="action",
        effects=(
            does("on-use", lambda t, s: for_next_attack(t, s, clause) or iter(())),
            effect("disenchant", Given(clause)),
        ),
    )
    attack = small(range=(3,))
    scene = Scene(SideLaid(hand=(buff, attack)), SideLaid(aura=0))
    assert not scene.may_use(attack)
    scene.use(buff)
    assert scene.may_use(attack)
    scene.use(attack)
    assert scene.happened(AttackEnded)[-1].outcome == "resolved"


def test_9_1_3_4_for_this_turn():
    clause = Stands(lambda c: Forbid(clause=c, what="attack", fits=lambda s, src, seat: seat == src.seat))
    bind = small(
        type="action",
        effects=(
            does("on-use", lambda t, s: for_this_turn(t, s, clause) or iter(())),
            effect("disenchant", Given(clause)),
        ),
    )
    scene = Scene(SideLaid(hand=(bind, PLAIN)), DECK)
    scene.use(bind)
    assert not scene.may_use(PLAIN)
    scene.answer("end")
    assert may_use(scene.state, 0, scene.card(PLAIN), "effect") is None


def test_9_1_3_4_after_an_attack_has_been_resolved():
    seen = []

    def late(table, source):
        record = table.state.attack_record(source.answering)
        seen.append((record.chosen, table.state.attack(source.answering)))
        yield from ()

    step = Does(late)

    def plan(table, source):
        schedule(table, source, step, f"attack:{source.answering}")
        yield from ()

    reaction = small(
        type="action", subtype="reaction", effects=(does("on-use", plan), effect("disenchant", Given(step)))
    )
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(reaction,)))
    scene.use(PLAIN).use(reaction)
    assert not seen
    scene.answer("aura")
    assert seen == [("aura", None)]


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


class Only:
    """A filter of cards that may not react."""

    def __init__(self, kind):
        self.kind = kind

    def admits(self, state, source, card):
        return state.kind(card) == self.kind


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


def test_10_26_both_with_too_little_aura():
    attack = small(aura=4, life=1, effects=(trait("both_damages"),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid(aura=1))
    scene.use(attack)
    assert (scene.count("aura.1"), scene.count("life.1")) == (0, 9)


def test_the_attacker_may_choose_the_damage():
    attack = small(aura=1, life=1, effects=(trait("attacker_chooses"),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid())
    scene.use(attack)
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseDamage", 0)
    scene.answer("life")
    assert scene.count("life.1") == 9


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


def test_an_attack_reacts_to_its_own_being_made():
    seen = []

    def note(table, source, event):
        seen.append(event.attack)
        yield from ()

    attack = small(
        effects=(
            stands(
                "forced",
                lambda c: React(
                    clause=c,
                    events=(AttackMade,),
                    own=True,
                    fits=lambda e, s, src: e.attack == src.attack,
                    resolve=note,
                ),
            ),
        )
    )
    scene = Scene(SideLaid(hand=(attack, PLAIN)), SideLaid(aura=0))
    scene.use(attack)
    assert len(seen) == 1
    scene.use(PLAIN)
    assert len(seen) == 1


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


def test_make_attack_without_a_card_has_no_users():
    spec = Strike(range(11), 1, 1)
    holder(Given(spec))
    from engine.sakura.cards import Source

    scene = Scene(conduct="")
    scene.resolve(make_attack(scene.table, Source(0), spec))
    assert scene.happened(AttackDeclared)[0].attack.users == ()
