"""Words out of the program and back: an Anki package, a table, a copy of everything; errors said in words."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.kernel.files import MEGABYTE, Replacing, TooLarge, contents, fill
from engine.study.packages import Packer
from engine.study.tables import BadTable, TableReader, TableWriter, text_of
from engine.study.wordfile import CannotKeep, CannotOpen
from engine.text.phrase import Phrase, say
from sakura_desktop.garbage import keeping
from sakura_desktop.idle_work import LatestWork
from sakura_desktop.study.card_drawings import drawn
from sakura_desktop.study.copies import Copies
from sakura_desktop.study.store import why_closed, why_unkept
from sakura_desktop.widgets.dialogs import FileKind, ask_file, confirm, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from engine.study.schedule import Pair
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.store import WordStore

ANKI: Final = FileKind("study-anki-title", "study-anki-title", "study-anki-files", (".apkg",))
TABLE: Final = FileKind("study-import-title", "study-table-title", "study-table-files", (".csv",))
COPY: Final = FileKind("study-restore-title", "study-backup-title", "study-copy-files", (".db",))
KEPT_AT_ONCE: Final = 16
"""After so many steps what was gathered is kept from collections of garbage."""
MOST_BYTES: Final = 64 * MEGABYTE
"""A table larger than this is no table of ours."""


def why_bad(error: BadTable) -> Phrase:
    """Why a table can't be read."""
    match error.code:
        case "columns":
            return say("study-bad-columns", detail=error.detail)
        case "row":
            return say("study-bad-row", row=error.row, detail=error.detail)
        case "too-long":
            return say("study-bad-too-long", row=error.row)
        case "too-large":
            return say("study-bad-too-large")
        case "not-text":
            return say("study-bad-not-text")
        case "empty":
            return say("study-bad-empty")
        case _:
            return say("study-bad-not-a-table")


