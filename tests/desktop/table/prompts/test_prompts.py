"""Each prompt: says what is asked by which rule, and has a button for whatever no drag stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QWidget

from engine.cardgame import decisions as general
from engine.kernel.decisions import Decision, Move, Option
from engine.sakura import decisions as asked
from engine.text.phrase import say
from sakura_desktop.games import game
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.option_button import OptionButton
from sakura_desktop.table.prompts.pieces import Question
from sakura_desktop.table.prompts.registry import PROMPTS
from sakura_desktop.table.prompts.sheet import BESIDE, GAP
from sakura_desktop.widgets.broken_lines import broken
from sakura_desktop.widgets.flow_layout import FlowLayout
from tests.desktop import tables
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.pictures.line_break import Line
    from tests.desktop.conftest import MakeScreen

PIECE = "piece"


def options(*keys: str) -> tuple[Option, ...]:
    return tuple(Option(key) for key in keys)


DEVOTION = asked.ChooseCrystals(
    seat=0,
    options=(
        Option("shadow", (Move(PIECE, "shadow", "card.44"),), limit=2),
        Option("aura.0", (Move(PIECE, "aura.0", "card.44"),), limit=2),
    ),
    least=2,
    most=2,
    section="9-2-3",
    source="card:1",
)
MULLIGAN = asked.ChooseMulligan(
    seat=0,
    least=0,
    most=3,
    ordered=True,
    section="4-1",
    options=tuple(Option(f"card:{n}", (Move(f"card:{n}", "hand.0", "deck.0"),)) for n in (1, 2, 3)),
)
EVERY_KIND: tuple[Decision, ...] = (
    MULLIGAN,
    asked.ChooseRebuild(seat=0, options=options("yes", "no"), section="8-1-3"),
    asked.ChooseConduct(seat=0, options=options("standard", "full-power"), section="8-2-1"),
    tables.act(),
    tables.payment(),
    asked.ChooseBasicAction(seat=0, options=(*tables.act().options[:2], Option("pass")), section="9-6"),
    asked.ChooseReaction(
        seat=0,
        options=(
            Option("use:1", (Move("card:1", "hand.0", "in-use.0"),)),
            Option("instead:0", label=say("board-over")),
            Option("pass"),
        ),
        section="9-4",
        secret=True,
    ),
    tables.damage(),
    DEVOTION,
    general.ChooseCards(seat=0, options=options("card:1", "card:2"), section="10-33"),
    general.ChooseOne(seat=0, options=options("1", "2", "pass"), section="9-1"),
    asked.ChooseDirection(seat=0, options=options("forth", "back"), section="10-1"),
    general.ChooseNext(seat=0, options=options("next:0:card:1", "next:1:card:2"), section="5-1-1"),
    general.ChooseNumber(seat=0, options=options("0", "1", "2"), section="10-36"),
    general.ChooseName(seat=0, options=options(*tables.NUMBERS[:9]), section="10-39"),
    general.LookAt(seat=0, options=options("seen"), cards=("card:1", "card:2"), section="10-24"),
)


def keys(screen: MatchScreen) -> list[str]:
    return [button.key for button in screen.bar.buttons()]


@pytest.fixture(params=EVERY_KIND, ids=lambda decision: decision.kind)
def decision(request: pytest.FixtureRequest) -> Decision:
    found: Decision = request.param
    return found


def test_every_kind_of_decision_has_its_case_here() -> None:
    kinds = {
        name
        for name, kind in (vars(general) | vars(asked)).items()
        if isinstance(kind, type) and issubclass(kind, Decision) and kind is not Decision
    }
    assert {decision.kind for decision in EVERY_KIND} == kinds
    assert {*PROMPTS, *game("sakura").prompts()} <= kinds


class TestEveryKind:
    def test_says_what_is_asked_with_its_section(self, make_screen: MakeScreen, decision: Decision) -> None:
        screen = make_screen(ScriptedDuel(Step(decision), Step(None)))
        assert decision.kind in screen.bar.accessibleName()
        assert screen.bar.section.text() == f"§{decision.section}"

    def test_can_be_answered_without_a_drag(self, make_screen: MakeScreen, decision: Decision) -> None:
        duel = ScriptedDuel(Step(decision), Step(None))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        if decision.kind == "ChooseName":
            screen.findChild(QListWidget, "prompt.names").setCurrentRow(0)
            mouse.press_button("declare")
        elif decision.kind == "ChooseCrystals":
            mouse.press_button("more.shadow")
            mouse.press_button("more.aura.0")
            mouse.press_button("confirm")
        elif decision.least == 0:
            mouse.press_button("confirm")
        elif decision.kind == "ChooseCards":
            mouse.click_thing("card:1", "hand.0")
        else:
            mouse.press_button(keys(screen)[-1])
        assert len(duel.given) == 1

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_speaks_each_language_without_a_hole(
        self, make_screen: MakeScreen, words: Words, decision: Decision, language: str
    ) -> None:
        screen = make_screen(ScriptedDuel(Step(decision), Step(None)))
        words.set_language(language)
        said = [label.text() for label in screen.bar.findChildren(QLabel)]
        said += [button.text() for button in screen.bar.findChildren(OptionButton)]
        assert not [text for text in said if "⟦" in text]
        assert all(button.accessibleName() for button in screen.bar.buttons())

    def test_is_left_without_a_trace(self, make_screen: MakeScreen, decision: Decision) -> None:
        screen = make_screen(ScriptedDuel(Step(decision), Step(None)))
        screen.bar.ask(None)
        assert screen.bar.prompt is None
        assert keys(screen) == []


class TestKinds:
    def test_a_new_kind_is_asked_by_its_counts_alone(self, make_screen: MakeScreen) -> None:
        class ChooseSomethingNew(Decision, frozen=True):
            """A kind that no prompt is written for."""

        fresh = ChooseSomethingNew(seat=0, options=options("left", "right", "both"), least=1, most=2)
        duel = ScriptedDuel(Step(fresh), Step(None))
        screen = make_screen(duel)
        assert type(screen.bar.prompt) is Prompt
        mouse = Mouse(screen)
        mouse.press_button("right")
        mouse.press_button("left")
        mouse.press_button("right")
        mouse.press_button("confirm")
        assert duel.given == [("left",)]

    @pytest.mark.parametrize(("language", "one", "more"), [
        ("ja", "1枚に決める", "あと1枚選ぶ"), ("ko", "1장으로 결정", "1장 더 고르기"),
        ("en", "Take this card", "Choose 1 more card"),
    ])
    def test_cards_are_counted_as_cards(
        self, make_screen: MakeScreen, words: Words, language: str, one: str, more: str
    ) -> None:
        words.set_language(language)
        cards = {"cards": {"hand.0": (tables.card(40), tables.card(41), tables.card(42))}}
        found = tuple(Option(key, (Move(key, "hand.0", "discard.0"),)) for key in ("card:40", "card:41", "card:42"))
        few = general.ChooseCards(seat=0, options=found, least=0, most=2)
        two = general.ChooseCards(seat=0, options=found, least=2, most=2)
        screen = make_screen(ScriptedDuel(Step(few, table=cards), Step(two, table=cards), Step(None)))
        for said in (one, more):
            Mouse(screen).click_thing("card:40", "hand.0")
            (button,) = (each for each in screen.bar.prompt.buttons if each.key == "confirm")
            assert button.accessibleName() == said
            screen.hand.confirm()
            settle()

    @pytest.mark.parametrize(("ordered", "sign"), [(False, "✓ "), (True, "1. ")])
    def test_a_chosen_card_is_told_from_what_can_still_be_answered(
        self, make_screen: MakeScreen, ordered: bool, sign: str
    ) -> None:
        cards = {"cards": {"hand.0": (tables.card(40), tables.card(41))}}
        found = tuple(Option(key, (Move(key, "hand.0", "discard.0"),)) for key in ("card:40", "card:41"))
        choice = general.ChooseCards(seat=0, options=found, most=2, target="discard.0", ordered=ordered)
        screen = make_screen(ScriptedDuel(Step(choice, table=cards), Step(None)))
        Mouse(screen).click_thing("card:40", "hand.0")
        (chip,) = [one for one in screen.bar.findChildren(OptionButton) if one.key == "chosen.1" and one.isVisible()]
        assert chip.text().startswith(sign)

    @pytest.mark.parametrize(("found", "counted"), [((), False), (("left",), True)])
    def test_where_nothing_is_found_nothing_is_counted(
        self, make_screen: MakeScreen, found: tuple[str, ...], counted: bool
    ) -> None:
        """It is asked so that the other player learns nothing: "0 of up to 1" would ask for what isn't there."""
        duel = ScriptedDuel(Step(general.ChooseCards(seat=0, options=options(*found), least=0, most=1)), Step(None))
        screen = make_screen(duel)
        assert (screen.bar.prompt.hint() is not None) == counted
        Mouse(screen).press_button("confirm")
        assert duel.given == [()]

    def test_the_act_has_buttons_for_basic_actions_what_pays_and_the_end(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.act())))
        assert keys(screen) == ["basic:forward", "basic:backward", "basic:focus", "pay.asked", "end"]

    def test_what_pays_is_asked_where_that_is_meant(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(tables.payment()), Step(None))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        mouse.press_button("pay.asked")
        (button,) = [button for button in screen.bar.buttons() if button.key == "pay.asked"]
        assert button.isChecked()
        assert screen.bar.prompt.hint() is not None
        mouse.press_button("basic:forward")
        assert duel.given == [("basic:forward",)]
        assert keys(screen) == ["vigor", "take-back"]

    @pytest.mark.parametrize("way", ["escape", "button"])
    def test_a_payment_that_is_asked_for_is_taken_back(self, make_screen: MakeScreen, way: str) -> None:
        duel = ScriptedDuel(Step(tables.act()), Step(tables.payment()), Step(None))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        mouse.press_button("pay.asked")
        mouse.press_button("basic:forward")
        if way == "button":
            mouse.press_button("take-back")
        else:
            QTest.keyClick(screen.board, Qt.Key.Key_Escape)
        assert duel.given == []
        assert "basic:forward" in keys(screen)
        QTest.keyClick(screen.board, Qt.Key.Key_Escape)
        assert "basic:forward" in keys(screen), "an act isn't taken back so"

    def test_where_nothing_can_be_taken_back_no_button_says_so(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(tables.payment())))
        assert keys(screen) == ["vigor"]
        QTest.keyClick(screen.board, Qt.Key.Key_Escape)
        assert keys(screen) == ["vigor"]

    def test_vigor_pays_at_once_where_it_is_clicked(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(tables.payment()), Step(None))
        Mouse(make_screen(duel)).click_thing("vigor", "vigor.0")
        assert duel.given == [("vigor",)]

    def test_the_confirmation_says_what_it_does(self, make_screen: MakeScreen, words: Words) -> None:
        words.set_language("ja")
        target = {"target": "card.44"}
        devotion = asked.ChooseCrystals(**{**{f: getattr(DEVOTION, f) for f in DEVOTION.__struct_fields__}, **target})
        screen = make_screen(ScriptedDuel(Step(devotion), Step(MULLIGAN), Step(None)))
        mouse = Mouse(screen)
        (confirm,) = [one for one in screen.bar.prompt.buttons if one.key == "confirm"]
        assert (confirm.text(), confirm.isEnabled()) == ("あと2個選ぶ", False)
        mouse.press_button("more.shadow")
        mouse.press_button("more.aura.0")
        assert confirm.text() == "2個納める"
        mouse.press_button("confirm")
        (confirm,) = [one for one in screen.bar.prompt.buttons if one.key == "confirm"]
        assert confirm.text() == "この手札で始める"
        mouse.click_thing("card:1", "hand.0")
        assert confirm.text() == "1枚を山札の底へ"

    def test_what_asks_is_named(self, make_screen: MakeScreen, words: Words) -> None:
        one = general.ChooseOne(seat=0, options=options("1", "2"), section="9-1", source="card:1")
        screen = make_screen(ScriptedDuel(Step(one), Step(None)))
        name = words.renderer().card(tables.NUMBERS[1]).text
        assert name in screen.bar.accessibleName()

    def test_a_reaction_offers_what_is_no_card(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(EVERY_KIND[6])))
        assert keys(screen) == ["instead:0", "pass"]

    def test_the_cards_chosen_stand_in_their_order_and_are_put_back_by_a_click(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(MULLIGAN), Step(None)))
        mouse = Mouse(screen)
        mouse.click_thing("card:2", "hand.0")
        mouse.click_thing("card:1", "hand.0")
        chips = [chip.text() for chip in screen.bar.findChildren(OptionButton) if chip.key.startswith("chosen.")]
        assert [chip for chip in chips if chip.startswith(("1.", "2."))] == chips
        (first,) = [chip for chip in screen.bar.findChildren(OptionButton, "option.chosen.1") if chip.isVisible()]
        first.click()
        assert screen.hand.offer.picked == ("card:1",)

    def test_crystals_are_counted_up_and_down(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(DEVOTION), Step(None))
        screen = make_screen(duel)
        mouse = Mouse(screen)
        mouse.press_button("more.shadow")
        mouse.press_button("less.shadow")
        mouse.press_button("place.aura.0")
        assert "less.aura.0" in keys(screen)
        assert "less.shadow" not in keys(screen)
        mouse.press_button("more.aura.0")
        assert "more.aura.0" not in keys(screen)
        mouse.press_button("confirm")
        assert duel.given == [("aura.0", "aura.0")]

    def test_a_name_is_found_by_a_part_of_it(self, make_screen: MakeScreen) -> None:
        duel = ScriptedDuel(Step(EVERY_KIND[14]), Step(None))
        screen = make_screen(duel)
        names = screen.findChild(QListWidget, "prompt.names")
        wanted = names.item(1).text()
        field = screen.findChild(QLineEdit, "prompt.filter")
        QTest.keyClicks(field, wanted)
        shown = [names.item(row) for row in range(names.count()) if not names.item(row).isHidden()]
        assert [item.text() for item in shown] == [wanted]
        names.itemActivated.emit(shown[0])
        assert duel.given == [(shown[0].data(Qt.ItemDataRole.UserRole),)]

    def test_few_names_have_a_button_each(self, make_screen: MakeScreen) -> None:
        few = general.ChooseName(seat=0, options=options(*tables.NUMBERS[:3]), section="10-39")
        duel = ScriptedDuel(Step(few), Step(None))
        screen = make_screen(duel)
        assert screen.findChild(QListWidget, "prompt.names") is None
        prompt = screen.bar.prompt
        assert [button.key for button in prompt.buttons] == list(tables.NUMBERS[:3])
        prompt.buttons[1].click()
        assert duel.given == [(tables.NUMBERS[1],)]

    def test_names_are_listed_and_found_in_both_their_languages(self, make_screen: MakeScreen, words: Words) -> None:
        words.set_second("ja")
        screen = make_screen(ScriptedDuel(Step(EVERY_KIND[14]), Step(None)))
        names = screen.findChild(QListWidget, "prompt.names")
        listed = [names.item(row) for row in range(names.count())]
        for item in listed:
            number = item.data(Qt.ItemDataRole.UserRole)
            both = [words.renderer(language).card(number).text for language in ("en", "ja")]
            assert item.text() == " · ".join(both)
        screen.findChild(QLineEdit, "prompt.filter").setText(listed[0].text().partition(" · ")[2])
        assert [item.isHidden() for item in listed] == [False, *[True] * (len(listed) - 1)]

    def test_cards_shown_have_faces_with_names(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(EVERY_KIND[15]), Step(None)))
        faces = [label for label in screen.bar.findChildren(QLabel) if label.toolTip()]
        assert len(faces) == 2
        assert all(not face.pixmap().isNull() for face in faces)

    def test_the_card_that_asks_is_shown(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(DEVOTION), Step(None)))
        faces = [
            label for label in screen.bar.findChildren(QLabel) if label.isVisible() and not label.pixmap().isNull()
        ]
        assert len(faces) == 1
        assert faces[0].accessibleName()


