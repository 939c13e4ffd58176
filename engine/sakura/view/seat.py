"""The table as one seat may know it (§6-2-1, §7-1), worked out from the state at each call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import SEATS, area_of, place, seat_of
from engine.cardgame.brought import areas_of, counter_known
from engine.cardgame.seeing import places_seen
from engine.cardgame.sight import knows, laid_out
from engine.cardgame.view import PanelSeen
from engine.cardgame.wording import who
from engine.cardgame.words.wording import ended
from engine.sakura import events as happened
from engine.sakura.areas import AREAS, AURA, COMPONENTS, SAKURA
from engine.sakura.registry import REGISTRY
from engine.sakura.state import side_of
from engine.sakura.values.numbers import aura_limit, cost, distance, hand_limit, master_distance, vigor_limit
from engine.sakura.values.turn import cards_used
from engine.sakura.view.air import attacks_seen
from engine.sakura.view.copies import copied_number, original_known
from engine.sakura.view.frames import frames_of
from engine.sakura.view.shapes import CardSeen, PlaceSeen, PlayerSeen, View
from engine.sakura.wording.slots import bearer_name
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from engine.cardgame.events import CardMoved
    from engine.cardgame.state import Lasting
    from engine.kernel.events import Event
    from engine.sakura.state import State
    from engine.sakura.view.shapes import FrameSeen
    from engine.text.phrase import Phrase

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


def view(state: State, seat: int, before: Any = None, touched: Collection[str] | None = None) -> View:
    """All that a seat may know of the table; -1 for what both may know. With the view `before` the last event and the
    places that the event `touched`, what shows the same stays the same object.
    """
    def see(where: str) -> PlaceSeen:
        return _place(state, seat, where)

    again = touched if touched is None or before is None else {*touched, *_depending(state, seat, before)}
    attacks = attacks_seen(state)
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
        places=places_seen(state, see, None if before is None else before.places, again),
        attacks=before.attacks if before is not None and before.attacks == attacks else attacks,
        panels=tuple(_panels(state, seat)),
        lasting=tuple(lasting_words(one) for one in state.lasting),
        winner=state.winner,
        ending=ending_words(state),
    )


def _depending(state: State, seat: int, before: View) -> Iterator[str]:
    """The places that show the seat otherwise what depends on the rest of the table."""
    for where in AURA:
        if _capacity(state, where) != before.places[where].capacity:
            yield where
    for card, info in enumerate(state.defs):
        if info.live and knows(state, seat, card):
            where, name = state.where[card], f"card:{card}"
            there = before.places.get(where)
            seen = next((one for one in there.cards if one.handle == name), None) if there is not None else None
            if seen is None or _depends(state, card, card) != (seen.cost, seen.side, seen.frames):
                yield where
    for card in state.attached.values():
        yield state.where[card]


def touched(event: Event, state: State) -> Collection[str] | None:
    """The places that may show something else after an event, with the table after it; None where any may."""
    if state.copies or state.masks:
        return None
    kind = type(event)
    if kind in _NOWHERE:
        return ()
    find = _TOUCHED.get(kind)
    return None if find is None else find(event, state)


def _moved(event: CardMoved, _state: State) -> Collection[str] | None:
    """Both places; what leaves the cards sealed under another shows at that one too."""
    return None if area_of(event.source) == "sealed" else (event.source, event.target)


def _lying(state: State, *places: str) -> Collection[str]:
    """The places on the table: that of the card for what lies on a card."""
    return [state.where[int(where[5:])] if where.startswith("card.") else where for where in places]


_TOUCHED: Final[dict[type[Event], Callable[[Any, State], Collection[str] | None]]] = {
    happened.CardMoved: _moved,
    happened.CrystalsMoved: lambda event, state: _lying(state, event.source, event.target),
    happened.PiecesMoved: lambda event, state: _lying(state, event.source, event.target),
    happened.UpkeepPaid: lambda event, state: _lying(state, *(where for move in event.moves for where in move)),
    happened.DeckShuffled: lambda event, _state: (place(event.area, event.seat),),
    happened.SpecialTurned: lambda event, state: (state.where[event.card],),
    happened.CardTurned: lambda event, state: (state.where[event.card],),
    happened.UseDeclared: lambda event, state: (state.where[event.use.card],),
    happened.UseReverted: lambda event, state: (state.where[event.card],),
    happened.UseEnded: lambda event, state: (state.where[event.card],),
    happened.PhaseEnded: lambda event, _state: None if event.cut else (),
}
"""By kind; after an event of any other kind, that doesn't say so below, every place is looked at anew."""

