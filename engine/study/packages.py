"""Words outside the program as an Anki package.

Ids of the deck, the note types and the notes are fixed, so that a package imported again updates what is there. Cards
are drawn by whoever has the package made; a drawing's file is called by what it holds, so that one that comes again is
the same file.
"""

from __future__ import annotations

import hashlib
import html
import re
from typing import TYPE_CHECKING, Final

import genanki

from engine.rulebook.shapes import chapter
from engine.study.anki_history import History, KeptCard, KeptNote, Writer
from engine.study.own import OWN, SENTENCE, is_own
from engine.study.records import LEECH
from engine.study.sound import sound_of
from engine.study.words import CARD, CLAUSE, TERM, is_line, kind_of, number_of
from engine.text.phrase import Name, say
from engine.text.ruby import ruby_pairs

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
    from pathlib import Path
    from typing import TypeAlias

    from engine.study.own import Side
    from engine.study.records import Records
    from engine.study.schedule import Pair
    from engine.study.words import Lexicon
    from engine.text.render import Renderer
    from engine.text.ruby import Pairs

    Draw: TypeAlias = Callable[[str], Generator[bool, None, bytes]]

DECK: Final = 1_730_405_119
"""The id of the deck in Anki, fixed once and for all."""
AT_ONCE: Final = 8
"""So many notes are made in one step; where there are more, each in one of its own."""
PLACED_AT_ONCE: Final = 500
"""So many words are put into their decks in one step."""
DECKS: Final = 1 << 28
"""So many ids follow on it, of which decks below it have some."""
ABOVE: Final = ("",)
"""The place of the deck above all."""
BOTH: Final = "/"
"""Between two that bring the same card."""
MODELS: Final = 1_730_405_200
"""The id of the first note type; each direction has one of its own after it."""
FIELDS: Final = (
    "Id", "Asked", "Asked reading", "Answered", "Answered reading", "Asked meaning", "Answered meaning", "Example",
    "Answered example", "Asked card", "Answered card", "Asked owner", "Answered owner", "Note", "Asked sentences",
    "Answered sentences", "Third", "Picture",
)
"""The fields of a note: those that packages had from the beginning come first, as they came then, and whatever is new
last, so that Anki, asked to merge note types, adds it to the notes that are there. `Third` is the word in the language
that is neither asked nor answered, `Picture` the card that a name or a line stands on.
"""
UNBROKEN: Final = "\N{NO-BREAK SPACE}"
"""A blank that Anki doesn't take for the end of a word."""
STARRED: Final = ("marked", "star")
"""The tags of a note with a star: Anki's own, which it takes away from packages without reviews, and one that stays."""
EXAMPLE, SECOND_EXAMPLE = FIELDS.index("Example"), FIELDS.index("Answered example")
PICTURE = FIELDS.index("Picture")
DIGEST_SIZE: Final = 8
OUTSIDE: Final = re.compile("[^a-z0-9]+")
"""What doesn't stand in the name of a picture's file."""
FONTS: Final = {
    "ja": '"Noto Sans CJK JP","Noto Sans JP","Hiragino Sans","Yu Gothic","Meiryo",sans-serif',
    "ko": '"Noto Sans CJK KR","Noto Sans KR","Apple SD Gothic Neo","Malgun Gothic",sans-serif',
    "en": '"Noto Sans","Segoe UI","Helvetica Neue",sans-serif',
}
CSS: Final = (
    ".card{font-size:20px;text-align:center}.word{font-size:28px}.meaning{margin-top:.4em}"
    ".about,.example{color:#777;font-size:17px}.example,.note,.picture{margin-top:.6em}"
    ".picture img{max-width:min(100%,320px);height:auto}"
)


