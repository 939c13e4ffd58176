#!/usr/bin/env python3
"""Sets everything up and starts the program: ``python3 play.py [arguments for the program]``.

Needs Python 3.11 or later and nothing else: it makes a virtual environment beside this file, installs into it what
``pyproject.toml`` names, looks after the system libraries that a window needs, and starts the program. The next time
it only starts it. ``check.py`` sets up by the same functions, with the tools of the tests besides.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import io
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
PERSON_MUST_ACT = 3
"""Exit code when someone has to do something first; the message says what."""

QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libzstd.so.1": "libzstd1",
}
"""What Qt's window plug-in for X11 is linked against, with the Debian package that brings it."""

TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
"""What the tests play with on a virtual screen, and by what they listen, with the Debian package that brings it."""

CJK_FONTS = "fonts-noto-cjk"
NO_NETWORK = re.compile(
    r"NewConnectionError|NameResolutionError|Temporary failure in name resolution|getaddrinfo failed|Network is unreach"
    r"|ConnectTimeout|ReadTimeout|Connection refused|ProxyError|Could not resolve",
)


class Stopped(Exception):
    """The set-up cannot go on; its message tells a person why and what to do."""

    def __init__(self, message: str, code: int = PERSON_MUST_ACT) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Home:
    """Where the virtual environment lives, and with it everything that the commands leave behind."""

    root: Path
    venv: Path

    @property
    def python(self) -> Path:
        """The environment's own Python."""
        return self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """What was installed, written when it was whole."""
        return self.venv / "set-up.json"

    @property
    def unfinished(self) -> Path:
        """Stands from the first step of an installation to its last."""
        return self.venv / "set-up.unfinished"

    @property
    def caches(self) -> Path:
        """Where the tools of the tests keep what they remember."""
        return self.root if os.access(self.root, os.W_OK) else spare_place(self.root)


def say(words: str) -> None:
    """One line for the person at the terminal."""
    print(words, flush=True)


def main(arguments: Sequence[str]) -> int:
    """Sets up, then becomes the program."""
    home = prepare("")
    return become([str(home.python), "-m", "sakura_desktop", *arguments])


def prepare(extra: str, programs: Sequence[str] = ()) -> Home:
    """Brings the machine and the virtual environment to what `extra` of pyproject.toml needs, and `programs` with it.

    Quick when there is nothing to do. Raises Stopped with words for a person when it cannot.
    """
    require_python()
    home = find_home(ROOT, extra)
    with one_at_a_time(home):
        whole = is_whole(home, extra)
        look_after_system(missing_packages(programs, with_venv=not whole), fonts_decide=bool(extra))
        if not whole:
            install(home, extra)
    return home


# --- Python --------------------------------------------------------------------------------------------------------


def require_python() -> None:
    """Stops on a Python that is too old, with the way to a newer one."""
    if sys.version_info[:2] < OLDEST_PYTHON:
        raise Stopped(
            f"Python {OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]} or later is needed; "
            f"this is {platform.python_version()} ({sys.executable}).\n"
            "  Debian 12, Ubuntu 24.04 and later:  sudo apt-get install python3\n"
            "  macOS:                              https://www.python.org/downloads/ or: brew install python\n"
            "  Windows:                            winget install Python.Python.3.12"
        )


# --- the system ----------------------------------------------------------------------------------------------------


