"""Tokoyo (04): the fan, and 境地 (vigor 2). New here: cards that go back to the deck, damage that the attacker chooses,
an aura that arrows may fill further.
"""

from __future__ import annotations

from engine.sakura.megami.saine_tokoyo import GASSO
from engine.sakura.vocabulary import *

# --- normal cards

SUKINAGASHI = attack(
    "NA-04-tokoyo-O-N-1", at(4), damage(None, 1),
    after_attack(when(artistic(), put_this("deck-top"))),
)
MIYABIUCHI = attack(
    "NA-04-tokoyo-O-N-2", at(2, 4), damage(2, 1),
    after_attack(when(artistic(), cancel_answered(NOT_SPECIAL_ATTACK))),
    subtype=REACTION,
)
HANEUSAGI = action("NA-04-tokoyo-O-N-3", use(when(distance() <= 3, arrow(SHADOW, DISTANCE, 2))))
SHIBU = action(
    "NA-04-tokoyo-O-N-4",
    use(then(gain_vigor(1), choose_one(arrow(MY_FLARE, MY_AURA, 1), arrow(MY_AURA, DISTANCE, 1)))),
    subtype=REACTION,
)
KANAMEGAESHI = action(
    "NA-04-tokoyo-O-N-5",
    use(put(up_to_my(2, "discard", "cover"), "deck-bottom", ordered=True)),
    use(arrow(SHADOW, MY_AURA, 2)),
    subtype=FULL_POWER,
)
KAZABUTAI = enhancement(
    "NA-04-tokoyo-O-N-6", 2,
    on_initialize(arrow(DISTANCE, MY_AURA, 2)),
    on_disenchant(arrow(MY_AURA, DISTANCE, 2)),
)
HAREBUTAI = enhancement(
    "NA-04-tokoyo-O-N-7", 2,
    terminal(),
    on_initialize(vigor_becomes(2)),
    on_disenchant(attack_of(at(3, 6), damage(None, 1))),
)

# --- specials

KUON_NO_HANA = attack(
    "NA-04-tokoyo-O-S-1", at(0, 10), damage(None, 1),
    after_attack(cancel_answered()),
    subtype=REACTION, cost=5,
)
CHITOSE_NO_TORI = attack("NA-04-tokoyo-O-S-2", at(3, 4), damage(2, 2), after_attack(rebuild_deck()), cost=2)
MUKYU_NO_KAZE = attack(
    "NA-04-tokoyo-O-S-3", at(3, 8), damage(1, 1),
    no_reactions(),
    after_attack(
        if_not(put(they_choose("hand", of=(NOT_ATTACK,), proved=False), "discard"), opponent_reveals_hand())
    ),
    resurgence(artistic()),
    cost=1,
)
TOKOYO_NO_TSUKI = action(
    "NA-04-tokoyo-O-S-4",
    use(then(vigor_becomes(2), vigor_becomes(0, OPPONENT), opponent_flinches())),
    cost=2,
)

# --- 『旅芸人』

KANADENAGASHI = attack(
    "NA-04-tokoyo-A1-N-1", at(5), damage(None, 1),
    always(when(special_used(of_megami("tokoyo")), gains(unreactable()))),
    after_attack(
        when(artistic(special_used(OTHER_MEGAMI)), choose_one(put_this("deck-top"), put_this("deck-bottom")))
    ),
)
SUIDAN_YOMEI = action(
    "NA-04-tokoyo-A1-S-3",
    always(when(artistic(), costs_less(1))),
    use(this_turn(cannot("pay-vigor"))),
    used(whenever(reacts(OTHER_MEGAMI), put(up_to_my(1, "discard", "cover"), "deck-bottom"))),
    immediate_resurgence(life_damaged("attack")),
    cost=1,
)

# --- 『徒神』

OSOREGASUME = attack(
    "NA-04-tokoyo-A2-N-2", at(2, 3), damage(2, 1),
    always(when(vigor(OPPONENT) == 0, gains(attacker_chooses()))),
    after_attack(
        when(artistic(), answered_gets(less_as_dealt(dealt("aura"), dealt("life")), of=(NOT_SPECIAL_ATTACK,)))
    ),
    subtype=REACTION,
)
YUKYU_NO_YUKI = attack(
    "NA-04-tokoyo-A2-S-2", at(3, 5), damage(1, 1),
    after_attack(when(chose("aura"), arrow(THEIR_FLARE, MY_AURA, 1))),
    resurgence(vigor(OPPONENT) == 1),
    cost=1,
)
ADAYORI_NO_YAEZAKURA = action(
    "NA-04-tokoyo-A2-S-3",
    use(basic("recover", 5)),
    used(aura_limit_by_arrows(8)),
    used(at_start_phase(attack_of(at(0, 8), damage(None, 1)), aura(ME) >= 6)),
    cost=4,
)

TOKOYO = MegamiSpec(
    key="tokoyo",
    number="04",
    normals=(SUKINAGASHI, MIYABIUCHI, HANEUSAGI, SHIBU, KANAMEGAESHI, KAZABUTAI, HAREBUTAI),
    specials=(KUON_NO_HANA, CHITOSE_NO_TORI, MUKYU_NO_KAZE, TOKOYO_NO_TSUKI),
    forms=(
        form("tokoyo"),
        form("tokoyo-a1", KANADENAGASHI, GASSO, SUIDAN_YOMEI),
        form("tokoyo-a2", OSOREGASUME, YUKYU_NO_YUKI, ADAYORI_NO_YAEZAKURA),
    ),
)
