"""The duel's screen at every size, zoom and language under the largest questions: nothing is cut, nothing lies over
another, nothing moves that the mouse may be on, and what is to be read can be read.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontInfo, QPainter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QListWidget, QMenuBar, QWidget

from engine.cardgame import decisions as general
from engine.kernel.decisions import Move, Option
from engine.sakura import decisions as asked
from engine.sakura.registry import REGISTRY
from engine.sakura.rules import SakuraRules
from engine.text.phrase import CardName, say
from sakura_desktop.languages.words import LANGUAGES, Words
from sakura_desktop.table.prompts.bar import MARGIN, SHARES
from sakura_desktop.table.prompts.option_button import OptionButton
from tests.desktop import tables
from tests.desktop.looks import nothing_kept
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.shell import begin, play, program
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.program import Program

SIZES = (QSize(800, 480), QSize(960, 540), QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440))
USUAL = QSize(1280, 720)
ZOOMS = {800: (2.0,), 1280: (1.0, 2.0), 2560: (2.0,)}
ELSEWHERE = ("act", "crystals", "next", "name", "mulligan")
"""The questions that are asked at the sizes between: those of every shape."""
LEAST = 14
LONG = {"ja": range(50, 80), "ko": range(60, 95), "en": range(120, 190)}
"""How many letters a long text of an effect has, in each language."""


class Worded(ScriptedDuel):
    """A scripted duel that speaks as a true one."""

    rules = SakuraRules()

    def prompt(self) -> Phrase | None:
        return self.rules.prompt(self.decision) if self.decision else None

    def label(self, option: Option) -> Phrase | None:
        return self.rules.label(self.decision, option, self.view(0)) if self.decision else None


def long_texts(language: str, count: int) -> list[Phrase]:
    """Texts of effects that are long in a language."""
    words, found = Words(language), []
    for number in sorted(REGISTRY.cards):
        for effect in REGISTRY.cards[number].effects:
            phrase = REGISTRY.clause(effect.clause.ref).phrase()
            if len(words.text(phrase)) in LONG[language]:
                found.append(phrase)
                if len(found) == count:
                    return found
    raise AssertionError(f"no {count} such texts in {language}")


def crystals(*places: str, target: str, least: int = 0) -> Decision:
    options = tuple(Option(place, (Move("piece", place, target),), limit=3) for place in places)
    return asked.ChooseCrystals(
        seat=0, options=options, least=least, most=4, count=4, section="9-2-3", target=target, source="card:1"
    )


def largest(language: str) -> dict[str, Decision]:
    """The questions that need the most room."""
    texts = long_texts(language, 4)
    act = tables.act()
    more = (Option("basic:recover"), Option("basic:breakaway"))
    cards = tuple(Option(f"card:{n}", (Move(f"card:{n}", "hand.0", "deck.0"),)) for n in (1, 2, 3))
    return {
        "act": asked.ChooseAct(
            seat=0, options=(*act.options[:3], *more, *act.options[3:]), section="8-2-2", payments=act.payments,
            rest=True,
        ),
        "payment": tables.payment(),
        "devotion": crystals("shadow", "aura.0", target="card.44", least=2),
        "crystals": crystals(
            "distance", "shadow", "aura.0", "aura.1", "flare.0", "flare.1", "life.0", "life.1", target="shadow"
        ),
        "next": general.ChooseNext(
            seat=0,
            options=tuple(Option(f"next:{at}:card:{at + 1}", label=text) for at, text in enumerate(texts)),
            section="5-1-1",
        ),
        "one": general.ChooseOne(
            seat=0, options=(*(Option(str(at), label=text) for at, text in enumerate(texts)), Option("pass")),
            section="9-1", source="card:2",
        ),
        "mulligan": asked.ChooseMulligan(seat=0, options=cards, least=0, most=3, ordered=True, section="4-1"),
        "name": general.ChooseName(seat=0, options=tuple(map(Option, tables.NUMBERS[:12])), section="10-39"),
        "look": general.LookAt(
            seat=0, options=(Option("seen"),), cards=tuple(f"card:{n}" for n in (1, 2, 3)), section="10-24"
        ),
        "damage": asked.ChooseDamage(
            seat=0, options=tables.damage().options, section="5-8-3-2", number=tables.NUMBERS[0], by="attack", aura=3,
            life=1,
        ),
        "choice": asked.ChooseReaction(
            seat=0,
            options=(Option("instead:0", label=say("prompt-step", step=texts[0])), Option("pass")),
            section="9-4", number=tables.NUMBERS[3], attack="attack:1", secret=True,
        ),
    }  # fmt: skip


@pytest.fixture
def made(request: pytest.FixtureRequest, qapp: object, tmp_path: Path) -> Iterator[Program]:
    """The program with a duel's screen; in English, unless a test wants every language."""
    del qapp
    with program(tmp_path, getattr(request, "param", "en"), curtain=False, theme="light") as whole:
        whole.flow.enter(whole.flow.rooms.duel)
        yield whole


