"""The sentence of each event: past tense, short, as a seat may read it; and what it speaks of.

An event that tells nothing of itself has none: what marks, begins or ends something that another sentence tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.brought import counter_known, counter_spec, laid_open_by
from engine.cardgame.sight import called, knows
from engine.cardgame.spoken import Spoken
from engine.cardgame.telling import Heard, clause_told, telling
from engine.cardgame.wording import who
from engine.cardgame.words.wording import ended
from engine.sakura import events as happened
from engine.sakura.names import megami_name
from engine.sakura.procedures.legality import range_words
from engine.sakura.registry import REGISTRY
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import distance
from engine.sakura.view.card_lines import card_moved, cards_revealed
from engine.sakura.view.seat import ending_words, lasting_words
from engine.sakura.view.shapes import damage_words
from engine.sakura.wording.places import place_name
from engine.sakura.wording.slots import bearer_name
from engine.text.phrase import CardName, Listing, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.events import Event
    from engine.text.phrase import Slot


def _open(heard: Heard, card: int) -> tuple[Slot, str]:
    """A card that the event itself makes known, by name."""
    known = knows(heard.state, heard.seat, card)
    return CardName(heard.state.info(card).number), called(card) if known else heard.state.where[card]


# Before the duel and around it


def _table_laid(event: happened.TableLaid, _: Heard) -> Spoken | None:
    if not all(form for side in event.megami for form in side):
        return None
    first, second = (
        say("line-side", who=who(seat), megami=Listing(tuple(megami_name(form) for form in side)))
        for seat, side in enumerate(event.megami)
    )
    return Spoken(say("line-table-laid", first=first, second=second))


def _first_player(event: happened.FirstPlayerDecided, _: Heard) -> Spoken:
    return Spoken(say("line-first-player", who=who(event.seat)))


def _duel_ended(_event: happened.DuelEnded, heard: Heard) -> Spoken | None:
    ending = ending_words(heard.state)
    return Spoken(ending) if ending else None


def _fate(event: happened.FateDecided, _: Heard) -> Spoken:
    return Spoken(say("line-fate-won" if event.wins else "line-fate-lost", who=who(event.seat)))


def _averted(event: happened.DefeatAverted, _: Heard) -> Spoken:
    return Spoken(say("line-defeat-averted", who=who(event.seat)), (f"life.{event.seat}",))


# Crystals


_TOLD_OTHERWISE: Final = frozenset(("basic", "damage", "cost", "token"))
"""Why crystals move where a basic action, damage, a paid cost or a token has a sentence of its own."""


def _place(heard: Heard, where: str) -> tuple[Slot, str]:
    """A place by name, and what lights up for it."""
    if area_of(where) != "card":
        return place_name(where), where
    name, thing = heard.called(int(where[5:]))
    return name, thing


def _crystals(event: happened.CrystalsMoved, heard: Heard) -> Spoken | None:
    if event.why in _TOLD_OTHERWISE:
        return None
    (source, one), (target, two) = _place(heard, event.source), _place(heard, event.target)
    key = "line-devotion" if event.why == "devotion" else "line-crystals"
    return Spoken(say(key, count=event.count, source=source, target=target), (one, two))


def _upkeep(event: happened.UpkeepPaid, heard: Heard) -> Spoken:
    cards = [_place(heard, source) for source, _ in event.moves]
    names = Listing(tuple(name for name, _ in cards))
    return Spoken(say("line-upkeep", cards=names, count=len(cards)), tuple(thing for _, thing in cards))


def _tokens(event: happened.PiecesMoved, heard: Heard) -> Spoken:
    (source, one), (target, two) = _place(heard, event.source), _place(heard, event.target)
    token, owner = Term(area_of(event.piece)), seat_of(event.piece)
    if owner >= 0:
        return _bound_tokens(event, owner, source, target)
    if area_of(event.source) == "outside" and area_of(event.target) == "card":
        return Spoken(say("line-token-on", token=token, card=target), (two,))
    if area_of(event.target) == "outside" and area_of(event.source) == "card":
        return Spoken(say("line-token-off", token=token, card=source), (one,))
    return Spoken(say("line-tokens", count=event.count, token=token, source=source, target=target), (one, two))


def _bound_tokens(event: happened.PiecesMoved, owner: int, source: Slot, target: Slot) -> Spoken:
    """Tokens that are bound to a player, laid down or taken away."""
    laid = area_of(event.source) == "outside"
    slots: dict[str, Slot] = {"owner": who(owner), "token": Term(area_of(event.piece)), "count": event.count}
    where, lights = (target, event.target) if laid else (source, event.source)
    return Spoken(say("line-bound-laid" if laid else "line-bound-taken", area=where, **slots), (lights,))


def _damaged(event: happened.Damaged, _: Heard) -> Spoken:
    place = f"{event.where}.{event.seat}"
    slots: dict[str, Any] = {"who": who(event.seat), "amount": event.amount, "area": Term(event.where)}
    if event.by == "rebuild":
        return Spoken(say("line-damage-rebuild", **slots), (place,))
    if event.moved < event.amount:
        return Spoken(say("line-damage-short", moved=event.moved, **slots), (place,))
    return Spoken(say("line-damage", **slots), (place,))


def _deck_dry(event: happened.DeckRanDry, _: Heard) -> Spoken:
    return Spoken(say("line-deck-dry", who=who(event.seat)), (f"deck.{event.seat}",))


# Cards


def _gained(event: happened.CardGained, heard: Heard) -> Spoken:
    name, thing = heard.called(event.card)
    return Spoken(say("line-card-gained", who=who(event.owner), card=name), (thing,))


def _sealed(event: happened.CardAttached, heard: Heard) -> Spoken:
    (card, one), (under, two) = heard.called(event.card), heard.called(event.under)
    return Spoken(say("line-sealed", card=card, under=under), (one, two))


def _turned(event: happened.SpecialTurned, heard: Heard) -> Spoken | None:
    key = {"unused": "line-turned-unused", "used": "line-turned-used"}.get(event.status)
    if key is None:
        return None
    name, thing = _open(heard, event.card)
    return Spoken(say(key, card=name), (thing,))


def _shuffled(event: happened.DeckShuffled, heard: Heard) -> Spoken | None:
    """A deck that was shuffled; as the end of a rebuild (§9-7 ii) it is told with that."""
    if isinstance(heard.previous, happened.CardMoved) and heard.previous.why == "rebuild":
        return None
    return Spoken(say("line-shuffled", who=who(event.seat)), (f"deck.{event.seat}",))


def _rebuilt(event: happened.DeckRebuilt, _: Heard) -> Spoken:
    return Spoken(say("line-rebuilt", who=who(event.seat)), (f"deck.{event.seat}",))


def _masked(event: happened.CardMasked, heard: Heard) -> Spoken:
    card, other = CardName(heard.state.defs[event.card].number), CardName(event.number)
    return Spoken(say("line-masked", card=card, other=other), (called(event.card),))


def _copied(event: happened.CardCopied, heard: Heard) -> Spoken | None:
    """A copy has the other card's name, so it is told by the name that is printed on it."""
    state = heard.state
    if not knows(state, heard.seat, event.card):
        return None
    card, thing = CardName(state.defs[event.card].number), called(event.card)
    if event.of < 0:
        return Spoken(say("line-copy-ended", card=card), (thing,))
    return Spoken(say("line-copied", card=card, other=CardName(state.defs[event.of].number)), (thing,))


