"""The voices of a system, each system's by its own program: `say`, espeak-ng, speech-dispatcher, and Windows' voices by
a PowerShell that stays. Everything here may take its time and belongs on a thread of its own.
"""

from __future__ import annotations

import logging
import math
import os
import re
import shutil
import subprocess
import sys
from base64 import b64encode
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

LOG: Final = logging.getLogger("sakura_desktop")
LANGUAGES: Final = ("ja", "ko", "en")
PATIENCE: Final = 15.0
"""Seconds after which a program that lists its voices is given up: one that starts a service takes some."""
ENDING: Final = 1.0
"""Seconds that are waited for a program that was killed."""
WORDS_A_MINUTE: Final = 150
HIDDEN: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class Utterance(NamedTuple):
    """What is to be said: plain text in a language, how fast and how loud in percent."""

    text: str
    language: str
    speed: int = 100
    volume: int = 100


class Voices(Protocol):
    """The smallest thing that speaks. Any of it may raise `OSError`, or `ValueError` for what can't be understood."""

    phonetic: bool
    """It reads no kanji and takes kana as they are written."""

    def find(self) -> frozenset[str]:
        """The languages for which there is a voice."""
    def say(self, said: Utterance) -> None:
        """Say something, after what is being said."""
    def busy(self) -> bool:
        """It isn't through yet."""
    def stop(self) -> None:
        """Be silent at once."""
    def close(self) -> None:
        """End what was started."""


# --- programs that say one thing and end ---


class Tool(NamedTuple):
    """A program of a system that reads a text from its input and says it."""

    program: str
    listing: tuple[str, ...]
    """What lets it list its voices."""
    voices: Callable[[str], Mapping[str, str]]
    """By language the voice to take, out of that list."""
    saying: Callable[[Utterance, str], tuple[str, ...]]
    """What lets it say something by a voice."""
    given: Callable[[Utterance], str]
    """What it reads from its input."""
    phonetic: bool = True
    silencing: tuple[str, ...] = ()
    """What silences it where its end alone doesn't."""


def octave(percent: int, threefold: float) -> int:
    """A speed as steps of a scale on which so many steps are three times as fast."""
    return round(threefold * math.log(max(percent, 1) / 100) / math.log(3))


def _espeak_voices(listed: str) -> dict[str, str]:
    """Languages by the second column: `5  ja  --/M  Japanese  jpx/ja`."""
    found = {line.split()[1] for line in listed.splitlines()[1:] if len(line.split()) > 1}
    english = next((one for one in ("en-us", "en-gb", "en") if one in found), "")
    return {one: one for one in ("ja", "ko") if one in found} | ({"en": english} if english else {})


def _dispatcher_voices(listed: str) -> dict[str, str]:
    """Languages by the column before the last: `Japanese  ja  none`."""
    found = {line.split()[-2] for line in listed.splitlines()[1:] if len(line.split()) > 2}
    return {one: one for one in LANGUAGES if any(tag.partition("-")[0].lower() == one for tag in found)}


BEST: Final = ("premium", "enhanced", "kyoko", "yuna", "samantha", "alex", "daniel", "otoya")
"""What the names of voices hold that are to be taken before others; most of the rest are toys."""
LISTED_VOICE: Final = re.compile(r"^(?P<name>.+?)\s+(?P<tag>[a-z]{2,3}[_-]\w+)\s+#")


def _say_voices(listed: str) -> dict[str, str]:
    """Voices by name and language: `Kyoko  ja_JP  # こんにちは`. Of several the best known."""
    found: dict[str, list[str]] = {}
    for line in listed.splitlines():
        if match := LISTED_VOICE.match(line):
            found.setdefault(match["tag"][:2], []).append(match["name"])
    return {one: min(found[one], key=_rank) for one in LANGUAGES if one in found}


def _rank(voice: str) -> int:
    return next((at for at, known in enumerate(BEST) if known in voice.casefold()), len(BEST))


def _plain(said: Utterance) -> str:
    return said.text


