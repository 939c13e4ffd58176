"""What may be done now: each check answers with a refusal (code, section, slots) or with nothing.

What is offered is what isn't refused; the sentence that a person reads when a card springs back is made of the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.in_force import forbidden
from engine.cardgame.refusals import Refused
from engine.cardgame.source import Source
from engine.cardgame.words.wording import as_other_says
from engine.gateruler import readings
from engine.gateruler.areas import (
    ATTACK_KEYS,
    COUNTER,
    DEFENCE,
    DRIVE,
    GATE,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    SET_ZONES,
    UNIT_KEYS,
)
from engine.gateruler.events import CardMoved
from engine.gateruler.registry import REGISTRY
from engine.gateruler.state import GEARED
from engine.gateruler.terms import term
from engine.gateruler.values import (
    controller,
    energy,
    energy_from_ruler,
    foremost,
    has_keyword,
    in_play,
    in_zone,
    is_unit,
    level,
    resting,
    ruler,
    ruler_of,
    set_cards,
    set_zones,
    spendable,
    summon_right,
)
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Condition, Step
    from engine.gateruler.card import Ability, Keyword
    from engine.gateruler.state import Attack, State
    from engine.text.phrase import Slot


def _named(state: State, card: int) -> tuple[tuple[str, Slot], ...]:
    return (("card", CardName(state.info(card).number)),)


def _elsewhere(state: State, seat: int, card: int) -> Refused:
    """Why nothing of the sort is done with a card as it lies: it is the other player's; it has no information, face
    down in a damage zone (add-reverse); or that is done with cards of other zones.
    """
    if state.owner[card] != seat:
        return Refused("theirs", "4-2a")
    area = area_of(state.where[card])
    if area == "damage" and not state.face[card]:
        return Refused("face-down", "add-reverse")
    return Refused("not-from-there", "3-2a", (*_named(state, card), ("area", term(area))))


def _banned(state: State, what: str, subject: int, seat: int) -> Refused | None:
    """Whether an effect forbids something to a player or to a card of the player's: quoted from the player's side."""
    found = forbidden(state, what, subject)
    if found is None:
        return None
    hook, source = found
    said = hook.clause if source.seat == seat else as_other_says(hook.clause.phrase())
    return Refused("forbidden", "1-5a", (("clause", said),))


# --- when


def main_time(state: State, seat: int) -> Refused | None:
    """Whether a player may do what only the turn player does, in the main phase with an empty gate (9-3e-4)."""
    if state.turn_player != seat or state.phase != "main":
        return Refused("main-phase-only", "9-3e-4")
    return Refused("gate-not-empty", "9-3e-4") if state.gate else None


# --- what it costs (14-3b-6a)


def cost(state: State, seat: int, card: int) -> int:
    """How much energy a card costs: its level; what its ruler says; nothing where the ruler doesn't pay."""
    printed = ruler_of(state, seat)
    if not printed.pays:
        return 0
    return printed.flat_cost if printed.flat_cost is not None else max(0, level(state, card))


def reduced_cost(state: State, seat: int, card: int) -> int:
    """What it costs by its 【コスト軽減】; an Overlord's card costs what it always does (add-reduction)."""
    reduction = state.info(card).reduction
    assert reduction is not None
    flat = ruler_of(state, seat).flat_cost
    return reduction.cost if flat is None else flat


def ways_to_pay(state: State, seat: int, card: int, played_from: str) -> tuple[str, ...]:
    """`full` and `reduced`, each with `+ruler` where the ruler is rested as one energy: those that can be paid."""
    full = cost(state, seat, card)
    found = list(_paid("full", state, seat, full))
    reduction = state.info(card).reduction
    if reduction is None or not full or (played_from != "hand" and reduction.only_hand):
        return tuple(found)
    if reduction.pay.payable(state, Source(seat, card)):
        found += _paid("reduced", state, seat, reduced_cost(state, seat, card))
    return tuple(found)


