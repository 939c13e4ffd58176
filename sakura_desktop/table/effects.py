"""What is seen over the board for a while: things on their way, impacts, figures, marks, a turn's banner.

Each is asked where it is and to paint itself for a share of its time, from 0 to 1. What can be painted once is painted
when it is made; two shares of the same `state` look the same, so nothing is painted between them.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from sakura_desktop.table.delegates.marks import pen, tint

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.table.steps import Shape

ARC: Final = 0.06
"""How far a flight swings aside, as a share of its way."""
SHOTS: Final = 3
"""So many fly one after the other where something is shot or thrown."""
PETALS: Final = 5
BODY: Final = 2.2
"""How far what is on its way reaches around itself at the most, by the half of an edge's width."""
EDGE: Final = 4
"""How far beyond its box a thing may paint, in pixels."""


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


def in_and_out(share: float, rise: float = 0.2, fall: float = 0.3) -> float:
    """How much of it is seen of what comes, stays and goes: 0 to 1 and back."""
    if share < rise:
        return share / rise
    return min(1.0, (1 - share) / fall)


def stands(share: float) -> float:
    """The same of what comes soon and stands for most of its time."""
    return in_and_out(share, 0.1, 0.15)


@dataclass(slots=True, kw_only=True)
class Effect(ABC):
    """Something seen: it waits `delay` milliseconds, then lasts so many."""

    lasts: float = 1
    delay: float = 0
    stays: bool = False
    """It stays as it is at its end, until it is taken away."""

    @abstractmethod
    def box(self, share: float) -> QRect:
        """Where it paints, on the board."""

    def state(self, share: float) -> object:
        """What it looks like, as a value to be compared."""
        return share

    @abstractmethod
    def paint(self, painter: QPainter, share: float) -> None:
        """As it looks after that share of its time."""


@dataclass(slots=True, kw_only=True)
class Pictured(Effect):
    """What shows one picture."""

    pixmap: QPixmap
    painted: Callable[[], QPixmap] | None = None
    """Asks for it again, where it may have been a placeholder."""

    def renew(self) -> bool:
        """Take the picture that has been painted meanwhile; false where it is as it was."""
        before = self.pixmap
        if self.painted is not None:
            self.pixmap = self.painted()
        return self.pixmap.cacheKey() != before.cacheKey()


@dataclass(slots=True, kw_only=True)
class Flight(Pictured):
    """A thing on its way."""

    source: QRect
    target: QRect
    stays: bool = True

    def at(self, share: float) -> QRect:
        """Where it is after a share of its way, eased at both ends, on a slight arc."""
        gone = eased(share)
        start, goal = QRectF(self.source).center(), QRectF(self.target).center()
        x = start.x() + (goal.x() - start.x()) * gone
        y = start.y() + (goal.y() - start.y()) * gone
        swing = 4 * ARC * gone * (1 - gone)
        x, y = x + (goal.y() - start.y()) * swing, y - (goal.x() - start.x()) * swing
        width = self.source.width() + (self.target.width() - self.source.width()) * gone
        height = self.source.height() + (self.target.height() - self.source.height()) * gone
        return QRect(round(x - width / 2), round(y - height / 2), round(width), round(height))

    def box(self, share: float) -> QRect:
        """Where it is."""
        return self.at(share)

    def state(self, share: float) -> object:
        """Only its way tells it."""
        return self.at(share).getRect()

    def paint(self, painter: QPainter, share: float) -> None:
        """As large as where it comes from, then as where it goes."""
        rect = self.at(share)
        if self.pixmap.deviceIndependentSize().toSize() == rect.size():
            painter.drawPixmap(rect.topLeft(), self.pixmap)
        else:
            painter.drawPixmap(rect, self.pixmap)


