"""The words of this game's scenarios (tests/scenarios/README.md): how its table is laid, what a step may say, what may
be looked at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from engine.cardgame import decisions as general
from engine.cardgame.areas import on_card
from engine.cardgame.brought import areas_of
from engine.cardgame.decisions import ChooseCards
from engine.cardgame.hooks import Act, Offer
from engine.cardgame.play.references import Unknown
from engine.cardgame.play.scenario import SEATS, SIDES, Failure, Verb, asked, cards_called, option_of, pieces_of
from engine.cardgame.sight import knows, laid_out
from engine.kernel.decisions import Decision, Move
from engine.sakura import decisions
from engine.sakura.areas import COMPONENTS, COVER, SAKURA
from engine.sakura.events import CardsRevealed
from engine.sakura.megami.roster import FORMS
from engine.sakura.play.scene import Scene, SideLaid, called_place
from engine.sakura.procedures.legality import basic_places
from engine.sakura.procedures.opening import play
from engine.sakura.refusals import why_not
from engine.sakura.registry import REGISTRY
from engine.sakura.rules import RULES
from engine.sakura.state import of_both
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import (
    aura_limit,
    capacity,
    cost,
    distance,
    distance_capacity,
    hand_limit,
    master_distance,
    vigor_limit,
)
from engine.sakura.values.turn import attacks_made, cards_used

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from engine.cardgame.components import CounterSpec
    from engine.cardgame.play.scenario import Dialect
    from engine.cardgame.view import Refusal
    from engine.sakura.state import State
    from engine.sakura.table import Table

CRYSTALS: Final = ("life", "aura", "flare")
THINGS: Final = ("piece", "vigor", "pile")


class TableLaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies between the sides, and where in a turn the table stands."""

    distance: int = 4
    shadow: int = 10
    turn: int = 3
    turn_player: Literal["left", "right"] = "left"
    phase: Literal["opening", "main", "start", "end"] = "main"
    conduct: Literal["standard", "full-power", ""] = "standard"
    turn_start_distance: int | None = None
    """The distance at the start of this turn (§8-1-1); without it the distance now."""
    first: Literal["left", "right"] | None = None
    """Who begins, in the opening; without it chance says so."""
    chance: tuple[tuple[int, ...], ...] = ()
    """The first outcomes of chance."""


# --- verbs ---------------------------------------------------------------------------------------------------------


def _use(dialect: Dialect, scene: Any, text: str, _step: Mapping[str, Any]) -> None:
    """An act or a reaction: use a card."""
    scene.answer(option_of(dialect, scene, text, [key for key in scene.keys if not key.startswith("use:")]))


def _basic(dialect: Dialect, scene: Any, action: str, step: Mapping[str, Any]) -> None:
    """A basic action; `pay` is `vigor` or a hand card."""
    if action not in _basic_actions():
        raise Unknown(f"no basic action is called {action!r}")
    pay = step.get("pay", "vigor")
    payments = getattr(scene.decision, "payments", ())
    cards = () if pay == "vigor" else cards_called(dialect, scene, pay)
    key = next((one for one in payments if dialect.card_in(one) in cards), pay)
    if "pay" in step and key not in payments:
        raise Failure(f"{pay} can't pay now; open: {asked(scene)}")
    scene.answer(f"basic:{action}")
    if scene.decision is not None and scene.decision.kind == "ChooseBasicPayment":
        scene.answer(key)


def _act(dialect: Dialect, scene: Any, act: str, step: Mapping[str, Any]) -> None:
    """What else may be chosen among standard actions; `with` is the card that it is done with."""
    if act not in _act_keys():
        raise Unknown(f"no act is called {act!r}")
    if "with" not in step:
        raise Unknown(f"with which card is {act!r} done?")
    cards = cards_called(dialect, scene, step["with"])
    key = next((f"act:{act}:{card}" for card in cards if f"act:{act}:{card}" in scene.keys), None)
    if key is None:
        raise Failure(f"{act} with {step['with']} is not offered; open: {asked(scene)}")
    scene.answer(key)


def _crystals(dialect: Dialect, scene: Any, counts: dict[str, int], _step: Mapping[str, Any]) -> None:
    """Crystals by place: `shadow`, `left.aura`, or the card on which they lie."""
    scene.answer(*pieces_of(dialect, scene, counts))


