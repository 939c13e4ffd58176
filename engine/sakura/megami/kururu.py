"""Kururu (10): inventions. New here: mechanisms, whose texts count only while enough cards of some types lie there;
copies of a card that is sealed; cards used anew with another figure; specials that nobody chose.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

ATK, ACN, ENH, REA, FUL = "attack", "action", "enhancement", "reaction", "full-power"
DUPLIGEAR_NUMBER = "NA-10-kururu-O-S-3-Ex1"
DUPLIGEARS = 3
INDUSTRIA_NUMBER = "NA-10-kururu-O-S-3"
GULLIVER_NUMBER = "NA-10-kururu-A1-S-3-Ex1"

# --- normal cards

ELEKITER = action("NA-10-kururu-O-N-1", use(frame((ACN, ACN, ACN, REA, REA), deal(1, "life"))))
ACCELER = action(
    "NA-10-kururu-O-N-2",
    use(frame((ACN, ACN, ENH), use_card(my("hand", of=(FULL_POWER_CARD,)), optional=True, goes_on=True))),
)
KURURUN = action(
    "NA-10-kururu-O-N-3",
    always(only_in_answer()),
    use(
        choose_some(
            draw_cards(), put(my("cover"), "deck-bottom"), put(they_choose("hand"), "discard"),
            times=2, optional=True, beforehand=True,
        )
    ),
    subtype=REACTION,
)
TORNAYDO = action(
    "NA-10-kururu-O-N-4",
    use(frame((ATK, ATK), deal(5, "aura"))),
    use(frame((ENH, ENH), deal(1, "life"))),
    subtype=FULL_POWER,
)
REGAINAH = action(
    "NA-10-kururu-O-N-5",
    use(
        frame(
            (ENH, REA),
            use_adjusted(my("discard", "cover", "specials", of=(NOT_UNUSED, OTHER_MEGAMI, NOT_FULL_POWER))),
        )
    ),
    always(usable_from("cover")),
    subtype=FULL_POWER,
)
MOZULE = enhancement("NA-10-kururu-O-N-6", 3, ongoing(afterwards(uses(ACTION_CARD), basic_up_to(1))))
REFLECTA = enhancement(
    "NA-10-kururu-O-N-7", 0,
    on_initialize(frame((ATK, REA), gather((SHADOW,), ON_THIS_CARD, 4))),
    ongoing(cancels(attack_is_made(OPPONENT, 2))),
)

# --- specials

DRAIN_DEVIL = action(
    "NA-10-kururu-O-S-1",
    use(arrow(THEIR_AURA, MY_AURA, 1)),
    used(whenever(special_returned(), may_use_this("cost"))),
    subtype=REACTION, cost=2,
)
BIG_GOLEM = action(
    "NA-10-kururu-O-S-2",
    used(frame((REA, FUL, FUL), in_phase("end", if_so(may(deal(1, "life")), rebuild_deck())))),
    used(afterwards(uses(FULL_POWER_CARD), basic_up_to(1))),
    cost=4,
)
INDUSTRIA = action(
    INDUSTRIA_NUMBER,
    use(
        when(
            all_of(owns_this(), nothing_sealed_here()),
            seal(hidden_up_to_my(1, "hand", "discard", of=(NOT_ENHANCEMENT,)), face_up=True),
        )
    ),
    use(take_extra(DUPLIGEAR_NUMBER, "deck-bottom", of=DUPLIGEARS)),
    immediate_resurgence(rebuilt()),
    cost=1,
)
KANSHO_SOCHI = action(
    "NA-10-kururu-O-S-4",
    use(frame((ATK, ATK, ACN, ACN, ACN, ENH, ENH), put(seen_of_theirs("specials", (UNUSED,), up_to=True), "used"))),
    use(then(use_card(theirs("specials", of=(USED,)), optional=True, waive="cost"), put_this("removed"))),
    cost=3,
)
DUPLIGEAR = copying(DUPLIGEAR_NUMBER, copy_of_sealed(INDUSTRIA_NUMBER), extra=True)

# --- 『探索者』

ANALYZE = action(
    "NA-10-kururu-A1-N-1",
    use(
        frame(
            (ENH, ATK, REA),
            if_so(
                either(put(my("cover"), "discard"), put(at_random(("cover",), OPPONENT), "discard")),
                when(it_was(ATTACK_CARD), deal(1, "life"), put(they_choose("hand"), "cover")),
                plain=True,
            ),
        )
    ),
)
DOWSING = action(
    "NA-10-kururu-A1-N-3",
    use(then(opponent_mills(1, "discard"), choose(theirs("discard")))),
    use(frame((CHOSEN_TYPE, ATK, CHOSEN_SUBTYPE), use_them())),
)
LAST_RESEARCH = action(
    "NA-10-kururu-A1-S-3",
    use(
        frame(
            (ATK,),
            then(
                when(pile("cover", OPPONENT) == 0, opponent_mills(1, "cover")),
                guess_name(they_choose("cover"), "discard", gather((OUTSIDE,), ON_THIS_CARD, 1)),
                when(
                    on_this_card() >= 2,
                    titled(
                        "great-discovery",
                        then(
                            look_at_all("specials"),
                            take_unchosen(),
                            take_extra(GULLIVER_NUMBER, "unused"),
                            put_this("removed"),
                            this_turn(cannot_use_this()),
                        ),
                        said="deed",
                    ),
                ),
            ),
        )
    ),
    used(whenever(rebuilt(), later("turn-end", may_use_this("all")), None, uses(FULL_POWER_CARD))),
    cost=2,
)
GULLIVER_COST = flare(ME)
GULLIVER = action(
    GULLIVER_NUMBER,
    always(where_x(GULLIVER_COST)),
    used(cards_cost(0, SPECIAL)),
    cost=GULLIVER_COST, extra=True,
)

# --- 『徒神』

BLASTER = attack(
    "NA-10-kururu-A2-N-1", at(2, 6), damage(0, 0),
    no_reactions(NORMAL),
    after_attack(frame((ENH,), attack_of(at(0, 6), damage(1, 1)), by_others=True)),
    after_attack(frame((ACN, REA), attack_of(at(0, 6), damage(1, 1)), by_others=True)),
)
RAILGUN = attack(
    "NA-10-kururu-A2-N-2", at(2, 6), damage(1, 1),
    always(frame((ATK, ATK), whenever(this_attack_is_made(), it_gets(plus(2, 0))))),
    always(
        frame((FUL,), together(ends_uses(), whenever(this_attack_is_made(), it_gets(plus(0, 1), uncancellable()))))
    ),
)
CONNECDIVE = action(
    "NA-10-kururu-A2-S-4",
    of_kinds(
        ("on-use", "used"),
        frame(
            (ENH, ACN, REA),
            now_and_in_end_phase(gather((SHADOW, MY_AURA), ON_THIS_CARD, 1, optional=True)),
            by_others=True,
        ),
    ),
    used(multiplies_mechanisms()),
    cost=1,
)

MECHANISMS = Component(key="mechanisms", figures=mechanism_figures)

SHEET = Sheet(components=(MECHANISMS,))

KURURU = MegamiSpec(
    key="kururu",
    number="10",
    normals=(ELEKITER, ACCELER, KURURUN, TORNAYDO, REGAINAH, MOZULE, REFLECTA),
    specials=(DRAIN_DEVIL, BIG_GOLEM, INDUSTRIA, KANSHO_SOCHI),
    forms=(
        form("kururu", extras=(DUPLIGEAR,) * DUPLIGEARS, sheet=SHEET),
        form("kururu-a1", ANALYZE, DOWSING, LAST_RESEARCH, extras=(GULLIVER,), sheet=SHEET),
        form("kururu-a2", BLASTER, RAILGUN, CONNECDIVE, extras=(DUPLIGEAR,) * DUPLIGEARS, sheet=SHEET),
    ),
)
