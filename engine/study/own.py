"""What a person writes: notes, tags, a star and meanings to any word, and words and sentences of one's own.

A word of one's own is an entry with a face in two or three languages, a sentence one with its translation; both are
learned like the words of the games. What is written stays where a word is taken off the list.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.study.wordfile import MOST_NOTE, MOST_TAG, MOST_TEXT, OWN_LANGUAGES
from engine.text.folding import folded
from engine.text.ruby import taken_off

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Mapping

    from engine.study.wordfile import WordFile

OWN, SENTENCE = "own", "sentence"
"""The kinds of what is one's own: a word, a sentence."""
SEPARATORS: Final = str.maketrans({"、": ",", "，": ",", "､": ",", "\n": ","})
"""What parts tags, beside the comma."""
ID_LENGTH: Final = 16


def is_own(word: str) -> bool:
    """An id names a word or sentence of one's own."""
    return word.startswith((f"{OWN}:", f"{SENTENCE}:"))


class BadOwn(ValueError):
    """What is written can't be kept: `code` is `no-face`, `too-long`, `language` or `kind`."""

    def __init__(self, code: str, detail: str = "") -> None:
        """Keep what is wrong."""
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code


class Side(NamedTuple):
    """A word in one language: as it is written, and how it is read where that isn't plain: Japanese in kana, Korean as
    a person hears it where that isn't what its letters say by rule.
    """

    text: str
    reading: str = ""


class Own(NamedTuple):
    """A word or a sentence of one's own: its faces by language, to which entry a sentence belongs, when it was made."""

    word: str
    faces: Mapping[str, Side]
    about: str = ""
    made: float = 0.0

    @property
    def is_sentence(self) -> bool:
        """It is a sentence."""
        return self.word.startswith(f"{SENTENCE}:")


class Meaning(NamedTuple):
    """What a word means in one's own words; `instead` of the program's, or before it."""

    text: str
    instead: bool = False


