"""Cards used from the cover pile just before a rebuild (§x3-2, §x3-3), used twice, or put there after their use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import due_as
from engine.cardgame.words.flow import may
from engine.cardgame.words.sides import ME
from engine.sakura.clauses.amounts import pile
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.filters import WithKeyword
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.permissions import AroundIt
from engine.sakura.clauses.picking import my
from engine.sakura.clauses.steps_cards import put_this
from engine.sakura.clauses.steps_uses import UseCard

if TYPE_CHECKING:

    from engine.cardgame.clauses import Standing
    from engine.cardgame.words.choosing import Pick
    from engine.sakura.cards import Effect

__all__ = ["TRAP", "may_go_elsewhere", "trap", "traps_before_rebuilds", "used_before_rebuild"]


TRAP: Final = WithKeyword("install")
"""A card with 設置 (§x3-2)."""


def trap() -> Effect:
    """設置: it means nothing by itself (§x3-2)."""
    return keyword(Keyword(TRAP.term))


def used_before_rebuild(cards: Pick, more: bool = False) -> Standing:
    """Just before its player rebuilds the deck, before damage is taken for it, one card may be used from the cover pile
    (§x3-3), beside those that other effects let use where `more`. Asked whenever a card lies there: whether one of them
    may be used is hidden.
    """
    said = "use-before-rebuild-too" if more else "use-before-rebuild"
    condition = pile("cover", ME) >= 1
    return AroundIt("before-rebuild", UseCard(cards, optional=True), condition=condition, said=said)


def traps_before_rebuilds() -> Standing:
    """The rule of the sheet of who has traps (§x3-3)."""
    return due_as("rule-trap", used_before_rebuild(my("cover", of=(TRAP,))))


def may_go_elsewhere(to: str) -> Standing:
    """The card itself, when it was used and would go to the discard pile, may go to another area (§9-2-1 v)."""
    return AroundIt("instead-of-putting-away", may(put_this(to)), optional=True, said="may-go-elsewhere")
