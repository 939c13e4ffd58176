"""Words put on the list from wherever one reads, and taken back by the same key: the one way for every place."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.study.on_thread import on_thread
from engine.study.own import SENTENCE, BadOwn, Own, Remark, Side, id_of, is_own
from engine.study.wordfile import CannotKeep, CannotOpen
from engine.text.phrase import Phrase, say
from sakura_desktop.garbage import keeping
from sakura_desktop.study.store import why_closed, why_unkept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from engine.study.records import Copied
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.store import WordStore

READ: Final = "read"
"""Where a word of the list came from that was taken while reading."""


class Quoted(NamedTuple):
    """A sentence that is read, in the languages in which it stands there, and the tags that it is to have."""

    faces: Mapping[str, Side]
    tags: tuple[str, ...] = ()


def _load(game: str) -> None:
    """Load what knows the cards of a game: on a thread, since it takes longer than a window may be held."""
    from engine.games import all_printed, dialects

    for module in ("engine.study.words", "sakura_desktop.reader.term_entry"):
        import_module(module)
    all_printed().get(game)
    dialects()


class Collector(QObject):
    """Names words by what a text names (`term:hand`, `card:…`, `clause:…#0`), says how each stands, adds and takes off.
    What was remembered of a word that is taken off comes back with it.
    """

    changed = Signal()
    """Words stand otherwise."""
    trouble = Signal(object)
    """A `Phrase`: why nothing was kept."""

    def __init__(self, store: WordStore, words: Words, parent: QObject | None = None) -> None:
        """Over the open file, or the one to be made with the first word."""
        super().__init__(parent)
        self._store = store
        self._words = words
        self.ask_own: Callable[[str, str, QWidget], str] = lambda _text, _language, _over: ""
        """Asks over a widget what a word of one's own is to be that says a text in a language; its id where it is kept.
        """
        self._taken: dict[str, Copied] = {}
        """Words that were taken off the list, as they stood there."""
        self._sentences: dict[str, Quoted] = {}
        """What was read and may be taken, by the ids that it would have."""
        store.changed.connect(self.changed)

    def ahead(self, chosen: Callable[[], str]) -> Iterator[bool]:
        """Gather in steps what there is to learn of the game that is played and which cards name it, before the first
        word is pointed at or opened, so that it doesn't take a moment then. False says that nothing is left until
        another game is chosen; which cards name the terms of the one before isn't kept then.
        """
        gathered = ""
        while True:
            game = chosen()
            if game != gathered:
                yield from self._gather(game)
                gathered = game
            else:
                yield False

    def _gather(self, game: str) -> Iterator[bool]:
        yield from on_thread(partial(_load, game), "learnable")
        from sakura_desktop.reader.term_entry import ahead

        yield from keeping(self._store.lexicon.steps(game))
        yield from keeping(ahead(self._words, game))

    # --- what there is ---

    def word_of(self, ref: str) -> str:
        """The id of what a text names; empty for what is none of the words to learn."""
        from engine.study.words import UnknownWord  # not before it is needed: the games come with it

        try:
            word = self._store.lexicon.word_named(ref)
        except (UnknownWord, KeyError):
            return ""
        return self._store.lexicon.one(word) if self._store.lexicon.knows(word) else ""

    def words_in(self, phrase: Phrase) -> tuple[str, ...]:
        """The words that a sentence holds."""
        from engine.study.meetings import words_in

        found = words_in(phrase, self._words.renderer(), self._store.lexicon)
        lexicon = self._store.lexicon
        return tuple(dict.fromkeys(lexicon.one(word) for word in found if lexicon.knows(word)))

    def word_of_sentence(self, texts: Mapping[str, str], tags: Sequence[str] = ()) -> str:
        """The id of a sentence of one's own that says this: of one that is there, or of the one that it would be."""
        faces = {language: Side(text.strip()) for language, text in texts.items() if text.strip()}
        if not faces:
            return ""
        word = id_of(SENTENCE, faces)
        said = {language: side.text for language, side in faces.items()}
        for own in self._own.values():
            if own.is_sentence and {language: side.text for language, side in own.faces.items()} == said:
                return own.word
        self._sentences[word] = Quoted(faces, tuple(tags))
        return word

    @property
    def _own(self) -> Mapping[str, Own]:
        """What is there of one's own. No file is made to look."""
        if not self._store.path.is_file():
            return {}
        try:
            return self._store.records.own.entries
        except CannotOpen:
            return {}

    def words_on(self, number: str) -> tuple[str, ...]:
        """The name of a card and the lines of its text; none for no card."""
        lexicon, name = self._store.lexicon, self.word_of(f"card:{number}")
        lines = range(len(lexicon.cards_of(name).text(number))) if name else ()
        refs = (f"card:{number}", *(f"clause:{number}#{at}" for at in lines))
        return tuple(dict.fromkeys(word for ref in refs if (word := self.word_of(ref))))

    def stage(self, word: str) -> str:
        """`new`, `learning`, `known`; empty for one that isn't on the list. No file is made for that."""
        if not word or not self._store.path.is_file():
            return ""
        try:
            return self._store.records.stage(word)
        except CannotOpen:
            return ""

    def called(self, word: str) -> str:
        """The word itself, in the language shown, on one line; empty for a sentence that isn't kept."""
        if word in self._sentences and word not in self._own:
            return ""
        from sakura_desktop.study.word_texts import one_line

        return one_line(self._store.lexicon.side(word, self._words.language).text)

    def is_line(self, word: str) -> bool:
        """It is a line of a card, or a sentence."""
        from engine.study.words import is_line

        return is_line(word)

    def offer(self, word: str) -> Phrase:
        """What the key does with a word now, beside its sign."""
        stage = self.stage(word)
        return say("mine-off-key", stage=stage) if stage else say("mine-add-key")

    def entry(self, word: str) -> Phrase:
        """The same for an entry of a menu, which names the word, or a line by how it begins."""
        from sakura_desktop.study.word_texts import shortened

        stage = self.stage(word)
        if is_own(word) and self.is_line(word):
            return say("mine-off-sentence", stage=stage) if stage else say("mine-add-sentence")
        called = shortened(self.called(word))
        return say("mine-off", word=called, stage=stage) if stage else say("mine-add", word=called)

    # --- what is done ---

    def toggle(self, word: str, sentence: Phrase | None = None) -> Phrase | None:
        """Put a word on the list, or take it off; what was done, None where nothing was."""
        return self.take_off((word,)) if self.stage(word) else self.add((word,), sentence)

    def add(self, words: Sequence[str], sentence: Phrase | None = None, origin: str = READ) -> Phrase | None:
        """Put words on the list, as they stood there before; they were read in a sentence."""
        try:
            records, now = self._store.records, self._store.now()
            new = [word for word in words if not records.stage(word)]
            for word in new:
                self._write_down(word, now)
                there = self._taken.pop(word, None)
                if there is not None:
                    records.put_back(there)
                else:
                    records.list.add((word,), origin, now)
            if sentence is not None and new:
                records.list.meet(new, sentence, now)
        except BadOwn:
            self.trouble.emit(say("own-too-long"))
            return None
        except (CannotKeep, CannotOpen, OSError) as error:
            self._tell(error)
            return None
        self._store.changed.emit()
        if len(new) == 1 and is_own(new[0]) and self.is_line(new[0]):
            return say("mine-added-sentence")
        word = self._called_alone(new)
        return say("mine-added-word", word=word) if word else say("mine-added", count=len(new))

    def own_entry(self, text: str) -> Phrase:
        """What a menu says of a text that can become a word of one's own."""
        from sakura_desktop.study.word_texts import shortened

        return say("mine-write", word=shortened(text))

    def write_down(self, text: str, language: str, over: QWidget) -> Phrase | None:
        """A text that was read becomes a word of one's own, as a person completes it; what was done."""
        from sakura_desktop.study.word_texts import shortened

        return say("mine-added-word", word=shortened(text)) if self.ask_own(text, language, over) else None

    def _write_down(self, word: str, now: float) -> None:
        """A sentence that was read becomes one of one's own."""
        quoted = self._sentences.get(word)
        if quoted is not None and word not in self._store.records.own.entries:
            self._store.records.own.keep(Own(word, quoted.faces, "", now), Remark(tags=quoted.tags))

    def take_off(self, words: Sequence[str]) -> Phrase | None:
        """Take words off the list, so that they can come back as they were."""
        from engine.study.records import LISTED

        try:
            records = self._store.records
            there = [word for word in words if records.list.has(word)]
            self._taken |= {word: records.copy_of((word,), LISTED) for word in there}
            records.list.remove(*there)
        except (CannotKeep, CannotOpen, OSError) as error:
            self._tell(error)
            return None
        self._store.changed.emit()
        if len(there) == 1 and is_own(there[0]) and self.is_line(there[0]):
            return say("mine-taken-off-sentence")
        word = self._called_alone(there)
        return say("mine-taken-off-word", word=word) if word else say("mine-taken-off", count=len(there))

    def _called_alone(self, words: Sequence[str]) -> str:
        """What the only one of them is called; empty for several, and for a line of a card."""
        return self.called(words[0]) if len(words) == 1 and not self.is_line(words[0]) else ""

    def _tell(self, error: CannotKeep | CannotOpen | OSError) -> None:
        why = why_closed(error) if isinstance(error, CannotOpen) else why_unkept(error, self._store.path)
        self.trouble.emit(why)
