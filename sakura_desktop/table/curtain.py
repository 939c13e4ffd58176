"""The curtain between the players during a duel: nothing of either is on the table behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.screen_curtain import ScreenCurtain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.session import MatchSession


class Curtain(ScreenCurtain):
    """Falls when the seat is to be passed on, and seats the next player when it is lifted."""

    def __init__(
        self, words: Words, look: Appearance, session: MatchSession, screen: QWidget, content: QWidget
    ) -> None:
        """Up."""
        super().__init__(words, look, session.settings, screen, content)
        self._session = session
        session.curtain_rose.connect(self._gone)
        self.lifted.connect(session.lift_curtain)

    def drop(self, seat: int, emblems: Sequence[str] = ()) -> None:
        """Cover everything until that player takes the seat, and say what awaits them there."""
        duel = self._session.duel
        call, decision = duel.call(), duel.decision
        assert call is not None, "nobody is called to a match that asks nothing"
        assert decision is not None
        option = decision.option(call.leaves)
        leaves = duel.label(option) if option is not None else None
        before = self._content.grab() if self.transition.shown else None
        player = player_phrase(self._session.settings, seat)
        self.fall(seat, player, call, emblems, leaves=leaves, before=before)

    def _gone(self) -> None:
        if self.is_down:
            self.lift()
