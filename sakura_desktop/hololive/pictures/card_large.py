"""A card held close: name with its reading, colour, level, tags, HP or life; effects, arts and skills with their texts,
what a support card does, what a baton touch costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sakura_desktop.hololive.pictures.card_content import ArtsLine, NamedText
from sakura_desktop.hololive.pictures.card_frame import EDGE, CardSheet
from sakura_desktop.hololive.pictures.colours import colour, ink_on
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.shapes import ACROSS, rounded
from sakura_desktop.pictures.sheet import Written, plain_inks
from sakura_desktop.pictures.typesetting import Face, Inks

if TYPE_CHECKING:
    from sakura_desktop.hololive.pictures.card_content import CardContent
    from sakura_desktop.pictures.shapes import Box
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Paragraphs, Typesetter
    from sakura_desktop.theme import Theme

HEAD: Final = 146.0
META: Final = 64.0
FOOT: Final = 58.0
TEXT: Final = 33.0
"""The largest letters of a card's text …"""
TEXT_FROM: Final = 30.2
"""… and how large they stay at the cost of its picture: 14 pixels of a card held close on a screen of 1280 × 720."""
FLOOR: Final = 5.6
"""The smallest, in logical pixels, of a picture that isn't held close …"""
READ: Final = 12.0
"""… and of one that is: nothing on it is written smaller, from so many pixels of width."""
READ_FROM: Final = 284.0
HEADS: Final = 82.0
"""Height of the line with the name of arts, of a skill or of an effect."""
AGAINST: Final = 24.0
"""So much higher it is where 特攻 stands below the damage."""
RADII: Final = {1: 26.0, 2: 25.0, 3: 20.0}
"""How large the signs of a cost of so many cheer are."""
LABEL: Final = 34.0
"""How much of it the word for the class takes."""
DAMAGE: Final = 50.0
COST: Final = 46.0
"""Heights of the figures at its right."""
GAP: Final = 10.0
SIDE: Final = EDGE + 16
NUMBER_FROM: Final = 220
"""From so many logical pixels of width the card's number is printed."""


class _Part(NamedTuple):
    """A part of the panel from above to below: arts, a skill, an effect, or the card's other text."""

    what: ArtsLine | NamedText | None
    text: Paragraphs
    high: float
    head: float = 0.0
    """How high what stands above its text is."""


def paint_large(content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter) -> Painted:
    """Paint a large face of so many real pixels."""
    sheet = CardSheet(content, size, dpr, theme, setter)
    logical = size[0] / dpr
    foot = sheet.bottom - FOOT
    sheet.stock((EDGE, HEAD, ACROSS - EDGE, foot))
    _head(sheet, logical)
    meta = _meta_of(sheet, logical)
    top = HEAD + meta.high + 12
    letters, parts = _fitted(sheet, foot - 8 - top, logical)
    start = foot - 8 - sum(part.high + GAP for part in parts)
    _art(sheet, start - meta.high - 16)
    _meta(sheet, max(HEAD + 4, start - meta.high - 12), meta, logical)
    for part in parts:
        _part(sheet, part, start, letters, logical)
        start += part.high + GAP
    _foot(sheet, foot, logical)
    return sheet.finished()


def _head(sheet: CardSheet, logical: float) -> None:
    """Colours or the sign of the kind, the name, and HP or life."""
    content = sheet.content
    most, least = 58 * logical / ACROSS, _least(logical, 7)
    left, right = 142.0, ACROSS - 30
    if content.colours:
        sheet.seals(content.colours, (82, HEAD / 2 + 2), 46)
    else:
        sheet.sign_of(content.sort, (82, HEAD / 2 + 2), 44, sheet.on, sheet.colour)
    sign, label, value = ("life", content.labels.life, content.life) if content.kind == "oshi" else (
        "hp", content.labels.hp, content.hp)  # fmt: skip
    if value:
        right = ACROSS - 172
        ink = mix(sheet.on, sheet.colour, 0.1)
        sheet.sign_of(sign, (right + 40, 34), 18, ink, sheet.colour)
        sheet.word(f"{sign}-label", label, (right + 64, 14, ACROSS - 24, 54), ink, (29 * logical / ACROSS, 5.5), "left")
        figure = (right + 8, 46, ACROSS - 24, HEAD - 2)
        sheet.word(sign, str(value), figure, sheet.on, (78 * logical / ACROSS, 12))
    ruby = mix(sheet.on, sheet.colour, 0.12)
    face, box = Face(content.name_language, "serif", bold=True), (left, 16, right, HEAD - 4)
    sheet.write(Written("name", (content.name,), face, box, (most, least), plain_inks(sheet.on, ruby), "left", lines=2))


