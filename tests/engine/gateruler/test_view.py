"""What a seat sees: figures and what changed them, the gate, the attack, and nothing that it may not know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.cardgame.areas import on_card
from engine.cardgame.match import Match
from engine.cardgame.sight import BOTH
from engine.gateruler import events as happened
from engine.gateruler.door import GAME
from engine.gateruler.play.scene import Scene, SideLaid, UnitLaid
from engine.gateruler.play.selfplay import Duels
from engine.gateruler.registry import REGISTRY
from engine.gateruler.rules import RULES
from engine.gateruler.state import GateItem, State
from engine.gateruler.view.facts import fact
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from engine.gateruler.view.shapes import CardSeen, View

PLAIN, SMALL, HORROR, KEEPER, EVENT, BOMB = "GR-058", "GR-010", "GR-012", "GR-064", "GR-063", "GR-002"


def laid(left: SideLaid, right: SideLaid | None = None, **table: object) -> Scene:
    return Scene(left, right or SideLaid(ruler="GR-K11"), **table)  # type: ignore[arg-type]


def seen(scene: Scene, where: str, seat: int = 0) -> CardSeen:
    (card,) = RULES.view(scene.state, seat).places[where].cards
    return card


# --- cards


def test_a_unit_shows_its_figures_as_they_are_now_and_what_changed_them() -> None:
    scene = laid(SideLaid(ruler="GR-W23", left=UnitLaid(card=HORROR, damage=1, rest=True)))
    unit = seen(scene, "left.0")
    assert (unit.level, unit.atk, unit.hp, unit.stk, unit.damage, unit.status) == (1, 4, 4, 1, 1, "rest")
    assert [(one.what, one.before, one.after, one.source) for one in unit.changes] == [
        ("atk", "2", "4", HORROR), ("hp", "2", "4", HORROR),
    ]  # fmt: skip
    full = laid(SideLaid(ruler="GR-W23", left=HORROR), SideLaid(ruler="GR-K11", hand=(PLAIN, PLAIN)))
    assert (seen(full, "left.0").atk, seen(full, "left.0").changes) == (2, ())


def test_a_ruler_shows_its_life_and_cards_elsewhere_their_level_alone() -> None:
    scene = laid(SideLaid(ruler="GR-W23", hand=(PLAIN,), left=KEEPER))
    ruler, card, unit = seen(scene, "ruler.0"), seen(scene, "hand.0"), seen(scene, "left.0")
    assert (ruler.level, ruler.atk, ruler.hp, ruler.stk) == (None, 2, 10, 2)
    assert (card.level, card.atk, card.hp, card.attributes) == (2, None, None, ("apparition",))
    assert unit.keywords == ("soul-guard",)


def test_souls_lie_with_their_card() -> None:
    scene = laid(SideLaid(ruler="GR-W23", left=UnitLaid(card=KEEPER, souls=(SMALL, PLAIN))))
    unit = seen(scene, "left.0", 1)
    assert [(soul.number, soul.status) for soul in unit.attached] == [(SMALL, "soul"), (PLAIN, "soul")]
    assert unit.hp == REGISTRY.cards[KEEPER].hp + 2


@pytest.mark.parametrize(("seat", "known"), [(0, True), (1, False), (-1, False), (BOTH, True)])
def test_what_lies_face_down_is_its_owners(seat: int, known: bool) -> None:
    left = SideLaid(ruler="GR-A1", sets=(EVENT,), drive=(PLAIN,), reversed=(SMALL,))
    view = RULES.view(laid(left).state, seat)
    for where in ("set-1.0", "drive.0", "damage.0"):
        (card,) = view.places[where].cards
        assert (card.number is not None, card.level is not None) == (known, known)
        assert card.handle.startswith("card:") == known


def test_what_counts_by_the_player_is_told() -> None:
    left = SideLaid(
        ruler="GR-O15", damage=(PLAIN, PLAIN), reversed=(SMALL,), energy=2, spent=1, summons=1, hand=(PLAIN,), deck=7
    )
    mine, theirs = RULES.view(laid(left, SideLaid(ruler="GR-A1")).state, 1).players
    assert (mine.life, mine.damage, mine.reversed, mine.deck, mine.hand) == (11, 3, 1, 7, 1)
    assert (mine.has_hand, mine.energy, mine.spent, mine.summons, mine.right, mine.sets) == (True, 2, 1, 1, 2, 2)
    assert (theirs.has_hand, theirs.right, theirs.sets) == (False, None, 3)


# --- the gate and the attack


def test_the_gate_shows_what_waits_whose_it_is_and_at_what_it_is_aimed() -> None:
    left = SideLaid(ruler="GR-W23", left=BOMB, damage=(PLAIN, PLAIN, PLAIN))
    scene = laid(left, SideLaid(ruler="GR-K11", right=HORROR, sets=(EVENT,)))
    unit = scene.card(BOMB)
    scene.answer(f"use:{unit}:1")
    while scene.decision is not None and scene.decision.kind == "ChooseCards":
        scene.answer(*scene.keys[: scene.decision.most])
    (one,) = RULES.view(scene.state, 1).gate
    assert (one.kind, one.seat, one.number, one.handle) == ("ability", 0, BOMB, f"card:{unit}")
    assert one.phrase.key == "gateruler-gate-ability"
    assert len(one.aims) == 1


def test_an_aim_that_has_gone_is_no_aim_any_more() -> None:
    scene = laid(SideLaid(ruler="GR-W23", left=BOMB), SideLaid(ruler="GR-K11", right=HORROR))
    unit = scene.card(HORROR)
    item = GateItem(id=9, kind="ability", seat=0, card=scene.card(BOMB), key="1", them=(unit,), places=("right.1",))
    scene.table.emit(happened.GateEntered(item))
    assert [one.aims for one in RULES.view(scene.state, 0).gate] == [(f"card:{unit}",)]
    scene.table.emit(happened.CardMoved(unit, "right.1", "graveyard.1", 0))
    assert [one.aims for one in RULES.view(scene.state, 0).gate] == [()]


def test_an_ability_is_known_by_its_card_wherever_that_has_gone() -> None:
    scene = laid(SideLaid(ruler="GR-W23", left=BOMB), SideLaid(ruler="GR-K11", right=HORROR))
    unit = scene.card(BOMB)
    scene.table.emit(happened.GateEntered(GateItem(id=9, kind="ability", seat=0, card=unit, key="1")))
    scene.table.emit(happened.CardMoved(unit, "left.0", "deck.0"))
    for seat in (-1, 0, 1):
        (one,) = RULES.view(scene.state, seat).gate
        assert one.number == BOMB
        assert one.handle != f"card:{unit}", "which card of the deck it is, nobody learns"


def test_an_attack_shows_its_line_its_aim_and_what_it_would_deal() -> None:
    left = SideLaid(ruler="GR-W23", left=PLAIN)
    scene = laid(left, SideLaid(ruler="GR-K11", defence=SMALL, sets=(EVENT,)), phase="attack")
    unit, guard = scene.card(PLAIN), scene.card(SMALL, 1)
    scene.answer(f"attack:{unit}:centre")
    attack = RULES.view(scene.state, 1).attack
    assert attack is not None
    assert (attack.seat, attack.handle, attack.line, attack.aim, attack.amount) == (
        0, f"card:{unit}", "centre", f"card:{guard}", 3,
    )  # fmt: skip
    scene.table.emit(happened.CardMoved(guard, scene.state.where[guard], "graveyard.1", 0))
    attack = RULES.view(scene.state, 1).attack
    assert attack is not None
    assert (attack.aim, attack.amount) == (f"card:{scene.card('GR-K11')}", 1)


def test_an_attack_whose_attacker_was_led_away_would_deal_nothing() -> None:  # reading 17
    scene = laid(SideLaid(ruler="GR-W23", left=PLAIN), SideLaid(ruler="GR-K11", sets=(EVENT,)), phase="attack")
    unit = scene.card(PLAIN)
    scene.answer(f"attack:{unit}:centre")
    scene.table.emit(happened.CardMoved(unit, "left.0", "defence.0"))
    attack = RULES.view(scene.state, 1).attack
    assert attack is not None
    assert attack.amount == 0


# --- what an event may have changed


@pytest.mark.parametrize("seed", range(4))
def test_a_view_that_goes_on_from_the_last_is_the_view_anew(seed: int) -> None:
    rng, duels = Random(seed), Duels()
    match = Match.start(GAME, duels.drawn(rng, None))
    player = duels.players["random"](rng, {})
    while match.decision is not None and match.answers < 120:
        match.submit(player(match.decision, None))
    for seat in (-1, 0, 1):
        state = State()
        view: View | None = None
        for event in match._session.events:
            event.apply(state)
            view = RULES.view(state, seat, view, None if view is None else RULES.touched(event, state))
            assert view == RULES.view(state, seat), event


# --- facts


def test_what_events_are_is_told_to_whoever_may_know_it() -> None:
    scene = laid(SideLaid(ruler="GR-W23", left=PLAIN, sets=(EVENT,)), SideLaid(ruler="GR-K11", right=SMALL))
    state, unit, theirs = scene.state, scene.card(PLAIN), scene.card(SMALL, 1)
    hidden, sets = state.piles["deck.0"][0], state.piles["set-1.0"][0]
    struck = fact(happened.AttackDeclared(0, unit, "right", theirs), state, 1)
    hit = fact(happened.DamageDealt(theirs, 3, 0, unit, combat=True), state, 1)
    felled = fact(happened.Destroyed(theirs, 1, "damage"), state, 0)
    taken = fact(happened.DamageTaken(1, hidden), state, 0)
    assert struck is not None
    assert (struck.kind, struck.place) == ("struck", f"card:{unit}")
    assert hit is not None
    assert (hit.kind, hit.number, hit.source, hit.seat) == ("hit", 3, f"card:{unit}", 1)
    assert felled is not None
    assert (felled.kind, felled.place) == ("felled", f"card:{theirs}")
    assert taken is not None
    assert (taken.kind, taken.number, taken.place) == ("hit", 1, f"card:{scene.card('GR-K11')}")
    unseen = fact(happened.Destroyed(sets, 0, "effect"), state, 1)
    assert unseen is not None
    assert unseen.place == "set-1.0"
    shown = happened.CardsRevealed((hidden,), 0)
    assert fact(shown, state, 1) is None
    assert fact(shown, state, 0).cards == (state.defs[hidden].number,)  # type: ignore[union-attr]
    assert fact(happened.Summoned(0, unit), state, 0) is None


def test_only_energy_travels_as_pieces() -> None:
    paid = happened.PiecesMoved("energy", "energy.0", "spent.0", 2)
    assert [(one.what, one.count) for one in RULES.travels(paid)] == [("token:energy", 2)]
    assert RULES.travels(happened.PiecesMoved("damage", "outside", on_card(3), 1)) == ()


def test_what_happens_below_what_waits_is_told_deeper() -> None:
    scene = laid(SideLaid(ruler="GR-W23", hand=(SMALL,)), SideLaid(ruler="GR-K11", sets=(EVENT,)))
    assert RULES.nesting(scene.state) == 0
    scene.answer(f"summon:{scene.card(SMALL, 0)}:left.0")
    assert RULES.nesting(scene.state) == 1


def test_an_effect_that_lasts_is_told_with_its_card() -> None:
    scene = laid(SideLaid(ruler="GR-W23", sets=(EVENT,)))
    scene.answer(f"play:{scene.card(EVENT)}")
    while scene.decision is not None and "pass" in scene.keys:
        scene.answer("pass")
    (lasting,) = RULES.view(scene.state, 1).lasting
    assert dict(lasting.slots)["card"] == CardName(EVENT)
