"""`selfplay --check` notices what it is there for: each of these errors, put into events or procedures, is found."""

from __future__ import annotations

import pytest

from engine.cardgame.events import CardAttached, CardMoved, CounterChanged, LastingBegan, LastingEnded, PiecesMoved
from engine.cardgame.in_force import in_force
from engine.cardgame.play.selfplay import selfplay
from engine.cardgame.source import Source
from engine.cardgame.state import Lasting
from engine.sakura.events import (
    EVADED,
    AttackEnded,
    CrystalsMoved,
    DisenchantBegan,
    PhaseEnded,
    SpecialTurned,
    UpkeepPaid,
    UseEnded,
    VigorChanged,
)
from engine.sakura.play.checking import CheckedTable, RuleBroken, wrong_dive
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.play.selfplay import SEEKER, Duels
from engine.sakura.procedures import damage, moving, vigor
from engine.sakura.registry import REGISTRY
from engine.sakura.state import State

GAMES = 12


def found(left=None, right=None):
    """The errors of checked duels, without the numbers of the games."""
    return [one.partition(": ")[2] for one in selfplay(Duels(left, right), GAMES, 5, SEEKER, check=True).errors]


def after(monkeypatch, kind, name, more):
    """Put something after a method."""
    method = getattr(kind, name)

    def changed(self, *given):
        method(self, *given)
        more(self, *given)

    monkeypatch.setattr(kind, name, changed)


def keeping(monkeypatch, kind):
    """The event leaves what is kept of what is derived from the state, as if nothing had to be derived anew."""
    apply = kind.apply

    def changed(self, state):
        memo = state.memo
        force, cards = memo.force, dict(memo.cards)
        apply(self, state)
        memo.force = force
        memo.cards.update(cards)

    monkeypatch.setattr(kind, "apply", changed)


def test_without_an_error_nothing_is_found():
    assert found() == []


def test_ends_of_piles_exchanged(monkeypatch):
    def swapped(self, state):
        pile = state.piles[self.target]
        if pile[-1] == self.card:
            state.piles[self.target] = (self.card, *pile[:-1])

    after(monkeypatch, CardMoved, "apply", swapped)
    assert any("not in the order" in error for error in found())


def test_cards_drawn_from_the_bottom(monkeypatch):
    move_card = moving.move_card

    def from_below(table, card, area, **more):
        if more.get("why") == "draw":
            card = table.state.piles[table.state.where[card]][-1]
        return move_card(table, card, area, **more)

    monkeypatch.setattr(moving, "move_card", from_below)
    assert any("wasn't the top one" in error for error in found())


@pytest.mark.parametrize("kind", [CardMoved, LastingBegan, DisenchantBegan, PhaseEnded])
def test_the_memo_of_what_is_in_force_not_cleared(monkeypatch, kind):
    keeping(monkeypatch, kind)
    assert any("was not gathered anew" in error for error in found())


def test_the_memo_not_cleared_by_what_duels_seldom_do(monkeypatch):
    number = next(number for number, card in REGISTRY.cards.items() if card.standing.get("used"))
    table = CheckedTable(Scene(SideLaid(specials=(number,))).state)
    hook = REGISTRY.cards[number].standing["used"][0]
    lasting = Lasting(id=5, ref=hook.clause.ref, source=Source(0, 0), number=number, scope="standing", until="turn")
    for event in (SpecialTurned(0, "used"), SpecialTurned(0, "unused"), LastingBegan(lasting), LastingEnded((5,))):
        table.emit(event)
    for event in (SpecialTurned(0, "used"), LastingBegan(lasting), LastingEnded((5,))):
        in_force(table.state)
        with monkeypatch.context() as one:
            keeping(one, type(event))
            with pytest.raises(RuleBroken, match="was not gathered anew"):
                table.emit(event)
        table.state.memo.clear()


@pytest.mark.parametrize("kind", [CounterChanged, CardMoved])
def test_the_memo_of_what_a_card_is_not_cleared(monkeypatch, kind):
    keeping(monkeypatch, kind)
    errors = found(("yukihi", "hagane-a1"), ("yukihi", "kururu"))
    assert any("was not worked out anew" in error or "was not gathered anew" in error for error in errors)


def test_facing_inverted_by_status(monkeypatch):
    def inverted(self, state):
        if state.where[self.card].startswith("specials"):
            state.face[self.card] = not state.face[self.card]

    after(monkeypatch, SpecialTurned, "apply", inverted)
    after(monkeypatch, CardMoved, "apply", inverted)
    assert any("lies the wrong way up" in error for error in found())


