from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Chance, Decision, IllegalAnswer, Move, Option, check_answer, check_outcome
from engine.kernel.events import Event
from engine.kernel.resolution import Resolution, ask, ask_one, draw_lots
from tests.engine.kernel.lanterns import ChooseAct, ChooseThrown


def choice(*options: Option, least: int = 1, most: int = 1, ordered: bool = False, secret: bool = False) -> Decision:
    return ChooseThrown(seat=1, options=options, least=least, most=most, ordered=ordered, secret=secret)


A, B, C = Option("a"), Option("b", (Move("piece", "distance", "aura.1"),)), Option("c", limit=2)


@pytest.mark.parametrize("answer", [("a",), ("a", "b"), ("b", "a"), ("c", "c")])
def test_a_legal_answer_passes(answer: tuple[str, ...]) -> None:
    decision = choice(A, B, C, most=2)
    check_answer(decision, answer)
    assert all(decision.option(key) for key in answer)


@pytest.mark.parametrize(
    ("answer", "code"),
    [((), "count"), (("a", "b", "c"), "count"), (("d",), "unknown"), (("a", "d"), "unknown"), (("a", "a"), "repeated")],
)
def test_an_illegal_answer_is_refused_with_its_code(answer: tuple[str, ...], code: str) -> None:
    decision = choice(A, B, C, most=2)
    with pytest.raises(IllegalAnswer, match="ChooseThrown") as refused:
        check_answer(decision, answer)
    assert (refused.value.code, refused.value.decision, refused.value.answer) == (code, decision, answer)


def test_a_decision_is_known_by_its_kind_and_its_options_by_key() -> None:
    decision = choice(A, B)
    assert decision.kind == "ChooseThrown"
    assert decision.option("b") is B
    assert decision.option("z") is None


@pytest.mark.parametrize(
    ("chance", "outcome"),
    [(Chance("shuffle", 3), (2, 0, 1)), (Chance("pick", 5, 2), (4, 0)), (Chance("pick", 1, 3), (0,))],
)
def test_a_possible_outcome_passes(chance: Chance, outcome: tuple[int, ...]) -> None:
    check_outcome(chance, outcome)
    assert max(outcome) < chance.size


@pytest.mark.parametrize(
    ("chance", "outcome", "code"),
    [
        (Chance("shuffle", 3), (0, 1), "count"),
        (Chance("shuffle", 3), (0, 1, 1), "count"),
        (Chance("shuffle", 3), (0, 1, 3), "unknown"),
        (Chance("pick", 2), (-1,), "unknown"),
        (Chance("pick", 2), (0, 1), "count"),
    ],
)
def test_an_impossible_outcome_is_refused(chance: Chance, outcome: tuple[int, ...], code: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        check_outcome(chance, outcome)
    assert refused.value.code == code


def answered(resolution: Resolution[Any]) -> object:
    """What a resolution returns that asks nothing."""
    with pytest.raises(StopIteration) as done:
        next(resolution)
    return done.value.value


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (choice(A), ("a",)),
        (choice(A, B, least=0, most=0), ()),
        (choice(A, B, least=2, most=2), ("a", "b")),
        (choice(C, least=2, most=2), ("c", "c")),
        (choice(A, C, least=1 + C.limit, most=1 + C.limit), ("a", *["c"] * C.limit)),
    ],
)
def test_what_has_one_answer_is_not_asked(decision: Decision, answer: tuple[str, ...]) -> None:
    assert answered(ask(decision)) == answer


@pytest.mark.parametrize(
    "decision",
    [
        choice(A, B),
        choice(A, secret=True),
        choice(A, least=0),
        choice(A, B, least=2, most=2, ordered=True),
        choice(A, C, least=2, most=2),
    ],
)
def test_what_has_several_answers_or_keeps_a_secret_is_asked(decision: Decision) -> None:
    asking = ask(decision)
    assert next(asking) is decision
    with pytest.raises(StopIteration) as done:
        asking.send(("a",))
    assert done.value.value == ("a",)


def test_one_key_answers_a_choice_of_one() -> None:
    asking = ask_one(choice(A, B))
    next(asking)
    with pytest.raises(StopIteration) as done:
        asking.send(("b",))
    assert done.value.value == "b"


def test_nothing_is_left_to_chance_where_one_outcome_is_possible() -> None:
    assert answered(draw_lots(Chance("shuffle", 0))) == ()
    assert answered(draw_lots(Chance("pick", 1))) == (0,)
    drawing = draw_lots(Chance("shuffle", 2))
    assert next(drawing) == Chance("shuffle", 2)
    with pytest.raises(StopIteration) as done:
        drawing.send((1, 0))
    assert done.value.value == (1, 0)


def test_a_decision_and_an_event_can_be_written_down() -> None:
    decision = ChooseAct(seat=0, options=(A, B), rest=True)
    assert msgspec.json.decode(msgspec.json.encode(decision), type=ChooseAct) == decision
    event = Event()
    event.apply(None)
    assert msgspec.json.decode(msgspec.json.encode(event)) == {"event": "Event"}
