"""What is told of a duel when it is over: life and distance, damage and cards, the attack that took the last life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.sakura.door import forms
from engine.text.phrase import CardName, Term, say
from sakura_desktop.match.tale import Blow, Teller
from sakura_desktop.sakura.playmat import own

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.view import Frame, View
    from engine.sakura.door import AttackSeen
    from engine.text.phrase import Phrase

HURT: Final = ("life", "aura")
COUNTED: Final = ("cards", "attacks", "aura", "life")
UNLIMITED: Final = "-"
"""How damage is written that this side can't be dealt to."""


class SakuraTeller(Teller):
    """Life of both and the distance; cards, attacks, damage."""

    def names(self) -> tuple[tuple[Phrase, int], ...]:
        """Life of each, the distance between them."""
        life = say("sakura-tale-figure", figure=Term("life"))
        return ((life, 0), (life, 1), (say("sakura-tale-figure", figure=Term("distance")), -1))

    def figures(self, view: View) -> tuple[int, ...]:
        """As the board shows them."""
        seen = own(view)
        return (*(seen.places[f"life.{seat}"].crystals for seat in (0, 1)), seen.distance)

    def counted(self) -> tuple[tuple[str, Phrase], ...]:
        """Cards used, attacks made, damage taken to aura and to life."""
        return tuple((key, say(f"sakura-tale-{key}")) for key in COUNTED)

    def counts(self, before: Frame[Any] | None, frame: Frame[Any]) -> Iterable[tuple[str, int, int]]:
        """Damage is the crystals that went before it was told (§5-8-3); it counts for who took it."""
        if before is None:
            return
        if frame.event == "AttackMade" and frame.view.attacks:
            yield "attacks", frame.view.attacks[-1].seat, 1
        for now, was in zip(frame.view.players, before.view.players, strict=True):
            if now.cards_used > was.cards_used:
                yield "cards", now.seat, now.cards_used - was.cards_used
        if frame.event == "Damaged":
            for move in before.moves:
                area, _, seat = move.source.partition(".")
                if area in HURT:
                    yield area, int(seat), move.count

    def struck_by(self, blow: Blow, brought: Sequence[str]) -> str:
        """By the megami whose card it was."""
        bases = {form.key: form.base for form in forms()}
        whose = (blow.number or "").split("-")
        return next((key for key in brought if bases[key] in whose), super().struck_by(blow, brought))

    def blow(self, frames: Sequence[Frame[Any]], winner: int) -> Blow | None:
        """What took the last life (§4-2-1): the attack in the air whose damage it was, or what was in use; who loses
        may have laid it down as well. Damage is told after the crystals went.
        """
        loser = 1 - winner
        taken = f"life.{loser}"
        left = [bool(own(frame.view).places[taken].crystals) for frame in frames]
        last = next((at for at in range(len(frames) - 1, 0, -1) if left[at - 1] and not left[at]), 0)
        if not last or left[-1]:
            return None
        damaged = last + 1 < len(frames) and frames[last + 1].event == "Damaged"
        view = own(frames[last + damaged].view)
        if damaged and view.attacks:
            attack = view.attacks[-1]
            return Blow(attack.number, attack.seat, _attack_said(attack, loser), (taken,))
        line = next((frame.line for frame in frames[last + damaged :] if frame.line is not None), None)
        if line is None:
            return None
        seats = (winner, loser) if damaged else (loser, winner)
        used = next((card for seat in seats for card in view.places[f"in-use.{seat}"].cards), None)
        return Blow(used.number if used else None, used.owner if used else winner, line.phrase, (taken,))


def _attack_said(attack: AttackSeen, loser: int) -> Phrase:
    damage = "/".join(UNLIMITED if one is None else str(one) for one in (attack.aura, attack.life))
    card = CardName(attack.number) if attack.number is not None else say("sakura-tale-effect")
    return say("sakura-tale-blow", card=card, damage=damage, loser=say("seat", seat=loser))
