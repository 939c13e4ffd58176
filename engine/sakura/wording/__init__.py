"""The words around the rules: what is asked, what the options are, who and where, as phrases."""

from __future__ import annotations

from engine.sakura.wording.labels import label_of
from engine.sakura.wording.prompts import how_many, prompt_of
from engine.sakura.wording.slots import named, who

__all__ = ["how_many", "label_of", "named", "prompt_of", "who"]
