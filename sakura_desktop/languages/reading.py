"""Keeps the words as the settings want them read: languages by element, readings, blur, what is known already."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.study.wordfile import CannotOpen
from engine.text.kanji import KANJI
from sakura_desktop.languages.speech import NOTHING, RUBY, Choice, ReadingOptions
from sakura_desktop.languages.words import LANGUAGES

if TYPE_CHECKING:
    from sakura_desktop.languages.speech import Element
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.store import WordStore

OF_ELEMENT: Final[dict[str, Element]] = {"names": "card-name", "text": "card-text", "journal": "journal"}
"""Which element the settings `<name>_language` and `<name>_second` are about."""
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "second_language": ("", *LANGUAGES),
    **{f"{name}_language": ("", *LANGUAGES) for name in OF_ELEMENT},
    **{f"{name}_second": ("", NOTHING, *LANGUAGES) for name in OF_ELEMENT},
    "ruby": RUBY,
    "read_first": ("", *LANGUAGES),
}
"""What each setting of reading can be, in the order in which a key goes through it."""
WAYS: Final = {
    "ruby": "ruby", "blur_second": "blur", "romanised": "romanised", "facts_second": "facts_beside",
    "learned": "learned", "read_first": "learning",
}
"""Settings, and what follows from them, by what they are called among the ways."""
LEARNED: Final = frozenset({"speaks", "learns", "learning", "second_language"})
"""Settings that say which language a person learns."""


def choice_key(setting: str, value: str) -> str:
    """The message that names a choice: a language is called the same wherever it is chosen."""
    if value in LANGUAGES:
        return f"settings-language-{value}"
    name = setting.partition("_")[0]
    if name == "aloud":
        return f"settings-aloud-{value}"
    if name in OF_ELEMENT:
        return "reading-nothing" if value == NOTHING else "reading-as-program"
    return f"settings-{setting.replace('_', '-')}-{value or 'none'}"


def next_choice(settings: Settings, words: Words, setting: str) -> str:
    """What comes after the choice that a setting of reading has now; what would look like another is left out."""
    now = getattr(settings, setting)
    if setting == "language":
        now = now or words.chosen
    every = [choice for choice in CHOICES[setting] if _differs(words, setting, choice)]
    return every[(every.index(now) + 1) % len(every)] if now in every else every[0]


def _differs(words: Words, setting: str, choice: str) -> bool:
    """A choice that shows something of its own: not the program's language named, not the same language twice."""
    name, _, which = setting.partition("_")
    if setting == "second_language":
        return choice != words.chosen
    if name not in OF_ELEMENT:
        return True
    if which == "language":
        return choice != words.chosen
    first = words.of(OF_ELEMENT[name]).chosen
    follows = words.second not in {"", first}
    return follows if choice == "" else choice not in {first, words.second}


def _known(store: WordStore) -> frozenset[str]:
    """The known words as a text names them. Raises `CannotOpen`."""
    from engine.study.words import UnknownWord, bare  # not before it is needed: the games come with it

    found = set()
    for word in store.records.known():
        with suppress(UnknownWord):
            found.add(bare(word))
    return frozenset(found)


class Reading(QObject):
    """Between the settings and the words."""

    def __init__(self, settings: Settings, words: Words, parent: QObject | None = None) -> None:
        """Let the words be read as the settings say, and again whenever one is set."""
        super().__init__(parent)
        self._settings = settings
        self._words = words
        words.set_second(settings.second_language)
        for name in OF_ELEMENT:
            self._choose(name)
        self._go()
        settings.changed.connect(self._changed)

    def learn(self, store: WordStore) -> None:
        """Ask which words are known by now: readings may be left out over them. No file is made for that, and none
        waited for: `opened` of the store tells when to ask again.
        """
        known: frozenset[str] = frozenset()
        # a file that can't be read is told of in the room of words, where something can be done about it
        with suppress(CannotOpen):
            known = _known(store) if store.path.is_file() and store.open_soon() else known
        self._words.set_ways(self._words.ways._replace(known=known))

    def _changed(self, setting: str) -> None:
        """A setting is another: is it one of reading?"""
        name = setting.partition("_")[0]
        if setting in LEARNED:
            self._go()
        if setting == "language":
            self._words.set_language(self._settings.language or self._settings.native)
        elif setting == "second_language":
            self._words.set_second(self._settings.second_language)
        elif setting in WAYS or setting == "names":
            self._go()
        elif name in OF_ELEMENT and setting in {f"{name}_language", f"{name}_second"}:
            self._choose(name)

    def _choose(self, name: str) -> None:
        settings = self._settings
        choice = Choice(getattr(settings, f"{name}_language"), getattr(settings, f"{name}_second"))
        self._words.choose(OF_ELEMENT[name], choice)

    def _go(self) -> None:
        chosen = {way: getattr(self._settings, setting) for setting, way in WAYS.items()}
        people = tuple(name for name in self._settings.names if KANJI.search(name))
        self._words.set_ways(ReadingOptions(**chosen, known=self._words.ways.known, people=people))
