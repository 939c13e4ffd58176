"""Kanawe (20): a story told act by act, and masks. New here: plots with two sides that are prepared and achieved, acts
with colors and values to which they lead, and a victory by the last one (§x18).
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

# --- the story board

BOARD = story_board(
    (
        ("red", deal(1, "life")),
        ("purple", basic_up_to(1)),
        ("green", put(my("cover"), "deck-bottom")),
        ("final", win_duel()),
    ),
)
"""What the colors do, and how the story goes on (§x18-3-1, §x18-5, §x18-6)."""
PLOT = of_kind("plot")


def prepare_from(*areas: str) -> Step:
    """A plot of these areas may be prepared (§x18-7)."""
    return worded("prepare-from", choose(up_to_my(1, *areas, of=(PLOT,))), prepare_plot())


# --- normal cards

KUSO_VALUE = act_value()
KUSO_X = half_up(KUSO_VALUE)
KUSO = attack(
    "NA-20-kanawe-O-N-1", at(0, 10), damage(KUSO_X, 1),
    always(where_x(KUSO_X)),
    after_attack(when(even(KUSO_VALUE), two_way_arrow(DISTANCE, SHADOW, 1))),
)
KYAKUHONKA = attack(
    "NA-20-kanawe-O-N-2", at(2, 8), damage(0, 0),
    after_attack(prepare_from("extra")),
    always(
        in_phase(
            "end",
            if_so(may(put_this("deck-bottom")), gain_vigor(1, OPPONENT)),
            condition=this_lies_in("discard"),
        )
    ),
)
ENSHUTSUKA = attack(
    "NA-20-kanawe-O-N-3", at(2, 3), damage(2, 1),
    always(when(act_is("purple"), gains(plus(0, 1)))),
    after_attack(this_turn(cannot("advance-plot"))),
)
DANKO = action(
    "NA-20-kanawe-O-N-4",
    use(then(basic_up_to(1, "recover"), basic_but("recover"))),
    all_out(use(then(prepare_from("extra", ACHIEVED), opponent_flinches()))),
)
ZANKO = action(
    "NA-20-kanawe-O-N-5",
    use(when(act_is("purple", "green"), put(seen_of_theirs("hand"), "deck-bottom"))),
    use(gain_vigor(1, OPPONENT)),
)
SOKKYO = action(
    "NA-20-kanawe-O-N-6",
    use(
        then(
            use_card(my("hand", of=(OTHER_MEGAMI, NOT_FULL_POWER, ATTACK_CARD)), optional=True, answers=True),
            when(all_of(act_is("green"), it_lies_in("discard")), put_it("hand")),
        )
    ),
    subtype=REACTION,
)
FUSATSU = enhancement(
    "NA-20-kanawe-O-N-7", 3,
    on_initialize(declare_name(cards())),
    ongoing(when(their_turn(), cannot_use(DECLARED_NAME, SPECIAL))),
    ongoing(when(all_of(their_turn(), act_is("red")), cannot_use(DECLARED_NAME, NORMAL))),
    on_disenchant(gain_vigor(1)),
)

# --- specials

TAMAYURAFUMI = action(
    "NA-20-kanawe-O-S-1",
    use(
        worded(
            "prepare-or-be-removed",
            choose(my("extra", ACHIEVED, of=(PLOT,))),
            when(it_lies_in(ACHIEVED), if_so(prepare_plot(), put_this("removed")), prepare_plot()),
        )
    ),
    used(
        in_phase(
            "start-begin",
            if_so(put_this("unused"), gain_vigor(1, OPPONENT)),
            whose="opponent", condition=no_plot_advanced_last_turn(),
        )
    ),
    cost=1,
)
HOKAGE_X = act_value()
HOKAGEKIRABOSHI = action(
    "NA-20-kanawe-O-S-2",
    always(where_x(HOKAGE_X)),
    use(when(act_is("green", "red", "purple"), resolve_act(BOARD))),
    immediate_resurgence(goes_on()),
    cost=HOKAGE_X,
)
ATARAYOCHIYONI = attack(
    "NA-20-kanawe-O-S-3", at(0, 4), damage(2, 1),
    after_attack(
        then(
            cancel_answered(NOT_SPECIAL_ATTACK),
            when(
                answers(NORMAL_ATTACK),
                worded("answered-to-deck-top", put(theirs("in-use", of=(MADE_ANSWERED,)), "deck-top")),
            ),
        )
    ),
    subtype=REACTION, cost=4,
)
HARAKARA = action(
    "NA-20-kanawe-O-S-4",
    use(
        if_so(
            may(put(my("hand", of=(NORMAL,)), "removed", shown=True)),
            worded("gain-shown", put(my_unchosen(NORMAL), "hand", shown=True)),
        )
    ),
    use(then(put_this("removed"), worded("gain-unused-of", put(my_unchosen(SPECIAL), "unused")))),
    cost=2,
)

# --- plots

USERS = ("kanawe",)
TATE = plot(
    "NA-20-kanawe-O-P-01",
    achieved_when(attacks_and_reactions() >= 2, 2),
    achieved_when(attacks_and_reactions() >= 5, 1),
    users=USERS,
)
SAKURASHIBUKI = plot(
    "NA-20-kanawe-O-P-02",
    achieved_when(crystals_went_at_once(3, elsewhere=True), 1),
    achieved_when(crystals_went_at_once(5), 1),
    users=USERS,
)
KODO = plot("NA-20-kanawe-O-P-03", achieved_when(life_changed(), 2), achieved_when(life_changed(2), 1), users=USERS)
MEITEN = plot(
    "NA-20-kanawe-O-P-04", achieved_when(arrows_resolved(), 2), achieved_when(arrows_resolved(2), 2), users=USERS
)
def full_power_since(times: int) -> Effect:
    """A full-power card was used in a turn after the one in which the plot was prepared."""
    return achieved_when(all_of(plot_not_prepared_this_turn(), anybody_used("full-power")), times)


TSUBUDATE = plot("NA-20-kanawe-O-P-05", full_power_since(1), full_power_since(2), users=USERS)
ICHIDORI = plot(
    "NA-20-kanawe-O-P-06",
    achieved_when(distance_reached(2, most=8), 2),
    achieved_when(distance_reached(5), 1),
    users=USERS,
)

# --- her sheet

COMPONENT = story_component("story")


def rules() -> tuple[Clause, ...]:
    """The board, and what a yellow act does (§x18-5)."""
    return BOARD, when(act_is("yellow"), every((BY_ME, BY_ATTACK_CARD), plus(0, 1)))


SHEET = Sheet(
    counters=((ACT, 0), (PLOT_SPACE, 0), (PLOT_ADVANCED, 0)), rules=rules, components=(COMPONENT,)
)

KANAWE = MegamiSpec(
    key="kanawe",
    number="20",
    normals=(KUSO, KYAKUHONKA, ENSHUTSUKA, DANKO, ZANKO, SOKKYO, FUSATSU),
    specials=(TAMAYURAFUMI, HOKAGEKIRABOSHI, ATARAYOCHIYONI, HARAKARA),
    forms=(form("kanawe", extras=(TATE, SAKURASHIBUKI, KODO, MEITEN, TSUBUDATE, ICHIDORI), sheet=SHEET),),
)
