"""The voices of systems: programs that list and say, one that stays, one that fails; and the thread that has them."""

from __future__ import annotations

import base64
import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from engine.text.render import Span
from sakura_desktop.aloud.speaker import Mouth, Speaker
from sakura_desktop.aloud.system_voices import (
    DISPATCHER,
    ESPEAK,
    SAY,
    ToolVoices,
    Utterance,
    WindowsVoices,
    octave,
    of_this_system,
)
from sakura_desktop.languages.words import Words
from tests.desktop.aloud.voices import ESPEAK_LIST, SAY_LIST, Remembering, only_in, put_program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.settings import Settings

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs of the tests are scripts")


def wait_for(voices: ToolVoices) -> None:
    """Until the program has ended."""
    running = voices._running
    assert running is not None
    running.wait(30)


# --- programs ---


def test_espeak_says_a_text_of_its_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = put_program(tmp_path / "bin", "espeak-ng", ESPEAK_LIST)
    monkeypatch.setenv("PATH", only_in(tmp_path / "bin"))
    voices = ToolVoices(ESPEAK)
    assert voices.find() == {"ja", "ko", "en"}
    for language, text in (("ja", "おうかけっしょう"), ("en", "-v strange")):
        voices.say(Utterance(text, language, 80, 60))
        wait_for(voices)
        assert not voices.busy()
    assert heard.read_text("utf-8").splitlines() == [
        "-v ja -s 120 -a 60 -b 1 --stdin|おうかけっしょう", "-v en-us -s 120 -a 60 -b 1 --stdin|-v strange",
    ]


def test_of_the_voices_of_macos_the_best_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = put_program(tmp_path / "bin", "say", SAY_LIST)
    monkeypatch.setenv("PATH", only_in(tmp_path / "bin"))
    voices = ToolVoices(SAY)
    assert voices.find() == {"ja", "ko", "en"}
    for language, volume in (("ja", 100), ("en", 50)):
        voices.say(Utterance("あ", language, 100, volume))
        wait_for(voices)
        voices.busy()
    assert heard.read_text("utf-8").splitlines() == [
        "-v Kyoko (Enhanced) -r 150 -f -|あ", "-v Samantha -r 150 -f -|[[volm 0.50]] あ",
    ]


def test_the_dispatcher_is_silenced_when_what_it_says_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = "   NAME   LANGUAGE   VARIANT\n   Korean   ko   none\n   Englisch   en-GB   none\n"
    heard = put_program(tmp_path / "bin", "spd-say", listed, ends=False)
    monkeypatch.setenv("PATH", only_in(tmp_path / "bin"))
    voices = ToolVoices(DISPATCHER)
    assert voices.find() == {"ko", "en"}
    voices.say(Utterance("말", "ko"))
    running = voices._running
    assert running is not None
    assert voices.busy()
    monkeypatch.setattr("sakura_desktop.aloud.system_voices.ENDING", 0.2)
    voices.stop()
    assert running.returncode == -signal.SIGKILL
    assert not voices.busy()
    del heard


def test_a_program_that_is_not_there_or_lists_nothing_has_no_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", only_in(tmp_path))
    assert ToolVoices(ESPEAK).find() == frozenset()
    put_program(tmp_path, "espeak-ng", "")
    assert ToolVoices(ESPEAK).find() == frozenset()


def test_speeds_are_steps_of_a_scale() -> None:
    assert (octave(100, 10), octave(300, 10), octave(50, 10)) == (0, 10, -6)


