"""眼前構築 (§3): each player chooses seven normal cards and three specials in secret, one after the other."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from engine.cardgame.view import Call
from engine.sakura.door import megami_name
from engine.text.phrase import say
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.sakura.deck_draft import DeckDraft
from sakura_desktop.sakura.deck_table import DeckTable
from sakura_desktop.sakura.deck_tools import DeckTools
from sakura_desktop.table.list_closeup import ListCloseup
from sakura_desktop.widgets.layouts import PAGE, below, beside, walked
from sakura_desktop.widgets.screen_curtain import ScreenCurtain
from sakura_desktop.widgets.seat_mark import SeatMark
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from engine.cardgame.view import Refusal
    from engine.sakura.door import Deck
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.saved_decks import SavedDecks
    from sakura_desktop.settings import Settings

Pair = tuple[str, str]
MARK: Final = 28
"""How large the mark of the player who builds is at zoom 1."""


@dataclass(frozen=True, slots=True)
class Built:
    """What the two players bring; None for a computer, which builds by itself."""

    decks: tuple[Deck | None, Deck | None]


class BuildScreen(PreparingScreen):
    """The pool above, the deck below, a large card beside."""

    built = Signal(object)
    """The two decks, as `Built`."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, decks: SavedDecks, reader: QWidget, *,
        rng: random.Random | None = None, parent: QWidget | None = None,
    ) -> None:
        """No pair yet; `begin` says who builds with what."""
        super().__init__("build", words, settings, parent)
        self._pairs: tuple[Pair, Pair] = (("", ""), ("", ""))
        self._decks: dict[int, Deck | None] = {}
        self.at = 0
        """The seat that builds now."""
        self.draft: DeckDraft | None = None
        self._left = False
        """Somebody went back to the choice in the middle of building."""
        self.cancelled.connect(self._leave)
        self._heading = self.label(role="title", wrap=True)
        self._mark = SeatMark(look, MARK, self)
        self.status = StatusLabel("build.status", words, self)
        self.status.linkActivated.connect(self.link)
        self.table = DeckTable(words, look, self)
        self.table.told.connect(self._tell)
        self.table.told.connect(self.sound)
        self.table.card_looked.connect(self.card_looked)
        self.tools = DeckTools(words, decks, rng or random.Random(), self)
        self.tools.said.connect(lambda phrase, warning: self.status.tell(phrase, warning=warning))
        self.next = self.button("build.next", "build-done", self.go_on)
        self.next.setProperty("role", "leading")
        content = self._lay_out(reader)
        self.closeup = ListCloseup(words, look, settings, content)
        self.closeup.watch(*self.table.pools.values(), *self.table.decks.values())
        self.curtain = ScreenCurtain(words, look, settings, self, content)
        self.curtain.lifted.connect(self.table.take_focus)
        for changed in (words.changed, look.changed):
            changed.connect(self._share)

    def _lay_out(self, reader: QWidget) -> QWidget:
        """All that the curtain covers."""
        columns = beside((self.table, 95), (reader, 33), spacing=10)
        back = self.button("build.back", "build-back", self.cancelled.emit)
        content = QWidget(self)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addLayout(beside(self._mark, (self._heading, 1)), 1)
        self._head.addWidget(self.tools)
        foot = beside(back, (self.status, 1), self.next)
        content.setLayout(below(self._head, (columns, 1), foot, edges=PAGE))
        self.setLayout(below(content, edges=(0, 0, 0, 0)))
        walked(*self.table.decks.values(), self.next)  # a deck that is built is kept before it is changed by other ways
        return content

    def begin(self, pairs: tuple[Pair, Pair], players: tuple[str, str] = ("", "")) -> None:
        """Let the first person build; `players` says by which level a computer plays, which builds by itself. Whoever
        went back to the choice and comes with the same pairs finds everything as it was.
        """
        if self._left and (pairs, players) == (self._pairs, self.players):
            self._left = False
            self._let_build(self.at)
            return
        self._left = False
        self._pairs = pairs
        self._decks = {seat: None for seat, level in enumerate(players) if level}
        self.seat(players)
        self._begin_seat(min({0, 1} - set(self._decks)))

    def _begin_seat(self, seat: int) -> None:
        self.at = seat
        if self.draft is not None:
            self.draft.deleteLater()
        self.draft = DeckDraft(self._pairs[seat], self.table.sizes, self)
        self.draft.changed.connect(self._refresh)
        self.table.show_draft(self.draft)
        self.tools.show_draft(self.draft)
        self._let_build(seat)

    def _leave(self) -> None:
        self._left = self.draft is not None

    def _let_build(self, seat: int) -> None:
        self._refresh()
        if self.settings.curtain and not any(self.players):
            self.curtain.fall(seat, self.player(seat), Call(say("build-curtain")), self._pairs[seat])
        else:
            self.curtain.rise()
            self.table.take_focus()

    def go_on(self) -> None:
        """Keep this player's deck; let the other build, or begin the duel."""
        deck = self.draft.deck() if self.draft is not None else None
        if deck is None:
            self._tell(self.draft.refusal() if self.draft is not None else None)
            return
        self._decks[self.at] = deck
        left = {0, 1} - set(self._decks)
        if left:
            self._begin_seat(min(left))
        else:
            self.built.emit(Built((self._decks[0], self._decks[1])))

    def entered(self) -> None:
        """The curtain or the pool has the keyboard."""
        if self.curtain.is_down:
            self.curtain.button.setFocus()
        else:
            self.table.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The tools beside the heading, or where it would need several lines below it."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        said = self._heading.fontMetrics().horizontalAdvance(self._heading.text())
        wide = said + self._mark.sizeHint().width() + self.tools.sizeHint().width() + 4 * self._head.spacing()
        directions = QBoxLayout.Direction
        self._head.setDirection(directions.LeftToRight if wide <= self.width() else directions.TopToBottom)

    def _refresh(self) -> None:
        first, second = self._pairs[self.at]
        heading = say("build-title", player=self.player(self.at), left=megami_name(first), right=megami_name(second))
        self.wording.phrase(self._heading, heading)
        self._mark.show_seat(self.at)
        self._share()
        self.next.setEnabled(self.draft is not None and self.draft.refusal() is None)
        self._tell(None)

    def _tell(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.status.refuse(refusal)
        else:
            self.status.tell(say("build-hint-done" if self.next.isEnabled() else "build-hint"))
