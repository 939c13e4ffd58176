"""Plain cards and small tables of this game for its tests, and what is asked of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.hololive.play.scene import HolomemLaid, Scene, SideLaid
from engine.hololive.registry import REGISTRY
from engine.hololive.values import attached, damage_on
from engine.hololive.vocabulary import (
    COUNTED,
    GREEN,
    HOLOMEM,
    OTHER,
    RED,
    ROLLED,
    SAME_NAME,
    THEM,
    THIS,
    WHITE,
    AnyCheer,
    ArchiveFrom,
    ArchiveHand,
    ArchiveTop,
    ArtsUpon,
    AtStep,
    BloomFrom,
    Cannot,
    Change,
    Cheaper,
    ChooseMembers,
    CountsAsCheer,
    Draw,
    Fell,
    Heal,
    IfSo,
    InMainStep,
    LookAtHand,
    LookTop,
    OrOnceAGame,
    PassOn,
    PutUnder,
    Raise,
    RedrawHands,
    ReturnMember,
    ReturnThis,
    Roll,
    RollAgain,
    Search,
    SecondMascot,
    Send,
    SpareLife,
    Special,
    StandsInForCheer,
    Swap,
    TakeBack,
    TakeInstead,
    ToDebut,
    TradePower,
    UseAgain,
    WhenDowned,
    WheneverSo,
    WhenHurt,
    While,
    Wounds,
    arts,
    baton_of,
    both,
    cards,
    cheer,
    coloured,
    cost,
    hand,
    has,
    holomem,
    it_was,
    may,
    mine,
    named,
    odd,
    oshi,
    oshi_is,
    skill,
    sp_skill,
    support,
    theirs,
    then,
    this_at,
    this_is,
    this_turn,
    turn,
    when,
    when_attached,
    when_bloomed,
    when_damaging,
    when_entered,
    when_hit,
)

if TYPE_CHECKING:
    from engine.cardgame.clauses import Step

ANN, BEA, CAT, DOT = "test-ann", "test-bea", "test-cat", "test-dot"
"""Names of people whom there aren't."""

W, G, R = "T-W", "T-G", "T-R"
"""Cheer."""


