"""Hands on the mouse, hands on the keyboard: each carries out by itself whatever the program asks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.e2e.support import PAUSE, Point

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.support import Move, Option, Program, Rect, Seen

LONGEST_WALK = 80
"""More presses of a key than there are stops anywhere."""
END_OF_LIST = 1.5
"""Seconds after which a list that didn't turn is at its end."""
WHEEL_UP, WHEEL_DOWN = 4, 5
"""The buttons that a mouse's wheel is."""
SAME_LINE = 20
"""Pixels up or down within which two rows of a list stand beside each other."""


def thing_of(move: Move) -> str:
    """The name under which the program shows the thing of a move."""
    return move.what if move.what.startswith("card:") or "#" in move.what else f"{move.what}@{move.source}"


def rows_of(view: str, seen: Seen) -> dict[str, Rect]:
    """What is shown of a list."""
    return {name: where for name, where in seen.things.items() if name.startswith(f"{view}/")}


def named_by(key: str) -> str:
    """The card or attack that a key names: `next:0:card:5` names `card:5`."""
    for word in ("card:", "attack:"):
        if word in key:
            return key[key.index(word) :]
    return ""


class MouseHands:
    """The mouse alone: dragging wherever there is something to drag."""

    def __init__(self, program: Program, *, clicks: bool = False) -> None:
        """At rest; with `clicks` megami and cards are clicked instead of dragged."""
        self.program, self.clicks = program, clicks

    def push(self, name: str) -> None:
        """Click a button, or a menu's entry: until its menu has closed the menu swallows the next click. Into a menu
        that stands beside another one goes level: across other entries it would close under a slow hand.
        """
        entry = name.startswith("action.")
        if entry:
            seen = self.program.wait(lambda seen: seen.has(name), f"{name!r} to be shown")
            if len(open_menus(seen)) > 1:
                self.program.mouse.glide(Point(seen.where(name).center.x, self.program.mouse.at.y), 3)
        self.program.click(name)
        if entry:
            self.program.wait(lambda seen: not open_menus(seen), f"the menu of {name!r} to close")

    def take_form(self, seat: int, index: int, form: str) -> None:
        """Drag a megami from the grid to a side, or click it; turn the wheel to those further down."""
        thing, slot = f"choose.forms/{form}", f"choose.slot.{seat}.{index}"
        self._turn_to("choose.forms", thing)
        empty = self.program.wait(lambda seen: seen.has(slot), f"{slot!r} to be shown").texts[slot]
        if self.clicks:
            self.program.click(thing)
        else:
            self.program.drag(thing, slot)
        self.program.wait(lambda seen: seen.texts.get(slot, empty) != empty, f"{form} on {slot}")

    def _turn_to(self, view: str, thing: str) -> None:
        """Turn the wheel over a list until a row of it is shown whole."""

        def whole(seen: Seen) -> bool:
            if not (seen.has(view) and thing in seen.things):
                return False
            row, room = seen.where(thing), seen.where(view)
            return room.y <= row.y and row.y + row.height <= room.y + room.height

        seen = self.program.wait(lambda seen: seen.has(view), f"{view!r} to be shown")
        for button in (WHEEL_DOWN, WHEEL_UP):
            turned: Seen | None = seen
            while turned is not None and not whole(turned):
                seen, turned = turned, self._turn(turned, view, button)
            if turned is not None:
                return
        raise AssertionError(f"{thing!r} isn't in {view!r}")

    def _turn(self, before: Seen, view: str, button: int) -> Seen | None:
        """Turn the wheel once over a list, and wait until it has turned; nothing at its end."""
        self.program.mouse.click(before.where(view).center, button)
        deadline = time.monotonic() + END_OF_LIST
        while time.monotonic() < deadline:
            seen = self.program.wait(lambda _: True, "the list")
            if rows_of(view, seen) != rows_of(view, before):
                return seen
            time.sleep(PAUSE)
        return None

    def take_card(self, kind: str, number: str) -> None:
        """Drag a card from the pool to the last place of the deck, or click it."""
        thing, deck, heading = f"build.pool.{kind}/{number}", f"build.deck.{kind}", f"build.count.{kind}"
        seen = self.program.wait(lambda shown: shown.has(thing) and shown.has(deck), f"{thing!r} and {deck!r}")
        if self.clicks:
            self.program.click(thing)
        else:
            place = seen.where(deck)
            end = Point(place.x + place.width - 24, place.center.y)
            self.program.mouse.drag(seen.where(thing).center, end)
        before = seen.texts[heading]
        self.program.wait(lambda shown: shown.texts.get(heading) != before, f"{number} in the deck")

    def give(self, option: Option) -> str:
        """Drag what the option moves; else push its button; else click what it names."""
        seen = self.program.wait(lambda shown: shown.decision is not None, "the question")
        move = next((move for move in option.moves if seen.has(thing_of(move)) and seen.has(move.target)), None)
        if move is not None:
            self.program.drag(thing_of(move), move.target)
            return "drag"
        if seen.has(f"option:{option.key}"):
            self.program.click(f"option:{option.key}")
            return "button"
        self.program.click(named_by(option.key))
        return "click"

    def press(self, key: str) -> None:
        """Click a button of the prompt."""
        self.program.click(f"option:{key}")

    def pick(self, key: str) -> None:
        """Click an entry of the small menu."""
        self.program.click(f"which-way:{key}")


