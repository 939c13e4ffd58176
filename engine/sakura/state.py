"""The table of a duel as it is (§6, §7), and what a card is that isn't always the same. Only events write it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeVar

import msgspec

from engine.cardgame import state
from engine.cardgame.areas import area_of
from engine.cardgame.hooks import Permit, React
from engine.cardgame.source import Source
from engine.sakura.areas import AREAS, SAKURA
from engine.sakura.layers import USE_FROM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.clauses import Hook
    from engine.sakura.cards import Card

K = TypeVar("K")
T = TypeVar("T")


class Grant(msgspec.Struct, frozen=True, gc=False):
    """A modification that an effect gave to one attack: the clause by reference, and who gave it."""

    ref: str
    source: Source
    number: str
    """Of the card that gave it."""


class Attack(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An attack in the air (§6-4), as it was made; its figures now are asked from `values.attacks`."""

    id: int
    seat: int
    card: int
    """The card used, or whose effect made it."""
    from_card: bool
    kind: str | None
    """`normal`, `special` … for a card's attack, `part` for one made of parts (§x3-5); None for one that an effect made
    (§6-4-1-1).
    """
    subtype: str | None
    users: tuple[str, ...]
    """The megami that use it (§6-4-1-8)."""
    range: tuple[int, ...]
    aura: int | str | None
    """A number, None for the dash, or the reference of an amount where X is printed."""
    life: int | str | None
    effects: tuple[str, ...]
    """References of its effects, in order."""
    source: Source
    answering: int = -1
    """The attack that the card was used as a reaction to."""
    grants: tuple[Grant, ...] = ()
    made: bool = False
    """It was legal and so "was made" (§9-4)."""
    cancelled: bool = False
    damage_cancelled: bool = False
    after_cancelled: bool = False
    chosen: str = ""
    """The damage that was chosen: `aura`, `life`, `both`."""
    dealt_aura: int = 0
    dealt_life: int = 0
    overwhelms: bool = False
    """Its copy carries 超克 (§10-27)."""
    lacerated: bool = False
    """Its damage is given as lacerations (§x22-9)."""
    unadded: tuple[int | None, int | None] | None = None
    """In the record of an attack that was made: its damage then, before additions, for texts that ask later (§9-1-3-2).
    """


