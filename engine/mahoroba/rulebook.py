"""What the sheet of quick rules looks like, for whoever reads it: headings without numbers, in Japanese alone."""

from __future__ import annotations

from typing import Final

from engine.mahoroba.sheet import section_name
from engine.rulebook.dialect import Dialect

_STATES, _DAMAGE, _PREPARATION, _TURN = "1", "2", "3", "4"
_DRAW, _MAIN, _BATTLE, _END = (f"{_TURN}-{number}" for number in range(1, 5))

DIALECT: Final = Dialect(
    game="mahoroba",
    languages=("ja",),
    least_terms=15,
    headings={
        "ユニットの状態について": _STATES,
        "ダメージ計算のしかた": _DAMAGE,
        "対戦の準備": _PREPARATION,
        "ターンの流れ": _TURN,
        "ドローフェイズ": _DRAW,
        "ドローフイズ": _DRAW,
        "メインフェイズ": _MAIN,
        "バトルフェイズ": _BATTLE,
        "エンドフェイズ": _END,
    },
    references={
        "areas": _DAMAGE,  # the sentence that says what an area is stands below the sum
        "states": _STATES,
        "damage": _DAMAGE,
        "preparation": _PREPARATION,
        "draw": _DRAW,
        "main": _MAIN,
        "battle": _BATTLE,
        "end": _END,
    },
    heading_of=section_name,
)
"""The sheet."""
