"""Whether things may be seen to travel: what the settings say, else what the system wishes."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from sakura_desktop.settings import Settings

CLIENT_AREA_ANIMATION: Final = 0x1042
"""What Windows calls the switch that its settings name "animation effects" (SPI_GETCLIENTAREAANIMATION)."""
PORTAL_WAITS: Final = 300
"""Milliseconds that a desktop may take to say what it wishes."""


def still(settings: Settings) -> bool:
    """Nothing is to travel: what happens is marked where it happens."""
    return settings.motion == "little" or (settings.motion == "system" and _system_wishes())


def _system_wishes() -> bool:
    """Qt tells it from 6.12 on; older ones leave it to be asked of the system."""
    hints: Any = QGuiApplication.styleHints().accessibility()
    if hasattr(hints, "motionPreference"):
        wish: Any = Qt
        return bool(hints.motionPreference() == wish.MotionPreference.ReducedMotion)
    return _platform_wishes()


@cache
def _platform_wishes() -> bool:
    """Asked once: by default things move."""
    if sys.platform == "win32":
        return _windows_wishes()
    return sys.platform.startswith("linux") and _desktop_wishes()


def _windows_wishes() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    found: Any = ctypes
    found.windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value


def _desktop_wishes() -> bool:
    """By the portal that desktops answer settings through."""
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    portal = QDBusInterface(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", bus
    )
    portal.setTimeout(PORTAL_WAITS)
    for space, key, reduced in (
        ("org.freedesktop.appearance", "reduced-motion", 1),
        ("org.gnome.desktop.interface", "enable-animations", False),
    ):
        answer = portal.call("ReadOne", space, key)
        if answer.type() == QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            return bool(answer.arguments()[0] == reduced)
    return False
