"""What the arts of a holomem would do now, before anybody uses them: their cost and damage as effects in force make
them (§10.10), and whom they can be aimed at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.sight import called, knows
from engine.hololive.card import COLOURLESS, COLOURS
from engine.hololive.legality import arts_targets, may_arts
from engine.hololive.procedures.performance import arts_damage
from engine.hololive.values import art_cost, changed, controller, on_stage
from engine.hololive.view.shapes import Aimed, ArtsSeen

if TYPE_CHECKING:
    from engine.hololive.card import Arts
    from engine.hololive.state import State


def prospect(state: State, seat: int, card: int) -> tuple[ArtsSeen, ...] | None:
    """The arts of a holomem of the seat's own stage, as they are now; None of any other card."""
    if not on_stage(state, card) or controller(state, card) != seat:
        return None
    return tuple(_seen(state, seat, card, art) for art in state.info(card).arts)


def _seen(state: State, seat: int, card: int, art: Arts) -> ArtsSeen:
    cost = art_cost(state, card, art)
    targets = [one for one in arts_targets(state, seat, card, art) if knows(state, seat, one)]
    return ArtsSeen(
        key=art.key,
        cost=tuple(colour for colour in (*COLOURS, COLOURLESS) for _ in range(cost[colour])),
        damage=changed(state, "arts", card, art.damage),
        usable=may_arts(state, seat, card, art) is None,
        targets=tuple(
            Aimed(handle=called(one), number=state.info(one).number, damage=arts_damage(state, card, art, one))
            for one in targets
        ),
    )
