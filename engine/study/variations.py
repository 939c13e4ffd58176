"""Lines of cards that differ from a line in one element of the same kind: another figure, another area, the other side.

What may stand in an element is what stands there in other lines, so that every variation is a sentence of the game.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from engine.text.phrase import Listing, Phrase, Term

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from random import Random

    from engine.text.phrase import Slot

Path: TypeAlias = tuple[int, ...]
"""The way to an element: the how-manyeth slot or item, step by step."""
Place: TypeAlias = tuple[str, str, str]
"""Where an element stands: the message's key, the slot's name, and what it depends on there: whose a thing is that the
message implies, for an area what is done with what lies there.
"""
NEAREST: Final = 4
"""So many values that are nearest to the right one are drawn from."""
IMPLIED: Final = frozenset({"their", "owner", "nobody"})
"""Whose a thing is where the sentence doesn't say it. Beside what says it, it would be a wrong choice that isn't wrong:
"your hand", and "the hand" alone.
"""
NOUN: Final = frozenset({"noun", "many"})
"""Slots that say which noun is written, and whether for one thing or several: its count and "it" or "them" agree with
it, so that another noun would show by its grammar that it is wrong.
"""
TOLD: Final = "told"
"""The slot that says how a message words what it says, as the one around it needs it: otherwise worded it would say the
same, and show by its grammar that it is wrong.
"""
AREAS: Final = "areas"
"""The slot that says where cards lie."""
WHERE: Final = frozenset({"area", AREAS})
"""The slots that say where things lie. Nobody chooses a card among those "being played", no arrow leads to what "has
not sprouted": only what stands there within the same messages may.
"""
AROUND: Final = 2
"""So many messages around."""
TO: Final = "to-"
"""How the key of a message begins that says where cards are put; the area's key follows."""
COUNT: Final = "count"
"""The slot that says of how many things a noun is written."""


class Element(NamedTuple):
    """An element of a line: the way to it, the message and slot that it stands in with what that implies, and what
    stands there.
    """

    path: Path
    place: Place
    value: Slot


def elements(
    said: Slot, path: Path = (), place: Place = ("", "", ""), around: tuple[str, ...] = ()
) -> Iterator[Element]:
    """Every element of a line: what has no parts, and what has only such; `around` are the messages around it."""
    if isinstance(said, Phrase):
        if place[0] and not any(isinstance(part, Phrase | Listing) for _, part in said.slots):
            yield Element(path, place, said)
        for at, (name, part) in enumerate(said.slots):
            depends = " ".join(around) if name in WHERE else implied(said)
            yield from elements(part, (*path, at), (said.key, name, depends), (*around, said.key)[-AROUND:])
    elif isinstance(said, Listing):
        for at, item in enumerate(said.items):
            yield from elements(item, (*path, at), around=around)
    elif place[0]:
        yield Element(path, place, said)


def implied(said: Phrase) -> str:
    """Whose a thing is that a message doesn't say; empty where it says it, or where there is nothing to say."""
    return next((part for _, part in said.slots if isinstance(part, str) and part in IMPLIED), "")


def replaced(said: Slot, path: Path, value: Slot) -> Slot:
    """The same with another value at the end of a way."""
    if not path:
        return value
    at, rest = path[0], path[1:]
    if isinstance(said, Phrase):
        name, part = said.slots[at]
        return Phrase(said.key, (*said.slots[:at], (name, replaced(part, rest, value)), *said.slots[at + 1:]))
    if isinstance(said, Listing):
        items = said.items
        return Listing((*items[:at], replaced(items[at], rest, value), *items[at + 1:]), said.joiner)
    raise ValueError(f"nothing stands in {said!r}")


def noun_of(said: Slot) -> str:
    """The noun that is written in what is said, the first; empty where there is none."""
    if isinstance(said, Listing):
        return next((noun for item in said.items if (noun := noun_of(item))), "")
    if not isinstance(said, Phrase):
        return ""
    for name, part in said.slots:
        if name in NOUN and isinstance(part, int | str):
            return str(part)
    return next((noun for _, part in said.slots if (noun := noun_of(part))), "")


def stays(said: Slot) -> bool:
    """Whether a card is put where it lies: one in the hand into the hand."""
    parts = _parts(said)
    there = [f"{TO}{area}-" for part in parts for area in _areas(part)]
    put = [f"{part.key}-" for part in parts if isinstance(part, Phrase)]
    return any(key.startswith(area) for key in put for area in there) or any(map(stays, parts))


def _areas(said: Slot) -> Iterator[str]:
    """The areas in which cards lie of which something is said, by their keys."""
    if isinstance(said, Phrase):
        for name, part in said.slots:
            if name == AREAS:
                yield from (area.key for area in (part, *_parts(part)) if isinstance(area, Term))
            else:
                yield from _areas(part)


def _parts(said: Slot) -> Sequence[Slot]:
    """What stands in the slots of a message, or the items of a listing."""
    if isinstance(said, Listing):
        return said.items
    return [part for _, part in said.slots] if isinstance(said, Phrase) else ()


def repeats(said: Slot, path: Path) -> bool:
    """Whether what lies on a way stands beside the same: from an area to that area, one card or that card."""
    if not path or not isinstance(said, Phrase | Listing):
        return False
    parts = _parts(said)
    found = parts[path[0]]
    if isinstance(found, int | str):
        return False
    return parts.count(found) > 1 or repeats(found, path[1:])


