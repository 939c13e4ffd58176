"""The list as a table that a spreadsheet opens, and back again: words, what is remembered of them, what is written.

What a person wrote and how a word is put aside stands in the first row of the word. Read again, an empty cell leaves
what is there, a dash takes it away; a row without an id that says a word in two languages is a new word of one's own.
What is remembered of a word is taken over unless it was answered since.
"""

from __future__ import annotations

import csv
import io
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.kernel.files import quoted
from engine.study.on_thread import on_thread
from engine.study.own import (
    OWN,
    SENTENCE,
    BadOwn,
    Meaning,
    Own,
    OwnWords,
    Remark,
    Side,
    faces_written,
    id_of,
    is_own,
    sound,
    sound_remark,
    tags_in,
)
from engine.study.records import KNOWN, LEECH, SUSPENDED, BadState, Memory, Records, card_of
from engine.study.wordfile import MOST_ID, OWN_LANGUAGES
from engine.study.words import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engine.study.wordlist import Kept
    from engine.study.words import Lexicon

FACES: Final = ("ja", "reading", "ko", "reading ko", "en")
READINGS: Final = {"ja": "reading", "ko": "reading ko"}
"""The columns of readings, by language; a word of the games has none in the second: its letters say it by rule."""
MEANINGS: Final = tuple(f"meaning {language}" for language in OWN_LANGUAGES)
WRITTEN: Final = ("star", "tags", "note", *MEANINGS, "instead", "about")
"""The columns of what a person wrote."""
COLUMNS: Final = (
    "id", "kind", *FACES, *WRITTEN, "aside", "listed", "origin", "added", "asks", "answers", "due", "known", "state",
)
ASIDE: Final = (SUSPENDED, KNOWN, LEECH)
"""How a word can be put aside in a table: not until tomorrow, since who knows when the table is read."""
CLEARED: Final = "-"
"""What stands in a cell that is to be empty."""
STARS: Final = {"1": True, "★": True, "*": True, "x": True, "true": True, "0": False, "-": False, "false": False}
SEPARATOR: Final = re.compile(r'"?sep=([,;\t])"?\r?\n')
"""A line before the heading by which some programs tell a spreadsheet how cells are parted."""
MOST_ROWS: Final = 100_000
AT_ONCE: Final = 25
"""So many rows are read, or words written, in one step."""
PARSED: Final = 0.3
"""The part of the work that is done when the rows are read."""
MOST_QUOTED: Final = 60
"""Letters of a table that are told back to whoever chose it."""


class BadTable(ValueError):
    """A table that can't be read: `code` is `not-a-table`, `not-text`, `empty`, `columns`, `row`, `too-long` or
    `too-large`; `row` counts from 1.
    """

    def __init__(self, code: str, row: int = 0, detail: str = "") -> None:
        """Keep what is wrong where."""
        super().__init__(f"{code} in row {row}: {detail}" if row else f"{code}: {detail}")
        self.code = code
        self.row = row
        self.detail = shortened(quoted(detail))


def shortened(text: str) -> str:
    """So much of a text as a message has room for."""
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED].rstrip()}…"


class Brought(NamedTuple):
    """What came in: new words, how often what is remembered was replaced or a word put aside or taken up, ids that name
    nothing here, and words to which something else is written now.
    """

    new: int
    remembered: int
    unknown: tuple[str, ...]
    written: int = 0


Row = dict[str, str]


# --- out ---


