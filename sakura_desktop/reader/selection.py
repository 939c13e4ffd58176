"""What is chosen of a page's text: from one letter to another, in one language, as it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QPointF, QRectF

    from sakura_desktop.reader.blocks import TextBlock


class Place(NamedTuple):
    """A gap between two letters: which text, which paragraph of it, how many letters before."""

    text: int
    paragraph: int
    letter: int


class Selection:
    """A stretch of a page's texts. It keeps to the language in which it was begun: what stands beside that in another
    one is the same once more.
    """

    def __init__(self) -> None:
        """Nothing."""
        self._texts: Sequence[TextBlock] = ()
        self._begun = Place(0, 0, 0)
        self._here = self._begun

    def clear(self) -> None:
        """Choose nothing."""
        self._texts, self._here = (), self._begun

    def begin(self, texts: Sequence[TextBlock], point: QPointF) -> None:
        """From the letter at a point on."""
        nearest = nearest_text(texts, point)
        if nearest is None:
            self.clear()
            return
        language = nearest.style.language
        self._texts = [text for text in texts if text.style.language == language]
        self._begun = self._here = self._at(point)

    def extend(self, point: QPointF) -> None:
        """To the letter at a point."""
        if self._texts:
            self._here = self._at(point)

    def _at(self, point: QPointF) -> Place:
        nearest = nearest_text(self._texts, point)
        if nearest is None:
            return Place(0, 0, 0)
        number = next(at for at, text in enumerate(self._texts) if text is nearest)
        return Place(number, *nearest.place_at(point))

    @property
    def begun(self) -> bool:
        """There is a text to choose from."""
        return bool(self._texts)

    def parts(self) -> Iterator[tuple[TextBlock, int, int, int]]:
        """The texts chosen, by paragraph, from which letter to which."""
        first, last = sorted((self._begun, self._here))
        for number in range(first.text, last.text + 1) if self._texts and first != last else ():
            text = self._texts[number]
            for paragraph, runs in enumerate(text.paragraphs):
                start = first.letter if (number, paragraph) == first[:2] else 0
                end = last.letter if (number, paragraph) == last[:2] else sum(len(run.text) for run in runs)
                if first[:2] <= (number, paragraph) <= last[:2] and start < end:
                    yield text, paragraph, start, end

    @property
    def said(self) -> str:
        """What is chosen, a paragraph a line."""
        return "\n".join(
            "".join(run.text for run in text.paragraphs[paragraph])[start:end]
            for text, paragraph, start, end in self.parts()
        )

    @property
    def language(self) -> str:
        """In which language it is; empty where nothing can be chosen."""
        return self._texts[0].style.language if self._texts else ""

    def boxes(self) -> list[QRectF]:
        """Where it stands on the page."""
        return [
            box for text, paragraph, start, end in self.parts()
            for box in text.stretch(paragraph, start, end)
        ]


def nearest_text(texts: Sequence[TextBlock], point: QPointF) -> TextBlock | None:
    """The text that a point of the page is on or nearest to."""
    return min(texts, key=lambda text: _distance(text.bounds, point), default=None)


def _distance(box: QRectF, point: QPointF) -> float:
    """How far a point is from a box."""
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    down = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return across + down
