"""Sentences of the rules, each with the one that says the same in the other document, as far as the two go alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.rulebook.searching import TITLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engine.rulebook.aligning import Pair
    from engine.rulebook.shapes import Block, Language, Section

_OPENING: Final = "（(「『［[《〈【"
_CLOSING: Final = "）)」』］]》〉】"
_ENDS: Final = re.compile(r"[。！？!?]+|\.(?=\s|$)")
"""What ends a sentence; a full stop within a number doesn't."""


class Passage(NamedTuple):
    """What stands in a place of the rules, by language: in that of the other document too where the two go alike."""

    texts: Mapping[str, str]
    section: str


def sentences(text: str) -> tuple[tuple[int, int], ...]:
    """From where to where each sentence of a text goes; what stands in brackets is a part of its sentence, and so is a
    bracket behind its end.
    """
    ends = [at for at in _outside(text) if at < len(text)]
    found, start = [], 0
    for end in (*ends, len(text)):
        said = text[start:end]
        if said.strip():
            found.append((start + len(said) - len(said.lstrip()), start + len(said.rstrip())))
        start = end
    return tuple(found)


def _outside(text: str) -> Iterator[int]:
    """Behind which letters a sentence ends that isn't in brackets."""
    depth = 0
    depths = []
    for sign in text:
        depth = max(0, depth + (sign in _OPENING) - (sign in _CLOSING))
        depths.append(depth)
    for match in _ENDS.finditer(text):
        if not depths[match.start()]:
            after = text[match.end():].lstrip()
            if not after or after[0] not in _OPENING[:2]:
                yield match.end()
            else:  # what is said in brackets behind it belongs to it
                opens = match.end() + len(text[match.end():]) - len(after)
                yield next((at + 1 for at in range(opens, len(text)) if not depths[at]), len(text))


def passage(pair: Pair, language: Language, block: int, start: int, end: int) -> Passage:
    """The sentences of a block (of the heading: `TITLE`) that a stretch of its text touches; where the other document
    has the same blocks, and in this one as many sentences, those that say the same, or else both blocks whole.
    """
    other: Language = "ko" if language == "ja" else "ja"
    here, there = _pieces(pair.in_language(language), block), _pieces(pair.in_language(other), block)
    alike = there is not None and here is not None and _shape(pair.ja) == _shape(pair.ko)
    if here is None:
        return Passage({}, pair.number)
    touched = _touched(here, start, end)
    if not alike or there is None:
        return Passage({language: _joined(here, touched)}, pair.number)
    if len(here.places) != len(there.places):
        return Passage({language: here.text, other: there.text}, pair.number)
    return Passage({language: _joined(here, touched), other: _joined(there, touched)}, pair.number)


class _Pieces(NamedTuple):
    """A text, and where its sentences or cells are."""

    text: str
    places: tuple[tuple[int, int], ...]


def _pieces(section: Section | None, block: int) -> _Pieces | None:
    if section is None or block >= len(section.blocks):
        return None
    if block == TITLE:
        return _Pieces(section.title, ((0, len(section.title)),))
    there = section.blocks[block]
    return _Pieces(there.text, _cells(there) if there.kind == "table" else sentences(there.text))


def _cells(block: Block) -> tuple[tuple[int, int], ...]:
    return tuple((match.start(), match.end()) for match in re.finditer(r"[^\t\n]+", block.text))


def _shape(section: Section | None) -> tuple[tuple[str, str], ...]:
    return tuple((block.kind, block.label) for block in section.blocks) if section is not None else ()


def _touched(pieces: _Pieces, start: int, end: int) -> tuple[int, ...]:
    """Which pieces a stretch touches; of a place alone the one in which or before which it is."""
    found = tuple(at for at, (one, other) in enumerate(pieces.places) if one < end and start < other)
    if found:
        return found
    after = (at for at, (_, other) in enumerate(pieces.places) if start < other)
    return (next(after, len(pieces.places) - 1),) if pieces.places else ()


def _joined(pieces: _Pieces, which: Iterable[int]) -> str:
    there = tuple(which)
    return pieces.text[pieces.places[there[0]][0]:pieces.places[there[-1]][1]] if there else pieces.text


def together(passages: Iterable[Passage]) -> Passage | None:
    """Several as one, a line each; in the other language only if each of them has it."""
    there = [one for one in passages if one.texts]
    if not there:
        return None
    languages = [language for language in there[0].texts if all(language in one.texts for one in there)]
    return Passage({language: "\n".join(one.texts[language] for one in there) for language in languages},
                   there[0].section)