IN_EVERY_LANGUAGE = pytest.mark.parametrize("made", LANGUAGES, indirect=True)


def ask(made: Program, decision: Decision, attack: bool = True) -> MatchScreen:
    screen = made.flow.rooms.duel
    table = {"attacks": (tables.attack(),)} if attack else {}
    screen.open(Worded(Step(decision, table=table), Step(None)))  # type: ignore[arg-type]  # as a duel does
    settle()
    return screen


def in_board(screen: MatchScreen, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(screen.board, QPoint()), widget.size())


def whole(button: OptionButton) -> bool:
    """All its words have room."""
    needed = button.sizeHint()
    return button.width() >= needed.width() - 1 and button.height() >= needed.height() - 1


def shown_buttons(screen: MatchScreen) -> dict[OptionButton, QRect]:
    found = [button for button in screen.bar.findChildren(OptionButton) if button.isVisible()]
    return {button: in_board(screen, button) for button in found}


def cut(screen: MatchScreen) -> Iterator[str]:
    """What of a question can't be seen whole."""
    band = screen.bar.geometry()
    if not screen.board.rect().contains(band):
        yield "the question leaves the board"
    places = shown_buttons(screen)
    for button, place in places.items():
        parent = button.parentWidget()
        if not band.contains(place) or (parent is not None and not parent.rect().contains(button.geometry())):
            yield f"{button.key} leaves the question"
        if not whole(button):
            yield f"{button.key} is cut: {button.size()} of {button.sizeHint()}"
    for (one, here), (other, there) in combinations(places.items(), 2):
        if here.intersects(there):
            yield f"{one.key} lies over {other.key}"
    for label in screen.bar.findChildren(QLabel):
        if label.isVisible() and label.wordWrap() and label.height() < label.heightForWidth(label.width()) - 1:
            yield f"{label.objectName() or 'a line'} is cut"


def covered(screen: MatchScreen, name: str) -> Iterator[str]:
    """What a question lies over that it mustn't."""
    band, board = screen.bar.geometry(), screen.board
    layout = board.playmat.layout_now
    assert layout is not None
    fixed = {f"{area}.{board.playmat.lower}" for area in ("hand", "deck", "discard", "cover", "specials")}
    if name not in {"next", "one"} and board.width() > 900:
        fixed |= {"plate.0", "plate.1"}
    for key in fixed:
        if layout.rects[key].intersects(band):
            yield f"it lies over {key}"
    offer = screen.hand.offer
    having = {button.key.removeprefix("place.") for button in shown_buttons(screen)}
    for thing in offer.things():
        place = board.hits.rect_of_thing(thing)
        bare = any(one.key not in having for one in offer.options_of(thing))
        if place is not None and bare and place.intersects(band):
            yield f"it lies over {thing}, which is an answer"


def faults(screen: MatchScreen, name: str) -> list[str]:
    """What is wrong with a question as it stands."""
    return [*cut(screen), *covered(screen, name)]


@IN_EVERY_LANGUAGE
def test_no_answer_is_cut_or_covered_at_any_size_and_zoom(made: Program) -> None:
    questions = largest(made.words.language)
    found = []
    for size in SIZES:
        for zoom in ZOOMS.get(size.width(), (1.0,)):
            made.settings.zoom = zoom
            made.window.resize(size)
            settle()
            asking = questions if size.width() in {800, 1280} else ELSEWHERE
            for name, decision in ((name, questions[name]) for name in asking):
                screen = ask(made, decision)
                found += [f"{size.width()}×{size.height()} {zoom} {name}: {fault}" for fault in faults(screen, name)]
    assert not found, "\n".join(found)


