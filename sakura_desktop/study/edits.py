"""What a person does to words of the list, so that it can be taken back: star, tags, notes, own words, taking off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.study.own import BadOwn, Own, Remark
from engine.study.wordfile import CannotKeep, CannotOpen
from engine.text.phrase import Phrase, say
from sakura_desktop.study.store import why_closed, why_unkept
from sakura_desktop.study.word_texts import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from engine.study.records import Copied
    from sakura_desktop.study.store import WordStore

MOST_UNDONE: Final = 100
"""So many acts can be taken back."""
MINE: Final = "own"
"""Where a word of the list came from that a person wrote."""


class Act(NamedTuple):
    """Something that was done, and how the words stood before."""

    said: Phrase
    before: Copied


class Edits(QObject):
    """Does it, says what was done, and takes it back, the last thing first."""

    said = Signal(object)
    """A `Phrase`: what was done or taken back."""
    refused = Signal(object)
    """A `Phrase`: why nothing was kept."""
    changed = Signal()
    """Something else can be taken back."""

    def __init__(self, store: WordStore, parent: QObject | None = None) -> None:
        """Nothing done yet."""
        super().__init__(parent)
        self._store = store
        self._acts: list[Act] = []
        store.replaced.connect(self.forget)

    @property
    def last(self) -> Phrase | None:
        """What can be taken back next."""
        return self._acts[-1].said if self._acts else None

    def forget(self) -> None:
        """Nothing can be taken back."""
        self._acts.clear()
        self.changed.emit()

    # --- what is written to words ---

    def turn_star(self, words: Sequence[str]) -> None:
        """Give words a star; take it away where all of them have one."""
        own = self._store.lexicon.own
        on = not all(own.remark(word).star for word in words)
        self._write(say("own-act-star"), words, lambda: self._store.records.own.star(words, on=on))

    def tag(self, words: Sequence[str], tags: Sequence[str], *, on: bool) -> None:
        """Give words tags, or take them away."""
        if tags:
            self._write(say("own-act-tags"), words, lambda: self._store.records.own.tag(words, tags, on=on))

    def write(self, word: str, remark: Remark) -> bool:
        """Write to a word of the games; whether it is kept."""
        act = say("own-act-edit", word=self._called(word))
        return self._write(act, (word,), lambda: self._store.records.own.write(word, remark))

    def keep(self, own: Own, remark: Remark) -> bool:
        """Keep a word of one's own as it is now; a new one is put on the list. Whether it is kept."""
        if own.word in self._store.lexicon.own.entries:
            act = say("own-act-edit", word=self._called(own.word))
            return self._write(act, (own.word,), lambda: self._store.records.own.keep(own, remark))
        called = next((side.text for side in own.faces.values() if side.text), "")

        def make() -> None:
            self._store.records.own.keep(own, remark)
            self._store.records.list.add((own.word,), MINE, self._store.now())

        return self._do(say("own-act-new", word=shortened(called)), (own.word,), make)

    # --- the list ---

    def delete(self, words: Sequence[str]) -> None:
        """Words of one's own are gone."""
        own = self._store.lexicon.own
        there = tuple(word for word in words if word in own.entries)
        loose = [one for word in there for one in own.sentences_of(word)]
        act = say("own-act-delete", count=len(there))
        if there:
            self._do(act, (*there, *loose), lambda: self._store.records.own.delete(there))

    def remove(self, words: Sequence[str]) -> None:
        """Words are taken off the list."""
        act = say("own-act-remove", count=len(words))
        self._listed(act, words, lambda: self._store.records.list.remove(*words))

    def set_aside(self, words: Sequence[str], how: str) -> None:
        """Words aren't asked any more; empty: are asked again."""
        records, act = self._store.records, say("own-act-aside", count=len(words))
        change = (lambda: records.set_aside(words, how)) if how else (lambda: records.take_up(words))
        self._listed(act, words, change)

    def add_known(self, words: Sequence[str], origin: str) -> None:
        """Words are put on the list, and counted as known at once."""
        from engine.study.records import KNOWN  # not before it is needed: the scheduler comes with it

        records = self._store.records

        def add() -> None:
            records.list.add(words, origin, self._store.now())
            records.set_aside(words, KNOWN)

        self._listed(say("own-act-known", count=len(words)), words, add)

    # --- taking back ---

    def undo(self) -> None:
        """Take back what was done last."""
        if not self._acts:
            self.said.emit(say("own-nothing-undone"))
            return
        act = self._acts[-1]
        if self._kept(lambda: self._store.records.put_back(act.before)):
            self._acts.pop()
            self.changed.emit()
            self._store.changed.emit()
            self.said.emit(say("own-undone", act=act.said))

    def _write(self, said: Phrase, words: Iterable[str], act: Callable[[], None]) -> bool:
        from engine.study.records import WRITTEN  # not before it is needed: the scheduler comes with it

        return self._do(said, words, act, WRITTEN)

    def _listed(self, said: Phrase, words: Iterable[str], act: Callable[[], None]) -> bool:
        from engine.study.records import LISTED

        return self._do(said, words, act, LISTED)

    def _do(
        self, said: Phrase, words: Iterable[str], act: Callable[[], None], tables: Mapping[str, str] | None = None
    ) -> bool:
        """Do something to words, and remember how they stood in the tables that it changes, or in all."""
        from engine.study.records import LISTED, WRITTEN

        meant = tuple(words)
        before: list[Copied] = []

        def change() -> None:
            before.append(self._store.records.copy_of(meant, tables or LISTED | WRITTEN))
            act()

        if not meant or not self._kept(change):
            return False
        self._acts = [*self._acts, Act(said, before[0])][-MOST_UNDONE:]
        self.changed.emit()
        self._store.changed.emit()
        self.said.emit(say("own-done", act=said))
        return True

    def _kept(self, act: Callable[[], None]) -> bool:
        try:
            act()
        except BadOwn as error:
            self.refused.emit(why_bad(error))
        except CannotOpen as error:
            self.refused.emit(why_closed(error))
        except (CannotKeep, OSError) as error:
            self.refused.emit(why_unkept(error, self._store.path))
        else:
            return True
        return False

    def _called(self, word: str) -> str:
        """A word of any kind, in a language that it has."""
        lexicon = self._store.lexicon
        texts = (lexicon.side(word, language).text for language in lexicon.languages)
        return shortened(next(filter(None, texts), ""))


def why_bad(error: BadOwn) -> Phrase:
    """Why something can't be kept."""
    return say("own-too-long" if error.code == "too-long" else "own-needs-two")
