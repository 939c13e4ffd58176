"""A list of all megami of the season with their 48 forms; the cards of each are borrowed."""

from __future__ import annotations

from typing import Final

from engine.cardgame.view import Refusal
from engine.sakura.door import Form, Pool, card_face, cards_of, forms, replaced_by
from engine.text.phrase import say
from sakura_desktop.sakura.form_list import FormList

_FORMS: Final = """
01 yurina a1 a2
02 saine a1 a2
03 himika a1
04 tokoyo a1 a2
05 oboro a1 a2
06 yukihi a1
07 shinra a1
08 hagane a1
09 chikage a1
10 kururu a1 a2
11 thallya a1
12 raira a1
13 utsuro a1
14 honoka a1
15 korunu
16 yatsuha a1 aa1
17 hatsumi a1
18 mizuki
19 megumi
20 kanawe
21 kamuwi
22 renri a1
23 akina
24 shisui
25 misora
"""
LENT: Final = [form.key for form in forms()]
POISONS: Final = cards_of(LENT[3]).normals[:4]
PARTS: Final = cards_of(LENT[6]).normals
BROUGHT: Final = {
    "chikage": Pool((), (), (), tuple((number, "poison-bag") for number in (*POISONS, *POISONS[:1]))),
    "oboro-a2": Pool((), (), (), tuple((number, "parts") for number in PARTS)),
    "raira": Pool((), (), cards_of(LENT[3]).specials[:3]),
    "hagane-a1": Pool(cards_of(LENT[6]).normals[:1], ()),
}
"""What some of these bring besides the cards of the first form: more to choose from, cards that lie elsewhere."""


def _forms() -> tuple[Form, ...]:
    found = []
    for line in _FORMS.strip().splitlines():
        number, base, *others = line.split()
        found += [Form(base, base, number, "")]
        found += [Form(f"{base}-{another}", base, number, another.upper()) for another in others]
    return tuple(found)


ALL: Final = _forms()
FORMS: Final = tuple(form.key for form in ALL)
NUMBERS: Final = {form.key: form.number for form in ALL}


def _cards(form: str) -> Pool:
    own, more = cards_of(LENT[0]), BROUGHT.get(form, Pool((), ()))
    return Pool((*own.normals, *more.normals), (*own.specials, *more.specials), more.extras, more.lays)


def _kind(number: str) -> str:
    if number in POISONS:
        return "poison"
    return "part" if number in PARTS else card_face(number).kind


def _check(pair: tuple[str, str]) -> Refusal | None:
    if NUMBERS[pair[0]] == NUMBERS[pair[1]]:
        return Refusal("same-megami", "2-1", say("choose-twice", megami=pair[0]))
    return None


LISTED: Final = FormList(
    ALL, _cards, lambda form: replaced_by(form) if form in LENT and form not in BROUGHT else {}, _kind, _check
)
