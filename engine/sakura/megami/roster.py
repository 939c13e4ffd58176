"""The megami that can be played, in the order of their numbers. Importing this registers their cards and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.sakura.areas import AREAS, COMPONENTS
from engine.sakura.megami.akina import AKINA
from engine.sakura.megami.chikage import CHIKAGE
from engine.sakura.megami.hagane import HAGANE
from engine.sakura.megami.hatsumi import HATSUMI
from engine.sakura.megami.himika import HIMIKA
from engine.sakura.megami.honoka import HONOKA
from engine.sakura.megami.kamuwi import KAMUWI
from engine.sakura.megami.kanawe import KANAWE
from engine.sakura.megami.korunu import KORUNU
from engine.sakura.megami.kururu import KURURU
from engine.sakura.megami.megumi import MEGUMI
from engine.sakura.megami.misora import MISORA
from engine.sakura.megami.mizuki import MIZUKI
from engine.sakura.megami.oboro import OBORO
from engine.sakura.megami.raira import RAIRA
from engine.sakura.megami.renri import RENRI
from engine.sakura.megami.saine import SAINE
from engine.sakura.megami.shinra import SHINRA
from engine.sakura.megami.shisui import SHISUI
from engine.sakura.megami.thallya import THALLYA
from engine.sakura.megami.tokoyo import TOKOYO
from engine.sakura.megami.utsuro import UTSURO
from engine.sakura.megami.yatsuha import YATSUHA
from engine.sakura.megami.yukihi import YUKIHI
from engine.sakura.megami.yurina import YURINA
from engine.sakura.registry import REGISTRY
from engine.sakura.state import of_both

if TYPE_CHECKING:
    from engine.sakura.cards import Card
    from engine.sakura.megami.shape import FormSpec, MegamiSpec

ROSTER: Final[tuple[MegamiSpec, ...]] = (
    YURINA,
    SAINE,
    HIMIKA,
    TOKOYO,
    OBORO,
    YUKIHI,
    SHINRA,
    HAGANE,
    CHIKAGE,
    KURURU,
    THALLYA,
    RAIRA,
    UTSURO,
    HONOKA,
    KORUNU,
    YATSUHA,
    HATSUMI,
    MIZUKI,
    MEGUMI,
    KANAWE,
    KAMUWI,
    RENRI,
    AKINA,
    SHISUI,
    MISORA,
)


def _register() -> None:
    cards: dict[Card, None] = {}
    for megami in ROSTER:
        cards |= dict.fromkeys(megami.all_cards())
    for card in cards:
        REGISTRY.add(card)
    for form in (form for megami in ROSTER for form in megami.forms):
        for key, rules in ((form.key, form.rules), (of_both(form.key), form.rules_of_both)):
            if rules:
                REGISTRY.add_rules(key, rules)
        COMPONENTS.declare(form.key, *form.components)
        COMPONENTS.declare(of_both(form.key), *form.components_of_both)
        for component in form.components:
            for area in component.areas:
                AREAS.add(area)
            for where, token in component.beside:
                AREAS.admit(where, token, crowds=component.crowding)


_register()

FORMS: Final[dict[str, tuple[MegamiSpec, FormSpec]]] = {
    form.key: (megami, form) for megami in ROSTER for form in megami.forms
}
"""Every form that can be chosen, with its megami (appendix 1)."""