class _Meta(NamedTuple):
    """What the card is, in signs and words with where each begins; where its tags begin, and how high all that is."""

    chips: tuple[tuple[str, str, float, float], ...]
    """The sign, the word, where it begins, how wide the word is."""
    left: float
    high: float


def _meta_of(sheet: CardSheet, logical: float) -> _Meta:
    """What it is, its level, and its tags, which on a card held close have as many lines as they need to be read."""
    content, labels = sheet.content, sheet.content.labels
    most = _meta_letters(logical)
    said = [(content.level or content.sort, labels.level or labels.kind)]
    said += [("buzz", labels.buzz)] if content.buzz else []
    said += [("limited", labels.limited)] if content.limited else []
    left, chips = EDGE + (40 if content.kind == "support" else 22), []
    for sign, word in said:
        wide = sheet.width_of(word, most) + 4
        chips.append((sign, word, left, wide))
        left += wide + 92
    high = META
    if labels.tags and logical >= READ_FROM:
        room = (sheet.unit(ACROSS - EDGE - 24 - left), 1e6)
        laid = sheet.setter.set_at(Face(sheet.language), READ * sheet.dpr, _plain(labels.tags), room)
        high = max(META, laid.height / sheet.canvas.scale)
    return _Meta(tuple(chips), left, high)


def _meta_letters(logical: float) -> float:
    return 30 * logical / ACROSS


def _meta(sheet: CardSheet, top: float, meta: _Meta, logical: float) -> None:
    """What it is, its level, and its tags, in signs and words."""
    theme, labels = sheet.theme, sheet.content.labels
    most, foot = _meta_letters(logical), top + META
    middle = (top + foot) / 2
    for sign, word, left, wide in meta.chips:
        ground = sheet.colour if sign != "limited" else theme.card_ink
        on = sheet.on if sign != "limited" else theme.card
        sheet.canvas.fill(rounded((left, top + 6, left + wide + 82, foot - 6), 24), rgba(ground))
        sheet.sign_of(sign, (left + 34, middle), 18, on, ground)
        sheet.word(f"chip-{sign}", word, (left + 64, top, left + 68 + wide, foot), on, (most, 5), "left")
    if labels.tags:
        box: Box = (meta.left + 6, top - 2, ACROSS - EDGE - 18, top + meta.high + 2)
        sheet.write(
            Written(
                "tags", _plain(labels.tags), Face(sheet.language), box, (most * 0.92, _least(logical, 4.4)),
                plain_inks(theme.card_ink), "left", lines=2 if meta.high <= META else 4, whole_words=False,
            )
        )  # fmt: skip


def _plain(text: str) -> Paragraphs:
    return ((Run(text),),)


def _least(logical: float, floor: float) -> float:
    """The smallest letters of a picture of that width, elsewhere than in a hand of that floor."""
    return READ if logical >= READ_FROM else floor


def _fitted(sheet: CardSheet, room: float, logical: float) -> tuple[float, list[_Part]]:
    """The parts of the panel with letters as large as their room allows, in logical pixels."""
    largest = max(TEXT * logical / ACROSS, FLOOR)
    wished = sheet.bottom * 0.46
    letters = largest
    for most, floor in ((wished, largest * TEXT_FROM / TEXT), (room, _least(logical, FLOOR))):
        while True:
            parts = _parts(sheet, letters, logical)
            if sum(part.high + GAP for part in parts) <= most:
                return letters, parts
            if letters <= floor:
                break
            letters = max(floor, letters - max(0.25, letters * 0.03))
    return letters, parts


