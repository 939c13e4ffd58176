"""What awaits the player who is called, in words that both may read: whoever lays the screen over to them says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.decisions import ChooseCards
from engine.cardgame.wording import who
from engine.sakura import decisions as asked
from engine.sakura.procedures.legality import range_words
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import hand_limit
from engine.sakura.view.air import damage_words
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision
    from engine.sakura.state import State
    from engine.text.phrase import Phrase

_HAND_LIMIT: Final = "8-3-2"


def call_of(decision: Decision, state: State) -> Phrase:
    """Why the player is called. A question that not everybody may know is told as any choice."""
    match decision:
        case asked.ChooseReaction() if state.attacks:
            return _reaction(state)
        case asked.ChooseDamage():
            return say("call-damage", aura=decision.aura, life=decision.life)
        case asked.ChooseMulligan():
            return say("call-mulligan")
        case ChooseCards(section=section) if section == _HAND_LIMIT:
            return say("call-hand-limit", limit=hand_limit(state, decision.seat))
    if decision.seat == state.turn_player and state.turn:
        return say("call-turn", turn=state.turn, phase=state.phase or "start")
    return say("call-choice")


def _reaction(state: State) -> Phrase:
    """The innermost attack in the air with its figures (§9-4)."""
    attack = state.attacks[-1]
    found = figures(state, attack)
    return say(
        "call-reaction",
        who=who(attack.seat),
        attack=CardName(state.info(attack.card).number) if attack.card >= 0 else say("attack-of-rule"),
        range=range_words(found.range),
        damage=damage_words(found.aura, found.life, found.lacerated),
    )
