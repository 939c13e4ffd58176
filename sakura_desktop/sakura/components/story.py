"""The story board: its acts and the lines between them, the mask, the prepared plot on its spaces, those achieved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen, QPolygonF

from engine.sakura.door import STORY, act_depth
from engine.text.phrase import Phrase, say
from sakura_desktop.pictures.shapes import circle
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PanelCards, PartView, RowOfCards
from sakura_desktop.table.delegates.component import paint_state, put_sign
from sakura_desktop.table.delegates.marks import pen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel
    from sakura_desktop.theme import Theme

ACTS = tuple(f"act-{act}" for act in range(len(STORY)))
"""The acts, as a hand points at them."""
SHAPES = {
    "white": (24, 0, 1.0), "purple": (4, -90, 1.15), "green": (6, 0, 1.1), "red": (4, 45, 1.25),
    "yellow": (5, -90, 1.15), "final": (8, 22.5, 1.0),
}
"""How many corners an act of each color has, and where the first one is: not told apart by color alone; and how much
farther out than those of a circle they are, so that all look alike large.
"""
SPACE = 18
"""The height of the spaces of a plot."""
LEAST = 16
"""How small an act becomes: its value can still be read."""


class StoryPanel(PanelView):
    """The board, beside it the cards."""

    share = 2.2
    tall = True

    def build(self) -> None:
        """The mask, the acts, the cards."""
        self.add(MaskView, self.table.part(self.at("act")))
        for act in ACTS:
            self.add(ActView, self.table.part(self.at(act)))
        self.add(PanelCards, self.table.cards(self.at("plots")))
        self.add(RowOfCards, self.table.cards(self.at("achieved")))

    def arrange(self, room: QRect) -> None:
        """The board at the left; at the right the plot above its spaces, below them those achieved."""
        mask, *acts, plot, achieved = self.views
        boxes = act_boxes(room)
        for view, box in zip(acts, boxes, strict=True):
            view.setGeometry(box)
        mask.setGeometry(mask_box(boxes, dict(self.panel.counters).get("act", 0)))
        upper, _, lower = _beside(room)
        plot.setGeometry(upper)
        achieved.setGeometry(lower)

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """The lines between the acts, dashed with a bar where there is a trial; the spaces of the plot."""
        theme = self.look.theme
        boxes = act_boxes(room)
        for act, box in zip(STORY, boxes, strict=True):
            for ways, trial in ((act.plain, False), (act.trials, True)):
                for to in ways:
                    _way(painter, QPointF(box.center()), QPointF(boxes[to].center()), theme, trial=trial)
        counters = dict(self.panel.counters)
        spaces, here = counters.get("plot-spaces", 0), counters.get("plot-space", 1)
        if spaces:
            paint_spaces(painter, _beside(room)[1], spaces, here, self.look)

    def figures(self) -> list[Phrase]:
        """The act now, then the plot."""
        counters = dict(self.panel.counters)
        said = [act_now(counters.get("act", 0))]
        if spaces := counters.get("plot-spaces", 0):
            said.append(say("board-plot-space", space=counters.get("plot-space", 1), spaces=spaces))
        return [*said, *(caption for view in self.views[-2:] if (caption := view.caption()) is not None)]


class ActView(PartView):
    """An act: a shape by its color, in it its value."""

    def act(self) -> int:
        """Its number."""
        return int(self.part().part.rpartition("-")[2])

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The act."""
        del row
        model = self.part()
        paint_act(painter, rect, self.act(), self.look, here=model.value("act") == self.act())
        paint_state(painter, rect, model, self.look)

    def phrase(self) -> Phrase | None:
        """The act in words."""
        return act_phrase(self.part())


class MaskView(PartView):
    """The mask beside the act that it lies on."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The mask."""
        del row
        model, theme = self.part(), self.look.theme
        if model.held:
            painter.setOpacity(0.35)
        put_sign(painter, rect, "act", theme.cherry, self.look, 0.8)
        painter.setOpacity(1.0)
        paint_state(painter, rect, model, self.look)

    def phrase(self) -> Phrase | None:
        """The mask and where it lies."""
        return mask_phrase(self.part())


def act_now(act: int) -> Phrase:
    """The current act with its value."""
    return say("board-act", color=STORY[act].color, value=STORY[act].value)


def act_phrase(model: ComponentModel) -> Phrase:
    """An act of the board in words, and whether the mask can go there."""
    number = int(model.part.rpartition("-")[2])
    return say(
        "board-item-act",
        act=act_now(number),
        here="yes" if model.value("act") == number else "no",
        state="target" if model.target else "there",
    )


def mask_phrase(model: ComponentModel) -> Phrase:
    """The mask in words."""
    return say("board-item-mask", act=act_now(model.value("act") or 0), state="lit" if model.lit else "there")


def act_boxes(room: QRect) -> list[QRect]:
    """Where the acts lie: those to which as many lines lead in one row, side by side; in a low room the story goes from
    left to right.
    """
    board = QRect(room.left(), room.top(), _board(room), room.height())
    if _low(room):
        return [_mirrored(box) for box in _downwards(_mirrored(board))]
    return _downwards(board)


def _mirrored(rect: QRect) -> QRect:
    """Across becomes down."""
    return QRect(rect.top(), rect.left(), rect.height(), rect.width())


