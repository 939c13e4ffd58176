"""Small tables of this game for its tests, and what is asked of them."""

from __future__ import annotations

from engine.mahoroba.play.scene import Scene, SideLaid, UnitLaid
from engine.mahoroba.values import attached, damage_on, energy, hp, main_unit

AKARI, HOMURA, MARI, SUZU, HAZUKI, HAYATE, TOKI = (f"PR-0{n}" for n in range(1, 8))
NIGHT_MARKET, LOST_CHILD, DAZZLE, PASSING_FLAME, FESTIVAL = "PR-08", "PR-09", "PR-10", "PR-11", "PR-12"
STRAPS, WARD, DOLL = "PR-13", "PR-14", "PR-15"
MIGIWA, SHIGURE, MIO, TSURARA, UZUKI, MAMI, SASAME, SHINOBU = (f"PR-{n}" for n in range(16, 24))
BANQUET, TREASURE, WHIRLPOOL, SALVE, BUBBLES = (f"PR-{n}" for n in range(24, 29))
ROBE, DRENCHED, INCENSE, BELL, NEEDLE, UNDERTOW = (f"PR-{n}" for n in range(29, 35))


def unit(card: str, energy: int | tuple[str, ...] = 0, **more: object) -> UnitLaid:
    """A unit with energy and whatever else lies on it."""
    return UnitLaid(card=card, energy=energy, **more)


def scene(
    main: str | UnitLaid = MIGIWA,
    opposing: str | UnitLaid = UZUKI,
    *,
    hand: tuple[str, ...] = (),
    standby: tuple = (),
    deck: tuple[str, ...] = (NIGHT_MARKET,) * 5,
    discard: tuple[str, ...] = (),
    their: SideLaid | None = None,
    **table: object,
) -> Scene:
    """The left player's turn: a main unit each, and what is said besides."""
    left = SideLaid(main=main, standby=standby, hand=hand, deck=deck, discard=discard)
    return Scene(left, their or SideLaid(main=opposing), **table)


def key(one: Scene, act: str, *cards: str | tuple[str, int]) -> str:
    """The key of an act upon cards: by number, those of the right player as `(number, 1)`."""
    ids = (one.card(card, 0) if isinstance(card, str) else one.card(*card) for card in cards)
    return ":".join((act, *map(str, ids)))


def status(one: Scene, number: str, seat: int = 0) -> str:
    return one.state.status[one.card(number, seat)]


def damage(one: Scene, number: str, seat: int = 1) -> int:
    return damage_on(one.state, one.card(number, seat))


def energy_of(one: Scene, number: str, seat: int = 0) -> int:
    return energy(one.state, one.card(number, seat))


def set_on(one: Scene, number: str, seat: int = 0) -> list[str]:
    state = one.state
    return [state.defs[card].number for card in attached(state, one.card(number, seat), "set")]


def hp_of(one: Scene, number: str, seat: int = 0) -> int:
    return hp(one.state, one.card(number, seat))


def main_of(one: Scene, seat: int) -> str:
    return one.state.defs[main_unit(one.state, seat)].number


def to_battle(one: Scene) -> Scene:
    """On to the battle phase; where nothing else can be done nobody is asked for it."""
    return one.answer("battle") if one.offers("battle") and one.decision.seat == 0 else one


def attack(one: Scene, skill: str = "1") -> Scene:
    """On to the battle phase, and that skill of the main unit; where it discards energy, the first."""
    to_battle(one).answer(f"skill:{skill}")
    return one.answer(one.keys[0]) if one.decision is not None and one.decision.kind == "ChooseCards" else one


def ids(one: Scene, prefix: str) -> list[str]:
    """The options that begin so."""
    return [option for option in one.keys if option.startswith(prefix)]
