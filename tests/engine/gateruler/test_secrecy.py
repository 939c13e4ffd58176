"""What is asked to keep a secret, and what nobody else learns; `tests/engine/test_every_game.py` sees what holds of
every game.
"""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.asked import Waiting, decision_for
from engine.cardgame.sight import knows
from engine.gateruler.legality import might_act
from engine.gateruler.play.selfplay import Duels
from engine.gateruler.procedures.gate import acts
from engine.gateruler.view.seat import view
from engine.kernel.session import Session
from tests.engine.gateruler.tables import APPRENTICE, OVERLORD, scene, side


def _numbers(there, seat: int, where: str) -> list[str | None]:  # type: ignore[no-untyped-def]
    return [card.number for card in view(there.state, seat).places[where].cards]


def test_a_main_phase_in_which_nothing_can_be_done_is_asked_for_all_the_same() -> None:
    """Else the other player would learn that no card of the hand can be played."""
    there = scene(side(hand=("T-3",), energy=0))
    assert there.decision is not None
    assert (there.decision.kind, there.keys) == ("ChooseAct", ("end",))


def test_the_other_seat_learns_of_a_question_not_what_may_be_answered() -> None:
    there = scene(side(hand=("T-1",)), side(hand=("T-GUARD-SUMMON",)))
    there.answer("end")
    assert there.decision is not None
    assert there.decision.seat == 1
    assert decision_for(there.state, there.decision, 0) == Waiting(1, "ChooseAct")


def test_asking_doesnt_depend_on_what_is_hidden() -> None:
    """The same is asked whether the set card, or the hand, could be used or not."""
    for hidden in ({"sets": ("T-BOLT",)}, {"sets": ("T-DRAW",)}), ({"hand": ("T-GUARD-SUMMON",)}, {"hand": ("T-0",)}):
        asked = []
        for laid in hidden:
            there = scene(side(left="T-3"), side(**laid))  # type: ignore[arg-type]
            kinds = []
            there.answer("end")
            while there.decision is not None and there.decision.seat == 1 and there.state.turn_player == 0:
                kinds.append(there.decision.kind)
                there.answer("pass")
            asked.append(kinds)
        assert asked[0] == asked[1] != []


@pytest.mark.parametrize("laid", [
    (side(left="T-3"), side(OVERLORD, sets=("T-BOLT",))), (side(left="GR-019"), side(hand=("T-GUARD-SUMMON",))),
])  # fmt: skip
def test_nobody_is_asked_whom_an_effect_forbids_what_is_hidden(laid) -> None:  # type: ignore[no-untyped-def]
    """Both see that an Overlord plays no events in the opponent's turn, and that guards can't be summoned."""
    there = scene(*laid)
    there.answer("end")
    assert there.decision is not None
    assert (there.decision.seat, there.decision.kind) == (0, "ChooseAttack")


def test_set_cards_driven_cards_and_reversed_damage_are_their_owners() -> None:
    there = scene(side(APPRENTICE, sets=("T-BOLT",), drive=("T-1",), reversed=("T-3",)))
    for where, number in (("set-1.0", "T-BOLT"), ("drive.0", "T-1"), ("damage.0", "T-3")):
        assert _numbers(there, 0, where) == [number]
        assert _numbers(there, 1, where) == [None]
        assert _numbers(there, -1, where) == [None]


def test_what_was_revealed_in_the_drive_zone_is_everybodys() -> None:
    there = scene(side(APPRENTICE, drive=("T-1",)))
    there.answer(f"reveal:{there.card('T-1')}")
    assert _numbers(there, 1, "drive.0") == ["T-1"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_could_act_by_a_hidden_card_is_one_with_whom_everybody_reckons(seed: int) -> None:
    """Else being asked would tell that there is such a card."""
    rng, duels, found = Random(seed), Duels(), 0
    session = Session(duels.game(check=False), duels.drawn(rng, None))
    player = duels.players["random"](rng, {})
    while session.decision is not None and session.answers < 300:
        state = session.state
        for seat in (0, 1):
            if state.turn_player == seat and state.phase == "main" and not state.gate:
                continue
            hidden = [one for one in acts(state, seat) if not knows(state, 1 - seat, int(one.key.split(":")[1]))]
            found += bool(hidden)
            assert not hidden or might_act(state, seat)
        session.submit(player(session.decision, session.state))
    assert found
