"""What is Sakura Arms' own in what every card game does: what stands in force, what arises by a rule, the judgement."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from engine.cardgame.areas import SEATS, area_of, on_card, place
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import InForce, Permit, React
from engine.cardgame.in_force import own_hooks
from engine.cardgame.rules import CommonRules
from engine.cardgame.source import Source
from engine.cardgame.table import Arisen, reveal, secret
from engine.cardgame.view import Travel
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import AREAS, COMPONENTS, ENHANCEMENTS, LIFE, SPECIALS
from engine.sakura.decisions import ChooseConduct
from engine.sakura.events import CardMoved, CrystalsMoved, DistanceChanged, FateDecided, PiecesMoved, UpkeepPaid
from engine.sakura.layers import LENDS_SEALED
from engine.sakura.procedures.disenchant import Disenchanting
from engine.sakura.procedures.turn import leading_moves
from engine.sakura.procedures.victory import judge
from engine.sakura.refusals import why_not
from engine.sakura.registry import REGISTRY
from engine.sakura.state import REACH, State, of_both
from engine.sakura.values.numbers import distance
from engine.sakura.view.air import prospect
from engine.sakura.view.card_lines import run_of
from engine.sakura.view.facts import fact
from engine.sakura.view.lines import spoken
from engine.sakura.view.seat import card_seen, touched, view
from engine.sakura.wording.calls import call_of
from engine.sakura.wording.labels import label_of
from engine.sakura.wording.prompts import prompt_of
from engine.text.phrase import CardName, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from engine.cardgame.clauses import Hook
    from engine.kernel.decisions import Decision
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table
    from engine.sakura.view.shapes import AttackSeen

_ASKED: Final = {"may": "10-40", "choose": "9-1", "cards": "5-10", "look": "7-1-11"}


class SakuraRules(CommonRules):
    """The game's part by the comprehensive rules."""

    areas = AREAS
    components = COMPONENTS
    registry = REGISTRY
    card_verbs = frozenset(("use", "cover"))
    stirring: Collection[type[Event]] = REGISTRY.stirring
    order_section = "5-5"

    view = staticmethod(view)
    touched = staticmethod(touched)
    card_seen = staticmethod(card_seen)
    fact = staticmethod(fact)
    spoken = staticmethod(spoken)
    run_of = staticmethod(run_of)
    prompt = staticmethod(prompt_of)
    call = staticmethod(call_of)
    label = staticmethod(label_of)
    why_not = staticmethod(why_not)

    def section(self, of: str, state: State, source: Source) -> str:
        """The rules of what a text asks (§5-10, §9-1, §10-40)."""
        return _ASKED[of]

    def sheets(self, state: State) -> InForce:
        """The rules that the chosen forms bring."""
        return _of_the_sheets(state.megami)

    def standing(self, state: State) -> list[tuple[Source, tuple[Hook, ...]]]:
        """Ongoing effects of enhancements, used effects of specials, forced effects (§9-1-1)."""
        piles, status = state.piles, state.status
        found: list[tuple[Source, tuple[Hook, ...]]] = []
        for seat in SEATS:
            for card in piles.get(ENHANCEMENTS[seat], ()):
                hooks = state.info(card).standing.get("ongoing")
                if hooks and card not in state.disenchanting:
                    found.append((_speaking(seat, card), hooks))
                    if any(isinstance(hook, Permit) and hook.what == LENDS_SEALED for hook in hooks):
                        found += _lent(state, seat, card)
            for card in piles.get(SPECIALS[seat], ()):
                if status[card] == "used":
                    hooks = state.info(card).standing.get("used")
                    if hooks:
                        found.append((_speaking(seat, card), hooks))
        return found + _forced(state) if state.dealt.abroad or state.copies else found

    def arising(self, table: Table, event: Event) -> None:
        """What attacks and hidden cards react to by their own text; enhancements without crystals (§5-5-2); the
        judgement, where something was lost (§4-2).
        """
        kind = type(event)
        state = table.state
        if state.attacks and kind in REGISTRY.own_reactions:
            _own_reactions(table, event)
        if state.dealt.showable and kind in REGISTRY.shown_reactions and not table.cutting:
            table.arisen += _showable(state, event)
        if kind in _LEFT:
            _LEFT[kind](table, event)

    def watch(self, table: Table) -> None:
        """The current distance (§5-2-1), from the start phase of a turn on."""
        known, now = table.state.known_distance, distance(table.state)
        if known is not None and now != known:
            table.emit(DistanceChanged(now, known))

    def judgement(self, table: Table) -> Resolution[None] | None:
        """Victory is judged before all else (§4-2)."""
        state = table.state
        crystals = state.crystals
        if crystals.get("life.0") == 0 or crystals.get("life.1") == 0 or state.lost or state.won:
            return judge(table)
        table.at_stake = False
        return None

    def completed(self, state: State, decision: Decision) -> Decision:
        """The choice of conduct with every move that leads on into one of them (§8-2-1); a crystal that is a token
        where it lies is taken as that (§x17-5).
        """
        if not isinstance(decision, ChooseConduct):
            return _with_tokens(state, decision)
        return replace(
            decision,
            options=tuple(
                replace(option, moves=leading_moves(state, decision.seat)) if option.key == "standard" else option
                for option in decision.options
            ),
        )

    def prospect(self, state: State, seat: int, handle: str) -> AttackSeen | None:
        """The attack that a card would make."""
        number = handle.removeprefix("card:")
        return prospect(state, seat, int(number)) if number != handle and number.isdigit() else None

    def travels(self, event: Event) -> tuple[Travel, ...]:
        """Crystals are `crystal`, tokens `token:<key>`."""
        match event:
            case CrystalsMoved(why="token"):
                return ()  # the token travels
            case CrystalsMoved():
                return (Travel("piece", event.source, event.target, event.count),)
            case UpkeepPaid():
                moves = [(source, target) for source, target in event.moves if area_of(target) != "outside"]
                return tuple(Travel("piece", source, target) for source, target in moves)
            case PiecesMoved():
                return (Travel(f"token:{event.piece}", event.source, event.target, event.count),)
        return ()

    def nesting(self, state: State) -> int:
        """Uses, attacks of effects and disenchantments under way (§9-8)."""
        made = sum(1 for attack in state.attacks if not attack.from_card)
        return len(state.uses) + made + len(state.disenchanting)

    def shows(self, table: Table, hook: React, source: Source) -> Resolution[bool]:
        """Whether its player shows the card that lies hidden (§9-1-1-2)."""
        state, card = table.state, source.card
        where = place(hook.shown_from, source.seat)
        there = state.where[card] == where and hook.open(state, source)
        options = (Option("yes", (Move(f"card:{card}", where, where),)),) if there else ()
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat,
                options=(*options, Option("no")),
                section="9-1-1-2",
                source=f"card:{card}" if there else "",
                prompt=say("prompt-show", card=CardName(state.info(card).number), area=Term(hook.shown_from)),
                secret=True,
            )
        )
        if key == "yes":
            yield from reveal(table, (card,))
        return key == "yes"


