"""The board: shows a view and what happens, lights what the open decision allows, hears the mouse and the keyboard.

What lies on it is its playmat's, a game's own; what may be done it is told by its `Hand`. A board without a hand is
only looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from sakura_desktop.table.accessibility import Accessibility
from sakura_desktop.table.animation import Animation
from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.closeup import Closeup
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.delegates.card import card_pixmap
from sakura_desktop.table.delegates.field import paint_field
from sakura_desktop.table.delegates.marks import target_frame
from sakura_desktop.table.delegates.token import token_pixmap
from sakura_desktop.table.drag import Drag
from sakura_desktop.table.hit_map import HitMap
from sakura_desktop.table.kept import Kept, KeptPicture
from sakura_desktop.table.keyboard import KeyboardWalk
from sakura_desktop.table.measures import LEAST
from sakura_desktop.table.models.component import ComponentModel
from sakura_desktop.table.models.table import TableModels
from sakura_desktop.table.overlay import Overlay
from sakura_desktop.table.pile_popup import PilePopup
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.player_plate import PileButton
from sakura_desktop.table.prompts.bar import LETTERS
from sakura_desktop.table.spoken_table import SpokenTable
from sakura_desktop.table.spoken_words import SpokenWords
from sakura_desktop.table.things import PIECE, PILE, TOKEN, Highlight, Thing
from sakura_desktop.table.ticker import Ticker
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence, Set

    from engine.cardgame.view import Frame, View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.hand import Hand
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.keyboard_stops import Stop
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.prompts.bar import PromptBar
    from sakura_desktop.table.spot import Spot

_TABS = frozenset({int(Qt.Key.Key_Tab), int(Qt.Key.Key_Backtab)})
_BY_TAB = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})


class BoardGround(KeptPicture):
    """What lies below everything on a board: its paper with the fields of all places, and the frame of the open table
    where that takes what is held, which isn't part of the picture: it comes and goes with every drag.
    """

    def __init__(self, board: Board, paint: Callable[[QPainter], None]) -> None:
        """The ground of that board."""
        super().__init__(board, board, board.look, paint)
        self._board = board

    def _framed(self, rect: QRect) -> bool:
        framed = self._board.playmat.is_open_table(self._board.table.glow.targets)
        return framed and self._board.playmat.table_rect().intersects(rect)

    def _letters(self) -> object:
        """Nothing is written on it."""
        return None

    def _speech(self) -> Hashable:
        """Nor said."""
        return None

    def standing(self, rect: QRect) -> tuple[object, ...]:
        """The paper, and whether the frame is over it there."""
        return super().standing(rect), self._framed(rect)

    def lay(self, painter: QPainter, rect: QRect, known: tuple[Any, ...]) -> None:
        """The paper, then the frame."""
        paper, framed = known
        super().lay(painter, rect, paper)
        if framed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            target_frame(painter, self._board.playmat.table_rect(), self._board.look.theme)


class Board(Kept, QWidget):
    """The table as one seat sees it."""

    card_shown = Signal(object)
    """A `CardSeen` under the mouse, pressed, or come to by keyboard."""
    item_shown = Signal(object)
    """What else the reader can show (an attack in the air)."""
    player_shown = Signal(str)
    """What stands on a player's plate was pointed at, by its name."""
    settled = Signal()
    """Everything that happened has been shown."""
    laid_out = Signal()
    """Everything has its rectangle, in another size than before."""
    reached = Signal(object)
    """A `QRect` of the board that the hand or the keyboard has come to: it is to be in sight."""

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, playmat: type[Playmat], hand: Hand | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """An empty table of that game; `hand` judges what is dropped on it."""
        self.keyboard: KeyboardWalk | None = None  # events come before everything is there
        super().__init__(parent)
        self.setObjectName("board")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.words, self.look, self.settings = words, look, settings
        self.table = TableModels(hand, self, playmat.shape)
        self.kept: BoardGround = BoardGround(self, self._paint_ground)
        self.playmat = playmat(words, look, settings, self.table, self)
        self.accessibility = Accessibility(words, self.table, self.playmat)
        self.said = SpokenWords(self, hand)
        self.pile_popup = PilePopup(words, look, settings, self)
        self.ticker = Ticker(self)
        self.overlay = Overlay(look, self.ticker, self)
        self.closeup = Closeup(words, look, settings, self)
        self.hits = HitMap(self, self.playmat, self.pile_popup)
        self.prompt: PromptBar | None = None
        self._fields: list[QRect] = []
        self._hand = hand
        self._marked: frozenset[str] = frozenset()
        self._for_choice = False
        self._pointed: Thing | None = None
        """The card that the mouse or the keyboard is on."""
        self._dimmed = False
        """It is dark only until what happens has been shown."""
        self.animation = Animation(self, self)
        self.drag = Drag(hand, self, self)
        self.keyboard = KeyboardWalk(hand, self.drag, self.hits, self)
        self.keyboard.changed.connect(self._walked)
        self.keyboard.came.connect(self._came)
        self.keyboard.opening.connect(self._open_stop)
        if hand is not None:
            hand.changed.connect(self.relight)
        for view in self.playmat.views():
            view.on_board = True
        self.spoken = SpokenTable(self, self)
        self._call()
        self._connect()

    def _connect(self) -> None:
        for view in self.place_views():
            self._hear(view)
        self.playmat.came.connect(self._hear)
        for half in self.playmat.halves.values():
            self.spoken.adopt_whole(half.plate)
            half.plate.looked.connect(self.player_shown)
        for button in self.playmat.pile_buttons():
            self.spoken.adopt_whole(button)
            button.opened.connect(self._button_pressed)
        self.drag.changed.connect(self._held_changed)
        self.drag.touched.connect(self._hovered)
        self.animation.settled.connect(self._settled)
        self.pile_popup.closed.connect(self._gathered)
        self.words.changed.connect(self._reworded)
        self.look.changed.connect(self._redressed)
        self.settings.changed.connect(self._setting_changed)

    def _hear(self, view: PlaceView) -> None:
        """The mouse on a view is heard by the drag; cards show what the game adds to them; those who listen find it."""
        self.spoken.adopt(view)
        if isinstance(panel := view.parentWidget(), PanelView):
            self.spoken.adopt_whole(panel)
        if isinstance(view, CardsView):
            view.paint_more, view.turned = self.playmat.paint_on_card, self.playmat.turned
        view.grabbed.connect(self.drag.press)
        view.moved.connect(self.drag.move)
        view.released.connect(self.drag.release)
        view.hovered.connect(self._hovered)

    @property
    def walker(self) -> KeyboardWalk:
        """Where the keyboard is on the board."""
        assert self.keyboard is not None
        return self.keyboard

    def place_views(self) -> list[PlaceView]:
        """Every view of a place, those of components aside."""
        return [*self.playmat.views(), self.pile_popup.cards]

    # layout and painting

    def set_prompt(self, prompt: PromptBar) -> None:
        """Give the prompt its place on the board."""
        self.prompt = prompt
        self.playmat.asks = True
        prompt.setParent(self)
        prompt.outgrown.connect(self._place_prompt)
        self.overlay.raise_()
        self.lay_out()

    def minimumSizeHint(self) -> QSize:
        """The smallest board: everything on it shrinks with it before it scrolls."""
        return LEAST

    def sizeHint(self) -> QSize:
        """As small as may be; it grows with the window."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Give every view its rectangle."""
        if self.playmat.lower < 0:
            return
        before = self.playmat.layout_now
        layout = self.playmat.lay_out(self.size(), self.look.wished)
        self._place_prompt()
        if self.prompt is not None:
            for panel in self.playmat.panels.panels:
                panel.stackUnder(self.prompt)  # it came after the question, which may reach over it
        fields = [view.geometry() for view in self.playmat.views() if view.field]
        if fields != self._fields:
            self._fields = fields
            self.kept.renew()
        self.overlay.setGeometry(self.rect())
        self.overlay.raise_()
        self._place_popup()
        if before is not None and not before.near(layout):
            self.animation.steady()
        self.laid_out.emit()
        if self.keyboard is not None:
            self.keyboard.renew()

    def _place_prompt(self) -> None:
        """The question stands in its band; what it has no room for there reaches over what is no answer now."""
        layout = self.playmat.layout_now
        if self.prompt is None or layout is None:
            return
        self.prompt.set_letters(layout.measures.letters(LETTERS))
        home = layout.rects["prompt"]
        self.prompt.fit(home, self._free_above(home))
        self.closeup.stay_above(self.prompt.geometry())

    def _free_above(self, home: QRect) -> Iterator[int]:
        """How high a sheet over a band may reach: over the open table where that lies before it, as far as no answer
        is covered, then over the lower half of what lies on the open table and isn't needed for one, since buttons give
        it too, then over all.
        """
        yield home.top()
        if self._hand is not None:
            prompt = self.prompt.prompt if self.prompt is not None else None
            having = {button.key for button in prompt.buttons} if prompt is not None else set()
            gap = self.playmat.measures.gap if self.playmat.measures else 0
            by_hand = self._answered_at(having, home)
            alone = self._answered_at(having | (prompt.by_button() if prompt is not None else set()), home)
            free = max((rect.bottom() for rect in by_hand), default=0) + gap
            table = self.playmat.table_rect()
            if free <= table.top() < home.top() <= table.bottom() + 3 * gap:
                yield table.top()
            yield free
            halved = [rect for rect in by_hand if rect not in alone and table.contains(rect)]
            yield max((rect.center().y() if rect in halved else rect.bottom() for rect in by_hand), default=0) + gap
        yield 0

    def _answered_at(self, having: Set[str], home: QRect) -> list[QRect]:
        """Where, above a band, things of options other than those lie, and the places that would take them."""
        offer = self._hand.offer if self._hand is not None else None
        things = [
            thing for thing in (offer.things() if offer is not None else ())
            if offer is not None and any(one.key not in having for one in offer.options_of(thing))
        ]
        rects = [self.hits.rect_of_place(thing.source) for thing in things]
        rects += [self.hits.rect_of_place(place) for thing in things for place in self._closed_targets(thing)]
        column = home.adjusted(0, -home.top(), 0, 0)
        return [rect for rect in rects if rect is not None and rect.bottom() < home.top() and column.intersects(rect)]

    def _closed_targets(self, thing: Thing) -> list[str]:
        """The places that would take a thing, without the open table, of which the question is a part."""
        offer = self._hand.offer if self._hand is not None else None
        targets = offer.targets(thing) if offer is not None else ()
        return [place for place in targets if not self.playmat.is_open_table(frozenset((place,)))]

    def open_pile(self, place: str) -> None:
        """Spread the cards of a place, if there are any; whoever came by keyboard walks them."""
        if self.playmat.measures is None or not self.table.cards(place).entries:
            return
        by_keyboard = self.keyboard is not None and self.keyboard.here is not None
        by_keyboard |= any(button.hasFocus() for button in self.playmat.pile_buttons())  # a mouse leaves it elsewhere
        self.closeup.leave()
        self.pile_popup.open(self.table.cards(place), self.playmat.measures)
        self._place_popup()
        self.spoken.renew()
        if self.keyboard is not None and by_keyboard:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.keyboard.spread()

    def _gathered(self) -> None:
        self.setFocus()
        self.spoken.renew()
        if self.keyboard is not None:
            self.keyboard.gathered()

    def _open_stop(self, stop: Stop) -> None:
        """What lies where the keyboard is, is spread if it is a pile; of a thing that can't be taken it is said why."""
        view = self._pile_at(stop)
        if isinstance(view, PileButton):
            self.open_pile(view.place)
        elif view is not None:
            self.spread(view)
        elif stop.thing is not None:
            self.drag.idle_pressed.emit(stop.thing)

    def can_open(self, stop: Stop) -> bool:
        """Whether what lies there can be spread."""
        return self._pile_at(stop) is not None

    def _pile_at(self, stop: Stop) -> PlaceView | PileButton | None:
        place = self.playmat.whole_of(stop.thing) if stop.thing is not None else stop.place
        view = self.playmat.view_for(place)
        if isinstance(view, PileButton):
            return view if view.model().entries else None
        return view if view is not None and self.hits.can_spread(view) else None

    def _above_the_question(self) -> QRect:
        """The board without the question and what is below it."""
        layout = self.playmat.layout_now
        asked = self.prompt.geometry() if self.prompt is not None else layout.rects.get("prompt") if layout else None
        return QRect(0, 0, self.width(), asked.top() if asked is not None else self.height())

    def _place_popup(self) -> None:
        popup, measures = self.pile_popup, self.playmat.measures
        if measures is None or popup.isHidden():
            return
        popup.measure(measures)
        popup.lie(self.playmat.popup_rect(popup.cards.place, self.width()), self._above_the_question())
        popup.raise_()
        self.overlay.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground."""
        del event
        painter = QPainter(self)
        self.kept.lay(painter, self.rect(), self.kept.standing(self.rect()))
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no pictures of what isn't seen."""
        super().hideEvent(event)
        self.forget_pictures()

    def forget_pictures(self) -> None:
        """Keep no pictures of what lies here."""
        for kept in self.findChildren(KeptPicture):
            kept.forget()

    def _paint_ground(self, painter: QPainter) -> None:
        """The paper with the fields of all places on it."""
        painter.drawPixmap(0, 0, self.look.ground(self.size()))
        for field in self._fields:
            paint_field(painter, field, self.look.theme)

    def _reworded(self) -> None:
        """Everything is said otherwise, and is the same."""
        with self.look.rewording():
            self.renew()

    def renew(self) -> None:
        """Say and paint everything again."""
        self._call()
        self.playmat.renew()
        self.pile_popup.cards.refresh()
        self.animation.steady()

    def _call(self) -> None:
        """What the board is called to those who listen, and by which keys they find what lies on it."""
        call(self, self.words.say("spoken-board"))
        self.setAccessibleDescription(self.words.say("spoken-board-keys"))

    def _redressed(self) -> None:
        self.updateGeometry()
        self.lay_out()
        self.kept.renew()
        self.renew()

    def _setting_changed(self, name: str) -> None:
        if name == "names":
            self.renew()

    # showing

    def show_view(self, view: View, *, lower: int = 0, decides: int = -1, reset: bool = False) -> None:
        """Show the table as it is, with that seat's half below."""
        self.animation.hurry()
        self.closeup.leave()
        if reset:
            self.animation.forget_drops()
        turned = self.playmat.seat(lower)
        self.show_table(view, reset=reset)
        self.show_decider(decides)
        if turned:
            self.pile_popup.shut()
            self.lay_out()
        self.relight()

    def show_table(self, view: View, *, reset: bool = False) -> None:
        """Show what lies where in that view."""
        panels = self.playmat.panels.generation
        self.table.show(view, reset=reset)
        decides = next((half.seat for half in self.playmat.halves.values() if half.plate.decides), -1)
        self.playmat.show_view(view, decides)
        if self._pointed is not None and self.playmat.place_of(view, self._pointed.what) != self._pointed.source:
            self._pointed = None
            self.closeup.leave()
        self._foretell()
        if self.playmat.panels.generation != panels:
            self.lay_out()

    def play(self, frames: tuple[Frame[Any], ...], halts: frozenset[int] = frozenset()) -> None:
        """Show what happened, one after the other, waiting after the frames of those numbers."""
        self.animation.play(frames, halts)

    def busy(self) -> bool:
        """Steps are being seen."""
        return self.animation.busy

    def hurry(self) -> bool:
        """End every movement now; true if the board was turned by it, so that what was aimed at is elsewhere."""
        lower = self.playmat.lower
        self.animation.hurry()
        return self.playmat.lower != lower

    def show_decider(self, seat: int) -> None:
        """Mark the plate of whoever decides."""
        if self.table.view is not None:
            self.playmat.show_view(self.table.view, seat)

    def mark(self, things: tuple[str, ...]) -> None:
        """Light up what a journal line speaks of; nothing for an empty tuple."""
        self._marked = frozenset(things)
        self.relight()

    def relight(self) -> None:
        """Light what may be taken, and where it may go: what looks different then paints itself, and the board the open
        table.
        """
        framed = self.playmat.is_open_table(self.table.glow.targets)
        self._dimmed = self.animation.busy
        if self._hand is None or self._dimmed:
            self.table.light(Highlight(marked=self._marked))
        else:
            self.table.light(self._hand.glow(self.drag.held, self._marked))
        if self.playmat.is_open_table(self.table.glow.targets) != framed:
            self.update(self.playmat.table_rect())
        self.overlay.show_target(self._covered_table())
        self.animation.settle_drops()

    def prospect(self, handle: str) -> object:
        """What using a thing would do now, as whoever sits there may know; None where nothing is told of it."""
        return self._hand.prospect(handle) if self._hand is not None else None

    def _covered_table(self) -> QRect | None:
        """The open table where it takes what is held while the question lies over it: with the question, which is a
        part of it.
        """
        table, asks = self.playmat.table_rect(), self.prompt
        if self.drag.held is None or asks is None or not self.playmat.is_open_table(self.table.glow.targets):
            return None
        over = asks.geometry()
        return table.united(over) if asks.isVisible() and over.top() < table.center().y() else None

    def _foretell(self) -> None:
        """Show what the thing held would do, else the one that is pointed at by mouse or keyboard."""
        thing = self.drag.held or self._pointed
        told = thing is not None and thing.is_card and self._hand is not None
        self.playmat.foretell(self.prospect(thing.what) if told and thing else None)
        self._clear_the_way()

    def _clear_the_way(self) -> None:
        """A card seen large doesn't cover what is told of it; nor, while something is held, where that may go."""
        if self.drag.held is not None:
            self.closeup.leave()
        self.closeup.keep_off(self.playmat.foretelling())

    def _held_changed(self) -> None:
        self._foretell()
        if self.drag.held is not None and self._hand is not None:
            self._make_way(self.drag.held, self._hand.offer.targets(self.drag.held))
        else:
            self._place_popup()
        self.relight()

    def _settled(self) -> None:
        if self._dimmed:
            self.relight()
        self.settled.emit()

    # the drag

    def spots_at(self, point: QPoint) -> list[Spot]:
        """Where a drop at a global point could go, the nearest first."""
        return self.hits.spots_at(point)

    def lift(self, thing: Thing, at: QPoint) -> None:
        """Show the thing in the hand at a global point."""
        here = self.overlay.mapFromGlobal(at)
        self.overlay.hold(self.picture_of(thing), here)
        self.reached.emit(QRect(here, QSize(1, 1)))

    def lower_hand(self, *, back_to: Thing | None) -> None:
        """Show the hand empty; a thing not taken springs back to where it lies."""
        start = self.overlay.held_rect()
        self.overlay.hold(None)
        if back_to is not None:
            self.animation.spring_back(back_to, self.picture_of(back_to), start)

    def let_go(self, thing: Thing, act: Callable[[], bool]) -> bool:
        """Do what a drop means; the thing stays where it was let go, and sets out from there."""
        picture, start = self.overlay.holding, self.overlay.held_rect()
        self.overlay.hold(None)
        if picture is not None:
            self.animation.drop(thing, picture, start)
        done = act()
        self.animation.settle_drops()
        return done

    def follows_up(self) -> bool:
        """The open question follows up on what a hand began: it isn't one of those that are asked at rest."""
        decision = self._hand.offer.decision if self._hand is not None else None
        return decision is not None and not decision.rest

    def spread(self, view: PlaceView) -> bool:
        """Show the cards of a pile one beside the other, or put them together; false where that makes no sense."""
        if not self.hits.can_spread(view):
            return False
        self._spread_or_shut(view.place)
        return True

    def _button_pressed(self, place: str) -> None:
        """Lay what is held on the pile behind a button, if it may lie there; else show the pile."""
        held, there = self.drag.held, self.hits.spot_of(place)
        if held is not None and there is not None and there[0].takes(held):
            self.drag.lay(there[0])
        else:
            self._spread_or_shut(place)

    def _spread_or_shut(self, place: str) -> None:
        """Spread the cards of a place, or put them together where they are spread."""
        if self.pile_popup.place == place:
            self.pile_popup.shut()
        else:
            self.open_pile(place)

    def spread_for(self, places: set[str]) -> None:
        """Spread the pile that something is to be chosen from, unless that is its top, which is seen; one spread for an
        earlier choice is put together.
        """
        hidden = sorted(place for place in places if self.hits.is_hidden_pile(place) and not self._only_top(place))
        if hidden:
            self.open_pile(hidden[0])
        elif self._for_choice:
            self.pile_popup.shut()
        self._for_choice = bool(hidden)

    def _only_top(self, place: str) -> bool:
        """Whether nothing of a pile but its top may be taken."""
        view = self.playmat.view_for(place)
        things = {thing for thing in self._hand.offer.things() if thing.source == place} if self._hand else set()
        return isinstance(view, PileView) and things == {view.cards().thing(0)}

    def _make_way(self, held: Thing, targets: Sequence[str]) -> None:
        """A spread pile makes room for what is held; if that was taken from it, until the hand is empty again."""
        popup = self.pile_popup
        rects = [self.hits.rect_of_place(target) for target in targets]
        in_way = any(rect is not None and rect.intersects(popup.geometry()) for rect in rects)
        if not (in_way and popup.place):
            return
        if popup.place in (held.source, self.playmat.whole_of(held)):
            popup.move(popup.x(), -popup.height())
        else:
            popup.shut()

    def picture_of(self, thing: Thing) -> QPixmap:
        """A thing as it is seen in the hand."""
        look, measures = self.look, self.playmat.measures
        assert measures is not None
        small = QSize(measures.piece, measures.piece)
        if thing.is_token:
            worth = self.playmat.token_worth(thing.source)
            return token_pixmap(thing.what.removeprefix(TOKEN), thing.source, small, look, worth)
        if thing.what == PILE:
            return look.back("", measures.small)
        view = self.playmat.view_for(thing.source, thing.what)
        model = view.model() if view is not None else None
        if isinstance(model, ComponentModel):
            return self._part_picture(model, measures.small)
        if thing.what == PIECE or not thing.is_card:
            return look.piece(small)
        found = self.table.find(thing.what)
        return card_pixmap(found[1], measures.card, look) if found else look.back("", measures.card)

    def _part_picture(self, model: ComponentModel, size: QSize) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.playmat.paint_part(painter, QRect(QPoint(), size), model)
        painter.end()
        return made

    # the keyboard

    def event(self, event: QEvent) -> bool:
        """Tab walks what is lit before it leaves the board."""
        if self.keyboard is not None and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key, whole = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if key in _TABS and not whole and self.keyboard.step(back=key == Qt.Key.Key_Backtab):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, do, take back, show keys."""
        if event.key() == Qt.Key.Key_Escape and self.pile_popup.isVisible() and self.drag.held is None:
            self.pile_popup.shut()
        elif self.keyboard is None or not self.keyboard.press(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the first lit thing, if it came by keyboard."""
        super().focusInEvent(event)
        if self.keyboard is None or event.reason() not in _BY_TAB:
            return
        if not self.keyboard.enter(last=event.reason() == Qt.FocusReason.BacktabFocusReason):
            self.keyboard.look()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.closeup.leave()
        if self.keyboard is not None:
            self.keyboard.leave()

    def _walked(self) -> None:
        if self.keyboard is not None:
            self.overlay.show_focus(self.keyboard.frame)
            badges = self.keyboard.badges()
            self.overlay.show_badges(badges)
            if badges:
                self.closeup.leave()
            if self.keyboard.frame is not None:
                self.reached.emit(self.keyboard.frame)

    # looking

    def _point(self, thing: Thing | None) -> None:
        if thing != self._pointed:
            self._pointed = thing
            self._foretell()

    def show_card(self, handle: str) -> None:
        """Let a card be read that is named elsewhere on the screen, wherever it lies."""
        found = self.table.find(handle)
        if found is not None and found[1].number is not None:
            self.card_shown.emit(found[1])

    def _came(self, stop: Stop) -> None:
        if stop.thing is None:
            return
        self._point(stop.thing)
        view = self.playmat.view_for(stop.thing.source, stop.thing.what)
        found = self.table.find(stop.thing.bearer or stop.thing.what)
        row = view.row_of(stop.thing) if isinstance(view, PlaceView) else -1
        if isinstance(view, PlaceView) and row >= 0:
            self._hovered(view, row, walked=True)
        elif found is not None:
            self.card_shown.emit(found[1])

    def _hovered(self, view: PlaceView, row: int, *, walked: bool = False) -> None:
        card = view.card_at(row)
        self._point(Thing(card.handle, view.place) if card is not None else None)
        if card is not None and self.drag.held is None and not self.overlay.badges:
            self.closeup.point(card, self.hits.in_board(view, view.boxes()[row]), stays=walked)
        else:
            self.closeup.leave()
        if row < 0:
            return
        item = self.playmat.looked_at(view, row)
        if item is not None:
            self.item_shown.emit(item)
        elif card is not None and card.number is not None:
            self.card_shown.emit(card)
