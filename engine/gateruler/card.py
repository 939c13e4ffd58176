"""What is printed on a card (chapter 2): a ruler, a unit, an event, a field; its abilities and keywords."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from engine.cardgame import cards
from engine.cardgame.clauses import Standing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Condition, Step
    from engine.cardgame.source import Source

Kind = Literal["ruler", "unit", "event", "field"]
Timing = Literal["normal", "instant"]
"""使用タイミング: 通常, in the own main phase with an empty gate; 即時, whenever one has priority (9-3e)."""
On = Literal["normal", "instant", "od", "td", "cnt", "opened"]
"""When an ability is played: by its player at a timing; オーバードライブ from the drive zone (16-2a); タッチダウン
when the card, played from the hand, enters play (16-3a); カウンター from the counter zone (16-4a); when it was opened
into play.
"""
Keyword = Literal[
    "pierce", "vigilance", "intercept", "strike-back", "second-attack", "attribute-choice", "graveyard-summon",
    "soul-guard", "open", "guard-summon", "gear-up",
]  # fmt: skip
"""貫通, 警戒, 迎撃, 反撃, 連撃, 属性選択, 墓地召喚 (these three are names of ours), ソウルガード, オープンカード,
直衛召喚, 装着.
"""
KEYWORDS: Final[tuple[Keyword, ...]] = (
    "pierce", "vigilance", "intercept", "strike-back", "second-attack", "attribute-choice", "graveyard-summon",
    "soul-guard", "open", "guard-summon", "gear-up",
)  # fmt: skip

Attribute = Literal[
    "dragon", "fire", "knight", "military", "machine", "space", "magic", "apparition", "beast", "deity", "water",
    "horror", "demon", "invader", "owl",
]  # fmt: skip
ATTRIBUTES: Final[tuple[Attribute, ...]] = (
    "dragon", "fire", "knight", "military", "machine", "space", "magic", "apparition", "beast", "deity", "water",
    "horror", "demon", "invader", "owl",
)  # fmt: skip
"""属性, by the keys of their terms `gateruler-attr-<key>`: what 属性選択 chooses among."""
FACTIONS: Final = ("volnar", "atlas", "yomajin", "wonder")
"""軍, by the keys of their terms `gateruler-faction-<key>`."""

REST: Final = "rest"
"""レスト: sideways; a unit or ruler that is ready (アクト) has the empty status."""

STANDING: Final = ("static", "auto", "anywhere")
"""Classes of effects that are in force: static and automatic abilities while the card is in play (14-1a-2, -3), and
what holds wherever the card is (『』 of the addendum).
"""
ALWAYS: Final = "anywhere"


class Automatic(Standing):
    """An automatic ability (14-1a-2): what is asked of it when it is played."""

    choose: tuple[Step, ...]
    """What is chosen as it goes onto the gate (14-3)."""

    @abstractmethod
    def mark(self, source: Source) -> str:
        """The mark by which it counts that was played (【ターン1】); empty where it may be as often as it is met."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Ruler:
    """What is printed on a ruler besides: its life, its zones, how it prepares and begins a turn, its deck rules."""

    code: str
    """Letter and number as printed: `W-23`."""
    life: int
    sets: int
    """How many set zones it has; every ruler here has two attack zones and one defence zone."""
    pays: bool
    """It plays cards for energy and has a hand; a ruler that doesn't drives its cards and pays nothing."""
    flat_cost: int | None = None
    """What every card costs that is played, whatever its level."""
    energy: int = 0
    """How many energy cards it begins with, ready."""
    hand: int = 0
    """How many cards it begins with."""
    readies: int = 0
    """How much energy it readies as a turn begins; `READIES_BY_READING`: as the reading says."""
    draws: int = 0
    drives: int = 0
    right: int | None = None
    """召喚権 in its own turn (4-3a-1a); None: as the reading says."""
    deck_level: int | None = None
    """デッキレベル: the most that the levels of a deck come to."""
    counters: int = 16
    """How many cards with CNT a deck may hold."""
    factions: int = 2
    legends: int = 2
    """How many different Legendary cards a deck may hold, one of each."""


READIES_BY_READING: Final = -1


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Ability:
    """An ability that is played: when, under what condition, with which targets, at what cost, and what it does."""

    key: str
    """`1`, `2` … in the order of print: what keys of options and names in the catalogs call it."""
    on: On
    name: str = ""
    """The key of its name in 「」, by which 『』 speaks of it; empty where it has none."""
    requires: Condition | None = None
    chooses: tuple[Step, ...] = ()
    """What is chosen when it is played: later steps speak of it, as far as it still lies where it lay."""
    pays: tuple[Step, ...] = ()
    """[ ]: its cost, each of which must be payable."""
    steps: tuple[Step, ...] = ()
    once: Literal["", "turn", "game"] = ""
    """【ターン1】, 【ゲーム1】."""
    at: Literal["", "damage", "graveyard"] = ""
    """Where its card lies, face up, when it is played; in play where it says nothing."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Reduction:
    """【コスト軽減】: what may be done while the cost is decided, and what the card costs then."""

    pay: Step
    cost: int
    only_hand: bool = True
    """これを手札からプレイする際."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card(cards.Card):
    """A card of the card set, as printed. Its effects are of the classes of `STANDING`; what is played stands in
    `abilities`, what an event does in `steps`.
    """

    kind: Kind
    level: int = 0
    faction: str = ""
    attributes: tuple[str, ...] = ()
    atk: int = 0
    hp: int = 0
    stk: int = 0
    legendary: bool = False
    words: tuple[str, ...] = ()
    """Keys of those parts of its name by which texts speak of it (2-2c): “name”."""
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    reduction: Reduction | None = None
    ruler: Ruler | None = None
    timing: Timing = "normal"
    """Of an event."""
    requires: Condition | None = None
    """Without which an event can't be played."""
    chooses: tuple[Step, ...] = ()
    pays: tuple[Step, ...] = ()
    steps: tuple[Step, ...] = ()
    known: str = ""
    """Of a published card: which of its facts are chosen by this program (`level`, `figures`, `text` …, by commas), as
    no page tells them; empty for practice cards, and where all are known.
    """
    published: bool = False
    """A card of the published game, by its name and what pages tell of it; else a practice card of this program."""

    def clauses(self) -> Iterable[Clause]:
        """What its abilities, its cost reduction and its steps are made of."""
        for one in self.abilities:
            yield from (part for part in (one.requires,) if part is not None)
            yield from (*one.chooses, *one.pays, *one.steps)
        if self.reduction is not None:
            yield self.reduction.pay
        yield from (part for part in (self.requires,) if part is not None)
        yield from (*self.chooses, *self.pays, *self.steps)

    def ability(self, key: str) -> Ability:
        """The ability of that key. Raises KeyError for one that isn't printed."""
        for one in self.abilities:
            if one.key == key:
                return one
        raise KeyError(key)

    @property
    def counter(self) -> Ability | None:
        """Its CNT ability, if it has one (16-4a)."""
        return next((one for one in self.abilities if one.on == "cnt"), None)
