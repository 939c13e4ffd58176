"""A process of its own that thinks for computer players, so that whoever shows a match never waits for it.

It is made by `multiprocessing`'s way that works on every system and in a frozen program (`spawn`; the program's entry
calls `freeze_support`). It is kept between tasks and knows the match that it was asked about last, so that it is told
only what happened since. Whatever comes in while it is busy ends what it does. It ends with the program that made it,
however that ends. If it ends by itself, it is made anew; a task on which that happens again and again is `Failed`.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from engine.kernel.journal import Entry  # the type of a field

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from engine.cardgame.match import AnyMatch
    from engine.players.player import Player
    from engine.players.search import Thought
    from engine.players.solving import Judged, Solver

TRIES: Final = 3
"""A task on which the process has ended so often is given up."""
STEP: Final = 0.02
"""The share of a task after which it is told again how far it is."""
PATIENCE: Final = 2.0
"""Seconds that are waited for a process that is being ended."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What should the seat that is asked answer in this match? The answer is a `Thought`."""

    game: str
    setup: Any
    entries: list[Entry]
    seat: int
    looks: int
    seconds: float | None = None
    seed: int = 0
    weighed: tuple[tuple[str, ...], ...] = ()
    """Answers that are to be looked at in any case; see `search.think`."""
    explains: bool = False
    """The thought says what comes of its ways."""


class Build(msgspec.Struct, frozen=True, kw_only=True):
    """What should a computer bring into a match? See `bringing.side_of`; the answer is a side of the game."""

    game: str
    looks: int
    own: Any = None
    facing: Any = None
    seconds: float | None = None
    seed: int = 0


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """How does a try at a puzzle stand after these replies? See `solving.Solver`; the answer is a `Judged`."""

    game: str
    laid: dict[str, dict[str, Any]]
    script: tuple[tuple[Any, ...], ...]


Task: TypeAlias = Question | Build | Attempt


class Share(msgspec.Struct, frozen=True):
    """How much of a task is done, between 0 and 1."""

    task: int
    share: float


class Done(msgspec.Struct, frozen=True):
    """A task is done: what came of it."""

    task: int
    found: Any


class Failed(msgspec.Struct, frozen=True):
    """A task can't be done: an error, or the process ended over it again and again."""

    task: int
    why: str


class Anew(msgspec.Struct, frozen=True):
    """The process ended over a task; another one begins it anew."""

    task: int


Said: TypeAlias = Share | Anew | Done | Failed


class _Sent(msgspec.Struct, frozen=True):
    """A task on its way; of a match that is known, `entries` are those after the `kept` first ones."""

    number: int
    task: Task | None
    kept: int = 0


class Thinker:
    """The process from outside. Nothing here waits; `told` is called on a thread of its own with whatever is said."""

    def __init__(self, told: Callable[[Said], None]) -> None:
        """No process yet: it is made with the first task."""
        self._told = told
        self._lock = Lock()
        self._wanted: _Sent | None = None
        self._number = 0
        self._closed = False
        self._bell, self._ring = get_context("spawn").Pipe(duplex=False)
        self._thread: Thread | None = None
        self._worker: _Running | None = None
        self._known: Question | None = None
        """What the process was asked last: it has that match."""
        self._doing: _Sent | None = None
        self._ends = 0
        """How often the process has ended over what is done now."""

    @property
    def process_id(self) -> int | None:
        """The number of the process; None where there is none."""
        worker = self._worker
        return worker.process.pid if worker is not None else None

    def give(self, task: Task) -> int:
        """Let this be done next, in place of what was being done. The number under which it will be spoken of."""
        return self._want(task)

    def stop(self) -> None:
        """Let nothing be done; of what was being done nothing is said any more."""
        self._want(None)

    def close(self) -> None:
        """End the process, and be of no use any more."""
        with self._lock:
            self._closed = True
        self._wake()
        worker = self._worker
        if worker is not None:  # the thread may be waiting for it to take something
            worker.kill()
        if self._thread is not None:
            self._thread.join()
        self._bell.close()
        self._ring.close()

    def _want(self, task: Task | None) -> int:
        with self._lock:
            if self._closed:
                return 0
            self._number += 1
            self._wanted = _Sent(self._number, task)
            number = self._number
        if self._thread is None and task is not None:
            self._thread = Thread(target=self._run, name="thinker", daemon=True)
            self._thread.start()
        self._wake()
        return number

    def _wake(self) -> None:
        with suppress(OSError):
            self._ring.send_bytes(b".")

    # on the thread

    def _run(self) -> None:
        try:
            while self._heard():
                pass
        finally:
            self._end()

    def _heard(self) -> bool:
        """Wait for something to be wanted or said, and see to it; false where it is closed."""
        heard: list[Any] = [self._bell]
        if self._worker is not None:
            heard += [self._worker.line, self._worker.process.sentinel]
        ready = wait(heard)
        while self._bell.poll():
            self._bell.recv_bytes()
        with self._lock:
            closed, wanted, self._wanted = self._closed, self._wanted, None
        if closed:
            return False
        if wanted is not None:
            self._doing, self._ends = wanted, 0
            if not self._send(wanted):
                self._again()
        elif self._worker is not None and ready != [self._bell]:
            said = self._worker.heard()
            if said is None:
                self._again()
            else:
                self._hear(said)
        return True

    def _hear(self, said: Said) -> None:
        """Pass on what is said of the task under way."""
        if self._doing is None or said.task != self._doing.number:
            return
        if isinstance(said, Done | Failed):
            self._doing = None
        if isinstance(said, Failed):
            self._known = None
        self._told(said)

    def _again(self) -> None:
        """The process has ended: make it anew if something is to be done, unless that ends it again and again."""
        self._end()
        while self._doing is not None and self._doing.task is not None:
            self._ends += 1
            if self._ends >= TRIES:
                failed, self._doing = Failed(self._doing.number, "the process ended"), None
                self._told(failed)
            elif self._send(self._doing):
                self._told(Anew(self._doing.number))
                return
            else:
                self._end()

    def _send(self, wanted: _Sent) -> bool:
        """Hand a task over; false if the process isn't there to take it."""
        task = wanted.task
        if task is None and self._worker is None:
            return True
        try:
            if self._worker is None:
                self._worker = _Running()
                self._known = None
            if isinstance(task, Question):
                kept = _same(self._known, task)
                setup = None if kept else task.setup
                short = msgspec.structs.replace(task, setup=setup, entries=task.entries[kept:])
                self._worker.line.send(_Sent(wanted.number, short, kept))
                self._known = task
            else:
                self._worker.line.send(wanted)
        except OSError:
            return False
        return True

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()


