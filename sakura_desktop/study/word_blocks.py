"""A word set to be read: large with its reading over it, what it means, a sentence in which it was met, its card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

from engine.study.words import CLAUSE, TERM, kind_of, number_of
from engine.text.phrase import say
from sakura_desktop.aloud.aloud import HEARD
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.text_runs import paragraphs_of
from sakura_desktop.reader.blocks import Beside, PictureBlock, Stack, TextBlock
from sakura_desktop.reader.page_fonts import TextStyle
from sakura_desktop.reader.term_entry import sound_of
from sakura_desktop.study.word_texts import said_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.study.words import Lexicon
    from engine.text.phrase import Phrase
    from engine.text.render import Span
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Block

CARD_SIZE: Final = (150, 210)
LONG_ENOUGH: Final = 12
"""A sentence of so many letters says more than the word alone."""


def reads(word: str, lexicon: Lexicon, language: str) -> bool:
    """A word has a reading in that language that isn't plain."""
    return language == "ko" or any(span.ruby for span in lexicon.spans(word, language))


def heading_block(word: str, lexicon: Lexicon, language: str, scale: float, *, reading: bool) -> Block:
    """A word or line in a language; its reading over it, of Korean words their sound in Latin letters below."""
    spans = lexicon.spans(word, language)
    bold = kind_of(word) != CLAUSE
    style = TextStyle(language, scale, bold=bold)
    blocks: list[Block] = [TextBlock(_paragraphs(spans, reading=reading), style)]
    if reading and language == "ko":
        sound = sound_of("".join(span.text for span in spans))
        blocks.append(TextBlock([[Run(sound)]], TextStyle("en", max(0.92, scale * 0.5), ink="ink_soft")))
    return Stack(blocks, 2)


def _paragraphs(spans: Sequence[Span], *, reading: bool) -> list[list[Run]]:
    """Runs that name nothing: a heading is no link to itself."""
    return [[run._replace(ref="") for run in runs] for runs in paragraphs_of(spans, ruby=reading)]


def word_block(
    word: str, languages: Sequence[str], words: Words, look: Appearance, lexicon: Lexicon, *,
    examples: Sequence[Phrase], example_in: Sequence[str], picture: bool,
) -> Block:
    """A word in these languages with all that is known of it; beside it its card where there is a `picture`."""
    scale = 1.1 if kind_of(word) == CLAUSE else 1.4
    blocks: list[Block] = []
    for at, language in enumerate(languages):
        larger, reading = scale if not at else scale * 0.9, _wanted(language, words)
        blocks.append(heading_block(word, lexicon, language, larger, reading=reading))
    blocks += _heard(word, languages, words)
    blocks += _meaning(word, languages, words, lexicon)
    blocks += _example(examples, example_in, words)
    told = Stack(blocks, 4)
    number = number_of(word)
    if not picture or kind_of(word) == TERM:
        return told
    size = QSize(look.px(CARD_SIZE[0]), look.px(CARD_SIZE[1]))
    of_game = look.of(lexicon.game_of(word))
    card = PictureBlock(
        size.width(), size.height(), lambda: of_game.face(number, languages[0], size, names=languages[0])
    )
    return Beside(card, told, size.width(), 14.0)


def _wanted(language: str, words: Words) -> bool:
    """Whether readings of a language are wanted where everything of a word is told."""
    return words.ways.romanised if language == "ko" else words.ways.ruby != "off"


def _heard(word: str, languages: Sequence[str], words: Words) -> Iterator[Block]:
    """A line that lets the word be heard in each language that has a voice."""
    runs: list[Run] = []
    for language in languages:
        if language in words.aloud.languages:
            text = words.text(say("aloud-hear-in", language=say(f"study-language-{language}")))
            runs += [*([Run("  ·  ")] if runs else []), Run(text, "", f"{HEARD}{language}:{word}")]
    if runs:
        yield TextBlock([runs], TextStyle(words.language, 0.9))


def _meaning(word: str, languages: Sequence[str], words: Words, lexicon: Lexicon) -> Iterator[Block]:
    said = said_of(word, lexicon)
    if said is not None:
        yield _text(words.renderer(words.language).spans(said), words.language)
        return
    for language in languages:
        gloss = lexicon.gloss_spans(word, language)
        if gloss:
            yield _text(gloss, language)


def _example(examples: Sequence[Phrase], languages: Sequence[str], words: Words) -> Iterator[Block]:
    if not examples:
        return
    quiet = TextStyle(words.language, 0.9, ink="ink_soft")
    yield TextBlock([[Run(words.text(say("study-example")))]], quiet)
    best = max(examples, key=lambda one: len(words.text(one, languages[0])) > LONG_ENOUGH)
    for language in languages:
        yield _text(words.renderer(language).spans(best), language)


def _text(spans: Sequence[Span], language: str) -> Block:
    return TextBlock([list(runs) for runs in paragraphs_of(spans)], TextStyle(language))
