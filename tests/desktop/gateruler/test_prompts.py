"""Questions of this game: what lies on the gate is named, costs, zones, CNT and attributes have answers to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QMenu

from sakura_desktop.gateruler.prompts import ActPrompt, ZonePrompt
from tests.desktop.gateruler.conftest import DRIVES, HANDS, reached
from tests.desktop.mouse import Mouse, choose_in_menu
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.gateruler.door import Duel
    from engine.kernel.decisions import Decision
    from sakura_desktop.match.screen import MatchScreen


def buttons(screen: MatchScreen) -> list[str]:
    """What can be pressed."""
    return [button.key for button in screen.bar.buttons()]


def test_what_resolves_next_is_named_where_one_may_pass(opened: Callable[..., MatchScreen]) -> None:
    def answers(decision: Decision, duel: Duel) -> bool:
        gate = duel.view(decision.seat).gate
        return decision.kind == "ChooseAct" and len(gate) > 0 and decision.idle is None

    duel = reached(answers, HANDS)
    screen, decision = opened(duel), duel.decision
    assert decision is not None
    prompt = screen.bar.prompt
    assert isinstance(prompt, ActPrompt)
    top = duel.view(decision.seat).gate[-1]
    hint = prompt.hint()
    assert hint is not None
    assert screen.words.text(top.phrase) in screen.words.text(hint)
    assert {"pass", "pass-turn"} <= set(buttons(screen))
    before = duel.answers
    Mouse(screen).press_button("pass")
    settle()
    assert duel.given(before) == ("pass",)


def test_the_main_phase_ends_by_its_button(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(lambda decision, _duel: getattr(decision, "main", False), HANDS)
    screen, before = opened(duel), duel.answers
    prompt = screen.bar.prompt
    assert isinstance(prompt, ActPrompt)
    assert prompt.hint() is None, "nothing lies on the gate"
    Mouse(screen).press_button("end")
    settle()
    assert duel.given(before) == ("end",)


def test_abilities_have_a_button_each_and_are_dragged_too(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(lambda decision, _duel: any(one.key.startswith("use:") for one in decision.options), HANDS)
    screen, decision = opened(duel), duel.decision
    assert decision is not None
    uses = [option for option in decision.options if option.key.startswith("use:")]
    assert {option.key for option in uses} <= set(buttons(screen))
    before, move = duel.answers, uses[0].moves[0]
    Mouse(screen).drag_thing(move.what, move.source, "gate")
    choose_in_menu(uses[0].key)
    settle()
    assert duel.given(before) == (uses[0].key,)


def test_every_way_to_pay_is_a_button(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(lambda decision, _duel: decision.kind == "ChooseCost", HANDS)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    assert len(keys) > 1
    assert set(keys) <= set(buttons(screen))
    Mouse(screen).press_button(keys[-1])
    settle()
    assert duel.given(before) == (keys[-1],)


def test_a_card_with_cnt_is_shown_beside_the_question(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(lambda decision, _duel: decision.kind == "ChooseCounter")
    screen, decision = opened(duel), duel.decision
    assert decision is not None
    assert {"yes", "no"} <= set(buttons(screen))
    assert screen.board.table.cards(f"counter.{decision.seat}").rowCount() == 1
    zone = screen.board.playmat.view_for(f"counter.{decision.seat}")
    assert zone is not None
    assert zone.accessibleName() == "Counter zone 1"


def test_the_zone_of_a_unit_from_a_pile_is_chosen_with_the_unit_in_sight(opened: Callable[..., MatchScreen]) -> None:
    def from_the_deck(decision: Decision, duel: Duel) -> bool:
        """The unit lies in the deck, below its top."""
        if decision.kind != "ChooseZone" or not decision.options[0].moves:
            return False
        move = decision.options[0].moves[0]
        top = duel.view(decision.seat).places[move.source].cards[0].handle
        return move.source.startswith("deck") and move.what != top

    duel = reached(from_the_deck, answers=300)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    assert isinstance(screen.bar.prompt, ZonePrompt)
    move = decision.options[0].moves[0]
    assert move.what.startswith("card:"), "whoever searched for it sees it"
    assert screen.board.pile_popup.place == move.source
    assert not screen.bar.prompt.buttons
    Mouse(screen).click_place(decision.options[-1].key)
    settle()
    assert duel.given(before) == (decision.options[-1].key,)


def test_an_attribute_is_chosen_from_a_menu(opened: Callable[..., MatchScreen]) -> None:
    duel = reached(lambda decision, _duel: any(one.key.startswith("trait:") for one in decision.options), answers=300)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    traits = [option for option in decision.options if option.key.startswith("trait:")]
    units = {option.key.split(":")[1] for option in traits}
    shown = [key for key in buttons(screen) if key.startswith("trait:")]
    assert shown == [f"trait:card:{unit}" for unit in dict.fromkeys(one.key.split(":")[1] for one in traits)]
    assert len(shown) == len(units) < len(traits)
    Mouse(screen).press_button(shown[0])
    menu = next(one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible())
    mine = [option.key for option in traits if option.key.startswith(f"trait:{shown[0].rpartition(':')[2]}:")]
    assert [action.data() for action in menu.actions()] == mine
    choose_in_menu(mine[-1])
    settle()
    assert duel.given(before) == (mine[-1],)


def test_face_down_cards_of_the_other_are_chosen_by_their_zone(opened: Callable[..., MatchScreen]) -> None:
    def hidden(decision: Decision, _duel: Duel) -> bool:
        return decision.kind == "ChooseCards" and sum("#" in option.key for option in decision.options) > 1

    duel = reached(hidden, DRIVES, answers=150)
    screen, before, decision = opened(duel), duel.answers, duel.decision
    assert decision is not None
    keys = [option.key for option in decision.options if "#" in option.key]
    said = {button.key: button.accessibleName() for button in screen.bar.buttons() if button.key in keys}
    assert set(said) == set(keys)
    assert len(set(said.values())) == len(keys), "each is told from the others"
    Mouse(screen).press_button(keys[-1])
    settle()
    assert duel.answers > before
