"""Journals as JSON lines: written, read with every line checked, and brought up from older versions.

Line 1 is the header: format, version, set, edition, setup, made_by. Each further line is one record: an answer
`{"k": kind, "s": seat, "a": [keys]}`, a lot `{"k": "shuffle", "c": [numbers]}`, `{"undo": n}` or `{"redo": n}`.
"""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Literal, NoReturn, TypeAlias, TypeVar, get_args

import msgspec

from engine.kernel.files import quoted
from engine.kernel.journal import Answered, BadStep, Journal, Lot, Redone, Undone, hold

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.journal import Format, Raw, Record

S = TypeVar("S")

Reason: TypeAlias = Literal[
    "missing",  # no such file
    "unreadable",  # the system can't read it
    "empty",
    "not-utf8",
    "not-json",
    "no-header",  # the journal's lines without its first
    "foreign",  # something else than a journal of this game
    "newer",  # written by a newer program, or begun by its reading: values version or revision, made_by
    "older",  # written by an older program whose lines can't be brought up: values version, made_by
    "bad-header",
    "other-rules",  # of another card set or rule edition: values set, edition
    "bad-setup",
    "bad-record",  # a line that is no record
    "bad-step",  # an undo or redo that leads nowhere
    "not-asked",  # an answer after the duel's end, or chance that isn't asked for: values found
    "kind",  # another decision is open: values expected, found
    "seat",  # another seat is asked: values expected, found
    "answer",  # not among the options: values found, why
    "lot",  # not a possible outcome: values found, why
    "rest",  # the state at rest doesn't go on with its decision
    "breaks",  # the rules fail on it: values error
]
REASONS: Final[tuple[str, ...]] = get_args(Reason)

RECORDS: Final[dict[str, type[Record]]] = {"a": Answered, "c": Lot, "undo": Undone, "redo": Redone}
HEADER_TEXTS: Final = ("set", "edition", "made_by")


class DamagedJournal(Exception):
    """A file that is no sound journal: which file, which line (1 is the first, 0 the file as a whole), why (`reason`,
    one of `REASONS`) and what was found there (`values`).
    """

    def __init__(self, file: str, line: int, reason: Reason, **values: int | str) -> None:
        """Keep the facts; a program words them in the person's language."""
        self.file = file
        self.line = line
        self.reason: Reason = reason
        self.values = {name: _short(value) for name, value in values.items()}
        super().__init__(f"{file or 'journal'}:{line}: {reason}" + (f" ({self.detail})" if values else ""))

    @property
    def detail(self) -> str:
        """The values in a row, in no language: `expected=ChooseAct, found=ChooseDamage`."""
        return ", ".join(f"{name}={value}" for name, value in self.values.items())


def _short(value: int | str) -> int | str:
    """A value found in a file, cut where it is long; a number of many digits as a text."""
    if isinstance(value, int) and abs(value) < 2**63:
        return value
    return quoted(str(value))


@dataclass(frozen=True, slots=True)
class Reading(Generic[S]):
    """A journal as it was found: the line of each record, who wrote it in which version, whether a last line cut
    short was left out (`recovered`), how many bytes are sound, whether they end a line, and in a rescue what stopped
    it.
    """

    journal: Journal[S]
    lines: list[int]
    version: int
    made_by: str
    recovered: bool
    sound: int
    ended: bool
    fault: DamagedJournal | None = None


def encode_header(journal: Journal[S]) -> bytes:
    """The journal's first line."""
    form = journal.form
    header = {
        "format": form.name,
        "version": form.version,
        "set": form.set,
        "edition": form.edition,
        "setup": journal.setup,
        "made_by": form.made_by,
    }
    return msgspec.json.encode(header) + b"\n"


def encode_records(records: Iterable[Record]) -> bytes:
    """Encode records as JSON lines, one a record."""
    return msgspec.json.Encoder().encode_lines(records)


def encode(journal: Journal[S]) -> bytes:
    """Encode a whole journal as JSON lines: its header, then its records."""
    return encode_header(journal) + encode_records(journal.records)


def decode(data: bytes, form: Format[S], file: str = "", *, rescue: bool = False) -> Reading[S]:
    """Read a journal's bytes, checking every line; `file` is only named in errors.

    A last line without its end that can't be read was cut short by a killed write and is left out. Raises
    `DamagedJournal`; with `rescue` only where nothing at all can be read, and otherwise stops before the fault.
    """
    lines = data.split(b"\n")
    ended = not lines[-1]
    if ended:
        lines.pop()
    if not data.removeprefix(codecs.BOM_UTF8).strip():
        raise DamagedJournal(file, 0, "empty")
    reader = _Reader(form, file)
    setup, version, made_by = reader.header(lines[0].removeprefix(codecs.BOM_UTF8))
    records: list[Record] = []
    places: list[int] = []
    sound = len(data)
    recovered = False
    fault: DamagedJournal | None = None
    for number, line in enumerate(lines[1:], 2):
        last = number == len(lines) and not ended
        if not line.strip() and not last:
            continue
        try:
            raw = reader.json(line, number)
        except DamagedJournal as error:
            if last:
                recovered, ended, sound = True, True, len(data) - len(line)
                break
            fault = error
            break
        try:
            records.append(reader.record(raw, version, number))
        except DamagedJournal as error:
            fault = error
            break
        places.append(number)
    fault = _check_steps(records, places, file) or fault
    if fault is not None and not rescue:
        raise fault
    return Reading(Journal(form, setup, records), places, version, made_by, recovered, sound, ended, fault)


