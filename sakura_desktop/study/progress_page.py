"""Progress to be looked at: known words over time, answers by day, today, words by megami and by part of the rules."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.games import dialect_of
from engine.study.progress import Day, by_group, by_section, days
from engine.text.phrase import say
from sakura_desktop.widgets.layouts import scrolling
from sakura_desktop.widgets.plots import BarPlot, Datum, LinePlot, QueuePlot, SharePlot
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.study.progress import Share
    from engine.study.schedule import Pair
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.store import WordStore

MOST_DAYS: Final = 90
"""So many days are shown at most, the latest."""
LANGUAGE_OF_SECTIONS: Final = "ja"


def every_day(found: Sequence[Day]) -> list[Day]:
    """The days from the first to the last, those without an answer among them, the latest of them."""
    if not found:
        return []
    by_date = {day.day: day for day in found}
    filled: list[Day] = []
    known, here = 0, found[0].day
    while here <= found[-1].day:
        day = by_date.get(here, Day(here, known, 0, 0))
        known = day.known
        filled.append(day)
        here += timedelta(days=1)
    return filled[-MOST_DAYS:]


def _date(day: date) -> Phrase:
    return say("study-date", month=day.month, day=day.day)


def known_data(found: Sequence[Day]) -> list[Datum]:
    """Known words at the end of each day."""
    return [
        Datum(_date(day.day), (day.known,), say("study-plot-known-day", date=_date(day.day), count=day.known))
        for day in found
    ]


def answer_data(found: Sequence[Day]) -> list[Datum]:
    """Answers of each day, the right ones first."""
    return [
        Datum(
            _date(day.day), (day.right, day.answers),
            say("study-plot-answers-day", date=_date(day.day), count=day.answers, right=day.right),
        )
        for day in found
    ]


def share_data(shares: Sequence[Share], labels: Sequence[Phrase]) -> list[Datum]:
    """Parts of what there is, with what each is called."""
    return [
        Datum(
            label, (share.known, share.listed, share.words),
            say("study-plot-share", part=label, known=share.known, listed=share.listed, words=share.words),
        )
        for share, label in zip(shares, labels, strict=True)
    ]


def rank(key: str) -> tuple[int, int]:
    """Where a chapter stands: the rules' own chapters, then extra rules, then appendices, then what is in none."""
    groups = {"x": 1, "a": 2, "-": 3}
    number = key.removeprefix("x").removeprefix("a")
    if not number.isdecimal():  # a heading of rules without numbers: as the catalogs have them
        return groups.get(key, 0), 0
    return groups.get(key[:1], 0), int(number)


def chapter_said(key: str) -> Phrase:
    """What a chapter of the rules is called: by its number, or as extra rules, or as no part of them."""
    if key == "-":
        return say("study-chapter-none")
    if key[:1] == "x" and key[1:].isdecimal():
        return say("study-chapter-extra", number=key[1:])
    if key[:1] == "a" and key[1:].isdecimal():
        return say("study-chapter-appendix", number=key[1:])
    return say("study-chapter", number=key)


class ProgressPage(QWidget):
    """Five plots."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """Nothing shown yet."""
        super().__init__(parent)
        self._store = store
        self.wording = Translated(words, self)
        self.today = QueuePlot("study.plot.today", words, look, self)
        self.known = LinePlot("study.plot.known", words, look, self)
        self.answers = BarPlot("study.plot.answers", words, look, self)
        self.megami = SharePlot("study.plot.megami", words, look, self)
        self.chapters = SharePlot("study.plot.chapters", words, look, self)
        key = self.wording.label("study-plot-key", role="note", wrap=True)
        inner = QWidget(self)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.today, 0, 0, 1, 2)
        grid.addWidget(self.known, 1, 0)
        grid.addWidget(self.answers, 1, 1)
        grid.addWidget(key, 2, 0, 1, 2)
        grid.addWidget(self.megami, 3, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.chapters, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.setRowMinimumHeight(1, look.px(220))
        box = QVBoxLayout(self)
        box.addWidget(scrolling(inner, self))

    def show_pair(self, pair: Pair) -> None:
        """Show what was learned in a direction. Raises `CannotOpen`."""
        records, lexicon = self._store.records, self._store.lexicon
        found = every_day(days(records, pair))
        self.known.show_data(known_data(found), say("study-plot-known"))
        self.answers.show_data(answer_data(found), say("study-plot-answers"))
        groups = by_group(records, pair, lexicon)
        names = [lexicon.name_of(share.key) for share in groups]
        self.megami.show_data(share_data(groups, names), say("study-plot-megami"))
        self.chapters.show_data(self._chapters(pair), say("study-plot-chapters"))
        today = date.fromtimestamp(self._store.now())
        done = sum(day.answers for day in found if day.day == today)
        self.today.show_data(self._queue(done, pair), say("study-plot-today"))

    def _chapters(self, pair: Pair) -> list[Datum]:
        """The chapters of every game's rules; where there are several games, each under its name."""
        records, lexicon = self._store.records, self._store.lexicon
        found: list[Datum] = []
        for game in lexicon.games:
            shares = by_section(records, pair, lexicon, LANGUAGE_OF_SECTIONS, game)
            sections = sorted(shares, key=lambda share: rank(share.key))
            dialect = dialect_of(game)
            by_heading = dialect.heading_of if dialect else None
            said = [by_heading(share.key) if by_heading else chapter_said(share.key) for share in sections]
            if len(lexicon.games) > 1:
                said = [say("study-part-of-game", game=say(f"game-{game}"), part=part) for part in said]
            found += share_data(sections, said)
        return found

    def _queue(self, done: int, pair: Pair) -> list[Datum]:
        left = self._store.schedule.today(pair, self._store.now())
        figures = (("done", done), ("due", len(left.due)), ("new", len(left.new)))
        said = [say(f"study-today-{name}", count=count) for name, count in figures]
        return [Datum(phrase, (count,), phrase) for phrase, (_, count) in zip(said, figures, strict=True)]

    def take_focus(self) -> None:
        """The first plot has the keyboard."""
        self.today.setFocus()
