"""How a step is seen on a board: which effects, where, for how long, and what is left out of its place meanwhile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from sakura_desktop.motion import still
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.delegates.card import card_pixmap, piece_boxes
from sakura_desktop.table.delegates.token import token_pixmap
from sakura_desktop.table.effects import (
    Die,
    Dusk,
    Effect,
    Flight,
    Frame,
    Impact,
    Jolt,
    Picture,
    Riffle,
    in_and_out,
    lettering,
    sheet,
    stands,
)
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.piece_views import PiecesView
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.table.seen import plain_pieces
from sakura_desktop.table.things import PIECE, TOKEN, Thing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import SeenMove
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.hit_map import HitMap
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.overlay import Overlay
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.steps import Step
    from sakura_desktop.table.ticker import Ticker

MOST_SEEN: Final = 12
"""So many things of one step are seen to travel; the others come with them."""
STAGGER: Final = 0.07
"""Seconds at the normal pace between two things that travel together, while they are few …"""
ALL_SET_OUT: Final = 0.3
"""… and in which all of many have set out."""
LINGER: Final = 0.75
"""Seconds that a figure or a word is still seen when the next step has begun."""
DARK: Final = "#000000"
"""What the board grows at the end, by day and by night."""
OUTLASTS: Final = 5
"""So many times the weight of the end who won stands there, unless something follows before."""
BANNER: Final = 84
"""How high a turn's banner is at scale 1."""
LETTERS: Final = {"figure": 40, "word": 26, "banner": 34, "turn": 22, "phase": 18}
"""Sizes of what is written over the board at scale 1, in pixels."""
DIE: Final = 58
"""How wide a die is at scale 1."""
TURNED: Final = 1.6
"""So much longer a die is seen that is turned to another number."""
SHOWN_CARD: Final = 0.3
"""How high a card laid open is shown, as a share of the board."""
HEAVY: Final = 3
"""From such a blow on the place that it hits is shaken."""
POINTS: Final = 10
"""Where blows are counted in so many points, twice as many weigh as much as one piece."""
NARROW: Final = 5 / 7
"""The width of a card by its height."""


class LetGo(NamedTuple):
    """A thing that a hand has let go, its picture, and where that lies until it is known what becomes of it."""

    thing: Thing
    pixmap: QPixmap
    rect: QRect


class Stage(Protocol):
    """The board as far as steps are shown on it."""

    words: Words
    look: Appearance
    settings: Settings
    table: TableModels
    playmat: Playmat
    overlay: Overlay
    ticker: Ticker
    hits: HitMap

    def show_table(self, view: Any, *, reset: bool = False) -> None:
        """Show the table as it is after a step."""

    def place_views(self) -> Iterable[PlaceView]:
        """What shows places."""

    def size(self) -> QSize:
        """How large it is."""

    def font(self) -> QFont:
        """What it is written in."""

    def devicePixelRatioF(self) -> float:
        """Pixels of the screen to one of its own."""

    def follows_up(self) -> bool:
        """The open question follows up on what a hand began."""


class Scene(NamedTuple):
    """What a step puts over the board, how long until the next one begins, and what of it ends with it."""

    effects: tuple[Effect, ...] = ()
    lasts: float = 0.0
    """Milliseconds."""
    passing: tuple[Effect, ...] = ()
    """Those that end with the step."""
    after: Callable[[], None] | None = None
    """What the step has put off until its end."""


