"""The choice of game decks: each player takes a ready one, a kept one, or one just built; who begins, who is called
what. Players show each other their game decks (§6.2.1.1), so no curtain hangs between them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QListWidgetItem, QWidget

from engine.hololive.door import ready_decks
from engine.text.phrase import Phrase, say
from sakura_desktop.decks.counted_cards import CountedCards
from sakura_desktop.hololive.deck_kind import HololiveDecks
from sakura_desktop.match.name_line import NameLine
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.widgets.layouts import PAGE, below, beside
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.hololive.door import SideSetup
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.hololive.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

KIND: Final = HololiveDecks()
BEGINS: Final = ("drawn", "first", "second")
FIRST: Final[dict[str, Literal[0, 1] | None]] = {"drawn": None, "first": 0, "second": 1}


class Offered(NamedTuple):
    """A deck that can be taken: `sort` is `ready`, `kept`, or `own` for one that is under no name."""

    sort: str
    name: Phrase
    side: SideSetup
    kept: str = ""
    """The name under which it is kept."""

    @property
    def key(self) -> tuple[str, object]:
        """Tells it from every other, whatever is in it by now."""
        return self.sort, self.side.oshi if self.sort == "ready" else self.name


def ready() -> list[Offered]:
    """The decks that come with the program."""
    return [Offered("ready", one.name(), one.side()) for one in ready_decks()]


def named(name: str) -> Phrase:
    """A deck by the name under which it is kept."""
    return say("deck-named", name=name)


class Side(QFrame):
    """One player's side: the name, and a list of the decks that can be taken."""

    chosen = Signal(int)
    """Another deck is looked at, at the seat."""

    def __init__(self, seat: int, screen: DeckChoiceScreen) -> None:
        """No decks yet."""
        super().__init__(screen)
        self.seat = seat
        self.computer = ""
        """The level of the computer that sits here, and brings a deck of its own."""
        self._screen = screen
        self._offered: list[Offered] = []
        self._own: list[Offered] = []
        self.setProperty("role", "side")
        self.name = NameLine(f"decks.name.{seat}", seat, screen.wording, self)
        self._brings = screen.label("hololive-computer-deck", role="note", wrap=True)
        self._brings.hide()
        self.list = screen.wording.lines(f"decks.list.{seat}", "deck-list")
        self.list.currentRowChanged.connect(lambda _row: self.chosen.emit(seat))
        self.list.itemActivated.connect(
            lambda _item: screen.begin_button.setFocus(Qt.FocusReason.TabFocusReason)
        )
        self.build = screen.button(f"decks.build.{seat}", "deck-build-from", lambda: screen.building.emit(seat))
        screen.wording.tip(self.build, "deck-build-from-tip")
        self.setLayout(
            below(self.name, (self._brings, 1), (self.list, 1), beside(None, self.build), edges=(8, 8, 8, 8))
        )

    def seat_players(self, players: tuple[str, str]) -> None:
        """By which level a computer sits at each side, or by an empty one a person."""
        level = self.computer = players[self.seat]
        for widget in (self.list, self.build):
            widget.setVisible(not level)
        self._brings.setVisible(bool(level))
        self.name.seat_players(players)

    @property
    def offered(self) -> Offered | None:
        """The deck that is taken."""
        row = self.list.currentRow()
        return self._offered[row] if 0 <= row < len(self._offered) else None

    def offer(self, kept: list[Offered]) -> None:
        """Decks kept are others; what was taken stays taken."""
        was = self.offered
        self._offered = [*self._own, *kept, *ready()]
        while self.list.count() > len(self._offered):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(self._offered):
            QListWidgetItem(self.list)
        self.reword()
        keys = [one.key for one in self._offered]
        first = len(keys) - len(ready()) + self.seat * 2  # two decks that differ in more than their oshi
        self.list.setCurrentRow(keys.index(was.key) if was is not None and was.key in keys else first)
        self.chosen.emit(self.seat)

    def take(self, side: SideSetup, called: Phrase, kept: list[Offered]) -> None:
        """Take a deck: the one that has the same cards, else one of its own in the list, called so."""
        self._own, cards = [], KIND.chosen(side)
        same = next((one for one in (*kept, *ready()) if KIND.chosen(one.side) == cards), None)
        if same is None:
            same = Offered("own", called, side)
            self._own = [same]
        self.offer(kept)
        self.list.setCurrentRow([one.key for one in self._offered].index(same.key))

    def reword(self) -> None:
        """Say the decks again."""
        words = self._screen.words
        for row, one in enumerate(self._offered):
            whole = KIND.wrong(one.side) is None
            about = KIND.about(one.side) if whole else say("deck-unfinished")
            self.list.item(row).setText(f"{words.text(one.name)}\n{words.text(about)}")

    def keep_in_sight(self) -> None:
        """The deck taken is seen."""
        if self.list.currentItem() is not None:
            self.list.scrollToItem(self.list.currentItem())


