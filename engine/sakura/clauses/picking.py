"""Which cards a step takes, as texts of this game say it; specials need no area (§5-10, §10-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame.words.choosing import How, Pick
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.sakura.clauses.filters import SPECIAL, UNCHOSEN, UNCHOSEN_OR_COVERED, NotUnused

if TYPE_CHECKING:
    from engine.cardgame.words.amounts import Number

__all__ = [
    "all_theirs", "any_number_of_my", "at_random", "either_players", "hidden_up_to_my", "my", "my_all",
    "my_played_or_used", "my_unchosen", "my_unchosen_or_covered", "seen_of_theirs", "theirs", "they_choose",
    "up_to_my", "up_to_my_different",
]  # fmt: skip

Traits = tuple[CardTrait, ...]


def pick(
    areas: tuple[str, ...], side: Side | None, of: Traits = (), count: Number = 1, how: How = "exactly", **more: Any
) -> Pick:
    """Cards with these traits of a player's areas; `more` as `Pick` has it."""
    if areas == ("specials",) and not more.get("looks"):
        of, more["lying"] = (*of, SPECIAL), "card-of-player"
    return Pick(areas, side, CardFilter(of) if of else None, count, how, **more)


def my(*areas: str, of: Traits = (), count: Number = 1) -> Pick:
    """So many of your cards in these areas, with these traits."""
    return pick(areas, ME, of, count)


def up_to_my(count: Number, *areas: str, of: Traits = ()) -> Pick:
    """Up to so many of your cards."""
    return pick(areas, ME, of, count, "up-to")


def up_to_my_different(count: Number, *areas: str, of: Traits = ()) -> Pick:
    """Up to so many of your cards, of different names."""
    return pick(areas, ME, of, count, "different")


def hidden_up_to_my(count: Number, *areas: str, of: Traits = ()) -> Pick:
    """Up to so many of your hidden cards, asked for whether there is one or not."""
    return pick(areas, ME, of, count, "up-to", always_asked=True)


def any_number_of_my(*areas: str, of: Traits = ()) -> Pick:
    """As many of your cards as you like."""
    return pick(areas, ME, of, how="any-number")


def my_all(*areas: str, of: Traits = ()) -> Pick:
    """All your cards in these areas."""
    return pick(areas, ME, of, how="all")


def my_played_or_used(*of: CardTrait) -> Pick:
    """One of your cards with these traits, from the discard pile or the used specials (§10-20)."""
    return pick(("discard", "specials"), ME, (*of, NotUnused(told=False)), lying="card-played-or-used")


def my_unchosen_or_covered(*of: CardTrait) -> Pick:
    """One of your covered cards, or of another megami's that you left unchosen, with these traits (§10-29)."""
    return pick(("outside", "cover"), ME, (UNCHOSEN_OR_COVERED, *of), lying="card-unchosen-or-covered")


def either_players(*areas: str, of: Traits = (), count: Number = 1) -> Pick:
    """So many cards in these areas of either player."""
    return pick(areas, None, of, count)


def my_unchosen(*of: CardTrait, count: Number = 1) -> Pick:
    """So many of the cards that you left unchosen when you built your deck, with these traits (§10-29): asked also
    where only one fits, since nobody else knows which those are.
    """
    return pick(("outside",), ME, (UNCHOSEN, *of), count, lying="card-unchosen", always_asked=True)


def theirs(*areas: str, of: Traits = (), count: Number = 1) -> Pick:
    """So many of the opponent's cards, which you choose."""
    return pick(areas, OPPONENT, of, count)


def seen_of_theirs(area: str, of: Traits = (), count: Number = 1, up_to: bool = False) -> Pick:
    """So many of the opponent's hidden cards of an area, which you look at and choose."""
    return pick((area,), OPPONENT, of, count, "up-to" if up_to else "exactly", looks=True)


def they_choose(*areas: str, of: Traits = (), count: Number = 1, proved: bool = True) -> Pick:
    """So many of the opponent's cards, which the opponent chooses."""
    return pick(areas, OPPONENT, of, count, chooser=OPPONENT, proved=proved)


def all_theirs(*areas: str, of: Traits = ()) -> Pick:
    """All the opponent's cards in these areas."""
    return pick(areas, OPPONENT, of, how="all")


def at_random(areas: tuple[str, ...], side: Side, count: Number = 1) -> Pick:
    """So many of a player's cards in these areas, picked by chance."""
    return pick(areas, side, (), count, "random", proved=False)
