"""The use of cards (§9-2), the attacks that come of it, and the reactions to them (§9-4 i): each may lead to the other.

Also the attacks that effects make (§10-5) and copies of attacks (§10-27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace as altered

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import follow
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.events import LastingEnded
from engine.cardgame.hooks import ADD, AroundStep, Modify, Permit
from engine.cardgame.in_force import forbidden, in_force, own_hooks
from engine.cardgame.lasting import due
from engine.cardgame.source import Source
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import AREAS, COVER, DISCARD, FLARE, HAND, IN_USE, SPECIALS
from engine.sakura.decisions import ChooseReaction
from engine.sakura.events import (
    AttackDeclared,
    AttackEnded,
    AttackMade,
    CardUsed,
    EffectArose,
    TextAdded,
    UseDeclared,
    UseEnded,
    UseReverted,
)
from engine.sakura.events.use import in_print_order
from engine.sakura.layers import TEXT, USE_FROM
from engine.sakura.procedures.around import put_around
from engine.sakura.procedures.attack import end_attack, strike
from engine.sakura.procedures.cost import pay_cost
from engine.sakura.procedures.devotion import devote
from engine.sakura.procedures.legality import barred, barred_by_terminal, draft_attack, in_power, may_use, with_granted
from engine.sakura.procedures.moving import move_card, put_away
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Attack, Grant, Use, copied_number
from engine.sakura.values.attacks import figures, in_range, scaled_range, waiting_for
from engine.sakura.values.keywords import has_keyword, subtype_now, subtype_of, waiting_for_use
from engine.sakura.values.numbers import cost
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Amount
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import AttackSpec, Card, Effect, EffectKind, Sworn
    from engine.sakura.state import State
    from engine.sakura.table import Table

_OF_ATTACKS: Final = frozenset(("forced", "after-attack"))
"""The classes of effects that belong to a card's attack (§6-4-1)."""


def use_card(
    table: Table,
    seat: int,
    card: int,
    way: str,
    answering: int = -1,
    waive: str = "",
    grants: tuple[Grant, ...] = (),
) -> Resolution[bool]:
    """Use a card by the procedure of its type (§9-2). False if the use was illegal and was taken back.

    `way`: `standard` or `full-power` action, `reaction` (to the attack `answering`), `effect` of a card, or `own` (an
    effect of the card itself). `waive` and `grants`: see `state.Use`.
    """
    begun = yield from begin_use(table, seat, card, way, answering, waive, grants)
    if not begun:
        return False
    yield from finish_use(table, card)
    return True


def begin_use(
    table: Table,
    seat: int,
    card: int,
    way: str,
    answering: int = -1,
    waive: str = "",
    grants: tuple[Grant, ...] = (),
    proof_from: str = "",
) -> Resolution[bool]:
    """Show the card, check it, pay for it (§9-2-1 i, ii; §9-2-2 i; §9-2-3 i; §10-39 ii). False if it was taken back.

    `proof_from`: the place that a false proof came from (§x20-6-1), whose card isn't shown.
    """
    state = table.state
    if may_use(state, seat, card, way, answering, waive, grants) is not None:
        return False
    text = tuple([
        hook.clause.ref
        for hook, source in in_force(state).modify.get(TEXT, ())
        if (hook.fits is None or hook.fits(state, source, card)) and hook.open(state, source)
    ])
    use = Use(
        card=card, seat=seat, way=way, answering=answering, text=text, origin=proof_from or state.where[card],
        waive=waive, grants=with_granted(state, seat, card, grants), proof=bool(proof_from),
    )
    table.emit(UseDeclared(use))
    attack = -1
    if state.info(card).attacks:
        draft = draft_attack(state, seat, card, answering, way, grants)
        attack = draft.id
        yield from table.happen(AttackDeclared(draft))
    for hook in own_hooks(state, card, AroundStep):
        source = Source(seat, card, attack, answering)
        if hook.step == "use" and hook.open(state, source):
            yield from hook.resolve(table, source, card)
    paid = yield from pay_cost(table, seat, card)
    if not paid:
        yield from revert_use(table, card, attack)
    return paid


def revert_use(table: Table, card: int, attack: int = -1) -> Resolution[None]:
    """Take an illegal use back: the card stays where it was and was not used (§9-2)."""
    if attack >= 0:
        yield from table.happen(AttackEnded(attack, table.state.attacks[-1].seat, "reverted"))
    yield from table.happen(UseReverted(card))


