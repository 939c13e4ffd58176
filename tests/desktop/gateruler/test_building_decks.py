"""Rulers and their decks on the screen (chapter 5): built by drag, click and key, refused by rule, kept, played."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest

from engine.cardgame.deck_code import BadDeckCode, CardWriting
from engine.gateruler.door import DECK_SIZE, DECKS, EVERY_NUMBER, RULERS, SideSetup, card_face, check_deck, deck_code
from engine.gateruler.refusals import REASONS
from sakura_desktop.decks import build_screen, decks_screen, desk
from sakura_desktop.decks.card_search import CardSearch
from sakura_desktop.decks.saved_decks import SavedDeck
from sakura_desktop.gateruler.deck_kind import GateRulerDecks
from sakura_desktop.gateruler.pictures.colours import colour
from sakura_desktop.gateruler.saved_decks import SavedDecks
from sakura_desktop.widgets.card_rows import CARD_MIME
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, drop, program, said_by, to_the_choice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.decks.build_screen import BuildScreen
    from sakura_desktop.gateruler.side_choice import SideChoiceScreen
    from sakura_desktop.program import Program
    from sakura_desktop.widgets.card_rows import CardView

APPRENTICE, KNIGHT, WIZARD, OVERLORD = "GR-A1", "GR-K11", "GR-W23", "GR-O15"
FIRST, SECOND = (SideSetup(ruler=KNIGHT, deck=cards) for cards in DECKS.values())
FACES = {number: card_face(number) for number in EVERY_NUMBER}
PLAIN = [number for number, face in FACES.items() if face.kind != "ruler" and not face.legendary]
LEGENDS = [number for number, face in FACES.items() if face.legendary]


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, game="gateruler", curtain=False) as whole:
        yield whole


@pytest.fixture
def choice(made: Program) -> SideChoiceScreen:
    to_the_choice(made)
    screen: SideChoiceScreen = made.flow.preparation.choose  # type: ignore[attr-defined]  # of a game with decks
    return screen


@pytest.fixture
def screen(made: Program, choice: SideChoiceScreen) -> BuildScreen[SideSetup]:
    """An empty deck, built for the first player."""
    click(choice.sides[0].build)
    build: BuildScreen[SideSetup] = made.flow.preparation.build  # type: ignore[attr-defined]  # as above
    assert made.window.current == "gateruler-build"
    build.history.open()
    settle()
    return build


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
    settle()


def spot(view: CardView, number: str) -> QPoint:
    index = next(one for row in range(len(view.row)) if view.key_at(one := view.row.index(row)) == number)
    view.scrollTo(index)
    settle()
    return view.visualRect(index).center()


def drag(screen: BuildScreen[SideSetup], number: str, section: str) -> None:
    view = screen.place.views[section]
    drop(view.viewport(), CARD_MIME, number, view.viewport().rect().center())


def of_factions(*factions: str) -> list[str]:
    return [number for number in PLAIN if FACES[number].faction in factions]


# --- into the deck and out


def test_a_whole_deck_is_built_by_mouse_kept_and_played_with(
    screen: BuildScreen[SideSetup], choice: SideChoiceScreen, made: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "ask_text", lambda *_asked: "Dragons")
    drag(screen, WIZARD, "ruler")
    view = screen.pool.view
    for number in of_factions("volnar", "atlas")[:13]:
        place = spot(view, number)
        for _ in range(4):
            if screen.history.total("deck") < DECK_SIZE:
                click(view.viewport(), place)
    built = screen.history.built
    assert check_deck(built.ruler, built.deck) is None
    assert screen.status.text() == made.words.say("gateruler-build-whole")
    click(screen.tools.buttons["keep"])
    kept = made.kept["gateruler"]
    assert [one.name for one in kept.decks()] == ["Dragons"]
    click(screen.done)
    assert made.window.current == "gateruler-choose"
    side = choice.sides[0]
    assert (side.ruler, side.decks.current.kept) == (WIZARD, "Dragons")
    click(choice.begin_button)
    setup = made.flow.rooms.duel.session.duel.setup
    assert (setup.sides[0].ruler, Counter(setup.sides[0].deck)) == (WIZARD, Counter(built.deck))


def test_by_keyboard_alone(screen: BuildScreen[SideSetup], made: Program) -> None:
    line, view, number = screen.pool.line, screen.pool.view, PLAIN[0]
    assert made.window.focusWidget() is line
    for sought, keys in ((OVERLORD, "r"), (number, "r +-+")):
        line.setFocus()
        line.clear()
        QTest.keyClicks(line, sought)
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert view.current() == sought
        named = {"r": Qt.Key.Key_Return, " ": Qt.Key.Key_Space, "+": Qt.Key.Key_Plus, "-": Qt.Key.Key_Minus}
        for key in keys:
            QTest.keyClick(view, named[key])
    assert screen.history.built == SideSetup(ruler=OVERLORD, deck=(number,) * 3)
    deck = screen.place.views["deck"]
    deck.setFocus()
    QTest.keyClick(deck, Qt.Key.Key_Plus)
    assert screen.history.count(number) == 4
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Return):
        QTest.keyClick(deck, key)
    assert screen.history.count(number) == 2


def test_another_ruler_takes_the_place_of_the_one_there_and_cards_go_back(screen: BuildScreen[SideSetup]) -> None:
    for number, section in ((KNIGHT, "ruler"), (PLAIN[0], "deck"), (WIZARD, "ruler")):
        drag(screen, number, section)
    assert screen.history.built == SideSetup(ruler=WIZARD, deck=(PLAIN[0],))
    for number in (WIZARD, PLAIN[0]):
        drop(screen.pool.view.viewport(), CARD_MIME, number, QPoint(20, 20))
    assert screen.history.empty
    screen.undo()
    screen.undo()
    assert screen.history.built == SideSetup(ruler=WIZARD, deck=(PLAIN[0],))


def test_a_ready_deck_is_changed_and_taken_under_no_name(choice: SideChoiceScreen, made: Program) -> None:
    side = choice.sides[0]
    side.take_ruler(OVERLORD)
    click(side.build)
    build = made.window.current_screen
    assert build.history.built.ruler == OVERLORD
    assert Counter(build.history.built.deck) == Counter(DECKS[side.ready])
    spare = next(number for number in of_factions("volnar", "atlas") if number not in FIRST.deck)
    build.history.remove(FIRST.deck[0])
    assert build.history.add(spare) is None
    changed = build.history.built
    click(build.done)
    assert made.window.current == "gateruler-choose"
    assert (side.decks.current.sort, side.ruler, side.setup) == ("own", OVERLORD, changed)
    assert made.words.say("deck-built") in side.decks.list.item(0).text()
    click(choice.begin_button)
    assert made.flow.rooms.duel.session.duel.setup.sides[0].deck == changed.deck


# --- what is refused, each with its section


def refused(screen: BuildScreen[SideSetup], number: str, section: str, code: str) -> None:
    """The card stays out, and the section of the rule is said."""
    before = screen.history.built
    drag(screen, number, section)
    assert screen.history.built == before
    assert screen.status.property("warning")
    said = screen.kind.may_add(number, section, screen.history.cards)
    assert said is not None
    assert said.section in screen.status.text()
    assert said.phrase.key == f"gateruler-refusal-{code}"
    assert code in REASONS


def test_a_card_where_it_does_not_belong(screen: BuildScreen[SideSetup]) -> None:
    refused(screen, PLAIN[0], "ruler", "not-a-ruler")
    refused(screen, KNIGHT, "deck", "not-for-the-deck")


def test_the_fifth_of_a_name_and_the_second_of_a_legend(screen: BuildScreen[SideSetup]) -> None:
    for _ in range(4):
        drag(screen, PLAIN[0], "deck")
    refused(screen, PLAIN[0], "deck", "too-many-copies")
    drag(screen, LEGENDS[0], "deck")
    refused(screen, LEGENDS[0], "deck", "legend-twice")
    marks = screen.pool.view.row._marks
    assert (marks[PLAIN[0]].sign, marks[LEGENDS[0]].sign) == ("4/4", "1/1")


def test_no_card_more_than_a_deck_has(screen: BuildScreen[SideSetup]) -> None:
    screen.history.bring(FIRST)
    spare = next(number for number in of_factions("volnar", "atlas") if number not in FIRST.deck)
    refused(screen, spare, "deck", "deck-size")


def test_what_the_ruler_lets_a_deck_hold(screen: BuildScreen[SideSetup]) -> None:
    draft = screen.history
    drag(screen, KNIGHT, "ruler")
    for faction in ("volnar", "atlas"):
        drag(screen, of_factions(faction)[0], "deck")
    refused(screen, of_factions("wonder")[0], "deck", "too-many-factions")
    counters = [number for number in of_factions("volnar", "atlas") if "cnt" in FACES[number].marks]
    draft.open(SideSetup(ruler=KNIGHT, deck=tuple(counters[:4] * 4)))
    refused(screen, counters[4], "deck", "too-many-counters")
    of_two = [number for number in LEGENDS if FACES[number].faction in ("volnar", "atlas")]
    draft.open(SideSetup(ruler=KNIGHT, deck=tuple(of_two[:2])))
    refused(screen, of_two[2], "deck", "too-many-legends")


def test_the_deck_level_of_the_ruler_and_another_ruler_that_has_none(screen: BuildScreen[SideSetup]) -> None:
    draft = screen.history
    high = sorted(of_factions("volnar", "atlas"), key=lambda number: -FACES[number].level)
    draft.open(SideSetup(ruler=APPRENTICE, deck=()))
    number = next(one for _ in range(20) for one in high if draft.count(one) < 4 and draft.add(one) is not None)
    assert sum(FACES[one].level for one in draft.built.deck) <= 50
    refused(screen, number, "deck", "deck-level")
    drag(screen, KNIGHT, "ruler")
    assert draft.add(number) is None
    drag(screen, APPRENTICE, "ruler")
    assert draft.built.ruler == APPRENTICE, "a ruler can be taken whatever the deck is by then"


def test_a_deck_that_is_not_finished_is_not_taken(screen: BuildScreen[SideSetup], made: Program) -> None:
    for side, key in (
        (SideSetup(ruler="", deck=FIRST.deck), "no-ruler"), (SideSetup(ruler=KNIGHT, deck=FIRST.deck[1:]), "deck-size"),
    ):  # fmt: skip
        screen.history.open(side)
        click(screen.done)
        assert made.window.current == "gateruler-build"
        assert screen.status.property("warning")
        wrong = screen.history.wrong()
        assert wrong is not None
        assert wrong.phrase.key == f"gateruler-refusal-{key}"


# --- codes, names, files


@pytest.mark.parametrize("cards", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("ruler", ["", *RULERS])
def test_every_ready_deck_goes_over_the_clipboard_as_a_code(
    screen: BuildScreen[SideSetup], ruler: str, cards: tuple[str, ...]
) -> None:
    side = SideSetup(ruler=ruler, deck=cards)
    screen.history.bring(side)
    click(screen.tools.buttons["copy"])
    assert QGuiApplication.clipboard().text() == deck_code(side)
    click(screen.tools.buttons["clear"])
    click(screen.tools.buttons["paste"])
    built = screen.history.built
    assert (built.ruler, Counter(built.deck)) == (ruler, Counter(cards))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no code", "shape"), (deck_code(FIRST)[:-1] + "z", "check"),
        (CardWriting("holo1", ["A-001"]).code("A-001", ["A-001"], []), "game"),
        (CardWriting("gate2", EVERY_NUMBER).code(KNIGHT, FIRST.deck), "version"),
        (CardWriting("gate1", ["GR-999"]).code("", ["GR-999"]), "unknown"),
    ],
)  # fmt: skip
def test_a_foreign_or_damaged_code_is_refused_with_a_sentence(
    screen: BuildScreen[SideSetup], made: Program, text: str, code: str
) -> None:
    screen.history.bring(FIRST)
    QGuiApplication.clipboard().setText(text)
    click(screen.tools.buttons["paste"])
    with pytest.raises(BadDeckCode) as error:
        made.kept["gateruler"].read(text)
    assert error.value.code == code
    assert screen.status.text().endswith(made.words.text(desk.code_trouble(error.value)))
    assert Counter(screen.history.built.deck) == Counter(FIRST.deck)


def test_whoever_leaves_what_is_not_kept_is_asked(
    screen: BuildScreen[SideSetup], made: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    drag(screen, PLAIN[0], "deck")
    answers = iter([False, True])
    monkeypatch.setattr(build_screen, "confirm", lambda *_asked: next(answers))
    screen.cancelled.emit()
    assert made.window.current == "gateruler-build"
    screen.cancelled.emit()
    assert made.window.current == "gateruler-choose"


def test_kept_decks_are_built_renamed_and_thrown_away_beside_those_of_other_games(
    made: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = made.kept["gateruler"]
    kept.keep("Dragons", FIRST)
    made.flow.ask("decks")
    page = made.flow.rooms.page("decks")
    assert page is not None
    for module in (decks_screen, desk):
        monkeypatch.setattr(module, "ask_text", lambda *_asked: "Steel")
    monkeypatch.setattr(decks_screen, "confirm", lambda *_asked: True)
    click(page._tools["rename"])  # type: ignore[attr-defined]  # a list of decks
    click(next(button for button in page._of_deck if button.objectName() == "decks.edit"))  # type: ignore[attr-defined]
    assert made.window.current == "gateruler-workshop"
    build = made.window.current_screen
    build.history.remove(FIRST.deck[0])
    click(build.done)
    assert made.window.current == "decks"
    again = SavedDecks(kept.path)
    assert [one.name for one in again.decks()] == ["Steel"]
    side = again.deck(again.decks()[0])
    assert side is not None
    assert (side.ruler, len(side.deck)) == (KNIGHT, DECK_SIZE - 1)
    assert made.words.say("gateruler-build-new") not in said_by(page)
    click(page._tools["remove"])  # type: ignore[attr-defined]
    assert kept.decks() == ()
    assert len({made.kept[key].path for key in ("sakura", "hololive", "gateruler")}) == 3


def test_a_damaged_file_of_decks_is_put_aside_and_said(made: Program) -> None:
    kept = made.kept["gateruler"]
    kept.keep("Dragons", FIRST)
    whole = kept.path.read_text("utf-8")
    kept.path.write_text(whole[: len(whole) // 2], "utf-8")
    again = SavedDecks(kept.path)
    assert again.decks() == ()
    assert again.trouble is not None
    assert again.trouble.kept is not None
    assert again.trouble.kept.read_text("utf-8") == whole[: len(whole) // 2]
    kept.path.write_text(whole.replace('"decks": [', '"decks": [{"name": 5}, '), "utf-8")
    again = SavedDecks(kept.path)
    assert [one.name for one in again.decks()] == ["Dragons"]
    assert again.trouble is not None


def test_a_kept_deck_that_cannot_be_read_stays_in_the_list_and_is_not_offered(
    made: Program, choice: SideChoiceScreen
) -> None:
    kept = made.kept["gateruler"]
    code = CardWriting("gate9", EVERY_NUMBER).code(KNIGHT, FIRST.deck)
    kept.put(SavedDeck("Later", code))
    assert choice.sides[0].decks.list.count() == len(DECKS)
    made.flow.ask("decks")
    page = made.flow.rooms.page("decks")
    assert page is not None
    assert page.list.count() == 1  # type: ignore[attr-defined]  # a list of decks
    assert made.words.say("decks-unreadable", code=code) in said_by(page)


# --- at the choice


def test_a_kept_deck_is_taken_with_its_ruler_which_may_be_changed(choice: SideChoiceScreen, made: Program) -> None:
    made.kept["gateruler"].keep("Fair", SideSetup(ruler=OVERLORD, deck=FIRST.deck[::-1]))
    side = choice.sides[1]
    side.decks.list.setCurrentRow(0)
    assert (side.ruler, side.decks.current.kept) == (OVERLORD, "Fair")
    side.take_ruler(WIZARD)
    made.kept["gateruler"].keep("Other", SECOND)
    assert (side.ruler, side.decks.current.kept) == (WIZARD, "Fair"), "another deck that is kept changes nothing"
    click(choice.begin_button)
    assert made.flow.rooms.duel.session.duel.setup.sides[1].ruler == WIZARD


def test_an_unfinished_deck_does_not_begin_a_duel(choice: SideChoiceScreen, made: Program) -> None:
    made.kept["gateruler"].keep("Half", SideSetup(ruler=KNIGHT, deck=FIRST.deck[:20]))
    choice.sides[0].decks.list.setCurrentRow(0)
    assert made.words.say("deck-unfinished") in choice.sides[0].decks.list.item(0).text()
    click(choice.begin_button)
    assert made.window.current == "gateruler-choose"
    assert choice.status.property("warning")


def test_a_computer_brings_a_kept_deck_where_one_is_chosen_for_it(choice: SideChoiceScreen, made: Program) -> None:
    choice.seat(("", "adept"))
    computer = choice.sides[1]
    assert not computer.brings.isVisibleTo(choice), "nothing is kept"
    made.kept["gateruler"].keep("Half", SideSetup(ruler=KNIGHT, deck=FIRST.deck[:20]))
    made.kept["gateruler"].keep("Fair", SideSetup(ruler=OVERLORD, deck=SECOND.deck))
    assert computer.brings.isVisibleTo(choice)
    assert computer.setup is None
    assert computer.brings.findData("Half") < 0
    computer.brings.setCurrentIndex(computer.brings.findData("Fair"))
    settle()
    assert computer._note.text() == made.words.say("gateruler-computer-brings", own="no")
    assert "Fair" in choice.about.text()
    told: list[tuple[SideSetup | None, ...]] = []
    choice.chosen.disconnect()
    choice.chosen.connect(told.append)
    choice.go_on()
    own = told[0][1]
    assert own is not None
    assert (own.ruler, Counter(own.deck)) == (OVERLORD, Counter(SECOND.deck))


def test_what_a_person_chose_for_a_computer_is_not_waited_for(made: Program) -> None:
    builders = made.flow.duelling.builders
    builders.want(1, None, None)
    told: list[object] = []
    builders.complete((FIRST, SECOND), told.append)
    assert told == [(FIRST, SECOND)]
    assert builders._task == 0
    made.flow.duelling.thinking.close()


def test_again_begins_with_a_deck_that_is_under_no_name(choice: SideChoiceScreen) -> None:
    spare = next(number for number in of_factions("volnar", "atlas") if number not in FIRST.deck)
    own = SideSetup(ruler=OVERLORD, deck=(*FIRST.deck[1:], spare))
    choice.begin((own, SECOND))
    assert [side.decks.current.sort for side in choice.sides] == ["own", "ready"]
    assert choice.sides[0].setup == own


# --- what is sought


def test_cards_are_found_in_every_language_and_by_what_is_printed(made: Program) -> None:
    search = CardSearch(made.words, GateRulerDecks())
    assert search.found("gr-w23") == (WIZARD,)
    by = {
        "faction": ("wonder", lambda face: face.faction == "wonder"),
        "kind": ("event", lambda face: face.kind == "event"),
        "level": (2, lambda face: face.kind != "ruler" and face.level == 2),
        "attribute": ("dragon", lambda face: "dragon" in face.attributes),
        "keyword": ("vigilance", lambda face: "vigilance" in face.keywords),
    }
    for name, (value, holds) in by.items():
        found = search.found(printed={name: value})
        assert found == tuple(number for number in EVERY_NUMBER if holds(FACES[number])), name
        assert found
    assert search.found(printed={"keyword": "legendary"}) == tuple(one for one in EVERY_NUMBER if one in LEGENDS)
    assert {*search.found(printed={"kind": "instant"})} < {*search.found(printed={"kind": "event"})}
    for text in ("ドラゴン", "dragon", "드래곤"):
        assert search.found(text), text
    assert search.found("nobody has that name") == ()


def test_attributes_that_most_cards_have_are_offered_first() -> None:
    (attributes,) = (facet.values for facet in GateRulerDecks().facets() if facet.name == "attribute")
    many = [sum(key in face.attributes for face in FACES.values()) for key, _ in attributes]
    assert many == sorted(many, reverse=True)


def test_filters_together_and_show_all(screen: BuildScreen[SideSetup]) -> None:
    boxes = screen.pool.boxes
    assert list(boxes) == ["faction", "kind", "level", "attribute", "keyword"]
    boxes["faction"].setCurrentIndex(boxes["faction"].findData("atlas"))
    boxes["level"].setCurrentIndex(boxes["level"].findData(0))
    shown = screen.pool.view.row._numbers
    assert shown == [one for one in PLAIN + LEGENDS if (FACES[one].faction, FACES[one].level) == ("atlas", 0)]
    click(screen.pool.all)
    assert len(screen.pool.view.row) == len(EVERY_NUMBER)


def test_the_curve_is_of_the_deck_alone(screen: BuildScreen[SideSetup]) -> None:
    screen.history.bring(FIRST)
    bars = screen.place.curve.bars()
    assert sum(bar.total for bar in bars) == DECK_SIZE
    assert [bar.total for bar in bars if bar.total] == [
        count for _, count in sorted(Counter(FACES[one].level for one in FIRST.deck).items())
    ]


def test_the_parts_of_the_curve_are_in_colours_of_no_faction(screen: BuildScreen[SideSetup], made: Program) -> None:
    """Beside the deck's own cards a blue bar would say: so many of ATLAS."""
    screen.history.bring(FIRST)
    factions = {colour(face.faction, made.look.theme) for face in FACES.values() if face.faction}
    assert not factions & {part.ground for bar in screen.place.curve.bars() for part in bar.parts}


