"""Samples of the clauses that every megami uses, in their variants, for tests that ask each of them something."""

from __future__ import annotations

from engine.cardgame.words.amounts import x
from engine.cardgame.words.choosing import Pick, Show
from engine.cardgame.words.conditions import all_of, any_of, no
from engine.cardgame.words.filters import NOT_THIS, Called, CardFilter, cards
from engine.cardgame.words.flow import (
    ChooseSteps,
    IfSo,
    Repeat,
    When,
    choose_one,
    choose_up_to_one,
    if_not,
    may,
    then,
    they_choose_one,
    this_turn,
)
from engine.cardgame.words.sides import ME, OPPONENT
from engine.sakura.clauses import (
    arrows,
    build,
    changes,
    filters,
    happenings,
    keyword,
    modifiers,
    permissions,
    ranges,
    steps_attacks,
    steps_cards,
    steps_crystals,
    steps_identity,
    steps_uses,
    timings,
)
from engine.sakura.clauses import conditions as when
from engine.sakura.clauses.amounts import (
    aura,
    dealt,
    distance,
    flare,
    hand,
    life,
    on_this_card,
    pile,
    turn_start_distance,
    vigor,
)
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.picking import my, my_unchosen, pick, theirs, they_choose, up_to_my
from engine.sakura.clauses.placing import Gather
from engine.sakura.clauses.sides import (
    DISTANCE,
    MY_AURA,
    MY_FLARE,
    MY_LIFE,
    ON_THIS_CARD,
    SHADOW,
    THEIR_AURA,
    THEIR_LIFE,
)
from tests.engine.sakura.support import SHOT

SIDES = (ME, OPPONENT)


def amounts():
    found = [distance(), turn_start_distance(), x(), on_this_card()]
    found += [distance() + 1, 8 - distance(), aura(ME) * 2, dealt("aura"), dealt("life")]
    for side in SIDES:
        found += [life(side), aura(side), flare(side), vigor(side), hand(side)]
        found += [pile(area, side) for area in ("deck", "discard", "cover", "enhancements")]
    return found


def conditions():
    found = [
        life(ME) <= 3, life(ME) >= 3, life(ME) < life(OPPONENT), life(ME) > 3, vigor(ME) == 2,
        all_of(life(ME) <= 3, when.my_turn()), any_of(life(ME) <= 3, when.my_turn()),
        no(life(ME) <= 3), when.resolve(), when.idea(), when.inferno(), when.artistic(), when.idea_or_artistic(),
        when.my_turn(), when.special_used(filters.OTHER_MEGAMI),
        when.SpecialIsUsed(CardFilter(), OPPONENT),
        when.reacting(filters.SPECIAL_ATTACK), when.reacting(), when.Within(0, 3), when.UsedFrom(4), when.UsedFrom(2),
    ]
    found += [when.chose(where) for where in ("aura", "life")]
    found += [when.answered_chose(where) for where in ("aura", "life")]
    return found


def clues():
    card_traits = (
        filters.SPECIAL, filters.NORMAL, filters.OfKind("special", wanted=False), filters.OfType("attack"),
        filters.NOT_ATTACK, filters.OfSubtype("reaction"), filters.OfSubtype("full-power", wanted=False),
        filters.OfMegami("saine"), filters.OTHER_MEGAMI, filters.USED, filters.UNUSED, Called(SHOT),
        filters.Originally("terminal"), NOT_THIS,
    )
    attack_traits = (
        filters.BY_ME, filters.BY_OPPONENT, filters.SPECIAL_ATTACK, filters.NOT_SPECIAL_ATTACK,
        filters.AttackKind("normal"), filters.BY_OTHER_MEGAMI, filters.HasNumber("aura"),
        filters.HasNumber("life", number=False),
    )
    found = [cards(), filters.attacks()]
    found += [cards(trait) for trait in card_traits]
    found += [filters.attacks(trait) for trait in attack_traits]
    found += [my("hand"), up_to_my(2, "discard", "cover"), they_choose("hand"), theirs("discard"), my("specials")]
    found += [Pick(("hand",), OPPONENT, how="all"), pick(("specials",), OPPONENT, count=x())]
    found += [my_unchosen(filters.SPECIAL), pick(("outside",), OPPONENT, lying="card-unchosen")]
    return found + triggers()


def triggers():
    found = [happenings.life_damaged(by) for by in ("", "attack", "anything")]
    found += [happenings.life_fell(3), happenings.this_attack_is_made(), happenings.aura_changed()]
    for side in SIDES:
        found += [happenings.attack_is_made(side), happenings.attack_is_made(side, 1), happenings.rebuilt(side)]
        found += [happenings.reacts(side=side), happenings.attack_is_made(side, 2)]
    return found


