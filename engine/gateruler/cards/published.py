"""Cards of the published game, as far as pages tell of them; `known` names the facts that this program has chosen."""

from __future__ import annotations

from typing import Final

from engine.gateruler.vocabulary import (
    ATLAS,
    FACE_UP,
    ME,
    OPPONENT,
    SET,
    SET_KEYS,
    VOLNAR,
    WONDER,
    YOMAJIN,
    AddSoul,
    Banish,
    Cannot,
    CardsIn,
    Change,
    CountsAs,
    Destroy,
    Draw,
    Every,
    For,
    FromHand,
    Gain,
    HasHand,
    Hit,
    IfSo,
    Immune,
    InPhase,
    LoseKeywords,
    Parade,
    PlayFree,
    Put,
    Recover,
    Reduction,
    Reverse,
    Sacrifice,
    Shield,
    SpendSouls,
    Split,
    Summon,
    Them,
    TheRuler,
    This,
    Turn,
    When,
    Whenever,
    While,
    attacks,
    attribute,
    cnt,
    either,
    event,
    field,
    in_all_play,
    in_zone,
    instant,
    level_at_most,
    may,
    normal,
    opened,
    plays_event,
    set_card,
    sort,
    target,
    then,
    this_attacks,
    this_enters,
    this_special_summoned,
    unit,
)

