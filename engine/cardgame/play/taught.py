"""A lesson under way: a match that begins at a laid table, answers for the other side, and lets through what leads on.

It is a match like any other to whoever shows it. An answer that the rules allow but the step doesn't ask for is refused
with a reason (`Withheld`) and changes nothing. Taking back, and giving again, lead to the learner's own questions.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from engine.cardgame.asked import keys_given
from engine.cardgame.play.laid import PERSON, LaidGame, LaidMatch
from engine.cardgame.play.references import Unknown, is_reference
from engine.cardgame.play.scenario import Failure, cards_called, differing, do
from engine.cardgame.refusals import Withheld
from engine.cardgame.view import Refusal, View
from engine.kernel.chance import Scripted, Source
from engine.kernel.decisions import IllegalAnswer, check_answer
from engine.kernel.journal import Answered
from engine.kernel.session import Session
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Mapping

    from engine.cardgame.match import Game
    from engine.cardgame.play.field import Player
    from engine.cardgame.play.lesson import Lesson, Remark, Step
    from engine.cardgame.play.scenario import Dialect
    from engine.kernel.decisions import Decision, Keys, Option
    from engine.text.phrase import Phrase

Players: TypeAlias = "Mapping[str, Callable[[Random, Mapping[str, int]], Player]]"
"""A game's computer players by name."""
LETS_PASS: Final = ("pass", "no", "end")
"""What is answered by a side that does nothing."""


class Laid(msgspec.Struct, frozen=True):
    """What such a match begins with: the lesson that lays the table."""

    lesson: str


class Standing(NamedTuple):
    """How far the lesson has come: the step, how many answers there were when it began, how many of its replies were
    given, the way to its goal (by the number of answers before each: keys, and which act of `show` they belong to), and
    the remarks made.
    """

    step: int = 0
    begun: int = 0
    replied: int = 0
    way: Mapping[int, tuple[Keys, int]] = {}
    remarks: tuple[str, ...] = ()


class Exercise:
    """A lesson under way that isn't a match: something is made on a screen of the game's own, and its figures grow."""

    def __init__(self, lesson: Lesson) -> None:
        """At its first step."""
        self.lesson = lesson
        self.at = 0

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when all is done."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    @property
    def happened(self) -> Phrase | None:
        """What the step done last has shown; None before the first is done."""
        return self.lesson.done(self.lesson.step[self.at - 1]) if self.at else None

    @property
    def learned(self) -> bool:
        """Every step is done."""
        return self.step is None

    def look(self, figures: Mapping[str, int]) -> bool:
        """What is made has these figures now; whether a step is done by it."""
        before = self.at
        while (step := self.step) is not None and all(figures[name] >= least for name, least in step.goal.items()):
            self.at += 1
        return self.at > before