@IN_EVERY_LANGUAGE
def test_what_an_attack_does_stays_in_sight_while_its_damage_is_asked_for(made: Program) -> None:
    """On the smallest board, with the longest name that an attack has: no more than the panel's edge is covered."""
    made.window.resize(SIZES[0])
    made.settings.ruby = "all"
    text = made.words.text
    attacks = [number for number, card in REGISTRY.cards.items() if card.type == "attack"]
    longest = sorted(attacks, key=lambda number: len(text(say("cards-name", card=CardName(number)))))[-3:]
    for number in longest:
        screen = ask(made, msgspec.structs.replace(largest(made.words.language)["damage"], number=number))
        layout = screen.board.playmat.layout_now
        assert layout is not None
        panel = layout.rects["attacking"]
        assert screen.bar.geometry().top() > panel.bottom() - panel.height() // 5, number


def test_a_question_that_reaches_over_a_panel_lies_over_it(made: Program) -> None:
    """Panels come when there are components, after the question was made."""
    begin(made, 3)
    play(made, 60)
    made.window.resize(SIZES[0])
    settle()
    screen = made.flow.rooms.duel
    shared = [screen.bar.geometry() & panel.geometry() for panel in screen.board.playmat.panels.panels]
    met = [rect for rect in shared if rect.width() > 2 and rect.height() > 2]
    assert met
    for rect in met:
        there = screen.board.childAt(rect.center())
        assert there is screen.bar or screen.bar.isAncestorOf(there)


@IN_EVERY_LANGUAGE
def test_crystals_for_a_card_on_the_table_are_asked_for_in_full_letters(made: Program) -> None:
    made.window.resize(USUAL)
    settle()
    places = ("shadow", "aura.0", "aura.1")
    options = tuple(Option(place, (Move("piece", place, "card.44"),), limit=2) for place in places)
    decision = asked.ChooseCrystals(
        seat=0, options=options, least=2, most=2, count=2, section="9-2-3", target="card.44", source="card:44"
    )
    screen = made.flow.rooms.duel
    table = {"cards": {"in-use.0": (tables.card(44),)}}
    screen.open(Worded(Step(decision, table=table), Step(None)))  # type: ignore[arg-type]  # as a duel does
    settle()
    assert min(QFontInfo(button.font()).pixelSize() for button in shown_buttons(screen)) >= LEAST
    assert not faults(screen, "crystals")
    card = screen.board.hits.rect_of_place("card.44")
    assert card is not None
    assert screen.bar.geometry().top() >= card.center().y(), "crystals can be laid on it still"


@IN_EVERY_LANGUAGE
def test_both_ways_of_an_arrow_stand_side_by_side(made: Program) -> None:
    made.window.resize(USUAL)
    settle()
    ways = (("forth", "aura.0", "flare.0"), ("back", "flare.0", "aura.0"))
    options = tuple(Option(key, (Move("piece", source, target),)) for key, source, target in ways)
    screen = ask(made, asked.ChooseDirection(seat=0, options=options, section="10-1"))
    one, other = shown_buttons(screen).values()
    assert one.top() == other.top()
    assert 0 < other.left() - one.right() < LEAST


@IN_EVERY_LANGUAGE
def test_a_question_has_the_room_that_its_answers_leave(made: Program) -> None:
    made.window.resize(USUAL)
    settle()
    screen = ask(made, tables.payment(), attack=False)
    question = screen.bar.findChild(QLabel, "prompt.question")
    (vigor, *_) = shown_buttons(screen).values()
    assert question.height() < 3 * question.fontMetrics().height()
    assert 0 < vigor.left() - in_board(screen, question).right() < LEAST


def test_names_to_declare_are_seen_in_the_question(made: Program) -> None:
    made.window.resize(USUAL)
    settle()
    screen = ask(made, largest(made.words.language)["name"])
    names = screen.bar.findChild(QListWidget, "prompt.names")
    assert screen.bar.geometry().contains(in_board(screen, names))
    assert names.height() >= 3 * names.visualItemRect(names.item(0)).height()


def test_the_question_stays_whole_while_much_is_chosen(made: Program) -> None:
    made.window.resize(USUAL)
    settle()
    screen = ask(made, largest(made.words.language)["mulligan"])
    mouse = Mouse(screen)
    end = next(button for button in screen.bar.buttons() if button.key == "confirm")
    right = in_board(screen, end).bottomRight()
    for number in (1, 2, 3):
        mouse.click_thing(f"card:{number}", "hand.0")
        settle()
        assert not faults(screen, "mulligan")
        assert in_board(screen, end).bottomRight() == right, "what ends the matter stays where it is"


