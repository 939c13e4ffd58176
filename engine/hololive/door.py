"""The door of this game: what of the game itself a screen, a tool or a player may name. A match of it is played through
`engine.cardgame.match`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cardgame.match import Match
from engine.hololive.card_text import (
    ArtsFace,
    CardFace,
    EffectFace,
    SkillFace,
    art_name,
    card_face,
    card_text,
    effect_name,
    member_name,
    skill_name,
    tag_name,
)
from engine.hololive.deck_code import deck_code, read_deck_code
from engine.hololive.decks.ready import ReadyDeck, ready_decks
from engine.hololive.game import HololiveGame, check_setup
from engine.hololive.pool import (
    CHEER_SIZE,
    COPIES,
    DECK_SIZE,
    EVERY_NUMBER,
    Part,
    check_side,
    in_order,
    may_add,
    most_copies,
    part_of,
)
from engine.hololive.printed import PRINTED, set_of
from engine.hololive.refusals import refusal
from engine.hololive.setup import CARD_SET, EDITION, Setup, SideSetup
from engine.hololive.sheet import section_name
from engine.hololive.view.shapes import Aimed, ArtsSeen, CardSeen, PlaceSeen, PlayerSeen, View

KEY: Final = "hololive"
"""What the game is called in code: its folders, its catalogs."""

GAME: Final = HololiveGame()
"""The game as the kernel runs it and as matches are played of it."""

Duel: TypeAlias = Match[Setup, View]
"""A match of it."""

__all__ = [
    "CARD_SET",
    "CHEER_SIZE",
    "COPIES",
    "DECK_SIZE",
    "EDITION",
    "EVERY_NUMBER",
    "GAME",
    "KEY",
    "PRINTED",
    "Aimed",
    "ArtsFace",
    "ArtsSeen",
    "CardFace",
    "CardSeen",
    "Duel",
    "EffectFace",
    "Part",
    "PlaceSeen",
    "PlayerSeen",
    "ReadyDeck",
    "Setup",
    "SideSetup",
    "SkillFace",
    "View",
    "art_name",
    "card_face",
    "card_text",
    "check_setup",
    "check_side",
    "deck_code",
    "effect_name",
    "in_order",
    "may_add",
    "member_name",
    "most_copies",
    "part_of",
    "read_deck_code",
    "ready_decks",
    "refusal",
    "section_name",
    "set_of",
    "skill_name",
    "tag_name",
]