@pytest.mark.parametrize("platform", ["win32", "darwin", "linux"])
def test_every_system_has_something_that_may_speak(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert of_this_system()


# --- the one that stays ---


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[tuple[WindowsVoices, Path]]:
    """A program in place of PowerShell that has voices for two languages and writes its lines down."""
    heard, script = tmp_path / "heard.txt", tmp_path / "powershell"
    script.write_text(
        f"#!{sys.executable}\n"
        "import sys\n"
        "print('voices ja ko xx', flush=True)\n"
        "for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    if line.startswith('say ko'): sys.exit(1)\n"
    )
    script.chmod(0o755)
    made = WindowsVoices(str(script))
    yield made, heard
    made.close()


def test_windows_voices_are_told_line_by_line(windows: tuple[WindowsVoices, Path]) -> None:
    voices, heard = windows
    assert voices.find() == {"ja", "ko"}
    running = voices._running
    assert running is not None
    voices.say(Utterance("오라", "ko", 300, 50))
    running.wait(30)
    voices.stop()  # nobody hears it any more
    voices.say(Utterance("間合", "ja"))
    again = voices._running
    assert again is not None
    assert again is not running
    assert again.stdin is not None
    again.stdin.close()
    again.wait(30)
    told = [line.split() for line in heard.read_text().splitlines()]
    assert [line[:4] for line in told] == [["say", "ko", "10", "50"], ["say", "ja", "0", "100"]]
    assert [base64.b64decode(line[4]).decode() for line in told] == ["오라", "間合"]


def test_a_powershell_that_says_something_else_has_no_voice(tmp_path: Path) -> None:
    script = tmp_path / "powershell"
    script.write_text("#!/bin/sh\necho trouble\n")
    script.chmod(0o755)
    assert WindowsVoices(str(script)).find() == frozenset()
    assert WindowsVoices(os.fspath(tmp_path / "none")).find() == frozenset()


# --- the thread ---


def worked_off(mouth: Mouth) -> None:
    """Do on this thread what waits for the mouth's own."""
    while not mouth._work.empty():
        work = mouth._work.get()
        assert work is not None
        work()


@pytest.fixture
def mouth(monkeypatch: pytest.MonkeyPatch) -> Mouth:
    """A mouth whose work is done when the test says so."""
    monkeypatch.setattr("sakura_desktop.aloud.speaker.Thread.start", lambda _thread: None)
    return Mouth(tuple, lambda _found: None)


def test_what_comes_next_cuts_off_what_is_said_and_parts_wait_for_each_other(mouth: Mouth) -> None:
    voices = Remembering("ja", "ko")
    mouth._make = lambda: (voices,)
    mouth.look()
    worked_off(mouth)
    mouth.say((Utterance("1", "ja"), Utterance("2", "ko"), Utterance("x", "en")))
    voices.through = False
    worked_off(mouth)
    assert voices.acts == ["say 1"]
    mouth._go_on()
    assert voices.acts == ["say 1"]
    voices.through = True
    mouth._go_on()
    assert voices.acts == ["say 1", "say 2"]
    mouth.say((Utterance("3", "ja"),))
    worked_off(mouth)
    assert voices.acts == ["say 1", "say 2", "stop", "say 3"]
    mouth.say(())
    worked_off(mouth)
    assert voices.acts[-1] == "stop"


def test_a_language_is_said_by_the_first_that_has_it_and_none_is_asked_in_vain(mouth: Mouth) -> None:
    found: list[dict[str, bool]] = []
    first, second, third = Remembering("ja", phonetic=True), Remembering("ja", "ko", "en"), Remembering("en")
    third.find = None  # type: ignore[assignment,method-assign]  # asking it fails, if it is asked
    mouth._make, mouth._tell_found = lambda: (first, second, third), found.append
    mouth.look()
    worked_off(mouth)
    assert found == [{"ja": True, "ko": False, "en": False}]
    mouth.say((Utterance("1", "ja"), Utterance("2", "en")))
    worked_off(mouth)
    assert (first.acts, second.acts) == (["say 1"], ["say 2"])


def test_a_voice_that_fails_is_only_a_silence(mouth: Mouth, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="sakura_desktop")
    mouth._make = lambda: (Remembering("ja", broken=True),)
    mouth.look()
    mouth.say((Utterance("1", "ja"),))
    worked_off(mouth)
    assert "it is broken" in caplog.text
    mouth.say((Utterance("2", "ja"),))
    worked_off(mouth)


# --- by the settings ---


def test_what_is_heard_follows_the_settings(qtbot: QtBot, settings: Settings) -> None:
    voices, words = Remembering("ja", "ko", phonetic=True), Words("ko")
    speaker = Speaker(settings, words.aloud, voices=lambda: (voices,))
    assert words.aloud.languages == frozenset()
    with qtbot.waitSignal(words.aloud.changed):
        speaker.look()
    assert words.aloud.languages == words.aloud.voiced == {"ja", "ko"}
    settings.aloud_ko = "off"
    settings.aloud_ja = "auto"
    assert (words.aloud.languages, words.aloud.automatic) == ({"ja"}, {"ja"})
    assert words.aloud.voiced == {"ja", "ko"}
    settings.aloud_volume, settings.aloud_speed = 40, 70
    words.aloud.say(("ja", (Span("桜花結晶", "term", "", "おうかけっしょう"),)), ("ko", (Span("벚꽃"),)))
    qtbot.waitUntil(lambda: bool(voices.said))
    assert voices.said == [Utterance("おうかけっしょう", "ja", 70, 40)]
    settings.aloud_volume = 0
    assert words.aloud.languages == frozenset()
    speaker.close()
    assert voices.acts[-1] == "close"
