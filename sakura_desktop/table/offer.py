"""What the open decision offers to a hand: which things may be taken, which places take them, which option that is.

Everything here is read off the decision: its options' moves, the handles that its keys name, its counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.decisions import Move
from sakura_desktop.table.things import Highlight, Thing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.kernel.decisions import Decision, Option


PAID = "paid"
"""The place that a payment goes to where it isn't a pile."""


class Way(NamedTuple):
    """A move and the key that it stands for: of an option, or of a payment meant for the next basic action."""

    move: Move
    key: str
    payment: bool = False


class Offer:
    """A decision and what is chosen of it already, as things and places."""

    def __init__(
        self, decision: Decision | None, find: Callable[[str], str | None], picked: tuple[str, ...] = ()
    ) -> None:
        """Read the decision; `find` says where a card lies by its handle."""
        self.decision = decision
        self.picked = picked
        self._find = find
        self._free = tuple(self._choosable()) if decision else ()
        self._ways = tuple(self._all_ways()) if decision else ()

    @property
    def several(self) -> bool:
        """The answer is a choice of several, gathered before it is given."""
        return self.decision is not None and self.decision.most > 1

    @property
    def enough(self) -> bool:
        """What is chosen is an answer."""
        return self.decision is not None and self.decision.least <= len(self.picked) <= self.decision.most

    @property
    def free(self) -> tuple[Option, ...]:
        """The options that can still be chosen beside those chosen already."""
        return self._free

    def _choosable(self) -> Iterable[Option]:
        assert self.decision is not None
        if len(self.picked) >= self.decision.most:
            return []
        return [option for option in self.decision.options if self.picked.count(option.key) < option.limit]

    def _all_ways(self) -> Iterable[Way]:
        for option in self._free:
            for move in option.moves:
                yield Way(move, option.key)
        for key in getattr(self.decision, "payments", ()):
            payment = self._payment(key)
            if payment is not None:
                yield Way(payment, key, payment=True)

    def _payment(self, key: str) -> Move | None:
        """The move that a payment named ahead would be."""
        assert self.decision is not None
        seat = self.decision.seat
        if key.startswith("cover:"):
            handle = f"card:{key[6:]}"
            source = self._find(handle)
            return Move(handle, source, f"cover.{seat}") if source else None
        return Move(key, f"{key}.{seat}", PAID)

    def payment_thing(self, key: str) -> Thing | None:
        """The thing that a payment named ahead would take."""
        for way in self._ways:
            if way.payment and way.key == key:
                return Thing(way.move.what, way.move.source)
        return None

    def named(self, option: Option) -> Thing | None:
        """The thing that an option without a move names by its key: `card:12`, `next:0:card:5`, `attack:3`."""
        if option.moves:
            return None
        for word in ("card:", "attack:"):
            at = option.key.find(word)
            if at >= 0 and option.key[at + len(word) :].isdigit():
                handle = option.key[at:]
                source = self._find(handle)
                return Thing(handle, source) if source else None
        return None

    def things(self) -> tuple[Thing, ...]:
        """What may be taken or pointed at, each once, in the order of the options."""
        found = [Thing(way.move.what, way.move.source) for way in self._ways]
        found += [thing for thing in map(self.named, self._free) if thing is not None]
        return tuple(dict.fromkeys(found))

    def _ways_of(self, thing: Thing) -> list[Way]:
        return [way for way in self._ways if Thing(way.move.what, way.move.source) == thing]

    def only_pays(self, thing: Thing) -> bool:
        """Nothing can be done with the thing but pay."""
        ways = self._ways_of(thing)
        return bool(ways) and all(way.payment for way in ways) and not self.pointed(thing)

    def targets(self, thing: Thing) -> tuple[str, ...]:
        """The places that would take the thing, each once."""
        return tuple(dict.fromkeys(way.move.target for way in self._ways_of(thing)))

    def unmistakable(self, thing: Thing) -> Move | None:
        """Where the thing goes if one place alone takes it, or all places that do mean the same; else None."""
        ways = self._ways_of(thing)
        alike = len({way.move.target for way in ways}) == 1 or len({way.key for way in ways}) == 1
        return ways[0].move if alike else None

    @property
    def alone(self) -> Thing | None:
        """The one thing that every answer moves: nothing else can be meant, so that a place alone says the answer."""
        things = self.things()
        moving = len(things) == 1 and not self.several and all(option.moves for option in self._free)
        return things[0] if moving and len(self.targets(things[0])) > 1 else None

    def coming(self, place: str) -> tuple[Move, ...]:
        """The moves that would bring something to a place, each once."""
        return tuple(dict.fromkeys(way.move for way in self._ways if way.move.target == place != way.move.source))

    def ways(self, move: Move) -> tuple[Way, ...]:
        """What that move would mean."""
        return tuple(way for way in self._ways if way.move == move)

    def pointed(self, thing: Thing) -> tuple[Option, ...]:
        """The options that name the thing without moving it."""
        return tuple(option for option in self._free if self.named(option) == thing)

    def options_of(self, thing: Thing) -> tuple[Option, ...]:
        """Every option that takes the thing or points at it."""
        taking = [
            option for option in self._free if any(Thing(move.what, move.source) == thing for move in option.moves)
        ]
        return (*taking, *self.pointed(thing))

    def chosen_things(self) -> tuple[Thing, ...]:
        """The things chosen so far, in order, as often as they were chosen."""
        return tuple(thing for thing in map(self._thing_of, self.picked) if thing is not None)

    def key_chosen(self, thing: Thing) -> str | None:
        """The key chosen last by which the thing was chosen; None if it wasn't."""
        for key in reversed(self.picked):
            if self._thing_of(key) == thing:
                return key
        return None

    def _thing_of(self, key: str) -> Thing | None:
        option = self.decision.option(key) if self.decision else None
        if option is None:
            return None
        if option.moves:
            return Thing(option.moves[0].what, option.moves[0].source)
        return self.named(option)

    def glow(self, held: Thing | None = None, marked: frozenset[str] = frozenset()) -> Highlight:
        """The light of the table: what may be taken, and while a thing is held, or nothing else could be, what places
        would take it.
        """
        aimed = held or self.alone
        ghosts = []
        for key in self.picked:
            option = self.decision.option(key) if self.decision else None
            if option and option.moves:
                ghosts.append((option.moves[0].what, option.moves[0].target))
        things = self.things()
        return Highlight(
            lit=frozenset(things),
            pays=tuple((thing, self.targets(thing)[0]) for thing in things if self.only_pays(thing)),
            targets=frozenset(self.targets(aimed)) if aimed else frozenset(),
            picked=self.chosen_things(),
            ghosts=tuple(ghosts),
            held=held,
            marked=marked,
        )