class DeckChoiceScreen(PreparingScreen):
    """Both sides beside each other, the cards of the deck looked at below them, a large card at the right."""

    chosen = Signal(object)
    """What both bring: two `SideSetup`s, None for a computer's."""
    building = Signal(int)
    """The player of that seat wants to build, from the deck taken."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, decks: SavedDecks, reader: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        """Ready decks, and those kept."""
        super().__init__("hololive-choose", words, settings, parent)
        self._shelf = decks
        self.sides = tuple(Side(seat, self) for seat in (0, 1))
        self.cards = CountedCards("decks.cards", words, look, self)
        self.wording.name(self.cards, "deck-cards")
        self.cards.looked.connect(self.card_looked)
        self.cards.picked.connect(self.card_looked)
        self._note = self.label(name="choose.note", role="note", wrap=True)
        self.about = self.label(name="choose.about", role="heading", wrap=True)
        self.status = StatusLabel("choose.status", words, self)
        self.status.linkActivated.connect(self.link)
        for side in self.sides:
            side.name.renamed.connect(self.rename)
            side.chosen.connect(self.look_at)
        ways = [(how, say("hololive-begins-by", how=how)) for how in BEGINS]
        self.begins = self.wording.choice("decks.begins", ways, "hololive-begins")
        self._begins_label = self.label("hololive-begins")
        self.begin_button = self.button("choose.begin", "hololive-begin", self.go_on)
        self.begin_button.setProperty("role", "leading")
        self._lay_out(reader)
        decks.changed.connect(self._offer)
        self._offer()

    def _lay_out(self, reader: QWidget) -> None:
        sides = beside(*((side, 1) for side in self.sides), spacing=12)
        left = below((sides, 60), self.about, (self.cards, 40))
        columns = beside((left, 95), (reader, 33), spacing=12)
        back = self.button("choose.back", "button-home", self.cancelled.emit)
        who = beside(self._begins_label, self.begins)
        foot = beside(back, (self.status, 1), who, self.begin_button, spacing=16)
        title = self.label("hololive-choose-title", role="title")
        self.setLayout(below(beside(title, (self._note, 1), spacing=16), (columns, 1), foot, edges=PAGE))

    def title(self) -> Phrase:
        """What the window's title says."""
        return say("hololive-choose-window")

    # --- what is offered and taken

    def _kept(self) -> list[Offered]:
        found = ((kept.name, self._shelf.deck(kept)) for kept in self._shelf.decks())
        return [Offered("kept", named(name), side, name) for name, side in found if side is not None]

    def _offer(self) -> None:
        kept = self._kept()
        for side in self.sides:
            side.offer(kept)

    def take(self, seat: int, side: SideSetup, called: Phrase) -> None:
        """A player takes this deck, called so unless it is one of those listed."""
        self.sides[seat].take(side, called, self._kept())

    def taken(self, seat: int) -> Offered | None:
        """The deck that a player takes; None where a computer brings one."""
        return None if self.sides[seat].computer else self.sides[seat].offered

    def look_at(self, seat: int) -> None:
        """Show the cards of a player's deck."""
        offered = self.sides[seat].offered
        if offered is None:
            return
        self.cards.show_counts(Counter(KIND.cards_of(offered.side)))
        self.wording.phrase(self.about, say("hololive-deck-of", player=self.player(seat), deck=offered.name))
        wrong = KIND.wrong(offered.side)
        if wrong is not None:
            self.status.refuse(wrong)
        else:
            self.status.tell(say("hololive-choose-hint"))

    # --- the screen

    def begin(self, decks: Sequence[SideSetup] = ()) -> None:
        """From the beginning, or from the decks of a match before."""
        for side, deck in zip(self.sides, decks, strict=False):
            if not side.computer:
                self.take(side.seat, deck, say("deck-last"))
        for side, name in zip(self.sides, self.settings.names, strict=True):
            side.name.setText("" if side.computer else name)

    def seat(self, players: tuple[str, str]) -> None:
        """Who sits at each side: the level of a computer, or nothing for a person. Who begins between a person and a
        computer was asked where they sat down.
        """
        super().seat(players)
        for side in self.sides:
            side.seat_players(players)
        persons = sum(not level for level in players)
        self.wording.phrase(self._note, say("hololive-choose-note", open="yes" if persons == 2 else "no"))
        asked = persons == 1
        for widget in (self.begins, self._begins_label):
            widget.setVisible(not asked)
        self.look_at(next((side.seat for side in self.sides if not side.computer), 0))

    @property
    def first(self) -> Literal[0, 1] | None:
        """Who begins; None: whoever is drawn decides (§6.2.1.5)."""
        return FIRST[self.begins.currentData()]

    def entered(self) -> None:
        """The beginning has the keyboard."""
        self.begin_button.setFocus()
        for side in self.sides:
            QTimer.singleShot(0, side, side.keep_in_sight)  # when the list has its height

    def reword(self) -> None:
        """Say decks again."""
        for side in getattr(self, "sides", ()):
            side.reword()

    def go_on(self) -> None:
        """Begin with the decks taken; say why not, where one of them isn't one."""
        for side in self.sides:
            side.name.tell()
            offered = self.taken(side.seat)
            wrong = KIND.wrong(offered.side) if offered is not None else None
            if wrong is not None:
                self.look_at(side.seat)
                return
        taken = (self.taken(0), self.taken(1))
        self.chosen.emit(tuple(one.side if one is not None else None for one in taken))
