"""「淵の宴」: tide and moon. Units that tire and bind the opponent's, curses, a return from the dead."""

from __future__ import annotations

from typing import Final

from engine.mahoroba.vocabulary import (
    GROVE,
    MOON,
    NORMAL,
    REST,
    STUN,
    TIDE,
    Ailing,
    Bearer,
    Become,
    BringForward,
    CannotRetreat,
    DamageChange,
    Deal,
    DiscardHand,
    Draw,
    DropEnergy,
    DropSet,
    Heal,
    MainUnit,
    MoreHp,
    PassEnergy,
    PerUnit,
    RestThis,
    Revive,
    Stands,
    Strike,
    TakeBack,
    Them,
    ThisUnit,
    UnitKind,
    When,
    WhenKnockedOut,
    While,
    WinsTies,
    choose,
    choose_one,
    enhancement,
    ex_skill,
    may,
    skill,
    strategy,
    tactics,
    unit,
)

MIGIWA = unit("PR-16", TIDE, 80, skill(1, 20), skill(3, 60, Become(REST, ThisUnit())))
SHIGURE = unit("PR-17", TIDE, 90, skill(2, 20, Become(REST, MainUnit("opponent"))))
MIO = unit("PR-18", TIDE, 120, skill(4, 80, DropEnergy(1, ThisUnit())))
TSURARA = unit("PR-19", MOON, 70, skill(2, 10, Become(STUN, MainUnit("opponent"))))
UZUKI = unit("PR-20", MOON, 60, skill(1, 20), ex_skill(1, Draw(1), pays=(RestThis(),)))
MAMI = unit(
    "PR-21", MOON, 80,
    skill(2, 30, may(choose(UnitKind("me", "standby"), BringForward(Them())))),
    ability=While(Stands("main"), WinsTies()),
)
SASAME = unit(
    "PR-22", MOON, 70,
    skill(1, 10, choose(UnitKind("opponent", "standby"), Strike(20, Them()))),
    ability=While(Stands("standby"), DamageChange("taken", MainUnit("me"), "at-most", 60)),
)
SHINOBU = unit(
    "PR-23", GROVE, 60,
    skill(1, 0, more=PerUnit(10)),
    ex_skill(1, choose(UnitKind("me", other=True), PassEnergy(Them())), once=True),
)
BANQUET = strategy("PR-24", DiscardHand(1), Draw(3))
SUNKEN_TREASURE = strategy("PR-25", TakeBack("unit"))
WHIRLPOOL = tactics("PR-26", choose(UnitKind("opponent", "standby"), BringForward(Them())))
SALVE = tactics("PR-27", choose(UnitKind("me"), Heal(40, Them()), Become(NORMAL, Them())))
BUBBLES = tactics(
    "PR-28",
    choose_one(
        choose(UnitKind("opponent", bearing="energy"), DropEnergy(1, Them())),
        choose(UnitKind("opponent", bearing="set"), DropSet(Them())),
    ),
)
ROBE = enhancement("PR-29", MoreHp(30, Bearer()))
DRENCHED = enhancement("PR-30", DamageChange("dealt", Bearer(), "minus", 20), on_theirs=True)
INCENSE = strategy("PR-31", choose(UnitKind("me", knocked_out=True), Revive(Them())))
BELL = enhancement("PR-32", WhenKnockedOut(Bearer(), Draw(2)))
NEEDLE = enhancement("PR-33", CannotRetreat(Bearer()), on_theirs=True)
UNDERTOW = tactics("PR-34", Deal(20, MainUnit("opponent")), When(Ailing(MainUnit("opponent")), Draw(1)))

CARDS: Final = (
    MIGIWA, SHIGURE, MIO, TSURARA, UZUKI, MAMI, SASAME, SHINOBU, BANQUET, SUNKEN_TREASURE, WHIRLPOOL, SALVE, BUBBLES,
    ROBE, DRENCHED, INCENSE, BELL, NEEDLE, UNDERTOW,
)  # fmt: skip
DECK: Final = {
    MIGIWA: 4, SHIGURE: 3, MIO: 3, TSURARA: 3, UZUKI: 3, MAMI: 2, SASAME: 2, SHINOBU: 2, BANQUET: 2,
    SUNKEN_TREASURE: 2, WHIRLPOOL: 2, SALVE: 2, BUBBLES: 2, ROBE: 2, DRENCHED: 1, INCENSE: 1, BELL: 1, NEEDLE: 1,
    UNDERTOW: 2,
}  # fmt: skip
