"""The door to a match of any game: to be played, seen, taken back, saved and put into words.

Screens, computer players and tools come in here and nowhere else. What they get are plain values: decisions, views,
frames, phrases; never the engine's own state.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import islice
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec.structs import replace

from engine.cardgame.asked import cards_shown, decision_for, keys_given, keys_shown, laid_open
from engine.cardgame.ending import winner_of
from engine.cardgame.imagining import Imagination, Memory
from engine.cardgame.knowledge import crosses_knowledge
from engine.cardgame.view import Call, Frame, Refusal, View
from engine.cardgame.witness import Witness
from engine.cardgame.wording import computer_called, named
from engine.kernel.decisions import Decision
from engine.kernel.drive import Game as Playable
from engine.kernel.journal import Answered
from engine.kernel.session import Session
from engine.kernel.store import Autosave, CannotSave, open_journal, save_as

if TYPE_CHECKING:
    from pathlib import Path

    from engine.cardgame.state import State
    from engine.cardgame.view import CardSeen, JournalLine
    from engine.kernel.decisions import Keys, Move, Option
    from engine.kernel.journal import Entry
    from engine.text.phrase import Phrase

S = TypeVar("S")
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Game(Playable[S, Any], Protocol[S, V_co]):
    """What a match needs of a game beside what the kernel runs it by; the rest is asked of `State.rules`."""

    def view(self, state: Any, seat: int) -> V_co:
        """All that a seat may know of the table; -1 for what both may know."""

    def names(self, setup: S) -> tuple[str, ...]:
        """The players' own names by seat; empty where a player has none."""

    def players(self, setup: S) -> tuple[str, ...]:
        """By which level a computer plays, by seat; empty where a person does."""


