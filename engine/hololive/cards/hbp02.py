"""「ブースターパック クインテットスペクトラム」 (hBP02): the second booster, with the first purple cards."""

from __future__ import annotations

from typing import Final

from engine.hololive.cards.people import (
    AMANE_KANATA,
    AZKI,
    HOUSHOU_MARINE,
    KUREIJI_OLLIE,
    MAGICAL_GIRL_CHLOE,
    MAGICAL_GIRL_KANATA,
    MAGICAL_GIRL_LUNA,
    MAGICAL_GIRL_MARINE,
    MAGICAL_GIRL_MIKO,
    MAGICAL_GIRL_SHION,
    MORI_CALLIOPE,
    MURASAKI_SHION,
    NAKIRI_AYAME,
    NEKOMATA_OKAYU,
    NERISSA_RAVENCROFT,
    NINOMAE_INANIS,
    OOKAMI_MIO,
    PAVOLIA_REINE,
    SAKAMATA_CHLOE,
    SHIRAKAMI_FUBUKI,
    SHIROGANE_NOEL,
    YUZUKI_CHOCO,
)
from engine.hololive.tags import (
    ADVENT,
    ALCOHOL,
    ANIMAL_EARS,
    ART,
    BIRD,
    COOKING,
    EN,
    GAMERS,
    GEN_0,
    GEN_1,
    GEN_2,
    GEN_3,
    GEN_4,
    HOLO_WITCH,
    HOLOX,
    ID,
    ID_GEN_2,
    JP,
    LANGUAGES,
    MAGIC,
    MYTH,
    SEA,
    SHIRAKAMI_CHARACTER,
    SHOOTER,
    SONG,
)
from engine.hololive.vocabulary import (
    BLOOMED,
    BLUE,
    CHEER,
    GREEN,
    HOLOMEM,
    NOT_BUZZ,
    OTHER,
    PURPLE,
    RED,
    RESTORED,
    ROLLED,
    SAME_NAME,
    SUPPORT,
    THEM,
    THIS,
    WHITE,
    YELLOW,
    AnyCheer,
    ArchiveFrom,
    ArchiveHand,
    ArchivePower,
    ArchiveThis,
    ArchiveTop,
    ArtsTwice,
    BloomFrom,
    Change,
    ChooseMembers,
    Draw,
    ForEach,
    Heal,
    IfSo,
    InMainStep,
    Keep,
    LookTop,
    LoseLife,
    OncePerTurn,
    PassOn,
    PutThem,
    PutUnder,
    Raise,
    Roll,
    RollAgain,
    Search,
    SecondMascot,
    SeeTop,
    Send,
    ShowTop,
    ShuffleHandIn,
    SkillTwice,
    Special,
    TakeBack,
    WhenDowned,
    WhenHurt,
    WhenShown,
    While,
    Wounds,
    all_of,
    an_odd_die,
    any_of,
    archived,
    arts,
    at_least,
    bearing,
    bloomed_from,
    came_from_hand,
    cards,
    cheer_colours,
    cheer_count,
    choose_one,
    coloured,
    cost,
    counted,
    even,
    hand,
    has,
    holomem,
    it_was,
    level,
    life_at_most,
    like,
    may,
    members,
    mine,
    named,
    not_played_this_turn,
    not_tagged,
    odd,
    of_kind,
    on_them,
    oshi,
    same_level,
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
    turn,
    when,
    when_arts_used,
    when_attached,
    when_bloomed,
    when_collabed,
    with_cheer,
)

