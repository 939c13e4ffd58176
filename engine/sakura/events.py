"""What happens at the table (§6 to §10), in the past tense; `apply` alone writes the state.

Each event is complete: applying the list of a duel's events to an empty state gives the state again. Events carry ids
and references, never clauses; who may see what of them is decided in `engine.sakura.view`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel.events import Event
from engine.sakura.areas import CORE_AREAS, area_of
from engine.sakura.cards import Source
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Attack, Grant, Lasting, Use

if TYPE_CHECKING:
    from engine.sakura.state import State

FACE_UP_IN = {spec.key: spec.facing == "up" for spec in CORE_AREAS if spec.facing != "by-status"}


class TableLaid(Event, frozen=True):
    """The table before a duel (§4-1 1, 2): every card of both players by number, its owner and where it lies."""

    megami: tuple[tuple[str, str], tuple[str, str]]
    cards: tuple[tuple[str, int, str], ...]
    crystals: tuple[tuple[str, int], ...]

    def apply(self, state: State) -> None:
        """Fill the empty table."""
        state.megami = self.megami
        piles: dict[str, list[int]] = {}
        for card, (number, owner, where) in enumerate(self.cards):
            info = REGISTRY.cards[number]
            state.defs.append(info)
            state.owner.append(owner)
            state.where.append(where)
            state.status.append("unused" if info.kind == "special" else "")
            state.face.append(FACE_UP_IN.get(area_of(where), False))
            piles.setdefault(where, []).append(card)
        state.piles = {where: tuple(cards) for where, cards in piles.items()}
        state.crystals = dict(self.crystals)
        state.memo.clear()


class FirstPlayerDrawn(Event, frozen=True):
    """Who takes the first turn (§4-1 3)."""

    seat: int

    def apply(self, state: State) -> None:
        """The turn player."""
        state.turn_player = self.seat


class CrystalsMoved(Event, frozen=True):
    """Sakura crystals went from a place to a place (§6-3). `why`: `arrow`, `basic`, `damage`, `cost`, `devotion`,
    `upkeep`, `effect` or `rule`.
    """

    source: str
    target: str
    count: int
    why: str
    seat: int = -1
    """Whose arrow, basic action or damage it is."""
    card: int = -1

    def apply(self, state: State) -> None:
        """Take from one, add to the other; outside the game there is no end of crystals (§7-1-16)."""
        crystals = state.crystals
        if area_of(self.source) != "outside":
            crystals[self.source] = crystals.get(self.source, 0) - self.count
        if area_of(self.target) != "outside":
            crystals[self.target] = crystals.get(self.target, 0) + self.count


class UpkeepPaid(Event, frozen=True):
    """One crystal of each enhancement left it, all at once (§8-1-3 ii)."""

    moves: tuple[tuple[str, str], ...]

    def apply(self, state: State) -> None:
        """One crystal each."""
        for source, target in self.moves:
            state.crystals[source] -= 1
            state.crystals[target] = state.crystals.get(target, 0) + 1


class TokensMoved(Event, frozen=True):
    """Tokens that a megami brings went from a place to a place."""

    token: str
    source: str
    target: str
    count: int

    def apply(self, state: State) -> None:
        """Take from one, add to the other."""
        if area_of(self.source) != "outside":
            state.tokens[self.token, self.source] = state.tokens.get((self.token, self.source), 0) - self.count
        if area_of(self.target) != "outside":
            state.tokens[self.token, self.target] = state.tokens.get((self.token, self.target), 0) + self.count
        state.memo.clear()


class CardMoved(Event, frozen=True):
    """A card went to a place (§6-2). Index 0 is the top of a pile, -1 its end. What lies on it goes along (§6-3)."""

    card: int
    source: str
    target: str
    index: int = -1
    status: str | None = None
    """The status that a special takes by it; None leaves it."""
    face_up: bool | None = None
    """For places where status decides; None there means by its status."""
    why: str = ""

    def apply(self, state: State) -> None:
        """Out of one pile, into the other."""
        card, target = self.card, self.target
        piles = state.piles
        piles[self.source] = tuple(one for one in piles[self.source] if one != card)
        pile = piles.get(target, ())
        if self.index < 0 or self.index >= len(pile):
            piles[target] = (*pile, card)
        else:
            piles[target] = (*pile[: self.index], card, *pile[self.index :])
        state.where[card] = target
        if self.status is not None:
            state.status[card] = self.status
        facing = FACE_UP_IN.get(area_of(target))
        if facing is None:
            facing = state.status[card] == "used" if self.face_up is None else self.face_up
        state.face[card] = facing
        state.sealed_under.pop(card, None)
        state.memo.clear()


class CardGained(Event, frozen=True):
    """A card's owner became the other player, as a rule says (§5-4)."""

    card: int
    owner: int

    def apply(self, state: State) -> None:
        """The new owner."""
        state.owner[self.card] = self.owner
        state.memo.clear()


