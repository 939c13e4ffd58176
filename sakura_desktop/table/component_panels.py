"""The components that the players bring: a panel each, with its pieces and its places, as a seat sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.table.component_views import PanelCards, PanelPieces
from sakura_desktop.table.delegates.field import paint_caption
from sakura_desktop.table.delegates.marks import pen
from sakura_desktop.table.kept import Kept, KeptPicture
from sakura_desktop.table.measures import TITLE, Measured
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.place_view import short_name
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.table.things import PIECE
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QPainter, QPaintEvent

    from engine.cardgame.view import PanelSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Layout, Measures
    from sakura_desktop.table.models.base import PlaceModel
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.place_view import PlaceView

    AView = TypeVar("AView", bound=PlaceView)

FEW: Final = 3
"""So many panels stand below each other; more need a wider column, in which narrow ones stand in pairs."""


class PanelView(Measured, Kept, QWidget):
    """One component: its name, its pieces, its places. Subclasses lay out what they hold; this one stands for any."""

    share = 1.0
    """How much of the room it takes beside other panels."""
    tall = False
    """It needs the room of several panels even alone, and a wider column beside others."""
    narrow = False
    """Half of a wide column is enough for it."""

    def __init__(
        self, panel: PanelSeen, words: Words, settings: Settings, look: Appearance, table: TableModels, parent: QWidget,
    ) -> None:
        """The panel with a view for each of its pieces and places."""
        super().__init__(parent)
        self.setObjectName(f"panel.{panel.key}.{panel.seat}")
        self.words, self.settings, self.look, self.table = words, settings, look, table
        self.panel = panel
        self.views: list[PlaceView] = []
        """The uppermost first."""
        self._said: tuple[object, ...] = ()
        self.kept = KeptPicture(self, self, look, self._paint)
        self.build()

    # for subclasses

    def build(self) -> None:
        """Make the views."""
        for place in self.panel.places:
            if self.table.cards(place).cards:
                self.add(PanelCards, self.table.cards(place))
            else:
                self.add(PanelPieces, self.table.pieces(place))

    def arrange(self, room: QRect) -> None:
        """Give the views their rectangles: side by side."""
        width = room.width() // max(1, len(self.views))
        for number, view in enumerate(self.views):
            view.setGeometry(QRect(room.left() + number * width, room.top(), width, room.height()))

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """What is painted on the panel itself."""

    def figure(self) -> str:
        """The number beside the name."""
        return ""

    def figures(self) -> list[Phrase]:
        """What is said of it: of what lies on it, else its counters."""
        said = [caption for view in reversed(self.views) if (caption := view.caption()) is not None]
        counter = f"{self.table.game}-counter"
        return said or [say(counter, counter=key, value=value) for key, value in self.panel.counters]

    # what is the same for all

    def add(self, kind: type[AView], model: PlaceModel) -> AView:
        """A view on the panel, below those added before."""
        view = kind(f"place.{model.place}", self.words, self.look, self)
        view.setModel(model)
        view.lower()
        for above in self.views:
            above.lies_on = (view, *above.lies_on)
        self.views.append(view)
        return view

    def at(self, area: str) -> str:
        """The place of its seat in an area."""
        return f"{area}.{self.panel.seat}"

    def title(self) -> Phrase:
        """Its name."""
        return say(f"{self.table.game}-panel", panel=self.panel.key)

    def show_panel(self, panel: PanelSeen) -> None:
        """Show it as it stands now."""
        self.panel = panel
        self.renew()

    def line(self) -> Phrase:
        """The panel in one line."""
        owner = player_phrase(self.settings, self.panel.seat)
        figures = Listing(tuple(self.figures()), "comma")
        return say("board-panel-line", panel=self.title(), owner=owner, figures=figures)

    def keep_up(self) -> None:
        """Say everything again if it is other than what was said last."""
        if self._stands() != self._said:
            self.renew()

    def _stands(self) -> tuple[object, ...]:
        return self.line(), self.figure(), *(view.caption() for view in self.views)

    def renew(self) -> None:
        """Say everything again; what lies on it has its room beside what is said."""
        if self.measures is not None:
            self.arrange(self._room())
        self._said = self._stands()
        for view in self.views:
            view.refresh()
        call(self, self.words.text(self.line()))
        self.setToolTip(plain_tip(self.accessibleName()))
        self.kept.renew()

    def lay_out(self, measures: Measures) -> None:
        """Below the name what it holds."""
        self.measures = measures
        self.arrange(self._room())
        for view in self.views:
            view.set_measures(measures)

    def _title_height(self) -> int:
        return self.measures.title if self.measures else TITLE

    def _room(self) -> QRect:
        return self.rect().adjusted(3, self._title_height() + 2, -3, -3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its picture."""
        del event
        self.kept.show()

    def _paint(self, painter: QPainter) -> None:
        """A raised sheet with the name."""
        theme = self.look.theme
        painter.setPen(pen(theme.line, 1))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        title = QRect(5, 2, self.width() - 10, self._title_height())
        name, short = self.words.text(self.title()), short_name(self.words, self.table.game, self.panel.key)
        paint_caption(painter, title, self.panel.key, name, self.figure(), self.look, self.font(), short)
        self.paint_body(painter, self._room())