def _downwards(board: QRect) -> list[QRect]:
    rows = [act_depth(act) for act in range(len(STORY))]
    high, wide = board.height() / (rows[-1] + 1), board.width()
    side = max(LEAST, min(round(high * 0.88), wide * 7 // 20))
    found = []
    for act, row in enumerate(rows):
        beside = [other for other, where in enumerate(rows) if where == row]
        aside = (beside.index(act) - (len(beside) - 1) / 2) * (wide - side - 2)
        left = round(board.left() + (wide - side) / 2 + aside)
        found.append(QRect(left, round(board.top() + high * (row + 0.5) - side / 2), side, side))
    return found


def mask_box(boxes: list[QRect], act: int) -> QRect:
    """Where the mask lies on an act: at its inner side, at the left of one that lies in the middle."""
    here, middle = boxes[act], boxes[0].left()
    side = here.width()
    if boxes[0].right() < boxes[1].left():
        below = here.top() >= boxes[0].top()
        return QRect(here.left(), here.top() - side if below else here.bottom(), side, side)
    left = here.right() if here.left() < middle else here.left() - side
    return QRect(left + 1, here.top(), side - 2, side)


def _low(room: QRect) -> bool:
    """There is too little height for the story to go down."""
    return room.height() < 96 and room.width() > 2 * room.height()


def _board(room: QRect) -> int:
    """How wide the board is."""
    if _low(room):
        return max(room.width() * 13 // 20, LEAST * (act_depth(len(STORY) - 1) + 1))
    return min(room.width() * 11 // 20, room.height())


def _beside(room: QRect) -> tuple[QRect, QRect, QRect]:
    """The room of the plot, of its spaces and of those achieved: one below the other; in a low room the cards side by
    side, the spaces above them beside the panel's name.
    """
    left = room.left() + _board(room) + 3
    wide = room.right() + 1 - left
    if _low(room):
        plot = wide * 3 // 5
        return (
            QRect(left, room.top(), plot, room.height()),
            QRect(left, room.top() - LEAST, wide, LEAST - 1),
            QRect(left + plot + 1, room.top(), wide - plot - 1, room.height()),
        )
    high = (room.height() - SPACE) * 3 // 5
    below = room.top() + high + SPACE
    return (
        QRect(left, room.top(), wide, high),
        QRect(left, room.top() + high, wide, SPACE),
        QRect(left, below, wide, max(0, room.bottom() - below)),
    )


def paint_act(painter: QPainter, rect: QRect, act: int, look: Appearance, *, here: bool) -> None:
    """An act: its shape in its color, its value; framed where the mask lies."""
    theme, (corners, start, larger) = look.theme, SHAPES[STORY[act].color]
    radius = (min(rect.width(), rect.height()) / 2 - 1.5) * larger
    centre = (rect.left() + rect.width() / 2, rect.top() + rect.height() / 2)
    points = circle(centre, radius, corners, start)
    painter.setPen(pen(theme.cherry if here else theme.ink_soft, 2.6 if here else 1.2))
    painter.setBrush(QColor(_act_fill(STORY[act].color, theme)))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    if STORY[act].color == "final":
        put_sign(painter, rect, "full-power", theme.on_type, look, 0.6)
        return
    ink = theme.ink if STORY[act].color == "white" else theme.on_type
    _value(painter, rect, str(STORY[act].value), ink, painter.brush().color())


def _value(painter: QPainter, rect: QRect, value: str, ink: str, ground: QColor) -> None:
    """A value, with its ground about it where the shape is narrower than a figure that can be read."""
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(14, rect.height() // 2))
    figure = QPainterPath()
    figure.addText(0, 0, font, value)
    middle = figure.boundingRect().center()
    figure.translate(rect.left() + rect.width() / 2 - middle.x(), rect.top() + rect.height() / 2 - middle.y())
    painter.setPen(QPen(ground, 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(figure)
    painter.fillPath(figure, QColor(ink))


def _act_fill(color: str, theme: Theme) -> str:
    found = colours(theme)
    filled = {
        "red": found.attack, "purple": found.reaction, "green": found.enhancement, "yellow": found.full_power,
        "final": found.back_normal,
    }
    return filled.get(color, theme.paper_raised)


def _way(painter: QPainter, start: QPointF, end: QPointF, theme: Theme, *, trial: bool) -> None:
    dots = Qt.PenStyle.DotLine if trial else Qt.PenStyle.SolidLine
    painter.setPen(pen(theme.gold if trial else theme.ink_soft, 1.8, dots))
    painter.drawLine(start, end)
    if trial:
        middle = (start + end) / 2
        painter.setPen(pen(theme.gold, 1.4))
        painter.setBrush(QColor(theme.paper_raised))
        corners = circle((middle.x(), middle.y()), 4.5, 4)
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))


def paint_spaces(painter: QPainter, strip: QRect, spaces: int, here: int, look: Appearance) -> None:
    """The spaces of a plot in a row, the crystal on one of them."""
    theme = look.theme
    side = min(strip.height() - 2, strip.width() // max(1, spaces) - 3)
    left = strip.left() + (strip.width() - spaces * (side + 3)) // 2
    for space in range(1, spaces + 1):
        box = QRect(left + (space - 1) * (side + 3), strip.top() + 1, side, side)
        painter.setPen(pen(theme.cherry if space == here else theme.line, 1.6 if space == here else 1))
        painter.setBrush(QColor(theme.paper_sunk))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        if space == here:
            painter.drawPixmap(box.topLeft(), look.piece(QSize(side, side)))
