"""The body of a section: lines made into paragraphs, steps of lists, headings without numbers and tables.

A sentence goes on in the next line until it ends; a step that has lost its number gets it back where the text leaves
no doubt which it was.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.rulebook.shapes import Block, Repair

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rulebook.shapes import Language

_BULLET: Final = re.compile(r"(?:[-*•●▪](?:\s+|(?=[・「])))?(?:[・･](?!\d)\s*)?")
_LABEL: Final = re.compile(
    r"(?P<label>\d{1,2}(?:-\d{1,2})?)\s*[)）]\s*|(?P<dotted>\d{1,2})\s*\.\s*(?!\d)"
    r"|(?P<roman>[ivx]{1,5}(?:-[A-Z])?)\s*(?:[:：]|[)）])\s*|(?P<letter>[a-h])\s*[)）]\s*"
)
_LETTERED: Final = re.compile(r"[A-Z]\.\s")
_RULED: Final = re.compile(r"[\s|:-]*-{3,}[\s|:-]*")
_SIGNS: Final = re.compile(r"#{1,6}\s*")
_ENDED: Final = re.compile(r"[。．.!?！？:：」』)）】》〉”>]$")
_STOPPED: Final = re.compile(r"[。．.!?！？:：]$")
_NUMBER_ENDS: Final = re.compile(r"「[A-Za-z]+[-\s][^「」]*」$")
_AFTER_NUMBER: Final = r"(?:인|부터|까지|는|은|와|과|이|가|을|를)(?:[\s,.]|$)|(?:까지|부터)[가-힣]"
_GOES_ON: Final = re.compile(rf"[,，、]|「[A-Z]{{2}}-|{_AFTER_NUMBER}")
_JOINED: Final = re.compile(rf"[,，、.)）」]|{_AFTER_NUMBER}")
_PARTICLE: Final = re.compile(r"[、。）)」』]|[にをがはのでとへも](?![うかこしすちなにのまもより])")
_POINT: Final = re.compile(r"[-*・•]\s|[※〈【]")
_CASES: Final = re.compile(r"(?:の場合|의 경우)$")
_QUOTED: Final = re.compile(r"「[^「」]{1,24}」")
_SHORT: Final = 24
_ANNOUNCED: Final = {
    "ja": re.compile(r"(?:以下|次)の手順を[^。]{0,6}行[^。]*。?$"),
    "ko": re.compile(r"(?:다음|아래)\s*과정을[^.]{0,10}수행[^.]*\.?$"),
}
_JUMPS: Final = re.compile(r"(?<![\d-])(\d)(?:으?로 진행|으?로 건너|\.?へと?進)")
_ROMAN: Final = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")


def blocks(
    lines: Sequence[str], language: Language, section: str, width: int = 0, lists: Sequence[str] = ()
) -> tuple[tuple[Block, ...], tuple[Repair, ...]]:
    """The blocks of a section's mended lines (without its heading), and what was set right.

    `width` is how long a line must at least be to be broken by the page, 0 where lines are whole paragraphs; `lists`
    are lines that are the heading of a list.
    """
    builder = _Builder(language, width, lists)
    for line in lines:
        builder.take(line)
    return _numbered(builder.found, language, section)


class _Builder:
    """Takes line after line; what goes on is added to the last block."""

    def __init__(self, language: Language, width: int, lists: Sequence[str]) -> None:
        self.language = language
        self.width = width
        self.lists = lists
        self.found: list[Block] = []
        self._in_table = False
        self._line = ""
        """The line before this one."""

    def take(self, line: str) -> None:
        """Add a line."""
        if not line:
            return
        if not self._row(line):
            self._in_table = False
            self._take_text(line)
        self._line = line

    def _row(self, line: str) -> bool:
        """A line of a table: cells parted by tabs or bars, or the rule below its head."""
        if self._in_table and _RULED.fullmatch(line):
            return True
        if "\t" in line:
            cells = [cell.strip() for cell in line.split("\t")]
        elif line.count("|") >= (1 if self._in_table else 2) or re.fullmatch(r"[^|]+\|[^|]+\|?", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
        else:
            return False
        row = "\t".join(cells)
        last = self.found[-1] if self.found else None
        if self._in_table and last is not None:
            self.found[-1] = Block(f"{last.text}\n{row}", "table")
        else:
            if last is not None and last.kind == "paragraph" and len(last.text) <= _SHORT and _open(last.text):
                self.found[-1] = Block(last.text, "heading")
            self.found.append(Block(row, "table"))
        self._in_table = True
        return True

    def _take_text(self, line: str) -> None:
        last = self.found[-1] if self.found else None
        if signs := _SIGNS.match(line):
            self.found.append(Block(line[signs.end() :], "heading"))
            return
        if last is not None and last.kind in ("paragraph", "item") and self._continues(last.text, line):
            self.found[-1] = Block(self._together(last.text, line), last.kind, last.label)
            return
        if _LETTERED.match(line) or _CASES.search(line) or line in self.lists or _QUOTED.fullmatch(line):
            number = _NUMBER_ENDS.search(line)
            if len(line) <= _SHORT * 2 and not number:
                self.found.append(Block(line, "heading"))
                return
        bullet = _BULLET.match(line)
        rest = line[bullet.end() :] if bullet else line
        label = _LABEL.match(rest)
        if label and (label["dotted"] is None or rest != line or rest[label.end() - 1 : label.end()] == " "):
            name = next(group for group in label.groups() if group is not None)
            self.found.append(Block(rest[label.end() :].lstrip(), "item", name))
        elif rest != line:
            self.found.append(Block(rest, "item"))
        else:
            self.found.append(Block(line))

    def _continues(self, before: str, line: str) -> bool:
        """The line goes on with the sentence before it."""
        if _NUMBER_ENDS.search(before):
            return _GOES_ON.match(line) is not None
        if self.language == "ja" and _PARTICLE.match(line):
            return not _STOPPED.search(before)
        if not _open(before) or _LABEL.match(line) or _POINT.match(line):
            return False
        if self.language == "ko" and _GOES_ON.match(line):
            return True
        return 0 < self.width <= len(self._line) and not _CASES.search(line)

    def _together(self, before: str, line: str) -> str:
        apart = self.language == "ko" and not _JOINED.match(line)
        return f"{before} {line}" if apart else before + line


def _open(text: str) -> bool:
    """The text stops before its sentence does."""
    return not _ENDED.search(text)


# --- steps and their numbers -------------------------------------------------------------------------------------


def _numbered(found: list[Block], language: Language, section: str) -> tuple[tuple[Block, ...], tuple[Repair, ...]]:
    """The same with the numbers of steps set right."""
    repairs: list[Repair] = []

    def name(index: int, label: str) -> None:
        was = found[index].label
        repairs.append(Repair("step-renumbered" if was else "step-numbered", section, was, label))
        found[index] = Block(found[index].text, "item", label)

    for index, block in enumerate(found):
        if block.kind in ("item", "paragraph") and _ANNOUNCED[language].search(block.text):
            for step, at in enumerate(_unnumbered(found, index + 1), start=1):
                name(at, str(step))
    for index in range(1, len(found) - 1):
        before, here, after = (found[index + offset].label for offset in (-1, 0, 1))
        between = _between(before, after)
        if found[index].kind == "item" and between and here in ("", before):
            name(index, between)
    return tuple(found), tuple(repairs)


def _unnumbered(found: list[Block], start: int) -> list[int]:
    """The steps that follow an announcement without any number: points of a list, or paragraphs that jump to steps."""
    if start >= len(found) or found[start].label:
        return []
    kind = found[start].kind
    run = []
    for index in range(start, len(found)):
        if found[index].kind != kind or found[index].label:
            break
        run.append(index)
    if kind == "item":
        return run if len(run) > 1 else []
    jumps = [int(step) for index in run for step in _JUMPS.findall(found[index].text)]
    to_the_end = bool(run) and run[-1] == len(found) - 1
    return run if kind == "paragraph" and to_the_end and jumps and max(jumps) <= len(run) else []


def _between(before: str, after: str) -> str:
    """The number between two numbers that leave out one."""
    if before.isdecimal() and after.isdecimal() and int(after) - int(before) == 2:
        return str(int(before) + 1)
    if before in _ROMAN and after in _ROMAN and _ROMAN.index(after) - _ROMAN.index(before) == 2:
        return _ROMAN[_ROMAN.index(before) + 1]
    return ""