def _name(dialect: Dialect, scene: Any, number: str, _step: Mapping[str, Any]) -> None:
    """A card's name is declared (§10-39)."""
    if number not in dialect.numbers():
        raise Unknown(f"no card has the number {number}")
    scene.answer(number)


# --- the words of answers ------------------------------------------------------------------------------------------

_HEADS: Final = re.compile(r"(?:use|card|cover|next:\d+:card):(\d+)")
_FIXED: Final[dict[str, re.Pattern[str]]] = {
    "ChooseMulligan": re.compile("-"),
    "ChooseRebuild": re.compile("yes|no"),
    "ChooseConduct": re.compile("standard|full-power"),
    "ChooseAct": re.compile("end"),
    "ChooseBasicPayment": re.compile("vigor|back"),
    "ChooseBasicAction": re.compile("pass"),
    "ChooseReaction": re.compile(r"pass|instead:\d+"),
    "ChooseDamage": re.compile("aura|life"),
    "ChooseCrystals": re.compile("-"),
    "ChooseCards": re.compile("-"),
    "ChooseOne": re.compile(
        r"yes|no|pass|use|put|me|opponent|\d+"
        r"|achievement-condition|will|all|divest|move|keep|place:[1-4]"
    ),
    "ChooseDirection": re.compile("forth|back"),
    "ChooseNext": re.compile(r"next:\d+:card:-1"),
    "ChooseNumber": re.compile(r"\d+"),
    "ChooseName": re.compile("-"),
    "LookAt": re.compile("seen"),
}
"""The answers of each kind that name no thing of the table."""
_BASIC: Final = ("ChooseAct", "ChooseBasicAction")
_COMPONENT: Final = ("ChooseAct", "ChooseOne")
_NAMES: Final = ("ChooseName", "ChooseOne")
"""Where a card's name is declared: all names that there may be, or a few of them."""


def _hooks(kind: type[Any]) -> Iterator[Any]:
    for ref in REGISTRY.clauses:
        yield from (hook for hook in REGISTRY.hooks(ref) if isinstance(hook, kind))


def _basic_actions() -> set[str]:
    """The core ones (§9-6-1 to §9-6-5), and those that cards give."""
    return {*basic_places(0), *(hook.key for hook in _hooks(Offer))}


def _known_tokens() -> set[str]:
    """The tokens that forms bring, those that come to lie beside crystals, those of acts; without whose they are."""
    brought = {one for _, spec in FORMS.values() for one, _, _ in spec.tokens}
    beside = {token for form in FORMS for one in COMPONENTS.of(form) for _, token in one.beside}
    return brought | beside | _act_keys()


def _act_keys() -> set[str]:
    """What the keys of acts begin with, which is the token that they take away (§x10-4)."""
    return {hook.key for hook in _hooks(Act)}


def _counters(state: State, seat: int | None = None) -> list[CounterSpec]:
    """The counters of the forms that are there, of one side or of both."""
    seats = SEATS.values() if seat is None else (seat,)
    return [counter for one in seats for counter in COMPONENTS.counters(state.brought(one))]


def _of_component(state: State, word: str) -> bool:
    """An answer about what a megami brings: a counter's value by name, its change, a move of a token."""
    counters = _counters(state)
    gauges = "|".join(re.escape(one.key) for one in counters) or "-"
    acts = "|".join(map(re.escape, _act_keys())) or "-"
    values = {value for one in counters for value in one.values}
    pattern = rf"(?:{gauges})(?::\d+)?|(?:ride)-(?:forward|backward)|act:(?:{acts}):\d+(?::(?:{gauges}))?"
    return word in values or re.fullmatch(pattern, word) is not None


