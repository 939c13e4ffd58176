"""False proofs (§x20-6): a card is laid face down and used as another that is declared; the other player may refute."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of
from engine.cardgame.decisions import ChooseName, ChooseOne
from engine.cardgame.hooks import AroundStep
from engine.cardgame.in_force import in_force, own_hooks
from engine.cardgame.source import Source
from engine.cardgame.table import reveal
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import COVER, DISCARD, HAND
from engine.sakura.events import (
    AttackEnded,
    CardMasked,
    CardTurned,
    Declared,
    ProofDeclared,
    ProofStood,
    ProofTaken,
    ProofTested,
    UseReverted,
)
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import impatience, move_card
from engine.sakura.procedures.use import begin_use, finish_use
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

REFUTED: Final = "refuted"
"""The step of a failed refutation, around which the card's own text puts others (§x20-5, §x20-6-3)."""
RECURRED: Final = "recurred"
"""The step of going back, likewise (§x20-5)."""
STOOD: Final = "stood"
"""The step in which a proof that wasn't refuted is used on, likewise (§x20-6-1 v)."""


def usable_as(state: State, seat: int, card: int, names: Iterable[str], way: str) -> Iterator[str]:
    """Those of the cards, by number, as which a card could be used now (§10-38, §9-2)."""
    tried = state.copy()
    for number in names:
        CardMasked(card, number).apply(tried)
        if card not in state.dealt.abroad:
            tried.memo.force = in_force(state)  # what it is used as changes only what it does itself
        if may_use(tried, seat, card, way) is None:
            yield number


def declarable(state: State, names: Sequence[str]) -> list[str]:
    """Those of the names that no false proof has declared this turn (§x20-6-1 ii)."""
    gone = {event.number for event in state.happened if isinstance(event, ProofDeclared)}
    return [number for number in names if number not in gone]


def false_proof(table: Table, seat: int, card: int, names: Sequence[str], way: str) -> Resolution[bool]:
    """A card is used as one of these, which is declared (§x20-6-1 i to v); true if it came to be used."""
    state = table.state
    origin = state.where[card]
    yield from move_card(table, card, "falsifying", face_up=False)
    free = list(usable_as(state, seat, card, declarable(state, names), way))
    if not free:
        yield from move_card(table, card, area_of(origin))
        return False
    number = yield from ask_one(
        ChooseName(
            seat=seat, options=tuple(Option(one) for one in free), section="x20-6-1", source=f"card:{card}",
            prompt=say("prompt-falsehood-name"),
        )
    )
    yield from table.happen(ProofDeclared(seat, card, number))
    if not (yield from begin_use(table, seat, card, way, proof_from=origin)):
        yield from table.happen(ProofTaken(seat, card))
        yield from move_card(table, card, area_of(origin))
        return False
    attack = next((one.id for one in reversed(state.attacks) if one.card == card and one.from_card), -1)
    if (yield from _refuted(table, seat, card)):
        return (yield from _test(table, seat, card, attack)) and (yield from _go_on(table, card))
    yield from table.happen(ProofStood(seat, card))
    yield from _around(table, STOOD, "before", Source(seat, card, attack))
    return (yield from _go_on(table, card))


def _go_on(table: Table, card: int) -> Resolution[bool]:
    """Step v: the rest of its use."""
    yield from finish_use(table, card)
    return True


def _refuted(table: Table, seat: int, card: int) -> Resolution[bool]:
    """Step iv: whether the other player refutes. Asked of every proof, so that asking tells nothing."""
    where = table.state.where[card]
    key = yield from ask_one(
        ChooseOne(
            seat=1 - seat,
            options=(
                Option("yes", (Move(f"card:{card}", where, where),), label=say("option-refute")),
                Option("no", label=say("option-refute-not")),
            ),
            section="x20-6-3",
            source=f"card:{card}",
            prompt=say("prompt-refute", card=CardName(table.state.info(card).number)),
        )
    )
    return key == "yes"


def _test(table: Table, seat: int, card: int, attack: int) -> Resolution[bool]:
    """The card is turned up and compared with the name (§x20-6-3); true if it is the one declared."""
    state = table.state
    yield from table.happen(CardTurned(card))
    true = state.honest(card).number == state.info(card).number
    yield from table.happen(ProofTested(1 - seat, card, true))
    if not true:
        yield from move_card(table, card, "discard")
        if state.attack(attack) is not None:
            yield from table.happen(AttackEnded(attack, seat, "refuted"))
        return False
    source = Source(seat, card, attack)
    if not (yield from _around(table, REFUTED, "instead", source)):
        yield from impatience(table, 1 - seat)
    yield from _around(table, REFUTED, "after", source)
    return True


def recur(table: Table, source: Source) -> Resolution[None]:
    """What the text of a card does when it goes back (§x20-5)."""
    yield from _around(table, RECURRED, "after", source)


def _around(table: Table, step: str, place: str, source: Source) -> Resolution[bool]:
    """What the card, as what it is used, puts before, after or in place of a step; true if there is something."""
    state = table.state
    found = [
        hook
        for hook in own_hooks(state, source.card, AroundStep)
        if (hook.step, hook.place) == (step, place) and hook.open(state, source)
    ]
    for hook in found:
        yield from hook.resolve(table, source, source.card)
    return bool(found)


def declared_use(table: Table, seat: int, card: int, names: Sequence[str], way: str) -> Resolution[bool]:
    """The use of a card as one of the other player's is declared (§10-39 i to iv), and fails if that player shows that
    very card from the hand, the cover pile or the discard pile; then this one goes to the discard pile.
    """
    state = table.state
    number = yield from ask_one(
        ChooseName(
            seat=seat, options=tuple(Option(one) for one in names), section="10-39", source=f"card:{card}",
            prompt=say("prompt-declared-use"),
        )
    )
    yield from reveal(table, (card,))
    yield from table.happen(Declared(seat, number))
    yield from table.happen(CardMasked(card, number))
    if not (yield from begin_use(table, seat, card, way)):
        return False
    shown = yield from _shows(table, 1 - seat, number)
    if not shown:
        yield from finish_use(table, card)
        return True
    for attack in state.attacks:
        if attack.card == card and not attack.made:
            yield from table.happen(AttackEnded(attack.id, attack.seat, "refuted"))
    yield from table.happen(UseReverted(card))
    yield from move_card(table, card, "discard")
    return False


def _shows(table: Table, seat: int, number: str) -> Resolution[bool]:
    """Whether a player shows the card of that number; asked whether it could be shown or not."""
    state = table.state
    there = [
        card
        for where in (HAND[seat], COVER[seat], DISCARD[seat])
        for card in state.piles.get(where, ())
        if state.owner[card] == seat and state.beneath(card).number == number
    ][:1]
    options = [
        Option("yes", (Move(f"card:{card}", state.where[card], state.where[card]),)) for card in there
    ]
    key = yield from ask_one(
        ChooseOne(
            seat=seat, options=(*options, Option("no")), section="10-39",
            source=f"card:{there[0]}" if there else "",
            prompt=say("prompt-show-against", card=CardName(number)), secret=True,
        )
    )
    if key == "yes":
        yield from reveal(table, there)
    return key == "yes"
