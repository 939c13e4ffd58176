"""Renri (22): lies. New here: false proofs, by which a card is used face down as another that is declared and may be
refuted (§x20), cards that go back to the relics, a card that is a copy of cards that aren't at the table, normal cards
that nobody chose, and a card that is used as one of the opponent's.
"""

from __future__ import annotations

from engine.sakura.vocabulary import *

NARE_NO_HATE_NUMBER = "NA-22-renri-O-S-4"
KOROMO_NUMBER = "NA-22-renri-O-S-4-Ex1"
MIKOKAGURA_NUMBER = "NA-22-kiriko-O-S-1"
SHINJU_NUMBER = "NA-22-renri-A1-N-6"
RORURERO_NUMBER = "NA-22-renri-A1-S-1"

# --- her sheet

FALSIFYING = AreaSpec(key="falsifying", section="x20-2-2", cards=True, facing="by-status", sight="by-status")
RELICS = AreaSpec(key="relics", section="x20-2-3", cards=True, facing="down", sight="owner", effective=False)
PROOF = Component(
    key="falsehood",
    areas=(FALSIFYING,),
    handling=(Handling(things=("falsifying",), section="x20-6-1", message="refusal-falsifying"),),
)
RELIC_BOX = Component(
    key="relics",
    areas=(RELICS,),
    handling=(Handling(things=("relics",), section="x20-5", message="refusal-relics"),),
)
SHEET = Sheet(rules=lambda: (falsehoods(),), components=(PROOF,))


def three_played_normals() -> Condition:
    """Three normal cards or more lie in the discard pile and among the enhancements together."""
    return cards_in("discard", "enhancements", side=ME, of=(NORMAL,), said="amount-played-normals") >= 3


# --- normal cards

USOTSUKI = attack(
    "NA-22-renri-O-N-1", at(1, 2), damage(2, 1),
    falsehood(),
    always(unless_refuted(it_gets(aura_barred()))),
)
TSUDOUCHI = attack(
    "NA-22-renri-O-N-2", at(3, 5), damage(2, 1),
    falsehood(),
    always(when(three_played_normals(), gains(plus(1, 0)))),
)
KURONURI = attack(
    "NA-22-renri-O-N-3", at(1, 5), damage(1, 2),
    falsehood(),
    after_attack(
        when(
            crystals_left("shadow"),
            when(
                answers(dealing("aura", least=3, unadded=True)),
                answered_gets(plus(-1, 0)),
                answered_gets(plus(0, -1)),
            ),
        )
    ),
    subtype=REACTION,
)
AORITATE = action(
    "NA-22-renri-O-N-4",
    use(opponent_flinches()),
    use(when(opponent_failed_to_refute(), may(put(my("discard", of=(FALSEHOOD,)), "hand")))),
)
KUMOGUI = action(
    "NA-22-renri-O-N-5",
    falsehood(),
    use(when(three_played_normals(), if_not(put(they_choose("hand"), "cover"), opponent_flinches()))),
    always(when_refuted_in_vain(worded("suffer-impatience-times", repeat(impatience(), 2)))),
)
UOTSURI = action("NA-22-renri-O-N-6", falsehood(), use(arrow(DISTANCE, MY_FLARE, 1)), subtype=REACTION)
HIKIGATARI = enhancement(
    "NA-22-renri-O-N-7", 3,
    initialize_and_disenchant(when(distance() >= 2, arrow(DISTANCE, SHADOW, 1))),
)

# --- specials

