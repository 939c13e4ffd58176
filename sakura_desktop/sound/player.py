"""What plays the sounds. Whoever asks for one never waits: all work is done on a thread that has the sound device to
itself, opens it when something is to be heard, and gives it back when nothing was for a while. A machine without a
device, without the library or with a broken file is as quiet as one that is switched off.
"""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections import deque
from contextlib import suppress
from functools import partial
from operator import add
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject

from sakura_desktop.paths import APP
from sakura_desktop.sound.sounds import RATE, Sound

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from sakura_desktop.settings import Settings

LOG: Final = logging.getLogger("sakura_desktop")
PERIOD: Final = 30
"""Milliseconds that the device asks for at once; it keeps three of them ahead."""
APART: Final = RATE * 110 // 1000
"""So many samples lie between the beginnings of two sounds: what happens at once is heard one after the other."""
LATE: Final = 2.0
"""Seconds after which a sound isn't worth being heard any more."""
REST: Final = 12.0
"""Seconds without a sound after which the device is given back."""
AGAIN: Final = 30.0
"""Seconds before a device that couldn't be opened is tried again: one may have been plugged in."""
SAMPLE: Final = Sound.STEP
"""Heard when the volume is changed."""

Samples: TypeAlias = "array[float]"
Stream: TypeAlias = "Generator[bytes, int, None]"


class Device(Protocol):
    """A sound device that plays a stream."""

    def close(self) -> None:
        """Stop and give it back."""


def open_device(stream: Stream, backends: tuple[str, ...] = ()) -> Device:
    """Open the system's device and let it play what the stream says. Raises whatever hinders that."""
    import miniaudio

    if sys.platform.startswith("linux") and not backends:
        # Not JACK, whose library writes to the error output where no server runs.
        backends = ("PULSEAUDIO", "ALSA")
        quieten_alsa()
    device: Any = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.FLOAT32, nchannels=1, sample_rate=RATE, buffersize_msec=PERIOD,
        backends=[miniaudio.Backend[name] for name in backends], app_name=APP,
    )
    next(stream)
    try:
        device.start(stream)
    except Exception:
        device.close()
        raise
    opened: Device = device
    return opened


def quieten_alsa() -> None:
    """ALSA's library writes to the error output why it has no device; let it say that to a function that only returns.

    It is one of the C library, since no function of Python may be called when the interpreter is gone.
    """
    import ctypes

    with suppress(OSError, AttributeError):
        deaf = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(deaf)


