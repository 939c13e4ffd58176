"""The choice of rulers and decks: each player takes a ruler and one of the ready decks; who begins, who is called what;
and which rules are readings of this program.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QListWidgetItem, QWidget

from engine.gateruler.door import DECKS, RULERS, SideSetup, card_face, check_deck, refusal
from engine.text.phrase import CardName, Name, Phrase, say
from sakura_desktop.decks.counted_cards import CountedCards
from sakura_desktop.gateruler.deck_curve import DeckCurve
from sakura_desktop.gateruler.words import ruler_lines
from sakura_desktop.match.name_line import NameLine
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.widgets.card_rows import CardView, Mark
from sakura_desktop.widgets.layouts import PAGE, below, beside, scrolling, walked
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

BEGINS: Final = ("drawn", "first", "second")
FIRST: Final[dict[str, Literal[0, 1] | None]] = {"drawn": None, "first": 0, "second": 1}
RULER: Final = 92
"""How wide a ruler's card is at the most, at zoom 1."""
MOST: Final = 132
"""So high is what a ruler can do at the least, at zoom 1, where it needs it."""
SHARE: Final = 0.3
"""How much of a side's height its rulers take at the most."""


class DeckFacts(NamedTuple):
    """What a ruler looks at in a deck."""

    level: int
    counters: int


@cache
def facts(key: str) -> DeckFacts:
    """Of a ready deck: what its levels come to, and how many cards with CNT it has."""
    faces = [card_face(number) for number in DECKS[key]]
    return DeckFacts(sum(face.level for face in faces), sum("cnt" in face.marks for face in faces))


def deck_called(key: str) -> Phrase:
    """A ready deck by name."""
    return say("gateruler-called", name=Name("deck", key))


