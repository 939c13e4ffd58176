"""Decks kept under names that are built from a pool: built, built on, and what one does with decks of any game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.text.phrase import say
from sakura_desktop.decks.build_screen import BuildScreen
from sakura_desktop.decks.counted_cards import CountedCards
from sakura_desktop.decks.decks_screen import DecksScreen
from sakura_desktop.decks.desk import code_trouble
from sakura_desktop.reader import read_beside
from sakura_desktop.widgets.layouts import below
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton

    from engine.cardgame.deck_code import BadDeckCode
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.deck_kind import DeckKind
    from sakura_desktop.decks.saved_decks import SavedDeck, SavedDecks
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.preparation import Rooms

D = TypeVar("D")


class KeptCards(QWidget):
    """The cards of a deck below what is said of it."""

    def __init__(self, words: Words, look: Appearance) -> None:
        """No deck."""
        super().__init__()
        self._wording = Translated(words, self)
        self._about = self._wording.label(role="heading", wrap=True)
        self.cards = CountedCards("decks.cards", words, look, self)
        self._wording.name(self.cards, "deck-cards")
        self.setLayout(below(self._about, (self.cards, 1), edges=(0, 0, 0, 0)))

    def show_counts(self, counts: Counter[str], about: Phrase) -> None:
        """Show the cards of a deck, or none."""
        self.cards.show_counts(counts)
        self._wording.phrase(self._about, about)


class BuiltDecksScreen(DecksScreen[D]):
    """The list of decks; from here they are built as well."""

    enters = Signal(object)
    """The screen on which a deck is built, or this one again."""

    def __init__(
        self, words: Words, look: Appearance, shelf: SavedDecks[D], reader: QWidget, build: BuildScreen[D],
        parent: QWidget | None = None,
    ) -> None:
        """The decks as they are kept."""
        self.cards = KeptCards(words, look)
        self._build, self._kind = build, build.kind
        super().__init__(words, shelf, self.cards, reader, parent)
        self.cards.cards.looked.connect(self.card_looked)
        self.cards.cards.picked.connect(self.card_looked)
        self.list.itemActivated.connect(lambda _item: self.edit())
        build.built.connect(self._built)
        build.cancelled.connect(self._left)
        self.refresh()

    def own_tools(self) -> tuple[tuple[QPushButton, ...], tuple[QPushButton, ...]]:
        """A new deck; on with the one chosen."""
        new = self.button("decks.new", "decks-new", self.new)
        return (new,), (self.button("decks.edit", "decks-edit", self.edit),)

    def show_deck(self, kept: SavedDeck | None, deck: D | None) -> None:
        """Show the cards of a deck."""
        self.cards.show_counts(Counter(self._kind.cards_of(deck) if deck is not None else ()), self._said(kept, deck))

    def wish(self, deck: D) -> str:
        """What a deck may be called."""
        return self._kind.wish(deck, self.words)

    def trouble(self, error: BadDeckCode) -> Phrase:
        """Why a text is no deck code."""
        return code_trouble(error)

    def new(self) -> None:
        """Build a deck from nothing."""
        self._let_build(None, "")

    def edit(self) -> None:
        """Build on the deck chosen."""
        kept = self.current()
        deck = self._shelf.deck(kept) if kept is not None else None
        if kept is not None and deck is not None:
            self._let_build(deck, kept.name)

    def _let_build(self, deck: D | None, name: str) -> None:
        heading = say("deck-build-on", name=name) if name else say(f"{self._kind.key}-build-new")
        self._build.build(heading, say("deck-build-keep-done"), deck, name, whole=False)
        self.enters.emit(self._build)

    def _built(self, _deck: D, _name: str) -> None:
        draft = self._build.history
        if draft.empty or not draft.unkept or self._build.tools.keep():
            self._come_back()

    def _left(self) -> None:
        if self._build.may_leave():
            self._come_back()

    def _come_back(self) -> None:
        self.enters.emit(self)
        self.choose(self._build.history.name)

    def _said(self, kept: SavedDeck | None, deck: D | None) -> Phrase:
        """What is said of a deck above its cards."""
        if kept is None:
            return say("decks-none-built")
        if deck is None:
            return say("decks-unreadable", code=kept.code)
        wrong = self._kind.wrong(deck)
        if wrong is not None:
            return say("decks-wrong", what=say("refusal-line", what=wrong.phrase, section=wrong.section))
        return say("deck-named", name=kept.name)


def built_decks(rooms: Rooms, kind: DeckKind[Any]) -> BuiltDecksScreen[Any]:
    """The decks of a game as its page at home, with the screen on which they are built."""
    build = rooms.preparing(
        lambda reader: BuildScreen(
            f"{kind.key}-workshop", rooms.words, rooms.settings, rooms.look, kind, rooms.kept, reader
        )
    )
    reader = rooms.make_reader()
    screen = BuiltDecksScreen(rooms.words, rooms.look, rooms.kept, reader, build)
    screen.card_looked.connect(reader.show_number)
    screen.status.linkActivated.connect(reader.follow)
    read_beside(screen, reader, rooms.words)
    return screen
