"""The text of every card of this game as the program words it, one file a language.

Where a sentence is changed on purpose, write the files anew and say in the commit which rows changed and why:

    python -m tests.golden.gateruler
"""

from __future__ import annotations

from pathlib import Path

from engine.cli.cards import cards

FOLDER = Path(__file__).resolve().parent


def written(language: str) -> str:
    """Every card: number and name, figures, lines of text."""
    return "\n\n".join(_card(row) for row in cards(None, language, "gateruler")) + "\n"


def _card(row: dict) -> str:
    head = f"{row['number']} {row['name']}" + (f" ({row['ruby']})" if row["ruby"] else "")
    names = [name for name in list(row)[3:] if name != "text" and row[name] is not None]
    figures = "; ".join(f"{name} {row[name]}" for name in names)
    return "\n".join([head, figures, *row["text"]])