@dataclass(slots=True, kw_only=True)
class Picture(Pictured):
    """A picture that comes, stays and goes; it may come from larger or smaller or from aside, and rise."""

    at: QPoint
    """Its middle."""
    shown: Callable[[float], float] = in_and_out
    """How much of it is seen."""
    grows: tuple[float, float] = (1.0, 1.0)
    """How large it is at first and at last; it grows within the first part of its time."""
    slides: int = 0
    """From how far to the right it comes within that time."""
    rises: float = 0.0
    """How far it goes up in all."""
    early: float = 0.2
    """How large that first part is."""

    def box(self, share: float) -> QRect:
        """Where it is."""
        come = eased(min(1.0, share / self.early))
        scale = self.grows[0] + (self.grows[1] - self.grows[0]) * come
        size = self.pixmap.deviceIndependentSize() * scale
        left = self.at.x() + self.slides * (1 - come) - size.width() / 2
        top = self.at.y() - self.rises * eased(share) - size.height() / 2
        return QRect(round(left), round(top), round(size.width()), round(size.height()))

    def state(self, share: float) -> object:
        """Where, how large, how much of it."""
        return self.box(share).getRect(), round(self.shown(share) * 32)

    def paint(self, painter: QPainter, share: float) -> None:
        """The picture."""
        painter.setOpacity(max(0.0, min(1.0, self.shown(share))))
        painter.drawPixmap(self.box(share), self.pixmap)
        painter.setOpacity(1.0)


@dataclass(slots=True, kw_only=True)
class Frame(Effect):
    """A frame around a place or a thing that something comes from or goes to, or the light of a blow on it."""

    rect: QRect
    colour: str
    filled: float = 0.0
    """How much of the colour lies on the whole of it."""
    still: bool = True
    """It doesn't widen."""

    def box(self, share: float) -> QRect:
        """Around it."""
        wide = 3 if self.still else 3 + round(7 * eased(share))
        return self.rect.adjusted(-wide, -wide, wide, wide)

    def state(self, share: float) -> object:
        """How wide, how much of it."""
        return self.box(share).getRect(), round(in_and_out(share) * 16)

    def paint(self, painter: QPainter, share: float) -> None:
        """A line, and the light."""
        painter.setOpacity(max(0.0, in_and_out(share, 0.15, 0.5)))
        painter.setBrush(tint(self.colour, self.filled) if self.filled else Qt.BrushStyle.NoBrush)
        painter.setPen(pen(self.colour, 3))
        painter.drawRoundedRect(QRectF(self.box(share)), 8, 8)
        painter.setOpacity(1.0)


@dataclass(slots=True, kw_only=True)
class Dusk(Effect):
    """It grows dark over the board."""

    rect: QRect
    colour: str
    still: bool = False
    """It is dark at once."""

    DEPTH: ClassVar = 0.45
    """How dark it grows."""

    def box(self, share: float) -> QRect:
        """All of it."""
        del share
        return self.rect

    def state(self, share: float) -> object:
        """How dark it is."""
        return 1.0 if self.still else round(stands(share) * 10)

    def paint(self, painter: QPainter, share: float) -> None:
        """A veil."""
        painter.fillRect(self.rect, tint(self.colour, self.DEPTH * (1.0 if self.still else stands(share))))


