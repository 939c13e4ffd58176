"""Random duels for the tests of what a seat may know: the same on each run, played once for all of them."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.cardgame.play.random_player import random_answer
from engine.kernel.session import Session
from engine.sakura.game import SakuraGame
from engine.sakura.pool import check_pair, forms, pool_of
from engine.sakura.setup import Setup, SideSetup

SEEDS = tuple(range(6))
SEATS = (0, 1, -1)


def a_side(luck: Random, name: str) -> SideSetup:
    keys = [form.key for form in forms()]
    while True:
        first, second = luck.sample(keys, 2)
        if check_pair((first, second)) is None:
            break
    pool = pool_of((first, second))
    return SideSetup(
        megami=(first, second),
        normals=tuple(luck.sample(pool.normals, 7)),
        specials=tuple(luck.sample(pool.specials, 3)),
        name=name,
    )


@cache
def played(seed: int) -> Session:
    """A duel between random players, to its end. To be read only."""
    luck = Random(seed)
    session = Session(SakuraGame(), Setup(sides=(a_side(luck, "Hana"), a_side(luck, "")), seed=seed))
    while session.decision is not None:
        session.submit(random_answer(session.decision, luck))
    return session
