"""What tests of this game's table share: duels without a person, and a screen around one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.cardgame.match import Match
from engine.gateruler.door import DECKS, GAME, RULERS, Duel, Setup, SideSetup
from sakura_desktop.games import game
from sakura_desktop.match.screen import MatchScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from engine.kernel.decisions import Decision, Keys
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from tests.desktop.looks import PlainAppearance

HANDS = ("GR-W23", "GR-K11")
"""Rulers that have hands and pay …"""
DRIVES = ("GR-A1", "GR-O15")
"""… and one that drives, against one that has a hand."""
LIKELY = {
    "summon": 8, "attack": 8, "play": 6, "set": 5, "use": 5, "gear": 4, "reveal": 2, "trait": 0, "pass-turn": 2,
    "end": 0.6,
}  # fmt: skip
"""How gladly acts are done: whatever tells most of a table."""


def likely(decision: Decision, rng: random.Random) -> Keys:
    """An answer by which much happens."""
    keys = [option.key for option in decision.options]
    count = max(decision.least, min(1, decision.most)) if keys else 0
    if decision.most > 1:
        return tuple(rng.sample(keys, min(len(keys), rng.randint(max(1, decision.least), decision.most))))
    weights = [LIKELY.get(key.partition(":")[0], 1) for key in keys]
    return (rng.choices(keys, weights)[0],) if count else ()


def begun(seed: int, rulers: tuple[str, str] | None = None) -> Duel:
    """A duel before its first answer; of rulers and decks drawn, unless rulers are named."""
    rng = random.Random(seed)
    drawn = rulers or (rng.choice(RULERS), rng.choice(RULERS))
    sides = tuple(SideSetup(ruler=ruler, deck=rng.choice(list(DECKS.values()))) for ruler in drawn)
    return Match.start(GAME, Setup(sides=(sides[0], sides[1]), seed=seed))


def reached(
    wanted: Callable[[Decision, Duel], bool], rulers: tuple[str, str] | None = None, answers: int = 200
) -> Duel:
    """The first duel, of those by seed, that comes to such a question."""
    for seed in range(80):
        rng, duel = random.Random(seed), begun(seed, rulers)
        while (decision := duel.decision) is not None and duel.answers < answers:
            if wanted(decision, duel):
                return duel
            duel.submit(likely(decision, rng))
    raise AssertionError("no duel comes to such a question")


@pytest.fixture
def opened(qtbot: QtBot, settings: Settings, words: Words, look: PlainAppearance) -> Callable[..., MatchScreen]:
    """Opens a duel on its screen, as large as asked for, and waits until it is shown."""

    def make(duel: Match[Any, Any], width: int = 1280, height: int = 690) -> MatchScreen:
        screen = MatchScreen(words, settings, look, game("gateruler"))  # type: ignore[arg-type]  # a plain look paints as a true one
        qtbot.addWidget(screen)
        screen.resize(width, height)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.open(duel)
        QApplication.processEvents()
        return screen

    return make