RURURARARI = attack(
    "NA-22-renri-O-S-1", at(0, 10), damage(1, 2),
    always(when(opponent_failed_to_refute(), gains(both_damages()))),
    used(in_phase("end", then(deal(1, "aura"), put_this("unused")))),
    cost=4,
)
RANARAROMIRERIRA = action(
    "NA-22-renri-O-S-2",
    always(only_in_answer()),
    use(
        use_or_put(
            seen_of_theirs("hand", of=(NOT_FULL_POWER, OTHER_MEGAMI), up_to=True), "cover",
            answers=True, ends_phase=False,
        )
    ),
    subtype=REACTION, cost=4,
)
ORIRETERARERU = action(
    "NA-22-renri-O-S-3",
    use(then(show_cards(my_unchosen(NORMAL, FALSEHOOD)), use_them(answers=True), put_it("removed"))),
    resurgence(three_played_normals()),
    subtype=REACTION, cost=2,
)
NARE_NO_HATE = enhancement(
    NARE_NO_HATE_NUMBER, 3,
    terminal(),
    on_initialize(take_extra(KOROMO_NUMBER, "unused")),
    ongoing(crystals_stay(but="own-upkeep")),
    cost=1,
)
KOROMO = copying(
    KOROMO_NUMBER,
    copy_by_amount(
        on_called(NARE_NO_HATE_NUMBER, ME),
        (3, "NA-04-tokoyo-O-S-1"),
        (2, "NA-07-shinra-O-S-1"),
        (1, "NA-13-utsuro-A1-S-1-Ex1"),
        (0, MIKOKAGURA_NUMBER),
    ),
    cost=x(), extra=True,
)
MIKOKAGURA = attack(
    MIKOKAGURA_NUMBER, at(2, 3), damage(3, 2),
    used(unoccasioned("sword-dance-focuses")),
    used(unoccasioned("third-sword-dance")),
    cost=3, extra=True, form="renri",
)

# --- 『歴史家』

GIMAN_NO_KIRI = varying(
    "NA-22-renri-A1-N-2", always(declares_use(cards(OTHER_MEGAMI, NOT_ENHANCEMENT, NORMAL)))
)
SHINJU = action(
    SHINJU_NUMBER,
    always(
        when(
            this_lies_in("discard"),
            before_rebuild(if_so(may(put_this("deck-top")), exchange_this_for(my("relics", of=(NORMAL,))))),
        )
    ),
)
ITSUWARI_NO_BUKI = attack(
    "NA-22-renri-A1-N-6-Ex1", at(2, 4), damage(1, 1),
    false_trap(),
    falsehood(),
    recurrence(SHINJU_NUMBER),
    after_attack(worded("false-inferno", this_turn(every((of_nth_card(3),), plus(0, 1))))),
    extra=True,
)
YAIBA_NO_HONSHITSU = attack(
    "NA-22-renri-A1-N-6-Ex2", at(3, 4), damage(3, 1),
    falsehood(),
    recurrence(SHINJU_NUMBER),
    always(when(titled_condition("oblation", on_called(RORURERO_NUMBER) >= 1), gains(plus(0, 1)))),
    always(when_recurred(vigor_becomes(0, OPPONENT))),
    extra=True, users=("zanka",), form="renri-a1",
)
SAISHO_NO_SAKURASUZU = action(
    "NA-22-renri-A1-N-6-Ex3",
    falsehood(),
    recurrence(SHINJU_NUMBER),
    use(then(basic_actions(1), when(this_not_refuted(), basic_actions(1)))),
    use(when(titled_condition("luminosity", crystals_in(SHADOW) <= 5), put(my("cover"), "deck-bottom"))),
    always(when_recurred(arrow(SHADOW, MY_LIFE, 1))),
    extra=True, users=("ouka",), form="renri-a1",
)
RORURERORARURO = enhancement(
    RORURERO_NUMBER, 0,
    used(in_phase("end", may_use_this(gives=(capacity_is(3), takes_from_life(1))))),
    ongoing(in_phase("main-begin", worded("draw-if-wanted", may(draw_cards())))),
    ongoing(impatience_on_aura(2)),
    ongoing(whenever(proof_stands(), show_proof(gain_vigor(1)))),
    cost=0,
)

RENRI = MegamiSpec(
    key="renri",
    number="22",
    normals=(USOTSUKI, TSUDOUCHI, KURONURI, AORITATE, KUMOGUI, UOTSURI, HIKIGATARI),
    specials=(RURURARARI, RANARAROMIRERIRA, ORIRETERARERU, NARE_NO_HATE),
    forms=(
        form("renri", sheet=SHEET, extras=(KOROMO,), besides=(MIKOKAGURA,)),
        form(
            "renri-a1", GIMAN_NO_KIRI, SHINJU, RORURERORARURO,
            sheet=SHEET,
            extras=(KOROMO,),
            besides=(MIKOKAGURA,),
            lays=tuple((card, RELICS.key) for card in (ITSUWARI_NO_BUKI, YAIBA_NO_HONSHITSU, SAISHO_NO_SAKURASUZU)),
            rules=(falsehoods_before_rebuilds(my("cover", of=(NORMAL,))),),
            components=(RELIC_BOX,),
        ),
    ),
)
