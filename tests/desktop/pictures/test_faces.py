"""Asking for pictures: a placeholder first, the picture when it is painted, from memory or a file after that."""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPixmap

from sakura_desktop.languages.words import Words
from sakura_desktop.pictures import painter as studio_module
from sakura_desktop.pictures.colour import contrast
from sakura_desktop.pictures.painter import WAITING_MOST, PicturePainter, to_qimage
from sakura_desktop.pictures.painting import paint
from sakura_desktop.pictures.pending import memory_for
from sakura_desktop.pictures.pictures import Pictures, app_icon
from sakura_desktop.pictures.requests import FaceWish, PictureRequest
from sakura_desktop.sakura.pictures.card_pictures import SakuraPictures
from sakura_desktop.sakura.pictures.card_source import engine_source
from sakura_desktop.theme import DARK, LIGHT
from tests.desktop.pictures import paintbox
from tests.desktop.sakura import faces as card_faces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.text.render import Renderer
    from sakura_desktop.sakura.pictures.card_content import CardSource

SMALL = QSize(84, 117)
SLASH, OTHER = "NA-01-yurina-O-N-1", "NA-01-yurina-O-N-2"


HOME = QSize(240, 160)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., Pictures]]:
    made: list[Pictures] = []

    def build(folder: Path | None = None, **more: Any) -> Pictures:
        words = Words("ja", renderers=paintbox.renderer)
        faces = Pictures(folder, paintbox.fonts(), words, art=lambda _game: card_faces.ART, **more)
        made.append(faces)
        return faces

    yield build
    for faces in made:
        faces.close()


def finished(qtbot: QtBot, faces: Pictures) -> None:
    qtbot.waitUntil(lambda: faces.waiting == 0, timeout=20_000)


