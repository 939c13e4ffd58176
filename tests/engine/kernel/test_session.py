from __future__ import annotations

from typing import cast

import pytest

from engine.kernel.chance import Scripted, Source
from engine.kernel.decisions import IllegalAnswer
from engine.kernel.drive import Diverged
from engine.kernel.journal import Answered, BadStep, Entry, Lot, Record, Redone, Undone
from engine.kernel.session import OutOfRecord, Over, Session
from tests.engine.kernel.evenings import IN_ORDER, NeverAtRest, asked, begun, evening, moment, offered
from tests.engine.kernel.lanterns import (
    CURSED,
    ChooseAnswer,
    Drew,
    Evening,
    Laid,
    Lanterns,
    State,
    legal,
    steady,
    wander,
)

# --- going forward ---------------------------------------------------------------------------------------------------


def test_a_session_stands_at_the_first_decision() -> None:
    session = evening()
    assert (asked(session).kind, asked(session).seat, asked(session).rest) == ("ChooseAct", 0, True)
    assert offered(session) == ["light:1", "light:3", "draw", "end"]
    assert session.entries == [Lot("shuffle", tuple(range(12))), Lot("pick", (0,))]
    assert [type(event) for event in session.events] == [Laid, Drew, Drew, Drew, Drew]
    assert (session.answers, session.can_undo, session.can_redo) == (0, False, False)


def test_answers_and_lots_are_recorded_as_they_come() -> None:
    session = begun("end", "light:4")
    assert session.entries[2:] == [
        Answered("ChooseAct", 0, ("end",)),
        Answered("ChooseAct", 1, ("light:4",)),
        Lot("shuffle", tuple(range(8))),
    ]
    assert session.journal.records == session.entries
    assert session.answers == 2


def test_an_answer_in_the_middle_of_a_resolution_is_asked_and_given() -> None:
    session = begun("light:3")
    assert asked(session) == ChooseAnswer(seat=1, options=asked(session).options, secret=True)
    assert offered(session) == ["pass", "light:2", "light:4"]
    session.submit(["light:2"])
    assert (asked(session).kind, asked(session).seat) == ("ChooseAct", 0)
    assert session.state.lit == [3, 2]


def test_an_unwinding_end_leaves_every_nested_resolution() -> None:
    session = evening(luck=Scripted([(2, 4, 1, 0, 3)], strict=False), lanterns=5)
    assert session.state.hands == [[3, 2], [5, 1]]
    session.submit(("light:3",))
    session.submit(("light:5",))
    assert (session.state.turn, asked(session).seat, session.state.lit) == (1, 1, [3, 5])


def test_luck_comes_from_the_setups_seed_unless_another_is_brought() -> None:
    one, same, other = (Session(Lanterns(), Evening(seed=seed)) for seed in (5, 5, 6))
    assert one.events == same.events
    assert one.events != other.events
    assert cast("Source", one.luck).seed == 5
    assert evening().luck is IN_ORDER


def test_nothing_is_asked_any_more_when_it_is_over() -> None:
    session = begun("light:1", lanterns=1)
    assert session.decision is None
    assert session.state.over
    with pytest.raises(Over):
        session.submit(("end",))
    session.undo()
    assert asked(session).kind == "ChooseAct"


@pytest.mark.parametrize(
    ("keys", "code"), [((), "count"), (("light:1", "draw"), "count"), (("light:2",), "unknown"), ("draw", "count")]
)
def test_an_illegal_answer_changes_nothing(keys: tuple[str, ...], code: str) -> None:
    session = begun("end", "end")
    session.undo()
    session.redo()
    before = moment(session), list(session.journal.records)
    with pytest.raises(IllegalAnswer) as refused:
        session.submit(keys)
    assert refused.value.code == code
    assert (moment(session), session.journal.records) == before


# --- going back and forth --------------------------------------------------------------------------------------------


def test_undo_and_redo_walk_every_moment_of_an_evening() -> None:
    session = evening()
    moments = [moment(session)]
    for number in steady(40):
        if session.decision is not None:
            session.submit(legal(session.decision, number))
            moments.append(moment(session))
    for at in range(len(moments) - 2, -1, -1):
        assert session.can_undo
        session.undo()
        assert moment(session) == moments[at]
    assert not session.can_undo
    for at in range(1, len(moments)):
        assert session.can_redo
        session.redo()
        assert moment(session) == moments[at]
    assert not session.can_redo