def _parts(sheet: CardSheet, letters: float, logical: float) -> list[_Part]:
    content = sheet.content
    found = []
    every: tuple[ArtsLine | NamedText, ...] = (*content.effects, *content.arts, *content.skills)
    for what in every:
        head = _head_of(sheet, what, logical)
        text = _high(sheet, what.text, letters) if what.text else 4.0
        found.append(_Part(what, what.text, head + text, head))
    if content.text:
        found.append(_Part(None, content.text, _high(sheet, content.text, letters) + 8))
    return found


def _head_of(sheet: CardSheet, what: ArtsLine | NamedText, logical: float) -> float:
    """How high what stands above a text is: on a card held close as high as its name needs in letters that are read."""
    arts = isinstance(what, ArtsLine)
    usual = HEADS + (AGAINST if isinstance(what, ArtsLine) and what.against else 0.0)
    if logical < READ_FROM:
        return usual
    left, right = _arts_room(sheet, what, logical) if isinstance(what, ArtsLine) else _named_room(sheet, what, logical)
    face, size = Face(sheet.language, "sans", bold=True), READ * sheet.dpr
    room = (sheet.unit(right - left), 1e6)
    laid = sheet.setter.fit(face, _plain(what.name), room, (size, size), whole_words=True)
    return max(usual, laid.height / sheet.canvas.scale + (4 if arts else LABEL) + 10)


def _high(sheet: CardSheet, text: Paragraphs, letters: float) -> float:
    """How high a text of that size stands, in units."""
    width = sheet.unit(ACROSS - 2 * SIDE - 24)
    laid = sheet.setter.set_at(Face(sheet.language), letters * sheet.dpr, text, (width, 1e6))
    return laid.height / sheet.canvas.scale + 12


def _part(sheet: CardSheet, part: _Part, top: float, letters: float, logical: float) -> None:
    theme = sheet.theme
    if part.what is not None:
        ground = sheet.field((SIDE - 8, top, ACROSS - SIDE + 8, top + part.high), 0.1)
        if isinstance(part.what, ArtsLine):
            _arts_head(sheet, part.what, (top, top + part.head), logical)
        else:
            _named_head(sheet, part.what, (top, top + part.head), ground, logical)
    if part.text:
        term = theme.card_term
        inks = Inks(rgba(theme.card_ink), rgba(term), rgba(mix(theme.card, term, 0.55)), rgba(theme.card_ink_soft))
        box: Box = (SIDE + 12, top + part.head - (2 if part.head else -2), ACROSS - SIDE - 12, top + part.high + 4)
        what = f"text-{part.what.name}" if part.what is not None else "text"
        sheet.write(
            Written(what, part.text, Face(sheet.language), box, (letters, letters), inks, "top-left", lines=99,
                    whole_words=False)
        )  # fmt: skip


def _name_of(sheet: CardSheet, what: str, name: str, box: Box, most: float, logical: float) -> None:
    face, least = Face(sheet.language, "sans", bold=True), _least(logical, 4.6)
    sheet.write(
        Written(what, _plain(name), face, box, (most, least), plain_inks(sheet.theme.card_ink), "left",
                lines=2 if least < READ else 4, alone_from=max(least, most * 0.8))
    )  # fmt: skip


def _arts_room(sheet: CardSheet, art: ArtsLine, logical: float) -> tuple[float, float]:
    """Where the name of arts begins and ends: between what they cost and their damage."""
    wide = sheet.width_of(art.damage, DAMAGE * logical / ACROSS) + 6
    left = SIDE + 12 + len(art.cost) * RADII.get(len(art.cost), 17.0) * 2.22 + 4
    return left, ACROSS - SIDE - 2 - max(wide, 152.0 if art.against else 0.0) - 14


