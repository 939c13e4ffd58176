"""A reader on the screen, in the shipped words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.languages.words import Words
from sakura_desktop.reader import CardReader
from tests.desktop.looks import PlainAppearance
from tests.desktop.pictures import paintbox

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def reader(qtbot: QtBot, language: str = "ja", second: str = "", *, ruby: bool = True, width: int = 340) -> CardReader:
    """A reader on the screen."""
    words = Words(language, second, ways=ReadingOptions(ruby="all" if ruby else "off"), renderers=paintbox.renderer)
    made = CardReader(words, PlainAppearance(language=language))  # type: ignore[arg-type]  # a look in all that is asked of it
    # the words live as long as who speaks them
    words.setParent(made)
    qtbot.addWidget(made)
    made.resize(width, 620)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def words_of(made: CardReader) -> Words:
    """The words that a reader speaks."""
    found = made.findChild(Words)
    assert found is not None
    return found