def test_undo_stops_in_the_middle_of_a_resolution() -> None:
    session = begun("light:3", "light:2", "end")
    session.undo(2)
    assert (asked(session).kind, session.state.lit) == ("ChooseAnswer", [3])
    session.submit(("pass",))
    assert (asked(session).kind, session.state.lit, session.can_redo) == ("ChooseAct", [3], False)


def test_the_same_acts_have_the_same_luck_after_an_undo() -> None:
    session = Session(Lanterns(), Evening(seed=3, lanterns=20))
    wander(session, steady(30))
    before = moment(session)
    assert sum(isinstance(entry, Lot) for entry in session.entries) > 3
    session.go_to(4)
    wander(session, steady(30)[4:])
    assert moment(session) == before


def test_a_new_answer_ends_what_could_be_done_again() -> None:
    session = begun("end", "end", "end")
    session.undo(2)
    session.submit(("draw",))
    assert not session.can_redo
    with pytest.raises(OutOfRecord):
        session.redo()


def test_the_record_only_grows() -> None:
    session = begun("end", "light:4", "end")
    session.undo(2)
    session.redo()
    session.go_to(0)
    session.submit(("draw",))
    assert session.journal.records[2:] == [
        Answered("ChooseAct", 0, ("end",)),
        Answered("ChooseAct", 1, ("light:4",)),
        Lot("shuffle", tuple(range(8))),
        Answered("ChooseAct", 1, ("end",)),
        Undone(3),
        Redone(5),
        Undone(2),
        Answered("ChooseAct", 0, ("draw",)),
    ]


@pytest.mark.parametrize("answers", [-1, 4])
def test_there_is_no_moment_outside_the_record(answers: int) -> None:
    session = begun("end", "end", "end")
    before = moment(session)
    with pytest.raises(OutOfRecord):
        session.go_to(answers)
    with pytest.raises(OutOfRecord):
        session.at(answers)
    with pytest.raises(OutOfRecord):
        session.undo(4)
    assert moment(session) == before


def test_going_where_one_stands_leaves_no_line() -> None:
    session = begun("end", "end")
    records = list(session.journal.records)
    session.go_to(2)
    assert session.journal.records == records


@pytest.mark.parametrize("spacing", [1, 2, 7, 1000])
def test_wide_spacing_of_checkpoints_changes_nothing_but_time(spacing: int) -> None:
    close = Session(Lanterns(), Evening(seed=8))
    wide = Session(Lanterns(), Evening(seed=8), spacing=spacing)
    wander(close, steady(25))
    wander(wide, steady(25))
    for answers in (13, 2, 20, 0, 25):
        close.go_to(answers)
        wide.go_to(answers)
        assert moment(close) == moment(wide)


def test_checkpoints_are_as_far_apart_as_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[State] = []
    copy = State.copy

    def counted(state: State) -> State:
        copies.append(state)
        return copy(state)

    monkeypatch.setattr(State, "copy", counted)
    for spacing, kept in [(1, 13), (5, 3), (1000, 1)]:
        session = Session(Lanterns(), Evening(), IN_ORDER, spacing=spacing)
        copies.clear()
        for _ in range(12):
            session.submit(("end",))
        assert len(copies) == kept - 1


# --- other sessions --------------------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    session = begun("light:3")
    before = moment(session)
    fork = session.fork()
    assert moment(fork) == before
    fork.submit(("light:4",))
    fork.undo(2)
    assert (moment(session), session.journal.records) == (before, session.entries)
    assert not session.can_redo


def test_a_fork_may_have_another_luck() -> None:
    session = begun("end")
    fork = session.fork(Scripted([(), (), (7, 6, 5, 4, 3, 2, 1, 0)]))
    fork.submit(("light:4",))
    session.submit(("light:4",))
    assert fork.state.deck == session.state.deck[::-1]
    assert fork.entries[:4] == session.entries[:4]


def test_a_fork_may_have_another_luck_where_nothing_was_at_rest() -> None:
    fork = Session(NeverAtRest(), Evening(), IN_ORDER).fork(Scripted([(1,)]))
    fork.submit(("end",))
    assert fork.entries[-1] == Lot("pick", (1,))


def test_a_look_at_a_moment_changes_nothing_and_has_a_record_of_its_own() -> None:
    session = begun("end", "light:4", "end", "draw")
    session.undo()
    before = moment(session), list(session.journal.records)
    look = session.at(1)
    assert (look.answers, asked(look).seat, look.can_redo) == (1, 1, False)
    assert look.journal.records == look.entries == session.entries[:3]
    look.submit(("draw",))
    look.undo()
    assert (moment(session), session.journal.records) == before