@IN_EVERY_LANGUAGE
def test_what_is_to_be_read_has_fourteen_pixels(made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    made.window.resize(USUAL)
    made.settings.ruby = "off"  # readings stand over what is read
    settle()
    written: dict[str, int] = {}
    draw = QPainter.drawText

    def heard(painter: QPainter, *more: object) -> object:
        text = next((one for one in more if isinstance(one, str)), "")
        if text.strip():
            written[text] = min(QFontInfo(painter.font()).pixelSize(), written.get(text, 99))
        return draw(painter, *more)  # type: ignore[call-overload]  # as it was called

    for name in ("act", "devotion", "damage", "choice"):
        screen = ask(made, largest(made.words.language)[name])
        with monkeypatch.context() as one:
            one.setattr(QPainter, "drawText", heard)
            nothing_kept(made.window).grab()
        small = {text: size for text, size in written.items() if size < LEAST}
        assert not small
        for widget in made.window.findChildren(QWidget):
            shown = widget.isVisible() and isinstance(widget, QLabel | QAbstractButton | QMenuBar | QComboBox)
            if shown and getattr(widget, "text", lambda: "menu")():
                assert widget.fontInfo().pixelSize() >= LEAST, (widget.objectName(), widget)
        assert screen.board.playmat.layout_now is not None


def test_numbers_that_decide_are_read_across_a_table(made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    made.window.resize(USUAL)
    settle()
    screen = ask(made, largest(made.words.language)["act"])
    sizes: dict[str, int] = {}
    draw = QPainter.drawText

    def figure_of(view: QWidget, text: str) -> int:
        sizes.clear()

        def heard(painter: QPainter, *more: object) -> object:
            said = next((one for one in more if isinstance(one, str)), "")
            sizes[said] = max(sizes.get(said, 0), QFontInfo(painter.font()).pixelSize())
            return draw(painter, *more)  # type: ignore[call-overload]  # as it was called

        with monkeypatch.context() as one:
            one.setattr(QPainter, "drawText", heard)
            nothing_kept(view).grab()
        return sizes[text]

    mat = screen.board.playmat
    assert figure_of(mat.view_for("distance"), str(mat.track.now)) >= 48  # type: ignore[attr-defined]  # of this game
    seen = screen.session.view().places
    figures = {
        place: figure_of(mat.view_for(place), str(seen[place].count("sakura")))  # type: ignore[arg-type]  # views
        for place in ("life.0", "aura.0", "flare.0", "life.1", "aura.1", "flare.1", "shadow")
    }
    assert min(figures.values()) >= 24, figures
    assert figures["life.0"] == max(figures.values())
    assert figure_of(mat.view_for("vigor.0"), "1") >= 24  # type: ignore[arg-type]  # a view


def test_columns_stand_still_whatever_is_said(made: Program) -> None:
    """The column beside the board and every place on it: of any question, refusal, card that is read."""
    for size in (USUAL, QSize(1920, 1080)):
        made.window.resize(size)
        settle()
        questions = largest(made.words.language)
        stands = set()
        for name in ("act", "next", "devotion", "crystals", "name"):
            screen = ask(made, questions[name], attack=False)
            for number in (None, *tables.NUMBERS[:4]):
                made.flow.rooms.duel.card_shown.emit(tables.card(1, number) if number else None)
                screen.status.tell(say("board-ask", kind="a very long sentence " * 8) if number else say("board-ask"))
                settle()
                layout = screen.board.playmat.layout_now
                assert layout is not None
                places = tuple(sorted((key, rect.getRect()) for key, rect in layout.rects.items()))
                beside = tuple(widget.geometry().getRect() for widget in screen.side.widgets)
                tools = tuple(in_board(screen, tool).getRect() for tool in screen.tools.values())
                stands.add((screen.board.geometry().getRect(), places, beside, tools))
        assert len(stands) == 1


def test_answers_stand_where_those_of_the_question_before_did(made: Program) -> None:
    """In the half of the band that is the first choice, else in the larger part or below the question."""
    made.window.resize(USUAL)
    for seed in (1, 3):
        begin(made, seed)
        bar, wide = made.flow.rooms.duel.board.prompt, Counter[float]()
        assert bar is not None
        for answer in range(80):
            if bar.decision is not None and bar.buttons():
                inner = bar.contentsRect().adjusted(MARGIN, 0, -MARGIN, 0)
                wide[round(bar._answers.width() / inner.width(), 1)] += 1
            play(made, 1, seed=answer)
        assert wide.total() > 40
        assert set(wide) <= {*(round(share, 1) for share in SHARES), 0.9, 1.0}, wide  # 0.9: below, beside a card
        assert wide[SHARES[0]] > 0.6 * wide.total(), wide


def test_piles_on_a_plate_are_called_by_words_together_or_by_signs(made: Program) -> None:
    for size in SIZES:
        made.window.resize(size)
        settle()
        screen = ask(made, tables.act())
        for language in ("en", "ja"):
            made.settings.language = language
            settle()
            for half in screen.board.playmat.halves.values():
                worded = {door.worded for door in half.plate.doors.values()}
                assert len(worded) == 1
                assert worded == {True} or language == "en" or size.width() < 1280


def test_what_is_said_beside_the_board_takes_no_room_while_nothing_is(made: Program) -> None:
    for size in SIZES:
        made.window.resize(size)
        settle()
        screen = ask(made, tables.act())
        screen.status.clear()
        settle()
        tools, column = in_board(screen, screen._foot), in_board(screen, screen.side)
        assert not screen.status.isVisible()
        assert column.bottom() + 1 == tools.top(), "the journal reaches down to the tools"
        for sentence in ("short", "a very long sentence " * 8):
            screen.status.tell(say("board-ask", kind=sentence))
            settle()
            said = in_board(screen, screen.status)
            assert screen.status.isVisible()
            assert (said.left(), said.right(), said.bottom() + 1) == (tools.left(), tools.right(), tools.top())
            assert in_board(screen, screen.side) == column


def test_the_column_has_its_share_and_is_folded_where_there_is_little_room(made: Program) -> None:
    for size in SIZES:
        made.window.resize(size)
        settle()
        screen = ask(made, tables.act())
        assert screen._column.width() >= size.width() * 0.22 - 1
        assert screen.side.folded == (size.width() < 1200)
        shown = [widget for widget in screen.side.widgets if widget.isVisible()]
        assert len(shown) == (1 if screen.side.folded else 2)
        if screen.side.folded:
            screen.side.tabs.setCurrentIndex(1)
            assert [widget.isVisible() for widget in screen.side.widgets] == [False, True]
            screen.side.tabs.setCurrentIndex(0)


def test_type_grows_with_the_window_and_comes_back(made: Program) -> None:
    def sizes() -> list[int]:
        settle(6)
        screen = ask(made, tables.act())
        journal = made.flow.rooms.journal.view
        widgets = (made.window.menuBar(), screen.tools["undo"], journal, screen.bar.buttons()[0])
        return [widget.fontInfo().pixelSize() for widget in widgets]

    made.window.resize(USUAL)
    usual = sizes()
    for size, least in ((QSize(1920, 1080), 1.25), (QSize(2560, 1440), 1.5)):
        made.window.resize(size)
        grown = sizes()
        assert all(large >= small * least - 1 for small, large in zip(usual, grown, strict=True)), (usual, grown)
    made.window.resize(USUAL)
    assert sizes() == usual


@pytest.mark.parametrize("made", ["ja"], indirect=True)
@pytest.mark.parametrize("size", [USUAL, QSize(1920, 1080)])
@pytest.mark.parametrize("name", ["mulligan", "damage", "payment", "act"])
def test_readings_can_be_read_and_need_no_other_room(made: Program, name: str, size: QSize) -> None:
    made.window.resize(size)
    rooms = {}
    for ruby in ("off", "all"):
        made.settings.ruby = ruby
        screen = ask(made, largest("ja")[name])
        settle()
        question = screen.bar._question
        rooms[ruby] = (screen.bar.geometry(), question.x(), question.width(), *shown_buttons(screen).values())
        assert question._block.has_readings == (ruby == "all")
    assert rooms["off"] == rooms["all"]
    style = question._block.style
    letters = QFontInfo(question._case.font(style, ruby=True)).pixelSize()
    assert letters >= (9 if size == USUAL else 12)
    assert QFontInfo(question._case.font(style)).pixelSize() >= LEAST