CARDS: Final = (
    oshi(
        "hBP02-001", SHIRAKAMI_FUBUKI, 5, WHITE, skill(2, Search(cards(of_kind("mascot")))),
        sp_skill(
            2,
            reacts=WhenDowned(
                theirs(),
                Roll(
                    (when(an_odd_die(), LoseLife()),), on_them(support_count(mine(), of_kind("mascot")), 2, 1),
                    optional=False, odd=True,
                ),
                by=mine(coloured(WHITE)),
            ),
        ),
    ),
    oshi(
        "hBP02-002", PAVOLIA_REINE, 5, GREEN,
        skill(
            2, Search(cards(), "attach", mine(), area="cheer-deck"),
            pays=ArchiveFrom(mine(), cards=cards(coloured(GREEN))),
        ),
        sp_skill(
            2, ForEach(mine(tagged(ID_GEN_2)), this_turn(Change("arts", THEM(), 20, times=cheer_colours(THEM())))),
        ),
    ),
    oshi(
        "hBP02-003", HOUSHOU_MARINE, 5, RED, skill(3, BloomFrom(mine(BLOOMED, tagged(GEN_3)), least=0)),
        sp_skill(
            2,
            Special(50, theirs(where="center collab"), 1, times=stacked(mine(named(HOUSHOU_MARINE), where="center"))),
        ),
    ),
    oshi(
        "hBP02-004", SAKAMATA_CHLOE, 6, BLUE,
        skill(
            1, SeeTop(3), choose_one(PutThem("archive", many=True), PutThem("top", many=True)),
            requires=has(mine(named(SAKAMATA_CHLOE), where="center")),
        ),
        sp_skill(3, ShuffleHandIn(cards(HOLOMEM)), Draw(times=came_from_hand())),
    ),
    oshi(
        "hBP02-005", MURASAKI_SHION, 5, PURPLE, skill(1, reacts=RollAgain(mine(named(MURASAKI_SHION)))),
        sp_skill(
            2,
            reacts=when_arts_used(
                mine(coloured(PURPLE), where="center"),
                Special(50, theirs(where="center"), times=cheer_count(theirs(where="center"))),
            ),
        ),
    ),
    oshi(
        "hBP02-006", KUREIJI_OLLIE, 5, PURPLE, skill(2, BloomFrom(mine(tagged(ID_GEN_2)), "archive")),
        sp_skill(2, Draw(4), ArchiveHand(2), may(BloomFrom(mine(), "archive"))),
    ),
    oshi(
        "hBP02-007", MORI_CALLIOPE, 5, PURPLE, skill(2, TakeBack(cards(HOLOMEM, tagged(EN)), 2), pays=ArchiveHand(2)),
        sp_skill(
            2, ChooseMembers(mine(named(MORI_CALLIOPE))), this_turn(ArtsTwice(THEM())),
            requires=has(mine(named(MORI_CALLIOPE), where="center")),
        ),
    ),
    holomem(
        "hBP02-008", SHIRAKAMI_FUBUKI, "debut", 100, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hBP02-009", SHIRAKAMI_FUBUKI, "debut", 80, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("w", 20),), gift=While(this_at("collab"), Change("arts", mine(bearing("mascot")), 10)),
    ),
    holomem(
        "hBP02-010", SHIRAKAMI_FUBUKI, "1st", 150, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("w", 40), arts("wo", 60)),
    ),
    holomem(
        "hBP02-011", SHIRAKAMI_FUBUKI, "1st", 120, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(arts("o", 40),), bloom=Search(cards(tagged(SHIRAKAMI_CHARACTER))),
    ),
    holomem(
        "hBP02-012", SHIRAKAMI_FUBUKI, "1st", 100, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART),
        arts=(
            arts("wo", 50, this_turn(Change("arts", mine(bearing("mascot"), where="center collab"), 20)), more=True),
        ),
        bloom=may(PassOn(mine(), mine(), "support", cards(of_kind("mascot")))),
    ),
    holomem(
        "hBP02-013", SHIRAKAMI_FUBUKI, "2nd", 180, WHITE, tags=(JP, GEN_1, GAMERS, ANIMAL_EARS, ART), baton=2,
        arts=(
            arts("wwo", 80, Raise(20, times=support_count(mine(), of_kind("mascot"))), more=True, against=(PURPLE, 50)),
        ),
        gift=SecondMascot(THIS()),
    ),
    holomem(
        "hBP02-014", SHIROGANE_NOEL, "debut", 130, WHITE, tags=(JP, GEN_3, ALCOHOL), any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem(
        "hBP02-015", SHIROGANE_NOEL, "1st", 180, WHITE, tags=(JP, GEN_3, ALCOHOL), baton=2,
        arts=(arts("o", 30), arts("wo", 60)),
    ),
    holomem(
        "hBP02-016", SHIROGANE_NOEL, "1st", 130, WHITE, tags=(JP, GEN_3, ALCOHOL), arts=(arts("oo", 30),),
        bloom=when(bloomed_from("debut"), Search(cards(HOLOMEM, tagged(GEN_3), level("debut", "1st", "spot")))),
    ),
    holomem(
        "hBP02-017", SHIROGANE_NOEL, "1st", 260, WHITE, tags=(JP, GEN_3, ALCOHOL), baton=2, buzz=True, falls=2,
        arts=(
            arts("oo", 50),
            arts(
                "woo", 60, when(this_at("collab"), Raise(20, times=members(mine(OTHER, tagged(GEN_3)), most=4))),
                more=True,
            ),
        ),
    ),
    holomem(
        "hBP02-018", PAVOLIA_REINE, "debut", 100, GREEN, tags=(ID, ID_GEN_2, BIRD, ART), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hBP02-019", PAVOLIA_REINE, "debut", 60, GREEN, tags=(ID, ID_GEN_2, BIRD, ART), arts=(arts("o", 20),),
        collab=may(Send(mine(), "archive")),
    ),
    holomem("hBP02-020", PAVOLIA_REINE, "1st", 160, GREEN, tags=(ID, ID_GEN_2, BIRD, ART), arts=(arts("go", 50),)),
    holomem(
        "hBP02-021", PAVOLIA_REINE, "1st", 120, GREEN, tags=(ID, ID_GEN_2, BIRD, ART),
        arts=(arts("o", 20, may(Send(mine(), "archive"))),), bloom=Heal(10, mine(), 1, times=cheer_colours(mine())),
    ),
    holomem(
        "hBP02-022", PAVOLIA_REINE, "1st", 130, GREEN, tags=(ID, ID_GEN_2, BIRD, ART),
        arts=(arts("go", 40, when(cheer_colours(mine()) >= 2, Raise(20)), more=True),),
        bloom=Search(cards(named("tatang"))),
    ),
    holomem(
        "hBP02-023", PAVOLIA_REINE, "2nd", 190, GREEN, tags=(ID, ID_GEN_2, BIRD, ART), baton=2,
        arts=(arts("gooo", 100, Raise(20, times=cheer_colours(mine())), more=True, against=(WHITE, 50)),),
        bloom=Search(cards(), "attach", mine(), area="cheer-deck"),
    ),
    holomem(
        "hBP02-024", OOKAMI_MIO, "debut", 90, GREEN, tags=(JP, GAMERS, ANIMAL_EARS, COOKING), baton=2, any_number=True,
        arts=(arts("o", 10, may(PassOn(mine(), mine(tagged(JP))))),),
    ),
    holomem(
        "hBP02-025", OOKAMI_MIO, "1st", 160, GREEN, tags=(JP, GAMERS, ANIMAL_EARS, COOKING),
        arts=(arts("o", 30), arts("go", 50)),
    ),
    holomem(
        "hBP02-026", OOKAMI_MIO, "1st", 100, GREEN, tags=(JP, GAMERS, ANIMAL_EARS, COOKING), arts=(arts("o", 20),),
        bloom=Search(cards(CHEER, like(mine(tagged(GAMERS)))), "attach", mine(), area="cheer-deck"),
    ),
    holomem(
        "hBP02-027", OOKAMI_MIO, "1st", 240, GREEN, tags=(JP, GAMERS, ANIMAL_EARS, COOKING), baton=2, buzz=True,
        falls=2,
        arts=(
            arts(
                "go", 60, cost(ArchiveTop(), when(it_was(HOLOMEM), Raise(20)), when(it_was(SUPPORT), Raise(50))),
                more=True,
            ),
        ),
    ),
    holomem(
        "hBP02-028", HOUSHOU_MARINE, "debut", 100, RED, tags=(JP, GEN_3, ART, SEA), any_number=True,
        arts=(arts("o", 30),),
    ),
    holomem(
        "hBP02-029", HOUSHOU_MARINE, "debut", 70, RED, tags=(JP, GEN_3, ART, SEA, ALCOHOL), arts=(arts("ro", 30),),
        collab=Special(20, theirs(where="collab")),
    ),
    holomem(
        "hBP02-030", HOUSHOU_MARINE, "1st", 160, RED, tags=(JP, GEN_3, ART, SEA), arts=(arts("r", 40), arts("ro", 60)),
    ),
    holomem(
        "hBP02-031", HOUSHOU_MARINE, "1st", 130, RED, tags=(JP, GEN_3, ART, SEA), arts=(arts("o", 30),),
        bloom=Special(20, theirs(where="collab")),
    ),
    holomem(
        "hBP02-032", HOUSHOU_MARINE, "1st", 130, RED, tags=(JP, GEN_3, ART, SEA), arts=(arts("oo", 50),),
        bloom=OncePerTurn(Search(cards(named(HOUSHOU_MARINE)))),
    ),
    holomem(
        "hBP02-033", HOUSHOU_MARINE, "2nd", 200, RED, tags=(JP, GEN_3, ART, SEA), baton=2,
        arts=(arts("roo", 80, Raise(20, times=stacked(THIS())), more=True, against=(PURPLE, 50)),),
        bloom=then(
            may(TakeBack(cards(HOLOMEM))), when(stacked(THIS()) >= 3, Special(50, theirs(where="center collab"), 1)),
        ),
    ),
    holomem(
        "hBP02-034", NAKIRI_AYAME, "1st", 250, RED, tags=(JP, GEN_2, SHOOTER), baton=2, buzz=True, falls=2,
        arts=(
            arts("ro", 50),
            arts("roo", 80, when(this_is(bearing("tool", "mascot")), Special(30, theirs(where="center collab"), 1))),
        ),
    ),
    holomem(
        "hBP02-035", SAKAMATA_CHLOE, "debut", 110, BLUE, tags=(JP, HOLOX, SEA), any_number=True, arts=(arts("o", 30),),
    ),
    holomem(
        "hBP02-036", SAKAMATA_CHLOE, "debut", 60, BLUE, tags=(JP, HOLOX, SEA), arts=(arts("o", 20),),
        collab=LookTop(3, cards(HOLOMEM, tagged(HOLOX), level("2nd"))),
    ),
    holomem("hBP02-037", SAKAMATA_CHLOE, "1st", 160, BLUE, tags=(JP, HOLOX, SEA), arts=(arts("bo", 60),)),
    holomem(
        "hBP02-038", SAKAMATA_CHLOE, "1st", 110, BLUE, tags=(JP, HOLOX, SEA), arts=(arts("o", 30),),
        bloom=LookTop(3, to="attach", members=mine(), area="cheer-deck"),
    ),
    holomem(
        "hBP02-039", SAKAMATA_CHLOE, "1st", 130, BLUE, tags=(JP, HOLOX, SEA),
        arts=(
            arts(
                "bo", 20, cost(ShowTop(3), Raise(20, times=counted(HOLOMEM)), PutThem("archive", many=True)), more=True,
            ),
        ),
        gift=WhenShown(THIS(), may(Keep(cards(SUPPORT))), once=True),
    ),
    holomem(
        "hBP02-040", SAKAMATA_CHLOE, "2nd", 190, BLUE, tags=(JP, HOLOX, SEA), baton=2,
        arts=(
            arts(
                "bbo", 100, cost(ShowTop(3), Raise(20, times=counted(HOLOMEM)), PutThem("archive", many=True)),
                more=True, against=(WHITE, 50),
            ),
        ),
        gift=WhenShown(THIS(), when(same_level(3), LoseLife()), once=True),
    ),
    holomem(
        "hBP02-041", NEKOMATA_OKAYU, "1st", 230, BLUE, tags=(JP, GAMERS, ANIMAL_EARS, SONG), baton=2, buzz=True,
        falls=2,
        arts=(
            arts(
                "boo", 50,
                cost(
                    ArchiveFrom(THIS(), cards=cards(coloured(BLUE))), Special(20, theirs(where="center")),
                    Special(20, theirs(where="back"), 1),
                ),
            ),
        ),
        gift=While(
            this_at("center"), Wounds("dealt", mine(named(NEKOMATA_OKAYU)), 20, "special", theirs(where="center")),
        ),
    ),
    holomem(
        "hBP02-042", MURASAKI_SHION, "debut", 130, PURPLE, tags=(JP, GEN_2), any_number=True, arts=(arts("o", 20),),
    ),
    holomem(
        "hBP02-043", MURASAKI_SHION, "debut", 50, PURPLE, tags=(JP, GEN_2), arts=(arts("p", 30),),
        collab=Roll((when(ROLLED() >= 4, Search(cards(tagged(MAGIC)))),)),
    ),
    holomem(
        "hBP02-044", MURASAKI_SHION, "1st", 170, PURPLE, tags=(JP, GEN_2, ANIMAL_EARS),
        arts=(arts("o", 30), arts("po", 60)),
    ),
    holomem(
        "hBP02-045", MURASAKI_SHION, "1st", 130, PURPLE, tags=(JP, GEN_2), arts=(arts("o", 40),),
        bloom=LookTop(3, cards(HOLOMEM, coloured(BLUE, PURPLE))),
    ),
    holomem(
        "hBP02-046", MURASAKI_SHION, "1st", 130, PURPLE, tags=(JP, GEN_2),
        arts=(arts("pp", 30, Roll((when(ROLLED() >= 5, PassOn(theirs(), theirs())),))),),
        bloom=cost(ArchiveHand(), TakeBack(cards(tagged(MAGIC)))),
    ),
    holomem(
        "hBP02-047", MURASAKI_SHION, "2nd", 200, PURPLE, tags=(JP, GEN_2), baton=2,
        arts=(
            arts(
                "ppo", 80, Special(20, theirs(where="center"), times=cheer_count(theirs(where="center"))),
                Special(20, theirs(where="collab"), times=cheer_count(theirs(where="center"))), against=(GREEN, 50),
            ),
        ),
        bloom=Roll((when(ROLLED() >= 4, PassOn(theirs(), theirs())),)),
    ),
    holomem(
        "hBP02-048", KUREIJI_OLLIE, "debut", 120, PURPLE, tags=(ID, ID_GEN_2, LANGUAGES), any_number=True,
        arts=(arts("o", 20),),
    ),
    holomem(
        "hBP02-049", KUREIJI_OLLIE, "debut", 60, PURPLE, tags=(ID, ID_GEN_2, LANGUAGES), arts=(arts("o", 20),),
        collab=then(Draw(), ArchiveHand()),
    ),
    holomem(
        "hBP02-050", KUREIJI_OLLIE, "1st", 160, PURPLE, tags=(ID, ID_GEN_2, LANGUAGES),
        arts=(arts("o", 20), arts("po", 60)),
    ),
    holomem(
        "hBP02-051", KUREIJI_OLLIE, "1st", 130, PURPLE, tags=(ID, ID_GEN_2, LANGUAGES), arts=(arts("o", 20),),
        bloom=may(OncePerTurn(BloomFrom(mine(tagged(ID_GEN_2), level("debut")), "archive"))),
    ),
    holomem(
        "hBP02-052", KUREIJI_OLLIE, "1st", 120, PURPLE, tags=(ID, ID_GEN_2, LANGUAGES),
        arts=(arts("oo", 40, when(this_is(with_cheer(PURPLE, other=True)), Raise(20)), more=True),), bloom=Draw(),
    ),
    holomem(
        "hBP02-053", KUREIJI_OLLIE, "2nd", 190, PURPLE, tags=(ID, ID_GEN_2, LANGUAGES), baton=2,
        arts=(
            arts(
                "poo", 100, when(has(mine(tagged(ID_GEN_2), level("2nd")), 2), Raise(40)), more=True,
                against=(YELLOW, 50),
            ),
        ),
        bloom=cost(ArchiveHand(2), this_turn(Change("arts", THIS(), 40))),
    ),
    holomem(
        "hBP02-054", MORI_CALLIOPE, "debut", 90, PURPLE, tags=(EN, MYTH, SONG), any_number=True,
        arts=(arts("o", 30, when(archived(HOLOMEM) >= 1, Raise(10)), more=True),),
    ),
    holomem(
        "hBP02-055", MORI_CALLIOPE, "debut", 80, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("pp", 20),),
        collab=cost(
            ArchiveHand(cards=cards(HOLOMEM)), ChooseMembers(mine(tagged(MYTH))), this_turn(Change("arts", THEM(), 20)),
        ),
    ),
    holomem("hBP02-056", MORI_CALLIOPE, "1st", 110, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("p", 50),)),
    holomem(
        "hBP02-057", MORI_CALLIOPE, "1st", 130, PURPLE, tags=(EN, MYTH, SONG), arts=(arts("po", 50),),
        bloom=cost(ArchiveHand(2, cards=cards(HOLOMEM), same_tag=True), Draw(2)),
    ),
    holomem(
        "hBP02-058", MORI_CALLIOPE, "1st", 140, PURPLE, tags=(EN, MYTH, SONG),
        arts=(arts("po", 30, when(this_is(bearing("tool", "mascot")), Raise(30)), more=True),),
        bloom=may(TakeBack(cards(named("mori-calliopes-scythe", "death-sensei")))),
    ),
    holomem(
        "hBP02-059", MORI_CALLIOPE, "2nd", 200, PURPLE, tags=(EN, MYTH, SONG), baton=2,
        arts=(
            arts(
                "ppo", 80, when(archived(HOLOMEM, tagged(MYTH)) >= 4, Raise(40)),
                when(archived(HOLOMEM, tagged(MYTH)) >= 8, Raise(40)), more=True, against=(BLUE, 50),
            ),
        ),
        bloom=Search(cards(), "archive"),
    ),
    holomem(
        "hBP02-060", YUZUKI_CHOCO, "1st", 240, PURPLE, tags=(JP, GEN_2, COOKING), buzz=True, falls=2,
        arts=(arts("poo", 80),),
        bloom=cost(Heal(50, mine(where="back"), 1), Special(RESTORED(), theirs(where="center"))),
    ),
    holomem(
        "hBP02-061", NINOMAE_INANIS, "debut", 140, PURPLE, tags=(EN, MYTH, ART, SEA), any_number=True,
        arts=(arts("o", 10),),
    ),
    holomem("hBP02-062", NINOMAE_INANIS, "1st", 180, PURPLE, tags=(EN, MYTH, ART, SEA), arts=(arts("pp", 60),)),
    holomem(
        "hBP02-063", NINOMAE_INANIS, "1st", 140, PURPLE, tags=(EN, MYTH, ART, SEA), arts=(arts("o", 30),),
        bloom=Heal(20, mine(tagged(MYTH)), 1),
    ),
    holomem(
        "hBP02-064", NINOMAE_INANIS, "1st", 250, PURPLE, tags=(EN, MYTH, ART, SEA), baton=2, buzz=True, falls=2,
        arts=(
            arts(
                "po", 60, when(archived(HOLOMEM, tagged(MYTH)) >= 5, may(PassOn(THIS(), mine(OTHER)))),
                when(archived(HOLOMEM, tagged(MYTH)) >= 10, Raise(50)), more=True,
            ),
        ),
    ),
    holomem(
        "hBP02-065", NERISSA_RAVENCROFT, "debut", 90, PURPLE, tags=(EN, ADVENT, SONG, BIRD), any_number=True,
        arts=(arts("o", 30, when(this_is(with_cheer(RED)), Raise(10)), more=True),),
    ),
    holomem(
        "hBP02-066", NERISSA_RAVENCROFT, "1st", 150, PURPLE, tags=(EN, ADVENT, SONG, BIRD),
        arts=(arts("o", 30), arts("po", 60)),
    ),
    holomem(
        "hBP02-067", NERISSA_RAVENCROFT, "1st", 120, PURPLE, tags=(EN, ADVENT, SONG, BIRD), arts=(arts("o", 20),),
        bloom=LookTop(3, cards(HOLOMEM, tagged(SONG))),
    ),
    holomem(
        "hBP02-068", NERISSA_RAVENCROFT, "2nd", 210, PURPLE, tags=(EN, ADVENT, SONG, BIRD), baton=2,
        arts=(arts("poo", 80, against=(YELLOW, 50)),),
        collab=this_turn(Change("arts", mine(tagged(SONG), where="center collab"), 30)),
    ),
    holomem(
        "hBP02-069", MAGICAL_GIRL_MIKO, "spot", 60, tags=(HOLO_WITCH, GEN_0, MAGIC), no_bloom=True,
        arts=(arts("o", 20),),
        collab=Roll(
            (when(odd(), Search(cards(CHEER, coloured(RED, BLUE)), "attach", mine(where="back"), area="cheer-deck")),),
        ),
    ),
    holomem(
        "hBP02-070", MAGICAL_GIRL_KANATA, "spot", 60, tags=(HOLO_WITCH, GEN_4, MAGIC), no_bloom=True,
        arts=(arts("o", 20),),
        collab=Roll(
            (
                when(
                    odd(),
                    Search(cards(CHEER, coloured(WHITE, GREEN)), "attach", mine(where="back"), area="cheer-deck"),
                ),
            ),
        ),
    ),
    holomem(
        "hBP02-071", MAGICAL_GIRL_LUNA, "spot", 60, tags=(HOLO_WITCH, GEN_4, MAGIC), no_bloom=True,
        arts=(arts("o", 20),),
        collab=Roll(
            (
                when(
                    odd(),
                    Search(cards(CHEER, coloured(PURPLE, YELLOW)), "attach", mine(where="back"), area="cheer-deck"),
                ),
            ),
        ),
    ),
    holomem(
        "hBP02-072", MAGICAL_GIRL_SHION, "spot", 70, tags=(HOLO_WITCH, GEN_2, MAGIC), no_bloom=True,
        arts=(arts("o", 20),), collab=Roll((when(even(), Search(cards(of_kind("event")))),)),
    ),
    holomem(
        "hBP02-073", MAGICAL_GIRL_MARINE, "spot", 70, tags=(HOLO_WITCH, GEN_3, MAGIC), no_bloom=True,
        arts=(arts("o", 20),), collab=Roll((when(even(), Search(cards(of_kind("fan")))),)),
    ),
    holomem(
        "hBP02-074", MAGICAL_GIRL_CHLOE, "spot", 70, tags=(HOLO_WITCH, HOLOX, MAGIC), no_bloom=True,
        arts=(arts("o", 20),), collab=Roll((when(even(), Search(cards(of_kind("tool")))),)),
    ),
    support(
        "hBP02-075", "idol-felt-pen", "item", LookTop(4, cards(HOLOMEM, tagged(ART)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hBP02-076", "custom-pc", "item", Search(cards(HOLOMEM, SAME_NAME, NOT_BUZZ, level("1st"))),
        pays=PutUnder(cards(HOLOMEM, level("debut"))),
    ),
    support("hBP02-077", "retro-pc", "item", TakeBack(cards(HOLOMEM)), limited=True, requires=life_at_most(3)),
    support(
        "hBP02-078", "kanata-construction", "event",
        LookTop(4, cards(named(AMANE_KANATA, AZKI, SAKAMATA_CHLOE)), count=-1), limited=True, requires=hand() <= 6,
    ),
    support(
        "hBP02-079", "explosion-magic", "event", Special(20, theirs(where="center collab"), 1, spares=True),
        tags=(MAGIC,), requires=not_played_this_turn(of_kind("event"), tagged(MAGIC)),
    ),
    support(
        "hBP02-080", "secret-society-holox", "event", LookTop(4, cards(HOLOMEM, tagged(HOLOX)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hBP02-081", "hololive-id-2nd-generation", "event", LookTop(4, cards(HOLOMEM, tagged(ID_GEN_2)), count=-1),
        limited=True, requires=hand() <= 6,
    ),
    support(
        "hBP02-082", "hololive-gamers", "event", LookTop(4, cards(HOLOMEM, tagged(GAMERS)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hBP02-083", "magic-dresser", "event", Send(mine(named(MURASAKI_SHION)), "archive", cards(coloured(PURPLE))),
        tags=(MAGIC,), requires=not_played_this_turn(of_kind("event"), tagged(MAGIC)), pays=ArchivePower(),
    ),
    support(
        "hBP02-084", "mikkorone-24", "event", Draw(2),
        Roll(
            (
                when(any_of(ROLLED() == 3, ROLLED() >= 5), Search(cards(HOLOMEM, level("debut")))),
                when(any_of(ROLLED() == 2, ROLLED() == 4), Draw()),
            ),
            optional=False,
        ),
        limited=True,
    ),
    support(
        "hBP02-085", "hololive-fantasy", "event", LookTop(4, cards(HOLOMEM, tagged(GEN_3)), count=-1), limited=True,
        requires=hand() <= 6,
    ),
    support(
        "hBP02-086", "holo-sparkling-wine", "tool",
        attached=(Change("arts", THIS(), 20), While(this_is(not_tagged(ALCOHOL)), Wounds("taken", THIS(), 10))),
    ),
    support(
        "hBP02-087", "murasaki-shions-magic-wand", "tool", tags=(MAGIC,),
        attached=(
            Change("arts", THIS(), 10),
            While(all_of(this_is(at_least("1st"), named(MURASAKI_SHION)), this_at("center")), SkillTwice("hBP02-005")),
        ),
    ),
    support(
        "hBP02-088", "mori-calliopes-scythe", "tool",
        attached=(
            Change("arts", THIS(), 10),
            While(this_is(at_least("1st"), named(MORI_CALLIOPE)), when_attached(ArchiveTop())),
        ),
    ),
    support(
        "hBP02-089", "oruyanke", "mascot", tags=(SHIRAKAMI_CHARACTER,),
        attached=(Change("hp", THIS(), 20), While(this_is(named(SHIRAKAMI_FUBUKI)), when_collabed(THIS(), Draw()))),
    ),
    support(
        "hBP02-090", "nejimakitsune", "mascot", tags=(SHIRAKAMI_CHARACTER,),
        attached=(
            Change("hp", THIS(), 20),
            While(this_is(named(SHIRAKAMI_FUBUKI)), WhenDowned(THIS(), PassOn(THIS(), mine(OTHER)))),
        ),
    ),
    support(
        "hBP02-091", "fubuchun", "mascot", tags=(SHIRAKAMI_CHARACTER,),
        attached=(
            Change("hp", THIS(), 20),
            While(this_is(named(SHIRAKAMI_FUBUKI)), when_collabed(THIS(), may(TakeBack(cards(of_kind("mascot")))))),
        ),
    ),
    support(
        "hBP02-092", "fubuzilla", "mascot", tags=(SHIRAKAMI_CHARACTER,),
        attached=(
            Change("hp", THIS(), 20),
            While(
                this_is(named(SHIRAKAMI_FUBUKI)),
                InMainStep(IfSo(ArchiveFrom(mine(), count=2), this_turn(Change("arts", THIS(), 50)))),
            ),
        ),
    ),
    support(
        "hBP02-093", "miteiru", "mascot", tags=(SHIRAKAMI_CHARACTER,),
        attached=(
            Change("hp", THIS(), 20),
            While(
                all_of(this_is(named(SHIRAKAMI_FUBUKI)), this_at("back")),
                Wounds("taken", THIS(), none=True, from_opponent=True),
            ),
        ),
    ),
    support(
        "hBP02-094", "tatang", "mascot",
        attached=(Change("arts", THIS(), 10), While(this_is(named(PAVOLIA_REINE)), Change("hp", THIS(), 30))),
    ),
    support(
        "hBP02-095", "dokuro-kun", "mascot",
        attached=(
            Change("arts", THIS(), 10),
            While(all_of(this_is(named(HOUSHOU_MARINE)), this_at("center")), when_bloomed(THIS(), Draw())),
        ),
    ),
    support(
        "hBP02-096", "inu", "mascot",
        attached=(
            Change("arts", THIS(), 10),
            While(
                this_is(named(SAKAMATA_CHLOE)),
                WhenDowned(theirs(), may(Send(mine(tagged(HOLOX)), "archive")), by=THIS()),
            ),
        ),
    ),
    support(
        "hBP02-097", "udin", "mascot",
        attached=(
            Change("arts", THIS(), 10),
            While(this_is(named(KUREIJI_OLLIE)), when_bloomed(THIS(), Draw(), ArchiveHand())),
        ),
    ),
    support(
        "hBP02-098", "death-sensei", "mascot",
        attached=(Change("hp", THIS(), 20), While(this_is(named(MORI_CALLIOPE)), AnyCheer(THIS()))),
    ),
    support(
        "hBP02-099", "sukonbu", "fan", tags=(SHIRAKAMI_CHARACTER,), only_on=(SHIRAKAMI_FUBUKI,),
        attached=(Change("hp", THIS(), 10),),
    ),
    support("hBP02-100", "shirogane-danin", "fan", only_on=(SHIROGANE_NOEL,), attached=(Wounds("taken", THIS(), -10),)),
    support(
        "hBP02-101", "miofa", "fan", only_on=(OOKAMI_MIO,),
        attached=(While(turn("theirs"), WhenDowned(THIS(), Draw())),),
    ),
    support(
        "hBP02-102", "shiokko", "fan", only_on=(MURASAKI_SHION,),
        attached=(Change("arts", THIS(), 10), WhenHurt(THIS(), step=ArchiveThis(), anyone=True)),
    ),
)
