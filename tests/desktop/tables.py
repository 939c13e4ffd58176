"""Hand-made views, decisions and a duel that follows a script: tests of the screen that need no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame.view import Call, Change, Frame, PanelSeen, Refusal, SeenMove
from engine.kernel.decisions import Decision, Move, Option, check_answer
from engine.sakura import decisions as asked
from engine.sakura.view.shapes import AttackSeen, CardSeen, PlaceSeen, PlayerSeen, View
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence

NUMBERS = tuple(f"NA-01-yurina-O-N-{n}" for n in range(1, 8)) + tuple(f"NA-02-saine-O-N-{n}" for n in range(1, 8))
SPECIALS = tuple(f"NA-01-yurina-O-S-{n}" for n in range(1, 5)) + tuple(f"NA-02-saine-O-S-{n}" for n in range(1, 5))


def pieces(crystals: int = 0, tokens: tuple[tuple[str, int], ...] = ()) -> tuple[tuple[str, int], ...]:
    """What lies somewhere: sakura crystals, and tokens by their keys."""
    return tuple(sorted(((("sakura", crystals),) if crystals else ()) + tokens))


def with_pieces(values: dict[str, Any]) -> dict[str, Any]:
    """The values of a card, its crystals and tokens said as pieces."""
    lying = pieces(values.pop("crystals", 0), values.pop("tokens", ()))
    return {"pieces": lying, **values}


def card(ident: int, number: str | None = None, **more: Any) -> CardSeen:
    """A card that the seat knows: its id, its number."""
    values = {
        "handle": f"card:{ident}",
        "number": number or NUMBERS[ident % len(NUMBERS)],
        "kind": "normal",
        "owner": 0,
        "face_up": True,
        **more,
    }
    return CardSeen(**with_pieces(values))


def back(place: str, index: int, **more: Any) -> CardSeen:
    """A card of which only the back is seen."""
    values = {
        "handle": f"{place}#{index}",
        "number": None,
        "kind": "normal",
        "owner": int(place[-1]),
        "face_up": False,
        **more,
    }
    return CardSeen(**with_pieces(values))


def backs(place: str, count: int, **more: Any) -> tuple[CardSeen, ...]:
    """So many backs at a place."""
    return tuple(back(place, index, **more) for index in range(count))


def player(seat: int, **more: Any) -> PlayerSeen:
    """A player as both see them."""
    values = {
        "seat": seat,
        "megami": (("yurina", "saine"), ("himika", "tokoyo"))[seat],
        "vigor": 1,
        "vigor_limit": 2,
        "flinched": False,
        "hand_limit": 2,
        "cards_used": 0,
        **more,
    }
    return PlayerSeen(**values)


def view(
    seat: int = 0,
    *,
    crystals: dict[str, int] | None = None,
    cards: dict[str, tuple[CardSeen, ...]] | None = None,
    **more: Any,
) -> View:
    """A table in the middle of a duel, with what differs."""
    counts = {
        "distance": 6,
        "shadow": 8,
        "life.0": 8,
        "life.1": 9,
        "aura.0": 3,
        "aura.1": 4,
        "flare.0": 2,
        "flare.1": 1,
        **(crystals or {}),
    }
    lying = {
        "deck.0": backs("deck.0", 3),
        "deck.1": backs("deck.1", 4),
        "hand.0": tuple(card(n, face_up=False) for n in (1, 2, 3)),
        "hand.1": backs("hand.1", 2),
        "specials.0": tuple(
            card(20 + n, SPECIALS[n], kind="special", status="unused", face_up=False) for n in range(3)
        ),
        "specials.1": backs("specials.1", 3, kind="special"),
        **(cards or {}),
    }
    if seat != 0 and not (cards or {}).get("hand.0"):
        lying["hand.0"] = backs("hand.0", 3)
        lying["specials.0"] = backs("specials.0", 3, kind="special")
    if seat == 1 and not (cards or {}).get("hand.1"):
        lying["hand.1"] = tuple(card(n, owner=1, face_up=False) for n in (11, 12))
        lying["specials.1"] = tuple(
            card(30 + n, SPECIALS[4 + n], kind="special", status="unused", face_up=False, owner=1) for n in range(3)
        )
    areas = ("discard", "cover", "enhancements", "in-use", "extra", "sealed", "outside")
    names = {*counts, *lying, *(f"{area}.{owner}" for area in areas for owner in (0, 1))}
    limits = {"distance": 10, "aura.0": 5, "aura.1": 5}
    places = {
        name: PlaceSeen(
            place=name, pieces=pieces(counts.get(name, 0)), capacity=limits.get(name), cards=lying.get(name, ())
        )
        for name in sorted(names)
    }
    values = {
        "seat": seat,
        "turn": 3,
        "turn_player": 0,
        "phase": "main",
        "conduct": "standard",
        "distance": counts["distance"],
        "master_distance": 2,
        "turn_start_distance": 6,
        "players": (player(0), player(1)),
        "places": places,
        **more,
    }
    return View(**values)


def attack(ident: int = 1, **more: Any) -> AttackSeen:
    """An attack in the air."""
    values = {
        "handle": f"attack:{ident}",
        "seat": 1,
        "number": NUMBERS[0],
        "from_card": True,
        "range": (3, 4, 5, 6),
        "in_range": True,
        "aura": 3,
        "life": 2,
        "changes": (
            Change(what="aura", before="2", after="3", source=NUMBERS[3], phrase=say("board-card", card=NUMBERS[3])),
        ),
        **more,
    }
    return AttackSeen(**values)


def act(seat: int = 0, hand: Sequence[int] = (1, 2, 3), specials: Sequence[int] = (20,)) -> asked.ChooseAct:
    """The next act of a main phase: two basic actions, cards, the end."""
    options = [
        Option("basic:forward", (Move("piece", "distance", f"aura.{seat}"),)),
        Option("basic:backward", (Move("piece", f"aura.{seat}", "distance"),)),
        Option("basic:focus", (Move("piece", f"aura.{seat}", f"flare.{seat}"),)),
    ]
    options += [Option(f"use:{n}", (Move(f"card:{n}", f"hand.{seat}", f"in-use.{seat}"),)) for n in hand]
    options += [Option(f"use:{n}", (Move(f"card:{n}", f"specials.{seat}", f"in-use.{seat}"),)) for n in specials]
    return asked.ChooseAct(
        seat=seat,
        options=(*options, Option("end")),
        section="8-2-2",
        rest=True,
        payments=("vigor", *(f"cover:{n}" for n in hand)),
    )


def payment(seat: int = 0, hand: Sequence[int] = (1, 2, 3)) -> asked.ChooseBasicPayment:
    """What pays for a basic action."""
    options = [Option("vigor", (Move("vigor", f"vigor.{seat}", "paid"),))]
    options += [Option(f"cover:{n}", (Move(f"card:{n}", f"hand.{seat}", f"cover.{seat}"),)) for n in hand]
    return asked.ChooseBasicPayment(seat=seat, options=tuple(options), section="9-6", action="forward")


def damage(seat: int = 0, aura: int = 2, life: int = 1) -> asked.ChooseDamage:
    """Damage to aura or to life."""
    options = (
        Option("aura", (Move("piece", f"aura.{seat}", "shadow"),)),
        Option("life", (Move("piece", f"life.{seat}", f"flare.{seat}"),)),
    )
    return asked.ChooseDamage(seat=seat, options=options, section="5-8-3-2", attack="attack:1", aura=aura, life=life)


def moved(source: str, target: str, count: int = 1, what: str = "piece") -> SeenMove:
    return SeenMove(what=what, source=source, target=target, count=count)


def frame(event: str, *moves: SeenMove) -> Frame:
    """An event with what travelled by it, over the usual table."""
    return Frame(index=0, event=event, moves=moves, line=None, view=view(0))


class Step:
    """A moment of a scripted duel: the table as each seat sees it, and what is asked."""

    def __init__(self, decision: Decision | None, **views: Any) -> None:
        self.decision = decision
        self.views: dict[int, View] = {
            seat: views.get(f"seat{seat}") or view(seat, **views.get("table", {})) for seat in (0, 1)
        }
        self.views[-1] = views.get("public") or view(-1, **views.get("table", {}))
        self.moves: tuple[SeenMove, ...] = views.get("moves", ())
        self.event: str = views.get("event", "")


class ScriptedDuel:
    """A duel that goes from step to step whatever is answered, as long as the answer is legal."""

    def __init__(self, *steps: Step, reveals: Sequence[int] = ()) -> None:
        self.steps = steps
        self.given: list[tuple[str, ...]] = []
        self._forth: list[tuple[str, ...]] = []
        self.reveals = frozenset(reveals)
        self.save_error: Exception | None = None
        self.asked_why: list[Move] = []
        self.vain = False
        self.prospects: dict[str, object] = {}
        self.players: tuple[str, str] = ("", "")
        self.setup: object = None  # nothing that a game would show of it

    @staticmethod
    def shown() -> tuple[CardSeen, ...]:
        return ()

    @property
    def _step(self) -> Step:
        return self.steps[len(self.given)]

    @property
    def decision(self) -> Decision | None:
        return self._step.decision

    @property
    def winner(self) -> int | None:
        return 0 if self.decision is None else None

    @property
    def event_count(self) -> int:
        return len(self.given)

    @property
    def answers(self) -> int:
        return len(self.given)

    @property
    def can_undo(self) -> bool:
        return bool(self.given)

    @property
    def can_redo(self) -> bool:
        return bool(self._forth)

    def view(self, seat: int) -> View:
        return self._step.views[seat]

    def frames(self, seat: int, since: int, *, steps: bool = True) -> list[Frame]:
        del steps  # each step of a script is one event
        return [
            Frame(
                index=number,
                event=self.steps[number].event,
                moves=self.steps[number].moves,
                line=None,
                view=self.steps[number].views[seat],
            )
            for number in range(since + 1, self.event_count + 1)
        ]

    def submit(self, keys: tuple[str, ...]) -> None:
        assert self.decision is not None
        check_answer(self.decision, keys)
        self.given.append(keys)
        self._forth.clear()

    def undo(self) -> None:
        self._forth.append(self.given.pop())

    def redo(self) -> None:
        self.given.append(self._forth.pop())

    def undo_reveals(self) -> bool:
        return len(self.given) in self.reveals

    def at(self, answers: int) -> ScriptedDuel:
        moment = ScriptedDuel(*self.steps)
        moment.given = self.given[:answers]
        return moment

    def options_for(self, move: Move) -> tuple[Option, ...]:
        return tuple(option for option in self.decision.options if move in option.moves) if self.decision else ()

    def why_not(self, move: Move) -> Refusal:
        self.asked_why.append(move)
        return Refusal("no-such-move", "9-6", say("refusal-answer-unknown"))

    def prospect(self, seat: int, handle: str) -> object:
        del seat
        return self.prospects.get(handle)

    def prompt(self) -> Phrase | None:
        return say("board-ask", kind=self.decision.kind) if self.decision else None

    def call(self) -> Call | None:
        if self.decision is None:
            return None
        leaves = "pass" if isinstance(self.decision, asked.ChooseReaction) else ""
        return Call(say("board-ask", kind=self.decision.kind), vain=self.vain, leaves=leaves)

    def label(self, option: Option) -> Phrase | None:
        return option.label or say("board-option", key=option.key)

    def journal(self, seat: int, since: int = 0) -> list[Any]:
        del seat, since
        return []


def panel(key: str, seat: int, **more: Any) -> PanelSeen:
    """A component."""
    return PanelSeen(key=key, seat=seat, **more)
