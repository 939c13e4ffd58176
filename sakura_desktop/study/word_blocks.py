"""A word set to be read: large with its reading over it, what it means, a sentence in which it was met, its card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

from engine.study.own import is_own
from engine.study.words import CLAUSE, TERM, bare, is_line, kind_of, number_of
from engine.text.kanji import read
from engine.text.phrase import say
from sakura_desktop.aloud.aloud import HEARD
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.text_runs import paragraphs_of
from sakura_desktop.reader.blocks import Beside, PictureBlock, Stack, TextBlock
from sakura_desktop.reader.page_fonts import TextStyle
from sakura_desktop.study.word_texts import STAR, heard_as, said_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.study.words import Lexicon
    from engine.text.phrase import Phrase
    from engine.text.render import Span
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Block

CARD_SIZE: Final = (128, 180)
CARD_WIDEST: Final = 186
"""Pixels: a wider card carries its whole text, which is too small to be read there."""


def reads(word: str, lexicon: Lexicon, language: str) -> bool:
    """A word has a reading in that language that isn't plain."""
    return language == "ko" or any(span.ruby for span in lexicon.spans(word, language))


def heading_block(word: str, lexicon: Lexicon, language: str, scale: float, *, reading: bool) -> Block:
    """A word or line in a language; its reading over it, of Korean words their sound in Latin letters below."""
    spans = lexicon.spans(word, language)
    bold = not is_line(word)
    if kind_of(word) == CLAUSE and language == "ja":
        spans = read(spans)  # as on its card
    style = TextStyle(language, scale, bold=bold)
    blocks: list[Block] = [TextBlock(_paragraphs(spans, reading=reading), style)]
    if reading and language == "ko":
        sound = heard_as(lexicon.side(word, language))
        blocks.append(TextBlock([[Run(sound)]], TextStyle("en", ink="ink_soft")))
    return Stack(blocks, 2)


def _paragraphs(spans: Sequence[Span], *, reading: bool) -> list[list[Run]]:
    """Runs that name nothing: a heading is no link to itself."""
    return [[run._replace(ref="") for run in runs] for runs in paragraphs_of(spans, ruby=reading)]


def word_block(
    word: str, languages: Sequence[str], words: Words, look: Appearance, lexicon: Lexicon, *,
    examples: Sequence[Phrase], example_in: Sequence[str], picture: bool,
) -> Block:
    """A word in these languages with all that is known of it; beside it its card where there is a `picture`."""
    scale = 1.1 if is_line(word) else 1.4
    there = [language for language in languages if lexicon.has_sides(word, language)]
    blocks: list[Block] = []
    for at, language in enumerate(there):
        larger, reading = scale if not at else scale * 0.9, _wanted(language, words)
        blocks.append(heading_block(word, lexicon, language, larger, reading=reading))
    blocks += _heard(word, there, words)
    blocks += _own_meaning(word, languages, words, lexicon)
    blocks += _meaning(word, languages, words, lexicon)
    blocks += _remark(word, words, lexicon)
    blocks += _sentences(word, languages, words, lexicon)
    blocks += _example(lexicon.example(word, examples, example_in[0]), example_in, words)
    told = Stack(blocks, 4)
    number = number_of(word)
    if not picture or kind_of(word) == TERM or is_own(word):
        return told
    wide = min(look.px(CARD_SIZE[0]), CARD_WIDEST)
    size = QSize(wide, wide * CARD_SIZE[1] // CARD_SIZE[0])
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
        yield TextBlock([runs], TextStyle(words.language))


def _meaning(word: str, languages: Sequence[str], words: Words, lexicon: Lexicon) -> Iterator[Block]:
    mine = lexicon.own.remark(word).meanings
    said = said_of(word, lexicon)
    if any(one.instead for one in mine.values()):
        return
    if said is not None:
        yield _text(words.renderer(words.language).spans(said), words.language, words)
        return
    for language in languages:
        gloss = lexicon.gloss_spans(word, language)
        if gloss:
            yield _text(gloss, language, words)


def _own_meaning(word: str, languages: Sequence[str], words: Words, lexicon: Lexicon) -> Iterator[Block]:
    mine = lexicon.own.remark(word).meanings
    there = [language for language in languages if language in mine]
    if there:
        yield _head("own-said-meaning", words)
        yield from (_written(mine[language].text, language) for language in there)


def _remark(word: str, words: Words, lexicon: Lexicon) -> Iterator[Block]:
    """The note, the star and the tags."""
    remark = lexicon.own.remark(word)
    if remark.note:
        yield _head("own-said-note", words)
        yield _written(remark.note, words.language)
    tags = words.say("own-said-tags", tags=", ".join(remark.tags)) if remark.tags else ""
    said = "  ".join(filter(None, (STAR if remark.star else "", tags)))
    if said:
        yield TextBlock([[Run(said)]], TextStyle(words.language, ink="ink_soft"))


def _sentences(word: str, languages: Sequence[str], words: Words, lexicon: Lexicon) -> Iterator[Block]:
    """One's own sentences of a word; of a sentence its word, which leads on where it is a game's."""
    own = lexicon.own.entries.get(word)
    if own is not None and own.about and lexicon.knows(own.about):
        yield _head("own-said-about", words)
        language = languages[0]
        ref = "" if is_own(own.about) else bare(own.about).replace("clause:", "card:").partition("#")[0]
        about = lexicon.written(own.about, language) or lexicon.written(own.about, languages[-1])
        yield TextBlock([[Run(about, "", ref)]], TextStyle(language))
    there = [one for one in lexicon.own.sentences_of(word) if lexicon.knows(one)]
    if there:
        yield _head("own-said-sentences", words)
    for one in there:
        yield from (
            _written(text, language) for language in languages if (text := lexicon.side(one, language).text)
        )


def _head(key: str, words: Words) -> Block:
    return TextBlock([[Run(words.say(key))]], TextStyle(words.language, ink="ink_soft"))


def _written(text: str, language: str) -> Block:
    """What a person wrote, line by line."""
    return TextBlock([[Run(line or " ")] for line in text.split("\n")], TextStyle(language))


def _example(best: Phrase | None, languages: Sequence[str], words: Words) -> Iterator[Block]:
    if best is None:
        return
    yield _head("study-example", words)
    for language in languages:
        yield _text(words.renderer(language).spans(best), language, words, every=language == "ja")


def _text(spans: tuple[Span, ...], language: str, words: Words, *, every: bool = False) -> Block:
    """What is said, with the readings that are wanted; `every`: as in the journal, of words that are no terms too."""
    read_so = words.ways.read(spans, every=every)
    return TextBlock([list(runs) for runs in paragraphs_of(read_so)], TextStyle(language))
