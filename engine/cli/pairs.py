"""Pairs of megami on a command line: two keys of forms with a comma between, checked with the reason of a refusal."""

from __future__ import annotations

from engine.cli.output import Complaint
from engine.sakura.pool import check_pair, forms


def read_pair(text: str) -> tuple[str, str]:
    """The pair that a text names. Raises `Complaint` with the names that there are."""
    keys = [form.key for form in forms()]
    pair = [key.strip().lower() for key in text.split(",") if key.strip()]
    unknown = [key for key in pair if key not in keys]
    if unknown:
        raise Complaint(f"no megami is called {', '.join(unknown)}; there are: {', '.join(keys)}")
    if len(pair) != 2:
        raise Complaint(f"two megami make a pair, like {keys[0]},{keys[-1]}; got {text!r}")
    if check_pair((pair[0], pair[1])) is not None:
        raise Complaint(f"{pair[0]} and {pair[1]} have the same number and can't be chosen together (§2-1)")
    return pair[0], pair[1]
