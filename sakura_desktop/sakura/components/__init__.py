"""The panel of each component, a module each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.sakura.components.aim import AimPanel, aim_phrase
from sakura_desktop.sakura.components.anvil import AnvilPanel
from sakura_desktop.sakura.components.barracks import BarracksPanel
from sakura_desktop.sakura.components.bloom import BloomPanel
from sakura_desktop.sakura.components.electronic import ElectronicPanel
from sakura_desktop.sakura.components.falsehood import FalsehoodPanel, RelicsPanel
from sakura_desktop.sakura.components.field import FieldPanel
from sakura_desktop.sakura.components.gauges import GAUGES, GaugesPanel, TabooPanel, gauge_phrase
from sakura_desktop.sakura.components.machine import MachinePanel
from sakura_desktop.sakura.components.market import MarketPanel, market_phrase
from sakura_desktop.sakura.components.mechanisms import MechanismsPanel
from sakura_desktop.sakura.components.memory import PLACES, MemoryPanel, journey_phrase
from sakura_desktop.sakura.components.mirror import MirrorPanel
from sakura_desktop.sakura.components.plan import PlanPanel, half_phrase, plan_phrase
from sakura_desktop.sakura.components.poison_bag import BagPanel
from sakura_desktop.sakura.components.sea import SeaPanel, dive_phrase, way_phrase
from sakura_desktop.sakura.components.story import ACTS, StoryPanel, act_phrase, mask_phrase
from sakura_desktop.sakura.components.umbrella import UmbrellaPanel, umbrella_phrase

if TYPE_CHECKING:
    from engine.text.phrase import Phrase
    from sakura_desktop.table.component_panels import PanelView
    from sakura_desktop.table.models.component import ComponentModel

PANELS: Final[dict[str, type[PanelView]]] = {
    "aim": AimPanel,
    "umbrella": UmbrellaPanel,
    "plan": PlanPanel,
    "anvil": AnvilPanel,
    "bloom": BloomPanel,
    "poison-bag": BagPanel,
    "market": MarketPanel,
    "mechanisms": MechanismsPanel,
    "machine": MachinePanel,
    "gauges": GaugesPanel,
    "taboo": TabooPanel,
    "story": StoryPanel,
    "electronic": ElectronicPanel,
    "mirror": MirrorPanel,
    "memory": MemoryPanel,
    "barracks": BarracksPanel,
    "field": FieldPanel,
    "falsehood": FalsehoodPanel,
    "relics": RelicsPanel,
    "sea": SeaPanel,
}
"""A component without a panel of its own is shown by the general one."""
PARTS: Final = {
    "umbrella": ("umbrella",),
    "plan": ("plan", "plan-0", "plan-1"),
    "gauges": ("wind", "thunder"),
    "taboo": ("taboo",),
    "story": ("act", *ACTS),
    "market": ("market",),
    "aim": ("aim",),
    "memory": PLACES,
    "sea": ("dive", "dive-0", "dive-1"),
}
"""The parts of components that are neither cards nor pieces."""
TAKEN: Final = frozenset({"umbrella", "plan", "wind", "thunder", "act", "aim", "dive", *PLACES})
"""Those that a hand takes or points at; the halves of a plan's board only take the plan."""
PHRASES: Final = {
    "market": market_phrase,
    "dive": dive_phrase, "dive-0": way_phrase, "dive-1": way_phrase,
    "umbrella": umbrella_phrase, "plan": plan_phrase, "plan-0": half_phrase, "plan-1": half_phrase,
    **dict.fromkeys(GAUGES, gauge_phrase),
    "act": mask_phrase, **dict.fromkeys(ACTS, act_phrase),
    "aim": aim_phrase, **dict.fromkeys(PLACES, journey_phrase),
}


def part_phrase(model: ComponentModel) -> Phrase | None:
    """A component's part in words: which it is, how it stands, whether it may be taken."""
    words = PHRASES.get(model.part)
    return words(model) if words is not None else None


def part_icon(model: ComponentModel) -> str:
    """The icon of a component's part, as it is seen in the hand."""
    if model.part == "umbrella":
        return "umbrella-open" if model.value("umbrella") else "umbrella-closed"
    return "memory" if model.part in PLACES else model.part
