"""Work that goes in steps, done whole: tables, packages, and what progress is reckoned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.study.packages import Packer
from engine.study.progress import History
from engine.study.tables import TableReader, TableWriter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from engine.study.packages import Draw
    from engine.study.progress import Day
    from engine.study.records import Records
    from engine.study.schedule import Pair
    from engine.study.tables import Brought
    from engine.study.words import Lexicon
    from engine.text.render import Renderer


def through(steps: Iterator[bool]) -> None:
    """Take all steps."""
    for _ in steps:
        pass


def as_table(records: Records, lexicon: Lexicon) -> str:
    table = TableWriter(records, lexicon)
    through(table.steps())
    return table.text


def from_table(text: str, records: Records, lexicon: Lexicon, now: float) -> Brought:
    reader = TableReader(text, records, lexicon, now)
    through(reader.steps())
    return reader.brought


def anki_package(
    path: Path, words: Iterable[str], pair: Pair, lexicon: Lexicon, records: Records, *, examples: Renderer,
    shown: Renderer, now: float, learned: str = "", draw: Draw | None = None,
) -> int:
    packer = Packer(path, pair, lexicon, records, examples=examples, shown=shown, now=now, learned=learned, draw=draw)
    through(packer.steps(words))
    return packer.count


def days(records: Records, pair: Pair) -> tuple[Day, ...]:
    history = History(pair)
    through(history.read_on(records))
    return history.days
