"""A puzzle that somebody tries to solve: a match at its table in which the other side answers by the proof.

As long as the turn is won for certain the other side defends as long as it can; once it isn't, it refutes. When the
turn is over nothing is asked any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from engine.cardgame.match import Match
from engine.cardgame.play.laid import PERSON, LaidGame, LaidMatch
from engine.cardgame.sight import knows
from engine.cardgame.wording import cards_named, place_name
from engine.games import game as game_of_key
from engine.games import tools
from engine.kernel.chance import Scripted, wanted
from engine.kernel.decisions import Decision
from engine.kernel.journal import Answered
from engine.kernel.session import Session
from engine.players.proof import Unbounded
from engine.players.puzzles import proof_of
from engine.text.phrase import Listing, Phrase, Slot, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.play.puzzle import Puzzle
    from engine.kernel.decisions import Chance, Option
    from engine.players.proof import Proof, Reply

TRIED: Final = 150
"""So many replies are looked at, more or less, to find out why something doesn't win any more."""
Verdict = Literal["open", "refuted", "over", "solved"]
"""It is won for certain; it isn't any more; the turn is over; it was won."""


class Laid(msgspec.Struct, frozen=True):
    """What such a match begins with: the puzzle whose table it is."""

    puzzle: str


class Hidden(NamedTuple):
    """What lies face down: where, and which cards."""

    place: Slot
    cards: Slot


class _Adverse:
    """Luck (`kernel.chance.Luck`) that refutes where it can."""

    def __init__(self) -> None:
        self.match: PuzzleMatch | None = None

    def draw(self, index: int, chance: Chance) -> tuple[int, ...]:
        del index
        found = None if self.match is None else self.match.adverse()
        return tuple(range(wanted(chance))) if found is None else found


