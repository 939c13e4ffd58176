"""The game deck being built: its oshi with the curve beside it, the deck, the cheer deck, each with its counter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from engine.hololive.door import CHEER_SIZE, DECK_SIZE, part_of
from sakura_desktop.hololive.deck_cards import marks
from sakura_desktop.hololive.deck_curve import DeckCurve
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.translated import Translated, dress

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from engine.hololive.door import Part
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.hololive.deck_draft import DeckDraft
    from sakura_desktop.languages.words import Words

SIZES: Final[dict[Part, int]] = {"oshi": 1, "deck": DECK_SIZE, "cheer": CHEER_SIZE}
OSHI: Final = 86
"""How wide the oshi is at zoom 1."""
CHEER: Final = 62
"""How wide cheer cards are."""
SMALLEST: Final = 70
LARGEST: Final = 120
CHEERS: Final = 6
"""So many kinds of cheer there are, beside each other."""


class DeckPlace(QFrame):
    """Three lists over one draft, into which cards are laid and from which they are taken."""

    laid = Signal(str, str)
    """A card was dropped on that part."""
    given_back = Signal(str)
    looked = Signal(str)

    def __init__(self, words: Words, look: Appearance, draft: DeckDraft, parent: QWidget) -> None:
        """The draft as it stands."""
        super().__init__(parent)
        self.setObjectName("build.place")
        self.setProperty("role", "side")
        self._draft, self._look, self._words = draft, look, words
        self.wording = Translated(words, self)
        self.views: dict[Part, CardView] = {
            "oshi": self._view("oshi", OSHI, OSHI), "deck": self._view("deck", SMALLEST, LARGEST),
            "cheer": self._view("cheer", CHEER - 16, CHEER),
        }  # fmt: skip
        self.counters = {part: self.wording.label(name=f"build.count.{part}", role="heading") for part in self.views}
        self.curve = DeckCurve("build.curve", words, look, self)
        self._lay_out()
        draft.changed.connect(self.refresh)
        look.changed.connect(self._fit)
        self.refresh()

    def _view(self, part: Part, smallest: int, largest: int) -> CardView:
        view = CardView(
            f"build.deck.{part}", self._words, self._look, columns=1, smallest=smallest, largest=largest,
            counted=part != "oshi", parent=self,
        )
        view.takes_own = False
        self.wording.name(view, f"hololive-deck-{part}")
        view.looked.connect(self.looked)
        view.picked.connect(self.given_back)
        view.removed.connect(self.given_back)
        view.dropped.connect(lambda number, _row, part=part: self.laid.emit(number, part))
        return view

    def _lay_out(self) -> None:
        oshi = below(self.counters["oshi"], self.views["oshi"], None, spacing=2)
        head = beside(oshi, (below(self.curve, None), 1), spacing=12)
        self.setLayout(
            below(
                head, self.counters["deck"], (self.views["deck"], 1), self.counters["cheer"], self.views["cheer"],
                spacing=4, edges=(8, 6, 8, 8),
            )
        )

    def refresh(self) -> None:
        """Show the draft as it stands."""
        for part, view in self.views.items():
            counts = self._draft.counts(part)
            view.row.show_cards(self._draft.numbers(part), room=1 if not counts else 0)
            view.row.show_marks(marks(counts))
            total, size = counts.total(), SIZES[part]
            self.wording.text(self.counters[part], f"hololive-count-{part}", count=total, size=size)
            dress(self.counters[part], "warning", total > size)
        self.curve.show_cards(self._draft.counts("deck"))
        self._fit()

    def light(self, number: str) -> None:
        """Frame the part into which a card in the hand goes, unless it is there already."""
        part = part_of(number)
        self.views[part].show_target(target=True)

    def darken(self) -> None:
        """Nothing is in the hand any more."""
        for view in self.views.values():
            view.show_target(target=False)

    def _fit(self) -> None:
        room = self.width() - 18
        oshi, cheer = self.views["oshi"], self.views["cheer"]
        size = oshi.fit(self._look.px(OSHI) + 10, self._look.px(OSHI) * 2)
        oshi.setFixedSize(size)
        cheer.columns = CHEERS
        cheer.setFixedHeight(cheer.fit(room, self._look.px(CHEER) * 2).height())
        self.views["deck"].fill_width(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self._fit()
