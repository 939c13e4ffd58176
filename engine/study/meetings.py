"""Which words a sentence of a duel holds: the terms and the card names that its phrase says."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.study.words import Lexicon
    from engine.text.phrase import Phrase
    from engine.text.render import Renderer


def words_in(phrase: Phrase, renderer: Renderer, lexicon: Lexicon) -> tuple[str, ...]:
    """The words of a sentence as they are said in the renderer's language, each once, in order."""
    found: dict[str, None] = {}
    for span in renderer.spans(phrase):
        if span.kind == "term":
            found[lexicon.word_of_term(span.ref)] = None
        elif span.kind == "card":
            found[lexicon.word_of_card(span.ref)] = None
    return tuple(found)


def words_in_all(
    phrases: Iterable[Phrase], renderer: Renderer, lexicon: Lexicon
) -> tuple[tuple[Phrase, tuple[str, ...]], ...]:
    """Each sentence with its words, where it has any."""
    return tuple((phrase, words) for phrase in phrases if (words := words_in(phrase, renderer, lexicon)))
