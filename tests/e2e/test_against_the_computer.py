"""Against the weakest computer by the mouse: from the first window, with its process killed in between, to its end with
the program's.
"""

from __future__ import annotations

import os
import select
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e import habits
from tests.e2e.hands import MouseHands
from tests.e2e.support import PATIENCE
from tests.e2e.table import SEED, SIDES, Table, keep

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e

SETTINGS = {"pace": "off", "level": "beginner"}


def thinkers(program: Program) -> set[int]:
    """The processes that the program has made to think."""
    pid = program.process.pid
    children = Path(f"/proc/{pid}/task").glob("*/children")
    numbers = {int(number) for file in children for number in file.read_text().split()}
    return {number for number in numbers if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes()}


def answer_some(table: Table, count: int) -> None:
    """Some questions, all of them the person's, none behind a curtain."""
    for _ in range(count):
        found = table.question()
        assert found is not None
        decision, seen = found
        assert (decision.seat, seen.texts["curtain"], seen.texts["seat"]) == (0, "up", "0")
        table.answer(decision, habits.answer(decision, seen.texts))


def test_a_duel_against_the_weakest_whose_process_is_killed(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", SETTINGS)
    program = begin("--lang", "en", home=tmp_path / "home", **{SEED: "3"})
    table = Table(program, MouseHands(program))
    table.wait_for("home")
    table.sit_down("computer")
    table.hands.push("choose.clear.1")
    table.choose(SIDES)
    table.wait_for("build")
    table.bring(SIDES[0])
    table.wait_for("duel")
    answer_some(table, 2)
    first = thinkers(program)
    assert len(first) == 1
    for number in first:
        os.kill(number, signal.SIGKILL)
    answer_some(table, 3)
    second = program.until(lambda: thinkers(program) - first, "another process that thinks")
    watched = [os.pidfd_open(number) for number in second]
    program.kill()
    for process in watched:
        assert select.select([process], [], [], PATIENCE)[0], "what thinks outlives the program"
        os.close(process)
