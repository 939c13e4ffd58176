"""The table as one seat may know it (§6-2-1, §7-1), worked out from the state at each call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import SEATS, area_of, place, places_of, seat_of
from engine.cardgame.brought import areas_of, counter_known
from engine.cardgame.sight import laid_out
from engine.sakura.areas import COMPONENTS, SAKURA
from engine.sakura.registry import REGISTRY
from engine.sakura.state import side_of
from engine.sakura.values.numbers import aura_limit, cost, distance, hand_limit, master_distance, vigor_limit
from engine.sakura.values.turn import cards_used
from engine.sakura.view.air import attacks_seen
from engine.sakura.view.copies import original_known
from engine.sakura.view.frames import frames_of
from engine.sakura.view.shapes import CardSeen, PanelSeen, PlaceSeen, PlayerSeen, View
from engine.sakura.wording.slots import bearer_name, who
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.areas import AreaSpec
    from engine.cardgame.state import Lasting
    from engine.sakura.state import State
    from engine.text.phrase import Phrase

Tokens = dict[str, tuple[tuple[str, int], ...]]

_LASTING: Final = {"next-attack": "lasting-next-attack", "scheduled": "lasting-scheduled"}
_STANDING: Final = {
    "turn": "lasting-this-turn", "phase": "lasting-this-phase", "start": "lasting-through-start",
}
_ENDINGS: Final = {
    "life": "ending-life",
    "effect-lost": "ending-effect-lost",
    "effect-won": "ending-effect-won",
    "conceded": "ending-conceded",
}


def view(state: State, seat: int) -> View:
    """All that a seat may know of the table; -1 for what both may know."""
    tokens = _tokens(state)
    return View(
        seat=seat,
        turn=state.turn,
        turn_player=state.turn_player,
        phase=state.phase,
        conduct=state.conduct,
        distance=distance(state),
        master_distance=master_distance(state),
        turn_start_distance=state.turn_start_distance,
        players=(_player(state, 0), _player(state, 1)),
        places={
            where: _place(state, seat, spec, where, tokens)
            for spec in areas_of(state).values()
            if spec.cards or spec.pieces
            for where in places_of(spec)
        },
        attacks=attacks_seen(state),
        panels=tuple(_panels(state, seat)),
        lasting=tuple(lasting_words(one) for one in state.lasting),
        winner=state.winner,
        ending=ending_words(state),
    )


def card_seen(state: State, seat: int, card: int, name: str, known: bool, tokens: Tokens | None = None) -> CardSeen:
    """One card before a seat, by the handle that it has there."""
    kind = state.kind(card)
    on = f"card.{card}"
    original = original_known(state, seat, card) if known else -1
    lying = tokens if tokens is not None else _tokens(state)
    return CardSeen(
        handle=name,
        number=state.info(card).number if known else None,
        kind=kind,
        owner=state.owner[card],
        face_up=state.face[card],
        status=state.status[card] if kind == "special" else "",
        crystals=state.crystals.get(on, 0),
        tokens=lying.get(on, ()),
        sealed=_sealed_under(state, seat, card) if state.attached else (),
        cost=_cost(state, card) if known and kind == "special" else None,
        side=_side(state, card, original if original >= 0 else card) if known else "",
        frames=frames_of(state, card) if known else (),
        copy_of=state.printed(original).number if original >= 0 else None,
    )


def _side(state: State, card: int, printed: int) -> str:
    """Which side of a two-sided card, or of the one that it copies, counts now for its owner (§x4-2-1)."""
    found = state.printed(printed)
    if not found.faces:
        return ""
    side = side_of(state, found, state.owner[card])
    return found.sides[side] if side >= 0 else "none"


def _cost(state: State, card: int) -> int | None:
    """What the card would cost its owner now; None where it can't be used from."""
    usable = areas_of(state)[area_of(state.where[card])].effective
    return cost(state, card, state.owner[card]) if usable and state.info(card).cost is not None else None


def _sealed_under(state: State, seat: int, under: int) -> tuple[CardSeen, ...]:
    """The cards sealed under a card (§10-9)."""
    found = []
    for where in dict.fromkeys(state.where[card] for card, by in state.attached.items() if by == under):
        for card, name, known in laid_out(state, seat, where):
            if state.attached.get(card) == under:
                found.append(card_seen(state, seat, card, name, known))
    return tuple(found)


def _tokens(state: State) -> Tokens:
    """The tokens of megami by the place where they lie."""
    found: Tokens = {}
    for token, lying in sorted(state.pieces.items()):
        for where, count in lying.items() if token != SAKURA else ():
            if count:
                found[where] = (*found.get(where, ()), (token, count))
    return found


def _place(state: State, seat: int, spec: AreaSpec, where: str, tokens: Tokens) -> PlaceSeen:
    return PlaceSeen(
        place=where,
        crystals=state.crystals.get(where, 0),
        capacity=_capacity(state, spec, where),
        cards=tuple(
            [card_seen(state, seat, card, name, known, tokens) for card, name, known in laid_out(state, seat, where)]
        ),
        tokens=tokens.get(where, ()),
    )


def _capacity(state: State, spec: AreaSpec, where: str) -> int | None:
    """How many crystals fit there; the aura's limit (§7-1-3-1) as it is now."""
    return aura_limit(state, seat_of(where)) if spec.key == "aura" else spec.capacity


def _player(state: State, seat: int) -> PlayerSeen:
    return PlayerSeen(
        seat=seat,
        megami=state.megami[seat],
        vigor=state.vigor[seat],
        vigor_limit=vigor_limit(state, seat),
        flinched=state.flinched[seat],
        hand_limit=hand_limit(state, seat),
        cards_used=len(cards_used(state, seat)),
        terminal=state.terminal[seat],
    )


def _panels(state: State, seat: int) -> Iterator[PanelSeen]:
    """The components of the forms that each player has chosen."""
    for owner in SEATS:
        for form in state.megami[owner]:
            for component in COMPONENTS.of(form):
                yield PanelSeen(
                    key=component.key,
                    seat=owner,
                    places=tuple(spec.key if spec.shared else place(spec.key, owner) for spec in component.areas),
                    counters=tuple(
                        (one.key, state.counters.get(place(one.key, owner), 0))
                        for one in component.counters
                        if counter_known(state, seat, place(one.key, owner))
                    )
                    + (component.figures(state, owner) if component.figures is not None else ()),
                )


def lasting_words(lasting: Lasting) -> Phrase:
    """An effect that waits or lasts (§9-1-3-4), with the card that it comes from."""
    effect = REGISTRY.clause(lasting.ref).phrase()
    card = bearer_name(lasting.number)
    key = _LASTING.get(lasting.scope) or _STANDING.get(area_of(lasting.until), "lasting-standing")
    return say(key, who=who(lasting.source.seat), card=card, effect=effect)


def ending_words(state: State) -> Phrase | None:
    """How the duel ended (§4-2)."""
    if state.winner is None:
        return None
    return say(_ENDINGS[state.ending], winner=who(state.winner), loser=who(1 - state.winner))
