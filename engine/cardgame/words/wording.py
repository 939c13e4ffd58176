"""Phrases that many clauses need: one step after the other, under a condition, as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.text.phrase import Listing, Phrase, Slot, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def one_after_another(sentences: Sequence[Phrase]) -> Phrase:
    """Sentences as one text, in order."""
    if len(sentences) == 1:
        return sentences[0]
    return say("steps", steps=Listing(tuple(sentences), "then"))


def conditional(condition: Phrase, sentence: Phrase, *, stands: bool = False) -> Phrase:
    """A sentence, or several, under a condition; a keyword that names the condition says "if" by itself. `stands`: what
    is in force and not done, so several have no order. Sentences of which each ties itself to the one before it ("if
    you do") need no word for it.
    """
    named = condition.key == "condition-named"
    if sentence.key == "steps" and not stands and _tied(sentence, "if-so", "if-so-all"):
        return say("when-named" if named else "when", condition=condition, step=sentence)
    if sentence.key == "steps" and not stands and not named and _tied(sentence, "otherwise"):
        return say("when-either", condition=condition, step=sentence)
    if sentence.key == "steps" and stands:
        return say("when-named-all-stands" if named else "when-all-stands", condition=condition, step=sentence)
    if sentence.key == "steps":
        return say("when-named-all" if named else "when-all", condition=condition, step=sentence)
    return say("when-named" if named else "when", condition=condition, step=sentence)


def allowed(sentence: Phrase) -> Phrase:
    """"You may …" of a sentence or several, of which only the first is one's choice where the others follow from it."""
    several = sentence.key == "steps" and not _tied(sentence, "if-so", "if-so-all")
    return say("may-all" if several else "may", step=sentence)


def _tied(sentences: Phrase, *keys: str) -> bool:
    """Whether each of several sentences but the first says itself what it depends on, by messages of these keys."""
    _, *further = dict(sentences.slots)["steps"].items  # type: ignore[union-attr]  # one_after_another makes it
    return all(isinstance(one, Phrase) and one.key in keys for one in further)


def bullets(sentences: Iterable[Phrase]) -> Listing:
    """Sentences as a list of lines."""
    return Listing(tuple(say("bullet", step=sentence) for sentence in sentences), "lines")


def ended(text: Phrase) -> Phrase:
    """A text as a sentence, with its full stop; one that ends in a list of lines takes none."""
    return text if _ends_in_lines(text) else say("sentence", text=text)


def _ends_in_lines(slot: Slot) -> bool:
    if isinstance(slot, Listing):
        return slot.joiner == "lines" or _ends_in_lines(slot.items[-1])
    return isinstance(slot, Phrase) and bool(slot.slots) and _ends_in_lines(slot.slots[-1][1])


_SEEN_FROM_THERE: Final = {"me": "opponent", "opponent": "me", "their": "me"}


def from_other_side(slot: Slot) -> Slot:
    """A text as the other player would say it: whoever was "you" is "your opponent" in it, and the other way round."""
    if isinstance(slot, Listing):
        return Listing(tuple(from_other_side(one) for one in slot.items), slot.joiner)
    return as_other_says(slot) if isinstance(slot, Phrase) else slot


def as_other_says(phrase: Phrase) -> Phrase:
    """A phrase as the other player would say it."""
    return Phrase(
        phrase.key,
        tuple(
            (name, _SEEN_FROM_THERE.get(slot, slot) if name in ("who", "whose") and isinstance(slot, str)
             else from_other_side(slot))
            for name, slot in phrase.slots
        ),
    )


def joined(phrases: Sequence[Slot], joiner: str = "and") -> Slot:
    """One slot of several, joined by the language's "and" or "or" where they are more than one."""
    return phrases[0] if len(phrases) == 1 else Listing(tuple(phrases), joiner)
