"""The public door for hands at the table: every thing dragged to every place is an option, or is refused in words."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.kernel.decisions import Move
from engine.sakura.areas import COMPONENTS
from engine.sakura.door import GAME
from engine.sakura.play.selfplay import drawn_setup
from engine.sakura.pool import forms
from engine.sakura.reasons import REASONS
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer

RENDERERS = [Renderer(Catalog.load(language), strict=True) for language in LANGUAGES]
SECTION = re.compile(r"x?\d+-\d+(-\d+)*")
DRAGGED_AT = 4
"""Positions of each kind of question, in each duel, at which everything is dragged."""


def places_of(view):
    """Every place at the table, those on cards and the attacks in the air among them."""
    on_cards = [f"card.{card.handle[5:]}" for place in view.places.values() for card in place.cards if card.crystals]
    attacks = [f"attack.{attack.handle.removeprefix('attack:')}" for attack in view.attacks]
    return [*view.places, *on_cards, *attacks, "paid"]


def things_of(view):
    """Everything that a hand can take, with the place where it lies."""
    things = [("piece", name) for name, place in view.places.items() if place.crystals]
    things += [
        ("piece", f"card.{card.handle[5:]}")
        for place in view.places.values()
        for card in place.cards
        if card.crystals
    ]
    things += [("vigor", f"vigor.{seat}") for seat in (0, 1)]
    things += [(f"card:{card.handle[5:]}" if card.handle.startswith("card:") else card.handle, name)
               for name, place in view.places.items() for card in place.cards]  # fmt: skip
    things += [("pile", name) for name in view.places if name.split(".")[0] in ("deck", "discard", "cover")]
    return things


def drags(view):
    """Every move of a hand."""
    targets = places_of(view)
    return [Move(what, source, target) for what, source in things_of(view) for target in targets if target != source]


OF_COMPONENTS = {"not-yours"} | {
    handling.message.removeprefix("refusal-")
    for form in forms()
    for component in COMPONENTS.of(form.key)
    for handling in component.handling
}
"""Codes by which things of components are refused."""


def refused_properly(duel, move):
    """The refusal of a move that no option has."""
    refusal = duel.why_not(move)
    assert refusal.code in REASONS or refusal.code in OF_COMPONENTS
    assert SECTION.fullmatch(refusal.section), (move, refusal)
    return refusal


@pytest.mark.parametrize("seed", range(6))
def test_every_drag_is_an_option_or_is_refused(seed):
    """And every move of an option is found by it."""
    duel = Match.start(GAME, drawn_setup(Random(seed)))
    rng = Random(seed)
    times: dict[str, int] = {}
    said = {}
    while (decision := duel.decision) is not None:
        times[decision.kind] = times.get(decision.kind, 0) + 1
        for option in decision.options:
            assert all(option in duel.options_for(move) for move in option.moves)
        if times[decision.kind] <= DRAGGED_AT:
            for move in drags(duel.view(decision.seat)):
                if not duel.options_for(move):
                    refusal = refused_properly(duel, move)
                    said[refusal.phrase] = refusal
        duel.submit(random_answer(decision, rng))
    for phrase in said:
        assert all(renderer.text(phrase) for renderer in RENDERERS)
    assert {"other-question", "wrong-place", "hand-hidden"} & {refusal.code for refusal in said.values()}
    assert len({refusal.code for refusal in said.values()}) > 12


def test_after_the_end_every_drag_is_refused():
    duel = Match.start(GAME, drawn_setup(Random(1)))
    rng = Random(1)
    while duel.decision is not None:
        duel.submit(random_answer(duel.decision, rng))
    for move in drags(duel.view(0))[:200]:
        assert duel.options_for(move) == ()
        assert refused_properly(duel, move).code == "duel-over"


@pytest.mark.parametrize("seed", range(3))
def test_asking_why_not_changes_nothing(seed):
    duel = Match.start(GAME, drawn_setup(Random(seed)))
    rng = Random(seed)
    while duel.answers < 30 and duel.decision is not None:
        duel.submit(random_answer(duel.decision, rng))
    before = [duel.view(seat) for seat in (0, 1, -1)], duel.decision, duel.event_count
    for move in drags(duel.view(0)):
        duel.why_not(move)
    assert ([duel.view(seat) for seat in (0, 1, -1)], duel.decision, duel.event_count) == before


@pytest.mark.parametrize(
    "what", ["", "moon", "piece", "vigor", "card:", "card:9999", "card:x", "hand.0#7", "attack:1"]
)
@pytest.mark.parametrize("places", [("", ""), ("nowhere", "aura.0"), ("hand.0", "attack.77"), ("aura.9", "attack.x")])
def test_a_move_of_what_is_not_there_is_refused_too(what, places):
    """A screen that has fallen behind may ask about things that are gone."""
    duel = Match.start(GAME, drawn_setup(Random(1)))
    rng = Random(1)
    kinds = set()
    while duel.decision is not None:
        if duel.decision.kind not in kinds:
            kinds.add(duel.decision.kind)
            move = Move(what, *places)
            assert duel.options_for(move) == ()
            refusal = refused_properly(duel, move)
            assert all(renderer.text(refusal.phrase) for renderer in RENDERERS)
        duel.submit(random_answer(duel.decision, rng))
