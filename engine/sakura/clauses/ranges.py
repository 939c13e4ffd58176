"""What the range of an attack becomes, each change in its layer (§5-7, §10-4, §10-35-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.cardgame.hooks import Modify
from engine.cardgame.words.amounts import Number, number_of
from engine.sakura.clauses.changes import Change
from engine.sakura.clauses.figures import printed_range
from engine.sakura.clauses.modifiers import WhereX
from engine.sakura.layers import (
    RANGE_ADD,
    RANGE_ENDS,
    RANGE_GROW,
    RANGE_REMOVE,
    RANGE_SET,
    RANGE_SHIFT,
    RANGE_SHRINK,
)
from engine.sakura.values.attacks import scaled_range
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.sakura.state import State
    from engine.sakura.values.attacks import Figures

__all__ = ["range_ends", "range_shift", "range_with", "range_without", "reach", "shrink"]


@dataclass(eq=False)
class RangeShift(Change):
    """All values of the range rise or fall (§5-7 ii, §10-35-1)."""

    layer: ClassVar[int] = RANGE_SHIFT
    reads: ClassVar[str] = "sentence"
    by: Number

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Each value by as much."""
        by = number_of(self.by, state, source)
        figures.range = {value + by for value in figures.range}

    def phrase(self) -> Phrase:
        """"the attack's Range shifts by +1"."""
        return say("change-range-shift", by=f"{self.by:+d}" if isinstance(self.by, int) else "±X")


@dataclass(eq=False)
class RangeX(WhereX):
    """The attack's own range is X, one value (§6-2-1-8), and what that X is."""

    def hooks(self) -> Iterable[Hook]:
        """That value alone."""
        return (Modify(clause=self, own=True, value="attack", layer=RANGE_SET, change=self._change),)

    def _change(self, figures: Figures, state: State, source: Source) -> None:
        figures.range = {self.amount.value(state, source)}


@dataclass(eq=False)
class RangeValues(Change):
    """The range has values more (`with`, §5-7 iii), has some less (`without`, §5-7 iv), or keeps only the least and the
    greatest of so many values or more (`ends`): this together with what else takes values away, so it looks at those
    that are there before.
    """

    how: str
    range: tuple[int, ...] = ()
    least: int = 0

    @property
    def layer(self) -> int:  # type: ignore[override]  # values come before others go
        """Added, then taken away."""
        return {"with": RANGE_ADD, "ends": RANGE_ENDS, "without": RANGE_REMOVE}[self.how]

    @property
    def reads(self) -> str:  # type: ignore[override]
        """What the attack gains or loses, or a sentence about it."""
        return {"with": "gains", "ends": "sentence", "without": "loses"}[self.how]

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """The set with them, without them, or the two ends of it."""
        values = set(scaled_range(self.range, source.scale))
        if self.how == "with":
            figures.range = figures.range | values
        elif self.how == "without":
            figures.range = figures.range - values
        elif len(figures.range) >= number_of(self.least, state, source):
            figures.range = {min(figures.range), max(figures.range)}

    def phrase(self) -> Phrase:
        """"Range 5"; the attack "keeps only the lowest and the highest value of its Range"."""
        if self.how == "ends":
            return say("change-range-ends", least=self.least)
        return say("change-range-values", range=printed_range(self.range))


@dataclass(eq=False)
class Reach(Change):
    """Growth of the range, near or far (§10-4-1, §10-4-2); an empty range stays empty."""

    layer: ClassVar[int] = RANGE_GROW
    near: int = 0
    far: int = 0

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """From the least value down, from the greatest up, with all between."""
        if figures.range:
            least, most = min(figures.range), max(figures.range)
            near, far = self.near * source.scale, self.far * source.scale
            figures.range = figures.range | set(range(least - near, least)) | set(range(most + 1, most + far + 1))

    def phrase(self) -> Phrase:
        """"increased Range (far 1)"."""
        return _reach("range-growth", self.near, self.far)


@dataclass(eq=False)
class Shrink(Change):
    """Shrinking of the range, near or far (§10-4-3, §10-4-4)."""

    layer: ClassVar[int] = RANGE_SHRINK
    near: int = 0
    far: int = 0

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Values fall away from the least up, then from the greatest down."""
        near, far = self.near * source.scale, self.far * source.scale
        if figures.range and near:
            least = min(figures.range)
            figures.range = figures.range - set(range(least, least + near))
        if figures.range and far:
            most = max(figures.range)
            figures.range = figures.range - set(range(most - far + 1, most + 1))

    def phrase(self) -> Phrase:
        """"decreased Range (near 1)"."""
        return _reach("range-shrinking", self.near, self.far)


def _reach(key: str, near: int, far: int) -> Phrase:
    if near and far:
        return say(f"{key}-both", near=near, far=far)
    return say(key, end="near" if near else "far", by=near or far)


def range_with(*values: int) -> Change:
    """The range has these values too (§5-7 iii)."""
    return RangeValues("with", values)


def range_without(*values: int) -> Change:
    """The range lacks these values (§5-7 iv)."""
    return RangeValues("without", values)


def range_ends(least: int) -> Change:
    """A range of so many values or more keeps only its ends (§5-7 iv)."""
    return RangeValues("ends", least=least)


def reach(near: int = 0, far: int = 0) -> Change:
    """距離拡大 (§10-4)."""
    return Reach(near, far)


def shrink(near: int = 0, far: int = 0) -> Change:
    """距離縮小 (§10-4)."""
    return Shrink(near, far)


def range_shift(by: int) -> Change:
    """All values of the range rise or fall (§10-35-1)."""
    return RangeShift(by)
