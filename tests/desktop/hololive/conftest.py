"""What tests of this game's table share: duels without a person, and a screen around one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.cardgame.match import Match
from engine.hololive.door import GAME, Duel, Setup
from engine.hololive.play.selfplay import drawn_side
from sakura_desktop.games import game
from sakura_desktop.match.screen import MatchScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from engine.kernel.decisions import Decision, Keys
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from tests.desktop.looks import PlainAppearance

LIKELY = {"arts": 8, "bloom": 8, "attach": 6, "skill": 5, "place": 5, "play": 4, "collab": 4, "baton": 1, "end": 0.4}
"""How gladly acts are done: whatever tells most of a table."""


def likely(decision: Decision, rng: random.Random) -> Keys:
    """An answer by which much happens."""
    keys = [option.key for option in decision.options]
    count = max(decision.least, min(1, decision.most)) if keys else 0
    if decision.most > 1:
        return tuple(rng.sample(keys, min(len(keys), rng.randint(max(1, decision.least), decision.most))))
    weights = [LIKELY.get(key.partition(":")[0], 1) for key in keys]
    return (rng.choices(keys, weights)[0],) if count else ()


def begun(seed: int) -> Duel:
    """A duel before its first answer."""
    rng = random.Random(seed)
    return Match.start(GAME, Setup(sides=(drawn_side(rng), drawn_side(rng)), seed=seed))


def played(seed: int, answers: int, kind: str = "") -> Duel:
    """A duel after so many answers, and then as far as to a question of a kind."""
    rng, duel = random.Random(seed), begun(seed)
    while (decision := duel.decision) is not None and (duel.answers < answers or (kind and decision.kind != kind)):
        duel.submit(likely(decision, rng))
    assert duel.decision is not None, "it ended before"
    return duel


def reached(wanted: Callable[[Decision], bool], answers: int = 120) -> Duel:
    """The first duel, of those by seed, that comes to such a question."""
    for seed in range(80):
        rng, duel = random.Random(seed), begun(seed)
        while (decision := duel.decision) is not None and duel.answers < answers:
            if wanted(decision):
                return duel
            duel.submit(likely(decision, rng))
    raise AssertionError("no duel comes to such a question")


@pytest.fixture
def opened(qtbot: QtBot, settings: Settings, words: Words, look: PlainAppearance) -> Callable[..., MatchScreen]:
    """Opens a duel on its screen, as large as asked for, and waits until it is shown."""

    def make(duel: Match[Any, Any], width: int = 1280, height: int = 690) -> MatchScreen:
        screen = MatchScreen(words, settings, look, game("hololive"))  # type: ignore[arg-type]  # a plain look paints as a true one
        qtbot.addWidget(screen)
        screen.resize(width, height)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.open(duel)
        QApplication.processEvents()
        return screen

    return make
