"""Plain cards and small tables of this game for its tests, and what is asked of them."""

from __future__ import annotations

from engine.cardgame.words.flow import may, then
from engine.hololive.clauses.members import THIS, mine, theirs
from engine.hololive.clauses.numbers import COUNTED, ROLLED, hand, has, odd
from engine.hololive.clauses.standing import (
    Change,
    CountsAsCheer,
    SpareLife,
    WhenDowned,
    WhenHurt,
    Wounds,
    this_turn,
    when_hit,
)
from engine.hololive.clauses.steps import (
    ArchiveHand,
    Draw,
    Raise,
    Roll,
    Send,
    Special,
    Swap,
    ToDebut,
    cost,
    when,
)
from engine.hololive.clauses.traits import coloured, named
from engine.hololive.play.scene import HolomemLaid, Scene, SideLaid
from engine.hololive.registry import REGISTRY
from engine.hololive.values import attached, damage_on
from engine.hololive.vocabulary import GREEN, RED, WHITE, arts, cheer, holomem, oshi, skill, sp_skill, support

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
