"""How the program looks now: the theme, the zoom, the language's fonts, and the pictures made for them."""

from __future__ import annotations

import math
from contextlib import contextmanager
from string import Template
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal

from sakura_desktop.pictures.letters import letters
from sakura_desktop.pictures.requests import FaceWish
from sakura_desktop.stylesheet import EDGED, edged, palette, stylesheet
from sakura_desktop.theme import LIGHT, theme_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator
    from contextlib import AbstractContextManager

    from PIL import Image
    from PySide6.QtGui import QIcon, QPixmap
    from PySide6.QtWidgets import QApplication

    from sakura_desktop.languages.words import Words
    from sakura_desktop.pictures.pictures import Pictures
    from sakura_desktop.settings import Settings
    from sakura_desktop.theme import Theme

POINTS = 10.5
"""Size of the text at zoom 1."""

USUAL: Final = QSize(1280, 720)
"""The window for which all sizes are meant."""
TIGHTEST: Final = 0.85
WIDEST: Final = 1.6
"""How much smaller and larger type becomes with the window, at the most."""

_PAGES: Final = Template("""
QLabel[role="title"] { font-size: ${title}pt; font-weight: 600; color: $ink; }
QLabel[role="winner"] { font-size: ${winner}pt; font-weight: 600; color: $ink; }
QLabel[role="heading"] { font-size: ${heading}pt; font-weight: 600; color: $ink; }
QLabel[role="note"] { color: $ink_soft; }
QLabel[warning="true"] { color: $warning; font-weight: 600; }
QFrame[role="side"] { background: $paper_raised; border: 1px solid $line; border-radius: 6px; }
QFrame#tray { background: $paper; border: 2px solid $edge; border-radius: 6px; }
QFrame[role="side"][lit="true"] { border: 2px solid $cherry; }
QFrame[role="doubt"] { background: $paper_raised; border: 2px solid $warning; border-radius: 6px; }
QPushButton[role="leading"] { background: $cherry; color: $on_cherry; border: 2px solid $cherry; font-weight: 600; }
QPushButton[role="leading"]:focus { border: 2px solid $ink; }
QPushButton[role="leading"]:disabled { background: $paper_sunk; color: $ink_faint; border-color: $line; }
QPushButton[role="switch"] { background: transparent; border-style: dashed; }
QPushButton[role="switch"]:checked { background: $cherry_soft; border-style: solid; }
QToolButton[role="section"] { color: $cherry; text-decoration: underline; padding: 0px ${round}px; }
QToolButton[role="sign"] { color: $cherry; background: $paper_raised; border: 1px solid $line; border-radius: 4px;
    padding: 0px; }
QListView { background: transparent; }
QListWidget::item { padding: ${wide}px; }
QListView#journal\\.lines, MatchList, QListWidget { background: $paper_raised; border: none; }
QComboBox QListView, QListView#offers { background: $paper_raised; }
""")


def pages_sheet(theme: Theme, zoom: float) -> str:
    """What the pages add to the one stylesheet: their headings, sides and leading buttons."""
    sizes = {"winner": round(POINTS * zoom * 2.6, 1)}
    sizes |= {"title": round(POINTS * zoom * 1.45, 1), "heading": round(POINTS * zoom * 1.12, 1)}
    sizes["base"] = round(POINTS * zoom, 1)
    sizes |= {"round": round(4 * zoom), "wide": round(6 * zoom)}
    return _PAGES.substitute({**theme.colours(), **sizes})


def room_of(window: QSize) -> float:
    """How much larger type is in a window than at 1280×720, in steps; in a small one a little smaller."""
    share = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    if share < 1:
        return max(TIGHTEST, round(math.pow(share, 0.4) * 20) / 20)
    return min(WIDEST, 1 + int((math.pow(share, 0.75) - 1) * 10 + 0.01) / 10)


