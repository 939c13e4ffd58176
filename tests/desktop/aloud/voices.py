"""Voices of the tests: a program in a folder that writes down what it is given, and one that only remembers."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from sakura_desktop.aloud.system_voices import Utterance

ESPEAK_LIST = """Pty Language       Age/Gender VoiceName          File                 Other Languages
 5  en-us           --/M      English            gmw/en-US            (en 3)
 5  ja              --/M      Japanese           jpx/ja
 5  ko              --/M      Korean             ko
"""
SAY_LIST = """Albert              en_US    # Hello! My name is Albert.
Eddy (일본어(일본))      ja_JP    # こんにちは! 私の名前はEddyです。
Kyoko               ja_JP    # こんにちは! 私の名前はKyokoです。
Kyoko (Enhanced)    ja_JP    # こんにちは! 私の名前はKyokoです。
Samantha            en_US    # Hello! My name is Samantha.
Yuna                ko_KR    # 안녕하세요. 제 이름은 유나입니다.
"""


def put_program(folder: Path, name: str, listed: str, *, ends: bool = True, status: int = 0) -> Path:
    """A program of that name which lists these voices, writes down what it is to say, and ends; or doesn't."""
    folder.mkdir(exist_ok=True)
    heard = folder / "heard.txt"
    script = folder / name
    script.write_text(
        f"#!{sys.executable}\n"
        "import sys, time\n"
        "if any(one in ('--voices', '?', '--list-synthesis-voices') for one in sys.argv[1:]):\n"
        f"    sys.stdout.buffer.write({listed!r}.encode()); sys.exit({0 if listed else 1})\n"
        f"with open({str(heard)!r}, 'a', encoding='utf-8') as file:\n"
        "    file.write(' '.join(sys.argv[1:]) + '|' + sys.stdin.buffer.read().decode() + '\\n')\n"
        f"time.sleep({0 if ends else 600})\n"
        f"sys.exit({status})\n",
        encoding="utf-8",
    )
    script.chmod(0o755)
    return heard


def only_in(folder: Path) -> str:
    """A PATH with nothing but that folder."""
    return os.fspath(folder)


class Remembering:
    """Says nothing, and remembers what it was to say. It is through when `through` says so."""

    def __init__(self, *languages: str, phonetic: bool = False, broken: bool = False) -> None:
        self.phonetic = phonetic
        self.said: list[Utterance] = []
        self.acts: list[str] = []
        self.through = True
        self._languages = frozenset(languages)
        self._broken = broken

    def find(self) -> frozenset[str]:
        return self._languages

    def say(self, said: Utterance) -> None:
        if self._broken:
            raise OSError("it is broken")
        self.said.append(said)
        self.acts.append(f"say {said.text}")

    def busy(self) -> bool:
        return not self.through

    def stop(self) -> None:
        self.acts.append("stop")
        self.through = True

    def close(self) -> None:
        self.acts.append("close")
