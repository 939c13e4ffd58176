"""Small widgets that several screens share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QFont, QIcon, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from engine.cardgame.view import Call
from engine.sakura.door import megami_name
from engine.text.phrase import say
from sakura_desktop.languages.words import LANGUAGES, Words
from sakura_desktop.match.saved_matches import JOURNAL_SUFFIX
from sakura_desktop.stylesheet import palette, stylesheet
from sakura_desktop.theme import DARK, LIGHT, Theme
from sakura_desktop.widgets.banner import Banners
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.dialogs import ARROWS, FileDialog, MessageDialog, TextDialog, confirm
from sakura_desktop.widgets.ruby_label import RubyLine
from sakura_desktop.widgets.screen_curtain import ScreenCurtain
from sakura_desktop.widgets.status_label import StatusLabel
from sakura_desktop.widgets.translated import Translated
from tests.desktop.looks import PlainAppearance
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from sakura_desktop.settings import Settings


@pytest.fixture
def owner(qapp: object) -> QWidget:
    return QWidget()


def test_bound_texts_are_said_again_in_another_language(owner: QWidget) -> None:
    words = Words("en")
    wording = Translated(words, owner)
    button, label, action = QPushButton(owner), QLabel(owner), QAction(owner)
    wording.text(button, "button-back")
    wording.text(label, "player-seat", seat=1)
    wording.phrase(action, say("menu-undo"))
    wording.tip(button, "button-cancel")
    assert (button.text(), button.accessibleName(), label.text()) == ("Back", "Back", "Player 2")
    words.set_language("ko")
    assert (button.text(), button.accessibleName(), label.text()) == ("뒤로", "뒤로", "플레이어 2")
    assert (action.text(), button.toolTip()) == ("되돌리기(&U)", "취소")


def test_a_text_bound_anew_takes_the_place_of_the_old_one(owner: QWidget) -> None:
    words = Words("en")
    wording = Translated(words, owner)
    label = QLabel(owner)
    wording.text(label, "button-back")
    wording.text(label, "button-ok")
    words.set_language("ko")
    assert label.text() == "확인"


def test_one_bar_a_matter_and_none_without(owner: QWidget) -> None:
    words = Words("en")
    banners = Banners(words, owner)
    done: list[str] = []
    assert banners.isHidden()
    banners.tell("save", say("home-no-duels"))
    banners.tell("save", say("button-back"), ("button-ok", lambda: done.append("offer")))
    banners.tell("fonts", say("button-cancel"), warning=False)
    assert banners.matters() == {"save": "Back", "fonts": "Cancel"}
    words.set_language("ko")
    assert banners.matters() == {"save": "뒤로", "fonts": "취소"}
    offer = banners.findChild(QPushButton, "button-ok")
    assert isinstance(offer, QPushButton)
    offer.click()
    assert done == ["offer"]
    assert banners.matters() == {"fonts": "취소"}
    close = [found for found in banners.findChildren(QPushButton, "banner-close") if found.isVisibleTo(banners)]
    close[0].click()
    assert banners.matters() == {}
    assert banners.isHidden()


def test_a_warning_has_a_sign_besides_its_colour(owner: QWidget) -> None:
    status = StatusLabel("status", Words("en"), owner)
    status.tell(say("button-back"))
    assert status.text() == "Back"
    status.tell(say("button-back"), warning=True)
    assert status.text() == "⚠ Back"
    assert status.property("warning")


def test_a_button_tells_both_its_lines(owner: QWidget) -> None:
    button = BigButton("big", parent=owner)
    button.setText("Title")
    low = button.sizeHint().height()
    button.set_detail("more about it")
    assert button.sizeHint().height() > low
    assert button.accessibleDescription() == "more about it"
    pressed: list[int] = []
    button.clicked.connect(lambda: pressed.append(1))
    button.resize(button.sizeHint())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert pressed == [1, 1]


@pytest.fixture
def content(owner: QWidget) -> QWidget:
    """What the owner shows below a curtain."""
    made = QWidget(owner)
    QVBoxLayout(owner).addWidget(made)
    QVBoxLayout(made)
    return made


def part_of(content: QWidget) -> QPushButton:
    part = QPushButton("secret", content)
    box = content.layout()
    assert box is not None
    box.addWidget(part)
    return part


@pytest.fixture
def curtain(owner: QWidget, content: QWidget, settings: Settings) -> ScreenCurtain:
    look: Any = PlainAppearance()
    return ScreenCurtain(Words("en"), look, settings, owner, content)


def test_a_button_is_as_high_as_its_second_line_needs(owner: QWidget) -> None:
    button = BigButton("again", parent=owner)
    box = QVBoxLayout(owner)
    box.addWidget(button)
    box.addStretch(1)
    owner.resize(600, 300)
    owner.show()
    button.setText("Again")
    button.set_detail("Player 1 (Night of Lanterns) against Player 2 (Banquet of the Deep)")
    settle()
    one_line = button.height()
    owner.resize(260, 300)
    settle(4)
    assert button.height() == button.heightForWidth(button.width()) > one_line
    owner.resize(600, 300)
    settle(4)
    assert button.height() == one_line
    owner.close()


def test_the_curtain_covers_everything_and_keeps_the_keys(
    owner: QWidget, content: QWidget, curtain: ScreenCurtain,
) -> None:
    below = part_of(content)
    owner.resize(400, 300)
    owner.show()
    lifted: list[int] = []
    curtain.lifted.connect(lambda: lifted.append(1))
    curtain.fall(0, say("player-seat", seat=0), Call(say("build-curtain")))
    assert curtain.size() == owner.size()
    assert not below.isEnabled()
    owner.resize(500, 350)
    settle()
    assert curtain.size() == owner.size()
    assert any("Player 1" in label.text() for label in curtain.findChildren(QLabel))
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert lifted == [1]
    assert below.isEnabled()
    owner.close()


def test_the_curtain_is_in_the_colour_of_the_player_who_is_called(owner: QWidget, curtain: ScreenCurtain) -> None:
    owner.resize(800, 600)
    owner.show()
    for seat in (0, 1):
        curtain.fall(seat, say("player-seat", seat=seat), Call(say("build-curtain")), ("yurina", "saine"))
        picture = curtain.grab().toImage()
        colours = {picture.pixelColor(x, 100).name() for x in range(100, 700)}
        assert LIGHT.seats[seat] in colours
        assert LIGHT.seats[1 - seat] not in colours
    assert curtain.button.accessibleDescription() == Words("en").say("build-curtain")
    owner.close()


def test_all_lines_of_what_awaits_behind_the_curtain_can_be_read(owner: QWidget, curtain: ScreenCurtain) -> None:
    owner.resize(1280, 700)
    owner.show()
    curtain.fall(0, say("player-seat", seat=0), Call(say("app-spoken", text="An attack of the other player. " * 12)))
    settle()
    note = curtain._note
    assert note.height() >= note.heightForWidth(note.width()) > 1.5 * note.fontMetrics().height()
    owner.close()


def test_a_curtain_that_falls_twice_is_lifted_once(content: QWidget, curtain: ScreenCurtain) -> None:
    below = part_of(content)
    for seat in (0, 1):
        curtain.fall(seat, say("player-seat", seat=seat), Call(say("build-curtain")))
    curtain.lift()
    assert not curtain.is_down
    assert below.isEnabled()


def test_what_a_widget_is_told_behind_the_curtain_holds_afterwards(content: QWidget, curtain: ScreenCurtain) -> None:
    off, freed, shut = part_of(content), part_of(content), part_of(content)
    off.setEnabled(False)
    freed.setEnabled(False)
    curtain.fall(0, say("player-seat", seat=0), Call(say("build-curtain")))
    freed.setEnabled(True)
    shut.setEnabled(False)
    assert not freed.isEnabled()
    curtain.lift()
    assert [part.isEnabled() for part in (off, freed, shut)] == [False, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dialogs_have_buttons_in_the_language(settings: Settings, language: str) -> None:
    words = Words(language)
    text = TextDialog(words, say("deck-name-ask"), "Spring")
    assert {button.text() for button in text.findChildren(QPushButton)} == {
        words.say("button-ok"), words.say("button-cancel"),
    }
    for save in (False, True):
        dialog = FileDialog(words, settings, save=save)
        label = QFileDialog.DialogLabel
        assert dialog.labelText(label.Accept) == words.say("file-save" if save else "file-open")
        assert dialog.labelText(label.Reject) == words.say("button-cancel")
        assert dialog.nameFilters()[0].startswith(words.say("file-duels"))
        assert JOURNAL_SUFFIX in dialog.nameFilters()[0]
        assert dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
    message = MessageDialog(words, say("cannot-save-title"), say("home-no-duels"))
    assert message.informativeText() == words.say("home-no-duels")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_arrows_of_the_box_of_files_are_in_the_ink_of_the_theme(
    qapp: QApplication, settings: Settings, theme: Theme,
) -> None:
    before = qapp.palette()
    qapp.setPalette(palette(theme))
    dialog = FileDialog(Words("en"), settings, save=True)
    for name in ARROWS:
        button = dialog.findChild(QToolButton, name)
        for mode, ink in ((QIcon.Mode.Normal, theme.ink), (QIcon.Mode.Disabled, theme.ink_faint)):
            drawn = button.icon().pixmap(QSize(16, 16), mode).toImage()
            colours = {
                drawn.pixelColor(x, y).name() for x in range(16) for y in range(16)
                if drawn.pixelColor(x, y).alpha() == 255
            }
            assert colours == {QColor(ink).name()}
    dialog.deleteLater()
    qapp.setPalette(before)


def test_a_message_is_wider_than_its_title(qapp: object) -> None:
    words = Words("en")
    box = MessageDialog(words, say("study-remove-title"), say("study-closed-what"))
    label = next(one for one in box.findChildren(QLabel) if one.text() == box.informativeText())
    assert label.minimumWidth() >= 20 * label.fontMetrics().height()
    short = MessageDialog(words, say("study-closed-what"), say("study-list-empty"))
    label = next(one for one in short.findChildren(QLabel) if one.text() == short.informativeText())
    assert label.minimumWidth() < 12 * label.fontMetrics().height()


def test_enter_presses_no_other_button_when_the_colours_change_meanwhile(qapp: QApplication) -> None:
    before, seen = qapp.styleSheet(), []

    def change() -> None:
        box = qapp.activeModalWidget()
        if not isinstance(box, MessageDialog) or not box.isActiveWindow():
            QTimer.singleShot(5, change)
            return
        settle()
        qapp.setStyleSheet(stylesheet(DARK, 1.0))
        settle()
        seen.extend((button.objectName(), button.isDefault()) for button in box.buttons())
        box.close()

    QTimer.singleShot(0, change)
    words = Words("en")
    qapp.setStyleSheet(stylesheet(LIGHT, 1.0))
    try:
        assert not confirm(None, words, say("study-remove-title"), say("study-closed-what"), "study-remove")
    finally:
        qapp.setStyleSheet(before)
    assert dict(seen) == {"dialog.yes": False, "dialog.no": True}


def test_a_name_is_needed(qapp: object) -> None:
    dialog = TextDialog(Words("en"), say("deck-name-ask"), "")
    ok = next(button for button in dialog.findChildren(QPushButton) if button.text() == "OK")
    assert not ok.isEnabled()
    dialog.line.setText("  ")
    assert not ok.isEnabled()
    dialog.line.setText("Spring")
    assert ok.isEnabled()


def test_the_file_dialog_begins_where_one_was(settings: Settings, tmp_path: Path) -> None:
    settings.last_folder = str(tmp_path)
    assert Path(FileDialog(Words("en"), settings, save=False).directory().path()) == tmp_path
    settings.last_folder = str(tmp_path / "gone")
    assert Path(FileDialog(Words("en"), settings, save=False).directory().path()) == Path.home()


def test_readings_stand_above_and_make_the_line_higher(qapp: object) -> None:
    words = Words("ja")
    spans = words.spans(say("form-name", megami=megami_name("yurina-a1")))
    font = QFont()
    font.setPointSizeF(12)
    plain, read = RubyLine(spans, font, ruby=False), RubyLine(spans, font, ruby=True)
    assert plain.text() == read.text()
    assert read.height > plain.height
    assert read.read_aloud
    assert not plain.read_aloud


def test_a_long_name_stays_in_its_box(qapp: object) -> None:
    font = QFont()
    font.setPointSizeF(14)
    line = RubyLine(Words("en").spans(say("player-named", name="A very long name indeed, " * 3)), font, ruby=True)
    image = QImage(QSize(160, 40), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    line.paint(painter, QRectF(40, 0, 80, 40))
    painter.end()
    outside = [image.pixelColor(x, y) for x in (*range(38), *range(124, 160)) for y in range(40)]
    inside = [image.pixelColor(x, y) for x in range(40, 120) for y in range(40)]
    assert all(colour == Qt.GlobalColor.white for colour in outside)
    assert any(colour != Qt.GlobalColor.white for colour in inside)


def test_a_button_is_as_high_as_its_lines_from_the_first_time_that_it_is_seen(qapp: object) -> None:
    page = QWidget()
    rows = QGridLayout(page)
    buttons = [BigButton(f"way.{at}", parent=page) for at in range(2)]
    for at, button in enumerate(buttons):
        button.setText("Once more")
        button.set_detail("Player 1 (Yurina and Saine) against the computer " * (2 * at) + "now")
        rows.addWidget(button, at, at)
    page.resize(520, 300)
    page.show()
    settle()
    assert [button.height() for button in buttons] == [button.heightForWidth(button.width()) for button in buttons]
    page.deleteLater()