def _paid(way: str, state: State, seat: int, amount: int) -> Iterable[str]:
    ready = energy(state, seat)
    if ready >= amount:
        yield way
    if amount > 0 and ready >= amount - 1 and energy_from_ruler(state, seat):
        yield f"{way}+ruler"


def _as_played(state: State, card: int) -> State:
    """The table as it will be when the card lies on the gate, where it is none of what it may choose."""
    trial = state.copy()
    CardMoved(card, state.where[card], GATE, status="", face_up=True).apply(trial)
    return trial


def payable(state: State, seat: int, card: int) -> Refused | None:
    """Whether what a card costs, and what stands in its [ ], can be paid; nothing is paid with the card itself."""
    source = Source(seat, card)
    for step in state.info(card).pays:
        if not step.payable(state, source):
            return Refused("cannot-pay", "14-3b-6a", (("clause", step),))
    if not ways_to_pay(state, seat, card, area_of(state.where[card])):
        slots = (("cost", cost(state, seat, card)), ("energy", spendable(state, seat)))
        return Refused("too-little-energy", "14-3b-6a", slots)
    return None


# --- units


def may_summon(state: State, seat: int, card: int, where: str) -> Refused | None:
    """Whether a unit may be normally summoned to a zone (9-3e-4b, 4-3a): in the own main phase, by 直衛召喚 in the
    opponent's turn.
    """
    if state.info(card).kind != "unit":
        return Refused("not-a-unit", "9-3e-4", _named(state, card))
    return _summons_now(state, seat, card) or may_stand(state, seat, card, where) or payable(state, seat, card)


def may_summon_at_all(state: State, seat: int, card: int) -> Refused | None:
    """The same, but for the zone."""
    if state.info(card).kind != "unit":
        return Refused("not-a-unit", "9-3e-4", _named(state, card))
    return _summons_now(state, seat, card) or payable(state, seat, card)


def _summons_now(state: State, seat: int, card: int) -> Refused | None:
    where = state.where[card]
    if state.turn_player != seat:
        return _guards(state, seat, card)
    wrong = main_time(state, seat)
    if wrong is not None:
        return wrong
    if where == GRAVEYARD[seat]:
        if not has_keyword(state, card, "graveyard-summon") or not ruler_of(state, seat).pays:
            return Refused("no-ability", "14-1a-1", _named(state, card))
    elif where not in (HAND[seat], DRIVE[seat], *SET_ZONES[seat]):
        return _elsewhere(state, seat, card)
    return summons_left(state, seat)


def summons_left(state: State, seat: int) -> Refused | None:
    """Whether a player's 召喚権 lets another normal summon begin (4-3a)."""
    right = summon_right(state, seat)
    if right is not None and state.summons[seat] >= right:
        return Refused("summon-right", "4-3a", (("right", right),))
    return None


def _guards(state: State, seat: int, card: int) -> Refused | None:
    """直衛召喚 (add-guard): from the hand in the opponent's turn."""
    if not has_keyword(state, card, "guard-summon"):
        return Refused("own-turn-summon", "add-guard", _named(state, card))
    if state.where[card] != HAND[seat]:
        return _elsewhere(state, seat, card)
    return _banned(state, "guard-summon", seat, seat)


def may_stand(state: State, seat: int, card: int, where: str) -> Refused | None:
    """Whether a unit may come to a zone: an own one for units, free unless a reading lets it take another's place."""
    if area_of(where) not in UNIT_KEYS:
        return Refused("not-a-unit-zone", "3-2a")
    if seat_of(where) != seat:
        return Refused("not-your-zone", "3-2a-1")
    other = in_zone(state, where)
    if other >= 0 and other != card and not readings.SUMMON_ONTO_OCCUPIED:
        return Refused("zone-taken", "reading-summon-onto-occupied")
    return None


def may_gear(state: State, seat: int, card: int) -> Refused | None:
    """装着: whether a unit may be laid on the ruler, in the defence zone, which must be free."""
    if not has_keyword(state, card, "gear-up"):
        return Refused("no-ability", "14-1a-1", _named(state, card))
    wrong = _at_hand(state, seat, card)
    if wrong is None and state.piles.get(DEFENCE[seat]):
        return Refused("defence-taken", "16")
    return wrong or main_time(state, seat)