def attack_changes():
    return [
        changes.plus(1, -1), changes.plus(x(), 0),
        changes.less_as_dealt(dealt("aura"), dealt("life")), changes.SwapDamage(), ranges.RangeShift(1),
        ranges.RangeShift(x()),
        ranges.range_with(5), ranges.range_without(5), ranges.reach(near=1), ranges.reach(1, 2),
        ranges.shrink(far=1), ranges.shrink(1, 2), changes.unreactable(), changes.unreactable(filters.NORMAL),
        changes.no_longer_unreactable(), changes.overwhelms(), changes.never_avoided(), changes.uncancellable(),
        changes.both_damages(), changes.attacker_chooses(),
    ]


def standing():
    number = modifiers.NumberShift
    found = [
        modifiers.gains(changes.plus(1, 0), changes.overwhelms()), modifiers.gains(changes.SwapDamage()),
        modifiers.gains(changes.no_longer_unreactable(), changes.plus(1, 0)),
        modifiers.gains(changes.no_longer_unreactable()), modifiers.every((filters.BY_ME,), changes.plus(1, 0)),
        modifiers.Guarded(life(ME) <= 3, modifiers.costs_less(1)), modifiers.together(modifiers.costs_less(1)),
        modifiers.both_distances_shift(1), modifiers.both_distances_shift(-1),
        modifiers.CancelsDuplicates(modifiers.every((filters.BY_OPPONENT,), ranges.range_without(5))),
        modifiers.WhereX(distance()), modifiers.WhereX(flare(ME), when_paying=True), modifiers.aura_limit_by_arrows(8),
        modifiers.CountsAsAura(), modifiers.instead_of_shadow(DISTANCE), arrows.ArrowText("reversed"),
        arrows.ArrowText("two-way"), arrows.ArrowText("two-way", ME), arrows.ArrowText("reversed", OPPONENT),
        permissions.as_reaction(), permissions.crystals_stay(),
        permissions.crystals_stay(but="this"), permissions.crystals_stay(unless=life(ME) <= 3, but="own-upkeep"),
        permissions.only_if(life(ME) <= 3),
        permissions.arrows_cannot_take(DISTANCE),
        permissions.range_restriction(0, 3), permissions.range_restriction(0, 3).meaning, Keyword("terminal"),
        timings.Unguarded(), timings.Resurgence(life(ME) <= 3), timings.ImmediateResurgence(happenings.rebuilt()),
        timings.ImmediateResurgence(happenings.life_fell(3), "resolve"),
        timings.afterwards(happenings.aura_changed(), steps_crystals.gain_vigor(1)),
        timings.whenever(happenings.rebuilt(), steps_crystals.gain_vigor(1), life(ME) <= 3),
    ]
    found += [
        keyword.cards_gain("terminal", of=(filters.NORMAL,)), keyword.cards_lose("terminal", of=(filters.NORMAL,)),
        keyword.cards_gain("terminal", of=(filters.NORMAL,), lose=("full-power",)), keyword.this_gains("terminal"),
        keyword.this_gains("terminal", lose=("full-power",)), keyword.this_gains(lose=("full-power",)),
    ]
    for how in ("more", "less", "set"):
        found += [number(value, how, 1) for value in ("cost", "capacity", "distance", "master-distance")]
        for side in SIDES:
            found += [number(value, how, x(), side) for value in ("hand-limit", "vigor-limit", "aura-limit", "cost")]
            found.append(number("capacity", how, 1, side, cards(NOT_THIS)))
    for side in SIDES:
        found += [permissions.cannot(what, side) for what in ("attack", "pay-vigor", "basic", "lose", "win")]
        found.append(permissions.cannot_use(filters.SPECIAL, side=side))
        found += [permissions.AdditionalCost(cards(), pay, 1, side) for pay in ("vigor", "cover", "discard")]
    for whose in ("mine", "opponent", "each"):
        for timing in ("start-begin", "start", "main-begin", "main-end", "end"):
            found.append(timings.InPhase(timing, steps_crystals.gain_vigor(1), whose, life(ME) <= 3))
    for where in ("before-rebuild", "instead-of-rebuild", "instead-of-reacting", "instead-of-defeat"):
        found.append(permissions.AroundIt(where, steps_crystals.gain_vigor(1)))
    found.append(permissions.AroundIt("instead-of-resolving", steps_crystals.gain_vigor(1), cards()))
    return found