@dataclass(slots=True, kw_only=True)
class Impact(Effect):
    """A blow: what strikes comes from where the attack is, then it is seen where it hits: a cut and splinters, rings of
    a weight, splinters all around, petals.
    """

    rect: QRect
    colour: str
    core: str
    """Of the middle of the stroke."""
    strength: float = 1.0
    shape: Shape = "cut"
    source: QRect | None = None
    """Where the blow comes from."""
    still: bool = False
    """It has no stroke and nothing flies."""

    STROKE: ClassVar = 0.35
    """The share of its time after which the stroke has come."""

    @property
    def _size(self) -> float:
        """Of what is on its way: the half of an edge's width."""
        return 5 + 5 * self.strength

    def _reach(self) -> float:
        return min(max(self.rect.height(), 48), 130) * (0.55 + 0.2 * self.strength)

    def box(self, share: float) -> QRect:
        """The stroke and the splinters."""
        reach = math.ceil(self._reach()) + EDGE
        middle = self.rect.center()
        found = QRect(middle - QPoint(reach, reach), QSize(2 * reach, 2 * reach)).united(self.rect)
        if self.source is not None and not self.still and share < self.STROKE:
            around = math.ceil(BODY * self._size)
            found = found.united(QRect(self.source.center(), QSize(1, 1)).adjusted(-around, -around, around, around))
        return found.adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def paint(self, painter: QPainter, share: float) -> None:
        """First the stroke, then the light and the splinters."""
        if self.source is not None and not self.still and share < self.STROKE:
            self._stroke(painter, share / self.STROKE)
            return
        begun = self.STROKE if self.source is not None and not self.still else 0.0
        after = (share - begun) / (1 - begun)
        left = max(0.0, 1 - after)
        painter.setPen(pen(self.colour, 3))
        painter.setBrush(tint(self.colour, 0.34 * left))
        painter.setOpacity(min(1.0, left * 1.6))
        painter.drawRoundedRect(QRectF(self.rect).adjusted(1, 1, -1, -1), 8, 8)
        if not self.still:
            self._landed(painter, after)
        painter.setOpacity(1.0)

    def _stroke(self, painter: QPainter, share: float) -> None:
        """What is on its way, by the shape of the blow."""
        assert self.source is not None
        start, goal = QPointF(self.source.center()), QPointF(self.rect.center())
        way = goal - start
        head, size = start + way * eased(share), self._size
        painter.setPen(Qt.PenStyle.NoPen)
        match self.shape:
            case "cut":
                self._edge(painter, start + way * eased(max(0.0, share - 0.45)), head, size)
            case "blunt":
                for reach, colour in ((1.9, self.colour), (1.1, self.core)):
                    painter.setBrush(QColor(colour))
                    painter.drawEllipse(head, size * reach, size * reach)
            case "shot":
                for number in range(SHOTS):
                    gone = eased(max(0.0, share - 0.13 * number))
                    self._edge(painter, start + way * max(0.0, gone - 0.1), start + way * gone, size * 0.6)
            case "spell":
                self._petals(painter, head, size * BODY, 3 * share)

    def _edge(self, painter: QPainter, tail: QPointF, head: QPointF, wide: float) -> None:
        """A pointed stroke with a bright middle."""
        way = head - tail
        length = math.hypot(way.x(), way.y()) or 1.0
        across = QPointF(-way.y(), way.x()) / length * wide
        middle = tail + way * 0.75
        painter.setBrush(QColor(self.colour))
        painter.drawPolygon(QPolygonF([tail, middle + across, head, middle - across]))
        painter.setBrush(QColor(self.core))
        thin = across * 0.35
        painter.drawPolygon(QPolygonF([tail + way * 0.3, middle + thin, head, middle - thin]))

    def _petals(self, painter: QPainter, middle: QPointF, reach: float, turned: float) -> None:
        """A bloom of five petals around a middle."""
        for number in range(PETALS):
            painter.save()
            painter.translate(middle)
            painter.rotate(360 * number / PETALS + 57 * turned)
            painter.setBrush(QColor(self.core if number % 2 else self.colour))
            painter.drawEllipse(QPointF(0, -reach * 0.62), reach * 0.24, reach * 0.4)
            painter.restore()

    def _landed(self, painter: QPainter, share: float) -> None:
        """Where it hits, by the shape of the blow."""
        middle, reach = QPointF(self.rect.center()), self._reach()
        far = eased(min(1.0, share * 1.5))
        match self.shape:
            case "cut":
                self._splinters(painter, share)
                half = QPointF(max(reach, self.rect.width() * 0.46), -reach * 0.5) * (0.35 + 0.65 * far)
                painter.setPen(Qt.PenStyle.NoPen)
                self._edge(painter, middle - half, middle + half, self._size * (1 - share))
            case "blunt":
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for part, colour in ((1.0, self.colour), (0.66, self.core), (0.4, self.colour)):
                    painter.setPen(pen(colour, 1 + (3 + 4 * self.strength) * (1 - share)))
                    painter.drawEllipse(middle, reach * part * far, reach * part * far)
            case "shot":
                self._splinters(painter, share)
            case "spell":
                painter.setPen(Qt.PenStyle.NoPen)
                for part in (0.95, 0.55):
                    self._petals(painter, middle, reach * part * (0.3 + 0.7 * far), share * (1.4 - part))

    def _splinters(self, painter: QPainter, share: float) -> None:
        """Long and short ones in turn, from the middle outwards."""
        middle, reach = QPointF(self.rect.center()), self._reach()
        painter.setPen(Qt.PenStyle.NoPen)
        far = eased(min(1.0, share * 1.5))
        count = 9 + round(3 * self.strength)
        for number in range(count):
            angle = 2 * math.pi * number / count + 0.3
            long = 1.0 if number % 2 else 0.68
            way = QPointF(math.cos(angle), math.sin(angle))
            across = QPointF(-way.y(), way.x()) * (2.4 + 1.4 * self.strength) * (1 - share)
            inner, outer = middle + way * reach * long * far * 0.45, middle + way * reach * long * (0.25 + 0.75 * far)
            painter.setBrush(QColor(self.core if number % 3 == 0 else self.colour))
            painter.drawPolygon(QPolygonF([inner + across, outer, inner - across]))


