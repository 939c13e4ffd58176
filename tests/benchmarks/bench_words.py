"""What the room of words costs with much in it: `python tests/benchmarks/bench_words.py` prints the figures.

10,000 entries and 50,000 answers: every word of the games, and cards that are printed here; a thousand words of one's
own, and something written to every second word. Each figure is the longest that the window's thread is held: by an
act of a person, or by one piece of what follows on it; first in the processor's time of that thread, then by the clock,
on which a busy machine counts too. Nothing fails on a time.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel

from engine.study.own import OWN, SENTENCE, Meaning, Own, Remark, Side
from engine.study.records import Records
from engine.study.schedule import Grade, Pair, Schedule
from engine.study.words import CARD, Lexicon, kind_of, number_of
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.compiled import cache_folder
from engine.text.render import Span
from sakura_desktop.idle_work import IdleWork
from sakura_desktop.languages.words import Words, shipped_renderer
from sakura_desktop.reader.term_popup import TermPopup
from sakura_desktop.settings import Settings
from sakura_desktop.study.collector import Collector
from sakura_desktop.study.entry_dialog import EntryDialog
from sakura_desktop.study.store import WordStore
from sakura_desktop.study.word_table import LISTED
from sakura_desktop.study.words_screen import StudyScreen
from tests.desktop.looks import PlainAppearance

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QSize

    from engine.cardgame.printed import Printed
    from engine.text.phrase import Phrase

ENTRIES, ANSWERS = 10_000, 50_000
OWN_WORDS = 1_000
PAIR = Pair("ja", "ko")
NOW = 1_790_000_000.0
DAY = 86_400.0
PRINTED = "printed-"
"""How the numbers of the cards begin that are printed here."""


class LikeTheFirst:
    """A game's cards, with those that are printed here."""

    def __init__(self, cards: Printed) -> None:
        """Over those of the game."""
        self._cards = cards
        self._first = cards.numbers()[0]

    def __getattr__(self, name: str) -> Any:
        """As the game has it."""
        return getattr(self._cards, name)

    def kind_of(self, _number: str) -> Phrase:
        """Its kind."""
        return self._cards.kind_of(self._first)

    def likeness(self, _number: str) -> object:
        """What it is like."""
        return self._cards.likeness(self._first)


class ManyWords(Lexicon):
    """The words of the games, and as many cards as are asked for."""

    def knows(self, word: str) -> bool:
        """Cards that are printed here too."""
        return _printed(word) or super().knows(word)

    def side(self, word: str, language: str) -> Side:
        """Their names are their numbers."""
        return Side(f"{language} {number_of(word)}") if _printed(word) else super().side(word, language)

    def spans(self, word: str, language: str) -> tuple[Span, ...]:
        """The same."""
        return (Span(self.side(word, language).text),) if _printed(word) else super().spans(word, language)

    def cards_of(self, word: str) -> Any:
        """They are like the first card that there is."""
        cards = super().cards_of(word)
        return LikeTheFirst(cards) if _printed(word) else cards

    def group_of(self, word: str) -> str:
        """They belong to nobody."""
        return "" if _printed(word) else super().group_of(word)


def _printed(word: str) -> bool:
    return kind_of(word) == CARD and number_of(word).startswith(PRINTED)


class QuickLook(PlainAppearance):
    """Draws cards at once: it is another thread's work, and there are thousands of them."""

    def drawing(self, _number: str, _language: str, _size: QSize) -> Callable[[], Image.Image]:
        """A single dot."""
        return partial(Image.new, "RGB", (1, 1))


