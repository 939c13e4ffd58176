"""Two states of the program measured in turns on one machine: this checkout, and an older commit laid out beside it.

Machines differ and drift, so a figure says little and a ratio from one run much: here, there, here, there, and of each
the median. A measurement is any command that prints one JSON object of figures, started in the folder of a checkout;
how much memory its process took at most is a figure as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from engine.cli.output import Complaint, print_json

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

TURNS: Final = 3
MEMORY: Final = "peak_memory_mb"


class Row(NamedTuple):
    """A measure: the median there, the median here, and the second over the first."""

    name: str
    there: float
    here: float

    @property
    def ratio(self) -> float | None:
        """How many times the older figure the one here is; None where that was nothing."""
        return self.here / self.there if self.there else None


def add_options(command: argparse.ArgumentParser) -> None:
    """The options of a measurement that can be compared."""
    command.add_argument("--against", metavar="COMMIT", help="measure that commit too, in turns, and print the ratios")
    command.add_argument("--turns", type=int, default=TURNS, metavar="N", help=f"turns of each ({TURNS})")


def run(commit: str, measurement: Sequence[str], *, turns: int = TURNS, json: bool = False) -> int:
    """Measure that commit and this checkout in turns by a command, and print a line for each figure of both."""
    rows = compare(commit, measurement, turns=turns)
    if json:
        print_json([{"measure": row.name, "there": row.there, "here": row.here, "ratio": row.ratio} for row in rows])
    else:
        print(f"{'':32} {commit[:12]:>12} {'here':>12} {'ratio':>8}")
        for row in rows:
            ratio = "" if row.ratio is None else f"{row.ratio:.3f}"
            print(f"{row.name:32} {row.there:>12,.3f} {row.here:>12,.3f} {ratio:>8}")
    return 0


def compare(commit: str, measurement: Sequence[str], *, turns: int = TURNS) -> list[Row]:
    """The figures that both tell, by a Python command that is started in the folder of each in turns."""
    here = checkout()
    with laid_out(here, commit) as there:
        told: dict[Path, list[dict[str, float]]] = {there: [], here: []}
        for _ in range(max(1, turns)):
            for folder, figures in told.items():
                figures.append(measured(folder, measurement))
    both = [name for name in told[here][0] if name in told[there][0]]
    return [Row(name, *(median(one[name] for one in told[folder]) for folder in (there, here))) for name in both]


def checkout() -> Path:
    """The folder of the checkout that this code runs in."""
    folder = Path(__file__).resolve().parents[2]
    if not (folder / ".git").exists():
        raise Complaint(f"{folder} is no git checkout, so no older commit can be laid out: run this from a clone")
    return folder


@contextmanager
def laid_out(repository: Path, commit: str) -> Iterator[Path]:
    """The files of a commit in a folder of their own, for as long as they are needed; the repository isn't touched."""
    if commit.startswith("-"):
        raise Complaint(f"{commit!r} names no commit")
    with tempfile.TemporaryDirectory(prefix="sakura-bench-") as name:
        folder = Path(name)
        archive = folder / "commit.tar"
        _git(repository, "archive", "--format=tar", f"--output={archive}", commit)
        with tarfile.open(archive) as tar:
            tar.extractall(folder / "checkout", filter="data")
        archive.unlink()
        yield folder / "checkout"


def _git(repository: Path, *words: str) -> None:
    command = ["git", "-C", str(repository), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    except OSError as error:
        raise Complaint(f"git can't be started: {error}") from error
    if done.returncode:
        raise Complaint(f"git {words[0]}: {done.stderr.strip()}")


def measured(folder: Path, measurement: Sequence[str]) -> dict[str, float]:
    """What the command told there, with the memory that it took where the system says so."""
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(
            [sys.executable, *measurement], cwd=folder, env=_environment(), stdin=subprocess.DEVNULL, stdout=out
        )
        memory = _wait(process)
        out.seek(0)
        text = out.read()
    if process.returncode:
        raise Complaint(f"{' '.join(measurement)} ended with {process.returncode} in {folder}", code=1)
    try:
        found = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise Complaint(f"{' '.join(measurement)} printed no figures in {folder}: {error}", code=1) from error
    return {name: float(value) for name, value in found.items() if isinstance(value, (int, float))} | memory


def _environment() -> dict[str, str]:
    """Nothing leads a measurement to another checkout than the one whose folder it is started in."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONSAFEPATH"}}


def _wait(process: subprocess.Popen[bytes]) -> dict[str, float]:
    if not hasattr(os, "wait4"):  # Windows
        process.wait()
        return {}
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return {MEMORY: usage.ru_maxrss / unit}
