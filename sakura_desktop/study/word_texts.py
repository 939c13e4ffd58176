"""What is said of a word: in both languages with its reading, what it means, where it comes from, when it is due."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from engine.study.own import is_own
from engine.study.romaji import in_latin, one_spelling, written_in_latin
from engine.study.sound import sound_of
from engine.study.tables import READINGS
from engine.study.words import CLAUSE, TERM, is_line, kind_of, number_of
from engine.text.folding import folded, parts_of
from engine.text.phrase import CardName, Listing, Phrase, say
from sakura_desktop.languages.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.study.own import Side
    from engine.study.schedule import Pair
    from engine.study.words import Lexicon

DAY: Final = 86_400.0
HOUR: Final = 3_600.0
SOON: Final = 60.0
MONTH: Final = 30.4 * DAY
YEAR: Final = 365.25 * DAY
WAITS: Final = (
    (60.0, "minutes", HOUR - 30), (HOUR, "hours", DAY - HOUR / 2), (DAY, "days", MONTH), (MONTH, "months", YEAR),
)
"""How long waits are told: by which unit, its name, and up to where."""
STAR: Final = "★"
MOST_CALLED: Final = 24
"""Letters of a word in a line that says more."""
ORIGINS: Final = ("duel", "megami", "hand", "read", "import", "own")


def said_of(word: str, lexicon: Lexicon) -> Phrase | None:
    """What a card or clause belongs to; None for a term, which has a meaning of its own, and for what is one's own."""
    kind = kind_of(word)
    if kind == TERM or is_own(word):
        return None
    if kind == CLAUSE:
        cards = tuple(CardName(number) for number in lexicon.places(word))
        return say("study-of-card", card=Listing(cards, "comma") if len(cards) > 1 else CardName(number_of(word)))
    return lexicon.cards_of(word).kind_of(number_of(word))


def meanings(word: str, lexicon: Lexicon, language: str) -> tuple[Phrase, ...]:
    """What a word means in a language: in one's own words; the definition of a term, what a card or clause belongs to,
    unless one's own words take its place.
    """
    mine = lexicon.own.remark(word).meanings.get(language)
    written = tuple(say("study-text", text=text) for text in lexicon.meanings(word, language))
    belongs = said_of(word, lexicon) if mine is None or not mine.instead else None
    return (*written, belongs) if belongs is not None else written


def date_said(moment: float) -> Phrase:
    """The day of a moment where the person is."""
    day = datetime.fromtimestamp(moment, UTC).astimezone().date()
    return say("own-date", year=str(day.year), month=f"{day.month:02}", day=f"{day.day:02}")


def chapter_said(key: str) -> Phrase:
    """What a chapter of the rules is called: by its number, or as extra rules, or as no part of them."""
    if key == "-":
        return say("study-chapter-none")
    if key[:1] == "x" and key[1:].isdecimal():
        return say("study-chapter-extra", number=key[1:])
    if key[:1] == "a" and key[1:].isdecimal():
        return say("study-chapter-appendix", number=key[1:])
    return say("study-chapter", number=key)


def origin_said(origin: str) -> Phrase:
    """Where a word of the list came from."""
    return say(f"study-origin-{origin}") if origin in ORIGINS else say("study-origin-other")


def due_said(due: float | None, now: float) -> Phrase:
    """When a word is due; None for one that was never answered."""
    if due is None:
        return say("study-due-new")
    left = due - now
    if left < SOON:
        return say("study-due-now")
    if left < HOUR:
        return say("study-due-minutes", count=round(left / 60) or 1)
    if left < DAY:
        return say("study-due-hours", count=round(left / HOUR))
    return say("study-due-days", count=round(left / DAY))