class TestParts:
    def test_long_words_break_into_lines(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(None)))
        text = "a rather long answer that no button of this width could ever hold in a line"
        lines = broken(text, screen.font(), 160, anywhere=True).split("\n")
        assert len(lines) > 2
        assert " ".join(lines) == text
        assert broken("short", QFont(), 900) == "short"

    def test_a_button_keeps_its_name_whole(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(None)))
        button = OptionButton("x", screen)
        button.ensurePolished()  # the letters and the padding of a style sheet, where another test left one
        button.say("one & two three four five six seven", 4 * button.fontMetrics().horizontalAdvance("three"))
        button.show_letter("b")
        assert button.accessibleName() == "one & two three four five six seven"
        assert button.text().startswith("[B] one")
        assert "\n" in button.text()
        assert "&&" in button.text()

    def test_a_flow_goes_on_in_the_next_row(self, make_screen: MakeScreen) -> None:
        screen = make_screen(ScriptedDuel(Step(None)))
        room = QWidget(screen)
        flow = FlowLayout(5, room)
        for width in (60, 60, 60):
            piece = QWidget(room)
            piece.setFixedSize(width, 20)
            flow.addWidget(piece)
        assert flow.heightForWidth(200) == 20
        assert flow.heightForWidth(130) == 45
        assert flow.hasHeightForWidth()
        assert flow.minimumSize().width() == 60
        assert flow.itemAt(5) is None
        assert flow.takeAt(0) is not None
        assert flow.count() == 2


