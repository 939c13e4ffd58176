"""The hololive official card game on the board: stages with their holomem, oshi, life, decks, archive, holo power,
hands, what is being used.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics

from engine.hololive.door import ArtsSeen, CardSeen, card_face
from engine.hololive.door import View as HololiveView
from engine.text.phrase import Phrase, Term, say
from sakura_desktop.hololive.board_layout import lay_out
from sakura_desktop.hololive.holomem_view import BackView, FrontView, HolomemView
from sakura_desktop.sound.sounds import Heard, Sound
from sakura_desktop.table.card_views import CardsView, HandView, PileView, TableCardsView
from sakura_desktop.table.delegates.marks import number_disc
from sakura_desktop.table.item_layout import side_by_side
from sakura_desktop.table.models.table import TableShape
from sakura_desktop.table.player_plate import PlayerPlate, player_phrase
from sakura_desktop.table.playmat import Playmat
from sakura_desktop.table.spot import Spot
from sakura_desktop.table.steps import Step, plain_steps, step

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import CardSeen as Seen
    from engine.cardgame.view import Frame, SeenMove, View
    from engine.text.phrase import Slot
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Layout
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.player_plate import PileButton
    from sakura_desktop.table.things import Thing

STAGE: Final = ("center", "collab", "back")
"""The positions of a stage, and what belongs to a holomem there."""
BELONGING: Final = ("stack", "cheer", "support")
HEAVIER: Final = 50
"""Points of damage by which a blow is heard as heavier."""
HEAVIEST: Final = 3
NARROWEST_BOXED: Final = 60
"""How narrow the words of a plate become, in hundredths, before they stand without their boxes."""
GROWN: Final = 0.16
"""How large they are by the height of their plate, where that is large."""
BESIDE_BOX: Final = 3
"""Pixels between a box and its word …"""
APART: Final = 5
"""… and between a word and what follows, at the least."""
OPENS: Final = {"hololive-1st": 1, "hololive-2nd": 2, "hololive-told-skill-oshi": 2, "hololive-told-skill-sp": 3}
"""How much opens with a bloom to a level, with a skill."""


def own(view: View) -> HololiveView:
    """A view of this game. Raises `TypeError` for one of another."""
    if not isinstance(view, HololiveView):
        raise TypeError(f"no view of this game: {type(view).__name__}")
    return view


def _opening(said: Phrase) -> str:
    """The level of a bloom by its term, else the skill by its sentence."""
    level = dict(said.slots).get("level")
    return level.key if isinstance(level, Term) else said.key


class StagePlate(PlayerPlate):
    """Who plays on this side, which skills are left, and what of the turn is done already."""

    def line(self) -> Phrase:
        """The plate in one line."""
        assert self.view is not None
        player = own(self.view).players[self.seat]
        return say(
            "hololive-plate",
            name=player_phrase(self.settings, self.seat),
            holomem=player.holomem, life=player.life, power=player.holo_power,
            skill=min(1, player.skill_left), sp=min(1, player.sp_left),
            collab="yes" if player.collabed else "no",
            baton="yes" if player.passed_baton else "no",
            limited="yes" if player.played_limited else "no",
            turn="yes" if self._turn() else "no",
            decides="yes" if self.decides else "no",
        )  # fmt: skip

    def paint_face(self, painter: QPainter, rect: QRect) -> None:
        """The skills above, what is done once a turn below; each with a box, ticked when it is done or used up."""
        assert self.view is not None
        player, turn = own(self.view).players[self.seat], self._turn()
        above = [("oshi", not player.skill_left), ("sp", not player.sp_left)]
        below = [("collab", player.collabed), ("baton", player.passed_baton), ("limited", player.played_limited)]
        high = rect.height() // 2
        top = QRect(rect.left() + 3, rect.top(), rect.width() - 4, high)
        pixels = self.letters(high)
        self._boxes(painter, top, above, pixels, dark=True)
        self._boxes(painter, top.translated(0, high), below, pixels, dark=turn)

    def letters(self, high: int) -> int:
        """How large words are in a line of that height, where they have the width: larger on a larger plate."""
        most = max(round(self.least * 1.3), round(self.height() * GROWN))
        return max(self.least, min(round(high * 0.6), most))

    def _boxes(
        self, painter: QPainter, rect: QRect, what: list[tuple[str, bool]], pixels: int, *, dark: bool
    ) -> None:
        """Words with a box each, side by side; what is done is struck out where there is no room for boxes."""
        theme = self.look.theme
        said = [self.words.say("hololive-plate-box", what=name) for name, _ in what]
        font, places = self.lay(rect, said, pixels)
        ink = theme.ink if dark else theme.ink_faint
        for (_, done), text, (square, place) in zip(what, said, places, strict=True):
            painter.setPen(QColor(theme.ink_soft if dark else theme.ink_faint))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if not square.isEmpty():
                painter.drawRect(square)
            if done and not square.isEmpty():
                painter.drawPixmap(square.topLeft(), self.look.sign("check", square.size(), ink))
            font.setStrikeOut(done and square.isEmpty())
            painter.setFont(font)
            painter.setPen(QColor(theme.ink_faint if done and dark else ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text)

    def lay(self, rect: QRect, said: list[str], pixels: int) -> tuple[QFont, list[tuple[QRect, QRect]]]:
        """In which letters words stand side by side, and where each and its box does: in smaller and narrower letters
        where there is little room, and then without the boxes.
        """
        font = QFont(self.font())
        whole = [(size, 100) for size in range(pixels, self.least, -1)]
        sizes = (*whole, *((self.least, stretch) for stretch in range(100, NARROWEST_BOXED - 1, -5)))
        for boxed, (size, stretch) in product((True, False), sizes):
            font.setPixelSize(size)
            font.setStretch(stretch)
            box = round(size * 0.72) if boxed else 0
            before = box + BESIDE_BOX if boxed else 0
            wide = [QFontMetrics(font).horizontalAdvance(text) for text in said]
            apart = (rect.width() - sum(wide) - before * len(wide)) // max(1, len(wide) - 1)
            if apart >= APART:
                break
        left, middle = rect.left(), rect.center().y()
        found = []
        for width in wide:
            square = QRect(left, middle - box // 2, box, box)
            found.append((square, QRect(left + before, rect.top(), width, rect.height())))
            left += before + width + min(apart, max(box, APART))
        return font, found


class PowerView(PileView):
    """Holo power: how much there is stands large on it."""

    def paint_over(self, painter: QPainter) -> None:
        """The number, on a disc."""
        super().paint_over(painter)
        boxes, theme = self.boxes(), self.look.theme
        if boxes:
            radius = boxes[0].width() * 0.34
            count = str(self.model_of().rowCount())
            number_disc(painter, QRectF(boxes[0]).center(), radius, count, theme.paper_raised, theme.ink)


class LifeView(CardsView):
    """Life: its number is read across a table, beside the cards that lie face down."""

    def item_room(self) -> QRect:
        """What the number leaves."""
        return super().item_room().adjusted(self._number_room().width(), 0, 0, 0)

    def _number_room(self) -> QRect:
        room = super().item_room()
        return QRect(room.left(), room.top(), round(room.width() * 0.42), room.height())

    def figure(self) -> str:
        """It stands large below the name."""
        return ""

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """One beside the other, overlapping."""
        size = self.card_size().scaled(round(room.width() * 0.62), room.height(), Qt.AspectRatioMode.KeepAspectRatio)
        return side_by_side(room, count, size, 2, lean=0.0)

    def stacking(self) -> list[int]:
        """The first card is the top."""
        return list(range(len(self.boxes())))

    def paint_ground(self, painter: QPainter) -> None:
        """The number."""
        super().paint_ground(painter)
        room, count = self._number_room(), self.model_of().rowCount()
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(20, min(room.height() - 6, round(room.width() * 0.95))))
        painter.setFont(font)
        painter.setPen(QColor(self.look.theme.warning if count == 1 else self.look.theme.ink))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(count))


class HololivePlaymat(Playmat):
    """The areas of chapter 4."""

    shape: ClassVar = TableShape(game="hololive", newest_on_top=frozenset({"archive"}))
    half_views: ClassVar = {
        "center": FrontView,
        "collab": FrontView,
        "back": BackView,
        "oshi": CardsView,
        "life": LifeView,
        "deck": PileView,
        "cheer-deck": PileView,
        "holo-power": PowerView,
        "archive": PileView,
        "hand": HandView,
        "resolution": TableCardsView,
    }
    plate: ClassVar = StagePlate
    piles: ClassVar = frozenset({"deck", "cheer-deck", "archive", "holo-power"})
    closed: ClassVar = frozenset({"deck", "cheer-deck", "holo-power"})
    foremost: ClassVar = frozenset({"resolution"})
    open_table: ClassVar = ("resolution.0", "resolution.1", "oshi.0", "oshi.1", "life.0", "life.1")
    sounds: ClassVar = {
        **Playmat.sounds, "TurnBegan": Sound.CLAPPER, "ArtsUsed": Sound.BLADE, "Bloomed": Sound.CHORD,
        "SkillUsed": Sound.CHORD, "CardTurned": Sound.CARD, "DieRolled": Sound.DICE, "Healed": Sound.BREATH,
    }

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, table: TableModels, board: QWidget,
    ) -> None:
        """Nobody sits at it yet."""
        super().__init__(words, look, settings, table, board)
        self._laid: dict[str, SeenMove] = {}
        """Cards on their way to a holomem, by their handles, until it is told whose they are."""
        for view in self.stage_views():
            table.relit.connect(view.relight)

    def stage_views(self) -> list[HolomemView]:
        """The positions of both stages."""
        return [view for view in self.views() if isinstance(view, HolomemView)]

    def rects(self, size: QSize, zoom: float, lower: int) -> Layout:
        """The fronts in the middle, behind them the back positions, hands and piles at the edges."""
        return lay_out(size, zoom, lower, asks=self.asks)

    # --- what belongs to a holomem is seen with it

    @classmethod
    def place_of(cls, view: View, handle: str) -> str | None:
        """Where a thing with a handle lies: what belongs to a holomem in an area of its own."""
        found = (place for place, seen in view.places.items() if any(card.handle == handle for card in seen.cards))
        return next(found, None)

    def view_for(self, place: str, what: str = "") -> PlaceView | PileButton | None:
        """What shows a place; of what belongs to a holomem, where that stands."""
        area = place.partition(".")[0]
        if area not in BELONGING:
            return super().view_for(place, what)
        return next((view for view in self.stage_views() if view.bears(what)), None)

    def spots_over(self, point: QPoint) -> list[Spot]:
        """All that is said of a holomem is the holomem to what is dropped there."""
        found = []
        for view in self.stage_views():
            local = view.mapFrom(self.board, point)
            row = view.cell_at(local) if view.isVisible() and view.rect().contains(local) else -1
            if row >= 0:
                found.append(Spot(view.model_of(), row))
        return found

    def popup_rect(self, place: str, width: int) -> QRect:
        """A spread pile lies over the back position of its player, so that the hand is free."""
        assert self.layout_now is not None
        seat = place.partition(".")[2] or "0"
        return self.layout_now.rects[f"back.{seat}"]

    # --- the hand

    def table_spots(self) -> list[Spot]:
        """A card laid on the open table is played."""
        return [Spot(self.table.cards(f"resolution.{seat}")) for seat in (self.lower, 1 - self.lower)]

    def usual_target(self, thing: Thing) -> str:
        """Cards of the hand are played or placed, holomem of the back go to the collab position."""
        area, _, seat = thing.source.partition(".")
        if not thing.is_card:
            return ""
        if area == "hand":
            found = self.table.find(thing.what)
            holomem = found is not None and found[1].number is not None and is_holomem(found[1].number)
            return f"back.{seat}" if holomem else f"resolution.{seat}"
        if area == "back":
            return f"collab.{seat}"
        return f"center.{1 - int(seat)}" if area in STAGE else f"center.{seat}" if area == "oshi" else ""

    def is_open_table(self, targets: frozenset[str]) -> bool:
        """Support cards are laid anywhere on it."""
        return any(place.startswith("resolution.") for place in targets)

    def foretell(self, prospect: object) -> None:
        """What the arts of the holomem pointed at would take of each that they can be aimed at."""
        arts = [one for one in prospect if isinstance(one, ArtsSeen)] if isinstance(prospect, tuple) else []
        threats: dict[str, list[int]] = {}
        for one in arts:
            for aimed in one.targets if one.usable else ():
                threats.setdefault(aimed.handle, []).append(aimed.damage)
        for view in self.stage_views():
            view.show_threats({handle: tuple(sorted(found)) for handle, found in threats.items()})

    def foretelling(self) -> list[QRect]:
        """Where that is read."""
        return [rect.translated(view.geometry().topLeft()) for view in self.stage_views() for rect in view.threatened()]

    # --- what is said and heard

    def said_of_card(self, card: Seen) -> dict[str, Slot]:
        """Of a holomem what is left of its HP, how much cheer of which colour and how many support cards it has."""
        if not isinstance(card, CardSeen) or card.left is None:
            return {"holomem": "no", "left": 0, "cheer": 0, "support": 0}
        cheer, support = len(card.belonging("cheer")), len(card.belonging("support"))
        return {"holomem": "yes", "left": max(0, card.left), "cheer": cheer, "support": support}

    @classmethod
    def sound_of(cls, frame: Frame[Any]) -> Heard | None:
        """Damage is a blow, by how much it is, and the heaviest who is downed; a bloom sounds by its level, a skill by
        which it is.
        """
        fact = frame.fact
        if fact is not None and fact.kind in ("hit", "felled"):
            return Heard(Sound.DRUM, 1 + fact.number // HEAVIER if fact.kind == "hit" else HEAVIEST)
        if frame.event in ("Bloomed", "SkillUsed") and frame.line is not None:
            return Heard(Sound.CHORD, OPENS.get(_opening(frame.line.phrase), 1))
        return super().sound_of(frame)

    # --- what is seen to happen

    def steps(self, frame: Frame[Any], before: View) -> tuple[Step, ...]:
        """A card that goes to a holomem is seen to go once it is told to whom; one laid upon a holomem, when it has
        bloomed. What belongs to it goes over unseen. Arts are no weapons: their blows have no body.
        """
        if frame.event == "CardMoved" and frame.moves and self._waits(frame):
            for move in frame.moves:
                if move.card is not None and not on_stage(move.source):
                    self._laid[move.card.handle] = move
            return ()
        if frame.event in ("CardAttached", "Bloomed", "Uncovered"):
            arrived = tuple(move for handle, move in self._laid.items() if self._lies(frame.view, handle))
            if frame.event == "CardAttached":
                arrived = tuple(move for move in arrived if move.target.partition(".")[0] in BELONGING)
            for move in arrived:
                assert move.card is not None
                del self._laid[move.card.handle]
            if arrived:
                return (step("move", moves=arrived),)
        return tuple(one._replace(shape="spell") for one in plain_steps(frame, before))

    @staticmethod
    def _waits(frame: Frame[Any]) -> bool:
        """Whether it is told by what follows where a card goes: to a holomem, or upon one."""
        areas = {move.target.partition(".")[0] for move in frame.moves}
        if areas & set(BELONGING):
            return True
        laid = all(on_stage(move.target) and not on_stage(move.source) for move in frame.moves)
        return laid and frame.line is None and bool(frame.view.turn)

    def _lies(self, view: View, handle: str) -> bool:
        """Whether a card lies on the stage by now, or with a holomem there."""
        for place, seen in view.places.items():
            if on_stage(place) and any(handle in (card.handle, *_belonging(card)) for card in seen.cards):
                return True
        return False


def _belonging(card: Seen) -> list[str]:
    return [one.handle for one in card.attached]


def on_stage(place: str) -> bool:
    """Whether a place is a position of a stage."""
    return place.partition(".")[0] in STAGE


def is_holomem(number: str) -> bool:
    """Whether a card is one that comes onto the stage."""
    return card_face(number).kind == "holomem"
