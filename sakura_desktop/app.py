"""The program's door: reads the command line, sees to it that a window can open, and hands over to the wiring."""

from __future__ import annotations

import builtins
import os
import sys
from typing import TYPE_CHECKING

from engine.text.catalog import MissingTranslations
from engine.text.phrase import say
from sakura_desktop.command_line import BROKEN, PROGRAM, Refused, no_window, read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase


def main(argv: Sequence[str] | None = None) -> int:
    """Start the program; what it returns is the exit code."""
    if getattr(sys, "frozen", False):  # a packed program starts itself again as the process that thinks
        from multiprocessing import freeze_support

        freeze_support()
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
        load_qt()
        from sakura_desktop.program import run
    except ImportError as error:
        return no_window(options, library_trouble(error))
    return run(options)


def load_qt() -> None:
    """Load Qt, and import on as before. PySide puts an import of its own in the place of Python's, which reads the
    source of every module to see whether it switches one of PySide's `__feature__`s on, and keeps it in `linecache`: a
    tenth of the start. No module here does so.
    """
    plain = builtins.__import__
    from PySide6 import QtCore  # noqa: F401

    builtins.__import__ = plain


def display_trouble(system: str, environment: dict[str, str]) -> Phrase | None:
    """Why no window can be opened here, as far as the environment says."""
    if not system.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return None
    return say("start-no-display")


def library_trouble(error: ImportError) -> Phrase:
    """Why a library can't be loaded, and how to get it."""
    missing = str(error)
    if "PySide6" in missing and "No module" in missing:
        return say("start-no-qt", detail=missing)
    return say("start-no-library", detail=missing)
