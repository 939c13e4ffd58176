"""A table at which a duel of Sakura Arms is played."""

from __future__ import annotations

from typing import TypeAlias

from engine.cardgame import table
from engine.sakura.state import State

Table: TypeAlias = table.Table[State]
"""The state of a duel with its events."""
