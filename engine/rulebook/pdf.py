"""The text of a PDF, page by page.

A PDF is read by a process of its own, made as `engine.players.process` makes its one: a few kilobytes can hold so many
commands that reading them takes minutes, and such a process can be ended at any time without a trace.
"""

from __future__ import annotations

import os
import threading
from io import BytesIO
from multiprocessing import get_context
from time import monotonic, process_time, sleep
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.kernel.files import quoted
from engine.rulebook.problems import RulebookError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from engine.rulebook.problems import Code

    Answer: TypeAlias = tuple[tuple[str, ...], Code | None, str]
    """The pages, or what is wrong with the file, and what the library said."""

MOST_PAGES: Final = 2000
"""The documents have less than a hundred."""
MOST_SECONDS: Final = 60.0
"""Of the processor; the documents take some ten. A busy machine may need longer for them by the clock."""
_BY_THE_CLOCK: Final = 20
"""How many times as long is waited for a program that doesn't end."""
_GAVE_UP: Final = 3
"""What the program returns that found the time over."""
_LOOK: Final = 0.05
"""Seconds between two looks at whether the reading is to stop."""
_LEAST_LETTERS: Final = 20
"""A page of text has more letters than that on average; scanned pages have none, or only their numbers."""


def pages(
    data: bytes, name: str, stop: threading.Event | None = None, most_seconds: float = MOST_SECONDS
) -> tuple[str, ...]:
    """The text of each page. Raises `RulebookError`: `too-slow` after so many seconds of the processor, `stopped` when
    that is set.
    """
    context = get_context("spawn")
    line, theirs = context.Pipe(duplex=False)
    program = context.Process(target=serve, args=(theirs, data, most_seconds), daemon=True)
    try:
        program.start()
        theirs.close()
        answer = _answer(line, name, monotonic() + most_seconds * _BY_THE_CLOCK, stop or threading.Event())
    except OSError as error:
        raise RulebookError("unreadable", name, str(error)) from error
    finally:
        line.close()
        theirs.close()
        if program.pid is not None:
            program.kill()
            program.join()
    if answer is None:
        gave_up = program.exitcode == _GAVE_UP
        raise RulebookError("too-slow", name) if gave_up else RulebookError("pdf-damaged", name, "–")
    found, code, detail = answer
    if code is not None:
        raise RulebookError(code, name, detail)
    return found


def _answer(line: Connection, name: str, latest: float, stop: threading.Event) -> Answer | None:
    """What the program says, unless it takes too long or isn't waited for any more; None where it ended without."""
    while not line.poll(_LOOK):
        if stop.is_set():
            raise RulebookError("stopped", name)
        if monotonic() >= latest:
            raise RulebookError("too-slow", name)
    try:
        answer: Answer = line.recv()
    except EOFError:
        return None
    return answer


def serve(line: Connection, data: bytes, most_seconds: float) -> None:
    """What the program does: the pages of a PDF go out; it ends by itself where nobody ends it."""
    threading.Thread(target=_watch, args=(most_seconds,), daemon=True).start()
    try:
        answer: Answer = extracted(data, ""), None, ""
    except RulebookError as error:
        answer = (), error.code, error.detail
    line.send(answer)


def _watch(most_seconds: float) -> None:
    """End the program once it has had the processor for so long."""
    while process_time() < most_seconds:
        sleep(_LOOK)
    os._exit(_GAVE_UP)


def extracted(data: bytes, name: str) -> tuple[str, ...]:
    """The text of each page. Raises `RulebookError`; a damaged file makes the library raise whatever it likes."""
    from pypdf import PasswordType, PdfReader  # takes long to load and few files need it
    from pypdf.errors import DependencyError, FileNotDecryptedError

    try:
        reader = PdfReader(BytesIO(data))
        if reader.is_encrypted and reader.decrypt("") is PasswordType.NOT_DECRYPTED:
            raise RulebookError("pdf-locked", name)
        if len(reader.pages) > MOST_PAGES:
            raise RulebookError("too-large", name)
        found = tuple(page.extract_text().encode("utf-8", "replace").decode() for page in reader.pages)
    except RulebookError:
        raise
    except (DependencyError, FileNotDecryptedError) as error:
        raise RulebookError("pdf-locked", name) from error
    except (MemoryError, RecursionError) as error:
        raise RulebookError("too-large", name) from error
    except Exception as error:
        raise RulebookError("pdf-damaged", name, quoted(str(error).partition("\n")[0])) from error
    if sum(len("".join(page.split())) for page in found) < _LEAST_LETTERS * max(len(found), 1):
        raise RulebookError("pdf-pictures", name)
    return found
