"""まほろば妖女奇譚 on the board: main and stand-by areas with their units, hands, piles, what is being used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics

from engine.mahoroba.door import CardSeen
from engine.mahoroba.door import View as MahorobaView
from engine.text.phrase import Phrase, say
from sakura_desktop.mahoroba.board_layout import STANDBY_KEYS, lay_out
from sakura_desktop.mahoroba.turn_view import TurnView
from sakura_desktop.mahoroba.unit_view import MainUnitView, UnitView
from sakura_desktop.sound.sounds import Heard, Sound
from sakura_desktop.table.card_views import HandView, PileView, TableCardsView
from sakura_desktop.table.models.table import TableShape
from sakura_desktop.table.player_plate import PlayerPlate, player_phrase
from sakura_desktop.table.playmat import Playmat
from sakura_desktop.table.spot import Spot

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import CardSeen as Seen
    from engine.cardgame.view import Frame, View
    from engine.text.phrase import Slot
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Layout
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.things import Thing

DAMAGE: Final = "token:damage"
HEAVIER: Final = 20
"""Points of damage by which a blow is heard as heavier."""


class UnitsPlate(PlayerPlate):
    """Who plays on this side, how many units are left, what of the turn is done already; the attached cards."""

    piles: ClassVar = ("energy", "set")

    def line(self) -> Phrase:
        """The plate in one line."""
        assert isinstance(self.view, MahorobaView)
        player = self.view.players[self.seat]
        return say(
            "mahoroba-plate",
            name=player_phrase(self.settings, self.seat),
            units=player.units,
            charged="yes" if player.charged else "no",
            retreated="yes" if player.retreated else "no",
            turn="yes" if self.view.turn_player == self.seat else "no",
            decides="yes" if self.decides else "no",
        )

    def paint_face(self, painter: QPainter, rect: QRect) -> None:
        """The units left, off the edge in the player's colour; in fewer words where there is little room."""
        rect = rect.adjusted(4, 0, 0, 0)
        assert isinstance(self.view, MahorobaView)
        font = QFont(self.font())
        font.setPixelSize(max(self.least, rect.height() // 3))
        painter.setFont(font)
        painter.setPen(QColor(self.look.theme.ink_soft))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.units_said(font, rect))

    def units_said(self, font: QFont, rect: QRect) -> str:
        """How many units are left, whole in that room."""
        assert isinstance(self.view, MahorobaView)
        units, metrics = self.view.players[self.seat].units, QFontMetrics(font)
        whole = self.words.say("mahoroba-units-left", units=units)
        if metrics.horizontalAdvance(whole) <= rect.width():
            return whole
        short = self.words.say("mahoroba-units-left-short", units=units)
        return metrics.elidedText(short, Qt.TextElideMode.ElideRight, rect.width())


class MahorobaPlaymat(Playmat):
    """The play mat of the quick rules."""

    shape: ClassVar = TableShape(game="mahoroba", newest_on_top=frozenset({"discard"}))
    half_views: ClassVar = {
        "main": MainUnitView,
        **dict.fromkeys(STANDBY_KEYS, UnitView),
        "hand": HandView,
        "deck": PileView,
        "discard": PileView,
        "in-use": TableCardsView,
    }
    plate: ClassVar = UnitsPlate
    piles: ClassVar = frozenset({"deck", "discard", "energy", "set"})
    open_table: ClassVar = ("in-use.0", "main.0", "turn", "main.1", "in-use.1")
    sounds: ClassVar = {
        **Playmat.sounds, "TurnBegan": Sound.CLAPPER, "SkillUsed": Sound.BLADE, "HandsShown": Sound.TICK,
        "MainUnitsTurned": Sound.CARD,
    }

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, table: TableModels, board: QWidget,
    ) -> None:
        """The turn besides what any playmat has."""
        super().__init__(words, look, settings, table, board)
        self.turn = TurnView(words, look, settings, board)

    def lay_out(self, size: QSize, zoom: float) -> Layout:
        """The turn has its place too."""
        layout = super().lay_out(size, zoom)
        self.turn.lay_out(layout.rects["turn"], layout.measures)
        return layout

    def show_figures(self, view: View) -> None:
        """The turn and its phase."""
        self.turn.show_view(view, self.lower)

    def renew(self) -> None:
        """Another language: the turn is said again too."""
        super().renew()
        self.turn.renew()

    def rects(self, size: QSize, zoom: float, lower: int) -> Layout:
        """Main areas in the middle, behind them the stand-by areas, hands and piles at the edges."""
        return lay_out(size, zoom, lower, asks=self.asks)

    def table_spots(self) -> list[Spot]:
        """A command laid on the open table is used."""
        return [Spot(self.table.cards(f"in-use.{seat}")) for seat in (self.lower, 1 - self.lower)]

    def usual_target(self, thing: Thing) -> str:
        """Cards of the hand are used."""
        area, _, seat = thing.source.partition(".")
        return f"in-use.{seat}" if thing.is_card and area == "hand" else ""

    def is_open_table(self, targets: frozenset[str]) -> bool:
        """Commands are laid anywhere on it."""
        return any(place.startswith("in-use.") for place in targets)

    def said_of_card(self, card: Seen) -> dict[str, Slot]:
        """Of a unit what is left of its HP, and its energy."""
        if isinstance(card, CardSeen) and card.hp is not None:
            return {"left": max(0, card.hp - card.damage), "energy": card.energy, "unit": "yes"}
        return {"left": 0, "energy": 0, "unit": "no"}

    @classmethod
    def sound_of(cls, frame: Frame[Any]) -> Heard | None:
        """Damage is a blow, by how much it is; damage taken from a unit a breath."""
        heard = super().sound_of(frame)
        damage = [move for move in frame.moves if move.what == DAMAGE]
        if heard is None or not damage:
            return heard
        dealt = sum(move.count for move in damage if move.target != "outside")
        return Heard(Sound.DRUM, max(1, dealt // HEAVIER)) if dealt else Heard(Sound.BREATH)
