"""Where Qt ends lines of its own: in labels, prompts, dialogs and the journal. Were it otherwise, they would need the
rules of `sakura_desktop.pictures.line_break`.
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QTextLayout, QTextOption

from sakura_desktop.pictures.line_break import INSEPARABLE, NO_END, NO_START

MODES = (QTextOption.WrapMode.WordWrap, QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
"""That of labels, and that of the journal."""
KOREAN = "상대의 오라에서 벚꽃결정을 골라 간격으로 옮깁니다. 공격에 대응하였을 때에는 효과가 없습니다."
JAPANESE = (
    "相手は、「あなた」のオーラから桜花結晶を（1つ）選んで、ダストへ移します。ちょっとだけキャッチーな、それっぽいショットを。"
    "《攻撃》か〔付与〕……を、得る！"
)


def lines(text: str, width: int, mode: QTextOption.WrapMode) -> list[str]:
    """The text in lines of so many pixels."""
    layout, option = QTextLayout(text), QTextOption()
    option.setWrapMode(mode)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return found


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("width", range(110, 300, 19))
def test_no_korean_word_is_parted(qapp: object, width: int, mode: QTextOption.WrapMode) -> None:
    found = lines(KOREAN, width, mode)
    assert len(found) > 1
    assert all(line.endswith(" ") for line in found[:-1])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("width", range(80, 260, 13))
def test_kinsoku_holds_in_japanese(qapp: object, width: int, mode: QTextOption.WrapMode) -> None:
    found = lines(JAPANESE, width, mode)
    assert len(found) > 1
    for before, after in pairwise(found):
        assert after[0] not in NO_START
        assert before[-1] not in NO_END
        assert not (before[-1] in INSEPARABLE and after[0] in INSEPARABLE)
