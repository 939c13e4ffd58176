"""Who listens instead of looking: reads and presses the program only through the desktop's accessibility bus (AT-SPI).

A session bus of its own is started with the test; the accessibility bus and its registry come by activation, from
Debian's `at-spi2-core`. Questions are sent many at once, since each has to wait for the program's next free moment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from jeepney import DBusAddress, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
SERVICES = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
PATIENCE = 30.0
PAUSE = 0.02
ENABLED, FOCUSED, SELECTED, SHOWING, VISIBLE = 8, 12, 23, 25, 30
"""States by their numbers in AT-SPI."""


def missing() -> str:
    """What the machine lacks to be listened to; empty if nothing."""
    if shutil.which("dbus-daemon") is None:
        return "dbus-daemon"
    return "" if SERVICES.exists() else "at-spi2-core"


class SessionBus:
    """A session bus of the test's own."""

    def __init__(self, display: str) -> None:
        """Start it, for programs on that display."""
        self.folder = tempfile.mkdtemp(prefix="ear-")  # short: the name of a socket has hardly more than 100 letters
        surroundings = {**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": self.folder, "HOME": self.folder}
        surroundings.pop("DBUS_SESSION_BUS_ADDRESS", None)
        self._daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
            env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        assert self._daemon.stdout is not None
        self.address = self._daemon.stdout.readline().strip()

    def variables(self) -> dict[str, str]:
        """What a program needs to be heard on it."""
        return {
            "DBUS_SESSION_BUS_ADDRESS": self.address, "XDG_RUNTIME_DIR": self.folder,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }

    def close(self) -> None:
        """End it, and with it what it activated."""
        self._daemon.terminate()
        self._daemon.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


class Node(NamedTuple):
    """Something in the tree, as it was when it was read."""

    path: str
    role: str
    name: str
    states: frozenset[int]
    actions: tuple[str, ...]
    parents: tuple[str, ...]
    """The names of what it is in, from the window down."""

    def can(self, action: str) -> bool:
        """Whether that can be done with it now."""
        return action in self.actions and ENABLED in self.states and SHOWING in self.states


class Ear:
    """A connection to the accessibility bus, and the program on it."""

    def __init__(self, session: SessionBus) -> None:
        """Ask the session where the accessibility bus is, and listen to announcements and to the keyboard's place."""
        asking = open_dbus_connection(session.address)
        where = asking.send_and_get_reply(
            new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
        )
        asking.close()
        self._bus: DBusConnection = open_dbus_connection(where.body[0])
        self._bus.send_and_get_reply(
            message_bus.AddMatch(MatchRule(type="signal", interface="org.a11y.atspi.Event.Object"))
        )
        for event in ("object:announcement", "object:state-changed:focused"):
            self._ask([self._call("/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", "s", (event,), REGISTRY)])
        self.program = ""
        self.heard: list[tuple[str, int]] = []
        """What was announced, with how urgent it is: 1 polite, 2 assertive."""
        self.focused: list[str] = []
        """The names of what had the keyboard, in order, as far as they were asked for."""

    def close(self) -> None:
        """Hear no more."""
        self._bus.close()

    # asking

    def _call(
        self, path: str, interface: str, method: str, signature: str | None = None, body: tuple[Any, ...] = (),
        whom: str = "",
    ) -> Message:
        return new_method_call(DBusAddress(path, whom or self.program, interface), method, signature, body)

    def _ask(self, questions: Sequence[Message]) -> list[tuple[Any, ...] | None]:
        """Send all, then gather the replies; None for a question that couldn't be answered."""
        waiting = {}
        for at, question in enumerate(questions):
            serial = next(self._bus.outgoing_serial)
            waiting[serial] = at
            self._bus.send(question, serial=serial)
        found: list[tuple[Any, ...] | None] = [None] * len(questions)
        while waiting:
            message = self._bus.receive(timeout=PATIENCE)
            at = waiting.pop(message.header.fields.get(5), None)  # type: ignore[call-overload]  # a reply's serial
            if at is None:
                self._hear(message)
            elif message.header.message_type == MessageType.method_return:
                found[at] = message.body
        return found

    def _hear(self, message: Message) -> None:
        member = message.header.fields.get(3)  # type: ignore[call-overload]
        if message.header.message_type == MessageType.signal and member == "Announcement":
            kind, urgent, _, (_, text), _ = message.body
            del kind
            self.heard.append((text, urgent))

    def listen(self) -> list[tuple[str, int]]:
        """What was announced since this was asked last."""
        self._ask([self._call(ROOT, "org.freedesktop.DBus.Peer", "Ping")])
        heard, self.heard = self.heard, []
        return heard

    # reading

    def find_program(self) -> None:
        """Wait until the program is on the bus."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            (reply,) = self._ask([self._call(ROOT, ACCESSIBLE, "GetChildren", whom=REGISTRY)])
            if reply and reply[0]:
                self.program = reply[0][0][0]
                return
            time.sleep(PAUSE)
        raise AssertionError("no program came to the accessibility bus")

    def read(self, root: str = ROOT, *, among: Callable[[Node], bool] = lambda _node: True) -> list[Node]:
        """Everything that can be heard from there on, in the tree's order; only inside of what `among` lets pass."""
        found: dict[str, Node] = {}
        under: dict[str, list[str]] = {}
        level: list[tuple[str, tuple[str, ...]]] = [(root, ())]
        while level:
            replies = iter(self._ask([question for path, _ in level for question in self._questions(path)]))
            deeper = []
            for path, parents in level:
                node, children = self._node(path, parents, [next(replies) for _ in range(5)])
                if node is None:
                    continue
                found[path] = node
                if among(node):
                    under[path] = children
                    inside = (*parents, node.name) if node.name else parents
                    deeper += [(child, inside) for child in children]
            level = [(path, parents) for path, parents in deeper if path not in found]
        return list(_in_order(root, found, under))

    def _questions(self, path: str) -> Iterable[Message]:
        yield self._call(path, ACCESSIBLE, "GetChildren")
        yield self._call(path, ACCESSIBLE, "GetRoleName")
        yield self._call(path, ACCESSIBLE, "GetState")
        yield self._call(path, PROPERTIES, "Get", "ss", (ACCESSIBLE, "Name"))
        yield self._call(path, ACTION, "GetActions")

    @staticmethod
    def _node(
        path: str, parents: tuple[str, ...], said: list[tuple[Any, ...] | None],
    ) -> tuple[Node | None, list[str]]:
        children, role, states, name, actions = said
        if children is None or role is None or states is None or name is None:
            return None, []  # it went meanwhile
        bits = states[0][0] | states[0][1] << 32
        numbers = frozenset(number for number in range(64) if bits >> number & 1)
        doing = tuple(action[0] for action in actions[0]) if actions is not None else ()
        return Node(path, role[0], name[0][1], numbers, doing, parents), [child for _, child in children[0]]

    def description(self, node: Node) -> str:
        """What is said of it besides its name."""
        (reply,) = self._ask([self._call(node.path, PROPERTIES, "Get", "ss", (ACCESSIBLE, "Description"))])
        return reply[0][1] if reply is not None else ""

    # acting

    def press(self, node: Node, action: str = "Press") -> None:
        """Do what can be done with it."""
        self._ask([self._call(node.path, ACTION, "DoAction", "i", (node.actions.index(action),))])


def _in_order(root: str, found: dict[str, Node], under: dict[str, list[str]]) -> Iterator[Node]:
    if root in found:
        yield found[root]
        for child in under.get(root, ()):
            yield from _in_order(child, found, under)
