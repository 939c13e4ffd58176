"""Attacks in the air as they are seen (§6-4, §9-4): live figures, traits, and what changed them."""

from __future__ import annotations

from engine.cardgame.hooks import ADD, Modify
from engine.sakura.cards import Effect
from engine.sakura.events import CrystalsMoved
from engine.sakura.layers import RANGE_GROW, TRAIT
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.attack import cancel, grant
from engine.sakura.procedures.legality import range_runs, range_words
from engine.sakura.view.seat import view
from engine.sakura.view.shapes import damage_words
from engine.text.phrase import say
from tests.engine.sakura.rules.small_cards import PLAIN, REACTION, Stands, When, small, stands

TARGET = SideLaid(hand=(REACTION,))


def own(change, layer):
    return stands("forced", lambda c: Modify(clause=c, value="attack", layer=layer, change=change, own=True))


def in_the_air(*effects, distance=4, **values):
    """A scene with an attack of these effects that waits for a reaction, and the attack as all see it."""
    card = small(effects=tuple(effects), **values)
    scene = Scene(SideLaid(hand=(card,)), TARGET, distance=distance)
    scene.use(card)
    return card, scene


def seen(scene, seat=-1):
    return view(scene.state, seat).attacks


def longer(found, state, source):
    found.range.add(max(found.range) + 1)


def stronger(found, state, source):
    found.aura += 1
    found.life += 1


def trait(name, value=True):
    return own(lambda found, state, source: setattr(found, name, value), TRAIT)


def test_an_attack_as_it_is_printed() -> None:
    card, scene = in_the_air(range=(3, 4), aura=3, life=None)
    (attack,) = seen(scene)
    assert (attack.seat, attack.number, attack.from_card) == (0, card, True)
    assert (attack.range, attack.in_range, attack.aura, attack.life) == ((3, 4), True, 3, None)
    assert (attack.traits, attack.changes, attack.answering, attack.cancelled) == ((), (), None, False)


def test_each_figure_that_changed_says_by_what() -> None:
    card, scene = in_the_air(own(longer, RANGE_GROW), own(stronger, ADD), range=(3, 4), aura=2, life=1)
    (attack,) = seen(scene)
    assert (attack.range, attack.aura, attack.life) == ((3, 4, 5), 3, 2)
    assert [(change.what, change.before, change.after, change.source) for change in attack.changes] == [
        ("aura", "2", "3", card),
        ("life", "1", "2", card),
        ("range", "3-4", "3-5", card),
    ]
    assert all(change.phrase == say("test-stands") for change in attack.changes)


def test_an_effect_from_elsewhere_is_named() -> None:
    _, scene = in_the_air(aura=2, life=1)
    gift = Stands(lambda c: Modify(clause=c, value="attack", layer=ADD, change=stronger))
    giver = small(type="action", effects=(Effect(("on-use",), gift),))
    (attack,) = scene.state.attacks
    scene.resolve(grant(scene.table, attack.id, gift, attack.source))
    (found,) = seen(scene)
    assert [(change.what, change.source) for change in found.changes] == [("aura", giver), ("life", giver)]


def test_traits_are_said() -> None:
    names = ("overwhelms", "unavoidable", "uncancellable", "both_damages", "attacker_chooses")
    _, scene = in_the_air(*(trait(name) for name in names), aura=7)
    (attack,) = seen(scene)
    assert attack.aura == 7
    assert set(attack.traits) == {
        say("trait-overwhelm"),
        say("trait-unavoidable"),
        say("trait-not-cancelled"),
        say("trait-both-damages"),
        say("trait-attacker-chooses"),
    }
    assert [(change.what, change.before, change.after) for change in attack.changes] == [
        ("trait", "", name.replace("_", "-")) for name in names
    ]


class OnlyFew(When):
    """A filter of cards, as 対応不可(○○) has one."""

    def admits(self, state, source, card):
        return False


def test_no_reactions_and_to_what_10_22() -> None:
    few = OnlyFew(lambda state, source: False)
    add = own(lambda found, state, source: found.no_reactions.append(few), TRAIT)
    _, scene = in_the_air(add)
    assert seen(scene)[0].traits == (say("trait-no-reactions-with", cards=say("test-when")),)
    _, scene = in_the_air(own(lambda found, state, source: found.no_reactions.append(None), TRAIT))
    assert scene.decision.kind == "ChooseDamage"
    assert seen(scene)[0].traits == (say("trait-no-reactions"),)


def test_out_of_range_and_cancelled_are_shown() -> None:
    _, scene = in_the_air(range=(4,))
    scene.table.emit(CrystalsMoved("distance", "shadow", 1, "effect"))
    assert seen(scene)[0].in_range is False
    scene.resolve(cancel(scene.table, scene.state.attacks[0].id))
    assert seen(scene)[0].cancelled is True


def test_a_reaction_says_what_it_answers() -> None:
    back = small(subtype="reaction")
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(back, REACTION)))
    scene.use(PLAIN)
    first = scene.state.attacks[0].id
    scene.answer(f"use:{scene.card(back, 1)}")
    assert [attack.answering for attack in seen(scene)] == [None, f"attack:{first}"]


def test_damage_as_printed_5_8_2() -> None:
    assert [damage_words(3, 1), damage_words(None, 0), damage_words(2, None)] == ["3/1", "-/0", "2/-"]


def test_ranges_as_printed_6_2_1_8() -> None:
    ranges = (3, 4), (1, 3, 5), (3,), (), (0, 1, 2, 8, 9)
    assert [range_words(one) for one in ranges] == ["3-4", "1,3,5", "3", "-", "0-2,8-9"]
    assert [range_runs(one) for one in ranges] == [[(3, 4)], [(1, 1), (3, 3), (5, 5)], [(3, 3)], [], [(0, 2), (8, 9)]]
