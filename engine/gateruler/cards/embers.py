"""Practice cards of Volnar and ATLAS: dragons that come back from the ashes, machines that hold the line."""

from __future__ import annotations

from typing import Final

from engine.gateruler.vocabulary import (
    ATLAS,
    ME,
    OPPONENT,
    SET,
    VOLNAR,
    Attacker,
    Banish,
    Cannot,
    CardsIn,
    Change,
    Destroy,
    Draw,
    Drive,
    Every,
    For,
    Genesis,
    Heal,
    Hit,
    InPhase,
    InTurn,
    LoseKeywords,
    ReadyEnergy,
    Recover,
    Reduction,
    ReturnWith,
    Reverse,
    Search,
    Split,
    Summon,
    SummonRight,
    Them,
    This,
    ThisHas,
    Turn,
    UnderAttack,
    UnitCount,
    When,
    Whenever,
    While,
    attribute,
    called,
    cnt,
    event,
    field,
    in_zone,
    instant,
    level_at_most,
    named,
    normal,
    od,
    phase_begins,
    set_card,
    sort,
    target,
    td,
    this_attacks,
    unit,
    was_destroyed,
)

RALKA = unit(
    "GR-022", VOLNAR, "dragon knight", 1, (2, 3, 1),
    td("first-flight", Search(sort("unit", level_at_most(2), attribute("dragon")))), words=("dragon-rider",),
)
MOKKO = unit(
    "GR-023", VOLNAR, "dragon", 0, (1, 2, 1),
    normal("hatching-in-crimson", Genesis("GR-007"), cost=(ReturnWith(sort("card", attribute("fire"))),)),
    words=("egg-keeper",),
)
BOLT = unit(
    "GR-024", VOLNAR, "dragon fire", 0, (2, 1, 1),
    normal("out-of-the-crater", Genesis("GR-008"), cost=(ReturnWith(sort("unit", named("egg-keeper"))),)),
)
GALDRAN = unit(
    "GR-025", VOLNAR, "dragon fire", 3, (4, 5, 2),
    Whenever("plume-of-soot", this_attacks(), For(Change(This(), atk=2), "battle")), keywords=("pierce",),
)
DRUM = unit("GR-026", VOLNAR, "dragon knight", 1, (2, 4, 1), keywords=("intercept",), words=("dragon-rider",))
DORA = unit(
    "GR-027", VOLNAR, "dragon", 1, (3, 3, 1), While(CardsIn("damage") >= 5, Change(This(), atk=2)),
    keywords=("strike-back",),
)
BIFRON = unit("GR-028", VOLNAR, "dragon", 2, (3, 3, 2), keywords=("second-attack",))
ASH = unit("GR-029", VOLNAR, "dragon fire", 1, (3, 2, 1), keywords=("graveyard-summon",))
REGALIA = unit("GR-030", VOLNAR, "dragon knight", 2, (3, 4, 2), keywords=("gear-up",))
BEACON = event(
    "GR-031", VOLNAR, "fire", 1, "normal", Hit(3, Them()),
    cnt("stray-spark", Hit(2, Them()), choose=(target(sort()),)), choose=(target(sort()),),
)
DRAGON_BREATH = event(
    "GR-032", VOLNAR, "dragon fire", 1, "instant", Split(3),
    When(UnitCount(sort("unit", called("GR-036"))) >= 1, Recover(1)),
)
SLUMBERING_NEST = field("GR-033", VOLNAR, "dragon", 1, Change(Every(ME, sort("unit", attribute("dragon"))), atk=1))
INVENTORY = event("GR-034", VOLNAR, "magic", 1, "normal", Draw(2), od("forgotten-shelf", Drive(1)))
UNBURNT_VOW = event(
    "GR-035", VOLNAR, "dragon fire", 1, "instant", Summon(Them()),
    cnt(
        "ember-of-the-vow", Summon(Them()),
        choose=(in_zone("graveyard", sort("unit", level_at_most(0), attribute("dragon"))),),
    ),
    choose=(in_zone("graveyard", sort("unit", level_at_most(2), attribute("dragon"))),),
    requires=was_destroyed(sort()),
)  # fmt: skip
NERIS = unit(
    "GR-036", VOLNAR, "magic fire", 1, (2, 3, 1),
    normal(
        "draw-on-the-scar", Hit(2, Them()), cost=(Reverse(1, (sort("card", attribute("dragon")),)),),
        choose=(target(sort()),), turn=True,
    ),
)  # fmt: skip
GARETH = unit(
    "GR-037", VOLNAR, "dragon knight", 3, (4, 4, 2),
    While(InTurn(ME), Change(Every(ME, sort("unit", named("dragon-rider"))), atk=1, stk=1)),
    reduction=Reduction(pay=Banish(2, sort("card", attribute("dragon"))), cost=1), words=("dragon-rider",),
)
SPARK_WYRM = unit(
    "GR-038", VOLNAR, "dragon fire", 0, (2, 2, 1), od("crackle", Hit(1, Them()), choose=(target(sort()),)),
)

