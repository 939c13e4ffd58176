"""Practice cards of the Yomajin Front and of Wonderverse: a procession by night, a fair that never closes."""

from __future__ import annotations

from typing import Final

from engine.gateruler.vocabulary import (
    ME,
    OPPONENT,
    OTHER,
    RESTED,
    WONDER,
    YOMAJIN,
    AddSoul,
    Attacker,
    Cannot,
    CardsIn,
    Change,
    CountsAs,
    Destroy,
    Draw,
    Drive,
    Every,
    For,
    FromHand,
    Gain,
    HasHand,
    Hit,
    Immune,
    InTurn,
    Parade,
    PlayFree,
    Put,
    Recover,
    Relocate,
    Reverse,
    Sacrifice,
    Search,
    Shield,
    Souls,
    SpendSouls,
    Summon,
    Them,
    TheRuler,
    This,
    ThisHas,
    Turn,
    UnderAttack,
    UnitCount,
    When,
    Whenever,
    While,
    attribute,
    cnt,
    destroyed,
    event,
    field,
    in_zone,
    instant,
    is_damaged,
    level_at_most,
    normal,
    od,
    opened,
    phase_begins,
    plays_event,
    sort,
    target,
    td,
    this_attacks,
    unit,
)

TOUTA = unit(
    "GR-056", YOMAJIN, "apparition", 0, (1, 1, 1), cnt("pop-out", Summon(This("card"))),
)
KARAN = unit("GR-057", YOMAJIN, "apparition", 1, (2, 3, 1), td("parade", Parade(1)), od("parade", Parade(1)))
NURARI = unit("GR-058", YOMAJIN, "apparition", 2, (3, 4, 1), normal("parade", Parade(2), turn=True))
DONZOU = unit("GR-059", YOMAJIN, "apparition", 3, (5, 5, 2), CountsAs(1))
GONTA = unit("GR-060", YOMAJIN, "apparition water", 1, (3, 2, 1), keywords=("strike-back",))
SHIGURE = unit(
    "GR-061", YOMAJIN, "apparition beast", 2, (4, 3, 1),
    Whenever("close-behind", this_attacks(), For(Change(This(), stk=1), "battle")), keywords=("pierce",),
)
TRIPLETS = unit(
    "GR-062", YOMAJIN, "apparition beast", 1, (2, 2, 1),
    Change(This(), atk=1, each=UnitCount(sort("unit", OTHER, attribute("beast")))), keywords=("second-attack",),
)
WARDING_SLIP = event(
    "GR-063", YOMAJIN, "deity", 0, "instant", For(Shield(by=2)), cnt("torn-slip", Recover(1)),
)
KOYORI = unit(
    "GR-064", YOMAJIN, "apparition", 0, (1, 2, 1),
    Change(This(), hp=1, each=Souls()), Whenever("lucky-child", phase_begins("main", ME), AddSoul(This())),
    keywords=("soul-guard",),
)
SAYO = unit(
    "GR-065", YOMAJIN, "deity water", 1, (2, 3, 1),
    normal(
        "rain-prayer", Drive(1), turn=True,
        cost=(Reverse(1, (sort("card", attribute("apparition")), sort("card", attribute("deity")))),),
    ),
)  # fmt: skip
HAKURO = unit(
    "GR-066", YOMAJIN, "deity beast", 1, (2, 3, 1),
    instant(
        "mountain-blessing", For(Change(Them(), atk=2, hp=2)), turn=True, choose=(target(sort(), ME),),
        cost=(Reverse(1, (sort("event"), sort("card", attribute("beast")))),),
    ),
)  # fmt: skip
PARADE_SCROLL = field(
    "GR-067", YOMAJIN, "apparition", 1,
    Change(Every(ME, sort("unit", attribute("apparition"))), hp=1),
    Whenever(
        "end-of-the-scroll", phase_begins("end", ME),
        When(UnitCount(sort("unit", attribute("apparition"))) >= 3, Hit(1, TheRuler(OPPONENT))),
    ),
)  # fmt: skip
SPIRITED_AWAY = event(
    "GR-068", YOMAJIN, "apparition", 1, "instant", Put(Them(), "deck"),
    choose=(target(sort("unit", level_at_most(2))),),
)
MIKE = unit("GR-069", YOMAJIN, "apparition beast", 0, (2, 1, 1), keywords=("graveyard-summon",))
WITCHING_BELL = event("GR-070", YOMAJIN, "apparition", 1, "normal", Parade(3), od("faint-toll", Parade(1)))
BEWITCHED = event(
    "GR-071", YOMAJIN, "apparition magic", 0, "instant", Relocate(Attacker()),
    cnt("wrong-turn", Turn(Them()), choose=(target(sort()),)), requires=UnderAttack(),
)
SWEET_WATER = event(
    "GR-072", YOMAJIN, "water", 0, "normal", Turn(Them(), "ready"), When(HasHand(), Draw(1)),
    cnt("last-drop", Recover(1)), choose=(target(sort(), ME),),
)