def test_a_rerun_gives_the_same_events_and_state() -> None:
    session = Session(Lanterns(), Evening(seed=21, lanterns=24))
    wander(session, steady(60))
    rerun = session.rerun()
    assert moment(rerun) == moment(session)
    assert rerun.table is not session.table


def test_the_fold_of_the_events_is_the_state() -> None:
    session = Session(Lanterns(), Evening(seed=22))
    wander(session, steady(30))
    session.undo(5)
    folded = Lanterns().open(session.setup).state
    for event in session.events:
        event.apply(folded)
    assert folded == session.state


# --- a record to begin with ------------------------------------------------------------------------------------------


def test_a_session_begins_with_a_record_and_what_can_be_done_again() -> None:
    session = begun("end", "light:4", "end", "draw")
    session.undo(2)
    again = Session(Lanterns(), session.setup, IN_ORDER, session.journal.records)
    assert moment(again) == moment(session)
    assert again.journal == session.journal
    again.redo(2)
    session.redo(2)
    assert moment(again) == moment(session)


def test_recorded_lots_come_before_any_luck() -> None:
    session = Session(Lanterns(), Evening(seed=1))
    wander(session, steady(12))
    other = Session(Lanterns(), Evening(seed=1), Source(2), session.entries)
    assert moment(other) == moment(session)


def test_lots_that_a_killed_write_lost_are_drawn_again() -> None:
    session = begun("end", "light:4")
    records = session.journal.records[:-1]
    again = Session(Lanterns(), session.setup, IN_ORDER, records)
    assert moment(again) == moment(session)
    assert again.journal == session.journal


def test_lots_missing_from_what_can_be_done_again_are_drawn_and_recorded() -> None:
    session = begun("end", "light:4")
    again = Session(Lanterns(), session.setup, IN_ORDER, [*session.journal.records[:-1], Undone(2)])
    assert again.answers == 0
    assert Session(Lanterns(), session.setup, IN_ORDER, again.journal.records).journal == again.journal
    again.redo(2)
    assert moment(again) == moment(session)


SHUFFLE, COIN = Lot("shuffle", tuple(range(12))), Lot("pick", (0,))
END = Answered("ChooseAct", 0, ("end",))


@pytest.mark.parametrize(
    ("records", "at", "code"),
    [
        ([Lot("shuffle", (0, 1))], 0, "lot"),
        ([COIN], 0, "kind"),
        ([END], 0, "kind"),
        ([SHUFFLE, COIN, COIN], 2, "not-asked"),
        ([SHUFFLE, COIN, COIN, END], 2, "kind"),
        ([SHUFFLE, COIN, Answered("ChooseAnswer", 0, ("pass",))], 2, "kind"),
        ([SHUFFLE, COIN, Answered("ChooseAct", 1, ("end",))], 2, "seat"),
        ([SHUFFLE, COIN, Answered("ChooseAct", 0, ("light:2",))], 2, "answer"),
        ([SHUFFLE, COIN, Answered("ChooseAct", 0, ())], 2, "answer"),
        ([SHUFFLE, COIN, END, Answered("ChooseAct", 1, ("light:4",)), Answered("ChooseAct", 1, ("end",))], 4, "kind"),
    ],
)
def test_a_record_that_the_duel_does_not_follow_is_refused_at_its_place(
    records: list[Record], at: int, code: str
) -> None:
    with pytest.raises(Diverged) as refused:
        Session(Lanterns(), Evening(), IN_ORDER, records)
    assert (refused.value.at, refused.value.code) == (at, code)


def test_answers_after_the_end_are_refused() -> None:
    session = begun("light:1", lanterns=1)
    with pytest.raises(Diverged) as refused:
        Session(Lanterns(), session.setup, IN_ORDER, [*session.entries, END])
    assert (refused.value.at, refused.value.code, refused.value.values) == (2, "not-asked", {"found": "ChooseAct"})


def test_a_record_on_which_the_rules_break_is_refused_at_its_place() -> None:
    cursed = Answered("ChooseAct", 0, (f"light:{CURSED}",))
    records: list[Entry] = [Lot("shuffle", (12, *range(12))), COIN, cursed]
    with pytest.raises(Diverged) as refused:
        Session(Lanterns(), Evening(cursed=True), IN_ORDER, records)
    assert (refused.value.at, refused.value.code) == (2, "breaks")
    assert isinstance(refused.value.__cause__, ZeroDivisionError)


def test_a_record_with_a_step_to_nowhere_is_refused() -> None:
    with pytest.raises(BadStep):
        Session(Lanterns(), Evening(), IN_ORDER, [SHUFFLE, COIN, Undone(1)])
