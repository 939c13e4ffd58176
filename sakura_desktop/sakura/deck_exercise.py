"""眼前構築 (§3-2) practised: a deck of the two megami of the first ready deck, nothing secret about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from engine.sakura.door import card_face, ready_decks
from engine.text.phrase import say
from sakura_desktop.lessons.exercise import Exercise
from sakura_desktop.sakura.deck_draft import NORMAL, SPECIAL, DeckDraft
from sakura_desktop.sakura.deck_table import DeckTable
from sakura_desktop.widgets.card_rows import Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from engine.kernel.decisions import Keys
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

class DeckExercise(Exercise):
    """The pool above, the deck below."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget | None = None) -> None:
        """An empty deck."""
        super().__init__(parent)
        self.table = DeckTable(words, look, self)
        self.table.told.connect(self.refused)
        self.table.card_looked.connect(self.card_looked)
        self.draft: DeckDraft | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        self.begin()

    def begin(self) -> None:
        """Nothing is chosen."""
        if self.draft is not None:
            self.draft.deleteLater()
        self.draft = DeckDraft(ready_decks()[0].megami, self.table.sizes, self)
        self.draft.changed.connect(self.changed)
        self.table.show_draft(self.draft)

    def figures(self) -> dict[str, int]:
        """Cards of each kind in the deck."""
        faces = [card_face(number) for number in self.made()]
        return {
            "normals": len(self.draft.chosen[NORMAL]) if self.draft is not None else 0,
            "specials": len(self.draft.chosen[SPECIAL]) if self.draft is not None else 0,
            "attacks": sum(face.type == "attack" for face in faces),
            "reactions": sum(face.subtype == "reaction" for face in faces),
        }

    def made(self) -> Keys:
        """The cards chosen."""
        cards = self.draft.chosen.values() if self.draft is not None else ()
        return tuple(number for row in cards for number in row)

    def bring(self, made: Keys) -> None:
        """Take these cards, as far as they can be taken."""
        for number in made if self.draft is not None else ():
            self.draft.add(number)  # type: ignore[union-attr]  # there is one

    def suggest(self, keys: Keys) -> None:
        """Mark cards of the pool that aren't taken."""
        taken = self.made()
        marks = {key: Mark("☞", say("lesson-suggested")) for key in keys if key not in taken}
        for pool in self.table.pools.values():
            pool.row.show_marks(marks)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The pool has the keyboard."""
        super().focusInEvent(event)
        self.table.take_focus()
