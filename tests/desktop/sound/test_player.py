"""Whoever asks for a sound doesn't wait; a machine on which nothing can be heard is silent and says nothing."""

from __future__ import annotations

import subprocess
import sys
import threading
from array import array
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from sakura_desktop.paths import assets_folder
from sakura_desktop.sound import player
from sakura_desktop.sound.player import APART, LATE, Clips, Mixer, Output, Sounds, Waiting, open_device, read_samples
from sakura_desktop.sound.sounds import RATE, Sound

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.settings import Settings
    from sakura_desktop.sound.player import Device, Stream

FOLDER = assets_folder() / "sounds"
PATIENCE = 60.0


class Nothing:
    """A device that nobody hears: it notes by which thread it was opened and given back."""

    def __init__(self, *, broken: bool = False) -> None:
        self.opened: list[str] = []
        self.closed = threading.Event()
        self.streams: list[Stream] = []
        self.broken = broken

    def __call__(self, stream: Stream) -> Device:
        self.opened.append(threading.current_thread().name)
        if self.broken:
            raise OSError("there is no device")
        next(stream)
        self.streams.append(stream)
        return self

    def close(self) -> None:
        self.closed.set()


@pytest.fixture
def nothing() -> Nothing:
    return Nothing()


@pytest.fixture
def output(nothing: Nothing) -> Iterator[Output]:
    made = Output(Clips(FOLDER), nothing)
    yield made
    made.close()


def through(output: Output) -> None:
    """Wait until the thread of the sounds has done what it was asked."""
    done = threading.Event()
    output._work.put(done.set)
    assert done.wait(PATIENCE)


def wanted(sound: Sound, strength: int = 1, gain: float = 1.0, age: float = 0.0) -> Waiting:
    return Waiting(sound, strength, gain, monotonic() - age)


def heard(stream: Stream, count: int) -> list[float]:
    samples = array("f")
    samples.frombytes(stream.send(count))
    return list(samples)


def running(clips: Clips) -> tuple[Mixer, Stream]:
    mixer = Mixer(clips)
    stream = mixer.stream()
    next(stream)
    return mixer, stream


# --- asking ----------------------------------------------------------------------------------------------------------


def test_asking_hands_all_work_to_a_thread(settings: Settings, nothing: Nothing) -> None:
    gate = threading.Event()

    def slow(stream: Stream) -> Device:
        assert gate.wait(PATIENCE)
        return nothing(stream)

    output = Output(Clips(FOLDER), slow)
    sounds = Sounds(settings, output)
    for _ in range(100):
        sounds.play(Sound.CARD)  # were anything opened here, the test would stand
    assert not nothing.opened
    gate.set()
    through(output)
    sounds.close()
    assert nothing.opened == ["sound"]
    assert nothing.closed.is_set()


def test_a_sound_that_was_asked_for_is_heard_as_loud_as_set(
    settings: Settings, output: Output, nothing: Nothing
) -> None:
    settings.volume = 50
    sounds = Sounds(settings, output)
    sounds.play("tick")
    through(output)
    file = read_samples(FOLDER / "tick.wav")
    assert heard(nothing.streams[0], RATE) == pytest.approx([value / 4 for value in file], abs=1e-6)


@pytest.mark.parametrize(("name", "value"), [("volume", 0), ("sound", False)])
def test_silence_opens_no_device(
    settings: Settings, output: Output, nothing: Nothing, name: str, value: object
) -> None:
    setattr(settings, name, value)
    sounds = Sounds(settings, output)
    for sound in Sound:
        sounds.play(sound)
    assert output._thread is None
    assert not nothing.opened


def test_a_sample_is_heard_when_the_volume_is_changed(settings: Settings, output: Output, nothing: Nothing) -> None:
    sounds = Sounds(settings, output)
    settings.theme = "dark"
    assert output._thread is None
    settings.volume = 30
    through(output)
    assert heard(nothing.streams[0], RATE)
    settings.sound = False
    through(output)
    assert nothing.closed.is_set()
    settings.sound = True
    through(output)
    assert len(nothing.streams) == 2
    assert sounds.gain == pytest.approx(0.09)


def test_an_unknown_name_is_a_fault(settings: Settings, output: Output) -> None:
    with pytest.raises(ValueError, match="gong"):
        Sounds(settings, output).play("gong")


# --- what is heard ---------------------------------------------------------------------------------------------------