class ImportExport(QObject):
    """Asks for files and carries words there and back."""

    said = Signal(object)
    """A `Phrase`: what was done, or how far it has come."""
    working = Signal()
    """Something is being carried, or that is over."""

    def __init__(
        self, page: QWidget, words: Words, settings: Settings, store: WordStore, look: Appearance
    ) -> None:
        """Ask over that page; `look` draws the cards of a package."""
        super().__init__(page)
        self._page = page
        self._look = look
        self._words = words
        self._settings = settings
        self._store = store
        self._work = LatestWork(self)
        self._work.done.connect(self.working)
        self._carried: TableReader | Copies | None = None
        """What changes what is here, or may."""
        self._told = -1

    # --- by asking for a file ---

    def ask_anki(self, pair: Pair) -> None:
        """Ask where to write an Anki package, and write it."""
        self._ask(ANKI, "sakura-words.apkg", lambda path: self.write_anki(path, pair), save=True)

    def ask_table(self) -> None:
        """Ask where to write the table, and write it."""
        self._ask(TABLE, "sakura-words.csv", self.write_table, save=True)

    def ask_import(self) -> None:
        """Ask for a table, and take its words."""
        self._ask(TABLE, "", self.read_table, save=False)

    def ask_backup(self) -> None:
        """Ask where to put a copy of everything."""
        self._ask(COPY, "sakura-words-backup.db", self.back_up, save=True)

    def ask_restore(self) -> None:
        """Ask for a copy, and whether it is to take the place of what is here."""
        self._ask(COPY, "", self._restore_if_sure, save=False)

    def _ask(self, kind: FileKind, name: str, act: Callable[[Path], None], *, save: bool) -> None:
        path = ask_file(self._page, self._words, self._settings, save=save, name=name, kind=kind)
        if path is not None:
            self.attempt(lambda: act(path), path)

    def _restore_if_sure(self, path: Path) -> None:
        text = say("study-restore-text", path=str(path))
        if confirm(self._page, self._words, say("study-restore-sure"), text, "study-restore-yes"):
            self.restore(path)

    def attempt(self, act: Callable[[], None], path: Path) -> bool:
        """Do something with a file; say why where it can't be done. Whether it was."""
        why = self._why_not(act, path)
        self._refuse(why)
        return why is None

    @staticmethod
    def _why_not(act: Callable[[], None], path: Path) -> Phrase | None:
        """Do something with a file; why it couldn't be done, None where it was."""
        try:
            act()
        except BadTable as error:
            return why_bad(error)
        except CannotOpen as error:
            return why_closed(error)
        except (CannotKeep, OSError) as error:
            return why_unkept(error, path)
        return None

    def _refuse(self, why: Phrase | None) -> None:
        if why is not None:
            tell(self._page, self._words, say("study-file-trouble"), why)

    # --- what takes longer goes on while the window is used ---

    @property
    def busy(self) -> bool:
        """Something is being carried out or in."""
        return self._work.active

    @property
    def can_stop(self) -> bool:
        """Nothing of what is being carried was written down yet."""
        return self.busy and not (self._carried is not None and self._carried.taking_over)

    def stop(self) -> None:
        """Give up what is being carried; nothing was changed by it."""
        if not self.can_stop:
            return
        self._work.begin(iter(()))
        self.said.emit(say("study-carrying-stopped"))

    def _carry(self, steps: Iterator[bool], path: Path) -> None:
        """Take steps; say why where it can't be gone on."""
        self._told = -1
        # What is gathered grows: a collection of garbage would look through all of it.
        self._work.begin(keeping(self._told_steps(steps, path), KEPT_AT_ONCE))
        self.working.emit()

    def _told_steps(self, steps: Iterator[bool], path: Path) -> Iterator[bool]:
        while self._step(steps, path):
            yield True

    def _step(self, steps: Iterator[bool], path: Path) -> bool:
        taken: list[bool] = []
        why = self._why_not(lambda: taken.extend(islice(steps, 1)), path)
        if why is not None:
            self.said.emit(say("study-carrying-stopped"))  # how far it had come isn't how it stands while that is read
            self._refuse(why)
        return bool(taken)

    # --- with a file ---

    def write_anki(self, path: Path, pair: Pair) -> None:
        """Write the list as an Anki package. Raises OSError."""
        self._carry(self._packed(path, pair), path)

    def _packed(self, path: Path, pair: Pair) -> Iterator[bool]:
        records, lexicon = self._store.records, self._store.lexicon
        listed = [one.word for one in records.list.words()]
        if len(listed) > KEPT_AT_ONCE:
            yield True
        examples, shown = self._words.renderer(pair.asks), self._words.renderer(self._words.chosen)
        learned = self._words.ways.learned
        # seen on the answers alone, where both languages stand: what is learned is read on the card as well
        draw = partial(drawn, self._look, learned if learned in pair else pair.asks)
        with Replacing(path) as part:
            packer = Packer(
                part, pair, lexicon, records, examples=examples, shown=shown, now=self._store.now(), learned=learned,
                draw=draw,
            )
            for step in packer.steps(listed):
                self._tell_part("study-anki-written", packer.count / len(listed))
                yield step
        self.said.emit(say("study-exported", count=packer.count, path=str(path)))

    def write_table(self, path: Path) -> None:
        """Write the list with what is remembered as a table."""
        self._carry(self._written(path), path)

    def _written(self, path: Path) -> Iterator[bool]:
        table = TableWriter(self._store.records, self._store.lexicon)
        with Replacing(path) as part:
            for step in table.steps():
                self._tell_part("study-table-written", table.part)
                yield step
            fill(part, ("\ufeff" + table.text).encode("utf-8", "replace"))
        self.said.emit(say("study-exported", count=table.count, path=str(path)))

    def read_table(self, path: Path) -> None:
        """Take the words of a table. Raises `BadTable`, OSError."""
        try:
            text = text_of(contents(path, MOST_BYTES))
        except TooLarge as error:
            raise BadTable("too-large") from error
        reader = TableReader(text, self._store.records, self._store.lexicon, self._store.now())
        self._carry(self._brought(reader), path)

    def _brought(self, reader: TableReader) -> Iterator[bool]:
        yield from self._each(reader, reader.steps(), "study-table-being-read")
        brought = reader.brought
        self._store.replaced.emit()
        self._store.changed.emit()
        self.said.emit(
            say(
                "study-imported", new=brought.new, remembered=brought.remembered, unknown=len(brought.unknown),
                written=brought.written,
            )
        )

    def _tell_part(self, phrase: str, part: float) -> None:
        """Say how far it has come, a percent at a time."""
        now = round(part * 100)
        if now != self._told:
            self._told = now
            self.said.emit(say(phrase, part=now))

    def back_up(self, path: Path) -> None:
        """Copy everything."""
        copies = Copies(self._store)
        self._carry(self._backed_up(copies, path), path)

    def _backed_up(self, copies: Copies, path: Path) -> Iterator[bool]:
        yield from self._each(copies, copies.back_up(path), "study-copy-written")
        self.said.emit(say("study-backed-up", path=str(path)))

    def restore(self, path: Path) -> None:
        """Take everything from a copy."""
        copies = Copies(self._store)
        self._carry(self._restored(copies, path), path)

    def _restored(self, copies: Copies, path: Path) -> Iterator[bool]:
        yield from self._each(copies, copies.restore(path), "study-copy-being-read")
        self.said.emit(say("study-restored", path=str(path), kept=str(copies.kept or "")))

    def _each(self, carried: TableReader | Copies, steps: Iterator[bool], phrase: str) -> Iterator[bool]:
        """Steps of what may change what is here, with how far it has come."""
        self._carried = carried
        try:
            for step in steps:
                self._tell_part(phrase, carried.part)
                if carried.taking_over:
                    self.working.emit()
                yield step
        finally:
            self._carried = None

    def start_anew(self) -> None:
        """Put the file that can't be opened aside and begin another. Raises `CannotOpen` or OSError."""
        aside = self._store.start_anew()
        self.said.emit(say("study-begun-anew", path=str(aside or "")))
