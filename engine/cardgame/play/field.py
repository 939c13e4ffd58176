"""What a game hands over so that computer players can play it among themselves, and how a match is played on."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

from engine.cardgame.ending import winner_of
from engine.kernel.drive import T
from engine.kernel.journal import S

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from random import Random

    from engine.kernel.decisions import Decision, Keys
    from engine.kernel.drive import Game
    from engine.kernel.session import Session
    from engine.text.phrase import Name

    Player = Callable[[Decision, Any], Keys]


class Field(Protocol, Generic[S, T]):
    """Matches of a game, drawn, with their players and what is looked at afterwards."""

    seeker: ClassVar[str] = ""
    """The player that seeks what was seldom seen: for it setups are drawn and matches rehearsed; empty: none does."""

    @property
    def players(self) -> Mapping[str, Callable[[Random, Mapping[str, int]], Player]]:
        """The players of a match by name; they may know how often each card has resolved before."""

    def game(self, check: bool) -> Game[S, T]:
        """The game, on tables that check themselves or not."""

    def drawn(self, rng: Random, seen: Mapping[str, int] | None) -> S:
        """The setup of a drawn match; of several the one with the cards that were `seen` least, if that is told."""

    def brought(self) -> Sequence[str]:
        """What a side may bring that is worth being compared, by key: forms, decks."""

    def named(self, key: str) -> Name:
        """What such a thing is called."""

    def between(self, rng: Random, left: str, right: str) -> S:
        """The setup of a match in which the sides bring these, all else drawn."""

    def numbers(self) -> Collection[str]:
        """The numbers of all cards that are to resolve."""

    def brings(self, setup: S) -> Collection[str]:
        """The numbers of the cards that a match may come to use, whatever it takes."""

    def resolved(self, session: Session[S, T]) -> Mapping[str, int]:
        """How often each card resolved in a match."""

    def winner(self, session: Session[S, T]) -> str:
        """Who won: `left`, `right` or `nobody`."""
        winner = winner_of(session.state)
        return "nobody" if winner is None else ("left", "right")[winner]

    def settled(self, state: Any) -> Sequence[str]:
        """What is wrong at a table at which nothing is under resolution, beside what its own checks find."""
        del state
        return ()

    def folded(self, session: Session[S, T]) -> Any:
        """The state that the events of a match give, applied to an empty one."""
        state = type(session.state)()
        for event in session.events:
            event.apply(state)
        return state


class Playable(Protocol):
    """A match that can be played on: a session, or one that is only tried out."""

    @property
    def state(self) -> Any:
        """As it stands."""

    @property
    def decision(self) -> Decision | None:
        """The open question; None when it is over."""

    def submit(self, keys: Keys) -> None:
        """Give a legal answer."""


def play_on(match: Playable, player: Player, longest: int, until: float = inf) -> None:
    """Play a match on for all that are asked: to its end, until that turn, or for so many answers."""
    state = match.state
    for _ in range(longest):
        asked = match.decision
        if asked is None or state.turn >= until:
            return
        match.submit(player(asked, state))
