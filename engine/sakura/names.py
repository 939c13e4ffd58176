"""What things of Sakura Arms are called."""

from __future__ import annotations

from engine.text.phrase import Name


def megami_name(form: str) -> Name:
    """The name of a megami or of one of her forms (§2-1), by the key that her module gives it."""
    return Name("megami", form)
