"""The command line as a test runs it: its arguments in, its exit code and what it wrote out."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from engine.cli.main import main


class Done(NamedTuple):
    """What a command left."""

    code: int
    out: str
    err: str

    @property
    def document(self):
        """The one JSON document on standard output; anything beside it is an error."""
        return json.loads(self.out)

    @property
    def complaint(self):
        """The one line of a complaint; nothing was printed beside it."""
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert self.err.startswith("sakura-engine: ")
        return self.err.strip().removeprefix("sakura-engine: ")


@pytest.fixture
def command(capfdbinary):
    """Run `sakura-engine` with these arguments."""

    def run(*arguments):
        capfdbinary.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as ended:  # a wrong command line, and --help
            code = ended.code
        out, err = capfdbinary.readouterr()
        return Done(code, out.decode(), err.decode())

    return run