def test_what_happens_at_once_is_heard_one_after_the_other() -> None:
    clips = Clips(FOLDER)
    mixer, stream = running(clips)
    for sound in (Sound.CARD, Sound.TICK, Sound.CURTAIN):
        mixer.add(wanted(sound))
    card, tick = clips.of("card-1.wav"), clips.of("tick.wav")
    first = [sample for _ in range(4) for sample in heard(stream, APART // 4)]
    assert first == list(card[:APART])
    second = heard(stream, APART)
    both = [one + other for one, other in zip(tick[:APART], card[APART:], strict=False)]
    assert second[: len(both)] == pytest.approx(both, abs=1e-6)
    assert len(mixer._voices) == 2
    assert len(mixer._waiting) == 1


def test_a_heap_of_one_kind_is_heard_once_as_strong_as_all() -> None:
    mixer, stream = running(Clips(FOLDER))
    for _ in range(5):
        mixer.add(wanted(Sound.PIECES))
    assert [(one.sound, one.strength) for one in mixer._waiting] == [(Sound.PIECES, 5)]
    assert heard(stream, 100) == list(read_samples(FOLDER / "pieces-4.wav")[:100])


def test_what_comes_too_late_is_not_heard() -> None:
    mixer, stream = running(Clips(FOLDER))
    mixer.add(wanted(Sound.CLAPPER, age=LATE + 1))
    mixer.add(wanted(Sound.TICK))
    assert heard(stream, 100) == list(read_samples(FOLDER / "tick.wav")[:100])


def test_silence_follows_a_sound() -> None:
    mixer, stream = running(Clips(FOLDER))
    mixer.add(wanted(Sound.TICK))
    assert len(heard(stream, 2 * RATE)) == len(read_samples(FOLDER / "tick.wav"))
    assert heard(stream, 1000) == []
    mixer.add(wanted(Sound.CURTAIN))
    heard(stream, 10)
    mixer.clear()
    assert heard(stream, 1000) == []


def test_the_device_is_given_back_when_nothing_was_heard_for_a_while(
    output: Output, nothing: Nothing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "REST", 0.0)
    output.play(wanted(Sound.TICK))
    assert nothing.closed.wait(PATIENCE)
    output.play(wanted(Sound.TICK))
    through(output)
    assert len(nothing.opened) == 2


# --- nothing to be heard on ------------------------------------------------------------------------------------------


def test_without_a_device_it_is_silent_and_not_tried_again_soon(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = Nothing(broken=True)
    output = Output(Clips(FOLDER), nothing)
    for _ in range(3):
        output.play(wanted(Sound.DRUM))
    through(output)
    assert len(nothing.opened) == 1
    monkeypatch.setattr(output, "_closed_until", 0.0)
    output.play(wanted(Sound.DRUM))
    through(output)
    assert len(nothing.opened) == 2
    output.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("content", [None, b"", b"RIFF\x00\x00\x00\x00WAVE", b"no sound at all", b"\x00" * 4000])
def test_a_broken_file_is_silent(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], nothing: Nothing, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "tick.wav").write_bytes(content)
    output = Output(Clips(tmp_path), nothing)
    output.play(wanted(Sound.TICK))
    through(output)
    assert heard(nothing.streams[0], 100) == []
    output.close()
    assert capfd.readouterr() == ("", "")


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    whole = bytearray((FOLDER / "tick.wav").read_bytes())
    whole[22] = 2  # channels
    (tmp_path / "tick.wav").write_bytes(whole)
    with pytest.raises(ValueError, match="tick"):
        read_samples(tmp_path / "tick.wav")


WITHOUT_ANYTHING = """
import sys, threading
{before}
from pathlib import Path
from sakura_desktop.paths import assets_folder
from sakura_desktop.sound.player import Clips, Output, Waiting
from sakura_desktop.sound.sounds import Sound
from time import monotonic
output = Output(Clips(assets_folder() / "sounds"))
done = threading.Event()
for sound in Sound:
    output.play(Waiting(sound, 1, 1.0, monotonic()))
output._work.put(done.set)
assert done.wait(60)
{after}
"""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("sys.modules['miniaudio'] = None", "assert output._device is None", id="no library"),
        pytest.param("", "output.close()", id="the system's device, if it has one"),
        pytest.param("", "", id="the program ends without giving it back"),
    ],
)
def test_a_process_says_nothing_whatever_it_has_to_play_on(before: str, after: str) -> None:
    """In a process of its own, since a library in C writes past Python. The volume that it plays at is a whisper."""
    code = WITHOUT_ANYTHING.format(before=before, after=after).replace("1, 1.0,", "1, 1e-6,")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_library_plays_what_the_stream_says() -> None:
    """On the device of the library that goes as fast as a real one and that nobody hears."""
    pytest.importorskip("miniaudio", reason="there are no wheels of it for this machine")
    mixer = Mixer(Clips(FOLDER))
    mixer.add(wanted(Sound.TICK))
    over = threading.Event()

    def played() -> Stream:
        stream = mixer.stream()
        next(stream)
        wanted_now = yield b""
        while True:
            part = stream.send(wanted_now)
            if not part and not mixer._waiting:
                over.set()
            wanted_now = yield part

    device = open_device(played(), ("NULL",))
    assert over.wait(PATIENCE)
    device.close()
