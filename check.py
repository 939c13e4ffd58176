#!/usr/bin/env python3
"""Sets everything up and passes the tests: ``python3 check.py [--fast] [-- arguments for pytest]``.

Runs the linter, the type checker, the import contracts and the tests; then, with a real mouse on a virtual screen, the
end-to-end tests of the installed program (left out by ``--fast``, and where there is no X11). Ends with one line of
summary; the exit code is 0 only if everything passed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import play

if TYPE_CHECKING:
    from collections.abc import Sequence

NOTHING_COLLECTED = 5
"""Pytest's exit code when no test was chosen: fine when a person chose them, a failure of ours otherwise."""


@dataclass(frozen=True)
class Step:
    """One thing that has to pass."""

    name: str
    command: tuple[str, ...]
    passing: frozenset[int] = frozenset({0})


def main(arguments: Sequence[str]) -> int:
    """Sets up, runs every step even when one fails, and sums up."""
    fast, chosen = read(arguments)
    with_screen = not fast and sys.platform.startswith("linux")
    home = play.prepare("test", programs=tuple(play.TEST_PROGRAMS) if with_screen else ())
    started = time.monotonic()
    failed = [step.name for step in steps(home, with_screen, chosen) if not passes(step, home)]
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
    """What has to pass, quick things first."""
    python = str(home.python)
    passing = frozenset({0, NOTHING_COLLECTED} if chosen else {0})
    pytest = (python, "-m", "pytest", "-o", f"cache_dir={home.caches / '.pytest_cache'}")
    imports = (python, "-c", "import sys; from importlinter.cli import lint_imports_command as run; sys.exit(run())")
    found = [
        Step("lint", (python, "-m", "ruff", "check", ".")),
        Step("types", (python, "-m", "mypy")),
        Step("imports", (*imports, "--no-logo", "--cache-dir", str(home.caches / ".import_linter_cache"))),
        Step("tests", (*pytest, "-n", "auto", "--dist", "loadgroup", "-m", "not e2e", *chosen), passing),
    ]
    if with_screen:
        found.append(Step("end-to-end tests", (*pytest, "-m", "e2e", *chosen), passing))
    return found


def passes(step: Step, home: play.Home) -> bool:
    """Runs one step before the person's eyes."""
    shown = " ".join(["python", *step.command[1:]])
    play.say(f"\n== {step.name}: {shown}")
    caches = {
        "MYPY_CACHE_DIR": str(home.caches / ".mypy_cache"),
        "RUFF_CACHE_DIR": str(home.caches / ".ruff_cache"),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(home.caches / ".hypothesis"),
    }
    done = subprocess.run(
        step.command, cwd=home.root, env=play.surroundings(**caches), stdin=subprocess.DEVNULL, check=False
    )
    return done.returncode in step.passing


if __name__ == "__main__":
    sys.exit(play.plainly(main))