class Choreography:
    """Makes scenes of steps. `show` puts the table as it is after the step on the board."""

    def __init__(self, board: Stage) -> None:
        """For that board."""
        self._board = board
        self.let_go: list[LetGo] = []
        """What a hand has let go: it sets out from there."""
        self._told: tuple[Effect, ...] = ()
        """What was told of the phase, until the next is."""
        self._band: tuple[Picture | None, float] = None, 0.0
        """The band that was laid across the board last, and when it will be gone."""

    def scene(self, step: Step, show: Callable[[], None]) -> Scene:
        """A step on the board of now."""

        def shown() -> None:
            show()
            self.veil()

        make = {
            "move": self._move, "turn": self._turn, "phase": self._phase, "strike": self._strike, "hit": self._hit,
            "miss": self._nothing, "negate": self._nothing, "fade": self._fade, "gain": self._gain,
            "shuffle": self._shuffle, "show": self._show, "point": self._point, "fell": self._worded,
            "begins": self._begins, "roll": self._roll, "unmet": self._worded, "end": self._end, "rest": self._rest,
        }[step.kind]  # fmt: skip
        return make(step, shown, step.weight * 1000 * self._tempo)

    def _rest(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        del step
        show()
        return Scene(lasts=lasts)

    @property
    def still(self) -> bool:
        """Nothing travels: what happens is marked where it happens."""
        return still(self._board.settings)

    # --- things on their way

    def _move(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        before = [self.spots_of(move, arriving=False) for move in step.moves]
        show()
        pairs = [
            (move, source, target)
            for move, sources in zip(step.moves, before, strict=True)
            for source, target in zip(sources, self.spots_of(move, arriving=True), strict=False)
            if source.isValid() and target.isValid()
        ]
        self._set_out(step.moves)
        if self.still:
            return self._marked_moves(step, pairs, lasts)
        self.veil(step.moves)
        pairs = pairs[:MOST_SEEN]
        apart = min(STAGGER, ALL_SET_OUT / max(1, len(pairs) - 1)) * 1000 * self._tempo
        flights = tuple(
            Flight(
                pixmap=self.picture_of(move, target), painted=partial(self.picture_of, move, target), source=source,
                target=target, lasts=lasts, delay=apart * number,
            )
            for number, (move, source, target) in enumerate(pairs)
        )
        return Scene(flights, lasts + apart * max(0, len(flights) - 1), flights) if flights else Scene()

    def _marked_moves(self, step: Step, pairs: list[tuple[SeenMove, QRect, QRect]], lasts: float) -> Scene:
        """Where things were and where they are, with how many pieces those were."""
        theme = self._board.look.theme
        frames = [
            Frame(rect=rect, colour=colour, lasts=lasts * 1.6)
            for _, source, target in pairs[:MOST_SEEN]
            for rect, colour in ((source, theme.line), (target, theme.chosen))
        ]
        figures: list[Effect] = []
        for move in step.moves:
            ends = [(source, target) for one, source, target in pairs if one is move]
            if ends and not move.what.startswith("card"):
                for rect, sign in zip(ends[0], ("−", "+"), strict=True):
                    figures.append(self._figure(f"{sign}{move.count}", rect.center(), theme.ink, lasts * 1.6))
        found = (*frames, *figures)
        return Scene(found, lasts * 1.6, found) if found else Scene()

    # --- turns, phases, the end

    def _turn(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        show()
        self._board.overlay.drop(self._told)
        words = self._board.words
        name = words.text(player_phrase(self._board.settings, step.seat))
        banner = self._banner(step.seat, name, words.say("board-turn", turn=step.number))
        return Scene((self._across(banner, lasts * 1.9),), lasts * 1.25)

    def _begins(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """Who goes first, in the words of the game."""
        show()
        name = player_phrase(self._board.settings, step.seat)
        text = self._board.words.say(f"{self._board.table.game}-goes-first", player=name)
        banner = self._banner(step.seat, text, "")
        return Scene((self._across(banner, lasts * 1.9),), lasts * 1.6)

    def _end(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """The board dims behind the banner of who won. Both outlast the scene: what follows comes over them; where
        nothing follows they go by themselves.
        """
        show()
        board = self._board
        dusk: Effect = Dusk(
            rect=QRect(QPoint(), board.size()), colour=DARK, still=self.still, lasts=lasts * OUTLASTS
        )
        if step.seat < 0:
            return Scene((dusk,), lasts * 2.3)
        name = player_phrase(board.settings, step.seat)
        banner = self._banner(step.seat, board.words.say("board-won", player=name), "", "won")
        return Scene((dusk, self._across(banner, lasts * OUTLASTS, stands, 0.1)), lasts * 2.3)

    def _across(
        self, banner: QPixmap, lasts: float, shown: Callable[[float], float] = in_and_out, early: float = 0.2
    ) -> Picture:
        slides = 0 if self.still else -self._board.size().width() // 12
        middle = self._middle_of_board()
        band = Picture(pixmap=banner, at=middle, slides=slides, lasts=lasts, shown=shown, early=early)
        self._band = band, self._board.ticker.now() + lasts
        return band

    def _free_in(self) -> float:
        """In how many milliseconds nothing lies across the board any more."""
        band, gone = self._band
        lies = any(effect is band for effect in self._board.overlay.effects)
        return max(0.0, gone - self._board.ticker.now()) if lies else 0.0

    def _phase(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        show()
        pill = self._pill(self._board.words.say(f"{self._board.table.game}-phase", phase=step.what), step.seat)
        self._board.overlay.drop(self._told)
        told = Picture(
            pixmap=pill, at=self._middle_of_board(), delay=self._free_in(), lasts=lasts + LINGER * 1000 * self._tempo
        )
        self._told = (told,)
        return Scene((told,), lasts)

    # --- attacks and damage

    def _strike(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """It lands: from larger than it is, or, where nothing moves, by a frame in its player's colour."""
        show()
        rect = self.rect_of(step.place)
        if rect is None:
            return Scene()
        theme = self._board.look.theme
        colour = theme.seats[step.seat] if step.seat >= 0 else theme.cherry
        frame = Frame(rect=rect, colour=colour, still=self.still, lasts=lasts, delay=0 if self.still else lasts * 0.35)
        found = self._item(step.place)
        if self.still or found is None:
            return Scene((frame,), lasts, (frame,))
        view, row = found
        picture = self.picture_of_item(view, row)
        self.veil(also=(view, row))
        land = Picture(
            pixmap=picture, at=rect.center(), grows=(1.5, 1.0), early=0.42, shown=_come, lasts=lasts, stays=True
        )
        return Scene((land, frame), lasts, (land, frame))

    def _fade(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """What stood there goes."""
        if self._has_neighbours(step.place):
            return self._going(step, show, lasts)
        faded = self._fading(step.place, lasts * 1.5)
        show()
        return Scene(tuple(faded), lasts if faded else 0)

    def _going(self, step: Step, show: Callable[[], None], lasts: float, *beside: Effect) -> Scene:
        """It goes from among others, which move up when it is gone."""
        found = self._item(step.place)
        assert found is not None
        faded = tuple(self._fading(step.place, lasts))
        self.veil(also=found)
        return Scene((*faded, *beside), lasts, faded, show)

    def _has_neighbours(self, handle: str) -> bool:
        """Whether a thing stands among others that move up when it goes."""
        found = self._item(handle)
        return found is not None and len(found[0].boxes()) > 1

    def _hit(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """The blow is seen before what it takes goes; of one that takes nothing only that."""
        del show
        rect = self.rect_of(step.place)
        if rect is None:
            return Scene()
        theme = self._board.look.theme
        source = self.rect_of(step.source)
        weight = step.number if step.number < POINTS else step.number / (2 * POINTS)
        strength = min(1.6, 0.7 + weight * 0.15)
        impact = Impact(
            rect=rect, colour=theme.warning, core=theme.card, strength=strength, shape=step.shape, source=source,
            still=self.still,
            lasts=lasts * (1.5 if source is not None else 1.0),
        )
        text = self._board.words.say("board-hit", number=step.number, area=self._area(step.place))
        above = QPoint(rect.center().x(), rect.top())
        larger = min(1.6, 0.88 + weight * 0.12)
        figure = self._figure(text, above, theme.warning, lasts + LINGER * 1000 * self._tempo, larger)
        if not step.number:
            return Scene((figure,), lasts)
        jolts = self._jolts(step.place, lasts, strength) if weight >= HEAVY and not self.still else ()
        if source is not None and not self.still:
            for following in (figure, *jolts):
                following.delay = impact.lasts * Impact.STROKE
        return Scene((*jolts, impact, figure), impact.lasts * 0.8)

    def _jolts(self, place: str, lasts: float, strength: float) -> tuple[Effect, ...]:
        """The place that was hit, shaken; a thing that was hit isn't."""
        view = self._board.playmat.view_for(place)
        if self._item(place) is not None or not isinstance(view, PlaceView):
            return ()
        measures = self._board.playmat.measures
        reach = round(4 * strength * (measures.scale if measures else 1.0))
        return (Jolt(pixmap=view.grab(), rect=self._board.hits.in_board(view, view.rect()), reach=reach, lasts=lasts),)

    def _area(self, place: str) -> str:
        """What a place is called; a thing isn't called anything."""
        if ":" in place or "#" in place:
            return "none"
        return self._board.words.text(self._board.table.cards(place).area_phrase())

    def _nothing(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """What was in the air comes to nothing: it is said so, and it goes."""
        rect = self.rect_of(step.place)
        if rect is None:
            show()
            return Scene()
        written = self._word(step, rect.center(), lasts + LINGER * 1000 * self._tempo)
        if step.kind == "miss" and self._has_neighbours(step.place):
            return self._going(step, show, lasts, written)
        gone = self._fading(step.place, lasts * 1.6)
        show()
        there = self.rect_of(step.place) is not None
        return Scene((*([] if there else gone), written), lasts)

    def _worded(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """What became of it is written where it stands."""
        rect = self.rect_of(step.place)
        show()
        if rect is None:
            return Scene()
        theme = self._board.look.theme
        light = Frame(rect=rect, colour=theme.warning, filled=0.35, still=self.still, lasts=lasts)
        word = self._word(step, rect.center(), lasts + LINGER * 1000 * self._tempo)
        return Scene((light, word), lasts)

    # --- what else is to be noticed

    def _gain(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        show()
        rect = self.rect_of(step.place)
        if rect is None or not step.number:
            return Scene()
        theme = self._board.look.theme
        sign = "+" if step.number > 0 else "−"
        ink = theme.good if step.number > 0 else theme.warning
        frame = Frame(rect=rect, colour=ink, still=self.still, lasts=lasts * 1.5)
        figure = self._figure(f"{sign}{abs(step.number)}", rect.center(), ink, lasts + LINGER * 1000 * self._tempo)
        return Scene((frame, figure), lasts)

    def _point(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        show()
        rect = self.rect_of(step.place)
        if rect is None:
            return Scene()
        frame = Frame(rect=rect, colour=self._board.look.theme.chosen, filled=0.12, still=self.still, lasts=lasts)
        return Scene((frame,), lasts, (frame,))

    def _shuffle(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        show()
        view = self._board.playmat.view_for(step.place)
        if not isinstance(view, PileView) or not view.boxes():
            return self._point(step, show, lasts)
        rect = self._board.hits.in_board(view, view.boxes()[0])
        if self.still:
            return self._point(step, show, lasts)
        back = self._board.look.back(view.cards().entries[0].seen.kind, rect.size())
        riffle = Riffle(pixmap=back, rect=rect, lasts=lasts)
        return Scene((riffle,), lasts, (riffle,))

    def _show(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """Cards laid open, large side by side for a moment; for many, smaller."""
        show()
        look, room = self._board.look, self._board.size()
        if not step.cards:
            return Scene()
        high = min(room.height() * SHOWN_CARD, room.width() * 0.8 / len(step.cards) / NARROW)
        size = QSize(round(high * NARROW), round(high))
        apart = round(size.width() * 1.08)
        left = self._middle_of_board().x() - apart * (len(step.cards) - 1) // 2
        whole = lasts * (1.4 + 0.4 * min(len(step.cards), 4))
        pictures = tuple(
            Picture(
                pixmap=look.face(card, look.language, size), painted=partial(look.face, card, look.language, size),
                lasts=whole,
                shown=partial(in_and_out, rise=0.12, fall=0.12),
                at=QPoint(left + apart * number, self._middle_of_board().y()),
                grows=(1.0, 1.0) if self.still else (0.7, 1.0),
            )
            for number, card in enumerate(step.cards[:MOST_SEEN])
        )
        return Scene(pictures, whole, pictures)

    def _roll(self, step: Step, show: Callable[[], None], lasts: float) -> Scene:
        """A die tumbles where it is thrown for: at the thing, else at the plate of whoever throws. One that counts as
        another number is turned to it, which takes its time.
        """
        show()
        plates = {half.seat: half.plate for half in self._board.playmat.halves.values()}
        plate = plates.get(step.seat)
        rect = self.rect_of(step.place)
        if rect is None and plate is not None:
            rect = self._board.hits.in_board(plate, plate.rect())
        if rect is None:
            return Scene()
        theme = self._board.look.theme
        measures = self._board.playmat.measures
        side = round(DIE * (measures.scale if measures else 1.0))
        room = self._board.size()
        beside = Die.room(side, turned=bool(step.counts))
        x, y = (min(max(at, least), whole - side) for at, least, whole in (
            (rect.center().x(), beside, room.width()), (rect.top(), side, room.height()),
        ))  # fmt: skip
        lasts *= TURNED if step.counts else 1
        colour = theme.seats[step.seat] if step.seat >= 0 else theme.nobody
        die = Die(
            at=QPoint(x, y), side=side, number=step.number, counts=step.counts, paper=theme.card, ink=colour,
            still=self.still, lasts=lasts + LINGER * 1000 * self._tempo,
        )
        return Scene((die,), lasts)

    # --- what is written

    @property
    def _tempo(self) -> float:
        return self._board.settings.tempo

    def _letters(self, what: str, larger: float = 1.0) -> QFont:
        measures = self._board.playmat.measures
        font = QFont(self._board.font())
        font.setPixelSize(max(14, round(LETTERS[what] * larger * (measures.scale if measures else 1.0))))
        font.setBold(True)
        return font

    def _figure(self, text: str, at: QPoint, ink: str, lasts: float, larger: float = 1.0) -> Picture:
        """A number stamped at a place, the larger the more it weighs; it rises a little."""
        theme = self._board.look.theme
        made = lettering(text, self._letters("figure", larger), ink, theme.card, self._board.devicePixelRatioF())
        grows = (1.0, 1.0) if self.still else (1.7, 1.0)
        rises = 0.0 if self.still else made.deviceIndependentSize().height() * 0.5
        return Picture(pixmap=made, at=self._within(at, made), lasts=lasts, grows=grows, rises=rises, early=0.16)

    def _word(self, step: Step, at: QPoint, lasts: float) -> Picture:
        """What the game calls it, or any game."""
        theme, words = self._board.look.theme, self._board.words
        unmet = step.kind == "unmet"
        text = words.say("board-unmet") if unmet else words.say(f"{self._board.table.game}-seen", what=step.what)
        made = lettering(text, self._letters("word"), theme.warning, theme.card, self._board.devicePixelRatioF())
        return Picture(pixmap=made, at=self._within(at, made), lasts=lasts, grows=(1.0 if self.still else 1.4, 1.0))

    def _within(self, at: QPoint, picture: QPixmap) -> QPoint:
        """Where a picture stands whole on the board, as near as can be to a point."""
        size, room = picture.deviceIndependentSize(), self._board.size()
        half, high = round(size.width() / 2) + 2, round(size.height() * 0.9)
        return QPoint(min(max(at.x(), half), room.width() - half), min(max(at.y(), high), room.height() - high))

    def _middle_of_board(self) -> QPoint:
        """The middle of the open table, where nobody's cards lie."""
        size, table = self._board.size(), self._board.playmat.table_rect()
        return QPoint(size.width() // 2, table.center().y() if table.isValid() else size.height() // 2)

    def _banner(self, seat: int, text: str, beside: str, sign: str = "") -> QPixmap:
        """A band across the board in a player's colour, with their mark."""
        board, theme = self._board, self._board.look.theme
        measures = board.playmat.measures
        high = round(BANNER * (measures.scale if measures else 1.0))
        width = board.size().width()
        made = sheet(QSize(width, high), board.devicePixelRatioF())
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.94)
        painter.fillRect(QRect(0, 0, width, high), QColor(theme.seats[seat]))
        painter.setOpacity(1.0)
        painter.fillRect(QRect(0, 3, width, 1), QColor(theme.on_seat))
        painter.fillRect(QRect(0, high - 4, width, 1), QColor(theme.on_seat))
        large, small = self._letters("banner"), self._letters("turn")
        painter.setFont(large)
        gap, side = high // 4, round(high * 0.66)
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width * 3 // 5)
        first = painter.fontMetrics().horizontalAdvance(text)
        painter.setFont(small)
        second = painter.fontMetrics().horizontalAdvance(beside) + gap if beside else 0
        left = (width - side - gap - first - second) // 2
        mark = board.look.sign(sign or seat_icon(seat), QSize(side, side), theme.on_seat)
        painter.drawPixmap(left, (high - side) // 2, mark)
        painter.setPen(QColor(theme.on_seat))
        painter.setFont(large)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRect(left + side + gap, 0, first + 4, high), middle, text)
        painter.setFont(small)
        painter.drawText(QRect(left + side + 2 * gap + first, 0, second + 4, high), middle, beside)
        painter.end()
        return made

    def _pill(self, text: str, seat: int) -> QPixmap:
        """A small label with a player's mark."""
        board, theme = self._board, self._board.look.theme
        font = self._letters("phase")
        high = round(font.pixelSize() * 1.9)
        side = round(font.pixelSize() * 1.1)
        colour = theme.seats[seat] if seat >= 0 else theme.line
        probe = QPixmap(1, 1)
        painter = QPainter(probe)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(text)
        painter.end()
        size = QSize(wide + side + round(high * 1.1), high)
        made = sheet(size, board.devicePixelRatioF())
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colour))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, high - 1), high / 2, high / 2)
        left = high // 3
        if seat >= 0:
            painter.drawPixmap(left, (high - side) // 2, board.look.sign(seat_icon(seat), QSize(side, side), colour))
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(QRect(left + side + 6, 0, wide + 4, high), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()
        return made

    # --- where things are, and what is seen of them

    def rect_of(self, place: str) -> QRect | None:
        """Where a place or a thing is on the board of now."""
        if not place:
            return None
        found = self._item(place)
        if found is not None:
            return self._board.hits.in_board(found[0], found[0].boxes()[found[1]])
        if ":" in place or "#" in place:
            return None
        return self._board.hits.rect_of_place(place)

    def _item(self, handle: str) -> tuple[PlaceView, int] | None:
        """The view and the row of a thing, by its handle."""
        if ":" not in handle:
            return None
        lying = self._board.playmat.place_of(self._board.table.view, handle) if self._board.table.view else None
        view = self._board.playmat.view_for(lying) if lying else None
        if not isinstance(view, PlaceView):
            return None
        model = view.model_of()
        row = next((row for row in range(model.rowCount()) if _handle(model.thing(row)) == handle), -1)
        return (view, row) if 0 <= row < len(view.boxes()) else None

    def _fading(self, handle: str, lasts: float) -> list[Effect]:
        """A thing as it stands now, going."""
        found = self._item(handle)
        if found is None:
            return []
        view, row = found
        rect = self._board.hits.in_board(view, view.boxes()[row])
        gone = (1.0, 1.0) if self.still else (1.0, 0.86)
        picture = self.picture_of_item(view, row)
        return [Picture(pixmap=picture, at=rect.center(), lasts=lasts, shown=_go, grows=gone, early=1.0)]

    def picture_of_item(self, view: PlaceView, row: int) -> QPixmap:
        """An item as its view paints it."""
        box = view.boxes()[row]
        made = sheet(box.size(), self._board.devicePixelRatioF())
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        view.paint_item(painter, box, row)
        painter.end()
        return made

    def spots_of(self, move: SeenMove, *, arriving: bool) -> list[QRect]:
        """Where the things of a move stand, before it or after."""
        place = move.target if arriving else move.source
        begun = None if arriving else next((one for one in self.let_go if leaves(move, one.thing)), None)
        if begun is not None:
            return [begun.rect, *self._counted_at(place, move.what, move.count)[1:]]
        if move.what == PIECE or move.what.startswith(TOKEN):
            return self._counted_at(place, move.what, move.count)
        handle = move.card.handle if arriving and move.card is not None else move.before
        return [self._card_at(place, handle)]

    def _counted_at(self, place: str, what: str, count: int) -> list[QRect]:
        """Where pieces or tokens stand; nowhere, for a place that isn't on the board."""
        view = self._board.playmat.view_for(place, what)
        if view is None:
            return []
        if isinstance(view, PiecesView):
            model = view.pieces()
            boxes = view.boxes()[max(0, model.count - count) : model.count]
            spots = [self._board.hits.in_board(view, box) for box in reversed(boxes)]
            return spots or [self._middle(view, self._piece())]
        if isinstance(view, CardsView):
            handle = place.replace(".", ":")
            box = view.box_of(Thing(handle, view.place))
            found = self._board.table.find(handle)
            if box is not None and found is not None:
                boxes = piece_boxes(box, max(plain_pieces(found[1]), count))[-count:]
                return [self._board.hits.in_board(view, piece) for piece in reversed(boxes)]
        return [self._middle(view, self._piece())] * count

    def _card_at(self, place: str, handle: str) -> QRect:
        """Where a card stands; nowhere, for a place that isn't on the board."""
        view = self._board.playmat.view_for(place, handle)
        if isinstance(view, CardsView):
            box = view.box_of(Thing(handle, place)) if handle else None
            if box is None and view.boxes():
                box = view.boxes()[0 if isinstance(view, PileView) else -1]
            return self._board.hits.in_board(view, box) if box is not None else self._middle(view, view.card_size())
        layout = self._board.playmat.layout_now
        size = layout.measures.small if layout else QSize(60, 84)
        return self._middle(view, size) if view is not None else QRect()

    def picture_of(self, move: SeenMove, size: QRect) -> QPixmap:
        """What is seen to travel, as large as where it arrives."""
        look = self._board.look
        if move.what == PIECE:
            return look.piece(size.size())
        if move.what.startswith(TOKEN):
            side = min(size.width(), size.height())
            worth = self._board.playmat.token_worth(move.source)
            return token_pixmap(move.what.removeprefix(TOKEN), move.source, QSize(side, side), look, worth)
        kind = move.card.kind if move.card is not None else ""
        if size.width() > size.height():
            return look.back(kind, size.size(), across=True)
        if move.card is None:
            return look.back(kind, size.size())
        return card_pixmap(move.card, size.size(), look)

    def leave(self, dropped: LetGo | None) -> None:
        """A thing lies where a hand has let it go; by None nothing does."""
        self.let_go = [*self.let_go, dropped] if dropped is not None else []
        self._lay()
        self.veil()

    def _lay(self) -> None:
        self._board.overlay.keep([(one.pixmap, one.rect) for one in self.let_go])

    def _set_out(self, moves: tuple[SeenMove, ...]) -> None:
        """What travels doesn't lie where a hand has let it go any more."""
        self.let_go = [one for one in self.let_go if not any(leaves(move, one.thing) for move in moves)]
        self._lay()

    def veil(self, moves: tuple[SeenMove, ...] = (), also: tuple[PlaceView, int] | None = None) -> None:
        """Leave out what is under way to where it goes, and what a hand has let go where it lay."""
        rows: dict[PlaceView, set[int]] = {also[0]: {also[1]}} if also is not None else {}
        for one in self.let_go:
            self._veil_source(rows, one.thing)
        for move in moves:
            view = self._board.playmat.view_for(move.target, move.what)
            if not isinstance(view, PlaceView):
                continue
            model = view.model_of()
            if isinstance(model, PieceModel) and model.what == move.what:
                rows.setdefault(view, set()).update(range(max(0, model.count - move.count), model.count))
            elif isinstance(model, CardModel) and move.card is not None and model.place == move.target:
                rows.setdefault(view, set()).add(model.row_of(move.card.handle))
        for view in (*self._board.place_views(), *self._board.playmat.panels.views()):
            view.veil(rows.get(view, set()))

    def _veil_source(self, rows: dict[PlaceView, set[int]], thing: Thing) -> None:
        view = self._board.playmat.view_for(thing.source, thing.what)
        if isinstance(view, PlaceView):
            model = view.model_of()
            there = [row for row in range(model.rowCount()) if model.thing(row) == thing]
            rows.setdefault(view, set()).update(there[-1:])

    def _middle(self, view: QWidget, size: QSize) -> QRect:
        centre = self._board.hits.in_board(view, view.rect()).center()
        return QRect(centre - QPoint(size.width() // 2, size.height() // 2), size)

    def _piece(self) -> QSize:
        layout = self._board.playmat.layout_now
        side = layout.measures.piece if layout else 24
        return QSize(side, side)


def leaves(move: SeenMove, thing: Thing) -> bool:
    """Whether a movement is that of a thing: that card, or pieces or tokens of its place."""
    return move.source == thing.source and thing.what in (move.what, move.before)


def _handle(thing: Thing | None) -> str:
    return thing.what if thing is not None else ""


def _come(share: float) -> float:
    return min(1.0, share / 0.25)


def _go(share: float) -> float:
    return 1.0 - share