class Longest(QApplication):
    """Notes how long the longest event took, by the processor and by the clock."""

    longest = 0.0
    by_clock = 0.0
    what = ""
    inside = False

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Measure the outermost; those within it go by as cheaply as can be, for what is measured pays for this too."""
        if self.inside:
            return super().notify(receiver, event)
        self.inside = True
        kind = type(receiver).__name__, event.type().name
        start, clock = thread_time(), perf_counter()
        try:
            return super().notify(receiver, event)
        finally:
            self.inside = False
            took = thread_time() - start
            self.by_clock = max(self.by_clock, perf_counter() - clock)
            if took > self.longest:
                self.longest, self.what = took, " ".join(kind)


def fill(path: Path, lexicon: Lexicon) -> list[str]:
    """A file of words with its history."""
    words = [*lexicon.every_word(), *(f"card:{PRINTED}{number}" for number in range(ENTRIES))][:ENTRIES]
    records = Records(path)
    records.list.add(words, "megami", NOW - 400 * DAY)
    schedule, rng = Schedule(records), random.Random(1)
    rows, memories = [], {}
    each = ANSWERS // (ENTRIES // 2)
    for word in words[:ENTRIES // 2]:
        state, at = "", NOW - rng.uniform(30, 300) * DAY
        for _ in range(each):
            grade = rng.choice((Grade.AGAIN, Grade.GOOD, Grade.GOOD, Grade.GOOD))
            after = schedule._after(memories.get(word), word, PAIR, grade, at)
            rows.append((word, *PAIR, "recall", int(grade), at, state, int(after.known)))
            state, memories[word] = after.state, after
            at = min(after.due, NOW - rng.uniform(0, 3) * DAY)
    rows.sort(key=lambda row: row[5])
    with records.file.writing() as db:
        db.executemany(
            "INSERT INTO review (word, asks, answers, exercise, rating, at, before, known) VALUES (?,?,?,?,?,?,?,?)",
            rows,
        )
    records.bring(memories, "hand", NOW, memories.values(), (), {}, {})
    write(records, words)
    records.close()
    return words


def write(records: Records, words: list[str]) -> None:
    """Words and sentences of one's own on the list, and something written to every second word."""
    own = [
        Own(f"{OWN if number % 2 else SENTENCE}:{number}", {"ja": Side(f"語{number}"), "ko": Side(f"말{number}")})
        for number in range(OWN_WORDS)
    ]
    remarks = {
        word: Remark(f"note {at}", star=at % 7 == 0, tags=(f"tag {at % 50}",), meanings={"ko": Meaning(f"뜻 {at}")})
        for at, word in enumerate((*words[::2], *(one.word for one in own)))
    }
    records.bring([one.word for one in own], "own", NOW - DAY, (), own, remarks, {})


