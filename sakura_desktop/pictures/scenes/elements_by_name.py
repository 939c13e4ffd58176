"""The elements of scenes by their names: every public function of the modules in `elements`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import FunctionType
from typing import TYPE_CHECKING, Final, TypeAlias

from sakura_desktop.pictures.scenes import elements

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen

    Draw: TypeAlias = Callable[[Pen, Random], None]


def _drawn() -> dict[str, Draw]:
    found: dict[str, Draw] = {}
    for info in iter_modules(elements.__path__):
        module = import_module(f"{elements.__name__}.{info.name}")
        for name, draw in vars(module).items():
            own = isinstance(draw, FunctionType) and draw.__module__ == module.__name__
            if own and not name.startswith("_"):
                found[name.replace("_", "-")] = draw
    return found


ELEMENTS: Final = _drawn()
