"""What the addendum to the comprehensive rules looks like, for whoever reads it: six headings without numbers, in
Japanese alone. The comprehensive rules themselves are no document of this game's.
"""

from __future__ import annotations

from typing import Final

from engine.gateruler.sheet import ADDENDUM, section_name
from engine.rulebook.dialect import Dialect

_NUMBERS: Final = dict(zip(ADDENDUM, (f"a{number}" for number in range(1, len(ADDENDUM) + 1)), strict=True))
"""The number that each heading gets here: of an appendix, so that it is no chapter of the comprehensive rules."""

DIALECT: Final = Dialect(
    game="gateruler",
    languages=("ja",),
    least_terms=6,
    headings={
        "●キーワード【コスト軽減】": _NUMBERS["add-reduction"],
        "●手札からのカードの移動に関して": _NUMBERS["add-hand-to-deck"],
        "●キーワード能力【直衛召喚】": _NUMBERS["add-guard"],
        "●ゲームアクション「ダメージリバース」": _NUMBERS["add-reverse"],
        "●ゲームアクション「オープンする」": _NUMBERS["add-open"],
        "●二重カギ括弧(『』)による能力表記": _NUMBERS["add-brackets"],
    },
    references=_NUMBERS,
    heading_of=section_name,
)
"""The addendum."""