class CardSealed(Event, frozen=True):
    """A card in the sealed area was bound to the card that sealed it (§10-9)."""

    card: int
    under: int

    def apply(self, state: State) -> None:
        """Bound to that card."""
        state.sealed_under[self.card] = self.under
        state.memo.clear()


class SpecialTurned(Event, frozen=True):
    """A special became unused, in use or used where it lies (§6-2-2-3)."""

    card: int
    status: str

    def apply(self, state: State) -> None:
        """Its status, and with it its facing."""
        state.status[self.card] = self.status
        if area_of(state.where[self.card]) == "specials":
            state.face[self.card] = self.status == "used"
        state.memo.clear()


class CardsRevealed(Event, frozen=True):
    """Cards were shown (§10-24, §9-1-1-2): to both players, or to the seat alone."""

    cards: tuple[int, ...]
    seat: int = -1

    def apply(self, state: State) -> None:
        """Nothing changes but what is known."""


class DeckShuffled(Event, frozen=True):
    """A deck was shuffled into this order, top first (§7-1-6)."""

    seat: int
    order: tuple[int, ...]

    def apply(self, state: State) -> None:
        """The new order."""
        state.piles[f"deck.{self.seat}"] = self.order


class VigorChanged(Event, frozen=True):
    """A player's vigor became this much (§5-1-2)."""

    seat: int
    vigor: int
    why: str = ""

    def apply(self, state: State) -> None:
        """The new value."""
        state.vigor[self.seat] = self.vigor


class FlinchChanged(Event, frozen=True):
    """A player flinched, or stopped to (§5-1-4)."""

    seat: int
    flinched: bool

    def apply(self, state: State) -> None:
        """The new state."""
        state.flinched[self.seat] = self.flinched


class CounterChanged(Event, frozen=True):
    """A counter or a side that a megami brings became this much."""

    key: str
    value: int

    def apply(self, state: State) -> None:
        """The new value."""
        state.counters[self.key] = self.value
        state.memo.clear()


class TurnBegan(Event, frozen=True):
    """A turn began (§8)."""

    turn: int
    seat: int

    def apply(self, state: State) -> None:
        """A new turn player; what was counted for a turn starts anew."""
        state.turn, state.turn_player = self.turn, self.seat
        state.used = ((), ())
        state.attacks_made = [0, 0]
        state.terminal = [False, False]
        state.conduct = ""
        state.marks = frozenset(mark for mark in state.marks if not mark.startswith(("turn:", "phase:")))
        state.memo.clear()


class PhaseBegan(Event, frozen=True):
    """A phase of the turn began: `start`, `main` or `end` (§8-1 to §8-3)."""

    phase: str
    turn_start_distance: int | None = None
    """Fixed at the beginning of a start phase (§8-1-1)."""

    def apply(self, state: State) -> None:
        """The phase, and with it what counts once a phase."""
        state.phase = self.phase
        if self.turn_start_distance is not None:
            state.turn_start_distance = self.turn_start_distance
        state.marks = frozenset(mark for mark in state.marks if not mark.startswith("phase:"))


class PhaseEnded(Event, frozen=True):
    """A phase came to its end; `cut` if an effect ended it (§10-13)."""

    phase: str
    cut: bool = False

    def apply(self, state: State) -> None:
        """What lasted for the phase is over; a cut phase leaves nothing under resolution."""
        gone = ("phase", "turn") if self.phase == "end" else ("phase",)
        state.lasting = tuple(one for one in state.lasting if one.until not in gone)
        if self.cut:
            state.uses, state.attacks, state.masks = (), (), {}
            state.disenchanting = frozenset()
        state.memo.clear()


class ConductChosen(Event, frozen=True):
    """The turn player chose `standard` actions or a `full-power` action (§8-2-1)."""

    seat: int
    conduct: str

    def apply(self, state: State) -> None:
        """For this main phase."""
        state.conduct = self.conduct


class Marked(Event, frozen=True):
    """Something that counts once a phase or a turn has been done: `phase:…`, `turn:…`, or for the duel."""

    mark: str

    def apply(self, state: State) -> None:
        """Remember it."""
        state.marks = state.marks | {self.mark}


class UseDeclared(Event, frozen=True):
    """A card was shown to be used (§9-2 i); it may yet prove illegal."""

    use: Use

    def apply(self, state: State) -> None:
        """The innermost use under way."""
        state.uses = (*state.uses, self.use)