class Appearance(QObject):
    """What is painted by: told by the settings and the words, and telling whoever paints."""

    game = ""
    """Whose table it is for; empty for that of the first game there is."""
    rewords = False
    """Whatever looks otherwise now does so by its words alone."""

    changed = Signal()
    """Another theme or zoom."""
    ready = Signal()
    """A picture asked for earlier is finished."""

    def __init__(
        self, app: QApplication, settings: Settings, words: Words, faces: Pictures, parent: QObject | None = None,
    ) -> None:
        """Dress the application, and again whenever a setting that shows is another."""
        super().__init__(parent)
        # Under a stylesheet Qt withholds the application's font and palette from widgets unless this is set: another
        # size or language would reach them one stylesheet late.
        app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
        self._app = app
        self._settings = settings
        self._words = words
        self._faces = faces
        self._theme = self._theme_now()
        settings.changed.connect(self._setting_changed)
        words.changed.connect(self._dress_font)
        app.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        faces.ready.connect(self._arrived)
        self._language = ""
        self._room = self._wanted_room = 1.0
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)  # within the event of its new size a window doesn't hear of another font
        self._resized.timeout.connect(self.refit)
        self._of: dict[str, Appearance] = {}
        self._dress()

    @property
    def theme(self) -> Theme:
        """The colours now."""
        return self._theme

    @property
    def zoom(self) -> float:
        """How much larger type and what goes with it is: as the settings have it, and as the window has room for."""
        return round(float(self._settings.zoom) * self._room, 2)

    @property
    def wished(self) -> float:
        """The zoom of the settings alone, for what grows with the window by itself."""
        zoom: float = self._settings.zoom
        return zoom

    def fit(self, window: QSize) -> None:
        """Grow with the window: type that is read at 1280×720 is read from further away where that is larger."""
        self._wanted_room = room_of(window)
        self._resized.start()

    def refit(self) -> None:
        """Grow at once."""
        if self._wanted_room != self._room:
            self._room = self._wanted_room
            self._dress()

    @property
    def speech(self) -> Hashable:
        """How everything is said: pictures with words are kept in several."""
        return self._words.speech

    @contextmanager
    def rewording(self) -> Iterator[None]:
        """What is made anew meanwhile looks otherwise by its words alone."""
        before, self.rewords = self.rewords, True
        try:
            yield
        finally:
            self.rewords = before

    @property
    def language(self) -> str:
        """The language of the text on cards."""
        return self._words.of("card-text").language

    def px(self, length: float) -> int:
        """A length at zoom 1 in pixels now."""
        return round(length * self.zoom)

    def of(self, game: str) -> Appearance:
        """The same look for the table of a game: backs, pieces, emblems and ground are that game's."""
        if game not in self._of:
            self._of[game] = GameAppearance(self, game, self._app, self._settings, self._words, self._faces)
        return self._of[game]

    def face(
        self, number: str, language: str, size: QSize, side: str = "", names: str = "", *, spent: bool = False,
    ) -> QPixmap:
        """A card's face, of a two-sided card with the side that counts, its name in the language of names or in that
        of `names`, grey if it is spent; a placeholder until `ready` tells that it is painted.
        """
        spoken = self._words.of("card-name")
        names = names or spoken.language
        ruby = spoken.card(number, names) == self._words.renderer(names).card(number)
        wish = FaceWish(ruby, side, names="" if names == language else names, spent=spent)
        return self._faces.face(number, language, size, self._app.devicePixelRatio(), self.theme, wish)

    def drawing(self, number: str, language: str, size: QSize) -> Callable[[], Image.Image]:
        """What draws a card's face as it is by day, with everything in one language, for a place outside of the window;
        any thread may call it.
        """
        return self._faces.drawing(number, language, size, LIGHT)

    def nameless(self, number: str, language: str, size: QSize) -> QPixmap:
        """A card's face without its name."""
        dpr = self._app.devicePixelRatio()
        return self._faces.face(number, language, size, dpr, self.theme, FaceWish(named=False))

    def emblem(self, key: str, size: QSize) -> QPixmap:
        """The emblem of what the game calls so."""
        return self._faces.emblem(self.game, key, size, self._app.devicePixelRatio(), self.theme)

    def has_scene(self, key: str) -> bool:
        """Whether what the game calls so has an illustration; `home` lies behind the first screen."""
        return self._faces.has_scene(self.game, key)

    def kept_scene(self, key: str, size: QSize) -> bool:
        """Whether that illustration can be shown before the game is loaded, as it was painted at an earlier start."""
        return self._faces.kept_scene(self.game, key, size, self._app.devicePixelRatio(), self.theme)

    def scene(self, key: str, size: QSize) -> QPixmap:
        """The illustration of what the game calls so; a placeholder until `ready` tells that it is painted."""
        return self._faces.scene(self.game, key, size, self._app.devicePixelRatio(), self.theme)

    def back(self, kind: str, size: QSize, *, across: bool = False) -> QPixmap:
        """The back of a kind of cards, with an empty one of a card of which nothing is known; `across`: as it lies on
        its side.
        """
        return self._faces.back(self.game, kind, size, self._app.devicePixelRatio(), self.theme, across=across)

    def back_colour(self, kind: str) -> str:
        """The colour of the back of a kind of cards."""
        return self._faces.back_colour(self.game, kind, self.theme)

    def piece(self, size: QSize, state: str = "normal") -> QPixmap:
        """A plain piece, or an empty place, a lit or a ghostly one."""
        return self._faces.piece(self.game, size, self._app.devicePixelRatio(), self.theme, state)

    def sign(self, name: str, size: QSize, colour: str) -> QPixmap:
        """A sign of the game in a colour."""
        return self._faces.sign(name, size, self._app.devicePixelRatio(), colour)

    def awaiting(self) -> AbstractContextManager[set[str]]:
        """The pictures for which placeholders are given meanwhile."""
        return self._faces.awaiting()

    def all_awaited(self, pictures: frozenset[str]) -> bool:
        """Whether none of these is there yet."""
        return self._faces.all_awaited(pictures)

    def icon(self, name: str) -> QIcon:
        """A sign as an icon in the theme's ink."""
        return self._faces.icon(name, self.theme)

    def ground(self, size: QSize) -> QPixmap:
        """The washi that the table lies on."""
        return self._faces.ground(self.game, size, self._app.devicePixelRatio(), self.theme)

    def _arrived(self, _key: str) -> None:
        self.ready.emit()

    def _theme_now(self) -> Theme:
        dark = self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return theme_of(self._settings.theme, system_dark=dark)

    def _setting_changed(self, name: str) -> None:
        if name in {"theme", "zoom"}:
            self._dress()

    def _scheme_changed(self) -> None:
        if self._settings.theme == "system" and self._theme_now() != self.theme:
            self._dress()

    def _dress(self) -> None:
        self._theme = self._theme_now()
        self._app.setPalette(palette(self.theme))
        for kind in EDGED:
            self._app.setPalette(edged(self.theme), kind)  # type: ignore[arg-type]  # the stub wants bytes, which it refuses
        self._dress_font(again=True)
        self._app.setStyleSheet(stylesheet(self.theme, self.zoom) + pages_sheet(self.theme, self.zoom))
        self.changed.emit()

    def _dress_font(self, *, again: bool = False) -> None:
        """Han characters take the form of the language shown."""
        if self._words.language == self._language and not again:
            return
        self._language = self._words.language
        font = letters(self._app.font(), self._language)
        font.setPointSizeF(POINTS * self.zoom)
        self._app.setFont(font)


class GameAppearance(Appearance):
    """A look for the table of one game; it changes as the program's does."""

    def __init__(
        self, look: Appearance, game: str, app: QApplication, settings: Settings, words: Words, faces: Pictures
    ) -> None:
        """Follow that look for as long as it is there."""
        QObject.__init__(self, look)
        self.game = game
        self._app, self._settings, self._words, self._faces = app, settings, words, faces
        self._whole = look
        look.changed.connect(self.changed)
        look.ready.connect(self.ready)

    @property
    def theme(self) -> Theme:
        """The colours now."""
        return self._whole.theme

    @property
    def zoom(self) -> float:
        """How much larger type is."""
        return self._whole.zoom

    def of(self, game: str) -> Appearance:
        """The same look for the table of a game."""
        return self._whole.of(game)
