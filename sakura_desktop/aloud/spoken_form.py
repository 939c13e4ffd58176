"""What a voice is given to say: no marks, Japanese by the readings of its terms and names, signs in words."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from engine.text.kanji import read
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.text.render import Renderer, Span

HIRAGANA: Final = re.compile(r"[ぁ-ゖー]")
PARTICLES: Final = {"は": "わ", "へ": "え"}
"""Particles that are spoken otherwise than they are written: a voice that reads kanji knows them."""
AFTER_TO: Final = frozenset("のとも")
"""What may follow the particle へ in hiragana."""
BEFORE_TOPIC: Final = re.compile(r"(では|には|とは|または|あるいは)$")
SIGNS: Final = (
    (re.compile(r"(?<=[\dX])\s*[-–‐−~〜～]\s*(?=[\dX])"), "to"),
    (re.compile(r"[+＋](?=[\dX])"), "plus"),
    (re.compile(r"[-−](?=[\dX])"), "minus"),
    (re.compile(r"[「“\"'‘]?(?<![\w\d])[-−–—](?![\w\d])[」”\"'’]?"), "none"),
)
"""Signs between and before figures, and the stroke that stands for no damage, by how they are said."""
STOPS: Final = ".。!?！？"
PAUSES: Final = "、,，:：;；/／→⇔←…】\n"
WITHIN: Final = "'’-%."
"""Signs that belong to a word."""


def spoken(spans: Iterable[Span], renderer: Renderer, *, phonetic: bool = False) -> str:
    """Spans as a voice of the renderer's language is given them; a `phonetic` one reads no kanji and takes kana as they
    are written.
    """
    pieces = tuple(spans)
    language = renderer.catalog.language
    if language == "ja":
        pieces = read(_particles(pieces)) if phonetic else pieces
        pieces = tuple(span._replace(text=_read_as(span)) for span in pieces)
    text = "".join(span.text for span in pieces)
    for sign, how in SIGNS:
        text = sign.sub(f" {renderer.text(say(f'aloud-{how}'))} ", text)
    return _plain(text, comma=", " if language != "ja" else "、")


def _read_as(span: Span) -> str:
    """The reading, unless it is nothing that can be said."""
    return span.ruby if any(sign.isalpha() for sign in span.ruby) else span.text


def _particles(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """The particles は and へ as they are spoken. A particle stands after a word and before another one; where only
    hiragana stand around it, it is left as it is written.
    """
    whole = "".join(span.text for span in spans)
    found, start = [], 0
    for span in spans:
        if span.kind == "plain" and not span.ruby:
            text = "".join(_sound_at(whole, start + at) for at in range(len(span.text)))
            found.append(span._replace(text=text))
        else:
            found.append(span)
        start += len(span.text)
    return tuple(found)


def _sound_at(text: str, at: int) -> str:
    sign, after = text[at], text[at + 1 : at + 2]
    if sign not in PARTICLES or not at:
        return sign
    alone = not HIRAGANA.match(after) if after else True
    if sign == "は":
        spoken_so = alone or BEFORE_TOPIC.search(text[: at + 1]) is not None
    else:
        spoken_so = alone or (after in AFTER_TO and not HIRAGANA.match(text[at - 1]))
    return PARTICLES[sign] if spoken_so else sign


def _plain(text: str, *, comma: str) -> str:
    """Letters, figures and pauses; brackets and other signs are not spoken."""
    said: list[str] = []
    for at, sign in enumerate(text):
        inside = 0 < at < len(text) - 1 and text[at - 1].isalnum() and text[at + 1].isalnum()
        if sign in STOPS and not (sign == "." and inside):
            said.append("。" if comma == "、" else ". ")
        elif sign in PAUSES:
            said.append(comma)
        elif unicodedata.category(sign)[0] in "LNM" or sign == "ー" or (sign in WITHIN and (inside or sign == "%")):
            said.append(sign)
        else:
            said.append(" ")
    return _tidy("".join(said), comma)


def _tidy(text: str, comma: str) -> str:
    """No two pauses in a row, none at the beginning, no blank before one."""
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"\s*([、。,.])(?:\s*[、。,.])+", r"\1", text)
    text = re.sub(r"\s+([、。,.])", r"\1", text)
    return text.strip(" 、,。.")