def may_move(state: State, seat: int, card: int, where: str) -> Refused | None:
    """Whether a player may move a unit to another of the own zones: only where a reading says so."""
    if not readings.FREE_MOVES:
        return Refused("no-free-moves", "reading-free-moves")
    if not is_unit(state, card) or controller(state, card) != seat:
        return _elsewhere(state, seat, card)
    if area_of(where) not in UNIT_KEYS or seat_of(where) != seat:
        return Refused("not-your-zone", "3-2a-1")
    if state.piles.get(where):
        return Refused("zone-taken", "3-2a")
    if f"turn:moved:{card}" in state.marks:
        return Refused("once-a-turn", "reading-free-moves", _named(state, card))
    return main_time(state, seat)


# --- events, fields, set cards


def may_play(state: State, seat: int, card: int) -> Refused | None:
    """Whether a field or event may be played (9-3e-2, 9-3e-4c, 9-3e-4e)."""
    info = state.info(card)
    if info.kind == "field":
        # one that a reading lets be set is played from there as well
        set_there = state.where[card] in SET_ZONES[seat]
        wrong = main_time(state, seat) or (None if set_there else _at_hand(state, seat, card))
    elif info.kind == "event":
        wrong = _event_now(state, seat, card)
    else:
        wrong = Refused("no-ability", "9-3e", _named(state, card))
    return wrong or playable(state, seat, card) or payable(state, seat, card)


def _at_hand(state: State, seat: int, card: int) -> Refused | None:
    return None if state.where[card] in (HAND[seat], DRIVE[seat]) else _elsewhere(state, seat, card)


def _event_now(state: State, seat: int, card: int) -> Refused | None:
    """An event of normal timing in the own main phase; any other from the set zone whenever one has priority."""
    where = state.where[card]
    if where in SET_ZONES[seat]:
        if f"turn:set:{card}" in state.marks and not readings.SET_EVENTS_AT_ONCE:
            return Refused("set-this-turn", "reading-set-events-at-once", _named(state, card))
        return main_time(state, seat) if state.info(card).timing == "normal" else None
    wrong = _at_hand(state, seat, card)
    if wrong is None and state.info(card).timing != "normal":
        return Refused("event-from-set", "9-3e-2", _named(state, card))
    return wrong or main_time(state, seat)


def playable(state: State, seat: int, card: int) -> Refused | None:
    """Whether a card can be played at all now, whoever lets it be played: nothing forbids it, what it needs is so, what
    it chooses is there.
    """
    info = state.info(card)
    banned = _banned(state, "play-event", seat, seat) if info.kind == "event" else None
    if banned is not None:
        return banned
    looked = _as_played(state, card) if info.chooses else state
    return _open_to(state, looked, Source(seat, card), info.requires, info.chooses)


def _open_to(
    state: State, looked: State, source: Source, requires: Condition | None, chooses: tuple[Step, ...]
) -> Refused | None:
    if requires is not None and not requires.holds(state, source):
        return Refused("condition", "14-1a", (("clause", requires),))
    if not all(step.possible(looked, source) for step in chooses):
        return Refused("no-target", "14-3", _named(state, source.card))
    return None


def may_set(state: State, seat: int, card: int, where: str) -> Refused | None:
    """Whether a card may be set in a set zone (15-4a); in the main phase `main_time` is asked besides."""
    if seat_of(where) != seat:
        return Refused("not-your-zone", "3-2a-1")
    if where not in set_zones(state, seat):
        return Refused("no-set-zone", "15-4a", (("most", ruler_of(state, seat).sets),))
    if state.piles.get(where):
        return Refused("set-taken", "15-4a")
    return may_set_at_all(state, seat, card)


