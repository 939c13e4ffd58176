"""Phrases in a language: pieces of text that know which term, card, name or number they are.

A `Renderer` words phrases from one catalog and remembers what it has worded: phrases are values, so a whole board can
be worded again on each repaint, and in another language at once.
"""

from __future__ import annotations

import logging
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from engine.text import marks
from engine.text.catalog import card_message_id, name_message_id
from engine.text.ftl import CatalogError
from engine.text.josa import joins_predicate, particle
from engine.text.phrase import CardName, Listing, Name, Phrase, Term

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from engine.text.catalog import Catalog, TermEntry
    from engine.text.phrase import Slot

Kind = str
"""`plain`, `term`, `card`, `number`, or the kind of a name."""

_LOG: Final = logging.getLogger(__name__)
_REMEMBERED: Final = 4_096
"""So many phrases stay worded: those of a duel and its journal several times over."""
_HEARD: Final = 24
"""How much of the text before it a particle needs to hear: more digits than any number has."""
_LONG: Final = 500
"""Words from outside longer than this go around Fluent, which refuses very long ones."""
_AFTER_AN: Final = re.compile(r"(?!uni(?!n)|us(?!h)|one\b)[aeiou]", re.IGNORECASE)
"""English words after “an”: a unit and a used card begin with a consonant, an unused one doesn't."""
_QUOTES: Final = re.compile("[“”]")
_HOLE: Final = "⟦{}⟧"


class Span(NamedTuple):
    """A piece of text of one kind; `ref` is the key of a term or name, the number of a card, or the number shown."""

    text: str
    kind: Kind = "plain"
    ref: str = ""
    ruby: str = ""


Spans = tuple[Span, ...]
_LINE: Final = (Span("\n"),)


class TermWords(msgspec.Struct, frozen=True):
    """What a reader shows of a term: the word, its reading, its meaning and its section in the rules."""

    key: str
    text: str
    ruby: str
    section: str
    gloss: Spans


