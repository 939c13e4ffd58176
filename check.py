#!/usr/bin/env python3
"""Sets everything up and passes the tests: ``python3 check.py [--fast] [-- arguments for pytest]``.

Runs, all at once, the tests, the linter, the type checker, the import contracts, and with a real mouse on a virtual
screen the end-to-end tests of the installed program (left out by ``--fast``, and where there is no X11). Ends with one
line of summary; the exit code is 0 only if everything passed.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import play

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from typing import Self

NOTHING_COLLECTED = 5
"""Pytest's exit code when no test was chosen: fine when a person chose them, a failure of ours otherwise."""
HANDS = "2"
"""So many end-to-end tests run side by side: each has a screen of its own and waits for half of its time."""


@dataclass(frozen=True)
class Step:
    """One thing that has to pass."""

    name: str
    command: tuple[str, ...]
    passing: frozenset[int] = frozenset({0})
    waits: bool = False
    """It is made of long chains, at whose every link somebody waits: the others give way to it."""

    def as_run(self, *, beside_waiting: bool) -> tuple[str, ...]:
        """The command, with less of a claim to the processor where another waits."""
        calm = beside_waiting and not self.waits and shutil.which("nice")
        return ("nice", "-n", "5", *self.command) if calm else self.command


def main(arguments: Sequence[str]) -> int:
    """Sets up, runs every step even when another fails, and sums up."""
    fast, chosen = read(arguments)
    with_screen = not fast and sys.platform.startswith("linux")
    home = play.prepare("test", programs=tuple(play.TEST_PROGRAMS) if with_screen else ())
    started = time.monotonic()
    failed = run_all(steps(home, with_screen, chosen), home)
    left_out = "" if with_screen else f" (end-to-end tests left out{'' if fast else ': they need X11'})"
    outcome = f"FAILED in {', '.join(failed)}" if failed else "everything passed"
    play.say(f"\ncheck: {outcome}{left_out}, {time.monotonic() - started:.0f} s")
    return 1 if failed else 0


def read(arguments: Sequence[str]) -> tuple[bool, list[str]]:
    """Whether to be fast, and what to hand on to pytest."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser("check.py", description="Sets everything up and passes the tests.")
    parser.epilog = "What follows -- goes to pytest."
    parser.add_argument("--fast", action="store_true", help="leave out the end-to-end tests")
    return parser.parse_args(arguments[:cut]).fast, list(arguments[cut + 1 :])


def steps(home: play.Home, with_screen: bool, chosen: Sequence[str]) -> list[Step]:
    """What has to pass, the tests first: they take longest, and what they print is seen as it comes."""
    python = str(home.python)
    passing = frozenset({0, NOTHING_COLLECTED} if chosen else {0})
    pytest = (python, "-m", "pytest", "-o", f"cache_dir={home.caches / '.pytest_cache'}")
    imports = (python, "-c", "import sys; from importlinter.cli import lint_imports_command as run; sys.exit(run())")
    found = [
        Step("tests", (*pytest, "-n", "auto", "--dist", "worksteal", "-m", "not e2e", *chosen), passing),
        Step("lint", (python, "-m", "ruff", "check", ".")),
        Step("types", (python, "-m", "mypy")),
        Step("imports", (*imports, "--no-logo", "--cache-dir", str(home.caches / ".import_linter_cache"))),
    ]
    if with_screen:
        side_by_side = ("-n", HANDS, "--dist", "load", "--maxschedchunk", "1")
        command = (*pytest, *side_by_side, "-m", "e2e", *(chosen or ["tests/e2e"]))
        found.append(Step("end-to-end tests", command, passing, waits=True))
    return found


def run_all(found: Sequence[Step], home: play.Home) -> list[str]:
    """Runs all steps at once; the names of those that failed. What the first prints is seen as it comes, the rest of
    each as a whole when that is done.
    """
    first, *rest = found
    waiting = any(step.waits for step in found)
    variables = play.surroundings(**surroundings(home))
    with contextlib.ExitStack() as stack:
        beside = [
            (step, stack.enter_context(Beside(step.as_run(beside_waiting=waiting), home.root, variables)))
            for step in rest
        ]
        play.say(heading(first))
        passed = {first.name: call(first.as_run(beside_waiting=waiting), home.root, variables) in first.passing}
        for step, running in beside:
            code, printed = running.wait()
            play.say(f"{heading(step)}\n{printed}")
            passed[step.name] = code in step.passing
    return [step.name for step in found if not passed[step.name]]


def call(command: Sequence[str], root: Path, variables: dict[str, str]) -> int:
    """Runs a command before the person's eyes; its exit code."""
    return subprocess.run(command, cwd=root, env=variables, stdin=subprocess.DEVNULL, check=False).returncode


class Beside:
    """A command that runs beside others, its output kept until it is asked for; ended with the check if need be."""

    def __init__(self, command: Sequence[str], root: Path, variables: dict[str, str]) -> None:
        """Not started yet."""
        self._command = command
        self._root = root
        self._variables = variables

    def __enter__(self) -> Self:
        """Starts it."""
        self._printed = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            self._command, cwd=self._root, env=self._variables, stdin=subprocess.DEVNULL, stdout=self._printed,
            stderr=subprocess.STDOUT,
        )
        return self

    def wait(self) -> tuple[int, str]:
        """Its exit code and what it printed, when it is done."""
        code = self._process.wait()
        self._printed.seek(0)
        return code, self._printed.read().decode("utf-8", errors="replace").rstrip()

    def __exit__(self, *_: object) -> None:
        """Ends it if it still runs."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait()
        self._printed.close()


def heading(step: Step) -> str:
    """What stands above a step's output."""
    return f"\n== {step.name}: {' '.join(['python', *step.command[1:]])}"


def surroundings(home: play.Home) -> dict[str, str]:
    """Where the tools keep what they remember."""
    return {
        "MYPY_CACHE_DIR": str(home.caches / ".mypy_cache"),
        "RUFF_CACHE_DIR": str(home.caches / ".ruff_cache"),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(home.caches / ".hypothesis"),
    }


if __name__ == "__main__":
    sys.exit(play.plainly(main))
