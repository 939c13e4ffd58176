"""Sakura Arms' door: what of the game itself a screen, a tool or a player may name. A match of it is played through
`engine.cardgame.match`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cardgame.deck_code import BadDeckCode
from engine.cardgame.match import Match
from engine.sakura.clauses.wording import CardFace, card_face, card_sides, card_text, side_term
from engine.sakura.deck_code import Deck, deck_code, read_deck_code
from engine.sakura.game import SakuraGame, check_setup
from engine.sakura.names import megami_name
from engine.sakura.pool import (
    NORMALS_IN_DECK,
    SPECIALS_IN_DECK,
    Form,
    Pool,
    cards_of,
    check_deck,
    check_pair,
    forms,
    pool_of,
    replaced_by,
)
from engine.sakura.procedures.legality import range_runs, range_words
from engine.sakura.ready import ReadyDeck, ready_decks
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.story import STORY
from engine.sakura.story import depth as act_depth
from engine.sakura.view.shapes import (
    FIGURES,
    AttackSeen,
    Board,
    CardSeen,
    FrameSeen,
    Loss,
    PlaceSeen,
    PlayerSeen,
    View,
    in_braces,
)

KEY: Final = "sakura"
"""What the game is called in code: its folders, its catalogs."""

GAME: Final = SakuraGame()
"""The game as the kernel runs it and as matches are played of it."""

Duel: TypeAlias = Match[Setup, View]
"""A match of it."""

__all__ = [
    "FIGURES",
    "GAME",
    "KEY",
    "NORMALS_IN_DECK",
    "SPECIALS_IN_DECK",
    "STORY",
    "AttackSeen",
    "BadDeckCode",
    "Board",
    "CardFace",
    "CardSeen",
    "Deck",
    "Duel",
    "Form",
    "FrameSeen",
    "Loss",
    "PlaceSeen",
    "PlayerSeen",
    "Pool",
    "ReadyDeck",
    "Setup",
    "SideSetup",
    "View",
    "act_depth",
    "card_face",
    "card_sides",
    "card_text",
    "cards_of",
    "check_deck",
    "check_pair",
    "check_setup",
    "deck_code",
    "forms",
    "in_braces",
    "megami_name",
    "pool_of",
    "range_runs",
    "range_words",
    "read_deck_code",
    "ready_decks",
    "replaced_by",
    "side_term",
]
