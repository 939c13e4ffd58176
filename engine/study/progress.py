"""What was learned, in figures for plots: known words and answers by day, words by what brings them and by part of the
rules.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, NamedTuple

from engine.study.records import KNOWN
from engine.study.words import TERM, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.study.records import Given, Records
    from engine.study.schedule import Pair
    from engine.study.words import Lexicon


class Day(NamedTuple):
    """One day: how many words were known at its end, how many answers were given, how many of them were right."""

    day: date
    known: int
    answers: int
    right: int


class Share(NamedTuple):
    """A part of what there is to learn: how many words it has, how many are on the list, how many are known."""

    key: str
    words: int
    listed: int
    known: int


def days(records: Records, pair: Pair) -> tuple[Day, ...]:
    """Every day on which something was answered in this direction, oldest first."""
    known: set[str] = set()
    found: dict[date, list[int]] = {}
    for one in records.history(*pair):
        if one.known:
            known.add(one.word)
        else:
            known.discard(one.word)
        day = found.setdefault(_date(one), [0, 0, 0])
        day[0] = len(known)
        day[1] += 1
        day[2] += one.rating > 1
    return tuple(Day(day, *figures) for day, figures in found.items())


def _date(one: Given) -> date:
    return datetime.fromtimestamp(one.at, UTC).astimezone().date()


def by_group(records: Records, pair: Pair, lexicon: Lexicon) -> tuple[Share, ...]:
    """For everything that brings cards (the forms of megami, decks) what its cards and clauses are worth."""
    figures = _listed(records), _known(records, pair)
    groups = ((group, dict.fromkeys(map(lexicon.one, lexicon.words_of(group)))) for group in lexicon.groups())
    return tuple(_share(group, words, *figures) for group, words in groups)


def by_section(records: Records, pair: Pair, lexicon: Lexicon, language: str, game: str) -> tuple[Share, ...]:
    """The terms of a game by the chapter of its rules that they stand in: `1` to `10`, `x3` …"""
    chapters: dict[str, list[str]] = {}
    for word in lexicon.terms(game):
        section = lexicon.section(word, language)
        chapters.setdefault(section.partition("-")[0] or "-", []).append(word)
    figures = _listed(records), _known(records, pair)
    return tuple(_share(chapter, words, *figures) for chapter, words in chapters.items())


def _listed(records: Records) -> frozenset[str]:
    return frozenset(kept.word for kept in records.list.words())


def _known(records: Records, pair: Pair) -> frozenset[str]:
    """What is remembered for long in a direction, and what a person says to know."""
    said = (word for word, how in records.aside().items() if how == KNOWN)
    return frozenset((*(one.word for one in records.memories(*pair) if one.known), *said))


def _share(key: str, words: Iterable[str], listed: frozenset[str], known: frozenset[str]) -> Share:
    there = set(words)
    return Share(key, len(there), len(there & listed), len(there & known))


def part_of(word: str, lexicon: Lexicon, language: str) -> str:
    """What a word belongs to: the chapter of a term, what brings a card or clause."""
    if kind_of(word) == TERM:
        return lexicon.section(word, language).partition("-")[0]
    return lexicon.group_of(word)
