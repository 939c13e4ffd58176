"""What asks decisions of Gate Ruler that no other game has."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from engine.gateruler.door import View
from engine.kernel.decisions import Move
from engine.text.phrase import CardName, say
from sakura_desktop.table.models.base import area_phrase
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.kinds import ButtonsPrompt, CardsPrompt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Option
    from engine.text.phrase import Phrase
    from sakura_desktop.widgets.flow_layout import FlowLayout

BY_BUTTON: Final = ("use:", "gear:", "reveal:")
"""Gate actions that have a button as well: a click on the card alone would not say which of them it is."""
HIDDEN: Final = frozenset(("deck", "graveyard", "damage", "removed"))
"""Piles, in which a card isn't seen until they are spread."""
PASSES: Final = ("pass", "pass-turn", "end")


class ActPrompt(Prompt):
    """The next gate action: abilities by name, and the ways not to act. What lies on the gate is named, as it resolves
    when both players pass.
    """

    kinds: ClassVar = ("ChooseAct",)
    spreads: ClassVar = False  # 墓地召喚 is possible all the time: the graveyard is lit, and spread by a click

    def with_buttons(self) -> Iterable[Option]:
        """What is done by name; what is laid somewhere is dragged."""
        return [option for option in self.decision.options if option.key.startswith(BY_BUTTON)]

    def build(self) -> None:
        """Acts by name, then passing, or the end of the phase."""
        self._add_traits(self.add_row(self.with_buttons()))
        if len(self.buttons) == 1:
            self._alone.update(self.buttons)  # in one line, so that the band keeps its height
        for key in PASSES:
            self.add_endings((one for one in self.decision.options if one.key == key), leading=key != "pass-turn")

    def label(self, option: Option) -> Phrase:
        """An ability by its name and its card; where that lies, if another of its name could be meant."""
        whole = super().label(option)
        ability = dict(whole.slots).get("ability")
        number = self._number(option)
        alike = {one.key.split(":")[1] for one in self.with_buttons() if self._number(one) == number}
        if ability is None or number is None or len(alike) > 1:
            return whole
        return say("gateruler-button-use", ability=ability, card=CardName(number))

    def _number(self, option: Option) -> str | None:
        """The number of the card that an option is about."""
        head, _, rest = option.key.partition(":")
        numbers = self.asking.numbers(self.asking.session.view()) if head == "use" else {}
        return numbers.get(f"card:{rest.partition(':')[0]}")

    def _add_traits(self, row: FlowLayout | None) -> None:
        """属性選択: a button for each unit, which asks for the attribute, as there are many."""
        units: dict[str, list[Option]] = {}
        for option in self.decision.options:
            head, _, rest = option.key.partition(":")
            if head == "trait":
                units.setdefault(f"card:{rest.partition(':')[0]}", []).append(option)
        numbers = self.asking.numbers(self.asking.session.view()) if units else {}
        for handle, options in units.items():
            number = numbers.get(handle)
            name = say("board-card", card=CardName(number)) if number else say("gateruler-back", kind="")
            button = self.button(f"trait:{handle}", say("gateruler-button-trait", card=name), self.body)
            move = Move(handle, self.asking.hand.find(handle) or "", "")
            button.clicked.connect(partial(self._ask_trait, move, tuple(options)))
            row = row or self.new_row()
            row.addWidget(button)

    def _ask_trait(self, move: Move, options: tuple[Option, ...], _checked: bool = False) -> None:
        self.asking.hand.which_way.emit(move, options)

    def hint(self) -> Phrase | None:
        """What would resolve next."""
        view = self.asking.session.view()
        if not isinstance(view, View) or not view.gate:
            return None
        return say("gateruler-resolves-next", item=view.gate[-1].phrase)


class AttackPrompt(Prompt):
    """The next attack, dragged onto what it is aimed at; or no more."""

    kinds: ClassVar = ("ChooseAttack",)

    def build(self) -> None:
        """The end of the attack phase."""
        self.add_endings((option for option in self.decision.options if option.key == "end"), leading=True)


class AnswerPrompt(ButtonsPrompt):
    """Few answers, all with a button, though a drag stands for some of them too."""

    kinds: ClassVar = ("ChooseRedraw", "ChooseCost", "ChooseCounter", "ChooseGuard")


class CardsOrSoulsPrompt(CardsPrompt):
    """Cards chosen on the table; souls, which lie unseen under their cards, by name; face down cards by their zone."""

    def with_buttons(self) -> Iterable[Option]:
        """Souls, and what no thing on the table stands for."""
        souls = [option for option in self.decision.options if _is_soul(option)]
        return [*souls, *(option for option in super().with_buttons() if option not in souls)]

    def label(self, option: Option) -> Phrase:
        """A card that nobody may name, by where it lies and whose it is."""
        place, hidden, _ = option.key.partition("#")
        area, _, seat = place.partition(".")
        if not hidden or not seat.isdigit():
            return super().label(option)
        player = player_phrase(self.asking.session.settings, int(seat))
        return say("spoken-place", player=player, place=area_phrase(self.asking.game, area))


def _is_soul(option: Option) -> bool:
    return bool(option.moves) and all(move.source.startswith("soul.") for move in option.moves)


class ZonePrompt(Prompt):
    """The zone of a unit: each has a button; one that lies in a pile is taken from there, so that it is seen."""

    kinds: ClassVar = ("ChooseZone",)

    def with_buttons(self) -> Iterable[Option]:
        """All, unless the unit is within a pile."""
        sources = {move.source.partition(".")[0] for option in self.decision.options for move in option.moves}
        return self.decision.options if sources.isdisjoint(HIDDEN) else ()


class DrivenPrompt(Prompt):
    """Cards just driven: those that can be set are dragged; then the rest is revealed."""

    kinds: ClassVar = ("ChooseFromDrive",)

    def build(self) -> None:
        """Nothing more is set."""
        self.add_endings((option for option in self.decision.options if option.key == "done"), leading=True)


_ALL: Final = (ActPrompt, AttackPrompt, AnswerPrompt, CardsOrSoulsPrompt, ZonePrompt, DrivenPrompt)
PROMPTS: Final[dict[str, type[Prompt]]] = {kind: prompt for prompt in _ALL for kind in prompt.kinds}
