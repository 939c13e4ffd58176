"""The emblems of the forms of megami, each by the English word for what that form bears."""

from __future__ import annotations

from typing import Final

from sakura_desktop.pictures.emblems import Emblems
from sakura_desktop.sakura.pictures.motifs import MOTIFS

EMBLEMS: Final = Emblems(MOTIFS)
