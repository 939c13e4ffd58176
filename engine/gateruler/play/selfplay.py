"""The part of this game in self-play: which rulers and decks are drawn, who plays, which cards resolved."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.play.field import Field
from engine.cardgame.play.greedy import greedy
from engine.cardgame.play.random_player import ActMood, in_moods
from engine.gateruler.events import AbilityUsed, CardPlayed, CounterUsed, EffectArose, Entered
from engine.gateruler.game import GaterulerGame
from engine.gateruler.play.checking import CheckedTable, settled
from engine.gateruler.play.judge import JUDGE
from engine.gateruler.pool import COPIES, DECK_SIZE, DECKS, EVERY_NUMBER, RULERS, check_deck
from engine.gateruler.registry import REGISTRY
from engine.gateruler.setup import Setup, SideSetup
from engine.gateruler.table import Table
from engine.text.phrase import Name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from random import Random

    from engine.cardgame.play.field import Player
    from engine.kernel.session import Session

RANDOM: Final = "random"
GREEDY: Final = "greedy"
PLAYERS: Final = (RANDOM, GREEDY)
MOODS: Final = tuple(
    ActMood(("ChooseAct", "ChooseAttack"), likelier) for likelier in (
        {},
        {"summon": 3.0, "attack": 9.0, "end": 0.3},
        {"summon": 1.0, "play": 9.0, "set": 6.0, "use": 9.0, "trait": 0.2, "end": 0.2},
        {"summon": 3.0, "play": 3.0, "reveal": 6.0, "use": 9.0, "attack": 3.0, "trait": 0.1, "end": 0.2},
    )
)


class Duels(Field[Setup, Table]):
    """Duels of any ruler with one of the ready decks, or with one drawn from the whole pool."""

    def __init__(self, left: SideSetup | None = None, right: SideSetup | None = None) -> None:
        """The sides, drawn where none is given."""
        self._sides = (left, right)

    @property
    def players(self) -> Mapping[str, Callable[[Random, Mapping[str, int]], Player]]:
        """One without a plan, and one that does what looks best at once."""
        return {RANDOM: in_moods(MOODS), GREEDY: greedy(JUDGE)}

    def game(self, check: bool) -> GaterulerGame:
        """The game, on tables that check themselves or not."""
        return GaterulerGame(CheckedTable if check else Table)

    def drawn(self, rng: Random, seen: Mapping[str, int] | None) -> Setup:
        """Any side against any."""
        left, right = (side or (drawn_side if rng.random() < _READY else pool_side)(rng) for side in self._sides)
        return Setup(sides=(left, right), seed=rng.getrandbits(48))

    def brought(self) -> Sequence[str]:
        """The rulers."""
        return RULERS

    def named(self, key: str) -> Name:
        """The name of the ruler."""
        return Name("card", key)

    def between(self, rng: Random, left: str, right: str) -> Setup:
        """A duel of these rulers, with any deck each."""
        first, second = (drawn_side(rng, ruler) for ruler in (left, right))
        return Duels(first, second).drawn(rng, None)

    def numbers(self) -> Collection[str]:
        """Every card of the pool but rulers, which are no cards to be played."""
        return [number for number in EVERY_NUMBER if number not in RULERS]

    def brings(self, setup: Setup) -> Collection[str]:
        """Rulers and decks."""
        return {number for side in setup.sides for number in (side.ruler, *side.deck)}

    def settled(self, state: Any) -> Sequence[str]:
        """Whether the table stands as it may."""
        return settled(state)

    def resolved(self, session: Session[Setup, Table]) -> Mapping[str, int]:
        """A card that was played or came into play, an ability that was used, a counter, an automatic ability."""
        defs = session.state.defs
        found: Counter[str] = Counter()
        for event in session.events:
            match event:
                case CardPlayed(card=card) | AbilityUsed(card=card) | Entered(card=card):
                    found[defs[card].number] += 1
                case CounterUsed(card=card, used=True):
                    found[defs[card].number] += 1
                case EffectArose(source=source) if source.card >= 0:
                    found[defs[source.card].number] += 1
        return found


_READY: Final = 0.5
"""How often a side brings a ready deck."""


def pool_side(rng: Random) -> SideSetup:
    """A ruler with a deck of two factions that it allows: each card is taken in an order of chance as long as there is
    room for it; of a deck that comes to too few the high levels are left out more and more.
    """
    ruler = RULERS[int(rng.random() * len(RULERS))]
    cards = REGISTRY.cards
    factions = rng.sample(sorted({cards[number].faction for number in EVERY_NUMBER if number not in RULERS}), k=2)
    pool = [number for number in EVERY_NUMBER if cards[number].faction in factions]
    for weight in (0, 1, 2, 4, 8):
        heights = {number: 4 * rng.random() + weight * cards[number].level for number in pool}
        deck = _filled(ruler, sorted(pool, key=heights.__getitem__))
        if check_deck(ruler, deck) is None:
            return SideSetup(ruler=ruler, deck=deck)
    return drawn_side(rng, ruler)


def _filled(ruler: str, numbers: Sequence[str]) -> tuple[str, ...]:
    """As many of each card, in their order, as a deck has room for."""
    printed = REGISTRY.cards[ruler].ruler
    assert printed is not None
    deck: list[str] = []
    levels, counters, legends = 0, printed.counters, printed.legends
    for number in numbers:
        card = REGISTRY.cards[number]
        count = min(1 if card.legendary else COPIES, DECK_SIZE - len(deck))
        if card.counter is not None:
            count = min(count, counters)
        if card.level > 0 and printed.deck_level is not None:
            count = min(count, (printed.deck_level - levels) // card.level)
        if count < 1 or (card.legendary and not legends):
            continue
        deck += [number] * count
        levels += count * card.level
        counters -= count * (card.counter is not None)
        legends -= card.legendary
    return tuple(deck)


def drawn_side(rng: Random, ruler: str = "") -> SideSetup:
    """A ruler, drawn where none is named, with one of the ready decks."""
    drawn = ruler or RULERS[int(rng.random() * len(RULERS))]
    return SideSetup(ruler=drawn, deck=DECKS[rng.choice(tuple(DECKS))])