class Words:
    """A `cardgame.play.scenario.Dialect`: what scenarios of this game may say."""

    table = TableLaid
    side = SideLaid
    kinds: Collection[str] = frozenset(
        name for name, one in (vars(general) | vars(decisions)).items()
        if isinstance(one, type) and issubclass(one, Decision) and one is not Decision
    )  # fmt: skip
    verbs: Mapping[str, Verb] = {
        "use": Verb(_use, str),
        "basic": Verb(_basic, str, frozenset(("pay",))),
        "act": Verb(_act, str, frozenset(("with",))),
        "crystals": Verb(_crystals, dict[str, int]),
        "name": Verb(_name, str),
    }

    exercises: Mapping[str, Collection[str]] = {"deck": ("normals", "specials", "attacks", "reactions")}
    """Building a deck (§3-2): how many cards of each kind are in it."""

    def numbers(self) -> Collection[str]:
        """The numbers of all cards that are registered."""
        return REGISTRY.cards

    def areas(self, state: State) -> Collection[str]:
        """The sixteen areas (§7-1) and those that the megami bring."""
        return {key for key, spec in areas_of(state).items() if spec.cards}

    def place(self, word: str) -> str | None:
        """A place of an area, or where a vigor or a counter lies."""
        found = called_place(word)
        if found is not None or word == "paid":
            return found or word
        side, _, what = word.partition(".")
        counted = what == "vigor" or any(one.key == what for form in FORMS for one in _of_form(form))
        return f"{what}.{SEATS[side]}" if side in SEATS and counted else None

    def thing(self, word: str) -> bool:
        """A crystal, a vigor, a pile as a whole, a counter's marker or a token of a megami."""
        head, _, token = word.partition(":")
        if head == "token":
            return token.partition(".")[0] in _known_tokens()
        return word in THINGS or any(one.key == word for form in FORMS for one in _of_form(form))

    def lay(self, table: TableLaid, left: SideLaid, right: SideLaid) -> Scene:
        """The table at the first question of its phase."""
        scene = self._laid(table, left, right, asks=True)
        return scene if scene.decision is not None else scene.resolve(play(scene.table))

    def laid(self, table: TableLaid, left: SideLaid, right: SideLaid) -> Scene:
        """The same table before anything is asked at it."""
        return self._laid(table, left, right, asks=False)

    def scene(self, table: Table) -> Scene:
        """A scene at a table as it stands."""
        return Scene.around(table)

    def _laid(self, table: TableLaid, left: SideLaid, right: SideLaid, *, asks: bool) -> Scene:
        of_both_sides = {
            one.key for side in (left, right) for form in side.megami for one in COMPONENTS.counters((of_both(form),))
        }
        for side in (left, right):
            there = {one.key for form in filter(None, side.megami) for one in COMPONENTS.counters((form,))}
            for number in side.all_counters():
                if number not in there | of_both_sides:
                    raise ValueError(f"no megami of that side has the counter {number!r}")
        return Scene(
            left,
            right,
            distance=table.distance,
            shadow=table.shadow,
            turn=table.turn,
            turn_player=SEATS[table.turn_player],
            phase=table.phase,
            conduct=table.conduct,
            turn_start_distance=table.turn_start_distance,
            first=None if table.first is None else SEATS[table.first],
            chance=table.chance,
            asks=asks,
        )

    def card_in(self, key: str) -> int:
        """The card of `use:5`, `card:5`, `cover:5`, `next:0:card:5`, `card.5` (what lies on it)."""
        found = _HEADS.fullmatch(key)
        if found is not None:
            return int(found[1])
        return int(key[5:]) if key.startswith("card.") else -1

    def answers(self, scene: Scene, decision: Decision, word: str) -> bool:
        """Whether a decision of that kind may have an option of that key at such a table."""
        kind = decision.kind
        if _FIXED[kind].fullmatch(word):
            return True
        head, _, what = word.partition(":")
        if head == "basic":
            return kind in _BASIC and what in _basic_actions()
        if kind in _NAMES and word in REGISTRY.cards:
            return True
        return kind in _COMPONENT and _of_component(scene.state, word)

    def move(self, scene: Scene, decision: Decision, word: str) -> Move | None:
        """A basic action as the move of its crystal."""
        head, _, action = word.partition(":")
        places = basic_places(decision.seat)
        return Move("piece", *places[action]) if head == "basic" and action in places else None

    def use(self, scene: Scene, decision: Decision, card: int) -> Move:
        """A card is used: laid on the attack as a reaction, else among the cards in use; or it goes where those go
        that are chosen.
        """
        match decision:
            case decisions.ChooseReaction():
                target = f"attack.{scene.state.attacks[-1].id}"
            case decisions.ChooseBasicPayment():
                target = COVER[decision.seat]
            case ChooseCards(target=target) if target:
                pass
            case _:
                target = f"in-use.{decision.seat}"
        return Move(f"card:{card}", scene.state.where[card], target)

    def why_not(self, state: State, decision: Decision, move: Move) -> Refusal:
        """Why no option has that move."""
        return why_not(state, decision, move)

    def with_moves(self, state: State, decision: Decision) -> Decision:
        """Those too that lead on into standard actions (§8-2-1)."""
        return RULES.completed(state, decision)

    def sees(self, state: State, seat: int, where: str) -> list[str | None]:
        """The cards at a place as a seat sees them, by number; None for a back."""
        return [state.defs[card].number if known else None for card, _, known in laid_out(state, seat, where)]

    def knows(self, state: State, seat: int, card: int) -> bool:
        """Whether a seat may know the face of a card."""
        return knows(state, seat, card)

    def look(self, scene: Scene, words: tuple[str, ...]) -> Any:
        """A word of the whole table, of a side, or of the attack in the air."""
        match words:
            case (word,) if word in _WHOLE:
                return _WHOLE[word](scene)
            case ("attack", what):
                return _of_attack(scene, what)
            case (side, what) if side in SEATS:
                return _of_side(scene, SEATS[side], what)
            case (side, area, what) if side in SEATS:
                return _of_area(scene, SEATS[side], area, what)
        raise Unknown(f"nothing is called {'.'.join(words)!r}")

    def of_card(self, scene: Scene, card: int, what: str) -> Any:
        """What is asked of a card."""
        if what not in _OF_CARD:
            raise Unknown(f"a card has no {what!r}")
        return _OF_CARD[what](scene, card)


