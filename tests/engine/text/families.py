"""Keys that no literal in the source spells: each family with the keys it stands for and why it is made at run time."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import NamedTuple


class Family(NamedTuple):
    """Keys made at run time."""

    keys: tuple[str, ...]
    """What they are, `*` for anything."""
    reason: str
    made: str = ""
    """The f-string that makes them, its holes as `{}`, where none of `keys` begins as it does."""


COMMON = (
    # the words machinery
    Family(("card-*",), "the names of cards, by their numbers (engine.text.catalog.card_message_id)"),
    Family(("game-*",), "what a game is called, by its key"),
    Family(("megami-*",), "the names of megami and their forms, by key"),
    Family(("list-and*", "list-or*", "list-comma*", "list-then*"), "lists, by their joiner and length (Renderer)"),
    # clauses and the journal
    Family(("line-*",), "a line of a card's text, by the classes of its effect"),
    Family(("attack-*",), "an attack by its part in the text: this one, the one reacted to"),
    Family(("cancel-*",), "what of an attack is cancelled"),
    Family(("cannot-*",), "what a player can't do, by the name of the ban; why a file can't be opened or saved"),
    Family(("phase-*",), "at a point of a phase, by its timing"),
    Family(("quoted-*",), "an effect of an attack in a text, by its class"),
    Family(("title-*",), "a name that a card prints before a condition and no rule defines"),
    Family(("may-use-this-without-*",), "a use of the card itself, by what isn’t paid"),
    Family(("adjust-*",), "a figure that a use changes, by the figure"),
    Family(("title-*",), "the names that cards print before a condition, no terms of the rules"),
    Family(("this-card-*",), "what keywords a card gains and loses"),
    Family(("use-without-*",), "what isn’t paid for a use, by what is waived"),
    Family(("to-*",), "where a card goes, by the area or the end of the deck"),
    Family(("this-card-*",), "what a card gains or loses, by which of both"),
    Family(("given-to-*",), "where a card goes that is given to the opponent, by the area or the end of the deck"),
    Family(("amount-*",), "what an amount counts, by the counter it asks"),
    Family(("counted-*",), "the cards that an amount counts, by their pile"),
    Family(("basic-any-*",), "how many basic actions of one's choice, by how"),
    Family(("basic-but-*",), "how many basic actions but some, by how"),
    Family(("basic-named-*",), "how many basic actions of a kind, by how"),
    Family(("compare-*",), "a comparison, by its sign"),
    Family(("damage-to-*",), "damage, by the area that it is dealt to"),
    Family(("condition-headwind", "condition-tailwind"), "which wind a player has"),
    Family(("journey-set-off", "journey-go-on"), "what the rules of a journey do, by what a card asks for"),
    Family(("later-*",), "something put off, by the time that it waits for"),
    Family(("now-and-*",), "a step that is done again later, by when"),
    Family(("reckon-*",), "an amount reckoned from two, by how"),
    Family(("vigor-*",), "a change of vigor, by how"),
    Family(("range-growth*", "range-shrinking*"), "range made longer or shorter, at one end or both", made="{}-both"),
    Family(("rulebook-*",), "why a rule document can't be read, by its code; buttons, views and parts of the rulebook"),
    # what each game says at a table, by its key
    Family(("game-*",), "what a game is called, by its key"),
    *(
        Family((f"*-{what}",), f"{why}, by the game", made=f"{{}}-{what}")
        for what, why in (
            ("area", "an area"), ("turn-line", "the turn and its phase"), ("item-card", "a card to those who listen"),
            ("item-piece", "a piece to those who listen"), ("back", "a card's back"), ("copy-of", "a copy"),
            ("short", "an area where there is little room"), ("phase", "a phase"),
            ("seen", "what is written over the board where something comes to nothing or falls"),
            ("goes-first", "who takes the first turn, over the board"),
            ("panel", "a component"), ("counter", "a component's counter"),
            ("pieces", "how many plain pieces lie on a component"),
            ("rechoose", "a button that goes back to the choice"),
            ("home-subtitle", "what the first screen says"), ("about-rules", "by which rules it is played"),
            ("home-new", "how a match begins"),
        )
    ),
    Family(
        ("*-again-detail", "*-same-detail", "*-rechoose-detail"), "what playing once more begins with, by game and way",
        made="{}-{}-detail",
    ),
    Family(("*-tale-*",), "what is counted at the end, by the game and the figure"),
    Family(("*-lesson-*",), "what a lesson is called, asks and says, by the game, the lesson and the step"),
    Family(("lesson-*",), "buttons beside a lesson, by what they do"),
    Family(("lesson-*-tip",), "what these do, in words"),
    Family(("puzzle-*",), "buttons beside a puzzle, by what they do; how a try at it stands"),
    Family(("puzzle-*-tip",), "what these do, in words"),
    Family(("puzzles-*",), "a puzzle in the list, by whether it is solved"),
    Family(("puzzles-*-name",), "the same in words"),
    Family(("lessons-*",), "a lesson in the list, by how far it has come"),
    # the screen
    Family(("deck-build-*",), "a tool over a deck being built, by what it does"),
    Family(
        ("*-build-new", "*-build-for", "*-build-window", "*-build-whole", "*-left", "*-search-hint", "*-filter"),
        "what the page on which decks are built says of a game’s own, by the game",
    ),
    Family(
        ("*-choose-window", "*-begin", "*-begins", "*-begins-by"), "what the choice of decks says, by the game",
    ),
    Family(("build-*",), "buttons, counts and refusals of deck building, by the kind of card"),
    Family(("cards-*",), "headings of cards, by their kind"),
    Family(("deck-code-*",), "what is wrong with a deck code, by the error's code"),
    Family(("help-*",), "chapters of the help, by matter"),
    Family(("help-*-text",), "their texts"),
    Family(("home-*",), "buttons of the home screen, by where they lead"),
    Family(("home-*-detail",), "their second lines"),
    Family(("seats-*", "seats-*-detail"), "who may sit at the table, by the choice and its value"),
    Family(("settings-pace-*", "settings-motion-*"), "how fast what happens is shown, and whether it moves"),
    Family(("computer-*",), "buttons of a table at which a computer plays, by what they do"),
    Family(("keys-*",), "keys of the keyboard, by what they do"),
    Family(("keys-*-text",), "what they do, in words"),
    Family(("menu-*",), "menus and their entries, by action"),
    Family(("replay-*",), "buttons of the replay, by what they do"),
    Family(("result-*",), "buttons of the result, by where they lead"),
    Family(("result-*-detail",), "their second lines"),
    Family(("study-any-*", "study-pick-*", "study-state-*"), "choices above the list of words, by what is chosen"),
    Family(("study-aside-*", "study-was-*"), "how a word can be put aside, and that it was, by how"),
    Family(("study-list-*",), "what is done with chosen words of the list, by how they are put aside"),
    Family(("study-wait-*",), "how long a word waits, by the unit"),
    Family(("study-ask-*",), "how a word is asked, by the exercise"),
    Family(("study-closed-*",), "what can be done about a file of words that can't be opened, by the way on"),
    Family(("study-column-*",), "columns of words"),
    Family(("study-grade-*",), "grades of an answer"),
    Family(("study-kind-*",), "kinds of words"),
    Family(("study-language-*",), "languages, as a sentence names them"),
    Family(("study-origin-*",), "where a word came from"),
    Family(("study-source-*",), "where words can be taken from"),
    Family(("study-tab-*",), "pages of the room of words"),
    Family(("study-today-*",), "parts of today's queue"),
    Family(
        tuple(
            f"study-{what}{tip}" for what in ("anki", "table", "import", "backup", "restore") for tip in ("", "-tip")
        ),
        "what can be done with files of words, by what", made="study-{}",
    ),
    Family(("aloud-*",), "how signs are said, by what they mean"),
    Family(("reading-*",), "elements that may speak a language of their own, by name"),
    Family(("settings-*",), "settings, their choices and notes, by the name of the setting"),
)


def of_games() -> tuple[Family, ...]:
    """Those of each game whose tests are there: `tests/engine/<game>/families.py`."""
    folders = sorted(path.parent.name for path in Path(__file__).parents[1].glob("*/families.py"))
    modules = (import_module(f"tests.engine.{name}.families") for name in folders if name != Path(__file__).parent.name)
    return tuple(family for module in modules for family in module.FAMILIES)


FAMILIES = (*COMMON, *of_games())