class KeyHands:
    """The keyboard alone: walking by Tab and Enter, or by the keys that are shown over what they are for."""

    def __init__(self, program: Program, *, letters: bool = False) -> None:
        """By walking, or by the keys shown."""
        self.program, self.letters = program, letters

    # the ways of the keyboard

    def _press(self, key: str, holds: Callable[[Seen], object], what: str) -> Seen:
        """Press a key and wait for what should come of it."""
        self.program.keyboard.press(key)
        return self.program.wait(holds, what)

    def _sit_down(self) -> Seen:
        """Let the program have the keyboard, if it has not."""
        self.program.keyboard.take_focus()
        return self.program.wait(lambda now: now.focus or open_menus(now), "a widget or a menu that has the keyboard")

    def _go(self, key: str, arrived: Callable[[Seen], object], what: str) -> Seen:
        """Press a key again and again until the keyboard has come there."""
        seen = self._sit_down()
        for _ in range(LONGEST_WALK):
            if arrived(seen):
                return seen
            before = stand(seen)
            seen = self._press(key, lambda now, before=before: stand(now) != before, f"{key} to go on to {what}")
        raise AssertionError(f"{key} never comes to {what}")

    def _enter(self, there: str) -> Seen:
        """Come to a widget by Tab."""
        self.program.wait(lambda seen: seen.has(there), f"{there!r} to be shown")
        return self._go("Tab", lambda seen: seen.focus == there, repr(there))

    def _row(self, view: str, key: str) -> None:
        """Come to a row of a list by the arrows."""
        goal, current = f"{view}/{key}", f"current:{view}"
        seen = self._enter(view)
        for _ in range(LONGEST_WALK):
            here = seen.texts[current]
            if here == key:
                return
            start, end = seen.where(f"{view}/{here}").center, seen.where(goal).center
            if abs(end.y - start.y) > SAME_LINE:
                arrow = "Down" if end.y > start.y else "Up"
            else:
                arrow = "Right" if end.x > start.x else "Left"
            seen = self._press(arrow, lambda now, here=here: now.texts[current] != here, f"{arrow} to go to {goal!r}")
        raise AssertionError(f"the arrows never come to {goal!r}")

    def menu(self, chord: str, submenu: str, entry: str) -> None:
        """Open a menu by its key, walk down to a menu in it, and there to an entry."""
        self._sit_down()
        seen = self._press(chord, lambda now: now.has(submenu), f"{chord} to open the menu with {submenu!r}")
        (menu,) = open_menus(seen)
        self._go("Down", lambda now: now.texts.get(menu) == submenu, repr(submenu))
        self._press("Return", lambda now: now.has(entry), f"the menu {submenu!r}")
        self._go("Down", lambda now: now.texts.get(f"current:{submenu}") == entry, repr(entry))
        self._press("Return", lambda now: not now.has(entry), "the menus to close")

    # before the duel

    def push(self, name: str) -> None:
        """Walk to a button and press Enter."""
        self._enter(name)
        self.program.keyboard.press("Return")

    def take_form(self, seat: int, index: int, form: str) -> None:
        """Walk to a megami in the grid and press Enter."""
        slot = f"choose.slot.{seat}.{index}"
        self._row("choose.forms", form)
        empty = self.program.wait(lambda seen: seen.has(slot), f"{slot!r} to be shown").texts[slot]
        self._press("Return", lambda seen: seen.texts.get(slot, empty) != empty, f"{form} on {slot}")

    def take_card(self, kind: str, number: str) -> None:
        """Walk to a card of the pool and press Enter."""
        heading = f"build.count.{kind}"
        self._row(f"build.pool.{kind}", number)
        before = self.program.wait(lambda seen: heading in seen.texts, "the count").texts[heading]
        self._press("Return", lambda seen: seen.texts.get(heading) != before, f"{number} in the deck")

    # at the table

    def give(self, option: Option) -> str:
        """Push the option's button, or take the thing and lay it down; by walking or by the keys shown."""
        seen = self.program.wait(lambda shown: shown.decision is not None, "the question")
        if seen.has(f"option:{option.key}"):
            self.press(option.key)
            return "keys"
        move = next((move for move in option.moves if seen.has(thing_of(move))), None)
        self._do(thing_of(move) if move is not None else named_by(option.key))
        if move is not None:
            held = self.program.wait(lambda now: now.texts.get("held") or moved_on(seen, now), "the thing in the hand")
            if held.texts.get("held"):
                self._do(move.target)
        return "keys"

    def _do(self, name: str) -> None:
        """Do what Enter does at a thing or place."""
        if self.letters:
            self._letter(name)
        else:
            self._go("Tab", lambda seen: seen.focus == "board" and seen.texts["here"] == name, repr(name))
            self.program.keyboard.press("Return")

    def _letter(self, name: str) -> None:
        """Press the key shown over something; F2 shows the keys."""
        seen = self.program.wait(lambda _: True, "anything")
        if not any(text.startswith("key:") for text in seen.texts):
            self._go("Tab", lambda now: now.focus == "board", "the board")
            self._press("F2", lambda now: f"key:{name}" in now.texts, f"a key for {name!r}")
        found = self.program.wait(lambda now: now.texts.get(f"key:{name}"), f"a key for {name!r}")
        self.program.keyboard.press(found.texts[f"key:{name}"])

    def press(self, key: str) -> None:
        """Press a button of the prompt, by walking to it or by its key."""
        if self.letters:
            self._letter(f"option:{key}")
        else:
            self.push(f"option.{key}")

    def pick(self, key: str) -> None:
        """Walk down the small menu."""
        self._go("Down", lambda seen: seen.texts.get("current:which-way") == f"which-way:{key}", repr(key))
        self.program.keyboard.press("Return")


def open_menus(seen: Seen) -> list[str]:
    """The menus that are open, by the name under which they tell the entry that the keyboard has come to."""
    return [name for name in seen.texts if name.startswith("current:menu.")]


def stand(seen: Seen) -> tuple[str, ...]:
    """Where the keyboard is: the widget, the stop on the board, the entry of a menu."""
    menus = (text for name, text in seen.texts.items() if name.startswith("current:"))
    return (seen.focus, seen.texts.get("here", ""), *menus)


def moved_on(before: Seen, now: Seen) -> bool:
    """An answer was taken, or something was chosen, since that look."""
    told = any(now.texts.get(name) != before.texts.get(name) for name in ("answers", "picked"))
    return told or now.screen != before.screen
