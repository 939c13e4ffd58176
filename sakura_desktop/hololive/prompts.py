"""What asks decisions of the hololive official card game that no other game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from engine.hololive.door import ArtsSeen, art_name
from engine.text.phrase import CardName, Listing, Term, say
from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.kinds import ButtonsPrompt, CardsPrompt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Option
    from engine.text.phrase import Phrase, Slot

BY_BUTTON: Final = ("skill:", "act:")
"""Acts of the main step that have a button as well: a click on the card alone would not say which of them it is."""


def cost_said(cost: tuple[str, ...]) -> Slot:
    """Colour by colour, as often as it is there."""
    counted = {colour: cost.count(colour) for colour in cost}
    said = tuple(
        say("hololive-cost", colour=Term(f"hololive-{colour}"), count=count) for colour, count in counted.items()
    )
    return Listing(said, "comma") if said else say("hololive-cost-nothing")


class ActPrompt(Prompt):
    """The next act of the main step: skills and abilities by name, and the end of the step."""

    kinds: ClassVar = ("ChooseAct",)

    def with_buttons(self) -> Iterable[Option]:
        """What is done by name; what is laid somewhere is dragged."""
        return [option for option in self.decision.options if option.key.startswith(BY_BUTTON)]

    def build(self) -> None:
        """Acts by name, then the end of the step."""
        self.add_row(self.with_buttons())
        self.add_endings((option for option in self.decision.options if option.key == "end"), leading=True)


class ArtsPrompt(ButtonsPrompt):
    """The next arts, each with its cost, its damage and whom it is aimed at, and the end of the step."""

    kinds: ClassVar = ("ChooseArts",)

    def label(self, option: Option) -> Phrase:
        """Arts by name, with cost, damage and target."""
        return self._arts(option) or super().label(option)

    def _arts(self, option: Option) -> Phrase | None:
        """None of what is no arts."""
        head, _, rest = option.key.partition(":")
        if head != "arts":
            return None
        card, key, aimed = rest.split(":")
        asking, target = self.asking, f"card:{aimed}"
        view = asking.session.view()
        told = asking.session.duel.prospect(self.decision.seat, f"card:{card}")
        numbers, where = asking.numbers(view), asking.hand.find(target)
        known = told if isinstance(told, tuple) else ()
        arts = next((one for one in known if isinstance(one, ArtsSeen) and one.key == key), None)
        number, name = numbers.get(f"card:{card}"), numbers.get(target)
        if arts is None or number is None or name is None or where is None:
            return None
        return say(
            "hololive-button-arts", arts=art_name(number, key), cost=cost_said(arts.cost),
            damage=next((one.damage for one in arts.targets if one.handle == target), arts.damage),
            area=where.partition(".")[0], target=CardName(name),
        )  # fmt: skip


class BeforePrompt(ButtonsPrompt):
    """Questions of two answers before the game."""

    kinds: ClassVar = ("ChooseFirst", "ChooseRedraw")


class FirstPrompt(CardsPrompt):
    """Cards of the hand with which one begins."""

    kinds: ClassVar = ("ChooseFirstHolomem", "ChooseFirstBack")


PROMPTS: Final[dict[str, type[Prompt]]] = {
    kind: prompt for prompt in (ActPrompt, ArtsPrompt, BeforePrompt, FirstPrompt) for kind in prompt.kinds
}