ESPEAK: Final = Tool(
    "espeak-ng", ("--voices",), _espeak_voices,
    lambda said, voice: (
        "-v", voice, "-s", str(WORDS_A_MINUTE * said.speed // 100), "-a", str(said.volume), "-b", "1", "--stdin",
    ),
    _plain,
)
DISPATCHER: Final = Tool(
    "spd-say", ("--list-synthesis-voices",), _dispatcher_voices,
    lambda said, voice: (
        "--wait", "--language", voice, "--rate", str(max(-100, min(100, octave(said.speed, 100)))),
        "--volume", str(2 * said.volume - 100), "--", said.text,
    ),
    lambda _said: "", silencing=("--cancel",),
)
SAY: Final = Tool(
    "say", ("-v", "?"), _say_voices,
    lambda said, voice: ("-v", voice, "-r", str(WORDS_A_MINUTE * said.speed // 100), "-f", "-"),
    lambda said: said.text if said.volume == 100 else f"[[volm {said.volume / 100:.2f}]] {said.text}",
    phonetic=False,
)


class ToolVoices:
    """The voices of a program that says one thing and ends; killed, it is silent."""

    def __init__(self, tool: Tool) -> None:
        """Nothing looked for yet."""
        self._tool = tool
        self.phonetic = tool.phonetic
        self._voices: Mapping[str, str] = {}
        self._running: subprocess.Popen[bytes] | None = None

    def find(self) -> frozenset[str]:
        """Ask the program, if it is there."""
        if shutil.which(self._tool.program) is None:
            return frozenset()
        with suppress(subprocess.SubprocessError):
            listed = subprocess.run(
                (self._tool.program, *self._tool.listing), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, timeout=PATIENCE, check=True, env=_surroundings(),
            )
            self._voices = self._tool.voices(listed.stdout.decode("utf-8", "replace"))
        return frozenset(self._voices)

    def say(self, said: Utterance) -> None:
        """Start the program."""
        self._running = subprocess.Popen(
            (self._tool.program, *self._tool.saying(said, self._voices[said.language])), stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=_surroundings(),
        )
        given = self._running.stdin
        assert given is not None
        with suppress(BrokenPipeError), given:
            given.write(self._tool.given(said).encode())

    def busy(self) -> bool:
        """It runs still. One that ended with an error is told of in the log."""
        if self._running is None:
            return False
        ended = self._running.poll()
        if ended is None:
            return True
        if ended:
            LOG.info("%s ended with %s", self._tool.program, ended)
        self._running = None
        return False

    def stop(self) -> None:
        """Kill it."""
        running, self._running = self._running, None
        if running is None or running.poll() is not None:
            return
        running.kill()
        with suppress(subprocess.TimeoutExpired):
            running.wait(ENDING)
        if self._tool.silencing:
            with suppress(subprocess.SubprocessError):
                subprocess.run(
                    (self._tool.program, *self._tool.silencing), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL, timeout=ENDING, check=False,
                )

    def close(self) -> None:
        """Kill it."""
        self.stop()


def _surroundings() -> dict[str, str]:
    """The program's environment, in UTF-8: what is started from a desktop has often no locale."""
    return {**os.environ, "LC_CTYPE": "en_US.UTF-8"} if sys.platform == "darwin" else dict(os.environ)


# --- Windows ---

SCRIPT: Final = r"""
$ErrorActionPreference = 'Stop'
$voice = New-Object -ComObject SAPI.SpVoice
$tokens = @($voice.GetVoices())
try {
    $category = New-Object -ComObject SAPI.SpObjectTokenCategory
    $category.SetId('HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Speech_OneCore\Voices', $false)
    $tokens += @($category.EnumerateTokens())
} catch { }
$found = @{}
foreach ($token in $tokens) {
    foreach ($code in $token.GetAttribute('Language') -split ';') {
        $language = @{ 17 = 'ja'; 18 = 'ko'; 9 = 'en' }[[Convert]::ToInt32($code, 16) -band 0x3ff]
        if ($language -and -not $found.ContainsKey($language)) { $found[$language] = $token }
    }
}
[Console]::Out.WriteLine('voices ' + ($found.Keys -join ' '))
while ($null -ne ($line = [Console]::In.ReadLine())) {
    try {
        $part = $line -split ' '
        if ($part[0] -eq 'stop') { [void]$voice.Speak('', 3); continue }
        $voice.Voice = $found[$part[1]]
        $voice.Rate = [int]$part[2]
        $voice.Volume = [int]$part[3]
        [void]$voice.Speak([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($part[4])), 17)
    } catch { }
}
"""
"""Keeps Windows' voice and does a line at a time: asynchronously, one thing after the other, and never as XML."""


class WindowsVoices:
    """Windows' voices, spoken by one PowerShell that stays, since it takes a second to start. Lines that can't be read
    again are base64, so that no code page matters.
    """

    phonetic = False

    def __init__(self, program: str = "powershell") -> None:
        """Not started."""
        self._program = program
        self._running: subprocess.Popen[bytes] | None = None
        self._languages: frozenset[str] = frozenset()
        self._ends = 0

    def find(self) -> frozenset[str]:
        """Start it; it says first which voices there are."""
        if shutil.which(self._program) is None:
            return frozenset()
        self._languages = self._start()
        return self._languages

    def _start(self) -> frozenset[str]:
        script = b64encode(SCRIPT.encode("utf-16-le")).decode()
        self._running = subprocess.Popen(
            (self._program, "-NoProfile", "-NoLogo", "-NonInteractive", "-EncodedCommand", script),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, creationflags=HIDDEN,
        )
        first, _, languages = self._pipe(self._running.stdout).readline().decode("utf-8", "replace").partition(" ")
        if first != "voices":
            self.close()
            return frozenset()
        return frozenset(languages.split()) & frozenset(LANGUAGES)

    def say(self, said: Utterance) -> None:
        """Give it a line; one that ended meanwhile is started again once."""
        text = b64encode(said.text.encode()).decode()
        rate = max(-10, min(10, octave(said.speed, 10)))
        line = f"say {said.language} {rate} {said.volume} {text}"
        try:
            self._tell(line)
        except OSError as error:
            LOG.info("%s ended and is started again: %s", self._program, error)
            self.close()
            if said.language in self._start():
                self._tell(line)

    def _tell(self, line: str) -> None:
        if self._running is None or self._running.poll() is not None:
            raise BrokenPipeError(f"{self._program} doesn't run")
        given = self._pipe(self._running.stdin)
        given.write(f"{line}\n".encode("ascii"))
        given.flush()

    @staticmethod
    def _pipe(end: IO[bytes] | None) -> IO[bytes]:
        assert end is not None
        return end

    def busy(self) -> bool:
        """It isn't asked: it says one thing after the other by itself."""
        return False

    def stop(self) -> None:
        """Tell it to be silent."""
        if self._running is not None:
            with suppress(OSError):
                self._tell("stop")

    def close(self) -> None:
        """End it."""
        running, self._running = self._running, None
        if running is None:
            return
        running.kill()
        for end in (running.stdin, running.stdout):
            with suppress(OSError):
                self._pipe(end).close()
        with suppress(subprocess.TimeoutExpired):
            running.wait(ENDING)


def of_this_system() -> Sequence[Voices]:
    """What may speak here, the best first."""
    if sys.platform == "win32":
        return (WindowsVoices(),)
    if sys.platform == "darwin":
        return (ToolVoices(SAY),)
    return (ToolVoices(ESPEAK), ToolVoices(DISPATCHER))
