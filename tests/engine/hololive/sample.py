"""A few cards declared for tests alone, and tables laid with them by events: of every kind of card one, of every class
of effects one.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from engine.cardgame.areas import place
from engine.cardgame.clauses import Condition, Standing, Step
from engine.cardgame.hooks import ADD, AroundStep, Forbid, Modify
from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.hololive.events import CardAttached, CardTurned, DamageDealt, Declared, PhaseBegan, TableLaid, TurnBegan
from engine.hololive.game import HololiveGame
from engine.hololive.procedures.moving import draw
from engine.hololive.procedures.stage import heal
from engine.hololive.setup import Setup, SideSetup
from engine.hololive.state import State
from engine.hololive.table import Table
from engine.hololive.values import damage_on, top
from engine.hololive.vocabulary import arts, cheer, holomem, oshi, skill, sp_skill, support
from engine.text.catalog import LANGUAGES, Catalog, translations_folder
from engine.text.phrase import Phrase, say
from engine.text.render import Renderer

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engine.cardgame.source import Source
    from engine.kernel.decisions import Decision
    from engine.kernel.resolution import Resolution

# --- words of cards, as small as they can be


@dataclass(eq=False)
class Draws(Step):
    """Its player draws a card."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        return bool((yield from draw(table, source.seat)))

    def possible(self, state: State, source: Source) -> bool:
        return bool(state.piles.get(f"deck.{source.seat}"))

    def phrase(self) -> Phrase:
        return say("hololive-answer-redraw")


@dataclass(eq=False)
class Says(Step):
    """Something is declared, so that it can be seen that it was resolved."""

    what: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        yield from table.happen(Declared(source.seat, self.what))
        return True

    def phrase(self) -> Phrase:
        return say("hololive-answer-yes")


@dataclass(eq=False)
class HealsThis(Step):
    """Its holomem is healed."""

    amount: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        return bool((yield from heal(table, top(table.state, source.card), self.amount, source.seat)))

    def possible(self, state: State, source: Source) -> bool:
        return any(damage_on(state, card) for card in state.piles.get(f"center.{source.seat}", ()))

    def phrase(self) -> Phrase:
        return say("hololive-answer-seen")


@dataclass(eq=False)
class Never(Condition):
    """It is never so."""

    def holds(self, state: State, source: Source) -> bool:
        return False

    def phrase(self) -> Phrase:
        return say("condition-this-lies-in", area=say("hololive-area", area="life"))


@dataclass(eq=False)
class MoreHp(Standing):
    """Its holomem has more HP."""

    by: int

    def hooks(self) -> Iterable[Modify]:
        yield Modify(clause=self, value="hp", layer=ADD, fits=_its_own, change=lambda hp, *_: hp + self.by)

    def phrase(self) -> Phrase:
        return say("hololive-answer-number", number=self.by)


def _its_own(state: State, source: Source, card: Any) -> bool:
    return top(state, source.card) == card


@dataclass(eq=False)
class Stays(Standing):
    """Its holomem can't change its place."""

    def hooks(self) -> Iterable[Forbid]:
        yield Forbid(clause=self, what="move", fits=_its_own)

    def phrase(self) -> Phrase:
        return say("hololive-extra-no-bloom")


@dataclass(eq=False)
class UponDown(Standing):
    """When a holomem of its player's is downed, something is declared."""

    def hooks(self) -> Iterable[AroundStep]:
        yield AroundStep(clause=self, step="down", place="before", resolve=self._resolve)

    def _resolve(self, table: Table, source: Source, subject: Any) -> Resolution[bool]:
        yield from table.happen(Declared(source.seat, "felt"))
        return True

    def phrase(self) -> Phrase:
        return say("hololive-answer-no")


# --- cards

