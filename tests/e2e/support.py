"""A virtual screen with a real mouse: starts Xvfb, runs a program on it, drags, clicks, types, looks.

Nothing here knows the program from inside. Where things are, it tells itself: with ``SAKURA_TEST_PROBE=<file>`` set it
writes there, after each repaint that settled, what `Seen` holds. Waiting is asking again until a deadline; a wait that
ends in vain raises `Vain` with the last answer, what the program said, and the path of a picture of the screen.
"""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

import msgspec
from PIL import ImageGrab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PIL.Image import Image

T = TypeVar("T")

PROBE = "SAKURA_TEST_PROBE"
PATIENCE = 60.0
"""Seconds after which a wait is in vain: far more than anything needs, so that a busy machine fails no test."""
PAUSE = 0.003
"""Seconds between two questions while waiting."""
STEPS = 8
"""Places where a dragging hand is seen between where it presses and where it lets go."""


class Vain(AssertionError):
    """What was waited for did not come."""


class Point(NamedTuple):
    """A place on the screen, in its pixels."""

    x: int
    y: int


class Rect(NamedTuple):
    """A rectangle on the screen, in its pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def center(self) -> Point:
        """Its middle."""
        return Point(self.x + self.width // 2, self.y + self.height // 2)


class Move(msgspec.Struct, frozen=True):
    """A thing that goes from a place to a place."""

    what: str
    source: str = msgspec.field(name="from")
    target: str = msgspec.field(name="to")


class Option(msgspec.Struct, frozen=True):
    """One of the answers that the open decision takes, and the drags that stand for it."""

    key: str
    moves: tuple[Move, ...] = ()
    limit: int = 1
    leads: bool = False


class Decision(msgspec.Struct, frozen=True):
    """What the program asks at present."""

    kind: str
    seat: int
    least: int = 1
    most: int = 1
    options: tuple[Option, ...] = ()


class Seen(msgspec.Struct, frozen=True):
    """What the program says that it shows. `seq` grows with every message; rectangles are in pixels of the screen."""

    screen: str
    language: str
    seq: int
    decision: Decision | None = None
    places: dict[str, Rect] = {}
    things: dict[str, Rect] = {}
    texts: dict[str, str] = {}
    widgets: dict[str, Rect] = {}
    focus: str = ""
    busy: bool = False

    def where(self, name: str) -> Rect:
        """The rectangle of a thing, a place or a widget."""
        found = self.things.get(name) or self.places.get(name) or self.widgets.get(name)
        assert found is not None, f"{name!r} is not shown; there are {sorted(self.things)} and {sorted(self.places)}"
        return found

    def has(self, name: str) -> bool:
        """Whether a thing, place or widget of that name is shown."""
        return name in self.things or name in self.places or name in self.widgets


class Mouse:
    """The mouse of a virtual screen. It waits after each movement until the program has taken it in."""

    def __init__(self, act: Callable[..., None], settle: Callable[[], None]) -> None:
        """`act` does what xdotool calls so; `settle` returns when the program has nothing more to do."""
        self._act, self._settle = act, settle
        self.at = Point(0, 0)

    def move(self, to: Point) -> None:
        """Goes to a point."""
        self._act("mousemove", str(to.x), str(to.y))
        self.at = to
        self._settle()

    def glide(self, to: Point, steps: int = STEPS) -> None:
        """Goes to a point so that it is seen on the way."""
        start = self.at
        for step in range(1, steps + 1):
            self.move(Point(start.x + (to.x - start.x) * step // steps, start.y + (to.y - start.y) * step // steps))

    def press(self, button: int = 1) -> None:
        """Presses a button."""
        self._act("mousedown", str(button))
        self._settle()

    def release(self, button: int = 1) -> None:
        """Lets a button go."""
        self._act("mouseup", str(button))
        self._settle()

    def click(self, where: Point, button: int = 1) -> None:
        """Clicks at a point."""
        self.glide(where, 3)
        self.press(button)
        self.release(button)

    def pick_up(self, start: Point) -> None:
        """Presses on a point and goes far enough for a drag to begin."""
        self.glide(start, 3)
        self.press()
        self.glide(Point(start.x + 12, start.y + 12), 4)

    def drop(self, end: Point) -> None:
        """Carries what was picked up to a point, hesitates there as a hand does, and lets go."""
        self.glide(end)
        for near in (Point(end.x + 2, end.y), Point(end.x, end.y + 2), end):
            self.move(near)
        self.release()

    def drag(self, start: Point, end: Point) -> None:
        """Picks up at one point and drops at another."""
        self.pick_up(start)
        self.drop(end)


class Keyboard:
    """The keyboard of a virtual screen, for one program. Keys are named as xdotool names them: `Return`, `ctrl+z`."""

    def __init__(self, program: Program) -> None:
        """For this program: its newest window gets the keys unless one of its windows has them already."""
        self._program = program

    def press(self, *chords: str) -> None:
        """Presses keys one after the other."""
        for chord in chords:
            self._do("key", chord)

    def hold(self, key: str) -> None:
        """Presses a key and keeps it down."""
        self._do("keydown", key)

    def let_go(self, key: str) -> None:
        """Lets a key go that was held."""
        self._do("keyup", key)

    def type(self, text: str) -> None:
        """Writes a text."""
        self._do("type", "--args", "1", "--delay", "10", text)

    def _do(self, *words: str) -> None:
        """One act of the fingers, taken in by the program."""
        self.take_focus()
        self._program.screen.act(*words)
        self._program.settle()

    def take_focus(self) -> None:
        """Give the keyboard to the program: there is no window manager here that would do it for a new window."""
        screen, owner = self._program.screen, str(self._program.process.pid)
        if screen.ask("getwindowfocus", "getwindowpid").strip() == owner:
            return
        windows = [window.number for window in self._program.windows()]
        if windows and screen.ask("getwindowfocus").strip() not in windows:
            screen.ask("windowfocus", windows[-1])
            self._program.settle()


class Screen:
    """A virtual screen of its own, to be used with `with`; programs started on it end with it."""

    def __init__(self, folder: Path, width: int = 1600, height: int = 1000) -> None:
        """`folder` takes the homes of the programs and the pictures of what went wrong."""
        for program in ("Xvfb", "xdotool"):
            assert shutil.which(program), f"{program} is not installed: python3 check.py installs it or says how"
        self.folder, self.width, self.height = folder, width, height
        self._programs: list[Program] = []
        self._server, self.display = self._start_server()
        self._fingers = self._start_fingers()

    def _start_server(self) -> tuple[subprocess.Popen[bytes], str]:
        """Xvfb takes a free number by itself and writes it when it is ready."""
        reading, writing = os.pipe()
        size = f"{self.width}x{self.height}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-dpi", "96"]
        command += ["-noreset", "-nolisten", "tcp"]  # it stays when the last program has gone
        with (self.folder / "xvfb.log").open("wb") as log:
            server = subprocess.Popen(command, pass_fds=(writing,), stdout=log, stderr=log)
        os.close(writing)
        with open(reading, "rb") as answer:
            ready, _, _ = select.select([answer], [], [], PATIENCE)
            number = answer.readline().strip() if ready else b""
        if not number:
            server.kill()
            server.wait()
            raise Vain(f"Xvfb did not start: {(self.folder / 'xvfb.log').read_text(errors='replace')}")
        return server, f":{int(number)}"

    def _start_fingers(self) -> subprocess.Popen[str]:
        """One xdotool for all that mouse and keys do on this screen: it reads line by line what it has to do."""
        return subprocess.Popen(
            ["xdotool", "-"], env=self._variables(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            bufsize=1,
        )

    def _variables(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the programs, then the screen."""
        for program in self._programs:
            program.kill()
        with self._fingers:
            self._fingers.terminate()
        self._server.terminate()
        self._server.wait()

    def start(self, command: Sequence[str], home: Path | None = None, **variables: str) -> Program:
        """Starts a program with a home of its own (or in one that it had before) and its probe switched on."""
        home = home or self.folder / f"home-{len(self._programs)}"
        program = Program(self, command, home, variables)
        self._programs.append(program)
        return program

    def picture(self, path: Path | None = None) -> Image:
        """What the screen shows; kept as PNG if there is a path."""
        image = ImageGrab.grab(xdisplay=self.display)
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            image.save(path)
        return image

    def act(self, *words: str) -> None:
        """Lets mouse or keys do something. The server has it when this returns: it has answered a question since. That
        concerns no window, for windows may go at any moment.
        """
        asking, answers = self._fingers.stdin, self._fingers.stdout
        assert asking is not None
        assert answers is not None
        asking.write(f"{shlex.join(words)} getdisplaygeometry\n")
        if not answers.readline():
            raise Vain(f"xdotool ended when it was to do {words}")

    def ask(self, *words: str) -> str:
        """What xdotool prints when it is asked that about this screen; what it asks about may have gone meanwhile."""
        done = subprocess.run(
            ["xdotool", *words], env=self._variables(), capture_output=True, text=True, check=False
        )
        return done.stdout


