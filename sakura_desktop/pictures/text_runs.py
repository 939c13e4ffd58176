"""Phrases as they are set on pictures and pages: spans of the words as runs, with readings over their kanji."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.text.ruby import ruby_pairs
from sakura_desktop.pictures.line_break import Run

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.text.render import Span
    from sakura_desktop.pictures.typesetting import Paragraphs

NAMED: Final = frozenset(("term", "card", "section"))
"""Kinds of spans that name something to be looked up."""


def runs_of(spans: Iterable[Span], *, ruby: bool = True) -> tuple[Run, ...]:
    """Spans as runs to be set: terms, cards and sections keep what they name, readings stand over their kanji alone."""
    found: list[Run] = []
    for span in spans:
        ref = f"{span.kind}:{span.ref}" if span.kind in NAMED else ""
        if ruby and span.ruby:
            found += [Run(text, reading, ref) for text, reading in ruby_pairs(span.text, span.ruby)]
        else:
            found.append(Run(span.text, "", ref))
    return tuple(found)


def paragraphs_of(spans: Iterable[Span], *, ruby: bool = True) -> Paragraphs:
    """Spans as paragraphs: a line feed inside a phrase begins a new one."""
    found: list[list[Run]] = [[]]
    for run in runs_of(spans, ruby=ruby):
        for at, piece in enumerate(run.text.split("\n")):
            if at:
                found.append([])
            if piece:
                found[-1].append(run._replace(text=piece))
    return tuple(tuple(runs) for runs in found if runs)
