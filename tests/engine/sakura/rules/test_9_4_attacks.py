"""§9-4 and §9-1-3-4: attacks in the air, their resolution step by step, and what waits for them."""

from __future__ import annotations

import pytest

from engine.cardgame.hooks import ADD, Forbid, Modify, Permit, React
from engine.cardgame.lasting import for_this_turn, schedule
from engine.sakura.events import AttackDeclared, AttackEnded, AttackMade, CardUsed, Damaged
from engine.sakura.layers import RANGE_GROW
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.attack import cancel, grant
from engine.sakura.procedures.lasting import for_next_attack
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.use import cannot_react, make_attack
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import distance
from engine.sakura.values.turn import attacks_made
from engine.sakura.wording.calls import call_of
from tests.engine.sakura.rules.attack_cards import (
    DECK,
    Given,
    attack_of,
    granting,
    holder,
    plus,
    trait,
)
from tests.engine.sakura.rules.small_cards import (
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
    assert [attacks_made(scene.state, seat) for seat in (0, 1)] == [1, 0]


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


def test_the_attacker_may_choose_the_damage():
    attack = small(aura=1, life=1, effects=(trait("attacker_chooses"),))
    scene = Scene(SideLaid(hand=(attack,)), SideLaid())
    scene.use(attack)
    assert (scene.decision.kind, scene.decision.seat) == ("ChooseDamage", 0)
    scene.answer("life")
    assert scene.count("life.1") == 9


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


def test_make_attack_without_a_card_has_no_users():
    spec = Strike(range(11), 1, 1)
    holder(Given(spec))
    from engine.cardgame.source import Source

    scene = Scene(conduct="")
    scene.resolve(make_attack(scene.table, Source(0), spec))
    assert scene.happened(AttackDeclared)[0].attack.users == ()


REACTING_SPECIAL = small(kind="special", subtype="reaction", cost=2)


@pytest.mark.parametrize(
    ("attacked", "vain"),
    [
        (SideLaid(hand=(ACTION,)), True),
        (SideLaid(hand=(ACTION,), deck=(REACTION,)), False),
        (SideLaid(hand=(ACTION,), cover=(REACTION,)), False),
        (SideLaid(hand=(ACTION,), outside=(REACTION,)), False),
        (SideLaid(hand=(ACTION,), discard=(REACTION,)), True),
        (SideLaid(specials=(SPECIAL,), deck=(REACTION,)), True),
        (SideLaid(hand=(ACTION,), outside=(REACTING_SPECIAL,), flare=2), True),
        (SideLaid(specials=(SPECIAL,), outside=(REACTING_SPECIAL,), flare=1), True),
        (SideLaid(specials=(SPECIAL,), outside=(REACTING_SPECIAL,), flare=2), False),
        (SideLaid(specials=(SPECIAL,), used=(REACTING_SPECIAL,), flare=2), True),
    ],
    ids=["none", "in-deck", "in-cover", "outside", "seen", "empty-hand", "no-special", "dear", "payable", "used"],
)
def test_both_know_that_nobody_can_react_where_no_card_that_is_hidden_could(attacked, vain):
    scene = Scene(SideLaid(hand=(PLAIN,)), attacked)
    scene.use(PLAIN)
    assert scene.keys == ("pass",)
    assert cannot_react(scene.state, 1, scene.state.attacks[-1]) is vain
    called = call_of(scene.decision, scene.state)
    assert (called.cause, called.card, called.vain, called.leaves) == ("attack", PLAIN, vain, "pass")
    assert dict(called.words.slots)["distance"] == distance(scene.state)