SORA, AZKI = "tests-sora", "tests-azki"
OSHI, WAITING_OSHI = "TEST-001", "TEST-002"
DEBUT, FIRST, SECOND, SPOT, OTHER, STUCK, FIXED, PICKY = (f"TEST-{number:03}" for number in range(10, 18))
ITEM, EVENT, TOOL, MASCOT, FAN, DEAR = (f"TEST-{number:03}" for number in range(20, 26))
WHITE, GREEN = "TEST-030", "TEST-031"

oshi(OSHI, SORA, 4, "white", skill(2, Draws()), sp_skill(3, Says("sp"), requires=Never()))
oshi(WAITING_OSHI, AZKI, 5, "green", skill(1, reacts=UponDown()), sp_skill(-1, reacts=UponDown()))
holomem(DEBUT, SORA, "debut", 50, "white", tags=("jp",), arts=(arts("o", 30, against=("green", 20)),), any_number=True)
holomem(
    FIRST, SORA, "1st", 100, "white", arts=(arts("wo", 40, Draws(), more=True), arts("ww", 60, only_center=True)),
    collab=Says("collab"), bloom=Says("bloom"), gift=MoreHp(30), falls=2, also=(AZKI,),
)  # fmt: skip
holomem(SECOND, SORA, "2nd", 180, "white", "green", buzz=True, baton=2, arts=(arts("wwo", 100, back_too=True),))
holomem(SPOT, SORA, "spot", 80, arts=(arts("o", 20, back_too=Never()),))
holomem(OTHER, AZKI, "debut", 60, "green", collab=Draws(), arts=(arts("", 20),))
holomem(STUCK, AZKI, "debut", 60, "green", no_bloom=True, gift=Stays())
holomem(FIXED, AZKI, "1st", 90, "green", arts=(arts("ggg", 90),))
holomem(PICKY, AZKI, "debut", 40, "green", arts=(arts("", 10, requires=Never()),))
support(ITEM, "tests-item", "item", Draws(), limited=True)
support(EVENT, "tests-event", "event", HealsThis(10))
support(TOOL, "tests-tool", "tool", attached=(MoreHp(20),))
support(MASCOT, "tests-mascot", "mascot", attached=(MoreHp(10),))
support(FAN, "tests-fan", "fan", attached=(MoreHp(5),), only_on=(SORA,))
support(DEAR, "tests-dear", "staff", Says("staff"), requires=Never(), pays=Says("paid"))
cheer(WHITE, "white")
cheer(GREEN, "green")
NUMBERS = (
    OSHI, WAITING_OSHI, DEBUT, FIRST, SECOND, SPOT, OTHER, STUCK, FIXED, PICKY, ITEM, EVENT, TOOL, MASCOT, FAN, DEAR,
    WHITE, GREEN,
)  # fmt: skip

# --- a table