class PuzzleMatch(LaidMatch):
    """A puzzle that is tried."""

    def __init__(self, game: str, puzzle: Puzzle, proof: Proof) -> None:
        """From its beginning; `proof` is what is known of it, best worked through already."""
        found = tools(game)
        luck = _Adverse()
        words = found.words
        table, left, right = (
            msgspec.convert(puzzle.laid[part], kind)
            for part, kind in (("table", words.table), ("left", words.side), ("right", words.side))
        )
        laid = LaidGame(game_of_key(game), lambda: words.laid(table, left, right).table, luck)
        super().__init__(Session(laid, Laid(puzzle.key)))
        luck.match = self
        self.puzzle = puzzle
        self._proof = proof
        self._verdicts: dict[tuple[Reply, ...], Verdict] = {}
        self._reasons: dict[tuple[Reply, ...], Phrase] = {}

    @property
    def script(self) -> tuple[Reply, ...]:
        """All replies so far, those of chance among them."""
        return tuple(one.keys if isinstance(one, Answered) else one.numbers for one in self._session.entries)

    @property
    def decision(self) -> Decision | None:
        """What is asked of whoever solves; None when the turn is over."""
        return super().decision if self._within else None

    @property
    def verdict(self) -> Verdict:
        """How it stands."""
        script = self.script
        if script not in self._verdicts:
            self._verdicts[script] = self._judged(script)
        return self._verdicts[script]

    def submit(self, keys: tuple[str, ...]) -> None:
        """Answer the open decision, and let the other side answer to it. Raises `IllegalAnswer`, changing nothing."""
        super().submit(keys)
        while self._within and (decision := self._session.decision) is not None and decision.seat != PERSON:
            reply = self._defence()
            assert reply is not None
            self._session.submit(reply)  # type: ignore[arg-type]  # a decision is answered by keys

    def why(self) -> Phrase:
        """Why it isn't won any more: by what it is refuted, or that nothing left is enough."""
        script = self.script
        if script not in self._reasons:
            self._reasons[script] = self._reason(script)
        return self._reasons[script]

    def shown_next(self) -> tuple[Option, ...] | None:
        """What leads on, as options of the open decision; None where nothing wins any more."""
        asked, shown = self._session.decision, self.decision
        if asked is None or shown is None or self.verdict != "open":
            return None
        best = self._proof.best(self.script)
        at = {option.key: number for number, option in enumerate(asked.options)}
        return None if best is None else tuple(shown.options[at[str(key)]] for key in best)

    def hidden(self) -> list[Hidden]:
        """What lies face down to whoever solves, place by place: in a puzzle all of it is known."""
        state = self._state
        found = []
        for where, pile in sorted(state.piles.items()):
            cards = [card for card in pile if not knows(state, PERSON, card)]
            if cards and not state.rules.areas.at(where).endless:
                found.append(Hidden(place_name(where), cards_named([state.defs[card].number for card in cards])))
        return found

    def adverse(self) -> tuple[int, ...] | None:
        """What chance brings now: what refutes, if something does."""
        found: Any = self._proof.refutation(self.script)
        return found

    # --- how it is known ---

    @property
    def _within(self) -> bool:
        return bool(self._state.turn == self._proof.turn)

    def _judged(self, script: tuple[Reply, ...]) -> Verdict:
        if self._session.decision is None:
            won = self._state.winner == PERSON and self._within
            return "solved" if won else "over"
        if not self._within:
            return "over"
        return "open" if self._proof.won(script) else "refuted"

    def _defence(self) -> Reply | None:
        """What the other side answers: what refutes; else what holds out longest."""
        script = self.script
        return self._proof.refutation(script) or self._proof.best(script)

    def _reason(self, script: tuple[Reply, ...]) -> Phrase:
        """The answer of the other side on which it fails: one given to the wrong try, or one to come."""
        tried = next((at for at in range(1, len(script) + 1) if not self._proof.won(script[:at])), 0)
        foiled = self._foiled_by(script[:tried], script[tried:])
        if foiled is not None:
            return say("puzzle-why-answer", answer=foiled)
        try:
            later = self._foiled_later(script[:tried], self._proof.given + TRIED)
        except Unbounded:
            later = None
        return say("puzzle-why-short") if later is None else say("puzzle-why-later", answer=later)

    def _foiled_by(self, line: tuple[Reply, ...], given: Sequence[Reply]) -> Phrase | None:
        """The answer that the other side gave to a wrong try, where others would have lost."""
        for reply in given:
            asked = self._proof.standing(line).asked
            if not isinstance(asked, Decision) or asked.seat == PERSON:
                return None
            if any(self._proof.won((*line, other)) for other in self._proof.replies(line)):
                return self._said(line, reply)
            line = (*line, reply)
        return None

    def _foiled_later(self, line: tuple[Reply, ...], limit: int) -> Phrase | None:
        """An answer of the other side that alone keeps something that is left from winning; the nearest one."""
        waiting = [line]
        while waiting and self._proof.given < limit:
            line = waiting.pop(0)
            asked, _, within = self._proof.standing(line)
            if asked is None or not within:
                continue
            replies = self._proof.replies(line)
            if isinstance(asked, Decision) and asked.seat != PERSON:
                lost = [reply for reply in replies if not self._proof.won((*line, reply))]
                if len(lost) < len(replies):
                    return self._said(line, lost[0])
            self._proof.given += len(replies)
            waiting += [(*line, reply) for reply in replies]
        return None

    def _said(self, line: Sequence[Reply], reply: Reply) -> Phrase:
        """An answer of the other side at the end of a line, in words."""
        beside = Session(self._session.game, self._session.setup, Scripted(filter(_is_outcome, line)))  # type: ignore[arg-type]  # those are numbers
        for one in line:
            if not _is_outcome(one):
                beside.submit(one)  # type: ignore[arg-type]  # these are keys
        match = Match(beside)
        decision = match.decision
        assert decision is not None
        asked = beside.decision
        assert asked is not None
        labels = [
            match.label(shown) for shown, option in zip(decision.options, asked.options, strict=True) if option.key in reply
        ]
        said = [label for label in labels if label is not None] or [say("puzzle-nothing")]
        return said[0] if len(said) == 1 else say("puzzle-answers", answers=Listing(tuple(said)))


def _is_outcome(reply: Reply) -> bool:
    """Whether a reply is one of chance."""
    return bool(reply) and isinstance(reply[0], int)


def solving(game: str, puzzle: Puzzle) -> PuzzleMatch:
    """A puzzle from its beginning, with its proof worked through: that takes a while."""
    proof = proof_of(game, puzzle.laid)
    proof.line()
    return PuzzleMatch(game, puzzle, proof)
