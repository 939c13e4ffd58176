"""After a duel: the words met in it that aren't on the list, added by one press and taken back by the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.text.phrase import say
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.collector import Collector

DUEL: Final = "duel"
"""Where these words came from, as the list keeps it."""


class MetWords(BigButton):
    """Not there where nothing new was met."""

    def __init__(self, words: Words, collector: Collector | None, parent: QWidget) -> None:
        """Nothing met."""
        super().__init__("result.words", parent=parent)
        self._collector = collector
        self._words: tuple[str, ...] = ()
        self._wording = Translated(words, self)
        self.clicked.connect(lambda _checked=False: self._toggle())
        if collector is not None:
            collector.changed.connect(self._reword)
        self.hide()

    def offer(self, met: Sequence[str]) -> None:
        """Offer what was met, as far as it isn't on the list."""
        collector = self._collector
        self._words = tuple(word for word in met if not collector.stage(word)) if collector is not None else ()
        self.setVisible(bool(self._words))
        self._reword()

    @property
    def _taken(self) -> bool:
        return self._collector is not None and all(self._collector.stage(word) for word in self._words)

    def _toggle(self) -> None:
        if self._collector is None:
            return
        if self._taken:
            self._collector.take_off(self._words)
        else:
            self._collector.add(self._words, origin=DUEL)

    def _reword(self) -> None:
        if self._words:
            key = "mine-met-taken" if self._taken else "mine-met"
            self._wording.text(self, key, count=len(self._words))
            detail = say("mine-met-taken-detail") if self._taken else say("mine-met-detail")
            self._wording.bind(self, "detail", self.set_detail, detail)