class Variations:
    """What stands in each place of the lines of a game."""

    def __init__(self, lines: Iterable[Phrase]) -> None:
        """Read every line."""
        self.lines = tuple(lines)
        self._seen: dict[Place, dict[Slot, None]] = {}
        for line in self.lines:
            for one in elements(line):
                self._seen.setdefault(one.place, {})[one.value] = None

    def of(self, line: Phrase, rng: Random) -> Iterator[Phrase]:
        """Lines that differ from this one. Of the first three each shares an element with each other where the line has
        two that can be varied, so that the right one doesn't stand out by what it has in common with all.
        """
        ways = [(one, found) for one in elements(line) if (found := self._others(line, one, rng))]
        rng.shuffle(ways)
        for at, (first, values) in enumerate(ways):
            for second, others in ways[at + 1:]:
                if _within(first.path, second.path):
                    continue
                one, other = (_varied(line, way.path, new[0]) for way, new in ((first, values), (second, others)))
                both = _varied(one, second.path, others[0])
                moved = _goes(first, values[0]) and _goes(second, others[0])
                if not repeats(both, second.path) and not (moved and stays(both)):
                    yield from (one, other, both)
                    break
        for element, values in ways:
            yield from (_varied(line, element.path, value) for value in values)

    def _others(self, line: Phrase, one: Element, rng: Random) -> list[Slot]:
        """What else may stand there, by chance among what is nearest."""
        message, name, _ = one.place
        if name == TOLD or (message.startswith(TO) and name not in WHERE):
            return []
        others = [value for value in self._seen.get(one.place, ()) if _like(value, one.value)]
        if name in NOUN:  # "2" and "3" beside a noun, not "1" or "any number of"
            key = one.value.key if isinstance(one.value, Phrase) else None
            others = [value for value in others if isinstance(value, Phrase) and value.key == key]
        if isinstance(one.value, int) and one.value > 1:
            others = list(dict.fromkeys((*others, one.value + 1, one.value - 1)))
        if name == COUNT and _agrees(line, one.path):
            others = [value for value in others if (value == 1) == (one.value == 1)]
        rng.shuffle(others)
        others.sort(key=lambda value: _distance(value, one.value))
        sensible = (value for value in others if _sensible(line, one, value))
        nearest = list(islice(sensible, NEAREST))
        rng.shuffle(nearest)
        return nearest

    def near(self, line: Phrase) -> list[Phrase]:
        """Other lines, those first that are made of messages called alike, and of few others."""
        made_of, mine = self._made_of, set(_key_words(line))
        others = [other for other in self.lines if other != line]
        return sorted(others, key=lambda other: -len(mine & made_of[other]) / len(mine | made_of[other]))

    @cached_property
    def _made_of(self) -> dict[Phrase, frozenset[str]]:
        """The key words of each line: read once, not for each question."""
        return {line: frozenset(_key_words(line)) for line in self.lines}


def _key_words(said: Slot) -> Iterator[str]:
    """The words of the keys of the messages of which a line is made: what is called alike says alike."""
    if isinstance(said, Phrase):
        yield from said.key.split("-")
    for part in _parts(said):
        yield from _key_words(part)


def _sensible(line: Phrase, one: Element, value: Slot) -> bool:
    """Whether a line still says something with another value there."""
    varied = _varied(line, one.path, value)
    return not repeats(varied, one.path) and not (_goes(one, value) and stays(varied) and not stays(line))


def _goes(one: Element, value: Slot) -> bool:
    """Whether a value says where cards lie, or where they are put."""
    return one.place[1] == AREAS or (isinstance(value, Phrase) and value.key.startswith(TO))


def _varied(line: Phrase, path: Path, value: Slot) -> Phrase:
    varied = replaced(line, path, value)
    return varied if isinstance(varied, Phrase) else line


def _within(one: Path, other: Path) -> bool:
    """One of two elements is a part of the other."""
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def _like(value: Slot, right: Slot) -> bool:
    """It may stand in the other's place and is another: not the same with its owner said or left out, no X where there
    was none.
    """
    if type(value) is not type(right) or value == right or _unknown(value) != _unknown(right):
        return False
    if not isinstance(value, Phrase) or not isinstance(right, Phrase):
        return True
    if value.key.startswith(TO):  # "them" and "it", "your" and "their": as the cards that are put ask for it
        said = dict(right.slots)
        return value.key != right.key and all(said.get(name, part) == part for name, part in value.slots)
    return noun_of(value) == noun_of(right) and (value.key != right.key or implied(value) == implied(right))


def _unknown(said: Slot) -> bool:
    """Whether a number is called X in it, which another part of the line explains."""
    if isinstance(said, Phrase):
        return said.key == "amount-x" or any(_unknown(part) for _, part in said.slots)
    return isinstance(said, str) and "X" in said


def _agrees(said: Slot, path: Path) -> bool:
    """Whether a count at the end of a way agrees with a noun, of its message or of the one around it: "1 card … it"."""
    around: list[Phrase] = []
    for at in path:
        if isinstance(said, Phrase):
            around = [*around[-1:], said]
            said = said.slots[at][1]
        elif isinstance(said, Listing):
            around, said = [], said.items[at]
    return any(noun_of(part) for message in around for _, part in message.slots)


def _distance(value: Slot, right: Slot) -> float:
    """How far a value is from the right one; of what can't be compared everything is as near."""
    if isinstance(value, int) and isinstance(right, int):
        return abs(value - right)
    if isinstance(value, str) and isinstance(right, str):
        return sum(one != other for one, other in zip(value, right, strict=False)) + 2 * abs(len(value) - len(right))
    if isinstance(value, Phrase) and isinstance(right, Phrase):
        return float(value.key != right.key)
    return 0.0