WORDS: Final = Words()


def _of_form(form: str) -> list[CounterSpec]:
    return list(COMPONENTS.counters((form, of_both(form))))


# --- what can be looked at -----------------------------------------------------------------------------------------


def _winner(scene: Scene) -> str:
    return "none" if scene.state.winner is None else SIDES[scene.state.winner]


_WHOLE: Final[dict[str, Callable[[Scene], Any]]] = {
    "distance": lambda scene: distance(scene.state),
    "crystals-at-distance": lambda scene: scene.count("distance"),
    "distance-capacity": lambda scene: distance_capacity(scene.state),
    "shadow": lambda scene: scene.count("shadow"),
    "master-distance": lambda scene: master_distance(scene.state),
    "turn-start-distance": lambda scene: scene.state.turn_start_distance,
    "turn": lambda scene: scene.state.turn,
    "turn-player": lambda scene: SIDES[scene.state.turn_player],
    "phase": lambda scene: scene.state.phase,
    "conduct": lambda scene: scene.state.conduct,
    "winner": _winner,
    "ending": lambda scene: scene.state.ending,
}


def _revealed(scene: Scene, seat: int) -> list[str]:
    """The cards of a player that effects showed to both, in order."""
    shown = [card for event in scene.happened(CardsRevealed) if event.seat < 0 for card in event.cards]
    return [scene.state.defs[card].number for card in shown if scene.state.owner[card] == seat]


_OF_SIDE: Final[dict[str, Callable[[Scene, int], Any]]] = {
    "vigor": lambda scene, seat: scene.state.vigor[seat],
    "vigor-limit": lambda scene, seat: vigor_limit(scene.state, seat),
    "flinched": lambda scene, seat: scene.state.flinched[seat],
    "hand-limit": lambda scene, seat: hand_limit(scene.state, seat),
    "aura-limit": lambda scene, seat: aura_limit(scene.state, seat),
    "terminal": lambda scene, seat: scene.state.terminal[seat],
    "cards-used": lambda scene, seat: [scene.state.defs[card].number for card in cards_used(scene.state, seat)],
    "attacks-made": lambda scene, seat: attacks_made(scene.state, seat),
    "attacks-made-in-phase": lambda scene, seat: attacks_made(scene.state, seat, in_phase=True),
    "revealed": _revealed,
}


def _of_side(scene: Scene, seat: int, what: str) -> Any:
    if what in CRYSTALS:
        return scene.count(f"{what}.{seat}")
    if what in _OF_SIDE:
        return _OF_SIDE[what](scene, seat)
    state = scene.state
    for counter in _counters(state, seat):
        if counter.key == what:
            value = state.counters.get(f"{what}.{seat}", 0)
            return counter.values[value] if counter.values else value
    for component in COMPONENTS.of_all(state.brought(seat)):
        for key, value in component.figures(state, seat) if component.figures is not None else ():
            if key == what:
                    return value
    raise Unknown(f"{SIDES[seat]} has no {what!r}")