def _with_tokens(state: State, decision: Decision) -> Decision:
    """The decision; where all crystals of a card are tokens, a hand takes one of those for a crystal."""
    kinds = [kind for kind in COMPONENTS.as_crystals if kind in state.pieces]
    taken = {
        where: f"token:{kind}"
        for kind in kinds
        for where, count in state.pieces[kind].items()
        if count and area_of(where) == "card" and count == state.count(where)
    }
    if not taken or not any(move.source in taken for option in decision.options for move in option.moves):
        return decision
    options = tuple(
        replace(option, moves=(*option.moves, *(
            Move(taken[move.source], move.source, move.target)
            for move in option.moves
            if move.what == "piece" and move.source in taken
        )))
        for option in decision.options
    )  # fmt: skip
    return replace(decision, options=options)


@lru_cache(maxsize=64)
def _of_the_sheets(megami: tuple[tuple[str, str], tuple[str, str]]) -> InForce:
    """The rules that the chosen forms bring: in force from the first to the last moment of a duel."""
    force = InForce()
    for seat, forms in enumerate(megami):
        for form in forms:
            for rule in REGISTRY.rules_of(form):
                for hook in REGISTRY.hooks(rule):
                    force.add(hook, Source(seat))
    for form in dict.fromkeys(one for forms in megami for one in forms):
        for rule in REGISTRY.rules_of(of_both(form)):
            for hook in REGISTRY.hooks(rule):
                for seat in SEATS:
                    force.add(hook, Source(seat))
    return force


