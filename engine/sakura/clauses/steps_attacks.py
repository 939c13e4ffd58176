"""Attacks that effects make, change, copy and cancel (§10-3 to §10-5, §10-23, §10-27); ends of phases and of the duel
(§10-13, §4-2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Amount, Step
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import joined
from engine.sakura.cards import AttackSpec, PrintedDamage
from engine.sakura.clauses.figures import effect_phrase, printed_damage, printed_range
from engine.sakura.clauses.filters import AttackFilter, AttackTrait
from engine.sakura.clauses.modifiers import Guarded, Modification, about
from engine.sakura.procedures.attack import cancel as cancel_attack
from engine.sakura.procedures.attack import grant
from engine.sakura.procedures.lasting import for_next_attack
from engine.sakura.procedures.turn import end_phase
from engine.sakura.procedures.use import copy_attack, make_attack
from engine.sakura.procedures.victory import lose, win
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:

    from engine.cardgame.clauses import Condition
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.clauses.changes import Change
    from engine.sakura.state import Attack, State
    from engine.sakura.table import Table

__all__ = [
    "answered_gets", "attack_of", "cancel", "cancel_answered", "cancel_that", "cancel_this", "copy_answered",
    "it_gets", "lose_duel", "next_attack", "this_attack_gets", "win_duel",
]  # fmt: skip


@dataclass(eq=False)
class AttackText(AttackSpec):
    """『…』: what an attack is like that an effect makes (§10-5 1)."""

    range: tuple[int, ...]
    aura: int | Amount | None
    life: int | Amount | None
    effects: tuple[Effect, ...] = ()
    lacerated: bool = False

    def phrase(self) -> Phrase:
        """"Range 1-4, Damage 3/-, No Reactions"."""
        slots = {"range": printed_range(self.range), "damage": printed_damage(self.aura, self.life, self.lacerated)}
        if not self.effects:
            return say("attack-text", **slots)
        lines = [effect_phrase(effect) for effect in self.effects]
        return say("attack-text-with", **slots, effects=joined(lines, "comma"))


@dataclass(eq=False)
class MakeAttack(Step):
    """An attack is made by the effect (§10-5)."""

    text: AttackText

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Make it; true if it was in range and resolved."""
        return (yield from make_attack(table, source, self.text))

    def phrase(self) -> Phrase:
        """"make an attack (…)"."""
        return say("make-attack", attack=self.text.phrase())


@dataclass(eq=False)
class Give(Step):
    """An attack in the air gains, loses or becomes: this text's (`this`, also the one that an event was about), or the
    one that was reacted to (`answered`), if it is of a sort. X and Y are fixed now (§9-1-3-2).
    """

    which: str
    changes: tuple[Change, ...]
    attacks: AttackFilter | None = None

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Give every piece to it; false if it isn't there or not of that sort."""
        attack = the_attack(table.state, source, self.which)
        if attack is None or (self.attacks is not None and not self.attacks.admits(table.state, source, attack)):
            return False
        for change in self.changes:
            for piece, amount in change.pieces():
                given = source if amount is None else source._replace(x=amount.value(table.state, source))
                yield from grant(table, attack.id, piece, given)
        return True

    def phrase(self) -> Phrase:
        """"the attack that was reacted to gets -2/+0"."""
        return about(which_attack(self.which, self.attacks), self.changes)


def the_attack(state: State, source: Source, which: str) -> Attack | None:
    """The attack of a text (`this`; `own` where the text says it of itself), the one that was reacted to (`answered`),
    or to which something else was done than reacting (`unanswered`), while it is in the air.
    """
    return state.attack(source.attack if which in ("this", "own") else source.answering)


def which_attack(which: str, attacks: AttackFilter | None) -> Phrase:
    """That attack in words."""
    if which == "own":
        return say("this-attack")
    noun = (attacks or AttackFilter()).phrase()
    return say(f"attack-{which}", attack=noun)