def finish_use(table: Table, card: int) -> Resolution[None]:
    """From the moment when the card counts as used to its end (§9-2-1 iii to v, §9-2-2 ii to iv, §9-2-3 ii to v)."""
    state = table.state
    use = state.use(card)
    if use is None:
        return
    seat = use.seat
    info = state.info(card)
    if "oath" in info.by_kind:
        yield from _swear(table, card)
    status = "in-use" if state.kind(card) == "special" else None
    face_up = state.face[card] if use.proof else None
    if state.where[card] != IN_USE[seat]:  # it may lie there already, used once more by its own effect
        yield from move_card(table, card, "in-use", seat=seat, status=status, face_up=face_up, why=use.way)
    waiting = waiting_for_use(state, seat, card) if state.lasting else ()
    if waiting:
        table.emit(LastingEnded(tuple(one.id for one in waiting)))
    number = state.masks.get(card, "")
    of = "" if number else copied_number(state, card)
    yield from table.happen(CardUsed(card, seat, use.way, number, of, subtype_of(state, card) or ""))
    replaced = yield from _replaced(table, card)
    if not replaced:
        yield from put_around(table, "resolve-card", "before", card)
        yield from _resolve_card(table, card)
    if area_of(state.where[card]) == "in-use":
        if info.type == "enhancement" and not replaced:
            yield from move_card(table, card, "enhancements", seat=seat, status=_used(state, card))
        else:
            yield from put_away(table, card)
    yield from table.happen(UseEnded(card, seat, has_keyword(state, card, "terminal")))
    yield from due(table, f"use:{card}", "5-1-1")


def _swear(table: Table, card: int) -> Resolution[None]:
    """The user chooses any of the card's texts that count only so, one after the other, and pays for each (§x19-3)."""
    state = table.state
    use = state.use(card)
    assert use is not None
    info = state.info(card)
    left = {str(at): cast("Sworn", one.clause) for at, one in enumerate(info.by_kind["oath"], start=1)}
    while free := {key: text for key, text in left.items() if text.payable(state, use.seat)}:
        options = [
            Option(key, text.click(use.seat), label=text.phrase())
            for key, text in free.items()
        ]
        key = yield from ask_one(
            ChooseOne(
                seat=use.seat, options=(*options, Option("pass")), section="x19-3", source=f"card:{card}",
                prompt=say("prompt-swear", card=CardName(info.number)),
            )
        )
        if key == "pass":
            return
        text = left.pop(key)
        yield from text.pay(table, use.seat)
        found = [one for one in text.effects if not _OF_ATTACKS.isdisjoint(one.kinds) and in_power(one, use.way)]
        yield from table.happen(
            TextAdded(
                card, use.seat, text.ref, tuple(one.clause.ref for one in text.effects),
                tuple(one.clause.ref for one in found),
            )
        )


def _used(state: State, card: int) -> str | None:
    """A special that lies among the enhancements is in use no longer, and no unused one."""
    return "in-use" if state.kind(card) == "special" else None


def _resolve_card(table: Table, card: int) -> Resolution[None]:
    """The attack, the On Use effects, or the devotion and the Initialize effects."""
    state = table.state
    use = state.use(card)
    if use is None:
        return
    info = state.info(card)
    if info.attacks:
        attack = next((one.id for one in reversed(state.attacks) if one.card == card and one.from_card), -1)
        yield from resolve_attack(table, attack)
        return
    if info.type == "enhancement":
        yield from devote(table, use.seat, card)
    source = Source(use.seat, card, answering=use.answering, x=use.x)
    kind: EffectKind = "on-use" if info.type == "action" else "initialize"
    for effect in _effects(info, use, kind):
        if in_power(effect, use.way):
            _, source = yield from follow(table, source, effect.clause)  # type: ignore[arg-type]  # a step


def _effects(info: Card, use: Use, kind: EffectKind) -> Iterable[Effect]:
    """The effects of a class in the order of print, with those that the user has chosen for this use (§x19-3)."""
    effects = info.by_kind.get(kind, ())
    if not use.added:
        return effects
    added = [one for one in map(REGISTRY.effect, use.added) if kind in one.kinds]
    by_ref = {one.clause.ref: one for one in (*effects, *added)}
    return [by_ref[ref] for ref in in_print_order(tuple(by_ref))]