def _check_steps(records: list[Record], places: list[int], file: str) -> DamagedJournal | None:
    """What is wrong with the undo and redo lines; records from the wrong one on are cut off."""
    try:
        hold(records)
    except BadStep as step:
        fault = DamagedJournal(file, places[step.at], "bad-step", found=step.held)
        del records[step.at :], places[step.at :]
        return fault
    return None


class _Reader(Generic[S]):
    """Reads single lines of one file."""

    __slots__ = ("file", "form")

    def __init__(self, form: Format[S], file: str) -> None:
        self.form = form
        self.file = file

    def fail(self, line: int, reason: Reason, **values: int | str) -> NoReturn:
        """Raise `DamagedJournal` for a line, with the reason and what was found there."""
        raise DamagedJournal(self.file, line, reason, **values)

    def json(self, line: bytes, number: int) -> Raw:
        """Parse a line as a JSON object; a line that is none refuses the file."""
        try:
            text = line.decode()
        except UnicodeDecodeError as error:
            raise DamagedJournal(self.file, number, "not-utf8", byte=error.start) from error
        try:
            raw = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise DamagedJournal(self.file, number, "not-json", error=str(error)) from error
        if not isinstance(raw, dict):
            self.fail(number, "bad-record", found=type(raw).__name__)
        return raw

    def header(self, line: bytes) -> tuple[S, int, str]:
        """The setup, the version that the lines have, and the program that wrote them."""
        try:
            raw = self.json(line, 1)
        except DamagedJournal as error:
            if error.reason == "bad-record":
                self.fail(1, "foreign")
            raise
        if "format" not in raw:
            self.fail(1, "no-header" if raw.keys() & RECORDS.keys() else "foreign")
        if raw["format"] != self.form.name:
            self.fail(1, "foreign", found=str(raw["format"]))
        version = raw.get("version")
        if type(version) is not int:
            self.fail(1, "bad-header", found="version")
        made_by = str(raw.get("made_by", ""))
        if version > self.form.version:
            self.fail(1, "newer", version=version, made_by=made_by)
        raw = self.upcast(raw, version, 1)
        self._check_header(raw)
        begun = raw.get("setup")
        if isinstance(begun, dict):
            begun = {"revision": 0, **begun}
        try:
            setup = msgspec.convert(begun, self.form.setup)
            revision = getattr(setup, "revision", 0)
            if revision > self.form.revision:
                self.fail(1, "newer", revision=revision, made_by=made_by)
            self.form.check(setup)
        except (msgspec.ValidationError, ValueError) as error:
            raise DamagedJournal(self.file, 1, "bad-setup", error=str(error)) from error
        return setup, version, made_by

    def _check_header(self, raw: Raw) -> None:
        """The texts are there, and set and edition are those that this game plays."""
        for name in HEADER_TEXTS:
            if not isinstance(raw.get(name), str):
                self.fail(1, "bad-header", found=name)
        if (raw["set"], raw["edition"]) != (self.form.set, self.form.edition):
            self.fail(1, "other-rules", set=raw["set"], edition=raw["edition"])

    def upcast(self, raw: Raw, version: int, number: int) -> Raw:
        """The line in the present version."""
        for older in range(version, self.form.version):
            step = self.form.upcasts.get(older)
            if step is None:
                self.fail(1, "older", version=version, made_by=str(raw.get("made_by", "")))
            try:
                raw = (step.header if number == 1 else step.record)(raw)
            except (LookupError, TypeError, ValueError, AttributeError) as error:
                reason: Reason = "bad-header" if number == 1 else "bad-record"
                raise DamagedJournal(self.file, number, reason, error=repr(error)) from error
        return raw

    def record(self, raw: Raw, version: int, number: int) -> Record:
        """The line as a record."""
        raw = self.upcast(raw, version, number)
        kind = next((kind for mark, kind in RECORDS.items() if mark in raw), None)
        if kind is None:
            self.fail(number, "bad-record", found=", ".join(raw))
        try:
            record: Record = msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            raise DamagedJournal(self.file, number, "bad-record", error=str(error)) from error
        return record
