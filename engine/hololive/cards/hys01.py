"""「スタートエールセット」 (hYS01): four oshi."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HOSHIMACHI_SUISEI, NANASHI_MUMEI, TAKANASHI_KIARA, USADA_PEKORA
from engine.hololive.vocabulary import (
    BLUE,
    GREEN,
    HOLOMEM,
    RED,
    THEM,
    WHITE,
    Change,
    Heal,
    Special,
    TakeBack,
    WhenHurt,
    cards,
    coloured,
    mine,
    oshi,
    skill,
    sp_skill,
    theirs,
    this_turn,
    turn,
    when_damaging,
)

CARDS: Final = (
    oshi(
        "hYS01-001", NANASHI_MUMEI, 5, WHITE,
        skill(2, this_turn(Change("arts", mine(coloured(WHITE), where="collab"), 20))),
        sp_skill(1, reacts=WhenHurt(mine(coloured(WHITE)), 20, during=turn("theirs"))),
    ),
    oshi(
        "hYS01-002", USADA_PEKORA, 5, GREEN,
        skill(2, this_turn(Change("arts", mine(coloured(GREEN), where="collab"), 20))),
        sp_skill(1, Heal(20, mine(coloured(GREEN)))),
    ),
    oshi(
        "hYS01-003", TAKANASHI_KIARA, 5, RED,
        skill(2, this_turn(Change("arts", mine(coloured(RED), where="collab"), 20))),
        sp_skill(1, TakeBack(cards(HOLOMEM, coloured(RED)))),
    ),
    oshi(
        "hYS01-004", HOSHIMACHI_SUISEI, 5, BLUE,
        skill(2, this_turn(Change("arts", mine(coloured(BLUE), where="collab"), 20))),
        sp_skill(1, reacts=when_damaging(mine(), theirs(where="back"), Special(50, THEM()))),
    ),
)
