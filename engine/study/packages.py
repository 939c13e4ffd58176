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
from engine.study.words import CARD, CLAUSE, TERM, kind_of, number_of
from engine.text.phrase import Name
from engine.text.ruby import ruby_pairs

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engine.study.records import Records
    from engine.study.schedule import Pair
    from engine.study.words import Lexicon, Side
    from engine.text.render import Renderer

DECK: Final = 1_730_405_119
"""The id of the deck in Anki, fixed once and for all."""
MODELS: Final = 1_730_405_200
"""The id of the first note type; each direction has one of its own after it."""
FIELDS: Final = (
    "Id", "Asked", "Asked reading", "Answered", "Answered reading", "Asked meaning", "Answered meaning", "Example",
    "Answered example", "Asked card", "Answered card", "Asked owner", "Answered owner",
)
"""The fields of a note: those that packages had from the beginning come first, as they came then."""
EXAMPLE, SECOND_EXAMPLE = FIELDS.index("Example"), FIELDS.index("Answered example")
FONTS: Final = {
    "ja": '"Noto Sans CJK JP","Noto Sans JP","Hiragino Sans","Yu Gothic","Meiryo",sans-serif',
    "ko": '"Noto Sans CJK KR","Noto Sans KR","Apple SD Gothic Neo","Malgun Gothic",sans-serif',
    "en": '"Noto Sans","Segoe UI","Helvetica Neue",sans-serif',
}
CSS: Final = (
    ".card{font-size:20px;text-align:center}.word{font-size:28px}.meaning{margin-top:.4em}"
    ".about,.example{color:#777;font-size:17px}.example{margin-top:.6em}"
)
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
        examples = records.list.examples(word)
        fields = [html.escape(field).replace("\n", "<br>") for field in _fields(word, pair, lexicon)]
        fields[EXAMPLE] = html.escape(renderer.text(examples[0])) if examples else ""
        fields[SECOND_EXAMPLE] = html.escape(lexicon.line(examples[0], pair.answers)) if examples else ""
        guid = genanki.guid_for("sakura", word, *sorted(pair))
        tags = [kind_of(word), *(["met"] if examples else []), *_belongs(word, lexicon)]
        deck.add_note(genanki.Note(model=model, fields=fields, guid=guid, tags=tags))
        count += 1
    genanki.Package(deck).write_to_file(str(path))
    return count


def _fields(word: str, pair: Pair, lexicon: Lexicon) -> list[str]:
    """The fields of a note, without its examples."""
    sides = [lexicon.side(word, language) for language in pair]
    owners = [_owner(word, lexicon, language) for language in pair]
    card = [lexicon.side(lexicon.card_of(word), language).text if kind_of(word) == CLAUSE else "" for language in pair]
    means = [_meaning(word, lexicon, language) for language in pair]
    readings = [with_ruby(side) for side in sides]
    return [
        word, sides[0].text, readings[0], sides[1].text, readings[1], *means, "", "", *card, *owners,
    ]


def with_ruby(side: Side) -> str:
    """A word with its reading as Anki sets it over the letters: ` 攻撃[こうげき]`; empty where there is none."""
    if not side.reading:
        return ""
    pairs = ruby_pairs(side.text, side.reading)
    return "".join(f" {text}[{reading}]" if reading else text for text, reading in pairs).strip()


def _meaning(word: str, lexicon: Lexicon, language: str) -> str:
    """What a term means, what sort of card a name is of."""
    if kind_of(word) == CARD:
        return lexicon.line(lexicon.cards_of(word).kind_of(number_of(word)), language)
    return lexicon.gloss(word, language)


def _owner(word: str, lexicon: Lexicon, language: str) -> str:
    """What brings the card that a word is on, by its name."""
    return " / ".join(lexicon.line(lexicon.name_of(group), language) for group in _groups(word, lexicon))


def _groups(word: str, lexicon: Lexicon) -> list[str]:
    """What brings the card that a word is on; of a card that two share, both."""
    game, colon, key = lexicon.group_of(word).rpartition(":")
    there = lexicon.groups()
    return [group for one in key.split("/") if (group := f"{game}{colon}{one}") in there]


def _belongs(word: str, lexicon: Lexicon) -> list[str]:
    """Tags below tags: what brings the card, the chapter of the rules that a term stands in."""
    if kind_of(word) == TERM:
        chapter = lexicon.section(word, lexicon.languages[0]).partition("-")[0]
        return [f"chapter::{chapter}"] if chapter else []
    named = ((slot, group) for group in _groups(word, lexicon) for _, slot in lexicon.name_of(group).slots)
    return [f"{slot.kind}::{slot.key}" for slot, _group in named if isinstance(slot, Name)]


def _model(pair: Pair, languages: tuple[str, ...]) -> genanki.Model:
    """The note type of a pair of languages: the same whichever of them is asked in."""
    first, second = sorted(pair)
    number = languages.index(first) * len(languages) + languages.index(second)
    tongues = {"Asked": pair.asks, "Answered": pair.answers}
    templates = [
        {
            "name": f"{tongues[asked]} → {tongues[answered]}",
            "qfmt": _spoken(f"{{{{{asked}}}}}", tongues[asked], "word") + _card_of(asked, tongues[asked]),
            "afmt": _back(asked, answered, tongues),
        }
        for asked, answered in (("Asked", "Answered"), ("Answered", "Asked"))
    ]
    return genanki.Model(
        MODELS + number * 2 + (pair.asks > pair.answers),
        f"Sakura words {pair.asks}-{pair.answers}",
        fields=[{"name": name} for name in FIELDS],
        templates=templates,
        css=CSS + "".join(f".{language}{{font-family:{fonts}}}" for language, fonts in FONTS.items()),
    )


def _spoken(text: str, language: str, role: str) -> str:
    """A line of a card in a language, so that letters have the form of that language."""
    return f'<div lang="{language}" class="{role} {language}">{text}</div>'


def _card_of(side: str, language: str) -> str:
    """Which card a line stands on."""
    field = f"{side} card"
    return f"{{{{#{field}}}}}{_spoken(f'{{{{{field}}}}}', language, 'about')}{{{{/{field}}}}}"


def _read(side: str, language: str) -> str:
    """A word with its reading over it, where it has one."""
    ruby = f"{side} reading"
    read, plain = _spoken(f"{{{{furigana:{ruby}}}}}", language, "word"), _spoken(f"{{{{{side}}}}}", language, "word")
    return f"{{{{#{ruby}}}}}{read}{{{{/{ruby}}}}}{{{{^{ruby}}}}}{plain}{{{{/{ruby}}}}}"


def _back(asked: str, answered: str, tongues: dict[str, str]) -> str:
    """The other side: both words with their readings, what they mean, where they belong, where they were met."""
    parts = [_read(asked, tongues[asked]), "<hr id=answer>", _read(answered, tongues[answered])]
    for side in (answered, asked):
        parts.append(_card_of(side, tongues[side]))
        parts += [_spoken(f"{{{{{side} {what}}}}}", tongues[side], role) for what, role in (
            ("meaning", "meaning"), ("owner", "about"),
        )]
    examples = {"Asked": "Example", "Answered": "Answered example"}
    parts += [_spoken(f"{{{{{examples[side]}}}}}", tongues[side], "example") for side in (asked, answered)]
    return "".join(parts)


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