def test_a_long_answer_is_said_whole(qtbot: QtBot) -> None:
    del qtbot
    parent = QWidget()
    button = OptionButton("next:0", parent)
    text = " ".join(["The goal of the prepared card is met and it goes on by one space."] * 9)
    button.say(text)
    assert button.text().replace("\n", " ") == text
    assert button.text().count("\n") > 3
    few = button.text().count("\n")
    button.break_lines(900)
    assert 0 < button.text().count("\n") < few
    button.say("Focus")
    assert button.text() == "Focus"


def test_what_ends_the_matter_breaks_by_its_room_and_not_by_what_it_was_before(
    make_screen: MakeScreen, words: Words
) -> None:
    end = Option("end", label=say("option-end"))
    decision = asked.ChooseAct(seat=0, options=(end,), section="8-2-2")
    screen = make_screen(ScriptedDuel(Step(decision), Step(None)))
    words.set_language("ja")
    QApplication.processEvents()
    sheet = screen.bar.prompt
    assert sheet is not None
    (button,) = sheet.buttons
    for _ in range(2):
        sheet.break_lines(100)
        assert "\n" in button.text()
        sheet.break_lines(button.in_a_line() * 2)
        assert "\n" not in button.text()


def test_where_all_answers_have_room_in_one_line_what_ends_the_matter_is_not_broken(make_screen: MakeScreen) -> None:
    long = say("prompt-step", step=say("prompt-rebuild"))
    options = (Option("effect:0", label=say("option-end")), Option("pass", label=long))
    decision = general.ChooseOne(seat=0, options=options, section="9-1", source="card:2")
    sheet = make_screen(ScriptedDuel(Step(decision), Step(None))).bar.prompt
    assert sheet is not None
    answer, end = sorted(sheet.buttons, key=lambda button: button.key)
    room = answer.in_a_line() + end.in_a_line() + GAP + BESIDE
    assert end.in_a_line() > room // 3, "else it would have been whole as well"
    sheet.break_lines(room)
    assert "\n" not in end.text() + answer.text()
    sheet.break_lines(room - 20)
    assert "\n" in end.text()


