"""What Anki keeps of a card beside its note: the deck's day, when the card is due, how well it is remembered, and every
answer that was given to it (`cards` and `revlog` of its collection).
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zipfile import ZipFile

import genanki
from fsrs import Card, Scheduler, State

from engine.study.on_thread import on_thread
from engine.study.records import BURIED, LEECH, BadState, card_of
from engine.study.schedule import Pair, day_begins, day_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.study.records import Given, Memory, Records

COLLECTION: Final = "collection.anki2"
HOURS: Final = 4
"""At this hour Anki's day begins."""
AT_ONCE: Final = 500
"""So many answers are read in one step."""
COPIED_AT_ONCE: Final = 1 << 20
"""So many bytes of a package are written in one step."""
DAYS: Final = 7_300
"""So many days ago the package's collection begins: before every answer."""
DAY: Final = 86_400.0
EASE: Final = 2500
"""The ease of a card, which Anki keeps beside what FSRS remembers."""
NEW, SUSPENDED_QUEUE = 0, -1
STEPS: Final = len(Scheduler().learning_steps)


class Review(NamedTuple):
    """An answer as Anki keeps it: when, in thousandths of a second; the grade; how long the card waits after it and
    waited before (days, or seconds below zero); how hard it is; what was done: 0 learned, 1 reviewed, 2 learned again.
    """

    at: int
    grade: int
    interval: int
    before: int
    factor: int
    kind: int


class Standing(NamedTuple):
    """How a card stands in Anki: the columns `type`, `queue`, `due`, `ivl`, `factor`, `reps`, `lapses`, `left`, `data`;
    and its answers.
    """

    type: int = NEW
    queue: int = NEW
    due: int = 0
    interval: int = 0
    factor: int = 0
    answers: int = 0
    lapses: int = 0
    left: int = 0
    data: str = ""
    reviews: tuple[Review, ...] = ()


class History:
    """What is remembered of the words of a pair, both ways."""

    def __init__(self, records: Records, pair: Pair, now: float) -> None:
        """Nothing read."""
        self._records = records
        self._first_day = day_of(now) - DAYS
        self._aside: dict[str, str] = {}
        ways = (pair, Pair(pair.answers, pair.asks))
        self._memories: dict[Pair, dict[str, Memory]] = {way: {} for way in ways}
        self._given: dict[Pair, dict[str, list[Given]]] = {way: defaultdict(list) for way in ways}

    def steps(self) -> Iterator[bool]:
        """Read it."""
        records = self._records
        self._aside, last = records.aside(), records.last_number()
        for way, given in self._given.items():
            self._memories[way] = {one.word: one for one in records.memories(*way)}
            if last > AT_ONCE:
                yield True
            for after in range(0, last, AT_ONCE):
                for one in records.given_between(*way, after, after + AT_ONCE):
                    given[one.word].append(one)
                if last > AT_ONCE:
                    yield True

    def is_leech(self, word: str) -> bool:
        """The word was put aside since it was forgotten again and again."""
        return self._aside.get(word) == LEECH

    def standing(self, word: str, way: Pair) -> Standing:
        """How a direction of a word stands in Anki. What was put aside until tomorrow is asked there as usual."""
        stands = self._remembered(word, way)
        if self._aside.get(word, BURIED) != BURIED:
            stands = stands._replace(queue=SUSPENDED_QUEUE)
        return stands

    def _remembered(self, word: str, way: Pair) -> Standing:
        memory, card = self._memories[way].get(word), None
        if memory is not None:
            with suppress(BadState):
                card = card_of(memory.state)
        if memory is None or card is None:
            return Standing()
        reviews = tuple(_reviews(self._given[way][word], memory))
        in_days = card.state == State.Review
        due = day_of(memory.due) - self._first_day if in_days else int(memory.due)
        steps = max(1, STEPS - (card.step or 0))
        return Standing(
            int(card.state), int(State.Review if in_days else State.Learning), due,
            max(1, _waits(card)) if card.state != State.Learning else 0, EASE if card.stability else 0, len(reviews),
            sum(one.kind == 1 and one.grade == 1 for one in reviews), 0 if in_days else steps * 1001, _data(card),
            reviews,
        )


def _reviews(given: Sequence[Given], memory: Memory) -> Iterator[Review]:
    """The answers to a card, oldest first: what is remembered after each is what was remembered before the next."""
    last, waited = 0, 0
    for at, one in enumerate(given):
        after = given[at + 1].before if at + 1 < len(given) else memory.state
        card, before = _card(after), _card(one.before)
        waits = _waits(card) if card is not None else 0
        last = max(round(one.at * 1000), last + 1)
        kind = 0 if before is None else int(before.state) - 1
        yield Review(last, one.rating, waits, waited, _factor(card), kind)
        waited = waits


def _card(state: str) -> Card | None:
    with suppress(BadState):
        return card_of(state) if state else None
    return None


def _waits(card: Card) -> int:
    """How long a card waits: days, or seconds below zero."""
    if card.last_review is None:
        return 0
    seconds = (card.due - card.last_review).total_seconds()
    return max(1, round(seconds / DAY)) if card.state == State.Review else -round(seconds)


