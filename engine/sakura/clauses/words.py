"""Phrases that many clauses need: one step after the other, figures as they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.procedures.legality import range_words
from engine.text.phrase import Listing, Phrase, Slot, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.clauses import Amount
    from engine.sakura.cards import Effect


def one_after_another(sentences: Sequence[Phrase]) -> Phrase:
    """Sentences as one text, in order."""
    if len(sentences) == 1:
        return sentences[0]
    return say("steps", steps=Listing(tuple(sentences), "then"))


def conditional(condition: Phrase, sentence: Phrase) -> Phrase:
    """A sentence, or several, under a condition; a keyword that names the condition says "if" by itself."""
    named = condition.key == "condition-named"
    if sentence.key == "steps":
        return say("when-named-all" if named else "when-all", condition=condition, step=sentence)
    return say("when-named" if named else "when", condition=condition, step=sentence)


def bullets(sentences: Iterable[Phrase]) -> Listing:
    """Sentences as a list of lines."""
    return Listing(tuple(say("bullet", step=sentence) for sentence in sentences), "lines")


def joined(phrases: Sequence[Slot], joiner: str = "and") -> Slot:
    """One slot of several, joined by the language's "and" or "or" where they are more than one."""
    return phrases[0] if len(phrases) == 1 else Listing(tuple(phrases), joiner)


def effect_phrase(effect: Effect) -> Phrase:
    """An effect of an attack in a text: a bare keyword, or its class and what it does."""
    if effect.keyword:
        return effect.clause.phrase()
    return say(f"quoted-{effect.kinds[0]}", text=effect.clause.phrase())


def figure(value: int | Amount | None) -> str:
    """A printed figure: the dash for None, X (or Y) for what is computed."""
    if value is None:
        return "-"
    return str(value) if isinstance(value, int) else value.letter


def printed_damage(aura: int | Amount | None, life: int | Amount | None) -> str:
    """Damage as it is printed: `3/1`, `-/1`, `X/2` (§5-8-2)."""
    return f"{figure(aura)}/{figure(life)}"


def printed_range(numbers: Iterable[int]) -> str:
    """A range as it is printed: `3-4`, `1,3,5` (§6-2-1-8)."""
    return range_words(set(numbers))