class _SlotMark(str):
    """The mark of a slot with spans of its own. A catalog can choose by the key of its term, card or name."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, mark: str, key: str) -> _SlotMark:
        """The mark, and what a select expression compares."""
        self = super().__new__(cls, mark)
        self.key = key
        return self

    def __eq__(self, other: object) -> bool:
        return self.key == other

    __hash__ = str.__hash__


class Renderer:
    """Words phrases in the language of its catalog."""

    def __init__(self, catalog: Catalog, *, strict: bool = False) -> None:
        """Word from that catalog. What it lacks raises a `CatalogError` if strict, or shows as ⟦key⟧ and is logged."""
        self.catalog = catalog
        self.strict = strict
        self._reported: set[str] = set()
        self._spans: Callable[[Phrase], Spans] = lru_cache(maxsize=_REMEMBERED)(self._worded)
        self._terms: Callable[[str], TermWords] = lru_cache(maxsize=None)(self._term_words)
        self._names: Callable[[Kind, str, str], Span] = lru_cache(maxsize=None)(self._name)
        self._term_sections: Callable[[str], str] = lru_cache(maxsize=None)(catalog.term_section)
        self._term_names: Callable[[str], str] = lru_cache(maxsize=None)(catalog.term_name)
        self._entries: Callable[[str], TermEntry] = lru_cache(maxsize=None)(catalog.term)

    def spans(self, phrase: Phrase) -> Spans:
        """The phrase as pieces."""
        return self._spans(phrase)

    def text(self, phrase: Phrase) -> str:
        """The phrase as plain text."""
        return "".join([span.text for span in self._spans(phrase)])

    def term(self, key: str) -> TermWords:
        """A term with its meaning and its section."""
        return self._terms(key)

    def term_name(self, key: str) -> str:
        """How a term is written, without its meaning: in a fraction of the time."""
        return self._term_names(key)

    def term_section(self, key: str) -> str:
        """Where in the rules a term stands."""
        return self._term_sections(key)

    def card(self, number: str) -> Span:
        """A card's name without quotation marks."""
        return self._names("card", card_message_id(number), number)

    def name(self, kind: str, key: str) -> Span:
        """The name of a thing of a game, by its kind and its key."""
        return self._names(kind, name_message_id(kind, key), key)

    def _worded(self, phrase: Phrase) -> Spans:
        return self._message(phrase.key, phrase.slots)

    def _message(self, key: str, slots: Iterable[tuple[str, Slot | Spans]]) -> Spans:
        """A message with its variables; slots that are more than a word or a number keep their own spans."""
        spliced: list[Spans] = []
        variables: dict[str, int | str] = {}
        for name, slot in slots:
            if isinstance(slot, int):
                variables[name] = int(slot)
            elif isinstance(slot, str) and len(slot) < _LONG:
                variables[name] = marks.unmarked(slot)
            else:
                variables[name] = _SlotMark(marks.slot(len(spliced)), _key_of(slot))
                spliced.append(slot if isinstance(slot, tuple) else self._slot(slot))
        try:
            marked = self.catalog.format(key, variables)
        except CatalogError as error:
            return self._hole(key, error)
        return _Weaver(self._ruby_of_term, spliced).weave(marked)

    def _slot(self, slot: Slot) -> Spans:
        if isinstance(slot, Phrase):
            return self._spans(slot)
        if isinstance(slot, Term):
            return self._message(f"term-{slot.key}", ())
        if isinstance(slot, CardName):
            return self._message("quoted-card", (("name", (self.card(slot.number),)),))
        if isinstance(slot, Name):
            return (self.name(slot.kind, slot.key),)
        if isinstance(slot, Listing):
            return self._listing(slot)
        return (Span(marks.unmarked(slot)),) if isinstance(slot, str) else (Span(str(slot), "number", str(slot)),)

    def _listing(self, listing: Listing) -> Spans:
        """Items joined two by two: two by `list-and`; more by `list-and-more`, the last of them by `list-and-last`."""
        items = [self._slot(item) for item in listing.items]
        if not items:
            return self._message("list-nothing", ())
        if listing.joiner == "lines":
            return _merged(span for index, item in enumerate(items) for span in (*_LINE[:index], *item))
        joined = items[0]
        for index, item in enumerate(items[1:], start=2):
            which = "" if len(items) == 2 else "-last" if index == len(items) else "-more"
            joined = self._message(f"list-{listing.joiner}{which}", (("left", joined), ("right", item)))
        return joined

    def _name(self, kind: Kind, message: str, ref: str) -> Span:
        try:
            ruby = marks.plain(self.catalog.format(f"{message}.ruby")) if self.catalog.has(f"{message}.ruby") else ""
            return Span(marks.plain(self.catalog.format(message)), kind, ref, ruby)
        except CatalogError as error:
            return self._hole(message, error)[0]._replace(kind=kind, ref=ref)

    def _term_words(self, key: str) -> TermWords:
        gloss = f"term-{key}.gloss"
        try:
            entry = self._entries(key)
            meaning = self._message(gloss, ()) if self.catalog.has(gloss) else ()
        except CatalogError as error:
            return TermWords(key, self._hole(f"-{key}", error)[0].text, "", "", ())
        return TermWords(key, entry.text, entry.ruby, entry.section, meaning)

    def _ruby_of_term(self, key: str, text: str) -> str:
        """The reading of a term where it is written in its own form."""
        entry = self._entries(key)
        return entry.ruby if entry.text == text else ""

    def _hole(self, key: str, error: CatalogError) -> Spans:
        if self.strict:
            raise error
        if key not in self._reported:
            self._reported.add(key)
            _LOG.error("a hole in the catalogs: %s", error)
        return (Span(_HOLE.format(key)),)


def _key_of(slot: Slot | Spans) -> str:
    if isinstance(slot, (Term, Name, Phrase)):
        return slot.key
    return slot.number if isinstance(slot, CardName) else ""