def read_samples(file: Path) -> Samples:
    """The samples of a file. Raises `OSError`, `EOFError`, `wave.Error`, and `ValueError` for one of another kind."""
    with wave.open(str(file), "rb") as read:
        if (read.getnchannels(), read.getsampwidth(), read.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{file} isn't made as the others are")
        whole = array("h", read.readframes(read.getnframes()))
    if sys.byteorder == "big":
        whole.byteswap()
    return array("f", [value / 32768 for value in whole])


class Clips:
    """The files, read when they are first heard."""

    def __init__(self, folder: Path) -> None:
        """Nothing is read yet."""
        self._folder = folder
        self._read: dict[str, Samples] = {}

    def of(self, name: str) -> Samples:
        """The samples of a file; none for one that can't be read."""
        if name not in self._read:
            try:
                self._read[name] = read_samples(self._folder / name)
            except (OSError, EOFError, wave.Error, ValueError) as error:
                LOG.info("the sound %s can't be read: %s", name, error)
                self._read[name] = array("f")
        return self._read[name]


class Waiting:
    """A sound that is to be heard next."""

    def __init__(self, sound: Sound, strength: int, gain: float, asked: float) -> None:
        """`asked`: when, on the clock that only goes forward."""
        self.sound, self.strength, self.gain, self.asked = sound, strength, gain, asked


class Mixer:
    """What is heard at the same time, as one stream; what was asked for at once begins one after the other."""

    def __init__(self, clips: Clips) -> None:
        """Silence."""
        self._clips = clips
        self._lock = Lock()
        self._waiting: deque[Waiting] = deque()
        self._voices: list[tuple[Samples, int, float]] = []
        self._since = APART
        self._played = dict.fromkeys(Sound, 0)

    def add(self, wanted: Waiting) -> None:
        """Let a sound be heard after those that wait. One that waits already is heard once, as strong as both."""
        for file in wanted.sound.files():
            self._clips.of(file)
        with self._lock:
            same = next((one for one in self._waiting if one.sound == wanted.sound), None)
            if same is None:
                self._waiting.append(wanted)
            else:
                same.strength, same.asked = same.strength + wanted.strength, wanted.asked

    def clear(self) -> None:
        """Silence at once."""
        with self._lock:
            self._waiting.clear()
            self._voices, self._since = [], APART

    def stream(self) -> Stream:
        """What a device plays: it sends how many samples it wants, and gets at most so many."""
        wanted = yield b""
        while True:
            wanted = yield self._next(wanted)

    def _next(self, count: int) -> bytes:
        with self._lock:
            self._since += count
            if self._since >= APART:
                self._begin()
            mixed: Samples = array("f")
            for samples, place, gain in self._voices:
                part = array("f", [gain * value for value in samples[place : place + count]])
                longer, other = (part, mixed) if len(part) > len(mixed) else (mixed, part)
                mixed = array("f", map(add, other, longer)) + longer[len(other) :]
            self._voices = [
                (samples, place + count, gain) for samples, place, gain in self._voices if place + count < len(samples)
            ]
        return mixed.tobytes()

    def _begin(self) -> None:
        """Let the next that waits be heard, but for those that come too late."""
        while self._waiting:
            one = self._waiting.popleft()
            if monotonic() - one.asked <= LATE:
                file = one.sound.file(one.strength, self._played[one.sound])
                self._played[one.sound] += 1
                self._voices.append((self._clips.of(file), 0, one.gain))
                self._since = 0
                return


class Output:
    """The thread that has the device."""

    def __init__(self, clips: Clips, opener: Callable[[Stream], Device] = open_device) -> None:
        """The thread begins with the first sound."""
        self._mixer = Mixer(clips)
        self._opener = opener
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._device: Device | None = None
        self._closed_until = 0.0

    def play(self, wanted: Waiting) -> None:
        """Let a sound be heard; returns at once."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._work.put(partial(self._hear, wanted))

    def hush(self) -> None:
        """Silence, as soon as may be; returns at once."""
        if self._thread is not None:
            self._work.put(self._rest)

    def close(self) -> None:
        """Give the device back; a device that hangs isn't waited for."""
        if self._thread is not None:
            self._work.put(None)
            self._thread.join(1.0)
            self._thread = None

    def _run(self) -> None:
        while True:
            try:
                work = self._work.get(timeout=REST if self._device is not None else None)
            except Empty:
                work = self._rest
            if work is None:
                self._rest()
                return
            work()

    def _hear(self, wanted: Waiting) -> None:
        if self._device is None and monotonic() >= self._closed_until:
            self._open()
        if self._device is not None:
            self._mixer.add(wanted)

    def _open(self) -> None:
        try:
            self._device = self._opener(self._mixer.stream())
        except Exception as error:  # no library, no device, no permission: a duel is played in silence
            LOG.info("there is nothing to play sounds on: %s", error)
            self._closed_until = monotonic() + AGAIN

    def _rest(self) -> None:
        device, self._device = self._device, None
        self._mixer.clear()
        if device is not None:
            with suppress(Exception):  # it may be gone meanwhile
                device.close()


class Sounds(QObject):
    """The sounds as the settings want them."""

    def __init__(self, settings: Settings, output: Output, parent: QObject | None = None) -> None:
        """Silent until something is played."""
        super().__init__(parent)
        self._settings = settings
        self._output = output
        settings.changed.connect(self._setting_changed)

    def play(self, name: str, strength: int = 1) -> None:
        """Let a sound be heard, by its name in `Sound`: `strength` says how much moved, or how heavy it was."""
        gain = self.gain
        if gain > 0:
            self._output.play(Waiting(Sound(name), strength, gain, monotonic()))

    @property
    def gain(self) -> float:
        """What samples are multiplied by: half of the volume is heard as half as loud."""
        return (self._settings.volume / 100) ** 2 if self._settings.sound else 0.0

    def close(self) -> None:
        """Give the device back."""
        self._output.close()

    def _setting_changed(self, name: str) -> None:
        if name not in ("sound", "volume"):
            return
        if self.gain > 0:
            self.play(SAMPLE)
        else:
            self._output.hush()
