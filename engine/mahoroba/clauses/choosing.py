"""A player chooses units or cards for an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, place, seat_of
from engine.cardgame.decisions import ChooseCards
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask
from engine.mahoroba.decisions import ChooseUnits
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table
    from engine.text.phrase import Phrase


def section_of(state: State, source: Source) -> str:
    """Where the sheet lets the card of a source act: EX skills and commands in the main phase, else the phase it is."""
    return {"main": "main-4" if state.info(source.card).is_unit else "main-3", "battle": "battle-1"}.get(
        state.phase, "end"
    )


def choose_units(
    table: Table, source: Source, seat: int, units: Sequence[int], least: int = 1, prompt: Phrase | None = None
) -> Resolution[tuple[int, ...]]:
    """The seat chooses one of the units, or none where `least` is 0 or there is none."""
    state = table.state
    options = tuple(
        Option(f"card:{unit}", (Move(f"card:{unit}", state.where[unit], state.where[unit]),)) for unit in units
    )
    if not options:
        return ()
    keys = yield from ask(
        ChooseUnits(
            seat=seat, options=options, least=least, most=1, section=section_of(state, source),
            source=f"card:{source.card}", prompt=prompt,
        )
    )  # fmt: skip
    return tuple(int(key[5:]) for key in keys)


def choose_cards(
    table: Table, source: Source, cards: Sequence[int], least: int, most: int, target: str, shown: Sequence[int] = ()
) -> Resolution[tuple[int, ...]]:
    """The player of the text chooses among cards, as many as there are where they are too few. `target` is the area
    that they go to, of the player to whom each belongs, or the unit that they are attached to as energy (`card.<id>`).
    `shown` are hidden cards that are looked through for it: then it is asked even if none of them may be chosen, since
    that is nobody else's business. A hand can't take them from where they lie hidden: they are chosen by name.
    """
    state = table.state
    unit = int(target[5:]) if area_of(target) == "card" else None

    def moves(card: int) -> tuple[Move, ...]:
        where = state.where[card]
        if unit is None:
            targets = [place(target, state.owner[card])]
        else:
            targets = [target, place("energy", seat_of(state.where[unit]))]
        return tuple(Move(f"card:{card}", where, to) for to in targets if to != where)

    options = tuple(
        Option(
            f"card:{card}", () if shown else moves(card),
            label=say("answer-card", card=CardName(state.info(card).number)) if shown else None,
        )
        for card in cards
    )  # fmt: skip
    if not options and not shown:
        return ()
    keys = yield from ask(
        ChooseCards(
            seat=source.seat, options=options, least=min(least, len(options)), most=min(most, len(options)),
            section=section_of(state, source), source=f"card:{source.card}",
            target=place(target, source.seat) if unit is None else target, secret=bool(shown),
            shown=tuple(f"card:{card}" for card in shown),
            prompt=None if unit is None else say("ask-energy", unit=CardName(state.info(unit).number)),
        )
    )  # fmt: skip
    return tuple(int(key[5:]) for key in keys)


