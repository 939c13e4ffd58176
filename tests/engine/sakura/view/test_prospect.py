"""What using a card would do now, and what an attack would take: the same as comes of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.cardgame.hooks import ADD, Modify
from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.kernel.session import Session
from engine.sakura import decisions as asked
from engine.sakura.door import GAME, Loss, Setup
from engine.sakura.events import Damaged
from engine.sakura.layers import TRAIT
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.legality import may_use
from engine.sakura.view.air import prospect
from engine.sakura.view.seat import view
from tests.engine.sakura.rules.small_cards import REACTION, small, stands
from tests.engine.sakura.view.duels import a_side

if TYPE_CHECKING:
    from engine.sakura.view.shapes import AttackSeen


def laid(card: str, distance: int = 4, **target: int) -> Scene:
    return Scene(SideLaid(hand=(card,)), SideLaid(hand=(REACTION,), **target), distance=distance)


def of(scene: Scene, number: str, seat: int = 0) -> AttackSeen | None:
    state = scene.state
    return prospect(state, seat, next(card for card, info in enumerate(state.defs) if info.number == number))


def trait(name: str, value: object = True) -> object:
    def change(found, state, source):
        setattr(found, name, value)

    return stands("forced", lambda c: Modify(clause=c, value="attack", layer=TRAIT, change=change, own=True))


def test_it_has_the_figures_that_the_attack_then_has() -> None:
    def stronger(found, state, source):
        found.aura += 1

    more = stands("forced", lambda c: Modify(clause=c, value="attack", layer=ADD, change=stronger, own=True))
    card = small(effects=(more,), range=(3, 4), aura=2, life=1)
    scene = laid(card, aura=5, life=10)
    before = of(scene, card)
    scene.use(card)
    (made,) = view(scene.state, -1).attacks
    assert before is not None
    assert (before.range, before.aura, before.life, before.changes) == ((3, 4), 3, 1, made.changes)
    assert before.losses == made.losses == (Loss(("aura.1",), 3, 5), Loss(("life.1",), 1, 10))


def test_out_of_range_it_takes_nothing() -> None:
    card = small(range=(3, 4), aura=2, life=1)
    found = of(laid(card, distance=6), card)
    assert found is not None
    assert not found.in_range
    assert found.losses == ()


@pytest.mark.parametrize(
    ("aura", "life", "losses"),
    [
        (2, 1, (Loss(("life.1",), 1, 9),)),
        (1, 1, (Loss(("aura.1",), 1, 1), Loss(("life.1",), 1, 9))),
        (4, None, (Loss(("aura.1",), 1, 1),)),
        (None, 2, (Loss(("life.1",), 2, 9),)),
    ],
)
def test_the_aura_can_be_chosen_only_where_it_has_as_many(
    aura: int | None, life: int | None, losses: tuple[Loss, ...]
) -> None:
    card = small(range=(3, 4), aura=aura, life=life)
    found = of(laid(card, aura=1, life=9), card)
    assert found is not None
    assert found.losses == losses


def test_damage_to_both_takes_of_both() -> None:
    card = small(effects=(trait("both_damages"),), range=(3, 4), aura=3, life=2)
    found = of(laid(card, aura=1, life=9), card)
    assert found is not None
    assert found.both
    assert found.losses == (Loss(("aura.1",), 1, 1), Loss(("life.1",), 2, 9))


def test_lacerations_take_nothing_at_once() -> None:
    card = small(effects=(trait("lacerated"),), range=(3, 4), aura=3, life=2)
    found = of(laid(card, aura=5, life=9), card)
    assert found is not None
    assert found.losses == ()


def test_what_was_taken_is_not_foretold_any_more() -> None:
    """The attack is still in the air when its damage has been dealt."""
    luck = Random(5)
    duel = Match.start(GAME, Setup(sides=(a_side(luck, ""), a_side(luck, "")), seed=5))
    foretold: dict[bool, int] = {True: 0, False: 0}
    while duel.decision is not None:
        duel.submit(random_answer(duel.decision, luck))
    taken: set[str] = set()
    for frame in duel.frames(-1, 0):
        if frame.fact is not None and frame.fact.kind == "hit":
            taken.add(frame.fact.source)
        for attack in frame.view.attacks:
            foretold[attack.handle in taken] += bool(attack.losses)
    assert taken
    assert foretold[False]
    assert not foretold[True]


def test_nothing_is_told_of_the_cards_of_the_other_side_and_of_what_is_no_attack() -> None:
    card, action = small(range=(3, 4), aura=3, life=2), small(type="action")
    scene = Scene(SideLaid(hand=(card, action)), SideLaid(), distance=4)
    assert of(scene, card, seat=1) is None
    assert of(scene, action) is None
    assert prospect(scene.state, 0, -1) is None
    assert prospect(scene.state, 0, 10_000) is None


def test_the_match_tells_it_by_handle() -> None:
    luck = Random(7)
    duel = Match.start(GAME, Setup(sides=(a_side(luck, ""), a_side(luck, "")), seed=7))
    while not isinstance(duel.decision, asked.ChooseConduct):
        duel.submit(random_answer(duel.decision, luck))
    seat = duel.decision.seat
    hand = duel.view(seat).places[f"hand.{seat}"].cards
    told = {card.handle: duel.prospect(seat, card.handle) for card in hand}
    assert any(told.values())
    assert all(getattr(one, "handle", handle) == handle for handle, one in told.items())
    assert duel.prospect(seat, "piece") is duel.prospect(seat, f"hand.{1 - seat}#0") is None


SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_agrees_with_what_may_be_used_and_with_what_is_then_lost(seed: int) -> None:
    """In whole duels between random players."""
    luck = Random(seed)
    session = Session(GAME, Setup(sides=(a_side(luck, ""), a_side(luck, "")), seed=seed))
    while (decision := session.decision) is not None:
        state = session.state
        if isinstance(decision, asked.ChooseAct):
            _reaches_as_may_be_used(state, decision)
        told = view(state, -1).attacks
        keys = random_answer(decision, luck)
        since = len(session.events)
        session.submit(keys)
        if isinstance(decision, asked.ChooseDamage) and decision.attack and not decision.lacerates:
            attack = next(one for one in told if one.handle == decision.attack)
            there = {loss.places: loss.count for loss in attack.losses}
            assert (decision.option("aura") is not None) == (len(there) == 2)
            dealt = next((one for one in session.events[since:] if isinstance(one, Damaged)), None)
            if dealt is not None and dealt.attack == int(decision.attack.removeprefix("attack:")):
                assert dealt.moved in there.values()


def _reaches_as_may_be_used(state: object, decision: asked.ChooseAct) -> None:
    seat, way = decision.seat, "standard" if decision.rest else "full-power"
    for card in range(len(state.defs)):
        found = prospect(state, seat, card)
        if found is None:
            continue
        refused = may_use(state, seat, card, way)
        if refused is None:
            assert found.in_range, state.info(card).number
        elif refused.code in {"out-of-range", "aim-out-of-range"}:
            assert not found.in_range, state.info(card).number


def test_whoever_is_asked_about_an_attack_hears_whose_it_is() -> None:
    card = small(range=(3, 4), aura=2, life=1)
    scene = laid(card, aura=5, life=9)
    scene.use(card)
    reaction = scene.decision
    assert isinstance(reaction, asked.ChooseReaction)
    assert reaction.number == card
    scene.answer("pass")
    damage = scene.decision
    assert isinstance(damage, asked.ChooseDamage)
    assert (damage.number, damage.by) == (card, "attack")
