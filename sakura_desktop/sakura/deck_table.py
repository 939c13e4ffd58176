"""The table on which a deck is built: the pool above, the deck with its open places below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.sakura.door import NORMALS_IN_DECK, SPECIALS_IN_DECK
from sakura_desktop.sakura.deck_draft import KINDS, NORMAL, SPECIAL
from sakura_desktop.sakura.row_owners import WIDE, RowOwners
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.deck_draft import DeckDraft

POOL_COLUMNS = {NORMAL: 7, SPECIAL: 4}
LARGEST = 150
BETWEEN = 12
"""Pixels between whose cards they are, normal cards and specials."""


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
        self.owners = RowOwners(words, look, self.pools[NORMAL], self)
        self.decks = {kind: self._grid(f"build.deck.{kind}", self.sizes[kind]) for kind in KINDS}
        self._counts = {kind: self.wording.label(name=f"build.count.{kind}", role="heading") for kind in KINDS}
        self._connect()
        self._lay_out()
        look.changed.connect(self._fit)

    def _grid(self, name: str, columns: int) -> CardView:
        view = CardView(name, self._words, self._look, columns=columns, smallest=50, largest=LARGEST, parent=self)
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
        grid = QGridLayout()
        grid.setHorizontalSpacing(BETWEEN)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.owners, 1, 0, Qt.AlignmentFlag.AlignTop)
        for column, kind in enumerate(KINDS, 1):
            grid.addWidget(self.wording.label(f"build-pool-{kind}", role="heading"), 0, column)
            grid.addWidget(self.pools[kind], 1, column)
            grid.addWidget(self._counts[kind], 3, column)
            grid.addWidget(self.decks[kind], 4, column)
        grid.setRowMinimumHeight(2, 8)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addLayout(grid)
        across.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 6, 10, 6)
        box.addStretch(1)
        box.addLayout(across)
        box.addStretch(1)

    def show_draft(self, draft: DeckDraft) -> None:
        """Show another draft."""
        self._draft = draft
        draft.changed.connect(self.refresh)
        for kind in KINDS:
            self.pools[kind].row.show_cards(draft.pool[kind])
        self.owners.show_forms(draft.pair)
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
        lines = max(self.pools[kind].rows_for(len(self.pools[kind].row)) for kind in KINDS) + 1
        across = (self.width() - 20 - 2 * BETWEEN - self._look.px(WIDE)) // sum(POOL_COLUMNS.values())
        down = (self.height() - 12 - 10 - 2 * self.fontMetrics().height() * 2) // lines
        for views in (self.pools, self.decks):
            for view in views.values():
                rows = view.rows_for(len(view.row))
                view.setFixedSize(view.fit(across * view.columns, down * rows))
        self.owners.fit(self.pools[NORMAL].height())
