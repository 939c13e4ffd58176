"""The command line: what may be said to the program, and clear words where it says something else. Needs no Qt."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from engine import VERSION
from engine.text.catalog import Catalog
from engine.text.compiled import cache_folder
from engine.text.phrase import say
from engine.text.render import Renderer
from sakura_desktop.paths import find_paths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase

TELLING: Final = {"could not connect to display": "start-no-window", "even though it was found": "start-no-library"}
"""What in Qt's own words tells why it opens no window, best first."""
NO_WINDOW: Final = 3
"""What the program returns where no window can be opened."""
BROKEN: Final = 4
"""What the program returns where it can't start: its installation is incomplete, or it has a fault."""
PROGRAM: Final = "sakura-desktop"
WRONG: Final = 2
"""What the program returns for a wrong command line, as is the custom."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for."""

    language: str = ""
    data_dir: Path | None = None
    journal: Path | None = None


class Refused(Exception):
    """The command line is wrong or asks only for words: what to print, where, and what to return."""

    def __init__(self, text: str, code: int) -> None:
        """Keep what to say."""
        super().__init__(text)
        self.text = text
        self.code = code

    def speak(self) -> int:
        """Print it: what was asked for on standard output, what is wrong on the error output."""
        stream = sys.stdout if self.code == 0 else sys.stderr
        stream.write(f"{self.text}\n")
        return self.code


def system_language() -> str:
    """The first language of the environment that the program speaks, English if there is none; Qt isn't there yet."""
    names = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    names.append(locale.getlocale()[0] or "")
    for name in ":".join(names).split(":"):
        tag = name.replace("-", "_").partition("_")[0].lower()
        tag = {"japanese": "ja", "korean": "ko", "english": "en"}.get(tag, tag)
        if tag in Catalog.languages:
            return tag
    return "en"


class Speech:
    """Words for a person who sees only a terminal."""

    def __init__(self, language: str) -> None:
        """Speak that language, from the catalog that the window will have, where it isn't told of another folder."""
        cache = cache_folder(find_paths().cache)
        self._renderer = Renderer(Catalog.load(language, cache=cache, at_once=False))

    def text(self, phrase: Phrase) -> str:
        """The phrase as text."""
        return self._renderer.text(phrase)

    def say(self, key: str, **slots: str) -> str:
        """The message of that key."""
        return self.text(say(key, **slots))


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message, WRONG)


def _parser(speech: Speech) -> _Parser:
    parser = _Parser(
        prog=PROGRAM, add_help=False, allow_abbrev=False, description=speech.say("command-description"),
        usage=f"{PROGRAM} [--lang ja|ko|en] [--data-dir DIR] [FILE]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser._positionals.title = speech.say("command-arguments")  # noqa: SLF001 - argparse has no other way to word it
    parser._optionals.title = speech.say("command-options")  # noqa: SLF001 - as above
    parser.add_argument("file", nargs="?", metavar="FILE", help=speech.say("command-file"))
    parser.add_argument("--lang", metavar="ja|ko|en", help=speech.say("command-lang"))
    parser.add_argument("--data-dir", metavar="DIR", help=speech.say("command-data-dir"))
    parser.add_argument("--version", action="store_true", help=speech.say("command-version"))
    parser.add_argument("-h", "--help", action="store_true", help=speech.say("command-help"))
    return parser


def _language(argv: Sequence[str]) -> str:
    """The language asked for, wherever it stands: the refusal of anything else speaks it too."""
    for word, after in pairwise([*argv, ""]):
        wish = after if word == "--lang" else word.removeprefix("--lang=")
        if wish in Catalog.languages and word.startswith("--lang"):
            return wish
    return system_language()


def read(argv: Sequence[str]) -> Options:
    """The options of a command line; raises `Refused` with what to print instead."""
    speech = Speech(_language(argv))
    parser = _parser(speech)
    try:
        found, rest = parser.parse_known_args(list(argv))
    except Refused as refused:
        raise _wrong(speech, say("command-wrong", detail=refused.text)) from None
    if found.help:
        raise Refused(parser.format_help().rstrip(), 0)
    if found.version:
        raise Refused(f"{PROGRAM} {VERSION}", 0)
    if rest:
        raise _wrong(speech, say("command-unknown", word=rest[0]))
    if found.lang is not None and found.lang not in Catalog.languages:
        raise _wrong(speech, say("command-unknown-language", language=found.lang))
    journal = Path(found.file).absolute() if found.file else None
    if journal is not None and not journal.exists():
        raise _wrong(speech, say("command-no-file", path=str(journal)))
    data = Path(found.data_dir).expanduser().absolute() if found.data_dir else None
    if data is not None and data.exists() and not data.is_dir():
        raise _wrong(speech, say("command-no-folder", path=str(data)))
    return Options(found.lang or "", data, journal)


def _wrong(speech: Speech, phrase: Phrase) -> Refused:
    return Refused(f"{PROGRAM}: {speech.text(phrase)}\n{speech.say('command-see-help', program=PROGRAM)}", WRONG)


def window_trouble(message: str) -> Phrase:
    """Why Qt opens no window, by what it says."""
    lines = message.strip().splitlines() or [""]
    for telling, key in TELLING.items():
        for line in lines:
            if telling in line:
                return say(key, detail=line.strip())
    return say("start-no-window", detail=lines[0].strip())


def no_window(options: Options, trouble: Phrase) -> int:
    """Say on the error output why no window opens."""
    speech = Speech(options.language or system_language())
    sys.stderr.write(f"{PROGRAM}: {speech.text(trouble)}\n")
    return NO_WINDOW