def test_facing_of_a_whole_area(monkeypatch):
    def inverted(self, card, _source, target, _was, _face_up):
        if target.startswith("discard"):
            self.face[card] = False

    after(monkeypatch, State, "moved", inverted)
    assert any("doesn't lie face up" in error for error in found())


def test_vigor_without_limit(monkeypatch):
    monkeypatch.setattr(vigor, "vigor_limit", lambda state, seat: 9)
    assert any("vigor is out of its bounds" in error for error in found())


def test_vigor_that_both_players_get(monkeypatch):
    after(monkeypatch, VigorChanged, "apply", lambda self, state: state.vigor.__setitem__(1 - self.seat, self.vigor))
    assert any("vigor or flinching" in error for error in found())


def test_lost_life_to_the_wrong_place(monkeypatch):
    monkeypatch.setattr(damage, "FLARE", ("shadow", "shadow"))
    assert any("damage sent crystals to shadow" in error for error in found())
    monkeypatch.setattr(damage, "FLARE", ("flare.1", "flare.0"))
    assert any("damage sent crystals to flare" in error for error in found())


def test_crystals_from_nowhere_and_to_nowhere(monkeypatch):
    with monkeypatch.context() as one:
        after(one, CrystalsMoved, "apply", lambda self, state: state.crystals.__setitem__(self.target, 3))
        assert any("pieces are not" in error for error in found())
    after(monkeypatch, UpkeepPaid, "apply", lambda self, state: state.crystals.__setitem__("shadow", 0))
    assert any("pieces are not" in error for error in found())


def test_tokens_lost(monkeypatch):
    after(monkeypatch, PiecesMoved, "apply", lambda self, state: state.pieces[self.piece].__setitem__(self.source, 0))
    assert any("pieces are not" in error for error in found(("thallya", "raira"), ("raira-a1", "thallya-a1")))


def test_a_seal_on_the_wrong_card(monkeypatch):
    after(monkeypatch, CardAttached, "apply", lambda self, state: state.attached.__setitem__(self.card, 0))
    assert any("attached" in error for error in found(("kururu", "shinra"), ("kururu", "shinra-a1")))


def test_a_counter_of_its_own_accord(monkeypatch):
    after(monkeypatch, UseEnded, "apply", lambda self, state: state.counters.__setitem__("wind.0", 2))
    assert any("counters" in error for error in found())


def test_a_state_that_is_written_beside_the_events(monkeypatch):
    emit = CheckedTable.emit

    def sly(self, event):
        emit(self, event)
        self.state.vigor[0] = 1 - self.state.vigor[0] if self.state.turn else self.state.vigor[0]

    monkeypatch.setattr(CheckedTable, "emit", sly)
    assert any("the fold differs" in error for error in found())
    assert issubclass(RuleBroken, AssertionError)


def test_a_way_to_dive_chosen_in_the_open_and_an_attack_evaded_after_it_was_made():
    scene = Scene(SideLaid(megami=("hatsumi-a1", "saine"), begun=True, hand=("NA-17-hatsumi-O-N-1",)), SideLaid())
    state = scene.state
    assert list(wrong_dive(state, state, CounterChanged("dive.0", 1))) == ["a way to dive was chosen in the open"]
    state.counters["dive-open.0"] = 0
    assert list(wrong_dive(state, state, CounterChanged("dive.0", 1))) == []
    scene.use("NA-17-hatsumi-O-N-1", "life")
    made = AttackEnded(scene.state.ended[-1].id, 0, EVADED)
    assert list(wrong_dive(state, state, made)) == [f"attack {made.attack} couldn't be evaded"]


def test_x7_2_1_a_poison_may_lie_in_the_barracks_and_a_special_may_not():
    poison, special = "NA-09-chikage-O-P-1", "NA-18-mizuki-O-S-1"
    scene = Scene(SideLaid(megami=("mizuki", "saine"), begun=True, hand=(poison,), specials=(special,)))
    table = CheckedTable(scene.state)
    table.emit(CardMoved(scene.card(poison), "hand.0", "barracks.0"))
    with pytest.raises(RuleBroken, match="lies in the barracks"):
        table.emit(CardMoved(scene.card(special), "specials.0", "barracks.0"))
