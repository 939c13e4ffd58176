"""A prompt for each kind of decision that asks for more than buttons for what no drag stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from engine.text.folding import finds, folded
from engine.text.phrase import CardName, say
from sakura_desktop.table.prompts.base import Prompt
from sakura_desktop.table.prompts.option_button import OptionButton
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Option
    from engine.text.phrase import Phrase
    from sakura_desktop.table.offer import Offer


FACE = 88
"""Width of a card shown, in pixels at the least."""
TAKEN = "✓"
"""Before a card that is chosen already: it stands among the answers, and is none that is still to be given."""
NAMES = 5
"""So many lines of a list of names are seen at once."""
KEY = Qt.ItemDataRole.UserRole
"""Where an item of a list keeps its option's key."""


class ButtonsPrompt(Prompt):
    """Few answers, all of them with a button, whether or not a drag stands for them too."""

    kinds: ClassVar[tuple[str, ...]] = ("ChooseOne", "ChooseNumber", "ChooseNext")

    def with_buttons(self) -> Iterable[Option]:
        """All."""
        return self.decision.options


class CardsPrompt(Prompt):
    """Cards chosen on the table, in order where order matters; the ones chosen stand here in a row."""

    kinds: ClassVar[tuple[str, ...]] = ("ChooseCards",)

    def build(self) -> None:
        """Buttons for what isn't on the table, the chosen ones, the confirmation."""
        super().build()
        self._row = QWidget(self.body)
        self._chosen = FlowLayout(5, self._row)
        self.box.addWidget(self._row)

    def show_chosen(self, offer: Offer) -> None:
        """Show the chosen cards in their order; a click puts one back."""
        super().show_chosen(offer)
        self._row.setVisible(bool(offer.picked))
        while (item := self._chosen.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for number, key in enumerate(offer.picked, 1):
            chip = self._chip(number, key)
            self._chosen.addWidget(chip)
            chip.show()

    def _chip(self, number: int, key: str) -> OptionButton:
        chip = OptionButton(f"chosen.{number}", self._row)
        option = self.decision.option(key)
        words = self.asking.words.text(self.asking.label(option)) if option is not None else key
        chip.say(f"{number}. {words}" if self.decision.ordered else f"{TAKEN} {words}")
        chip.clicked.connect(lambda _checked=False: self.asking.hand.put_back(key))
        return chip


class PiecesPrompt(Prompt):
    """Pieces by place: how many are chosen of each, with buttons for more and fewer beside the drags. A game says of
    which of its decisions.
    """

    takes_cards: ClassVar = False

    def build(self) -> None:
        """For each place its name, fewer, how many, more: one beside the other."""
        rows = QWidget(self.body)
        flow = FlowLayout(6, rows)
        self._counts: dict[str, QLabel] = {}
        for option in self.decision.options:
            one = QWidget(rows)
            line = QHBoxLayout(one)
            line.setContentsMargins(0, 0, 6, 0)
            line.setSpacing(3)
            name = self.button(f"place.{option.key}", self.asking.label(option), one)
            name.clicked.connect(lambda _checked=False, option=option: self.asking.hand.choose(option))
            self._counts[option.key] = PlainLabel("0", one)
            line.addWidget(name)
            line.addWidget(self._step(option, "less", one))
            line.addWidget(self._counts[option.key])
            line.addWidget(self._step(option, "more", one))
            flow.addWidget(one)
        self.box.addWidget(rows)
        self.add_confirm()

    def hint(self) -> Phrase | None:
        """How many there may be; where there is one number, the confirmation says how many are missing."""
        return super().hint() if self.decision.least != self.decision.most else None

    def by_button(self) -> set[str]:
        """All."""
        return {option.key for option in self.decision.options}

    def _step(self, option: Option, way: str, parent: QWidget) -> OptionButton:
        button = self.button(f"{way}.{option.key}", say("board-step", way=way), parent)
        act = self.asking.hand.choose if way == "more" else lambda option: self.asking.hand.put_back(option.key)
        button.clicked.connect(lambda _checked=False: act(option))
        return button

    def show_chosen(self, offer: Offer) -> None:
        """Show the counts."""
        super().show_chosen(offer)
        for option in self.decision.options:
            chosen = offer.picked.count(option.key)
            self._counts[option.key].setText(f"{chosen}/{option.limit}")
            for button in self.buttons:
                if button.key in (f"more.{option.key}", f"place.{option.key}"):
                    button.setCheckable(False)
                    button.setEnabled(option in offer.free)
                elif button.key == f"less.{option.key}":
                    button.setCheckable(False)
                    button.setEnabled(chosen > 0)


class NamePrompt(Prompt):
    """A card name declared: a list that a few letters make short."""

    kinds: ClassVar = ("ChooseName",)

    def build(self) -> None:
        """A field, the list, the declaration."""
        self._field = QLineEdit(self)
        self._field.setObjectName("prompt.filter")
        self._field.textChanged.connect(self._filter)
        self._list = QListWidget(self)
        self._list.setObjectName("prompt.names")
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        for option in self.decision.options:
            item = QListWidgetItem(self._list)
            item.setData(KEY, option.key)
        self._list.itemActivated.connect(self._declare)
        self.box.addWidget(self._field)
        self.box.addWidget(self._list, 1)
        button = self.button("declare", say("board-declare"), self.ending)
        button.setProperty("role", "leading")
        button.clicked.connect(lambda _checked=False: self._declare(self._list.currentItem()))
        self.foot.addWidget(button)

    def break_lines(self, width: int) -> None:
        """Some names are seen at once, however large the letters are."""
        super().break_lines(width)
        self._list.setMinimumHeight(self.fontMetrics().height() * NAMES)

    def _filter(self, text: str) -> None:
        for row in range(self._list.count()):
            item = self._list.item(row)
            item.setHidden(not finds(text, folded(item.text())))

    def _declare(self, item: QListWidgetItem | None) -> None:
        option = self.decision.option(item.data(KEY)) if item is not None and not item.isHidden() else None
        if option is not None:
            self.asking.hand.choose(option)

    def reword(self) -> None:
        """Say the names in the language of now, in its order."""
        super().reword()
        self._field.setPlaceholderText(self.asking.words.say("board-filter"))
        self._field.setAccessibleName(self.asking.words.say("board-filter"))
        self._list.setAccessibleName(self.asking.words.say("board-names"))
        for row in range(self._list.count()):
            item = self._list.item(row)
            item.setText(self.asking.words.of("card-name").card_text(item.data(KEY)))
        self._list.sortItems()


class LookPrompt(Prompt):
    """Cards shown to one seat by an effect: their faces, and a button for having seen them."""

    kinds: ClassVar = ("LookAt",)

    def build(self) -> None:
        """The faces, then the button."""
        row = QWidget(self.body)
        faces = FlowLayout(6, row)
        self._faces: list[tuple[QLabel, str]] = []
        for number in self._numbers():
            label = PlainLabel(row)
            faces.addWidget(label)
            self._faces.append((label, number))
        self.box.addWidget(row)
        self.add_endings(self.decision.options, leading=True)
        self.asking.look.ready.connect(self._repaint)

    def _numbers(self) -> list[str]:
        """The numbers of the cards shown: handles are looked up in the view, numbers stand for themselves."""
        known = {}
        for place in self.asking.session.view().places.values():
            known.update({card.handle: card.number for card in place.cards if card.number})
        cards = getattr(self.decision, "cards", ())
        return [number for number in (known.get(card, "" if ":" in card else card) for card in cards) if number]

    def _repaint(self) -> None:
        look = self.asking.look
        side = max(FACE, self.fontMetrics().height() * 5)
        size = QSize(side, side * 7 // 5)
        for label, number in self._faces:
            label.setPixmap(look.face(number, look.language, size))

    def reword(self) -> None:
        """Faces and names in the language of now."""
        super().reword()
        for label, number in self._faces:
            names, phrase = self.asking.words.of("card-name"), say("board-card", card=CardName(number))
            label.setAccessibleName(names.text(phrase))
            label.setToolTip(plain_tip("\n".join(filter(None, (names.text(phrase), names.second_text(phrase))))))
        self._repaint()
