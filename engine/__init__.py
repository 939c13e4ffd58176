"""The engine: rules and words of card games, a match as events and decisions, without a screen."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"
"""Of the program; `pyproject.toml` says the same, which a test holds."""