@dataclass(slots=True, kw_only=True)
class Jolt(Pictured):
    """A place that a heavy blow shakes: it swings aside a little and comes to rest."""

    rect: QRect
    reach: int
    """How far it swings, in pixels."""

    SWINGS: ClassVar = 3

    def _aside(self, share: float) -> int:
        return round(self.reach * math.sin(2 * math.pi * self.SWINGS * share) * (1 - share) ** 2)

    def box(self, share: float) -> QRect:
        """The place and as far as it swings."""
        del share
        return self.rect.adjusted(-self.reach, 0, self.reach, 0)

    def state(self, share: float) -> object:
        """How far aside it is."""
        return self._aside(share)

    def paint(self, painter: QPainter, share: float) -> None:
        """Where it is by itself, nothing lies over it."""
        aside = self._aside(share)
        if aside:
            painter.drawPixmap(self.rect.topLeft() + QPoint(aside, 0), self.pixmap)


@dataclass(slots=True, kw_only=True)
class Riffle(Pictured):
    """A pile shuffled: some of its backs go aside and come back between the others."""

    rect: QRect

    def box(self, share: float) -> QRect:
        """The pile and what goes aside of it."""
        del share
        aside = round(self.rect.width() * 0.55) + EDGE
        return self.rect.adjusted(-aside, -EDGE, aside, EDGE)

    def paint(self, painter: QPainter, share: float) -> None:
        """Two halves, twice."""
        swing = abs(math.sin(share * 2 * math.pi)) * self.rect.width() * 0.5
        for number, side in enumerate((-1, 1, -1, 1)):
            at = QPointF(self.rect.topLeft()) + QPointF(side * swing * (1 - 0.25 * (number // 2)), 0)
            painter.drawPixmap(at, self.pixmap)


@dataclass(slots=True, kw_only=True)
class Die(Effect):
    """A die that falls, tumbles over other numbers and comes to rest with its own upwards. One that counts as another
    number is turned to that, and what it showed stays beside it: 3 → 6.
    """

    at: QPoint
    side: int
    number: int
    paper: str
    ink: str
    counts: int = 0
    """The number that counts in the place of its own; 0 where its own does."""
    still: bool = False
    """It only shows its number."""

    TUMBLES: ClassVar = 0.45
    """The share of its time in which it tumbles …"""
    FACES: ClassVar = (5, 2, 6, 3, 1, 4)
    """… over these numbers, one after the other."""
    TURNS: ClassVar = (0.56, 0.68)
    """The share of its time in which it is turned to the number that counts."""
    FORMER: ClassVar = 0.66
    """How large what it showed stands beside it, as a share of its side …"""
    ARROW: ClassVar = 0.42
    """… and how long the arrow between them is."""

    @classmethod
    def room(cls, side: int, *, turned: bool) -> int:
        """How far it reaches to the left of its middle at rest."""
        return round(side * (0.85 + cls.ARROW + cls.FORMER)) if turned else side

    def _gone(self, share: float) -> float:
        return 1.0 if self.still else min(1.0, share / self.TUMBLES)

    def _turned(self, share: float) -> float:
        """How far it is turned to the number that counts."""
        start, end = self.TURNS
        if not self.counts:
            return 0.0
        return 1.0 if self.still else min(1.0, max(0.0, (share - start) / (end - start)))

    def face(self, share: float) -> int:
        """The number that is upwards."""
        if self._turned(share) >= 0.5:
            return self.counts
        gone = self._gone(share)
        return self.number if gone >= 1 else self.FACES[int(eased(gone) * 11) % len(self.FACES)]

    def box(self, share: float) -> QRect:
        """Where it is: it comes in two bounds from above."""
        gone = self._gone(share)
        high = abs(math.cos(gone * 1.5 * math.pi)) * (1 - gone) * self.side * 1.6
        around = round(self.side * 0.75) + EDGE
        found = QRect(self.at.x() - around, round(self.at.y() - high) - around, 2 * around, 2 * around)
        if self._turned(share):
            found.setLeft(self.at.x() - self.room(self.side, turned=True))
        return found

    def state(self, share: float) -> object:
        """Where, how far turned, with which number, how much of it."""
        ways = round(self._gone(share) * 40), round(self._turned(share) * 20)
        return self.box(share).getRect(), ways, self.face(share), round(in_and_out(share) * 16)

    def paint(self, painter: QPainter, share: float) -> None:
        """A square with its eyes; before it what it showed, where that doesn't count."""
        gone, turned = self._gone(share), self._turned(share)
        painter.save()
        seen = max(0.0, in_and_out(share, 0.06, 0.18))
        painter.setOpacity(seen)
        painter.translate(QPointF(self.at.x(), self.box(share).center().y()))
        painter.save()
        painter.rotate(340 * (1 - eased(gone)))
        if 0 < turned < 1:
            painter.scale(max(0.06, abs(math.cos(turned * math.pi))), 1)
        self._square(painter, self.side, self.face(share))
        painter.restore()
        if turned:
            painter.setOpacity(seen * eased(turned))
            self._former(painter)
        painter.restore()

    def _former(self, painter: QPainter) -> None:
        """What it showed, smaller, and an arrow to what counts."""
        tip, long, thick = -self.side * 0.62, self.side * self.ARROW, max(2.0, self.side * 0.07)
        arrow = QPainterPath(QPointF(tip - long, 0))
        arrow.lineTo(tip, 0)
        arrow.moveTo(tip - thick * 1.8, -thick * 1.8)
        arrow.lineTo(tip, 0)
        arrow.lineTo(tip - thick * 1.8, thick * 1.8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((self.paper, thick * 2.4), (self.ink, thick)):
            painter.setPen(pen(ink, wide))
            painter.drawPath(arrow)
        small = self.side * self.FORMER
        painter.translate(tip - long - small * 0.62, 0)
        self._square(painter, small, self.number)

    def _square(self, painter: QPainter, side: float, number: int) -> None:
        half = side / 2
        painter.setPen(pen(self.ink, max(2.0, side * 0.06)))
        painter.setBrush(QColor(self.paper))
        painter.drawRoundedRect(QRectF(-half, -half, side, side), side * 0.18, side * 0.18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.ink))
        for x, y in EYES[number]:
            painter.drawEllipse(QPointF(x * half * 0.55, y * half * 0.55), side * 0.09, side * 0.09)


EYES: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the eyes of a die's numbers are, from its middle."""


def sheet(size: QSize, dpr: float) -> QPixmap:
    """An empty picture of a size in the window's own pixels."""
    made = QPixmap(QSize(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr)))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made


def lettering(text: str, font: QFont, ink: str, halo: str, dpr: float) -> QPixmap:
    """A text with a halo in which it is read over whatever lies below."""
    metrics = QFontMetricsF(font)
    rim = max(3.0, font.pixelSize() * 0.16)
    size = QSize(math.ceil(metrics.horizontalAdvance(text) + 2 * rim), math.ceil(metrics.height() + 2 * rim))
    made = sheet(size, dpr)
    path = QPainterPath()
    path.addText(QPointF(rim, rim + metrics.ascent()), font, text)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    halo_pen = QPen(QColor(halo), 2 * rim, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo_pen)
    painter.fillPath(path, QColor(ink))
    painter.end()
    return made
