"""「灯籠の夜」: flame, sun and grove. Fast damage, friends on stand-by, a doubled blow."""

from __future__ import annotations

from typing import Final

from engine.mahoroba.vocabulary import (
    FLAME,
    GROVE,
    REST,
    SUN,
    Ailing,
    AtEndOfTurn,
    Bearer,
    Become,
    BringForward,
    DamageChange,
    Draw,
    EnergyFromDiscard,
    Heal,
    Hurt,
    If,
    MainUnit,
    PayCards,
    PayEnergy,
    PerEnergy,
    RestThis,
    Search,
    Stands,
    StandsIn,
    Them,
    ThisUnit,
    UnitKind,
    While,
    choose,
    enhancement,
    ex_skill,
    skill,
    strategy,
    tactics,
    this_turn,
    unit,
)

AKARI = unit("PR-01", FLAME, 70, skill(1, 20), skill(3, 30, more=PerEnergy(10)))
HOMURA = unit(
    "PR-02", FLAME, 80,
    skill(2, 40),
    ex_skill(1, Search(FLAME), pays=(PayCards(1),), once=True),
)
MARI = unit(
    "PR-03", SUN, 60,
    skill(1, 10, Draw(1)),
    ability=While(Stands("standby"), DamageChange("dealt", MainUnit("me"), "plus", 10)),
)
SUZU = unit(
    "PR-04", SUN, 80,
    skill(2, 30, more=If(Ailing(MainUnit("opponent")), 30)),
    ex_skill(2, Become(REST, MainUnit("opponent")), pays=(RestThis(),)),
)
HAZUKI = unit(
    "PR-05", GROVE, 100,
    skill(2, 20, Heal(20, ThisUnit())),
    ex_skill(1, choose(UnitKind("me"), Heal(30, Them())), pays=(PayEnergy(1),)),
    ability=DamageChange("taken", ThisUnit(), "minus", 10),
)
HAYATE = unit(
    "PR-06", GROVE, 90,
    skill(2, 20, choose(UnitKind("opponent", "standby"), BringForward(Them()), by="opponent")),
    skill(4, 70),
)
TOKI = unit(
    "PR-07", SUN, 90,
    skill(2, 30, more=If(Hurt(ThisUnit(), wanted=False), 20)),
    ability=While(Hurt(ThisUnit()), AtEndOfTurn(Heal(10, ThisUnit()))),
)
NIGHT_MARKET = strategy("PR-08", Draw(2))
LOST_CHILD = strategy("PR-09", Search("unit"))
DAZZLE = tactics("PR-10", Become(REST, MainUnit("opponent")))
PASSING_FLAME = tactics("PR-11", choose(UnitKind("me"), EnergyFromDiscard(Them())))
FESTIVAL = tactics("PR-12", this_turn(DamageChange("dealt", MainUnit("me"), "times", 2)))
STRAPS = enhancement("PR-13", DamageChange("dealt", Bearer(), "plus", 20))
WARD = enhancement("PR-14", DamageChange("taken", Bearer(), "half"))
DOLL = enhancement("PR-15", StandsIn(Bearer(), 10))

CARDS: Final = (
    AKARI, HOMURA, MARI, SUZU, HAZUKI, HAYATE, TOKI, NIGHT_MARKET, LOST_CHILD, DAZZLE, PASSING_FLAME, FESTIVAL, STRAPS,
    WARD, DOLL,
)  # fmt: skip
DECK: Final = {
    AKARI: 4, HOMURA: 3, MARI: 3, SUZU: 3, HAZUKI: 3, HAYATE: 3, TOKI: 3, NIGHT_MARKET: 3, LOST_CHILD: 2, DAZZLE: 3,
    PASSING_FLAME: 2, FESTIVAL: 2, STRAPS: 3, WARD: 2, DOLL: 1,
}  # fmt: skip
