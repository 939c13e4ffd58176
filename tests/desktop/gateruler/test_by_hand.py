"""Whole duels by the mouse and by the keyboard: whatever is asked, a hand can answer it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.desktop.gateruler.conftest import DRIVES, HANDS, begun, likely, reached
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse, choose_in_menu
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.gateruler.door import Duel
    from engine.kernel.decisions import Decision
    from sakura_desktop.match.screen import MatchScreen

MOST = 1500
"""More answers than any duel takes."""


def spread(mouse: Mouse, decision: Decision, key: str) -> None:
    """In the main phase a card of the graveyard is seen when the graveyard was clicked; what one has spread and needs
    no more is put together.
    """
    option, board = decision.option(key), mouse.screen.board
    if decision.kind == "ChooseAct" and board.pile_popup.place:
        button = board.pile_popup.close_button
        mouse.click(button.mapTo(mouse.screen.window(), button.rect().center()))
    sources = {move.source for move in option.moves} if option is not None and decision.kind == "ChooseAct" else set()
    for place in sources:
        if board.hits.is_hidden_pile(place) and board.pile_popup.place != place:
            mouse.click_place(place)
            settle()


@pytest.mark.parametrize(("seed", "rulers"), [(1, HANDS), (2, DRIVES), (3, None)])
def test_a_whole_duel_by_the_mouse(
    opened: Callable[..., MatchScreen], seed: int, rulers: tuple[str, str] | None
) -> None:
    rng, screen = random.Random(seed), opened(begun(seed, rulers))
    mouse, duel, done, kinds = Mouse(screen), screen.session.duel, set(), set()
    while (decision := duel.decision) is not None and duel.answers < MOST:
        keys, before = likely(decision, rng), duel.answers
        kinds.add(decision.kind)
        done |= {key.partition(":")[0] for key in keys}
        if keys:
            spread(mouse, decision, keys[0])
            mouse.answer(keys, way=rng.randint(0, 3))
            choose_in_menu(keys[0])
        else:
            mouse.press_button("confirm")
        settle()
        assert duel.answers > before, (decision.kind, keys)
        assert sorted(duel.given(before)) == sorted(keys), decision.kind
    assert duel.decision is None, "it came to its end"
    screen.board.hurry()
    lying = {place: len(seen.cards) for place, seen in duel.view(screen.session.seat).places.items()}
    assert {place: screen.board.table.cards(place).rowCount() for place in lying} == lying
    assert {"summon", "attack", "end"} <= done
    assert mouse.drags > 20


@pytest.mark.parametrize("letters", [False, True])
def test_a_whole_duel_by_the_keyboard(opened: Callable[..., MatchScreen], letters: bool) -> None:
    rng, screen = random.Random(7), opened(begun(7, DRIVES if letters else HANDS))
    keyboard, duel = Keyboard(screen), screen.session.duel
    while (decision := duel.decision) is not None and duel.answers < MOST:
        keys, before = likely(decision, rng), duel.answers
        if keys:
            keyboard.answer(keys, letters=letters)
            choose_in_menu(keys[0])
        else:
            keyboard.push("confirm", letters=letters)
        settle()
        assert duel.answers > before, (decision.kind, keys)
    assert duel.decision is None, "it came to its end"


def attacks(decision: Decision, duel: Duel) -> bool:
    """Somebody may attack, and the other has no unit in the left line."""
    empty = not duel.view(decision.seat).places[f"left.{1 - decision.seat}"].cards
    keys = [option.key for option in decision.options if option.key.startswith("attack:")]
    return empty and any(key.endswith(":left") for key in keys)


def test_an_attack_on_an_empty_line_is_dragged_onto_its_zone(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(attacks, HANDS)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    option = next(one for one in decision.options if one.key.endswith(":left"))
    move = option.moves[0]
    assert move.target == f"left.{1 - decision.seat}"
    Mouse(screen).drag_thing(move.what, move.source, move.target)
    settle()
    assert duel.given(before) == (option.key,)


def summons(decision: Decision, duel: Duel) -> bool:
    """A unit of the hand may be summoned, and another is in the way of none."""
    del duel
    return any(option.key.startswith("summon:") for option in decision.options)


def test_a_card_that_may_not_go_there_springs_back_and_it_is_said_why(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(summons, HANDS)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    move = next(option for option in decision.options if option.key.startswith("summon:")).moves[0]
    Mouse(screen).drag_thing(move.what, move.source, f"left.{1 - decision.seat}")
    settle()
    assert duel.answers == before
    assert screen.why_not.text


def test_a_unit_is_clicked_and_then_its_zone(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(summons, HANDS)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    option = next(one for one in decision.options if one.key.startswith("summon:"))
    move, mouse = option.moves[0], Mouse(screen)
    mouse.click_thing(move.what, move.source)
    assert {f"left.{decision.seat}", f"right.{decision.seat}"} <= screen.board.table.glow.targets
    mouse.click_place(move.target)
    settle()
    assert duel.given(before) == (option.key,)
