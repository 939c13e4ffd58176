"""What the players are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence


def player_name(name: str, seat: int, players: Sequence[str] = ("", "")) -> Phrase:
    """What a player is called: by name, or by the seat where none was given; a computer by its level."""
    if players[seat]:
        from engine.cardgame.wording import computer_called  # with it comes the engine: a window opens sooner without

        return computer_called(players, seat) or say("player-seat", seat=seat)
    return say("player-named", name=name) if name else say("player-seat", seat=seat)
