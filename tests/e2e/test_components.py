"""Duels with what megami bring, by a real mouse: tokens, plans, an umbrella, parts, poison and an anvil, dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.sakura.door import Deck, deck_code
from tests.e2e.hands import MouseHands
from tests.e2e.moments import saved
from tests.e2e.table import SEED, Side, Table, cards, keep
from tests.e2e.twin import Pair, twin_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from engine.kernel.decisions import Decision
    from engine.sakura.door import Duel, View
    from tests.e2e.support import Program, Seen

pytestmark = pytest.mark.e2e

KURURU, THALLYA, RAIRA, OBORO = "NA-10-kururu", "NA-11-thallya", "NA-12-raira", "NA-05-oboro"
YUKIHI, SHINRA, CHIKAGE, HAGANE = "NA-06-yukihi", "NA-07-shinra", "NA-09-chikage", "NA-08-hagane"
RIDING, DOCUMENT = f"{THALLYA}-O-N-7", f"{OBORO}-A2-S-3"
LEADING, MIST, MATERIAL = f"{SHINRA}-O-N-5", f"{CHIKAGE}-O-N-5", f"{HAGANE}-A1-S-1"
MACHINES = (
    Side(
        ("kururu", "thallya"),
        (*cards(KURURU, "N", 2, 3, 6), *cards(THALLYA, "N", 1, 5, 6, 7)),
        (*cards(KURURU, "S", 3), *cards(THALLYA, "S", 1, 4)),
    ),
    Side(
        ("raira", "oboro-a2"),
        (*cards(RAIRA, "N", 4, 5, 7), *cards(OBORO, "N", 2, 4, 5), f"{OBORO}-A2-N-1"),
        (*cards(RAIRA, "S", 1), DOCUMENT, *cards(OBORO, "S", 2)),
    ),
)
SCHEMES = (
    Side(
        ("yukihi", "shinra"),
        (*cards(YUKIHI, "N", 1, 5, 6, 7), *cards(SHINRA, "N", 1, 5, 6)),
        (*cards(YUKIHI, "S", 4), *cards(SHINRA, "S", 1, 2)),
    ),
    Side(
        ("chikage", "hagane-a1"),
        (*cards(CHIKAGE, "N", 1, 2, 5), *cards(HAGANE, "N", 4, 5, 6, 7)),
        (*cards(CHIKAGE, "S", 2, 3), MATERIAL),
    ),
)
PIECES = ("token:", "umbrella", "plan")
PLACES = ("assembled", "anvil", "poison-bag")


def of_component(decision: Decision) -> tuple[str, ...]:
    """The first option by which something of a component is moved."""
    for option in decision.options:
        for move in option.moves:
            ends = {move.source.partition(".")[0], move.target.partition(".")[0]}
            if move.what.startswith(PIECES) or ends & set(PLACES):
                return (option.key,)
    return ()


def player(wanted: Sequence[str], conduct: Callable[[View], str], focus: int = 0) -> Callable[..., tuple[str, ...]]:
    """A player who uses these cards as soon as may be, gathers so much flare, and moves what megami bring."""

    def choose(decision: Decision, view: View) -> tuple[str, ...]:
        numbers = {card.handle: card.number for place in view.places.values() for card in place.cards}
        keys = [option.key for option in decision.options]
        if decision.kind == "ChooseMulligan":
            return ()
        if decision.kind == "ChooseConduct":
            return (conduct(view),)
        if decision.kind == "ChooseAct":
            uses = {numbers.get(f"card:{key[4:]}"): key for key in keys if key.startswith("use:")}
            use = next((uses[number] for number in wanted if number in uses), "")
            short = view.places[f"flare.{decision.seat}"].crystals < focus and "basic:focus" in keys
            return (use or ("basic:focus" if short else "end"),)
        return of_component(decision) or (("pass",) if "pass" in keys else (keys[0],))

    return choose


def conduct_of_machines(view: View) -> str:
    """The second player's first turn is one for full power."""
    return "full-power" if view.turn == 2 else "standard"


