"""双掌繚乱 (§2-1): each player takes two megami, openly or by 三拾一捨."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.cardgame.view import Call
from engine.text.phrase import Phrase, say
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.sakura.choose_drag import ChooseDrag
from sakura_desktop.sakura.choose_layout import ChooseLayout
from sakura_desktop.sakura.form_list import engine_forms
from sakura_desktop.sakura.megami_choice import Step
from sakura_desktop.table.list_closeup import ListCloseup
from sakura_desktop.widgets.layouts import PAGE, below, beside
from sakura_desktop.widgets.screen_curtain import ScreenCurtain
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.form_list import FormList
    from sakura_desktop.sakura.megami_choice import MegamiChoice
    from sakura_desktop.settings import Settings


class ChooseScreen(PreparingScreen):
    """The choice, its steps and its curtain."""

    settled = Signal(object)
    """The two pairs, once both players are content."""
    ready_asked = Signal()
    """Ready decks are to be taken instead."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, reader: QWidget, *,
        rng: random.Random | None = None, listed: FormList | None = None, parent: QWidget | None = None,
    ) -> None:
        """An open choice among the forms listed, by default all of the engine's; `reader` shows a card large, told by
        `card_looked`.
        """
        super().__init__("choose", words, settings, parent)
        listed = listed or engine_forms()
        self.hands = ChooseDrag(rng or random.Random(), listed, self)
        self._looked = ""
        self.view = ChooseLayout(words, look, reader, self.choosing.wanted, listed, self)
        self.status = StatusLabel("choose.status", words, self)
        self.status.linkActivated.connect(self.link)
        self.next = self.button("choose.next", "choose-next", self.go_on)
        self.next.setProperty("role", "leading")
        back = self.button("choose.back", "choose-back", self.cancelled.emit)
        self.ready = self.button("choose.ready", "choose-ready", self.ready_asked.emit)
        self.wording.tip(self.ready, "choose-ready-tip")
        content = QWidget(self)
        foot = beside(back, self.ready, (self.status, 1), self.next)
        content.setLayout(below((self.view, 1), foot, edges=PAGE))
        self.setLayout(below(content, edges=(0, 0, 0, 0)))
        self.closeup = ListCloseup(words, look, settings, content)
        self.closeup.watch(*self.view.sheet.rows.values())
        self.curtain = ScreenCurtain(words, look, settings, self, content)
        self.curtain.lifted.connect(self._lifted)
        self._connect()
        self.begin()

    @property
    def choosing(self) -> MegamiChoice:
        """The choice as far as it has come."""
        return self.hands.choosing

    def _connect(self) -> None:
        view, hands = self.view, self.hands
        view.mode_asked.connect(lambda strike: self.begin(strike=strike))
        view.taken.connect(hands.take)
        view.laid.connect(hands.lay)
        view.pressed.connect(self._press)
        view.given_back.connect(hands.give_back)
        view.random_asked.connect(hands.fill)
        view.clear_asked.connect(hands.clear)
        hands.told.connect(self._tell)
        for said in (hands.told, hands.blocked):
            said.connect(self.sound)
        hands.blocked.connect(lambda phrase: self.status.tell(phrase, warning=True))
        view.named.connect(self._name)
        view.sheet.looked.connect(self.card_looked)
        self.card_looked.connect(view.show_read)
        view.grid.looked.connect(self._another_looked)
        for panel in view.panels:
            panel.looked.connect(self._another_looked)

    def _another_looked(self, form: str) -> None:
        """Of another form than before: the card read beside it was of that one."""
        if form and form != self._looked:
            self._looked = form
            self.card_looked.emit("")

    def seat(self, players: tuple[str, str]) -> None:
        """Who sits there: the level of a computer, which chooses by itself, or nothing for a person."""
        super().seat(players)
        self.view.seat(players)

    def begin(self, *, strike: bool = False) -> None:
        """Begin the choice anew; computers choose at once what is chosen in the open."""
        self.hands.begin(strike=strike)
        self._show_names()
        for seat, level in enumerate(self.players):
            if level and not strike:
                self.hands.fill(seat)
        self._computers_act()
        self._tell(None)
        self._pass_seat()

    def come_back(self) -> None:
        """Go on where it was left; what is chosen in secret is behind the curtain again."""
        self._tell(None)
        self._pass_seat()

    def _computers_act(self) -> None:
        """Computers choose and strike where it is their turn; in the open their choice may be changed."""
        choosing = self.choosing
        while choosing.seat >= 0 and self.players[choosing.seat]:
            self.hands.act()
            choosing.advance()

    def _show_names(self) -> None:
        first, second = ("" if level else name for name, level in zip(self.settings.names, self.players, strict=True))
        self.view.show_names((first, second))

    def entered(self) -> None:
        """The grid has the keyboard, or the curtain."""
        self._show_names()
        (self.curtain.button if self.curtain.is_down else self.view.grid).setFocus()

    def go_on(self) -> None:
        """End the step: to the next of 三拾一捨, or to the building of the decks."""
        pairs = self.choosing.pairs()
        if pairs is not None:
            self.settled.emit(pairs)
        elif self.choosing.ready:
            self.choosing.advance()
            self._computers_act()
            self._tell(None)
            self._pass_seat()

    def _press(self, seat: int, index: int) -> None:
        if self.hands.press(seat, index):
            self.view.grid.setFocus()

    def _name(self, seat: int, text: str) -> None:
        self.rename(seat, text)
        self._tell(None)

    # --- what shows ---

    def _tell(self, refusal: Refusal | None) -> None:
        if refusal is None:
            self.status.tell(self._hint())
        else:
            self.status.refuse(refusal)
        self._refresh()

    def _hint(self) -> Phrase:
        player = self.player(max(self.choosing.seat, 0))
        match self.choosing.step:
            case Step.OPEN:
                return say("choose-hint-open")
            case Step.PICK_FIRST | Step.PICK_SECOND:
                return say("choose-hint-pick", player=player)
            case Step.STRIKE_FIRST | Step.STRIKE_SECOND:
                return say("choose-hint-strike", player=player)
            case Step.SETTLED:
                return say("choose-hint-settled")

    def _refresh(self) -> None:
        self.view.show_choosing(self.choosing, self.hands.side, covered=self.curtain.is_down)
        self.next.setEnabled(self.choosing.ready)
        last = self.choosing.step in {Step.OPEN, Step.SETTLED}
        self.wording.text(self.next, "choose-next" if last else "choose-done")

    def _pass_seat(self) -> None:
        """Let the curtain fall before the other player acts in secret."""
        seat = self.choosing.seat
        if seat >= 0 and self.settings.curtain and not any(self.players):
            purpose = "choose-curtain-strike" if self.choosing.striking else "choose-curtain-pick"
            self.curtain.fall(seat, self.player(seat), Call(say(purpose)))
            self._refresh()
        elif self.curtain.is_down:
            self.curtain.rise()
            self._refresh()

    def _lifted(self) -> None:
        self._refresh()
        if self.choosing.striking:
            self.view.panels[1 - self.choosing.seat].slots[0].setFocus()
        else:
            self.view.grid.setFocus()
