"""A card held close: name with its reading, element, HP, every skill with cost, damage and text, and its other text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sakura_desktop.mahoroba.pictures.card_frame import EDGE, CardSheet
from sakura_desktop.mahoroba.pictures.colours import colour
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face, Inks

if TYPE_CHECKING:
    from sakura_desktop.mahoroba.pictures.card_content import CardContent, SkillLine
    from sakura_desktop.pictures.shapes import Box
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Paragraphs, Typesetter
    from sakura_desktop.theme import Theme

HEAD: Final = 152.0
META: Final = 64.0
FOOT: Final = 56.0
TEXT: Final = 31.0
"""The largest letters of a card's text."""
FLOOR: Final = 6.4
"""The smallest, in logical pixels."""
ADVANTAGE_FLOOR: Final = 6.0
SKILL_HEAD: Final = 84.0
"""Height of the line with a skill's cost, name and damage."""
GAP: Final = 12.0
SIDE: Final = EDGE + 18
NUMBER_FROM: Final = 220
"""From so many logical pixels of width the card's number is printed."""


class _Part(NamedTuple):
    """A part of the panel from above to below: a skill, or the card's other text."""

    skill: SkillLine | None
    text: Paragraphs
    high: float


def paint_large(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a large face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    logical = size[0] / dpr
    foot = sheet.bottom - FOOT
    sheet.stock((EDGE, HEAD, ACROSS - EDGE, foot))
    _head(sheet, logical)
    top = HEAD + META + 18
    letters, parts = _fitted(sheet, foot - 16 - top, logical)
    start = foot - 10 - sum(part.high + GAP for part in parts)
    _art(sheet, start - META - 24)
    _meta(sheet, max(HEAD + 6, start - META - 18), logical)
    for part in parts:
        _part(sheet, part, start, letters, logical)
        start += part.high + GAP
    _foot(sheet, foot, logical)
    return sheet.finished()


def _head(sheet: CardSheet, logical: float) -> None:
    """The sign of element or kind, the name, and a unit's HP."""
    content, theme = sheet.content, sheet.theme
    most = 60 * logical / ACROSS
    left, right = 150.0, ACROSS - 30
    if content.element:
        sheet.seal(content.element, (88, HEAD / 2 + 4), 48)
    else:
        sheet.sign_of(content.kind, (88, HEAD / 2 + 4), 44, theme.on_type, sheet.colour)
    if content.hp:
        right = ACROSS - 178
        label = (right + 8, 16, ACROSS - 26, 56)
        ink = mix(theme.on_type, sheet.colour, 0.12)
        sheet.sign_of("hp", (right + 44, 36), 17, ink, sheet.colour)
        sheet.word("hp-label", content.labels.hp, (right + 66, *label[1:]), ink, (28 * logical / ACROSS, 6), "left")
        figure = (right + 8, 50, ACROSS - 26, HEAD - 6)
        sheet.word("hp", str(content.hp), figure, theme.on_type, (78 * logical / ACROSS, 12))
    ruby = mix(theme.on_type, sheet.colour, 0.12)
    face, box = Face(content.name_language, "serif", bold=True), (left, 18, right, HEAD - 4)
    inks = plain_inks(theme.on_type, ruby)
    sheet.write(Written("name", (content.name,), face, box, (most, 8), inks, "left", lines=2))


def _meta(sheet: CardSheet, top: float, logical: float) -> None:
    """What it is, and what its skills are strong against, in signs and words."""
    content, theme, labels = sheet.content, sheet.theme, sheet.content.labels
    most = 29 * logical / ACROSS
    middle = top + META / 2
    ink = theme.card_ink if theme.dark else sheet.colour
    left = EDGE + (20 if content.element else 44)
    words = f"{labels.advantage} {labels.strong_against}"
    parts = [("kind", content.kind, labels.kind), ("element", content.element, labels.element)]
    room = ACROSS - EDGE - 16 - left
    if content.strong_against and _needed(sheet, words, [text for _, _, text in parts], most) > room:
        parts[0] = ("kind", content.kind, "")  # its sign says it too
    for what, sign, text in parts:
        if sign:
            sheet.sign_of(sign, (left + 20, middle), 20, ink, theme.card)
            wide = sheet.width_of(text, most) + 3 if text else 0.0
            sheet.word(what, text, (left + 52, top, left + 52 + wide, top + META), ink, (most, 7), "left")
            left += 52 + wide + (26 if text else 4)
    if content.strong_against:
        right, ground = ACROSS - EDGE - 16, colour(content.strong_against, theme)
        wide = min(sheet.width_of(words, most * 0.9) + 4, right - left - 84)
        box = (right - wide - 78, top + 6, right, top + META - 6)
        sheet.canvas.fill(rounded(box, 26), rgba(ground))
        sheet.sign_of(content.strong_against, (right - 36, middle), 20, theme.on_type, ground)
        text_box = (box[0] + 18, top, right - 60, top + META)
        sheet.word("advantage", words, text_box, theme.on_type, (most * 0.9, ADVANTAGE_FLOOR), "left")


def _needed(sheet: CardSheet, advantage: str, words: list[str], most: float) -> float:
    """How wide signs and words of the line below the head are at the least."""
    plain = sum(sheet.width_of(word, most) + 81 for word in words)
    return plain + sheet.width_of(advantage, ADVANTAGE_FLOOR) + 90


def _fitted(sheet: CardSheet, room: float, logical: float) -> tuple[float, list[_Part]]:
    """The parts of the panel with letters as large as their room allows, in logical pixels."""
    largest = max(TEXT * logical / ACROSS, FLOOR)
    wished = sheet.bottom * 0.5
    letters = largest
    for most, floor in ((wished, largest * 0.86), (room, FLOOR)):
        while True:
            parts = _parts(sheet, letters)
            if sum(part.high + GAP for part in parts) <= most:
                return letters, parts
            if letters <= floor:
                break
            letters = max(floor, letters - max(0.25, letters * 0.03))
    return letters, parts


def _parts(sheet: CardSheet, letters: float) -> list[_Part]:
    content = sheet.content
    found = [
        _Part(skill, skill.text, SKILL_HEAD + (_high(sheet, skill.text, letters) if skill.text else 0.0))
        for skill in content.skills
    ]
    if content.text:
        found.append(_Part(None, content.text, _high(sheet, content.text, letters) + 8))
    return found


def _high(sheet: CardSheet, text: Paragraphs, letters: float) -> float:
    """How high a text of that size stands, in units."""
    width = sheet.unit(ACROSS - 2 * SIDE - 32)
    laid = sheet.setter.set_at(Face(sheet.language), letters * sheet.dpr, text, (width, 1e6))
    return laid.height / sheet.canvas.scale + 14


def _part(sheet: CardSheet, part: _Part, top: float, letters: float, logical: float) -> None:
    theme = sheet.theme
    text_top = top
    if part.skill is not None:
        ground = sheet.field((SIDE - 8, top, ACROSS - SIDE + 8, top + part.high), 0.1)
        _skill_head(sheet, part.skill, top, ground, logical)
        text_top += SKILL_HEAD - 4
    if part.text:
        term = theme.card_term
        inks = Inks(rgba(theme.card_ink), rgba(term), rgba(mix(theme.card, term, 0.55)), rgba(theme.card_ink_soft))
        box: Box = (SIDE + 16, text_top, ACROSS - SIDE - 16, top + part.high + 4)
        what = f"text-{part.skill.key}" if part.skill is not None else "text"
        face = Face(sheet.language)
        sheet.write(
            Written(what, part.text, face, box, (letters, letters), inks, "top-left", lines=99, whole_words=False)
        )


def _skill_head(sheet: CardSheet, skill: SkillLine, top: float, ground: str, logical: float) -> None:
    """Its cost in energy, its name, and its damage, or that it is an EX skill."""
    theme = sheet.theme
    middle, most = top + SKILL_HEAD / 2, 34 * logical / ACROSS
    centre, radius = (SIDE + 36, middle - 2), 34.0
    sheet.sign_of("energy", centre, radius, sheet.colour, sheet.colour)
    cost = (centre[0] - radius, centre[1] - radius * 0.45, centre[0] + radius, centre[1] + radius)
    sheet.word(f"cost-{skill.key}", str(skill.cost), cost, theme.on_type, (most, 6.5))
    left, right = SIDE + 84, ACROSS - SIDE - 8
    if skill.extra:
        label = sheet.content.labels.extra
        wide = sheet.width_of(label, most * 0.72) + 30
        sheet.canvas.fill(rounded((right - wide, middle - 24, right, middle + 22), 22), rgba(sheet.colour))
        box = (right - wide, middle - 26, right, middle + 24)
        sheet.word(f"extra-{skill.key}", label, box, theme.on_type, (most * 0.72, 5.5))
        right -= wide + 12
    else:
        size = 52 * logical / ACROSS
        wide = sheet.width_of(skill.damage, size) + 6
        sheet.word(f"damage-{skill.key}", skill.damage, (right - wide, top, right, top + SKILL_HEAD), theme.card_ink,
                   (size, 9), "left")  # fmt: skip
        sheet.sign_of("damage", (right - wide - 28, middle), 20, sheet.tint, ground)
        right -= wide + 58
    sheet.word(f"name-{skill.key}", skill.name, (left, top, right, top + SKILL_HEAD), theme.card_ink, (most, 6), "left")


def _art(sheet: CardSheet, bottom: float) -> None:
    """What the card shows, from edge to edge of the panel; left out where the text needs the room."""
    if bottom - HEAD > 40:
        sheet.scene((EDGE, HEAD, ACROSS - EDGE, bottom))
        sheet.canvas.stroke([(EDGE, bottom), (ACROSS - EDGE, bottom)], 4, rgba(mix(sheet.theme.card, sheet.tint, 0.6)))
    sheet.rim()


def _foot(sheet: CardSheet, top: float, logical: float) -> None:
    """The card's number."""
    if logical >= NUMBER_FROM:
        ink, size = mix(sheet.theme.on_type, sheet.colour, 0.14), 21 * logical / ACROSS
        wide = sheet.width_of(sheet.content.number, size) + 3
        right = ACROSS - EDGE - 14
        sheet.word("number", sheet.content.number, (right - wide, top, right, top + FOOT - 6), ink, (size, 5), "left")
