"""The part of this game in self-play: which decks are drawn, who plays, what counts as a card that resolved."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.play.field import Field
from engine.cardgame.play.greedy import greedy
from engine.cardgame.play.random_player import ActMood, in_moods
from engine.hololive.decks.ready import ready_decks
from engine.hololive.events import ArtsUsed, CardAttached, CardMoved, EffectArose, SkillUsed, SupportPlayed
from engine.hololive.game import HololiveGame
from engine.hololive.play.checking import CheckedTable, settled
from engine.hololive.play.judge import JUDGE
from engine.hololive.pool import CHEER_SIZE, COPIES, DECK_SIZE, EVERY_NUMBER
from engine.hololive.registry import REGISTRY
from engine.hololive.setup import Setup, SideSetup
from engine.hololive.table import Table
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
    ActMood(("ChooseAct", "ChooseArts"), likelier) for likelier in (
        {},
        {"bloom": 6.0, "collab": 4.0, "arts": 9.0, "baton": 0.2, "end": 0.3},
        {"place": 5.0, "play": 5.0, "attach": 5.0, "skill": 3.0, "arts": 9.0, "baton": 0.1, "end": 0.2},
        {"bloom": 8.0, "skill": 4.0, "act": 4.0, "arts": 12.0, "baton": 0.5, "end": 0.1},
    )
)


class Duels(Field[Setup, Table]):
    """Duels of the start decks, and as often of decks drawn around an oshi from the whole pool."""

    def __init__(self, left: SideSetup | None = None, right: SideSetup | None = None) -> None:
        """Game decks of the sides, drawn where none is given."""
        self._sides = (left, right)

    @property
    def players(self) -> Mapping[str, Callable[[Random, Mapping[str, int]], Player]]:
        """One without a plan, and one that does what looks best at once."""
        return {RANDOM: in_moods(MOODS), GREEDY: greedy(JUDGE)}

    def game(self, check: bool) -> HololiveGame:
        """The game, on tables that check themselves or not."""
        return HololiveGame(CheckedTable if check else Table)

    def drawn(self, rng: Random, seen: Mapping[str, int] | None) -> Setup:
        """Any game deck against any."""
        left, right = (side or drawn_side(rng) for side in self._sides)
        return Setup(sides=(left, right), seed=rng.getrandbits(48))

    def brought(self) -> Sequence[str]:
        """The start decks, by their oshi."""
        return tuple(deck.oshi for deck in ready_decks())

    def named(self, key: str) -> Name:
        """The name of the oshi."""
        return Name("hololive-name", REGISTRY.cards[key].names[0])

    def between(self, rng: Random, left: str, right: str) -> Setup:
        """A duel of these start decks."""
        sides = {deck.oshi: deck.side() for deck in ready_decks()}
        return Duels(sides[left], sides[right]).drawn(rng, None)

    def numbers(self) -> Collection[str]:
        """Every card of the pool."""
        return EVERY_NUMBER

    def brings(self, setup: Setup) -> Collection[str]:
        """The game decks."""
        return {number for side in setup.sides for number in (side.oshi, *side.deck, *side.cheer)}

    def settled(self, state: Any) -> Sequence[str]:
        """Whether the table stands as it may."""
        return settled(state)

    def resolved(self, session: Session[Setup, Table]) -> Mapping[str, int]:
        """A support card that was played, arts or an effect of a holomem, an oshi skill, cheer that was sent."""
        defs = session.state.defs
        found: Counter[str] = Counter()
        for event in session.events:
            match event:
                case ArtsUsed(card=card) | SkillUsed(card=card) | SupportPlayed(card=card) | CardAttached(card=card):
                    found[defs[card].number] += 1
                case EffectArose(source=source) if source.card >= 0:
                    found[defs[source.card].number] += 1
                case CardMoved(card=card, why=why) if why in ("enter", "bloom"):
                    found[defs[card].number] += 1
        return found


def drawn_side(rng: Random) -> SideSetup:
    """A start deck; one time in two a deck drawn around an oshi of the pool: holomem with their fans and support cards,
    of its colour, one more and none, with cheer to match.
    """
    if rng.random() < 0.5:
        decks = ready_decks()
        return decks[int(rng.random() * len(decks))].side()
    cards = REGISTRY.cards
    oshi = rng.choice([number for number in EVERY_NUMBER if cards[number].kind == "oshi"])
    colours = {*cards[oshi].colours, rng.choice([colour for colour in _CHEER if colour not in cards[oshi].colours])}
    fits = [
        number
        for number in EVERY_NUMBER
        if cards[number].kind == "support" or (cards[number].kind == "holomem" and _fits(number, colours))
    ]
    names = set(rng.sample(sorted({name for number in fits for name in cards[number].names}), k=18))
    wanted = [number for number in fits if not names.isdisjoint((*cards[number].names, *cards[number].only_on))]
    debut = [number for number in wanted if cards[number].level == "debut"] or ["hSD01-003"]
    deck = [number for number in dict.fromkeys(debut) for _ in range(COPIES)][: DECK_SIZE // 3]
    rest = [number for number in wanted if number not in deck for _ in range(COPIES)]
    rng.shuffle(rest)
    deck += rest[: DECK_SIZE - len(deck)]
    while len(deck) < DECK_SIZE:
        deck.append(rng.choice([number for number in fits if deck.count(number) < COPIES]))
    cheer = [_CHEER[colour] for colour in sorted(colours) if colour in _CHEER]
    return SideSetup(oshi=oshi, deck=tuple(deck), cheer=tuple(rng.choice(cheer) for _ in range(CHEER_SIZE)))


_CHEER: Final = {
    REGISTRY.cards[number].colours[0]: number for number in EVERY_NUMBER if REGISTRY.cards[number].kind == "cheer"
}
"""The cheer card of each colour."""


def _fits(number: str, colours: set[str]) -> bool:
    own = REGISTRY.cards[number].colours
    return not own or not colours.isdisjoint(own)
