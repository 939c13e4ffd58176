"""Paints a card as it lies: face or back, upright or across, with what lies on it and what may be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from sakura_desktop.pictures.icons import area_icon
from sakura_desktop.table.delegates.marks import lit_frame, marked_frame, number_disc, pen, target_frame, tint
from sakura_desktop.table.delegates.token import paint_token
from sakura_desktop.table.models.cards import place_on
from sakura_desktop.table.models.entries import PieceEntry
from sakura_desktop.table.seen import copy_of, plain_pieces, side_of, tokens

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from engine.cardgame.view import CardSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.entries import CardEntry

ON_CARD = 5
"""Pieces in a row on a card."""
IDLE = 0.45
"""How dark the picture is of a card with which nothing can be done."""
FRAME = 0.05
"""How wide the frame of a face is, as a share of its width."""
BANDS = 0.37
"""Where the bands of a face's name and subtype end at the latest, as a share of its height."""
PAYING = 0.3
"""The sign of a card that can only pay, as a share of its width."""
TYPE_TOP = 0.89
"""Where the line of a face's type begins, as a share of its height."""
NAME_FOOT = 0.285
"""Where the band of a face's name ends, as a share of its height."""


def card_pixmap(card: CardSeen, size: QSize, look: Appearance) -> QPixmap:
    """The face where the seat knows it, of a copy that of the card copied; else the back."""
    if card.number is None:
        return look.back(card.kind, size)
    number = copy_of(card) or card.number
    return look.face(number, look.language, size, side_of(card), spent=card.status == "used")