class TableWriter:
    """The list with all that is remembered of it and written to it, as comma-separated values with a heading; a word
    has a row for each direction that was begun, or one row where none was.
    """

    def __init__(self, records: Records, lexicon: Lexicon) -> None:
        """Nothing written."""
        self._records, self._lexicon = records, lexicon
        self._aside: dict[str, str] = {}
        self._out = io.StringIO()
        self.part = 0.0
        """How much of it is written."""
        self.count = 0
        """How many words of the list it has."""

    @property
    def text(self) -> str:
        """The table as far as it is written."""
        return self._out.getvalue()

    def steps(self) -> Iterator[bool]:
        """Write it, some words a step."""
        rows = csv.writer(self._out, lineterminator="\n")
        rows.writerow(COLUMNS)
        own, listed = self._lexicon.own, {kept.word: kept for kept in self._records.list.words()}
        self._aside = self._records.aside()
        words = tuple(dict.fromkeys((*listed, *own.entries, *own.remarks)))
        for done, word in enumerate(words, start=1):
            if self._lexicon.knows(word):
                rows.writerows(self._rows(word, listed.get(word)))
                self.count += word in listed
            if done % AT_ONCE == 0:
                self.part = done / len(words)
                yield True

    def _rows(self, word: str, kept: Kept | None) -> Iterator[tuple[str, ...]]:
        head = (word, kind_of(word), *_faces_said(word, self._lexicon))
        there = ("1", kept.origin, repr(kept.added)) if kept is not None else ("0", "", "")
        aside = self._aside.get(word, "")
        written = (*_written_said(word, self._lexicon), aside if aside in ASIDE else "")
        order = self._lexicon.languages.index
        memories = self._records.memories_of(word)
        for one in sorted(memories, key=lambda one: (order(one.asks), order(one.answers))):
            yield (*head, *written, *there, one.asks, one.answers, repr(one.due), str(int(one.known)), one.state)
            written = ("",) * len(written)
        if not memories:
            yield (*head, *written, *there, "", "", "", "", "")


def _faces_said(word: str, lexicon: Lexicon) -> tuple[str, ...]:
    sides = {language: lexicon.side(word, language) for language in lexicon.languages}
    return (sides["ja"].text, sides["ja"].reading, sides["ko"].text, sides["ko"].reading, sides["en"].text)


def _written_said(word: str, lexicon: Lexicon) -> tuple[str, ...]:
    remark = lexicon.own.remark(word)
    own = lexicon.own.entries.get(word)
    meanings = [remark.meanings.get(language, Meaning("")) for language in OWN_LANGUAGES]
    instead = (language for language, one in zip(OWN_LANGUAGES, meanings, strict=True) if one.instead)
    return (
        "1" if remark.star else "", ", ".join(remark.tags), remark.note, *(one.text for one in meanings),
        " ".join(instead), own.about if own is not None else "",
    )


# --- back ---