class Sample:
    """A table in a step of a turn, laid by events, on which acts are tried."""

    def __init__(
        self, *, center: str = DEBUT, theirs: str = OTHER, back: tuple[str, ...] = (OTHER,), hand: tuple[str, ...] = (),
        cheers: tuple[str, ...] = (), power: int = 0, turn: int = 3, step: str = "main", collab: str = "",
        their_back: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        """The left player's turn, with what is said; cheer lies on the center holomem."""
        cards: list[tuple[str, int, str]] = []
        for seat, middle in ((0, center), (1, theirs)):
            cards.append((OSHI if seat == 0 else WAITING_OSHI, seat, place("oshi", seat)))
            cards += [(middle, seat, place("center", seat))] if middle else []
            cards += [(DEBUT, seat, place("deck", seat))] * 6 + [(WHITE, seat, place("cheer-deck", seat))] * 4
            cards += [(WHITE, seat, place("life", seat))] * 3
        cards += [(number, 0, "back.0") for number in back] + [(number, 1, "back.1") for number in their_back]
        cards += [(collab, 0, "collab.0")] if collab else []
        cards += [(number, 0, "hand.0") for number in hand] + [(OTHER, 1, "hand.1")] * 2
        cards += [(number, 0, "cheer.0") for number in cheers] + [(DEBUT, 0, "holo-power.0")] * power
        self.table = Table(State())
        self.table.emit(TableLaid(tuple(cards)))
        for card in self.state.piles.get("cheer.0", ()):
            self.table.emit(CardAttached(card, self.at("center.0")))
        self.table.emit(TurnBegan(turn, 0))
        self.table.emit(PhaseBegan(step, 0))

    @property
    def state(self) -> State:
        return self.table.state

    def at(self, where: str, index: int = 0) -> int:
        """The card that lies there."""
        return self.state.piles[where][index]

    def card(self, number: str, where: str) -> int:
        """The card of that number that lies there."""
        return next(card for card in self.state.piles[where] if self.state.defs[card].number == number)

    def hurt(self, card: int, amount: int) -> Sample:
        self.table.emit(DamageDealt(card, amount, 1, -1))
        return self

    def lay_to_rest(self, card: int) -> Sample:
        self.table.emit(CardTurned(card, True))
        return self

    def do(self, doing: Resolution[Any], *answers: tuple[str, ...]) -> Any:
        """Go through with something, answering what is asked in order."""
        given = iter(answers)
        try:
            asked = next(doing)
            while True:
                asked = doing.send(next(given))
        except StopIteration as done:
            return done.value
        except RuntimeError as error:
            raise AssertionError(f"no answer to {asked}") from error


# --- a duel

_DECK = (
    *(DEBUT,) * 14, *(FIRST,) * 4, *(SECOND,) * 4, *(SPOT,) * 4, *(OTHER,) * 4, *(FIXED,) * 4, *(ITEM,) * 4,
    *(TOOL,) * 4, *(MASCOT,) * 4, *(FAN,) * 4,
)  # fmt: skip


def setup(seed: int, first: Any = None) -> Setup:
    """Two decks of these cards."""
    left = SideSetup(oshi=OSHI, deck=_DECK, cheer=(WHITE,) * 20, name="Hana")
    right = SideSetup(oshi=WAITING_OSHI, deck=_DECK, cheer=(*(WHITE,) * 14, *(GREEN,) * 6))
    return Setup(sides=(left, right), first=first, seed=seed)


def answered(decision: Decision, rng: Random) -> tuple[str, ...]:
    """An answer by chance; acts rather than none, and somebody on the stage to begin with."""
    if decision.kind in ("ChooseFirstHolomem", "ChooseFirstBack"):
        return tuple(option.key for option in decision.options[: decision.most])
    acts = [option for option in decision.options if option.key != "end"]
    if decision.least == decision.most == 1 and acts and rng.random() < 0.9:
        return (rng.choice(acts).key,)
    return random_answer(decision, rng)


def played(seed: int, answers: int = 260) -> Match[Setup, Any]:
    """A duel by chance."""
    rng = Random(seed)
    match: Match[Setup, Any] = Match.start(HololiveGame(), setup(seed))
    while match.decision is not None and match.answers < answers:
        match.submit(answered(match.decision, rng))
    return match


# --- words

_NAMED = """{cards}
hololive-name-tests-sora = Sora
hololive-name-tests-azki = Azki
"""


def renderers(folder: Path) -> dict[str, Renderer]:
    """Strict words in every language, with names for these cards, written to that folder."""
    for part in ("common", "hololive"):
        (folder / part).symlink_to(translations_folder() / part)
    lines = []
    for number in NUMBERS:
        low = number.lower()
        lines += [f"card-{low} = C{number}", *(f"card-{low}-art-{key} = A{key}{number}" for key in "12")]
        lines += [f"card-{low}-{key} = S{key}{number}" for key in ("oshi", "sp")]
        lines += [f"card-{low}-{kind} = E{kind}{number}" for kind in ("collab", "bloom", "gift")]
    found = {}
    for language in LANGUAGES:
        file = folder / "sample" / language / "cards.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(_NAMED.format(cards="\n".join(lines)), encoding="utf-8")
        found[language] = Renderer(Catalog.load(language, folder), strict=True)
    return found
