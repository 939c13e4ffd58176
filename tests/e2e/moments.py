"""Moments of duels to begin at: played by habit without a screen, saved as a person's file, opened by the program."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from engine.cardgame.match import Match
from engine.sakura.door import GAME, Duel, Setup, SideSetup
from tests.e2e import habits
from tests.e2e.table import SIDES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.kernel.decisions import Decision
    from engine.sakura.door import View

FAR = 600
"""More answers than a duel has."""


def counts(view: View) -> dict[str, str]:
    """How much lies where, as the program tells it."""
    told = {f"vigor@{player.seat}": str(player.vigor) for player in view.players}
    for place, seen in view.places.items():
        told[f"pieces@{place}"], told[f"cards@{place}"] = str(seen.crystals), str(len(seen.cards))
    return told


def duel_at(wanted: Callable[[Decision, View], bool], seed: str = "moment", **names: str) -> Duel:
    """A duel that stands before such a question."""
    first, second = (
        SideSetup(megami=side.megami, normals=side.normals, specials=side.specials, name=names.get(name, ""))
        for side, name in zip(SIDES, ("first", "second"), strict=True)
    )
    duel = Match.start(GAME, Setup(sides=(first, second), first=0, seed=random.Random(seed).getrandbits(48)))
    for _ in range(FAR):
        decision = duel.decision
        assert decision is not None, f"seed {seed!r}: the duel was over before the moment came"
        view = duel.view(decision.seat)
        if wanted(decision, view):
            return duel
        duel.submit(habits.answer(decision, counts(view)))
    raise AssertionError(f"seed {seed!r}: the moment never came")


def saved(duel: Duel, folder: Path, name: str = "moment") -> Path:
    """The duel as a file."""
    path = folder / f"{name}.sakura"
    duel.save_as(path)
    return path