def test_what_a_bar_is_of_is_counted_in_english_as_one_says_it(screen: BuildScreen[SideSetup], made: Program) -> None:
    made.settings.language = "en"
    screen.history.bring(FIRST)
    said = [made.words.text(bar.said) for bar in screen.place.curve.bars()]
    assert any("(1 unit)" in text for text in said)
    assert any(" units, " in text and " events" in text for text in said)


# --- how it looks and is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_the_screens(screen: BuildScreen[SideSetup], made: Program, language: str) -> None:
    made.settings.language = language
    screen.history.bring(FIRST)
    drag(screen, PLAIN[0], "ruler")
    said = said_by(screen)
    made.flow.ask("decks")
    page = made.flow.rooms.page("decks")
    assert page is not None
    said += said_by(page)
    assert not [text for text in said if "⟦" in text]
    assert not [one for one in screen.findChildren(type(screen.pool.view)) if not one.accessibleName()]


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_any_size(
    screen: BuildScreen[SideSetup], made: Program, size: tuple[int, int], language: str
) -> None:
    made.settings.language = language
    made.window.resize(*size)
    screen.history.bring(FIRST)
    settle(8)
    assert made.window.size().toTuple() == size
    for button in (*screen.tools.buttons.values(), screen.done, screen._back, screen.pool.all):
        corner = button.mapTo(screen, QPoint(0, 0))
        assert screen.rect().contains(button.rect().translated(corner)), button.objectName()
        assert QFontMetrics(button.font()).horizontalAdvance(button.text()) <= button.width(), button.objectName()
    for view in (screen.pool.view, *screen.place.views.values()):
        assert view.width() <= view.parentWidget().width()
        assert view.card().height() <= view.viewport().height() + 1, view.objectName()
