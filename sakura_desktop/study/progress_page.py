"""Progress to be looked at: what is due and when, what is remembered, known words, answers by day, words by megami and
by part of the rules.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.games import dialect_of
from engine.study.progress import Day, by_section, days_in_steps, forecast, groups_in_steps, retention, streak
from engine.study.schedule import day_of
from engine.study.wordfile import CannotOpen
from engine.text.phrase import Listing, say
from sakura_desktop.idle_work import IdleWork
from sakura_desktop.widgets.layouts import scrolling
from sakura_desktop.widgets.plots import BarPlot, Datum, DuePlot, LinePlot, QueuePlot, SharePlot
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.study.progress import Share
    from engine.study.schedule import Pair
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.store import WordStore

MOST_DAYS: Final = 90
"""So many days are shown at most, the latest."""
FORECAST: Final = 30
"""So many days are looked ahead."""
LATELY: Final = 30
"""Days of which it is told how much was remembered."""
MONTH: Final = LATELY * 86_400.0
HARDEST: Final = 8
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


def forecast_data(counts: Sequence[int], today: date) -> list[Datum]:
    """Words due on each day, from today on."""
    dates = [_date(today + timedelta(days=at)) for at in range(len(counts))]
    return [
        Datum(day, (count, count), say("study-plot-forecast-day", date=day, count=count))
        for day, count in zip(dates, counts, strict=True)
    ]


def retention_data(found: Sequence[Day]) -> list[Datum]:
    """Of what had been learned how much was still remembered, week by week; weeks without such questions left out."""
    weeks: dict[int, list[Day]] = {}
    for day in found:
        weeks.setdefault(day.day.toordinal() // 7, []).append(day)
    told = ((week[0].day, retention(week)) for week in weeks.values())
    return [
        Datum(_date(day), (share,), say("study-plot-retention-week", date=_date(day), share=share))
        for day, share in told if share is not None
    ]


class ProgressPage(QWidget):
    """Figures and seven plots. What takes long is read while nobody waits."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """Nothing shown yet."""
        super().__init__(parent)
        self._store = store
        self._reading: IdleWork | None = None
        self.wording = Translated(words, self)
        self.figures = self.wording.label(name="study.figures", wrap=True)
        self.hard = self.wording.label(name="study.hard", role="note", wrap=True)
        self.today = QueuePlot("study.plot.today", words, look, self)
        self.known = LinePlot("study.plot.known", words, look, self)
        self.answers = BarPlot("study.plot.answers", words, look, self)
        self.forecast = DuePlot("study.plot.forecast", words, look, self)
        self.retention = LinePlot("study.plot.retention", words, look, self)
        self.megami = SharePlot("study.plot.megami", words, look, self)
        self.chapters = SharePlot("study.plot.chapters", words, look, self)
        key = self.wording.label("study-plot-key", role="note", wrap=True)
        inner = QWidget(self)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.today, 0, 0, 1, 2)
        grid.addWidget(self.figures, 1, 0, 1, 2)
        grid.addWidget(self.hard, 2, 0, 1, 2)
        grid.addWidget(self.forecast, 3, 0)
        grid.addWidget(self.retention, 3, 1)
        grid.addWidget(self.known, 4, 0)
        grid.addWidget(self.answers, 4, 1)
        grid.addWidget(key, 5, 0, 1, 2)
        grid.addWidget(self.megami, 6, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.chapters, 6, 1, Qt.AlignmentFlag.AlignTop)
        for row in (3, 4):
            grid.setRowMinimumHeight(row, look.px(200))
        box = QVBoxLayout(self)
        box.addWidget(scrolling(inner, self))

    @property
    def complete(self) -> bool:
        """Everything is shown."""
        return self._reading is not None and not self._reading.active

    def show_pair(self, pair: Pair) -> None:
        """Show what was learned in a direction. Raises `CannotOpen`."""
        if self._reading is not None:
            self._reading.stop()
        self._show_coming(pair)
        self._reading = IdleWork(self._steps(pair), self)
        self._reading.start()

    def _show_coming(self, pair: Pair) -> None:
        """What is due, today and later."""
        now, schedule = self._store.now(), self._store.schedule
        done, _ = schedule.given_today(pair, now)
        left = schedule.today(pair, now)
        figures = (("done", done), ("due", len(left.due)), ("new", len(left.new)))
        said = [say(f"study-today-{name}", count=count) for name, count in figures]
        data = [Datum(phrase, (count,), phrase) for phrase, (_, count) in zip(said, figures, strict=True)]
        self.today.show_data(data, say("study-plot-today"))
        counts = forecast(self._store.records, pair, now, FORECAST)
        here = date.fromordinal(day_of(now))
        self.forecast.show_data(forecast_data(counts, here), say("study-plot-forecast"))
        hard = [
            say("study-hard-word", word=self._store.lexicon.written(word, pair.asks).partition("\n")[0], count=count)
            for word, count in self._store.records.hardest(*pair, now - MONTH, HARDEST)
            if self._store.lexicon.knows(word)
        ]
        self.hard.setVisible(bool(hard))
        if hard:
            self.wording.phrase(self.hard, say("study-hard", words=Listing(tuple(hard), "comma")))

    def _steps(self, pair: Pair) -> Iterator[bool]:
        """The history, then the parts of what there is, read in steps."""
        records, lexicon = self._store.records, self._store.lexicon
        try:
            for found in days_in_steps(records, pair):
                if found is not None:
                    self._show_days(found, pair)
                yield True
            groups: list[Share] = []
            for share in groups_in_steps(records, pair, lexicon):
                groups.append(share)  # a step each
                yield True
            names = [lexicon.name_of(share.key) for share in groups]
            self.megami.show_data(share_data(groups, names), say("study-plot-megami"))
            yield True
            chapters: list[Datum] = []
            for game in lexicon.games:
                chapters += self._chapters(game, pair)
                yield True
            self.chapters.show_data(chapters, say("study-plot-chapters"))
        except CannotOpen:
            return  # the room says so when it is entered again

    def _show_days(self, found: Sequence[Day], pair: Pair) -> None:
        now = self._store.now()
        here = date.fromordinal(day_of(now))
        shown = every_day(found)
        self.known.show_data(known_data(shown), say("study-plot-known"))
        self.answers.show_data(answer_data(shown), say("study-plot-answers"))
        self.retention.show_data(retention_data(shown), say("study-plot-retention"))
        days_now, longest = streak(found, here)
        lately = retention(day for day in found if (here - day.day).days < LATELY)
        counts = forecast(self._store.records, pair, now, 2)
        parts = [say("study-streak", count=days_now, longest=longest), say("study-tomorrow", count=counts[1])]
        if lately is not None:
            parts.insert(1, say("study-retention", share=lately, days=LATELY))
        self.wording.phrase(self.figures, say("study-figures", parts=Listing(tuple(parts), "lines")))

    def _chapters(self, game: str, pair: Pair) -> list[Datum]:
        """The chapters of a game's rules; those of the games after the first under the name of theirs."""
        lexicon = self._store.lexicon
        shares = by_section(self._store.records, pair, lexicon, LANGUAGE_OF_SECTIONS, game)
        sections = sorted(shares, key=lambda share: rank(share.key))
        dialect = dialect_of(game)
        by_heading = dialect.heading_of if dialect else None
        said = [by_heading(share.key) if by_heading else chapter_said(share.key) for share in sections]
        if game != lexicon.games[0]:
            said = [say("study-part-of-game", game=say(f"game-{game}"), part=part) for part in said]
        return share_data(sections, said)

    def take_focus(self) -> None:
        """The first plot has the keyboard."""
        self.today.setFocus()
