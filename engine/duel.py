"""The engine's public door: a duel to be played, seen, taken back, saved and put into words.

Screens, computer players and tools come in here and nowhere else. What they get are plain values: decisions, views,
frames, phrases; never the engine's own state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine.sakura.megami.roster  # noqa: F401  # fills the registry with every card that can be played
from engine.cardgame.knowledge import crosses_knowledge
from engine.kernel.codec import DamagedJournal
from engine.kernel.decisions import GIVE_UP, Decision, IllegalAnswer, Keys, Move, Option
from engine.kernel.session import Session
from engine.kernel.store import Autosave, CannotSave, load, save_as
from engine.sakura.clauses.wording import CardFace, card_face, card_sides, card_text, side_term
from engine.sakura.deck_code import BadDeckCode, Deck, deck_code, read_deck_code
from engine.sakura.game import BadSetup, SakuraGame, check_setup
from engine.sakura.names import megami_name
from engine.sakura.pool import (
    NORMALS_IN_DECK,
    SPECIALS_IN_DECK,
    Form,
    Pool,
    cards_of,
    check_deck,
    check_pair,
    forms,
    pool_of,
    replaced_by,
)
from engine.sakura.refusals import refused_answer, why_not
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.view.asked import cards_shown, decision_for, keys_given
from engine.sakura.view.events import frames
from engine.sakura.view.journal import journal
from engine.sakura.view.seat import view
from engine.sakura.view.shapes import (
    AttackSeen,
    CardSeen,
    Change,
    Frame,
    JournalLine,
    PanelSeen,
    PlaceSeen,
    PlayerSeen,
    Refusal,
    SeenMove,
    View,
)
from engine.sakura.wording import label_of, prompt_of
from engine.sakura.wording.slots import named

if TYPE_CHECKING:
    from pathlib import Path

    from engine.sakura.table import Table
    from engine.text.phrase import Phrase


class Duel:
    """A duel under way, or a look at a moment of one."""

    def __init__(self, session: Session[Setup, Table], autosave: Autosave[Setup] | None = None) -> None:
        """A duel around a session; `autosave` writes its journal after every answer."""
        self._session = session
        self._autosave = autosave
        self.save_error: CannotSave | None = None
        """Why the last answer could not be saved; the duel goes on all the same."""
        self._save()

    @classmethod
    def start(cls, setup: Setup, autosave: Path | None = None) -> Duel:
        """A new duel at its first decision. Raises `BadSetup` for megami or cards that can't be chosen."""
        check_setup(setup)
        return cls(Session(SakuraGame(), setup), Autosave(autosave) if autosave else None)

    @classmethod
    def load(cls, path: Path, autosave: Path | None = None) -> Duel:
        """A saved duel where it stood. Raises `DamagedJournal` with file, line and reason; the file is not touched."""
        return cls(load(path, SakuraGame()), Autosave(autosave) if autosave else None)

    @property
    def setup(self) -> Setup:
        """What the duel began with."""
        return self._session.setup

    @property
    def decision(self) -> Decision | None:
        """What is asked now, as the seat that is asked may see it; None when the duel is over."""
        decision = self._session.decision
        if decision is None:
            return None
        shown = decision_for(self._session.state, decision, decision.seat)
        return shown if isinstance(shown, Decision) else None

    def shown(self) -> tuple[CardSeen, ...]:
        """The cards that the open decision shows to its seat though they lie hidden."""
        decision = self._session.decision
        return cards_shown(self._session.state, decision) if decision else ()

    @property
    def winner(self) -> int | None:
        """The seat that won."""
        winner: int | None = self._session.state.winner
        return winner

    @property
    def event_count(self) -> int:
        """How many events there were; `frames` shows those since a number."""
        return len(self._session.events)

    @property
    def answers(self) -> int:
        """How many answers were given; `at` looks at the moment before one of them."""
        return self._session.answers

    @property
    def can_undo(self) -> bool:
        """There is an answer to take back."""
        return self._session.can_undo

    @property
    def can_redo(self) -> bool:
        """There is an answer to give again."""
        return self._session.can_redo

    def view(self, seat: int) -> View:
        """What a seat may know of the table now; -1 for what both may know."""
        return view(self._session.state, seat)

    def frames(self, seat: int, since: int) -> list[Frame]:
        """What a seat saw happen since an event number, event by event, with the table after each."""
        return list(frames(self._session, seat, since))

    def journal(self, seat: int) -> list[JournalLine]:
        """The duel in sentences, as a seat may read them."""
        return list(journal(self._session, seat))

    def submit(self, keys: Keys) -> None:
        """Answer the open decision. Raises `IllegalAnswer` and changes nothing."""
        decision = self._session.decision
        if decision is not None:
            keys = keys_given(self._session.state, decision, keys)
        self._session.submit(keys)
        self._save()

    def undo(self) -> None:
        """Take the last answer back."""
        self._session.undo()
        self._save()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        self._session.redo()
        self._save()

    def undo_reveals(self) -> bool:
        """Whether taking the last answer back crosses something that it made known, or the luck that it drew."""
        return self.can_undo and crosses_knowledge(self._session, [card.handle for card in self.shown()])

    def at(self, answers: int) -> Duel:
        """The duel as it was before an answer, to look at or to play on from; this one is not changed."""
        return Duel(self._session.at(answers))

    def fork(self) -> Duel:
        """An independent duel that stands here."""
        return Duel(self._session.fork())

    def options_for(self, move: Move) -> tuple[Option, ...]:
        """The options of the open decision that this move of a hand stands for."""
        decision = self.decision
        return tuple(option for option in decision.options if move in option.moves) if decision else ()

    def why_not(self, move: Move) -> Refusal:
        """Why no option of the open decision has that move."""
        refusal = why_not(self._session.state, self._session.decision, move)
        return Refusal(refusal.code, refusal.section, self._named(refusal.phrase))

    def prompt(self) -> Phrase | None:
        """What is asked, in words."""
        return self._named(prompt_of(self.decision)) if self.decision else None

    def label(self, option: Option) -> Phrase | None:
        """An option of the open decision in words."""
        decision = self.decision
        return self._named(label_of(decision, option, self.view(decision.seat))) if decision else None

    def _named(self, phrase: Phrase) -> Phrase:
        """With the players' own names in place of the seats."""
        return named(phrase, [side.name for side in self.setup.sides])

    def save_as(self, path: Path, overwrite: bool = False) -> None:
        """Save the journal under a name. Raises `CannotSave`; never replaces what is not a duel, unless told to."""
        save_as(self._session, path, overwrite=overwrite)

    def close(self) -> None:
        """Let go of the autosave, so that another duel may be saved there."""
        if self._autosave is not None:
            self._autosave.close()

    def _save(self) -> None:
        if self._autosave is None:
            return
        try:
            self._autosave.save(self._session.journal)
            self.save_error = None
        except CannotSave as error:
            self.save_error = error


__all__ = [
    "GIVE_UP",
    "NORMALS_IN_DECK",
    "SPECIALS_IN_DECK",
    "AttackSeen",
    "BadDeckCode",
    "BadSetup",
    "CannotSave",
    "CardFace",
    "CardSeen",
    "Change",
    "DamagedJournal",
    "Decision",
    "Deck",
    "Duel",
    "Form",
    "Frame",
    "IllegalAnswer",
    "JournalLine",
    "Keys",
    "Move",
    "Option",
    "PanelSeen",
    "PlaceSeen",
    "PlayerSeen",
    "Pool",
    "Refusal",
    "SeenMove",
    "Setup",
    "SideSetup",
    "View",
    "card_face",
    "card_sides",
    "card_text",
    "cards_of",
    "check_deck",
    "check_pair",
    "deck_code",
    "forms",
    "megami_name",
    "pool_of",
    "read_deck_code",
    "refused_answer",
    "replaced_by",
    "side_term",
]
