"""Effects that change what is about to happen (§10.11): each once, in the order of whoever it concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.cardgame.in_force import in_force
from engine.cardgame.table import choose_next
from engine.hololive.procedures.upon import told_apart

if TYPE_CHECKING:
    from engine.cardgame.hooks import AroundStep
    from engine.cardgame.source import Source
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


Around: TypeAlias = "tuple[AroundStep, Source]"


def replaced(table: Table, step: str, subject: object, seat: int) -> Resolution[None]:
    """Let every effect that is put around a step change what is about to be done, which is its subject, each once
    (§10.11.2.3): the player whom it concerns orders them (§10.11.2).
    """
    used: list[Around] = []
    while waiting := [pair for pair in put_around(table.state, step, subject) if pair not in used]:
        used.append((yield from _next(table, waiting, subject, seat, "10.11.2")))


def accompanied(table: Table, step: str, subject: object) -> Resolution[None]:
    """Do what is to be done along with a step, each once: the turn player's first, as long as there is any, in an order
    of their player's (§11.3.1.1.1, §11.3.1.1.2).
    """
    state = table.state
    used: list[Around] = []
    while waiting := [pair for pair in put_around(state, step, subject) if pair not in used]:
        mine = [pair for pair in waiting if pair[1].seat == state.turn_player]
        seat = state.turn_player if mine else 1 - state.turn_player
        used.append((yield from _next(table, mine or waiting, subject, seat, "11.3.1.1.1")))


def _next(table: Table, waiting: list[Around], subject: object, seat: int, section: str) -> Resolution[Around]:
    """The one that comes next is done."""
    index, waiting = 0, _unlike(table.state, waiting)
    if len(waiting) > 1:
        sources = [source for _, source in waiting]
        said = [(source, hook.clause.choice(), None) for hook, source in waiting]
        labels = told_apart(table.state, seat, said)
        index = yield from choose_next(table.state, sources, section, labels, seat=seat)
    hook, source = waiting[index]
    yield from hook.resolve(table, source, subject)
    return waiting[index]


def _unlike(state: State, waiting: list[Around]) -> list[Around]:
    """Of one text of several cards of a number on one holomem the first: which of those comes first makes no
    difference.
    """
    found: dict[object, Around] = {}
    for hook, source in waiting:
        found.setdefault((hook, state.attached.get(source.card, source.card)), (hook, source))
    return list(found.values())


def put_around(state: State, step: str, subject: object) -> list[Around]:
    """The effects that are put around a step now."""
    return [
        (hook, source)
        for hook, source in in_force(state).around.get(step, ())
        if (hook.fits is None or hook.fits(state, source, subject)) and hook.open(state, source)
    ]