MOGUMOGU = unit(
    "GR-073", WONDER, "horror", 1, (2, 3, 1),
    Change(This(), atk=1, each=Souls()), Whenever("swallow", destroyed(sort(), OPPONENT), AddSoul(This())),
    instant("chew-over", For(Change(This(), hp=2)), cost=(SpendSouls(1),), turn=True),
)
JACK = unit(
    "GR-074", WONDER, "demon", 1, (3, 2, 1), opened("jack-in-the-box", Hit(1, Every(None))), keywords=("open",),
)
POPPRI = unit(
    "GR-075", WONDER, "magic", 0, (1, 1, 1),
    td("open-the-grimoire", Search(sort("event", attribute("magic")))),
    od(
        "spell-by-heart", PlayFree(Them("card")),
        choose=(in_zone("graveyard", sort("event", level_at_most(1), attribute("magic"))),),
    ),
)  # fmt: skip
LUMIA = unit(
    "GR-076", WONDER, "magic space", 2, (3, 3, 2),
    normal("wish-upon-it", Drive(1), cost=(Reverse(1, (sort("card", attribute("magic")),)),), turn=True),
    instant("comet-tail", Hit(3, Them()), cost=(FromHand(1),), choose=(target(sort()),), turn=True),
)
LILI = unit(
    "GR-077", WONDER, "magic", 1, (2, 3, 1),
    While(ThisHas("demon"), Gain(This(), "pierce")), While(ThisHas("beast"), Change(This(), atk=2)),
    keywords=("attribute-choice",),
)
GHOST_TRAIN = unit(
    "GR-078", WONDER, "horror", 2, (4, 3, 2),
    td("no-return-ticket", Put(Them(), "hand"), choose=(target(sort("unit", RESTED)),)),
)
NIGHT_FAIR = field("GR-079", WONDER, "horror", 1, While(InTurn(OPPONENT), Change(Every(OPPONENT), atk=-1)))
CARD_SOLDIERS = event(
    "GR-080", WONDER, "magic", 1, "normal", For(Change(Every(ME), atk=1, hp=1)),
    od("one-more-suit", For(Change(Every(ME), atk=1))),
)
TEACUPS = event(
    "GR-081", WONDER, "magic", 0, "instant", Relocate(Them()), choose=(target(sort(), ME),),
)
NAUGHTY_PACT = event("GR-082", WONDER, "demon", 0, "normal", Hit(1, TheRuler(ME)), Draw(1), Drive(1))
BAKU = unit(
    "GR-083", WONDER, "beast", 1, (2, 4, 1),
    Whenever("eat-the-dream", plays_event(OPPONENT), Hit(1, TheRuler(OPPONENT)), once="turn"),
    keywords=("vigilance",),
)
VESPER = unit(
    "GR-084", WONDER, "horror demon", 4, (5, 5, 3),
    normal("feast", Destroy(Them()), cost=(Sacrifice(sort("unit", OTHER)),), choose=(target(sort()),), turn=True),
    legendary=True,
)
BLACK_CAT = unit(
    "GR-085", WONDER, "beast demon", 0, (1, 2, 1),
    Whenever("ill-omen", is_damaged(ME), For(Change(This(), atk=2, stk=1)), once="turn"),
)
CANDY_HOUSE = field("GR-086", WONDER, "magic", 1, Immune(Every(ME, sort("unit", attribute("magic")))))
SHADOW_TAG = unit(
    "GR-087", WONDER, "demon", 0, (2, 3, 1), While(CardsIn("graveyard") <= 4, Cannot("attack", This())),
)

CARDS: Final = (
    TOUTA, KARAN, NURARI, DONZOU, GONTA, SHIGURE, TRIPLETS, WARDING_SLIP, KOYORI, SAYO, HAKURO, PARADE_SCROLL,
    SPIRITED_AWAY, MIKE, WITCHING_BELL, BEWITCHED, SWEET_WATER, MOGUMOGU, JACK, POPPRI, LUMIA, LILI, GHOST_TRAIN,
    NIGHT_FAIR, CARD_SOLDIERS, TEACUPS, NAUGHTY_PACT, BAKU, VESPER, BLACK_CAT, CANDY_HOUSE, SHADOW_TAG,
)  # fmt: skip