def _declare() -> None:
    """The cards of these tests: each once, however often this module is asked for."""
    if W in REGISTRY.cards:
        return
    for number, colour in ((W, WHITE), (G, GREEN), (R, RED)):
        cheer(number, colour)
    oshi(
        "T-OSHI", ANN, 5, WHITE,
        skill(2, Draw(1)),
        sp_skill(
            3, Swap(theirs(where="center"), theirs(where="back")), this_turn(Change("arts", mine(where="center"), 50))
        ),
    )  # fmt: skip
    oshi(
        "T-GUARD", BEA, 4, RED,
        skill(1, reacts=WhenHurt(mine(coloured(WHITE)), 20)),
        sp_skill(2, reacts=WhenDowned(mine(), SpareLife())),
    )  # fmt: skip
    holomem("T-ANN-D", ANN, "debut", 60, WHITE, tags=("t",), arts=(arts("o", 30),), any_number=True)
    holomem(
        "T-ANN-1", ANN, "1st", 120, WHITE, tags=("t",),
        arts=(arts("w", 40), arts("wo", 50, when(has(mine(named(BEA))), Raise(20)), more=True)), bloom=Draw(1),
    )  # fmt: skip
    holomem("T-ANN-2", ANN, "2nd", 180, WHITE, baton=2, arts=(arts("ww", 100, against=("red", 50)),))
    holomem("T-ANN-BUZZ", ANN, "1st", 200, WHITE, buzz=True, falls=2, baton=2, arts=(arts("wg", 80),))
    holomem(
        "T-BEA-D", BEA, "debut", 70, RED, arts=(arts("r", 20),),
        collab=this_turn(Change("arts", mine(where="center"), 20)),
    )  # fmt: skip
    holomem("T-BEA-1", BEA, "1st", 100, RED, arts=(arts("r", 40),))
    holomem("T-BEA-2", BEA, "2nd", 90, RED, arts=(arts("r", 60, back_too=True),))
    holomem(
        "T-CAT-S", CAT, "spot", 50, no_bloom=True, arts=(arts("o", 10),), collab=Special(20, theirs(where="center"))
    )
    holomem("T-DOT-D", DOT, "debut", 50, GREEN, also=(ANN,), arts=(arts("o", 10),))
    holomem(
        "T-DOT-DICE", DOT, "debut", 50, GREEN,
        arts=(arts("o", 10, Roll((when(odd(), Raise(30)), when(ROLLED() >= 5, Draw(1))))),),
    )  # fmt: skip
    holomem(
        "T-DOT-COST", DOT, "debut", 50, GREEN,
        arts=(arts("o", 10, cost(ArchiveHand(1, 3), Special(10, theirs(where="center collab"), 1, times=COUNTED()))),),
    )  # fmt: skip
    holomem("T-DOT-WALL", DOT, "1st", 100, GREEN, gift=Wounds("taken", THIS(), -20), arts=(arts("o", 10),))
    holomem("T-DOT-DEBUT", DOT, "1st", 100, GREEN, arts=(arts("o", 10),), collab=ToDebut(theirs(where="back")))
    holomem("T-DOT-FALL", DOT, "debut", 30, GREEN, gift=WhenDowned(THIS(), Draw(1)), arts=(arts("o", 10),))
    holomem(
        "T-DOT-KILL", DOT, "debut", 60, GREEN, gift=WhenDowned(theirs(), Send(THIS()), by=THIS()), arts=(arts("o", 60),)
    )
    support("T-DRAW", "test-draw", "staff", Draw(3), limited=True)
    support("T-FEW", "test-few", "event", Draw(2), requires=hand() <= 2)
    support("T-PAY", "test-pay", "item", Draw(2), pays=ArchiveHand(1))
    support("T-HEAL", "test-heal", "event", Special(10, theirs(where="back"), 1))
    support("T-TOOL", "test-tool", "tool", attached=(Change("arts", THIS(), 10),))
    support("T-TOOL-2", "test-tool-2", "tool", attached=(Change("hp", THIS(), 20),))
    hit = when_hit(THIS(), Special(20, theirs(where="center")), once=True)
    support("T-MASCOT", "test-mascot", "mascot", attached=(hit,))
    support("T-FAN", "test-fan", "fan", attached=(CountsAsCheer("red", THIS()),), only_on=(ANN,))
    support("T-MAY", "test-may", "event", may(then(ArchiveHand(1), Draw(1))))
    _declare_more()


def _event(number: str, *steps: Step, **more: Any) -> None:
    """An event that does just that."""
    support(number, number.lower(), "event", *steps, **more)


def _debut(number: str, *, hp: int = 50, name: str = DOT, **more: Any) -> None:
    """A Debut holomem with plain arts that has just that besides."""
    holomem(number, name, "debut", hp, GREEN, arts=more.pop("arts", (arts("o", 10),)), **more)


