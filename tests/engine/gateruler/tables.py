"""Plain cards and small tables of this game for its tests, and what is asked of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.gateruler.card import Card
from engine.gateruler.play.checking import CheckedTable, settled
from engine.gateruler.play.scene import Scene, SideLaid, UnitLaid
from engine.gateruler.registry import REGISTRY
from engine.gateruler.setup import CARD_SET
from engine.gateruler.values import damage_on, damage_taken
from engine.gateruler.vocabulary import (
    ME,
    OPPONENT,
    SET,
    SET_KEYS,
    VOLNAR,
    AddSoul,
    CardsIn,
    Change,
    CountsAs,
    Destroy,
    Draw,
    Drive,
    Every,
    For,
    FromHand,
    Hit,
    Parade,
    PlayFree,
    Put,
    Recover,
    Reduction,
    Relocate,
    Reverse,
    Shield,
    Summon,
    SummonRight,
    Them,
    TheRuler,
    This,
    Turn,
    Whenever,
    cnt,
    event,
    field,
    in_zone,
    instant,
    normal,
    od,
    opened,
    phase_begins,
    sort,
    target,
    td,
    this_attacks,
    this_enters,
    unit,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.gateruler.card import Keyword

__all__ = ["CheckedTable", "UnitLaid", "damage_on", "damage_taken", "life_of", "scene", "settled", "side"]

APPRENTICE, KNIGHT, WIZARD, OVERLORD = "GR-A1", "GR-K11", "GR-W23", "GR-O15"


def _unit(
    number: str, level: int, figures: tuple[int, int, int], *text: Any, keywords: tuple[Keyword, ...] = (), **more: Any
) -> None:
    unit(number, VOLNAR, more.pop("attributes", "dragon"), level, figures, *text, keywords=keywords, **more)


def _event(number: str, level: int, timing: Any, *text: Any, **more: Any) -> None:
    event(number, VOLNAR, "magic", level, timing, *text, **more)


def _declare() -> None:
    """The cards of these tests: each once, however often this module is asked for."""
    if "T-1" in REGISTRY.cards:
        return
    _unit("T-0", 0, (1, 1, 1))
    _unit("T-1", 1, (2, 3, 1))
    _unit("T-3", 3, (5, 5, 2), attributes="fire")
    _unit("T-MINUS", -1, (1, 2, 1))
    for key in (
        "pierce", "vigilance", "intercept", "strike-back", "second-attack", "attribute-choice", "graveyard-summon",
        "soul-guard", "guard-summon", "gear-up",
    ):  # fmt: skip
        _unit(f"T-{key.upper()}", 1, (3, 3, 2), keywords=(key,))
    _unit("T-OPEN", 2, (3, 3, 1), opened("", Hit(1, TheRuler(OPPONENT)), game=True), keywords=("open",))
    aimed = (target(sort()),)
    REGISTRY.add(Card(number="T-OPEN-AIMED", card_set=CARD_SET, kind="event", chooses=aimed, keywords=("open",)))
    _unit("T-TD", 1, (2, 2, 1), td("", Hit(1, TheRuler(OPPONENT))))
    _unit("T-OD", 1, (2, 2, 1), od("", Hit(1, TheRuler(OPPONENT))))
    _unit("T-CNT", 1, (2, 2, 1), cnt("", Hit(1, TheRuler(OPPONENT))))
    _unit("T-CNT-DRIVE", 1, (2, 2, 1), cnt("", Drive(1)))
    _event("T-CNT-HAND", 1, "normal", Draw(1), cnt("", Put(This("card"), "hand")))
    _unit("T-ATTACKS", 1, (2, 3, 1), Whenever("", this_attacks(), Hit(1, TheRuler(OPPONENT))))
    _unit("T-COMES", 1, (2, 3, 1), Whenever("", this_enters(), Hit(1, TheRuler(OPPONENT))))
    _unit("T-ENDS", 1, (2, 3, 1), Whenever("", phase_begins("end"), Hit(1, TheRuler(OPPONENT))))
    _unit("T-EACH-END", 1, (2, 3, 1), Whenever("", phase_begins("end", None), Hit(1, TheRuler(OPPONENT))))  # type: ignore[arg-type]
    _unit("T-USE", 1, (2, 3, 1), normal("", Draw(1)), instant("", Hit(1, Them()), choose=(target(sort()),)))
    _unit("T-DR", 1, (2, 3, 1), normal("", Hit(1, TheRuler(OPPONENT)), cost=(Reverse(2),)))
    _unit("T-DR-DRAGON", 1, (2, 3, 1), normal("", Draw(1), cost=(Reverse(1, (sort("event"),)),)))
    _unit("T-SOULS", 1, (2, 3, 1), normal("", AddSoul(This())), keywords=("soul-guard",))
    _unit("T-PARADE", 1, (2, 3, 1), normal("parade", Parade(1)))
    _unit("T-OGRE", 3, (4, 4, 2), CountsAs(0), attributes="apparition")
    _unit("T-OGRE-3", 3, (4, 4, 2), attributes="apparition")
    _event("T-DRAW", 1, "normal", Draw(2))
    _event("T-PARADE-UNNAMED", 1, "normal", Parade(1))
    _event("T-RECOVER", 1, "normal", Recover(2))
    _event("T-BOMB", 3, "normal", Destroy(Every(None, sort("card", SET), SET_KEYS)),
           reduction=Reduction(pay=FromHand(1, "deck"), cost=1))  # fmt: skip
    _event("T-FREE-BOMB", 3, "normal", Draw(1), reduction=Reduction(pay=FromHand(1, "deck"), cost=0))
    _event("T-BOLT", 1, "instant", Hit(3, Them()), choose=(target(sort()),))
    _event("T-SHOVE", 1, "instant", Relocate(Them()), choose=(target(sort(), None),))
    _event("T-KILL", 1, "instant", Destroy(Them()), choose=(target(sort(), None),))
    _event("T-DRIVE", 1, "instant", Drive(2))
    _event("T-GROW", 1, "instant", For(Change(Them(), atk=2, hp=2)), choose=(target(sort(), ME),))
    _event("T-BATTLE", 1, "instant", For(Change(Them(), atk=2), "battle"), choose=(target(sort(), ME),))
    _event("T-SHIELD", 1, "instant", For(Shield(combat=True)))
    _event("T-CALL", 1, "normal", Summon(Them()), choose=(in_zone("graveyard", sort("unit")),))
    _event("T-CAT", 1, "instant", PlayFree(Them("card")), choose=(in_zone("damage", sort("card")),))
    _event("T-NEEDS", 1, "normal", Draw(1), requires=CardsIn("graveyard") >= 3)
    _event("T-TURN", 1, "instant", Turn(Them(), "ready"), choose=(target(sort(), ME),))
    field("T-FIELD", VOLNAR, "dragon", 1, Change(Every(ME, sort("unit")), atk=1, hp=1))
    field("T-RIGHT", VOLNAR, "dragon", 1, SummonRight(1))


_declare()


def side(ruler: str = KNIGHT, **laid: Any) -> SideLaid:
    """A side by its ruler and what lies there; it has some energy."""
    laid.setdefault("energy", 3 if ruler != APPRENTICE else 0)
    return SideLaid(ruler=ruler, **laid)


def scene(left: SideLaid | None = None, right: SideLaid | None = None, **laid: Any) -> Scene:
    """A table that checks itself."""
    laid.setdefault("table", CheckedTable)
    return Scene(left or side(), right or side(), **laid)


def life_of(there: Scene) -> tuple[int, int]:
    """How much damage each player's ruler has taken."""
    return damage_taken(there.state, 0), damage_taken(there.state, 1)


def passing(there: Scene) -> Iterator[str]:
    """Pass until the turn player's next question at rest, and what was asked for until then."""
    while there.decision is not None and not there.decision.rest:
        yield there.decision.kind
        there.answer("pass")


def settle(there: Scene) -> Scene:
    """Both pass until something is at rest again."""
    for _ in passing(there):
        pass
    return there
