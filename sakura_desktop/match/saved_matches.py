"""The duels kept: a journal each, and a list of who played, when, and how it ended.

The journal is the truth. The list only spares reading every journal to show a page of them; a journal that the list
doesn't know is read when it is asked for, and a damaged list is put aside and made anew.
"""

from __future__ import annotations

from datetime import datetime
from operator import attrgetter
from pathlib import PurePath
from typing import TYPE_CHECKING, Annotated, Final, Literal, cast

import msgspec

from engine.kernel.lock import FileLock
from engine.text.phrase import Phrase
from sakura_desktop.files import FileTrouble, trouble_of
from sakura_desktop.games import game, key_of
from sakura_desktop.record_file import RecordFile

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

    from engine.cardgame.match import AnyMatch

JOURNAL_SUFFIX: Final = ".sakura"
LONGEST_FILE_NAME: Final = 255
"""Bytes of a file's name; no file system takes more."""
LONGEST_PLAYED: Final = 1_000_000
"""Seconds; whoever plays for longer has left it open."""
Name = Annotated[str, msgspec.Meta(max_length=200)]
"""A player's name or the key of what one brings, as a list may hold it."""
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


def is_journal_name(name: str) -> bool:
    """The bare name of a journal, which leads nowhere else than into the folder of duels."""
    try:
        return (
            name.endswith(JOURNAL_SUFFIX)
            and PurePath(name).name == name
            and "\0" not in name
            and len(name.encode()) <= LONGEST_FILE_NAME
        )
    except UnicodeEncodeError:
        return False


def moment(stamp: str) -> datetime:
    """A moment that is written in ISO 8601, in the local time. Raises ValueError, OverflowError or OSError."""
    return datetime.fromisoformat(stamp).astimezone()


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One duel of the list. Raises ValueError for what a list can't say: a path, no moment, no seat."""

    file: str
    """Name of the journal in the folder of duels."""
    started: str
    """When it began, ISO 8601 with the time zone."""
    names: tuple[Name, Name]
    brought: tuple[tuple[Name, ...], tuple[Name, ...]] = msgspec.field(name="megami")
    """The keys of what each brought, under the name by which files have called it from the first."""
    players: tuple[Name, Name] = ("", "")
    """By which level a computer plays, by seat; empty where a person does."""
    game: Name = "sakura"
    """Lists of before there were several games don't say it."""
    seconds: Count = 0
    """How long it was played, as far as that is known."""
    turn: Count = 0
    answers: Count = 0
    winner: Literal[0, 1] | None = None
    ending: Phrase | None = None

    def __post_init__(self) -> None:
        """Judge what the type doesn't say."""
        if not is_journal_name(self.file):
            raise ValueError(f"no name of a journal: {self.file}")
        try:
            moment(self.started)
        except (OverflowError, OSError) as error:
            raise ValueError(f"no moment: {self.started}") from error

    @property
    def finished(self) -> bool:
        """It is over, whether somebody has won or nobody."""
        return self.winner is not None or self.ending is not None

    @property
    def when(self) -> datetime:
        """When it began, in the local time."""
        return moment(self.started)


def left_behind(journal: Path) -> bool:
    """A program that wrote this journal ended without closing it, and nobody writes it now."""
    lock = FileLock(journal)
    if not lock.path.exists():
        return False
    try:
        lock.acquire()
    except OSError:
        return False
    lock.release()
    return True


class SavedMatches(RecordFile[MatchRecord]):
    """The folder of duels and the list of them, newest first."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Read the list."""
        self.folder = folder
        super().__init__(folder / "list.json", MatchRecord, "duels", attrgetter("file"), parent)

    def journal(self, record: MatchRecord) -> Path:
        """The journal of a duel."""
        return self.folder / record.file

    def holds(self, path: Path) -> bool:
        """The journal lies in the folder of duels, under a name that the list can say."""
        return path.parent == self.folder and is_journal_name(path.name)

    def records(self) -> tuple[MatchRecord, ...]:
        """Every duel whose journal is there, newest first."""
        there = [record for record in self._records.values() if self.journal(record).exists()]
        return tuple(sorted(there, key=lambda record: record.started, reverse=True))

    def unknown(self) -> tuple[Path, ...]:
        """Journals in the folder that the list doesn't know, newest first."""
        try:
            there = self.folder.glob(f"*{JOURNAL_SUFFIX}")
            found = [path for path in there if path.name not in self._records and is_journal_name(path.name)]
            return tuple(sorted(found, key=lambda path: path.name, reverse=True))
        except OSError:
            return ()

    def unfinished(self) -> MatchRecord | None:
        """The newest duel, if it isn't over and can be gone on with."""
        for record in self.records():
            return None if record.finished else record
        return None

    def new_path(self) -> Path:
        """A place for the journal of a duel that begins now."""
        stem = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        path = self.folder / f"{stem}{JOURNAL_SUFFIX}"
        number = 2
        while path.exists():
            path = self.folder / f"{stem}-{number}{JOURNAL_SUFFIX}"
            number += 1
        return path

    def prepare(self) -> FileTrouble | None:
        """Make the folder; what hinders it, if anything."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return trouble_of(error, self.folder)
        return None

    def note(self, path: Path, duel: AnyMatch, seconds: int = 0) -> MatchRecord:
        """Put the duel's present state into the list, and so many seconds more that it was played."""
        known = self._records.get(path.name)
        record = MatchRecord(
            file=path.name,
            started=known.started if known else _started(path),
            names=(duel.names[0], duel.names[1]),
            players=(duel.players[0], duel.players[1]),
            brought=game(key_of(duel)).brought(duel.setup),
            game=key_of(duel),
            seconds=min(LONGEST_PLAYED, (known.seconds if known else 0) + seconds),
            turn=duel.turn,
            answers=duel.answers,
            winner=cast("Literal[0, 1] | None", duel.winner),
            ending=duel.ending if duel.decision is None else None,
        )
        self.put(record)
        return record

    def remove(self, record: MatchRecord) -> FileTrouble | None:
        """Delete a duel's journal and its line of the list; what hinders it, if anything."""
        try:
            self.journal(record).unlink(missing_ok=True)
        except OSError as error:
            return trouble_of(error, self.journal(record))
        self.drop(record.file)
        return None


def _started(path: Path) -> str:
    """When the journal's file was made, as near as the file system tells; now for one not written yet."""
    try:
        stamp = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        stamp = datetime.now().astimezone()
    return stamp.isoformat(timespec="milliseconds")