class TaughtMatch(LaidMatch):
    """A lesson that is played; the learner sits on the left."""

    def __init__(
        self, lesson: Lesson, game: Game[Any, View], dialect: Dialect, players: Players, given: Iterable[Keys] = (),
    ) -> None:
        """From its beginning, or gone on with after the learner's answers that were `given` before, as far as they
        still are answers.
        """
        self.lesson = lesson
        self._dialect = dialect
        self._players = players
        luck = Scripted(lesson.table.chance) if lesson.seed is None else Source(lesson.seed)
        laid = LaidGame(game, lambda: dialect.laid(lesson.table, lesson.left, lesson.right).table, luck)
        super().__init__(Session(laid, Laid(lesson.key)))
        now = self._reply(self._session, Standing())
        self.first = self.answers
        self._stood = {self.answers: self._remarked(self._set_out(now))}
        for keys in given:
            try:
                self.submit(keys)
            except IllegalAnswer:
                break

    # --- how far it has come ---

    @property
    def standing(self) -> Standing:
        """How far the lesson has come."""
        return self._stood[self.answers]

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when all is done."""
        steps = self.lesson.step
        return steps[self.standing.step] if self.standing.step < len(steps) else None

    @property
    def learned(self) -> bool:
        """Every step is done."""
        return self.step is None

    @property
    def missed(self) -> bool:
        """The step's goal can't be reached any more: it is to be tried again."""
        step = self.step
        if step is None:
            return False
        return self.decision is None or (bool(step.missed) and self._holds(self._session, step.missed))

    @property
    def remark(self) -> Remark | None:
        """What is said of the open question, the first time that it comes."""
        step, decision = self.step, self.decision
        if step is None or decision is None or not self.standing.remarks:
            return None
        name = self.standing.remarks[-1]
        found = next((one for one in step.remark if one.name == name), None)
        return found if found is not None and found.asks == decision.kind else None

    @property
    def happened(self) -> Phrase | None:
        """What the step done last has shown; None before the first is done."""
        at = self.standing.step
        return self.lesson.done(self.lesson.step[at - 1]) if at else None

    def so_far(self) -> tuple[Keys, ...]:
        """The learner's answers so far: by them the lesson is gone on with another time."""
        answered = (one for one in self._session.entries if isinstance(one, Answered))
        return tuple(one.keys for one in answered if one.seat == PERSON)

    def shown_next(self) -> tuple[Option, ...] | None:
        """What leads on towards the goal, as options of the open decision; None where that isn't known."""
        decision, step = self._session.decision, self.step
        if decision is None or step is None:
            return None
        keys = self._shown_keys()
        if keys is None and step.advice:
            keys = self._answer_of(step.advice, self._session)
        if keys is None:
            return None
        shown = self.decision
        assert shown is not None
        real = {keys_given(self._state, decision, (option.key,))[0]: option for option in shown.options}
        return tuple(real[key] for key in keys if key in real)

    # --- answers ---

    def submit(self, keys: Keys) -> None:
        """Answer the open decision. Raises `IllegalAnswer` and changes nothing; `Withheld` where it is legal, but not
        what the step asks for.
        """
        decision = self._session.decision
        if decision is None:
            super().submit(keys)
            return
        given = keys_given(self._state, decision, keys)
        check_answer(decision, given)
        why = self._why_withheld(decision, given)
        if why is not None:
            raise Withheld(why, decision, given)
        now, before = self.standing, self.answers
        super().submit(keys)
        now = self._went(now, before, given)
        done = self._reached(now)
        now = self._reply(self._session, now)
        if done or self._reached(now):
            now = self._set_out(Standing(now.step + 1, remarks=now.remarks))
        now = self._remarked(now)
        for later in [answers for answers in self._stood if answers >= self.answers]:
            del self._stood[later]
        self._stood[self.answers] = now

    def _shown_keys(self) -> Keys | None:
        """The answer that the step shows here; None where it shows none."""
        shown = self.standing.way.get(self.answers)
        return shown[0] if shown is not None else None

    def _why_withheld(self, decision: Decision, given: Keys) -> Refusal | None:
        """Why the step doesn't let this answer through; None where it does."""
        step = self.step
        if step is None or step.free:
            return None
        shown = self._shown_keys()
        if shown is not None and _same(decision, given, shown):
            return None
        if any(self._means(decision, given, word) for word in step.let):
            return None
        name = next((name for word, name in step.wrong.items() if self._means(decision, given, word)), "")
        phrase = self.lesson.not_so(step, name) if name else say("lesson-not-now", task=self.lesson.to_do(step))
        return Refusal(f"lesson-{name}" if name else "lesson", step.section, phrase)

    def _means(self, decision: Decision, given: Keys, word: str) -> bool:
        """Whether an answer is of that kind of question, has that key, or names that card."""
        if word in {decision.kind, *given}:
            return True
        if not is_reference(word, self._dialect.numbers()):
            return False
        cards = cards_called(self._dialect, self._scene(self._session), word)
        return any(self._dialect.card_in(key) in cards for key in given)

    def _went(self, now: Standing, before: int, given: Keys) -> Standing:
        """After an answer of the learner's: another one than was shown is taken in its place, and the way goes on. A
        free step's acts come in any order: its way is looked for anew.
        """
        shown = now.way.get(before)
        if shown is not None and given == shown[0]:
            return now
        if any(step.free and step.show for step in self.lesson.step[now.step : now.step + 1]):
            return now._replace(way=self._way(now))
        return now if shown is None else now._replace(way=self._way(now, after=shown[1] + 1))

    def _reached(self, now: Standing) -> bool:
        steps = self.lesson.step
        return now.step < len(steps) and self._holds(self._session, steps[now.step].goal)

    def _remarked(self, now: Standing) -> Standing:
        """With the remark on the open question, if there is one that wasn't made yet."""
        decision, steps = self._session.decision, self.lesson.step
        if decision is None or now.step >= len(steps):
            return now
        for one in steps[now.step].remark:
            fits = one.asks == decision.kind and one.name not in now.remarks
            if fits and self._holds(self._session, one.when):
                return now._replace(remarks=(*now.remarks, one.name))
        return now

    def _holds(self, session: Session[Any, Any], words: Mapping[str, Any]) -> bool:
        return not differing(self._dialect, self._scene(session), words)

    def _scene(self, session: Session[Any, Any]) -> Any:
        return self._dialect.scene(session.table)

    # --- the other side ---

    def _reply(self, session: Session[Any, Any], now: Standing) -> Standing:
        """Let the other side answer until the learner is asked."""
        steps = self.lesson.step
        while session.decision is not None and session.decision.seat != PERSON:
            replies = steps[now.step].reply if now.step < len(steps) else []
            if now.replied < len(replies):
                scene = self._scene(session).resolve(_answers(session))
                do(self._dialect, scene, replies[now.replied])
                now = now._replace(replied=now.replied + 1)
            elif self.lesson.opponent:
                session.submit(self._answer_of(self.lesson.opponent, session))
            else:
                session.submit(lets_pass(session.decision))
        return now

    def _answer_of(self, player: str, session: Session[Any, Any]) -> Keys:
        """What a computer player answers there: always the same at the same place of the lesson."""
        rng = Random(f"{self.lesson.key}/{session.answers}")
        decision = session.decision
        assert decision is not None
        return self._players[player](rng, {})(decision, session.state)

    # --- the way to the goal ---

    def _set_out(self, now: Standing) -> Standing:
        """A step begins: with no reply given yet, and the way that it shows."""
        begun = now._replace(begun=self.answers, replied=now.replied if now.step == 0 else 0)
        return begun._replace(way=self._way(begun))

    def _way(self, now: Standing, after: int = 0) -> Mapping[int, tuple[Keys, int]]:
        """The learner's answers of the acts that the step shows from that one on, tried out beside the match. In a free
        step those that can't be done (any more) are passed over, as long as the others reach the goal.
        """
        if now.step >= len(self.lesson.step):
            return {}
        step = self.lesson.step[now.step]
        found: dict[int, tuple[Keys, int]] = {}
        beside = self._session.fork()
        stood = [now]

        def through(act: int) -> Generator[Decision, Keys, None]:
            while (decision := beside.decision) is not None:
                keys = yield decision
                found[beside.answers] = (keys, act)
                beside.submit(keys)
                stood.append(self._reply(beside, stood[-1]))

        for number, act in enumerate(step.show):
            if number < after or beside.decision is None:
                continue
            try:
                do(self._dialect, self._scene(beside).resolve(through(number)), act)
            except (Failure, IllegalAnswer, Unknown):
                if not step.free:
                    break
        return {} if step.free and step.show and not self._holds(beside, step.goal) else found


def lets_pass(decision: Decision) -> Keys:
    """The answer of a side that does nothing: passes, ends, goes on to what follows, chooses as little as may be."""
    onward = (option.key for option in decision.options if option.leads)
    for key in (*LETS_PASS, *onward):
        if decision.option(key) is not None:
            return (key,)
    keys = [option.key for option in decision.options for _ in range(option.limit)]
    return tuple(keys[: decision.least])


def _answers(session: Session[Any, Any]) -> Generator[Decision, Keys, None]:
    """A match as something that is resolved by answers."""
    while (decision := session.decision) is not None:
        keys = yield decision
        session.submit(keys)


def _same(decision: Decision, given: Keys, shown: Keys) -> bool:
    """Whether two answers to a decision are the same."""
    return given == shown if decision.ordered else sorted(given) == sorted(shown)
