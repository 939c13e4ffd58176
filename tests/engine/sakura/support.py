"""Short words for the tests of cards: numbers by megami, and tables at the moments at which cards are used."""

from __future__ import annotations

import engine.sakura.megami.roster  # noqa: F401  # registers the cards that the tables are laid with
from engine.cardgame.ending import DuelOver
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.turn import (
    closing_phase,
    full_power_action,
    standard_actions,
    start_phase,
    take_turn,
    upkeep,
)
from engine.sakura.values.attacks import figures

_NUMBERS = {
    "yurina": "01", "saine": "02", "himika": "03", "tokoyo": "04", "oboro": "05", "yukihi": "06", "shinra": "07",
    "hagane": "08", "chikage": "09", "kururu": "10", "thallya": "11", "raira": "12", "utsuro": "13",
    "honoka": "14", "korunu": "15", "yatsuha": "16", "hatsumi": "17", "mizuki": "18", "megumi": "19",
    "kanawe": "20", "kamuwi": "21", "renri": "22", "akina": "23", "shisui": "24", "misora": "25",
}  # fmt: skip
SHARED = "NA-02/04--saine/tokoyo-A1-N-1/4"


def numbers_of(megami):
    """A function from `N-1` or `A1-N-1` to that megami's card number."""

    def number(code):
        another = "" if code.startswith("A") else "O-"
        return f"NA-{_NUMBERS[megami]}-{megami}-{another}{code}"

    return number


(
    yurina, saine, himika, tokoyo, oboro, yukihi, shinra, hagane, chikage, kururu, thallya, raira, utsuro, honoka,
    korunu, yatsuha, hatsumi, mizuki, megumi, kanawe, kamuwi, renri, akina, shisui, misora,
) = (numbers_of(key) for key in _NUMBERS)  # fmt: skip
SHOT = himika("N-1")
BULLET = himika("S-1")
"""A plain attack, and one that is a special and costs nothing."""
FILLER = (tokoyo("N-3"), tokoyo("N-4"), tokoyo("N-6"), tokoyo("N-7"))
"""Cards of decks that nobody looks into."""


def side(**laid):
    """One side of a table, with a deck that doesn't run dry."""
    laid.setdefault("deck", FILLER)
    return SideLaid(**laid)


def until_over(procedure):
    """A procedure, or the end of the duel."""
    try:
        yield from procedure
    except DuelOver:
        return


def main(left=None, right=None, **table):
    """The left player's main phase with standard actions."""
    return Scene(left or side(), right or side(), **table)


def full_power(left=None, right=None, **table):
    """The left player's full-power action."""
    scene = Scene(left or side(), right or side(), conduct="full-power", **table)
    return scene.resolve(until_over(full_power_action(scene.table)))


def start(left=None, right=None, **table):
    """The left player's start phase."""
    scene = Scene(left or side(), right or side(), phase="start", **table)
    return scene.resolve(start_phase(scene.table))


def end(scene):
    """The end phase of the turn player, from here."""
    return scene.resolve(closing_phase(scene.table))


def next_turn(scene):
    """The opponent's turn, from here."""
    return scene.resolve(take_turn(scene.table))


def pay_upkeep(scene):
    """One crystal leaves each enhancement, out of turn."""
    return scene.resolve(upkeep(scene.table))


def act(scene):
    """The choice of the next act once more, after something out of turn."""
    full = scene.state.conduct == "full-power"
    return scene.resolve((full_power_action if full else standard_actions)(scene.table))


def attack(scene):
    """The figures of the attack in the air, as printed."""
    found = figures(scene.state, scene.state.attacks[-1])
    return ("-" if found.aura is None else found.aura, "-" if found.life is None else found.life)


def lengths(scene):
    """The range of the attack in the air."""
    return sorted(figures(scene.state, scene.state.attacks[-1]).range)


def asked(scene):
    """The kind of decision that is open, and who is asked."""
    return (scene.decision.kind, scene.decision.seat) if scene.decision else None


def attacks_made(scene):
    """The attacks that were made so far, as seats."""
    return [event.seat for event in scene.table.events if type(event).__name__ == "AttackMade"]
