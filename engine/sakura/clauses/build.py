"""What a megami's module is written in: cards by type, effects by class, keywords, conditions around."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, overload

from engine.cardgame.clauses import Amount, Condition, Standing, Step
from engine.cardgame.words.flow import When
from engine.sakura.cards import Card, Copier, Effect, PrintedDamage
from engine.sakura.clauses.changes import never_avoided, overwhelms, unreactable
from engine.sakura.clauses.keyword import Keyword, TreatedAs
from engine.sakura.clauses.modifiers import Guarded, gains
from engine.sakura.clauses.timings import ImmediateResurgence, Resurgence, Unguarded
from engine.sakura.setup import CARD_SET

if TYPE_CHECKING:
    from engine.cardgame.happenings import Happening

if TYPE_CHECKING:
    from engine.cardgame.words.filters import CardTrait
    from engine.sakura.cards import EffectKind, Subtype, Type

__all__ = [
    "FULL_POWER", "REACTION", "action", "after_attack", "all_out", "always", "among", "at", "attack", "copying",
    "damage", "enhancement", "immediate_resurgence", "initialize_and_disenchant", "keyword", "lacerating",
    "no_reactions", "of_kinds", "on_disenchant", "on_initialize", "ongoing", "overwhelm", "poison",
    "resurgence", "terminal", "treated_as", "two_sided", "unavoidable", "unguarded", "unit", "unless_all_out",
    "use", "used", "varying", "when",
]  # fmt: skip

Figure = int | Amount | None
REACTION: Final = "reaction"
FULL_POWER: Final = "full-power"
_USERS: Final = re.compile(r"NA-[\d/]+-+([a-z/]+)-")


# --- figures


def at(first: int, last: int | None = None) -> tuple[int, ...]:
    """A range: one distance, or from one to another (§6-2-1-8)."""
    return tuple(range(first, (first if last is None else last) + 1))


def among(*distances: int) -> tuple[int, ...]:
    """A range of single distances (§6-2-1-8)."""
    return distances


def damage(aura: Figure, life: Figure) -> PrintedDamage:
    """Damage to aura and to life; None is the dash (§5-8-2)."""
    return PrintedDamage(aura, life)


def lacerating(aura: Figure, life: Figure) -> PrintedDamage:
    """The same as lacerations: printed in braces (§x22-8)."""
    return PrintedDamage(aura, life, lacerated=True)


# --- cards


def users_of(number: str) -> tuple[str, ...]:
    """The megami that a card number names (§6-2-1-4)."""
    found = _USERS.match(number)
    if found is None:
        raise ValueError(f"no card number: {number}")
    return tuple(found[1].split("/"))


def brought_by(card: Card) -> tuple[str, ...]:
    """The megami whose forms bring a card: those that its number names, else its users (§6-2-1-3)."""
    return users_of(card.number) if _USERS.match(card.number) else card.megami


def _card(number: str, type_: Type, effects: tuple[Effect, ...], **printed: Any) -> Card:
    users: tuple[str, ...] = printed.pop("users", ())
    users = users or tuple(one.clause.megami for one in effects if isinstance(one.clause, TreatedAs))
    return Card(
        number=number,
        card_set=CARD_SET,
        megami=users or users_of(number),
        kind="normal" if printed["cost"] is None else "special",
        type=type_,
        effects=effects,
        keywords=keywords_of(effects),
        **printed,
    )


def keywords_of(effects: tuple[Effect, ...]) -> dict[str, int]:
    """The keywords among effects, one that is there several times with all its figures together (§x17-6)."""
    found: dict[str, int] = {}
    for one in effects:
        if isinstance(one.clause, Keyword):
            found[one.clause.term] = found.get(one.clause.term, 0) + one.clause.figure
    return found


def attack(
    number: str,
    range_: tuple[int, ...],
    figures: PrintedDamage,
    *effects: Effect,
    subtype: Subtype | None = None,
    cost: Figure = None,
    cost_lacerated: bool = False,
    extra: bool = False,
    users: tuple[str, ...] = (),
    form: str = "",
) -> Card:
    """An attack card; with a cost it is a special (§6-2-1), `cost_lacerated` where that is in braces (§x22-8)."""
    aura, life, lacerated = figures
    return _card(
        number, "attack", effects,
        range=range_, aura=aura, life=life, lacerated=lacerated, subtype=subtype, cost=cost,
        cost_lacerated=cost_lacerated, extra=extra, users=users, form=form,
    )


def action(
    number: str,
    *effects: Effect,
    subtype: Subtype | None = None,
    cost: Figure = None,
    extra: bool = False,
    users: tuple[str, ...] = (),
    form: str = "",
) -> Card:
    """An action card; with a cost it is a special (§6-2-1)."""
    return _card(number, "action", effects, subtype=subtype, cost=cost, extra=extra, users=users, form=form)


def enhancement(
    number: str,
    capacity: Figure,
    *effects: Effect,
    subtype: Subtype | None = None,
    cost: Figure = None,
    cost_lacerated: bool = False,
    extra: bool = False,
    users: tuple[str, ...] = (),
) -> Card:
    """An enhancement with its capacity; with a cost it is a special (§6-2-1), as in `attack`."""
    return _card(
        number, "enhancement", effects,
        capacity=capacity, subtype=subtype, cost=cost, cost_lacerated=cost_lacerated, extra=extra, users=users,
    )


def two_sided(by: str, **sides: Card) -> Card:
    """A card with sides, of which its owner's counter `by` says by its value which counts; for an owner without that
    counter it has no text, no range and no damage (§x4-2-1).
    """
    faces = tuple(sides.values())
    first = faces[0]
    blank = 0 if first.attacks else None
    return replace(
        first, range=(), aura=blank, life=blank, effects=(), faces=faces, face_by=by, sides=tuple(sides),
        keywords={}, by_kind={}, standing={},
    )


def copying(number: str, copier: Copier, *effects: Effect, cost: Figure = None, extra: bool = False) -> Card:
    """A card of no type of its own that is a copy of another card (§10-16); with a cost it is a special."""
    return replace(_card(number, "undefined", effects, cost=cost, extra=extra), copier=copier)


def varying(number: str, *effects: Effect) -> Card:
    """A normal card of no type of its own, used as others (§10-38)."""
    return _card(number, "undefined", effects, cost=None)


def poison(card: Card) -> Card:
    """A card of the kind poison (§x7-2), which no megami uses (appendix 1)."""
    return replace(card, kind="poison", megami=())


def unit(card: Card) -> Card:
    """A card of the kind unit (§x16-2), which no megami uses (appendix 1)."""
    return replace(card, kind="unit", megami=())


# --- effects by class (§9-1-1)


def always(standing: Standing) -> Effect:
    """【常時】 (§9-1-1-2)."""
    return Effect(("forced",), standing)


def use(step: Step) -> Effect:
    """【使用時】 (§9-1-1-3)."""
    return Effect(("on-use",), step)


def after_attack(step: Step) -> Effect:
    """【攻撃後】 (§9-1-1-4)."""
    return Effect(("after-attack",), step)


def on_initialize(step: Step) -> Effect:
    """【展開時】 (§9-1-1-5)."""
    return Effect(("initialize",), step)


def ongoing(standing: Standing) -> Effect:
    """【展開中】 (§9-1-1-6)."""
    return Effect(("ongoing",), standing)


def on_disenchant(step: Step) -> Effect:
    """【破棄時】 (§9-1-1-7)."""
    return Effect(("disenchant",), step)


def initialize_and_disenchant(step: Step) -> Effect:
    """【展開時/破棄時】: two effects in one line (§9-1-1)."""
    return Effect(("initialize", "disenchant"), step)


def used(standing: Standing) -> Effect:
    """【使用済】 (§9-1-1-8)."""
    return Effect(("used",), standing)


def of_kinds(kinds: tuple[EffectKind, ...], clause: Step | Standing) -> Effect:
    """An effect of several classes (§9-1-1)."""
    return Effect(kinds, clause)


def all_out(effect: Effect) -> Effect:
    """全力化: only in a full-power action (§9-1-2)."""
    return replace(effect, full_power=True)


def unless_all_out(effect: Effect) -> Effect:
    """全力化していないならば: in any use but a full-power action (§9-1-2)."""
    return replace(effect, full_power=False)


# --- keywords


def _keyword(kind: EffectKind, clause: Standing) -> Effect:
    return Effect((kind,), clause, keyword=True)


def keyword(clause: Keyword) -> Effect:
    """A keyword with figures of its own: 間合制限 (§10-37)."""
    return _keyword("forced", clause)


def treated_as(megami: str) -> Effect:
    """The card's user is that megami, whoever brings it (§6-2-1-4, appendix 1)."""
    return _keyword("forced", TreatedAs(megami))