class Remark(NamedTuple):
    """What is written to a word."""

    note: str = ""
    star: bool = False
    tags: tuple[str, ...] = ()
    meanings: Mapping[str, Meaning] = {}

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything by which the word can be found."""
        return (self.note, *self.tags, *(meaning.text for meaning in self.meanings.values()))


NOTHING: Final = Remark()


def id_of(kind: str, faces: Mapping[str, Side], about: str = "") -> str:
    """The id of a word or sentence by what it says: the same everywhere, so that it is found again."""
    said = "\0".join(part for language in OWN_LANGUAGES for part in (language, faces.get(language, Side("")).text))
    return f"{kind}:{hashlib.sha256((said + about).encode()).hexdigest()[:ID_LENGTH]}"


def tags_in(text: str) -> tuple[str, ...]:
    """The tags that a line says, parted by commas; each once, whatever its case and width."""
    found: dict[str, str] = {}
    for part in text.translate(SEPARATORS).split(","):
        tag = " ".join(part.split())
        if tag:
            found.setdefault(folded(tag), tag)
    return tuple(found.values())


def sound(own: Own) -> Own:
    """The same without blanks around its texts, readings in them and empty faces. Raises `BadOwn`."""
    kind = own.word.partition(":")[0]
    if kind not in (OWN, SENTENCE):
        raise BadOwn("kind", own.word)
    if not set(own.faces) <= set(OWN_LANGUAGES):
        raise BadOwn("language", ", ".join(own.faces))
    faces = faces_written({
        language: Side(face.text.strip(), face.reading.strip())
        for language, face in own.faces.items() if face.text.strip()
    })
    if len(faces) < (1 if own.is_sentence else 2):
        raise BadOwn("no-face")
    if any(len(part) > MOST_TEXT for face in faces.values() for part in face):
        raise BadOwn("too-long")
    return own._replace(faces=faces)


def faces_written(faces: Mapping[str, Side]) -> dict[str, Side]:
    """What a person wrote, with the readings that stand in the Japanese, as in `上限[じょうげん]`, taken out of it."""
    there = dict(faces)
    if "ja" in there:
        text, reading = taken_off(there["ja"].text)
        there["ja"] = Side(text, reading or there["ja"].reading)  # only what was just written has any in it
    return there


def sound_remark(remark: Remark) -> Remark:
    """The same without blanks, and with tags as they can be kept. Raises `BadOwn`."""
    meanings = {
        language: meaning._replace(text=meaning.text.strip())
        for language, meaning in remark.meanings.items() if meaning.text.strip()
    }
    tags = tags_in(",".join(remark.tags))
    if not set(meanings) <= set(OWN_LANGUAGES):
        raise BadOwn("language", ", ".join(meanings))
    texts = ((remark.note, MOST_NOTE), *((one.text, MOST_TEXT) for one in meanings.values()))
    if any(len(text) > most for text, most in (*texts, *((tag, MOST_TAG) for tag in tags))):
        raise BadOwn("too-long")
    return Remark(remark.note.strip(), remark.star, tags, meanings)


class OwnWords:
    """What is written in a file of words. Each kind is read when it is first asked for, and kept."""

    def __init__(self, file: WordFile | None) -> None:
        """Over an open file; without one nothing is written."""
        self._file = file
        self._others = file.others if file is not None else 0
        """How the file stood as to what others have written to it, when it was last looked at."""
        self.forget()

    def catch_up(self) -> bool:
        """Read anew what another program has written meanwhile; whether there was anything."""
        before, self._others = self._others, self._file.others if self._file is not None else 0
        if self._others != before:
            self.forget()
        return self._others != before

    def forget(self) -> None:
        """The file holds other things: read them anew."""
        self._entries: dict[str, Own] | None = None
        self._remarks: dict[str, Remark] | None = None
        self._about: dict[str, list[str]] | None = None
        self._written_in: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}

    def read(self) -> None:
        """Read everything now, on whatever thread."""
        assert self.entries is not None
        assert self.remarks is not None

    def take(self, other: OwnWords) -> None:
        """What another has read of the same file."""
        self.catch_up()
        self.forget()
        self._entries, self._remarks = other._entries, other._remarks

    # --- what there is ---

    @property
    def entries(self) -> Mapping[str, Own]:
        """Words and sentences of one's own by their ids, in the order in which they were made."""
        if self._entries is None:
            self._entries = {}
            if self._file is not None:
                self._entries = _entries(self._file, "")
        return self._entries

    @property
    def remarks(self) -> Mapping[str, Remark]:
        """What is written to words, of those to which anything is."""
        if self._remarks is None:
            self._remarks = _remarks(self._file, "") if self._file is not None else {}
        return self._remarks

    def remark(self, word: str) -> Remark:
        """What is written to a word."""
        return self.remarks.get(word, NOTHING)

    def tags(self) -> tuple[str, ...]:
        """Every tag, in the order in which they are looked for."""
        there = {tag for remark in self.remarks.values() for tag in remark.tags}
        return tuple(sorted(there, key=lambda tag: (folded(tag), tag)))

    def sentences_of(self, word: str) -> tuple[str, ...]:
        """The sentences of one's own that belong to an entry."""
        if self._about is None:
            self._about = {}
            for one in self.entries.values():
                if one.about:
                    self._about.setdefault(one.about, []).append(one.word)
        return tuple(self._about.get(word, ()))

    def written_in(self, kind: str, languages: Iterable[str]) -> tuple[str, ...]:
        """The entries of a kind that have a face in each of these languages."""
        key = (kind, tuple(sorted(languages)))
        if key not in self._written_in:
            begins = f"{kind}:"
            self._written_in[key] = tuple(
                word for word, own in self.entries.items()
                if word.startswith(begins) and all(language in own.faces for language in key[1])
            )
        return self._written_in[key]

    # --- what is done ---

    def keep(self, own: Own, remark: Remark | None = None) -> None:
        """Keep a word or sentence of one's own, in place of what it was; with what is written to it. Raises `BadOwn`,
        `CannotKeep`.
        """
        own = sound(own)
        remark = sound_remark(remark) if remark is not None else None
        with self._open().writing() as db:
            put_entry(db, own)
            if remark is not None:
                put_remark(db, own.word, remark)
        self.read_again((own.word,))

    def write(self, word: str, remark: Remark) -> None:
        """Write to a word, in place of what was written. Raises `BadOwn`, `CannotKeep`."""
        self.write_all({word: remark})

    def write_all(self, remarks: Mapping[str, Remark]) -> None:
        """The same to several words: to all of them or to none."""
        kept = {word: sound_remark(remark) for word, remark in remarks.items()}
        with self._open().writing() as db:
            for word, remark in kept.items():
                put_remark(db, word, remark)
        self.read_again(kept)

    def star(self, words: Iterable[str], *, on: bool) -> None:
        """Give words a star, or take it away. Raises `CannotKeep`."""
        self.catch_up()
        self.write_all({word: self.remark(word)._replace(star=on) for word in words})

    def tag(self, words: Iterable[str], tags: Iterable[str], *, on: bool = True) -> None:
        """Give words tags, or take them away. Raises `BadOwn`, `CannotKeep`."""
        self.catch_up()
        meant = tuple(tags)
        without = {folded(tag) for tag in meant}
        changed = {}
        for word in words:
            remark = self.remark(word)
            rest = tuple(tag for tag in remark.tags if folded(tag) not in without)
            changed[word] = remark._replace(tags=(*remark.tags, *meant) if on else rest)
        self.write_all(changed)

    def delete(self, words: Iterable[str]) -> None:
        """Words and sentences of one's own are gone, with what was written to them and what is remembered; the answers
        given stay in the history. Raises `CannotKeep`.
        """
        gone = tuple(words)
        loose = tuple(one for word in gone for one in self.sentences_of(word))
        with self._open().writing() as db:
            for word in gone:
                for statement in (
                    "DELETE FROM own WHERE word = ?", "DELETE FROM word WHERE id = ?",
                    "DELETE FROM remark WHERE word = ?", "DELETE FROM tag WHERE word = ?",
                    "DELETE FROM meaning WHERE word = ?", "UPDATE own SET about = '' WHERE about = ?",
                ):
                    db.execute(statement, (word,))
        self.read_again((*gone, *loose))

    def read_again(self, words: Iterable[str]) -> None:
        """What is kept of these words is another."""
        there = tuple(words)
        file = self._open()
        entries, remarks = dict(self.entries), dict(self.remarks)
        for word in there:
            found = _entries(file, word)
            if word in found:
                entries[word] = found[word]
            else:
                entries.pop(word, None)
            remark = _remarks(file, word).get(word)
            if remark is not None:
                remarks[word] = remark
            else:
                remarks.pop(word, None)
        self._entries, self._remarks, self._about = entries, remarks, None
        self._written_in.clear()

    def _open(self) -> WordFile:
        if self._file is None:
            raise ValueError("no file is open")
        return self._file


