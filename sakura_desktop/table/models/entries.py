"""The items of the table's models: a card, a piece or a place for one, with how it is lit, and what may be asked."""

from __future__ import annotations

from enum import IntEnum

import msgspec
from PySide6.QtCore import Qt

from engine.cardgame.view import CardSeen


class Role(IntEnum):
    """What an item of the table's models can be asked for."""

    HANDLE = Qt.ItemDataRole.UserRole + 1
    PLACE = Qt.ItemDataRole.UserRole + 2
    CARD = Qt.ItemDataRole.UserRole + 3
    LIT = Qt.ItemDataRole.UserRole + 4
    TARGET = Qt.ItemDataRole.UserRole + 5
    PICKED = Qt.ItemDataRole.UserRole + 6
    HELD = Qt.ItemDataRole.UserRole + 7
    EMPTY = Qt.ItemDataRole.UserRole + 8
    GHOST = Qt.ItemDataRole.UserRole + 9
    MARKED = Qt.ItemDataRole.UserRole + 10
    ATTACK = Qt.ItemDataRole.UserRole + 11
    PANEL = Qt.ItemDataRole.UserRole + 12


class CardEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a model: as it is seen, and how it is lit."""

    seen: CardSeen
    lit: bool = False
    pays: str = ""
    """Where it is laid as a payment, if nothing else can be done with it."""
    target: bool = False
    picked: int = 0
    """Its place in the order chosen, from 1; 0 where it isn't chosen."""
    held: bool = False
    marked: bool = False
    pieces_lit: bool = False
    pieces_picked: int = 0
    pieces_held: bool = False
    pieces_coming: int = 0
    tokens_lit: tuple[str, ...] = ()
    """The kinds of tokens on it that may be taken."""
    tokens_gone: tuple[str, ...] = ()
    """Those that are chosen or held."""


class PieceEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a model, or a place for one."""

    empty: bool = False
    ghost: bool = False
    """It isn't there yet: it would come by what is chosen."""
    lit: bool = False
    picked: bool = False
    held: bool = False
    target: bool = False
    marked: bool = False
