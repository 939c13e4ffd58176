"""Hand-made tables with the components that megami bring, as each seat sees them, and what moves them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from engine.sakura.view.shapes import CardSeen, PlaceSeen, View
from tests.desktop import tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.view import PanelSeen

AREAS = {
    "anvil": ("anvil",),
    "poison-bag": ("poison-bag",),
    "market": ("flow",),
    "machine": ("machine", "burnt", "distance-plus", "distance-minus"),
    "electronic": ("parts", "assembled"),
    "falsehood": ("falsifying",),
    "relics": ("relics",),
    "memory": ("memory",),
    "story": ("plots", "achieved"),
    "barracks": ("barracks", "unconscripted"),
    "field": ("sprouted", "unsprouted"),
}
COUNTERS = {
    "umbrella": (("umbrella", 0),),
    "plan": (("plan", 1), ("plan-open", 0)),
    "mechanisms": (("attack", 3), ("action", 1), ("enhancement", 0), ("reaction", 2), ("full-power", 1)),
    "market": (("market", 2), ("funds", 7), ("funds-theirs", 4)),
    "taboo": (("taboo", 7),),
    "story": (("act", 1), ("plot-space", 1), ("act-value", 1), ("plot-spaces", 3)),
    "gauges": (("wind", 3), ("thunder", 12)),
    "mirror": (("completed", 2), ("reflections", 1)),
    "memory": (("journey", 2), ("journey-start", 4), ("journey-round", 1)),
    "bloom": (("fives", 2),),
    "aim": (("aim", 4),),
    "sea": (("dive", 1), ("dive-open", 0), ("headwind", 1)),
}
TOKENS = {"sprouted": "seed", "unsprouted": "seed"}
"""The kind of tokens that lie there, where it isn't the artificial crystal."""
HIDDEN = {
    "poison-bag": (5, "poison"), "parts": (5, "part"), "assembled": (2, "part"), "memory": (6, "normal"),
    "relics": (3, "normal"), "barracks": (1, "unit"), "unconscripted": (3, "unit"),
}  # fmt: skip
"""Cards that only their owner sees: how many, of which kind."""


def panel(key: str, seat: int, eye: int, **counters: int) -> PanelSeen:
    """A component of a seat as another or the same seat sees it: a prepared plan is its owner's secret."""
    values = {**dict(COUNTERS.get(key, ())), **counters}
    if key == "plan" and eye != seat and not values["plan-open"]:
        del values["plan"]
    if key == "sea" and eye != seat and not values["dive-open"]:
        del values["dive"]
    places = tuple(f"{area}.{seat}" for area in AREAS.get(key, ()))
    return tables.panel(key, seat, places=places, counters=tuple(values.items()))


def cards_of(area: str, seat: int, eye: int) -> tuple[CardSeen, ...]:
    """The cards that lie at an area of a component at first."""
    first = 60 + 20 * seat
    if area in HIDDEN:
        count, kind = HIDDEN[area]
        place = f"{area}.{seat}"
        if eye != seat:
            return tables.backs(place, count, kind=kind)
        first += 10 if area in ("assembled", "unconscripted") else 0
        return tuple(tables.card(n, kind=kind, owner=seat, face_up=False) for n in range(first, first + count))
    counts = {"anvil": 1, "machine": 3, "plots": 1}
    return tuple(tables.card(first + 15 + n, owner=seat) for n in range(counts.get(area, 0)))


def table(
    keys: tuple[Sequence[str], Sequence[str]],
    eye: int = 0,
    *,
    tokens: dict[str, int] | None = None,
    counters: dict[str, int] | None = None,
    cards: dict[str, tuple[CardSeen, ...]] | None = None,
    beside: dict[str, tuple[tuple[str, int], ...]] | None = None,
    **more: Any,
) -> View:
    """A table on which each seat has these components, as a seat sees it; `beside`: tokens in areas of crystals."""
    panels = tuple(panel(key, seat, eye, **_given(key, counters)) for seat in (0, 1) for key in keys[seat])
    seen = tables.view(eye, cards=cards, **more)
    fives = ("machine.0", "machine.1", "unsprouted.0", "unsprouted.1")
    lying = {**dict.fromkeys(fives, 5), **(tokens or {})}
    places = dict(seen.places)
    for place, those in (beside or {}).items():
        places[place] = replace(places[place], pieces=tuple(sorted((*places[place].pieces, *those))))
    for one in panels:
        for place in one.places:
            area = place.partition(".")[0]
            places[place] = PlaceSeen(
                place=place,
                cards=(cards or {}).get(place, cards_of(area, one.seat, eye)),
                pieces=tables.pieces(
                    3 if area in ("anvil", "flow") else 0,
                    ((TOKENS.get(area, "artificial"), lying[place]),) if lying.get(place) else (),
                ),
            )
    return replace(seen, panels=panels, places=places)


def _given(key: str, counters: dict[str, int] | None) -> dict[str, int]:
    own = {name for name, _ in COUNTERS.get(key, ())}
    return {name: value for name, value in (counters or {}).items() if name in own}


def step(
    decision: Any, keys: tuple[Sequence[str], Sequence[str]], *, secret: bool = True, **more: Any
) -> tables.Step:
    """A moment of a scripted duel with these components; `secret`: each seat sees it with its own eyes."""
    eyes = (0, 1, -1) if secret else (0, 0, 0)
    first, second, both = (table(keys, eye, **more) for eye in eyes)
    return tables.Step(decision, seat0=first, seat1=second, public=both)


def act(*options: tuple[str, tuple[tuple[str, str, str], ...]], seat: int = 0) -> asked.ChooseAct:
    """The next act of a main phase: these options with their moves, and the end."""
    made = [Option(key, tuple(Move(*move) for move in moves)) for key, moves in options]
    return asked.ChooseAct(seat=seat, options=(*made, Option("end")), section="8-2-2", rest=True)