def _arts_head(sheet: CardSheet, art: ArtsLine, rows: tuple[float, float], logical: float) -> None:
    """Their cost in cheer, their name, their damage; below it whom they hurt more."""
    theme = sheet.theme
    unit = logical / ACROSS
    top, foot = rows
    radius = RADII.get(len(art.cost), 17.0)
    sheet.cost(art.cost, (SIDE, top, ACROSS, foot), radius, len(art.cost))
    right = ACROSS - SIDE - 2
    size = DAMAGE * unit
    wide = sheet.width_of(art.damage, size) + 6
    figure = (right - wide, top, right, foot if not art.against else foot - HEADS - AGAINST + 62.0)
    sheet.word(f"damage-{art.key}", art.damage, figure, theme.card_ink, (size, 9), "left")
    start, end = _arts_room(sheet, art, logical)
    _name_of(sheet, f"name-{art.key}", art.name, (start, top + 2, end, foot), 33 * unit, logical)
    if art.against:
        text = f"+{art.extra}"
        most = 30 * unit
        wide = sheet.width_of(text, most) + 4
        middle = foot - 26
        tone = colour(art.against, theme)
        ink = ink_on(tone, theme)
        sheet.canvas.fill(rounded((right - wide - 110, middle - 22, right, middle + 22), 22), rgba(tone))
        sheet.sign_of("against", (right - wide - 86, middle), 16, ink, tone)
        sheet.sign_of(art.against, (right - wide - 44, middle), 16, ink, tone)
        box: Box = (right - wide - 18, middle - 24, right, middle + 24)
        sheet.word(f"against-{art.key}", text, box, ink, (most, 5), "left")


def _named_room(sheet: CardSheet, what: NamedText, logical: float) -> tuple[float, float]:
    """Where a name begins and ends: between the sign of its class and what it costs."""
    wide = sheet.width_of(what.cost, COST * logical / ACROSS) + 68 if what.cost else 0.0
    return SIDE + 76, ACROSS - SIDE - 2 - wide


def _named_head(
    sheet: CardSheet, what: NamedText, rows: tuple[float, float], ground: str, logical: float
) -> None:
    """Its class in a sign and a word, its name, and what it costs in holo power."""
    theme, unit = sheet.theme, logical / ACROSS
    top, foot = rows
    middle = (top + foot) / 2
    centre = (SIDE + 32, middle)
    sheet.canvas.disc(centre, 32, rgba(sheet.colour))
    sheet.sign_of(what.kind, centre, 21, sheet.on, sheet.colour)
    right = ACROSS - SIDE - 2
    if what.cost:
        size = COST * unit
        wide = sheet.width_of(what.cost, size) + 6
        figure = (right - wide, top, right, foot)
        sheet.word(f"cost-{what.kind}", what.cost, figure, theme.card_ink, (size, 8), "left")
        sheet.sign_of("power", (right - wide - 30, middle), 22, sheet.tint, ground)
    start, end = _named_room(sheet, what, logical)
    ink = mix(theme.card_ink, sheet.tint, 0.5)
    label = (max(24 * unit, _least(logical, 0)), _least(logical, 4.6))
    sheet.word(f"class-{what.kind}", what.label, (start, top, end, top + LABEL + 2), ink, label, "left")
    name = (start, top + LABEL - 4, end, foot + 4)
    _name_of(sheet, f"name-{what.kind}", what.name, name, 32 * unit, logical)


def _art(sheet: CardSheet, bottom: float) -> None:
    """What the card shows, from edge to edge of the panel; left out where the text needs the room."""
    if bottom - HEAD > 36:
        sheet.scene((EDGE, HEAD, ACROSS - EDGE, bottom))
        sheet.canvas.stroke([(EDGE, bottom), (ACROSS - EDGE, bottom)], 4, rgba(mix(sheet.theme.card, sheet.tint, 0.6)))
    sheet.rim()


def _foot(sheet: CardSheet, top: float, logical: float) -> None:
    """What a baton touch costs, and the card's number."""
    content = sheet.content
    ground = colour((content.colours or (content.leading,))[-1], sheet.theme)
    ink, size = mix(ink_on(ground, sheet.theme), ground, 0.1), max(22 * logical / ACROSS, _least(logical, 0))
    middle = top + (FOOT - 6) / 2
    if content.labels.baton:
        left = EDGE + 16
        sheet.sign_of("baton", (left + 20, middle), 19, ink, ground)
        left += 54
        for at in range(content.baton):
            sheet.seal("colourless", (left + 16 + at * 40, middle), 15)
        if not content.baton:
            sheet.word("baton", "0", (left, top, left + 40, top + FOOT - 6), ink, (size * 1.2, 5), "left")
    if logical >= NUMBER_FROM:
        wide = sheet.width_of(content.number, size) + 3
        right = ACROSS - EDGE - 14
        sheet.word("number", content.number, (right - wide, top, right, top + FOOT - 6), ink, (size, 5), "left")
