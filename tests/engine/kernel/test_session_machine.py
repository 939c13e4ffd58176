"""Random evenings against a plain model: answers, undo, redo, looks, forks, saves that fail, kills, reopened files."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.kernel.journal import Answered
from engine.kernel.session import Session
from engine.kernel.store import Autosave, CannotSave, open_journal
from tests.engine.kernel.files import full_after
from tests.engine.kernel.lanterns import Evening, Lanterns, State, Table, legal

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision, Keys

NUMBERS = st.integers(0, 30)


class EveningMachine(RuleBasedStateMachine):
    """The model is a list of all moments (state, decision, number of events) along one line, and where one stands."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.file = self.folder / "evening.jsonl"
        self.autosave: Autosave[Evening] = Autosave(self.file)
        self.moments: list[tuple[State, Decision | None, int]] = []
        self.answers: list[tuple[str, Keys]] = []
        self.here = 0
        self.saved = False

    def teardown(self) -> None:
        self.autosave.close()
        shutil.rmtree(self.folder)

    @initialize(seed=st.integers(0, 50), lanterns=st.integers(0, 25), spacing=st.sampled_from([1, 3, 99]))
    def open(self, seed: int, lanterns: int, spacing: int) -> None:
        self.session: Session[Evening, Table] = Session(Lanterns(), Evening(seed, lanterns), spacing=spacing)
        self.moments = [self.moment()]

    def moment(self) -> tuple[State, Decision | None, int]:
        return self.session.state.copy(), self.session.decision, len(self.session.events)

    @precondition(lambda self: self.session.decision is not None)
    @rule(numbers=st.lists(NUMBERS, min_size=1, max_size=6))
    def submit(self, numbers: list[int]) -> None:
        for number in numbers:
            decision = self.session.decision
            if decision is not None:
                keys = legal(decision, number)
                self.session.submit(keys)
                self.here += 1
                self.moments[self.here :] = [self.moment()]
                self.answers[self.here - 1 :] = [(decision.kind, keys)]
                self.saved = False

    @precondition(lambda self: self.session.answers)
    @rule(number=NUMBERS)
    def undo(self, number: int) -> None:
        steps = 1 + number % self.here
        self.session.undo(steps)
        self.here -= steps
        self.saved = False

    @precondition(lambda self: self.session.can_redo)
    @rule(number=NUMBERS)
    def redo(self, number: int) -> None:
        steps = 1 + number % (len(self.answers) - self.here)
        self.session.redo(steps)
        self.here += steps
        self.saved = False

    @rule(number=NUMBERS)
    def look(self, number: int) -> None:
        at = number % (self.here + 1)
        look = self.session.at(at)
        state, decision, events = self.moments[at]
        assert (look.state, look.decision, len(look.events)) == (state, decision, events)

    @rule(number=NUMBERS)
    def play_on_in_a_fork(self, number: int) -> None:
        fork = self.session.fork()
        if fork.decision is not None:
            fork.submit(legal(fork.decision, number))
            assert fork.answers == self.here + 1

    @rule()
    def save(self) -> None:
        self.autosave.save(self.session.journal)
        self.saved = True

    @rule(room=st.integers(0, 60))
    def save_on_a_full_disk(self, room: int) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "write", full_after(room))
            with suppress(CannotSave):
                self.autosave.save(self.session.journal)
                self.saved = True

    @precondition(lambda self: self.saved)
    @rule(bytes_left=st.integers(0, 40))
    def end_and_reopen(self, bytes_left: int) -> None:
        """As a killed write leaves the file: with the beginning of one more line."""
        self.autosave.close()
        more = b'{"k":"ChooseAct","s":0,"a":["a card that nobody has"]}'[:bytes_left]
        with self.file.open("ab") as file:
            file.write(more)
        session, reading, _ = open_journal(self.file, Lanterns())
        assert reading.recovered == bool(more)
        assert session.journal == self.session.journal
        self.session, self.autosave, self.saved = session, Autosave(self.file), False

    @invariant()
    def stands_where_the_model_stands(self) -> None:
        if self.moments:
            assert self.moment() == self.moments[self.here]
            assert (self.session.answers, self.session.can_undo) == (self.here, self.here > 0)
            assert self.session.can_redo == (self.here < len(self.answers))
            given = [(entry.kind, entry.keys) for entry in self.session.entries if isinstance(entry, Answered)]
            assert given == self.answers[: self.here]

    @invariant()
    def the_fold_of_the_events_is_the_state(self) -> None:
        if self.moments:
            folded = Lanterns().open(self.session.setup).state
            for event in self.session.events:
                event.apply(folded)
            assert folded == self.session.state

    @invariant()
    def a_rerun_is_the_same(self) -> None:
        if self.moments:
            rerun = self.session.rerun()
            assert rerun.events == self.session.events
            assert (rerun.state, rerun.decision) == (self.session.state, self.session.decision)


TestEvenings = EveningMachine.TestCase
TestEvenings.settings = settings(max_examples=150, stateful_step_count=40)
