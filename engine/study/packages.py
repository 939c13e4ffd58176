"""Words outside the program: an Anki package, a table of values, and back again.

Ids of the deck, the note types and the notes are fixed, so that a package imported again updates what is there.
"""

from __future__ import annotations

import csv
import html
import io
from typing import TYPE_CHECKING, Final, NamedTuple

import genanki

from engine.kernel.files import quoted
from engine.study.records import BadState, Memory
from engine.study.words import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engine.study.records import Records
    from engine.study.schedule import Pair
    from engine.study.words import Lexicon
    from engine.text.render import Renderer

DECK: Final = 1_730_405_119
"""The id of the deck in Anki, fixed once and for all."""
MODELS: Final = 1_730_405_200
"""The id of the first note type; each direction has one of its own after it."""
COLUMNS: Final = ("id", "ja", "reading", "ko", "en", "origin", "added", "asks", "answers", "due", "known", "state")
MOST_ROWS: Final = 100_000
MOST_QUOTED: Final = 60
"""Letters of a table that are told back to whoever chose it."""


class BadTable(ValueError):
    """A table that can't be read: `code` is `not-a-table`, `not-text`, `columns`, `row`, `too-long` or
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
    """What came in: new words, words whose memory was replaced, and ids that name nothing here."""

    new: int
    remembered: int
    unknown: tuple[str, ...]


def anki_package(
    path: Path, words: Iterable[str], pair: Pair, lexicon: Lexicon, records: Records, renderer: Renderer, title: str
) -> int:
    """Write an Anki package of the words with both directions of a pair; how many notes it has. `title` names the deck;
    `renderer` words the examples.
    """
    deck = genanki.Deck(DECK, title)
    model = _model(pair, lexicon.languages)
    count = 0
    for word in words:
        asked, answered = lexicon.side(word, pair.asks), lexicon.side(word, pair.answers)
        examples = records.list.examples(word)
        fields = (
            word, asked.text, asked.reading, answered.text, answered.reading, lexicon.gloss(word, pair.asks),
            lexicon.gloss(word, pair.answers), renderer.text(examples[0]) if examples else "",
        )
        tags = [kind_of(word), *(["met"] if examples else [])]
        deck.add_note(
            genanki.Note(
                model=model, fields=[html.escape(field).replace("\n", "<br>") for field in fields],
                guid=genanki.guid_for("sakura", word, *sorted(pair)), tags=tags,
            )
        )
        count += 1
    genanki.Package(deck).write_to_file(str(path))
    return count


def _model(pair: Pair, languages: tuple[str, ...]) -> genanki.Model:
    """The note type of a pair of languages: the same whichever of them is asked in."""
    first, second = sorted(pair)
    number = languages.index(first) * len(languages) + languages.index(second)
    back = (
        "{{FrontSide}}<hr id=answer><div class=word>{{%s}}</div><div class=reading>{{%s reading}}</div>"
        "<div>{{%s meaning}}</div><div class=example>{{Example}}</div>"
    )
    templates = [
        {
            "name": f"{pair.asks} → {pair.answers}",
            "qfmt": "<div class=word>{{Asked}}</div>",
            "afmt": back % (("Answered",) * 3),
        },
        {
            "name": f"{pair.answers} → {pair.asks}",
            "qfmt": "<div class=word>{{Answered}}</div>",
            "afmt": back % (("Asked",) * 3),
        },
    ]
    return genanki.Model(
        MODELS + number * 2 + (pair.asks > pair.answers),
        f"Sakura words {pair.asks}-{pair.answers}",
        fields=[
            {"name": name}
            for name in (
                "Id", "Asked", "Asked reading", "Answered", "Answered reading", "Asked meaning", "Answered meaning",
                "Example",
            )
        ],
        templates=templates,
        css=".card{font-size:20px;text-align:center}.word{font-size:28px}.reading,.example{color:#777}",
    )


def as_table(records: Records, lexicon: Lexicon) -> str:
    """The list with all that is remembered of it, as comma-separated values with a heading; a word has a row for each
    direction that was begun, or one row where none was.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    directions = [(asks, answers) for asks in lexicon.languages for answers in lexicon.languages if asks != answers]
    for kept in records.list.words():
        if not lexicon.knows(kept.word):
            continue
        sides = {language: lexicon.side(kept.word, language) for language in lexicon.languages}
        names = (sides["ja"].text, sides["ja"].reading, sides["ko"].text, sides["en"].text)
        head = (kept.word, *names, kept.origin, repr(kept.added))
        found = [one for pair in directions if (one := records.memory(kept.word, *pair)) is not None]
        for one in found:
            writer.writerow((*head, one.asks, one.answers, repr(one.due), int(one.known), one.state))
        if not found:
            writer.writerow((*head, "", "", "", "", ""))
    return out.getvalue()


def from_table(text: str, records: Records, lexicon: Lexicon, now: float) -> Brought:
    """Words from such a table onto the list, with what is remembered where the table says it. Raises `BadTable` before
    anything is changed.
    """
    rows = _rows(text)
    knows = {word: lexicon.knows(word) for word in dict.fromkeys(row["id"] for row in rows)}
    memories = [_memory(number, row, lexicon) for number, row in enumerate(rows, start=2) if knows[row["id"]]]
    new = records.list.add((word for word, known in knows.items() if known), "import", now)
    there = [one for one in memories if one is not None]
    records.put(there)
    return Brought(new, len(there), tuple(word for word, known in knows.items() if not known))


def _rows(text: str) -> list[dict[str, str]]:
    reader = csv.DictReader(io.StringIO(text.removeprefix("﻿")))
    try:
        columns = reader.fieldnames
        if not columns or "id" not in columns:
            raise BadTable("columns" if columns else "not-a-table", detail=", ".join(columns or ()))
        rows: list[dict[str, str]] = []
        for row in reader:
            if len(rows) >= MOST_ROWS:
                raise BadTable("too-long", len(rows) + 2)
            rows.append({key: value or "" for key, value in row.items() if isinstance(key, str)})
    except csv.Error as error:
        raise BadTable("not-a-table", detail=str(error)) from error
    return rows


def _memory(number: int, row: dict[str, str], lexicon: Lexicon) -> Memory | None:
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