# Players


def _vigor(event: happened.VigorChanged, _: Heard) -> Spoken:
    key = "line-vigor-paid" if event.why == "paid" else "line-vigor"
    return Spoken(say(key, who=who(event.seat), vigor=event.vigor), (f"vigor.{event.seat}",))


def _flinched(event: happened.FlinchChanged, _: Heard) -> Spoken:
    key = "line-flinched" if event.flinched else "line-flinch-over"
    return Spoken(say(key, who=who(event.seat)), (f"vigor.{event.seat}",))


def _counter(event: happened.CounterChanged, heard: Heard) -> Spoken | None:
    spec = counter_spec(heard.state, event.key)
    if spec is None:
        return None
    slots: dict[str, Slot] = {"who": who(seat_of(event.key)), "counter": Term(spec.term)}
    if spec.silent or event.value == spec.unset:
        return _laid_open(event, heard, slots)
    if not counter_known(heard.state, heard.seat, event.key):
        return Spoken(say("line-counter-secret", **slots), (event.key,))
    if spec.absent and event.value < 0:
        return Spoken(say("line-counter-side", value=Term(spec.absent), **slots), (event.key,))
    if spec.values:
        return Spoken(say("line-counter-side", value=Term(spec.values[event.value]), **slots), (event.key,))
    return Spoken(say("line-counter-of", value=event.value, **slots), (event.key,))