class Use(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A card being used (§9-2): by whom, which way, and what was fixed when its use began (§9-1-3-3)."""

    card: int
    seat: int
    way: str
    """`standard`, `full-power`, `reaction` or `effect`."""
    answering: int = -1
    x: int = 0
    paid: int = 0
    text: tuple[str, ...] = ()
    """References of the text changes in force when the use began."""
    origin: str = ""
    """The place that it came from."""
    added: tuple[str, ...] = ()
    """References of the effects that its user chose for it (§x19-3)."""
    waive: str = ""
    """What isn't paid: `cost` (the cost of a special, §9-3-1), `all` (additional costs neither, §9-3)."""
    grants: tuple[Grant, ...] = ()
    """What the effect by which it is used gives to this use: to its attack, its capacity."""
    proof: bool = False
    """It is a false proof (§x20-6-1): used as the card declared, and seen by all only where it lies face up."""
    refuted: bool = False
    """The other player refuted it in vain (§x20-6-3)."""
    recurs: bool = False
    """It goes back when its use is over (§x20-5)."""
    first: bool = False
    """It is the first card that its player uses in this duel."""


_QUIET = frozenset(("deck", "hand", "discard", "cover", "in-use", "outside"))
"""Areas whose cards have no effects in force but forced ones that reach abroad (§9-1-1)."""

class _Reach(dict[str, int]):
    """Whose forced effects reach abroad from a place: of the seat that it belongs to; of nobody's from where they don't
    count, or where nobody knows the card (§9-1-1-2).
    """

    def __missing__(self, where: str) -> int:
        spec = AREAS.at(where)
        found = self[where] = int(where[-1]) if spec.effective and spec.sight != "nobody" else -1
        return found


REACH: Final = _Reach()


def _abroad(info: Card, where: str) -> tuple[int, tuple[Hook, ...]] | None:
    """The forced effects of a card that reach abroad from there, and for which seat; None where none do."""
    hooks = info.standing.get("abroad")
    return (REACH[where], hooks) if hooks and REACH[where] >= 0 else None


class Dealt(NamedTuple):
    """What follows for a whole duel from which cards are in it."""

    abroad: frozenset[int] = frozenset()
    """Cards with a forced effect that reaches beyond themselves, or that may come to have one."""
    stirring: frozenset[int] = frozenset()
    """These, and cards whose effects are in force as long as they lie at a place, or that may come to be such."""
    elsewhere: frozenset[int] = frozenset()
    """Cards that may be used by the usual means from other areas than the hand, or that may come to be such."""
    showable: frozenset[int] = frozenset()
    """Cards that may be shown from where they lie hidden (§9-1-1-2), or that may come to be such."""
    copying: frozenset[int] = frozenset()
    """Cards that are copies by their own text, so that what they are may change with any card's place."""
    turning: frozenset[str] = frozenset()
    """The counters that say which side of a card counts."""


def dealt(cards: Sequence[Card]) -> Dealt:
    """What follows from these cards, by their ids."""
    of = {card: _asked(info) for card, info in enumerate(cards)}
    abroad, stirring, elsewhere, showable = (
        frozenset([card for card, asked in of.items() if asked[at]]) for at in range(4)
    )
    return Dealt(
        abroad,
        stirring,
        elsewhere,
        showable,
        frozenset([card for card, info in enumerate(cards) if info.copier is not None]),
        frozenset([info.face_by for info in cards if info.face_by]),
    )


@cache
def _asked(info: Card) -> tuple[bool, bool, bool, bool]:
    """Whether what the card may be has effects abroad, effects anywhere, own ways to be used and to be shown."""
    if not info.plain:
        return True, True, True, True
    return (
        "abroad" in info.standing,
        not info.standing.keys().isdisjoint(("abroad", "ongoing", "used")),
        any(isinstance(hook, Permit) and hook.what.startswith(USE_FROM) for hook in info.own.get(Permit, ())),
        any(isinstance(hook, React) and hook.shown_from for hook in info.own.get(React, ())),
    )


class State(state.State):
    """All that is so at the table of a duel. Places are strings (`engine.sakura.areas`)."""

    __slots__ = (
        "attacks", "basics", "conduct", "copies", "crystals", "dealt", "disenchanting", "doing", "ended", "flinched",
        "known_distance", "masks", "megami", "terminal", "turn_start_distance", "uses", "vigor",
    )  # fmt: skip

    told: ClassVar[tuple[str, ...]] = (*state.State.told, "ended")

    def __init__(self) -> None:
        """An empty table; the events of the setup fill it."""
        super().__init__()
        self.defs: list[Card] = []
        self.megami: tuple[tuple[str, str], tuple[str, str]] = (("", ""), ("", ""))
        self.crystals: dict[str, int] = {}
        """Sakura crystals at each place: the pieces of their kind."""
        self.pieces = {SAKURA: self.crystals}
        self.copies: dict[int, int] = {}
        self.masks: dict[int, str] = {}
        """Cards used as others (§10-38): by the number of that card."""
        self.vigor: list[int] = [0, 0]
        self.flinched: list[bool] = [False, False]
        self.terminal: list[bool] = [False, False]
        self.conduct = ""
        self.turn_start_distance = 0
        self.known_distance: int | None = None
        """The distance as it was when it was last looked at, in this turn; None before its start phase, and where no
        text asks whether it has changed.
        """
        self.attacks: tuple[Attack, ...] = ()
        self.ended: tuple[Attack, ...] = ()
        self.uses: tuple[Use, ...] = ()
        self.basics = 0
        self.doing: tuple[int, ...] = ()
        """Basic actions under way by their number, the innermost last."""
        self.disenchanting: frozenset[int] = frozenset()
        self.dealt = Dealt()

    def begin_turn(self, turn: int, seat: int) -> None:
        """What was counted for a turn starts anew (§8)."""
        super().begin_turn(turn, seat)
        self.terminal = [False, False]
        self.conduct = ""
        self.ended = ()
        self.known_distance = None

    def copy(self) -> State:
        """An independent copy; shares only what is immutable."""
        new = super().copy()
        new.crystals = new.pieces[SAKURA]
        new.megami = self.megami
        new.copies = self.copies.copy()
        new.masks = self.masks.copy()
        new.vigor = self.vigor.copy()
        new.flinched = self.flinched.copy()
        new.terminal = self.terminal.copy()
        new.conduct, new.turn_start_distance = self.conduct, self.turn_start_distance
        new.known_distance = self.known_distance
        new.attacks = self.attacks
        new.ended = self.ended
        new.uses = self.uses
        new.basics, new.doing = self.basics, self.doing
        new.disenchanting = self.disenchanting
        new.dealt = self.dealt
        return new

    def brought(self, seat: int) -> tuple[str, ...]:
        """The forms that a player has chosen, and what any form brings to both players."""
        return _brought(self.megami)[seat]

    def being_used(self, card: int) -> bool:
        """Everybody knows a card that is being used (§9-2-1 i), but for a false proof face down (§x20-6-1)."""
        if not self.uses:
            return False
        use = self.use(card)
        return use is not None and not use.proof

    def moved(self, card: int, source: str, target: str, was: str, face_up: bool | None) -> None:
        """A special lies by its status (§7-1-11); a card under another is sealed under it no more (§10-9)."""
        spec = AREAS.at(target)
        if face_up is not None and "by-status" in (spec.facing, spec.sight):
            self.face[card] = face_up
        elif spec.facing == "by-status":
            self.face[card] = self.status[card] == "used"
        else:
            self.face[card] = spec.facing == "up"
        if self.attached:
            self.detach(card)
        if self.copies:
            self.memo.clear()
            return
        dealt = self.dealt
        if dealt.copying and not (area_of(source) in _QUIET and area_of(target) in _QUIET):
            self.recopied()
        if card in dealt.stirring or card in self.masks:
            self._stirred(card, source, target, was)

    def _stirred(self, card: int, source: str, target: str, was: str) -> None:
        """A card went from a place to a place: what is in force is forgotten if the card had, or has now, effects in
        force there; and what the card was, if it isn't always the same.
        """
        info = found = self.printed(card)
        if not info.plain:
            # What nobody has asked for had nothing in force.
            info, found = self.memo.cards.pop(card, info), self.info(card)
        if self.memo.force is not None and (
            self._at_place(card, info, source, was)
            or self._at_place(card, found, target, self.status[card])
            or _abroad(info, source) != _abroad(found, target)
        ):
            self.memo.force = None

    def _at_place(self, card: int, info: Card, where: str, status: str) -> bool:
        """Whether effects of a card are in force as long as it lies there (§9-1-1): what is disenchanted lost them
        before it goes (§9-5).
        """
        area = area_of(where)
        if area == "enhancements":
            return "ongoing" in info.standing and card not in self.disenchanting
        return area == "specials" and status == "used" and "used" in info.standing

    def recounted(self, what: str) -> None:
        """Counters tell which side of a card counts, counters and tokens what a copy is a copy of."""
        if area_of(what) in self.dealt.turning:
            self.memo.clear()
        elif self.dealt.copying:
            self.recopied()

    def restated(self, card: int) -> None:
        """A card is used as another one (§10-38), or no more: what it was is forgotten, and what is in force where it
        may have effects by that.
        """
        self.memo.cards.pop(card, None)
        if self.copies or card in self.dealt.abroad or area_of(self.where[card]) in ("enhancements", "specials"):
            self.memo.clear()
        else:
            self.recopied()

    def recopied(self) -> None:
        """Something has changed by which cards may be copies of other ones than before: then all is worked out anew."""
        known = self.memo.cards
        for card in self.dealt.copying:
            if card in known and variant(self, self.printed(card), card, self.owner[card]) is not known[card]:
                self.memo.clear()
                return

    def info(self, card: int) -> Card:
        """The card's information now: its own, or that of the card it copies (§10-16) or is used as (§10-38), of a
        two-sided card that of the side that counts.
        """
        found = self.printed(card) if self.masks or self.copies else self.defs[card]
        if found.plain:
            return found
        known: dict[int, Card] = self.memo.cards
        if card not in known:
            known[card] = variant(self, found, card, self.owner[card])
        return known[card]

    def printed(self, card: int) -> Card:
        """What is printed on the card, or on the one that it was made a copy of (§10-16) or is used as (§10-38)."""
        if self.masks and card in self.masks:
            used_as: Card = self.rules.registry.cards[self.masks[card]]
            return used_as
        return self.beneath(card)

    def beneath(self, card: int) -> Card:
        """What is printed on the card, or on the one that it was made a copy of, whatever it is used as."""
        if self.copies and card in self.copies:
            return self.defs[self.copies[card]]
        return self.defs[card]

    def shown(self, card: int) -> str:
        """The number that stands on the card for whoever sees its face: its own, though it is a false proof of another
        (§x20-6-1).
        """
        return self.honest(card).number if self.falsified(card) else self.info(card).number

    def as_copy(self, card: int, number: str) -> State:
        """Another state, in which the card is a copy of the one of that number by its own text (§10-16)."""
        new, base = self.copy(), self.rules.registry.cards.get(number)
        if base is not None:
            new.memo.cards[card] = merged(self.defs[card], variant(new, base, card, self.owner[card]))
        return new

    def falsified(self, card: int) -> bool:
        """Whether the card is under false proof (§x20-6-1): used, or about to be, as the card declared."""
        if not self.masks or card not in self.masks:
            return False
        use = self.use(card)
        return use.proof if use is not None else area_of(self.where[card]) == "falsifying"

    def honest(self, card: int) -> Card:
        """The card's information without what it is used as (§x20-6-3)."""
        found = self.beneath(card)
        return found if found.plain else variant(self, found, card, self.owner[card])

    def kind(self, card: int) -> str:
        """Normal, special or another kind: the one information that a copy doesn't change (§10-16)."""
        if self.masks and card in self.masks:
            kind: str = self.rules.registry.cards[self.masks[card]].kind
            return kind
        return self.defs[card].kind

    def count(self, where: str) -> int:
        """Sakura crystals at a place."""
        return self.crystals.get(where, 0)

    def attack(self, attack: int) -> Attack | None:
        """The attack of that id, if it is in the air."""
        for one in self.attacks:
            if one.id == attack:
                return one
        return None

    def attack_record(self, attack: int) -> Attack | None:
        """The attack of that id, in the air or one that left it this turn."""
        for one in reversed(self.ended):
            if one.id == attack:
                return one
        return self.attack(attack)

    def use(self, card: int) -> Use | None:
        """The use under way of that card, the innermost one."""
        for one in reversed(self.uses):
            if one.card == card:
                return one
        return None


@lru_cache(maxsize=1_024)
def _brought(megami: tuple[tuple[str, str], tuple[str, str]]) -> tuple[tuple[str, ...], ...]:
    of_all = tuple(dict.fromkeys(of_both(form) for forms in megami for form in forms))
    return tuple((*forms, *of_all) for forms in megami)


def of_both(form: str) -> str:
    """Under what is filed what a form brings to both players."""
    return f"{form}:both"


def variant(state: State, found: Card, card: int, owner: int, seen: tuple[int, ...] = ()) -> Card:
    """What a card printed as `found` is at the place of `card`, for that owner: a copy sees its owner's counters
    (§10-16). Copies that would end in themselves copy nothing.
    """
    if found.copier is not None:
        named = found.copier.named(state, card)
        if named:
            base = state.rules.registry.cards.get(named)
            return found if base is None else merged(found, base)
        of = found.copier.original(state, card)
        if of < 0 or of == card or of in seen:
            return found
        base = state.printed(of)
        return merged(found, base if base.plain else variant(state, base, of, owner, (*seen, card)))
    if found.faces:
        side = side_of(state, found, owner, card)
        return found if side < 0 else found.faces[side]
    return found


def side_of(state: State, found: Card, owner: int, card: int) -> int:
    """Which side of a two-sided card counts: of one that shows it, the one that lies up; else the one that a counter of
    its owner says, -1 where there is no such counter.
    """
    if not found.face_by:
        return 0 if state.face[card] else 1
    return state.counters.get(f"{found.face_by}.{owner}", -1)


def copied(state: State, card: int) -> int:
    """The card that a copy by its own text is a copy of in the end (§10-16); -1 of a card that copies nothing now."""
    found, seen = state.printed(card), [card]
    while found.copier is not None:
        of = found.copier.original(state, seen[-1])
        if of < 0 or of in seen:
            return -1
        seen.append(of)
        found = state.printed(of)
    return seen[-1] if len(seen) > 1 else -1


def copied_number(state: State, card: int) -> str:
    """The number of the card of which a card is a copy by its own text now (§10-16); empty of one that is none."""
    copier = state.printed(card).copier
    if copier is None:
        return ""
    of = copied(state, card)
    return copier.named(state, card) or (state.printed(of).number if of >= 0 else "")


def all_sides(state: State, card: int) -> tuple[Card, ...]:
    """All sides of a two-sided card, or of the one that it copies, also where none of them counts; else none."""
    found = state.printed(card)
    if found.copier is not None:
        of = copied(state, card)
        if of < 0:
            return ()
        found = state.printed(of)
    return found.faces


@cache
def merged(own: Card, base: Card) -> Card:
    """A copy: the information of the card copied, but for the kind and what the copy keeps (§10-16)."""
    keeps = own.copier.keeps if own.copier is not None else frozenset()
    return replace(
        base,
        number=own.number if "name" in keeps else base.number,
        megami=own.megami if "users" in keeps else base.megami,
        kind=own.kind,
        extra=own.extra,
        effects=(*own.effects, *base.effects),
        faces=(),
        sides=(),
        copier=None,
        keywords={**base.keywords, **own.keywords},
        by_kind=_joined(own.by_kind, base.by_kind),
        standing=_joined(own.standing, base.standing),
        own=_joined(own.own, base.own),
    )


def _joined(own: dict[K, tuple[T, ...]], base: dict[K, tuple[T, ...]]) -> dict[K, tuple[T, ...]]:
    return {key: (*own.get(key, ()), *base.get(key, ())) for key in (*own, *base)}
