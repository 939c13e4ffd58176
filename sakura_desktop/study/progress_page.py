"""Progress to be looked at: what is due and when, what is remembered, known words, answers by day, words by megami and
by part of the rules.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.games import dialect_of
from engine.study.progress import (
    Day,
    History,
    by_groups,
    by_section,
    forecast,
    games_of,
    retention,
    standing,
    streak,
)
from engine.study.schedule import day_of
from engine.study.wordfile import CannotOpen
from engine.text.phrase import Listing, say
from sakura_desktop.idle_work import LatestWork
from sakura_desktop.study.word_texts import chapter_said, shortened
from sakura_desktop.widgets.layouts import scrolling
from sakura_desktop.widgets.plots import BarPlot, Datum, DuePlot, LinePlot, Plot, QueuePlot, SharePlot
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.study.progress import Share, Stand
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
FIGURES: Final = 3
"""Lines of figures."""
HARD: Final = 2
"""Lines of what was hard."""
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


def forecast_data(counts: Sequence[int], today: date) -> list[Datum]:
    """Words due on each day, from today on; nothing where none are."""
    if not any(counts):
        return []
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
        self._reading = LatestWork(self)
        self._stands: object = None
        """What is shown: a direction, how the file stood, and on which day."""
        self._histories: dict[Pair, History] = {}
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
        self._titles: dict[Plot, str] = {
            self.today: "study-plot-today", self.known: "study-plot-known", self.answers: "study-plot-answers",
            self.forecast: "study-plot-forecast", self.retention: "study-plot-retention",
            self.megami: "study-plot-megami", self.chapters: "study-plot-chapters",
        }
        # what is counted later moves nothing that is seen already
        self.figures.setMinimumHeight(FIGURES * self.figures.fontMetrics().lineSpacing())
        self.hard.setMinimumHeight(HARD * self.hard.fontMetrics().lineSpacing())
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
        grid.addWidget(self.megami, 5, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.chapters, 5, 1, Qt.AlignmentFlag.AlignTop)
        for row in (3, 4):
            grid.setRowMinimumHeight(row, look.px(200))
        box = QVBoxLayout(self)
        box.addWidget(scrolling(inner, self))

    @property
    def complete(self) -> bool:
        """Everything is shown."""
        return not self._reading.active

    def show_pair(self, pair: Pair) -> None:
        """Show what was learned in a direction. What isn't counted yet says so. Raises `CannotOpen`."""
        stands = (pair, self._store.records.file.revision, day_of(self._store.now()))
        if stands == self._stands:
            return
        self._stands = stands
        for plot, title in self._titles.items():
            plot.wait(say(title))
        self.wording.phrase(self.figures, say("study-plot-counting"))
        self.wording.phrase(self.hard, say("study-text", text=""))
        self._reading.begin(self._attempted(pair))

    def _attempted(self, pair: Pair) -> Iterator[bool]:
        try:
            yield from self._steps(pair)
        except CannotOpen:
            self._stands = None  # the room says so when it is entered again

    def _steps(self, pair: Pair) -> Iterator[bool]:
        """What is due, today and later; the history; the parts of what there is."""
        records, lexicon = self._store.records, self._store.lexicon
        yield True
        self._show_today(pair)
        yield True
        self._show_coming(pair)
        yield True
        history = self._histories.setdefault(pair, History(pair))
        yield from history.read_on(records)
        yield from self._days_shown(history.days, pair)
        self._show_hard(pair)
        yield True
        stand = standing(records, pair)
        yield True
        groups: list[Share] = []
        games = games_of(stand, lexicon)
        for share in by_groups(stand, lexicon):
            if any(lexicon.game_of(word) in games for word in lexicon.words_of(share.key)[:1]):
                groups.append(share)  # a step each
            yield True
        names = [lexicon.name_of(share.key) for share in groups]
        self._show(self.megami, share_data(groups, names))
        yield True
        chapters: list[Datum] = []
        for game in games:
            chapters += self._chapters(game, stand)
            yield True
        self._show(self.chapters, chapters)

    def _show(self, plot: Plot, data: Sequence[Datum]) -> None:
        plot.show_data(data, say(self._titles[plot]))

    def _show_today(self, pair: Pair) -> None:
        now, schedule = self._store.now(), self._store.schedule
        done, _ = schedule.given_today(pair, now)
        left = schedule.today(pair, now)
        figures = (("done", done), ("due", len(left.due) + len(schedule.later(pair, now))), ("new", len(left.new)))
        said = [say(f"study-today-{name}", count=count) for name, count in figures]
        self._show(self.today, [
            Datum(phrase, (count,), phrase) for phrase, (_, count) in zip(said, figures, strict=True)
        ])

    def _show_coming(self, pair: Pair) -> None:
        now = self._store.now()
        counts = forecast(self._store.records, pair, now, FORECAST)
        self._show(self.forecast, forecast_data(counts, date.fromordinal(day_of(now))))

    def _show_hard(self, pair: Pair) -> None:
        hard = [
            say("study-hard-word", word=shortened(self._store.lexicon.written(word, pair.asks)), count=count)
            for word, count in self._store.records.hardest(*pair, self._store.now() - MONTH, HARDEST)
            if self._store.lexicon.knows(word)
        ]
        if hard:
            said = say("study-hard", words=Listing(tuple(hard), "comma"))
        else:
            said = say("study-hard-none") if self._histories[pair].days else say("study-progress-empty")
        self.wording.phrase(self.hard, said)

    def _days_shown(self, found: Sequence[Day], pair: Pair) -> Iterator[bool]:
        now = self._store.now()
        here = date.fromordinal(day_of(now))
        shown = every_day(found)
        for plot, data in ((self.known, known_data), (self.answers, answer_data), (self.retention, retention_data)):
            self._show(plot, data(shown))
            yield True
        days_now, longest = streak(found, here)
        lately = retention(day for day in found if (here - day.day).days < LATELY)
        counts = forecast(self._store.records, pair, now, 2)
        parts = [say("study-streak", count=days_now, longest=longest), say("study-tomorrow", count=counts[1])]
        if lately is not None:
            parts.insert(1, say("study-retention", share=lately, days=LATELY))
        self.wording.phrase(self.figures, say("study-figures", parts=Listing(tuple(parts), "lines")))
        yield True

    def _chapters(self, game: str, stand: Stand) -> list[Datum]:
        """The chapters of a game's rules; those of the games after the first under the name of theirs."""
        lexicon = self._store.lexicon
        shares = by_section(stand, lexicon, LANGUAGE_OF_SECTIONS, game)
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
