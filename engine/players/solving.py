"""What a try at a puzzle has come to, and what the other side answers to it, by the proof.

As long as the turn is won for certain the other side holds out as long as it can; once it isn't, it refutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from engine.cardgame.match import Match
from engine.cardgame.play.laid import PERSON
from engine.cardgame.play.puzzle import Puzzle, key_of
from engine.cardgame.play.tried import TriedMatch
from engine.games import game as game_of_key
from engine.games import tools
from engine.kernel.chance import Scripted
from engine.kernel.decisions import Decision
from engine.kernel.journal import Answered
from engine.kernel.session import Session
from engine.players.proof import Unbounded
from engine.players.puzzles import proof_of
from engine.text.phrase import Listing, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.play.puzzle import Laid
    from engine.kernel.journal import Entry
    from engine.players.proof import Reply

LOOKED: Final = 400
"""So many replies are looked at to find out why something doesn't win any more."""
GIVEN: Final = 4_000
"""And so many are given for it, more or less."""
LIKELY: Final = 6
"""So many replies of each question are gone into, the likely ones."""
Verdict = Literal["open", "refuted", "over", "lucky", "solved"]
"""It is won for certain; it isn't any more; the turn is over; chance alone has won it; it was won."""
Script = tuple[tuple[Any, ...], ...]
"""Replies one after the other: keys of answers, outcomes of chance."""


class Judged(msgspec.Struct, frozen=True):
    """How a try stands."""

    verdict: Verdict
    reply: tuple[str, ...] | None = None
    """What the other side answers, where it is asked."""
    shown: tuple[str, ...] | None = None
    """What leads on, where whoever solves is asked and something does."""
    why: Phrase | None = None
    """Why it isn't won any more."""


def script_of(entries: Iterable[Entry]) -> Script:
    """The replies of a match so far."""
    return tuple(tuple(one.keys if isinstance(one, Answered) else one.numbers) for one in entries)


class Solver:
    """A puzzle with its proof."""

    def __init__(self, game: str, laid: Laid) -> None:
        """Nothing is proved yet."""
        self.game = game
        self.laid = laid
        self._proof = proof_of(game, laid)
        self._puzzle = Puzzle(key_of(laid), 0, 0, laid)

    def judged(self, script: Script) -> Judged:
        """How it stands after these replies. Raises `Unbounded` for a puzzle that is too wide."""
        proof = self._proof
        asked, state, within = proof.standing(script)
        tried = self._wrong(script)
        if asked is None or not within:
            won = asked is None and within and state.winner == PERSON
            verdict: Verdict = "over" if not won else "solved" if not tried else "lucky"
            return Judged(verdict, why=self._reason(script, tried) if verdict == "over" else None)
        assert isinstance(asked, Decision)
        verdict = "refuted" if tried else "open"
        why = self._reason(script, tried) if tried else None
        if asked.seat != PERSON:
            reply: Any = proof.refutation(script)
            return Judged(verdict, reply=reply if reply is not None else _keys(proof.best(script)), why=why)
        return Judged(verdict, shown=None if tried else _keys(proof.best(script)), why=why)

    def _wrong(self, script: Script) -> int:
        """After how many of the replies it isn't won any more; 0 where it is."""
        return next((at for at in range(1, len(script) + 1) if not self._proof.won(script[:at])), 0)

    # --- why not ---

    def _reason(self, script: Script, tried: int) -> Phrase:
        """The answer of the other side on which a try fails: one given to it, or one to come."""
        foiled = self._foiled_by(script[:tried], script[tried:])
        if foiled is not None:
            return say("puzzle-why-answer", answer=foiled)
        try:
            later = self._foiled_later(script[:tried])
        except Unbounded:
            later = None
        return say("puzzle-why-short") if later is None else say("puzzle-why-later", answer=later)

    def _foiled_by(self, line: Script, given: Script) -> Phrase | None:
        """The answer that the other side gives to a wrong try, where others would lose."""
        proof = self._proof
        while True:
            asked, _, within = proof.standing(line)
            if not isinstance(asked, Decision) or asked.seat == PERSON or not within:
                return None
            replies = proof.replies(line)
            lost = [reply for reply in replies if not proof.won((*line, reply))]
            reply = given[0] if given else lost[0]
            if len(lost) < len(replies):
                return self._said(line, reply)
            line, given = (*line, reply), given[1:]

    def _foiled_later(self, line: Script) -> Phrase | None:
        """An answer of the other side that alone keeps something that is left from winning; the nearest one."""
        proof = self._proof
        waiting, looked, most = [line], 0, proof.given + GIVEN
        while waiting and looked < LOOKED and proof.given < most:
            line = waiting.pop(0)
            asked, _, within = proof.standing(line)
            if asked is None or not within:
                continue
            replies = proof.replies(line)
            looked += len(replies)
            if isinstance(asked, Decision) and asked.seat != PERSON:
                lost = [reply for reply in replies if not proof.won((*line, reply))]
                if len(lost) < len(replies):
                    return self._said(line, lost[0])
            waiting += [(*line, reply) for reply in replies[:LIKELY]]
        return None

    def _said(self, line: Script, reply: Reply) -> Phrase:
        """An answer of the other side at the end of a line, in words."""
        match = TriedMatch(self._puzzle, game_of_key(self.game), tools(self.game).words)
        lots = [one for one in line if one and isinstance(one[0], int)]
        session = Session(match.game, match.setup, Scripted(lots))
        for one in line:
            if not one or isinstance(one[0], str):
                session.submit(one)
        shown: AnyMatch = Match(session)
        decision = session.decision
        assert decision is not None
        assert shown.decision is not None
        pairs = zip(decision.options, shown.decision.options, strict=True)
        labels = [shown.label(seen) for option, seen in pairs if option.key in reply]
        said = [label for label in labels if label is not None]
        return said[0] if len(said) == 1 else say("puzzle-answers", count=len(said), answers=Listing(tuple(said)))


def _keys(reply: Reply | None) -> Any:
    """An answer's keys, as they are."""
    return reply
