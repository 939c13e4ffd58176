"""What the kernel costs, by its toy game: `python tests/benchmarks/bench_kernel.py` prints the figures.

Driving is measured against the bare generator that is sent the same answers and lots. Nothing fails on a time.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.kernel.chance import Source
from engine.kernel.codec import decode, encode
from engine.kernel.decisions import Chance
from engine.kernel.journal import Answered, Lot
from engine.kernel.session import Session
from engine.kernel.store import Autosave, load, save_as
from tests.engine.kernel.lanterns import Evening, Lanterns, State, Table, legal, steady, wander

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = Lanterns()
ROUNDS = 7
FEW, MANY = 20, 400


def best(work: Callable[[], object], times: int) -> float:
    """Microseconds for one time, in the best of several rounds."""
    rounds = []
    for _ in range(ROUNDS):
        start = perf_counter()
        for _ in range(times):
            work()
        rounds.append(perf_counter() - start)
    return min(rounds) / times * 1e6


def long_evening() -> Session[Evening, Table]:
    """An evening of some hundred answers."""
    session = Session(GAME, Evening(seed=5, lanterns=300))
    wander(session, steady(MANY))
    return session


def drive_bare(session: Session[Evening, Table]) -> None:
    """The generator alone, sent what was recorded."""
    replies = [entry.keys if isinstance(entry, Answered) else entry.numbers for entry in session.entries]
    running = GAME.run(GAME.open(session.setup))
    next(running)
    for reply in replies:
        running.send(reply)


def drive(session: Session[Evening, Table], spacing: int) -> None:
    """A session that is given the same answers."""
    answers = [entry.keys for entry in session.entries if isinstance(entry, Answered)]
    lots = Recorded([entry.numbers for entry in session.entries if isinstance(entry, Lot)])
    other = Session(GAME, session.setup, lots, spacing=spacing)
    for keys in answers:
        other.submit(keys)


def back_and_forth(session: Session[Evening, Table]) -> None:
    """One step back, one forth."""
    session.undo()
    session.redo()


class Recorded:
    """Luck read from a list, which costs next to nothing."""

    def __init__(self, lots: list[tuple[int, ...]]) -> None:
        self.lots = lots

    def draw(self, index: int, chance: Chance) -> tuple[int, ...]:
        """The lot of that number."""
        return self.lots[index]


def say(what: str, figure: float, unit: str = "us") -> None:
    """One line."""
    sys.stdout.write(f"{what:<66}{figure:>10.2f} {unit}\n")


def main() -> None:
    """Measure and print."""
    session = long_evening()
    count = session.answers
    bare = best(lambda: drive_bare(session), FEW)
    driven, kept = best(lambda: drive(session, 10**9), FEW), best(lambda: drive(session, 1), FEW)
    state: State = session.state
    rests = len(session._drive.checkpoints)
    lots, events = len(session.entries) - count, len(session.events)
    sys.stdout.write(f"an evening of {count} answers, {lots} lots, {events} events\n")
    say("the bare generator, per answer", bare / count)
    say("driving adds, per answer (checks, record, events)", (driven - bare) / count)
    say(f"checkpoints add, per answer ({rests} of them, copies of the state included)", (kept - driven) / count)
    say("copy of the toy's state", best(state.copy, 1000))
    say("shuffle of 7", best(lambda: Source(5).draw(3, Chance("shuffle", 7)), 1000))
    say("shuffle of 20", best(lambda: Source(5).draw(3, Chance("shuffle", 20)), 1000))
    say("fork at rest, at the end", best(session.fork, FEW))
    say("look at the middle", best(lambda: session.at(count // 2), FEW))
    say("undo and redo", best(lambda: back_and_forth(session), FEW))
    session = long_evening()
    data = encode(session.journal)
    say(f"journal to bytes ({len(data)} of them)", best(lambda: encode(session.journal), FEW))
    say("bytes to journal, every line checked", best(lambda: decode(data, GAME.form), FEW))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "evening.jsonl")
        save_as(session, file)
        say("load and replay the whole journal", best(lambda: load(file, GAME), FEW) / 1000, "ms")
        with Autosave[Evening](Path(folder, "auto.jsonl")) as autosave:
            autosave.save(session.journal)

            def answer() -> None:
                if session.decision is not None:
                    session.submit(legal(session.decision, 2))
                autosave.save(session.journal)

            say("autosave after an answer, synced", best(answer, 5))


if __name__ == "__main__":
    main()