@dataclass(eq=False)
class ForNextAttack(Step):
    """The next attack this turn that fits gains, loses or becomes (§9-1-3-4)."""

    modification: Modification | Guarded

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Let it wait for that attack."""
        yield from ()  # a step is a generator, also one that asks nothing
        for_next_attack(table, source, self.modification)
        return True

    def phrase(self) -> Phrase:
        """"the next attack you make this turn gains +1/+0"; a condition is asked of that attack."""
        given = self.modification
        if isinstance(given, Guarded):
            return say("next-attack-if", sentence=given.standing.phrase(), condition=given.condition.phrase())
        return given.phrase()


@dataclass(eq=False)
class Cancel(Step):
    """The attack that was reacted to, or this one, is cancelled: `attack`, `damage` or `after` (§9-4 ii, iv, vi)."""

    what: str
    which: str = "answered"
    attacks: AttackFilter | None = None

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Cancel it, unless it is of another sort or can't be cancelled (§10-23)."""
        attack = the_attack(table.state, source, self.which)
        if attack is None or (self.attacks is not None and not self.attacks.admits(table.state, source, attack)):
            return False
        return (yield from cancel_attack(table, attack.id, self.what))

    def phrase(self) -> Phrase:
        """"cancel the attack that was reacted to"."""
        return say(f"cancel-{self.what}", attack=which_attack(self.which, self.attacks))


@dataclass(eq=False)
class CopyAttack(Step):
    """A copy of the attack that was reacted to is made as an attack of this player, and counts as a reaction to it
    (§10-27).
    """

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Make it; true if it was in range and resolved."""
        attack = the_attack(table.state, source, "answered")
        if attack is None:
            return False
        return (yield from copy_attack(table, source, attack))

    def phrase(self) -> Phrase:
        """"make a copy of the attack that was reacted to as an attack"."""
        return say("copy-attack", attack=which_attack("answered", None))


@dataclass(eq=False)
class EndPhase(Step):
    """The current phase ends (§10-13)."""

    said = "end-the-phase"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """End it; what is under resolution is unwound."""
        yield from ()  # a step is a generator, also one that asks nothing
        end_phase(table)
        return True


@dataclass(eq=False)
class Fate(Step):
    """A player loses or wins by the effect (§4-2 2, 3)."""

    wins: bool
    side: Side = ME

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The judgement follows at once."""
        yield from (win if self.wins else lose)(table, self.side.seat(source))
        return True

    def phrase(self) -> Phrase:
        """"you lose the duel"."""
        return say("win-duel" if self.wins else "lose-duel", who=self.side.value)


def attack_of(
    range_: tuple[int, ...], damage: PrintedDamage, *effects: Effect
) -> Step:
    """An attack of these figures and effects is made (§10-5)."""
    return MakeAttack(AttackText(range_, damage.aura, damage.life, effects, damage.lacerated))


def answered_gets(*changes: Change, of: tuple[AttackTrait, ...] = ()) -> Step:
    """The attack that was reacted to gains, loses or becomes."""
    return Give("answered", changes, AttackFilter(of) if of else None)


def it_gets(*changes: Change) -> Step:
    """The attack that is spoken of gains, loses or becomes."""
    return Give("this", changes)


def this_attack_gets(*changes: Change) -> Step:
    """The attack whose own text this is gains, loses or becomes."""
    return Give("own", changes)


def next_attack(*changes: Change, of: tuple[AttackTrait, ...] = (), only: Condition | None = None) -> Step:
    """Your next attack this turn, with these traits, gains, loses or becomes; `only`: as long as that holds for it."""
    attacks = AttackFilter(of)
    found = Modification(changes, attacks, say("attack-next", attack=attacks.phrase()))
    return ForNextAttack(found if only is None else Guarded(only, found))


def cancel_answered(*of: AttackTrait) -> Step:
    """The attack that was reacted to is cancelled."""
    return Cancel("attack", "answered", AttackFilter(of) if of else None)


def copy_answered() -> Step:
    """You make a copy of the attack that was reacted to, as a reaction to it (§10-27)."""
    return CopyAttack()


def lose_duel(side: Side = ME) -> Step:
    """A player loses."""
    return Fate(wins=False, side=side)


def cancel(what: str) -> Step:
    """The attack that was reacted to is cancelled, or only its `damage` or `after` effects (§9-4 ii, iv, vi)."""
    return Cancel(what)


def cancel_that() -> Step:
    """The attack to which something else was done than reacting is cancelled (§10-34)."""
    return Cancel("attack", "unanswered")


def win_duel(side: Side = ME) -> Step:
    """A player wins."""
    return Fate(wins=True, side=side)


def cancel_this() -> Step:
    """The attack itself is cancelled (§9-4 ii)."""
    return Cancel("attack", "own")