class Match(Generic[S, V]):
    """A match under way, or a look at a moment of one: of setups of type S, seen as views of type V."""

    def __init__(self, session: Session[S, Any], autosave: Autosave[S] | None = None) -> None:
        """A match around a session; `autosave` writes its journal after every answer."""
        self._session = session
        self._autosave = autosave
        self._witnesses: dict[int, Witness] = {}
        self._shown: tuple[object, Decision | None] = (None, None)
        self._laid_open: tuple[object, object, object] = (None, None, None)
        """A view, the decision that its seat is asked, and that view with the cards open that the decision shows."""
        self.save_error: CannotSave | None = None
        """Why the last answer could not be saved; the match goes on all the same."""
        self._save()

    @classmethod
    def start(cls, game: Game[S, V], setup: S, autosave: Path | None = None) -> Match[S, V]:
        """A new match at its first decision. Raises the game's own error for a setup by which none can be played."""
        game.form.check(setup)
        return cls(Session(game, setup), Autosave(autosave) if autosave else None)

    @classmethod
    def load(
        cls, game: Game[S, V], path: Path, autosave: Path | None = None, *, rescue: bool = False
    ) -> Match[S, V]:
        """A saved match where it stood; the file is not touched. Raises `DamagedJournal` with file, line and reason.

        With `rescue` a match whose file holds only up to some line is opened as it stood there.
        """
        opened = open_journal(path, game, rescue=rescue)
        return cls(opened.session, Autosave(autosave) if autosave else None)

    @property
    def game(self) -> Game[S, V]:
        """The game that is played."""
        return cast("Game[S, V]", self._session.game)

    @property
    def setup(self) -> S:
        """What the match began with."""
        return self._session.setup

    @property
    def names(self) -> tuple[str, ...]:
        """The players' own names by seat."""
        return self.game.names(self.setup)

    @property
    def players(self) -> tuple[str, ...]:
        """By which level a computer plays, by seat; empty where a person does."""
        return self.game.players(self.setup)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, as the seat that is asked may see it; None when the match is over."""
        decision = self._session.decision
        if self._shown[0] is not decision:
            shown = decision and decision_for(self._state, decision, decision.seat)
            self._shown = (decision, shown if isinstance(shown, Decision) else None)
        return self._shown[1]

    def shown(self) -> tuple[CardSeen, ...]:
        """The cards that the open decision shows to its seat though they lie hidden."""
        decision = self._session.decision
        return cards_shown(self._state, decision) if decision else ()

    @property
    def winner(self) -> int | None:
        """The seat that won; None while the match goes on, and where it is over without anybody having won."""
        return winner_of(self._state)

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self._state.turn

    @property
    def event_count(self) -> int:
        """How many events there were; `frames` shows those since a number."""
        return len(self._session.events)

    @property
    def answers(self) -> int:
        """How many answers were given; `at` looks at the moment before one of them."""
        return self._session.answers

    @property
    def entries(self) -> list[Entry]:
        """The answers and lots that hold, to be read: by them and the setup the match can be followed elsewhere."""
        return self._session.entries

    @property
    def can_undo(self) -> bool:
        """There is an answer to take back."""
        return self._session.can_undo

    @property
    def can_redo(self) -> bool:
        """There is an answer to give again."""
        return self._session.can_redo

    def view(self, seat: int) -> V:
        """What a seat may know of the table now; -1 for what both may know. While a decision shows hidden cards to the
        seat that it asks, they lie open before it.
        """
        witness = self._witnesses.get(seat)
        if witness is None:
            witness = self._witnesses[seat] = self._new_witness(seat, self.event_count)
        view, decision = cast("V", witness.now()), self._session.decision
        if decision is None or decision.seat != seat:
            return view
        if self._laid_open[0] is not view or self._laid_open[1] is not decision:
            self._laid_open = (view, decision, laid_open(self._state, decision, view) if self.shown() else view)
        return cast("V", self._laid_open[2])

    def frames(self, seat: int, since: int, *, steps: bool = True) -> list[Frame[V]]:
        """What a seat saw happen since an event number, event by event, with the table after each; without `steps`, for
        whoever looks at no moment in between, with the table after all of them.
        """
        witness = self._witnesses.get(seat)
        if witness is None:
            witness = self._witnesses[seat] = self._new_witness(seat, since)
        frames = witness.seen_since(since, steps=steps)
        if frames is None:  # told long ago: told again by another
            frames = self._new_witness(seat, since).seen_since(since, steps=steps)
        return cast("list[Frame[V]]", frames)

    def journal(self, seat: int, since: int = 0) -> list[JournalLine]:
        """The match in sentences, as a seat may read them: all of them, or those told since an event number."""
        witness = self._witnesses.get(seat)
        if witness is None or witness.first:
            witness = self._witnesses[seat] = self._new_witness(seat)
        witness.skip(self.event_count)
        return witness.lines[bisect_left(witness.lines, since, key=attrgetter("index")) :]

    def submit(self, keys: Keys) -> None:
        """Answer the open decision. Raises `IllegalAnswer` and changes nothing."""
        decision = self._session.decision
        if decision is not None:
            keys = keys_given(self._state, decision, keys)
        self._session.submit(keys)
        self._save()

    def undo(self) -> None:
        """Take the last answer back."""
        self._session.undo()
        self._rewind()
        self._save()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        self._session.redo()
        self._rewind()
        self._save()

    def follow(self, entries: list[Entry]) -> None:
        """Come to where the entries of another match of the same setup lead. Raises `Diverged`; the match is of no use
        afterwards.
        """
        self._session.back_along(entries)
        self._rewind()
        self._session.follow(entries)
        self._save()

    def undo_reveals(self) -> bool:
        """Whether taking the last answer back crosses something that it made known, or the luck that it drew."""
        return self.can_undo and crosses_knowledge(self._session, [card.handle for card in self.shown()])

    def at(self, answers: int) -> Match[S, V]:
        """The match as it was before an answer, to look at or to play on from; this one is not changed."""
        return Match(self._session.at(answers))

    def fork(self) -> Match[S, V]:
        """An independent match that stands here."""
        return Match(self._session.fork())

    def options_for(self, move: Move) -> tuple[Option, ...]:
        """The options of the open decision that this move of a hand stands for."""
        decision = self.decision
        return tuple(option for option in decision.options if move in option.moves) if decision else ()

    def why_not(self, move: Move) -> Refusal:
        """Why no option of the open decision has that move."""
        refusal = self._state.rules.why_not(self._state, self._session.decision, move)
        return Refusal(refusal.code, refusal.section, self.named(refusal.phrase))

    def prospect(self, seat: int, handle: str) -> object:
        """What using a thing of that player's would do now, as far as the player may know it: a shape of the game's
        own; None where there is nothing to be said.
        """
        return self._state.rules.prospect(self._state, seat, handle)

    def prompt(self) -> Phrase | None:
        """What is asked, in words."""
        return self.named(self._state.rules.prompt(self.decision)) if self.decision else None

    def call(self) -> Call | None:
        """What awaits whoever is asked, in words that both players may read."""
        decision = self._session.decision
        if decision is None:
            return None
        called = self._state.rules.call(decision, self._state)
        return replace(called, words=self.named(called.words))

    def label(self, option: Option) -> Phrase | None:
        """An option of the open decision in words."""
        decision = self.decision
        if decision is None:
            return None
        return self.named(self._state.rules.label(decision, option, self.view(decision.seat)))

    def named(self, phrase: Phrase) -> Phrase:
        """A phrase with the players' own names in place of the seats."""
        return named(phrase, self._called)

    @property
    def ending(self) -> Phrase | None:
        """How the match ended, in words; None while it goes on."""
        ending = self.view(-1).ending
        return self.named(ending) if ending is not None else None

    def memory(self, seat: int) -> Memory:
        """What a computer player of that seat keeps of the match: which cards it has met; nothing yet."""
        return Memory(seat, type(self._state))

    def imagined(self, memory: Memory) -> Imagination:
        """The open decision as its seat, whose memory that is, may imagine the match: to be tried out."""
        return Imagination(self._session, self.game, memory)

    def given(self, number: int) -> Keys:
        """The answer of that number (the first is 0), in the engine's own keys."""
        answers = (entry.keys for entry in self._session.entries if isinstance(entry, Answered))
        return next(islice(answers, number, None))

    def shown_keys(self, keys: Keys) -> Keys:
        """The engine's keys of an answer to the open decision, as its seat is shown them."""
        decision = self._session.decision
        return keys if decision is None else keys_shown(self._state, decision, keys)

    def save_as(self, path: Path, overwrite: bool = False) -> None:
        """Save the journal under a name. Raises `CannotSave`; never replaces what is no match, unless told to."""
        save_as(self._session, path, overwrite=overwrite)

    def close(self) -> None:
        """Let go of the autosave, so that another match may be saved there."""
        if self._autosave is not None:
            self._autosave.close()

    @property
    def _state(self) -> State:
        state: State = self._session.state
        return state

    def _new_witness(self, seat: int, near: int = 0) -> Witness:
        return Witness(self._session, seat, type(self._state), self._called, near)

    def _rewind(self) -> None:
        """Every witness goes back to where the record is still the same."""
        for witness in self._witnesses.values():
            witness.rewind(self._session, self.event_count)

    @property
    def _called(self) -> tuple[str | Phrase, ...]:
        players = self.players
        return tuple(computer_called(players, seat) or name for seat, name in enumerate(self.names))

    def _save(self) -> None:
        if self._autosave is None:
            return
        try:
            self._autosave.save(self._session.journal)
            self.save_error = None
        except CannotSave as error:
            self.save_error = error


AnyMatch: TypeAlias = Match[Any, View]
"""A match of whichever game."""
