"""The decks of Gate Ruler (chapter 5): a ruler, and the fifty cards that it leads."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from engine.gateruler.door import (
    DECK_SIZE,
    DECKS,
    EVERY_NUMBER,
    RULERS,
    SideSetup,
    card_face,
    card_text,
    check_deck,
    may_add,
    most_copies,
    part_of,
    refusal,
)
from engine.text.phrase import Name, Phrase, say
from sakura_desktop.decks.deck_kind import DeckKind, Facet, Section
from sakura_desktop.gateruler.deck_curve import DeckCurve
from sakura_desktop.gateruler.words import attribute, faction, term

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Refusal
    from engine.gateruler.door import Part
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

KINDS: Final = ("ruler", "unit", "event", "field")
TIMINGS: Final = ("normal", "instant")


class GateRulerDecks(DeckKind[SideSetup]):
    """What the rules say of them, and by what its cards are sought."""

    key = "gateruler"
    sections = (Section("ruler", 1, (86, 86)), Section("deck", DECK_SIZE, (70, 120)))
    numbers = EVERY_NUMBER

    def section_of(self, number: str) -> str:
        """By its kind."""
        return part_of(number)

    def cards_of(self, deck: SideSetup) -> Iterable[str]:
        """The ruler and its cards."""
        return (*([deck.ruler] if deck.ruler else ()), *deck.deck)

    def deck_of(self, cards: Mapping[str, Sequence[str]]) -> SideSetup:
        """What a player would bring."""
        return SideSetup(ruler=next(iter(cards["ruler"]), ""), deck=tuple(cards["deck"]))

    def ready(self) -> Sequence[tuple[Phrase, SideSetup]]:
        """The decks of this program, which every ruler may lead, each with another."""
        return [
            (deck_called(key), SideSetup(ruler=RULERS[place % len(RULERS)], deck=cards))
            for place, (key, cards) in enumerate(DECKS.items(), start=1)
        ]

    def may_add(self, number: str, section: str, chosen: Mapping[str, int]) -> Refusal | None:
        """By chapter 5, and by what the ruler lets a deck hold."""
        ruler = next((one for one in chosen if part_of(one) == "ruler"), "")
        deck = {one: count for one, count in chosen.items() if part_of(one) == "deck"}
        refused = may_add(number, cast("Part", section), ruler, deck)
        return refusal(refused) if refused is not None else None

    def wrong(self, deck: SideSetup) -> Refusal | None:
        """Why the ruler may not lead these cards."""
        refused = check_deck(deck.ruler, deck.deck)
        return refusal(refused) if refused is not None else None

    def most(self, number: str) -> int | None:
        """One of a Legendary card, four of any other."""
        return most_copies(number) if part_of(number) == "deck" else None

    def facets(self) -> Sequence[Facet]:
        """Faction, kind of card, level, attribute (first what most cards have), keyword or icon."""
        faces = [card_face(number) for number in EVERY_NUMBER]
        factions = dict.fromkeys(face.faction for face in faces if face.faction)
        levels = sorted({face.level for face in faces if face.ruler is None})
        attributes = [key for key, _ in Counter(key for face in faces for key in face.attributes).most_common()]
        keywords = dict.fromkeys(key for face in faces for key in (*face.keywords, *face.marks))
        return (
            Facet("faction", [(key, faction(key)) for key in factions], lambda one, key: card_face(one).faction == key),
            Facet("kind", [(key, term(key)) for key in (*KINDS, *TIMINGS)], _is_of_kind),
            Facet("level", [(one, say("gateruler-curve-row", level=one)) for one in levels], _is_of_level),
            Facet("attribute", [(key, attribute(key)) for key in attributes], _has_attribute),
            Facet("keyword", [*((key, term(key)) for key in keywords), ("legendary", term("legendary"))], _has_keyword),
        )

    def text(self, number: str) -> Iterable[Phrase]:
        """Its attributes, its faction and its text."""
        face = card_face(number)
        terms = (*(attribute(key) for key in face.attributes), *([faction(face.faction)] if face.faction else ()))
        return (*(say("deck-filter-value", what=what) for what in terms), *card_text(number))

    def rank(self, number: str) -> tuple[int, ...]:
        """By level; units before events before fields."""
        face = card_face(number)
        return (face.level, KINDS.index(face.kind))

    def curve(self, name: str, words: Words, look: Appearance, parent: QWidget) -> DeckCurve:
        """A bar for each level."""
        return DeckCurve(name, words, look, parent)

    def about(self, deck: SideSetup) -> Phrase:
        """What its levels come to."""
        return say("gateruler-deck-about", level=sum(card_face(number).level for number in deck.deck))

    def wish(self, deck: SideSetup, words: Words) -> str:
        """After its ruler."""
        return words.of("card-name").card(deck.ruler).text if deck.ruler else words.say("deck-new")

    def same(self, one: SideSetup, other: SideSetup) -> bool:
        """The same cards, whichever ruler leads them: that is chosen beside the deck."""
        return Counter(one.deck) == Counter(other.deck)


def deck_called(key: str) -> Phrase:
    """A ready deck by name."""
    return say("gateruler-called", name=Name("deck", key))


def _is_of_kind(number: str, kind: str) -> bool:
    """A kind of card, or the timing of an event."""
    face = card_face(number)
    return kind in (face.kind, face.timing)


def _is_of_level(number: str, level: int) -> bool:
    face = card_face(number)
    return face.ruler is None and face.level == level


def _has_attribute(number: str, key: str) -> bool:
    return key in card_face(number).attributes


def _has_keyword(number: str, key: str) -> bool:
    """A keyword, an icon, or that it is Legendary."""
    face = card_face(number)
    return face.legendary if key == "legendary" else key in (*face.keywords, *face.marks)