def _declare_more() -> None:
    """What single paragraphs need."""
    _event("T-SEARCH", Search(cards(HOLOMEM, named(BEA))))
    _event("T-TOP", LookTop(3))
    _event("T-SOME", Draw(3, at_most=True))
    _event("T-NONE-AT-ALL", Draw(0, at_most=True))
    _event("T-TOP-SOME", LookTop(3, at_most=True))
    _event("T-ENTER", TakeBack(cards(HOLOMEM), to="stage"), Send(THEM()))
    _event("T-FULL", TakeBack(cards(HOLOMEM), 2, to="stage"))
    _event("T-STRIP", ArchiveFrom(theirs()))
    _event("T-HANDS", RedrawHands())
    _event("T-PASS", PassOn(mine(), mine()))
    _event("T-PASS-TOOL", PassOn(mine(), mine(), "support"))
    _event("T-FELL", Fell(theirs()))
    _event("T-HEAL-20", Heal(20, mine(), 1))
    _event("T-HEAL-ALL", Heal(0, mine(), 1))
    _event("T-HOME", ReturnMember(mine()))
    _event("T-SWAP", Swap(mine(where="center"), mine(where="back")))
    _event("T-DEBUT", ToDebut(mine()))
    _event("T-SPARKS", Special(200, theirs(where="center back")))
    _event("T-DOOM", Special(500, both()))
    _event("T-LOOK", LookAtHand())
    _event("T-MILL", ArchiveTop(2))
    _event("T-BLOOM", BloomFrom(mine()))
    _event("T-CHARM", this_turn(Change("arts", mine(), 30)))
    _event("T-CHOSEN", ChooseMembers(mine()), this_turn(Change("arts", THEM(), 20)))
    _event("T-SHIELD", this_turn(Wounds("taken", mine(), none=True)))
    _event("T-UNDER", PutUnder(cards(HOLOMEM)), Search(cards(SAME_NAME)))
    _event("T-IF", when(has(mine(named(BEA))), Draw(1), otherwise=Heal(10, mine())))
    _event("T-IF-IT", ChooseMembers(mine()), when(it_was(named(BEA)), this_turn(Change("arts", THEM(), 10))))
    _event("T-IF-FEW", Roll((when(ROLLED() <= 3, Draw(1)),), 2, optional=False))
    _event("T-OTHER-DICE", Roll((when(odd(), Draw(1)),), optional=False))
    _event("T-CHANGED", OrOnceAGame(Draw(1), oshi_is(named(ANN)), Draw(3)))
    support("T-GIVES", "test-gives", "tool", attached=(
        Change("arts", THIS(), 10), While(this_is(named(ANN)), when_bloomed(THIS(), Draw(1))),
    ))  # fmt: skip
    support("T-MASCOT-2", "test-mascot-2", "mascot", attached=(Change("hp", THIS(), 10),))
    support("T-FAN-COST", "test-fan-cost", "fan", attached=(StandsInForCheer(THIS(), "white"),))
    support("T-FAN-HURT", "test-fan-hurt", "fan", attached=(Wounds("taken", THIS(), 10),))
    support("T-FAN-DICE", "test-fan-dice", "fan", attached=(
        when_attached(Roll((when(odd(), Draw(1)),), optional=False)),
    ))  # fmt: skip
    support("T-MASCOT-TOO", "test-mascot", "mascot", attached=(Change("hp", THIS(), 20),))
    support("T-MASCOT-3", "test-mascot-3", "mascot", attached=(Change("hp", THIS(), 20),))
    _debut("T-ONCE", gift=InMainStep(Draw(1)))
    holomem("T-ONCE-1", DOT, "1st", 100, GREEN, gift=InMainStep(Draw(1)))
    _debut("T-ACT", gift=InMainStep(IfSo(ArchiveHand(), Draw(1))))
    _debut("T-PAYS", hp=100, gift=when_hit(THIS(), cost(ArchiveHand(), Draw(2))))
    _debut("T-SO", gift=WheneverSo(hand() <= 0, Draw(1)))
    _debut("T-ENTERS", gift=when_entered(mine(), Draw(1)))
    _debut("T-DODGES", hp=100, arts=(arts("o", 0, reacts=ArtsUpon(WhenHurt(THIS(), 20), once=True)),))
    hits_back = Special(10, theirs(where="center"))
    _debut("T-HITS-BACK", hp=100, arts=(arts("o", 0, reacts=ArtsUpon(when_hit(THIS(), hits_back))),))
    _debut("T-HALF", hp=100, gift=WhenHurt(THIS(), 10))
    _debut("T-NEAR", hp=100, gift=WhenHurt(mine(), 5, asks=True))
    _debut("T-TWICE", arts=(arts("o", 10, Special(10, theirs(where="center")), Special(10, theirs(where="center"))),))
    _debut("T-HOMING", arts=(arts("o", 30, ReturnMember(theirs(where="center"))),))
    _debut("T-FELLS", arts=(arts("o", 30, Special(500, theirs(where="center"))),))
    _debut("T-BOOM", arts=(arts("o", 30, Special(500, THIS())),))
    _debut("T-LEAVES", arts=(arts("o", 30, may(ReturnMember(THIS()))),))
    _debut("T-TO-BACK", gift=While(this_at("back"), Change("arts", mine(where="center"), 20)))
    _debut("T-REPLACES", hp=100, gift=WhenHurt(mine(where="center"), step=TakeInstead(mine(where="collab"))))
    _event("T-DRAW-3-DECK", Draw(3))
    _event("T-TWO-OF", Special(10, theirs(), 2))
    _event("T-ANY-CHEER", Send(mine(), "archive", count=-1))
    _event("T-MIXED", Special(10, theirs(where="collab")), Draw(1))
    _event("T-COSTS", cost(then(ArchiveHand(1), ArchiveFrom(mine(where="center"))), Draw(2)))
    _debut("T-AGAIN", arts=(arts("o", 10, UseAgain()),))
    _debut("T-BURN", arts=(arts("o", 10, cost(ArchiveFrom(THIS(), cards=cards(coloured(WHITE))), Raise(40))),))
    _debut("T-STAY", gift=Cannot("move", mine()))
    _debut("T-UNTOUCHED", hp=100, gift=Wounds("taken", THIS(), none=True))
    _debut("T-TWO", gift=SecondMascot(THIS()))
    _debut("T-REROLL", gift=RollAgain(mine(named(DOT)), ArchiveHand()))
    _debut("T-TRADE", collab=TradePower())
    _debut("T-GONE", arts=(arts("o", 30, cost(ReturnThis(), Draw(1))),))
    _debut("T-DRAINS", hp=100, gift=when_hit(THIS(), Draw(1)))
    _debut("T-ECHO", gift=when_damaging(THIS(), theirs(), Draw(1)))
    _debut("T-AVENGER", gift=WhenDowned(mine(OTHER), Draw(1)))
    _debut("T-SHARP", gift=Wounds("dealt", THIS(), 20))
    _debut("T-RACER", gift=AtStep("main", Draw(1)))
    for step in ("reset", "hand", "cheer", "performance", "end"):
        _debut(f"T-AT-{step.upper()}", gift=AtStep(step, Draw(1)))
    _debut("T-WORN", hp=60, gift=While(turn("mine"), Change("hp", THIS(), 30)))
    _debut("T-HANDY", gift=Change("arts", THIS(), 10, times=baton_of(THIS())))
    _debut("T-LIGHT", gift=Change("baton", mine(), 1))
    holomem(
        "T-DEAR", DOT, "1st", 100, GREEN, arts=(
            arts("wo", 40, cheaper=(Cheaper(1, condition=has(mine(named(CAT)))),)), arts("ww", 50),
        ),
    )  # fmt: skip
    holomem("T-FREE", DOT, "1st", 100, GREEN, gift=AnyCheer(mine(named(DOT))), arts=(arts("o", 10),))