class Side(QFrame):
    """One player's side: the name, the four rulers with what the one taken can do, the ready decks."""

    changed = Signal(int)
    """Another ruler or deck is taken at the seat."""
    looked = Signal(str)

    def __init__(self, seat: int, screen: SideChoiceScreen, look: Appearance) -> None:
        """A ruler and a deck for each, not the same ones."""
        super().__init__(screen)
        self.seat = seat
        self._screen, self._look = screen, look
        self.setProperty("role", "side")
        self.computer = ""
        """The level of the computer that sits here, and brings a ruler and a deck of its own."""
        self.ruler = RULERS[(1, 2)[seat] % len(RULERS)]
        self._decks = tuple(DECKS)
        wording = screen.wording
        self.name = NameLine(f"sides.name.{seat}", seat, wording, self)
        self._brings = screen.label("gateruler-computer-brings", role="note", wrap=True)
        self._brings.hide()
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
        self.decks = wording.lines(f"sides.decks.{seat}", "deck-list")
        for _ in self._decks:
            QListWidgetItem(self.decks)
        self.decks.setCurrentRow(seat % len(self._decks))
        self.decks.currentRowChanged.connect(lambda _row: self.changed.emit(seat))
        on = partial(screen.begin_button.setFocus, Qt.FocusReason.TabFocusReason)
        # when the key is done with: it would press the button
        self.decks.itemActivated.connect(lambda _item: QTimer.singleShot(0, screen, on))
        self.setLayout(
            below(self.name, (self._brings, 1), self.rulers, (self._room, 1), self.decks, edges=(8, 8, 8, 8), spacing=6)
        )
        look.changed.connect(self._fit)
        self.take_ruler(self.ruler)

    def seat_players(self, players: tuple[str, str]) -> None:
        """By which level a computer sits at each side, or by an empty one a person."""
        level = self.computer = players[self.seat]
        for widget in (self.rulers, self._room, self.decks):
            widget.setVisible(not level)
        self._brings.setVisible(bool(level))
        self.name.seat_players(players)

    @property
    def deck(self) -> str:
        """The deck taken, by its key."""
        return self._decks[max(0, self.decks.currentRow())]

    @property
    def setup(self) -> SideSetup:
        """What the side brings."""
        return SideSetup(ruler=self.ruler, deck=DECKS[self.deck])

    @property
    def wrong(self) -> Refusal | None:
        """Why the ruler may not lead the deck."""
        refused = check_deck(self.ruler, DECKS[self.deck])
        return refusal(refused) if refused is not None else None

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

    def take_deck(self, deck: Sequence[str]) -> None:
        """Take the ready deck of these cards, where there is one."""
        keys = [key for key in self._decks if sorted(DECKS[key]) == sorted(deck)]
        if keys:
            self.decks.setCurrentRow(self._decks.index(keys[0]))

    def reword(self) -> None:
        """Say the decks again."""
        words = self._screen.words
        for row, key in enumerate(self._decks):
            about = say("gateruler-deck-about", deck=deck_called(key), level=facts(key).level)
            self.decks.item(row).setText(words.text(about))
        self._fit()

    def keep_in_sight(self) -> None:
        """The deck taken is seen."""
        if self.decks.currentItem() is not None:
            self.decks.scrollToItem(self.decks.currentItem())

    def _fit(self) -> None:
        """Rulers as large as the side's height lets them be, the list of decks as high as its lines."""
        room = max(120, self.width() - 18)
        size = self.rulers.fit(room, max(80, round(self.height() * SHARE)))
        self.rulers.setFixedHeight(size.height())
        needed = self.can.heightForWidth(max(80, self.width() - 32))
        self._room.setMinimumHeight(min(needed + 4, self._look.px(MOST)))
        high = sum(self.decks.sizeHintForRow(row) for row in range(self.decks.count())) + 6
        self.decks.setFixedHeight(min(high, max(48, round(self.height() * SHARE))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything finds its size again."""
        super().resizeEvent(event)
        self._fit()


class SideChoiceScreen(PreparingScreen):
    """Both sides beside each other, the deck looked at below them, a large card at the right."""

    chosen = Signal(object)
    """What both bring: two `SideSetup`s, None for a computer's."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, reader: QWidget, parent: QWidget | None = None,
    ) -> None:
        """A ruler and a deck each."""
        super().__init__("gateruler-choose", words, settings, parent)
        self._look = look
        self.begin_button = self.button("choose.begin", "gateruler-begin", self.go_on)
        self.begin_button.setProperty("role", "leading")
        self.about = self.label(name="choose.about", role="heading")
        self.detail = self.label(name="choose.detail", role="note", wrap=True)
        self.cards = CountedCards("sides.cards", words, look, self)
        self.curve = DeckCurve("sides.curve", words, look, self)
        self.wording.name(self.cards, "deck-cards")
        self.status = StatusLabel("choose.status", words, self)
        self.status.linkActivated.connect(self.link)
        self.sides = tuple(Side(seat, self, look) for seat in (0, 1))
        for side in self.sides:
            side.name.renamed.connect(self._renamed)
            side.changed.connect(self.look_at)
            side.looked.connect(self.card_looked)
        for signal in (self.cards.looked, self.cards.picked):
            signal.connect(self.card_looked)
        ways = [(how, say("gateruler-begins-by", how=how)) for how in BEGINS]
        self.begins = self.wording.choice("sides.begins", ways, "gateruler-begins")
        self._begins_label = self.label("gateruler-begins")
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
        back = self.button("choose.back", "button-home", self.cancelled.emit)
        first, second = ((side.name, side.rulers, side.decks) for side in self.sides)
        walked(*first, *second, self.cards, self.readings, back, self.begins, self.begin_button)
        who = beside(self._begins_label, self.begins)
        foot = beside(back, (self.status, 1), who, self.begin_button, spacing=16)
        title = self.label("gateruler-choose-title", role="title")
        note = self.label("gateruler-base-game", role="note", wrap=True)
        self.setLayout(below(beside(title, (note, 1), self.readings, spacing=16), (columns, 1), foot, edges=PAGE))

    def title(self) -> Phrase:
        """What the window's title says."""
        return say("gateruler-choose-window")

    def _name_lists(self) -> None:
        for side in self.sides:
            self.wording.name(side.rulers, "gateruler-rulers", player=self.player(side.seat))
            self.wording.name(side.decks, "gateruler-decks", player=self.player(side.seat))

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
        if not hasattr(self, "sides") or self.sides[seat].computer:
            return
        side = self.sides[seat]
        numbers = Counter(DECKS[side.deck])
        self.cards.show_counts(numbers)
        self.curve.show_cards(numbers)
        ruler, deck = CardName(side.ruler), deck_called(side.deck)
        self.wording.phrase(self.about, say("gateruler-of-player", player=self.player(seat), ruler=ruler, deck=deck))
        self.wording.text(self.detail, f"deck-{side.deck}-detail")
        wrong = side.wrong
        if wrong is not None:
            self.status.refuse(wrong)
            return
        printed = card_face(side.ruler).ruler
        assert printed is not None
        found = facts(side.deck)
        fits = say(
            "gateruler-deck-fits", ruler=CardName(side.ruler), level=found.level, counters=found.counters,
            cap="none" if printed.deck_level is None else "some", most=printed.deck_level or 0,
            **{"most-counters": printed.counters},
        )  # fmt: skip
        self.status.tell(fits)

    # --- the screen

    def begin(self, sides: Sequence[SideSetup] = ()) -> None:
        """From the beginning, or from what was brought to a match before."""
        for side, brought in zip(self.sides, sides, strict=False):
            if not side.computer:
                side.take_ruler(brought.ruler)
                side.take_deck(brought.deck)
        for side, name in zip(self.sides, self.settings.names, strict=True):
            side.name.setText("" if side.computer else name)
        self._name_lists()

    def seat(self, players: tuple[str, str]) -> None:
        """Who sits at each side: the level of a computer, or nothing for a person. Who begins between a person and a
        computer was asked where they sat down.
        """
        super().seat(players)
        for side in self.sides:
            side.seat_players(players)
        persons = [side.seat for side in self.sides if not side.computer]
        for widget in (self.begins, self._begins_label):
            widget.setVisible(len(persons) != 1)
        for shown in (self.about, self.detail, self.cards, self.curve, self.status):
            shown.setVisible(bool(persons))
        if persons:
            self.look_at(persons[0])

    @property
    def first(self) -> Literal[0, 1] | None:
        """Who begins; None: chance decides."""
        return FIRST[self.begins.currentData()]

    def entered(self) -> None:
        """The beginning has the keyboard; the reader begins with a ruler."""
        self.begin_button.setFocus()
        person = next((side for side in self.sides if not side.computer), None)
        if person is not None:
            self.card_looked.emit(person.ruler)
        for side in self.sides:
            QTimer.singleShot(0, side, side.keep_in_sight)  # when the list has its height

    def reword(self) -> None:
        """Say decks again."""
        for side in getattr(self, "sides", ()):
            side.reword()

    def go_on(self) -> None:
        """Begin with what is taken; say why not, where a ruler may not lead its deck."""
        for side in self.sides:
            side.name.tell()
            if not side.computer and side.wrong is not None:
                self.look_at(side.seat)
                return
        self.chosen.emit(tuple(None if side.computer else side.setup for side in self.sides))
