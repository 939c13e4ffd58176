"""The table on which a deck is built: the pool above, the deck with its open places below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.sakura.door import NORMALS_IN_DECK, SPECIALS_IN_DECK
from sakura_desktop.sakura.deck_draft import KINDS, NORMAL, SPECIAL
from sakura_desktop.sakura.deck_summary import DeckSummary
from sakura_desktop.sakura.row_owners import RowOwners
from sakura_desktop.widgets.card_rows import RATIO, CardView
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.deck_draft import DeckDraft

POOL_COLUMNS = {NORMAL: 7, SPECIAL: 4}
BELOW_COLUMNS = {NORMAL: 7, SPECIAL: 8}
"""Where the room is high, the specials of the pool lie below the normal cards, all in one row."""
SMALLEST = 19
"""Seven and four of them have room beside each other in the smallest window."""
LARGEST = 150
BETWEEN = 12
"""Pixels between whose cards they are, normal cards and specials."""

COUNTED: Final = 41
"""Narrower cards have all the room: what is counted of them isn't shown, which each of them says itself."""

class DeckTable(QFrame):
    """Four grids over one draft: normal cards and specials, pool and deck."""

    told = Signal(object)
    """A `Refusal`, or None when a card went where it was sent."""
    card_looked = Signal(str)

    def __init__(self, words: Words, look: Appearance, parent: QWidget | None = None) -> None:
        """No draft yet."""
        super().__init__(parent)
        self.setObjectName("build.table")
        self.setProperty("role", "side")
        self.sizes = {NORMAL: NORMALS_IN_DECK, SPECIAL: SPECIALS_IN_DECK}
        self._draft: DeckDraft | None = None
        self._look = look
        self._words = words
        self.wording = Translated(words, self)
        self.pools = {kind: self._grid(f"build.pool.{kind}", POOL_COLUMNS[kind]) for kind in KINDS}
        self.owners = {kind: RowOwners(words, look, self.pools[kind], self) for kind in KINDS}
        self.decks = {kind: self._grid(f"build.deck.{kind}", self.sizes[kind]) for kind in KINDS}
        self._counts = {kind: self.wording.label(name=f"build.count.{kind}", role="heading") for kind in KINDS}
        self.summary = DeckSummary(words, look, self)
        self._connect()
        self._lay_out()
        look.changed.connect(self._fit)
        words.changed.connect(self._fit)

    def _grid(self, name: str, columns: int) -> CardView:
        view = CardView(name, self._words, self._look, columns=columns, smallest=SMALLEST, largest=LARGEST, parent=self)
        view.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wording.name(view, name.replace(".", "-"))
        return view

    def _connect(self) -> None:
        for kind in KINDS:
            pool, deck = self.pools[kind], self.decks[kind]
            pool.picked.connect(self.toggle)
            pool.removed.connect(self._remove)
            pool.dropped.connect(lambda number, _row: self._remove(number))
            deck.picked.connect(self._remove)
            deck.removed.connect(self._remove)
            deck.dropped.connect(lambda number, row, kind=kind: self._lay(kind, number, row))
            for view in (pool, deck):
                view.looked.connect(self.card_looked)
                view.lifted.connect(self._light)
                view.laid.connect(self._darken)

    def _lay_out(self) -> None:
        self._grid_of_all = grid = QGridLayout()
        grid.setHorizontalSpacing(BETWEEN)
        grid.setVerticalSpacing(2)
        self._headings = {kind: self.wording.label(f"build-pool-{kind}", role="heading") for kind in KINDS}
        across = QHBoxLayout()
        across.addStretch(1)
        across.addLayout(grid)
        across.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 6, 10, 6)
        box.addStretch(1)
        box.addLayout(across)
        box.addStretch(1)
        self._stand(below=False)

    def _stand(self, *, below: bool) -> None:
        """The specials of the pool beside the normal cards, or below them."""
        grid, left = self._grid_of_all, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        self.below = below
        for column, kind in enumerate(KINDS, 1):
            pool = self.pools[kind]
            pool.columns = (BELOW_COLUMNS if below else POOL_COLUMNS)[kind]
            top, at, wide = (2 * column - 2, 1, 2) if below else (0, column, 1)
            grid.addWidget(self._headings[kind], top, at, 1, wide)
            grid.addWidget(pool, top + 1, at, 1, wide, left)
            grid.addWidget(self.owners[kind], top + 1, 0, left)
            grid.addWidget(self._counts[kind], 5, column)
            grid.addWidget(self.decks[kind], 6, column, left)
        grid.addWidget(self.summary, 7, 1, 1, 2)
        self.owners[SPECIAL].setVisible(below)
        grid.setRowMinimumHeight(4, 8)

    def show_draft(self, draft: DeckDraft) -> None:
        """Show another draft."""
        self._draft = draft
        draft.changed.connect(self.refresh)
        for kind in KINDS:
            self.pools[kind].row.show_cards(draft.pool[kind])
        for owners in self.owners.values():
            owners.show_forms(draft.pair)
        self.refresh()
        self._fit()

    def refresh(self) -> None:
        """Show the draft as it stands."""
        draft = self._draft
        if draft is None:
            return
        gone = frozenset(number for cards in draft.chosen.values() for number in cards)
        for kind in KINDS:
            self.pools[kind].row.show_gone(gone)
            self.decks[kind].row.show_cards(draft.chosen[kind], room=self.sizes[kind])
            count, size = len(draft.chosen[kind]), self.sizes[kind]
            self.wording.text(self._counts[kind], f"build-count-{kind}", count=count, size=size)
        self.summary.show_cards(number for cards in draft.chosen.values() for number in cards)

    def take_focus(self) -> None:
        """The pool has the keyboard."""
        self.pools[NORMAL].setFocus()

    def toggle(self, number: str) -> None:
        """Take a card into the deck, or lay it back if it is there."""
        if self._draft is None:
            return
        if self._draft.has(number):
            self._remove(number)
        else:
            self._finish(self._draft.add(number))

    def _remove(self, number: str) -> None:
        if self._draft is not None:
            self._draft.remove(number)
            self.told.emit(None)

    def _lay(self, kind: str, number: str, row: int) -> None:
        draft = self._draft
        if draft is None:
            return
        chosen = draft.chosen[kind]
        if draft.has(number):
            if number in chosen:
                draft.move(number, row if 0 <= row < len(chosen) else len(chosen))
            self.told.emit(None)
        else:
            self._finish(draft.add(number, row if row >= 0 else None))

    def _light(self, number: str) -> None:
        """Frame where a card in the hand may be laid: into the deck while there is room for it, from there back."""
        draft = self._draft
        kind = draft.kind_of(number) if draft is not None else None
        if draft is None or kind is None:
            return
        self.decks[kind].show_target(target=draft.has(number) or draft.free(kind) > 0)
        self.pools[kind].show_target(target=draft.has(number))

    def _darken(self) -> None:
        for view in (*self.pools.values(), *self.decks.values()):
            view.show_target(target=False)

    def _finish(self, refusal: Refusal | None) -> None:
        self.told.emit(refusal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards as large as the room lets them be, all of one size."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._draft is None:
            return
        self.summary.stand(self.width() - 20 - BETWEEN - self.owners[NORMAL].wide())
        high = self.summary.minimumSizeHint().height()
        beside, below = self._room(high, below=False), self._room(high, below=True)
        counted = max(_across(beside), _across(below)) >= COUNTED
        self.summary.setVisible(counted)
        if not counted:
            beside, below = self._room(0, below=False), self._room(0, below=True)
        under = _across(below) > _across(beside)
        if under != self.below:
            self._stand(below=under)
        across, down = below if under else beside
        for views in (self.pools, self.decks):
            for view in views.values():
                rows = view.rows_for(len(view.row))
                view.setFixedSize(view.fit(across * view.columns, down * rows))
        for kind, owners in self.owners.items():
            owners.fit(self.pools[kind].height())

    def _room(self, summary: int, *, below: bool) -> tuple[int, int]:
        """How much there is for a card with what is beside it and below, specials below the normal cards or not, and
        what is counted so high.
        """
        pool = [-(-len(self.pools[kind].row) // (BELOW_COLUMNS if below else POOL_COLUMNS)[kind]) for kind in KINDS]
        lines, headings = (sum(pool) + 1, 3) if below else (max(pool) + 1, 2)
        columns = sum(self.sizes.values()) if below else sum(POOL_COLUMNS.values())
        across = (self.width() - 20 - 2 * BETWEEN - self.owners[NORMAL].wide()) // columns
        other = 12 + 10 + self.fontMetrics().height() * 3 // 2 * headings + summary
        return across, (self.height() - other) // lines


def _across(room: tuple[int, int]) -> float:
    """How wide a card can be there."""
    return min(room[0], room[1] / RATIO)