class TableReader:
    """A table read against what is here, in steps: nothing is changed before the last."""

    def __init__(self, text: str, records: Records, lexicon: Lexicon, now: float) -> None:
        """Nothing read."""
        self._text, self._records, self._now = text, records, now
        self._lexicon = lexicon
        self.part = 0.0
        """How much of it is read."""
        self.brought = Brought(0, 0, ())
        """What came in, in the end."""
        self.taking_over = False
        """All is read, and is being written down: it can't be given up any more."""
        self.entries: dict[str, Own] = {}
        self.remarks: dict[str, Remark] = {}
        self.listed: dict[str, None] = {}
        self.memories: list[Memory] = []
        self.aside: dict[str, str] = {}
        self._aside = records.aside()
        self._knows: dict[str, bool] = {}
        self._by_faces = {_said(own): word for word, own in lexicon.own.entries.items()}

    def steps(self) -> Iterator[bool]:
        """Read every row, then take all of it over. Raises `BadTable` before anything is changed."""
        by_word: dict[str, list[tuple[int, Row]]] = {}
        every = self._text.count("\n") + 1
        for done, (number, row) in enumerate(_rows(self._text), start=1):
            word = row.get("id", "").strip() or self._nameless(number, row)
            if word:
                by_word.setdefault(word, []).append((number, row | {"id": word}))
            if done % AT_ONCE == 0:
                self.part = PARSED * done / every
                yield True
        if not by_word:
            raise BadTable("empty")
        for done, (word, its_rows) in enumerate(by_word.items(), start=1):
            try:
                self._word(word, its_rows)
            except BadOwn as error:
                raise BadTable("row", its_rows[0][0], word) from error
            if done % AT_ONCE == 0:
                self.part = PARSED + (1 - PARSED) * done / len(by_word)
                yield True
        yield from self._taken_over()

    def _taken_over(self) -> Iterator[bool]:
        """Write it down on a thread, over a connection of its own, so that what is here can be read meanwhile."""
        self.taking_over = True
        made = [own if own.made else own._replace(made=self._now) for own in self.entries.values()]

        def write() -> tuple[int, OwnWords]:
            with closing(Records(self._records.file.path)) as beside:
                new = beside.bring(self.listed, "import", self._now, self.memories, made, self.remarks, self.aside)
                beside.own.read()
            return new, beside.own

        new, own = yield from on_thread(write, "table")
        self._records.own.take(own)
        remembered = len(self.memories) + len(self.aside)
        self.brought = Brought(new, remembered, self.unknown, len({**self.entries, **self.remarks}))

    @property
    def unknown(self) -> tuple[str, ...]:
        """The ids that name nothing here."""
        return tuple(word for word, known in self._knows.items() if not known)

    def _nameless(self, number: int, row: Row) -> str:
        """The id of a row that has none: that of one's own word that says the same, or a new one; empty for an empty
        row.
        """
        faces = faces_written({
            language: Side(text) for language in OWN_LANGUAGES if (text := row.get(language, "").strip())
        })
        kind = row.get("kind", "").strip() or OWN
        if not faces:
            return ""
        if kind not in (OWN, SENTENCE):
            raise BadTable("row", number, kind)
        one = Own(id_of(kind, faces), faces)
        found = self._by_faces.get(_said(one))
        there = self._lexicon.own.entries
        return found or (one.word if one.word not in there else id_of(kind, faces, str(len(there))))

    def _word(self, word: str, rows: list[tuple[int, Row]]) -> None:
        said = _together([row for _, row in rows])
        if is_own(word):
            own = self._own(word, said)
            self._knows[word] = own is not None
            if own is not None and own != self._lexicon.own.entries.get(word):
                self.entries[word] = own
        else:
            self._knows[word] = self._lexicon.knows(word)
        if not self._knows[word]:
            return
        remark = _remark(self._lexicon.own.remark(word), said, rows[0][0])
        if remark != self._lexicon.own.remark(word):
            self.remarks[word] = remark
        if said.get("listed", "").strip() != "0":
            self.listed[word] = None
            aside = _aside(self._aside.get(word, ""), said, rows[0][0])
            if aside != self._aside.get(word, ""):
                self.aside[word] = aside
        found = (_memory(number, row, self._lexicon) for number, row in rows)
        self.memories += [one for one in found if one is not None and word in self.listed and self._is_later(one)]

    def _is_later(self, one: Memory) -> bool:
        """It was not answered here since the table was written: a table that was edited for a week doesn't take back
        what was learned in that week.
        """
        here = self._records.memory(one.word, one.asks, one.answers)
        return here is None or _reviewed(one.state) > _reviewed(here.state)

    def _own(self, word: str, said: Row) -> Own | None:
        """A word of one's own as the table has it; None for one that is neither here nor whole there."""
        before = self._lexicon.own.entries.get(word)
        if len(word) > MOST_ID or not word.partition(":")[2]:
            raise BadOwn("kind", word)
        faces = dict(before.faces) if before is not None else {}
        for language in OWN_LANGUAGES:
            old = faces.get(language, Side(""))
            reading = _cell(said, READINGS.get(language, ""), old.reading)
            faces[language] = Side(_cell(said, language, old.text), reading)
        about = _cell(said, "about", before.about if before is not None else "")
        if before is None and not any(face.text for face in faces.values()):
            return None
        return sound(Own(word, faces, about, before.made if before is not None else 0.0))


def _said(own: Own) -> tuple[str, ...]:
    """What a word of one's own says, by which it is found again."""
    return (str(own.is_sentence), *(own.faces.get(language, Side("")).text for language in OWN_LANGUAGES))


