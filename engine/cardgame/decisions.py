"""The kinds of questions that the texts of every card game ask. Each kind is one prompt of a screen."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.decisions import Decision


class ChooseCards(Decision, frozen=True):
    """Which cards an effect takes: `card:<id>`, between `least` and `most`, in order where `ordered`."""

    target: str = ""
    """The place that they go to, if one."""
    shown: tuple[str, ...] = ()
    """Those that the seat is shown for this choice, though it may not know them where they lie."""

    @property
    def own_time(self) -> bool:
        """What is shown is looked at, even where nothing of it may be chosen."""
        return bool(self.shown)


class ChooseOne(Decision, frozen=True):
    """One of the effects that a card lists, one of a number of ways, or whether to do what may be left undone."""


class ChooseNext(Decision, frozen=True):
    """Which of the effects that arose together resolves next, chosen by the turn player."""

    public: ClassVar[bool] = True


class ChooseNumber(Decision, frozen=True):
    """A number declared: keys are the numbers offered."""


class ChooseName(Decision, frozen=True):
    """A card name declared: keys are card numbers."""


class LookAt(Decision, frozen=True):
    """Cards shown to one seat by an effect; answered by `seen`."""

    cards: tuple[str, ...] = ()

    @property
    def own_time(self) -> bool:
        """They are looked at for as long as one likes."""
        return True
