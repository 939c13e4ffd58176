"""Damage (§5.20), and what is done when a holomem is downed (§11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.in_force import in_force
from engine.hololive.areas import ARCHIVE, HAND
from engine.hololive.events import CounterChanged, DamageDealt, Downed, Felled
from engine.hololive.procedures.replacing import accompanied, put_around, replaced
from engine.hololive.procedures.stage import leave
from engine.hololive.table import Fall, Wound
from engine.hololive.values import changed, controller, holomem, hp_left, last_hit, on_stage, taken, whole

if TYPE_CHECKING:
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


def special_damage(
    table: Table, seat: int, by: int, target: int, amount: int, *, spares: bool = False
) -> Resolution[int]:
    """特殊ダメージ of an effect; how much was dealt."""
    return (yield from deal(table, Wound(target, amount, seat, by, spares=spares)))


def deal(table: Table, wound: Wound) -> Resolution[int]:
    """Damage as it comes to its holomem: what replaces dealing it first, then what replaces taking it (§10.11.2.4)."""
    state = table.state
    if wound.amount <= 0 or not on_stage(state, wound.target):  # §1.3.2.2
        return 0
    wound.amount = changed(state, "dealt", wound, wound.amount)
    yield from replaced(table, "damage", wound, controller(state, wound.target))
    if not on_stage(state, wound.target):
        return 0
    wound.amount = taken(state, wound)
    if wound.amount <= 0:
        return 0
    yield from table.happen(
        DamageDealt(
            wound.target, wound.amount, wound.seat, wound.by, wound.arts, wound.spares, hp_left(state, wound.target)
        )
    )
    return wound.amount


def would_hurt(state: State, wound: Wound) -> bool:
    """Whether there is damage to be taken: as it is now, or with what is added to it when it is taken."""
    return not wound.none and (wound.amount > 0 or taken(state, wound) > 0)


def could_hurt(state: State, wound: Wound) -> bool:
    """Whether dealing damage could change anything: some of it is taken, or something is done because it would be."""
    if wound.amount <= 0:
        return False
    wound.amount = changed(state, "dealt", wound, wound.amount)
    return taken(state, wound) > 0 or bool(put_around(state, "damage", wound))


def fell(table: Table, seat: int, by: int, target: int, *, spares: bool = False) -> Resolution[None]:
    """ダウンする (§5.4)."""
    if on_stage(table.state, target):
        yield from table.happen(Felled(target, seat, by, spares))


def downed(state: State, seat: int) -> list[int]:
    """The holomem of a player that are to be downed (§11.3.1): by damage and printed HP alone, where no effect downs
    anybody or changes HP.
    """
    if state.felled or "hp" in in_force(state).modify:
        return [card for card in holomem(state, seat) if is_down(state, card)]
    damage = state.pieces.get("damage")
    if not damage:
        return []
    return [card for card in holomem(state, seat) if damage.get(on_card(card), 0) >= state.info(card).hp]


def is_down(state: State, card: int) -> bool:
    """Whether a holomem is to be downed (§11.3.1)."""
    if state.felled and not state.felled.isdisjoint(whole(state, card)):
        return True
    return hp_left(state, card) <= 0


def down(table: Table, card: int) -> Resolution[None]:
    """ダウン処理 (§11.3.1): what is done when it is downed, by the turn player first; then its cards go to the archive,
    and its player loses life.
    """
    state = table.state
    owner = controller(state, card)
    hit = last_hit(state, card)
    fall = Fall(card, hit.seat, hit.card, hit.arts, 0) if hit is not None else Fall(card, -1, -1, arts=False, life=0)
    fall.life = 0 if hit is not None and hit.spares else state.info(card).falls
    yield from accompanied(table, "down", fall)
    table.fall = None
    if not on_stage(state, card):
        return
    yield from table.happen(Downed(card, owner, fall.by, max(0, fall.life)))
    if fall.to_hand:
        yield from leave(table, card, HAND[state.owner[card]], whole=True)
    else:
        yield from leave(table, card, ARCHIVE[state.owner[card]], "down")
    yield from lose_life(table, owner, fall.life)


def lose_life(table: Table, seat: int, count: int) -> Resolution[None]:
    """A player is to lose so much life: ライフダメージ (§3.2), until the next rule processing."""
    if count > 0:
        key = f"{LIFE_DAMAGE}.{seat}"
        yield from table.happen(CounterChanged(key, table.state.counters.get(key, 0) + count))


def overkill(state: State, card: int) -> int:
    """By how much the last damage went over the HP that was left."""
    hit = last_hit(state, card)
    return 0 if hit is None else max(0, hit.amount - hit.left)


LIFE_DAMAGE: Final = "life-damage"
"""The counter of ライフダメージ (§3.2)."""
