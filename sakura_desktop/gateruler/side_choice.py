"""The choice of rulers and decks: each player takes a ruler, and a deck that is ready, kept, or just built; who begins,
who is called what; and which rules are readings of this program.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from engine.gateruler.door import DECKS, RULERS, SideSetup, card_face
from engine.text.phrase import CardName, Phrase, say
from sakura_desktop.decks.choice_screen import DeckChoice
from sakura_desktop.decks.counted_cards import CountedCards
from sakura_desktop.decks.offered_decks import OfferedDecks, kept_decks
from sakura_desktop.gateruler.deck_curve import DeckCurve
from sakura_desktop.gateruler.deck_kind import GateRulerDecks
from sakura_desktop.gateruler.words import ruler_lines
from sakura_desktop.match.name_line import NameLine
from sakura_desktop.widgets.card_rows import CardView, Mark
from sakura_desktop.widgets.layouts import PAGE, below, beside, scrolling, walked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.gateruler.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

KIND: Final = GateRulerDecks()
RULER: Final = 92
"""How wide a ruler's card is at the most, at zoom 1."""
MOST: Final = 132
"""So high is what a ruler can do at the least, at zoom 1, where it needs it."""
SHARE: Final = 0.3
"""How much of a side's height its rulers take at the most."""


class Side(QFrame):
    """One player's side: the name, the four rulers with what the one taken can do, the decks that can be taken. Of a
    computer: whether it brings something of its own, or one of the decks kept.
    """

    changed = Signal(int)
    """Another ruler or deck is taken at the seat."""
    looked = Signal(str)

    def __init__(self, seat: int, screen: SideChoiceScreen, look: Appearance, shelf: SavedDecks) -> None:
        """A ruler and a deck for each, not the same ones."""
        super().__init__(screen)
        self.seat = seat
        self._screen, self._look, self._shelf = screen, look, shelf
        self.setProperty("role", "side")
        self.computer = ""
        """The level of the computer that sits here."""
        self.ruler = RULERS[(1, 2)[seat] % len(RULERS)]
        wording = screen.wording
        self.name = NameLine(f"sides.name.{seat}", seat, wording, self)
        self.build = screen.button(f"sides.build.{seat}", "deck-build-from", lambda: screen.building.emit(seat))
        wording.tip(self.build, "deck-build-from-tip")
        self._note = screen.label(role="note", wrap=True)
        self.brings = wording.choice(f"sides.brings.{seat}", key="gateruler-brings")
        self.brings.currentIndexChanged.connect(lambda _row: self._brought())
        self.rulers = CardView(
            f"sides.rulers.{seat}", screen.words, look, columns=len(RULERS), smallest=52, largest=RULER, movable=False,
            counted=True, parent=self,
        )  # fmt: skip
        self.rulers.row.show_cards(RULERS)
        self.rulers.looked.connect(self.looked)
        self.rulers.picked.connect(self.take_ruler)
        self.can = screen.label(name=f"sides.can.{seat}", wrap=True)
        self.can.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._room = scrolling(self.can, self, sideways=False)
        self.decks = OfferedDecks(f"sides.decks.{seat}", KIND, shelf, screen, seat % len(DECKS), brief=True)
        self.decks.taken.connect(self._take_its_ruler)
        self.decks.changed.connect(self._changed)
        self.decks.done.connect(screen.to_the_beginning)
        self.setLayout(
            below(
                beside((self.name, 1), self.build), self.brings, (self._note, 1), self.rulers, (self._room, 1),
                self.decks.list, edges=(8, 8, 8, 8), spacing=6,
            )
        )  # fmt: skip
        shelf.changed.connect(self._fill)
        look.changed.connect(self._fit)
        self._fill()
        self.take_ruler(self.ruler)
        self.seat_players(("", ""))

    def seat_players(self, players: tuple[str, str]) -> None:
        """By which level a computer sits at each side, or by an empty one a person."""
        level = self.computer = players[self.seat]
        for widget in (self.build, self.rulers, self._room, self.decks.list):
            widget.setVisible(not level)
        self.name.seat_players(players)
        self._brought()

    # --- what is brought

    @property
    def setup(self) -> SideSetup | None:
        """What the side brings; None where a computer brings something of its own."""
        if self.computer:
            kept = self._shelf.named(self.brings.currentData() or "")
            return self._shelf.deck(kept) if kept is not None else None
        offered = self.decks.current
        return SideSetup(ruler=self.ruler, deck=offered.deck.deck) if offered is not None else None

    @property
    def called(self) -> Phrase:
        """The deck taken, by name."""
        if self.computer:
            return say("deck-named", name=self.brings.currentData() or "")
        offered = self.decks.current
        return offered.name if offered is not None else say("deck-new")

    @property
    def ready(self) -> str:
        """The key of the ready deck taken; empty for another deck."""
        offered = self.decks.current
        if self.computer or offered is None or offered.sort != "ready":
            return ""
        return next(key for key, cards in DECKS.items() if cards == offered.deck.deck)

    @property
    def wrong(self) -> Refusal | None:
        """Why the ruler may not lead the deck."""
        setup = self.setup
        return KIND.wrong(setup) if setup is not None else None

    def take_ruler(self, number: str) -> None:
        """Take a ruler, and say what it can do."""
        if number not in RULERS:
            return
        self.ruler = number
        self.rulers.row.show_marks({number: Mark("✓", say("gateruler-taken"))})
        face = card_face(number)
        assert face.ruler is not None
        lines = say(
            "gateruler-ruler-can", ruler=CardName(number), life=face.ruler.life, atk=face.atk, stk=face.stk,
            **dict(zip(("pays", "begins", "turn", "zones", "deck"), ruler_lines(face.ruler), strict=True)),
        )  # fmt: skip
        self._screen.wording.phrase(self.can, lines)
        self.changed.emit(self.seat)

    def take(self, deck: SideSetup, called: Phrase) -> None:
        """Take a deck with its ruler, called so unless it is one of those listed."""
        self.decks.take(deck, called)
        self.take_ruler(deck.ruler)

    def _take_its_ruler(self) -> None:
        """A deck that a person built has a ruler; every ruler may lead one that is ready."""
        offered = self.decks.current
        if offered is not None and offered.sort != "ready":
            self.take_ruler(offered.deck.ruler)

    def _changed(self) -> None:
        self._fit()
        self.changed.emit(self.seat)

    def _fill(self) -> None:
        """What a computer may bring: something of its own, and the decks kept that are whole."""
        was = self.brings.currentData()
        kept = [one for one in kept_decks(self._shelf) if KIND.wrong(one.deck) is None]
        options = [("", say("gateruler-brings-own")), *((one.kept, one.name) for one in kept)]
        with QSignalBlocker(self.brings):
            self.brings.clear()
            for index, (value, phrase) in enumerate(options):
                self.brings.addItem("", value)
                self._screen.wording.item(self.brings, index, phrase)
            self.brings.setCurrentIndex(max(0, self.brings.findData(was)))
        self._brought()

    def _brought(self) -> None:
        self.brings.setVisible(bool(self.computer) and self.brings.count() > 1)
        self._note.setVisible(bool(self.computer))
        own = "no" if self.brings.currentData() else "yes"
        self._screen.wording.text(self._note, "gateruler-computer-brings", own=own)
        self.changed.emit(self.seat)

    # --- the room

    def _fit(self) -> None:
        """Rulers as large as the side's height lets them be, the list of decks as high as its lines."""
        room = max(120, self.width() - 18)
        size = self.rulers.fit(room, max(80, round(self.height() * SHARE)))
        self.rulers.setFixedHeight(size.height())
        needed = self.can.heightForWidth(max(80, self.width() - 32))
        self._room.setMinimumHeight(min(needed + 4, self._look.px(MOST)))
        rows = self.decks.list
        high = sum(rows.sizeHintForRow(row) for row in range(rows.count())) + 6
        rows.setFixedHeight(min(high, max(48, round(self.height() * SHARE))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything finds its size again."""
        super().resizeEvent(event)
        self._fit()

    def reword(self) -> None:
        """Say the decks again."""
        self.decks.reword()
        self._fit()


class SideChoiceScreen(DeckChoice):
    """Both sides beside each other, the deck looked at below them, a large card at the right."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, decks: SavedDecks, reader: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        """A ruler and a deck each."""
        super().__init__(KIND.key, words, settings, parent)
        self._look = look
        self.about = self.label(name="choose.about", role="heading")
        self.detail = self.label(name="choose.detail", role="note", wrap=True)
        self.cards = CountedCards("sides.cards", words, look, self)
        self.curve = DeckCurve("sides.curve", words, look, self)
        self.wording.name(self.cards, "deck-cards")
        self.sides = tuple(Side(seat, self, look, decks) for seat in (0, 1))
        for side in self.sides:
            side.name.renamed.connect(self._renamed)
            side.changed.connect(self.look_at)
            side.looked.connect(self.card_looked)
        for signal in (self.cards.looked, self.cards.picked):
            signal.connect(self.card_looked)
        self.readings = self.button("choose.readings", "gateruler-readings-open", self.show_readings)
        self.wording.tip(self.readings, "gateruler-readings-tip")
        self._lay_out(reader)
        self._name_lists()
        self.reword()
        self.look_at(0)

    def _lay_out(self, reader: QWidget) -> None:
        sides = beside(*((side, 1) for side in self.sides), spacing=12)
        deck = beside((below(self.curve, None), 26), (self.cards, 74), spacing=12)
        left = below((sides, 55), beside(self.about, (self.detail, 1), spacing=16), (deck, 45))
        columns = beside((left, 95), (reader, 33), spacing=12)
        first, second = ((side.name, side.build, side.brings, side.rulers, side.decks.list) for side in self.sides)
        walked(*first, *second, self.cards, self.readings, self.back, self.begins, self.begin_button)
        who = beside(self.begins_label, self.begins)
        foot = beside(self.back, (self.status, 1), who, self.begin_button, spacing=16)
        title = self.label("gateruler-choose-title", role="title")
        note = self.label("gateruler-base-game", role="note", wrap=True)
        self.setLayout(below(beside(title, (note, 1), self.readings, spacing=16), (columns, 1), foot, edges=PAGE))

    def _name_lists(self) -> None:
        for side in self.sides:
            self.wording.name(side.rulers, "gateruler-rulers", player=self.player(side.seat))
            self.wording.name(side.decks.list, "gateruler-decks", player=self.player(side.seat))

    def _renamed(self, seat: int, name: str) -> None:
        self.rename(seat, name)
        self._name_lists()

    def show_readings(self) -> None:
        """Say which rules are readings of ours, until it is read."""
        from sakura_desktop.gateruler.readings_page import ReadingsPage

        page = ReadingsPage(self.words, self._look, self)
        page.exec()
        page.deleteLater()

    def look_at(self, seat: int) -> None:
        """Show what a player takes, and whether the ruler may lead the deck."""
        if hasattr(self, "sides"):
            self._show_taken()
        side = self.sides[seat] if hasattr(self, "sides") else None
        setup = side.setup if side is not None else None
        if side is None or setup is None:
            return
        numbers = Counter(setup.deck)
        self.cards.show_counts(numbers)
        self.curve.show_cards(numbers)
        player, deck = self.player(seat), side.called
        if setup.ruler:
            about = say("gateruler-of-player", player=player, ruler=CardName(setup.ruler), deck=deck)
        else:
            about = deck
        self.wording.phrase(self.about, about)
        self.wording.phrase(self.detail, say(f"deck-{side.ready}-detail") if side.ready else KIND.about(setup))
        wrong = KIND.wrong(setup)
        if wrong is not None:
            self.status.refuse(wrong)
            return
        printed = card_face(setup.ruler).ruler
        assert printed is not None
        faces = [card_face(number) for number in setup.deck]
        fits = say(
            "gateruler-deck-fits", ruler=CardName(setup.ruler), level=sum(face.level for face in faces),
            counters=sum("cnt" in face.marks for face in faces),
            cap="none" if printed.deck_level is None else "some", most=printed.deck_level or 0,
            **{"most-counters": printed.counters},
        )  # fmt: skip
        self.status.tell(fits)

    # --- the screen

    def begin(self, sides: Sequence[SideSetup] = ()) -> None:
        """From the beginning, or from what was brought to a match before."""
        for side, brought in zip(self.sides, sides, strict=False):
            if not side.computer:
                side.take(brought, say("deck-last"))
        for side, name in zip(self.sides, self.settings.names, strict=True):
            side.name.setText("" if side.computer else name)
        self._name_lists()

    def take(self, seat: int, deck: SideSetup, called: Phrase) -> None:
        """A player takes this ruler and deck, called so unless it is one of those listed."""
        self.sides[seat].take(deck, called)

    def started(self, seat: int) -> tuple[SideSetup | None, str]:
        """From the ruler and the deck that the player took."""
        side = self.sides[seat]
        offered = side.decks.current
        return side.setup, offered.kept if offered is not None else ""

    def seat(self, players: tuple[str, str]) -> None:
        """What is taken is shown where a person takes it, or a computer is to bring one of the decks kept."""
        super().seat(players)
        for side in self.sides:
            side.seat_players(players)
        self.look_at(next((side.seat for side in self.sides if not side.computer), 0))

    def _show_taken(self) -> None:
        taken = any(side.setup is not None for side in self.sides)
        for shown in (self.about, self.detail, self.cards, self.curve, self.status):
            shown.setVisible(taken)

    def entered(self) -> None:
        """The beginning has the keyboard; the reader begins with a ruler."""
        self.begin_button.setFocus()
        person = next((side for side in self.sides if not side.computer), None)
        if person is not None:
            self.card_looked.emit(person.ruler)
        for side in self.sides:
            side.decks.sight_soon()

    def reword(self) -> None:
        """Say decks again."""
        for side in getattr(self, "sides", ()):
            side.reword()

    def go_on(self) -> None:
        """Begin with what is taken; say why not, where a ruler may not lead its deck."""
        for side in self.sides:
            side.name.tell()
            if side.wrong is not None:
                self.look_at(side.seat)
                return
        self.chosen.emit(tuple(side.setup for side in self.sides))
