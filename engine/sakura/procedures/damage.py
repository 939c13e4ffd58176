"""Damage (§5-8): which of two values is taken, and the crystals that go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import forbidden
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask, ask_one
from engine.sakura.areas import FLARE, LIFE, SHADOW
from engine.sakura.decisions import ChooseCrystals, ChooseDamage
from engine.sakura.events import CrystalsMoved, DamageChosen, Damaged
from engine.sakura.events.things import at_once
from engine.sakura.values.numbers import damage_places, room

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def take_damage(
    table: Table,
    seat: int,
    aura: int | None,
    life: int | None,
    by: str,
    attack: int = -1,
    chooser: int | None = None,
    both: bool = False,
    sends: str = "",
    barred: bool = False,
) -> Resolution[bool]:
    """Damage of two values (§5-8-3-2): on the aura or on the life, as that player (or `chooser`) chooses; on both
    at once where an effect says so (§10-26). `sends`: the place that the crystals go to, where an effect names one;
    `barred`: an effect forbids to choose the aura. True if it was dealt in full (§10-40); who can't take damage is
    asked nothing and takes none.
    """
    if forbidden(table.state, "take-damage", seat):
        return False
    what = yield from choose_damage(
        table, seat, aura, life, by=by, chooser=chooser, attack=attack, both=both, sends=sends, barred=barred
    )
    if not what:
        return False
    events: list[Event] = []
    if what in ("aura", "both"):
        events += yield from _on_aura(table, seat, aura or 0, by, attack, sends)
    if what in ("life", "both"):
        gone = sum(event.count for event in events if isinstance(event, CrystalsMoved))
        events += _on_life(table.state, seat, life or 0, by, attack, sends, gone)
    return _in_full((yield from table.happen_as(*at_once(*events))))


def choose_damage(
    table: Table,
    seat: int,
    aura: int | None,
    life: int | None,
    *,
    by: str = "attack",
    chooser: int | None = None,
    attack: int = -1,
    both: bool = False,
    sends: str = "",
    barred: bool = False,
    lacerates: bool = False,
) -> Resolution[str]:
    """Which of two values is taken (§5-8-3-2): `aura`, `life`, `both`; nothing where neither can be. `lacerates`: what
    is chosen is a laceration (§x22-6-3-2).
    """
    if both and aura is not None and life is not None:
        what = "both"
    elif aura is None:
        what = "" if life is None else "life"
    elif life is None:
        what = "" if barred else "aura"
    elif barred:
        what = "life"
    else:
        what = yield from _choose(
            table, seat, aura, life, by, seat if chooser is None else chooser, attack, sends, lacerates
        )
    if what and attack >= 0:
        table.emit(DamageChosen(seat, what, attack))
    return what


def take_on(table: Table, seat: int, where: str, amount: int, by: str, attack: int = -1) -> Resolution[bool]:
    """Damage of one value to aura, flare or life (§5-8-3-1); true if it was dealt in full (§10-40)."""
    if forbidden(table.state, "take-damage", seat):
        return False
    if where == "aura":
        events = yield from _on_aura(table, seat, amount, by, attack)
    elif where == "life":
        events = _on_life(table.state, seat, amount, by, attack)
    else:
        moved = min(amount, table.state.count(FLARE[seat]))
        events = [Damaged(seat, "flare", amount, ((FLARE[seat], moved),) if moved else (), by, attack)]
        if moved:
            events.insert(0, CrystalsMoved(FLARE[seat], SHADOW, moved, "damage", seat))
    return _in_full((yield from table.happen_as(*at_once(*events))))


def _in_full(happened: tuple[Event, ...]) -> bool:
    """Whether damage was dealt, and took as many crystals as its number (§10-40, §5-10)."""
    dealt = [event for event in happened if isinstance(event, Damaged)]
    return bool(dealt) and all(event.moved >= event.amount for event in dealt)


def _choose(
    table: Table, seat: int, aura: int, life: int, by: str, chooser: int, attack: int, sends: str, lacerates: bool
) -> Resolution[str]:
    """Damage to the aura can't be chosen where it has fewer crystals than that (§5-8-3-2, §x22-6-3-2)."""
    state = table.state
    places = damage_places(state, seat)
    options = []
    if sum(state.count(where) for where in places) >= aura:
        goals = {where: where if lacerates else sends or SHADOW for where in places if state.count(where)}
        options.append(Option("aura", tuple(Move("piece", where, goal) for where, goal in goals.items())))
    mine = LIFE[seat]
    options.append(Option("life", (Move("piece", mine, mine if lacerates else sends or FLARE[seat]),)))
    dealing = state.attack(attack)
    key = yield from ask_one(
        ChooseDamage(
            seat=chooser,
            options=tuple(options),
            section="x22-6-3-2" if lacerates else "5-8-3-2",
            attack=f"attack:{attack}" if attack >= 0 else "",
            number=state.info(dealing.card).number if dealing is not None and dealing.card >= 0 else "",
            by=by,
            aura=aura,
            life=life,
            lacerates=lacerates,
        )
    )
    return key


def _on_aura(
    table: Table, seat: int, amount: int, by: str, attack: int, sends: str = ""
) -> Resolution[list[Event]]:
    """Crystals of the aura, or of what counts as aura, go to the shadow; the damaged player selects (§5-8-3-1)."""
    state = table.state
    target = sends or SHADOW
    places = [where for where in damage_places(state, seat) if state.count(where)]
    total = sum(state.count(where) for where in places)
    moved = min(amount, total, room(state, target, "damage", seat))
    taken: dict[str, int] = {}
    if len(places) > 1 and moved < total and moved:
        options = tuple(
            Option(where, (Move("piece", where, target),), limit=state.count(where)) for where in places
        )
        keys = yield from ask(
            ChooseCrystals(
                seat=seat, options=options, least=moved, most=moved, section="5-8-3-1", target=target, count=moved
            )
        )
        taken = {where: keys.count(where) for where in places if where in keys}
    else:
        rest = moved
        for where in places:
            taken[where] = min(rest, state.count(where))
            rest -= taken[where]
    moves = tuple((where, count) for where, count in taken.items() if count)
    events: list[Event] = [CrystalsMoved(where, target, count, "damage", seat) for where, count in moves]
    events.append(Damaged(seat, "aura", amount, moves, by, attack))
    return events


def _on_life(
    state: State, seat: int, amount: int, by: str, attack: int, sends: str = "", gone: int = 0
) -> list[Event]:
    """Crystals of the life go to the flare of the same player (§5-8-3-1); `gone` others go to that place with them."""
    target = sends or FLARE[seat]
    moved = min(amount, state.count(LIFE[seat]), max(0, room(state, target, "damage", seat) - (gone if sends else 0)))
    events: list[Event] = []
    if moved:
        events.append(CrystalsMoved(LIFE[seat], target, moved, "damage", seat))
    events.append(Damaged(seat, "life", amount, ((LIFE[seat], moved),) if moved else (), by, attack))
    return events