class UseReverted(Event, frozen=True):
    """A use proved illegal and was taken back: the card was not used (§9-2)."""

    card: int

    def apply(self, state: State) -> None:
        """Out of the uses under way."""
        state.uses = tuple(one for one in state.uses if one.card != self.card)
        state.masks.pop(self.card, None)


class CostPaid(Event, frozen=True):
    """The cost of a use was paid (§9-3); X is what its text binds at that time."""

    card: int
    paid: int
    x: int

    def apply(self, state: State) -> None:
        """Kept with the use and with the attack of the card."""
        state.uses = tuple(
            replace(one, paid=self.paid, x=self.x) if one.card == self.card else one for one in state.uses
        )
        state.attacks = tuple(
            replace(one, source=one.source._replace(x=self.x)) if one.card == self.card and one.from_card else one
            for one in state.attacks
        )


class CardUsed(Event, frozen=True):
    """A card counts as used: it lies in the area of cards in use (§9-2)."""

    card: int
    seat: int

    def apply(self, state: State) -> None:
        """One more card of this turn."""
        mine, theirs = state.used
        state.used = ((*mine, self.card), theirs) if self.seat == 0 else (mine, (*theirs, self.card))


class UseEnded(Event, frozen=True):
    """The use of a card is over."""

    card: int
    seat: int
    terminal: bool = False

    def apply(self, state: State) -> None:
        """Out of the uses under way; after a terminal card nothing more is done this turn."""
        state.uses = tuple(one for one in state.uses if one.card != self.card)
        state.masks.pop(self.card, None)
        if self.terminal:
            state.terminal[self.seat] = True
        state.memo.clear()


class CardMasked(Event, frozen=True):
    """A card is used as another one (§10-38)."""

    card: int
    as_card: int

    def apply(self, state: State) -> None:
        """It has that card's information for the time of its use."""
        state.masks = {**state.masks, self.card: self.as_card}
        state.memo.clear()


class CardCopied(Event, frozen=True):
    """A card became a copy of another (§10-16), or stopped to be one."""

    card: int
    of: int

    def apply(self, state: State) -> None:
        """-1 stops it."""
        state.copies = {one: of for one, of in state.copies.items() if one != self.card}
        if self.of >= 0:
            state.copies[self.card] = self.of
        state.memo.clear()


class AttackDeclared(Event, frozen=True):
    """An attack was put into the air (§9-2-1 i, §10-5 1); it may yet prove out of range."""

    attack: Attack

    def apply(self, state: State) -> None:
        """The innermost attack."""
        state.attacks = (*state.attacks, self.attack)
        state.next_id = max(state.next_id, self.attack.id + 1)


class AttackMade(Event, frozen=True):
    """An attack proved legal and was made (§9-4); what waited for the next attack went to it."""

    attack: int
    seat: int
    grants: tuple[Grant, ...] = ()
    spent: tuple[int, ...] = ()
    """Ids of the lasting effects that went to it."""

    def apply(self, state: State) -> None:
        """Made, with its grants."""
        state.attacks = tuple(
            replace(one, made=True, grants=(*one.grants, *self.grants)) if one.id == self.attack else one
            for one in state.attacks
        )
        state.attacks_made[self.seat] += 1
        if self.spent:
            state.lasting = tuple(one for one in state.lasting if one.id not in self.spent)
            state.memo.clear()


class AttackGranted(Event, frozen=True):
    """An effect gave an attack a modification."""

    attack: int
    grant: Grant

    def apply(self, state: State) -> None:
        """One more grant, if the attack is still in the air."""
        state.attacks = tuple(
            replace(one, grants=(*one.grants, self.grant)) if one.id == self.attack else one for one in state.attacks
        )


class AttackCancelled(Event, frozen=True):
    """An attack (`attack`), its damage (`damage`) or its After Attack effects (`after`) were cancelled (§9-4)."""

    attack: int
    what: str = "attack"

    def apply(self, state: State) -> None:
        """Marked; the resolution finds it at its step."""
        field = {"attack": "cancelled", "damage": "damage_cancelled", "after": "after_cancelled"}[self.what]
        state.attacks = tuple(
            replace(one, **{field: True}) if one.id == self.attack else one for one in state.attacks
        )


class AttackEnded(Event, frozen=True):
    """An attack left the air: `resolved`, `cancelled`, `out-of-range`, `reverted` or `cut` (§9-4)."""

    attack: int
    seat: int
    outcome: str
    record: Attack | None = None
    """The attack as it was at its end."""

    def apply(self, state: State) -> None:
        """Out of the air; the last one stays known for what waits for its end."""
        if self.record is not None:
            state.last_ended = self.record
        state.attacks = tuple(one for one in state.attacks if one.id != self.attack)


