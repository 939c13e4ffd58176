"""「ブースターパック ブルーミングレディアンス」 (hBP01): the first booster."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import (
    AIRANI_IOFIFTEEN,
    AKI_ROSENTHAL,
    AMANE_KANATA,
    AZKI,
    HAKOS_BAELZ,
    HOSHIMACHI_SUISEI,
    HOUSHOU_MARINE,
    IRYS,
    KAZAMA_IROHA,
    KOBO_KANAERU,
    MOONA_HOSHINOVA,
    MORI_CALLIOPE,
    NANASHI_MUMEI,
    OMARU_POLKA,
    OURO_KRONII,
    SHIRANUI_FLARE,
    SHIROGANE_NOEL,
    TAKANASHI_KIARA,
    TAKANE_LUI,
    TOKINO_SORA,
    USADA_PEKORA,
    VESTIA_ZETA,
    WATSON_AMELIA,
)
from engine.hololive.tags import (
    ALCOHOL,
    ANIMAL_EARS,
    ART,
    BIRD,
    EN,
    GEN_0,
    GEN_1,
    GEN_3,
    GEN_4,
    GEN_5,
    HALF_ELF,
    HOLOX,
    ID,
    ID_GEN_1,
    ID_GEN_3,
    JP,
    MYTH,
    PROMISE,
    SEA,
    SONG,
)
from engine.hololive.vocabulary import (
    AWAKE,
    BLUE,
    BUZZ,
    CHEER,
    COUNTED,
    DEALT,
    ENTERED,
    GREEN,
    HOLOMEM,
    NOT_BUZZ,
    OTHER,
    PURPLE,
    RED,
    ROLLED,
    SUPPORT,
    THEM,
    THIS,
    WHITE,
    YELLOW,
    ArchiveFrom,
    ArchiveHand,
    ArchivePower,
    ArchiveThis,
    AttachFrom,
    BloomFrom,
    Cannot,
    Change,
    ChooseMembers,
    CountsAsCheer,
    DieIs,
    Draw,
    Fell,
    Heal,
    LeaveHp,
    LookTop,
    LoseLife,
    MayBloom,
    OrOnceAGame,
    PassOn,
    PowerForHand,
    PutThem,
    Raise,
    RedrawHands,
    Roll,
    RollAgain,
    Search,
    Send,
    ShowTop,
    SpareLife,
    Special,
    Swap,
    TakeBack,
    TakeLess,
    TakeUp,
    ToDebut,
    TradePower,
    UseAgain,
    WhenDowned,
    WhenHurt,
    While,
    Wounds,
    all_of,
    archived,
    arts,
    at_least,
    bearing,
    bloomed_from,
    cards,
    cheer_count,
    coloured,
    cost,
    damage_count,
    even,
    hand,
    has,
    holomem,
    hurt_by,
    it_was,
    level,
    life_at_most,
    like,
    like_oshi,
    may,
    members,
    mine,
    named,
    not_named,
    odd,
    of_kind,
    or_oshi,
    oshi,
    oshi_is,
    over,
    played_this_turn,
    rolled_in_all,
    skill,
    sp_skill,
    stacked,
    support,
    support_count,
    tagged,
    theirs,
    then,
    this_at,
    this_is,
    this_turn,
    through_their_turn,
    turn,
    when,
    when_arts_used,
    when_attached,
    when_cheer_archived,
    when_damaging,
    when_healed,
    when_hit,
    when_level_rose,
    with_cheer,
)

CARDS: Final = (
    oshi(
        "hBP01-001", AMANE_KANATA, 5, WHITE, skill(3, LeaveHp(theirs(where="center"), 50)),
        sp_skill(
            2, ChooseMembers(mine()), this_turn(Change("arts", THEM(), 50)),
            when(it_was(HOLOMEM, coloured(WHITE)), this_turn(Change("arts", THEM(), 50))),
        ),
    ),
    oshi(
        "hBP01-002", NANASHI_MUMEI, 5, WHITE,
        skill(2, reacts=WhenHurt(mine(tagged(PROMISE)), 50, during=turn("theirs"))),
        sp_skill(2, Search(cards(of_kind("event")))),
    ),
    oshi(
        "hBP01-003", AKI_ROSENTHAL, 5, GREEN,
        skill(2, Search(cards(named("stone-axe")), "attach", mine(coloured(GREEN)))),
        sp_skill(2, Heal(0, mine(coloured(GREEN), where="center"))),
    ),
    oshi(
        "hBP01-004", USADA_PEKORA, 6, GREEN,
        skill(
            2,
            reacts=While(
                turn("theirs"),
                WhenDowned(mine(), PassOn(THEM(), mine(), cards=cards(coloured(GREEN)), count=-1)),
            ),
        ),
        sp_skill(3, this_turn(DieIs(6))),
    ),
    oshi(
        "hBP01-005", TAKANE_LUI, 5, RED, skill(-1, reacts=PowerForHand(mine(coloured(RED)))),
        sp_skill(
            2, through_their_turn(While(turn("theirs"), Cannot("baton", theirs(where="center collab")))),
            through_their_turn(While(turn("theirs"), Cannot("move", theirs(where="center collab")))),
        ),
    ),
    oshi(
        "hBP01-006", TAKANASHI_KIARA, 5, RED, skill(2, TakeBack(cards(HOLOMEM))),
        sp_skill(2, reacts=While(turn("theirs"), WhenDowned(mine(coloured(RED)), then(SpareLife(), TakeUp())))),
    ),
    oshi(
        "hBP01-007", HOSHIMACHI_SUISEI, 5, BLUE,
        skill(2, reacts=when_damaging(or_oshi(mine(coloured(BLUE))), theirs(where="back"), Special(50, THEM()))),
        sp_skill(
            2,
            reacts=when_damaging(
                mine(coloured(BLUE)), theirs(where="center collab"), Special(DEALT(), theirs(where="back"), 1),
            ),
        ),
    ),
    oshi(
        "hBP01-008", KOBO_KANAERU, 6, BLUE,
        skill(1, reacts=when_cheer_archived(mine(coloured(BLUE)), Special(20, theirs(), 1))),
        sp_skill(3, Send(mine(tagged(ID)), "archive", count=5, ranged=True)),
    ),
    holomem(
        "hBP01-009", AMANE_KANATA, "debut", 90, WHITE, tags=(JP, GEN_4, SONG), any_number=True,
        arts=(arts("w", 40, only_center=True),),
    ),
    holomem(
        "hBP01-010", AMANE_KANATA, "debut", 60, WHITE, tags=(JP, GEN_4, SONG), arts=(arts("o", 20),),
        collab=then(
            this_turn(Change("arts", mine(where="center"), 10)),
            when(has(mine(tagged(GEN_4), where="center")), this_turn(Change("arts", mine(where="center"), 20))),
        ),
    ),
    holomem("hBP01-011", AMANE_KANATA, "1st", 150, WHITE, tags=(JP, GEN_4, SONG), baton=0, arts=(arts("w", 20),)),
    holomem(
        "hBP01-012", AMANE_KANATA, "1st", 120, WHITE, tags=(JP, GEN_4, SONG), arts=(arts("o", 40),),
        bloom=Roll((when(ROLLED() <= 3, Search(cards(of_kind("mascot")), "attach", mine())),)),
    ),
    holomem(
        "hBP01-013", AMANE_KANATA, "1st", 100, WHITE, tags=(JP, GEN_4, SONG), arts=(arts("wo", 50),),
        bloom=Special(30, theirs(where="center"), spares=True),
    ),
    holomem(
        "hBP01-014", AMANE_KANATA, "2nd", 200, WHITE, tags=(JP, GEN_4, SONG), baton=2,
        arts=(
            arts(
                "www", 100, against=(RED, 50),
                upon=WhenDowned(theirs(), when(over() >= 50, LoseLife()), by=THIS(), arts=True),
            ),
        ),
        collab=Special(50, theirs(where="center")),
    ),
    holomem(
        "hBP01-015", NANASHI_MUMEI, "debut", 90, WHITE, tags=(EN, PROMISE, BIRD, ART), any_number=True,
        arts=(arts("w", 10, when(played_this_turn(SUPPORT), Raise(20)), more=True),),
    ),
    holomem(
        "hBP01-016", NANASHI_MUMEI, "debut", 60, WHITE, tags=(EN, PROMISE, BIRD, ART), arts=(arts("o", 10),),
        collab=when(has(mine(tagged(PROMISE), where="center")), Draw()),
    ),
    holomem(
        "hBP01-017", NANASHI_MUMEI, "1st", 130, WHITE, tags=(EN, PROMISE, BIRD, ART),
        arts=(arts("w", 20), arts("wo", 60)),
    ),
    holomem(
        "hBP01-018", NANASHI_MUMEI, "1st", 120, WHITE, tags=(EN, PROMISE, BIRD, ART),
        arts=(arts("w", 20, cost(ShowTop(), when(it_was(tagged(PROMISE)), Raise(20)), PutThem("hand")), more=True),),
    ),
    holomem(
        "hBP01-019", NANASHI_MUMEI, "1st", 100, WHITE, tags=(EN, PROMISE, BIRD, ART), arts=(arts("o", 30),),
        bloom=when(bloomed_from("debut"), Search(cards(HOLOMEM, tagged(PROMISE), NOT_BUZZ, level("debut", "1st")))),
    ),
    holomem(
        "hBP01-020", NANASHI_MUMEI, "2nd", 190, WHITE, tags=(EN, PROMISE, BIRD, ART), baton=2,
        arts=(
            arts(
                "woo", 70,
                this_turn(Change("arts", mine(where="center collab"), 10, times=members(mine(where="back")))),
                more=True, against=(PURPLE, 50),
            ),
        ),
        collab=Search(cards(HOLOMEM, tagged(PROMISE))),
    ),
    holomem(
        "hBP01-021", TOKINO_SORA, "debut", 100, WHITE, tags=(JP, GEN_0, SONG), any_number=True,
        arts=(arts("w", 30),),
    ),
    holomem("hBP01-022", TOKINO_SORA, "1st", 110, WHITE, tags=(JP, GEN_0, SONG), arts=(arts("o", 40),), bloom=Draw()),
    holomem(
        "hBP01-023", TOKINO_SORA, "2nd", 210, WHITE, tags=(JP, GEN_0, SONG), baton=2,
        arts=(arts("wwo", 80, Roll((when(odd(), UseAgain()),)), against=(RED, 50)),), collab=Draw(2),
    ),
    holomem("hBP01-024", VESTIA_ZETA, "debut", 100, WHITE, tags=(ID, ID_GEN_3), any_number=True, arts=(arts("o", 30),)),
    holomem("hBP01-025", VESTIA_ZETA, "1st", 160, WHITE, tags=(ID, ID_GEN_3), arts=(arts("w", 40), arts("wo", 60))),
    holomem(
        "hBP01-026", VESTIA_ZETA, "1st", 110, WHITE, tags=(ID, ID_GEN_3), arts=(arts("o", 30),),
        bloom=when(bloomed_from("debut"), Search(cards(HOLOMEM, tagged(ID_GEN_3), NOT_BUZZ, level("debut", "1st")))),
    ),
    holomem(
        "hBP01-027", VESTIA_ZETA, "1st", 200, WHITE, tags=(ID, ID_GEN_3), baton=2, buzz=True, falls=2,
        arts=(arts("woo", 70, when(has(mine(tagged(ID), where="center")), Raise(50)), more=True),),
        gift=While(this_at("collab"), WhenHurt(mine(), step=Roll((when(odd(), TakeLess()),)), once=True)),
    ),
    holomem("hBP01-028", IRYS, "debut", 100, WHITE, tags=(EN, PROMISE, SONG), any_number=True, arts=(arts("o", 30),)),
    holomem("hBP01-029", IRYS, "1st", 160, WHITE, tags=(EN, PROMISE, SONG), arts=(arts("wo", 50),)),
    holomem(
        "hBP01-030", IRYS, "1st", 110, WHITE, tags=(EN, PROMISE, SONG), arts=(arts("o", 40),),
        bloom=this_turn(Change("arts", mine(tagged(PROMISE), where="center collab"), 30)),
    ),
    holomem(
        "hBP01-031", IRYS, "2nd", 200, WHITE, tags=(EN, PROMISE, SONG), baton=2,
        arts=(arts("woo", 50, Raise(20, times=members(mine(tagged(PROMISE)))), more=True, against=(RED, 50)),),
        collab=TradePower("deck"),
    ),
    holomem(
        "hBP01-032", AKI_ROSENTHAL, "debut", 100, GREEN, tags=(JP, GEN_1, HALF_ELF, ALCOHOL), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hBP01-033", AKI_ROSENTHAL, "debut", 50, GREEN, tags=(JP, GEN_1, HALF_ELF, ALCOHOL), arts=(arts("g", 20),),
        collab=Roll((when(odd(), Heal(20, mine(coloured(GREEN)), 1)),)),
    ),
    holomem(
        "hBP01-034", AKI_ROSENTHAL, "1st", 160, GREEN, tags=(JP, GEN_1, HALF_ELF, ALCOHOL),
        arts=(arts("g", 30), arts("go", 50)),
    ),
    holomem(
        "hBP01-035", AKI_ROSENTHAL, "1st", 120, GREEN, tags=(JP, GEN_1, HALF_ELF, ALCOHOL),
        arts=(arts("g", 40, when(this_is(bearing("tool")), Send(mine()))),),
        bloom=may(AttachFrom(cards(of_kind("tool")), mine())),
    ),
    holomem(
        "hBP01-036", AKI_ROSENTHAL, "1st", 100, GREEN, tags=(JP, GEN_1, HALF_ELF, ALCOHOL), arts=(arts("o", 30),),
        collab=Heal(20, mine(), 1),
    ),
    holomem(
        "hBP01-037", AKI_ROSENTHAL, "2nd", 190, GREEN, tags=(JP, GEN_1, HALF_ELF, ALCOHOL), baton=2,
        arts=(arts("ggg", 70, when(this_is(bearing("tool")), Raise(50)), more=True, against=(WHITE, 50)),),
        bloom=then(Send(mine()), when(this_is(bearing("tool")), Heal(40, THIS()))),
    ),
    holomem(
        "hBP01-038", USADA_PEKORA, "debut", 90, GREEN, tags=(JP, GEN_3, ANIMAL_EARS), any_number=True,
        arts=(arts("g", 20, Roll((when(even(), Raise(20)),)), more=True),),
    ),
    holomem(
        "hBP01-039", USADA_PEKORA, "debut", 60, GREEN, tags=(JP, GEN_3, ANIMAL_EARS), arts=(arts("o", 30),),
        collab=when(oshi_is(named(USADA_PEKORA)), Roll((when(even(), Send(mine())),))),
    ),
    holomem("hBP01-040", USADA_PEKORA, "1st", 150, GREEN, tags=(JP, GEN_3, ANIMAL_EARS), arts=(arts("go", 60),)),
    holomem(
        "hBP01-041", USADA_PEKORA, "1st", 90, GREEN, tags=(JP, GEN_3, ANIMAL_EARS), arts=(arts("o", 30),),
        bloom=Send(mine(where="center collab")),
    ),
    holomem(
        "hBP01-042", USADA_PEKORA, "1st", 120, GREEN, tags=(JP, GEN_3, ANIMAL_EARS),
        arts=(arts("g", 40), arts("gg", 50, Roll((Raise(10, times=ROLLED()),)), more=True)),
    ),
    holomem(
        "hBP01-043", USADA_PEKORA, "2nd", 200, GREEN, tags=(JP, GEN_3, ANIMAL_EARS), baton=2,
        arts=(arts("gggo", 60, Roll((Raise(10, times=rolled_in_all()),), times=3), more=True, against=(BLUE, 50)),),
        bloom=Heal(50, THIS()),
    ),
    holomem("hBP01-044", AZKI, "debut", 100, GREEN, tags=(JP, GEN_0, SONG), any_number=True, arts=(arts("o", 20),)),
    holomem(
        "hBP01-045", AZKI, "debut", 50, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("g", 20),),
        gift=While(life_at_most(3), MayBloom("bloom-over-levels", THIS(), cards(HOLOMEM, level("2nd"), named(AZKI)))),
    ),
    holomem(
        "hBP01-046", AZKI, "1st", 100, GREEN, tags=(JP, GEN_0, SONG), arts=(arts("o", 30),),
        bloom=may(PassOn(mine(), mine(), most=3)),
    ),
    holomem(
        "hBP01-047", AZKI, "2nd", 220, GREEN, tags=(JP, GEN_0, SONG), baton=2,
        arts=(arts("gggo", 120, against=(WHITE, 50)),),
        bloom=then(
            Heal(40, THIS()),
            Roll((when(odd(), may(Send(THIS(), "archive", cards(coloured(GREEN)), 3, ranged=True))),)),
        ),
    ),
    holomem("hBP01-048", KAZAMA_IROHA, "debut", 120, GREEN, tags=(JP, HOLOX), any_number=True, arts=(arts("o", 20),)),
    holomem("hBP01-049", KAZAMA_IROHA, "1st", 180, GREEN, tags=(JP, HOLOX), arts=(arts("g", 30), arts("go", 50))),
    holomem(
        "hBP01-050", KAZAMA_IROHA, "1st", 140, GREEN, tags=(JP, HOLOX),
        arts=(arts("go", 20, Send(mine(not_named(KAZAMA_IROHA), tagged(HOLOX)))),),
        gift=While(this_at("collab"), Cannot("be-target-of-arts", mine(where="center back"))),
    ),
    holomem(
        "hBP01-051", KAZAMA_IROHA, "1st", 250, GREEN, tags=(JP, HOLOX), baton=2, buzz=True, falls=2,
        arts=(
            arts("go", 50, when(this_at("collab"), Raise(20, times=cheer_count(THIS(), most=5))), more=True),
            arts("goo", 70),
        ),
    ),
    holomem(
        "hBP01-052", AIRANI_IOFIFTEEN, "debut", 70, GREEN, tags=(ID, ID_GEN_1, ART), any_number=True,
        arts=(arts("o", 10, may(PassOn(mine(), mine(tagged(ID))))),),
    ),
    holomem("hBP01-053", AIRANI_IOFIFTEEN, "1st", 170, GREEN, tags=(ID, ID_GEN_1, ART), arts=(arts("oo", 50),)),
    holomem(
        "hBP01-054", AIRANI_IOFIFTEEN, "1st", 120, GREEN, tags=(ID, ID_GEN_1, ART), arts=(arts("o", 30),),
        bloom=Send(mine(not_named(AIRANI_IOFIFTEEN), tagged(ID))),
    ),
    holomem(
        "hBP01-055", AIRANI_IOFIFTEEN, "2nd", 180, GREEN, tags=(ID, ID_GEN_1, ART),
        arts=(
            arts(
                "goo", 100, when(has(mine(not_named(AIRANI_IOFIFTEEN), tagged(ID))), Raise(50)), more=True,
                against=(BLUE, 50),
            ),
        ),
        collab=may(Send(mine(tagged(ID)), "archive", count=3, ranged=True, apart=True)),
    ),
    holomem(
        "hBP01-056", TAKANE_LUI, "debut", 100, RED, tags=(JP, HOLOX, BIRD, ALCOHOL), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hBP01-057", TAKANE_LUI, "debut", 60, RED, tags=(JP, HOLOX, BIRD, ALCOHOL),
        arts=(arts("r", 20, Special(10, theirs(where="collab"))),), collab=Special(10, theirs(where="collab")),
    ),
    holomem(
        "hBP01-058", TAKANE_LUI, "1st", 170, RED, tags=(JP, HOLOX, BIRD, ALCOHOL),
        arts=(arts("r", 30), arts("ro", 50)),
    ),
    holomem(
        "hBP01-059", TAKANE_LUI, "1st", 130, RED, tags=(JP, HOLOX, BIRD, ALCOHOL),
        arts=(arts("r", 30), arts("rr", 50, cost(ArchiveHand(), Search(cards(HOLOMEM, NOT_BUZZ, level("1st")))))),
    ),
    holomem(
        "hBP01-060", TAKANE_LUI, "1st", 100, RED, tags=(JP, HOLOX, BIRD, ALCOHOL), arts=(arts("o", 40),),
        bloom=when(bloomed_from("debut"), cost(ArchiveHand(), Draw(2))),
    ),
    holomem(
        "hBP01-061", TAKANE_LUI, "2nd", 190, RED, tags=(JP, HOLOX, BIRD, ALCOHOL), baton=2,
        arts=(
            arts(
                "rro", 60, cost(ArchiveHand(1, 5), Special(20, theirs(where="center collab"), 1, times=COUNTED())),
                against=(YELLOW, 50),
            ),
        ),
        bloom=may(TakeBack(cards(HOLOMEM, tagged(HOLOX)), 1, 2)),
    ),
    holomem(
        "hBP01-062", TAKANASHI_KIARA, "debut", 90, RED, tags=(EN, MYTH, BIRD), any_number=True,
        arts=(arts("o", 20, cost(ArchiveHand(), Raise(20)), more=True),),
    ),
    holomem(
        "hBP01-063", TAKANASHI_KIARA, "debut", 60, RED, tags=(EN, MYTH, BIRD), arts=(arts("r", 20),),
        collab=when(has(mine(tagged(BIRD), where="center")), cost(ArchiveHand(), Search(cards(of_kind("mascot"))))),
    ),
    holomem("hBP01-064", TAKANASHI_KIARA, "1st", 130, RED, tags=(EN, MYTH, BIRD), baton=0, arts=(arts("r", 20),)),
    holomem(
        "hBP01-065", TAKANASHI_KIARA, "1st", 110, RED, tags=(EN, MYTH, BIRD), arts=(arts("o", 40),),
        bloom=LookTop(3, cards(HOLOMEM), rest="archive"),
    ),
    holomem(
        "hBP01-066", TAKANASHI_KIARA, "1st", 120, RED, tags=(EN, MYTH, BIRD),
        arts=(arts("r", 50), arts("rr", 40, cost(ArchiveFrom(THIS(), "stack"), Special(40, theirs(where="collab"))))),
    ),
    holomem(
        "hBP01-067", TAKANASHI_KIARA, "2nd", 200, RED, tags=(EN, MYTH, BIRD), baton=2,
        arts=(
            arts("rr", 70, against=(GREEN, 50)),
            arts(
                "rrr", 80, Raise(10, times=archived(HOLOMEM)), TakeBack(cards(HOLOMEM), 6, to="deck", shuffles=True),
                more=True, against=(GREEN, 50),
            ),
        ),
    ),
    holomem(
        "hBP01-068", OMARU_POLKA, "debut", 70, RED, tags=(JP, GEN_5, ANIMAL_EARS), baton=0, any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem(
        "hBP01-069", OMARU_POLKA, "1st", 180, RED, tags=(JP, GEN_5, ANIMAL_EARS), baton=0,
        arts=(arts("r", 20), arts("ro", 40)),
    ),
    holomem(
        "hBP01-070", OMARU_POLKA, "1st", 110, RED, tags=(JP, GEN_5, ANIMAL_EARS),
        arts=(arts("ro", 70, requires=this_is(bearing(names=("zain",)))),), bloom=Search(cards(of_kind("fan"))),
    ),
    holomem(
        "hBP01-071", OMARU_POLKA, "1st", 240, RED, tags=(JP, GEN_5, ANIMAL_EARS), buzz=True, falls=2,
        arts=(arts("ro", 50, Raise(20, times=support_count(mine(), of_kind("fan"))), more=True),),
        bloom=may(TakeBack(cards(named("zain")))),
    ),
    holomem(
        "hBP01-072", HAKOS_BAELZ, "debut", 80, RED, tags=(EN, PROMISE, ANIMAL_EARS), any_number=True,
        arts=(
            arts("o", 20, when(this_is(with_cheer(RED)), Roll((when(odd(), Special(20, theirs(where="collab"))),)))),
        ),
    ),
    holomem("hBP01-073", HAKOS_BAELZ, "1st", 140, RED, tags=(EN, PROMISE, ANIMAL_EARS), arts=(arts("ro", 60),)),
    holomem(
        "hBP01-074", HAKOS_BAELZ, "1st", 90, RED, tags=(EN, PROMISE, ANIMAL_EARS), arts=(arts("o", 30),),
        bloom=when(
            bloomed_from("debut"),
            cost(
                TakeBack(cards(HOLOMEM, level("debut", "1st"))),
                when(it_was(tagged(EN)), Special(20, theirs(where="collab"))),
            ),
        ),
    ),
    holomem(
        "hBP01-075", HAKOS_BAELZ, "2nd", 180, RED, tags=(EN, PROMISE, ANIMAL_EARS), baton=2,
        arts=(arts("ro", 100, against=(GREEN, 50)),), collab=RedrawHands(),
    ),
    holomem(
        "hBP01-076", HOSHIMACHI_SUISEI, "debut", 90, BLUE, tags=(JP, GEN_0, SONG), any_number=True,
        arts=(arts("o", 20, Special(10, theirs(where="back"), 1, spares=True)),),
    ),
    holomem(
        "hBP01-077", HOSHIMACHI_SUISEI, "debut", 70, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("b", 30),),
        collab=when(
            oshi_is(named(HOSHIMACHI_SUISEI)), cost(ArchiveFrom(THIS(), cards=cards(coloured(BLUE))), Draw(2)),
        ),
    ),
    holomem(
        "hBP01-078", HOSHIMACHI_SUISEI, "1st", 150, BLUE, tags=(JP, GEN_0, SONG),
        arts=(arts("b", 30), arts("bo", 50)),
    ),
    holomem(
        "hBP01-079", HOSHIMACHI_SUISEI, "1st", 120, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("oo", 50),),
        bloom=Special(20, theirs(where="back"), 1, spares=True),
    ),
    holomem(
        "hBP01-080", HOSHIMACHI_SUISEI, "1st", 110, BLUE, tags=(JP, GEN_0, SONG), arts=(arts("bb", 70),),
        collab=Roll((when(odd(), Fell(theirs(hurt_by(40), where="back"), spares=True)),)),
    ),
    holomem(
        "hBP01-081", HOSHIMACHI_SUISEI, "2nd", 210, BLUE, tags=(JP, GEN_0, SONG), baton=2,
        arts=(
            arts(
                "bbbo", 60,
                cost(ArchiveFrom(THIS(), count=2, cards=cards(coloured(BLUE))), Raise(60, times=stacked(THIS()))),
                more=True, against=(RED, 50), back_too=True,
            ),
        ),
        collab=Send(mine(coloured(BLUE))),
    ),
    holomem("hBP01-082", KOBO_KANAERU, "debut", 100, BLUE, tags=(ID, ID_GEN_3), any_number=True, arts=(arts("b", 30),)),
    holomem(
        "hBP01-083", KOBO_KANAERU, "debut", 70, BLUE, tags=(ID, ID_GEN_3), arts=(arts("o", 10),),
        collab=when(has(mine(tagged(ID), where="center")), Roll((when(ROLLED() >= 3, Send(mine())),))),
    ),
    holomem("hBP01-084", KOBO_KANAERU, "1st", 180, BLUE, tags=(ID, ID_GEN_3), arts=(arts("bo", 50),)),
    holomem(
        "hBP01-085", KOBO_KANAERU, "1st", 120, BLUE, tags=(ID, ID_GEN_3),
        arts=(arts("b", 40), arts("bo", 50, Special(10, theirs(where="back"), 3, spares=True))),
    ),
    holomem(
        "hBP01-086", KOBO_KANAERU, "1st", 110, BLUE, tags=(ID, ID_GEN_3), arts=(arts("o", 40),),
        bloom=cost(ArchiveFrom(mine(tagged(ID))), Special(10, theirs(where="back"), spares=True)),
    ),
    holomem(
        "hBP01-087", KOBO_KANAERU, "2nd", 200, BLUE, tags=(ID, ID_GEN_3), baton=2,
        arts=(
            arts(
                "bo", 40, cost(ArchiveFrom(THIS()), Special(20, theirs(where="back"), spares=True)),
                against=(PURPLE, 50),
            ),
            arts(
                "bbo", 40,
                cost(
                    ArchiveFrom(THIS(), count=2),
                    Special(damage_count(theirs(where="back")), theirs(where="center")),
                ),
                against=(PURPLE, 50),
            ),
        ),
    ),
    holomem(
        "hBP01-088", MOONA_HOSHINOVA, "debut", 90, BLUE, tags=(ID, ID_GEN_1, SONG), any_number=True,
        arts=(arts("b", 10, Roll((when(even(), Special(20, theirs(where="back"), 1, spares=True)),))),),
    ),
    holomem("hBP01-089", MOONA_HOSHINOVA, "1st", 140, BLUE, tags=(ID, ID_GEN_1, SONG), arts=(arts("bo", 60),)),
    holomem(
        "hBP01-090", MOONA_HOSHINOVA, "1st", 110, BLUE, tags=(ID, ID_GEN_1, SONG), arts=(arts("o", 20),),
        bloom=Search(cards(coloured(GREEN, BLUE)), "attach", mine(), area="cheer-deck"),
    ),
    holomem(
        "hBP01-091", MOONA_HOSHINOVA, "1st", 240, BLUE, tags=(ID, ID_GEN_1, SONG), baton=2, buzz=True, falls=2,
        arts=(
            arts("oo", 50),
            arts(
                "boo", 80,
                cost(ArchiveFrom(THIS(), cards=cards(coloured(GREEN, BLUE))), Special(30, theirs(where="back"), 1)),
            ),
        ),
    ),
    holomem(
        "hBP01-092", OURO_KRONII, "debut", 70, BLUE, tags=(EN, PROMISE), any_number=True,
        arts=(arts("b", 10, may(PassOn(THIS(), mine(OTHER, tagged(PROMISE))))),),
    ),
    holomem("hBP01-093", OURO_KRONII, "1st", 160, BLUE, tags=(EN, PROMISE), arts=(arts("o", 40), arts("bo", 60))),
    holomem(
        "hBP01-094", OURO_KRONII, "1st", 120, BLUE, tags=(EN, PROMISE), arts=(arts("o", 40),),
        bloom=Search(cards(like(mine(tagged(PROMISE)))), "attach", mine(tagged(PROMISE)), area="cheer-deck"),
    ),
    holomem(
        "hBP01-095", OURO_KRONII, "2nd", 200, BLUE, tags=(EN, PROMISE), baton=2,
        arts=(
            arts(
                "boo", 60,
                may(BloomFrom(mine(ENTERED, level("debut"), where="back"), cards=cards(HOLOMEM, level("1st")))),
                against=(RED, 50),
            ),
        ),
        collab=ToDebut(theirs(where="back")),
    ),
    holomem(
        "hBP01-096", USADA_PEKORA, "spot", 80, tags=(JP, GEN_3, ANIMAL_EARS), no_bloom=True, arts=(arts("o", 10),),
        collab=Roll((when(even(), Search(cards(HOLOMEM, BUZZ))),)),
    ),
    holomem(
        "hBP01-097", SHIRANUI_FLARE, "spot", 80, tags=(JP, GEN_3, HALF_ELF), no_bloom=True, arts=(arts("o", 20),),
        collab=Swap(mine(where="center"), mine(AWAKE, where="back")),
    ),
    holomem(
        "hBP01-098", SHIROGANE_NOEL, "spot", 90, tags=(JP, GEN_3, ALCOHOL), no_bloom=True, arts=(arts("oo", 20),),
        collab=may(Send(mine(), "archive")),
    ),
    holomem(
        "hBP01-099", HOUSHOU_MARINE, "spot", 70, tags=(JP, GEN_3, ART, SEA), no_bloom=True, arts=(arts("o", 10),),
        collab=Roll((when(odd(), Swap(theirs(where="center"), theirs(where="back"))),)),
    ),
    holomem(
        "hBP01-100", MORI_CALLIOPE, "spot", 70, tags=(EN, MYTH, SONG), no_bloom=True, arts=(arts("o", 30),),
        collab=may(TakeBack(cards(CHEER), 1, 3, "cheer-deck", shuffles=True)),
    ),
    holomem(
        "hBP01-101", WATSON_AMELIA, "spot", 80, tags=(EN, MYTH), no_bloom=True, arts=(arts("oo", 20),),
        collab=may(TakeBack(cards(of_kind("item")))),
    ),
    support(
        "hBP01-102", "idol-mic", "item", LookTop(4, cards(HOLOMEM, tagged(SONG)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hBP01-103", "gaming-pc", "item", Search(cards(HOLOMEM, like_oshi(), NOT_BUZZ, level("debut", "1st"))),
        limited=True, pays=ArchivePower(),
    ),
    support("hBP01-104", "standard-pc", "item", Search(cards(HOLOMEM, level("debut")), "stage")),
    support(
        "hBP01-105", "penlight", "item", Search(cards(like(mine())), "attach", mine(), area="cheer-deck"),
        limited=True, pays=ArchivePower(),
    ),
    support("hBP01-106", "ill-leave-it-to-you", "event", Swap(mine(where="center"), mine(AWAKE, where="back"))),
    support("hBP01-107", "encore", "event", TakeBack(cards(CHEER), 1, 3, "cheer-deck", shuffles=True)),
    support(
        "hBP01-108", "so-youre-the-enemy", "event", Swap(theirs(where="center"), theirs(where="back")), limited=True,
    ),
    support(
        "hBP01-109", "the-story-of-the-moon-and-the-rabbit", "event",
        LookTop(4, cards(named(USADA_PEKORA, MOONA_HOSHINOVA)), count=-1), limited=True, requires=hand() <= 6,
    ),
    support(
        "hBP01-110", "club-em-into-nothingness", "event",
        OrOnceAGame(
            Roll((when(ROLLED() <= 3, ArchiveFrom(theirs())),), optional=False), oshi_is(named(NANASHI_MUMEI)),
            ArchiveFrom(theirs(where="center"), count=2),
        ),
        limited=True,
    ),
    support(
        "hBP01-111", "hololive-id-3rd-generation", "event", LookTop(4, cards(HOLOMEM, tagged(ID_GEN_3)), count=-1),
        limited=True, requires=hand() <= 6,
    ),
    support(
        "hBP01-112", "exciting-prank-time", "event",
        Roll((when(ROLLED() >= 4, Special(20, theirs(where="back"), 1, spares=True)),), optional=False),
    ),
    support(
        "hBP01-113", "promise", "event", LookTop(4, cards(HOLOMEM, tagged(PROMISE)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hBP01-114", "stone-axe", "tool",
        attached=(
            Change("arts", THIS(), 20), when_arts_used(THIS(), Special(10, THIS())),
            While(this_is(at_least("1st"), named(AKI_ROSENTHAL)), when_healed(THIS(), Draw(), once=True)),
        ),
    ),
    support(
        "hBP01-115", "hoshimachi-suiseis-mic", "tool",
        attached=(
            Change("arts", THIS(), 10),
            While(this_is(at_least("1st"), named(HOSHIMACHI_SUISEI)), WhenDowned(theirs(), Send(THIS()), by=THIS())),
        ),
    ),
    support(
        "hBP01-116", "upao", "mascot",
        attached=(
            Change("arts", THIS(), 10),
            While(
                turn("theirs"),
                While(
                    this_is(named(AMANE_KANATA)), when_hit(THIS(), Special(20, theirs(where="center")), once=True),
                ),
            ),
        ),
    ),
    support(
        "hBP01-117", "friend", "mascot",
        attached=(
            Change("arts", THIS(), 10),
            While(
                this_is(named(NANASHI_MUMEI)),
                WhenHurt(THIS(), 30, (ArchiveThis(),), anyone=True, during=turn("theirs"), asks=True),
            ),
        ),
    ),
    support(
        "hBP01-118", "ankimo", "mascot",
        attached=(Change("hp", THIS(), 10), While(this_is(named(TOKINO_SORA)), CountsAsCheer(WHITE, THIS()))),
    ),
    support(
        "hBP01-119", "jobz", "mascot",
        attached=(
            Change("hp", THIS(), 10),
            While(this_is(named(AKI_ROSENTHAL)), when_arts_used(THIS(), Heal(10, mine(), 1))),
        ),
    ),
    support(
        "hBP01-120", "ganmo", "mascot",
        attached=(
            Change("arts", THIS(), 10),
            While(all_of(this_is(named(TAKANE_LUI)), this_at("center")), when_arts_used(THIS(), Draw())),
        ),
    ),
    support(
        "hBP01-121", "kotori", "mascot",
        attached=(
            While(this_at("center", "collab"), Wounds("taken", THIS(), -10)),
            While(this_is(named(TAKANASHI_KIARA)), when_level_rose(THIS(), Draw())),
        ),
    ),
    support(
        "hBP01-122", "rosetai", "fan", only_on=(AKI_ROSENTHAL,),
        attached=(While(turn("theirs"), WhenDowned(THIS(), Send(mine(named(AKI_ROSENTHAL))))),),
    ),
    support(
        "hBP01-123", "nousagi-alliance", "fan", only_on=(USADA_PEKORA,),
        attached=(RollAgain(THIS(), ArchiveThis()),),
    ),
    support(
        "hBP01-124", "pioneer", "fan", only_on=(AZKI,),
        attached=(While(turn("theirs"), WhenDowned(THIS(), PassOn(THIS(), mine(OTHER)))),),
    ),
    support(
        "hBP01-125", "kfp", "fan", only_on=(TAKANASHI_KIARA,),
        attached=(when_attached(cost(ArchiveHand(), Draw())),),
    ),
    support(
        "hBP01-126", "zain", "fan", only_on=(OMARU_POLKA,),
        attached=(CountsAsCheer(RED, THIS()), Wounds("taken", THIS(), 10)),
    ),
)
