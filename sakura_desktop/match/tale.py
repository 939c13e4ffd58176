"""What is told of a match that is over: figures followed turn by turn, what players did, the blow that decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sakura_desktop.table.seen import with_attached

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import Frame, View
    from engine.text.phrase import Phrase


class Followed(NamedTuple):
    """A figure by which one sees how a match stands: what it is called, whose it is (-1: nobody's), and its values
    after the preparations and after each turn.
    """

    name: Phrase
    seat: int
    values: tuple[int, ...]


class Tally(NamedTuple):
    """Something that each player did or suffered, and how often."""

    name: Phrase
    of: tuple[int, int]


class Blow(NamedTuple):
    """What ended a match: by which card, whose, what it did, and where that is seen."""

    number: str | None
    seat: int
    said: Phrase
    things: tuple[str, ...] = ()


class Tale(NamedTuple):
    """All that is told."""

    followed: tuple[Followed, ...] = ()
    tallies: tuple[Tally, ...] = ()
    blow: Blow | None = None


class Teller:
    """What a game has to tell of a match; this one of any, which is nothing."""

    def names(self) -> tuple[tuple[Phrase, int], ...]:
        """What the figures are called, each with the seat that it belongs to."""
        return ()

    def figures(self, view: View) -> tuple[int, ...]:
        """The figures in the order of their names."""
        del view
        return ()

    def counted(self) -> tuple[tuple[str, Phrase], ...]:
        """What is counted, by keys, in the order in which it is told."""
        return ()

    def counts(self, before: Frame[Any] | None, frame: Frame[Any]) -> Iterable[tuple[str, int, int]]:
        """What an event adds to that: key, seat, how many."""
        del before, frame
        return ()

    def struck_by(self, blow: Blow, brought: Sequence[str]) -> str:
        """By what of all that a side brought the blow was struck."""
        del blow
        return next(iter(brought), "")

    def blow(self, frames: Sequence[Frame[Any]], winner: int) -> Blow | None:
        """What ended it; None where it was given up, or a rule ended it."""
        del frames, winner
        return None


def number_of(view: View, handle: str) -> str | None:
    """The number of a card that is seen somewhere."""
    cards = (card for place in view.places.values() for card in with_attached(place.cards))
    return next((card.number for card in cards if card.handle == handle), None)


def tell(match: AnyMatch, teller: Teller) -> Tale:
    """Go through all that both players may know of a match."""
    frames = match.frames(-1, 0)
    by_turn: dict[int, tuple[int, ...]] = {}
    sums = {key: [0, 0] for key, _name in teller.counted()}
    before: Frame[Any] | None = None
    for frame in frames:
        by_turn[frame.view.turn] = teller.figures(frame.view)
        for key, seat, many in teller.counts(before, frame):
            sums[key][seat] += many
        before = frame
    lines = zip(*(by_turn[turn] for turn in sorted(by_turn)), strict=True)
    followed = tuple(Followed(name, seat, line) for (name, seat), line in zip(teller.names(), lines, strict=False))
    tallies = tuple(Tally(name, (sums[key][0], sums[key][1])) for key, name in teller.counted())
    blow = teller.blow(frames, match.winner) if match.winner is not None else None
    return Tale(followed, tallies, blow and blow._replace(said=match.named(blow.said)))