def _laid_open(event: happened.CounterChanged, heard: Heard, slots: dict[str, Slot]) -> Spoken | None:
    """A secret counter that both may know from now on."""
    found = laid_open_by(heard.state, event.key) if event.value == 1 else None
    if found is None:
        return None
    key, spec = found
    value = heard.state.counters.get(key, 0)
    shown = Term(spec.values[value]) if spec.values else value
    return Spoken(say("line-counter-laid-open", value=shown, **slots), (key,))


# Turns and acts

_PHASES: Final = {"start": "line-phase-start", "main": "line-phase-main", "end": "line-phase-end"}


def _turn(event: happened.TurnBegan, _: Heard) -> Spoken:
    return Spoken(say("line-turn", who=who(event.seat)))


def _phase(event: happened.PhaseBegan, _: Heard) -> Spoken:
    return Spoken(say(_PHASES[event.phase]))


def _phase_ended(event: happened.PhaseEnded, _: Heard) -> Spoken | None:
    return Spoken(say("line-phase-cut", phase=Term(f"{event.phase}-phase"))) if event.cut else None


def _phase_lost(event: happened.PhaseLost, _: Heard) -> Spoken:
    return Spoken(say("line-phase-lost", who=who(event.seat), phase=Term(f"{event.phase}-phase")))


def _conduct(event: happened.ConductChosen, _: Heard) -> Spoken:
    key = "line-standard" if event.conduct == "standard" else "line-full-power"
    return Spoken(say(key, who=who(event.seat)))


def _basic(event: happened.BasicActionBegan, _: Heard) -> Spoken:
    return Spoken(say("line-basic", who=who(event.seat), action=Term(event.action)))


_WAYS: Final = {"reaction": "line-reacted", "effect": "line-used-by-effect", "full-power": "line-used-in-full-power"}


def _used(event: happened.UseDeclared, heard: Heard) -> Spoken | None:
    use = event.use
    if use.proof:
        return None  # its declaration was told
    name, thing = _open(heard, use.card)
    key = _WAYS.get(use.way, "line-used")
    return Spoken(say(key, who=who(use.seat), card=name), (thing, *_answered(use.answering)))


def _answered(attack: int) -> tuple[str, ...]:
    return (f"attack:{attack}",) if attack >= 0 else ()


def _text_added(event: happened.TextAdded, heard: Heard) -> Spoken:
    name, thing = _open(heard, event.card)
    text = REGISTRY.clause(event.ref).phrase()
    return Spoken(say("line-text-added", who=who(event.seat), card=name, text=text), (thing,))


def _reverted(event: happened.UseReverted, heard: Heard) -> Spoken:
    name, thing = _open(heard, event.card)
    return Spoken(say("line-use-reverted", card=name), (thing,))


# False proofs


def _lying(heard: Heard, card: int) -> str:
    """What lights up for a card: itself, or its place where the seat may not know it."""
    return called(card) if knows(heard.state, heard.seat, card) else heard.state.where[card]