def _replaced(table: Table, card: int) -> Resolution[bool]:
    """Another effect resolved instead of the card (§10-30); its attack leaves the air."""
    state = table.state
    for hook, source in list(in_force(state).around.get("resolve-card", ())):
        if (
            hook.place == "instead"
            and (hook.fits is None or hook.fits(state, source, card))
            and hook.open(state, source)
        ):
            table.emit(EffectArose(hook.clause.ref, source))
            yield from hook.resolve(table, source, card)
            for attack in state.attacks:
                if attack.card == card and attack.from_card:
                    yield from table.happen(AttackEnded(attack.id, attack.seat, "replaced"))
            return True
    return False


def make_attack(table: Table, source: Source, spec: AttackSpec) -> Resolution[bool]:
    """An effect makes an attack (§10-5): put into the air, checked for its range, resolved. True if it was made."""
    state = table.state
    attack = Attack(
        id=table.next_id(),
        seat=source.seat,
        card=source.card,
        from_card=False,
        kind=None,
        subtype=None,
        users=state.info(source.card).megami if source.card >= 0 else (),
        range=scaled_range(spec.range, source.scale),
        aura=_figure(spec.aura, source.scale),
        life=_figure(spec.life, source.scale),
        effects=tuple(effect.clause.ref for effect in spec.effects),
        source=Source(source.seat, source.card, table.next_id(), -1, source.x, source.scale),
        lacerated=spec.lacerated,
    )
    return (yield from launch(table, attack))


def copy_attack(table: Table, source: Source, attack: Attack) -> Resolution[bool]:
    """Make a copy of an attack (§10-27): its figures as modified now, of its text the After Attack effects and 超克. It
    counts as a reaction to the attack that the source answers.
    """
    found = figures(table.state, attack)
    copied = Attack(
        id=table.next_id(),
        seat=source.seat,
        card=source.card,
        from_card=attack.from_card,
        kind=attack.kind,
        subtype=attack.subtype,
        users=attack.users,
        range=tuple(sorted(found.range)),
        aura=found.aura,
        life=found.life,
        effects=tuple(
            effect.clause.ref
            for effect in (*(REGISTRY.effect(ref) for ref in attack.effects), *(one for one, _ in found.added))
            if "after-attack" in effect.kinds
        ),
        source=Source(
            source.seat, attack.card, table.next_id(), source.answering, attack.source.x, attack.source.scale
        ),
        answering=source.answering,
        overwhelms=found.overwhelms,
        lacerated=found.lacerated,
    )
    return (yield from launch(table, copied))


def _figure(amount: int | Amount | None, scale: int) -> int | str | None:
    if isinstance(amount, int):
        return amount * scale
    return None if amount is None else amount.ref


def launch(table: Table, attack: Attack) -> Resolution[bool]:
    """Declare, check the range, resolve (§10-5 1 to 3)."""
    if forbidden(table.state, "attack", attack.seat):
        return False
    yield from table.happen(AttackDeclared(attack))
    if not in_range(table.state, attack):
        yield from table.happen(AttackEnded(attack.id, attack.seat, "reverted"))
        return False
    yield from resolve_attack(table, attack.id)
    return True


def resolve_attack(table: Table, attack: int) -> Resolution[None]:
    """The resolution of an attack that proved legal, steps i to viii (§9-4)."""
    made = table.state.attack(attack)
    if made is None:
        return
    waiting = waiting_for(table.state, made)
    grants = tuple(Grant(one.ref, one.source, one.number) for one in waiting)
    found = figures(table.state, made, below=ADD)
    record = altered(made, unadded=(found.aura, found.life))
    yield from table.happen(AttackMade(attack, made.seat, grants, tuple(one.id for one in waiting), record))
    if made.answering < 0:
        yield from _reaction(table, attack)
    outcome = yield from strike(table, attack)
    yield from end_attack(table, attack, outcome)


