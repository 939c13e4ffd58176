"""A card held close: name with its reading, level, figures, faction and attributes, icons, its whole text, and of a
published card which of its facts this program chose.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sakura_desktop.gateruler.pictures.card_frame import EDGE, CardSheet
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face, Inks

if TYPE_CHECKING:
    from sakura_desktop.gateruler.pictures.card_content import CardContent, Figure
    from sakura_desktop.pictures.shapes import Box
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Paragraphs, Typesetter
    from sakura_desktop.theme import Theme

HEAD: Final = 146.0
META: Final = 66.0
ROW: Final = 98.0
"""Height of the row of figures."""
FOOT: Final = 60.0
TEXT: Final = 33.0
"""The largest letters of a card's text …"""
TEXT_FROM: Final = 30.2
"""… and how large they stay at the cost of its picture: 14 pixels of a card held close on a screen of 1280 × 720."""
FLOOR: Final = 5.6
"""The smallest, in logical pixels."""
LEAST: Final = 84.0
"""A picture lower than that says nothing, and is left out."""
GAP: Final = 10.0
SIDE: Final = EDGE + 16
PAD: Final = 14.0
NUMBER_FROM: Final = 220
"""From so many logical pixels of width the card's number is printed."""


def paint_large(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a large face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    logical = size[0] / dpr
    foot = sheet.bottom - FOOT
    sheet.stock((EDGE, HEAD, ACROSS - EDGE, foot))
    _head(sheet, logical)
    fixed = META + (ROW + GAP if content.figures else 0.0) + 12
    letters = _fitted(sheet, foot - 8 - HEAD - fixed, logical)
    highs = [_high(sheet, text, letters) for text in _texts(content)]
    art = foot - 8 - sum(high + GAP for high in highs) - fixed
    if art - HEAD < LEAST:
        art = HEAD
    start = art + fixed
    _art(sheet, art)
    _marks(sheet, art, logical)
    _meta(sheet, art + 4, logical)
    if content.figures:
        row = (SIDE - 8, art + META + 8, ACROSS - SIDE + 8, art + META + 8 + ROW)
        for figure, cell in zip(content.figures, sheet.cells(row, len(content.figures), 10), strict=True):
            _figure(sheet, figure, cell, logical)
    for at, (text, high) in enumerate(zip(_texts(content), highs, strict=True)):
        _text(sheet, "text" if at == 0 and content.text else "text-chosen", text, start, high, letters)
        start += high + GAP
    sheet.corners((EDGE, HEAD, ACROSS - EDGE, foot))
    sheet.rim()
    _foot(sheet, foot, logical)
    return sheet.finished()


def _texts(content: CardContent) -> list[Paragraphs]:
    return [text for text in (content.text, content.chosen) if text]


def _head(sheet: CardSheet, logical: float) -> None:
    """The level on the shape of its faction, and the name."""
    content, theme = sheet.content, sheet.theme
    unit = logical / ACROSS
    sheet.badge((84, HEAD / 2 + 2), 56, 54 * unit)
    ruby = mix(theme.on_type, sheet.colour, 0.12)
    face, box = Face(content.name_language, "serif", bold=True), (156.0, 14.0, ACROSS - 28, HEAD - 4)
    inks = plain_inks(theme.on_type, ruby)
    sheet.write(Written("name", (content.name,), face, box, (58 * unit, 7), inks, "left", lines=2))


def _art(sheet: CardSheet, bottom: float) -> None:
    """What the card shows, from edge to edge of the panel; left out where the text needs the room."""
    if bottom > HEAD:
        sheet.scene((EDGE, HEAD, ACROSS - EDGE, bottom))
        sheet.canvas.stroke([(EDGE, bottom), (ACROSS - EDGE, bottom)], 4, rgba(mix(sheet.theme.card, sheet.tint, 0.6)))


def _marks(sheet: CardSheet, bottom: float, logical: float) -> None:
    """OD, TD, CNT at the right of the picture, keywords at its left; where it has no room, the text says them."""
    content = sheet.content
    if bottom <= HEAD:
        return
    right, top = ACROSS - EDGE - 30, HEAD + 20
    for mark in reversed(content.marks):
        sheet.pill(mark, (right - 96, top, right, top + 50), 31 * logical / ACROSS)
        right -= 114
    for at, key in enumerate(content.keywords):
        sheet.keyword(key, (EDGE + 52 + at * 76, HEAD + 48), 30)


def _meta(sheet: CardSheet, top: float, logical: float) -> None:
    """What it is and when it is played, that it is legendary, and what it counts as."""
    content, theme, labels = sheet.content, sheet.theme, sheet.content.labels
    most, middle = 30 * logical / ACROSS, top + META / 2
    left, right = EDGE + (40 if content.kind != "unit" else 20), ACROSS - EDGE - 18
    chips = [(content.kind, labels.kind, sheet.colour, theme.on_type)]
    chips += [(content.timing, labels.timing, sheet.colour, theme.on_type)] if content.timing else []
    chips += [("legendary", labels.legendary, theme.gold, theme.card)] if content.legendary else []
    for at, (sign, word, ground, ink) in enumerate(chips):
        said = word if at == len(chips) - 1 else ""  # the sign of the kind says it too
        wide = sheet.width_of(said, most) + 4 if said else -12.0
        sheet.canvas.fill(rounded((left, top + 7, left + wide + 82, top + META - 7), 24), rgba(ground))
        sheet.sign_of(sign, (left + 35, middle), 18, ink, ground)
        sheet.word(f"chip-{sign}", said, (left + 64, top, left + 68 + wide, top + META), ink, (most, 5), "left")
        left += wide + 90
    words = labels.sorts or content.code
    if words:
        room = right - left - 6
        lines = [words] if sheet.width_of(words, most * 0.86, bold=False) <= room else _halves(sheet, words, most)
        sheet.write(
            Written(
                "sorts", tuple((Run(line),) for line in lines), Face(sheet.language),
                (left + 6, top - 2, right, top + META + 4), (most * (1 if len(lines) == 1 else 0.84), 4.4),
                plain_inks(theme.card_ink), "left", lines=len(lines),
            )
        )  # fmt: skip


def _halves(sheet: CardSheet, words: str, size: float) -> list[str]:
    """Names of faction and attributes in two lines, none of them parted."""
    names = re.split(r"(?<=[、,])\s*", words)
    ways = [("".join(f"{name} " for name in names[:at]), " ".join(names[at:])) for at in range(1, len(names))]
    if sheet.language == "ja":
        ways = [("".join(names[:at]), "".join(names[at:])) for at in range(1, len(names))]
    both = min(ways, key=lambda way: max(sheet.width_of(part, size) for part in way), default=(words,))
    return [part.strip() for part in both]


def _figure(sheet: CardSheet, figure: Figure, box: Box, logical: float) -> None:
    """Its sign over its word at the left, the number large at the right."""
    left, top, right, bottom = box
    ground = sheet.field(box, 0.16)
    unit, theme = logical / ACROSS, sheet.theme
    part = left + (right - left) * 0.48
    sheet.sign_of(figure.key, ((left + part) / 2 + 4, top + 34), 25, sheet.tint, ground)
    label = (left + 4, bottom - 42, part, bottom - 2)
    sheet.word(f"{figure.key}-label", figure.label, label, theme.card_ink, (27 * unit, 5))
    number = (part + 6, top - 4, right - 4, bottom + 4)
    sheet.word(figure.key, str(figure.value), number, theme.card_ink, (66 * unit, 12))


def _fitted(sheet: CardSheet, room: float, logical: float) -> float:
    """Letters as large as the room allows, in logical pixels; the picture has what the text leaves it."""
    largest = max(TEXT * logical / ACROSS, FLOOR)
    wished = sheet.bottom * 0.42
    letters = largest
    for most, floor in ((wished, largest * TEXT_FROM / TEXT), (room, FLOOR)):
        while True:
            if sum(_high(sheet, text, letters) + GAP for text in _texts(sheet.content)) <= most:
                return letters
            if letters <= floor:
                break
            letters = max(floor, letters - max(0.25, letters * 0.03))
    return letters


def _high(sheet: CardSheet, text: Paragraphs, letters: float) -> float:
    """How high a text of that size stands, in units."""
    width = sheet.unit(ACROSS - 2 * SIDE - 2 * PAD + 8)
    laid = sheet.setter.set_at(Face(sheet.language), letters * sheet.dpr, text, (width, 1e6))
    return laid.height / sheet.canvas.scale + 18


def _text(sheet: CardSheet, what: str, text: Paragraphs, top: float, high: float, letters: float) -> None:
    theme = sheet.theme
    if what == "text":
        sheet.field((SIDE - 8, top, ACROSS - SIDE + 8, top + high), 0.1)
    term = theme.card_term
    ink = theme.card_ink if what == "text" else theme.card_ink_soft
    inks = Inks(rgba(ink), rgba(term), rgba(mix(theme.card, term, 0.55)), rgba(theme.card_ink_soft))
    box: Box = (SIDE + PAD - 4, top + 6, ACROSS - SIDE - PAD + 4, top + high + 6)
    sheet.write(
        Written(what, text, Face(sheet.language), box, (letters, letters), inks, "top-left", lines=99,
                whole_words=False)
    )  # fmt: skip


def _foot(sheet: CardSheet, top: float, logical: float) -> None:
    """Whether the card was published, and its number."""
    content = sheet.content
    if logical < NUMBER_FROM:
        return
    ink, size = mix(sheet.theme.on_type, sheet.colour, 0.1), 26 * logical / ACROSS
    wide = sheet.width_of(content.number, size) + 3
    right = ACROSS - EDGE - 14
    sheet.word("number", content.number, (right - wide, top, right, top + FOOT - 6), ink, (size, 5), "left")
    box = (EDGE + 14, top, right - wide - 20, top + FOOT - 6)
    sheet.word("origin", content.labels.origin, box, ink, (size, 4.6), "left")