def _proof_declared(event: happened.ProofDeclared, heard: Heard) -> Spoken:
    phrase = say("line-proof-declared", who=who(event.seat), card=CardName(event.number))
    return Spoken(phrase, (_lying(heard, event.card),))


def _proof_taken(event: happened.ProofTaken, heard: Heard) -> Spoken:
    return Spoken(say("line-proof-taken", who=who(event.seat)), (_lying(heard, event.card),))


def _proof_tested(event: happened.ProofTested, heard: Heard) -> Spoken:
    card = CardName(heard.state.shown(event.card))
    key = "line-refuted-in-vain" if event.failed else "line-refuted"
    return Spoken(say(key, who=who(event.seat), card=card), (_lying(heard, event.card),))


def _proof_stood(event: happened.ProofStood, heard: Heard) -> Spoken:
    return Spoken(say("line-not-refuted", who=who(1 - event.seat)), (_lying(heard, event.card),))


def _recurred(event: happened.CardRecurred, heard: Heard) -> Spoken:
    name, thing = _open(heard, event.card)
    return Spoken(say("line-recurred", card=name), (thing,))


def _turned_up(event: happened.CardTurned, heard: Heard) -> Spoken:
    state, card = heard.state, event.card
    return Spoken(say("line-revealed", cards=CardName(state.shown(card))), (called(card),))


def _paid(event: happened.CostPaid, heard: Heard) -> Spoken | None:
    use = heard.state.use(event.card)
    if not event.paid or use is None:
        return None
    return Spoken(say("line-paid", who=who(use.seat), count=event.paid), (f"flare.{use.seat}", "shadow"))


# Attacks and effects


def _attack_name(heard: Heard, attack: int) -> Slot:
    """The card whose attack it is, or whose effect made it."""
    record = heard.state.attack_record(attack)
    return _bearer_of_attack(heard, record.card if record is not None else -1)


def _bearer_of_attack(heard: Heard, card: int) -> Slot:
    return CardName(heard.state.info(card).number) if card >= 0 else say("attack-of-rule")


def _attack_made(event: happened.AttackMade, heard: Heard) -> Spoken | None:
    attack = heard.state.attack(event.attack)
    if attack is None:
        return None
    found = figures(heard.state, attack)
    return Spoken(
        say(
            "line-attack" if attack.from_card else "line-attack-by-effect",
            who=who(event.seat),
            card=_attack_name(heard, event.attack),
            range=range_words(found.range),
            damage=damage_words(found.aura, found.life, found.lacerated),
        ),
        (f"attack:{event.attack}", "distance"),
    )


def _granted(event: happened.AttackGranted, heard: Heard) -> Spoken:
    effect = ended(REGISTRY.clause(event.grant.ref).phrase())
    name = _attack_name(heard, event.attack)
    bearer = bearer_name(event.grant.number)
    return Spoken(say("line-granted", attack=name, card=bearer, effect=effect), (f"attack:{event.attack}",))


_CANCELLED: Final = {
    "attack": "line-attack-cancelled",
    "damage": "line-damage-cancelled",
    "after": "line-after-cancelled",
}


def _cancelled(event: happened.AttackCancelled, heard: Heard) -> Spoken:
    return Spoken(say(_CANCELLED[event.what], attack=_attack_name(heard, event.attack)), (f"attack:{event.attack}",))


def _attack_ended(event: happened.AttackEnded, heard: Heard) -> Spoken | None:
    if event.outcome == "out-of-range":
        attack = _attack_name(heard, event.attack)
        return Spoken(say("line-out-of-range", attack=attack, distance=distance(heard.state)), ("distance",))
    if event.outcome == happened.EVADED:
        attack = _attack_name(heard, event.attack)
        return Spoken(say("line-attack-evaded", attack=attack, distance=distance(heard.state)), ("distance",))
    declared = heard.previous
    if event.outcome == "reverted" and isinstance(declared, happened.AttackDeclared) and not declared.attack.from_card:
        name = _bearer_of_attack(heard, declared.attack.card)
        return Spoken(say("line-attack-not-made", attack=name, distance=distance(heard.state)), ("distance",))
    return None


