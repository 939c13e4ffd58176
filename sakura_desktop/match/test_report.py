"""The duel's part of a report to a test from outside: where every place and thing is, and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPoint

from sakura_desktop.probe import Rect, decision_told, on_screen, rect_of
from sakura_desktop.table.seen import plain_pieces
from sakura_desktop.table.things import PIECE, Thing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QRect

    from engine.kernel.decisions import Decision
    from sakura_desktop.match.hand import Hand
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.table.board import Board
    from sakura_desktop.table.curtain import Curtain
    from sakura_desktop.table.keyboard_stops import Stop
    from sakura_desktop.table.prompts.bar import PromptBar
    from sakura_desktop.table.status_line import StatusLine


class Told(Protocol):
    """The parts of the duel's screen that the report tells of."""

    board: Board
    session: MatchSession
    hand: Hand
    bar: PromptBar
    curtain: Curtain
    status: StatusLine


def report_of(screen: Told) -> dict[str, Any]:
    """The report. Things are named by handle, pieces by their place: `piece@shared`, `piece@own.0`."""
    board, session = screen.board, screen.session
    decision = session.decision
    buttons = {button.key: rect_of(on_screen(button)) for button in screen.bar.buttons()}
    return {
        "decision": decision_told(decision),
        "busy": board.animation.busy,
        "places": {**places_of(board, decision), **{f"option:{key}": rect for key, rect in buttons.items()}},
        "things": things_of(board),
        "texts": {
            "question": screen.bar.accessibleName(),
            "status": screen.status.text,
            "curtain": "down" if screen.curtain.isVisible() else "up",
            "seat": str(session.seat),
            "answers": str(session.duel.answers) if session.is_open else "",
            "held": _thing_name(board.drag.held) if board.drag.held is not None else "",
            "picked": " ".join(screen.hand.offer.picked),
            "looking": "yes" if session.looking else "no",
            **{f"option:{button.key}": button.accessibleName() for button in screen.bar.buttons()},
            **keyboard_of(screen),
            **counts_of(board),
        },
    }


def counts_of(board: Board) -> dict[str, str]:
    """How much lies where: `pieces@shared`, `cards@hand.1`; what lies nowhere by whose it is."""
    view = board.table.view
    if view is None:
        return {}
    told = {}
    for place, seen in view.places.items():
        told[f"pieces@{place}"] = str(plain_pieces(seen))
        told[f"cards@{place}"] = str(len(seen.cards))
    told.update({f"{what}@{seat}": str(count) for what, seat, count in board.playmat.counts(view)})
    return told


def keyboard_of(screen: Told) -> dict[str, str]:
    """Where the keyboard is on the board, and the keys shown over things, places and buttons."""
    walker = screen.board.keyboard
    if walker is None:
        return {}
    told = {"here": _stop_name(walker.here) if walker.here is not None else ""}
    for badge, stop in zip(walker.badges(), walker.stops(), strict=False):
        told[f"key:{_stop_name(stop)}"] = badge.text.lower()
    told.update({f"key:option:{button.key}": button.letter for button in screen.bar.buttons() if button.letter})
    return told


def _stop_name(stop: Stop) -> str:
    if stop.thing is not None:
        return _thing_name(stop.thing)
    return stop.spot.model.drop_places(stop.spot.row)[0] if stop.spot is not None else ""


def places_of(board: Board, decision: Decision | None) -> dict[str, Rect]:
    """Every place of the table by name, and the ones that the open decision speaks of."""
    if board.table.view is None:
        return {}
    names = {*board.table.view.places, *board.playmat.more_places(board.table.view)}
    names.update(view.place for view in board.playmat.panels.views())
    if decision is not None:
        names.update(move.target for option in decision.options for move in option.moves)
    return _on_screen(board, {name: board.hits.rect_of_place(name) for name in sorted(names)})


def things_of(board: Board) -> dict[str, Rect]:
    """Every thing that a hand could take."""
    if board.table.view is None:
        return {}
    things: list[Thing] = []
    for place, seen in board.table.view.places.items():
        things += [Thing(card.handle, place) for card in seen.cards]
        things += [Thing(PIECE, place)] if plain_pieces(seen) else []
        things += [
            Thing(PIECE, card.handle.replace(":", "."))
            for card in seen.cards
            if plain_pieces(card) and ":" in card.handle
        ]
    for view in (*board.playmat.panels.views(), *board.playmat.views()):
        first = view.model_of().thing(0) if view.model_of().rowCount() else None
        things += [first] if first is not None else []
    things += board.table.glow.lit
    things += [
        Thing(what, f"{what}.{seat}") for what, seat, count in board.playmat.counts(board.table.view) if count
    ]
    return _on_screen(board, {_thing_name(thing): board.hits.rect_of_thing(thing) for thing in dict.fromkeys(things)})


def _on_screen(board: Board, found: Mapping[str, QRect | None]) -> dict[str, Rect]:
    """Those that are on the board, where they are on the screen."""
    corner = board.mapToGlobal(QPoint())
    return {name: rect_of(rect.translated(corner)) for name, rect in found.items() if rect is not None}


def _thing_name(thing: Thing) -> str:
    return thing.what if thing.is_card else f"{thing.what}@{thing.source}"