def may_set_at_all(state: State, seat: int, card: int) -> Refused | None:
    """The same, but for the zone."""
    wrong = _at_hand(state, seat, card)
    if wrong is not None:
        return wrong
    if has_keyword(state, card, "open"):
        return Refused("open-not-set", "add-open", _named(state, card))
    if state.info(card).kind not in readings.SETTABLE:
        return Refused("not-settable", "reading-settable", _named(state, card))
    return _banned(state, "set", card, seat)


def may_reveal(state: State, seat: int, card: int) -> Refused | None:
    """Whether a card in the drive zone may be turned up (9-3e-4a)."""
    if state.where[card] != DRIVE[seat]:
        return _elsewhere(state, seat, card)
    if state.face[card]:
        return Refused("revealed-already", "10-2a", _named(state, card))
    return main_time(state, seat)


# --- abilities (14-1a-1)


def may_use(state: State, seat: int, card: int, ability: Ability) -> Refused | None:
    """Whether a player may play an activated ability of a card now."""
    return _ability_now(state, seat, card, ability) or usable(state, seat, card, ability)


def _ability_now(state: State, seat: int, card: int, ability: Ability) -> Refused | None:
    if ability.on == "od":
        if state.where[card] != DRIVE[seat]:
            return _elsewhere(state, seat, card)
        if not state.face[card]:
            return Refused("not-revealed", "16-2a", _named(state, card))
        return main_time(state, seat)
    if ability.on not in ("normal", "instant"):
        return Refused("no-ability", "14-1a-1", _named(state, card))
    if not _lies_for(state, seat, card, ability):
        return _elsewhere(state, seat, card)
    return main_time(state, seat) if ability.on == "normal" else None