def _reaction(table: Table, attack: int) -> Resolution[None]:
    """Step i: the attacked player may react with one card, or do what may be done instead (§9-4 i, §10-34).

    Asked whenever what both players know leaves a reaction possible, so that asking tells nothing hidden.
    """
    state = table.state
    now = state.attack(attack)
    if now is None:
        return
    seat = 1 - now.seat
    instead = _instead_of_reacting(state, seat, now)
    closed = any(one is None for one in figures(state, now).no_reactions)
    unknown = usable(state, seat)
    if state.terminal[seat]:
        unknown = [card for card in unknown if not barred_by_terminal(state, seat, card)]
    if not instead and (closed or not unknown):
        return
    options = [
        Option(f"use:{card}", (Move(f"card:{card}", state.where[card], IN_USE[seat]),
                               Move(f"card:{card}", state.where[card], f"attack.{attack}")))
        for card in unknown
        if not closed and may_use(state, seat, card, "reaction", attack) is None
    ]
    options += [
        Option(f"instead:{index}", label=hook.clause.phrase())
        for index, (hook, source) in enumerate(instead)
        if hook.possible is None or hook.possible(state, source)
    ]
    options.append(Option("pass"))
    key = yield from ask_one(
        ChooseReaction(
            seat=seat, options=tuple(options), section="9-4", attack=f"attack:{attack}",
            number=state.info(now.card).number if now.card >= 0 else "", secret=True,
        )
    )
    if key.startswith("use:"):
        yield from use_card(table, seat, int(key[4:]), "reaction", attack)
    elif key.startswith("instead:"):
        hook, source = instead[int(key[8:])]
        yield from hook.resolve(table, source._replace(answering=attack), attack)


def _instead_of_reacting(state: State, seat: int, attack: Attack) -> list[tuple[AroundStep, Source]]:
    return [
        (hook, source)
        for hook, source in in_force(state).around.get("9-4-i", ())
        if hook.place == "instead"
        and source.seat == seat
        and (hook.fits is None or hook.fits(state, source, attack))
        and hook.open(state, source)
    ]


def usable(state: State, seat: int) -> list[int]:
    """The cards among which a player chooses one to use: the hand, the unused specials (§8-2-2, §9-4 i), and what lies
    in areas of a component from which cards are used like that.
    """
    piles = state.piles
    found = [*piles.get(HAND[seat], ()), *unused_specials(state, seat)]
    for where in AREAS.usable:
        if where[seat] in piles:
            found += piles[where[seat]]
    return found


def cannot_react(state: State, seat: int, attack: Attack) -> bool:
    """Whether everybody can see that no card of the attacked player may react: by the cards that may be in the hand or
    among the unused specials, and by the flare. In doubt it isn't so.
    """
    force, piles = in_force(state), state.piles
    if "react-with" in force.permit or force.around.get("9-4-i") or state.lasting:
        return False
    if any(piles.get(where[seat]) for where in AREAS.usable):
        return False
    unseen = {"outside", "extra"}
    normal = unseen | {"hand", "deck", "cover"} if piles.get(HAND[seat]) else frozenset[str]()
    special = unseen | {"specials"} if unused_specials(state, seat) else frozenset[str]()
    found, flare = figures(state, attack), state.crystals.get(FLARE[seat], 0)
    for card, where in enumerate(state.where):
        is_special = state.kind(card) == "special"
        area = area_of(where)
        if area not in (special if is_special else normal) or (area == "specials" and state.status[card] != "unused"):
            continue
        if state.owner[card] != seat and where != HAND[seat]:
            continue
        info = state.info(card)
        if Permit in info.own:
            return False
        if subtype_now(state, card, info) != "reaction" or barred(state, found, card, attack):
            continue
        if not is_special or info.cost_lacerated or Modify in info.own or cost(state, card, seat, attack.id) <= flare:
            return False
    return True


def from_elsewhere(state: State, seat: int) -> list[int]:
    """Cards that may be used by the usual means from where they lie, as if they were in the hand (§9-2)."""
    likely = state.dealt.elsewhere.union(state.copies) if state.copies else state.dealt.elsewhere
    if not likely:
        return []
    return [
        card
        for area, pile in (("cover", COVER[seat]), ("discard", DISCARD[seat]))
        for card in state.piles.get(pile, ())
        if card in likely
        for hook in own_hooks(state, card, Permit)
        if hook.what == f"{USE_FROM}{area}" and hook.open(state, Source(seat, card))
    ]


def unused_specials(state: State, seat: int) -> list[int]:
    """The specials of a player that are unused (§7-1-11)."""
    status = state.status
    return [card for card in state.piles.get(SPECIALS[seat], ()) if status[card] == "unused"]
