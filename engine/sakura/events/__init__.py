"""What happens at the table (§4 to §10), in the past tense; `apply` alone writes the state. With what happens in every
card game, since whoever tells of a duel tells of both.

Each event is complete: applying the list of a duel's events to an empty state gives the state again. Events carry ids
and references, never clauses; who may see what of them is decided in `engine.sakura.view`.
"""

from __future__ import annotations

from engine.cardgame.events import (
    CardAttached,
    CardMoved,
    CardsRevealed,
    CounterChanged,
    DeckShuffled,
    Declared,
    DuelEnded,
    EffectArose,
    FateDecided,
    FirstPlayerDrawn,
    LastingBegan,
    LastingEnded,
    Marked,
    PiecesMoved,
)
from engine.sakura.events.attack import (
    AttackCancelled,
    AttackDeclared,
    AttackEnded,
    AttackGranted,
    AttackMade,
    DamageChosen,
    Damaged,
)
from engine.sakura.events.duel import (
    ConductChosen,
    DefeatAverted,
    FlinchChanged,
    PhaseBegan,
    PhaseEnded,
    TurnBegan,
    VigorChanged,
)
from engine.sakura.events.things import (
    CardCopied,
    CardGained,
    CardMasked,
    CrystalsMoved,
    DeckRanDry,
    DeckRebuilt,
    SpecialTurned,
    TableLaid,
    UpkeepPaid,
)
from engine.sakura.events.use import (
    BasicActionBegan,
    BasicActionEnded,
    CardUsed,
    CostPaid,
    DisenchantBegan,
    DisenchantEnded,
    UseDeclared,
    UseEnded,
    UseReverted,
)

__all__ = [
    "AttackCancelled",
    "AttackDeclared",
    "AttackEnded",
    "AttackGranted",
    "AttackMade",
    "BasicActionBegan",
    "BasicActionEnded",
    "CardAttached",
    "CardCopied",
    "CardGained",
    "CardMasked",
    "CardMoved",
    "CardUsed",
    "CardsRevealed",
    "ConductChosen",
    "CostPaid",
    "CounterChanged",
    "CrystalsMoved",
    "DamageChosen",
    "Damaged",
    "DeckRanDry",
    "DeckRebuilt",
    "DeckShuffled",
    "Declared",
    "DefeatAverted",
    "DisenchantBegan",
    "DisenchantEnded",
    "DuelEnded",
    "EffectArose",
    "FateDecided",
    "FirstPlayerDrawn",
    "FlinchChanged",
    "LastingBegan",
    "LastingEnded",
    "Marked",
    "PhaseBegan",
    "PhaseEnded",
    "PiecesMoved",
    "SpecialTurned",
    "TableLaid",
    "TurnBegan",
    "UpkeepPaid",
    "UseDeclared",
    "UseEnded",
    "UseReverted",
    "VigorChanged",
]
