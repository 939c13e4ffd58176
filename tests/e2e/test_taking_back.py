"""What the rules refuse springs back with a reason; what was done is taken back and done again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import MouseHands
from tests.e2e.moments import duel_at, saved
from tests.e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.sakura.door import View
    from tests.e2e.habits import Question
    from tests.e2e.support import Decision, Program, Seen

pytestmark = pytest.mark.e2e


def free_to_act(decision: Question, view: View) -> bool:
    """The first player may go forward, with vigor and with hand cards to pay."""
    hand = view.places[f"hand.{decision.seat}"]
    keys = {option.key for option in decision.options}
    ready = decision.kind == "ChooseAct" and decision.seat == 0 and view.turn > 2
    return ready and "basic:forward" in keys and len(hand.cards) == 2 and view.players[0].vigor > 0


def lying(seen: Seen) -> dict[str, str]:
    """How much lies where."""
    return {name: seen.texts[name] for name in seen.texts if name.startswith(("pieces@", "cards@", "vigor@"))}


@pytest.fixture
def table(begin: Callable[..., Program], tmp_path: Path) -> Table:
    program = begin("--lang", "en", str(saved(duel_at(free_to_act), tmp_path)))
    return Table(program, MouseHands(program))


def open_question(table: Table) -> tuple[Decision, Seen]:
    found = table.question()
    assert found is not None
    return found


def test_refused_drop_springs_back_and_says_why(table: Table) -> None:
    decision, before = open_question(table)
    program = table.program
    for place in ("aura.1", "flare.0", "shadow", "enhancements.0"):
        told = program.after(
            lambda place=place: program.drag("piece@distance", place),
            lambda seen: bool(seen.texts["status"]) and not seen.busy and not seen.texts["held"],
            f"the reason why a crystal can't go from distance to {place}",
        )
        assert "§" in told.texts["status"]
        assert lying(told) == lying(before)
        assert told.decision == decision
        assert told.where("piece@distance") == before.where("piece@distance")
        table.hands.give(next(option for option in decision.options if option.key == "basic:forward"))
        program.wait(lambda seen: seen.decision != decision and not seen.busy, "a step forward, that clears the line")
        program.after(
            lambda: program.keyboard.press("ctrl+z"), lambda seen: lying(seen) == lying(before), "the step taken back"
        )


def test_payment_laid_down_before_the_step_is_taken_back_with_it(table: Table) -> None:
    decision, before = open_question(table)
    program, seat = table.program, decision.seat
    card = next(name for name, rect in before.things.items() if _in_hand(before, name, seat))
    program.drag(card, f"cover.{seat}")
    program.drag("piece@distance", f"aura.{seat}")
    stepped = program.wait(
        lambda seen: not seen.busy and seen.texts[f"cards@cover.{seat}"] != before.texts[f"cards@cover.{seat}"],
        "the step forward, paid with the card",
    )
    changed = {name for name in lying(before) if lying(before)[name] != lying(stepped)[name]}
    assert changed == {"pieces@distance", f"pieces@aura.{seat}", f"cards@hand.{seat}", f"cards@cover.{seat}"}

    def then(act: Callable[[], None], wanted: Seen) -> None:
        program.after(act, lambda seen: lying(seen) == lying(wanted), "both the payment and the step")

    then(lambda: program.keyboard.press("ctrl+z"), before)
    then(lambda: program.keyboard.press("ctrl+shift+z"), stepped)
    then(lambda: table.hands.push("duel.undo"), before)
    then(lambda: table.hands.push("duel.redo"), stepped)


def _in_hand(seen: Seen, name: str, seat: int) -> bool:
    hand = seen.where(f"hand.{seat}")
    middle = seen.things[name].center
    across = hand.x <= middle.x <= hand.x + hand.width
    return name.startswith("card:") and across and hand.y <= middle.y <= hand.y + hand.height


def test_taking_back_what_luck_has_shown_asks_first(table: Table) -> None:
    decision, _ = open_question(table)
    program = table.program
    table.answer(decision, ("end",))
    asked_before, before = open_question(table)
    assert asked_before.kind == "ChooseRebuild"
    table.answer(asked_before, ("yes",))
    _, theirs = open_question(table)
    assert theirs.texts["seat"] == "1"
    assert lying(theirs) != lying(before)
    for button in ("no", "yes"):
        doubt = program.after(
            lambda: program.keyboard.press("ctrl+z"), lambda seen: seen.has("undo-doubt"), "the doubt"
        )
        assert doubt.texts["undo-doubt"]
        assert doubt.texts["answers"] == theirs.texts["answers"], "nothing is taken back before it is sure"
        program.click(f"undo-doubt.{button}")
        program.wait(lambda seen: not seen.has("undo-doubt"), "the question to be gone")
        if button == "no":
            assert lying(open_question(table)[1]) == lying(theirs)
    again, now = open_question(table)
    assert again == asked_before
    assert lying(now) == lying(before)
