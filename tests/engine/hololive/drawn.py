"""A duel that nobody wins: neither deck holds a Debut holomem, so both have to redraw too often (§6.2.1.9.1)."""

from __future__ import annotations

from engine.cardgame.match import Match
from engine.hololive.decks.ready import ready_decks
from engine.hololive.door import COPIES, DECK_SIZE, EVERY_NUMBER, GAME, Duel, Setup, SideSetup
from engine.hololive.registry import REGISTRY


def drawn_setup(names: tuple[str, str] = ("Hana", "Yuki")) -> Setup:
    ready = ready_decks()[0].side()
    supports = [number for number in EVERY_NUMBER if REGISTRY.cards[number].kind == "support"]
    deck = tuple(number for number in supports for _ in range(COPIES))[:DECK_SIZE]
    first, second = (SideSetup(oshi=ready.oshi, deck=deck, cheer=ready.cheer, name=name) for name in names)
    return Setup(sides=(first, second), first=0, seed=3)


def drawn_duel() -> Duel:
    """To its end: neither redraws of their own will."""
    duel = Match.start(GAME, drawn_setup())
    while duel.decision is not None:
        duel.submit(("no",))
    return duel
