"""Game decks kept under names: built, built on, and what one does with decks of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.text.phrase import say
from sakura_desktop.decks.decks_screen import DecksScreen as DecksOfAGame
from sakura_desktop.hololive.deck_cards import DeckCards
from sakura_desktop.hololive.deck_facts import wish_for, wrong_with
from sakura_desktop.hololive.saved_decks import code_trouble
from sakura_desktop.widgets.layouts import below
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton

    from engine.cardgame.deck_code import BadDeckCode
    from engine.hololive.door import SideSetup
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.saved_decks import SavedDeck
    from sakura_desktop.hololive.build_screen import BuildScreen
    from sakura_desktop.hololive.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words


class KeptCards(QWidget):
    """The cards of a deck below what is said of it."""

    def __init__(self, words: Words, look: Appearance) -> None:
        """No deck."""
        super().__init__()
        self._wording = Translated(words, self)
        self._about = self._wording.label(role="heading", wrap=True)
        self.cards = DeckCards("decks.cards", words, look, self)
        self._wording.name(self.cards, "hololive-deck-cards")
        self.setLayout(below(self._about, (self.cards, 1), edges=(0, 0, 0, 0)))

    def show_deck(self, side: SideSetup | None, about: Phrase) -> None:
        """Show a deck, or none."""
        self.cards.show_deck(side)
        self._wording.phrase(self._about, about)


class DecksScreen(DecksOfAGame["SideSetup"]):
    """The list of decks; from here they are built as well."""

    enters = Signal(object)
    """The screen on which a deck is built, or this one again."""

    def __init__(
        self, words: Words, look: Appearance, shelf: SavedDecks, reader: QWidget, build: BuildScreen,
        parent: QWidget | None = None,
    ) -> None:
        """The decks as they are kept."""
        self.cards = KeptCards(words, look)
        self._build = build
        super().__init__(words, shelf, self.cards, reader, parent)
        self.cards.cards.looked.connect(self.card_looked)
        self.cards.cards.picked.connect(self.card_looked)
        self.list.itemActivated.connect(lambda _item: self.edit())
        build.built.connect(self._built)
        build.cancelled.connect(self._left)
        self.refresh()

    def own_tools(self) -> tuple[tuple[QPushButton, ...], tuple[QPushButton, ...]]:
        """A new deck; on with the one chosen."""
        new = self.button("decks.new", "hololive-decks-new", self.new)
        return (new,), (self.button("decks.edit", "hololive-decks-edit", self.edit),)

    def show_deck(self, kept: SavedDeck | None, deck: SideSetup | None) -> None:
        """Show the cards of a deck."""
        self.cards.show_deck(deck, _described(kept, deck))

    def wish(self, deck: SideSetup) -> str:
        """After its oshi."""
        return wish_for(deck, self.words)

    def trouble(self, error: BadDeckCode) -> Phrase:
        """Why a text is no deck code."""
        return code_trouble(error)

    def new(self) -> None:
        """Build a deck from nothing."""
        self._let_build(None, "")

    def edit(self) -> None:
        """Build on the deck chosen."""
        kept = self.current()
        side = self._shelf.deck(kept) if kept is not None else None
        if kept is not None and side is not None:
            self._let_build(side, kept.name)

    def _let_build(self, side: SideSetup | None, name: str) -> None:
        heading = say("hololive-build-on", name=name) if name else say("hololive-build-new")
        self._build.build(heading, say("hololive-build-keep-done"), side, name, whole=False)
        self.enters.emit(self._build)

    def _built(self, _side: SideSetup, _name: str) -> None:
        draft = self._build.history
        if draft.empty or not draft.unkept or self._build.tools.keep():
            self._come_back()

    def _left(self) -> None:
        if self._build.may_leave():
            self._come_back()

    def _come_back(self) -> None:
        self.enters.emit(self)
        self.choose(self._build.history.name)


def _described(kept: SavedDeck | None, deck: SideSetup | None) -> Phrase:
    """What is said of a deck above its cards."""
    if kept is None:
        return say("hololive-decks-none")
    if deck is None:
        return say("hololive-decks-unreadable", code=kept.code)
    wrong = wrong_with(deck)
    if wrong is not None:
        return say("hololive-decks-wrong", what=say("refusal-line", what=wrong.phrase, section=wrong.section))
    return say("hololive-deck-named", name=kept.name)
