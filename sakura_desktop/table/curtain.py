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
        super().__init__(words, look, screen, content)
        self._session = session
        session.curtain_rose.connect(self._gone)
        self.lifted.connect(session.lift_curtain)

    def drop(self, seat: int, emblems: Sequence[str] = ()) -> None:
        """Cover everything until that player takes the seat, and say what awaits them there."""
        purpose = self._session.duel.call()
        assert purpose is not None, "nobody is called to a match that asks nothing"
        self.fall(seat, player_phrase(self._session.settings, seat), purpose, emblems)

    def _gone(self) -> None:
        if self.is_down:
            self.lift()
