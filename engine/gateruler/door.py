"""The door of this game: what of the game itself a screen, a tool or a player may name. A match of it is played through
`engine.cardgame.match`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cardgame.match import Match
from engine.gateruler.card import Ruler
from engine.gateruler.card_text import CardFace, card_face, card_text
from engine.gateruler.deck_code import deck_code, read_deck_code
from engine.gateruler.game import GaterulerGame, check_setup
from engine.gateruler.pool import (
    COPIES,
    DECK_SIZE,
    DECKS,
    EVERY_NUMBER,
    RULERS,
    Part,
    check_deck,
    may_add,
    most_copies,
    part_of,
)
from engine.gateruler.readings import decided
from engine.gateruler.refusals import refusal
from engine.gateruler.setup import CARD_SET, EDITION, Setup, SideSetup
from engine.gateruler.sheet import section_name
from engine.gateruler.view.shapes import AttackSeen, CardSeen, OnGate, PlaceSeen, PlayerSeen, View

KEY: Final = "gateruler"
"""What the game is called in code: its folders, its catalogs."""

GAME: Final = GaterulerGame()
"""The game as the kernel runs it and as matches are played of it."""

Duel: TypeAlias = Match[Setup, View]
"""A match of it."""

__all__ = [
    "CARD_SET",
    "COPIES",
    "DECKS",
    "DECK_SIZE",
    "EDITION",
    "EVERY_NUMBER",
    "GAME",
    "KEY",
    "RULERS",
    "AttackSeen",
    "CardFace",
    "CardSeen",
    "Duel",
    "OnGate",
    "Part",
    "PlaceSeen",
    "PlayerSeen",
    "Ruler",
    "Setup",
    "SideSetup",
    "View",
    "card_face",
    "card_text",
    "check_deck",
    "check_setup",
    "decided",
    "deck_code",
    "may_add",
    "most_copies",
    "part_of",
    "read_deck_code",
    "refusal",
    "section_name",
]
