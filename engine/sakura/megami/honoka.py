"""Honoka (14): a flag, and cards that bloom into others. New here: cards that are exchanged for extra cards by their
own text (§x12-1, §10-25), and areas that hold exactly five crystals.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

FIVE = 5


def bloom(text: Step | Standing) -> Titled:
    """開花: a name before the text, without a rule of its own."""
    return titled("bloom", text)


def on_the_bottom() -> Step:
    """The card exchanged for may be put on the bottom of the deck."""
    return may(put_it("deck-bottom"))


def may_bloom(number: str, further: Step | None = None) -> Step:
    """The card may be exchanged for an extra card; if it is, that one may be put on the bottom of the deck."""
    return bloom(if_so(may(exchange_this(number)), on_the_bottom() if further is None else further))


def turns_into(number: str) -> Step:
    """The card is exchanged for an extra card, which may then be put on the bottom of the deck."""
    return if_so(exchange_this(number), on_the_bottom())


def blooms_by(condition: Condition, one: str, other: str, to: str) -> Step:
    """The card is exchanged for the one extra card while a condition holds, else for the other, and that goes on."""
    return bloom(when(condition, exchange_and_put(one, to), exchange_and_put(other, to)))


# --- normal cards, each with those that it blooms into

SHINREI_WOUKA = attack(
    "NA-14-honoka-O-N-1-Ex3", at(1, 4), damage(4, 3),
    no_reactions(),
    after_attack(arrow(SHADOW, MY_AURA, 2)),
    subtype=FULL_POWER, extra=True,
)
TOTSUGEKI_REISHIKI = attack(
    "NA-14-honoka-O-N-1-Ex2", at(5), damage(3, 2),
    no_reactions(NORMAL),
    after_attack(may_bloom(SHINREI_WOUKA.number, worded("may-and-arrow", on_the_bottom(), arrow(SHADOW, MY_LIFE, 1)))),
    extra=True,
)
SHUGO_REISHIKI = attack(
    "NA-14-honoka-O-N-1-Ex1", at(2, 3), damage(2, 1),
    after_attack(arrow(SHADOW, MY_AURA, 1)),
    after_attack(may_bloom(TOTSUGEKI_REISHIKI.number)),
    subtype=REACTION, extra=True,
)
SEIREISHIKI = attack(
    "NA-14-honoka-O-N-1", at(2, 8), damage(1, 1),
    no_reactions(),
    after_attack(may_bloom(SHUGO_REISHIKI.number)),
)
SAKURAFUBUKI = attack(
    "NA-14-honoka-O-N-2", at(3, 5), damage(2, 1),
    after_attack(they_choose_one(arrow(DISTANCE, MY_AURA, 1), arrow(THEIR_AURA, DISTANCE, 1))),
)
GIKI_KYOSHIN = attack(
    "NA-14-honoka-O-N-3", at(2, 9), damage(2, 2),
    after_attack(may(draw_cards())),
    after_attack(put(up_to_my(1, "hand"), "deck-bottom")),
    after_attack(may(put_this("deck-bottom"))),
    subtype=FULL_POWER,
)
SAKURA_NO_HANE = action(
    "NA-14-honoka-O-N-4",
    use(two_way_arrow(DISTANCE, SHADOW, 2)),
    use(exchange_this("NA-14-honoka-O-N-4-Ex1")),
)
SAISEI = action(
    "NA-14-honoka-O-N-4-Ex1",
    use(arrow(SHADOW, MY_AURA, 1)),
    use(arrow(SHADOW, MY_FLARE, 1)),
    use(exchange_this(SAKURA_NO_HANE.number)),
    subtype=FULL_POWER, extra=True,
)
HONOKANARU_KAGAYAKI = attack("NA-14-honoka-O-N-5-Ex1", at(1, 3), damage(1, 2), extra=True)
OUKA_NO_OMAMORI = action(
    "NA-14-honoka-O-N-5",
    use(if_so(may(put(my("hand"), "cover")), cancel_answered(NOT_SPECIAL_ATTACK))),
    use(may_bloom(HONOKANARU_KAGAYAKI.number)),
    subtype=REACTION,
)
SHIKI = enhancement(
    "NA-14-honoka-O-N-6", 3, ongoing(in_phase("end", attack_of(at(1, 5), damage(1, 1), no_reactions())))
)
OIKAZE = enhancement("NA-14-honoka-O-N-7", 3, ongoing(every((BY_ME,), reach(far=1))))

# --- specials

FIVES = areas_with(FIVE)
SOSHITE_ARATANA_MAKUAKE = action(
    "NA-14-honoka-O-S-1-Ex2",
    used(in_phase("end", attack_of(at(0, 10), damage(FIVES, FIVES), no_reactions(), always(where_x(FIVES))))),
    cost=5, extra=True,
)
RYOTE_NI_HANA = action(
    "NA-14-honoka-O-S-1-Ex1",
    use(basic("recover")),
    used(in_phase("end", basic("recover"))),
    used(
        bloom(
            instead_of_recover(
                gather((SHADOW, MY_AURA), ON_THIS_CARD, 1, optional=True),
                when(
                    on_this_card() == FIVE,
                    then(
                        leave_only(ON_THIS_CARD, MY_FLARE),
                        exchange_and_put(SOSHITE_ARATANA_MAKUAKE.number, "unused"),
                    ),
                ),
            )
        )
    ),
    subtype=FULL_POWER, cost=0, extra=True,
)
MUNE_NI_OMOI = action("NA-14-honoka-O-S-1", use(bloom(exchange_and_put(RYOTE_NI_HANA.number, "unused"))), cost=5)
KONO_HATA_NO_NA = attack(
    "NA-14-honoka-O-S-2", at(3, 7), damage(3, 2),
    always(as_used(then(choose(up_to_my(1, "enhancements")), it_gets(damage_goes(ON_THAT_CARD))))),
    cost=4,
)
SHIKI_MATA_MEGURIKURU = action(
    "NA-14-honoka-O-S-3",
    use(put(up_to_my(1, "cover"), "deck-bottom")),
    use(may(draw_cards())),
    use(if_so(put(my("hand"), "cover"), basic("recover"))),
    used(whenever(leaves_extra(), if_so(may(put_this("extra")), take_extra("NA-14-honoka-O-S-3", "unused")))),
    subtype=REACTION, cost=1,
)
MANTEN_NO_HANAMICHI = enhancement(
    "NA-14-honoka-O-S-4", 5, ongoing(instead_of_shadow_or(MY_AURA, FIVE, MY_FLARE)), cost=2
)

# --- 『桜花拝』

KAGE_NO_RYOTE = attack(
    "NA-14-honoka-A1-N-1-Ex1", at(3, 4), damage(1, 0),
    after_attack(
        then(
            when(chose("aura"), put(seen_of_theirs("hand"), "discard")),
            when(chose("life"), arrow(THEIR_FLARE, SHADOW, 2)),
        )
    ),
    after_attack(turns_into("NA-14-honoka-A1-N-1")),
    extra=True,
)
SAKURA_NO_SOKEN = attack(
    "NA-14-honoka-A1-N-1", at(4, 6), damage(2, 1),
    after_attack(arrow(SHADOW, MY_AURA, 1)),
    after_attack(turns_into(KAGE_NO_RYOTE.number)),
)
ON_IT = on_this_card()
OUKA_MABAYUKU = attack(
    "NA-14-honoka-A1-S-1-Ex3", at(3, 5), damage(ON_IT, 2),
    overwhelm(),
    always(where_x(ON_IT)),
    after_attack(place_crystals(SHADOW, ON_THIS_CARD, 1)),
    resurgence(an_area_with(FIVE)),
    cost=1, extra=True,
)
FUTARI_TE_O_TORO = action(
    "NA-14-honoka-A1-S-1-Ex4", use(arrow(THEIR_AURA, MY_AURA, 5)), cost=5, extra=True
)
FURUKI_UTSURO = action(
    "NA-14-honoka-A1-S-1-Ex5", use(lose_main_phase(OPPONENT)), use(put_this("removed")), cost=3, extra=True
)
SHIRUBE_O_TADORI = action(
    "NA-14-honoka-A1-S-1-Ex1",
    use(basic_different(2)),
    use(blooms_by(crystals_in(SHADOW) == 0, OUKA_MABAYUKU.number, FUTARI_TE_O_TORO.number, "unused")),
    extra=True,
)
KAGETOMO_MIMUKI = action(
    "NA-14-honoka-A1-S-1-Ex2",
    use(gather((THEIR_FLARE, THEIR_LIFE), SHADOW, 1, chooser=OPPONENT)),
    use(blooms_by(crystals_in(SHADOW) <= 11, FUTARI_TE_O_TORO.number, FURUKI_UTSURO.number, "unused")),
    extra=True,
)
HITORI_MEZAMETE = action(
    "NA-14-honoka-A1-S-1",
    use(arrow(THEIR_AURA, MY_AURA, 1)),
    use(blooms_by(crystals_in(SHADOW) <= 5, SHIRUBE_O_TADORI.number, KAGETOMO_MIMUKI.number, "deck-bottom")),
    cost=3,
)

# --- what both forms show beside their cards

BLOOM = Component(key="bloom", figures=areas_with_figure("fives", FIVE))
"""What she may bloom into, and how many areas hold five."""

HONOKA = MegamiSpec(
    key="honoka",
    number="14",
    normals=(SEIREISHIKI, SAKURAFUBUKI, GIKI_KYOSHIN, SAKURA_NO_HANE, OUKA_NO_OMAMORI, SHIKI, OIKAZE),
    specials=(MUNE_NI_OMOI, KONO_HATA_NO_NA, SHIKI_MATA_MEGURIKURU, MANTEN_NO_HANAMICHI),
    forms=(
        form(
            "honoka",
            extras=(
                SHUGO_REISHIKI, TOTSUGEKI_REISHIKI, SHINREI_WOUKA, SAISEI, HONOKANARU_KAGAYAKI, RYOTE_NI_HANA,
                SOSHITE_ARATANA_MAKUAKE,
            ),
            components=(BLOOM,),
        ),
        form(
            "honoka-a1", SAKURA_NO_SOKEN, HITORI_MEZAMETE,
            extras=(
                KAGE_NO_RYOTE, SAISEI, HONOKANARU_KAGAYAKI, SHIRUBE_O_TADORI, KAGETOMO_MIMUKI, OUKA_MABAYUKU,
                FUTARI_TE_O_TORO, FURUKI_UTSURO,
            ),
            components=(BLOOM,),
        ),
    ),
)
