"""The program's door: reads the command line, sees to it that a window can open, and hands over to the wiring."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from engine.text.catalog import MissingTranslations
from engine.text.phrase import say
from sakura_desktop.command_line import PROGRAM, Options, Refused, Speech, read, system_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase

NO_WINDOW: Final = 3
"""What the program returns where no window can be opened."""
TELLING: Final = {"could not connect to display": "start-no-window", "even though it was found": "start-no-library"}
"""What in Qt's own words tells why it opens no window, best first."""
BROKEN: Final = 4
"""What the program returns where it can't start: its installation is incomplete, or it has a fault."""


def main(argv: Sequence[str] | None = None) -> int:
    """Start the program; what it returns is the exit code."""
    try:
        options = read(sys.argv[1:] if argv is None else argv)
    except Refused as refused:
        return refused.speak()
    except MissingTranslations as error:
        sys.stderr.write(f"{PROGRAM}: {error}\n")
        return BROKEN
    trouble = display_trouble(sys.platform, dict(os.environ))
    if trouble is not None:
        return no_window(options, trouble)
    try:
        from sakura_desktop.program import run
    except ImportError as error:
        return no_window(options, library_trouble(error))
    return run(options)


def display_trouble(system: str, environment: dict[str, str]) -> Phrase | None:
    """Why no window can be opened here, as far as the environment says."""
    if not system.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return None
    return say("start-no-display")


def window_trouble(message: str) -> Phrase:
    """Why Qt opens no window, by what it says."""
    lines = message.strip().splitlines() or [""]
    for telling, key in TELLING.items():
        for line in lines:
            if telling in line:
                return say(key, detail=line.strip())
    return say("start-no-window", detail=lines[0].strip())


def library_trouble(error: ImportError) -> Phrase:
    """Why a library can't be loaded, and how to get it."""
    missing = str(error)
    if "PySide6" in missing and "No module" in missing:
        return say("start-no-qt", detail=missing)
    return say("start-no-library", detail=missing)


def no_window(options: Options, trouble: Phrase) -> int:
    """Say on the error output why no window opens."""
    speech = Speech(options.language or system_language())
    sys.stderr.write(f"{PROGRAM}: {speech.text(trouble)}\n")
    return NO_WINDOW
