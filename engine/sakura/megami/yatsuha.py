"""Yatsuha (16): the mirror. New here: the mirror number (§x14-2-1); cards that are completed by a table of exchanges
(§x14-3); memories with the places of a journey (§x14-4 to §x14-7), to which all normal cards go in the end.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

NAME = "yatsuha"
COMPLETED = "completed"
MEMORY = Spot("memory", ME)

COMPLETION = tuple(
    (f"NA-16-yatsuha-O-N-{number}", f"NA-16-yatsuha-A1-N-{number}-Ex1") for number in range(1, 8)
)
"""Which card becomes which when it is completed (§x14-3)."""


def completed() -> Count:
    """How many cards the player has completed (§x14-3)."""
    return counter(COMPLETED, "perfect", said="amount-perfected", cards="counted-perfected")


def complete_it() -> Step:
    """The card just chosen is shown and completed (§x14-3)."""
    return exchange_by_table(COMPLETION, COMPLETED, "perfect-card")


def complete_one_of(*areas: str) -> Step:
    """A card of hers in these areas may be shown and completed (§x14-3)."""
    hers = (of_megami(NAME), exchangeable_by(COMPLETION))
    return then(choose(hidden_up_to_my(1, *areas, of=hers)), complete_it())


def shift_distances() -> Step:
    """Both distances are greater or less by 1 this turn."""
    return choose_one(this_turn(both_distances_shift(1)), this_turn(both_distances_shift(-1)))


# --- normal cards

HOSHI_NO_TSUME = attack(
    "NA-16-yatsuha-O-N-1", at(3, 4), damage(3, 2),
    no_reactions(NORMAL),
    after_attack(arrow(MY_AURA, THEIR_FLARE, 1)),
)
KURAI_AGITO_X = reflections()
KURAI_AGITO = attack(
    "NA-16-yatsuha-O-N-2", at(4), damage(3, 1),
    no_reactions(NORMAL),
    always(gains(plus(0, KURAI_AGITO_X))),
    always(where_x(KURAI_AGITO_X)),
    after_attack(flinch(ME)),
)
KAGAMI_NO_AKUMA = attack(
    "NA-16-yatsuha-O-N-3", at(2, 3), damage(5, 3), after_attack(arrow(MY_LIFE, SHADOW, 1)), subtype=FULL_POWER
)
GENEI_HOHO = action("NA-16-yatsuha-O-N-4", use(gain_vigor(1)), use(shift_distances()))
ISHI = action(
    "NA-16-yatsuha-O-N-5",
    use(one_or_both(two_way_arrow(MY_AURA, MY_FLARE, 1), two_way_arrow(THEIR_AURA, THEIR_FLARE, 1))),
    subtype=REACTION,
)
KEIYAKU = action(
    "NA-16-yatsuha-O-N-6",
    use(arrow(THEIR_FLARE, MY_AURA, 1)),
    use(later("end", when(flare(OPPONENT) <= flare(ME), arrow(MY_AURA, THEIR_FLARE, 1)))),
    subtype=REACTION,
)
YORIBANA = enhancement(
    "NA-16-yatsuha-O-N-7", 3,
    unguarded(),
    always(capacity_less(reflections())),
    on_disenchant(attack_of(at(1, 4), damage(0, 0), after_attack(arrow(THEIR_AURA, MY_AURA, 2)))),
)

# --- specials

TATARIGAMI = action(
    "NA-16-yatsuha-O-S-1",
    use(when(life(ME) < life(OPPONENT), copy_answered())),
    use(cancel_answered(NOT_SPECIAL_ATTACK)),
    subtype=REACTION, cost=4,
)
WARABEUTA = action(
    "NA-16-yatsuha-O-S-2",
    use(then(choose(either_players("enhancements", of=(NOT_SPECIAL,))), leave_only(ON_THAT_CARD, SHADOW))),
    use(
        if_so(
            when(it_was(lying_in("discard")), may(use_them())),
            when(it_was(FULL_POWER_CARD), this_use_gains("terminal")),
        )
    ),
    cost=2,
)
HOSHI_NO_UMI_X = reflections()
HOSHI_NO_UMI = attack(
    "NA-16-yatsuha-O-S-3", at(3, 7), damage(3, 1),
    overwhelm(),
    no_reactions(NORMAL),
    always(gains(plus(HOSHI_NO_UMI_X, HOSHI_NO_UMI_X))),
    always(where_x(HOSHI_NO_UMI_X)),
    cost=5,
)
MUKOGAWA = enhancement(
    "NA-16-yatsuha-O-S-4", 5, terminal(), ongoing(arrows_two_way(ME)), on_disenchant(put_this("removed")), cost=2
)

# --- completed cards (§x14-3)

SEISHIN_NO_KAGIZUME = attack(
    "NA-16-yatsuha-A1-N-1-Ex1", at(3, 4), damage(2, 1), after_attack(arrow(THEIR_FLARE, MY_AURA, 1)), extra=True
)
SHINEN_NO_OKUCHI_X = reflections()
SHINEN_NO_OKUCHI = attack(
    "NA-16-yatsuha-A1-N-2-Ex1", at(4, 5), damage(2, 1),
    no_reactions(),
    always(gains(plus(SHINEN_NO_OKUCHI_X, SHINEN_NO_OKUCHI_X))),
    always(where_x(SHINEN_NO_OKUCHI_X)),
    extra=True,
)
HONTO_NO_KAIBUTSU = attack(
    "NA-16-yatsuha-A1-N-3-Ex1", at(1, 3), damage(4, 1),
    after_attack(when(chose("life"), arrow(THEIR_LIFE, MY_LIFE, 1))),
    subtype=FULL_POWER, extra=True,
)
GENEI_RENKEI = action(
    "NA-16-yatsuha-A1-N-4-Ex1", use(shift_distances()), use(attack_of(at(3, 5), damage(2, 1))), extra=True
)
KETSUI_X = reflections() + 1
KETSUI = action(
    "NA-16-yatsuha-A1-N-5-Ex1",
    use(
        one_or_both(
            two_way_arrow(MY_AURA, MY_FLARE, 1),
            when(answers(dealing("aura", most=KETSUI_X), NOT_SPECIAL_ATTACK), cancel("attack")),
        )
    ),
    always(where_x(KETSUI_X)),
    subtype=REACTION, extra=True,
)
MEIYAKU = action(
    "NA-16-yatsuha-A1-N-6-Ex1",
    use(choose_one(two_way_arrow(THEIR_AURA, MY_FLARE, 1), two_way_arrow(THEIR_FLARE, MY_AURA, 1))),
    subtype=REACTION, extra=True,
)
ADAYORIBANA = enhancement(
    "NA-16-yatsuha-A1-N-7-Ex1", 3,
    on_disenchant(when(completed() >= 4, then(put_this("deck-bottom"), arrow(THEIR_LIFE, OUTSIDE, 2)))),
    on_disenchant(when(completed() <= 3, complete_one_of("discard", "hand"))),
    extra=True,
)
COMPLETE_CARDS = (
    SEISHIN_NO_KAGIZUME, SHINEN_NO_OKUCHI, HONTO_NO_KAIBUTSU, GENEI_RENKEI, KETSUI, MEIYAKU, ADAYORIBANA,
)

# --- 『徒神』

ADAZAKURA = action(
    "NA-16-yatsuha-A1-S-4",
    terminal(),
    keyword(range_restriction(0, 7)),
    of_kinds(("on-use", "used"), now_and_before_rebuild(if_so(complete_one_of("discard", "hand"), flinch(ME)))),
    cost=1,
)

# --- 『自我』

KANOJO_NO_SAKURAFURUYO = action(
    "NA-16-yatsuha-AA1-N-7-Ex2",
    use(put(my("memory"), "hand")),
    used(may_instead_of_drawing(put(my("memory"), "hand"), cards_in("memory", side=ME) >= 1)),
    used(may_instead_of_rebuild_damage(put(my("memory"), "removed"), cards_in("memory", side=ME) >= 1)),
    cost=0, extra=True,
)
JOURNEY = journey(
    MEMORY,
    (
        gain_vigor(1),
        if_so(
            choose(either_players("enhancements")),
            choose_one(place_crystals(ON_THAT_CARD, SHADOW, 1), place_crystals(SHADOW, ON_THAT_CARD, 1)),
            plain=True,
        ),
        put(my("discard", "cover"), "deck-bottom"),
        draw_cards(),
    ),
    then(
        choose(hidden_up_to_my(1, "hand")),
        put(my_all("deck", "discard", "cover", "enhancements", "hand", of=(NORMAL, OWN, NOT_IT)), "memory"),
        leave_only(MEMORY, SHADOW),
        take_extra(KANOJO_NO_SAKURAFURUYO.number, "unused"),
    ),
)
IROZUKU_SEKAI = action(
    "NA-16-yatsuha-AA1-N-7-Ex1",
    use(set_off(JOURNEY)),
    used(go_on_journey(JOURNEY)),
    cost=2, extra=True,
)
MISHIRANU_SEKAI = enhancement(
    "NA-16-yatsuha-AA1-N-7", 1,
    always(when(first_card_of_duel(), may_devote_from("outside"))),
    on_disenchant(
        then(basic("forward", 2), put_this("removed"), take_extra(IROZUKU_SEKAI.number, "unused"))
    ),
)
JIGA_TO_KETSUI = action(
    "NA-16-yatsuha-AA1-S-4",
    use(
        then(
            choose(hidden_up_to_my(1, "discard", "cover", "hand", of=(of_megami(NAME),))),
            complete_it(),
            may(put_it("deck-top")),
        )
    ),
    used(
        instead_of_reacting(
            if_so(then(put_this("removed"), put(my("hand", of=(OTHER_MEGAMI,)), "discard")), cancel_that()),
            hand(ME) >= 1,
            cards_in("hand", side=ME, of=(OTHER_MEGAMI,)) >= 1,
        )
    ),
    cost=4,
)

# --- her sheets

COMPLETED_CARDS = CounterSpec(key=COMPLETED, term="perfect", most=len(COMPLETION), silent=True)
MIRROR = Component(key="mirror", figures=reflection_figures)
COMPLETION_BOARD = Component(key="mirror", counters=(COMPLETED_CARDS,), figures=reflection_figures)
MEMORY_BOARD = Component(
    key="memory",
    areas=(
        AreaSpec(
            key="memory", section="x14-4", cards=True, pieces=(SAKURA,), facing="down", sight="owner",
            effective=False,
        ),
    ),
    counters=(
        CounterSpec(key="journey", term="current-place", most=len(JOURNEY.effects), unset=0),
        CounterSpec(key="journey-start", term="journey-start", most=len(JOURNEY.effects)),
        CounterSpec(key="journey-round", term="homecoming", most=1, silent=True),
    ),
    handling=(
        Handling(
            things=tuple(f"journey-{number}" for number in range(1, 5)), section="x14-6",
            message="refusal-journey-goes",
        ),
        Handling(things=("memory",), section="x14-4", message="refusal-memory-returns"),
    ),
)


def returns_from_memories() -> Standing:
    """A card that comes from the memories to the hand may be shown and completed (§x14-4)."""
    completed = exchange_by_table(COMPLETION, COMPLETED, "perfect-card", this=True)
    return due_as("rule-perfect", whenever_may(card_goes("memory", "hand"), completed))


YATSUHA = MegamiSpec(
    key=NAME,
    number="16",
    normals=(HOSHI_NO_TSUME, KURAI_AGITO, KAGAMI_NO_AKUMA, GENEI_HOHO, ISHI, KEIYAKU, YORIBANA),
    specials=(TATARIGAMI, WARABEUTA, HOSHI_NO_UMI, MUKOGAWA),
    forms=(
        form("yatsuha", components=(MIRROR,)),
        form(
            "yatsuha-a1", ADAZAKURA,
            without=(TATARIGAMI, WARABEUTA, HOSHI_NO_UMI),
            extras=COMPLETE_CARDS,
            sheet=Sheet(counters=((COMPLETED, 0),), components=(COMPLETION_BOARD,)),
        ),
        form(
            "yatsuha-aa1", MISHIRANU_SEKAI, JIGA_TO_KETSUI,
            without=(TATARIGAMI, WARABEUTA, HOSHI_NO_UMI),
            extras=(*COMPLETE_CARDS[:-1], IROZUKU_SEKAI, KANOJO_NO_SAKURAFURUYO),
            rules=(JOURNEY, returns_from_memories()),
            sheet=Sheet(
                counters=((COMPLETED, 0), ("journey", 0), ("journey-start", 0), ("journey-round", 0)),
                components=(COMPLETION_BOARD, MEMORY_BOARD),
            ),
        ),
    ),
)
