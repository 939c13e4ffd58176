"""Why a rule document can't be read or kept: a closed set of codes, each with its sentence in the catalogs."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from engine.kernel.files import quoted
from engine.text.phrase import Phrase, say

Code: TypeAlias = Literal[
    "missing",  # there is no such file
    "unreadable",  # the system refuses; `detail` is what it says
    "empty",  # nothing is in it
    "too-large",  # larger than any such document
    "kind",  # no text, Markdown or PDF by its name and its first bytes
    "binary",  # called a text, but it is none
    "encoding",  # a text whose letters fit no encoding that such documents have
    "pdf-damaged",  # called a PDF, but it can't be opened; `detail` is what the library says
    "pdf-locked",  # a PDF that wants a password
    "pdf-pictures",  # a PDF of pictures, without letters
    "too-slow",  # a PDF that takes longer to read than any such document
    "stopped",  # nobody waits for it any more
    "language",  # neither Japanese nor Korean
    "not-rules",  # something else than the comprehensive rules
    "cannot-keep",  # the program's own copy can't be written; `detail` is what the system says
    "copy-damaged",  # the program's own copy is damaged; it stays as it is until the document is opened again
]

CODES: tuple[Code, ...] = get_args(Code)


class RulebookError(Exception):
    """A document that can't be read, or a copy that can't be kept: `code` says why, `name` is the file's."""

    def __init__(self, code: Code, name: str, detail: str = "") -> None:
        """Keep the facts; `phrase` words them in the person's language."""
        super().__init__(f"{name}: {code}" + (f" ({detail})" if detail else ""))
        self.code: Code = code
        self.name = name
        self.detail = quoted(detail)

    @property
    def phrase(self) -> Phrase:
        """The sentence that says what is wrong and what helps."""
        return say(f"rulebook-{self.code}", name=self.name, detail=self.detail or "–")
