"""Matches that begin at a laid table, so that players can think about a scene."""

from __future__ import annotations

from engine.cardgame.events import CardsTraded
from engine.cardgame.match import Match
from engine.kernel.session import Session
from engine.sakura.door import GAME
from engine.sakura.play.scene import Scene


class Laid:
    """The game, opened at the table of a scene."""

    def __init__(self, left, right, traded=None, **table):
        """The sides and the words of `Scene`; `traded` cards lie where others would."""
        self._laid = left, right, table
        self._traded = traded
        self.form, self.luck = GAME.form, GAME.luck
        self.table, self.run, self.view = GAME.table, GAME.run, GAME.view

    def open(self, setup):
        """The table as it is laid."""
        left, right, words = self._laid
        table = Scene(left, right, **words).table
        if self._traded:
            table.emit(CardsTraded(tuple(self._traded.items())))
        return table

    def names(self, setup):
        """Nobody has one."""
        return "", ""

    def players(self, setup):
        """People play both seats."""
        return "", ""


def match_at(left, right, **table):
    """A match that stands where the scene does."""
    return Match(Session(Laid(left, right, **table), None, luck=_NoLuck()))


class _NoLuck:
    def draw(self, number, chance):
        """The lowest numbers, cards as they lie."""
        return tuple(range(chance.size if chance.what == "shuffle" else min(chance.count, chance.size)))