def _of_area(scene: Scene, seat: int, area: str, what: str) -> Any:
    """The crystals or tokens of an area: `left.anvil.crystals`, `left.machine.tokens`."""
    if area not in areas_of(scene.state):
        raise Unknown(f"no area is called {area!r} here")
    where = f"{area}.{seat}"
    if what == "crystals":
        return scene.count(where)
    if what == "tokens":
        return _tokens(scene.state, where)
    raise Unknown(f"an area has no {what!r}")


def _tokens(state: State, where: str) -> dict[str, int]:
    return {kind: lying[where] for kind, lying in state.pieces.items() if kind != SAKURA and lying.get(where)}


def _of_attack(scene: Scene, what: str) -> Any:
    """The innermost attack in the air, as it is now (§6-4)."""
    attacks = scene.state.attacks
    if what == "count":
        return len(attacks)
    if what not in _OF_ATTACK:
        raise Unknown(f"an attack has no {what!r}")
    return _OF_ATTACK[what](scene) if attacks else "none"


def _dash(number: int | None) -> int | str:
    return "-" if number is None else number


def _traits(scene: Scene) -> list[str]:
    """What is true of the attack beside its figures, in the order of `_TRAITS`."""
    found = figures(scene.state, scene.state.attacks[-1])
    return [name for name, has in _TRAITS.items() if has(found)]


_TRAITS: Final[dict[str, Callable[[Any], bool]]] = {
    "overwhelms": lambda found: found.overwhelms,
    "no-reactions": lambda found: any(one is None for one in found.no_reactions),
    "no-reactions-of-some": lambda found: any(one is not None for one in found.no_reactions),
    "unavoidable": lambda found: found.unavoidable,
    "uncancellable": lambda found: found.uncancellable,
    "both-damages": lambda found: found.both_damages,
    "attacker-chooses": lambda found: found.attacker_chooses,
    "no-damage": lambda found: found.instead is not None,
    "sends-elsewhere": lambda found: bool(found.sends),
    "cancelled": lambda found: found.attack.cancelled,
    "damage-cancelled": lambda found: found.attack.damage_cancelled,
    "after-cancelled": lambda found: found.attack.after_cancelled,
}


def _card_of_attack(scene: Scene) -> str:
    attack = scene.state.attacks[-1]
    return scene.state.defs[attack.card].number if attack.card >= 0 else "none"


_OF_ATTACK: Final[dict[str, Callable[[Scene], Any]]] = {
    "range": lambda scene: sorted(figures(scene.state, scene.state.attacks[-1]).range),
    "aura": lambda scene: _dash(figures(scene.state, scene.state.attacks[-1]).aura),
    "life": lambda scene: _dash(figures(scene.state, scene.state.attacks[-1]).life),
    "traits": _traits,
    "effects-added": lambda scene: len(figures(scene.state, scene.state.attacks[-1]).added),
    "card": _card_of_attack,
    "whose": lambda scene: SIDES[scene.state.attacks[-1].seat],
    "kind": lambda scene: scene.state.attacks[-1].kind or "none",
    "subtype": lambda scene: scene.state.attacks[-1].subtype or "none",
    "is-a-reaction": lambda scene: scene.state.attacks[-1].answering >= 0,
}
_OF_CARD: Final[dict[str, Callable[[Scene, int], Any]]] = {
    "crystals": lambda scene, card: scene.state.count(on_card(card)),
    "tokens": lambda scene, card: _tokens(scene.state, on_card(card)),
    "status": lambda scene, card: scene.state.status[card],
    "cost": lambda scene, card: cost(scene.state, card, scene.state.owner[card]),
    "capacity": lambda scene, card: capacity(scene.state, card, scene.state.owner[card]),
    "face-up": lambda scene, card: scene.state.face[card],
    "as": lambda scene, card: scene.state.info(card).number,
    "sealed-under": lambda scene, card: _sealed_under(scene.state, card),
}


def _sealed_under(state: State, card: int) -> str:
    under = state.attached.get(card, -1)
    return state.defs[under].number if under >= 0 else "none"


