"""What lies over the board: effects for as long as they last, the thing in the hand, the keys shown on demand.

The overlay never takes the mouse. Only what looks otherwise than before is painted again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from sakura_desktop.table.delegates.marks import focus_frame, key_badge, target_frame
from sakura_desktop.table.effects import Pictured

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.effects import Effect
    from sakura_desktop.table.ticker import Ticker

RIM = 3
"""Pixels around what is painted that belong to it."""


class Badge(msgspec.Struct, frozen=True):
    """A key and the rectangle that it is for."""

    text: str
    rect: QRect


class _Running:
    """An effect, when it began, and how it was painted last."""

    __slots__ = ("begun", "box", "effect", "painted", "state")

    def __init__(self, effect: Effect, begun: float) -> None:
        self.effect, self.begun = effect, begun
        self.box, self.painted = QRect(), 0.0
        self.state: object = None

    def share(self, now: float) -> float:
        """How much of its time is over; below 0 while it waits."""
        return (now - self.begun) / max(1.0, self.effect.lasts)


class Overlay(QWidget):
    """The sheet above the board that things travel over."""

    landed = Signal()
    """The last effect has ended."""

    def __init__(self, look: Appearance, ticker: Ticker, parent: QWidget) -> None:
        """Nothing is to be seen."""
        super().__init__(parent)
        self._look = look
        self._ticker = ticker
        self._running: list[_Running] = []
        self._held: QPixmap | None = None
        self._held_at = QPoint()
        self._kept: list[tuple[QPixmap, QRect]] = []
        self.focus: QRect | None = None
        self.target: QRect | None = None
        """A place that takes what is held and is covered itself."""
        self.badges: list[Badge] = []
        ticker.ticked.connect(self._tick)
        look.ready.connect(self._picture_came)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def effects(self) -> list[Effect]:
        """What is to be seen now or soon."""
        return [running.effect for running in self._running]

    def show_effects(self, effects: Iterable[Effect]) -> None:
        """Let these be seen, each after its delay, beside those that are."""
        now = self._ticker.now()
        begun = [_Running(effect, now + effect.delay) for effect in effects]
        if begun:
            self._running += begun
            self._ticker.run()
            self._tick()

    def drop(self, effects: Iterable[Effect]) -> None:
        """Take these away."""
        gone = [id(effect) for effect in effects]
        for running in [one for one in self._running if id(one.effect) in gone]:
            self._end(running)

    def clear(self) -> None:
        """Take everything away that lasts for a while."""
        for running in list(self._running):
            self._end(running)

    def _picture_came(self) -> None:
        """What set out as a placeholder goes on as what it is."""
        for running in self._running:
            if isinstance(running.effect, Pictured) and running.effect.renew():
                self.update(running.box)

    def _end(self, running: _Running) -> None:
        self._running.remove(running)
        self.update(running.box)
        if not self._running:
            self.landed.emit()

    def _tick(self) -> None:
        now = self._ticker.now()
        for running in list(self._running):
            share = running.share(now)
            if share >= 1 and not running.effect.stays:
                self._end(running)
            else:
                self._renew(running, min(max(share, 0.0), 1.0), waits=share < 0)

    def _renew(self, running: _Running, share: float, *, waits: bool) -> None:
        """Have painted again what looks otherwise."""
        effect = running.effect
        shown = not waits or effect.stays
        state = effect.state(share) if shown else None
        if state == running.state:
            return
        box = effect.box(share).adjusted(-RIM, -RIM, RIM, RIM)
        self.update(running.box)
        self.update(box)
        running.box, running.state, running.painted = box, state, share

    @property
    def holding(self) -> QPixmap | None:
        """The picture of the thing in the hand."""
        return self._held

    def hold(self, pixmap: QPixmap | None, at: QPoint | None = None) -> None:
        """Show a thing in the hand at a point, or by None nothing."""
        if self._held is not None:
            self.update(self.held_rect().adjusted(-RIM, -RIM, RIM, RIM))
        self._held = pixmap
        if pixmap is not None and at is not None:
            self._held_at = at
            self.update(self.held_rect().adjusted(-RIM, -RIM, RIM, RIM))

    def keep(self, pictures: list[tuple[QPixmap, QRect]]) -> None:
        """Leave these pictures lying where they are, in place of those before."""
        for _, rect in (*self._kept, *pictures):
            self.update(rect.adjusted(-RIM, -RIM, RIM, RIM))
        self._kept = pictures

    def held_rect(self) -> QRect:
        """Where the thing in the hand is drawn."""
        if self._held is None:
            return QRect()
        size = self._held.deviceIndependentSize().toSize()
        return QRect(self._held_at - QPoint(size.width() // 2, size.height() // 2), size)

    def show_focus(self, rect: QRect | None) -> None:
        """Frame what the keyboard has come to."""
        if rect != self.focus:
            self.focus = rect
            self.update()

    def show_target(self, rect: QRect | None) -> None:
        """Frame a place that takes what is held, over what covers it."""
        if rect != self.target:
            self.target = rect
            self.update()

    def show_badges(self, badges: list[Badge]) -> None:
        """Show keys over what they are for."""
        if badges != self.badges:
            self.badges = badges
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What takes the thing held, effects, the hand, the frame of the keyboard, the keys."""
        if not (self._running or self._held or self._kept or self.focus or self.target or self.badges):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRegion(event.region())
        if self.target is not None:
            target_frame(painter, self.target, self._look.theme)
        for picture, rect in self._kept:
            painter.drawPixmap(rect.topLeft(), picture)
        for running in self._running:
            if running.state is not None and running.box.intersects(event.rect()):
                running.effect.paint(painter, running.painted)
        if self.focus is not None:
            focus_frame(painter, self.focus, self._look.theme)
        for badge in self.badges:
            key_badge(painter, badge.rect, badge.text, self._look.theme, max(12, round(15 * self._look.zoom)))
        if self._held is not None:
            painter.setOpacity(0.92)
            painter.drawPixmap(self.held_rect().topLeft(), self._held)
        painter.end()
