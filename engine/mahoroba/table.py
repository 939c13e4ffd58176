"""A table at which this game is played."""

from __future__ import annotations

from typing import TypeAlias

from engine.cardgame import table
from engine.mahoroba.state import State

Table: TypeAlias = table.Table[State]