_declare()

DECK = ("T-ANN-D",) * 8
CHEERS = (W,) * 8


def side(center: str | HolomemLaid | None = "T-ANN-D", **more: object) -> SideLaid:
    """A side with decks, five life, and holo power for the oshi skill: there is something to do in each turn."""
    given = {"oshi": "T-OSHI", "deck": DECK, "cheer_deck": CHEERS, "life": (W,) * 5, "holo_power": DECK[:2]} | more
    return SideLaid(center=center, **given)


def one(card: str, *cheers: str, **more: object) -> HolomemLaid:
    """A holomem with cheer and whatever else belongs to it."""
    return HolomemLaid(card=card, cheer=cheers, **more)


def scene(left: SideLaid | None = None, right: SideLaid | None = None, **table: object) -> Scene:
    """The left player's turn."""
    return Scene(left or side(), right or side("T-BEA-D"), **table)


def ids(there: Scene, act: str) -> list[str]:
    """The options of an act, with the numbers of the cards that they name."""
    found = [key.split(":")[1:] for key in there.keys if key.startswith(f"{act}:")]
    return [":".join(there.state.defs[int(part)].number for part in parts) for parts in found]


def key(there: Scene, act: str, *numbers: str | tuple[str, int]) -> str:
    """The key of an act upon cards: by number, those of the right player as `(number, 1)`."""
    found = (there.card(number, 0) if isinstance(number, str) else there.card(*number) for number in numbers)
    return ":".join((act, *map(str, found)))


def damage(there: Scene, number: str, seat: int = 1) -> int:
    return damage_on(there.state, there.card(number, seat))


def on(there: Scene, number: str, seat: int = 0, area: str = "") -> list[str]:
    """What belongs to the holomem of that number."""
    state = there.state
    return [state.defs[card].number for card in attached(state, there.card(number, seat), area)]


def arts_at(there: Scene, number: str, art: str, target: str, seat: int = 1) -> str:
    """The key of arts at a target."""
    return f"arts:{there.card(number, 0)}:{art}:{there.card(target, seat)}"


def to_performance(there: Scene) -> Scene:
    """On to the performance step."""
    return there.answer("end") if there.decision is not None and there.decision.kind == "ChooseAct" else there
