"""Gate Ruler on the board: the lines with their units, rulers and what they bear and spend, set zones, hands and drive
zones, the gate with what lies on it, the attack under way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics

from engine.gateruler.door import CardSeen, card_face
from engine.gateruler.door import View as GateRulerView
from engine.text.phrase import Phrase, say
from sakura_desktop.gateruler.aim_lines import AimLines, Ends
from sakura_desktop.gateruler.board_layout import FRONT_KEYS, SET_KEYS, lay_out
from sakura_desktop.gateruler.gate_view import GateView
from sakura_desktop.gateruler.unit_view import RulerView, UnitView
from sakura_desktop.gateruler.zone_views import (
    CounterZone,
    DamageZone,
    DriveZone,
    EdgePile,
    EnergyZone,
    HandZone,
    SetZone,
    SpentZone,
)
from sakura_desktop.sound.sounds import Heard, Sound
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.delegates.component import fitting
from sakura_desktop.table.models.table import TableShape
from sakura_desktop.table.player_plate import PlayerPlate, player_phrase
from sakura_desktop.table.playmat import Playmat
from sakura_desktop.table.spot import Spot
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import CardSeen as Seen
    from engine.cardgame.view import Frame, View
    from engine.gateruler.door import AttackSeen, OnGate, PlayerSeen
    from engine.text.phrase import Slot
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Layout
    from sakura_desktop.table.models.base import PlaceModel
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.place_view import PlaceView

ENERGY: Final = "energy"
PIECES: Final = frozenset({"energy", "spent"})
"""Zones in which energy lies."""
PLAYED_FROM: Final = frozenset({"hand", "drive"})
HEAVIER: Final = 2
"""Points of damage by which a blow is heard as heavier."""


def own(view: View) -> GateRulerView:
    """A view of this game. Raises `TypeError` for one of another."""
    if not isinstance(view, GateRulerView):
        raise TypeError(f"no view of this game: {type(view).__name__}")
    return view


class RulerPlate(PlayerPlate):
    """Who plays on this side, how often units were summoned this turn and how often they may be."""

    piles: ClassVar = ("removed",)

    @property
    def player(self) -> PlayerSeen:
        """What counts by the player."""
        assert self.view is not None
        return own(self.view).players[self.seat]

    def line(self) -> Phrase:
        """The plate in one line."""
        player = self.player
        return say(
            "gateruler-plate",
            name=player_phrase(self.settings, self.seat),
            left=max(0, player.life - player.damage), life=player.life,
            energy=player.energy, spent=player.spent, pays="yes" if player.has_hand else "no",
            summons=player.summons, right=-1 if player.right is None else player.right,
            turn="yes" if self._turn() else "no",
            decides="yes" if self.decides else "no",
        )  # fmt: skip

    def paint_face(self, painter: QPainter, rect: QRect) -> None:
        """Summons of this turn of how many; in fewer words where there is little room."""
        rect = rect.adjusted(4, 0, 0, 0)
        player = self.player
        right = -1 if player.right is None else player.right
        font = QFont(self.font())
        font.setPixelSize(max(self.least, round(rect.height() * 0.42)))
        said = [
            self.words.say("gateruler-summons", summons=player.summons, right=right, room=room)
            for room in ("much", "little")
        ]
        metrics = QFontMetrics(font)
        text = next((one for one in said if metrics.horizontalAdvance(one) <= rect.width()), said[-1])
        painter.setFont(fitting(font, text, rect.width()))
        painter.setPen(QColor(self.look.theme.ink_soft))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


class GateRulerPlaymat(Playmat):
    """The zones of chapter 3, the gate of chapter 9."""

    shape: ClassVar = TableShape(game="gateruler", newest_on_top=frozenset({"graveyard", "removed"}))
    half_views: ClassVar = {
        **dict.fromkeys(FRONT_KEYS, UnitView),
        "ruler": RulerView,
        **dict.fromkeys(SET_KEYS, SetZone),
        "field": CardsView,
        "energy": EnergyZone,
        "spent": SpentZone,
        "damage": DamageZone,
        "counter": CounterZone,
        "deck": EdgePile,
        "graveyard": EdgePile,
        "drive": DriveZone,
        "hand": HandZone,
    }
    shared_views: ClassVar = {"gate": GateView}
    plate: ClassVar = RulerPlate
    piles: ClassVar = frozenset({"deck", "graveyard", "removed", "damage"})
    foremost: ClassVar = frozenset({"gate"})
    open_table: ClassVar = ("gate",)
    sounds: ClassVar = {
        **Playmat.sounds, "TurnBegan": Sound.CLAPPER, "AttackDeclared": Sound.BLADE, "AbilityUsed": Sound.CHORD,
        "CounterUsed": Sound.CHORD, "CardTurned": Sound.CARD, "FaceTurned": Sound.CARD, "DamageDealt": Sound.DRUM,
        "DamageTaken": Sound.DRUM, "UnitsHealed": Sound.BREATH,
    }

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, table: TableModels, board: QWidget,
    ) -> None:
        """Lines of what is aimed lie over all places."""
        super().__init__(words, look, settings, table, board)
        self.gate = self._shared_as(GateView, "gate")
        self.gate.known = self._card
        for view in self.views():
            if isinstance(view, UnitView):
                view.known = self._card
        self.aims = AimLines(words, look, board)
        self.aims.ends, self.aims.chosen = self._attack_ends, self._chosen
        self._drives = (False, False)

    def _card(self, handle: str) -> Seen | None:
        found = self.table.find(handle) if handle else None
        return found[1] if found is not None else None

    # --- where everything lies

    def model_for(self, place: str) -> PlaceModel:
        """Energy is counted, all else are cards."""
        return self.table.tokens(place, ENERGY) if place.partition(".")[0] in PIECES else self.table.cards(place)

    def rects(self, size: QSize, zoom: float, lower: int) -> Layout:
        """Lines face to face, the gate beside them; a drive zone has the room of a hand that isn't there."""
        view = self.table.view
        if view is not None:
            self._drives = _drives(own(view))
        return lay_out(size, zoom, lower, asks=self.asks, drives=self._drives)

    def lay_out(self, size: QSize, zoom: float) -> Layout:
        """Lines of what is aimed reach over both halves."""
        layout = super().lay_out(size, zoom)
        over = layout.rects["damage.0"].united(layout.rects["damage.1"]).united(layout.rects["gate"])
        self.aims.lay_out(over, layout.measures)
        for half in self.halves.values():
            half.views["hand"].setVisible(not (half.seat >= 0 and self._drives[half.seat]))
        return layout

    def popup_rect(self, place: str, width: int) -> QRect:
        """A spread pile lies over the set zones of its player, so that the hand is free, and with more cards reaches
        over the row before them; where something there is an answer now, at the edge or over the set zones of the
        other.
        """
        del width
        assert self.layout_now is not None
        rects, seat, upper = self.layout_now.rects, int(place.partition(".")[2] or "0"), 1 - self.lower
        edge = rects[f"hand.{upper}"].united(rects[f"drive.{upper}"]).united(rects[f"graveyard.{upper}"])
        homes = [
            (self._behind(seat), f"energy.{seat}"), (edge, f"damage.{upper}"),
            (self._behind(1 - seat), f"energy.{1 - seat}"),
        ]  # fmt: skip
        needed = [rects[thing.source] for thing in self.table.glow.lit if thing.source in rects]
        taller = (home for home, next_row in homes if not _any_in(home.united(rects[next_row]), needed))
        free = (home for home, _ in homes if not _any_in(home, needed))
        return next(taller, None) or next(free, homes[0][0])

    def _behind(self, seat: int) -> QRect:
        """The row of a ruler."""
        assert self.layout_now is not None
        return self.layout_now.rects[f"damage.{seat}"].united(self.layout_now.rects[f"field.{seat}"])

    # --- figures

    def show_figures(self, view: View) -> None:
        """The gate, the attack, life, which zones there are."""
        seen = own(view)
        if self.layout_now is not None and _drives(seen) != self._drives:
            self.lay_out(self.board.size(), self.look.wished)
        self.gate.show_gate(seen.gate)
        for half in self.halves.values():
            if half.seat >= 0:
                self._show_half(half.views, seen.players[half.seat])
        attack = seen.attack
        against_ruler = attack is not None and self._is_ruler(seen, attack.aim)
        self.aims.show_aims(attack, seen.gate[-1] if seen.gate else None, against_ruler=against_ruler)

    @staticmethod
    def _show_half(views: dict[str, PlaceView], player: PlayerSeen) -> None:
        ruler, damage = views["ruler"], views["damage"]
        assert isinstance(ruler, RulerView)
        assert isinstance(damage, DamageZone)
        ruler.show_taken(player.damage)
        damage.show_life(player.life)
        for number, key in enumerate(SET_KEYS):
            zone = views[key]
            assert isinstance(zone, SetZone)
            zone.show_zone(number < player.sets)
        drive = views["drive"]
        assert isinstance(drive, DriveZone)
        drive.show_zone(not player.has_hand)

    @staticmethod
    def _is_ruler(view: GateRulerView, handle: str) -> bool:
        return any(card.handle == handle for seat in (0, 1) for card in view.places[f"ruler.{seat}"].cards)

    def _attack_ends(self, attack: AttackSeen) -> Ends | None:
        """From the card that attacks to what is attacked; of an empty line its attack zone."""
        if self.table.view is None or self.layout_now is None:
            return None
        source = self.place_of(self.table.view, attack.handle)
        aim = self.place_of(self.table.view, attack.aim) if attack.aim else None
        zone = self.layout_now.rects.get(aim or f"{attack.line}.{1 - attack.seat}")
        if source is None or zone is None:
            return None
        lying = self._lies(source, attack.handle), self._lies(aim, attack.aim) if aim else zone
        return Ends(lying[0], lying[1], zone)

    def _lies(self, place: str, handle: str) -> QRect:
        """Where a card lies on the board; its whole place where it has no place of its own there."""
        view = self.view_for(place, handle)
        box = view.box_of(Thing(handle, place)) if isinstance(view, CardsView) else None
        assert self.layout_now is not None
        if box is None or not isinstance(view, CardsView):
            return self.layout_now.rects.get(place, QRect())
        return QRect(view.mapTo(self.board, box.topLeft()), box.size())

    def _chosen(self, top: OnGate) -> tuple[QRect, list[QRect]]:
        """Where the top of the gate lies, and the upper edge of each place of what was chosen for it: its name stands
        there, and no figures.
        """
        view, layout, slots = self.table.view, self.layout_now, self.gate.slots()
        if view is None or layout is None or len(slots) < len(own(view).gate):
            return QRect(), []
        lying = dict.fromkeys(self.place_of(view, handle) for handle in top.aims)
        rects = [layout.rects[place] for place in lying if place in layout.rects and place != "gate"]
        rects = [QRect(rect.topLeft(), QSize(rect.width(), layout.measures.title)) for rect in rects]
        slot = slots[len(own(view).gate) - 1]
        return QRect(self.gate.mapTo(self.board, slot.topLeft()), slot.size()), rects

    def renew(self) -> None:
        """Another language: what an attack deals is said again too."""
        super().renew()
        self.aims.renew()

    @classmethod
    def place_of(cls, view: View, handle: str) -> str | None:
        """Where a thing with a handle lies: souls in a zone of their own, which isn't seen."""
        for place, seen in view.places.items():
            for card in seen.cards:
                if card.handle == handle:
                    return place
                if any(one.handle == handle for one in card.attached):
                    return f"soul.{place.partition('.')[2]}"
        return None

    # --- the hand

    def table_spots(self) -> list[Spot]:
        """What is dropped over the gate is played."""
        return [Spot(self.table.cards("gate"))]

    def spots_over(self, point: QPoint) -> list[Spot]:
        """All of a unit's zone is the unit to what is dropped there."""
        for half in self.halves.values():
            for key in (*FRONT_KEYS, "ruler"):
                view = half.views[key]
                if view.geometry().contains(point) and view.model_of().rowCount():
                    return [Spot(view.model_of(), 0), Spot(view.model_of())]
        return []

    def usual_target(self, thing: Thing) -> str:
        """Units of the hand are summoned, other cards played; a unit in play attacks."""
        area, _, seat = thing.source.partition(".")
        if not thing.is_card:
            return ""
        if area in PLAYED_FROM:
            found = self.table.find(thing.what)
            unit = found is not None and found[1].number is not None and card_face(found[1].number).kind == "unit"
            return f"left.{seat}" if unit else "gate"
        if area in (*FRONT_KEYS, "ruler"):
            view = self.table.view
            if view is not None and view.phase == "attack":
                against = f"defence.{1 - int(seat)}"
                return against if view.places.get(against) and view.places[against].cards else f"ruler.{1 - int(seat)}"
            return "gate"
        return "gate" if area in (*SET_KEYS, "field") else ""

    def is_open_table(self, targets: frozenset[str]) -> bool:
        """The gate shows by itself that it takes what is held."""
        del targets
        return False

    # --- what is said and heard

    def said_of_card(self, card: Seen) -> dict[str, Slot]:
        """Of a unit its figures and what is left of its HP, of a ruler its life; how many souls lie under a card."""
        souls = len(card.attached)
        if not isinstance(card, CardSeen) or card.atk is None:
            return {"unit": "no", "atk": 0, "stk": 0, "hp": 0, "left": 0, "souls": souls}
        ruler = (self.place_of(self.table.view, card.handle) or "") if self.table.view is not None else ""
        hp = card.hp or 0
        return {
            "unit": "ruler" if ruler.startswith("ruler") else "yes", "atk": card.atk, "stk": card.stk or 0, "hp": hp,
            "left": max(0, hp - card.damage), "souls": souls,
        }  # fmt: skip

    @classmethod
    def sound_of(cls, frame: Frame[Any]) -> Heard | None:
        """Damage is a blow, by how much it is; a unit that is destroyed the heaviest."""
        fact = frame.fact
        if fact is not None and fact.kind == "hit":
            return Heard(Sound.DRUM, 1 + fact.number // HEAVIER)
        return super().sound_of(frame)


def _any_in(rect: QRect, others: list[QRect]) -> bool:
    return any(rect.intersects(one) for one in others)


def _drives(view: GateRulerView) -> tuple[bool, bool]:
    first, second = (bool(player.life) and not player.has_hand for player in view.players)
    return first, second
