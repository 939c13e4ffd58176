"""What a session tells whoever shows a duel: plain values by signals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Teller(QObject):
    """The signals of a session: views, frames, decisions, refusals, curtains, what became of saving."""

    view_changed = Signal(object, bool)
    """A `View` to be shown at once; true: anew (after loading or taking back), false: step by step."""
    frames_came = Signal(object)
    """The `Frame`s of what happened, to be shown one after the other."""
    decision_asked = Signal(object)
    """The open `Decision` of whoever sits there; None while none is to be answered."""
    refused = Signal(object)
    """A `Refusal`: why something isn't possible."""
    curtain_fell = Signal(int)
    """The seat is to be passed to this player before anything of theirs is shown."""
    curtain_rose = Signal()
    saved = Signal()
    save_failed = Signal(object)
    """A `CannotSave`; the duel goes on."""
    ended = Signal(int)
    """The winner; -1 where there is none."""