def composed_steps():
    gain_vigor, draw = steps_crystals.gain_vigor, steps_cards.draw_cards
    found = [
        then(gain_vigor(1), draw()), When(life(ME) <= 3, gain_vigor(1)), When(life(ME) <= 3, gain_vigor(1), draw()),
        When(when.resolve(), then(gain_vigor(1), draw())), When(life(ME) <= 3, then(gain_vigor(1), draw())),
        may(gain_vigor(1)), IfSo(gain_vigor(1), draw()), if_not(gain_vigor(1), draw()),
        choose_one(gain_vigor(1), draw()), choose_up_to_one(gain_vigor(1), draw()), Repeat(draw(), 3),
        this_turn(permissions.cannot("attack")), they_choose_one(gain_vigor(1), draw()),
    ]
    found += [
        ChooseSteps((gain_vigor(1), draw()), 2, optional=optional, again=again)
        for optional in (True, False)
        for again in (True, False)
    ]
    return found + [timings.Later(time, draw()) for time in ("end", "attack", "answered")]


def plain_steps():
    crystals = steps_crystals
    found = [
        crystals.arrow(SHADOW, MY_AURA, 1), crystals.two_way_arrow(THEIR_AURA, MY_FLARE, x()),
        crystals.arrow(ON_THIS_CARD, MY_LIFE, 1), crystals.arrow(THEIR_LIFE, SHADOW, 1),
        keyword.this_use_gains("terminal"), keyword.this_use_gains(lose=("full-power",)),
        keyword.next_card_gains("terminal", ("growth", 2), of=(filters.ENHANCEMENT_CARD,)),
        steps_cards.put_this("deck-top"), steps_cards.put(my("hand"), "removed", shown=True),
        steps_cards.put(they_choose("hand"), "cover", shown=True),
        steps_cards.Seal(theirs("discard")), steps_cards.Unseal("discard"),
        steps_cards.look_at_all("hand"), steps_cards.opponent_reveals_hand(), steps_identity.Exchange(SHOT),
        steps_identity.Exchange(SHOT, SHOT, "outside"), steps_cards.put_it("deck-bottom"),
        Gather((THEIR_AURA, THEIR_LIFE), SHADOW, 2, chooser=OPPONENT), Gather((SHADOW,), ON_THIS_CARD, 2),
        steps_identity.DeclareName(cards()),
        steps_identity.Gain(SHOT, "unused"), steps_identity.Gain(SHOT, "hand"),
        Show(my("hand")), steps_attacks.EndPhase(), steps_attacks.CopyAttack(),
    ]
    for side in SIDES:
        found += [crystals.ChangeVigor(how, 1, side) for how in ("gain", "lose", "set", "pay")]
        found += [crystals.Flinch(side), crystals.deal(2, "aura", side)]
        found += [steps_cards.draw_cards(count, side) for count in (1, 2)]
        found += [steps_cards.FromDeck(3, "cover", side), steps_cards.Rebuild(side), steps_cards.Impatience(side)]
        for times in (1, 2):
            for up_to in (True, False):
                found.append(crystals.BasicActions((), times, up_to, side=side))
                found.append(crystals.BasicActions(("recover", "focus"), times, up_to, side=side))
    for to in ("deck-top", "deck-bottom", "discard", "cover", "hand", "unused", "removed"):
        found += [steps_cards.put(my("hand"), to), steps_cards.put(they_choose("hand", count=2), to)]
        found.append(steps_cards.put(Pick(("hand",), how="all"), to))
    found += [steps_cards.put(up_to_my(2, "cover"), to, ordered=True) for to in ("deck-top", "deck-bottom")]
    return [*found, crystals.basic_echoed()]


def attack_steps():
    at, damage = build.at, build.damage
    keyworded = (build.no_reactions(), build.always(modifiers.gains(changes.plus(1, 0))))
    then_flinch = build.after_attack(steps_crystals.opponent_flinches())
    found = [
        steps_attacks.attack_of(at(1, 4), damage(3, None)),
        steps_attacks.attack_of(at(0), damage(x(), 1), *keyworded, then_flinch),
        steps_attacks.answered_gets(changes.plus(-1, 0)), steps_attacks.it_gets(changes.SwapDamage()),
        steps_attacks.answered_gets(changes.plus(-1, 0), of=(filters.NOT_SPECIAL_ATTACK,)),
        steps_attacks.next_attack(ranges.reach(far=1)), steps_attacks.cancel_answered(),
        steps_attacks.next_attack(changes.plus(1, 1), of=(filters.BY_OTHER_MEGAMI,)),
        steps_uses.UseCard(my("cover")), steps_uses.UseCard(my("cover"), optional=True),
        steps_attacks.AttackText((1,), 1, 1),
    ]
    found += [steps_attacks.Cancel(what, "this") for what in ("attack", "damage", "after")]
    return found + [steps_attacks.Fate(wins, side) for wins in (True, False) for side in SIDES]


def samples():
    """Clauses in their variants; those of the cards word themselves on the cards."""
    found = [*amounts(), *conditions(), *clues(), *triggers(), *attack_changes(), *standing()]
    return [*found, *composed_steps(), *plain_steps(), *attack_steps()]
