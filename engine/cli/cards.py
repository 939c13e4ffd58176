"""`sakura-engine cards`: the cards with their printed figures and their text in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from engine.cli.output import Complaint, print_json
from engine.sakura.clauses.wording import card_face, card_text
from engine.sakura.pool import cards_of, forms
from engine.text.catalog import Catalog
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse


class Row(TypedDict):
    """A card as the command prints it; figures as printed, null where a card has none."""

    number: str
    name: str
    ruby: str | None
    """The reading in kana; only Japanese names have one."""
    megami: str
    form: str
    """The form that brings it: the megami's own key, or with `-a1`, `-a2`."""
    kind: str
    type: str
    subtype: str | None
    range: str | None
    damage: str | None
    capacity: str | None
    cost: str | None
    text: list[str]


def cards(megami: str | None = None, language: str = "ja") -> list[Row]:
    """The cards of every megami, of one with all her forms (her key), or those that a form may bring (its key), each
    once. Raises `Complaint` for a megami that isn't listed.
    """
    renderer = Renderer(Catalog.load(language))
    rows: dict[str, Row] = {}
    for key in _wanted(megami):
        pool = cards_of(key)
        for number in pool.numbers:
            rows.setdefault(number, _row(number, key, renderer))
    return list(rows.values())


def _wanted(megami: str | None) -> list[str]:
    """The forms whose cards are listed."""
    listed = forms()
    if megami is None:
        return [form.key for form in listed]
    key = megami.strip().lower()
    if any(form.key == key and form.another for form in listed):
        return [key]
    wanted = [form.key for form in listed if form.base == key]
    if not wanted:
        names = ", ".join(form.key for form in listed)
        raise Complaint(f"no megami is called {megami!r}; there are: {names}")
    return wanted


def _row(number: str, key: str, renderer: Renderer) -> Row:
    """A card as the form of that key brings it."""
    face = card_face(number)
    megami = key.partition("-")[0]
    name = renderer.card(number)
    forms_of_card = face.form.split("/")
    lines = [line for phrase in card_text(number) for line in renderer.text(phrase).split("\n")]
    return Row(
        number=number,
        name=name.text,
        ruby=name.ruby or None,
        megami=megami,
        form=next((form for form in forms_of_card if form.partition("-")[0] == megami), key),
        kind=face.kind,
        type=face.type,
        subtype=face.subtype,
        range=face.range,
        damage=face.damage,
        capacity=face.capacity,
        cost=face.cost,
        text=lines,
    )


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of `sakura-engine`."""
    parser = subparsers.add_parser(
        "cards",
        help="the cards with their figures and their text",
        description="Lists cards: of all megami, of one with all her forms, or those that one form may bring.",
    )
    herself, another = forms()[:2]
    parser.add_argument(
        "--megami", metavar="M", help=f"a megami ({herself.key}) or another form of one ({another.key})"
    )
    parser.add_argument("--lang", choices=Catalog.languages, default="ja", help="language of names and text")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards as asked."""
    rows = cards(args.megami, args.lang)
    if args.json:
        print_json(rows)
    else:
        print("\n\n".join(_readable(row) for row in rows))
    return 0


def _readable(row: Row) -> str:
    """A card in a few lines: its name and number, its figures, its text."""
    printed = (row["range"], row["damage"], row["capacity"], row["cost"])
    names = ("range", "damage", "capacity", "cost")
    figures = [f"{name} {value}" for name, value in zip(names, printed, strict=True) if value is not None]
    types = [row["kind"], row["type"], *([row["subtype"]] if row["subtype"] else [])]
    head = f"{row['name']}  {row['number']}\n  {' '.join(types)}"
    first = "; ".join([head, *figures]) if figures else head
    return "\n".join([first, *(f"  {line}" for line in row["text"])])