def wait_said(seconds: float) -> Phrase:
    """How long a word waits, in few signs: `10 min`, `4 d`."""
    for unit, name, most in WAITS:
        if seconds < most:
            return say(f"study-wait-{name}", count=max(1, round(seconds / unit)))
    tenths = round(seconds / YEAR * 10)
    return say("study-wait-years", count=f"{tenths // 10}.{tenths % 10}" if tenths % 10 else str(tenths // 10))


def one_line(text: str) -> str:
    """A text of several lines in one."""
    return " ".join(text.split())


def shortened(text: str) -> str:
    """So much of a text as there is room for in a line that says more."""
    line = one_line(text)
    return line if len(line) <= MOST_CALLED else f"{line[:MOST_CALLED]}…"


def with_reading(side: Side) -> str:
    """A word with its reading in brackets after it, where it has one."""
    return f"{side.text}（{side.reading}）" if side.reading else side.text


def reading_of(word: str, pair: Pair, lexicon: Lexicon, learned: str) -> str:
    """How a word is read in the language that is learned, of Korean its sound in Latin letters; where that isn't known,
    in the language that is asked in, or else in the other one.
    """
    languages = read_languages(pair, learned)
    return next((read for language in languages if (read := read_in(word, language, lexicon))), "")


def read_languages(pair: Pair, learned: str) -> tuple[str, ...]:
    """In which languages of a direction it is of use to say how a word is read: nobody needs that in their own, and
    English is read as it stands.
    """
    return tuple(language for language in ((learned,) if learned in pair else pair) if language in READINGS)


def read_in(word: str, language: str, lexicon: Lexicon) -> str:
    """How a word is read in a language, of Korean its sound in Latin letters; empty where it is read as it stands."""
    side = lexicon.side(word, language)
    return heard_as(side) if language == "ko" else side.reading


def heard_as(korean: Side) -> str:
    """How a Korean word sounds: as a person wrote it, or else as its letters say by rule, in Latin ones."""
    return korean.reading or sound_of(korean.text)


class WordIndex:
    """What each word is found by: how it is written and read in every language, in Latin letters too, folded for
    looking. A word is read when it is first asked for, or ahead by `steps`.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        """Nothing read yet."""
        self.lexicon = lexicon
        self._found_by: dict[str, str] = {}
        self.all: tuple[str, ...] = lexicon.every_word()

    def has_read(self, word: str) -> bool:
        """The word was read, so that looking it up takes no time; what a person wrote is always at hand."""
        return word in self._found_by or is_own(word)

    def found_by(self, word: str) -> str:
        """What the word is found by, what is written to it among it."""
        if is_own(word):
            own = self.lexicon.own.entries.get(word)
            found = _all_found_by(own.faces, word) if own is not None else ""
        else:
            found = self._found_by.get(word, "")
            if not found:
                found = self._found_by[word] = self._read(word)
        remark = self.lexicon.own.remarks.get(word)
        return found if remark is None else f"{found}\n{_all_folded(remark.texts)}"

    def _read(self, word: str) -> str:
        if not self.lexicon.knows(word):
            return word
        found = _all_found_by({language: self.lexicon.side(word, language) for language in LANGUAGES}, word)
        return f"{found}\n{folded(said_by_card(word, self.lexicon))}" if kind_of(word) == CLAUSE else found

    def steps(self) -> Iterator[bool]:
        """Read every word ahead, one a step."""
        for word in self.all:
            self.found_by(word)
            yield True

    def has(self, word: str, sought: Sequence[Sequence[str]]) -> bool:
        """Whether of every part of what is sought one of its spellings is in what the word is found by."""
        if not sought:
            return True
        texts = self.found_by(word)
        return all(any(spelling in texts for spelling in part) for part in sought)


def spellings_of(sought: str) -> tuple[tuple[str, ...], ...]:
    """The parts of what is sought, each as it is typed and, in Latin letters, as readings are compared."""
    return tuple(
        tuple(dict.fromkeys((part, one_spelling(part)))) if written_in_latin(part) else (part,)
        for part in parts_of(sought)
    )


def _all_folded(texts: Iterable[str]) -> str:
    return "\n".join(map(folded, texts))


def _all_found_by(sides: Mapping[str, Side], word: str) -> str:
    """How it is written and read; of single words how they are read in Latin letters too, for who has no other keys."""
    latin: list[str] = []
    if not is_line(word):
        if "ja" in sides:
            reading = in_latin(sides["ja"].reading or sides["ja"].text)
            latin += dict.fromkeys((reading, one_spelling(reading)))
        if "ko" in sides:
            latin.append(heard_as(sides["ko"]))
    return _all_folded((*(part for side in sides.values() for part in side), *latin))


def said_by_card(word: str, lexicon: Lexicon) -> str:
    """The name of the card that a clause stands on, in every language."""
    card = lexicon.card_of(word)
    return " ".join(lexicon.side(card, language).text for language in LANGUAGES)
