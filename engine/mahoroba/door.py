"""The door of this game: what of the game itself a screen, a tool or a player may name. A match of it is played through
`engine.cardgame.match`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cardgame.match import Match
from engine.mahoroba.card_text import CardFace, SkillFace, card_face, card_text, skill_name
from engine.mahoroba.game import MahorobaGame, check_setup
from engine.mahoroba.pool import COPIES, DECK_SIZE, DECKS, EVERY_NUMBER, check_deck
from engine.mahoroba.refusals import refusal
from engine.mahoroba.setup import CARD_SET, EDITION, Janken, Setup, SideSetup
from engine.mahoroba.sheet import HEADINGS, section_name
from engine.mahoroba.view.shapes import CardSeen, PlaceSeen, PlayerSeen, View

KEY: Final = "mahoroba"
"""What the game is called in code: its folders, its catalogs."""

GAME: Final = MahorobaGame()
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
    "HEADINGS",
    "KEY",
    "CardFace",
    "CardSeen",
    "Duel",
    "Janken",
    "PlaceSeen",
    "PlayerSeen",
    "Setup",
    "SideSetup",
    "SkillFace",
    "View",
    "card_face",
    "card_text",
    "check_deck",
    "check_setup",
    "refusal",
    "section_name",
    "skill_name",
]
