"""What the commands share: how they print, and how they complain."""

from __future__ import annotations

import sys

import msgspec


class Complaint(Exception):
    """Something that a person has to mend, in a sentence; `code` is the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        """Keep the sentence and the code."""
        super().__init__(message)
        self.code = code


def print_json(value: object) -> None:
    """One JSON document on standard output, UTF-8 whatever the terminal is set to."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.flush()
    sys.stdout.buffer.write(text + b"\n")
    sys.stdout.buffer.flush()