def _together(rows: Iterable[Row]) -> Row:
    """What the rows of a word say: of each column the first that says something."""
    said: Row = {}
    for row in rows:
        for column, value in row.items():
            if value.strip():
                said.setdefault(column, value)
    return said


def _cell(said: Mapping[str, str], column: str, before: str) -> str:
    """What a column is to be: as it is where the cell is empty, nothing where there is a dash."""
    value = said.get(column, "").strip()
    return "" if value == CLEARED else value or before


def _remark(before: Remark, said: Row, number: int) -> Remark:
    star = said.get("star", "").strip().casefold()
    if star and star not in STARS:
        raise BadTable("row", number, star)
    instead = _cell(said, "instead", " ".join(one for one, said in before.meanings.items() if said.instead)).split()
    if not set(instead) <= set(OWN_LANGUAGES):
        raise BadTable("row", number, " ".join(instead))
    meanings = {}
    for language, column in zip(OWN_LANGUAGES, MEANINGS, strict=True):
        text = _cell(said, column, before.meanings.get(language, Meaning("")).text)
        if text:
            meanings[language] = Meaning(text, language in instead)
    tags = said.get("tags", "").strip()
    return sound_remark(Remark(
        _cell(said, "note", before.note), STARS.get(star, before.star),
        () if tags == CLEARED else tags_in(tags) if tags else before.tags, meanings,
    ))


def _aside(before: str, said: Row, number: int) -> str:
    """How a word is to be put aside; empty for one that is asked."""
    how = _cell(said, "aside", before).casefold()
    if how not in (before, "", *ASIDE):
        raise BadTable("row", number, how)
    return how


def _reviewed(state: str) -> float:
    """When a word was answered last, by the scheduler's state; 0 where that can't be said."""
    with suppress(BadState):
        last = card_of(state).last_review
        return last.timestamp() if last is not None else 0.0
    return 0.0


def text_of(data: bytes) -> str:
    """A table's text: UTF-8, or UTF-16 where its first bytes say so, as spreadsheets write it. Raises `BadTable`."""
    try:
        return data.decode("utf-16" if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "utf-8")
    except UnicodeDecodeError as error:
        raise BadTable("not-text") from error


def _rows(text: str) -> Iterator[tuple[int, Row]]:
    """The rows with their numbers, the heading being the first; cells may be parted as spreadsheets part them."""
    text = text.removeprefix("\ufeff")
    told = SEPARATOR.match(text)
    heading = text[told.end():] if told else text
    parted = told[1] if told else max(",;\t", key=heading.partition("\n")[0].count)
    reader = csv.DictReader(io.StringIO(heading, newline=""), delimiter=parted)
    above = 1 if told else 0
    try:
        written = [(column or "").strip() for column in reader.fieldnames or ()]
        columns = [column.casefold() for column in written]
        if not any(columns):
            raise BadTable("empty")
        if not ("id" in columns or len(set(columns) & set(OWN_LANGUAGES)) > 1):
            raise BadTable("columns", detail=", ".join(written))
        reader.fieldnames = columns
        for number, row in enumerate(reader, start=2 + above):
            if number > MOST_ROWS + 1:
                raise BadTable("too-long", number)
            yield number, {key: value or "" for key, value in row.items() if isinstance(key, str)}
    except csv.Error as error:
        raise BadTable("not-a-table", detail=str(error)) from error


def _memory(number: int, row: Row, lexicon: Lexicon) -> Memory | None:
    """What a row says is remembered; None where it says nothing of it."""
    asks, answers, state = row.get("asks", ""), row.get("answers", ""), row.get("state", "")
    if not state:
        return None
    if asks not in lexicon.languages or answers not in lexicon.languages or asks == answers:
        raise BadTable("row", number, f"{asks} {answers}")
    try:
        return Memory.of_state(row["id"], asks, answers, state)
    except BadState as error:
        raise BadTable("row", number, str(error)) from error