@dataclass(frozen=True)
class Window:
    """A top-level window."""

    number: str
    rect: Rect
    title: str


class Program:
    """A program that runs on a virtual screen: what it shows, and hands to use it."""

    def __init__(self, screen: Screen, command: Sequence[str], home: Path, variables: Mapping[str, str]) -> None:
        """Starts it; `Screen.start` is the way here."""
        home.mkdir(parents=True, exist_ok=True)
        self.screen, self.home = screen, home
        self._probe, self._log = home / "probe.json", home / "program.log"
        self._probe.unlink(missing_ok=True)
        self._told: Seen | None = None
        self._read = (0, 0)
        """The last message that was read, and which file it was."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                list(command),
                env=self._surroundings(variables),
                cwd=home,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self.mouse = Mouse(screen.act, self.settle)
        self.keyboard = Keyboard(self)
        self.fault: Callable[[Seen], str] = lambda seen: ""
        """Says from what is shown that the program met a fault of its own; then no wait goes on."""

    def _surroundings(self, variables: Mapping[str, str]) -> dict[str, str]:
        """A fresh account's variables: nothing of the person who runs the tests reaches the program."""
        fresh = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": str(self.home), "DISPLAY": self.screen.display}
        fresh |= {f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        fresh |= {"QT_QPA_PLATFORM": "xcb", "NO_AT_BRIDGE": "1", PROBE: str(self._probe)}
        return fresh | dict(variables)

    # what it shows

    def seen(self) -> Seen | None:
        """What it says that it shows; nothing before it has shown anything. Each message is a file of its own: the
        same file need not be read again.
        """
        try:
            file = self._probe.stat()
            if (file.st_ino, file.st_mtime_ns) != self._read:
                self._told = msgspec.json.decode(self._probe.read_bytes(), type=Seen)
                self._read = (file.st_ino, file.st_mtime_ns)
        except FileNotFoundError:
            return None
        return self._told

    def wait(self, holds: Callable[[Seen], Any], what: str) -> Seen:
        """Waits until what it shows is as wanted, and gives that; `what` says in words what was wanted."""

        def shown() -> Seen | None:
            seen = self.seen()
            if seen is None or not (fault := self.fault(seen)):
                return seen if seen is not None and holds(seen) else None
            raise Vain(f"waited for {what}; there was a fault: {fault}{self._evidence()}")

        return self.until(shown, what)

    def until(self, ask: Callable[[], T | None], what: str) -> T:
        """Asks again and again until there is an answer; in vain if the program ends or patience does."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            answer = ask()
            if answer is not None and answer is not False:
                return answer
            if self.process.poll() is not None:
                raise Vain(f"waited for {what}; the program ended ({self.process.returncode}).{self._evidence()}")
            time.sleep(PAUSE)
        raise Vain(f"waited in vain for {what}.{self._evidence()}")

    def after(self, act: Callable[[], Any], holds: Callable[[Seen], Any], what: str) -> Seen:
        """Does something and waits until the program shows, in a newer message, what should come of it."""
        before = self.seen()
        newer = before.seq if before is not None else -1
        act()
        return self.wait(lambda seen: seen.seq > newer and holds(seen), what)

    def open_beside(self, act: Callable[[], Any], room: str) -> Seen:
        """Opens a window beside the program's own, and waits until the keyboard is in it: it is shown before it is
        given the keyboard, and what is typed meanwhile goes to the window before.
        """
        return self.after(act, lambda seen: seen.focus.startswith(f"{room}."), f"the keyboard in the window {room!r}")

    def _evidence(self) -> str:
        """What helps to see why: the last message, the last lines that it printed, a picture."""
        picture = self.home / "in-vain.png"
        with contextlib.suppress(OSError):  # the screen itself may be gone
            self.screen.picture(picture)
        last, keys = "nothing", "nobody"
        if self._probe.exists():
            last = self._probe.read_text("utf-8")
            keys = repr(msgspec.json.decode(last, type=Seen).focus)
        held = [window.title for window in self.windows() if window.number == self.screen.ask("getwindowfocus").strip()]
        return (
            f"\nThe keyboard was on {keys}, of the window {held}.\nIt showed: {last[:3000]}"
            f"\nIt said: {self.log()[-3000:]}\nThe screen: {picture}"
        )

    def log(self) -> str:
        """What it printed."""
        return self._log.read_text("utf-8", "replace")

    # hands

    def settle(self) -> None:
        """Waits until its main thread rests, three times asked: it has taken in all that mouse and keys did."""
        status = Path(f"/proc/{self.process.pid}/stat")
        rests, deadline = 0, time.monotonic() + PATIENCE
        while rests < 3 and time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(OSError):  # it may end while we look
                rests = rests + 1 if status.read_text().rpartition(")")[2].split()[0] == "S" else 0
            time.sleep(PAUSE)

    def drag(self, thing: str, place: str) -> None:
        """Drags a thing to a place (or onto another thing), both by the names that the program gives them."""
        seen = self.wait(lambda shown: shown.has(thing) and shown.has(place), f"{thing!r} and {place!r} to be shown")
        self.mouse.drag(seen.where(thing).center, seen.where(place).center)

    def click(self, name: str, button: int = 1) -> None:
        """Clicks on a thing or a place by its name; the hand follows it if it moves meanwhile."""
        where = self.wait(lambda shown: shown.has(name), f"{name!r} to be shown").where(name)
        self.mouse.glide(where.center, 3)
        while (now := self.wait(lambda shown: shown.has(name), f"{name!r} to be shown").where(name)) != where:
            where = now
            self.mouse.glide(where.center, 3)
        self.mouse.click(where.center, button)

    def hover(self, name: str) -> None:
        """Rests the mouse on a thing or a place by its name."""
        self.mouse.glide(self.wait(lambda shown: shown.has(name), f"{name!r} to be shown").where(name).center)

    # windows

    def windows(self) -> list[Window]:
        """Its windows that can be seen, in the order in which they were made."""
        numbers = self.screen.ask("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        return [found for found in map(self._window, numbers) if found is not None]

    def window(self) -> Window:
        """Its largest window, as soon as there is one."""
        windows = self.until(lambda: self.windows() or None, "a window")
        return max(windows, key=lambda window: window.rect.width * window.rect.height)

    def _window(self, number: str) -> Window | None:
        """Size and title of a window; nothing if it has gone meanwhile."""
        geometry = self.screen.ask("getwindowgeometry", "--shell", number)
        lines = dict(line.split("=", 1) for line in geometry.splitlines() if "=" in line)
        if not {"X", "Y", "WIDTH", "HEIGHT"} <= set(lines):
            return None
        rect = Rect(*(int(lines[side]) for side in ("X", "Y", "WIDTH", "HEIGHT")))
        return Window(number, rect, self.screen.ask("getwindowname", number).strip())

    # its end

    def wait_for_end(self) -> int:
        """Its exit code, when it has ended by itself."""
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            raise Vain(f"waited in vain for the program's end.{self._evidence()}") from error

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
