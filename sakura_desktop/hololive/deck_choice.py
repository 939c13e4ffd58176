"""The choice of game decks: each player takes a ready one, a kept one, or one just built; who begins, who is called
what. Players show each other their game decks (§6.2.1.1), so no curtain hangs between them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFrame, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.decks.choice_screen import DeckChoice
from sakura_desktop.decks.counted_cards import CountedCards
from sakura_desktop.decks.offered_decks import OfferedDecks
from sakura_desktop.hololive.deck_kind import HololiveDecks
from sakura_desktop.match.name_line import NameLine
from sakura_desktop.widgets.layouts import PAGE, below, beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.hololive.door import SideSetup
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.offered_decks import Offered
    from sakura_desktop.hololive.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

KIND: Final = HololiveDecks()


class Side(QFrame):
    """One player's side: the name, and a list of the decks that can be taken."""

    def __init__(self, seat: int, screen: DeckChoiceScreen, decks: SavedDecks) -> None:
        """A ready deck is taken."""
        super().__init__(screen)
        self.seat = seat
        self.computer = ""
        """The level of the computer that sits here, and brings a deck of its own."""
        self.setProperty("role", "side")
        self.name = NameLine(f"decks.name.{seat}", seat, screen.wording, self)
        self._brings = screen.label("hololive-computer-deck", role="note", wrap=True)
        self._brings.hide()
        # two decks that differ in more than their oshi
        self.decks = OfferedDecks(f"decks.list.{seat}", KIND, decks, screen, seat * 2)
        self.decks.done.connect(screen.to_the_beginning)
        self.build = screen.button(f"decks.build.{seat}", "deck-build-from", lambda: screen.building.emit(seat))
        screen.wording.tip(self.build, "deck-build-from-tip")
        self.setLayout(
            below(self.name, (self._brings, 1), (self.decks.list, 1), beside(None, self.build), edges=(8, 8, 8, 8))
        )

    def seat_players(self, players: tuple[str, str]) -> None:
        """By which level a computer sits at each side, or by an empty one a person."""
        level = self.computer = players[self.seat]
        for widget in (self.decks.list, self.build):
            widget.setVisible(not level)
        self._brings.setVisible(bool(level))
        self.name.seat_players(players)


class DeckChoiceScreen(DeckChoice):
    """Both sides beside each other, the cards of the deck looked at below them, a large card at the right."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, decks: SavedDecks, reader: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        """Ready decks, and those kept."""
        super().__init__(KIND.key, words, settings, parent)
        self.sides = tuple(Side(seat, self, decks) for seat in (0, 1))
        self.cards = CountedCards("decks.cards", words, look, self)
        self.wording.name(self.cards, "deck-cards")
        self.cards.looked.connect(self.card_looked)
        self.cards.picked.connect(self.card_looked)
        self._note = self.label(name="choose.note", role="note", wrap=True)
        self.about = self.label(name="choose.about", role="heading", wrap=True)
        for side in self.sides:
            side.name.renamed.connect(self.rename)
            side.decks.changed.connect(lambda seat=side.seat: self.look_at(seat))
        self._lay_out(reader)
        self.look_at(0)

    def _lay_out(self, reader: QWidget) -> None:
        sides = beside(*((side, 1) for side in self.sides), spacing=12)
        left = below((sides, 60), self.about, (self.cards, 40))
        columns = beside((left, 95), (reader, 33), spacing=12)
        who = beside(self.begins_label, self.begins)
        foot = beside(self.back, (self.status, 1), who, self.begin_button, spacing=16)
        title = self.label("hololive-choose-title", role="title")
        self.setLayout(below(beside(title, (self._note, 1), spacing=16), (columns, 1), foot, edges=PAGE))

    # --- what is taken

    def take(self, seat: int, deck: SideSetup, called: Phrase) -> None:
        """A player takes this deck, called so unless it is one of those listed."""
        self.sides[seat].decks.take(deck, called)

    def taken(self, seat: int) -> Offered[SideSetup] | None:
        """The deck that a player takes; None where a computer brings one."""
        return None if self.sides[seat].computer else self.sides[seat].decks.current

    def started(self, seat: int) -> tuple[SideSetup | None, str]:
        """From the deck that the player took."""
        offered = self.taken(seat)
        return (offered.deck, offered.kept) if offered is not None else (None, "")

    def look_at(self, seat: int) -> None:
        """Show the cards of a player's deck."""
        offered = self.sides[seat].decks.current
        if offered is None:
            return
        self.cards.show_counts(Counter(KIND.cards_of(offered.deck)))
        self.wording.phrase(self.about, say("hololive-deck-of", player=self.player(seat), deck=offered.name))
        wrong = KIND.wrong(offered.deck)
        if wrong is not None:
            self.status.refuse(wrong)
        else:
            self.status.tell(say("hololive-choose-hint"))

    # --- the screen

    def begin(self, sides: Sequence[SideSetup] = ()) -> None:
        """From the beginning, or from the decks of a match before."""
        for side, deck in zip(self.sides, sides, strict=False):
            if not side.computer:
                self.take(side.seat, deck, say("deck-last"))
        for side, name in zip(self.sides, self.settings.names, strict=True):
            side.name.setText("" if side.computer else name)

    def seat(self, players: tuple[str, str]) -> None:
        """Two persons show each other their decks, which is said."""
        super().seat(players)
        for side in self.sides:
            side.seat_players(players)
        persons = sum(not level for level in players)
        self.wording.phrase(self._note, say("hololive-choose-note", open="yes" if persons == 2 else "no"))
        self.look_at(next((side.seat for side in self.sides if not side.computer), 0))

    def entered(self) -> None:
        """The beginning has the keyboard."""
        self.begin_button.setFocus()
        for side in self.sides:
            side.decks.sight_soon()

    def reword(self) -> None:
        """Say decks again."""
        for side in getattr(self, "sides", ()):
            side.decks.reword()

    def go_on(self) -> None:
        """Begin with the decks taken; say why not, where one of them isn't one."""
        for side in self.sides:
            side.name.tell()
            offered = self.taken(side.seat)
            if offered is not None and KIND.wrong(offered.deck) is not None:
                self.look_at(side.seat)
                return
        taken = (self.taken(0), self.taken(1))
        self.chosen.emit(tuple(one.deck if one is not None else None for one in taken))
