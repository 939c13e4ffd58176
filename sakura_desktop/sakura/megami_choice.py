"""How the two megami of each side are chosen (§2-1): openly, or by 三拾一捨, where each chooses three in secret and
the opponent strikes one. The steps without the screen; what may stand beside what, the engine says.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from engine.cardgame.view import Refusal
from engine.sakura.door import check_pair, megami_name
from engine.text.phrase import say

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

Pair = tuple[str, str]
WANTED: Final = 2
TRIO: Final = 3


class Step(Enum):
    """Where the choice stands. The names say who acts; `OPEN` is for both at once."""

    OPEN = "open"
    PICK_FIRST = "pick-first"
    PICK_SECOND = "pick-second"
    STRIKE_FIRST = "strike-first"
    STRIKE_SECOND = "strike-second"
    SETTLED = "settled"


_ORDER: Final = (Step.PICK_FIRST, Step.PICK_SECOND, Step.STRIKE_FIRST, Step.STRIKE_SECOND, Step.SETTLED)
_SEATS: Final = {Step.PICK_FIRST: 0, Step.STRIKE_FIRST: 0, Step.PICK_SECOND: 1, Step.STRIKE_SECOND: 1}


class MegamiChoice:
    """The choice as far as it has come."""

    def __init__(
        self, *, strike: bool = False, check: Callable[[Pair], Refusal | None] = check_pair,
    ) -> None:
        """Nothing chosen; `strike` for 三拾一捨."""
        self.strike = strike
        self.step = Step.PICK_FIRST if strike else Step.OPEN
        self.sides: tuple[list[str], list[str]] = ([], [])
        self.struck: list[str | None] = [None, None]
        """The megami of each side that the opponent struck."""
        self._check = check

    @property
    def wanted(self) -> int:
        """How many megami a side chooses."""
        return TRIO if self.strike else WANTED

    @property
    def seat(self) -> int:
        """Who acts now; -1 where both may."""
        return _SEATS.get(self.step, -1)

    @property
    def picking(self) -> bool:
        """Megami are being chosen, not struck."""
        return self.step in {Step.OPEN, Step.PICK_FIRST, Step.PICK_SECOND}

    @property
    def striking(self) -> bool:
        """One of the opponent's three is being struck."""
        return self.step in {Step.STRIKE_FIRST, Step.STRIKE_SECOND}

    def may_act(self, seat: int) -> bool:
        """The seat's own row may be changed now."""
        return self.picking and self.seat in {-1, seat}

    def sees(self, seat: int) -> bool:
        """Whoever acts now may see that side's choice: both in the open, both from the reveal on, else one's own."""
        return not self.strike or not self.picking or seat == self.seat

    def refusal(self, seat: int, form: str) -> Refusal | None:
        """Why the side can't take this form as well."""
        side = self.sides[seat]
        if len(side) >= self.wanted:
            return Refusal("full", "2-1", say("choose-full", count=self.wanted))
        if form in side:
            return Refusal("twice", "2-1", say("choose-twice", megami=megami_name(form)))
        for other in side:
            found = self._check((other, form))
            if found is not None:
                return found
        return None

    def add(self, seat: int, form: str) -> Refusal | None:
        """Let the side take a form; why not, if it can't."""
        found = self.refusal(seat, form)
        if found is None:
            self.sides[seat].append(form)
        return found

    def put(self, seat: int, index: int, form: str) -> Refusal | None:
        """Lay a form at the index, in place of the one there unless the side has it; why not, if it can't."""
        side = self.sides[seat]
        if form in side:
            side.remove(form)
            side.insert(min(index, len(side)), form)
            return None
        if index >= len(side):
            return self.add(seat, form)
        old = side.pop(index)
        found = self.refusal(seat, form)
        side.insert(index, old if found else form)
        return found

    def remove(self, seat: int, form: str) -> None:
        """Let the side give a form back."""
        if form in self.sides[seat]:
            self.sides[seat].remove(form)

    def clear(self, seat: int) -> None:
        """Let the side give everything back."""
        self.sides[seat].clear()

    def fill(self, seat: int, forms: Sequence[str], rng: random.Random) -> None:
        """Fill what the side has left open by chance."""
        order = list(forms)
        rng.shuffle(order)
        for form in order:
            if len(self.sides[seat]) < self.wanted:
                self.add(seat, form)

    def strike_out(self, form: str) -> None:
        """Strike one of the opponent's three; another choice before the step ends takes its place."""
        victim = 1 - self.seat
        if self.striking and form in self.sides[victim]:
            self.struck[victim] = form

    def shows_strike(self, seat: int, form: str) -> bool:
        """Whether the form is seen as struck: each sees the own stroke, both see both once they are settled."""
        return self.struck[seat] == form and (self.step is Step.SETTLED or seat != self.seat)

    @property
    def ready(self) -> bool:
        """The step is complete."""
        match self.step:
            case Step.OPEN:
                return all(len(side) == self.wanted for side in self.sides)
            case Step.PICK_FIRST | Step.PICK_SECOND:
                return len(self.sides[self.seat]) == self.wanted
            case Step.STRIKE_FIRST | Step.STRIKE_SECOND:
                return self.struck[1 - self.seat] is not None
            case Step.SETTLED:
                return True

    def advance(self) -> None:
        """Go on to the next step of 三拾一捨."""
        if self.step in _ORDER[:-1] and self.ready:
            self.step = _ORDER[_ORDER.index(self.step) + 1]

    def pairs(self) -> tuple[Pair, Pair] | None:
        """The two megami of each side, once that is settled."""
        if not self.ready or self.step not in {Step.OPEN, Step.SETTLED}:
            return None
        first, second = (
            tuple(form for form in side if form != gone) for side, gone in zip(self.sides, self.struck, strict=True)
        )
        return (first[0], first[1]), (second[0], second[1])