def missing_packages(programs: Sequence[str], with_venv: bool) -> list[str]:
    """The Debian packages that this Linux lacks; nothing on other systems, whose windows bring what they need."""
    if not sys.platform.startswith("linux"):
        return []
    packages = [package for library, package in QT_LIBRARIES.items() if not is_loadable(library)]
    packages += [TEST_PROGRAMS[program] for program in programs if shutil.which(program) is None]
    if with_venv and (importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None):
        packages.append(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
    if not has_cjk_fonts():
        packages.append(CJK_FONTS)
    return sorted(set(packages))


def is_loadable(library: str) -> bool:
    """Whether the loader finds the library (and what that one needs) for this very Python's architecture."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_cjk_fonts() -> bool:
    """Whether Japanese and Korean can be drawn."""
    if shutil.which("fc-list"):
        return all(said(["fc-list", f":lang={language}", "family"]).strip() for language in ("ja", "ko"))
    folders = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local/share/fonts")
    return any(True for folder in folders for _ in folder.glob("**/*CJK*"))


def look_after_system(packages: list[str], fonts_decide: bool) -> None:
    """Installs what is missing where we may, else names the command; only fonts may be missing, and only to play."""
    if not packages:
        return
    if not shutil.which("apt-get"):
        say(
            "This system seems to lack some of what a Qt window needs. On Debian it would be in these packages:\n"
            f"  {' '.join(packages)}\n"
            "Please install what your system calls them if the program does not start."
        )
        return
    install_command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not is_superuser():
        message = (
            "Some system packages are missing. Please run this, then the same command again:\n"
            f"  sudo apt-get update && sudo {shlex.join(install_command)}"
        )
        if packages != [CJK_FONTS] or fonts_decide:
            raise Stopped(message)
        say(f"{message}\nUntil then, Japanese and Korean may show as empty boxes.")
        return
    say(f"Installing system packages: {' '.join(packages)}")
    for command in (["apt-get", "update"], install_command):
        if call([command[0], "-q", "-o", "DPkg::Lock::Timeout=120", *command[1:]], DEBIAN_FRONTEND="noninteractive"):
            raise Stopped(
                f"This did not succeed: {shlex.join(command)}\n"
                "Is there a network connection, and no other installation at work? Then run the same command again."
            )


def is_superuser() -> bool:
    """Whether we may install system packages."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


# --- the virtual environment ---------------------------------------------------------------------------------------


def find_home(root: Path, extra: str) -> Home:
    """`.venv` beside this file; where the folder can't be written to and has none ready, a place among the caches."""
    beside = Home(root, root / ".venv")
    if os.access(root, os.W_OK) or is_whole(beside, extra):
        return beside
    home = Home(root, spare_place(root) / ".venv")
    try:
        home.venv.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Stopped(
            f"Neither {root} nor {home.venv.parent} can be written to ({error.strerror}), "
            "so there is no place for the virtual environment. Please make one of them writable."
        ) from error
    if not home.venv.exists():
        say(f"{root} is read-only: the virtual environment goes to {home.venv}")
    return home


def spare_place(root: Path) -> Path:
    """A folder for this checkout where the system keeps a person's caches."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "sakura-desktop" / f"checkout-{digest_of(str(root))[:12]}"


def is_whole(home: Home, extra: str) -> bool:
    """Whether the environment holds all that `extra` needs, for this project as it is now and this Python."""
    if not home.python.exists() or home.unfinished.exists():
        return False
    project, extras = read_stamp(home)
    return project == fingerprint(home.root) and extra in extras


def read_stamp(home: Home) -> tuple[str, frozenset[str]]:
    """What the last whole installation was of, and the extras that it brought; nothing if there was none."""
    try:
        stamp = json.loads(home.stamp.read_text("utf-8"))
        return str(stamp["project"]), frozenset(map(str, stamp["extras"]))
    except (OSError, ValueError, TypeError, KeyError):
        return "", frozenset()


def fingerprint(root: Path) -> str:
    """Changes when the environment has to be looked at again: other dependencies, another Python, a moved folder."""
    project = (root / "pyproject.toml").read_text("utf-8")
    return digest_of("\n".join([project, str(root), sys.base_prefix, str(sys.version_info[:3])]))


def digest_of(text: str) -> str:
    """A short name for a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def install(home: Home, extra: str) -> None:
    """Makes the environment if there is none that works, and installs the project with `extra` into it."""
    extras = read_stamp(home)[1] | {"", extra}
    try:
        clear_ground(home)
    except OSError as error:
        raise Stopped(
            f"Cannot change {home.venv} ({error.strerror}). Is a program still running from it, or the disk full? "
            "Then close it or make room, and run the same command again."
        ) from error
    if not home.python.exists():
        say(f"Making a virtual environment in {home.venv}")
        if call([sys.executable, "-m", "venv", str(home.venv)]):
            raise Stopped(f"The virtual environment could not be made in {home.venv}; the lines above say why.")
    named = ",".join(sorted(extras - {""}))
    install_project(home, f"{home.root}[{named}]" if named else str(home.root))
    stamp = {"project": fingerprint(home.root), "extras": sorted(extras)}
    home.stamp.write_text(json.dumps(stamp), "utf-8")
    home.unfinished.unlink()


def clear_ground(home: Home) -> None:
    """Takes away an environment that is half-made or does not work; marks the one to come as unfinished."""
    if home.venv.exists() and (home.unfinished.exists() or not is_usable(home)):
        say("The last set-up was interrupted, or was for another Python: starting it afresh.")
        shutil.rmtree(home.venv)
    home.venv.mkdir(exist_ok=True)
    home.unfinished.touch()
    home.stamp.unlink(missing_ok=True)


def is_usable(home: Home) -> bool:
    """Whether the environment's Python starts, has pip, and is of our version."""
    if not home.python.exists():
        return False
    seen = said([str(home.python), "-c", "import sys, pip; print(*sys.version_info[:2])"])
    return seen.split() == [str(number) for number in sys.version_info[:2]]


def install_project(home: Home, what: str) -> None:
    """Installs the project, in place, with what it depends on."""
    say("Installing what the program needs (the first time some 100 MB are fetched)")
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "pip.log"
        command = [str(home.python), "-m", "pip", "--disable-pip-version-check", "--no-input", "--log", str(log)]
        bars = [] if sys.stdout.isatty() else ["--progress-bar", "off"]
        if call([*command, "install", *bars, "--editable", what]):
            home.unfinished.unlink()  # pip takes back what fails: the environment is as it was
            raise Stopped(why_not_installed(log.read_text("utf-8", "replace") if log.exists() else ""))
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(home.venv), "platbase": str(home.venv)}))
    if not str(home.root).isascii():
        # Python before 3.13 reads these files in the locale's encoding, and does not start when it can't.
        for link in site.glob("_editable_impl_sakura_desktop.pth"):
            link.write_text(f"import sys; sys.path.append({str(home.root)!a})\n", "ascii")