class DamageChosen(Event, frozen=True):
    """Which damage is taken: `aura`, `life` or `both` (§5-8-3-2); `attack` is -1 for other damage."""

    seat: int
    what: str
    attack: int = -1

    def apply(self, state: State) -> None:
        """Kept with the attack."""
        if self.attack >= 0:
            state.attacks = tuple(
                replace(one, chosen=self.what) if one.id == self.attack else one for one in state.attacks
            )


class Damaged(Event, frozen=True):
    """A player took damage (§5-8-3): where, how much was dealt, how many crystals that moved, and by what."""

    seat: int
    where: str
    """`aura`, `life` or `flare`."""
    amount: int
    moved: int
    by: str
    """`attack`, `effect`, `rebuild` or `impatience`."""
    attack: int = -1

    def apply(self, state: State) -> None:
        """Kept with the attack that dealt it."""
        if self.attack >= 0 and self.where in ("aura", "life"):
            field = "dealt_aura" if self.where == "aura" else "dealt_life"
            state.attacks = tuple(
                replace(one, **{field: self.amount}) if one.id == self.attack else one for one in state.attacks
            )


class BasicActionBegan(Event, frozen=True):
    """A player does a basic action (§9-6)."""

    seat: int
    action: str

    def apply(self, state: State) -> None:
        """Counted, so that what waits for its end finds it."""
        state.basics += 1


class BasicActionEnded(Event, frozen=True):
    """A basic action is done (§9-6)."""

    seat: int
    action: str
    basic: int

    def apply(self, state: State) -> None:
        """Nothing but the record."""


class DeckRebuilt(Event, frozen=True):
    """A player rebuilt the deck (§9-7)."""

    seat: int

    def apply(self, state: State) -> None:
        """Nothing but the record; the moves are events of their own."""


class DisenchantBegan(Event, frozen=True):
    """An enhancement without crystals is being disenchanted: its ongoing effects are lost (§9-5)."""

    card: int

    def apply(self, state: State) -> None:
        """Under disenchantment."""
        state.disenchanting = state.disenchanting | {self.card}
        state.memo.clear()


class DisenchantEnded(Event, frozen=True):
    """The disenchantment of a card is over."""

    card: int

    def apply(self, state: State) -> None:
        """No longer under disenchantment."""
        state.disenchanting = state.disenchanting - {self.card}
        state.memo.clear()


class LastingBegan(Event, frozen=True):
    """An effect that waits or lasts began (§9-1-3-4)."""

    lasting: Lasting

    def apply(self, state: State) -> None:
        """One more of them."""
        state.lasting = (*state.lasting, self.lasting)
        state.next_id = max(state.next_id, self.lasting.id + 1)
        state.memo.clear()


class LastingEnded(Event, frozen=True):
    """Effects that waited or lasted are over or were resolved."""

    ids: tuple[int, ...]

    def apply(self, state: State) -> None:
        """Gone."""
        state.lasting = tuple(one for one in state.lasting if one.id not in self.ids)
        state.memo.clear()


class EffectArose(Event, frozen=True):
    """An effect in force met its condition and resolves now, nested (§5-5)."""

    ref: str
    source: Source

    def apply(self, state: State) -> None:
        """Nothing but the record."""


class Declared(Event, frozen=True):
    """A number, a name or a card was declared (§10-36, §10-39)."""

    seat: int
    what: str

    def apply(self, state: State) -> None:
        """Nothing but what is known."""


class DeckRanDry(Event, frozen=True):
    """A card was to be drawn from an empty deck: impatience (§10-10)."""

    seat: int

    def apply(self, state: State) -> None:
        """Nothing but the record; the damage is an event of its own."""


class FateDecided(Event, frozen=True):
    """An effect made a player lose or win (§4-2 2, 3)."""

    seat: int
    wins: bool

    def apply(self, state: State) -> None:
        """The judgement follows at once."""
        if self.wins:
            state.won = state.won | {self.seat}
        else:
            state.lost = state.lost | {self.seat}


class DefeatAverted(Event, frozen=True):
    """Something was resolved instead of a defeat (§9-1-3-1)."""

    seat: int

    def apply(self, state: State) -> None:
        """The effect that made the player lose is spent."""
        state.lost = state.lost - {self.seat}


class DuelEnded(Event, frozen=True):
    """The duel is over (§4-2): `life`, `effect-lost`, `effect-won` or `conceded`."""

    winner: int
    reason: str

    def apply(self, state: State) -> None:
        """The winner."""
        state.winner = self.winner
        state.ending = self.reason