def _lies_for(state: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether a card lies where its ability is played: in play, or where that says, and face up."""
    where = state.where[card]
    area = area_of(where)
    there = area == ability.at if ability.at else area in IN_PLAY
    return there and seat_of(where) == seat and state.face[card]


def usable(state: State, seat: int, card: int, ability: Ability) -> Refused | None:
    """Whether an ability can be played, whatever the time: it wasn't as often as it may be, what it needs is so, its
    cost can be paid, what it chooses is there.
    """
    wrong = _used_up(state, seat, card, ability)
    if wrong is not None:
        return wrong
    source = Source(seat, card)
    for step in ability.pays:
        if not step.payable(state, source):
            return Refused("cannot-pay", "14-3b-6a", (("clause", step),))
    needed = readings.OVERDRIVE_COST if ability.on == "od" and ruler_of(state, seat).pays else 0
    if energy(state, seat) < needed:
        return Refused("too-little-energy", "16-2a", (("cost", needed), ("energy", energy(state, seat))))
    return _open_to(state, state, source, ability.requires, ability.chooses)


def _used_up(state: State, seat: int, card: int, ability: Ability) -> Refused | None:
    mark = use_mark(state, seat, card, ability)
    if mark not in state.marks:
        return None
    code = ("once-a-game", "reading-once-per-game-by-name") if mark.startswith("game:") else ("once-a-turn", "14-1a")
    return Refused(*code, _named(state, card))


def use_mark(state: State, seat: int, card: int, ability: Ability) -> str:
    """The mark by which an ability counts as played; empty where it may be played as often as its cost is paid. An
    ability that costs nothing is played once a turn, so that no turn goes on for ever.
    """
    if ability.once == "game":
        whose = f"{seat}:{state.info(card).number}" if readings.ONCE_PER_GAME_BY_NAME else str(card)
        return f"game:used:{ability.key}:{whose}"
    if ability.once == "turn" or not ability.pays:
        return f"turn:used:{ability.key}:{card}"
    return ""


def may_trait(state: State, seat: int, card: int) -> Refused | None:
    """属性選択: whether a unit may be given an attribute for this turn, once each."""
    if not is_unit(state, card) or controller(state, card) != seat:
        return _elsewhere(state, seat, card)
    if not has_keyword(state, card, "attribute-choice"):
        return Refused("no-ability", "14-1a-1", _named(state, card))
    if any(mark.startswith("turn:trait:") and mark.endswith(f":{card}") for mark in state.marks):
        return Refused("once-a-turn", "14-1a", _named(state, card))
    return main_time(state, seat)


def may_counter(state: State, seat: int, card: int) -> Refused | None:
    """Whether the CNT of a card in the counter zone may be used (16-4a); it costs no energy."""
    counter = state.info(card).counter
    if counter is None or state.where[card] != COUNTER[seat]:
        return Refused("no-ability", "16-4a", _named(state, card))
    return usable(state, seat, card, counter)


# --- attacks (8-4)


def may_attack(state: State, seat: int, card: int) -> Refused | None:
    """Whether a card may attack now: ready, the own ruler or a unit in an attack zone."""
    if state.turn_player != seat or state.phase != "attack":
        return Refused("attack-phase-only", "8-2a")
    if state.turn == 1 and state.attacks:
        return Refused("one-attack", "8-2a-2")
    if not in_play(state, card) or controller(state, card) != seat:
        return _elsewhere(state, seat, card)
    if card != ruler(state, seat) and area_of(state.where[card]) not in ATTACK_KEYS and not geared(state, card):
        return Refused("not-in-attack-zone", "8-4c", _named(state, card))
    if resting(state, card):
        return Refused("not-ready", "8-4c", _named(state, card))
    return _banned(state, "attack", card, seat)


def may_aim(state: State, seat: int, target: int) -> Refused | None:
    """Whether a card of the opponent's may be attacked: only what stands foremost in its line (8-4c-1)."""
    if not in_play(state, target) or controller(state, target) == seat:
        return Refused("attack-theirs", "8-4c")
    if not (is_unit(state, target) or target == ruler(state, 1 - seat)):
        return Refused("attack-theirs", "8-4c")
    lines = (foremost(state, 1 - seat, line) for line in ("left", "centre", "right"))
    return None if target in lines else Refused("not-foremost", "8-4c-1", _named(state, target))


def geared(state: State, card: int) -> bool:
    """Whether a unit is laid on its ruler (装着): it may be ready in the defence zone, and attack from there."""
    return f"{GEARED}{card}" in state.marks and area_of(state.where[card]) == "defence"


def strikes(state: State, attack: Attack) -> bool:
    """Whether what attacks still is where it may attack from: a ruler always, a unit in an attack zone, or geared."""
    where = area_of(state.where[attack.card])
    return not attack.gone and (where == "ruler" or where in ATTACK_KEYS or geared(state, attack.card))


def deals(state: State, attack: Attack) -> bool:
    """Whether an attack deals damage as things stand: by a reading only as long as what attacks may attack."""
    return strikes(state, attack) or not readings.ATTACKER_GONE_ENDS


# --- who might act, for all that everybody can see


def might_act(state: State, seat: int) -> bool:
    """Whether everybody must reckon with an act of a player's who has priority, from what nobody else sees: a set card,
    or in the opponent's turn a card of the hand that 直衛召喚 could summon; unless an effect that all see forbids it.
    """
    if set_cards(state, seat) and forbidden(state, "play-event", seat) is None:
        return True
    if state.turn_player == seat or not state.piles.get(HAND[seat]):
        return False
    if forbidden(state, "guard-summon", seat) is not None:
        return False
    least = _least_guard()
    flat = ruler_of(state, seat).flat_cost
    return least is not None and spendable(state, seat) >= (least if flat is None else flat)


def _least_guard() -> int | None:
    """The least that a card with 直衛召喚 costs, of all there are."""
    found = _LEAST.get("guard-summon", _UNKNOWN)
    if found is _UNKNOWN:
        costs = [
            min(card.level, card.reduction.cost if card.reduction is not None else card.level)
            for card in REGISTRY.cards.values()
            if "guard-summon" in card.keywords
        ]
        found = _LEAST["guard-summon"] = min(costs, default=None)
    return found  # type: ignore[return-value]


_UNKNOWN: Final = object()
_LEAST: Final[dict[Keyword, object]] = {}