class Packer:
    """Makes an Anki package of words with both directions of a pair: decks below decks, and what is remembered."""

    def __init__(
        self, path: Path, pair: Pair, lexicon: Lexicon, records: Records, *, examples: Renderer, shown: Renderer,
        now: float, learned: str = "", draw: Draw | None = None,
    ) -> None:
        """`examples` words the sentences, `shown` names the decks. Korean is read in Latin letters unless it is known
        that another language of the pair is the one `learned`. `draw` draws a card by its number, in steps, as a WebP;
        nothing where it can't.
        """
        self._path, self._pair, self._lexicon, self._records = path, pair, lexicon, records
        self._examples, self._shown, self._now = examples, shown, now
        self._romanised = learned == "ko" or learned not in pair
        self._model = _model(pair, lexicon.languages)
        self._history = History(records, pair, now)
        self._moments: set[int] = set()
        self._draw = draw
        self._pictures: dict[str, str] = {}
        """By the numbers of cards the files of their pictures."""
        self.count = 0
        """How many notes were made."""

    def steps(self, words: Iterable[str]) -> Iterator[bool]:
        """Make it of those words that are known, some a step."""
        places = {}
        for at, word in enumerate(words, start=1):
            if self._lexicon.knows(word) and self._lexicon.has_sides(word, *self._pair):
                places[word] = self._place(word)
            if at % PLACED_AT_ONCE == 0:
                yield True
        decks = self._decks(dict.fromkeys(places.values()))
        many = len(places) > AT_ONCE
        if many:
            yield True
        yield from self._history.steps()
        if many:
            yield True
        writer = Writer(self._path, list(decks.values()), self._now)
        try:
            for word, place in places.items():
                if self._draw is not None and kind_of(word) in {CARD, CLAUSE}:
                    yield from self._drawn(number_of(word), self._draw, writer)
                writer.add(self._note(word), decks[place].deck_id)
                self.count += 1
                if many:
                    yield True
            yield from writer.close()
        finally:
            writer.drop()

    def _drawn(self, number: str, draw: Draw, writer: Writer) -> Iterator[bool]:
        """Have a card drawn that isn't yet."""
        if number in self._pictures:
            return
        picture = yield from draw(number)
        self._pictures[number] = _file_name(number, picture) if picture else ""
        if picture:
            writer.add_file(self._pictures[number], picture)

    def _place(self, word: str) -> tuple[str, ...]:
        """In which deck a word is: by the pair, by the game, by what brings the card; terms have a deck of their own.
        What is one's own is of no game. Each part is what Anki knows the deck by.
        """
        kind = kind_of(word)
        if is_own(word):
            return (kind,)
        game = self._lexicon.game_of(word)
        if kind == TERM:
            return game, TERM
        return (game, group) if (group := BOTH.join(_groups(word, self._lexicon))) else (game,)

    def _decks(self, places: Iterable[tuple[str, ...]]) -> dict[tuple[str, ...], genanki.Deck]:
        """The decks of these places, and all above them."""
        tongues = sorted(self._pair, key=self._lexicon.languages.index)
        languages = [say(f"settings-language-{language}") for language in tongues]
        top = (say("study-anki-deck"), say("study-anki-pair", first=languages[0], second=languages[1]))
        named = [_as_part(self._shown.text(part)) for part in top]
        found: dict[tuple[str, ...], genanki.Deck] = {ABOVE: genanki.Deck(DECK, named[0])}
        for place in dict.fromkeys(part for one in ((), *places) for part in _up_to(one)):
            name = "::".join((*named, *(_as_part(self._called(part)) for part in _up_to(place)[1:])))
            found[place] = genanki.Deck(_deck_id(*tongues, *place), name)
        found[ABOVE].add_model(self._model)
        return found

    def _called(self, place: tuple[str, ...]) -> str:
        """What a deck is called."""
        last = place[-1]
        if last in (TERM, OWN, SENTENCE):
            return self._shown.text(say(f"study-kind-{last}"))
        if len(place) == 1:
            return self._shown.text(say(f"game-{last}"))
        return " / ".join(self._shown.text(self._lexicon.name_of(group)) for group in last.split(BOTH))

    def _note(self, word: str) -> KeptNote:
        pair, lexicon = self._pair, self._lexicon
        met = self._records.list.examples(word)
        example = lexicon.example(word, met, pair.asks)
        fields = [html.escape(field).replace("\n", "<br>") for field in self._fields(word)]
        fields[EXAMPLE] = html.escape(self._examples.text(example)) if example is not None else ""
        fields[SECOND_EXAMPLE] = html.escape(lexicon.line(example, pair.answers)) if example is not None else ""
        if picture := self._pictures.get(number_of(word), ""):
            fields[PICTURE] = f'<img src="{picture}">'
        ways = (pair, type(pair)(pair.answers, pair.asks))
        return KeptNote(
            [KeptCard(at, self._history.standing(word, way), self._moments) for at, way in enumerate(ways)],
            model=self._model, fields=fields, guid=genanki.guid_for("sakura", word, *sorted(pair)), due=self.count,
            tags=[
                kind_of(word), *(["met"] if met else []), *_belongs(word, lexicon), *_written_tags(word, lexicon),
                *([LEECH] if self._history.is_leech(word) else []),
            ],
        )

    def _fields(self, word: str) -> list[str]:
        """The fields of a note, without its examples and its picture."""
        pair, lexicon = self._pair, self._lexicon
        sides = [lexicon.side(word, language) for language in pair]
        readings = [
            with_ruby(_heard(side) if language == "ko" and self._romanised and not is_line(word) else side)
            for language, side in zip(pair, sides, strict=True)
        ]
        third = _third(pair, lexicon.languages)
        beside = lexicon.side(word, third).text if lexicon.has_sides(word, third) else ""
        return [*_common_fields(word, pair, lexicon, sides, readings), beside, ""]