def why_not_installed(log: str) -> str:
    """The reason in pip's log in words that help."""
    if NO_NETWORK.search(log):
        return (
            "The packages could not be fetched: there seems to be no network connection to the Python package index.\n"
            "Please connect (or set pip's proxy or index), then run the same command again."
        )
    if "No space left on device" in log:
        return "The disk is full: the packages need about 700 MB. Please make room, then run the same command again."
    if "No matching distribution found" in log:
        return (
            f"A package that the program needs does not exist for this Python {platform.python_version()} on "
            f"{platform.platform()}; the lines above name it. A 64-bit Python 3.11, 3.12 or 3.13 works."
        )
    return "The packages could not be installed; pip's lines above say why."


# --- small helpers -------------------------------------------------------------------------------------------------


def surroundings(**more: str) -> dict[str, str]:
    """The variables that our commands run under: ours, without those that would bend the environment's Python."""
    bending = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__"}
    return {name: value for name, value in os.environ.items() if name not in bending} | more


def call(command: Sequence[str], **variables: str) -> int:
    """Runs a command before the person's eyes, with nothing to read; its exit code."""
    return subprocess.run(command, env=surroundings(**variables), stdin=subprocess.DEVNULL, check=False).returncode


def said(command: Sequence[str]) -> str:
    """What a command prints; nothing if it fails or is not there."""
    try:
        done = subprocess.run(command, env=surroundings(), capture_output=True, text=True, check=True, errors="replace")
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout


def become(command: Sequence[str]) -> int:
    """Hands the terminal over to a command for good."""
    if os.name == "posix":
        os.execve(command[0], list(command), surroundings())
    return subprocess.run(command, env=surroundings(), check=False).returncode


@contextlib.contextmanager
def one_at_a_time(home: Home) -> Iterator[None]:
    """Lets a second set-up of the same environment wait for the first."""
    try:
        lock = (home.venv.parent / ".venv-lock").open("a")
    except OSError:  # a read-only folder with an environment that is ready: nothing to guard
        yield
        return
    with lock:
        hold(lock.fileno())
        yield


if sys.platform == "win32":
    import msvcrt

    def hold(handle: int) -> None:
        """Waits for the lock on a file; the end of the process lets it go."""
        while True:
            with contextlib.suppress(OSError):  # after ten seconds it gives up; we do not
                msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
                return

else:
    import fcntl

    def hold(handle: int) -> None:
        """Waits for the lock on a file; the end of the process lets it go."""
        fcntl.flock(handle, fcntl.LOCK_EX)


def plainly(command: Callable[[Sequence[str]], int]) -> int:
    """Runs one of the two commands on the arguments given; a stop or Ctrl+C ends in words instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return command(sys.argv[1:])
    except Stopped as stopped:
        print(stopped, file=sys.stderr, flush=True)
        return stopped.code
    except KeyboardInterrupt:
        print("\nInterrupted. Running the same command again goes on from here.", file=sys.stderr, flush=True)
        return 130


if __name__ == "__main__":
    sys.exit(plainly(main))