def begin_quietly(
    begin: Callable[..., Program], folder: Path, sides: Sequence[Side], *words: str, **variables: str
) -> Table:
    """From the first screen to the table, without movement (what is looked at here is where things end) and with
    decks that were kept before.
    """
    for kind, name, page in (
        ("config", "settings", {"pace": "off"}),
        ("data", "decks", {"decks": [{"name": side.megami[0], "code": deck_code(Deck(*side))} for side in sides]}),
    ):
        keep(folder, kind, name, page)
    program = begin(*words, home=folder, **variables)
    table = Table(program, MouseHands(program, clicks=True))
    table.wait_for("home")
    table.sit_down()
    table.choose(sides)
    for side in sides:
        table.uncover(side)
        table.hands.push("build.bring")
        program.wait(lambda seen: "current:build.kept" in seen.texts, "the decks kept")
        program.keyboard.press("Down", "Return")
        program.wait(lambda seen: "current:build.kept" not in seen.texts, "the deck brought back")
        table.hands.push("build.next")
    table.wait_for("duel")
    return table


def things(pair: Pair) -> set[tuple[str, str]]:
    """What was dragged, and to which area."""
    return {(what if ":" not in what or what.startswith("token") else "card", target.partition(".")[0])
            for what, _, target in pair.dragged}


def test_a_machine_is_ridden_parts_are_assembled_a_charge_is_released(
    begin: Callable[..., Program], tmp_path: Path
) -> None:
    seed = "2"
    table = begin_quietly(begin, tmp_path / "home", MACHINES, "--lang", "en", **{SEED: seed})
    pair = Pair(table, twin_of(MACHINES, seed))
    choose = player((RIDING, DOCUMENT), conduct_of_machines)
    seen = pair.play(choose, lambda view: view.turn == 4)
    assert things(pair) >= {
        ("token:artificial-crystal", "distance-minus"), ("card", "assembled"), ("token:charge", "wind"),
        ("card", "in-use"),
    }
    told = {name: seen.texts[f"panel.{name}"] for name in ("gauges.1", "electronic.1")}
    assert "Wind Gauge 1" in told["gauges.1"]
    assert "Assembled Parts: 1 card" in told["electronic.1"]
    assert "Thunder Gauge 0" in told["gauges.1"]
    assert table.program.log() == ""


def test_a_plan_is_prepared_an_umbrella_turned_poison_sent_an_anvil_filled(
    begin: Callable[..., Program], tmp_path: Path
) -> None:
    seed = "4"
    table = begin_quietly(begin, tmp_path / "home", SCHEMES, "--lang", "ja", **{SEED: seed})
    pair = Pair(table, twin_of(SCHEMES, seed))
    seen = pair.play(player((LEADING, MIST, MATERIAL), lambda _view: "standard", focus=1), lambda view: view.turn == 3)
    assert things(pair) >= {
        ("plan", "plan-0"), ("umbrella", "umbrella"), ("card", "hand"), ("card", "anvil"), ("piece", "flare"),
    }
    assert seen.texts["cards@anvil.1"] == "1"
    assert seen.texts["cards@poison-bag.1"] == "4"
    assert table.program.log() == ""


def riding() -> Duel:
    """A duel that stands where a token is to be laid on the distance."""
    duel = twin_of(MACHINES, "2")
    choose = player((RIDING,), conduct_of_machines)
    while (decision := duel.decision) is not None:
        if any(move.what.startswith("token:") for option in decision.options for move in option.moves):
            return duel
        duel.submit(choose(decision, duel.view(decision.seat)))
    raise AssertionError("nobody rode")


def panels(seen: Seen) -> dict[str, str]:
    """What is said of every component."""
    return {name: text for name, text in seen.texts.items() if name.startswith("panel.")}


def test_the_language_changes_while_a_token_is_in_the_hand(begin: Callable[..., Program], tmp_path: Path) -> None:
    program = begin("--lang", "ja", str(saved(riding(), tmp_path)))
    table = Table(program, MouseHands(program))
    opened = table.question()
    assert opened is not None
    decision, seen = opened
    option = next(option for option in decision.options if option.moves)
    move = option.moves[0]
    said = [panels(seen)]
    assert {name.split(".")[1] for name in said[0]} == {"mechanisms", "machine", "gauges", "electronic"}
    program.mouse.pick_up(seen.where(f"{move.what}@{move.source}").center)
    for key, language in (("ctrl+2", "ko"), ("ctrl+3", "en")):
        now = program.after(
            lambda key=key: program.keyboard.press(key), lambda told, to=language: told.language == to, language
        )
        said.append(panels(now))
        assert now.decision == decision
    for name in said[0]:
        assert len({one[name] for one in said}) == 3, f"{name} stays the same in another language"
    before = int(seen.texts["answers"])
    program.mouse.drop(program.wait(lambda _: True, "the table").where(move.target).center)
    laid = program.wait(lambda told: int(told.texts["answers"] or before) > before, "the token laid down")
    assert laid.language == "en"
    assert program.log() == ""
