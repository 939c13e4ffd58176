"""What tests of every game's lessons don't see of these: the last turn, won or spoilt in any order."""

from __future__ import annotations

import pytest

from engine.games import lesson, taught


def free_step():
    """The last turn at its last step, in which everything is let through."""
    match = taught(lesson("mahoroba", "last-turn"))
    while not match.step.free:
        match.submit(shown(match))
    return match


def shown(match):
    found = match.shown_next()
    return None if found is None else tuple(option.key for option in found)


def act(match, head):
    """The first answer of that kind."""
    match.submit((next(option.key for option in match.decision.options if option.key.partition(":")[0] == head),))


@pytest.mark.parametrize("first", ["use", "set"])
def test_the_way_goes_on_whichever_act_was_first(first: str) -> None:
    match = free_step()
    act(match, first)
    while not match.learned:
        match.submit(shown(match))
    assert match.winner == 0


def test_no_way_is_shown_where_none_leads_to_the_goal() -> None:
    match = free_step()
    act(match, "charge")
    assert match.decision is not None
    assert shown(match) is None
    match.undo()
    assert shown(match) is not None


@pytest.mark.parametrize(("order", "won"), [((0, 1), True), ((1, 0), False)])
def test_the_order_of_the_sum_decides(order: tuple[int, int], won: bool) -> None:
    match = free_step()
    while match.decision.kind != "ChooseOrder":
        match.submit(shown(match))
    assert match.remark.name == "order"
    keys = [option.key for option in match.decision.options]
    match.submit(tuple(keys[at] for at in order))
    assert (match.learned, match.missed) == (won, not won)