def _file_name(number: str, picture: bytes) -> str:
    """What the file of a card's picture is called: another picture has another name, so that it replaces none."""
    digest = hashlib.blake2b(picture, digest_size=DIGEST_SIZE).hexdigest()
    return f"sakura-{OUTSIDE.sub('-', number.lower())}-{digest}.webp"


def _third(pair: Pair, languages: tuple[str, ...]) -> str:
    """The language that is neither asked nor answered."""
    return next(language for language in languages if language not in pair)


def _deck_id(*parts: str) -> int:
    """The id of a deck below ours, the same for ever."""
    digest = hashlib.sha256("\0".join(parts).encode()).digest()
    return DECK + 1 + int.from_bytes(digest[:8]) % DECKS


def _as_part(name: str) -> str:
    """A name as one part of a deck's name."""
    return name.replace("::", ":").strip()


def _up_to(place: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A place and all above it, from the top, which is that of the pair."""
    return [place[:count] for count in range(len(place) + 1)]


def _heard(korean: Side) -> Side:
    """A Korean word as it sounds: as a person wrote it, or else in Latin letters."""
    return korean if korean.reading else korean._replace(reading=sound_of(korean.text))


def _common_fields(
    word: str, pair: Pair, lexicon: Lexicon, sides: Sequence[Side], readings: Sequence[str]
) -> list[str]:
    """The fields of the languages of the pair."""
    owners = [_owner(word, lexicon, language) for language in pair]
    card = [lexicon.side(lexicon.card_of(word), language).text if kind_of(word) == CLAUSE else "" for language in pair]
    means = [_meaning(word, lexicon, language) for language in pair]
    return [
        word, sides[0].text, readings[0], sides[1].text, readings[1], *means, "", "", *card, *owners,
        lexicon.own.remark(word).note, *(_sentences(word, lexicon, language) for language in pair),
    ]


def _sentences(word: str, lexicon: Lexicon, language: str) -> str:
    """The sentences of one's own that belong to a word; a sentence says to which word it belongs."""
    own = lexicon.own.entries.get(word)
    there = [own.about] if own is not None and own.about else lexicon.own.sentences_of(word)
    return "\n".join(text for one in there if lexicon.knows(one) and (text := lexicon.side(one, language).text))


def _written_tags(word: str, lexicon: Lexicon) -> list[str]:
    """Tags that a person gave, as Anki takes them, and its own for a star."""
    remark = lexicon.own.remark(word)
    return [*("_".join(tag.split()) for tag in remark.tags), *(STARRED if remark.star else ())]


def with_ruby(side: Side) -> str:
    """A word with its reading as Anki sets it over the letters: ` 攻撃[こうげき]`; empty where there is none."""
    if not side.reading:
        return ""
    pairs = ruby_pairs(side.text, side.reading)
    if not any(reading for _, reading in pairs):
        pairs = _word_by_word(side)
    return "".join(f" {text}[{reading}]" if reading else text for text, reading in pairs).strip()


def _word_by_word(side: Side) -> Pairs:
    """How letters that are read as they are written, kana or Korean ones, are heard all the same: each word has its
    own reading, or all of it one where these aren't as many. Anki lays a reading over what stands after the last blank.
    """
    words, readings = side.text.split(), side.reading.split()
    if len(words) != len(readings):
        return ((UNBROKEN.join(words), UNBROKEN.join(readings)),)
    heard = ((word, reading if reading != word else "") for word, reading in zip(words, readings, strict=True))
    return tuple(part for one in heard for part in ((" ", ""), one))


def _meaning(word: str, lexicon: Lexicon, language: str) -> str:
    """What a word means, in one's own words too; what sort of card a name is of."""
    said = lexicon.meanings(word, language)
    if kind_of(word) != CARD:
        return "\n".join(said)
    sort = lexicon.line(lexicon.cards_of(word).kind_of(number_of(word)), language)
    return "\n".join((*said, sort))


def _owner(word: str, lexicon: Lexicon, language: str) -> str:
    """What brings the card that a word is on, by its name."""
    return " / ".join(lexicon.line(lexicon.name_of(group), language) for group in _groups(word, lexicon))


def _groups(word: str, lexicon: Lexicon) -> list[str]:
    """What brings the card that a word is on; of a card that two share, both."""
    game, colon, key = lexicon.group_of(word).rpartition(":")
    there = lexicon.groups()
    return [group for one in key.split("/") if (group := f"{game}{colon}{one}") in there]


def _belongs(word: str, lexicon: Lexicon) -> list[str]:
    """Tags below tags: what brings the card, the chapter of the rules that a term stands in."""
    if is_own(word):
        return []
    if kind_of(word) == TERM:
        found = chapter(lexicon.section(word, lexicon.languages[0]))
        return [f"chapter::{found}"] if found else []
    named = ((slot, group) for group in _groups(word, lexicon) for _, slot in lexicon.name_of(group).slots)
    return [f"{slot.kind}::{slot.key}" for slot, _group in named if isinstance(slot, Name)]


def _model(pair: Pair, languages: tuple[str, ...]) -> genanki.Model:
    """The note type of a pair of languages: the same whichever of them is asked in."""
    first, second = sorted(pair)
    number = languages.index(first) * len(languages) + languages.index(second)
    tongues = {"Asked": pair.asks, "Answered": pair.answers}
    tongues["Third"] = _third(pair, languages)
    templates = [
        {
            "name": f"{tongues[asked]} → {tongues[answered]}",
            "qfmt": _spoken(f"{{{{{asked}}}}}", tongues[asked], "word") + _card_of(asked, tongues[asked]),
            "afmt": _back(asked, answered, tongues),
        }
        for asked, answered in (("Asked", "Answered"), ("Answered", "Asked"))
    ]
    return genanki.Model(
        MODELS + number * 2 + (pair.asks > pair.answers),
        f"Sakura words {pair.asks}-{pair.answers}",
        fields=[{"name": name} for name in FIELDS],
        templates=templates,
        css=CSS + "".join(f".{language}{{font-family:{fonts}}}" for language, fonts in FONTS.items()),
    )


def _spoken(text: str, language: str, role: str) -> str:
    """A line of a card in a language, so that letters have the form of that language."""
    return f'<div lang="{language}" class="{role} {language}">{text}</div>'


def _card_of(side: str, language: str) -> str:
    """Which card a line stands on."""
    field = f"{side} card"
    return f"{{{{#{field}}}}}{_spoken(f'{{{{{field}}}}}', language, 'about')}{{{{/{field}}}}}"


def _read(side: str, language: str) -> str:
    """A word with its reading over it, where it has one."""
    ruby = f"{side} reading"
    read, plain = _spoken(f"{{{{furigana:{ruby}}}}}", language, "word"), _spoken(f"{{{{{side}}}}}", language, "word")
    return f"{{{{#{ruby}}}}}{read}{{{{/{ruby}}}}}{{{{^{ruby}}}}}{plain}{{{{/{ruby}}}}}"


def _back(asked: str, answered: str, tongues: dict[str, str]) -> str:
    """The other side: both words with their readings, what they mean, where they belong, where they were met."""
    parts = [_read(asked, tongues[asked]), "<hr id=answer>", _read(answered, tongues[answered])]
    for side in (answered, asked):
        parts.append(_card_of(side, tongues[side]))
        parts += [_spoken(f"{{{{{side} {what}}}}}", tongues[side], role) for what, role in (
            ("meaning", "meaning"), ("owner", "about"),
        )]
    examples = {"Asked": "Example", "Answered": "Answered example"}
    parts += [_spoken(f"{{{{{examples[side]}}}}}", tongues[side], "example") for side in (asked, answered)]
    parts += [_spoken(f"{{{{{side} sentences}}}}", tongues[side], "example") for side in (asked, answered)]
    parts.append(f"{{{{#Third}}}}{_spoken('{{Third}}', tongues['Third'], 'about')}{{{{/Third}}}}")
    parts.append('<div class="note">{{Note}}</div>')
    parts.append('{{#Picture}}<div class="picture">{{Picture}}</div>{{/Picture}}')
    return "".join(parts)
