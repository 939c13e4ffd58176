"""まほろば妖女奇譚 as the screen knows it: its door into `sakura_desktop`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sakura_desktop.games import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sakura_desktop.match.preparation import Preparation, Rooms
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.prompts.base import Prompt


class Mahoroba(Game):
    """まほろば妖女奇譚, by the quick rules of its play mat."""

    key: ClassVar = "mahoroba"

    def playmat(self) -> type[Playmat]:
        """Main areas, stand-by areas, deck, discard pile, hand."""
        from sakura_desktop.mahoroba.playmat import MahorobaPlaymat

        return MahorobaPlaymat

    def preparation(self, rooms: Rooms) -> Preparation:
        """The choice of decks."""
        from sakura_desktop.mahoroba.preparation import MahorobaPreparation

        return MahorobaPreparation(rooms)

    def icons(self) -> Mapping[str, Callable[[Pen], None]]:
        """Icons of areas, states and hands."""
        from sakura_desktop.mahoroba.icons import ICONS

        return ICONS

    def prompts(self) -> Mapping[str, type[Prompt]]:
        """The acts that no drag says at once, skills, hands of じゃんけん."""
        from sakura_desktop.mahoroba.prompts import PROMPTS

        return PROMPTS


GAME = Mahoroba()
