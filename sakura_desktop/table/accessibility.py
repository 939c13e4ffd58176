"""What the board says to those who listen instead of looking: an item's words, made when they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.text.phrase import CardName, say
from sakura_desktop.table.models.base import PlaceModel
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.seen import copy_of, plain_pieces
from sakura_desktop.table.things import TOKEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QAbstractListModel

    from engine.cardgame.view import CardSeen
    from engine.text.phrase import Phrase, Slot
    from sakura_desktop.languages.words import Words
    from sakura_desktop.table.models.entries import CardEntry
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.playmat import Playmat


class Accessibility(QObject):
    """Words the items of every model of a table."""

    def __init__(self, words: Words, table: TableModels, playmat: Playmat) -> None:
        """Speak for that table; the game words what it adds."""
        super().__init__(playmat)
        self._words = words
        self._playmat = playmat
        table.teller(self.tell)

    def tell(self, model: QAbstractListModel, row: int) -> str:
        """An item in words: what it is, and what may be done with it."""
        phrase = self.phrase(model, row)
        return self._words.text(phrase) if phrase is not None else ""

    def phrase(self, model: QAbstractListModel, row: int) -> Phrase | None:
        """The same as a phrase."""
        if isinstance(model, CardModel):
            card = model.entries[row]
            return card_phrase(model.game, card, self._playmat.said_of_card(card.seen))
        if isinstance(model, PieceModel):
            entry = model.entries[row]
            state = "lit" if entry.lit else "empty" if entry.empty else "there"
            kind = "token" if model.what.startswith(TOKEN) else model.what
            return say(f"{model.game}-item-piece", kind=kind, state=state, number=row + 1)
        return self._playmat.phrase_of(model, row) if isinstance(model, PlaceModel) else None


def card_phrase(game: str, entry: CardEntry, more: Mapping[str, Slot]) -> Phrase:
    """A card in words: its name or its back, how it lies, what lies on it, whether it may be taken; `more` is what the
    game says of it besides.
    """
    card = entry.seen
    return say(
        f"{game}-item-card",
        name=name_of(game, card),
        status=card.status or "none",
        pieces=plain_pieces(card),
        state="picked" if entry.picked else "lit" if entry.lit else "there",
        **more,
    )


def name_of(game: str, card: CardSeen) -> Phrase:
    """A card by its name, a copy with that of the card copied; or what its back shows."""
    if card.number is None:
        return say(f"{game}-back", kind=card.kind)
    original = copy_of(card)
    if original is not None:
        return say(f"{game}-copy-of", card=CardName(card.number), original=CardName(original))
    return say("board-card", card=CardName(card.number))