TSUBAME = unit("GR-039", ATLAS, "machine military", 0, (1, 2, 1), keywords=("vigilance",))
HARUNO = unit(
    "GR-040", ATLAS, "military", 0, (1, 2, 1),
    td("ready-for-launch", ReadyEnergy(1)), od("field-repairs", Heal(Every(ME))),
)
KUROGANE = unit("GR-041", ATLAS, "machine military", 2, (3, 5, 2), keywords=("intercept", "vigilance"))
SUBARU = unit("GR-042", ATLAS, "machine space", 1, (2, 3, 1), keywords=("guard-summon",))
HENGEO = unit(
    "GR-043", ATLAS, "machine", 1, (3, 2, 1),
    While(ThisHas("military"), Change(This(), stk=1)), While(ThisHas("space"), Change(This(), atk=2)),
    keywords=("attribute-choice",),
)
TITANIA = unit("GR-044", ATLAS, "machine", 1, (2, 4, 1), keywords=("gear-up", "strike-back"))
DROP_TROOPER = unit(
    "GR-045", ATLAS, "military space", 1, (3, 2, 1), od("landing-burst", Hit(2, Them()), choose=(target(sort()),)),
)
BASTOK = unit(
    "GR-046", ATLAS, "machine military", 4, (4, 7, 2),
    Whenever("barrage", phase_begins("end", ME), Hit(1, Every(OPPONENT))), keywords=("intercept",), legendary=True,
)
SCRAMBLE = event(
    "GR-047", ATLAS, "military", 1, "instant", Summon(Them()),
    choose=(in_zone("graveyard", sort("unit", level_at_most(1), attribute("military"))),),
)
FLAK = event(
    "GR-048", ATLAS, "military", 1, "instant", Hit(4, Attacker()),
    cnt("warning-shots", Hit(2, Them()), choose=(target(sort()),)), requires=UnderAttack(),
)
BLACKOUT = event(
    "GR-049", ATLAS, "machine", 1, "instant", Turn(Them()), For(LoseKeywords(Them())), choose=(target(sort()),),
)
ARCA = field("GR-050", ATLAS, "space", 1, SummonRight(1))
FIRST_AID = event(
    "GR-051", ATLAS, "machine", 0, "instant", Heal(Them()), For(Change(Them(), hp=2)),
    cnt("spare-parts", Recover(1)), choose=(target(sort(), ME),),
)
ONBORO = unit("GR-052", ATLAS, "machine", -1, (1, 2, 1), Cannot("attack", This()))
MASS_PRODUCTION = event("GR-053", ATLAS, "machine military", 0, "normal", For(SummonRight(1)), ReadyEnergy(1))
MIRA = unit(
    "GR-054", ATLAS, "military", 1, (2, 2, 1),
    instant(
        "one-shot", Hit(2, Them()), cost=(Turn(This()),), choose=(target(sort()),), requires=InPhase("attack"),
    ),
)  # fmt: skip
SEEKER_DRONE = unit(
    "GR-055", ATLAS, "machine", 0, (1, 1, 1), od("sweep", Destroy(Them("card")), choose=(set_card(sort("card", SET)),)),
)

CARDS: Final = (
    RALKA, MOKKO, BOLT, GALDRAN, DRUM, DORA, BIFRON, ASH, REGALIA, BEACON, DRAGON_BREATH, SLUMBERING_NEST, INVENTORY,
    UNBURNT_VOW, NERIS, GARETH, SPARK_WYRM, TSUBAME, HARUNO, KUROGANE, SUBARU, HENGEO, TITANIA, DROP_TROOPER, BASTOK,
    SCRAMBLE, FLAK, BLACKOUT, ARCA, FIRST_AID, ONBORO, MASS_PRODUCTION, MIRA, SEEKER_DRONE,
)  # fmt: skip