def put_entry(db: sqlite3.Connection, own: Own) -> None:
    """Write a word or sentence down."""
    db.execute(
        "INSERT INTO own VALUES (?, ?, ?) ON CONFLICT (word) DO UPDATE SET about = excluded.about",
        (own.word, own.about, own.made),
    )
    db.execute("DELETE FROM face WHERE word = ?", (own.word,))
    db.executemany(
        "INSERT INTO face VALUES (?, ?, ?, ?)",
        [(own.word, language, face.text, face.reading) for language, face in own.faces.items()],
    )


def put_remark(db: sqlite3.Connection, word: str, remark: Remark) -> None:
    """Write down what is written to a word."""
    for table in ("remark", "tag", "meaning"):
        db.execute(f"DELETE FROM {table} WHERE word = ?", (word,))
    if remark.note or remark.star:
        db.execute("INSERT INTO remark VALUES (?, ?, ?)", (word, remark.note, int(remark.star)))
    db.executemany("INSERT INTO tag VALUES (?, ?)", [(word, tag) for tag in remark.tags])
    db.executemany(
        "INSERT INTO meaning VALUES (?, ?, ?, ?)",
        [(word, language, one.text, int(one.instead)) for language, one in remark.meanings.items()],
    )


def _rows(file: WordFile, table: str, word: str) -> list[tuple[object, ...]]:
    """The rows of a table, of one word or of all."""
    where, values = ("WHERE word = ? ", (word,)) if word else ("", ())
    return file.read(f"SELECT * FROM {table} {where}ORDER BY rowid", *values)


def _entries(file: WordFile, word: str) -> dict[str, Own]:
    faces: dict[str, dict[str, Side]] = {}
    for of, language, text, reading in _rows(file, "face", word):
        faces.setdefault(str(of), {})[str(language)] = Side(str(text), str(reading))
    return {
        str(one): Own(str(one), faces.get(str(one), {}), str(about), float(str(made)))
        for one, about, made in _rows(file, "own", word)
    }


def _remarks(file: WordFile, word: str) -> dict[str, Remark]:
    tags: dict[str, list[str]] = {}
    for of, tag in _rows(file, "tag", word):
        tags.setdefault(str(of), []).append(str(tag))
    meanings: dict[str, dict[str, Meaning]] = {}
    for of, language, text, instead in _rows(file, "meaning", word):
        meanings.setdefault(str(of), {})[str(language)] = Meaning(str(text), bool(instead))
    written = {str(of): (str(note), bool(star)) for of, note, star in _rows(file, "remark", word)}
    return {
        one: Remark(*written.get(one, ("", False)), tuple(tags.get(one, ())), meanings.get(one, {}))
        for one in dict.fromkeys((*written, *tags, *meanings))
    }