class PanelStrip(QObject):
    """The panels of both seats on a board."""

    came = Signal(object)
    """A `PlaceView` that wasn't there before: whoever leads the hand takes it up."""

    def __init__(
        self,
        kinds: Mapping[str, type[PanelView]],
        words: Words,
        settings: Settings,
        look: Appearance,
        table: TableModels,
        board: QWidget,
    ) -> None:
        """No panels; they come with the table's models, each of the kind that its component has."""
        super().__init__(board)
        self._kinds, self._words, self._settings = kinds, words, settings
        self._look, self._table, self._board = look, table, board
        self.panels: list[PanelView] = []
        self.generation = 0
        """Grows whenever there are other panels: they are to be laid out."""
        table.panels.modelReset.connect(self._rebuild)
        table.panels.dataChanged.connect(self._refresh)
        for signal in (table.changed, table.relit):
            signal.connect(self._keep_up)

    def _rebuild(self) -> None:
        for panel in self.panels:
            panel.hide()
            panel.deleteLater()
        self.panels = [
            self._kinds.get(seen.key, PanelView)(
                seen, self._words, self._settings, self._look, self._table, self._board
            )
            for seen in self._table.panels.panels
        ]
        self.generation += 1
        for panel in self.panels:
            panel.renew()
            panel.show()
        for view in self.views():
            self.came.emit(view)

    def _refresh(self) -> None:
        for panel, seen in zip(self.panels, self._table.panels.panels, strict=True):
            panel.show_panel(seen)

    def count_by_seat(self) -> tuple[int, int]:
        """For how many panels each seat needs room."""
        first, second = ([panel for panel in self.panels if panel.panel.seat == seat] for seat in (0, 1))
        return _needed(first), _needed(second)

    def views(self) -> list[PlaceView]:
        """The views of all that lies on them, the uppermost first."""
        return [view for panel in self.panels for view in panel.views]

    def view_for(self, place: str, what: str = "") -> PlaceView | None:
        """The view of a place of a panel; of several, the one that shows such things."""
        found = [view for view in self.views() if view.place == place]
        fitting = [view for view in found if what and _shows(view.model_of(), what)]
        return next(iter((*fitting, *found)), None)

    def place(self, layout: Layout) -> None:
        """One below the other in their column, each with its share; in a column for many, narrow ones in pairs."""
        for seat in (0, 1):
            mine = [panel for panel in self.panels if panel.panel.seat == seat]
            column = layout.rects.get(f"panels.{seat}")
            if not mine or column is None:
                continue
            gap = layout.measures.gap
            rows = _rows(mine, paired=self.count_by_seat()[seat] > FEW)
            shares = [max(panel.share for panel in row) for row in rows]
            whole, top = column.height() - gap * (len(rows) - 1), column.top()
            for row, share in zip(rows, shares, strict=True):
                height = int(whole * share / sum(shares))
                width = (column.width() - gap * (len(row) - 1)) // len(row)
                for at, panel in enumerate(row):
                    panel.setGeometry(QRect(column.left() + at * (width + gap), top, width, height))
                    panel.lay_out(layout.measures)
                top += height + gap

    def _keep_up(self) -> None:
        """What lies on the panels may be other, or otherwise lit."""
        for panel in self.panels:
            panel.keep_up()

    def renew(self) -> None:
        """Say everything again: another language."""
        for panel in self.panels:
            panel.renew()


def words_room(room: QRect, high: int, aside: int) -> QRect:
    """Where a panel's words stand: `high` below its places, or beside them from `aside` on if that is not 0."""
    if aside:
        return room.adjusted(aside, 0, 0, 0)
    return QRect(room.left(), room.bottom() + 1 - high, room.width(), high)


def left_by(room: QRect, words: QRect) -> QRect:
    """What a panel's words leave to its places."""
    beside, above = words.left() - room.left(), words.top() - room.top()
    return QRect(room.left(), room.top(), beside or room.width(), above or room.height())


def _needed(panels: Sequence[PanelView]) -> int:
    """For how many panels there must be room: a tall one needs that of three."""
    return len(panels) + 2 * sum(panel.tall for panel in panels)


def _rows(panels: Sequence[PanelView], *, paired: bool) -> list[list[PanelView]]:
    """Which panels stand side by side: where they are paired, each narrow one with the next narrow one."""
    rows: list[list[PanelView]] = []
    waiting: list[PanelView] | None = None
    for panel in panels:
        if paired and panel.narrow and waiting is not None:
            waiting.append(panel)
            waiting = None
        else:
            rows.append([panel])
            waiting = rows[-1] if panel.narrow else waiting
    return rows


def _shows(model: PlaceModel, what: str) -> bool:
    """Whether things of that name are items of the model."""
    if isinstance(model, PieceModel):
        return model.what == what
    return isinstance(model, CardModel) and what != PIECE and not what.startswith("token:")