def test_a_lone_answer_has_all_the_width_and_two_share_it(make_screen: MakeScreen) -> None:
    long = say("prompt-step", step=say("prompt-rebuild"))
    widths = {}
    for count in (1, 2):
        effects = tuple(Option(f"effect:{at}", label=long) for at in range(count))
        decision = general.ChooseOne(seat=0, options=(*effects, Option("pass")), section="9-1", source="card:2")
        sheet = make_screen(ScriptedDuel(Step(decision), Step(None))).bar.prompt
        assert sheet is not None
        (button, *_) = (found for found in sheet.buttons if found.key.startswith("effect"))
        sheet.break_lines(400)
        widths[count] = button.sizeHint().width()
    assert widths[2] <= 200 < widths[1] <= 400


# --- the question, set as the reader sets text ---


def asking(make_screen: MakeScreen) -> MatchScreen:
    """A table where a question of the game is open that names its terms."""
    duel = ScriptedDuel(Step(tables.act()), Step(None))
    duel.prompt = lambda: say("prompt-act")
    return make_screen(duel)


def asked_in(screen: MatchScreen, words: Words, **ways: object) -> Question:
    words.set_ways(words.ways._replace(**ways))
    words.set_language("ja")
    QApplication.processEvents()
    question: Question = screen.findChild(Question)
    return question