def _same(known: Question | None, task: Question) -> int:
    """How many of the entries the process has already; 0 for another match."""
    if known is None or (known.game, known.setup) != (task.game, task.setup):
        return 0
    pairs = zip(known.entries, task.entries, strict=False)
    least = min(len(known.entries), len(task.entries))
    return next((at for at, (one, other) in enumerate(pairs) if one != other), least)


class _Running:
    """A process that runs, and the line to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        try:
            self.process.start()
        except BaseException:
            self.line.close()
            raise
        finally:
            theirs.close()

    def heard(self) -> Said | None:
        """What it says next; None where it has ended."""
        try:
            if self.line.poll():
                said: Said = self.line.recv()
                return said
        except (EOFError, OSError):
            pass
        return None

    def kill(self) -> None:
        """Let it end at once."""
        with suppress(ValueError):  # it has been seen to its end already
            self.process.kill()

    def end(self) -> None:
        """End it, and wait until it has."""
        self.line.close()
        self.kill()
        self.process.join(PATIENCE)
        with suppress(ValueError):
            self.process.close()


# in the process


def serve(line: Connection) -> None:
    """What the process does: tasks come in, what came of them goes out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the program in a terminal stops it there
    with suppress(AttributeError, OSError):
        os.nice(5)  # the window comes first
    Thread(target=_end_with_parent, daemon=True).start()
    thoughts = _Thoughts(line)
    with suppress(EOFError, OSError):
        while True:
            thoughts.take(line.recv())


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class _Thoughts:
    """The matches that are thought about, one at a time."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._match: AnyMatch | None = None
        self._entries: list[Entry] = []
        self._players: dict[tuple[int, bool], Player] = {}
        self._solver: Solver | None = None

    def take(self, sent: _Sent) -> None:
        """Do a task and say what came of it, unless something else comes in meanwhile."""
        task = sent.task
        try:
            if isinstance(task, Question):
                found: Any = self._thought(task, sent)
            elif isinstance(task, Build):
                found = self._brought(task)
            elif isinstance(task, Attempt):
                found = self._judged(task)
            else:
                return
        except (EOFError, OSError):
            raise
        except Exception as error:
            self._match = None
            self._line.send(Failed(sent.number, f"{type(error).__name__}: {error}"))
            return
        self._line.send(Done(sent.number, found))

    def _thought(self, task: Question, sent: _Sent) -> Thought:
        from engine.players.player import player

        match = self._at(task, sent.kept)
        who = (task.seat, task.explains)
        if who not in self._players:
            self._players[who] = player(task.game, task.seat, task.seed, explains=task.explains)
        told = 0.0

        def tell(share: float) -> None:
            nonlocal told
            if share >= told + STEP:
                told = share
                self._line.send(Share(sent.number, share))

        return self._players[who].think(match, task.looks, task.seconds, self._line.poll, tell, task.weighed)

    def _at(self, task: Question, kept: int) -> AnyMatch:
        """The match where the task asks about it."""
        from engine.cardgame.match import Match
        from engine.games import game

        self._entries[kept:] = task.entries
        if not kept or self._match is None:
            self._players = {}
            self._match = Match.start(game(task.game), task.setup)
        self._match.follow(self._entries)
        return self._match

    def _brought(self, task: Build) -> Any:
        from engine.players.bringing import side_of

        luck, stop = Random(task.seed), self._line.poll
        return side_of(task.game, luck, task.looks, task.own, task.facing, seconds=task.seconds, stop=stop)

    def _judged(self, task: Attempt) -> Judged:
        from engine.players.solving import Solver

        if self._solver is None or (self._solver.game, self._solver.laid) != (task.game, task.laid):
            self._solver = Solver(task.game, task.laid)
        return self._solver.judged(task.script)
