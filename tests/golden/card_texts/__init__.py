"""The text of every card and rule sheet as the program words it, one file a language.

Where a sentence is changed on purpose, write the files anew and say in the commit which rows changed and why:

    python -m tests.golden.card_texts
"""

from __future__ import annotations

from pathlib import Path

from engine.sakura.clauses.wording import card_face, card_sides, card_text
from engine.sakura.megami.roster import ROSTER
from engine.text.catalog import Catalog
from engine.text.render import Renderer

FOLDER = Path(__file__).resolve().parent
FIGURES = ("range", "damage", "capacity", "cost")


def written(language: str) -> str:
    """Every card, then every rule sheet: number and name, types and figures, lines of text."""
    renderer = Renderer(Catalog.load(language), strict=True)
    numbers = dict.fromkeys(card.number for megami in ROSTER for card in megami.all_cards())
    cards = [_card(number, renderer) for number in numbers]
    sheets = [
        "\n".join([f"rules:{form.key}", *(renderer.text(clause.phrase()) for clause in form.rules)])
        for megami in ROSTER
        for form in megami.forms
        if form.rules
    ]
    return "\n\n".join([*cards, *sheets]) + "\n"


def _card(number: str, renderer: Renderer) -> str:
    face, name = card_face(number), renderer.card(number)
    types = " ".join(renderer.term(key).text for key in (face.kind, face.type, face.subtype) if key)
    lines = [f"{number} {name.text}" + (f" ({name.ruby})" if name.ruby else ""), types]
    for side in card_sides(number) or ("",):
        printed = card_face(number, side)
        values = [f"{figure} {value}" for figure in FIGURES if (value := getattr(printed, figure)) is not None]
        lines += [" ".join([*([side] if side else []), "; ".join(values)])] if values else []
    return "\n".join(lines + [renderer.text(phrase) for phrase in card_text(number)])