def _disenchanted(event: happened.DisenchantBegan, heard: Heard) -> Spoken:
    name, thing = _open(heard, event.card)
    return Spoken(say("line-disenchanted", card=name), (thing,))


def _lasting(event: happened.LastingBegan, _: Heard) -> Spoken:
    return Spoken(lasting_words(event.lasting))


def _arose(event: happened.EffectArose | happened.ConditionUnmet, heard: Heard) -> Spoken:
    bearer = bearer_name(REGISTRY.owner(event.ref))
    card = event.source.card
    thing = (called(card),) if card >= 0 and knows(heard.state, heard.seat, card) else ()
    return Spoken(clause_told(event, bearer, REGISTRY.clause(event.ref)), thing)


def _declared(event: happened.Declared, _: Heard) -> Spoken:
    what: Slot = event.what
    if event.what.lstrip("-").isdigit():
        what = int(event.what)
    elif event.what in REGISTRY.cards:
        what = CardName(event.what)
    return Spoken(say("line-declared", who=who(event.seat), what=what))


TELLERS: Final[dict[type[Event], Callable[[Any, Heard], Spoken | None]]] = {
    happened.TableLaid: _table_laid,
    happened.FirstPlayerDecided: _first_player,
    happened.CrystalsMoved: _crystals,
    happened.UpkeepPaid: _upkeep,
    happened.PiecesMoved: _tokens,
    happened.CardMoved: card_moved,
    happened.CardGained: _gained,
    happened.CardAttached: _sealed,
    happened.SpecialTurned: _turned,
    happened.CardsRevealed: cards_revealed,
    happened.DeckShuffled: _shuffled,
    happened.VigorChanged: _vigor,
    happened.FlinchChanged: _flinched,
    happened.CounterChanged: _counter,
    happened.TurnBegan: _turn,
    happened.PhaseBegan: _phase,
    happened.PhaseEnded: _phase_ended,
    happened.PhaseLost: _phase_lost,
    happened.ConductChosen: _conduct,
    happened.TextAdded: _text_added,
    happened.UseDeclared: _used,
    happened.UseReverted: _reverted,
    happened.CostPaid: _paid,
    happened.CardMasked: _masked,
    happened.CardTurned: _turned_up,
    happened.CardRecurred: _recurred,
    happened.ProofDeclared: _proof_declared,
    happened.ProofTaken: _proof_taken,
    happened.ProofTested: _proof_tested,
    happened.ProofStood: _proof_stood,
    happened.CardCopied: _copied,
    happened.AttackMade: _attack_made,
    happened.AttackGranted: _granted,
    happened.AttackCancelled: _cancelled,
    happened.AttackEnded: _attack_ended,
    happened.Damaged: _damaged,
    happened.BasicActionBegan: _basic,
    happened.DeckRebuilt: _rebuilt,
    happened.DisenchantBegan: _disenchanted,
    happened.LastingBegan: _lasting,
    happened.EffectArose: _arose,
    happened.ConditionUnmet: _arose,
    happened.Declared: _declared,
    happened.DeckRanDry: _deck_dry,
    happened.FateDecided: _fate,
    happened.DefeatAverted: _averted,
    happened.DuelEnded: _duel_ended,
}
"""Who words which event."""

WITHOUT_LINE: Final = frozenset(
    (
        happened.ArrowResolved,
        happened.Marked,
        happened.CardUsed,
        happened.UseEnded,
        happened.AttackDeclared,
        happened.DamageChosen,
        happened.BasicActionEnded,
        happened.DisenchantEnded,
        happened.DistanceChanged,
        happened.LastingEnded,
        happened.UseGranted,
    )
)
"""Events that never have a sentence: another event beside them tells it."""

spoken: Final = telling(TELLERS)
"""The sentence of an event for a seat, with the table after it: what the journal and whoever tells of a match say."""
