"""The text of a PDF, page by page.

A PDF is read by a program of its own: a few kilobytes can hold so many commands that reading them takes minutes, and
such a program can be ended at any time without a trace.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from contextlib import suppress
from io import BytesIO
from tempfile import TemporaryFile
from time import monotonic, process_time, sleep
from typing import TYPE_CHECKING, Final

import msgspec

from engine.kernel.files import quoted
from engine.rulebook.problems import CODES, RulebookError

if TYPE_CHECKING:
    from engine.rulebook.problems import Code

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
_PROGRAM: Final = "import sys; sys.path[:] = sys.argv[2:]; from engine.rulebook.pdf import serve; serve(sys.argv[1])"


def pages(
    data: bytes, name: str, stop: threading.Event | None = None, most_seconds: float = MOST_SECONDS
) -> tuple[str, ...]:
    """The text of each page. Raises `RulebookError`: `too-slow` after so many seconds of the processor, `stopped` when
    that is set.
    """
    command = [sys.executable, "-c", _PROGRAM, str(most_seconds), *sys.path]
    hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    latest = monotonic() + most_seconds * _BY_THE_CLOCK
    try:
        with TemporaryFile() as given:
            given.write(data)
            given.seek(0)
            with subprocess.Popen(
                command, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, creationflags=hidden
            ) as program:
                try:
                    answer = _answer(program, name, latest, stop or threading.Event())
                finally:
                    program.kill()
    except OSError as error:
        raise RulebookError("unreadable", name, str(error)) from error
    if program.returncode == _GAVE_UP:
        raise RulebookError("too-slow", name)
    return _taken(answer, name)


def _answer(program: subprocess.Popen[bytes], name: str, latest: float, stop: threading.Event) -> bytes:
    """What the program says, unless it takes too long or isn't waited for any more."""
    while True:
        if stop.is_set():
            raise RulebookError("stopped", name)
        if monotonic() >= latest:
            raise RulebookError("too-slow", name)
        with suppress(subprocess.TimeoutExpired):
            return program.communicate(timeout=_LOOK)[0]


def _taken(answer: bytes, name: str) -> tuple[str, ...]:
    """The pages that the program found, or its error."""
    try:
        found, code, detail = msgspec.json.decode(answer, type=tuple[tuple[str, ...], str, str])
    except msgspec.DecodeError as error:
        raise RulebookError("pdf-damaged", name, "–") from error
    known: Code | None = next((one for one in CODES if one == code), None)
    if known is not None:
        raise RulebookError(known, name, detail)
    return found


def serve(most_seconds: str) -> None:
    """What the program does: a PDF comes in, its pages go out; it ends by itself where nobody ends it."""
    threading.Thread(target=_watch, args=(float(most_seconds),), daemon=True).start()
    try:
        answer = (extracted(sys.stdin.buffer.read(), ""), "", "")
    except RulebookError as error:
        answer = ((), error.code, error.detail)
    sys.stdout.buffer.write(msgspec.json.encode(answer))
    sys.stdout.buffer.flush()


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
