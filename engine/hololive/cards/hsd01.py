"""「スタートデッキ ときのそら&AZKi」 (hSD01): white and green."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import AIRANI_IOFIFTEEN, AMANE_KANATA, AZKI, HAKUI_KOYORI, IRYS, SORAZ, TOKINO_SORA
from engine.hololive.tags import ANIMAL_EARS, ART, EN, GEN_0, GEN_4, HOLOX, ID, ID_GEN_1, JP, PROMISE, SONG
from engine.hololive.vocabulary import (
    BLUE,
    GREEN,
    HOLOMEM,
    LIMITED,
    NOT_BUZZ,
    ROLLED,
    SUPPORT,
    THIS,
    WHITE,
    ArchiveFrom,
    Change,
    CollabedWith,
    DeclareDie,
    Draw,
    GoBack,
    LookTop,
    PassOn,
    Raise,
    Roll,
    Search,
    Send,
    ShuffleHandIn,
    Swap,
    TradePower,
    arts,
    cards,
    coloured,
    even,
    hand,
    has,
    holomem,
    level,
    may,
    mine,
    named,
    odd,
    oshi,
    skill,
    sp_skill,
    support,
    theirs,
    then,
    this_turn,
    when,
)

CARDS: Final = (
    oshi(
        "hSD01-001", TOKINO_SORA, 5, WHITE, skill(1, PassOn(mine(), mine())),
        sp_skill(
            2, Swap(theirs(where="center"), theirs(where="back")),
            this_turn(Change("arts", mine(coloured(WHITE), where="center"), 50)),
        ),
    ),
    oshi(
        "hSD01-002", AZKI, 6, GREEN, skill(3, reacts=DeclareDie(mine())),
        sp_skill(3, Send(mine(coloured(GREEN)), "archive", count=-1, same=True)),
    ),
    holomem("hSD01-003", TOKINO_SORA, "debut", 60, WHITE, tags=(JP, GEN_0, SONG), arts=(arts("o", 30),)),
    holomem(
        "hSD01-004", TOKINO_SORA, "debut", 50, WHITE, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),),
        collab=this_turn(Change("arts", mine(where="center"), 20)),
    ),
    holomem("hSD01-005", TOKINO_SORA, "1st", 150, WHITE, tags=(JP, GEN_0, SONG), arts=(arts("w", 30), arts("wo", 50))),
    holomem(
        "hSD01-006", TOKINO_SORA, "1st", 240, WHITE, tags=(JP, GEN_0, SONG), baton=2, buzz=True, falls=2,
        arts=(arts("wo", 50), arts("wgo", 60, when(has(mine(named(AZKI))), Raise(50)), more=True)),
    ),
    holomem(
        "hSD01-007", IRYS, "debut", 50, WHITE, tags=(EN, PROMISE, SONG), arts=(arts("w", 20),), collab=TradePower(),
    ),
    holomem("hSD01-008", AZKI, "debut", 70, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("o", 20),)),
    holomem(
        "hSD01-009", AZKI, "debut", 60, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("o", 10),),
        collab=Roll((
            when(ROLLED() <= 4, Send(mine(where="back"))),
            when(ROLLED() == 1, may(GoBack(THIS()))),
        )),
    ),
    holomem("hSD01-010", AZKI, "1st", 160, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("go", 50),)),
    holomem(
        "hSD01-011", AZKI, "2nd", 190, GREEN, tags=(JP, GEN_0, SONG), baton=2,
        arts=(
            arts("g", 60, when(has(mine(named(TOKINO_SORA))), Send(mine())), against=(BLUE, 50)),
            arts(
                "ggo", 100, Roll((when(odd(), Raise(50)), when(ROLLED() == 1, Raise(50)))), more=True,
                against=(BLUE, 50),
            ),
        ),
    ),
    holomem(
        "hSD01-012", AIRANI_IOFIFTEEN, "debut", 70, GREEN, tags=(ID, ID_GEN_1, ART), arts=(arts("g", 20),),
        collab=may(Send(mine(where="center"), "archive", cards(coloured(WHITE, GREEN)))),
    ),
    holomem(
        "hSD01-013", SORAZ, "1st", 130, WHITE, GREEN, tags=(JP, GEN_0, SONG),
        also=(TOKINO_SORA, AZKI),
        arts=(arts("oo", 50, Roll((when(odd(), Send(THIS())), when(even(), Draw())))),),
    ),
    holomem("hSD01-014", AMANE_KANATA, "spot", 150, tags=(JP, GEN_4, SONG), no_bloom=True, arts=(arts("wg", 30),)),
    holomem(
        "hSD01-015", HAKUI_KOYORI, "spot", 50, tags=(JP, HOLOX, ANIMAL_EARS), no_bloom=True, arts=(arts("o", 10),),
        collab=then(
            CollabedWith(mine(named(TOKINO_SORA), where="center"), Draw()),
            CollabedWith(mine(named(AZKI), where="center"), Send(mine(where="center"))),
        ),
    ),
    support("hSD01-016", "harusaki-nodoka", "staff", Draw(3), limited=True),
    support("hSD01-017", "mane-chan", "staff", ShuffleHandIn(), Draw(5), limited=True, requires=hand() >= 1),
    support("hSD01-018", "sub-pc", "item", LookTop(5, cards(SUPPORT, LIMITED))),
    support(
        "hSD01-019", "amazing-pc", "item", Search(cards(HOLOMEM, NOT_BUZZ, level("1st", "2nd"))), limited=True,
        pays=ArchiveFrom(mine()),
    ),
    support(
        "hSD01-020", "holofan-circle", "event",
        Roll((when(ROLLED() >= 3, Send(mine(), "archive")),), optional=False),
    ),
    support(
        "hSD01-021", "first-gravity", "event", LookTop(4, cards(named(TOKINO_SORA, AZKI)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
)
