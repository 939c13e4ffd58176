"""Every word that a card of this game is written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import Effect
from engine.cardgame.words.conditions import all_of, any_of, no
from engine.cardgame.words.flow import IfSo, choose_one, may, then
from engine.cardgame.words.sides import ME, OPPONENT
from engine.hololive.card import COLOURLESS, Arts, Card, Skill
from engine.hololive.clauses.members import TARGET, THEM, THIS, both, like, mine, moved_to, or_oshi, theirs
from engine.hololive.clauses.numbers import (
    COUNTED,
    DEALT,
    NOTED,
    RESTORED,
    ROLLED,
    all_are,
    among_them,
    an_odd_die,
    archive_colours,
    archived,
    baton_of,
    bloomed_from,
    bloomed_this_turn,
    came_from_hand,
    cheer_colours,
    cheer_count,
    counted,
    damage_count,
    differently_named,
    even,
    hand,
    hand_smaller,
    has,
    life_at_most,
    life_less,
    members,
    not_played_this_turn,
    odd,
    on_them,
    oshi_is,
    over,
    played_count,
    played_this_turn,
    power,
    rolled_in_all,
    same_level,
    second_player_first_turn,
    stacked,
    support_count,
    their_colours,
    this_at,
    this_is,
    turn,
    used_arts,
    used_sp_in_main_step,
)
from engine.hololive.clauses.standing import (
    AnyCheer,
    ArtsTwice,
    ArtsUpon,
    AtStep,
    Cannot,
    Change,
    Cheaper,
    CountsAsCheer,
    DeclareDie,
    DieIs,
    InMainStep,
    LoseLife,
    MayBloom,
    PowerForHand,
    RollAgain,
    SecondMascot,
    SkillTwice,
    SkillUpon,
    SpareLife,
    StandsInForCheer,
    TakeInstead,
    TakeLess,
    TakeUp,
    WhenDowned,
    WheneverSo,
    WhenHurt,
    WhenShown,
    While,
    Wounds,
    this_turn,
    through_their_turn,
    when_arts_used,
    when_attached,
    when_bloomed,
    when_cheer_archived,
    when_collabed,
    when_damaging,
    when_entered,
    when_healed,
    when_hit,
    when_level_rose,
)
from engine.hololive.clauses.steps import (
    ArchiveFrom,
    ArchiveHand,
    ArchivePower,
    ArchiveThis,
    ArchiveTop,
    AttachFrom,
    BloomFrom,
    ChooseMembers,
    CollabedWith,
    Draw,
    DrawUpTo,
    Fell,
    ForEach,
    GoBack,
    Heal,
    Keep,
    LeaveHp,
    LookAtHand,
    LookTop,
    Noting,
    OncePerTurn,
    OrOnceAGame,
    PassOn,
    PutThem,
    PutUnder,
    Raise,
    RedrawHands,
    ReturnFrom,
    ReturnMember,
    ReturnThis,
    Roll,
    Search,
    SeeTop,
    Send,
    ShowTop,
    ShuffleHandIn,
    Special,
    Swap,
    TakeBack,
    ToDebut,
    TradePower,
    UseAgain,
    cost,
    when,
)
from engine.hololive.clauses.traits import (
    AWAKE,
    BLOOMED,
    BUZZ,
    CHEER,
    ENTERED,
    HOLOMEM,
    HURT,
    LIMITED,
    NOT_BUZZ,
    NOT_LIMITED,
    OTHER,
    SAME_NAME,
    SUPPORT,
    at_least,
    bearing,
    cards,
    coloured,
    either,
    hurt_by,
    it_was,
    level,
    like_oshi,
    name_with,
    named,
    not_coloured,
    not_level,
    not_named,
    not_tagged,
    of_kind,
    tagged,
    with_cheer,
    with_effect,
)
from engine.hololive.registry import REGISTRY
from engine.hololive.setup import CARD_SET

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause, Condition, Standing, Step
    from engine.hololive.card import Level, Support

__all__ = [
    "AWAKE", "BLOOMED", "BLUE", "BUZZ", "CHEER", "COUNTED", "DEALT", "ENTERED", "GREEN", "HOLOMEM", "HURT", "LIMITED",
    "ME", "NOTED", "NOT_BUZZ", "NOT_LIMITED", "OPPONENT", "OTHER", "PURPLE", "RED", "RESTORED", "ROLLED", "SAME_NAME",
    "SUPPORT", "TARGET", "THEM", "THIS", "WHITE", "YELLOW", "AnyCheer", "ArchiveFrom", "ArchiveHand", "ArchivePower",
    "ArchiveThis", "ArchiveTop", "ArtsTwice", "ArtsUpon", "AtStep", "AttachFrom", "BloomFrom", "Cannot", "Change",
    "Cheaper", "ChooseMembers", "CollabedWith", "CountsAsCheer", "DeclareDie", "DieIs", "Draw", "DrawUpTo", "Fell",
    "ForEach", "GoBack", "Heal", "IfSo", "InMainStep", "Keep", "LeaveHp", "LookAtHand", "LookTop", "LoseLife",
    "MayBloom", "Noting", "OncePerTurn", "OrOnceAGame", "PassOn", "PowerForHand", "PutThem", "PutUnder", "Raise",
    "RedrawHands", "ReturnFrom", "ReturnMember", "ReturnThis", "Roll", "RollAgain", "Search", "SecondMascot", "SeeTop",
    "Send", "ShowTop", "ShuffleHandIn", "SkillTwice", "SpareLife", "Special", "StandsInForCheer", "Swap", "TakeBack",
    "TakeInstead", "TakeLess", "TakeUp", "ToDebut", "TradePower", "UseAgain", "WhenDowned", "WhenHurt", "WhenShown",
    "WheneverSo", "While", "Wounds", "all_are", "all_of", "among_them", "an_odd_die", "any_of", "archive_colours",
    "archived", "arts", "at_least", "baton_of", "bearing", "bloomed_from", "bloomed_this_turn", "both",
    "came_from_hand", "cards", "cheer", "cheer_colours", "cheer_count", "choose_one", "coloured", "cost", "counted",
    "damage_count", "differently_named", "either", "even", "hand", "hand_smaller", "has", "holomem", "hurt_by",
    "it_was", "level", "life_at_most", "life_less", "like", "like_oshi", "may", "members", "mine", "moved_to",
    "name_with", "named", "no", "not_coloured", "not_level", "not_named", "not_played_this_turn", "not_tagged", "odd",
    "of_kind", "on_them", "or_oshi", "oshi", "oshi_is", "over", "played_count", "played_this_turn", "power",
    "rolled_in_all", "same_level", "second_player_first_turn", "skill", "sp_skill", "stacked", "support",
    "support_count", "tagged", "their_colours", "theirs", "then", "this_at", "this_is", "this_turn",
    "through_their_turn", "turn", "used_arts", "used_sp_in_main_step", "when", "when_arts_used", "when_attached",
    "when_bloomed", "when_cheer_archived", "when_collabed", "when_damaging", "when_entered", "when_healed", "when_hit",
    "when_level_rose", "with_cheer", "with_effect",
]  # fmt: skip

WHITE: Final = "white"
GREEN: Final = "green"
RED: Final = "red"
BLUE: Final = "blue"
PURPLE: Final = "purple"
YELLOW: Final = "yellow"

_COST: Final = {"w": WHITE, "g": GREEN, "r": RED, "b": BLUE, "p": PURPLE, "y": YELLOW, "o": COLOURLESS}


def arts(
    cost: str, damage: int, *steps: Step, more: bool = False, against: tuple[str, int] = ("", 0),
    requires: Condition | None = None, back_too: bool | Condition = False, only_center: bool = False,
    cheaper: tuple[Clause, ...] = (), after: tuple[Step, ...] = (), upon: Standing | None = None,
    reacts: Standing | None = None,
) -> Arts:
    """Arts: their cost as letters (`wgo`: white, green, colourless), damage and text; `more`: printed with a plus;
    `against`: 特攻; `back_too`: they can be aimed at back holomem as well, always or under a condition; `reacts`: upon
    what they are used instead of in the performance step.
    """  # fmt: skip
    reach = ("center",) if only_center else ("center", "collab", "back") if back_too else ("center", "collab")
    return Arts(
        key="", cost=tuple(_COST[letter] for letter in cost), damage=damage, more=more, against=against[0],
        extra=against[1], requires=requires, reach=reach, reach_if=None if isinstance(back_too, bool) else back_too,
        cheaper=cheaper, steps=steps, after=after, upon=upon, reacts=reacts,
    )  # fmt: skip


def holomem(
    number: str, name: str, level: Level, hp: int, *colours: str, tags: tuple[str, ...] = (), baton: int = 1,
    buzz: bool = False, arts: tuple[Arts, ...] = (), collab: Step | None = None, bloom: Step | None = None,
    gift: Standing | None = None, also: tuple[str, ...] = (), falls: int = 1, no_bloom: bool = False,
    any_number: bool = False,
) -> Card:
    """A holomem as printed: name, level, HP, colours (none: colourless), tags, arts, collab effect, bloom effect, gift,
    extra abilities (`also`: further names; `falls`: life lost when it is downed; `no_bloom`; `any_number`).
    """  # fmt: skip
    keyed = tuple(
        Arts(
            key=str(place), cost=one.cost, damage=one.damage, more=one.more, against=one.against, extra=one.extra,
            requires=one.requires, reach=one.reach, reach_if=one.reach_if, cheaper=one.cheaper, steps=one.steps,
            after=one.after, upon=one.upon, reacts=one.reacts,
        )
        for place, one in enumerate(arts, start=1)
    )  # fmt: skip
    said = (("collab", collab), ("bloom", bloom), ("gift", gift))
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="holomem", names=(name, *also), level=level, hp=hp, colours=colours,
            tags=tags, baton=baton, buzz=buzz, arts=keyed, falls=falls, no_bloom=no_bloom, any_number=any_number,
            effects=tuple(Effect((kind,), clause) for kind, clause in said if clause is not None),
        )
    )  # fmt: skip


def skill(
    cost: int, *steps: Step, requires: Condition | None = None, pays: Step | None = None, reacts: Standing | None = None
) -> Skill:
    """An oshi skill: its cost in holo power, what it does; `reacts`: upon what it is offered beside the main step."""
    return Skill(key="oshi", cost=cost, requires=requires, pays=pays, steps=steps, reacts=_reacting(reacts))


def _reacting(standing: Standing | None) -> Standing | None:
    return None if standing is None else SkillUpon(standing)


def sp_skill(
    cost: int, *steps: Step, requires: Condition | None = None, pays: Step | None = None, reacts: Standing | None = None
) -> Skill:
    """An SP oshi skill, once a game."""
    return Skill(key="sp", cost=cost, requires=requires, pays=pays, steps=steps, reacts=_reacting(reacts))


def oshi(number: str, name: str, life: int, colour: str, *skills: Skill) -> Card:
    """An oshi with its life and skills."""
    return REGISTRY.add(
        Card(number=number, card_set=CARD_SET, kind="oshi", names=(name,), life=life, colours=(colour,), skills=skills)
    )


def support(
    number: str, name: str, kind: Support, *steps: Step, limited: bool = False, tags: tuple[str, ...] = (),
    requires: Condition | None = None, pays: Step | None = None, attached: tuple[Standing, ...] = (),
    only_on: tuple[str, ...] = (),
) -> Card:
    """A support card: what it does, or what is in force while it is `attached`."""  # fmt: skip
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="support", names=(name,), support=kind, limited=limited, tags=tags,
            requires=requires, pays=pays, steps=steps, only_on=only_on,
            effects=tuple(Effect(("attached",), clause) for clause in attached),
        )
    )  # fmt: skip


def cheer(number: str, colour: str) -> Card:
    """A cheer card."""
    return REGISTRY.add(
        Card(number=number, card_set=CARD_SET, kind="cheer", names=(f"{colour}-cheer",), colours=(colour,))
    )
