"""What awaits the player who is called, in words that both may read: whoever lays the screen over to them says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.decisions import ChooseCards
from engine.cardgame.view import Call
from engine.cardgame.wording import who
from engine.sakura import decisions as asked
from engine.sakura.procedures.legality import range_words
from engine.sakura.procedures.use import cannot_react
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import distance, hand_limit
from engine.sakura.view.shapes import damage_words
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision
    from engine.sakura.state import State

_HAND_LIMIT: Final = "8-3-2"


def call_of(decision: Decision, state: State) -> Call:
    """Why the player is called. A question that not everybody may know is told as any choice."""
    match decision:
        case asked.ChooseReaction() if state.attacks:
            return _reaction(decision, state)
        case asked.ChooseDamage():
            return Call(say("call-damage", aura=decision.aura, life=decision.life), "damage", decision.number)
        case asked.ChooseMulligan():
            return Call(say("call-mulligan"))
        case ChooseCards(section=section) if section == _HAND_LIMIT:
            return Call(say("call-hand-limit", limit=hand_limit(state, decision.seat)))
    if decision.seat == state.turn_player and state.turn:
        return Call(say("call-turn", turn=state.turn, phase=state.phase or "start"), "turn")
    return Call(say("call-choice"))


def _reaction(decision: asked.ChooseReaction, state: State) -> Call:
    """The innermost attack in the air with its figures (§9-4). Not to react is always possible."""
    attack = state.attacks[-1]
    found = figures(state, attack)
    words = say(
        "call-reaction",
        who=who(attack.seat),
        attack=CardName(state.info(attack.card).number) if attack.card >= 0 else say("attack-of-rule"),
        range=range_words(found.range),
        damage=damage_words(found.aura, found.life, found.lacerated),
        distance=distance(state),
    )
    vain = cannot_react(state, decision.seat, attack)
    return Call(words, "attack", decision.number, vain, "pass")