def _merged(spans: Iterable[Span]) -> Spans:
    """The same with plain neighbours made one."""
    woven: list[Span] = []
    for span in spans:
        if span.kind == "plain" and woven and woven[-1].kind == "plain":
            woven[-1] = Span(woven[-1].text + span.text)
        elif span.text:
            woven.append(span)
    return tuple(woven)


def _quotes_within(spans: Sequence[Span]) -> Iterable[Span]:
    """English quotation marks within others are single ones: “Battalion ‘Byakuya’”."""
    if sum([span.text.count("“") for span in spans]) < 2:
        return spans
    depth = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal depth
        depth += 1 if found[0] == "“" else -min(1, depth)
        within = depth > (1 if found[0] == "“" else 0)
        return {"“": "‘", "”": "’"}[found[0]] if within else found[0]

    return [span._replace(text=_QUOTES.sub(mark, span.text)) for span in spans]


class _Weaver:
    """Reads the marks off a formatted message and puts the slots' spans in."""

    def __init__(self, ruby: Callable[[str, str], str], slots: Sequence[Spans]) -> None:
        self._ruby = ruby
        self._slots = slots
        self._woven: list[Span] = []
        self._terms: list[tuple[str, int]] = []
        """Terms that are open: the key and where its words begin."""
        self._capital = False
        self._article: int | None = None
        """Where an article is to stand, before a word that hasn't come yet."""

    def weave(self, marked: str) -> Spans:
        """The spans of a marked text."""
        if not marks.MARKS.search(marked):
            return (Span(marked),) if marked else ()
        pieces = iter(marks.MARKS.split(marked))
        for piece in pieces:
            if piece == marks.TERM:
                self._terms.append((next(pieces), len(self._woven)))
            elif piece == marks.END:
                self._close_term()
            elif piece == marks.CAPITAL:
                self._capital = True
            elif piece == marks.ARTICLE:
                self._article = len(self._woven)
            elif piece in marks.WITH_BODY:
                self._put_body(piece, next(pieces))
                next(pieces)
            elif piece and piece != marks.NAMED:
                self._put(Span(piece))
        return _merged(_quotes_within(self._woven))

    def _put_body(self, mark: str, body: str) -> None:
        if mark == marks.NUMBER:
            self._put(Span(body, "number", body.removeprefix("+")))
        elif mark == marks.SLOT:
            for span in self._slots[int(body)]:
                self._put(span)
        elif (ending := joins_predicate(self._heard(), body)) is not None:
            self._woven[-1] = self._woven[-1]._replace(text=self._woven[-1].text[:-1])
            self._put(Span(ending))
        else:
            self._put(Span(particle(self._heard(), body)))

    def _put(self, span: Span) -> None:
        if self._article is not None and (said := re.search(r"\w+", span.text)):
            opening = [] if self._terms else self._woven[self._article :]  # a bracket before a name
            del self._woven[len(self._woven) - len(opening) :]
            self._article = None
            self._put(Span("an " if _AFTER_AN.match(said[0]) else "a "))
            self._woven += opening
        if self._capital:
            first = next((index for index, letter in enumerate(span.text) if letter.isalnum()), None)
            if first is not None:
                text = span.text[:first] + span.text[first].upper() + span.text[first + 1 :]
                span = span._replace(text=text)
                self._capital = False
        self._woven.append(span)

    def _heard(self) -> str:
        """The end of the text so far, which a particle follows."""
        heard = ""
        for span in reversed(self._woven):
            heard = span.text + heard
            if len(heard) >= _HEARD:
                break
        return heard

    def _close_term(self) -> None:
        """One span for a term's words; a term within a term is part of the outer one."""
        key, start = self._terms.pop()
        if self._terms:
            return
        text = "".join([span.text for span in self._woven[start:]])
        del self._woven[start:]
        self._woven.append(Span(text, "term", key, self._ruby(key, text)))
