"""Pieces of small attack cards: forced effects of their own attack, clauses to be granted, filters."""

from __future__ import annotations

from engine.cardgame.clauses import Clause
from engine.cardgame.hooks import ADD, Modify
from engine.sakura.layers import TRAIT
from engine.sakura.play.scene import SideLaid
from tests.engine.sakura.rules.small_cards import (
    FILLERS,
    Stands,
    effect,
    small,
    stands,
)

DECK = SideLaid(deck=FILLERS[:4])


def own(change, layer=TRAIT, **more):
    """A forced effect that modifies the card's own attack."""
    return stands("forced", lambda c: Modify(clause=c, value="attack", layer=layer, change=change, own=True, **more))


def trait(name):
    return own(lambda found, state, source: setattr(found, name, True))


def no_reactions(what=None):
    return own(lambda found, state, source: found.no_reactions.append(what))


def plus(aura, life):
    def change(found, state, source):
        if found.aura is not None:
            found.aura += aura
        if found.life is not None:
            found.life += life

    return change


def granting(aura, life):
    """A clause that gives +X/+Y."""
    return Stands(lambda c: Modify(clause=c, value="attack", layer=ADD, change=plus(aura, life)))


def attack_of(scene):
    return scene.state.attacks[-1]


class Given(Clause):
    """Holds a clause so that it belongs to a card."""

    def __init__(self, inner):
        self.inner = inner

    def phrase(self):
        return self.inner.phrase()

    def parts(self):
        return (self.inner,)


def holder(*clauses):
    """A card whose clauses can be granted."""
    return small(type="action", effects=tuple(effect("on-use", Given(clause)) for clause in clauses))


class Only:
    """A filter of cards that may not react."""

    def __init__(self, kind):
        self.kind = kind

    def admits(self, state, source, card):
        return state.kind(card) == self.kind
