"""Holomem in their positions: the card as it lies — upright, across where it rests — and beside it its name, what is
left of its HP, its cheer by colour, its support cards and how many cards lie under it. What belongs to a holomem is
pointed at, read and taken where it stands there.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from engine.hololive.door import CardSeen, art_name, card_face
from sakura_desktop.hololive.pictures.colours import COLOURS, colour, ink_on
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.delegates.card import paint_lying
from sakura_desktop.table.delegates.component import fitting
from sakura_desktop.table.delegates.marks import lit_frame, number_disc, pen
from sakura_desktop.table.measures import LEAST_LETTERS, READ
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtCore import QModelIndex

    from engine.cardgame.view import CardSeen as Seen
    from engine.hololive.door import ArtsFace

LETTERS: Final = 15.4
"""The words and the figures that decide, at scale 1, at the least."""
MIDDLE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
"""How words stand in their line: none is cut above or below."""
APART: Final = 5
"""Pixels between what belongs to a holomem."""
LIGHT: Final = 2
"""Pixels by which a card stands off the name above it: so far the light around it reaches."""
COLOURLESS: Final = "colourless"
DOT: Final = "・"
"""Stands between the parts of a name."""


@cache
def cheer_colour(number: str) -> str:
    """The colour of a cheer."""
    colours = card_face(number).colours
    return colours[0] if colours else COLOURLESS


class Chip(NamedTuple):
    """What belongs to a holomem and is seen as one: cheer of a colour, a support card, the cards under it."""

    kind: str
    cards: tuple[CardSeen, ...]
    rect: QRect
    colour: str = ""


class SetName(NamedTuple):
    """A name in its lines, and the letters in which they have room."""

    lines: tuple[str, ...]
    font: QFont
    height: int


class Cell(NamedTuple):
    """The room of one holomem: its card, and what is said beside it."""

    whole: QRect
    card: QRect
    beside: QRect
    name: SetName | None = None
    """Its name, where that stands above all else."""

    @property
    def named(self) -> int:
        """How much of the height beside it its name takes."""
        return self.name.height if self.name is not None else 0


class HolomemView(CardsView):
    """A position of the stage."""

    least_cells: ClassVar = 1
    """So many holomem have room of their own; more share it."""
    named: ClassVar = False
    """Each is named beside its card; else the position is written along its upper edge with the one name."""
    beside_hp: ClassVar = False
    """What belongs to it begins beside its HP; else below."""

    _threats: Mapping[str, tuple[int, ...]] = {}
    _cells: list[Cell] | None = None
    _chips: list[list[Chip]] | None = None
    """Where holomem and what belongs to them stand; None until it is asked for. Every key and every movement of the
    mouse asks for it many times.
    """

    # --- where everything stands

    @property
    def least(self) -> int:
        """How small words and figures become here, in pixels."""
        return self.measures.letters(LETTERS) if self.measures else round(LETTERS)

    def arrange_anew(self) -> None:
        """Also what belongs to holomem."""
        super().arrange_anew()
        self._cells = self._chips = None

    def cells(self) -> list[Cell]:
        """The room of each holomem, from the left."""
        if self._cells is None:
            self._cells = self.share(self.item_room(), self.model_of().rowCount())
        return self._cells

    def share(self, room: QRect, count: int) -> list[Cell]:
        """The room in as many parts as there are holomem, or would have room."""
        gap = self.measures.gap if self.measures else 4
        shares = max(self.least_cells, count)
        width = (room.width() - gap * (shares - 1)) // shares
        found = []
        for row in range(count):
            whole = QRect(room.left() + row * (width + gap), room.top(), width, room.height())
            found.append(self._cell(whole, row))
        return found

    def _cell(self, whole: QRect, row: int) -> Cell:
        """The card at the left, in a square in which it can lie either way where there is room for that."""
        size = self.card_size()
        high = min(whole.height() - LIGHT, size.height())
        upright = QSize(size.width() * high // max(1, size.height()), high)
        side = min(high, max(upright.width(), round(whole.width() * 0.42)))
        seen = self.card_at(row)
        if seen is not None and seen.status == "rest":
            lies = QSize(side, side * upright.width() // max(1, upright.height()))
        else:
            lies = upright
        left = whole.left() + (side - lies.width()) // 2
        card = QRect(QPoint(left, whole.center().y() - (lies.height() - LIGHT) // 2), lies)
        start = whole.left() + side + (6 if whole.width() > 120 else 3)
        beside = QRect(start, whole.top(), whole.right() - start, whole.height())
        cell = Cell(whole, card, beside)
        if not self.named or seen is None or seen.number is None:
            return cell
        name, font = self.words.of("card-name").card(seen.number).text, tuple(self.font().families())
        found = set_name(font, name, beside.width(), self.least)
        if self._below_hp(cell) + found.height + self._line() > whole.bottom() + 3:
            found = set_name(font, name, beside.width(), self.least, most=1)
        return cell._replace(name=found)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Each card in its cell."""
        del room, count
        return [cell.card for cell in self.cells()]

    def cell_at(self, point: QPoint) -> int:
        """The row of the holomem in whose room a point is; -1 for none."""
        return next((row for row, cell in enumerate(self.cells()) if cell.whole.contains(point)), -1)

    def chips(self, row: int) -> list[Chip]:
        """What belongs to a holomem, each where it is seen."""
        chips = self._laid()
        return chips[row] if row < len(chips) else []

    def _laid(self) -> list[list[Chip]]:
        """What belongs to each holomem."""
        if self._chips is None:
            seen = [entry.seen for entry in self.cards().entries]
            self._chips = [
                self._set(cell, card) if isinstance(card, CardSeen) else []
                for cell, card in zip(self.cells(), seen, strict=False)  # of others it hears when they are there
            ]
        return self._chips

    def _line(self) -> int:
        """How high a line of what is said is."""
        return self.least + (3 if self.least >= READ else 2)

    def _hp_height(self, cell: Cell) -> int:
        most = round(cell.beside.height() * (0.25 if self.named else 0.3))
        return max(self.least + 2, most)

    def _bar_height(self) -> int:
        return max(4, self.least // 3)

    def _below_hp(self, cell: Cell) -> int:
        """Where what belongs to it begins: below the name and the HP, nearer to them where a line has no room else."""
        over = cell.beside.top() + cell.named + self._hp_height(cell) + self._bar_height()
        return max(over, min(over + 3, cell.beside.bottom() + 4 - self._line()))

    def _lines(self, cell: Cell) -> int:
        """How many lines there are for what belongs to it."""
        return max(1, (cell.beside.bottom() + 3 - self._below_hp(cell)) // self._line())

    def _sorted(self, card: CardSeen) -> Iterator[tuple[str, tuple[CardSeen, ...], str]]:
        """What belongs to a holomem as it is seen: cheer by colour, each support card, the cards under it."""
        counted: dict[str, list[CardSeen]] = {}
        for one in card.belonging("cheer"):
            counted.setdefault(cheer_colour(one.number) if one.number else COLOURLESS, []).append(one)
        for one_colour in COLOURS:
            if one_colour in counted:
                yield "cheer", tuple(counted[one_colour]), one_colour
        for one in card.belonging("support"):
            yield "support", (one,), ""
        if stack := card.belonging("stack"):
            yield "stack", stack, ""

    def _set(self, cell: Cell, card: CardSeen) -> list[Chip]:
        """Signs side by side, then in a second line; where they are too many they move together."""
        side, room = self._line(), cell.beside
        lines = self._lines(cell)
        items = [(*one, self._wide(one[0], len(one[1]), side)) for one in self._sorted(card)]
        whole = sum(wide + APART for *_, wide in items)
        tight = min(1.0, lines * room.width() / max(1, whole + side))
        found: list[Chip] = []
        left, line = room.left(), 0
        if self.beside_hp:
            left, line = left + self._hp_width(cell, card), -1
        for kind, cards, hue, wide in items:
            if left + wide > room.right() + 4 and line + 1 < lines and (left > room.left() or line < 0):
                left, line = room.left(), line + 1
            top = self._below_hp(cell) + line * side if line >= 0 else room.top() + (self._hp_height(cell) - side) // 2
            at = QRect(min(left, max(room.left(), room.right() - wide)), top, wide, side)
            found.append(Chip(kind, cards, at, hue))
            left += round((wide + APART) * tight) if tight < 1 and line + 1 == lines else wide + APART
        return found

    def _hp_width(self, cell: Cell, card: CardSeen) -> int:
        """How much of its line the HP takes, with what arts would take of it."""
        font = QFont(self.font())
        font.setPixelSize(self._hp_size(self._hp_height(cell)))
        font.setBold(True)
        left = QFontMetrics(font).horizontalAdvance(str(card.left or 0))
        font.setPixelSize(self.least)
        font.setBold(False)
        beside = max(QFontMetrics(font).horizontalAdvance(text) for text in ("/ 000", self._threat(card)))
        return left + beside + 12

    def _threat(self, card: Seen) -> str:
        """What arts would take of it, in figures; empty where none is shown."""
        return "/".join(f"−{one}" for one in self._threats.get(card.handle, ()))

    def _hp_size(self, high: int) -> int:
        return max(self.least, high - 2)

    def _wide(self, kind: str, count: int, side: int) -> int:
        """How wide the sign of what belongs to a holomem is."""
        if kind == "support":
            return side
        font = QFont(self.font())
        font.setPixelSize(self.least)
        font.setBold(True)
        sign = side if kind == "cheer" else round(side * 0.9)
        return sign + QFontMetrics(font).horizontalAdvance(str(count)) + 4

    # --- what is taken and pointed at

    def bears(self, handle: str) -> bool:
        """Whether what is called so belongs to a holomem here."""
        return any(one.handle == handle for entry in self.cards().entries for one in entry.seen.attached)

    def boxes(self) -> list[QRect]:
        """Where the cards lie, then what belongs to them: rows beyond those of the model."""
        return [*super().boxes(), *(chip.rect for chip in self._all_chips())]

    def stacking(self) -> list[int]:
        """The cards: what belongs to them is painted with them."""
        return list(range(self.model_of().rowCount() - 1, -1, -1))

    def _all_chips(self) -> list[Chip]:
        return [chip for chips in self._laid() for chip in chips]

    def _chip_at(self, point: QPoint) -> Chip | None:
        return next((chip for chip in reversed(self._all_chips()) if chip.rect.contains(point)), None)

    def row_at(self, point: QPoint) -> int:
        """What belongs to a holomem, else the holomem in whose room the point is."""
        chips, count = self._all_chips(), self.model_of().rowCount()
        found = (count + number for number, chip in reversed(list(enumerate(chips))) if chip.rect.contains(point))
        return next(found, self.cell_at(point))

    def row_of(self, thing: Thing) -> int:
        """The row of a holomem, or of what belongs to one."""
        count = self.model_of().rowCount()
        chips = (number for number, chip in enumerate(self._all_chips(), count) if _among(chip, thing))
        row = super().row_of(thing)
        return row if row >= 0 else next(chips, -1)

    def card_at(self, row: int) -> Seen | None:
        """A holomem, or the first card of what belongs to one."""
        count = len(self.cards().entries)
        if row < count:
            return super().card_at(row)
        chips = self._all_chips()
        return chips[row - count].cards[0] if row - count < len(chips) else None

    def readable(self) -> list[tuple[Thing | None, QRect]]:
        """Each holomem, and behind it what belongs to it."""
        found = super().readable()
        found += [(self._thing(card), chip.rect) for chip in self._all_chips() for card in chip.cards[:1]]
        return sorted(found, key=lambda one: self.cell_at(one[1].center()))

    def _thing(self, card: Seen) -> Thing:
        """What belongs to a holomem as a hand takes it: it lies in an area of its own."""
        return Thing(card.handle, f"{card.status}.{self.place.partition('.')[2]}")

    def thing_at(self, point: QPoint) -> Thing | None:
        """Of what belongs to a holomem the first that may be taken; else the holomem, by whatever of it."""
        chip = self._chip_at(point)
        lit = self.cards().glow.lit
        if chip is not None:
            found = next((thing for thing in map(self._thing, chip.cards) if thing in lit), None)
            if found is not None:
                return found
        row = self.cell_at(point)
        return self.cards().thing(row) if row >= 0 else None

    def box_of(self, thing: Thing) -> QRect | None:
        """Where a holomem stands, or what belongs to it."""
        row = self.row_of(thing)
        return self.boxes()[row] if row >= 0 else super().box_of(thing)

    def threatened(self) -> list[QRect]:
        """Where it is read what arts would take of the holomem here, in the view's own terms."""
        found = []
        for row, cell in enumerate(self.cells()):
            card = self.card_at(row)
            if isinstance(card, CardSeen) and card.handle in self._threats:
                size = QSize(self._hp_width(cell, card) - 12, self._hp_height(cell) + self._bar_height())
                found.append(QRect(QPoint(cell.beside.left(), cell.beside.top() + cell.named), size))
        return found

    def show_threats(self, threats: Mapping[str, tuple[int, ...]]) -> None:
        """Show what arts would take of the holomem here, by their handles."""
        here = {entry.seen.handle for entry in self.cards().entries} if self.model() is not None else set()
        told = {handle: found for handle, found in threats.items() if handle in here}
        if told != self._threats:
            self._threats = told
            self.refresh()

    def relight(self) -> None:
        """What belongs to holomem is lit otherwise."""
        if self.model() is not None and any(entry.seen.attached for entry in self.cards().entries):
            self.repicture()

    def dataChanged(self, first: QModelIndex, last: QModelIndex, roles: list[int] | None = None) -> None:  # type: ignore[override]  # Qt's stub names other types
        """One that rests lies otherwise."""
        super().dataChanged(first, last, roles)
        self.refresh()

    # --- what is seen

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The card turned as it lies, then what is said beside it."""
        entry = self.cards().entries[row]
        card = entry.seen
        alone = replace(entry, seen=replace(card, attached=(), pieces=()))
        paint_lying(painter, rect, alone, self.look, more=self.paint_more)
        if isinstance(card, CardSeen) and row < len(self.cells()):
            self._figures(painter, self.cells()[row], card, row)

    def _figures(self, painter: QPainter, cell: Cell, card: CardSeen, row: int) -> None:
        """Name, HP, cheer, support cards, cards under it."""
        if cell.beside.width() < 24:
            return
        top = cell.beside.top()
        if self.named:
            self._name(painter, cell)
            top += cell.named
        if card.hp is not None:
            high = self._hp_height(cell)
            self._hp(painter, QRect(cell.beside.left(), top, cell.beside.width(), high), card)
        for chip in self.chips(row):
            self._chip(painter, chip)

    def _name(self, painter: QPainter, cell: Cell) -> None:
        """In a line, else in two."""
        if cell.name is None:
            return
        painter.setFont(cell.name.font)
        painter.setPen(QColor(self.look.theme.ink))
        high = cell.named // len(cell.name.lines)
        for number, line in enumerate(cell.name.lines):
            room = QRect(cell.beside.left(), cell.beside.top() + number * high, cell.beside.width(), high)
            painter.drawText(room, MIDDLE, line)

    def _hp(self, painter: QPainter, rect: QRect, card: CardSeen) -> None:
        """What is left of the HP, large, of how much, and a bar that says it without reading."""
        theme = self.look.theme
        assert card.hp is not None
        left = max(0, card.hp - card.damage)
        low = left * 2 <= card.hp
        font = QFont(self.font())
        font.setPixelSize(self._hp_size(rect.height()))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.warning if low else theme.ink))
        painter.drawText(rect, MIDDLE, str(left))
        after = painter.fontMetrics().horizontalAdvance(str(left)) + 2
        font.setPixelSize(self.least)
        font.setBold(False)
        painter.setFont(font)
        room = rect.adjusted(after, 0, 0, 0)
        threat = self._threat(card)
        beside = threat or f"/ {card.hp}"
        for text in (beside, beside.replace(" ", "")):
            if painter.fontMetrics().horizontalAdvance(text) <= room.width():
                painter.setPen(QColor(theme.warning if threat else theme.ink_soft))
                painter.drawText(room, MIDDLE, text)
                break
        self._bar(painter, QRect(rect.left(), rect.bottom() + 1, rect.width(), self._bar_height()), card, left)

    def _bar(self, painter: QPainter, rect: QRect, card: CardSeen, left: int) -> None:
        theme = self.look.theme
        bar = QRectF(rect)
        painter.setPen(pen(theme.line, 1))
        painter.setBrush(QColor(theme.paper_sunk))
        painter.drawRoundedRect(bar, 2, 2)
        if not card.hp or not left:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.warning if left * 2 <= card.hp else theme.good))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * left / card.hp, bar.height()), 2, 2)
        threat = max(self._threats.get(card.handle, (0,)))
        if threat:
            gone = min(left, threat)
            start = bar.left() + bar.width() * (left - gone) / card.hp
            painter.setBrush(Qt.BrushStyle.BDiagPattern)
            painter.setBrush(QColor(theme.warning).lighter(150))
            painter.drawRect(QRectF(start, bar.top() - 1, bar.width() * gone / card.hp, bar.height() + 2))

    def _chip(self, painter: QPainter, chip: Chip) -> None:
        {"cheer": self._cheer_chip, "support": self._support_chip, "stack": self._stack_chip}[chip.kind](painter, chip)
        glow = self.cards().glow
        things = [self._thing(card) for card in chip.cards]
        if any(thing in glow.lit for thing in things):
            lit_frame(painter, chip.rect.adjusted(-3, -2, 3, 2), self.look.theme, 4)
        picked = sum(thing in glow.picked for thing in things)
        if picked:
            centre = QRectF(chip.rect).topRight()
            theme = self.look.theme
            number_disc(painter, centre, self.least * 0.55, str(picked), theme.chosen, theme.paper_raised)

    def _cheer_chip(self, painter: QPainter, chip: Chip) -> None:
        """A disc of the colour with its emblem, and how many there are."""
        self._seal(painter, chip.rect.topLeft(), chip.rect.height(), chip.colour)
        self._count(painter, chip.rect, chip.rect.height() + 1, len(chip.cards))

    def _seal(self, painter: QPainter, at: QPoint, side: int, hue: str) -> None:
        """A colour's emblem on a disc of it, as cards have it."""
        theme = self.look.theme
        ground = colour(hue, theme)
        painter.setPen(pen(theme.ink_soft, 1))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(QRectF(at.x() + 1, at.y() + 1, side - 2, side - 2))
        inner = round(side * 0.68)
        sign = self.look.sign(f"hololive-{hue}", QSize(inner, inner), ink_on(ground, theme))
        painter.drawPixmap(at.x() + (side - inner) // 2, at.y() + (side - inner) // 2, sign)

    def _count(self, painter: QPainter, rect: QRect, after: int, count: int) -> None:
        """A number behind a sign."""
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(self.least)
        painter.setFont(font)
        painter.setPen(QColor(self.look.theme.ink))
        room = rect.adjusted(after, 0, 0, 0)
        painter.drawText(room, MIDDLE, str(count))

    def _support_chip(self, painter: QPainter, chip: Chip) -> None:
        """A card with the sign of its kind."""
        number, theme = chip.cards[0].number, self.look.theme
        painter.setPen(pen(theme.ink_soft, 1.2))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(QRectF(chip.rect).adjusted(1, 1, -1, -1), 3, 3)
        kind = card_face(number).support if number is not None else None
        side = round(chip.rect.height() * 0.74)
        sign = self.look.sign(f"hololive-{kind or 'item'}", QSize(side, side), theme.card_ink)
        place = chip.rect.center() - QPoint(side // 2 - 1, side // 2 - 1)
        painter.drawPixmap(place, sign)

    def _stack_chip(self, painter: QPainter, chip: Chip) -> None:
        """The sign of cards under a card, and how many there are."""
        side = round(chip.rect.height() * 0.84)
        sign = self.look.sign("area:stack", QSize(side, side), self.look.theme.ink_soft)
        painter.drawPixmap(chip.rect.left(), chip.rect.top() + (chip.rect.height() - side) // 2, sign)
        self._count(painter, chip.rect, side + 3, len(chip.cards))


def _among(chip: Chip, thing: Thing) -> bool:
    return any(one.handle == thing.what for one in chip.cards)


@lru_cache(256)
def set_name(families: tuple[str, ...], name: str, width: int, pixels: int, most: int = 2) -> SetName:
    """A name in letters of that size, or down to the smallest that are read, narrower, then in two lines; only one that
    is too long even so, though the dot at which it is parted hangs over, loses its end.
    """
    font = QFont(families)
    font.setBold(True)
    ways: list[tuple[str, ...]] = [(name,), *_in_two(name)][: None if most > 1 else 1]
    for hanging, lines, size in product(("", DOT), ways, range(pixels, LEAST_LETTERS - 1, -1)):
        font.setPixelSize(size)
        measured = [line.removesuffix(hanging) for line in lines]
        found = fitting(font, max(measured, key=QFontMetrics(font).horizontalAdvance), width)
        if all(QFontMetrics(found).horizontalAdvance(line) <= width for line in measured):
            return SetName(lines, found, len(lines) * (size + (3 if len(lines) == 1 and size >= READ else 2)))
    metrics = QFontMetrics(found)
    cut = tuple(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in ways[:2][-1])
    return SetName(cut, found, len(cut) * (LEAST_LETTERS + 2))


def _in_two(name: str) -> list[tuple[str, str]]:
    """A name parted where a word ends, the most even way first."""
    ends = [at for at in range(1, len(name)) if name[at] in " " or name[at - 1] in "-・=＝"]
    pairs = [(name[:at].strip(), name[at:].strip()) for at in ends]
    return sorted(pairs, key=lambda pair: max(map(len, pair)))


class FrontView(HolomemView):
    """The center or the collab position: one holomem, whose name is written beside that of the position."""

    beside_hp: ClassVar = True

    NAME: ClassVar = 0.66
    """How much of the line its name takes, at the most."""

    def share(self, room: QRect, count: int) -> list[Cell]:
        """All the room; while one blooms, two of them are here for a moment."""
        return [self._cell(room, row) for row in range(count)]

    def _figures(self, painter: QPainter, cell: Cell, card: CardSeen, row: int) -> None:
        """And its arts, as many as there is room for."""
        super()._figures(painter, cell, card, row)
        if card.number is None or cell.beside.width() < 24:
            return
        chips = self.chips(row)
        top = max([self._below_hp(cell), *(chip.rect.bottom() + 2 for chip in chips)])
        high = self._line()
        for arts in card_face(card.number).arts:
            if top + high > cell.beside.bottom() + 4:
                break
            self._arts(painter, QRect(cell.beside.left(), top, cell.beside.width(), high), card.number, arts)
            top += high

    def _arts(self, painter: QPainter, rect: QRect, number: str, arts: ArtsFace) -> None:
        """What they cost, their damage, their name."""
        theme, left, side = self.look.theme, rect.left(), rect.height() - 3
        for hue in arts.cost:
            self._seal(painter, QPoint(left, rect.top() + 1), side, hue)
            left += side - 1
        left += 5
        font = QFont(self.font())
        font.setPixelSize(self.least)
        font.setBold(True)
        painter.setFont(font)
        damage = f"{arts.damage}{'+' if arts.more else ''}"
        wide = painter.fontMetrics().horizontalAdvance(damage)
        painter.setPen(QColor(theme.ink))
        painter.drawText(QRect(left, rect.top(), wide + 2, rect.height()), MIDDLE, damage)
        left += wide + 7
        font.setBold(False)
        painter.setPen(QColor(theme.ink_soft))
        room = QRect(left, rect.top(), rect.right() - left, rect.height())
        name = self.words.of("card-name").text(art_name(number, arts.key))
        painter.setFont(fitting(font, name, room.width()))
        text = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        if room.width() > 3 * self.least:
            painter.drawText(room, MIDDLE, text)

    def figure(self) -> str:
        """One holomem stands here, so instead of how many there are its name is written."""
        seen = self.card_at(0) if self.cards().entries else None
        if seen is None or seen.number is None:
            return ""
        name = self.words.of("card-name").card(seen.number).text
        font = QFont(self.font())
        font.setPixelSize(self.least)
        font.setBold(True)
        room = round(self.caption_room().width() * self.NAME)
        return QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, room)


class BackView(HolomemView):
    """The back position: up to five holomem in a row."""

    least_cells: ClassVar = 5
    named: ClassVar = True