VAPOUR_BOMB = event(
    "GR-001", ATLAS, "military", 3, "normal",
    Destroy(Every(None, sort("card", SET), SET_KEYS)),
    reduction=Reduction(pay=FromHand(1, "deck"), cost=1),
    known="level,faction,attributes",
)
VABELSION = unit(
    "GR-002", VOLNAR, "dragon knight", 4, (5, 5, 2),
    normal(
        "gondul-full-burst", Put(Them("card"), "graveyard"), cost=(Reverse(3),), choose=(in_all_play(sort("card")),),
    ),
    keywords=("guard-summon",), reduction=Reduction(pay=FromHand(1, "deck"), cost=2),
    known="level,figures,faction,attributes",
)  # fmt: skip
CALABERA = unit(
    "GR-003", WONDER, "demon", 2, (4, 3, 2),
    opened("bomb-for-you", Hit(2, TheRuler(OPPONENT)), game=True),
    opened("bomb-for-you-too", Hit(2, TheRuler(ME)), game=True),
    keywords=("open",), known="level,figures,faction,attributes",
)
TENKAI = unit("GR-004", YOMAJIN, "apparition", 3, (5, 4, 2), CountsAs(0), known="level,figures,faction,attributes")
SCHROEDINGERS_CAT = event(
    "GR-005", WONDER, "magic", 2, "normal", PlayFree(Them("card")),
    choose=(in_zone("damage", sort("card", FACE_UP)),), known="level,timing,faction,attributes",
)
HONOIKAZUCHI = unit(
    "GR-006", YOMAJIN, "military dragon", 3, (5, 4, 2), Whenever("thunder-seeds", this_attacks(), Split(3)),
    known="name",
)
SYLTIS = unit(
    "GR-007", VOLNAR, "dragon fire", 2, (4, 5, 2),
    Whenever("crimson-landing", this_special_summoned(), Hit(3, Them()), choose=(target(sort()),)),
    known="name",
)
VELKLIGHT = unit(
    "GR-008", VOLNAR, "dragon fire", 2, (3, 3, 2), Whenever("raging-embers", this_special_summoned(), Split(3)),
    known="level,faction,attributes",
)
ZILTINAS = unit(
    "GR-009", VOLNAR, "dragon", 4, (6, 2, 2),
    normal(
        "call-of-the-princess", Summon(Them()), turn=True,
        choose=(in_zone("graveyard", sort("unit", level_at_most(2), attribute("dragon"))),),
    ),
    cnt(
        "verdict-of-the-princess", Destroy(Them("card")),
        choose=(in_all_play(either(sort("card", attribute("invader")), sort("unit", level_at_most(1)))),),
    ),
    reduction=Reduction(pay=FromHand(1), cost=2), legendary=True,
    known="level,faction,legendary,text",
)  # fmt: skip
BYAKUYA = unit("GR-010", ATLAS, "military", 0, (2, 1, 1), keywords=("vigilance",), known="faction,figures")
SLAYERS_FOREST = field(
    "GR-011", WONDER, "beast", 1, Change(Every(ME, sort("unit", attribute("beast"))), atk=1, hp=1),
    known="level,faction,attributes",
)
SAMERIAN = unit(
    "GR-012", WONDER, "horror", 1, (2, 2, 1), While(CardsIn("hand", OPPONENT) <= 1, Change(This(), atk=2, hp=2)),
    known="level,figures,faction,attributes",
)
BACKPACKER = unit(
    "GR-013", WONDER, "space", 1, (3, 2, 1),
    normal(
        "hitchhike", Summon(This("card"), "normal", "damage"), Hit(1, TheRuler(ME)), cost=(Sacrifice(sort("card")),),
        damage_zone=True,
    ),
    known="level,figures,faction,attributes",
)  # fmt: skip
VARIERE = unit("GR-014", VOLNAR, "dragon", 2, (3, 4, 2), Immune(This()), known="level,figures,faction,attributes")
LANTERN_RIVER = field(
    "GR-015", YOMAJIN, "apparition", 1, Cannot("leave-damage", None),
    normal("lights-downstream", Recover(1), cost=(Put(This("card"), "graveyard"),), turn=True),
    cnt("lights-upstream", Put(This("card"), "field")),
    known="level,kind,faction,attributes,text",
)
MISTCLOCK = unit(
    "GR-016", VOLNAR, "dragon owl", 5, (6, 6, 3),
    Gain(TheRuler(ME), "pierce"),
    Whenever("possibilities-gather", plays_event(OPPONENT), AddSoul(This())),
    Whenever("possibilities-gather", attacks(sort(), ME), AddSoul(This())),
    Whenever(
        "possibilities-bear-fruit", this_attacks(),
        IfSo(may(SpendSouls(2, "deck")), then(target(sort("unit-or-ruler"), None), Turn(Them("card"), "ready"))),
        once="turn",
    ),
    reduction=Reduction(pay=Banish(4, sort("card", attribute("owl", "dragon"))), cost=2), legendary=True,
    known="level,figures,faction,legendary,attributes",
)  # fmt: skip
ABSOLUTE_BEARIA = event(
    "GR-017", ATLAS, "military", 1, "instant", For(Shield(combat=True)),
    cnt("last-wall", Put(This("card"), "graveyard")), known="level,timing,faction,attributes,text",
)
TENROU = unit(
    "GR-018", YOMAJIN, "apparition", 2, (3, 4, 1), normal("parade", Parade(1), turn=True), known="figures,timing",
)
HASSHAKU_POPO = unit(
    "GR-019", YOMAJIN, "apparition", 3, (4, 4, 3),
    Cannot("guard-summon", OPPONENT),
    Whenever("long-shadow", this_enters(), AddSoul(This())),
    instant(
        "popopo", For(LoseKeywords(Them())), choose=(target(sort()),), requires=InPhase("main", other=True), turn=True
    ),
    keywords=("soul-guard",), known="level,figures,attributes,text",
)
SHINMEI = unit(
    "GR-020", YOMAJIN, "deity", 3, (3, 4, 3),
    normal("morning-oracle", Draw(2), cost=(Reverse(2),), turn=True),
    instant("bow-before-dawn", Turn(Them()), cost=(FromHand(1),), choose=(target(sort()),)),
    cnt("sunrise", When(HasHand(), Put(This("card"), "hand"), Summon(This("card")))),
    known="level,figures,attributes,text",
)
PHOTON_TORPEDO = event(
    "GR-021", ATLAS, "space", 0, "normal", Destroy(Them("card")), choose=(set_card(sort("card", SET)),),
    known="kind,level,timing,faction,attributes",
)

CARDS: Final = (
    VAPOUR_BOMB, VABELSION, CALABERA, TENKAI, SCHROEDINGERS_CAT, HONOIKAZUCHI, SYLTIS, VELKLIGHT, ZILTINAS, BYAKUYA,
    SLAYERS_FOREST, SAMERIAN, BACKPACKER, VARIERE, LANTERN_RIVER, MISTCLOCK, ABSOLUTE_BEARIA, TENROU, HASSHAKU_POPO,
    SHINMEI, PHOTON_TORPEDO,
)  # fmt: skip