def same(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() == other.toImage()


def test_a_placeholder_stands_for_a_face_until_it_is_painted(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    with qtbot.waitSignal(faces.ready, timeout=20_000) as told:
        first = faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
        again = faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    assert first.size() == SMALL
    assert same(first, again)
    found = faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    assert not same(first, found)
    assert told.args == [f"sakura/face/{SLASH}/ja/84x117@1/light/r"]
    assert faces.waiting == 0


def test_a_face_is_painted_as_the_painter_paints_it(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    faces.face(SLASH, "ko", SMALL, 1.0, DARK)
    finished(qtbot, faces)
    order = PictureRequest("face", SLASH, 84, 117, 1.0, "dark", "sakura", "ko")
    painted = to_qimage(paint(order, paintbox.setter(), card_faces.content(SLASH, "ko")))
    assert faces.face(SLASH, "ko", SMALL, 1.0, DARK).toImage() == QPixmap.fromImage(painted).toImage()


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pictures_have_the_real_pixels_of_the_screen(make: Callable[..., Pictures], qtbot: QtBot, dpr: float) -> None:
    faces = make()
    for pixmap in (
        faces.face(SLASH, "en", SMALL, dpr, LIGHT),
        faces.back("sakura", "special", SMALL, dpr, LIGHT),
        faces.piece("sakura", QSize(24, 24), dpr, LIGHT, "lit"),
        faces.emblem("sakura", "yurina", QSize(46, 46), dpr, LIGHT),
        faces.sign("undo", QSize(20, 20), dpr, LIGHT.ink),
        faces.ground("sakura", QSize(320, 180), dpr, LIGHT),
    ):
        assert pixmap.devicePixelRatio() == dpr
        assert pixmap.deviceIndependentSize().width() == pytest.approx(round(pixmap.width() / dpr), abs=1)
    finished(qtbot, faces)
    found = faces.face(SLASH, "en", SMALL, dpr, LIGHT)
    assert (found.width(), found.height()) == (round(84 * dpr), round(117 * dpr))
    assert found.devicePixelRatio() == dpr


def test_across_means_turned(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    lying = QSize(117, 84)
    assert faces.back("sakura", "normal", lying, 1.0, LIGHT, across=True).size() == lying
    assert faces.face(SLASH, "ja", lying, 1.0, LIGHT, across=True).size() == lying
    finished(qtbot, faces)
    assert faces.back("sakura", "normal", lying, 1.0, LIGHT, across=True).size() == lying


def test_what_was_painted_once_comes_from_memory(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    faces.studio.close()
    assert same(faces.face(SLASH, "ja", SMALL, 1.0, LIGHT), faces.face(SLASH, "ja", SMALL, 1.0, LIGHT))
    assert faces.waiting == 0


def count_painting(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of what is painted from now on."""
    painted: list[str] = []

    def counting(order: PictureRequest, *rest: Any) -> Any:
        painted.append(order.key)
        return paint(order, *rest)

    monkeypatch.setattr(studio_module, "paint", counting)
    return painted


def test_what_was_painted_once_is_a_file_for_the_next_time(
    make: Callable[..., Pictures], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = count_painting(monkeypatch)
    pictures = []
    for _ in range(2):
        faces = make(tmp_path)
        faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
        finished(qtbot, faces)
        pictures.append(faces.face(SLASH, "ja", SMALL, 1.0, LIGHT))
    assert len(painted) == 1
    assert same(*pictures)


@pytest.mark.parametrize("change", ["edition", "fingerprint", "content"])
def test_a_file_of_another_painter_font_or_wording_is_not_taken(
    make: Callable[..., Pictures], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    painted = count_painting(monkeypatch)
    faces = make(tmp_path)
    faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    match change:
        case "edition":
            monkeypatch.setattr(studio_module, "edition", lambda _game: "another")
        case "fingerprint":
            monkeypatch.setattr(paintbox.fonts(), "fingerprint", lambda _language: "another")
        case _:
            monkeypatch.setattr("sakura_desktop.pictures.card_pictures.FaceContent.digest", lambda _self: "another")
    other = make(tmp_path)
    other.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, other)
    assert len(painted) == 2


def test_a_damaged_file_is_painted_again(
    make: Callable[..., Pictures], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces = make(tmp_path)
    faces.back("sakura", "normal", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    (file,) = (tmp_path / "pictures").iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    painted = count_painting(monkeypatch)
    other = make(tmp_path)
    other.back("sakura", "normal", SMALL, 1.0, LIGHT)
    finished(qtbot, other)
    assert len(painted) == 1
    assert same(faces.back("sakura", "normal", SMALL, 1.0, LIGHT), other.back("sakura", "normal", SMALL, 1.0, LIGHT))
    assert file.read_bytes() == whole


def test_a_folder_that_can_t_be_made_is_done_without(
    make: Callable[..., Pictures], qtbot: QtBot, tmp_path: Path
) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("in the way")
    faces = make(blocked)
    stand_in = faces.back("sakura", "normal", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    assert not same(stand_in, faces.back("sakura", "normal", SMALL, 1.0, LIGHT))
    assert blocked.read_text() == "in the way"


def test_memory_is_bounded(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    most = 400_000
    faces = make(memory=most)
    for number in card_faces.numbers()[:24]:
        faces.face(number, "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    assert 0 < faces.held <= most
    faces.face(card_faces.numbers()[0], "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    assert faces.held <= most


class Screen(NamedTuple):
    """A screen of so many logical pixels."""

    wide: int
    high: int
    dpr: float = 1.0

    def size(self) -> QSize:
        """Its size."""
        return QSize(self.wide, self.high)

    def devicePixelRatio(self) -> float:
        """Pixels of its own to a logical one."""
        return self.dpr


@pytest.mark.parametrize(
    ("screens", "megabytes"),
    [
        ((), 16), ((Screen(800, 480),), 16), ((Screen(1920, 1080),), 31.6), ((Screen(1280, 720, 1.5),), 31.6),
        ((Screen(1280, 720), Screen(2560, 1440)), 56.2), ((Screen(3840, 2160),), 96),
    ],
)  # fmt: skip
def test_the_largest_screen_says_how_much_is_kept(screens: Any, megabytes: float) -> None:
    assert memory_for(screens) / 1024 / 1024 == pytest.approx(megabytes, abs=0.1)


def test_a_face_that_can_t_be_painted_keeps_its_placeholder_and_harms_no_other(
    make: Callable[..., Pictures], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(order: PictureRequest, *rest: Any) -> Any:
        if order.name == SLASH:
            raise RuntimeError("no such brush")
        return paint(order, *rest)

    monkeypatch.setattr(studio_module, "paint", failing)
    faces = make()
    stand_in = faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    other = faces.face("NA-01-yurina-O-N-2", "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    assert same(faces.face(SLASH, "ja", SMALL, 1.0, LIGHT), stand_in)
    assert not same(faces.face("NA-01-yurina-O-N-2", "ja", SMALL, 1.0, LIGHT), other)
    assert faces.waiting == 0
    assert "can't be painted" in caplog.text


def test_a_card_that_is_not_painted_yet_has_its_name(make: Callable[..., Pictures]) -> None:
    """In every language, and where the card is small; without one where it is to have none."""
    faces, nameless = make(), FaceWish(named=False)
    for size, language in product((SMALL, QSize(46, 64)), ("ja", "ko", "en")):
        one, other = (faces.face(number, language, size, 1.0, LIGHT) for number in (SLASH, "NA-01-yurina-O-N-2"))
        blank = faces.face(SLASH, language, size, 1.0, LIGHT, nameless)
        assert not same(one, other)
        assert not same(one, blank)
        assert same(blank, faces.face("NA-01-yurina-O-N-2", language, size, 1.0, LIGHT, nameless))


def test_the_same_face_at_another_size_stands_in(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    stand_in = faces.face(SLASH, "ja", QSize(100, 140), 1.0, LIGHT)
    plain = make().face(SLASH, "ja", QSize(100, 140), 1.0, LIGHT)
    assert stand_in.size() == QSize(100, 140)
    assert not same(stand_in, plain)
    finished(qtbot, faces)


def test_the_same_face_in_another_language_stands_in_at_its_size(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    japanese = faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    assert same(faces.face(SLASH, "en", SMALL, 1.0, LIGHT), japanese)
    finished(qtbot, faces)
    assert not same(faces.face(SLASH, "en", SMALL, 1.0, LIGHT), japanese)


def test_faces_can_be_had_before_they_are_shown(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    some = card_faces.numbers()[:5]
    faces.prefetch(some, "ko", SMALL, 1.0, LIGHT)
    assert faces.waiting == 5
    finished(qtbot, faces)
    faces.prefetch(some, "ko", SMALL, 1.0, LIGHT)
    assert faces.waiting == 0


def test_forgetting_paints_everything_anew(
    make: Callable[..., Pictures], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = count_painting(monkeypatch)
    faces = make()
    for _ in range(2):
        faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
        finished(qtbot, faces)
        faces.forget()
    assert len(painted) == 2
    assert faces.held == 0


def test_the_second_theme_is_another_picture(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    for theme in (LIGHT, DARK):
        faces.face(SLASH, "ja", SMALL, 1.0, theme)
        faces.ground("sakura", QSize(320, 180), 1.0, theme)
    finished(qtbot, faces)
    assert not same(*(faces.face(SLASH, "ja", SMALL, 1.0, theme) for theme in (LIGHT, DARK)))
    assert not same(*(faces.ground("sakura", QSize(320, 180), 1.0, theme) for theme in (LIGHT, DARK)))


def test_crystals_and_signs_are_there_at_once(make: Callable[..., Pictures]) -> None:
    faces = make()
    kept = faces.piece("sakura", QSize(24, 30), 1.0, LIGHT, "empty")
    assert kept.size() == QSize(24, 24)
    assert same(kept, faces.piece("sakura", QSize(24, 24), 1.0, LIGHT, "empty"))
    assert faces.waiting == 0


def test_icons_have_a_paler_face_when_disabled(make: Callable[..., Pictures]) -> None:
    icon = make().icon("undo", LIGHT)
    normal, disabled = (icon.pixmap(QSize(24, 24), mode) for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled))
    assert not same(normal, disabled)


def test_an_icon_is_made_once_for_a_theme(make: Callable[..., Pictures]) -> None:
    faces = make()
    first = faces.icon("undo", LIGHT)
    assert faces.icon("undo", LIGHT).cacheKey() == first.cacheKey()
    assert faces.icon("undo", DARK).cacheKey() != first.cacheKey()
    assert faces.icon("redo", LIGHT).cacheKey() != first.cacheKey()
    faces.forget()
    assert faces.icon("undo", LIGHT).cacheKey() != first.cacheKey()


def test_the_program_has_an_icon(qtbot: QtBot) -> None:
    icon = app_icon()
    assert not icon.isNull()
    assert QSize(48, 48) in icon.availableSizes()


def test_fonts_are_closed_when_all_is_painted(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    finished(qtbot, faces)
    qtbot.waitUntil(lambda: faces.studio.idle, timeout=20_000)
    assert not faces.fonts._open
    assert faces.fonts.width("間合", "ja", 20) > 0, "they are opened again"


def test_pages_are_given_back_when_much_was_painted(
    make: Callable[..., Pictures], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr(studio_module, "MUCH", 2 * SMALL.width() * SMALL.height() * 4)
    monkeypatch.setattr(studio_module, "give_back_pages", lambda: given.append(1))
    faces = make()
    for count, number in enumerate(card_faces.numbers()[:4], 1):
        faces.face(number, "ja", SMALL, 1.0, LIGHT)
        finished(qtbot, faces)
        faces.studio._pool.waitForDone()
        assert len(given) == count // 2


def test_closing_while_painting_ends_quietly(
    make: Callable[..., Pictures], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(order: PictureRequest, *rest: Any) -> Any:
        begun.set()
        assert go_on.wait(20)
        return paint(order, *rest)

    monkeypatch.setattr(studio_module, "paint", slow)
    faces = make()
    told: list[str] = []
    faces.ready.connect(told.append)
    for number in card_faces.numbers()[:4]:
        faces.face(number, "ja", SMALL, 1.0, LIGHT)
    assert begun.wait(20)
    threading.Timer(0, go_on.set).start()
    faces.close()
    assert faces.studio.idle
    # a picture finished before the end may still come; the three behind it never do
    QCoreApplication.processEvents()
    assert len(told) <= 1
    assert faces.face("NA-01-yurina-O-N-7", "ja", SMALL, 1.0, LIGHT).size() == SMALL


def test_too_many_orders_forget_the_oldest(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def held(_order: PictureRequest, *_rest: Any) -> Any:
        begun.set()
        assert go_on.wait(20)
        return paint(PictureRequest("sign", "undo", 8, 8, 1.0, "#000000"), paintbox.setter())

    monkeypatch.setattr(studio_module, "paint", held)
    studio = PicturePainter(paintbox.fonts(), None)
    studio.order(PictureRequest("sign", "undo", 1, 1, 1.0, "#000000"))
    assert begun.wait(20)
    forgotten = [studio.order(PictureRequest("sign", "undo", 2 + at, 1, 1.0,
        "#000000")) for at in range(WAITING_MOST + 2)]
    assert [order.width for order in forgotten if order is not None] == [2, 3]
    threading.Timer(0, go_on.set).start()
    studio.close()
    assert studio.order(PictureRequest("sign", "undo", 9, 9, 1.0, "#000000")) is not None


def test_the_engine_is_asked_only_when_a_card_is_wanted(qtbot: QtBot) -> None:
    asked: list[str] = []

    def source(words: Callable[[str], Renderer]) -> CardSource:
        asked.append("source")
        return engine_source(words)

    art = SakuraPictures(source)
    faces = Pictures(None, paintbox.fonts(), Words("ja", renderers=paintbox.renderer), art=lambda _game: art)
    faces.back("sakura", "normal", SMALL, 1.0, LIGHT)
    faces.piece("sakura", QSize(24, 24), 1.0, LIGHT)
    assert asked == []
    faces.face(SLASH, "ja", SMALL, 1.0, LIGHT)
    assert asked
    faces.close()


def test_by_default_the_cards_are_the_engine_s(qtbot: QtBot) -> None:
    faces = Pictures(None, paintbox.fonts(), Words("en", renderers=paintbox.renderer))
    assert faces.content(SLASH, "en") == card_faces.content(SLASH, "en")
    faces.close()


def test_a_picture_for_qt_has_its_colours() -> None:
    image = to_qimage(Image.new("RGB", (3, 2), "#804020"))
    assert (image.width(), image.height()) == (3, 2)
    assert image.format() == QImage.Format.Format_ARGB32_Premultiplied
    assert image.pixelColor(1, 1).name() == "#804020"


def test_each_side_of_a_card_is_a_picture_of_its_own(qtbot: QtBot) -> None:
    known = card_faces.source()
    source = replace(
        known, sides=lambda _number: ("closed", "open"),
        side_term=lambda _number, side: "aura" if side == "closed" else "life",
        face=lambda number, side: known.face(OTHER if side == "open" else number, ""),
        text=lambda number, side: known.text(OTHER if side == "open" else number, ""),
    )
    art = SakuraPictures(lambda _words: source)
    faces = Pictures(None, paintbox.fonts(), Words("ja", renderers=paintbox.renderer), art=lambda _game: art)
    for _ in range(2):
        found = [faces.face(SLASH, "ja", SMALL, 1.0, LIGHT, FaceWish(side=side)) for side in ("", "closed", "open")]
        finished(qtbot, faces)
    assert len({image.toImage().cacheKey() for image in found}) == 3
    assert not any(same(one, other) for one, other in pairwise(found))
    faces.close()


def test_a_spent_face_is_grey_and_reads(make: Callable[..., Pictures], qtbot: QtBot) -> None:
    faces = make()
    for theme in (LIGHT, DARK):
        wishes = (FaceWish(), FaceWish(spent=True))
        for wish in wishes:
            faces.face(SLASH, "ja", SMALL, 1.0, theme, wish)
        finished(qtbot, faces)
        plain, spent = (faces.face(SLASH, "ja", SMALL, 1.0, theme, wish).toImage() for wish in wishes)
        for x, y in ((8, 60), (42, 8), (42, 112)):
            assert spent.pixelColor(x, y).saturation() < 60
        band = spent.pixelColor(8, 8)
        assert contrast(theme.on_type, band.name()) >= 3
        assert plain.pixelColor(8, 8).saturation() > 120


def test_an_illustration_of_an_earlier_start_is_here_before_its_game_is_loaded(
    make: Callable[..., Pictures], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make(tmp_path)
    assert not first.kept_scene("sakura", "home", HOME, 1.0, LIGHT)
    first.scene("sakura", "home", HOME, 1.0, LIGHT)
    finished(qtbot, first)
    painted = first.scene("sakura", "home", HOME, 1.0, LIGHT)
    again = make(tmp_path)

    def load(game: str) -> None:
        raise AssertionError(f"{game} is loaded")

    monkeypatch.setattr(again, "_art", load)
    assert again.kept_scene("sakura", "home", HOME, 1.0, LIGHT)
    assert same(again.scene("sakura", "home", HOME, 1.0, LIGHT), painted)
    assert again.waiting == 0
    assert not again.kept_scene("sakura", "home", HOME, 1.0, DARK), "only what was painted"
    again.close()
    assert not make(None).kept_scene("sakura", "home", HOME, 1.0, LIGHT), "nowhere is nothing kept"


@pytest.mark.parametrize("kind", ["back", "emblem"])
def test_the_same_back_or_emblem_at_another_size_stands_in(
    make: Callable[..., Pictures], qtbot: QtBot, kind: str
) -> None:
    """After another zoom nothing stands blank until it is painted."""

    def ask(faces: Pictures, wide: int) -> QPixmap:
        name = "normal" if kind == "back" else "yurina"
        found: QPixmap = getattr(faces, kind)("sakura", name, QSize(wide, wide), 1.0, LIGHT)
        return found

    faces = make()
    ask(faces, 60)
    finished(qtbot, faces)
    painted, stand_in = ask(faces, 60), ask(faces, 90)
    smooth = Qt.TransformationMode.SmoothTransformation
    assert same(stand_in, painted.scaled(90, 90, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    finished(qtbot, faces)
    assert not same(ask(faces, 90), stand_in)
