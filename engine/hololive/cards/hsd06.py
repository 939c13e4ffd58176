"""「スタートデッキ 緑 風真いろは」 (hSD06): green."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import HAKUI_KOYORI, KAZAMA_IROHA, LAPLUS_DARKNESS, TAKANE_LUI
from engine.hololive.tags import ALCOHOL, ANIMAL_EARS, BIRD, HOLOX, JP, SHOOTER
from engine.hololive.vocabulary import (
    BLUE,
    GREEN,
    HOLOMEM,
    HURT,
    PURPLE,
    RED,
    THIS,
    WHITE,
    Change,
    Draw,
    Heal,
    Raise,
    Search,
    Send,
    Special,
    TakeBack,
    While,
    all_of,
    arts,
    at_least,
    cards,
    cheer_count,
    coloured,
    hand,
    has,
    holomem,
    level,
    may,
    mine,
    named,
    oshi,
    skill,
    sp_skill,
    support,
    tagged,
    theirs,
    this_at,
    this_is,
    this_turn,
    turn,
    used_sp_in_main_step,
    when,
    when_hit,
)

CARDS: Final = (
    oshi(
        "hSD06-001", KAZAMA_IROHA, 5, GREEN,
        skill(2, this_turn(Change("arts", mine(coloured(GREEN), where="center"), 20))),
        sp_skill(1, Heal(20, mine(coloured(GREEN)))),
    ),
    holomem(
        "hSD06-002", KAZAMA_IROHA, "debut", 80, GREEN, tags=(JP, HOLOX), arts=(arts("o", 20),),
        collab=Heal(10, mine(), 1),
    ),
    holomem(
        "hSD06-003", KAZAMA_IROHA, "debut", 80, GREEN, tags=(JP, HOLOX),
        arts=(arts("g", 30, when(has(mine(HURT, where="center")), Raise(10)), more=True),),
    ),
    holomem("hSD06-004", KAZAMA_IROHA, "1st", 160, GREEN, tags=(JP, HOLOX), arts=(arts("go", 60),)),
    holomem(
        "hSD06-005", KAZAMA_IROHA, "1st", 120, GREEN, tags=(JP, HOLOX), arts=(arts("g", 30),),
        bloom=Send(mine(tagged(HOLOX))),
    ),
    holomem(
        "hSD06-006", KAZAMA_IROHA, "1st", 220, GREEN, tags=(JP, HOLOX), baton=2, buzz=True, falls=2,
        arts=(arts("go", 50),), bloom=Search(cards(named("chakimaru", "pokobee"))),
    ),
    holomem(
        "hSD06-007", KAZAMA_IROHA, "2nd", 180, GREEN, tags=(JP, HOLOX), baton=2,
        arts=(arts("goo", 70, when(cheer_count(mine()) >= 5, Raise(50)), more=True, against=(BLUE, 50)),),
        bloom=Heal(30, mine(tagged(HOLOX)), 1),
    ),
    holomem(
        "hSD06-008", HAKUI_KOYORI, "debut", 70, WHITE, tags=(JP, HOLOX, ANIMAL_EARS), arts=(arts("o", 10),),
        collab=when(all_of(has(mine(tagged(HOLOX), where="center")), hand() <= 5), Draw()),
    ),
    holomem(
        "hSD06-009", TAKANE_LUI, "debut", 80, RED, tags=(JP, HOLOX, BIRD, ALCOHOL),
        arts=(arts("o", 20, may(TakeBack(cards(tagged(HOLOX), level("debut"), HOLOMEM)))),),
    ),
    holomem(
        "hSD06-010", LAPLUS_DARKNESS, "debut", 60, PURPLE, tags=(JP, HOLOX, SHOOTER),
        arts=(arts("o", 30, when(all_of(this_at("collab"), used_sp_in_main_step()), Raise(50)), more=True),),
    ),
    support(
        "hSD06-011", "chakimaru", "tool",
        attached=(
            Change("arts", THIS(), 10),
            While(
                all_of(this_is(at_least("1st"), named(KAZAMA_IROHA)), turn("theirs")),
                when_hit(THIS(), Special(20, theirs(where="center"), spares=True), once=True),
            ),
        ),
    ),
    support(
        "hSD06-012", "pokobee", "mascot",
        attached=(
            Change("hp", THIS(), 10),
            While(this_is(named(KAZAMA_IROHA)), Change("hp", THIS(), 20)),
        ),
    ),
)