def piece_boxes(rect: QRect, count: int) -> list[QRect]:
    """Where pieces stand on a card: rows of five from its lower edge upwards, one row below the figures of a face."""
    if count <= 0:
        return []
    rows = -(-count // ON_CARD)
    across = min(count, ON_CARD)
    size = round(min(rect.width() / max(across + 0.3, 3.3), rect.height() * 0.52 / max(rows, 2)))
    left = rect.left() + (rect.width() - across * size) // 2
    top = rect.bottom() - rows * size - 1
    return [QRect(left + index % ON_CARD * size, top + index // ON_CARD * size, size, size) for index in range(count)]


def token_boxes(rect: QRect, card: CardSeen, first: int = 0) -> dict[str, QRect]:
    """Where the tokens on a card lie, by their kind: along its left edge upwards over what else lies on it, then in
    columns beside that; `first` is for cards of a pile, whose tokens lie on the top one after those of other cards.
    """
    side = round(max(16.0, rect.width() * 0.27))
    pieces = piece_boxes(rect, plain_pieces(card))
    bottom = pieces[0].top() if pieces else rect.bottom() - (round(rect.width() * 0.26) if card.attached else 0)
    most = max(1, (bottom - rect.top()) // (side + 1))
    found = {}
    for number, key in enumerate((key for key, count in tokens(card) if count), first):
        column, row = divmod(number, most)
        found[key] = QRect(rect.left() + 1 + column * (side + 1), bottom - (row + 1) * (side + 1), side, side)
    return found


def paint_card(
    painter: QPainter, rect: QRect, entry: CardEntry, look: Appearance, *, hand: bool = False,
    more: Callable[[QPainter, QRect, CardEntry], None] | None = None, turned: int = 0,
) -> None:
    """A card with everything that is to be seen of it; `hand`: it is held, so that lying face down says nothing; `more`
    paints what the game adds below what lies on the card; `turned` is how far it is turned, in degrees.
    """
    card = entry.seen
    lifted = entry.held
    if lifted:
        painter.setOpacity(0.35)
    if card.number is not None and not card.face_up and not hand:
        _back_behind(painter, rect, card, look)
    if turned % 360:
        _turned(painter, rect, card, look, turned)
    else:
        painter.drawPixmap(rect.topLeft(), card_pixmap(card, rect.size(), look))
    if copy_of(card) is not None:
        _copy(painter, rect, look)
    if card.status == "used":
        _used(painter, rect, look)
    if more is not None:
        more(painter, rect, entry)
    _sealed(painter, rect, card, look)
    _pieces(painter, rect, entry, look)
    paint_tokens(painter, token_boxes(rect, card), entry, look)
    if lifted:
        painter.setOpacity(1.0)
    paint_signs(painter, rect, entry, look)


def paint_lying(
    painter: QPainter, rect: QRect, entry: CardEntry, look: Appearance, *,
    more: Callable[[QPainter, QRect, CardEntry], None] | None = None,
) -> None:
    """A card as large as its rectangle, which lies across where that is wider than high."""
    if rect.width() <= rect.height():
        paint_card(painter, rect, entry, look, more=more)
        return
    painter.save()
    painter.translate(QRectF(rect).center())
    painter.rotate(90)
    size = rect.size().transposed()
    paint_card(painter, QRect(QPoint(-size.width() // 2, -size.height() // 2), size), entry, look, more=more)
    painter.restore()


def _turned(painter: QPainter, rect: QRect, card: CardSeen, look: Appearance, degrees: int) -> None:
    """A card turned about its middle; across it is as wide as it would be upright."""
    size = rect.size()
    if degrees % 180:
        size = QSize(round(rect.width() * rect.width() / rect.height()), rect.width())
    painter.save()
    painter.translate(QRectF(rect).center())
    painter.rotate(degrees)
    painter.drawPixmap(-size.width() // 2, -size.height() // 2, card_pixmap(card, size, look))
    painter.restore()


def paint_idle(painter: QPainter, rect: QRect) -> None:
    """A card with which nothing can be done now, beside others with which something can: its picture lies in shadow,
    its words don't.
    """
    top, foot = round(rect.height() * BANDS), round(rect.height() * (1 - TYPE_TOP))
    edge = round(rect.width() * FRAME)
    painter.fillRect(rect.adjusted(edge, top, -edge, -foot), tint("#000000", IDLE))


def paint_signs(painter: QPainter, rect: QRect, entry: CardEntry, look: Appearance) -> None:
    """Lit or good for a payment only, target, marked, chosen."""
    theme = look.theme
    if entry.target:
        target_frame(painter, rect, theme)
    if entry.marked:
        marked_frame(painter, rect, theme)
    if entry.pays:
        _paying(painter, rect, entry.pays, look)
    elif entry.lit:
        lit_frame(painter, rect, theme, around=True)
    if entry.picked:
        radius = max(9.0, rect.width() * 0.17)
        painter.fillRect(rect, tint(theme.chosen, 0.22))
        number_disc(
            painter,
            QPointF(rect.center().x(), rect.top() + rect.height() * 0.4),
            radius,
            str(entry.picked),
            theme.chosen,
            theme.paper_raised,
        )


def _paying(painter: QPainter, rect: QRect, place: str, look: Appearance) -> None:
    """A small sign at the foot of a card with which nothing can be done but pay: of the place where it is laid."""
    theme, side = look.theme, round(rect.width() * PAYING)
    box = QRect(rect.right() - side - 1, rect.bottom() - side - 1, side, side)
    painter.setPen(pen(theme.lit, 1.6))
    painter.setBrush(QColor(theme.paper_raised))
    painter.drawRoundedRect(QRectF(box), 4, 4)
    sign = look.sign(area_icon(place.partition(".")[0], game=look.game), QSize(side - 6, side - 6), theme.ink)
    painter.drawPixmap(box.left() + 3, box.top() + 3, sign)


def _back_behind(painter: QPainter, rect: QRect, card: CardSeen, look: Appearance) -> None:
    """The edge of a back stands out behind the face: the card lies face down, and only its owner may know it."""
    theme = look.theme
    step = max(2.0, rect.width() * 0.045)
    painter.setPen(pen(theme.card_edge, 1))
    painter.setBrush(QColor(look.back_colour(card.kind)))
    painter.drawRoundedRect(QRectF(rect).adjusted(step, -step, step, -step), 4, 4)


def _copy(painter: QPainter, rect: QRect, look: Appearance) -> None:
    """A card that is a copy has the face of the one copied, and the sign of copies at its right edge."""
    theme = look.theme
    radius = max(7.0, rect.width() * 0.12)
    centre = QPointF(rect.right() - radius - 1, rect.top() + rect.height() * NAME_FOOT + radius * 0.6)
    painter.setPen(pen(theme.card, 1.2))
    painter.setBrush(QColor(theme.ink if not theme.dark else theme.card_ink))
    painter.drawEllipse(centre, radius, radius)
    side = round(radius * 1.25)
    sign = look.sign("copy", QSize(side, side), theme.card)
    painter.drawPixmap(round(centre.x() - side / 2), round(centre.y() - side / 2), sign)


def _used(painter: QPainter, rect: QRect, look: Appearance) -> None:
    """A used special, whose face is grey, has a tick below its name."""
    theme = look.theme
    radius = max(7.0, rect.width() * 0.115)
    centre = QPointF(rect.right() - radius, rect.top() + rect.height() * NAME_FOOT + radius * 0.6)
    painter.setPen(pen(theme.card, 1.4))
    painter.setBrush(QColor(theme.gold))
    painter.drawEllipse(centre, radius, radius)
    side = round(radius * 1.3)
    sign = look.sign("check", QSize(side, side), theme.on_type)
    painter.drawPixmap(round(centre.x() - side / 2), round(centre.y() - side / 2), sign)


def _sealed(painter: QPainter, rect: QRect, card: CardSeen, look: Appearance) -> None:
    """Cards sealed under it, as a number."""
    if card.attached:
        radius = max(7.0, rect.width() * 0.12)
        spot = QPointF(rect.left() + radius + 1, rect.bottom() - radius - 1)
        number_disc(painter, spot, radius, str(len(card.attached)), look.theme.nobody, look.theme.on_type)


def paint_tokens(painter: QPainter, boxes: dict[str, QRect], entry: CardEntry, look: Appearance) -> None:
    """The tokens on a card where they lie, each kind once; several of a kind with their number."""
    counts = dict(tokens(entry.seen))
    for key, box in boxes.items():
        state = PieceEntry(lit=key in entry.tokens_lit, held=key in entry.tokens_gone)
        paint_token(painter, box, state, key, place_on(entry.seen.handle), look)
        if counts[key] > 1:
            spot = QPointF(box.right() - 1, box.top() + 1)
            number_disc(painter, spot, box.width() * 0.3, str(counts[key]), look.theme.ink, look.theme.paper)


def _pieces(painter: QPainter, rect: QRect, entry: CardEntry, look: Appearance) -> None:
    there = plain_pieces(entry.seen)
    boxes = piece_boxes(rect, there + entry.pieces_coming)
    if not boxes:
        return
    theme = look.theme
    band = QRectF(boxes[0]).united(QRectF(boxes[-1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(theme.paper_sunk, 0.72))
    painter.drawRoundedRect(QRectF(rect.left() + 1, band.top() - 1, rect.width() - 2, band.height() + 2), 3, 3)
    free = there - entry.pieces_picked - (1 if entry.pieces_held else 0)
    for index, box in enumerate(boxes):
        state = "lit" if entry.pieces_lit else "normal"
        painter.drawPixmap(box.topLeft(), look.piece(box.size(), state if index < free else "ghost"))
