"""What asks decisions of the hololive official card game that no other game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from engine.hololive.door import ArtsSeen, art_name
from engine.text.phrase import CardName, say
from sakura_desktop.match.confirmations import ask_which
from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.kinds import ButtonsPrompt, CardsPrompt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Option
    from engine.text.phrase import Phrase, Slot
    from sakura_desktop.table.prompts.option_button import OptionButton

BY_BUTTON: Final = ("skill:", "act:")
"""Acts of the main step that have a button as well: a click on the card alone would not say which of them it is."""


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


class ArtsPrompt(Prompt):
    """The next arts, a button each with their damage; at whom, a small menu asks where there are several. Then the end
    of the step.
    """

    kinds: ClassVar = ("ChooseArts",)

    def build(self) -> None:
        """Arts by name, each once, then the end of the step."""
        found: dict[str, list[Option]] = {}
        for option in self.decision.options:
            head, _, rest = option.key.partition(":")
            if head == "arts":
                found.setdefault(rest.rpartition(":")[0], []).append(option)
        row = self.new_row() if found else None
        for rest, options in found.items():
            if row is not None:
                row.addWidget(self._arts_button(f"arts:{rest}", options))
        self.add_endings(option for option in self.decision.options if option.key == "end")

    def by_button(self) -> set[str]:
        """All, by way of the menu."""
        return {option.key for option in self.decision.options}

    def _arts_button(self, key: str, options: list[Option]) -> OptionButton:
        if len(options) == 1:
            return self.option_button(options[0], self.body)
        button = self.button(key, self._said(options) or self.label(options[0]), self.body)
        button.clicked.connect(lambda _checked=False: self._ask_whom(button, options))
        self.tell_card(button, options[0])
        return button

    def _ask_whom(self, button: OptionButton, options: list[Option]) -> None:
        words = self.asking.words
        ways = [(option, words.text(self._target(option) or self.label(option))) for option in options]
        ask_which(button, button.mapToGlobal(button.rect().topLeft()), ways, self.choose)

    def label(self, option: Option) -> Phrase:
        """Arts by name, with damage and target."""
        return self._said([option]) or super().label(option)

    def _said(self, options: list[Option]) -> Phrase | None:
        """Arts with the damage that they do to the targets of these options, and with the only one of those. None of
        what is no arts.
        """
        head, *rest = options[0].key.split(":")
        if head != "arts":
            return None
        card, key, _ = rest
        number, damage = self._numbers().get(f"card:{card}"), sorted({self._damage(option) for option in options})
        if number is None or damage[0] < 0:
            return None
        arts, said = art_name(number, key), "–".join(map(str, dict.fromkeys((damage[0], damage[-1]))))
        if len(options) > 1:
            return say("hololive-button-arts-at-one", arts=arts, damage=said)
        aimed = self._aimed(options[0])
        return say("hololive-button-arts", arts=arts, damage=said, **aimed) if aimed is not None else None

    def _target(self, option: Option) -> Phrase | None:
        """Whom arts are aimed at, with the damage that they do there."""
        aimed, damage = self._aimed(option), self._damage(option)
        return say("hololive-button-target", damage=damage, **aimed) if aimed is not None else None

    def _numbers(self) -> dict[str, str | None]:
        return self.asking.numbers(self.asking.session.view())

    def _aimed(self, option: Option) -> dict[str, Slot] | None:
        """The position that an option's arts are aimed at, and who is there."""
        target = f"card:{option.key.rpartition(':')[2]}"
        name, where = self._numbers().get(target), self.asking.hand.find(target)
        return {"area": where.partition(".")[0], "target": CardName(name)} if name is not None and where else None

    def _damage(self, option: Option) -> int:
        """What an option's arts do; -1 where that isn't told."""
        card, key, aimed = option.key.split(":")[1:]
        told = self.asking.session.duel.prospect(self.decision.seat, f"card:{card}")
        known = told if isinstance(told, tuple) else ()
        arts = next((one for one in known if isinstance(one, ArtsSeen) and one.key == key), None)
        if arts is None:
            return -1
        return next((one.damage for one in arts.targets if one.handle == f"card:{aimed}"), arts.damage)


class BeforePrompt(ButtonsPrompt):
    """Questions of two answers before the game."""

    kinds: ClassVar = ("ChooseFirst", "ChooseRedraw")


class FirstPrompt(CardsPrompt):
    """Cards of the hand with which one begins."""

    kinds: ClassVar = ("ChooseFirstHolomem", "ChooseFirstBack")


PROMPTS: Final[dict[str, type[Prompt]]] = {
    kind: prompt for prompt in (ActPrompt, ArtsPrompt, BeforePrompt, FirstPrompt) for kind in prompt.kinds
}