_NOWHERE: Final = frozenset(
    (

        happened.ArrowResolved,
        happened.AttackCancelled,
        happened.AttackDeclared,
        happened.AttackEnded,
        happened.AttackGranted,
        happened.AttackMade,
        happened.BasicActionBegan,
        happened.BasicActionEnded,
        happened.CardRecurred,
        happened.CardUsed,
        happened.CardsRevealed,
        happened.ConditionUnmet,
        happened.ConductChosen,
        happened.CostPaid,
        happened.DamageChosen,
        happened.Damaged,
        happened.DeckRanDry,
        happened.DeckRebuilt,
        happened.Declared,
        happened.DefeatAverted,
        happened.DisenchantBegan,
        happened.DisenchantEnded,
        happened.DistanceChanged,
        happened.DuelEnded,
        happened.EffectArose,
        happened.FateDecided,
        happened.FirstPlayerDecided,
        happened.FlinchChanged,
        happened.LastingBegan,
        happened.LastingEnded,
        happened.Marked,
        happened.PhaseBegan,
        happened.PhaseLost,
        happened.ProofStood,
        happened.TextAdded,
        happened.TurnBegan,
        happened.UseGranted,
        happened.VigorChanged,
    )
)
"""Events after which every place shows what it showed, but for what depends on the rest of the table."""


def card_seen(state: State, seat: int, card: int, name: str, known: bool) -> CardSeen:
    """One card before a seat, by the handle that it has there."""
    kind = state.kind(card)
    on = f"card.{card}"
    original = original_known(state, seat, card) if known else -1
    number = state.shown(card) if known else None
    price, side, frames = _depends(state, card, original if original >= 0 else card) if known else (None, "", ())
    return CardSeen(
        handle=name,
        number=number,
        kind=kind,
        owner=state.owner[card],
        face_up=state.face[card],
        status=state.status[card] if kind == "special" else "",
        pieces=_pieces_on(state, on),
        attached=_sealed_under(state, seat, card) if state.attached else (),
        cost=price,
        side=side,
        frames=frames,
        copy_of=state.printed(original).number if original >= 0 else copied_number(state, card) if known else None,
        declared=state.masks[card] if state.falsified(card) else None,
    )


def _pieces_on(state: State, on: str) -> tuple[tuple[str, int], ...]:
    """What lies on a card: a token that is a crystal there is shown as the token alone (§x17-5)."""
    found = state.pieces_at(on)
    tokens = sum(count for kind, count in found if kind in COMPONENTS.as_crystals)
    if not tokens:
        return found
    shown = [(kind, count - tokens if kind == SAKURA else count) for kind, count in found]
    return tuple((kind, count) for kind, count in shown if count)


def _depends(state: State, card: int, printed: int) -> tuple[int | None, str, tuple[FrameSeen, ...]]:
    """What a known card shows that depends on the rest of the table: its cost, its side, its mechanisms."""
    price = _cost(state, card) if state.kind(card) == "special" else None
    return price, _side(state, card, printed), frames_of(state, card)


def _side(state: State, card: int, printed: int) -> str:
    """Which side of a two-sided card, or of the one that it copies, counts now for its owner (§x4-2-1)."""
    found = state.printed(printed)
    if not found.faces:
        return ""
    side = side_of(state, found, state.owner[card], card)
    return found.sides[side] if side >= 0 else "none"


def _cost(state: State, card: int) -> int | None:
    """What the card would cost its owner now; None where it can't be used from."""
    usable = areas_of(state)[area_of(state.where[card])].effective
    return cost(state, card, state.owner[card]) if usable and state.info(card).cost is not None else None


def _sealed_under(state: State, seat: int, under: int) -> tuple[CardSeen, ...]:
    """The cards sealed under a card (§10-9)."""
    found = []
    for where in dict.fromkeys(state.where[card] for card in state.under(under)):
        for card, name, known in laid_out(state, seat, where):
            if state.attached.get(card) == under:
                found.append(card_seen(state, seat, card, name, known))
    return tuple(found)


def _place(state: State, seat: int, where: str) -> PlaceSeen:
    return PlaceSeen(
        place=where,
        capacity=_capacity(state, where),
        cards=tuple(
            [card_seen(state, seat, card, name, known) for card, name, known in laid_out(state, seat, where)]
        ),
        pieces=state.pieces_at(where),
    )


def _capacity(state: State, where: str) -> int | None:
    """How many crystals fit there; the aura's limit (§7-1-3-1) as it is now."""
    return aura_limit(state, seat_of(where)) if where in AURA else AREAS.at(where).capacity


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
    """The components that each player has."""
    for owner in SEATS:
        for component in COMPONENTS.of_all(state.brought(owner)):
            if component.has_panel:
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
    effect = ended(REGISTRY.clause(lasting.ref).phrase())
    card = bearer_name(lasting.number)
    key = _LASTING.get(lasting.scope) or _STANDING.get(area_of(lasting.until), "lasting-standing")
    return say(key, who=who(lasting.source.seat), card=card, effect=effect)


def ending_words(state: State) -> Phrase | None:
    """How the duel ended (§4-2)."""
    if state.winner is None:
        return None
    return say(_ENDINGS[state.ending], winner=who(state.winner), loser=who(1 - state.winner))