def set_lines(question: Question) -> list[Line]:
    return [line for _, line, _ in question._block._lines]


def test_who_wants_readings_has_them_over_the_question(make_screen: MakeScreen, words: Words) -> None:
    screen = asking(make_screen)
    plain = asked_in(screen, words, ruby="off")
    room, low = screen.bar.geometry(), plain.heightForWidth(300)
    assert not any(line.ruby for line in set_lines(plain))
    read = asked_in(screen, words, ruby="all")
    assert any(piece.ruby for line in set_lines(read) for piece in line.pieces)
    assert read.heightForWidth(300) > low
    assert read.height() >= read.heightForWidth(read.width())
    bar = screen.bar.geometry()
    assert (bar.left(), bar.right(), bar.bottom()) == (room.left(), room.right(), room.bottom())


def test_what_a_question_names_is_reached_by_the_keyboard(make_screen: MakeScreen, words: Words) -> None:
    screen = asking(make_screen)
    question = asked_in(screen, words, ruby="all")
    links = list(question._block.anchors(QPointF()))
    whole, followed = question.accessibleName(), []
    question.linkActivated.connect(followed.append)
    screen.activateWindow()
    screen.board.setFocus()
    for _ in range(60):
        if question.hasFocus():
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert question.hasFocus()
    assert question.accessibleName() == links[0].text
    marked = question.grab().toImage()
    for link in links:
        assert question.accessibleName() == link.text
        QTest.keyClick(question, Qt.Key.Key_Return)
        QTest.keyClick(question, Qt.Key.Key_Right)
    assert followed == [link.ref for link in links]
    screen.board.setFocus()
    assert question.accessibleName() == whole
    assert question.grab().toImage() != marked


def test_what_a_question_names_leads_on(make_screen: MakeScreen, words: Words, qtbot: QtBot) -> None:
    screen = asking(make_screen)
    question = asked_in(screen, words, ruby="all")
    anchor = next(iter(question._block.anchors(QPointF())))
    spot = anchor.boxes[0].center().toPoint()
    QTest.mouseMove(question, spot)
    assert question.cursor().shape() == Qt.CursorShape.PointingHandCursor
    with qtbot.waitSignal(screen.bar.link) as told:
        QTest.mouseClick(question, Qt.MouseButton.LeftButton, pos=spot)
    assert told.args == [anchor.ref]
    QTest.mousePress(question, Qt.MouseButton.LeftButton, pos=spot)
    with qtbot.assertNotEmitted(screen.bar.link):
        QTest.mouseRelease(question, Qt.MouseButton.LeftButton, pos=QPoint(question.width() - 1, question.height() - 1))
