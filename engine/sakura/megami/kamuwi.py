"""Kamuwi (21): blades sworn to the taboo. New here: frames of text that count only in a use for which the taboo gauge
is raised, a defeat at 16 of it (§x19), and a special that keeps others from being resolved.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

TABOO = Gauge("taboo", "taboo-gauge")
FORFEIT = 16


def taboo(by: int) -> Step:
    """The taboo gauge rises (§x19-2-1)."""
    return raise_gauges((TABOO,), by)


# --- normal cards

KOJIN = attack("NA-21-kamuwi-O-N-1", at(3), damage(3, 1), oath(TABOO, 1, always(gains(plus(1, 1)))))
SANGEJIN = attack(
    "NA-21-kamuwi-O-N-2", at(3, 4), damage(2, 1),
    oath(TABOO, 1, always(gains(plus(1, 0)))),
    oath(TABOO, 1, after_attack(when(aura(OPPONENT) <= 4, arrow(THEIR_AURA, MY_AURA, 1)))),
)
SHIKENRANJIN = attack(
    "NA-21-kamuwi-O-N-3", at(2, 4), damage(2, 1),
    oath(TABOO, 1, all_out(after_attack(repeat(attack_of(at(2, 4), damage(1, 1)), 3)))),
)
KIRIHARAI = attack(
    "NA-21-kamuwi-O-N-4", at(1, 4), damage(1, 1),
    always(only_in_answer()),
    oath(
        TABOO, 2,
        after_attack(then(cancel("damage"), when(answers(either_attack(FULL_POWER_ATTACK, SPECIAL_ATTACK)), taboo(2)))),
    ),
    subtype=REACTION,
)
TOGENUI = action(
    "NA-21-kamuwi-O-N-5",
    use(
        when(
            distance() >= 5,
            arrow(DISTANCE, SHADOW, 2),
            when(
                distance() >= 2,
                next_attack(plus(1, 0), unreactable(NORMAL), of=(BY_OTHER_MEGAMI, NOT_SPECIAL_ATTACK)),
                arrow(SHADOW, DISTANCE, 2),
            ),
        )
    ),
)
KESSHORANRYU = action(
    "NA-21-kamuwi-O-N-6",
    use(
        choose_some(
            attack_of(at(5, 9), damage(4, 1)),
            when(distance() >= 5, arrow(DISTANCE, SHADOW, 2)),
            attack_of(at(2, 4), damage(2, 2)),
            arrow(SHADOW, MY_AURA, 2),
            times=2, listed=True,
        )
    ),
    subtype=FULL_POWER,
)
CHISHIBUKI = enhancement(
    "NA-21-kamuwi-O-N-7", 2,
    oath(TABOO, 1, on_initialize(attack_of(at(3), damage(2, 2), unavoidable()))),
    unguarded(),
    ongoing(instead_there(THEIR_AURA, SHADOW, 1)),
)

# --- specials

AKATSUKI = attack(
    "NA-21-kamuwi-O-S-1-Ex1", at(3, 7), damage(6, 4),
    overwhelm(),
    always(instead_of_resolving(then(put_it("discard"), this_attack_gets(plus(-1, 0))), NORMAL, ANSWERS_THIS)),
    always(instead_of_resolving(then(put_it("used"), this_attack_gets(plus(-1, -1))), SPECIAL, ANSWERS_THIS)),
    after_attack(put_this("removed")),
    cost=6, extra=True,
)
TOMOSHIBI = action(
    "NA-21-kamuwi-O-S-1",
    oath(
        TABOO, 3,
        use(then(leave_only(MY_FLARE, SHADOW), deal(1, "life", ME), take_extra(AKATSUKI.number, "unused"))),
    ),
    cost=5,
)
HAKAMICHI = enhancement(
    "NA-21-kamuwi-O-S-2", 4,
    oath(
        TABOO, 2,
        on_initialize(then(attack_of(at(3, 4), damage(3, 3), no_reactions(NORMAL)), deal(1, "life", ME))),
    ),
    always(when(on_this_card() >= 1, cannot("win"))),
    cost=3,
)
KATASHIRO = attack(
    "NA-21-kamuwi-O-S-3", at(0, 6), damage(0, 0),
    after_attack(this_turn(next_use_costs("discard", 1, OF_THAT_MEGAMI, OF_ANSWERED_MEGAMI))),
    immediate_resurgence(counter_turns_multiple(TABOO.key, TABOO.term, 6)),
    subtype=REACTION, cost=1,
)
KOTOWARI = action(
    "NA-21-kamuwi-O-S-4",
    use(
        choose_some(
            arrow(DISTANCE, SHADOW, 1),
            when(life(ME) <= 8, if_so(taboo(1), arrow(MY_AURA, MY_LIFE, 1))),
            times=3, optional=True, again=True,
        )
    ),
    cost=3,
)

# --- her sheet

COMPONENT = Component(
    key="taboo",
    counters=(CounterSpec(key=TABOO.key, term=TABOO.term),),
    handling=(Handling(things=(TABOO.key,), section="x19-2-1", message="refusal-taboo-rises"),),
)


def rules() -> tuple[Clause, ...]:
    """The gauge rises in her start phases by her life, and at 16 she loses (§x19-4)."""
    return (
        due_as("rule-taboo", in_phase("start", when(life(ME) <= 5, taboo(2), taboo(1)), condition=life(ME) <= 9)),
        due_as("rule-taboo-defeat", whenever(undone_by_counter(TABOO.key, TABOO.term, FORFEIT), lose_duel())),
    )


SHEET = Sheet(counters=((TABOO.key, 0),), rules=rules, components=(COMPONENT,))

KAMUWI = MegamiSpec(
    key="kamuwi",
    number="21",
    normals=(KOJIN, SANGEJIN, SHIKENRANJIN, KIRIHARAI, TOGENUI, KESSHORANRYU, CHISHIBUKI),
    specials=(TOMOSHIBI, HAKAMICHI, KATASHIRO, KOTOWARI),
    forms=(form("kamuwi", extras=(AKATSUKI,), sheet=SHEET),),
)