def _lent(state: State, seat: int, under: int) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
    """The forced effects of cards that lie sealed under a card that lends them."""
    for card in state.under(under):
        hooks = state.info(card).standing.get("abroad")
        if hooks:
            yield Source(seat, card), hooks


@cache
def _speaking(seat: int, card: int) -> Source:
    """The source of a card's own effects for a seat."""
    return Source(seat, card)


def _forced(state: State) -> list[tuple[Source, tuple[Hook, ...]]]:
    """Forced effects that reach beyond their own card, wherever somebody knows the card (§9-1-1-2)."""
    found = []
    for card in _in_order(state.dealt.abroad.union(state.copies) if state.copies else state.dealt.abroad):
        seat = REACH[state.where[card]]
        if seat >= 0:
            hooks = state.info(card).standing.get("abroad")
            if hooks:
                found.append((_speaking(seat, card), hooks))
    return found


@lru_cache(maxsize=1_024)
def _in_order(cards: frozenset[int]) -> tuple[int, ...]:
    return tuple(sorted(cards))


def _showable(state: State, event: Event) -> list[Arisen]:
    """The effects for which a player may show a hidden card upon this event, also of cards that only could be there:
    whoever can't see where a card is must reckon with it wherever that player has hidden cards (§9-1-1-2).
    """
    likely = _in_order(state.dealt.showable.union(state.copies) if state.copies else state.dealt.showable)
    return [
        Arisen(Source(seat, card), hook, event)
        for seat in (state.turn_player, 1 - state.turn_player)
        for card in likely
        if state.owner[card] == seat and secret(state, card)
        for hook in own_hooks(state, card, React)
        if hook.shown_from
        and state.piles.get(place(hook.shown_from, seat))
        and hook.fits(event, state, Source(seat, card))
    ]


def _own_reactions(table: Table, event: Event) -> None:
    """Effects of an attack that react to what happens to it while it is in the air."""
    state = table.state
    for attack in state.attacks:
        for ref in attack.effects:
            for hook in REGISTRY.own_reacts(ref):
                source = attack.source
                if isinstance(event, hook.events) and hook.fits(event, state, source) and hook.open(state, source):
                    table.arisen.append(Arisen(source, hook, event))


def _after_card(table: Table, event: CardMoved) -> None:
    """An enhancement may have come without a crystal."""
    if event.target in ENHANCEMENTS:
        _bared(table, on_card(event.card))


def _after_crystals(table: Table, event: CrystalsMoved) -> None:
    """Life may be lost, or the last crystal of an enhancement."""
    source = event.source
    if source in LIFE:
        table.at_stake = True
    elif source[:5] == "card.":
        _bared(table, source)


def _after_upkeep(table: Table, event: UpkeepPaid) -> None:
    """Last crystals of enhancements may be gone."""
    for source, _ in event.moves:
        _bared(table, source)


def _after_fate(table: Table, event: FateDecided) -> None:
    """Somebody loses or wins."""
    table.at_stake = True


_LEFT: Final[dict[type[Event], Callable[[Table, Any], None]]] = {
    CardMoved: _after_card,
    CrystalsMoved: _after_crystals,
    UpkeepPaid: _after_upkeep,
    FateDecided: _after_fate,
}
"""What is looked at by the rules after events of a kind: enhancements without crystals, what may decide the duel."""
REGISTRY.stirring.update(_LEFT)


def _bared(table: Table, where: str) -> None:
    """An enhancement without crystals is to be disenchanted (§5-5-2), but not while a phase is cut short (§10-13)."""
    if table.cutting:
        return
    state, card = table.state, int(where[5:])
    if (
        not state.crystals.get(where)
        and area_of(state.where[card]) == "enhancements"
        and card not in state.disenchanting
        and not any(isinstance(one, Disenchanting) and one.source.card == card for one in table.arisen)
    ):
        table.arisen.append(Disenchanting(Source(-1, card)))


RULES: Final = SakuraRules()
State.rules = RULES
