"""Keys of this game's messages that no literal in the source spells."""

from __future__ import annotations

from tests.engine.text.families import Family

FAMILIES = (
    Family(("hololive-refusal-*",), "why something can't be done, by the reason's code", made="hololive-refusal-{}"),
    Family(
        ("hololive-line-collab", "hololive-line-bloom", "hololive-line-gift"), "an effect of a card, by its class",
        made="hololive-line-{}",
    ),
    Family(("hololive-line-skill-*",), "an oshi skill of a card, by its key", made="hololive-line-skill-{}"),
    Family(("hololive-told-skill-*",), "an oshi skill that was used, by its key", made="hololive-told-skill-{}"),
    Family(("hololive-answer-skill-*",), "an oshi skill that may be used, by its key", made="hololive-answer-skill-{}"),
    Family(("hololive-why-*",), "what an answer leads to, by the figure and its direction", made="{}-why-{}-{}"),
    # what stands on cards, by what names the card
    Family(("hololive-name-*",), "card names, by their key"),
    Family(("hololive-tag-*",), "tags, by their key"),
    Family(("card-*-art-*",), "names of arts, by the card's message and their key"),
    Family(
        ("card-*-oshi", "card-*-sp", "card-*-collab", "card-*-bloom", "card-*-gift"),
        "names of oshi skills and of effects, by the card's message and their key or class",
    ),
    # the building of decks
    Family(("hololive-filter-*",), "what is printed on cards that are looked for", made="{}-filter-{}"),
    Family(("hololive-deck-*",), "a section of a game deck, by its key", made="{}-deck-{}"),
    Family(("hololive-count-*",), "how many cards a section has, by its key", made="{}-count-{}"),
    # words of cards
    Family(("hololive-amount-*",), "what is counted, by the area it lies in"),
    Family(
        ("hololive-counted-cheer", "hololive-counted-stack", "hololive-counted-support"),
        "what a holomem has on it and is counted, by the area", made="hololive-counted-{}",
    ),
    Family(("hololive-stated-*",), "what a holomem has on it, by the colour of its cheer"),
    Family(("hololive-each-*",), "one of what is counted, by what is"),
    Family(("hololive-at-*",), "at a point of a step, by the step"),
    Family(("hololive-cannot-*",), "what a holomem can't do, by the name of the ban"),
    Family(("hololive-may-*",), "what a holomem may do, by the name of the permission"),
    Family(("hololive-card-*",), "cards of a sort, by the trait"),
    Family(("hololive-change-*",), "a figure that is changed, by the figure", made="hololive-change-{}"),
    Family(("hololive-wounds-*",), "damage that is changed, by dealt or taken", made="hololive-wounds-{}"),
    Family(("hololive-condition-life-*",), "a player's life beside the other's, by how", made="{}-{}"),
    Family(("hololive-condition-turn-*",), "whose turn it is, by whose"),
    Family(("hololive-for-*",), "how long something lasts, by the time"),
    Family(("hololive-look-take-*",), "where cards go that were looked at, by the area", made="hololive-look-take-{}"),
    Family(("hololive-look-rest-*",), "what becomes of the others, by the area", made="hololive-look-rest-{}"),
    Family(("hololive-step-*",), "what is done, by where cards go or come from, or by how many"),
    Family(("hololive-word-*",), "a word in the name of cards, by the word"),
)  # fmt: skip