def terminal() -> Effect:
    """終端 (§9-2)."""
    return _keyword("forced", Keyword("terminal"))


def unguarded() -> Effect:
    """隙 (§10-6)."""
    return _keyword("ongoing", Keyword("unguarded", Unguarded()))


def no_reactions(*traits: CardTrait) -> Effect:
    """対応不可 (§10-22)."""
    change = unreactable(*traits)
    return _keyword("forced", Keyword("no-reactions", gains(change), change.phrase()))


def overwhelm() -> Effect:
    """超克 (§10-21)."""
    return _keyword("forced", Keyword("overwhelm", gains(overwhelms())))


def unavoidable() -> Effect:
    """不可避 (§9-4 iii)."""
    return _keyword("forced", Keyword("unavoidable", gains(never_avoided())))


def resurgence(condition: Condition) -> Effect:
    """再起 (§10-7)."""
    return _keyword("used", Resurgence(condition))


def immediate_resurgence(trigger: Happening, name: str = "") -> Effect:
    """即再起 (§10-8); `name` is the keyword that the card prints before the condition."""
    return _keyword("used", ImmediateResurgence(trigger, name))


# --- conditions around


@overload
def when(condition: Condition, what: Step, otherwise: Step | None = None) -> Step: ...
@overload
def when(condition: Condition, what: Standing) -> Standing: ...
def when(condition: Condition, what: Step | Standing, otherwise: Step | None = None) -> Step | Standing:
    """A step done, or something in force, only if a condition holds; else another step, if there is one."""
    return When(condition, what, otherwise) if isinstance(what, Step) else Guarded(condition, what)