def _factor(card: Card | None) -> int:
    """How hard a card is, as Anki writes it into its answers: from 100 to 1100."""
    return 0 if card is None or card.difficulty is None else round((card.difficulty - 1) / 9 * 1000) + 100


def _data(card: Card) -> str:
    """What FSRS remembers, as Anki keeps it."""
    if card.stability is None or card.difficulty is None:
        return ""
    data = {"s": round(card.stability, 4), "d": round(card.difficulty, 3), "dr": Scheduler().desired_retention}
    if card.last_review is not None:
        data["lrt"] = int(card.last_review.timestamp())
    return json.dumps(data, separators=(",", ":"))


class KeptCard(genanki.Card):  # type: ignore[misc]  # genanki ships no types
    """A card with what is remembered of it; `moments` are those of answers that are written already."""

    def __init__(self, number: int, stands: Standing, moments: set[int]) -> None:
        """As it stands."""
        super().__init__(number)
        self._stands = stands
        self._moments = moments

    def write_to_db(
        self, cursor: sqlite3.Cursor, timestamp: float, deck_id: int, note_id: int, id_gen: Iterator[int], due: int = 0
    ) -> None:
        """The card and its answers."""
        one, number = self._stands, next(id_gen)
        cursor.execute(
            "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)",
            (
                number, note_id, deck_id, self.ord, int(timestamp), one.type, one.queue,
                due if one.type == NEW else one.due, one.interval, one.factor, one.answers, one.lapses, one.left,
                one.data,
            ),
        )
        for review in one.reviews:
            at = next(at for at in count(review.at) if at not in self._moments)  # an answer is named by its moment
            self._moments.add(at)
            cursor.execute(
                "INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, 0, ?)",
                (at, number, review.grade, review.interval, review.before, review.factor, review.kind),
            )


class KeptNote(genanki.Note):  # type: ignore[misc]  # genanki ships no types
    """A note with a card for each direction, as it is remembered."""

    def __init__(self, cards: Sequence[KeptCard], **about: Any) -> None:
        """With these cards."""
        self._kept = list(cards)
        super().__init__(**about)

    @property
    def cards(self) -> list[KeptCard]:
        """Those that it was made with."""
        return self._kept


class Writer:
    """A package that is being written, note by note."""

    def __init__(self, path: Path, decks: Sequence[genanki.Deck], now: float) -> None:
        """With these decks, of which the first has the note types."""
        self._path = path
        self._now = now
        self._whole = False
        self._package = ZipFile(path, "w")
        self._folder = TemporaryDirectory()
        self._kept = Path(self._folder.name) / COLLECTION
        self._files: list[str] = []
        """What the files are called that are in the package already; there they have numbers for names."""
        self._db = sqlite3.connect(self._kept)
        self._db.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")  # nobody reads it if it is lost
        self._cursor = self._db.cursor()
        self._ids = count(int(now * 1000))
        genanki.Package(decks[0]).write_to_db(self._cursor, now, self._ids)
        self._begin(decks[1:])

    def _begin(self, decks: Sequence[genanki.Deck]) -> None:
        """The decks below the first, together: genanki reads and writes all that there are for each. The days are
        counted as Anki's newer schedulers do, from a morning where the person is.
        """
        there = json.loads(self._cursor.execute("SELECT decks FROM col").fetchone()[0])
        there |= {str(deck.deck_id): deck.to_json() for deck in decks}
        self._cursor.execute("UPDATE col SET decks = ?", (json.dumps(there),))
        here = datetime.fromtimestamp(self._now, UTC).astimezone()
        west = -int((here.utcoffset() or timedelta()).total_seconds() // 60)
        conf = json.loads(self._cursor.execute("SELECT conf FROM col").fetchone()[0])
        conf |= {"schedVer": 2, "rollover": HOURS, "creationOffset": west}
        begins = int(day_begins(self._now) + HOURS * 3600 - DAYS * DAY)
        self._cursor.execute("UPDATE col SET crt = ?, conf = ?", (begins, json.dumps(conf)))

    def add(self, note: KeptNote, deck: int) -> None:
        """Put a note into a deck."""
        note.write_to_db(self._cursor, self._now, deck, self._ids)

    def add_file(self, name: str, content: bytes) -> None:
        """A file that notes show, by the name by which they do."""
        self._package.writestr(str(len(self._files)), content)
        self._files.append(name)

    def close(self) -> Iterator[bool]:
        """Nothing more comes: write the package, in steps."""
        self._db.commit()
        self._db.close()
        with self._kept.open("rb") as kept, self._package.open(COLLECTION, "w") as out:
            while part := kept.read(COPIED_AT_ONCE):
                out.write(part)
                if len(part) == COPIED_AT_ONCE:
                    yield True
        yield from on_thread(self._finish, "package")  # the list of thousands of pictures takes a moment
        self._whole = True

    def _finish(self) -> None:
        self._package.writestr("media", json.dumps(dict(enumerate(self._files))))
        self._package.close()

    def drop(self) -> None:
        """Leave nothing behind but a package that is whole."""
        self._db.close()
        if not self._whole:
            self._package.close()
            self._path.unlink(missing_ok=True)
        self._folder.cleanup()