def main() -> None:
    """Fill a file, open the room, search, ask."""
    app = Longest([])
    folder = Path(tempfile.mkdtemp())
    for language in LANGUAGES:
        Catalog.load(language, cache=cache_folder(folder))  # what a machine has after the program's first minute
    words = Words("ko", renderers=partial(shipped_renderer, caches=folder))
    settings = Settings(folder / "settings.json")
    settings.learning = tuple(PAIR)
    store = WordStore(folder / "words.db", words, clock=lambda: NOW, settings=settings)
    store.__dict__["lexicon"] = ManyWords({language: words.renderer(language) for language in ("ja", "ko", "en")})
    fill(store.path, store.lexicon)
    def measured(what: str, act: Callable[[], object], until: Callable[[], bool] = lambda: True) -> None:
        app.longest, app.by_clock, app.what = 0.0, 0.0, ""
        begin, start, clock = perf_counter(), thread_time(), perf_counter()
        act()
        own, clock = thread_time() - start, perf_counter() - clock
        wait(app, until)
        sys.stdout.write(
            f"{what:38} act {own * 1000:6.1f} ms ({clock * 1000:6.1f})   longest event {app.longest * 1000:6.1f} ms "
            f"({app.by_clock * 1000:6.1f}, {app.what})   done after {(perf_counter() - begin) * 1000:6.0f} ms\n"
        )

    look = QuickLook()
    room = StudyScreen(words, settings, look, store, QLabel(), rng=random.Random(1))  # type: ignore[arg-type]
    room.resize(1240, 640)
    room.show()
    wait(app)
    collector = Collector(store, words)
    ahead = IdleWork(collector.ahead(lambda: "sakura"))
    measured("gathering what can be learned", ahead.start, lambda: not ahead.active)
    measured("opening the file", store.open_soon, store.open_soon)
    popup = TermPopup(words, look, room, collector)  # type: ignore[arg-type]  # a look in all it is asked
    measured("opening the first entry of a term", lambda: popup.show_term("aura", QRect(9, 9, 9, 9), opened=True))
    measured("the next one", lambda: popup.show_term("life", QRect(9, 9, 9, 9), opened=True))
    popup.hide()
    measured("entering the room", room.entered, lambda: room.pages.currentWidget() is room.tabs)
    measured("reading ahead until all is read", lambda: None, lambda: not room._reading.active)
    measured("entering again", room.entered)
    sitting = room.sitting
    for at in range(4):
        while sitting.shows:
            measured("looking at a new word", sitting.seen)
        measured(f"answering {at + 1}", sitting.give_up)
        measured(f"grading {at + 1}", lambda: sitting.grade(Grade.AGAIN))
    measured("taking back", sitting.undo)
    measured("the list", lambda: room.show_tab("list"), lambda: room.list.complete)
    for text in ("い", "いしゅく", "printed-77", "note 77", ""):
        measured(
            f"searching {text!r} in the list", lambda text=text: room.list.picks.text.setText(text),
            lambda: room.list.complete,
        )
    order = Qt.SortOrder.AscendingOrder
    for column in LISTED:
        at = LISTED.index(column)
        measured(
            f"sorting the list by {column}", lambda at=at: room.list.view.sortByColumn(at, order),
            lambda: room.list.complete,
        )
    box = room.list.picks.boxes["tag"]
    index = room.list.writing._index
    for what, word in (("word", room.list.view.shown()[5]), ("new word", OWN), ("new sentence", SENTENCE)):
        def write(word: str = word) -> None:
            EntryDialog(words, look, store, index, PAIR, word, room).open()  # type: ignore[arg-type]  # the same

        measured(f"writing to a {what}", write)
        room.findChild(EntryDialog).close()
    measured("only a tag", lambda: box.setCurrentIndex(box.findData("tag 7")), lambda: room.list.complete)
    measured("every tag", lambda: box.setCurrentIndex(0), lambda: room.list.complete)
    measured("a star", lambda: room.edits.turn_star([room.list.view.shown()[5]]), lambda: room.list.complete)
    measured("taking it back", room.edits.undo, lambda: room.list.complete)
    measured("choosing every row", room.list.view.selectAll)
    measured("adding", lambda: room.show_tab("add"), lambda: room.add.found.complete)
    measured(
        "searching what can be added", lambda: room.add.picks.text.setText("오라"), lambda: room.add.found.complete
    )
    some = [one.word for one in store.records.list.words()][:500]
    measured("taking 500 words off", lambda: (store.records.list.remove(*some), store.changed.emit()))
    measured("adding 500 words at once", lambda: room.add.add(some))
    measured("progress", lambda: room.show_tab("progress"), lambda: room.progress.complete)
    measured("today again", lambda: room.show_tab("review"))
    table = folder / "words.csv"
    measured("writing a table", lambda: room.outside.write_table(table), lambda: not room.outside.busy)
    measured("taking a table of 10,000 rows", lambda: room.outside.read_table(table), lambda: not room.outside.busy)
    packed = folder / "words.apkg"
    measured(
        "writing an Anki package", lambda: room.outside.write_anki(packed, PAIR), lambda: not room.outside.busy
    )
    copy = folder / "copy.db"
    measured("backing up", lambda: room.outside.back_up(copy), lambda: not room.outside.busy)
    measured("restoring", lambda: room.outside.restore(copy), lambda: not room.outside.busy)
    measured("progress again", lambda: room.show_tab("progress"), lambda: room.progress.complete)


def wait(app: QCoreApplication, until: Callable[[], bool] = lambda: True) -> None:
    """Let events be handled, until something is done and for a moment after."""
    end = perf_counter() + 0.15
    while perf_counter() < end or not until():
        app.processEvents()


if __name__ == "__main__":
    main()
